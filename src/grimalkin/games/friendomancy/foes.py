"""Foes: shown, lurking, perched, worn, Defeated, and their Loot. FR-FOE, FR-RULING-78 to -98, -129 to -131, -161."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.core.piles import public
from grimalkin.games.friendomancy import context as ctx
from grimalkin.games.friendomancy.codes import CHOOSE_PILE
from grimalkin.games.friendomancy.events import DEFEATED, FOE_MOVED, FOE_SHOWN, PERCHED
from grimalkin.games.friendomancy.happenings import to_itself
from grimalkin.games.friendomancy.kinds import LOOT, NONE, PERCH
from grimalkin.games.friendomancy.places import fall, off_perch, release_under, to_heap
from grimalkin.games.friendomancy.script import script
from grimalkin.games.friendomancy.state import K_FOE_DEFEAT, Parlor, Piece
from grimalkin.games.friendomancy.values import power_of
from grimalkin.kit.triggers import RUN_TRIGGERS, set_off


def show_foe(game: Parlor, kind: int, pile: int, rule: str) -> None:
    """FR-RULING-78 A Foe that turns up is shown to all and lurks beside its pile until the turn ends."""
    foe = Piece(game.new_uid(), game.new_number(), kind, NONE, NONE)
    foe.pile = pile
    game.lurk.append(foe)
    game.log_event(rule, FOE_SHOWN, public(kind), CHOOSE_PILE.code(pile))


class PerchAll(Step[Parlor]):
    """FR-FOE-05, FR-RULING-161 Every lurking Foe perches, in the order in which they were shown; then their PERCH
    texts.

    FR-RULING-30, FR-RULING-97 It is repeated until none lurks.
    """

    id: ClassVar[str] = "perch_all"
    rule: ClassVar[str] = "FR-RULING-161"

    def run(self, game: Parlor) -> None:
        if not game.lurk:
            return
        foes = game.lurk
        game.lurk = []
        for foe in foes:
            game.perch.append(foe)
            foe.turn = game.turn
            game.log_event("FR-FOE-05", PERCHED, foe.number, CHOOSE_PILE.code(foe.pile))
        game.look_over()
        for foe in foes:
            to_itself(game, PERCH, foe, game.active)
        game.then(CHECK_FOES, RUN_TRIGGERS, self)


def check_foes(game: Parlor) -> None:
    """FR-FOE-12, FR-RULING-56 Foes at Power 0 or less are Defeated, in the order of perching."""
    again = True
    while again:
        again = False
        for foe in game.perch:
            if power_of(game, foe) <= 0:
                defeat(game, foe, foe.blame)
                again = True
                break


class CheckFoes(Step[Parlor]):
    """FR-FOE-12 A Foe whose Power falls to 0 or less is Defeated."""

    id: ClassVar[str] = "check_foes"
    rule: ClassVar[str] = "FR-FOE-12"

    def run(self, game: Parlor) -> None:
        check_foes(game)


def defeat(game: Parlor, foe: Piece, winner: int) -> None:
    """FR-FOE-13, FR-RULING-89, FR-RULING-90 The Foe goes beside its winner's Deck at once, and its Loot is queued."""
    off_perch(game, foe)
    if winner == NONE or game.is_absent(winner):
        to_heap(game, foe.number, foe.kind, "FR-RULING-89")
        release_under(game, foe)
        return
    foe.seat = winner
    game.trophies.append(foe)
    game.look_over()
    game.log_event("FR-FOE-13", DEFEATED, public(foe.kind), winner)
    loot = game.box.cards[foe.kind].by_trigger[LOOT]
    for index in loot:
        set_off(game, winner, script(foe.kind, index, winner, ctx.context(foe.uid, 0, winner)))
    if not loot:
        release_under(game, foe)
    else:
        set_off(game, winner, LootOver(foe.uid))


class LootOver(Step[Parlor]):
    """FR-RULING-90 When the Loot has been taken, what is still under the Foe leaves."""

    id: ClassVar[str] = "loot_over"
    rule: ClassVar[str] = "FR-RULING-90"

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def run(self, game: Parlor) -> None:
        foe = game.anywhere(self.foe)
        if foe is not None:
            release_under(game, foe)


def discard_cards(game: Parlor, pieces: list[Piece], by: int) -> None:
    """FR-RULING-84 A plain discard: cards of the Board fall, perched Foes go to the Foe Heap or are Defeated."""
    on_board = [piece for piece in pieces if not game.is_perched(piece)]
    perched = [piece for piece in pieces if game.is_perched(piece)]
    fall(game, on_board, False)
    for foe in perched:
        game.cite("FR-RULING-84")
        if game.keys[K_FOE_DEFEAT]:
            defeat(game, foe, by)
        else:
            off_perch(game, foe)
            to_heap(game, foe.number, foe.kind, "FR-RULING-84")
            release_under(game, foe)


def move_foe(game: Parlor, foe: Piece, pile: int) -> None:
    """FR-RULING-125 A perched Foe goes to another pile with everything on it, and keeps its place in the order."""
    foe.pile = pile
    game.log_event("FR-RULING-125", FOE_MOVED, foe.number, CHOOSE_PILE.code(pile))


CHECK_FOES: Final = CheckFoes()
PERCH_ALL: Final = PerchAll()
