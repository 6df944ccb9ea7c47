"""Claim windows in real time: they close by themselves, a hold gives more time, the first claim wins."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from grimalkin.games import GAMES
from grimalkin.server.client import Seen, Turned
from grimalkin.server.messages import Accepted, Clock, Happened, MoreTime, Stop, Update
from tests.support.servers import Guest, Running, new_table, running

GAME = "familiars-and-foes"
SECONDS = 1
HELD = 3
RACED = 60  # nobody waits for it to close
LATE = 10  # seconds that a busy machine may take


def claiming(seconds: int) -> dict[str, str]:
    """Settings for windows of so many seconds."""
    times = {f"{kind}_seconds": str(seconds) for kind in ("window", "hold", "claim")}
    return {"interrupt_mode": "claim", "ballyhoo_mode": "claim", **times}


class Party:
    """Three people at one table, who look at everything and wait for each other."""

    def __init__(self, guests: list[Guest], table: str, luck: random.Random) -> None:
        self.guests = guests
        self.table = table
        self.luck = luck

    def update(self) -> Update:
        update = self.guests[0].seen(self.table).update
        assert update is not None
        return update

    def is_over(self) -> bool:
        return self.guests[0].seen(self.table).is_over()

    def asked(self) -> list[int]:
        return [seat for seat, guest in enumerate(self.guests) if guest.seen(self.table).asked()]

    def options(self, seat: int) -> list[str]:
        view = self.guests[seat].seen(self.table).view(seat)
        return [option.notation for option in view.options if not option.standing]

    def claims(self, seat: int) -> list[str]:
        return [option for option in self.options(seat) if option != "pass"]

    async def all_see(self, n: int, version: int = -1) -> None:
        """Until everybody has seen so many entries, and another version than this."""
        for guest in self.guests:
            await guest.wait(partial(has_seen, guest.seen(self.table), n, version))

    async def play_one(self) -> None:
        """Any choice of anybody. A window may close just then."""
        before = self.update()
        seat = self.luck.choice(self.asked())
        guest = self.guests[seat]
        answer = await guest.send(self.table, guest.seen(self.table).move(seat, self.luck.choice(self.options(seat))))
        await (self.all_see(answer.n) if answer is not None else self.all_see(before.n + 1))

    def same_logs(self) -> None:
        logs = {tuple((one.n, one.kind, one.seat) for one in self.log(guest)) for guest in self.guests}
        assert len(logs) == 1
        assert not [guest.turned for guest in self.guests if set(guest.turned) - {"stale"}]

    def log(self, guest: Guest) -> list[Happened]:
        """What everybody may know."""
        return [one for one in guest.seen(self.table).log if one.kind != "stop"]


@asynccontextmanager
async def party(
    server: Running, seed: int, wanted: Callable[[Party], bool], seconds: int = SECONDS
) -> AsyncIterator[Party]:
    """A table that has come to where something holds. Luck is the server's, so it may take several tables.

    `seconds`: of a window. Who acts inside one needs more than somebody who lets it close.
    """
    luck = random.Random(seed)
    guests = [Guest(server, name, seed) for name in ("Ann", "Ben", "Cat")]
    try:
        for _ in range(50):
            table = new_table(guests, GAME, settings=claiming(seconds))
            for guest in guests:
                await guest.leave()
                await guest.come(table)
            found = Party(guests, table, luck)
            for seat, guest in enumerate(guests):
                for window in GAMES[GAME].windows:
                    await found.all_see((await guest.wire.act(table, Stop(seat, window, True))).n)
            while not found.is_over() and found.update().n < 250:
                if wanted(found):
                    yield found
                    found.same_logs()
                    return
                await found.play_one()
        raise AssertionError(f"seed {seed}: it never came to that in 50 tables")
    finally:
        for guest in guests:
            await guest.leave()


def has_seen(seen: Seen, n: int, version: int) -> bool:
    return seen.n >= n and seen.update is not None and seen.update.version != version


def has_holds(seen: Seen, number: int) -> bool:
    return seen.update is not None and len(seen.update.extended) == number


def is_window(table: Party) -> bool:
    """Two or more may act, and a hold is possible."""
    return table.update().extendable and len(table.asked()) > 1


def is_offer(table: Party) -> bool:
    return table.update().deadline is not None and not table.update().extendable


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('claims') / 'tables.sqlite'}") as started:
        yield started


def test_a_window_closes_by_itself(server: Running) -> None:
    async def closes() -> None:
        async with party(server, 1, is_window) as table:
            before = table.update()
            asked = table.asked()
            assert before.deadline is not None
            assert before.deadline - before.now <= SECONDS
            await table.all_see(before.n + len(asked), before.version)
            await check_closed(table, before, asked, before.deadline)

    asyncio.run(closes())


async def check_closed(table: Party, before: Update, asked: list[int], deadline: float, back: float = 0.0) -> None:
    """All who were asked have let their time pass, at one moment, not before the deadline.

    `back`: when a server was there again, which had been gone at the deadline.
    """
    closed = [one for one in table.log(table.guests[0]) if one.n > before.n][: len(asked)]
    assert [one.kind for one in closed] == ["timeout"] * len(asked)
    assert sorted(one.seat for one in closed) == asked
    assert len({one.at for one in closed}) == 1
    assert deadline <= closed[0].at < max(deadline, back) + LATE


def test_a_hold_gives_more_time_once_a_seat(server: Running) -> None:
    async def holds() -> None:
        async with party(server, 2, is_window, HELD) as table:
            before = table.update()
            first, second, *_ = asked = table.asked()
            assert before.deadline is not None
            held: list[float] = []
            for number, seat in enumerate((first, second), 1):
                guest = table.guests[seat]
                await guest.wire.act(table.table, MoreTime(seat, before.version))
                for other in table.guests:
                    await other.wait(partial(has_holds, other.seen(table.table), number))
                deadline = table.update().deadline
                assert deadline is not None
                held.append(deadline)
                with pytest.raises(Turned) as turned:
                    await guest.wire.act(table.table, MoreTime(seat, before.version))
                assert turned.value.code == "not_allowed"
            assert held == [pytest.approx(before.deadline + HELD), pytest.approx(before.deadline + 2 * HELD)]
            for seat in {0, 1, 2} - set(asked):
                with pytest.raises(Turned) as turned:
                    await table.guests[seat].wire.act(table.table, MoreTime(seat, before.version))
                assert turned.value.code == "not_asked"
            await table.all_see(before.n + len(asked), before.version)
            await check_closed(table, before, asked, held[-1])
            for guest in table.guests:
                assert [said.seat for said in guest.seen(table.table).said if said.kind == "hold"] == [first, second]
            assert table.update().extended == []

    asyncio.run(holds())


@pytest.mark.parametrize("seed", range(3, 6))
def test_the_first_claim_wins_by_the_order_of_the_server(server: Running, seed: int) -> None:
    async def race() -> None:
        async with party(server, seed, is_window, RACED) as table:
            before = table.update()
            asked = table.asked()
            moves = [
                table.guests[seat].seen(table.table).move(seat, table.luck.choice(table.claims(seat)))
                for seat in table.luck.sample(asked, len(asked))
            ]
            told = await asyncio.gather(
                *(table.guests[move.seat].wire.act(table.table, move) for move in moves), return_exceptions=True
            )
            won = [move for move, one in zip(moves, told, strict=True) if isinstance(one, Accepted)]
            lost = [one.code for one in told if isinstance(one, Turned)]
            assert len(won) == 1
            assert lost == ["stale"] * (len(asked) - 1)
            await table.all_see(before.n + 1, before.version)
            for guest in table.guests:
                first = next(one for one in table.log(guest) if one.n == before.n + 1)
                assert (first.kind, first.seat) == ("choice", won[0].seat)

    asyncio.run(race())


def test_an_offer_closes_by_itself_and_cannot_be_held(server: Running) -> None:
    async def offered() -> None:
        async with party(server, 6, is_offer, HELD) as table:
            before = table.update()
            asked = table.asked()
            assert before.deadline is not None
            with pytest.raises(Turned) as turned:
                await table.guests[asked[0]].wire.act(table.table, MoreTime(asked[0], before.version))
            assert turned.value.code == "not_allowed"
            await table.all_see(before.n + len(asked), before.version)
            await check_closed(table, before, asked, before.deadline)

    asyncio.run(offered())


def test_a_window_that_was_open_when_the_server_died_closes_after_its_return(sqlite_database: str) -> None:
    async def dies(server: Running) -> None:
        async with party(server, 7, is_window) as table:
            before = table.update()
            asked = table.asked()
            assert before.deadline is not None
            server.kill()
            await asyncio.to_thread(server.start)
            back = time.time()
            await table.all_see(before.n + len(asked), before.version)
            await check_closed(table, before, asked, before.deadline, back)

    with running(sqlite_database) as server:
        asyncio.run(dies(server))


def test_over_days_everybody_is_asked_in_turn(server: Running) -> None:
    """The polled form: no timer, one seat after the other; claims in real time are refused."""

    async def polled() -> None:
        guests = [Guest(server, name) for name in ("Ann", "Ben", "Cat")]
        clock = Clock("correspondence", 86_400)
        with pytest.raises(Turned) as turned:
            new_table(guests, GAME, settings=claiming(SECONDS), clock=clock)
        assert turned.value.code == "bad_setup"
        table = new_table(guests, GAME, settings={"max_rounds": "3"}, clock=clock)
        for guest in guests:
            await guest.come(table)
        found = Party(guests, table, random.Random(8))
        passed = 0
        while not found.is_over():
            assert len(found.asked()) == 1
            assert not found.update().extendable
            assert found.update().deadline is not None, "a day, not a second"
            passed += "pass" in found.options(found.asked()[0])
            await found.play_one()
        assert passed, "there was a window"
        found.same_logs()
        for guest in guests:
            await guest.leave()

    asyncio.run(polled())
