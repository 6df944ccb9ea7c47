"""The command as a whole: version, list of games, help, wrong words."""

import re

import pytest

from grimalkin import build
from grimalkin.cli.main import app
from grimalkin.games import GAMES, TEACHING
from tests.cli.terminal import grimalkin


def test_version_names_number_and_build() -> None:
    done = grimalkin("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(rf"grimalkin \S.*, {re.escape(build.describe())}\n", done.stdout)


def test_every_game_is_listed_with_seats_and_settings() -> None:
    done = grimalkin("games")
    assert (done.returncode, done.stderr) == (0, "")
    rows = [re.split(r" {2,}", row.strip()) for row in done.stdout.splitlines()]
    assert [row[0] for row in rows] == ["id", *GAMES, *TEACHING]
    assert rows[-1] == ["cauldron", "Cauldron, the teaching game", "teaching", "2 to 4", "rounds=5|2|9"]


@pytest.mark.parametrize("command", ["play", "games", "bench", "fuzz"])
def test_help_of_each_command_shows_an_example(command: str) -> None:
    done = grimalkin(command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Example: grimalkin {command}" in done.stdout


def test_every_command_is_covered_by_the_help_test() -> None:
    names = {info.name or (info.callback.__name__ if info.callback else "") for info in app.registered_commands}
    assert names == {"play", "games", "bench", "fuzz"}


@pytest.mark.parametrize(
    ("words", "named"),
    [(["brew"], "'brew'"), (["play", "--sets", "human"], "--sets"), (["play", "--seed", "x"], "'--seed'")],
)
def test_wrong_words_get_one_line_and_exit_code_2(words: list[str], named: str) -> None:
    done = grimalkin(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("grimalkin: ")
    assert named in done.stderr
    assert done.stderr.endswith("; see grimalkin --help\n")
    assert done.stderr.count("\n") == 1
