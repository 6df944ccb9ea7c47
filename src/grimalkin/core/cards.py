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

A card *set* is a file of differences of the same form; a card that it does not find is a new one. The loaded objects
are made by the game's own classes, once, and shared by all states.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from grimalkin.core.amounts import ALWAYS, Amount, Fixed, Quantity, expression
from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadCards, BadFile, Fault, UnknownCard
from grimalkin.core.fields import (
    REQUIRED,
    Field,
    Given,
    Layer,
    Many,
    Reading,
    RuleId,
    Text,
    Wrong,
    parse,
    read_table,
    shortened,
    spelled,
    unknown,
    within,
)

SPEC: Final = "spec"  # the set of the rulebook's own numbers
ID: Final = re.compile(r"^[a-z][a-z0-9_]*$")
EDITION: Final = "edition"
REMOVED: Final = "removed"  # `removed = true` in a part of a difference takes that part away
ONLY_WORDS: Final = ("name", "text", "origin", "rules")  # what a card says to people; its meaning is the rest

# how a target is found
THE: Final = 0  # it is there already: self, striker
ONE: Final = 1  # one of a set; somebody chooses
EACH: Final = 2
UP_TO: Final = 3
RANDOM: Final = 4


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
            Text("name"),
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


class CardReading(Reading):
    """The reading of card files: it knows the game's vocabulary."""

    def __init__(self, layers: list[Layer], vocabulary: Vocabulary) -> None:
        super().__init__(layers)
        self.vocabulary = vocabulary


def words_of(reading: Reading) -> Vocabulary:
    assert isinstance(reading, CardReading)
    return reading.vocabulary


# the fields that only cards have


class Sum(Field):
    """An amount: a whole number, or a text such as `fire - 2`. Limits hold for plain numbers."""

    def __init__(self, name: str, low: int, high: int, default: Any = REQUIRED) -> None:
        super().__init__(name, Fixed(default) if isinstance(default, int) else default)
        self.low = low
        self.high = high

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if isinstance(value, str):
            return expression(value, place, words_of(reading).quantities, reading.cards)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(place, value)
        if not self.low <= value <= self.high:
            raise Wrong(place, f"{spelled(value)} is out of range; it goes from {self.low} to {self.high}")
        return Fixed(value)

    def takes(self) -> str:
        return f"a whole number from {self.low} to {self.high}, or a sum in quotes"


class Condition(Field):
    """When an effect happens: a text such as `fire >= 5`. Without it, always."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ALWAYS)

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str):
            raise self.wrong(place, value)
        return expression(value, place, words_of(reading).quantities, reading.cards)

    def takes(self) -> str:
        return "a condition in quotes, such as 'NAME >= 5'"


class Whom(Field):
    """A target: `self`, `enemy`, `each enemy on front`, `up to 2 own`, `random enemy`."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str):
            raise self.wrong(place, value)
        vocabulary = words_of(reading)
        text = " ".join(value.split())
        rest = text
        how = ONE
        count = 1
        up_to = re.match(r"up to (\d{1,2}) ", rest)
        if up_to:
            how, count, rest = UP_TO, int(up_to.group(1)), rest[up_to.end() :]
        elif rest.startswith("each "):
            how, rest = EACH, rest[5:]
        elif rest.startswith("random "):
            how, rest = RANDOM, rest[7:]
        for number in range(len(vocabulary.fixed)):
            if rest == vocabulary.fixed[number]:
                if how != ONE:
                    raise Wrong(place, f"'{shortened(text)}': '{rest}' is one already; write '{rest}' alone")
                return Target(text, THE, 1, number, -1)
        for number in range(len(vocabulary.sets)):
            word = vocabulary.sets[number]
            if rest == word:
                return Target(text, how, count, len(vocabulary.fixed) + number, -1)
            for where in range(len(vocabulary.places)):
                if rest == f"{word} {vocabulary.places[where]}":
                    return Target(text, how, count, len(vocabulary.fixed) + number, where)
        raise Wrong(place, unknown("target", text, target_words(vocabulary)))

    def takes(self) -> str:
        return "a target in quotes, such as 'self' or 'each enemy'"


