"""Memory: games to look at again through anybody's eyes, share links, saved games in and out, branches, checked luck.

When a game ends, what every viewer saw is kept entry by entry, so that later rules change nothing of it. All that takes
a while is done in another process, one thing at a time: bots come in between. Files that people send are read in a
process of their own, one at a time as well, so that nobody else's replay waits for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, exists, func, insert, select

from grimalkin.core import saved
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.events import seat_name
from grimalkin.core.past import NOT_SEALED
from grimalkin.core.saved import COMMITTED, FORMAT, RECORDED, SEEDED, CardsLine, Closing, EntryLine, Header, LuckLine
from grimalkin.server import frames as framing
from grimalkin.server import setups
from grimalkin.server.bots.pool import BotFailed, Bots
from grimalkin.server.bots.process import SLOW
from grimalkin.server.frames import (
    SEES_ALL,
    SPECTATES,
    EntryPlayed,
    Made,
    Path,
    PathWanted,
    Played,
    Saved,
    SavedWanted,
    SeatPlayed,
    Wanted,
    check_cost,
    read_frames,
    viewers_of,
)
from grimalkin.server.ground import Ground
from grimalkin.server.hub import Hub
from grimalkin.server.ids import ID, new_id
from grimalkin.server.infos import table_info
from grimalkin.server.lobby import Lobby
from grimalkin.server.luck import NO_SEED, NOT_YET, NUMBERED, UNTOLD, Rolls, RollsWanted, is_hash_of
from grimalkin.server.messages import (
    Clock,
    Frames,
    Luck,
    NewBranch,
    NewSeat,
    NewShare,
    ReplayInfo,
    Shared,
    Summary,
    TableInfo,
)
from grimalkin.server.once import Once, made_before, note_made
from grimalkin.server.people import Person, person_row
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.rows import SeatRow, Stored, TableRow, keeps_out, read_stored
from grimalkin.server.storage.schema import BOT, CLOSED, OPEN, OVER, PERSON, entries, frames, seats, shares, tables
from grimalkin.server.storage.store import Unavailable
from grimalkin.server.stored_games import STAND_IN, Diverged, begun_with, core_seats, game_of
from grimalkin.server.summaries import summary_of
from grimalkin.server.turns import Turns

FRAMES_SECONDS = 60.0  # for the frames of a game
OTHER_SECONDS = 15.0  # for anything else, such as a file that somebody sends
MANY_ENTRIES = 500  # more than these: one viewer at a time, so that bots do not wait for all of them
SWEPT = 1_000  # games that a start looks after
SWEEP_AFTER = 5.0  # seconds after a start
DAY = 86_400.0
REMEMBERED = 32  # views of unfinished games
MOST_SHARES = 1_000  # links of one person
UNFINISHED = "imported, unfinished"

log = logging.getLogger("grimalkin.replays")


class JobFailed(Refused):
    """A job was too slow, or it crashed."""

    def __init__(self, slow: bool) -> None:
        text = (
            "This took too long, or too much else is going on. Try again later." if slow else "This could not be done."
        )
        super().__init__("unavailable", text, 10.0)
        self.slow = slow


class Replays:
    """The memory of one worker's tables."""

    def __init__(self, ground: Ground, hub: Hub, lobby: Lobby) -> None:
        self.ground = ground
        self.store = ground.store
        self.hub = hub
        self.lobby = lobby
        self.turns = Turns()  # jobs of replays
        self.files = Turns()  # saved games that people send
        self.slicing = asyncio.Semaphore(1)  # a long game takes much memory while it is read
        self.unfinished: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()  # by table, entries, viewer
        self.summaries: OrderedDict[tuple[str, str], Summary] = OrderedDict()  # by table and viewer
        hub.news.over.listen(self.over_at)

    def open(self) -> None:
        """Look after games whose frames were not made before the server stopped."""
        self.hub.spawn(self.sweep())

    # frames of finished games

    def over_at(self, table: str) -> None:
        self.hub.spawn(self.keep(table))

    async def keep(self, table: str) -> None:
        """A game is over: keep what everybody saw. If this fails, it is done when somebody asks for it."""
        try:
            await self.make(table)
        except (Refused, Unavailable) as error:
            log.warning("no frames", extra={"table": table, "why": str(error)})

    async def sweep(self, after: float = SWEEP_AFTER) -> None:
        await asyncio.sleep(after)
        kept = exists().where(frames.c.table == tables.c.id)
        days = self.ground.config.keep.frames  # those of older games are gone on purpose
        since = self.ground.clock() - days * DAY if days else 0.0
        wanted = select(tables.c.id).where(tables.c.status == OVER, tables.c.ended_at > since, ~kept)
        query = wanted.order_by(tables.c.ended_at.desc()).limit(SWEPT)
        for table in await self.store.read(lambda connection: connection.execute(query).scalars().all()):
            await self.keep(table)

    async def make(self, table: str, who: str = "") -> None:
        """Make and keep the frames of a game that has ended, unless they are there. `who` wants them; empty: nobody."""
        if await self.kept_viewers(table):
            return
        async with self.turns.of(who):
            if await self.kept_viewers(table):
                return
            stored = await self.stored(table)
            if not ended(stored.row):
                raise Refused("not_allowed", "The game is not over yet.")
            viewers = viewers_of(len(stored.seats))
            played = played_of(stored)
            groups = [viewers] if len(stored.entries) <= MANY_ENTRIES else [[viewer] for viewer in viewers]
            made: dict[str, bytes] = {}
            for group in groups:
                made.update(await self.made(played, group, FRAMES_SECONDS))
            await self.store.write(lambda connection: keep_frames(connection, table, made))

    async def made(self, played: Played, viewers: list[str], seconds: float, over: bool = True) -> dict[str, bytes]:
        """The frames. While a game goes on nobody is told why there are none: it may quote a choice, or a deck."""
        found = msgspec.msgpack.decode(await self.do("frames", Wanted(played, viewers), seconds), type=Made)
        if found.fault:
            why = f": {found.fault}" if over else "."
            raise Refused("not_allowed", f"The rules of today cannot replay this game{why}")
        return found.frames

    async def kept_viewers(self, table: str) -> list[str]:
        query = select(frames.c.viewer).where(frames.c.table == table)
        return list(await self.store.read(lambda connection: connection.execute(query).scalars().all()))

    async def work(self, who: str, name: str, argument: msgspec.Struct) -> bytes:
        """Do a job for somebody in another process, when it is their turn."""
        async with self.turns.of(who):
            return await self.do(name, argument, OTHER_SECONDS)

    async def do(self, name: str, argument: msgspec.Struct, seconds: float, among: Bots | None = None) -> bytes:
        """Do a job in another process; `among` these, if not among the bots."""
        packed = await asyncio.to_thread(msgspec.msgpack.encode, argument)
        try:
            return await (among or self.ground.bots).work(name, packed, seconds)
        except BotFailed as failure:
            log.warning("a job failed", extra={"job": name, "why": failure.why, "where": failure.where})
            raise JobFailed(failure.why == SLOW) from None

    # looking

    async def info(self, person: Person, table: str) -> ReplayInfo:
        """A game to look at again, and through whose eyes this person may."""
        stored = await self.stored(table)
        viewers = self.viewers(stored, person.id)
        if ended(stored.row):
            viewers = await self.makeable(stored, viewers, person.id)
            info = table_info(stored.row, stored.seats, person.id, [])
        else:
            await self.leave_out_sealed(stored)
            async with self.hub.use(table) as (room, live):
                info = live.info(person.id, room.here())
        return ReplayInfo(info, viewers, len(stored.entries))

    async def makeable(self, stored: Stored, viewers: list[str], who: str) -> list[str]:
        """Those viewers whose frames are there or can be made."""
        try:
            await self.make(stored.row.id, who)
        except Refused as refused:
            if refused.code == "unavailable":
                raise
            return []
        return viewers

    async def frames(self, person: Person, table: str, viewer: str, first: int, count: int) -> Frames:
        """What a viewer saw, from frame `first` on."""
        stored = await self.stored(table)
        allowed = self.viewers(stored, person.id)
        if viewer not in viewers_of(len(stored.seats)):
            known = ", ".join(viewers_of(len(stored.seats)))
            raise Refused("no_such_thing", f"Nobody sees this table as '{viewer[:20]}'; there are: {known}.")
        if viewer not in allowed:
            raise Refused("hidden", f"While the game goes on, you may look through these eyes: {', '.join(allowed)}.")
        if not ended(stored.row):
            await self.leave_out_sealed(stored)
        data = await (self.ended_data if ended(stored.row) else self.running_data)(stored, viewer, person.id)
        return await self.slice(stored, viewer, data, first, count)

    async def summary(self, person: Person, table: str, viewer: str) -> Summary:
        """What became of a game that is over, as a viewer saw it."""
        stored = await self.over(person, table, "A game is summed up")
        if viewer not in viewers_of(len(stored.seats)):
            raise Refused("no_such_thing", f"Nobody sees this table as '{viewer[:20]}'.")
        return await self.summed_up(stored, viewer, person.id)

    async def summed_up(self, stored: Stored, viewer: str, who: str) -> Summary:
        key = (stored.row.id, viewer)
        found = self.summaries.get(key)
        if found is None:
            data = await self.ended_data(stored, viewer, who)
            game = self.ground.games.get(stored.row.game)
            if game is None:
                raise Refused("not_allowed", f"The game {stored.row.game} is not here any more.")
            names = [seat.name for seat in stored.seats]
            done = [(entry.kind, entry.text) for entry in stored.entries]
            async with self.slicing:
                found = await asyncio.to_thread(
                    lambda: summary_of(viewer, read_frames(data, names, 0, len(done) + 1), done, game)
                )
            self.summaries[key] = found
            if len(self.summaries) > REMEMBERED:
                self.summaries.popitem(last=False)
        return found

    async def leave_out_sealed(self, stored: Stored) -> None:
        """Of a game that goes on, without the sealed choices that are being made: a frame each would count them."""
        async with self.hub.use(stored.row.id) as (_, live):
            live.check_awake()
            since = live.sealed_since
        if since != NOT_SEALED:
            del stored.entries[since:]

    async def slice(self, stored: Stored, viewer: str, data: bytes, first: int, count: int) -> Frames:
        names = [seat.name for seat in stored.seats]
        async with self.slicing:
            return Frames(viewer, first, await asyncio.to_thread(read_frames, data, names, first, count))

    async def ended_data(self, stored: Stored, viewer: str, who: str = "") -> bytes:
        """The kept frames of one viewer, made now if they are not there."""
        table = stored.row.id
        query = select(frames.c.format, frames.c.data).where(frames.c.table == table, frames.c.viewer == viewer)
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            await self.make(table, who)
            row = await self.store.read(lambda connection: connection.execute(query).one())
        if row.format not in framing.READ:
            known = " and ".join(str(number) for number in framing.READ)
            raise Refused("unavailable", f"These frames are of format {row.format}; this server reads {known}.")
        return bytes(row.data)

    async def running_data(self, stored: Stored, viewer: str, who: str = "") -> bytes:
        """What a viewer saw of a game that goes on, up to now."""
        key = (stored.row.id, len(stored.entries), viewer)
        data = self.unfinished.get(key)
        if data is None:
            async with self.turns.of(who):
                data = (await self.made(played_of(stored), [viewer], OTHER_SECONDS, over=False))[viewer]
            self.unfinished[key] = data
            if len(self.unfinished) > REMEMBERED:
                self.unfinished.popitem(last=False)
        else:
            self.unfinished.move_to_end(key)
        return data

    def viewers(self, stored: Stored, person: str) -> list[str]:
        """Through whose eyes somebody may look: their own while the game goes on, everybody's after it."""
        row = stored.row
        own = [seat.seat for seat in stored.seats if seat.kind == PERSON and seat.person == person]
        if not own and keeps_out(row, stored.seats, person):
            raise Refused("no_spectators", "Nobody may look on at this table.")
        if ended(row):
            return viewers_of(len(stored.seats))
        if row.status == OPEN or row.started_at is None:
            why = "The game has not begun yet." if row.status == OPEN else "The game was never begun."
            raise Refused("not_playing", why)
        if own:
            return [seat_name(seat) for seat in own]
        return [SEES_ALL if row.is_open_to_all else SPECTATES]

    async def stored(self, table: str) -> Stored:
        if not ID.fullmatch(table):
            raise Refused("no_such_table", "There is no such table.")
        found = await self.store.read(lambda connection: read_stored(connection, table))
        if found is None:
            raise Refused("no_such_table", "There is no such table.")
        return found

    async def over(self, person: Person, table: str, what: str) -> Stored:
        """A table that has ended and that this person may see; before that, its record is a secret."""
        stored = await self.stored(table)
        self.viewers(stored, person.id)
        if not ended(stored.row):
            raise Refused("hidden", f"{what} when the game is over.")
        return stored

    # share links

    async def share(self, person: Person, table: str, new: NewShare) -> Shared:
        """A link to a finished game, through somebody's eyes; the same link for the same."""
        stored = await self.stored(table)
        known = self.viewers(stored, person.id)
        if not ended(stored.row):
            raise Refused("not_allowed", "A game can be shared when it is over.")
        if new.viewer not in known:
            raise Refused("malformed", f"viewer: got '{new.viewer}'; there are: {', '.join(known)}")
        check_entry(stored, new.entry)
        await self.make(table, person.id)
        now = self.ground.clock()

        def work(connection: Connection) -> str:
            person_row(connection, person.id)  # locked, so that two at once are one after the other
            same = select(shares.c.code).where(
                shares.c.table == table,
                shares.c.person == person.id,
                shares.c.viewer == new.viewer,
                shares.c.entry == new.entry,
            )
            code = connection.execute(same.limit(1)).scalar_one_or_none()
            if code is not None:
                return str(code)
            own = select(shares.c.code).where(shares.c.person == person.id).limit(MOST_SHARES)
            if len(connection.execute(own).all()) >= MOST_SHARES:
                raise Refused("not_allowed", f"You have shared {MOST_SHARES} replays; take one back first.")
            code = new_id()
            row = {"code": code, "table": table, "person": person.id, "viewer": new.viewer, "entry": new.entry}
            connection.execute(insert(shares).values(created_at=now, **row))
            return code

        return Shared(await self.store.write(work))

    async def unshare(self, person: Person, code: str) -> None:
        def work(connection: Connection) -> None:
            found = delete(shares).where(shares.c.code == code, shares.c.person == person.id).returning(shares.c.code)
            if not ID.fullmatch(code) or connection.execute(found).scalar_one_or_none() is None:
                raise Refused("no_such_thing", "You have shared no replay by this code.")

        await self.store.write(work)

    async def shared(self, code: str) -> ReplayInfo:
        """The game behind a link, for anybody who has it. Who looks through a seat's eyes is told no other's deck."""
        share = await self.shared_row(code)
        stored = await self.stored(share.table)
        info = table_info(stored.row, stored.seats, "", [])
        info.rematch = info.branch_of = ""  # the names of other tables are invitations to them
        if share.viewer != SEES_ALL:
            info.seed = ""
            for seat in info.seats:
                seat.deck = seat.deck if seat_name(seat.seat) == share.viewer else ""
        return ReplayInfo(info, [share.viewer], len(stored.entries), share.entry, share.viewer)

    async def shared_frames(self, code: str, first: int, count: int) -> Frames:
        share = await self.shared_row(code)
        stored = await self.stored(share.table)
        data = await self.ended_data(stored, share.viewer, share.table)  # whoever looks: one in line for each game
        return await self.slice(stored, share.viewer, data, first, count)

    async def shared_summary(self, code: str) -> Summary:
        share = await self.shared_row(code)
        return await self.summed_up(await self.stored(share.table), share.viewer, share.table)

    async def shared_row(self, code: str) -> Any:
        query = select(shares).where(shares.c.code == code)
        row = None
        if ID.fullmatch(code):
            row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise Refused("no_such_thing", "No replay is shared by this code, or no longer.")
        return row

    # saved games

    async def saved(self, person: Person, table: str) -> tuple[str, str]:
        """A game as a file: its name and its text."""
        stored = await self.over(person, table, "The saved game can be had")
        text = await asyncio.to_thread(saved_text, stored)
        return f"{stored.row.game}-{table}.jsonl", text

    async def bring_in(self, person: Person, text: bytes, once: Once | None = None) -> str:
        """Make a finished table of a saved game; its name."""
        if before := await self.lobby.made_before(once):
            return before
        await asyncio.to_thread(check_cost, text)
        await self.store.read(lambda connection: self.check_imports(connection, person))
        now = self.ground.clock()
        wanted = SavedWanted(text, list(self.ground.games), now)
        try:
            async with self.files.of_file(person.id):
                answer = await self.do("import", wanted, OTHER_SECONDS, self.ground.clerk)
        except JobFailed as failed:
            if failed.slow:
                raise Refused("too_long", "It takes too long to replay this file.") from None
            raise Refused("bad_save", "This file cannot be replayed.") from None
        found = msgspec.msgpack.decode(answer, type=Saved)
        if found.fault or found.played is None:
            raise Refused("bad_save", found.fault)
        played = found.played

        def work(connection: Connection) -> str:
            person_row(connection, person.id)  # locked: nobody goes meanwhile
            if before := made_before(connection, once):
                return before
            self.check_imports(connection, person)
            table = write_imported(connection, person.id, found, played, now)
            note_made(connection, once, table, now)
            return table

        return await self.store.write(work)

    def check_imports(self, connection: Connection, person: Person) -> None:
        """Refuse an import more than somebody may have."""
        mine = and_(tables.c.host == person.id, tables.c.imported)
        count = connection.execute(select(func.count()).where(mine)).scalar_one()
        if count >= self.ground.config.most.of("imports", person.login is not None):
            raise Refused("too_many", f"You have brought in {count} games, and nobody keeps more for you.")

    # branches

    async def branch(self, person: Person, table: str, new: NewBranch, once: Once | None = None) -> TableInfo:
        """A new table that goes on from an entry of a finished game. It begins at once if nobody is missing."""
        lobby = self.lobby
        if before := await lobby.made_before(once):
            info = await lobby.info(person.id, before)
            full = all(seat.kind in (PERSON, BOT) for seat in info.seats)
            return await lobby.begin_made(person, before) if full else info
        stored = await self.over(person, table, "A game can be branched")
        row = stored.row
        check_entry(stored, new.entry)
        clock = setups.checked_clock(new.clock)
        try:
            game = await asyncio.to_thread(game_of, row, self.ground.games)
        except Diverged as error:
            raise Refused("not_allowed", f"Nobody can go on from there: {error}.") from None
        setups.full_settings(game, row.settings, clock, several=False)
        answer = await self.work(person.id, "branch", PathWanted(played_of(stored), new.entry))
        path = msgspec.msgpack.decode(answer, type=Path)
        if path.fault:
            raise Refused("not_allowed", f"The rules of today cannot replay this game: {path.fault}")
        if path.over:
            raise Refused("not_allowed", f"After entry {new.entry} the game is over. Choose an earlier one.")
        wanted = branch_seats(stored, new.seats, path.asked)
        rows = [setups.seat_row(game, row.settings, person, i, seat) for i, seat in enumerate(wanted)]
        for seat, old in zip(rows, stored.seats, strict=True):
            seat.deck = old.deck
        setup = setups.Setup(
            game=game,
            settings=row.settings,
            seats=rows,
            clock=clock,
            card_text=row.card_text,
            title=row.title,
            listed=new.listed,
            spectators=new.spectators,
        )
        now = self.ground.clock()
        new_one = new_id()

        def work(connection: Connection) -> str:
            made = lobby.opened(
                connection,
                person,
                setup,
                once=once,
                id=new_one,
                card_set=row.card_set,
                position=msgspec.json.encode(row.position).decode(),
                branch_of=row.id,
                branch_n=len(path.entries),
                n=len(path.entries),
            )
            if made == new_one:
                write_entries(connection, made, path.entries, now)
            return made

        made = await self.store.write(work, hints=[new_one])
        if not all(seat.kind in (PERSON, BOT) for seat in rows):
            lobby.changed()
            return await lobby.info(person.id, made)
        try:
            return await lobby.begin_made(person, made)
        except (Refused, GrimalkinError):
            await lobby.close(person, made)
            raise

    # luck

    async def luck(self, person: Person, table: str) -> Luck:
        """The hash of the seed; after the game the seed, and every outcome checked by it."""
        stored = await self.stored(table)
        row = stored.row
        if row.status != OPEN:
            self.viewers(stored, person.id)
        if not ended(row):
            return Luck(row.seed_hash, "", False, [], row.branch_n, NOT_YET)
        if not row.tells_seed:
            return Luck(row.seed_hash, "", False, [], row.branch_n, UNTOLD)
        if not row.secret:
            return Luck(row.seed_hash, "", False, [], row.branch_n, NO_SEED)
        committed = bool(row.seed_hash)
        wanted = RollsWanted(played_of(stored), row.secret, committed, row.branch_n)
        found = msgspec.msgpack.decode(await self.work(person.id, "luck", wanted), type=Rolls)
        note = "" if committed else NUMBERED
        if found.fault:
            note = f"The rules of today do not replay this game, so its outcomes cannot be checked: {found.fault}"
        right = committed and is_hash_of(row.seed_hash, row.secret)
        return Luck(row.seed_hash, row.secret, right, found.rolls, row.branch_n, note)


