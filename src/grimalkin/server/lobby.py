"""The lobby: tables are opened, joined, left, started, and followed by a rematch. Who looks on is told what changes.

Whatever changes an open table locks its row and adds a line to its talk, in one transaction. So two people never get
one seat, and a start that was decided on other seats than there are is a Conflict.
"""

from __future__ import annotations

import asyncio
import logging
import re
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, exists, func, or_, select, union, update

from grimalkin.core.errors import BadSetup, GrimalkinError
from grimalkin.core.positions import SEATS
from grimalkin.core.record import TAKEOVER
from grimalkin.core.tells import seat_name
from grimalkin.server.bots.pool import BotFailed
from grimalkin.server.bots.process import SLOW
from grimalkin.server.frames import CardFile, CardsRead
from grimalkin.server.ground import Ground
from grimalkin.server.hub import TRIES, Hub
from grimalkin.server.ids import ID, new_id
from grimalkin.server.live import HUMAN, Diverged, game_of, table_info
from grimalkin.server.messages import (
    ChangeSeat,
    Clock,
    InviteInfo,
    Join,
    LobbyNews,
    NewSeat,
    NewTable,
    PlayBot,
    QuickMatch,
    TableInfo,
    TableList,
)
from grimalkin.server.names import GONE
from grimalkin.server.once import Once, made_before, note_made
from grimalkin.server.people import Person, person_row
from grimalkin.server.refusals import Refused
from grimalkin.server.setups import (
    Setup,
    bot_named,
    checked_deck,
    clock_text,
    full_settings,
    game_named,
    open_table,
    set_up,
    settings_text,
)
from grimalkin.server.slots import Connection as Watching
from grimalkin.server.storage.rows import SeatRow, TableRow, read_seats, read_table, say, table_row
from grimalkin.server.storage.schema import (
    BOT,
    CLOSED,
    FREE,
    INVITED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    entries,
    people,
    seats,
    tables,
)
from grimalkin.server.storage.store import Conflict, TalkRow
from grimalkin.server.turns import Turns

LISTED = 100  # tables that the lobby shows at a time
OF_ONE_HOST = 5  # of these at most, of those that wait and again of those that run
RUNNING = 200  # tables that somebody's list shows besides the finished ones
PAGE = 30  # finished tables at a time
CARDS_SECONDS = 10.0  # for a card file to be read; ours take a tenth of one
SOON = 0.3  # seconds in which changes are told together
QUICK = Clock("live", bank=600, extra=15, late="bot")
QUICK_WAIT = 1_800.0  # seconds after which somebody who waits has to ask again
QUICK_LOCK = 0x6772_0001  # those who look for the same quick match do it one after the other

PLACE = re.compile(r"([0-9]{1,3})_([0-9]{1,12}(?:\.[0-9]{1,9})?)_([0-9a-z]{1,20})")  # in the list: see `place_of`

Found = list[tuple[TableRow, list[SeatRow]]]  # tables with their seats

log = logging.getLogger("grimalkin.lobby")


