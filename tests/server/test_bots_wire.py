"""Bots over the wire: they play to the end, fail and are replaced, take over and hand back, and outlive the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import partial

import pytest

from grimalkin.core.saved import from_text
from grimalkin.games import GAMES, TEACHING
from grimalkin.server.client import Seen
from grimalkin.server.messages import Clock, Hint, LetPlay, PlayBot, Resign, Said, TableInfo
from tests.server.odd_words import SECRET
from tests.support.servers import PATIENCE, Guest, Running, killed, new_table, running

EVERY = {**GAMES, **TEACHING}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with players that misbehave."""
    database = f"sqlite:///{tmp_path_factory.mktemp('bots') / 'tables.sqlite'}"
    with running(database, odd=True, teaching=True, bot_seconds=5.0) as started:
        yield started
        assert SECRET not in started.log(), "what a bot knows is in no log"


def saved(guest: Guest, table: str) -> list[tuple[int, str]]:
    """Who made each choice of a game that is over, by the saved game, which replays."""
    replayed = from_text(guest.text(f"/api/tables/{table}/saved"), EVERY)
    assert replayed.state.result is not None
    return [(entry.seat, entry.kind) for entry in replayed.record]


@pytest.mark.parametrize(("game", "bot"), [("mythic-arena", "bot:random"), ("familiars-and-foes", "bot:greedy")])
def test_a_person_plays_bots_to_the_end(server: Running, game: str, bot: str) -> None:
    async def play() -> None:
        ann = Guest(server, "Ann")
        settings = {"max_rounds": "2"} if game == "familiars-and-foes" else {}
        table = ann.post("/api/tables/bot", PlayBot(game, bot, settings), TableInfo).id
        await ann.come(table)
        await ann.play(table)
        assert not ann.turned
        made = saved(ann, table)
        assert {seat for seat, kind in made if kind == "choice"} == {0, 1}
        await ann.leave()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("bot", "why"),
    [("bot:killed", "crashed"), ("bot:raising", "crashed"), ("bot:illegal", "illegal"), ("bot:endless", "slow")],
)
def test_a_bot_that_fails_is_started_again_then_replaced_and_the_table_goes_on(
    server: Running, bot: str, why: str
) -> None:
    async def play() -> None:
        ann = Guest(server, "Ann")
        table = new_table([ann], "cauldron", ["me", bot])
        await ann.come(table)
        await ann.play(table)
        seen = ann.seen(table)
        assert seen.update is not None
        assert seen.update.players == ["human", "bot:random"]
        assert [(said.kind, said.seat, said.text) for said in troubles(seen.said)][:2] == [
            ("bot_slow", 1, why),
            ("bot_replaced", 1, why),
        ]
        made = saved(ann, table)
        assert made.count((1, "takeover")) == 1
        assert (1, "choice") in made[made.index((1, "takeover")) :]
        assert (1, "choice") not in made[: made.index((1, "takeover"))], "what failed has chosen nothing"
        await ann.leave()

    asyncio.run(play())


def test_a_hint_comes_with_a_reason(server: Running) -> None:
    async def play() -> None:
        ann = Guest(server, "Ann")
        table = new_table([ann], "cauldron", ["me", "bot:random"])
        await ann.come(table)
        hint = ann.get(f"/api/tables/{table}/hint/0", Hint)
        seen = ann.seen(table)
        assert seen.update is not None
        view = seen.update.views[0]
        assert hint.move in [option.notation for option in view.options]
        assert hint.why in ("better", "nothing", "best")
        assert (hint.instead, hint.worlds > 0) == ("pass", True), "the first question can be passed"
        assert hint.why != "nothing" or hint.move == "pass"
        await ann.leave()

    asyncio.run(play())


def troubles(said: list[Said]) -> list[Said]:
    return [one for one in said if one.kind.startswith("bot_")]


