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

A card *set* is a file of differences of the same form; a card that it does not find is a new one, and
`removed = true` takes one away. Where a set and an
edition both change a number, the edition has the last word: its change is the more particular one. The loaded objects
are made by the game's own classes, once, and shared by all states, and by all sets and editions that do not differ.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, cast

from mypy_extensions import mypyc_attr

from grimalkin.core.amounts import ALWAYS, Amount, Fixed, Quantity, example, expression
from grimalkin.core.errors import Fault
from grimalkin.core.fields import (
    REQUIRED,
    Field,
    Given,
    Many,
    Missing,
    Number,
    Reading,
    RuleId,
    Text,
    Word,
    Wrong,
    read_table,
)
from grimalkin.core.tomlread import Layer, Spot, shown, within
from grimalkin.core.tomltext import value_text
from grimalkin.core.wording import printable, shortened, spelled, unknown

ID: Final = re.compile(r"[a-z][a-z0-9_]*\Z")
MOST: Final = 99  # of what is counted in words: `up to 2`, `2 rounds`
EDITION: Final = "edition"
REMOVED: Final = "removed"  # `removed = true` in a difference takes a card, or a part of one, away
ICON: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\Z")
STEP: Final = re.compile(r'\.?("[^"]*"|[A-Za-z0-9_-]+)|\[(\d+)\]')  # of a place

# how a target is found
THE: Final = 0  # it is there already: self, striker
ONE: Final = 1  # one of a set; somebody chooses
EACH: Final = 2
UP_TO: Final = 3
RANDOM: Final = 4
HOWS: Final = [THE, ONE, EACH, UP_TO, RANDOM]

# how a card looks: no rule reads it, and it is not part of a set's hash
FACE: Final = ["art", "mood", "small"]
MOST_SMALL: Final = 2
MOODS: Final = [
    "bog",
    "burst",
    "carpet",
    "cave",
    "crayon",
    "dawn",
    "deep",
    "desk",
    "drapes",
    "dusk",
    "eclipse",
    "fire",
    "forest",
    "garden",
    "hearth",
    "ice",
    "mist",
    "moon",
    "noon",
    "parchment",
    "party",
    "ripples",
    "ruins",
    "slab",
    "squares",
    "stars",
    "storm",
    "street",
    "tiles",
    "torch",
    "void",
    "wallpaper",
    "wind",
    "window",
]


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
    """A card as it is printed. `key` is its id, `number` its place in the library: the kind of a card in a pile.

    A card that a set removes keeps its number, so that options mean the same in every set; no game is played with it.
    """

    def __init__(self, given: Given) -> None:
        self.key = given.place
        self.number = given.number("number")
        self.removed = given.flag("removed")
        self.kind = given.text("kind")
        self.name = given.text("name")
        self.text = given.text("text")
        self.origin = given.text("origin")
        self.rules = given.texts("rules")
        self.parts: list[Part] = []
        for value in given.values.values():
            if isinstance(value, PartList):
                self.parts.extend(value.parts)


def in_set(cards: list[Card]) -> list[Card]:
    """The cards that games are played with: all but those removed."""
    return [card for card in cards if not card.removed]


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
            Text("name", REQUIRED, False, False),
            Text("text", ""),
            Text("origin", ""),
            Many("rules", RuleId("rule"), []),
            IconName("art", ""),
            Word("mood", "mood", MOODS, -1),
            Many("small", IconName("icon"), [], MOST_SMALL),
            *fields,
        ]


class Note:
    """Something about a card that is legal and yet hardly meant: a Pet that can never strike."""

    def __init__(self, card: str, what: str) -> None:
        self.card = card
        self.what = what


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
        notes: Callable[[list[Card]], list[Note]] | None = None,
        says: dict[str, dict[str, str]] | None = None,
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
        # what keeps a whole set from being played, or nothing: too few cards; it is given the removed ones too
        self.lacks = lacks
        self.notes = notes  # what is legal in a set and yet odd
        self.says = says or {}  # one line for each word, by what the word is (glossary.py)


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


