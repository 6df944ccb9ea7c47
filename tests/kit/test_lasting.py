"""What lasts: amounts that add up, the newest that wins, moments that end it; in a made-up game of enchanted frogs."""

from __future__ import annotations

import doctest
import pickle
from typing import ClassVar

import pytest

from grimalkin.core.agenda import Ask
from grimalkin.core.codes import Codes
from grimalkin.core.events import NUMBER, SEAT, EventTypes
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.snapshot import snapshot, state_hash
from grimalkin.core.state import State
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.core.view import Zone
from grimalkin.kit import lasting as page
from grimalkin.kit.lasting import (
    NO_CARD,
    ON_ALL,
    LastingEffect,
    by_piece,
    newest,
    not_on,
    oldest,
    pass_moment,
    renumbered,
    sum_of,
    used,
    without,
)

# what effects do, and the moments that end them
LEAP, SKIN, COLOUR = range(3)
TURN, OWN_TURN, JUMP, GAME_OVER = range(4)
A, B = range(2)
RED, GREEN = range(2)


def test_the_page_of_the_part_has_an_example_that_runs() -> None:
    assert page.__doc__, "the page is the docstring"
    example = doctest.DocTestParser().get_doctest(page.__doc__, dict(vars(page)), "lasting", None, 0)
    runner = doctest.DocTestRunner()
    runner.run(example)
    assert (runner.tries > 0, runner.failures) == (True, 0)


def effect(what: int = LEAP, on: int = RED, amount: int = 1, until: int = TURN, owner: int = A) -> LastingEffect:
    return LastingEffect(what, on, amount, until, owner)


# what lasts now


def test_amounts_of_a_kind_add_up_with_those_on_all() -> None:
    lasting = (effect(amount=2), effect(amount=-5), effect(on=ON_ALL, amount=10), effect(SKIN, amount=100))
    assert sum_of(lasting, LEAP, RED) == 7
    assert sum_of(lasting, LEAP, GREEN) == 10
    assert sum_of(lasting, COLOUR, RED) == sum_of((), LEAP, RED) == 0


def test_of_several_on_a_piece_itself_one_is_the_oldest_and_one_the_newest() -> None:
    first, second, third = effect(COLOUR, amount=1), effect(COLOUR, amount=2), effect(COLOUR, on=ON_ALL)
    lasting = (effect(), first, effect(COLOUR, GREEN), second, third)
    assert oldest(lasting, COLOUR, RED) is first
    assert newest(lasting, COLOUR, RED) is second
    assert newest(without(lasting, second), COLOUR, RED) is first
    assert oldest(lasting, SKIN, RED) is newest(lasting, SKIN, RED) is None


# what ends


def test_a_moment_ends_what_waited_for_it_and_nothing_else() -> None:
    turn, jump, over = effect(), effect(until=JUMP), effect(until=GAME_OVER)
    assert pass_moment((turn, jump, over), 1 << TURN) == ((jump, over), [turn])
    assert pass_moment((turn, jump, over), 1 << TURN | 1 << JUMP) == ((over,), [turn, jump])
    assert pass_moment((), 1 << TURN) == ((), [])


def test_a_moment_may_be_that_of_one_seat_or_of_one_piece() -> None:
    mine, yours = effect(until=OWN_TURN), effect(on=GREEN, until=OWN_TURN, owner=B)
    assert pass_moment((mine, yours), 1 << OWN_TURN, owner=B) == ((mine,), [yours])
    assert pass_moment((mine, yours), 1 << OWN_TURN, on=RED) == ((yours,), [mine])
    assert pass_moment((mine, yours), 1 << OWN_TURN, B, RED) == ((mine, yours), [])


@pytest.mark.parametrize(("count", "moments"), [(0, 1), (1, 1), (2, 2), (5, 5)])
def test_the_last_of_so_many_moments_ends_it(count: int, moments: int) -> None:
    lasting: tuple[LastingEffect, ...] = (LastingEffect(LEAP, RED, 3, TURN, A, 7, count, 9),)
    for left in range(moments - 1, 0, -1):
        lasting, over = pass_moment(lasting, 1 << TURN)
        assert over == []
        assert whole(lasting[0]) == (LEAP, RED, 3, TURN, A, 7, left, 9), "nothing but the count changes"
    assert pass_moment(lasting, 1 << TURN) == ((), [lasting[0]])


def test_one_effect_ends_by_itself_even_if_another_is_just_like_it() -> None:
    first, second = effect(), effect()
    assert without((first, second), first) == (second,)
    assert without((second,), first) == (second,)


def test_what_lay_on_a_piece_goes_with_it() -> None:
    red, green, all_of_them = effect(), effect(on=GREEN), effect(on=ON_ALL)
    assert not_on((red, green, all_of_them), RED) == (green, all_of_them)


# what changes


def whole(one: LastingEffect) -> tuple[int, ...]:
    return (one.what, one.on, one.amount, one.until, one.owner, one.source, one.count, one.about)