def test_whoever_is_too_late_is_taken_over_and_comes_back_or_loses(server: Running) -> None:
    """Two tables at once, because a clock takes its time: at one a bot takes over, at the other the game is lost."""

    async def wait_at(late: str) -> None:
        ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
        table = new_table([ann, ben], "mythic-arena", clock=Clock("live", 0, 5, late))  # type: ignore[arg-type]
        for guest in (ann, ben):
            await guest.come(table)
        playing = asyncio.ensure_future(ben.play(table))
        seen = ann.seen(table)
        began = seen.log[0].at
        if late == "lose":
            await ann.wait(seen.is_over)
            await playing
            assert seen.update is not None
            result = seen.update.views[0].result
            assert result is not None
            assert result.winners == [1]
            assert (0, "concede") in saved(ben, table)
        else:
            await ann.wait(lambda: seen.update is not None and seen.update.players[0] == "bot:greedy")
            await ann.wire.act(table, LetPlay(0, ""))
            await ann.wait(lambda: seen.update is not None and seen.update.players[0] == "human")
            made = len(ann.made)
            await asyncio.wait_for(ann.play(table, lambda: len(ann.made) >= made + 5), PATIENCE)
            await ann.wait(lambda: bool(seen.asked()))  # then nothing of Ben's is under way
            await ann.wire.act(table, Resign(0))
            await playing
            kinds = saved(ann, table)
            assert kinds.count((0, "takeover")) == 2
            assert not ben.turned
        over = [one.at for one in seen.log if one.kind in ("takeover", "concede")]
        assert over[0] - began > 4.999, "not before the time was up"
        for guest in (ann, ben):
            await guest.leave()

    async def both() -> None:
        await asyncio.gather(wait_at("bot"), wait_at("lose"))

    asyncio.run(both())


def test_bots_never_mind_that_the_only_person_gives_up(server: Running) -> None:
    async def give_up() -> None:
        ann = Guest(server, "Ann")
        table = new_table([ann], "familiars-and-foes", ["me", "bot:greedy", "bot:random"])
        await ann.come(table)
        await ann.wire.act(table, Resign(0))
        await ann.wait(ann.seen(table).is_over)
        assert (0, "concede") in saved(ann, table)
        await ann.leave()

    asyncio.run(give_up())


def test_a_stand_in_does_not_agree_for_somebody_nor_a_bot_in_a_rated_game(server: Running) -> None:
    async def give_up() -> None:
        ann, ben, cat = (Guest(server, name) for name in ("Ann", "Ben", "Cat"))
        away = new_table([ann, ben], "familiars-and-foes")
        rated = new_table([cat], "familiars-and-foes", ["me", "bot:greedy"], rated=True)
        await ben.come(away)
        await ben.wire.act(away, LetPlay(1, "bot:greedy"))
        for guest, table in ((ann, away), (cat, rated)):
            await guest.come(table)
            await guest.wire.act(table, Resign(0))
            await guest.wait(partial(has_voted, guest.seen(table)))
            assert not guest.seen(table).is_over()
        for guest in (ann, ben, cat):
            await guest.leave()

    asyncio.run(give_up())


def has_gone_on(seen: Seen, n: int) -> bool:
    return seen.is_over() or seen.n > n


def has_voted(seen: Seen) -> bool:
    return any(line.what == "voted" for one in seen.log for line in one.lines)


def test_bots_play_alone_while_somebody_looks_on(server: Running) -> None:
    async def look_on() -> None:
        ann, cat = Guest(server, "Ann"), Guest(server, "Cat")
        table = new_table([ann], "mythic-arena", ["bot:random", "bot:random"])
        await cat.come(table)
        seen = cat.seen(table)
        while not seen.is_over():
            await cat.wait(partial(has_gone_on, seen, seen.n))
        assert [one.n for one in seen.log] == list(range(seen.n + 1))
        assert {seat for seat, kind in saved(cat, table) if kind == "choice"} == {0, 1}
        await cat.leave()

    asyncio.run(look_on())


@pytest.mark.parametrize("workers", [1, 2])
def test_bots_go_on_by_themselves_when_their_worker_is_killed(
    workers: int, request: pytest.FixtureRequest, sqlite_database: str
) -> None:
    """Nobody looks on: what was due at the death of a worker is done by the next one, or by another."""
    database = sqlite_database if workers == 1 else request.getfixturevalue("postgres_database")
    with running(database, workers=workers, bots_alone=True) as server:
        ann = Guest(server, "Ann")
        table = new_table([ann], "mythic-arena", ["bot:random", "bot:random"])
        assert ann.get(f"/api/tables/{table}", TableInfo).status == "playing"
        if workers == 1:
            server.kill()
            server.start()
        else:
            for pid in server.workers():
                killed(pid)
        n, limit = -1, 0.0
        while (info := ann.get(f"/api/tables/{table}", TableInfo)).status == "playing":
            if info.n > n:
                n, limit = info.n, time.monotonic() + PATIENCE
            assert time.monotonic() < limit, f"it stands still at {info.n}"
            time.sleep(0.1)
        assert info.status == "over"
        assert {seat for seat, kind in saved(ann, table) if kind == "choice"} == {0, 1}
