"""Other rules, other cards: running games go on where nothing changes for them, the others are closed and told so."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Mapping
from io import StringIO

import msgspec
import pytest

from grimalkin.core.game import Game
from grimalkin.core.snapshot import state_hash
from grimalkin.server import messages
from grimalkin.server.frames import viewers_of
from grimalkin.server.messages import Join, NewBranch, NewSeat, NewTable
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.rooms import Connection
from grimalkin.server.service import Service
from grimalkin.server.storage.rows import Stored, read_stored
from tests.server.logged import written_to
from tests.support.memory import ANN, BEN, CAT, EVERY, play_on, play_out, stored_at, with_worker, worker
from tests.support.tables import Desk
from tests.support.twins import Twin, twin_game

SAME = ("GAME: Final = Cauldron()", "GAME: Final = Cauldron()")
OTHER = ("game.fire = face", "game.fire = face % 6 + 1")  # the die is read otherwise
SAME_CARDS = "[moonwort]\nheat = 6\n[valerian]\ncount = 3\n"  # no game of these tests throws one into so low a fire
OTHER_CARDS = "[moonwort]\nheat = 4\n[valerian]\ncount = 3\n[nettle]\nvalue = 3\n"
CRASHES = ("game.fire = face", "game.fire = [][face]")


class Looker(Connection):
    """A browser that keeps what it is told."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.told: list[messages.ServerMessage] = []

    def send(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message, type=messages.ServerMessage))

    def end(self, message: bytes) -> None:
        self.send(message)


def with_rules(change: tuple[str, str], rules: int) -> dict[str, Game]:
    """All games, Cauldron with one fragment of its source replaced and another version of its rules."""
    game = twin_game(Twin(f"upgrade_{rules}", "", "", *change))
    type(game).rules = rules
    return {**EVERY, "cauldron": game}


def with_cards(text: str) -> dict[str, Game]:
    """All games, Cauldron with its usual card set changed."""
    game = twin_game(Twin("cards", "", "", *SAME))
    changed = game.with_own("changed", "changed.toml", text).card_sets()["changed"]
    game.known_sets = {**game.card_sets(), "balanced": changed}
    return {**EVERY, "cauldron": game}


def running() -> Desk:
    """A game in its first round, with a stop, a line of talk, and something taken back."""
    desk = Desk("cauldron", ["ann", "ben"])
    desk.act("ann", messages.Stop(0, desk.live.game.windows[0], True), 0.5)
    play_on(desk, 8, 5, undo=0.3)
    desk.act("ben", messages.Chat("hello"), 50.0)
    return desk


async def read(service: Service, table: str) -> Stored:
    stored = await service.store.read(lambda connection: read_stored(connection, table))
    assert stored is not None
    return stored


def before(database: str) -> tuple[Desk, list[str]]:
    """What the old server left: a running game, a finished one, one without frames, a branch and a table that wait."""
    desk = running()

    async def work(service: Service) -> list[str]:
        finished = await stored_at(service, play_out(Desk("cauldron", ["ann", "ben"])), id="finished")
        await service.replays.make(finished)
        frameless = await stored_at(service, play_out(Desk("cauldron", ["ann", "ben"]), 2), id="frameless")
        seats = [NewSeat("me"), NewSeat()]
        branch = (await service.replays.branch(ANN, finished, NewBranch(6, seats))).id
        waiting = (await service.lobby.create(ANN, NewTable("cauldron", {}, seats))).id
        return [await stored_at(service, desk), finished, frameless, branch, waiting]

    return desk, with_worker(database, work)


async def looked_after(service: Service) -> None:
    """Until the look at outdated tables after a start is over."""
    await service.hub.upgrade()


