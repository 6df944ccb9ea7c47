"""What a seat that knows only its own list takes the other hidden cards for. FR-RULING-15, FR-RULING-160."""

from __future__ import annotations

from grimalkin.core.luck import Luck
from grimalkin.core.piles import Pile
from grimalkin.games.friendomancy.dealing import deal_cards
from grimalkin.games.friendomancy.kinds import FOE, FORMAT_A, POOL_COUNT
from grimalkin.games.friendomancy.lists import QUOTAS
from grimalkin.games.friendomancy.state import Parlor


def deal_guessed(
    game: Parlor, group: int, piles: list[Pile], by_type: list[list[int]], missing: int, luck: Luck
) -> None:
    """Give the faces and so many guessed ones to the cards without one; uses up the faces."""
    if missing:
        guess_faces(game, group, missing, by_type, luck)
    deal_cards(by_type, game.pools, [*game.hands, game.aside], [game.wings, game.spare], piles, luck)


def guess_faces(game: Parlor, group: int, count: int, by_type: list[list[int]], luck: Luck) -> None:
    """Faces for cards of which nothing is known: so many of each type as are left, in format a so many of each cost."""
    box = game.box
    seen = game.known_kinds(group) + open_kinds(game)
    left = game.brought[:]
    costs = len(QUOTAS) if game.format == FORMAT_A else 0
    cells: list[int] = []  # what is left in format a, cost by cost for each type
    for quota in QUOTAS * POOL_COUNT if costs else []:
        cells.append(quota * len(game.hands))
    for kind in seen:
        type_ = box.types[kind]
        left[type_] = left[type_] - 1
        if costs and type_ != FOE:
            cell = type_ * costs + box.costs[kind]
            cells[cell] = cells[cell] - 1
    for number in range(POOL_COUNT):
        found = by_type[number]
        wanted = max(0, left[number])
        for cost in range(costs):
            some = min(cells[number * costs + cost], wanted)
            if some > 0:
                found.extend(luck.any_of(box.faces_in_cells[number][cost], some))
                wanted -= some
                count -= some
        if wanted:
            found.extend(luck.any_of(box.faces_of_type[number], wanted))
            count -= wanted
    assert count >= 0, f"{-count} more cards were guessed than are hidden"
    if count:
        guess_foes(game, seen, count, by_type[FOE], luck)


def guess_foes(game: Parlor, seen: list[int], count: int, found: list[int], luck: Luck) -> None:
    """FR-RULING-12 Different Foes, and one again only after all have been used."""
    counts = [0] * len(game.box.cards)
    for kind in seen:
        counts[kind] += 1
    foes = game.box.of_type[FOE]
    fewest = min([counts[kind] for kind in foes])
    fitting = [kind for kind in foes if counts[kind] == fewest]
    for _foe in range(count):
        if not fitting:
            fewest += 1
            fitting = [kind for kind in foes if counts[kind] == fewest]
        kind = fitting.pop(luck.below(len(fitting)))
        counts[kind] += 1
        found.append(kind << 16)


def open_kinds(game: Parlor) -> list[int]:
    """Every card that lies open."""
    found: list[int] = list(game.shown)
    for piece in game.all_pieces():
        found.append(piece.kind)
        if piece.under:
            for under in piece.under:
                if under.down is None:
                    found.append(under.kind)
    for heap in [*game.discards, game.heap, game.removed]:
        for card in heap:
            found.append(card & 0xFFFF)
    return found
