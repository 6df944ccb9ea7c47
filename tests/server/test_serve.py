"""The processes of a server: ready, replaced when killed, ended when told, and what it refuses to start with."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from grimalkin.core.errors import BadSetup
from grimalkin.server.config import Config
from grimalkin.server.listening import address_of, listen
from grimalkin.server.messages import Health
from grimalkin.server.serve import check, only_one
from tests.cli.inside import inside
from tests.cli.terminal import COMMAND, environment

SMALL = Path(__file__).with_name("small_server.py")
PATIENCE = 30.0


WITHOUT = "import runpy, sys; sys.modules['{}'] = None; runpy.run_path({!r}, run_name='__main__')"


class Running:
    """A server process and how to talk to it. `http`: what it reads HTTP with; h11 where there is nothing else."""

    def __init__(self, config: Config, mode: str = "", http: str = "httptools") -> None:
        program = [str(SMALL)] if http == "httptools" else ["-c", WITHOUT.format("httptools", str(SMALL))]
        self.process = subprocess.Popen(
            [sys.executable, *program, msgspec.json.encode(config).decode(), mode],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        self.place = urlsplit(self.address).netloc

    def get(self, path: str = "/", headers: dict[str, str] | None = None) -> str:
        connection = HTTPConnection(self.place, timeout=PATIENCE)
        try:
            connection.request("GET", path, headers=headers or {})
            return connection.getresponse().read().decode()
        finally:
            connection.close()

    def worker(self) -> int:
        """The process that answers."""
        return int(self.get().split()[0])

    def end(self) -> tuple[int, str, str]:
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@contextmanager
def running(folder: Path, mode: str = "", http: str = "httptools", **settings: Any) -> Iterator[Running]:
    server = Running(Config(**{"database": f"sqlite:///{folder / 'tables.sqlite'}", "port": 0, **settings}), mode, http)
    try:
        yield server
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.process.pid, signal.SIGKILL)
        server.process.communicate()


def gone(pid: int) -> bool:
    """Whether the process has ended, within a while."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z":
            return True  # it has, and whoever inherited it has not looked yet
        time.sleep(0.01)
    return False


