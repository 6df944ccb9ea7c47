"""A bot from a file: `--seats FILE.py:CLASS`, and what is said where something is missing."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from grimalkin.core.errors import BadSetup
from grimalkin.games.cauldron import GAME
from grimalkin.players import player_for, player_named
from grimalkin.players.from_file import names_file
from tests.cli.inside import inside, said

BOT = """
from helper import first
from grimalkin.players.player import Player

NUMBER = 3


class First(Player):
    def choose(self, game, masked, seat, options, standing, luck):
        return first(options)


class Wrong(First):
    def choose(self, game, masked, seat, options, standing, luck):
        return 10_000


class Needy(First):
    def __init__(self, what):
        self.what = what


class Mute(Player):
    pass
"""
HELPER = """
def first(options):
    return options[0]
"""
STUDY = """
game  = "cauldron"
title = "A small one"

[[part]]
name     = "all"
games    = 2
settings = { rounds = "2" }
"""
THERE = "its players are: First, Wrong, Needy, Mute"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "bot.py").write_text(BOT, encoding="utf-8")
    (tmp_path / "helper.py").write_text(HELPER, encoding="utf-8")
    (tmp_path / "small.toml").write_text(STUDY, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("word", ["bot.py:First", "a/b.py:First", "C:\\bots\\b.py:First", "bot.py", "a/b.py"])
def test_a_file_is_told_by_its_ending(word: str) -> None:
    assert names_file(word)


@pytest.mark.parametrize("word", ["greedy", "human", "human:ann", "py", "", "bot:greedy"])
def test_other_words_name_no_file(word: str) -> None:
    assert not names_file(word)


def test_a_file_is_run_once(folder: Path) -> None:
    assert player_for(f"{folder}/bot.py:First", GAME) is player_for(f"bot:{folder}/bot.py:First", GAME)


def test_the_players_of_a_server_are_installed_ones(folder: Path) -> None:
    (folder / "evil.py").write_text("raise SystemExit('it ran')\n", encoding="utf-8")
    with pytest.raises(BadSetup, match=r"no player 'bot:evil\.py:Evil'; there are: random, greedy"):
        player_named("bot:evil.py:Evil", GAME)


@pytest.mark.parametrize(
    ("word", "line"),
    [
        ("none.py:First", "'none.py' of the player 'none.py:First' is not a file"),
        ("bot.py", f"'bot.py' lacks a class; write FILE.py:CLASS; {THERE}"),
        ("bot.py:", f"'bot.py:' lacks a class; write FILE.py:CLASS; {THERE}"),
        ("bot.py:Last", f"the file 'bot.py' has no class 'Last'; {THERE}"),
        ("helper.py:Last", "the file 'helper.py' has no class 'Last'; no class in it is a Player"),
        ("bot.py:Mute", "'Mute' in the file 'bot.py' is not a player: it has no method 'choose'"),
        (
            "bot.py:NUMBER",
            "'NUMBER' in the file 'bot.py' is not a player: it must be a subclass of grimalkin.players.player.Player",
        ),
        ("syntax.py:Bot", "the file 'syntax.py' cannot be run: line 2: invalid syntax"),
        ("raises.py:Bot", "the file 'raises.py' cannot be run: line 3: KeyError: 'b'"),
    ],
)
@pytest.mark.parametrize("command", ["sim", "play"])
@pytest.mark.usefixtures("folder")
def test_what_is_missing_is_said_in_one_line(command: str, word: str, line: str) -> None:
    Path("syntax.py").write_text("a = 1\nb = = 2\n", encoding="utf-8")
    Path("raises.py").write_text("a = {}\n\nc = a['b']\n", encoding="utf-8")
    assert said(command, "cauldron", "--seats", f"greedy,{word}") == (2, "", f"grimalkin: {line}\n")


@pytest.mark.usefixtures("folder")
def test_a_class_that_wants_arguments_is_refused() -> None:
    code, out, err = said("sim", "cauldron", "--seats", "greedy,bot.py:Needy")
    assert (code, out) == (2, "")
    why = "'Needy' in the file 'bot.py' is not a player: it cannot be made without arguments: TypeError: "
    assert err.startswith(f"grimalkin: {why}")


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.usefixtures("folder")
def test_it_plays_in_sim_with_any_number_of_workers(workers: str) -> None:
    words = ("--games", "6", "--option", "rounds=2", "--workers", workers, "--json")
    code, out, err = said("sim", "cauldron", "--seats", "bot.py:First*2", *words)
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert (report["played"], report["failed"], report["players"]) == (6, 0, ["bot.py:First", "bot.py:First"])


@pytest.mark.usefixtures("folder")
def test_it_drafts_in_sim() -> None:
    words = ("--option", "mode=simplified", "--games", "1", "--workers", "1", "--draft", "bot.py:First", "--json")
    code, out, err = said("sim", "mythic-arena", "--seats", "random*2", *words)
    assert (code, err) == (0, "")
    assert json.loads(out)["draft"] == "bot.py:First"


def test_a_bot_that_chooses_what_is_not_offered_is_named(folder: Path) -> None:
    words = ("--seats", "human,bot.py:Wrong", "--seed", "1", "--language", "en")
    done = inside("play", "cauldron", *words, folder=folder, said="1\n" * 9)
    assert (done.returncode, done.stderr) == (1, "")
    shown = " ".join(done.stdout.split())
    assert re.search(r"bot\.py:Wrong, which plays for B, failed: CA-\w+-\d+: seat B cannot '10000'; it can: ", shown)
    code, out, err = said("sim", "cauldron", "--seats", "random,bot.py:Wrong", "--games", "2", "--workers", "1")
    assert code == 1
    assert re.search(r"^not_offered +2 +100\.0 %$", out, re.MULTILINE)
    assert err.startswith("grimalkin: bot.py:Wrong#2 lost 2 games by choices that were not offered; the first: game 0 ")


@pytest.mark.usefixtures("folder")
def test_a_study_is_played_by_it() -> None:
    code, out, err = said("lab", "study", "small.toml", "--seats", "bot.py:First", "--workers", "2", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["player"] == "bot.py:First"
    line = f"grimalkin: the file 'bot.py' has no class 'Last'; {THERE}\n"
    assert said("lab", "study", "small.toml", "--seats", "bot.py:Last") == (2, "", line)


def test_a_saved_game_runs_no_file_but_goes_on_with_one_that_is_named(folder: Path) -> None:
    words = ("--seats", "human,bot.py:First", "--seed", "1", "--option", "rounds=2", "--save", "game.jsonl")
    assert inside("play", "cauldron", *words, folder=folder, said="1\n").returncode == 0
    refused = inside("replay", "game.jsonl", "--go-on", folder=folder)
    why = "a saved game runs no file; say with --seats who plays"
    assert (refused.returncode, refused.stderr) == (2, f"grimalkin: B is played by 'bot:bot.py:First': {why}\n")
    few = inside("replay", "game.jsonl", "--go-on", "--seats", "human", folder=folder)
    counted = "--seats names 1 players; the game in 'game.jsonl' has 2 seats"
    assert (few.returncode, few.stderr) == (2, f"grimalkin: {counted}\n")
    alone = inside("replay", "game.jsonl", "--seats", "human,greedy", folder=folder)
    assert alone.stderr == "grimalkin: --seats says who plays a game that goes on; add --go-on\n"
    for seats in ("bot.py:First,bot.py:First", "greedy,random"):
        on = inside("replay", "game.jsonl", "--go-on", "--seats", seats, folder=folder, said="\n")
        assert (on.returncode, on.stderr) == (0, ""), on.stdout
        assert "The game is over" in on.stdout
