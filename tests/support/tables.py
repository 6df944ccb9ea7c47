"""Tables of the server in memory, for tests that need no database."""

from __future__ import annotations

from typing import Any

import msgspec

from grimalkin.core.game import Game
from grimalkin.core.luck import seed_hash
from grimalkin.games import GAMES, TEACHING
from grimalkin.server.live import LiveTable
from grimalkin.server.messages import AnyAct, Clock, Move
from grimalkin.server.storage.rows import SeatRow, Stored, TableRow
from grimalkin.server.storage.schema import BOT, OPEN, PERSON
from grimalkin.server.storage.store import Batch, EntryRow, TalkRow

EVERY = {**GAMES, **TEACHING}
SECRET = bytes(range(32))
START = 1_000_000.0  # when the tables of these tests begin


class Desk:
    """A live table with all that was written of it, as the database would have it."""

    def __init__(
        self,
        game: str,
        seats: list[str],
        settings: dict[str, str] | None = None,
        clock: Clock | None = None,
        spectators: str = "public",
        games: dict[str, Game] | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:
        """`seats` names a person each, or a bot as `bot:greedy`; officials come last. `position`: where it begins."""
        self.games = games or EVERY
        chosen = self.games[game]
        players = len(seats) - chosen.officials(chosen.full_settings(settings or {}))
        rows = [
            SeatRow(i, BOT, None, name, name, "", None)
            if name.startswith("bot:")
            else SeatRow(i, PERSON, name, name.capitalize(), "", "", None, i >= players)
            for i, name in enumerate(seats)
        ]
        row = table_row(chosen, settings or {}, clock or Clock(), spectators, seats[0])
        row.position = position or {}
        self.stored = Stored(row, rows, [], [])
        self.live = LiveTable(copied(self.stored), self.games)
        self.take(self.live.start(START))

    def take(self, batch: Batch | None) -> Batch:
        """Write down what the live table did."""
        assert batch is not None
        stored = self.stored
        assert batch.n in (None, len(stored.entries))
        assert batch.m in (None, len(stored.talk))
        stored.entries += batch.entries
        said = [msgspec.structs.replace(row, m=len(stored.talk) + i) for i, row in enumerate(batch.talk, 1)]
        stored.talk += said
        for row in batch.seats:
            stored.seats.append(SeatRow(**{name: value for name, value in row.items() if name != "table"}))
        if batch.n is None:
            for line in said:
                self.live.hear(line)
        for name, value in batch.changes.items():
            if hasattr(stored.row, name) and name not in ("result", "settings"):
                setattr(stored.row, name, value)
        stored.row.n, stored.row.m = len(stored.entries), len(stored.talk)
        return batch

    def act(self, person: str, act: AnyAct, at: float) -> Batch:
        return self.take(self.live.act(person, person.capitalize(), act, START + at))

    def move(self, person: str, notation: str, at: float, key: str = "") -> Batch:
        """A choice of the person's seat that is asked, or of their first."""
        own = self.live.seats_of(person)
        seat = next((seat for seat in own if seat in self.live.asked()), own[0])
        key = key or f"key-{self.live.n:08}"
        return self.act(person, Move(seat, self.live.version, notation, key), at)

    def due(self, at: float) -> Batch | None:
        batch = self.live.overdue(START + at)
        return self.take(batch) if batch is not None else None

    def rebuilt(self) -> LiveTable:
        """The table as another worker would build it from the rows."""
        return LiveTable(copied(self.stored), self.games)

    def options(self, seat: int) -> list[str]:
        view = self.live.showing.view(seat, START)
        return [option.notation for option in view.options if not option.standing]


def copied(stored: Stored) -> Stored:
    return Stored(
        msgspec.structs.replace(stored.row),
        [msgspec.structs.replace(seat) for seat in stored.seats],
        list(stored.entries),
        list(stored.talk),
    )


def table_row(game: Game, settings: dict[str, str], clock: Clock, spectators: str, host: str) -> TableRow:
    full = game.full_settings(settings)
    library = game.library(full) if game.vocabulary is not None else None
    return TableRow(
        id="table00000001",
        game=game.id,
        rules=game.rules,
        card_set=library.name if library is not None else "",
        card_hash=library.hash if library is not None else "",
        card_text="",
        settings=full,
        position={},
        status=OPEN,
        host=host,
        title="",
        listed=False,
        quick=False,
        rated=False,
        spectators=spectators,
        clock=clock,
        webhook="",
        secret=SECRET.hex(),
        seed_hash=seed_hash(SECRET),
        created_at=START,
        started_at=None,
        ended_at=None,
        changed_at=START,
        n=0,
        m=0,
        asked="",
        wake_at=None,
        lease_by="",
        lease_until=0.0,
        result=None,
        reason="",
        branch_of="",
        branch_n=0,
        rematch="",
        imported=False,
    )


def entry(n: int, at: float = START, key: str | None = None) -> EntryRow:
    return EntryRow(n, 0, "choice", "pass", "0" * 16, at, key)


def line(text: str = "hello", at: float = START) -> TalkRow:
    return TalkRow(0, at, "ann", 0, "chat", text)
