"""What a seat sees: zones, pieces and facts, read from its mask."""

from __future__ import annotations

from grimalkin.core.engine import waiting_ask
from grimalkin.core.piles import Pile, kind_of
from grimalkin.core.view import Fact, Piece, Zone
from grimalkin.games.mythic_arena.modifiers import modifiers
from grimalkin.games.mythic_arena.printed import CHOMP, CONSTRICT, STATUSES
from grimalkin.games.mythic_arena.state import (
    GOAL,
    HOLDS_BACK,
    LINES,
    NO_BATTLE,
    NONE,
    SEATS,
    STASIS,
    UNABLE,
    Arena,
    power_number,
)
from grimalkin.games.mythic_arena.values import hit_of, increase_of, miss_of, speed_of
from grimalkin.kit.effects import EffectAsk


def zones(masked: Arena) -> list[Zone]:
    shown: list[Zone] = []
    if masked.pool:
        pool = [Piece(f"pool.{masked.box.names[kind]}", masked.box.names[kind]) for kind in masked.pool]
        shown.append(Zone("pool", None, len(pool), pool))
    for seat in range(2):
        for line in range(3):
            row = [pet_piece(masked, number) for number in masked.row(seat, line)]
            shown.append(Zone(f"{LINES[line]}.{SEATS[seat]}", seat, len(row), row))
        items = [item_piece(masked, seat, item) for item in masked.items[seat]]
        shown.append(Zone(f"items.{SEATS[seat]}", seat, len(items), items))
        shown.append(pile_zone(masked, f"hand.{SEATS[seat]}", seat, masked.hand(seat)))
        pile = masked.resource(seat)
        shown.append(Zone(f"pile.{SEATS[seat]}", seat, len(pile), known_places(masked, seat, pile)))
        spent = [
            Piece(f"spent.{SEATS[seat]}.{masked.box.names[kind]}", masked.box.names[kind], seat)
            for kind in masked.spent[seat]
        ]
        shown.append(Zone(f"spent.{SEATS[seat]}", seat, len(spent), spent))
        removed = [
            Piece(f"removed.{SEATS[seat]}.{masked.box.names[kind]}", masked.box.names[kind], seat)
            for kind in masked.removed[seat]
        ]
        shown.append(Zone(f"removed.{SEATS[seat]}", seat, len(removed), removed))
        away = [number for number in range(len(masked.pets)) if masked.pets[number].line == STASIS]
        stasis = [pet_piece(masked, number) for number in away if masked.pets[number].seat == seat]
        shown.append(Zone(f"stasis.{SEATS[seat]}", seat, len(stasis), stasis))
        shown.append(pile_zone(masked, f"lead.{SEATS[seat]}", seat, masked.lead_pile(seat)))
        shown.append(pile_zone(masked, f"looking.{SEATS[seat]}", seat, masked.looking(seat)))
        deck = [
            Piece(f"deck.{SEATS[seat]}.{masked.box.names[kind]}", masked.box.names[kind], seat)
            for kind in masked.decks[seat]
        ]
        shown.append(Zone(f"deck.{SEATS[seat]}", seat, len(deck), deck))
    return shown


def pile_zone(masked: Arena, name: str, seat: int, pile: Pile) -> Zone:
    pieces = [card_piece(masked, name, seat, card) for card in pile.all_cards()]
    return Zone(name, seat, len(pieces), pieces)


def known_places(masked: Arena, seat: int, pile: Pile) -> list[Piece]:
    """The cards at the bottom that this seat has put there."""
    name = f"pile.{SEATS[seat]}"
    return [card_piece(masked, name, seat, card) for card in [*pile.top, *pile.bottom] if card >= 0]


def card_piece(masked: Arena, zone: str, seat: int, card: int) -> Piece:
    if card < 0:
        return Piece(zone, None, seat)
    return Piece(f"{zone}.{masked.box.names[kind_of(card)]}", masked.box.names[kind_of(card)], seat)


def item_piece(masked: Arena, seat: int, item: int) -> Piece:
    name = masked.box.names[item >> 4]
    card = masked.box.item[item >> 4]
    uses = card.uses if card is not None else 0
    return Piece(f"items.{SEATS[seat]}.{name}", name, seat, [Fact("uses", item & 0xF, uses)])


def pet_piece(masked: Arena, number: int) -> Piece:
    """A pet with its values now, its statuses, and its part in the battle."""
    pet = masked.pets[number]
    facts = [
        Fact("hp", pet.hp(), pet.health),
        Fact("speed", speed_of(masked, number)),
        Fact("hit", hit_of(masked, number)),
        Fact("miss", miss_of(masked, number)),
    ]
    if increase_of(masked, number):
        facts.append(Fact("damage", increase_of(masked, number)))
    if pet.elyth != NONE:
        facts.append(Fact("elyth", masked.box.names[pet.elyth]))
    if pet.charges:
        facts.append(Fact("charges", pet.charges))
    for hold in (CHOMP, CONSTRICT):
        if pet.giver(hold) != NONE:
            facts.append(Fact("held_by", masked.piece_name(pet.giver(hold))))
    facts += battle_facts(masked, number)
    tokens = {STATUSES[status]: pet.counters(status) for status in range(len(STATUSES)) if pet.counters(status)}
    return Piece(masked.piece_name(number), pet.card.key, pet.seat, facts, tokens, modifiers(masked, number))


def battle_facts(masked: Arena, number: int) -> list[Fact]:
    place = masked.slot_of(number)
    if place == NONE:
        return []
    slot = masked.slots[place]
    facts = [Fact("role", "attacker" if slot.attacks else "blocker")]
    if slot.opponent != NONE and masked.slots[slot.opponent].pet != NONE:
        facts.append(Fact("against", masked.piece_name(masked.slots[slot.opponent].pet)))
    attacker = place if slot.attacks else slot.opponent
    if attacker != NONE:
        facts.append(Fact("duel", duel_number(masked, attacker)))
    if slot.power >= 0:
        facts.append(Fact("power", masked.box.powers[power_number(slot.power)].id))
    elif slot.power == UNABLE:
        facts.append(Fact("power", "unable"))
    elif slot.power == HOLDS_BACK:
        facts.append(Fact("power", "hold"))
    if slot.acted:
        facts.append(Fact("acted", 1))
    return facts


def duel_number(masked: Arena, attacker: int) -> int:
    """Attackers are numbered as they were named; a Blocker has the number of whom it blocks."""
    return sum(slot.attacks for slot in masked.slots[: attacker + 1])


def phase(masked: Arena) -> str:
    """The battle, or the part of the game around it."""
    if masked.stage != NO_BATTLE:
        return "battle"
    if not masked.turn:
        return "opening"
    return "turn"


def facts(masked: Arena) -> list[Fact]:
    shown = [Fact("turn", masked.turn), Fact("lead", SEATS[masked.lead])] if masked.turn else []
    if masked.stage != NO_BATTLE:
        shown.append(Fact("die", masked.die, 20))
    if masked.rules.best_of_3:
        shown.append(Fact("game", masked.game))
    ask = waiting_ask(masked)
    if isinstance(ask, EffectAsk):
        shown.append(Fact("effect", ask.use.script.key.partition(".")[0]))  # the card has been shown
    return shown


def seat_facts(masked: Arena, seat: int) -> list[Fact]:
    shown = [Fact("vp", masked.vp[seat], GOAL), Fact("willpower", masked.willpower(seat))]
    if masked.rules.best_of_3:
        shown.append(Fact("wins", masked.wins[seat], 2))
    return shown
