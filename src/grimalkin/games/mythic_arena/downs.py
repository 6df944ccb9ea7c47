"""RESOLVE_DOWNS (D1 to D9) and RETALIATE: MA-BATTLE-19, -20, MA-RETAL, MA-RULING-48, -53 to -58, -106."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.games.mythic_arena.arrivals import leave_arena
from grimalkin.games.mythic_arena.batches import Batch, fire, settle
from grimalkin.games.mythic_arena.effects import run_script
from grimalkin.games.mythic_arena.ending import win_check
from grimalkin.games.mythic_arena.entry import meet_all, targets_of
from grimalkin.games.mythic_arena.health import first_of
from grimalkin.games.mythic_arena.holds import (
    MayReleaseHold,
    allowed_by_holds,
    is_release,
    release,
    release_options,
    released_by,
)
from grimalkin.games.mythic_arena.lines import LineCheck
from grimalkin.games.mythic_arena.powers import can_fight, declare, is_held_back
from grimalkin.games.mythic_arena.printed import DOWNS_ENEMY, INSTEAD_OF_DOWNED, WHEN_DOWNED, Bearer
from grimalkin.games.mythic_arena.speed import join_extras, roll_off
from grimalkin.games.mythic_arena.state import (
    BECAME_EXTRA,
    DECLARED,
    DECLINED,
    DOOMED,
    DOWNED,
    FALLING,
    FRONT,
    GUARD,
    HOLDS_BACK,
    MOVED_UP,
    NO_BATTLE,
    NONE,
    OUT,
    PROMOTE,
    PROMOTED,
    RETALIATE,
    RETALIATES,
    SCORED,
    SPEEDS_READ,
    STEPPED,
    UNABLE,
    UNDECLARED,
    Arena,
    Slot,
)
from grimalkin.games.mythic_arena.values import elyth_of, waits


class ResolveDowns(Step[Arena]):
    """MA-BATTLE-19 Pets at 0 HP or less are Downed: points, Spent Piles, win check, Line Checks, Retaliate."""

    id: ClassVar[str] = "resolve_downs"
    rule: ClassVar[str] = "MA-BATTLE-19"

    def __init__(self, inside_retaliate: bool) -> None:
        self.inside_retaliate = inside_retaliate

    def run(self, game: Arena) -> None:
        if not game.somebody_doomed and not game.lines_broken:
            return
        while game.somebody_doomed:
            game.somebody_doomed = False
            if last_moments(game, self):
                return
        fallen = [number for number in range(len(game.pets)) if game.pets[number].flags & FALLING]
        if not fallen and not game.lines_broken:
            return  # all were saved
        game.lines_broken = False
        if not self.inside_retaliate:
            game.then(RESOLVED)
            if game.stage != NO_BATTLE:
                game.then(RETALIATIONS, LOST_OPPONENTS)
        game.then(LINE_CHECKS)
        if fallen:
            down(game, fallen)
            win_check(game)  # the last thing: the next game of a match may drop what this one still had to do


class LineChecks(Step[Arena]):
    """MA-RULING-30 D7 If both players need a Line Check, the Lead Player makes it first."""

    id: ClassVar[str] = "line_checks"
    rule: ClassVar[str] = "MA-RULING-30"

    def run(self, game: Arena) -> None:
        game.then(LineCheck(game.lead), LineCheck(1 - game.lead))


class Resolved(Step[Arena]):
    """MA-BATTLE-19 All that followed from the Downs is done: nobody counts as moved by a Line Check any more."""

    id: ClassVar[str] = "resolved"
    rule: ClassVar[str] = "MA-BATTLE-19"

    def run(self, game: Arena) -> None:
        for pet in game.pets:
            if pet.line != OUT:
                pet.flags &= ~(MOVED_UP | STEPPED)


def last_moments(game: Arena, again: ResolveDowns) -> bool:
    """D2 and D3 for those that are newly doomed. True: effects were put that need their time; then `again`."""
    fresh: list[int] = []
    for number in range(len(game.pets)):
        flags = game.pets[number].flags
        if flags & DOOMED and not flags & FALLING:
            if not is_saved(game, number):
                game.pets[number].flags |= FALLING
                fresh.append(number)
    if not fresh:
        return False
    batch = Batch(len(game.pets))
    avenged = False
    for number in fresh:
        for downer in range(len(game.pets)):
            if is_downer(game, number, downer):
                fire(game, batch, "MA-RULING-106", WHEN_DOWNED, number, downer)
                avenged = avenged or gains(game, downer)
    settle(game, batch, "MA-RULING-106")
    if not avenged:
        return False
    game.then(again)
    game.somebody_doomed = True  # so that it looks again
    for i in range(len(fresh) - 1, -1, -1):
        for downer in range(len(game.pets) - 1, -1, -1):
            if is_downer(game, fresh[i], downer):
                downs_enemy(game, downer, fresh[i])
    return True


def is_saved(game: Arena, number: int) -> bool:
    """D2 Effects that happen instead of being Downed; whoever is saved is doomed no more (MA-RULING-07)."""
    pet = game.pets[number]
    elyth = elyth_of(game, pet)
    return saves(game, pet.card, number) or (elyth is not None and saves(game, elyth, number))


def saves(game: Arena, bearer: Bearer, number: int) -> bool:
    pet = game.pets[number]
    for passive in bearer.on[INSTEAD_OF_DOWNED]:
        for verb in passive.verbs:
            if verb.condition.value(game, number, NONE):
                verb.act(game, pet.seat, number, number, bearer.number)
                if not pet.flags & DOOMED:
                    return True
    return False


def is_downer(game: Arena, number: int, downer: int) -> bool:
    """MA-RULING-106 Whether a pet that is still there took this one to 0."""
    return game.pets[number].downers >> downer & 1 != 0 and game.pets[downer].line >= 0


def gains(game: Arena, downer: int) -> bool:
    """Whether a pet has Passives for Downing an enemy."""
    return waits(game, game.pets[downer], 1 << DOWNS_ENEMY)


def downs_enemy(game: Arena, downer: int, number: int) -> None:
    """D3 What a pet does when it has Downed an enemy."""
    pet = game.pets[downer]
    elyth = elyth_of(game, pet)
    if elyth is not None:
        for passive in elyth.on[DOWNS_ENEMY]:
            run_script(game, passive.script, pet.seat, downer, number, elyth.number)
    for passive in pet.card.on[DOWNS_ENEMY]:
        run_script(game, passive.script, pet.seat, downer, number, pet.card.number)


def down(game: Arena, fallen: list[int]) -> None:
    """D4 The opponent of the owner always gains the points (MA-RULING-10), all at once; D5 the pets leave."""
    points = [0, 0]
    by_enemies = [False, False]
    for number in fallen:
        pet = game.pets[number]
        points[1 - pet.seat] += 1
        if pet.downers:
            by_enemies[1 - pet.seat] = True
        game.log_event("MA-HP-03" if pet.elyth == NONE else "MA-ZONE-07", DOWNED, number, first_of(pet.downers))
    for seat in range(2):
        if points[seat]:
            game.vp[seat] += points[seat]
            rule = "MA-BATTLE-20" if game.stage != NO_BATTLE else "MA-WIN-03"
            game.log_event(rule if by_enemies[seat] else "MA-RULING-10", SCORED, seat, game.vp[seat])
    for number in fallen:
        pet = game.pets[number]
        place = game.slot_of(number)
        if place != NONE:
            slot = game.slots[place]
            slot.pet = NONE
            slot.fallen = NONE if forbids_avenger(slot, pet.has_used()) else number
            slot.fell_in = pet.line
        leave_arena(game, number)
        if not pet.card.token:
            game.spend(pet.seat, pet.card.number, "MA-ZONE-07")  # a token is set aside (MA-RULING-11)


def forbids_avenger(slot: Slot, used: bool) -> str:
    """Whether nobody can Retaliate for the pet that stood in this slot, whatever the Line Check does."""
    if slot.acted:
        # it had its turn; also one that could do nothing with it
        return "MA-RULING-139" if slot.power == UNABLE else "MA-RETAL-01"
    if used:
        return "MA-RETAL-03"
    if slot.power == HOLDS_BACK:
        return "MA-RULING-109"
    if slot.attacks and slot.line != FRONT:
        return "MA-RULING-57" if slot.nimble else "MA-RETAL-06"
    return ALLOWED


# D8 RETALIATE


def forbids_retaliate(game: Arena, number: int, place: int) -> str:
    """The rule that keeps a pet from taking the slot of a Downed companion, or ALLOWED."""
    pet = game.pets[number]
    slot = game.slots[place]
    if pet.line != slot.fell_in:
        return "MA-RULING-53"
    if not pet.flags & MOVED_UP and not needs_no_move(game, slot):
        return "MA-RETAL-04"
    if game.slot_of(number) != NONE:
        return "MA-RETAL-02"
    if pet.has_used():
        return "MA-RULING-58"
    if not targets_of(game, place):
        return "MA-RULING-55"
    if can_fight(game, number, place):
        return ALLOWED
    for target in targets_of(game, place):
        if allowed_by_holds(game, number, target):
            return "MA-RULING-54"
    return "MA-LOCK-02"


def needs_no_move(game: Arena, slot: Slot) -> bool:
    """MA-SIMPLE-05 Simplified: for a Guard pet that was attacked there, no Line Check is needed (MA-RULING-85)."""
    return game.rules.simplified and not slot.attacks and slot.line == GUARD and slot.fell_in == GUARD


class Retaliations(Step[Arena]):
    """MA-RETAL-01 A pet Downed before its turn may be avenged by whoever the Line Check moved there; Lead first."""

    id: ClassVar[str] = "retaliations"
    rule: ClassVar[str] = "MA-RETAL-01"

    def run(self, game: Arena) -> None:
        for i in range(2):
            seat = game.lead if i == 0 else 1 - game.lead
            if offers_retaliate(game, seat):
                game.then(Retaliate(seat), RETALIATIONS)
                return
            if held_back_avengers(game, seat):
                game.then(LetGoToRetaliate(seat), RETALIATIONS)
                return
        for slot in game.slots:
            slot.fallen = NONE


def offers_retaliate(game: Arena, seat: int) -> bool:
    slots = game.slots
    for place in range(len(slots)):
        slot = slots[place]
        if slot.fallen != NONE and slot.owner == seat:
            for number in game.row(seat, slot.fell_in):
                if not forbids_retaliate(game, number, place):
                    return True
    return False


def held_back_avengers(game: Arena, seat: int) -> list[int]:
    """Pets that could take the slot of a Downed companion if they did not hold somebody else."""
    found: list[int] = []
    if not game.somebody_held():
        return found
    slots = game.slots
    for place in range(len(slots)):
        slot = slots[place]
        if slot.fallen != NONE and slot.owner == seat:
            for number in game.row(seat, slot.fell_in):
                rule = forbids_retaliate(game, number, place)
                if rule in ("MA-LOCK-02", "MA-RULING-54") and is_held_back(game, number, place):
                    found.append(number)
    return found


def retaliate_acts(game: Arena, seat: int) -> list[int]:
    """Any own pet for any own slot whose pet was Downed."""
    found: list[int] = []
    for slot in game.slots:
        if slot.fallen != NONE and slot.owner == seat:
            for pet in game.pets:
                if pet.seat == seat and pet.line >= 0:
                    found.append(RETALIATE.code(pet.card.index, game.pets[slot.fallen].card.index))
    return found


def forbids_retaliate_act(game: Arena, seat: int, act: int) -> str:
    number = game.pet_of(seat, RETALIATE.one(act))
    return forbids_retaliate(game, number, fallen_place(game, seat, RETALIATE.two(act)))


class LetGoToRetaliate(MayReleaseHold):
    """MA-RULING-67 D8: a Giver's owner may end its hold, also when only that keeps it from Retaliating."""

    id: ClassVar[str] = "let_go_to_retaliate"
    rule: ClassVar[str] = "MA-RULING-67"

    def acts(self, game: Arena, seat: int) -> list[int]:
        givers = held_back_avengers(game, seat)
        found = [PASS] + [act for act in release_options(game, seat) if released_by(game, seat, act) in givers]
        return found + retaliate_acts(game, seat)

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        return ALLOWED if act == PASS or is_release(act) else forbids_retaliate_act(game, seat, act)

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        if option == PASS:
            return []
        if is_release(option):
            return [game.piece_name(released_by(game, seat, option))]
        return [game.piece_name(game.pet_of(seat, RETALIATE.one(option)))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if is_release(option):
            release(game, seat, option)
        if option != PASS:
            return
        for slot in game.slots:
            if slot.owner == seat:
                slot.fallen = NONE


class Retaliate(MayReleaseHold):
    """MA-RETAL-02 One replacement takes the slot of a Downed pet; with several, the owner picks (MA-RULING-56)."""

    id: ClassVar[str] = "retaliate"
    rule: ClassVar[str] = "MA-RETAL-02"

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [*retaliate_acts(game, seat), PASS]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act == PASS:
            return "MA-RULING-54" if game.rules.first else ALLOWED
        return forbids_retaliate_act(game, seat, act)

    def default(self, game: Arena, seat: int) -> int:
        return self.options(game, seat)[-1]

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        if option == PASS:
            return []
        return [game.piece_name(game.pet_of(seat, RETALIATE.one(option)))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            game.log_event("MA-RULING-108", DECLINED, seat)
            for slot in game.slots:
                if slot.owner == seat:
                    slot.fallen = NONE
            return
        number = game.pet_of(seat, RETALIATE.one(option))
        game.then(TakeSlot(number, fallen_place(game, seat, RETALIATE.two(option))))


class TakeSlot(Step[Arena]):
    """MA-RULING-140 The newcomer takes the slot as it is, with line, opponent and speed: it strikes the opponent of
    the slot, whoever Downed its companion. It enters battle, and declares if B4 has passed.
    """

    id: ClassVar[str] = "take_slot"
    rule: ClassVar[str] = "MA-RULING-140"

    def __init__(self, number: int, place: int) -> None:
        self.number = number
        self.place = place

    def run(self, game: Arena) -> None:
        take_slot(game, self.number, self.place)


def take_slot(game: Arena, number: int, place: int) -> None:
    """What TakeSlot does; looking ahead does it too."""
    slot = game.slots[place]
    rule = "MA-RETAL-05" if game.rules.first else "MA-ED-09"
    if several_fell(game, slot.owner):
        rule = "MA-RULING-56"
    elif needs_no_move(game, slot):
        rule = "MA-SIMPLE-05"
    elif slot.attacks and game.pets[slot.fallen].card.flying:
        rule = "MA-RETAL-07"
    game.log_event(rule, RETALIATES, number, slot.fallen)
    slot.fallen = NONE
    slot.pet = number
    slot.power = UNDECLARED
    batch = Batch(len(game.pets))
    meet_all(game, batch, place)
    settle(game, batch, "MA-RULING-36")
    game.then(RESOLVE_DOWNS_INSIDE, Rearm(place))


def several_fell(game: Arena, seat: int) -> bool:
    count = 0
    for slot in game.slots:
        if slot.fallen != NONE and slot.owner == seat:
            count += 1
    return count > 1


def fallen_place(game: Arena, seat: int, kind: int) -> int:
    """The slot of the Downed pet of that kind."""
    slots = game.slots
    for place in range(len(slots)):
        slot = slots[place]
        if slot.fallen != NONE and slot.owner == seat and game.pets[slot.fallen].card.index == kind:
            return place
    return NONE


class Rearm(Step[Arena]):
    """MA-RULING-37 Whoever takes a slot before B4 declares in B4; later it declares now, and must (MA-RULING-108)."""

    id: ClassVar[str] = "rearm"
    rule: ClassVar[str] = "MA-RULING-37"

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, game: Arena) -> None:
        if game.stage >= DECLARED:
            declare(game, self.place, False)


# D9


class LostOpponents(Step[Arena]):
    """MA-RULING-48 An Attacker without its Primary gets an extra Blocker promoted, or becomes an extra itself."""

    id: ClassVar[str] = "lost_opponents"
    rule: ClassVar[str] = "MA-RULING-48"

    def run(self, game: Arena) -> None:
        slots = game.slots
        for place in range(len(slots)):
            slot = slots[place]
            if not slot.attacks or slot.pet == NONE or slot.acted or slot.opponent == NONE:
                continue
            lost = slots[slot.opponent]
            if lost.pet != NONE:
                continue
            if has_extra_blocker(game, place):
                game.then(Promote(1 - slot.owner, place), LOST_OPPONENTS)
                return
            lost.primary = False
            lost.edge = 0
            slot.opponent = NONE
            slot.edge = 0
            game.log_event("MA-RULING-48", BECAME_EXTRA, slot.pet)
            if slot.power == UNABLE:
                slot.power = HOLDS_BACK
            if game.stage >= SPEEDS_READ:
                join_extras(game, slot.speed)


def has_extra_blocker(game: Arena, attacker: int) -> bool:
    for slot in game.slots:
        if not slot.attacks and slot.opponent == attacker and not slot.primary and slot.pet != NONE:
            return True
    return False


class Promote(Ask[Arena]):
    """MA-RULING-48 The Passive Player promotes one of the Attacker's extra Blockers to Primary."""

    id: ClassVar[str] = "promote"
    rule: ClassVar[str] = "MA-RULING-48"

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for slot in game.slots:
            if not slot.attacks and slot.opponent == self.attacker and not slot.primary and slot.pet != NONE:
                found.append(PROMOTE + game.pets[slot.pet].card.index)
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [game.piece_name(game.pet_of(seat, option - PROMOTE))]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        number = game.pet_of(seat, option - PROMOTE)
        place = game.slot_of(number)
        slots = game.slots
        attacker = slots[self.attacker]
        slots[attacker.opponent].primary = False
        slots[attacker.opponent].edge = 0
        attacker.opponent = place
        slots[place].primary = True
        game.log_event("MA-RULING-97", PROMOTED, number)
        if game.stage >= SPEEDS_READ and slots[place].speed == attacker.speed:
            roll_off(game, self.attacker)  # MA-RULING-121
        if slots[place].power == HOLDS_BACK:
            declare(game, place, False)


LINE_CHECKS: Final = LineChecks()
RESOLVED: Final = Resolved()
RETALIATIONS: Final = Retaliations()
LOST_OPPONENTS: Final = LostOpponents()
RESOLVE_DOWNS: Final = ResolveDowns(False)
RESOLVE_DOWNS_INSIDE: Final = ResolveDowns(True)
