"""Fair luck: nothing is told before the end, everything can be checked after it, and a wrong face is found."""

from __future__ import annotations

import msgspec
import pytest

from grimalkin.core.luck import Committed, seed_hash
from grimalkin.core.record import LUCK
from grimalkin.server.luck import UNTOLD, is_hash_of
from grimalkin.server.messages import Luck
from grimalkin.server.service import Service
from grimalkin.server.storage.schema import CLOSED
from tests.support.memory import CAT, EVERY, play_on, play_out, stored_at, with_worker
from tests.support.tables import SECRET, START, Desk


@pytest.mark.parametrize("game", list(EVERY))
def test_the_hash_before_and_the_seed_after(game: str, sqlite_database: str) -> None:
    async def test(service: Service) -> None:
        desk = Desk(game, ["ann", "ben"])
        play_on(desk, 20, undo=0.2)
        table = await stored_at(service, desk)
        before = await service.replays.luck(CAT, table)
        assert (before.seed_hash, before.seed, before.hash_right, before.rolls) == (seed_hash(SECRET), "", False, [])
        assert "when the game is over" in before.note
        assert SECRET.hex() not in msgspec.json.encode(before).decode()
        play_out(desk, 2, undo=0.05)
        over = await stored_at(service, desk, id="over")
        after = await service.replays.luck(CAT, over)
        assert (after.seed, after.hash_right, after.note, after.inherited) == (SECRET.hex(), True, "", 0)
        assert [(roll.n, roll.face) for roll in after.rolls] == [
            (entry.n, entry.text) for entry in desk.stored.entries if entry.kind == LUCK
        ]
        assert after.rolls
        assert all(roll.right for roll in after.rolls)
        for roll in after.rolls:  # what anybody can compute who has the seed
            source = Committed(SECRET).at(roll.n)
            assert roll.draws == [(below, source.below(below)) for below, _number in roll.draws]

    with_worker(sqlite_database, test)


def test_a_seed_that_was_not_the_one_is_found(database: str) -> None:
    """Somebody who exchanged the seed, or the hash, cannot hide it."""

    async def test(service: Service) -> None:
        desk = play_out(Desk("mythic-arena", ["ann", "ben"]))
        other = bytes(32)
        honest = await stored_at(service, desk)
        seed = await stored_at(service, desk, id="seed", secret=other.hex())
        both = await stored_at(service, desk, id="both", secret=other.hex(), seed_hash=seed_hash(other))
        told: dict[str, Luck] = {table: await service.replays.luck(CAT, table) for table in (honest, seed, both)}
        assert [told[table].hash_right for table in (honest, seed, both)] == [True, False, True]
        assert all(roll.right for roll in told[honest].rolls)
        for table in (seed, both):
            assert sum(not roll.right for roll in told[table].rolls) > len(told[table].rolls) // 4
        async with service.hub.use(honest) as (_, live):
            assert live.info("cat").seed == SECRET.hex()

    with_worker(database, test)


@pytest.mark.parametrize(("hashed", "seed"), [("", ""), ("", "00"), ("00", "00"), (seed_hash(b"a"), "zz")])
def test_what_is_no_hash_of_the_seed(hashed: str, seed: str) -> None:
    assert not is_hash_of(hashed, seed)
    assert is_hash_of(seed_hash(b"a"), b"a".hex())


@pytest.mark.parametrize("opened", [False, True], ids=["public", "open"])
def test_a_game_that_never_ended_tells_its_seed_only_where_all_may_see_every_card(database: str, opened: bool) -> None:
    """It would tell all luck to come: what lies in the decks."""

    async def test(service: Service) -> None:
        desk = Desk("mythic-arena", ["ann", "ben"])
        play_on(desk, 20)
        more = {"spectators": "open" if opened else "public", "status": CLOSED, "ended_at": START + 900.0}
        closed = await stored_at(service, desk, id="closed", **more)
        rated = await stored_at(service, desk, id="rated", rated=True, **more)
        never = await stored_at(service, desk, id="never", **{**more, "started_at": None})
        over = await stored_at(service, play_out(desk), id="over")
        for table, tells in ((closed, opened), (rated, False), (never, False), (over, True)):
            info = await service.lobby.info("ann", table)
            assert info.seed == (SECRET.hex() if tells else "")
            assert info.seed_hash == seed_hash(SECRET)
            if table == never:
                continue
            luck = await service.replays.luck(CAT, table)
            assert luck.seed == (SECRET.hex() if tells else "")
            assert bool(luck.rolls) == tells
            assert luck.note == ("" if tells else UNTOLD)
            told = [msgspec.json.encode(luck).decode(), (await service.replays.saved(CAT, table))[1]]
            assert all((SECRET.hex() in one) == tells for one in told)

    with_worker(database, test)
