"""How a server is set up: flags of `grimalkin serve`, or the environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from grimalkin.core.errors import BadSetup
from grimalkin.core.numbers import number_in


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """For how many days something is kept that nobody needs; 0: for ever. `storage/expiry.py` has the rules."""

    waiting: int = 14  # a table that nobody starts; then it is closed
    closed: int = 7  # a table that was closed before it began
    abandoned: int = 180  # a game in which nobody does anything and no clock runs; then it is closed
    guest_games: int = 180  # a finished game of guests only, none of whom was here since
    games: int = 0  # any other finished game that nobody has shared
    frames: int = 365  # what was seen of a finished game that can be replayed from its record
    guests: int = 180  # a guest who was not here since, and of whom nothing is left
    logins: int = 30  # a log-in that has ended
    keys: int = 1  # the key of a request that opened a table
    webhooks: int = 1  # the address that a finished game sent news to


class Most(msgspec.Struct, frozen=True, kw_only=True):
    """How much one person may have; guests less than accounts."""

    waiting: int = 20  # tables of one's own that have not begun
    guest_waiting: int = 10
    running: int = 300  # games that go on at tables of one's own
    guest_running: int = 100
    imports: int = 500  # saved games that were brought in
    guest_imports: int = 50
    decks: int = 200
    guest_decks: int = 50
    card_bytes: int = 20_000_000  # of card files at all tables of one's own
    guest_card_bytes: int = 4_000_000

    def of(self, what: str, account: bool) -> int:
        found: int = getattr(self, what if account else f"guest_{what}")
        return found


MOST_WANTED = 999_999_999_999  # of a number that a host sets

N = TypeVar("N", Keep, Most)


def numbers_of(words: Sequence[str], kind: type[N], option: str) -> N:
    """Settings of a host as `NAME=NUMBER`, each in place of a default."""
    found: dict[str, int] = {}
    for word in words:
        name, sign, number = word.partition("=")
        if not sign or name not in kind.__struct_fields__:
            known = ", ".join(kind.__struct_fields__)
            raise BadSetup(f"{option} '{word}' is not known; write NAME=NUMBER with one of: {known}")
        value = number_in(number, 0, MOST_WANTED)
        if value is None:
            raise BadSetup(f"{option} {name}: got '{number}', expected a whole number from 0")
        found[name] = value
    return kind(**found)


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a host can set. `serve.py` fills it from flags and from GRIMALKIN_... of the environment."""

    database: str = "sqlite:///grimalkin.sqlite"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: tuple[str, ...] = ()  # addresses of this site, `https://play.example.org`; none: the request's own host
    tls: bool = False  # behind a proxy that speaks TLS: cookies are sent over TLS only
    proxies: str = ""  # addresses of proxies whose X-Forwarded-For is believed
    secret: str = ""  # signs cookies; empty: one made at the first start and kept in the database
    log: str = "info"
    log_format: str = "text"  # text or json
    metrics: bool = True
    metrics_public: bool = False  # for everybody, not only for this machine and its network
    teaching: bool = False  # offer the teaching games too, for tests
    bot_processes: int = 2  # started when they are needed
    bot_seconds: float = 5.0  # a bot's time for one choice
    stand_in_seconds: float = 1.2  # before each choice of a bot in somebody's place, who may want to play on
    bot_tables: int = 1  # tables with bots only that a worker lets play at once, in turns
    bots_alone: bool = False  # they play when nobody watches, too
    webhook_hosts: tuple[str, ...] = ()  # where tables may send news; none by default
    cached_tables: int = 2_000  # tables a worker keeps in memory
    body_bytes: int = 1_000_000
    frame_bytes: int = 64_000  # a message over the WebSocket
    keep: Keep = Keep()
    most: Most = Most()
    connections: int = 256  # that one address may have open at a worker, WebSockets included
    limits: bool = True  # rate limits and connections; load programs of our own switch them off
