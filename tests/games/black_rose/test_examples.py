"""The worked examples of the rulebook, each a scenario."""

from pathlib import Path

import pytest

from grimalkin.core.scenario_run import run_scenario
from grimalkin.core.scenarios import read_scenario
from grimalkin.games.black_rose.game import GAME

EXAMPLES = sorted((Path(__file__).parent / "examples").glob("*.toml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example(path: Path) -> None:
    scenario = read_scenario(path.name, path.read_text(encoding="utf-8"), {GAME.id: GAME})
    assert run_scenario(scenario) is None
