"""Tables of one worker: games in progress, and whose decision is waited for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from grimalkin.core.engine import choose, interrupt, roll_on
from grimalkin.core.errors import BadSetup, DeadEnd, GrimalkinError
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.orders import default_of, options_of
from grimalkin.core.state import State
from grimalkin.lab.driver import Driver, mixed
from grimalkin.lab.plan import Plan
from grimalkin.players import player_for
from grimalkin.players.player import Player
from grimalkin.players.random import PLAYER as RANDOM

NOW, BEFORE = "now", "before"  # the network as it is, and as it was
SETUPS = 8  # tries to set up a game by luck
OPENS, SITS, OTHERS = 3, 4, 5  # mixed with the seed of a game: its own lucks


@dataclass(frozen=True)
class Kind:
    """What games are played: all that a worker is told of them."""

    game: str
    settings: dict[str, str]  # that are given; the others are as tables begin, or as decks can be brought
    seats: list[int]
    seed: int


@dataclass(frozen=True)
class Job:
    """What a worker does until it is told to stop, or until its list of games is done.

    `others` are the shares of games in which one seat, or in a game of one team all, are the network's and the rest
    another player's. `games` lists seeds that are played by every seat in turn (for judging).
    """

    what: str  # watch: another player's games; play: the network's
    tables: int = 32
    others: dict[str, float] = field(default_factory=dict)
    games: list[int] = field(default_factory=list)
    against: str = ""
    onlooking: float = 0.0  # the share of decisions at which another seat looks on
    straying: float = 0.0  # of the watched player's decisions: any option


@dataclass
class Sitting:
    """A game to play: its luck, who sits where, and which seat it is about."""

    seed: int
    seats: int
    players: list[str]
    seat: int


class Room:
    """Sets games up by luck."""

    def __init__(self, kind: Kind, game: Game) -> None:
        self.kind = kind
        self.game = game
        self.drivers: dict[tuple[Any, ...], Driver] = {}
        brought = {**game.deck_settings(), **kind.settings}
        self.begun = [brought] if game.takes_decks else [dict(kind.settings)]
        if game.takes_decks and game.drafts(game.full_settings(kind.settings)):
            self.begun.append(dict(kind.settings))  # now and then it drafts

    def start(self, seed: int, seats: int) -> State:
        """A new game: settings that are open and decks as luck has them."""
        for again in range(SETUPS):
            luck = Seeded(mixed(seed, OPENS, again))
            begun = self.begun[-1] if luck.below(4) == 0 else self.begun[0]
            settings = self.game.full_settings(self.game.opening(self.game.unattended(begun), luck))
            driver = self.driver(settings, seats)
            try:
                return self.game.new(settings, driver.decks_of(mixed(seed, again)))
            except BadSetup:
                if again == SETUPS - 1:
                    raise
        raise AssertionError("it is set up or refused")

    def driver(self, settings: dict[str, str], seats: int) -> Driver:
        key = (seats, *sorted(settings.items()))
        found = self.drivers.get(key)
        if found is None:
            plan = Plan(self.game.id, settings, ["random"] * seats, self.kind.seed)
            found = self.drivers[key] = Driver(plan, self.game)
        return found

    def sittings(self, job: Job, worker: int) -> Iterator[Sitting]:
        """What is played: the listed games with every seat in turn, or games without end."""
        alone = self.game.cooperative
        for seed in job.games:
            seats = self.kind.seats[seed % len(self.kind.seats)]
            if alone:
                for players in ([NOW] * seats, [job.against] * seats):
                    yield Sitting(seed, seats, players, 0)
                continue
            for seat in range(seats):
                yield Sitting(seed, seats, [NOW if i == seat else job.against for i in range(seats)], seat)
        number = 0
        while not job.games:
            seed = mixed(self.kind.seed, worker, number)
            number += 1
            luck = Seeded(mixed(seed, SITS))
            seats = self.kind.seats[luck.below(len(self.kind.seats))]
            seat = luck.below(seats)
            yield Sitting(seed, seats, self.seated(job, luck, seats, seat, alone), seat)

    def seated(self, job: Job, luck: Luck, seats: int, seat: int, alone: bool) -> list[str]:
        if job.what == "watch":
            return [job.against] * seats
        at = luck.below(1_000_000) / 1_000_000
        for other, share in job.others.items():
            at -= share
            if at < 0 and not alone:
                return [NOW if i == seat else other for i in range(seats)]
        return [NOW] * seats


class Table:
    """One game being played. It stops where the network must choose."""

    def __init__(self, room: Room, sitting: Sitting) -> None:
        self.game = room.game
        self.sitting = sitting
        self.state = room.start(sitting.seed, sitting.seats)
        self.luck = Seeded(sitting.seed)
        self.own = Seeded(mixed(sitting.seed, OTHERS))
        self.players: list[Player | None] = [
            None if word in (NOW, BEFORE) else player_for(word, room.game) for word in sitting.players
        ]
        self.waits = 0
        self.ask: Any = None
        self.seat = 0
        self.options: list[int] = []
        self.standing: list[int] = []

    def next_choice(self) -> bool:
        """Play on until a seat has something to choose. False: the game is over."""
        state = self.state
        while True:
            self.waits += 1
            if self.waits > 2 * self.game.longest:
                raise DeadEnd(f"{self.game.id}: the game goes on after {self.waits} waits")
            ask = roll_on(state, self.luck)
            if ask is None:
                return False
            seat = ask.order(state)[0]
            if seat >= self.sitting.seats:
                choose(state, ask, seat, default_of(state, ask, seat))
                continue
            options = options_of(state, ask, seat)
            standing = state.hooks.interrupts(state, seat)
            if len(options) == 1 and not standing:
                choose(state, ask, seat, options[0])
                continue
            self.ask, self.seat, self.options, self.standing = ask, seat, options, standing
            return True

    def run(self) -> bool:
        """Play on until the network must choose. False: the game is over."""
        while self.next_choice():
            player = self.players[self.seat]
            if player is None:
                return True
            self.take(self.by(player))
        return False

    def by(self, player: Player) -> int:
        """What another player would choose now."""
        masked = self.game.mask(self.state, self.seat)
        return player.choose(self.game, masked, self.seat, self.options[:], self.standing[:], self.own)

    def stray(self) -> int:
        return RANDOM.choose(self.game, self.state, self.seat, self.options, self.standing, self.own)

    def place_of(self, option: int) -> int:
        return (self.options + self.standing).index(option)

    def take(self, option: int) -> None:
        if option in self.options:
            choose(self.state, self.ask, self.seat, option)
        elif option in self.standing:
            interrupt(self.state, self.seat, option)
        else:
            raise GrimalkinError(f"{option} was not offered")

    def answer(self, place: int) -> None:
        count = len(self.options)
        self.take(self.options[place] if place < count else self.standing[place - count])

    def other_seat(self) -> int:
        """A seat that looks on, by luck."""
        seats = self.sitting.seats
        return (self.seat + 1 + self.own.below(seats - 1)) % seats if seats > 1 else self.seat

    def results(self) -> list[int]:
        assert self.state.result is not None
        return [self.state.result.returns(seat) for seat in range(self.sitting.seats)]
