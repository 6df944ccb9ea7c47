"""`grimalkin bench`: stable keys, both builds where both are there, ratios, and one line for what goes wrong."""

import json
import os
import sys
from pathlib import Path
from unittest import mock

import pytest

from grimalkin import build
from grimalkin.cli.bench import show, show_endurance
from grimalkin.core.errors import DeadEnd
from grimalkin.core.luck import Seeded
from grimalkin.core.state import State
from grimalkin.games import GAMES, TEACHING
from grimalkin.lab import endurance
from grimalkin.lab.bench import Builds, Report
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.endurance import Endurance, Lasted
from grimalkin.lab.speeds import Profile, Speed
from grimalkin.players.random import play_out
from grimalkin.players.stopwatch import KINDS
from tests.cli.inside import inside
from tests.cli.terminal import grimalkin

QUICK = ("bench", "--seconds", "0.02", "--game", "cauldron")
SPEED = {
    "games_per_second",
    "decisions_per_second",
    "waits_per_second",
    "decisions_per_game",
    "waits_per_game",
    "clone_us",
    "mask_us",
    "imagine_us",
    "rollouts_12_per_second",
    "rollouts_40_per_second",
    "greedy_choices_per_second",
    "yardstick_ratio",
    "profile",
}
LASTED = {
    "games",
    "decisions",
    "seconds",
    "first_decisions_per_second",
    "last_decisions_per_second",
    "drift",
    "drift_least",
    "drift_most",
    "machine_drift",
    "first_mib",
    "last_mib",
    "failed",
    "errors",
}
EXPECTED = 'expected {"interpreted": n, "compiled": n} with n above 0'


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    program = tmp_path / "stick.py"
    program.write_text('print(\'{"interpreted": 1000, "compiled": 2000}\')')
    return program


def test_json_has_stable_keys_and_ratios(stick: Path) -> None:
    done = grimalkin(*QUICK, "--json", "--yardstick", str(stick))
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert list(found) == ["python", "build", "seconds", "games", "yardstick", "notes"]
    assert found["yardstick"] == {"interpreted": 1000, "compiled": 2000}
    assert list(found["games"]) == ["cauldron"]
    both = found["games"]["cauldron"]
    assert list(both) == ["release", "compiled", "interpreted"]
    for name, speed in both.items():
        if speed is not None:
            assert set(speed) == SPEED
            assert speed.pop("profile") is None
            assert all(number > 0 for number in speed.values())
            ratio = speed["decisions_per_second"] / found["yardstick"]["compiled" if name == "release" else name]
            assert speed["yardstick_ratio"] == pytest.approx(ratio, abs=0.001)


def test_the_compiled_build_measures_both_and_the_interpreted_one_says_what_is_missing() -> None:
    found = json.loads(inside(*QUICK, "--json").stdout)
    both = found["games"]["cauldron"]
    assert both["interpreted"]["yardstick_ratio"] is None
    assert found["build"] == build.kind()
    here = both[build.kind()]
    if build.is_compiled():
        assert found["notes"] == []
        assert here["decisions_per_second"] > 2 * both["interpreted"]["decisions_per_second"]
        for each in ("decisions_per_game", "waits_per_game"):
            assert here[each] == pytest.approx(both["interpreted"][each], rel=0.2)
    else:
        assert both["compiled"] is None
        assert found["notes"] == [
            "this build is interpreted, so compiled is not measured; --other-python names one that is"
        ]


