"""Scenarios: a position, acts, and what must then be offered, told and true.

One format serves tests, the examples of a rulebook, puzzles, lessons and bug reports. `docs/howto/write-a-scenario.md`
shows it; `docs/notation.md` defines it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from grimalkin.core.cards import SPEC
from grimalkin.core.engine import pending, waiting_ask, why
from grimalkin.core.errors import BadFile, BadScenario, BadSetup, Fault, GrimalkinError
from grimalkin.core.fields import (
    Field,
    Given,
    Inner,
    Layer,
    Many,
    Number,
    Reading,
    RuleId,
    Text,
    Wrong,
    parse,
    read_table,
    shortened,
    spelled,
    unknown,
)
from grimalkin.core.positions import SEATS, START, point_of, read_position, write_position
from grimalkin.core.record import CHOICE, CONCEDE, LUCK, NO_SEAT, RULING, STOP, TAKEOVER, TIMEOUT, UNDO, enact
from grimalkin.core.state import DRAWN, State
from grimalkin.core.table import Seat, Table
from grimalkin.core.tells import seat_name
from grimalkin.core.tomltext import key_text, pairs_text, value_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from grimalkin.core.game import Game

CARDS: Final = "cards"
RESULT: Final = "result"
OWN: Final = "own"  # what a designer's cards are called if nobody names them


class Plain(Field):
    """A table of anything that TOML holds, flattened to paths: `{ A = { hand = [] } }` is `A.hand = []`."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(place, value)
        flat: dict[str, Any] = {}
        flatten("", value, flat)
        for path, wanted in flat.items():
            check_plain(f"{place}.{path}", wanted)
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


class BySeat(Field):
    """A table with seats as keys."""

    def __init__(self, name: str, each: Field, default: Any = None) -> None:
        super().__init__(name, default)
        self.each = each

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(place, value)
        found: dict[str, Any] = {}
        for seat, inner in value.items():
            if seat not in list(SEATS):
                raise Wrong(f"{place}.{seat}", unknown("seat", seat, list(SEATS)))
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
                raise Wrong(f"{place}.{key}", f"{spelled(inner)} came; it takes a text in quotes")
        return dict(value)

    def takes(self) -> str:
        return "a table of texts"


