"""Sets of pieces as cards name them: `friend[not_yours, power<=2]`, and how many there are: `count(friend[yours])`.

A game declares its `Pieces` once: the names of sets, of flags and of numbers, and what each of them is of a piece.
Then a card file can narrow a set in brackets. All that stands there must hold, `or` is either of two, `not` denies a
flag, and a number is compared with a sum, as everywhere in card files. `a|b` before the brackets is either of two sets.

    >>> from grimalkin.core.state import State
    >>> class Board(State):
    ...     def __init__(self, owners, powers):
    ...         super().__init__([0, 1])
    ...         self.owners = owners
    ...         self.powers = powers
    >>> class Friends(Pieces):
    ...     def size(self, game):
    ...         return len(game.owners)
    ...     def belongs(self, game, which, piece, me, other):
    ...         return True
    ...     def has(self, game, flag, piece, me, other):
    ...         return game.owners[piece] == me
    ...     def number(self, game, number, piece, me, other):
    ...         return game.powers[piece]
    >>> friends = Friends("friend", ["friend"], ["yours"], ["power"])
    >>> weak = read_filter("friend[ not yours, power <= 2 ]", "a card", friends, [], [])
    >>> weak.text
    'friend[not yours, power<=2]'
    >>> weak.all(Board([0, 1, 1, 1], [1, 1, 2, 3]), 0, -1)
    [1, 2]
    >>> read_filter("friend[powr<=2]", "a card", friends, [], [])
    Traceback (most recent call last):
        ...
    grimalkin.core.fields.Wrong: 'friend[powr<=2]': no number 'powr'; did you mean 'power'?

Three ways into a card file: `Count` is a quantity of the vocabulary, for sums and conditions; `Those` is a field of a
verb or a card that takes a filter; `WhomOf` is a target that may be narrowed: `each enemy[hand>=3]`. All words are
listed with the others, so designers find them. A filter is read once, with its file; then it asks the game's methods.
"""

from __future__ import annotations

from typing import Any, Final, Generic, cast

from mypy_extensions import mypyc_attr

from grimalkin.core.amounts import COMPARES, RESERVED, SIGNS, Amount, Expression, Quantity, joined
from grimalkin.core.cards import EACH, HOWS, ONE, RANDOM, UP_TO, Target, Vocabulary, Whom, words_of
from grimalkin.core.fields import REQUIRED, Field, Given, Reading, Wrong
from grimalkin.core.glossary import FILTER_SIGN
from grimalkin.core.state import G, State
from grimalkin.core.wording import shortened, spelled, unknown

