"""Frames: what each viewer saw of a game, entry by entry. Made from the record, and read again without any rules.

Of each frame only what differs from the one before is kept, and all of them are compressed together. Everything here
is plain computing on bytes, for a process of its own.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from grimalkin.core import saved
from grimalkin.core.engine import pending
from grimalkin.core.errors import BadSave, GrimalkinError
from grimalkin.core.events import seat_name
from grimalkin.core.game import OPEN, Game, line_of
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.positions import SEATS
from grimalkin.core.record import SPOKEN, STOP, TAKEOVER, UNDO
from grimalkin.core.saved import COMMITTED, SEEDED, Header
from grimalkin.core.snapshot import StoredHashes
from grimalkin.core.table import Seat, Table
from grimalkin.core.view import Fact, Line, OptionView, Outcome, Prompt, Rival, SeatView, View, Zone
from grimalkin.games import GAMES, TEACHING
from grimalkin.server.messages import Frame
from grimalkin.server.names import shown
from grimalkin.server.refusals import LONGEST, Refused

FORMAT: Final = 2  # how frames are written
READ: Final = (1, 2)  # the formats that are read; in the first an Ask went by the name of its class
HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
START: Final = "start"  # the kind of frame 0, which no entry led to
SPECTATES, SEES_ALL = "spectator", "open"  # viewers besides the seats, which are letters
SEED_DIGITS: Final = 64
LONGEST_NAME: Final = 40
LONGEST_SET: Final = 60
LONGEST_BOT: Final = 40
LONGEST_CARDS: Final = 200_100  # letters of a designer's own card file, as for a new table, and its base
MOST_STEPS: Final = 30_000  # of replaying a file: 5,000 entries of two seats without an undo
MOST_TOLD: Final = 16_000_000  # bytes of what one viewer saw of a file, before they are compressed
OWN: Final = "own"  # the name of a designer's card set
NO_SEAT: Final = -1
EVERY_GAME: Final[Mapping[str, Game]] = {**GAMES, **TEACHING}


class Unplayable(Exception):
    """The rules of today do not lead where this record led when it was played."""


class TooLong(Exception):
    """What was seen of a game is more than is kept."""


# A game as it was played


class SeatPlayed(msgspec.Struct, array_like=True, frozen=True):
    name: str
    player: str
    deck: str
    person: str


class EntryPlayed(msgspec.Struct, array_like=True, frozen=True):
    seat: int
    kind: str
    text: str
    hash: str
    at: float


class Played(msgspec.Struct, array_like=True, frozen=True):
    """All that it takes to play a game again: no seed, and nothing about people but what the table called them."""

    game: str
    own: str  # the name of a designer's own card set
    own_text: str
    settings: dict[str, str]
    position: dict[str, Any]
    seats: list[SeatPlayed]
    entries: list[EntryPlayed]
    started_at: float


def table_of(played: Played, games: Mapping[str, Game]) -> Table:
    """The table before its first entry."""
    game = games.get(played.game)
    if game is None:
        raise Unplayable(f"the game {played.game} is not here any more")
    seats = [Seat(seat.name, seat.player, seat.deck, seat.person) for seat in played.seats]
    try:
        if played.own_text:
            game = game.with_kept(played.own, played.own_text)
        return Table(game, played.settings, seats, None, played.position)
    except GrimalkinError as error:
        raise Unplayable(str(error)) from error


def enact(table: Table, entry: EntryPlayed, hashes: StoredHashes) -> None:
    """Do an entry again; it must lead to the state that it led to."""
    n = len(table.record) + 1
    try:
        table.enact_entry(entry.seat, entry.kind, entry.text)
    except GrimalkinError as error:
        raise Unplayable(f"entry {n}: {error}") from error
    except (AssertionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Unplayable(f"entry {n}: {type(error).__name__}") from error
    if not hashes.agrees(entry.hash, table.record[-1].hash):
        raise Unplayable(f"entry {n} leads to another state than when it was played")


# Viewers


def viewers_of(seats: int) -> list[str]:
    """Through whose eyes a game can be seen: every seat's, a spectator's, and all at once."""
    return [*(seat_name(seat) for seat in range(seats)), SPECTATES, SEES_ALL]


def number_of(viewer: str) -> int:
    return {SPECTATES: SPECTATOR, SEES_ALL: OPEN}.get(viewer, SEATS.find(viewer))


# Frames as they are kept


class Kept(msgspec.Struct, array_like=True, omit_defaults=True):
    """A frame: what differs from the one before. None stands for no difference, in `zones` those left out."""

    seat: int
    kind: str
    at: float
    log: list[Line]
    prompt: Prompt | None
    seats: list[SeatView] | None = None  # without names, which the table's own rows have
    zones: list[Zone] | None = None
    order: list[str] | None = None  # the ids of all zones
    facts: list[Fact] | None = None
    options: list[OptionView] | None = None
    result: Outcome | None = None
    rivals: list[Rival] | None = None
    text: str = ""  # as that of a Happened


class Whole(msgspec.Struct, array_like=True):
    """All frames of one viewer."""

    game: str
    rules: int
    viewer: int
    frames: list[Kept]


class Writer:
    """Writes down what one viewer sees."""

    def __init__(self, viewer: str) -> None:
        self.seat = number_of(viewer)
        self.kept: list[Kept] = []
        self.last: View | None = None

    def look(self, table: Table, at: float) -> None:
        """The table after its last entry."""
        names = [""] * len(table.seats)
        back = 0 <= self.seat < SPECTATOR and table.can_go_back(self.seat)
        view = table.game.view(table.state, self.seat, [], len(table.record), names, back, table.offers())
        log = [line_of(told, self.seat) for told in table.positions[-1].told]
        seat, kind = self.made_by(table)
        kept = differing(self.last, view, seat, kind, at, log)
        kept.text = table.record[-1].text if self.hears(seat, kind) else ""
        self.kept.append(kept)
        self.last = view

    def made_by(self, table: Table) -> tuple[int, str]:
        """Whose entry it was. Which windows a seat stops at is its own affair."""
        if not table.record:
            return NO_SEAT, START
        entry = table.record[-1]
        hidden = entry.kind == STOP and self.seat not in (entry.seat, OPEN)
        return NO_SEAT if hidden else entry.seat, entry.kind

    @staticmethod
    def hears(seat: int, kind: str) -> bool:
        """Is the text of an entry told with it, as it was at the table?"""
        return kind in (*SPOKEN, UNDO, TAKEOVER) or (kind == STOP and seat != NO_SEAT)

    def packed(self, game: Game, most: int) -> bytes:
        whole = msgspec.json.encode(Whole(game.id, game.rules, self.seat, self.kept))
        if most and len(whole) > most:
            raise TooLong(f"what one viewer saw of it has {len(whole):,} bytes; at most {most:,} are kept of a file")
        return zlib.compress(whole, 9)


def differing(old: View | None, new: View, seat: int, kind: str, at: float, log: list[Line]) -> Kept:
    kept = Kept(seat, kind, at, log, new.prompt, result=new.result)
    order = [zone.id for zone in new.zones]
    rivals = new.rivals or []
    kept.rivals = rivals if rivals != ((old and old.rivals) or []) else None
    if old is None:
        kept.seats, kept.zones, kept.order, kept.facts, kept.options = (
            new.seats,
            new.zones,
            order,
            new.facts,
            new.options,
        )
        return kept
    before = {zone.id: zone for zone in old.zones}
    zones = [zone for zone in new.zones if before.get(zone.id) != zone]
    kept.seats = new.seats if new.seats != old.seats else None
    kept.zones = zones or None
    kept.order = order if order != list(before) else None
    kept.facts = new.facts if new.facts != old.facts else None
    kept.options = new.options if new.options != old.options else None
    return kept


def read_frames(data: bytes, names: Sequence[str], first: int, count: int) -> list[Frame]:
    """Some frames, from frame `first` on; 0 is the start, and frame n the table after entry n."""
    whole = msgspec.json.decode(zlib.decompress(data), type=Whole)
    found: list[Frame] = []
    zones: dict[str, Zone] = {}
    order: list[str] = []
    seats: list[SeatView] = []
    facts: list[Fact] = []
    options: list[OptionView] = []
    rivals: list[Rival] | UnsetType = UNSET
    for n, kept in enumerate(whole.frames[: first + count]):
        zones.update({zone.id: zone for zone in kept.zones or ()})
        order = kept.order if kept.order is not None else order
        if kept.seats is not None:
            named = zip(kept.seats, names, strict=False)  # officials have seats behind those of the view
            seats = [msgspec.structs.replace(seat, name=name) for seat, name in named]
        facts = kept.facts if kept.facts is not None else facts
        options = kept.options if kept.options is not None else options
        rivals = kept.rivals or UNSET if kept.rivals is not None else rivals
        if n >= first:
            shown = [zones[zone] for zone in order]
            view = View(
                whole.game,
                whole.rules,
                whole.viewer,
                n,
                seats,
                shown,
                facts,
                by_id(kept.prompt),
                options,
                kept.log,
                kept.result,
                rivals,
            )
            found.append(Frame(n, kept.seat, kept.kind, kept.at, view, kept.text))
    return found


def by_id(prompt: Prompt | None) -> Prompt | None:
    """A prompt of any format: the ids of Asks are the names that their classes had, in small letters (`pass_on`)."""
    if prompt is None or prompt.ask.islower():
        return prompt
    return msgspec.structs.replace(prompt, ask=HUMP.sub("_", prompt.ask).lower())


# Jobs: from bytes to bytes, in a process of its own


class Wanted(msgspec.Struct, array_like=True, frozen=True):
    played: Played
    viewers: list[str]


class Made(msgspec.Struct, array_like=True, frozen=True):
    """The frames by viewer, or why there are none."""

    frames: dict[str, bytes]
    fault: str = ""


def make_frames(argument: bytes, games: Mapping[str, Game] = EVERY_GAME) -> bytes:
    """`Wanted` to `Made`."""
    wanted = msgspec.msgpack.decode(argument, type=Wanted)
    try:
        made = Made(frames_of(wanted.played, wanted.viewers, games))
    except Unplayable as error:
        made = Made({}, str(error))
    return msgspec.msgpack.encode(made)


def frames_of(played: Played, viewers: Sequence[str], games: Mapping[str, Game], most: int = 0) -> dict[str, bytes]:
    """What each viewer saw. `most` bytes of it are kept for each, before they are compressed; 0: all."""
    writers = {viewer: Writer(viewer) for viewer in viewers}
    table = table_of(played, games)
    for writer in writers.values():
        writer.look(table, played.started_at)
    hashes = StoredHashes()
    for entry in played.entries:
        enact(table, entry, hashes)
        for writer in writers.values():
            writer.look(table, entry.at)
    return {viewer: writer.packed(table.game, most) for viewer, writer in writers.items()}


class PathWanted(msgspec.Struct, array_like=True, frozen=True):
    played: Played
    entry: int


class Path(msgspec.Struct, array_like=True, frozen=True):
    """The entries that lead straight to a position, who is asked there, or why nobody can go on from there."""

    entries: list[EntryPlayed]
    asked: list[int]
    over: bool = False
    fault: str = ""


def find_path(argument: bytes, games: Mapping[str, Game] = EVERY_GAME) -> bytes:
    """`PathWanted` to `Path`: without what was taken back, and with the stops that windows opened by.

    Where officials had a word it is everything up to there.
    """
    wanted = msgspec.msgpack.decode(argument, type=PathWanted)
    try:
        path = path_to(wanted.played, wanted.entry, games)
    except Unplayable as error:
        path = Path([], [], fault=str(error))
    return msgspec.msgpack.encode(path)


def path_to(played: Played, entry: int, games: Mapping[str, Game]) -> Path:
    whole = table_of(played, games)
    hashes = StoredHashes()
    for done in played.entries[:entry]:
        enact(whole, done, hashes)
    line = whole.path(whole.at)[1:]
    if any(whole.record[n - 1].kind in SPOKEN for n in line):
        # disputes and rulings go by the numbers of entries, so none is left out
        asked = [offer.seat for offer in pending(whole.state) if offer.options]
        return Path(list(played.entries[:entry]), asked, whole.state.result is not None)
    straight = table_of(played, games)
    for n in line:
        done_there = whole.record[n - 1]
        set_stops(straight, whole.positions[n].stops)
        straight.enact_entry(done_there.seat, done_there.kind, done_there.text)
    set_stops(straight, whole.state.stops)
    if entry and straight.record and straight.record[-1].hash != whole.record[entry - 1].hash:
        raise Unplayable(f"entry {entry} is not reached without what was taken back")
    entries = [EntryPlayed(done.seat, done.kind, done.text, done.hash, 0.0) for done in straight.record]
    asked = [offer.seat for offer in pending(straight.state) if offer.options]
    return Path(entries, asked, straight.state.result is not None)


def set_stops(table: Table, stops: tuple[int, ...]) -> None:
    """Note the stops that stand then and not yet."""
    for seat in range(len(table.seats)):
        for bit, window in enumerate(table.game.windows):
            on = bool(stops[seat] >> bit & 1)
            if on != bool(table.state.stops[seat] >> bit & 1):
                table.stop(seat, window, on)


class Saved(msgspec.Struct, array_like=True, frozen=True):
    """A saved game that was read: the rows it becomes, its frames, or what is wrong with it."""

    fault: str = ""
    rules: int = 0
    card_set: str = ""
    card_hash: str = ""
    played: Played | None = None
    persons: str = ""
    seed: str = ""
    seed_hash: str = ""
    over: bool = False
    result: Outcome | None = None
    frames: dict[str, bytes] = {}
    players: int = 0  # seats that play
    later: list[SeatPlayed] = []  # officials who sat down while it went on


class SavedWanted(msgspec.Struct, array_like=True, frozen=True):
    text: bytes
    games: list[str]
    now: float


def read_saved(argument: bytes, games: Mapping[str, Game] = EVERY_GAME) -> bytes:
    """`SavedWanted` to `Saved`. It is checked as `grimalkin replay` checks it, and nothing in it is believed."""
    wanted = msgspec.msgpack.decode(argument, type=SavedWanted)
    known = {name: games[name] for name in wanted.games if name in games}
    try:
        found = saved_game(wanted.text, known, wanted.now)
    except GrimalkinError as error:
        found = Saved(str(error))
    except Unplayable as error:
        found = Saved(f"it replays once and not twice: {error}")
    except TooLong as error:
        found = Saved(str(error))
    return msgspec.msgpack.encode(found)


def saved_game(content: bytes, games: Mapping[str, Game], now: float) -> Saved:
    text = utf8(content)
    table = replayed(text, games)
    header = saved.decode(text.partition("\n")[0], 1, Header)
    seed, hashed = seed_of(header)
    cards = header.cards
    if cards is not None and len(cards.set) > LONGEST_SET:
        raise BadSave(1, f"the name of the card set has {len(cards.set)} letters", f"at most {LONGEST_SET}")
    if cards is not None and len(cards.text) > LONGEST_CARDS:
        raise BadSave(1, f"the card file in it has {len(cards.text)} letters", f"at most {LONGEST_CARDS}")
    persons = table.persons()[: len(table.seats)]
    played = Played(
        game=table.game.id,
        own=cards.set if cards is not None and cards.text else "",
        own_text=cards.text if cards is not None else "",
        settings=table.settings,
        position=table.position,
        seats=[
            SeatPlayed(plain_name(seat.name, i), player_of(seat.player), seat.deck, persons_letter(persons, i))
            for i, seat in enumerate(table.seats[: table.begun_with])
        ],
        entries=[EntryPlayed(entry.seat, entry.kind, entry.text, entry.hash, now) for entry in table.record],
        started_at=now,
    )
    over = table.state.result is not None
    later = list(enumerate(table.seats))[table.begun_with :]
    return Saved(
        rules=header.rules,
        card_set=cards.set if cards is not None else "",
        card_hash=cards.hash if cards is not None else "",
        played=played,
        persons="".join(seat_name(person) for person in persons) if len(set(persons)) < len(persons) else "",
        seed=seed,
        seed_hash=hashed,
        over=over,
        result=table.game.view(table.state, SPECTATOR, [], 0, []).result,
        frames=frames_of(played, viewers_of(len(table.seats)), games, MOST_TOLD),
        players=table.player_count,
        later=[SeatPlayed(plain_name(seat.name, i), "human", "", "") for i, seat in later],
    )


def check_cost(content: bytes) -> None:
    """Refuse a file that would take too long, before anything of it is played.

    Every entry is done twice, once to check the file and once for the frames; an undo goes a part of the way again each
    time; and after each entry every viewer looks. A header that cannot be read is not judged here.
    """
    entries = max(0, content.count(b"\n") - 2)
    undos = min(entries, content.count(b'"undo"'))
    try:
        seats = len(saved.decode(content[: content.find(b"\n")].decode("utf-8"), 1, Header).seats)
    except (BadSave, UnicodeDecodeError):
        return
    steps = entries * (2 + len(viewers_of(seats))) + 2 * undos
    if steps > MOST_STEPS:
        raise Refused(
            "too_long",
            f"The game has {entries:,} entries, {undos:,} of them undos, and {seats} seats: {steps:,} steps to replay; "
            f"a file may have {MOST_STEPS:,}.",
        )


def utf8(content: bytes) -> str:
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise BadSave(line, "the line is not UTF-8 text", "a saved game") from None
    for number, line_text in enumerate(text.split("\n"), 1):
        if "\\u0000" in line_text or "\0" in line_text:
            raise BadSave(number, "a zero character came", "text")
    return text


def replayed(text: str, games: Mapping[str, Game]) -> Table:
    """A game of older rules or cards is taken if it still goes the same way; if not, the version is the reason."""
    try:
        return saved.from_text(text, games, upgrade=True)
    except BadSave as error:
        saved.from_text(text, games)  # raises, by the version if that differs
        raise error from None


def seed_of(header: Header) -> tuple[str, str]:
    """The seed as a table keeps it, and its hash. A number has no hash; luck that is only recorded has neither."""
    luck = header.luck
    if luck.kind == SEEDED:
        return str(int(luck.seed) % 2**64), ""  # so much of it counts
    if luck.kind != COMMITTED:
        return "", ""
    seed = bytes.fromhex(luck.seed).hex()
    if len(seed) > SEED_DIGITS:
        raise BadSave(1, f"the seed has {len(seed)} digits", f"at most {SEED_DIGITS}")
    if len(luck.hash) != 64 or set(luck.hash) - set("0123456789abcdef"):
        raise BadSave(1, f"the seed hash is '{luck.hash[:80]}'", "64 hexadecimal digits")
    return seed, luck.hash


def plain_name(name: str, seat: int) -> str:
    """A name of a file, fit to be shown."""
    clean = " ".join(shown(name, " ").split())
    return clean[:LONGEST_NAME].strip() or seat_name(seat)


def player_of(player: str) -> str:
    """Who played a seat: a bot by its name, or a person."""
    return player[:LONGEST_BOT] if player.startswith("bot") and player.isprintable() else "human"


def persons_letter(persons: Sequence[int], seat: int) -> str:
    """The first seat of whoever has several; empty for a person with one."""
    return seat_name(persons[seat]) if list(persons).count(persons[seat]) > 1 else ""


class CardFile(msgspec.Struct, array_like=True, frozen=True):
    """A card file of somebody's own, to be read in a process of its own."""

    game: str
    text: str


class CardsRead(msgspec.Struct, array_like=True, frozen=True):
    """What is wrong with it; empty: nothing."""

    code: str = ""
    fault: str = ""


def read_cards(argument: bytes, games: Mapping[str, Game] = EVERY_GAME) -> bytes:
    """`CardFile` to `CardsRead`. Some files take long to refuse, and nobody else should wait for that."""
    file = msgspec.msgpack.decode(argument, type=CardFile)
    try:
        games[file.game].with_own(OWN, f"{OWN}.toml", file.text)
    except GrimalkinError as error:
        return msgspec.msgpack.encode(CardsRead(error.code, str(error)[: LONGEST + 1]))
    return msgspec.msgpack.encode(CardsRead())


def entries_with_luck(played: Played, games: Mapping[str, Game]) -> Iterator[tuple[Table, int, EntryPlayed]]:
    """Each entry with the table before it, then done."""
    table = table_of(played, games)
    hashes = StoredHashes()
    for n, entry in enumerate(played.entries, 1):
        yield table, n, entry
        enact(table, entry, hashes)
