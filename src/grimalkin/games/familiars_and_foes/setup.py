"""Setting up: Familiars, decks, tokens, Artifacts, who goes first (chapters SETUP, CHART)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Chance, Step
from grimalkin.core.errors import BadSetup
from grimalkin.games.familiars_and_foes.attack import draw_artifact
from grimalkin.games.familiars_and_foes.events import BEGINS
from grimalkin.games.familiars_and_foes.printed import Box, Mat
from grimalkin.games.familiars_and_foes.rounds import TOAD_SPOT, WaveStart
from grimalkin.games.familiars_and_foes.state import ALL_TOKENS, SEATS, Familiar, Quest, no_roll

GEMS: Final = 3
FEWER_GEMS: Final = 2
ANY_FAMILIAR: Final = "any"  # a seat's deck: luck says which


def empty_table(box: Box, settings: dict[str, str], decks: list[str]) -> Quest:
    """FF-SETUP-04 Mats with HP and MP markers at their maxima, and every card still face down.

    FF-SETUP-05 Three gems, at Master level with four or five Familiars two (FF-SETUP-06). FF-SETUP-07 One token.

    FF-SOLO-01 Charts and HP go by the number of Familiars, whoever plays them (FF-RULING-08).

    FF-SETUP-11, FF-SETUP-12 Nobody can tell an order in a shuffled deck, so a Wave takes its Foes from the deck of
    their level when they are revealed; those never taken are the ones that left the game (FF-SETUP-13).
    """
    master = settings["level"] == "master"
    gems = FEWER_GEMS if master and len(decks) >= 4 else GEMS
    familiars = [Familiar(mat, mat.hp, mat.mp, gems, 1) for mat in chosen_mats(box, decks)]
    game = Quest(box, familiars, [], [deck.copy() for deck in box.decks], no_roll())
    game.master = master
    game.max_gems = gems
    game.supply = ALL_TOKENS - len(decks)
    game.max_rounds = 0 if settings["max_rounds"] == "none" else int(settings["max_rounds"])
    game.claims = settings["interrupt_mode"] == "claim"
    game.ballyhoo_claims = settings["ballyhoo_mode"] == "claim"
    game.strict = settings["foe_interrupts"] == "strict"
    return game


def chosen_mats(box: Box, decks: list[str]) -> list[Mat]:
    """FF-SETUP-01 Each seat names its Familiar; who names none takes the next free one. FF-RULING-07 No two alike.

    A seat that takes any has a mat only once luck has spoken; until then a free one lies there.
    """
    chosen = [box.mat_named(name) for name in decks if name and name != ANY_FAMILIAR]
    for mat in chosen:
        if decks.count(mat.key) > 1:
            raise BadSetup(f"FF-RULING-07: {decks.count(mat.key)} seats chose {mat.key}; each Familiar has one mat")
    there = [mat for mat in box.mats if not mat.removed]
    if len(there) < len(decks):
        raise BadSetup(f"FF-SETUP-01: got {len(decks)} seats; this card set has {len(there)} Familiars")
    free = [mat for mat in there if mat.key not in decks]
    named = [box.mat_named(name) if name and name != ANY_FAMILIAR else None for name in decks]
    for seat in range(len(decks)):
        if not decks[seat]:
            named[seat] = free.pop(0)
    return [mat if mat is not None else free.pop(0) for mat in named]


def start_game(game: Quest, first: str, decks: list[str]) -> None:
    """FF-SETUP-08 One Artifact each, along the seating; then the first seat is fixed and Wave 1 begins."""
    game.then(WaveStart(), TOAD_SPOT)
    if first == "random":
        game.then(FirstSeat())
    else:
        seat = SEATS.index(first)
        if seat >= len(game.familiars):
            last = SEATS[len(game.familiars) - 1]
            raise BadSetup(f"FF-SETUP-16: first = '{first}'; the seats go from A to {last}")
        game.first = seat
        game.then(Begins())
    for seat in range(len(game.familiars) - 1, -1, -1):
        game.then(DealArtifact(seat))
    open_seats = 0
    for seat in range(len(game.familiars) - 1, -1, -1):
        if decks[seat] == ANY_FAMILIAR:
            game.then(DrawFamiliar(seat, open_seats))
            open_seats |= 1 << seat


class DrawFamiliar(Chance[Quest]):
    """FF-SETUP-09 The choice of a team is free: who takes any Familiar leaves it to luck."""

    id: ClassVar[str] = "draw_familiar"
    rule: ClassVar[str] = "FF-SETUP-09"

    def __init__(self, seat: int, later: int) -> None:
        self.seat = seat
        self.later = later  # bits of seats whose Familiar is still to be drawn

    def weights(self, game: Quest) -> list[int]:
        free = [0 if mat.removed else 1 for mat in game.box.mats]
        for seat in range(len(game.familiars)):
            if seat != self.seat and not self.later >> seat & 1:
                free[game.mat_word(seat)] = 0
        return free

    def face(self, game: Quest, outcome: int) -> str:
        return game.box.mat_names[outcome]

    def happened(self, game: Quest, outcome: int) -> None:
        mat = game.box.mats[outcome]
        game.familiars[self.seat] = Familiar(mat, mat.hp, mat.mp, game.max_gems, 1)
        game.by_luck |= 1 << self.seat


class DealArtifact(Step[Quest]):
    """FF-SETUP-08 One Artifact at random, face up."""

    id: ClassVar[str] = "deal_artifact"
    rule: ClassVar[str] = "FF-SETUP-08"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Quest) -> None:
        draw_artifact(game, self.seat)


class FirstSeat(Chance[Quest]):
    """FF-RULING-04 Without a census of pets, luck says who goes first."""

    id: ClassVar[str] = "first_seat"
    rule: ClassVar[str] = "FF-RULING-04"

    def weights(self, game: Quest) -> list[int]:
        return [1] * len(game.familiars)

    def face(self, game: Quest, outcome: int) -> str:
        return SEATS[outcome]

    def happened(self, game: Quest, outcome: int) -> None:
        game.first = outcome
        game.then(Begins())


class Begins(Step[Quest]):
    """FF-FLOW-07 The first seat takes the first turn: the Toad sits above its meeple (FF-SETUP-18), and turn order is
    clockwise from it (FF-SETUP-16).
    """

    id: ClassVar[str] = "begins"
    rule: ClassVar[str] = "FF-FLOW-07"

    def run(self, game: Quest) -> None:
        game.toad = 0
        game.active = game.first
        game.log_event("FF-SETUP-18", BEGINS, game.first)
