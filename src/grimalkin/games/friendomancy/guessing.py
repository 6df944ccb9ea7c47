"""What a seat that knows only its own list takes the other hidden cards for. FR-RULING-15, FR-RULING-160."""

from __future__ import annotations

from grimalkin.core.luck import Luck
from grimalkin.games.friendomancy.kinds import FOE, FORMAT_A, POOL_COUNT
from grimalkin.games.friendomancy.lists import QUOTAS
from grimalkin.games.friendomancy.state import Parlor


def guess_kinds(game: Parlor, group: int, count: int, luck: Luck) -> list[int]:
    """Kinds for cards of which nothing is known: so many of each type as are left, in format a so many of each cost."""
    box = game.box
    known = game.known_kinds(group)
    open_cards = open_kinds(game)
    left = game.brought[:]
    for kind in known:
        left[box.types[kind]] -= 1
    for kind in open_cards:
        left[box.types[kind]] -= 1
    found: list[int] = []
    players = len(game.hands)
    for number in range(POOL_COUNT):
        if game.format == FORMAT_A:
            cells = [quota * players for quota in QUOTAS]
            for kind in known + open_cards:
                if box.types[kind] == number:
                    cells[box.costs[kind]] -= 1
            for cost in range(len(cells)):
                for _card in range(min(cells[cost], left[number])):
                    kinds = box.cells[number][cost]
                    found.append(kinds[luck.below(len(kinds))])
                    left[number] -= 1
        for _card in range(left[number]):
            kinds = box.of_type[number]
            found.append(kinds[luck.below(len(kinds))])
    assert len(found) <= count, f"{count} cards are to be guessed, and {len(found)} are left"
    found.extend(guess_foes(game, known + open_cards, count - len(found), luck))
    return found


def guess_foes(game: Parlor, seen: list[int], count: int, luck: Luck) -> list[int]:
    """FR-RULING-12 Different Foes, and one again only after all have been used."""
    counts = [0] * len(game.box.cards)
    for kind in seen:
        counts[kind] += 1
    foes = game.box.of_type[FOE]
    found: list[int] = []
    for _foe in range(count):
        fewest = min([counts[kind] for kind in foes])
        fitting = [kind for kind in foes if counts[kind] == fewest]
        kind = fitting[luck.below(len(fitting))]
        counts[kind] += 1
        found.append(kind)
    return found


def open_kinds(game: Parlor) -> list[int]:
    """Every card that lies open."""
    found: list[int] = list(game.shown)
    for piece in game.all_pieces():
        found.append(piece.kind)
        for under in piece.under:
            if under.down is None:
                found.append(under.kind)
    for heap in [*game.discards, game.heap, game.removed]:
        for card in heap:
            found.append(card & 0xFFFF)
    return found
