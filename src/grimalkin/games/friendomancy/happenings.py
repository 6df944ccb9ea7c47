"""What happens sets off the texts that wait for it. FR-RULING-56 to -60, -124."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimalkin.games.friendomancy import context as ctx
from grimalkin.games.friendomancy.kinds import (
    AT_ANY,
    AT_FOE,
    AT_PLAYER,
    AT_SELF,
    AT_YOU,
    ATTACKS,
    DRAWN,
    FOE,
    FROM_POOL,
    FROM_THIS_PILE,
    NONE,
    OF_MARKED,
    OTHERS,
    POOL_COUNT,
    START,
    UNDER_START,
    YOURS,
)
from grimalkin.games.friendomancy.printed import Ability
from grimalkin.games.friendomancy.script import script
from grimalkin.games.friendomancy.state import Parlor, Piece
from grimalkin.games.friendomancy.values import fits
from grimalkin.kit.triggers import set_off

STARTS: Final = 1 << START | 1 << UNDER_START


@mypyc_attr(acyclic=True, free_list_len=1)
class Happening:
    """Something that happened, for the texts that wait for it. No state holds it."""

    def __init__(self, trigger: int, player: int) -> None:
        self.trigger = trigger
        self.player = player  # who did it, or to whom it happened
        self.piece: Piece | None = None  # the card that it is about
        self.alone = False  # only that card hears it
        self.new: Piece | None = None  # FR-RULING-60 the card that came by it, which does not hear it
        self.pile = NONE
        self.at_seat = NONE
        self.at: Piece | None = None
        # "that card" for what is set off, as the context holds it
        self.card = 0
        self.kind = NONE
        self.tribes = 0


def is_heard(game: Parlor, trigger: int) -> bool:
    """Does some text on the table wait for it?"""
    return bool(game.hears & (STARTS if trigger == START else 1 << trigger))


def happen(game: Parlor, what: Happening) -> None:
    """FR-RULING-57 The active player's texts first, then by turn order, each player's by arrival, then perched
    Foes'."""
    trigger = what.trigger
    if not is_heard(game, trigger):
        return
    if what.alone:
        assert what.piece is not None
        hear(game, what, what.piece)
        return
    bits = game.box.hears
    waiting: list[Piece] = []
    for piece in game.board:
        if (bits[piece.kind] >> trigger & 1 or (trigger == START and piece.under)) and piece is not what.new:
            waiting.append(piece)
    if len(waiting) == 1 and not game.absent:
        hear_both(game, what, waiting[0])
    elif waiting:
        for seat in game.from_active():
            for piece in waiting:
                if piece.seat == seat:
                    hear_both(game, what, piece)
    for foe in game.perch:
        hear(game, what, foe)


def hear_both(game: Parlor, what: Happening, listener: Piece) -> None:
    """A card on the Board, and at the start of its controller's turn what lies under it."""
    hear(game, what, listener)
    if what.trigger == START and listener.under and listener.seat == what.player:
        hear_under(game, what, listener)


def hear(game: Parlor, what: Happening, listener: Piece) -> None:
    box = game.box
    trigger = what.trigger
    if not box.hears[listener.kind] >> trigger & 1:
        return
    if listener.seat != NONE and box.types[listener.kind] == FOE:
        return  # FR-RULING-86 the abilities of a befriended Foe sleep
    card = box.cards[listener.kind]
    for index in card.by_trigger[trigger]:
        ability = card.abilities[index]
        if not is_waited_for(game, ability, what, listener):
            continue
        if ability.first:  # FR-RULING-124
            if listener.firsts >> index & 1:
                continue
            listener.firsts |= 1 << index
        context = ctx.context(listener.uid, what.card, what.player, what.kind, what.tribes)
        if trigger == START and ability.who == OF_MARKED:
            context = ctx.with_player(context, listener.marked_seat)
        set_off(game, listener.seat, script(listener.kind, index, listener.seat, context))


def hear_under(game: Parlor, what: Happening, host: Piece) -> None:
    """FR-RULING-57 The text of a card under another counts with its host."""
    for under in host.under:
        if under.down is None:
            for index in game.box.cards[under.kind].by_trigger[UNDER_START]:
                context = ctx.context(host.uid, 0, host.seat)
                set_off(game, host.seat, script(under.kind, index, host.seat, context))


def is_waited_for(game: Parlor, ability: Ability, what: Happening, listener: Piece) -> bool:
    """FR-RULING-124 The pattern in a trigger's brackets is read when the event happens."""
    if what.alone:
        return True
    you = listener.seat
    if ability.names_player:
        if ability.who == YOURS:
            if you != what.player:
                return False
        elif ability.who == OTHERS:
            if you == what.player:
                return False
        elif ability.who == OF_MARKED and listener.marked_seat != what.player:
            return False
    if ability.about_self:
        if what.piece is not listener:
            return False
    elif ability.what is not None:
        assert what.piece is not None
        if not fits(game, ability.what, what.piece, you, listener.uid, False):
            return False
    if what.trigger == DRAWN:
        return drawn_where(ability, what, listener)
    if what.trigger == ATTACKS:
        return against(game, ability.at, what, listener)
    return True


def drawn_where(ability: Ability, what: Happening, listener: Piece) -> bool:
    if ability.drawn_from == FROM_POOL:
        return what.pile < POOL_COUNT
    return ability.drawn_from != FROM_THIS_PILE or what.pile == listener.pile


def against(game: Parlor, at: int, what: Happening, listener: Piece) -> bool:
    """Whom an attack is against, as a text names it."""
    if at == AT_ANY:
        return True
    if at == AT_SELF:
        return what.at is listener
    if at == AT_FOE:
        return what.at is not None and game.is_perched(what.at)
    if at == AT_PLAYER:
        return what.at_seat != NONE
    if what.at_seat == listener.seat:
        return True
    return at != AT_YOU and what.at is not None and what.at.seat == listener.seat and listener.seat != NONE


def to_all(game: Parlor, trigger: int, player: int) -> None:
    """Something that is about a player and nothing else: a turn begins or ends, cards were added."""
    if is_heard(game, trigger):
        happen(game, Happening(trigger, player))


def to_itself(game: Parlor, trigger: int, piece: Piece, player: int) -> None:
    """Something that only the card itself tells: it attacked, it hit somebody, it perched."""
    if is_heard(game, trigger):
        what = Happening(trigger, player)
        what.piece = piece
        what.alone = True
        happen(game, what)
