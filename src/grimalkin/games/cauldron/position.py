"""How a position of Cauldron is written down, and the points of the round that it can stand at."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.errors import BadSetup
from grimalkin.core.fields import CardId, Field, Flag, Given, Inner, Many, Number, Reading, Word, Wrong
from grimalkin.core.game import Game, Positions
from grimalkin.core.piles import EVERYONE, NOBODY, Pile, pile
from grimalkin.core.positions import GivenPile, PileField, given_pile, pile_plain
from grimalkin.core.state import State
from grimalkin.games.cauldron.herbs import Herbs
from grimalkin.games.cauldron.round import AllThrow, Fire, PassOn, Round, RoundEnd
from grimalkin.games.cauldron.scoring import Score, SpoonClaim
from grimalkin.games.cauldron.state import SEATS, Brew

NO_SPOON: Final = "nobody"
NO_HERB: Final = "nothing"
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


class Thrown(CardId):
    """A herb that a seat has thrown this round, or none."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if value == NO_HERB and NO_HERB not in reading.cards:
            return -1
        return super().read(reading, place, value)

    def takes(self) -> str:
        return f"the id of a card, or '{NO_HERB}'"


class BrewPositions(Positions):
    def points(self) -> list[str]:
        return POINTS

    def fields(self, seats: int) -> list[Field]:
        side: list[Field] = [
            PileField("hand", seats),
            Thrown("thrown", -1),
            Number("stings", 0, MANY, 0),
            Flag("can_purr", True),
        ]
        fields: list[Field] = [
            Number("round", 1, 9, 1),
            Number("fire", 0, 6, 0),
            Many("points", Number("points", 0, MANY), [0, 0]),
            Many("calm", Number("rounds", 0, MANY), [0, 0]),
            Word("spoon", "seat", [*SEATS[:seats], NO_SPOON], seats),
            Many("pot", CardId("herb"), None, 1000),  # left out: what was thrown this round
            PileField("bag", seats),  # left out: whatever lies nowhere else
        ]
        return fields + [Inner(SEATS[seat], side, None) for seat in range(seats)]

    def build(self, game: Game, settings: dict[str, str], decks: list[str], given: Given) -> State:
        herbs = Herbs(game.library(settings))
        state = empty_table(len(decks), herbs, int(settings["rounds"]))
        state.round = given.number("round") - 1
        if state.round >= state.rounds:
            raise Wrong("round", f"round {state.round + 1} came; this game has {state.rounds}")
        state.fire = given.number("fire")
        state.spoon = given.number("spoon") if given.number("spoon") < len(decks) else -1
        for name, numbers in (("points", state.points), ("calm", state.calm)):
            if len(given.numbers(name)) != 2:
                raise Wrong(name, f"{len(given.numbers(name))} came; it takes one number a team, two in all")
            numbers[:] = given.numbers(name)
        for seat in range(len(decks)):
            if given.of(SEATS[seat]) is not None:
                side = given.inner(SEATS[seat])
                given_pile(side, "hand").into(state.hands[seat])
                state.thrown[seat] = side.number("thrown")
                state.stings[seat] = side.number("stings")
                state.can_purr[seat] = 1 if side.flag("can_purr") else 0
        state.pot = thrown_herbs(state) if given.of("pot") is None else given.numbers("pot")
        check_point(state, POINTS[given.number("at") - 1])  # the first is the start of the game
        if given.of("bag") is None:
            fill_bag(state)
        else:
            given_pile(given, "bag").into(state.bag)
        check_count(state)
        return state

    def enter(self, state: State, point: str) -> None:
        assert isinstance(state, Brew)
        if point == "round":
            state.then(Round())
        elif point == "stir":
            state.then(PassOn(state.stirrer()), AllThrow(), Fire(), Score(), RoundEnd())
        elif point == "throw":
            state.then(AllThrow(), Fire(), Score(), RoundEnd())
        elif point == "fire":
            state.then(Fire(), Score(), RoundEnd())
        elif point == "score":
            state.then(Score(), RoundEnd())
        elif point == "spoon":
            state.then(SpoonClaim((1 << len(state.teams)) - 1, state.stirrer()), RoundEnd())
        else:
            assert point == "draw", f"no point '{point}'"
            state.then(RoundEnd())

    def describe(self, state: State, full: bool) -> dict[str, Any]:
        assert isinstance(state, Brew)
        names = state.herbs.names
        seats = len(state.teams)
        table: dict[str, Any] = {"round": state.round + 1}
        if full or state.fire:
            table["fire"] = state.fire
        if full or state.points != [0, 0]:
            table["points"] = state.points[:]
        if full or state.calm != [0, 0]:
            table["calm"] = state.calm[:]
        if full or state.spoon >= 0:
            table["spoon"] = SEATS[state.spoon] if state.spoon >= 0 else NO_SPOON
        if full or state.pot != thrown_herbs(state):
            table["pot"] = [names[kind] for kind in state.pot]
        if full or not is_rest(state):
            table["bag"] = pile_plain(state.bag, names, seats)
        if full:  # nothing that a position says: it lies there only in the middle of a choice
            table["passing"] = pile_plain(state.passing, names, seats)
        for seat in range(seats):
            side: dict[str, Any] = {}
            if full or len(state.hands[seat]):
                side["hand"] = pile_plain(state.hands[seat], names, seats)
            if full or state.thrown[seat] >= 0:
                side["thrown"] = names[state.thrown[seat]] if state.thrown[seat] >= 0 else NO_HERB
            if full or state.stings[seat]:
                side["stings"] = state.stings[seat]
            if full or not state.can_purr[seat]:
                side["can_purr"] = bool(state.can_purr[seat])
            if side:
                table[SEATS[seat]] = side
        return table


