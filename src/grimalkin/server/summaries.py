"""What became of a game, for any game: who did what, the moments that decided it, and how it stood after each entry.

All is read from what one viewer saw: its frames, and the roles that the game gives the arguments of its lines. So
nobody is told here what could not be seen there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grimalkin.core.events import EventTypes, seat_name
from grimalkin.core.figures import Told
from grimalkin.core.game import Game
from grimalkin.core.record import STOP, TAKEOVER, UNDO
from grimalkin.core.view import Fact, Line, Piece, View
from grimalkin.server.messages import Curve, Deeds, Frame, Moment, Summary

MOST_MOMENTS = 6
WHOLE = 1000  # of a curve: the whole way
DOES = ("announce", "roll")  # the beats that say who does what follows
TELLING = ("end", "fall", "sum", "damage", "gain", "heal")  # the beats that a moment is told by, the best first
MOST_LINES = 3
FELL = 1.5  # as much as so many times all HP of a piece
SCORED = 1.5
THE_END = 100.0


def counted(entries: Sequence[tuple[str, str]]) -> set[int]:
    """The entries that led to where the game is, of kinds and texts: not what was taken back."""
    at = 0
    before: dict[int, int] = {}
    for n, (kind, text) in enumerate(entries, 1):
        if kind == UNDO:
            at = int(text.partition("to ")[2].split()[0])
        elif kind not in (STOP, TAKEOVER):
            before[n] = at
            at = n
    path: set[int] = {0}
    while at:
        path.add(at)
        at = before[at]
    return path


class Tally:
    """Counts what happened while frames go by."""

    def __init__(self, game: Game, teams: list[int]) -> None:
        self.events: EventTypes = game.event_types
        self.score = game.score
        self.teams = teams
        self.deeds: dict[tuple[str, str], Deeds] = {}
        self.moments: list[Moment] = []
        self.final: list[Line] = []  # how points came together at the end
        self.doer = ""  # who did what is told next
        self.actor = ""  # whose doing the first blow, fall or mending of an entry is
        self.die = 0
        self.most: dict[str, int] = {}  # by piece: all its HP, as far as lines told it
        self.before: View | None = None

    def see(self, frame: Frame, counts: bool) -> None:
        view = frame.view
        if counts:
            self.actor = ""
            told = [Told(self.events, line) for line in view.log if line.what in self.events.names]
            weight = sum([self.hear(one, view) for one in told])
            self.final += [one.line for one in told if one.beat == "end" and one.word("by")]
            if view.result is not None and (self.before is None or self.before.result is None):
                weight += THE_END
            if weight and frame.n:
                self.moments.append(self.moment(frame.n, told, view, round(100 * weight)))
        self.before = view

    # who did what

    def hear(self, told: Told, view: View) -> float:
        """Count a line. The answer is how much it matters: shares of the HP that somebody has, and more for a fall."""
        if told.beat == "turn":
            self.doer = ""
        elif told.beat in DOES and told.word("who"):
            self.doer = told.word("who")
        if told.beat == "roll" and told.number("die"):
            self.die = told.number("die")
            if told.word("who"):
                by = self.of(told.word("who"), view)
                by.rolls += 1
                by.dice += told.number("die")
        target = told.word("target")
        if not self.is_wound(told, target):
            return 0.0
        amount = told.number("amount") or abs(told.number("change"))
        source = told.word("source") if "source" in told.values else self.doer
        if told.beat in TELLING and told.beat != "gain" and target:
            self.actor = self.actor or source
        if told.beat == "heal" or (told.beat == "damage" and told.number("change") > 0):
            return self.healed(source or self.doer, target, amount, view)
        if told.beat in ("damage", "gain") and self.scores(told):
            return self.scored(told, target, amount, view)
        if told.beat == "damage":
            return self.hurt(source, target, amount, view)
        if told.beat == "fall":
            self.of(target, view).fallen += 1
            if source and source != target:
                self.of(source, view).felled += 1
            return FELL
        return 0.0

    def scored(self, told: Told, target: str, amount: int, view: View) -> float:
        """Somebody gains what says how it stands, or loses it: that is no damage."""
        deeds = self.of(target or told.word("who"), view)
        if told.beat == "gain":
            deeds.gained += amount
            return SCORED
        deeds.lost += amount
        return self.share(target, amount, view)

    def is_wound(self, told: Told, target: str) -> bool:
        """Not if all the HP that a piece can have are otherwise, and those that it has went with them."""
        if "of_hp" not in told.values:
            return True
        before = self.most.get(target)
        self.most[target] = told.number("of_hp")
        return before is None or before == self.most[target]

    def hurt(self, source: str, target: str, amount: int, view: View) -> float:
        if not target or not amount:
            return 0.0
        self.of(target, view).taken += amount
        if source and self.side_of(source, view) != self.side_of(target, view):
            self.of(source, view).given += amount
        return self.share(target, amount, view)

    def healed(self, source: str, target: str, amount: int, view: View) -> float:
        if not target or not amount:
            return 0.0
        self.of(source or target, view).healed += amount
        return self.share(target, amount, view) / 2

    def share(self, target: str, amount: int, view: View) -> float:
        """Of how much of all its HP is this?"""
        hp = fact_of(self.facts(target, view), "hp")
        most = hp.of if hp is not None and hp.of else 0
        return amount / most if most else amount / 10

    def of(self, whose: str, view: View) -> Deeds:
        """What somebody did so far. One place may have had several cards, such as a Foe's."""
        card = self.card(whose, view)
        found = self.deeds.get((whose, card))
        if found is None:
            found = Deeds(id=whose, card=card, seat=self.seat_of(whose, view))
            self.deeds[whose, card] = found
        return found

    # who is who: a seat by its letter, or a piece

    def piece(self, whose: str, view: View) -> Piece | None:
        """The piece that is meant; of a seat the one that stands for it. What has just left is known from before."""
        for seen in (view, self.before):
            if seen is not None:
                for zone in seen.zones:
                    for piece in zone.pieces:
                        if piece.id == whose or is_figure(piece, whose):
                            return piece
        return None

    def card(self, whose: str, view: View) -> str:
        piece = self.piece(whose, view)
        return piece.card or "" if piece is not None else ""

    def facts(self, whose: str, view: View) -> list[Fact]:
        piece = self.piece(whose, view)
        if piece is not None:
            return piece.facts
        return [fact for seat in view.seats if seat_name(seat.seat) == whose for fact in seat.facts]

    def seat_of(self, whose: str, view: View) -> int:
        """Whose it is; -1: nobody's."""
        for seat in view.seats:
            if seat_name(seat.seat) == whose:
                return seat.seat
        piece = self.piece(whose, view)
        return piece.owner if piece is not None and piece.owner is not None else -1

    def side_of(self, whose: str, view: View) -> int:
        seat = self.seat_of(whose, view)
        return self.teams[seat] if seat >= 0 else -1

    # moments

    def moment(self, n: int, told: list[Told], view: View, weight: int) -> Moment:
        """What an entry brought, in few lines; between whom; and the die that decided it."""
        kept = self.telling(told)
        target = next((one.word("target") for one in kept if one.word("target") and one.beat != "gain"), "")
        rolled = any(one.beat == "roll" for one in told)
        who = self.actor or self.doer
        who = who if who != target else ""
        return Moment(
            n=n,
            lines=[one.line for one in kept] or view.log[-1:],
            who=who,
            who_card=self.card(who, view) if who else "",
            target=target,
            target_card=self.card(target, view) if target else "",
            die=self.die if rolled else 0,
            weight=weight,
        )

    def telling(self, told: list[Told]) -> list[Told]:
        """The few lines that tell most, in their order: falls before blows, blows before what is won and mended."""
        summed = {one.word("target") for one in told if one.beat == "sum"}
        ranked: list[tuple[int, int]] = []
        for i, one in enumerate(told):
            beat = "heal" if one.beat == "damage" and one.number("change") > 0 else one.beat
            again = beat == "damage" and one.word("target") in summed
            if beat in TELLING and not again and (beat != "gain" or self.scores(one)):
                ranked.append((TELLING.index(beat), i))
        return [told[i] for i in sorted([i for _rank, i in sorted(ranked)[:MOST_LINES]])]

    def scores(self, told: Told) -> bool:
        """Does it tell the fact that says how it stands?"""
        return f"left_{self.score}" in told.values or f"side_{self.score}" in told.values

    def best(self) -> list[Moment]:
        """The moments that mattered most, in their order; the end is always one."""
        found = sorted(self.moments, key=lambda moment: -moment.weight)[:MOST_MOMENTS]
        return sorted(found, key=lambda moment: moment.n)


