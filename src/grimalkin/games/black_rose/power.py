"""Power Points and the Moon. BR-MOON, BR-GEN-11."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.core.piles import EVERYONE, card_of, public
from grimalkin.games.black_rose.events import CROWNED, GAINED, LOST, MOON, PERSONAL_SPELL, ROSE_GAINED
from grimalkin.games.black_rose.kinds import AVAILABLE, MOONS, ROSE
from grimalkin.games.black_rose.lodge import CENTRE
from grimalkin.games.black_rose.state import Lodge

MARKS: Final = [6, 18]  # BR-MOON-01
END_AT: Final = 30  # BR-CLEAN-08


def points_of(game: Lodge, contestant: int) -> int:
    return game.rose_pp if contestant == ROSE else game.mages[contestant].pp


def gain(game: Lodge, contestant: int, amount: int, rule: str) -> None:
    """A contestant gains Power Points; the Moon is looked at before the next instruction (BR-MOON-02)."""
    if amount <= 0:
        return
    if contestant == ROSE:
        game.rose_pp += amount
        game.log_event(rule, ROSE_GAINED, amount, game.rose_pp)
    else:
        mage = game.mages[contestant]
        mage.pp += amount
        for cast in game.casts:
            if cast.seat == contestant:
                cast.gained += amount
        game.log_event(rule, GAINED, contestant, amount, mage.pp)
    if game.moon < MOONS and points_of(game, contestant) >= MARKS[game.moon - 1]:
        game.then(MOON_CHECK)


def lose(game: Lodge, seat: int, amount: int, rule: str) -> int:
    """BR-GEN-11 A loss takes what is there; the answer is how much that was."""
    mage = game.mages[seat]
    taken = min(amount, mage.pp)
    if taken > 0:
        mage.pp -= taken
        game.log_event(rule, LOST, seat, taken, mage.pp)
    return taken


def steal(game: Lodge, thief: int, seat: int, amount: int, rule: str) -> int:
    """BR-GEN-11 The thief gains only what was taken."""
    taken = lose(game, seat, amount, rule)
    gain(game, thief, taken, rule)
    return taken


def take_crown(game: Lodge, seat: int, rule: str) -> None:
    """BR-GEN-15 A new Crown holder counts for whatever begins after the change."""
    if game.crown != seat:
        game.crown = seat
        game.log_event(rule, CROWNED, seat)


class MoonCheck(Step[Lodge]):
    """BR-MOON-02 A change is resolved at once, in the middle of any phase; two of them one after the other.

    Also BR-MOON-06, BR-RULING-72.
    """

    id: ClassVar[str] = "moon_check"
    rule: ClassVar[str] = "BR-MOON-02"

    def run(self, game: Lodge) -> None:
        most = max([game.rose_pp, *[mage.pp for mage in game.mages]])
        while game.moon < MOONS and most >= MARKS[game.moon - 1]:
            change_moon(game)


def change_moon(game: Lodge) -> None:
    """BR-MOON-03 to -06 The decks in use change, each Mage takes a personal spell, the Black Rose Room opens."""
    game.moon += 1
    game.log_event("BR-MOON-01", MOON, game.moon)
    for seat in game.from_crown():
        mage = game.mages[seat]
        if mage.waiting:
            mage.waiting -= 1
            kind = game.card_of(mage).spell
            game.hands[seat].put(card_of(kind, 0, EVERYONE))
            game.log_event("BR-MOON-04", PERSONAL_SPELL, seat, public(kind))
    if game.moon == 2 and not game.is_destroyed(CENTRE):
        game.tokens[CENTRE] = AVAILABLE


MOON_CHECK: Final = MoonCheck()
