"""Triggers: a queue beside the agenda, first in, first out, with two limits against loops."""

from __future__ import annotations

import doctest
import pickle
from typing import Any, ClassVar

import pytest

from grimalkin.core.agenda import Step
from grimalkin.core.engine import advance, pending
from grimalkin.core.events import Log
from grimalkin.core.luck import Scripted, Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.positions import point_of, read_position, write_position
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.snapshot import snapshot, state_hash
from grimalkin.core.state import DRAWN
from grimalkin.core.table import Seat, Table
from grimalkin.core.tomlread import Layer
from grimalkin.kit import triggers
from grimalkin.kit.triggers import (
    NOBODY,
    RUN_TRIGGERS,
    Trigger,
    TriggerHooks,
    TriggerState,
    drop_triggers,
    set_off,
    set_off_together,
)
from tests.kit.made_up_triggers import GAME, Belfry, Hear
from tests.support.checks import played_checks

DECKS = ["", "", ""]


def at(position: dict[str, Any], *faces: str, **settings: str) -> Table:
    """A table of Bells at a position, and this luck."""
    seats = [Seat(name, "human") for name in ("Ash", "Bramble", "Cricket")]
    table = Table(GAME, settings, seats, Scripted([*faces]), {"at": "turn", **position})
    table.settle()
    return table


def log(table: Table) -> list[str]:
    """What was told, without the rules: `A happens 1` is a trigger of A, of depth 1."""
    return [" ".join(line.words(0).split()[1:]) for line in table.lines()]


def test_the_page_of_the_part_has_an_example_that_runs() -> None:
    assert triggers.__doc__, "the page is the docstring"
    example = doctest.DocTestParser().get_doctest(triggers.__doc__, dict(vars(triggers)), "triggers", None, 0)
    runner = doctest.DocTestRunner()
    runner.run(example)
    assert (runner.tries > 0, runner.failures) == (True, 0)


# order


def test_triggers_happen_after_the_action_first_in_first_out() -> None:
    table = at({"A": ["horn", "die"], "B": ["horn"]}, "6")
    table.play(0, "ring")
    assert log(table) == [
        "rang A",
        "happens A 1",
        "scored A 1",
        "happens A 1",
        "scored A 6",
        "happens B 1",
        "scored B 1",
    ]


def test_what_a_trigger_sets_off_comes_after_all_that_wait() -> None:
    table = at({"A": ["horn", "owl"], "B": ["horn"]}, depth="3")
    table.play(0, "ring")
    assert [line for line in log(table) if "happens" in line] == [
        "happens A 1",  # the horn of A
        "happens B 1",  # the horn of B
        "happens A 2",  # the owl heard A score
        "happens A 2",  # the owl heard B score
        "happens A 3",  # both horns heard the owl ring, twice
        "happens B 3",
        "happens A 3",
        "happens B 3",
    ]


def test_of_one_event_the_active_player_comes_first_then_clockwise_then_nobody() -> None:
    table = at({"active": "B", "A": ["horn"], "B": ["watchman", "horn", "horn"], "C": ["horn"]})
    table.play(1, "ring")
    assert [line for line in log(table) if "happens" in line] == [
        "happens B 1",
        "happens B 1",
        "happens C 1",
        "happens A 1",
        "happens - 1",
    ]
    assert log(table)[-1] == "counted 1"


def test_a_trigger_happens_to_its_end_before_the_next_one() -> None:
    table = at({"A": ["wish", "horn"]})
    table.play(0, "ring")
    assert log(table) == ["rang A", "happens A 1"]
    assert [GAME.codes.text(option) for option in pending(table.state)[0].options] == ["pass", "score"]
    table.play(0, "score")
    assert log(table)[2:] == ["scored A 2", "happens A 1", "scored A 1"]


# order by choice


def first(table: Table) -> list[str]:
    return [GAME.codes.text(option) for option in pending(table.state)[0].options]


def test_a_seat_with_several_triggers_at_once_chooses_which_comes_first() -> None:
    table = at({"A": ["horn", "die", "wish"], "B": ["wish"]}, "3", order="chosen")
    table.play(0, "ring")
    assert first(table) == ["first horn", "first die", "first wish"]
    table.play(0, "first die")
    assert first(table) == ["first horn", "first wish"]
    table.play(0, "first wish")
    table.play(0, "pass")
    assert log(table) == [
        "rang A",
        "happens A 1",
        "scored A 3",
        "happens A 1",
        "happens A 1",
        "scored A 1",
        "happens B 1",
    ]
    assert first(table) == ["pass", "score"], "B has one trigger only, so nobody asks B for the order"


