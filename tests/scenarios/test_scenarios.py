"""Every scenario in this folder runs, each of them really checks what it says, and together they cite every rule."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from grimalkin.core.errors import BadFile
from grimalkin.core.scenarios import Difference, Scenario, read_scenario, run_scenario
from grimalkin.core.tomltext import pairs_text
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.cauldron import GAME

HERE = Path(__file__).parent
KNOWN = {**GAMES, **TEACHING}
FILES = sorted(HERE.rglob("*.toml"))
NAMES = [str(file.relative_to(HERE)) for file in FILES]


def scenario_in(file: Path) -> Scenario:
    return read_scenario(str(file.relative_to(HERE)), file.read_text(encoding="utf-8"), KNOWN)


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_the_scenario_holds(file: Path) -> None:
    found = run_scenario(scenario_in(file))
    assert found is None, f"{found}\n\n{found.report}"


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
                wrong = changes(act[name], name, key)
                before, act[name] = act[name], wrong
                found = outcome(table)
                assert found is not None, f"act {number}: {name} = {wrong} passes as well"
                assert (found.act, found.place.partition("[")[0].partition(".")[0]) == (number, name)
                act[name] = before
                changed += 1
    assert changed, "this scenario expects nothing"


def changes(said: Any, name: str, key: str) -> Any:
    """What is said, but for one thing."""
    if name == "told":
        return [*said, "CA-END-02"]
    if name == "untold":
        return ["CA-STIR-01 round", "CA-FIRE-01 rolled", "CA-DRAW-03 drew", "CA-SCORE-01", "CA-HERB-03", "CA-PURR-01"]
    other: Any = ["spoon"]
    if name == "why":
        other = "CA-END-02"
    elif name == "heard":
        other = ["CA-END-02"]
    elif name in ("offers", "step_ins"):
        other = ["throw nettle", "throw nettle"]
    elif isinstance(said[key], int):
        other = not said[key] if isinstance(said[key], bool) else said[key] + 1
    elif isinstance(said[key], str):
        other = f"{said[key]}?"
    return {**said, key: other}


def test_together_they_cite_every_rule_that_has_an_effect() -> None:
    cited = {rule for file in FILES for rule in scenario_in(file).cites}
    assert [rule.key for rule in GAME.rulebook().rules.values() if not rule.effect and rule.key not in cited] == []


def test_every_example_of_the_rulebook_has_a_scenario_under_its_title() -> None:
    examples = {key: rule.title for key, rule in GAME.rulebook().rules.items() if "-EX-" in key}
    found = {rule: scenario.title for scenario in map(scenario_in, FILES) for rule in scenario.cites if "-EX-" in rule}
    assert found == examples


def test_both_editions_both_numbers_of_seats_and_own_cards_are_there() -> None:
    scenarios = [scenario_in(file) for file in FILES]
    assert {scenario.settings.get("edition", "second") for scenario in scenarios} == {"first", "second"}
    assert {len(scenario.decks) for scenario in scenarios} == {2, 4}
    assert {scenario.settings["cards"] for scenario in scenarios} == {"spec", "own"}


def test_a_file_that_is_no_scenario_is_refused() -> None:
    with pytest.raises(BadFile):
        read_scenario("x.toml", "chapter = 'Setup'", KNOWN)
