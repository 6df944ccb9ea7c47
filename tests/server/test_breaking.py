"""Where a server breaks, and how soon its tables are back after a kill: the search, and commands on small numbers."""

from __future__ import annotations

import json
import math

import msgspec
import pytest

from grimalkin.core.snapshot import SCHEME
from grimalkin.games import GAMES
from grimalkin.server.breaking import FINE, MOST_RATE, Search, next_rate, why_broken
from grimalkin.server.client import Visitor
from grimalkin.server.live import LiveTable
from grimalkin.server.load import HIDDEN, Chair, Load, LoadReport, Pair
from grimalkin.server.messages import Accepted, ClientMessage
from grimalkin.server.stored_games import Diverged
from tests.cli.inside import inside
from tests.server.test_live import same
from tests.support.memory import play_on
from tests.support.tables import EVERY, START, Desk, copied

GOOD = LoadReport(
    database="sqlite",
    game="cauldron",
    workers=1,
    tables=10,
    connections=20,
    seconds=5.0,
    asked_moves_per_second=100.0,
    moves_per_second=99.0,
    moves=500,
    refused={},
    lost=0,
    ended=0,
    update_p50=4.0,
    update_p99=20.0,
    update_max=30.0,
    answer_p50=4.0,
    answer_p99=20.0,
    server_cpu_per_move=1.2,
    database_cpu_per_move=None,
    server_memory=100.0,
    busiest=0.5,
    own_cpu=0.1,
)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({}, ""),
        ({"update_p99": 100.0}, ""),
        ({"update_p99": 100.1}, "p99 is 100.1 ms"),
        ({"update_p99": math.nan}, "p99 is nan ms"),
        ({"moves_per_second": 94.0}, "94 moves a second came of 100"),
        ({"refused": {"stale": 3}, "lost": 3}, "6 moves were refused or lost"),
        ({"refused": {"stale": 3}, "lost": 2}, ""),
    ],
)
def test_when_a_rate_does_not_hold(change: dict[str, object], why: str) -> None:
    assert why_broken(msgspec.structs.replace(GOOD, **change), 100.0) == why


@pytest.mark.parametrize("end", [0.5, 3.0, 200.0, 731.0, 9_000.0, 20_000.0])
def test_the_search_ends_close_to_where_it_breaks(end: float) -> None:
    found = Search("cauldron", 100.0, None, None, "", [])
    rate: float | None = 200.0
    tried = 0
    while rate is not None:
        tried += 1
        if rate > end:
            found.breaks = rate
        else:
            found.holds = rate
        rate = next_rate(found)
    assert tried < 16
    if end < 1.0:
        assert (found.holds, found.breaks) == (None, 1.0)
    elif end > MOST_RATE:
        assert (found.holds, found.breaks) == (MOST_RATE, None)
    else:
        assert found.holds is not None
        assert found.breaks is not None
        assert found.holds <= end < found.breaks <= FINE * found.holds + 0.1


def chairs() -> list[Chair]:
    """Two players without a connection."""

    class Silent(Chair):
        def send(self, message: ClientMessage) -> None: ...

    return [Silent(Visitor("http://127.0.0.1:1"), seat) for seat in range(2)]


def test_a_sealed_choice_is_done_when_its_mover_has_seen_it() -> None:
    """Where both are asked, the other may not be told of a part, and no update of it ever comes."""
    ann, ben = chairs()
    pair = Pair("t", [ann, ben])
    load = Load([pair], 1.0, 1.0, 1, lambda *_: None)
    ann.options, ben.options = ["x"], ["y"]
    pair.move(load, ann)
    pair.answered(Accepted(0, 1, 0))
    assert pair.busy, "its own update has not come"
    ann.n = 1
    pair.saw(ann)
    assert (pair.busy, load.moves, pair.made) == (False, 1, 1)
    ben.options = []
    pair.move(load, ann)
    ann.n = 2
    pair.saw(ann)
    pair.answered(Accepted(0, 2, 0))
    assert pair.busy, "the other is waited for, as ever"
    ben.n = 2
    pair.saw(ben)
    assert (pair.busy, load.moves, len(load.updates)) == (False, 2, 1)
    pair.move(load, ann)
    ann.n = 3
    pair.saw(ann)
    pair.answered(Accepted(0, 3, 0))
    load.let_go_of_hidden()
    assert pair.busy, "the other may still be told"
    load.looked_at = 0.0
    pair.done_at -= HIDDEN
    load.let_go_of_hidden()
    assert (pair.busy, load.moves) == (False, 3)
    ben.n = 3
    pair.saw(ben)
    assert len(load.updates) == 2, "late, and counted all the same"
    ann.options = []
    assert pair.is_over


