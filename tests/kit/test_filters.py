"""Filters: read once, printed back in the same words, with mistakes that say what would be right."""

from __future__ import annotations

import doctest
from typing import ClassVar

import pytest

from grimalkin.core.agenda import Step
from grimalkin.core.amounts import Quantity, expression
from grimalkin.core.errors import BadCards
from grimalkin.core.fields import Wrong
from grimalkin.core.state import Hooks, State
from grimalkin.games.cauldron.game import GAME
from grimalkin.kit import filters
from grimalkin.kit.filters import Count, Filter, Pieces, read_filter

SETS = ["friend", "whatever", "own other"]
FLAGS = ["yours", "not_yours", "Cat", "Slime", "your discard"]
NUMBERS = ["power", "cost"]


class Yard(State):
    """A made-up board of Friends: who has each, its power, its tribe."""

    id: ClassVar[str] = "yard"

    def __init__(self, owners: list[int], powers: list[int], tribes: list[str]) -> None:
        super().__init__([0, 1])
        self.owners = owners
        self.powers = powers
        self.tribes = tribes


class Things(Pieces[Yard]):
    def size(self, game: Yard) -> int:
        return len(game.owners)

    def belongs(self, game: Yard, which: int, piece: int, me: int, other: int) -> bool:
        whatever = game.tribes[piece] == ""
        if SETS[which] == "own other":
            return game.owners[piece] == me and piece != other
        return whatever == (SETS[which] == "whatever")

    def has(self, game: Yard, flag: int, piece: int, me: int, other: int) -> bool:
        word = FLAGS[flag]
        if word in ("yours", "not_yours"):
            return (game.owners[piece] == me) == (word == "yours")
        return game.tribes[piece] == word

    def number(self, game: Yard, number: int, piece: int, me: int, other: int) -> int:
        return game.powers[piece] if NUMBERS[number] == "power" else 1


class Rage(Hooks[Yard]):
    def quantity(self, game: Yard, quantity: int, word: int, me: int, other: int) -> int:
        return 2


THINGS = Things("friend", SETS, FLAGS, NUMBERS)
QUANTITIES = [Quantity("rage"), Count(THINGS)]


def yard() -> Yard:
    found = Yard([0, 0, 1, 1, 1], [1, 3, 1, 2, 3], ["Cat", "Slime", "Cat", "", "Slime"])
    found.hooks = Rage()
    return found


def read(text: str) -> Filter:
    return read_filter(text, "bee.to", THINGS, QUANTITIES, [])


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("friend", [0, 1, 2, 4]),
        ("friend[yours]", [0, 1]),
        ("friend[not_yours, power<=2]", [2]),
        ("friend|whatever[not_yours, power<=2]", [2, 3]),
        ("friend[not yours, not Cat]", [4]),
        ("friend[Cat or Slime, power=3]", [1, 4]),
        ("friend[Cat or power>2]", [0, 1, 2, 4]),
        ("friend[power<rage]", [0, 2]),
        ("friend[power!=min(3, 2 * rage - 1)]", [0, 2]),
        ("friend[power>=count(whatever[cost=1]) + 1]", [1, 4]),
        ("own other[your discard]", []),
        ("own other", [0, 1]),
    ],
)
def test_a_filter_finds_its_pieces_and_is_printed_in_the_same_words(text: str, pieces: list[int]) -> None:
    found = read(text)
    assert found.all(yard(), 0, -1) == pieces
    assert found.count(yard(), 0, -1) == len(pieces)
    assert found.finds(yard(), 0, -1) == bool(pieces)
    assert found.text == text
    assert read(found.text).text == text


def test_space_does_not_matter() -> None:
    assert (
        read(" friend  | whatever [ not  yours ,power  <= 2+rage ] ").text
        == "friend|whatever[not yours, power<=2 + rage]"
    )


