"""A message over the WebSocket that is too long: refused as the protocol says, and the connection goes on."""

from __future__ import annotations

import asyncio
import contextlib

import pytest
from websockets.exceptions import ConnectionClosed

from grimalkin.server.client import Turned, Visitor
from grimalkin.server.config import Config
from grimalkin.server.messages import DoAct, Move
from grimalkin.server.protocols import TOLD
from tests.support.servers import running


def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(sqlite_database: str) -> None:
    limit = Config().frame_bytes

    async def test(address: str) -> None:
        visitor = Visitor(address)
        visitor.guest("Ann")
        visitor.close()
        async with visitor.live() as wire:
            for length in (limit + 1, limit * 2, limit * TOLD - 300):
                with pytest.raises(Turned) as turned:  # the answer carries the message's own number
                    await wire.ask(DoAct(0, "0123456789abcdef", Move(0, 0, "x" * length, "key-0123456789")))
                assert turned.value.code == "too_long"
            assert (await wire.ping()).id
            assert wire.connection is not None
            with contextlib.suppress(ConnectionClosed):  # it may be closed before all is sent
                await wire.connection.send("x" * (limit * TOLD + 1))
            await asyncio.wait_for(wire.connection.wait_closed(), 60)
            assert wire.connection.close_code == 1009

    with running(sqlite_database) as server:
        asyncio.run(test(server.address))
        assert server.health().ok
