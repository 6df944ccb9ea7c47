"""Effects that move points: damage, HP, MP, gems, Good Luck Tokens."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.cards import THE, amount
from grimalkin.core.fields import Given, Wrong
from grimalkin.core.tomlread import within
from grimalkin.games.familiars_and_foes.attack_worth import in_danger
from grimalkin.games.familiars_and_foes.effect import (
    ANYWHERE,
    IN_ABILITY,
    IN_ARTIFACT,
    IN_INTERRUPT,
    OF_FAMILIAR,
    QuestEffect,
    counted,
)
from grimalkin.games.familiars_and_foes.effects.reach import helped, named_seat, receivers
from grimalkin.games.familiars_and_foes.falls import strike
from grimalkin.games.familiars_and_foes.kinds import QUIET
from grimalkin.games.familiars_and_foes.state import Quest
from grimalkin.games.familiars_and_foes.worth import FALLEN, GEM, TOKEN_PRICE, damage_worth, hp_worth, mp_worth


class Damage(QuestEffect[Quest]):
    """`damage N to foe`: FF-RULING-93."""

    where: ClassVar[int] = IN_ARTIFACT | IN_INTERRUPT

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = amount(given, "damage")
        if counted(self.points) & OF_FAMILIAR:
            raise Wrong(within(given.place, "damage"), "max_mp, max_hp and below_gems are about Familiars, not Foes")

    def tags(self) -> int:
        return QUIET  # elsewhere a Foe would be gone while its roll or flip is still to be scored

    def counts(self) -> int:
        return counted(self.points)

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if game.foes[other].hp:
            strike(game, other, self.points.value(game, seat, other), seat, game.box.items[source].what)

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return damage_worth(game, other, self.points.value(game, seat, other), game.box.items[source].what)


class RestoreHp(QuestEffect[Quest]):
    """`restore_hp N to ...`, oneself, another or all: FF-SPELL-06, FF-SPELL-10, FF-RULING-34."""

    restores: ClassVar[int] = 1

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = amount(given, "restore_hp")

    def counts(self) -> int:
        return counted(self.points)

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        if game.healing_forbidden():
            return False
        if self.to is not None and self.to.how == THE:
            familiar = game.familiars[receivers(game, self, seat, -1)[0]]
            return familiar.hp < familiar.mat.hp
        for familiar in game.familiars:
            if 0 < familiar.hp < familiar.mat.hp:
                return True
        return False

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        for one in receivers(game, self, seat, other):
            game.restore_hp(one, self.points.value(game, seat, one))

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        value = 0
        for one in helped(game, self, seat, other):
            value += hp_worth(game, one, self.points.value(game, seat, one))
            if in_danger(game, one):
                value += FALLEN // 2
        return value


class RestoreMp(QuestEffect[Quest]):
    """`restore_mp N to ...`: FF-SPELL-06, FF-RULING-34."""

    restores: ClassVar[int] = 2

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = amount(given, "restore_mp")

    def counts(self) -> int:
        return counted(self.points)

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        if self.to is not None and self.to.how == THE:
            familiar = game.familiars[receivers(game, self, seat, -1)[0]]
            return familiar.mp < familiar.mat.mp
        for familiar in game.familiars:
            if familiar.hp and familiar.mp < familiar.mat.mp:
                return True
        return False

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        for one in receivers(game, self, seat, other):
            game.restore_mp(one, self.points.value(game, seat, one))

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        value = 0
        for one in helped(game, self, seat, other):
            missing = game.familiars[one].mat.mp - game.familiars[one].mp
            value += mp_worth(game) * min(missing, self.points.value(game, seat, one))
        return value


class GainGem(QuestEffect[Quest]):
    """`gain_gem N to ...`: FF-RULING-86."""

    where: ClassVar[int] = ANYWHERE & ~IN_ABILITY  # which costs a gem, so it would have no end

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.gems = given.number("gain_gem")

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        for one in receivers(game, self, seat, other):
            game.gain_gem(one, self.gems)

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return GEM if self.each() or not game.familiars[named_seat(self, seat, other)].gems else GEM // 2


class GainLuck(QuestEffect[Quest]):
    """`gain_luck N`: FF-LUCK-05, FF-RULING-54."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.tokens = given.number("gain_luck")

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        return game.supply > 0

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.gain_tokens(seat, self.tokens)

    def worth(self, game: Quest, seat: int, other: int, source: int) -> int:
        return TOKEN_PRICE * min(self.tokens, game.supply)
