"""Scenarios: a position, acts, and what must then be offered, told and true.

One format serves tests, the examples of a rulebook, puzzles, lessons and bug reports. `docs/howto/write-a-scenario.md`
shows it; `docs/notation.md` defines it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from grimalkin.core.codes import Codes
from grimalkin.core.errors import BadFile, BadScenario, BadSetup, GrimalkinError
from grimalkin.core.fields import (
    REQUIRED,
    Field,
    Flag,
    Given,
    Inner,
    Many,
    Number,
    Reading,
    RuleId,
    Text,
    Word,
    Wrong,
    read_table,
)
from grimalkin.core.game import Game
from grimalkin.core.library import SPEC
from grimalkin.core.lines import Sayings
from grimalkin.core.positions import SEATS, SPECTATOR_LETTER
from grimalkin.core.record import CONCEDE, DISPUTE, LUCK
from grimalkin.core.rules import ID
from grimalkin.core.tomlread import Layer, parse, within
from grimalkin.core.wording import shortened, spelled, unknown

CARDS: Final = "cards"
OWN: Final = "own"  # what a designer's cards are called if nobody names them
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
HIGHEST: Final = 10**15  # numbers that are compared
TAG: Final = "#"  # begins a word in `cites` that is not a rule
TAG_WORD: Final = re.compile(r"[a-z]+(-[a-z]+)*")
RULE_LIKE: Final = "CA-STIR-01"  # the shape of an id, for games without a rulebook
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
        raise Wrong(place, f"got {spelled(value)}; expected a whole number, a text, true, false, or a list of them")
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
                raise Wrong(within(place, shortened(key)), f"got {spelled(inner)}; expected a text in quotes")
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
            key: str = super().read(reading, place, value)
            if reading.rules is None and not ID.fullmatch(key):
                raise Wrong(
                    place, f"got {spelled(key)}; expected an id such as {RULE_LIKE}, or a tag such as '{TAG}regression'"
                )
            return key
        word = value[len(TAG) :]
        if ID.fullmatch(word.upper()):
            raise Wrong(place, f"{spelled(value)} is written like the id of a rule; cite a rule without the {TAG}")
        if not TAG_WORD.fullmatch(word):
            said = f"a tag has small letters and '-' only, such as '{TAG}regression'"
            raise Wrong(place, f"got {spelled(value)}; {said}")
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


class Said(Text):
    """Words as a table has them, with any sign that somebody has written there: whoever shows them sees to that."""

    def __init__(self, name: str, default: Any = REQUIRED, blank: bool = True) -> None:
        super().__init__(name, default, blank, any_sign=True)


STEP: Final[list[Field]] = [  # of a lesson: what is said before the act; a scenario that is only run passes over it
    Said("say", blank=False),  # the ids of words
    Said("otherwise", ""),
    Many("rules", RuleId("rule"), []),
    Many("point", Said("piece"), []),
    Said("goal", ""),  # what is to be reached, where the learner is to find out how
    TextMap("answers", {}),  # what is said to certain other choices, by the option
    Flag("log", False),  # the log lies open beside it
]
OTHER: Final[list[Field]] = [  # of a lesson: another choice that leads on as well, to the end of its chapter
    Many("play", Said("act")),
    Said("say", blank=False),
    Many("rules", RuleId("rule"), []),
    Many("point", Said("piece"), []),
]
LESSON: Final[list[Field]] = [
    Said("title", blank=False),
    Number("minutes", 1, 30, 1),
    Word("seat", "seat", list(SEATS), 0),  # the learner's
    BySeat("names", Said("name")),
]
ACT: Final[list[Field]] = [
    Inner("step", STEP, None),
    Many("other", Inner("other", OTHER), []),
    Many("play", Said("act"), []),
    BySeat("offers", Many("options", Said("option"))),
    BySeat("interrupts", Many("options", Said("option"))).formerly("step_ins"),
    BySeat("not_offers", Many("options", Said("option"))),
    TextMap("why", None),
    TextMap("refused", None),  # by act: the rule by which it cannot be done
    Plain("expect", None),
    Many("told", Said("told"), []),
    Many("untold", Said("told"), []),
    BySeat("heard", Many("lines", Said("line")), SEATS + SPECTATOR_LETTER),
]
FIELDS: Final[list[Field]] = [
    Said("game"),
    Said("title"),
    Many("cites", Citation("rule"), []),
    TextMap("options", None),
    Number("seats", 1, 7, 0),
    Many("decks", Said("deck"), [], 7),
    Many("persons", Said("person"), [], 7),  # who plays each seat; equal texts are one person
    Said("cards", ""),  # a designer's own card file, whole; `options.cards` is its name
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

    def letters(self) -> str:
        """The seats that can be at this table; where there are officials, further ones may sit down."""
        return SEATS if self.game.hooks.bench() is not None else SEATS[: len(self.decks)]


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
        said = f"'game' is missing; expected the id of a game: {', '.join(games)}"
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
    sayings = Sayings(game, settings, list(scenario.letters()))
    for i in range(len(scenario.acts)):
        check_words(reading, scenario, scenario.acts[i], f"act[{i + 1}]", sayings)
    if reading.faults:
        raise BadScenario(reading.faults)
    return scenario


def game_with_own(reading: Reading, game: Game, given: Given) -> Game:
    """The game with the designer's cards that the scenario brings along."""
    name = (given.of("options") or {}).get(CARDS, OWN)
    if not NAME.fullmatch(name):
        reading.fault("options.cards", f"got {spelled(name)}; a card set has a name of small letters, such as '{OWN}'")
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
        elif fault := known[name].fault(value):
            reading.fault(within("options", name), f"got {name} = {spelled(value)}; {fault}")
    count = given.number("seats")
    if given.texts("decks") and count not in (0, len(scenario.decks)):
        reading.fault("decks", f"got {len(scenario.decks)} for {count} seats; write one text a seat")
    if len(scenario.persons) != len(scenario.decks):
        said = f"got {len(scenario.persons)} for {len(scenario.decks)} seats; write one text a seat"
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
    named = list(scenario.letters())
    for seat in lesson.of("names") or {}:
        if seat not in named:
            reading.fault(f"lesson.names.{seat}", unknown("seat", seat, named))
    learner = seats[lesson.number("seat")]
    for i in range(len(scenario.acts)):
        lines = scenario.acts[i].texts("play")
        for j in range(len(lines)):
            if lines[j].startswith(f"{learner} ") and (j or scenario.acts[i].of("step") is None):
                said = f"{spelled(lines[j])} is the learner's choice; begin an act with it, and say its step"
                reading.fault(f"act[{i + 1}].play[{j + 1}]", said)
        check_free(reading, scenario, i, learner)
    if not scenario.acts or scenario.acts[-1].of("step") is None or scenario.acts[-1].texts("play"):
        reading.fault(f"act[{len(scenario.acts)}]", "a lesson ends with a step to be read: an act without 'play'")


