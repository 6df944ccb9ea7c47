"""What the server leans on in uvicorn and websockets that neither of them documents. Both have caps in pyproject.toml.

If this fails after an upgrade, read what became of the part, mend `protocols.py`, `http_httptools.py`, `http_h11.py` or
`serve.py`, and then this list.
"""

from __future__ import annotations

import asyncio
import inspect
import re
import socket
import tomllib
from importlib.metadata import version
from typing import Any, cast

import h11
import pytest
import uvicorn
from uvicorn.protocols.http import h11_impl, httptools_impl
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import OPEN, State
from websockets.server import ServerProtocol

from grimalkin.server.http_h11 import ByH11, Watched
from grimalkin.server.http_httptools import ByHttptools
from grimalkin.server.protocols import Limited, Live, Settings
from grimalkin.server.serve import Server
from tests.server.test_deploy import ROOT
from tests.server.test_slow import HANDSHAKE, Loop, Transport, settings

# What is put in the place of a method, and how that is called.
BOTH = {
    "__init__": "(self, config, server_state, app_state, _loop=None)",
    "connection_made": "(self, transport)",
    "connection_lost": "(self, exc)",
    "_should_upgrade": "(self)",
    "shutdown": "(self)",
    "_unsupported_upgrade_warning": "(self)",
}
OVERRIDDEN: list[tuple[type, list[type], dict[str, str]]] = [
    (
        HttpToolsProtocol,
        [ByHttptools, Limited],
        {
            **BOTH,
            "data_received": "(self, data)",
            "on_message_begin": "(self)",
            "on_headers_complete": "(self)",
            "on_body": "(self, body)",
            "on_message_complete": "(self)",
            "handle_websocket_upgrade": "(self)",
        },
    ),
    (
        H11Protocol,
        [ByH11, Limited],
        {
            **BOTH,
            "data_received": "(self, data)",
            "handle_events": "(self)",
            "send_400_response": "(self, msg)",
            "handle_websocket_upgrade": "(self, event)",
        },
    ),
    (
        WebSocketsSansIOProtocol,
        [Live],
        {
            "handle_connect": "(self, event)",
            "send_receive_event_to_app": "(self)",
            "connection_lost": "(self, exc)",
        },
    ),
    (
        uvicorn.Server,
        [Server],
        {
            "__init__": "(self, config)",
            "capture_signals": "(self)",
            "startup": "(self, sockets=None)",
            "shutdown": "(self, sockets=None)",
        },
    ),
]
OF_CONNECTION = ("config", "app", "loop", "transport", "client", "flow", "cycle", "scope")
OF_CYCLE = ("keep_alive", "transport", "response_started", "response_complete", "disconnected", "message_event", "body")
OF_LIVE = ("config", "transport", "conn", "scope", "queue", "read_paused", "close_sent", "disconnected", "writable")


def called(owner: type, name: str) -> str:
    """How a method is called, without types."""
    method = getattr(owner, name, None)
    if method is None:
        return "there is none"
    taken = inspect.signature(method).parameters.values()
    shown = [one.name if one.default is one.empty else f"{one.name}={one.default!r}" for one in taken]
    return f"({', '.join(shown)})"


@pytest.mark.parametrize(("theirs", "ours", "methods"), OVERRIDDEN, ids=[one.__name__ for one, _, _ in OVERRIDDEN])
def test_what_is_overridden_is_there_and_called_as_before(
    theirs: type, ours: list[type], methods: dict[str, str]
) -> None:
    found = {name: called(theirs, name) for name in methods}
    assert found == methods, f"{theirs.__name__} has changed"
    own = {name for one in ours for name, value in vars(one).items() if callable(value) and hasattr(theirs, name)}
    own -= {name for name in own if name.startswith("__") and name != "__init__"}
    assert own == set(methods), "the list names all that is overridden, and nothing else"


