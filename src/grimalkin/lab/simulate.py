"""Many games between players: who wins, how games end, how long they are, each rate with its interval.

A game is made of a plan and its own number and of nothing else, so the same games are played whatever the number of
workers and however the games are dealt out to them. Only whole numbers are added up: the sums have no order, and the
report of the same plan is the same to the last byte.

Where all seats are random the games are played by `play_out`, which makes no masks and is the fastest way through a
game. Its chances are those of `play_game` with random players, but one luck serves table and players there: the same
number is another game. A decision is the same in both: an Ask with two options or more that a seat answered.
Games that are watched for their prompts are played by `play_game` even so, with one luck: they are the same games.

Every game draws what is played in it by its own luck: the decks that come with the game, for the players who bring none
of their own, and the picks of a draft. So a run tells of the game, and not of one matchup.

Where all seats are one team, the team wins or loses, and a game that was stopped because it went on for too long is
counted apart from both.
"""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import multiprocessing.connection
import os
import re
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import msgspec

from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.state import DRAWN, Result, State
from grimalkin.core.tells import seat_name
from grimalkin.lab import breakdown
from grimalkin.lab.catalogue import games_named
from grimalkin.lab.prompts import Counts, Onlooker, Prompts, prompts_of
from grimalkin.players import player_for
from grimalkin.players.driver import play_game
from grimalkin.players.player import Player
from grimalkin.players.random import Random, play_out

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
DIGITS = 6
LISTED = 100  # failures with their text; all of them are counted
LONGEST_ERROR = 500
SLICE = 0.25  # seconds of play that are dealt out at once: what an interrupt can lose
INTERRUPTED = "interrupted"
RANDOM = "random"  # the player who drafts, if nobody says who
DRAWS = 1  # mixed with the seed of a game: the luck that draws its decks
WON, LOST, STALLED = "won", "lost", "stalled"

ADDRESS = re.compile(r" at 0x[0-9A-Fa-f]+")  # differs from process to process


class Plan(msgspec.Struct, frozen=True):
    """What is played: all that a worker is sent. Players are words such as `greedy`.

    `own` is the text of a designer's card file, and `own_name` what its set is called. `decks` holds one text a player,
    who keeps it from seat to seat; none at all is the same as empty ones. Who has an empty one plays with a deck that
    luck draws for each game, if the game comes with some. `draft` is the player that drafts for all seats.
    """

    game: str
    settings: dict[str, str]
    players: list[str]
    seed: int
    rotate: bool = False
    own_name: str = ""
    own: str = ""
    decks: list[str] = []
    prompts: bool = False  # count what seats are asked
    draft: str = RANDOM
    by: list[str] = []  # what wins are broken down by: deck, card, role


class Failure(msgspec.Struct, frozen=True):
    """A game that raised an error instead of ending. `seed` is its own luck."""

    game: int
    seed: int
    error: str


class Tally(msgspec.Struct):
    """What some games gave, as counts: tallies of parts add up to the tally of the whole, in any order.

    `turn` is how many places the players have moved on.
    """

    ends: Counter[tuple[int, str, int]]  # turn, rule, winners
    decisions: Counter[int]
    points: Counter[tuple[int, int, int]]  # turn, seat, points
    lengths: Counter[tuple[str, int]]  # how the team fared, rounds
    prompts: Counts
    by: breakdown.Counts
    teams: int  # games in which all seats were one team
    failed: int
    failures: list[Failure]


class Rate(msgspec.Struct, frozen=True):
    """How often something happened, with Wilson's 95 % interval."""

    count: int
    rate: float | None
    low: float | None
    high: float | None


