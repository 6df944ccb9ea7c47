"""Every check of the kit is itself checked: a broken twin of a game fails it, the sound game passes it."""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import ModuleType

import pytest

from grimalkin.core.errors import DeadEnd
from grimalkin.core.game import Game
from tests.support import effort
from tests.support.checks import CHECKS
from tests.support.goldens import check_goldens
from tests.support.twins import TWINS, Twin, sound_game, twin_game

SEEDS = 12
SETTINGS = {"cauldron": {"rounds": "2"}}
LONG = {"cauldron": {"rounds": "9"}}  # until the bag is empty and filled again


@pytest.fixture(autouse=True)
def whole_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a check must find is asked of the whole check, on either build."""
    monkeypatch.setattr(effort, "PART", 1)


def seeded(check: str) -> Callable[[Game, int], None]:
    """A check as something to try with one seed after another."""
    if check == "goldens":
        return lambda game, seed: check_goldens(game)
    table = LONG if check == "cards" else SETTINGS
    # at a full table, with third parties, who must not see what two others do
    return lambda game, seed: CHECKS[check](game, game.seats[1], table.get(game.id, {}), seed, ())


def caught(check: str, game: Game) -> tuple[int, str]:
    """The first seed with which the check fails, and what it says."""
    failing = DeadEnd if check == "dead_ends" else AssertionError
    for seed in range(SEEDS):
        try:
            seeded(check)(game, seed)
        except failing as error:
            return seed, str(error)
    raise AssertionError(f"this twin passes {check} with {SEEDS} seeds")


@functools.cache
def sound_passes(check: str, of: ModuleType, seed: int) -> None:
    """Twins of one check are tried with the same seeds, so once is enough."""
    seeded(check)(sound_game(of), seed)


@pytest.mark.parametrize("twin", TWINS, ids=[twin.name for twin in TWINS])
def test_twin_is_caught_by_the_check_meant_for_it(twin: Twin) -> None:
    seed, message = caught(twin.check, twin_game(twin))
    assert twin.says in message
    for earlier in range(seed + 1):
        sound_passes(twin.check, twin.of, earlier)


def test_every_check_has_a_twin_that_it_catches() -> None:
    assert {twin.check for twin in TWINS} == {*CHECKS, "goldens"}
