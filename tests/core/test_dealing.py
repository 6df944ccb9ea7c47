"""Dealing hidden cards where not every card may lie everywhere."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimalkin.core.dealing import deal_fitting
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.piles import NOBODY, SPECTATOR, UNKNOWN, Pile, kind_of
from grimalkin.core.state import State
from tests.support.deals import check_likely, fitting_deals
from tests.support.walk import play_on
from tests.support.warren import DECKS, GAME, KINDS, Warren


class Shelves(State):
    """Piles of face-down cards, and which kinds each may hold."""

    def __init__(self, sizes: list[int], allowed: list[set[int]]) -> None:
        super().__init__([0])
        self.shelves = [Pile([UNKNOWN << 16] * size, 0, NOBODY, NOBODY) for size in sizes]
        self.allowed = allowed

    def piles(self) -> list[Pile]:
        return self.shelves

    def card_names(self) -> list[str]:
        return list("abcdefgh")

    def may_lie(self, kind: int, pile: Pile) -> bool:
        return kind in self.allowed[self.shelves.index(pile)]

    def held(self) -> list[list[int]]:
        return [[kind_of(card) for card in shelf.all_cards()] for shelf in self.shelves]


def dealt(sizes: list[int], allowed: list[set[int]], kinds: list[int], luck: Luck) -> list[list[int]]:
    shelves = Shelves(sizes, allowed)
    faces = [kind << 16 for kind in kinds]
    deal_fitting(shelves, shelves.shelves, faces, luck)
    assert faces == []
    assert shelves.possible() == ""
    return shelves.held()


@settings(max_examples=300, derandomize=True, deadline=None, database=None)
@given(
    held=st.lists(st.lists(st.integers(0, 5), max_size=6), min_size=1, max_size=5),
    more=st.lists(st.sets(st.integers(0, 5)), min_size=5, max_size=5),
    seed=st.integers(0, 2**32 - 1),
)
def test_whatever_can_be_dealt_is_dealt(held: list[list[int]], more: list[set[int]], seed: int) -> None:
    """Piles that hold what they may hold can be dealt again, whatever else each may hold."""
    allowed = [set(kinds) | others for kinds, others in zip(held, more, strict=False)]
    kinds = [kind for pile in held for kind in pile]
    found = dealt([len(pile) for pile in held], allowed, kinds, Seeded(seed))
    assert sorted(kind for pile in found for kind in pile) == sorted(kinds)


def test_a_card_that_finds_its_pile_full_pushes_others_on() -> None:
    """Each fits in two piles in a row, the last in one: whoever is dealt first may stand in the way."""
    allowed = [{0, 1, 2, 3}, {1, 2, 3}, {2, 3}, {3}]
    for seed in range(50):
        assert dealt([1, 1, 1, 1], allowed, [3, 2, 1, 0], Seeded(seed)) == [[0], [1], [2], [3]]


@pytest.mark.parametrize(
    ("sizes", "allowed", "kinds"),
    [
        pytest.param([2, 2, 2], [{0, 1}, {2, 3}, {0, 1, 2, 3}], [0, 0, 1, 2, 2, 3], id="two decks and a hand"),
        pytest.param([1, 1, 1], [{0, 2}, {0, 1}, {1, 2}], [0, 1, 2], id="in a ring"),
        pytest.param([3, 1, 1], [{0, 1, 2}, {0, 3}, {1, 2, 3}], [0, 1, 2, 2, 3], id="mixed"),
        pytest.param([2, 2], [{0, 1, 2}, {0, 1, 2}], [0, 1, 2, 2], id="anything anywhere"),
    ],
)
def test_every_deal_is_about_as_likely(sizes: list[int], allowed: list[set[int]], kinds: list[int]) -> None:
    """Against all orders of the cards that put each where it may lie, counted one by one."""
    truth = fitting_deals(kinds, sizes, lambda pile, kind: kind in allowed[pile])
    check_likely(truth, lambda luck: str(dealt(sizes, allowed, kinds, luck)))


def test_fixed_places_are_filled_too() -> None:
    shelves = Shelves([1, 0], [{0, 1, 2}, {1, 2}])
    blank = UNKNOWN << 16
    shelves.shelves[1] = Pile([], 0, NOBODY, NOBODY, (blank,), (blank,))
    tops = set()
    for seed in range(20):
        twin = Shelves([1, 0], shelves.allowed)
        twin.shelves[1] = shelves.shelves[1].copy()
        deal_fitting(twin, twin.shelves, [kind << 16 for kind in (0, 1, 2)], Seeded(seed))
        assert twin.held()[0] == [0]
        tops.add(twin.held()[1][0])
    assert tops == {1, 2}


def test_a_deal_that_cannot_be_names_the_card() -> None:
    with pytest.raises(AssertionError, match="no deal is possible: b"):
        dealt([1, 1], [{0}, {0}], [0, 1], Seeded(1))
    with pytest.raises(AssertionError, match="1 faces came for 2 cards"):
        dealt([1, 1], [{0}, {0}], [0], Seeded(1))


def test_a_state_says_which_card_cannot_lie_where_it_lies() -> None:
    shelves = Shelves([1], [{0}])
    assert shelves.possible() == "", "a card without a face can be anything"
    shelves.shelves[0].fill([1 << 16])
    assert shelves.possible() == "b lies in a pile where it can never lie"


def test_decks_with_kinds_of_their_own_keep_them_when_imagined() -> None:
    """Hands and the basket hold cards of both."""
    state = GAME.new({}, ["", ""])
    play_on(state, GAME, Seeded(1), 9)
    assert isinstance(state, Warren)
    hands = set()
    for viewer in (0, 1, SPECTATOR):
        masked = mask(state, viewer)
        for seed in range(20):
            imagined = imagine(masked, Seeded(seed))
            assert isinstance(imagined, Warren)
            assert imagined.possible() == ""
            assert imagined.census() == state.census()
            for deck, kinds in zip(imagined.decks, DECKS, strict=True):
                assert {KINDS[kind] for kind in deck.kinds()} <= set(kinds)
            hands.add(tuple(kind_of(card) for card in imagined.hands[1].cards))
    assert len(hands) > 3
