"""What a good player of Mythic Arena looks at: points, who stands, how much they can still take, and what harms."""

from __future__ import annotations

from typing import Final

from grimalkin.core.game import Advice
from grimalkin.core.piles import kind_of
from grimalkin.core.state import State
from grimalkin.games.mythic_arena.printed import CHOMP, CONSTRICT, FEAR, PARALYZE, RESIDUAL, STUNNED
from grimalkin.games.mythic_arena.state import (
    ATTACK,
    ATTACK_LINE,
    BATTLE,
    CLEANUP,
    FRONT,
    GOAL,
    HOLD_BACK,
    NONE,
    OUT,
    PICK,
    POWER,
    POWER_ROOM,
    REAR,
    STASIS,
    Arena,
)

POINT: Final = 400  # a Victory Point
WIN: Final = 100_000
CARD: Final = 6  # a card in hand: Willpower
ELYTH: Final = 25
SPENT_USE: Final = 8  # a Use of an Item


class ArenaAdvice(Advice):
    def value(self, game: State, seat: int) -> int:
        assert isinstance(game, Arena)
        return side_value(game, seat) - side_value(game, 1 - seat)

    def hint(self, game: State, seat: int, option: int) -> int:
        """Before anything is tried: fight with what can fight, use what is there, and do not end the turn too soon."""
        assert isinstance(game, Arena)
        if option == CLEANUP:
            return -5
        if option == BATTLE:
            return 1
        if option == HOLD_BACK:
            return -10
        if POWER <= option < POWER + POWER_ROOM:
            return game.box.powers[option - POWER].damage // 10
        if ATTACK <= option < ATTACK_LINE:
            return 2
        if PICK <= option < PICK + len(game.box.names):
            return draft_value(game, seat, option - PICK)
        return 0


def side_value(game: Arena, seat: int) -> int:
    vp = game.vp[seat]
    total = vp * POINT + vp * vp * POINT // 4
    if vp >= GOAL:
        total += WIN
    for number in range(len(game.pets)):
        pet = game.pets[number]
        if pet.seat == seat and pet.line != OUT:
            total += pet_value(game, number)
    total += CARD * game.willpower(seat)
    for item in game.items[seat]:
        total += SPENT_USE * (item & 0xF)
    for card in game.hand(seat).cards:
        if card >= 0 and game.box.pet[kind_of(card)] is not None:
            total += 20  # a pet that can come
    if game.in_play(seat) < 2:
        total -= 150  # the next blow may be the last (MA-WIN-04)
    return total


def pet_value(game: Arena, number: int) -> int:
    """What a pet is worth as it stands: HP, and what its statuses will take."""
    pet = game.pets[number]
    hp = max(0, pet.hp())
    worth = 60 + hp + pet.card.hit * 6
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
    if pet.line == FRONT and hp <= 40:
        worth -= 20
    if pet.line == STASIS:
        worth -= 10
    return worth


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
