"""What is due at tables without anybody doing it, here or left undone by a worker that is gone."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import select, update

from grimalkin.core.errors import GrimalkinError
from grimalkin.server.ground import Ground
from grimalkin.server.hub import LEASE, Hub
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.schema import tables
from grimalkin.server.storage.store import Conflict, Unavailable
from grimalkin.server.thinking import Thinking

SCAN = 2.0  # seconds between two looks for what other workers left undone

log = logging.getLogger("grimalkin.tables")


class Due:
    """Does what is due in one worker: the hub says when."""

    def __init__(self, ground: Ground, hub: Hub, thinking: Thinking) -> None:
        self.ground = ground
        self.hub = hub
        self.store = ground.store
        self.thinking = thinking
        hub.news.due.listen(self.ring)

    def open(self) -> None:
        self.hub.spawn(self.scan_on())

    def ring(self, table: str) -> None:
        self.hub.spawn(self.wake(table))

    async def wake(self, table: str) -> None:
        """Do what is due: windows that close, clocks that ran out, bots that must choose."""
        async with self.hub.use(table) as (room, live):
            if self.hub.stands_still(room, live):
                if live.row.wake_at is not None:
                    live.row.wake_at = None
                    await self.hub.loader.write_row(table, wake_at=None)
                return
            try:
                batch = live.overdue(self.hub.clock())
                if batch is not None:
                    await self.hub.append(room, live, batch)
                    return
            except Conflict:
                return  # somebody acted just in time; whoever wrote sees to the rest
            except GrimalkinError:
                room.live = None
                log.exception("the rules failed", extra={"table": table})
                return
            if live.bot_asked() is not None and live.timing.bot_at() <= self.hub.clock() and not room.thinking:
                room.thinking = True
                room.aside = live.is_bots_only
                self.hub.spawn(self.thinking.let_think(room))
            elif live.is_playing and not room.thinking:
                self.hub.set_timer(room, live)

    async def scan_on(self) -> None:
        """Now and then, look for what is due and nobody has done: a worker that died, a server that was down."""
        while not self.hub.closing:
            try:
                for table in await self.leased():
                    self.hub.spawn(self.wake(table))
                self.look_on()
            except (Unavailable, Refused):
                pass
            await asyncio.sleep(SCAN)

    def look_on(self) -> None:
        """Bots play for who watches here, also if they played for somebody at another worker who has left."""
        for room in self.hub.rooms.values():
            live = room.live
            if live is None or not room.watchers or room.thinking or room.timer is not None:
                continue
            if self.hub.is_idle_play(live) and live.n and live.times[-1] < self.hub.clock() - LEASE:
                self.hub.set_timer(room, live)

    async def leased(self) -> list[str]:
        """Take over what is due and whose lease has run out."""
        now = self.hub.clock()
        due = tables.c.wake_at.is_not(None) & (tables.c.wake_at <= now) & (tables.c.lease_until < now)
        rows = await self.store.read(
            lambda connection: connection.execute(select(tables.c.id).where(due).limit(100)).scalars().all()
        )
        if not rows:
            return []
        take = (
            update(tables)
            .where(tables.c.id.in_(rows), due)
            .values(lease_by=self.ground.worker, lease_until=now + LEASE)
            .returning(tables.c.id)
        )
        return list(await self.store.write(lambda connection: connection.execute(take).scalars().all()))
