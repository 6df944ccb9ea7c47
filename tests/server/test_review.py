"""What an attacker would try: time that is won by tricks, things uncovered too early, work that others must do."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from litestar.testing import TestClient

from grimalkin.core import saved
from grimalkin.core.errors import BadSave
from grimalkin.core.table import Seat, Table
from grimalkin.games import GAMES
from grimalkin.server import due, frames, messages, socket
from grimalkin.server.app import create_app
from grimalkin.server.config import Config
from grimalkin.server.limits import RATES
from grimalkin.server.live import LiveTable
from grimalkin.server.messages import Bye, Chat, Clock, Join, NewSeat, NewShare, NewTable, TableInfo, Update
from grimalkin.server.names import GONE
from grimalkin.server.people import Person
from grimalkin.server.refusals import LONGEST, Refused
from grimalkin.server.service import Service
from tests.server.test_live import same, until_window
from tests.server.workers import Browser, guests, play_on, resign, with_worker, with_workers
from tests.support import memory
from tests.support.tables import START, Desk

ARENA = "mythic-arena"
CAULDRON = "cauldron"


async def two_seats(service: Service, ann: Person, ben: Person, **more: Any) -> str:
    """A running table of two."""
    table = (await service.lobby.create(ann, NewTable(ARENA, {}, [NewSeat("me"), NewSeat()], **more))).id
    await service.lobby.join(ben, table, Join())
    await service.lobby.start(ann, table)
    return table


async def code(asking: Any) -> str:
    with pytest.raises(Refused) as refused:
        await asking
    return refused.value.code


# clocks


def asked(desk: Desk) -> tuple[int, str]:
    seat = desk.live.asked()[0]
    return seat, desk.live.seats[seat].person or ""


def toggle(desk: Desk, seat: int, person: str, at: float) -> None:
    """Let a bot play, and take it back at once."""
    desk.act(person, messages.LetPlay(seat, "bot:greedy"), at)
    desk.act(person, messages.LetPlay(seat, ""), at)


@pytest.mark.parametrize("clock", [Clock("live", 100, 5), Clock("correspondence", 86_400)])
def test_letting_a_bot_play_for_an_instant_wins_no_time(clock: Clock) -> None:
    desk = Desk(ARENA, ["ann", "ben"], clock=clock)
    seat, person = asked(desk)
    toggle(desk, seat, person, clock.bank - 1.0)
    assert desk.live.timing.clocks.left[seat] == pytest.approx(1.0)
    same(desk.live, desk.rebuilt(), START + clock.bank)


@pytest.mark.parametrize("clock", [Clock("live", 100, 5), Clock("correspondence", 86_400)])
def test_who_was_too_late_has_one_more_chance_in_a_wait(clock: Clock) -> None:
    desk = Desk(ARENA, ["ann", "ben"], clock=clock)
    seat, person = asked(desk)
    at = float(clock.bank)
    desk.due(at)
    assert desk.live.is_bot(seat)
    desk.act(person, messages.LetPlay(seat, ""), at)
    more = desk.live.timing.clocks.left[seat]
    assert more == (30.0 if clock.kind == "live" else clock.bank)
    desk.due(at + more)
    assert desk.live.is_bot(seat)
    desk.act(person, messages.LetPlay(seat, ""), at + more + 1)
    assert desk.live.timing.clocks.left[seat] <= 0
    same(desk.live, desk.rebuilt(), START + at + more + 2)
    desk.due(at + more + 1)
    assert desk.live.is_bot(seat)


def until_midway(desk: Desk) -> tuple[int, str, float]:
    """Play until somebody is in the middle of a choice."""
    at = 0.0
    for _ in range(300):
        seat, person = asked(desk)
        if desk.live.played.can_go_back(seat):
            return seat, person, at
        at += 1.0
        desk.move(person, desk.options(seat)[-1], at)
    raise AssertionError("nobody was in the middle of a choice")


@pytest.mark.parametrize("clock", [Clock("live", 1_000, 50), Clock("correspondence", 86_400)])
@pytest.mark.parametrize("game", [ARENA, CAULDRON])
def test_going_back_and_choosing_again_wins_no_time(game: str, clock: Clock) -> None:
    desk = Desk(game, ["ann", "ben"], clock=clock)
    seat, person, at = until_midway(desk)
    last = desk.live.played.record[desk.live.played.at - 1].text
    left = desk.live.timing.clocks.left[seat]
    for turn in range(4):
        desk.act(person, messages.Back(seat, desk.live.version), at + 1)
        desk.move(person, last, at + 2, key=f"again-and-again-{turn}")
        at += 2.0
    assert desk.live.timing.clocks.left[seat] == pytest.approx(left - 8.0)
    same(desk.live, desk.rebuilt(), START + at)


def test_an_undo_that_others_agreed_to_gives_time_in_correspondence() -> None:
    desk = Desk(CAULDRON, ["ann", "ben"], clock=Clock("correspondence", 86_400))
    at = 0.0
    for _ in range(200):
        seat, person = asked(desk)
        at += 1_000.0
        desk.move(person, desk.options(seat)[0], at)
        other = 1 - seat
        if other in desk.live.asked() and not desk.live.played.is_free_undo(seat):
            break
    desk.act(person, messages.Undo(seat, desk.live.version), at + 1_000)
    request = desk.live.consent.info()
    assert request is not None
    desk.act(desk.live.seats[other].person or "", messages.Answer(other, request.m, True), at + 2_000)
    assert seat in desk.live.asked()
    assert desk.live.timing.clocks.left[seat] == 86_400
    same(desk.live, desk.rebuilt(), START + at + 2_001)


def test_a_pause_in_a_window_leaves_the_window_its_time() -> None:
    desk = Desk("familiars-and-foes", ["ann", "ben"], {"interrupt_mode": "claim", "ballyhoo_mode": "claim"})
    at = until_window(desk)
    seconds = desk.live.timing.timer()[0]
    desk.act("ann", messages.Pause(0, True), at + 1)
    request = desk.live.consent.info()
    assert request is not None
    desk.act("ben", messages.Answer(1, request.m, True), at + 2)
    assert desk.live.timing.window_end() is None
    weeks = 3_000_000.0
    desk.act("ben", messages.Pause(1, False), at + weeks)
    assert desk.live.timing.window_end() == START + at + weeks + seconds - 2
    assert desk.due(at + weeks) is None
    same(desk.live, desk.rebuilt(), START + at + weeks)


def test_in_a_rated_game_no_bot_plays_for_anybody() -> None:
    """It would be a hint: let it choose, and play on oneself."""
    desk = Desk(ARENA, ["ann", "ben"])
    desk.live.row.rated = True
    with pytest.raises(Refused, match="rated") as refused:
        desk.act("ann", messages.LetPlay(0, "bot:greedy"), 1.0)
    assert refused.value.code == "not_allowed"


# what is uncovered


def test_a_table_closed_before_it_began_uncovers_no_deck(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        table = (await service.lobby.create(ann, NewTable(ARENA, {}, [NewSeat("me"), NewSeat()]))).id
        await service.lobby.join(ben, table, Join())
        await service.lobby.close(ann, table)
        replays = service.replays
        for asking in (
            replays.saved(ann, table),
            replays.info(ann, table),
            replays.frames(ann, table, "open", 0, 5),
            replays.branch(ann, table, messages.NewBranch(0)),
            replays.share(ann, table, NewShare("B")),
        ):
            assert await code(asking) == "not_playing"
        assert await code(replays.make(table)) == "not_allowed"

    with_worker(database, test)


def test_where_nobody_looks_on_the_seed_and_the_decks_stay_among_its_people(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        table = await two_seats(service, ann, ben, spectators="none")
        await resign(service, ben, table)
        for _ in range(2):  # in memory, then from the rows
            assert (await service.lobby.info(ben.id, table)).seed
            assert not (await service.lobby.info(cat.id, table)).seed
            assert not (await service.lobby.info("", table)).seed
            service.hub.rooms.clear()

    with_worker(sqlite_database, test)


def test_a_shared_replay_names_no_other_table(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        desk = memory.play_out(Desk(CAULDRON, ["ann", "ben"]), 1, 0.2)
        table = await memory.stored_at(service, desk, rematch="secretrematch", branch_of="secretbefore")
        shared = await service.replays.share(memory.ANN, table, NewShare("A"))
        info = await service.replays.shared(shared.code)
        assert (info.table.rematch, info.table.branch_of, info.table.seed) == ("", "", "")

    memory.with_worker(sqlite_database, test)


# words of others


def test_nobody_is_said_to_have_said_what_somebody_before_them_said(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        table = (await service.lobby.create(ann, NewTable(ARENA, {}, [NewSeat("me"), NewSeat()]))).id
        await service.lobby.join(cat, table, Join())
        await service.hub.act(cat, table, Chat("Ben is a fool"))
        await service.lobby.leave(cat, table)
        await service.lobby.join(ben, table, Join())

        async def told() -> list[tuple[str, str, str]]:
            async with service.hub.use(table) as (_, live):
                return [(said.kind, said.name, said.text) for said in live.showing.said(0)]

        said = [("joined", "Cat", "Cat"), ("chat", "Cat", "Ben is a fool"), ("left", "Cat", "Cat")]
        assert await told() == [*said, ("joined", "Ben", "Ben")]
        await service.people.delete(cat, "")
        assert [name for _, name, _ in await told()][:4] == [GONE, GONE, GONE, "Ben"]

    with_worker(database, test)


# work for the server


def test_who_says_to_have_seen_more_makes_nobody_read_the_table_again(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben, cat = await guests(service, "Ann", "Ben", "Cat")
        table = await two_seats(service, ann, ben)
        before = service.hub.rooms[table].live
        watching = Browser(cat)
        done = await service.hub.watch(watching, table, 1_000_000_000, 1_000_000_000)
        assert service.hub.rooms[table].live is before
        assert before is not None
        assert (done.n, done.m) == (before.n, before.m)
        assert (await watching.until(Update)).n == before.n

    with_worker(sqlite_database, test)


def test_who_has_seen_more_from_another_worker_is_believed_if_it_is_there(postgres_database: str) -> None:
    async def test(services: Any) -> None:
        ann, ben, cat = await guests(services[0], "Ann", "Ben", "Cat")
        table = await two_seats(services[0], ann, ben)
        services[1].store.on_hints = lambda _hints: (
            None
        )  # it hears of nothing, not even that it may have missed something
        async with services[1].hub.use(table) as (room, old):
            pass
        n = old.n
        await play_on(services[0], [ann, ben], table, 1)
        assert room.live is old
        done = await services[1].hub.watch(Browser(cat), table, n + 1, 0)
        assert done.n > n
        again = room.live
        await services[1].hub.watch(Browser(cat), table, 1_000_000, 0)
        assert room.live is again

    with_workers(postgres_database, test, 2)


def test_a_browser_that_only_listens_is_sent_away_when_its_log_in_ends(database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        table = await two_seats(service, ann, ben)
        lost, kept = Browser(ann), Browser(ben)
        for one in (lost, kept):
            service.hub.joined(one)
            await service.hub.watch(one, table, 0, 0)
        await service.hub.dismiss()
        assert not any(isinstance(message, Bye) for message in lost.sent)
        await service.people.revoke(ann, ann.login_id)
        await service.hub.dismiss()
        bye = await lost.until(Bye)
        assert not bye.again
        sent = len(lost.sent)
        await service.hub.act(ben, table, Chat("is she gone?"))
        await service.hub.act(ben, table, messages.Resign(1))
        await kept.until(Update, lambda update: update.views[0].result is not None)
        assert len(lost.sent) == sent
        assert not any(isinstance(message, Bye) for message in kept.sent)

    with_worker(database, test)


def test_connections_of_a_person_are_counted(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        some = [Browser(ann) for _ in range(3)]
        for one in some:
            service.hub.joined(one)
        assert service.hub.held[ann.id] == 3
        for one in [*some, some[0]]:
            service.hub.left(one)
        assert not service.hub.held

    with_worker(sqlite_database, test)


def test_what_waits_for_a_slow_browser_is_bounded_in_bytes(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        browser = socket.Browser(service, None, ann)  # type: ignore[arg-type]
        message = b"x" * 1_000_000
        for _ in range(5):
            browser.send(message)
        assert browser.closing == socket.SLOW
        assert [len(one) < 200 for one in browser.waiting] == [True]
        other = socket.Browser(service, None, ann)  # type: ignore[arg-type]
        other.send(b"x" * 10_000_000)  # one that is long by itself is sent
        assert other.closing is None

    with_worker(sqlite_database, test)


def test_a_flood_of_messages_is_slowed_down(sqlite_database: str) -> None:
    """Who sends too many is read no faster than allowed, and others get their turn between."""

    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        browser = socket.Browser(service, None, ann)  # type: ignore[arg-type]
        burst = RATES["message"].burst
        service.limits.clock = lambda: 0.0  # however slow the machine is, nothing more comes into the bucket
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        between = asyncio.ensure_future(other())
        for _ in range(burst + 3):
            await browser.received(b"junk")
        between.cancel()
        assert turns > 3
        assert [b"too_many" in answer for answer in browser.waiting] == [False] * burst + [True] * 3

    with_worker(sqlite_database, test, limits=True)


def test_tables_that_are_watched_keep_their_place_however_many_there_are(sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        tables = [await two_seats(service, ann, ben) for _ in range(3)]
        watching = Browser(ben)
        for table in tables:
            await service.hub.watch(watching, table, 0, 0)
        for table in tables:
            watching.sent.clear()
            await service.hub.act(ann, table, Chat("hello"))
            assert (await watching.until(messages.Talk)).table == table

    with_worker(sqlite_database, test, cached_tables=1)


def test_tables_that_are_played_over_days_are_not_all_kept_in_memory(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is due there is found nevertheless."""
    monkeypatch.setattr(due, "SCAN", 0.05)

    async def test(service: Service) -> None:
        ann, ben = await guests(service, "Ann", "Ben")
        slow = Clock("correspondence", 3_600)
        tables = [await two_seats(service, ann, ben, clock=slow) for _ in range(6)]
        assert len(service.hub.rooms) <= 2
        real = service.clock
        for part in (service.hub, service.lobby, service.people):
            part.clock = lambda: real() + 4_000
        async with asyncio.timeout(20):
            while not await all_taken_over(service, tables):
                await asyncio.sleep(0.05)

    with_worker(sqlite_database, test, cached_tables=2)