def is_figure(piece: Piece, whose: str) -> bool:
    """Does a piece stand for a seat? It has its HP."""
    return piece.owner is not None and seat_name(piece.owner) == whose and fact_of(piece.facts, "hp") is not None


def fact_of(facts: list[Fact], name: str) -> Fact | None:
    for fact in facts:
        if fact.name == name and isinstance(fact.value, int):
            return fact
    return None


# how it stands


def curves_of(frames: Sequence[Frame], score: str, teams: list[int]) -> list[Curve]:
    """How far each side has come, after each entry; of a game that all win or lose together, also how well they are."""
    if not frames or not score:
        return []
    last = frames[-1].view
    if any(fact_of(seat.facts, score) is not None for seat in last.seats):
        found = [Curve(score, team, of_curve(last, score, team), []) for team in sorted(set(teams))]
        for curve in found:
            curve.values = [standing(frame.view, score, curve.team, teams) for frame in frames]
        return found
    far = Curve(score, teams[0], WHOLE, [progress(frame.view, score) for frame in frames])
    well = Curve("hp", teams[0], WHOLE, [WHOLE - lost(frame.view, lambda owner: owner is not None) for frame in frames])
    return [far, well]


def of_curve(view: View, score: str, team: int) -> int | None:
    for seat in view.seats:
        fact = fact_of(seat.facts, score)
        if seat.team == team and fact is not None:
            return WHOLE if fact.of else None
    return None


