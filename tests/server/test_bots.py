"""Bots in processes of their own: the same choices as here, and nothing that a bot does can hurt a table."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator

import pytest
import uvloop

from grimalkin.core.engine import choose, pending, roll_on
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import mask
from grimalkin.core.state import State
from grimalkin.games import GAMES, TEACHING
from grimalkin.players import PLAYERS
from grimalkin.players.hints import hint_for
from grimalkin.server.bots import pool
from grimalkin.server.bots.pool import BotFailed, Bots
from tests.support.bare import BARE
from tests.support.play import sit

CAULDRON = TEACHING["cauldron"]
ODD = "tests.server.odd_players"
SOON = 5.0  # seconds; nothing that is tested here takes a part of it
PATIENCE = 60.0  # seconds, for what has to happen however busy the machine is


class Wait:
    """A wait of a game: what a bot is given."""

    def __init__(self, game: Game, state: State) -> None:
        offer = next(offer for offer in pending(state) if offer.options)
        self.game = game
        self.seat = offer.seat
        self.options = offer.options
        self.standing = offer.standing
        self.state = state
        self.masked = mask(state, offer.seat)

    async def think(self, bots: Bots, player: str = "greedy", seed: int = 1, seconds: float | None = None) -> int:
        return await bots.think(
            self.game, {}, self.masked, self.seat, self.options, self.standing, player, seed, seconds
        )

    def here(self, player: str, seed: int) -> int:
        """What the same player chooses in this process."""
        return PLAYERS[player].choose(
            self.game, self.masked, self.seat, self.options[:], self.standing[:], Seeded(seed)
        )


def first_wait() -> Wait:
    """The first choice at a table of the teaching game."""
    state = CAULDRON.new({}, ["", ""])
    roll_on(state, Seeded(1))
    return Wait(CAULDRON, state)


def waits(game: Game, count: int) -> list[Wait]:
    """Waits with several options, from a game played at random."""
    luck = Seeded(9)
    state = game.new({}, ["", ""])
    found: list[Wait] = []
    while len(found) < count and (ask := roll_on(state, luck)) is not None:
        seat = ask.order(state)[0]
        options = ask.options(state, seat)
        if len(options) > 1:
            found.append(Wait(game, state.copy()))
        choose(state, ask, seat, options[luck.below(len(options))])
    return found


def with_bots(
    body: Callable[[Bots], Awaitable[None]],
    processes: int = 1,
    seconds: float = SOON,
    waiting: float = SOON,
    games: dict[str, Game] | None = None,
    loop: Callable[[], asyncio.AbstractEventLoop] | None = None,
) -> None:
    """Open bots, do something with them, close them: for that no time has to pass, whatever they are busy with."""

    async def whole() -> None:
        bots = Bots(games or TEACHING, processes, seconds, waiting=waiting, modules=[ODD])
        await bots.open()
        try:
            await body(bots)
        finally:
            with no_time_passes():
                await bots.close()
            assert all(process.child is None for process in bots.processes)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(whole())


@contextlib.contextmanager
def no_time_passes() -> Iterator[None]:
    """The clock of asyncio's loop stands still: nothing happens that is due later. Who waits for it is given up.

    uvloop's clock cannot be stopped; there it only has to end.
    """
    loop = asyncio.get_running_loop()
    task = asyncio.current_task()
    assert task is not None
    guard = threading.Timer(PATIENCE, loop.call_soon_threadsafe, [task.cancel])
    guard.start()
    now = loop.time()
    with pytest.MonkeyPatch.context() as patch:
        if isinstance(loop, asyncio.BaseEventLoop):
            patch.setattr(loop, "time", lambda: now)
        try:
            yield
        finally:
            guard.cancel()


def pid_of(bots: Bots) -> int:
    child = bots.processes[0].child
    return child.pid if child is not None else 0


async def failure(thought: Awaitable[object]) -> BotFailed:
    with pytest.raises(BotFailed) as caught:
        await thought
    return caught.value


# choices


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_bot_chooses_there_what_it_would_choose_here(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def body(bots: Bots) -> None:
        for game in (*GAMES.values(), CAULDRON):
            for seed, wait in enumerate(waits(game, 12)):
                for player in ("random", "greedy"):
                    assert await wait.think(bots, player, seed) == wait.here(player, seed)

    with_bots(body, games={**GAMES, **TEACHING}, loop=loop)


def test_a_hint_is_there_what_it_would_be_here() -> None:
    async def body(bots: Bots) -> None:
        wait = first_wait()
        options, standing = wait.options, wait.standing
        found = await bots.advise(CAULDRON, {}, wait.masked, wait.seat, options, standing, 7)
        here = hint_for(CAULDRON, wait.masked, wait.seat, options[:], standing[:], Seeded(7))
        assert (found.option, found.why, found.idle) == (here.option, here.why, here.idle)
        assert (found.better, found.worlds, found.facts) == (here.better, here.worlds, here.facts)

    with_bots(body)


def test_a_long_seed_is_the_same_luck() -> None:
    async def body(bots: Bots) -> None:
        wait = first_wait()
        for seed in (-5, (1 << 200) + 17):
            assert await wait.think(bots, "random", seed) == wait.here("random", seed)

    with_bots(body)


def test_a_bot_knows_a_designers_own_cards() -> None:
    game = CAULDRON.with_own("mine", "mine.toml", "[nettle]\nvalue = 9\nheat = 1\n")

    async def body(bots: Bots) -> None:
        for seed, wait in enumerate(waits(game, 10)):
            assert await wait.think(bots, "greedy", seed) == wait.here("greedy", seed)

    with_bots(body)


def test_a_bot_may_step_in() -> None:
    table = sit()
    wait = next(wait for wait in [Wait(CAULDRON, table.state)] if wait.standing)

    async def body(bots: Bots) -> None:
        settings = {"rounds": "2", "cards": "spec"}
        chosen = await bots.think(CAULDRON, settings, wait.masked, wait.seat, wait.options, wait.standing, "steps", 1)
        assert chosen == wait.standing[0]

    with_bots(body)


def test_fifty_thoughts_at_once_are_all_answered_in_order() -> None:
    found = waits(CAULDRON, 10)
    order: list[int] = []

    async def one(bots: Bots, n: int) -> None:
        assert await found[n % 10].think(bots, "greedy", n) == found[n % 10].here("greedy", n)
        order.append(n)

    async def body(bots: Bots) -> None:
        await asyncio.gather(*[one(bots, n) for n in range(50)])
        assert sorted(order) == list(range(50))
        assert sum(process.running for process in bots.processes) == len(bots.processes)

    with_bots(body, processes=2, waiting=60.0)
    order.clear()
    with_bots(body, processes=1, waiting=60.0)
    assert order == list(range(50))


# what is refused


def test_only_the_mask_of_the_seat_can_be_sent() -> None:
    async def body(bots: Bots) -> None:
        wait = first_wait()
        for state in (wait.state, mask(wait.state, 1 - wait.seat)):
            with pytest.raises(ValueError, match="was given what seat"):
                await bots.think(CAULDRON, {}, state, wait.seat, wait.options, wait.standing, "greedy", 1)
        with pytest.raises(ValueError, match="mythic-arena is not played here"):
            await waits(GAMES["mythic-arena"], 1)[0].think(bots)

    with_bots(body)


# failures


def test_a_mask_that_cannot_be_sent_is_a_failed_thought() -> None:
    async def body(bots: Bots) -> None:
        state = BARE.new({}, ["", ""])
        roll_on(state, Seeded(1))
        failed = await failure(Wait(BARE, state).think(bots))
        assert failed.why == "crashed"
        assert failed.where == "tests.support.bare:Heap is not a class of the rules"

    with_bots(body, games={**TEACHING, BARE.id: BARE})


def test_a_slow_bot_is_ended_and_the_next_thought_has_a_new_process() -> None:
    async def body(bots: Bots) -> None:
        wait = first_wait()
        await wait.think(bots)
        before = pid_of(bots)
        began = time.monotonic()
        failed = await failure(wait.think(bots, "endless", seconds=0.2))
        assert (failed.why, failed.where) == ("slow", "no answer after 0.2 s"), "it did not end itself, later"
        assert time.monotonic() - began >= 0.2
        with pytest.raises(ProcessLookupError):
            os.kill(before, 0)
        assert await wait.think(bots) == wait.here("greedy", 1)
        assert pid_of(bots) != before

    with_bots(body)


@pytest.mark.parametrize(
    ("player", "why", "where"),
    [
        ("leaving", "crashed", "the process ended with 3"),
        ("killed", "crashed", "the process ended with -9"),
        ("raising", "crashed", "ValueError at odd_players.py:"),
        ("nobody_of_this_name", "crashed", "BadSetup at __init__.py:"),
        ("illegal", "illegal", "Illegal"),
        ("dumb", "illegal", "Dumb"),
    ],
)
def test_a_bot_that_fails_is_named_and_nothing_hidden_is_told(player: str, why: str, where: str) -> None:
    async def body(bots: Bots) -> None:
        wait = first_wait()
        failed = await failure(wait.think(bots, player))
        assert failed.why == why
        assert failed.where.startswith(where)
        assert "catnip" not in str(failed)
        assert await wait.think(bots) == wait.here("greedy", 1)

    with_bots(body)


def test_a_process_that_died_while_idle_costs_nobody_a_thought() -> None:
    async def body(bots: Bots) -> None:
        wait = first_wait()
        await wait.think(bots)
        os.kill(pid_of(bots), signal.SIGKILL)
        reader = bots.processes[0].reader
        assert reader is not None
        while not reader.at_eof():
            await asyncio.sleep(0.01)
        assert await wait.think(bots) == wait.here("greedy", 1)

    with_bots(body)


def test_a_process_that_does_not_start_is_a_failed_thought(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "DYING_SECONDS", 30.0)  # a busy machine takes longer to end it

    async def body() -> None:
        bots = Bots(TEACHING, 1, SOON, modules=["no_such_module"])
        await bots.open()
        failed = await failure(first_wait().think(bots))
        assert failed.why == "crashed"
        assert failed.where == "a process did not start: the process ended with 1"
        await bots.close()

    asyncio.run(body())
    assert "No module named 'no_such_module'" in capfd.readouterr().err


def test_waiting_for_a_process_has_a_bound() -> None:
    async def body(bots: Bots) -> None:
        wait = first_wait()
        await wait.think(bots)
        first = asyncio.create_task(wait.think(bots, "dozing"))
        await asyncio.sleep(0)
        failed = await failure(wait.think(bots))
        assert failed.why == "slow"
        assert failed.where == "no process was free for 0.02 s"
        assert await first == wait.options[0]
        assert await wait.think(bots) == wait.here("greedy", 1)

    with_bots(body, waiting=0.02)


def test_whoever_goes_away_leaves_the_process_to_the_next() -> None:
    async def body(bots: Bots) -> None:
        wait = first_wait()
        await wait.think(bots)
        before = pid_of(bots)
        gone = [asyncio.create_task(wait.think(bots, "dozing")) for _ in range(3)]  # one thinks, two wait
        await asyncio.sleep(0.02)
        for task in gone:
            task.cancel()
        assert await wait.think(bots) == wait.here("greedy", 1)
        assert pid_of(bots) == before
        assert all(task.cancelled() for task in gone)

    with_bots(body)


# beginning and end


def test_closing_in_mid_thought_ends_everything_at_once() -> None:
    thoughts: list[asyncio.Task[int]] = []

    async def body(bots: Bots) -> None:
        wait = first_wait()
        await wait.think(bots)
        thoughts.extend(asyncio.create_task(wait.think(bots, "endless", seconds=60)) for _ in range(3))
        await asyncio.sleep(0.05)
        await bots.close()
        for thought in thoughts:
            failed = await failure(thought)
            assert (failed.why, failed.where) == ("crashed", "the server is being closed")
        assert (await failure(wait.think(bots))).where == "the server is being closed"

    with_bots(body)
    assert len(thoughts) == 3


def test_a_thought_that_nobody_waits_for_any_more_fails_quietly() -> None:
    """A server that ends gives up its tables first, then its bots. asyncio would say what was never retrieved."""
    said: list[str] = []

    async def body(bots: Bots) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: said.append(str(context["message"])))
        wait = first_wait()
        await wait.think(bots)
        thought = asyncio.create_task(wait.think(bots, "endless", seconds=60))
        while not bots.tasks:
            await asyncio.sleep(0)
        thought.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await thought
        await bots.close()
        gc.collect()

    with_bots(body)
    assert said == []


def test_closing_while_a_process_starts() -> None:
    async def body(bots: Bots) -> None:
        await asyncio.sleep(0.01)

    with_bots(body)


def test_signals_to_the_group_leave_the_bots_to_the_server() -> None:
    async def body(bots: Bots) -> None:
        wait = first_wait()
        await wait.think(bots)
        before = pid_of(bots)
        assert os.getpgid(before) != os.getpgid(0)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            os.kill(before, number)
        assert await wait.think(bots) == wait.here("greedy", 1)
        assert pid_of(bots) == before

    with_bots(body)


SERVER = """
import asyncio, sys
from tests.server.test_bots import ODD, TEACHING, Bots, first_wait

