"""A bot that chooses what was not offered loses in `sim` and `lab`, and `play` says so. And what else bots do wrong."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from grimalkin.core import saved
from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.players.from_file import BASES, told
from tests.cli.inside import inside, said
from tests.support.cheats import FILE

EVERY = {**GAMES, **TEACHING}
SHORT = {"familiars-and-foes": "max_rounds=2", "cauldron": "rounds=2"}
BOTS = """
from grimalkin.players.greedy import Greedy
from grimalkin.players.player import Player
from grimalkin.players.random import Random


class Clumsy(Player):
    def choose(self, game, masked, seat, options, standing, luck):
        return options[99_999]


class Forgetful(Player):
    def choose(self, game, masked, seat, options, standing, luck):
        options[0]


class Careful(Greedy):
    pass


class Last(Random):
    def choose(self, game, masked, seat, options, standing, luck):
        return options[-1]


class Picky(Random):
    def choose(self, game, masked, seat, options, standing, luck):
        return -7 if game.drafting(masked) else options[0]
"""
STUDY = """
game  = "GAME"
title = "A small one"

[[part]]
name  = "all"
games = 2
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copy(FILE, tmp_path / "cheats.py")
    (tmp_path / "bots.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def seats(game: Game, last: str) -> str:
    return ",".join(["random"] * (game.seats[0] - 1) + [last])


REASON = r"[A-Z]+-[A-Z]+-\d+: seat [A-G] cannot '.+'; it can: .+"


@pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
@pytest.mark.usefixtures("folder")
def test_sim_counts_a_loss_for_it_and_says_so(game: Game) -> None:
    words = ("sim", game.id, "--seats", seats(game, "cheats.py:Cheat"), "--games", "3", "--workers", "1")
    code, out, err = said(*words, "--json")
    report = json.loads(out)
    assert (code, report["played"], report["failed"], report["ends"]) == (1, 3, 0, {"not_offered": 3})
    (illegal,) = report["illegal"]
    name = f"cheats.py:Cheat#{game.seats[0]}"
    assert (illegal["player"], illegal["games"], illegal["first"]["game"]) == (name, 3, 0)
    assert report["by_player"][-1]["wins"]["count"] == 0
    one_team = "team" in report
    assert report["seats"][0]["wins"]["count"] == (0 if one_team else 3)
    line = f"grimalkin: {name} lost 3 games by choices that were not offered; the first: game 0 "
    assert re.fullmatch(rf"{re.escape(line)}\(seed \d+\): {REASON}\n", err), err
    code, out, _err = said(*words, "--prompts", "--by", "role")
    assert code == 1
    assert re.search(r"^not_offered +.*3 +100\.0 %$", out, re.MULTILINE), out


@pytest.mark.usefixtures("folder")
def test_it_loses_wherever_it_sits_for_any_number_of_workers() -> None:
    words = ("sim", "cauldron", "--seats", "greedy,cheats.py:Cheat", "--games", "10", "--rotate", "--json")
    code, out, err = said(*words, "--workers", "1")
    assert code == 1
    report = json.loads(out)
    assert [(one["name"], one["wins"]["count"]) for one in report["by_player"]] == [
        ("greedy#1", 10),
        ("cheats.py:Cheat#2", 0),
    ]
    assert report["decisions"] is None, "how long it went on is no length of a game"
    assert said(*words, "--workers", "2") == (code, out, err)


@pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
def test_lab_counts_it_and_says_so(game: Game, folder: Path) -> None:
    (folder / "small.toml").write_text(STUDY.replace("GAME", game.id), encoding="utf-8")
    code, out, err = said("lab", "study", "small.toml", "--seats", "cheats.py:Cheat", "--workers", "1", "--json")
    report = json.loads(out)
    part = report["parts"][0]
    assert (code, report["met"], part["games"], part["failed"], part["illegal"]) == (1, False, 2, 0, 2)
    lost = "all: cheats.py:Cheat lost 2 games by choices that were not offered; the first: game 0: "
    assert re.fullmatch(rf"grimalkin: {lost}{REASON}\n", err), err


@pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
def test_play_says_so_and_keeps_the_game(game: Game, folder: Path) -> None:
    words = ("--seats", seats(game, "cheats.py:Cheat"), "--seed", "1", "--language", "en", "--save", "game.jsonl")
    done = inside("play", game.id, *words, folder=folder)
    assert (done.returncode, done.stderr) == (1, "")
    letter = "ABCDEF"[game.seats[0] - 1]
    shown = " ".join(done.stdout.split())
    assert re.search(rf"cheats\.py:Cheat, which plays for {letter}, failed: {REASON}", shown), shown
    assert saved.read(folder / "game.jsonl", EVERY).state.result is None


@pytest.mark.parametrize("language", ["it", "fr", "es", "de"])
def test_play_says_so_in_every_language(language: str, folder: Path) -> None:
    words = ("--seats", "random,bots.py:Clumsy", "--seed", "1", "--language", language)
    done = inside("play", "cauldron", *words, folder=folder)
    assert done.returncode == 1
    shown = " ".join(done.stdout.split())
    assert re.search(r"bots\.py:Clumsy.* B\b.*bots\.py, line 9: IndexError: list index out of range", shown), shown


@pytest.mark.usefixtures("folder")
def test_an_error_of_a_bot_is_told_with_its_file_and_line() -> None:
    error = "bots.py, line 9: IndexError: list index out of range"
    words = ("--seats", "random,bots.py:Clumsy", "--games", "2", "--workers", "1")
    code, out, err = said("sim", "cauldron", *words)
    assert (code, "bots.py, line 9" in out) == (1, True)
    assert err.endswith(f": {error}\n")
    assert err.startswith("grimalkin: 2 of 2 games failed; the first: game 0 (seed ")
    Path("small.toml").write_text(STUDY.replace("GAME", "cauldron"), encoding="utf-8")
    code, _out, err = said("lab", "study", "small.toml", "--seats", "bots.py:Clumsy", "--workers", "1")
    assert (code, err) == (1, f"grimalkin: all: 2 games failed; game 0: {error}\n")


@pytest.mark.usefixtures("folder")
def test_a_bot_that_returns_nothing_is_told_so() -> None:
    words = ("--seats", "random,bots.py:Forgetful", "--games", "1", "--workers", "1")
    code, _out, err = said("sim", "cauldron", *words)
    assert (code, "seat B cannot 'None'; it can: " in err) == (1, True)


@pytest.mark.usefixtures("folder")
def test_a_bot_may_extend_one_that_is_installed() -> None:
    words = ("--games", "4", "--option", "rounds=2", "--workers", "1", "--json")
    code, out, err = said("sim", "cauldron", "--seats", "bots.py:Careful,bots.py:Last", *words)
    assert (code, err) == (0, "")
    mixed = json.loads(out)
    both = json.loads(said("sim", "cauldron", "--seats", "bots.py:Last*2", *words)[1])
    assert both["decisions"] != json.loads(said("sim", "cauldron", *words)[1])["decisions"], "it chooses by itself"
    greedy = json.loads(said("sim", "cauldron", "--seats", "greedy,bots.py:Last", *words)[1])
    assert mixed["seats"] == greedy["seats"], "it is greedy"


@pytest.mark.usefixtures("folder")
def test_who_drafts_for_all_seats_makes_none_of_them_lose() -> None:
    words = ("--option", "mode=simplified", "--games", "1", "--workers", "1", "--draft", "bots.py:Picky")
    code, _out, err = said("sim", "mythic-arena", "--seats", "random*2", *words)
    assert code == 1
    assert "NotOffered: bots.py:Picky chose what was not offered: MA-" in err


def test_whoever_extends_a_class_that_cannot_be_extended_is_told_what_can() -> None:
    error = TypeError("interpreted classes cannot inherit from compiled")
    assert told(error, Path("bot.py")) == f"TypeError: interpreted classes cannot inherit from compiled{BASES}"
