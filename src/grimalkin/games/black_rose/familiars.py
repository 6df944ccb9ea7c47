"""Familiars: their Modes as stored state, and the moments at which Modes are read again. BR-FAM, BR-FAMGUARD."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.games.black_rose.kinds import HUNTING
from grimalkin.games.black_rose.movement import return_to_guard
from grimalkin.games.black_rose.state import Lodge


class Checkpoint(Step[Lodge]):
    """BR-RULING-14 A Hunting Familiar in the room of its Mage guards again.

    Also BR-FAM-03, BR-FAM-04, BR-FAMHUNT-01, BR-RULING-13, BR-FAMGUARD-03.
    """

    id: ClassVar[str] = "checkpoint"
    rule: ClassVar[str] = "BR-FAMGUARD-03"

    def run(self, game: Lodge) -> None:
        if not game.packs:
            return
        for evocation in game.evocations:
            if evocation.mode == HUNTING and evocation.place == game.mages[evocation.owner].place:
                return_to_guard(game, evocation.owner, "BR-FAMGUARD-03")


CHECKPOINT: Final = Checkpoint()
