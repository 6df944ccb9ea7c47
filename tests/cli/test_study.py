"""`grimalkin lab`: studies by name and by file, their tables, and exit code 1 where a goal is missed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.inside import said

STUDY = """
game   = "cauldron"
title  = "Who wins?"
player = "random"

[[part]]
name     = "short games"
games    = 12
settings = { rounds = "2" }
goal     = [{ measure = "seat", low = LOW }, { measure = "undecided", high = 100 }]
"""


@pytest.fixture
def study(tmp_path: Path) -> Path:
    file = tmp_path / "who.toml"
    file.write_text(STUDY.replace("LOW", "0"))
    return file


def test_a_study_shows_each_measure_with_its_interval_and_what_is_wanted(study: Path) -> None:
    code, out, err = said("lab", "study", str(study), "--workers", "1")
    assert (code, err) == (0, "")
    assert "Who wins?" in out
    assert "short games: 12 games" in out
    assert "at most 100 %" in out
    assert "all goals met" in out


def test_exit_code_1_if_a_goal_is_missed(tmp_path: Path) -> None:
    file = tmp_path / "who.toml"
    file.write_text(STUDY.replace("LOW", "101"))
    code, out, _err = said("lab", "study", str(file), "--workers", "1")
    assert code == 1
    assert "missed" in out


def test_json_and_markdown(study: Path) -> None:
    found = json.loads(said("lab", "study", str(study), "--workers", "1", "--json", "--games", "5", "--seed", "9")[1])
    assert (found["game"], found["seed"], found["parts"][0]["games"], found["met"]) == ("cauldron", 9, 5, True)
    page = said("lab", "study", str(study), "--workers", "1", "--markdown")[1]
    assert "| measure | value (95 %) | games | wanted | |" in page


def test_a_study_is_run_with_cards_of_ones_own(study: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[thyme]\nname = "Thyme"\nkind = "herb"\ncount = 2\nvalue = 9\nheat = 1\n')
    code, out, err = said("lab", "study", str(study), "--workers", "1", "--cards", str(mine))
    assert (code, err) == (0, "")
    assert "cards: mine, laid over the set balanced" in out
    assert "without it," in out
    assert "\nthyme " in out
    page = said("lab", "study", str(study), "--workers", "1", "--cards", str(mine), "--markdown")[1]
    assert "| thyme | " in page
    found = json.loads(said("lab", "study", str(study), "--workers", "1", "--with", "nettle", "--json")[1])
    assert (found["cards"], [one["card"] for one in found["parts"][0]["tried"]]) == ("", ["nettle"])
    code, _out, err = said("lab", "study", str(study), "--with", "nettel")
    assert (code, err) == (2, "grimalkin: --with 'nettel': no card 'nettel'; did you mean 'nettle'?\n")


def test_cards_of_ones_own_lie_over_the_set_that_a_study_plays(tmp_path: Path) -> None:
    file, mine = tmp_path / "who.toml", tmp_path / "mine.toml"
    file.write_text(STUDY.replace("LOW", "0").replace('rounds = "2"', 'rounds = "2", cards = "spec"'))
    mine.write_text("[nettle]\nvalue = 2\n")
    code, out, err = said("lab", "study", str(file), "--workers", "1", "--cards", str(mine))
    assert (code, err) == (0, "")
    assert "cards: mine, laid over the set spec" in out
    assert "\nnettle " in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("nothing",), "no study 'nothing'; there are: mythic-arena/balance"),
        (("mythic-arena/nothing",), "no study 'mythic-arena/nothing'; there are: "),
        (("nothing.toml",), "'nothing.toml' cannot be read: No such file or directory"),
        (("mythic-arena/balance", "--games", "0"), "--games is 0; it must be from 1 to "),
        (("mythic-arena/balance", "--seed", "-1"), "--seed is -1; it must be 0 or more"),
        (("mythic-arena/balance", "--workers", "0"), "--workers is 0; it must be 1 or more"),
        (("mythic-arena/balance", "--json", "--markdown"), "leave one of them out"),
    ],
)
def test_wrong_words_are_refused_in_one_line(words: tuple[str, ...], told: str) -> None:
    code, out, err = said("lab", "study", *words)
    assert (code, out) == (2, "")
    assert told in err
    assert err.count("\n") == 1


def test_a_wrong_file_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(STUDY.replace("LOW", "0").replace('"seat"', '"seats"'))
    code, out, err = said("lab", "study", str(file))
    assert (code, out) == (2, "")
    assert "bad.toml, line 10: part[1].goal[1].measure: no measure 'seats'" in err
