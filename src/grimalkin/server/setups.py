"""What a new table is made of: game, settings, seats, clock, luck. Everything is checked before anything is written."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Connection, insert

from grimalkin.core.errors import BadSetup
from grimalkin.core.events import seat_name
from grimalkin.core.game import CARDS, Game
from grimalkin.core.luck import Seeded, seed_hash
from grimalkin.core.piles import SPECTATOR
from grimalkin.players import player_named
from grimalkin.server.decks import check_text, deck_fault
from grimalkin.server.frames import OWN
from grimalkin.server.ids import new_id
from grimalkin.server.messages import Clock, NewSeat, NewTable
from grimalkin.server.names import shown
from grimalkin.server.people import Person
from grimalkin.server.pictures import check_icons
from grimalkin.server.refusals import Refused
from grimalkin.server.storage.rows import SeatRow
from grimalkin.server.storage.schema import BOT, FREE, INVITED, OPEN, PERSON, seats, tables
from grimalkin.server.stored_games import STAND_IN, own_game
from grimalkin.server.webhooks import checked_address

HOUR = 3_600
LONGEST = 60 * 86_400  # seconds a decision
SHORTEST_BANK = 30
SHORTEST_EXTRA = 5
NOT_BOTH = "An official has one seat, and does not play at the same table."
NO_BOT = "No bot can be an official: nobody decides for people who dispute but somebody whom they know."


class Setup(msgspec.Struct, kw_only=True):
    """A table that can be opened: checked, complete, and without luck yet."""

    game: Game
    settings: dict[str, str]
    seats: list[SeatRow]
    clock: Clock
    card_text: str = ""
    title: str = ""
    listed: bool = False
    quick: bool = False
    rated: bool = False
    spectators: str = "public"
    webhook: str = ""
    fits: tuple[str, ...] = ()  # of who looks for anybody: the settings of tables at which that person would sit, too

    @property
    def card_hash(self) -> str:
        return self.game.library(self.settings).hash if self.game.vocabulary is not None else ""


async def set_up(new: NewTable, person: Person, games: Mapping[str, Game], hosts: Sequence[str]) -> Setup:
    """A table as somebody wants it, or a refusal that says what is wrong. `hosts` may be sent news."""
    game = game_named(new.game, games)
    if new.cards:
        game = await asyncio.to_thread(checked_cards, game, new.cards)
    clock = checked_clock(new.clock)
    given = game.opening(dict(new.settings), Seeded(int.from_bytes(new_secret(), "big")))
    officials = game.officials(game.full_settings(given))
    wanted = all_seats(game, new.seats, officials)
    settings = full_settings(game, given, clock, possible_people(wanted) > 1, new.rated)
    if new.rated and sum(seat.kind == "me" for seat in wanted) > 1:
        raise Refused("not_allowed", "At a rated table everybody has one seat; you asked for several.")
    if new.rated and new.spectators == "open":
        raise Refused(
            "not_allowed",
            "At a rated table nobody who looks on sees every card: a player could come back as one of them. "
            "Choose spectators 'public' or 'none', or a table that is not rated.",
        )
    if new.webhook and clock.kind != "correspondence":
        raise Refused("not_allowed", "Only tables that are played over days send news: choose a correspondence clock.")
    return Setup(
        game=game,
        settings=settings,
        seats=[seat_row(game, settings, person, i, seat) for i, seat in enumerate(wanted)],
        clock=clock,
        card_text=game.card_sets()[OWN].text if new.cards else "",  # it names its base
        title=clean_title(new.title),
        listed=new.listed,
        rated=new.rated,
        spectators=new.spectators,
        webhook=checked_address(new.webhook, hosts) if new.webhook else "",
    )


def checked_cards(game: Game, text: str) -> Game:
    """The game with a designer's own cards, or a refusal that tells what is wrong with them."""
    own = own_game(game, OWN, text)
    check_icons(own)
    return own


def game_named(name: str, games: Mapping[str, Game]) -> Game:
    game = games.get(name)
    if game is None:
        raise Refused("no_such_thing", f"no game '{name}'; there are: {', '.join(games)}")
    return game


def checked_clock(clock: Clock) -> Clock:
    """A clock that people can play by; numbers that mean nothing to it are dropped."""
    if clock.kind == "none":
        return Clock()
    if clock.kind == "correspondence":
        if not HOUR <= clock.bank <= LONGEST:
            raise Refused(
                "not_allowed",
                f"clock: {clock.bank} seconds a decision; over days it can be {HOUR} (an hour) to {LONGEST} (60 days)",
            )
        return Clock("correspondence", clock.bank, 0, clock.late)
    if clock.bank < SHORTEST_BANK and clock.extra < SHORTEST_EXTRA:
        raise Refused(
            "not_allowed",
            f"clock: {clock.bank} seconds and {clock.extra} more a decision; nobody can play by that: "
            f"give a bank of {SHORTEST_BANK} or more, or {SHORTEST_EXTRA} or more extra",
        )
    return clock


def all_seats(game: Game, given: Sequence[NewSeat], officials: int = 0) -> list[NewSeat]:
    """The seats that were asked for, with free ones up to the fewest that the game takes; those of officials last."""
    players = [seat for seat in given if not seat.official]
    wanted = players if given else [NewSeat("me")]
    wanted = wanted + [NewSeat() for _ in range(game.seats[0] - len(wanted))]
    game.check_seats(len(wanted))
    named = list(given[len(players) :])
    if not all(seat.official for seat in named):
        raise Refused("malformed", "seats: those of officials stand behind all others")
    if len(named) > officials:
        said = f"{game.officials_setting} = {officials}" if game.officials_setting else "this game has none"
        raise BadSetup(f"{game.id}: got {len(named)} seats for officials; {said}")
    named += [NewSeat(official=True) for _ in range(officials - len(named))]
    if len(wanted) + officials > SPECTATOR:
        raise BadSetup(f"{game.id}: got {len(wanted)} players and {officials} officials; together at most {SPECTATOR}")
    check_own(wanted, named)
    return wanted + named


