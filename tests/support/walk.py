"""Random play for the kit: all seats of a wait in any order, interrupts, stops.

It goes by a seed, so a find can be seen again, and by choices that hypothesis draws and makes simpler.

Any error on the way is raised again with the game, the setup, the seed and the entry at which it happened.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import NamedTuple, Self

from grimalkin.core.codes import TAKE_BACK_TEXT
from grimalkin.core.engine import advance, choose, pending, roll_on, waiting_chance
from grimalkin.core.game import Game
from grimalkin.core.judging import read_for
from grimalkin.core.luck import Committed, Luck, Seeded
from grimalkin.core.orders import options_of
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.record import CHOICE, DISPUTE, LUCK, NO_SEAT, RULING, SECOND, STOP, TIMEOUT, enact
from grimalkin.core.state import State
from grimalkin.core.table import Seat, Table, open_table
from tests.support.effort import times
from tests.support.games import decks_for

Choices = Sequence[int]


class Move(NamedTuple):
    """What happens next, as a record writes it."""

    seat: int
    kind: str
    text: str


class Habits(NamedTuple):
    """How often, in a hundred moves, somebody does something else than answer."""

    interrupts: int = 5
    stops: int = 3
    timeouts: int = 0
    take_backs: int = 15
    rulings: int = 6  # disputes and rulings, where officials sit at the table


class Chosen(Luck):
    """Numbers drawn by hypothesis, then those of a seed."""

    def __init__(self, choices: Choices, seed: int) -> None:
        self.left = list(reversed(choices))
        self.rest = Seeded(seed)

    def below(self, n: int) -> int:
        return self.left.pop() % n if self.left else self.rest.below(n)


class Place:
    """Where a check is. As a context it names the place in every error."""

    def __init__(self, game: Game, seats: int, settings: dict[str, str], seed: int, choices: Choices) -> None:
        self.game = game
        self.seats = seats
        self.officials = game.officials(game.full_settings(game.unattended(settings)))
        self.viewers = [*range(seats + self.officials), SPECTATOR]
        self.settings = game.unattended(settings)
        self.seed = seed
        self.choices = choices
        self.dice = Seeded(seed * 4 + 1)
        self.chooser = Chosen(choices, seed * 4 + 2)
        self.extra = Seeded(seed * 4 + 3)  # what a check itself needs, so that looking does not change the play
        self.n = 0

    def __str__(self) -> str:
        settings = "".join(f" {name}={value}" for name, value in self.settings.items())
        choices = f", choices {list(self.choices)}" if self.choices else ""
        return f"{self.game.id}, {self.seats} seats{settings}, seed {self.seed}{choices}, entry {self.n}"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is AssertionError:
            raise AssertionError(f"{self}: {error}") from error
        if error is not None:
            error.add_note(str(self))

    def chance(self, of_hundred: int) -> bool:
        return self.chooser.below(100) < of_hundred

    def pick_for(self, state: State, habits: Habits) -> Move:
        """Something that some seat may do at this wait."""
        texts = self.game.codes.texts
        if self.officials and self.chance(habits.rulings):
            entry = self.game.random_entry(state, self.chooser)
            if entry is not None:
                return Move(entry[0], entry[1], entry[2])
        offers = pending(state)
        if self.chance(habits.stops) and self.game.windows:
            window = self.game.windows[self.chooser.below(len(self.game.windows))]
            return Move(self.chooser.below(self.seats), STOP, f"{('on', 'off')[self.chooser.below(2)]} {window}")
        standing = [offer for offer in offers if offer.standing]
        if self.chance(habits.interrupts) and standing:
            offer = standing[self.chooser.below(len(standing))]
            return Move(offer.seat, CHOICE, texts[offer.standing[self.chooser.below(len(offer.standing))]])
        halfway = [offer for offer in offers if offer.takes_back]
        if halfway and self.chance(habits.take_backs):
            return Move(halfway[self.chooser.below(len(halfway))].seat, CHOICE, TAKE_BACK_TEXT)
        asked = [offer for offer in offers if offer.options]
        offer = asked[self.chooser.below(len(asked))]
        if self.chance(habits.timeouts):
            return Move(offer.seat, TIMEOUT, "")
        return Move(offer.seat, CHOICE, texts[offer.options[self.chooser.below(len(offer.options))]])


class Walk(Place):
    """A game on a bare state. `while walk.going(): move = walk.pick(); ...; walk.make(move)`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: dict[str, str],
        seed: int,
        choices: Choices,
        habits: Habits | None = None,
    ) -> None:
        super().__init__(game, seats, settings, seed, choices)
        self.habits = habits or Habits()
        self.state = game.new(self.settings, decks_for(game, seats))
        with self:
            advance(self.state)

    def going(self) -> bool:
        """Is there a wait, for seats or luck? A game that never ends stops here."""
        assert self.n <= self.game.longest, f"the game goes on after {self.game.longest} entries"
        return self.state.result is None

    def pick(self) -> Move:
        chance = waiting_chance(self.state)
        if chance is not None:
            return Move(NO_SEAT, LUCK, chance.face(self.state, chance.roll(self.state, self.dice)))
        return self.pick_for(self.state, self.habits)

    @functools.cached_property
    def length(self) -> int:
        """The entries of this game from here on, found by walking a twin of it."""
        other = Walk(self.game, self.seats, self.settings, self.seed, self.choices, self.habits)
        with other:
            while other.going():
                other.make(other.pick())
        return other.n

    def glances(self, looks: int) -> list[bool]:
        """At which waits to look, so that a game of any length is looked at about `looks` times, or a part of that."""
        looks = times(looks)
        return [self.extra.below(self.length) < looks for _wait in range(self.length)]

    def make(self, move: Move) -> None:
        self.n += 1
        enact(self.game, self.state, move.seat, move.kind, move.text, self.n)


