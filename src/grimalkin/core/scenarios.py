"""Scenarios: a position, acts, and what must then be offered, told and true.

One format serves tests, the examples of a rulebook, puzzles, lessons and bug reports. `docs/howto/write-a-scenario.md`
shows it; `docs/notation.md` defines it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from grimalkin.core.agenda import Chance
from grimalkin.core.codes import Codes
from grimalkin.core.engine import pending, waiting_ask, waiting_chance, why
from grimalkin.core.errors import BadFile, BadLuck, BadScenario, BadSetup, GrimalkinError, IllegalChoice
from grimalkin.core.fields import Field, Given, Inner, Many, Number, Reading, RuleId, Text, Word, Wrong, read_table
from grimalkin.core.game import Game
from grimalkin.core.library import SPEC
from grimalkin.core.lines import Sayings, matches
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.positions import SEATS, SPECTATOR_LETTER, point_of, read_position, stops_of, write_position
from grimalkin.core.record import CHOICE, CONCEDE, DRAW, LUCK, NO_SEAT, RULING, STOP, TAKEOVER, TIMEOUT, UNDO, enact
from grimalkin.core.rules import ID
from grimalkin.core.state import DRAWN, State
from grimalkin.core.table import Seat, Table
from grimalkin.core.tells import Told, seat_name
from grimalkin.core.tomlread import Layer, parse, within
from grimalkin.core.tomltext import key_text, pairs_text, value_text
from grimalkin.core.wording import shortened, spelled, unknown

CARDS: Final = "cards"
RESULT: Final = "result"
STOPS: Final = "stops"
OWN: Final = "own"  # what a designer's cards are called if nobody names them
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
HIGHEST: Final = 10**15  # numbers that are compared
PLACE: Final = re.compile(r"\[[1-9][0-9]{0,4}\]")  # in a list, from 1
TAG: Final = "#"  # begins a word in `cites` that is no rule
TAG_WORD: Final = re.compile(r"[a-z]+(-[a-z]+)*")
LONGEST: Final = 1000  # letters of an act
ENDINGS: Final = ["", LUCK, CONCEDE]  # what `why` can say besides a rule: it can be chosen, luck is awaited, it is over


class Plain(Field):
    """A table of anything that TOML holds, flattened to paths: `{ A = { hand = [] } }` is `A.hand = []`."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(place, value)
        flat: dict[str, Any] = {}
        flatten("", value, flat)
        for path, wanted in flat.items():
            check_plain(within(place, path) if len(path) <= 60 else place, wanted)
        return flat

    def takes(self) -> str:
        return "a table of paths and values, such as { 'A.hand' = [] }"


def flatten(prefix: str, value: dict[str, Any], flat: dict[str, Any]) -> None:
    for key, inner in value.items():
        if isinstance(inner, dict) and inner:
            flatten(f"{prefix}{key}.", inner, flat)
        else:
            flat[f"{prefix}{key}"] = inner


def check_plain(place: str, value: Any) -> None:
    """Floats and dates are nothing that a position holds."""
    if isinstance(value, list):
        for item in value:
            check_plain(place, item)
    elif isinstance(value, dict):
        for item in value.values():
            check_plain(place, item)
    elif not isinstance(value, (bool, int, str)):
        raise Wrong(place, f"{spelled(value)} came; it takes a whole number, a text, true, false, or a list of them")
    elif isinstance(value, int) and abs(value) > HIGHEST:
        raise Wrong(place, f"{spelled(value)} is out of range; no game counts so far")


class BySeat(Field):
    """A table with seats as keys."""

    def __init__(self, name: str, each: Field, letters: str = SEATS) -> None:
        super().__init__(name, None)
        self.each = each
        self.letters = letters

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(place, value)
        found: dict[str, Any] = {}
        for seat, inner in value.items():
            if seat not in list(self.letters):
                raise Wrong(within(place, shortened(seat)), unknown("seat", seat, list(self.letters)))
            found[seat] = self.each.read(reading, f"{place}.{seat}", inner)
        return found

    def takes(self) -> str:
        return f"a table by seat, such as {{ A = ... }}, each {self.each.takes()}"


