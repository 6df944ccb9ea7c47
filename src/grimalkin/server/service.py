"""Everything one worker has, put together."""

from __future__ import annotations

import time
from collections.abc import Callable

from grimalkin.server.config import Config
from grimalkin.server.decks import Decks
from grimalkin.server.due import Due
from grimalkin.server.ground import Ground
from grimalkin.server.hub import Hub
from grimalkin.server.limits import Limits
from grimalkin.server.lobby import Lobby
from grimalkin.server.notices import Notices
from grimalkin.server.rematches import Rematches
from grimalkin.server.replays import Replays
from grimalkin.server.thinking import Thinking
from grimalkin.server.upkeep import Upkeep
from grimalkin.server.webhooks import Webhooks


class Service(Ground):
    """One worker's parts. Opened in its event loop, closed with it.

    The parts stand on the ground and on each other: none knows the service. What the hub has to tell it announces.
    """

    def __init__(
        self,
        config: Config,
        clock: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(config, clock, monotonic)
        self.limits = Limits(config.limits)
        self.decks = Decks(self.store, self.games, clock, config.most)
        self.put_together(Hub(self))
        self.metrics.follow(self.store, lambda: len(self.hub.rooms))

    def put_together(self, hub: Hub) -> None:
        """The parts around a hub. Who listens to it is told in this order."""
        self.hub = hub
        self.thinking = Thinking(self, hub)
        self.due = Due(self, hub, self.thinking)
        self.lobby = Lobby(self, hub)
        self.rematches = Rematches(self, hub, self.lobby)
        self.webhooks = Webhooks(self, hub)
        self.replays = Replays(self, hub, self.lobby)
        self.upkeep = Upkeep(self, hub, self.lobby)
        self.notices = Notices(self, hub, self.lobby)

    async def open(self) -> None:
        self.store.open(self.hub.hinted)
        await self.store.begun()
        await self.people.open()
        await self.bots.open()
        await self.hub.open()
        self.due.open()
        self.replays.open()
        self.upkeep.open()
        await self.notices.open()

    async def close(self) -> None:
        """Say good-bye to every browser, finish what is being written, let go."""
        await self.hub.close()
        await self.bots.close()
        await self.clerk.close()
        await self.store.close()
