"""How rulings name cards and places, and how they move cards. FR-RULING-151, -92, -117, -138, -139."""

from __future__ import annotations

from typing import Final

from grimalkin.core.errors import BadRuling
from grimalkin.core.numbers import number_in
from grimalkin.core.piles import Pile, kind_of, public, seen_by
from grimalkin.core.wording import shortened, unknown
from grimalkin.games.friendomancy.codes import CHOOSE_PILE
from grimalkin.games.friendomancy.drawing import ran_out
from grimalkin.games.friendomancy.events import PERCHED, PUT, RULED_MOVE
from grimalkin.games.friendomancy.happenings import Happening, happen, to_itself
from grimalkin.games.friendomancy.kinds import DISCARDED, FIRST_DECK, FOE, MAGIC, NONE, PERCH, POOLS, SEATS
from grimalkin.games.friendomancy.places import (
    arrive,
    lift,
    off_perch,
    open_under,
    release_under,
    shuffle_into,
    tell_fall,
    to_discard,
    to_hand,
    to_heap,
    to_removed,
    tuck,
)
from grimalkin.games.friendomancy.state import K_SEES_HANDS, SEES_HANDS, Parlor, Piece, UnderCard

# where a card lies
ON_BOARD: Final = 0
PERCHED_THERE: Final = 1
LURKING: Final = 2
TROPHY: Final = 3
UNDER: Final = 4
IN_DISCARD: Final = 5
IN_HEAP: Final = 6
OUT_OF_GAME: Final = 7
IN_HAND: Final = 8
IN_PILE: Final = 9

# where it goes
TO_HAND: Final = 0
TO_PILE: Final = 1
TO_DISCARD: Final = 2
TO_BOARD: Final = 3
TO_UNDER: Final = 4
TO_PERCH: Final = 5
TO_HEAP: Final = 6
TO_REMOVED: Final = 7
ENDS: Final = ["top", "bottom", "shuffled"]
FACES: Final = ["up", "down"]


class Named:
    """A card that a ruling names: where it lies, and what all can tell of it."""

    def __init__(self, where: int, kind: int, number: int, owner: int) -> None:
        self.where = where
        self.kind = kind
        self.number = number  # 0: it is hidden
        self.owner = owner
        self.piece: Piece | None = None  # on the table, or the host
        self.under: UnderCard | None = None
        self.seat = NONE  # of a Hand or Discard Pile
        self.pile = NONE
        self.at_top = False


class Place:
    """Where a ruling puts a card."""

    def __init__(self, where: int, seat: int = NONE, pile: int = NONE, way: int = 0, host: int = 0) -> None:
        self.where = where
        self.seat = seat
        self.pile = pile
        self.way = way  # top, bottom, shuffled; face up, face down
        self.host = host  # the number of the card that it goes under


# Naming


def present_seat(game: Parlor, word: str) -> int:
    seats = [SEATS[seat] for seat in range(len(game.hands)) if not game.is_absent(seat)]
    if word not in seats:
        raise BadRuling(f"FR-RULING-151: {unknown('player', word, seats)}")
    return SEATS.index(word)


def read_pile(game: Parlor, words: list[str]) -> int:
    """`pool friend` or `deck A`."""
    if len(words) == 2 and words[0] == "pool" and words[1] in POOLS:
        return POOLS.index(words[1])
    if len(words) == 2 and words[0] == "deck":
        return FIRST_DECK + present_seat(game, words[1])
    raise BadRuling(f"FR-RULING-151: '{shortened(' '.join(words))}' is no pile; write 'pool friend' or 'deck A'")


