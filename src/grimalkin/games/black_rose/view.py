"""What a seat sees: the Lodge, sheets, hands, decks and boards, read from its mask. BR-RULING-160, -161."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from grimalkin.core.amounts import progress
from grimalkin.core.numbered import crowded
from grimalkin.core.piles import UNKNOWN, Pile, kind_of
from grimalkin.core.state import FULL
from grimalkin.core.view import Fact, Modifier, Piece, Rival, Spot, Zone
from grimalkin.games.black_rose.asked import asked_facts
from grimalkin.games.black_rose.codes import LAY
from grimalkin.games.black_rose.cubes import count_of, total
from grimalkin.games.black_rose.instability import is_unstable
from grimalkin.games.black_rose.kinds import (
    ANY,
    COLOURS,
    EMPTY,
    FORGOTTEN,
    GUARD,
    L_FADES,
    LASTS,
    MODES,
    MOONS,
    MOVE_ACTIVATE,
    MOVE_ATTACK,
    NONE,
    ORIGINS,
    PHASES,
    READY,
    SCHOOLS,
    SEATS,
    SIDES,
    SLOT_STATES,
    SLOTS,
    TOKEN_SIDES,
)
from grimalkin.games.black_rose.lines.errands import TakeOfHand, TakeOneQuest
from grimalkin.games.black_rose.lodge import CELL_HEXES, FIRST_CELL, HEXES, ROOMS
from grimalkin.games.black_rose.pieces import Evocation
from grimalkin.games.black_rose.preparation import Prepare
from grimalkin.games.black_rose.script import model_id, room_id
from grimalkin.games.black_rose.state import SPACES, Lodge
from grimalkin.games.black_rose.values import colour_at
from grimalkin.games.black_rose.windows import slot_id

CUBE_FACTS: Final = ["cubes_a", "cubes_b", "cubes_c", "cubes_d", "cubes_rose"]
ELEMENT_FACTS: Final = [
    "element_air",
    "element_earth",
    "element_fire",
    "element_water",
    "element_magic",
    "element_sacred",
    "element_profane",
]
TROPHY_FACTS: Final = ["trophies_a", "trophies_b", "trophies_c", "trophies_d"]


def phase(masked: Lodge) -> str:
    return PHASES[masked.phase]


def name(masked: Lodge, kind: int) -> str:
    return masked.box.names[kind]


def facts(masked: Lodge) -> list[Fact]:
    found = [Fact("round", masked.round), Fact("phase", PHASES[masked.phase]), Fact("moon", masked.moon, MOONS)]
    found.append(Fact("rose", masked.rose_pp))
    if masked.crown != NONE:
        found.append(Fact("crown", SEATS[masked.crown]))
    if masked.active != NONE:
        found.append(Fact("turn", SEATS[masked.active]))
    return found + asked_facts(masked)


def seat_facts(masked: Lodge, seat: int) -> list[Fact]:
    mage = masked.mages[seat]
    if mage.kind == NONE:
        return [Fact("pp", 0)]
    found = [
        Fact("pp", mage.pp),
        Fact("mage", name(masked, mage.kind)),
        Fact("wounds", total(mage.wounds), masked.health_of(seat)),
        Fact("hand", len(masked.hands[seat]), masked.card_of(mage).limit),
        Fact("grimoire", len(masked.grimoires[seat])),
        Fact("memories", len(masked.memories[seat])),
        Fact("quests", len(masked.quests[seat])),
        Fact("completed", len(mage.completed)),
        *trophy_facts(mage.trophies),
        Fact("move_activate", 1 if mage.tokens & MOVE_ACTIVATE else 0),
        Fact("move_attack", 1 if mage.tokens & MOVE_ATTACK else 0),
    ]
    if masked.crown == seat:
        found.append(Fact("crown", 1))
    for element in range(ANY):
        if mage.elements >> element & 1:
            found.append(Fact(ELEMENT_FACTS[element], 1))
    return found


def trophy_facts(trophies: tuple[int, ...]) -> list[Fact]:
    """How many, and of whom."""
    found = [Fact("trophies", len(trophies))]
    for seat in range(len(TROPHY_FACTS)):
        if seat in trophies:
            found.append(Fact(TROPHY_FACTS[seat], trophies.count(seat)))
    return found


def rivals(masked: Lodge) -> list[Rival]:
    """BR-GEN-02 The Black Rose is a contestant without a seat."""
    tokens = sum([masked.box.room(kind).value for kind in masked.rose_rooms])
    return [
        Rival(
            "rose",
            [Fact("pp", masked.rose_pp), *trophy_facts(tuple(masked.rose_trophies)), Fact("tokens", tokens)],
        )
    ]


# Zones


def zones(masked: Lodge) -> list[Zone]:
    shown: list[Zone] = []
    crowd = crowded([evocation.kind for evocation in masked.evocations])
    for place in range(ROOMS):
        if masked.tiles[place] != NONE:
            shown.append(room_zone(masked, place, crowd))
    for seat in range(len(masked.mages)):
        if masked.cells[seat] != NONE:
            shown.append(cell_zone(masked, seat, crowd))
    for seat in range(len(masked.mages)):
        shown += side_zones(masked, seat)
    shown += library_zones(masked)
    shown += board_zones(masked)
    shown.append(open_zone(masked, "gone", None, masked.gone))
    reserve = [card.number for card in masked.box.evocations if card.pack != NONE and masked.supply[card.number]]
    shown.append(open_zone(masked, "reserve", None, reserve))
    return shown


def cube_facts(cubes: int) -> list[Fact]:
    return [
        Fact(CUBE_FACTS[colour], count_of(cubes, colour))
        for colour in range(len(CUBE_FACTS))
        if count_of(cubes, colour)
    ]


def room_zone(masked: Lodge, place: int, crowd: list[int]) -> Zone:
    """A room with its token, its cubes, and the models in it."""
    kind = masked.tiles[place]
    room = masked.box.room(kind)
    tile_facts = [
        Fact("colour", COLOURS[colour_at(masked, place)]),
        Fact("instability", total(masked.cubes[place]), room.limit),
        Fact("token", TOKEN_SIDES[masked.tokens[place]]),
        *cube_facts(masked.cubes[place]),
    ]
    if masked.is_destroyed(place):
        tile_facts.append(Fact("destroyed", 1))
    elif is_unstable(masked, place):
        tile_facts.append(Fact("unstable", 1))
    pieces = [Piece(room_id(masked, place), name(masked, kind), None, tile_facts)]
    pieces += models_in(masked, place, crowd)
    q, r = HEXES[place]
    return Zone(f"room.{name(masked, kind)}", None, len(pieces), pieces, Spot(q, r))


def cell_zone(masked: Lodge, seat: int, crowd: list[int]) -> Zone:
    q, r = CELL_HEXES[len(masked.mages)][masked.cells[seat]]
    pieces = models_in(masked, FIRST_CELL + seat, crowd)
    return Zone(f"cell.{SEATS[seat]}", seat, len(pieces), pieces, Spot(q, r))


def models_in(masked: Lodge, place: int, crowd: list[int]) -> list[Piece]:
    pieces: list[Piece] = []
    for seat in range(len(masked.mages)):
        mage = masked.mages[seat]
        if mage.place == place and mage.kind != NONE:
            shown = [Fact("wounds", total(mage.wounds), masked.health_of(seat)), *cube_facts(mage.wounds)]
            pieces.append(
                Piece(f"mage.{SEATS[seat]}", name(masked, mage.kind), seat, shown, modifiers=lasting_on(masked, seat))
            )
    for evocation in masked.evocations:
        if evocation.place == place:
            pieces.append(evocation_view(masked, evocation, crowd))
    return pieces


def evocation_view(masked: Lodge, evocation: Evocation, crowd: list[int]) -> Piece:
    printed = masked.printed(evocation)
    shown = [Fact("wounds", total(evocation.wounds), printed.health), *cube_facts(evocation.wounds)]
    under: str | UnsetType = UNSET
    if evocation.mode:
        shown.append(Fact("mode", MODES[evocation.mode]))
        shown.append(Fact("token", TOKEN_SIDES[1 if evocation.token else 2]))
        if evocation.mode == GUARD:
            under = f"mage.{SEATS[evocation.owner]}"
    number: int | UnsetType = evocation.number if evocation.kind in crowd else UNSET
    return Piece(
        model_id(masked, evocation.model()),
        name(masked, evocation.kind),
        evocation.owner,
        shown,
        modifiers=lasting_on(masked, evocation.model()),
        under=under,
        number=number,
    )


def lasting_on(masked: Lodge, model: int) -> list[Modifier]:
    found: list[Modifier] = []
    for effect in masked.lasting:
        if effect.on == model:
            named = effect.what != L_FADES and 0 <= effect.source < len(masked.box.names)
            source = name(masked, effect.source) if named else ""
            found.append(Modifier(LASTS[effect.what], effect.amount, source, "BR-CLEAN-01"))
    return found


# Sheets and hands


def card_view(masked: Lodge, zone: str, card: int) -> Piece:
    if card < 0:
        return Piece(zone, None)
    kind = name(masked, kind_of(card))
    return Piece(f"{zone}.{kind}", kind)


def pile_zone(masked: Lodge, zone: str, owner: int, pile: Pile) -> Zone:
    """The cards that this seat sees; of others only how many there are."""
    cards = pile.all_cards()
    return Zone(zone, owner, len(cards), [card_view(masked, zone, card) for card in cards])


def laid(masked: Lodge, seat: int) -> list[int]:
    """BR-PREP-08 What a Mage who prepares has laid so far, and can still take back; of others nothing is seen."""
    step = masked.agenda[-1] if masked.agenda else None
    return [part for part in step.given(masked, seat) if part in LAY] if isinstance(step, Prepare) else []


def hand_zone(masked: Lodge, seat: int) -> Zone:
    """The hand without the cards that lie in slots already, for those who see them there."""
    zone = own_zone(masked, f"hand.{SEATS[seat]}", seat, masked.hands[seat])
    gone = [f"{zone.id}.{name(masked, LAY.one(part))}" for part in laid(masked, seat)]
    left: list[Piece] = []
    for piece in zone.pieces:
        if piece.id in gone:
            gone.remove(piece.id)
        else:
            left.append(piece)
    return Zone(zone.id, seat, len(left), left)


def own_zone(masked: Lodge, zone: str, owner: int, pile: Pile) -> Zone:
    """BR-RULING-161 The same for cards of a Mage: what others have seen of them before is not shown again."""
    if masked.viewer in (FULL, owner) or zone in looked_at(masked):
        return pile_zone(masked, zone, owner, pile)
    return Zone(zone, owner, len(pile), [card_view(masked, zone, UNKNOWN)] * len(pile))


def quest_zone(masked: Lodge, seat: int) -> Zone:
    """BR-QUEST-01 The Quests of a Mage; who sees one also sees how far its condition has come."""
    zone = own_zone(masked, f"quests.{SEATS[seat]}", seat, masked.quests[seat])
    cards = masked.quests[seat].all_cards()
    pieces: list[Piece] = []
    for i, piece in enumerate(zone.pieces):
        if piece.card is None:
            pieces.append(piece)
        else:
            now, of = progress(masked.box.quest(kind_of(cards[i])).condition, masked, seat, NONE)
            pieces.append(Piece(piece.id, piece.card, facts=[Fact("progress", now, of)]))
    return Zone(zone.id, seat, zone.size, pieces)


def looked_at(masked: Lodge) -> list[str]:
    """The zones of others from which the viewer chooses now."""
    step = masked.agenda[-1] if masked.agenda else None
    if isinstance(step, TakeOfHand) and step.seat == masked.viewer:
        return [f"hand.{SEATS[step.victim]}"]
    if isinstance(step, TakeOneQuest) and step.seat == masked.viewer:
        return [f"quests.{SEATS[holder]}" for holder in range(len(masked.mages)) if step.holders >> holder & 1]
    return []


def deck_zone(masked: Lodge, zone: str, owner: int | None, pile: Pile) -> Zone:
    """BR-RULING-161 Of a deck its size; for those who see everything also the cards whose places are fixed."""
    fixed = [*pile.top, *pile.bottom] if masked.viewer == FULL else []
    return Zone(zone, owner, len(pile), [card_view(masked, zone, card) for card in fixed])


def side_zones(masked: Lodge, seat: int) -> list[Zone]:
    letter = SEATS[seat]
    mage = masked.mages[seat]
    shown = [
        hand_zone(masked, seat),
        sheet_zone(masked, seat),
        deck_zone(masked, f"grimoire.{letter}", seat, masked.grimoires[seat]),
        own_zone(masked, f"memories.{letter}", seat, masked.memories[seat]),
        quest_zone(masked, seat),
        open_zone(masked, f"completed.{letter}", seat, list(mage.completed)),
        open_zone(masked, f"tokens.{letter}", seat, list(mage.rooms)),
    ]
    if len(masked.looking[seat]):
        shown.append(pile_zone(masked, f"looking.{letter}", seat, masked.looking[seat]))
    if len(masked.quest_looking[seat]):
        shown.append(pile_zone(masked, f"quest_looking.{letter}", seat, masked.quest_looking[seat]))
    if len(masked.event_looking[seat]):
        shown.append(pile_zone(masked, f"event_looking.{letter}", seat, masked.event_looking[seat]))
    return shown


def sheet_zone(masked: Lodge, seat: int) -> Zone:
    """The slots: filled or not, Ready, Active or revealed; card and side for those who may see them."""
    mage = masked.mages[seat]
    pieces: list[Piece] = []
    for slot in range(len(SLOTS)):
        if mage.slots[slot] == EMPTY:
            continue
        card = masked.sheets[seat][slot].cards[0]
        shown = [Fact("slot", SLOTS[slot]), Fact("state", SLOT_STATES[mage.slots[slot]])]
        if masked.side_at(seat, slot) >= 0:
            shown.append(Fact("side", SIDES[masked.side_at(seat, slot)]))
        pieces.append(Piece(slot_id(seat, slot), name(masked, kind_of(card)) if card >= 0 else None, seat, shown))
    for part in laid(masked, seat):
        shown = [Fact("slot", SLOTS[LAY.two(part)]), Fact("state", SLOT_STATES[READY])]
        shown.append(Fact("side", SIDES[LAY.three(part)]))
        pieces.append(Piece(slot_id(seat, LAY.two(part)), name(masked, LAY.one(part)), seat, shown))
    return Zone(f"sheet.{SEATS[seat]}", seat, len(pieces), pieces)


# Decks and boards


def open_zone(masked: Lodge, zone: str, owner: int | None, kinds: list[int]) -> Zone:
    pieces = [Piece(f"{zone}.{name(masked, kind)}", name(masked, kind)) for kind in kinds]
    return Zone(zone, owner, len(kinds), pieces)


def library_zones(masked: Lodge) -> list[Zone]:
    shown: list[Zone] = []
    for school in range(FORGOTTEN + 1):
        shown.append(deck_zone(masked, f"library.{ORIGINS[school]}", None, masked.library[school]))
    for school in range(len(SCHOOLS)):
        shown.append(open_zone(masked, f"discard.{SCHOOLS[school]}", None, masked.discards[school]))
    return shown


def board_zones(masked: Lodge) -> list[Zone]:
    """The Event Board, and what lies beside it."""
    events: list[Piece] = []
    for space in range(SPACES):
        kind = masked.board[space]
        if kind != NONE:
            events.append(Piece(f"event.{name(masked, kind)}", name(masked, kind), None, [Fact("space", space + 1)]))
    shown = [Zone("events", None, len(events), events)]
    for moon in range(MOONS):
        shown.append(deck_zone(masked, f"quest_deck.{moon + 1}", None, masked.quest_decks[moon]))
        shown.append(open_zone(masked, f"quest_discard.{moon + 1}", None, masked.quest_discards[moon]))
        shown.append(deck_zone(masked, f"event_deck.{moon + 1}", None, masked.event_decks[moon]))
        shown.append(open_zone(masked, f"event_discard.{moon + 1}", None, masked.event_discards[moon]))
    return shown