class TextMap(Field):
    """A table of texts."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(place, value)
        for key, inner in value.items():
            if not isinstance(inner, str):
                raise Wrong(within(place, shortened(key)), f"{spelled(inner)} came; it takes a text in quotes")
        return dict(value)

    def takes(self) -> str:
        return "a table of texts"


class Citation(RuleId):
    """The id of a rule, or a tag: `#regression`. No tag looks like an id, so a misspelt id never passes for one."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str) or not value.startswith(TAG):
            if isinstance(value, str) and TAG_WORD.fullmatch(value):
                said = f"no rule '{shortened(value)}'; a tag begins with {TAG}, as in '{TAG}{shortened(value)}'"
                raise Wrong(place, said)
            return super().read(reading, place, value)
        word = value[len(TAG) :]
        if ID.fullmatch(word.upper()):
            raise Wrong(place, f"{spelled(value)} is written like the id of a rule; cite a rule without the {TAG}")
        if not TAG_WORD.fullmatch(word):
            said = f"a tag has small letters and '-' only, such as '{TAG}regression'"
            raise Wrong(place, f"{spelled(value)} came; {said}")
        return value

    def takes(self) -> str:
        return f"the id of a rule, such as the rulebook lists them, or a tag, such as '{TAG}regression'"


class AnyTable(Field):
    """A table that is read later, when it is known how."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(place, value)
        return value

    def takes(self) -> str:
        return "a table"


STEP: Final[list[Field]] = [  # of a lesson: what is said before the act; a scenario that is only run passes over it
    Text("say", blank=False),  # the ids of words
    Text("otherwise", ""),
    Many("rules", RuleId("rule"), []),
    Many("point", Text("piece"), []),
]
LESSON: Final[list[Field]] = [
    Text("title", blank=False),
    Number("minutes", 1, 30, 1),
    Word("seat", "seat", list(SEATS), 0),  # the learner's
    BySeat("names", Text("name")),
]
ACT: Final[list[Field]] = [
    Inner("step", STEP, None),
    Many("play", Text("act"), []),
    BySeat("offers", Many("options", Text("option"))),
    BySeat("step_ins", Many("options", Text("option"))),
    BySeat("not_offers", Many("options", Text("option"))),
    TextMap("why", None),
    Plain("expect", None),
    Many("told", Text("told"), []),
    Many("untold", Text("told"), []),
    BySeat("heard", Many("lines", Text("line")), SEATS + SPECTATOR_LETTER),
]
FIELDS: Final[list[Field]] = [
    Text("game"),
    Text("title"),
    Many("cites", Citation("rule"), []),
    TextMap("options", None),
    Number("seats", 1, 7, 0),
    Many("decks", Text("deck"), [], 7),
    Many("persons", Text("person"), [], 7),  # who plays each seat; equal texts are one person
    Text("cards", ""),  # a designer's own card file, whole; `options.cards` is its name
    Inner("lesson", LESSON, None),
    AnyTable("position", None),
    Many("act", Inner("act", ACT), []),
]


class Scenario:
    """A scenario that has been read. Its position is checked when it is run."""

    def __init__(self, file: str, text: str, game: Game, given: Given) -> None:
        self.file = file
        self.text = text
        self.game = game
        self.title = given.text("title")
        self.cites = [word for word in given.texts("cites") if not word.startswith(TAG)]
        self.tags = [word for word in given.texts("cites") if word.startswith(TAG)]
        self.settings: dict[str, str] = dict(given.of("options") or {})
        self.position: dict[str, Any] = given.of("position") or {}
        self.acts = given.inners("act")
        self.lesson: Given | None = given.of("lesson")
        seats = [seat for seat in range(len(SEATS)) if SEATS[seat] in self.position]
        count = given.number("seats") or max(game.seats[0], 1 + max(seats, default=0))
        self.decks = given.texts("decks") or [""] * count
        self.persons = given.texts("persons") or [""] * len(self.decks)
        # scenarios speak of the rulebook's own numbers
        if game.vocabulary is not None and CARDS not in self.settings:
            self.settings[CARDS] = game.own or SPEC


class Difference:
    """What a scenario wanted and what it found: in which act, at which place."""

    def __init__(self, file: str, line: int, act: int, place: str, expected: str, found: str) -> None:
        self.file = file
        self.line = line  # 0 where nobody knows it
        self.act = act
        self.place = place  # in the act, such as `play[2]` or `offers.B`
        self.expected = expected
        self.found = found
        self.record: list[str] = []  # what was done until then
        self.report = ""  # where the game is then, as a scenario of its own

    def __str__(self) -> str:
        where = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{where}: act {self.act}, {self.place}: expected {self.expected}; found {self.found}"


class Found(Exception):
    """The first difference. Never leaves the runner."""

    def __init__(self, place: str, expected: str, found: str) -> None:
        super().__init__(place)
        self.place = place
        self.expected = expected
        self.found = found


# reading


def read_scenario(file: str, text: str, games: Mapping[str, Game]) -> Scenario:
    """A scenario from its text. Every mistake is told."""
    try:
        table = parse(file, text)
    except BadFile as error:
        raise BadScenario(error.faults) from None
    reading = Reading([Layer(file, text)])
    word = table.get("game")
    game = games.get(word) if isinstance(word, str) else None
    if game is None:
        said = f"'game' is missing; it takes the id of a game: {', '.join(games)}"
        if word is not None:
            said = unknown("game", word if isinstance(word, str) else spelled(word), list(games))
        reading.fault("game", said)
        raise BadScenario(reading.faults)
    rulebook = game.rulebook()
    if rulebook.rules:
        reading.rules = list(rulebook.rules)
    given = read_table(reading, "", table, FIELDS)
    if given.of("cards") and not reading.faults:
        game = game_with_own(reading, game, given)
    if reading.faults:
        raise BadScenario(reading.faults)
    scenario = Scenario(file, text, game, given)
    check_setup(reading, scenario, given)
    check_lesson(reading, scenario)
    settings = {} if reading.faults else scenario.settings
    sayings = Sayings(game, settings, list(SEATS[: len(scenario.decks)]))
    for i in range(len(scenario.acts)):
        check_words(reading, scenario, scenario.acts[i], f"act[{i + 1}]", sayings)
    if reading.faults:
        raise BadScenario(reading.faults)
    return scenario


def game_with_own(reading: Reading, game: Game, given: Given) -> Game:
    """The game with the designer's cards that the scenario brings along."""
    name = (given.of("options") or {}).get(CARDS, OWN)
    if not NAME.fullmatch(name):
        reading.fault("options.cards", f"{spelled(name)} came; a card set has a name of small letters, such as '{OWN}'")
        return game
    try:
        return game.with_own(name, f"{reading.layers[0].file}: cards", given.text("cards"), SPEC)
    except BadSetup as error:
        reading.fault("cards", str(error))
        return game


