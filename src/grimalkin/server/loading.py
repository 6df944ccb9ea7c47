"""Tables from their rows. Those that the rules or the cards of today do not lead to any more are closed."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from sqlalchemy import update

from grimalkin.core.errors import GrimalkinError
from grimalkin.core.game import Game
from grimalkin.server.ground import Ground
from grimalkin.server.ids import ID
from grimalkin.server.live import LiveTable
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.rows import Stored, TableRow, read_stored
from grimalkin.server.storage.schema import CLOSED, OPEN, PLAYING, tables
from grimalkin.server.storage.store import Batch, TalkRow

LONG = 200  # entries

log = logging.getLogger("grimalkin.tables")


class Loader:
    """Reads the tables of one worker."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.store = ground.store
        self.clock = ground.clock

    async def stored(self, table: str) -> Stored:
        found = None
        if ID.fullmatch(table):  # PostgreSQL would not even look for some words
            found = await self.store.read(lambda connection: read_stored(connection, table))
        if found is None:
            raise Refused("no_such_table", "There is no such table.")
        return found

    async def replayed(self, stored: Stored) -> LiveTable:
        """A long record or a designer's cards are read beside the event loop: others get their turn meanwhile."""
        games, stand_in = self.ground.games, self.ground.config.stand_in_seconds
        if len(stored.entries) < LONG and not stored.row.card_text:
            return LiveTable(stored, games, stand_in=stand_in)
        return await asyncio.to_thread(LiveTable, stored, games, False, stand_in)

    async def carry_on(self, live: LiveTable) -> None:
        """A running game whose record leads to the same states goes on under the rules and cards of today."""
        row = live.row
        now = (live.game.rules, live.card_hash()) if row.status == PLAYING else (row.rules, row.card_hash)
        if now != (row.rules, row.card_hash):
            log.info("rules changed, table goes on", extra={"table": row.id, "rules": now[0]})
            row.rules, row.card_hash = now
            await self.write_row(row.id, rules=row.rules, card_hash=row.card_hash)

    async def close_table(self, stored: Stored, why: str) -> None:
        """The game cannot go on, and its people are told why. A Conflict: the table is not as it was read any more."""
        now = self.clock()
        row = stored.row
        reason = closing_reason(row, self.ground.games.get(row.game))
        log.warning("table closed", extra={"table": row.id, "why": why})
        said = TalkRow(0, now, "", -1, "closed", reason)
        changes = {
            "status": CLOSED,
            "reason": reason,
            "ended_at": now,
            "changed_at": now,
            "asked": "",
            "wake_at": None,
        }
        written = await self.store.append(Batch(row.id, row.n, row.m, (), [said], changes))
        stored.talk += written.talk
        row.status, row.reason, row.ended_at, row.changed_at = CLOSED, reason, now, now
        row.asked, row.wake_at, row.m = "", None, written.m

    def is_outdated(self, row: Any) -> bool:
        """Does a table's row name other rules or other cards than there are today?"""
        game = self.ground.games.get(row.game)
        if game is None or game.rules != row.rules or row.card_text:  # a designer's cards stand on ours
            return True
        if game.vocabulary is None:
            return False
        try:
            return bool(game.library(msgspec.json.decode(row.settings)).hash != row.card_hash)
        except GrimalkinError:
            return True  # a setting that is not there any more

    async def write_row(self, table: str, **values: object) -> None:
        await self.store.write(
            lambda connection: connection.execute(update(tables).where(tables.c.id == table).values(values))
        )


def closing_reason(row: TableRow, game: Game | None) -> str:
    """Why a table cannot go on, for the people at it."""
    if game is None:
        return "This game is not offered here any more, so the table cannot go on."
    if row.status == OPEN:
        return f"{game.title} has changed since this table was opened. Open it anew."
    if game.rules != row.rules:
        return (
            f"The rules of {game.title} have changed (version {row.rules} is now {game.rules}), "
            "and this game would have gone otherwise under the new ones. It is closed, unfinished."
        )
    return (
        f"The cards of {game.title} have changed since this game was played, "
        "and it would have gone otherwise with the new ones. It is closed, unfinished."
    )
