"""Cards that are legal and yet hardly meant."""

from __future__ import annotations

from grimalkin.core.cards import Card, Note, in_set
from grimalkin.games.friendomancy.kinds import CURSE, FOE, LOOT, LOOT_STATIC, MAGIC, PLAY
from grimalkin.games.friendomancy.printed import Printed


def notes(cards: list[Card]) -> list[Note]:
    found: list[Note] = []
    for card in in_set(cards):
        if isinstance(card, Printed):
            found += [Note(card.key, what) for what in odd(card)]
    return found


def odd(card: Printed) -> list[str]:
    if card.type == MAGIC and not card.by_trigger[PLAY]:
        return ["this spell does nothing when it is cast, and then it is spent"]
    if card.type == CURSE and not card.abilities:
        return ["this Curse stays and does nothing"]
    if card.type == FOE and not card.by_trigger[LOOT] and not card.by_trigger[LOOT_STATIC]:
        return ["this Foe leaves no Loot"]
    if card.type == FOE and not card.power:
        return ["this Foe has no Power, so it is Defeated as soon as it perches, and nobody gets its Loot"]
    return []
