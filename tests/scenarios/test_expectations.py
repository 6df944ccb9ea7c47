"""Each scenario in this folder really checks what it says. This tests the scenarios, so one build is enough."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from grimalkin.core.game import Game
from grimalkin.core.scenarios import Difference, read_scenario, run_scenario
from grimalkin.core.tomltext import pairs_text
from grimalkin.games import GAMES, TEACHING

HERE = Path(__file__).parent
KNOWN = {**GAMES, **TEACHING}
FILES = sorted(HERE.rglob("*.toml"))
NAMES = [str(file.relative_to(HERE)) for file in FILES]


def outcome(table: dict[str, Any]) -> Difference | None:
    return run_scenario(read_scenario("changed", pairs_text(table), KNOWN))


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_each_thing_that_it_expects_is_really_checked(file: Path) -> None:
    """Change one expectation after the other: each time the scenario differs just there."""
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    changed = 0
    for number, act in enumerate(table.get("act", []), start=1):
        for name in ("expect", "offers", "step_ins", "why", "told", "untold", "heard"):
            for key in list(act.get(name, [])):
                wrong = changes(KNOWN[table["game"]], act[name], name, key)
                before, act[name] = act[name], wrong
                found = outcome(table)
                assert found is not None, f"act {number}: {name} = {wrong} passes as well"
                assert (found.act, found.place.partition("[")[0].partition(".")[0]) == (number, name)
                act[name] = before
                changed += 1
    assert changed, "this scenario expects nothing"


def changes(game: Game, said: Any, name: str, key: str) -> Any:
    """What is said, but for one thing. No worked example of a rulebook is ever told or a reason."""
    rules = list(game.rulebook().rules)
    example = next(rule for rule in rules if "-EX-" in rule)
    if name == "told":
        return [*said, example]
    if name == "untold":
        return rules
    other: Any = ["pass", "pass"]
    if name == "why":
        other = example
    elif name == "heard":
        other = [example]
    elif name in ("offers", "step_ins"):
        pass
    elif isinstance(said[key], int):
        other = not said[key] if isinstance(said[key], bool) else said[key] + 1
    elif isinstance(said[key], str):
        other = f"{said[key]}?"
    return {**said, key: other}
