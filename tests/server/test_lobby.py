"""The lobby: who gets which seat, when a game begins, what is refused; two workers at the same instant."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grimalkin.core.errors import GrimalkinError
from grimalkin.core.luck import seed_hash
from grimalkin.server import lists
from grimalkin.server.app import create_app
from grimalkin.server.config import Config
from grimalkin.server.lobby import QUICK, QUICK_WAIT, SOON
from grimalkin.server.messages import (
    ChangeSeat,
    Chat,
    Clock,
    Join,
    LobbyNews,
    NewSeat,
    NewTable,
    PlayBot,
    QuickMatch,
    Resign,
    TableInfo,
    TableList,
    TableNews,
    Talk,
    Update,
)
from grimalkin.server.names import GONE
from grimalkin.server.people import COOKIE, Person
from grimalkin.server.refusals import Refused
from grimalkin.server.seating import set_row
from grimalkin.server.service import Service
from grimalkin.server.setups import checked_clock, clean_title, full_settings
from tests.server.workers import Browser, PlainBots, guests, play_on, resign, with_worker, with_workers

ARENA, FOES, LODGE, CAULDRON = "mythic-arena", "familiars-and-foes", "black-rose", "cauldron"
DAYS = Clock("correspondence", 86_400)
LIVE = Clock("live", 600, 5)


async def refusal(work: Any) -> Refused | GrimalkinError:
    with pytest.raises((Refused, GrimalkinError)) as refused:
        await work
    assert isinstance(refused.value, Refused | GrimalkinError)
    return refused.value


async def code(work: Any) -> str:
    return (await refusal(work)).code


def kinds(info: TableInfo) -> list[str]:
    return [seat.kind for seat in info.seats]


def names(info: TableInfo) -> list[str]:
    return [seat.name for seat in info.seats]


async def over(service: Service, people: Sequence[Person], **more: Any) -> str:
    """A game of these people that is over: the first gave up."""
    ann, *others = people
    table = (await service.lobby.create(ann, NewTable(CAULDRON, **more))).id
    for other in others:
        await service.lobby.join(other, table, Join())
    await service.lobby.start(ann, table)
    await resign(service, ann, table)
    return table


# a new table


def test_a_new_table_has_a_seat_for_me_and_free_ones(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        info = await service.lobby.create(ann, NewTable(ARENA, title=" A\u0007 quiet\n game "))
        assert (kinds(info), names(info)) == (["person", "free"], ["Ann", ""])
        assert (info.status, info.host, info.title, info.n) == ("open", True, "A quiet game", 0)
        assert info.settings == service.games[ARENA].full_settings({})
        assert (len(info.seed_hash), info.seed) == (64, "")
        again = await service.lobby.info("", info.id)
        assert (again.host, again.seats[0].mine) == (False, False)

    with_worker(sqlite_database, test)


def test_every_kind_of_seat(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        seats = [
            NewSeat("me"),
            NewSeat("me", deck="piddy_paw"),
            NewSeat("invited"),
            NewSeat("bot", "random"),
            NewSeat(),
        ]
        info = await service.lobby.create(ann, NewTable(FOES, seats=seats))
        assert kinds(info) == ["person", "person", "invited", "bot", "free"]
        assert names(info) == ["Ann", "Ann", "", "bot:random", ""]
        assert (info.seats[1].deck, info.seats[2].invite != "", info.seats[3].bot) == ("piddy_paw", True, "bot:random")
        seen = await service.lobby.info(ben.id, info.id)
        assert [(seat.deck, seat.invite, seat.mine) for seat in seen.seats] == [("", "", False)] * 5

    with_worker(sqlite_database, test)


CANNOT_BE_OPENED = [
    (NewTable("chess"), "no_such_thing", "there are: mythic-arena"),
    (NewTable(ARENA, {"colour": "red"}), "bad_setup", "no setting 'colour'"),
    (NewTable(ARENA, {"edition": "third"}), "bad_setup", "it can be: 2020, first"),
    (NewTable(ARENA, seats=[NewSeat("me")] * 3), "bad_setup", "got 3 seats; expected 2"),
    (NewTable(ARENA, seats=[NewSeat("bot", "nobody")]), "bad_setup", "no player 'nobody'"),
    (NewTable(ARENA, seats=[NewSeat("me", "greedy")]), "malformed", "write kind 'bot'"),
    (NewTable(ARENA, seats=[NewSeat("free", deck="x")]), "malformed", "brings the deck"),
    (NewTable(ARENA, seats=[NewSeat("me", deck="moo")]), "bad_setup", "deck"),
    (NewTable(CAULDRON, seats=[NewSeat("me", deck="moo")]), "bad_setup", "nobody brings one"),
    (NewTable(FOES, seats=[NewSeat("me", deck="piddy\u0000paw")]), "malformed", "U\\+0000"),
    (NewTable(ARENA, clock=Clock("live", 29, 4)), "not_allowed", "bank of 30 or more, or 5"),
    (NewTable(ARENA, clock=Clock("correspondence", 60)), "not_allowed", "an hour"),
    (NewTable(FOES, {"interrupt_mode": "claim"}, clock=DAYS), "bad_setup", "it can only be: polled"),
    (NewTable(ARENA, seats=[NewSeat("me")] * 2, rated=True), "not_allowed", "one seat"),
    (NewTable(ARENA, webhook="https://example.org/x"), "not_allowed", "correspondence"),
    (NewTable(ARENA, webhook="https://example.org/x", clock=DAYS), "not_allowed", "sends no news"),
    (NewTable(ARENA, cards="[nobody]\npower = 3\n"), "bad_cards", "own.toml"),
]


def test_what_cannot_be_opened(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        for new, refused, says in CANNOT_BE_OPENED:
            found = await refusal(service.lobby.create(ann, new))
            assert found.code == refused, new
            assert re.search(says, str(found)), new
        assert (await service.lobby.mine(ann.id)).tables == []

    with_worker(sqlite_database, test)


def test_settings_follow_how_people_play(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")

        async def mode(**new: Any) -> str:
            return (await service.lobby.create(ann, NewTable(FOES, **new))).settings["interrupt_mode"]

        me, bot, free = NewSeat("me"), NewSeat("bot"), NewSeat()
        assert await mode(seats=[me, free]) == "claim"
        assert await mode(seats=[me, free], clock=LIVE) == "claim"
        assert await mode(seats=[free, NewSeat("invited")]) == "claim"
        assert await mode(seats=[me, me]) == "polled"
        assert await mode(seats=[me, bot, bot], clock=LIVE) == "polled"
        assert await mode(seats=[bot, bot]) == "polled"
        assert await mode(seats=[me, bot], settings={"interrupt_mode": "claim"}) == "claim"
        assert await mode(seats=[me, free], settings={"interrupt_mode": "polled"}) == "polled"
        assert await mode(seats=[me, free], clock=DAYS) == "polled"
        assert await mode(seats=[me, free], clock=DAYS, settings={"interrupt_mode": "polled"}) == "polled"

    with_worker(sqlite_database, test)


def test_clocks_and_titles_are_put_in_order() -> None:
    assert checked_clock(Clock("none", 5, 5, "lose")) == Clock()
    assert checked_clock(Clock("correspondence", 3_600, 7, "lose")) == Clock("correspondence", 3_600, 0, "lose")
    assert checked_clock(Clock("live", 0, 5)) == Clock("live", 0, 5)
    assert checked_clock(Clock("live", 30, 0)) == Clock("live", 30, 0)
    assert clean_title("\u202e\u0000 a\t\tb \ud800") == "a b"


def test_nobody_has_too_many_tables_waiting(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        many = [service.lobby.create(ann, NewTable(ARENA)) for _ in range(service.config.most.guest_waiting + 3)]
        done = await asyncio.gather(*many, return_exceptions=True)
        assert [one.code for one in done if isinstance(one, Refused)] == ["too_many"] * 3
        await service.lobby.create(ben, NewTable(ARENA))
        first = next(one for one in done if isinstance(one, TableInfo))
        await service.lobby.close(ann, first.id)
        assert (await service.lobby.create(ann, NewTable(ARENA))).status == "open"

    with_worker(database, test)


def test_own_cards_are_played_with(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        cards = '[astaryan]\nname = "A Dog"\n'
        info = await service.lobby.create(ann, NewTable(ARENA, cards=cards))
        assert info.settings["cards"] == "own"
        await service.lobby.join(ben, info.id, Join())
        assert (await service.lobby.start(ann, info.id)).status == "playing"
        async with service.hub.use(info.id) as (_, live):
            assert live.game.own == "own"
            assert live.row.card_hash == live.game.library(live.row.settings).hash
        await resign(service, ben, info.id)
        again = await service.rematches.ask(ann, info.id)
        assert again.settings["cards"] == "own"

    with_worker(sqlite_database, test)


# joining


def test_join_any_seat_a_certain_one_or_that_of_an_invitation(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat, dan = await guests(service, "Ann", "Ben", "Cat", "Dan")
        seats = [NewSeat("me"), NewSeat("invited"), NewSeat(), NewSeat()]
        info = await service.lobby.create(ann, NewTable(CAULDRON, seats=seats))
        invite = info.seats[1].invite
        led = await service.lobby.invite("", invite)
        assert (led.table.id, led.seat, led.table.seats[1].invite) == (info.id, 1, "")
        join = service.lobby.join
        assert await code(join(ben, info.id, Join(seat=1))) == "seat_taken"
        assert await code(join(ben, info.id, Join(invite="nothing"))) == "no_such_thing"
        assert await code(join(ben, info.id, Join(invite="\u0000"))) == "no_such_thing"
        assert await code(join(ben, info.id, Join(seat=3, invite=invite))) == "no_such_thing"
        assert await code(join(ben, info.id, Join(seat=6))) == "no_such_thing"
        assert await code(join(ben, info.id, Join(seat=0))) == "seat_taken"
        assert names(await join(ben, info.id, Join(invite=invite))) == ["Ann", "Ben", "", ""]
        assert await code(join(cat, info.id, Join(invite=invite))) == "seat_taken"
        assert names(await join(cat, info.id, Join(seat=3))) == ["Ann", "Ben", "", "Cat"]
        assert names(await join(cat, info.id, Join())) == ["Ann", "Ben", "", "Cat"], "once is enough"
        assert names(await join(ben, info.id, Join(invite=invite))) == ["Ann", "Ben", "", "Cat"]
        assert names(await join(dan, info.id, Join())) == ["Ann", "Ben", "Dan", "Cat"]
        (eve,) = await guests(service, "Eve")
        assert await code(join(eve, info.id, Join())) == "seat_taken"
        assert await code(join(eve, "nothing", Join())) == "no_such_table"
        assert await code(join(eve, "\u0000", Join())) == "no_such_table"
        async with service.hub.use(info.id) as (_, live):
            told = [(said.kind, said.name) for said in live.showing.said(0)]
        assert told == [("joined", "Ben"), ("joined", "Cat"), ("joined", "Dan")]

    with_worker(database, test)


def test_one_person_on_several_seats_but_not_where_it_is_rated(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        info = await service.lobby.create(ann, NewTable(ARENA))
        assert names(await service.lobby.join(ann, info.id, Join(seat=1))) == ["Ann", "Ann"]
        assert (await service.lobby.start(ann, info.id)).status == "playing"
        rated = await service.lobby.create(ann, NewTable(ARENA, rated=True))
        assert await code(service.lobby.join(ann, rated.id, Join(seat=1))) == "not_allowed"
        assert await code(service.lobby.change_seat(ann, rated.id, ChangeSeat(1, kind="me"))) == "not_allowed"

    with_worker(sqlite_database, test)


def test_a_deck_comes_along_and_is_hidden(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        info = await service.lobby.create(ann, NewTable(FOES, seats=[NewSeat("me", deck="piddy_paw"), NewSeat()]))
        assert await code(service.lobby.join(ben, info.id, Join(deck="nobody"))) == "bad_setup"
        assert await code(service.lobby.join(ben, info.id, Join(deck="piddy_paw"))) == "bad_setup", "it is taken"
        other = next(name for name in service.games[FOES].rooms()["familiar"] if name != "piddy_paw")
        joined = await service.lobby.join(ben, info.id, Join(deck=other))
        assert [seat.deck for seat in joined.seats] == ["", other]
        change = service.lobby.change_seat
        assert await code(change(ben, info.id, ChangeSeat(1, deck="piddy_paw"))) == "bad_setup"
        assert [seat.deck for seat in (await change(ben, info.id, ChangeSeat(1, deck=""))).seats] == ["", ""]
        assert await code(change(ben, info.id, ChangeSeat(0, deck=other))) == "not_your_seat"
        await service.lobby.start(ann, info.id)
        assert [seat.deck for seat in (await service.lobby.info(ben.id, info.id)).seats] == ["", ""]

    with_worker(sqlite_database, test)


def test_many_want_the_last_seats_at_the_same_instant(database: str) -> None:
    """One worker on SQLite, two on PostgreSQL."""
    count = 1 if database.startswith("sqlite") else 2

    async def test(services: Sequence[Service]) -> None:
        ann, *people = await guests(services[0], *"ABCDEFGHIJK")
        for _round in range(5):
            table = (
                await services[0].lobby.create(ann, NewTable(CAULDRON, seats=[NewSeat("me")] + [NewSeat()] * 3))
            ).id
            joins = [services[i % count].lobby.join(person, table, Join()) for i, person in enumerate(people)]
            done = await asyncio.gather(*joins, return_exceptions=True)
            assert [one.code for one in done if isinstance(one, Refused)] == ["seat_taken"] * 7
            assert sum(isinstance(one, TableInfo) for one in done) == 3
            for service in services:
                service.hub.rooms.pop(table, None)
                found = await service.lobby.info(ann.id, table)
                assert len(set(names(found))) == 4
            async with services[0].hub.use(table) as (_, live):
                assert [row.m for row in live.talk] == [1, 2, 3]

    with_workers(database, test, count)


# before the game


def test_the_host_says_who_seats_are_for(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        table = (await service.lobby.create(ann, NewTable(CAULDRON))).id
        change = service.lobby.change_seat
        info = await change(ann, table, ChangeSeat(1, kind="invited"))
        first = info.seats[1].invite
        info = await change(ann, table, ChangeSeat(1, kind="invited"))
        assert info.seats[1].invite not in ("", first)
        assert await code(service.lobby.invite(ben.id, first)) == "no_such_thing"
        await service.lobby.join(ben, table, Join(invite=info.seats[1].invite))
        assert await code(change(ben, table, ChangeSeat(0, kind="bot"))) == "not_host"
        assert await code(change(ann, table, ChangeSeat(1, kind="bot"))) == "seat_taken"
        assert await code(change(ann, table, ChangeSeat(1, kind="me"))) == "seat_taken"
        assert await code(change(ann, table, ChangeSeat(1))) == "malformed"
        assert await code(change(ann, table, ChangeSeat(1, bot="greedy"))) == "malformed"
        assert await code(change(ann, table, ChangeSeat(1, kind="free", deck="x"))) == "malformed"
        assert await code(change(ann, table, ChangeSeat(4, kind="bot"))) == "no_such_thing"
        assert await code(change(ann, table, ChangeSeat(1, kind="bot", bot="nobody"))) == "bad_setup"
        info = await change(ann, table, ChangeSeat(1, kind="free"))
        assert (kinds(info), info.seats[1].invite) == (["person", "free"], "")
        assert await code(change(ben, table, ChangeSeat(0, deck=""))) == "not_seated"
        info = await change(ann, table, ChangeSeat(1, kind="bot", bot="bot:random"))
        assert names(info) == ["Ann", "bot:random"]
        assert names(await change(ann, table, ChangeSeat(1, kind="me"))) == ["Ann", "Ann"]
        info = await change(ann, table, ChangeSeat(0, kind="bot"))
        assert names(info) == ["bot:greedy", "Ann"]
        async with service.hub.use(table) as (_, live):
            assert [said.text for said in live.showing.said(0) if said.kind == "left"] == ["Ben", "Ann"]
        assert (await service.lobby.start(ann, table)).status == "playing"
        assert await code(change(ann, table, ChangeSeat(0, kind="free"))) == "not_open"

    with_worker(sqlite_database, test)


def test_leaving_frees_the_seat_and_hands_the_table_on(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        seats = [NewSeat("me"), NewSeat("invited"), NewSeat()]
        info = await service.lobby.create(ann, NewTable(CAULDRON, seats=seats))
        leave, join = service.lobby.leave, service.lobby.join
        assert await code(leave(cat, info.id)) == "not_seated"
        await join(ben, info.id, Join(invite=info.seats[1].invite))
        await join(cat, info.id, Join())
        left = await leave(ben, info.id)
        assert (kinds(left), names(left)) == (["person", "invited", "person"], ["Ann", "", "Cat"])
        await join(ben, info.id, Join(invite=info.seats[1].invite))
        left = await leave(ann, info.id)
        assert (left.host, left.status, kinds(left)) == (False, "open", ["free", "person", "person"])
        handed = await service.lobby.info(ben.id, info.id)
        assert (handed.host, handed.seats[1].invite) == (True, info.seats[1].invite)
        assert await code(service.lobby.start(ben, info.id)) == "seats_free"
        await leave(ben, info.id)
        closed = await leave(cat, info.id)
        assert (closed.status, closed.reason) == ("closed", "Everybody has left.")
        assert await code(join(ann, info.id, Join())) == "not_open"
        assert await code(leave(cat, info.id)) == "not_open"

    with_worker(sqlite_database, test)


def test_who_opened_a_table_may_close_it_before_the_game(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        table = (await service.lobby.create(ann, NewTable(CAULDRON))).id
        watching = Browser(ben)
        await service.lobby.join(ben, table, Join())
        await service.hub.watch(watching, table, 0, 0)
        assert await code(service.lobby.close(ben, table)) == "not_host"
        await service.lobby.close(ann, table)
        assert (await watching.until(TableNews, lambda news: news.table.status == "closed")).table.reason
        assert (await watching.until(Talk, lambda talk: talk.said[-1].kind == "closed")).said
        assert await code(service.lobby.close(ann, table)) == "not_open"
        assert await code(service.lobby.start(ann, table)) == "not_open"
        assert await code(service.lobby.close(ann, "nothing")) == "no_such_table"

    with_worker(sqlite_database, test)


# beginning


def test_the_host_starts_when_all_seats_are_taken(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        table = (await service.lobby.create(ann, NewTable(ARENA, clock=LIVE))).id
        watching = Browser(ben)
        await service.hub.watch(watching, table, 0, 0)
        with pytest.raises(Refused, match="yet at: B") as refused:
            await service.lobby.start(ann, table)
        assert refused.value.code == "seats_free"
        await service.lobby.join(ben, table, Join())
        assert await code(service.lobby.start(ben, table)) == "not_host"
        assert (await service.lobby.info(ben.id, table)).status == "open"
        info = await service.lobby.start(ann, table)
        assert (info.status, info.started_at is not None, info.n > 0) == ("playing", True, True)
        update = await watching.until(Update)
        assert (update.n, [view.seat for view in update.views]) == (info.n, [1])
        assert (await watching.until(Talk, lambda talk: talk.said[-1].kind == "started")).table == table
        assert (await watching.until(TableNews, lambda news: news.table.status == "playing")).table.id == table
        assert await code(service.lobby.start(ann, table)) == "not_open"
        assert await code(service.lobby.leave(ben, table)) == "not_open"
        with pytest.raises(Refused, match="resign, or let a bot"):
            await service.lobby.leave(ben, table)
        service.hub.rooms.clear()
        seen = await service.lobby.info(ben.id, table)
        async with service.hub.use(table) as (_, live):
            assert seen == live.info(ben.id)
            assert live.timing.clocks.running == [seat for seat in live.asked() if not live.is_bot(seat)]
            assert live.row.wake_at == live.wake_at()

    with_worker(database, test)


def test_a_start_and_somebody_who_gets_up_at_the_same_instant(postgres_database: str) -> None:
    """Two workers: either the game begins with both, or a seat is free and it does not."""

    async def test(services: Sequence[Service]) -> None:
        ann, ben = await guests(services[0], "Ann", "Ben")
        for i in range(20):
            table = (await services[0].lobby.create(ann, NewTable(CAULDRON))).id
            await services[1].lobby.join(ben, table, Join())

            async def soon(delay: float, table: str = table) -> None:
                await asyncio.sleep(delay)
                await services[1].lobby.leave(ben, table)

            await asyncio.gather(services[0].lobby.start(ann, table), soon(i * 0.001), return_exceptions=True)
            services[0].hub.rooms.pop(table, None)
            info = await services[0].lobby.info(ann.id, table)
            assert (info.status, names(info)) in (("playing", ["Ann", "Ben"]), ("open", ["Ann", ""]))
            if info.status == "open":
                await services[0].lobby.close(ann, table)

    with_workers(postgres_database, test, 2)


def test_two_starts_at_the_same_instant_are_one(postgres_database: str) -> None:
    async def test(services: Sequence[Service]) -> None:
        ann, ben = await guests(services[0], "Ann", "Ben")
        for _ in range(10):
            table = (await services[0].lobby.create(ann, NewTable(CAULDRON))).id
            await services[1].lobby.join(ben, table, Join())
            starts = [service.lobby.start(ann, table) for service in services]
            done = await asyncio.gather(*starts, return_exceptions=True)
            assert sorted(type(one).__name__ for one in done) == ["Refused", "TableInfo"]
            async with services[0].hub.use(table) as (_, live):
                assert [row.kind for row in live.talk].count("started") == 1

    with_workers(postgres_database, test, 2)


def test_a_start_uses_the_deck_that_was_changed_at_the_last_instant(postgres_database: str) -> None:
    async def test(services: Sequence[Service]) -> None:
        ann, ben = await guests(services[0], "Ann", "Ben")
        mats = services[0].games[FOES].rooms()["familiar"]
        for mat in mats[:6]:
            table = (await services[0].lobby.create(ann, NewTable(FOES))).id
            await services[1].lobby.join(ben, table, Join())
            change = services[1].lobby.change_seat(ben, table, ChangeSeat(1, deck=mat))
            await asyncio.gather(services[0].lobby.start(ann, table), change, return_exceptions=True)
            async with services[0].hub.use(table) as (_, live):
                played = [seat.deck for seat in live.played.seats]
            services[0].hub.rooms.pop(table)
            async with services[0].hub.use(table) as (_, live):
                assert [seat.deck for seat in live.seats] == played

    with_workers(postgres_database, test, 2)


def test_decks_that_do_not_go_together_keep_a_game_from_beginning(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        table = (await service.lobby.create(ann, NewTable(FOES, seats=[NewSeat("me", deck="piddy_paw"), NewSeat()]))).id
        await service.lobby.join(ben, table, Join())
        async with service.hub.use(table) as (_, live):
            live.row.settings = dict(live.row.settings)  # checked against what is in memory, which may be old
            live.seats[0].deck = ""
        await service.lobby.change_seat(ben, table, ChangeSeat(1, deck="piddy_paw"))
        with pytest.raises(Refused, match="piddy_paw") as refused:
            await service.lobby.start(ann, table)
        assert refused.value.code == "not_allowed"
        assert (await service.lobby.info(ann.id, table)).status == "open"
        await service.lobby.change_seat(ben, table, ChangeSeat(1, deck=""))
        assert (await service.lobby.start(ann, table)).status == "playing"

    with_worker(sqlite_database, test)


@pytest.mark.parametrize("game", [ARENA, FOES, "friendomancy", "black-rose", CAULDRON])
def test_play_a_bot_with_one_click(sqlite_database: str, game: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        info = await service.lobby.play_bot(ann, PlayBot(game))
        assert (info.status, kinds(info), info.seats[1].bot) == ("playing", ["person", "bot"], "bot:greedy")
        found = service.games[game]
        assert info.settings in [full_settings(found, one, Clock(), False) for one in found.openings({})]
        assert (await service.lobby.mine(ann.id)).tables[0].id == info.id

    with_worker(sqlite_database, test)


def test_play_a_bot_is_refused_before_anything_is_written(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        play = service.lobby.play_bot
        assert await code(play(ann, PlayBot("chess"))) == "no_such_thing"
        assert await code(play(ann, PlayBot(ARENA, "nobody"))) == "bad_setup"
        assert await code(play(ann, PlayBot(ARENA, settings={"edition": "third"}))) == "bad_setup"
        assert await code(play(ann, PlayBot(ARENA, deck="moo"))) == "bad_setup"
        assert (await service.lobby.mine(ann.id)).tables == []
        info = await play(ann, PlayBot(FOES, "random", {"level": "master"}, "piddy_paw"))
        assert (info.seats[1].bot, info.seats[0].deck) == ("bot:random", "piddy_paw")

    with_worker(sqlite_database, test)


def test_bots_alone_play_while_the_host_watches(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        seats = [NewSeat("bot", "random")] * 2
        info = await service.lobby.create(ann, NewTable(CAULDRON, seats=seats, spectators="none"))
        await service.lobby.start(ann, info.id)
        watching = Browser(ann)
        await service.hub.watch(watching, info.id, 0, 0)
        over_news = await watching.until(TableNews, lambda news: news.table.status == "over")
        assert over_news.table.result is not None
        assert seed_hash(bytes.fromhex(over_news.table.seed)) == info.seed_hash
        assert await code(service.hub.watch(Browser(ben), info.id, 0, 0)) == "no_spectators"

    with_worker(sqlite_database, test)


# quick match


def test_quick_match_joins_who_waits(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        first = await service.lobby.quick(ann, QuickMatch(ARENA))
        assert (first.status, first.listed, first.clock) == ("open", True, QUICK)
        assert (await service.lobby.quick(ann, QuickMatch(ARENA))).id == first.id
        other = await service.lobby.quick(cat, QuickMatch(ARENA, {"edition": "first"}))
        assert (other.id != first.id, other.status) == (True, "open")
        second = await service.lobby.quick(ben, QuickMatch(ARENA))
        assert (second.id, second.status, names(second)) == (first.id, "playing", ["Ann", "Ben"])
        third = await service.lobby.quick(cat, QuickMatch(ARENA))
        assert (third.id not in (first.id, other.id), third.status) == (True, "open")
        assert await code(service.lobby.quick(ann, QuickMatch("chess"))) == "no_such_thing"
        assert await code(service.lobby.quick(ann, QuickMatch(ARENA, {"edition": "third"}))) == "bad_setup"

    with_worker(database, test)


def test_quick_match_brings_those_together_for_whom_luck_draws(database: str) -> None:
    """What nobody says is drawn when a table is opened, and named; whoever has no wish sits down there."""

    async def test(service: Service) -> None:
        ann, ben, cat, dan = await guests(service, "Ann", "Ben", "Cat", "Dan")
        first = await service.lobby.quick(ann, QuickMatch(LODGE))
        assert first.settings["packs"] in ("cerberus", "draco", "griffin", "hydra")
        assert first.settings["cards"] == "core"
        assert (await service.lobby.quick(ann, QuickMatch(LODGE))).id == first.id
        other = next(pack for pack in ("cerberus", "draco") if pack != first.settings["packs"])
        wish = await service.lobby.quick(cat, QuickMatch(LODGE, {"packs": other}))
        assert (wish.id != first.id, wish.settings["packs"]) == (True, other)
        second = await service.lobby.quick(ben, QuickMatch(LODGE, {"packs": "one"}))
        assert (second.id, second.status, second.settings) == (first.id, "playing", first.settings)
        third = await service.lobby.quick(dan, QuickMatch(LODGE))
        assert (third.id, third.status) == (wish.id, "playing")

    with_worker(database, test)


def test_a_new_table_names_what_luck_has_drawn(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        seats = [NewSeat("me"), NewSeat("bot")]
        info = await service.lobby.create(ann, NewTable(LODGE, {}, seats))
        assert info.settings["cards"] == "core"
        assert info.settings["packs"] in ("cerberus", "draco", "griffin", "hydra")
        rated = await service.lobby.create(
            ann, NewTable(LODGE, {"packs": "one"}, [NewSeat("me"), NewSeat()], rated=True)
        )
        assert rated.settings["packs"] in ("cerberus", "draco", "griffin", "hydra")
        said = {"packs": "none", "cards": "spec"}
        info = await service.lobby.create(ann, NewTable(LODGE, said, seats))
        assert {name: info.settings[name] for name in said} == said
        info = await service.lobby.create(ann, NewTable(LODGE, {"overkill": "yes"}, seats))
        assert (info.settings["packs"], info.settings["cards"]) == ("none", "spec")
        assert await code(service.lobby.create(ann, NewTable(LODGE, {"packs": "two"}, seats))) == "bad_setup"

    with_worker(sqlite_database, test)


def test_who_asks_for_a_quick_match_at_the_same_instant_plays(postgres_database: str) -> None:
    """Two workers: of an even number of people nobody is left waiting."""

    async def test(services: Sequence[Service]) -> None:
        people = await guests(services[0], *[f"P{i}" for i in range(8)])
        for round_, game in enumerate((CAULDRON, ARENA, FOES)):
            asks = [services[i % 2].lobby.quick(person, QuickMatch(game)) for i, person in enumerate(people)]
            done = await asyncio.gather(*asks)
            assert len({info.id for info in done}) == 4, round_
            for info in done:
                services[0].hub.rooms.pop(info.id, None)
                found = await services[0].lobby.info("", info.id)
                assert (found.status, len(set(names(found)))) == ("playing", 2)

    with_workers(postgres_database, test, 2)


def test_two_who_wait_find_each_other_when_they_ask_again(database: str) -> None:
    """Ann's table has waited too long, so Ben opened another; whoever asks next joins the other's."""

    async def test(service: Service) -> None:
        now = [1_000_000.0]
        service.lobby.clock = lambda: now[0]
        ann, ben = await guests(service, "Ann", "Ben")
        first = await service.lobby.quick(ann, QuickMatch(ARENA))
        now[0] += QUICK_WAIT + 1
        second = await service.lobby.quick(ben, QuickMatch(ARENA))
        assert second.id != first.id
        both = await asyncio.gather(*[service.lobby.quick(person, QuickMatch(ARENA)) for person in (ann, ben)])
        assert {info.id for info in both} == {second.id}
        assert (await service.lobby.info("", second.id)).status == "playing"
        assert (await service.lobby.info("", first.id)).status == "closed"

    with_worker(database, test)


def test_tired_of_waiting_a_bot_plays(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        info = await service.lobby.quick(ann, QuickMatch(ARENA))
        assert (await service.lobby.change_seat(ann, info.id, ChangeSeat(1, kind="bot"))).status == "playing"

    with_worker(sqlite_database, test)


# rematch


def test_a_rematch_swaps_seats_and_begins_when_all_are_back(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        table = await over(service, [ann, ben])
        rematch = service.rematches.ask
        assert await code(rematch(cat, table)) == "not_seated"
        watching = Browser(ben)
        await service.hub.watch(watching, table, 0, 0)
        new = await rematch(ann, table)
        assert (await watching.until(TableNews, lambda news: bool(news.table.rematch))).table.rematch == new.id
        assert (new.status, kinds(new), names(new)) == ("open", ["invited", "person"], ["Ben", "Ann"])
        assert (await rematch(ann, table)).id == new.id
        expected = (await service.lobby.mine(ben.id)).tables[0]
        assert (expected.id, expected.seats[0].mine, expected.seats[0].kind) == (new.id, True, "invited")
        assert await code(service.lobby.join(cat, new.id, Join())) == "seat_taken"
        begun = await rematch(ben, table)
        assert (begun.id, begun.status, names(begun)) == (new.id, "playing", ["Ben", "Ann"])
        assert begun.seed_hash != (await service.lobby.info("", table)).seed_hash
        assert (await rematch(ann, table)).id == new.id
        assert await code(rematch(ann, new.id)) == "not_allowed"

    with_worker(database, test)


def test_a_rematch_that_both_ask_for_at_the_same_instant_is_one(postgres_database: str) -> None:
    async def test(services: Sequence[Service]) -> None:
        ann, ben = await guests(services[0], "Ann", "Ben")
        for _ in range(5):
            table = await over(services[0], [ann, ben])
            asks = [services[i].rematches.ask(person, table) for i, person in enumerate((ann, ben))]
            done = await asyncio.gather(*asks)
            assert len({info.id for info in done}) == 1
            services[0].hub.rooms.pop(done[0].id, None)
            assert (await services[0].lobby.info("", done[0].id)).status == "playing"

    with_workers(postgres_database, test, 2)


def test_a_rematch_against_bots_begins_at_once(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        info = await service.lobby.play_bot(ann, PlayBot(CAULDRON))
        await resign(service, ann, info.id)
        again = await service.rematches.ask(ann, info.id)
        assert (again.status, names(again)) == ("playing", ["bot:greedy", "Ann"])

    with_worker(sqlite_database, test)


def test_who_plays_together_keeps_the_seat_and_the_deck(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        table = (await service.lobby.create(ann, NewTable(FOES, seats=[NewSeat("me", deck="piddy_paw"), NewSeat()]))).id
        await service.lobby.join(ben, table, Join())
        await service.lobby.start(ann, table)
        await service.store.write(lambda connection: set_row(connection, table, status="over", ended_at=1.0))
        service.hub.rooms.clear()
        new = await service.rematches.ask(ben, table)
        assert (names(new), [seat.deck for seat in new.seats]) == (["Ann", "Ben"], ["", ""])
        begun = await service.rematches.ask(ann, table)
        assert (begun.status, begun.seats[0].deck) == ("playing", "piddy_paw")

    with_worker(sqlite_database, test)


def test_a_rematch_that_was_closed_can_be_asked_for_again(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        table = await over(service, [ann, ben])
        first = await service.rematches.ask(ann, table)
        await service.lobby.close(ann, first.id)
        second = await service.rematches.ask(ben, table)
        assert (second.id != first.id, names(second), second.host) == (True, ["Ben", "Ann"], True)

    with_worker(sqlite_database, test)


# lists and news


def test_the_lobby_lists_what_can_be_joined_or_watched(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")

        async def opened(**new: Any) -> str:
            return (await service.lobby.create(ann, NewTable(**new))).id

        listed = [await opened(game=game, listed=True) for game in (CAULDRON, ARENA)]
        await opened(game=CAULDRON)
        hot = [NewSeat("me")] * 2
        watched = await opened(game=CAULDRON, listed=True, seats=hot)
        alone = await opened(game=CAULDRON, listed=True, seats=hot, spectators="none")
        gone = await opened(game=CAULDRON, listed=True)
        for table in (watched, alone):
            await service.lobby.start(ann, table)
        await service.lobby.close(ann, gone)

        async def found(*wanted: str) -> list[str]:
            return [info.id for info in (await service.lobby.listed(ben.id, *wanted)).tables]

        assert await found() == [watched, *reversed(listed)]
        assert await found(CAULDRON) == [watched, listed[0]]
        assert await found("", "open") == list(reversed(listed))
        assert await found("", "playing") == [watched]
        assert await code(service.lobby.listed(ben.id, "chess")) == "no_such_thing"

    with_worker(database, test)


def test_nobody_can_fill_the_lobby_alone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Six guests open twenty tables each, after others have opened one: all of the others are on the first page."""
    monkeypatch.setattr(lists, "LISTED", 10)

    async def test(service: Service) -> None:
        others = await guests(service, "Ann", "Ben", "Cat")
        alone = [(await service.lobby.create(one, NewTable(CAULDRON, listed=True))).id for one in others]
        crowd = await guests(service, *(f"Guest {i}" for i in range(6)))
        for guest in crowd:
            for _ in range(lists.OF_ONE_HOST + 2):
                await service.lobby.create(guest, NewTable(CAULDRON, listed=True))
        first = await service.lobby.listed("")
        assert set(alone) < {info.id for info in first.tables}
        assert len(first.tables) == 10
        pages, page = [first], first
        while page.more:
            page = await service.lobby.listed("", after=page.next)
            pages.append(page)
        told = [info for page in pages for info in page.tables]
        assert len(told) == len({info.id for info in told}) == first.total == 3 + 6 * lists.OF_ONE_HOST
        assert [page.more for page in pages] == [bool(page.next) for page in pages] == [True] * 3 + [False]

        def hosts(page: TableList) -> list[str]:
            return [names(info)[0] for info in page.tables]

        assert sorted(hosts(first)[:9]) == sorted(person.name for person in others + crowd), "each host's newest first"
        browser = Browser(others[0])
        await service.lobby.watch(browser)
        news = await browser.until(LobbyNews)
        assert [info.id for info in news.tables] == [info.id for info in first.tables]
        assert (news.more, news.next, news.total) == (True, first.next, first.total)

    with_worker(database, test)


