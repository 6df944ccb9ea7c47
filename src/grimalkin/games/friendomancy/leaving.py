"""A player leaves, and the others play on. FR-RULING-107, -157, -162."""

from __future__ import annotations

from grimalkin.core.piles import Pile
from grimalkin.core.state import DRAWN
from grimalkin.games.friendomancy.events import LEFT
from grimalkin.games.friendomancy.kinds import FIRST_DECK, L_CONTROL, NONE
from grimalkin.games.friendomancy.places import (
    leave_game,
    off_perch,
    perch_again,
    refresh_control,
    release_under,
    to_heap,
    to_removed,
)
from grimalkin.games.friendomancy.setup import AskTurnOrder
from grimalkin.games.friendomancy.state import ROUND_STEP, SETUP, Parlor
from grimalkin.games.friendomancy.values import seat_key
from grimalkin.kit.triggers import drop_triggers


def leave_table(game: Parlor, seat: int) -> None:
    """FR-RULING-107 Everything of the leaver goes out of the game, without texts that wait for it."""
    if game.step == SETUP and not is_opening(game):
        game.end("FR-RULING-107", DRAWN, [0] * len(game.hands))
        return
    game.log_event("FR-RULING-107", LEFT, seat)
    drop_triggers(game, seat)
    take_out(game, game.hands[seat])
    take_out(game, game.decks[seat])
    if game.is_aside_of(seat):
        take_out(game, game.aside)
    game.removed.extend(game.discards[seat])
    game.discards[seat] = []
    foes_of_deck(game, FIRST_DECK + seat)
    let_go(game, seat)
    for piece in [piece for piece in game.board if piece.seat == seat]:
        if game.is_foe(piece):
            perch_again(game, piece)
        else:
            leave_game(game, piece)
    for piece in [piece for piece in game.casting if piece.seat == seat]:  # FR-RULING-157
        game.casting.remove(piece)
        to_removed(game, piece.number, piece.kind, "FR-RULING-157")
    for piece in [piece for piece in game.trophies if piece.seat == seat]:
        game.trophies.remove(piece)
        to_removed(game, piece.number, piece.kind, "FR-RULING-107")
        release_under(game, piece)
    for piece in [*game.board, *game.perch]:
        if piece.marked_seat == seat:
            piece.marked_seat = NONE
    if game.step == ROUND_STEP and game.active == seat:  # FR-RULING-133
        game.active = game.next_after(seat)
    game.look_over()


def is_opening(game: Parlor) -> bool:
    """S6: all Decks are drawn and all Foes hidden, and the Judge is asked for the turn order."""
    for step in game.agenda:
        if isinstance(step, AskTurnOrder):
            return True
    return False


def take_out(game: Parlor, pile: Pile) -> None:
    """FR-RULING-162 What leaves unseen stays unseen."""
    for card in pile.all_cards():
        game.gone.put(card)
    pile.cards = []
    pile.top = ()
    pile.bottom = ()


def foes_of_deck(game: Parlor, pile: int) -> None:
    """Foes that lurk at or perch on the leaver's Deck go to the Foe Heap."""
    for foe in [foe for foe in game.lurk if foe.pile == pile]:
        game.lurk.remove(foe)
        to_heap(game, foe.number, foe.kind, "FR-RULING-107")
    for foe in [foe for foe in game.perch if foe.pile == pile]:
        off_perch(game, foe)
        to_heap(game, foe.number, foe.kind, "FR-RULING-107")
        release_under(game, foe)


def let_go(game: Parlor, seat: int) -> None:
    """FR-RULING-65 Cards that the leaver held only by a control effect go back; what lay on the leaver ends."""
    held = [effect for effect in game.lasting if effect.what == L_CONTROL and effect.amount == seat]
    game.lasting = tuple([e for e in game.lasting if e not in held and e.on != seat_key(seat)])
    for effect in held:
        piece = game.piece(effect.on)
        if piece is not None:
            refresh_control(game, piece)
