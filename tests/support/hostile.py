"""`python -m tests.support.hostile COUNT [FIRST SEED] [GAME ...]`: no accepted entry makes a table unplayable.

Tables of all games are opened with settings, decks, names and card files that are right, half right or hostile, and
people send them what anybody can send, as the wire has it: moves, rulings, disputes, seconds, standing orders,
requests, answers, stand-ins, talk. What is refused has changed nothing; what is accepted counts, and after it the table
must go on to its end, be shown to everybody, and be built again from its rows. So on until so many were accepted.

Each game is made of its seed and nothing else.
"""

from __future__ import annotations

import asyncio
import re
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar
from unittest import mock

import msgspec

from grimalkin.core import saved
from grimalkin.core.bench import Bench
from grimalkin.core.courts import Court
from grimalkin.core.datafiles import data_files
from grimalkin.core.engine import Offer
from grimalkin.core.errors import BadSetup, GrimalkinError
from grimalkin.core.events import seat_name
from grimalkin.core.game import Game
from grimalkin.core.judging import court_of
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.record import RULING
from grimalkin.core.snapshot import state_hash
from grimalkin.games import GAMES
from grimalkin.players.random import play_out
from grimalkin.server import messages
from grimalkin.server.live import LiveTable
from grimalkin.server.messages import AnyAct, Clock, NewSeat, NewTable, Verdict
from grimalkin.server.names import clean_name
from grimalkin.server.people import Person
from grimalkin.server.refusals import Refused
from grimalkin.server.setups import Setup, checked_deck, set_up
from grimalkin.server.sitting import Viewer
from grimalkin.server.storage.rows import SeatRow, Stored
from grimalkin.server.storage.schema import PERSON
from grimalkin.server.stored_games import Diverged
from tests.support.soak import setup_of
from tests.support.tables import START, Desk, copied, table_row

T = TypeVar("T")

PEOPLE = ["ann", "ben", "cat", "dan", "eve", "fay", "gus"]
LOOKS_ON = "zed"
HOSTILE = 82  # of a hundred acts, while a game is young
YOUNG = 500  # entries; after them only moves are sent, so that every game ends
TO_THE_END = 10  # of a hundred games: their last moves are sent, too; the others are played out from where they are
LOADED = 25  # of a hundred games are saved and loaded at their end, as many are built again from their rows
LOOKED_AT = 5  # of a hundred: everybody is shown the table, or the whole state is compared
REBUILT = 1  # times a game it is built again from its rows before its end
TRACE = 12
# texts that are no numbers, no words, or more than one of them
ODD = [
    *["", " ", "0", "-1", "+-5", "+5", "--5", "5_0", " 5", "5 ", "1e3", "0x1F", "007", "٣", "٣٣", "²", "½", "𝟛", "1.5"],
    *["9" * 9, "9" * 10, "9" * 40, "NaN", "None", "true", "*", "* *", "#", "#1", "#-1", "#٣", "#0", "#card.3", "##1"],
    *[":", ";", "|", ",", ",,", "; ;", "a:b", "undo", "undo 0", "undone 0", "undo 0 touched", "uphold", "agreed A"],
    *[
        "on",
        "on 1",
        "overdue",
        "agreed",
        "entry",
        "entry 1",
        "entry ٣",
        "ruled",
        "hosted",
        "{0}",
        "%s",
        "%(n)s",
        "\\",
        "'",
    ],
    *[
        "\u202e",
        "\u200b",
        "\x00",
        "\x07",
        "\x1b[2J",
        "\n",
        "\t",
        "\r\n",
        "é",
        "ﬁ",
        "🐈",
        "x" * 60,
        "A B C",
        "A,B",
        "AB",
    ],
    *["<b>", "../../etc/passwd", "file.py", "bot:", "bot:greedy", "bot:random", "greedy", "human", "random", "any"],
]
ODD_NUMBERS = [
    "+-5",
    "-+5",
    "--5",
    "5_0",
    "٣",
    "+٣",
    "-٣",
    "٣٣",
    "²",
    "½",
    "𝟛",
    "1.5",
    "0x1F",
    "1e3",
    "007",
    "-0",
    "+0",
    "9" * 9,
]
NUMBER = re.compile(r"[-+#]?\d+")
NUMBERS = ["0", "1", "2", "3", "4", "5", "6", "7", "9", "12", "25", "99", "100", "999", "-1", "-3", "-999", "+2"]


