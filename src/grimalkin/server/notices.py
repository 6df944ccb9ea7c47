"""What whoever runs the server has done beside it, noticed by a worker that runs: see `hosting.py`."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from sqlalchemy import Connection, select

from grimalkin.server import hosting
from grimalkin.server.ground import Ground
from grimalkin.server.hosting import Announcement
from grimalkin.server.hub import Hub
from grimalkin.server.lobby import Lobby
from grimalkin.server.messages import Announced
from grimalkin.server.rooms import Connection as Browser
from grimalkin.server.storage.schema import notices
from grimalkin.server.storage.store import Unavailable

LOOK = 2.0  # seconds between two looks

Found = tuple[dict[str, tuple[str, str]], Announcement | None]

log = logging.getLogger("grimalkin.notices")


class Notices:
    """Looks for notices in one worker, and tells its people."""

    def __init__(self, ground: Ground, hub: Hub, lobby: Lobby) -> None:
        self.ground = ground
        self.hub = hub
        self.lobby = lobby
        self.seen: set[str] = set()
        self.announcement: Announcement | None = None
        hub.news.came.listen(self.welcome)

    async def open(self) -> None:
        found, self.announcement = await self.ground.store.read(read)
        self.seen = set(found)  # whatever they tell of, nothing here has read it before
        self.hub.spawn(self.look_on())

    async def look_on(self) -> None:
        while not self.hub.closing:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Unavailable:
                continue

    async def look(self) -> None:
        """Do what new notices ask for."""
        found, announcement = await self.ground.store.read(read)
        new = [one for key, one in found.items() if key not in self.seen]
        self.seen = set(found)
        for kind, subject in new:
            log.info("changed beside the server", extra={kind: subject})
            if kind == hosting.PERSON:
                await self.hub.look_at_person(subject)
            else:
                await self.lobby.reread([subject])
        if announcement != self.announcement:
            self.announcement = announcement
            for connection in list(self.hub.connections):
                connection.send(msgspec.json.encode(self.told()))

    def welcome(self, connection: Browser) -> None:
        """Somebody comes: what is announced just now is told."""
        told = self.told()
        if told.until is not None:
            connection.send(msgspec.json.encode(told))

    def told(self) -> Announced:
        """What is announced, as people are told it."""
        now = self.ground.clock()
        found = self.announcement
        if found is None or found.until <= now:
            return Announced(now)
        return Announced(now, found.text, found.restart_at, found.until)


def read(connection: Connection) -> Found:
    rows = connection.execute(select(notices.c.id, notices.c.kind, notices.c.subject))
    return {row.id: (row.kind, row.subject) for row in rows}, hosting.announced(connection)