def read_place(game: Parlor, words: list[str]) -> Place:
    """FR-RULING-151 Hand, Deck, Pool, Discard Pile, Board, under a card, perch, Foe Heap, out of the game."""
    first = words[0] if words else ""
    if first in ("hand", "discard", "board") and len(words) == 2:
        seat = present_seat(game, words[1])
        return Place({"hand": TO_HAND, "discard": TO_DISCARD, "board": TO_BOARD}[first], seat)
    if first in ("deck", "pool") and len(words) == 3 and words[2] in ENDS:
        return Place(TO_PILE, NONE, read_pile(game, words[:2]), ENDS.index(words[2]))
    if first == "under" and len(words) == 3 and words[2] in FACES:
        host = piece_numbered(game, words[1])
        return Place(TO_UNDER, NONE, NONE, FACES.index(words[2]), host.number)
    if first == "perch" and len(words) == 3:
        return Place(TO_PERCH, NONE, read_pile(game, words[1:]))
    if words == ["heap"]:
        return Place(TO_HEAP)
    if words == ["removed"]:
        return Place(TO_REMOVED)
    raise BadRuling(
        f"FR-RULING-151: '{shortened(' '.join(words))}' is no place; there are: hand P, deck P or pool T with top, "
        "bottom or shuffled, discard P, board P, under N up or down, perch PILE, heap, removed"
    )


def number_of(word: str) -> int:
    """The number that `17` or `#17` says; -1: none."""
    number = number_in(word.removeprefix("#"))
    return -1 if number is None else number


def piece_numbered(game: Parlor, word: str) -> Piece:
    """A card on the Board or on a perch, by its number."""
    piece = game.numbered(number_of(word))
    if piece is None:
        raise BadRuling(f"FR-RULING-151: no card on the Board or on a pile has the number '{shortened(word)}'")
    return piece


def read_card(game: Parlor, words: list[str], judge: int) -> Named:
    """FR-RULING-151 A face-up card by its number, a hidden one as `mailbird in hand B`, or in a place of a pile that
    this Judge knows."""
    if len(words) == 1 and number_of(words[0]) > 0:
        return numbered_card(game, number_of(words[0]))
    if len(words) == 4 and words[1] == "in":
        if words[0] not in game.box.kinds:
            raise BadRuling(f"FR-RULING-151: {unknown('card', words[0], game.box.names)}")
        kind = game.box.kinds[words[0]]
        if words[2] == "hand":
            return in_hand(game, kind, words[3])
        return in_pile(game, kind, read_pile(game, words[2:]), judge)
    raise BadRuling(
        f"FR-RULING-151: '{shortened(' '.join(words))}' names no card; write its number, or 'NAME in hand B'"
    )


def in_hand(game: Parlor, kind: int, word: str) -> Named:
    if game.keys[K_SEES_HANDS] != SEES_HANDS:
        raise BadRuling("FR-RULING-155: at this table Judges do not see hands, so they cannot name a card in one")
    seat = present_seat(game, word)
    if not game.hands[seat].holds(kind):
        raise BadRuling(f"FR-RULING-151: {game.box.names[kind]} is not in the hand of {word}")
    found = Named(IN_HAND, kind, 0, seat)
    found.seat = seat
    return found


def in_pile(game: Parlor, kind: int, pile: int, judge: int) -> Named:
    """A card in a pile, where the Judge knows its place: what another Judge knows would be found out by trying."""
    there = game.pile(pile)
    for at_top, cards in ((True, there.top), (False, there.bottom)):
        for card in cards:
            if kind_of(card) == kind and seen_by(card) >> judge & 1:
                found = Named(IN_PILE, kind, 0, pile - FIRST_DECK if pile >= FIRST_DECK else NONE)
                found.pile = pile
                found.at_top = at_top
                return found
    raise BadRuling(f"FR-RULING-151: this Judge does not know where {game.box.names[kind]} lies in that pile")


def numbered_card(game: Parlor, number: int) -> Named:
    for where, pieces in (
        (ON_BOARD, game.board),
        (PERCHED_THERE, game.perch),
        (LURKING, game.lurk),
        (TROPHY, game.trophies),
    ):
        for piece in pieces:
            if piece.number == number:
                found = Named(where, piece.kind, number, piece.owner)
                found.piece = piece
                return found
            for card in piece.under:
                if card.number == number:
                    found = Named(UNDER, card.kind, number, card.owner)
                    found.piece = piece
                    found.under = card
                    return found
    for seat in range(len(game.discards)):
        for one in game.discards[seat]:
            if one >> 16 == number:
                found = Named(IN_DISCARD, one & 0xFFFF, number, seat)
                found.seat = seat
                return found
    for where, heap in ((IN_HEAP, game.heap), (OUT_OF_GAME, game.removed)):
        for one in heap:
            if one >> 16 == number:
                return Named(where, one & 0xFFFF, number, NONE)
    raise BadRuling(f"FR-RULING-151: no face-up card has the number {number}")