class Lobby:
    """The lobby, as one worker has it."""

    def __init__(self, ground: Ground, hub: Hub) -> None:
        self.ground = ground
        self.store = ground.store
        self.hub = hub
        self.clock = ground.clock
        self.watchers: set[Watching] = set()
        self.telling = asyncio.Lock()
        self.soon: asyncio.TimerHandle | None = None
        self.files = Turns()  # card files that people send
        hub.news.listed.listen(self.changed)
        hub.news.let_go.listen(self.unwatch)
        ground.people.on_gone = self.gone
        ground.people.on_tables = self.reread

    # news

    async def watch(self, connection: Watching) -> None:
        """Tell this connection of the listed tables, now and whenever they change."""
        self.watchers.add(connection)
        await self.tell([connection])

    def unwatch(self, connection: Watching) -> None:
        self.watchers.discard(connection)

    def changed(self) -> None:
        """Something about listed tables changed: it is told soon, with what else changes until then."""
        if self.soon is None and self.watchers and not self.hub.closing:
            self.soon = asyncio.get_running_loop().call_later(SOON, self.ring)

    def ring(self) -> None:
        self.soon = None
        if self.watchers and not self.hub.closing:
            self.hub.spawn(self.tell(list(self.watchers)))

    async def tell(self, watchers: Sequence[Watching]) -> None:
        """Send the listed tables. Who has nothing to do with any of them is sent what everybody is."""
        async with self.telling:  # so that older news never follow newer ones
            page = await self.store.read(listed_page)
            found = page.found
            known = {row.host for row, _ in found} | {seat.person for _, places in found for seat in places}
            for_all = b""
            for watcher in watchers:
                person = watcher.person.id
                if person in known:
                    watcher.send(self.news(page, person))
                else:
                    for_all = for_all or self.news(page, "")
                    watcher.send(for_all)

    def news(self, page: Page, person: str) -> bytes:
        return msgspec.json.encode(LobbyNews(self.infos(page.found, person), bool(page.next), page.next, page.total))

    # looking

    async def info(self, person: str, table: str) -> TableInfo:
        """A table, as somebody may know it who has its link."""
        checked_id(table)
        slot = self.hub.slots.get(table)
        if slot is not None and slot.live is not None:
            async with self.hub.use(table) as (slot, live):  # not in the middle of something that is being written
                return live.info(person, slot.here())
        row, places, bots = await self.store.read(lambda connection: read_one(connection, table))
        told = self.infos([(row, places)], person)[0]
        for seat, player in bots:
            told.seats[seat].bot = player if player != HUMAN else ""
        return told

    async def listed(self, person: str, game: str = "", status: str = "", after: str = "") -> TableList:
        """Tables that anybody can join or watch, page by page: each host's newest, then each's second, and so on."""
        if game:
            game_named(game, self.ground.games)
        if after and not PLACE.fullmatch(after):
            raise Refused("malformed", f"after: '{after[:40]}' came; it is the `next` of the page before")
        page = await self.store.read(lambda connection: listed_page(connection, game, status, after))
        return TableList(self.infos(page.found, person), bool(page.next), page.next, page.total)

    async def mine(self, person: str, before: str = "") -> TableList:
        """Somebody's tables: their turn first, then others that wait or run, then finished ones, page by page."""
        if before:
            checked_id(before)

        def look(connection: Connection) -> tuple[Found, Found]:
            running = [] if before else read_many(connection, running_tables(person))
            return running, read_many(connection, finished_tables(connection, person, before))

        running, finished = await self.store.read(look)
        told = self.infos(running, person)
        turns = sorted((one for one in told if one.my_turn), key=lambda one: one.changed_at)
        others = [one for one in told if not one.my_turn]
        return TableList(turns + others + self.infos(finished[:PAGE], person), len(finished) > PAGE)

    async def invite(self, person: str, code: str) -> InviteInfo:
        """What an invitation leads to."""

        def look(connection: Connection) -> tuple[str, int] | None:
            row = connection.execute(select(seats.c.table, seats.c.seat).where(seats.c.invite == code)).one_or_none()
            return (row.table, row.seat) if row is not None else None

        found = await self.store.read(look) if ID.fullmatch(code) else None
        if found is None:
            raise Refused("no_such_thing", "This invitation leads nowhere, or no longer.")
        return InviteInfo(await self.info(person, found[0]), found[1])

    def infos(self, found: Found, person: str) -> list[TableInfo]:
        told: list[TableInfo] = []
        for row, places in found:
            slot = self.hub.slots.get(row.id)
            here = slot.here() if slot is not None else frozenset()
            told.append(table_info(row, places, person, asked_seats(row), here))
        return told

    # opening

    async def create(self, person: Person, new: NewTable, once: Once | None = None) -> TableInfo:
        """Open a table that waits for people."""
        if before := await self.made_before(once):
            return await self.info(person.id, before)
        if new.cards:
            await self.check_cards(person, new)
        setup = await set_up(new, person, self.ground.games, self.ground.config.webhook_hosts)
        new_one = new_id()
        table = await self.store.write(
            lambda connection: self.opened(connection, person, setup, once=once, id=new_one), hints=[new_one]
        )
        log.info("table created", extra={"table": table, "game": new.game})
        self.changed()
        return await self.info(person.id, table)

    async def made_before(self, once: Once | None) -> str:
        """The table that this very request has opened before; empty: none."""
        if once is None:
            return ""
        return await self.store.read(once.made)

    async def check_cards(self, person: Person, new: NewTable) -> None:
        """Refuse a card file that cannot be read, or not soon, in a process where nobody waits for it."""
        game = game_named(new.game, self.ground.games)
        file = msgspec.msgpack.encode(CardFile(game.id, new.cards))
        async with self.files.of_file(person.id):
            try:
                answer = await self.ground.clerk.work("cards", file, CARDS_SECONDS)
            except BotFailed as failure:
                log.warning("a card file was not read", extra={"why": failure.why, "where": failure.where})
                slow = f"It takes longer than {CARDS_SECONDS:g} seconds to read this card file."
                if failure.why == SLOW:
                    raise Refused("too_long", slow) from None
                raise Refused("bad_cards", "This card file cannot be read.") from None
        read = msgspec.msgpack.decode(answer, type=CardsRead)
        if read.fault:
            raise Refused(read.code, read.fault)

    def opened(
        self,
        connection: Connection,
        person: Person,
        setup: Setup,
        *,
        begins: bool = False,
        once: Once | None = None,
        **columns: object,
    ) -> str:
        """Write down a new table of somebody who is not gone and has not too many; see `open_table`.

        If the same request came before, it is the table that was opened then.
        """
        person_row(connection, person.id)
        if before := made_before(connection, once):
            return before
        self.check_quotas(connection, person, setup, begins)
        table = open_table(connection, setup, person.id, self.clock(), **columns)
        note_made(connection, once, table, self.clock())
        return table

    def check_quotas(self, connection: Connection, person: Person, setup: Setup, begins: bool) -> None:
        """Refuse a table more than somebody may have. The person's row is locked."""
        most = self.ground.config.most
        account = person.login is not None
        mine = tables.c.host == person.id
        by_status = select(tables.c.status, func.count()).where(mine, tables.c.status.in_((OPEN, PLAYING)))
        counts = {row[0]: row[1] for row in connection.execute(by_status.group_by(tables.c.status))}
        waiting, running = counts.get(OPEN, 0), counts.get(PLAYING, 0)
        if not begins and waiting >= most.of("waiting", account):  # what begins at once does not wait
            raise Refused("too_many", f"You have {waiting} tables waiting, and cannot have more. Close one first.")
        if running >= most.of("running", account):
            raise Refused("too_many", f"{running} games go on at tables of yours. Play one to its end first.")
        if setup.card_text:
            size = select(func.coalesce(func.sum(func.length(tables.c.card_text)), 0)).where(mine)
            used, room = connection.execute(size).scalar_one(), most.of("card_bytes", account)
            wanted = used + len(setup.card_text)
            if wanted > room:
                raise Refused(
                    "too_many",
                    f"The card files of your tables have {used:,} letters. With this one they would have {wanted:,}; "
                    f"at most {room:,} are kept.",
                )

    async def play_bot(self, person: Person, new: PlayBot, once: Once | None = None) -> TableInfo:
        """One click: a table with bots on all other seats, and the game begins."""
        if before := await self.made_before(once):
            return await self.begin_made(person, before)
        game = game_named(new.game, self.ground.games)
        bots = [NewSeat("bot", new.bot) for _ in range(game.seats[0] - 1)]
        wanted = NewTable(new.game, new.settings, [NewSeat("me", deck=new.deck), *bots])
        setup = await set_up(wanted, person, self.ground.games, ())
        game.new(setup.settings, [seat.deck for seat in setup.seats])  # so that no table is left that cannot begin
        table = await self.store.write(
            lambda connection: self.opened(connection, person, setup, begins=True, once=once)
        )
        return await self.begin_made(person, table)

    async def begin_made(self, person: Person, table: str) -> TableInfo:
        """Begin a table that was opened to begin at once, unless the same request has begun it already."""
        try:
            return await self.begin(table, person.id)
        except Refused as refused:
            if refused.code != "not_open":
                raise
            return await self.info(person.id, table)

    # sitting down and getting up

    async def join(self, person: Person, table: str, wanted: Join) -> TableInfo:
        """Take a seat. Who sits there already is told so by nothing else than the table."""
        checked_id(table)
        if wanted.invite and not ID.fullmatch(wanted.invite):
            raise Refused("no_such_thing", "This invitation does not lead to a seat at this table.")
        await self.check_deck(person, table, wanted.deck)

        def work(connection: Connection) -> tuple[bool, bool]:
            person_row(connection, person.id)
            row, places = locked(connection, table)
            chosen = chosen_seats(row, places, person.id, wanted)
            for seat in chosen:
                sit_down(connection, row, seat, person, wanted.deck, self.clock())
            return bool(chosen), row.status == OPEN and row.quick and is_full(places)

        sat, ready = await self.store.write(work, hints=[table])
        return await self.after(person, table, sat, ready)

    async def after(self, person: Person, table: str, changed: bool, ready: bool) -> TableInfo:
        """The seats of an open table changed: tell it, and begin where nobody has to say so."""
        if changed:
            await self.reread([table])
        if ready:
            await self.begin_by_itself(table)
        return await self.info(person.id, table)

    async def leave(self, person: Person, table: str) -> TableInfo:
        """Get up from a table that has not begun. A host hands it to another person, or it is closed."""
        checked_id(table)

        def work(connection: Connection) -> None:
            row, places = locked(connection, table)
            own = [seat for seat in places if seat.person == person.id]
            if not own and row.host != person.id:
                raise Refused("not_seated", "You have no seat at this table.")
            if row.status == PLAYING:
                raise Refused("not_open", "The game has begun: resign, or let a bot play for you.")
            check_open(row)
            now = self.clock()
            for seat in own:
                get_up(connection, row, seat, now)
            if row.host == person.id:
                heir = next((seat.person for seat in places if seat.kind == PERSON), None)
                if heir is None:
                    close(connection, row, "Everybody has left.", now)
                else:
                    set_row(connection, table, host=heir)
                    say(connection, table, TalkRow(0, now, "", -1, "seat", ""))

        await self.store.write(work, hints=[table])
        return await self.after(person, table, True, False)

    async def change_seat(self, person: Person, table: str, change: ChangeSeat) -> TableInfo:
        """Before the game: another deck on one's own seat; the host also says who a seat is for."""
        checked_id(table)
        if change.deck is None and change.kind is None:
            raise Refused("malformed", "Nothing came to change: send a deck, or what the seat is for.")
        if change.bot and change.kind != "bot":
            raise Refused("malformed", "A bot came without kind 'bot'.")
        if change.deck and change.kind in ("free", "invited"):
            raise Refused("malformed", "Whoever sits down there brings the deck.")
        bot = bot_named(change.bot) if change.kind == "bot" else ""
        await self.check_deck(person, table, change.deck or "", change.seat)

        def work(connection: Connection) -> bool:
            person_row(connection, person.id)
            row, places = locked(connection, table)
            if row.host != person.id and not any(seat.person == person.id for seat in places):
                raise Refused("not_seated", "You have no seat at this table.")
            check_open(row)
            seat = seat_numbered(places, change.seat)
            now = self.clock()
            if change.kind is not None:
                if row.host != person.id:
                    raise Refused("not_host", "Only who opened the table says who its seats are for.")
                give_seat(connection, row, places, seat, person, change.kind, bot, now)
            if change.deck is not None:
                own = seat.kind == PERSON and seat.person == person.id
                if not own and not (seat.kind == BOT and row.host == person.id):
                    raise Refused("not_your_seat", f"Seat {seat_name(seat.seat)} is not yours.")
                set_seat(connection, row, seat, deck=change.deck)
            say(connection, table, TalkRow(0, now, person.id, seat.seat, "seat", ""))
            return row.quick and is_full(places)

        ready = await self.store.write(work, hints=[table])
        return await self.after(person, table, True, ready)

    async def check_deck(self, person: Person, table: str, deck: str, seat: int | None = None) -> None:
        """Refuse a deck that the game does not take, or not beside those of the others where all is open."""
        if not deck:
            return
        async with self.hub.use(table) as (_, live):
            if live.own_game is None:
                return  # the table is closed, which is what will be told
            if live.row.branch_of:
                raise Refused("not_allowed", "This table goes on from another game, with the decks that it began with.")
            game, settings = live.game, live.row.settings
            checked_deck(game, settings, deck)
            others = [one.deck for one in live.seats if one.deck and one.seat != seat and one.person != person.id]
            if game.open and len(others) < len(live.seats):
                game.new(settings, [deck, *others, *[""] * (len(live.seats) - len(others) - 1)])

    # beginning and ending

    async def start(self, person: Person, table: str) -> TableInfo:
        """The host begins the game."""
        checked_id(table)
        return await self.begin(table, person.id)

    async def begin(self, table: str, host: str | None) -> TableInfo:
        """Begin the game, if all seats are taken. Without a host it begins by itself: it may have, or not yet."""
        for _try in range(TRIES):
            async with self.hub.use(table) as (slot, live):
                if live.row.status == OPEN:  # others may have sat down elsewhere since it was read
                    slot.live = None
                    live = await self.hub.loaded(slot)
                if host is not None and live.row.host != host:
                    raise Refused("not_host", "Only who opened the table can start the game.")
                missing = [seat_name(seat.seat) for seat in live.seats if seat.kind not in (PERSON, BOT)]
                if host is None and (missing or live.row.status != OPEN):
                    return live.info("", slot.here())
                check_open(live.row)
                if missing:
                    raise Refused("seats_free", f"Nobody has sat down yet at: {', '.join(missing)}.")
                try:
                    batch = live.start(self.clock())
                except BaseException:
                    slot.live = None
                    raise
                try:
                    await self.hub.append(slot, live, batch)
                except Conflict:
                    continue
                log.info("game started", extra={"table": table, "game": live.row.game, "seats": len(live.seats)})
                self.hub.push_table(slot, live)
                self.changed()
                return live.info(host or "", slot.here())
        raise Refused("stale", "The table is changing too fast. Look again.")

    async def begin_by_itself(self, table: str) -> None:
        """All are here. What hinders the game, whoever opened the table is told when starting it by hand."""
        try:
            await self.begin(table, None)
        except (Refused, GrimalkinError) as error:
            log.info("a table did not begin by itself", extra={"table": table, "why": error.code})

    async def close(self, person: Person, table: str) -> None:
        """The host closes a table that has not begun."""
        checked_id(table)

        def work(connection: Connection) -> None:
            row, _places = locked(connection, table)
            if row.host != person.id:
                raise Refused("not_host", "Only who opened the table can close it.")
            check_open(row)
            close(connection, row, "Who opened the table has closed it.", self.clock())

        await self.store.write(work, hints=[table])
        await self.reread([table])

    # quick match

    async def quick(self, person: Person, wanted: QuickMatch, once: Once | None = None) -> TableInfo:
        """Play somebody who wants the same: at a table that waits, or at a new one that waits for the next."""
        if before := await self.made_before(once):
            return await self.info(person.id, before)
        game = game_named(wanted.game, self.ground.games)
        settings = full_settings(game, wanted.settings, QUICK, True)
        if game.takes_decks and (fault := game.deck_fault(settings, "")):
            raise BadSetup(fault)
        others = [NewSeat() for _ in range(game.seats[0] - 1)]
        new = NewTable(wanted.game, settings, [NewSeat("me"), *others], QUICK, listed=True)
        setup = await set_up(new, person, self.ground.games, ())
        setup.quick = True
        for _try in range(TRIES):
            found, own = await self.store.read(lambda connection: self.quick_tables(connection, person.id, setup))
            for table in found:
                if await self.sit_quick(person, table, own, once):
                    return await self.after(person, table, True, True)
            if own:
                return await self.wait_on(person, own, once)
            if await self.open_quick(person, setup, table := new_id(), once):
                self.changed()
                return await self.after(person, table, False, len(setup.seats) == 1)
        raise Refused("stale", "Too many look for a game just now. Try again.")

    def quick_tables(self, connection: Connection, person: str, setup: Setup) -> tuple[list[str], str]:
        """Tables of others that somebody could join at once, the oldest first; and the one where they wait already."""
        fits = and_(
            tables.c.status == OPEN,
            tables.c.listed,
            tables.c.quick,
            tables.c.game == setup.game.id,
            tables.c.rules == setup.game.rules,
            tables.c.settings == settings_text(setup.settings),
            tables.c.clock == clock_text(setup.clock),
            tables.c.card_text == "",
        )
        sits = exists().where(seats.c.table == tables.c.id, seats.c.person == person)
        free = exists().where(seats.c.table == tables.c.id, seats.c.kind == FREE)
        fresh = tables.c.changed_at > self.clock() - QUICK_WAIT
        waiting = select(tables.c.id).where(fits, ~sits, free, fresh).order_by(tables.c.created_at, tables.c.id)
        own = select(tables.c.id).where(fits, sits).order_by(tables.c.created_at, tables.c.id)
        return list(connection.execute(waiting.limit(10)).scalars()), connection.execute(own).scalars().first() or ""

    async def sit_quick(self, person: Person, table: str, own: str, once: Once | None) -> bool:
        """Sit down at somebody's quick table, if it still waits. Whoever waits alone elsewhere stops waiting there."""

        def work(connection: Connection) -> bool:
            person_row(connection, person.id)
            both = {one: locked(connection, one) for one in sorted({table, own} - {""})}
            row, places = both[table]
            free = next((seat for seat in places if seat.kind == FREE), None)
            if row.status != OPEN or free is None or any(seat.person == person.id for seat in places):
                return False
            now = self.clock()
            if own:
                old, others = both[own]
                if old.status != OPEN or any(seat.kind == PERSON and seat.person != person.id for seat in others):
                    return False  # somebody came there meanwhile
                for seat in others:
                    if seat.person == person.id:
                        get_up(connection, old, seat, now)
                close(connection, old, "The one who waited plays elsewhere.", now)
            sit_down(connection, row, free, person, "", now)
            note_quick(connection, once, table, now)
            return True

        sat = await self.store.write(work, hints=[one for one in (table, own) if one])
        if sat and own:
            await self.reread([own])
        return sat

    async def wait_on(self, person: Person, table: str, once: Once | None) -> TableInfo:
        """Who asks again is still there; and if all are, the game begins."""

        def work(connection: Connection) -> bool:
            person_row(connection, person.id)
            row, places = locked(connection, table)
            if row.status == OPEN:
                set_row(connection, table, changed_at=self.clock())
            note_quick(connection, once, table, self.clock())
            return row.status == OPEN and is_full(places)

        ready = await self.store.write(work, hints=[table])
        return await self.after(person, table, True, ready)

    async def open_quick(self, person: Person, setup: Setup, table: str, once: Once | None) -> bool:
        """A new quick table, unless there is one to join by now. Two who ask at once do it one after the other."""

        def work(connection: Connection) -> bool:
            person_row(connection, person.id)
            if connection.dialect.name == "postgresql":
                same = zlib.crc32(f"{setup.game.id} {settings_text(setup.settings)}".encode()) - (1 << 31)
                connection.execute(select(func.pg_advisory_xact_lock(QUICK_LOCK, same)))
            found, own = self.quick_tables(connection, person.id, setup)
            if found or own:
                return False
            return self.opened(connection, person, setup, once=once, id=table) == table

        return await self.store.write(work, hints=[table])

    # rematch

    async def rematch(self, person: Person, table: str) -> TableInfo:
        """The same people once more. Who asks first opens the table, the others join it; it begins by itself."""
        checked_id(table)
        row, places = await self.store.read(lambda connection: read_one(connection, table)[:2])
        check_rematch(row, places, person.id)
        setup = await asyncio.to_thread(self.turned, row, places, person)
        new = new_id()

        def work(connection: Connection) -> str:
            person_row(connection, person.id)
            old, _places = locked(connection, table)
            if old.rematch:
                following = read_table(connection, old.rematch)
                if following is not None and following.status != CLOSED:
                    return old.rematch
            setup.seats = [still_there(connection, seat) for seat in setup.seats]
            self.opened(connection, person, setup, id=new, card_set=row.card_set)
            set_row(connection, table, rematch=new)
            return new

        follows = await self.store.write(work, hints=[table, new])
        if follows != new:
            return await self.join_rematch(person, follows)
        await self.followed(table, new)
        return await self.after(person, new, False, is_full(setup.seats))

    def turned(self, row: TableRow, places: list[SeatRow], person: Person) -> Setup:
        """The same table again; where everybody plays for themselves, everybody moves on by one seat."""
        try:
            game = game_of(row, self.ground.games)
        except Diverged as error:
            raise Refused("not_allowed", f"There can be no rematch: {error}") from None
        known = {setting.name for setting in game.settings}
        given = {name: value for name, value in row.settings.items() if name in known}
        settings = game.full_settings(given)
        teams = game.new(settings, [seat.deck for seat in places]).teams
        step = 1 if len(set(teams)) == len(teams) else 0
        count = len(places)
        return Setup(
            game=game,
            settings=settings,
            seats=[seat_again(i, places[(i - step) % count], person) for i in range(count)],
            clock=row.clock,
            card_text=row.card_text,
            title=row.title,
            listed=row.listed,
            quick=True,
            rated=row.rated,
            spectators="public" if row.rated and row.spectators == "open" else row.spectators,
            webhook=row.webhook,
        )

    async def join_rematch(self, person: Person, table: str) -> TableInfo:
        """Take one's seat. Who has none there any more, because it runs or somebody else came, is shown the table."""
        try:
            return await self.join(person, table, Join())
        except Refused as refused:
            if refused.code not in ("seat_taken", "not_open"):
                raise
            return await self.info(person.id, table)

    async def followed(self, table: str, new: str) -> None:
        """Tell those who still look at a finished table which one follows, without replaying the game."""
        slot = self.hub.slots.get(table)
        if slot is not None and slot.live is not None:
            slot.live.row.rematch = new
            self.hub.push_table(slot, slot.live)
        elif slot is not None and slot.watchers:
            await self.hub.changed(table)
        self.changed()

    # what others do

    async def reread(self, changed: Sequence[str]) -> None:
        """The rows of these tables changed."""
        for table in changed:
            slot = self.hub.slots.get(table)
            if slot is not None:
                await self.hub.changed(table)
        self.changed()

    async def gone(self, person: str) -> None:
        """Somebody has deleted the account: bots play on in running games."""
        mine = select(seats.c.table).where(seats.c.person == person)
        wanted = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.id.in_(mine))
        found = await self.store.read(lambda connection: list(connection.execute(wanted).scalars()))
        for table in found:
            await self.stand_in(person, table)
        if found:  # other workers read the seats again, for the name
            await self.store.write(lambda _connection: None, hints=found)
        for slot in list(self.hub.slots.values()):
            if slot.live is not None and slot.live.names(person):
                await self.hub.changed(slot.table)

    async def stand_in(self, person: str, table: str) -> None:
        for _try in range(TRIES):
            async with self.hub.use(table) as (slot, live):
                for seat in live.seats:
                    if seat.person == person:
                        seat.name = GONE
                batch = live.leave_to_bots(person, self.clock())
                try:
                    if batch is not None:
                        await self.hub.append(slot, live, batch)
                except Conflict:
                    continue
                self.hub.push_table(slot, live)
                return
        log.warning("nobody stands in for somebody gone", extra={"table": table})


