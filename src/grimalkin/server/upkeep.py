"""Upkeep: what nobody needs is removed, a little at a time, by one worker. `storage/expiry.py` has the rules."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import Connection

from grimalkin.server.ground import Ground
from grimalkin.server.hub import Hub
from grimalkin.server.lobby import Lobby
from grimalkin.server.logs import Plain
from grimalkin.server.storage.expiry import Rule, end_lease, rules_of, take_lease
from grimalkin.server.storage.store import Unavailable

FIRST = 300.0  # seconds after a start
EVERY = 3_600.0  # seconds between two rounds
PAUSE = 0.25  # seconds between two batches, in which others write

log = logging.getLogger("grimalkin.upkeep")


class Upkeep:
    """The upkeep of one worker. Of several, one at a time does it."""

    def __init__(self, ground: Ground, hub: Hub, lobby: Lobby) -> None:
        self.ground = ground
        self.hub = hub
        self.lobby = lobby
        self.pause = PAUSE

    def open(self) -> None:
        self.hub.spawn(self.go_on())

    async def go_on(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.round()
            except Unavailable as error:
                log.warning("upkeep failed", extra={"why": str(error)})
            await asyncio.sleep(EVERY)

    async def round(self) -> dict[str, int]:
        """Remove all that is due; how much, by the names of the rules. Nothing, if another worker is at it."""
        ground = self.ground
        done: dict[str, int] = {}
        for rule in rules_of(ground.config.keep, ground.games, ground.clock()):
            if not await ground.store.write(lambda connection: take_lease(connection, ground.worker, ground.clock())):
                return done
            while removed := await self.batch(rule):
                done[rule.name] = done.get(rule.name, 0) + removed
                await asyncio.sleep(self.pause)
        await ground.store.write(lambda connection: end_lease(connection, ground.worker))
        if done:
            log.info("expired", extra=done)
        return done

    async def batch(self, rule: Rule) -> int:
        """Remove a few rows; how many. Tables that somebody here looks at wait until they are not looked at."""
        ground = self.ground
        found = await ground.store.read(rule.found)
        free = [one for one in found if one not in self.hub.rooms]
        if not free:
            return 0

        def work(connection: Connection) -> list[str]:
            if not take_lease(connection, ground.worker, ground.clock()):
                return []
            return rule.remove(connection, free)

        removed = await ground.store.write(work, hints=free if rule.changes else ())
        if removed and rule.changes:
            for table in removed:
                log.info("table closed", extra={"table": table, "why": Plain(rule.why())})
            await self.lobby.reread(removed)
        return len(removed)