class Find(Exception):
    """Something accepted, after which a table does not go on; or something that is neither accepted nor refused."""


class Tally:
    """What came of everything that was sent."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.accepted: Counter[str] = Counter()  # by kind of entry
        self.refused: Counter[str] = Counter()
        self.by_game: Counter[str] = Counter()
        self.entries = 0
        self.finds: list[str] = []

    @property
    def count(self) -> int:
        return self.accepted.total()


class Hostile(Desk):
    """A table as somebody opened it, with people on all seats."""

    def __init__(self, setup: Setup, rows: list[SeatRow]) -> None:
        self.games = dict(GAMES)
        row = table_row(setup.game, setup.settings, setup.clock, setup.spectators, PEOPLE[0])
        row.card_text = setup.card_text
        row.title = setup.title
        row.card_hash = setup.card_hash
        if setup.card_text:
            row.card_set = "own"
        self.stored = Stored(row, rows, [], [])
        self.live = LiveTable(copied(self.stored), self.games)
        self.take(self.live.start(START))


class Trial:
    """One game, from the wish for a table to its end."""

    def __init__(self, game: Game, seed: int, tally: Tally) -> None:
        self.game = game
        self.seed = seed
        self.tally = tally
        self.dice: Luck = Seeded(seed)
        self.at = 1.0
        self.keys = 0
        self.doing = "opening"
        self.words: list[str] = []  # that rulings and choices of this game were made of
        self.rebuilt = 0

    # luck

    def chance(self, percent: int) -> bool:
        return self.dice.below(100) < percent

    def any_of(self, things: Sequence[T]) -> T:
        return things[self.dice.below(len(things))]

    def word(self) -> str:
        """A word of the game, a number, or something odd."""
        roll = self.dice.below(10)
        if roll < 4 and self.words:
            return self.any_of(self.words)
        if roll < 6:
            return self.any_of(NUMBERS)
        if roll < 8:
            return seat_name(self.dice.below(SPECTATOR))
        return self.any_of(ODD)

    def bent(self, text: str) -> str:
        """A text with one or two of its words changed, left out, doubled or put elsewhere."""
        words = text.split(" ")
        numbers = [i for i, word in enumerate(words) if NUMBER.fullmatch(word)]
        if numbers and self.chance(50):
            at = self.any_of(numbers)
            sign = words[at][:1] if words[at][:1] in "#-+" and self.chance(50) else ""
            words[at] = sign + self.any_of([*ODD_NUMBERS, *NUMBERS])
            return " ".join(words)
        for _time in range(1 + self.dice.below(2)):
            at = self.dice.below(len(words) + 1)
            roll = self.dice.below(5)
            if roll == 0:
                words.insert(at, self.word())
            elif at == len(words):
                words.append(self.any_of(ODD))
            elif roll == 1:
                del words[at]
            elif roll == 2:
                words[at] = words[at] + self.any_of(["", *ODD])
            else:
                words[at] = self.word()
            words = words or [self.word()]
        return " ".join(words)

    # opening

    def run(self) -> None:
        try:
            self.play(self.opened())
        except Exception as error:  # noqa: BLE001  whatever comes out here is what this looks for
            trace = "".join(traceback.format_exception(error)[-TRACE:])
            said = f"{self.game.id}, seed {self.seed}, {self.doing}: {type(error).__name__}: {error}\n{trace}"
            self.tally.finds.append(said)

    def opened(self) -> Hostile:
        """A table that is taken, if need be as it should be asked for."""
        while True:
            desk = self.wished(self.chance(60))
            if desk is not None:
                return desk

    def wished(self, odd: bool) -> Hostile | None:
        count, settings = setup_of(self.game, self.dice.below(1_000_000))
        settings = self.game.unattended(settings)
        if self.game.officials_setting and self.chance(85):
            settings[self.game.officials_setting] = self.any_of(["1", "1", "2", "3"])
        cards = self.cards() if odd and self.chance(40) else ""
        if odd and settings and not cards and self.chance(40):
            name = self.any_of(sorted(settings))
            settings[name] = self.bent(settings[name]) if self.chance(50) else self.word()
        clock = Clock()
        if self.chance(30):
            clock = Clock(
                self.any_of(["live", "correspondence"]),
                self.any_of([3_600, 60, 86_400, 0]),
                self.any_of([0, 5, 60]),
                self.any_of(["bot", "lose"]),
            )
        title = self.word() if odd else ""
        seats = [NewSeat() for _ in range(count)]
        new = {
            "game": self.game.id,
            "settings": settings,
            "seats": seats,
            "clock": clock,
            "cards": cards,
            "title": title,
        }
        person = Person("p0", "Ann", None, "log-in")
        try:
            wanted = msgspec.json.decode(encoded(new), type=NewTable)
            setup = asyncio.run(set_up(wanted, person, GAMES, ()))
            rows = self.seated(setup, odd)
            desk = Hostile(setup, rows)
        except (Refused, GrimalkinError, msgspec.MsgspecError, UnicodeEncodeError, Diverged) as error:
            self.tally.refused["table"] += 1
            if not odd and not isinstance(error, BadSetup | Refused):
                raise
            return None
        self.tally.accepted["table"] += 1
        if cards:
            self.tally.accepted["cards"] += 1
        return desk

    def cards(self) -> str:
        """Some cards of the game, bent, as a designer's own file."""
        files = list(data_files(self.game.package, "cards", ".toml").values())
        blocks = re.split(r"\n(?=\[[a-z])", self.any_of(files))[1:]
        found: list[str] = []
        for _card in range(1 + self.dice.below(3)):
            block = self.any_of(blocks)
            for _change in range(self.dice.below(4)):
                lines = block.split("\n")
                at = self.dice.below(len(lines))
                if at and self.chance(60):
                    lines[at] = re.sub(r"\d+", lambda _found: self.any_of(NUMBERS), lines[at], count=1)
                elif at:
                    lines[at] = self.any_of(self.any_of(blocks).split("\n")[1:] or [""])
                block = "\n".join(lines)
            found.append(block)
        return "\n".join(found)

    def seated(self, setup: Setup, odd: bool) -> list[SeatRow]:
        rows: list[SeatRow] = []
        for seat in setup.seats:
            name = PEOPLE[seat.seat]
            shared = rows and not seat.official and self.chance(10)
            person = PEOPLE[seat.seat - 1] if shared else name
            called = name.capitalize()
            if odd and self.chance(30):
                try:
                    called = clean_name(self.bent(called))
                except Refused:
                    self.tally.refused["name"] += 1
                else:
                    self.tally.accepted["name"] += 1
            deck = "" if seat.official else self.deck(setup, odd)
            rows.append(SeatRow(seat.seat, PERSON, person, called, "", deck, None, seat.official))
        return rows

    def loosely(self, text: str) -> str:
        """The lines of a text in another order, written as somebody might."""
        lines = sorted(text.split("\n"), key=lambda _line: self.dice.below(1_000))
        at = self.dice.below(len(lines))
        lines[at] = self.any_of(["{}", " {}  ", "0{}", "{},", "{} {}", "+{}", "\t{}", "{}\u00a0"]).replace(
            "{}", lines[at]
        )
        return self.any_of(["\n", "\n\n", "\r\n", ", ", " ", "; "]).join(lines)

    def deck(self, setup: Setup, odd: bool) -> str:
        game = setup.game
        if not game.takes_decks:
            return ""
        decks = [one.text for one in game.ready_decks() if not game.deck_fault(setup.settings, one.text)]
        decks.append(game.random_deck(setup.settings, self.dice))
        text = self.any_of(decks)
        bent = self.any_of([self.bent, self.loosely])(text) if odd and text and self.chance(60) else text
        for one in (bent, text, ""):
            try:
                checked_deck(game, setup.settings, one)
            except (Refused, GrimalkinError):
                self.tally.refused["deck"] += 1
                continue
            self.tally.accepted["deck"] += one == bent != text
            return one
        return ""

    # playing

    def play(self, desk: Hostile) -> None:
        sent_to_the_end = self.chance(TO_THE_END)
        while not over(desk):
            live = desk.live
            if live.n >= YOUNG and not sent_to_the_end:
                self.doing = f"playing it out after {live.n} entries"
                play_out(live.played.state.copy(), Seeded(self.seed), 4 * self.game.longest)
                break
            self.at += self.any_of([0.5, 1.0, 3.0, 20.0])
            self.doing = "time goes by"
            self.due(desk)
            if over(desk):
                break
            young = live.n < YOUNG
            if young and self.chance(HOSTILE):
                self.send(desk)
            else:
                self.go_on(desk)
            if young and self.rebuilt < REBUILT and self.chance(1):
                self.rebuilt += 1
                self.rebuild(desk)
        if self.chance(LOADED):
            self.rebuild(desk)
        if self.chance(LOADED):
            self.doing = f"saving and loading after {desk.live.n} entries"
            text = saved.to_text(desk.live.played)
            if saved.to_text(saved.from_text(text, {self.game.id: self.game})) != text:
                raise Find("the record differs after saving and loading")
        self.tally.games[self.game.id] += 1
        self.tally.entries += desk.live.n

    def due(self, desk: Hostile) -> None:
        """What is due without anybody doing it."""
        wake = desk.live.wake_at()
        if wake is not None and wake <= START + self.at:
            desk.due(self.at)

    def go_on(self, desk: Hostile) -> None:
        """A move of somebody who is asked: one must be possible, whatever was accepted before."""
        live = desk.live
        if live.timing.paused:
            self.doing = "ending a pause"
            seats = [seat.seat for seat in live.players if not live.played.state.is_absent(seat.seat)]
            seat = self.any_of([one for one in seats if not live.is_bot(one)] or seats)
            desk.act(live.seats[seat].person or "", messages.Pause(seat, False), self.at)
            return
        self.doing = "asking who may act"
        table = live.played
        offers = [offer for offer in table.offers() if offer.options]
        if len(table.path(table.at)) > 3 * self.game.longest:
            raise Find(f"{len(table.path(table.at))} entries lead here; a game has at most {self.game.longest}")
        offer = self.any_of(offers)
        self.learn(live, offer)
        option = self.any_of(offer.options)
        text = live.game.codes.text(option)
        self.doing = f"after {live.n} entries {seat_name(offer.seat)} chooses '{text}'"
        if live.is_bot(offer.seat):
            desk.take(live.bot_chose(offer.seat, option, START + self.at))
        else:
            person = live.seats[offer.seat].person or ""
            version = live.number(live.version, live.viewer(person))  # as this person counts the entries
            desk.act(person, messages.Move(offer.seat, version, text, self.key()), self.at)

    def learn(self, live: LiveTable, offer: Offer) -> None:
        if len(self.words) < 400:
            for option in offer.options[:6]:
                self.words += [word for word in live.game.codes.text(option).split() if word not in self.words]
            self.words += [word for word in sorted(live.played.state.card_names())[:40] if word not in self.words]

    def send(self, desk: Hostile) -> None:
        """Something that somebody sends. What is refused has changed nothing."""
        live = desk.live
        person, act = self.act(live)
        try:
            act = msgspec.json.decode(encoded(act), type=AnyAct)
        except (msgspec.MsgspecError, UnicodeEncodeError):
            self.tally.refused["malformed"] += 1
            return
        kind = type(act).__name__.lower()
        before = (live.n, live.m)
        state = live.played.state
        digest = state_hash(state) if self.chance(LOOKED_AT) else ""
        self.doing = f"after {live.n} entries {person} sends {act}"
        try:
            desk.act(person, act, self.at)
        except (Refused, GrimalkinError):
            self.tally.refused[kind] += 1
            if len(live.played.record) != live.n:
                desk.live = desk.rebuilt()  # as the hub does where something was refused in its middle
            now = desk.live.played.state
            same = now is state or state_hash(now) == state_hash(state)
            if (desk.live.n, desk.live.m) != before or not same or (digest and state_hash(now) != digest):
                raise Find("something was refused and has changed the table all the same") from None
            return
        self.tally.accepted[kind] += 1
        self.tally.by_game[self.game.id] += 1
        self.look(desk)

    def look(self, desk: Hostile) -> None:
        """Everybody can be shown the table, and who is asked can do something."""
        live = desk.live
        if not live.is_playing:
            return
        if not live.timing.paused and not any(offer.options for offer in live.played.offers()):
            raise Find("nobody can do anything")
        live.wake_at()
        if self.chance(LOOKED_AT):
            for viewer in [*(Viewer((seat.seat,)) for seat in live.seats), Viewer(), Viewer((), True)]:
                msgspec.json.encode(live.showing.update(viewer, self.dice.below(live.n + 1), START + self.at))
            live.showing.said(0)
            live.showing.courts.rulings()
            live.info(PEOPLE[0])

    def rebuild(self, desk: Hostile) -> None:
        self.doing = f"building the table again after {desk.live.n} entries"
        twin = desk.rebuilt()
        if state_hash(twin.played.state) != state_hash(desk.live.played.state):
            raise Find("it is another table when it is built again from its rows")

    # what is sent

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys:08}"

    def act(self, live: LiveTable) -> tuple[str, dict[str, Any] | AnyAct]:
        """Who sends what: of every kind, most of it half right."""
        table = live.played
        seat = self.dice.below(len(live.seats))
        roll = self.dice.below(1000)
        officials = table.state.officials_here()
        if roll < 300:
            seat, text = self.choice(live, seat)
            seen = live.number(live.version, live.viewer(live.seats[seat].person or ""))
            version = seen if self.chance(95) else self.dice.below(live.version + 2)
            act: AnyAct = messages.Move(seat, version, text, self.key())
        elif roll < 620 and officials:
            seat = self.any_of(officials) if self.chance(97) else seat
            act = messages.Rule(seat, self.verdict(live), self.key())
        elif roll < 660 and officials:
            proposals = [one.n for one in court(live).proposals]
            number = self.any_of(proposals) if proposals and self.chance(90) else self.dice.below(live.n + 3)
            act = messages.Second(self.any_of(officials), number, self.key())
        elif roll < 710 and (officials or self.chance(5)):
            act = messages.RaiseDispute(seat, self.about(live), self.key(), self.word() if self.chance(50) else "")
        else:
            return self.other(live, seat, roll)
        return live.seats[seat].person or "", act

    def other(self, live: LiveTable, seat: int, roll: int) -> tuple[str, AnyAct]:
        person = live.seats[seat].person or ""
        request = live.consent.request
        if roll > 996 and self.chance(20):
            ends: list[AnyAct] = [messages.Resign(seat), messages.Leave(seat), messages.OfferDraw(seat)]
            return person, self.any_of(ends)
        if roll > 970:
            return LOOKS_ON, messages.OfferToOfficiate()
        if roll > 950:
            return self.any_of([person, LOOKS_ON]), messages.Chat(self.any_of(ODD) or "x", self.any_of([0, 0, live.n]))
        if request is not None and roll > 840:
            yes = self.chance(70) and (request.kind != "draw" or self.chance(3))
            return person, messages.Answer(seat, request.m if self.chance(95) else self.dice.below(live.m + 2), yes)
        kind = self.dice.below(8)
        if kind == 7 and not live.game.windows and self.chance(90):
            kind = 5
        if kind == 0:
            own = next((one for one in live.asked() if self.chance(60)), seat)
            return live.seats[own].person or "", messages.Back(own, live.version)
        if kind == 1 and self.chance(40):
            return person, messages.Undo(seat, live.version)
        if kind == 2:
            return person, messages.Redo(seat, live.version)
        if kind == 3:
            return person, messages.MoreTime(seat, live.version)
        if kind == 4:
            return person, messages.Pause(seat, self.chance(50))
        if kind == 5:
            bot = self.any_of(["greedy", "bot:random", "", "", "", "", "human", "../x", self.any_of(ODD)])
            return person, messages.LetPlay(seat, bot[:40])
        window = self.any_of([*live.game.windows, *live.game.windows, self.word()])
        return person, messages.Stop(seat, window[:60], self.chance(70))

    def choice(self, live: LiveTable, seat: int) -> tuple[int, str]:
        """A move: one that is offered, one that is not, or something bent."""
        offers = live.played.offers()
        offer = self.any_of(offers) if offers else None
        codes = live.game.codes
        if offer is None or not offer.every():
            return seat, codes.text(self.any_of(codes.used()))
        text = codes.text(self.any_of(offer.every()))
        roll = self.dice.below(10)
        if roll < 4:
            return offer.seat, text
        if roll < 6:
            return offer.seat, codes.text(self.any_of(codes.used()))
        return (offer.seat if roll < 9 else seat), self.bent(text) or "x"

    def about(self, live: LiveTable) -> str:
        rules = list(live.game.rulebook().rules)
        names = sorted(live.played.state.card_names())
        entry = f"entry {self.dice.below(live.n + 2)}"
        text = self.any_of([self.any_of(rules), self.any_of(names) if names else "x", entry, entry])
        return (self.bent(text) if self.chance(30) else text)[:60] or "x"

    def verdict(self, live: LiveTable) -> Verdict:
        """A ruling: as the game makes them at random, bent, or put together from the forms of its operations."""
        bench = live.game.hooks.bench()
        assert isinstance(bench, Bench)
        operations: list[str] = []
        for _operation in range(1 + self.dice.below(3)):
            entry = live.game.random_entry(live.played.state, self.dice)
            roll = self.dice.below(10)
            if entry is not None and entry[1] == RULING and roll < 6:
                line = self.any_of(entry[2].partition(":")[2].partition("|")[0].split(";")).strip()
                self.words += [word for word in line.split() if word not in self.words and len(self.words) < 500]
                operations.append(self.bent(line) if self.chance(50) else line)
            elif roll == 6:
                there = (
                    self.any_of(live.played.undo_points() or [0]) if self.chance(80) else self.dice.below(live.n + 2)
                )
                ends = self.any_of(["", " none", " touched", f" {self.word()}"])
                operations.insert(0, f"undo {there}{ends}")
            else:
                one = self.any_of(list(bench.operations().values()))
                form = [self.any_of(word.split("|")).strip("[]") for word in one.form.split()]
                words = [self.slot(word) if word.isupper() else word for word in form if self.chance(95)]
                operations.append(" ".join([one.name, *words]))
        criteria = [self.any_of(bench.criteria)] if self.chance(97) else [self.word()]
        about = self.any_of(["", "", str(self.dice.below(live.n + 1)), self.word()])
        text = self.any_of(["", "So be it.", self.any_of(ODD), "x" * self.dice.below(400)])
        return Verdict(criteria, [one[:200] or "x" for one in operations], about[:60], text)

    def slot(self, name: str) -> str:
        """Something for a place in the form of an operation, which is called by what stands there."""
        if name == "PLAYER":
            return seat_name(self.dice.below(3)) if self.chance(90) else self.word()
        if name in ("AMOUNT", "COUNT", "ROUND", "ENTRY", "VALUE"):
            return self.any_of(self.any_of([NUMBERS, ODD_NUMBERS]))
        return self.any_of(NUMBERS) if name in ("CARD", "FOE") and self.chance(60) else self.word()


