"""Positions by declaration: each field is declared once, and reading, writing and counting cards follow from that.

A game whose positions have more than a few fields extends `Layout`, not `core.game.Positions`. It lists its fields as
entries: `top` has those of the table as a whole, `side` those of each seat. An entry is a field of `core.fields` and
the place in the state where its value lies. By itself that is the attribute with the field's name: of the state; in the
table of a seat, the seat's place in a list, or the attribute of its piece (`Layout.pieces`); in a list of tables, the
attribute of that piece (`Rows`). What is held in another way is a class of a few lines with `get` and `set`.

A value that is the entry's `default` is not written, and what is not written is set to it. The default is that of the
field, or, for a field with the default None, what `otherwise` names. Entries are taken in the order of writing, those
of the seats first; one that needs all others in place is `late`.

| entry | what it is |
| --- | --- |
| `Entry` | a number, a word, a flag: whatever one field takes |
| `Bit` | a flag that is one bit of a number |
| `Cards` | cards that lie open |
| `InPile` | the cards of a pile |
| `Rest` | the same; left out, it has whatever lies nowhere else |
| `Table` | a table with entries of its own |
| `Rows` | a list of tables, one for each piece |

Cards lie where `Cards`, `InPile` and `Rest` say so, or an entry that overrides `lay`. The `Ledger` counts them against
the box: a position with more of a card than there are is refused, with the card and the places where it lies.

>>> from grimalkin.core.codes import Codes
>>> from grimalkin.core.fields import Number, Reading, read_table
>>> from grimalkin.core.game import Game
>>> from grimalkin.core.piles import EVERYONE, NOBODY, pile
>>> from grimalkin.core.state import State
>>> from grimalkin.core.events import EventTypes
>>> from grimalkin.core.tomlread import Layer
>>> from grimalkin.kit.positions import Cards, Entry, Layout, Ledger, Rest

Two seats, a bag of three pebbles and a shell, and points:

>>> class Shore(State):
...     id = "shore"
...     def __init__(self):
...         super().__init__([0, 1])
...         self.bag = pile([], 0, NOBODY, EVERYONE)
...         self.found = [(), ()]
...         self.points = [0, 0]
...     def card_names(self):
...         return ["pebble", "shell"]

>>> class ShorePositions(Layout):
...     def points(self):
...         return ["turn"]
...     def top(self, seats):
...         return [Rest("bag", seats)]
...     def side(self, seats):
...         return [Cards("found"), Entry(Number("points", 0, 99, 0))]
...     def empty(self, game, settings, decks):
...         return Shore()
...     def ledger(self, state):
...         return Ledger(state.card_names(), [3, 1])

>>> def read(table):
...     reading = Reading([Layer("shore", "")])
...     reading.cards = ["pebble", "shell"]
...     fields = [Number("at", 0, 9, 1), *positions.fields(2)]
...     given = read_table(reading, "", table, fields)
...     return positions.build(Game(Codes(), EventTypes(), [], []), {}, ["", ""], given)

>>> positions = ShorePositions()
>>> state = read({"A": {"found": ["pebble", "shell"], "points": 3}})
>>> state.points, state.found, len(state.bag)
([3, 0], [(0, 1), ()], 2)
>>> positions.describe(state, False)
{'A': {'found': ['pebble', 'shell'], 'points': 3}}
>>> positions.describe(state, True)
{'bag': ['2 pebble'], 'A': {'found': ['pebble', 'shell'], 'points': 3}, 'B': {'found': [], 'points': 0}}
>>> read({"A": {"found": ["shell"]}, "B": {"found": ["pebble", "shell"]}})
Traceback (most recent call last):
grimalkin.core.fields.Wrong: 'shell' lies here and at A.found[1]; there is one of it
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from grimalkin.core.fields import REQUIRED, CardId, Field, Given, Inner, Many, Reading, Word, Wrong
from grimalkin.core.game import Game, Positions
from grimalkin.core.piles import Pile, kind_of
from grimalkin.core.positions import SEATS, GivenPile, PileField
from grimalkin.core.state import State
from grimalkin.core.tomlread import within

S = TypeVar("S", bound=State)
NONE: Final = -1  # no seat, no card, no piece
COUNTS: Final = ["none", "one", "two", "three", "four", "five", "six", "seven"]


# fields


@mypyc_attr(allow_interpreted_subclasses=True)
class WordFor(Word):
    """One of a few words, each of which stands for a value."""

    def __init__(self, name: str, what: str, words: list[str], values: list[int], default: Any = REQUIRED) -> None:
        super().__init__(name, what, words, default)
        self.values = values

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        return self.values[super().read(reading, place, value)]

    def write(self, names: list[str], value: Any) -> Any:
        return self.words[self.values.index(value)]


@mypyc_attr(allow_interpreted_subclasses=True)
class WordOrNone(WordFor):
    """One of a few words, or a last one that stands for none of them; that is read as NONE."""

    def __init__(self, name: str, what: str, words: list[str], none: str) -> None:
        super().__init__(name, what, [*words, none], [*range(len(words)), NONE], NONE)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardOrNone(CardId):
    """The id of a card, or a word that stands for none, unless a card has that id; it is read as NONE."""

    def __init__(self, name: str, none: str, kinds: list[str] | None = None) -> None:
        super().__init__(name, NONE, kinds)
        self.none = none

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        return NONE if value == self.none and self.none not in reading.cards else super().read(reading, place, value)

    def write(self, names: list[str], value: Any) -> Any:
        return names[value] if value != NONE else self.none

    def takes(self) -> str:
        return f"{super().takes()}, or '{self.none}'"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bits(Many):
    """A list of words, read as a number with a bit for each."""

    def __init__(self, name: str, what: str, words: list[str], default: Any = 0) -> None:
        super().__init__(name, Word(what, what, words), default)

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        bits = 0
        for number in super().read(reading, place, value):
            bits |= 1 << number
        return bits

    def write(self, names: list[str], value: Any) -> Any:
        return super().write(names, [i for i in range(value.bit_length()) if value >> i & 1])


@mypyc_attr(allow_interpreted_subclasses=True)
class OnePer(Many):
    """A number for each seat, or each team, of a game that always has so many."""

    def __init__(self, name: str, of: str, each: Field, count: int = 2) -> None:
        super().__init__(name, each, [0] * count)
        self.of = of
        self.count = count

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        numbers = super().read(reading, place, value)
        if len(value) != self.count:
            raise Wrong(place, f"got {len(value)}; expected one number a {self.of}, {COUNTS[self.count]} in all")
        return numbers


# where each card lies


class Ledger:
    """Where each card lies, and how many of it there are: in one box for all, or in one of each seat's own."""

    def __init__(self, names: list[str], box: list[int], own: bool = False, once: str = "there is one of it") -> None:
        self.names = names
        self.box = box  # how many of each kind
        self.own = own
        self.once = once  # why a card cannot lie in two places
        self.laid: list[tuple[str, int, int]] = []  # place, kind, seat
        self.places: dict[int, list[str]] = {}
        self.over = NONE  # the first of which there are too many

    def lay(self, place: str, kind: int, seat: int = NONE) -> None:
        """A card lies there; `seat` is whose it is, if each has a box of its own."""
        self.laid.append((place, kind, seat))
        key = kind + len(self.names) * seat if self.own else kind
        if key not in self.places:
            self.places[key] = []
        self.places[key].append(place)
        if len(self.places[key]) > self.box[kind] and self.over == NONE:
            self.over = key

    def place_of(self, kind: int) -> str:
        """Where a card lies that is in the box of all; an empty text: nowhere yet."""
        return self.places[kind][0] if kind in self.places else ""

    def rest(self, kinds: list[int]) -> GivenPile:
        """Those of these kinds that lie nowhere."""
        cards: list[int] = []
        for kind in kinds:
            cards += [kind << 16] * (self.box[kind] - len(self.places.get(kind, [])))
        return GivenPile(cards, [], [])

    def check(self) -> None:
        """Nobody can make a card. A position may leave some out: they are out of its game."""
        if self.over == NONE:
            return
        kind = self.over % len(self.names)
        places = self.places[self.over]
        if self.box[kind] == 1:
            raise Wrong(places[1], f"'{self.names[kind]}' lies here and at {places[0]}; {self.once}")
        fields: list[str] = []
        for place in places:
            field = place.partition("[")[0]
            if field not in fields:
                fields.append(field)
        where = " and ".join([", ".join(fields[:-1]), fields[-1]] if len(fields) > 1 else fields)
        raise Wrong("", f"{len(places)} {self.names[kind]} lie in {where}; there are {self.box[kind]}")


