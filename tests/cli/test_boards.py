"""How the terminal finds the board of a game, and what it does without one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from grimalkin.cli.boards import Board, board_for, board_in
from grimalkin.cli.prints import Prints
from grimalkin.cli.refusal import Refusal
from grimalkin.core.events import seat_name
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.table import Seat, Table
from grimalkin.core.view import View
from grimalkin.core.wording import word_for
from grimalkin.games import GAMES, TEACHING
from grimalkin.words import Words, pieces_by_number
from tests.support.bare import BARE, Pebbles

EVERY = [*GAMES.values(), *TEACHING.values()]
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


def with_texts(game: Game) -> bool:
    """Does the screen explain cards below the table?"""
    board = board_for(game)
    return type(board) is Board or type(board).legend is not Board.legend


@pytest.mark.parametrize("game", [game for game in EVERY if with_texts(game)], ids=lambda game: game.id)
def test_what_is_chosen_can_be_read_on_the_screen(game: Game) -> None:
    """Some choices of a game by luck: the card or power that each begins with is explained, or stands below it."""
    table = Table(game, {}, [Seat(seat_name(seat), "human") for seat in range(game.seats[0])], Seeded(2))
    table.settle()
    luck = Seeded(2)
    words = Words(game, "en", table.settings)
    prints = Prints(game, table.settings, words)
    read: set[str | None] = set()
    for _choice in range(120):
        if table.state.result is not None:
            break
        offer = next(offer for offer in table.offers() if offer.options)
        view = table.view(offer.seat)
        explained = {key for _heading, keys in prints.headed(view) for key in keys}
        pieces, below = pieces_by_number(view), prints.of_options(view)
        for option in view.options:
            for word in option.notation.split()[1:2]:
                piece = pieces.get(word)
                wanted = {piece.card} if piece is not None else {word} & set(words.cards) or carriers(words, word)
                if wanted and not wanted <= seats_called(view):
                    assert wanted & explained or below[option.code], option.notation
                    read |= wanted
        table.play(offer.seat, game.codes.text(offer.options[luck.below(len(offer.options))]))
    assert len(read) > 4


def carriers(words: Words, power: str) -> set[str | None]:
    """The cards that have a power of this name, which choices can name."""
    if power not in words.named_parts:
        return set()
    return {key for key, card in words.cards.items() if power in [word_for(part.name) for part in card.parts]}


def seats_called(view: View) -> set[str | None]:
    """The cards by which seats are called, such as a character: a choice of a seat is no choice of a card."""
    return {str(fact.value) for seat in view.seats for fact in seat.facts}