def check_free(reading: Reading, scenario: Scenario, at: int, learner: str) -> None:
    """Other choices and answers belong to a choice of the learner; options get their canonical spelling."""
    act = scenario.acts[at]
    place = f"act[{at + 1}]"
    step = act.of("step")
    chooses = step is not None and "".join(act.texts("play")[:1]).startswith(f"{learner} ")
    others = act.of("other")
    for i in range(len(others)):
        if not chooses:
            reading.fault(f"{place}.other[{i + 1}]", "there is no choice of the learner here that this could replace")
            continue
        first = "".join(others[i].texts("play")[:1])
        if not first.startswith(f"{learner} ") or disputed(first):
            reading.fault(f"{place}.other[{i + 1}].play", f"it begins with no choice of the learner, seat {learner}")
    if step is not None:
        if not chooses and (step.of("answers") or step.text("goal")):
            reading.fault(f"{place}.step", "goal and answers belong to a step at which the learner chooses")
        if chooses and disputed(act.texts("play")[0]) and not step.text("otherwise"):
            said = "'otherwise' is missing: a dispute is no choice that could be named to who chooses something else"
            reading.fault(f"{place}.step", said)
        given = step.of("answers")
        step.values["answers"] = {
            canonical(reading, within(f"{place}.step.answers", shortened(words)), scenario.game.codes, words): said
            for words, said in given.items()
        }


def disputed(words: str) -> str:
    """What an act of a lesson's learner disputes; empty: it is a choice."""
    rest = words.split()[1:]
    return " ".join(rest[1:]) if rest[:1] == [DISPUTE] else ""


def check_words(reading: Reading, scenario: Scenario, act: Given, place: str, sayings: Sayings) -> None:
    """Seats, options, rules and told words that an act names must be there. Options get their canonical spelling.

    Nobody notices a misspelt line that must not be told, so such a line is looked at to its end.
    """
    game = scenario.game
    seats = scenario.letters()
    for name in ("offers", "interrupts", "not_offers", "heard"):
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
    for words, rule in (act.of("refused") or {}).items():
        if reading.rules is not None and rule not in reading.rules:
            reading.fault(within(f"{place}.refused", shortened(words)), unknown("rule", rule, reading.rules))
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
