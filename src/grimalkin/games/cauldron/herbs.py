"""Herbs as they are printed. What a herb does is said by verbs (verbs.py); what it is, by cards/herbs.toml."""

from __future__ import annotations

from typing import Final

from grimalkin.core.cards import Card, Part, parts
from grimalkin.core.fields import Given
from grimalkin.core.library import Library
from grimalkin.kit.effects import DirectEffect, effects_of

TRIGGERS: Final = ["thrown", "rolled"]
THROWN: Final = 0  # after all thrown herbs have scored
ROLLED: Final = 1  # in the window after a roll of the fire


class Passive(Part):
    """What a herb does when its moment comes."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.on = given.number("on")
        self.verbs = effects_of(given, "do", DirectEffect)


class Herb(Card):
    """A herb: how many there are, what it scores, and how hot the fire must be for it."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = 0 if self.removed else given.number("count")
        self.value = given.number("value")
        self.heat = given.number("heat")
        self.passives: list[Passive] = [part for part in parts(given, "passive") if isinstance(part, Passive)]

    def waits_for(self, trigger: int) -> bool:
        return any(passive.on == trigger for passive in self.passives)


class Herbs:
    """All herbs of a library, by number."""

    key: Final = "herbs"  # in a snapshot this word stands for them: no game changes a herb

    def __init__(self, library: Library) -> None:
        self.all: list[Herb] = [card for card in library.cards if isinstance(card, Herb)]
        self.names = [herb.key for herb in self.all]
        # those that the window after a roll is for
        self.rolled = [herb.number for herb in self.all if herb.waits_for(ROLLED)]
        self.acts = [herb.waits_for(THROWN) for herb in self.all]