class Observer:
    """Looks on while a game is walked, and changes nothing. Several can look on at one walk."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk

    def at(self, move: Move) -> None:
        """At a wait, before the move that is made next."""

    def after(self, move: Move) -> None:
        """The move was made."""

    def end(self) -> None:
        """The game is over."""


def watched(walk: Walk, *observers: Callable[[Walk], Observer]) -> None:
    """Play a game to its end with all of them looking on."""
    with walk:
        looking = [observer(walk) for observer in observers]
        while walk.going():
            move = walk.pick()
            for one in looking:
                one.at(move)
            walk.make(move)
            for one in looking:
                one.after(move)
        for one in looking:
            one.end()


class TableWalk(Place):
    """A game at a table, where luck speaks by itself. Every second seed plays with committed luck."""

    def __init__(
        self,
        game: Game,
        seats: int,
        settings: dict[str, str],
        seed: int,
        choices: Choices,
        habits: Habits | None = None,
    ) -> None:
        super().__init__(game, seats, settings, seed, choices)
        self.habits = habits or Habits()
        luck: Luck = Committed(f"kit {seed}".encode()) if seed % 2 else self.dice
        with self:
            self.table = open_table(game, self.settings, table_seats(game, seats, self.officials), luck)

    def going(self) -> bool:
        self.n = len(self.table.record)
        assert self.n <= self.game.longest, f"the game goes on after {self.game.longest} entries"
        return self.table.state.result is None

    def pick(self) -> Move:
        return self.pick_for(self.table.state, self.habits)

    def make(self, move: Move) -> None:
        play_at(self.table, move)
        self.n = len(self.table.record)


def table_seats(game: Game, seats: int, officials: int = 0) -> list[Seat]:
    decks = [*decks_for(game, seats), *[""] * officials]
    return [Seat(f"seat {i}", "human", deck) for i, deck in enumerate(decks)]


def play_at(table: Table, move: Move) -> None:
    if move.kind == STOP:
        word, window = move.text.split()
        table.stop(move.seat, window, word == "on")
    elif move.kind == TIMEOUT:
        table.timeout(move.seat)
    elif move.kind in (DISPUTE, RULING, SECOND):
        # as records have it: with no end to a player's disputes, and rulings that are refused at their table point
        text = read_for(table.state, move.text).spelled() if move.kind == RULING else move.text
        table.enact_entry(move.seat, move.kind, text)
        table.carry_due()
        table.settle()
    else:
        table.play(move.seat, move.text)


def play_on(state: State, game: Game, luck: Luck, choices: int) -> bool:
    """Go on at random for so many choices, without interrupts. Is the game over?"""
    for _choice in range(choices):
        ask = roll_on(state, luck)
        if ask is None:
            return True
        seats = ask.order(state)
        seat = seats[luck.below(len(seats))]
        options = options_of(state, ask, seat)
        assert options, f"{type(ask).__name__} asks seat {seat} and offers nothing"
        choose(state, ask, seat, options[luck.below(len(options))])
    return state.result is not None


def play_to_end(state: State, game: Game, luck: Luck) -> None:
    """Go on at random until the game is over, without interrupts."""
    over = play_on(state, game, luck, game.longest)
    assert over, f"a game that was played on did not end within {game.longest} choices"
