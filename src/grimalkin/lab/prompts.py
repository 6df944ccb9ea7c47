"""How often people would be asked, and how often they would do more than pass.

A prompt is a wait with two options or more; an answer in parts is one answer. What the game passes automatically is not
seen by a person who set no stops. Counts only are kept, so that parts add up in any order.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from grimalkin.core.agenda import Apart, Ask
from grimalkin.core.codes import PASS
from grimalkin.core.events import seat_name
from grimalkin.core.game import Game
from grimalkin.core.snapshot import stable_name
from grimalkin.core.state import State
from grimalkin.players.driver import Watcher

DIGITS = 6

# what a prompt came to
PASSED = 0  # seen, and passed
USED = 1  # seen, could be passed, was not
CHOSEN = 2  # seen, and nothing to pass
SKIPPED = 3  # passed by itself
MISSED = 4  # would have been passed by itself, but the player did something
STEPPED_IN = 5  # something else was done before the answer
ACTED = 6  # the answer began an Action; counted besides

Counts = Counter[tuple[int, str, int]]  # seat, kind of the wait, what it came to


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """The prompts of some seats. `asked` = `by_itself` + `seen`, `seen` = `passed` + `answered`.

    `used` are those answered that could have been passed, `missed` those passed by themselves at which the player did
    something. `per_seat` is seen by one seat in one game, `per_round` by one seat in one round.
    """

    name: str
    asked: int
    by_itself: int
    missed: int
    seen: int
    passed: int
    answered: int
    used: int
    interrupts: int
    answered_share: float | None  # of those seen
    passes_per_use: float | None
    per_game: float | None
    per_seat: float | None
    per_round: float | None


class Rows(Row, frozen=True, kw_only=True):
    """The same by kind of wait: the name of the Ask, with the window's where it has one."""

    kinds: list[Row]


class Prompts(msgspec.Struct, frozen=True):
    """The prompts of a run. `rounds` were begun in all its games, and `actions` taken; 0 for a game without them.

    `per_action` is seen by one seat in one Action, whoever takes it.
    """

    rounds: int
    all: Rows
    seats: list[Rows]
    actions: int = 0
    per_action: float | None = None


class Onlooker(Watcher):
    """Counts the prompts of one game."""

    def __init__(self) -> None:
        self.counts: Counts = Counter()

    def answers(self, game: Game, state: State, ask: Ask[Any], seat: int, options: list[int], option: int) -> None:
        if isinstance(ask, Apart) and ask.given(state, seat):
            return  # a further part of the same answer
        if PASS not in options:
            came_to = CHOSEN
        elif game.auto_passes(state, seat):
            came_to = SKIPPED if option == PASS else MISSED
        else:
            came_to = PASSED if option == PASS else USED
        self.counts[seat, kind_of(game, ask), came_to] += 1
        if game.takes_action(state, option):
            self.counts[seat, kind_of(game, ask), ACTED] += 1

    def steps_in(self, game: Game, state: State, ask: Ask[Any], seat: int, option: int) -> None:
        self.counts[seat, kind_of(game, ask), STEPPED_IN] += 1


def kind_of(game: Game, ask: Ask[Any]) -> str:
    """The id of the Ask, with the window's where it has one."""
    name = stable_name(type(ask))
    window = getattr(ask, "window", None)  # only windows have one
    return name if window is None else f"{name} {game.windows[window]}"


# the report


def prompts_of(counts: Counts, seats: int, games: int, rounds: int) -> Prompts:
    """What the prompts of so many games and rounds were."""
    by_seat: list[Counts] = [Counter() for _seat in range(seats)]
    for key, times in counts.items():
        by_seat[key[0]][key] += times
    whole = rows_of("all", counts, seats, games, rounds)
    rows = [rows_of(seat_name(i), by_seat[i], 1, games, rounds) for i in range(seats)]
    actions = sum(times for (_seat, _kind, came_to), times in counts.items() if came_to == ACTED)
    return Prompts(rounds, whole, rows, actions, ratio(whole.seen, seats * actions))


def rows_of(name: str, counts: Counts, seats: int, games: int, rounds: int) -> Rows:
    by_kind: dict[str, Counter[int]] = {}
    for (_seat, kind, came_to), times in counts.items():
        by_kind.setdefault(kind, Counter())[came_to] += times
    whole: Counter[int] = Counter()
    for found in by_kind.values():
        whole.update(found)
    kinds = [Row(**numbers(kind, by_kind[kind], seats, games, rounds)) for kind in sorted(by_kind)]
    return Rows(**numbers(name, whole, seats, games, rounds), kinds=kinds)


def numbers(name: str, found: Counter[int], seats: int, games: int, rounds: int) -> dict[str, Any]:
    """The fields of a row."""
    answered = found[USED] + found[CHOSEN]
    seen = found[PASSED] + answered
    by_itself = found[SKIPPED] + found[MISSED]
    return {
        "name": name,
        "asked": seen + by_itself,
        "by_itself": by_itself,
        "missed": found[MISSED],
        "seen": seen,
        "passed": found[PASSED],
        "answered": answered,
        "used": found[USED],
        "interrupts": found[STEPPED_IN],
        "answered_share": ratio(answered, seen),
        "passes_per_use": ratio(found[PASSED], found[USED]),
        "per_game": ratio(seen, games),
        "per_seat": ratio(seen, seats * games),
        "per_round": ratio(seen, seats * rounds),
    }


def ratio(count: int, of: int) -> float | None:
    return round(count / of, DIGITS) if of else None
