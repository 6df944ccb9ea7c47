"""Saved games: JSON lines. A header, one line for each entry of the record, a closing line.

Reading replays the game and checks every choice, every state hash and, where the seed is there, all luck. Whatever is
wrong is refused with its line, and nothing is changed. Hashes of the first scheme cannot be computed any more, so the
entries that have one, the earliest of an old game, are checked by replaying alone. Not compiled: msgspec's structs need
CPython's class machinery.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from grimalkin.core.engine import waiting_chance
from grimalkin.core.errors import BadSave, GrimalkinError
from grimalkin.core.game import Game
from grimalkin.core.luck import Committed, Luck, Seeded, seed_hash
from grimalkin.core.numbers import is_digits
from grimalkin.core.record import DRAW, KINDS, LUCK, NO_SEAT, OFFICIAL, RULING, UNDO
from grimalkin.core.snapshot import StoredHashes
from grimalkin.core.table import Seat, Table

FORMAT = 3
READ = (2, FORMAT)  # the formats that are read; in format 2 all hashes are of the first scheme
COMMITTED, SEEDED, RECORDED = "committed", "seeded", "recorded"


class SeatLine(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    player: str
    deck: str = ""
    person: str = ""


class LuckLine(msgspec.Struct, forbid_unknown_fields=True):
    """`committed`: the seed's hash, and the seed where it may be known; `seeded`: a number; `recorded`: neither."""

    kind: str
    hash: str = ""
    seed: str = ""


class CardsLine(msgspec.Struct, forbid_unknown_fields=True):
    """The card set a game is played with: its name and the hash of what it means; `text` is a designer's own file."""

    set: str
    hash: str
    text: str = ""


class Header(msgspec.Struct, forbid_unknown_fields=True):
    grimalkin: str
    format: int
    game: str
    rules: int
    settings: dict[str, str]
    seats: list[SeatLine]
    luck: LuckLine
    cards: CardsLine | None = None
    position: dict[str, Any] = {}


