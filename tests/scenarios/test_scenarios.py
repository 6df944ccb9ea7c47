"""Every scenario in this folder runs, and together they cite every rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimalkin.core.errors import BadFile
from grimalkin.core.scenarios import Scenario, read_scenario, run_scenario
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