def check_setup(reading: Reading, scenario: Scenario, given: Given) -> None:
    """Options and seats that the game has."""
    game = scenario.game
    known = {setting.name: setting for setting in game.settings}
    for name, value in scenario.settings.items():
        if name not in known:
            reading.fault(within("options", name), unknown("option", name, list(known)))
        elif not known[name].takes(value):
            said = f"{name} = {spelled(value)} came; it can be: {known[name].said()}"
            reading.fault(within("options", name), said)
    count = given.number("seats")
    if given.texts("decks") and count not in (0, len(scenario.decks)):
        reading.fault("decks", f"{len(scenario.decks)} came for {count} seats; write one text a seat")
    if len(scenario.persons) != len(scenario.decks):
        said = f"{len(scenario.persons)} came for {len(scenario.decks)} seats; write one text a seat"
        reading.fault("persons", said)
    try:
        game.check_seats(len(scenario.decks))
        if not scenario.position and not reading.faults:
            game.new(scenario.settings, scenario.decks)
    except BadSetup as error:
        reading.fault("decks" if given.texts("decks") else "seats", str(error))


def check_lesson(reading: Reading, scenario: Scenario) -> None:
    """The learner's seat is at the table, steps are part of a lesson, and she chooses nothing that no step tells."""
    lesson = scenario.lesson
    if lesson is None:
        for i in range(len(scenario.acts)):
            if scenario.acts[i].of("step") is not None:
                reading.fault(
                    f"act[{i + 1}].step", "a step belongs to a lesson; write a table [lesson] before the acts"
                )
        return
    seats = SEATS[: len(scenario.decks)]
    if lesson.number("seat") >= len(seats):
        reading.fault("lesson.seat", unknown("seat", SEATS[lesson.number("seat")], list(seats)))
        return
    for seat in lesson.of("names") or {}:
        if seat not in list(seats):
            reading.fault(f"lesson.names.{seat}", unknown("seat", seat, list(seats)))
    learner = seats[lesson.number("seat")]
    for i in range(len(scenario.acts)):
        lines = scenario.acts[i].texts("play")
        for j in range(len(lines)):
            if lines[j].startswith(f"{learner} ") and (j or scenario.acts[i].of("step") is None):
                said = f"{spelled(lines[j])} is the learner's choice; begin an act with it, and say its step"
                reading.fault(f"act[{i + 1}].play[{j + 1}]", said)
    if not scenario.acts or scenario.acts[-1].of("step") is None or scenario.acts[-1].texts("play"):
        reading.fault(f"act[{len(scenario.acts)}]", "a lesson ends with a step to be read: an act without 'play'")


