"""A database from before hashes were of ids: running games go on in it, and what was seen is still shown."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from grimalkin.core.saved import from_text
from grimalkin.core.snapshot import is_of_first_scheme
from grimalkin.server import messages
from grimalkin.server.frames import viewers_of
from grimalkin.server.messages import Join, NewBranch, NewSeat
from grimalkin.server.service import Service
from grimalkin.server.storage.migrate import migrate
from grimalkin.server.storage.rows import Stored, read_stored
from tests.support.memory import ANN, BEN, CAT, EVERY, with_worker

DUMP = Path(__file__).resolve().parents[1] / "records" / "format-2" / "server.sql"
RUNNING, FINISHED, FRAMELESS = "table00000001", "finished", "frameless"
IDS = {"pass_on", "pass_to", "throw_in", "catnip_window", "choose_sting", "spoon_claim"}


@pytest.fixture
def old_database(tmp_path: Path) -> str:
    """The tables of `tests/server/test_upgrade.py`, as the former server left them."""
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
    url = f"sqlite:///{path}"
    migrate(url)
    return url


async def read(service: Service, table: str) -> Stored:
    stored = await service.store.read(lambda connection: read_stored(connection, table))
    assert stored is not None
    return stored


async def play_on(service: Service, table: str, moves: int) -> None:
    for _ in range(moves):
        async with service.hub.use(table) as (_, live):
            if not live.is_playing:
                return
            seat = live.asked()[0]
            act = messages.Move(
                seat, live.version, live.showing.view(seat, 0.0).options[0].notation, f"a-key-{live.n:06}"
            )
        await service.hub.act((ANN, BEN)[seat], table, act)


def test_a_running_table_goes_on_to_its_end_and_is_saved(old_database: str) -> None:
    async def after(service: Service) -> None:
        await service.hub.upgrade()
        before = await read(service, RUNNING)
        assert before.row.status == "playing"
        assert all(is_of_first_scheme(entry.hash) for entry in before.entries)
        await play_on(service, RUNNING, 5)
        now = await read(service, RUNNING)
        assert now.entries[: len(before.entries)] == before.entries, "what was written stays as it is"
        added = now.entries[len(before.entries) :]
        assert len(added) >= 5
        assert all(entry.hash.startswith("2:") for entry in added)

    async def next_day(service: Service) -> None:
        await play_on(service, RUNNING, 1000)
        assert (await read(service, RUNNING)).row.status == "over"
        await service.replays.make(RUNNING)
        assert (await service.replays.info(CAT, RUNNING)).viewers == viewers_of(2)
        luck = await service.replays.luck(CAT, RUNNING)
        assert luck.rolls
        assert all(roll.right for roll in luck.rolls)
        _, text = await service.replays.saved(CAT, RUNNING)
        assert from_text(text, EVERY).state.result is not None
        schemes = [is_of_first_scheme(json.loads(line)["hash"]) for line in text.splitlines()[1:-1]]
        assert (schemes[0], schemes[-1]) == (True, False)
        assert await service.replays.bring_in(ANN, text.encode())

    with_worker(old_database, after)
    with_worker(old_database, next_day)


def test_old_replays_are_shown_and_their_prompts_have_words(old_database: str) -> None:
    async def after(service: Service) -> None:
        for table in (FINISHED, FRAMELESS):  # the frames of one were kept by the former server
            assert (await service.replays.info(CAT, table)).viewers == viewers_of(2)
            for viewer in viewers_of(2):
                frames = (await service.replays.frames(CAT, table, viewer, 0, 100)).frames
                asks = {frame.view.prompt.ask for frame in frames if frame.view.prompt is not None}
                assert {"pass_on", "throw_in"} <= asks <= IDS
            luck = await service.replays.luck(CAT, table)
            assert luck.rolls
            assert all(roll.right for roll in luck.rolls)

    with_worker(old_database, after)


def test_one_can_go_on_from_an_old_replay(old_database: str) -> None:
    async def after(service: Service) -> None:
        seats = [NewSeat("me"), NewSeat("me")]
        again = await service.replays.branch(ANN, FINISHED, NewBranch(6, seats))
        assert again.status == "playing"
        branched = await read(service, again.id)
        assert all(entry.hash.startswith("2:") for entry in branched.entries)

    with_worker(old_database, after)


def test_a_branch_that_waits_can_still_begin(old_database: str) -> None:
    async def after(service: Service) -> None:
        with_entries = "SELECT id FROM tables WHERE branch_n > 0"
        table = await service.store.read(lambda connection: connection.exec_driver_sql(with_entries).scalar_one())
        assert all(is_of_first_scheme(entry.hash) for entry in (await read(service, table)).entries)
        await service.lobby.join(BEN, table, Join())
        assert (await service.lobby.start(ANN, table)).status == "playing"
        assert all(entry.hash.startswith("2:") for entry in (await read(service, table)).entries)
        await play_on(service, table, 3)

    with_worker(old_database, after)


def test_a_record_that_leads_elsewhere_is_still_noticed(old_database: str) -> None:
    """A hash of the first scheme objects to nothing; one that was written since does."""

    async def spoil(service: Service) -> None:
        await play_on(service, RUNNING, 2)
        n = len((await read(service, RUNNING)).entries)
        await service.store.write(
            lambda connection: connection.exec_driver_sql(
                f"UPDATE entries SET hash = '2:0123456789abcdef' WHERE \"table\" = '{RUNNING}' AND n = {n}"
            )
        )

    async def after(service: Service) -> None:
        await play_on(service, RUNNING, 1)
        assert (await read(service, RUNNING)).row.status == "closed"

    with_worker(old_database, spoil)
    with_worker(old_database, after)
