"""Two workers on one database, and acts at the same table at the same instant: one of them wins, every time."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from grimalkin.core.errors import GrimalkinError
from grimalkin.core.snapshot import state_hash
from grimalkin.core.view import View
from grimalkin.server.client import DECODER, Seen, Turned, Wire
from grimalkin.server.live import LiveTable
from grimalkin.server.messages import Accepted, Done, Join, Move, NewSeat, NewTable, Stop, Talk, Update
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.service import Service
from grimalkin.server.storage.rows import Stored, read_stored
from grimalkin.server.storage.store import Hints
from tests.server.workers import guests, workers
from tests.support import effort
from tests.support.servers import PATIENCE, Guest, Running, new_table, running

CONFLICTS = 100 if effort.QUICK else 1_000
CLAIMS = 20 if effort.QUICK else 60
OVER_THE_WIRE = 150


class Ear:
    """A browser that only listens."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.tables: dict[str, Seen] = {}
        self.news = asyncio.Event()

    def send(self, message: bytes) -> None:
        news = DECODER.decode(message)
        if isinstance(news, Update | Talk):
            self.tables.setdefault(news.table, Seen(news.table)).take(news)
            self.news.set()

    def end(self, message: bytes) -> None:
        self.send(message)

    async def until(self, table: str, n: int) -> Seen:
        """Wait until it has been told of so many entries."""
        async with asyncio.timeout(PATIENCE):
            while table not in self.tables or self.tables[table].n < n:
                self.news.clear()
                await self.news.wait()
        return self.tables[table]


class Two:
    """Two workers, and people who sit at the same tables: each listens at one worker and acts at both."""

    def __init__(self, made: list[Service], people: list[Person], luck: random.Random) -> None:
        self.workers = made
        self.people = people
        self.luck = luck
        self.ears = [Ear(person) for person in people]
        self.table = ""
        self.refusals: Counter[str] = Counter()

    async def begin(self, game: str, settings: dict[str, str]) -> None:
        """A new table, watched by its people at different workers."""
        first = self.luck.choice(self.workers)
        new = NewTable(game, settings, [NewSeat("me"), *(NewSeat() for _ in self.people[1:])])
        info = await first.lobby.create(self.people[0], new)
        for person in self.people[1:]:
            await self.luck.choice(self.workers).lobby.join(person, info.id, Join())
        await self.luck.choice(self.workers).lobby.start(self.people[0], info.id)
        self.table = info.id
        for number, ear in enumerate(self.ears):
            await self.workers[number % len(self.workers)].hub.watch(ear, info.id, 0, 0)

    def view(self, seat: int) -> View:
        return self.ears[seat].tables[self.table].view(seat)

    def seen(self) -> Seen:
        return self.ears[0].tables[self.table]

    def options(self, seat: int) -> list[str]:
        return [option.notation for option in self.view(seat).options if not option.standing]

    def asked(self) -> list[int]:
        return [seat for seat in range(len(self.people)) if self.options(seat)]

    def move(self, seat: int, notation: str, key: str = "") -> Move:
        update = self.seen().update
        assert update is not None
        return Move(seat, update.version, notation, key or secrets.token_hex(8))

    async def act(self, act: Stop) -> None:
        """Something that nobody is in the way of."""
        done = await self.luck.choice(self.workers).hub.act(self.people[act.seat], self.table, act)
        await self.everybody_sees(done.n)

    async def at_once(self, *moves: Move) -> list[Done | str]:
        """Send the moves to different workers at the same instant: what each was told."""
        chosen = self.luck.sample(self.workers, len(moves))
        told = await asyncio.gather(
            *(
                worker.hub.act(self.people[move.seat], self.table, move)
                for worker, move in zip(chosen, moves, strict=True)
            ),
            return_exceptions=True,
        )
        answers: list[Done | str] = []
        for one in told:
            if isinstance(one, Refused | GrimalkinError):
                answers.append(one.code)
                self.refusals[one.code] += 1
            elif isinstance(one, BaseException):
                raise one
            else:
                answers.append(one)
        await self.everybody_sees(max((one.n for one in answers if isinstance(one, Done)), default=0))
        return answers

    async def everybody_sees(self, n: int) -> None:
        for ear in self.ears:
            await ear.until(self.table, n)

    async def check(self) -> None:
        """Both workers and the database have the same record, and every browser was told the same."""
        logs = {tuple(one.n for one in ear.tables[self.table].log if one.kind != "stop") for ear in self.ears}
        assert len(logs) == 1
        stored = await self.workers[0].store.read(lambda connection: read_stored(connection, self.table))
        assert stored is not None
        assert stored.row.n == len(stored.entries)
        replayed = LiveTable(stored, self.workers[0].games)
        hashes = {(replayed.n, state_hash(replayed.played.state))}
        for worker in self.workers:
            async with worker.hub.use(self.table) as (_, live):
                hashes.add((live.n, state_hash(live.played.state)))
        assert len(hashes) == 1
        assert {ear.tables[self.table].n for ear in self.ears} == {replayed.n}
        keys = [row.key for row in stored.entries if row.key is not None]
        assert len(keys) == len(set(keys))


