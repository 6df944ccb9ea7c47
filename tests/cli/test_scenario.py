"""`grimalkin scenario` as a user meets it: runs, differences, scenarios of saved games, wrong words."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path

import pytest

from grimalkin.core.luck import Seeded
from grimalkin.core.saved import write
from grimalkin.core.table import Seat, open_table
from grimalkin.games.cauldron import GAME
from tests.cli.inside import inside, said
from tests.cli.terminal import Terminal, grimalkin

DOCS = Path(__file__).resolve().parents[2] / "docs"
HEAD = "game = 'cauldron'\ntitle = '{}'\ncites = ['CA-FIRE-01']\n[position]\nat = 'fire'\n"
GOOD = HEAD.format("A good one") + "[[act]]\nplay = ['luck 6']\nexpect.fire = 6\n"
BAD = HEAD.format("A bad one") + "[[act]]\nplay = ['luck 6']\n[[act]]\nplay = ['A pass']\noffers = { B = ['pass'] }\n"
WRONG = HEAD.format("Wrong") + "round = 17\n"
REPORT = """\
# act 2, offers.B
# expected: pass
# found:    pass, spoon
game    = "cauldron"
title   = "Report: A bad one"
cites   = ["CA-FIRE-01"]
options = { rounds = "5", edition = "second", cards = "spec" }
seats   = 2

[position]
at    = "spoon"
round = 1
fire  = 6

[[act]]
play   = ["A pass"]
offers = { B = ["pass", "spoon"] }
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of three files, in which the command runs."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good.toml").write_text(GOOD)
    (tmp_path / "bad.toml").write_text(BAD)
    (tmp_path / "wrong.toml").write_text(WRONG)
    return tmp_path


def save(path: Path, choices: int, concede: bool = False) -> None:
    """A saved game after some choices."""
    table = open_table(GAME, {"rounds": "2"}, [Seat("Ash", "human"), Seat("Bramble", "human")], Seeded(3))
    own = Seeded(4)
    for _choice in range(choices):
        offer = table.offers()[0]
        table.play(offer.seat, GAME.codes.text(offer.options[own.below(len(offer.options))]))
    if concede:
        table.concede(0)
    write(table, path)


# running


def test_scenarios_that_hold_are_a_line_each() -> None:
    assert said("scenario", "good.toml") == (0, "✓ A good one\n1 scenario: 1 passed\n", "")


def test_a_difference_is_shown_as_expected_against_found_with_what_a_report_needs() -> None:
    code, out, err = said("scenario", "good.toml", "bad.toml")
    assert (code, err) == (1, "")
    assert out == (
        "✓ A good one\n"
        "✗ A bad one\n"
        "  bad.toml, line 10: act 2, offers.B\n"
        "  expected: pass\n"
        "  found:    pass, spoon\n"
        "  record so far:\n"
        "    luck 6\n"
        "    A pass\n"
        "  where the game is then, as a scenario for a report:\n"
        "\n"
        f"{REPORT}\n"
        "2 scenarios: 1 passed, 1 differs\n"
    )


def test_the_scenario_for_a_report_holds(here: Path) -> None:
    out = said("scenario", "bad.toml")[1]
    report = out[out.index("# act") : out.index("1 scenario:")]
    (here / "report.toml").write_text(report)
    assert said("scenario", "report.toml") == (0, "✓ Report: A bad one\n1 scenario: 1 passed\n", "")


def test_a_file_with_mistakes_shows_them_and_the_others_still_run() -> None:
    code, out, err = said("scenario", "wrong.toml", "good.toml")
    assert (code, err) == (1, "")
    assert out == (
        "✗ Wrong\n"
        "  wrong.toml, line 6: position.round: 17 is out of range; expected 1 to 9\n"
        "✓ A good one\n"
        "2 scenarios: 1 passed, 1 cannot be run\n"
    )


def test_a_file_that_is_not_there_is_a_wrong_argument_and_nothing_runs() -> None:
    line = "grimalkin: 'missing.toml' cannot be read: No such file or directory\n"
    assert said("scenario", "good.toml", "missing.toml") == (2, "", line)


def test_all_mistakes_of_a_file_are_shown(here: Path) -> None:
    (here / "many.toml").write_text("game = 'cauldron'\ncites = ['CA-X-01']\n[[act]]\nplay = 3\n")
    (here / "latin.toml").write_bytes(b"game = 'cauldron'\ntitle = '\xe9'\n")
    code, out, _err = said("scenario", "many.toml", "latin.toml")
    assert code == 1
    assert out == (
        "✗ many.toml\n"
        "  many.toml: title: 'title' is missing; expected a text in quotes\n"
        "  many.toml, line 2: cites[1]: no rule 'CA-X-01'; did you mean 'CA-EX-01'?\n"
        "  many.toml, line 4: act[1].play: got 3; expected a list [...], each a text in quotes\n"
        "✗ latin.toml\n"
        "  latin.toml, line 2: this is not UTF-8 text; save the file as UTF-8\n"
        "2 scenarios: 0 passed, 2 cannot be run\n"
    )