class Spread(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, and values that so many percent of the games do not exceed."""

    mean: float
    low: float | None
    high: float | None
    least: int = msgspec.field(name="min")
    q5: int
    q25: int
    q50: int
    q75: int
    q95: int
    most: int = msgspec.field(name="max")


class Place(msgspec.Struct, frozen=True):
    """What one seat, or one player wherever it sat, achieved."""

    name: str
    wins: Rate
    points: Spread | None


class End(msgspec.Struct, frozen=True):
    """A rule by which games ended, and what they were for the team then."""

    rule: str
    outcome: str
    games: Rate


class Team(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a team of all seats fared. A game that was stopped because it went on too long is no loss."""

    seats: int
    wins: Rate
    losses: Rate
    stalled: Rate
    ends: list[End]
    won_length: Spread | None = None
    lost_length: Spread | None = None


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A deck, a card or a role: how many sides had it, and how many of them won."""

    name: str
    games: int
    wins: Rate
    played: int = 0  # of a card: the sides that also chose something with it
    played_wins: Rate | None = None


class Breakdown(msgspec.Struct, frozen=True):
    """All lines of a kind, those that surely win most first: in the order of the lower ends of their intervals."""

    by: str
    lines: list[Line]


class Cards(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card set that was played. `base` is what a designer's own cards are laid over."""

    name: str = msgspec.field(name="set")
    hash: str
    base: str = ""


class Report(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that is known after a run. Rates are over the games played to their end.

    What has a default is there only where it is known: for teams, for games that count rounds, for watched games.
    """

    game: str
    rules: int
    settings: dict[str, str]
    players: list[str]
    cards: Cards | None = None
    decks: list[str]
    drawn: list[str] = []  # the names of the decks that luck drew from
    draft: str = ""  # who drafted; empty: nobody did
    seed: int
    rotate: bool
    asked: int
    played: int
    failed: int
    complete: bool
    stopped: str  # why it is not complete
    team: Team | None = None
    seats: list[Place]
    by_player: list[Place]
    draws: Rate  # stalled ones of a team too
    nobody: Rate  # games that everybody lost
    ends: dict[str, int]  # games ended by each rule
    length: Spread | None = None
    decisions: Spread | None
    prompts: Prompts | None = None
    by: list[Breakdown] = []
    errors: list[Failure]


class WorkerDied(Exception):
    """A worker process ended before its games did."""


def quiet(played: int) -> None:
    """Nobody watches."""


# one game


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


def outcome_of(winners: int) -> str:
    """What a game was for a team of all seats."""
    if winners == DRAWN:
        return STALLED
    return WON if winners else LOST


class Driver:
    """Plays any game of a plan."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self.plan = plan
        self.game = game
        self.settings = game.full_settings(game.unattended(plan.settings))
        self.seats = len(plan.players)
        self.decks = plan.decks or [""] * self.seats
        self.players: list[Player] = [player_for(word) for word in plan.players]
        self.drafts = game.drafts(self.settings)
        self.all_random = all(isinstance(player, Random) for player in self.players)
        if self.drafts:
            drafter = player_for(plan.draft)
            self.all_random = self.all_random and isinstance(drafter, Random)
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
        brought = self.decks_of(number)
        decks = [brought[(seat - turn) % self.seats] for seat in range(self.seats)]
        state = self.game.new(self.settings, decks)
        luck = Seeded(seed)
        onlooker = Onlooker() if self.plan.prompts else None
        note = breakdown.Note(self.known, self.seats) if self.plan.by else None
        watcher = breakdown.Watchers([one for one in (onlooker, note) if one is not None])
        if note is not None:
            note.hands(self.game, state)
        if not self.all_random:
            seated: list[Player] = [self.players[(seat - turn) % self.seats] for seat in range(self.seats)]
            decisions = play_game(
                self.game, state, seated, luck, Seeded(mixed(seed)), watcher if watcher.every else None
            )
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
            by = note.counts(self.plan.by, state.teams, state.result, [self.deck_name(deck) for deck in decks])
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
                    tally.failures.append(Failure(number, self.seed(number), words_of(error)))
                continue
            turn = self.turn(number)
            result = played.result
            tally.ends[turn, result.rule, result.winners] += 1
            tally.decisions[played.decisions] += 1
            tally.lengths[outcome_of(result.winners), played.length] += 1
            tally.prompts.update(played.prompts)
            tally.by.update(played.by)
            tally.teams += played.teams == 1
            for seat, points in enumerate(result.points):
                tally.points[turn, seat, points] += 1
        return tally


def key_of(deck: str) -> str:
    """A deck as one line: blanks and line ends make no other deck of it."""
    return " ".join(deck.split())


def words_of(error: Exception) -> str:
    words = " ".join(f"{type(error).__name__}: {error}".split())
    return ADDRESS.sub("", words)[:LONGEST_ERROR]


def driver_of(plan: Plan) -> Driver:
    game = games_named([plan.game])[plan.game]
    return Driver(plan, game.with_kept(plan.own_name, plan.own) if plan.own_name else game)


# many games


def empty() -> Tally:
    return Tally(Counter(), Counter(), Counter(), Counter(), Counter(), Counter(), 0, 0, [])


def total(parts: Sequence[Tally]) -> Tally:
    whole = empty()
    for part in parts:
        whole.ends.update(part.ends)
        whole.decisions.update(part.decisions)
        whole.points.update(part.points)
        whole.lengths.update(part.lengths)
        whole.prompts.update(part.prompts)
        whole.by.update(part.by)
        whole.teams += part.teams
        whole.failed += part.failed
        whole.failures += part.failures
    # each part lists its first ones, so the first of all are among them
    whole.failures = sorted(whole.failures, key=lambda failure: failure.game)[:LISTED]
    return whole


def simulate(
    plan: Plan,
    asked: int,
    workers: int = 1,
    progress: Callable[[int], None] = quiet,
    game: Game | None = None,
) -> Report:
    """Play games 0 to `asked` - 1 of a plan. With one worker this process plays, with more only they do.

    `progress` is told the number of games done whenever it grows. `game` stands for the catalogue's game of that id,
    in this process only. An interrupt or the death of a worker ends the run early, and the report says so.
    """
    assert asked >= 1, "a run has a game to play"
    assert game is None or workers == 1, "workers know the games of the catalogue only"
    driver = driver_of(plan) if game is None else Driver(plan, game)
    parts: list[Tally] = []  # one append a part: an interrupt finds it there whole or not at all
    stopped = ""
    try:
        with closing(here(driver, asked) if workers == 1 else apart(plan, asked, min(workers, asked))) as source:
            done = 0
            for count, part in source:
                parts.append(part)
                done += count
                progress(done)
    except KeyboardInterrupt:
        stopped = INTERRUPTED
    except WorkerDied as death:
        stopped = str(death)
    return report_of(driver, asked, total(parts), stopped)


class Deal:
    """Deals games out, so many at once as take about a slice of time."""

    def __init__(self, asked: int, workers: int) -> None:
        self.left = asked
        self.next = 0
        self.workers = workers
        self.size = 1

    def take(self) -> tuple[int, int]:
        """The first of the next games, and how many."""
        count = self.size
        if self.workers > 1:
            # smaller towards the end, so that no worker is left waiting for another
            count = min(count, -(-self.left // (2 * self.workers)))
        count = min(count, self.left)
        first = self.next
        self.next += count
        self.left -= count
        return first, count

    def took(self, count: int, seconds: float) -> None:
        """Learn from a part. It grows step by step: the first games of a process are slow."""
        self.size = max(1, min(2 * count, int(count * SLICE / max(seconds, 1e-9))))


def here(driver: Driver, asked: int) -> Generator[tuple[int, Tally], None, None]:
    """The parts of a run, played in this process."""
    deal = Deal(asked, 1)
    while deal.left:
        first, count = deal.take()
        start = time.perf_counter()
        part = driver.some(first, count)
        deal.took(count, time.perf_counter() - start)
        yield count, part


# workers


class Worker:
    """A process that plays parts of a run, as this side sees it."""

    def __init__(self, plan: Plan, number: int) -> None:
        context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
        self.number = number
        self.first = 0
        self.count = 0
        self.line, their_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(their_end, plan), daemon=True)
        self.process.start()
        their_end.close()

    def send(self, first: int, count: int) -> None:
        self.first = first
        self.count = count
        try:
            self.line.send((first, count))
        except OSError:
            raise self.died() from None

    def receive(self) -> tuple[Tally, float]:
        try:
            part: Tally
            seconds: float
            part, seconds = self.line.recv()
        except (EOFError, OSError):
            raise self.died() from None
        return part, seconds

    def died(self) -> WorkerDied:
        self.process.join()
        code = self.process.exitcode or 0
        how = f"was killed by signal {-code}" if code < 0 else f"ended with exit code {code}"
        games = f"game {self.first}" if self.count == 1 else f"games {self.first} to {self.first + self.count - 1}"
        return WorkerDied(f"worker {self.number} {how} while it had {games} to play")

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.process.close()
        self.line.close()


def work(line: Connection, plan: Plan) -> None:
    """What a worker process does: play what it is told until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever deals out the games decides when to stop
    driver = driver_of(plan)
    try:
        while True:
            first, count = line.recv()
            start = time.perf_counter()
            part = driver.some(first, count)
            line.send((part, time.perf_counter() - start))
    except (EOFError, OSError):
        return


def apart(plan: Plan, asked: int, count: int) -> Generator[tuple[int, Tally], None, None]:
    """The parts of a run, played by worker processes."""
    deal = Deal(asked, count)
    workers: list[Worker] = []
    busy: dict[object, Worker] = {}
    try:
        workers = start_workers(plan, count)
        for worker in workers:
            worker.send(*deal.take())
            busy[worker.line] = worker
        while busy:
            for line in multiprocessing.connection.wait([worker.line for worker in busy.values()]):
                worker = busy[line]
                part, seconds = worker.receive()
                played = worker.count
                deal.took(played, seconds)
                if deal.left:
                    worker.send(*deal.take())
                else:
                    del busy[line]
                yield played, part
    finally:
        for worker in workers:
            worker.end()


def start_workers(plan: Plan, count: int) -> list[Worker]:
    """Start them deaf to Ctrl-C, which the terminal sends to every process: also while they are still importing."""
    if threading.current_thread() is not threading.main_thread():
        return [Worker(plan, number + 1) for number in range(count)]
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return [Worker(plan, number + 1) for number in range(count)]
    finally:
        signal.signal(signal.SIGINT, before)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# the report


def rate_of(count: int, of: int) -> Rate:
    """Wilson's interval: right for few games and for rates near 0 and 1, too."""
    if not of:
        return Rate(count, None, None, None)
    rate = count / of
    shrink = 1 + Z * Z / of
    middle = (rate + Z * Z / (2 * of)) / shrink
    half = Z * math.sqrt(rate * (1 - rate) / of + Z * Z / (4 * of * of)) / shrink
    low = 0.0 if count == 0 else middle - half
    high = 1.0 if count == of else middle + half
    return Rate(count, round(rate, DIGITS), round(low, DIGITS), round(high, DIGITS))


def spread_of(values: Counter[int]) -> Spread | None:
    """Mean and interval from sums of whole numbers, so that the order of the games does not matter."""
    count = values.total()
    if not count:
        return None
    first = sum(value * times for value, times in values.items())
    second = sum(value * value * times for value, times in values.items())
    mean = first / count
    low = high = None
    if count > 1:
        variance = (count * second - first * first) / (count * (count - 1))
        half = Z * math.sqrt(variance / count)
        low = round(mean - half, DIGITS)
        high = round(mean + half, DIGITS)
    return Spread(
        mean=round(mean, DIGITS),
        low=low,
        high=high,
        least=min(values),
        q5=quantile(values, 5),
        q25=quantile(values, 25),
        q50=quantile(values, 50),
        q75=quantile(values, 75),
        q95=quantile(values, 95),
        most=max(values),
    )


def quantile(values: Counter[int], percent: int) -> int:
    """The smallest value that so many percent do not exceed."""
    wanted = percent * values.total()
    covered = 0
    for value in sorted(values):
        covered += values[value]
        if covered * 100 >= wanted:
            break
    return value


def report_of(driver: Driver, asked: int, tally: Tally, stopped: str) -> Report:
    plan = driver.plan
    seats = driver.seats
    played = tally.ends.total()
    complete = played + tally.failed == asked
    one_team = 0 < played == tally.teams
    wins_by_seat = [0] * seats
    wins_by_player = [0] * seats
    draws = nobody = 0
    ends: Counter[str] = Counter()
    for (turn, rule, winners), times in tally.ends.items():
        ends[rule] += times
        if winners == DRAWN:
            draws += times
        elif winners == 0:
            nobody += times
        else:
            for seat in range(seats):
                if winners >> seat & 1:
                    wins_by_seat[seat] += times
                    wins_by_player[(seat - turn) % seats] += times
    points_by_seat: list[Counter[int]] = [Counter() for _seat in range(seats)]
    points_by_player: list[Counter[int]] = [Counter() for _seat in range(seats)]
    for (turn, seat, points), times in tally.points.items():
        points_by_seat[seat][points] += times
        points_by_player[(seat - turn) % seats][points] += times

    def places(names: list[str], wins: list[int], points: list[Counter[int]]) -> list[Place]:
        return [Place(names[i], rate_of(wins[i], played), spread_of(points[i])) for i in range(seats)]

    return Report(
        game=plan.game,
        rules=driver.game.rules,
        settings=driver.settings,
        players=list(plan.players),
        cards=cards_used(driver),
        decks=list(plan.decks),
        drawn=[deck.name for deck in driver.drawn],
        draft=plan.draft if driver.drafts else "",
        seed=plan.seed,
        rotate=plan.rotate,
        asked=asked,
        played=played,
        failed=tally.failed,
        complete=complete,
        stopped="" if complete else stopped,
        team=team_of(seats, tally) if one_team else None,
        seats=places([seat_name(seat) for seat in range(seats)], wins_by_seat, points_by_seat),
        by_player=places(names_of(plan.players), wins_by_player, points_by_player),
        draws=rate_of(draws, played),
        nobody=rate_of(nobody, played),
        ends=dict(sorted(ends.items())),
        length=length_of(tally),
        decisions=spread_of(tally.decisions),
        prompts=prompts_of(tally.prompts, seats, played, rounds_of(tally)) if plan.prompts else None,
        by=[Breakdown(kind, lines_of(kind, tally.by)) for kind in plan.by],
        errors=tally.failures,
    )


def cards_used(driver: Driver) -> Cards | None:
    game = driver.game
    if game.vocabulary is None:
        return None
    library = game.library(driver.settings)
    return Cards(library.name, library.hash, game.own_base() if library.name == game.own else "")


def lines_of(kind: str, counts: breakdown.Counts) -> list[Line]:
    """The lines of one kind. A card that nobody has in a deck goes by the games in which it was played."""
    lines: list[Line] = []
    for name in {name for by, name, _measure, _won in counts if by == kind}:
        sides: dict[str, Rate] = {}
        games: dict[str, int] = {}
        for measure in (breakdown.HAD, breakdown.PLAYED):
            wins = counts[kind, name, measure, True]
            games[measure] = wins + counts[kind, name, measure, False]
            sides[measure] = rate_of(wins, games[measure])
        had, played = games[breakdown.HAD], games[breakdown.PLAYED]
        lines.append(
            Line(name, had, sides[breakdown.HAD], played, sides[breakdown.PLAYED])
            if played
            else Line(name, had, sides[breakdown.HAD])
        )
    return sorted(lines, key=lambda line: (-(least(line) or 0.0), line.name))


def least(line: Line) -> float | None:
    """The lower end of the interval that a line goes by."""
    return line.played_wins.low if not line.games and line.played_wins is not None else line.wins.low


def team_of(seats: int, tally: Tally) -> Team:
    """What games were for a team: by outcome, and by the rules that ended them."""
    played = tally.ends.total()
    outcomes: Counter[str] = Counter()
    ends: Counter[tuple[str, str]] = Counter()
    for (_turn, rule, winners), times in tally.ends.items():
        outcome = outcome_of(winners)
        outcomes[outcome] += times
        ends[rule, outcome] += times
    return Team(
        seats=seats,
        wins=rate_of(outcomes[WON], played),
        losses=rate_of(outcomes[LOST], played),
        stalled=rate_of(outcomes[STALLED], played),
        ends=[End(rule, outcome, rate_of(times, played)) for (rule, outcome), times in sorted(ends.items())],
        won_length=length_of(tally, WON),
        lost_length=length_of(tally, LOST),
    )


def length_of(tally: Tally, outcome: str = "") -> Spread | None:
    """The rounds of all games, or of those with an outcome; none where games count no rounds."""
    lengths: Counter[int] = Counter()
    for (how, rounds), times in tally.lengths.items():
        if outcome in ("", how):
            lengths[rounds] += times
    return spread_of(lengths) if any(lengths) else None


def rounds_of(tally: Tally) -> int:
    return sum(rounds * times for (_how, rounds), times in tally.lengths.items())


def names_of(players: Sequence[str]) -> list[str]:
    """Players by word and place, so that two of the same word can be told apart."""
    return [f"{word}#{place}" for place, word in enumerate(players, 1)]


def report_json(report: Report) -> str:
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode()
