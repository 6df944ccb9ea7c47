"""How often each deal comes out, against all orders of the cards, counted one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import permutations

from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.piles import NOBODY, UNKNOWN, Pile, kind_of

TRIES = 4_000


def blanks(*sizes: int) -> list[Pile]:
    """Piles of so many cards without a face."""
    return [Pile([UNKNOWN << 16] * size, 0, NOBODY, NOBODY) for size in sizes]


def held(piles: Iterable[Pile]) -> str:
    return str([[kind_of(card) for card in pile.all_cards()] for pile in piles])


def laid_out(kinds: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Cards in their order, so many for each pile."""
    ends = [sum(sizes[: i + 1]) for i in range(len(sizes))]
    return [sorted(kinds[end - size : end]) for size, end in zip(sizes, ends, strict=True)]


def fitting_deals(kinds: Sequence[int], sizes: Sequence[int], fits: Callable[[int, int], bool]) -> Counter[str]:
    """The orders in which every card lies where it may, each as likely as any other; `fits` gets a pile and a kind."""
    found: Counter[str] = Counter()
    for order in permutations(kinds):
        piles = laid_out(order, sizes)
        if all(fits(i, kind) for i, pile in enumerate(piles) for kind in pile):
            found[str(piles)] += 1
    return found


def check_likely(truth: Counter[str], deal: Callable[[Luck], str]) -> None:
    """Each deal comes out about as often as it should, and no other."""
    found = Counter(deal(Seeded(seed)) for seed in range(TRIES))
    assert set(found) == set(truth)
    for one, count in truth.items():
        wanted = count * TRIES / truth.total()
        assert 0.85 * wanted - 20 < found[one] < 1.15 * wanted + 20, f"{one}: {found[one]}, not {wanted:.0f}"
