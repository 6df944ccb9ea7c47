"""Positions: what is written is read, every state is near a point, and each mistake has its own words."""

from __future__ import annotations

import itertools
import tomllib
from typing import Any

import pytest

from grimalkin.core.engine import advance
from grimalkin.core.errors import BadPosition
from grimalkin.core.luck import Seeded
from grimalkin.core.piles import SPECTATOR, card_of
from grimalkin.core.positions import point_and_twin, point_of, read_position, same_state, sameness, write_position
from grimalkin.core.record import enact
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.scenario_text import position_text
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import State
from grimalkin.core.table import Seat, Table
from grimalkin.core.tomlread import Layer
from grimalkin.core.view import view_json
from grimalkin.games.cauldron import GAME
from grimalkin.games.cauldron.state import Brew
from tests.support.bare import BARE
from tests.support.effort import times
from tests.support.walk import Habits, Walk, play_to_end

SPEC = {"cards": "spec"}
TWO = ["", ""]
LIVELY = Habits(interrupts=8, stops=6)
SETUPS = [
    (seats, {"rounds": rounds, "edition": edition, "cards": cards})
    for seats, rounds, edition, cards in itertools.product(
        (2, 4), ("5", "2", "9"), ("second", "first"), ("balanced", "spec")
    )
]
GAMES = times(1000)
CHUNKS = 10


def read(text: str, settings: dict[str, str] = SPEC, seats: int = 2) -> Brew:
    """The state at a position written as in a scenario, run on to its first wait."""
    layer = Layer("here.toml", text, "position", "position")
    state = read_position(GAME, settings, [""] * seats, tomllib.loads(text).get("position", {}), layer)
    advance(state)
    assert isinstance(state, Brew)
    return state


def faults(text: str, seats: int = 2, settings: dict[str, str] = SPEC) -> list[str]:
    """What is wrong with a position."""
    with pytest.raises(BadPosition) as error:
        read(text, settings, seats)
    assert error.value.code == "bad_position"
    return str(error.value).split("\n")


def written(state: State, point: str) -> str:
    return position_text(write_position(GAME, state, point))


