"""Friendomancy as others see it."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.codes import PASS
from grimalkin.core.decks import DeckQuota, ReadyDeck
from grimalkin.core.engine import waiting_ask
from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game, Setting
from grimalkin.core.luck import Luck
from grimalkin.core.state import State
from grimalkin.core.view import Because, Fact, Zone
from grimalkin.games.friendomancy import reasons, view
from grimalkin.games.friendomancy.advice import ParlorAdvice
from grimalkin.games.friendomancy.codes import ADD_NONE, CODES, DONE, STOP
from grimalkin.games.friendomancy.events import EVENTS
from grimalkin.games.friendomancy.foe_lists import FOES, MOST, RANDOM, foes_fault, read_foes
from grimalkin.games.friendomancy.foresight import FORESIGHT
from grimalkin.games.friendomancy.hooks import ParlorHooks
from grimalkin.games.friendomancy.kinds import FOE, FORMATS
from grimalkin.games.friendomancy.lists import (
    all_faults,
    list_quotas,
    random_list,
    read_list,
    ready_lists,
    words_of,
)
from grimalkin.games.friendomancy.position import ParlorPositions
from grimalkin.games.friendomancy.printed import Box
from grimalkin.games.friendomancy.random_judge import random_entry
from grimalkin.games.friendomancy.start import empty_table, start_game
from grimalkin.games.friendomancy.state import K_JUDGE_TIMEOUT, SEES, Parlor
from grimalkin.games.friendomancy.verbs import VOCABULARY


class Friendomancy(Game):
    id: ClassVar[str] = "friendomancy"
    title: ClassVar[str] = "Friendomancy"
    package: ClassVar[str] = "grimalkin.games.friendomancy"
    rules: ClassVar[int] = 1
    order: ClassVar[int] = 3
    seats: ClassVar[tuple[int, int]] = (2, 6)
    phases = ("setup", "draw", "main", "end", "round")
    longest: ClassVar[int] = 60_000
    score: ClassVar[str] = "money"
    takes_decks: ClassVar[bool] = True
    brings: ClassVar[str] = "list"
    deck_choices: ClassVar[tuple[str, ...]] = ("format", "list_copies")
    random_decks: ClassVar[bool] = True
    leaving: ClassVar[bool] = True
    officials_setting: ClassVar[str] = "judges"
    officials_see: ClassVar[str] = "judge_sees_hands"
    disputes_setting: ClassVar[str] = "disputes"
    idle: ClassVar[tuple[int, ...]] = (PASS, STOP, DONE, ADD_NONE)
    stops: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        settings = [
            Setting("format", FORMATS),  # FR-RULING-08
            Setting("foes", FOES, 1, MOST, check=foes_fault, cards="foe", counted=RANDOM),  # FR-RULING-12
            Setting("draw_order", ["random_start", "seat"]),  # FR-RULING-09
            Setting("turn_order", ["as_drawn", "reverse", "random"]),  # FR-RULING-10
            Setting("list_copies", ["total", "extra"]),  # FR-RULING-01
            Setting("list_open", ["no", "yes"]),  # FR-RULING-15
            Setting("setup_look", ["after", "during"]),  # FR-RULING-04
            Setting("draw_c_min", ["0", "1"]),  # FR-RULING-24
            Setting("sacrifice_to", ["sacrificer", "owner"]),  # FR-RULING-35
            Setting("loop_plays", ["12"], 3, 30),  # FR-RULING-62
            Setting("loop_triggers", ["12"], 6, 30),
            Setting("attack_per_turn", ["1"], 1, 3),  # FR-RULING-67
            Setting("attack_control_resets", ["no", "yes"]),  # FR-RULING-71
            Setting("foe_toll_add", ["per_instruction", "per_card"]),  # FR-RULING-81
            Setting("foe_discard", ["heap", "defeat"]),  # FR-RULING-84
            Setting("end_cause", ["any", "draw"]),  # FR-RULING-99
            Setting("end_bedtime", ["30"], 5, 60),  # FR-RULING-103
            Setting("end_tie", ["shared", "judge"]),  # FR-RULING-154
            Setting("judges", ["0", "1", "2"], 0, 5),  # FR-JUDGE-01
            Setting("judge_sees_hands", SEES, rated="nothing"),  # FR-RULING-155
            Setting("judge_timeout", ["120"], 10, 600),  # FR-RULING-110
            Setting("disputes", ["5"], 1, 20),  # FR-RULING-110
            Setting("cards", ["balanced", "spec"]),
        ]
        super().__init__(CODES, EVENTS, settings, [], VOCABULARY)
        self.advice = ParlorAdvice()
        self.positions = ParlorPositions()
        self.hooks = ParlorHooks()
        self.reasons = reasons.REASONS
        self.boxes: dict[str, Box] = {}  # by the library's hash; shared by all states

    def box(self, settings: dict[str, str]) -> Box:
        library = self.library(settings)
        box = self.boxes.get(library.hash)
        if box is None:
            box = Box(library)
            self.boxes[library.hash] = box
        return box

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        game = empty_table(self.box(settings), settings, len(decks))
        start_game(game, settings, decks)
        return game

    def settings_with(self, settings: dict[str, str], card: str) -> dict[str, str]:
        """FR-RULING-12 A Foe plays where the host names it."""
        foes = read_foes(settings["foes"])
        box = self.box(settings)
        if box.types[box.kinds[card]] != FOE or foes.random or card in foes.names:
            return settings
        return {**settings, "foes": ", ".join([*foes.names, card])}

    def deck_fault(self, settings: dict[str, str], text: str) -> str:
        full = self.full_settings(settings)
        try:
            read_list(self.box(full), FORMATS.index(full["format"]), full["list_copies"] == "extra", text, -1)
        except BadSetup as error:
            return str(error)
        return ""

    def deck_faults(self, settings: dict[str, str], text: str) -> list[str]:
        full = self.full_settings(settings)
        return all_faults(self.box(full), FORMATS.index(full["format"]), full["list_copies"] == "extra", text)

    def deck_quotas(self, settings: dict[str, str]) -> list[DeckQuota]:
        full = self.full_settings(settings)
        return list_quotas(FORMATS.index(full["format"]), full["list_copies"] == "extra")

    def deck_cards(self, settings: dict[str, str], text: str) -> dict[str, int]:
        full = self.full_settings(settings)
        box = self.box(full)
        kinds = read_list(box, FORMATS.index(full["format"]), full["list_copies"] == "extra", text, -1)
        return {box.names[kind]: kinds.count(kind) for kind in sorted(set(kinds))}

    def random_deck(self, settings: dict[str, str], luck: Luck) -> str:
        full = self.full_settings(settings)
        box = self.box(full)
        return "\n".join(words_of(box, random_list(box, FORMATS.index(full["format"]), luck)))

    def ready_decks(self) -> list[ReadyDeck]:
        """The lists that the default format allows."""
        return [ready for ready in self.every_list() if not ready.settings]

    def other_decks(self) -> list[ReadyDeck]:
        """The lists of the other formats."""
        return [ready for ready in self.every_list() if ready.settings]

    def every_list(self) -> list[ReadyDeck]:
        """The lists that come with the game, as far as their own formats allow them with this card set."""
        found: list[ReadyDeck] = []
        for ready in ready_lists(self.box(self.full_settings({}))).values():
            if not self.deck_fault(ready.settings, " ".join(ready.cards)):
                found.append(ready)
        return found

    def foresee(self, masked: State, seat: int, option: int) -> list[Fact]:
        assert isinstance(masked, Parlor)
        # Judges do not play: of theirs, only what follows without an answer can be said
        return FORESIGHT.foresee(masked, seat, option) if seat < len(masked.hands) or option == PASS else []

    def timed(self, game: State, settings: dict[str, str]) -> tuple[int, int]:
        """FR-RULING-110, FR-RULING-159 Where all who are asked are Judges, they have so many seconds."""
        assert isinstance(game, Parlor)
        ask = waiting_ask(game)
        if ask is None or not game.officials:
            return (0, 0)
        for seat in ask.order(game):
            if not game.officials >> seat & 1:
                return (0, 0)
        return (game.keys[K_JUDGE_TIMEOUT], 0)

    def random_entry(self, game: State, luck: Luck) -> tuple[int, str, str] | None:
        assert isinstance(game, Parlor)
        return random_entry(game, luck)

    def because(self, masked: State, seat: int, act: int, rule: str) -> Because | None:
        assert isinstance(masked, Parlor)
        return reasons.because(masked, seat, act, rule)

    def aside(self, masked: State, seat: int, piece: str) -> tuple[str, Because] | None:
        assert isinstance(masked, Parlor)
        return reasons.aside(masked, seat, piece)

    def drafting(self, masked: State) -> bool:
        """Which Pools a Deck is drawn from: FR-SETUP-10 to -12."""
        assert isinstance(masked, Parlor)
        return not masked.round

    def cards_of(self, game: State, seat: int) -> list[str]:
        """FR-SETUP-13 The cards that a player saw when the own Deck was drawn."""
        assert isinstance(game, Parlor)
        return [game.box.names[kind] for kind in game.looked[seat]] if seat < len(game.looked) else []

    def roles(self, game: State) -> dict[str, int]:
        assert isinstance(game, Parlor)
        return {"first to act": game.order[0]} if game.round else {}

    def length(self, game: State) -> int:
        assert isinstance(game, Parlor)
        return game.round

    def scores(self, game: State) -> list[int]:
        assert isinstance(game, Parlor)
        return game.money

    def phase(self, masked: State) -> str:
        assert isinstance(masked, Parlor)
        return view.phase(masked)

    def zones(self, masked: State, seat: int) -> list[Zone]:
        assert isinstance(masked, Parlor)
        return view.zones(masked)

    def facts(self, masked: State) -> list[Fact]:
        assert isinstance(masked, Parlor)
        return view.facts(masked)

    def seat_facts(self, masked: State, seat: int) -> list[Fact]:
        assert isinstance(masked, Parlor)
        return view.seat_facts(masked, seat)


GAME: Final = Friendomancy()
