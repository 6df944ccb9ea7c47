"""Cards that are legal and yet hardly meant."""

from __future__ import annotations

from grimalkin.core.cards import Card, Note, in_set
from grimalkin.games.mythic_arena.card_effects import Call, Charge
from grimalkin.games.mythic_arena.printed import BattlePower, ElythCard, PetCard, verbs_of


def notes(cards: list[Card]) -> list[Note]:
    there = in_set(cards)
    called = [verb.kind for card in there for verb in verbs_of(card) if isinstance(verb, Call)]
    found: list[Note] = []
    for card in there:
        if isinstance(card, PetCard):
            found += [Note(card.key, what) for what in odd_pet(card, card.number in called)]
        elif isinstance(card, ElythCard) and not card.passives and not card.flying and not card.regeneration:
            found.append(Note(card.key, "this Elyth does nothing: it has no Passive, no Flying and no Regeneration"))
    for card in there:
        same = [other.key for other in there if other.name == card.name and other.number < card.number]
        if same:
            said = f"it is called '{card.name}' as {same[0]} is, so no deck can have both (MA-DECK-04)"
            found.append(Note(card.key, said))
    return found


def odd_pet(pet: PetCard, called: bool) -> list[str]:
    found: list[str] = []
    if not pet.powers:
        found.append("this Pet has no Battle Power, so it can never strike in battle")
    for power in pet.powers:
        if does_nothing(power):
            found.append(f"the Battle Power '{power.name}' deals no damage and does nothing else")
    charges = any(isinstance(verb, Charge) for verb in verbs_of(pet))
    for unique in pet.uniques:
        if unique.pay and not charges:
            found.append(f"the Unique Power '{unique.name}' takes Charge counters off, and nothing puts any on it")
    if pet.token and not called:
        found.append("no card calls this token, so it never comes into play")
    return found


def does_nothing(power: BattlePower) -> bool:
    return power.damage < 0 and not power.copies and not power.script.verbs