@pytest.mark.parametrize("http", [ByHttptools, ByH11])
def test_a_connection_and_its_request_have_what_is_used(http: type[Limited]) -> None:
    module: Any = httptools_impl if http is ByHttptools else h11_impl
    line: Any = http(settings(), ServerState(), {}, _loop=cast("asyncio.AbstractEventLoop", Loop(http)))
    line.connection_made(Transport())
    line.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    assert [name for name in OF_CONNECTION if not hasattr(line, name)] == []
    assert type(line.flow) is FlowControl
    assert line.flow.read_paused is False
    assert type(line.cycle) is module.RequestResponseCycle
    assert [name for name in OF_CYCLE if not hasattr(line.cycle, name)] == []
    assert isinstance(line.cycle.message_event, asyncio.Event)


def test_h11_is_asked_for_its_events_through_our_connection() -> None:
    heard: list[Any] = []
    connection = Watched(heard.append, 100)
    connection.receive_data(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 3\r\n\r\nabc")
    while (event := connection.next_event()) is not h11.PAUSED and event is not h11.NEED_DATA:
        pass
    kinds = [type(event) for event in heard[:3]]
    assert kinds == [h11.Request, h11.Data, h11.EndOfMessage]
    long = Watched(heard.append, 100)
    long.receive_data(b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 100)
    with pytest.raises(h11.RemoteProtocolError):
        long.next_event()
    assert long.too_long, "h11 hints at 431 by error_status_hint"
    line: Any = ByH11(settings(), ServerState(), {}, _loop=cast("asyncio.AbstractEventLoop", Loop(ByH11)))
    assert type(line.conn) is Watched, "uvicorn keeps its connection in `conn`"


def test_a_websocket_has_what_is_used() -> None:
    async def test() -> None:
        made = settings()
        transport = Transport()
        live: Any = Live(config=made, server_state=ServerState(), app_state={})
        live.connection_made(transport)
        live.data_received(HANDSHAKE)
        assert [name for name in OF_LIVE if not hasattr(live, name)] == []
        assert isinstance(live.queue, asyncio.Queue)
        assert isinstance(live.writable, asyncio.Event)
        assert isinstance(live.scope["extensions"], dict)
        assert isinstance(live.conn, ServerProtocol)
        assert (live.read_paused, live.close_sent, live.disconnected) == (False, False, False)
        live.connection_lost(None)
        await asyncio.gather(*live.tasks, return_exceptions=True)

    asyncio.run(test())
    assert OPEN is State.OPEN
    assert isinstance(ServerProtocol().state, State)


def test_a_server_has_what_is_used() -> None:
    """It starts, is told to stop, and stops: `servers` are those that listen on the sockets it was given."""
    seen: list[Any] = []

    class Seen(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            seen.append(("started", [type(server).__name__ for server in self.servers]))

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            seen.append("stops")
            await super().shutdown(sockets)

    async def nothing(_scope: Any, _receive: Any, _send: Any) -> None:
        return

    server = Seen(uvicorn.Config(nothing, lifespan="off", log_config=None))
    assert server.should_exit is False
    server.should_exit = True
    with socket.create_server(("127.0.0.1", 0)) as listening:
        asyncio.run(server.serve([listening]))
    assert seen == [("started", ["Server"]), "stops"]


def test_settings_are_loaded_as_the_protocols_expect() -> None:
    made = settings()
    assert isinstance(made, Settings)
    assert made.http_protocol_class in (ByHttptools, ByH11)
    assert cast("Any", made.ws_protocol_class) is Live


@pytest.mark.parametrize("package", ["uvicorn", "websockets"])
def test_what_is_leaned_on_has_a_cap_above_what_is_locked(package: str) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    [wanted] = [one for one in extras["server"] if one.startswith(package)]
    found = re.fullmatch(rf"{package}>=([\d.]+),<([\d.]+)", wanted)
    assert found is not None, f"{wanted} has no cap"
    least, cap = (numbers(one) for one in found.groups())
    locked = re.search(rf"^{package}==([\d.]+)", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.MULTILINE)
    assert locked is not None
    assert least <= numbers(locked.group(1)) < cap
    assert least <= numbers(version(package)) < cap


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(one) for one in text.split("."))
