"""`grimalkin lab` as a group: its words, and the commands that measure players."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.inside import inside, said

SHORT = ("--set", "rounds=2", "--workers", "1")
STUDY = """
game  = "cauldron"
title = "Who wins?"

[[part]]
name     = "short games"
games    = 2
settings = { rounds = "2" }
"""
BOTS = """
from grimalkin.players.random import Random


class First(Random):
    def choose(self, game, masked, seat, options, standing, luck):
        return options[0]

    def chance(self, game, masked, seat, luck):
        return 0.5


class Wrong(Random):
    def choose(self, game, masked, seat, options, standing, luck):
        return -7


class Torn(Random):
    def choose(self, game, masked, seat, options, standing, luck):
        raise ValueError("torn")

    def chance(self, game, masked, seat, luck):
        return 0.5
"""
FIRST, WRONG, TORN = (f"measured.py:{name}" for name in ("First", "Wrong", "Torn"))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "measured.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "who.toml").write_text(STUDY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def found(*words: str) -> dict[str, Any]:
    """The JSON of a command that ends well, without its times."""
    code, out, err = said("lab", *words, "--json")
    assert (code, err) == (0, "")
    report: dict[str, Any] = json.loads(out)
    report.pop("milliseconds", None)
    return report


# the group


def test_the_name_of_a_study_stands_for_the_command() -> None:
    long = said("lab", "study", "who.toml", "--workers", "1", "--json")
    assert long[0] == 0
    assert said("lab", "who.toml", "--workers", "1", "--json") == long
    code, out, err = said("lab", "mythic-arena/nothing")
    assert (code, out) == (2, "")
    assert err.startswith("grimalkin: no study 'mythic-arena/nothing'; there are: ")


def test_other_words_are_refused_with_what_there_is() -> None:
    told = "no command 'strenght'; there are: study, strength, ladder, reliability"
    line = f"grimalkin: {told}; a study is GAME/STUDY or a .toml file; see grimalkin lab --help\n"
    assert said("lab", "strenght", "cauldron") == (2, "", line)
    assert said("lab", "--games", "3", "who.toml")[2].endswith("; see grimalkin lab --help\n")


@pytest.mark.parametrize("command", ["study", "strength", "ladder", "reliability"])
def test_help_of_each_shows_an_example(command: str) -> None:
    done = inside("lab", command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Example: grimalkin lab {command}" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


# strength


def test_strength_tells_who_is_stronger_and_stops() -> None:
    code, out, err = said("lab", "strength", "cauldron", "greedy", "random", *SHORT)
    assert (code, err) == (0, "")
    assert out.startswith("cauldron, rules version ")
    assert "greedy against random, each seat of every seed in turn; seed 1" in out
    assert re.search(r"^games played: \d+ of 2,000$", out, re.MULTILINE)
    assert re.search(r"^greedy +\d+ +\d+ +\d+ +\d+ +\d\d\.\d % \(\d\d\.\d-\d\d\.\d\)$", out, re.MULTILINE)
    assert re.search(r"^seat B ", out, re.MULTILINE)
    assert re.search(r"^share at least 55 %, rather than 50 %, after \d+ games$", out, re.MULTILINE)


def test_strength_as_json_is_the_same_again() -> None:
    words = (
        "strength",
        "cauldron",
        "random",
        FIRST,
        "--set",
        "rounds=2",
        "--games",
        "40",
        "--seed",
        "3",
        "--workers",
        "1",
    )
    alone = found(*words)
    assert found(*words) == alone
    assert (alone["from"], alone["to"], alone["asked"], alone["seed"], alone["settings"]) == (
        0.5,
        0.55,
        40,
        3,
        {"rounds": "2"},
    )
    assert {"verdict", "share", "sides", "evidence", "bound", "failed", "illegal"} <= set(alone)


def test_strength_plays_all_games_and_prints_them_for_a_page() -> None:
    words = (
        "strength",
        "cauldron",
        "greedy",
        "random",
        *SHORT,
        "--games",
        "10",
        "--all",
        "--from",
        "0.4",
        "--to",
        "0.6",
    )
    code, out, err = said("lab", *words, "--markdown")
    assert (code, err) == (0, "")
    assert "| player | games | won | drawn | lost | share (95 %) |" in out
    assert re.search(r"^\| greedy \| 10 \| ", out, re.MULTILINE)
    assert out.splitlines()[-1].startswith(("undecided: share 40 % or 60 %", "share at least 60 %"))


def test_strength_of_teams_is_a_difference() -> None:
    words = ("strength", "familiars-and-foes", "greedy", "random", "--games", "8", "--workers", "1")
    code, out, err = said("lab", *words)
    assert (code, err) == (0, "")
    assert "a team of each plays every seed" in out
    assert re.search(r"^difference +8 +[+-]\d+\.\d \(too few\)$", out, re.MULTILINE)
    assert "undecided: difference +0 or +10" in out


def test_what_goes_wrong_is_told_and_ends_with_code_1() -> None:
    words = ("strength", "cauldron", WRONG, FIRST, *SHORT, "--games", "4")
    code, out, err = said("lab", *words)
    assert (code, re.search(r"^measured.py:Wrong +4 +0 +0 +4 ", out, re.MULTILINE) is not None) == (1, True)
    lost = f"grimalkin: {WRONG} lost 4 games by choices that were not offered; the first: game 0 (seed "
    assert err.startswith(lost)
    code, _out, err = said("lab", "strength", "cauldron", TORN, FIRST, *SHORT, "--games", "4")
    assert code == 1
    assert err.startswith("grimalkin: 4 games failed; the first: game 0 (seed ")
    assert err.endswith(": measured.py, line 20: ValueError: torn\n")


# ladder


def test_a_ladder_is_a_table_and_code_1_where_a_step_is_missed() -> None:
    words = ("ladder", "cauldron", "random", "greedy", *SHORT, "--games", "20", "--low", "0.5", "--high", "1")
    code, out, err = said("lab", *words)
    assert (code, err) == (0, "")
    assert "wanted: share 50 % to 100 %" in out
    assert re.search(r"^greedy +random +20 .* met( \(unsure\))? *$", out, re.MULTILINE)
    assert "each beats the one before it as often as wanted" in out
    code, out, err = said("lab", "ladder", "cauldron", "greedy", "random", *SHORT, "--games", "20")
    assert (code, err) == (1, "")
    assert "not as often as wanted: random" in out
    report = found(*words)
    assert (report["players"], report["met"], len(report["rungs"])) == (["random", "greedy"], True, 1)


def test_a_ladder_of_teams_counts_games_won() -> None:
    words = ("ladder", "familiars-and-foes", "random", "greedy", "--games", "8", "--workers", "1")
    code, out, err = said("lab", *words)
    assert (code, err) == (0, "")
    assert "wanted: difference +1 to +100" in out
    assert re.search(r"^greedy +random +8 +\d +\d +\+", out, re.MULTILINE)


# reliability


def test_reliability_tells_what_was_called_and_what_came() -> None:
    words = ("reliability", "cauldron", FIRST, *SHORT, "--games", "30", "--decisions", "2")
    code, out, err = said("lab", *words)
    assert (code, err) == (0, "")
    assert "games played: 30; decisions at which it was asked: 60" in out
    assert re.search(r"^50 to 60 % +50\.0 % +\d\d\.\d % \(\d\d\.\d-\d\d\.\d\) +60 +30 +(yes|no)", out, re.MULTILINE)
    assert re.search(r"^Brier score 0\.\d{4}; 0\.\d{4} for who always says the same$", out, re.MULTILINE)
    report = found(*words)
    assert [one["decisions"] for one in report["tenths"]] == [0] * 5 + [60] + [0] * 4


def test_reliability_of_who_fails_ends_with_code_1() -> None:
    code, out, err = said("lab", "reliability", "cauldron", TORN, *SHORT, "--games", "2")
    assert (code, "no game to tell by" in out) == (1, True)
    assert err.startswith("grimalkin: 2 games failed; the first: game 0 (seed ")


# refusals


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("strength", "couldron", "greedy", "random"), "no game 'couldron'; there are: "),
        (("strength", "cauldron", "greedy", "nobody"), "no player 'nobody'; there are: random, greedy"),
        (("strength", "cauldron", "greedy", "measured.py:None"), "has no class 'None'"),
        (("strength", "cauldron", "greedy", "random", "--seats", "9"), "cauldron has no 9 seats; expected 2 to 4"),
        (("strength", "cauldron", "greedy", "random", "--games", "0"), "--games is 0; it must be from 1 to "),
        (("strength", "cauldron", "greedy", "random", "--games", "1"), "games is 1; expected 2 or more"),
        (("strength", "cauldron", "greedy", "random", "--from", "0.9", "--to", "0.1"), "from is 0.9 and to is 0.1"),
        (("strength", "cauldron", "greedy", "random", "--error", "0"), "error is 0; expected a number between"),
        (("strength", "cauldron", "greedy", "random", "--workers", "0"), "--workers is 0; it must be 1 or more"),
        (("strength", "cauldron", "greedy", "random", "--seed", "-1"), "--seed is -1; it must be 0 or more"),
        (("strength", "cauldron", "greedy", "random", "--json", "--markdown"), "leave one of them out"),
        (("strength", "cauldron", "greedy", "random", "--set", "rounds"), "--set 'rounds' has no '='"),
        (("strength", "cauldron", "greedy", "random", "--set", "rounds=3"), "rounds = '3'"),
        (("strength", "cauldron", "greedy", "random", "--draft", "nobody"), "no player 'nobody'"),
        (("ladder", "cauldron", "greedy"), "a ladder has two players or more; name another"),
        (("ladder", "cauldron", "greedy", "random", "--low", "0.9"), "low is 0.9 and high is 0.8"),
        (("ladder", "cauldron", "greedy", "random", "--seats", "4"), "low and high are missing: with 4 seats"),
        (("reliability", "cauldron", "greedy"), "the player 'greedy' has no method 'chance'"),
        (("reliability", "cauldron", FIRST, "--decisions", "0"), "--decisions is 0; it must be from 1 to "),
    ],
)
def test_wrong_words_are_refused_in_one_line(words: tuple[str, ...], told: str) -> None:
    code, out, err = said("lab", *words)
    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1
