"""Where cards go: to the Board and off it, into Discard Piles, Hands and Pools, under other cards.

FR-ZONE, FR-DISCARD, FR-UNDER, FR-SAC, FR-RULING-32 to -48, -58, -125, -138, -161, -162.
"""

from __future__ import annotations

from typing import Final

from grimalkin.core.piles import EVERYONE, NOBODY, Pile, kind_of, public
from grimalkin.games.friendomancy.codes import CHOOSE_PILE
from grimalkin.games.friendomancy.events import (
    BOUNCED,
    CONTROL,
    FELL,
    FOE_BACK,
    FOE_RETURNED,
    PUT,
    REMOVED,
    SACRIFICED,
    SHUFFLED,
    TO_HEAP,
    TUCKED,
    TUCKED_UNSEEN,
    UNDER_LEFT,
    UNDER_POOL,
)
from grimalkin.games.friendomancy.happenings import Happening, happen
from grimalkin.games.friendomancy.kinds import FALLS, FIRST_DECK, FOE, L_CONTROL, NONE, WHILE_HERE
from grimalkin.games.friendomancy.kinds import SACRIFICED as ON_SACRIFICED
from grimalkin.games.friendomancy.state import (
    K_CONTROL_RESETS,
    K_SACRIFICE_TO_OWNER,
    Parlor,
    Piece,
    UnderCard,
    entry,
)
from grimalkin.games.friendomancy.values import lay, tribes_of
from grimalkin.kit.lasting import LastingEffect

SEEN_BY_ALL: Final = EVERYONE << 8  # of a card that goes where it is hidden: all know that it is there

# Arriving


def arrive(game: Parlor, kind: int, number: int, seat: int, owner: int) -> Piece:
    """FR-RULING-33 A card comes to the Board under a player's control; it counts as arrived this turn."""
    piece = Piece(game.new_uid(), number, kind, seat, owner)
    piece.turn = game.turn
    game.board.append(piece)
    game.look_over()
    return piece


def put_on_board(game: Parlor, kind: int, number: int, seat: int, owner: int) -> Piece:
    """FR-RULING-48 A card comes to the Board and is not played: no PLAY, no PLAYED, no cost. FR-RULING-32 Its owner is
    the player in whose Hand, Deck or Discard Pile it last was, whoever controls it."""
    piece = arrive(game, kind, number, seat, owner)
    game.log_event("FR-RULING-48", PUT, seat, number)
    return piece


# Face-up heaps


def to_discard(game: Parlor, seat: int, number: int, kind: int) -> None:
    """FR-ZONE-05, FR-RULING-162 Into a Discard Pile; what would go to somebody who has left is removed. FR-RULING-138
    Without an owner it goes to the bottom of its Pool."""
    if seat == NONE:
        to_pool_bottom(game, number, kind)
    elif game.is_absent(seat):
        to_removed(game, number, kind, "FR-RULING-162")
    else:
        game.discards[seat].append(entry(number, kind))


def to_heap(game: Parlor, number: int, kind: int, rule: str) -> None:
    """A Foe that is removed without Defeat goes to the Foe Heap, by the rule that takes it there."""
    game.heap.append(entry(number, kind))
    game.log_event(rule, TO_HEAP, public(kind))


def to_removed(game: Parlor, number: int, kind: int, rule: str) -> None:
    """Out of the game for good, by the rule that takes it there."""
    game.removed.append(entry(number, kind))
    game.log_event(rule, REMOVED, public(kind))


def find_discarded(game: Parlor, number: int, kind: int) -> int:
    """The seat in whose Discard Pile a card lies, or NONE."""
    card = entry(number, kind)
    for seat in range(len(game.discards)):
        if card in game.discards[seat]:
            return seat
    return NONE


def take_discarded(game: Parlor, seat: int, kind: int) -> int:
    """Take a card of a kind out of a Discard Pile; the answer is its number. FR-RULING-45 Order has no meaning."""
    discard = game.discards[seat]
    for i in range(len(discard)):
        if discard[i] & 0xFFFF == kind:
            return discard.pop(i) >> 16
    raise AssertionError(f"no card of kind {kind} lies in that Discard Pile")