# Moving


def check_place(game: Parlor, kind: int, place: Place) -> None:
    """FR-RULING-117, FR-RULING-92 Pools hold their own type or Foes; Hands and Discard Piles hold no Foes."""
    name = game.box.names[kind]
    found = game.box.types[kind]
    if found == FOE:
        if place.where in (TO_HAND, TO_DISCARD):
            raise BadRuling(f"FR-RULING-117: {name} is a Foe, and Hands and Discard Piles hold no Foes")
        if place.where == TO_BOARD:
            raise BadRuling(f"FR-RULING-86: {name} is a Foe; 'set_controller' lets a player befriend it")
        return
    if place.where in (TO_PERCH, TO_HEAP):
        raise BadRuling(f"FR-RULING-117: {name} is not a Foe")
    if place.where == TO_PILE and place.pile < FIRST_DECK and place.pile != found:
        raise BadRuling(f"FR-RULING-117: {name} does not belong in the {POOLS[place.pile]} Pool")
    if place.where == TO_BOARD and found == MAGIC:
        raise BadRuling(f"FR-RULING-117: {name} is a Magic Spell, and those do not stay on the Board")


def check_along(game: Parlor, under: UnderCard, place: Place, judge: int) -> None:
    """FR-RULING-151 What lies under a card may go with it. Of a face-down card that the Judge has not seen a refusal
    would tell what it is: such a card goes only where any card may lie."""
    if under.down is None:
        check_place(game, under.kind, place)
        return
    if not seen_by(under.down.cards[0]) >> judge & 1:
        if place.where in (TO_BOARD, TO_PERCH, TO_HEAP) or (place.where == TO_PILE and place.pile < FIRST_DECK):
            raise BadRuling("FR-RULING-151: nobody may know whether what lies face-down under it fits there")
        return
    check_place(game, kind_of(under.down.cards[0]), place)


def move_card(game: Parlor, card: Named, place: Place, with_under: bool, as_event: bool, judge: int) -> None:
    """FR-RULING-151 A card goes from where it lies to a place; what lies under it follows FR-UNDER-04 unless it goes
    along."""
    check_place(game, card.kind, place)
    host = game.numbered(place.host) if place.where == TO_UNDER else None
    if host is not None and (host is card.piece or host.number == card.number):
        raise BadRuling("FR-RULING-117: a card cannot lie under itself")
    along: tuple[UnderCard, ...] = ()
    if with_under and card.piece is not None and card.where != UNDER:
        along = card.piece.under
        for under in along:
            check_along(game, under, place, judge)
        card.piece.under = ()
    take_up(game, card, as_event and place.where == TO_DISCARD)
    piece = put_down(game, card, place)
    if piece is not None and along:
        piece.under = along
        game.look_over()
    else:
        for under in along:
            kind = open_under(game, under)
            put_down(game, Named(UNDER, kind, under.number, under.owner), place)
    game.log_event("FR-RULING-151", RULED_MOVE, public(card.kind))
    if as_event:
        tell_move(game, card, place, piece)


def take_up(game: Parlor, card: Named, falls: bool) -> None:
    """The card leaves where it lies."""
    piece = card.piece
    if card.where == ON_BOARD:
        assert piece is not None
        if falls:
            tell_fall(game, piece, False)
        lift(game, [piece])
        release_under(game, piece)
    elif card.where == PERCHED_THERE:
        assert piece is not None
        off_perch(game, piece)
        release_under(game, piece)
    elif card.where == LURKING:
        assert piece is not None
        game.lurk.remove(piece)
    elif card.where == TROPHY:
        assert piece is not None
        game.trophies.remove(piece)
        release_under(game, piece)
        game.look_over()
    elif card.where == UNDER:
        if piece is not None:
            piece.under = tuple([other for other in piece.under if other is not card.under])
            game.look_over()
    elif card.where == IN_DISCARD:
        game.discards[card.seat].remove(card.number << 16 | card.kind)
    elif card.where == IN_HEAP:
        game.heap.remove(card.number << 16 | card.kind)
    elif card.where == OUT_OF_GAME:
        game.removed.remove(card.number << 16 | card.kind)
    elif card.where == IN_HAND:
        game.out_of(game.hands[card.seat], card.kind)
    else:
        take_from_pile(game.pile(card.pile), card)
        game.ledger += 1  # all are told which card it was
        ran_out(game, card.pile, False)


