"""Amounts and conditions of cards: small sums over numbers that the game counts.

    3        fire - 2        2 * herbs        min(3, count(nettle))
    fire >= 5        herbs = 0 and not purring        points < 4 or round = 5

A name is a *quantity* that the game declares; some take a word in brackets. A condition is an amount that is not 0.
Whatever comes out lies between -10,000 and 10,000: a sum that leaves this range stops at its end.
"""

from __future__ import annotations

import re
from typing import Final

from grimalkin.core.fields import Wrong
from grimalkin.core.state import State
from grimalkin.core.wording import shortened, unknown

TOKEN: Final = re.compile(r"\s*([0-9]+|[A-Za-z_][A-Za-z0-9_]*|<=|>=|!=|[-+*()<>=,\[\]|])")
LONGEST: Final = 200  # characters of an expression
LARGEST: Final = 10_000  # more than any card counts, and small enough that sums of sums can be shown
DEEPEST: Final = 12  # brackets, `not` and signs within one another
COMPARES: Final = ["<=", ">=", "<", ">", "=", "!="]
WRITTEN: Final = ["+", "-", "*", "(", ")", ",", "<", "<=", "=", "!=", ">=", ">", "and", "or", "not", "min", "max"]
RESERVED: Final = ["and", "or", "not", "min", "max"]
OF_FILTERS: Final = "[]|"  # signs of quantities that read their brackets themselves
DIGITS: Final = "0123456789"


class Quantity:
    """A number that the game counts: its name, and what it takes in brackets: nothing, one of some words, or a card.

    A class of its own may read its brackets itself: it says so by an example of what stands `inside`.
    """

    def __init__(self, name: str, words: list[str] | None = None, of_card: bool = False, inside: str = "") -> None:
        assert name not in RESERVED, f"'{name}' is a word of the grammar"
        self.name = name
        self.words = words
        self.of_card = of_card
        self.inside = inside

    def read(self, expression: Expression) -> Amount:
        """The amount that stands in the brackets, which come next."""
        raise NotImplementedError

    def lists(self) -> list[tuple[str, list[str]]]:
        """The lists of words that it takes words of, each with what they are."""
        return []


class Amount:
    """A number that is known when it is asked for. `me` is the piece or seat of the card, `other` who it met."""

    def value(self, game: State, me: int, other: int) -> int:
        raise NotImplementedError


class Fixed(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, game: State, me: int, other: int) -> int:
        return self.number


class Counted(Amount):
    """What the game counts; `word` is the number of the word or card in brackets, or -1."""

    def __init__(self, quantity: int, word: int) -> None:
        self.quantity = quantity
        self.word = word

    def value(self, game: State, me: int, other: int) -> int:
        return game.hooks.quantity(game, self.quantity, self.word, me, other)


SIGNS: Final = ["and", "or", "+", "-", "*", "min", "max", "<=", ">=", "<", ">", "=", "!="]
AND: Final = 0
OR: Final = 1
PLUS: Final = 2
MINUS: Final = 3
TIMES: Final = 4
LEAST: Final = 5
MOST: Final = 6
AT_MOST: Final = 7
AT_LEAST: Final = 8
BELOW: Final = 9
ABOVE: Final = 10
EQUAL: Final = 11


class Pair(Amount):
    """Two amounts and a sign between them."""

    def __init__(self, sign: int, left: Amount, right: Amount) -> None:
        self.sign = sign
        self.left = left
        self.right = right

    def value(self, game: State, me: int, other: int) -> int:
        left = self.left.value(game, me, other)
        if self.sign == AND and not left:
            return 0
        if self.sign == OR and left:
            return 1
        return joined(self.sign, left, self.right.value(game, me, other))


def joined(sign: int, left: int, right: int) -> int:
    """What two numbers with a sign between them come to."""
    if sign == PLUS:
        return kept(left + right)
    if sign == MINUS:
        return kept(left - right)
    if sign == TIMES:
        return kept(left * right)
    if sign == LEAST:
        return min(left, right)
    if sign == MOST:
        return max(left, right)
    if sign == AT_MOST:
        holds = left <= right
    elif sign == AT_LEAST:
        holds = left >= right
    elif sign == BELOW:
        holds = left < right
    elif sign == ABOVE:
        holds = left > right
    elif sign == EQUAL:
        holds = left == right
    elif sign == AND:
        holds = left != 0 and right != 0
    elif sign == OR:
        holds = left != 0 or right != 0
    else:
        holds = left != right
    return 1 if holds else 0