# reading


class Page(msgspec.Struct):
    """A page of the listed tables, where the next one begins (empty: there is none), and how many there are in all."""

    found: Found
    next: str
    total: int


def shown_tables(game: str, status: str) -> list[ColumnElement[bool]]:
    """What the lobby shows: tables that can be joined, or watched."""
    shown: list[ColumnElement[bool]] = [tables.c.listed]
    if status != OPEN:
        watched = and_(tables.c.status == PLAYING, tables.c.spectators != "none")
        shown.append(watched if status == PLAYING else or_(tables.c.status == OPEN, watched))
    else:
        shown.append(tables.c.status == OPEN)
    if game:
        shown.append(tables.c.game == game)
    return shown


def listed_page(connection: Connection, game: str = "", status: str = "", after: str = "") -> Page:
    """Listed tables in an order that nobody can fill alone: by their turn among those of their host, then newest."""
    newest = (tables.c.created_at.desc(), tables.c.id.desc())
    turn = func.row_number().over(partition_by=(tables.c.host, tables.c.status), order_by=newest).label("turn")
    ranked = select(tables.c.id, tables.c.created_at, turn).where(*shown_tables(game, status)).subquery()
    within = ranked.c.turn <= OF_ONE_HOST
    wanted = select(ranked).where(within)
    if after and (place := PLACE.fullmatch(after)) is not None:
        at, created, last = int(place[1]), float(place[2]), place[3]
        older = or_(ranked.c.created_at < created, and_(ranked.c.created_at == created, ranked.c.id < last))
        wanted = wanted.where(or_(ranked.c.turn > at, and_(ranked.c.turn == at, older)))
    wanted = wanted.order_by(ranked.c.turn, ranked.c.created_at.desc(), ranked.c.id.desc()).limit(LISTED + 1)
    places = connection.execute(wanted).all()
    total = connection.execute(select(func.count()).select_from(ranked).where(within)).scalar_one()
    shown = places[:LISTED]
    rows = read_many(connection, select(tables).where(tables.c.id.in_([row.id for row in shown])))
    by_id = {row.id: (row, seated) for row, seated in rows}
    more = place_of(shown[-1]) if len(places) > LISTED else ""
    return Page([by_id[row.id] for row in shown], more, total)