@asynccontextmanager
async def two(database: str, seed: int, people: int = 2) -> AsyncIterator[Two]:
    async with workers(database, 2) as made:
        yield Two(made, await guests(made[0], *("Ann", "Ben", "Cat")[:people]), random.Random(seed))


def test_of_two_moves_at_the_same_instant_one_wins(postgres_database: str) -> None:
    asyncio.run(thousand_conflicts(postgres_database, 5))


async def thousand_conflicts(database: str, seed: int) -> None:
    """The same person at two workers chooses two things for the same version; in between, one thing with one key."""
    async with two(database, seed) as tables:
        await tables.begin("cauldron", {})
        conflicts = again = 0
        while conflicts < CONFLICTS:
            if tables.seen().is_over():
                await tables.check()
                await tables.begin("cauldron", {})
            seat = tables.luck.choice(tables.asked())
            options = tables.options(seat)
            if tables.luck.random() < 0.15:
                move = tables.move(seat, tables.luck.choice(options))
                answers = await tables.at_once(move, move)
                assert all(isinstance(one, Done) for one in answers), f"seed {seed}: {answers}"
                assert answers[0] == answers[1], f"seed {seed}: one move, one answer"
                again += 1
                continue
            chosen = tables.luck.sample(options, 2) if len(options) > 1 else options * 2
            answers = await tables.at_once(*(tables.move(seat, notation) for notation in chosen))
            assert sum(isinstance(one, Done) for one in answers) == 1, f"seed {seed}: {answers} for {chosen}"
            conflicts += 1
        await tables.check()
        assert again > CONFLICTS // 10
        assert set(tables.refusals) <= {"stale", "illegal_choice", "not_playing"}, tables.refusals
        assert tables.refusals.total() == conflicts


def test_of_two_claims_in_one_window_the_first_wins(postgres_database: str) -> None:
    asyncio.run(claims(postgres_database, 6))


async def claims(database: str, seed: int) -> None:
    """Different people at different workers claim in the same window of Familiars and Foes, nobody passes."""
    settings = {"interrupt_mode": "claim", "ballyhoo_mode": "claim", "window_seconds": "600", "claim_seconds": "600"}
    async with two(database, seed, 3) as tables:
        found = 0
        begun = False
        while found < CLAIMS:
            if not begun or tables.seen().is_over() or tables.seen().n > 400:
                if begun:
                    await tables.check()
                await tables.begin("familiars-and-foes", settings)
                begun = True
                for seat in range(3):
                    for window in tables.workers[0].games["familiars-and-foes"].windows:
                        await tables.act(Stop(seat, window, True))
            asked = tables.asked()
            claiming = [seat for seat in asked if "pass" in tables.options(seat)]
            if len(claiming) < 2:
                seat = tables.luck.choice(asked)
                await tables.at_once(tables.move(seat, tables.luck.choice(tables.options(seat))))
                continue
            moves = [
                tables.move(seat, tables.luck.choice([one for one in tables.options(seat) if one != "pass"]))
                for seat in tables.luck.sample(claiming, 2)
            ]
            answers = await tables.at_once(*moves)
            assert sum(isinstance(one, Done) for one in answers) == 1, f"seed {seed}: {answers} for {moves}"
            found += 1
        await tables.check()
        assert set(tables.refusals) == {"stale"}