def check_words(reading: Reading, scenario: Scenario, act: Given, place: str, sayings: Sayings) -> None:
    """Seats, options, rules and told words that an act names must be there. Options get their canonical spelling.

    Nobody notices a misspelt line that must not be told, so such a line is looked at to its end.
    """
    game = scenario.game
    seats = SEATS[: len(scenario.decks)]
    for name in ("offers", "step_ins", "not_offers", "heard"):
        letters = seats + SPECTATOR_LETTER if name == "heard" else seats
        for seat, words in (act.of(name) or {}).items():
            here = f"{place}.{name}.{seat}"
            if seat not in list(letters):
                reading.fault(here, unknown("seat", seat, list(letters)))
            elif name == "heard":
                check_starts(reading, here, words, sayings)
            else:
                act.of(name)[seat] = [canonical(reading, here, game.codes, word) for word in words]
    for words, rule in (act.of("why") or {}).items():
        here = within(f"{place}.why", shortened(words))
        seat, _, option = words.partition(" ")
        if seat not in list(seats):
            reading.fault(here, f"{spelled(words)} begins with no seat; write a seat and an option, such as 'A pass'")
        else:
            canonical(reading, here, game.codes, option)
        if rule not in ENDINGS and reading.rules is not None and rule not in reading.rules:
            reading.fault(here, unknown("rule", rule, reading.rules))
    check_starts(reading, f"{place}.told", act.texts("told"), sayings)
    lines = act.texts("untold")
    for i in range(len(lines)):
        said = sayings.untellable(lines[i])
        if said:
            reading.fault(f"{place}.untold[{i + 1}]", said)


def canonical(reading: Reading, place: str, codes: Codes, words: str) -> str:
    try:
        return codes.text(codes.code(words[:200]))
    except GrimalkinError as error:
        reading.fault(place, str(error))
        return words


def check_starts(reading: Reading, place: str, lines: list[str], sayings: Sayings) -> None:
    """A line of what was told begins with the id of a rule, or with what happened."""
    for line in lines:
        said = sayings.unknown_start(line)
        if said:
            reading.fault(place, said)


# running


def run_scenario(scenario: Scenario) -> Difference | None:
    """Play a scenario; the first difference, or None. A position that cannot be is a `BadPosition`."""
    table = table_of(scenario)
    heard = table.positions[0].told  # what the way to the first wait tells belongs to the first act
    for i in range(len(scenario.acts)):
        act = scenario.acts[i]
        try:
            heard = heard + play_act(table, act)
            check_act(table, act, heard)
        except Found as found:
            return difference(scenario, table, i + 1, found)
        heard = []
    return None


