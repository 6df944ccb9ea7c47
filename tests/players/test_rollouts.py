"""Playing on by chance: for some waits, to the end, to a value, many at once."""

from __future__ import annotations

import doctest
import pickle

import pytest

from grimalkin.core.engine import advance, apply, pending, roll_on
from grimalkin.core.errors import GrimalkinError, IllegalChoice
from grimalkin.core.game import Advice
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import State
from grimalkin.games.cauldron import GAME
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.speeds import mid_game
from grimalkin.players import rollouts as page
from grimalkin.players.random import Playout, play_on, play_out
from grimalkin.players.rollouts import WON, Totals, rollout, rollouts, value_of
from tests.support.play import do, sit


def start() -> State:
    return GAME.new({}, ["", ""])


def numbers(totals: Totals) -> tuple[object, ...]:
    won = tuple(totals.won)
    return totals.rollouts, totals.over, won, totals.drawn, totals.waits, totals.decisions, totals.value


# playing on


def test_playing_on_stops_at_its_limit_and_leaves_the_state_at_a_wait() -> None:
    state = start()
    played = play_on(state, Seeded(1), 5)
    assert (played.waits, played.over) == (5, False)
    assert state.result is None
    standing = snapshot(state)
    advance(state)
    assert snapshot(state) == standing


def test_no_waits_are_played_where_none_are_wanted() -> None:
    state = start()
    assert repr(play_on(state, Seeded(1), 0)) == "Playout(waits=0, decisions=0, over=False)"


@pytest.mark.parametrize("stretch", [1, 7, 50])
def test_a_game_played_in_stretches_is_the_game_played_at_once(stretch: int) -> None:
    whole, state = start(), start()
    once = play_on(whole, Seeded(3))
    luck = Seeded(3)
    parts = [play_on(state, luck, stretch)]
    while not parts[-1].over:
        parts.append(play_on(state, luck, stretch))
    assert once.over
    assert sum(part.waits for part in parts) == once.waits
    assert sum(part.decisions for part in parts) == once.decisions
    assert snapshot(state) == snapshot(whole)
    assert play_out(start(), Seeded(3)) == once.decisions


def test_a_game_that_ends_with_the_last_wait_of_the_limit_is_over() -> None:
    waits = play_on(start(), Seeded(3)).waits
    assert play_on(start(), Seeded(3), waits).over
    assert not play_on(start(), Seeded(3), waits - 1).over
    assert play_out(start(), Seeded(3), waits) > 0


# rollouts


def test_many_rollouts_are_single_ones_added_up() -> None:
    for game in every_game().values():
        state, seat = mid_game(game, 1)
        for given in (state, mask(state, seat)):
            before = snapshot(given)
            together = rollouts(game, given, seat, 6, 40, 12)
            each = [rollout(game, given, seat, Seeded(40 + i), 12) for i in range(6)]
            assert together.rollouts == 6
            assert together.value == sum(each)
            assert together.mean() == sum(each) / 6
            assert snapshot(given) == before, "the state is left as it is"


def test_totals_count_what_was_played() -> None:
    expected = Totals(2)
    for seed in range(5, 25):
        state = start()
        played = play_on(state, Seeded(seed), 48)
        expected.count(state, played, value_of(GAME.advice, state, 1))
    found = rollouts(GAME, start(), 1, 20, 5, 48)
    assert numbers(found) == numbers(expected)
    assert 0 < found.over < 20
    assert sum(found.won) + found.drawn == found.over, "in a game of two one wins, or it is drawn"


def test_whole_games_are_worth_what_they_return() -> None:
    found = rollouts(GAME, start(), 0, 100, 1)
    assert found.over == 100
    assert found.value == WON * (found.won[0] - found.won[1])


def test_both_builds_roll_out_the_same() -> None:
    state, seat = mid_game(GAME, 2)
    assert numbers(rollouts(GAME, start(), 0, 50, 1)) == (50, 50, (24, 21), 5, 2388, 903, 3_000_000)
    assert numbers(rollouts(GAME, mask(state, seat), seat, 50, 1, 12)) == (50, 0, (0, 0), 0, 600, 271, -889)


def test_a_mask_is_imagined_anew_and_hidden_cards_play_no_part() -> None:
    state, seat = mid_game(GAME, 3)
    masked = mask(state, seat)
    told = {numbers(rollouts(GAME, mask(imagine(masked, Seeded(twin)), seat), seat, 20, 1, 12)) for twin in range(5)}
    assert told == {numbers(rollouts(GAME, masked, seat, 20, 1, 12))}


def test_a_first_choice_comes_before_the_waits() -> None:
    state, seat = mid_game(GAME, 4)
    for option in next(offer for offer in pending(state) if offer.seat == seat).options:
        chosen = state.copy()
        apply(chosen, seat, option, GAME.codes)
        assert numbers(rollouts(GAME, state, seat, 10, 1, 12, option)) == numbers(
            rollouts(GAME, chosen, seat, 10, 1, 12)
        )


def test_a_first_choice_may_be_an_interrupt() -> None:
    table = do(sit("4"), "A pass", "A throw nettle", "B throw nettle")
    offer = next(offer for offer in pending(table.state) if offer.standing)
    chosen = table.state.copy()
    apply(chosen, offer.seat, offer.standing[0], GAME.codes)
    found = rollouts(GAME, table.state, offer.seat, 10, 1, 12, offer.standing[0])
    assert numbers(found) == numbers(rollouts(GAME, chosen, offer.seat, 10, 1, 12))


class Flat(Advice):
    """Every position is worth the same."""

    def value(self, game: State, seat: int) -> int:
        return 7 + seat


def test_advice_of_ones_own_judges_what_is_not_over() -> None:
    assert rollout(GAME, start(), 1, Seeded(1), 0, advice=Flat()) == 8
    assert rollouts(GAME, start(), 1, 10, 1, 3, advice=Flat()).value == 80
    ended = start()
    play_out(ended, Seeded(1))
    assert ended.result is not None
    assert rollout(GAME, ended, 1, Seeded(1), 12, advice=Flat()) == WON * ended.result.returns(1)


def test_what_cannot_be_played_is_refused() -> None:
    state = start()
    roll_on(state, Seeded(1))
    with pytest.raises(GrimalkinError, match="there is no seat 2; seats are 0 to 1"):
        rollouts(GAME, state, 2, 1, 1)
    with pytest.raises(GrimalkinError, match="there is no seat -1; seats are 0 to 1"):
        rollout(GAME, state, -1, Seeded(1))
    with pytest.raises(GrimalkinError, match="-1 waits cannot be played; 0 or more"):
        rollout(GAME, state, 0, Seeded(1), -1)
    with pytest.raises(GrimalkinError, match="0 rollouts cannot be played; at least 1"):
        rollouts(GAME, state, 0, 0, 1)
    with pytest.raises(IllegalChoice, match="cannot 'spoon'"):
        rollouts(GAME, state, 0, 1, 1, 12, GAME.codes.code("spoon"))


def test_what_is_found_goes_to_other_processes() -> None:
    found = rollouts(GAME, start(), 0, 10, 1)
    assert numbers(pickle.loads(pickle.dumps(found))) == numbers(found)
    assert repr(pickle.loads(pickle.dumps(Playout(3, 2, True)))) == "Playout(waits=3, decisions=2, over=True)"


def test_the_example_of_the_page_runs() -> None:
    example = doctest.DocTestParser().get_doctest(page.__doc__ or "", {}, "rollouts", None, 0)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0
