"""Cards are data: the grammar of card files, which all games share, and the loader.

A game declares a `Vocabulary`: its kinds of cards with their fields, its verbs, targets, durations, quantities and
editions. Nothing else can be said in a card file, so a card needs no code, and a wrong one never reaches a table.

    [toadstool]
    name  = "Toadstool"
    kind  = "herb"
    value = 2

    [[toadstool.passive]]
    name = "Sting"
    text = "Stings one seat of the other side, twice at a hot fire."
    on   = "thrown"
    do   = [{ sting = 1, to = "enemy" }, { sting = 1, to = "enemy", if = "fire = 6" }]

    [toadstool.edition.first]      # only what is different: lists replace whole, parts merge by name
    value = 1

A card *set* is a file of differences of the same form; a card that it does not find is a new one. Where a set and an
edition both change a number, the edition has the last word: its change is the more particular one. The loaded objects
are made by the game's own classes, once, and shared by all states, and by all sets and editions that do not differ.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from grimalkin.core.amounts import ALWAYS, Amount, Fixed, Quantity, example, expression
from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadCards, BadFile, Fault, UnknownCard
from grimalkin.core.fields import (
    REQUIRED,
    Field,
    Given,
    Layer,
    Many,
    Missing,
    Reading,
    RuleId,
    Spot,
    Text,
    Wrong,
    nearest,
    parse,
    read_table,
    shortened,
    shown,
    spelled,
    unknown,
    within,
)

SPEC: Final = "spec"  # the set of the rulebook's own numbers
ID: Final = re.compile(r"[a-z][a-z0-9_]*\Z")
LONGEST_ID: Final = 40
MOST: Final = 99  # of what is counted in words: `up to 2`, `2 rounds`
EDITION: Final = "edition"
REMOVED: Final = "removed"  # `removed = true` in a part of a difference takes that part away
ONLY_WORDS: Final = ("name", "text", "origin", "rules")  # what a card says to people; its meaning is the rest
ONLY_WORDS_OF_PART: Final = ("name", "text")
STEP: Final = re.compile(r'\.?("[^"]*"|[A-Za-z0-9_-]+)|\[(\d+)\]')  # of a place

# how a target is found
THE: Final = 0  # it is there already: self, striker
ONE: Final = 1  # one of a set; somebody chooses
EACH: Final = 2
UP_TO: Final = 3
RANDOM: Final = 4
HOWS: Final = [THE, ONE, EACH, UP_TO, RANDOM]


# what the grammar knows


class Target:
    """Whom an effect is for: how many, of which set, and perhaps where."""

    def __init__(self, text: str, how: int, count: int, among: int, where: int) -> None:
        self.text = text
        self.how = how
        self.count = count
        self.among = among  # the number of the set in the vocabulary: fixed ones first
        self.where = where  # the number of the place, or -1


class Duration:
    """How long an effect lasts: the number of the word in the vocabulary, and of how many units."""

    def __init__(self, text: str, kind: int, count: int) -> None:
        self.text = text
        self.kind = kind
        self.count = count


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """One effect of a card. Each game's verbs extend it and say what they do."""

    def __init__(self, given: Given) -> None:
        self.condition = cast("Amount", given.of("if"))
        self.place = given.place


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of a card with a name of its own: a passive, a power."""

    def __init__(self, given: Given) -> None:
        self.part = given.text("part")
        self.name = given.text("name")
        self.text = given.text("text")


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A card as it is printed. `key` is its id, `number` its place in the library: the kind of a card in a pile."""

    def __init__(self, given: Given) -> None:
        self.key = given.place
        self.number = given.number("number")
        self.kind = given.text("kind")
        self.name = given.text("name")
        self.text = given.text("text")
        self.origin = given.text("origin")
        self.rules = given.texts("rules")
        self.parts: list[Part] = []
        for value in given.values.values():
            if isinstance(value, PartList):
                self.parts.extend(value.parts)


