"""Lists: what each format takes, ready lists, random lists."""

from __future__ import annotations

import pytest

from grimalkin.core.errors import BadSetup
from grimalkin.core.luck import Seeded
from grimalkin.games.friendomancy.codes import NUMBER_WORDS
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.kinds import FOE, FORMATS
from grimalkin.games.friendomancy.lists import (
    forbids_list,
    house_a,
    house_b,
    random_list,
    read_list,
    ready_lists,
    words_of,
)
from grimalkin.games.friendomancy.state import Parlor
from grimalkin.players.random import play_on
from tests.games.friendomancy.support import offered, table_at

BOX = GAME.box(GAME.full_settings({}))


def kind(name: str) -> int:
    return BOX.names.index(name)


def fault(form: str, kinds: list[int], extra: bool = False) -> str:
    faults = forbids_list(BOX, FORMATS.index(form), extra, kinds, -1)
    return faults[0].partition(":")[0] if faults else ""


def exchanged(kinds: list[int], old: int, new: int, count: int = 1) -> list[int]:
    """So many cards of a kind become another."""
    found = sorted(kinds, key=lambda other: other != old)
    assert found[:count] == [old] * count
    return [new] * count + found[count:]


def filled(kinds: list[int], name: str, count: int) -> list[int]:
    """The list with so many of a card, in place of others of its type and cost."""
    wanted = kind(name)
    same = [k for k in kinds if BOX.types[k] == BOX.types[wanted] and BOX.costs[k] == BOX.costs[wanted]]
    rest = list(kinds)
    for other in same[:count]:
        rest.remove(other)
    return rest + [wanted] * min(count, len(same))


def test_nine_of_a_kind_are_all_friends_of_cost_0() -> None:
    """FR-EX-14"""
    assert fault("a", filled(house_a(BOX), "puddle_named_kevin", 9)) == ""


def test_ten_friends_of_cost_0_and_six_of_cost_1_are_refused() -> None:
    """FR-EX-14"""
    kinds = house_a(BOX)
    one = next(k for k in kinds if BOX.types[k] == 0 and BOX.costs[k] == 1)
    assert fault("a", exchanged(kinds, one, kind("puddle_named_kevin"))) == "FR-SETUP-04"


def sandwiches(count: int) -> list[int]:
    """House B with so many Ham Sandwiches among its Whatevers."""
    kinds = house_b(BOX)
    whatevers = [k for k in kinds if BOX.types[k] == 3 and k != kind("ham_sandwich")]
    others = [k for k in kinds if BOX.types[k] != 3]
    return others + whatevers[: 25 - count] + [kind("ham_sandwich")] * count


def test_format_b_takes_five_copies() -> None:
    """FR-EX-15, FR-RULING-01"""
    assert fault("b", sandwiches(5)) == ""
    assert fault("b", sandwiches(6)) == "FR-SETUP-05"
    assert fault("b", sandwiches(6), extra=True) == ""


def test_format_c_takes_ten_copies() -> None:
    """FR-EX-15"""
    assert fault("c", sandwiches(10)) == ""
    assert fault("c", sandwiches(11)) == "FR-SETUP-06"


@pytest.mark.parametrize("form", FORMATS)
def test_no_list_has_a_foe(form: str) -> None:
    """FR-EX-15, FR-RULING-20"""
    kinds = house_a(BOX) if form == "a" else house_b(BOX)
    assert fault(form, [kind("unreasonable_goose"), *kinds[1:]]) == "FR-RULING-20"


def test_a_list_has_a_hundred_cards() -> None:
    assert fault("c", house_a(BOX)[1:]) == "FR-SETUP-03"


@pytest.mark.parametrize(
    ("name", "form"), [("house_a", "a"), ("house_b", "b"), ("slime_weekend", "c"), ("paperwork", "c")]
)
def test_ready_lists_are_legal(name: str, form: str) -> None:
    text = " ".join(ready_lists(BOX)[name].cards)
    assert GAME.deck_fault({"format": form}, text) == ""
    assert GAME.deck_fault({"format": form}, f"list {name}") == ""


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("seed", range(5))
def test_random_lists_are_legal(form: str, seed: int) -> None:
    kinds = random_list(BOX, FORMATS.index(form), Seeded(seed))
    assert fault(form, kinds) == ""
    assert GAME.deck_fault({"format": form}, "\n".join(words_of(BOX, kinds))) == ""


def test_a_misspelt_card_is_told_with_the_nearest() -> None:
    said = GAME.deck_fault({"format": "c"}, "100 mailbrid")
    assert said.startswith("FR-SETUP-03")
    assert "mailbird" in said


