"""The store: appends that are all or nothing, group commits, conflicts, and what other workers hear."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from io import StringIO
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import insert, select, text
from sqlalchemy.event import listens_for as listens

from grimalkin.core.errors import BadSetup
from grimalkin.games import GAMES
from grimalkin.server.ids import new_id
from grimalkin.server.messages import Clock
from grimalkin.server.storage import store as store_module
from grimalkin.server.storage.database import database_url, open_database, shown
from grimalkin.server.storage.rows import read_entries, read_table, read_talk
from grimalkin.server.storage.schema import entries, facts, people, tables
from grimalkin.server.storage.store import FAILED, PROBED, Batch, Conflict, Hints, Store, Unavailable, Written, check
from tests.server.logged import written_to
from tests.support.effort import times
from tests.support.tables import entry, line, table_row

Work = Callable[[Store], Coroutine[Any, Any, None]]
PATIENCE = 60.0  # seconds, for what has to happen however busy the machine is


def with_store(url: str, work: Work) -> None:
    async def run() -> None:
        store = Store(url, "one")
        store.open()
        try:
            await make_tables(store, "a", "b")
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def make_tables(store: Store, *ids: str, host: str = "ann") -> None:
    row = msgspec.structs.asdict(table_row(GAMES["mythic-arena"], {}, Clock(), "public", host))
    row |= {"settings": "{}", "position": "{}", "clock": msgspec.json.encode(row["clock"]).decode(), "result": ""}

    def work(connection: Any) -> None:
        connection.execute(insert(people), [{"id": host, "name": host, "created_at": 0.0}])
        connection.execute(insert(tables), [{**row, "id": one} for one in ids])

    await store.write(work)


def test_an_append_is_written_with_its_talk_and_its_columns(database: str) -> None:
    async def work(store: Store) -> None:
        written = await store.append(Batch("a", 0, 0, [entry(1), entry(2, key="k" * 8)], [line()], {"asked": "B"}))
        assert (written.n, written.m) == (2, 1)
        assert [row.m for row in written.talk] == [1]
        rows = await store.read(lambda connection: read_entries(connection, "a"))
        assert rows == [entry(1), entry(2, key="k" * 8)]
        said = await store.read(lambda connection: read_talk(connection, "a"))
        assert [(row.m, row.text) for row in said] == [(1, "hello")]
        row = await store.read(lambda connection: read_table(connection, "a"))
        assert row is not None
        assert (row.n, row.m, row.asked) == (2, 1, "B")

    with_store(database, work)


def test_a_full_disk_is_told_and_does_no_harm(sqlite_database: str) -> None:
    """People are told to try again, the host is told why, and with room on the disk it goes on."""

    def limited(pages: int) -> Callable[[Any], None]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").close()

    async def work(store: Store) -> None:
        await store.write(limited(1))  # no more than there are
        log = StringIO()
        long = msgspec.structs.replace(entry(1), text="moonwort " * 10_000)
        with written_to(log), pytest.raises(Unavailable):
            await store.append(Batch("a", 0, 0, [long]))
        assert '"reason":"SQLITE_FULL"' in log.getvalue().replace(" ", "")
        assert "moonwort" not in log.getvalue()
        await store.write(limited(100_000))
        assert (await store.append(Batch("a", 0, 0, [long]))).n == 1

    with_store(sqlite_database, work)


def test_a_database_that_takes_no_writes_is_noticed(database: str) -> None:
    """By the next probe, though reading goes well; and a while after it takes writes again it is well again."""

    async def work(store: Store) -> None:
        now = 1_000.0
        store.clock = lambda: now
        await store.probe()
        commits = store.commits
        await asyncio.gather(*[store.probe() for _ in range(5)])
        assert store.commits == commits, "it is believed for a while"
        now += PROBED
        await asyncio.gather(*[store.probe() for _ in range(5)])
        assert store.commits == commits + 1, "those who ask at once share one write"
        assert await store.read(lambda connection: connection.execute(select(facts)).all()) == [], "nothing is left"
        now += PROBED
        await store.write(lambda connection: connection.exec_driver_sql(forbid(store)).close())
        with pytest.raises(Unavailable):
            await store.probe()
        await store.read(check)
        store.writer.dispose()  # a new connection may write
        assert await store.write(lambda _connection: 7) == 7
        with pytest.raises(Unavailable):  # it may be a smaller one that went well
            await store.probe()
        now += FAILED
        await store.probe()

    with_store(database, work)


def forbid(store: Store) -> str:
    return "PRAGMA query_only=ON" if store.is_sqlite else "SET default_transaction_read_only = on"


def test_a_write_that_failed_is_remembered(sqlite_database: str) -> None:
    """On a disk that is nearly full a small write may go well where a greater one did not."""

    async def work(store: Store) -> None:
        now = 1_000.0
        store.clock = lambda: now
        await store.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=1").close())
        long = msgspec.structs.replace(entry(1), text="moonwort " * 10_000)
        await store.probe()
        with pytest.raises(Unavailable):
            await store.append(Batch("a", 0, 0, [long]))
        with pytest.raises(Unavailable):
            await store.probe()
        now += FAILED
        await store.probe()
        with pytest.raises(Unavailable):  # an entry of a table that there is not: a mistake of ours, not of the disk
            await store.write(lambda connection: connection.execute(insert(entries).values(BAD_ENTRY)).close())
        await store.probe()

    with_store(sqlite_database, work)


BAD_ENTRY = {"table": "nowhere", "n": 1, "seat": 0, "kind": "choice", "text": "", "hash": "", "at": 0.0}


def test_who_comes_second_gets_a_conflict_and_changes_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append(Batch("a", 0, 0, [entry(1)]))
        for batch in (Batch("a", 0, 0, [entry(1)], [line()]), Batch("a", 1, 3), Batch("nowhere", 0, 0, [entry(1)])):
            with pytest.raises(Conflict):
                await store.append(batch)
        row = await store.read(lambda connection: read_table(connection, "a"))
        assert row is not None
        assert (row.n, row.m) == (1, 0)

    with_store(database, work)


def test_many_writes_share_a_commit_and_each_has_its_own_answer(database: str) -> None:
    async def work(store: Store) -> None:
        commits = store.commits
        tasks = [asyncio.ensure_future(store.append(Batch("a", 0, None, [entry(1)]))) for _ in range(20)]
        tasks += [asyncio.ensure_future(store.append(Batch("b", None, None, [], [line(str(i))]))) for i in range(20)]
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert len([one for one in answers[:20] if not isinstance(one, Exception)]) == 1
        assert [one.m for one in answers[20:] if not isinstance(one, BaseException)] == list(range(1, 21))
        assert store.commits - commits < 10

    with_store(database, work)


class Pace:
    """In place of `time`: a clock that the test moves. Who waits for it waits until `go`, if that is not set."""

    def __init__(self) -> None:
        self.now = 100.0
        self.waits: list[float] = []
        self.go = threading.Event()
        self.go.set()

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)
        assert self.go.wait(PATIENCE)
        self.now += seconds


def test_writes_that_come_soon_after_a_commit_share_the_next(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every commit takes its time from the event loop; one that comes alone does not wait."""
    pace = Pace()
    monkeypatch.setattr(store_module, "PACE", 0.5)
    monkeypatch.setattr(store_module, "time", pace)

    async def work(store: Store) -> None:
        pace.now += 0.6  # the tables were written
        pace.waits.clear()
        await store.append(Batch("a", 0, 0, [entry(1)]))
        assert pace.waits == []
        commits = store.commits
        pace.now += 0.1
        pace.go.clear()
        tasks = [asyncio.ensure_future(store.append(Batch("a", i + 1, 0, [entry(i + 2)]))) for i in range(5)]
        await asyncio.sleep(0)  # they are all on their way
        pace.go.set()
        assert [one.n for one in await asyncio.gather(*tasks)] == [2, 3, 4, 5, 6]
        assert pace.waits == [pytest.approx(0.4)]
        assert store.commits == commits + 1

    with_store(sqlite_database, work)