def test_folders_are_searched_and_each_file_runs_once(here: Path) -> None:
    inner = here / "all" / "inner"
    inner.mkdir(parents=True)
    (inner / "x.toml").write_text(GOOD)
    (here / "all" / "y.toml").write_text(GOOD)
    (here / "all" / "notes.txt").write_text("no scenario")
    assert said("scenario", "all", "all/y.toml")[1].endswith("2 scenarios: 2 passed\n")


def test_json_holds_everything() -> None:
    code, out, err = said("scenario", "--json", "good.toml", "bad.toml", "wrong.toml")
    assert (code, err) == (1, "")
    assert json.loads(out) == {
        "passed": 1,
        "differ": 1,
        "bad": 1,
        "scenarios": [
            {
                "file": "good.toml",
                "title": "A good one",
                "cites": ["CA-FIRE-01"],
                "passed": True,
                "difference": None,
                "faults": [],
            },
            {
                "file": "bad.toml",
                "title": "A bad one",
                "cites": ["CA-FIRE-01"],
                "passed": False,
                "difference": {
                    "line": 10,
                    "act": 2,
                    "place": "offers.B",
                    "expected": "pass",
                    "found": "pass, spoon",
                    "record": ["luck 6", "A pass"],
                    "report": REPORT,
                },
                "faults": [],
            },
            {
                "file": "wrong.toml",
                "title": "Wrong",
                "cites": ["CA-FIRE-01"],
                "passed": False,
                "difference": None,
                "faults": [
                    {
                        "file": "wrong.toml",
                        "line": 6,
                        "place": "position.round",
                        "what": "17 is out of range; expected 1 to 9",
                    }
                ],
            },
        ],
    }


def test_signs_that_a_terminal_obeys_are_not_printed(here: Path) -> None:
    (here / "odd.toml").write_text(
        GOOD.replace("A good one", "x").replace("'x'", '"a \\u001b[2J \\u0007 b\\nc [bold]"')
    )
    code, out, _err = said("scenario", "odd.toml")
    assert (code, out) == (0, "✓ a  [2J   b c [bold]\n1 scenario: 1 passed\n")


def test_as_a_process_it_does_the_same(here: Path) -> None:
    done = grimalkin("scenario", "good.toml", "bad.toml", folder=here)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("✓ A good one\n✗ A bad one\n")


def test_a_plain_terminal_gets_plain_signs(here: Path) -> None:
    done = grimalkin("scenario", "good.toml", "wrong.toml", folder=here, around={"PYTHONIOENCODING": "ascii"})
    assert done.stdout.splitlines()[0] == "ok A good one"
    assert done.stdout.splitlines()[1] == "no Wrong"


def test_many_scenarios_show_how_far_it_is(here: Path) -> None:
    folder = here / "many"
    folder.mkdir()
    for number in range(60):
        (folder / f"{number}.toml").write_text(GOOD.replace("A good one", f"Number {number}"))
    with Terminal("scenario", "many", folder=here) as terminal:
        shown = terminal.wait("60 passed\n")
    assert "scenarios ━" in shown
    assert shown.count("✓ Number") == 60
    # through a pipe there is no bar
    assert inside("scenario", "many", folder=here).stderr == ""


# a saved game as a scenario


def test_a_saved_game_becomes_a_scenario_that_holds(here: Path) -> None:
    save(here / "game.jsonl", 9, concede=True)
    code, out, err = said("scenario", "--record", "game.jsonl")
    assert (code, err) == (0, "")
    table = tomllib.loads(out)
    assert table["title"].startswith("game.jsonl, entry ")
    assert table["act"][0]["expect"]["result.rule"] == "concede"
    (here / "made.toml").write_text(out)
    assert said("scenario", "made.toml")[0] == 0


def test_an_entry_a_title_and_a_file_can_be_named(here: Path) -> None:
    save(here / "game.jsonl", 9, concede=True)
    words = ("--record", "game.jsonl", "--entry", "6", "--title", "Three herbs each", "--out", "made.toml")
    assert said("scenario", *words) == (0, "", "")
    assert (here / "made.toml").read_text().startswith('game    = "cauldron"\ntitle   = "Three herbs each"\n')
    assert said("scenario", "made.toml") == (0, "✓ Three herbs each\n1 scenario: 1 passed\n", "")
    assert said("scenario", "--record", "game.jsonl", "--entry", "0")[1].endswith("\n[[act]]\n")