def test_nobody_chooses_between_triggers_that_are_alike() -> None:
    table = at({"A": ["horn", "horn"], "B": ["horn", "wish", "horn"]}, order="chosen")
    table.play(0, "ring")
    assert [pending(table.state)[0].seat, first(table)] == [1, ["first horn", "first wish"]]
    table.play(1, "first horn")
    assert first(table) == ["first wish", "first horn"]
    table.play(1, "first wish")
    table.play(1, "pass")
    assert table.state.agenda[-1].id == "turn"


def test_triggers_of_two_events_are_not_together() -> None:
    """Two horns score one after the other: each is an event of its own, so the owls are asked in pairs."""
    table = at({"A": ["horn", "horn"], "B": ["owl", "owl"]}, order="chosen", depth="2")
    table.play(0, "ring")
    told = [line for line in log(table) if "happens" in line]
    assert told == ["happens A 1", "happens A 1", *["happens B 2"] * 4]
    state = belfry_of(at({"A": ["wish"]}))
    set_off_together(state, [(0, Hear(0, 0)), (0, Hear(0, 1))], 0)
    set_off(state, 0, Hear(0, 2))
    assert triggers.candidates(state) == [0, 1]
    assert [trigger.together for trigger in state.triggers] == [False, True, False]


# loops


def test_two_cards_that_set_off_each_other_stop_at_the_depth_that_the_game_sets() -> None:
    table = at({"A": ["horn"], "B": ["owl"]}, depth="4")
    table.play(0, "ring")
    assert log(table) == [
        "rang A",
        "happens A 1",
        "scored A 1",
        "happens B 2",
        "rang B",
        "happens A 3",
        "scored A 1",
        "happens B 4",
        "rang B",
        "refused A 5",
    ]
    assert table.lines()[-1].rule == "BELL-11"
    assert belfry_of(table).depth == 0, "the next action begins anew"


def test_depth_counts_links_of_a_chain_so_one_event_may_set_off_many() -> None:
    table = at({"A": ["horn"] * 30}, depth="1", run="1000")
    table.play(0, "ring")
    assert belfry_of(table).points == [30, 0, 0]
    assert not [line for line in log(table) if "refused" in line]


def test_a_chain_that_branches_stops_at_the_length_of_the_run() -> None:
    table = at({"A": ["horn"] * 3, "B": ["owl"] * 3}, depth="30", run="50")
    table.play(0, "ring")
    told = log(table)
    assert len([line for line in told if "happens" in line]) == 50
    assert [line for line in told if "refused" in line]
    state = belfry_of(table)
    assert (state.triggers, state.resolved, state.depth) == ((), 0, 0)


def test_each_action_has_a_run_of_its_own() -> None:
    table = at({"A": ["horn"] * 3}, run="3")
    for seat in (0, 1, 2):
        table.play(seat, "ring")
    assert belfry_of(table).points == [9, 0, 0]
    assert not [line for line in log(table) if "refused" in line]


class Ends(TriggerHooks[Belfry]):
    """A game that is drawn by a loop."""

    def most_depth(self, game: Belfry) -> int:
        return 3

    def refused(self, game: Belfry, trigger: Trigger) -> None:
        game.end("BELL-12", DRAWN, [0, 0, 0])


def test_what_happens_at_the_limit_is_the_games_say() -> None:
    state = belfry_of(at({"A": ["horn"], "B": ["owl"]}))
    state.hooks = Ends()
    set_off(state, 0, Hear(0, 0))
    state.then(RUN_TRIGGERS)
    assert advance(state) is None
    assert state.result is not None
    assert state.result.rule == "BELL-12"


def test_a_game_that_does_not_say_what_happens_at_the_limit_is_told() -> None:
    class Silent(TriggerHooks[Belfry]):
        def most_depth(self, game: Belfry) -> int:
            return 0

    state = belfry_of(at({}))
    state.hooks = Silent()
    with pytest.raises(NotImplementedError):
        set_off(state, 0, Hear(0, 0))


# runs inside a trigger


class Nest(Step[Belfry]):
    """A trigger that sets off another and lets it happen before it goes on."""

    id: ClassVar[str] = "nest"

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, game: Belfry) -> None:
        game.log_event("BELL-1", 0, self.left)
        if self.left:
            set_off(game, 0, Nest(self.left - 1))
            game.then(RUN_TRIGGERS, Note(self.left))


