"""What a scenario may expect: whatever a position can say is a path, also while it is at its default."""

from __future__ import annotations

import pytest

from grimalkin.core.fields import Field, Inner, Many
from grimalkin.core.positions import SEATS
from grimalkin.core.scenario_run import Seen, has_default
from grimalkin.core.scenario_text import truth
from tests.support.effort import times
from tests.support.games import every_game, setups_of
from tests.support.kit import BUSY
from tests.support.walk import TableWalk

WAITS = times(60)


def paths(fields: list[Field], value: object, above: str, seats: int) -> list[str]:
    """The paths of these fields and of those below. Of a piece those with a default: others are of some kinds only."""
    found: list[str] = []
    for field in fields:
        if field.name in SEATS[seats:]:
            continue
        inner = value.get(field.name) if isinstance(value, dict) else None
        if not above or above in [f"{seat}." for seat in SEATS] or has_default(field):
            found.append(f"{above}{field.name}")
        if isinstance(field, Inner) and inner:
            found += paths(field.fields, inner, f"{above}{field.name}.", seats)
        elif isinstance(field, Many) and isinstance(field.each, Inner) and isinstance(inner, list):
            for place, row in enumerate(inner, start=1):
                found += paths(field.each.fields, row, f"{above}{field.name}[{place}].", seats)
    return found


@pytest.mark.parametrize("name", every_game())
def test_whatever_a_position_can_say_is_a_path(name: str) -> None:
    game = every_game()[name]
    if not game.positions.points():
        return
    for setup in list(setups_of(game))[:4]:
        walk = TableWalk(game, setup.seats, setup.settings, 1, (), BUSY)
        with walk:
            for wait in range(WAITS):
                if not walk.going():
                    break
                state = walk.table.state
                if wait % 10 == 0:
                    fields = game.positions.fields(len(state.teams))
                    whole = truth(game, state)
                    for path in paths(fields, whole, "", len(state.teams)):
                        fault = Seen(whole, fields, state.card_names()).look_up(path)
                        assert fault is None, f"{path}: {fault.found}"
                walk.make(walk.pick())
