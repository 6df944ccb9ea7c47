"""Positions of Mythic Arena that no game can come to are refused, each with its rule."""

from __future__ import annotations

import tomllib

import pytest

from grimalkin.core.engine import advance
from grimalkin.core.errors import BadPosition
from grimalkin.core.positions import read_position, write_position
from grimalkin.core.snapshot import state_hash
from grimalkin.core.state import State
from grimalkin.core.tomlread import Layer
from grimalkin.core.view import Modifier
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.modifiers import UNTOLD, modifiers
from grimalkin.games.mythic_arena.state import Arena

OTHER = "B = { front = [{ pet = 'astaryan' }] }\n"


def read(text: str, **settings: str) -> State:
    state = read_position(GAME, {"cards": "spec", **settings}, ["", ""], tomllib.loads(text), Layer("position", ""))
    advance(state)
    return state


def stands(text: str, **settings: str) -> bool:
    """Such a position can be."""
    return read(text, **settings).result is None


def told(text: str, **settings: str) -> str:
    with pytest.raises(BadPosition) as error:
        read(text, **settings)
    return str(error.value).removeprefix("position: ")


def lines(front: str, guard: str = "", rear: str = "", more: str = "") -> str:
    rows = [
        f"{name} = [{', '.join(f'{{ pet = {pet!r} }}' for pet in pets.split())}]"
        for name, pets in (("front", front), ("guard", guard), ("rear", rear))
    ]
    return f"at = 'T3'\nA = {{ {', '.join(rows)}{more} }}\n{OTHER}"


def side(pet: str, more: str = "") -> str:
    """A has one pet on the Front, written as it stands."""
    return f"at = 'T3'\nA = {{ front = [{pet}]{more} }}\n{OTHER}"


@pytest.mark.parametrize(
    ("front", "guard", "rear", "said"),
    [
        ("goliath", "", "gloth", "A.rear: a pet stands on the Rear and none on the Guard; it needs one (MA-LINE-05)"),
        (
            "",
            "gloth",
            "",
            "A.front: no pet stands on the Front; Guard and Rear need one there (MA-LINE-02)",
        ),
        ("", "", "", "A: no pet stands on the front; a player without pets has lost (MA-WIN-04)"),
    ],
)
def test_lines_fill_from_the_front(front: str, guard: str, rear: str, said: str) -> None:
    assert told(lines(front, guard, rear)) == said


@pytest.mark.parametrize(
    ("front", "guard", "rear"),
    [
        ("goliath", "", ""),
        ("goliath", "gloth", ""),
        ("goliath", "gloth", "huangdi"),
        ("goliath aelwen", "gloth", "huangdi"),
        ("goliath gloth", "", ""),  # the other lines do not matter
    ],
)
def test_lines_that_can_be(front: str, guard: str, rear: str) -> None:
    assert stands(lines(front, guard, rear))


def test_simplified_has_one_pet_on_the_front_and_no_rear() -> None:
    assert stands(lines("goliath", "gloth huangdi"), mode="simplified")
    said = "A.rear: simplified, there is no Rear; write this pet on the Guard (MA-RULING-85)"
    assert told(lines("goliath", "gloth", "huangdi"), mode="simplified") == said
    said = "A.front: got 2 pets; simplified, one pet stands on the Front and all others on the Guard (MA-RULING-85)"
    assert told(lines("goliath gloth"), mode="simplified") == said


@pytest.mark.parametrize("row", ["front", "stasis"])
def test_a_pet_has_at_most_two_types_of_status(row: str) -> None:
    pet = "{ pet = 'goliath', status = { burn = 2, fear = 1, poison = 1 } }"
    text = side(pet) if row == "front" else side("{ pet = 'gloth' }", f", stasis = [{pet}]")
    said = "goliath has burn, poison, fear; a pet has at most 2 types of status at once (MA-STATUS-04)"
    assert told(text) == f"A.{row}[1]: {said}"
    assert stands(text.replace("poison = 1", "poison = 0"))


def test_a_hold_is_a_status_of_whom_it_holds_and_none_of_the_giver() -> None:
    pet = "{ pet = 'goliath', chomp = 'astaryan', constrict = 'astaryan' }"
    assert stands(side(pet))
    said = "A.front[1]: goliath has bleed, chomp, constrict; a pet has at most 2 types of status at once (MA-STATUS-04)"
    assert told(side(pet.replace("chomp", "status = { bleed = 1 }, chomp", 1))) == said
    giver = side("{ pet = 'goliath', chomp = 'astaryan' }").replace(
        "{ pet = 'astaryan' }", "{ pet = 'astaryan', status = { bleed = 1, fear = 1 } }"
    )
    assert stands(giver)