# stored games


@pytest.mark.parametrize("game", sorted(EVERY))
def test_a_stored_game_is_read_without_a_hash_for_each_entry(game: str) -> None:
    """The same rules wrote it: the last hash speaks for all of it. Whoever reads the rows finds the same table."""
    desk = Desk(game, ["ann", "ben"])
    play_on(desk, 30, 3, undo=0.2)
    again = desk.rebuilt()
    assert [entry.hash for entry in again.played.record] == [entry.hash for entry in desk.live.played.record]
    same(desk.live, again, START + 100)
    stored = copied(desk.stored)
    stored.entries[3] = msgspec.structs.replace(stored.entries[3], hash=f"{SCHEME}{'0' * 16}")
    same(desk.live, LiveTable(stored, EVERY), START + 100)  # nobody has looked at that one


def test_a_record_that_leads_elsewhere_is_still_noticed() -> None:
    desk = Desk("cauldron", ["ann", "ben"])
    play_on(desk, 12, 3)
    wrong = copied(desk.stored)
    wrong.entries[-1] = msgspec.structs.replace(wrong.entries[-1], hash=f"{SCHEME}{'0' * 16}")
    with pytest.raises(Diverged, match="another state"):
        LiveTable(wrong, EVERY)
    other = copied(desk.stored)  # written by other rules: every entry counts
    other.row.rules += 1
    other.entries[3] = msgspec.structs.replace(other.entries[3], hash=f"{SCHEME}{'0' * 16}")
    with pytest.raises(Diverged, match=f"entry {other.entries[3].n} leads"):
        LiveTable(other, EVERY)


# the commands


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_load_plays_every_game(game: str) -> None:
    done = inside("bench", "server", "--game", game, "--tables", "3", "--rate", "20", "--seconds", "1.5", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["game"], report["refused"], report["lost"]) == (game, {}, 0)
    assert report["moves"] > 10
    assert report["server_cpu_per_move"] > 0


def test_the_command_looks_for_the_end() -> None:
    words = ("--game", "mythic-arena", "--tables", "2", "--rate", "5", "--seconds", "0.5", "--find", "--limit", "0.001")
    done = inside("bench", "server", *words)
    assert done.returncode == 0, done.stderr
    assert "mythic-arena: it breaks at 1 moves a second already: p99 is " in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_the_command_tells_how_soon_tables_are_back_after_a_kill() -> None:
    words = ("--game", "mythic-arena", "--tables", "4", "--moves", "8", "--after-kill", "--json")
    done = inside("bench", "server", *words)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert (report["tables"], report["failed"]) == (4, {})
    assert report["entries"] >= 4 * 8
    assert report["cpu_seconds"] < 10


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--find", "--after-kill"), "--find and --after-kill are two measurements; give one of them"),
        (("--after-kill", "--address", "http://127.0.0.1:1"), "leave out --address"),
        (("--limit", "0"), "--limit is 0; it must be more than 0"),
        (("--moves", "0"), "--moves is 0; it must be 1 or more"),
        (("--game", "nought"), "no game 'nought'"),
        (("--option", "odd"), "--option 'odd' has no '='; write NAME=VALUE"),
    ],
)
def test_what_is_wrong_is_refused_in_one_line(words: tuple[str, ...], said: str) -> None:
    done = inside("bench", "server", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