def test_more_is_true_exactly_when_there_is_more(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "LISTED", 2)

    async def test(service: Service) -> None:
        hosts = await guests(service, "Ann", "Ben", "Cat", "Dan")
        empty = await service.lobby.listed("")
        assert (empty.tables, empty.more, empty.next, empty.total) == ([], False, "", 0)
        opened: list[str] = []
        for host, more in zip(hosts, (False, False, True, True), strict=True):
            opened.append((await service.lobby.create(host, NewTable(CAULDRON, listed=True))).id)
            page = await service.lobby.listed("")
            assert (page.more, page.total) == (more, len(opened))
        page = await service.lobby.listed("")
        await service.lobby.close(hosts[2], opened[2])  # the last one of the first page is gone
        rest = await service.lobby.listed("", after=page.next)
        assert [info.id for info in rest.tables] == [opened[1], opened[0]]
        assert (rest.more, rest.next, rest.total) == (False, "", 3)
        assert (await service.lobby.listed("", ARENA, after=page.next)).tables == []
        for odd in ("x", "1_2", "1_nan_abc", "-1_2_abc", "1_2_a' or 1", "9" * 59):
            assert await code(service.lobby.listed("", after=odd)) == "malformed"

    with_worker(database, test)


def test_who_has_more_tables_than_a_page_holds_pages_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """First what runs, page by page, then what is over: each table once, and as if there were one page."""
    monkeypatch.setattr(lists, "PAGE", 2)

    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        for _ in range(3):
            await over(service, [ann, ben])
        for began in (True, False, True, True, False, True, False):
            table = (await service.lobby.create(ann, NewTable(CAULDRON))).id
            await service.lobby.join(ben, table, Join())
            if began:
                await service.lobby.start(ann, table)
        whole = (await service.lobby.mine(ann.id)).tables[:7]
        assert [info.my_turn for info in whole] == [True] * 4 + [False] * 3
        over_ = (await service.lobby.mine(ann.id)).tables[7:] + (
            await service.lobby.mine(ann.id, (await service.lobby.mine(ann.id)).tables[-1].id)
        ).tables
        wanted = [info.id for info in whole + over_]
        assert len(set(wanted)) == len(wanted) == 10
        for most in (1, 2, 3, 6, 7, 8):
            monkeypatch.setattr(lists, "RUNNING", most)
            page = await service.lobby.mine(ann.id)
            assert len(page.tables) == (most if most < 7 else 9)
            told = list(page.tables)
            while page.more:
                page = await service.lobby.mine(ann.id, told[-1].id)
                assert page.tables
                told += page.tables
            assert [info.id for info in told] == wanted

    with_worker(database, test)


