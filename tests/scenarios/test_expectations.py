"""Each scenario in this folder really checks what it says. This tests the scenarios, so one build is enough."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from grimalkin.core.game import Game
from grimalkin.core.lines import matches
from grimalkin.core.scenario_run import Difference, play_act, run_scenario, table_of
from grimalkin.core.scenarios import read_scenario
from grimalkin.core.tomltext import pairs_text
from grimalkin.games import GAMES, TEACHING
from tests.support.effort import QUICK

HERE = Path(__file__).parent
KNOWN = {**GAMES, **TEACHING}
FILES = sorted(HERE.rglob("*.toml"))
NAMES = [str(file.relative_to(HERE)) for file in FILES]
EVERY = 4 if QUICK else 1  # fourth scenario, where there is little time


def outcome(table: dict[str, Any]) -> Difference | None:
    return run_scenario(read_scenario("changed", pairs_text(table), KNOWN))


@pytest.mark.parametrize("file", FILES[::EVERY], ids=NAMES[::EVERY])
def test_each_thing_that_it_expects_is_really_checked(file: Path) -> None:
    """Change one expectation after the other: each time the scenario differs just there."""
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    changed = 0
    for number, act in enumerate(table.get("act", []), start=1):
        for name in ("expect", "offers", "interrupts", "not_offers", "why", "told", "untold", "heard", "refused"):
            for key in list(act.get(name, [])):
                wrong = changes(KNOWN[table["game"]], act[name], name, key)
                before, act[name] = act[name], wrong
                found = outcome(table)
                assert found is not None, f"act {number}: {name} = {wrong} passes as well"
                assert (found.act, found.place.partition("[")[0].partition(".")[0]) == (number, name)
                act[name] = before
                changed += 1
    assert changed, "this scenario expects nothing"


@pytest.mark.parametrize("game", KNOWN)
def test_each_line_that_must_not_be_told_is_told_elsewhere(game: str) -> None:
    """A line that is never told excludes nothing: the rule and the word of every `untold` are told in some scenario."""
    told: set[str] = set()
    untold: set[tuple[str, int, str]] = set()
    for file, name in zip(FILES, NAMES, strict=True):
        scenario = read_scenario(name, file.read_text(encoding="utf-8"), KNOWN)
        if scenario.game.id != game:
            continue
        table = table_of(scenario)
        for number, act in enumerate(scenario.acts, start=1):
            play_act(table, act)
            untold |= {(name, number, line) for line in act.texts("untold")}
        told |= {line.whole() for position in table.positions for line in position.told}
    assert untold
    never: list[tuple[str, int, str]] = []
    for name, number, line in sorted(untold):
        start = " ".join(line.split()[: 2 if line[0].isupper() else 1])  # with or without a rule
        if not any(matches(said, start) for said in told):
            never.append((name, number, line))
    assert never == []


NO_BALLYHOO = {  # scenarios in which none is offered: what makes it be offered after all, and what then differs
    "ex_39_backfire": ({'"A use rock_the_inferno", "luck 2"': '"A pass", "luck 10"'}, "not_offers.B"),
    "ex_52a_thorns_of_a_defeated_foe": ({"hp = 2": "hp = 3"}, "offers.B"),
    "ruling_72_no_foe_left_after_the_blow": ({"hp = 1": "hp = 9", ', "magma_wyrm"': ""}, "offers.B"),
}


@pytest.mark.parametrize("name", NO_BALLYHOO)
def test_a_ballyhoo_that_is_offered_is_noticed(name: str) -> None:
    text = (HERE / "familiars_and_foes" / f"{name}.toml").read_text(encoding="utf-8")
    circumstances, place = NO_BALLYHOO[name]
    for old, new in circumstances.items():
        assert text.count(old) == 1
        text = text.replace(old, new)
    table = tomllib.loads(text)
    for act in table["act"]:
        for other in ("expect", "told", "untold"):
            act.pop(other, None)
    for act in table["act"][:-1]:
        act.pop("offers", None)
    found = outcome(table)
    assert found is not None
    assert (found.act, found.place) == (len(table["act"]), place)
    assert "ballyhoo" in found.found


def changes(game: Game, said: Any, name: str, key: str) -> Any:
    """What is said, but for one thing. No worked example of a rulebook is ever told or a reason."""
    rules = list(game.rulebook().rules)
    example = next(rule for rule in rules if "-EX-" in rule)
    if name == "told":
        return [*said, example]
    if name == "untold":
        return rules
    other: Any = ["pass", "pass"]
    if name == "not_offers":
        return {seat: list(game.codes.by_text) for seat in said}
    if name in ("why", "refused"):
        other = example
    elif name == "heard":
        other = [example]
    elif name in ("offers", "interrupts"):
        pass
    elif isinstance(said[key], int):
        other = not said[key] if isinstance(said[key], bool) else said[key] + 1
    elif isinstance(said[key], str):
        other = f"{said[key]}?"
    return {**said, key: other}