def empty_table(seats: int, herbs: Herbs, rounds: int) -> Brew:
    """A table on which nothing lies yet. Everybody knows which herbs there are: one group, everybody as knowers."""
    if seats == 3:
        raise BadSetup("CA-SETUP-01: 3 seats came; it takes 2, or 4 as two teams of two")
    hands = [pile([], 0, 1 << seat, EVERYONE) for seat in range(seats)]
    teams = [seat % 2 for seat in range(seats)]
    return Brew(teams, herbs, pile([], 0, NOBODY, EVERYONE), hands, pile([], 0, NOBODY, EVERYONE), rounds)


def thrown_herbs(state: Brew) -> list[int]:
    return [kind for kind in state.thrown if kind >= 0]


def check_point(state: Brew, point: str) -> None:
    """Whether the state can be at this point of the round at all."""
    if point == "score" and not state.fire:
        raise Wrong("fire", "at 'score' the fire has been rolled; it takes a whole number from 1 to 6")
    if point in THROWN:
        for seat in range(len(state.teams)):
            kind = state.thrown[seat]
            if kind >= 0 and state.thrown[: seat + 1].count(kind) > state.pot.count(kind):
                name = state.herbs.names[kind]
                raise Wrong("pot", f"{SEATS[seat]} has thrown {name}, which is not here; add it, or leave 'pot' out")


def fill_bag(state: Brew) -> None:
    """Whatever lies nowhere else is in the bag."""
    rest_of(state).into(state.bag)


def rest_of(state: Brew) -> GivenPile:
    rest: list[int] = []
    placed = [card >> 16 for held in [state.passing, *state.hands] for card in held.all_cards()] + state.pot
    for herb in state.herbs.all:
        rest.extend([herb.number << 16] * (herb.count - placed.count(herb.number)))
    return GivenPile(rest, [], [])


def is_rest(state: Brew) -> bool:
    """Would a reader put into the bag by itself just what is there?"""
    filled: Pile = pile([], 0, NOBODY, EVERYONE)
    rest_of(state).into(filled)
    bag = state.bag
    return bag.cards == filled.cards and not bag.top and not bag.bottom


def check_count(state: Brew) -> None:
    """CA-SETUP-02 Nobody can make a herb; but herbs that a position leaves out are out of its game."""
    found = state.census()
    for herb in state.herbs.all:
        count = found.count(herb.number)
        if count > herb.count:
            raise Wrong("", f"{count} {herb.key} lie in hands, pot and bag; there are {herb.count}")