# entries


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry(Generic[S]):
    """One field of a position, and where its value lies in the state.

    `at` is the number of the seat or the piece that its table is about; NONE in the table of the whole.
    """

    def __init__(
        self,
        field: Field,
        attr: str = "",
        otherwise: Any = None,
        always: bool = False,
        said: bool = True,
        made: bool = False,
        late: bool = False,
    ) -> None:
        self.field = field
        self.name = field.name
        self.attr = attr or field.name  # perhaps with a dot: `card.number`
        self.path = self.attr.split(".")
        self.otherwise = otherwise  # the default, where the field has none: the attribute of this name, or a value
        self.always = always  # written with its default, too
        self.said = said  # a position says it; else it is told in full descriptions only
        self.made = made  # by `Rows.make`, or by `Layout.settle`: nothing is left to set
        self.late = late  # taken when everything else lies there
        self.first = 0  # the place of the first seat in a list
        self.pieces = ""  # the list of the state whose pieces have the attribute

    def belong(self, pieces: str) -> None:
        """The entry is about these pieces."""
        self.pieces = pieces

    # what a game overrides

    def get(self, state: S, at: int) -> Any:
        """The value, as the field reads it."""
        return self.held(state, at, self.path)

    def set(self, state: S, at: int, value: Any, place: str) -> None:
        """Put the value into the state. `Wrong` if it cannot be."""
        if isinstance(value, list):
            value = value[:]
        if self.pieces:
            setattr(getattr(state, self.pieces)[at], self.attr, value)
        elif at == NONE:
            setattr(state, self.attr, value)
        else:
            getattr(state, self.attr)[self.first + at] = value

    def default(self, state: S, at: int) -> Any:
        """The value of a field that is left out."""
        if self.field.default is not None:
            return self.field.default
        if isinstance(self.otherwise, str):
            return self.held(state, at, self.otherwise.split("."))
        return self.otherwise

    def lay(self, state: S, at: int, place: str, ledger: Ledger) -> None:
        """Note the cards that lie here."""

    # what a layout calls

    def counts(self) -> bool:
        """Does it depend on where all other cards lie?"""
        return False

    def held(self, state: S, at: int, path: list[str]) -> Any:
        value: Any = getattr(state, self.pieces)[at] if self.pieces else state
        for attr in path:
            value = getattr(value, attr)
        return value if self.pieces or at == NONE else value[self.first + at]

    def take(self, state: S, at: int, given: Given, place: str, ledger: Ledger, late: bool) -> None:
        if late == self.late and not self.made:
            value = given.of(self.name)
            self.set(state, at, self.default(state, at) if value is None else value, within(place, self.name))

    def write(self, state: S, at: int, table: dict[str, Any], full: bool, ledger: Ledger) -> None:
        value = self.get(state, at)
        if full or self.always or value != self.default(state, at):
            table[self.name] = self.field.write(state.card_names(), value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bit(Entry[S]):
    """A flag that is a bit of a number."""

    def __init__(self, field: Field, attr: str, bit: int = 1) -> None:
        super().__init__(field, attr)
        self.bit = bit

    def get(self, state: S, at: int) -> Any:
        return super().get(state, at) & self.bit != 0

    def set(self, state: S, at: int, value: Any, place: str) -> None:
        others = super().get(state, at) & ~self.bit
        super().set(state, at, others | self.bit if value else others, place)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Entry[S]):
    """Cards that lie open, in order; the state has their kinds as a tuple."""

    def __init__(
        self, name: str, kinds: list[str] | None = None, most: int = 10_000, each: Field | None = None
    ) -> None:
        super().__init__(Many(name, each or CardId("card", kinds=kinds), None, most), otherwise=())

    def set(self, state: S, at: int, value: Any, place: str) -> None:
        super().set(state, at, tuple(value), place)

    def kind(self, card: int) -> int:
        """The kind of a card, for a state that packs more into its number."""
        return card

    def lay(self, state: S, at: int, place: str, ledger: Ledger) -> None:
        cards = self.get(state, at)
        for i in range(len(cards)):
            ledger.lay(f"{place}[{i + 1}]", self.kind(cards[i]), at)