async def serve():
    bots = Bots(TEACHING, 1, 60, modules=[ODD])
    await bots.open()
    await first_wait().think(bots)
    thought = asyncio.create_task(first_wait().think(bots, sys.argv[1]))
    await asyncio.sleep(0.05)
    print("thinking", flush=True)
    await asyncio.sleep(60)

asyncio.run(serve())
"""


@pytest.mark.parametrize("player", ["greedy", "endless"])
def test_bots_end_with_a_server_that_is_killed(player: str) -> None:
    """Idle or in mid-thought. The bot holds the server's error stream, so that stream's end is the bot's."""
    path = os.pathsep.join(sys.path)
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, player],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"thinking\n"
        server.kill()
        _out, err = server.communicate(timeout=SOON)
        assert err == b""


# jobs


def test_jobs_are_done_under_the_same_conditions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMALKIN_SECRET", "x")

    async def body(bots: Bots) -> None:
        assert await bots.work("doubled", b"ab" * 200_000, SOON) == b"ab" * 400_000
        assert int(await bots.work("nice", b"", SOON)) >= 10
        names = (await bots.work("environment", b"", SOON)).split()
        assert b"PATH" in names
        assert b"GRIMALKIN_SECRET" not in names
        failed = await failure(bots.work("raises", b"a hand of catnip", SOON))
        assert failed.why == "crashed"
        assert failed.where.startswith("ValueError at odd_players.py:")
        assert (await failure(bots.work("no_such_job", b"", SOON))).where.startswith("KeyError at process.py:")
        assert (await failure(bots.work("stuck", b"", 0.1))).why == "slow"
        assert await bots.work("doubled", b"ab", SOON) == b"abab"

    with_bots(body)