def test_a_killed_worker_is_replaced_at_once_and_sigterm_ends_everything(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.worker() != server.process.pid
        for _ in range(3):
            before = server.worker()
            os.kill(before, signal.SIGKILL)
            assert server.worker() != before, "whoever connects meanwhile waits"
            assert int(server.get("/loaded")) == server.process.pid, "a new worker loads nothing anew"
        with connect(f"ws://{server.place}/live", compression=None) as browser:
            browser.send("hello")
            assert browser.recv(timeout=PATIENCE) == "hello"
            last = server.worker()
            server.process.terminate()
            code, out, err = server.end()
        assert (code, out) == (0, "closed\n")
        assert "Traceback" not in err
        assert err.count("worker ended") == 3
        assert [float(delay) for delay in re.findall(r"again_in=([\d.]+)", err)] == [0.1] * 3
        assert gone(last)


def test_ctrl_c_reaches_everybody_and_ends_quietly(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        worker = server.worker()
        os.killpg(server.process.pid, signal.SIGINT)
        assert server.end() == (0, "closed\n", "")
        assert gone(worker)


def test_workers_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        worker = server.worker()
        server.process.kill()
        server.process.wait()
        assert gone(worker)


def test_told_twice_it_ends_at_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        worker = server.worker()
        os.kill(worker, signal.SIGSTOP)  # it cannot end by itself
        server.process.send_signal(signal.SIGINT)
        with pytest.raises(subprocess.TimeoutExpired):
            server.process.wait(0.3)
        server.process.send_signal(signal.SIGINT)
        assert server.end() == (0, "", "")
        assert gone(worker)


def test_several_workers_share_a_port(postgres_database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=postgres_database, workers=2) as server:
        limit = time.monotonic() + PATIENCE
        seen: set[int] = set()
        while len(seen) < 2 and time.monotonic() < limit:
            seen.add(server.worker())
        assert len(seen) == 2
        os.kill(min(seen), signal.SIGKILL)
        assert all(server.worker() != min(seen) for _ in range(5))


def test_a_server_that_never_gets_ready_gives_up(tmp_path: Path) -> None:
    with running(tmp_path, "never") as server:
        assert server.address == ""
        code, _, err = server.end()
        assert code == 1
        assert "no worker gets ready" in err
        assert "Traceback" not in err


def test_a_port_in_use_and_a_database_in_use_are_told(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        port = int(server.place.rpartition(":")[2])
        other = f"sqlite:///{tmp_path / 'other.sqlite'}"
        done = inside("serve", "--port", str(port), "--database", other)
        assert (done.returncode, done.stdout) == (2, "")
        line = f"grimalkin: port {port} of 127.0.0.1 cannot be used: Address already in use; try another --port\n"
        assert done.stderr == line
        same = inside("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.sqlite'}")
        assert (same.returncode, same.stdout) == (2, "")
        assert "another server uses" in same.stderr


@pytest.mark.parametrize("http", ["httptools", "h11"])
def test_a_proxy_is_believed_only_if_it_is_named(tmp_path: Path, http: str) -> None:
    said = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
    with running(tmp_path, http=http) as server:
        assert server.get(headers=said).split()[1:] == ["127.0.0.1", "http"]
    with running(tmp_path, http=http, proxies="127.0.0.1") as server:
        assert server.get("/http") == http
        assert server.get(headers=said).split()[1:] == ["203.0.113.7", "https"]
        # what comes before the body has a limit
        with socket.create_connection(("127.0.0.1", int(server.place.rpartition(":")[2])), PATIENCE) as line:
            line.sendall(b"GET / HTTP/1.1\r\n")
            with contextlib.suppress(OSError):  # it may stop listening before all is said
                for _ in range(100):
                    line.sendall(b"X-Long: " + b"y" * 10_000 + b"\r\n")
            with contextlib.suppress(OSError):
                assert line.recv(100).startswith(b"HTTP/1.1 431 ")
        big = "z" * 300_000
        connection = HTTPConnection(server.place, timeout=PATIENCE)
        for _ in range(2):  # a long body has none here, nor counts it for the next request
            connection.request("POST", "/", body=big)
            answer = connection.getresponse()
            assert answer.status == 200
            answer.read()
        connection.close()


# what is refused before anything starts


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"workers": 2}, "SQLite is for one worker, not 2"),
        ({"workers": 0}, "0 workers are too few"),
        ({"port": 70_000}, "70000 is not a port"),
        ({"database": "mysql://x"}, "'mysql' is not known"),
        ({"database": "sqlite://"}, "in memory would forget"),
        ({"log": "loud"}, "'loud' is not known; there are: debug, info, warning, error"),
        ({"log_format": "xml"}, "'xml' is not known; there are: text, json"),
        ({"connections": 0}, "0 connections an address are too few"),
        ({"bot_processes": 0}, "bot processes are too few"),
        ({"bot_tables": 0}, "0 tables with bots only are too few"),
        ({"bot_seconds": 0.0}, "no time for a bot"),
        ({"bot_seconds": float("nan")}, "no time for a bot"),
        ({"stand_in_seconds": -1.0}, "no pause for a stand-in"),
        ({"stand_in_seconds": float("nan")}, "no pause for a stand-in"),
        ({"proxies": "127.0.0.1, *"}, "the proxy '\\*' is not an address"),
        ({"proxies": "proxy.example.org"}, "the proxy 'proxy.example.org' is not an address"),
        ({"origins": ("play.example.org",)}, "not an address of a site; write it like https://"),
        ({"webhook_hosts": ("https://news.example.org",)}, "the webhook host 'https://news.example.org' is not a name"),
        (
            {"webhook_hosts": ("news.example.org", "news.example.org:80")},
            "'news.example.org:80' is not a name of a host",
        ),
        ({"secret": "short"}, "the secret is too short; expected 16"),
    ],
)
def test_what_cannot_work_is_refused(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        check(Config(**settings))


@pytest.mark.parametrize("host", ["news.example.org", "News.Example.org", "localhost", "127.0.0.1", "::1"])
def test_a_webhook_host_is_a_name_or_an_address(host: str) -> None:
    check(Config(webhook_hosts=(host,)))


@pytest.mark.parametrize("host", ["no such host", "192.0.2.1"])
def test_no_address_of_this_machine_is_refused(host: str) -> None:
    with pytest.raises(BadSetup, match=f"'{host}' is not an address of this machine"):
        listen(host, 0)


def test_the_address_is_one_to_open() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]
        assert address_of(Config(), everywhere) == f"http://127.0.0.1:{port}/"
        assert address_of(Config(origins=("https://play.example.org",)), everywhere) == "https://play.example.org/"