def table_of(scenario: Scenario) -> Table:
    """The table before the first act. A position that cannot be is a `BadPosition`."""
    game = scenario.game
    if scenario.position:  # read once here, so that a mistake is told with its line
        layer = Layer(scenario.file, scenario.text, "position", "position")
        read_position(game, scenario.settings, scenario.decks, scenario.position, layer)
    seats = [Seat(SEATS[i], "human", scenario.decks[i], scenario.persons[i]) for i in range(len(scenario.decks))]
    return Table(game, scenario.settings, seats, None, scenario.position)


def difference(scenario: Scenario, table: Table, act: int, found: Found) -> Difference:
    """All that a report needs: what differs, the way there, and where the game is as a scenario that can be run."""
    layer = Layer(scenario.file, scenario.text)
    name, _, path = found.place.partition(".")
    # a path can be one key in quotes or several: the later line is the nearer one
    line = max(layer.line(f"act[{act}].{found.place}"), layer.line(within(f"act[{act}].{name}", path)))
    shown = Difference(scenario.file, line, act, found.place, found.expected, found.found)
    shown.record = [entry_text(entry.seat, entry.kind, entry.text) for entry in table.record]
    text = scenario_text(table, len(table.record), f"Report: {scenario.title}", scenario.cites + scenario.tags)
    lines = [f"act {act}, {found.place}", f"expected: {found.expected}", f"found:    {found.found}"]
    shown.report = "".join([f"# {one_line(line)}\n" for line in lines]) + text
    return shown


def one_line(words: str) -> str:
    """Words without line ends, control characters and half letters: for comments and lists."""
    return "".join([letter if letter.isprintable() else " " for letter in words])


def play_act(table: Table, act: Given) -> list[Told]:
    """Do what the act says; what was told."""
    start = len(table.record)
    lines = act.texts("play")
    for i in range(len(lines)):
        try:
            play_words(table, lines[i])
        except GrimalkinError as error:
            raise Found(f"play[{i + 1}]", f"that '{shortened(lines[i])}' can be done", str(error)) from None
    return [line for position in table.positions[start + 1 :] for line in position.told]


def play_words(table: Table, words: str) -> None:
    """One act in words: `A throw nettle`, `luck 4`, `ruling ...`, or any other entry as `entry_text` writes it."""
    if len(words) > LONGEST:
        raise BadSetup(f"{len(words)} letters came; no act has more than {LONGEST}")
    first, _, rest = words.partition(" ")
    if first == LUCK:
        if waiting_chance(table.state) is None:
            raise BadLuck(f"luck given and not used: {who_waits(table)}")
        table.enter(NO_SEAT, LUCK, rest.strip())
    elif first == RULING:
        table.enter(NO_SEAT, RULING, rest)
    elif first in list(SEATS[: len(table.seats)]):
        play_seat(table, SEATS.index(first), " ".join(rest.split()))
    else:
        seats = ", ".join(SEATS[: len(table.seats)])
        raise BadSetup(f"{spelled(words)} begins with no seat; write {seats}, luck or ruling first")


def play_seat(table: Table, seat: int, words: str) -> None:
    first, _, rest = words.partition(" ")
    if words in table.game.codes.by_text:
        play_choice(table, seat, words)
    elif words == CONCEDE:
        if table.state.result is not None:
            raise IllegalChoice(f"{SEATS[seat]} cannot concede: {who_waits(table)}")
        table.enter(seat, CONCEDE, "")
    elif first == TIMEOUT:
        play_timeout(table, seat, rest)
    elif first in (STOP, TAKEOVER, UNDO, DRAW):
        table.enact_entry(seat, first, rest)
    else:
        play_choice(table, seat, words)


def play_choice(table: Table, seat: int, words: str) -> None:
    """A choice, refused in the words of a scenario: seats have letters there, and luck is given."""
    codes = table.game.codes
    code = codes.code(words)
    state = table.state
    offers = [offer for offer in pending(state) if offer.seat == seat]
    can = [option for offer in offers for option in offer.options + offer.standing]
    if code in can:
        table.enter(seat, CHOICE, codes.text(code))
        return
    said = f"{SEATS[seat]} cannot '{codes.text(code)}'"
    if waiting_ask(state) is None:
        raise IllegalChoice(f"{said}: {who_waits(table)}")
    what = f"it can: {', '.join([codes.text(option) for option in can])}" if can else "it is not asked now"
    raise IllegalChoice(f"{why(state, seat, code)}: {said}; {what}")