class PartList:
    """The parts of one sort that a card has."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts


class VerbWord:
    """A verb of the vocabulary. Its first field has its name and holds what it is about: `{ damage = 10, ... }`."""

    def __init__(self, make: Callable[[Given], Verb], fields: list[Field], says: str) -> None:
        self.word = fields[0].name
        self.make = make
        self.fields = [*fields, Condition("if")]
        self.says = says  # one line for designers


class Kind:
    """A kind of cards: its fields besides those that every card has."""

    def __init__(self, word: str, make: Callable[[Given], Card], fields: list[Field]) -> None:
        self.word = word
        self.make = make
        self.fields = [
            Text("name", REQUIRED, False),
            Text("text", ""),
            Text("origin", ""),
            Many("rules", RuleId("rule"), []),
            *fields,
        ]


class Vocabulary:
    """Everything that a game's card files can say."""

    def __init__(
        self,
        kinds: list[Kind],
        verbs: list[VerbWord],
        fixed: list[str],
        sets: list[str],
        places: list[str],
        durations: list[str],
        units: list[str],
        quantities: list[Quantity],
        editions: list[str],
        lacks: Callable[[list[Card]], str] | None = None,
    ) -> None:
        self.kinds = kinds
        self.verbs = verbs
        self.fixed = fixed  # targets that are there already
        self.sets = sets  # sets of which one, each or some are targets
        self.places = places  # words that narrow a set
        self.durations = durations
        self.units = units  # `2 rounds`: durations that are counted
        self.quantities = quantities
        self.editions = editions  # the first is the one that the cards themselves describe
        self.lacks = lacks  # what keeps a whole set from being played, or nothing: too few cards


class Trace:
    """Where a table was written. What differences laid over it came from elsewhere: that has a trace of its own."""

    def __init__(self, layer: Layer, at: str) -> None:
        self.layer = layer
        self.at = at
        self.keys: dict[str, Trace] = {}
        self.items: list[Trace] = []  # of a list of parts that was laid over another
        self.hint = ""  # of a part that a difference adds: perhaps it was meant to change another

    def copy(self) -> Trace:
        twin = Trace(self.layer, self.at)
        twin.hint = self.hint
        twin.keys = {key: trace.copy() for key, trace in self.keys.items()}
        twin.items = [trace.copy() for trace in self.items]
        return twin

    def key(self, key: str) -> Trace:
        return self.step(shown(key))

    def step(self, key: str) -> Trace:
        """The trace of a key that is spelled as places spell it."""
        found = self.keys.get(key)
        return Trace(self.layer, f"{self.at}.{key}") if found is None else found

    def open(self, key: str) -> Trace:
        """The trace of a key as one of its own, so that it can be changed."""
        found = self.key(key)
        self.keys[shown(key)] = found
        return found

    def item(self, number: int) -> Trace:
        return self.items[number] if number < len(self.items) else Trace(self.layer, f"{self.at}[{number + 1}]")

    def spot(self) -> Spot:
        return Spot(self.layer.file, self.layer.line(self.at), self.at)

    def fault(self, what: str) -> Fault:
        spot = self.spot()
        return Fault(spot.file, spot.line, spot.place, what)


class CardReading(Reading):
    """The reading of one card: it knows the game's vocabulary, and where each part of the card was written."""

    def __init__(self, trace: Trace, vocabulary: Vocabulary) -> None:
        super().__init__([trace.layer])
        self.trace = trace
        self.vocabulary = vocabulary

    def spot(self, place: str) -> Spot:
        return self.trace_of(place).spot()

    def trace_of(self, place: str) -> Trace:
        """Where a place of the card was written: in its file, in an edition, or in a file of differences."""
        found = self.trace
        at = 0
        first = True
        while at < len(place):
            step = STEP.match(place, at)
            if step is None:
                break
            at = step.end()
            if first:  # the card itself
                first = False
            elif step.group(2):
                found = found.item(int(step.group(2)) - 1)
            else:
                found = found.step(step.group(1))
        return found


def words_of(reading: Reading) -> Vocabulary:
    assert isinstance(reading, CardReading)
    return reading.vocabulary


# the fields that only cards have


class Sum(Field):
    """An amount: a whole number, or a text such as `fire - 2`. Limits hold for numbers that are known beforehand."""

    def __init__(self, name: str, low: int, high: int, default: Any = REQUIRED) -> None:
        super().__init__(name, Fixed(default) if isinstance(default, int) else default)
        self.low = low
        self.high = high

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        found: Amount
        if isinstance(value, str):
            found = expression(value, place, words_of(reading).quantities, reading.cards)
        elif isinstance(value, int) and not isinstance(value, bool):
            found = Fixed(value)
        else:
            raise Wrong(place, f"{spelled(value)} came; it takes {self.wants(reading)}")
        if isinstance(found, Fixed) and not self.low <= found.number <= self.high:
            raise Wrong(place, f"{spelled(value)} is out of range; it goes from {self.low} to {self.high}")
        return found

    def takes(self) -> str:
        return f"a whole number from {self.low} to {self.high}, or a sum in quotes"

    def wants(self, reading: Reading) -> str:
        return f"{self.takes()}, such as '{example(words_of(reading).quantities, reading.cards)}'"