def test_a_group_of_moves_that_breaks_is_undone_and_written_one_by_one(sqlite_database: str) -> None:
    """Nothing of it remains, and each answers for itself."""
    gate = threading.Event()

    async def work(store: Store) -> None:
        held = asyncio.ensure_future(store.write(lambda _connection: gate.wait(60)))
        wrong = msgspec.structs.replace(entry(1), kind=None)  # the column takes no null
        batches = [Batch("a", 0, 0, [entry(1)]), Batch("b", 0, 0, [wrong]), Batch("b", 0, 0, [entry(1)])]
        tasks = [asyncio.ensure_future(store.append(one)) for one in batches]
        await asyncio.sleep(0)
        gate.set()
        await held
        first, second, third = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(first, Written)
        assert isinstance(second, Unavailable)
        assert isinstance(third, Written), "it found the table where it was"
        for table in ("a", "b"):
            rows = await store.read(lambda connection, table=table: read_entries(connection, table))  # type: ignore[misc]
            assert rows == [entry(1)]

    with_store(sqlite_database, work)


@pytest.mark.parametrize("count", [2, 40])
def test_a_group_takes_the_same_few_statements_however_many_tables_it_writes(database: str, count: int) -> None:
    """Each statement waits for the interpreter, which the event loop has: one a table would make moves wait."""
    sent: list[str] = []
    gate = threading.Event()

    async def work(store: Store) -> None:
        ids = [f"t{i:02d}" for i in range(count)]
        await make_tables(store, *ids, host="bob")
        held = asyncio.ensure_future(store.write(lambda _connection: gate.wait(60)))  # what comes now waits together
        appends = [
            store.append(Batch(one, 0, 0, [entry(1), entry(2)], [line(one)], {"asked": "B", "wake_at": 1.5}))
            for one in ids
        ]
        tasks = [asyncio.ensure_future(one) for one in appends]
        await asyncio.sleep(0)  # each has put itself in the line
        if store.is_sqlite:
            assert store.held is not None
            driver: Any = store.held.connection.driver_connection
            driver.set_trace_callback(sent.append)  # also what does not go through SQLAlchemy
        else:
            listens(store.writer, "before_cursor_execute")(lambda *given: sent.append(given[2]))
        gate.set()
        await held
        answers = await asyncio.gather(*tasks)
        assert [(one.n, one.m) for one in answers] == [(2, 1)] * count
        for one in ids:
            row = await store.read(lambda connection, one=one: read_table(connection, one))  # type: ignore[misc]
            assert row is not None
            assert (row.n, row.m, row.asked, row.wake_at) == (2, 1, "B", 1.5)
            said = await store.read(lambda connection, one=one: read_talk(connection, one))  # type: ignore[misc]
            assert [line.text for line in said] == [one]

    with_store(database, work)
    changes = [one.split()[0] for one in sent if one.split()[0] in ("UPDATE", "INSERT")]
    assert changes == ["UPDATE", "INSERT", "INSERT"]


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0")), min_size=1, max_size=5))
@settings(max_examples=times(40), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_is_written_is_read_again_to_the_last_bit(database: str, texts: list[str]) -> None:
    async def work(store: Store) -> None:
        ids = [new_id() for _ in texts]
        await make_tables(store, *ids, host=new_id())
        new = {
            one: msgspec.structs.replace(entry(1, key=None), text=text, at=1.7e9 + 1 / (i + 3))
            for i, (one, text) in enumerate(zip(ids, texts, strict=True))
        }
        await asyncio.gather(*(store.append(Batch(one, 0, 0, [row], [line(row.text)])) for one, row in new.items()))
        for one, row in new.items():
            assert await store.read(lambda connection, one=one: read_entries(connection, one)) == [row]  # type: ignore[misc]
            said = await store.read(lambda connection, one=one: read_talk(connection, one))  # type: ignore[misc]
            assert [line.text for line in said] == [row.text]

    async def run() -> None:
        store = Store(database, "one")
        store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_change_that_raises_leaves_nothing_and_spoils_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        def bad(connection: Any) -> None:
            connection.execute(insert(facts), [{"name": "bad", "value": "1"}])
            raise ValueError("no")

        def good(connection: Any) -> str:
            connection.execute(insert(facts), [{"name": "good", "value": "1"}])
            return "done"

        def doubled(connection: Any) -> None:
            connection.execute(insert(facts), [{"name": "twice", "value": "1"}, {"name": "twice", "value": "2"}])

        answers = await asyncio.gather(
            store.write(bad), store.write(good), store.write(doubled), store.append(Batch("a", 0, 0, [entry(1)])),
            return_exceptions=True,
        )  # fmt: skip
        assert isinstance(answers[0], ValueError)
        assert answers[1] == "done"
        assert isinstance(answers[2], Exception)
        assert not isinstance(answers[3], BaseException)
        names = await store.read(lambda connection: connection.execute(select(facts.c.name)).scalars().all())
        assert set(names) == {"good"}

    with_store(database, work)


def test_a_key_counts_once_in_a_table(database: str) -> None:
    async def work(store: Store) -> None:
        await store.append(Batch("a", 0, 0, [entry(1, key="k" * 8)]))
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.append(Batch("a", 1, 0, [entry(2, key="k" * 8)]))
        await store.append(Batch("b", 0, 0, [entry(1, key="k" * 8)]))

    with_store(database, work)


def test_sqlite_waits_for_the_disk(sqlite_database: str) -> None:
    """What is acknowledged survives a power cut: the log is synced with every commit."""
    for engine in open_database(sqlite_database):
        with engine.connect() as connection:
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2  # FULL
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
        engine.dispose()


def test_other_workers_hear_what_was_written_and_not_what_they_wrote(postgres_database: str) -> None:
    async def run() -> None:
        heard: dict[str, list[Hints]] = {"one": [], "two": []}
        stores = [Store(postgres_database, name) for name in ("one", "two")]
        for store in stores:
            store.open(heard[store.worker].append)
        await make_tables(stores[0], "a")
        while not all(heard.values()):  # both listen: the first thing they hear is that they may have missed something
            await asyncio.sleep(0.02)
        await stores[0].append(Batch("a", 0, 0, [entry(1)], [line()]))
        await stores[0].append(Batch("a", 1, 1, [msgspec.structs.replace(entry(2), text="x" * 9000)]))
        await stores[0].write(lambda connection: None, hints=["a"])
        for _ in range(100):
            if sum(len(one.hints) for one in heard["two"]) >= 3:
                break
            await asyncio.sleep(0.05)
        hints = [hint for one in heard["two"] for hint in one.hints]
        assert [(hint.n, hint.m, len(hint.entries), len(hint.talk), hint.row) for hint in hints] == [
            (1, 1, 1, 1, False),
            (2, 1, 0, 0, False),  # too long for a hint: it must be read
            (2, 1, 0, 0, True),
        ]
        assert [hints for hints in heard["one"] if hints.hints] == []  # but for "some may have been missed"
        for store in stores:
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("nonsense", "is not a URL"),
        ("mysql://host/name", "'mysql' is not known"),
        ("sqlite://", "would forget every game"),
        ("sqlite:///:memory:", "would forget every game"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused(url: str, says: str) -> None:
    with pytest.raises(BadSetup, match=says):
        database_url(url)


def test_passwords_of_urls_are_never_shown() -> None:
    assert "hush" not in shown("postgresql://ann:hush@host/name")
    assert "hush" not in shown("postgresql://ann:hush@host:port/name")