def ended(row: TableRow) -> bool:
    """Is there a game that may be uncovered? One that was closed before it began has decks and no game."""
    return row.status == OVER or (row.status == CLOSED and row.started_at is not None)


def check_entry(stored: Stored, entry: int) -> None:
    if entry > len(stored.entries):
        raise Refused(
            "malformed", f"entry: got {entry}; this game has entries 1 to {len(stored.entries)}, 0 is its start"
        )


def played_of(stored: Stored) -> Played:
    """A stored game, ready to be played again."""
    row = stored.row
    return Played(
        game=row.game,
        own=row.card_set if row.card_text else "",
        own_text=row.card_text,
        settings=row.settings,
        position=row.position,
        seats=[
            SeatPlayed(seat.name, seat.player, seat.deck, seat.person)
            for seat in core_seats(begun_with(stored.seats, stored.entries), row.persons)
        ],
        entries=[EntryPlayed(entry.seat, entry.kind, entry.text, entry.hash, entry.at) for entry in stored.entries],
        started_at=row.started_at or row.created_at,
    )


def keep_frames(connection: Connection, table: str, made: dict[str, bytes]) -> None:
    """Keep frames, unless another worker was faster."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    if connection.execute(select(frames.c.viewer).where(frames.c.table == table).limit(1)).first() is None:
        insert_frames(connection, table, made)


def insert_frames(connection: Connection, table: str, made: dict[str, bytes]) -> None:
    rows = [{"table": table, "viewer": viewer, "format": framing.FORMAT, "data": data} for viewer, data in made.items()]
    connection.execute(insert(frames), rows)


# saved games


def saved_text(stored: Stored) -> str:
    """A table that has ended as `core.saved` writes it. No rules are needed for it."""
    row = stored.row
    seat_lines = [
        saved.SeatLine(seat.name, seat.player, seat.deck, seat.person)
        for seat in core_seats(begun_with(stored.seats, stored.entries), row.persons)
    ]
    cards = CardsLine(row.card_set, row.card_hash, row.card_text) if row.card_hash else None
    header = Header(
        "saved game", FORMAT, row.game, row.rules, row.settings, seat_lines, luck_line(row), cards, row.position
    )
    lines: list[msgspec.Struct] = [header]
    lines += [EntryLine(entry.n, entry.seat, entry.kind, entry.text, entry.hash) for entry in stored.entries]
    lines.append(Closing(len(stored.entries), row.status == OVER and row.result is not None))
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def luck_line(row: TableRow) -> LuckLine:
    """What a saved game tells of its luck. A branch was begun with another seed, so one seed does not tell it all."""
    if row.branch_n or not (row.secret or row.seed_hash):
        return LuckLine(RECORDED)
    if row.seed_hash:
        return LuckLine(COMMITTED, row.seed_hash, row.secret if row.tells_seed else "")
    return LuckLine(SEEDED, "", row.secret)


def write_imported(connection: Connection, person: str, found: Saved, played: Played, now: float) -> str:
    """The rows of a game that came as a file: over, nobody's, and open to whoever has its link."""
    table = new_id()
    row = {
        "id": table,
        "game": played.game,
        "rules": found.rules,
        "card_set": found.card_set,
        "card_hash": found.card_hash,
        "card_text": played.own_text,
        "settings": setups.settings_text(played.settings),
        "position": msgspec.json.encode(played.position).decode(),
        "status": OVER,
        "host": person,
        "spectators": "public",
        "clock": setups.clock_text(Clock()),
        "secret": found.seed,
        "seed_hash": found.seed_hash,
        "created_at": now,
        "started_at": now,
        "ended_at": now,
        "changed_at": now,
        "n": len(played.entries),
        "result": msgspec.json.encode(found.result).decode() if found.result is not None else "",
        "reason": "" if found.over else UNFINISHED,
        "imported": True,
        "persons": found.persons,
    }
    connection.execute(insert(tables).values(row))
    rows = [imported_seat(i, seat, i >= found.players) for i, seat in enumerate([*played.seats, *found.later])]
    connection.execute(insert(seats), [{"table": table, **msgspec.structs.asdict(seat)} for seat in rows])
    write_entries(connection, table, played.entries, now)
    insert_frames(connection, table, found.frames)
    return table


