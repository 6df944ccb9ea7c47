"""Drawing, adding, milling, looking. FR-DRAW, FR-TURN-04 to -06, FR-RULING-25, -43, -44, -46, -79, -80 to -82, -148."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import Draw, Step
from grimalkin.core.piles import EVERYONE, Pile, kind_of
from grimalkin.games.friendomancy.codes import CHOOSE_PILE
from grimalkin.games.friendomancy.events import ADDED, DECK_OUT, DISCARDED, DREW, LAST_ROUND, MILLED, PEEKED, REVEALED
from grimalkin.games.friendomancy.foes import show_foe
from grimalkin.games.friendomancy.happenings import Happening, happen, to_all
from grimalkin.games.friendomancy.kinds import ADDED as ON_ADDED
from grimalkin.games.friendomancy.kinds import DISCARDED as ON_DISCARDED
from grimalkin.games.friendomancy.kinds import DRAWN, FIRST_DECK, FOE
from grimalkin.games.friendomancy.money import pay_toll
from grimalkin.games.friendomancy.places import shuffle, to_discard, tuck_unseen
from grimalkin.games.friendomancy.state import K_END_BY_DRAW, K_TOLL_PER_CARD, Parlor
from grimalkin.kit.piles import DrawFromBottom, LuckPicks


def ran_out(game: Parlor, pile: int, drawn: bool) -> None:
    """FR-END-01, FR-RULING-99 to -102 A Deck that goes from one card to none sets the end: the next round is final.

    `drawn`: its owner drew the last card, which alone counts where the table says so.
    """
    if pile < FIRST_DECK or len(game.decks[pile - FIRST_DECK]):
        return
    game.log_event("FR-RULING-99", DECK_OUT, pile - FIRST_DECK)
    game.cite("FR-RULING-99")
    if game.keys[K_END_BY_DRAW] and not drawn:
        return
    if not game.flagged:
        game.flagged = True
        if not game.final:
            game.final = game.round + 1
            game.log_event("FR-END-01", LAST_ROUND, game.final)


# Drawing


@mypyc_attr(free_list_len=1)
class DrawCards(Step[Parlor]):
    """FR-RULING-43 "Draw 2" is two single draws from one pile; FR-RULING-44 from an empty pile nothing is drawn."""

    id: ClassVar[str] = "draw_cards"
    rule: ClassVar[str] = "FR-RULING-43"

    def __init__(self, seat: int, pile: int, count: int) -> None:
        self.seat = seat
        self.pile = pile
        self.count = count

    def run(self, game: Parlor) -> None:
        if not len(game.pile(self.pile)):
            return
        if self.count > 1:
            game.then(DrawOne(self.seat, self.pile, False), DrawCards(self.seat, self.pile, self.count - 1))
        else:
            game.then(DrawOne(self.seat, self.pile, False))


@mypyc_attr(free_list_len=1)
class DrawOne(Draw[Parlor]):
    """FR-DRAW-01 The top card of a Deck or Pool goes to a Hand; a Foe is shown instead (FR-RULING-79, FR-RULING-92)."""

    id: ClassVar[str] = "draw_one"
    rule: ClassVar[str] = "FR-DRAW-01"

    def __init__(self, seat: int, number: int, apart: bool) -> None:
        self.seat = seat
        self.number = number  # of the pile
        self.apart = apart  # it is laid aside, for its drawer will be asked about it

    def pile(self, game: Parlor) -> Pile:
        return game.pile(self.number)

    def drawn(self, game: Parlor, card: int) -> None:
        seat = self.seat
        pay_toll(game, seat, self.number, "FR-FOE-07")
        card = game.found(card, EVERYONE if game.box.types[kind_of(card)] == FOE else 1 << seat)
        if game.box.types[kind_of(card)] == FOE:
            show_foe(game, kind_of(card), self.number, "FR-RULING-78")
        elif self.apart:
            game.aside.seers = game.hand_seers(seat)
            game.aside.put(card)
            game.log_event("FR-DRAW-01", DREW, seat, card | game.aside.seers, CHOOSE_PILE.code(self.number))
        else:
            hand = game.hands[seat]
            hand.put(card)
            game.log_event("FR-DRAW-01", DREW, seat, card | hand.seers, CHOOSE_PILE.code(self.number))
        drew(game, seat, self.number)


def drew(game: Parlor, seat: int, pile: int) -> None:
    """A draw is over: texts that wait for one, and a Deck that ran out."""
    if seat == game.active:
        game.drew |= 1 << pile
    if game.hears >> DRAWN & 1:
        what = Happening(DRAWN, seat)
        what.pile = pile
        happen(game, what)
    ran_out(game, pile, pile == FIRST_DECK + seat)


# Adding


@mypyc_attr(free_list_len=1)
class AddCards(Step[Parlor]):
    """FR-TURN-06, FR-RULING-25 Cards of a Pool are shuffled into a Deck, and nobody sees them."""

    id: ClassVar[str] = "add_cards"
    rule: ClassVar[str] = "FR-RULING-25"

    def __init__(self, seat: int, pool: int, count: int) -> None:
        self.seat = seat
        self.pool = pool
        self.count = count

    def run(self, game: Parlor) -> None:
        count = min(self.count, len(game.pools[self.pool]))
        if not count:
            return
        game.cite("FR-RULING-81")
        if not game.keys[K_TOLL_PER_CARD]:
            pay_toll(game, self.seat, self.pool, "FR-RULING-81")
        game.then(AddedCards(self.seat, self.pool, count))
        for _card in range(count):
            game.then(AddOne(self.seat, self.pool))


@mypyc_attr(free_list_len=1)
class AddOne(Draw[Parlor]):
    """FR-RULING-148 Each card taken from an unknown place is luck of its own."""

    id: ClassVar[str] = "add_one"
    rule: ClassVar[str] = "FR-RULING-148"

    def __init__(self, seat: int, pool: int) -> None:
        self.seat = seat
        self.pool = pool

    def pile(self, game: Parlor) -> Pile:
        return game.pools[self.pool]

    def drawn(self, game: Parlor, card: int) -> None:
        if game.keys[K_TOLL_PER_CARD]:
            pay_toll(game, self.seat, self.pool, "FR-RULING-81")
        game.decks[self.seat].put(card)


@mypyc_attr(free_list_len=1)
class AddedCards(Step[Parlor]):
    """FR-TURN-06 The Deck is shuffled."""

    id: ClassVar[str] = "added_cards"
    rule: ClassVar[str] = "FR-TURN-06"

    def __init__(self, seat: int, pool: int, count: int) -> None:
        self.seat = seat
        self.pool = pool
        self.count = count

    def run(self, game: Parlor) -> None:
        game.log_event("FR-TURN-06", ADDED, self.seat, CHOOSE_PILE.code(self.pool), self.count)
        shuffle(game, FIRST_DECK + self.seat)
        to_all(game, ON_ADDED, self.seat)


# Milling


class MillTop(Draw[Parlor]):
    """FR-DISCARD-01 The top card of a Deck is discarded; a Foe lurks instead (FR-RULING-92)."""

    id: ClassVar[str] = "mill_top"
    rule: ClassVar[str] = "FR-DISCARD-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Parlor) -> Pile:
        return game.decks[self.seat]

    def drawn(self, game: Parlor, card: int) -> None:
        milled(game, self.seat, card)


class MillBottom(DrawFromBottom[Parlor]):
    """FR-DISCARD-01 The bottom card of a Deck is discarded."""

    id: ClassVar[str] = "mill_bottom"
    rule: ClassVar[str] = "FR-DISCARD-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Parlor) -> Pile:
        return game.decks[self.seat]

    def drawn(self, game: Parlor, card: int) -> None:
        milled(game, self.seat, card)


def milled(game: Parlor, seat: int, card: int) -> None:
    kind = kind_of(card)
    game.found(card, EVERYONE)
    if game.box.types[kind] == FOE:
        show_foe(game, kind, FIRST_DECK + seat, "FR-RULING-91")
    else:
        to_discard(game, seat, game.new_number(), kind)
        game.log_event("FR-ZONE-06", MILLED, seat, card | 0xFFFF)
    ran_out(game, FIRST_DECK + seat, False)


class MillCards(Step[Parlor]):
    """FR-RULING-40 So many cards are discarded from a Deck, one by one, as far as there are any."""

    id: ClassVar[str] = "mill_cards"
    rule: ClassVar[str] = "FR-RULING-40"

    def __init__(self, seat: int, count: int, bottom: bool) -> None:
        self.seat = seat
        self.count = count
        self.bottom = bottom

    def run(self, game: Parlor) -> None:
        if not len(game.decks[self.seat]) or not self.count:
            return
        game.then(MillCards(self.seat, self.count - 1, self.bottom))
        if self.bottom:
            game.then(MillBottom(self.seat))
        else:
            game.then(MillTop(self.seat))


# Hands


def discard_from_hand(game: Parlor, seat: int, kind: int) -> None:
    """FR-DISCARD-01, FR-RULING-40 A card goes from a Hand to its holder's Discard Pile."""
    card = game.out_of(game.hands[seat], kind)
    number = game.new_number()
    to_discard(game, seat, number, kind)
    game.log_event("FR-DISCARD-01", DISCARDED, seat, card)
    if game.hears >> ON_DISCARDED & 1:
        what = Happening(ON_DISCARDED, seat)
        what.card = number
        what.kind = kind
        happen(game, what)


