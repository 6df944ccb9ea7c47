"""Choices that a terminal asks part by part: what is asked next, what follows by itself, what is taken back."""

from __future__ import annotations

from itertools import permutations, product

from grimalkin.cli.boards import Asked, Board
from grimalkin.cli.parts import ByParts
from grimalkin.core.view import OptionView
from grimalkin.games.cauldron import GAME
from grimalkin.words import Words

WORDS = Words(GAME, "en")
SPLITS = ["".join(map(str, split)) for split in product(range(4), repeat=3) if sum(split) == 3]
ORDERS = [" ".join(order) for order in permutations("ABCD")]


class Parts(Board):
    """`split 120` is so many of three things, `order A B` says who comes first."""

    def in_parts(self, notation: str, words: Words) -> list[Asked]:
        verb, *parts = notation.split()
        if verb == "split":
            return [Asked(what, count, count) for what, count in zip(["ash", "oak", "yew"], parts[0], strict=True)]
        return [Asked("", seat, f"seat {seat}") for seat in parts]


def asked(*notations: str) -> ByParts:
    return ByParts([OptionView(i, notation, []) for i, notation in enumerate(notations)], Parts(), WORDS, {})


def typed(parts: ByParts) -> list[str]:
    return [one.typed for one in parts.answers()]


def test_each_answer_leaves_what_fits_it_and_the_last_part_follows() -> None:
    parts = asked(*[f"split {split}" for split in SPLITS])
    assert (parts.answers()[0].what, typed(parts)) == ("ash", ["0", "1", "2", "3"])
    assert parts.take("1")
    assert (parts.answers()[0].what, typed(parts), parts.chosen()) == ("oak", ["0", "1", "2"], "")
    assert [(one.what, one.said) for one in parts.so_far()] == [("ash", "1")]
    assert parts.take("2")
    assert parts.chosen() == "split 120"


def test_a_number_is_the_answer_where_numbers_are_asked_for_and_a_place_in_the_list_elsewhere() -> None:
    parts = asked(*[f"split {split}" for split in SPLITS])
    assert not parts.take("4")
    assert not parts.take("oak")
    assert parts.said == []
    order = asked(*[f"order {order}" for order in ORDERS])
    assert order.take("2")
    assert order.take("d")
    assert not order.take("B")
    assert order.take("1")
    assert order.chosen() == "order B D A C"


def test_what_has_one_answer_is_not_asked_and_back_goes_to_the_last_question() -> None:
    few = asked("split 102", "split 111", "split 120")
    assert few.parts == {}, "three choices are a list"
    others = [order for order in ORDERS if not order.startswith("A")]
    order = asked("order A B C D", "order A B D C", *[f"order {other}" for other in others])
    assert order.take("A")
    assert (order.said, typed(order)) == (["A", "B"], ["C", "D"])
    assert order.back()
    assert order.said == []
    assert not order.back()


def test_other_choices_stay_whole_and_every_choice_can_be_said() -> None:
    parts = ByParts(
        [OptionView(0, "pass", []), *(OptionView(1 + i, f"split {split}", []) for i, split in enumerate(SPLITS))],
        Parts(),
        WORDS,
        {},
    )
    assert [option.notation for option in parts.whole] == ["pass"]
    for split in SPLITS:
        again = asked(*[f"split {each}" for each in SPLITS])
        for count in split:
            if not again.chosen():
                assert again.take(count)
        assert again.chosen() == f"split {split}"
