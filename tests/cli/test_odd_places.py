"""Places that cannot be read or written: one clear line each, and the game goes on where it can."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import COMMAND, environment, grimalkin

LONG = "a" * 300


@pytest.mark.parametrize("words", [("play", "--save", LONG), ("fuzz", "--games", "1", "--keep", LONG)])
def test_a_name_too_long_for_a_file_is_refused_in_one_line(words: tuple[str, ...], tmp_path: Path) -> None:
    done = grimalkin(*words, folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"grimalkin: {words[-2]} '{LONG}' cannot be looked at: File name too long\n"


def test_saving_in_the_home_of_nobody_is_refused_and_the_game_goes_on(tmp_path: Path) -> None:
    done = grimalkin("play", "--seed", "1", said="save ~no.such.user/game\nquit\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Not saved to '~no.such.user/game': Could not determine home directory." in done.stdout
    assert "The unfinished game is not saved" in done.stdout


@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [("games",), ("--version",), ("play", "--seed", "1")])
def test_output_that_cannot_be_written_is_one_line(words: tuple[str, ...], unbuffered: str) -> None:
    with Path(os.devnull).open() as closed:  # for reading only
        done = subprocess.run(
            [*COMMAND, *words],
            stdin=subprocess.DEVNULL,
            stdout=closed,
            stderr=subprocess.PIPE,
            env={**environment(), "PYTHONUNBUFFERED": unbuffered},
            encoding="utf-8",
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, "grimalkin: Bad file descriptor\n")


def test_without_any_input_the_game_is_left() -> None:
    command = ["sh", "-c", 'exec "$@" <&-', "sh", *COMMAND, "play", "--seed", "1"]
    done = subprocess.run(command, capture_output=True, env=environment(), encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The unfinished game is not saved" in done.stdout