# every state of 1,000 games, or in the interpreted build of 250


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_position_of_many_games_is_replayed_from_its_nearest_point(chunk: int) -> None:
    for seed in range(chunk, GAMES, CHUNKS):
        seats, settings = SETUPS[(seed // CHUNKS) % len(SETUPS)]
        follow(Walk(GAME, seats, settings, seed, (), LIVELY))


def follow(walk: Walk) -> None:
    """Play a game, and beside it one that begins anew at every point that can be written down."""
    decks = [""] * walk.seats
    with walk:
        twin = GAME.new(walk.settings, decks)
        advance(twin)
        begun = 0
        while True:
            state = walk.state
            assert isinstance(state, Brew)
            assert same_state(twin, state), f"the replay differs: {sameness(twin)} is not {sameness(state)}"
            point, again = point_and_twin(GAME, walk.settings, decks, state)
            if point:
                twin = again
                begun = state.round
                read_again(walk, state, twin, point)
            if walk.seed % 99 == 0:
                look_alike(twin, state)
            # the next round always begins with a point
            assert state.round - begun <= 1, f"the nearest point is in round {begun + 1}"
            if not walk.going():
                return
            move = walk.pick()
            walk.make(move)
            enact(GAME, twin, move.seat, move.kind, move.text)


def read_again(walk: Walk, state: State, twin: State, point: str) -> None:
    """A position written, read and written again is the same; so is the text of some."""
    assert twin is not state
    table = write_position(GAME, state, point)
    again = write_position(GAME, twin, point)
    assert again == table, f"at {point} it is written in another way: {again} after {table}"
    if walk.seed % 7 == 0:
        text = position_text(table)
        parsed = tomllib.loads(text)["position"]
        assert (parsed, position_text(parsed)) == (table, text)
        assert same_state(read(text, walk.settings, walk.seats), state)


def look_alike(twin: State, state: State) -> None:
    """Every seat and a spectator see the same of both, and may imagine the same."""
    assert sameness(twin) == sameness(state)
    for seat in [*range(len(state.teams)), SPECTATOR]:
        one, other = GAME.mask(twin, seat), GAME.mask(state, seat)
        assert same_state(one, other), f"seat {seat} has another mask"
        assert view_json(GAME.view(twin, seat, [], 0, [])) == view_json(GAME.view(state, seat, [], 0, []))
        assert same_state(GAME.imagine(one, Seeded(1)), GAME.imagine(other, Seeded(1)))


def test_same_is_what_the_snapshots_say() -> None:
    """`same_state` is the quick way: it agrees with the texts for every two states of a game."""
    walk = Walk(GAME, 4, {"rounds": "2"}, 5, (), LIVELY)
    states = [walk.state.copy()]
    while walk.going():
        walk.make(walk.pick())
        states.append(walk.state.copy())
    texts = [sameness(state) for state in states]
    before = [snapshot(state) for state in states]
    for i, j in itertools.product(range(len(states)), repeat=2):
        assert same_state(states[i], states[j]) == (texts[i] == texts[j]), f"states {i} and {j}"
    assert [snapshot(state) for state in states] == before


# points


def test_each_point_leads_to_its_wait() -> None:
    hands = 'A = { hand = ["2 nettle"] }\nB = { hand = ["nettle"] }\n'
    waits = {
        point: type(read(f'[position]\nat = "{point}"\nfire = 2\n{hands}').agenda[-1]).__name__
        for point in GAME.positions.points()
    }
    assert waits == {
        "round": "PassOn",
        "stir": "PassOn",
        "throw": "ThrowIn",
        "fire": "Fire",
        "score": "SpoonClaim",
        "spoon": "SpoonClaim",
        "draw": "DrawHerb",
    }


def test_a_game_can_be_played_on_from_each_point() -> None:
    for point in GAME.positions.points():
        state = read(f'[position]\nat = "{point}"\nfire = 2\nA = {{ hand = ["nettle"] }}\nB = {{ thrown = "catnip" }}')
        play_to_end(state, GAME, Seeded(3))
        assert state.result is not None


def test_without_a_position_it_is_the_start() -> None:
    assert sameness(read("")) == sameness(read('[position]\nat = "start"'))
    assert len(read("").bag) == 28


def test_what_a_position_does_not_say_has_its_default() -> None:
    state = read('[position]\nat = "throw"\nA = { hand = ["nettle"] }')
    assert (state.round, state.fire, state.points, state.calm, state.spoon, state.pot) == (0, 0, [0, 0], [0, 0], -1, [])
    assert (state.thrown, state.stings, state.can_purr, state.stops[:2]) == ([-1, -1], [0, 0], [1, 1], (0, 0))
    assert len(state.bag) == 27
    assert written(state, "throw") == '\n[position]\nat    = "throw"\nround = 1\n\n[position.A]\nhand = ["nettle"]\n'


def test_the_herbs_of_the_round_lie_in_the_pot_unless_it_says_otherwise() -> None:
    state = read('[position]\nat = "fire"\nA = { thrown = "moonwort" }\nB = { thrown = "nettle" }')
    assert [state.herbs.names[kind] for kind in state.pot] == ["moonwort", "nettle"]
    assert "pot" not in written(state, "fire")
    # the pot has just been shuffled into the bag
    state = read('[position]\nat = "draw"\nfire = 1\npot = []\nA = { thrown = "moonwort" }')
    assert state.pot == []
    assert "pot   = []" in written(state, "draw")


def test_herbs_that_a_bag_does_not_hold_are_out_of_the_game() -> None:
    state = read('[position]\nat = "draw"\nbag = ["nettle"]\nspoon = "B"')
    assert [state.herbs.names[kind] for kind in state.census()] == ["nettle"]
    assert 'bag   = ["nettle"]' in written(state, "draw")


def test_stops_are_part_of_a_position() -> None:
    state = read('[position]\nat = "stir"\nstops = { B = ["catnip"] }')
    assert state.stops[:2] == (0, 1)
    assert 'stops = { B = ["catnip"] }' in written(state, "stir")


def test_who_has_answered_is_no_part_of_a_position() -> None:
    state = read('[position]\nat = "throw"\nA = { hand = ["nettle"] }\nB = { hand = ["nettle"] }')
    assert point_of(GAME, SPEC, TWO, state) == "throw"
    enact(GAME, state, 0, "choice", "throw nettle")
    assert point_of(GAME, SPEC, TWO, state) == ""


def test_a_game_that_is_over_stands_at_no_point() -> None:
    state = read('[position]\nat = "draw"\nround = 5\nbag = []')
    assert state.result is not None
    assert point_of(GAME, SPEC, TWO, state) == ""


def test_a_game_without_points_has_its_start_only() -> None:
    decks = [""] * BARE.seats[0]
    state = BARE.new({}, decks)
    advance(state)
    assert point_of(BARE, {}, decks, state) == ""
    made = read_position(BARE, {}, decks, {"at": "start"}, Layer("", ""))
    advance(made)
    assert sameness(made) == sameness(state)
    with pytest.raises(BadPosition, match="no point 'T3'; there are: start"):
        read_position(BARE, {}, decks, {"at": "T3"}, Layer("", ""))


# piles


def test_cards_are_written_with_who_has_seen_them_and_who_knows_of_them() -> None:
    state = read(
        '[position]\nat = "stir"\n'
        "bag = { cards = ['2 nettle', 'nettle seen B'], top = ['catnip seen all', 'moonwort seen AS'], "
        "bottom = ['nettle', 'valerian'] }\n"
        "A = { hand = ['nettle seen B', 'toadstool'] }"
    )
    names = GAME.library(SPEC).by_key
    kind = {name: number for number, name in enumerate(names)}
    everybody = 0xFF
    assert state.bag.cards == [card_of(kind["nettle"], seen, everybody) for seen in (0, 0, 0b10)]
    # the next card is the last of the tuple, the first of the text
    assert state.bag.top == (
        card_of(kind["moonwort"], 0b1111_1101, everybody),
        card_of(kind["catnip"], everybody, everybody),
    )
    assert state.bag.bottom == (card_of(kind["nettle"], 0, everybody), card_of(kind["valerian"], 0, everybody))
    assert state.hands[0].cards == [card_of(kind["nettle"], 0b11, everybody), card_of(kind["toadstool"], 1, everybody)]
    assert written(state, "stir") == (
        '\n[position]\nat    = "stir"\nround = 1\n'
        'bag   = { cards = ["2 nettle", "nettle seen B"], top = ["catnip seen all", "moonwort seen AS"], '
        'bottom = ["nettle", "valerian"] }\n'
        '\n[position.A]\nhand = ["nettle seen B", "toadstool"]\n'
    )


def test_spare_words_are_not_written_again() -> None:
    """A card is as known as its pile makes it, whatever the text says besides."""
    state = read("[position]\nat = 'stir'\nA = { hand = ['nettle seen A known AB', '1  nettle known all'] }")
    assert 'hand = ["2 nettle"]' in written(state, "stir")


# tables that begin at a position


def test_a_table_begins_at_a_position_and_is_saved_with_it() -> None:
    text = (
        '[position]\nat = "throw"\nround = 2\npoints = [3, 4]\nA = { hand = ["nettle"] }\nB = { hand = ["moonwort"] }'
    )
    position = tomllib.loads(text)["position"]
    table = Table(GAME, SPEC, [Seat("Ash", "human"), Seat("Bramble", "human")], Seeded(1), position)
    table.settle()
    table.play(1, "throw moonwort")
    loaded = from_text(to_text(table), {GAME.id: GAME})
    assert loaded.position == position
    assert sameness(loaded.state) == sameness(table.state)
    table.undo(1, [])
    assert sameness(table.state) == sameness(read(text))


# mistakes

POINTS = "start, round, stir, throw, fire, score, spoon, draw"
CARD = "write a card, such as 'nettle', '2 nettle' or 'nettle seen B'"
CARDS = "'ID', '2 ID', 'ID seen AB'"
FIELDS = "at, stops, round, fire, points, calm, spoon, pot, bag, A, B"
MISTAKES: dict[str, tuple[str, str]] = {
    "no point": (
        "[position]\nround = 2",
        "here.toml, line 1: position: 'at' is missing; expected a point: " + POINTS,
    ),
    "unknown point": (
        "[position]\nat = 'trow'",
        "here.toml, line 2: position.at: no point 'trow'; did you mean 'throw'?",
    ),
    "point of another type": (
        "[position]\nat = 3",
        "here.toml, line 2: position.at: got 3; expected a point in quotes: " + POINTS,
    ),
    "more than the start": (
        "[position]\nat = 'start'\nround = 2",
        "here.toml, line 3: position.round: the start is what the rules make it; name another point, or leave this out",
    ),
    "unknown field": (
        "[position]\nat = 'stir'\nrond = 2",
        "here.toml, line 3: position.rond: no field 'rond'; did you mean 'round'?",
    ),
    "unknown field of a seat": (
        "[position]\nat = 'stir'\n\n[position.A]\nhnad = []",
        "here.toml, line 5: position.A.hnad: no field 'hnad'; did you mean 'hand'?",
    ),
    "unknown card": (
        "[position]\nat = 'stir'\nA = { hand = ['nettle', 'netle'] }",
        "here.toml, line 3: position.A.hand[2]: no card 'netle'; did you mean 'nettle'?",
    ),
    "unknown card in the pot": (
        "[position]\nat = 'stir'\npot = ['Nettle']",
        "here.toml, line 3: position.pot[1]: no card 'Nettle'; did you mean 'nettle'?",
    ),
    "a card that is not a word": (
        "[position]\nat = 'stir'\nA.hand = [2]",
        "here.toml, line 3: position.A.hand[1]: got 2; " + CARD,
    ),
    "no cards": (
        "[position]\nat = 'stir'\nA.hand = ['0 nettle']",
        "here.toml, line 3: position.A.hand[1]: got '0 nettle'; " + CARD,
    ),
    "cards that are no list": (
        "[position]\nat = 'stir'\nA.hand = 'nettle'",
        f"here.toml, line 3: position.A.hand: got 'nettle'; expected a list of cards in quotes: {CARDS}",
    ),
    "unknown part of a pile": (
        "[position]\nat = 'stir'\nbag = { card = [] }",
        "here.toml, line 3: position.bag.card: no field 'card'; did you mean 'cards'?",
    ),
    "too many cards": (
        "[position]\nat = 'stir'\nbag = ['600 nettle', '600 nettle']",
        "here.toml, line 3: position.bag: got more than 999 cards; no pile has so many",
    ),
    "seen by a seat that is not there": (
        "[position]\nat = 'stir'\nA.hand = ['nettle seen C']",
        "here.toml, line 3: position.A.hand[1]: no seat 'C'; there are: A, B, S, all",
    ),
    "unknown seat": (
        "[position]\nat = 'stir'\nspoon = 'C'",
        "here.toml, line 3: position.spoon: no seat 'C'; there are: A, B, nobody",
    ),
    "a seat that is not there": (
        "[position]\nat = 'stir'\nC = { hand = ['nettle'] }",
        f"here.toml, line 3: position.C: no field 'C'; there are: {FIELDS}",
    ),
    "unknown window": (
        "[position]\nat = 'stir'\nstops = { A = ['catnp'] }",
        "here.toml, line 3: position.stops.A[1]: no window 'catnp'; did you mean 'catnip'?",
    ),
    "stops of a seat that is not there": (
        "[position]\nat = 'stir'\nstops = { D = ['catnip'] }",
        "here.toml, line 3: position.stops.D: no field 'D'; there are: A, B",
    ),
    "more herbs than there are": (
        "[position]\nat = 'stir'\npot = ['nettle']\nA.hand = ['8 nettle']",
        "here.toml, line 1: position: 9 nettle lie in A.hand and pot; there are 8",
    ),
    "wrong number of points": (
        "[position]\nat = 'stir'\npoints = [1, 2, 3]",
        "here.toml, line 3: position.points: got 3; expected one number a team, two in all",
    ),
    "wrong number of calm rounds": (
        "[position]\nat = 'stir'\ncalm = []",
        "here.toml, line 3: position.calm: got 0; expected one number a team, two in all",
    ),
    "points below zero": (
        "[position]\nat = 'stir'\npoints = [-1, 2]",
        "here.toml, line 3: position.points[1]: -1 is out of range; expected 0 to 9999999",
    ),
    "a round that is too late": (
        "[position]\nat = 'stir'\nround = 6",
        "here.toml, line 3: position.round: got round 6; this game has 5",
    ),
    "a round that no game has": (
        "[position]\nat = 'stir'\nround = 10",
        "here.toml, line 3: position.round: 10 is out of range; expected 1 to 9",
    ),
    "a round that is not a number": (
        "[position]\nat = 'stir'\nround = '2'",
        "here.toml, line 3: position.round: got '2'; expected a whole number from 1 to 9",
    ),
    "true is not a number": (
        "[position]\nat = 'stir'\nround = true",
        "here.toml, line 3: position.round: got true; expected a whole number from 1 to 9",
    ),
    "a number is not true": (
        "[position]\nat = 'stir'\nA.can_purr = 1",
        "here.toml, line 3: position.A.can_purr: got 1; expected true or false",
    ),
    "no fire to score by": (
        "[position]\nat = 'score'\nA.thrown = 'nettle'",
        "here.toml, line 1: position.fire: at 'score' the fire has been rolled; expected a whole number from 1 to 6",
    ),
    "thrown, and not in the pot": (
        "[position]\nat = 'fire'\npot = ['nettle', 'nettle']\nA.thrown = 'nettle'\nB.thrown = 'moonwort'",
        "here.toml, line 3: position.pot: B has thrown moonwort, which is not here; add it, or leave 'pot' out",
    ),
    "thrown is not a card": (
        "[position]\nat = 'fire'\nA.thrown = 7",
        "here.toml, line 3: position.A.thrown: got 7; expected the id of a card, or 'nothing'",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_mistake_is_told_with_its_place_and_remedy(mistake: str) -> None:
    text, said = MISTAKES[mistake]
    assert faults(text) == [said]


def test_all_mistakes_are_told_at_once() -> None:
    assert faults("[position]\nat = 'stir'\nround = 0\nfire = 7\nA = 3") == [
        "here.toml, line 3: position.round: 0 is out of range; expected 1 to 9",
        "here.toml, line 4: position.fire: 7 is out of range; expected 0 to 6",
        "here.toml, line 5: position.A: got 3; expected a table with hand, thrown, stings, can_purr",
    ]


def test_a_table_for_three_is_refused_as_at_the_start() -> None:
    said = "here.toml, line 1: position: CA-SETUP-01: got 3 seats; expected 2, or 4 as two teams of two"
    assert faults("[position]\nat = 'stir'", seats=3) == [said]
    assert faults("[position]\nat = 'start'", seats=3) == [said]


@pytest.mark.parametrize("seats", [0, 1, 5, 7, 8, 100])
def test_numbers_of_seats_that_no_game_has_are_refused(seats: int) -> None:
    for point in ("start", "stir"):
        said = f"here.toml, line 1: position: cauldron: got {seats} seat{'s' * (seats != 1)}; expected 2 to 4"
        assert faults(f"[position]\nat = '{point}'", seats=seats) == [said]


def test_the_cards_are_those_of_the_set() -> None:
    text = "[position]\nat = 'stir'\npot = ['valerian', 'valerian', 'valerian', 'valerian']"
    assert len(read(text).pot) == 4
    said = "here.toml, line 1: position: 4 valerian lie in pot; there are 3"
    assert faults(text, settings={"cards": "balanced"}) == [said]


def test_a_table_says_the_same_of_a_wrong_position() -> None:
    position: dict[str, Any] = {"at": "stir", "round": 7}
    with pytest.raises(BadPosition) as error:
        Table(GAME, SPEC, [Seat("Ash", "human"), Seat("Bramble", "human")], None, position)
    assert str(error.value) == "position: round: got round 7; this game has 5"