class EntryLine(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    seat: int
    kind: str
    text: str
    hash: str


class Closing(msgspec.Struct, forbid_unknown_fields=True):
    entries: int
    over: bool


L = TypeVar("L", Header, EntryLine, Closing)


# writing


def to_text(table: Table, with_seed: bool = True) -> str:
    """The table as a saved game. The seed of a game that goes on is a secret: leave it out of what others read."""
    game = table.game
    seats = [SeatLine(seat.name, seat.player, seat.deck, seat.person) for seat in table.seats[: table.begun_with]]
    luck = luck_line(table.luck, with_seed)
    cards = cards_line(game, table.settings)
    header = Header("saved game", FORMAT, game.id, game.rules, table.settings, seats, luck, cards, table.position)
    lines: list[msgspec.Struct] = [header]
    lines += [EntryLine(entry.n, entry.seat, entry.kind, entry.text, entry.hash) for entry in table.record]
    lines.append(Closing(len(table.record), table.state.result is not None))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def cards_line(game: Game, settings: dict[str, str]) -> CardsLine | None:
    if game.vocabulary is None:
        return None
    library = game.library(settings)
    own = game.card_sets()[library.name].text if library.name == game.own else ""
    return CardsLine(library.name, library.hash, own)


def luck_line(luck: object, with_seed: bool) -> LuckLine:
    if isinstance(luck, Committed):
        return LuckLine(COMMITTED, luck.published(), luck.secret.hex() if with_seed else "")
    if isinstance(luck, Seeded) and with_seed:
        return LuckLine(SEEDED, "", str(luck.seed))
    return LuckLine(RECORDED)


def write(table: Table, path: Path, replace: bool = False) -> None:
    """Save a table to a file, whole or not at all. A file that is there stays as it is unless `replace` is said."""
    text = to_text(table)
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    claimed = False
    try:
        if not replace:
            path.touch(exist_ok=False)  # nobody else can take the name from here on
            claimed = True
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except FileExistsError:
        raise GrimalkinError(f"{path} is there already and was not touched; choose another name") from None
    except OSError as error:
        for own in [draft, path] if claimed else [draft]:
            with contextlib.suppress(OSError):
                own.unlink()
        raise GrimalkinError(f"{path} cannot be written: {error.strerror}") from None


# reading


def read(path: Path, games: Mapping[str, Game], upgrade: bool = False) -> Table:
    """The table of a saved file."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise GrimalkinError(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadSave(line, "the line is not UTF-8 text", "a saved game") from None
    return from_text(text, games, upgrade)


def from_text(text: str, games: Mapping[str, Game], upgrade: bool = False) -> Table:
    """Replay a saved game. With `upgrade` one of another rules version is taken if it replays to the same states."""
    lines = text.split("\n")
    if lines.pop() != "":
        raise BadSave(len(lines) + 1, "the line is cut off in the middle", "a line end after every line")
    if not lines:
        raise BadSave(1, "the file is empty", "the header of a saved game")
    header = decode(lines[0], 1, Header)
    table = table_of(header, games, upgrade)
    checker = checking_luck(header.luck)
    if len(lines) < 2 or '"entries"' not in lines[-1]:
        raise BadSave(len(lines) + 1, "the file ends too early", "a closing line that counts the entries")
    hashes = StoredHashes()
    for i in range(1, len(lines) - 1):
        replay(table, decode(lines[i], i + 1, EntryLine), i + 1, checker, hashes)
    closing = decode(lines[-1], len(lines), Closing)
    if closing.entries != len(table.record):
        raise BadSave(len(lines), f"{len(table.record)} entries are there", f"{closing.entries}")
    if closing.over != (table.state.result is not None):
        raise BadSave(len(lines), f"over is {str(closing.over).lower()}", "what the record leads to")
    table.luck = checker
    return table


def decode(line: str, number: int, kind: type[L]) -> L:
    try:
        return msgspec.json.decode(line.encode(), type=kind)
    except msgspec.ValidationError as error:
        wanted = ", ".join(field.name for field in msgspec.structs.fields(kind))
        raise BadSave(number, str(error), f"an object with {wanted}") from None
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise BadSave(number, f"this is not JSON ({error})", "one JSON object a line") from None
    except RecursionError:
        raise BadSave(number, "its values lie too deep in one another", "one JSON object a line") from None


def table_of(header: Header, games: Mapping[str, Game], upgrade: bool) -> Table:
    """A table as it was set up, before the first entry."""
    if header.grimalkin != "saved game":
        raise BadSave(1, f"this says it is '{header.grimalkin}'", "'saved game'")
    if header.format not in READ:
        known = " or ".join(str(number) for number in READ)
        raise BadSave(1, f"it is written in format {header.format}", f"format {known}")
    game = games.get(header.game)
    if game is None:
        raise BadSave(1, f"there is no game '{header.game}'", f"one of: {', '.join(games)}")
    if header.rules != game.rules and not upgrade:
        raise BadSave(1, f"it was played by version {header.rules} of the rules of {game.id}", f"version {game.rules}")
    seats = [Seat(seat.name, seat.player, seat.deck, seat.person) for seat in header.seats]
    try:
        game = game_with_cards(game, header, upgrade)
        return Table(game, header.settings, seats, None, header.position)
    except BadSave:
        raise
    except GrimalkinError as error:
        raise BadSave(1, str(error), "a table that can be set up") from None


def game_with_cards(game: Game, header: Header, upgrade: bool) -> Game:
    """The game with the cards that it was played with: a designer's own, or ours if they still mean the same."""
    cards = header.cards
    if (cards is None) != (game.vocabulary is None):
        here = "has no cards" if game.vocabulary is None else "is played with a card set"
        raise BadSave(
            1, f"'cards' is {'missing' if cards is None else 'there'}", f"what fits to {game.id}, which {here}"
        )
    if cards is None:
        return game
    if cards.text:
        game = game.with_kept(cards.set, cards.text)
    found = game.library(header.settings)
    if found.name != cards.set:
        raise BadSave(1, f"the card set is '{cards.set}'", f"'{found.name}', which the settings say")
    if found.hash != cards.hash and not upgrade:
        raise BadSave(1, f"the card set {cards.set} was {cards.hash}", f"{found.hash}, which it is today")
    return game


def checking_luck(line: LuckLine) -> Luck | None:
    """The luck that the game was played with, if the file tells it."""
    if line.kind == SEEDED:
        if not is_digits(line.seed.removeprefix("-")):
            raise BadSave(1, f"the seed is '{line.seed}'", "a whole number")
        try:
            return Seeded(int(line.seed))
        except ValueError:
            raise BadSave(1, f"the seed has {len(line.seed)} digits", "a number that a game can begin with") from None
    if line.kind == COMMITTED:
        if not line.seed:
            return None
        try:
            secret = bytes.fromhex(line.seed)
        except ValueError:
            raise BadSave(1, f"the seed is '{line.seed}'", "hexadecimal digits") from None
        if seed_hash(secret) != line.hash:
            raise BadSave(1, f"the seed hash is {line.hash or 'missing'}", f"{seed_hash(secret)}, the hash of the seed")
        return Committed(secret)
    if line.kind != RECORDED:
        raise BadSave(1, f"the luck is '{line.kind}'", f"one of: {COMMITTED}, {SEEDED}, {RECORDED}")
    return None


def replay(table: Table, entry: EntryLine, number: int, luck: Luck | None, hashes: StoredHashes) -> None:
    """Do one entry again and compare."""
    if entry.n != len(table.record) + 1:
        raise BadSave(number, f"this is entry {entry.n}", f"entry {len(table.record) + 1}")
    if entry.kind not in KINDS:
        raise BadSave(number, f"the kind is '{entry.kind}'", f"one of: {', '.join(KINDS)}")
    wanted = (0, len(table.seats) - 1)
    if entry.kind == LUCK or (entry.kind == RULING and not table.state.officials):
        wanted = (NO_SEAT, NO_SEAT)
    elif entry.kind == UNDO and entry.seat == NO_SEAT:
        wanted = (NO_SEAT, NO_SEAT)  # the host's
    if not wanted[0] <= entry.seat <= wanted[1]:
        raise BadSave(number, f"the seat of a {entry.kind} is {entry.seat}", f"{wanted[0]} to {wanted[1]}")
    if entry.kind == LUCK and luck is not None:
        check_face(table, entry, number, luck)
    try:
        table.enact_entry(entry.seat, entry.kind, entry.text)
    except GrimalkinError as error:
        raise BadSave(number, str(error), f"a {entry.kind} that the rules allow here") from None
    if entry.kind in (UNDO, DRAW, OFFICIAL) and table.record[-1].text != entry.text:
        raise BadSave(number, f"the {entry.kind} is written '{entry.text}'", f"'{table.record[-1].text}'")
    found = table.record[-1].hash
    if not hashes.agrees(entry.hash, found):
        raise BadSave(number, f"the state hash is {entry.hash}", f"{found}, the hash of the state this leads to")


def check_face(table: Table, entry: EntryLine, number: int, luck: Luck) -> None:
    """Luck must have said what the seed says."""
    chance = waiting_chance(table.state)
    if chance is None:
        raise BadSave(number, f"luck says '{entry.text}'", "a choice: nothing waits for luck")
    source = luck.at(entry.n) if isinstance(luck, Committed) else luck
    face = chance.face(table.state, chance.roll(table.state, source))
    if face != entry.text:
        raise BadSave(number, f"luck says '{entry.text}'", f"'{face}', which is what the seed says")
