"""Of a position: the points of the round that it can stand at (spec 5.1), the Wave, the Toad, votes."""

from __future__ import annotations

from typing import Final

from grimalkin.core.fields import Given, Wrong
from grimalkin.games.familiars_and_foes.kinds import FOE
from grimalkin.games.familiars_and_foes.state import NOBODY, SEATS, Quest

WAVE: Final = "wave"
TURN: Final = "turn"
ACTION: Final = "action"
FOES: Final = "foes"
ONE_FOE: Final = "foe"
AFTER: Final = "after"
POINTS: Final = [
    WAVE,  # S1 a Wave begins; then whoever is under the Toad
    TURN,  # T1 the seat under the Toad begins its turn
    ACTION,  # T2 it has to act
    FOES,  # F0 the Foes' turn begins
    ONE_FOE,  # F1 it is under way: `next_foe` is about to roll
    AFTER,  # the turn under the Toad is over, before the Toad moves
]
OF_FOES: Final = [FOES, ONE_FOE]
NO_ONE: Final = "nobody"
MANY: Final = 10_000


def words_of(bits: int, words: list[str]) -> list[str]:
    return [words[i] for i in range(len(words)) if bits >> i & 1]


def next_foe(state: Quest) -> int:
    """The slot of the Foe whose roll the latest one is; 0 if no Foe rolled."""
    return state.roll.slot if state.roll.kind == FOE and state.roll.slot > 0 else 0


def spot_word(state: Quest) -> str:
    return FOES if state.foes_turn() else SEATS[state.seat_at(state.toad)]


def build_round(state: Quest, settings: dict[str, str], point: str, given: Given) -> None:
    seats = len(state.familiars)
    state.wave = given.number("wave")
    state.round = given.number("round")
    if state.max_rounds and state.round > state.max_rounds:
        raise Wrong("round", f"round {state.round} came; max_rounds = {state.max_rounds} ended the game before")
    fixed = settings["first"]
    if given.of("first") is not None:
        state.first = given.number("first")
        if fixed not in ("random", SEATS[state.first]):
            raise Wrong("first", f"'{SEATS[state.first]}' came; this game is set to first = '{fixed}'")
    elif fixed != "random":
        if SEATS.index(fixed) >= seats:
            raise Wrong("first", f"this game is set to first = '{fixed}', which does not sit; leave that setting out")
        state.first = SEATS.index(fixed)
    if given.of("toad") is None:
        state.toad = seats if point in OF_FOES else 0
    else:
        toad = given.number("toad")
        state.toad = seats if toad == seats else (toad - state.first) % seats
    if point in OF_FOES and not state.foes_turn():
        raise Wrong("toad", f"'{spot_word(state)}' came; at '{point}' the Toad is above the Foes: write 'foes'")
    if point in (TURN, ACTION) and state.foes_turn():
        raise Wrong("toad", f"'foes' came; at '{point}' the Toad is above a seat")
    state.active = NOBODY if state.foes_turn() else state.seat_at(state.toad)
    for seat in given.numbers("proposed"):
        state.proposed |= 1 << seat


def check_toad(state: Quest, point: str) -> None:
    """FF-FALL-01 The Fallen take no turn: the Toad passes them by."""
    if point in (TURN, ACTION) and not state.standing(state.active):
        said = f"{SEATS[state.active]} is Fallen and takes no turn"
        raise Wrong("toad", f"{said}; at '{point}' the Toad is above who stands (FF-FALL-01)")


def build_refused(state: Quest, point: str, seats: list[int]) -> None:
    """FF-RULING-81 Fallen whose Revive was voted down in this turn."""
    for seat in seats:
        if point != ACTION:
            raise Wrong("refused", f"at '{point}' nobody has voted in this turn; leave it out, or write at = 'action'")
        if state.standing(seat):
            raise Wrong("refused", f"{SEATS[seat]} is Standing; only a Revive of the Fallen is voted on")
        state.refused |= 1 << seat