def test_tables_fit_eighty_columns(stick: Path) -> None:
    done = inside(*QUICK, "--yardstick", str(stick), "--profile")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    headings = [line.split() for line in lines if line.startswith("game ")]
    assert headings == [
        ["game", "build", "/s", "/s", "/s", "ratio"],
        ["game", "build", "µs", "µs", "µs", "12,", "/s", "40,", "/s", "/s"],
        ["game", "build", "%", "%", "%", "%", "µs", "ns", "looks", "%"],
    ]
    assert lines[0].split() == ["games", "decisions", "waits"]
    rows = [line.split() for line in lines if line.startswith("cauldron")]
    assert [len(row) for row in rows] == [width for width in (6, 8, 10) for _build in range(len(rows) // 3)]
    assert max(len(line) for line in lines) <= 80


def test_the_largest_numbers_fit_eighty_columns(capsys: pytest.CaptureFixture[str]) -> None:
    profile = Profile(dict.fromkeys(KINDS, 1.0), dict.fromkeys(KINDS, 249.9), 999.0, 99.9, 1.25)
    speed = Speed(99_999, 999_999, 9_999_999, 1, 1, 999.99, 999.99, 999.99, 999_999, 999_999, 999_999, 99.99, profile)
    longest = max(every_game(), key=len)
    with mock.patch.dict(os.environ, {"COLUMNS": "80"}):
        show(Report("3", "release", 1, {longest: Builds(speed, speed, speed)}, {"compiled": 1, "interpreted": 1}, []))
        lasted = Lasted(1, 1, 1, 9_999_999, 9_999_999, -0.999, 0, 0, -0.999, 9_999.9, 9_999.9, 99_999, [])
        show_endurance(Endurance("interpreted", {longest: lasted}), 1_000_000)
    lines = capsys.readouterr().out.splitlines()
    assert max(len(line) for line in lines) <= 80
    assert sum(line.startswith(longest) for line in lines) == 10, "a name stands on one line"


def test_a_profile_is_told_for_each_build() -> None:
    found = json.loads(inside(*QUICK, "--json", "--profile").stdout)["games"]["cauldron"]
    told = [speed["profile"]["share"] for speed in found.values() if speed is not None]
    assert [list(share) for share in told] == [["options", "steps", "chosen", "luck"]] * len(told)


def test_a_yardstick_without_a_compiler_gives_no_compiled_ratio(tmp_path: Path) -> None:
    program = tmp_path / "stick.py"
    program.write_text("print('{\"interpreted\": 1000}')")
    found = json.loads(inside(*QUICK, "--json", "--yardstick", str(program)).stdout)
    assert found["yardstick"] == {"interpreted": 1000, "compiled": None}
    assert found["games"]["cauldron"]["interpreted"]["yardstick_ratio"] > 0
    if build.is_compiled():
        name = build.kind()
        assert found["games"]["cauldron"][name]["yardstick_ratio"] is None
        assert found["notes"] == [f"the yardstick gave no number for the {name} build, so it has no ratio"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("import sys; sys.exit('no battler here')", "failed with exit code 1: no battler here"),
        ("import sys; sys.exit(3)", "failed with exit code 3: no message"),
        ("print('fast')", f"printed no JSON; {EXPECTED}"),
        ("print('[1, 2]')", f"printed no JSON object; {EXPECTED}"),
        ("print('{}')", f"gave interpreted = null; {EXPECTED}"),
        ('print(\'{"interpreted": 0, "compiled": 1}\')', f"gave interpreted = 0; {EXPECTED}"),
        ('print(\'{"interpreted": 1, "compiled": "x"}\')', f'gave compiled = "x"; {EXPECTED}'),
    ],
)
def test_a_wrong_yardstick_gets_one_line_and_exit_code_2(tmp_path: Path, text: str, line: str) -> None:
    (tmp_path / "stick.py").write_text(text)
    done = inside(*QUICK, "--yardstick", "stick.py", folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"grimalkin: yardstick 'stick.py' {line}\n")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--yardstick", "none.py"], "no yardstick program 'none.py'"),
        (["--seconds", "0"], "--seconds is 0; it must be more than 0"),
        (["--other-python", "none"], "other Python 'none' cannot be run: No such file or directory"),
        (["--games", "100"], "--games needs --million"),
        (["--million", "--games", "99"], "--games is 99; it must be 100 or more"),
        (["--million", "--game", "cauldron"], "--seconds does not go with --million"),
    ],
)
def test_a_wrong_argument_gets_one_line_and_exit_code_2(tmp_path: Path, words: list[str], line: str) -> None:
    done = inside(*QUICK, *words, folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"grimalkin: {line}\n")


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    done = inside("bench", "--game", "nought")
    assert (done.returncode, done.stdout) == (2, "")
    known = ", ".join([*GAMES, *TEACHING])
    assert done.stderr == f"grimalkin: no game 'nought'; there are: {known}\n"


def test_another_python_with_the_same_build_is_refused() -> None:
    done = inside(*QUICK, "--other-python", sys.executable)
    line = f"other Python '{sys.executable}' holds the {build.kind()} build too; name one with another"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"grimalkin: {line}\n")


# a million games


def test_the_words_of_a_measurement_do_not_go_with_a_million(tmp_path: Path) -> None:
    for words in (["--yardstick", "stick.py"], ["--other-python", "python"], ["--profile"], ["--seconds", "1"]):
        done = inside("bench", "--million", *words, folder=tmp_path)
        line = f"{words[0]} does not go with --million"
        assert (done.returncode, done.stdout, done.stderr) == (2, "", f"grimalkin: {line}\n")


def test_many_games_are_told_as_json() -> None:
    done = inside("bench", "--million", "--games", "130", "--game", "cauldron", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert list(found) == ["build", "games"]
    assert found["build"] == build.kind()
    lasted = found["games"]["cauldron"]
    assert set(lasted) == LASTED
    assert (lasted["games"], lasted["failed"], lasted["errors"]) == (130, 0, [])
    assert lasted["decisions"] > 130


def test_many_games_are_told_in_a_table() -> None:
    done = inside("bench", "--million", "--games", "1000", "--game", "cauldron")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == f"1,000 random games of each in one process, {build.kind()}"
    row = lines[3].split()
    assert (row[0], row[-1]) == ("cauldron", "0")
    assert max(len(line) for line in lines) <= 80


def test_a_game_that_fails_is_named_and_the_exit_code_is_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endurance, "play_out", broken)
    done = inside("bench", "--million", "--games", "100", "--game", "cauldron")
    assert (done.returncode, done.stderr) == (1, "")
    assert "cauldron seed 3: DeadEnd: nobody can do anything" in done.stdout.splitlines()


def broken(state: State, luck: Seeded, longest: int) -> int:
    if luck.seed == 3:
        raise DeadEnd("nobody can do anything")
    return play_out(state, luck, longest)