def test_news_that_come_while_a_table_is_being_read_are_not_lost(postgres_database: str) -> None:
    asyncio.run(read_meanwhile(postgres_database, 8))


async def read_meanwhile(database: str, seed: int) -> None:
    """One worker reads the table for somebody who comes; before it is done, the other writes and says so."""
    async with two(database, seed) as tables:
        await tables.begin("cauldron", {})
        writing, reading = tables.workers
        reading.hub.rooms.clear()  # as if it had just started
        late = Ear(tables.people[1])
        read, heard, go_on = asyncio.Event(), asyncio.Event(), asyncio.Event()
        replayed, hinted = reading.hub.loader.replayed, reading.hub.hinted

        async def slowly(stored: Stored) -> LiveTable:
            live = await replayed(stored)
            read.set()
            await go_on.wait()
            return live

        def hear(hints: Hints) -> None:
            hinted(hints)
            heard.set()

        reading.hub.loader.replayed = slowly  # type: ignore[method-assign]
        reading.store.on_hints = hear
        watching = asyncio.ensure_future(reading.hub.watch(late, tables.table, 0, 0))
        await asyncio.wait_for(read.wait(), PATIENCE)
        seat = tables.asked()[0]
        move = tables.move(seat, tables.options(seat)[0])
        done = await writing.hub.act(tables.people[seat], tables.table, move)
        await asyncio.wait_for(heard.wait(), PATIENCE)
        go_on.set()
        await watching
        assert (await late.until(tables.table, done.n)).n == done.n


def test_of_many_moves_at_the_same_instant_over_the_wire_one_wins(postgres_database: str) -> None:
    with running(postgres_database, workers=2, teaching=True) as server:
        asyncio.run(over_the_wire(server, 7))


async def over_the_wire(server: Running, seed: int) -> None:
    """Two people, each with several browsers that are spread over both workers."""
    luck = random.Random(seed)
    players = [Guest(server, name, seed) for name in ("Ann", "Ben")]
    browsers: list[list[Wire]] = []
    for guest in players:
        wires: list[Wire] = []
        limit = time.monotonic() + PATIENCE
        while len(wires) < 4 or len({server.worker_of(wire) for wire in wires}) < 2:
            assert time.monotonic() < limit, f"all {len(wires)} connections go to one worker"
            wires.append(Wire(guest.visitor))
            await wires[-1].open()
        browsers.append(wires)
    every = [wire for wires in browsers for wire in wires]
    done = 0
    table = ""
    while done < OVER_THE_WIRE:
        if not table or every[0].tables[table].is_over():
            table = await asyncio.to_thread(new_table, players, "cauldron")
            for wire in every:
                await wire.watch(table)
        seat = next(seat for seat in luck.sample(range(2), 2) if browsers[seat][0].tables[table].asked())
        wires = browsers[seat]
        seen = wires[0].tables[table]
        moves = [seen.move(seat, luck.choice(usual(seen, seat))) for _ in wires]
        told = await asyncio.gather(
            *(wire.act(table, move) for wire, move in zip(wires, moves, strict=True)), return_exceptions=True
        )
        accepted = [one for one in told if isinstance(one, Accepted)]
        refused = [one.code for one in told if isinstance(one, Turned)]
        assert (len(accepted), len(refused)) == (1, len(wires) - 1), f"seed {seed}: {told}"
        assert set(refused) <= {"stale", "illegal_choice", "not_playing"}
        for wire in every:
            await wire.until(partial(has_seen, wire.tables[table], accepted[0].n), PATIENCE)
        done += 1
    logs = {tuple(one.n for one in wire.tables[table].log) for wire in every}
    assert len(logs) == 1
    for wire in every:
        await wire.close()


def has_seen(seen: Seen, n: int) -> bool:
    return seen.n >= n


def usual(seen: Seen, seat: int) -> list[str]:
    return [option.notation for option in seen.view(seat).options if not option.standing]