def test_an_unfinished_game_is_shown_with_a_warning(here: Path) -> None:
    save(here / "game.jsonl", 3)
    code, out, err = said("scenario", "--record", "game.jsonl")
    assert (code, err) == (0, "grimalkin: this game is not over, and its scenario shows hidden cards\n")
    (here / "made.toml").write_text(out)
    assert said("scenario", "made.toml")[0] == 0


def test_a_file_that_is_there_is_not_touched(here: Path) -> None:
    save(here / "game.jsonl", 3)
    code, out, err = said("scenario", "--record", "game.jsonl", "--out", "good.toml")
    refused = "grimalkin: --out 'good.toml' is there already and was not touched; choose another name\n"
    assert (code, out, err) == (2, "", refused)
    assert (here / "good.toml").read_text() == GOOD
    (here / "link.toml").symlink_to(here / "nowhere.toml")
    assert said("scenario", "--record", "game.jsonl", "--out", "link.toml")[0] == 2
    assert not (here / "nowhere.toml").exists()


def test_a_saved_game_that_cannot_be_read_is_one_line(here: Path) -> None:
    (here / "torn.jsonl").write_text('{"grimalkin"')
    code, out, err = said("scenario", "--record", "torn.jsonl")
    assert (code, out) == (1, "")
    assert err == (
        "grimalkin: torn.jsonl, line 1: the line is cut off in the middle; expected a line end after every line\n"
    )
    code, out, err = said("scenario", "--record", "none.jsonl")
    assert (code, out, err) == (2, "", "grimalkin: none.jsonl cannot be read: No such file or directory\n")


# wrong words

REFUSED = {
    (): "nothing to run; name files or folders, or a saved game with --record",
    ("--json",): "nothing to run; name files or folders, or a saved game with --record",
    ("good.toml", "--entry", "3"): "--entry says how to make a scenario; it needs --record SAVED",
    ("good.toml", "--title", "T"): "--title says how to make a scenario; it needs --record SAVED",
    ("good.toml", "--out", "x"): "--out says how to make a scenario; it needs --record SAVED",
    ("good.toml", "--record", "game.jsonl"): "--record makes a scenario and runs none; leave out 'good.toml'",
    ("--json", "--record", "game.jsonl"): "--json shows results, and --record has none; leave one of them out",
    ("--record", "game.jsonl", "--entry", "x"): None,
    (
        "--record",
        "game.jsonl",
        "--entry",
        "-1",
    ): "--entry: got entry -1; this record has entries 1 to 9, and 0 is its start",
    (
        "--record",
        "game.jsonl",
        "--entry",
        "99",
    ): "--entry: got entry 99; this record has entries 1 to 9, and 0 is its start",
    (
        "--record",
        "game.jsonl",
        "--out",
        "no/such/folder",
    ): "--out 'no/such/folder' cannot be written: No such file or directory",
    ("empty",): "'empty' holds no scenario; they end with .toml",
    ("a" * 300,): None,
}


@pytest.mark.parametrize("words", REFUSED, ids=" ".join)
def test_wrong_words_get_one_line_and_exit_code_2(words: tuple[str, ...], here: Path) -> None:
    save(here / "game.jsonl", 3)
    (here / "empty").mkdir()
    before = sorted(os.listdir(here))
    code, out, err = said("scenario", *words)
    assert (code, out) == (2, "")
    assert err.startswith("grimalkin: ")
    assert err.count("\n") == 1
    if REFUSED[words] is not None:
        assert err == f"grimalkin: {REFUSED[words]}\n"
    assert sorted(os.listdir(here)) == before


def test_the_commands_of_the_how_to_give_what_it_shows(here: Path) -> None:
    page = (DOCS / "howto" / "write-a-scenario.md").read_text(encoding="utf-8")
    text = page.partition("```toml\n")[2].partition("```")[0]
    (here / "catnip.toml").write_text(text)
    (here / "wrong.toml").write_text(text.replace("[3, 1]", "[3, 2]"))
    (here / "typo.toml").write_text(text.replace('"fire"', '"fyre"'))
    shown = [block.partition("```")[0] for block in page.split("```console\n")[1:]]
    assert [block.partition("\n")[0].split()[-1] for block in shown] == ["catnip.toml", "wrong.toml", "typo.toml"]
    for block in shown:
        command, _, output = block.partition("\n")
        _code, out, err = said(*command.split()[2:])
        begin, _, end = output.partition("...\n")
        assert err == ""
        assert out.startswith(begin)
        assert out.endswith(end)


def test_help_shows_examples() -> None:
    code, out, _err = said("scenario", "--help", columns=120)
    assert code == 0
    assert "Example: grimalkin scenario tests/scenarios" in out
    assert "Example: grimalkin scenario --record game.jsonl --entry 34" in out
