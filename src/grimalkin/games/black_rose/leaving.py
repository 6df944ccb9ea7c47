"""What leaves the Lodge: Mages who are put into their Cells, Evocations that go back to the supply. BR-CELL, BR-EVO."""

from __future__ import annotations

from typing import Final

from grimalkin.games.black_rose.events import EVOCATION_FELL, REMOVED, TO_CELL
from grimalkin.games.black_rose.kinds import EVOCATIONS, L_BARRED, L_HELD, L_NO_MOVE, L_ROOTED
from grimalkin.games.black_rose.kinds import TO_CELL as UNTIL_CELL
from grimalkin.games.black_rose.lodge import FIRST_CELL
from grimalkin.games.black_rose.pieces import Evocation
from grimalkin.games.black_rose.state import Lodge
from grimalkin.kit.lasting import LastingEffect, not_on

INHIBITIONS: Final = (L_NO_MOVE, L_HELD, L_ROOTED, L_BARRED)


def put_into_cell(game: Lodge, seat: int, rule: str) -> None:
    """BR-CELL-05 A Mage is put into the own Cell: Inhibition tokens end, and what lasts until then."""
    mage = game.mages[seat]
    mage.place = FIRST_CELL + seat
    mage.sent += 1
    guard = game.guard(seat)
    if guard is not None:
        guard.place = mage.place  # BR-RULING-22
    kept: list[LastingEffect] = []
    for effect in game.lasting:
        if effect.on != seat or (effect.until != UNTIL_CELL and effect.what not in INHIBITIONS):
            kept.append(effect)
    game.lasting = tuple(kept)
    game.log_event(rule, TO_CELL, seat)


def back_to_supply(game: Lodge, evocation: Evocation, defeated: bool, rule: str) -> None:
    """BR-EVO-09, BR-EVO-10, BR-FAMDEF-05 Card and miniature go back, without cubes; of a Familiar its token, too.

    A Familiar that has acted in this Evocations Phase is not new to it when it is summoned again (BR-FAMHUNT-05).
    """
    game.log_event(rule, EVOCATION_FELL if defeated else REMOVED, evocation.model())
    game.evocations.remove(evocation)
    game.supply[evocation.kind] += 1
    if evocation.mode and evocation.acted and game.phase == EVOCATIONS and evocation.kind not in game.spent_familiars:
        game.spent_familiars = (*game.spent_familiars, evocation.kind)
    game.lasting = not_on(game.lasting, evocation.model())
