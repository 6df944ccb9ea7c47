"""Foes that a table makes: what names nobody is the active player's, and what would be yours is refused."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.core.engine import leave
from grimalkin.core.errors import BadCards
from grimalkin.core.table import Seat, Table
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.values import power_of
from tests.games.friendomancy.support import offered, state_of

CARD = """
base = "spec"

[oddity]
name = "Oddity"
kind = "{kind}"
text = "Odd."
cost = {cost}
{more}

[[oddity.ability]]
{on}
do = [{do}]
"""


def with_oddity(kind: str, on: str, do: str, cost: int = 0) -> Any:
    more = "power = 5" if kind in ("foe", "friend") else ""
    on = on if "=" in on else f'on = "{on}"'
    return GAME.with_own("odd", "odd.toml", CARD.format(kind=kind, cost=cost, more=more, on=on, do=do))


def table_with(kind: str, on: str, do: str, seats: int = 3, **position: Any) -> Table:
    sitting = [Seat("ABC"[i], "human") for i in range(seats)]
    return Table(with_oddity(kind, on, do), {"cards": "odd"}, sitting, None, position)


def fault_of(on: str, do: str) -> str:
    try:
        with_oddity("foe", on, do)
    except BadCards as error:
        return f"{error.faults[0].place}: {error.faults[0].what}"
    return ""


FRIENDS = {"board": [{"card": "mailbird", "number": 11}, {"card": "moth_at_the_window", "number": 12}]}


def perching(do: str, **position: Any) -> Table:
    """The Oddity perches at the end of B's turn, and says this."""
    lurk = [{"card": "oddity", "number": 9, "on": "friend"}]
    found = {
        "at": "T3",
        "active": "B",
        "lurk": lurk,
        "A": FRIENDS,
        "C": {"board": [{"card": "sock_robot", "number": 13}]},
    }
    return table_with("foe", "perch", do, **{**found, **position})


PILES = ["magic_pool", "curse_pool", "whatever_pool", "deck_a", "deck_b", "deck_c"]


@pytest.mark.parametrize(
    ("do", "options"),
    [
        ("{ tuck = 'any number of friend', under = 'self' }", ["done", "choose #11", "choose #12", "choose #13"]),
        ("{ tuck = 'friend', under = 'self' }", ["choose #11", "choose #12", "choose #13"]),
        ("{ discard = 'friend' }", ["choose #11", "choose #12", "choose #13", "choose #9"]),
        ("{ bounce = 'friend', may = true }", ["pass", "yes"]),
        ("{ lose = 1, to = 'player' }", ["choose B", "choose C", "choose A"]),
        ("{ mark = 'other player' }", ["choose B", "choose C", "choose A"]),
        ("{ force_fight = 'friend[power<=1]', with = 'friend' }", ["choose #11", "choose #12", "choose #13"]),
        ("{ move_foe = 'foe' }", [f"pile {pile}" for pile in PILES]),
    ],
)
def test_the_active_player_chooses_where_a_foe_names_nobody(do: str, options: list[str]) -> None:
    """FR-RULING-126"""
    table = perching(do)
    assert [offer.seat for offer in table.offers() if offer.options] == [1]
    assert offered(table, 1) == options


def test_any_number_of_friends_goes_under_a_foe() -> None:
    """FR-RULING-126, FR-RULING-122"""
    table = perching("{ tuck = 'any number of friend', under = 'self' }")
    table.play(1, "choose #13")
    table.play(1, "choose #11")
    table.play(1, "done")
    state = state_of(table)
    assert [(card.number, card.owner) for card in state.perch[0].under] == [(11, 0), (13, 2)]
    assert state.active == 2


@pytest.mark.parametrize(
    "first",
    ["tuck = 'friend', under = 'self'", "tuck = 'any number of friend', under = 'self'", "lose = 2, to = 'player'"],
)
def test_where_the_active_player_has_left_the_rest_of_a_foes_text_goes_on(first: str) -> None:
    """FR-RULING-157, FR-RULING-126"""
    table = perching(f"{{ {first} }}, {{ lose = 1, to = 'each player' }}", B={"hand": ["small_favor"]})
    state = state_of(table)
    leave(state, 1)
    assert state.active == 2
    assert (state.money[0], state.money[2]) == (19, 19)


def test_a_foe_that_says_next_player_means_the_one_after_the_active_one() -> None:
    """FR-RULING-126"""
    assert state_of(perching("{ lose = 3, to = 'next player' }")).money == [20, 20, 17]


