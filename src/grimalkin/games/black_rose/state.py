"""What lies on the table: the Lodge with its rooms, Mages with their sheets, Evocations, decks, boards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimalkin.core.agenda import Ask
from grimalkin.core.dealing import deal_fitting
from grimalkin.core.errors import SecretNeeded
from grimalkin.core.luck import Luck
from grimalkin.core.numbered import crowded, numbered_name
from grimalkin.core.piles import EVERYONE, UNKNOWN, Pile, kind_of, pile
from grimalkin.core.state import State
from grimalkin.games.black_rose.codes import EVOCATIONS
from grimalkin.games.black_rose.cubes import total
from grimalkin.games.black_rose.dealing import deal_moons, deal_spells
from grimalkin.games.black_rose.kinds import (
    ACTIVE,
    EMPTY,
    FORGOTTEN,
    GUARD,
    MOONS,
    NO_MODE,
    NO_TOKEN,
    NONE,
    PACKS,
    READY,
    REVEALED,
    ROSE,
    SCHOOLS,
    SEATS,
    SETUP,
    SLOTS,
    STANDARD,
)
from grimalkin.games.black_rose.lodge import BESIDE, DISTANCES, FIRST_CELL, ROOMS, is_cell
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION, Cast, Evocation, Instance, Mage
from grimalkin.games.black_rose.printed import Box, EvocationCard, MageCard, Room, Side
from grimalkin.kit.lasting import LastingEffect

# groups of hidden cards: those of one group can lie in each other's places
SPELL_GROUP: Final = 0
QUEST_GROUP: Final = 1
EVENT_GROUP: Final = 2
SIDE_GROUP: Final = 3  # which way cards on sheets are turned

ROSE_PIECE: Final = 99  # the Rose in told lines
HIDDEN: Final = -9  # in a mask: a Trap that was named, or none
SPACES: Final = 3  # of the Event Board


def empty(count: int, group: int, seats: bool) -> list[Pile]:
    """So many empty piles; those of seats are seen by their owners."""
    return [pile([], group, 1 << i if seats else 0, EVERYONE) for i in range(count)]


class Lodge(State):
    """What lies on the table."""

    id: ClassVar[str] = "lodge"
    later: ClassVar[tuple[str, ...]] = ("spent_familiars",)

    def __init__(self, teams: list[int], box: Box) -> None:
        super().__init__(teams)
        seats = len(teams)
        self.box = box
        # options of the table
        self.packs = 0  # a bit for each
        self.split_free = False
        self.crown_picks = False
        self.overkill = False
        # the Lodge, by hex
        self.tiles: list[int] = [NONE] * ROOMS
        self.tokens: list[int] = [NO_TOKEN] * ROOMS
        self.cubes: list[int] = [0] * ROOMS
        self.destroyed = 0  # a bit for each room
        self.doors: list[int] = [NONE] * seats
        self.cells: list[int] = [NONE] * seats  # the place of each seat's Cell among those around the Lodge
        self.loose: list[int] = []  # rooms that are not laid yet
        # Mages and Evocations
        self.mages: list[Mage] = []
        self.evocations: list[Evocation] = []  # oldest first
        self.supply: list[int] = []  # by kind
        self.last_number = 0
        # spells
        self.hands: list[Pile] = []
        self.grimoires: list[Pile] = []
        self.memories: list[Pile] = []
        self.sheets: list[list[Pile]] = []  # by seat and slot
        self.turned: list[list[Pile]] = []  # which way the cards on sheets are turned
        self.looking: list[Pile] = []  # cards that a seat looks at
        self.library: list[Pile] = []  # the schools, then the Forgotten
        self.discards: list[list[int]] = []  # kinds by school; the last lies on top
        self.gone: list[int] = []  # kinds that have left the game
        # Quests
        self.quests: list[Pile] = []
        self.quest_decks: list[Pile] = []
        self.quest_looking: list[Pile] = []
        self.quest_discards: list[list[int]] = []
        # Events
        self.event_decks: list[Pile] = []
        self.event_looking: list[Pile] = []
        self.event_discards: list[list[int]] = []
        self.board: list[int] = [NONE] * SPACES
        # the Rose
        self.rose_pp = 0
        self.rose_trophies: tuple[int, ...] = ()
        self.rose_rooms: tuple[int, ...] = ()
        # the round
        self.crown = NONE
        self.moon = 1
        self.round = 0
        self.phase = SETUP
        self.active = NONE  # whose player turn it is
        self.actions = 0  # taken in this player turn
        self.spells = 0  # of them Standard Spells
        self.fired = 0  # a bit for each Mage who has resolved a Fire spell this round
        self.tag = 0  # counts instances whose cubes go away again
        self.saved = 0  # a bit for each Mage whom a Protection has just saved from defeat
        self.started: tuple[int, ...] = ()  # in set-up: the starting lists that were chosen
        self.named: tuple[int, ...] = ()  # schools, before cards are drawn
        self.spent_familiars: tuple[int, ...] = ()  # kinds in the reserve that have acted in this Evocations Phase
        self.lasting: tuple[LastingEffect, ...] = ()
        # what is going on
        self.casts: list[Cast] = []  # the last is being carried out
        self.instances: list[Instance] = []

    def lay_out(self) -> None:
        """A table on which nothing lies yet. A copy needs none of it: it takes everything from the original."""
        seats = len(self.teams)
        self.mages = [Mage(NONE, FIRST_CELL + seat) for seat in range(seats)]
        self.supply = [0] * len(self.box.cards)
        self.hands = empty(seats, SPELL_GROUP, True)
        self.grimoires = empty(seats, SPELL_GROUP, False)
        self.memories = empty(seats, SPELL_GROUP, True)
        self.sheets = [[pile([], SPELL_GROUP, 1 << seat, EVERYONE) for _slot in SLOTS] for seat in range(seats)]
        self.turned = [[pile([], SIDE_GROUP, 1 << seat, 0) for _slot in SLOTS] for seat in range(seats)]
        self.looking = empty(seats, SPELL_GROUP, True)
        self.library = empty(len(SCHOOLS) + 1, SPELL_GROUP, False)
        self.discards = [[] for _school in SCHOOLS]
        self.quests = empty(seats, QUEST_GROUP, True)
        self.quest_decks = empty(MOONS, QUEST_GROUP, False)
        self.quest_looking = empty(seats, QUEST_GROUP, True)
        self.quest_discards = [[] for _moon in range(MOONS)]
        self.event_decks = empty(MOONS, EVENT_GROUP, False)
        self.event_looking = empty(seats, EVENT_GROUP, True)
        self.event_discards = [[] for _moon in range(MOONS)]

    def copy(self) -> Lodge:
        twin = Lodge(self.teams, self.box)
        self.copy_core(twin)
        twin.packs = self.packs
        twin.split_free = self.split_free
        twin.crown_picks = self.crown_picks
        twin.overkill = self.overkill
        twin.tiles = self.tiles[:]
        twin.tokens = self.tokens[:]
        twin.cubes = self.cubes[:]
        twin.destroyed = self.destroyed
        twin.doors = self.doors[:]
        twin.cells = self.cells[:]
        twin.loose = self.loose[:]
        twin.mages = [mage.copy() for mage in self.mages]
        twin.evocations = [evocation.copy() for evocation in self.evocations]
        twin.supply = self.supply[:]
        twin.last_number = self.last_number
        twin.hands = copies(self.hands)
        twin.grimoires = copies(self.grimoires)
        twin.memories = copies(self.memories)
        twin.sheets = [copies(sheet) for sheet in self.sheets]
        twin.turned = [copies(sides) for sides in self.turned]
        twin.looking = copies(self.looking)
        twin.library = copies(self.library)
        twin.discards = [discard[:] for discard in self.discards]
        twin.gone = self.gone[:]
        twin.quests = copies(self.quests)
        twin.quest_decks = copies(self.quest_decks)
        twin.quest_looking = copies(self.quest_looking)
        twin.quest_discards = [discard[:] for discard in self.quest_discards]
        twin.event_decks = copies(self.event_decks)
        twin.event_looking = copies(self.event_looking)
        twin.event_discards = [discard[:] for discard in self.event_discards]
        twin.board = self.board[:]
        twin.rose_pp = self.rose_pp
        twin.rose_trophies = self.rose_trophies
        twin.rose_rooms = self.rose_rooms
        twin.crown = self.crown
        twin.moon = self.moon
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.actions = self.actions
        twin.spells = self.spells
        twin.fired = self.fired
        twin.tag = self.tag
        twin.saved = self.saved
        twin.started = self.started
        twin.named = self.named
        twin.spent_familiars = self.spent_familiars
        twin.lasting = self.lasting
        if self.casts:
            twin.casts = [cast.copy() for cast in self.casts]
        if self.instances:
            twin.instances = [instance.copy() for instance in self.instances]
        return twin

    # hidden cards

    def piles(self) -> list[Pile]:
        found = [*self.hands, *self.grimoires, *self.memories, *self.looking, *self.library]
        for sheet in self.sheets:
            found.extend(sheet)
        found.extend(self.quests)
        found.extend(self.quest_decks)
        found.extend(self.quest_looking)
        found.extend(self.event_decks)
        found.extend(self.event_looking)
        for sides in self.turned:
            found.extend(sides)
        return found

    def card_names(self) -> list[str]:
        return self.box.faces

    def census(self) -> list[int]:
        held = [pile for pile in self.piles() if pile.group != SIDE_GROUP]
        kinds = [kind_of(card) for pile in held for card in pile.all_cards()]
        for heap in [*self.discards, *self.quest_discards, *self.event_discards]:
            kinds.extend(heap)
        kinds.extend([kind for kind in self.gone if not isinstance(self.box.cards[kind], Room)])
        kinds.extend([kind for kind in self.board if kind != NONE])
        chosen = [mage.kind for mage in self.mages]
        for card in self.box.mages:  # the spells of a Mage whom nobody has chosen lie in the box
            if card.number not in chosen:
                kinds.extend([card.spell] * self.box.spell(card.spell).copies)
        for mage in self.mages:
            if mage.kind != NONE:
                kinds.extend([self.card_of(mage).spell] * mage.waiting)
            kinds.extend(mage.completed)
        for kind in range(len(self.supply)):
            kinds.extend([kind] * self.supply[kind])
        kinds.extend([evocation.kind for evocation in self.evocations])
        return sorted(kinds)

    def may_lie(self, kind: int, pile: Pile) -> bool:
        """A school's deck has its own spells, an Active card is a Trap or a Protection, decks of Moons have theirs."""
        if pile.group == SPELL_GROUP:
            school = self.box.schools[kind]
            if not school_pile(self.library, pile):
                return not self.is_active_pile(pile) or self.box.waits[kind]
            return 0 <= school <= FORGOTTEN and pile is self.library[school]
        if pile.group == SIDE_GROUP:
            return kind >= len(self.box.names)
        moon = self.box.moons[kind] - 1
        for cast in self.casts:
            if cast.moon and pile is self.quest_looking[cast.seat]:
                return cast.moon - 1 == moon
        for i in range(MOONS):
            if pile is self.quest_decks[i] or pile is self.event_decks[i]:
                return i == moon
        return True

    def is_active_pile(self, pile: Pile) -> bool:
        for seat in range(len(self.mages)):
            for slot in range(len(SLOTS)):
                if pile is self.sheets[seat][slot]:
                    return self.mages[seat].slots[slot] == ACTIVE
        return False

    def deal_lots(self, group: int, piles: list[Pile], lots: list[list[int]], luck: Luck) -> None:
        """Give each hidden card of a group a face (`Hooks.deal`)."""
        if group == SPELL_GROUP:
            active: list[Pile] = []
            for other in range(len(self.mages)):
                for slot in range(len(SLOTS)):
                    if self.mages[other].slots[slot] == ACTIVE:
                        active.append(self.sheets[other][slot])
            deal_spells(self.box, self.library, active, piles, lots, luck)
        elif group == SIDE_GROUP:
            lots[0].clear()
            for other in range(len(self.mages)):
                for slot in range(len(SLOTS)):
                    sides = self.turned[other][slot]
                    if sides.unknown():
                        sides.fill([self.face(self.any_side(other, slot, luck))])
        elif self.looks_at_moon():
            faces = [face for lot in lots for face in lot]
            for lot in lots:
                lot.clear()
            deal_fitting(self, piles, faces, luck)
        else:
            deal_moons(self.quest_decks if group == QUEST_GROUP else self.event_decks, piles, lots, luck)

    def looks_at_moon(self) -> bool:
        """Does somebody look at Quests that are all of one Moon?"""
        for cast in self.casts:
            if cast.moon:
                return True
        return False

    def any_side(self, seat: int, slot: int, luck: Luck) -> int:
        """A side that a card on a sheet may have: an Active one waits for something."""
        kind = self.kind_on(seat, slot)
        fitting = self.box.waiting_sides[kind] if self.mages[seat].slots[slot] == ACTIVE else self.box.sides[kind]
        return fitting[luck.below(len(fitting))]

    def face(self, side: int) -> int:
        """A side as it lies in a pile."""
        return (len(self.box.names) + side) << 16

    def hide(self, seat: int) -> None:
        """BR-DEC-16 Which Trap was named is hidden until it is turned up."""
        for other in range(len(self.mages)):
            mage = self.mages[other]
            if other != seat and mage.named:
                mage.named = (HIDDEN,) * len(mage.named)

    # seats

    def ask_openly(self, wait: Ask[Any]) -> None:
        """BR-RULING-155 Everybody sees what can be chosen here: an only option is taken unasked.

        The question is the next thing to happen. A choice among hidden cards is put with `then`.
        """
        options = wait.options(self, wait.seat)
        if len(options) == 1:
            wait.chosen(self, wait.seat, options[0])
        else:
            self.then(wait)

    def from_crown(self) -> list[int]:
        """BR-GEN-03 All Mages, clockwise from the First Mage."""
        count = len(self.mages)
        start = max(self.crown, 0)
        return [(start + i) % count for i in range(count)]

    def others(self, seat: int) -> list[int]:
        """The other Mages, in order from the Crown."""
        return [other for other in self.from_crown() if other != seat]

    def last_mage(self) -> int:
        return self.from_crown()[-1]

    # cards

    def card_of(self, mage: Mage) -> MageCard:
        return self.box.mage(mage.kind)

    def room(self, place: int) -> Room:
        return self.box.room(self.tiles[place])

    def room_with(self, kind: int) -> int:
        """Where a room lies; NONE: not in this Lodge."""
        return self.tiles.index(kind) if kind in self.tiles else NONE

    def printed(self, evocation: Evocation) -> EvocationCard:
        return self.box.evocation(evocation.kind)

    def side_on(self, seat: int, slot: int) -> Side:
        """The prepared side of a card on a sheet (BR-SPELL-25)."""
        kind = self.kind_on(seat, slot)
        if kind == UNKNOWN:
            raise SecretNeeded("the spell lies face down to the viewer of this mask")
        return self.box.spell(kind).side(self.side_at(seat, slot))

    def side_at(self, seat: int, slot: int) -> int:
        """Upright or reversed; UNKNOWN in a mask that does not show it."""
        card = self.turned[seat][slot].cards[0]
        return kind_of(card) - len(self.box.names) if card >= 0 else UNKNOWN

    def turn(self, seat: int, slot: int, side: int, seen: int = 0) -> None:
        """A card on a sheet is turned this way; only its Mage sees it, and whom `seen` names."""
        sides = self.turned[seat][slot]
        if sides.cards:
            self.ledger += 1  # which way the card before it was turned is nowhere any more
        sides.cards = []
        sides.put(self.face(side) | seen)

    def clear_slot(self, seat: int, slot: int) -> None:
        """A slot is empty: nothing is left of the side that lay there."""
        self.mages[seat].slots[slot] = EMPTY
        self.turned[seat][slot].cards = []
        self.ledger += 1  # which way it was turned is nowhere any more

    def show_spell(self, seat: int, slot: int, seats: int) -> int:
        """Seats see a card on a sheet, and which way it is turned (BR-RULING-138)."""
        sides = self.turned[seat][slot]
        self.reveal(sides, kind_of(sides.cards[0]), seats)
        return self.reveal(self.sheets[seat][slot], self.kind_on(seat, slot), seats)

    def kind_on(self, seat: int, slot: int) -> int:
        return kind_of(self.sheets[seat][slot].cards[0])

    def next_standard(self, seat: int) -> int:
        """BR-ACT-04 The first Ready Standard Spell; NONE: there is none."""
        slots = self.mages[seat].slots
        for slot in range(STANDARD):
            if slots[slot] == READY:
                return slot
        return NONE

    def has_active(self, seat: int) -> bool:
        return ACTIVE in self.mages[seat].slots

    def has_ready(self, seat: int) -> bool:
        return READY in self.mages[seat].slots

    def count_slots(self, seat: int, state: int) -> int:
        return self.mages[seat].slots.count(state)

    def has_passive(self, passive: int) -> bool:
        """BR-EVENT-03 Is an Event on the board that changes this?"""
        for kind in self.board:
            if kind != NONE and self.box.event(kind).passive == passive:
                return True
        return False

    # models

    def evocation(self, model: int) -> Evocation | None:
        number = model - FIRST_EVOCATION + 1
        for evocation in self.evocations:
            if evocation.number == number:
                return evocation
        return None

    def familiar(self, seat: int) -> Evocation | None:
        """The Familiar of a Mage, if there is one."""
        for evocation in self.evocations:
            if evocation.owner == seat and evocation.mode != NO_MODE:
                return evocation
        return None

    def guard(self, seat: int) -> Evocation | None:
        found = self.familiar(seat)
        return found if found is not None and found.mode == GUARD else None

    def is_model(self, model: int) -> bool:
        """BR-GEN-08, BR-RULING-18, BR-FAMGUARD-07 Is it in play as a model of its own?"""
        if model < FIRST_EVOCATION:
            return 0 <= model < len(self.mages)
        found = self.evocation(model)
        return found is not None and found.mode != GUARD

    def models(self) -> list[int]:
        """BR-RULING-44 Mages in order from the Crown, then Evocations by owner in the same order, older ones first.

        Also BR-GEN-16.
        """
        order = self.from_crown()
        found = order[:]
        if self.evocations:
            for seat in order:
                for evocation in self.evocations:
                    if evocation.owner == seat and evocation.mode != GUARD:
                        found.append(evocation.model())
        return found

    def place_of(self, model: int) -> int:
        if model < FIRST_EVOCATION:
            return self.mages[model].place
        found = self.evocation(model)
        return found.place if found is not None else NONE

    def owner_of(self, model: int) -> int:
        if model < FIRST_EVOCATION:
            return model
        found = self.evocation(model)
        return found.owner if found is not None else NONE

    def in_lodge(self, model: int) -> bool:
        """Is it in play and not in a Cell?"""
        return self.is_model(model) and not is_cell(self.place_of(model))

    def models_at(self, place: int) -> list[int]:
        return [model for model in self.models() if self.place_of(model) == place]

    def foes_at(self, seat: int, place: int) -> list[int]:
        return [model for model in self.models_at(place) if self.owner_of(model) != seat]

    def wounds_of(self, model: int) -> int:
        """The cubes on a model: of a pair, those on both cards (BR-RULING-93)."""
        if model < FIRST_EVOCATION:
            guard = self.guard(model)
            return self.mages[model].wounds + (guard.wounds if guard is not None else 0)
        found = self.evocation(model)
        return found.wounds if found is not None else 0

    def health_of(self, model: int) -> int:
        if model < FIRST_EVOCATION:
            return self.card_of(self.mages[model]).health
        found = self.evocation(model)
        return self.printed(found).health if found is not None else 0

    def free_slots(self, model: int) -> int:
        """Wound slots of one card that are free."""
        if model < FIRST_EVOCATION:
            return self.health_of(model) - total(self.mages[model].wounds)
        found = self.evocation(model)
        return self.printed(found).health - total(found.wounds) if found is not None else 0

    def new_number(self) -> int:
        """The next number that no Evocation has: one that has just gone keeps its own for a while."""
        taken = [evocation.number for evocation in self.evocations]
        number = self.last_number % EVOCATIONS + 1
        while number in taken:
            number = number % EVOCATIONS + 1
        self.last_number = number
        return number

    # the map

    def is_destroyed(self, place: int) -> bool:
        return bool(self.destroyed >> place & 1)

    def beside(self, place: int) -> list[int]:
        """BR-CELL-01, BR-GEN-14 The rooms that touch a place."""
        if is_cell(place):
            return [self.doors[place - FIRST_CELL]]
        return BESIDE[place]

    def distance(self, one: int, two: int) -> int:
        """BR-CELL-04, BR-GEN-07, BR-GEN-14 The fewest steps from place to place."""
        if one == two:
            return 0
        more = 0
        if is_cell(one):
            one = self.doors[one - FIRST_CELL]
            more += 1
        if is_cell(two):
            two = self.doors[two - FIRST_CELL]
            more += 1
        return DISTANCES[one][two] + more

    # names

    def piece_name(self, piece: int) -> str:
        if piece < FIRST_EVOCATION:
            return SEATS[piece]
        if piece == ROSE_PIECE:
            return "rose"
        found = self.evocation(piece)
        if found is None:
            return f"#{piece - FIRST_EVOCATION + 1}"
        crowd = crowded([evocation.kind for evocation in self.evocations])
        return numbered_name(self.box.names[found.kind], found.number, found.kind not in crowd)

    def cast(self) -> Cast:
        """The effect that is being carried out."""
        return self.casts[-1]

    def instance(self) -> Instance:
        return self.instances[-1]

    def turned_up(self, seat: int) -> list[int]:
        """The slots with a revealed spell."""
        slots = self.mages[seat].slots
        return [slot for slot in range(len(SLOTS)) if slots[slot] == REVEALED]

    def pack_used(self, pack: int) -> bool:
        return bool(self.packs >> pack & 1)

    def has_packs(self) -> bool:
        return self.packs != 0


def teller(contestant: int) -> int:
    """A Mage or the Rose as a piece of a told line."""
    return ROSE_PIECE if contestant == ROSE else contestant


def copies(piles: list[Pile]) -> list[Pile]:
    return [held.copy() for held in piles]


def school_pile(library: list[Pile], pile: Pile) -> bool:
    for school in library:
        if pile is school:
            return True
    return False


def pack_words(packs: int) -> list[str]:
    return [PACKS[pack] for pack in range(len(PACKS)) if packs >> pack & 1]