class IconName(Field):
    """The name of a silhouette, such as `wolf-howl`. Which names there are is known where portraits are made."""

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str) or not ICON.match(value):
            raise self.wrong(place, value)
        return value

    def takes(self) -> str:
        return "the name of an icon in quotes: small letters, digits and -, such as 'wolf-howl'"


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
            raise Wrong(place, f"got {spelled(value)}; expected {self.wants(reading)}")
        if isinstance(found, Fixed) and not self.low <= found.number <= self.high:
            raise Wrong(place, f"{spelled(value)} is out of range; expected {self.low} to {self.high}")
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
            raise Wrong(place, f"got {spelled(value)}; expected {self.wants(reading)}")
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
            raise Wrong(place, f"got {spelled(value)}; expected {self.wants(reading)}")
        text = " ".join(value.split())
        rest = text
        how = ONE
        count = 1
        up_to = re.match(r"up to ([0-9]{1,9}) ", rest)
        if up_to:
            how, count, rest = UP_TO, int(up_to.group(1)), rest[up_to.end() :]
            if not 1 <= count <= MOST:
                raise Wrong(place, f"'{shortened(text)}': {count} is out of range; expected 1 to {MOST}")
        elif rest.startswith("each "):
            how, rest = EACH, rest[5:]
        elif rest.startswith("random "):
            how, rest = RANDOM, rest[7:]
        return self.allowed(reading, place, self.found(reading, place, text, how, count, rest))

    def found(self, reading: Reading, place: str, text: str, how: int, count: int, rest: str) -> Target:
        """The target of which `rest` says who it is."""
        vocabulary = words_of(reading)
        if rest in vocabulary.fixed:
            if how != ONE:
                raise Wrong(place, f"'{shortened(text)}': '{rest}' is one already; write '{rest}' alone")
            return Target(text, THE, 1, vocabulary.fixed.index(rest), -1)
        for number in range(len(vocabulary.sets)):
            word = vocabulary.sets[number]
            among = len(vocabulary.fixed) + number
            if rest == word:
                return Target(text, how, count, among, -1)
            for where in range(len(vocabulary.places)):
                if rest == f"{word} {vocabulary.places[where]}":
                    return Target(text, how, count, among, where)
        raise Wrong(place, unknown("target", text, self.words(vocabulary)))

    def allowed(self, reading: Reading, place: str, found: Target) -> Target:
        """A target that the grammar knows may be none that this verb does anything with."""
        if found.how not in self.hows:
            words = ", ".join(self.words(words_of(reading))[:12])
            raise Wrong(place, f"'{shortened(found.text)}' is not a target for this; expected one of: {words}")
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
            raise Wrong(place, f"got {spelled(value)}; expected {self.wants(reading)}")
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
                        raise Wrong(place, f"'{text}' is out of range; expected 1 to {MOST}")
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


def instead_of(verbs: list[VerbWord], word: str, given: dict[str, Any]) -> str:
    """What to write in place of a word that is not a verb but what a verb is about: `burn` is a status. Or nothing."""
    best: VerbWord | None = None
    found = ""
    what = ""
    for verb in verbs:
        for sort, words in verb.fields[0].lists():
            if word.lower() in words and (best is None or (sort == verb.word and what != best.word)):
                best = verb
                found = word.lower()
                what = sort
    if best is None:
        return ""
    return f"'{shortened(word)}' is a {what}, not a verb; write {rewritten(best, found, word, given)}"


