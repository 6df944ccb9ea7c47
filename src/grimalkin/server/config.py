"""How a server is set up: flags of `grimalkin serve`, or the environment."""

from __future__ import annotations

import msgspec


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a host can set. `serve.py` fills it from flags and from GRIMALKIN_... of the environment."""

    database: str = "sqlite:///grimalkin.sqlite"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    origins: tuple[str, ...] = ()  # addresses of this site, `https://play.example.org`; the request's own host always
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
    connections: int = 256  # that one address may have open at a worker, WebSockets included
    limits: bool = True  # rate limits and connections; load programs of our own switch them off