class Condition(Field):
    """When an effect happens: a text such as `fire >= 5`. Without it, always."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ALWAYS)

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str) or not value.strip():
            raise Wrong(place, f"{spelled(value)} came; it takes {self.wants(reading)}")
        return expression(value, place, words_of(reading).quantities, reading.cards)

    def takes(self) -> str:
        return "a condition in quotes, such as 'NAME >= 5'"

    def wants(self, reading: Reading) -> str:
        return f"a condition in quotes, such as '{example(words_of(reading).quantities, reading.cards, '>= 5')}'"


class Whom(Field):
    """A target: `self`, `enemy`, `each enemy on front`, `up to 2 own`, `random enemy`.

    `hows` are the ways to find one that the verb understands: THE, ONE, EACH, UP_TO, RANDOM.
    """

    def __init__(self, name: str, default: Any = REQUIRED, hows: list[int] | None = None) -> None:
        super().__init__(name, default)
        self.hows = HOWS if hows is None else hows

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str) or not value.strip():
            raise Wrong(place, f"{spelled(value)} came; it takes {self.wants(reading)}")
        vocabulary = words_of(reading)
        text = " ".join(value.split())
        rest = text
        how = ONE
        count = 1
        up_to = re.match(r"up to ([0-9]{1,9}) ", rest)
        if up_to:
            how, count, rest = UP_TO, int(up_to.group(1)), rest[up_to.end() :]
            if not 1 <= count <= MOST:
                raise Wrong(place, f"'{shortened(text)}': {count} is out of range; it goes from 1 to {MOST}")
        elif rest.startswith("each "):
            how, rest = EACH, rest[5:]
        elif rest.startswith("random "):
            how, rest = RANDOM, rest[7:]
        if rest in vocabulary.fixed:
            if how != ONE:
                raise Wrong(place, f"'{shortened(text)}': '{rest}' is one already; write '{rest}' alone")
            return self.allowed(reading, place, Target(text, THE, 1, vocabulary.fixed.index(rest), -1))
        for number in range(len(vocabulary.sets)):
            word = vocabulary.sets[number]
            among = len(vocabulary.fixed) + number
            if rest == word:
                return self.allowed(reading, place, Target(text, how, count, among, -1))
            for where in range(len(vocabulary.places)):
                if rest == f"{word} {vocabulary.places[where]}":
                    return self.allowed(reading, place, Target(text, how, count, among, where))
        raise Wrong(place, unknown("target", text, self.words(vocabulary)))

    def allowed(self, reading: Reading, place: str, found: Target) -> Target:
        """A target that the grammar knows may be none that this verb does anything with."""
        if found.how not in self.hows:
            words = ", ".join(self.words(words_of(reading))[:12])
            raise Wrong(place, f"'{shortened(found.text)}' is no target for this; it takes: {words}")
        return found

    def words(self, vocabulary: Vocabulary) -> list[str]:
        """Everything that can be said here, for messages."""
        sets = vocabulary.sets + [f"{word} {place}" for word in vocabulary.sets for place in vocabulary.places]
        found = vocabulary.fixed[:] if THE in self.hows else []
        for how, word in ((ONE, ""), (EACH, "each "), (RANDOM, "random "), (UP_TO, "up to 2 ")):
            if how in self.hows:
                found.extend([word + name for name in sets])
        return found

    def takes(self) -> str:
        return "a target in quotes"

    def wants(self, reading: Reading) -> str:
        words = self.words(words_of(reading))
        return f"a target in quotes: {', '.join(words[:12])}{', ...' if len(words) > 12 else ''}"


class HowLong(Field):
    """A duration: a word of the vocabulary, or a number of units such as `2 rounds`."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str) or not value.strip():
            raise Wrong(place, f"{spelled(value)} came; it takes {self.wants(reading)}")
        vocabulary = words_of(reading)
        text = " ".join(value.split())
        if text in vocabulary.durations:
            return Duration(text, vocabulary.durations.index(text), 1)
        counted = re.fullmatch(r"([0-9]{1,9}) (.+)", text)
        if counted:
            count = int(counted.group(1))
            for number in range(len(vocabulary.units)):
                if counted.group(2) == vocabulary.units[number] + ("" if count == 1 else "s"):
                    if not 1 <= count <= MOST:
                        raise Wrong(place, f"'{text}' is out of range; it goes from 1 to {MOST}")
                    return Duration(text, len(vocabulary.durations) + number, count)
        raise Wrong(place, unknown("duration", text, counted_words(vocabulary)))

    def takes(self) -> str:
        return "a duration in quotes"

    def wants(self, reading: Reading) -> str:
        return f"a duration in quotes: {', '.join(counted_words(words_of(reading)))}"


