"""What a choice would do, as far as the seat can know: it is tried on a copy of the mask, by the rules themselves.

Facts come in groups. `strike` begins one about a blow: who strikes, `against` whom, with which power, the chance to
hit, the least die that hits, the damage, and `because` where a blow can do nothing. `on` begins one about a pet or a
seat that the choice changes at once.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET, UnsetType

from grimalkin.core.agenda import Ask, Chance
from grimalkin.core.codes import PASS
from grimalkin.core.engine import advance, waiting_ask, waiting_chance
from grimalkin.core.state import BOTTOM
from grimalkin.core.view import Fact, Part
from grimalkin.games.mythic_arena.battle import (
    ENTER_BATTLE,
    NameAttackers,
    NameBlockers,
    NamePrimary,
    NameTarget,
    engage,
)
from grimalkin.games.mythic_arena.blows import PickTarget
from grimalkin.games.mythic_arena.downs import Retaliate, fallen_place, take_slot
from grimalkin.games.mythic_arena.entry import targets_of
from grimalkin.games.mythic_arena.modifiers import UNTOLD
from grimalkin.games.mythic_arena.powers import CopyPower, Declare, forbids_power, power_of
from grimalkin.games.mythic_arena.printed import FEAR, RESIDUAL, STATUSES, STUNNED
from grimalkin.games.mythic_arena.shares import CRITICAL, PREVENTED, bonus_parts, damage_parts
from grimalkin.games.mythic_arena.speed import goes_before
from grimalkin.games.mythic_arena.state import (
    DONE,
    GOAL,
    HOLD_BACK,
    LINES,
    NONE,
    POWER,
    REROLL,
    RETALIATE,
    SEATS,
    SPEEDS_READ,
    STATUS_BITS,
    STRIKE,
    UNDECLARED,
    UNIQUE,
    Arena,
    Slot,
    own_power,
)
from grimalkin.games.mythic_arena.statuses import GateRoll, check_incapacity
from grimalkin.games.mythic_arena.strike import AttackRoll, Bodyguard, TwistFate, bonus_of, is_hit
from grimalkin.games.mythic_arena.turn import Primary, is_unique, unique_of
from grimalkin.games.mythic_arena.values import (
    battle_cost,
    hit_of,
    increase_of,
    miss_of,
    speed_of,
    unique_cost,
    withstands,
)
from grimalkin.kit.foresight import End, Ends, Foresight, Horizon, Through, after, rounded


class ArenaForesight(Foresight[Arena]):
    def facts(self, masked: Arena, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
        return costs(masked, ask, seat, option) + effects(masked, ask, seat, option)

    def is_futile(self, masked: Arena, seat: int, option: int) -> bool:
        """A choice by which own pets come to blows, none of which can hit."""
        if not isinstance(waiting_ask(masked), (NameAttackers, NameTarget, Declare, CopyPower, PickTarget, Retaliate)):
            return False
        own = False
        blows = 0
        for fact in self.foresee(masked, seat, option):
            if fact.name == "strike":
                own = str(fact.value).startswith(f"{SEATS[seat]}.")
            elif fact.name == "hit_chance" and own:
                blows += 1
                if fact.value != 0:
                    return False
        return blows > 0


FORESIGHT: Final = ArenaForesight()


def costs(masked: Arena, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
    """MA-POWER-03 The Willpower that a power needs, of what the seat has. It is counted, not spent."""
    if isinstance(ask, Declare) and POWER <= option < POWER + len(masked.box.powers):
        cost = battle_cost(masked, masked.slots[ask.place].pet, masked.box.powers[option - POWER])
        return [Fact("cost", cost, masked.willpower(seat))]
    if isinstance(ask, Primary) and is_unique(option):
        number = masked.pet_of(seat, option - UNIQUE)
        power = unique_of(masked, number)
        if power is not None:
            return [Fact("cost", unique_cost(masked, number, power), masked.willpower(seat))]
    return []


def effects(masked: Arena, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
    """The blows that a choice of the battle leads to; of every other choice what it changes at once."""
    if option in (PASS, DONE, HOLD_BACK) or option in masked.hooks.interrupts(masked, seat):
        return changes(masked, ask, seat, option)
    if isinstance(ask, NameAttackers):
        return attack_facts(chosen(masked, ask, seat, option))
    if isinstance(ask, NameTarget):
        return duel_facts(chosen(masked, ask, seat, option), ask.place)
    if isinstance(ask, NameBlockers):
        twin = chosen(masked, ask, seat, option)
        return duel_facts(engaged(twin, len(twin.slots) - 1), twin.slots[-1].opponent)
    if isinstance(ask, NamePrimary):
        return duel_facts(chosen(masked, ask, seat, option), ask.attacker)
    if isinstance(ask, Declare):
        if masked.box.powers[option - POWER].copies:
            return []  # which one is copied is asked next
        return declared_facts(chosen(masked, ask, seat, option), ask.place)
    if isinstance(ask, CopyPower):
        return declared_facts(chosen(masked, ask, seat, option), ask.place)
    if isinstance(ask, PickTarget):
        return strike_facts(masked, ask.place, masked.pet_of(1 - seat, option - STRIKE))
    if isinstance(ask, Retaliate):
        place = fallen_place(masked, seat, RETALIATE.two(option))
        twin = chosen(masked, ask, seat, option)
        take_slot(twin, masked.pet_of(seat, RETALIATE.one(option)), place)
        return avenger_facts(twin, place)
    if isinstance(ask, TwistFate):
        return strike_facts(masked, ask.place, ask.target) if option == REROLL else kept_facts(masked, ask, option)
    return changes(masked, ask, seat, option)


def alone(game: Arena) -> Arena:
    """A copy in which nothing is to be done."""
    twin = game.copy()
    twin.agenda = BOTTOM[:]
    return twin


def chosen(masked: Arena, ask: Ask[Any], seat: int, option: int) -> Arena:
    """A copy in which the choice is made, and nothing that follows from it."""
    twin = alone(masked)
    ask.chosen(twin, seat, option)
    twin.agenda = BOTTOM[:]
    return twin


# Blows


class Outlook(Ends[Arena]):
    """What the faces of an Attack Roll come to, with the chance that the pet strikes at all."""

    def __init__(self, game: Arena, striker: int, target: int) -> None:
        super().__init__()
        self.striker = striker
        self.target = target
        self.striker_had = game.pets[striker].damage
        self.target_had = game.pets[target].damage
        self.hit = 0.0  # the chance to hit
        self.expected = 0.0  # damage, misses included
        self.downs = 0.0  # the chance that the target is Downed
        self.hits: list[int] = []  # damage by each face that hits
        self.owns: list[int] = []  # damage to the striker

    def add(self, end: End[Arena]) -> None:
        struck = end.state.pets[self.target]
        damage = max(0, struck.damage - self.target_had)
        self.expected += damage * end.chance
        if struck.is_doomed():
            self.downs += end.chance
        if end.mark == HITS:
            self.hit += end.chance
            self.hits.append(damage)
            self.owns.append(max(0, end.state.pets[self.striker].damage - self.striker_had))

    def ordinary(self) -> int:
        """The hit that is neither the glancing nor the critical one, if there are others."""
        return max(0, (len(self.hits) - 1) // 2)


class Blow(Through[Arena]):
    """Notes which faces hit."""

    def rolled(self, game: Arena, chance: Chance[Any], outcome: int, mark: int) -> int:
        assert isinstance(chance, AttackRoll)
        game.die = outcome + 1
        hits = is_hit(game.die, bonus_of(game, chance.place, chance.target), miss_of(game, chance.target))
        return HITS if hits else MISSES


BLOW: Final = Blow((AttackRoll, TwistFate, Bodyguard))  # as far as the damage; rerolls and Bodyguards are not used
GATE: Final[Horizon[Arena]] = Through((GateRoll,))
MISSES: Final = 0
HITS: Final = 1
ORDINARY: Final = 10  # a die that is neither glancing nor critical


def outlook(game: Arena, place: int, target: int) -> Outlook:
    """Each face is rolled on a copy, as far as the damage."""
    roll = AttackRoll(place, target)
    found = Outlook(game, game.slots[place].pet, target)
    twin = alone(game)
    twin.then(roll)
    BLOW.follow(twin, found)
    strikes = chance_to_strike(game, found.striker, roll)
    found.hit *= strikes
    found.expected *= strikes
    found.downs *= strikes
    return found


def chance_to_strike(game: Arena, striker: int, roll: AttackRoll) -> float:
    """How likely Paralyze, Fear and Stunned let the pet use its power."""
    if not game.pets[striker].status >> RESIDUAL * STATUS_BITS:
        return 1.0
    twin = alone(game)
    check_incapacity(twin, striker, roll)
    found = 0.0
    for end in GATE.ends_of(twin).all:
        if end.state.agenda[-1] is roll:
            found += end.chance
    return found


def strike_facts(game: Arena, place: int, target: int) -> list[Fact]:
    """A blow of the slot with its declared power, or with the one that promises most."""
    slot = game.slots[place]
    best = outlook(game, place, target) if slot.power >= 0 else None
    if best is None:
        if slot.power != UNDECLARED:  # it can do nothing, or holds back
            return []
        for power in game.pets[slot.pet].card.powers:
            if power.copies or forbids_power(game, power, slot.pet, [target]):
                continue
            twin = game.copy()
            twin.slots[place].power = own_power(power.number)
            found = outlook(twin, place, target)
            if best is None or rounded(found.expected) > rounded(best.expected):
                best = found
                game = twin
        if best is None:
            return []
    struck = game.pets[target]
    power = power_of(game, game.slots[place])
    shown = [
        Fact("strike", game.piece_name(slot.pet)),
        Fact("against", game.piece_name(target)),
        Fact("power", power.id),
        Fact("hit_chance", rounded(100 * best.hit)),
        needs_fact(game, place, target),
    ]
    damage = best.hits[best.ordinary()]
    if power.damage >= 0 or rounded(best.expected):
        shown.append(Fact("hit_damage", damage, None, foreseen_parts(game, place, target, damage)))
        shown.append(Fact("expected", rounded(best.expected)))
        shown.append(Fact("hp_after", max(0, struck.hp() - damage), struck.health))
    if rounded(100 * best.downs):
        shown.append(Fact("down_chance", rounded(100 * best.downs)))
    own = best.owns[best.ordinary()]
    if own:
        pet = game.pets[slot.pet]
        shown.append(Fact("own_hp_after", max(0, pet.hp() - own), pet.health))
    return shown + because_facts(game, place, target, best, damage)


def needs_fact(game: Arena, place: int, target: int) -> Fact:
    """MA-PET-04 The least die that hits, with what is added to it; a 20 always does."""
    bonus = bonus_of(game, place, target)
    least = max(1, min(CRITICAL, miss_of(game, target) - bonus))
    return Fact("needs", least, CRITICAL, bonus_parts(game, place, target) or UNSET)


def foreseen_parts(game: Arena, place: int, target: int, damage: int) -> list[Part] | UnsetType:
    """What an ordinary hit is made of: the Battle Damage, and what goes off with it."""
    battle = damage_parts(game, place, target, ORDINARY, 0)
    total = sum([part.amount for part in battle if part.cause != PREVENTED])
    found = damage_parts(game, place, target, ORDINARY, min(total, damage))
    if damage > total:
        found.append(Part(damage - total, UNTOLD, "MA-TRIG-05"))
    return found or UNSET


def because_facts(game: Arena, place: int, target: int, best: Outlook, damage: int) -> list[Fact]:
    """Why a blow cannot land, or does nothing when it does: the status of the striker, or what guards the target."""
    striker = game.slots[place].pet
    if not rounded(100 * best.hit):
        for status in (STUNNED, FEAR):
            if game.pets[striker].counters(status):
                return [Fact("because", STATUSES[status])]
    power = power_of(game, game.slots[place])
    if damage or power.damage <= 0:
        return []
    if withstands(game, target, striker, power):
        return [Fact("because", "immune")]
    return [Fact("because", "guarded")]


def engaged(game: Arena, blocker: int) -> Arena:
    """A copy in which this Blocker is the Primary one and both have met."""
    twin = game.copy()
    engage(twin, twin.slots[blocker].opponent, blocker)
    ENTER_BATTLE.run(twin)
    return twin


def attack_facts(game: Arena) -> list[Fact]:
    """What the Attacker that was named last could do to each pet that may block it. A Nimble one names its own."""
    place = len(game.slots) - 1
    slot = game.slots[place]
    shown: list[Fact] = []
    if game.pets[slot.pet].card.nimble:
        return shown
    for number in game.row(1 - slot.owner, slot.line):
        if game.slot_of(number) == NONE:
            twin = game.copy()
            twin.slots.append(Slot(1 - slot.owner, False, number, slot.line, place))
            twin = engaged(twin, place + 1)
            shown += strike_facts(twin, place, number)
            shown += first_facts(twin, place)
    return shown


def duel_facts(game: Arena, attacker: int) -> list[Fact]:
    """Both blows of an engagement, and which comes first."""
    slot = game.slots[attacker]
    if slot.opponent == NONE or slot.pet == NONE:
        return []
    other = game.slots[slot.opponent]
    if other.pet == NONE:
        return []
    blows = [strike_facts(game, slot.opponent, slot.pet), strike_facts(game, attacker, other.pet)]
    return blows[0] + blows[1] + first_facts(game, attacker)


def declared_facts(game: Arena, place: int) -> list[Fact]:
    """The blows of a declared power at all that it may be for; in an engagement what comes back, if it is declared."""
    slot = game.slots[place]
    shown: list[Fact] = []
    for target in targets_of(game, place):
        shown += strike_facts(game, place, target)
    if slot.opponent == NONE or slot.is_extra():
        return shown
    other = game.slots[slot.opponent]
    if other.pet != NONE and other.power >= 0:
        shown += strike_facts(game, slot.opponent, slot.pet)
    return shown + first_facts(game, place if slot.attacks else slot.opponent)


def avenger_facts(game: Arena, place: int) -> list[Fact]:
    """The blows of whoever takes the slot of a Downed companion."""
    shown: list[Fact] = []
    for target in targets_of(game, place):
        shown += strike_facts(game, place, target)
    return shown


def first_facts(game: Arena, attacker: int) -> list[Fact]:
    """MA-BATTLE-15 Who of the two strikes first, by the Speeds as they are."""
    slot = game.slots[attacker]
    other = game.slots[slot.opponent]
    if slot.pet == NONE or other.pet == NONE:
        return []
    if game.stage >= SPEEDS_READ:
        return [Fact("first", game.piece_name(slot.pet if not goes_before(other, slot) else other.pet))]
    speed = speed_of(game, slot.pet) - speed_of(game, other.pet)
    if not speed:
        return [Fact("first", "roll_off")]
    return [Fact("first", game.piece_name(slot.pet if speed > 0 else other.pet))]


def kept_facts(masked: Arena, ask: TwistFate, option: int) -> list[Fact]:
    """What the die that lies there comes to."""
    made = alone(masked)
    ask.chosen(made, ask.seat, option)
    twin = BLOW.ends_of(made).all[0].state
    hit = is_hit(masked.die, bonus_of(masked, ask.place, ask.target), miss_of(masked, ask.target))
    struck = masked.pets[ask.target]
    damage = max(0, twin.pets[ask.target].damage - struck.damage)
    shown = [
        Fact("strike", masked.piece_name(masked.slots[ask.place].pet)),
        Fact("against", masked.piece_name(ask.target)),
        Fact("lands", "hit" if hit else "miss"),
    ]
    if hit:
        shown.append(Fact("hit_damage", damage))
        shown.append(Fact("hp_after", max(0, struck.hp() - damage), struck.health))
    return shown


# What changes at once


def changes(masked: Arena, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
    """The choice is made on a copy, and all that follows until somebody must choose or luck must speak."""
    twin = after(masked, ask, seat, option)
    advance(twin)
    shown: list[Fact] = []
    if twin.game != masked.game:
        return shown  # of a match: another game has begun
    for number in range(len(masked.pets)):
        if masked.pets[number].line >= 0:
            found = pet_changes(masked, twin, number)
            if found:
                shown.append(Fact("on", masked.piece_name(number)))
                shown += found
    for other in range(2):
        found = []
        if twin.vp[other] != masked.vp[other]:
            found.append(Fact("vp", twin.vp[other], GOAL))
        if waiting_chance(twin) is None and twin.willpower(other) != masked.willpower(other):  # nothing is being drawn
            found.append(Fact("willpower", twin.willpower(other)))
        if found:
            shown.append(Fact("on", SEATS[other]))
            shown += found
    return shown


def pet_changes(masked: Arena, twin: Arena, number: int) -> list[Fact]:
    """What is otherwise about a pet that was in play."""
    before = masked.pets[number]
    now = twin.pet_of(before.seat, before.card.index)  # pets may have been numbered anew
    if now == NONE:
        return [Fact("leaves", "downed")]
    pet = twin.pets[now]
    if pet.line < 0:
        return [Fact("leaves", "stasis")]
    shown: list[Fact] = []
    if pet.hp() != before.hp() or pet.health != before.health:
        shown.append(Fact("hp_after", max(0, pet.hp()), pet.health))
    if speed_of(twin, now) != speed_of(masked, number):
        shown.append(Fact("speed", speed_of(twin, now)))
    if hit_of(twin, now) != hit_of(masked, number):
        shown.append(Fact("hit", hit_of(twin, now)))
    if miss_of(twin, now) != miss_of(masked, number):
        shown.append(Fact("miss", miss_of(twin, now)))
    if increase_of(twin, now) != increase_of(masked, number):
        shown.append(Fact("damage", increase_of(twin, now)))
    for status in range(len(STATUSES)):
        by = pet.counters(status) - before.counters(status)
        if by > 0:
            shown.append(Fact("gets", STATUSES[status], by))
        elif by < 0:
            shown.append(Fact("loses", STATUSES[status], -by))
    if pet.elyth != before.elyth:
        shown.append(Fact("elyth", twin.box.names[pet.elyth] if pet.elyth != NONE else "none"))
    if pet.line != before.line:
        shown.append(Fact("moves", LINES[pet.line]))
    return shown
