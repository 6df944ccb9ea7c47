"""Black Rose Wars with the Familiar expansions, as others see it."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.codes import PASS
from grimalkin.core.engine import waiting_ask
from grimalkin.core.game import Game, Setting
from grimalkin.core.library import SPEC
from grimalkin.core.state import State
from grimalkin.core.view import Because, Fact, Rival, Zone
from grimalkin.games.black_rose import reasons, view
from grimalkin.games.black_rose.action import ChooseAction
from grimalkin.games.black_rose.advice import LodgeAdvice
from grimalkin.games.black_rose.codes import CODES, DONE, END_TURN, STAY
from grimalkin.games.black_rose.events import EVENTS
from grimalkin.games.black_rose.foresight import FORESIGHT
from grimalkin.games.black_rose.hooks import LodgeHooks
from grimalkin.games.black_rose.kinds import NONE, PACKS, PHASES
from grimalkin.games.black_rose.position import LodgePositions
from grimalkin.games.black_rose.printed import Box, EvocationCard, QuestCard, Room, box_of
from grimalkin.games.black_rose.quests import ShowQuests
from grimalkin.games.black_rose.setup import NO_PACKS, empty_table, packs_fault, start_game
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.verbs import VOCABULARY
from grimalkin.games.black_rose.windows import RevealProtection, RevealTrap

PACK_CHOICES: Final = ["none", "draco,hydra", "cerberus,draco,griffin,hydra"]  # the first is what files mean
ONE_PACK: Final = "one"  # drawn by luck


class BlackRose(Game):
    id: ClassVar[str] = "black-rose"
    title: ClassVar[str] = "Black Rose Wars: Familiars"
    package: ClassVar[str] = "grimalkin.games.black_rose"
    rules: ClassVar[int] = 1
    order: ClassVar[int] = 4
    seats: ClassVar[tuple[int, int]] = (2, 4)
    phases = tuple(PHASES)
    longest: ClassVar[int] = 40_000
    heroes: ClassVar[str] = "mage"
    score: ClassVar[str] = "pp"
    leaving: ClassVar[bool] = True
    kinds_played: ClassVar[tuple[str, ...]] = ("mage", "pack")
    idle: ClassVar[tuple[int, ...]] = (PASS, DONE, END_TURN, STAY)

    def __init__(self) -> None:
        settings = [
            Setting("packs", PACK_CHOICES, check=packs_fault, several=PACKS, begins=PACKS, drawn=ONE_PACK),
            Setting("overkill", ["no", "yes"]),
            Setting("lair_room", ["random", "crown"]),
            Setting("familiar_split", ["slots", "free"]),
            Setting("cards", ["core", "spec", "balanced"], unsaid=SPEC),
        ]
        super().__init__(CODES, EVENTS, settings, [], VOCABULARY)
        self.advice = LodgeAdvice()
        self.positions = LodgePositions()
        self.hooks = LodgeHooks()
        self.reasons = reasons.REASONS

    def box(self, settings: dict[str, str]) -> Box:
        return box_of(self.library(settings))

    def openings(self, settings: dict[str, str]) -> list[dict[str, str]]:
        """BR-SETUP-22 The Core set and one pack; but who wants Overkill means the full set without Familiars."""
        if settings.get("overkill") == "yes":
            return super().openings({"packs": NO_PACKS, "cards": SPEC, **settings})
        return super().openings(settings)

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        game = empty_table(self.box(settings), settings, len(decks))
        start_game(game)
        return game

    def auto_passes(self, game: State, seat: int) -> bool:
        """BR-RULING-153 Asked only because of a token that all can see: a seat with nothing that fits passes."""
        assert isinstance(game, Lodge)
        ask = waiting_ask(game)
        if not isinstance(ask, (RevealTrap, RevealProtection, ShowQuests)) or seat not in ask.order(game):
            return False
        return ask.options(game, seat) == [PASS]

    def foresee(self, masked: State, seat: int, option: int) -> list[Fact]:
        assert isinstance(masked, Lodge)
        return FORESIGHT.foresee(masked, seat, option)

    def because(self, masked: State, seat: int, act: int, rule: str) -> Because | None:
        assert isinstance(masked, Lodge)
        return reasons.because(masked, seat, act, rule)

    def aside(self, masked: State, seat: int, piece: str) -> tuple[str, Because] | None:
        assert isinstance(masked, Lodge)
        return reasons.aside(masked, seat, piece)

    def settings_with(self, settings: dict[str, str], card: str) -> dict[str, str]:
        """What belongs to a pack needs that pack, and a Quest for games with Familiars needs one (BR-SETUP-10)."""
        if settings["overkill"] == "yes":  # BR-FAMOVK-01
            return settings
        library = self.library(settings)
        if card not in library.by_key:  # it is not in the Core set
            settings = {**settings, "cards": SPEC}
            library = self.library(settings)
        found = library.card(card)
        packs = [pack.strip() for pack in settings["packs"].split(",") if settings["packs"] != NO_PACKS]
        pack = found.pack if isinstance(found, (EvocationCard, Room)) else NONE
        if pack != NONE and PACKS[pack] not in packs:
            return {**settings, "packs": ",".join([*packs, PACKS[pack]])}
        if isinstance(found, QuestCard) and found.familiar and not packs:
            return {**settings, "packs": PACK_CHOICES[1]}
        return settings

    def comes_with(self, settings: dict[str, str], card: str) -> str:
        """A personal spell comes with its Mage."""
        box = self.box(settings)
        for mage in box.mages:
            if box.names[mage.spell] == card:
                return mage.key
        return card

    def drafting(self, masked: State) -> bool:
        """BR-SETUP-14, -15 Mages, schools and lists are chosen before the first round."""
        assert isinstance(masked, Lodge)
        return not masked.round

    def takes_action(self, game: State, option: int) -> bool:
        return isinstance(waiting_ask(game), ChooseAction) and option != END_TURN

    def plays_as(self, game: State, seat: int) -> dict[str, str]:
        """The Mage, and the pack of a Familiar."""
        assert isinstance(game, Lodge)
        found: dict[str, str] = {}
        if game.mages[seat].kind != NONE:
            found["mage"] = game.box.names[game.mages[seat].kind]
        for evocation in game.evocations:
            if evocation.owner == seat and evocation.mode:
                found["pack"] = PACKS[game.printed(evocation).pack]
        return found

    def roles(self, game: State) -> dict[str, int]:
        assert isinstance(game, Lodge)
        return {"first to act": game.crown} if game.round else {}

    def length(self, game: State) -> int:
        assert isinstance(game, Lodge)
        return game.round

    def scores(self, game: State) -> list[int]:
        assert isinstance(game, Lodge)
        return [mage.pp for mage in game.mages]

    def phase(self, masked: State) -> str:
        assert isinstance(masked, Lodge)
        return view.phase(masked)

    def zones(self, masked: State, seat: int) -> list[Zone]:
        assert isinstance(masked, Lodge)
        return view.zones(masked)

    def facts(self, masked: State) -> list[Fact]:
        assert isinstance(masked, Lodge)
        return view.facts(masked)

    def seat_facts(self, masked: State, seat: int) -> list[Fact]:
        assert isinstance(masked, Lodge)
        return view.seat_facts(masked, seat)

    def rivals(self, masked: State) -> list[Rival]:
        assert isinstance(masked, Lodge)
        return view.rivals(masked)


GAME: Final = BlackRose()
