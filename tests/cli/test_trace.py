"""`grimalkin trace` as a user meets it: tables, JSON, exit codes, wrong words."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

from grimalkin.cli import main
from grimalkin.core.codes import Codes
from grimalkin.core.events import EventTypes
from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from tests.cli.inside import inside
from tests.cli.terminal import grimalkin

NUMBERS = itertools.count()
ROOT = Path(__file__).resolve().parents[2]
RULE = '[{}]\ntitle = "{}"\ntext = "Ours."\nsource = "ours"\n'
FILES = {
    "__init__.py": "",
    "brew.py": 'class Pot:\n    rule = "ZZ-POT-01"\n\n'
    '    def run(self, game):\n        game.log_event("ZZ-POT-01", 1)\n',
    "rules/1.toml": 'chapter = "The pot"\n'
    + RULE.format("ZZ-POT-01", "The pot")
    + RULE.format("ZZ-POT-02", "The lid")
    + 'effect = "none: a lid changes nothing"\n'
    + RULE.format("ZZ-POT-03", "The [bold] spoon"),
    "rules/2.toml": 'chapter = "Examples"\n' + RULE.format("ZZ-EX-01", "Ann's pot"),
    "../tests/pot.toml": 'game = "traced"\ncites = ["ZZ-POT-01", "#puzzle", "ZZ-EX-01"]\n',
    "../tests/test_pot.py": 'def test_it():\n    """ZZ-POT-01"""\n',
}

Run = Callable[..., tuple[int, str, str]]


def game_of(name: str) -> Game:
    class Traced(Game):
        id: ClassVar[str] = "traced"
        title: ClassVar[str] = "Traced"
        package: ClassVar[str] = name

    return Traced(Codes(), EventTypes(), [], [])


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small game with a gap or two; `traced` is its id."""
    folder = tmp_path / f"command_game_{next(NUMBERS)}"
    for file, text in FILES.items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(TEACHING, "traced", game_of(folder.name))
    monkeypatch.chdir(tmp_path)
    return folder


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process, where the small game is known: exit code, output, errors."""

    def words(*given: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["grimalkin", "trace", *given])
        monkeypatch.setenv("COLUMNS", "100")
        with pytest.raises(SystemExit) as ended:
            main.main()
        out, err = capsys.readouterr()
        return int(ended.value.code or 0), out, err

    return words


def cells(out: str) -> list[list[str]]:
    return [re.split(r" {2,}", line.strip()) for line in out.splitlines()]


def test_the_table_shows_chapters_then_rules(package: Path, run: Run) -> None:
    code, out, err = run("traced")
    assert (code, err) == (0, "")
    assert cells(out) == [
        ["The pot", "██████░░░░", "3 rules, 1 enforced, 1 needs no code, 1 excused, 1 tested"],
        ["Examples", "██████████", "1 rule, 0 enforced, 1 needs no code, 1 tested"],
        ["All", "███████░░░", "4 rules, 1 enforced, 2 need no code, 1 excused, 2 tested, 1 untested"],
        [""],
        ["rule", "title", "enforced", "tested"],
        ["ZZ-POT-01", "The pot", "brew.py:2 +1", "2: pot.toml:2"],
        ["ZZ-POT-02", "The lid", "none: a lid changes nothing"],
        ["ZZ-POT-03", "The [bold] spoon", "nowhere enforced", "no test"],
        ["ZZ-EX-01", "Ann's pot", "an example", "1: pot.toml:2"],
    ]


def test_missing_shows_only_what_lacks_something(package: Path, run: Run) -> None:
    code, out, err = run("traced", "--missing")
    assert (code, err) == (0, "")
    assert cells(out)[4:] == [
        ["rule", "title", "enforced", "tested"],
        ["ZZ-POT-03", "The [bold] spoon", "nowhere enforced", "no test"],
    ]
    (package / "spoon.py").write_text('class Spoon:\n    rule = "ZZ-POT-03"\n')
    (package / "../tests/spoon.toml").write_text('game = "traced"\ncites = ["ZZ-POT-03"]\n')
    assert cells(run("traced", "--missing")[1])[4:] == [["Nothing is missing."]]


@pytest.mark.parametrize("words", [[], ["--missing"], ["--json"], ["--json", "--missing"]])
def test_check_gives_exit_code_1_while_a_rule_lacks_something(package: Path, run: Run, words: list[str]) -> None:
    shown = run("traced", *words)
    assert shown[0] == 0
    assert run("traced", "--check", *words) == (1, shown[1], "")
    (package / "spoon.py").write_text('class Spoon:\n    rule = "ZZ-POT-03"\n')
    assert run("traced", "--check", *words)[0] == 1, "it still lacks a test"
    (package / "../tests/spoon.toml").write_text('game = "traced"\ncites = ["ZZ-POT-03"]\n')
    assert run("traced", "--check", *words)[0] == 0


@pytest.mark.parametrize("words", [[], ["--missing"], ["--json"]])
def test_check_gives_exit_code_1_for_a_contradiction(package: Path, run: Run, words: list[str]) -> None:
    (package / "spoon.py").write_text('class Spoon:\n    rule = "ZZ-POT-03"\n')
    (package / "../tests/spoon.toml").write_text('game = "traced"\ncites = ["ZZ-POT-03"]\n')
    assert run("traced", "--check", *words)[0] == 0
    (package / "lid.py").write_text('class Lid:\n    rule = "ZZ-POT-02"\n')
    code, out, err = run("traced", "--check", *words)
    assert (code, err) == (1, "")
    if words == ["--json"]:
        assert json.loads(out)["summary"]["contradicted"] == ["ZZ-POT-02"]
    else:
        assert "4 rules, 3 enforced, 1 needs no code, 1 excused, 3 tested, 1 contradicted" in out
        last = out.splitlines()[-1]
        assert last == "contradiction: ZZ-POT-02 has effect = 'none: a lid changes nothing', and lid.py:2 enforces it"
    assert run("traced", *words)[0] == 0


def test_check_misses_no_test_where_nobody_looked(
    package: Path, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package / "spoon.py").write_text('class Spoon:\n    rule = "ZZ-POT-03"\n')
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    assert run("traced", "--check")[0] == 0
    assert run("traced", "--check", "--tests", "../tests")[0] == 1


def test_json_is_complete(package: Path, run: Run) -> None:
    code, out, err = run("traced", "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert list(found) == ["game", "tests", "rules", "unknown", "summary", "notes"]
    assert (found["game"], found["tests"], found["unknown"], found["notes"]) == ("traced", "tests", [], [])
    assert [rule["id"] for rule in found["rules"]] == ["ZZ-POT-01", "ZZ-POT-02", "ZZ-POT-03", "ZZ-EX-01"]
    assert found["rules"][0] == {
        "id": "ZZ-POT-01",
        "title": "The pot",
        "chapter": "The pot",
        "kind": "rule",
        "effect": "",
        "enforced": [{"file": "brew.py", "line": 2, "how": "rule"}, {"file": "brew.py", "line": 5, "how": "log_event"}],
        "tested": [{"file": "pot.toml", "line": 2}, {"file": "test_pot.py", "line": 2}],
        "contradiction": "",
    }
    assert found["rules"][1]["effect"] == "none: a lid changes nothing"
    assert found["summary"] == {
        "rules": 4,
        "enforced": 1,
        "needless": 2,
        "excused": 1,
        "tested": 2,
        "complete": 3,
        "unknown": 0,
        "nowhere_enforced": ["ZZ-POT-03"],
        "untested": ["ZZ-POT-03"],
        "contradicted": [],
        "chapters": [
            {"chapter": "The pot", "rules": 3, "enforced": 1, "needless": 1, "excused": 1, "tested": 1, "complete": 2},
            {"chapter": "Examples", "rules": 1, "enforced": 0, "needless": 1, "excused": 0, "tested": 1, "complete": 1},
        ],
    }
    only = json.loads(run("traced", "--json", "--missing")[1])
    assert [rule["id"] for rule in only["rules"]] == ["ZZ-POT-03"]
    assert only["summary"] == found["summary"]


def test_an_unknown_id_is_named_with_its_place_and_gives_exit_code_1(package: Path, run: Run) -> None:
    (package / "fire.py").write_text('def run(game):\n    game.log_event("ZZ-POT-04", 1)\n')
    (package / "../tests/fire.toml").write_text('game = "traced"\ncites = ["ZZ-FLAME-01"]\n')
    code, out, err = run("traced")
    assert (code, err) == (1, "")
    assert "4 rules, 1 enforced, 2 need no code, 1 excused, 2 tested, 1 untested, 2 unknown" in " ".join(out.split())
    lines = out.splitlines()[-2:]
    assert lines[0] == "unknown: ZZ-FLAME-01 in tests/fire.toml:2 (scenario)"
    assert re.fullmatch(
        r"unknown: ZZ-POT-04 in fire\.py:2 \(log_event\); did you mean ZZ-POT-0[123] or ZZ-POT-0[123]\?", lines[1]
    )
    code, out, err = run("traced", "--json")
    assert (code, err) == (1, "")
    assert json.loads(out)["unknown"] == [
        {"id": "ZZ-FLAME-01", "file": "fire.toml", "line": 2, "how": "scenario"},
        {"id": "ZZ-POT-04", "file": "fire.py", "line": 2, "how": "log_event"},
    ]


def test_without_a_folder_of_tests_it_says_that_nobody_looked(
    package: Path, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    code, out, err = run("traced")
    assert (code, err) == (0, "")
    assert cells(out)[0] == ["The pot", "██████░░░░", "3 rules, 1 enforced, 1 needs no code, 1 excused"]
    assert cells(out)[4] == ["rule", "title", "enforced"]
    assert out.endswith("note: tests were not looked at: there is no folder tests here, and --tests names none\n")
    assert json.loads(run("traced", "--json")[1])["tests"] is None
    found = json.loads(run("traced", "--json", "--tests", "../tests")[1])
    assert (found["tests"], found["summary"]["tested"]) == ("../tests", 2)


def test_files_that_cannot_be_read_get_a_note(package: Path, run: Run) -> None:
    (package / "../tests/test_broken.py").write_text("def test_it(:\n")
    (package / "../tests/broken.toml").write_text("game =\n")
    code, out, err = run("traced")
    assert (code, err) == (0, "")
    assert "\nnote: tests/broken.toml is not TOML and was left out: " in out
    assert "\nnote: tests/test_broken.py:1 is not Python and was left out: invalid syntax\n" in out
    assert len(json.loads(run("traced", "--json")[1])["notes"]) == 2


def test_a_game_without_a_rulebook_is_refused(package: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TEACHING, "bare", game_of(""))
    line = "grimalkin: traced has no rulebook: there are no rules in the data of the game\n"
    assert run("bare") == (2, "", line)


def test_a_rulebook_with_mistakes_is_refused_in_one_line(package: Path, run: Run) -> None:
    (package / "rules/3.toml").write_text('chapter = "Lids"\n[lid]\n[pan]\n')
    code, out, err = run("traced")
    assert (code, out) == (2, "")
    assert err.startswith("grimalkin: 3.toml")
    assert err.count("\n") == 1
    assert err.endswith(" (and 1 more)\n")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["nought"], f"no game 'nought'; there are: {', '.join({**GAMES, **TEACHING})}"),
        (["cauldron", "--tests", "nowhere"], "--tests 'nowhere' is not a folder; name the one with the tests"),
        (["cauldron", "--tests", "file"], "--tests 'file' is not a folder; name the one with the tests"),
        ([], "Missing argument 'GAME'; see grimalkin trace --help"),
    ],
)
def test_a_wrong_argument_gets_one_line_and_exit_code_2(tmp_path: Path, words: list[str], line: str) -> None:
    (tmp_path / "file").write_text("mine")
    done = inside("trace", *words, folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"grimalkin: {line}\n")


def test_help_shows_an_example() -> None:
    done = inside("trace", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Example: grimalkin trace cauldron" in done.stdout


def test_the_scenarios_of_the_teaching_game_cite_nothing_unknown() -> None:
    """All of its tests are looked at in `tests/lab/test_trace.py`."""
    done = grimalkin("trace", "cauldron", "--json", "--tests", str(ROOT / "tests" / "scenarios" / "cauldron"))
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["unknown"] == []
