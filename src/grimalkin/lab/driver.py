"""Plays any game of a plan."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Sequence

import msgspec

from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.state import Result, State
from grimalkin.lab import breakdown
from grimalkin.lab.catalogue import games_named
from grimalkin.lab.plan import (
    LISTED,
    NOT_OFFERED,
    Failure,
    Illegal,
    Plan,
    Tally,
    empty,
    names_of,
    note_illegal,
    outcome_of,
)
from grimalkin.lab.prompts import Counts, Onlooker
from grimalkin.lab.tryout import Tryout, needed_settings
from grimalkin.players import player_for
from grimalkin.players.driver import NotOffered, play_game
from grimalkin.players.from_file import place_of
from grimalkin.players.player import Player
from grimalkin.players.random import Random, play_out

LONGEST_ERROR = 500
DRAWS = 1  # mixed with the seed of a game: the luck that draws its decks
GIVES = 2  # the luck that says who is to have the cards that are tried out

ADDRESS = re.compile(r" at 0x[0-9A-Fa-f]+")  # differs from process to process


def mixed(*numbers: int) -> int:
    """A seed from numbers: neighbours give seeds that have nothing to do with each other."""
    text = ":".join(str(number) for number in numbers)
    # 53 bits are what every reader of JSON keeps
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 11


class Dice(Player):
    """Random play that uses luck as `play_out` does: none where there is one option."""

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        return options[luck.below(len(options))] if len(options) > 1 else options[0]


class Drafter(Player):
    """A player for whom another one drafts."""

    def __init__(self, drafts: Player, plays: Player) -> None:
        self.drafts = drafts
        self.plays = plays

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        player = self.drafts if game.drafting(masked) else self.plays
        return player.choose(game, masked, seat, options, standing, luck)


class Played(msgspec.Struct):
    """One game: how it ended, and what was counted on the way."""

    result: Result
    decisions: int
    length: int  # rounds; 0 where the game counts none
    teams: int
    prompts: Counts
    by: breakdown.Counts
    illegal: str = ""  # what a player chose that it was not offered, and what was; it lost by that
    loser: int = 0  # its seat


class Driver:
    """Plays any game of a plan."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self.plan = plan
        self.game = game
        settings = game.unattended(plan.settings)
        begun = game.full_settings(game.opening(settings, Seeded(plan.seed)))
        self.settings = needed_settings(game, settings, plan.tried, begun) if plan.tried else begun
        self.tryout = Tryout(game, self.settings, plan.tried) if plan.tried else None
        self.seats = len(plan.players)
        self.decks = plan.decks or [""] * self.seats
        self.names = names_of(plan.players)
        self.players: list[Player] = [player_for(word, game) for word in plan.players]
        self.code = list(self.players)  # whose files are looked at where one of them fails
        self.drafts = game.drafts(self.settings)
        self.all_random = all(type(player) is Random for player in self.players)
        if self.drafts:
            drafter = player_for(plan.draft, game)
            self.code.append(drafter)
            self.all_random = self.all_random and type(drafter) is Random
            self.players = [Drafter(drafter, player) for player in self.players]
        ready = game.ready_decks() if game.takes_decks else []
        self.ready = {key_of(deck.text): deck.name for deck in ready}
        fixed = [key_of(deck) for deck in self.decks]
        free = [deck for deck in ready if key_of(deck.text) not in fixed]
        self.drawn = [deck for deck in free if not game.deck_fault(self.settings, deck.text)] if "" in fixed else []
        self.known = list(game.library(self.settings).by_key) if game.vocabulary is not None else []

    def seed(self, number: int) -> int:
        return mixed(self.plan.seed, number)

    def turn(self, number: int) -> int:
        """How many places the players have moved on in this game."""
        return number % self.seats if self.plan.rotate else 0

    def decks_of(self, number: int) -> list[str]:
        """The decks of a game, by player: their own, else different ones that luck draws, as long as there are some."""
        luck = Seeded(mixed(self.seed(number), DRAWS))
        left = list(self.drawn)
        found: list[str] = []
        for deck in self.decks:
            drawn = not deck.strip() and bool(left)
            found.append(left.pop(luck.below(len(left))).text if drawn else deck)
        return found

    def deck_name(self, text: str) -> str:
        """What a deck is called: its name if it comes with the game, else its cards."""
        return self.ready.get(key_of(text), key_of(text))

    def play(self, number: int) -> Played:
        """The game with this number."""
        seed = self.seed(number)
        turn = self.turn(number)
        brought = self.decks_of(number) if self.tryout is None else self.decks
        decks = [brought[(seat - turn) % self.seats] for seat in range(self.seats)]
        gifts = None
        if self.tryout is not None:
            gifts = self.tryout.gifts(Seeded(mixed(seed, GIVES)), decks, [not deck.strip() for deck in decks])
            decks = gifts.decks
        state = self.game.new(self.settings, decks)
        luck: Luck = Seeded(seed) if gifts is None else gifts.luck(state, Seeded(seed))
        onlooker = Onlooker() if self.plan.prompts else None
        note = breakdown.Note(self.known, self.seats) if self.plan.by else None
        watcher = breakdown.Watchers([one for one in (onlooker, note, gifts) if one is not None])
        if note is not None:
            note.hands(self.game, state)
        if gifts is not None:
            gifts.look(self.game, state)
        if not self.all_random or gifts is not None:
            seated: list[Player] = [self.players[(seat - turn) % self.seats] for seat in range(self.seats)]
            if gifts is not None:
                seated = gifts.seated(seated)
            try:
                decisions = play_game(
                    self.game, state, seated, luck, Seeded(mixed(seed)), watcher if watcher.every else None
                )
            except NotOffered as error:
                if self.drafts and self.game.drafting(state):  # another picks for all seats: none of them loses by it
                    raise NotOffered(self.plan.draft, error.seat, error.reason) from None
                result = lost_by(error, state)
                return Played(result, 0, 0, len(set(state.teams)), Counter(), Counter(), error.reason, error.seat)
        elif not watcher.every:
            decisions = play_out(state, luck, 2 * self.game.longest)
        else:
            decisions = play_game(self.game, state, [Dice()] * self.seats, luck, luck, watcher)
        assert state.result is not None, "a game that is over has a result"
        counts = Counter() if onlooker is None else onlooker.counts
        by: breakdown.Counts = Counter()
        if note is not None:
            note.look(self.game, state)
            note.hands(self.game, state)
            names = ["" if gifts is None else gifts.names[seat] for seat in range(self.seats)]
            names = [name or self.deck_name(deck) for name, deck in zip(names, decks, strict=True)]
            by = note.counts(self.plan.by, state.teams, state.result, names)
        if gifts is not None:
            by.update(gifts.found(self.game, state))
        return Played(state.result, decisions, self.game.length(state), len(set(state.teams)), counts, by)

    def some(self, first: int, count: int) -> Tally:
        """The games from `first` on. A game that raises is counted as failed and stops nothing."""
        tally = empty()
        for number in range(first, first + count):
            try:
                played = self.play(number)
            except Exception as error:  # noqa: BLE001  whatever a rule or a player raises is reported with its game
                tally.failed += 1
                if len(tally.failures) < LISTED:
                    tally.failures.append(Failure(number, self.seed(number), fault_of(error, self.code)))
                continue
            turn = self.turn(number)
            result = played.result
            tally.ends[turn, result.rule, result.winners] += 1
            tally.teams += played.teams == 1
            if played.illegal:
                player = self.names[(played.loser - turn) % self.seats]
                note_illegal(tally, Illegal(player, 1, Failure(number, self.seed(number), words_of(played.illegal))))
                continue
            tally.decisions[played.decisions] += 1
            tally.lengths[outcome_of(result.winners), played.length] += 1
            tally.prompts.update(played.prompts)
            tally.by.update(played.by)
            for seat, points in enumerate(result.points):
                tally.points[turn, seat, points] += 1
        return tally


def key_of(deck: str) -> str:
    """A deck as one line: blanks and line ends make no other deck of it."""
    return " ".join(deck.split())


def lost_by(error: NotOffered, state: State) -> Result:
    """How a game ends with a choice that was not offered: the team of whoever made it loses, and nobody has points."""
    teams = state.teams
    winners = sum(1 << seat for seat in range(len(teams)) if teams[seat] != teams[error.seat])
    return Result(NOT_OFFERED, winners, [])


def fault_of(error: Exception, players: Sequence[Player]) -> str:
    """An error in one line, with its place if it came up in the file of a player."""
    words = f"{type(error).__name__}: {error}"
    place = place_of(error, players)
    return words_of(f"{place}: {words}" if place else words)


def words_of(told: str) -> str:
    """In one line, the same in every process, and not too long."""
    return ADDRESS.sub("", " ".join(told.split()))[:LONGEST_ERROR]


def driver_of(plan: Plan) -> Driver:
    game = games_named([plan.game])[plan.game]
    return Driver(plan, game.with_kept(plan.own_name, plan.own) if plan.own_name else game)
