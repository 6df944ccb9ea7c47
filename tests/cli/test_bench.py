"""`grimalkin bench`: stable keys, both builds where both are there, ratios, and one line for what goes wrong."""

import json
import sys
from pathlib import Path

import pytest

from grimalkin import build
from tests.cli.inside import inside
from tests.cli.terminal import grimalkin

QUICK = ("bench", "--seconds", "0.02", "--game", "cauldron")
SPEED = {
    "games_per_second",
    "decisions_per_second",
    "decisions_per_game",
    "clone_us",
    "mask_us",
    "imagine_us",
    "yardstick_ratio",
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
    assert list(both) == ["compiled", "interpreted"]
    for name, speed in both.items():
        if speed is not None:
            assert set(speed) == SPEED
            assert all(number > 0 for number in speed.values())
            ratio = speed["decisions_per_second"] / found["yardstick"][name]
            assert speed["yardstick_ratio"] == pytest.approx(ratio, abs=0.001)


def test_the_compiled_build_measures_both_and_the_interpreted_one_says_what_is_missing() -> None:
    found = json.loads(inside(*QUICK, "--json").stdout)
    both = found["games"]["cauldron"]
    assert both["interpreted"]["yardstick_ratio"] is None
    if build.is_compiled():
        assert found["build"] == "compiled"
        assert found["notes"] == []
        assert both["compiled"]["decisions_per_second"] > 2 * both["interpreted"]["decisions_per_second"]
        assert both["compiled"]["decisions_per_game"] == pytest.approx(
            both["interpreted"]["decisions_per_game"], rel=0.2
        )
    else:
        assert found["build"] == "interpreted"
        assert both["compiled"] is None
        assert found["notes"] == [
            "this build is interpreted, so compiled is not measured; --other-python names one that is"
        ]


def test_a_table_fits_eighty_columns(stick: Path) -> None:
    done = inside(*QUICK, "--yardstick", str(stick))
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].split() == ["games", "decisions", "clone", "mask", "imagine"]
    assert lines[1].split() == ["game", "build", "/s", "/s", "µs", "µs", "µs", "ratio"]
    assert max(len(line) for line in lines) <= 80


def test_a_yardstick_without_a_compiler_gives_no_compiled_ratio(tmp_path: Path) -> None:
    program = tmp_path / "stick.py"
    program.write_text("print('{\"interpreted\": 1000}')")
    found = json.loads(inside(*QUICK, "--json", "--yardstick", str(program)).stdout)
    assert found["yardstick"] == {"interpreted": 1000, "compiled": None}
    assert found["games"]["cauldron"]["interpreted"]["yardstick_ratio"] > 0
    if build.is_compiled():
        assert found["games"]["cauldron"]["compiled"]["yardstick_ratio"] is None
        assert found["notes"] == ["the yardstick gave no number for the compiled build, so it has no ratio"]


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
    ],
)
def test_a_wrong_argument_gets_one_line_and_exit_code_2(tmp_path: Path, words: list[str], line: str) -> None:
    done = inside(*QUICK, *words, folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"grimalkin: {line}\n")


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    done = inside("bench", "--game", "nought")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("grimalkin: no game 'nought'; there are: mythic-arena, familiars-and-foes, cauldron")


def test_another_python_with_the_same_build_is_refused() -> None:
    done = inside(*QUICK, "--other-python", sys.executable)
    name = "compiled" if build.is_compiled() else "interpreted"
    line = f"other Python '{sys.executable}' holds the {name} build too; name one with the other"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"grimalkin: {line}\n")
