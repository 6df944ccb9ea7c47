"""Short words for tests that play: sit down, act by notation, look."""

from __future__ import annotations

from grimalkin.core.luck import Scripted
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.games.cauldron import GAME
from grimalkin.games.cauldron.state import Brew

# three herbs for A, then three for B
HANDS = ["nettle", "toadstool", "catnip", "nettle", "toadstool", "moonwort"]


def sit(*faces: str, hands: list[str] | None = None, rounds: str = "2", player: str = "human") -> Table:
    """A table of Cauldron for two with these herbs in hand, and then this luck."""
    seats = [Seat("Ash", "human"), Seat("Bramble", player)]
    return open_table(GAME, {"rounds": rounds, "cards": "spec"}, seats, Scripted([*(hands or HANDS), *faces]))


def sit_four(hands: list[str], *faces: str) -> Table:
    seats = [Seat(name, "human") for name in ("Ash", "Bramble", "Cricket", "Dusk")]
    return open_table(GAME, {"rounds": "2", "cards": "spec"}, seats, Scripted([*hands, *faces]))


def do(table: Table, *acts: str) -> Table:
    """Play acts such as `A throw nettle`."""
    for act in acts:
        seat, _, notation = act.partition(" ")
        table.play("ABCD".index(seat), notation)
    return table


def offered(table: Table, seat: str) -> list[str]:
    """Exactly what a seat is offered as an answer, in order."""
    for offer in table.offers():
        if offer.seat == "ABCD".index(seat):
            return [table.game.codes.text(option) for option in offer.options]
    return []


def standing(table: Table, seat: str) -> list[str]:
    """Exactly what a seat may step in with."""
    for offer in table.offers():
        if offer.seat == "ABCD".index(seat):
            return [table.game.codes.text(option) for option in offer.standing]
    return []


def asked(table: Table) -> list[str]:
    """The seats that are asked, in asking order."""
    return ["ABCD"[offer.seat] for offer in table.offers() if offer.options]


def log(table: Table, seat: int = 0) -> list[str]:
    """The log as a seat reads it."""
    return [line.words(seat) for line in table.lines()]


def brew(table: Table) -> Brew:
    assert isinstance(table.state, Brew)
    return table.state


def luck_is_used_up(table: Table) -> bool:
    assert isinstance(table.luck, Scripted)
    table.luck.finish()
    return True
