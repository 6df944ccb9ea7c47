"""What every view must keep to: what lies under what, places on a map, numbers of pieces, rivals."""

from __future__ import annotations

from collections import Counter

from grimalkin.core.numbered import SIGN
from grimalkin.core.view import Fact, Piece, Rival, View, Zone
from tests.support.walk import Move, Observer, Walk

VIEWED = 60


class Views(Observer):
    """Everybody is shown a table that can be drawn."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.glances = walk.glances(VIEWED)

    def at(self, move: Move) -> None:
        if self.glances[self.walk.n]:
            self.look()

    def end(self) -> None:
        self.look()

    def look(self) -> None:
        walk = self.walk
        for seat in walk.viewers:
            view = walk.game.view(walk.state, seat, [], walk.n, [])
            look_at_tucked(view)
            look_at_map(view.zones)
            look_at_numbers(view, walk.game.codes.by_text)
            for rival in view.rivals or ():
                look_at_rival(rival, view)


def pieces_of(view: View) -> list[Piece]:
    return [piece for zone in view.zones for piece in zone.pieces]


def look_at_tucked(view: View) -> None:
    """What a piece lies under is one piece of the view, and from there it goes up to one that lies under none."""
    ids = Counter(piece.id for piece in pieces_of(view))
    above = {piece.id: piece.under for piece in pieces_of(view) if piece.under}
    for piece in above:
        seen = [piece]
        while top := above.get(seen[-1]):
            assert ids[top] == 1, f"{seen[-1]} lies under {top}, of which there are {ids[top]}"
            assert top not in seen, f"{piece} lies under itself"
            seen.append(top)


def look_at_map(zones: list[Zone]) -> None:
    """A place is a hex or has a name, and no two zones have the same unless both say that they share it."""
    found: dict[tuple[int | None, int | None, str], Zone] = {}
    for zone in zones:
        if not zone.at:
            continue
        spot = zone.at
        hexed = spot.q is not None and spot.r is not None
        bare = spot.q is None and spot.r is None
        assert (hexed and not spot.name) or (bare and spot.name), f"{zone.id} lies at no place: {spot}"
        other = found.setdefault((spot.q, spot.r, spot.name), zone)
        shared = spot.shared and other.at and other.at.shared
        assert other is zone or shared, f"{zone.id} and {other.id} lie at one place, which they do not share"


def look_at_numbers(view: View, notations: dict[str, int]) -> None:
    """A number is one piece's own, a choice can name it, and it is shown exactly where there are others of its name."""
    numbered = [piece for piece in pieces_of(view) if SIGN in piece.id]
    words = {word for notation in notations for word in notation.split()} if numbered else set()
    cards = Counter(piece.card for piece in numbered)
    numbers = Counter(piece.id[piece.id.index(SIGN) :] for piece in numbered)
    for piece in numbered:
        number = piece.id[piece.id.index(SIGN) :]
        assert numbers[number] == 1, f"{numbers[number]} pieces have the number {number}"
        assert number in words, f"no choice can name {piece.id}"
        shown = f"{SIGN}{piece.number}" if piece.number else ""
        wanted = number if cards[piece.card] > 1 else ""
        assert shown == wanted, f"{piece.id} is shown with the number '{shown}', not '{wanted}'"
    plain = [piece.id for piece in pieces_of(view) if piece.number and SIGN not in piece.id]
    assert not plain, f"{plain} have a number that is not in their ids"


def look_at_rival(rival: Rival, view: View) -> None:
    """A rival has a name of its own, stands in a zone if anywhere, and says things that can be read."""
    names = [other.name for other in view.rivals or ()]
    assert rival.name.strip(), "a rival has no name"
    assert names.count(rival.name) == 1, f"two rivals are called '{rival.name}'"
    zones = [zone.id for zone in view.zones]
    assert not rival.zone or rival.zone in zones, f"{rival.name} stands in '{rival.zone}', which is not a zone"
    for fact in rival.facts:
        look_at_fact(rival.name, fact)


def look_at_fact(whose: str, fact: Fact) -> None:
    assert fact.name.strip(), f"a fact of {whose} has no name"
    assert isinstance(fact.value, (int, str)), f"{fact.name} of {whose} is {fact.value!r}: no number and no word"
    most = fact.of is None or (isinstance(fact.value, int) and fact.value <= fact.of)
    assert most, f"{fact.name} of {whose} is {fact.value} of {fact.of}"
