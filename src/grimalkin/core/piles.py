"""Hidden cards: what a card is, who has seen it, and bags that have no order.

A card is one integer: its kind and two rows of bits. `seen_by` says which seats know this very card; `known_by` says
which seats know that such a card is somewhere among the hidden cards of its group (a deck list everybody read, a card
shuffled back after everybody saw it). Cards have no other identity: two cards that look the same to a seat *are* the
same to it, so neither ids nor order can tell it anything. What others have seen is hidden too: a mask shows a seat its
own bits, and for the others only what is a public fact of the pile.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.errors import BadLuck, SecretNeeded
from grimalkin.core.luck import Luck

UNKNOWN: Final = -1  # the kind of a card that the viewer of a mask has not seen
NOBODY: Final = 0
EVERYONE: Final = 0xFF
SPECTATOR: Final = 7  # the seat number of whoever only watches; games seat at most seven


def card_of(kind: int, seen_by: int, known_by: int) -> int:
    return kind << 16 | known_by << 8 | seen_by


def public(kind: int) -> int:
    """A card that lies open."""
    return kind << 16 | 0xFFFF


def kind_of(card: int) -> int:
    return card >> 16


def seen_by(card: int) -> int:
    return card & 0xFF


def known_by(card: int) -> int:
    return card >> 8 & 0xFF


@mypyc_attr(acyclic=True)
class Pile:
    """Cards that lie together: a hand, a deck, one face-down card.

    `cards` is an unordered bag, kept sorted so that its order tells nothing. `top` and `bottom` are the few cards whose
    place is fixed; the next to come is the last of `top`, the last to come the last of `bottom`. Cards of one `group`
    may change places as far as a seat that did not see them can tell: a shared deck and all hands drawn from it are
    one group. Two public facts: `seers` see every card put here (the owner of a hand), `knowers` know what kinds
    there are.
    """

    id: ClassVar[str] = "pile"

    def __init__(
        self,
        cards: list[int],
        group: int,
        seers: int,
        knowers: int,
        top: tuple[int, ...] = (),
        bottom: tuple[int, ...] = (),
    ) -> None:
        self.cards = cards
        self.group = group
        self.seers = seers
        self.knowers = knowers
        self.top = top  # tuples, because copies share them: they are empty nearly always
        self.bottom = bottom

    def __reduce__(self) -> tuple[Any, ...]:
        return Pile, (self.cards, self.group, self.seers, self.knowers, self.top, self.bottom)

    def __repr__(self) -> str:
        """How many cards lie there: which ones is not for everybody."""
        return f"<Pile of {len(self)}>"

    def copy(self) -> Pile:
        return Pile(self.cards[:], self.group, self.seers, self.knowers, self.top, self.bottom)

    def __len__(self) -> int:
        return len(self.cards) + len(self.top) + len(self.bottom)

    def all_cards(self) -> list[int]:
        return [*self.top, *self.cards, *self.bottom]

    def put(self, card: int) -> None:
        """Add a card to the bag. Those who see everything here see it."""
        card |= self.knowers << 8 | self.seers
        self.cards.insert(self.place_of(card), card)

    def put_on_top(self, card: int) -> None:
        self.top = (*self.top, card | self.knowers << 8 | self.seers)

    def put_at_bottom(self, card: int) -> None:
        self.bottom = (*self.bottom, card | self.knowers << 8 | self.seers)

    def find(self, kind: int) -> int:
        """The place of the last card of that kind in the bag, or -1."""
        i = self.place_of((kind << 16) + 0x10000) - 1
        return i if i >= 0 and self.cards[i] >> 16 == kind else -1

    def place_of(self, card: int) -> int:
        """How many cards of the bag come before this one, halving what is left to look at."""
        cards = self.cards
        low = 0
        high = len(cards)
        while low < high:
            middle = (low + high) >> 1
            if cards[middle] < card:
                low = middle + 1
            else:
                high = middle
        return low

    def holds(self, kind: int) -> bool:
        return self.find(kind) >= 0

    def kinds(self) -> list[int]:
        """The different kinds in the bag, each once, in order."""
        found: list[int] = []
        last = -2
        for card in self.cards:
            kind = card >> 16
            if kind != last:
                found.append(kind)
                last = kind
        return found

    def take(self, kind: int) -> int:
        """Remove a card of that kind from the bag. Every seat takes it for the one that it has seen there.

        Otherwise a seat whose card stayed would learn that another of the same kind had been there.
        """
        i = self.find(kind)
        if i < 0:
            raise SecretNeeded(f"no card of kind {kind} lies here; a mask does not show what its viewer has not seen")
        cards = self.cards
        card = cards.pop(i)
        changed = False
        i -= 1
        while i >= 0 and cards[i] >> 16 == kind:
            other = cards[i]
            seats = other & 0xFF & ~card  # they saw that one and not this one
            seats |= other >> 8 & ~(card >> 8 | card | other) & 0xFF  # they saw neither, but knew of that one
            if seats:
                swap = (card ^ other) & (seats << 8 | seats)
                cards[i] = other ^ swap
                card ^= swap
                changed = True
            i -= 1
        if changed:
            self.settle(i + 1)
        return card

    def settle(self, first: int) -> None:
        """Who knows the cards of one kind has changed: put them in order. `first` is the place of the first of them."""
        cards = self.cards
        kind = cards[first] >> 16
        end = first + 1
        while end < len(cards) and cards[end] >> 16 == kind:
            card = cards[end]
            i = end
            while i > first and cards[i - 1] > card:
                cards[i] = cards[i - 1]
                i -= 1
            cards[i] = card
            end += 1

    def blur(self, keep: int) -> None:
        """From now on only seats in `keep` can tell the cards of the bag apart; the others know what is among them."""
        cards = self.cards
        changed = False
        for i, card in enumerate(cards):
            lost = card & 0xFF & ~keep
            if lost:
                cards[i] = (card ^ lost) | lost << 8
                changed = True
        if changed:
            cards.sort()

    def mix(self) -> None:
        """Shuffle: fixed places are lost, and nobody has seen where a card is."""
        if self.has_places():
            self.cards = self.all_cards()
            self.cards.sort()
            self.top = ()
            self.bottom = ()
        self.blur(NOBODY)

    def has_places(self) -> bool:
        """Do some cards here have a fixed place?"""
        return bool(self.top) or bool(self.bottom)

    # drawing

    def source(self) -> list[int]:
        """Where the next card comes from; empty if there is none."""
        if self.top:
            return [self.top[-1]]
        if self.cards:
            return self.cards
        return list(self.bottom[:1])

    def weights(self) -> list[int]:
        cards = self.source()
        weights = [0] * ((cards[-1] >> 16) + 1 if cards else 0)
        for card in cards:
            weights[known(card)] += 1
        return weights

    def any_kind(self, luck: Luck) -> int:
        cards = self.source()
        if not cards:
            raise BadLuck("a card is to be drawn from an empty pile; the rule must look first")
        return known(cards[luck.below(len(cards))])

    def draw(self, kind: int) -> int:
        """Remove the next card, which luck says is of this kind."""
        if self.top:
            card = self.top[-1]
            self.top = self.top[:-1]
        elif self.cards:
            card = self.take(kind)
        else:
            card = self.bottom[0]
            self.bottom = self.bottom[1:]
        return card

    # masks

    def hide(self, bit: int, among: list[int]) -> None:
        """Turn over what the seat of this bit has not seen; note in `among` what it knows to be somewhere here."""
        if self.cards:
            self.hide_bag(bit, among)
        if self.top:
            self.top = tuple(self.hidden(list(self.top), bit, among))
        if self.bottom:
            self.bottom = tuple(self.hidden(list(self.bottom), bit, among))

    def hide_bag(self, bit: int, among: list[int]) -> None:
        cards = self.cards
        group = self.group << 16
        known = bit << 8
        before = len(among)
        for card in cards:
            if card & bit:
                del among[before:]
                self.cards = self.hidden(cards, bit, among)
                self.cards.sort()
                return
            if card & known:
                among.append(group | card >> 16)
        self.cards = [UNKNOWN << 16 | self.seers] * len(cards)  # as `hidden` does it, faster: the deck is face down

    def hidden(self, cards: list[int], bit: int, among: list[int]) -> list[int]:
        out: list[int] = []
        group = self.group << 16
        known = bit << 8
        shown = ~0xFFFF | known | bit  # the kind, and the bits of this seat
        public_bits = self.knowers << 8 | self.seers
        face_down = UNKNOWN << 16 | self.seers
        for card in cards:
            if card & bit:
                out.append(card & shown | public_bits)
            else:
                if card & known:
                    among.append(group | card >> 16)
                out.append(face_down)
        return out

    def unknown(self) -> int:
        """How many cards here have no face."""
        cards = self.cards
        count = len(cards)
        if count and cards[-1] >= 0:  # sorted, so they come first
            count = 0
            while cards[count] < 0:
                count += 1
        for card in self.top:
            if card < 0:
                count += 1
        for card in self.bottom:
            if card < 0:
                count += 1
        return count

    def fill(self, faces: list[int]) -> None:
        """Give each card without a face one from the end of `faces`."""
        if self.cards and self.cards[0] < 0:  # sorted: who has no face comes first
            self.cards = self.filled(self.cards, faces) if self.cards[-1] >= 0 else self.dealt(faces)
            self.cards.sort()
        if self.top:
            self.top = tuple(self.filled(list(self.top), faces))
        if self.bottom:
            self.bottom = tuple(self.filled(list(self.bottom), faces))

    def filled(self, cards: list[int], faces: list[int]) -> list[int]:
        public_bits = self.knowers << 8 | self.seers
        return [card if card >= 0 else faces.pop() | public_bits for card in cards]

    def dealt(self, faces: list[int]) -> list[int]:
        """The faces of a bag in which no card has one: as `filled`, but no number is made anew without need."""
        start = len(faces) - len(self.cards)
        assert start >= 0, f"{len(faces)} faces came for {len(self.cards)} cards"
        found = faces[start:]
        del faces[start:]
        public_bits = self.knowers << 8 | self.seers
        if public_bits:
            for face in found:
                if face & public_bits != public_bits:
                    return [face | public_bits for face in found]
        return found


def pile(kinds: list[int], group: int, seers: int, knowers: int) -> Pile:
    """A new pile of these kinds."""
    cards = [card_of(kind, seers, knowers) for kind in kinds]
    cards.sort()
    return Pile(cards, group, seers, knowers)


def known(card: int) -> int:
    """The kind of a card that must have a face."""
    if card < 0:
        raise SecretNeeded("luck over a card that the viewer of this mask has not seen; imagine a state first")
    return card >> 16
