"""kill -9 under load: whatever dies, and when: what was acknowledged is there once, and every table goes on."""

from __future__ import annotations

import asyncio
import random
import time

import pytest
from sqlalchemy import create_engine, select

from grimalkin.games import GAMES
from grimalkin.server.client import Turned, Wire
from grimalkin.server.live import LiveTable
from grimalkin.server.storage.database import database_url
from grimalkin.server.storage.rows import read_stored
from grimalkin.server.storage.schema import OVER, PLAYING, entries, tables
from tests.support.effort import QUICK
from tests.support.servers import LOST, PATIENCE, Guest, Running, new_table, running

TABLES = 6
KILLS = 14 if QUICK else 50
WHOLE = 2 if QUICK else 4  # of the kills take the whole server
GAME = "mythic-arena"


class Club:
    """Tables that are always played at: when a game is over the same two begin another."""

    def __init__(self, server: Running, seed: int) -> None:
        self.server = server
        self.luck = random.Random(seed)
        self.pairs = [[Guest(server, f"{name}{number}", seed) for name in ("ann", "ben")] for number in range(TABLES)]
        self.table_of: list[str] = [""] * TABLES
        self.every_table: list[str] = []
        self.closing = False

    async def run(self) -> None:
        """Many kills; then every table has to make further moves."""
        playing = [asyncio.ensure_future(self.play_on(number)) for number in range(TABLES)]
        try:
            await self.wait_for_moves(3)
            whole = self.luck.sample(range(KILLS), WHOLE)
            for number in range(KILLS):
                if number % 12 != 11:  # else while the last one is still being replaced
                    await self.wait_for_work()
                await asyncio.sleep(self.luck.uniform(0.0, 0.4))
                await self.kill(whole.index(number) if number in whole else -1)
                self.look_at(playing)
            await self.wait_for_moves(10)
            self.closing = True
            for guest in self.guests:
                guest.wire.news.set()  # so that whoever waits looks up
            await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for guest in self.guests:
                await guest.wire.lose()

    @property
    def guests(self) -> list[Guest]:
        return [guest for pair in self.pairs for guest in pair]

    async def kill(self, whole: int) -> None:
        """One worker; or the whole server, in turn everything at once and the parent alone."""
        server = self.server
        if whole < 0:
            while not server.kill_worker(self.luck):
                await asyncio.sleep(0.01)
            return
        (server.kill_parent if whole % 2 else server.kill)()
        await asyncio.to_thread(server.start)

    async def wait_for_work(self) -> None:
        """Until some tables are played at again. Answers that were under way at the last kill do not count."""
        await asyncio.sleep(0.05)
        before = [self.moves(pair) for pair in self.pairs]
        limit = time.monotonic() + PATIENCE
        while sum(self.moves(pair) > was for pair, was in zip(self.pairs, before, strict=True)) < 2:
            assert time.monotonic() < limit, "nobody can play any more"
            await asyncio.sleep(0.005)

    async def wait_for_moves(self, count: int) -> None:
        """Until each pair has made so many moves more."""
        before = [self.moves(pair) for pair in self.pairs]
        limit = time.monotonic() + PATIENCE
        while any(self.moves(pair) < was + count for pair, was in zip(self.pairs, before, strict=True)):
            found = [self.moves(pair) - was for pair, was in zip(self.pairs, before, strict=True)]
            assert time.monotonic() < limit, f"tables stand still; moves made at each: {found}"
            await asyncio.sleep(0.02)

    @staticmethod
    def moves(pair: list[Guest]) -> int:
        return sum(len(guest.made) for guest in pair)

    @staticmethod
    def look_at(playing: list[asyncio.Task[None]]) -> None:
        """Whoever has stopped to play has an error to tell."""
        for task in playing:
            if task.done():
                task.result()

    async def play_on(self, number: int) -> None:
        pair = self.pairs[number]
        while not self.closing:
            table = await self.begin(pair)
            self.every_table.append(table)
            for guest in pair:
                await guest.wire.lose()
                guest.wire = Wire(guest.visitor)
                await guest.come(table)
            await asyncio.gather(*(guest.play(table, lambda: self.closing) for guest in pair))

    async def begin(self, pair: list[Guest]) -> str:
        """Begin a table; if the server dies meanwhile, another one."""
        while True:
            try:
                return await asyncio.to_thread(new_table, pair, GAME)
            except (*LOST, OSError, Turned):
                await asyncio.sleep(0.05)


def check_records(database: str, club: Club) -> None:
    """What the database has against what was acknowledged."""
    engine = create_engine(database_url(database))
    try:
        with engine.connect() as connection:
            by_key: dict[str, list[tuple[str, int, int, str]]] = {}
            for row in connection.execute(select(entries).where(entries.c.key.is_not(None))):
                by_key.setdefault(row.key, []).append((row.table, row.n, row.seat, row.text))
            made = [(table, move, answer) for guest in club.guests for table, move, answer in guest.made]
            assert all(len(found) == 1 for found in by_key.values()), "a move is there twice"
            for table, move, answer in made:
                assert move.key in by_key, f"an acknowledged move is lost: {move} at {table}"
                place, n, seat, text = by_key[move.key][0]
                assert (place, seat, text) == (table, move.seat, move.move)
                assert n <= answer.n
            assert set(by_key) == {move.key for _, move, _ in made}, "what was refused is there nevertheless"
            status = {row.id: row.status for row in connection.execute(select(tables.c.id, tables.c.status))}
            for table in club.every_table:
                stored = read_stored(connection, table)
                assert stored is not None
                assert stored.row.n == len(stored.entries)
                assert stored.row.m == len(stored.talk)
                live = LiveTable(stored, GAMES)  # every entry leads to the hash that was written with it
                assert live.n == stored.row.n
                assert status[table] == (OVER if live.played.state.result is not None else PLAYING)
    finally:
        engine.dispose()


@pytest.mark.parametrize("seed", [1])
def test_kill_9_loses_and_doubles_nothing_on_sqlite(sqlite_database: str, seed: int) -> None:
    with running(sqlite_database) as server:
        club = Club(server, seed)
        asyncio.run(club.run())
        check_records(sqlite_database, club)


@pytest.mark.parametrize("seed", [2])
def test_kill_9_loses_and_doubles_nothing_on_postgres_with_two_workers(postgres_database: str, seed: int) -> None:
    with running(postgres_database, workers=2) as server:
        club = Club(server, seed)
        asyncio.run(club.run())
        check_records(postgres_database, club)
