"""Luck that reproduces, and a vocabulary in which code and text are two spellings of one thing."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimalkin.core.codes import PASS, Codes
from grimalkin.core.errors import BadLuck, UnknownNotation
from grimalkin.core.luck import Committed, Luck, Seeded, seed_hash
from grimalkin.core.numbered import number_words
from grimalkin.core.piles import pile
from tests.support.deals import check_likely


def test_seeded_luck_gives_the_same_numbers_on_every_build() -> None:
    luck = Seeded(1)
    assert [luck.bits() for _ in range(4)] == [573063952, 3268221502, 703077755, 2308299391]
    assert [Seeded(2**40 + 3).bits() for _ in range(2)] == [1805498555, 1805498555]


def test_a_copy_of_luck_goes_its_own_way() -> None:
    luck = Seeded(4)
    twin = luck.copy()
    first = [luck.below(100) for _ in range(10)]
    assert [twin.below(100) for _ in range(10)] == first


def test_seeds_far_and_near_differ() -> None:
    assert len({tuple(Seeded(seed).below(1000) for _ in range(1)) for seed in range(300)}) > 200
    assert Seeded(1).bits() != Seeded(1 + 2**32).bits()


@pytest.mark.parametrize("luck", [Seeded(9), Committed(b"seed", 1)])
def test_picks_follow_the_weights(luck: Luck) -> None:
    counts = [0, 0, 0, 0]
    for _ in range(4000):
        counts[luck.pick([1, 0, 2, 5])] += 1
    assert counts[1] == 0
    assert 400 < counts[0] < 600
    assert 900 < counts[2] < 1100
    assert 2350 < counts[3] < 2650


def test_luck_with_nothing_to_choose_from_is_our_error() -> None:
    with pytest.raises(BadLuck, match="luck has nothing to choose from"):
        Seeded(1).pick([0, 0])
    with pytest.raises(BadLuck, match="from an empty pile"):
        pile([], 0, 0, 0).any_kind(Seeded(1))


def test_committed_luck_can_be_checked_by_anyone_with_a_hash_function() -> None:
    secret = b"told after the game"
    digest = hmac.new(secret, b"17:0", hashlib.sha256).digest()
    assert Committed(secret).at(17).below(20) == int.from_bytes(digest, "big") % 20
    assert seed_hash(secret) == hashlib.sha256(b"grimalkin luck " + secret).hexdigest()


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(0, 99), max_size=30))
def test_a_shuffle_keeps_everything(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_any_of_the_items_come_to_the_end_in_any_order(count: int) -> None:
    def put(luck: Luck) -> str:
        items = [1, 2, 3, 4]
        luck.shuffle_end(items, count)
        assert sorted(items) == [1, 2, 3, 4]
        return str(items[4 - count :])

    check_likely(Counter(str(list(order)) for order in permutations([1, 2, 3, 4], count)), put)


def test_what_is_picked_several_times_can_be_the_same() -> None:
    truth = Counter(str([one, other]) for one in "abc" for other in "abc")
    check_likely(truth, lambda luck: str(luck.any_of(["a", "b", "c"], 2)))
    assert Seeded(1).any_of(["a"], 0) == []


def test_codes_and_texts_are_one_to_one() -> None:
    codes = Codes()
    give = codes.block("give", ["nettle", "catnip"], ["A", "B", "C"])
    done = codes.one("done")
    assert codes.text(PASS) == "pass"
    assert codes.text(give + 3 * 1 + 2) == "give catnip C"
    assert codes.code("give nettle B") == give + 1
    assert codes.code("  give   nettle B ") == give + 1
    assert done == len(codes) - 1 == 7
    assert all(codes.code(codes.text(code)) == code for code in range(len(codes)))


def test_a_word_that_was_renamed_is_still_read() -> None:
    codes = Codes()
    play = codes.block("play", ["mimick"])
    codes.alias("mimic", "mimick")
    assert codes.code("play mimic") == play


def test_of_numbered_pieces_only_those_with_the_number_are_near() -> None:
    codes = Codes()
    codes.block("attack", number_words(300))
    codes.block("at", number_words(300))
    assert codes.nearest("atack #3", 3) == ["attack #3", "at #3"]
    assert codes.nearest("attack #301", 3) == []


def test_an_unknown_text_gets_the_nearest_ones() -> None:
    codes = Codes()
    codes.block("play", ["ember_wing", "astaryan"])
    with pytest.raises(UnknownNotation) as error:
        codes.code("play emberwing")
    assert str(error.value) == "'play emberwing' is not a choice of this game; did you mean 'play ember_wing'?"
    assert error.value.code == "unknown_notation"
    with pytest.raises(UnknownNotation, match=r"^'xyzzy' is not a choice of this game$"):
        codes.code("xyzzy")
