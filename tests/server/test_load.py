"""The load program: its own small WebSocket, and a report of what a server did."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from pathlib import Path

import msgspec
import pytest

from grimalkin.server import load
from grimalkin.server.client import Visitor
from grimalkin.server.load import Chair, Pair
from grimalkin.server.messages import Accepted
from grimalkin.server.protocols import text_frame
from tests.cli.terminal import COMMAND, environment
from tests.server.test_serve import gone
from tests.support.servers import PATIENCE, all_of

HEAD = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"


class Transport:
    def __init__(self) -> None:
        self.sent = b""

    def write(self, data: bytes) -> None:
        self.sent += data


def update(n: int, padding: int) -> bytes:
    options = [{"code": 1, "notation": "pass", "touches": []}, {"code": 2, "notation": "stop", "standing": True}]
    view = {"seat": 0, "log": ["x" * padding], "options": options}
    return msgspec.json.encode({"is": "update", "table": "t", "n": n, "version": n, "views": [view]})


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1_000, 1_000_000])
def test_frames_are_read_however_they_are_cut(size: int) -> None:
    messages = [update(1, 0), msgspec.json.encode(Accepted(1, 5, 0)), update(2, 300), update(3, 70_000)]
    ping = b"\x89\x04ping"
    data = b"".join([text_frame(messages[0]), ping, *(text_frame(one) for one in messages[1:])])
    chair = Chair(Visitor("http://127.0.0.1:1"), 0)
    transport = Transport()
    chair.transport = transport  # type: ignore[assignment]
    chair.is_open = True
    seen: list[int] = []

    class Noting(Pair):
        def saw(self, chair: Chair) -> None:
            seen.append(chair.n)

        def answered(self, message: object) -> None:
            assert isinstance(message, Accepted)
            seen.append(message.n)

    chair.pair = Noting("t", [chair, chair])
    for begin in range(0, len(data), size):
        chair.data_received(data[begin : begin + size])
    assert seen == [1, 5, 2, 3]
    assert chair.options == ["pass"], "an interrupt is not an answer"
    assert transport.sent == b"\x8a\x84\0\0\0\0ping"
    assert not chair.bytes


def test_a_load_is_put_on_and_reported(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'load.sqlite'}"
    with load.server(database, 1, tmp_path / "log") as (address, pids):
        place = load.Place(address, pids, database, "mythic-arena", {}, 1, lambda *_: None)
        found = load.measure(place, 3, 20.0, 2.0)
    assert (found.tables, found.connections, found.workers) == (3, 6, 1)
    assert found.refused == {}
    assert found.lost == 0
    assert found.moves >= 10
    assert 0 < found.update_p50 <= found.update_p99 <= found.update_max
    assert 0 < found.answer_p50 <= found.answer_p99
    assert found.server_cpu_per_move > 0


def test_a_bench_that_is_told_to_end_ends_its_server(tmp_path: Path) -> None:
    """Without limits it would else stand open to everybody on this machine."""
    words = ["bench", "server", "--tables", "1", "--rate", "1", "--seconds", "600"]
    around = {**environment(), "TMPDIR": str(tmp_path)}
    bench = subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=around)
    others: list[int] = []
    try:
        limit = time.monotonic() + PATIENCE
        while len(others) < 2 and time.monotonic() < limit:  # the server and its worker
            assert bench.poll() is None
            time.sleep(0.05)
            others = all_of(bench.pid)[1:]
        assert len(others) >= 2
        bench.terminate()
        assert bench.wait(PATIENCE) == 128 + signal.SIGTERM
        assert [pid for pid in others if not gone(pid)] == []
        assert list(tmp_path.iterdir()) == [], "and nothing is left of its database"
    finally:
        for pid in [bench.pid, *others]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        bench.communicate()