def check_own(players: Sequence[NewSeat], officials: Sequence[NewSeat]) -> None:
    """Nobody plays and officiates, and an official is one person."""
    own = [seat for seat in officials if seat.kind == "me"]
    if len(own) > 1 or (own and any(seat.kind == "me" for seat in players)):
        raise Refused("not_allowed", NOT_BOTH)


def possible_people(wanted: Sequence[NewSeat]) -> int:
    """How many different people may come to play at these seats."""
    players = [seat for seat in wanted if not seat.official]
    others = sum(seat.kind in ("free", "invited") for seat in players)
    return others + any(seat.kind == "me" for seat in players)


def full_settings(
    game: Game, given: Mapping[str, str], clock: Clock, several: bool, rated: bool = False
) -> dict[str, str]:
    """All settings. `several`: different people may play, so where they play live the live defaults hold."""
    chosen = dict(given)
    game.full_settings(chosen)
    for setting in game.settings:
        if rated and setting.rated:
            value = chosen.setdefault(setting.name, setting.rated)
            if value != setting.rated:
                raise BadSetup(
                    f"{game.id}: {setting.name} = '{value}'; at a table that is rated it can only be: {setting.rated}"
                )
        if clock.kind == "correspondence" and setting.slow:
            value = chosen.setdefault(setting.name, setting.slow)
            if value != setting.slow:
                raise BadSetup(
                    f"{game.id}: {setting.name} = '{value}'; at a table that is played over days it can only be: "
                    f"{setting.slow}"
                )
        elif clock.kind != "correspondence" and setting.live and several:
            chosen.setdefault(setting.name, setting.live)
    return game.full_settings(chosen)


def seat_row(game: Game, settings: dict[str, str], person: Person, number: int, seat: NewSeat) -> SeatRow:
    name = seat_name(number)
    if seat.bot and seat.kind != "bot":
        raise Refused("malformed", f"seat {name}: got a bot for a seat that is '{seat.kind}'; write kind 'bot'")
    if seat.deck and seat.kind in ("free", "invited"):
        raise Refused("malformed", f"seat {name}: whoever sits down there brings the deck")
    if seat.official and seat.kind == "bot":
        raise Refused("not_allowed", NO_BOT)
    if seat.official and seat.deck:
        raise Refused("malformed", f"seat {name}: an official brings no deck")
    checked_deck(game, settings, seat.deck)
    if seat.kind == "me":
        return SeatRow(number, PERSON, person.id, person.name, "", seat.deck, None, seat.official)
    if seat.kind == "bot":
        bot = bot_named(seat.bot, game)
        return SeatRow(number, BOT, None, bot, bot, seat.deck, None)
    if seat.kind == "invited":
        return SeatRow(number, INVITED, None, "", "", "", new_id(), seat.official)
    return SeatRow(number, FREE, None, "", "", "", None, seat.official)


def bot_named(name: str, game: Game) -> str:
    """A bot of this game as seats have it, such as `bot:greedy`; without a name, the one that stands in."""
    if not name:
        return STAND_IN
    player_named(name, game)
    return f"bot:{name.removeprefix('bot:')}"


def checked_deck(game: Game, settings: dict[str, str], text: str) -> None:
    """Refuse a deck that nobody can bring; an empty one is none."""
    if text:
        check_text(text)
        if fault := deck_fault(game, settings, text):
            raise BadSetup(fault)


def clean_title(text: str) -> str:
    """A title as it is shown: one line, nothing invisible in it."""
    return " ".join(shown(text, " ").split())


def new_secret() -> bytes:
    """The luck of a new table, which nobody can foresee."""
    return os.urandom(32)


def open_table(connection: Connection, setup: Setup, host: str, now: float, **columns: object) -> str:
    """Write down a new table, with its luck; its id. `columns` are more of its row, such as what it branches from."""
    table = str(columns.pop("id", "")) or new_id()
    secret = new_secret()
    row = {
        "id": table,
        "game": setup.game.id,
        "rules": setup.game.rules,
        "card_set": OWN if setup.card_text else setup.settings.get(CARDS, ""),
        "card_hash": setup.card_hash,
        "card_text": setup.card_text,
        "settings": settings_text(setup.settings),
        "status": OPEN,
        "host": host,
        "title": setup.title,
        "listed": setup.listed,
        "quick": setup.quick,
        "rated": setup.rated,
        "spectators": setup.spectators,
        "clock": clock_text(setup.clock),
        "webhook": setup.webhook,
        "secret": secret.hex(),
        "seed_hash": seed_hash(secret),
        "created_at": now,
        "changed_at": now,
        **columns,
    }
    connection.execute(insert(tables).values(row))
    connection.execute(insert(seats), [{"table": table, **msgspec.structs.asdict(seat)} for seat in setup.seats])
    return table


def settings_text(settings: Mapping[str, str]) -> str:
    """Settings as a row has them: equal settings are equal texts, because games list theirs in one order."""
    return msgspec.json.encode(settings).decode()


def clock_text(clock: Clock) -> str:
    return msgspec.json.encode(clock).decode()
