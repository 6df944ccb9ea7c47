"""Consent: what somebody asks all others for (an undo, a redo, a draw, a pause, to officiate), and what they answer."""

from __future__ import annotations

from collections.abc import Mapping

from grimalkin.core.game import Game
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.record import CHOICE, CONCEDE, DISPUTE, DRAW, LEAVE, LUCK, OFFICIAL, RULING, SECOND, TIMEOUT, UNDO
from grimalkin.server.messages import Answer, Request
from grimalkin.server.refusals import Refused
from grimalkin.server.sitting import SPECTATES, Sitting
from grimalkin.server.storage.rows import SeatRow
from grimalkin.server.storage.schema import PERSON
from grimalkin.server.storage.store import TalkRow
from grimalkin.server.timing import Timing

PAUSE_WAIT = 120.0  # seconds after which a request that the game does not end lapses, if nobody answers
POSITION_KINDS = (CHOICE, LUCK, TIMEOUT, CONCEDE, UNDO, RULING, SECOND, DISPUTE, OFFICIAL, DRAW, LEAVE)
PAUSE, OFFICIATE = "pause", "official"
STAYING = (PAUSE, OFFICIATE)  # requests that stay open while the game goes on


SEES_MORE = (
    "At this rated table an official would see what spectators do not: it was opened before that was ruled out. "
    "Open another."
)


def is_fair(game: Game, settings: Mapping[str, str]) -> bool:
    """Does a table have what rated tables must have? One that was opened before may not."""
    return all(settings.get(setting.name) == setting.rated for setting in game.settings if setting.rated)


class Asked:
    """A request for consent that is open: since which entry, who agreed."""

    def __init__(self, row: TalkRow) -> None:
        self.m = row.m
        self.at = row.at
        self.kind = row.kind.removesuffix("?")
        self.seat = row.seat
        self.person = row.person
        number, _, self.name = row.text.partition("\n")  # the name of who would officiate
        self.n = int(number or 0)
        self.agreed: set[int] = set()


