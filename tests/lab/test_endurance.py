"""Very many games in one process: what is counted, and what is noticed."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.core.errors import DeadEnd
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.state import State
from grimalkin.games.cauldron import GAME
from grimalkin.lab import endurance
from grimalkin.lab.endurance import Lasted, Runner, endure
from grimalkin.lab.speeds import new_game
from grimalkin.players.random import play_out


def lasted(games: int) -> tuple[Lasted, list[int]]:
    told: list[int] = []
    return Runner(GAME, told.append).last(games), told


@pytest.mark.parametrize("games", [100, 157, 300])
def test_all_games_are_played_and_the_first_tenth_twice(games: int) -> None:
    found, told = lasted(games)
    tenth = games // 100 * 10
    seeds = [*range(games - tenth), *range(tenth)]
    assert (found.games, sum(told), found.failed) == (games, games, 0)
    assert found.decisions == sum(play_out(new_game(GAME), Seeded(seed)) for seed in seeds)
    assert found.drift_least <= found.drift <= found.drift_most
    assert found.first_mib is None or found.first_mib > 1


def test_each_game_is_told_by_its_name() -> None:
    told: list[tuple[str, int]] = []
    found = endure({"one": GAME, "two": GAME}, 100, lambda name, more: told.append((name, more)))
    assert list(found.games) == ["one", "two"]
    assert told == [("one", 1)] * 100 + [("two", 1)] * 100


def test_games_that_fail_are_counted_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: State, luck: Any, longest: int) -> int:
        if luck.seed % 4 == 0:
            raise DeadEnd("nobody can do anything")
        return play_out(state, luck, longest)

    monkeypatch.setattr(endurance, "play_out", broken)
    found, _ = lasted(100)
    assert found.failed == len(range(0, 90, 4)) + len(range(0, 10, 4))
    assert [error.seed for error in found.errors] == [0, 4, 8, 12, 16]
    assert found.errors[0].error == "DeadEnd: nobody can do anything"


def test_a_game_that_ends_otherwise_the_second_time_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def forgetful(state: State, luck: Any, longest: int) -> int:
        again: Luck = Seeded(1000) if luck.seed == 7 and 7 in played else luck
        played.append(luck.seed)
        return play_out(state, again, longest)

    monkeypatch.setattr(endurance, "play_out", forgetful)
    found, _ = lasted(100)
    assert [(error.seed, error.error) for error in found.errors] == [
        (7, "it ended otherwise when it was played once more")
    ]
