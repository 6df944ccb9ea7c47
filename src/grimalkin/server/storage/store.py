"""Reading and writing. All writes of a worker go through one thread, many in one transaction: a group commit.

An append says at which entry it found the table. Whoever comes second gets a `Conflict`, reads again and decides anew.
With PostgreSQL every commit tells the other workers what changed; they take it as a hint and re-read what they miss.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy import (
    JSON,
    Column,
    ColumnElement,
    Connection,
    Insert,
    Select,
    String,
    Table,
    Text,
    Update,
    UpdateBase,
    bindparam,
    cast,
    delete,
    func,
    insert,
    literal_column,
    select,
    text,
    update,
)
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.sql.dml import ReturningUpdate

from grimalkin.server import logs
from grimalkin.server.storage.database import WRITING, database_url, is_sqlite, open_database
from grimalkin.server.storage.schema import entries, facts, seats, tables, talk

if TYPE_CHECKING:
    import psycopg
    from psycopg.pq.abc import PGconn

T = TypeVar("T")
Shape = tuple[tuple[str, ...], bool, bool]  # of a batch: shape_of

CHANNEL = "grimalkin"
DEADLOCK, NOT_SERIAL = "40P01", "40001"  # PostgreSQL's codes
LISTENS = 5.0  # seconds for the first connection that listens
REST = 2.0  # seconds after which a connection is not taken for granted
AGAIN = 3  # how often a write is tried again that another worker got in the way of
GROUP = 256  # writes in one commit at most
PACE = 0.004  # seconds between two commits to SQLite at least: what comes meanwhile shares the second one
PROBED = 5.0  # seconds for which it is believed that the database takes writes
FAILED = 30.0  # seconds for which a write that failed is held against it, though a smaller one may succeed
HINT_BYTES = 7_500  # PostgreSQL takes hints below 8,000 bytes


class Conflict(Exception):
    """Somebody else wrote first: the table is not where the writer found it."""


class Unavailable(Exception):
    """The database does not answer."""


class EntryRow(msgspec.Struct, frozen=True, array_like=True):
    """An entry of a record with the time it was made, and the key of the message that asked for it."""

    n: int
    seat: int
    kind: str
    text: str
    hash: str
    at: float
    key: str | None = None


class TalkRow(msgspec.Struct, frozen=True, array_like=True):
    """Something said or agreed. `m` is 0 until it is written."""

    m: int
    at: float
    person: str
    seat: int
    kind: str
    text: str


class Batch:
    """What one act adds to a table, all or nothing.

    `n` and `m` are the entries and lines of talk the writer had seen; None: it does not matter (a line of chat).
    """

    def __init__(
        self,
        table: str,
        n: int | None,
        m: int | None,
        new_entries: Sequence[EntryRow] = (),
        new_talk: Sequence[TalkRow] = (),
        changes: dict[str, Any] | None = None,
        rewritten: Sequence[EntryRow] = (),
    ) -> None:
        self.table = table
        self.n = n
        self.m = m
        self.entries = list(new_entries)
        self.talk = list(new_talk)
        self.changes = changes or {}  # columns of the table's row
        self.rewritten = list(rewritten)  # entries of another game that this one goes on from, as it begins
        self.turned = False  # others are asked now than before
        self.seats: list[dict[str, Any]] = []  # new rows of seats, of officials who have sat down

    def is_plain(self) -> bool:
        """Does it add entries and talk and nothing else?"""
        return not self.rewritten and not self.seats


class Hint(msgspec.Struct, frozen=True, array_like=True):
    """A table changed: it now has n entries and m lines of talk. The news itself is there if it is short."""

    table: str
    n: int
    m: int
    entries: list[EntryRow] = []
    talk: list[TalkRow] = []
    row: bool = False  # more than its record changed: who sits there, what it is doing


class Hints(msgspec.Struct, frozen=True, array_like=True):
    """What one commit of a worker told. An empty list: hints were missed, so re-read everything."""

    worker: str
    hints: list[Hint]


class Written:
    """Where an append left the table, and the talk with its numbers."""

    def __init__(self, n: int, m: int, said: list[TalkRow]) -> None:
        self.n = n
        self.m = m
        self.talk = said


class Job:
    """One write that waits for its commit."""

    def __init__(
        self, future: asyncio.Future[Any], work: Batch | Callable[[Connection], Any], hints: list[str]
    ) -> None:
        self.future = future
        self.work = work
        self.hints = hints  # tables whose row this write changes
        self.result: Any = None
        self.error: BaseException | None = None


class Store:
    """The database as one worker uses it."""

    def __init__(self, url: str, worker: str) -> None:
        self.url = url
        self.worker = worker
        self.is_sqlite = is_sqlite(database_url(url))
        self.writer, self.reader = open_database(url)
        self.pool = ThreadPoolExecutor(4, thread_name_prefix="read")
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.on_hints: Callable[[Hints], None] | None = None  # called in the event loop
        self.cares: Callable[[str], bool] = lambda _table: True  # is this table in memory here?
        self.thread = threading.Thread(target=self.write_on, name="write", daemon=True)
        self.listener: asyncio.Task[None] | None = None
        self.listens = asyncio.Event()
        self.held: Connection | None = None  # by the writing thread
        self.held_at = 0.0
        self.failed_at = float("-inf")  # when a write failed that the database did not take
        self.probed_at = float("-inf")
        self.probing: asyncio.Future[None] | None = None
        self.clock: Callable[[], float] = time.monotonic
        self.commits = 0  # for the metrics: writes / commits is the size of a group
        self.writes = 0

    # life

    def open(self, on_hints: Callable[[Hints], None] | None = None) -> None:
        """Begin to write, in the running event loop; with PostgreSQL, to listen to other workers too."""
        self.loop = asyncio.get_running_loop()
        self.on_hints = on_hints
        self.thread.start()
        if not self.is_sqlite and on_hints is not None:
            self.listener = asyncio.ensure_future(self.listen_on())

    async def begun(self) -> None:
        """Wait until other workers are heard, so that nothing is read before and missed; not for long."""
        if self.listener is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.listens.wait(), LISTENS)

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)
        self.pool.shutdown()
        self.writer.dispose()
        self.reader.dispose()

    # reading

    async def read(self, look: Callable[[Connection], T]) -> T:
        """Look something up, in one consistent snapshot."""
        assert self.loop is not None
        return await self.loop.run_in_executor(self.pool, self.read_now, look)

    def read_now(self, look: Callable[[Connection], T]) -> T:
        try:
            with self.reader.connect() as connection:
                return look(connection)
        except DBAPIError as error:
            raise Unavailable(str(error.orig)) from error

    # health

    async def probe(self) -> None:
        """Raise Unavailable unless the database takes writes: one is tried, or was a moment ago."""
        now = self.clock()
        if now < self.failed_at + FAILED:
            raise Unavailable("a write has failed")
        if now < self.probed_at + PROBED:
            return
        if self.probing is None or self.probing.done():
            self.probing = self.queued(leave_a_trace, [])  # one at a time, however many ask
        await asyncio.shield(self.probing)
        self.probed_at = now

    # writing

    async def write(self, work: Callable[[Connection], T], hints: Sequence[str] = ()) -> T:
        """Run a change in a transaction; what it raises, the caller gets. `hints`: tables whose rows it changes."""
        return await self.queued(work, list(hints))  # type: ignore[no-any-return]

    async def append(self, batch: Batch) -> Written:
        """Add to a table if nobody else has; else a Conflict."""
        return await self.queued(batch, [])  # type: ignore[no-any-return]

    def queued(self, work: Batch | Callable[[Connection], Any], hints: list[str]) -> asyncio.Future[Any]:
        assert self.loop is not None
        future: asyncio.Future[Any] = self.loop.create_future()
        self.jobs.put(Job(future, work, hints))
        return future

    def write_on(self) -> None:
        """The writing thread."""
        last = False
        pace = PACE if self.is_sqlite else 0.0
        began = float("-inf")
        while not last:
            job = self.jobs.get()
            if job is None:
                break
            early = began + pace - time.monotonic()
            if early > 0:
                time.sleep(early)
            began = time.monotonic()
            group = [job]
            while len(group) < GROUP:
                try:
                    more = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                group.append(more)
            try:
                self.commit(group)
            except Exception as error:  # noqa: BLE001  a fault of ours: whoever waits is told, and the thread goes on
                for job in group:
                    job.error = error
            self.answer(group)
        self.disconnect()

    def commit(self, group: list[Job], again: int = AGAIN) -> None:
        """All in one transaction; if that breaks, one by one, so that each answers for itself."""
        try:
            self.transact(group)
        except SQLAlchemyError as error:
            if len(group) == 1:
                if again and is_passing(error):
                    group[0].result = group[0].error = None
                    self.commit(group, again - 1)
                else:
                    group[0].error = failure(error)
                    if not isinstance(error, IntegrityError | DataError):  # those are the fault of what was written
                        self.failed_at = self.clock()
                return
            for job in group:
                job.result = job.error = None
                self.commit([job])

    def transact(self, group: list[Job]) -> None:
        connection = self.connected()
        try:
            with self.transaction(connection, group):
                hints = append_all(connection, group, self.is_sqlite)
                for job in group:
                    if not isinstance(job.work, Batch):
                        hints += run(connection, job, self.is_sqlite)
                if hints and not self.is_sqlite:
                    notify(connection, self.worker, hints)
        except BaseException:
            self.disconnect()
            raise
        self.commits += 1
        self.writes += len(group)

    def transaction(self, connection: Connection, group: list[Job]) -> AbstractContextManager[Any]:
        """The transaction of a group. One of nothing but moves on SQLite needs no more than its driver."""
        if self.is_sqlite and all(isinstance(job.work, Batch) and job.work.is_plain() for job in group):
            return plain_transaction(connection)
        return connection.begin()

    def connected(self) -> Connection:
        """The writer's connection. One that has rested is taken anew, which finds out whether it still lives."""
        now = time.monotonic()
        if self.held is not None and now - self.held_at > REST:
            self.disconnect()
        if self.held is None:
            self.held = self.writer.connect()
        self.held_at = now
        return self.held

    def disconnect(self) -> None:
        held, self.held = self.held, None
        if held is not None:
            with contextlib.suppress(SQLAlchemyError):
                held.close()

    def answer(self, group: list[Job]) -> None:
        assert self.loop is not None

        def answer_all() -> None:
            for job in group:
                if job.future.done():  # whoever asked is gone; what was written stays
                    continue
                if job.error is not None:
                    job.future.set_exception(job.error)
                else:
                    job.future.set_result(job.result)

        try:
            self.loop.call_soon_threadsafe(answer_all)
        except RuntimeError:
            return  # the loop is closed: nobody waits any more

    # listening

    async def listen_on(self) -> None:
        """Hear what other workers tell, in the event loop itself: a thread would cost more than the hints."""
        import psycopg

        loop = asyncio.get_running_loop()
        while True:
            try:
                connection = await asyncio.to_thread(self.listening)
            except psycopg.Error:
                await asyncio.sleep(0.5)
                continue
            lost: asyncio.Future[None] = loop.create_future()
            descriptor = connection.fileno()
            loop.add_reader(descriptor, self.read_notices, connection.pgconn, lost)
            try:
                self.pass_on(Hints("", []))  # some may have been missed, also before the first time
                self.listens.set()
                await lost
            finally:
                loop.remove_reader(descriptor)
                connection.close()

    def listening(self) -> psycopg.Connection[Any]:
        import psycopg

        url = database_url(self.url).set(drivername="postgresql").render_as_string(hide_password=False)
        connection = psycopg.connect(url, autocommit=True)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def read_notices(self, wire: PGconn, lost: asyncio.Future[None]) -> None:
        """The connection has something to read: hints, or its end."""
        from psycopg import OperationalError

        try:
            wire.consume_input()
        except OperationalError:
            if not lost.done():
                lost.set_result(None)
            return
        while (notice := wire.notifies()) is not None:
            self.heard(notice.extra.decode())

    def heard(self, payload: str) -> None:
        """Pass on what matters here: not what this worker wrote itself, nor of tables that it does not have."""
        if payload.startswith(f'["{self.worker}",'):
            return
        told = msgspec.json.decode(payload.encode(), type=Hints)
        mine = [hint for hint in told.hints if hint.row or self.cares(hint.table)]
        if mine:
            self.pass_on(Hints(told.worker, mine))

    def pass_on(self, hints: Hints) -> None:
        assert self.on_hints is not None
        self.on_hints(hints)


