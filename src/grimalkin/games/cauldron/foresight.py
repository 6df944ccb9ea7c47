"""What a choice would do, as far as the seat can know."""

from __future__ import annotations

from grimalkin.core.view import Fact
from grimalkin.games.cauldron.round import Fire
from grimalkin.games.cauldron.scoring import SPOON_POINTS, is_hot_enough
from grimalkin.games.cauldron.state import PURR, ROOM, SPOON, THROW, Brew


def foresee(masked: Brew, seat: int, option: int) -> list[Fact]:
    if THROW <= option < THROW + ROOM:
        herb = masked.herbs.all[option - THROW]
        faces = Fire().sides()
        hot = len([face for face in range(1, faces + 1) if is_hot_enough(herb, face)])
        return [Fact("chance", round(100 * hot / faces)), Fact("scores", herb.value)]
    if option == SPOON:
        return [Fact("scores", SPOON_POINTS)]
    if option == PURR:
        return [Fact("calm", max(1, masked.calm[masked.teams[seat]]))]
    return []
