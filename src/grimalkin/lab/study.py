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

A part may name `seats`, and parts may be put together for a row of their own:

    [[pool]]
    name = "small tables"
    parts = ["two players", "three players"]

A study that asks how long games last says how long people take, in seconds: `seat_seconds` for each seat before play,
a `kind` of decision for each question (or each question and the first word of the answer), a `happening` for each event
of the log. A kind without questions takes all the others. Decisions with one option are none.

    [[kind]]
    name = "play a card"
    seconds = 12
    of = ["ask_main play"]

    [[happening]]
    name = "shuffle"
    seconds = 4
    events = ["shuffled"]

A game is made of the study's seed, its part and its own number and of nothing else: the same games are played whatever
the number of workers. What a game has to say for it stands in `Game`: `length`, `scores`, `drafting`, `stops`,
`cards_of`, `plays_as`, `random_deck`. What is measured stands in `measures.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any

import msgspec

from grimalkin.core.agenda import Ask
from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadFile, BadSetup
from grimalkin.core.fields import Field, Given, Inner, Many, Number, Reading, Text, Word, Wrong, read_table
from grimalkin.core.game import CARDS, Game, own_game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.snapshot import stable_name
from grimalkin.core.state import DRAWN, State
from grimalkin.core.tomlread import Layer, parse
from grimalkin.core.wording import spelled, unknown
from grimalkin.lab.breakdown import Watchers
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.driver import GIVES, fault_of, lost_by, mixed, words_of
from grimalkin.lab.measures import (
    CARD,
    DECK,
    HAPPENS,
    MEASURES,
    NO_GOAL,
    NOBODY,
    OPEN,
    PLAYS_AS,
    WITHIN,
    Goal,
    Row,
    Seen,
    Timing,
    rows_of,
)
from grimalkin.lab.onlooking import Ear, Onlooker
from grimalkin.lab.simulate import INTERRUPTED, quiet
from grimalkin.lab.tryout import Tried, Tryout, needed_settings, tried_in
from grimalkin.lab.workers import WorkerDied, apart, here
from grimalkin.players import PLAYERS, player_for
from grimalkin.players.driver import NotOffered, Watcher, play_game
from grimalkin.players.player import Player

FOLDER = "studies"
ENDING = ".toml"
MOST = 1_000_000  # games of a part
MOST_SEATS = 100  # that a file may name; the game says how many it takes
LONGEST = 3600  # seconds that one thing may take
DRAWS = 1  # mixed with the seed of a game: the luck that draws its decks

OWN, READY, RANDOM = "own", "ready", "random"
DECKS = [OWN, READY, RANDOM]
PLAYER, LUCK = "player", "luck"
PICKS = [PLAYER, LUCK]


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


class Seconds(Field):
    """How long something takes: a number, not below 0, whole or not."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= LONGEST:
            raise self.wrong(place, value)
        return float(value)

    def takes(self) -> str:
        return f"seconds from 0 to {LONGEST}, such as 1.5"


GOALS = [measure for measure in MEASURES if measure not in NO_GOAL]
GOAL = [
    Word("measure", "measure", GOALS),
    Number("of", 1, OPEN, 0),
    Text("what", ""),
    Many("but", Text("but", blank=False), []),
    Number("low", -OPEN, OPEN, 0),
    Number("high", -OPEN, OPEN, OPEN),
]
KIND = [
    Text("name", blank=False),
    Seconds("seconds"),
    Many("of", Text("of", blank=False), []),
]
HAPPENING = [
    Text("name", blank=False),
    Seconds("seconds", 0.0),
    Many("events", Text("events", blank=False)),
]
PART = [
    Text("name", blank=False),
    Number("games", 1, MOST),
    Number("seats", 1, MOST_SEATS, 0),
    Settings("settings", {}),
    Word("decks", "source of decks", DECKS, 0),
    Word("picks", "source of picks", PICKS, 0),
    Many("goal", Inner("goal", GOAL), []),
]
POOL = [
    Text("name", blank=False),
    Many("parts", Text("parts", blank=False)),
    Many("goal", Inner("goal", GOAL), []),
]
FIELDS = [
    Text("game", blank=False),
    Text("title", blank=False),
    Number("seed", 0, 2**53, 1),
    Word("player", "player", list(PLAYERS), list(PLAYERS).index("greedy")),
    Seconds("seat_seconds", 0.0),
    Many("kind", Inner("kind", KIND), []),
    Many("happening", Inner("happening", HAPPENING), []),
    Many("part", Inner("part", PART)),
    Many("pool", Inner("pool", POOL), []),
]


class Part(msgspec.Struct, frozen=True):
    name: str
    games: int
    settings: dict[str, str]
    decks: str
    picks: str
    goals: list[Goal]
    seats: int = 0  # 0: as few as the game takes


class Pool(msgspec.Struct, frozen=True):
    """Parts that are looked at together."""

    name: str
    parts: list[int]
    goals: list[Goal]


class Study(msgspec.Struct, frozen=True):
    """What is played and what is wanted of it. Workers are sent one."""

    name: str
    game: str
    title: str
    seed: int
    player: str
    parts: list[Part]
    pools: list[Pool] = []
    timing: Timing | None = None
    kinds: dict[str, str] = {}  # by question, or question and first word of the answer; "": all the others
    happenings: dict[str, list[str]] = {}  # by event
    own_name: str = ""  # of a designer's own card set; empty: none is played
    own: str = ""  # its text
    tried: list[str] = []  # cards that a share of the sides is given (tryout.py)


def game_of(study: Study) -> Game:
    """The game of a study, with a designer's own cards if it has some."""
    game = every_game()[study.game]
    return own_game(game, study.own_name, f"{study.own_name}.toml", study.own) if study.own_name else game


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
    kinds = kinds_of(reading, game, given.inners("kind"))
    happenings = happenings_of(reading, game, given.inners("happening"))
    told = [inner.text("name") for inner in given.inners("happening")]
    parts = [part_of(reading, game, inner, told) for inner in given.inners("part")]
    repeats(reading, "part", "part", given)
    repeats(reading, "kind", "kind", given)
    repeats(reading, "happening", "happening", given, [inner.text("name") for inner in given.inners("kind")])
    pools = [pool_of(reading, game, inner, parts, told) for inner in given.inners("pool")]
    repeats(reading, "pool", "part or pool", given, [part.name for part in parts])
    if reading.faults:
        raise BadFile(reading.faults)
    timing = None
    if kinds:
        timing = Timing(
            given.of("seat_seconds"),
            {inner.text("name"): inner.of("seconds") for inner in given.inners("kind")},
            {inner.text("name"): inner.of("seconds") for inner in given.inners("happening")},
        )
    player = list(PLAYERS)[given.number("player")]
    title, seed = given.text("title"), given.number("seed")
    return Study(name, game.id, title, seed, player, parts, pools, timing, kinds, happenings)


def repeats(reading: Reading, field: str, what: str, given: Given, taken: list[str] | None = None) -> None:
    """No two things that a report tells of have one name."""
    names = list(taken or [])
    for i, inner in enumerate(given.inners(field)):
        name = inner.text("name")
        if name in names:
            reading.fault(f"{field}[{i + 1}].name", f"there is a {what} '{name}' already; give this one another name")
        names.append(name)


def questions_of(game: Game) -> list[str]:
    """The ids of all questions that a game can ask."""
    found: set[str] = set()
    waiting: list[type] = list(Ask.__subclasses__())
    home = game.package or type(game).__module__
    while waiting:
        ask = waiting.pop()
        waiting += ask.__subclasses__()
        if f"{ask.__module__}.".startswith((f"{home}.", "grimalkin.core.", "grimalkin.kit.")) and "id" in vars(ask):
            found.add(stable_name(ask))
    return sorted(found)


def kinds_of(reading: Reading, game: Game, given: list[Given]) -> dict[str, str]:
    """What each decision is called, by its question or by question and answer."""
    found: dict[str, str] = {}
    known = questions_of(game) if given else []
    answers = {text.split()[0] for text in game.codes.texts if text} if given else set()
    for kind in given:
        for i, word in enumerate(kind.of("of") or [""]):
            place = f"{kind.place}.of[{i + 1}]" if word else kind.place
            question, _, answer = word.partition(" ")
            if word in found:
                also = f"'{word}'" if word else "every other decision"
                reading.fault(place, f"{also} is of kind '{found[word]}' already")
            elif word and question not in known:
                reading.fault(place, unknown("question", question, known))
            elif answer and answer not in answers:
                reading.fault(place, unknown("answer", answer, sorted(answers)))
            found[word] = kind.text("name")
    if given and "" not in found:
        reading.fault("kind", "no kind takes the other decisions; write one without 'of'")
    return found


def happenings_of(reading: Reading, game: Game, given: list[Given]) -> dict[str, list[str]]:
    """What is counted at each event of the log."""
    found: dict[str, list[str]] = {}
    known = game.event_types.names
    for happening in given:
        for i, event in enumerate(happening.of("events")):
            if event not in known:
                reading.fault(f"{happening.place}.events[{i + 1}]", unknown("event", event, known))
            found.setdefault(event, []).append(happening.text("name"))
    return found


def part_of(reading: Reading, game: Game, given: Given, happenings: list[str]) -> Part:
    """One part, checked against what the game has."""
    settings: dict[str, str] = given.of("settings")
    decks = DECKS[given.number("decks")]
    seats = given.number("seats") or game.seats[0]
    try:
        game.check_seats(seats)
    except BadSetup as error:
        reading.fault(f"{given.place}.seats", str(error))
        seats = game.seats[0]
    try:
        full = game.full_settings(game.unattended(settings))
        texts = [deck.text for deck in game.ready_decks()]
        if decks == READY and len(texts) < seats:
            few = f"{game.id} has {len(texts) or 'no'} ready decks"
            reading.fault(f"{given.place}.decks", f"{few}; take '{OWN}'")
        elif decks == RANDOM and not game.random_deck(full, Seeded(0)):
            reading.fault(f"{given.place}.decks", f"{game.id} draws no random decks; take '{OWN}'")
        else:
            game.new(full, texts[:seats] if decks == READY else [""] * seats)
    except BadSetup as error:
        reading.fault(f"{given.place}.settings", str(error))
    goals = [goal_of(reading, inner, decks, happenings, game.kinds_played) for inner in given.inners("goal")]
    picks = PICKS[given.number("picks")]
    return Part(given.text("name"), given.number("games"), settings, decks, picks, goals, given.number("seats"))


def pool_of(reading: Reading, game: Game, given: Given, parts: list[Part], happenings: list[str]) -> Pool:
    names = [part.name for part in parts]
    found: list[int] = []
    for i, name in enumerate(given.of("parts")):
        place = f"{given.place}.parts[{i + 1}]"
        if name not in names:
            reading.fault(place, unknown("part", name, names))
        elif names.index(name) in found:
            reading.fault(place, f"'{name}' is in this pool already")
        else:
            found.append(names.index(name))
    if not given.of("parts"):
        reading.fault(f"{given.place}.parts", "there is no part in it; name some")
    decks = READY if found and all(parts[i].decks == READY for i in found) else OWN
    goals = [goal_of(reading, inner, decks, happenings, game.kinds_played) for inner in given.inners("goal")]
    return Pool(given.text("name"), found, goals)


def goal_of(reading: Reading, given: Given, decks: str, happenings: list[str], kinds: Sequence[str]) -> Goal:
    measure = GOALS[given.number("measure")]
    low = given.number("low")
    high = given.number("high")
    of = given.number("of")
    what = given.text("what")
    where = f"{given.place}.what" if what else given.place
    but: list[str] = given.of("but")
    if low > high:
        reading.fault(f"{given.place}.low", f"{low} is above 'high', which is {high}")
    if measure == WITHIN and not of:
        reading.fault(given.place, "'of' is missing; expected the most rounds that a game may last")
    if measure != WITHIN and of:
        reading.fault(f"{given.place}.of", f"'of' goes with '{WITHIN}' only; leave it out")
    if measure == HAPPENS and what not in happenings:
        reading.fault(where, unknown("happening", what, happenings))
    if measure == PLAYS_AS and what not in kinds:
        reading.fault(where, unknown("kind of thing to play as", what, list(kinds)))
    if measure not in (HAPPENS, PLAYS_AS) and what:
        reading.fault(f"{given.place}.what", f"'what' goes with '{HAPPENS}' and '{PLAYS_AS}' only; leave it out")
    if measure != CARD and but:
        reading.fault(f"{given.place}.but", f"'but' goes with '{CARD}' only; leave it out")
    if measure == DECK and decks != READY:
        reading.fault(f"{given.place}.measure", f"'{DECK}' compares ready decks; the part needs decks = \"{READY}\"")
    return Goal(measure, of, low, high, what, tuple(but))


# one game


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


class Table:
    """Plays any game of one part."""

    def __init__(self, study: Study, place: int) -> None:
        self.game = game_of(study)
        self.part = study.parts[place]
        self.settings = settings_of(study, self.game, self.part)
        self.tryout = Tryout(self.game, self.settings, study.tried) if study.tried else None
        self.seed = mixed(study.seed, place)
        self.player = player_for(study.player, self.game)
        self.seats = self.part.seats or self.game.seats[0]
        self.kinds = study.kinds
        self.happenings = study.happenings
        goals = [*self.part.goals, *(goal for pool in study.pools if place in pool.parts for goal in pool.goals)]
        self.by_card = any(goal.measure == CARD for goal in goals)
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

    def brought(self, decks: tuple[int, ...], seed: int) -> list[str]:
        """What each seat brings."""
        if self.part.decks == RANDOM:
            luck = Seeded(mixed(seed, DRAWS))
            return [self.game.random_deck(self.settings, luck) for _seat in range(self.seats)]
        return [self.decks[deck] for deck in decks] or [""] * self.seats

    def some(self, first: int, count: int) -> list[Seen]:
        """The games from `first` on."""
        return [self.play(number) for number in range(first, first + count)]

    def play(self, number: int) -> Seen:
        """The game with this number. One that raises is told of and stops nothing."""
        decks = self.drawn(number)
        try:
            return self.played(number, decks)
        except Exception as error:  # noqa: BLE001  whatever a rule or a player raises is reported with its game
            return Seen(number, decks, NOBODY, False, 0, NOBODY, NOBODY, False, fault_of(error, [self.player]))

    def played(self, number: int, decks: tuple[int, ...]) -> Seen:
        seed = mixed(self.seed, number)
        brought = self.brought(decks, seed)
        gifts = None
        if self.tryout is not None:
            gifts = self.tryout.gifts(Seeded(mixed(seed, GIVES)), brought, [True] * self.seats)
            brought = gifts.decks
        state = self.game.new(self.settings, brought)
        ear = Ear(self.game, self.happenings)
        picker = Picker(self.game, self.player, self.part.picks == LUCK)
        onlooker = Onlooker(self.seats, self.kinds)
        luck: Luck = Seeded(seed)
        seated: list[Player] = [picker] * self.seats
        watchers: list[Watcher] = [onlooker]
        if self.happenings:
            state.listener = ear
        if gifts is not None:
            luck = gifts.luck(state, luck)
            seated = gifts.seated(seated)
            watchers.append(gifts)
            gifts.look(self.game, state)
        illegal = ""
        decisions = 0
        try:
            decisions = play_game(self.game, state, seated, luck, Seeded(mixed(seed)), Watchers(watchers))
            result = state.result
        except NotOffered as error:
            illegal = words_of(error.reason)
            result = lost_by(error, state)
        onlooker.look(self.game.scores(state))
        assert result is not None, "a game that is over has a result"
        winners = [seat for seat in range(self.seats) if result.winners != DRAWN and result.returns(seat) > 0]
        winner = winners[0] if len(winners) == 1 else NOBODY
        by_card = range(self.seats) if self.by_card else range(0)
        return Seen(
            number,
            decks,
            winner,
            result.rule in self.game.stops,
            self.game.length(state),
            picker.first,
            onlooker.first,
            winner in onlooker.behind,
            shares=tuple(share_of(seat, winners, self.seats) for seat in range(self.seats)),
            cards=tuple(tuple(self.game.cards_of(state, seat)) for seat in by_card),
            decisions=decisions,
            counts={**onlooker.counts, **ear.counts},
            lost=result.winners == 0,
            plays_as=tuple(onlooker.plays_as),
            illegal=illegal,
            tried={} if gifts is None else gifts.found(self.game, state),
        )


def settings_of(study: Study, game: Game, part: Part) -> dict[str, str]:
    """All settings of a part, with what the cards need that are tried out."""
    settings = game.unattended(part.settings)
    return needed_settings(game, settings, study.tried) if study.tried else game.full_settings(settings)


def share_of(seat: int, winners: list[int], seats: int) -> float:
    """Winners share a win, and where nobody wins all do."""
    if not winners:
        return 1 / seats
    return 1 / len(winners) if seat in winners else 0.0


# many games


def table_of(what: tuple[Study, int]) -> Table:
    """What plays the games of a part, in a worker too."""
    study, place = what
    return Table(study, place)


def run_part(study: Study, place: int, workers: int, seen: list[Seen], progress: Callable[[int], None]) -> None:
    """Play all games of a part. What they show is added to `seen` as it comes: an interrupt finds it there."""
    what = study, place
    count = study.parts[place].games
    source = here(table_of(what), count) if workers == 1 else apart(table_of, what, count, min(workers, count))
    with closing(source):
        for played, some in source:
            seen += some
            progress(played)


# what they show


class PartReport(msgspec.Struct, frozen=True):
    name: str
    settings: dict[str, str]
    decks: str
    picks: str
    games: int
    failed: int
    rows: list[Row]
    errors: list[str]  # of the first games that failed
    seats: int = 0
    chosen: dict[str, str] = {}  # the settings that the study names, or that differ from what tables have
    pooled: list[str] = []  # the parts that are put together here
    asked: int = 0  # games; fewer were played if the study was stopped
    illegal: int = 0  # games that were lost by a choice that was not offered
    first_illegal: str = ""
    tried: list[Tried] = []  # what became of the cards that a share of the sides was given


class StudyReport(msgspec.Struct, frozen=True):
    study: str
    title: str
    game: str
    rules: int
    player: str
    seed: int
    met: bool  # every goal; all games were played, none failed, and nobody chose what was not offered
    parts: list[PartReport]
    asked: int = 0
    played: int = 0  # those that failed too
    complete: bool = True
    stopped: str = ""  # why it is not complete
    cards: str = ""  # a designer's own card set, and what it is laid over
    base: str = ""


SHOWN_ERRORS = 5


def run_study(study: Study, workers: int = 1, progress: Callable[[int], None] = quiet) -> StudyReport:
    """Play all games of a study. `progress` is told of every few games how many they are.

    An interrupt or the death of a worker ends it early, and the report says so.
    """
    seen: list[list[Seen]] = [[] for _part in study.parts]
    stopped = ""
    try:
        for i in range(len(study.parts)):
            run_part(study, i, workers, seen[i], progress)
    except KeyboardInterrupt:
        stopped = INTERRUPTED
    except WorkerDied as death:
        stopped = str(death)
    for games in seen:
        games.sort(key=lambda one: one.number)
    asked, played = sum(part.games for part in study.parts), sum(len(games) for games in seen)
    complete = played == asked
    parts = [part_report(study, i, seen[i]) for i in range(len(study.parts))]
    parts += [pool_report(study, pool, seen) for pool in study.pools]
    sound = complete and not any(part.failed or part.illegal for part in parts)
    met = sound and all(row.met is not False for part in parts for row in part.rows)
    game = game_of(study)
    known = study.name, study.title, study.game, game.rules, study.player, study.seed
    why = "" if complete else stopped
    return StudyReport(*known, met, parts, asked, played, complete, why, study.own_name, game.own_base())


def part_report(study: Study, place: int, seen: list[Seen]) -> PartReport:
    part = study.parts[place]
    game = game_of(study)
    errors = [f"game {one.number}: {one.error}" for one in seen if one.error]
    illegal = [f"game {one.number}: {one.illegal}" for one in seen if one.illegal]
    rows = all_rows(study, [one for one in seen if not one.error], part.goals) if seen else []
    settings = settings_of(study, game, part)
    usual = game.full_settings({})
    chosen = {name: value for name, value in settings.items() if name in part.settings or value != usual[name]}
    return PartReport(
        part.name,
        settings,
        part.decks,
        part.picks,
        len(seen),
        len(errors),
        rows,
        errors[:SHOWN_ERRORS],
        part.seats or game.seats[0],
        chosen,
        asked=part.games,
        illegal=len(illegal),
        first_illegal=illegal[0] if illegal else "",
        tried=tried_in(study.tried, [one.tried for one in seen]),
    )


def pool_report(study: Study, pool: Pool, seen: list[list[Seen]]) -> PartReport:
    """Parts together. What failed there was told there."""
    games = [one for place in pool.parts for one in seen[place] if not one.error]
    rows = all_rows(study, games, pool.goals) if games else []
    pooled = [study.parts[place].name for place in pool.parts]
    asked = sum(study.parts[place].games for place in pool.parts)
    tried = tried_in(study.tried, [one.tried for one in games])
    return PartReport(pool.name, {}, "", "", len(games), 0, rows, [], pooled=pooled, asked=asked, tried=tried)


def all_rows(study: Study, seen: list[Seen], goals: list[Goal]) -> list[Row]:
    game = game_of(study)
    rows: list[Row] = []
    for measure in MEASURES:
        of_measure = [goal for goal in goals if goal.measure == measure]
        rows += rows_of(game, measure, seen, of_measure, study.timing)
    return rows


def with_changes(study: Study, games: int | None, seed: int | None, player: str | None = None) -> Study:
    """The study with another number of games in each part, another seed or another player."""
    parts = [msgspec.structs.replace(part, games=games) if games else part for part in study.parts]
    seed = study.seed if seed is None else seed
    return msgspec.structs.replace(study, parts=parts, seed=seed, player=player or study.player)


def with_own_cards(study: Study, game: Game, tried: list[str]) -> Study:
    """The study with the cards of this game, perhaps a designer's own for every part, and cards to try out."""
    own = game.card_sets()[game.own].text if game.own else ""
    chosen = {CARDS: game.own} if game.own else {}
    parts = [msgspec.structs.replace(part, settings={**part.settings, **chosen}) for part in study.parts]
    found = msgspec.structs.replace(study, parts=parts, own_name=game.own, own=own, tried=tried)
    for part in found.parts:
        settings_of(found, game, part)  # what is wrong with them is told before a game is played
    return found


def report_json(report: StudyReport) -> str:
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode()