def target_words(vocabulary: Vocabulary) -> list[str]:
    """Everything that can be said of a target, for messages."""
    sets = vocabulary.sets + [f"{word} {place}" for word in vocabulary.sets for place in vocabulary.places]
    return vocabulary.fixed + sets + [f"{how} {word}" for how in ("each", "random", "up to 2") for word in sets]


class HowLong(Field):
    """A duration: a word of the vocabulary, or a number of units such as `2 rounds`."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str):
            raise self.wrong(place, value)
        vocabulary = words_of(reading)
        text = " ".join(value.split())
        if text in vocabulary.durations:
            return Duration(text, vocabulary.durations.index(text), 1)
        counted = re.match(r"(\d{1,3}) (.+)$", text)
        if counted:
            count = int(counted.group(1))
            unit = counted.group(2) if count == 1 else counted.group(2).removesuffix("s")
            if unit in vocabulary.units and count >= 1:
                return Duration(text, len(vocabulary.durations) + vocabulary.units.index(unit), count)
        raise Wrong(place, unknown("duration", text, duration_words(vocabulary)))

    def takes(self) -> str:
        return "a duration in quotes"


def duration_words(vocabulary: Vocabulary) -> list[str]:
    return vocabulary.durations + [f"2 {unit}s" for unit in vocabulary.units]


class Effects(Field):
    """A list of effects. The first key of each is its verb."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, list):
            raise self.wrong(place, value)
        return [self.one(reading, f"{place}[{i + 1}]", value[i]) for i in range(len(value))]

    def one(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, dict) or not value:
            raise Wrong(place, f"{spelled(value)} came; an effect is a table whose first key is its verb")
        verbs = words_of(reading).verbs
        word = next(iter(value))
        for verb in verbs:
            if verb.word == word:
                before = len(reading.faults)
                given = read_table(reading, place, value, verb.fields)
                return verb.make(given) if len(reading.faults) == before else None
        for verb in verbs:
            if verb.word in value and word in [field.name for field in verb.fields]:
                raise Wrong(place, f"the verb comes first: write {{ {verb.word} = ..., {word} = ... }}")
        raise Wrong(within(place, word), unknown("verb", word, [verb.word for verb in verbs]))

    def takes(self) -> str:
        return "a list of effects, such as [{ verb = 1, to = 'self' }]"


class Parts(Field):
    """Parts of a card that have a name and fields of their own: `[[card.passive]]`. Their names differ."""

    def __init__(self, name: str, make: Callable[[Given], Part], fields: list[Field]) -> None:
        super().__init__(name, PartList([]))
        self.make = make
        self.fields = [Text("name", ""), Text("text", ""), *fields]

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, list):
            raise self.wrong(place, value)
        parts: list[Part] = []
        names: list[str] = []
        for i in range(len(value)):
            here = f"{place}[{i + 1}]"
            if not isinstance(value[i], dict):
                raise Wrong(here, f"{spelled(value[i])} came; write it as a table: [[{place}]]")
            before = len(reading.faults)
            given = read_table(reading, here, value[i], self.fields)
            name = given.of("name")
            if name in names:
                reading.fault(here, f"two of them are called '{shortened(name)}'; give each a name of its own")
            names.append(name)
            if len(reading.faults) == before:
                given.values["part"] = self.name
                parts.append(self.make(given))
        return PartList(parts)

    def takes(self) -> str:
        return f"tables, each under [[card.{self.name}]]"


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
    """A card before it is read: its table, and the files that had a say in it."""

    def __init__(self, key: str, table: dict[str, Any], layers: list[Layer]) -> None:
        self.key = key
        self.table = table
        self.layers = layers


