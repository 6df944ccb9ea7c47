"""Familiar: Mythic Arena as others see it."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.codes import PASS
from grimalkin.core.decks import DeckQuota, ReadyDeck
from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game, Setting
from grimalkin.core.state import State
from grimalkin.core.view import Because, Fact, Zone
from grimalkin.games.mythic_arena import reasons, view
from grimalkin.games.mythic_arena.advice import ArenaAdvice
from grimalkin.games.mythic_arena.deck import all_faults, check_brought, deck_files, deck_quotas, missing_cards
from grimalkin.games.mythic_arena.foresight import FORESIGHT
from grimalkin.games.mythic_arena.hooks import ArenaHooks
from grimalkin.games.mythic_arena.opening import start_game
from grimalkin.games.mythic_arena.position import ArenaPositions, empty_arena, rules_of
from grimalkin.games.mythic_arena.printed import Box, PetCard
from grimalkin.games.mythic_arena.state import BATTLE, CLEANUP, CODES, DONE, EVENTS, HOLD_BACK, KEEP, SEATS, Arena
from grimalkin.games.mythic_arena.verbs import EDITIONS, VOCABULARY


class MythicArena(Game):
    id: ClassVar[str] = "mythic-arena"
    title: ClassVar[str] = "Familiar: Mythic Arena"
    package: ClassVar[str] = "grimalkin.games.mythic_arena"
    rules: ClassVar[int] = 2  # 2: a pet is known to have used its Battle Power until the next turn begins
    order: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (2, 2)
    score: ClassVar[str] = "vp"
    phases = ("opening", "turn", "battle")
    longest: ClassVar[int] = 60_000
    takes_decks: ClassVar[bool] = True
    # the Battle cannot be left out: to go there at once is to do nothing before it
    idle: ClassVar[tuple[int, ...]] = (PASS, DONE, HOLD_BACK, KEEP, CLEANUP, BATTLE)
    stops: ClassVar[tuple[str, ...]] = ("MA-RULING-14",)

    def __init__(self) -> None:
        settings = [
            Setting("edition", EDITIONS),
            Setting("mode", ["standard", "simplified"]),
            Setting("deck_format", ["draft", "constructed"]),
            Setting("match", ["single", "best_of_3"]),
            Setting("turn_limit", ["200", "none"], 1, 100_000),  # MA-RULING-14
            Setting("cards", ["balanced", "spec"]),
        ]
        super().__init__(CODES, EVENTS, settings, [], VOCABULARY)
        self.advice = ArenaAdvice()
        self.positions = ArenaPositions()
        self.hooks = ArenaHooks()
        self.reasons = reasons.REASONS
        self.boxes: dict[str, Box] = {}  # by the library's hash; shared by all states

    def rooms(self) -> dict[str, list[str]]:
        pets: list[str] = []
        powers: list[str] = []
        for card_set in self.card_sets().values():
            if not pets:
                for library in card_set.editions.values():
                    if not pets:
                        cards = [card for card in library.cards if isinstance(card, PetCard)]
                        pets = [card.key for card in cards]
                        powers = [power.id for card in cards for power in card.powers]
        return {"pet": pets, "power": powers}

    def piece_names(self, settings: dict[str, str], seats: int) -> list[str]:
        pets = [card.key for card in self.library(settings).cards if isinstance(card, PetCard)]
        return [f"{seat}.{pet}" for seat in SEATS[:seats] for pet in pets]

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        game = empty_arena(self.box(settings), rules_of(settings))
        start_game(game, decks)
        return game

    def deck_fault(self, settings: dict[str, str], text: str) -> str:
        try:
            full = self.full_settings(settings)
            check_brought(self.box(full), rules_of(full).constructed, text)
        except BadSetup as error:
            return str(error)
        return ""

    def deck_faults(self, settings: dict[str, str], text: str) -> list[str]:
        full = self.full_settings(settings)
        return all_faults(self.box(full), rules_of(full).constructed, text)

    def deck_quotas(self, settings: dict[str, str]) -> list[DeckQuota]:
        return deck_quotas() if rules_of(self.full_settings(settings)).constructed else []

    def ready_decks(self) -> list[ReadyDeck]:
        """Those whose cards are all in the card set."""
        box = self.box(self.full_settings({}))
        return [deck for deck in deck_files().values() if not missing_cards(box, deck.cards)]

    def deck_settings(self) -> dict[str, str]:
        return {"deck_format": "constructed"}

    def first_settings(self) -> dict[str, str]:
        """Of 40 games between bots with ready decks the longest has 110 decisions of a seat, half of them up to 76."""
        return {**self.deck_settings(), "mode": "simplified", "turn_limit": "18"}

    def box(self, settings: dict[str, str]) -> Box:
        library = self.library(settings)
        box = self.boxes.get(library.hash)
        if box is None:
            box = Box(library)
            self.boxes[library.hash] = box
        return box

    def foresee(self, masked: State, seat: int, option: int) -> list[Fact]:
        assert isinstance(masked, Arena)
        return FORESIGHT.foresee(masked, seat, option)

    def because(self, masked: State, seat: int, act: int, rule: str) -> Because | None:
        assert isinstance(masked, Arena)
        return reasons.because(masked, seat, act, rule)

    def aside(self, masked: State, seat: int, piece: str) -> tuple[str, Because] | None:
        assert isinstance(masked, Arena)
        return reasons.aside(masked, seat, piece)

    def futile(self, masked: State, seat: int, option: int) -> bool:
        assert isinstance(masked, Arena)
        return FORESIGHT.is_futile(masked, seat, option)

    def drafts(self, settings: dict[str, str]) -> bool:
        return not rules_of(self.full_settings(settings)).constructed

    def drafting(self, masked: State) -> bool:
        assert isinstance(masked, Arena)
        return len(masked.pool) > 0

    def cards_of(self, game: State, seat: int) -> list[str]:
        """The drafted deck; a brought one before anybody takes a card of it."""
        assert isinstance(game, Arena)
        if game.decks[seat]:
            return [game.box.names[kind] for kind in game.decks[seat]]
        return [game.box.names[kind] for kind in game.looking(seat).kinds() if kind >= 0]

    def roles(self, game: State) -> dict[str, int]:
        assert isinstance(game, Arena)
        found: dict[str, int] = {}
        if game.pool:
            found["first to draft"] = game.first_picker
        elif game.turn == 1:
            found["first to lead"] = game.lead
        if game.vp[0] != game.vp[1] and not (game.vp[0] and game.vp[1]):
            found["first to score"] = 0 if game.vp[0] else 1
        return found

    def length(self, game: State) -> int:
        assert isinstance(game, Arena)
        return game.turn

    def scores(self, game: State) -> list[int]:
        assert isinstance(game, Arena)
        return game.vp

    def phase(self, masked: State) -> str:
        assert isinstance(masked, Arena)
        return view.phase(masked)

    def zones(self, masked: State, seat: int) -> list[Zone]:
        assert isinstance(masked, Arena)
        return view.zones(masked)

    def facts(self, masked: State) -> list[Fact]:
        assert isinstance(masked, Arena)
        return view.facts(masked)

    def seat_facts(self, masked: State, seat: int) -> list[Fact]:
        assert isinstance(masked, Arena)
        return view.seat_facts(masked, seat)


GAME: Final = MythicArena()