@pytest.mark.parametrize(
    ("on", "do", "said"),
    [
        ("perch", "{ tuck = 'top card of your deck', under = 'self', face = 'down' }", "do[1]: what 'tuck' takes is a"),
        ("perch", "{ tuck = 'card in your discard', under = 'self' }", "do[1]: what 'tuck' takes is a player's"),
        ("perch", "{ sacrifice = 'friend' }", "do[1]: 'sacrifice' is for a player"),
        ("perch", "{ keep_one = 'friend' }", "do[1]: 'keep_one' is for a player"),
        ("perch", "{ discard = 'friend[yours]' }", "do[1]: 'friend[yours]' is about a player"),
        ("perch", "{ discard = 'each friend[cat or yours]' }", "do[1]: 'friend[cat or yours]' is about a player"),
        ("perch", "{ lose = 'hand', to = 'each player' }", "do[1]: a sum or condition of 'lose' is about a player"),
        ("perch", "{ lose = 1, to = 'each player', if = 'not behind' }", "do[1]: a sum or condition of 'lose' is"),
        ("perch", "{ lose = 'count(card[yours])', to = 'each player' }", "do[1]: a sum or condition of 'lose' is"),
        ("perch", "{ power = 1, for = 'until your next turn' }", "do[1]: 'until your next turn' is for a player"),
        ("static", "{ cost = 1, of = 'card' }", "do[1]: 'cost' is about what a player plays"),
        ("static", "{ things_refill = 1 }", "do[1]: 'things_refill' is for a player"),
        ("static", "{ no_toll = 'you' }", "do[1]: 'no_toll' is for a player"),
        ("start", "{ lose = 1, to = 'active player' }", "who: it waits for you"),
        ("on = 'attacks'\nat = 'yours'", "{ lose = 1, to = 'active player' }", "at: 'yours' is a player"),
        ("on = 'falls'\nwhat = 'friend[not yours]'", "{ power = 1 }", "what: 'friend[not yours]' is about a player"),
        ("on = 'start'\nwho = 'any'", "{ lose = 1, to = 'active player' }", ""),
        ("static", "{ cost = 1, of = 'card', by = 'any' }", ""),
        ("static", "{ things_refill = -1, to = 'each player' }", ""),
        ("perch", "{ sacrifice = 'friend[yours]', to = 'active player' }", ""),
        ("perch", "{ lose = 'count(friend[theirs])', to = 'each player' }", ""),
        ("loot", "{ discard = 'each friend[yours]' }", ""),
        ("loot", "{ tuck = 'card in your discard', under = 'self' }", ""),
    ],
)
def test_what_would_be_yours_is_refused_on_a_foe(on: str, do: str, said: str) -> None:
    """FR-RULING-126"""
    found = fault_of(on, do)
    assert found.removeprefix("oddity.ability[1].").startswith(said) if said else not found, found
    assert not said or "a perched Foe is nobody's" in found


def test_a_card_under_a_foe_has_nobodys_hand() -> None:
    """FR-RULING-36, FR-RULING-126: it serves whoever controls its host, and that is nobody."""
    do = "{ power = 3, to = 'host', if = 'hand >= 0' }, { power = 5, to = 'host', if = 'hand > 0 or behind' }"
    under = [{"card": "oddity", "owner": "A"}]
    table = table_with(
        "whatever",
        "while under",
        do,
        at="T2",
        perch=[{"card": "unreasonable_goose", "on": "friend", "under": under}],
        C={"hand": ["3 mailbird"], "money": 5},
    )
    state = state_of(table)
    assert power_of(state, state.perch[0]) == 6


@pytest.mark.parametrize(
    ("do", "left"),
    [("{ uses = 1 }", ["heap"]), ("{ remove = 'self' }", ["removed"]), ("{ discard = 'self' }", ["heap"])],
)
def test_a_foe_takes_itself_off_its_perch(do: str, left: list[str]) -> None:
    """FR-RULING-131, FR-RULING-84: what lay under it leaves."""
    under = [{"card": "a_nice_feeling", "owner": "C"}]
    perch = [{"card": "oddity", "number": 9, "on": "friend", "under": under}]
    table = table_with("foe", "round end", do, at="R1", active="C", perch=perch)
    state = state_of(table)
    assert not state.perch
    found = {"heap": state.heap, "removed": state.removed}
    assert [place for place, cards in found.items() if cards] == left
    assert [state.box.names[card & 0xFFFF] for card in state.discards[2]] == ["a_nice_feeling"]


