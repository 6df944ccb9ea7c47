"""Studies: many games of one game, what they show, and whether that is what was wanted.

A study is a TOML file with one or more parts. A part says with which settings games are played, what luck draws before
play, how many games there are, and which measures must lie where:

    game = "a-game"
    title = "Are the decks fair?"

    [[part]]
    name = "ready decks"
    games = 3600
    decks = "ready"                      # each game draws the next pair of the decks that come with the game
    settings = { deck_format = "constructed" }

    [[part.goal]]
    measure = "deck"
    low = 40                             # percent
    high = 60

A game is made of the study's seed, its part and its own number and of nothing else: the same games are played whatever
the number of workers. What a game has to say for it stands in `Game`: `length`, `scores`, `drafting`, `stops`.
"""

from __future__ import annotations

import math
import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec

from grimalkin.core.agenda import Ask
from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadFile, BadSetup
from grimalkin.core.fields import Field, Given, Inner, Many, Number, Reading, Text, Word, Wrong, read_table
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.state import DRAWN, State
from grimalkin.core.tomlread import Layer, parse
from grimalkin.core.wording import spelled, unknown
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.driver import mixed, words_of
from grimalkin.lab.rates import DIGITS, Z, rate_of
from grimalkin.lab.simulate import quiet
from grimalkin.players import PLAYERS, player_for
from grimalkin.players.driver import Watcher, play_game
from grimalkin.players.player import Player

FOLDER = "studies"
ENDING = ".toml"
MOST = 1_000_000  # games of a part
CHUNK = 8  # games that a worker is given at once
NOBODY = -1  # no seat
OPEN = 100_000  # a goal without an upper end

OWN, READY = "own", "ready"
DECKS = [OWN, READY]
PLAYER, LUCK = "player", "luck"
PICKS = [PLAYER, LUCK]

# measures
DECK = "deck"
SEAT = "seat"
FIRST_PICK = "first_pick"
FIRST_SCORE = "first_score"
FROM_BEHIND = "from_behind"
WAS_BEHIND = "was_behind"
MEDIAN = "median"
WITHIN = "within"
UNDECIDED = "undecided"
MEANINGS = {
    DECK: "each deck against the others",
    SEAT: "the first seat wins",
    FIRST_PICK: "the first to pick wins",
    FIRST_SCORE: "the first to score wins",
    FROM_BEHIND: "a side that did not score first wins",
    WAS_BEHIND: "the winner was behind at some time",
    MEDIAN: "median length",
    WITHIN: "within",
    UNDECIDED: "drawn or stopped",
}
MEASURES = list(MEANINGS)


# the file


