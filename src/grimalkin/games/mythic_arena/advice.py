"""What a good player of Mythic Arena looks at: points, who stands, how much they can still take, and what harms.

A battle that has begun is judged by the blows that are still to come, and a choice in several parts by its best end.
"""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import ASKS, Ask
from grimalkin.core.engine import advance, choose
from grimalkin.core.game import Advice
from grimalkin.core.piles import kind_of
from grimalkin.core.state import State
from grimalkin.games.mythic_arena.arrivals import AttachTo, ChoosePlace
from grimalkin.games.mythic_arena.battle import NameTarget, has_blocker
from grimalkin.games.mythic_arena.entry import targets_of
from grimalkin.games.mythic_arena.powers import CopyPower, forbids_power, power_of
from grimalkin.games.mythic_arena.printed import (
    CHOMP,
    CONSTRICT,
    FEAR,
    PARALYZE,
    RESIDUAL,
    STUNNED,
    BattlePower,
)
from grimalkin.games.mythic_arena.state import (
    ASSIGN,
    BATTLE,
    CLEANUP,
    DONE,
    FRONT,
    GOAL,
    HOLD_BACK,
    NONE,
    OUT,
    PICK,
    PREVENT,
    REAR,
    SPEEDS_READ,
    STASIS,
    UNDECLARED,
    Arena,
)
from grimalkin.games.mythic_arena.turn import is_unique
from grimalkin.games.mythic_arena.values import (
    conduit_of,
    hit_against,
    hit_of,
    increase_of,
    is_immune_to_damage,
    miss_of,
    reduction_of,
    speed_of,
    type_of,
)
from grimalkin.kit.effects import EffectAsk
from grimalkin.kit.lasting import sum_of

POINT: Final = 400  # a Victory Point
WIN: Final = 100_000
FALL: Final = 500  # what a pet's fall costs, its point included
LAST_FALL: Final = 1500  # the one that wins
WILL: Final = [0, 60, 100, 130, 150, 160]  # so many cards in hand: without Willpower nobody fights
MORE_CARD: Final = 2  # one that no power needs
ELYTH: Final = 20
SPENT_USE: Final = 8  # a Use of an Item
PARTS: Final = 2  # parts of a choice that are followed

FACES: Final = 20
ALL: Final = FACES * FACES  # the faces of two dice: one that lets the pet strike, one that hits
CRITICAL: Final = 20  # what it adds


class ArenaAdvice(Advice):
    def value(self, game: State, seat: int) -> int:
        assert isinstance(game, Arena)
        return best_end(game, seat, PARTS)

    def hint(self, game: State, seat: int, option: int) -> int:
        """Between options of the same value: use what is there, fight, and do not end the turn too soon."""
        assert isinstance(game, Arena)
        if option == CLEANUP:
            return -5
        if option == BATTLE:
            return 1
        if is_unique(option):
            return 2
        if option in (HOLD_BACK, DONE):
            return 1  # a blow that promises nothing is not struck
        if PICK <= option < PICK + len(game.box.names):
            return draft_value(game, seat, option - PICK)
        return 0


# A position


def best_end(game: Arena, seat: int, parts: int) -> int:
    """What the position is worth; where the seat itself has to say more, what it is worth with the best answer."""
    ask = own_part(game, seat) if parts else None
    if ask is None:
        return side_value(game, seat) - side_value(game, 1 - seat) + blows_to_come(game, seat)
    best = -WIN * WIN
    for option in ask.options(game, seat):
        twin = game.copy()
        choose(twin, ask, seat, option)
        advance(twin)
        best = max(best, best_end(twin, seat, parts - 1))
    return best


def own_part(game: Arena, seat: int) -> Ask[Any] | None:
    """The question that is a further part of what the seat has just chosen: whom it is for, where it goes."""
    step = game.agenda[-1]
    if step.shape() != ASKS:
        return None
    if isinstance(step, (EffectAsk, AttachTo, ChoosePlace, CopyPower, NameTarget)) and step.seat == seat:
        return step
    return None


