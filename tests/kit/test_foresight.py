"""The tree of outcomes: every way that luck can go, as far as the horizon."""

from __future__ import annotations

import doctest
from typing import Any, ClassVar

import pytest

from grimalkin.core.agenda import ALLOWED, Ask, Chance, Claim, Die, Step, Together
from grimalkin.core.codes import PASS
from grimalkin.core.errors import SecretNeeded
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import Bottom, Hooks, State
from grimalkin.core.view import Fact
from grimalkin.kit import foresight
from grimalkin.kit.foresight import (
    UNMARKED,
    End,
    Ends,
    Foresight,
    Horizon,
    Spread,
    Through,
    after,
    let_pass,
    percent,
    rounded,
)

BET = 30
DOUBLE = 31
CHEER = 32


class Purse(State):
    """A made-up game: coins are wagered."""

    id: ClassVar[str] = "purse"

    def __init__(self, coins: int) -> None:
        super().__init__([0, 1])
        self.coins = coins
        self.cheers = 0
        self.hooks = PurseHooks()

    def copy(self) -> Purse:
        twin = Purse(self.coins)
        self.copy_core(twin)
        twin.cheers = self.cheers
        return twin


class PurseHooks(Hooks[Purse]):
    def interrupts(self, game: Purse, seat: int) -> list[int]:
        return [CHEER]

    def interrupt(self, game: Purse, seat: int, option: int) -> None:
        game.cheers += 1


class Roll(Die[Purse]):
    """A six wins five coins, anything else loses one."""

    id: ClassVar[str] = "roll"

    def sides(self) -> int:
        return 6

    def shows(self, game: Purse, face: int) -> None:
        game.coins += 5 if face == 6 else -1


class Coin(Chance[Purse]):
    """Weighted, and one outcome cannot be."""

    id: ClassVar[str] = "coin"

    def weights(self, game: Purse) -> list[int]:
        return [0, 3, 0, 1, 0]

    def happened(self, game: Purse, outcome: int) -> None:
        game.coins += outcome


class Again(Chance[Purse]):
    """Never ends."""

    id: ClassVar[str] = "again"

    def weights(self, game: Purse) -> list[int]:
        return [1, 1]

    def happened(self, game: Purse, outcome: int) -> None:
        if outcome:
            game.then(Again())


class Forever(Step[Purse]):
    id: ClassVar[str] = "forever"

    def run(self, game: Purse) -> None:
        game.then(Forever())


class Pay(Step[Purse]):
    id: ClassVar[str] = "pay"

    def run(self, game: Purse) -> None:
        game.coins -= 1
        if game.coins <= 0:
            game.end("broke", 0, [0, 0])


class Bets(Ask[Purse]):
    id: ClassVar[str] = "bets"

    def acts(self, game: Purse, seat: int) -> list[int]:
        return [PASS, BET, DOUBLE]

    def forbids(self, game: Purse, seat: int, act: int) -> str:
        return ALLOWED

    def chosen(self, game: Purse, seat: int, option: int) -> None:
        if option == BET:
            game.then(Pay(), Roll())
        elif option == DOUBLE:
            raise SecretNeeded("a face-down card decides")


class Window(Claim[Purse]):
    id: ClassVar[str] = "purse_window"

    def acts(self, game: Purse, seat: int) -> list[int]:
        return [PASS, BET]

    def chosen(self, game: Purse, seat: int, option: int) -> None:
        game.coins += 100

    def closed(self, game: Purse) -> None:
        game.coins += 1


class AllAtOnce(Together[Purse]):
    id: ClassVar[str] = "all_at_once"

    def acts(self, game: Purse, seat: int) -> list[int]:
        return [PASS]


class Far(Horizon[Purse]):
    """Through everything."""

    def stops(self, game: Purse, step: Step[Any]) -> bool:
        return isinstance(step, Bottom)

    def rolled(self, game: Purse, chance: Chance[Any], outcome: int, mark: int) -> int:
        return outcome if isinstance(chance, Roll) else mark


class FarMerged(Far):
    def __init__(self) -> None:
        super().__init__(merges=True)

    def key(self, game: Purse) -> object:
        return game.coins


def purse(coins: int, *steps: Step[Any]) -> Purse:
    found = Purse(coins)
    for step in reversed(steps):
        found.then(step)
    return found


def spread(ends: Ends[Purse]) -> list[tuple[int, int, float]]:
    return [(end.state.coins, end.mark, round(end.chance, 6)) for end in ends.all]


def test_luck_goes_every_way_in_the_order_of_the_faces() -> None:
    ends = Far().ends_of(purse(10, Coin(), Pay()))
    assert spread(ends) == [(10, UNMARKED, 0.75), (12, UNMARKED, 0.25)]
    ends = Far().ends_of(purse(10, Coin(), Roll()))
    assert len(ends.all) == 12
    assert sum(end.chance for end in ends.all) == pytest.approx(1.0)
    assert ends.marks() == [0, 1, 2, 3, 4, 5]
    assert ends.chance(5) == pytest.approx(1 / 6)
    assert [end.mark for end in ends.all] == [0, 1, 2, 3, 4, 5] * 2


def test_the_plain_horizon_is_the_next_wait() -> None:
    start = purse(10, Pay(), Pay(), Roll())
    ends = Horizon[Purse]().ends_of(start)
    assert spread(ends) == [(8, UNMARKED, 1.0)]
    assert isinstance(ends.all[0].state.agenda[-1], Roll)


