"""Bots at tables: they choose where they play, and advise where somebody asks them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Coroutine
from typing import Any, cast

from grimalkin.core.agenda import NO_VOTE
from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.core.masks import mask
from grimalkin.core.snapshot import digest
from grimalkin.players import player_named
from grimalkin.server.bots.pool import BotFailed, Busy
from grimalkin.server.ground import Ground
from grimalkin.server.hub import Hub
from grimalkin.server.live import LiveTable
from grimalkin.server.logs import Plain
from grimalkin.server.messages import Hint, HintReason
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.rooms import Room
from grimalkin.server.storage.store import Conflict

RESTS = 2.0  # times as long as a choice took, before the next one at a table with bots only
REST = 0.02  # seconds that it rests at least
SIMPLE_BOT = "bot:random"  # who replaces a bot that fails
GONE = "gone"  # why a bot failed: it cannot play here any more

log = logging.getLogger("grimalkin.tables")


class Thinking:
    """The bots at the tables of one worker."""

    def __init__(self, ground: Ground, hub: Hub) -> None:
        self.ground = ground
        self.hub = hub
        self.lanes = asyncio.Semaphore(ground.config.bot_tables)  # for tables with bots only, in the order they come

    async def let_think(self, room: Room) -> None:
        """A bot chooses from its mask, in another process; the table is not locked meanwhile."""
        again = True
        try:
            while again and not self.hub.closing:
                if room.aside:
                    again = await self.think_aside(room)
                else:
                    again = await self.think_once(room)
        finally:
            room.thinking = False
        async with self.hub.use(room.table) as (_, live):
            self.hub.set_timer(room, live)

    async def think_aside(self, room: Room) -> bool:
        """The same where only bots play: a few tables at once, each choice in its turn, and a rest after it.

        The rest grows with what a choice takes, so the busier the server is, the less these add to it.
        """
        async with self.lanes:
            began = self.ground.monotonic()
            again = await self.think_once(room)
            await asyncio.sleep(max(REST, RESTS * (self.ground.monotonic() - began)))
            return again

    async def think_once(self, room: Room) -> bool:
        """One choice of one bot. True: a bot is to choose again."""
        async with self.hub.use(room.table) as (_, live):
            seat = live.bot_asked()
            if (
                seat is None
                or live.timing.paused
                or live.timing.bot_at() > self.hub.clock()
                or self.hub.stands_still(room, live)
            ):
                return False
            player = live.played.players[seat]
            n = live.n
            lack = lack_of(player, live.game)
            if lack:
                return await self.bot_gone(room, live, seat, player, lack)
            asked = self.ask_bot(live, seat, player)
        began = self.hub.clock()
        try:
            option = await asked
        except Busy:
            log.warning("no process for a bot", extra={"table": room.table})
            return True
        except BotFailed as failure:
            return await self.bot_failed(room, seat, player, failure, n)
        self.ground.metrics.thought(player, self.hub.clock() - began)
        async with self.hub.use(room.table) as (_, live):
            if live.n != n or live.timing.paused:
                return True  # something happened meanwhile: it may have to think anew
            room.failures.pop(seat, None)
            try:
                await self.hub.append(room, live, live.bot_chose(seat, option, self.hub.clock()))
            except Conflict:
                return True
            return live.bot_asked() is not None

    def ask_bot(self, live: LiveTable, seat: int, player: str) -> Coroutine[Any, Any, int]:
        """What a bot would choose for a seat that is asked. It is given the mask of that seat and nothing else."""
        state = live.played.state
        offer = next(offer for offer in live.played.offers() if offer.seat == seat)
        agreed = live.played.consent(seat)
        if agreed != NO_VOTE and not live.row.rated:
            return at_once(agreed)
        masked = mask(state, seat)
        settings = live.row.settings
        seed = bot_seed(live, seat)
        return self.ground.bots.think(
            live.game, settings, masked, seat, offer.options, offer.standing, player, seed, behind=live.is_left_to_bots
        )

    async def bot_gone(self, room: Room, live: LiveTable, seat: int, player: str, lack: str) -> bool:
        """A bot cannot play here any more: what it plays by is gone. The one that stands in plays on."""
        log.warning("a bot is gone", extra={"table": room.table, "seat": seat, "bot": player, "why": Plain(lack)})
        self.ground.metrics.bot_failed(GONE)
        room.failures.pop(seat, None)
        with contextlib.suppress(Conflict):
            await self.hub.append(room, live, live.stand_in_for(seat, lack, self.hub.clock()))
        return True

    async def bot_failed(self, room: Room, seat: int, player: str, failure: BotFailed, n: int) -> bool:
        """A bot crashed, was too slow or chose what it was not offered: once more, then a simple one plays. The table
        goes on."""
        why = failure.why
        self.ground.metrics.bot_failed(why)
        told = {"table": room.table, "seat": seat, "bot": player, "why": why, "where": failure.where}
        log.warning("a bot failed", extra=told)
        failures = room.failures[seat] = room.failures.get(seat, 0) + 1
        async with self.hub.use(room.table) as (_, live):
            if not live.is_playing or live.played.players[seat] != player:
                return True
            now = self.hub.clock()
            try:
                if failures == 1:
                    await self.hub.append(room, live, live.bot_trouble(seat, why, now))
                elif player != SIMPLE_BOT:
                    room.failures.pop(seat)
                    await self.hub.append(room, live, live.replace_bot(seat, SIMPLE_BOT, why, now))
                elif live.n == n:  # not even that one answers: the default is taken
                    await self.hub.append(room, live, live.default_for(seat, now))
            except Conflict:
                pass
        return True

    async def hint(self, person: Person, table: str, seat: int) -> Hint:
        """What a bot would choose for this seat and why, in games that do not count."""
        async with self.hub.use(table) as (_, live):
            live.owned(person.id, seat)
            if live.is_official(seat):
                raise Refused("not_allowed", "No bot knows what an official should decide.")
            if live.row.rated:
                raise Refused("not_allowed", "There are no hints in rated games.")
            if not live.is_playing or seat not in live.asked():
                raise Refused("not_asked", "You are not asked now.")
            game, settings = live.game, live.row.settings
            masked = mask(live.played.state, seat)
            offer = next(offer for offer in live.played.offers() if offer.seat == seat)
        seed = int(digest(masked)[:12], 16)  # the same position gives the same hint, by nothing but what is seen
        try:
            found = await self.ground.bots.advise(game, settings, masked, seat, offer.options, offer.standing, seed)
        except BotFailed:
            raise Refused("unavailable", "The bot gave no hint.") from None
        instead = game.codes.text(found.idle) if found.idle >= 0 else ""
        return Hint(
            game.codes.text(found.option),
            cast("HintReason", found.why),
            instead,
            found.better,
            found.worlds,
            found.facts,
        )


def bot_seed(live: LiveTable, seat: int) -> int:
    """The luck of a bot's one choice, which nobody can foresee."""
    return secrets.randbits(48)


async def at_once(option: int) -> int:
    """A choice that needs no thought."""
    return option


def lack_of(player: str, game: Game) -> str:
    """Why a bot cannot play a game here; empty: it can."""
    try:
        player_named(player, game)
    except BadSetup as error:
        return str(error)
    return ""