def take_from_pile(pile: Pile, card: Named) -> None:
    """The card nearest to that end whose place is known."""
    cards = list(pile.top if card.at_top else pile.bottom)
    for i in range(len(cards) - 1, -1, -1):
        if kind_of(cards[i]) == card.kind:
            del cards[i]
            break
    if card.at_top:
        pile.top = tuple(cards)
    else:
        pile.bottom = tuple(cards)


def put_down(game: Parlor, card: Named, place: Place) -> Piece | None:
    """The card comes to its place; on the Board or a perch it is a new piece."""
    number = card.number
    if place.where == TO_HAND:
        to_hand(game, place.seat, number, card.kind)
    elif place.where == TO_PILE:
        if place.way == ENDS.index("shuffled"):
            shuffle_into(game, place.pile, number, card.kind)
        else:
            if number:
                game.free_number(number)
            pile = game.pile(place.pile)
            if place.way == ENDS.index("top"):
                pile.put_on_top(public(card.kind))
            else:
                pile.put_at_bottom(public(card.kind))
    elif place.where == TO_DISCARD:
        to_discard(game, place.seat, number or game.new_number(), card.kind)
    elif place.where == TO_HEAP:
        to_heap(game, number or game.new_number(), card.kind, "FR-RULING-151")
    elif place.where == TO_REMOVED:
        to_removed(game, number or game.new_number(), card.kind, "FR-RULING-151")
    elif place.where == TO_BOARD:
        piece = arrive(game, card.kind, number or game.new_number(), place.seat, owner_of(game, card, place.seat))
        game.log_event("FR-RULING-151", PUT, place.seat, piece.number)
        return piece
    elif place.where == TO_UNDER:
        host = game.numbered(place.host)
        if host is None:
            raise BadRuling(f"FR-RULING-151: the card {place.host} is not there any more")
        tuck(game, host, number or game.new_number(), card.kind, card.owner, place.way == FACES.index("down"))
    else:
        return perch_foe(game, card, place.pile)
    return None


def owner_of(game: Parlor, card: Named, seat: int) -> int:
    """FR-RULING-32 Whoever last held it, and nobody for a card of a Pool. Of one that was out of the game, or whose
    owner has left, who gets it."""
    if card.owner == NONE:
        return NONE if card.where in (IN_PILE, UNDER) else seat
    return seat if game.is_absent(card.owner) else card.owner


def perch_foe(game: Parlor, card: Named, pile: int) -> Piece:
    foe = Piece(game.new_uid(), card.number or game.new_number(), card.kind, NONE, NONE)
    foe.pile = pile
    foe.turn = game.turn
    if card.where in (ON_BOARD, PERCHED_THERE, LURKING) and card.piece is not None:  # FR-RULING-95 it stays face-up
        foe.wear = card.piece.wear
    game.perch.append(foe)
    game.look_over()
    game.log_event("FR-RULING-151", PERCHED, foe.number, CHOOSE_PILE.code(pile))
    return foe


def tell_move(game: Parlor, card: Named, place: Place, piece: Piece | None) -> None:
    """Texts that wait for such a move happen, where the ruling says so."""
    if place.where == TO_DISCARD and card.where == IN_HAND and game.hears >> DISCARDED & 1:
        what = Happening(DISCARDED, place.seat)
        what.card = game.discards[place.seat][-1] >> 16
        what.kind = card.kind
        happen(game, what)
    elif place.where == TO_PERCH and piece is not None:
        to_itself(game, PERCH, piece, game.active)
