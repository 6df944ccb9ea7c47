"""Tables from their rows. Those that the rules or the cards of today do not lead to any more are closed.

A table whose game is not here, or something else that it needs, sleeps until it is.
"""

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
from grimalkin.server.logs import Plain
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.rows import Stored, TableRow, read_stored
from grimalkin.server.storage.schema import CLOSED, OPEN, PLAYING, tables
from grimalkin.server.storage.store import Batch, TalkRow
from grimalkin.server.stored_games import Missing

LONG = 200  # entries
FRESH = 60.0  # seconds after its start in which a worker finds what it lacks; and for which others have what it lacks
AWAKE = 50  # lines of talk among which it is looked for that somebody woke the table

log = logging.getLogger("grimalkin.tables")


class Loader:
    """Reads the tables of one worker."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.store = ground.store
        self.clock = ground.clock
        self.since = ground.clock()  # when this worker was first there

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

    async def put_to_sleep(self, stored: Stored, missing: Missing) -> bool:
        """What a table needs is not here: nothing is lost, and nobody's time runs. False: it sleeps already.

        Where another worker has just woken it, it sleeps for this one only. A Conflict: the table is not as it was
        read any more.
        """
        row = stored.row
        if row.asleep == missing.what:
            return False
        if any(line.kind == "awake" and line.at > self.clock() - FRESH for line in stored.talk[-AWAKE:]):
            row.asleep = missing.what
            return True
        changes: dict[str, object] = {"asleep": missing.what, "wake_at": None}
        said: list[TalkRow] = []
        if not row.asleep:
            said.append(TalkRow(0, self.asleep_from(stored), "", -1, "asleep", missing.what))
        written = await self.store.append(Batch(row.id, row.n, row.m, (), said, changes))
        log.warning("table sleeps", extra={"table": row.id, "game": row.game, "why": missing.why})
        stored.talk += written.talk
        row.asleep, row.wake_at, row.m = missing.what, None, written.m
        return True

    def asleep_from(self, stored: Stored) -> float:
        """Since when nobody could play: the start of this worker, unless somebody else did something after it."""
        now = self.clock()
        last = max([self.since, *(one.at for one in stored.entries[-1:]), *(one.at for one in stored.talk[-1:])])
        return last if last <= now < self.since + FRESH else now

    def awoken(self, live: LiveTable) -> Batch:
        """A table that slept is awake; what is to be written of it."""
        now = self.clock()
        n, m = live.n, live.m
        said = TalkRow(m + 1, now, "", -1, "awake", "")
        live.hear(said)
        batch = Batch(live.id, n, m, (), [said], {**live.changes(now), "asleep": ""})
        log.info("table wakes", extra={"table": live.id, "game": live.row.game})
        return batch

    async def close_table(self, stored: Stored, why: Plain) -> None:
        """The game cannot go on, and its people are told why. A Conflict: the table is not as it was read any more."""
        now = self.clock()
        row = stored.row
        game = self.ground.games[row.game]
        reason = closing_reason(row, game)
        rules = f"{row.rules} -> {game.rules}"
        log.warning("table closed", extra={"table": row.id, "game": row.game, "rules": rules, "why": why})
        said = TalkRow(0, now, "", -1, "closed", reason)
        changes = {
            "status": CLOSED,
            "reason": reason,
            "ended_at": now,
            "changed_at": now,
            "asked": "",
            "wake_at": None,
            "asleep": "",
        }
        written = await self.store.append(Batch(row.id, row.n, row.m, (), [said], changes))
        stored.talk += written.talk
        row.status, row.reason, row.ended_at, row.changed_at = CLOSED, reason, now, now
        row.asked, row.wake_at, row.asleep, row.m = "", None, "", written.m

    def is_outdated(self, row: Any) -> bool:
        """Does a table sleep, or does its row name other rules or other cards than there are today?"""
        game = self.ground.games.get(row.game)
        if row.asleep or game is None or game.rules != row.rules or row.card_text:  # a designer's cards stand on ours
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


def closing_reason(row: TableRow, game: Game) -> str:
    """Why a table cannot go on, for the people at it."""
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
