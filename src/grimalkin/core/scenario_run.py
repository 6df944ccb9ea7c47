"""Runs a scenario: plays its acts, and compares what is offered, told and true with what they want."""

from __future__ import annotations

import re
from typing import Any, Final

from grimalkin.core.agenda import Chance
from grimalkin.core.codes import takes_back
from grimalkin.core.engine import pending, waiting_ask, waiting_chance, why
from grimalkin.core.errors import BadLuck, BadSetup, GrimalkinError, IllegalChoice
from grimalkin.core.events import Event
from grimalkin.core.fields import REQUIRED, Field, Given, Inner, Many
from grimalkin.core.judging import read_for
from grimalkin.core.lines import matches
from grimalkin.core.numbers import number_in
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.positions import SEATS, SPECTATOR_LETTER, PileField, read_position
from grimalkin.core.record import (
    CHOICE,
    CONCEDE,
    DISPUTE,
    DRAW,
    LEAVE,
    LUCK,
    NO_SEAT,
    OFFICIAL,
    RULING,
    SECOND,
    STOP,
    TAKEOVER,
    TIMEOUT,
    UNDO,
)
from grimalkin.core.scenario_text import LEAVE_GAME, alike_in, entry_text, scenario_text, truth
from grimalkin.core.scenarios import LONGEST, Scenario
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import State
from grimalkin.core.table import Seat, Table
from grimalkin.core.tomlread import Layer, within
from grimalkin.core.tomltext import value_text
from grimalkin.core.wording import shortened, spelled, unknown

PILE_PARTS: Final = ["cards", "top", "bottom"]
PLACE: Final = re.compile(r"\[[1-9][0-9]{0,4}\]")  # in a list, from 1


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
    for i in range(game.officials(game.full_settings(scenario.settings))):
        seats.append(Seat(SEATS[len(scenario.decks) + i], "human"))
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


def play_act(table: Table, act: Given) -> list[Event]:
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
    """One act in words: `A throw nettle`, `luck 4`, `D ruling ...`, or any other entry as `entry_text` writes it."""
    if len(words) > LONGEST:
        raise BadSetup(f"got {len(words)} letters; no act has more than {LONGEST}")
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
    elif words == LEAVE and answered_of_old(table, seat, words):
        play_choice(table, seat, words)
    elif words in (LEAVE, LEAVE_GAME):
        table.enter(seat, LEAVE, "")
    elif first == TIMEOUT:
        play_timeout(table, seat, rest)
    elif first == RULING:
        ruling = read_for(table.state, rest)
        table.check_held(seat, ruling)
        table.enter(seat, RULING, ruling.spelled())
        table.carry_due()
    elif first == SECOND:
        table.enter(seat, SECOND, rest)
        table.carry_due()
    elif first in (STOP, TAKEOVER, UNDO, DRAW, DISPUTE, OFFICIAL):
        table.enact_entry(seat, first, rest)
    else:
        play_choice(table, seat, words)


def answered_of_old(table: Table, seat: int, words: str) -> bool:
    """Is it an old word for an answer that is open to the seat now? Files from before the answer had another go on."""
    codes = table.game.codes
    return words in codes.aliases and codes.code(words) in (table.open_to(seat) or [])


def play_choice(table: Table, seat: int, words: str) -> None:
    """A choice, refused in the words of a scenario: seats have letters there, and luck is given."""
    codes = table.game.codes
    code = codes.code(words)
    state = table.state
    can = [option for offer in table.offers() if offer.seat == seat for option in offer.every()]
    if code in can or (takes_back(code) and not why(state, seat, code)):
        table.enter(seat, CHOICE, codes.text(code), code)
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
    if table.open_to(seat) is None:
        raise IllegalChoice(f"{SEATS[seat]} is not asked now, so its time cannot run out")
    if words:
        default = codes.text(table.default(seat))
        if codes.text(codes.code(words)) != default:
            raise IllegalChoice(f"the time-out of {SEATS[seat]} takes '{default}' here")
        table.enter(seat, TIMEOUT, default)
        return
    table.run_out(seat)
    table.carry_due()


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