def test_other_is_who_was_met() -> None:
    assert read("own other").all(yard(), 0, 1) == [0]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("count(friend[yours])", 2),
        ("2 * count(friend[Cat]) - rage", 2),
        ("min(3, count(friend))", 3),
        ("count(friend[yours]) > 1 and not count(whatever[yours])", 1),
    ],
)
def test_a_count_is_an_amount(text: str, number: int) -> None:
    assert expression(text, "bee", QUANTITIES, []).value(yard(), 0, -1) == number


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("freind[yours]", "no set 'freind'; did you mean 'friend'?"),
        ("[yours]", "'[' stands where a set should be: friend, whatever, own other"),
        ("friend|", "the text ends where a set should be: friend, whatever, own other"),
        ("friend[yuors]", "no property of a friend 'yuors'; did you mean 'yours'?"),
        ("friend[powr<=2]", "no number 'powr'; did you mean 'power'?"),
        ("friend[power]", "'power' is a number; compare it, such as 'power>=2'"),
        ("friend[yours=1]", "'yours' holds or does not; write 'yours' or 'not yours'"),
        ("friend[not power<2]", "'not' stands before a comparison; turn '<' round instead"),
        (
            "friend[]",
            "']' stands where something should be said of a friend: yours, not_yours, Cat, Slime, your discard, power",
        ),
        ("friend[yours", "']' is missing at its end"),
        ("friend[yours and Cat]", "']' is missing before 'and'"),
        ("friend[yours] 2", "'2' stands behind the filter; it ends there"),
        ("friend[power<=]", "']' stands where a number or a name should be"),
        ("friend[power<=anger]", "no quantity 'anger'; did you mean 'rage'?"),
        ("friend{yours}", "'{' means nothing here"),
    ],
)
def test_a_mistake_names_what_came_and_what_would_be_right(text: str, said: str) -> None:
    with pytest.raises(Wrong) as refused:
        read(text)
    assert refused.value.place == "bee.to"
    assert refused.value.what.startswith(f"'{text}': ")
    assert said in refused.value.what


@pytest.mark.parametrize("text", ["count", "count()", "count + 1", "count("])
def test_a_count_wants_its_set(text: str) -> None:
    with pytest.raises(Wrong, match=r"'count' takes a set in brackets, such as count\(friend\[power>=2\]\)"):
        expression(text, "bee", QUANTITIES, [])


def test_deep_filters_end() -> None:
    text = "count(friend[power>=" * 6 + "1" + "])" * 6
    assert expression(text, "bee", QUANTITIES, []).value(yard(), 0, -1) >= 0
    with pytest.raises(Wrong, match=r"nested deeper than|at most 200 are read"):
        expression("-(" * 9 + text + ")" * 9, "bee", QUANTITIES, [])


def test_without_filters_their_signs_mean_nothing() -> None:
    for sign in "[]|":
        with pytest.raises(Wrong, match="means nothing here; the signs are"):
            expression(f"rage {sign} 1", "bee", [Quantity("rage")], [])


def test_a_name_may_not_hold_a_word_of_the_grammar() -> None:
    with pytest.raises(AssertionError, match="'cat or dog' has a word of the grammar in it"):
        Things("friend", ["friend"], ["cat or dog"], [])


def test_the_page_runs() -> None:
    page = doctest.DocTestParser().get_doctest(filters.__doc__ or "", dict(vars(filters)), "filters", None, 0)
    assert page.examples
    assert not doctest.DocTestRunner().run(page).failed


# in the card files of a game

HERB = """
[[nettle.passive]]
name = "Seek"
text = "When thrown, it stings."
on   = "thrown"
do   = [{ sting = 1, to = "%s" }]
"""


def mistakes(to: str) -> str:
    with pytest.raises(BadCards) as refused:
        GAME.with_own("own", "own.toml", HERB % to)
    return str(refused.value)


def test_a_target_may_be_narrowed() -> None:
    GAME.with_own("own", "own.toml", HERB % "each enemy[hand>=2]")
    assert "own.toml, line 6: nettle.passive[1].do[1].to: 'enemy[hnd>=2]'" in mistakes("each enemy[hnd>=2]")
    assert "no number 'hnd'; did you mean 'hand'?" in mistakes("each enemy[hnd>=2]")
    assert "'enemy[calm]' cannot be narrowed here; leave out what stands in brackets" in mistakes("enemy[calm]")
    assert "no target 'each foe[calm]'; there are: enemy, each enemy, each enemy[hand>=2]" in mistakes("each foe[calm]")


class Idle(Step[Yard]):
    """A step that speaks of a filter."""

    id: ClassVar[str] = "idle"

    def __init__(self, what: Filter) -> None:
        self.what = what


def test_a_filter_is_shared_data_and_goes_by_its_place() -> None:
    """Two cards may say the same of different pieces, so words would not do."""
    assert repr(Idle(read("friend[ yours ]"))) == "Idle(what=bee.to 0)"
