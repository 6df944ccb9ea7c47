"""What many games say about decks, cards and roles: for each, how often the side that had it won.

A side is a team. A deck or a card counts once a game for each side that had it, whoever of the side it was. Only whole
numbers are counted here, so that parts of a run add up in any order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from grimalkin.core.agenda import Ask
from grimalkin.core.events import seat_name
from grimalkin.core.game import Game
from grimalkin.core.state import Result, State
from grimalkin.players.driver import Watcher

DECK, CARD, ROLE = "deck", "card", "role"
KINDS = (DECK, CARD, ROLE)
HAD, PLAYED = "had", "played"

Counts = Counter[tuple[str, str, str, bool]]  # kind, name, measure, whether the side won


class Watchers(Watcher):
    """Several that look on at one game."""

    def __init__(self, every: Sequence[Watcher]) -> None:
        self.every = every

    def answers(self, game: Game, state: State, ask: Ask[Any], seat: int, options: list[int], option: int) -> None:
        for one in self.every:
            one.answers(game, state, ask, seat, options, option)

    def steps_in(self, game: Game, state: State, ask: Ask[Any], seat: int, option: int) -> None:
        for one in self.every:
            one.steps_in(game, state, ask, seat, option)


class Note(Watcher):
    """Notes of one game which cards each seat has and plays, and what roles fall to whom."""

    def __init__(self, cards: Iterable[str], seats: int) -> None:
        self.known = frozenset(cards)
        self.had: list[set[str]] = [set() for _seat in range(seats)]
        self.played: list[set[str]] = [set() for _seat in range(seats)]
        self.roles: dict[str, int] = {}

    def look(self, game: Game, state: State) -> None:
        """At the start and at the end, and whenever somebody has chosen."""
        for role, seat in game.roles(state).items():
            self.roles.setdefault(role, seat)  # the first time counts: later somebody else may be in front

    def hands(self, game: Game, state: State) -> None:
        for seat, had in enumerate(self.had):
            if not had:
                had.update(game.cards_of(state, seat))

    def answers(self, game: Game, state: State, ask: Ask[Any], seat: int, options: list[int], option: int) -> None:
        self.look(game, state)
        if not game.drafting(state):
            self.plays(game, seat, option)

    def steps_in(self, game: Game, state: State, ask: Ask[Any], seat: int, option: int) -> None:
        self.plays(game, seat, option)

    def plays(self, game: Game, seat: int, option: int) -> None:
        self.played[seat].update(self.known.intersection(game.codes.text(option).split()[1:]))

    def counts(self, kinds: Sequence[str], teams: Sequence[int], result: Result, decks: Sequence[str]) -> Counts:
        """The game as counts. `decks` are the names of those that were brought, by seat; empty: none was."""
        found: Counts = Counter()
        for team in sorted(set(teams)):
            seats = [seat for seat in range(len(teams)) if teams[seat] == team]
            won = result.returns(seats[0]) > 0
            if DECK in kinds:
                for name in {decks[seat] for seat in seats if decks[seat]}:
                    found[DECK, name, HAD, won] += 1
            if CARD in kinds:
                had: set[str] = set().union(*(self.had[seat] for seat in seats))
                played: set[str] = set().union(*(self.own_played(seat) for seat in seats))
                for name in had:
                    found[CARD, name, HAD, won] += 1
                for name in played:
                    found[CARD, name, PLAYED, won] += 1
            if ROLE in kinds:
                for name in self.roles_of(seats, len(set(teams)) == 1):
                    found[ROLE, name, HAD, won] += 1
        return found

    def own_played(self, seat: int) -> set[str]:
        """A choice may name a card of somebody else: of a whole deck only its own cards count."""
        had = self.had[seat]
        return self.played[seat] & had if len(had) > 1 else self.played[seat]

    def roles_of(self, seats: Sequence[int], alone: bool) -> list[str]:
        """The roles of a side. Where all are one team it always has them all: there it is told whose each was."""
        places = [] if alone else [f"seat {seat_name(seat)}" for seat in seats]
        taken = [(role, seat) for role, seat in self.roles.items() if seat in seats]
        return places + [f"{role}: seat {seat_name(seat)}" if alone else role for role, seat in taken]