async def all_taken_over(service: Service, tables: list[str]) -> bool:
    found: list[TableInfo] = [await service.lobby.info("", table) for table in tables]
    return all(any(seat.bot for seat in info.seats) or info.status == "over" for info in found)


def test_cards_of_a_designer_are_read_beside_the_event_loop(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[object] = []

    async def beside(work: Any, *given: Any) -> Any:
        threads.append(work)
        return work(*given)

    async def test(service: Service) -> None:
        (ann,) = await guests(service, "Ann")
        made = await service.lobby.create(ann, NewTable(ARENA, {}, [NewSeat("me"), NewSeat("bot")], cards=own_cards()))
        service.hub.rooms.clear()
        monkeypatch.setattr(asyncio, "to_thread", beside)
        await service.lobby.start(ann, made.id)
        assert LiveTable in threads
        monkeypatch.undo()

    with_worker(sqlite_database, test)


def own_cards() -> str:
    from importlib import resources

    return resources.files("grimalkin.games.mythic_arena").joinpath("cards/5-statuses.toml").read_text("utf-8")


def test_a_saved_game_brings_no_longer_card_file_than_a_new_table(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[ARENA].with_own("own", "own.toml", own_cards())
    text = saved.to_text(Table(game, game.full_settings({}), [Seat("A", "human"), Seat("B", "human")], None, {}))
    assert not frames.saved_game(text.encode(), GAMES, START).fault
    monkeypatch.setattr(frames, "LONGEST_CARDS", 100)
    with pytest.raises(BadSave, match="card file"):
        frames.saved_game(text.encode(), GAMES, START)


def test_a_refusal_is_no_book() -> None:
    refused = Refused("bad_cards", "wrong. " * 100_000)
    assert len(refused.text) < LONGEST + 10
    assert str(refused) == refused.text


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 200_000,
        b'{"a":' * 100_000,
        b'{"name":' + b"[" * 50_000 + b"]" * 50_000 + b"}",
        b'{"name":"\xff"}',
        b"\xfe",
    ],
)
def test_a_body_that_cannot_be_read_is_a_mistake_of_its_sender(sqlite_database: str, body: bytes) -> None:
    config = Config(database=sqlite_database, teaching=True)
    with TestClient(create_app(config), raise_server_exceptions=False) as client:
        client.post("/api/guest", json={"name": "Ann"})
        answer = client.post("/api/decks", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        assert "grimalkin_errors_total" in (metrics := client.get("/metrics").text)
        assert 'grimalkin_errors_total{worker="' in metrics
        assert metrics.partition("grimalkin_errors_total{")[2].split()[1] == "0.0"