def place_of(row: Row[Any]) -> str:
    """A table's place in the list. It holds all that the order goes by: the table itself may be gone by then."""
    return f"{row.turn}_{row.created_at!r}_{row.id}"


def own_tables(person: str) -> ColumnElement[bool]:
    """Where somebody sits or is expected, or which they opened."""
    sits = select(seats.c.table).where(seats.c.person == person)
    return tables.c.id.in_(union(sits, select(tables.c.id).where(tables.c.host == person)))


def running_tables(person: str) -> Select[Any]:
    wanted = select(tables).where(tables.c.status.in_((OPEN, PLAYING)), own_tables(person))
    return wanted.order_by(tables.c.changed_at.desc(), tables.c.id.desc()).limit(RUNNING)


def finished_tables(connection: Connection, person: str, before: str) -> Select[Any]:
    """A page of finished games and one more; those that were closed before they began are nobody's games."""
    ended = or_(tables.c.status == OVER, and_(tables.c.status == CLOSED, tables.c.started_at.is_not(None)))
    wanted = select(tables).where(ended, own_tables(person))
    if before:
        row = connection.execute(select(tables.c.ended_at).where(tables.c.id == before)).one_or_none()
        if row is None or row.ended_at is None:
            raise Refused("no_such_table", "before: there is no such finished table.")
        same = and_(tables.c.ended_at == row.ended_at, tables.c.id < before)
        wanted = wanted.where(or_(tables.c.ended_at < row.ended_at, same))
    return wanted.order_by(tables.c.ended_at.desc(), tables.c.id.desc()).limit(PAGE + 1)