def test_my_turn_comes_first_then_what_runs_then_what_is_over(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "PAGE", 2)

    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        finished = [await over(service, [ann, ben]) for _ in range(5)]
        running = []
        for _ in range(4):
            table = (await service.lobby.create(ann, NewTable(ARENA))).id
            await service.lobby.join(ben, table, Join())
            await service.lobby.start(ann, table)
            running.append(table)
        await play_on(service, [ann, ben], running[0], 2)
        hosted = (await service.lobby.create(ann, NewTable(CAULDRON, seats=[NewSeat("bot"), NewSeat()]))).id
        dropped = (await service.lobby.create(ann, NewTable(CAULDRON))).id
        await service.lobby.close(ann, dropped)
        mine = await service.lobby.mine(ann.id)
        turns = [info.my_turn for info in mine.tables]
        assert turns == sorted(turns, reverse=True)
        assert {info.id for info in mine.tables[:-2]} == {*running, hosted}
        pages, last = [], mine
        while last.more:
            pages += last.tables[-2:]
            last = await service.lobby.mine(ann.id, pages[-1].id)
            assert all(info.status == "over" for info in last.tables)
        assert [info.id for info in [*pages, *last.tables]] == finished[::-1]
        assert (await service.lobby.mine(cat.id)).tables == []
        after = await service.lobby.mine(ann.id, mine.tables[4].id)
        assert [info.id for info in after.tables] == [info.id for info in mine.tables[5:]], "after those that run"
        assert await code(service.lobby.mine(cat.id, running[0])) == "no_such_table"

    with_worker(database, test)


