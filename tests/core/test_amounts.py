"""Sums and conditions of cards: each expression against what it comes to."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimalkin.core.amounts import LARGEST, RESERVED, Counted, Fixed, Quantity, expression, progress
from grimalkin.core.fields import Wrong
from grimalkin.core.state import Hooks, State
from tests.support.effort import times

CARDS = ["nettle", "catnip", "min"]
QUANTITIES = [
    Quantity("fire"),
    Quantity("points"),
    Quantity("pot", of_card=True),
    Quantity("marks", ["red", "blue"]),
]
FIRE, POINTS, POT, MARKS = range(4)


class Counter(State):
    """A state in which every quantity is known. `seen` is what it was asked last."""

    id: ClassVar[str] = "counter"

    def __init__(self) -> None:
        super().__init__([0, 1])
        self.hooks = CounterHooks()
        self.seen: list[tuple[int, int, int, int]] = []
        self.numbers = {
            (FIRE, -1): 4,
            (POINTS, -1): 10,
            (POT, 0): 3,
            (POT, 1): 0,
            (POT, 2): 7,
            (MARKS, 0): 1,
            (MARKS, 1): 2,
        }


class CounterHooks(Hooks["Counter"]):
    def quantity(self, game: Counter, quantity: int, word: int, me: int, other: int) -> int:
        game.seen.append((quantity, word, me, other))
        return game.numbers[quantity, word]


def value(text: str) -> int:
    return expression(text, "here", QUANTITIES, CARDS).value(Counter(), 0, -1)


TABLE = [
    # numbers and names
    ("3", 3),
    (" 0007 ", 7),
    ("10000", 10_000),
    ("fire", 4),
    ("pot(nettle)", 3),
    ("pot ( catnip )", 0),
    ("pot(min)", 7),
    ("marks(red)", 1),
    ("marks(blue)", 2),
    # sums
    ("fire + 1", 5),
    ("fire-1", 3),
    ("10 - fire - 2", 4),
    ("10 - (fire - 2)", 8),
    ("2 * fire + 1", 9),
    ("1 + 2 * fire", 9),
    ("(1 + 2) * fire", 12),
    ("2 * 3 - 4 * 5", -14),
    ("-fire", -4),
    ("- -fire", 4),
    ("-fire + 10", 6),
    ("2 * -fire", -8),
    ("-2 * fire", -8),
    ("fire\t*\n2", 8),
    # the least and the most
    ("min(fire, 3)", 3),
    ("max(fire, 3)", 4),
    ("min(3, fire, 2, 9)", 2),
    ("max(1, 2, points)", 10),
    ("min(2, pot(nettle) - 1)", 2),
    ("max(0, fire - 6)", 0),
    ("max(min(fire, 3), min(points, 2))", 3),
    ("min(fire > 3, 5)", 1),
    # comparisons
    ("fire = 4", 1),
    ("fire = 5", 0),
    ("fire != 5", 1),
    ("fire != 4", 0),
    ("fire < 5", 1),
    ("fire < 4", 0),
    ("fire <= 4", 1),
    ("fire <= 3", 0),
    ("fire > 3", 1),
    ("fire > 4", 0),
    ("fire >= 4", 1),
    ("fire >= 5", 0),
    ("fire + 1 > 2 * 2", 1),
    ("fire<=points", 1),
    ("-1 < 0", 1),
    ("(fire > 3) + (points > 3)", 2),
    # and, or, not: `not` binds closest, then `and`, then `or`
    ("fire and points", 1),
    ("fire and pot(catnip)", 0),
    ("pot(catnip) or points", 1),
    ("pot(catnip) or 0", 0),
    ("not fire", 0),
    ("not pot(catnip)", 1),
    ("not not fire", 1),
    ("not fire = 5", 1),
    ("not (fire = 5)", 1),
    ("not fire = 4 or points = 10", 1),
    ("not (fire = 4 or points = 10)", 0),
    ("1 or 0 and 0", 1),
    ("(1 or 0) and 0", 0),
    ("0 and 0 or 1", 1),
    ("0 and (0 or 1)", 0),
    ("fire = 4 and points = 10 and pot(nettle) = 3", 1),
    ("fire = 4 and not points = 10 or pot(nettle) = 3", 1),
    ("fire > 5 or fire < 2 or fire = 4", 1),
    # the ends of the range
    ("10000 * 10000", LARGEST),
    ("-10000 * fire", -LARGEST),
    ("10000 + fire", LARGEST),
    ("-10000 - fire", -LARGEST),
    ("10000 * fire - 1", LARGEST - 1),
]


@pytest.mark.parametrize(("text", "expected"), TABLE)
def test_an_expression_comes_to(text: str, expected: int) -> None:
    assert value(text) == expected


def test_a_sum_of_plain_numbers_is_known_beforehand() -> None:
    for text, expected in [("2 * 3", 6), ("min(4, 5) - 1", 3), ("not 3 < 2", 1), ("0 and 1 or 1", 1), ("-7", -7)]:
        found = expression(text, "here", QUANTITIES, CARDS)
        assert isinstance(found, Fixed)
        assert found.number == expected
    assert not isinstance(expression("fire * 0", "here", QUANTITIES, CARDS), Fixed)


def test_a_quantity_is_asked_with_its_word_and_for_whom() -> None:
    state = Counter()
    found = expression("pot(catnip) + marks(blue) + fire", "here", QUANTITIES, CARDS)
    assert found.value(state, 1, 0) == 6
    assert state.seen == [(POT, 1, 1, 0), (MARKS, 1, 1, 0), (FIRE, -1, 1, 0)]
    single = expression("marks(blue)", "here", QUANTITIES, CARDS)
    assert isinstance(single, Counted)
    assert (single.quantity, single.word) == (MARKS, 1)


def test_what_is_decided_is_not_asked_further() -> None:
    state = Counter()
    assert expression("pot(catnip) and fire", "here", QUANTITIES, CARDS).value(state, 0, -1) == 0
    assert expression("fire or points", "here", QUANTITIES, CARDS).value(state, 0, -1) == 1
    assert [asked[0] for asked in state.seen] == [POT, FIRE]


@pytest.mark.parametrize(
    ("text", "now", "of"),
    [
        ("fire >= 6", 4, 6),
        ("points >= 6", 6, 6),
        ("pot(catnip) = 1", 0, 1),
        ("marks(red) = 1 and pot(catnip) = 1", 1, 2),
        ("fire >= 6 and marks(blue) >= 3", 6, 9),
        ("fire >= points", 0, 1),
        ("not (fire >= 6)", 1, 1),
    ],
)
def test_a_condition_tells_how_far_it_has_come(text: str, now: int, of: int) -> None:
    assert progress(expression(text, "here", QUANTITIES, CARDS), Counter(), 0, -1) == (now, of)


def test_words_of_the_grammar_are_no_names_for_quantities() -> None:
    for word in RESERVED:
        with pytest.raises(AssertionError, match="is a word of the grammar"):
            Quantity(word)


def test_a_word_in_brackets_that_is_none_is_told_with_what_there_is() -> None:
    for text, what in [
        ("marks(bleu)", "'marks(bleu)': no word 'bleu'; did you mean 'blue'? (in marks(...))"),
        ("marks(x)", "'marks(x)': no word 'x'; there are: red, blue (in marks(...))"),
        ("marks", "'marks': 'marks' takes a word in brackets, such as marks(red)"),
        ("pot(5)", "'pot(5)': no card '5'; there are: nettle, catnip, min (in pot(...))"),
        ("pot(nettle + 1)", "'pot(nettle + 1)': ')' is missing before '+'"),
        (
            "\u0663",
            "'\u0663': '\u0663' means nothing here; the signs are + - * ( ) , < <= = != >= > and or not min max",
        ),
    ]:
        with pytest.raises(Wrong) as error:
            expression(text, "here", QUANTITIES, CARDS)
        assert (error.value.place, error.value.what) == ("here", what)


def test_a_game_without_quantities_still_has_sums() -> None:
    found = expression("2 + 3", "here", [], [])
    assert isinstance(found, Fixed)
    with pytest.raises(Wrong) as error:
        expression("fire", "here", [], [])
    assert error.value.what == "'fire': no quantity 'fire'; there are none here"
    with pytest.raises(Wrong) as error:
        expression("pot", "here", [Quantity("pot", of_card=True)], [])
    assert error.value.what == "'pot': 'pot' takes a card in brackets, such as pot(...)"


# against Python itself

Node = tuple[str, int]  # a text and what it comes to; every inner node stands in brackets or is one number or name

ARITHMETIC: dict[str, Callable[[int, int], int]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}
COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    "=": operator.eq,
    "!=": operator.ne,
    ">=": operator.ge,
    ">": operator.gt,
}


def clamped(number: int) -> int:
    return max(-LARGEST, min(LARGEST, number))


def joined(sign: str, left: Node, right: Node) -> Node:
    a, b = left[1], right[1]
    text = f"({left[0]} {sign} {right[0]})"
    if sign in ARITHMETIC:
        return text, clamped(ARITHMETIC[sign](a, b))
    if sign in COMPARISONS:
        return text, int(COMPARISONS[sign](a, b))
    if sign in ("min", "max"):
        return f"{sign}({left[0]}, {right[0]})", (min if sign == "min" else max)(a, b)
    return text, int(bool(a and b) if sign == "and" else bool(a or b))


LEAVES = st.one_of(
    st.integers(0, 40).map(lambda number: (str(number), number)),
    st.sampled_from([("fire", 4), ("points", 10), ("pot(nettle)", 3), ("pot(catnip)", 0), ("marks(blue)", 2)]),
)
SIGNS = st.sampled_from([*ARITHMETIC, *COMPARISONS, "and", "or", "min", "max"])


def trees(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    return st.one_of(
        st.builds(joined, SIGNS, inner, inner),
        inner.map(lambda node: (f"(not {node[0]})", int(not node[1]))),
        inner.map(lambda node: (f"(-{node[0]})", clamped(-node[1]))),
    )


@settings(max_examples=times(300), deadline=None, derandomize=True)
@given(st.recursive(LEAVES, trees, max_leaves=9))
def test_any_tree_of_sums_comes_to_what_python_says(node: Node) -> None:
    if len(node[0]) <= 200:
        assert value(node[0]) == node[1]


@settings(max_examples=times(300), deadline=None, derandomize=True)
@given(st.lists(LEAVES, min_size=2, max_size=9), st.data())
def test_signs_bind_as_in_school_without_brackets(leaves: list[Node], data: st.DataObject) -> None:
    signs = [data.draw(st.sampled_from(["+", "-", "*"])) for _ in leaves[1:]]
    text = leaves[0][0] + "".join(f" {sign} {leaf[0]}" for sign, leaf in zip(signs, leaves[1:], strict=True))
    terms = [leaves[0][1]]
    for sign, leaf in zip(signs, leaves[1:], strict=True):
        if sign == "*":
            terms[-1] *= leaf[1]
        else:
            terms.append(leaf[1] if sign == "+" else -leaf[1])
    whole = [sum(terms[: i + 1]) for i in range(len(terms))]
    if all(abs(number) <= LARGEST for number in terms + whole):
        assert value(text) == whole[-1]


WORDS = st.sampled_from(
    [*"0123456789+-*(),<>=!&|/ ", "fire", "pot", "nettle", "and", "or", "not", "min", "max", "<=", "é"]
)


@settings(max_examples=times(500), deadline=None, derandomize=True)
@given(st.one_of(st.lists(WORDS, max_size=80).map("".join), st.lists(WORDS, max_size=40).map(" ".join), st.text()))
def test_any_text_is_an_amount_or_is_refused_with_a_reason(text: str) -> None:
    reason = ""
    try:
        assert abs(value(text)) <= LARGEST
    except Wrong as wrong:
        reason = f"{wrong.place}: {wrong.what}"
    assert reason == "" or (reason.startswith("here: ") and reason.isprintable())
