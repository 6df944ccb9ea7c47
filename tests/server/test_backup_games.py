"""A host moves house: the running server is backed up while people play, and everything goes on elsewhere."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Row, create_engine, select

from grimalkin.core.saved import from_text
from grimalkin.games import GAMES
from grimalkin.server.client import Visitor, Wire
from grimalkin.server.messages import (
    Accepted,
    Happened,
    LogIn,
    Me,
    Move,
    NewAccount,
    NewShare,
    ReplayInfo,
    Resign,
    Shared,
    TableList,
    Update,
)
from grimalkin.server.storage.database import database_url
from grimalkin.server.storage.schema import entries
from tests.cli.inside import inside
from tests.support.servers import Guest, Running, new_table, running

GAME = "mythic-arena"
PASSWORD = "three black cats"
PACE = 0.2  # seconds between two moves during the backup ...
MEANWHILE = 12  # ... and so many at most at each table: the games must not be over before the backup is


class House:
    """Ann and Ben in the middle of a game, Cat in the middle of one with a bot, and a game that is over."""

    def __init__(self, server: Running) -> None:
        self.ann, self.ben, self.cat = self.guests = [Guest(server, name) for name in ("Ann", "Ben", "Cat")]
        self.ann.post("/api/accounts", NewAccount("ann", PASSWORD), Me)
        self.people = [guest.get("/api/me", Me) for guest in self.guests]
        self.duel = new_table([self.ann, self.ben], GAME)
        self.lesson = new_table([self.cat], GAME, ["me", "bot:greedy"])
        self.over = new_table([self.ben], GAME, ["me", "me"])
        self.at = {self.ann: self.duel, self.ben: self.duel, self.cat: self.lesson}
        self.old_logs: dict[Guest, list[Happened]] = {}
        self.acknowledged: list[tuple[str, Move, Accepted]] = []  # before the backup began
        self.kept: list[Row[Any]] = []  # the entries that came out of the backup
        self.shared = ""
        self.memories: dict[str, str] = {}

    async def play_at_the_old_place(self, server: Running, backup: Path) -> None:
        await self.finish_one()
        for guest, table in self.at.items():
            await guest.come(table)
        await self.play(8)
        self.acknowledged = [one for guest in self.guests for one in guest.made]
        done = asyncio.Event()
        meanwhile = asyncio.ensure_future(self.play(MEANWHILE, PACE, done.is_set))
        await self.back_up(server, backup)
        done.set()
        await meanwhile
        await self.play(2)  # these are not in it
        for guest, table in self.at.items():
            self.old_logs[guest] = guest.seen(table).log
            assert not guest.seen(table).is_over(), "it must be in the middle"
            await guest.leave()

    async def finish_one(self) -> None:
        await self.ben.come(self.over)
        await self.ben.play(self.over, lambda: len(self.ben.made) == 10)
        await self.ben.wire.act(self.over, Resign(0))
        await self.ben.wait(self.ben.seen(self.over).is_over)
        await self.ben.leave()
        self.ben.wire = Wire(self.ben.visitor)
        self.shared = self.ben.post(f"/api/tables/{self.over}/share", NewShare("open"), Shared).code
        self.memories = self.remembered()

    async def play(self, count: int, pace: float = 0.0, until: Callable[[], bool] = lambda: False) -> None:
        """So many moves at each table, or fewer if something else holds before."""

        async def sit(guest: Guest, table: str, enough: Callable[[], bool]) -> None:
            seen = guest.seen(table)
            while not enough():
                if seen.asked():
                    view = seen.asked()[0]
                    moves = [option.notation for option in view.options if not option.standing]
                    await guest.make(table, seen.move(view.seat, guest.luck.choice(moves)))
                await asyncio.sleep(pace or 0.005)

        def enough(table: str) -> Callable[[], bool]:
            goal = self.made(table) + count
            return lambda: until() or self.made(table) >= goal

        async with asyncio.timeout(30):
            await asyncio.gather(*(sit(guest, table, enough(table)) for guest, table in self.at.items()))

    def made(self, table: str) -> int:
        """How many moves were acknowledged at a table."""
        return sum(len(guest.made) for guest, place in self.at.items() if place == table)

    async def back_up(self, server: Running, backup: Path) -> None:
        """With the command, as another process, while moves are made."""
        before = sum(len(guest.made) for guest in self.guests)
        command = await asyncio.create_subprocess_exec(
            str(Path(sys.executable).with_name("grimalkin")),
            *("backup", "--database", server.config.database, str(backup)),
            stdout=asyncio.subprocess.PIPE,
        )
        said, _ = await command.communicate()
        assert command.returncode == 0
        assert said.decode().endswith("complete and checked\n")
        assert sum(len(guest.made) for guest in self.guests) > before, "moves were made meanwhile"

    # elsewhere

    async def go_on(self, server: Running) -> None:
        self.move_to(server)
        self.check_people(server)
        for guest, table in self.at.items():
            await guest.come(table)
        self.check_logs()
        self.check_moves()
        await self.check_letters_sent_twice()
        assert self.remembered() == self.memories, "finished games are remembered to the last byte"
        await asyncio.gather(*(guest.play(table) for guest, table in self.at.items()))
        for table, guests in ((self.duel, [self.ann, self.ben]), (self.lesson, [self.cat])):
            self.check_end(table, guests)
        for guest in self.guests:
            await guest.leave()

    def move_to(self, server: Running) -> None:
        """The same cookies at another address. What they saw of moves that are not in the backup is forgotten."""
        for guest in self.guests:
            guest.server = server
            guest.visitor.place = urlsplit(server.address)
            guest.wire = Wire(guest.visitor)

    def check_people(self, server: Running) -> None:
        assert [guest.get("/api/me", Me) for guest in self.guests] == self.people
        visitor = Visitor(server.address)
        try:
            assert visitor.post("/api/login", LogIn("ann", PASSWORD), Me) == self.people[0]
        finally:
            visitor.close()
        for guest, table in self.at.items():
            mine = guest.get("/api/tables/mine", TableList).tables
            assert table in [one.id for one in mine if one.status == "playing"]

    def unpacked(self, database: str) -> None:
        """Nobody has played on there so far; as soon as a server runs, a bot that is asked does."""
        engine = create_engine(database_url(database))
        try:
            with engine.connect() as connection:
                self.kept = list(connection.execute(select(entries)).all())
        finally:
            engine.dispose()

    def check_logs(self) -> None:
        """Each table stood where it had stood at one moment of the backup, and everybody sees the same until then."""
        for guest, table in self.at.items():
            seen, old = guest.seen(table), self.old_logs[guest]
            kept = 1 + sum(row.table == table for row in self.kept)  # the log begins before the first entry
            assert msgspec.json.encode(seen.log[:kept]) == msgspec.json.encode(old[:kept])
            assert len(seen.log) >= kept
            assert len(old) > kept, "the last moves were made after the backup"
            assert not seen.is_over()

    def check_moves(self) -> None:
        """Every move that was acknowledged before the backup began is there, once."""
        found = [(row.table, row.seat, row.text, row.key) for row in self.kept if row.key is not None]
        assert len(set(found)) == len(found)
        assert {(table, move.seat, move.move, move.key) for table, move, _ in self.acknowledged} <= set(found)

    async def check_letters_sent_twice(self) -> None:
        """A browser that never heard the answer sends its move again: the new server knows it."""
        lesson = self.cat.seen(self.lesson)
        await self.cat.wait(lambda: lesson.is_over() or bool(lesson.asked()))  # until the bot has answered
        for guest, table in self.at.items():
            before = guest.get(f"/api/tables/{table}/update", Update).n
            own = {move.key for place, move, _ in guest.made if place == table}
            _, move, answer = [one for one in self.acknowledged if one[1].key in own][-1]
            again = await guest.wire.act(table, move)
            assert (again.n, guest.get(f"/api/tables/{table}/update", Update).n) == (answer.n, before)

    def check_end(self, table: str, guests: list[Guest]) -> None:
        texts = {guest.text(f"/api/tables/{table}/saved") for guest in guests}
        assert len(texts) == 1
        replayed = from_text(texts.pop(), GAMES)  # every choice, hash and piece of luck is checked
        assert replayed.state.result is not None
        assert {len(replayed.record)} == {guest.seen(table).n for guest in guests}
        assert guests[0].get(f"/api/tables/{table}/replay", ReplayInfo).entries == len(replayed.record)

    def remembered(self) -> dict[str, str]:
        """The finished game: the replay of each viewer, the saved game, the luck, the shared link."""
        root = f"/api/tables/{self.over}"
        viewers = self.ben.get(f"{root}/replay", ReplayInfo).viewers
        assert "open" in viewers
        paths = [f"{root}/replay/{viewer}" for viewer in viewers]
        paths += [f"{root}/replay", f"{root}/saved", f"{root}/luck", f"/api/shared/{self.shared}/frames"]
        return {path: self.ben.text(path) for path in paths}


@contextmanager
def moved(old: str, new: str, folder: Path) -> Iterator[tuple[Running, House]]:
    """The house at its new place."""
    backup = folder / "monday.backup"
    with running(old) as server:
        house = House(server)
        asyncio.run(house.play_at_the_old_place(server, backup))
    done = inside("restore", "--database", new, str(backup))
    assert (done.returncode, done.stderr) == (0, "")
    house.unpacked(new)
    with running(new) as server:
        yield server, house


def test_games_go_on_in_a_new_file(sqlite_database: str, tmp_path: Path) -> None:
    with moved(sqlite_database, f"sqlite:///{tmp_path / 'new.sqlite'}", tmp_path) as (server, house):
        asyncio.run(house.go_on(server))


def test_games_go_on_in_postgres(sqlite_database: str, postgres_database: str, tmp_path: Path) -> None:
    with moved(sqlite_database, postgres_database, tmp_path) as (server, house):
        asyncio.run(house.go_on(server))


def test_games_of_postgres_go_on_in_a_file(postgres_database: str, tmp_path: Path) -> None:
    with moved(postgres_database, f"sqlite:///{tmp_path / 'new.sqlite'}", tmp_path) as (server, house):
        asyncio.run(house.go_on(server))