def kept(number: int) -> int:
    """A number within the range: what a card counts must never grow beyond what a view can show."""
    return max(-LARGEST, min(LARGEST, number))


def pair(word: str, left: Amount, right: Amount) -> Amount:
    """A sum; of two plain numbers it is a plain number."""
    sign = SIGNS.index(word)
    if isinstance(left, Fixed) and isinstance(right, Fixed):
        return Fixed(joined(sign, left.number, right.number))
    return Pair(sign, left, right)


class Denied(Amount):
    def __init__(self, what: Amount) -> None:
        self.what = what

    def value(self, game: State, me: int, other: int) -> int:
        return 0 if self.what.value(game, me, other) else 1


ALWAYS: Final[Amount] = Fixed(1)


def progress(wanted: Amount, game: State, me: int, other: int) -> tuple[int, int]:
    """How far a condition has come, and how far it has to: a count up to what is asked, both sides of `and` summed."""
    if isinstance(wanted, Pair) and wanted.sign == AND:
        left, left_of = progress(wanted.left, game, me, other)
        right, right_of = progress(wanted.right, game, me, other)
        return left + right, left_of + right_of
    if isinstance(wanted, Pair) and wanted.sign == AT_LEAST and isinstance(wanted.right, Fixed):
        most = wanted.right.number
        return max(0, min(most, wanted.left.value(game, me, other))), most
    return 1 if wanted.value(game, me, other) else 0, 1


