"""Turns: work that takes a while is done one thing at a time, and fairly among people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from grimalkin.server.refusals import Refused

MOST_FILES = 20  # files of different people that wait to be read
FILE_WAIT = 60.0  # seconds for a file to come to its turn


class Line:
    """What one person waits for."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.count = 0


class Turns:
    """One thing at a time. Everybody stands in line with one thing only, so ten of one person's are no ten turns."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.lines: dict[str, Line] = {}  # by person

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        line = self.lines.setdefault(who, Line())
        line.count += 1
        try:
            async with line.turn, self.turn:
                yield
        finally:
            line.count -= 1
            if not line.count:
                del self.lines[who]

    @asynccontextmanager
    async def of_file(self, who: str) -> AsyncIterator[None]:
        """The same for a file that somebody sends: the next one may come when this one is done."""
        if who in self.lines:
            raise Refused("too_many", "A file of yours is being read. Send the next one when it is done.", 5.0)
        if len(self.lines) >= MOST_FILES:
            raise Refused("unavailable", f"{MOST_FILES} files of others wait to be read. Try again later.", 30.0)
        line = self.lines[who] = Line()
        line.count = 1
        try:
            async with asyncio.timeout(FILE_WAIT):
                await self.turn.acquire()
        except TimeoutError:
            del self.lines[who]
            raise Refused("unavailable", "Files of others are being read. Try again later.", 30.0) from None
        except BaseException:
            del self.lines[who]
            raise
        try:
            yield
        finally:
            self.turn.release()
            del self.lines[who]
