"""How the terminal finds the board of a game, and what it does without one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from grimalkin.cli.boards import Board, board_for, board_in
from grimalkin.cli.refusal import Refusal
from grimalkin.core.view import View
from grimalkin.games import GAMES, TEACHING
from grimalkin.words import Words
from tests.support.bare import BARE, Pebbles

NOTHING = View("pebbles", 1, 0, 0, [], [], [], None, [], [], None)


class Packed(Pebbles):
    package: ClassVar[str] = "stranger_with_a_board"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty package of a stranger that can be imported, and is forgotten afterwards."""
    made = tmp_path / Packed.package
    made.mkdir()
    (made / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    board_in.cache_clear()
    yield made
    board_in.cache_clear()
    for name in [name for name in sys.modules if name.startswith(Packed.package)]:
        del sys.modules[name]


def test_a_game_without_a_board_leaves_everything_out() -> None:
    for board in (board_for(BARE), board_for(TEACHING["cauldron"]), board_for(None)):
        assert type(board) is Board
        words = Words(BARE, "en")
        assert board.zones(NOTHING, words) is None
        assert board.whole(NOTHING, words, ["you"]) is None
        assert board.card_lines("moss", words) == []
        assert board.part_numbers({"name": "a", "cost": 2}, words) == ["cost 2"]


def test_every_game_that_has_a_terminal_module_has_a_board() -> None:
    assert {type(board_for(game)) for game in GAMES.values()}.isdisjoint({Board})


def test_a_game_of_another_package_brings_its_own_board(folder: Path) -> None:
    assert type(board_for(Packed())) is Board
    board_in.cache_clear()
    code = "from grimalkin.cli.boards import Board\n\n\nclass Mine(Board):\n    pass\n\n\nBOARD = Mine()\n"
    (folder / "terminal.py").write_text(code, encoding="utf-8")
    assert type(board_for(Packed())).__name__ == "Mine"


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("BOARD = 3\n", "has no BOARD that is an object of a subclass of grimalkin.cli.boards.Board"),
        ("import no_such_module\n", "cannot be loaded: No module named 'no_such_module'"),
    ],
)
def test_a_broken_board_is_refused_by_name(folder: Path, code: str, said: str) -> None:
    (folder / "terminal.py").write_text(code, encoding="utf-8")
    with pytest.raises(Refusal) as refusal:
        board_for(Packed())
    assert str(refusal.value) == f"the board {Packed.package}.terminal {said}"