class DiscardAtRandom(LuckPicks[Parlor]):
    """FR-DISCARD-01 Luck chooses a card of a Hand, each equally likely."""

    id: ClassVar[str] = "discard_at_random"
    rule: ClassVar[str] = "FR-DISCARD-01"

    def pile(self, game: Parlor) -> Pile:
        return game.hands[self.seat]

    def picked(self, game: Parlor, kind: int) -> None:
        discard_from_hand(game, self.seat, kind)


# Looking


class Look(Step[Parlor]):
    """FR-RULING-46, FR-RULING-140 Seats look at the top cards of a pile, which stay in their places."""

    id: ClassVar[str] = "look"
    rule: ClassVar[str] = "FR-RULING-46"

    def __init__(self, seat: int, pile: int, count: int, everyone: bool) -> None:
        self.seat = seat
        self.pile = pile
        self.count = count
        self.everyone = everyone  # it is a reveal

    def run(self, game: Parlor) -> None:
        pile = game.pile(self.pile)
        lay_top_open(pile)
        count = min(self.count, len(pile))
        if len(pile.top) < count:
            game.then(LookDeeper(self.pile), self)
            return
        bits = EVERYONE if self.everyone else 1 << self.seat
        game.ledger += 1
        first = len(pile.top) - count
        for i in range(first, len(pile.top)):
            card = game.found(pile.top[i], bits) | bits
            pile.top = (*pile.top[:i], card, *pile.top[i + 1 :])
        for card in reversed(pile.top[first:]):
            if self.everyone:
                game.log_event("FR-RULING-79", REVEALED, card, CHOOSE_PILE.code(self.pile))
            else:
                game.log_event("FR-RULING-46", PEEKED, self.seat, card, CHOOSE_PILE.code(self.pile))