def is_passing(error: SQLAlchemyError) -> bool:
    """Did two workers only get in each other's way? Then it goes well the next time."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in (DEADLOCK, NOT_SERIAL)


def failure(error: SQLAlchemyError) -> Exception:
    """Whoever asked is told that it was not written, and the host why: by a code, because a message can quote rows."""
    why = getattr(error, "orig", error)
    code = getattr(why, "sqlite_errorname", None) or getattr(why, "sqlstate", None) or type(why).__name__
    logs.event("database does not write", logging.ERROR, reason=code)
    return Unavailable(str(why))


def run(connection: Connection, job: Job, sqlite: bool) -> list[Hint]:
    """One change of its own. If it raises, nothing of it remains and the rest of the group goes on."""
    assert not isinstance(job.work, Batch)
    nested = connection.begin_nested()
    try:
        job.result = job.work(connection)
    except SQLAlchemyError:
        nested.rollback()
        raise
    except Exception as error:  # noqa: BLE001  it is the caller's, and goes to the caller
        nested.rollback()
        job.error = error
        return []
    nested.commit()
    if sqlite or not job.hints:
        return []
    rows = connection.execute(select(tables.c.id, tables.c.n, tables.c.m).where(tables.c.id.in_(job.hints)))
    return [Hint(row.id, row.n, row.m, row=True) for row in rows]


def append_all(connection: Connection, jobs: list[Job], sqlite: bool) -> list[Hint]:
    """Append for many tables: each row is moved on if it is where its writer found it.

    Few statements, however many the tables: each one is a wait for the interpreter, which the event loop has meanwhile.
    """
    new_entries: list[list[Any]] = []
    new_talk: list[list[Any]] = []
    rewritten: list[dict[str, Any]] = []
    new_seats: list[dict[str, Any]] = []
    hints: list[Hint] = []
    batches = [(job.work, job) for job in jobs if isinstance(job.work, Batch)]
    if not sqlite and len(batches) > 1:
        # in the order of their ids, as every worker does: so two of them never wait for each other
        connection.execute(HOLD, {"ids": sorted({batch.table for batch, _ in batches})})
    for alike in rounds(batches):
        moved = move_rows(connection, [batch for batch, _ in alike], sqlite)
        for batch, job in alike:
            if batch.table not in moved:
                job.error = Conflict(batch.table)
                continue
            n, m = moved[batch.table]
            said = [msgspec.structs.replace(row, m=m - len(batch.talk) + i) for i, row in enumerate(batch.talk, 1)]
            new_entries += [[batch.table, *msgspec.structs.astuple(row)] for row in batch.entries]
            new_talk += [[batch.table, *msgspec.structs.astuple(row)] for row in said]
            rewritten += [
                {"of": batch.table, "at_n": row.n, "new_hash": row.hash, "now": row.at} for row in batch.rewritten
            ]
            job.result = Written(n, m, said)
            new_seats += batch.seats
            more = bool(batch.seats) or not batch.changes.keys().isdisjoint(("started_at", "ended_at"))
            hints.append(Hint(batch.table, n, m, batch.entries, said, more))
    if rewritten:
        connection.execute(REWRITE, rewritten)
    if new_seats:
        connection.execute(insert(seats), new_seats)
    if new_entries:
        give(connection, adding(entries, ENTRY, sqlite), new_entries, sqlite)
    if new_talk:
        give(connection, adding(talk, TALK, sqlite), new_talk, sqlite)
    return hints


def give(connection: Connection, statement: UpdateBase, rows: list[list[Any]], sqlite: bool) -> None:
    """Run a statement whose parameter is rows."""
    given = msgspec.json.encode(rows).decode()
    if sqlite:
        plain(connection, in_words(statement), given)
    else:
        connection.execute(statement, {"rows": given})


@contextlib.contextmanager
def plain_transaction(connection: Connection) -> Iterator[None]:
    """A transaction by SQLite's own driver."""
    driver: Any = connection.connection.driver_connection
    plain(connection, WRITING)
    try:
        yield
        plain(connection, "COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            driver.rollback()
        raise


def plain(connection: Connection, words: str, *given: str) -> Any:
    """Run a statement by SQLite's own driver, which takes a tenth of the time; the first value of what it answers."""
    driver: Any = connection.connection.driver_connection
    try:
        row = driver.execute(words, given).fetchone()
    except sqlite3.Error as error:  # as SQLAlchemy does it for its own statements
        raise DBAPIError.instance(None, None, error, sqlite3.Error) from error
    return row[0] if row is not None else None


@lru_cache(512)
def in_words(statement: UpdateBase | Select[Any]) -> str:
    """A statement with one parameter, as SQLite reads it."""
    made = statement.compile(dialect=sqlite_dialect.dialect())
    assert made.positiontup == ["rows"], f"the statement has the parameters {made.positiontup}"
    return str(made)


def rounds(batches: list[tuple[Batch, Job]]) -> list[list[tuple[Batch, Job]]]:
    """Batches that one statement can write together: of different tables, and with the same columns.

    What comes later to the same table stays after what came before.
    """
    times: dict[str, int] = {}
    found: dict[tuple[int, Shape], list[tuple[Batch, Job]]] = {}
    for batch, job in batches:
        turn = times.get(batch.table, 0)
        times[batch.table] = turn + 1
        found.setdefault((turn, shape_of(batch)), []).append((batch, job))
    return [found[key] for key in sorted(found)]


def shape_of(batch: Batch) -> Shape:
    """The columns it changes; whether it minds where the table is."""
    return tuple(sorted(batch.changes)), batch.n is not None, batch.m is not None


def move_rows(connection: Connection, batches: list[Batch], sqlite: bool) -> dict[str, tuple[int, int]]:
    """Count what the batches add and write their columns. Left out: tables that are not where a writer found them."""
    shape = shape_of(batches[0])
    if not sqlite:
        moved = connection.execute(moving(shape, sqlite), {"rows": as_rows(batches, shape)})
        return {row.id: (row.n, row.m) for row in moved}
    # Who writes to SQLite is alone, so the rows can be looked at before. One answer: each row would be one more wait.
    given = msgspec.json.encode([batch.table for batch in batches]).decode()
    at = {table: (n, m) for table, n, m in msgspec.json.decode(plain(connection, in_words(WHERE), given))}
    fit = [batch for batch in batches if batch.table in at and fits(batch, *at[batch.table])]
    if fit:
        plain(connection, in_words(moving(shape, sqlite)), as_rows(fit, shape))
    return {
        batch.table: (at[batch.table][0] + len(batch.entries), at[batch.table][1] + len(batch.talk)) for batch in fit
    }


def fits(batch: Batch, n: int, m: int) -> bool:
    """Is the table where the writer found it?"""
    return batch.n in (None, n) and batch.m in (None, m)


def as_rows(batches: list[Batch], shape: Shape) -> str:
    """Batches of one shape, for `moving`."""
    return msgspec.json.encode(
        [
            [
                batch.table,
                len(batch.entries),
                len(batch.talk),
                batch.n,
                batch.m,
                *(batch.changes[name] for name in shape[0]),
            ]
            for batch in batches
        ]
    ).decode()


@lru_cache(256)
def moving(shape: Shape, sqlite: bool) -> Update | ReturningUpdate[Any]:
    """The statement that moves rows of tables on. Made once: making one costs more than running it."""
    names, if_n, if_m = shape
    columns = tables.c
    always: list[Column[Any]] = [columns.id, columns.n, columns.m, columns.n, columns.m]
    given = each_of([*always, *(columns[name] for name in names)], sqlite)
    change = update(tables).where(columns.id == given[0])
    if if_n:
        change = change.where(columns.n == given[3])
    if if_m:
        change = change.where(columns.m == given[4])
    values: dict[str, Any] = dict(zip(names, given[len(always) :], strict=True))
    values["n"] = columns.n + given[1]
    values["m"] = columns.m + given[2]
    change = change.values(values)
    return change if sqlite else change.returning(columns.id, columns.n, columns.m)


@lru_cache(16)
def adding(table: Table, names: tuple[str, ...], sqlite: bool) -> Insert:
    """The statement that adds rows to a table."""
    given = each_of([table.c[name] for name in names], sqlite)
    return insert(table).from_select(list(names), select(*given))


def each_of(columns: Sequence[Column[Any]], sqlite: bool) -> list[ColumnElement[Any]]:
    """The values of the parameter `rows`, a list of lists as JSON: a list for each row, a value for each column."""
    given = bindparam("rows", type_=Text)
    if sqlite:
        each = func.json_each(given).table_valued("value")
        paths: list[ColumnElement[str]] = [literal_column(f"'$[{i}]'") for i in range(len(columns))]
        return [
            func.json_extract(each.c.value, path, type_=column.type)
            for path, column in zip(paths, columns, strict=True)
        ]
    each = func.json_array_elements(cast(given, JSON)).table_valued("value")
    # letters without a bound: a cast to fewer would cut them off in silence, and the column itself does not
    kinds = [Text() if isinstance(column.type, String) else column.type for column in columns]
    return [cast(each.c.value.op("->>")(i), kind) for i, kind in enumerate(kinds)]


ENTRY = ("table", *(field.name for field in msgspec.structs.fields(EntryRow)))
TALK = ("table", *(field.name for field in msgspec.structs.fields(TalkRow)))
WHERE = select(func.json_group_array(func.json_array(tables.c.id, tables.c.n, tables.c.m))).where(
    tables.c.id.in_(select(func.json_each(bindparam("rows", type_=Text)).table_valued("value").c.value))
)
HOLD = (
    select(tables.c.id).where(tables.c.id.in_(bindparam("ids", expanding=True))).order_by(tables.c.id).with_for_update()
)
REWRITE = (
    update(entries)
    .where(entries.c.table == bindparam("of"), entries.c.n == bindparam("at_n"))
    .values({"hash": bindparam("new_hash"), "at": bindparam("now")})
)
TELL = select(func.pg_notify(bindparam("channel"), bindparam("payload")))


def notify(connection: Connection, worker: str, hints: list[Hint]) -> None:
    """Tell the other workers, in as few messages as hold it all."""
    message: list[Hint] = []
    size = 0
    for hint in [*hints, None]:
        own = len(msgspec.json.encode(hint)) + 1 if hint is not None else 0
        if own > HINT_BYTES // 2 and hint is not None:
            hint = Hint(hint.table, hint.n, hint.m, row=hint.row)
            own = len(msgspec.json.encode(hint)) + 1
        if message and (hint is None or size + own > HINT_BYTES):
            payload = msgspec.json.encode(Hints(worker, message)).decode()
            connection.execute(TELL, {"channel": CHANNEL, "payload": payload})
            message, size = [], 0
        if hint is not None:
            message.append(hint)
            size += own


def check(connection: Connection) -> None:
    """Does the database answer?"""
    connection.execute(text("SELECT 1"))


def leave_a_trace(connection: Connection) -> None:
    """Does the database take writes? A row comes and goes; the commit has to reach the disk all the same."""
    name = f"probe {secrets.token_hex(8)}"
    connection.execute(insert(facts).values(name=name, value=""))
    connection.execute(delete(facts).where(facts.c.name == name))
