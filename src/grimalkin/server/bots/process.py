"""What a bot's process does: it waits for a request, thinks, answers. It ends when the server does.

It has no database, no record and no seed of a table: only what a request brings.
"""

from __future__ import annotations

import contextlib
import fcntl
import functools
import importlib
import os
import select
import signal
import socket
import struct
from pathlib import Path
from typing import Any, Final

import msgspec

from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.view import Fact
from grimalkin.games import GAMES, TEACHING
from grimalkin.players import player_named
from grimalkin.players.hints import hint_for
from grimalkin.server.bots.parcel import home, shared_things, unpack

# What can be done here besides thinking: a name, and the function from bytes to bytes that does it, "module:function".
JOBS: Final[dict[str, str]] = {
    "frames": "grimalkin.server.frames:make_frames",
    "import": "grimalkin.server.frames:read_saved",
    "branch": "grimalkin.server.frames:find_path",
    "cards": "grimalkin.server.frames:read_cards",
    "luck": "grimalkin.server.luck:check_rolls",
}

SLOW: Final = "slow"
CRASHED: Final = "crashed"
ILLEGAL: Final = "illegal"

LENGTH: Final = struct.Struct(">I")  # before each message
CHANNEL: Final = 0  # the socket to the server is the standard input
NICENESS: Final = 10
GRACE: Final = 1.0  # seconds after its time in which the server ends a process; then it ends itself
REMEMBERED: Final = 64  # setups of tables
REMEMBERED_OWN: Final = 8  # designers' card sets


class Think(msgspec.Struct, tag="think", array_like=True, frozen=True):
    """Choose for a seat."""

    game: str
    own: str  # the name of a designer's own card set
    own_text: str
    cards: str  # the hash of the cards that the table is played with
    settings: dict[str, str]
    mask: bytes
    seats: int
    seat: int
    options: list[int]
    standing: list[int]
    player: str
    seed: int
    seconds: float


class Advise(Think, tag="advise", array_like=True, frozen=True):
    """Say what a person in a seat might choose, and why. Nobody's player is asked: `player` is left empty."""


class Work(msgspec.Struct, tag="work", array_like=True, frozen=True):
    """Do a job."""

    name: str
    argument: bytes
    seconds: float


class Ready(msgspec.Struct, tag="ready", array_like=True, frozen=True):
    """The process has started."""


class Thought(msgspec.Struct, tag="thought", array_like=True, frozen=True):
    option: int  # an option code


class Advised(msgspec.Struct, tag="advised", array_like=True, frozen=True):
    """A hint, as `players.hints` gives it."""

    option: int
    why: str
    idle: int
    better: int
    worlds: int
    facts: list[Fact]


class Done(msgspec.Struct, tag="done", array_like=True, frozen=True):
    result: bytes


class Failed(msgspec.Struct, tag="failed", array_like=True, frozen=True):
    """`where` names the error and its line; its text is left out, because that may tell a hand."""

    why: str
    where: str


Request = Think | Advise | Work
Answer = Ready | Thought | Advised | Done | Failed


class OtherCards(Exception):
    """This process has other cards than the table: the server's files were changed while it ran."""


@functools.lru_cache(REMEMBERED_OWN)
def game_with(name: str, own: str, own_text: str) -> Game:
    game = {**GAMES, **TEACHING}[name]
    return game.with_kept(own, own_text) if own else game


@functools.lru_cache(REMEMBERED)
def things_of(name: str, own: str, own_text: str, settings: tuple[tuple[str, str], ...], seats: int) -> dict[str, Any]:
    return shared_things(game_with(name, own, own_text), dict(settings), seats)


def cards_hash(game: Game, settings: dict[str, str]) -> str:
    return game.library(settings).hash if game.vocabulary is not None else ""