def play_timeout(table: Table, seat: int, words: str) -> None:
    """A seat lets its time run out: a choice half made is dropped, and the default is taken with all its parts. With
    the default written behind it, it is one part only, as in a record."""
    codes = table.game.codes
    if not [offer for offer in pending(table.state) if offer.seat == seat and offer.options]:
        raise IllegalChoice(f"{SEATS[seat]} is not asked now, so its time cannot run out")
    if words:
        default = codes.text(table.default(seat))
        if codes.text(codes.code(words)) != default:
            raise IllegalChoice(f"the time-out of {SEATS[seat]} takes '{default}' here")
        table.enter(seat, TIMEOUT, default)
        return
    table.run_out(seat)


def who_waits(table: Table) -> str:
    """Whom the game waits for, in words."""
    state = table.state
    if state.result is not None:
        return "the game is over"
    chance = waiting_chance(state)
    if chance is not None:
        return f"luck is awaited ({chance.rule}); write 'luck FACE' first, with {', '.join(faces(chance, state))}"
    asked = [SEATS[offer.seat] for offer in pending(state) if offer.options]
    return f"nothing waits for luck here, but {' and '.join(asked)} {'is' if len(asked) == 1 else 'are'} asked"


def faces(chance: Chance[Any], state: State) -> list[str]:
    weights = chance.weights(state)
    return [chance.face(state, outcome) for outcome in range(len(weights)) if weights[outcome]]


def check_act(table: Table, act: Given, told: list[Told]) -> None:
    """Compare what is offered, told and true with what the act wants."""
    state = table.state
    codes = table.game.codes
    offers = pending(state)
    for name, standing in (("offers", False), ("step_ins", True)):
        for seat, wanted in (act.of(name) or {}).items():
            shown: list[str] = []
            for offer in offers:
                if SEATS[offer.seat] == seat:
                    shown = [codes.text(code) for code in (offer.standing if standing else offer.options)]
            if sorted(wanted) != sorted(shown):
                awaited = waiting_chance(state) is not None
                raise Found(f"{name}.{seat}", listed(wanted), who_waits(table) if awaited else listed(shown))
    for seat, unwanted in (act.of("not_offers") or {}).items():
        for offer in offers:
            there = [codes.text(code) for code in offer.options + offer.standing]
            for option in unwanted:
                if SEATS[offer.seat] == seat and option in there:
                    raise Found(f"not_offers.{seat}", f"that '{option}' is not offered", listed(there))
    for words, rule in (act.of("why") or {}).items():
        seat, _, option = words.partition(" ")
        found = why(state, SEATS.index(seat), codes.code(option))
        if found != rule:
            raise Found(f"why.{words}", rule or "that it can be chosen", found or "that it can be chosen")
    check_expected(table, act.of("expect") or {})
    check_told("told", act.texts("told"), [line.whole() for line in told])
    check_untold(act.texts("untold"), [line.whole() for line in told])
    for seat, lines in (act.of("heard") or {}).items():
        viewer = SPECTATOR if seat == SPECTATOR_LETTER else SEATS.index(seat)
        check_told(f"heard.{seat}", lines, [line.words(viewer) for line in told])


def listed(words: list[str]) -> str:
    return ", ".join(sorted(words)) or "nothing"


def check_expected(table: Table, wanted: dict[str, Any]) -> None:
    whole = truth(table.game, table.state) if wanted else {}
    for path, value in wanted.items():
        found = look_up(whole, path)
        if isinstance(found, Found):
            raise found
        if not alike(found, value):
            raise Found(f"expect.{path}", value_text(value, 1_000_000), value_text(found, 1_000_000))