def rewritten(verb: VerbWord, word: str, key: str, given: dict[str, Any]) -> str:
    """The effect as it should have been: the verb with its word, then what was given, then what is missing."""
    first = verb.fields[0]
    parts = [
        f"{first.name} = [{value_text(word)}]" if isinstance(first, Many) else f"{first.name} = {value_text(word)}"
    ]
    value = given.get(key)
    used = value is None or isinstance(value, bool)
    for field in verb.fields[1:]:
        number = isinstance(field, (Number, Sum)) and isinstance(value, int)
        whom = isinstance(field, Whom) and isinstance(value, str)
        if field.name in given and isinstance(given[field.name], (str, int)):
            parts.append(f"{field.name} = {value_text(given[field.name])}")
        elif not used and (number or whom) and isinstance(value, (str, int)):
            parts.append(f"{field.name} = {value_text(value)}")
            used = True
        elif isinstance(field.default, Missing):
            parts.append(f"{field.name} = ...")
    return printable("{ " + ", ".join(parts) + " }")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effects(Field):
    """A list of effects, at most `most`. The first key of each is its verb; `only` are those that can stand here."""

    def __init__(self, name: str, default: Any = REQUIRED, most: int = 20, only: list[str] | None = None) -> None:
        super().__init__(name, default)
        self.most = most
        self.only = only

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, list) or (not value and isinstance(self.default, Missing)):
            raise Wrong(place, f"got {spelled(value)}; expected {self.wants(reading)}")
        if len(value) > self.most:
            raise Wrong(place, f"got {len(value)} effects; expected at most {self.most}")
        made: list[Any] = []
        for i in range(len(value)):
            try:
                made.append(self.one(reading, f"{place}[{i + 1}]", value[i]))
            except Wrong as wrong:
                reading.fault(wrong.place, wrong.what)
        return made

    def one(self, reading: Reading, place: str, value: Any) -> Any:
        verbs = self.verbs(reading)
        words = [verb.word for verb in verbs]
        if isinstance(value, str) and instead_of(verbs, value, {}):
            raise Wrong(place, instead_of(verbs, value, {}))
        if not isinstance(value, dict) or not value:
            said = f"an effect is a table whose first key is a verb: {', '.join(words)}"
            raise Wrong(place, f"got {spelled(value)}; {said}")
        word = next(iter(value))
        if word not in words:
            for verb in verbs:
                if verb.word in value:
                    raise Wrong(place, f"the verb comes first: write {{ {verb.word} = ..., {shortened(word)} = ... }}")
            if word in [verb.word for verb in words_of(reading).verbs]:
                raise Wrong(within(place, word), f"'{word}' cannot stand here; verbs are: {', '.join(words)}")
            for key in value:
                said = instead_of(verbs, key, value)
                if said:
                    raise Wrong(within(place, key), said)
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

    def verbs(self, reading: Reading) -> list[VerbWord]:
        return [verb for verb in words_of(reading).verbs if self.only is None or verb.word in self.only]

    def takes(self) -> str:
        return "a list of effects"

    def wants(self, reading: Reading) -> str:
        return f"a list of effects [{{ VERB = ... }}]; verbs are: {', '.join([v.word for v in self.verbs(reading)])}"


class Parts(Field):
    """Parts of a card that have a name and fields of their own: `[[card.passive]]`. Their names differ."""

    def __init__(self, name: str, make: Callable[[Given], Part], fields: list[Field], most: int = 20) -> None:
        super().__init__(name, PartList([]))
        self.make = make
        self.fields = [Text("name", "", True, False), Text("text", ""), *fields]
        self.most = most

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, list):
            raise self.wrong(place, value)
        if len(value) > self.most:
            raise Wrong(place, f"got {len(value)}; a card has at most {self.most}")
        parts: list[Part] = []
        names: list[str] = []
        for i in range(len(value)):
            here = f"{place}[{i + 1}]"
            table = value[i]
            if not isinstance(table, dict):
                reading.fault(here, f"got {spelled(table)}; write a table, under [[CARD.{self.name}]]")
                continue
            if REMOVED in table:
                reading.fault(within(here, REMOVED), "only a difference can remove a part: an edition, or a card set")
                continue
            before = len(reading.faults)
            given = read_table(reading, here, table, self.fields)
            if len(reading.faults) > before:
                hint_at(reading, here, before)
            name = table.get("name", "")
            if isinstance(name, str) and name in names:
                reading.fault(here, same_name(self.name, name))
            names.append(name)
            if len(reading.faults) == before:
                given.values["part"] = self.name
                try:
                    parts.append(self.make(given))
                except Wrong as wrong:  # what is right field by field may be wrong together
                    reading.fault(wrong.place, wrong.what)
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