def duration_words(vocabulary: Vocabulary) -> list[str]:
    return vocabulary.durations + [f"2 {unit}s" for unit in vocabulary.units]


def counted_words(vocabulary: Vocabulary) -> list[str]:
    """The durations with one and with several units, for messages."""
    counted: list[str] = []
    for unit in vocabulary.units:
        counted.extend([f"1 {unit}", f"2 {unit}s"])
    return vocabulary.durations + counted


class Effects(Field):
    """A list of effects, at most `most`. The first key of each is its verb."""

    def __init__(self, name: str, default: Any = REQUIRED, most: int = 20) -> None:
        super().__init__(name, default)
        self.most = most

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, list) or (not value and isinstance(self.default, Missing)):
            raise Wrong(place, f"{spelled(value)} came; it takes {self.wants(reading)}")
        if len(value) > self.most:
            raise Wrong(place, f"{len(value)} effects came; it takes at most {self.most}")
        made: list[Any] = []
        for i in range(len(value)):
            try:
                made.append(self.one(reading, f"{place}[{i + 1}]", value[i]))
            except Wrong as wrong:
                reading.fault(wrong.place, wrong.what)
        return made

    def one(self, reading: Reading, place: str, value: Any) -> Any:
        verbs = words_of(reading).verbs
        words = [verb.word for verb in verbs]
        if not isinstance(value, dict) or not value:
            said = f"an effect is a table whose first key is a verb: {', '.join(words)}"
            raise Wrong(place, f"{spelled(value)} came; {said}")
        word = next(iter(value))
        if word not in words:
            for verb in verbs:
                if verb.word in value:
                    raise Wrong(place, f"the verb comes first: write {{ {verb.word} = ..., {shortened(word)} = ... }}")
            raise Wrong(within(place, word), unknown("verb", word, words))
        verb = verbs[words.index(word)]
        known = [field.name for field in verb.fields]
        for key in value:
            if key in words and key not in known:
                said = f"'{key}' is a verb of its own; write it as an effect of its own: {{ {key} = ... }}"
                raise Wrong(within(place, key), said)
        before = len(reading.faults)
        given = read_table(reading, place, value, verb.fields)
        return verb.make(given) if len(reading.faults) == before else None

    def takes(self) -> str:
        return "a list of effects"

    def wants(self, reading: Reading) -> str:
        return (
            f"a list of effects [{{ VERB = ... }}]; verbs are: {', '.join([v.word for v in words_of(reading).verbs])}"
        )


class Parts(Field):
    """Parts of a card that have a name and fields of their own: `[[card.passive]]`. Their names differ."""

    def __init__(self, name: str, make: Callable[[Given], Part], fields: list[Field], most: int = 20) -> None:
        super().__init__(name, PartList([]))
        self.make = make
        self.fields = [Text("name", ""), Text("text", ""), *fields]
        self.most = most

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, list):
            raise self.wrong(place, value)
        if len(value) > self.most:
            raise Wrong(place, f"{len(value)} came; a card has at most {self.most}")
        parts: list[Part] = []
        names: list[str] = []
        for i in range(len(value)):
            here = f"{place}[{i + 1}]"
            table = value[i]
            if not isinstance(table, dict):
                reading.fault(here, f"{spelled(table)} came; write a table, under [[CARD.{self.name}]]")
                continue
            if REMOVED in table:
                reading.fault(within(here, REMOVED), "only a difference can remove a part: an edition, or a card set")
                continue
            before = len(reading.faults)
            given = read_table(reading, here, table, self.fields)
            hint_at(reading, here, before)
            name = table.get("name", "")
            if isinstance(name, str) and name in names:
                reading.fault(here, same_name(self.name, name))
            names.append(name)
            if len(reading.faults) == before:
                given.values["part"] = self.name
                parts.append(self.make(given))
        return PartList(parts)

    def takes(self) -> str:
        return f"tables, each under [[CARD.{self.name}]]"