def load_cards(package: str, vocabulary: Vocabulary, rules: list[str] | None) -> dict[str, CardSet]:
    """The sets of a package: `spec` from its folder `cards`, and one for each difference file in `sets`."""
    files = data_files(package, "cards", ".toml")
    found: dict[str, CardSet] = {SPEC: read_cards(files, vocabulary, rules)}
    for file, text in data_files(package, "sets", ".toml").items():
        name = file.removesuffix(".toml")
        found[name] = read_cards(files, vocabulary, rules, name, file, text)
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
    sheets: dict[str, Sheet] = {}
    for file, text in files.items():
        take_sheets(file, text, sheets, faults)
    if change_file:
        change_sheets(change_file, change, sheets, vocabulary, faults)
    if faults:
        raise BadCards(faults)
    if len(sheets) > room:
        raise BadCards([Fault(change_file, 0, "", f"{len(sheets)} cards are too many; the game has room for {room}")])
    editions: dict[str, Library] = {}
    made: dict[str, Card] = {}
    for edition in vocabulary.editions:
        editions[edition] = read_edition(name, edition, sheets, vocabulary, rules, made, faults)
    if faults:
        raise BadCards(each_once(faults))
    return CardSet(name, change, editions)


def each_once(faults: list[Fault]) -> list[Fault]:
    """A mistake of a card that has several editions is found in each of them."""
    return list({str(fault): fault for fault in faults}.values())


def take_sheets(file: str, text: str, sheets: dict[str, Sheet], faults: list[Fault]) -> None:
    """The cards of one file, each as a table."""
    try:
        tables = parse(file, text)
    except BadFile as error:
        faults.extend(error.faults)
        return
    reading = Reading([Layer(file, text)])
    for key, table in tables.items():
        if is_card(reading, key, table):
            if key in sheets:
                there = sheets[key].layers[0].file
                reading.fault(key, f"card '{key}' stands in {there} already; keep one, or give the other a new id")
            else:
                sheets[key] = Sheet(key, table, [Layer(file, text, key, key)])
    faults.extend(reading.faults)


def is_card(reading: Reading, key: str, table: Any) -> bool:
    if not ID.match(key):
        reading.fault(key, "this is no card id; ids are small letters, digits and _, such as ember_wing")
        return False
    if not isinstance(table, dict):
        reading.fault(key, f"{spelled(table)} came; a card is a table: [{key}], then its fields")
        return False
    return True


def change_sheets(file: str, text: str, sheets: dict[str, Sheet], vocabulary: Vocabulary, faults: list[Fault]) -> None:
    """Lay a file of differences over the cards."""
    try:
        tables = parse(file, text)
    except BadFile as error:
        faults.extend(error.faults)
        return
    reading = Reading([Layer(file, text)])
    known = list(sheets)
    for key, table in tables.items():
        if not is_card(reading, key, table):
            continue
        layer = Layer(file, text, key, key)
        if key in sheets:
            before = sheets[key]
            merged = merge(reading, key, before.table, table, part_names(vocabulary))
            sheets[key] = Sheet(key, merged, [*before.layers, layer])
        elif "kind" in table:
            sheets[key] = Sheet(key, table, [layer])
        else:
            reading.fault(key, unknown("card", key, known) + " (a new card needs a kind)")
    faults.extend(reading.faults)


def part_names(vocabulary: Vocabulary) -> list[str]:
    names = [field.name for kind in vocabulary.kinds for field in kind.fields if isinstance(field, Parts)]
    return sorted(set(names))


def merge(
    reading: Reading, place: str, base: dict[str, Any], change: dict[str, Any], named: list[str]
) -> dict[str, Any]:
    """A table with differences laid over it: tables merge, parts merge by name, everything else is replaced."""
    merged = dict(base)
    for key, value in change.items():
        old = merged.get(key)
        if key in named and isinstance(value, list) and isinstance(old, list):
            merged[key] = merge_parts(reading, within(place, key), old, value, named)
        elif isinstance(value, dict) and isinstance(old, dict):
            merged[key] = merge(reading, within(place, key), old, value, named)
        else:
            merged[key] = value
    return merged


