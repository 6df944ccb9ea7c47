"""Fair luck: the hash of a table's seed is known before play, the seed after it, and every outcome follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from grimalkin.core.engine import waiting_chance
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.game import Game
from grimalkin.core.luck import Committed, Luck, Seeded, seed_hash
from grimalkin.core.record import LUCK
from grimalkin.server.frames import EVERY_GAME, Played, Unplayable, entries_with_luck
from grimalkin.server.messages import Roll

NOT_YET: Final = "The seed is told when the game is over."
UNTOLD: Final = "This game never came to its end, so its seed is not told: it would tell what is hidden still."
NO_SEED: Final = "This game was brought in from a file that does not tell its seed, so its luck cannot be checked."
NUMBERED: Final = "This game was brought in from a file. Its seed is a number of which no hash was published."


class RollsWanted(msgspec.Struct, array_like=True, frozen=True):
    """Check the luck of a game after entry `after`, by its seed."""

    played: Played
    seed: str
    committed: bool  # hexadecimal digits whose hash was published; else a number
    after: int


class Rolls(msgspec.Struct, array_like=True, frozen=True):
    rolls: list[Roll]
    fault: str = ""


class Noted(Luck):
    """Luck that remembers each number drawn from it: below what, and which. With the seed anybody can check them."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.draws: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        number = self.luck.below(n)
        self.draws.append((n, number))
        return number


def check_rolls(argument: bytes, games: Mapping[str, Game] = EVERY_GAME) -> bytes:
    """`RollsWanted` to `Rolls`: a job for a process of its own."""
    wanted = msgspec.msgpack.decode(argument, type=RollsWanted)
    try:
        found = Rolls(rolls_of(wanted, games))
    except Unplayable as error:
        found = Rolls([], str(error))
    return msgspec.msgpack.encode(found)


def rolls_of(wanted: RollsWanted, games: Mapping[str, Game]) -> list[Roll]:
    luck: Luck = Committed(bytes.fromhex(wanted.seed)) if wanted.committed else Seeded(int(wanted.seed))
    rolls: list[Roll] = []
    for table, n, entry in entries_with_luck(wanted.played, games):
        if entry.kind != LUCK or n <= wanted.after:
            continue
        chance = waiting_chance(table.state)
        right = False
        source = Noted(luck.at(n) if isinstance(luck, Committed) else luck)
        if chance is not None:
            try:
                right = chance.face(table.state, chance.roll(table.state, source)) == entry.text
            except GrimalkinError as error:
                raise Unplayable(f"entry {n}: {error}") from error
        rolls.append(Roll(n, entry.text, right, source.draws))
    return rolls


def is_hash_of(hashed: str, seed: str) -> bool:
    """Is this the hash that was published of the seed?"""
    try:
        return bool(hashed) and seed_hash(bytes.fromhex(seed)) == hashed
    except ValueError:
        return False
