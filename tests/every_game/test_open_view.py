"""The view of whoever sees everything: a game that is over, or a spectator whom the host lets."""

from __future__ import annotations

import msgspec
import pytest

from grimalkin.cli.replay import open_view
from grimalkin.core.game import OPEN, line_of
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.snapshot import snapshot
from tests.support.games import Setup, every_setup
from tests.support.walk import Habits, TableWalk

LOOKS = 20  # looks at one game


@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_who_sees_everything_sees_a_face_on_every_card(setup: Setup) -> None:
    walk = TableWalk(setup.game, setup.seats, setup.settings, 7, (), Habits(interrupts=5, stops=3, timeouts=5))
    hidden = 0
    with walk:
        steps = 0
        while walk.going() and steps < 200:
            walk.make(walk.pick())
            steps += 1
            if steps % (200 // LOOKS):
                continue
            table = walk.table
            before = snapshot(table.state)
            view = table.game.view(table.state, OPEN, table.lines(), len(table.record), [s.name for s in table.seats])
            assert snapshot(table.state) == before, "looking changed the table"
            assert view.seat == OPEN
            assert view.options == []
            public = table.game.view(table.state, SPECTATOR, [], 0, [])
            if (
                setup.game.no_hidden_information
            ):  # what has no face here is not dealt yet: nobody knows it, not even the table
                assert view.zones == public.zones
            else:
                faceless = [piece.id for zone in view.zones for piece in zone.pieces if piece.card is None]
                assert faceless == [], "a card has no face"
            hidden += view.zones != public.zones
            assert msgspec.structs.replace(view, seat=SPECTATOR) == open_view(table), "a replay at the terminal differs"
            for told in table.lines():
                assert all(value is not None for _kind, value in line_of(told, OPEN).args)
    assert bool(hidden) != setup.game.no_hidden_information, "a spectator sees as much as who sees everything"
