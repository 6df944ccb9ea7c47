"""How a position of Cauldron is written down, and the points of the round that it can stand at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from grimalkin.core.fields import CardId, Field, Flag, Given, Inner, Many, Number, Word, Wrong
from grimalkin.core.piles import EVERYONE, NOBODY, Pile, pile
from grimalkin.core.positions import GivenPile, PileField, Positions, given_pile, pile_plain
from grimalkin.core.state import State
from grimalkin.games.cauldron.herbs import Herbs
from grimalkin.games.cauldron.round import AllThrow, Fire, PassOn, Round, RoundEnd
from grimalkin.games.cauldron.scoring import Score, SpoonClaim
from grimalkin.games.cauldron.state import SEATS, Brew

if TYPE_CHECKING:
    from grimalkin.core.game import Game

NO_SPOON: Final = "nobody"
POINTS: Final = [
    "round",  # CA-STIR-01 a round begins
    "stir",  # CA-STIR-02 the stirrer is asked
    "throw",  # CA-THROW-01
    "fire",  # CA-FIRE-01 the die is about to be rolled
    "score",  # CA-SCORE-01 the fire is settled
    "spoon",  # CA-SPOON-01 stings are settled
    "draw",  # CA-DRAW-01
]


class BrewPositions(Positions):
    def points(self) -> list[str]:
        return POINTS

    def fields(self, seats: int) -> list[Field]:
        side: list[Field] = [
            PileField("hand", None),
            CardId("thrown", -1),
            Number("stings", 0, 99, 0),
            Flag("can_purr", True),
        ]
        fields: list[Field] = [
            Number("round", 1, 9, 1),
            Number("fire", 0, 6, 0),
            Many("points", Number("points", 0, 999_999), [0, 0], 2),
            Many("calm", Number("rounds", 0, 99), [0, 0], 2),
            Word("spoon", "seat", [*SEATS[:seats], NO_SPOON], seats),
            Many("pot", CardId("herb"), [], 100),
            PileField("bag", None),
        ]
        return fields + [Inner(SEATS[seat], side, None) for seat in range(seats)]

    def build(self, game: Game, settings: dict[str, str], decks: list[str], given: Given) -> State:
        herbs = Herbs(game.library(settings))
        state = empty_table(len(decks), herbs, int(settings["rounds"]))
        state.round = given.number("round") - 1
        if state.round >= state.rounds:
            raise Wrong("round", f"round {state.round + 1} came; this game has {state.rounds}")
        state.fire = given.number("fire")
        state.pot = given.numbers("pot")
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
        table: dict[str, Any] = {"round": state.round + 1}
        if full or state.fire:
            table["fire"] = state.fire
        if full or state.points != [0, 0]:
            table["points"] = state.points[:]
        if full or state.calm != [0, 0]:
            table["calm"] = state.calm[:]
        if full or state.spoon >= 0:
            table["spoon"] = SEATS[state.spoon] if state.spoon >= 0 else NO_SPOON
        if full or state.pot:
            table["pot"] = [names[kind] for kind in state.pot]
        if full or not is_rest(state):
            table["bag"] = pile_plain(state.bag, names)
        for seat in range(len(state.teams)):
            side: dict[str, Any] = {}
            if full or len(state.hands[seat]):
                side["hand"] = pile_plain(state.hands[seat], names)
            if state.thrown[seat] >= 0:
                side["thrown"] = names[state.thrown[seat]]
            if full or state.stings[seat]:
                side["stings"] = state.stings[seat]
            if full or not state.can_purr[seat]:
                side["can_purr"] = bool(state.can_purr[seat])
            if side:
                table[SEATS[seat]] = side
        return table


def empty_table(seats: int, herbs: Herbs, rounds: int) -> Brew:
    """A table on which nothing lies yet. Everybody knows which herbs there are: one group, everybody as knowers."""
    hands = [pile([], 0, 1 << seat, EVERYONE) for seat in range(seats)]
    teams = [seat % 2 for seat in range(seats)]
    return Brew(teams, herbs, pile([], 0, NOBODY, EVERYONE), hands, pile([], 0, NOBODY, EVERYONE), rounds)


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
    found = state.census()
    for herb in state.herbs.all:
        if found.count(herb.number) > herb.count:
            raise Wrong("bag", f"{found.count(herb.number)} of {herb.key} lie on the table; there are {herb.count}")