def standing(view: View, score: str, team: int, teams: list[int]) -> int:
    """Points; where there is a goal, as a share of it, and between two points how hurt the others are."""
    for seat in view.seats:
        fact = fact_of(seat.facts, score)
        if seat.team == team and fact is not None:
            value = int(fact.value)
            if not fact.of:
                return value
            hurt = lost(view, lambda owner: owner is not None and teams[owner] != team)
            return min(WHOLE, (value * WHOLE + min(hurt, WHOLE - 1)) // fact.of)
    return 0


def progress(view: View, score: str) -> int:
    """Of a way in steps: those that are done, and of the present one how hurt those are that belong to nobody."""
    if view.result is not None and view.result.winners:
        return WHOLE
    fact = fact_of(view.facts, score)
    if fact is None or not fact.of:
        return 0
    return ((int(fact.value) - 1) * WHOLE + lost(view, lambda owner: owner is None)) // fact.of


def lost(view: View, belongs: Callable[[int | None], bool]) -> int:
    """The HP that pieces of some have lost, of a thousand."""
    now = most = 0
    for zone in view.zones:
        for piece in zone.pieces:
            hp = fact_of(piece.facts, "hp")
            if hp is not None and hp.of and belongs(piece.owner):
                now += max(0, int(hp.value))
                most += hp.of
    return (most - now) * WHOLE // most if most else 0


def did_something(one: Deeds) -> bool:
    """Rolling alone is nothing."""
    return any((one.given, one.taken, one.gained, one.lost, one.healed, one.felled, one.fallen))


def summary_of(viewer: str, frames: Sequence[Frame], entries: Sequence[tuple[str, str]], game: Game) -> Summary:
    """Everything that one viewer's frames tell of a whole game."""
    teams = [seat.team for seat in frames[0].view.seats]
    tally = Tally(game, teams)
    path = counted(entries)
    for frame in frames:
        tally.see(frame, frame.n in path)
    deeds = [one for one in tally.deeds.values() if did_something(one)]
    return Summary(
        viewer=viewer,
        entries=len(frames) - 1,
        seconds=max(0.0, frames[-1].at - frames[0].at),
        now={fact.name: fact.value for fact in frames[-1].view.facts if isinstance(fact.value, int)},
        deeds=deeds,
        moments=tally.best(),
        curves=curves_of(frames, game.score, teams),
        scores=tally.final,
    )