def read_many(connection: Connection, wanted: Select[Any]) -> Found:
    rows = [table_row(row) for row in connection.execute(wanted)]
    places = read_seats(connection, [row.id for row in rows])
    return [(row, places[row.id]) for row in rows]


def read_one(connection: Connection, table: str) -> tuple[TableRow, list[SeatRow], list[tuple[int, str]]]:
    """A table, its seats, and who took over from whom."""
    row = read_table(connection, table)
    if row is None:
        raise no_such_table()
    taken = select(entries.c.seat, entries.c.text).where(entries.c.table == table, entries.c.kind == TAKEOVER)
    players = [(found.seat, found.text) for found in connection.execute(taken.order_by(entries.c.n))]
    return row, read_seats(connection, [table])[table], players


def asked_seats(row: TableRow) -> list[int]:
    return [SEATS.index(letter) for letter in row.asked] if row.status == PLAYING else []


def checked_id(table: str) -> None:
    if not ID.fullmatch(table):
        raise no_such_table()


def no_such_table() -> Refused:
    return Refused("no_such_table", "There is no such table.")


# deciding and writing, with the row locked


def locked(connection: Connection, table: str) -> tuple[TableRow, list[SeatRow]]:
    """A table as it is, which nobody else changes until this is written."""
    row = connection.execute(select(tables).where(tables.c.id == table).with_for_update()).one_or_none()
    if row is None:
        raise no_such_table()
    return table_row(row), read_seats(connection, [table])[table]