def test_all_faults_of_a_list_are_told_at_once() -> None:
    text = "8 puddle_named_kevin, 12 ham_sandwich, 2 unreasonable_goose, unreasonable_goose, mailbrid, mailbrid, 77 x"
    faults = GAME.deck_faults({"format": "b"}, text)
    assert faults == [
        "FR-SETUP-03: the list names 'mailbrid', which is not a card; did you mean 'mailbird'?",
        "FR-SETUP-03: the list names 'x', which is not a card; a card is written like 'puddle_named_kevin'",
        "FR-RULING-20: 'unreasonable_goose' in the list is a Foe; lists have none",
        "FR-SETUP-03: the list has 23 cards; expected exactly 100",
        "FR-SETUP-05: the list has 8 cards of type friend; expected exactly 25",
        "FR-SETUP-05: the list has 0 cards of type magic; expected exactly 25",
        "FR-SETUP-05: the list has 0 cards of type curse; expected exactly 25",
        "FR-SETUP-05: the list has 12 cards of type whatever; expected exactly 25",
        "FR-SETUP-05: the list has 8 copies of 'puddle_named_kevin'; format b allows 5",
        "FR-SETUP-05: the list has 12 copies of 'ham_sandwich'; format b allows 5",
    ]
    assert GAME.deck_fault({"format": "b"}, text) == faults[0]
    assert GAME.deck_faults({"format": "c"}, "list slime_weekend") == []
    assert len(GAME.deck_faults({}, " ".join(f"x{i}" for i in range(1_000)))) == 20
    assert GAME.deck_faults({}, "x " * 3_000) == [
        "FR-SETUP-03: the list of somebody has 3,000 words; expected 100 cards"
    ]


@pytest.mark.parametrize("form", FORMATS)
def test_quotas_say_what_a_format_asks_for(form: str) -> None:
    """FR-SETUP-03 to -06, FR-RULING-01"""
    quotas = GAME.deck_quotas({"format": form})
    shape = {(quota.kind, quota.cost): (quota.low, quota.high) for quota in quotas if not quota.copies}
    assert shape.pop(("", -1)) == (100, 100)
    each = {"a": [(cost, count) for cost, count in enumerate([9, 7, 5, 3, 1])], "b": [(-1, 25)], "c": []}[form]
    types = ("friend", "magic", "curse", "whatever")
    assert shape == {(kind, cost): (count, count) for kind in types for cost, count in each}
    copies = [(quota.low, quota.high) for quota in quotas if quota.copies]
    assert copies == [(0, {"a": 9, "b": 5, "c": 10}[form])]
    more = GAME.deck_quotas({"format": form, "list_copies": "extra"})
    assert [quota.high for quota in more if quota.copies] == [copies[0][1] + 1]


def test_lists_that_come_with_the_game_name_their_format() -> None:
    """11.8 of the specification"""
    assert [(deck.name, deck.settings) for deck in GAME.ready_decks()] == [("House A", {})]
    assert [(deck.name, deck.settings) for deck in GAME.other_decks()] == [
        ("House B", {"format": "b"}),
        ("Paperwork", {"format": "c"}),
        ("Slime Weekend", {"format": "c"}),
    ]
    for deck in GAME.ready_decks() + GAME.other_decks():
        assert GAME.deck_faults(deck.settings, deck.text) == []


def test_who_brings_no_list_plays_the_house() -> None:
    """FR-RULING-141"""
    assert read_list(BOX, 0, False, "", 0) == house_a(BOX)
    assert read_list(BOX, 1, False, "", 0) == house_b(BOX)
    assert read_list(BOX, 2, False, "", 0) == house_a(BOX)


@pytest.mark.parametrize(
    ("foes", "said"),
    [
        ("61", "behind '61' stands no Foe"),
        ("unreasonable_goose 2", "behind '2' stands no Foe"),
        ("random 0", "a number from 1 to 9999"),
        ("random 10000", "a number from 1 to 9999"),
        ("9999 unreasonable_goose, tax_dragon", "it has 10000 Foes"),
        ("10000 unreasonable_goose", "'10000' is no number from 0 to 9999"),
        ("mailbird", "FR-RULING-12: 'mailbird' is not a Foe"),
    ],
)
def test_foes_that_are_none(foes: str, said: str) -> None:
    """FR-RULING-12"""
    with pytest.raises(BadSetup, match=said):
        GAME.new({"foes": foes}, ["", ""])


@pytest.mark.parametrize("foes", ["2500 unreasonable_goose", "1200 goblin_repo_crew, 1300 tax_dragon", "random 2500"])
def test_any_number_of_foes(foes: str) -> None:
    """FR-FOE-02: there is no limit on Foes or on copies of one, and each has a number on the table."""
    state = GAME.new({"foes": foes}, ["", ""])
    assert isinstance(state, Parlor)
    play_on(state, Seeded(2), 60)
    assert state.brought[FOE] == 2500
    assert len(NUMBER_WORDS) >= 600 + 2500


def test_a_foe_with_a_high_number_is_a_target() -> None:
    """FR-FOE-02"""
    table = table_at(
        "T2",
        perch=[{"card": "unreasonable_goose", "number": 10_599, "on": "friend"}],
        A={"board": [{"card": "mailbird", "number": 10_600}]},
    )
    table.play(0, "attack #10600")
    assert offered(table, 0) == ["at B", "at #10599"]


def test_a_number_at_the_end_of_a_list() -> None:
    """FR-SETUP-03"""
    assert "ends with '5'" in GAME.deck_fault({}, "mailbird 5")