def test_news_of_the_lobby_come_together_and_to_everybody(postgres_database: str) -> None:
    """Ben is at another worker. Only who has to do with a table is told what is theirs."""

    async def test(services: Sequence[Service]) -> None:
        ann, ben = await guests(services[0], "Ann", "Ben")
        near, far = Browser(ann), Browser(ben)
        await services[0].lobby.watch(near)
        await services[1].lobby.watch(far)
        assert [message for message in near.sent + far.sent if message != LobbyNews([])] == []
        began, before = time.monotonic(), len(near.sent)
        for _ in range(5):
            await services[0].lobby.create(
                ann, NewTable(CAULDRON, seats=[NewSeat("me"), NewSeat("invited")], listed=True)
            )
        mine = await near.until(LobbyNews, lambda news: len(news.tables) == 5)
        assert not any(info.host for info in (await far.until(LobbyNews, lambda news: len(news.tables) == 5)).tables)
        spans = int((time.monotonic() - began) / SOON)  # one on an idle machine
        assert len(near.sent) - before <= 1 + spans, "changes that come soon after each other are one message"
        assert mine.tables[0].host
        assert mine.tables[0].seats[1].invite
        table = mine.tables[0].id
        led = mine.tables[0].seats[1].invite
        await services[0].lobby.join(ben, table, Join(invite=led))
        theirs = await far.until(LobbyNews, lambda news: any("Ben" in names(info) for info in news.tables))
        assert led not in msgspec.json.encode(theirs).decode()
        assert any(seat.mine for info in theirs.tables for seat in info.seats)
        await services[0].lobby.start(ann, table)
        await far.until(LobbyNews, lambda news: any(info.status == "playing" for info in news.tables))
        for browser in (near, far):
            browser.sent.clear()  # tables were fewer before
        await services[0].hub.act(ann, table, Resign(0))
        for browser in (near, far):
            await browser.until(LobbyNews, lambda news: len(news.tables) == 4)
        services[1].lobby.unwatch(far)
        far.sent.clear()
        near.sent.clear()
        await services[0].lobby.close(ann, mine.tables[1].id)
        await near.until(LobbyNews, lambda news: len(news.tables) == 3)
        assert far.sent == []

    with_workers(postgres_database, test, 2)


