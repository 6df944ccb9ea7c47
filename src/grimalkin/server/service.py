"""Everything one worker has, put together."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Mapping

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.server.bots.pool import Bots
from grimalkin.server.config import Config
from grimalkin.server.decks import Decks
from grimalkin.server.hub import Hub
from grimalkin.server.limits import Limits
from grimalkin.server.lobby import Lobby
from grimalkin.server.metrics import Metrics
from grimalkin.server.people import People
from grimalkin.server.replays import Replays
from grimalkin.server.storage.store import Store
from grimalkin.server.upkeep import Upkeep
from grimalkin.server.webhooks import Webhooks

CLERKS = 2  # processes for files that people send, started when they are needed: one for games, one for cards


class Service:
    """One worker's parts. Opened in its event loop, closed with it."""

    def __init__(
        self,
        config: Config,
        clock: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """`clock` says what time it is and may be set; `monotonic` only goes on."""
        self.config = config
        self.clock = clock
        self.monotonic = monotonic
        self.worker = f"{os.getpid()}.{secrets.token_hex(4)}"
        self.games: Mapping[str, Game] = {**GAMES, **TEACHING} if config.teaching else GAMES
        self.metrics = Metrics(self.worker)
        self.store = Store(config.database, self.worker)
        self.limits = Limits(config.limits)
        self.people = People(self.store, config, clock)
        self.bots = Bots(self.games, config.bot_processes, config.bot_seconds)
        self.clerk = Bots(self.games, CLERKS, config.bot_seconds)  # files that people send: no bot waits for them
        self.hub = Hub(self)
        self.lobby = Lobby(self)
        self.webhooks = Webhooks(self)
        self.decks = Decks(self.store, self.games, clock, config.most)
        self.replays = Replays(self)
        self.upkeep = Upkeep(self)
        self.metrics.follow(self.store, lambda: len(self.hub.slots))

    async def open(self) -> None:
        self.store.open(self.hub.hinted)
        await self.store.begun()
        await self.people.open()
        await self.bots.open()
        await self.hub.open()
        self.replays.open()
        self.upkeep.open()

    async def close(self) -> None:
        """Say good-bye to every browser, finish what is being written, let go."""
        await self.hub.close()
        await self.bots.close()
        await self.clerk.close()
        await self.store.close()