def check_open(row: TableRow) -> None:
    if row.status != OPEN:
        why = {PLAYING: "The game has begun already.", OVER: "The game is over."}
        raise Refused("not_open", why.get(row.status) or row.reason or "The table is closed.")


def is_full(places: Sequence[SeatRow]) -> bool:
    return all(seat.kind in (PERSON, BOT) for seat in places)


def seat_numbered(places: Sequence[SeatRow], number: int) -> SeatRow:
    if number >= len(places):
        raise Refused("no_such_thing", f"This table has {len(places)} seats, numbered from 0; {number} came.")
    return places[number]


def chosen_seats(row: TableRow, places: Sequence[SeatRow], person: str, wanted: Join) -> list[SeatRow]:
    """The seats that somebody gets who wants to join; none: they sit there already."""
    own = [seat for seat in places if seat.kind == PERSON and seat.person == person]
    chosen: list[SeatRow]
    if wanted.invite:
        chosen = [seat for seat in places if seat.invite == wanted.invite]
        if not chosen or wanted.seat not in (None, chosen[0].seat):
            raise Refused("no_such_thing", "This invitation does not lead to that seat.")
    elif wanted.seat is not None:
        chosen = [seat_numbered(places, wanted.seat)]
        if chosen[0].kind == INVITED and chosen[0].person != person:
            raise Refused("seat_taken", f"Seat {seat_name(wanted.seat)} waits for somebody with an invitation.")
    elif own:
        return []
    else:
        chosen = [seat for seat in places if seat.kind == INVITED and seat.person == person]
        chosen = chosen or [seat for seat in places if seat.kind == FREE][:1]
    if chosen and all(seat in own for seat in chosen):
        return []
    check_open(row)
    if not chosen:
        raise Refused("seat_taken", "No seat is free at this table.")
    for seat in chosen:
        if seat.kind in (PERSON, BOT):
            raise Refused("seat_taken", f"Seat {seat_name(seat.seat)} is taken by {seat.name}.")
    if row.rated and own:
        raise Refused("not_allowed", "At a rated table everybody has one seat, and you have yours.")
    return chosen