# somebody deletes the account


def test_bots_play_on_for_somebody_gone(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        running = (await service.lobby.create(ann, NewTable(ARENA))).id
        await service.lobby.join(ben, running, Join())
        await service.lobby.start(ann, running)
        waiting = (await service.lobby.create(ann, NewTable(CAULDRON, seats=[NewSeat("me")] + [NewSeat()] * 2))).id
        await service.lobby.join(ben, waiting, Join())
        await service.lobby.join(cat, waiting, Join())
        own = (await service.lobby.create(ben, NewTable(CAULDRON))).id
        await service.lobby.leave(cat, waiting)
        watching = Browser(ann)
        await service.hub.watch(watching, running, 0, 0)
        await service.hub.watch(watching, waiting, 0, 0)
        await service.hub.act(ben, running, Chat("good luck"))
        await service.people.delete(ben, "")
        news = await watching.until(TableNews, lambda news: news.table.seats[1].bot == "bot:greedy")
        assert news.table.seats[1].name == GONE
        await watching.until(TableNews, lambda news: news.table.id == waiting and news.table.seats[1].kind == "free")
        assert (await service.lobby.info("", own)).status == "closed"
        assert await code(service.lobby.join(ben, waiting, Join())) == "not_known"
        assert await code(service.lobby.create(ben, NewTable(ARENA))) == "not_known"
        async with service.hub.use(running) as (_, live):
            assert live.played.players[1] == "bot:greedy"
        service.hub.rooms.clear()
        found = await service.lobby.info(ann.id, running)
        assert (found.seats[1].bot, found.seats[1].name, found.status) == ("bot:greedy", GONE, "playing")
        assert "Ben" not in msgspec.json.encode(found).decode()

    with_worker(database, test)


def test_the_talk_forgets_the_name_of_somebody_gone(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        table = (await service.lobby.create(ann, NewTable(CAULDRON))).id
        await service.lobby.join(ben, table, Join())
        await service.lobby.leave(ben, table)
        await service.hub.act(ben, table, Chat("hello\tthere"))
        async with service.hub.use(table) as (_, live):
            assert [(said.kind, said.name, said.text) for said in live.showing.said(1)] == [
                ("left", "Ben", "Ben"),
                ("chat", "Ben", "hellothere"),
            ]
        await service.people.delete(ben, "")
        service.hub.rooms.clear()
        async with service.hub.use(table) as (_, live):
            assert [(said.kind, said.name, said.text) for said in live.showing.said(1)] == [
                ("left", GONE, GONE),
                ("chat", GONE, "hellothere"),
            ]

    with_worker(database, test)


def test_a_start_and_an_account_that_is_deleted_at_the_same_instant(postgres_database: str) -> None:
    """Two workers: the game begins with a bot for who is gone, or it does not begin."""

    async def test(services: Sequence[Service]) -> None:
        (ann,) = await guests(services[0], "Ann")
        for i in range(10):
            (ben,) = await guests(services[0], "Ben")
            table = (await services[0].lobby.create(ann, NewTable(CAULDRON))).id
            await services[1].lobby.join(ben, table, Join())

            async def soon(ben: Person = ben, delay: float = i * 0.003) -> None:
                await asyncio.sleep(delay)
                await services[1].people.delete(ben, "")

            await asyncio.gather(services[0].lobby.start(ann, table), soon(), return_exceptions=True)
            for service in services:
                service.hub.rooms.pop(table, None)
            info = await services[0].lobby.info(ann.id, table)
            assert "Ben" not in names(info)
            if info.status == "playing":
                assert info.seats[1].bot == "bot:greedy"
            else:
                assert (info.status, kinds(info)) == ("open", ["person", "free"])
                await services[0].lobby.close(ann, table)

    with_workers(postgres_database, test, 2)


def test_a_rematch_does_not_wait_for_somebody_gone(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        table = await over(service, [ann, ben])
        await service.people.delete(ben, "")
        new = await service.rematches.ask(ann, table)
        assert (kinds(new), names(new)) == (["invited", "person"], ["", "Ann"])
        begun = await service.lobby.join(cat, new.id, Join(invite=new.seats[0].invite))
        assert (begun.status, names(begun)) == ("playing", ["Cat", "Ann"])

    with_worker(sqlite_database, test)


# over HTTP


class Visitors:
    """Several browsers before one server."""

    def __init__(self, client: TestClient[Litestar], *names: str) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        for name in names:
            answer = client.post("/api/guest", json={"name": name})
            assert answer.status_code < 300
            self.cookies[name] = f"{COOKIE}={answer.cookies[COOKIE]}"
            client.cookies.clear()

    def ask(self, name: str, method: str, path: str, body: object = None) -> tuple[int, Any]:
        cookie = {"cookie": self.cookies[name]} if name else {}
        answer = self.client.request(method, path, json=body, headers=cookie)
        return answer.status_code, answer.json() if answer.content else None


def test_the_routes(sqlite_database: str) -> None:
    config = Config(database=sqlite_database, teaching=True)
    service = Service(config)
    service.bots = PlainBots(service)
    with TestClient(create_app(config, service)) as client:
        ask = Visitors(client, "Ann", "Ben").ask
        seats = [{"kind": "me"}, {"kind": "invited"}]
        status, made = ask("Ann", "POST", "/api/tables", {"game": CAULDRON, "seats": seats, "listed": True})
        assert status == 201
        table, invite = made["id"], made["seats"][1]["invite"]
        path = f"/api/tables/{table}"
        assert ask("", "POST", "/api/tables", {"game": CAULDRON})[0] == 401
        for who in ("", "Ben"):
            status, led = ask(who, "GET", f"/api/invites/{invite}")
            assert (status, led["table"]["id"], led["seat"]) == (200, table, 1)
            assert [one["id"] for one in ask(who, "GET", "/api/tables")[1]["tables"]] == [table]
            assert ask(who, "GET", path)[1]["seats"][1]["invite"] == ""
        assert ask("Ben", "GET", "/api/tables?status=over")[0] == 400
        assert ask("Ben", "GET", "/api/tables?game=chess")[0] == 404
        assert ask("Ben", "GET", "/api/tables?game=cauldron&status=playing")[1] == {
            "tables": [],
            "more": False,
            "next": "",
            "total": 0,
        }
        assert ask("Ann", "POST", f"{path}/start")[1]["code"] == "seats_free"
        assert ask("Ben", "POST", f"{path}/join")[1]["code"] == "seat_taken"
        assert ask("Ben", "POST", f"{path}/join", {"invite": invite})[0] == 200
        assert ask("Ben", "POST", f"{path}/seat", {"seat": 1, "deck": ""})[0] == 200
        assert ask("Ben", "POST", f"{path}/seat", {"seat": 7, "deck": ""})[0] == 400
        assert ask("Ben", "POST", f"{path}/leave")[1]["seats"][1]["kind"] == "invited"
        assert ask("Ben", "POST", f"{path}/join", {"invite": invite})[0] == 200
        assert ask("Ann", "POST", f"{path}/start")[1]["status"] == "playing"
        assert ask("Ben", "POST", f"{path}/rematch")[1]["code"] == "not_allowed"
        assert ask("Ann", "POST", f"{path}/acts", {"do": "resign", "seat": 0})[0] == 200
        assert ask("Ann", "GET", path)[1]["status"] == "over"
        again = ask("Ben", "POST", f"{path}/rematch")[1]["id"]
        assert ask("Ann", "GET", path)[1]["rematch"] == again
        assert ask("Ann", "DELETE", f"/api/tables/{again}")[1]["code"] == "not_host"
        assert ask("Ben", "DELETE", f"/api/tables/{again}") == (204, None)
        assert ask("Ann", "POST", "/api/tables/quick", {"game": CAULDRON})[1]["status"] == "open"
        assert ask("Ben", "POST", "/api/tables/quick", {"game": CAULDRON})[1]["status"] == "playing"
        status, bot = ask("Ann", "POST", "/api/tables/bot", {"game": CAULDRON})
        assert (status, bot["status"]) == (201, "playing")
        mine = ask("Ann", "GET", "/api/tables/mine")[1]
        assert [one["status"] for one in mine["tables"]] == ["playing", "playing", "over"]
        assert ask("Ann", "GET", "/api/tables/%00")[0] == 404
        assert ask("Ann", "GET", "/api/invites/%00")[0] == 404
        assert ask("Ann", "GET", "/api/tables/mine?before=%00")[0] == 404
        assert ask("Ann", "POST", "/api/tables", {"game": CAULDRON, "moo": 1})[0] == 400
