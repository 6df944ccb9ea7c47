"""Where a server breaks: the rate of moves that it still holds. And how soon all its tables are back after a kill."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from grimalkin.core.errors import BadSetup
from grimalkin.server.client import Turned, Visitor
from grimalkin.server.load import (
    SETTING_UP,
    Load,
    LoadReport,
    Pair,
    Place,
    cpu_seconds,
    event_loop,
    memory_bytes,
    put_on,
    server,
)
from grimalkin.server.serve import raise_file_limit

ENOUGH = 0.95  # of the rate that is asked for
FEW = 0.01  # of the moves may be refused or lost
FINE = 1.1  # between a rate that holds and one that does not, when the search is over
MOST_RATE = 10_000.0
LEAST_RATE = 1.0
UNDER_WAY = 64  # moves at once, where tables are played on as fast as it goes


class Step(msgspec.Struct):
    """One rate, and what became of it."""

    broke: str  # why it does not hold; empty: it does
    report: LoadReport


class Search(msgspec.Struct):
    """The highest rate that holds, and the lowest that does not."""

    game: str
    limit_ms: float
    holds: float | None
    breaks: float | None
    why: str  # it breaks
    steps: list[Step]


class KillReport(msgspec.Struct):
    """How soon all tables are there again when a server was killed and started anew."""

    database: str
    game: str
    tables: int
    entries: int
    seconds: float  # until every table was shown
    cpu_seconds: float  # of the workers, without their start
    cpu_ms_per_table: float
    cpu_us_per_entry: float
    start_cpu_seconds: float  # of the workers, until they answered
    server_memory: float  # in megabytes, all workers
    failed: dict[str, int]


def why_broken(report: LoadReport, limit_ms: float) -> str:
    """Why a rate does not hold; empty: it does."""
    bad = sum(report.refused.values()) + report.lost
    if report.moves_per_second < ENOUGH * report.asked_moves_per_second:
        return f"{report.moves_per_second:g} moves a second came of {report.asked_moves_per_second:g}"
    if not report.update_p99 <= limit_ms:  # also where there was none
        return f"p99 is {report.update_p99:g} ms"
    if bad > FEW * max(report.moves, 1):
        return f"{bad} moves were refused or lost"
    return ""


def find(place: Place, count: int, rate: float, seconds: float, limit_ms: float) -> Search:
    """Look for the rate at which the server breaks: doubled until it does, then between the last two."""
    raise_file_limit()
    pairs = place.open_tables(count)
    with asyncio.Runner(loop_factory=event_loop) as runner:
        return runner.run(searched(place, pairs, rate, seconds, limit_ms))


async def searched(place: Place, pairs: list[Pair], rate: float, seconds: float, limit_ms: float) -> Search:
    found = Search(place.game, limit_ms, None, None, "", [])
    load = Load(pairs, rate, seconds, place.seed, place.progress)
    await load.connect()
    try:
        while True:
            load = Load(await renewed(place, load), rate, seconds, place.seed + len(found.steps), place.progress)
            report = await put_on(load, place)
            why = why_broken(report, limit_ms)
            found.steps.append(Step(why, report))
            if why:
                found.breaks, found.why = rate, why
            else:
                found.holds = rate
            following = next_rate(found)
            if following is None:
                return found
            rate = following
    finally:
        await load.close()


def next_rate(found: Search) -> float | None:
    """The rate to try next; None: it is known well enough."""
    holds, breaks = found.holds, found.breaks
    if breaks is None:
        assert holds is not None
        return min(2 * holds, MOST_RATE) if holds < MOST_RATE else None
    if holds is None:
        return max(breaks / 2, LEAST_RATE) if breaks > LEAST_RATE else None
    return round((holds * breaks) ** 0.5, 1) if breaks > FINE * holds else None


async def renewed(place: Place, load: Load) -> list[Pair]:
    """The tables for the next rate: new ones in the place of those where the game is over or somebody is gone."""
    kept = [pair for pair in load.pairs if not pair.busy and pair.asked() is not None]
    ended = [pair for pair in load.pairs if pair not in kept]
    if not ended:
        return kept
    for pair in ended:
        for chair in pair.chairs:
            chair.close()
    new = await asyncio.get_running_loop().run_in_executor(None, place.open_tables, len(ended))
    await Load(new, 1.0, 1.0, 0, place.progress).connect()
    return kept + new


# after a kill


def after_kill(place: Place, count: int, moves: int, workers: int, folder: Path) -> KillReport:
    """Play at many tables, kill the server, start it anew, and look at every table once.

    `place` is a server of ours, whose processes are killed at one moment.
    """
    raise_file_limit()
    pairs = place.open_tables(count)
    with asyncio.Runner(loop_factory=event_loop) as runner:
        runner.run(played_on(Load(pairs, MOST_RATE, 1.0, place.seed, place.progress), moves))
    entries = sum(pair.chairs[0].n for pair in pairs)
    os.killpg(os.getpgid(place.pids()[0]), signal.SIGKILL)
    with server(place.database, workers, folder / "log again") as (address, pids):
        started = {pid: cpu_seconds(pid) for pid in pids()}
        began = time.perf_counter()
        failed = shown_all(place, address, pairs)
        seconds = time.perf_counter() - began
        spent = sum(cpu_seconds(pid) - before for pid, before in started.items())
        memory = sum(memory_bytes(pid) for pid in started) / 1e6
    return KillReport(
        place.database.partition(":")[0],
        place.game,
        count,
        entries,
        round(seconds, 2),
        round(spent, 2),
        round(1e3 * spent / count, 2),
        round(1e6 * spent / max(entries, 1), 1),
        round(sum(started.values()), 2),
        round(memory, 1),
        failed,
    )


async def played_on(load: Load, moves: int) -> None:
    """Play so many moves at every table, or to the end of its game."""
    await load.connect()
    done = 0
    last = time.perf_counter()
    try:
        while True:
            open_ones = [pair for pair in load.pairs if pair.made < moves and not pair.is_over]
            under_way = len([pair for pair in load.pairs if pair.busy])
            if not open_ones and not under_way:
                return
            for pair in [pair for pair in open_ones if not pair.busy][: UNDER_WAY - under_way]:
                mover = pair.asked()
                if mover is not None:
                    pair.move(load, mover)
            load.let_go_of_hidden()
            if load.moves > done:
                done, last = load.moves, time.perf_counter()
                load.progress("moves", done, moves * len(load.pairs))
            elif time.perf_counter() - last > PATIENT:
                raise BadSetup(f"nothing has moved for {PATIENT:g} seconds at {under_way} tables")
            await asyncio.sleep(0.002)
    finally:
        await load.close()


PATIENT = 30.0  # seconds without a move


def shown_all(place: Place, address: str, pairs: list[Pair]) -> dict[str, int]:
    """Have every table shown to one of its players; how many were not, by code."""
    failed: dict[str, int] = {}
    done = 0

    def look(pair: Pair) -> None:
        nonlocal done
        visitor = Visitor(address)
        visitor.cookie = pair.chairs[0].visitor.cookie
        try:
            visitor.get(f"/api/tables/{pair.table}/update", msgspec.Raw)
        except Turned as turned:
            failed[turned.code] = failed.get(turned.code, 0) + 1
        finally:
            visitor.close()
        done += 1
        place.progress("tables after the kill", done, len(pairs))

    with ThreadPoolExecutor(SETTING_UP) as pool:
        list(pool.map(look, pairs))
    return failed
