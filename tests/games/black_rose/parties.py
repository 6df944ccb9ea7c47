"""Four people and somebody who looks on at a Lodge of a real server: what each of them is told, and what is true.

A server begins every table from the start, so a position is put into its database, as the lobby would put a table
there. What is true is read from the database as well.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import create_engine

from grimalkin.core.view import Piece, View
from grimalkin.games import GAMES
from grimalkin.games.black_rose.kinds import SIDES
from grimalkin.server.client import Visitor, Wire
from grimalkin.server.live import LiveTable
from grimalkin.server.messages import Accepted, AnyAct, Clock, Move, TableInfo, Update
from grimalkin.server.sitting import Viewer
from grimalkin.server.storage.rows import SeatRow, read_stored
from grimalkin.server.storage.schema import PERSON
from tests.support.servers import Guest, Running
from tests.support.tables import table_row
from tests.support.wire_leaks import Known, StillService, store_table, words_in

GAME = GAMES["black-rose"]
PLAYERS = ["Ann", "Ben", "Cat", "Dan"]
ONLOOKER = "Zoe"

# Preparation: nobody has seen any of these cards, and no two of them are the same.
HANDS = [
    ["fireball", "ice_grip", "magic_door"],
    ["stone_claws", "bone_armor", "epiphany"],
    ["gaze", "maelstrom", "clairvoyance"],
    ["time_stop", "dance_of_death", "eviscerate"],
]
SEALED: dict[str, Any] = {
    "at": "P3",
    **{letter: {"hand": hand} for letter, hand in zip("ABCD", HANDS, strict=True)},
}

# Action: B is about to walk into a Trap of A, with something Active; C and D have spells face down.
REACTION: dict[str, Any] = {
    "at": "T4",
    "active": "B",
    "A": {
        "room": "forge",
        "hand": ["fireball"],
        "quests": ["first_blood"],
        "sheet": [
            {"slot": "1", "card": "blade_barrage", "side": "reversed", "state": "active"},
            {"slot": "2", "card": "ice_grip", "side": "upright"},
        ],
    },
    "B": {
        "room": "throne_room",
        "hand": ["stone_claws"],
        "quests": ["rubble"],
        "sheet": [
            {"slot": "1", "card": "bone_armor", "side": "upright", "state": "active"},
            {"slot": "2", "card": "magic_door", "side": "upright"},
        ],
    },
    "C": {"room": "cell", "quests": ["two_doors"], "sheet": [{"slot": "1", "card": "maelstrom", "side": "upright"}]},
    "D": {
        "room": "cell",
        "hand": ["clairvoyance"],
        "quests": ["snare"],
        "sheet": [{"slot": "quick", "card": "gaze", "side": "upright"}],
    },
}
INTO_THE_TRAP = ("B move_activate", "B step garden")


class Ear(Wire):
    """A wire that keeps every byte that comes."""

    def __init__(self, visitor: Visitor, heard: list[bytes]) -> None:
        super().__init__(visitor)
        self.heard = heard

    def received(self, data: str | bytes) -> None:
        self.heard.append(data.encode() if isinstance(data, str) else data)
        super().received(data)


class Listener(Guest):
    """A guest who forgets nothing that the server says."""

    def __init__(self, server: Running, name: str) -> None:
        super().__init__(server, name)
        self.name = name
        self.heard: list[bytes] = []
        self.wire = Ear(self.visitor, self.heard)
        self.known = Known()

    @property
    def person(self) -> str:
        assert self.visitor.me is not None
        return self.visitor.me.person

    def fetch(self, path: str, body: object = None) -> tuple[int, bytes]:
        """A request, answered or refused."""
        status, data = self.ask(lambda: self.visitor.request("POST" if body is not None else "GET", path, body))
        self.heard.append(data)
        return status, data


class Party:
    """A table with a position, and all who sit and stand there."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.players = [Listener(server, name) for name in PLAYERS]
        self.onlooker = Listener(server, ONLOOKER)
        self.table = ""

    @property
    def all(self) -> list[Listener]:
        return [*self.players, self.onlooker]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    async def sit_down(self, position: dict[str, Any], clock: Clock | None = None, **settings: str) -> None:
        """Begin a table from here; all look at it."""
        host = self.players[0]
        row = table_row(GAME, settings, clock or Clock(), "public", host.person)
        row.id = self.table = f"lodge{secrets.token_hex(4)}"
        row.position = position
        rows = [SeatRow(i, PERSON, one.person, one.name, "", "", None) for i, one in enumerate(self.players)]
        service = StillService(self.server.config.database)
        await service.open()
        try:
            await store_table(service, row, rows)
        finally:
            await service.close()
        host.post(f"{self.path}/start", {}, TableInfo)
        for one in self.all:
            await one.come(self.table)
            await self.see(one)

    async def leave(self) -> None:
        for one in self.all:
            await one.leave()

    # what is true

    def truth(self) -> LiveTable:
        engine = create_engine(self.server.config.database)
        try:
            with engine.connect() as connection:
                stored = read_stored(connection, self.table)
        finally:
            engine.dispose()
        assert stored is not None
        return LiveTable(stored, GAMES)

    def hidden_from(self, listener: Listener) -> set[str]:
        """The names of all cards that this person has never been able to see; the sides of a card are no cards."""
        truth = self.truth()
        viewer = self.viewer(listener)
        listener.known.catch_up(truth, viewer)
        return listener.known.hidden(truth, viewer) - set(SIDES)

    def viewer(self, listener: Listener) -> Viewer:
        return Viewer((self.players.index(listener),)) if listener in self.players else Viewer()

    def check_names(self) -> int:
        """Nothing that anybody was told names a hidden card; the answer is how many names were looked for."""
        looked = 0
        for one in self.all:
            hidden = self.hidden_from(one)
            found = hidden & words_in(*one.heard)
            told = [said for said in one.heard if found & words_in(said)]
            assert not found, f"{one.name} is told of {sorted(found)}, which it has never seen: {told[:1]!r}"
            looked += len(hidden)
        return looked

    # what is done

    async def see(self, listener: Listener, n: int = 0) -> Update:
        """What the person sees now; at least so many entries."""
        seen = listener.seen(self.table)
        await listener.wait(lambda: seen.update is not None and seen.n >= n and bool(seen.update.views))
        assert seen.update is not None
        return seen.update

    async def play(self, *moves: str) -> None:
        """Moves such as `B lay gaze 1 upright`, one after the other."""
        for move in moves:
            letter, notation = move.split(" ", 1)
            seat = "ABCD".index(letter)
            await self.players[seat].wire.ping()  # whatever the others did is told before
            done = await self.act(seat, self.move(seat, notation))
            await self.see(self.players[seat], done.n)

    def move(self, seat: int, notation: str) -> Move:
        return self.players[seat].seen(self.table).move(seat, notation)

    async def act(self, seat: int, act: AnyAct) -> Accepted:
        return await self.players[seat].wire.act(self.table, act)

    async def settled(self) -> None:
        """Until everybody has been told all that there is to be told."""
        for one in self.all:
            await one.wire.ping()

    def view(self, seat: int) -> View:
        """What the person at this seat sees at this table."""
        return self.players[seat].seen(self.table).view(seat)

    def views(self) -> list[View]:
        """What each sees, the onlooker last."""
        update = self.onlooker.seen(self.table).update
        assert update is not None
        return [*(self.view(seat) for seat in range(len(self.players))), update.views[0]]

    def options(self, seat: int) -> list[str]:
        return [option.notation for option in self.view(seat).options if not option.standing]

    # what can be asked

    def ask_everything(self) -> None:
        """All that anybody can ask about the table; what is refused counts as well."""
        for one in self.all:
            for path in ("", "/update", "/talk", "/saved", "/luck", "/replay/spectator", "/replay/open"):
                one.fetch(f"{self.path}{path}")
            for seat, letter in enumerate("ABCD"):
                one.fetch(f"{self.path}/previews/{seat}")
                one.fetch(f"{self.path}/replay/{letter}")
                one.fetch(f"{self.path}/blocked/{seat}?piece=slot.{letter}.1")
                one.fetch(f"{self.path}/why", {"seat": seat, "move": "reveal 1"})
                act = Move(seat, 0, "ready", secrets.token_hex(8))
                if one is not self.players[seat]:
                    one.fetch(f"{self.path}/acts", msgspec.to_builtins(act))


def pieces_in(view: View, zone: str) -> list[Piece]:
    return [piece for found in view.zones if found.id == zone for piece in found.pieces]


def cards_in(view: View, zone: str) -> list[str | None]:
    return [piece.card for piece in pieces_in(view, zone)]


def slots_of(view: View, letter: str) -> dict[str, str | None]:
    """The cards on a sheet, by the ids of their slots."""
    return {piece.id: piece.card for piece in pieces_in(view, f"sheet.{letter}")}