def over(desk: Hostile) -> bool:
    return not desk.live.is_playing


def court(live: LiveTable) -> Court:
    return court_of(live.played.state)


def encoded(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)


def hunt(count: int, first: int, games: Sequence[str], progress: Callable[[Tally, int], None]) -> Tally:
    """Play until so many entries were accepted; one game after the other, each by its own seed."""
    tally = Tally()
    seed = first
    with mock.patch(
        "difflib.get_close_matches", return_value=[]
    ):  # the words that were meant take longer than the rest
        while tally.count < count:
            Trial(GAMES[games[seed % len(games)]], seed, tally).run()
            seed += 1
            progress(tally, seed)
    return tally


def main() -> None:
    count = int(sys.argv[1])
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    games = sys.argv[3:] or list(GAMES)
    began = time.monotonic()

    def progress(tally: Tally, seed: int) -> None:
        took = time.monotonic() - began
        sys.stderr.write(f"\r{tally.count} accepted, {seed - first} games, {len(tally.finds)} finds, {took:.0f} s ")
        sys.stderr.flush()

    tally = hunt(count, first, games, progress)
    games_played = ", ".join(f"{played} of {game}" for game, played in sorted(tally.games.items()))
    sys.stdout.write(f"\n{tally.count} entries accepted in {games_played}; {tally.entries} entries in all\n")
    for heading, kinds in (("accepted", tally.accepted), ("refused", tally.refused), ("by game", tally.by_game)):
        sys.stdout.write(f"{heading}: {', '.join(f'{kind} {number}' for kind, number in kinds.most_common())}\n")
    for find in tally.finds:
        sys.stdout.write(f"\n{find}\n")
    sys.exit(1 if tally.finds else 0)


if __name__ == "__main__":
    main()
