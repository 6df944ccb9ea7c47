"""What a choice would do, as far as the seat can know."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import Ask
from grimalkin.core.view import Fact
from grimalkin.games.cauldron.round import Fire
from grimalkin.games.cauldron.scoring import SPOON_POINTS, is_hot_enough
from grimalkin.games.cauldron.state import PURR, SPOON, THROW, Brew
from grimalkin.kit.foresight import Foresight, percent


class BrewForesight(Foresight[Brew]):
    def can_say(self, ask: Ask[Any]) -> bool:
        return True  # what a herb scores does not depend on what others throw

    def facts(self, masked: Brew, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
        if option in THROW:
            herb = masked.herbs.all[THROW.one(option)]
            faces = Fire().sides()
            hot = len([face for face in range(1, faces + 1) if is_hot_enough(herb, face)])
            return [Fact("chance", percent(hot / faces)), Fact("scores", herb.value)]
        if option == SPOON:
            return [Fact("scores", SPOON_POINTS)]
        if option == PURR:
            return [Fact("calm", max(1, masked.calm[masked.teams[seat]]))]
        return []


FORESIGHT: Final = BrewForesight()
