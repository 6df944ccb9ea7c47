"""Effects on dice: rolled again, set, two of them, raised and lowered."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.cards import duration, target
from grimalkin.core.fields import Given, Wrong
from grimalkin.core.tomlread import within
from grimalkin.games.familiars_and_foes.attack import roll_again
from grimalkin.games.familiars_and_foes.attack_worth import attacks_left, pending_worth, reroll_worth
from grimalkin.games.familiars_and_foes.effect import IN_INTERRUPT, QuestEffect
from grimalkin.games.familiars_and_foes.effects.reach import FOR_FOES_TURN, FOR_NEXT_ROLL, end_of, place_of
from grimalkin.games.familiars_and_foes.kinds import (
    ATTACK_ROLLS,
    FOE,
    FOE_SET,
    NEXT_ROLL,
    POST_ROLL,
    PRE_FOE_ROLL,
    TARGET,
)
from grimalkin.games.familiars_and_foes.state import ON_FOE, Lasting, Quest
from grimalkin.games.familiars_and_foes.worth import foe_worth


class Reroll(QuestEffect[Quest]):
    """`reroll "roll"`, once a roll was made: FF-SA-08, FF-SA-09, FF-RULING-46."""

    where: ClassVar[int] = IN_INTERRUPT
    on_roll: ClassVar[bool] = True
    rerolls: ClassVar[bool] = True

    def tags(self) -> int:
        return POST_ROLL

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        roll_again(game)

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return reroll_worth(game) - pending_worth(game, game.roll.final())


class SetFinal(QuestEffect[Quest]):
    """`final N`: a Familiar's pending roll counts as N: FF-RULING-100."""

    where: ClassVar[int] = IN_INTERRUPT
    on_roll: ClassVar[bool] = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.final = given.number("final")

    def tags(self) -> int:
        return POST_ROLL

    def forbids(self, game: Quest, seat: int, other: int, tags: int) -> str:
        return "FF-GOAL-09" if game.roll.kind == FOE else ""

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.roll.set_to = self.final

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return pending_worth(game, self.final) - pending_worth(game, game.roll.final())


class TwoDice(QuestEffect[Quest]):
    """`two_dice "lower"`: FF-RULING-24."""

    where: ClassVar[int] = IN_INTERRUPT

    def tags(self) -> int:
        return PRE_FOE_ROLL

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.roll.two_dice = True

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return max(0, foe_worth(game, game.roll.slot)) // 2


class RollBonus(QuestEffect[Quest]):
    """`roll N of ... to ... for ...`: FF-RULING-20, FF-RULING-123."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.bonus = given.number("roll")
        self.attacks = given.number("of") == 1
        self.to = target(given, "to")
        self.lasts = duration(given, "for").kind
        if (self.lasts == FOR_NEXT_ROLL) == self.attacks or self.lasts not in (FOR_NEXT_ROLL, FOR_FOES_TURN):
            raise Wrong(given.place, "write of = 'any' with for = 'next roll', or of = 'attack' with for = 'foes turn'")
        if self.lasts == FOR_NEXT_ROLL and self.each():
            raise Wrong(given.place, "the next roll is that of one Familiar or Foe, not of each")
        at_foe = self.to.among in (TARGET, FOE_SET)
        if at_foe and self.attacks:
            raise Wrong(given.place, "of = 'attack' is about rolls of Familiars; for a Foe write for = 'next roll'")
        if not self.bonus or (self.bonus < 0) != at_foe:
            said = "a Foe's roll is lowered, a Familiar's is raised"
            raise Wrong(within(given.place, "roll"), f"got {self.bonus} for '{self.to.text}'; {said}")

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        kind = ATTACK_ROLLS if self.attacks else NEXT_ROLL
        on = place_of(game, self, seat, other)
        if on >= ON_FOE and not game.foes[on - ON_FOE].hp:
            return
        game.begin_effect(Lasting(kind, on, self.bonus, end_of(self.lasts), seat, source), "FF-RULING-20")

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        if self.attacks:
            return 45 * self.bonus * attacks_left(game)
        return abs(self.bonus) * (foe_worth(game, other) // 8 if self.bonus < 0 else 40)
