"""`grimalkin fuzz` on sound games, and with wrong arguments."""

import re
from pathlib import Path

import pytest

from grimalkin.lab.catalogue import every_game
from tests.cli.inside import inside
from tests.cli.terminal import grimalkin


@pytest.mark.parametrize("game", every_game())
def test_a_sound_game_gives_no_finds_and_exit_code_0(tmp_path: Path, game: str) -> None:
    done = inside("fuzz", "--game", game, "--games", "5", "--seed", "40", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert done.stdout.startswith("5 games, ")
    assert done.stdout.endswith(" entries, seeds 40 to 44: 0 finds\n")
    assert list(tmp_path.iterdir()) == []


def test_the_same_seed_plays_the_same_games() -> None:
    words = ("fuzz", "--games", "6", "--seed", "9")
    assert grimalkin(*words).stdout == inside(*words).stdout


def test_the_sum_tells_other_games_apart() -> None:
    words = ("fuzz", "--game", "cauldron", "--games", "2", "--seed")
    sums = [inside(*words, seed).stdout.split(", ")[1] for seed in ("9", "9", "10")]
    assert sums[0] == sums[1] != sums[2]
    assert sums[0].startswith("sum ")


def test_a_tally_counts_seats_and_settings() -> None:
    done = inside("fuzz", "--game", "cauldron", "--games", "12", "--tally")
    *lines, last = done.stdout.splitlines()
    assert last.startswith("12 games, ")
    told = {line.split(" ")[1]: line for line in lines}
    assert set(told) >= {"seats", "rounds", "edition"}
    for line in lines:
        assert line.startswith("cauldron: ")
        assert sum(int(number) for number in re.findall(r"' (\d+)", line)) == 12


def test_seconds_alone_limit_the_run() -> None:
    done = inside("fuzz", "--seconds", "0.3")
    assert done.returncode == 0
    assert "0 finds" in done.stdout


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--games", "0"], "--games is 0; it must be 1 or more"),
        (["--seconds", "-1"], "--seconds is -1; it must be more than 0"),
        (["--keep", "file"], "--keep 'file' is a file; name a folder"),
        (["--game", "nought"], f"no game 'nought'; there are: {', '.join(every_game())}"),
    ],
)
def test_a_wrong_argument_gets_one_line_and_exit_code_2(tmp_path: Path, words: list[str], line: str) -> None:
    (tmp_path / "file").write_text("mine")
    done = inside("fuzz", *words, folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"grimalkin: {line}\n")