def discarded_kinds(game: Parlor, seat: int) -> list[int]:
    """The different kinds in a Discard Pile, in the order of their ids."""
    found: list[int] = []
    for card in game.discards[seat]:
        if card & 0xFFFF not in found:
            found.append(card & 0xFFFF)
    found.sort()
    return found


# Hidden places


def to_hand(game: Parlor, seat: int, number: int, kind: int) -> None:
    """FR-RULING-32, FR-RULING-140 A face-up card goes to a Hand, whose holder owns it from then on."""
    if number:
        game.free_number(number)
    if game.is_absent(seat):
        game.gone.put(kind << 16 | SEEN_BY_ALL)
    else:
        game.hands[seat].put(kind << 16 | SEEN_BY_ALL)


def shuffle_into(game: Parlor, pile: int, number: int, kind: int) -> None:
    """A face-up card goes into a pile, which is shuffled: nobody knows its place."""
    if number:
        game.free_number(number)
    into = game.pile(pile)
    into.put(kind << 16 | SEEN_BY_ALL)
    shuffle(game, pile)


def shuffle(game: Parlor, pile: int) -> None:
    """FR-RULING-148 A shuffle makes every known place of a pile unknown again."""
    game.pile(pile).mix()
    game.log_event("FR-RULING-148", SHUFFLED, CHOOSE_PILE.code(pile))


def to_pool_bottom(game: Parlor, number: int, kind: int) -> None:
    """FR-RULING-138 A card without an owner goes to the bottom of the Pool of its type."""
    if number:
        game.free_number(number)
    pool = game.box.types[kind]
    game.pools[pool].put_at_bottom(public(kind))
    game.log_event("FR-RULING-138", UNDER_POOL, public(kind), CHOOSE_PILE.code(pool))


# Under


def tuck(game: Parlor, host: Piece, number: int, kind: int, owner: int, face_down: bool) -> None:
    """FR-UNDER-01, FR-UNDER-02 A card that all have seen goes under another."""
    if face_down:
        game.free_number(number)
        down = Pile([], 0, NOBODY, game.aside.knowers)
        down.put(public(kind))
        host.under = (*host.under, UnderCard(0, NONE, owner, game.new_uid(), down))
    else:
        host.under = (*host.under, UnderCard(number, kind, owner, game.new_uid(), None))
    game.look_over()
    game.log_event("FR-UNDER-01", TUCKED, public(kind), host.number)


def tuck_unseen(game: Parlor, host: Piece, card: int, owner: int) -> None:
    """FR-RULING-39 A card that nobody may look at goes face-down under another."""
    down = Pile([], 0, NOBODY, game.aside.knowers)
    down.put(card)
    host.under = (*host.under, UnderCard(0, NONE, owner, game.new_uid(), down))
    game.log_event("FR-RULING-39", TUCKED_UNSEEN, host.number)


def open_under(game: Parlor, card: UnderCard) -> int:
    """The kind of a card that comes out from under another."""
    if card.down is None:
        return card.kind
    game.learn(card.down, EVERYONE)
    game.found(card.down.cards[0], EVERYONE)
    return kind_of(card.down.cards[0])


def release_under(game: Parlor, host: Piece) -> None:
    """FR-UNDER-04, FR-RULING-37, FR-RULING-38, FR-RULING-161 What lies under a card that leaves goes to the Discard
    Pile
    of that card's owner; under a Foe each card goes to its own last owner's, or to the bottom of its Pool."""
    if not host.under:
        return
    cards = host.under
    host.under = ()
    for card in cards:
        owner = host.owner if host.owner != NONE else card.owner
        if card.down is not None and owner != NONE and game.is_absent(owner):
            for hidden in card.down.all_cards():
                game.gone.put(hidden)
            continue
        kind = open_under(game, card)
        number = card.number or game.new_number()
        if game.box.types[kind] == FOE:
            to_heap(game, number, kind, "FR-RULING-87")
        elif owner == NONE:
            to_pool_bottom(game, number, kind)
        else:
            to_discard(game, owner, number, kind)
            rule = "FR-RULING-38" if host.owner == NONE else "FR-UNDER-04"
            game.log_event(rule, UNDER_LEFT, public(kind), owner)
    game.look_over()


