"""Status Effects: MA-STATUS, MA-RESID, MA-INCAP. Holds are statuses too, with rules of their own (holds.py).

What a status does in Cleanup stands in cleanup.py.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Die, Step
from grimalkin.core.cards import Duration
from grimalkin.core.codes import PASS
from grimalkin.games.mythic_arena.holds import end_hold, give_hold, is_marked
from grimalkin.games.mythic_arena.lasting import clock, power_used
from grimalkin.games.mythic_arena.printed import CHOMP, FEAR, PARALYZE, RESIDUAL, STATUSES, STUNNED
from grimalkin.games.mythic_arena.state import (
    CURE,
    FAILED,
    GATE,
    NO_BATTLE,
    NO_STATUS,
    NONE,
    PARALYZED,
    PREVENT_STATUS,
    REPLACE,
    STATUS_OFF,
    STATUS_ON,
    Arena,
    Lasting,
    Pet,
)
from grimalkin.games.mythic_arena.values import is_immune
from grimalkin.kit.lasting import oldest, used, without

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
        game.log_event(rule, NO_STATUS, pet, status)
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
        game.log_event("MA-RESID-03" if before else "MA-RESID-02", STATUS_ON, number, status, pet.counters(status))
    else:
        pet.set_counters(status, 1)
        game.log_event("MA-INCAP-01" if status == PARALYZE else "MA-INCAP-02", STATUS_ON, number, status, 1)
        if until != NONE:
            game.lasting = (*game.lasting, Lasting(PARALYZED, number, 0, until, seat, NONE, count))


def guard_stops(game: Arena, number: int, status: int) -> bool:
    """MA-RULING-129 A guard is used up by a status that would really come, and by no other."""
    guard = oldest(game.lasting, PREVENT_STATUS, number)
    if guard is None:
        return False
    game.lasting = used(game.lasting, guard, 1)
    game.log_event("MA-RULING-129", NO_STATUS, number, status)
    return True


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
        return [PASS] + [REPLACE.code(status) for status in range(COUNT) if is_marked(game, self.pet, status)]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        return ALLOWED if act == PASS or game.pets[self.pet].counters(REPLACE.one(act)) else "MA-LOCK-06"

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [game.piece_name(self.pet)]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            game.log_event("MA-STATUS-04", NO_STATUS, self.pet, self.status)
        elif not guard_stops(game, self.pet, self.status):
            cure(game, self.pet, REPLACE.one(option), "MA-STATUS-05")
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
    game.log_event(rule, STATUS_OFF, number, status, 0)


def stop_clock(game: Arena, number: int) -> None:
    """Paralyze is gone, and its stated time with it."""
    stated = oldest(game.lasting, PARALYZED, number)
    if stated is not None:
        game.lasting = without(game.lasting, stated)


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


# S1: Paralyze, Fear and Stunned


def check_incapacity(game: Arena, number: int, step: Step[Any]) -> None:
    """A pet is about to use a Battle or Unique Power: `step` comes next, if Paralyze, Fear and Stunned let it."""
    if game.pets[number].counters(PARALYZE):
        game.then(GateRoll(number, step))
    else:
        check_fear(game, number, step, "MA-INCAP-02")


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
        game.log_event("MA-INCAP-01", GATE, self.number, face, FREE_FROM)
        if face < FREE_FROM:
            game.log_event("MA-INCAP-01", FAILED, self.number)
            return
        cure(game, self.number, PARALYZE, "MA-INCAP-01")
        check_fear(game, self.number, self.step, "MA-RULING-64")


def check_fear(game: Arena, number: int, step: Step[Any], rule: str) -> None:
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
        game.log_event("MA-RULING-65", FAILED, number)  # a Unique Power: used up for this turn, counters not paid
    else:
        game.log_event("MA-INCAP-02", FAILED, number)
        power_used(game, number)
