"""Hidden cards in imagined states: every deal that can be is as likely as it should be. FR-SETUP-07, FR-RULING-92."""

from __future__ import annotations

from collections import Counter

from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.piles import UNKNOWN, Pile, kind_of
from grimalkin.games.friendomancy.dealing import deal_cards
from grimalkin.games.friendomancy.kinds import CURSE, FOE, FRIEND, MAGIC, TYPES, WHATEVER
from tests.support.deals import blanks, check_likely, fitting_deals, held

TYPE_OF = [FRIEND, FRIEND, MAGIC, MAGIC, CURSE, WHATEVER, FOE]  # by kind


def by_type(kinds: list[int]) -> list[list[int]]:
    return [[kind << 16 for kind in kinds if TYPE_OF[kind] == type_] for type_ in range(len(TYPES))]


def test_pools_have_their_own_cards_and_every_deal_is_equally_likely() -> None:
    """Two Pools, a Deck and a Hand."""
    sizes = [2, 1, 3, 1]
    kinds = [0, 0, 1, 2, 3, 3, 5]

    def deal(luck: Luck) -> str:
        piles = blanks(*sizes)
        deal_cards(by_type(kinds), piles[:2], piles[3:], [], piles, luck)
        return held(piles)

    check_likely(fitting_deals(kinds, sizes, lambda pile, kind: pile > 1 or TYPE_OF[kind] == pile), deal)


def test_a_foe_lies_in_any_place_but_a_hand() -> None:
    """In one of two places of a Pool, or of two of a Deck."""
    truth: Counter[str] = Counter()
    for other in [[[0, 6], [2, 3], [0]], [[0, 6], [0, 3], [2]], [[0, 6], [0, 2], [3]]]:
        truth[str(other)] += 2  # the Pool spares a Friend, and one of three cards is in the Hand
    for other in [[[0, 0], [2, 6], [3]], [[0, 0], [3, 6], [2]]]:
        truth[str(other)] += 3

    def deal(luck: Luck) -> str:
        piles = blanks(2, 2, 1)
        deal_cards(by_type([0, 0, 2, 3, 6]), piles[:1], piles[2:], [], piles, luck)
        return held(piles)

    check_likely(truth, deal)


def test_a_lair_holds_foes_and_a_pool_that_lacks_cards_too() -> None:
    for seed in range(20):
        pool, lair, hand = piles = blanks(2, 1, 1)
        deal_cards(by_type([0, 2, 6, 6]), [pool], [hand], [lair], piles, Seeded(seed))
        assert held(piles) == "[[0, 6], [6], [2]]"


def test_a_fixed_place_of_a_pool_can_hold_any_of_its_cards() -> None:
    blank = UNKNOWN << 16
    tops = set()
    for seed in range(40):
        pool = Pile([blank] * 2, 0, 0, 0, (blank,))
        deal_cards(by_type([0, 1, 6]), [pool], [], [], [pool], Seeded(seed))
        assert sorted(kind_of(card) for card in pool.all_cards()) == [0, 1, 6]
        tops.add(kind_of(pool.top[0]))
    assert tops == {0, 1, 6}
