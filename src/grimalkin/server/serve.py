"""The server as processes: a parent that keeps the port and watches, and workers that answer.

The parent loads everything once and forks, so a worker that dies is replaced within a fraction of a second, and the
port never closes: whoever connects meanwhile waits. The parent itself opens no database, runs no event loop and has no
threads. If it is killed the workers see the end of a pipe and stop. Another build can take over from it
(`succession.py`).
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import ipaddress
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvicorn

from grimalkin.core.errors import BadSetup
from grimalkin.server import logs
from grimalkin.server.config import Config
from grimalkin.server.listening import BACKLOG, address_of, listen
from grimalkin.server.people import check_secret
from grimalkin.server.protocols import HEAD_BYTES, TOLD, Limited, Live, Settings
from grimalkin.server.safety import origin_of
from grimalkin.server.storage.database import database_url, is_sqlite, make_private
from grimalkin.server.storage.migrate import Newer, is_current, migrate
from grimalkin.server.succession import LOADED, READY, Heir, Legacy, legacy

try:
    from grimalkin.server.http_httptools import ByHttptools
except ImportError:  # it is compiled, and not for every system; h11 comes with uvicorn, is slower, and as limited
    from grimalkin.server.http_h11 import ByH11

    HTTP: type[Limited] = ByH11
else:
    HTTP = ByHttptools

try:
    import fcntl
except ImportError:  # there is none where there is no fork
    fcntl = None  # type: ignore[assignment]

# A sweep of all memory stops every table for a tenth of a second when a thousand are live: seldom enough.
SWEEPS = (20_000, 20, 100)
GRACE = 10  # seconds for browsers and running requests at the end
TURN = 0.001  # seconds that a thread may keep the interpreter from the others
PING_SECONDS = 20.0  # how often a WebSocket is asked whether it is still there, and how long for an answer
SETTLED = 1.0  # a worker that dies sooner after it was ready than this is not replaced quite at once
SLOWEST = 5.0  # seconds between two tries at most
TRIES = 3  # of a first worker that never gets ready
HEIR_SECONDS = GRACE + 10  # for an heir to end, and its workers
LAST_SECONDS = 5  # for one that was asked twice

MakeApp = Callable[[Config, int], Any]
Ready = Callable[[str], None]
Changed = Callable[[bool], None]


def serve(
    config: Config,
    ready: Ready = lambda _address: None,
    make_app: MakeApp | None = None,
    changed: Changed = lambda _heir: None,
) -> int:
    """Run the server until it is told to stop; the exit code. `ready` is told the address once a worker answers, and
    `changed` whether another build is in charge since then, or this one again."""
    check(config)
    with calls() as called:
        given = legacy()
        if given is not None:
            code = succeed(config, given, make_app)
            logging.shutdown()
            os._exit(code)  # others wait for our end: nothing is taken apart
        with only_one(config):
            listening = listen(config.host, config.port)
            with listening:
                begin(config)
                get_ready(config, make_app)
                return Supervisor(config, listening, make_app or app_of_worker, called).run(ready, changed)


@contextlib.contextmanager
def calls() -> Iterator[list[int]]:
    """A list that grows when another build is called to take over. Whoever calls too early must not end the server."""
    called: list[int] = []
    number = getattr(signal, "SIGUSR2", None)
    if number is None:
        yield called
        return
    before = signal.signal(number, lambda number, _frame: called.append(number))
    try:
        yield called
    finally:
        signal.signal(number, before)


def succeed(config: Config, given: Legacy, make_app: MakeApp | None) -> int:
    """Serve in the place of the process that has started this one, as soon as its workers have ended."""
    LOCKS.extend(given.locks)
    with given.listening, given.channel:
        is_ready = is_current(config.database)
        get_ready(config, make_app)
        supervisor = Supervisor(config, given.listening, make_app or app_of_worker, [], given)
        supervisor.first = lambda: begin(config, is_ready)
        return supervisor.run(lambda _address: None)


def begin(config: Config, is_ready: bool = False) -> None:
    """Nobody else serves: bring the database to its form, and say no more that the server restarts."""
    from grimalkin.server.hosting import restarted

    if not is_ready:
        migrate(config.database)
    restarted(config.database, time.time())


def get_ready(config: Config, make_app: MakeApp | None) -> None:
    """What comes before the first worker."""
    logs.configure(config)
    if make_app is None:
        load(config)
    raise_file_limit()


def check(config: Config) -> None:
    """Refuse what cannot work, with the reason."""
    logs.check(config)
    url = database_url(config.database)
    if config.workers < 1:
        raise BadSetup(f"{config.workers} workers are too few; at least 1 is needed")
    if config.workers > 1 and is_sqlite(url):
        raise BadSetup(
            f"SQLite is for one worker, not {config.workers}: a second could not be told what the first has written; "
            "name a PostgreSQL database, or leave --workers out"
        )
    if not 0 <= config.port <= 65_535:
        raise BadSetup(f"{config.port} is not a port; there are 1 to 65535")
    if config.bot_processes < 1:
        raise BadSetup(f"{config.bot_processes} bot processes are too few; at least 1 is needed")
    if not 0.05 <= config.bot_seconds <= 600:
        raise BadSetup(f"{config.bot_seconds:g} seconds are no time for a bot; write 0.05 to 600")
    if not 0 <= config.stand_in_seconds <= 600:
        raise BadSetup(f"{config.stand_in_seconds:g} seconds are no pause for a stand-in; write 0 to 600")
    if config.bot_tables < 1:
        raise BadSetup(f"{config.bot_tables} tables with bots only are too few; at least 1 is needed")
    if config.connections < 1:
        raise BadSetup(f"{config.connections} connections an address are too few; at least 1 is needed")
    for origin in config.origins:
        if not origin_of(origin):
            raise BadSetup(f"'{origin}' is not an address of a site; write it like https://play.example.org")
    for proxy in filter(None, config.proxies.split(",")):
        try:
            ipaddress.ip_network(proxy.strip(), strict=False)
        except ValueError:
            raise BadSetup(f"the proxy '{proxy.strip()}' is not an address; write 127.0.0.1 or 10.0.0.0/8") from None
    for host in config.webhook_hosts:
        if not is_host(host):
            raise BadSetup(f"the webhook host '{host}' is not a name of a host; write it like news.example.org")
    if config.secret:
        check_secret(config.secret)


def is_host(text: str) -> bool:
    """A name or an address, and nothing around it."""
    with contextlib.suppress(ValueError):
        return bool(ipaddress.ip_address(text))
    with contextlib.suppress(ValueError):
        return urlsplit(f"https://{text}/").hostname == text.lower() and text.isascii() and text.isprintable()
    return False


@contextlib.contextmanager
def only_one(config: Config) -> Iterator[None]:
    """An SQLite file has one server: two would not hear of each other. The lock ends with the process that holds it."""
    url = database_url(config.database)
    if not is_sqlite(url) or fcntl is None:
        yield
        return
    path = Path(url.database or "").resolve()  # what a symbolic link leads to
    with contextlib.ExitStack() as stack:
        try:
            lock = os.open(f"{path}.lock", os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o666)
        except OSError as error:
            raise BadSetup(f"the database folder '{path.parent}' cannot be written: {error.strerror}") from None
        stack.callback(os.close, lock)
        locked(lock, url.database)
        make_private(path)
        try:
            file = os.open(path, os.O_RDWR)
        except OSError as error:
            raise BadSetup(f"the database '{path}' cannot be written: {error.strerror}") from None
        stack.callback(os.close, file)
        if sys.platform == "linux":
            locked(file, url.database)  # the file itself, whatever it is called: a hard link is another name
        elif os.fstat(file).st_nlink > 1:  # elsewhere this lock would be in the way of SQLite's own
            raise BadSetup(f"the database '{path}' has another name, a hard link; two servers could use it: remove one")
        for one in (lock, file):
            LOCKS.append(one)
            stack.callback(LOCKS.remove, one)
        yield


def locked(file: int, name: str | None) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise BadSetup(f"another server uses the database '{name}'; stop it, or name another file") from None


LOCKS: list[int] = []  # open in the parent only


def load(config: Config) -> None:
    """Import and make everything that workers need once, so that they have it when they begin.

    What the first page asks for is made here as well: whoever comes first waits no longer than the others.
    """
    from argon2 import PasswordHasher

    from grimalkin import games, players
    from grimalkin.server.bots.parcel import home
    from grimalkin.server.people import hash_of_nobody
    from grimalkin.server.routes.pages import page_of

    app = app_of_worker(config, 0)  # opens nothing; what it imports and remembers is there for the next one
    usual = PasswordHasher()
    hash_of_nobody(usual.time_cost, usual.memory_cost, usual.parallelism)
    home()
    for fault in games.FAULTS + players.FAULTS:
        logs.event("left out", logging.WARNING, fault=fault)
    for game in games.GAMES.values():
        if game.vocabulary is not None:
            game.library({})
        _made_before_it_is_needed = game.rulebook(), game.codes
    home()
    _packed_before_it_is_asked_for = page_of(app.state).packed
    for name in ("uvloop", "uvicorn.lifespan.on"):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)


def raise_file_limit() -> None:
    """Each browser is an open file: take as many as the system gives."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# the parent


