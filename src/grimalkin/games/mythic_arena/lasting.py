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
from grimalkin.kit.lasting import ANY, not_on, pass_moment

NEVER: Final = 1_000_000


def ends_at(game: Arena, effect: Lasting) -> int:
    """When a lasting effect ends: twice the turns from now, and one more for the end of a turn (MA-RULING-118)."""
    ahead = 0 if effect.owner == game.lead else 1  # turns to the next end of a turn of its owner
    if effect.until == END_OF_BATTLE:
        return 0
    if effect.until == CLEANUPS:
        return 2 * effect.count - 1
    if effect.until == START_OF_NEXT_TURN:
        return 4 if effect.owner == game.lead else 2
    if effect.until == END_OF_NEXT_TURN:
        return 2 * (ahead + 2 * (effect.count - 1)) + 1
    return NEVER if effect.until == USED_UP else 1


def add_lasting(game: Arena, pet: int, what: int, by: int, duration: Duration, seat: int, me: int, source: int) -> None:
    """MA-RULING-112 A change with a clock of its own. `me`: the pet whose doing it is; `source`: the card."""
    begin_lasting(game, pet, what, by, duration, seat, source)
    if what == HEALTH:
        change_health(game, pet, by, 1 << me if me != NONE else 0)
    else:
        game.log_event("MA-RULING-112", CHANGED, pet, what, by)


def begin_lasting(game: Arena, pet: int, what: int, by: int, duration: Duration, seat: int, source: int) -> None:
    count = clock(game, duration, seat)
    game.lasting = (*game.lasting, Lasting(what, pet, by, duration.kind, seat, source, count))


def clock(game: Arena, duration: Duration, seat: int) -> int:
    """MA-RULING-89 How many Cleanups, or ends of own turns, a duration takes: this turn is not the next one."""
    return 2 if duration.kind == END_OF_NEXT_TURN and seat == game.lead else duration.count


def forget_pet(game: Arena, number: int) -> None:
    """MA-RULING-112 What lasts on a pet ends when it leaves the Arena."""
    if game.lasting:
        game.lasting = not_on(game.lasting, number)


def end_lasting(game: Arena, moments: int, seat: int = ANY, pet: int = ANY) -> None:
    """What lasted until now is over; lost Health goes with it (MA-HP-06), and Paralyze that had a stated time."""
    if not game.lasting:
        return
    game.lasting, over = pass_moment(game.lasting, moments, seat, pet)
    if not over:
        return
    lost = [0] * len(game.pets)
    for effect in over:
        if effect.what == HEALTH and game.pets[effect.on].line >= 0:
            lost[effect.on] += effect.amount
        elif effect.what == PARALYZED and game.pets[effect.on].counters(PARALYZE):
            game.pets[effect.on].set_counters(PARALYZE, 0)
            rule = "MA-RULING-124" if effect.until == END_OF_BATTLE else "MA-STATUS-03"
            game.log_event(rule, STATUS_OFF, effect.on, PARALYZE, 0)
    for number in range(len(lost)):
        if lost[number]:
            # all at once, so that HP is tested when all are over
            move_health(game, number, -lost[number], 0, "MA-HP-06")


def power_used(game: Arena, number: int) -> None:
    """A Battle Power has been used: what lasted until then is over."""
    end_lasting(game, 1 << NEXT_POWER, pet=number)