@mypyc_attr(allow_interpreted_subclasses=True)
class InPile(Entry[S]):
    """The cards of a pile, which lies empty in the state that a layout begins with."""

    def __init__(self, name: str, seats: int, attr: str = "", first: int = 0, said: bool = True) -> None:
        super().__init__(PileField(name, seats), attr, said=said)
        self.first = first

    def pile(self, state: S, at: int) -> Pile:
        pile = self.get(state, at)
        assert isinstance(pile, Pile)
        return pile

    def set(self, state: S, at: int, value: Any, place: str) -> None:
        assert isinstance(value, GivenPile)
        value.into(self.pile(state, at))

    def default(self, state: S, at: int) -> Any:
        return GivenPile([], [], [])

    def lay(self, state: S, at: int, place: str, ledger: Ledger) -> None:
        for card in self.pile(state, at).all_cards():
            ledger.lay(place, kind_of(card), at)

    def write(self, state: S, at: int, table: dict[str, Any], full: bool, ledger: Ledger) -> None:
        pile = self.pile(state, at)
        if full or len(pile):
            table[self.name] = self.field.write(state.card_names(), pile)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rest(InPile[S]):
    """The cards of a pile that has, if a position leaves it out, all of its kinds that lie nowhere else."""

    def __init__(self, name: str, seats: int, attr: str = "") -> None:
        super().__init__(name, seats, attr)
        self.late = True

    def counts(self) -> bool:
        return True

    def kinds(self, state: S) -> list[int]:
        """Which can lie here."""
        return list(range(len(state.card_names())))

    def take(self, state: S, at: int, given: Given, place: str, ledger: Ledger, late: bool) -> None:
        if not late:
            return
        here = within(place, self.name)
        kinds = self.kinds(state)
        value = given.of(self.name)
        self.set(state, at, ledger.rest(kinds) if value is None else value, here)
        for card in self.pile(state, at).all_cards():
            if kind_of(card) not in kinds:
                raise Wrong(here, f"'{ledger.names[kind_of(card)]}' is none of this deck")
            ledger.lay(here, kind_of(card), at)

    def lay(self, state: S, at: int, place: str, ledger: Ledger) -> None:
        """Not before everything else lies there."""

    def write(self, state: S, at: int, table: dict[str, Any], full: bool, ledger: Ledger) -> None:
        pile = self.pile(state, at)
        filled = Pile([], pile.group, pile.seers, pile.knowers)
        ledger.rest(self.kinds(state)).into(filled)
        if full or pile.cards != filled.cards or pile.top or pile.bottom:
            table[self.name] = self.field.write(state.card_names(), pile)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Entry[S]):
    """A table with entries of its own; `at` is the number of what it is about, if that is another than around it.

    Left out, all its entries have their defaults.
    """

    def __init__(self, name: str, entries: list[Entry[S]], at: int = NONE) -> None:
        super().__init__(Inner(name, fields_of(entries), None))
        self.entries = entries
        self.at = at

    def counts(self) -> bool:
        return counting(self.entries)

    def belong(self, pieces: str) -> None:
        for entry in self.entries:
            entry.belong(pieces)

    def take(self, state: S, at: int, given: Given, place: str, ledger: Ledger, late: bool) -> None:
        here = within(place, self.name)
        inner = given.of(self.name)
        if inner is None:
            inner = Given(here, {entry.name: entry.field.default for entry in self.entries})
        take_all(self.entries, state, at if self.at == NONE else self.at, inner, here, ledger, late)

    def lay(self, state: S, at: int, place: str, ledger: Ledger) -> None:
        lay_all(self.entries, state, at if self.at == NONE else self.at, place, ledger)

    def write(self, state: S, at: int, table: dict[str, Any], full: bool, ledger: Ledger) -> None:
        inner = write_all(self.entries, state, at if self.at == NONE else self.at, full, ledger)
        if inner:
            table[self.name] = inner


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows(Entry[S]):
    """A list of tables, one for each piece; `what` is one of them, `pieces` the list of the state that has them."""

    whole: ClassVar[bool] = False  # `make` sets all there is: of pieces that never change

    def __init__(self, name: str, what: str, pieces: str, entries: list[Entry[S]], most: int = 10_000) -> None:
        super().__init__(Many(name, Inner(what, fields_of(entries)), [], most))
        self.entries = entries
        self.pieces = pieces
        for entry in entries:
            entry.belong(pieces)

    def belong(self, pieces: str) -> None:
        """It has pieces of its own."""

    def make(self, state: S, at: int, given: Given, place: str) -> int:
        """Put the piece of a table into the state, with what its entries do not set. The answer is its number."""
        raise NotImplementedError

    def numbers(self, state: S, at: int) -> list[int]:
        """The pieces that are written here, in order; those just made are the last ones."""
        return list(range(len(getattr(state, self.pieces))))

    def take(self, state: S, at: int, given: Given, place: str, ledger: Ledger, late: bool) -> None:
        tables = given.inners(self.name)
        numbers = self.numbers(state, at) if late else []
        for i in range(len(tables)):
            here = f"{within(place, self.name)}[{i + 1}]"
            number = numbers[i] if late else self.make(state, at, tables[i], here)
            if not self.whole:
                take_all(self.entries, state, number, tables[i], here, ledger, late)

    def lay(self, state: S, at: int, place: str, ledger: Ledger) -> None:
        numbers = self.numbers(state, at)
        for i in range(len(numbers)):
            lay_all(self.entries, state, numbers[i], f"{place}[{i + 1}]", ledger)

    def write(self, state: S, at: int, table: dict[str, Any], full: bool, ledger: Ledger) -> None:
        numbers = self.numbers(state, at)
        if full or numbers:
            table[self.name] = [write_all(self.entries, state, number, full, ledger) for number in numbers]