class Kept:
    """One worker's place: the process that fills it now, and how often it failed."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: Any = None
        self.news: Connection | None = None  # it says when it is ready
        self.ready_at: float | None = None
        self.failures = 0  # in a row
        self.start_at = 0.0  # not before

    @property
    def is_running(self) -> bool:
        return self.process is not None


class Supervisor:
    """Keeps the workers running until it is told to stop."""

    def __init__(
        self,
        config: Config,
        listening: socket.socket,
        make_app: MakeApp,
        called: list[int],
        given: Legacy | None = None,
    ) -> None:
        self.config = config
        self.listening = listening
        self.make_app = make_app
        self.called = called  # not empty: told to have another build take over
        self.given = given  # it takes over from another process, and ends with it
        self.first: Callable[[], None] = lambda: None  # what an heir must do when nobody else serves any more
        self.heir: Heir | None = None  # in charge
        self.loading: Heir | None = None
        methods = multiprocessing.get_all_start_methods()
        self.processes: Any = multiprocessing.get_context("fork" if "fork" in methods else "spawn")
        self.places = [Kept(number) for number in range(config.workers)]
        self.told = 0  # how often it was told to stop
        self.was_ready = False
        self.code = 0

    def run(self, ready: Ready, changed: Changed = lambda _heir: None) -> int:
        self.alive_end, self.alive = self.processes.Pipe(duplex=False)  # closed by our death, whatever kills us
        self.woken, self.wake = socket.socketpair()
        self.woken.setblocking(False)
        self.wake.setblocking(False)
        gc.collect()
        gc.freeze()  # what workers share with us stays shared
        try:
            with self.signals():
                if self.given is None or self.may_begin(self.given):
                    self.watch(ready, changed)
                    self.stop()
        finally:
            gc.unfreeze()
            for end in (self.alive_end, self.alive, self.woken, self.wake):
                end.close()
        return self.code

    @contextlib.contextmanager
    def signals(self) -> Iterator[None]:
        """A signal only wakes us up; what to do is decided where we wait."""

        def stop(_number: int, _frame: object) -> None:
            self.told += 1

        def look(_number: int, _frame: object) -> None:
            return

        wanted: dict[int, Any] = {signal.SIGINT: stop, signal.SIGTERM: stop}
        for name, handler in (("SIGHUP", stop), ("SIGCHLD", look)):
            if hasattr(signal, name):
                wanted[getattr(signal, name)] = handler
        before = {number: signal.signal(number, handler) for number, handler in wanted.items()}
        waking = signal.set_wakeup_fd(self.wake.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(waking)
            for number, old in before.items():
                signal.signal(number, old)

    def may_begin(self, given: Legacy) -> bool:
        """As an heir: say that all is loaded, and wait until nobody else serves. False: it is not wanted any more."""
        given.say(LOADED)
        while not self.told:
            found = wait([self.woken, given.channel])
            self.drain()
            if given.channel in found:
                if not given.may_go():
                    return False
                self.first()
                return True
        return False

    def watch(self, ready: Ready, changed: Changed) -> None:
        """Until told to stop: start what is missing, wait for news."""
        while not self.told:
            if self.called:
                self.call()
            now = time.monotonic()
            mine = self.heir is None
            for place in self.places:
                if mine and not place.is_running and now >= place.start_at:
                    self.start(place)
            later = [place.start_at - now for place in self.places if mine and not place.is_running]
            self.pause(max(0.0, min(later)) if later else None, [self.heir, self.loading, self.given])
            for place in self.places:
                if self.got_ready(place) and not self.was_ready:
                    self.was_ready = True
                    if self.given is not None:
                        self.given.say(READY)
                    ready(address_of(self.config, self.listening))
                self.look_after(place)
            self.hear_heir(changed)
            self.hear_loading()
            if not self.was_ready and any(place.failures >= TRIES for place in self.places):
                logs.event("no worker gets ready", logging.ERROR, tries=TRIES)
                self.code = 1
                return

    def call(self) -> None:
        """Start an heir. One that is just loading may have begun before all was there: it gives way."""
        self.called.clear()
        if self.given is not None:
            return
        if self.loading is not None:
            self.loading.kill()
            self.loading.close()
            self.loading = None
        try:
            self.loading = Heir(self.listening, LOCKS)
        except OSError as error:
            logs.event("no heir", logging.ERROR, error=type(error).__name__)
        else:
            logs.event("heir loads")

    def hear_heir(self, changed: Changed) -> None:
        """The heir in charge: it serves, or it has ended."""
        heir = self.heir
        if heir is None:
            return
        if READY in heir.news():
            logs.event("heir serves")
            changed(True)
        if heir.ended:
            self.heir = None
            logs.event("heir ended", logging.WARNING, exit=heir.close())
            if not self.told:
                self.serve_again(changed)

    def serve_again(self, changed: Changed) -> None:
        """The heir is gone. What it may have made of the database, this build must be able to read."""
        try:
            is_current(self.config.database)
        except Newer:
            logs.event("the database is of a newer build", logging.ERROR)
            self.code = 1
            self.told = 1
        except BadSetup:
            pass  # the workers will see
        else:
            changed(False)

    def hear_loading(self) -> None:
        """The heir that loads: it has done so, or it has ended."""
        heir = self.loading
        if heir is None:
            return
        if LOADED in heir.news() and not self.told:
            self.hand_over(heir)
        if self.loading is heir and heir.ended:
            self.loading = None
            logs.event("heir ended", logging.WARNING, exit=heir.close())

    def hand_over(self, heir: Heir) -> None:
        """End whoever serves now, and let this one begin."""
        if self.heir is not None and not self.end_heir(self.heir, always=False):
            return
        self.heir = None
        self.end_workers()
        if not self.told and not heir.ended:
            self.heir, self.loading = heir, None
            heir.go()

    def end_heir(self, heir: Heir, always: bool = True) -> bool:
        """Ask an heir to end, and wait for it; at once if told twice or if it takes too long.

        False: not `always`, and told to stop meanwhile, which ends it as well.
        """
        heir.stop()
        limit = time.monotonic() + HEIR_SECONDS
        while not heir.ended:
            now = time.monotonic()
            if self.told and not always:
                return False
            if heir.asked < 2 and (self.told > 1 or now > limit):
                heir.stop(2)
                limit = now + LAST_SECONDS
            elif now > limit:
                heir.kill()
            self.pause(max(0.1, limit - now))
        code = heir.close()
        if self.told and heir.in_charge:
            self.code = code if code >= 0 else 1
        return True

    def pause(self, seconds: float | None, others: Iterable[Heir | Legacy | None] = ()) -> None:
        """Wait for a signal, for news of a worker, or for the end of one; or of others."""
        waiting: list[Any] = [self.woken]
        for place in self.places:
            if place.process is not None:
                waiting.append(place.process.sentinel)
            if place.news is not None:
                waiting.append(place.news)
        waiting += [one for one in others if one is not None and not (isinstance(one, Heir) and one.silent)]
        found: list[Any] = wait(waiting, seconds)
        if self.given in found and not self.told:
            self.told = 1  # the process that this one serves for has ended
        self.drain()

    def drain(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self.woken.recv(4096)

    def start(self, place: Kept) -> None:
        news, tell = self.processes.Pipe(duplex=False)
        place.ready_at = None
        place.news = news
        place.process = self.processes.Process(
            target=work,
            args=(self.config, self.listening, self.make_app, place.number, self.alive_end, self.alive, tell),
            name=f"worker {place.number}",
        )
        with held_back():
            place.process.start()
        tell.close()

    def got_ready(self, place: Kept) -> bool:
        """Whether it has just said so."""
        if place.news is None or not place.news.poll():
            return False
        try:
            place.news.recv_bytes()
        except (EOFError, OSError):
            place.news.close()
            place.news = None
            return False
        place.ready_at = time.monotonic()
        place.news.close()
        place.news = None
        return True

    def look_after(self, place: Kept, wanted: bool = True) -> None:
        """Note a worker that has ended, and when to start the next."""
        if place.process is None or place.process.is_alive():
            return
        code = place.process.exitcode
        place.process.join()
        place.process.close()
        place.process = None
        if place.news is not None:
            place.news.close()
            place.news = None
        now = time.monotonic()
        if place.ready_at is None:
            place.failures += 1
        elif now - place.ready_at > SETTLED:
            place.failures = 0
        else:
            place.failures = max(1, place.failures)
        delay = min(SLOWEST, 0.1 * 2 ** (place.failures - 1)) if place.failures else 0.0
        place.start_at = now + delay
        if wanted and not self.told:
            logs.event("worker ended", logging.WARNING, worker=place.number, exit=code, again_in=delay)

    def stop(self) -> None:
        """Ask everybody to end; at once if told twice or if they take too long."""
        for heir in (self.loading, self.heir):
            if heir is not None:
                self.end_heir(heir)
        self.loading = self.heir = None
        self.end_workers()

    def end_workers(self) -> None:
        """Ask the workers to end; at once if told to stop twice or if they take too long."""
        limit = time.monotonic() + GRACE + 5
        for place in self.places:
            if place.process is not None:
                place.process.terminate()
        while any(place.process is not None for place in self.places):
            left = limit - time.monotonic()
            if self.told > 1 or left <= 0:
                for place in self.places:
                    if place.process is not None:
                        place.process.kill()
                        place.process.join()
            else:
                self.pause(left)
            for place in self.places:
                self.got_ready(place)
                self.look_after(place, wanted=False)


@contextlib.contextmanager
def held_back() -> Iterator[None]:
    """A worker that is told to end before it can listen hears of it as soon as it does: see `work`."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})