def test_a_game_that_is_over_goes_no_further() -> None:
    assert spread(Far().ends_of(purse(1, Pay(), Roll()))) == [(0, UNMARKED, 1.0)]


def test_equal_ends_are_one() -> None:
    plain = Far().ends_of(purse(10, Roll(), Roll()))
    merged = FarMerged().ends_of(purse(10, Roll(), Roll()))
    assert len(plain.all) == 36
    assert {end.state.coins for end in merged.all} == {8, 14, 20}
    assert len(merged.all) == 6 + 6  # by the mark of the last roll: a six or another
    for coins in (8, 14, 20):
        chances = [sum(end.chance for end in ends.all if end.state.coins == coins) for ends in (plain, merged)]
        assert chances[0] == pytest.approx(chances[1])


def test_without_a_key_of_its_own_a_state_is_what_it_is() -> None:
    ends = Through[Purse]((Roll,)).ends_of(purse(10, Roll()))
    assert len(ends.all) == 6
    merged = Horizon[Purse](merges=True)
    assert merged.key(purse(3)) == merged.key(purse(3)) == snapshot(purse(3))
    assert merged.key(purse(3)) != merged.key(purse(4))


@pytest.mark.parametrize("step", [Again(), Forever()])
def test_what_does_not_end_is_cut(step: Step[Any]) -> None:
    ends = Through[Purse]((Again, Forever)).ends_of(purse(10, step))
    assert ends.cut


def test_a_bound_of_ends_holds() -> None:
    few = Far(most_ends=5)
    assert few.ends_of(purse(10, Roll())).cut
    assert not few.ends_of(purse(10, Coin(), Coin())).cut


class Counted(Ends[Purse]):
    def __init__(self) -> None:
        super().__init__()
        self.coins = 0.0

    def add(self, end: End[Purse]) -> None:
        self.coins += end.state.coins * end.chance


def test_ends_may_be_counted_without_being_kept() -> None:
    found = Counted()
    Far().follow(purse(10, Coin(), Roll()), found)
    assert found.all == []
    assert found.coins == pytest.approx(Far().ends_of(purse(10, Coin(), Roll())).spread(coins_of).average())


def coins_of(game: Purse) -> int:
    return game.coins


def test_amounts_over_all_ends() -> None:
    found = Far().ends_of(purse(10, Roll())).spread(coins_of)
    assert (found.least, found.most) == (9, 15)
    assert found.average() == pytest.approx(10.0)
    assert found.chance_of(15) == pytest.approx(1 / 6)
    assert found.chance_above(9) == pytest.approx(1 / 6)
    assert not found.is_certain()
    one = Spread()
    assert one.average() == 0.0
    one.add(-4, 0.5)
    assert one.is_certain()
    assert one.is_always(-4)
    assert one.average() == -4


def test_chances_in_words() -> None:
    assert [percent(chance) for chance in (0.0, 1e-6, 0.5, 0.99995, 0.9998, 1.0)] == [0, 1, 50, 100, 99, 100]
    assert [rounded(amount) for amount in (0.5, 1.4999999999999, 1.49, -0.5, -0.6, 2.0)] == [1, 2, 1, 0, -1, 2]


# what a choice would do


class PurseForesight(Foresight[Purse]):
    def facts(self, masked: Purse, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
        coins = Far().ends_of(after(masked, ask, seat, option)).spread(coins_of)
        return [Fact("least", coins.least), Fact("most", coins.most)]


def said(state: Purse, option: int) -> list[int | str]:
    return [fact.value for fact in PurseForesight().foresee(state, 0, option)]


def test_a_choice_is_tried_on_a_copy() -> None:
    state = purse(10, Bets(0))
    before = snapshot(state)
    assert said(state, BET) == [8, 14]
    assert said(state, PASS) == [10, 10]
    assert snapshot(state) == before
    assert not PurseForesight().is_futile(state, 0, BET)


def test_a_interrupt_is_tried_too() -> None:
    state = purse(10, Bets(0))
    ask = state.agenda[-1]
    assert isinstance(ask, Bets)
    assert after(state, ask, 1, CHEER).cheers == 1
    assert state.cheers == 0


def test_what_a_hidden_card_decides_is_not_foreseen() -> None:
    assert said(purse(10, Bets(0)), DOUBLE) == []


def test_a_pass_in_a_window_is_everybodys() -> None:
    state = purse(10, Window(0b11, 0), Pay())
    assert said(state, PASS) == [10, 10]
    assert said(state, BET) == [109, 109]
    assert said(purse(10, Coin(), Window(0b11, 0)), PASS) == []  # luck is awaited; nobody is asked


def test_on_the_way_nobody_uses_a_window_and_an_ask_takes_its_default() -> None:
    assert spread(Far().ends_of(purse(10, Window(0b11, 0), Bets(1), Pay()))) == [(10, UNMARKED, 1.0)]


def test_sealed_choices_are_not_foreseen() -> None:
    state = purse(10, AllAtOnce(0b11))
    assert said(state, PASS) == []
    with pytest.raises(AssertionError, match="AllAtOnce: what several choose at the same time is sealed"):
        let_pass(state, AllAtOnce(0b11))


def test_the_page_runs() -> None:
    page = doctest.DocTestParser().get_doctest(foresight.__doc__ or "", dict(vars(foresight)), "foresight", None, 0)
    assert page.examples
    assert not doctest.DocTestRunner().run(page).failed
