"""Status Effects and holds, and the Switch that they can stop: MA-STATUS, MA-RESID, MA-INCAP, MA-LOCK, MA-SWITCH.

What a status does in Cleanup stands in cleanup.py, what a hold does to a blow in values.py.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Die, Step
from grimalkin.core.cards import Duration
from grimalkin.core.codes import PASS
from grimalkin.games.mythic_arena.effects import begin_lasting, clock, expire, shrink
from grimalkin.games.mythic_arena.lines import enter_line, leave_line, move_code, trade_places
from grimalkin.games.mythic_arena.printed import CHOMP, CONSTRICT, FEAR, PARALYZE, RESIDUAL, STATUSES, STUNNED
from grimalkin.games.mythic_arena.state import (
    CURE,
    DOOMED,
    FAILED,
    FRONT,
    GATE,
    GUARD,
    HELD,
    LINES,
    MOVE,
    MOVED,
    NEXT_POWER,
    NO_BATTLE,
    NO_STATUS,
    NONE,
    PARALYZED,
    PET_ROOM,
    PETS,
    PLACES,
    PREVENT_STATUS,
    REAR,
    RELEASE,
    RELEASE_ONE,
    RELEASED,
    REPLACE,
    SEATS,
    STATUS_OFF,
    STATUS_ON,
    SWITCH,
    SWITCHED,
    Arena,
    Moment,
    Pet,
)
from grimalkin.games.mythic_arena.values import is_immune

MOST_TYPES: Final = 2  # MA-STATUS-04
FREE_FROM: Final = 11  # the least roll that beats Paralyze
COUNT: Final = len(STATUSES)
ANY_STATUS: Final = (1 << len(STATUSES)) - 1  # as bits


# What a pet has


def types_on(pet: Pet) -> int:
    """MA-STATUS-04 How many types of status a pet has. Giving a hold is none (MA-LOCK-06)."""
    count = 0
    for status in range(COUNT):
        if pet.counters(status):
            count += 1
    return count


def statuses_on(pet: Pet, among: int) -> list[int]:
    """The statuses of a pet, of those whose bit is set in `among`."""
    if not pet.status and not pet.held:
        return []
    return [status for status in range(COUNT) if among >> status & 1 and pet.counters(status)]


def has_status(pet: Pet, among: int) -> bool:
    return (pet.status != 0 or pet.held != 0) and len(statuses_on(pet, among)) > 0


# Putting a status on


def forbids_status(game: Arena, number: int, status: int) -> str:
    """The rule by which a status would not come or change nothing, or ALLOWED."""
    pet = game.pets[number]
    if is_immune(game, number, status):
        return "MA-RULING-01"
    if status < RESIDUAL or not pet.counters(status):
        return ALLOWED
    if status >= CHOMP:
        return "MA-RULING-115"
    return "MA-RULING-130" if status == PARALYZE else "MA-RULING-66"


def apply_status(
    game: Arena, seat: int, me: int, pet: int, status: int, counters: int, duration: Duration | None
) -> None:
    """MA-RULING-66 A status comes on a pet; `seat` is whose effect it is, `me` the pet that gives a hold.

    More of a residual one adds counters. A third type comes only in place of another, if `seat` says so.
    """
    until = NONE if duration is None else duration.kind
    count = 0 if duration is None else clock(game, duration, seat)
    rule = forbids_status(game, pet, status)
    if rule:
        game.tell(rule, NO_STATUS, pet, status)
    elif not game.pets[pet].counters(status) and types_on(game.pets[pet]) >= MOST_TYPES:
        game.then(ReplaceStatus(seat, me, pet, status, counters, until, count))
    else:
        put_status(game, seat, me, pet, status, counters, until, count)


def put_status(
    game: Arena, seat: int, me: int, number: int, status: int, counters: int, until: int, count: int
) -> None:
    """Nothing is in its way but a guard."""
    if guard_stops(game, number, status):
        return
    pet = game.pets[number]
    if status >= CHOMP:
        give_hold(game, me, number, status)
    elif status < RESIDUAL:
        before = pet.counters(status)
        pet.set_counters(status, before + counters)
        game.tell("MA-RESID-03" if before else "MA-RESID-02", STATUS_ON, number, status, pet.counters(status))
    else:
        pet.set_counters(status, 1)
        game.tell("MA-INCAP-01" if status == PARALYZE else "MA-INCAP-02", STATUS_ON, number, status, 1)
        if until != NONE:
            begin_lasting(game, number, PARALYZED, 0, until, seat, count)


def guard_stops(game: Arena, number: int, status: int) -> bool:
    """MA-RULING-129 A guard is used up by a status that would really come, and by no other."""
    for effect in game.lasting:
        if effect.pet == number and effect.what == PREVENT_STATUS:
            shrink(game, effect, 1)
            game.tell("MA-RULING-129", NO_STATUS, number, status)
            return True
    return False


class ReplaceStatus(Ask[Arena]):
    """MA-STATUS-05 A third type of status may replace one of the two: whoever puts it on decides whether and which."""

    id: ClassVar[str] = "replace_status"
    rule: ClassVar[str] = "MA-STATUS-05"

    def __init__(self, seat: int, me: int, pet: int, status: int, counters: int, until: int, count: int) -> None:
        super().__init__(seat)
        self.me = me
        self.pet = pet
        self.status = status
        self.counters = counters
        self.until = until
        self.count = count

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [PASS] + [REPLACE + status for status in range(COUNT) if is_marked(game, self.pet, status)]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        return ALLOWED if act == PASS or game.pets[self.pet].counters(act - REPLACE) else "MA-LOCK-06"

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(self.pet)]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            game.tell("MA-STATUS-04", NO_STATUS, self.pet, self.status)
        elif not guard_stops(game, self.pet, self.status):
            cure(game, self.pet, option - REPLACE, "MA-STATUS-05")
            put_status(game, seat, self.me, self.pet, self.status, self.counters, self.until, self.count)


# Taking a status off


def cure(game: Arena, number: int, status: int, rule: str = "MA-RULING-71") -> None:
    """MA-RULING-71 A status goes with all its counters; a hold that is removed is over for its Giver too."""
    if status >= CHOMP:
        end_hold(game, number, status, rule)
        return
    game.pets[number].set_counters(status, 0)
    if status == PARALYZE:
        stop_clock(game, number)
    game.tell(rule, STATUS_OFF, number, status)


def stop_clock(game: Arena, number: int) -> None:
    """Paralyze is gone, and its stated time with it."""
    for effect in game.lasting:
        if effect.pet == number and effect.what == PARALYZED:
            game.lasting = tuple([other for other in game.lasting if other is not effect])
            return


def cure_one(game: Arena, seat: int, number: int, among: int) -> None:
    """Remove one status of those in `among`, with all its counters; of several `seat` picks one."""
    found = statuses_on(game.pets[number], among)
    if len(found) == 1:
        cure(game, number, found[0])
    elif found:
        game.then(ChooseCure(seat, number, among))


class ChooseCure(Ask[Arena]):
    """MA-RULING-72 Of several statuses that could be removed one is picked. A Giver's mark is none (MA-RULING-115)."""

    id: ClassVar[str] = "choose_cure"
    rule: ClassVar[str] = "MA-RULING-72"

    def __init__(self, seat: int, pet: int, among: int) -> None:
        super().__init__(seat)
        self.pet = pet
        self.among = among

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [CURE + status for status in range(COUNT) if is_marked(game, self.pet, status)]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        status = act - CURE
        if not game.pets[self.pet].counters(status):
            return "MA-RULING-115"
        return ALLOWED if self.among >> status & 1 else "MA-RULING-116"

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(self.pet)]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        cure(game, self.pet, option - CURE)