def imported_seat(number: int, seat: SeatPlayed, official: bool) -> SeatRow:
    bot = seat.player if seat.player.startswith("bot") else ""
    return SeatRow(number, BOT if bot else PERSON, None, seat.name, bot, seat.deck, None, official)


def write_entries(connection: Connection, table: str, done: Sequence[EntryPlayed], now: float) -> None:
    rows = [
        {"table": table, "n": n, "seat": e.seat, "kind": e.kind, "text": e.text, "hash": e.hash, "at": now}
        for n, e in enumerate(done, 1)
    ]
    if rows:
        connection.execute(insert(entries), rows)


def branch_seats(stored: Stored, given: Sequence[NewSeat], asked: Sequence[int]) -> list[NewSeat]:
    """Who is to sit where. Without a word of it: who branches at the seat that is asked, bots at the others."""
    count = len(stored.seats)
    if not given:
        mine = asked[0] if asked else 0
        return [
            NewSeat("me" if seat.seat == mine else "free", official=True)
            if seat.official
            else NewSeat("me")
            if seat.seat == mine
            else NewSeat("bot", STAND_IN)
            for seat in stored.seats
        ]
    if len(given) != count:
        raise Refused("malformed", f"seats: got {len(given)}; this game has {count}")
    if any(seat.deck for seat in given):
        raise Refused("malformed", "seats: got a deck; everybody goes on with the deck that the game began with")
    if [seat.official for seat in given] != [seat.official for seat in stored.seats]:
        raise Refused("malformed", "seats: officials have the seats that they had in that game")
    players = [seat for seat in given if not seat.official]
    setups.check_own(players, given[len(players) :])
    return list(given)
