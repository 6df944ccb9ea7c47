"""Players and jobs that misbehave. Only a bot's process imports this module, because a test tells it to."""

from __future__ import annotations

import os
import signal
import time

from grimalkin.core.game import Game
from grimalkin.core.luck import Luck
from grimalkin.core.state import State
from grimalkin.players import PLAYERS
from grimalkin.players.player import Player
from grimalkin.server.bots.process import JOBS
from tests.server.odd_words import SECRET


class Odd(Player):
    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        self.misbehave()
        return options[0]

    def misbehave(self) -> None:
        raise NotImplementedError


class Endless(Odd):
    def misbehave(self) -> None:
        while True:
            pass


class Dozing(Odd):
    """Takes a moment."""

    def misbehave(self) -> None:
        time.sleep(0.1)


class Pondering(Odd):
    """Takes its time."""

    def misbehave(self) -> None:
        time.sleep(1.5)


class Leaving(Odd):
    def misbehave(self) -> None:
        os._exit(3)


class Killed(Odd):
    def misbehave(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class Raising(Odd):
    def misbehave(self) -> None:
        raise ValueError(SECRET)


class Illegal(Player):
    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        options.append(99_999)
        return 99_999


class Dumb(Player):
    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        return None  # type: ignore[return-value]


class Steps(Player):
    """Takes what it may step in with."""

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        return standing[0]


PLAYERS.update(
    {
        "endless": Endless(),
        "dozing": Dozing(),
        "pondering": Pondering(),
        "leaving": Leaving(),
        "killed": Killed(),
        "raising": Raising(),
        "illegal": Illegal(),
        "dumb": Dumb(),
        "steps": Steps(),
    }
)


def doubled(argument: bytes) -> bytes:
    return argument * 2


def environment(_argument: bytes) -> bytes:
    return " ".join(os.environ).encode()


def nice(_argument: bytes) -> bytes:
    return str(os.nice(0)).encode()


def raises(argument: bytes) -> bytes:
    raise ValueError(argument.decode())


def stuck(_argument: bytes) -> bytes:
    while True:
        pass


JOBS.update({name: f"{__name__}:{name}" for name in ("doubled", "environment", "nice", "raises", "stuck")})