def side_value(game: Arena, seat: int) -> int:
    vp = game.vp[seat]
    total = vp * POINT + vp * vp * POINT // 4
    if vp >= GOAL:
        total += WIN
    for number in range(len(game.pets)):
        pet = game.pets[number]
        if pet.seat == seat and pet.line != OUT:
            total += pet_value(game, number)
    cards = game.willpower(seat)
    total += WILL[min(cards, len(WILL) - 1)] + MORE_CARD * cards
    for item in game.items[seat]:
        total += SPENT_USE * (item & 0xF)
    for card in game.hand(seat).cards:
        if card >= 0 and game.box.pet[kind_of(card)] is not None:
            total += 20  # a pet that can come
    if game.in_play(seat) < 2:
        total -= 150  # the next blow may be the last (MA-WIN-04)
    return total


def pet_value(game: Arena, number: int) -> int:
    """What a pet is worth as it stands: HP, how it fights, and what its statuses will take."""
    pet = game.pets[number]
    hp = max(0, pet.hp())
    worth = 60 + hp
    if pet.line >= 0:
        worth += 6 * hit_of(game, number) + increase_of(game, number) + speed_of(game, number) // 10
        if not pet.held:
            worth += 3 * miss_of(game, number)
    loss = 0
    for status in range(RESIDUAL):
        loss += 10 * pet.counters(status)
    if pet.counters(CONSTRICT):
        loss += 10
    worth -= min(hp, 2 * loss)
    if hp <= loss:
        worth -= 60  # it falls in the next Cleanup
    if pet.counters(PARALYZE):
        worth -= 25
    if pet.counters(FEAR) or pet.counters(STUNNED):
        worth -= 20
    if pet.counters(CHOMP):
        worth -= 25
    if pet.elyth != NONE:
        worth += ELYTH
    if pet.line == REAR and pet.damage:
        worth += min(30, pet.damage) // 2  # it will heal there
    if pet.line == FRONT:
        worth += 15 if hp > 40 else -20  # who can take a blow belongs where blows are struck
    if pet.line == STASIS:
        worth -= 10
    return worth


# A battle


def blows_to_come(game: Arena, seat: int) -> int:
    """What the blows that are not struck yet are worth to a seat, those of its enemy taken off."""
    total = 0
    slots = game.slots
    for place in range(len(slots)):
        slot = slots[place]
        if slot.pet == NONE or not game.pets[slot.pet].in_play():
            continue
        worth = 0
        if not slot.attacks:
            attacker = slots[slot.opponent]
            if attacker.opponent != place and attacker.pet != NONE:  # not in the duel: it strikes and is not struck
                worth = strike_worth(game, place, attacker.pet)[0]
        elif slot.opponent != NONE:
            worth = duel_worth(game, place, slots[slot.opponent].pet)
        elif game.stage == ASSIGN and not has_blocker(game, slot.line):
            worth = least_duel(game, place)
        else:
            for target in targets_of(game, place):
                worth = max(worth, strike_worth(game, place, target)[0])
        total += worth if slot.owner == seat else -worth
    return total


def least_duel(game: Arena, place: int) -> int:
    """Nobody blocks yet: the enemy names whom it likes."""
    slot = game.slots[place]
    found = False
    least = 0
    for number in game.row(1 - slot.owner, slot.line):
        if game.slot_of(number) == NONE:
            worth = duel_worth(game, place, number)
            if not found or worth < least:
                least = worth
            found = True
    return least


def duel_worth(game: Arena, place: int, other: int) -> int:
    """Both blows of an engagement: whoever falls to the faster one does not strike."""
    slot = game.slots[place]
    if other == NONE:
        return 0
    gain, downs = strike_worth(game, place, other)
    across = game.slot_of(other)
    if across != NONE:
        loss, falls = strike_worth(game, across, slot.pet)
    else:
        loss, falls = best_blow(game, other, slot.pet)
    if game.stage == SPEEDS_READ and across != NONE:
        ahead = slot.speed + slot.edge - game.slots[across].speed - game.slots[across].edge
    else:
        ahead = speed_of(game, slot.pet) - speed_of(game, other)
    if ahead > 0:
        loss = loss * (ALL - downs) // ALL
    elif ahead < 0:
        gain = gain * (ALL - falls) // ALL
    return gain - loss


