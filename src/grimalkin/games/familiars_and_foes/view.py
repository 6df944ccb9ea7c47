"""What a seat sees of Familiars and Foes: zones and facts, read from its mask. All see the same (spec 9)."""

from __future__ import annotations

from grimalkin.core.view import Fact, Zone
from grimalkin.games.familiars_and_foes.state import Quest


def zones(masked: Quest) -> list[Zone]:
    return []


def facts(masked: Quest) -> list[Fact]:
    return [Fact("wave", masked.wave), Fact("round", masked.round)]


def seat_facts(masked: Quest, seat: int) -> list[Fact]:
    familiar = masked.familiars[seat]
    return [Fact("hp", familiar.hp, familiar.mat.hp)]
