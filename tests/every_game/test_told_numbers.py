"""What is told is enough to follow every number, and every line says how it is to be shown."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from grimalkin.core.events import BEATS
from grimalkin.core.figures import LEFT_OF, Figures, Told, letter, shown_figures
from grimalkin.core.game import OPEN, Game, line_of
from grimalkin.core.view import View
from tests.support.effort import times
from tests.support.games import Setup, every_game, every_setup
from tests.support.walk import Habits, TableWalk


@pytest.mark.parametrize("game", every_game().values(), ids=lambda game: game.id)
def test_every_line_has_a_beat_and_a_role_for_each_argument(game: Game) -> None:
    events = game.event_types
    for i, name in enumerate(events.names):
        assert events.beats[i] in BEATS, name
        assert len(events.roles[i]) == len(set(events.roles[i])) == len(events.types[i]), name
        assert not set(events.roles[i]) & {"seat", "number", "piece"}, f"{name}: an argument has no role"
        if any(role == "left" or role.startswith(LEFT_OF) for role in events.roles[i]):
            assert {"target", "who"} & set(events.roles[i]), f"{name}: whose number is it?"
    assert set(events.words) <= {role for roles in events.roles for role in roles}


@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_the_numbers_of_a_whole_game_follow_from_its_lines(setup: Setup) -> None:
    for seed in range(times(4)):
        check_game(setup, seed)


def check_game(setup: Setup, seed: int) -> None:
    walk = TableWalk(setup.game, setup.seats, setup.settings, seed, (), Habits(interrupts=5, timeouts=5))
    events = setup.game.event_types
    with walk:
        figures = Figures(events, walk.table.state.teams)
        first = open_view(walk, 0)
        figures.now.update(shown_figures(first, events))
        heard = len(first.log)
        while walk.going():
            walk.make(walk.pick())
            view = open_view(walk, heard)
            for line in view.log:
                check_parts(figures.hear(line))
            shown = shown_figures(view, events)
            halves = ""  # who has made half a choice: a card has left the hand, and where it goes is asked next
            if not view.log:
                halves = letter(walk.table.record[-1].seat)
            heard += len(view.log)
            ended = view.result is not None
            for key, number in shown.items():
                if key[0] == halves:
                    continue
                told_number = figures.now.get(key)
                if told_number is None and not number:
                    continue  # nothing yet
                assert told_number == number or ended, (
                    f"{setup}, seed {seed}, entry {view.n}: {key} is {number}, but told was {told_number}:\n"
                    + "\n".join(str(line) for line in view.log[-8:])
                )
            for zone in view.zones:
                for piece in zone.pieces:
                    for fact in piece.facts:
                        assert figures.most.get((piece.id, fact.name), fact.of) == fact.of, (piece.id, fact)


def check_parts(told: Told) -> None:
    """The parts of a number add up to it; of damage there may be more than the target had to lose."""
    if told.line.parts is UNSET:
        return
    total = sum(part.amount for part in told.line.parts)
    assert all(part.cause for part in told.line.parts), told.line
    if "bonus" in told.values:
        assert total == told.number("bonus"), told.line
    elif "sum" in told.values:
        return  # a die that is held to its faces
    elif "change" in told.values:
        assert abs(total) >= abs(told.number("change")), told.line
    else:
        assert total == told.number("amount") or (told.beat == "damage" and total > told.number("amount")), told.line


def open_view(walk: TableWalk, heard: int) -> View:
    """Everything as it is now, with what was told after the first lines."""
    table = walk.table
    told = table.lines()[heard:]
    view = table.game.view(table.state, OPEN, told, len(table.record), [seat.name for seat in table.seats])
    assert view.log == [line_of(line, OPEN) for line in told]
    return view
