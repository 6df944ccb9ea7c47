"""Herbs that are legal and yet hardly meant."""

from __future__ import annotations

from grimalkin.core.cards import Card, Note, in_set
from grimalkin.games.cauldron.herbs import Herb


def notes(cards: list[Card]) -> list[Note]:
    found: list[Note] = []
    for card in in_set(cards):
        if isinstance(card, Herb):
            if not card.count:
                found.append(Note(card.key, "its count is 0, so nobody ever draws it; 'removed = true' takes it away"))
            elif not card.value and not card.passives:
                found.append(Note(card.key, "it scores nothing and does nothing"))
    return found