def merge_parts(reading: Reading, place: str, base: list[Any], change: list[Any], named: list[str]) -> list[Any]:
    merged = list(base)
    for part in change:
        if not isinstance(part, dict):
            return change  # reading it says what is wrong
        name = part.get("name", "")
        at = -1
        for i in range(len(merged)):
            if isinstance(merged[i], dict) and merged[i].get("name", "") == name:
                at = i
        if part.get(REMOVED) is True:
            if at < 0:
                reading.fault(place, f"there is no {spelled(name)} that could be removed")
            else:
                merged.pop(at)
        elif at < 0:
            merged.append(part)
        else:
            merged[at] = merge(reading, place, merged[at], part, named)
    return merged


def read_edition(
    name: str,
    edition: str,
    sheets: dict[str, Sheet],
    vocabulary: Vocabulary,
    rules: list[str] | None,
    made: dict[str, Card],
    faults: list[Fault],
) -> Library:
    """Read all cards as one edition has them. `made` keeps the cards that are the same in every edition."""
    cards: list[Card] = []
    meaning: list[Any] = []
    keys = list(sheets)
    first = edition == vocabulary.editions[0]
    for number in range(len(keys)):
        sheet = sheets[keys[number]]
        reading = CardReading(sheet.layers[:], vocabulary)
        reading.rules = rules
        reading.cards = keys
        table = dict(sheet.table)
        changes = table.pop(EDITION, {})
        if first:
            check_editions(reading, sheet.key, changes, vocabulary)
        change = changes.get(edition) if isinstance(changes, dict) else None
        if isinstance(change, dict) and not first:
            for layer in sheet.layers:
                reading.layers.append(Layer(layer.file, layer.text, sheet.key, f"{sheet.key}.{EDITION}.{edition}"))
            table = merge(reading, sheet.key, table, change, part_names(vocabulary))
        elif not first:
            if sheet.key in made:  # else its mistakes are told already
                cards.append(made[sheet.key])
                meaning.append([sheet.key, meant(table)])
            continue
        card = read_card(reading, sheet.key, number, table)
        if card is not None:
            cards.append(card)
            meaning.append([sheet.key, meant(table)])
            if first:
                made[sheet.key] = card
        faults.extend(reading.faults)
    digest = hashlib.blake2b(json.dumps(meaning, sort_keys=True, default=str).encode(), digest_size=8).hexdigest()
    return Library(name, edition, cards, digest)


def check_editions(reading: Reading, key: str, changes: Any, vocabulary: Vocabulary) -> None:
    """Editions that a card names must be editions, and other ones than its own."""
    place = within(key, EDITION)
    if not isinstance(changes, dict):
        reading.fault(place, f"{spelled(changes)} came; write [{place}.NAME], then what is different there")
        return
    for edition, change in changes.items():
        if edition not in vocabulary.editions:
            reading.fault(within(place, edition), unknown("edition", edition, vocabulary.editions))
        elif edition == vocabulary.editions[0]:
            said = f"'{edition}' is the edition that the card itself describes; write its fields there"
            reading.fault(within(place, edition), said)
        elif not isinstance(change, dict):
            reading.fault(within(place, edition), f"{spelled(change)} came; write a table of what is different")


def read_card(reading: CardReading, key: str, number: int, table: dict[str, Any]) -> Card | None:
    kinds = reading.vocabulary.kinds
    words = [kind.word for kind in kinds]
    word = table.get("kind")
    if word not in words:
        if word is None:
            reading.fault(key, f"'kind' is missing; it takes one of: {', '.join(words)}")
        else:
            reading.fault(within(key, "kind"), unknown("kind", word if isinstance(word, str) else spelled(word), words))
        return None
    kind = kinds[words.index(word)]
    fields = {name: value for name, value in table.items() if name != "kind"}
    given = read_table(reading, key, fields, kind.fields)
    if reading.faults:
        return None
    given.values["kind"] = kind.word
    given.values["number"] = number
    return kind.make(given)


def meant(value: Any) -> Any:
    """A table without what it only says to people."""
    if isinstance(value, dict):
        return {key: meant(inner) for key, inner in value.items() if key not in ONLY_WORDS}
    if isinstance(value, list):
        return [meant(inner) for inner in value]
    return value