def test_one_file_has_one_server(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with only_one(config), pytest.raises(BadSetup, match="another server uses"), only_one(config):
        pass
    (tmp_path / "other.sqlite").symlink_to(tmp_path / "tables.sqlite")
    by_another_name = Config(database=f"sqlite:///{tmp_path / 'other.sqlite'}")
    with only_one(config), pytest.raises(BadSetup, match="another server uses"), only_one(by_another_name):
        pass
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "third.sqlite").hardlink_to(tmp_path / "tables.sqlite")
    by_a_hard_link = Config(database=f"sqlite:///{elsewhere / 'third.sqlite'}")
    for first, second in ((config, by_a_hard_link), (by_a_hard_link, config), (by_a_hard_link, by_another_name)):
        with only_one(first), pytest.raises(BadSetup, match=r"another server uses|has another name"), only_one(second):
            pass
    with only_one(by_a_hard_link):
        pass  # one after the other is fine
    with only_one(config):
        assert (tmp_path / "tables.sqlite.lock").exists()
    missing = Config(database=f"sqlite:///{tmp_path / 'missing' / 'tables.sqlite'}")
    with pytest.raises(BadSetup, match="cannot be written: No such file or directory"), only_one(missing):
        pass


# the command


@pytest.mark.parametrize(
    ("words", "around", "line"),
    [
        (["--workers", "3"], {}, "SQLite is for one worker, not 3"),
        ([], {"GRIMALKIN_WORKERS": "3"}, "SQLite is for one worker, not 3"),
        (["--secret-file", "missing"], {}, "'missing' cannot be read: No such file or directory"),
        (["--secret-file", os.devnull], {}, f"the secret file '{os.devnull}' is empty"),
        ([], {"GRIMALKIN_ORIGIN": "https://a.example b.example"}, "'b.example' is not an address of a site"),
        (["--database", "postgresql://ann:moonwort@127.0.0.1:1/x"], {}, "the database postgresql://ann:***@127.0.0.1"),
    ],
)
def test_the_command_refuses_in_one_line(words: list[str], around: dict[str, str], line: str, tmp_path: Path) -> None:
    done = inside("serve", "--port", "0", *words, folder=tmp_path, around=around)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"grimalkin: {line}")
    assert done.stderr.count("\n") == 1
    assert "moonwort" not in done.stderr


def test_the_command_serves_and_ends_well(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "serve", "--log-format", "json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=tmp_path,
        env={**environment(), "GRIMALKIN_PORT": "0", "GRIMALKIN_DATABASE": "sqlite:///club.sqlite"},
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.fullmatch(r"Grimalkin is ready: open (http://127\.0\.0\.1:\d+/) \(Ctrl-C ends it\)\n", said)
        assert found is not None, said
        parent = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
        assert "\nThreads:\t1\n" in parent, "a process with threads must not fork"
        workers = [well(found.group(1))]
        os.kill(workers[0], signal.SIGKILL)
        workers.append(well(found.group(1)))
        assert workers[0] != workers[1]
        with pytest.raises(InvalidStatus, match="403"):
            connect(f"ws://{urlsplit(found.group(1)).netloc}/api/live", origin=Origin("http://evil.example"))
        process.terminate()
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out) == (0, "")
        events = [json.loads(line) for line in err.splitlines()]
        told = [line["event"] for line in events if line["event"] != "request"]
        assert told == [
            "worker ended",
            "connection refused",
        ]
        assert sorted(path.name for path in tmp_path.iterdir()) == ["club.sqlite", "club.sqlite.lock"]
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def well(address: str) -> int:
    """The worker that says so."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        answer = connection.getresponse()
        health = msgspec.json.decode(answer.read(), type=Health)
        assert (answer.status, health.ok, health.database) == (200, True, "ok")
        return int(health.worker.partition(".")[0])
    finally:
        connection.close()