def check_act(table: Table, act: Given, told: list[Event]) -> None:
    """Compare what is offered, told and true with what the act wants."""
    state = table.state
    codes = table.game.codes
    offers = pending(state)
    for name, standing in (("offers", False), ("interrupts", True)):
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
    for words, rule in (act.of("refused") or {}).items():
        check_refused(table, words, rule)
    check_expected(table, act.of("expect") or {})
    check_told("told", act.texts("told"), [line.whole() for line in told])
    check_untold(act.texts("untold"), [line.whole() for line in told])
    for seat, lines in (act.of("heard") or {}).items():
        viewer = SPECTATOR if seat == SPECTATOR_LETTER else SEATS.index(seat)
        check_told(f"heard.{seat}", lines, [line.words(viewer) for line in told])


def check_refused(table: Table, words: str, rule: str) -> None:
    """An act that cannot be done, by this rule; it changes nothing."""
    before = snapshot(table.state)
    try:
        play_words(table, words)
    except GrimalkinError as error:
        if not str(error).startswith(f"{rule}:"):
            raise Found(f"refused.{words}", rule, str(error)) from None
        if snapshot(table.state) != before:
            raise Found(f"refused.{words}", "that nothing changes", "another state") from None
        return
    raise Found(f"refused.{words}", rule, "that it can be done")


def listed(words: list[str]) -> str:
    return ", ".join(sorted(words)) or "nothing"


def check_expected(table: Table, wanted: dict[str, Any]) -> None:
    whole = truth(table.game, table.state) if wanted else {}
    fields = table.game.positions.fields(len(table.state.teams)) if wanted else []
    for path, value in wanted.items():
        seen = Seen(whole, fields, table.state.card_names())
        fault = seen.look_up(path)
        if fault is not None:
            raise fault
        if not alike_in(seen.value, value, seen.field):
            raise Found(f"expect.{path}", value_text(value, 1_000_000), value_text(seen.value, 1_000_000))


class Seen:
    """What a path of `expect` leads to: the value, and the field of the position that takes it, if there is one."""

    def __init__(self, value: Any, fields: list[Field], names: list[str]) -> None:
        self.value = value
        self.fields = fields  # of the table where it is
        self.field: Field | None = None
        self.names = names

    def look_up(self, path: str) -> Found | None:
        """Go there from the whole; a `Found` if there is no such path.

        Places in a list count from 1, as in every message. Without brackets, as in older files, they count from 0. What
        the game leaves out at its default is there with its default.
        """
        for word in path.replace("[", ".[").split("."):
            here = self.value
            known: list[str] = []
            if isinstance(self.field, PileField) and word in PILE_PARTS and isinstance(here, (list, dict)):
                self.into_pile(here, word)
                continue
            if isinstance(here, dict):
                if self.into_table(here, word):
                    continue
                known = list(here)
            elif isinstance(here, list):
                place = place_in_list(word)
                if 0 <= place < len(here):
                    self.value = here[place]
                    self.field = self.field.each if isinstance(self.field, Many) else None
                    self.fields = self.field.fields if isinstance(self.field, Inner) else []
                    continue
                known = [str(i) for i in range(len(here))]
                if word.startswith("[") and here:
                    said = f"no path '{shortened(word)}'; they go from [1] to [{len(here)}]"
                    return Found(f"expect.{shortened(path)}", "a path that is there", said)
            return Found(f"expect.{shortened(path)}", "a path that is there", unknown("path", word, known))
        return None

    def into_table(self, here: dict[str, Any], word: str) -> bool:
        """Go to what has this name in a table; False if nothing has."""
        field: Field | None = None
        for one in self.fields:
            if one.name == word:
                field = one
        if word not in here and (field is None or not here or not has_default(field)):
            return False
        if word in here:
            self.value = here[word]
        else:
            assert field is not None
            self.value = [] if isinstance(field, PileField) else field.write(self.names, field.default)
        self.field = field
        self.fields = field.fields if isinstance(field, Inner) else []
        return True

    def into_pile(self, here: Any, word: str) -> None:
        """The cards of a pile, or those whose place is fixed. A pile without such is a list."""
        if isinstance(here, dict):
            self.value = here.get(word, [])
        else:
            self.value = here if word == "cards" else []
        if word != "cards":
            self.field = None  # from above, in the order of drawing


def has_default(field: Field) -> bool:
    return isinstance(field, PileField) or (field.default is not None and field.default is not REQUIRED)


def place_in_list(word: str) -> int:
    """The index that a word of a path means: `[1]` and `0` are the first; -1: it means none."""
    if PLACE.fullmatch(word):
        return int(word[1:-1]) - 1
    number = number_in(word)
    return -1 if number is None else number


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
