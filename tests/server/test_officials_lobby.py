"""Officials and the lobby: seats, invitations, settings; whole games with replays, saved games, rematches."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from sqlalchemy import update as change

from grimalkin.core import saved
from grimalkin.core.errors import BadSetup, GrimalkinError
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.record import OFFICIAL, RULING
from grimalkin.server.messages import (
    Answer,
    ChangeSeat,
    ChangeSettings,
    Chat,
    Clock,
    Join,
    Leave,
    Move,
    NewBranch,
    NewSeat,
    NewTable,
    OfferToOfficiate,
    PlayBot,
    QuickMatch,
    RaiseDispute,
    Rehearsal,
    Resign,
    Rule,
    Second,
    TableInfo,
    TableNews,
    Update,
    Verdict,
)
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.service import Service
from grimalkin.server.sitting import Viewer
from grimalkin.server.storage.schema import seats, tables
from tests.server.workers import Browser, PlainClerk, guests, play_on, with_worker, with_workers

GAME = "friendomancy"
ONE = {"judges": "1"}
KEYS = iter(f"own-{n:010}" for n in range(1_000_000))


async def code(work: Any) -> str:
    with pytest.raises((Refused, GrimalkinError)) as refused:
        await work
    assert isinstance(refused.value, Refused | GrimalkinError)
    return refused.value.code


def seated(info: TableInfo) -> list[tuple[str, bool]]:
    return [(seat.kind, seat.official) for seat in info.seats]


async def begun(service: Service, people: list[Person], settings: dict[str, str], **more: Any) -> str:
    """A game of these people, of whom the last ones judge."""
    judges = int(settings["judges"])
    chosen = [NewSeat("me"), *[NewSeat() for _ in people[1 : len(people) - judges]]]
    chosen += [NewSeat(official=True) for _ in range(judges)]
    table = (await service.lobby.create(people[0], NewTable(GAME, settings, chosen, **more))).id
    for seat, person in enumerate(people[1:], 1):
        await service.lobby.join(person, table, Join(seat=seat))
    await service.lobby.start(people[0], table)
    return table


async def through_setup(service: Service, people: list[Person], table: str) -> None:
    """Until the first turn begins."""
    while True:
        async with service.hub.use(table) as (_, live):
            prompt = live.showing.view(0, 0.0).prompt
            if prompt is not None and prompt.phase != "setup":
                return
        await play_on(service, people, table, 1)


async def rule(service: Service, judge: Person, table: str, *operations: str, about: str = "") -> int:
    seat = next(seat.seat for seat in (await service.lobby.info(judge.id, table)).seats if seat.mine)
    verdict = Verdict(["fun"], list(operations), about, "So be it.")
    return (await service.hub.act(judge, table, Rule(seat, verdict, next(KEYS)))).n


# seats


def test_the_setting_says_how_many_seats_officials_have(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        info = await service.lobby.create(ann, NewTable(GAME, {"judges": "2"}))
        assert seated(info) == [("person", False), ("free", False), ("free", True), ("free", True)]
        info = await service.lobby.create(ann, NewTable(GAME, ONE, [NewSeat("me", official=True)]))
        assert seated(info) == [("free", False), ("free", False), ("person", True)]
        three = [NewSeat("me"), NewSeat("bot"), NewSeat(), NewSeat("invited", official=True)]
        info = await service.lobby.create(ann, NewTable(GAME, ONE, three))
        assert seated(info) == [("person", False), ("bot", False), ("free", False), ("invited", True)]
        assert info.seats[3].invite
        stored = await service.store.read(lambda c: c.execute(select(seats.c.official).where(seats.c.table == info.id)))
        assert [row.official for row in stored] == [False, False, False, True]

    with_worker(sqlite_database, test)


@pytest.mark.parametrize(
    ("settings", "wanted", "refused"),
    [
        ({}, [NewSeat("me"), NewSeat(), NewSeat(official=True)], "bad_setup"),
        (ONE, [NewSeat("me"), NewSeat(), NewSeat(official=True), NewSeat(official=True)], "bad_setup"),
        (ONE, [NewSeat("me", official=True), NewSeat(), NewSeat()], "malformed"),
        (ONE, [NewSeat("me"), NewSeat(), NewSeat("me", official=True)], "not_allowed"),
        ({"judges": "2"}, [NewSeat(), NewSeat(), *[NewSeat("me", official=True)] * 2], "not_allowed"),
        (ONE, [NewSeat("me"), NewSeat(), NewSeat("bot", official=True)], "not_allowed"),
        (ONE, [NewSeat("me"), NewSeat(), NewSeat("me", deck="list house_a", official=True)], "not_allowed"),
        ({"judges": "5"}, [NewSeat("me"), NewSeat(), NewSeat()], "bad_setup"),
        ({"judges": "6"}, [], "bad_setup"),
    ],
)
def test_officials_have_no_other_seats(
    sqlite_database: str, settings: dict[str, str], wanted: list[NewSeat], refused: str
) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        assert await code(service.lobby.create(ann, NewTable(GAME, settings, wanted))) == refused
        assert (await service.lobby.mine(ann.id)).tables == []

    with_worker(sqlite_database, test)


@pytest.mark.parametrize("judges", ["0", "1"])
def test_at_a_rated_table_a_judge_sees_what_spectators_see(sqlite_database: str, judges: str) -> None:
    """Whoever it is: a second guest of the host could sit there, from the beginning or later on."""

    async def test(service: Service) -> None:
        people = await guests(service, "Ann", "Ben", "Judy")
        for sees in ("yes", "no"):
            wanted = NewTable(GAME, {"judges": judges, "judge_sees_hands": sees}, rated=True)
            with pytest.raises(
                BadSetup, match=f"judge_sees_hands = '{sees}'; at a table that is rated it can only be: no"
            ):
                await service.lobby.create(people[0], wanted)
        wanted = NewTable(GAME, {"judges": judges, "judge_sees_hands": "nothing"}, rated=True)
        assert (await service.lobby.create(people[0], wanted)).settings["judge_sees_hands"] == "nothing"
        playing = people[: 2 + int(judges)]
        table = await begun(service, playing, {"judges": judges}, rated=True)
        await through_setup(service, playing, table)
        if judges == "0":
            await service.hub.act(people[2], table, OfferToOfficiate())
            async with service.hub.use(table) as (_, live):
                assert live.consent.request is not None
                m = live.consent.request.m
            for seat in (0, 1):
                await service.hub.act(people[seat], table, Answer(seat, m, True))
        async with service.hub.use(table) as (_, live):
            assert live.row.settings["judge_sees_hands"] == "nothing"
            assert live.viewer(people[2].id) == Viewer((2,))
            judge, other = [live.showing.view(seat, 0.0).zones for seat in (2, SPECTATOR)]
            assert judge == other
            assert any(zone.id == "hand.A" and zone.pieces for zone in judge)

    with_worker(sqlite_database, test)


def test_a_rated_table_of_before_takes_no_judge_and_its_rematch_does(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        people = await guests(service, "Ann", "Ben", "Judy")
        table = await begun(service, people, ONE)
        again = await begun(service, people[:2], {"judges": "0"})
        waits = (await service.lobby.create(people[0], NewTable(GAME, ONE, [NewSeat("me"), NewSeat()]))).id
        for seat, person in ((1, people[1]), (2, people[2])):
            await service.lobby.join(person, waits, Join(seat=seat))
        of_before = change(tables).values(rated=True)  # when that was not ruled out
        await service.store.write(lambda connection: connection.execute(of_before), hints=[table, again, waits])
        for known in service.hub.rooms.values():
            known.live = None  # it is read anew
        with pytest.raises(Refused, match="At this rated table an official would see what spectators do not"):
            await service.hub.act(people[2], again, OfferToOfficiate())
        with pytest.raises(Refused, match="At this rated table an official would see what spectators do not"):
            await service.lobby.start(people[0], waits)
        await service.hub.act(people[0], table, Resign(0))
        rematch = await service.rematches.ask(people[0], table)
        assert (rematch.rated, rematch.settings["judge_sees_hands"]) == (True, "nothing")

    with_worker(sqlite_database, test)


def test_nobody_plays_and_judges_and_nobody_judges_by_accident(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, judy, zoe = await guests(service, "Ann", "Ben", "Judy", "Zoe")
        lobby = service.lobby
        table = (await lobby.create(ann, NewTable(GAME, {"judges": "2"}))).id
        assert await code(lobby.join(ann, table, Join(seat=2))) == "not_allowed"
        assert await code(lobby.change_seat(ann, table, ChangeSeat(2, kind="me"))) == "not_allowed"
        await lobby.join(ben, table, Join())
        assert await code(lobby.join(zoe, table, Join())) == "seat_taken", "only the Judges' seats are free"
        assert await code(lobby.join(judy, table, Join(seat=2, deck="list house_a"))) == "malformed"
        info = await lobby.join(judy, table, Join(seat=2))
        assert seated(info)[2] == ("person", True)
        assert await code(lobby.join(judy, table, Join(seat=3))) == "not_allowed", "an official has one seat"
        assert await code(lobby.change_seat(ann, table, ChangeSeat(3, kind="bot"))) == "not_allowed"
        assert await code(lobby.change_seat(judy, table, ChangeSeat(2, deck="list house_a"))) == "not_allowed"
        assert await code(lobby.start(ann, table)) == "seats_free"
        info = await lobby.change_seat(ann, table, ChangeSeat(3, kind="invited"))
        assert seated(info)[3] == ("invited", True)
        invited = await lobby.invite(zoe.id, info.seats[3].invite)
        assert (invited.seat, invited.table.seats[3].official) == (3, True)
        await lobby.leave(judy, table)
        await lobby.join(judy, table, Join(seat=2))
        await lobby.join(zoe, table, Join(invite=info.seats[3].invite))
        info = await lobby.start(ann, table)
        assert info.status == "playing"

    with_worker(sqlite_database, test)


def test_who_plays_at_once_plays_without_officials(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        assert await code(service.lobby.play_bot(ann, PlayBot(GAME, settings=ONE))) == "bad_setup"
        assert await code(service.lobby.quick(ann, QuickMatch(GAME, ONE))) == "bad_setup"
        assert (await service.lobby.mine(ann.id)).tables == []

    with_worker(sqlite_database, test)


def test_a_seated_judge_or_the_host_chooses_the_format(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, judy, zoe = await guests(service, "Ann", "Ben", "Judy", "Zoe")
        lobby = service.lobby
        table = (
            await lobby.create(ann, NewTable(GAME, {**ONE, "format": "b"}, [NewSeat("me", deck="list house_b")]))
        ).id
        await lobby.join(ben, table, Join(deck="list house_b"))
        await lobby.join(judy, table, Join(seat=2))
        watching = Browser(ben)
        service.hub.joined(watching)
        await service.hub.watch(watching, table, 0, 0)
        for other in (ben, zoe):
            assert await code(lobby.change_settings(other, table, ChangeSettings({"format": "a"}))) == "not_host"
        for wrong in ({"judges": "0"}, {"end_bedtime": "5", "format": "a"}, {}):
            assert await code(lobby.change_settings(judy, table, ChangeSettings(wrong))) == "not_allowed"
        assert await code(lobby.change_settings(judy, table, ChangeSettings({"format": "z"}))) == "bad_setup"
        info = await lobby.change_settings(judy, table, ChangeSettings({"format": "a"}))
        assert info.settings["format"] == "a"
        await watching.until(TableNews, lambda news: news.table.settings["format"] == "a")
        assert (await lobby.info(ben.id, table)).seats[1].deck == "", "it does not fit any more"
        info = await lobby.change_settings(ann, table, ChangeSettings({"foes": "random"}))
        assert info.settings["foes"] == "random"
        async with service.hub.use(table) as (_, live):
            said = [(line.seat, line.text) for line in live.showing.said(0) if line.kind == "settings"]
        assert said == [(2, "format = a"), (0, "foes = random")]
        await lobby.start(ann, table)
        assert await code(lobby.change_settings(judy, table, ChangeSettings({"format": "b"}))) == "not_open"

    with_worker(sqlite_database, test)


# a game


def test_a_key_sent_twice_counts_once(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        people = await guests(service, "Ann", "Ben", "Judy")
        ann, _ben, judy = people
        table = await begun(service, people, ONE)
        await through_setup(service, people, table)
        hub = service.hub
        dispute = RaiseDispute(0, "FR-DRAW-01", next(KEYS))
        first = await hub.act(ann, table, dispute)
        assert (await hub.act(ann, table, dispute)).n == first.n
        ruling = Rule(2, Verdict(["fun"], ["adjust_money A 3"]), next(KEYS))
        done = await hub.act(judy, table, ruling)
        assert await hub.act(judy, table, ruling) == done
        other = msgspec.structs.replace(ruling, verdict=Verdict(["fun"], ["adjust_money A 4"]))
        assert await code(hub.act(judy, table, other)) == "key_reused"
        assert await code(hub.act(ann, table, msgspec.structs.replace(dispute, key=ruling.key))) == "key_reused"
        second = Second(2, 1, ruling.key)
        assert await code(hub.act(judy, table, second)) == "key_reused"

    with_worker(sqlite_database, test)


async def judged_game(service: Service, people: list[Person], zoe: Person) -> tuple[str, dict[str, list[Update]]]:
    """A game with a dispute, a ruling, an undo by the Judge, and a new Judge; what everybody saw of it."""
    ann, ben, judy = people
    table = await begun(service, people, ONE)
    await through_setup(service, people, table)
    browsers = {person.name: Browser(person) for person in (*people, zoe)}
    for browser in browsers.values():
        service.hub.joined(browser)
        await service.hub.watch(browser, table, 0, 0)
    async with service.hub.use(table) as (_, live):
        back = live.n
    await play_on(service, people, table, 2)
    async with service.hub.use(table) as (_, live):
        dispute = RaiseDispute(0, f"entry {live.n}", next(KEYS), "That was mine.")
    raised = (await service.hub.act(ann, table, dispute)).n
    await service.hub.act(ben, table, Chat("It was not.", raised))
    tried = await service.hub.rehearsed(judy, table, Rehearsal(2, Verdict(["clear"], ["adjust_money A 2"])))
    assert not tried.fault
    await rule(service, judy, table, f"undo {back} touched", "adjust_money A 2", about=str(raised))
    await play_on(service, people, table, 1)
    await service.hub.act(zoe, table, OfferToOfficiate())
    async with service.hub.use(table) as (_, live):
        request = live.consent.request
        assert request is not None
    await service.hub.act(ann, table, Answer(0, request.m, True))
    await service.hub.act(ben, table, Answer(1, request.m, True))
    n = await rule(service, zoe, table, "adjust_money B 5")  # a proposal: there are two Judges now
    await service.hub.act(judy, table, Second(2, n, next(KEYS)))
    await service.hub.act(judy, table, Leave(2))
    await service.hub.act(ben, table, Resign(1))
    saw = {
        name: [message for message in browser.sent if isinstance(message, Update)] for name, browser in browsers.items()
    }
    return table, saw


def test_the_replay_shows_each_seat_what_it_saw_and_every_ruling(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        service.bots = PlainClerk(service)
        people = await guests(service, "Ann", "Ben", "Judy")
        (zoe,) = await guests(service, "Zoe")
        table, saw = await judged_game(service, people, zoe)
        info = await service.replays.info(people[0], table)
        assert info.viewers == ["A", "B", "C", "D", "spectator", "open"]
        rulings = await service.hub.rulings(people[0], table)
        assert [one.verdict.operations for one in rulings if one.waits == ""][-1] == ["adjust_money B 5"]
        for name, viewer in (("Ann", "A"), ("Ben", "B"), ("Judy", "C"), ("Zoe", "D")):
            found = await service.replays.frames(people[0], table, viewer, 0, 200)
            frames = {frame.n: frame for frame in found.frames}
            assert [frame.text for frame in found.frames if frame.kind == RULING][-1].startswith(
                "fun: adjust_money B 5"
            )
            for update in saw[name]:
                view = update.views[0]
                if view.seat == 7 or update.n not in frames:  # before she was an official she looked on
                    continue
                frame = frames[update.n]
                assert (frame.view.zones, frame.view.facts) == (view.zones, view.facts), f"{viewer} at {update.n}"
                assert frame.view.options == view.options or update.n == info.entries
            texts = {one.n: one.text for update in saw[name] for one in update.happened if one.kind == RULING}
            assert texts
            assert all(frames[n].text == text for n, text in texts.items() if n in frames)
        summary = await service.replays.summary(people[0], table, "C")
        assert summary.entries == info.entries

    with_worker(sqlite_database, test)


def test_a_judged_game_is_saved_and_brought_in_again(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        service.bots = PlainClerk(service)
        people = await guests(service, "Ann", "Ben", "Judy")
        (zoe,) = await guests(service, "Zoe")
        table, _saw = await judged_game(service, people, zoe)
        _name, text = await service.replays.saved(people[0], table)
        again = saved.from_text(text, {GAME: service.games[GAME]})
        assert OFFICIAL in [entry.kind for entry in again.record]
        assert saved.to_text(again) == text
        brought = await service.replays.bring_in(people[1], text.encode())
        info = await service.lobby.info(people[1].id, brought)
        assert [seat.official for seat in info.seats] == [False, False, True, True]
        frames = await service.replays.frames(people[1], brought, "D", 0, 100)
        assert len(frames.frames) > 5
        branch = NewBranch(again.path(again.at)[-2], [NewSeat("me"), NewSeat("bot"), *[NewSeat(official=True)] * 2])
        made = await service.replays.branch(people[0], table, branch)
        assert (made.status, [seat.official for seat in made.seats]) == ("open", [False, False, True, True])
        await service.lobby.join(people[2], made.id, Join(seat=2))
        await service.lobby.join(zoe, made.id, Join(seat=3))
        assert (await service.lobby.start(people[0], made.id)).status == "playing"
        async with service.hub.use(made.id) as (room, live):
            assert live.played.players == ["human", "bot:greedy", "human", "human"]
            record = [entry.hash for entry in live.played.record]
            room.live = None
            live = await service.hub.loaded(room)
            assert [entry.hash for entry in live.played.record] == record
        wrong = NewBranch(5, [NewSeat("me"), NewSeat("bot"), NewSeat("bot"), NewSeat("bot")])
        assert await code(service.replays.branch(people[0], table, wrong)) == "malformed"
        rematch = await service.rematches.ask(people[0], table)
        assert rematch.settings["judges"] == "2"
        assert [seat.official for seat in rematch.seats] == [False, False, True, True]
        assert [seat.name for seat in rematch.seats] == ["Ben", "Ann", "Judy", "Zoe"]

    with_worker(sqlite_database, test)


def test_a_server_that_comes_back_has_the_open_dispute_and_the_held_ruling(sqlite_database: str) -> None:
    """What was acknowledged is there; the Judge goes on where she was."""

    async def before(service: Service) -> tuple[list[Person], str, bytes]:
        people = await guests(service, "Ann", "Ben", "Judy", "Otto")
        table = await begun(service, people, {"judges": "2"})
        await through_setup(service, people, table)
        raised = (await service.hub.act(people[0], table, RaiseDispute(0, "FR-DRAW-01", next(KEYS), "Well?"))).n
        await rule(service, people[2], table, "adjust_money A 9", about=str(raised))
        async with service.hub.use(table) as (_, live):
            court = live.showing.courts.info(live.viewer(people[2].id))
            assert court is not None
            assert (court.hearing, len(court.proposals)) == (raised, 1)
            return people, table, msgspec.json.encode(court)

    people, table, told = with_worker(sqlite_database, before)

    async def after(service: Service) -> None:
        async with service.hub.use(table) as (_, live):
            court = live.showing.courts.info(live.viewer(people[2].id))
            assert msgspec.json.encode(court) == told
            had = live.game.scores(live.played.state)[0]
            assert live.asked() == [2, 3]
        assert court is not None
        await service.hub.act(people[3], table, Second(3, court.proposals[0].n, next(KEYS)))
        async with service.hub.use(table) as (_, live):
            assert live.game.scores(live.played.state)[0] == had + 9

    with_worker(sqlite_database, after)


async def request_heard(service: Service, table: str) -> int:
    """The number of a request that was made at another worker, as soon as this one has heard of it."""
    async with asyncio.timeout(20):
        while True:
            async with service.hub.use(table) as (_, live):
                if live.consent.request is not None:
                    return int(live.consent.request.m)
            await asyncio.sleep(0.01)


def test_two_workers_and_two_judges_at_the_same_instant(postgres_database: str) -> None:
    """Each proposal and each second is entered once; a new Judge sits at both workers."""

    async def test(made: Any) -> None:
        one, two = made
        people = await guests(one, "Ann", "Ben", "Judy", "Otto")
        (zoe,) = await guests(one, "Zoe")
        table = await begun(one, people, {"judges": "2"})
        await through_setup(one, people, table)
        raised = (await one.hub.act(people[0], table, RaiseDispute(0, "FR-DRAW-01", next(KEYS)))).n
        verdict = Verdict(["fun"], ["adjust_money A 9"], str(raised))
        proposals = [
            service.hub.act(judge, table, Rule(seat, verdict, next(KEYS)))
            for service, judge, seat in ((one, people[2], 2), (two, people[3], 3))
        ]
        await asyncio.gather(*proposals)
        async with two.hub.use(table) as (_, live):
            court = live.showing.courts.info(live.viewer(people[2].id))
        assert court is not None
        assert sorted(proposal.seat for proposal in court.proposals) == [2, 3]
        seconds = [
            service.hub.act(people[5 - proposal.seat], table, Second(5 - proposal.seat, proposal.n, next(KEYS)))
            for service, proposal in zip((one, two), court.proposals, strict=True)
        ]
        done = await asyncio.gather(*seconds, return_exceptions=True)
        assert sum(not isinstance(each, BaseException) for each in done) == 1, "the first one closes the dispute"
        await two.hub.act(zoe, table, OfferToOfficiate())
        m = await request_heard(one, table)
        await one.hub.act(people[0], table, Answer(0, m, True))
        await two.hub.act(people[1], table, Answer(1, m, True))
        for service in (one, two):
            async with asyncio.timeout(20):
                while not any(seat.mine for seat in (await service.lobby.info(zoe.id, table)).seats):
                    await asyncio.sleep(0.01)
            assert await rule(service, zoe, table, "note Here I am.")
        hashes = []
        for service in (one, two):
            async with service.hub.use(table) as (room, _live):
                room.live = None
                live = await service.hub.loaded(room)
                hashes.append((live.n, live.played.record[-1].hash, len(live.seats)))
        assert hashes[0] == hashes[1]

    with_workers(postgres_database, test, 2)


# what is sent


@pytest.mark.parametrize(
    "act",
    [
        Rule(2, Verdict(["fun"], ["note a"] * 21), "key-0000001"),
        Rule(2, Verdict(["fun"] * 11, ["uphold"]), "key-0000001"),
        Rule(2, Verdict(["f" * 21], ["uphold"]), "key-0000001"),
        Rule(2, Verdict(["fun"], ["a" * 201]), "key-0000001"),
        Rule(2, Verdict(["fun"], ["uphold"], "a" * 61), "key-0000001"),
        Rule(2, Verdict(["fun"], ["uphold"], "", "a" * 401), "key-0000001"),
        Rule(7, Verdict(["fun"], ["uphold"]), "key-0000001"),
        RaiseDispute(0, "a" * 61, "key-0000001"),
        RaiseDispute(0, "", "key-0000001"),
        RaiseDispute(0, "FR-DRAW-01", "key-0000001", "a" * 501),
        RaiseDispute(0, "FR-DRAW-01", "short"),
        Second(2, -1, "key-0000001"),
        Move(2, 0, "a" * 201, "key-0000001"),
    ],
)
def test_what_is_too_long_is_not_read(act: msgspec.Struct) -> None:
    from grimalkin.server.messages import AnyAct

    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(act), type=AnyAct)


def test_decks_are_written_out_and_made_at_random(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        for form in ("a", "b", "c"):
            made = service.decks.random(GAME, {"format": form})
            assert (made.fault, sum(made.cards.values())) == ("", 100)
            again = service.decks.verdict(GAME, {"format": form}, made.text)
            assert again == made, "what is written out is read again"
        ready = service.decks.verdict(GAME, {"format": "a"}, "list house_a")
        assert (ready.fault, sum(ready.cards.values())) == ("", 100)
        assert ready.text.splitlines()[0].split()[0].isdecimal()
        wrong = service.decks.verdict(GAME, {"format": "a"}, "100 mailbird")
        assert wrong.fault
        assert (wrong.text, wrong.cards) == ("", {})
        with pytest.raises(Refused):
            service.decks.random("mythic-arena", {})
        with pytest.raises(BadSetup):
            service.decks.random(GAME, {"format": "z"})

    with_worker(sqlite_database, test)


def test_a_correspondence_table_has_judges_too(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        people = await guests(service, "Ann", "Ben", "Judy")
        table = await begun(service, people, ONE, clock=Clock("correspondence", 86_400))
        async with service.hub.use(table) as (_, live):
            assert live.asked() == [2]
            assert live.timing.clocks.running == [2]

    with_worker(sqlite_database, test)
