"""The terminal's list for any game: what lies under what, places on a map, rivals; and a text as a setting."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from grimalkin.cli.arguments import settings_of
from grimalkin.cli.screen import page
from grimalkin.core.luck import Seeded
from grimalkin.games import GAMES
from grimalkin.words import Words
from tests.cli.inside import inside, said
from tests.support.walk import play_on
from tests.support.warren import GAME, KINDS, Critter, Warren


@pytest.fixture(autouse=True)
def _on_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.id, GAME)


def drawn(state: Warren, language: str = "en") -> str:
    view = GAME.view(state, 0, [], 0, [])
    console = Console(width=100, file=io.StringIO())
    with console.capture() as captured:
        console.print(page(view, Words(GAME, language), ["human", "human"], [], ""))
    return captured.get()


def table() -> Warren:
    state = GAME.new({"rivals": "fox 2\nstoat 0"}, ["", ""])
    play_on(state, GAME, Seeded(1), 1)
    assert isinstance(state, Warren)
    owl, bat = KINDS.index("owl"), KINDS.index("bat")
    state.map = [Critter(1, owl, 0, 1), Critter(2, owl, 1, 1, under=1), Critter(3, bat, 0, 3)]
    return state


def test_a_page_has_the_map_what_is_tucked_and_the_rivals() -> None:
    rows = [" ".join(line.split()) for line in drawn(table()).splitlines()]
    assert "spot brook (1, 0) 2 owl #1, owl #2 under owl #1" in rows
    assert "spot hill 1 bat" in rows
    assert "fox spot meadow · appetite 2" in rows
    assert "stoat spot meadow · appetite 0" in rows


def test_what_is_tucked_is_said_in_other_languages() -> None:
    assert "owl #2 unter owl #1" in drawn(table(), "de")


def test_a_text_is_a_setting_of_the_command() -> None:
    done = inside("play", "warren", "--seats", "human,human", "--option", "rivals=fox 2\nstoat 1", said="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "rivals fox 2 / stoat 1" in done.stdout


def test_a_file_stands_for_its_text(tmp_path: Path) -> None:
    file = tmp_path / "rivals.txt"
    file.write_bytes(b"fox 2\r\nstoat 1\r\n")
    assert settings_of([f"rivals={file}"], GAME) == {"rivals": "fox 2\nstoat 1"}
    assert settings_of([f"rounds={file}"], GAME) == {"rounds": str(file)}, "a setting without a check reads no file"


def test_a_bad_text_and_a_missing_file_are_refused_in_one_line() -> None:
    done = inside("play", "warren", "--seats", "human,human", "--option", "rivals=fox 2\nstoat")
    assert done.returncode == 2
    assert "line 2: 'stoat' is not a name and a digit" in done.stderr
    done = inside("play", "warren", "--seats", "human,human", "--option", "rivals=./nowhere.txt")
    assert done.returncode == 2
    assert "cannot be read" in done.stderr


def test_games_tells_that_it_takes_a_text() -> None:
    assert "rivals=TEXT" in said("games")[1]
    assert "rivals = fox 1, fox 2 stoat 1" in said("games", "warren")[1]
