"""The short way of a message to its browser: it never overtakes one that is on the long way, and the frame is right."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from grimalkin.server.protocols import text_frame
from grimalkin.server.serve import TURN
from grimalkin.server.service import Service
from grimalkin.server.socket import BACKLOG, SHORT_WAY, Browser, short_way
from tests.server.test_serve import PATIENCE, running


class Wire:
    """Both ways to a browser, each of which a test can block."""

    def __init__(self) -> None:
        self.came: list[str] = []
        self.is_free = True  # the short way
        self.gate = asyncio.Event()  # the long way
        self.gate.set()
        self.scope = {"extensions": {SHORT_WAY: {"send": self.send_now}}}
        self.closed = 0

    def send_now(self, text: bytes) -> bool:
        if self.is_free:
            self.came.append(f"short {text.decode()}")
        return self.is_free

    async def send_text(self, text: str) -> None:
        await self.gate.wait()
        self.came.append(f"long {text}")

    async def close(self, code: int) -> None:
        self.closed = code


class Timed:
    @staticmethod
    def clock() -> float:
        return 0.0


def browser_on(wire: Wire) -> Browser:
    return Browser(cast("Service", Timed()), cast("Any", wire), cast("Any", None), short_way(cast("Any", wire)))


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_the_one_that_the_library_would_send(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_both_ways_lead_to_a_browser_and_nothing_is_lost_on_them(tmp_path: Path) -> None:
    """Messages that come faster than they are answered wait at their sender's end, and are answered in order."""
    with running(tmp_path) as server, connect(server.address.replace("http", "ws"), max_size=None) as wire:
        said = [f"{'short' if i % 3 else 'long'} {i} {'x' * (i * 300)}" for i in range(250)]

        def send_all() -> None:
            for one in said:
                wire.send(one)

        sending = threading.Thread(target=send_all)
        sending.start()
        assert [wire.recv(PATIENCE) for _ in said] == said
        sending.join()


def test_no_thread_of_a_worker_keeps_the_others_waiting(tmp_path: Path) -> None:
    """The event loop and the thread that writes share an interpreter; by default each keeps it for 5 ms."""
    with running(tmp_path) as server:
        assert float(server.get("/turn")) == pytest.approx(TURN)


def test_what_can_go_at_once_takes_the_short_way() -> None:
    async def work() -> None:
        wire = Wire()
        browser = browser_on(wire)
        browser.send(b"1")
        assert wire.came == ["short 1"]
        assert not browser.waiting

    asyncio.run(work())


def test_nothing_overtakes_what_is_on_the_long_way() -> None:
    async def work() -> None:
        wire = Wire()
        browser = browser_on(wire)
        sending = asyncio.ensure_future(browser.send_on())
        wire.is_free = False  # its transport is full
        wire.gate.clear()
        browser.send(b"1")
        await settled()
        assert not browser.waiting, "the first is on its way, and not there"
        wire.is_free = True
        browser.send(b"2")
        browser.send(b"3")
        wire.gate.set()
        await settled()
        browser.send(b"4")
        assert wire.came == ["long 1", "long 2", "long 3", "short 4"]
        browser.end(b"bye", 1012)
        browser.send(b"5")
        await sending
        assert wire.came[4:] == ["long bye"]
        assert wire.closed == 1012

    asyncio.run(work())


def test_a_browser_that_reads_nothing_is_dropped() -> None:
    async def work() -> None:
        wire = Wire()
        wire.is_free = False
        browser = browser_on(wire)
        for _ in range(BACKLOG + 1):
            browser.send(b"x")
        assert browser.closing is not None
        assert len(browser.waiting) == 1, "the good-bye"

    asyncio.run(work())
