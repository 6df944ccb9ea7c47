"""Whom an effect is for, and how long it lasts."""

from __future__ import annotations

from typing import Final

from grimalkin.core.cards import THE
from grimalkin.games.familiars_and_foes.effect import QuestEffect
from grimalkin.games.familiars_and_foes.kinds import (
    A_FAMILIAR,
    A_FOE,
    ENDANGERED,
    FOES_TURN,
    SELF,
    TARGET,
    WHEN_USED,
    WITHOUT_ARTIFACT,
)
from grimalkin.games.familiars_and_foes.state import ON_FOE, TEAM, Quest

# durations in card files, in the order of the vocabulary
DURATIONS: Final = ["that roll", "next roll", "next hit", "foes turn", "triggered"]
THAT_ROLL: Final = 0
FOR_NEXT_ROLL: Final = 1
FOR_NEXT_HIT: Final = 2
FOR_FOES_TURN: Final = 3
FOR_TRIGGERED: Final = 4


def receivers(game: Quest, effect: QuestEffect[Quest], seat: int, other: int) -> list[int]:
    """The seats that an instant effect is for: the Standing ones alone (FF-RULING-122)."""
    to = effect.to
    if to is None or (to.how == THE and to.among == SELF):
        return [seat]
    if to.how == THE and to.among == ENDANGERED:
        return [game.endangered]
    if not effect.each():
        return [other]
    found = [one for one in game.seats_in_order() if game.standing(one)]
    if to.where == WITHOUT_ARTIFACT:
        return [one for one in found if not game.familiars[one].artifacts]
    return found


def named_seat(effect: QuestEffect[Quest], seat: int, other: int) -> int:
    """The Familiar that an effect is for: the one that was named, else the user."""
    return other if effect.names() == A_FAMILIAR else seat


def helped(game: Quest, effect: QuestEffect[Quest], seat: int, other: int) -> list[int]:
    """The Standing Familiars that an effect would help."""
    named = named_seat(effect, seat, other)
    return [one for one in range(len(game.familiars)) if game.familiars[one].hp and (effect.each() or one == named)]


def place_of(game: Quest, effect: QuestEffect[Quest], seat: int, other: int) -> int:
    """Where an effect that lasts lies: on the team, a Familiar or a Foe."""
    to = effect.to
    if to is None or effect.each():
        return TEAM
    if to.how == THE and to.among == SELF:
        return seat
    if (to.how == THE and to.among == TARGET) or effect.names() == A_FOE:
        return ON_FOE + other
    return other


def end_of(kind: int) -> int:
    return FOES_TURN if kind in (FOR_FOES_TURN, FOR_NEXT_HIT) else WHEN_USED