# Leaving the Board


def in_order(game: Parlor, pieces: list[Piece]) -> list[Piece]:
    """FR-RULING-125 The active player's first, then turn order; of one player oldest arrival first; perched Foes
    last."""
    if len(pieces) < 2:
        return pieces
    found: list[Piece] = []
    for seat in game.from_active():
        for piece in game.board:
            if piece.seat == seat and piece in pieces:
                found.append(piece)
    for piece in game.perch:
        if piece in pieces:
            found.append(piece)
    return found


def forget(game: Parlor, piece: Piece) -> list[int]:
    """FR-RULING-47 A card that leaves loses marks, changes and control effects, and what it upholds ends.

    The answer: the cards whose control that changes.
    """
    uid = piece.uid
    loose: list[int] = []
    left: list[LastingEffect] = []
    for effect in game.lasting:
        if effect.on == uid:
            continue
        if effect.source == uid and effect.until == WHILE_HERE:
            loose.append(effect.on)
            continue
        left.append(effect)
    if len(left) < len(game.lasting):
        game.lasting = tuple(left)
    for other in game.board:
        if other.mark == uid:
            other.mark = 0
    for other in game.perch:
        if other.mark == uid:
            other.mark = 0
    return loose


def lift(game: Parlor, pieces: list[Piece]) -> None:
    """Cards leave the Board together; where they go is the caller's business. Control that they upheld ends."""
    loose: list[int] = []
    for piece in pieces:
        game.board.remove(piece)
        loose.extend(forget(game, piece))
    game.look_over()
    for uid in loose:
        held = game.piece(uid)
        if held is not None:
            refresh_control(game, held)


def fall(game: Parlor, pieces: list[Piece], sacrificed: bool) -> None:
    """FR-ZONE-06, FR-RULING-58 Cards go from the Board to Discard Piles, together; each sees the others go.

    FR-RULING-35 What is sacrificed goes to the pile of who controls it, everything else to its owner's.
    """
    leaving = in_order(game, pieces)
    for piece in leaving:
        tell_fall(game, piece, sacrificed)
    lift(game, leaving)
    for piece in leaving:
        if game.is_foe(piece):
            to_heap(game, piece.number, piece.kind, "FR-RULING-130")
            continue
        to = piece.owner
        if sacrificed and not game.keys[K_SACRIFICE_TO_OWNER]:
            to = piece.seat
        to_discard(game, to, piece.number, piece.kind)
        if sacrificed:
            game.cite("FR-RULING-35")
            game.log_event("FR-SAC-01", SACRIFICED, piece.seat, piece.number)
        elif to != NONE:
            game.log_event("FR-ZONE-06", FELL, piece.number, to)
    for piece in leaving:
        release_under(game, piece)


def tell_fall(game: Parlor, piece: Piece, sacrificed: bool) -> None:
    """FR-RULING-125 A sacrificed card: Fell, then Sacrificed."""
    if not game.hears & (1 << FALLS | 1 << ON_SACRIFICED):
        return
    what = Happening(FALLS, piece.seat)
    what.piece = piece
    what.card = piece.number
    what.kind = piece.kind
    what.tribes = tribes_of(game, piece)
    happen(game, what)
    if sacrificed:
        what.trigger = ON_SACRIFICED
        happen(game, what)


def bounce(game: Parlor, pieces: list[Piece]) -> None:
    """FR-PLAY-06, FR-RULING-34 Cards go to the hands of those who control them, who own them from then on; Foes by
    FR-RULING-85. FR-RULING-125 One event each, in order; what lay under them leaves last."""
    leaving = in_order(game, pieces)
    for piece in leaving:  # while it has a name
        if game.is_foe(piece):
            tell_foe_back(game, piece)
        else:
            game.log_event("FR-PLAY-06", BOUNCED, piece.number, piece.seat)
    lift(game, [piece for piece in leaving if piece in game.board])
    for piece in leaving:
        if game.is_foe(piece):
            foe_back(game, piece)
        else:
            to_hand(game, piece.seat, piece.number, piece.kind)
    for piece in leaving:
        release_under(game, piece)