def think(request: Think) -> Answer:
    game = game_with(request.game, request.own, request.own_text)
    if cards_hash(game, request.settings) != request.cards:
        raise OtherCards
    settings = tuple(sorted(request.settings.items()))
    things = things_of(request.game, request.own, request.own_text, settings, request.seats)
    masked = unpack(request.mask, game, things)
    luck = Seeded(request.seed)
    if isinstance(request, Advise):
        found = hint_for(game, masked, request.seat, request.options[:], request.standing[:], luck)
        return Advised(found.option, found.why, found.idle, found.better, found.worlds, found.facts)
    player = player_named(request.player, game)
    option = player.choose(game, masked, request.seat, request.options[:], request.standing[:], luck)
    if type(option) is not int or option not in request.options + request.standing:
        return Failed(ILLEGAL, f"{type(player).__name__} chose what was not offered")
    return Thought(option)


def work(request: Work) -> Answer:
    module, _, function = JOBS[request.name].partition(":")
    return Done(getattr(importlib.import_module(module), function)(request.argument))


def answer_to(request: Request) -> Answer:
    try:
        return think(request) if isinstance(request, Think) else work(request)
    except Exception as error:  # noqa: BLE001  whatever a bot does is told, and the process goes on
        return Failed(CRASHED, where(error))


def where(error: Exception) -> str:
    """The kind of an error and its line, without anything that its text or the line's values tell."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return type(error).__name__
    return f"{type(error).__name__} at {Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"


# the process


def receive(channel: socket.socket) -> bytes:
    """The next message, or nothing when the server is gone."""
    head = receive_exactly(channel, LENGTH.size)
    return receive_exactly(channel, LENGTH.unpack(head)[0]) if head else b""


def receive_exactly(channel: socket.socket, count: int) -> bytes:
    parts: list[bytes] = []
    while count:
        part = channel.recv(count)
        if not part:
            return b""
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def framed(message: Request | Answer) -> bytes:
    text = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(text)) + text


def begin_watch(channel: socket.socket, seconds: float) -> None:
    """From now on the system itself ends this process, whatever it is busy with: after its time, or with the server.

    The server sends nothing while it waits, so a signal that something can be read means that it is gone.
    """
    signal.setitimer(signal.ITIMER_REAL, seconds + GRACE)
    fcntl.fcntl(channel, fcntl.F_SETFL, fcntl.fcntl(channel, fcntl.F_GETFL) | os.O_ASYNC)
    if select.select([channel], [], [], 0)[0]:
        os._exit(0)


def end_watch(channel: socket.socket) -> None:
    fcntl.fcntl(channel, fcntl.F_SETFL, fcntl.fcntl(channel, fcntl.F_GETFL) & ~os.O_ASYNC)
    signal.setitimer(signal.ITIMER_REAL, 0)


def step_back() -> None:
    """Leave the machine to the tables: a low priority, and the first to go when memory runs out."""
    with contextlib.suppress(OSError):
        os.nice(NICENESS)
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("500", encoding="ascii")


def main(games: list[str], modules: list[str]) -> None:
    """Read the cards of these games, import these modules, then answer until the server is gone."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)  # the server ends its bots itself
    for number in (signal.SIGALRM, signal.SIGIO):
        signal.signal(number, signal.SIG_DFL)  # `begin_watch` counts on these
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGALRM, signal.SIGIO))
    step_back()
    channel = socket.socket(fileno=os.dup(CHANNEL))
    fcntl.fcntl(channel, fcntl.F_SETOWN, os.getpid())
    os.dup2(os.open(os.devnull, os.O_RDONLY), CHANNEL)
    for module in modules:
        importlib.import_module(module)
    home()
    for name in games:
        _read_before_it_is_needed = game_with(name, "", "").codes
    decoder = msgspec.msgpack.Decoder(Request)
    with contextlib.suppress(ConnectionError):
        channel.sendall(framed(Ready()))
        while message := receive(channel):
            request = decoder.decode(message)
            begin_watch(channel, request.seconds)
            answer = answer_to(request)
            end_watch(channel)
            channel.sendall(framed(answer))
