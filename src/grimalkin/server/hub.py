"""The hub: live tables of one worker, the acts on them, who watches, and when something is due. It announces the rest.

An act locks its table in this worker, changes it in memory, and appends to the database. Only then is it acknowledged
and shown. If another worker was first, the table is read again and the act is judged anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, select, update

from grimalkin.core.errors import GrimalkinError
from grimalkin.core.record import OFFICIAL
from grimalkin.server.announce import Announcements
from grimalkin.server.ground import Ground
from grimalkin.server.heartbeat import BEAT, Beat, Heartbeat
from grimalkin.server.live import KEYED, LiveTable, entry_of
from grimalkin.server.loading import Loader
from grimalkin.server.messages import (
    AnyAct,
    Blocked,
    Bye,
    Chat,
    Done,
    Previews,
    RaiseDispute,
    Reason,
    Rehearsal,
    Rehearsed,
    Rule,
    RulingInfo,
    TableNews,
    Talk,
)
from grimalkin.server.names import GONE
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.rooms import Connection, Room, Watcher
from grimalkin.server.sitting import Viewer
from grimalkin.server.storage.rows import Stored, read_entries, read_talk
from grimalkin.server.storage.schema import OPEN, OVER, PLAYING, tables
from grimalkin.server.storage.store import Batch, Conflict, EntryRow, Hint, Hints, TalkRow, Unavailable, Written
from grimalkin.server.stored_games import Diverged, Missing

LEASE = 8.0  # seconds after which another worker does what this one should have done
PATIENCE = 2.0  # seconds that a worker with watchers waits for the one that should have done something
TRIES = 8  # how often an act is judged anew after a conflict
FAR = 60.0  # seconds: for what is due later than this no table is kept in memory
HINTED = 1_000  # tables of which other workers are told in one write
SLOWEST = 30.0  # seconds between two heartbeats when none can be written
DISMISS = 10.0  # seconds between two looks for connections whose log-in has ended

log = logging.getLogger("grimalkin.tables")


class Hub:
    """All live tables of one worker."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.store = ground.store
        self.clock = ground.clock
        self.news = Announcements()
        self.loader = Loader(ground)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.connections: set[Connection] = set()
        self.held: Counter[str] = Counter()  # by person: open connections
        self.tasks: set[asyncio.Task[None]] = set()
        self.acts: set[asyncio.Task[Done]] = set()
        self.closing = False
        self.stepping = asyncio.Lock()
        self.heart = Heartbeat(self.store, self.clock, ground.monotonic)
        self.store.cares = self.rooms.__contains__

    # life

    async def open(self) -> None:
        if self.store.is_sqlite:  # the only worker: whoever had leases is gone
            await self.give_back(tables.c.lease_by != "")
        try:
            self.on_skip(await self.heart.first())  # before anything is served: nobody is late who could not play
        except Unavailable:
            log.warning("no heartbeat could be written")
        self.loader.since = self.clock()
        self.spawn(self.beat_on())
        self.spawn(self.dismiss_on())
        self.spawn(self.upgrade())

    async def close(self) -> None:
        """Tell every browser to come back, and let what is being done be done."""
        self.closing = True
        for room in self.rooms.values():
            self.stop_timer(room)
        bye = msgspec.json.encode(Bye("The server restarts. Nothing is lost.", again=True))
        for connection in list(self.connections):
            connection.end(bye)
        if self.acts:
            await asyncio.wait(self.acts, timeout=5.0)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.heart.begun:
            with suppress(Unavailable, TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self.give_back(tables.c.lease_by == self.ground.worker)
                    await self.heart.beat()  # from now on nobody is here

    async def give_back(self, which: ColumnElement[bool]) -> None:
        """What is due at these tables is nobody's now: whoever looks next does it at once."""
        given = update(tables).where(tables.c.status.in_((OPEN, PLAYING)), which).values(lease_by="", lease_until=0.0)
        await self.store.write(lambda connection: connection.execute(given))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside everything else; what it raises is logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task of the hub failed", exc_info=error)

    # time

    async def beat_on(self) -> None:
        """Say every now and then that this worker is there."""
        delay = BEAT
        while not self.closing:
            await asyncio.sleep(delay)
            try:
                await self.beat()
                delay = BEAT
            except Unavailable:
                delay = min(2 * delay, SLOWEST)

    async def beat(self) -> None:
        here = [room.table for room in self.rooms.values() if room.is_waited_for()] if self.heart.has_missed() else []
        self.on_skip(await self.heart.beat(here))

    async def in_step(self) -> None:
        """The clock was set, or this worker stood still: credit that before anything is judged by the time."""
        async with self.stepping:
            if self.heart.is_due():
                with suppress(Unavailable):  # what is only looked at needs no writing
                    await self.beat()

    def on_skip(self, beat: Beat) -> None:
        """Tables were told of time that nobody could use: whoever looks at one is shown the clocks anew."""
        if beat.skip is None or not beat.tables:
            return
        log.warning("time skipped", extra={"seconds": beat.skip.seconds(), "tables": len(beat.tables)})
        if not self.closing:
            self.spawn(self.show_skip(beat.tables))

    async def show_skip(self, told: list[str]) -> None:
        with suppress(Unavailable):  # they find out when they write
            for first in range(0, len(told) if not self.store.is_sqlite else 0, HINTED):
                await self.store.write(lambda _connection: None, hints=told[first : first + HINTED])
        for table in told:
            room = self.rooms.get(table)
            if room is not None and (room.live is not None or room.watchers):
                await self.catch_up(room, False)
                if room.live is not None and not room.thinking:
                    self.set_timer(room, room.live)

    # tables in memory

    @asynccontextmanager
    async def use(self, table: str) -> AsyncIterator[tuple[Room, LiveTable]]:
        """A table of this worker, alone: nobody else here changes it meanwhile."""
        if self.heart.is_due():
            await self.in_step()
        room = self.room(table)
        room.users += 1
        try:
            async with room.lock:
                yield room, await self.loaded(room)
        finally:
            room.users -= 1
            self.forget_if_unused(room)

    def room(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None:
            self.make_room()
            room = self.rooms[table] = Room(table)
        else:
            self.rooms.move_to_end(table)
        return room

    def make_room(self) -> None:
        """Forget the tables that nobody has used for longest. What is due there much later, `Due` finds."""
        for table in list(self.rooms):
            if len(self.rooms) < self.ground.config.cached_tables:
                return
            room = self.rooms[table]
            if room.is_idle(asyncio.get_running_loop().time() + FAR):
                self.stop_timer(room)
                del self.rooms[table]

    def forget_if_unused(self, room: Room) -> None:
        if room.live is None and room.is_idle():
            self.rooms.pop(room.table, None)

    async def loaded(self, room: Room) -> LiveTable:
        """The table of a room whose lock is held; read and replayed if it is not in memory."""
        if room.live is None:
            stored = await self.loader.stored(room.table)
            room.live = await self.built(room, stored)
        return room.live

    async def built(self, room: Room, stored: Stored) -> LiveTable:
        """A table from its rows. One that the rules of today do not lead to any more is closed, its seats told.

        One that needs something that is not here sleeps, and wakes when it is here again.
        """
        for _try in range(TRIES):
            status, slept = stored.row.status, stored.row.asleep
            try:
                live = await self.loader.replayed(stored)
                if slept and status in (OPEN, PLAYING):
                    await self.woken(room, live)
            except Diverged as error:
                stored.row.status, stored.row.asleep = status, slept  # as it was before the attempt
                if status not in (OPEN, PLAYING):
                    return LiveTable(stored, self.ground.games, bare=True)
                changed = True
                try:
                    if isinstance(error, Missing):
                        changed = await self.loader.put_to_sleep(stored, error)
                    else:
                        await self.loader.close_table(stored, error.why)
                except Conflict:  # somebody with other rules plays on, or closed it already
                    stored = await self.loader.stored(room.table)
                    continue
                live = LiveTable(stored, self.ground.games, bare=True)
                if changed:
                    self.push_table(room, live)
                    self.push(room, live, room.watchers.values())
                    self.news.listed.announce()
                return live
            except Conflict:  # somebody else woke it
                stored = await self.loader.stored(room.table)
                continue
            await self.loader.carry_on(live)
            return live
        raise Refused("unavailable", "Servers with different rules play this table. Try again later.")

    async def woken(self, room: Room, live: LiveTable) -> None:
        """A table that slept goes on. A Conflict: it is not as it was read any more."""
        await self.append(room, live, self.loader.awoken(live))
        for person in {seat.person for seat in live.seats if seat.name == GONE and seat.person is not None}:
            batch = live.leave_to_bots(person, self.clock())  # who has left for good while it slept
            if batch is not None:
                await self.append(room, live, batch)
        self.push_table(room, live)
        self.news.listed.announce()

    async def upgrade(self) -> None:
        """After a start: tables of another rules version or of other cards go on or are closed, one after the other.

        Those whose game is not here fall asleep, and those that slept wake if they can.
        """
        columns = tables.c
        wanted = select(
            columns.id,
            columns.game,
            columns.rules,
            columns.settings,
            columns.card_hash,
            columns.card_text,
            columns.asleep,
        ).where(columns.status.in_((OPEN, PLAYING)))
        rows = await self.store.read(lambda connection: connection.execute(wanted).all())
        for row in rows:
            if self.closing:
                return
            if not self.loader.is_outdated(row):
                continue
            try:
                async with self.use(row.id):
                    pass
            except (Refused, Unavailable) as error:
                log.warning("table not looked at", extra={"table": row.id, "why": str(error)})
            except Exception:
                log.exception("table not looked at", extra={"table": row.id})
            await asyncio.sleep(0)

    # acts

    async def act(self, person: Person, table: str, act: AnyAct) -> Done:
        """Do something at a table. When this returns, it is on the disk and on its way to all who watch.

        Once begun it is carried through, also if whoever asked is gone meanwhile: all others must be told.
        """
        if writes(act):
            person.check_may_write()
        task = asyncio.ensure_future(self.carry_through(person, table, act))
        self.acts.add(task)
        task.add_done_callback(self.acted)
        return await asyncio.shield(task)

    def acted(self, task: asyncio.Task[Done]) -> None:
        self.acts.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it; if nobody does any more, nobody needs it

    async def carry_through(self, person: Person, table: str, act: AnyAct) -> Done:
        began = self.clock()
        for _try in range(TRIES):
            async with self.use(table) as (room, live):
                known = self.known_move(live, person, act)
                if known is not None:
                    return known
                try:
                    batch = live.act(person.id, person.name, act, self.clock())
                except (Refused, GrimalkinError):
                    self.drop_if_half_done(room, live)
                    raise
                except Exception:
                    room.live = None
                    raise
                try:
                    written = await self.append(room, live, batch)
                except Conflict:
                    self.ground.metrics.conflicted()
                    continue
                self.ground.metrics.moved(self.clock() - began)
                return Done(live.number(written.n, live.viewer(person.id)), written.m)
        raise Refused("stale", "The table is moving too fast. Look again.")

    def known_move(self, live: LiveTable, person: Person, act: AnyAct) -> Done | None:
        """The answer to a move, or a ruling, that has been made already by a message with the same key."""
        if not isinstance(act, KEYED) or act.key not in live.keys:
            return None
        n, *made = live.keys[act.key]
        live.owned(person.id, act.seat)
        if made != [act.seat, *entry_of(act, live)]:
            raise Refused("key_reused", "Another move was made with this key. Take a new key for each move.")
        return Done(live.number(n, live.viewer(person.id)), live.m)

    def drop_if_half_done(self, room: Room, live: LiveTable) -> None:
        """A refusal in the middle of something: what is in memory is not what is written."""
        if live.table is not None and len(live.table.record) != live.n:
            room.live = None

    async def append(self, room: Room, live: LiveTable, batch: Batch) -> Written:
        """Write what an act did, then show it. On any failure the table in memory is given up."""
        if batch.changes:
            if self.is_idle_play(live):
                batch.changes["wake_at"] = None  # nothing is due there: whoever watches lets it go on
            wake = batch.changes.get("wake_at")
            until = max(wake if isinstance(wake, float) else 0.0, self.clock()) + LEASE
            batch.changes.update(lease_by=self.ground.worker, lease_until=until)
        try:
            written = await self.store.append(batch)
        except Conflict:
            room.live = None
            raise
        except Unavailable:
            room.live = None
            raise Refused("unavailable", "The server cannot write just now. Try again.") from None
        except BaseException:
            room.live = None
            raise
        if batch.n is None:  # talk that was numbered only now
            for row in written.talk:
                if row.m == live.m + 1:
                    live.hear(row)
                elif row.m > live.m:
                    room.live = None
        self.shown(room, live)
        if batch.seats:
            self.push_table(room, live)
        if batch.turned:
            self.news.turned.announce(live)
        if live.row.status == OVER and batch.entries:
            self.game_over(room, live)
        return written

    def game_over(self, room: Room, live: LiveTable) -> None:
        log.info("game over", extra={"table": live.id, "entries": live.n})
        self.push_table(room, live)
        self.news.listed.announce()
        self.news.over.announce(live.id)

    # showing

    def shown(self, room: Room, live: LiveTable) -> None:
        """Tell everybody who watches, and set the alarm for what comes next."""
        self.push(room, live, room.watchers.values())
        self.set_timer(room, live)

    def push(self, room: Room, live: LiveTable, watchers: Iterable[Watcher]) -> None:
        """Send each watcher what it has not seen."""
        now = self.clock()
        made: dict[tuple[Viewer, int], bytes] = {}
        for watcher in list(watchers):
            try:
                viewer = live.viewer(watcher.connection.person.id)
            except Refused:
                continue
            if live.table is not None and (live.is_news(watcher.n, viewer) or watcher.m != live.m):
                key = (viewer, watcher.n)  # talk can change the table too: a pause, a request, a hold
                if key not in made:
                    made[key] = msgspec.json.encode(live.showing.update(viewer, watcher.n, now))
                watcher.connection.send(made[key])
                watcher.n = live.n
            if watcher.m != live.m:
                watcher.connection.send(msgspec.json.encode(Talk(live.id, live.m, live.showing.said(watcher.m))))
                watcher.m = live.m

    def push_table(self, room: Room, live: LiveTable) -> None:
        """Something about the table itself changed."""
        here = room.here()
        for watcher in room.watchers.values():
            info = live.info(watcher.connection.person.id, here)
            watcher.connection.send(msgspec.json.encode(TableNews(info)))

    async def watch(self, connection: Connection, table: str, n: int, m: int) -> Done:
        """Tell this connection of a table from now on, beginning with all it has missed."""
        async with self.use(table) as (room, live):
            live.viewer(connection.person.id)
            if (n > live.n or m > live.m) and await self.is_behind(live):
                room.live = None
                live = await self.loaded(room)
            watcher = Watcher(connection, min(n, live.n), min(m, live.m))
            arrived = connection.person.id not in room.here()
            room.watchers[connection] = watcher
            info = live.info(connection.person.id, room.here())
            connection.send(msgspec.json.encode(TableNews(info)))
            if live.table is not None:
                update_now = live.showing.update(live.viewer(connection.person.id), watcher.n, self.clock())
                connection.send(msgspec.json.encode(update_now))
                watcher.n = live.n
            if watcher.m < live.m:
                connection.send(msgspec.json.encode(Talk(live.id, live.m, live.showing.said(watcher.m))))
                watcher.m = live.m
            if arrived and live.seats_of(connection.person.id):
                self.push_table(room, live)
            if room.timer is None and not room.thinking:
                self.set_timer(room, live, 0.0 if live.row.lease_by in ("", self.ground.worker) else PATIENCE)
            return Done(live.number(live.n, live.viewer(connection.person.id)), live.m)

    async def is_behind(self, live: LiveTable) -> bool:
        """Has another worker written more? Not because a client says so: to read a table again takes long."""
        if self.store.is_sqlite:
            return False
        query = select(tables.c.n, tables.c.m).where(tables.c.id == live.id)
        row = await self.store.read(lambda connection: connection.execute(query).one())
        return bool(row.n > live.n or row.m > live.m)

    def unwatch(self, connection: Connection, table: str) -> None:
        room = self.rooms.get(table)
        if room is not None and room.watchers.pop(connection, None) is not None:
            if room.live is not None and connection.person.id not in room.here():
                self.push_table(room, room.live)
            if room.live is not None and self.stands_still(room, room.live):
                self.stop_timer(room)
            self.forget_if_unused(room)

    def joined(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.held[connection.person.id] += 1
        self.ground.metrics.connected(1)
        self.news.came.announce(connection)

    def left(self, connection: Connection) -> None:
        """A connection is gone."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.held[connection.person.id] -= 1
            if not self.held[connection.person.id]:
                del self.held[connection.person.id]
            self.ground.metrics.connected(-1)
        self.let_go(connection)

    async def dismiss_on(self) -> None:
        """A log-in that was ended sees nothing more, also if its browser only listens."""
        while not self.closing:
            await asyncio.sleep(DISMISS)
            try:
                await self.dismiss()
            except Unavailable:
                continue

    async def dismiss(self) -> None:
        held = sorted({connection.person.login_id for connection in self.connections})
        ended = await self.ground.people.ended(held)
        bye = msgspec.json.encode(Bye("You are logged out.", again=False))
        for connection in list(self.connections):
            if connection.person.login_id in ended:
                self.let_go(connection)
                connection.end(bye)

    async def look_at_person(self, person: str) -> None:
        """Whoever runs the server has changed something about somebody: it holds here from now on."""
        self.ground.people.forget(person)
        await self.dismiss()
        for connection in [one for one in self.connections if one.person.id == person]:
            known = await self.ground.people.still(connection.person)
            if known is not None:
                connection.person = known

    def let_go(self, connection: Connection) -> None:
        """It is told nothing any more, even if it does not read its good-bye."""
        self.news.let_go.announce(connection)
        for table in [room.table for room in self.rooms.values() if connection in room.watchers]:
            self.unwatch(connection, table)

    async def changed(self, table: str) -> LiveTable:
        """The row or the seats of a table changed in the database: read it again and tell everybody."""
        async with self.use(table) as (room, _live):
            room.live = None
            live = await self.loaded(room)
            self.push_table(room, live)
            self.shown(room, live)
            return live

    # other workers

    def hinted(self, hints: Hints) -> None:
        """Another worker wrote something. Only tables that are in memory here matter."""
        self.ground.metrics.heard(len(hints.hints))
        if not hints.hints:  # some were missed
            self.news.listed.announce()
            for room in list(self.rooms.values()):
                self.spawn(self.catch_up(room, True))
            return
        for hint in hints.hints:
            if hint.row:
                self.news.listed.announce()
            known = self.rooms.get(hint.table)
            if known is None or not (known.live is not None or known.watchers or known.users):
                continue
            if not self.take_hint(known, hint):  # also where it is just being read: perhaps without this
                self.spawn(self.catch_up(known, hint.row))

    def take_hint(self, room: Room, hint: Hint) -> bool:
        """If the hint holds exactly what comes next, and nobody is at the table, take it as it is."""
        live = room.live
        if live is None or hint.row or room.lock.locked() or live.table is None:
            return False
        if hint.n <= live.n and hint.m <= live.m:  # read already, after a conflict; those who watch may not know yet
            self.push(room, live, room.watchers.values())
            return True
        fits = hint.n - len(hint.entries) == live.n and hint.m - len(hint.talk) == live.m
        return fits and self.take(room, live, hint.entries, hint.talk)

    def take(self, room: Room, live: LiveTable, rows: list[EntryRow], said: list[TalkRow]) -> bool:
        """Add what others wrote. False: it does not fit, and the table must be read again."""
        was = live.row.status
        if any(row.kind == OFFICIAL for row in rows) or any(line.kind in ("asleep", "awake") for line in said):
            return False  # there is a new seat, or its row has more to tell
        try:
            live.take_in(rows, said)
        except Diverged:
            room.live = None
            return False
        if live.row.status == OVER and was == PLAYING:
            return False  # its row has more to tell
        if rows or said:
            self.stop_timer(room)  # whoever wrote last sees to what is due
        self.push(room, live, room.watchers.values())
        return True

    async def catch_up(self, room: Room, anew: bool) -> None:
        """Read what is missing here; `anew`: the row and the seats too."""
        room.users += 1
        try:
            await self.read_missing(room, anew)
        finally:
            room.users -= 1
            self.forget_if_unused(room)

    async def read_missing(self, room: Room, anew: bool) -> None:
        async with room.lock:
            live = room.live
            if live is not None and not anew and live.table is not None:
                n, m = live.n, live.m
                rows, said = await self.store.read(
                    lambda connection: (read_entries(connection, room.table, n), read_talk(connection, room.table, m))
                )
                if room.live is live and self.take(room, live, rows, said):
                    return
            room.live = None
            if room.watchers:
                live = await self.loaded(room)
                self.push_table(room, live)
                self.push(room, live, room.watchers.values())

    # what is due

    def set_timer(self, room: Room, live: LiveTable, patience: float = 0.0) -> None:
        """Wake up when something is due at this table, or a little later if that is another worker's to do."""
        self.stop_timer(room)
        at = live.wake_at()
        if at is None or self.closing or self.stands_still(room, live):
            return
        delay = max(0.0, at - self.clock()) + patience
        room.timer = asyncio.get_running_loop().call_later(delay, self.ring, room)

    def is_idle_play(self, live: LiveTable) -> bool:
        """Do only bots play, for whoever watches? A host may let them play for nobody too."""
        return live.is_bots_only and not self.ground.config.bots_alone

    def stands_still(self, room: Room, live: LiveTable) -> bool:
        return self.is_idle_play(live) and not room.watchers

    def stop_timer(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None

    def ring(self, room: Room) -> None:
        room.timer = None
        self.news.due.announce(room.table)

    async def reason(self, person: Person, table: str, seat: int, move: str) -> Reason:
        async with self.use(table) as (_, live):
            return live.showing.reason(person.id, seat, move)

    async def rehearsed(self, person: Person, table: str, wanted: Rehearsal) -> Rehearsed:
        async with self.use(table) as (_, live):
            return live.showing.rehearsed(person.id, wanted.seat, wanted.verdict, self.clock())

    async def rulings(self, person: Person, table: str) -> list[RulingInfo]:
        async with self.use(table) as (_, live):
            live.viewer(person.id)
            return live.showing.courts.rulings()

    async def previews(self, person: Person, table: str, seat: int) -> Previews:
        async with self.use(table) as (_, live):
            return live.showing.previews(person.id, seat)

    async def blocked(
        self, person: Person, table: str, seat: int, piece: str, move: str, language: str
    ) -> list[Blocked]:
        async with self.use(table) as (_, live):
            return live.showing.blocked(person.id, seat, piece, language, move)


def writes(act: AnyAct) -> bool:
    """Does this say something to others in somebody's own words?"""
    match act:
        case Chat():
            return True
        case RaiseDispute():
            return bool(act.says)
        case Rule():
            return bool(act.verdict.text)
    return False