class Settings(Field):
    """Settings of a game: a table of texts."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(place, value)
        for name, said in value.items():
            if not isinstance(said, str):
                raise Wrong(f"{place}.{name}", f"got {spelled(said)}; expected a text in quotes")
        return value

    def takes(self) -> str:
        return 'a table of settings, such as { edition = "first" }'


GOAL = [
    Word("measure", "measure", MEASURES),
    Number("of", 1, OPEN, 0),
    Number("low", 0, OPEN, 0),
    Number("high", 0, OPEN, OPEN),
]
PART = [
    Text("name", blank=False),
    Number("games", 1, MOST),
    Settings("settings", {}),
    Word("decks", "source of decks", DECKS, 0),
    Word("picks", "source of picks", PICKS, 0),
    Many("goal", Inner("goal", GOAL), []),
]
FIELDS = [
    Text("game", blank=False),
    Text("title", blank=False),
    Number("seed", 0, 2**53, 1),
    Word("player", "player", list(PLAYERS), list(PLAYERS).index("greedy")),
    Many("part", Inner("part", PART)),
]


class Goal(msgspec.Struct, frozen=True):
    """Where a measure should lie, both ends included: percent, or rounds for a length."""

    measure: str
    of: int
    low: int
    high: int


class Part(msgspec.Struct, frozen=True):
    name: str
    games: int
    settings: dict[str, str]
    decks: str
    picks: str
    goals: list[Goal]


class Study(msgspec.Struct, frozen=True):
    """What is played and what is wanted of it. Workers are sent one."""

    name: str
    game: str
    title: str
    seed: int
    player: str
    parts: list[Part]


def study_names() -> list[str]:
    """The studies that come with games, as `GAME/NAME`."""
    found: list[str] = []
    for game in every_game().values():
        found += [f"{game.id}/{file.removesuffix(ENDING)}" for file in data_files(game.package, FOLDER, ENDING)]
    return found


def study_named(word: str) -> Study | None:
    """A study that comes with a game, by `GAME/NAME`, or None."""
    owner, _, name = word.partition("/")
    game = every_game().get(owner)
    text = data_files(game.package, FOLDER, ENDING).get(f"{name}{ENDING}") if game is not None else None
    return None if text is None else read_study(f"{name}{ENDING}", text, word)


def read_study(file: str, text: str, name: str) -> Study:
    """A study from its text, or a `BadFile` that tells every mistake."""
    table = parse(file, text)
    reading = Reading([Layer(file, text)])
    given = read_table(reading, "", table, FIELDS)
    games = every_game()
    word = given.of("game")
    game = games.get(word) if isinstance(word, str) else None
    if isinstance(word, str) and game is None:
        reading.fault("game", unknown("game", word, list(games)))
    if "part" in table and not table["part"]:
        reading.fault("part", "there is no part in it; write [[part]], then its fields")
    # what is wrong with the fields themselves has been told: looking into them would tell it again
    if game is None or reading.faults:
        raise BadFile(reading.faults)
    parts = [part_of(reading, game, inner) for inner in given.inners("part")]
    names = [part.name for part in parts]
    for i in range(len(names)):
        if names[i] in names[:i]:
            reading.fault(f"part[{i + 1}].name", f"there is a part '{names[i]}' already; give this one another name")
    if reading.faults:
        raise BadFile(reading.faults)
    player = list(PLAYERS)[given.number("player")]
    return Study(name, game.id, given.text("title"), given.number("seed"), player, parts)


def part_of(reading: Reading, game: Game, given: Given) -> Part:
    """One part, checked against what the game has."""
    settings: dict[str, str] = given.of("settings")
    decks = DECKS[given.number("decks")]
    try:
        game.full_settings(settings)
        texts = [deck.text for deck in game.ready_decks()]
        if decks == READY and len(texts) < game.seats[0]:
            reading.fault(f"{given.place}.decks", f"{game.id} has no ready decks; take '{OWN}'")
        else:
            game.new(game.unattended(settings), texts[: game.seats[0]] if decks == READY else [""] * game.seats[0])
    except BadSetup as error:
        reading.fault(f"{given.place}.settings", str(error))
    goals = [goal_of(reading, inner, decks) for inner in given.inners("goal")]
    picks = PICKS[given.number("picks")]
    return Part(given.text("name"), given.number("games"), settings, decks, picks, goals)


def goal_of(reading: Reading, given: Given, decks: str) -> Goal:
    measure = MEASURES[given.number("measure")]
    low = given.number("low")
    high = given.number("high")
    of = given.number("of")
    if low > high:
        reading.fault(f"{given.place}.low", f"{low} is above 'high', which is {high}")
    if measure == WITHIN and not of:
        reading.fault(given.place, "'of' is missing; expected the most rounds that a game may last")
    if measure != WITHIN and of:
        reading.fault(f"{given.place}.of", f"'of' goes with '{WITHIN}' only; leave it out")
    if measure == DECK and decks != READY:
        reading.fault(f"{given.place}.measure", f"'{DECK}' compares ready decks; the part needs decks = \"{READY}\"")
    return Goal(measure, of, low, high)


# one game


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """What one game showed. Seats are numbers, NOBODY for none."""

    number: int
    decks: tuple[int, ...]  # by seat, among the ready decks; empty: none were drawn
    winner: int
    stopped: bool
    length: int
    picked_first: int
    scored_first: int
    was_behind: bool  # the winner
    error: str = ""


class Picker(Player):
    """Leaves picks to luck while decks are built, if it is told so, and everything else to a player."""

    def __init__(self, game: Game, player: Player, by_luck: bool) -> None:
        self.game = game
        self.player = player
        self.by_luck = by_luck
        self.first = NOBODY

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        if self.game.drafting(masked):
            if self.first == NOBODY:
                self.first = seat
            if self.by_luck:
                return options[luck.below(len(options))]
        return self.player.choose(game, masked, seat, options, standing, luck)


class Onlooker(Watcher):
    """Sees who is ahead whenever somebody chooses."""

    def __init__(self) -> None:
        self.scored = False
        self.first = NOBODY
        self.behind: set[int] = set()

    def answers(self, game: Game, state: State, ask: Ask[Any], seat: int, options: list[int], option: int) -> None:
        self.look(game.scores(state))

    def look(self, scores: list[int]) -> None:
        most = max(scores, default=0)
        if not self.scored and most:
            self.scored = True
            ahead = [seat for seat, score in enumerate(scores) if score == most]
            self.first = ahead[0] if len(ahead) == 1 else NOBODY
        self.behind.update(seat for seat, score in enumerate(scores) if score < most)


class Table:
    """Plays any game of one part."""

    def __init__(self, study: Study, place: int) -> None:
        self.game = every_game()[study.game]
        self.part = study.parts[place]
        self.settings = self.game.unattended(self.part.settings)
        self.seed = mixed(study.seed, place)
        self.player = player_for(study.player)
        self.seats = self.game.seats[0]
        self.decks = [deck.text for deck in self.game.ready_decks()] if self.part.decks == READY else []

    def drawn(self, number: int) -> tuple[int, ...]:
        """The decks of a game by seat: every choice of different ones in turn, so that all meet equally often."""
        if not self.decks:
            return ()
        left = list(range(len(self.decks)))
        found: list[int] = []
        for _seat in range(self.seats):
            found.append(left.pop(number % len(left)))
            number //= len(left) + 1
        return tuple(found)

    def play(self, number: int) -> Seen:
        """The game with this number. One that raises is told of and stops nothing."""
        decks = self.drawn(number)
        try:
            return self.played(number, decks)
        except Exception as error:  # noqa: BLE001  whatever a rule or a player raises is reported with its game
            return Seen(number, decks, NOBODY, False, 0, NOBODY, NOBODY, False, words_of(error))

    def played(self, number: int, decks: tuple[int, ...]) -> Seen:
        seed = mixed(self.seed, number)
        state = self.game.new(self.settings, [self.decks[deck] for deck in decks] or [""] * self.seats)
        picker = Picker(self.game, self.player, self.part.picks == LUCK)
        onlooker = Onlooker()
        play_game(self.game, state, [picker] * self.seats, Seeded(seed), Seeded(mixed(seed)), onlooker)
        onlooker.look(self.game.scores(state))
        result = state.result
        assert result is not None, "a game that is over has a result"
        winners = [seat for seat in range(self.seats) if result.winners != DRAWN and result.returns(seat) > 0]
        winner = winners[0] if len(winners) == 1 else NOBODY
        stopped = result.rule in self.game.stops
        length = self.game.length(state)
        return Seen(number, decks, winner, stopped, length, picker.first, onlooker.first, winner in onlooker.behind)


# many games


def play_some(study: Study, place: int, numbers: list[int]) -> list[Seen]:
    """What a worker does: some games of a part."""
    table = Table(study, place)
    return [table.play(number) for number in numbers]


def deaf() -> None:
    """Whoever deals out the games decides when to stop; the terminal sends Ctrl-C to every process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_part(study: Study, place: int, workers: int, progress: Callable[[int], None]) -> list[Seen]:
    """All games of a part, by number."""
    count = study.parts[place].games
    seen: list[Seen] = []
    for some in played_here(study, place, count) if workers == 1 else played_apart(study, place, count, workers):
        seen += some
        progress(len(some))
    return sorted(seen, key=lambda one: one.number)


