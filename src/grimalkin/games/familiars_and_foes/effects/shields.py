"""Effects on the Foes' attacks and on what they forbid."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.cards import THE, duration, target
from grimalkin.core.fields import Given, Wrong
from grimalkin.games.familiars_and_foes.attack_worth import prevented, reflected
from grimalkin.games.familiars_and_foes.effect import ANYWHERE, IN_ARTIFACT, IN_INTERRUPT, QuestEffect
from grimalkin.games.familiars_and_foes.effects.reach import THAT_ROLL, named_seat, place_of
from grimalkin.games.familiars_and_foes.events import CLEARED
from grimalkin.games.familiars_and_foes.kinds import (
    FOE,
    FOES_TURN,
    PRE_FOE_ROLL,
    PREVENTS,
    REFLECTS,
    SKIPS,
    SURVIVES,
    WHEN_USED,
    WOULD_FALL,
)
from grimalkin.games.familiars_and_foes.state import NOBODY, ON_FOE, Lasting, Quest
from grimalkin.games.familiars_and_foes.worth import FALLEN, RESTRICTION, foe_worth, threat


class Reflect(QuestEffect[Quest]):
    """`reflect "attack"`: that Foe's attack, or a Foe's next one: FF-SA-06, FF-RULING-51."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.now = duration(given, "for").kind == THAT_ROLL
        if self.now != (self.to is None):
            raise Wrong(given.place, "write for = 'that roll', or to = 'foe' with for = 'next roll'")

    def places(self) -> int:
        return IN_INTERRUPT if self.now else IN_ARTIFACT | IN_INTERRUPT

    def tags(self) -> int:
        return PRE_FOE_ROLL if self.now else 0

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if self.now:
            game.roll.mirror = seat
        elif game.foes[other].hp:
            game.begin_effect(Lasting(REFLECTS, ON_FOE + other, 1, FOES_TURN, seat, source), "FF-RULING-51")

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return reflected(game, game.roll.slot if self.now else other)


class Prevent(QuestEffect[Quest]):
    """`prevent N`: HP of Foe attacks, on that roll or for a while: FF-FOE-03."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.hp = given.number("prevent")
        self.now = duration(given, "for").kind == THAT_ROLL
        if self.now != (self.to is None):
            raise Wrong(given.place, "write for = 'that roll', or 'to' with for = 'foes turn'")

    def places(self) -> int:
        return IN_INTERRUPT if self.now else ANYWHERE

    def tags(self) -> int:
        return PRE_FOE_ROLL if self.now else 0

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if self.now:
            game.roll.prevents += self.hp
            return
        on = place_of(game, self, seat, other)
        game.begin_effect(Lasting(PREVENTS, on, self.hp, FOES_TURN, seat, source), "FF-FOE-03")

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        if self.now:
            return prevented(game, game.roll.slot, self.hp, NOBODY)
        value = 0
        on = NOBODY if self.each() else named_seat(self, seat, other)
        for slot in range(len(game.foes)):
            if game.foes[slot].hp and not (game.foes_turn() and game.roll.kind == FOE and slot < game.roll.slot):
                value += prevented(game, slot, self.hp, on)
        # what lasts until the Foes' turn is best used when that begins
        return value if game.foes_turn() or on != NOBODY else value - 100


class SkipRoll(QuestEffect[Quest]):
    """`skip_roll 1, to foe`: it skips its next attack roll: FF-RULING-124."""

    where: ClassVar[int] = IN_ARTIFACT | IN_INTERRUPT

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if game.foes[other].hp:
            game.begin_effect(Lasting(SKIPS, ON_FOE + other, 1, WHEN_USED, seat, source), "FF-RULING-124")

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return max(0, foe_worth(game, other))


class ClearRestrictions(QuestEffect[Quest]):
    """`clear "restrictions"`: all of them, active or waiting: FF-RULING-78."""

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        for foe in game.foes:
            foe.restricts = 0
            foe.imposes = 0
        game.log_event("FF-RULING-78", CLEARED)

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        for foe in game.foes:
            if foe.hp and foe.restricts | foe.imposes:
                return 2 * RESTRICTION
        return 0


class SurviveAt(QuestEffect[Quest]):
    """`survive_at N`: HP become N instead of 0: the endangered Familiar now, or one the next time: FF-RULING-79."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.hp = given.number("survive_at")
        self.to = target(given, "to")
        if self.now() != (given.of("for") is None):
            said = "to = 'endangered' is for now, so it takes no 'for'; to = 'familiar' needs for = 'triggered'"
            raise Wrong(given.place, f"got to = '{self.to.text}'; {said}")

    def places(self) -> int:
        return IN_INTERRUPT if self.now() else ANYWHERE

    def now(self) -> bool:
        return self.to is not None and self.to.how == THE

    def tags(self) -> int:
        return WOULD_FALL if self.now() else 0

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if self.now():
            shift = 6 * game.endangered
            game.saved = game.saved & ~(63 << shift) | self.hp << shift
        else:
            game.begin_effect(Lasting(SURVIVES, other, self.hp, WHEN_USED, seat, source), "FF-RULING-79")

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        if self.now():
            return FALLEN
        return 350 if game.familiars[other].hp <= 2 * threat(game) else 120
