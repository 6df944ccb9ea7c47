"""Files that people send: nobody else waits for them, one of each person at a time, and dear ones are refused early."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from grimalkin.core.luck import Seeded
from grimalkin.core.saved import to_text
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.games import GAMES, TEACHING
from grimalkin.server import frames, turns
from grimalkin.server.bots.pool import BotFailed
from grimalkin.server.frames import MOST_STEPS, check_cost
from grimalkin.server.messages import NewTable
from grimalkin.server.refusals import Refused
from grimalkin.server.service import Service
from tests.server.test_replays import finished, refused
from tests.support.memory import ANN, BEN, CAT, stored_at, with_worker

EVERY = {**GAMES, **TEACHING}


class Held:
    """A process that is busy with jobs of some names until a test lets it go on."""

    def __init__(self, work: Any, *holds: str) -> None:
        self.work = work
        self.holds = holds
        self.begun = asyncio.Semaphore(0)
        self.go_on = asyncio.Semaphore(0)
        self.names: list[str] = []

    async def __call__(self, name: str, argument: bytes, seconds: float) -> bytes:
        if name in self.holds:  # not what a server does by itself, such as frames
            self.names.append(name)
            self.begun.release()
            await self.go_on.acquire()
        return bytes(await self.work(name, argument, seconds))


def undone(times: int, seats: int = 2) -> bytes:
    """A game in which people go back and forth."""
    game = EVERY["cauldron"]
    table: Table = open_table(game, {}, [Seat(f"Seat {i}", "human") for i in range(seats)], Seeded(3))
    for _ in range(8):
        offer = next(offer for offer in table.offers() if offer.options)
        table.play(offer.seat, game.codes.text(offer.options[0]))
    others = list(range(1, seats))
    for _ in range(times):
        table.walk_back(0, 7, others)
        table.redo(0, others)
    return to_text(table).encode()


def test_a_luck_check_does_not_wait_for_anybodys_files(sqlite_database: str) -> None:
    """One guest sends ten files. The first is being read; the others are refused at once, and nobody else waits."""

    async def test(service: Service) -> None:
        table = await stored_at(service, finished())
        text = undone(3)
        held = Held(service.clerk.work, "import")
        service.clerk.work = held  # type: ignore[method-assign]
        sent = [asyncio.ensure_future(service.replays.bring_in(CAT, text)) for _ in range(10)]
        await held.begun.acquire()
        async with asyncio.timeout(60):  # for ever, if the files had the turn
            assert (await service.replays.luck(BEN, table)).rolls
            done, _running = await asyncio.wait(sent, return_when="FIRST_COMPLETED")
            while len(done) < 9:
                done, _running = await asyncio.wait(sent, timeout=0.05)
        assert {one.exception().code for one in done} == {"too_many"}  # type: ignore[union-attr]
        held.go_on.release()
        (last,) = [one for one in sent if one not in done]
        assert await last
        held.go_on.release()
        assert await service.replays.bring_in(CAT, text), "the next one may come when the first is done"
        assert held.names == ["import", "import"]

    with_worker(sqlite_database, test)


def test_files_of_different_people_are_read_in_the_order_in_which_they_came(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        text = undone(1)
        held = Held(service.clerk.work, "import")
        service.clerk.work = held  # type: ignore[method-assign]
        order: list[str] = []

        async def send(person: Any) -> None:
            await service.replays.bring_in(person, text)
            order.append(person.id)

        sent = []
        for person in (CAT, ANN, BEN):
            sent.append(asyncio.ensure_future(send(person)))
            while person.id not in service.replays.files.lines:
                await asyncio.sleep(0)
        for _ in sent:
            held.go_on.release()
        await asyncio.gather(*sent)
        assert order == ["cat", "ann", "ben"]
        assert not service.replays.files.lines

    with_worker(sqlite_database, test)


def test_too_many_files_are_turned_away(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST_FILES", 1)

    async def test(service: Service) -> None:
        text = undone(1)
        held = Held(service.clerk.work, "import")
        service.clerk.work = held  # type: ignore[method-assign]
        first = asyncio.ensure_future(service.replays.bring_in(CAT, text))
        await held.begun.acquire()
        await refused(service.replays.bring_in(ANN, text), "unavailable", "Try again later")
        monkeypatch.setattr(turns, "MOST_FILES", 5)
        monkeypatch.setattr(turns, "FILE_WAIT", 0.01)
        await refused(service.replays.bring_in(ANN, text), "unavailable", "Try again later")
        held.go_on.release()
        assert await first
        assert not service.replays.files.lines

    with_worker(sqlite_database, test)


def test_one_persons_luck_checks_stand_in_line_as_one(sqlite_database: str) -> None:
    """Whoever asks twenty times has one place in the line: the next person comes after one of them."""

    async def test(service: Service) -> None:
        table = await stored_at(service, finished())
        held = Held(service.bots.work, "luck")
        service.bots.work = held  # type: ignore[method-assign]
        order: list[str] = []

        async def ask(person: Any) -> None:
            await service.replays.luck(person, table)
            order.append(person.id)

        sent = [asyncio.ensure_future(ask(ANN)) for _ in range(20)]
        while len(service.replays.turns.lines) < 1 or service.replays.turns.lines["ann"].count < 20:
            await asyncio.sleep(0)
        sent.append(asyncio.ensure_future(ask(BEN)))
        while "ben" not in service.replays.turns.lines:
            await asyncio.sleep(0)
        for _ in sent:
            held.go_on.release()
        await asyncio.gather(*sent)
        assert order.index("ben") <= 1
        assert len(order) == 21
        assert not service.replays.turns.lines

    with_worker(sqlite_database, test)


def test_a_dear_file_is_refused_before_anything_of_it_is_played(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        held = Held(service.clerk.work, "import")
        service.clerk.work = held  # type: ignore[method-assign]
        dear = undone(1_900)
        with pytest.raises(Refused) as refusal:
            await service.replays.bring_in(CAT, dear)
        assert refusal.value.code == "too_long"
        assert f"{MOST_STEPS:,}" in refusal.value.text
        assert "3,800 of them undos" in refusal.value.text
        assert not held.names, "it was not even begun"

    with_worker(sqlite_database, test)


def test_what_a_file_costs() -> None:
    line = b'{"n":1,"seat":0,"kind":"choice","text":"pass","hash":"0"}\n'
    undo = line.replace(b"choice", b"undo")
    two, four = (undone(0, seats).partition(b"\n")[0] + b"\n" for seats in (2, 4))

    def dear(*parts: bytes) -> bool:
        try:
            check_cost(b"".join(parts) + b"{}\n")
        except Refused:
            return True
        return False

    assert (dear(two, line * 5_000), dear(two, line * 5_001)) == (False, True)
    assert (dear(two, undo * 3_750), dear(two, undo * 3_751)) == (False, True)
    assert (dear(four, line * 3_750), dear(four, line * 3_751)) == (False, True)
    assert not dear(b"no header\n", line * 9_000), "what is wrong with a header is told by whoever reads the file"
    assert not dear(b"\xff\n", line * 9_000)
    assert not dear(b"")


def test_what_is_seen_of_a_file_has_a_limit(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(service: Service) -> None:
        text = undone(5)
        assert await service.replays.bring_in(CAT, text)
        monkeypatch.setattr(frames, "MOST_TOLD", 1_000)
        await refused(service.replays.bring_in(CAT, text), "bad_save", "at most 1,000 are kept")

    with_worker(sqlite_database, test)


# card files


def test_a_card_file_is_read_where_nobody_waits_for_it(sqlite_database: str) -> None:
    """In a process of its own, for a limited time, and one of each person at a time."""

    async def test(service: Service) -> None:
        new = NewTable("mythic-arena", cards='[astaryan]\nname = "A Dog"\n')
        held = Held(service.clerk.work, "cards")
        work = service.clerk.work
        service.clerk.work = held  # type: ignore[method-assign]
        first = asyncio.ensure_future(service.lobby.create(ANN, new))
        await held.begun.acquire()
        await refused(service.lobby.create(ANN, new), "too_many", "of yours")
        assert (await service.lobby.create(ANN, NewTable("mythic-arena"))).status == "open"
        held.go_on.release()
        assert (await first).settings["cards"] == "own"
        assert held.names == ["cards"]

        why = ""

        async def fails(name: str, argument: bytes, seconds: float) -> bytes:
            raise BotFailed(why)

        service.clerk.work = fails  # type: ignore[method-assign]
        for why, code in (("slow", "too_long"), ("crashed", "bad_cards")):
            await refused(service.lobby.create(ANN, new), code)
        service.clerk.work = work  # type: ignore[method-assign]
        wrong = NewTable("mythic-arena", cards="[astaryan]\nhelth = 3\n")
        await refused(service.lobby.create(ANN, wrong), "bad_cards", "did you mean 'health'")

    with_worker(sqlite_database, test)


def test_a_process_reads_card_files(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        new = NewTable("mythic-arena", cards='[astaryan]\nname = "A Dog"\n')
        assert (await service.lobby.create(ANN, new)).settings["cards"] == "own"

    with_worker(sqlite_database, test, processes=True)