def test_a_foe_may_put_itself_under_a_friend() -> None:
    """FR-RULING-87"""
    table = perching("{ tuck = 'self', under = 'friend' }")
    table.play(1, "choose #13")
    state = state_of(table)
    assert not state.perch
    assert [card.number for piece in state.board for card in piece.under] == [9]


def test_two_foes_that_fight_wear_each_other() -> None:
    """FR-RULING-76, FR-FOE-11, FR-RULING-89"""
    table = table_with(
        "magic",
        "play",
        "{ force_fight = 'foe', with = 'foe' }",
        at="T2",
        perch=[
            {"card": "the_landlord", "number": 21, "on": "curse"},
            {"card": "feral_houseplant", "number": 22, "on": "curse"},
        ],
        A={"hand": ["oddity"]},
    )
    table.play(0, "play oddity")
    assert offered(table, 0) == ["choose #21", "choose #22"]
    table.play(0, "choose #22")
    state = state_of(table)
    assert [(foe.number, power_of(state, foe)) for foe in state.perch] == [(21, 4)]
    assert [(foe.number, foe.seat) for foe in state.trophies] == [(22, 0)]


def test_no_card_fights_itself() -> None:
    """FR-RULING-122: if either choice has no option, nothing is asked."""
    do = "{ force_fight = 'friend', with = 'friend[cat]' }"
    one = [{"card": "alley_cat_choir", "number": 11}]
    table = table_with("magic", "play", do, at="T2", A={"hand": ["oddity"], "board": one})
    table.play(0, "play oddity")
    assert offered(table, 0) == ["attack #11", "stop"]
    more = [*one, {"card": "sock_robot", "number": 12}, {"card": "mailbird", "number": 13}]
    table = table_with("magic", "play", do, at="T2", A={"hand": ["oddity"], "board": more})
    table.play(0, "play oddity")
    assert offered(table, 0) == ["choose #12", "choose #13"]


def test_each_foe_is_each_perched_foe() -> None:
    """FR-RULING-88"""
    foes = [{"card": "the_landlord", "on": "curse"}, {"card": "wasp_of_correctness", "on": "curse"}]
    table = table_with("magic", "play", "{ power = -1, to = 'each foe' }", at="T2", perch=foes, A={"hand": ["oddity"]})
    table.play(0, "play oddity")
    state = state_of(table)
    assert [power_of(state, foe) for foe in state.perch] == [5, 1]
    table = table_with(
        "curse",
        "static",
        "{ power = -1, to = 'each foe' }",
        at="T2",
        perch=foes,
        A={"board": [{"card": "oddity"}], "money": 3},
    )
    state = state_of(table)
    assert [power_of(state, foe) for foe in state.perch] == [5, 1]


@pytest.mark.parametrize(
    ("kind", "on", "do", "said"),
    [
        ("curse", "on = 'start'\nwhat = 'friend'", "{ gain = 1 }", "what: 'start' is about no card; leave it out"),
        ("friend", "on = 'drawn'\nwhat = 'self'", "{ gain = 1 }", "what: 'drawn' is about no card; leave it out"),
        ("friend", "on = 'hit'\nwhat = 'self'", "{ gain = 1 }", ""),
        ("magic", "play", "{ sacrifice = 'that player', to = 'you' }", "do[1]: 'that player' is a player, and"),
        ("magic", "play", "{ sacrifice = 'friend', to = 'host' }", "do[1]: 'host' is a card, and 'sacrifice' is for"),
        (
            "magic",
            "play",
            "{ force_fight = 'friend', with = 'player' }",
            "do[1]: 'player' is a player, and 'force_fight'",
        ),
        ("magic", "play", "{ cannot_be_attacked = 'any', to = 'that card' }", "do[1]: 'that card' is a card, and"),
        ("curse", "static", "{ no_toll = 'marked card' }", "do[1]: 'marked card' is a card, and 'no_toll' is for"),
        ("curse", "play", "{ tuck = 'friend', under = 'friend' }", "do[1].under: other cards go under the one"),
    ],
)
def test_targets_of_the_wrong_sort_are_refused(kind: str, on: str, do: str, said: str) -> None:
    """FR-RULING-124"""
    try:
        with_oddity(kind, on, do)
        found = ""
    except BadCards as error:
        found = f"{error.faults[0].place}: {error.faults[0].what}".removeprefix("oddity.ability[1].")
    assert found.startswith(said) if said else not found, found
