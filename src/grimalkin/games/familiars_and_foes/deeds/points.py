"""Effects that move points: damage, HP, MP, gems, Good Luck Tokens."""

from __future__ import annotations

from grimalkin.core.cards import THE, amount, target
from grimalkin.core.fields import Given, Wrong
from grimalkin.core.tomlread import within
from grimalkin.games.familiars_and_foes.deed import (
    ANYWHERE,
    IN_ABILITY,
    IN_ARTIFACT,
    IN_INTERRUPT,
    OF_FAMILIAR,
    Deed,
    counted,
)
from grimalkin.games.familiars_and_foes.deeds.reach import receivers
from grimalkin.games.familiars_and_foes.falls import strike
from grimalkin.games.familiars_and_foes.kinds import QUIET
from grimalkin.games.familiars_and_foes.state import Quest


class Damage(Deed[Quest]):
    """`damage N to foe`: FF-RULING-93."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = amount(given, "damage")
        self.to = target(given, "to")
        if counted(self.points) & OF_FAMILIAR:
            raise Wrong(within(given.place, "damage"), "max_mp, max_hp and below_gems are about Familiars, not Foes")

    def places(self) -> int:
        return IN_ARTIFACT | IN_INTERRUPT

    def tags(self) -> int:
        return QUIET  # elsewhere a Foe would be gone while its roll or flip is still to be scored

    def counts(self) -> int:
        return counted(self.points)

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        if game.foes[other].hp:
            strike(game, other, self.points.value(game, seat, other), seat, game.box.items[source].what)


class RestoreHp(Deed[Quest]):
    """`restore_hp N to ...`, oneself, another or all: FF-SPELL-06, FF-SPELL-10, FF-RULING-34."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = amount(given, "restore_hp")
        self.to = target(given, "to")

    def restores(self) -> int:
        return 1

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


class RestoreMp(Deed[Quest]):
    """`restore_mp N to ...`: FF-SPELL-06, FF-RULING-34."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = amount(given, "restore_mp")
        self.to = target(given, "to")

    def restores(self) -> int:
        return 2

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


class GainGem(Deed[Quest]):
    """`gain_gem N to ...`: FF-RULING-86."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.gems = given.number("gain_gem")
        self.to = target(given, "to")

    def places(self) -> int:
        return ANYWHERE & ~IN_ABILITY  # which costs a gem, so it would have no end

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        for one in receivers(game, self, seat, other):
            game.gain_gem(one, self.gems)


class GainLuck(Deed[Quest]):
    """`gain_luck N`: FF-LUCK-05, FF-RULING-54."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.tokens = given.number("gain_luck")

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        return game.supply > 0

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        game.gain_tokens(seat, self.tokens)
