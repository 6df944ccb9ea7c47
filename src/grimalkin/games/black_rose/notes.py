"""Cards that are legal and yet hardly meant."""

from __future__ import annotations

from grimalkin.core.cards import Card, Note, in_set
from grimalkin.games.black_rose.printed import EvocationCard, Spell


def notes(cards: list[Card]) -> list[Note]:
    found: list[Note] = []
    for card in in_set(cards):
        if isinstance(card, Spell):
            for side in card.sides:
                if side is not None and not side.script.verbs:
                    found.append(Note(card.key, f"its side '{side.name}' does nothing"))
        elif isinstance(card, EvocationCard) and not (card.movement or card.damage or card.texts):
            if not card.rite:
                found.append(Note(card.key, "it neither moves nor attacks nor has a text"))
    return found
