"""News to other programs: whose turn it is at a table that is played over days, and how the game ended.

Only to hosts that whoever runs the server has named. A message is sent beside everything else and may fail: then it is
sent once more, and if that fails too the table is told, once.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import ssl
from collections.abc import Sequence
from urllib.parse import SplitResult, urlsplit

import msgspec

from grimalkin.server.ground import Ground
from grimalkin.server.hub import Hub
from grimalkin.server.live import LiveTable
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.schema import OVER
from grimalkin.server.storage.store import Batch, TalkRow

SECONDS = 5.0  # for one try
PAUSE = 2.0  # seconds before the second
PORTS = frozenset({80, 443})  # below 1024, where the services of a machine are
LINE_BYTES = 1_000  # of an answer that are read
AT_ONCE = 20  # messages under way; others wait

log = logging.getLogger("grimalkin.webhooks")


class News(msgspec.Struct):
    """What is told. `asked` are the names of those whose turn it is; nobody's: the game is over."""

    table: str
    game: str
    title: str
    over: bool
    asked: list[str]
    link: str


class Webhooks:
    """The news of one worker."""

    def __init__(self, ground: Ground, hub: Hub) -> None:
        self.ground = ground
        self.hub = hub
        self.under_way = asyncio.Semaphore(AT_ONCE)
        self.pause = PAUSE
        hub.news.turned.listen(self.turn)

    def turn(self, live: LiveTable) -> None:
        """Others are asked than before, or the game is over: tell it, beside everything else."""
        if not live.row.webhook:
            return
        asked = [live.seats[seat].name for seat in live.asked() if not live.is_bot(seat)]
        over = live.row.status == OVER
        if not (asked or over):
            return
        news = News(live.id, live.row.game, live.row.title, over, asked, self.link(live.id))
        self.hub.spawn(self.tell(live.id, live.row.webhook, msgspec.json.encode(news)))

    def link(self, table: str) -> str:
        config = self.ground.config
        host = f"[{config.host}]" if ":" in config.host else config.host
        site = config.origins[0] if config.origins else f"http://{host}:{config.port}"
        return f"{site.rstrip('/')}/t/{table}"

    async def tell(self, table: str, address: str, body: bytes) -> None:
        """Send it; if that fails, once more; then say so at the table."""
        why = ""
        for attempt in range(2):
            if attempt:
                await asyncio.sleep(self.pause)
            try:
                async with self.under_way:
                    await send(address, body, self.ground.config.webhook_hosts)
            except Failed as failed:
                why = str(failed)
            else:
                return
        log.warning("a webhook failed", extra={"table": table, "why": why})
        await self.complain(table)

    async def complain(self, table: str) -> None:
        """A line at the table, the first time only. Why it failed is for the log: it would tell what runs where."""
        with contextlib.suppress(Refused):  # then the log alone has it
            async with self.hub.use(table) as (room, live):
                if not any(row.kind == "webhook_failed" for row in live.talk):
                    said = TalkRow(0, self.ground.clock(), "", -1, "webhook_failed", NOT_DELIVERED)
                    await self.hub.append(room, live, Batch(table, None, None, (), [said]))


NOT_DELIVERED = "it could not be delivered"


class Failed(Exception):
    """A message did not arrive. The text is for the log; it tells no address: that is its host's own."""


async def send(address: str, body: bytes, hosts: Sequence[str]) -> None:
    """One POST. Nothing of the answer is used but its status; a redirect is not followed."""
    try:
        parts = urlsplit(checked_address(address, hosts))
    except Refused:
        raise Failed("its host may not be sent news any more") from None
    try:
        async with asyncio.timeout(SECONDS):
            status = await post(parts, body)
    except TimeoutError:
        raise Failed(f"no answer after {SECONDS:g} seconds") from None
    except ssl.SSLError:
        raise Failed("its certificate is not right") from None
    except (OSError, ValueError):  # a line too long is a ValueError
        raise Failed("it cannot be reached") from None
    if not 200 <= status < 300:
        raise Failed(f"it answered {status}" if status else "it answered no HTTP")


async def post(parts: SplitResult, body: bytes) -> int:
    """Send the request and read the status of the answer; 0: it is none."""
    secure = parts.scheme == "https"
    host = parts.hostname or ""
    port = parts.port or (443 if secure else 80)
    context = ssl.create_default_context() if secure else None
    reader, writer = await asyncio.open_connection(host, port, ssl=context, limit=LINE_BYTES)
    try:
        target = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        head = (
            f"POST {target} HTTP/1.1\r\nHost: {parts.netloc}\r\nUser-Agent: grimalkin\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        line = (await reader.readline()).split(None, 2)
    finally:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
    if len(line) < 2 or not line[0].startswith(b"HTTP/1.") or not line[1].isdigit():
        return 0
    return int(line[1][:3])


def checked_address(text: str, hosts: Sequence[str]) -> str:
    """An address that may be sent news, as it came; or a refusal."""
    if not text.isascii() or not text.isprintable() or " " in text:
        raise Refused("malformed", "webhook: an address has no blanks and no signs beyond ASCII")
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("malformed", f"webhook: '{text}' is not an address; write https://HOST/PATH") from None
    if parts.scheme not in ("https", "http") or not host or port == 0:
        raise Refused("malformed", f"webhook: '{text}' is not an address; write https://HOST/PATH")
    if port is not None and port < 1024 and port not in PORTS:
        raise Refused("not_allowed", f"webhook: port {port} is not for news; use 443, 80, or one from 1024 up")
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise Refused("malformed", "webhook: an address with a password or a # in it is not taken")
    if not hosts:
        raise Refused("not_allowed", "webhook: this server sends no news to other programs")
    if host not in (known.lower() for known in hosts):
        raise Refused("not_allowed", f"webhook: this server sends no news to '{host}'; ask who runs it")
    if parts.scheme == "http" and not is_loopback(host):
        raise Refused("not_allowed", "webhook: news leave this machine over https only")
    return text


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
