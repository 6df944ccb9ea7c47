"""What lies on the table: pets in lines, the slots of the battle, hidden Runes. Spec 5.2 and 5.3, first paragraphs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimalkin.core.codes import Codes
from grimalkin.core.piles import Pile, kind_of
from grimalkin.core.state import State
from grimalkin.core.tells import CARD, NUMBER, OPTION, PIECE, SEAT, Tells
from grimalkin.experiments.mythic.cards import CARDS, DEALT, PETS, POWER_NAMES, RUNES, Card

NONE: Final = -1
TEAMS: Final = [0, 1]

# lines, and where a Downed pet is
OUT: Final = -1
FRONT: Final = 0
GUARD: Final = 1
REAR: Final = 2
LINES: Final = ["front", "guard", "rear"]

# what a slot holds in place of a Battle Power
UNDECLARED: Final = -1
UNABLE: Final = -2
HOLD: Final = -3

# how far the battle has come
ASSIGN: Final = 0  # B1 to B3
DECLARED: Final = 1  # B4 has passed
SPEEDS_READ: Final = 2  # B6 has passed

THEM: Final = [f"them.{name}" for name in PETS]
PET_KINDS: Final = 20
PLACES: Final = 6  # indices in a line that a choice can name

CODES: Final = Codes()
DONE: Final = CODES.one("done")
ATTACK: Final = CODES.block("attack", PETS)
ATTACK_LINE: Final = CODES.block("attack", PETS, ["guard", "rear"])
BLOCK: Final = CODES.block("block", PETS, PETS)
PRIMARY: Final = CODES.block("primary", PETS)
POWER: Final = CODES.block("power", POWER_NAMES)
HOLD_BACK: Final = CODES.one("hold")
PLAY: Final = CODES.block("play", RUNES)
ON: Final = CODES.block("on", PETS)
ON_THEM: Final = CODES.block("on", THEM)
FIRST: Final = CODES.block("first", PETS)
STRIKE: Final = CODES.block("strike", PETS)
REROLL: Final = CODES.one("reroll")
KEEP: Final = CODES.one("keep")
ADJACENT: Final = CODES.block("adjacent", PETS)
SWITCH: Final = CODES.block("switch", PETS)
MOVE: Final = CODES.block("move", PETS, LINES, [str(place) for place in range(PLACES)])
RETALIATE: Final = CODES.block("retaliate", PETS, PETS)
PROMOTE: Final = CODES.block("promote", PETS)

TELLS: Final = Tells()
TURN: Final = TELLS.what("turn", NUMBER, SEAT)
DREW: Final = TELLS.what("drew", SEAT, CARD)
ATTACKS: Final = TELLS.what("attacks", PIECE, NUMBER)
BLOCKS: Final = TELLS.what("blocks", PIECE, PIECE)
IS_PRIMARY: Final = TELLS.what("primary", PIECE)
DECLARES: Final = TELLS.what("declares", PIECE, OPTION)
CANNOT: Final = TELLS.what("unable", PIECE)
PLAYED: Final = TELLS.what("played", SEAT, CARD)
SURGED: Final = TELLS.what("speed", PIECE, NUMBER)
ROLLED_OFF: Final = TELLS.what("rolled_off", SEAT, NUMBER)
ROLLED: Final = TELLS.what("rolled", PIECE, PIECE, NUMBER)
REROLLED: Final = TELLS.what("rerolls", SEAT)
COMPARED: Final = TELLS.what("hit", NUMBER, NUMBER, NUMBER, NUMBER)  # die, bonuses, total, Miss
MISSED: Final = TELLS.what("missed", NUMBER, NUMBER, NUMBER, NUMBER)
TRIGGERED: Final = TELLS.what("triggered", PIECE, NUMBER)
HP: Final = TELLS.what("hp", PIECE, NUMBER)
DOWNED: Final = TELLS.what("downed", PIECE)
POINTS: Final = TELLS.what("points", SEAT, NUMBER)
MOVED: Final = TELLS.what("moved", PIECE, NUMBER, NUMBER)
SWITCHED: Final = TELLS.what("switched", PIECE, PIECE)
RETALIATES: Final = TELLS.what("retaliates", PIECE, PIECE)
DECLINED: Final = TELLS.what("declined", SEAT)
PROMOTED: Final = TELLS.what("promoted", PIECE)
BECAME_EXTRA: Final = TELLS.what("extra", PIECE)


@mypyc_attr(acyclic=True)
class Pet:
    """A pet in play or Downed. Its number is its place in `Arena.pets`."""

    def __init__(
        self,
        kind: int,
        seat: int,
        card: Card,
        hp: int,
        line: int,
        elyth: int = 0,
        change: int = 0,
        surge: int = 0,
        doomed: bool = False,
        used: bool = False,
        moved: bool = False,
        stepped: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.hp = hp
        self.line = line
        self.elyth = elyth
        self.change = change  # what the running batch does to its hp
        self.surge = surge  # Speed until the end of the turn
        self.doomed = doomed
        self.used = used  # its Battle Power of this turn
        self.moved = moved  # by a Line Check of the running RESOLVE_DOWNS
        self.stepped = stepped  # in the running Line Check

    def copy(self) -> Pet:
        return Pet(
            self.kind,
            self.seat,
            self.card,
            self.hp,
            self.line,
            self.elyth,
            self.change,
            self.surge,
            self.doomed,
            self.used,
            self.moved,
            self.stepped,
        )


@mypyc_attr(acyclic=True)
class Slot:
    """A place in the battle. It outlives its pet: it can be empty, taken over, or traded."""

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
    ) -> None:
        self.owner = owner
        self.attacks = attacks  # Attacker or Blocker
        self.pet = pet
        self.line = line  # the attacked line
        self.opponent = opponent  # Attacker: its Primary's slot, NONE for an extra; Blocker: the Attacker's slot
        self.primary = primary
        self.power = power
        self.acted = acted
        self.speed = speed
        self.edge = edge  # 1: won the roll-off at this Speed
        self.order = order  # among equals the higher goes first: its owner's choice
        self.fallen = fallen  # the Downed pet that somebody may Retaliate for
        self.fell_in = fell_in  # the line where it stood

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
        )

    def is_extra(self) -> bool:
        return self.opponent == NONE if self.attacks else not self.primary


class Arena(State):
    """Both Arenas, both hands, and the battle."""

    def __init__(
        self,
        first: bool,
        pets: list[Pet],
        lines: list[tuple[int, ...]],
        hidden: list[Pile],
        spent: tuple[int, ...],
        vp: list[int],
        slots: list[Slot],
    ) -> None:
        super().__init__(TEAMS)
        self.first = first  # edition
        self.pets = pets
        # six rows of pets, left to right: Front, Guard, Rear of seat 0, then of seat 1. A move makes new rows
        self.lines = lines
        self.hidden = hidden  # both Resource Piles, then both hands
        self.spent = spent  # kinds of Runes; open
        self.vp = vp
        self.turn = 0
        self.lead = 0
        # the battle
        self.slots = slots
        self.stage = ASSIGN
        self.met = 0  # a bit for each pair whose entry triggers have gone off
        self.twists = 0  # a bit for each seat with a reroll left: one Rune a battle, so one reroll
        self.die = 0  # the last Attack Roll
        self.somebody_doomed = False

    def copy(self) -> Arena:
        twin = Arena(
            self.first,
            [pet.copy() for pet in self.pets],
            self.lines[:],
            [pile.copy() for pile in self.hidden],
            self.spent,
            self.vp[:],
            [slot.copy() for slot in self.slots],
        )
        self.copy_core(twin)
        twin.turn = self.turn
        twin.lead = self.lead
        twin.stage = self.stage
        twin.met = self.met
        twin.twists = self.twists
        twin.die = self.die
        twin.somebody_doomed = self.somebody_doomed
        return twin

    def piles(self) -> list[Pile]:
        return self.hidden

    def card_names(self) -> list[str]:
        return CARDS

    def census(self) -> list[int]:
        """Pets that were not dealt yet lie in the box."""
        kinds = list(self.spent)
        for pile in self.piles():
            kinds += [kind_of(card) for card in pile.all_cards()]
        for seat in range(2):
            dealt = [pet.kind for pet in self.pets if pet.seat == seat]
            kinds += dealt + [kind for kind in range(DEALT) if kind not in dealt]
        return sorted(kinds)

    def piece_name(self, piece: int) -> str:
        pet = self.pets[piece]
        return f"{'AB'[pet.seat]}.{PETS[pet.kind]}"

    # what rules ask

    def resource(self, seat: int) -> Pile:
        return self.hidden[seat]

    def hand(self, seat: int) -> Pile:
        return self.hidden[2 + seat]

    def row(self, seat: int, line: int) -> tuple[int, ...]:
        return self.lines[seat * 3 + line]

    def pet_of(self, seat: int, kind: int) -> int:
        """The number of a seat's pet; a seat has no two of a kind."""
        pets = self.pets
        for i in range(len(pets)):
            pet = pets[i]
            if pet.kind == kind and pet.seat == seat:
                return i
        return NONE

    def slot_of(self, pet: int) -> int:
        slots = self.slots
        for i in range(len(slots)):
            if slots[i].pet == pet:
                return i
        return NONE

    def in_play(self, seat: int) -> int:
        lines = self.lines
        return len(lines[seat * 3]) + len(lines[seat * 3 + 1]) + len(lines[seat * 3 + 2])

    def willpower(self, seat: int) -> int:
        return len(self.hidden[2 + seat].cards)