# Holds


def is_marked(game: Arena, number: int, status: int) -> bool:
    """Does a pet have a status, or give that hold?"""
    return game.pets[number].counters(status) > 0 or (status >= CHOMP and game.giving(number, status) != NONE)


def give_hold(game: Arena, giver: int, number: int, hold: int) -> None:
    """MA-LOCK-01 One pet holds another. It can hold one pet at a time: an old hold ends first (MA-RULING-68)."""
    old = game.giving(giver, hold)
    if old != NONE:
        end_hold(game, old, hold, "MA-LOCK-05")
    game.pets[number].set_giver(hold, giver)
    game.tell("MA-LOCK-01", HELD, giver, number, hold)


def end_hold(game: Arena, number: int, hold: int, rule: str = "MA-LOCK-04") -> None:
    """The Recipient is free, and so is its Giver."""
    game.pets[number].set_giver(hold, NONE)
    game.tell(rule, RELEASED, number, hold)


def is_release(option: int) -> bool:
    return RELEASE <= option < RELEASE + len(PETS) or RELEASE_ONE <= option < RELEASE_ONE + 2 * len(PETS)


def released_by(game: Arena, seat: int, option: int) -> int:
    """The Giver that an option names."""
    return game.pet_of(seat, (option - RELEASE_ONE) // 2 if option >= RELEASE_ONE else option - RELEASE)


def release_options(game: Arena, seat: int) -> list[int]:
    """MA-LOCK-08 The holds that a seat's pets give, each its own; of a pet that gives two, each by its name."""
    found: list[int] = []
    if not game.somebody_held():
        return found
    for number in range(len(game.pets)):
        pet = game.pets[number]
        if pet.seat != seat or pet.line < 0:
            continue
        chomps = game.giving(number, CHOMP) != NONE
        constricts = game.giving(number, CONSTRICT) != NONE
        if chomps and constricts:
            found.append(RELEASE_ONE + 2 * pet.card.slot)
            found.append(RELEASE_ONE + 2 * pet.card.slot + 1)
        elif chomps or constricts:
            found.append(RELEASE + pet.card.slot)
    return found


def release(game: Arena, seat: int, option: int) -> None:
    """MA-LOCK-04 The Giver's owner ends the hold, free of cost (MA-RULING-67)."""
    number = released_by(game, seat, option)
    if option >= RELEASE_ONE:
        hold = CHOMP + (option - RELEASE_ONE) % 2
    else:
        hold = CHOMP if game.giving(number, CHOMP) != NONE else CONSTRICT
    end_hold(game, game.giving(number, hold), hold, "MA-LOCK-04")


class LetGo(Moment):
    """MA-RULING-67 Before Cleanup begins a Giver's owner may end its holds."""

    id: ClassVar[str] = "let_go"
    rule: ClassVar[str] = "MA-RULING-67"

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [PASS, *release_options(game, seat)]

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(released_by(game, seat, option))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option != PASS:
            release(game, seat, option)
            let_go(game, seat)


def let_go(game: Arena, seat: int) -> None:
    """Ask before Cleanup, if there is a hold to end: that everybody sees."""
    if release_options(game, seat):
        game.then(LetGo(seat))


# S1: Paralyze, Fear and Stunned


def gates(game: Arena, number: int, step: Step[Any]) -> None:
    """A pet is about to use a Battle or Unique Power: `step` comes next, if Paralyze, Fear and Stunned let it."""
    if game.pets[number].counters(PARALYZE):
        game.then(GateRoll(number, step))
    else:
        dare(game, number, step, "MA-INCAP-02")


class GateRoll(Die[Arena]):
    """MA-INCAP-01 A paralyzed pet rolls before each power: 10 or less fails, 11 or more removes Paralyze.

    A failure is no use of the power: Fear and Stunned stay (MA-RULING-64).
    """

    id: ClassVar[str] = "gate_roll"
    rule: ClassVar[str] = "MA-INCAP-01"

    def __init__(self, number: int, step: Step[Any]) -> None:
        self.number = number
        self.step = step

    def sides(self) -> int:
        return 20

    def shows(self, game: Arena, face: int) -> None:
        game.tell("MA-INCAP-01", GATE, self.number, face)
        if face < FREE_FROM:
            game.tell("MA-INCAP-01", FAILED, self.number)
            return
        cure(game, self.number, PARALYZE, "MA-INCAP-01")
        dare(game, self.number, self.step, "MA-RULING-64")


def dare(game: Arena, number: int, step: Step[Any], rule: str) -> None:
    """MA-INCAP-02 The next power of a pet with Fear or Stunned fails and they go; both, if it has both (MA-RULING-64).

    `rule` says by which one of them goes: after a roll against Paralyze it is the same ruling.
    """
    pet = game.pets[number]
    if not pet.counters(FEAR) and not pet.counters(STUNNED):
        game.then(step)
        return
    if pet.counters(FEAR) and pet.counters(STUNNED):
        rule = "MA-RULING-64"
    for status in (FEAR, STUNNED):
        if pet.counters(status):
            cure(game, number, status, rule)
    if game.stage == NO_BATTLE:
        game.tell("MA-RULING-65", FAILED, number)  # a Unique Power: used up for this turn, counters not paid
    else:
        game.tell("MA-INCAP-02", FAILED, number)
        power_used(game, number)


def power_used(game: Arena, number: int) -> None:
    """A Battle Power has been used: what lasted until then is over."""
    if game.lasting:
        expire(game, [effect for effect in game.lasting if effect.pet == number and effect.until == NEXT_POWER])


# The Switch


def switch_code(game: Arena, one: int, other: int) -> int:
    """A pair of pets as an option: whoever is nearer the Front comes first."""
    pets = game.pets
    if pets[one].line > pets[other].line:
        one, other = other, one
    return SWITCH + pets[one].card.slot * PET_ROOM + pets[other].card.slot


def is_switch(option: int) -> bool:
    """Is it a pair of pets, and no move of one?"""
    return SWITCH <= option < SWITCH + PET_ROOM * PET_ROOM


def is_switch_move(option: int) -> bool:
    return MOVE <= option < MOVE + PET_ROOM * 3 * PLACES


def pets_in_play(game: Arena, seat: int) -> list[int]:
    return [*game.row(seat, 0), *game.row(seat, 1), *game.row(seat, 2)]


def pair_acts(game: Arena, seat: int) -> list[int]:
    """Every pair of own pets, each once."""
    own = pets_in_play(game, seat)
    return [switch_code(game, own[i], own[j]) for i in range(len(own)) for j in range(i + 1, len(own))]


def switch_acts(game: Arena, seat: int) -> list[int]:
    """MA-TURN-09 Everything that could be meant by a Switch: each pair of own pets, each pet into another line."""
    found = pair_acts(game, seat)
    for number in pets_in_play(game, seat):
        for line in range(3):
            if line != game.pets[number].line:
                for index in range(len(game.row(seat, line)) + 1):
                    found.append(move_code(game.pets[number].card.slot, line, index))
    return found


def forbids_switch(game: Arena, seat: int, act: int) -> str:
    """The rule that keeps two pets from being exchanged, or one from being moved, by a Switch; or ALLOWED."""
    if is_switch(act):
        one = game.pet_of(seat, (act - SWITCH) // PET_ROOM)
        other = game.pet_of(seat, (act - SWITCH) % PET_ROOM)
        if one == other or game.pets[one].line == game.pets[other].line:
            return "MA-RULING-123"
        if game.pets[other].line - game.pets[one].line != 1:
            return "MA-SWITCH-01"
        return forbids_leaving(game, one) or forbids_leaving(game, other)
    number = game.pet_of(seat, (act - MOVE) // (3 * PLACES))
    pet = game.pets[number]
    if game.rules.simplified:
        return "MA-RULING-85"
    if abs(pet.line - (act - MOVE) // PLACES % 3) != 1:
        return "MA-SWITCH-02"
    if len(game.row(seat, pet.line)) < 2:
        return "MA-RULING-62"
    return forbids_leaving(game, number)


def forbids_leaving(game: Arena, number: int) -> str:
    """MA-LOCK-02 Pets in a hold cannot Switch; a Giver's owner can end the hold first (MA-LOCK-07)."""
    pet = game.pets[number]
    if pet.flags & DOOMED:
        return "MA-RULING-07"
    if pet.held:
        return "MA-LOCK-02"
    return "MA-LOCK-07" if game.in_hold(number) else ALLOWED


def switch_options(game: Arena, seat: int) -> list[int]:
    """The same as all acts that `forbids_switch` allows, found faster."""
    found: list[int] = []
    front = free_kinds(game, seat, FRONT)
    guard = free_kinds(game, seat, GUARD)
    rear = free_kinds(game, seat, REAR)
    add_pairs(found, front, guard)
    add_pairs(found, guard, rear)
    if game.rules.simplified:
        return found
    in_front = len(game.row(seat, FRONT))
    in_guard = len(game.row(seat, GUARD))
    in_rear = len(game.row(seat, REAR))
    if in_front > 1:
        for kind in front:
            add_moves(found, kind, GUARD, in_guard)
    if in_guard > 1:
        for kind in guard:
            add_moves(found, kind, FRONT, in_front)
            add_moves(found, kind, REAR, in_rear)
    if in_rear > 1:
        for kind in rear:
            add_moves(found, kind, GUARD, in_guard)
    return found


def free_kinds(game: Arena, seat: int, line: int) -> list[int]:
    """The pets of a row that can leave it, as numbers of options."""
    found: list[int] = []
    for number in game.lines[seat * 3 + line]:
        if not forbids_leaving(game, number):
            found.append(game.pets[number].card.slot)
    return found


def add_pairs(found: list[int], nearer: list[int], other: list[int]) -> None:
    for one in nearer:
        for kind in other:
            found.append(SWITCH + one * PET_ROOM + kind)


def add_moves(found: list[int], kind: int, line: int, count: int) -> None:
    """The moves of a pet to each place in a row of so many."""
    first = move_code(kind, line, 0)
    for index in range(count + 1):
        found.append(first + index)


def switch_touches(game: Arena, seat: int, option: int) -> list[str]:
    if is_switch(option):
        one = game.pet_of(seat, (option - SWITCH) // PET_ROOM)
        other = game.pet_of(seat, (option - SWITCH) % PET_ROOM)
        return [game.piece_name(one), game.piece_name(other)]
    number = game.pet_of(seat, (option - MOVE) // (3 * PLACES))
    return [game.piece_name(number), f"{LINES[(option - MOVE) // PLACES % 3]}.{SEATS[seat]}"]


def do_switch(game: Arena, seat: int, act: int) -> None:
    """MA-RULING-63 Each paralyzed pet of a Switch rolls first; then the pets change places."""
    if is_switch(act):
        one = game.pet_of(seat, (act - SWITCH) // PET_ROOM)
        other = game.pet_of(seat, (act - SWITCH) % PET_ROOM)
        roll_free(game, one, other, SwitchPets(one, other))
    else:
        number = game.pet_of(seat, (act - MOVE) // (3 * PLACES))
        roll_free(game, number, NONE, SwitchMove(number, (act - MOVE) // PLACES % 3, (act - MOVE) % PLACES))


def roll_free(game: Arena, one: int, other: int, step: Step[Any]) -> None:
    """`step` comes next, if every paralyzed pet of the two gets free; `one` is the one nearer the Front."""
    paralyzed = other != NONE and game.pets[other].counters(PARALYZE) > 0
    if game.pets[one].counters(PARALYZE):
        game.then(FreeRoll(one, other if paralyzed else NONE, step, True))
    elif paralyzed:
        game.then(FreeRoll(other, NONE, step, True))
    else:
        game.then(step)


class FreeRoll(Die[Arena]):
    """MA-RULING-63 A paralyzed pet of a Switch rolls: 11 or more removes Paralyze; if any fails, nobody moves."""

    id: ClassVar[str] = "free_roll"
    rule: ClassVar[str] = "MA-RULING-63"

    def __init__(self, number: int, other: int, step: Step[Any], free: bool) -> None:
        self.number = number
        self.other = other  # who rolls next, or NONE
        self.step = step
        self.free = free  # whoever rolled before is

    def sides(self) -> int:
        return 20

    def shows(self, game: Arena, face: int) -> None:
        game.tell("MA-RULING-63", GATE, self.number, face)
        free = face >= FREE_FROM
        if free:
            cure(game, self.number, PARALYZE, "MA-INCAP-01")
        if self.other != NONE:
            game.then(FreeRoll(self.other, NONE, self.step, free and self.free))
        elif free and self.free:
            game.then(self.step)
        else:
            game.tell("MA-RULING-63", FAILED, self.number)


class SwitchPets(Step[Arena]):
    """MA-SWITCH-01 Two own pets of adjacent lines change places."""

    id: ClassVar[str] = "switch_pets"
    rule: ClassVar[str] = "MA-SWITCH-01"

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def run(self, game: Arena) -> None:
        trade_places(game, self.one, self.other)
        game.tell("MA-SWITCH-01", SWITCHED, self.one, self.other)


class SwitchMove(Step[Arena]):
    """MA-SWITCH-02 One of several pets of a line goes to an adjacent line."""

    id: ClassVar[str] = "switch_move"
    rule: ClassVar[str] = "MA-SWITCH-02"

    def __init__(self, number: int, line: int, index: int) -> None:
        self.number = number
        self.line = line
        self.index = index

    def run(self, game: Arena) -> None:
        leave_line(game, self.number)
        enter_line(game, self.number, self.line, self.index)
        game.tell("MA-SWITCH-02", MOVED, self.number, self.line, self.index)