class Consent:
    """The request that is open at one table. What is `said` about it is written with the act."""

    def __init__(self, sitting: Sitting, timing: Timing) -> None:
        self.sitting = sitting
        self.timing = timing
        self.request: Asked | None = None
        self.refused: set[str] = set()  # people whom somebody did not want as an official

    def hear(self, row: TalkRow) -> None:
        """A line of talk: a request, or an answer to one."""
        if row.kind.endswith("?"):
            self.request = Asked(row)
            if self.request.kind not in STAYING and self.moved_since(self.request.n):
                self.request = None
        elif self.request is not None and row.text == str(self.request.m):
            if row.kind == "no" and self.request.kind == OFFICIATE:
                self.refused.add(self.request.person)
            if row.kind == "yes":
                self.request.agreed.update(self.sitting.same_person(row.seat))
            if row.kind != "yes" or not self.missing():
                self.request = None

    def paused(self) -> None:
        """A pause has begun: whoever asked for one has it."""
        if self.request is not None and self.request.kind == PAUSE:
            self.request = None

    def skip(self, seconds: float) -> None:
        """Nobody could answer for so long, or the clock was set by so much."""
        if self.request is not None:
            self.request.at += seconds

    def went_on(self, kind: str) -> None:
        """An entry of this kind is in the record: what was asked before the game went on is not open any more."""
        if self.request is not None and self.request.kind not in STAYING and kind in POSITION_KINDS:
            self.request = None

    def is_about_undo(self) -> bool:
        return self.request is not None and self.request.kind in ("undo", "redo")

    def person_of(self, request: Asked) -> str:
        return self.sitting.seats[request.seat].person or "" if request.seat != SPECTATES else request.person

    def missing(self) -> list[int]:
        """Whose consent the open request still needs."""
        if self.request is None or self.sitting.table is None:
            return []
        return [seat for seat in self.asked_by(self.request.seat) if seat not in self.request.agreed]

    def asked_by(self, seat: int) -> list[int]:
        """Who must agree to what a seat wants: all other people who play. Of nobody's seat, all of them."""
        table = self.sitting.played
        if seat != SPECTATES:
            return table.others(seat)
        playing = [one.seat for one in self.sitting.players if not table.state.is_absent(one.seat)]
        return [one for one in playing if not self.sitting.is_bot(one)]

    def consenting(self, seat: int) -> list[int]:
        """Whose consent something of this seat needs. A bot that stands in for somebody cannot give theirs."""
        away = [
            one.name
            for one in self.sitting.seats
            if one.kind == PERSON and one.seat not in self.sitting.same_person(seat) and self.sitting.is_bot(one.seat)
        ]
        if away:
            raise Refused("not_allowed", f"{', '.join(away)} would have to agree, and is away: a bot plays.")
        if self.sitting.row.rated and not self.asked_by(seat):
            raise Refused("not_allowed", "Nobody can agree to that: in a rated game bots do not.")
        return self.asked_by(seat)

    def requested(self, person: str, seat: int, kind: str, now: float) -> TalkRow:
        if self.request is not None:
            raise Refused("not_allowed", f"Another request is open: {self.request.kind}. Answer that first.")
        return TalkRow(0, now, person, seat, kind, str(self.sitting.n))

    def offered(self, person: str, name: str, now: float) -> TalkRow:
        """Somebody without a seat would sit down as an official."""
        sitting = self.sitting
        if sitting.game.hooks.bench() is None:
            raise Refused("not_allowed", f"{sitting.game.title} has no officials.")
        if sitting.seats_of(person):
            raise Refused("not_allowed", "You have a seat at this table.")
        if len(sitting.seats) >= SPECTATOR:
            raise Refused("not_allowed", f"At most {SPECTATOR} people sit at a table, and all seats are taken.")
        if sitting.row.rated and not is_fair(sitting.game, sitting.row.settings):
            raise Refused("not_allowed", SEES_MORE)
        if person in self.refused:
            raise Refused("not_allowed", "Somebody at this table has said no already.")
        if not self.consenting(SPECTATES):
            raise Refused("not_allowed", "Nobody plays here who could agree to that.")
        asked = self.requested(person, SPECTATES, "official?", now)
        return TalkRow(0, now, person, SPECTATES, asked.kind, f"{asked.text}\n{name}")

    def seat_official(self, request: Asked, agreed: set[int]) -> None:
        """All agree: there is a new seat behind all others, of whoever has asked."""
        sitting = self.sitting
        first = min(agreed)
        sitting.played.seat_official(first, [seat for seat in agreed if seat != first])
        seat = SeatRow(len(sitting.seats), PERSON, request.person, request.name, "", "", None, official=True)
        sitting.seats.append(seat)

    def ask_pause(self, said: list[TalkRow], person: str, seat: int, on: bool, now: float) -> None:
        if on == self.timing.paused:
            raise Refused("not_allowed", "The game is paused already." if on else "The game is not paused.")
        if not on:
            said.append(TalkRow(0, now, person, seat, "resumed", ""))
        elif self.sitting.played.others(seat):
            said.append(self.requested(person, seat, "pause?", now))
        else:
            said.append(TalkRow(0, now, person, seat, "paused", ""))

    def answer(self, said: list[TalkRow], person: str, seat: int, act: Answer, now: float) -> None:
        """Agree or not. With the last consent the request is carried out; who asked may withdraw it."""
        request = self.request
        if request is None or request.m != act.m:
            raise Refused("no_request", "That request is not open any more.")
        if seat in self.sitting.same_person(request.seat):
            if act.yes:
                raise Refused("no_request", "You asked for this yourself.")
            said.append(TalkRow(0, now, person, seat, "lapsed", str(request.m)))
            return
        if self.sitting.is_official(seat):
            raise Refused("no_request", "You are not asked: only those who play are.")
        said.append(TalkRow(0, now, person, seat, "yes" if act.yes else "no", str(request.m)))
        if not act.yes:
            return
        agreed = request.agreed | set(self.sitting.same_person(seat))
        if [other for other in self.asked_by(request.seat) if other not in agreed]:
            return
        table = self.sitting.played
        if request.kind == OFFICIATE:
            self.seat_official(request, agreed)
        elif request.kind == "undo":
            table.undo(request.seat, list(agreed))
        elif request.kind == "redo":
            table.redo(request.seat, list(agreed))
        elif request.kind == "draw":
            table.draw(request.seat, list(agreed))
        else:
            said.append(TalkRow(0, now, self.person_of(request), request.seat, "paused", ""))

    def settle(self, said: list[TalkRow], now: float) -> None:
        """Somebody else plays a seat now. What waits for nobody any more is decided, and no pause is left to bots."""
        if not self.sitting.is_playing:
            return
        request = self.request
        if request is not None and not any(line.text == str(request.m) for line in said):
            asker = self.sitting.same_person(request.seat)
            away = bool(asker) and all(self.sitting.is_bot(seat) for seat in asker)
            if away or (not self.missing() and request.kind != PAUSE):
                said.append(TalkRow(0, now, "", request.seat, "lapsed", str(request.m)))
            elif not self.missing() and not self.timing.paused:
                said.append(TalkRow(0, now, self.person_of(request), request.seat, "paused", ""))
        if self.timing.paused and self.sitting.is_left_to_bots:
            said.append(TalkRow(0, now, "", SPECTATES, "resumed", ""))

    def end(self) -> float | None:
        """When a request lapses that nobody answers. In correspondence it has the time of a decision."""
        if self.request is None or self.request.kind not in STAYING:
            return None
        clock = self.sitting.row.clock
        return self.request.at + (max(PAUSE_WAIT, clock.bank) if clock.kind == "correspondence" else PAUSE_WAIT)

    def info(self) -> Request | None:
        request = self.request
        if request is None:
            return None
        return Request(request.m, request.kind, request.seat, self.missing(), request.name)  # type: ignore[arg-type]

    def moved_since(self, n: int) -> bool:
        return self.sitting.table is not None and any(
            entry.kind in POSITION_KINDS for entry in self.sitting.table.record[n:]
        )