def played_here(study: Study, place: int, count: int) -> Iterator[list[Seen]]:
    table = Table(study, place)
    for number in range(count):
        yield [table.play(number)]


def played_apart(study: Study, place: int, count: int, workers: int) -> Iterator[list[Seen]]:
    chunks = [list(range(first, min(first + CHUNK, count))) for first in range(0, count, CHUNK)]
    context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
    with ProcessPoolExecutor(min(workers, len(chunks)), context, deaf) as pool:
        waiting = [pool.submit(play_some, study, place, chunk) for chunk in chunks]
        try:
            for future in waiting:
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


# what they show


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """One measure with its 95 % interval: rates in percent, lengths in rounds; `met` where something is wanted."""

    measure: str
    name: str
    games: int
    value: float | None
    low: float | None
    high: float | None
    wanted_low: int | None = None
    wanted_high: int | None = None
    met: bool | None = None
    sure: bool | None = None  # the whole interval lies where it is wanted


class PartReport(msgspec.Struct, frozen=True):
    name: str
    settings: dict[str, str]
    decks: str
    picks: str
    games: int
    failed: int
    rows: list[Row]
    errors: list[str]  # of the first games that failed


class StudyReport(msgspec.Struct, frozen=True):
    study: str
    title: str
    game: str
    rules: int
    player: str
    seed: int
    met: bool  # every goal, and no game failed
    parts: list[PartReport]


SHOWN_ERRORS = 5


def run_study(study: Study, workers: int = 1, progress: Callable[[int], None] = quiet) -> StudyReport:
    """Play all games of a study. `progress` is told of every few games how many they are."""
    parts = [part_report(study, i, run_part(study, i, workers, progress)) for i in range(len(study.parts))]
    met = all(not part.failed and all(row.met is not False for row in part.rows) for part in parts)
    game = every_game()[study.game]
    return StudyReport(study.name, study.title, study.game, game.rules, study.player, study.seed, met, parts)