def sit_down(connection: Connection, row: TableRow, seat: SeatRow, person: Person, deck: str, now: float) -> None:
    """A deck that was kept for this person stays unless another is brought."""
    kept = seat.deck if seat.person == person.id else ""
    set_seat(connection, row, seat, kind=PERSON, person=person.id, name=person.name, bot="", deck=deck or kept)
    say(connection, row.id, TalkRow(0, now, person.id, seat.seat, "joined", person.name))


def get_up(connection: Connection, row: TableRow, seat: SeatRow, now: float) -> None:
    """The seat is free again; one that was for somebody invited waits for the same invitation."""
    said = TalkRow(0, now, seat.person or "", seat.seat, "left", seat.name)
    set_seat(connection, row, seat, kind=INVITED if seat.invite else FREE, person=None, name="", bot="", deck="")
    say(connection, row.id, said)


def give_seat(
    connection: Connection,
    row: TableRow,
    places: Sequence[SeatRow],
    seat: SeatRow,
    host: Person,
    kind: str,
    bot: str,
    now: float,
) -> None:
    """The host says who a seat is for. To sit down or let a bot sit where somebody sits, that seat is freed first."""
    occupied = seat.kind == PERSON and seat.person != host.id
    if occupied and kind in ("me", "bot"):
        raise Refused("seat_taken", f"{seat.name} sits at seat {seat_name(seat.seat)}; free it first.")
    if seat.kind == PERSON and kind != "me":
        get_up(connection, row, seat, now)
    if kind == "me":
        if row.rated and any(one.person == host.id for one in places if one is not seat):
            raise Refused("not_allowed", "At a rated table everybody has one seat, and you have yours.")
        kept = seat.deck if seat.person == host.id else ""
        values = {"kind": PERSON, "person": host.id, "name": host.name, "bot": "", "deck": kept, "invite": None}
    elif kind == "bot":
        values = {"kind": BOT, "person": None, "name": bot, "bot": bot, "deck": "", "invite": None}
    else:
        code = new_id() if kind == "invited" else None
        values = {"kind": kind, "person": None, "name": "", "bot": "", "deck": "", "invite": code}
    set_seat(connection, row, seat, **values)