@pytest.mark.parametrize(
    "rules",
    [
        with_rules(SAME, 3),
        with_cards(SAME_CARDS),
    ],
    ids=["rules", "cards"],
)
def test_games_that_are_not_touched_go_on(database: str, rules: Mapping[str, Game]) -> None:
    desk, (table, finished, frameless, branch, waiting) = before(database)
    old = desk.stored.row

    async def after(service: Service) -> None:
        await looked_after(service)
        now = (await read(service, table)).row
        game = rules["cauldron"]
        assert (now.rules, now.card_hash) == (game.rules, game.library(now.settings).hash)
        assert (now.rules, now.card_hash) != (old.rules, old.card_hash)
        assert (now.status, now.n, now.m) == ("playing", old.n, old.m)
        async with service.hub.use(table) as (_, live):
            assert state_hash(live.played.state) == state_hash(desk.live.played.state)
            seat = live.asked()[0]
            option = live.showing.view(seat, 0.0).options[0].notation
            act = messages.Move(seat, live.version, option, "a-key-of-mine")
        await service.hub.act((ANN, BEN)[seat], table, act)
        over = (await read(service, finished)).row
        assert (over.rules, over.card_hash) == (old.rules, old.card_hash)
        for which in (finished, frameless):
            assert (await service.replays.info(CAT, which)).viewers == viewers_of(2)
            luck = await service.replays.luck(CAT, which)
            assert luck.rolls
            assert all(roll.right for roll in luck.rolls)
        await service.lobby.join(BEN, waiting, Join())
        await service.lobby.start(ANN, waiting)
        row = (await read(service, waiting)).row
        assert (row.status, row.rules, row.card_hash) == ("playing", game.rules, game.library(row.settings).hash)
        row = (await read(service, branch)).row  # it was not begun: one opens it anew
        assert (row.status, row.reason) == (
            "closed",
            f"{game.title} has changed since this table was opened. Open it anew.",
        )
        again = await service.replays.branch(ANN, finished, NewBranch(6, [NewSeat("me"), NewSeat("me")]))
        assert again.status == "playing"

    with_worker(database, after, games=rules)


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (with_rules(OTHER, 3), "rules of Cauldron.*version 2 is now 3"),
        (with_rules(CRASHES, 4), "version 2 is now 4"),
        (with_cards(OTHER_CARDS), "cards of Cauldron"),
    ],
    ids=["rules", "crash", "cards"],
)
def test_games_that_would_have_gone_otherwise_are_closed_and_told(
    database: str, rules: Mapping[str, Game], words: str
) -> None:
    desk, (table, finished, frameless, branch, waiting) = before(database)

    async def after(service: Service) -> None:
        looker = Looker(BEN)
        stream = StringIO()
        with written_to(stream):
            service.hub.joined(looker)
            await service.hub.watch(looker, table, 0, 0)
            await looked_after(service)
        (why,) = [line["why"] for line in map(json.loads, stream.getvalue().splitlines()) if line["table"] == table[:6]]
        assert re.fullmatch(r"entry \d+(: \w+Error| leads to another state .*| is not possible any more: \w+)", why)
        row = (await read(service, table)).row
        assert (row.status, row.asked, row.wake_at) == ("closed", "", None)
        assert row.n == desk.live.n
        assert row.ended_at is not None
        assert re.search(words, row.reason)
        news = [message for message in looker.told if isinstance(message, messages.TableNews)]
        assert news[-1].table.status == "closed"
        assert news[-1].table.reason == row.reason
        said = [line for message in looker.told if isinstance(message, messages.Talk) for line in message.said]
        assert [line.kind for line in said][-1] == "closed"
        assert said[-1].text == row.reason
        with pytest.raises(Refused, match=row.reason[:20]) as refused:
            await service.hub.act(ANN, table, messages.Resign(0))
        assert refused.value.code == "not_playing"
        await service.hub.act(ANN, table, messages.Chat("what a pity"))
        again = await read(service, table)
        await looked_after(service)
        assert (await read(service, table)).row.m == again.row.m
        assert sum(line.kind == "closed" for line in again.talk) == 1

        assert (await service.replays.info(CAT, finished)).viewers == viewers_of(2)
        for viewer in viewers_of(2):
            assert len((await service.replays.frames(CAT, finished, viewer, 0, 100)).frames) > 10
        async with service.hub.use(finished) as (_, live):
            assert live.info("cat").result is not None
        assert (await service.replays.info(CAT, frameless)).viewers == []
        luck = await service.replays.luck(CAT, frameless)
        assert (luck.hash_right, luck.rolls) == (True, [])
        assert "rules of today do not replay" in luck.note
        assert (await read(service, branch)).row.status == "closed"
        await service.lobby.join(BEN, waiting, Join())
        assert (await service.lobby.start(ANN, waiting)).status == "playing"
        with pytest.raises(Refused, match="rules of today"):
            await service.replays.branch(ANN, finished, NewBranch(30))

    with_worker(database, after, games=rules)


def test_who_looks_on_at_another_worker_is_told_too(postgres_database: str) -> None:
    """A new server beside an old one: the old one hears that the table is closed."""
    _, (table, *_) = before(postgres_database)

    async def both(old: Service) -> None:
        looker = Looker(ANN)
        old.hub.joined(looker)
        await old.hub.watch(looker, table, 0, 0)

        async with worker(postgres_database, with_rules(OTHER, 3)) as new:
            await looked_after(new)
            for _ in range(500):
                news = [message for message in looker.told if isinstance(message, messages.TableNews)]
                if news[-1].table.status == "closed":
                    break
                await asyncio.sleep(0.01)
        assert news[-1].table.status == "closed"
        with pytest.raises(Refused, match="have changed"):
            await old.hub.act(ANN, table, messages.Resign(0))

    with_worker(postgres_database, both)
