"""How a position of Cauldron is written down, and the points of the round that it can stand at."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.errors import BadSetup
from grimalkin.core.fields import Flag, Number, Wrong
from grimalkin.core.game import Game
from grimalkin.core.piles import EVERYONE, NOBODY, pile
from grimalkin.games.cauldron.herbs import Herbs
from grimalkin.games.cauldron.round import AllThrow, Fire, PassOn, Round, RoundEnd
from grimalkin.games.cauldron.scoring import Score, SpoonClaim
from grimalkin.games.cauldron.state import SEATS, Brew
from grimalkin.kit.positions import Bit, CardOrNone, Cards, Entry, InPile, Layout, Ledger, OnePer, Rest, WordOrNone

MANY: Final = 9_999_999  # more than any number of this game, a Judge's included
POINTS: Final = [
    "round",  # CA-STIR-01 a round begins
    "stir",  # CA-STIR-02 the stirrer is asked
    "throw",  # CA-THROW-01
    "fire",  # CA-FIRE-01 the die is about to be rolled
    "score",  # CA-SCORE-01 the fire is settled
    "spoon",  # CA-SPOON-01 stings are settled
    "draw",  # CA-DRAW-01
]
THROWN: Final = ["fire", "score", "spoon"]  # where the herbs of the round lie in the pot


class RoundNumber(Entry[Brew]):
    """The state counts rounds from 0."""

    def get(self, state: Brew, at: int) -> Any:
        return state.round + 1

    def set(self, state: Brew, at: int, value: Any, place: str) -> None:
        if value > state.rounds:
            raise Wrong(place, f"got round {value}; this game has {state.rounds}")
        state.round = value - 1


class Pot(Cards[Brew]):
    """Left out: what was thrown this round."""

    def set(self, state: Brew, at: int, value: Any, place: str) -> None:
        state.pot = list(value)

    def default(self, state: Brew, at: int) -> Any:
        return [kind for kind in state.thrown if kind >= 0]


class BrewPositions(Layout[Brew]):
    def points(self) -> list[str]:
        return POINTS

    def top(self, seats: int) -> list[Entry[Brew]]:
        return [
            RoundNumber(Number("round", 1, 9, 1), always=True),
            Entry(Number("fire", 0, 6, 0)),
            Entry(OnePer("points", "team", Number("points", 0, MANY))),
            Entry(OnePer("calm", "team", Number("rounds", 0, MANY))),
            Entry(WordOrNone("spoon", "seat", SEATS[:seats], "nobody")),
            Pot("pot", most=1000),
            Rest("bag", seats),
            InPile("passing", seats, said=False),  # it lies there only in the middle of a choice
        ]

    def side(self, seats: int) -> list[Entry[Brew]]:
        return [
            InPile("hand", seats, "hands"),
            Entry(CardOrNone("thrown", "nothing")),
            Entry(Number("stings", 0, MANY, 0)),
            Bit(Flag("can_purr", True), "can_purr"),
        ]

    def empty(self, game: Game, settings: dict[str, str], decks: list[str]) -> Brew:
        return empty_table(len(decks), Herbs(game.library(settings)), int(settings["rounds"]))

    def ledger(self, state: Brew) -> Ledger:
        """CA-SETUP-02 So many of each herb."""
        return Ledger(state.herbs.names, [herb.count for herb in state.herbs.all])

    def check(self, state: Brew, point: str) -> None:
        if point == "score" and not state.fire:
            raise Wrong("fire", "at 'score' the fire has been rolled; expected a whole number from 1 to 6")
        if point in THROWN:
            for seat in range(len(state.teams)):
                kind = state.thrown[seat]
                if kind >= 0 and state.thrown[: seat + 1].count(kind) > state.pot.count(kind):
                    name = state.herbs.names[kind]
                    said = f"{SEATS[seat]} has thrown {name}, which is not here"
                    raise Wrong("pot", f"{said}; add it, or leave 'pot' out")

    def arrive(self, state: Brew, point: str) -> None:
        if point == "round":
            state.then(Round())
        elif point == "spoon":
            state.then(SpoonClaim((1 << len(state.teams)) - 1, state.stirrer()), RoundEnd())
        else:
            steps = [PassOn(state.stirrer()), AllThrow(), Fire(), Score(), RoundEnd()]
            state.then(*steps[["stir", "throw", "fire", "score", "draw"].index(point) :])


def empty_table(seats: int, herbs: Herbs, rounds: int) -> Brew:
    """A table on which nothing lies yet. Everybody knows which herbs there are: one group, everybody as knowers."""
    if seats == 3:
        raise BadSetup("CA-SETUP-01: got 3 seats; expected 2, or 4 as two teams of two")
    hands = [pile([], 0, 1 << seat, EVERYONE) for seat in range(seats)]
    teams = [seat % 2 for seat in range(seats)]
    return Brew(teams, herbs, pile([], 0, NOBODY, EVERYONE), hands, pile([], 0, NOBODY, EVERYONE), rounds)