def hint_at(reading: Reading, place: str, before: int) -> None:
    """A new part that lacks something may be an old one whose name is spelled wrong: say so once."""
    assert isinstance(reading, CardReading)
    trace = reading.trace_of(place)
    for fault in reading.faults[before:]:
        if trace.hint and fault.place == trace.at:
            fault.what += f" ({trace.hint})"
            return


def same_name(part: str, name: str) -> str:
    said = f"are called {spelled(name)}" if name else "have no name"
    return f"two of them {said}; give each {part} a name of its own"


def effects(given: Given, name: str) -> list[Verb]:
    """The effects that a field gave; a game casts them to its own verbs."""
    return [verb for verb in given.of(name) if isinstance(verb, Verb)]


def parts(given: Given, name: str) -> list[Part]:
    found = given.of(name)
    assert isinstance(found, PartList)
    return found.parts


def amount(given: Given, name: str) -> Amount:
    return cast("Amount", given.of(name))


def target(given: Given, name: str) -> Target:
    return cast("Target", given.of(name))


def duration(given: Given, name: str) -> Duration:
    return cast("Duration", given.of(name))


# the library


class Library:
    """All cards of a game, of one set and one edition. `hash` is that of their meaning: numbers and verbs, not names
    and texts, so that a corrected word changes no saved game."""

    def __init__(self, name: str, edition: str, cards: list[Card], digest: str) -> None:
        self.name = name
        self.edition = edition
        self.cards = cards
        self.by_key: dict[str, Card] = {card.key: card for card in cards}
        self.hash = digest

    def card(self, key: str) -> Card:
        found = self.by_key.get(key)
        if found is None:
            raise UnknownCard(unknown("card", key, list(self.by_key)))
        return found


class CardSet:
    """A set of cards in all its editions."""

    def __init__(self, name: str, text: str, editions: dict[str, Library]) -> None:
        self.name = name
        self.text = text  # of the difference file; empty for the rulebook's own set
        self.editions = editions

    def names(self) -> list[str]:
        """The ids of all cards, in order: the same in every edition."""
        for library in self.editions.values():
            return list(library.by_key)
        return []


class Sheet:
    """A card before it is read: its table, and where it was written. `made` keeps what was read, by edition."""

    def __init__(self, key: str, table: dict[str, Any], trace: Trace) -> None:
        self.key = key
        self.table = table
        self.trace = trace
        self.layers = [trace.layer]
        self.made: dict[str, Card] = {}

    def in_edition(self, edition: str, vocabulary: Vocabulary) -> dict[str, Any]:
        """The table of the card as an edition has it."""
        return self.edited(edition, vocabulary, self.trace.copy(), [])

    def edited(self, edition: str, vocabulary: Vocabulary, trace: Trace, faults: list[Fault]) -> dict[str, Any]:
        """The same; `trace` learns where it was written."""
        table = {key: value for key, value in self.table.items() if key != EDITION}
        change = self.change(edition, vocabulary)
        if change is None:
            return table
        over = self.trace.key(EDITION).key(edition)
        return lay(table, change, part_names(vocabulary), trace, over, faults)

    def change(self, edition: str, vocabulary: Vocabulary) -> dict[str, Any] | None:
        """What an edition says of this card, or None if it is the same there."""
        changes = self.table.get(EDITION)
        change = changes.get(edition) if isinstance(changes, dict) else None
        return change if isinstance(change, dict) and edition != vocabulary.editions[0] else None


def load_cards(package: str, vocabulary: Vocabulary, rules: list[str] | None) -> dict[str, CardSet]:
    """The sets of a package: `spec` from its folder `cards`, and one for each difference file in `sets`."""
    faults: list[Fault] = []
    sheets = sheets_of(data_files(package, "cards", ".toml"), faults)
    found: dict[str, CardSet] = {SPEC: read_set(sheets, vocabulary, rules, SPEC, "", "", faults)}
    for file, text in data_files(package, "sets", ".toml").items():
        name = file.removesuffix(".toml")
        changed = changed_sheets(file, text, sheets, vocabulary, faults)
        found[name] = read_set(changed, vocabulary, rules, name, file, text, faults)
    return found


def read_cards(
    files: dict[str, str],
    vocabulary: Vocabulary,
    rules: list[str] | None,
    name: str = SPEC,
    change_file: str = "",
    change: str = "",
    room: int = 10_000,
) -> CardSet:
    """Cards from the texts of their files, with the differences of a set. All mistakes are told at once."""
    faults: list[Fault] = []
    sheets = sheets_of(files, faults)
    if change_file or change:
        sheets = changed_sheets(change_file, change, sheets, vocabulary, faults)
    if len(sheets) > room:
        said = f"{len(sheets)} cards are too many; the game has room for {room}, so take {len(sheets) - room} away"
        faults.append(Fault(change_file or next(iter(files)), 0, "", said))
    return read_set(sheets, vocabulary, rules, name, change_file, change, faults)


