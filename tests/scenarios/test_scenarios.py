"""Every scenario in this folder runs, each of them really checks what it says, and together they cite every rule."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from grimalkin.core.errors import BadFile
from grimalkin.core.game import Game
from grimalkin.core.scenarios import Difference, Scenario, read_scenario, run_scenario
from grimalkin.core.tomltext import pairs_text
from grimalkin.games import GAMES, TEACHING

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


def scenarios_of(game: str) -> list[Scenario]:
    return [scenario for scenario in map(scenario_in, FILES) if scenario.game.id == game]


@pytest.mark.parametrize("game", TEACHING)
def test_together_they_cite_every_rule_that_has_an_effect(game: str) -> None:
    cited = {rule for scenario in scenarios_of(game) for rule in scenario.cites}
    rules = KNOWN[game].rulebook().rules.values()
    assert [rule.key for rule in rules if not rule.effect and rule.key not in cited] == []


@pytest.mark.parametrize("game", KNOWN)
def test_every_example_of_the_rulebook_has_a_scenario_under_its_title(game: str) -> None:
    """An example with several outcomes has several: `TITLE: WHICH`."""
    examples = {key: rule.title for key, rule in KNOWN[game].rulebook().rules.items() if "-EX-" in key}
    found: dict[str, str] = {}
    for scenario in scenarios_of(game):
        for rule in scenario.cites:
            if "-EX-" in rule:
                found[rule] = scenario.title.partition(":")[0]
    assert found == examples


def test_both_editions_both_numbers_of_seats_and_own_cards_are_there() -> None:
    scenarios = scenarios_of("cauldron")
    assert {scenario.settings.get("edition", "second") for scenario in scenarios} == {"first", "second"}
    assert {len(scenario.decks) for scenario in scenarios} == {2, 4}
    assert {scenario.settings["cards"] for scenario in scenarios} == {"spec", "own"}


def test_a_file_that_is_no_scenario_is_refused() -> None:
    with pytest.raises(BadFile):
        read_scenario("x.toml", "chapter = 'Setup'", KNOWN)