def off_perch(game: Parlor, foe: Piece) -> None:
    """FR-RULING-131 A Foe leaves its perch for good: marks and effects on it end."""
    game.perch.remove(foe)
    loose = forget(game, foe)
    game.look_over()
    for uid in loose:
        held = game.piece(uid)
        if held is not None:
            refresh_control(game, held)


def tell_foe_back(game: Parlor, foe: Piece) -> None:
    if has_pile(game, foe):
        game.log_event("FR-RULING-85", FOE_BACK, public(foe.kind), CHOOSE_PILE.code(foe.pile))
    else:
        game.log_event("FR-RULING-162", TO_HEAP, public(foe.kind))


def take_away(game: Parlor, piece: Piece) -> None:
    """A card leaves the Board, its perch or the trophies; where it goes is the caller's business."""
    if piece in game.perch:
        off_perch(game, piece)
    elif piece in game.trophies:
        game.trophies.remove(piece)
        game.look_over()
    else:
        lift(game, [piece])


def foe_back(game: Parlor, foe: Piece) -> None:
    """FR-RULING-85, FR-RULING-162 A Foe goes face-down into the pile it sat on, which is shuffled."""
    if foe in game.perch:
        off_perch(game, foe)
    if has_pile(game, foe):
        shuffle_into(game, foe.pile, foe.number, foe.kind)
    else:
        game.heap.append(entry(foe.number, foe.kind))


def has_pile(game: Parlor, foe: Piece) -> bool:
    """Is the pile that a Foe sits on, or came from, still in the game?"""
    return foe.pile < FIRST_DECK or not game.is_absent(foe.pile - FIRST_DECK)


# Control


def control(game: Parlor, piece: Piece, seat: int, until: int, source: int) -> None:
    """FR-RULING-33 A player takes control of a card."""
    lay(game, L_CONTROL, piece.uid, seat, until, seat, source)
    if piece in game.perch:  # FR-RULING-86, FR-RULING-129 befriended: everything on it stays
        game.perch.remove(piece)
        game.board.append(piece)
        piece.turn = game.turn
    refresh_control(game, piece)
    game.look_over()


def refresh_control(game: Parlor, piece: Piece) -> None:
    """FR-RULING-65 The newest control effect still running says who controls a card, else who put it there."""
    seat = piece.base
    for effect in game.lasting:
        if effect.what == L_CONTROL and effect.on == piece.uid:
            seat = effect.amount
    if seat == piece.seat:
        return
    if seat == NONE:
        perch_again(game, piece)
    elif game.is_absent(seat):
        leave_game(game, piece)
    else:
        piece.seat = seat
        rule = "FR-RULING-65"
        game.cite("FR-RULING-71")
        if game.keys[K_CONTROL_RESETS]:
            piece.turn = game.turn
            rule = "FR-RULING-71"
        game.log_event(rule, CONTROL, seat, piece.number)


def perch_again(game: Parlor, foe: Piece) -> None:
    """FR-RULING-86 No control effect is left on a befriended Foe: it perches where it came from, without PERCH."""
    foe.seat = NONE
    game.board.remove(foe)
    if not has_pile(game, foe):
        forget(game, foe)
        to_heap(game, foe.number, foe.kind, "FR-RULING-86")
        release_under(game, foe)
    else:
        game.perch.append(foe)
        game.log_event("FR-RULING-86", FOE_RETURNED, foe.number, CHOOSE_PILE.code(foe.pile))
    game.look_over()


def leave_game(game: Parlor, piece: Piece) -> None:
    """FR-RULING-107 A card of somebody who has left goes out of the game when nobody else holds it any more."""
    lift(game, [piece])
    to_removed(game, piece.number, piece.kind, "FR-RULING-107")
    for card in piece.under:
        if card.down is not None:
            for hidden in card.down.all_cards():
                game.gone.put(hidden)
        else:
            to_removed(game, card.number, card.kind, "FR-RULING-107")
    piece.under = ()
