"""Cleanup, C1 to C3: Recovery, Resolution, durations (MA-CLEAN, MA-RULING-72, -88, -89, -135)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.core.view import Part
from grimalkin.games.mythic_arena.arrivals import go_off
from grimalkin.games.mythic_arena.batches import Batch, add_healing, hurt, settle
from grimalkin.games.mythic_arena.downs import RESOLVE_DOWNS
from grimalkin.games.mythic_arena.health import settle_one
from grimalkin.games.mythic_arena.holds import let_go
from grimalkin.games.mythic_arena.lasting import end_lasting
from grimalkin.games.mythic_arena.printed import CONSTRICT, RECOVERY, RESIDUAL, STATUSES
from grimalkin.games.mythic_arena.state import (
    CLEANUPS,
    END_OF_BATTLE,
    END_OF_NEXT_TURN,
    END_OF_TURN,
    NEXT_POWER,
    NONE,
    REAR,
    REGENERATES,
    STASIS,
    SUFFERS,
    Arena,
)
from grimalkin.games.mythic_arena.statuses import ANY_STATUS, cure_one
from grimalkin.games.mythic_arena.values import regeneration_of, regeneration_sources

REST: Final = 30  # HP that Recovery heals


class Cleanup(Step[Arena]):
    """MA-CLEAN-01 Cleanup ends every turn and is done for both players, the Lead Player's choices first."""

    id: ClassVar[str] = "cleanup"
    rule: ClassVar[str] = "MA-CLEAN-01"

    def run(self, game: Arena) -> None:
        lead = game.lead
        if game.rules.simplified:
            game.then(StasisOnly(lead), StasisOnly(1 - lead), AFTER_RECOVERY)
        else:
            game.then(RECOVERY_OF[lead], RECOVERY_OF[1 - lead], AFTER_RECOVERY)
        # the Lead Player could end holds in the Primary step
        let_go(game, 1 - lead)


# C1


class Recovery(Step[Arena]):
    """MA-RULING-135 Pets that stand on the Rear when C1 starts recover: nobody moves before all have done so."""

    id: ClassVar[str] = "recovery"
    rule: ClassVar[str] = "MA-RULING-135"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Arena) -> None:
        recover(game, self.seat, True)


class StasisOnly(Step[Arena]):
    """MA-SIMPLE-04 Without a Rear no pet in play recovers; pets in Stasis do."""

    id: ClassVar[str] = "stasis_only"
    rule: ClassVar[str] = "MA-SIMPLE-04"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Arena) -> None:
        recover(game, self.seat, False)


def recover(game: Arena, seat: int, has_rear: bool) -> None:
    """A seat's pets recover from the Front backwards, then those in Stasis; cards that wait for it add theirs."""
    for number in range(len(game.pets) - 1, -1, -1):
        pet = game.pets[number]
        if pet.line == STASIS and pet.seat == seat:
            game.then(Rest(number))
    for line in range(REAR, -1, -1):
        row = game.row(seat, line)
        rests = has_rear and line == REAR
        for i in range(len(row) - 1, -1, -1):
            go_off(game, row[i], RECOVERY)
            if rests:
                game.then(Rest(row[i]))


class Rest(Step[Arena]):
    """MA-LINE-06 A pet on the Rear heals 30 and loses one status with all its counters, which its owner picks."""

    id: ClassVar[str] = "rest"
    rule: ClassVar[str] = "MA-LINE-06"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Arena) -> None:
        pet = game.pets[self.number]
        settle_one(game, self.number, 0, REST, 0, "MA-ZONE-14" if pet.line == STASIS else "MA-CLEAN-04")
        cure_one(game, pet.seat, self.number, ANY_STATUS)


# C2


class AfterRecovery(Step[Arena]):
    """MA-CLEAN-05 After Recovery comes Resolution, and then what lasts until now is over."""

    id: ClassVar[str] = "after_recovery"
    rule: ClassVar[str] = "MA-CLEAN-05"

    def run(self, game: Arena) -> None:
        game.then(RESOLUTION, RESOLVE_DOWNS, CLEANUPS_TICK, TURN_ENDS, RESOLVE_DOWNS)


class Resolution(Step[Arena]):
    """MA-CLEAN-03 The statuses that are left, Regeneration and other Cleanup effects come for all at the same time."""

    id: ClassVar[str] = "resolution"
    rule: ClassVar[str] = "MA-CLEAN-03"

    def run(self, game: Arena) -> None:
        batch = Batch(len(game.pets))
        sources = regeneration_sources(game)
        for i in range(6):
            for number in game.lines[i if game.lead == 0 else (i + 3) % 6]:
                resolve(game, batch, number, sources)
        settle(game, batch, "MA-CLEAN-02")


def resolve(game: Arena, batch: Batch, number: int, sources: list[int]) -> None:
    """What one pet takes and gains; `sources` are the pets that give Regeneration."""
    pet = game.pets[number]
    if pet.status:
        for status in range(RESIDUAL):
            counters = pet.counters(status)
            if counters:
                damage = counters * game.box.status_damage[status]
                log_suffering(game, batch, "MA-RESID-01", number, status, damage)
                hurt(game, batch, NONE, number, damage)
    if pet.held and pet.giver(CONSTRICT) != NONE:
        damage = game.box.status_damage[CONSTRICT]
        log_suffering(game, batch, "MA-LOCK-09", number, CONSTRICT, damage)
        hurt(game, batch, NONE, number, damage)
    healing = regeneration_of(game, number, sources)
    if healing:
        if game.listener is not None:
            batch.share(number, Part(healing, "regeneration", "MA-HEAL-03"))
            game.log_event("MA-HEAL-03", REGENERATES, number, healing)
        add_healing(batch, number, healing)


def log_suffering(game: Arena, batch: Batch, rule: str, number: int, status: int, damage: int) -> None:
    if game.listener is not None:
        batch.share(number, Part(-damage, STATUSES[status], rule))
        game.log_event(rule, SUFFERS, number, status, damage)


# C3


class CleanupsTick(Step[Arena]):
    """MA-RULING-88 What is counted in Cleanups ticks, in every turn from the one in which it began."""

    id: ClassVar[str] = "cleanups_tick"
    rule: ClassVar[str] = "MA-RULING-88"

    def run(self, game: Arena) -> None:
        end_lasting(game, 1 << CLEANUPS)


class TurnEnds(Step[Arena]):
    """MA-RULING-89 What lasts until the end of the turn is over, and so is what waited for the end of this one."""

    id: ClassVar[str] = "turn_ends"
    rule: ClassVar[str] = "MA-RULING-89"

    def run(self, game: Arena) -> None:
        end_lasting(game, 1 << END_OF_BATTLE | 1 << END_OF_TURN | 1 << NEXT_POWER)
        end_lasting(game, 1 << END_OF_NEXT_TURN, game.lead)


RECOVERY_OF: Final = [Recovery(0), Recovery(1)]
AFTER_RECOVERY: Final = AfterRecovery()
RESOLUTION: Final = Resolution()
CLEANUPS_TICK: Final = CleanupsTick()
TURN_ENDS: Final = TurnEnds()
CLEANUP: Final = Cleanup()
