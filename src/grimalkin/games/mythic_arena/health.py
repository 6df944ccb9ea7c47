"""Health and HP: what happens to one pet, and when it is doomed (MA-HP, MA-RULING-07, -106)."""

from __future__ import annotations

from grimalkin.games.mythic_arena.state import DOOMED, HP, Arena


def settle_one(game: Arena, number: int, damage: int, healing: int, sources: int, rule: str) -> None:
    """What happens to one pet at the same time."""
    pet = game.pets[number]
    taken = pet.damage + damage
    if not pet.flags & DOOMED:
        taken -= healing
    if taken < 0:
        taken = 0
    if taken != pet.damage:
        pet.damage = taken
        game.log_event(rule, HP, number, pet.health - taken)
    if taken >= pet.health:
        test(game, number, sources)


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
    pet = game.pets[number]
    pet.health += by
    game.log_event(rule, HP, number, pet.hp())
    test(game, number, sources)