def test_what_comes_once_comes_once() -> None:
    said = "A.front[1].status.fear: got 2 counters of fear; of it there is one or none (MA-RULING-66)"
    assert told(side("{ pet = 'goliath', status = { fear = 2 } }")) == said
    assert stands(side("{ pet = 'goliath', status = { burn = 5 } }"))


def test_a_giver_holds_one_pet() -> None:
    pets = "{ pet = 'goliath', chomp = 'astaryan' }"
    guard = ", guard = [{ pet = 'gloth', chomp = 'astaryan' }]"
    said = "A.guard[1]: astaryan holds goliath and gloth by chomp; a Giver affects one at a time (MA-LOCK-05)"
    assert told(side(pets, guard)) == said
    assert stands(side(pets, guard.replace("chomp", "constrict"))), "the two holds are counted apart"


def test_no_hold_reaches_into_stasis() -> None:
    stasis = ", stasis = [{ pet = 'gloth', chomp = 'astaryan' }]"
    said = "gloth is in Stasis; a hold ends when a partner leaves the Arena (MA-RULING-69)"
    assert told(side("{ pet = 'goliath' }", stasis)) == f"A.stasis[1]: {said}"
    held = side("{ pet = 'goliath', chomp = 'gloth' }").replace(
        "{ pet = 'astaryan' }] }", "{ pet = 'astaryan' }], stasis = [{ pet = 'gloth' }] }"
    )
    assert told(held) == f"A.front[1]: {said}"


def test_what_lasted_on_a_pet_ends_in_stasis() -> None:
    lasting = ", stasis = [{ pet = 'gloth', lasting = [{ what = 'hit', by = 2, until = 'end of turn', seat = 'A' }] }]"
    said = "A.stasis[1]: something lasts on gloth; it ends when its pet leaves the Arena (MA-RULING-112)"
    assert told(side("{ pet = 'goliath' }", lasting)) == said
    assert stands(side("{ pet = 'goliath' }", ", stasis = [{ pet = 'gloth', elyth = 'onyx_doomstone' }]"))


def test_what_lasts_may_name_its_card() -> None:
    lasting = "{ what = 'hit', by = 2, until = 'end of turn', seat = 'A', count = 1, source = 'whetstone' }"
    text = side(f"{{ pet = 'goliath', lasting = [{lasting}] }}")
    state = read(text)
    assert isinstance(state, Arena)
    assert modifiers(state, 0) == [Modifier("hit", 2, "whetstone", "MA-RULING-112")]
    assert write_position(GAME, state, "T3")["A"]["front"][0]["lasting"] == [tomllib.loads(f"one = {lasting}")["one"]]
    unsaid = read(text.replace(", source = 'whetstone'", ""))
    assert isinstance(unsaid, Arena)
    assert modifiers(unsaid, 0) == [Modifier("hit", 2, UNTOLD, "MA-RULING-112")]
    assert state_hash(unsaid) == state_hash(state)


@pytest.mark.parametrize(
    ("more", "place"),
    [
        (", hand = ['goliath']", "A.hand"),
        (", pile = ['goliath']", "A.pile"),
        (", spent = ['goliath']", "A.spent[1]"),
        (", removed = ['goliath']", "A.removed[1]"),
    ],
)
def test_a_card_lies_in_one_place(more: str, place: str) -> None:
    said = f"{place}: 'goliath' lies here and at A.front[1].pet; a deck has no card twice (MA-DECK-04)"
    assert told(side("{ pet = 'goliath' }", more)) == said