def alike(one: Any, other: Any) -> bool:
    """Are two values the same, `true` and 1 being different ones?"""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and not [i for i in range(len(one)) if not alike(one[i], other[i])]
    if isinstance(one, dict) and isinstance(other, dict):
        return sorted(one) == sorted(other) and not [key for key in one if not alike(one[key], other[key])]
    return type(one) is type(other) and bool(one == other)


def truth(game: Game, state: State) -> dict[str, Any]:
    """Everything a position can say of a state, and how the game ended."""
    whole = game.positions.describe(state, True)
    if game.windows:
        whole[STOPS] = {SEATS[seat]: stops_of(game, state, seat) for seat in range(len(state.teams))}
    result = state.result
    if result is not None:
        winners = (
            [] if result.winners == DRAWN else [SEATS[i] for i in range(len(state.teams)) if result.returns(i) > 0]
        )
        whole[RESULT] = {
            "rule": result.rule,
            "winners": winners,
            "drawn": result.winners == DRAWN,
            "points": result.points[:],
        }
    return whole


def look_up(whole: dict[str, Any], path: str) -> Any:
    """The value at a path such as `B.front[1].hp`; a `Found` if there is none.

    Places in a list count from 1, as in every message. Without brackets, as in older files, they count from 0.
    """
    here: Any = whole
    for word in path.replace("[", ".[").split("."):
        known: list[str] = []
        if isinstance(here, dict):
            if word in here:
                here = here[word]
                continue
            known = list(here)
        elif isinstance(here, list):
            place = place_in_list(word)
            if 0 <= place < len(here):
                here = here[place]
                continue
            known = [str(i) for i in range(len(here))]
            if word.startswith("[") and here:
                said = f"no path '{shortened(word)}'; they go from [1] to [{len(here)}]"
                return Found(f"expect.{shortened(path)}", "a path that is there", said)
        return Found(f"expect.{shortened(path)}", "a path that is there", unknown("path", word, known))
    return here


def place_in_list(word: str) -> int:
    """The index that a word of a path means: `[1]` and `0` are the first; -1: it means none."""
    if PLACE.fullmatch(word):
        return int(word[1:-1]) - 1
    return int(word) if word.isdecimal() and len(word) < 6 else -1


def check_told(place: str, wanted: list[str], told: list[str]) -> None:
    """Each wanted line must be told, in this order, perhaps with others between; a rule id or a told word alone stands
    for any line of it."""
    at = 0
    for i in range(len(wanted)):
        before = at
        while at < len(told) and not matches(told[at], wanted[i]):
            at += 1
        if at == len(told):
            found = f"nothing more after '{told[before - 1]}'" if before else "nothing"
            if before < len(told):
                found = "; ".join(told[before:])
            early = [line for line in told[:before] if matches(line, wanted[i])]
            if early:
                found = f"'{early[-1]}' before '{told[before - 1]}', not after it"
            raise Found(f"{place}[{i + 1}]", wanted[i], found)
        at += 1


def check_untold(unwanted: list[str], told: list[str]) -> None:
    for i in range(len(unwanted)):
        for line in told:
            if matches(line, unwanted[i]):
                raise Found(f"untold[{i + 1}]", f"no line '{unwanted[i]}'", line)


# writing


def entry_text(seat: int, kind: str, text: str) -> str:
    """An entry of a record as an act of a scenario."""
    if kind in (LUCK, RULING):
        return f"{kind} {text}"
    name = seat_name(seat)
    if kind == CHOICE:
        return f"{name} {text}"
    return f"{name} {kind} {text}".rstrip()


def scenario_text(table: Table, entry: int, title: str, cites: list[str]) -> str:
    """The position of a table after an entry of its record, as a scenario: the nearest point before it, what was done
    since, what has changed by it, and what is offered now. It shows what is hidden."""
    game = table.game
    decks = table.decks()
    path, stops = line_of_play(table, entry)
    states = states_along(table, path, stops)
    since = len(path)
    point = point_of(game, table.settings, decks, states[since])
    while not point and since:
        since -= 1
        point = point_of(game, table.settings, decks, states[since])
    position = write_position(game, states[since], point) if point else table.position
    if not point:
        states[0].stops = table.positions[0].stops
    lines = plays_of(table, path[since:], stops[since:], list(states[since].stops))
    text = pairs_text(head_of(table, title, cites))
    if position:
        text += position_text(position)
    return text + act_text(game, lines, states[since], states[-1])


