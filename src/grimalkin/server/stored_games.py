"""The games of stored tables: with a designer's own cards, and with the seats as the core has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from grimalkin.core.errors import GrimalkinError
from grimalkin.core.events import seat_name
from grimalkin.core.game import Game
from grimalkin.core.library import SPEC
from grimalkin.core.record import OFFICIAL
from grimalkin.core.table import Seat
from grimalkin.server.logs import Plain
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.rows import SeatRow, TableRow
from grimalkin.server.storage.schema import BOT
from grimalkin.server.storage.store import EntryRow

HUMAN = "human"
STAND_IN = "bot:greedy"  # who takes over from somebody who is late


# What is said of a table that sleeps, by what it needs.
WAITS_FOR = {
    "game": "The game of this table is not here just now.",
    "cards": "The cards of this table cannot be used just now.",
    "setup": "Something that this table was set up with is not here just now.",
}
SLEEPS = "So the table sleeps: no clock runs, and it goes on where it stood as soon as it can."


class Diverged(Exception):
    """The record does not lead where it led when it was written: other rules, or other cards."""

    def __init__(self, told: str, why: str = "") -> None:
        """`told` may quote what was chosen. `why` does not: it is for the log."""
        super().__init__(told)
        self.why = Plain(why or told)


class Missing(Diverged):
    """Something that a table needs is not here, and may be back: the table waits for it."""

    def __init__(self, what: str, told: str, why: str = "") -> None:
        """`what`: one of `WAITS_FOR`."""
        super().__init__(told, why)
        self.what = what


def asleep(what: str) -> Refused:
    """What somebody is told who would do something at a table that sleeps."""
    return Refused("asleep", f"{WAITS_FOR[what]} {SLEEPS}")


def game_of(row: TableRow, games: Mapping[str, Game]) -> Game:
    """The game of a table, with a designer's own cards if it has some."""
    game = games.get(row.game)
    if game is None:
        raise Missing("game", f"the game {row.game} is not here any more", f"the game {row.game} is not here")
    if row.card_text:
        try:
            return own_game(game, row.card_set, row.card_text, SPEC)  # as `Game.with_kept` has it
        except GrimalkinError as error:
            raise Missing(
                "cards", str(error), f"the game {row.game} cannot read the card file of this table"
            ) from error
    return game


@lru_cache(64)
def own_game(game: Game, name: str, text: str, base: str = "") -> Game:
    """The game with a designer's cards. Reading them takes a while, so a few are kept."""
    return game.with_own(name, f"{name}.toml", text, base)


def begun_with(rows: Sequence[SeatRow], entries: Sequence[EntryRow]) -> list[SeatRow]:
    """The seats that a game began with: officials who sat down later came by entries of its record."""
    return list(rows[: len(rows) - len([entry for entry in entries if entry.kind == OFFICIAL])])


def core_seats(rows: Sequence[SeatRow], persons: str = "") -> list[Seat]:
    """The seats as the core has them: who they are stays here, it knows only which seats one person has."""
    found: list[Seat] = []
    for row in rows:
        own = [other.seat for other in rows if other.person is not None and other.person == row.person]
        person = seat_name(own[0]) if len(own) > 1 else persons[row.seat : row.seat + 1]
        found.append(Seat(row.name, row.bot if row.kind == BOT else HUMAN, row.deck, person))
    return found
