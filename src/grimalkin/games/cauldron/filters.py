"""The seats as herbs speak of them: `enemy[hand>=3]`, `count(mate[calm])`."""

from __future__ import annotations

from typing import Final

from grimalkin.games.cauldron.state import Brew
from grimalkin.kit.filters import Pieces

SETS: Final = ["enemy", "mate", "seat"]
ENEMY: Final = 0
MATE: Final = 1
FLAGS: Final = ["calm", "stirrer"]
CALM: Final = 0
NUMBERS: Final = ["hand", "points"]
HAND: Final = 0


class Seats(Pieces[Brew]):
    """`me` is the seat that threw the herb, or uses it."""

    def size(self, game: Brew) -> int:
        return len(game.teams)

    def belongs(self, game: Brew, which: int, piece: int, me: int, other: int) -> bool:
        if which == ENEMY:
            return game.teams[piece] != game.teams[me]
        return which != MATE or (piece != me and game.teams[piece] == game.teams[me])

    def has(self, game: Brew, flag: int, piece: int, me: int, other: int) -> bool:
        return game.calm[game.teams[piece]] > 0 if flag == CALM else piece == game.stirrer()

    def number(self, game: Brew, number: int, piece: int, me: int, other: int) -> int:
        return len(game.hands[piece]) if number == HAND else game.points[game.teams[piece]]


SEATS_OF_HERBS: Final = Seats("seat", SETS, FLAGS, NUMBERS)