def head_of(table: Table, title: str, cites: list[str]) -> dict[str, Any]:
    game = table.game
    head: dict[str, Any] = {"game": game.id, "title": title}
    if cites:
        head["cites"] = cites
    if table.settings:
        head["options"] = table.settings
    head["seats"] = len(table.seats)
    if any(table.decks()):
        head["decks"] = table.decks()
    persons = [SEATS[seat] for seat in table.persons()[: len(table.seats)]]  # by the first seat of each: no names
    if persons != list(SEATS[: len(persons)]):
        head["persons"] = persons
    if game.own and table.settings[CARDS] == game.own:
        head["cards"] = game.card_sets()[game.own].text
    return head


def act_text(game: Game, lines: list[str], before: State, after: State) -> str:
    """What was done, then what is offered and what is true now that was not true before."""
    act: dict[str, Any] = {"play": lines} if lines else {}
    offers = {
        SEATS[offer.seat]: [game.codes.text(code) for code in offer.options]
        for offer in pending(after)
        if offer.options
    }
    if offers:
        act["offers"] = offers
    text = "\n[[act]]\n" + pairs_text(act)
    changed = changes(truth(game, before), truth(game, after))
    return f"{text}\n[act.expect]\n{pairs_text(changed)}" if changed else text


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The paths with another value than before."""
    old: dict[str, Any] = {}
    new: dict[str, Any] = {}
    flatten("", before, old)
    flatten("", after, new)
    return {path: value for path, value in new.items() if path not in old or not alike(old[path], value)}


def states_along(table: Table, path: list[int], stops: list[tuple[int, ...]]) -> list[State]:
    """The states on a line of play, the first one where the table began, the last one with the stops of the end."""
    state = table.fresh()
    state.listener = None
    table.heard()
    states: list[State] = []
    for i in range(len(path)):
        state.stops = stops[i]
        states.append(state.copy())
        entry = table.record[path[i] - 1]
        enact(table.game, state, entry.seat, entry.kind, entry.text)
    state.stops = stops[-1]
    return [*states, state]


def plays_of(table: Table, path: list[int], stops: list[tuple[int, ...]], now: list[int]) -> list[str]:
    """The acts that lead on, with the stops that changed between them; `now` are those of the beginning."""
    windows = table.game.windows
    lines: list[str] = []
    for i in range(len(path) + 1):
        for seat in range(len(table.seats)):
            for window in range(len(windows)):
                if (stops[i][seat] ^ now[seat]) >> window & 1:
                    word = "on" if stops[i][seat] >> window & 1 else "off"
                    lines.append(f"{SEATS[seat]} {STOP} {word} {windows[window]}")
            now[seat] = stops[i][seat]
        if i < len(path):
            entry = table.record[path[i] - 1]
            lines.append(entry_text(entry.seat, entry.kind, entry.text))
    return lines


def line_of_play(table: Table, entry: int) -> tuple[list[int], list[tuple[int, ...]]]:
    """The entries that led to where the game stood after an entry, without what was undone; the stops at each of them,
    and at the end."""
    if not 0 <= entry <= len(table.record):
        raise BadSetup(f"entry {entry} came; this record has entries 1 to {len(table.record)}, and 0 is its start")
    at = entry
    if entry and table.record[entry - 1].kind in (UNDO, STOP, TAKEOVER):
        at = table.positions[entry].parent
    path = table.path(at)[1:]
    return path, [table.positions[n].stops for n in path] + [table.positions[entry].stops]


def position_text(position: dict[str, Any]) -> str:
    """A position as the table of a scenario: seats have tables of their own."""
    seats = {key: value for key, value in position.items() if isinstance(value, dict) and key in list(SEATS)}
    rest = {key: value for key, value in position.items() if key not in seats}
    text = "\n[position]\n" + pairs_text(rest)
    for key, value in seats.items():
        text += f"\n[position.{key_text(key)}]\n" + pairs_text(value)
    return text