def read_set(
    sheets: dict[str, Sheet],
    vocabulary: Vocabulary,
    rules: list[str] | None,
    name: str,
    file: str,
    text: str,
    faults: list[Fault],
) -> CardSet:
    """Read all sheets in every edition, or raise all mistakes, those found before too."""
    editions: dict[str, Library] = {}
    # a card that could not be taken is still known: it is no second mistake to name it
    known = list(sheets) + [fault.place for fault in faults]
    for edition in vocabulary.editions:
        editions[edition] = read_edition(name, edition, sheets, vocabulary, rules, known, faults)
    if not faults and vocabulary.lacks is not None:
        where = file or next((sheet.trace.layer.file for sheet in sheets.values()), name)
        for edition, library in editions.items():
            lack = vocabulary.lacks(library.cards)
            if lack:
                faults.append(Fault(where, 0, "", lack if edition == vocabulary.editions[0] else f"{edition}: {lack}"))
                break
    if faults:
        raise BadCards(in_order(faults))
    return CardSet(name, text, editions)


def in_order(faults: list[Fault]) -> list[Fault]:
    """Faults by file and line, each once: a mistake of a card that has several editions is found in each of them."""
    files = list({fault.file: 0 for fault in faults})
    once = list({str(fault): fault for fault in faults}.values())
    once.sort(key=lambda fault: (files.index(fault.file), fault.line))
    return once


def sheets_of(files: dict[str, str], faults: list[Fault]) -> dict[str, Sheet]:
    """The sheets of all files. If one of them is no TOML, nobody knows its cards, so nothing else can be checked."""
    sheets: dict[str, Sheet] = {}
    taken = [take_sheets(file, text, sheets, faults) for file, text in files.items()]
    if not all(taken):
        raise BadCards(in_order(faults))
    return sheets


def changed_sheets(
    file: str, text: str, sheets: dict[str, Sheet], vocabulary: Vocabulary, faults: list[Fault]
) -> dict[str, Sheet]:
    """The sheets with a file of differences laid over them; the old ones stay as they are."""
    changed = dict(sheets)
    if not change_sheets(file, text, changed, vocabulary, faults):
        raise BadCards(in_order(faults))
    return changed


def take_sheets(file: str, text: str, sheets: dict[str, Sheet], faults: list[Fault]) -> bool:
    """The cards of one file, each as a table. False if it is no TOML."""
    layer = Layer(file, text)
    tables = tables_in(layer, faults)
    if tables is None:
        return False
    for key, table in tables.items():
        trace = Trace(layer, shown(key))
        if not is_card(key, table, trace, faults):
            continue
        if key in sheets:
            there = sheets[key].trace.spot()
            said = f"card '{key}' stands in {there.file}, line {there.line} already"
            faults.append(trace.fault(f"{said}; keep one, or give the other a new id"))
        else:
            sheets[key] = Sheet(key, table, trace)
    return True


def tables_in(layer: Layer, faults: list[Fault]) -> dict[str, Any] | None:
    try:
        tables = parse(layer.file, layer.text)
    except BadFile as error:
        faults.extend(error.faults)
        return None
    if not tables:
        faults.append(Fault(layer.file, 0, "", "there is no card in it; write [ID], then the fields of the card"))
    return tables


def is_card(key: str, table: Any, trace: Trace, faults: list[Fault]) -> bool:
    said = ""
    if not ID.match(key):
        said = "this is no card id; ids are small letters, digits and _, such as ember_wing"
    elif len(key) > LONGEST_ID:
        said = f"this id has {len(key)} letters; it can have {LONGEST_ID}"
    elif not isinstance(table, dict):
        said = f"{spelled(table)} came; a card is a table: [{key}], then its fields"
    if said:
        faults.append(trace.fault(said))
    return not said