class Expression:
    """Reads one expression from left to right: or, and, not, comparison, sum, product, number or name."""

    def __init__(
        self, text: str, place: str, quantities: list[Quantity], cards: list[str], filters: bool = False
    ) -> None:
        self.text = text
        self.place = place
        self.quantities = quantities
        self.cards = cards
        self.has_filters = filters or any(quantity.inside for quantity in quantities)
        self.tokens = self.cut()
        self.at = 0
        self.depth = 0

    def wrong(self, what: str) -> Wrong:
        return Wrong(self.place, f"'{shortened(self.text)}': {what}")

    def meaningless(self, char: str) -> Wrong:
        return self.wrong(f"'{shortened(char)}' means nothing here; the signs are {' '.join(WRITTEN)}")

    def cut(self) -> list[str]:
        if len(self.text) > LONGEST:
            raise self.wrong(f"it has {len(self.text)} characters; at most {LONGEST} are read")
        tokens: list[str] = []
        at = 0
        text = self.text.rstrip()
        while at < len(text):
            match = TOKEN.match(text, at)
            if match is None or (match.group(1) in OF_FILTERS and not self.has_filters):
                raise self.meaningless(text[at:].strip()[:1])
            tokens.append(match.group(1))
            at = match.end()
        if not tokens:
            said = f"write a number or a sum, such as '{example(self.quantities, self.cards)}'"
            raise Wrong(self.place, f"got an empty text; {said}")
        return tokens

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        token = self.peek()
        if not token:
            raise self.wrong("it ends too early; a number or a name should follow")
        self.at += 1
        return token

    def expect(self, token: str) -> None:
        found = self.peek()
        if found != token:
            raise self.wrong(f"'{token}' is missing" + (f" before '{shortened(found)}'" if found else " at its end"))
        self.at += 1

    def whole(self) -> Amount:
        amount = self.either()
        found = self.peek()
        if found == ")":
            raise self.wrong("')' closes nothing; take it away, or write '(' before")
        if found in COMPARES:
            raise self.wrong(f"'{found}' is one comparison too many; join two of them with 'and' or 'or'")
        if found and found in OF_FILTERS:
            raise self.meaningless(found)
        if found:
            raise self.wrong(f"'{shortened(found)}' follows without a sign; the signs are {' '.join(WRITTEN)}")
        return amount

    def either(self) -> Amount:
        left = self.both()
        while self.peek() == "or":
            self.at += 1
            left = pair("or", left, self.both())
        return left

    def both(self) -> Amount:
        left = self.denied()
        while self.peek() == "and":
            self.at += 1
            left = pair("and", left, self.denied())
        return left

    def denied(self) -> Amount:
        if self.peek() != "not":
            return self.compared()
        self.at += 1
        self.deeper()
        what = self.denied()
        self.depth -= 1
        return Fixed(0 if what.number else 1) if isinstance(what, Fixed) else Denied(what)

    def compared(self) -> Amount:
        left = self.sum()
        if self.peek() in COMPARES:
            sign = self.take()
            if sign == "=" and self.peek() == "=":
                raise self.wrong("'==' means nothing here; write '=' once")
            return pair(sign, left, self.sum())
        return left

    def sum(self) -> Amount:
        left = self.product()
        while self.peek() in ("+", "-"):
            sign = self.take()
            left = pair(sign, left, self.product())
        return left

    def product(self) -> Amount:
        left = self.single()
        while self.peek() == "*":
            self.at += 1
            left = pair("*", left, self.single())
        return left

    def single(self) -> Amount:
        token = self.take()
        if token == "-":
            self.deeper()
            inner = self.single()
            self.depth -= 1
            return pair("-", Fixed(0), inner)
        if token == "(":
            self.deeper()
            inner = self.either()
            self.expect(")")
            self.depth -= 1
            return inner
        if token[0] in DIGITS:
            if len(token) > 9 or int(token) > LARGEST:
                raise self.wrong(f"{shortened(token)} is too large; numbers go up to {LARGEST}")
            return Fixed(int(token))
        if token in ("min", "max"):
            return self.chosen(token)
        if token in RESERVED or not (token[0].isalpha() or token[0] == "_"):
            raise self.wrong(f"'{token}' stands where a number or a name should be")
        return self.named(token)

    def chosen(self, word: str) -> Amount:
        """The least or the most of two amounts or more."""
        self.expect("(")
        self.deeper()
        left = self.either()
        self.expect(",")
        left = pair(word, left, self.either())
        while self.peek() == ",":
            self.at += 1
            left = pair(word, left, self.either())
        self.expect(")")
        self.depth -= 1
        return left

    def deeper(self) -> None:
        # a bound: compiled code that recurses without one takes the whole process down
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.wrong(f"it is nested deeper than {DEEPEST}; write it with fewer brackets")

    def named(self, name: str) -> Amount:
        names = [quantity.name for quantity in self.quantities]
        if name not in names:
            raise self.wrong(unknown("quantity", name, names))
        number = names.index(name)
        quantity = self.quantities[number]
        if quantity.inside:
            if self.peek() != "(" or self.tokens[self.at + 1 :][:1] in ([], [")"]):
                raise self.wrong(f"'{name}' takes a set in brackets, such as {written(quantity, self.cards)}")
            self.at += 1
            self.deeper()
            found = quantity.read(self)
            self.depth -= 1
            self.expect(")")
            return found
        if quantity.words is None and not quantity.of_card:
            if self.peek() == "(":
                raise self.wrong(f"'{name}' takes nothing in brackets; write it alone")
            return Counted(number, -1)
        words = self.cards if quantity.of_card else quantity.words or []
        what = "card" if quantity.of_card else "word"
        if self.peek() != "(" or self.at + 1 >= len(self.tokens) or self.tokens[self.at + 1] == ")":
            raise self.wrong(f"'{name}' takes a {what} in brackets, such as {written(quantity, self.cards)}")
        self.at += 1
        word = self.take()
        if word not in words:
            raise self.wrong(unknown(what, word, words) + f" (in {name}(...))")
        self.expect(")")
        return Counted(number, words.index(word))


def written(quantity: Quantity, cards: list[str]) -> str:
    """A quantity as it can be written, for messages: `fire`, `pot(nettle)`."""
    if quantity.inside:
        return f"{quantity.name}({quantity.inside})"
    words = cards if quantity.of_card else quantity.words
    if words is None:
        return quantity.name
    return f"{quantity.name}({words[0] if words else '...'})"


def example(quantities: list[Quantity], cards: list[str], rest: str = "+ 1") -> str:
    return f"{written(quantities[0], cards) if quantities else '2'} {rest}"


def expression(text: str, place: str, quantities: list[Quantity], cards: list[str]) -> Amount:
    """The amount that a text stands for. `Wrong` if it is none."""
    return Expression(text, place, quantities, cards).whole()
