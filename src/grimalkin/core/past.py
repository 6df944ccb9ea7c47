"""The past of a table: what each entry led to, and states that it keeps on the way."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import Apart
from grimalkin.core.engine import Resume, waiting_ask
from grimalkin.core.events import Event
from grimalkin.core.game import Game
from grimalkin.core.record import Entry, enact
from grimalkin.core.state import State

NOT_SEALED: Final = -1
MILESTONES: Final = 64  # states that a table keeps as the game goes on
FAR: Final = 200  # entries between two of them; twice as many each time that there would be too many


class Position:
    """What an entry led to, and how: from where, what was told, whether anybody learned anything."""

    def __init__(
        self,
        parent: int,
        stops: tuple[int, ...],
        told: list[Event],
        learned: bool,
        forced: bool,
        sealed_since: int = NOT_SEALED,
        hidden: bool = False,
        stretch: int = 0,
        disputes: tuple[int, ...] = (),
        dismissed: int = 0,
    ) -> None:
        self.parent = parent  # the position before it
        self.stops = stops  # the stops that stood when the entry was made
        self.told = told
        self.learned = learned
        self.forced = forced  # all could see that the seat had no other choice
        self.sealed_since = sealed_since  # the position at which the sealed choices began that are being made here
        self.hidden = hidden  # a part of a sealed choice: while those are made, nobody else knows that there is one
        self.stretch = stretch  # the part of the game that it is in, for officials who take play back
        self.disputes = disputes  # those that wait there
        self.dismissed = dismissed  # the one that the entry has closed with nothing changed; 0: none

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self.parent, self.stops, self.told, self.learned, self.forced, self.sealed_since, self.hidden)
        return Position, (*kept, self.stretch, self.disputes, self.dismissed)


class Milestone:
    """A table after one of its entries: all that the record does not tell by itself."""

    def __init__(self, entry: int, state: State, at: int, asked_at: int, undone: list[int], players: list[str]) -> None:
        self.entry = entry
        self.state = state.copy()
        self.at = at
        self.asked_at = asked_at
        self.undone = undone[:]
        self.players = players[:]


class Milestones:
    """Milestones some hundred entries apart, so that nothing is replayed from the start of a long game."""

    def __init__(self) -> None:
        self.kept: list[Milestone] = []
        self.far = FAR

    def is_due(self, entry: int) -> bool:
        return entry - (self.kept[-1].entry if self.kept else 0) >= self.far

    def add(self, one: Milestone) -> None:
        self.kept.append(one)
        if len(self.kept) > MILESTONES:
            self.far *= 2
            self.kept = self.kept[1::2]

    def before(self, entry: int) -> Milestones:
        """Those up to an entry."""
        found = Milestones()
        found.far = self.far
        found.kept = [one for one in self.kept if one.entry <= entry]
        return found

    def states(self) -> dict[int, State]:
        """The states by position."""
        return {one.at: one.state for one in self.kept}


def is_kept(before: State, after: State, seat: int) -> bool:
    """Was this answer, or part of one, given to a wait of several seats that goes on, with nothing else changed?"""
    if after.result is not None:
        return False
    if len(after.agenda) != len(before.agenda) or after.agenda[-1] is not before.agenda[-1]:
        return False
    if isinstance(after.agenda[-1], Apart):
        return True
    if len(after.answers) != len(before.answers) + 1:
        return False
    return after.answers[-1].seat == seat and after.answers[-1].height == len(after.agenda)


def open_choices(state: State) -> Apart[Any] | None:
    """The sealed choices that are being made, perhaps below an interrupt."""
    agenda = state.agenda
    if state.result is None:
        for i in range(len(agenda)):
            step = agenda[i]
            if isinstance(step, Apart) and (i == len(agenda) - 1 or isinstance(agenda[i + 1], Resume)):
                return step
    return None


def is_hidden_part(before: State, after: State, seat: int) -> bool:
    """Was this answer a part of a sealed choice, by which nobody else is told anything?"""
    ask = waiting_ask(before)
    if not isinstance(ask, Apart) or after.result is not None or after.agenda[-1] is not ask:
        return False
    return seat in ask.order(after)


def touched_piles(game: Game, state: State, entries: list[Entry]) -> list[str]:
    """The face-down piles that lose or gain a card by these entries, in order of their names. The state is used up."""
    bench = state.hooks.bench()
    touched: set[str] = set()
    for entry in entries:
        before = {name: pile.all_cards() for name, pile in bench.face_down(state).items()}
        enact(game, state, entry.seat, entry.kind, entry.text, entry.n)
        for name, pile in bench.face_down(state).items():
            if kinds_in(before[name]) != kinds_in(pile.all_cards()):
                touched.add(name)
    return sorted(touched)


def kinds_in(cards: list[int]) -> list[int]:
    return sorted([card >> 16 for card in cards])
