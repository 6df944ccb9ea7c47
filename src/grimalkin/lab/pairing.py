"""Games of one seed, whoever plays them: the same decks, draft, setup and luck for every player who sits down.

A game is made of its seed and its players and of nothing else. Players have one luck of their own, which is the same
in the games of a seed, too: players who think alike differ only where they choose otherwise.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Sequence

import msgspec

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.state import DRAWN, Result, State
from grimalkin.lab.driver import DRAWS, Drafter, fault_of, lost_by, mixed, words_of
from grimalkin.lab.plan import RANDOM
from grimalkin.players import player_for
from grimalkin.players.driver import NotOffered, play_game
from grimalkin.players.player import Player

OWN = "own"  # each player drafts for itself
BEGINS = 3  # mixed with the seed of a game: the luck that draws its settings
FINENESS = 20  # times are told apart by a twentieth

Times = Counter[int]  # decisions by how long they took


class Terms(msgspec.Struct, frozen=True):
    """What is played, whoever plays it: all that a worker is sent. `settings` are those that somebody chose."""

    game: str
    settings: dict[str, str]
    seats: int
    seed: int
    draft: str = RANDOM


class Played(msgspec.Struct):
    """One game. One that failed has no result, but an error."""

    result: Result | None
    error: str = ""
    illegal: str = ""  # what a player chose that it was not offered, and what was; it lost by that
    loser: int = 0  # its seat


class Timed(Player):
    """A player whose decisions are timed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.times: Times = Counter()

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        start = time.perf_counter_ns()
        option = self.player.choose(game, masked, seat, options, standing, luck)
        self.times[round(math.log(max(1, time.perf_counter_ns() - start)) * FINENESS)] += 1
        return option

    def taken(self) -> Times:
        """The times since they were last taken."""
        times, self.times = self.times, Counter()
        return times


def milliseconds(times: Times, percent: int) -> float | None:
    """How long so many percent of the decisions took at most."""
    wanted = percent * times.total()
    covered = 0
    for took in sorted(times):
        covered += times[took]
        if covered * 100 >= wanted:
            return float(f"{math.exp(took / FINENESS) / 1e6:.2g}")
    return None


class Host:
    """Lays out the games of each seed, and has them played."""

    def __init__(self, terms: Terms, game: Game) -> None:
        self.terms = terms
        self.game = game
        self.settings = game.unattended(terms.settings)
        self.seats = terms.seats
        self.drafter = None if terms.draft == OWN else player_for(terms.draft, game)
        self.drawn: dict[str, list[str]] = {}  # the decks that luck draws from, by settings
        fewest, most = game.seats
        if not fewest <= terms.seats <= most:
            expected = str(fewest) if fewest == most else f"{fewest} to {most}"
            raise BadSetup(f"{game.id} has no {terms.seats} seats; expected {expected}")
        first = self.state(self.seed(0))  # what is wrong with the settings is told before a game is played
        self.one_team = len(set(first.teams[: self.seats])) == 1

    def seed(self, number: int) -> int:
        return mixed(self.terms.seed, number)

    def settings_of(self, seed: int) -> dict[str, str]:
        """All settings of the games of a seed: luck draws those that tables draw."""
        return self.game.full_settings(self.game.opening(self.settings, Seeded(mixed(seed, BEGINS))))

    def decks(self, settings: dict[str, str], seed: int) -> list[str]:
        """What each seat brings: different ones that luck draws of those that come with the game; where it has not
        enough of them, any that can be brought, if it makes some."""
        key = repr(sorted(settings.items()))
        if key not in self.drawn:
            ready = self.game.ready_decks() if self.game.takes_decks else []
            self.drawn[key] = [deck.text for deck in ready if not self.game.deck_fault(settings, deck.text)]
        left = list(self.drawn[key])
        luck = Seeded(mixed(seed, DRAWS))
        if len(left) >= self.seats:
            return [left.pop(luck.below(len(left))) for _seat in range(self.seats)]
        return [self.game.random_deck(settings, luck) if self.game.random_decks else "" for _seat in range(self.seats)]

    def state(self, seed: int) -> State:
        settings = self.settings_of(seed)
        return self.game.new(settings, self.decks(settings, seed))

    def play(self, seed: int, players: Sequence[Player], code: Sequence[Player]) -> Played:
        """The game of a seed with these players. One that raises stops nothing; `code` is where its error is sought."""
        drafts = False
        try:
            state = self.state(seed)
            seated = list(players)
            drafts = self.drafter is not None and self.game.drafts(self.settings_of(seed))
            if self.drafter is not None and drafts:
                seated = [Drafter(self.drafter, player) for player in seated]
            try:
                play_game(self.game, state, seated, Seeded(seed), Seeded(mixed(seed)))
            except NotOffered as error:
                if drafts and self.game.drafting(state):  # another picks for all seats: none of them loses by it
                    raise NotOffered(self.terms.draft, error.seat, error.reason) from None
                return Played(lost_by(error, state), "", words_of(error.reason), error.seat)
            assert state.result is not None, "a game that is over has a result"
            return Played(state.result)
        except Exception as error:  # noqa: BLE001  whatever a rule or a player raises is reported with its game
            return Played(None, fault_of(error, [*code, *([self.drafter] if self.drafter is not None else [])]))


def share_of(result: Result, seat: int, seats: int) -> float:
    """What a seat has of a win: winners share it, and where nobody wins all do."""
    winners = [other for other in range(seats) if result.winners != DRAWN and result.returns(other) > 0]
    if not winners:
        return 1 / seats
    return 1 / len(winners) if seat in winners else 0.0
