"""Triggers: effects that something sets off, and that wait for their turn in a queue beside the agenda.

Use it where cards say "when ... happens, ...". The agenda is a stack: what a step puts there comes next. A trigger must
wait until what is going on is done, and until those before it are done: first in, first out. So the state of such a
game extends `TriggerState`, which holds the queue, and its hooks extend `TriggerHooks`, which set the limits.

A rule that tells what happened calls `set_off`. After each action the game puts `RUN_TRIGGERS` on the agenda: it lets
the triggers happen one by one, each to its end with all its choices and dice, until none is left. Here two bells hear
each other, and a chain of more than three is cut off:

>>> from grimalkin.core.engine import advance
>>> from grimalkin.core.state import DRAWN, Listener
>>> class Tower(TriggerState):
...     id = "tower"
...     def copy(self):
...         twin = Tower(self.teams)
...         self.copy_core(twin)
...         return twin
>>> class Ring(Step):
...     id = "ring"
...     rule = "BELL-1"
...     def __init__(self, bell):
...         self.bell = bell
...     def run(self, game):
...         game.log_event(self.rule, 0, self.bell, game.depth)
...         set_off(game, 1 - self.bell, Ring(1 - self.bell))
>>> class Silence(Step):
...     id = "silence"
...     def run(self, game):
...         game.end("BELL-3", DRAWN, [0, 0])
>>> class Limits(TriggerHooks):
...     def most_depth(self, game):
...         return 3
...     def refused(self, game, trigger):
...         game.log_event("BELL-2", 1, trigger.seat, trigger.depth)
>>> class Log(Listener):
...     def logged(self, game, rule, what, args):
...         print(rule, *args[:2])
>>> tower = Tower([0, 1])
>>> tower.hooks, tower.listener = Limits(), Log()
>>> tower.then(Ring(0), RUN_TRIGGERS, Silence())
>>> advance(tower)
BELL-1 0 0
BELL-1 1 1
BELL-1 0 2
BELL-1 1 3
BELL-2 0 4

What sets off a trigger has a depth: 0 for an action, and for a trigger one more than for what set it off. That is the
guard against loops: it counts links of a chain, not triggers, so that one event may set off any number. A second limit
counts the triggers of one run, for chains that branch. What happens at a limit is the game's say (`refused`).

Effects that one event sets off at the same time are given to `set_off_together`: those of the active player come first,
then clockwise, then those of nobody. A seat with several may choose which comes first, if the game gives it a
`ChooseTrigger` to answer (`TriggerHooks.order`); else they keep the order in which they were given.

A run inside a trigger, such as that of an attack with windows of its own, lets only those happen that are deeper than
the trigger itself: what waited before goes on waiting.

The queue is a tuple, `()` while nothing waits, and is never changed, so copies share it. Like steps, triggers hold
nothing hidden: masks show the queue as it is. What a seat may not see lives in the piles of the state.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar, cast

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import Ask, Step
from grimalkin.core.state import Hooks, State

NOBODY: Final = -1  # whose trigger it is that belongs to no seat
MOST_DEPTH: Final = 12
MOST_IN_A_RUN: Final = 1000


@mypyc_attr(free_list_len=1)
class Trigger:
    """An effect that waits. It never changes, so copies of a game share it."""

    id: ClassVar[str] = "trigger"

    def __init__(self, seat: int, step: Step[Any], depth: int, together: bool = False) -> None:
        self.seat = seat  # whose it is, or NOBODY
        self.step = step  # what will happen
        self.depth = depth  # so many links lie between it and an action
        self.together = together  # it was set off at the same time as the one before it

    def __reduce__(self) -> tuple[Any, ...]:
        return Trigger, (self.seat, self.step, self.depth, self.together)

    def __repr__(self) -> str:
        return f"Trigger(seat={self.seat}, step={self.step!r}, depth={self.depth}, together={self.together})"


@mypyc_attr(allow_interpreted_subclasses=True)
class TriggerState(State):
    """The state of a game with triggers. `copy_core` copies what stands here."""

    def __init__(self, teams: list[int]) -> None:
        super().__init__(teams)
        self.triggers: tuple[Trigger, ...] = ()  # first in, first out
        self.depth = 0  # of what happens now; 0: an action
        self.resolved = 0  # triggers of this run, so far

    def copy_core(self, twin: State) -> None:
        super().copy_core(twin)
        assert isinstance(twin, TriggerState), "a copy is of the same class"
        twin.triggers = self.triggers
        twin.depth = self.depth
        twin.resolved = self.resolved


T = TypeVar("T", bound=TriggerState)


@mypyc_attr(allow_interpreted_subclasses=True)
class TriggerHooks(Hooks[T]):
    """What a game decides about its triggers."""

    def most_depth(self, game: T) -> int:
        """A trigger that is deeper is refused."""
        return MOST_DEPTH

    def most_in_a_run(self, game: T) -> int:
        """So many triggers happen until the queue is empty; those after them are refused."""
        return MOST_IN_A_RUN

    def refused(self, game: T, trigger: Trigger) -> None:
        """A limit is reached, and this trigger is dropped: tell by which rule, or end the game."""
        raise NotImplementedError

    def order(self, game: T, seat: int) -> ChooseTrigger[T] | None:
        """The question which of several triggers of a seat that were set off together comes first. None: the oldest."""
        return None

    def begins(self, game: T, trigger: Trigger) -> None:
        """A trigger is about to happen: a place to tell of it, with the rule of its step."""


def hooks_of(game: TriggerState) -> TriggerHooks[Any]:
    return cast("TriggerHooks[Any]", game.hooks)


# What sets off


def set_off(game: TriggerState, seat: int, step: Step[Any], together: bool = False) -> None:
    """Something happened that sets off an effect of a seat: it waits its turn, unless a limit is reached."""
    trigger = Trigger(seat, step, game.depth + 1, together)
    hooks = hooks_of(game)
    if trigger.depth > hooks.most_depth(game) or game.resolved + len(game.triggers) >= hooks.most_in_a_run(game):
        hooks.refused(game, trigger)
    else:
        game.triggers = (*game.triggers, trigger)


def set_off_together(game: TriggerState, effects: list[tuple[int, Step[Any]]], active: int) -> None:
    """One event sets off several effects, each with its seat: the active player's first, then clockwise, then nobody's.

    Those of one seat keep their order.
    """
    together = False
    seats = len(game.teams)
    for i in range(seats + 1):
        now = (active + i) % seats if i < seats else NOBODY
        for seat, step in effects:
            if seat == now:
                set_off(game, seat, step, together)
                together = True


def drop_triggers(game: TriggerState, seat: int) -> None:
    """A seat leaves, and its triggers with it."""
    game.triggers = tuple([trigger for trigger in game.triggers if trigger.seat != seat])


# What happens


def candidates(game: TriggerState) -> list[int]:
    """The places in the queue of the next trigger, and of those of the same seat that were set off with it."""
    found: list[int] = []
    for place in range(len(game.triggers)):
        trigger = game.triggers[place]
        if not found:
            if trigger.depth > game.depth:
                found.append(place)
        elif trigger.together and trigger.seat == game.triggers[found[0]].seat:
            found.append(place)
        else:
            break
    return found


def begin(game: TriggerState, place: int) -> None:
    """The trigger at a place of the queue happens."""
    trigger = game.triggers[place]
    game.triggers = game.triggers[:place] + game.triggers[place + 1 :]
    game.resolved += 1
    hooks_of(game).begins(game, trigger)
    game.then(trigger.step, TriggerOver(game.depth))
    game.depth = trigger.depth


@mypyc_attr(allow_interpreted_subclasses=True)
class RunTriggers(Step[TriggerState]):
    """All triggers happen, and those that they set off, until none is left that is deeper than what happens now."""

    id: ClassVar[str] = "run_triggers"

    def run(self, game: TriggerState) -> None:
        places = candidates(game) if game.triggers else []
        if not places:
            if not game.depth:
                game.resolved = 0
            return
        game.then(self)
        if len(places) > 1:
            seat = game.triggers[places[0]].seat
            ask = hooks_of(game).order(game, seat)
            if ask is not None and len(ask.acts(game, seat)) > 1:
                game.then(ask)
                return
        begin(game, places[0])


@mypyc_attr(free_list_len=1)
class TriggerOver(Step[TriggerState]):
    """A trigger has happened, to its end: what it interrupted goes on."""

    id: ClassVar[str] = "trigger_over"

    def __init__(self, depth: int) -> None:
        self.depth = depth

    def run(self, game: TriggerState) -> None:
        game.depth = self.depth


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseTrigger(Ask[T]):
    """A seat chooses which of its triggers comes first, of those that were set off together.

    It is asked again for the rest. Triggers that go by the same option are alike: the oldest of them is taken.
    """

    def option_of(self, game: T, trigger: Trigger) -> int:
        """The option that stands for a trigger, such as the card that it is on."""
        raise NotImplementedError

    def acts(self, game: T, seat: int) -> list[int]:
        found: list[int] = []
        for place in candidates(game):
            option = self.option_of(game, game.triggers[place])
            if option not in found:
                found.append(option)
        return found

    def chosen(self, game: T, seat: int, option: int) -> None:
        for place in candidates(game):
            if self.option_of(game, game.triggers[place]) == option:
                begin(game, place)
                return


RUN_TRIGGERS: Final = RunTriggers()