def change_sheets(file: str, text: str, sheets: dict[str, Sheet], vocabulary: Vocabulary, faults: list[Fault]) -> bool:
    """Lay a file of differences over the cards. False if it is no TOML."""
    layer = Layer(file, text)
    tables = tables_in(layer, faults)
    if tables is None:
        return False
    known = list(sheets)
    for key, table in tables.items():
        trace = Trace(layer, shown(key))
        if not is_card(key, table, trace, faults):
            continue
        if key in known:
            before = sheets[key]
            under = before.trace.copy()
            named = part_names(vocabulary)
            merged = lay(without_removed(before.table, table, named, under), table, named, under, trace, faults)
            sheets[key] = Sheet(key, merged, under)
        elif "kind" in table:
            sheets[key] = Sheet(key, table, trace)
        else:
            kinds = ", ".join([kind.word for kind in vocabulary.kinds])
            faults.append(trace.fault(f"{unknown('card', key, known)} (a new card needs a kind: {kinds})"))
    return True


def without_removed(base: dict[str, Any], change: dict[str, Any], named: list[str], under: Trace) -> dict[str, Any]:
    """A card without what its editions say of parts that a set takes away: those are gone in every edition."""
    changes = base.get(EDITION)
    if not isinstance(changes, dict):
        return base
    editions = dict(changes)
    for word in named:
        gone = removed_names(change.get(word))
        for edition, table in changes.items():
            parts = table.get(word) if isinstance(table, dict) else None
            if not gone or not isinstance(parts, list):
                continue
            trace = under.open(EDITION).open(edition).open(word)
            kept = [i for i in range(len(parts)) if name_of(parts[i]) not in gone]
            trace.items = [trace.item(i) for i in kept]
            editions[edition] = {**editions[edition], word: [parts[i] for i in kept]}
    return {**base, EDITION: editions}


def removed_names(parts: Any) -> list[str]:
    if not isinstance(parts, list):
        return []
    return [name_of(part) for part in parts if isinstance(part, dict) and part.get(REMOVED) is True]


def name_of(part: Any) -> str:
    name = part.get("name", "") if isinstance(part, dict) else ""
    return name if isinstance(name, str) else ""


def part_names(vocabulary: Vocabulary) -> list[str]:
    names = [field.name for kind in vocabulary.kinds for field in kind.fields if isinstance(field, Parts)]
    return sorted(set(names))


def merge(
    reading: Reading, place: str, base: dict[str, Any], change: dict[str, Any], named: list[str]
) -> dict[str, Any]:
    """A table with differences laid over it, where both stand at one place."""
    layer = reading.layers[0]
    return lay(base, change, named, Trace(layer, place), Trace(layer, place), reading.faults)


def lay(
    base: dict[str, Any],
    change: dict[str, Any],
    named: list[str],
    under: Trace,
    over: Trace,
    faults: list[Fault],
    later: bool = False,
) -> dict[str, Any]:
    """A table with differences laid over it: tables merge, parts merge by name, everything else is replaced.

    `under` is the trace of the table and learns what came from the difference, whose trace is `over`. With `later` the
    table is a difference itself, of an edition, and waits to be laid over a card.
    """
    merged = dict(base)
    for key, value in change.items():
        old = merged.get(key)
        inner = under.open(key)
        if key in named and isinstance(value, list) and all(isinstance(part, dict) for part in value):
            parts = old if isinstance(old, list) else []
            merged[key] = lay_parts(key, parts, value, named, inner, over.key(key), faults, later)
        elif isinstance(value, dict) and isinstance(old, dict):
            merged[key] = lay(old, value, named, inner, over.key(key), faults, later or key == EDITION)
        else:
            merged[key] = value
            under.keys[shown(key)] = over.key(key)
    return merged


def lay_parts(
    word: str,
    base: list[Any],
    change: list[dict[str, Any]],
    named: list[str],
    under: Trace,
    over: Trace,
    faults: list[Fault],
    later: bool,
) -> list[Any]:
    merged = list(base)
    under.items = [under.item(i) for i in range(len(base))]
    names: list[str] = []
    for number in range(len(change)):
        part = change[number]
        trace = over.item(number)
        name = part.get("name", "")
        there = [name_of(old) for old in merged]
        at = there.index(name) if isinstance(name, str) and name in there else -1
        if isinstance(name, str) and name in names:
            faults.append(trace.fault(same_name(word, name)))
        elif REMOVED in part and not later:
            if part[REMOVED] is not True:
                said = f"{spelled(part[REMOVED])} came; it takes true, or is left out"
                faults.append(trace.key(REMOVED).fault(said))
            elif at < 0:
                said = unknown(word, name if isinstance(name, str) else spelled(name), there)
                faults.append(trace.fault(f"{said} (so it cannot be removed)"))
            else:
                merged.pop(at)
                under.items.pop(at)
        elif at < 0:
            merged.append(part)
            trace.hint = unknown(word, name, there) if there and isinstance(name, str) else ""
            under.items.append(trace)
        elif isinstance(merged[at], dict) and REMOVED not in merged[at] and REMOVED not in part:
            merged[at] = lay(merged[at], part, named, under.items[at], trace, faults, later)
        else:
            merged[at] = part
            under.items[at] = trace
        if isinstance(name, str):
            names.append(name)
    return merged