def test_a_pool_shrinks_in_its_place_until_it_is_used_up() -> None:
    pool, other = LastingEffect(SKIN, RED, 30, JUMP, B, 7, 2, 9), effect()
    left = used((pool, other), pool, 10)
    assert whole(left[0]) == (SKIN, RED, 20, JUMP, B, 7, 2, 9)
    assert left[1] is other
    assert pool.amount == 30, "an effect never changes"
    assert used(left, left[0], 20) == used(left, left[0], 99) == (other,)


def test_pieces_with_new_numbers_keep_what_lies_on_them() -> None:
    lasting = renumbered((LastingEffect(SKIN, RED, 30, JUMP, B, 7, 2, 9), effect(on=GREEN)), [1, 0])
    assert [one.on for one in lasting] == [1, 0]
    assert whole(lasting[0]) == (SKIN, 1, 30, JUMP, B, 7, 2, 9)
    assert [one.on for one in by_piece(lasting)] == [0, 1]


def test_in_the_order_of_pieces_the_oldest_of_each_comes_first() -> None:
    lasting = tuple(effect(on=on, amount=amount) for on, amount in [(2, 1), (0, 2), (2, 3), (0, 4)])
    assert [one.amount for one in by_piece(lasting)] == [2, 4, 1, 3]
    ordered = by_piece(lasting)
    assert by_piece(ordered) is ordered


# in a game

CODES, EVENTS = Codes(), EventTypes()
ENCHANT = CODES.block("enchant", ["red", "green"])
HOP = CODES.block("hop", ["red", "green"])
HOPPED = EVENTS.add("hopped", SEAT, NUMBER)


class Pond(State):
    """Two frogs. Whoever's frog leaps to 9 wins."""

    id: ClassVar[str] = "pond"

    def __init__(self) -> None:
        super().__init__([0, 1])
        self.lasting: tuple[LastingEffect, ...] = ()
        self.at = [0, 0]

    def copy(self) -> Pond:
        twin = Pond()
        self.copy_core(twin)
        twin.lasting = self.lasting
        twin.at = self.at[:]
        return twin

    def census(self) -> list[int]:
        return []


class Turn(Ask[Pond]):
    """A spell makes a frog leap 2 further until it jumps, and 1 further for two own turns."""

    id: ClassVar[str] = "turn"
    rule: ClassVar[str] = "FROG-1"

    def acts(self, game: Pond, seat: int) -> list[int]:
        return [ENCHANT + RED, ENCHANT + GREEN, HOP + seat]

    def chosen(self, game: Pond, seat: int, option: int) -> None:
        if option >= HOP:
            game.at[seat] += 1 + sum_of(game.lasting, LEAP, seat)
            game.lasting, _ = pass_moment(game.lasting, 1 << JUMP, on=seat)
        else:
            frog = option - ENCHANT
            spell = LastingEffect(LEAP, frog, 2, JUMP, seat)
            game.lasting = (*game.lasting, spell, LastingEffect(LEAP, frog, 1, OWN_TURN, seat, count=2))
        game.log_event("FROG-1", HOPPED, seat, game.at[seat])
        game.lasting, _ = pass_moment(game.lasting, 1 << OWN_TURN, owner=seat)
        game.then(Turn(1 - seat))
        if game.at[seat] >= 9:
            game.end("FROG-2", 1 << seat, game.at[:])


class Frogs(Game):
    id: ClassVar[str] = "frogs"
    title: ClassVar[str] = "Frogs"

    def start(self, settings: dict[str, str], decks: list[str]) -> Pond:
        pond = Pond()
        pond.then(Turn(0))
        return pond

    def zones(self, masked: State, seat: int) -> list[Zone]:
        return []


GAME = Frogs(CODES, EVENTS, [], [])


def played(*acts: str) -> Table:
    table = open_table(GAME, {}, [Seat("Ash", "human"), Seat("Bramble", "human")], Seeded(1))
    for n, act in enumerate(acts):
        table.play(n % 2, act)
    return table


def pond(table: Table) -> Pond:
    assert isinstance(table.state, Pond)
    return table.state


def test_a_game_that_is_played_with_it() -> None:
    table = played("enchant red", "enchant red", "hop red", "hop green", "hop red")
    assert pond(table).at == [8, 1], "1 + 2 + 1 + 2 + 1, then 1: both spells of A are over, and so are those of B"
    assert pond(table).lasting == ()


def test_a_copy_shares_it_and_hashes_know_it() -> None:
    state = pond(played("enchant red"))
    twin = state.copy()
    assert twin.lasting is state.lasting
    assert state_hash(twin) == state_hash(state)
    told = '["lasting_effect","about",0,"amount",2,"count",0,"on",0,"owner",0,"source",-1,"until",2,"what",0]'
    assert told in snapshot(state)
    assert state.lasting[0].source == NO_CARD
    twin.lasting = used(twin.lasting, twin.lasting[0], 1)
    assert state_hash(twin) != state_hash(state)


def test_it_can_be_pickled() -> None:
    state = pond(played("enchant red", "enchant green"))
    assert snapshot(pickle.loads(pickle.dumps(state))) == snapshot(state)
