"""Whole games over the wire, with people who lose their connection, sit on two seats, look on, or come once a day."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from grimalkin.core.saved import from_text
from grimalkin.core.table import Table
from grimalkin.core.view import Line
from grimalkin.games import GAMES
from grimalkin.server.client import Seen, Turned
from grimalkin.server.messages import Clock, Done, Happened, Move, TableInfo, Update
from tests.support.servers import Guest, Running, new_table, running

LOSSES = 10


def same_for_both(a: Happened, b: Happened) -> bool:
    """Two people saw the same, but for what was hidden from one of them."""
    return (
        (a.n, a.at, a.seat, a.kind) == (b.n, b.at, b.seat, b.kind)
        and len(a.lines) == len(b.lines)
        and all(same_line(one, other) for one, other in zip(a.lines, b.lines, strict=True))
    )


def same_line(a: Line, b: Line) -> bool:
    return (a.rule, a.what, len(a.args)) == (b.rule, b.what, len(b.args)) and all(
        kind == other_kind and (value is None or other is None or value == other)
        for (kind, value), (other_kind, other) in zip(a.args, b.args, strict=True)
    )


def check_logs(table: str, *guests: Guest) -> None:
    """Everybody has every entry once, in order, as if they had never been away; and all have the same."""
    seen = [guest.seen(table) for guest in guests]
    for guest, known in zip(guests, seen, strict=True):
        whole = guest.get(f"/api/tables/{table}/update?seen=0", Update)
        assert msgspec.json.encode(known.log) == msgspec.json.encode(whole.happened)
        assert known.n == whole.n == known.log[-1].n
        assert [one.n for one in known.log] == list(range(known.n + 1))
        assert [said.m for said in known.said] == list(range(1, known.m + 1))
    for other in seen[1:]:
        assert other.n == seen[0].n
        assert all(same_for_both(a, b) for a, b in zip(seen[0].log, other.log, strict=True))


def check_saved(table: str, *guests: Guest) -> Table:
    """The saved game is the same for everybody, and it replays to where they are."""
    texts = {guest.text(f"/api/tables/{table}/saved") for guest in guests}
    assert len(texts) == 1
    replayed = from_text(texts.pop(), GAMES)
    assert replayed.state.result is not None
    assert len(replayed.record) == guests[0].seen(table).n
    return replayed


class Shaky:
    """A connection that breaks at random moments: between two moves, or in the middle of one."""

    def __init__(self, guest: Guest, table: str, seed: object) -> None:
        self.guest = guest
        self.table = table
        self.luck = random.Random(f"shaky {seed}")
        self.moments = self.luck.sample(range(20), LOSSES)  # own moves at which it breaks; no game is shorter
        self.never_answered = 0

    async def play(self) -> None:
        guest, table = self.guest, self.table
        seen = guest.seen(table)
        moves = 0
        while not seen.is_over():
            breaks = moves in self.moments
            if breaks and self.luck.random() < 0.4:
                await guest.wire.lose()  # while the other may be at it
                await asyncio.sleep(self.luck.uniform(0.0, 0.1))
                await guest.come_back()
                breaks = False
            await guest.wait(lambda: seen.is_over() or bool(seen.asked()))
            move = guest.choose(table)
            if move is not None:
                if breaks:
                    await self.break_in_the_middle(move)
                await guest.make(table, move)
                moves += 1

    async def break_in_the_middle(self, move: Move) -> None:
        """Send the move and be gone before the answer: nobody knows whether it was made."""
        asked = asyncio.ensure_future(self.guest.wire.act(self.table, move))
        await asyncio.sleep(self.luck.choice((0.0, 0.0, 0.001, 0.003, 0.006, 0.01)))
        await self.guest.wire.lose()
        await asyncio.gather(asked, return_exceptions=True)
        self.never_answered += not isinstance(asked.exception(), Turned) and asked.exception() is not None
        await self.guest.come_back()


@pytest.mark.parametrize("seed", range(2))
def test_two_people_end_with_the_same_record_though_one_is_lost_ten_times(sqlite_database: str, seed: int) -> None:
    with running(sqlite_database) as server:
        asyncio.run(lost_ten_times(server, seed))


async def lost_ten_times(server: Running, seed: int) -> None:
    ann, ben, cat = (Guest(server, name, seed) for name in ("Ann", "Ben", "Cat"))
    table = new_table([ann, ben], "mythic-arena")
    await ann.come(table)
    await ben.come(table)
    shaky = Shaky(ben, table, seed)
    looking_on = asyncio.ensure_future(look_on(cat, ann, table))
    await asyncio.gather(ann.play(table), shaky.play())
    await looking_on
    assert ben.lost == LOSSES
    assert shaky.never_answered, "the seeds are chosen so that some answers never came"
    check_logs(table, ann, ben, cat)
    replayed = check_saved(table, ann, ben)
    choices = [entry for entry in replayed.record if entry.kind == "choice"]
    made = [move for guest in (ann, ben) for _, move, _ in guest.made]
    assert len({move.key for move in made}) == len(made) == len(choices), "each move counts once"
    assert not ann.turned
    assert not ben.turned
    for guest in (ann, ben, cat):
        await guest.leave()


async def look_on(guest: Guest, of: Guest, table: str) -> None:
    """Come when the game is under way and stay to its end. Nothing may be done."""
    await of.wait(lambda: of.seen(table).n > 40)
    await guest.come(table)
    seen = guest.seen(table)
    assert seen.n > 40
    assert seen.update is not None
    assert [view.options for view in seen.update.views] == [[]]
    with pytest.raises(Turned) as turned:
        await guest.wire.act(table, seen.move(0, "pass"))
    assert turned.value.code == "not_seated"
    await guest.wait(seen.is_over)


def test_three_people_and_a_bot_on_five_seats(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        asyncio.run(five_seats(server))


async def five_seats(server: Running) -> None:
    """Familiars and Foes: one person has two seats, and a bot plays along."""
    guests = [Guest(server, name) for name in ("Ann", "Ben", "Cat")]
    settings = {"max_rounds": "2", "interrupt_mode": "polled", "ballyhoo_mode": "offer"}
    table = new_table(guests, "familiars-and-foes", ["me", "me", "free", "free", "bot:random"], settings)
    for guest in guests:
        await guest.come(table)
    ann = guests[0].seen(table)
    assert ann.update is not None
    assert [view.seat for view in ann.update.views] == [0, 1]
    await asyncio.gather(*(guest.play(table) for guest in guests))
    check_logs(table, *guests)
    replayed = check_saved(table, *guests)
    assert [seat.player for seat in replayed.seats] == ["human"] * 4 + ["bot:random"]
    assert {move.seat for _, move, _ in guests[0].made} == {0, 1}
    assert {entry.seat for entry in replayed.record if entry.kind == "choice"} == {0, 1, 2, 3, 4}
    for guest in guests:
        await guest.leave()


def test_a_game_of_letters(sqlite_database: str) -> None:
    with running(sqlite_database) as server:
        asyncio.run(letters(server))


async def letters(server: Running) -> None:
    """Correspondence: who is asked looks in, answers and goes again, over a new connection or by a single request."""
    guests = [Guest(server, name) for name in ("Ann", "Ben")]
    table = new_table(guests, "mythic-arena", clock=Clock("correspondence", 86_400))
    luck = random.Random(11)
    ways = [0, 0]
    while (asked := next((guest for guest in guests if my_turn(guest, table)), None)) is not None:
        by_request = luck.random() > 0.3
        ways[by_request] += 1
        if not by_request:
            asked.wire.tables.setdefault(table, Seen(table))
            await asked.come(table)
            move = asked.choose(table)
            assert move is not None
            assert await asked.make(table, move) is not None
            await asked.leave()
        else:
            seen = asked.wire.tables.setdefault(table, Seen(table))
            seen.take(asked.get(f"/api/tables/{table}/update?seen={seen.n}", Update))
            move = asked.choose(table)
            assert move is not None
            path = f"/api/tables/{table}/acts"
            done = asked.post(path, move, Done)
            assert asked.post(path, move, Done) == done, "the same letter twice counts once"
    assert all(ways)
    for guest in guests:
        await guest.come(table)
        assert guest.seen(table).is_over()
    check_logs(table, *guests)
    replayed = check_saved(table, *guests)
    assert sum(ways) == sum(entry.kind == "choice" for entry in replayed.record), "each letter counts once"
    for guest in guests:
        await guest.leave()


def my_turn(guest: Guest, table: str) -> bool:
    return guest.get(f"/api/tables/{table}", TableInfo).my_turn