def test_no_card_is_twice_in_a_deck() -> None:
    said = "'whetstone' lies here and at A.hand; a deck has no card twice (MA-DECK-04)"
    assert told(side("{ pet = 'goliath' }", ", hand = ['2 whetstone']")) == f"A.hand: {said}"
    assert (
        told(side("{ pet = 'goliath' }", ", hand = ['whetstone'], items = [{ item = 'whetstone' }]"))
        == f"A.items[1]: {said}"
    )
    elyth = "{ pet = 'goliath', elyth = 'onyx_doomstone' }"
    said = "A.spent[1]: 'onyx_doomstone' lies here and at A.front[1].elyth; a deck has no card twice (MA-DECK-04)"
    assert told(side(elyth, ", spent = ['onyx_doomstone']")) == said
    # what was stolen is the other's
    stolen = side(elyth.replace(" }", ", borrowed = true }"))
    assert stands(stolen)
    said = "B.hand: 'onyx_doomstone' lies here and at A.front[1].elyth; a deck has no card twice (MA-DECK-04)"
    assert told(stolen.replace("'astaryan' }]", "'astaryan' }], hand = ['onyx_doomstone']")) == said


def test_tokens_and_status_cards_are_in_no_deck() -> None:
    said = "A.hand: 'charlie' is a token, which is never in a deck (MA-DECK-03, MA-DECK-05)"
    assert told(side("{ pet = 'goliath' }", ", hand = ['charlie']")) == said
    said = "A.spent[1]: 'burn' is not a card of a deck (MA-DECK-03, MA-DECK-05)"
    assert told(side("{ pet = 'goliath' }", ", spent = ['burn']")) == said
    assert stands(lines("aelwen", "charlie"))


def test_a_deck_has_no_more_than_its_cards() -> None:
    names = [name for name in GAME.library({"cards": "spec"}).by_key if name not in ("goliath", "charlie")]
    cards = [name for name in names if GAME.library({"cards": "spec"}).card(name).kind not in ("pet", "status")]
    text = side("{ pet = 'goliath' }", f", pile = {cards[:21]}")
    assert told(text) == "A: got 22 cards; a deck has 21 (MA-DECK-01)"
    assert stands(side("{ pet = 'goliath' }", f", pile = {cards[:20]}"))


def test_an_item_has_no_more_than_its_uses() -> None:
    said = "A.items[1].uses: got 4 Uses; whetstone has 2 (MA-ITEM-01)"
    assert told(side("{ pet = 'goliath' }", ", items = [{ item = 'whetstone', uses = 4 }]")) == said


def test_hp_are_within_health() -> None:
    for hp in (0, -5, 999):
        said = told(side(f"{{ pet = 'goliath', hp = {hp} }}"))
        assert said.startswith(f"A.front[1].hp: goliath has {hp} HP; its Health is ")
        assert said.endswith("(MA-HP-01, MA-HP-03)")


def test_the_game_would_have_ended_before() -> None:
    pet = side("{ pet = 'goliath' }")
    assert told(f"vp = [0, 3]\n{pet}") == "vp: got 3 for B; whoever has 3 has won (MA-WIN-01)"
    said = "turn: got turn 6; turn_limit = 5 ended the game before (MA-RULING-14)"
    assert told(f"turn = 6\n{pet}", turn_limit="5") == said
    assert stands(f"turn = 5\nvp = [2, 2]\n{pet}", turn_limit="5")


@pytest.mark.parametrize("word", ["battled", "unique_used", "switched", "item_used"])
def test_before_the_primary_step_nothing_of_it_is_done(word: str) -> None:
    pet = side("{ pet = 'goliath' }")
    for point in ("T1", "T2"):
        said = f"{word}: at '{point}' the Primary step has not begun (MA-TURN-01)"
        assert told(f"{word} = true\n{pet}".replace("T3", point)) == said
    assert stands(f"{word} = true\n{pet}")


def test_a_match_is_a_match() -> None:
    pet = side("{ pet = 'goliath' }")
    said = "game: this is a single game; 'wins', 'game' and 'loser' are of a match (MA-MATCH-01)"
    for words in ("game = 2", "wins = [1, 0]", "loser = 'A'"):
        assert told(f"{words}\n{pet}") == said
    match = {"match": "best_of_3"}
    assert told(f"game = 3\nwins = [2, 0]\n{pet}", **match) == "wins: got 2; 2 wins end a match (MA-MATCH-01)"
    said = "wins: got 2 games that somebody won; before game 2 there were 1 (MA-RULING-17)"
    assert told(f"game = 2\nwins = [1, 1]\n{pet}", **match) == said
    said = "loser: B lost a game that nobody won; see 'wins' (MA-MATCH-02)"
    assert told(f"game = 2\nwins = [0, 1]\nloser = 'B'\n{pet}", **match) == said
    assert stands(f"game = 3\nwins = [1, 0]\nloser = 'B'\n{pet}", **match), "the second one was drawn"