def fields_of(entries: list[Entry[S]]) -> list[Field]:
    return [entry.field for entry in entries if entry.said]


def counting(entries: list[Entry[S]]) -> bool:
    return [entry for entry in entries if entry.counts()] != []


def take_all(entries: list[Entry[S]], state: S, at: int, given: Given, place: str, ledger: Ledger, late: bool) -> None:
    for entry in entries:
        if entry.said:
            entry.take(state, at, given, place, ledger, late)


def lay_all(entries: list[Entry[S]], state: S, at: int, place: str, ledger: Ledger) -> None:
    for entry in entries:
        entry.lay(state, at, within(place, entry.name), ledger)


def write_all(entries: list[Entry[S]], state: S, at: int, full: bool, ledger: Ledger) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for entry in entries:
        if full or entry.said:
            entry.write(state, at, table, full, ledger)
    return table


# a game's positions


@mypyc_attr(allow_interpreted_subclasses=True)
class Layout(Positions, Generic[S]):
    """The positions of a game that declares its entries. `points` is the game's own, as ever."""

    pieces: ClassVar[str] = ""  # the list of the state that has a piece for each seat, whose attributes `side` names

    def __init__(self) -> None:
        self.tops: dict[int, list[Entry[Any]]] = {}  # by number of seats
        self.sides: dict[int, list[Entry[Any]]] = {}

    def top(self, seats: int) -> list[Entry[S]]:
        """The entries of the whole table, as they are written."""
        raise NotImplementedError

    def side(self, seats: int) -> list[Entry[S]]:
        """The entries of a seat. They are taken before those of the whole table, and written after them."""
        raise NotImplementedError

    def empty(self, game: Game, settings: dict[str, str], decks: list[str]) -> S:
        """A table on which nothing lies yet."""
        raise NotImplementedError

    def ledger(self, state: S) -> Ledger:
        """A ledger with nothing in it, for the box of this game."""
        raise NotImplementedError

    def settle(self, state: S, settings: dict[str, str], given: Given, point: str, ledger: Ledger) -> None:
        """Do what no single entry can, before late entries are taken: all else lies there and is in the ledger."""

    def check(self, state: S, point: str) -> None:
        """`Wrong` if no game comes to such a state at this point."""

    def arrive(self, state: S, point: str) -> None:
        """Put the steps that wait at a point on the agenda, and change nothing else."""
        raise NotImplementedError

    # what follows from that

    def declare(self, seats: int) -> None:
        if seats not in self.tops:
            side = self.side(seats)
            for entry in side:
                entry.belong(self.pieces)
            self.sides[seats] = [Table(SEATS[seat], side, seat) for seat in range(seats)]
            self.tops[seats] = self.top(seats)

    def fields(self, seats: int) -> list[Field]:
        self.declare(seats)
        return fields_of(self.tops[seats]) + fields_of(self.sides[seats])

    def build(self, game: Game, settings: dict[str, str], decks: list[str], given: Given) -> State:
        self.declare(len(decks))
        entries = self.sides[len(decks)] + self.tops[len(decks)]
        point = self.points()[given.number("at") - 1]  # the first is the start of the game
        state = self.empty(game, settings, decks)
        ledger = self.ledger(state)
        take_all(entries, state, NONE, given, "", ledger, False)
        lay_all(entries, state, NONE, "", ledger)
        self.settle(state, settings, given, point, ledger)
        take_all(entries, state, NONE, given, "", ledger, True)
        ledger.check()
        self.check(state, point)
        return state

    def enter(self, state: Any, point: str) -> None:
        self.arrive(state, point)

    def describe(self, state: Any, full: bool) -> dict[str, Any]:
        seats = len(state.teams)
        self.declare(seats)
        ledger = self.ledger(state)
        entries = self.tops[seats] + self.sides[seats]
        if counting(entries):
            lay_all(entries, state, NONE, "", ledger)
        return write_all(entries, state, NONE, full, ledger)
