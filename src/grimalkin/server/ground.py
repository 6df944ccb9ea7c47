"""What every part of one worker stands on: settings, clocks, games, the database, people, bots, and what is counted."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Mapping

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.server.bots.pool import Bots
from grimalkin.server.config import Config
from grimalkin.server.metrics import Metrics
from grimalkin.server.people import People
from grimalkin.server.storage.store import Store

CLERKS = 2  # processes for files that people send, started when they are needed: one for games, one for cards


class Ground:
    """It knows nothing of the parts that stand on it."""

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
        self.people = People(self.store, config, clock)
        self.bots = Bots(self.games, config.bot_processes, config.bot_seconds)
        self.clerk = Bots(self.games, CLERKS, config.bot_seconds)  # files that people send: no bot waits for them