class LookDeeper(Draw[Parlor]):
    """FR-RULING-148 The next card that has no known place gets one, below those that have."""

    id: ClassVar[str] = "look_deeper"
    rule: ClassVar[str] = "FR-RULING-148"

    def __init__(self, number: int) -> None:
        self.number = number

    def pile(self, game: Parlor) -> Pile:
        """The bag alone: what lies on top of it is known already."""
        pile = game.pile(self.number)
        return Pile(pile.cards, pile.group, pile.seers, pile.knowers)

    def drawn(self, game: Parlor, card: int) -> None:
        pile = game.pile(self.number)
        pile.top = (card, *pile.top)


def lay_top_open(pile: Pile) -> None:
    """A pile of which every place is known is all top."""
    if not pile.cards and pile.bottom:
        pile.top = (*reversed(pile.bottom), *pile.top)
        pile.bottom = ()


class TuckTop(Draw[Parlor]):
    """FR-UNDER-01 The top card of a pile goes face-down under a card: nobody sees it (FR-RULING-39)."""

    id: ClassVar[str] = "tuck_top"
    rule: ClassVar[str] = "FR-RULING-39"

    def __init__(self, number: int, host: int, owner: int) -> None:
        self.number = number
        self.host = host
        self.owner = owner

    def pile(self, game: Parlor) -> Pile:
        return game.pile(self.number)

    def drawn(self, game: Parlor, card: int) -> None:
        host = game.piece(self.host)
        assert host is not None
        tuck_unseen(game, host, card, self.owner)
        ran_out(game, self.number, False)