def part_report(study: Study, place: int, seen: list[Seen]) -> PartReport:
    part = study.parts[place]
    game = every_game()[study.game]
    errors = [f"game {one.number}: {one.error}" for one in seen if one.error]
    played = [one for one in seen if not one.error]
    rows: list[Row] = []
    for measure in MEASURES:
        goals = [goal for goal in part.goals if goal.measure == measure]
        rows += rows_of(game, measure, played, goals)
    settings = game.full_settings(game.unattended(part.settings))
    return PartReport(part.name, settings, part.decks, part.picks, len(seen), len(errors), rows, errors[:SHOWN_ERRORS])


def rows_of(game: Game, measure: str, seen: list[Seen], goals: list[Goal]) -> list[Row]:
    """The rows of a measure: one for each goal or, without any, one as it is if the games say anything about it."""
    if measure == WITHIN:
        return [judged(within_row(goal.of, seen), goal) for goal in goals]
    found: list[Row]
    if measure == DECK:
        found = deck_rows(game, seen)
    elif measure == MEDIAN:
        found = [median_row(seen)] if any(one.length for one in seen) else []
    else:
        found = simple_rows(measure, seen)
    if not goals:
        return found
    unknown_yet = Row(measure, MEANINGS[measure], 0, None, None, None)
    return [judged(row, goal) for goal in goals for row in found or [unknown_yet]]


def simple_rows(measure: str, seen: list[Seen]) -> list[Row]:
    """Rates over the games that say something: those with a winner, and with somebody who was first."""
    name = MEANINGS[measure]
    decided = [one for one in seen if one.winner != NOBODY]
    led = [one for one in decided if one.scored_first != NOBODY]
    picked = [one for one in decided if one.picked_first != NOBODY]
    if measure == UNDECIDED:
        return [rate_row(measure, name, seen, lambda one: one.winner == NOBODY or one.stopped)]
    if measure == SEAT:
        return [rate_row(measure, name, decided, lambda one: one.winner == 0)] if decided else []
    if measure == FIRST_PICK:
        return [rate_row(measure, name, picked, lambda one: one.winner == one.picked_first)] if picked else []
    if not led:
        return []
    if measure == FIRST_SCORE:
        return [rate_row(measure, name, led, lambda one: one.winner == one.scored_first)]
    if measure == FROM_BEHIND:
        return [rate_row(measure, name, led, lambda one: one.winner != one.scored_first)]
    assert measure == WAS_BEHIND, f"measure '{measure}' is not in the list"
    return [rate_row(measure, name, decided, lambda one: one.was_behind)]


def deck_rows(game: Game, seen: list[Seen]) -> list[Row]:
    """How often each ready deck beats the others. A drawn game is not a win for either."""
    played: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for one in seen:
        for seat, deck in enumerate(one.decks):
            played[deck] += 1
            won[deck] += one.winner == seat
    ready = game.ready_decks()
    return [percent_row(DECK, ready[deck].name, won[deck], played[deck]) for deck in sorted(played)]


def rate_row(measure: str, name: str, seen: list[Seen], counts: Callable[[Seen], bool]) -> Row:
    return percent_row(measure, name, sum(counts(one) for one in seen), len(seen))


def within_row(most: int, seen: list[Seen]) -> Row:
    return rate_row(WITHIN, f"{MEANINGS[WITHIN]} {most} rounds", seen, lambda one: one.length <= most)


def percent_row(measure: str, name: str, count: int, of: int) -> Row:
    rate = rate_of(count, of)
    return Row(measure, name, of, percent(rate.rate), percent(rate.low), percent(rate.high))


def percent(share: float | None) -> float | None:
    return None if share is None else round(100 * share, DIGITS)


def median_row(seen: list[Seen]) -> Row:
    """The median, with the interval between the lengths whose ranks lie so far from the middle."""
    lengths = sorted(one.length for one in seen)
    count = len(lengths)
    half = Z * math.sqrt(count) / 2
    low = lengths[max(0, math.floor(count / 2 - half))]
    high = lengths[min(count - 1, math.ceil(count / 2 + half))]
    return Row(MEDIAN, MEANINGS[MEDIAN], count, lengths[(count - 1) // 2], low, high)


def judged(row: Row, goal: Goal) -> Row:
    """A row with what is wanted of it. What could not be measured is not met."""
    value, low, high = row.value, row.low, row.high
    met = value is not None and goal.low <= value <= goal.high
    sure = low is not None and high is not None and goal.low <= low and high <= goal.high
    most = goal.high if goal.high != OPEN else None
    return msgspec.structs.replace(row, wanted_low=goal.low, wanted_high=most, met=met, sure=sure)


def with_changes(study: Study, games: int | None, seed: int | None, player: str | None = None) -> Study:
    """The study with another number of games in each part, another seed or another player."""
    parts = [msgspec.structs.replace(part, games=games) if games else part for part in study.parts]
    seed = study.seed if seed is None else seed
    return msgspec.structs.replace(study, parts=parts, seed=seed, player=player or study.player)


def report_json(report: StudyReport) -> str:
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode()
