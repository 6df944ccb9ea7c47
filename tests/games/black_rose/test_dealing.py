"""Hidden cards in imagined states: every deal that can be is as likely as it should be."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.piles import UNKNOWN, Pile, kind_of
from grimalkin.games import GAMES
from grimalkin.games.black_rose.dealing import deal_moons, deal_spells
from grimalkin.games.black_rose.kinds import FORGOTTEN, PERSONAL
from grimalkin.games.black_rose.state import Lodge
from tests.support.deals import blanks, check_likely, fitting_deals, held

MOONS = [1, 1, 2, 2, 3]  # by kind
STATE = GAMES["black-rose"].new({}, ["", ""])
assert isinstance(STATE, Lodge)
BOX = STATE.box


def by_lot(kinds: list[int], lot_of: list[int], count: int) -> list[list[int]]:
    return [[kind << 16 for kind in sorted(kinds) if lot_of[kind] == lot] for lot in range(count)]


def spells(school: int, waiting: bool, count: int) -> list[int]:
    found = [spell.number for spell in BOX.spells if spell.school == school and spell.waits() == waiting]
    assert len(found) >= count, f"school {school} has {len(found)}"
    return found[:count]


def plain_deal(kinds: tuple[int, ...], decks: list[int], active: int, rest: list[int]) -> str:
    """Active cards take the first that can be; each deck the first of its school; other piles the last first."""
    order = list(kinds)
    spare = Counter(BOX.schools[kind] for kind in order)
    for school, size in enumerate(decks):
        spare[school] -= size
    waiting: list[list[int]] = []
    for _card in range(active):
        kind = next(kind for kind in order if BOX.waits[kind] and spare[BOX.schools[kind]] > 0)
        order.remove(kind)
        spare[BOX.schools[kind]] -= 1
        waiting.append([kind])
    found: list[list[int]] = []
    for school, size in enumerate(decks):
        own = [kind for kind in order if BOX.schools[kind] == school][:size]
        for kind in own:
            order.remove(kind)
        found.append(sorted(own))
    for size in rest:
        found.append(sorted(order.pop() for _card in range(size)))
    return str([*found, *waiting])


def check_spells(kinds: list[int], decks: list[int], active: int, rest: list[int]) -> None:
    decks += [0] * (FORGOTTEN + 1 - len(decks))
    truth = Counter(plain_deal(order, decks, active, rest) for order in permutations(kinds))

    def deal(luck: Luck) -> str:
        piles = blanks(*decks, *rest, *[1] * active)
        sheets = piles[len(piles) - active :]
        deal_spells(BOX, piles[: len(decks)], sheets, piles, by_lot(kinds, BOX.schools, PERSONAL + 1), luck)
        return held(piles)

    check_likely(truth, deal)


def test_spells_are_dealt_as_if_all_of_them_were_shuffled() -> None:
    own = [*spells(0, False, 2), *spells(1, False, 2)]
    check_spells([own[0], *own, *spells(PERSONAL, False, 1)], [2, 1], 0, [1, 2])


def test_an_active_spell_waits_for_something_and_no_deck_needs_it() -> None:
    schools = [school for school in range(FORGOTTEN) if any(BOX.waits[kind] for kind in BOX.of_school(school))]
    waiting = [kind for school in schools[:3] for kind in spells(school, True, 1)]
    plain = [kind for school in schools[:2] for kind in spells(school, False, 1)]
    decks = [0] * (FORGOTTEN + 1)
    decks[schools[0]] = 1
    decks[schools[2]] = 1  # all there is of it
    check_spells([*waiting, *plain, plain[0]], decks, 1, [2, 1])


def test_quests_lie_in_the_decks_of_their_moons_and_every_deal_is_equally_likely() -> None:
    sizes = [1, 2, 0, 1, 2]  # the decks, then two piles
    kinds = [0, 1, 2, 2, 3, 4]

    def deal(luck: Luck) -> str:
        piles = blanks(*sizes)
        deal_moons(piles[:3], piles, by_lot(kinds, [moon - 1 for moon in MOONS], 3), luck)
        return held(piles)

    check_likely(fitting_deals(kinds, sizes, lambda pile, kind: pile > 2 or MOONS[kind] == pile + 1), deal)


def test_a_fixed_place_of_a_deck_can_hold_any_of_its_cards() -> None:
    blank = UNKNOWN << 16
    kinds = spells(0, False, 3)
    tops = set()
    for seed in range(40):
        for which in (0, 1):
            deck = Pile([blank] * 2, 0, 0, 0, (blank,))
            if which:
                decks = [deck, *blanks(*[0] * FORGOTTEN)]
                deal_spells(BOX, decks, [], decks, by_lot(kinds, BOX.schools, PERSONAL + 1), Seeded(seed))
            else:
                deal_moons([deck], [deck], [[kind << 16 for kind in kinds]], Seeded(seed))
            assert sorted(kind_of(card) for card in deck.all_cards()) == kinds
            tops.add((which, kind_of(deck.top[0])))
    assert len(tops) == 6
