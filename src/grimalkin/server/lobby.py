"""The lobby: tables are opened, joined, left and started. Who looks on is told what changes.

Whatever changes an open table locks its row and adds a line to its talk, in one transaction. So two people never get
one seat, and a start that was decided on other seats than there are is a Conflict.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import zlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, and_, exists, func, select

from grimalkin.core.errors import BadSetup, GrimalkinError
from grimalkin.core.events import seat_name
from grimalkin.core.game import Game
from grimalkin.server.bots.pool import BotFailed
from grimalkin.server.bots.process import SLOW
from grimalkin.server.decks import deck_fault
from grimalkin.server.frames import CardFile, CardsRead
from grimalkin.server.ground import Ground
from grimalkin.server.hub import TRIES, Hub
from grimalkin.server.ids import ID, new_id
from grimalkin.server.infos import table_info
from grimalkin.server.lists import (
    PLACE,
    Found,
    Page,
    asked_seats,
    checked_id,
    listed_page,
    own_page,
    read_one,
)
from grimalkin.server.logs import Plain
from grimalkin.server.messages import (
    ChangeSeat,
    ChangeSettings,
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
from grimalkin.server.rooms import Connection as Watching
from grimalkin.server.seating import (
    check_open,
    chosen_seats,
    close,
    get_up,
    give_seat,
    is_full,
    locked,
    note_quick,
    seat_numbered,
    set_row,
    set_seat,
    sit_down,
)
from grimalkin.server.setups import (
    NO_BOT,
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
from grimalkin.server.storage.rows import say
from grimalkin.server.storage.schema import (
    BOT,
    FREE,
    OPEN,
    PERSON,
    PLAYING,
    seats,
    tables,
)
from grimalkin.server.storage.store import Conflict, TalkRow
from grimalkin.server.stored_games import HUMAN, STAND_IN
from grimalkin.server.turns import Turns

CARDS_SECONDS = 10.0  # for a card file to be read; ours take a tenth of one
SOON = 0.3  # seconds in which changes are told together
QUICK = Clock("live", bank=600, extra=15, late="bot")
QUICK_WAIT = 1_800.0  # seconds after which somebody who waits has to ask again
QUICK_LOCK = 0x6772_0001  # those who look for the same quick match do it one after the other


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
        room = self.hub.rooms.get(table)
        if room is not None and room.live is not None:
            async with self.hub.use(table) as (room, live):  # not in the middle of something that is being written
                return live.info(person, room.here())
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
            raise Refused("malformed", f"after: got '{after[:40]}'; it is the `next` of the page before")
        page = await self.store.read(lambda connection: listed_page(connection, game, status, after))
        return TableList(self.infos(page.found, person), bool(page.next), page.next, page.total)

    async def mine(self, person: str, before: str = "") -> TableList:
        """Somebody's tables: their turn first, then others that wait or run, then finished ones, page by page."""
        if before:
            checked_id(before)
        found, more = await self.store.read(lambda connection: own_page(connection, person, before))
        return TableList(self.infos(found, person), more)

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
            room = self.hub.rooms.get(row.id)
            here = room.here() if room is not None else frozenset()
            told.append(table_info(row, places, person, asked_seats(row), here))
        return told

    # opening

    async def create(self, person: Person, new: NewTable, once: Once | None = None) -> TableInfo:
        """Open a table that waits for people."""
        if before := await self.made_before(once):
            return await self.info(person.id, before)
        if new.title or new.cards:
            person.check_may_write()
        if new.cards:
            await self.check_cards(person, new.game, new.cards)
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

    async def check_cards(self, person: Person, key: str, text: str) -> Game:
        """Refuse a card file that cannot be read, or not soon, in a process where nobody waits for it."""
        game = game_named(key, self.ground.games)
        file = msgspec.msgpack.encode(CardFile(game.id, text))
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
        return game

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
        check_no_officials(setup)
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
            if wanted.deck and any(seat.official for seat in chosen):
                raise Refused("malformed", "An official brings no deck.")
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
        bot = await self.bot_at(table, change.bot) if change.kind == "bot" else ""
        await self.check_deck(person, table, change.deck or "", change.seat)

        def work(connection: Connection) -> bool:
            person_row(connection, person.id)
            row, places = locked(connection, table)
            if row.host != person.id and not any(seat.person == person.id for seat in places):
                raise Refused("not_seated", "You have no seat at this table.")
            check_open(row)
            seat = seat_numbered(places, change.seat)
            now = self.clock()
            if seat.official and (change.deck or change.kind == "bot"):
                raise Refused("not_allowed", NO_BOT if change.kind == "bot" else "An official brings no deck.")
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

    async def change_settings(self, person: Person, table: str, change: ChangeSettings) -> TableInfo:
        """Before the game: what officials may choose, chosen by one who has sat down, or by the host."""
        checked_id(table)
        async with self.hub.use(table) as (_, live):
            check_open(live.row)
            live.check_awake()
            game = live.game
            bench = game.hooks.bench()
            before = bench.before if bench is not None else ()
            fixed = [name for name in change.settings if name not in before]
            if fixed or not change.settings:
                said = f"{', '.join(fixed) or 'nothing'} came; what can change is: {', '.join(before) or 'nothing'}"
                raise Refused("not_allowed", f"Settings are fixed when a table is opened: {said}.")
            if live.row.branch_of:
                raise Refused("not_allowed", "This table goes on from another game, with the settings of that one.")
            settings = game.full_settings({**live.row.settings, **change.settings})

        def work(connection: Connection) -> None:
            person_row(connection, person.id)
            row, places = locked(connection, table)
            own = [seat for seat in places if seat.kind == PERSON and seat.person == person.id]
            if row.host != person.id and not any(seat.official for seat in own):
                raise Refused("not_host", "Only who opened the table, or an official who sits there, may do this.")
            check_open(row)
            changed = {**row.settings, **{name: settings[name] for name in change.settings}}
            for seat in places:  # a deck that does not fit any more is laid aside
                if seat.deck and deck_fault(game, changed, seat.deck):
                    set_seat(connection, row, seat, deck="")
            set_row(connection, table, settings=settings_text(changed))
            said = ", ".join(f"{name} = {changed[name]}" for name in change.settings)
            mine = own[0].seat if own else -1
            say(connection, table, TalkRow(0, self.clock(), person.id, mine, "settings", said))

        await self.store.write(work, hints=[table])
        return await self.after(person, table, True, False)

    async def bot_at(self, table: str, name: str) -> str:
        """A bot that can play what is played at a table, as seats have it."""
        async with self.hub.use(table) as (_, live):
            live.check_awake()
            return bot_named(name, live.game) if live.own_game is not None else STAND_IN

    async def check_deck(self, person: Person, table: str, deck: str, seat: int | None = None) -> None:
        """Refuse a deck that the game does not take, or not beside those of the others where all is open."""
        if not deck:
            return
        async with self.hub.use(table) as (_, live):
            live.check_awake()
            if live.own_game is None:
                return  # the table is closed, which is what will be told
            if live.row.branch_of:
                raise Refused("not_allowed", "This table goes on from another game, with the decks that it began with.")
            game, settings = live.game, live.row.settings
            checked_deck(game, settings, deck)
            others = [one.deck for one in live.seats if one.deck and one.seat != seat and one.person != person.id]
            players = len(live.players)
            if game.no_hidden_information and len(others) < players:
                game.new(settings, [deck, *others, *[""] * (players - len(others) - 1)])

    # beginning and ending

    async def start(self, person: Person, table: str) -> TableInfo:
        """The host begins the game."""
        checked_id(table)
        return await self.begin(table, person.id)

    async def begin(self, table: str, host: str | None) -> TableInfo:
        """Begin the game, if all seats are taken. Without a host it begins by itself: it may have, or not yet."""
        for _try in range(TRIES):
            async with self.hub.use(table) as (room, live):
                if live.row.status == OPEN:  # others may have sat down elsewhere since it was read
                    room.live = None
                    live = await self.hub.loaded(room)
                if host is not None and live.row.host != host:
                    raise Refused("not_host", "Only who opened the table can start the game.")
                missing = [seat_name(seat.seat) for seat in live.seats if seat.kind not in (PERSON, BOT)]
                if host is None and (missing or live.row.status != OPEN):
                    return live.info("", room.here())
                check_open(live.row)
                live.check_awake()
                if missing:
                    raise Refused("seats_free", f"Nobody has sat down yet at: {', '.join(missing)}.")
                try:
                    batch = live.start(self.clock())
                except BaseException:
                    room.live = None
                    raise
                try:
                    await self.hub.append(room, live, batch)
                except Conflict:
                    continue
                log.info("game started", extra={"table": table, "game": live.row.game, "seats": len(live.seats)})
                self.hub.push_table(room, live)
                self.changed()
                return live.info(host or "", room.here())
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
        log.info("table closed", extra={"table": table, "why": Plain("who opened it has closed it")})
        await self.reread([table])

    # quick match

    async def quick(self, person: Person, wanted: QuickMatch, once: Once | None = None) -> TableInfo:
        """Play somebody who wants the same: at a table that waits, or at a new one that waits for the next."""
        if before := await self.made_before(once):
            return await self.info(person.id, before)
        game = game_named(wanted.game, self.ground.games)
        openings = [full_settings(game, one, QUICK, True) for one in game.openings(wanted.settings)]
        settings = openings[secrets.randbelow(len(openings))]
        if game.takes_decks and (fault := game.deck_fault(settings, "")):
            raise BadSetup(fault)
        others = [NewSeat() for _ in range(game.seats[0] - 1)]
        new = NewTable(wanted.game, settings, [NewSeat("me"), *others], QUICK, listed=True)
        setup = await set_up(new, person, self.ground.games, ())
        check_no_officials(setup)
        setup.quick = True
        setup.fits = tuple(settings_text(one) for one in openings)
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
            tables.c.settings.in_(setup.fits),
            tables.c.clock == clock_text(setup.clock),
            tables.c.card_text == "",
            tables.c.asleep == "",
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
                same = zlib.crc32(f"{setup.game.id} {setup.fits[0]}".encode()) - (1 << 31)
                connection.execute(select(func.pg_advisory_xact_lock(QUICK_LOCK, same)))
            found, own = self.quick_tables(connection, person.id, setup)
            if found or own:
                return False
            return self.opened(connection, person, setup, once=once, id=table) == table

        return await self.store.write(work, hints=[table])

    # what others do

    async def reread(self, changed: Sequence[str]) -> None:
        """The rows of these tables changed."""
        for table in changed:
            room = self.hub.rooms.get(table)
            if room is not None:
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
        for room in list(self.hub.rooms.values()):
            if room.live is not None and room.live.names(person):
                await self.hub.changed(room.table)

    async def stand_in(self, person: str, table: str) -> None:
        for _try in range(TRIES):
            async with self.hub.use(table) as (room, live):
                for seat in live.seats:
                    if seat.person == person:
                        seat.name = GONE
                batch = live.leave_to_bots(person, self.clock())
                try:
                    if batch is not None:
                        await self.hub.append(room, live, batch)
                except Conflict:
                    continue
                self.hub.push_table(room, live)
                return
        log.warning("nobody stands in for somebody gone", extra={"table": table})


def check_no_officials(setup: Setup) -> None:
    """Who plays at once waits for nobody who would officiate."""
    if any(seat.official for seat in setup.seats):
        raise BadSetup(
            f"{setup.game.id}: officials are invited to a table of one's own, not to a game that begins at once"
        )