def strike_worth(game: Arena, place: int, target: int) -> tuple[int, int]:
    """A blow of a slot: with its declared power, or the one that promises most; and how likely it Downs, of ALL."""
    slot = game.slots[place]
    if slot.acted or slot.pet == NONE or target == NONE or game.pets[slot.pet].has_used():
        return 0, 0
    if slot.power == UNDECLARED:
        return best_blow(game, slot.pet, target)
    if slot.power < 0:
        return 0, 0
    power = power_of(game, slot)
    return copied_blow(game, slot.pet, target) if power.copies else blow(game, slot.pet, power, target)


def best_blow(game: Arena, striker: int, target: int) -> tuple[int, int]:
    best = (0, 0)
    for power in game.pets[striker].card.powers:
        if not forbids_power(game, power, striker, [target]):
            found = copied_blow(game, striker, target) if power.copies else blow(game, striker, power, target)
            if found[0] > best[0]:
                best = found
    return best


def copied_blow(game: Arena, striker: int, target: int) -> tuple[int, int]:
    """Mimicry: the best of what the target itself has."""
    best = (0, 0)
    for power in game.pets[target].card.powers:
        if not power.copies:
            found = blow(game, striker, power, target)
            if found[0] > best[0]:
                best = found
    return best


def blow(game: Arena, striker: int, power: BattlePower, target: int) -> tuple[int, int]:
    """What a blow is worth on average, and how likely it Downs, of ALL."""
    chance = chance_to_strike(game, striker) * faces_that_hit(game, striker, power, target)
    if not chance:
        return 0, 0
    hp = game.pets[target].hp()
    damage = likely_damage(game, striker, power, target)
    downs = 0
    if damage >= hp:
        downs = chance
    elif damage > 0 and damage + CRITICAL >= hp:
        downs = chance_to_strike(game, striker)
    fall = LAST_FALL if game.vp[game.pets[striker].seat] == GOAL - 1 else FALL
    worth = (min(damage, hp) + besides(game, striker, power, target, damage)) * chance + fall * downs
    return worth // ALL, downs


def chance_to_strike(game: Arena, striker: int) -> int:
    """Of twenty faces, those with which Fear, Stunned and Paralyze let it strike."""
    pet = game.pets[striker]
    if pet.counters(FEAR) or pet.counters(STUNNED):
        return 0
    return FACES // 2 if pet.counters(PARALYZE) else FACES


def faces_that_hit(game: Arena, striker: int, power: BattlePower, target: int) -> int:
    needed = miss_of(game, target) - hit_of(game, striker) - power.hit - hit_against(game, target)
    return max(1, min(FACES, FACES + 1 - needed))


def likely_damage(game: Arena, striker: int, power: BattlePower, target: int) -> int:
    """The Battle Damage of an ordinary hit."""
    if power.damage < 0:
        return 0
    kind = type_of(game, striker, power)
    if is_immune_to_damage(game, target, kind):
        return 0
    damage = power.damage + power.bonus.value(game, striker, target) + increase_of(game, striker)
    if not power.ignores_reduction and conduit_of(game, striker) == NONE:
        damage -= reduction_of(game, target, kind)
    return max(0, damage - sum_of(game.lasting, PREVENT, target))


def besides(game: Arena, striker: int, power: BattlePower, target: int, damage: int) -> int:
    """What the Secondary Effects of a hit are worth, roughly: statuses need a wound."""
    total = 0
    pet = game.pets[striker]
    for verb in power.script.verbs:
        if damage > 0 or not verb.needs_wound:
            total += verb.worth(game, pet.seat, target, pet.card.number)
    return total


# The draft


def draft_value(game: Arena, seat: int, kind: int) -> int:
    """How good a card looks in the draft: strong bodies first, then what makes them stronger."""
    card = game.box.pet[kind]
    if card is not None:
        best = 0
        for power in card.powers:
            best = max(best, power.damage - 3 * power.cost)
        return card.health // 2 + card.speed // 4 + card.hit * 8 + card.miss * 3 + best + (25 if card.flying else 0)
    stone = game.box.elyth[kind]
    if stone is not None:
        return 60 + stone.health_bonus() // 2 + stone.regeneration + 10 * len(stone.static)
    if game.box.rune[kind] is not None:
        return 50
    item = game.box.item[kind]
    return 30 + 5 * item.uses if item is not None else 0
