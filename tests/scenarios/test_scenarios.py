"""Every scenario in this folder runs, and together they cite every rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimalkin.core.errors import BadFile
from grimalkin.core.lines import Sayings
from grimalkin.core.scenario_run import play_act, run_scenario, table_of
from grimalkin.core.scenarios import Scenario, read_scenario
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


@pytest.mark.parametrize("game", KNOWN)
def test_every_line_that_is_told_could_be_told(game: str) -> None:
    """What may stand in `untold` is what the game can tell: all that it tells here, and all beginnings of it."""
    count = 0
    for scenario in scenarios_of(game):
        sayings = Sayings(scenario.game, scenario.settings, list(scenario.letters()))
        table = table_of(scenario)
        for act in scenario.acts:
            play_act(table, act)
        for line in {line.whole() for position in table.positions for line in position.told}:
            words = line.split()
            for end in range(1, len(words) + 1):
                assert sayings.untellable(" ".join(words[:end])) == "", line
                assert end == 1 or sayings.untellable(" ".join(words[1:end])) == "", line
            assert sayings.untellable(f"{line} x"), f"{line}: there is nothing after it"
            count += 1
    assert count


@pytest.mark.parametrize(
    ("game", "line", "said"),
    [
        (
            "mythic-arena",
            "retaliates B.goliat",
            "'retaliates' tells piece piece: no piece 'B.goliat'; did you mean 'B.goliath'?",
        ),
        ("mythic-arena", "MA-RETAL-07 retaliate", "no told word 'retaliate'; did you mean 'retaliates'?"),
        ("familiars-and-foes", "revealed gloop foe.0", "'revealed' tells card piece number: no piece 'foe.0'"),
        ("familiars-and-foes", "used B wyrmfyre", "'used' tells seat option: 'wyrmfyre' is not a choice of this game"),
    ],
)
def test_a_line_of_an_unknown_piece_or_option_is_refused(game: str, line: str, said: str) -> None:
    text = f"game = '{game}'\ntitle = 'T'\n[[act]]\nuntold = ['{line}']"
    with pytest.raises(BadFile) as error:
        read_scenario("x.toml", text, KNOWN)
    assert str(error.value).startswith(f"x.toml, line 4: act[1].untold[1]: {said}")


def test_a_file_that_is_no_scenario_is_refused() -> None:
    with pytest.raises(BadFile):
        read_scenario("x.toml", "chapter = 'Setup'", KNOWN)
