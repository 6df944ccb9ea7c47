"""Familiars and Foes as others see it."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.codes import PASS
from grimalkin.core.decks import ReadyDeck
from grimalkin.core.game import Setting
from grimalkin.core.state import State
from grimalkin.core.view import Because, Fact, Zone
from grimalkin.games.familiars_and_foes import reasons, view
from grimalkin.games.familiars_and_foes.advice import TeamAdvice, tempts
from grimalkin.games.familiars_and_foes.codes import CODES, DROP, REFUSE
from grimalkin.games.familiars_and_foes.events import EVENTS
from grimalkin.games.familiars_and_foes.foresight import FORESIGHT
from grimalkin.games.familiars_and_foes.hooks import QuestHooks
from grimalkin.games.familiars_and_foes.kinds import WINDOWS
from grimalkin.games.familiars_and_foes.position import QuestPositions
from grimalkin.games.familiars_and_foes.printed import Box
from grimalkin.games.familiars_and_foes.setup import empty_table, start_game
from grimalkin.games.familiars_and_foes.state import MAX_FOES, SEATS, Quest
from grimalkin.games.familiars_and_foes.verbs import VOCABULARY
from grimalkin.kit.windows import WindowGame


class FamiliarsAndFoes(WindowGame):
    id: ClassVar[str] = "familiars-and-foes"
    title: ClassVar[str] = "Familiars and Foes"
    package: ClassVar[str] = "grimalkin.games.familiars_and_foes"
    rules: ClassVar[int] = 2
    order: ClassVar[int] = 2
    seats: ClassVar[tuple[int, int]] = (2, 5)
    score: ClassVar[str] = "wave"
    phases = ("familiars", "foes", "wave")
    longest: ClassVar[int] = 200_000
    no_hidden_information: ClassVar[bool] = True
    cooperative: ClassVar[bool] = True
    takes_decks: ClassVar[bool] = True  # the id of a Familiar's mat
    brings: ClassVar[str] = "familiar"
    idle: ClassVar[tuple[int, ...]] = (PASS, DROP, REFUSE)

    def __init__(self) -> None:
        settings = [
            Setting("level", ["beginner", "master"]),
            Setting("first", ["random", *SEATS]),  # FF-RULING-04
            Setting("interrupt_mode", ["polled", "claim"], live="claim", slow="polled"),
            Setting("ballyhoo_mode", ["offer", "claim"], live="claim", slow="offer"),
            Setting("foe_interrupts", ["generous", "strict"]),  # FF-RULING-125
            Setting("coin", ["coin", "cards"]),  # FF-BALLY-15: the odds are the same
            Setting("max_rounds", ["none"], 1, 10_000, unattended="200"),  # FF-RULING-10
            Setting("window_seconds", ["8"], 1, 600),
            Setting("hold_seconds", ["15"], 1, 600),
            Setting("claim_seconds", ["6"], 1, 600),
            Setting("cards", ["balanced", "spec"]),
        ]
        super().__init__(CODES, EVENTS, settings, WINDOWS, VOCABULARY)
        self.advice = TeamAdvice()
        self.positions = QuestPositions()
        self.hooks = QuestHooks()
        self.reasons = reasons.REASONS
        self.boxes: dict[str, Box] = {}  # by the library's hash; shared by all states

    def rooms(self) -> dict[str, list[str]]:
        for card_set in self.card_sets().values():
            for library in card_set.editions.values():
                box = Box(library)
                words = {"item": box.item_words, "spell": box.spell_words, "mode": box.mode_words}
                return {"familiar": box.mat_names, **words}
        return {}

    def piece_names(self, settings: dict[str, str], seats: int) -> list[str]:
        return [f"foe.{slot + 1}" for slot in range(MAX_FOES)]

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        game = empty_table(self.box(settings), settings, decks)
        start_game(game, settings["first"], decks)
        return game

    def ready_decks(self) -> list[ReadyDeck]:
        """The Familiars: a seat's deck is the id of one."""
        mats = self.box(self.full_settings({})).mats
        return [ReadyDeck(mat.key, mat.name, "", [mat.key]) for mat in mats if not mat.removed]

    def comes_with(self, settings: dict[str, str], card: str) -> str:
        """A Training Scroll lies with its Familiar."""
        for mat in self.box(settings).mats:
            if mat.training >= 0 and self.box(settings).names[mat.training] == card:
                return mat.key
        return card

    def cards_of(self, game: State, seat: int) -> list[str]:
        """The Familiar that the seat plays."""
        assert isinstance(game, Quest)
        return [game.familiars[seat].mat.key]

    def roles(self, game: State) -> dict[str, int]:
        assert isinstance(game, Quest)
        return {"first to act": game.first} if game.round else {}

    def length(self, game: State) -> int:
        assert isinstance(game, Quest)
        return game.round

    def tempts(self, game: State, seat: int) -> bool:
        assert isinstance(game, Quest)
        return tempts(game, seat)

    def foresee(self, masked: State, seat: int, option: int) -> list[Fact]:
        assert isinstance(masked, Quest)
        return FORESIGHT.foresee(masked, seat, option)

    def because(self, masked: State, seat: int, act: int, rule: str) -> Because | None:
        assert isinstance(masked, Quest)
        return reasons.because(masked, seat, act, rule)

    def aside(self, masked: State, seat: int, piece: str) -> tuple[str, Because] | None:
        assert isinstance(masked, Quest)
        return reasons.aside(masked, seat, piece)

    def futile(self, masked: State, seat: int, option: int) -> bool:
        assert isinstance(masked, Quest)
        return FORESIGHT.is_futile(masked, seat, option)

    def phase(self, masked: State) -> str:
        assert isinstance(masked, Quest)
        return view.phase(masked)

    def box(self, settings: dict[str, str]) -> Box:
        library = self.library(settings)
        box = self.boxes.get(library.hash)
        if box is None:
            box = Box(library)
            self.boxes[library.hash] = box
        return box

    def zones(self, masked: State, seat: int) -> list[Zone]:
        assert isinstance(masked, Quest)
        return view.zones(masked)

    def facts(self, masked: State) -> list[Fact]:
        assert isinstance(masked, Quest)
        return view.facts(masked)

    def seat_facts(self, masked: State, seat: int) -> list[Fact]:
        assert isinstance(masked, Quest)
        return view.seat_facts(masked, seat)


GAME: Final = FamiliarsAndFoes()
