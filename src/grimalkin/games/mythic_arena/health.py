"""Health and HP: what happens to one pet, and when it is doomed (MA-HP, MA-RULING-07, -106)."""

from __future__ import annotations

from grimalkin.core.events import UNDIVIDED
from grimalkin.core.view import Part
from grimalkin.games.mythic_arena.state import DOOMED, HP, NONE, Arena


def settle_one(
    game: Arena,
    number: int,
    damage: int,
    healing: int,
    sources: int,
    rule: str,
    parts: list[Part] = UNDIVIDED,
) -> None:
    """What happens to one pet at the same time; `parts` is what is told of it."""
    pet = game.pets[number]
    taken = pet.damage + damage
    if not pet.flags & DOOMED:
        taken -= healing
    if taken < 0:
        taken = 0
    if taken != pet.damage:
        change = pet.damage - taken
        pet.damage = taken
        game.log_parts(parts)
        log_hp(game, number, change, sources, rule)
    if taken >= pet.health:
        test(game, number, sources)


def log_hp(game: Arena, number: int, change: int, sources: int, rule: str) -> None:
    """Tell the HP that a pet has now, and by how much they are otherwise."""
    if game.listener is None:
        return
    pet = game.pets[number]
    game.log_event(rule, HP, number, pet.hp(), change, pet.health, first_of(sources))


def first_of(pets: int) -> int:
    """The first of some pets, given as bits, or NONE."""
    for number in range(pets.bit_length()):
        if pets >> number & 1:
            return number
    return NONE


def test(game: Arena, number: int, sources: int) -> None:
    """MA-RULING-07 A pet at 0 HP or less is doomed. `sources`: who took it there (MA-RULING-106)."""
    pet = game.pets[number]
    if pet.damage >= pet.health and pet.line >= 0:
        game.somebody_doomed = True
        if not pet.flags & DOOMED:
            pet.flags |= DOOMED
            for other in range(len(game.pets)):
                if sources >> other & 1 and game.pets[other].seat != pet.seat:
                    pet.downers |= 1 << other


def change_health(game: Arena, number: int, by: int, sources: int) -> None:
    """MA-HP-04, MA-HP-05 A gain or loss of Health moves HP by the same amount, and a loss can Down the pet."""
    move_health(game, number, by, sources, "MA-HP-04" if by > 0 else "MA-HP-05")


def move_health(game: Arena, number: int, by: int, sources: int, rule: str) -> None:
    game.pets[number].health += by
    log_hp(game, number, by, sources, rule)
    test(game, number, sources)
