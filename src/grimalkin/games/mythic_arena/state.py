"""What lies on the table: pets in lines, the slots of the battle, hands and piles; the words for choices and tells.

MA-ZONE, MA-SHEET.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.codes import Codes
from grimalkin.core.events import CARD, NUMBER, OPTION, PIECE, SEAT, EventTypes
from grimalkin.core.piles import Pile, kind_of, public
from grimalkin.core.state import State
from grimalkin.games.mythic_arena.printed import CHOMP, CONSTRICT, RESIDUAL, STATS, STATUSES, Box, PetCard
from grimalkin.kit.blocks import block
from grimalkin.kit.lasting import LastingEffect

NONE: Final = -1
TEAMS: Final = [0, 1]
SEATS: Final = ["A", "B"]
GOAL: Final = 3  # Victory Points
DECK: Final = 21  # cards
DECK_PETS: Final = 6  # so many of them

# lines, and where a pet is that stands in none
FRONT: Final = 0
GUARD: Final = 1
REAR: Final = 2
OUT: Final = -1
STASIS: Final = -2
LINES: Final = ["front", "guard", "rear"]

# what a slot holds in place of a Battle Power
UNDECLARED: Final = -1
UNABLE: Final = -2
HOLDS_BACK: Final = -3

# how far the battle has come
NO_BATTLE: Final = 0
ASSIGN: Final = 1  # B1 to B3
DECLARED: Final = 2  # B4 has passed
SPEEDS_READ: Final = 3  # B6 has passed

# what there is room for, a designer's own cards included: 40 new ones of each kind and more
PET_ROOM: Final = 64
CARD_ROOM: Final = 256
POWER_ROOM: Final = 256
PLACES: Final = 8  # indices in a line that a choice can name

CODES: Final = Codes(CARD_ROOM)
PETS: Final = CODES.placeholders("pet", PET_ROOM)
POWERS: Final = CODES.placeholders("power", POWER_ROOM)
THEM: Final = [f"them.{pet}" for pet in PETS]
PLACE_WORDS: Final = [str(place) for place in range(PLACES)]
DONE: Final = CODES.one("done")
CODES.skip_to(82)
LEAD: Final = CODES.block("lead", PETS)  # a sealed answer
PICK: Final = CODES.block("pick", CODES.cards)
FIRST_SEAT: Final = CODES.one("first")
SECOND_SEAT: Final = CODES.one("second")
PLAY: Final = CODES.block("play", CODES.cards)
PLACE: Final = block(CODES, "place", LINES, PLACE_WORDS)
BATTLE: Final = CODES.one("battle")
CLEANUP: Final = CODES.one("cleanup")
UNIQUE: Final = CODES.block("unique", PETS)
SWITCH: Final = block(CODES, "switch", PETS, PETS)
MOVE: Final = block(CODES, "move", PETS, LINES, PLACE_WORDS)
USE: Final = CODES.block("use", CODES.cards)
RELEASE: Final = block(CODES, "release", PETS)
ATTACK: Final = CODES.block("attack", PETS)
ATTACK_LINE: Final = block(CODES, "attack", PETS, ["guard", "rear"])
AT: Final = CODES.block("at", PETS)
BLOCK: Final = block(CODES, "block", PETS, PETS)
PRIMARY: Final = CODES.block("primary", PETS)
POWER: Final = CODES.block("power", POWERS)
COPY: Final = CODES.block("copy", POWERS)
HOLD_BACK: Final = CODES.one("hold")
ON: Final = CODES.block("on", PETS)
ON_THEM: Final = CODES.block("on", THEM)
FIRST: Final = CODES.block("first", PETS)
STRIKE: Final = CODES.block("strike", PETS)
REROLL: Final = CODES.one("reroll")
KEEP: Final = CODES.one("keep")
REDIRECT: Final = CODES.block("redirect", ["10", "20"])
RETALIATE: Final = block(CODES, "retaliate", PETS, PETS)
PROMOTE: Final = CODES.block("promote", PETS)
CURE: Final = CODES.block("cure", STATUSES)
REPLACE: Final = block(CODES, "replace", STATUSES)
APPLY: Final = CODES.one("apply")
TAKE: Final = CODES.block("take", CODES.cards)
BOTTOM: Final = CODES.block("bottom", CODES.cards)
RETURN: Final = CODES.block("return", PETS)
RELEASE_ONE: Final = block(CODES, "release", PETS, STATUSES[CHOMP:])  # of a pet that gives two holds

EVENTS: Final = EventTypes()
EVENTS.name("status", STATUSES)
EVENTS.name("fact", STATS)  # further numbers are effects that change no stat
EVENTS.name("to", LINES)
PICKED: Final = EVENTS.add("picked", beat="draw", who=SEAT, card=CARD)
LEADS: Final = EVENTS.add("leads", beat="announce", who=PIECE)
REDRAWS: Final = EVENTS.add("redraws", beat="draw", also={"left_willpower": NUMBER}, target=SEAT, count=NUMBER)
SHOWN: Final = EVENTS.add("shown", beat="announce", who=SEAT, card=CARD)
BEGINS: Final = EVENTS.add("begins", beat="turn", who=SEAT)
TURN: Final = EVENTS.add("turn", beat="turn", now_turn=NUMBER, who=SEAT)
DREW: Final = EVENTS.add("drew", beat="draw", also={"left_willpower": NUMBER}, target=SEAT, card=CARD)
ENTERED: Final = EVENTS.add("entered", beat="move", also={"left_hp": NUMBER, "of_hp": NUMBER}, target=PIECE, to=NUMBER)
PLAYED: Final = EVENTS.add("played", beat="announce", also={"left_willpower": NUMBER}, who=SEAT, card=CARD)
ATTACHES: Final = EVENTS.add("attached", beat="status", target=PIECE, card=CARD)
ELYTH_LEFT: Final = EVENTS.add("elyth_left", beat="status", target=PIECE, card=CARD)
USED_ITEM: Final = EVENTS.add("used", beat="announce", who=SEAT, card=CARD, uses=NUMBER)
UNIQUE_USED: Final = EVENTS.add("unique", beat="announce", who=PIECE)
ATTACKS: Final = EVENTS.add("attacks", beat="announce", who=PIECE, to=NUMBER)
BLOCKS: Final = EVENTS.add("blocks", beat="announce", who=PIECE, target=PIECE)
IS_PRIMARY: Final = EVENTS.add("primary", who=PIECE)
DECLARES: Final = EVENTS.add("declares", beat="announce", who=PIECE, option=OPTION)
CANNOT: Final = EVENTS.add("unable", beat="verdict", who=PIECE)
ROLLED_OFF: Final = EVENTS.add("rolled_off", beat="roll", who=SEAT, die=NUMBER)
ROLLED: Final = EVENTS.add("rolled", beat="roll", who=PIECE, target=PIECE, die=NUMBER)
GATE: Final = EVENTS.add("gate", beat="roll", also={"needs": NUMBER}, who=PIECE, die=NUMBER)  # a roll against Paralyze
FAILED: Final = EVENTS.add("failed", beat="verdict", who=PIECE)
REROLLED: Final = EVENTS.add("rerolls", beat="announce", who=SEAT)
COMPARED: Final = EVENTS.add(
    "hit", beat="verdict", also={"target": PIECE}, die=NUMBER, bonus=NUMBER, sum=NUMBER, needs=NUMBER
)
MISSED: Final = EVENTS.add(
    "missed", beat="verdict", also={"target": PIECE}, die=NUMBER, bonus=NUMBER, sum=NUMBER, needs=NUMBER
)
DEALT: Final = EVENTS.add("dealt", beat="sum", source=PIECE, target=PIECE, amount=NUMBER)
TRIGGERED: Final = EVENTS.add(
    "triggered", beat="announce", also={"target": PIECE, "cause": CARD}, source=PIECE, amount=NUMBER
)
PREVENTED: Final = EVENTS.add("prevented", beat="verdict", target=PIECE, amount=NUMBER)
REDIRECTED: Final = EVENTS.add("redirected", beat="announce", who=PIECE, amount=NUMBER)
HP: Final = EVENTS.add(
    "hp", beat="damage", also={"change": NUMBER, "of_hp": NUMBER, "source": PIECE}, target=PIECE, left_hp=NUMBER
)
CHANGED: Final = EVENTS.add("changed", beat="status", target=PIECE, fact=NUMBER, change=NUMBER)
STATUS_ON: Final = EVENTS.add("status", beat="status", target=PIECE, status=NUMBER, left=NUMBER)
STATUS_OFF: Final = EVENTS.add("status_off", beat="status", also={"left": NUMBER}, target=PIECE, status=NUMBER)
NO_STATUS: Final = EVENTS.add("no_status", beat="verdict", target=PIECE, status=NUMBER)  # it would have come
CHARGED: Final = EVENTS.add("charges", beat="status", target=PIECE, left_charges=NUMBER)
HELD: Final = EVENTS.add("held", beat="status", also={"left": NUMBER}, source=PIECE, target=PIECE, status=NUMBER)
RELEASED: Final = EVENTS.add("released", beat="status", also={"left": NUMBER}, target=PIECE, status=NUMBER)
DOWNED: Final = EVENTS.add("downed", beat="fall", also={"source": PIECE}, target=PIECE)
SURVIVED: Final = EVENTS.add("survived", beat="verdict", target=PIECE, left_hp=NUMBER)
SCORED: Final = EVENTS.add("points", beat="gain", target=SEAT, left_vp=NUMBER)
MOVED: Final = EVENTS.add("moved", beat="move", target=PIECE, to=NUMBER, place=NUMBER)
SWITCHED: Final = EVENTS.add("switched", beat="move", who=PIECE, target=PIECE)
RETALIATES: Final = EVENTS.add("retaliates", beat="announce", who=PIECE, about=PIECE)
DECLINED: Final = EVENTS.add("declined", who=SEAT)
PROMOTED: Final = EVENTS.add("promoted", who=PIECE)
BECAME_EXTRA: Final = EVENTS.add("extra", who=PIECE)
TO_STASIS: Final = EVENTS.add("to_stasis", beat="move", target=PIECE)
BACK: Final = EVENTS.add("back", beat="move", target=PIECE)
TO_BOTTOM: Final = EVENTS.add("to_bottom", beat="draw", also={"left_willpower": NUMBER}, target=SEAT, card=CARD)
TOOK: Final = EVENTS.add("took", beat="draw", also={"left_willpower": NUMBER}, target=SEAT, card=CARD)
NOTHING_FOUND: Final = EVENTS.add("nothing_found", beat="verdict", who=SEAT)
SHUFFLED: Final = EVENTS.add("shuffled", who=SEAT)
RECALLED: Final = EVENTS.add("recalled", beat="draw", also={"left_willpower": NUMBER}, target=SEAT, card=CARD)
REMOVED: Final = EVENTS.add("removed", who=SEAT, card=CARD)
GAME_OVER: Final = EVENTS.add("game_over", beat="end", also={"left_wins": NUMBER}, game=NUMBER, target=SEAT)
NO_DRAW: Final = EVENTS.add("no_draw", who=SEAT)
SUFFERS: Final = EVENTS.add("suffers", beat="announce", target=PIECE, status=NUMBER, amount=NUMBER)
REGENERATES: Final = EVENTS.add("regenerates", beat="announce", target=PIECE, amount=NUMBER)
NO_PETS: Final = EVENTS.add("no_pets", beat="verdict", who=SEAT)
BROUGHT: Final = EVENTS.add("brought", who=SEAT, count=NUMBER)  # a deck of so many cards
ANNOUNCES: Final = EVENTS.add("announces", beat="turn", who=SEAT, option=OPTION)
SPENT: Final = EVENTS.add("spent", who=SEAT, card=CARD)

# The Battle Power of a slot is one number: six bits, a bit that says it is copied, the higher bits. So the first 64 are
# written as they were when there was room for no more, and records made then can still be checked.
COPIED: Final = 64
LOW_BITS: Final = 63

STATUS_BITS: Final = 8  # counters of a residual status
STATUS_MASK: Final = 0xFF


def own_power(number: int) -> int:
    """What a slot holds for a power of the pet itself."""
    return number & LOW_BITS | number >> 6 << 7


def copied_power(number: int) -> int:
    """What a slot holds for a power that its pet copies."""
    return own_power(number) | COPIED


def power_number(held: int) -> int:
    """The number of the power that a slot holds, copied or not."""
    return held & LOW_BITS | held >> 7 << 6


@mypyc_attr(acyclic=True)
class Pet:
    """A pet in play, in Stasis or Downed. Its number is its place in `Arena.pets`."""

    id: ClassVar[str] = "pet"

    def __init__(
        self,
        card: PetCard,
        seat: int,
        line: int,
        health: int,
        damage: int = 0,
        elyth: int = NONE,
        status: int = 0,
        held: int = 0,
        charges: int = 0,
        flags: int = 0,
        downers: int = 0,
    ) -> None:
        self.card = card
        self.seat = seat
        self.line = line
        self.health = health  # printed, and what Elyth and counters add (MA-RULING-77)
        self.damage = damage  # HP is Health minus damage taken
        self.elyth = elyth  # the number of the card, or NONE
        # four counters of eight bits for the residual statuses, then a bit for each other one but the holds
        self.status = status
        self.held = held  # the Givers of its holds: number + 1 of the Chomp's, and eight bits up of the Constrict's
        self.charges = charges
        self.flags = flags  # USED, MOVED_UP, STEPPED, DOOMED, ...
        self.downers = downers  # a bit for each enemy pet that took it to 0 (MA-RULING-106)

    def copy(self) -> Pet:
        return Pet(
            self.card,
            self.seat,
            self.line,
            self.health,
            self.damage,
            self.elyth,
            self.status,
            self.held,
            self.charges,
            self.flags,
            self.downers,
        )

    def hp(self) -> int:
        return self.health - self.damage

    def in_play(self) -> bool:
        return self.line >= 0

    def is_doomed(self) -> bool:
        return self.flags & DOOMED != 0

    def has_used(self) -> bool:
        return self.flags & USED != 0

    def counters(self, status: int) -> int:
        """Counters of a residual status; 1 or 0 of the others."""
        if status < RESIDUAL:
            return self.status >> (status * STATUS_BITS) & STATUS_MASK
        if status >= CHOMP:
            return 1 if self.giver(status) != NONE else 0
        return self.status >> (RESIDUAL * STATUS_BITS + status - RESIDUAL) & 1

    def set_counters(self, status: int, count: int) -> None:
        """For all but the holds."""
        if status < RESIDUAL:
            shift = status * STATUS_BITS
            self.status = self.status & ~(STATUS_MASK << shift) | min(count, STATUS_MASK) << shift
        else:
            bit = 1 << (RESIDUAL * STATUS_BITS + status - RESIDUAL)
            self.status = self.status | bit if count else self.status & ~bit

    def giver(self, hold: int) -> int:
        """The pet that holds this one by Chomp or Constrict, or NONE."""
        return (self.held >> (8 if hold == CONSTRICT else 0) & 0xFF) - 1

    def set_giver(self, hold: int, giver: int) -> None:
        shift = 8 if hold == CONSTRICT else 0
        self.held = self.held & ~(0xFF << shift) | (giver + 1) << shift


# flags of a pet
USED: Final = 1  # its Battle Power of this turn
MOVED_UP: Final = 2  # by a Line Check of the running RESOLVE_DOWNS
STEPPED: Final = 4  # in the running Line Check
DOOMED: Final = 8  # at 0 HP or less: no healing saves it (MA-RULING-07)
BORROWED: Final = 16  # its Elyth was stolen: it belongs to the other player (MA-RULING-75)
FALLING: Final = 32  # D2 and D3 of the running RESOLVE_DOWNS are done for it


# how long an effect lasts, in the order of the vocabulary's durations and units
DURATIONS: Final = [
    "end of battle",
    "end of turn",
    "end of your next turn",
    "start of your next turn",
    "next power",
    "used up",
]
END_OF_BATTLE: Final = 0
END_OF_TURN: Final = 1
END_OF_NEXT_TURN: Final = 2
START_OF_NEXT_TURN: Final = 3
NEXT_POWER: Final = 4
USED_UP: Final = 5
CLEANUPS: Final = 6

# what a lasting effect does; the stats of printed.py come first
PREVENT: Final = 20  # a pool of damage
PREVENT_STATUS: Final = 21
SHAPE: Final = 22  # base Speed, Hit and Miss are those of a card
PARALYZED: Final = 23  # this long only


@mypyc_attr(acyclic=True)
class Lasting(LastingEffect):
    """Something that lasts on a pet. Turns of its owner count, and Cleanups.

    The card that it comes from is shown; no rule asks for it.
    """

    id: ClassVar[str] = "lasting"
    renamed: ClassVar[dict[str, str]] = {"amount": "by", "on": "pet", "owner": "seat"}
    later: ClassVar[tuple[str, ...]] = ("about",)
    unhashed: ClassVar[tuple[str, ...]] = ("source",)


@mypyc_attr(acyclic=True)
class Slot:
    """A place in the battle. It outlives its pet: it can be empty, taken over, or traded."""

    id: ClassVar[str] = "slot"

    def __init__(
        self,
        owner: int,
        attacks: bool,
        pet: int,
        line: int,
        opponent: int,
        primary: bool = False,
        power: int = UNDECLARED,
        acted: bool = False,
        speed: int = 0,
        edge: int = 0,
        order: int = 0,
        fallen: int = NONE,
        fell_in: int = OUT,
        nimble: bool = False,
    ) -> None:
        self.owner = owner
        self.attacks = attacks  # Attacker or Blocker
        self.pet = pet
        self.line = line  # the attacked line
        self.opponent = opponent  # Attacker: its Primary's slot, NONE for an extra; Blocker: the Attacker's slot
        self.primary = primary
        self.power = power  # a Battle Power, perhaps one copied by Mimicry (see `copied`)
        self.acted = acted
        self.speed = speed
        self.edge = edge  # 1: won the roll-off at this Speed
        self.order = order  # among equals the higher goes first: its owner's choice
        self.fallen = fallen  # the Downed pet that somebody may Retaliate for
        self.fell_in = fell_in  # the line where it stood
        self.nimble = nimble  # Attacker: named its Blocker itself; Blocker: named so

    def copy(self) -> Slot:
        return Slot(
            self.owner,
            self.attacks,
            self.pet,
            self.line,
            self.opponent,
            self.primary,
            self.power,
            self.acted,
            self.speed,
            self.edge,
            self.order,
            self.fallen,
            self.fell_in,
            self.nimble,
        )

    def is_extra(self) -> bool:
        return self.opponent == NONE if self.attacks else not self.primary


# what the Lead Player has done this turn
BATTLED: Final = 1
UNIQUE_DONE: Final = 2
SWITCHED_ONCE: Final = 4
ITEM_DONE: Final = 8


@mypyc_attr(acyclic=True)
class Rules:
    """The settings as the rules read them. Shared by all states of a game."""

    key: Final = "rules"

    def __init__(self, first: bool, simplified: bool, constructed: bool, best_of_3: bool, turn_limit: int) -> None:
        self.first = first  # edition
        self.simplified = simplified
        self.constructed = constructed
        self.best_of_3 = best_of_3
        self.turn_limit = turn_limit  # 0: none


NO_POOL: Final[list[int]] = []  # shared: cards are only ever taken out of a pool


class Arena(State):
    """Both Arenas, hands, piles, the battle and the match."""

    id: ClassVar[str] = "arena"

    def __init__(
        self,
        box: Box,
        rules: Rules,
        hidden: list[Pile],
        pets: list[Pet],
        lines: list[tuple[int, ...]],
        spent: list[tuple[int, ...]],
        removed: list[tuple[int, ...]],
        items: list[tuple[int, ...]],
        vp: list[int],
        slots: list[Slot],
        decks: list[tuple[int, ...]],
        wins: list[int],
    ) -> None:
        super().__init__(TEAMS)
        self.box = box
        self.rules = rules
        # two Resource Piles, two hands, two face-down Lead Pets, two piles of cards looked at; a seat's are one group
        self.hidden = hidden
        self.pets = pets
        # six rows of pets, left to right: Front, Guard, Rear of seat 0, then of seat 1. A move makes new rows
        self.lines = lines
        self.spent = spent  # open; cards by number
        self.removed = removed
        self.items = items  # in play: number << 4 | Uses left
        self.lasting: tuple[Lasting, ...] = ()
        self.vp = vp
        self.turn = 0
        self.lead = 0
        self.done = 0  # BATTLED, UNIQUE_DONE, SWITCHED_ONCE, ITEM_DONE
        # the battle
        self.slots = slots
        self.stage = NO_BATTLE
        self.met = 0  # a bit for each pair whose entry triggers have gone off
        self.twists = 0  # by seat, four bits each: rerolls left in this battle
        self.die = 0  # the last Attack Roll
        self.dealt = NONE  # Battle Damage that the target itself took in this strike; NONE: no strike, no DMG number
        self.picked = 0  # a bit for each pet that the running effect has picked
        self.redirected = 0  # of the running strike: how much, and eight bits up who takes it
        self.somebody_doomed = False
        self.lines_broken = False  # a pet left the Arena without being Downed: a Line Check is due
        # the draft and the match
        # copies share what seldom changes, so it is never changed in place
        self.decks = decks  # what each seat plays with; with constructed decks: nothing
        self.pool = NO_POOL  # during a draft: what lies there to be picked, by number
        self.first_picker = 0
        self.wins = wins
        self.game = 1
        self.loser = NONE  # of the game before

    def copy(self) -> Arena:
        twin = Arena(
            self.box,
            self.rules,
            [pile.copy() for pile in self.hidden],
            [pet.copy() if pet.line != OUT else pet for pet in self.pets],  # nothing changes a Downed pet
            self.lines[:],
            self.spent[:],
            self.removed,
            self.items[:],
            self.vp[:],
            [slot.copy() for slot in self.slots],
            self.decks,
            self.wins,
        )
        self.copy_core(twin)
        twin.lasting = self.lasting
        twin.turn = self.turn
        twin.lead = self.lead
        twin.done = self.done
        twin.stage = self.stage
        twin.met = self.met
        twin.twists = self.twists
        twin.die = self.die
        twin.dealt = self.dealt
        twin.picked = self.picked
        twin.redirected = self.redirected
        twin.somebody_doomed = self.somebody_doomed
        twin.lines_broken = self.lines_broken
        if self.pool:
            twin.pool = self.pool[:]
        twin.first_picker = self.first_picker
        twin.game = self.game
        twin.loser = self.loser
        return twin

    def piles(self) -> list[Pile]:
        return self.hidden

    def card_names(self) -> list[str]:
        return self.box.names

    def piece_name(self, piece: int) -> str:
        pet = self.pets[piece]
        return f"{SEATS[pet.seat]}.{pet.card.key}"

    # where things are

    def resource(self, seat: int) -> Pile:
        return self.hidden[seat]

    def hand(self, seat: int) -> Pile:
        return self.hidden[2 + seat]

    def lead_pile(self, seat: int) -> Pile:
        return self.hidden[4 + seat]

    def looking(self, seat: int) -> Pile:
        return self.hidden[6 + seat]

    def row(self, seat: int, line: int) -> tuple[int, ...]:
        return self.lines[seat * 3 + line]

    def pet_of(self, seat: int, index: int) -> int:
        """The number of a seat's pet that is in play or in Stasis; a seat has no two of a kind."""
        for i, pet in enumerate(self.pets):
            if pet.card.index == index and pet.seat == seat and pet.line != OUT:
                return i
        return NONE

    def fallen_of(self, seat: int, index: int) -> int:
        """The number of a seat's pet that was Downed; the last one, for a token can fall twice."""
        for i in range(len(self.pets) - 1, -1, -1):
            pet = self.pets[i]
            if pet.card.index == index and pet.seat == seat and pet.line == OUT:
                return i
        return NONE

    def slot_of(self, pet: int) -> int:
        for i, slot in enumerate(self.slots):
            if slot.pet == pet:
                return i
        return NONE

    def in_play(self, seat: int) -> int:
        lines = self.lines
        return len(lines[seat * 3]) + len(lines[seat * 3 + 1]) + len(lines[seat * 3 + 2])

    def willpower(self, seat: int) -> int:
        """MA-POWER-03 Willpower is the number of cards in hand."""
        return len(self.hidden[2 + seat].cards)

    def giving(self, number: int, hold: int) -> int:
        """The pet that this one holds, or NONE."""
        for i, pet in enumerate(self.pets):
            if pet.held and pet.line != OUT and pet.giver(hold) == number:
                return i
        return NONE

    def somebody_held(self) -> bool:
        for pet in self.pets:
            if pet.held and pet.line >= 0:
                return True
        return False

    def in_hold(self, number: int) -> bool:
        if self.pets[number].held:
            return True
        for pet in self.pets:
            if pet.held and pet.line != OUT and (pet.giver(CHOMP) == number or pet.giver(CONSTRICT) == number):
                return True
        return False

    def spend(self, seat: int, kind: int, rule: str) -> None:
        """MA-ZONE-08 A card goes to its owner's Spent Pile, face up."""
        self.spent[seat] = (*self.spent[seat], kind)
        self.log_event(rule, SPENT, seat, public(kind))

    def remove_card(self, seat: int, kind: int) -> None:
        """MA-ZONE-16 A card is Removed from the Game."""
        removed = self.removed[:]
        removed[seat] = (*removed[seat], kind)
        self.removed = removed

    def elyth_owner(self, number: int) -> int:
        """MA-RULING-75 The seat whose Spent Pile the Elyth on this pet goes to."""
        pet = self.pets[number]
        return 1 - pet.seat if pet.flags & BORROWED else pet.seat

    # counting

    def left_in_box(self) -> list[int]:
        """MA-DRAFT-01 What nobody has picked of the one box that both decks are drafted from."""
        kinds: list[int] = []
        picked = self.decks[0] + self.decks[1]
        for kind in self.box.deck_legal:
            left = self.box.copies[kind]
            if picked:
                left -= picked.count(kind)
            while left > 0:
                kinds.append(kind)
                left -= 1
        return kinds

    def census(self) -> list[int]:
        """Every card that came out of a deck or was called, wherever it is now."""
        kinds = [] if self.rules.constructed else self.left_in_box()
        for pile in self.hidden:
            kinds += [kind_of(card) for card in pile.all_cards()]
        for seat in range(2):
            kinds += list(self.spent[seat]) + list(self.removed[seat])
            kinds += [item >> 4 for item in self.items[seat]]
        for pet in self.pets:
            if pet.line != OUT and not pet.card.token:
                kinds.append(pet.card.number)
            if pet.line != OUT and pet.elyth != NONE:
                kinds.append(pet.elyth)
        return sorted(kinds)