# a worker


def work(
    config: Config,
    listening: socket.socket,
    make_app: MakeApp,
    number: int,
    alive_end: Connection,
    alive: Connection,
    tell: Connection,
) -> None:
    """One worker, from its first line to its end."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches everybody; the parent decides
    for name in ("SIGCHLD", "SIGHUP", "SIGUSR2"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL if name == "SIGCHLD" else signal.SIG_IGN)
    stopped_early = threading.Event()
    signal.signal(signal.SIGTERM, lambda _number, _frame: stopped_early.set())
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
    gc.set_threshold(*SWEEPS)
    sys.setswitchinterval(TURN)
    alive.close()
    for lock in LOCKS:
        os.close(lock)
    LOCKS.clear()
    logs.configure(config, worker=number)
    server = Server(uvicorn_config(config, make_app(config, number)), tell)
    server.should_exit = stopped_early.is_set()
    watcher = threading.Thread(target=end_with, args=(alive_end, server), name="parent", daemon=True)
    watcher.start()
    try:
        server.run([listening])
    except SystemExit as ended:  # uvicorn's way to say that the application did not start
        logs.event("worker cannot start", logging.ERROR, worker=number, exit=ended.code)
        raise
    finally:
        with contextlib.suppress(OSError):
            tell.close()


def end_with(alive_end: Connection, server: Server) -> None:
    """Wait for the end of the parent."""
    with contextlib.suppress(EOFError, OSError):
        alive_end.recv_bytes()
    server.should_exit = True


def app_of_worker(config: Config, number: int) -> Any:
    from grimalkin.server.app import create_app
    from grimalkin.server.service import Service

    service = Service(config)
    service.metrics.worker = str(number)
    app = create_app(config, service)
    app.state.farewell = service.hub.close
    return app


def uvicorn_config(config: Config, app: Any) -> Settings:
    return Settings(
        config,
        app,
        loop="auto",  # uvloop where it is installed
        http=HTTP,
        h11_max_incomplete_event_size=HEAD_BYTES,
        ws=Live,
        ws_max_size=config.frame_bytes * TOLD,
        ws_per_message_deflate=False,  # its memory and time are worth more than the bytes
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies,
        server_header=False,
        backlog=BACKLOG,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE,
    )


class Server(uvicorn.Server):
    """uvicorn's server, told to stop by its parent only, and telling it when it is ready."""

    def __init__(self, config: uvicorn.Config, tell: Connection) -> None:
        super().__init__(config)
        self.tell = tell

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        def stop(_number: int, _frame: object) -> None:
            self.should_exit = True

        signal.signal(signal.SIGTERM, stop)
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new, then say good-bye, then close: a browser that comes back at once meets somebody else."""
        for server in self.servers:
            server.close()
        farewell = getattr(getattr(self.config.app, "state", None), "farewell", None)
        if farewell is not None:
            await farewell()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        with contextlib.suppress(OSError):  # the parent is gone; the watcher knows
            self.tell.send_bytes(b"ready")
            self.tell.close()