def read_edition(
    name: str,
    edition: str,
    sheets: dict[str, Sheet],
    vocabulary: Vocabulary,
    rules: list[str] | None,
    known: list[str],
    faults: list[Fault],
) -> Library:
    """Read all cards as one edition has them. Those that it does not change are the same objects as in the first."""
    cards: list[Card] = []
    meaning: list[Any] = []
    keys = list(sheets)
    named = part_names(vocabulary)
    first = vocabulary.editions[0]
    for number in range(len(keys)):
        sheet = sheets[keys[number]]
        read_as = edition if sheet.change(edition, vocabulary) is not None else first
        trace = sheet.trace.copy()
        reading = CardReading(trace, vocabulary)
        reading.rules = rules
        reading.cards = known
        table = sheet.edited(read_as, vocabulary, trace, reading.faults)
        if read_as == edition and read_as not in sheet.made:
            if edition == first:
                check_editions(sheet, vocabulary, reading.faults)
            card = read_card(reading, sheet.key, number, table)
            if card is not None:
                sheet.made[edition] = card
            faults.extend(reading.faults)
        if read_as in sheet.made:
            cards.append(sheet.made[read_as])
            meaning.append([sheet.key, meant(table, named)])
    digest = hashlib.blake2b(json.dumps(meaning, sort_keys=True, default=str).encode(), digest_size=8).hexdigest()
    return Library(name, edition, cards, digest)


def check_editions(sheet: Sheet, vocabulary: Vocabulary, faults: list[Fault]) -> None:
    """Editions that a card names must be editions, and other ones than its own."""
    changes = sheet.table.get(EDITION, {})
    trace = sheet.trace.key(EDITION)
    others = vocabulary.editions[1:]
    if not isinstance(changes, dict):
        said = f"write [{sheet.key}.{EDITION}.NAME], then what is different there"
        faults.append(trace.fault(f"{spelled(changes)} came; {said}"))
        return
    for edition, change in changes.items():
        if edition == vocabulary.editions[0]:
            said = f"'{edition}' is the edition that the card itself describes; write its fields there"
        elif edition not in others:
            said = unknown("edition", edition, others)
        elif not isinstance(change, dict):
            said = f"{spelled(change)} came; write a table of what is different"
        else:
            continue
        faults.append(trace.key(edition).fault(said))


def read_card(reading: CardReading, key: str, number: int, table: dict[str, Any]) -> Card | None:
    kinds = reading.vocabulary.kinds
    words = [kind.word for kind in kinds]
    word = table.get("kind")
    if not isinstance(word, str) or word not in words:
        if "kind" not in table:
            near = nearest("kind", [name for name in table if name not in ONLY_WORDS])
            said = f"'kind' is missing; it takes one of: {', '.join(words)}"
            reading.fault(key, f"{said} (is '{shortened(near)}' meant for it?)" if near else said)
        elif isinstance(word, str):
            reading.fault(within(key, "kind"), unknown("kind", word, words))
        else:
            reading.fault(within(key, "kind"), f"{spelled(word)} came; it takes one of: {', '.join(words)}")
        return None
    kind = kinds[words.index(word)]
    fields = {name: value for name, value in table.items() if name != "kind"}
    if REMOVED in fields:
        reading.fault(within(key, REMOVED), "a card cannot be removed, only its parts can")
        fields.pop(REMOVED)
    given = read_table(reading, key, fields, kind.fields)
    if reading.faults:
        return None
    given.values["kind"] = kind.word
    given.values["number"] = number
    return kind.make(given)


def meant(table: dict[str, Any], named: list[str]) -> dict[str, Any]:
    """A card without what it only says to people."""
    found: dict[str, Any] = {}
    for key, value in table.items():
        if key in named and isinstance(value, list):
            found[key] = [
                {name: inner for name, inner in part.items() if name not in ONLY_WORDS_OF_PART}
                for part in value
                if isinstance(part, dict)
            ]
        elif key not in ONLY_WORDS:
            found[key] = value
    return found
