"""When an attack unlocks a Ballyhoo, and who may attempt it (chapter BALLY; spec 5.5)."""

from __future__ import annotations

from grimalkin.games.familiars_and_foes.kinds import LAST_BEGINNER, NO_BALLYHOO
from grimalkin.games.familiars_and_foes.state import Quest


def unlocked(game: Quest) -> bool:
    """FF-BALLY-01, FF-RULING-28 A Physical Attack or Beginner Attack Spell struck its Foe, which is still there.

    FF-BALLY-11 Advanced Spells unlock none.

    FF-BALLY-12 What was used on it may rule it out, so may a restriction or the Foe itself (FF-RULING-40). It is no
    spell, so `no_magic` does not (FF-RULING-62).
    """
    roll = game.roll
    if roll.kind > LAST_BEGINNER or not roll.ballyhoo or not roll.struck >> roll.slot & 1:
        return False
    foe = game.foes[roll.slot]
    return foe.hp > 0 and game.attempts < foe.card.ballyhoo_limit and not game.restricted(NO_BALLYHOO)


def may_attempt(game: Quest, seat: int) -> bool:
    """FF-BALLY-09, FF-BALLY-10 Once a turn, and not on the own attack. MP are looked at apart."""
    return game.standing(seat) and seat != game.active and not game.attempted >> seat & 1


def eligible(game: Quest) -> int:
    """FF-BALLY-02 Bits of the seats that can attempt it now, for 1 MP."""
    seats = 0
    for seat in range(len(game.familiars)):
        if may_attempt(game, seat) and game.familiars[seat].mp:
            seats |= 1 << seat
    return seats


def lacks_only_mp(game: Quest) -> bool:
    """Could some seat attempt a Ballyhoo now but for its 0 MP? Then MP restored at W-AFTER matter (5.3)."""
    if not unlocked(game):
        return False
    for seat in range(len(game.familiars)):
        if may_attempt(game, seat) and not game.familiars[seat].mp:
            return True
    return False