FILTER_SIGNS: Final = ["|", "[", "]", ",", "or", "not"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pieces(Generic[G]):
    """What filters of a game can speak of. Pieces are numbered from 0; `what` is the word for one of them.

    `me` is the piece or seat of the card, `other` who it met, as in sums (core/amounts.py).
    """

    def __init__(self, what: str, sets: list[str], flags: list[str], numbers: list[str]) -> None:
        for name in [*sets, *flags, *numbers]:
            assert not [word for word in name.split() if word in RESERVED], f"'{name}' has a word of the grammar in it"
        self.what = what
        self.sets = sets
        self.flags = flags
        self.numbers = numbers

    # what a game must write

    def size(self, game: G) -> int:
        """How many pieces there are, in whichever set."""
        raise NotImplementedError

    def belongs(self, game: G, which: int, piece: int, me: int, other: int) -> bool:
        """Is a piece in this set?"""
        raise NotImplementedError

    def has(self, game: G, flag: int, piece: int, me: int, other: int) -> bool:
        raise NotImplementedError

    def number(self, game: G, number: int, piece: int, me: int, other: int) -> int:
        raise NotImplementedError

    # what it says of itself

    def lists(self) -> list[tuple[str, list[str]]]:
        """Its words, each list with what they are, as fields list theirs."""
        named = [(f"set of {self.what}s", self.sets), (f"flag of a {self.what}", self.flags)]
        named += [(f"number of a {self.what}", self.numbers), (FILTER_SIGN, FILTER_SIGNS)]
        return [(what, words) for what, words in named if words]

    def example(self) -> str:
        if self.numbers:
            return f"{self.sets[0]}[{self.numbers[0]}>=2]"
        return f"{self.sets[0]}[{self.flags[0]}]" if self.flags else self.sets[0]


# What a filter asks of a piece


class Term:
    def holds(self, pieces: Pieces[Any], game: State, piece: int, me: int, other: int) -> bool:
        raise NotImplementedError


class Flagged(Term):
    def __init__(self, flag: int, wanted: bool) -> None:
        self.flag = flag
        self.wanted = wanted

    def holds(self, pieces: Pieces[Any], game: State, piece: int, me: int, other: int) -> bool:
        return pieces.has(game, self.flag, piece, me, other) == self.wanted


class Compared(Term):
    def __init__(self, number: int, sign: int, amount: Amount) -> None:
        self.number = number
        self.sign = sign
        self.amount = amount

    def holds(self, pieces: Pieces[Any], game: State, piece: int, me: int, other: int) -> bool:
        number = pieces.number(game, self.number, piece, me, other)
        return joined(self.sign, number, self.amount.value(game, me, other)) != 0


class Either(Term):
    def __init__(self, first: Term, second: Term) -> None:
        self.first = first
        self.second = second

    def holds(self, pieces: Pieces[Any], game: State, piece: int, me: int, other: int) -> bool:
        return self.first.holds(pieces, game, piece, me, other) or self.second.holds(pieces, game, piece, me, other)


class Filter:
    """A set of pieces, perhaps narrowed. It never changes; `text` says it in the words of card files."""

    def __init__(self, text: str, key: str, pieces: Pieces[Any], sets: list[int], terms: list[Term]) -> None:
        self.text = text
        self.key = key  # where it is written: shared data, for which the key stands
        self.pieces = pieces
        self.sets = sets
        self.terms = terms

    def __repr__(self) -> str:
        return f"Filter({self.text!r})"

    def holds(self, game: State, piece: int, me: int, other: int) -> bool:
        """Is a piece one of those?"""
        pieces = self.pieces
        for which in self.sets:
            if pieces.belongs(game, which, piece, me, other):
                break
        else:
            return False
        for term in self.terms:
            if not term.holds(pieces, game, piece, me, other):
                return False
        return True

    def count(self, game: State, me: int, other: int) -> int:
        found = 0
        for piece in range(self.pieces.size(game)):
            if self.holds(game, piece, me, other):
                found += 1
        return found

    def finds(self, game: State, me: int, other: int) -> bool:
        """Is there any?"""
        for piece in range(self.pieces.size(game)):
            if self.holds(game, piece, me, other):
                return True
        return False

    def all(self, game: State, me: int, other: int) -> list[int]:
        found: list[int] = []
        for piece in range(self.pieces.size(game)):
            if self.holds(game, piece, me, other):
                found.append(piece)
        return found


# Reading


def read_filter(text: str, place: str, pieces: Pieces[Any], quantities: list[Quantity], cards: list[str]) -> Filter:
    """The filter that a whole text is. `Wrong` if it is none."""
    expression = Expression(text, place, quantities, cards, True)
    found = next_filter(expression, pieces)
    rest = expression.peek()
    if rest:
        raise expression.wrong(f"'{shortened(rest)}' stands behind the filter; it ends there")
    return found


def next_filter(expression: Expression, pieces: Pieces[Any]) -> Filter:
    """The filter that comes next in an expression."""
    key = f"{expression.place} {expression.at}"
    sets = [next_set(expression, pieces)]
    while expression.peek() == "|":
        expression.take()
        sets.append(next_set(expression, pieces))
    text = "|".join([pieces.sets[which] for which in sets])
    terms: list[Term] = []
    if expression.peek() == "[":
        expression.take()
        said = [next_term(expression, pieces, terms)]
        while expression.peek() == ",":
            expression.take()
            said.append(next_term(expression, pieces, terms))
        expression.expect("]")
        text += f"[{', '.join(said)}]"
    return Filter(text, key, pieces, sets, terms)


def next_set(expression: Expression, pieces: Pieces[Any]) -> int:
    name = next_name(expression)
    if not name:
        found = shortened(expression.peek())
        stands = f"'{found}' stands" if found else "the text ends"
        raise expression.wrong(f"{stands} where a set should be: {', '.join(pieces.sets)}")
    if name not in pieces.sets:
        raise expression.wrong(unknown("set", name, pieces.sets))
    return pieces.sets.index(name)


def next_name(expression: Expression) -> str:
    """A name of one word or several. Nothing: something else comes next."""
    words: list[str] = []
    token = expression.peek()
    while token and (token[0].isalpha() or token[0] == "_") and token not in RESERVED:
        words.append(expression.take())
        token = expression.peek()
    return " ".join(words)


def next_term(expression: Expression, pieces: Pieces[Any], terms: list[Term]) -> str:
    """Read what must hold, up to a comma or the end. The answer is how it is written."""
    found, text = next_single(expression, pieces)
    while expression.peek() == "or":
        expression.take()
        second, said = next_single(expression, pieces)
        found = Either(found, second)
        text += f" or {said}"
    terms.append(found)
    return text


def next_single(expression: Expression, pieces: Pieces[Any]) -> tuple[Term, str]:
    wanted = expression.peek() != "not"
    if not wanted:
        expression.take()
    name = next_name(expression)
    sign = expression.peek()
    if not name:
        known = ", ".join([*pieces.flags, *pieces.numbers])
        stands = f"'{shortened(sign)}' stands" if sign else "the text ends"
        raise expression.wrong(f"{stands} where something should be said of a {pieces.what}: {known}")
    if sign not in COMPARES:
        if name in pieces.numbers:
            raise expression.wrong(f"'{name}' is a number; compare it, such as '{name}>=2'")
        if name not in pieces.flags:
            raise expression.wrong(unknown(f"property of a {pieces.what}", name, pieces.flags + pieces.numbers))
        return Flagged(pieces.flags.index(name), wanted), name if wanted else f"not {name}"
    if name in pieces.flags:
        raise expression.wrong(f"'{name}' holds or does not; write '{name}' or 'not {name}'")
    if name not in pieces.numbers:
        raise expression.wrong(unknown("number", name, pieces.numbers))
    if not wanted:
        raise expression.wrong(f"'not' stands before a comparison; turn '{sign}' round instead")
    expression.take()
    start = expression.at
    amount = expression.sum()
    said = written(expression.tokens[start : expression.at])
    return Compared(pieces.numbers.index(name), SIGNS.index(sign), amount), f"{name}{sign}{said}"


def written(tokens: list[str]) -> str:
    """The words of a sum as a person would space them: `fire - 1`, `min(2, count(enemy[hand>=2]))`."""
    text = ""
    depth = 0  # within the brackets of a filter
    tight = True  # nothing comes before the next word
    for token in tokens:
        close = token in ("(", ")", ",", "[", "]", "|") or (depth > 0 and token in COMPARES)
        if not tight and (not close or (token == "(" and text[-1] in "+-*")):
            text += " "
        text += token
        depth += 1 if token == "[" else -1 if token == "]" else 0
        tight = token in ("(", "[", "|") or (depth > 0 and token in COMPARES)
    return text


# In card files


class CountOf(Amount):
    def __init__(self, what: Filter) -> None:
        self.what = what

    def value(self, game: State, me: int, other: int) -> int:
        return self.what.count(game, me, other)


class Count(Quantity):
    """`count(FILTER)`: how many there are."""

    def __init__(self, pieces: Pieces[Any], name: str = "count") -> None:
        super().__init__(name, inside=pieces.example())
        self.pieces = pieces

    def read(self, expression: Expression) -> Amount:
        return CountOf(next_filter(expression, self.pieces))

    def lists(self) -> list[tuple[str, list[str]]]:
        return self.pieces.lists()


class Those(Field):
    """A filter: `enemy[hand>=3]`."""

    def __init__(self, name: str, pieces: Pieces[Any], default: Any = REQUIRED) -> None:
        super().__init__(name, default)
        self.pieces = pieces

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(place, value)
        return read_filter(value, place, self.pieces, words_of(reading).quantities, reading.cards)

    def lists(self) -> list[tuple[str, list[str]]]:
        return self.pieces.lists()

    def takes(self) -> str:
        return f"a set of {self.pieces.what}s in quotes, such as '{self.pieces.example()}'"


class Narrowed(Target):
    """A target of which a filter says more."""

    def __init__(self, text: str, how: int, count: int, among: int, where: int, what: Filter) -> None:
        super().__init__(text, how, count, among, where)
        self.what = what


class WhomOf(Whom):
    """A target whose set may be narrowed: `each enemy[hand>=3]`. `narrows` are the ways to find one that may be."""

    def __init__(
        self,
        name: str,
        pieces: Pieces[Any],
        default: Any = REQUIRED,
        hows: list[int] | None = None,
        narrows: list[int] | None = None,
    ) -> None:
        super().__init__(name, default, hows)
        self.pieces = pieces
        self.narrows = HOWS if narrows is None else narrows

    def found(self, reading: Reading, place: str, text: str, how: int, count: int, rest: str) -> Target:
        if "[" not in rest:
            return super().found(reading, place, text, how, count, rest)
        word = rest[: rest.index("[")].strip()
        plain = super().found(reading, place, text, how, count, word)
        what = read_filter(rest, place, self.pieces, words_of(reading).quantities, reading.cards)
        if plain.how not in self.narrows:
            raise Wrong(place, f"{spelled(text)} cannot be narrowed here; leave out what stands in brackets")
        start = text[: len(text) - len(rest)]
        return Narrowed(start + what.text, plain.how, plain.count, plain.among, plain.where, what)

    def words(self, vocabulary: Vocabulary) -> list[str]:
        found = super().words(vocabulary)
        if self.pieces.sets[0] in vocabulary.sets:
            for how, word in ((ONE, ""), (EACH, "each "), (RANDOM, "random "), (UP_TO, "up to 2 ")):
                if how in self.hows and how in self.narrows:
                    found.append(word + self.pieces.example())
        return found

    def lists(self) -> list[tuple[str, list[str]]]:
        return self.pieces.lists()


def filter_of(given: Given, name: str) -> Filter:
    """The filter that a field gave."""
    return cast("Filter", given.of(name))


def narrowing(to: Target) -> Filter | None:
    """What a target is narrowed by, or None."""
    return to.what if isinstance(to, Narrowed) else None
