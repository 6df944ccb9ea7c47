"""The one die of the game."""

from __future__ import annotations

import pytest

from grimalkin.core.engine import advance, waiting_chance
from grimalkin.core.errors import BadLuck
from grimalkin.games.mythic_arena.game import GAME
from tests.games.mythic_arena.support import Play


def test_the_roll_off_of_a_draft_is_rolled_with_a_d20() -> None:
    """MA-GEN-07"""
    state = GAME.new({}, ["", ""])
    advance(state)
    chance = waiting_chance(state)
    assert chance is not None
    assert [chance.face(state, outcome) for outcome, weight in enumerate(chance.weights(state)) if weight] == [
        str(face) for face in range(1, 21)
    ]
    assert len(set(chance.weights(state))) == 1
    with pytest.raises(BadLuck, match="luck cannot be '21' here"):
        chance.outcome(state, "21")


def test_an_attack_roll_is_rolled_with_a_d20() -> None:
    """MA-GEN-07, MA-BATTLE-16"""
    fight = Play("gloth", "mossback").play("A attack gloth", "B block mossback gloth", "A power charge", "B power snap")
    fight.play("A pass", "B pass")
    chance = waiting_chance(fight.state)
    assert chance is not None
    assert chance.weights(fight.state) == [1] * 20
