"""Setup: Decks of four parts, small Pools, the opening, defaults without a Judge."""

from __future__ import annotations

import pytest

from grimalkin.core.engine import choose, roll_on
from grimalkin.core.luck import Seeded
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.kinds import FOE
from grimalkin.games.friendomancy.lists import house_a
from grimalkin.games.friendomancy.setup import PickMakeUp, PickSecond, PickSplit, PickThird
from grimalkin.games.friendomancy.start import empty_table
from grimalkin.games.friendomancy.state import SETUP, Parlor
from tests.games.friendomancy.support import offered, state_of, table_at


def through_setup(state: Parlor, seed: int = 1) -> None:
    """Play until the first turn; everybody takes the first option."""
    luck = Seeded(seed)
    while True:
        ask = roll_on(state, luck)
        assert ask is not None
        if state.step != SETUP:
            return
        seat = ask.order(state)[0]
        choose(state, ask, seat, ask.options(state, seat)[0])


def test_six_players_after_the_opening() -> None:
    """FR-EX-18, FR-SETUP-07, FR-SETUP-17, FR-SETUP-19"""
    state = GAME.new({}, [""] * 6)
    assert isinstance(state, Parlor)
    through_setup(state)
    assert [len(hand) for hand in state.hands] == [4] * 6
    assert [len(deck) for deck in state.decks] == [20] * 6
    assert state.money == [20] * 6
    assert sum(len(pool) for pool in state.pools) == 456


def test_foes_come_on_top() -> None:
    """FR-EX-18, FR-SETUP-16, FR-FOE-04, FR-RULING-13"""
    state = GAME.new({"foes": "random"}, [""] * 6)
    assert isinstance(state, Parlor)
    through_setup(state)
    assert sum(len(pool) for pool in state.pools) == 456 + 12


@pytest.mark.parametrize(("settings", "foes"), [({}, 0), ({"foes": "none"}, 0), ({"foes": "3 tax_dragon"}, 3)])
def test_foes_play_where_the_host_names_some(settings: dict[str, str], foes: int) -> None:
    """FR-FOE-01"""
    state = GAME.new(settings, [""] * 2)
    assert isinstance(state, Parlor)
    through_setup(state)
    kinds = [kind for pool in state.pools for kind in (card >> 16 for card in pool.all_cards())]
    assert [state.box.types[kind] for kind in kinds].count(FOE) == state.brought[FOE] == foes


def test_defaults_without_a_judge() -> None:
    """FR-EX-19, FR-SETUP-08, FR-SETUP-15, FR-SETUP-18, FR-RULING-08, FR-RULING-09, FR-RULING-10, FR-RULING-12"""
    full = GAME.full_settings({})
    assert (full["format"], full["foes"]) == ("a", "none")
    starters = set()
    for seed in range(20):
        state = GAME.new({}, [""] * 3)
        assert isinstance(state, Parlor)
        through_setup(state, seed)
        first = state.order[0]
        starters.add(first)
        assert state.order == [(first + i) % 3 for i in range(3)] == state.drafting
    assert starters == {0, 1, 2}


def test_a_small_friend_pool_is_made_up() -> None:
    """FR-EX-17, FR-RULING-05"""
    table = table_at(
        "S4",
        settings={"format": "c"},
        pool_friend=["6 mailbird"],
        pool_magic=["60 small_favor"],
        pool_curse=["60 curse_of_lingering_soup"],
        pool_whatever=["60 ham_sandwich"],
    )
    state = state_of(table)
    luck = Seeded(3)
    made_up = 0
    while state.step == SETUP:
        ask = roll_on(state, luck)
        assert ask is not None
        if state.step != SETUP:
            break
        made_up += isinstance(ask, PickMakeUp) and ask.seat == 1
        choose(state, ask, ask.seat, ask.options(state, ask.seat)[-1])
    assert made_up == 6
    assert [len(deck) for deck in state.decks] == [20, 20]
    assert not len(state.pools[0])


@pytest.mark.parametrize(("pools", "second", "third", "split"), [(4, 4, 22, 84), (3, 3, 12, 28), (1, 1, 1, 1)])
def test_how_many_ways_there_are(pools: int, second: int, third: int, split: int) -> None:
    """FR-EX-110"""
    full = GAME.full_settings({})
    state = empty_table(GAME.box(full), full, 2)
    for kind in house_a(state.box):
        if state.box.types[kind] < pools:
            state.pools[state.box.types[kind]].put(kind << 16)
    counts = [len(ask.options(state, 0)) for ask in (PickSecond(0), PickThird(0), PickSplit(0))]
    assert counts == [second, third, split]


def test_the_draw_step_has_eighteen_options() -> None:
    """FR-TURN-03"""
    table = table_at(
        "T1",
        pool_friend=["5 mailbird"],
        pool_magic=["5 small_favor"],
        pool_curse=["5 curse_of_lingering_soup"],
        pool_whatever=["5 ham_sandwich"],
        A={"deck": ["5 mailbird"]},
    )
    assert len(offered(table, 0)) == 18