class AnyTable(Field):
    """A table that is read later, when it is known how."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, dict):
            raise self.wrong(place, value)
        return value

    def takes(self) -> str:
        return "a table"


ACT: Final[list[Field]] = [
    Many("play", Text("act"), []),
    BySeat("offers", Many("options", Text("option"))),
    BySeat("step_ins", Many("options", Text("option"))),
    TextMap("why", None),
    Plain("expect", None),
    Many("told", Text("told"), []),
    Many("untold", Text("told"), []),
]
FIELDS: Final[list[Field]] = [
    Text("game"),
    Text("title"),
    Many("cites", RuleId("rule"), []),
    TextMap("options", None),
    Number("seats", 1, 7, 0),
    Many("decks", Text("deck"), [], 7),
    Text("cards", ""),  # a designer's own card file, whole; `options.cards` is its name
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
        self.cites = given.texts("cites")
        self.settings: dict[str, str] = dict(given.of("options") or {})
        self.position: dict[str, Any] = given.of("position") or {}
        self.acts = given.inners("act")
        seats = [seat for seat in range(7) if SEATS[seat] in self.position]
        count = given.number("seats") or max(game.seats[0], 1 + max(seats, default=0))
        self.decks = given.texts("decks") or [""] * count
        # scenarios speak of the rulebook's own numbers
        if game.vocabulary is not None and CARDS not in self.settings:
            self.settings[CARDS] = game.own or SPEC


class Difference:
    """What a scenario wanted and what it found: in which act, at which place."""

    def __init__(self, act: int, place: str, expected: str, found: str, record: list[str], report: str) -> None:
        self.act = act
        self.place = place
        self.expected = expected
        self.found = found
        self.record = record  # what was done until then
        self.report = report  # the position as a scenario of its own


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
        said = "'game' is missing; it takes the id of a game" if word is None else ""
        name = word if isinstance(word, str) else spelled(word)
        raise BadScenario([Fault(file, 0, "game", said or unknown("game", name, list(games)))])
    rulebook = game.rulebook()
    if rulebook.rules:
        reading.rules = list(rulebook.rules)
    given = read_table(reading, "", table, FIELDS)
    own = given.of("cards")
    if own and not reading.faults:
        name = (given.of("options") or {}).get(CARDS, OWN)
        game = game.with_own(name, f"{file}: cards", own)
    if not reading.faults and given.texts("decks") and given.number("seats") not in (0, len(given.texts("decks"))):
        reading.fault("decks", f"{len(given.texts('decks'))} came for {given.number('seats')} seats")
    if reading.faults:
        raise BadScenario(reading.faults)
    scenario = Scenario(file, text, game, given)
    try:
        game.full_settings(scenario.settings)
        game.check_seats(len(scenario.decks))
    except BadSetup as error:
        raise BadScenario([Fault(file, 0, "options", str(error))]) from None
    return scenario


# running


def run_scenario(scenario: Scenario) -> Difference | None:
    """Play a scenario; the first difference, or None. A position that cannot be is a `BadPosition`."""
    game = scenario.game
    if scenario.position:  # read once here, so that a mistake is told with its line
        layer = Layer(scenario.file, scenario.text, "position", "position")
        read_position(game, scenario.settings, scenario.decks, scenario.position, layer)
    seats = [Seat(SEATS[i], "human", scenario.decks[i]) for i in range(len(scenario.decks))]
    try:
        table = Table(game, scenario.settings, seats, None, scenario.position)
    except BadSetup as error:
        raise BadScenario([Fault(scenario.file, 0, "position", str(error))]) from None
    number = 0
    try:
        for act in scenario.acts:
            number += 1
            told = play_act(table, act)
            check_act(table, act, told)
    except Found as found:
        record = [entry_text(entry.seat, entry.kind, entry.text) for entry in table.record]
        report = scenario_text(table, len(table.record), f"Report: {scenario.title}", scenario.cites)
        return Difference(number, found.place, found.expected, found.found, record, report)
    return None


def play_act(table: Table, act: Given) -> list[str]:
    """Do what the act says; the lines that were told, as notation for somebody who sees everything."""
    start = len(table.record)
    for words in act.texts("play"):
        try:
            play_words(table, words)
        except GrimalkinError as error:
            raise Found(
                f"play '{shortened(words)}'", "a choice or luck that the rules allow here", str(error)
            ) from None
    told: list[str] = []
    if start == 0:
        told.extend([line.whole() for line in table.positions[0].told])
    for position in table.positions[start + 1 :]:
        told.extend([line.whole() for line in position.told])
    return told


def play_words(table: Table, words: str) -> None:
    """One act in words: `A throw nettle`, `luck 4`, `A timeout`, `A concede`, `A stop on catnip`, `ruling ...`."""
    first, _, rest = words.strip().partition(" ")
    if first == LUCK:
        table.enter(NO_SEAT, LUCK, rest.strip())
    elif first == RULING:
        table.enter(NO_SEAT, RULING, rest.strip())
    elif first in SEATS[: len(table.seats)] and len(first) == 1:
        play_seat(table, SEATS.index(first), " ".join(rest.split()))
    else:
        seats = ", ".join(SEATS[: len(table.seats)])
        raise BadSetup(f"'{shortened(words)}' begins with no seat; write {seats}, luck or ruling first")


def play_seat(table: Table, seat: int, words: str) -> None:
    codes = table.game.codes
    if words in codes.by_text:
        table.enter(seat, CHOICE, words)
    elif words == CONCEDE:
        table.enter(seat, CONCEDE, "")
    elif words == TIMEOUT:
        table.enter(seat, TIMEOUT, codes.text(table.default(seat)))
    elif words.startswith(f"{STOP} "):
        table.note(seat, STOP, words.removeprefix(f"{STOP} "))
    else:
        table.enter(seat, CHOICE, codes.text(codes.code(words)))  # an alias, or an error with the nearest words


def check_act(table: Table, act: Given, told: list[str]) -> None:
    """Compare what is offered, told and true with what the act wants."""
    state = table.state
    codes = table.game.codes
    if waiting_ask(state) is None and state.result is None and (act.of("offers") or act.of("why")):
        raise Found("offers", "seats that are asked", "luck is awaited: give it with 'luck FACE'")
    offers = pending(state)
    for name, standing in (("offers", False), ("step_ins", True)):
        for seat, wanted in (act.of(name) or {}).items():
            shown: list[str] = []
            for offer in offers:
                if SEATS[offer.seat] == seat:
                    shown = [codes.text(code) for code in (offer.standing if standing else offer.options)]
            if sorted(wanted) != sorted(shown):
                raise Found(f"{name}.{seat}", listed(wanted), listed(shown))
    for words, rule in (act.of("why") or {}).items():
        check_why(table, words, rule)
    if act.of("expect"):
        check_expected(table, act.of("expect"))
    check_told(act.texts("told"), act.texts("untold"), told)


def listed(words: list[str]) -> str:
    return ", ".join(sorted(words)) or "nothing"


def check_why(table: Table, words: str, rule: str) -> None:
    seat, _, option = words.partition(" ")
    if seat not in list(SEATS[: len(table.seats)]):
        raise Found(
            f"why '{shortened(words)}'", "a seat and an option, such as 'A pass'", f"no seat '{shortened(seat)}'"
        )
    try:
        found = why(table.state, SEATS.index(seat), table.game.codes.code(option))
    except GrimalkinError as error:
        raise Found(f"why '{shortened(words)}'", rule, str(error)) from None
    if found != rule:
        raise Found(f"why '{words}'", rule, found or "it can be chosen")


def check_expected(table: Table, wanted: dict[str, Any]) -> None:
    whole = truth(table.game, table.state)
    for path, value in wanted.items():
        found = look_up(whole, path)
        if isinstance(found, Found):
            raise found
        if found != value or type(found) is not type(value):
            raise Found(f"expect '{path}'", value_text(value, 1_000_000), value_text(found, 1_000_000))


def truth(game: Game, state: State) -> dict[str, Any]:
    """Everything a position can say of a state, and how the game ended."""
    whole = game.positions.describe(state, True)
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
    """The value at a path such as `B.front.0.hp`; a `Found` if there is none."""
    here: Any = whole
    for word in path.split("."):
        if isinstance(here, dict) and word in here:
            here = here[word]
        elif isinstance(here, list) and word.isdecimal() and len(word) < 6 and int(word) < len(here):
            here = here[int(word)]
        else:
            known = (
                list(here)
                if isinstance(here, dict)
                else [str(i) for i in range(len(here))]
                if isinstance(here, list)
                else []
            )
            return Found(f"expect '{shortened(path)}'", "a path that is there", unknown("path", word, known))
    return here


def check_told(wanted: list[str], unwanted: list[str], told: list[str]) -> None:
    """Each wanted line must be told, in this order, perhaps with others between; a rule id alone stands for any line
    of it."""
    at = 0
    for words in wanted:
        while at < len(told) and not matches(told[at], words):
            at += 1
        if at == len(told):
            raise Found("told", words, "; ".join(told) or "nothing")
        at += 1
    for words in unwanted:
        for line in told:
            if matches(line, words):
                raise Found("untold", f"no line '{words}'", line)


def matches(line: str, words: str) -> bool:
    return line == words or line.startswith(f"{words} ")


# writing


def entry_text(seat: int, kind: str, text: str) -> str:
    """An entry of a record as an act of a scenario."""
    if kind in (LUCK, RULING):
        return f"{kind} {text}"
    name = seat_name(seat)
    if kind == CHOICE:
        return f"{name} {text}"
    return f"{name} {kind}" if kind in (TIMEOUT, CONCEDE) else f"{name} {kind} {text}"


def scenario_text(table: Table, entry: int, title: str, cites: list[str]) -> str:
    """The position of a table after an entry of its record, as a scenario: the nearest point before it, what was done
    since, and what is offered now."""
    game = table.game
    decks = table.decks()
    path, stops = line_of_play(table, entry)
    state = table.fresh()
    state.listener = None
    since = 0
    position = table.position
    for i in range(len(path) + 1):
        if i:
            state.stops = stops[i - 1]
            made = table.record[path[i - 1] - 1]
            enact(game, state, made.seat, made.kind, made.text)
        point = point_of(game, table.settings, decks, state) if state.result is None else ""
        if point:
            since = i
            position = {} if point == START else write_position(game, state, point)
    table.heard()
    lines = plays_of(table, path[since:], stops[since:], position)
    offers = {
        SEATS[offer.seat]: [game.codes.text(code) for code in offer.options]
        for offer in pending(state)
        if offer.options
    }
    head: dict[str, Any] = {"game": game.id, "title": title}
    if cites:
        head["cites"] = cites
    head["options"] = table.settings
    head["seats"] = len(table.seats)
    if any(decks):
        head["decks"] = decks
    if game.own and table.settings[CARDS] == game.own:
        head["cards"] = game.card_sets()[game.own].text
    text = pairs_text(head)
    if position:
        text += position_text(position)
    act: dict[str, Any] = {"play": lines} if lines else {}
    if offers:
        act["offers"] = offers
    if state.result is not None:
        act["expect"] = {RESULT: truth(game, state)[RESULT]}
    return text + "\n[[act]]\n" + pairs_text(act)


def plays_of(table: Table, path: list[int], stops: list[tuple[int, ...]], position: dict[str, Any]) -> list[str]:
    """The acts that lead on from a point, with the stops that changed between them."""
    windows = table.game.windows
    lines: list[str] = []
    said = position.get("stops", {})
    now = [sum([1 << windows.index(word) for word in said.get(letter, [])]) for letter in SEATS]
    for i in range(len(path)):
        for seat in range(len(table.seats)):
            for window in range(len(windows)):
                bit = 1 << window
                if (stops[i][seat] ^ now[seat]) & bit:
                    word = "on" if stops[i][seat] & bit else "off"
                    lines.append(f"{SEATS[seat]} {STOP} {word} {windows[window]}")
            now[seat] = stops[i][seat]
        entry = table.record[path[i] - 1]
        lines.append(entry_text(entry.seat, entry.kind, entry.text))
    return lines


def line_of_play(table: Table, entry: int) -> tuple[list[int], list[tuple[int, ...]]]:
    """The entries that led to where the game stood after an entry, without what was undone, and the stops at each."""
    if not 0 <= entry <= len(table.record):
        raise BadSetup(f"entry {entry} came; this record has entries 1 to {len(table.record)}, and 0 is its start")
    at = entry
    if entry and table.record[entry - 1].kind in (UNDO, STOP, TAKEOVER):
        at = table.positions[entry].parent
    path = table.path(at)[1:]
    return path, [table.positions[n].stops for n in path]


def position_text(position: dict[str, Any]) -> str:
    """A position as the table of a scenario: seats have tables of their own."""
    seats = {key: value for key, value in position.items() if isinstance(value, dict) and key in list(SEATS)}
    rest = {key: value for key, value in position.items() if key not in seats}
    text = "\n[position]\n" + pairs_text(rest)
    for key, value in seats.items():
        text += f"\n[position.{key_text(key)}]\n" + pairs_text(value)
    return text
