"""What a Judge's permit reaches: acts that are listed and refused, never a cost. FR-RULING-150."""

from __future__ import annotations

from typing import Any

from grimalkin.core.agenda import Ask
from grimalkin.games.friendomancy.attack import AskTarget, forbids_attacker
from grimalkin.games.friendomancy.codes import ADD_NONE, AT_CARD, AT_SEAT, ATTACK, CODES, PLAY
from grimalkin.games.friendomancy.kinds import FOE, FRIEND
from grimalkin.games.friendomancy.play import forbids_act, is_act
from grimalkin.games.friendomancy.state import Parlor, Piece
from grimalkin.games.friendomancy.turn import AskMain


def can_permit(game: Parlor, ask: Ask[Any], seat: int, act: int, rest: list[str]) -> bool:
    """Can a ruling let a player do this here? What comes after it must then be possible, too."""
    if act == ADD_NONE:  # FR-RULING-158
        return True
    if isinstance(ask, AskTarget):
        piece = game.piece(ask.attacker)
        return piece is not None and is_target(game, piece, act)
    if not isinstance(ask, AskMain):
        return False
    if act in ATTACK:
        return can_attack_by_ruling(game, seat, ATTACK.one(act) + 1, rest)
    if act in PLAY:
        return ask.forbids(game, seat, act) == "FR-RULING-62"  # a cost is never lifted
    return is_act(act) and can_use_again(game, seat, act)


def can_attack_by_ruling(game: Parlor, seat: int, number: int, rest: list[str]) -> bool:
    """A Friend that arrived this turn, or has attacked, or is kept from it, against a target that is there."""
    piece = game.numbered(number)
    if piece is None or piece.seat != seat:
        return False
    if not rest:  # then it must find a target by the rules
        return forbids_attacker(game, piece) in ("FR-ATTACK-06", "FR-RULING-67") and has_any_target(game, piece)
    target = CODES.by_text.get(rest[0], -1)
    return len(rest) == 1 and (target in AT_SEAT or target in AT_CARD) and is_target(game, piece, target)


def has_any_target(game: Parlor, piece: Piece) -> bool:
    return bool(AskTarget(piece.seat, piece.uid).options(game, piece.seat))


def is_target(game: Parlor, piece: Piece, act: int) -> bool:
    """Another player who is here, another player's Friend, or a perched Foe."""
    if act in AT_SEAT:
        seat = AT_SEAT.one(act)
        return seat < len(game.hands) and seat != piece.seat and not game.is_absent(seat)
    if act not in AT_CARD:
        return False
    target = game.numbered(AT_CARD.one(act) + 1)
    if target is None or target.seat == piece.seat:
        return False
    return game.type_of(target) == FRIEND or game.box.types[target.kind] == FOE


def can_use_again(game: Parlor, seat: int, act: int) -> bool:
    """An ability that has been used this turn and could be used but for that."""
    twin = game.copy()
    for piece in twin.board:
        piece.acts = 0
    twin.acted = ()
    return forbids_act(twin, seat, act) == ""
