"""When an attack unlocks a Ballyhoo, and who may attempt it (chapter BALLY)."""

from __future__ import annotations

from typing import Final

from grimalkin.games.familiars_and_foes.kinds import LAST_ATTACK, LAST_BEGINNER, NO_BALLYHOO
from grimalkin.games.familiars_and_foes.state import Quest

PRICE: Final = 1  # FF-BALLY-02


def forbids_ballyhoo(game: Quest) -> str:
    """The rule by which the attack that was made last unlocks no Ballyhoo; empty if it does.

    FF-RULING-28 A Physical Attack or Beginner Attack Spell struck its Foe, which is still there. A Ballyhoo is no
    spell, so `no_magic` does not matter (FF-RULING-62).
    """
    roll = game.roll
    if roll.kind > LAST_ATTACK:
        return "FF-RULING-28"
    if roll.kind > LAST_BEGINNER:
        return "FF-BALLY-11"
    if not roll.ballyhoo:
        if game.attempts:
            return "FF-BALLY-07"  # one has failed
        return "FF-RULING-63" if game.parts_kind else "FF-BALLY-12"
    if not roll.struck >> roll.slot & 1:
        return "FF-BALLY-01"
    foe = game.foes[roll.slot]
    if foe.hp <= 0:
        return "FF-RULING-60"
    if game.attempts >= foe.card.ballyhoo_limit:
        return "FF-RULING-40"
    return "FF-RULING-79" if game.restricted(NO_BALLYHOO) else ""


def unlocked(game: Quest) -> bool:
    return not forbids_ballyhoo(game)


def forbids_joining(game: Quest, seat: int) -> str:
    """The rule that keeps a seat from a Ballyhoo which others may attempt. MP are looked at apart."""
    if not game.standing(seat):
        return "FF-TERM-09"
    if seat == game.active:
        return "FF-BALLY-10"
    return "FF-BALLY-09" if game.attempted >> seat & 1 else ""


def may_attempt(game: Quest, seat: int) -> bool:
    return not forbids_joining(game, seat)


def forbids_attempt(game: Quest, seat: int) -> str:
    """The rule that keeps a seat from a Ballyhoo now; empty if none does."""
    if game.active < 0:
        return "FF-RULING-119"
    rule = forbids_ballyhoo(game) or forbids_joining(game, seat)
    if rule:
        return rule
    return "" if game.familiars[seat].mp >= PRICE else "FF-BALLY-02"


def eligible(game: Quest) -> int:
    """FF-BALLY-02 Bits of the seats that can attempt it now, for 1 MP."""
    seats = 0
    for seat in range(len(game.familiars)):
        if may_attempt(game, seat) and game.familiars[seat].mp >= PRICE:
            seats |= 1 << seat
    return seats


def lacks_only_mp(game: Quest) -> bool:
    """Could some seat attempt a Ballyhoo now but for its 0 MP? Then MP restored at W-AFTER matter (5.3)."""
    if not unlocked(game):
        return False
    for seat in range(len(game.familiars)):
        if may_attempt(game, seat) and game.familiars[seat].mp < PRICE:
            return True
    return False
