"""What lasts: changes with a clock of their own, and how they end (MA-RULING-89, -112, -118)."""

from __future__ import annotations

from typing import Final

from grimalkin.core.cards import Duration
from grimalkin.games.mythic_arena.health import change_health, move_health
from grimalkin.games.mythic_arena.printed import HEALTH, PARALYZE
from grimalkin.games.mythic_arena.state import (
    CHANGED,
    CLEANUPS,
    END_OF_BATTLE,
    END_OF_NEXT_TURN,
    NEXT_POWER,
    NONE,
    PARALYZED,
    START_OF_NEXT_TURN,
    STATUS_OFF,
    USED_UP,
    Arena,
    Lasting,
)

NEVER: Final = 1_000_000


def ends_at(game: Arena, effect: Lasting) -> int:
    """When a lasting effect ends: twice the turns from now, and one more for the end of a turn (MA-RULING-118)."""
    ahead = 0 if effect.seat == game.lead else 1  # turns to the next end of a turn of its seat
    if effect.until == END_OF_BATTLE:
        return 0
    if effect.until == CLEANUPS:
        return 2 * effect.count - 1
    if effect.until == START_OF_NEXT_TURN:
        return 4 if effect.seat == game.lead else 2
    if effect.until == END_OF_NEXT_TURN:
        return 2 * (ahead + 2 * (effect.count - 1)) + 1
    return NEVER if effect.until == USED_UP else 1


def shrink(game: Arena, effect: Lasting, by: int) -> None:
    """Use part of a lasting effect; the rest, if any, takes its place."""
    kept: list[Lasting] = []
    for other in game.lasting:
        if other is not effect:
            kept.append(other)
        elif effect.by > by:
            kept.append(Lasting(effect.pet, effect.what, effect.by - by, effect.until, effect.seat, effect.count))
    game.lasting = tuple(kept)


def last(game: Arena, pet: int, what: int, by: int, duration: Duration, seat: int, source: int = NONE) -> None:
    """MA-RULING-112 A change with a clock of its own. `seat`: whose next turn it means; `source`: whose doing it is."""
    begin_lasting(game, pet, what, by, duration.kind, seat, clock(game, duration, seat))
    if what == HEALTH:
        change_health(game, pet, by, 1 << source if source != NONE else 0)
    else:
        game.tell("MA-RULING-112", CHANGED, pet, what, by)


def begin_lasting(game: Arena, pet: int, what: int, by: int, until: int, seat: int, count: int) -> None:
    game.lasting = (*game.lasting, Lasting(pet, what, by, until, seat, count))


def clock(game: Arena, duration: Duration, seat: int) -> int:
    """MA-RULING-89 How many Cleanups, or ends of own turns, a duration takes: this turn is not the next one."""
    return 2 if duration.kind == END_OF_NEXT_TURN and seat == game.lead else duration.count


def forget_pet(game: Arena, number: int) -> None:
    """MA-RULING-112 What lasts on a pet ends when it leaves the Arena."""
    if game.lasting:
        game.lasting = tuple([effect for effect in game.lasting if effect.pet != number])


def expire(game: Arena, over: list[Lasting]) -> None:
    """Some effects are over; lost Health goes with them (MA-HP-06), and Paralyze that had a stated time."""
    if not over:
        return
    game.lasting = tuple([effect for effect in game.lasting if effect not in over])
    lost = [0] * len(game.pets)
    for effect in over:
        if effect.what == HEALTH and game.pets[effect.pet].line >= 0:
            lost[effect.pet] += effect.by
        elif effect.what == PARALYZED and game.pets[effect.pet].counters(PARALYZE):
            game.pets[effect.pet].set_counters(PARALYZE, 0)
            rule = "MA-RULING-124" if effect.until == END_OF_BATTLE else "MA-STATUS-03"
            game.tell(rule, STATUS_OFF, effect.pet, PARALYZE)
    for number in range(len(lost)):
        if lost[number]:
            # all at once, so that HP is tested when all are over
            move_health(game, number, -lost[number], 0, "MA-HP-06")


def power_used(game: Arena, number: int) -> None:
    """A Battle Power has been used: what lasted until then is over."""
    if game.lasting:
        expire(game, [effect for effect in game.lasting if effect.pet == number and effect.until == NEXT_POWER])
