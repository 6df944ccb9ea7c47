"""Amounts and conditions of cards: small sums over numbers that the game counts.

    3        fire - 2        2 * herbs        min(3, count(nettle))
    fire >= 5        herbs = 0 and not purring        points < 4 or round = 5

A name is a *quantity* that the game declares; some take a word in brackets. A condition is an amount that is not 0.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from grimalkin.core.fields import Wrong, shortened, unknown

if TYPE_CHECKING:
    from grimalkin.core.state import State

TOKEN: Final = re.compile(r"\s*(?:(\d+)|([A-Za-z_][A-Za-z0-9_]*)|(<=|>=|!=|[-+*()<>=,]))")
LONGEST: Final = 200  # characters of an expression
LARGEST: Final = 1_000_000
DEEPEST: Final = 12  # brackets within brackets
COMPARES: Final = ["<=", ">=", "<", ">", "=", "!="]
RESERVED: Final = ["and", "or", "not", "min", "max"]


class Quantity:
    """A number that the game counts: its name, and what it takes in brackets: nothing, one of some words, or a card."""

    def __init__(self, name: str, words: list[str] | None = None, of_card: bool = False) -> None:
        assert name not in RESERVED, f"'{name}' is a word of the grammar"
        self.name = name
        self.words = words
        self.of_card = of_card


class Amount:
    """A number that is known when it is asked for. `me` is the piece or seat of the card, `other` who it met."""

    def value(self, game: State, me: int, other: int) -> int:
        raise NotImplementedError

    def is_fixed(self) -> bool:
        return False


class Fixed(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, game: State, me: int, other: int) -> int:
        return self.number

    def is_fixed(self) -> bool:
        return True


class Counted(Amount):
    """What the game counts; `word` is the number of the word or card in brackets, or -1."""

    def __init__(self, quantity: int, word: int) -> None:
        self.quantity = quantity
        self.word = word

    def value(self, game: State, me: int, other: int) -> int:
        return game.quantity(self.quantity, self.word, me, other)


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

    def __init__(self, sign: str, left: Amount, right: Amount) -> None:
        self.sign = SIGNS.index(sign)
        self.left = left
        self.right = right

    def value(self, game: State, me: int, other: int) -> int:
        sign = self.sign
        left = self.left.value(game, me, other)
        if sign == AND:
            return 1 if left and self.right.value(game, me, other) else 0
        if sign == OR:
            return 1 if left or self.right.value(game, me, other) else 0
        right = self.right.value(game, me, other)
        if sign == PLUS:
            return left + right
        if sign == MINUS:
            return left - right
        if sign == TIMES:
            return left * right
        if sign == LEAST:
            return min(left, right)
        if sign == MOST:
            return max(left, right)
        if sign == AT_MOST:
            return 1 if left <= right else 0
        if sign == AT_LEAST:
            return 1 if left >= right else 0
        if sign == BELOW:
            return 1 if left < right else 0
        if sign == ABOVE:
            return 1 if left > right else 0
        if sign == EQUAL:
            return 1 if left == right else 0
        return 1 if left != right else 0


class Denied(Amount):
    def __init__(self, what: Amount) -> None:
        self.what = what

    def value(self, game: State, me: int, other: int) -> int:
        return 0 if self.what.value(game, me, other) else 1


ALWAYS: Final[Amount] = Fixed(1)


class Expression:
    """Reads one expression from left to right: or, and, not, comparison, sum, product, number or name."""

    def __init__(self, text: str, place: str, quantities: list[Quantity], cards: list[str]) -> None:
        self.text = text
        self.place = place
        self.quantities = quantities
        self.cards = cards
        self.tokens = self.cut()
        self.at = 0
        self.depth = 0

    def wrong(self, what: str) -> Wrong:
        return Wrong(self.place, f"'{shortened(self.text)}': {what}")

    def cut(self) -> list[str]:
        if len(self.text) > LONGEST:
            raise self.wrong(f"it has {len(self.text)} characters; at most {LONGEST} are read")
        tokens: list[str] = []
        at = 0
        text = self.text.rstrip()
        while at < len(text):
            match = TOKEN.match(text, at)
            if match is None:
                raise self.wrong(
                    f"'{text[at:].strip()[:1]}' means nothing here; write numbers, names, + - * < = > and ()"
                )
            tokens.append(match.group(0).strip())
            at = match.end()
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
            raise self.wrong(f"'{token}' is missing" + (f" before '{found}'" if found else " at its end"))
        self.at += 1

    def whole(self) -> Amount:
        amount = self.either()
        if self.peek():
            raise self.wrong(f"'{self.peek()}' is one word too many")
        return amount

    def either(self) -> Amount:
        left = self.both()
        while self.peek() == "or":
            self.at += 1
            left = Pair("or", left, self.both())
        return left

    def both(self) -> Amount:
        left = self.denied()
        while self.peek() == "and":
            self.at += 1
            left = Pair("and", left, self.denied())
        return left

    def denied(self) -> Amount:
        if self.peek() == "not":
            self.at += 1
            return Denied(self.denied())
        return self.compared()

    def compared(self) -> Amount:
        left = self.sum()
        if self.peek() in COMPARES:
            sign = self.take()
            return Pair(sign, left, self.sum())
        return left

    def sum(self) -> Amount:
        left = self.product()
        while self.peek() in ("+", "-"):
            sign = self.take()
            left = Pair(sign, left, self.product())
        return left

    def product(self) -> Amount:
        left = self.single()
        while self.peek() == "*":
            self.at += 1
            left = Pair("*", left, self.single())
        return left

    def single(self) -> Amount:
        token = self.take()
        if token == "-":
            return Pair("-", Fixed(0), self.single())
        if token == "(":
            return self.bracketed()
        if token[0].isdigit():
            if len(token) > 7 or int(token) > LARGEST:
                raise self.wrong(f"{shortened(token)} is too large; numbers go up to {LARGEST}")
            return Fixed(int(token))
        if token in ("min", "max"):
            self.expect("(")
            self.deeper()
            left = self.either()
            self.expect(",")
            right = self.bracketed()
            self.depth -= 1
            return Pair(token, left, right)
        if not (token[0].isalpha() or token[0] == "_") or token in RESERVED:
            raise self.wrong(f"'{token}' stands where a number or a name should be")
        return self.named(token)

    def bracketed(self) -> Amount:
        """What follows up to the closing bracket."""
        self.deeper()
        inner = self.either()
        self.expect(")")
        self.depth -= 1
        return inner

    def deeper(self) -> None:
        # a bound: compiled code that recurses without one takes the whole process down
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.wrong(f"brackets lie deeper than {DEEPEST} in one another")

    def named(self, name: str) -> Amount:
        names = [quantity.name for quantity in self.quantities]
        if name not in names:
            raise self.wrong(unknown("quantity", name, names))
        number = names.index(name)
        words = self.cards if self.quantities[number].of_card else self.quantities[number].words
        if words is None:
            if self.peek() == "(":
                raise self.wrong(f"'{name}' takes nothing in brackets")
            return Counted(number, -1)
        self.expect("(")
        word = self.take()
        if word not in words:
            raise self.wrong(unknown(f"word for {name}(...)", word, words))
        self.expect(")")
        return Counted(number, words.index(word))


def expression(text: str, place: str, quantities: list[Quantity], cards: list[str]) -> Amount:
    """The amount that a text stands for. `Wrong` if it is none."""
    return Expression(text, place, quantities, cards).whole()