class Note(Step[Belfry]):
    id: ClassVar[str] = "note"

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, game: Belfry) -> None:
        game.log_event("BELL-1", 0, self.left)


def test_a_run_inside_a_trigger_leaves_alone_what_waited_before() -> None:
    state = belfry_of(at({}))
    listener = Log(GAME.event_types, GAME.codes)
    state.listener = listener
    set_off(state, 0, Nest(2))
    set_off(state, 1, Hear(1, 0))
    state.then(RUN_TRIGGERS)
    advance(state)
    told = [" ".join(line.words(0).split()[1:]) for line in listener.lines]
    assert told == [
        "happens A 1",
        "rang C",
        "happens A 2",
        "rang B",
        "happens A 3",
        "rang A",
        "rang B",
        "rang C",
        "happens B 1",
        "scored B 1",
    ]
    assert (state.depth, state.resolved, state.triggers) == (0, 0, ())


def test_a_seat_that_leaves_takes_its_triggers_along() -> None:
    state = belfry_of(at({}))
    set_off_together(state, [(0, Hear(0, 0)), (1, Hear(1, 0)), (0, Hear(0, 1)), (NOBODY, Hear(NOBODY, 5))], 1)
    assert [trigger.seat for trigger in state.triggers] == [1, 0, 0, NOBODY]
    drop_triggers(state, 0)
    assert [trigger.seat for trigger in state.triggers] == [1, NOBODY]


# the state


def belfry_of(table: Table) -> Belfry:
    assert isinstance(table.state, Belfry)
    return table.state


def midway() -> Table:
    """A table in the middle of a run: B is asked, and others wait."""
    table = at({"A": ["horn"], "B": ["wish", "die"], "C": ["owl"]})
    table.play(0, "ring")
    assert len(belfry_of(table).triggers) == 2
    return table


def test_a_copy_shares_the_queue_and_neither_changes_the_other() -> None:
    state = belfry_of(midway())
    twin = state.copy()
    assert twin.triggers is state.triggers
    assert (twin.depth, twin.resolved) == (1, 2)
    set_off(twin, 2, Hear(2, 0))
    assert len(state.triggers) == 2
    assert belfry_of(at({})).triggers == ()


def test_the_queue_is_in_snapshots_and_hashes() -> None:
    state = belfry_of(midway())
    twin = state.copy()
    assert state_hash(twin) == state_hash(state)
    assert '"trigger","depth",1' in snapshot(state)
    twin.triggers = twin.triggers[::-1]
    assert state_hash(twin) != state_hash(state)
    deeper = state.copy()
    deeper.depth += 1
    assert state_hash(deeper) != state_hash(state)


def test_masks_and_imagined_states_have_the_queue() -> None:
    state = belfry_of(midway())
    for seat in range(3):
        masked = mask(state, seat)
        assert isinstance(masked, Belfry)
        assert masked.triggers == state.triggers
        imagined = imagine(masked, Seeded(1))
        assert snapshot(mask(imagined, seat)) == snapshot(masked)


def test_the_queue_survives_pickle_and_a_saved_game() -> None:
    table = midway()
    thawed = pickle.loads(pickle.dumps(table.state))
    assert snapshot(thawed) == snapshot(table.state)
    assert isinstance(thawed, TriggerState)
    assert repr(pickle.loads(pickle.dumps(thawed.triggers[0]))) == repr(thawed.triggers[0])
    again = from_text(to_text(table), {GAME.id: GAME})
    assert state_hash(again.state) == state_hash(table.state)


def test_a_position_can_hold_the_queue() -> None:
    position = {
        "at": "queue",
        "A": ["horn", "owl"],
        "triggers": [
            {"seat": "A", "card": "wish", "depth": 2, "together": False},
            {"seat": "A", "card": "horn", "depth": 2, "together": True},
            {"seat": "nobody", "card": "watchman", "depth": 1, "together": False},
        ],
    }
    state = read_position(GAME, {"order": "chosen"}, DECKS, position, Layer("position", ""))
    written = write_position(GAME, state, "queue")
    assert written["triggers"] == position["triggers"]
    advance(state)
    assert point_of(GAME, {"order": "chosen"}, DECKS, state) == "queue"
    assert [GAME.codes.text(option) for option in pending(state)[0].options] == ["first wish", "first horn"]


@pytest.mark.parametrize("order", ["given", "chosen"])
@pytest.mark.parametrize("check", played_checks())
def test_the_made_up_game_passes_what_every_game_must_pass(check: str, order: str) -> None:
    for seed in range(2):
        played_checks()[check](GAME, 3, {"order": order}, seed, ())
