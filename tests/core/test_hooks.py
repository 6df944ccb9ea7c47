"""What a game decides for the engine is installed in each of its states, and is not part of what lies on the table."""

from __future__ import annotations

import copy
import pickle

import pytest

from grimalkin.core.engine import pending, roll_on
from grimalkin.core.errors import BadRuling
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.positions import read_position
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import NO_HOOKS, Hooks, State
from grimalkin.core.tomlread import Layer
from grimalkin.games.cauldron import GAME
from grimalkin.games.cauldron.hooks import BrewHooks


def asked() -> State:
    state = GAME.new({}, ["", ""])
    roll_on(state, Seeded(1))
    return state


def test_every_state_of_a_game_has_its_hooks() -> None:
    state = asked()
    masked = mask(state, 0)
    placed = read_position(GAME, {}, ["", ""], {"at": "throw"}, Layer("position", ""))
    others = [state.copy(), masked, imagine(masked, Seeded(2)), placed]
    others += [copy.copy(state), copy.deepcopy(masked), pickle.loads(pickle.dumps(state))]
    assert isinstance(state.hooks, BrewHooks)
    for other in others:
        assert other.hooks is GAME.hooks


def test_hooks_are_no_part_of_a_snapshot() -> None:
    state = asked()
    before = snapshot(state)
    assert "hooks" not in before
    state.hooks = NO_HOOKS
    assert snapshot(state) == before


def test_a_step_that_is_pickled_alone_needs_no_game() -> None:
    assert repr(pickle.loads(pickle.dumps(asked().agenda[-1]))) == repr(asked().agenda[-1])


def test_without_a_game_nothing_is_decided() -> None:
    state = State([0, 1])
    assert state.hooks is NO_HOOKS
    assert NO_HOOKS.interrupts(state, 0) == NO_HOOKS.interrupt_acts(state, 0) == []
    assert NO_HOOKS.forbids_interrupt(state, 0, 1) == ""
    assert NO_HOOKS.interrupt_touches(state, 0, 1) == []
    with pytest.raises(BadRuling, match="'points 0 3': this game takes no rulings"):
        NO_HOOKS.ruled(state, "points 0 3")
    with pytest.raises(NotImplementedError):
        NO_HOOKS.quantity(state, 0, -1, 0, -1)
    NO_HOOKS.conceded(state, 0)
    assert state.result is not None
    assert state.result.winners == 0b10


class Quiet(Hooks[State]):
    """Nobody steps in."""


def test_hooks_can_be_exchanged() -> None:
    state = asked()
    assert any(offer.standing for offer in pending(state))
    state.hooks = Quiet()
    assert not any(offer.standing for offer in pending(state))