def set_seat(connection: Connection, row: TableRow, seat: SeatRow, **values: Any) -> None:
    """Change a seat, if it is still as it was found; here and in the database. The decks of a branch stay."""
    if row.branch_of:
        values.pop("deck", None)
        if not values:
            return
    person = seats.c.person == seat.person if seat.person is not None else seats.c.person.is_(None)
    found = and_(seats.c.table == row.id, seats.c.seat == seat.seat, seats.c.kind == seat.kind, person)
    if connection.execute(update(seats).where(found).values(values)).rowcount != 1:
        raise Refused("seat_taken", f"Somebody was faster at seat {seat_name(seat.seat)}.")
    for name, value in values.items():
        setattr(seat, name, value)


def set_row(connection: Connection, table: str, **values: Any) -> None:
    connection.execute(update(tables).where(tables.c.id == table).values(values))


def close(connection: Connection, row: TableRow, why: str, now: float) -> None:
    set_row(connection, row.id, status=CLOSED, ended_at=now, reason=why, asked="", wake_at=None)
    say(connection, row.id, TalkRow(0, now, "", -1, "closed", why))


def note_quick(connection: Connection, once: Once | None, table: str, now: float) -> None:
    """Remember where a quick match led, if the same request has not led anywhere meanwhile. The person is locked."""
    if not made_before(connection, once):
        note_made(connection, once, table, now)


def check_rematch(row: TableRow, places: Sequence[SeatRow], person: str) -> None:
    if not any(seat.kind == PERSON and seat.person == person for seat in places):
        raise Refused("not_seated", "You had no seat at this table.")
    if row.status != OVER:
        raise Refused("not_allowed", "A rematch follows a game that is over.")


def seat_again(number: int, before: SeatRow, person: Person) -> SeatRow:
    """A seat of a rematch: who asks sits down, bots come along, the others are expected."""
    if before.kind == BOT:
        return SeatRow(number, BOT, None, before.bot, before.bot, before.deck, None)
    if before.person == person.id:
        return SeatRow(number, PERSON, person.id, person.name, "", before.deck, None)
    return SeatRow(number, INVITED, before.person, before.name, "", before.deck, new_id())


def still_there(connection: Connection, seat: SeatRow) -> SeatRow:
    """Nobody waits for somebody who is gone: then whoever has the invitation may come."""
    if seat.kind != INVITED or seat.person is None:
        return seat
    wanted = select(people.c.id).where(people.c.id == seat.person, people.c.gone_at.is_(None))
    if connection.execute(wanted).one_or_none() is not None:
        return seat
    return SeatRow(seat.seat, INVITED, None, "", "", "", seat.invite)
