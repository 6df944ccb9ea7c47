"""What can be used besides spells: Special Abilities for a gem, Artifacts as an action, Foe Rewards; and who may use it
when (chapters INT, SA, REW)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import Step
from grimalkin.core.amounts import Amount
from grimalkin.core.cards import EACH, ONE, Part, Target, Verb, amount, effects
from grimalkin.core.fields import Given, Wrong
from grimalkin.core.wording import word_for
from grimalkin.games.familiars_and_foes.kinds import (
    A_FAMILIAR,
    A_FOE,
    ABILITY,
    ARTIFACT,
    FOE_SET,
    NO_ARTIFACT,
    NO_SPECIAL_ABILITY,
    NOBODY,
    PRE_ROLL,
    REWARD,
    TAGS,
    TASK_ABILITY,
    TASK_ARTIFACT,
)

if TYPE_CHECKING:
    from grimalkin.games.familiars_and_foes.state import Quest

# the rule that says when an item with a tag can be used
TAG_RULES: Final = [
    "FF-SA-05",  # PRE_ROLL
    "FF-FOE-07",  # PRE_FOE_ROLL
    "FF-RULING-45",  # POST_ROLL
    "FF-LUCK-02",  # POST_FLIP
    "FF-FALL-01",  # WOULD_FALL
    "FF-RULING-52",  # ANY
    "FF-RULING-42",  # QUIET
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Verb):
    """One effect of a spell, an Artifact, a Special Ability or a Foe Reward. `to` is whom it is for."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.key = given.place  # stands for it in a snapshot
        self.to: Target | None = None

    def names(self) -> int:
        """What the user has to name for it: NOBODY, A_FOE, A_FAMILIAR."""
        if self.to is None or self.to.how != ONE:
            return NOBODY
        return A_FOE if self.to.among == FOE_SET else A_FAMILIAR

    def each(self) -> bool:
        return self.to is not None and self.to.how == EACH

    def tags(self) -> int:
        """The tags without which it makes no sense; 0: it needs none."""
        return 0

    def forbids(self, game: Quest, seat: int, other: int, tags: int) -> str:
        """The rule that keeps it from being used now on `other` (a seat or a slot, as `names` says)."""
        return ""

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        """Could anybody gain by it now? Only restoring deeds can fail to (spec 5.3)."""
        return True

    def restores(self) -> int:
        """1: it restores HP, 2: it restores MP."""
        return 0

    def on_roll(self) -> bool:
        """Is it used on the roll itself? (FF-RULING-105)"""
        return False

    def seed_damage(self) -> int:
        """The damage of each of its parts, if it is an attack of several parts."""
        return 0

    def defers(self) -> bool:
        """Does it ask for more before the item is spent?"""
        return False

    def act(self, game: Quest, seat: int, other: int, source: int) -> None:
        """Do it: for the seat that used it, on `other`, and remember the source of what lasts."""
        raise NotImplementedError


def deeds_of(given: Given, name: str) -> list[Deed]:
    return [verb for verb in effects(given, name) if isinstance(verb, Deed)]


def named_by(deeds: list[Deed]) -> int:
    """What somebody who uses these deeds has to name: there is at most one thing."""
    for deed in deeds:
        if deed.names() != NOBODY:
            return deed.names()
    return NOBODY


def check_deeds(place: str, deeds: list[Deed], tags: int) -> None:
    """Deeds that change a roll stand only where there is one; and a choice names one thing."""
    named = NOBODY
    for deed in deeds:
        needs = deed.tags()
        if needs and (not tags or tags & ~needs):
            words = [TAGS[i] for i in range(len(TAGS)) if needs >> i & 1]
            raise Wrong(deed.place, f"this needs an item with the tag {' or '.join(words)}, and no other tag")
        if deed.names() != NOBODY:
            if named not in (NOBODY, deed.names()):
                raise Wrong(place, "one of its effects names a Familiar, another a Foe; one use names one thing")
            named = deed.names()


def tags_of(given: Given) -> int:
    bits = 0
    for tag in given.numbers("tag"):
        bits |= 1 << tag
    return bits


class Mode(Part):
    """One of several things of which the user chooses one."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.condition: Amount = amount(given, "if")
        self.deeds = deeds_of(given, "do")
        check_deeds(given.place, self.deeds, 0)
        self.names = named_by(self.deeds)


class Item:
    """Something that is used once: a Special Ability for a gem, an Artifact as an action, a Foe Reward."""

    def __init__(self, what: int, given: Given, name: str, tags: int) -> None:
        self.key = given.place  # stands for it in a snapshot
        self.word = word_for(name)
        self.name = name
        self.what = what  # ABILITY, ARTIFACT, REWARD
        self.tags = tags
        self.condition: Amount = amount(given, "if")
        self.deeds = deeds_of(given, "do")
        self.modes: list[Mode] = []
        self.once = given.flag("once")  # once for each roll (FF-RULING-47)
        self.ballyhoo = given.flag("ballyhoo")  # does it leave a Ballyhoo on that attack?
        self.number = -1  # among all items of the box: its option codes
        self.card = -1  # the number of the card that holds it
        check_deeds(given.place, self.deeds, tags)
        self.names = named_by(self.deeds)
        self.defers = False
        self.seed_damage = 0  # of each part, for an Artifact of several parts
        self.restores = 0
        self.on_roll = False
        for deed in self.deeds:
            self.restores |= deed.restores()
            self.on_roll = self.on_roll or deed.on_roll()
            self.defers = self.defers or deed.defers()
            self.seed_damage = max(self.seed_damage, deed.seed_damage())

    def held_by(self, game: Quest, seat: int) -> str:
        """The rule that says the seat does not have it; empty if it does."""
        familiar = game.familiars[seat]
        if self.what == ABILITY:
            if familiar.mat.ability is not self:
                return "FF-SA-01"
            return "" if familiar.gems else "FF-SA-03"
        if self.what == REWARD:
            return "" if self.card in familiar.rewards else "FF-REW-05"
        return "" if self.card in familiar.artifacts else "FF-RULING-59"

    def forbids(self, game: Quest, seat: int, other: int, tags: int, free: bool = False) -> str:
        """The rule that keeps a seat from using it on `other` where these tags are allowed; empty if none does.

        FF-SA-04 But for the limit for each roll, uses may fall together or follow each other.

        `free`: as Borrowed Trick uses an ability, whose it is and without a gem.
        """
        if not game.familiars[seat].hp:
            return "FF-TERM-09"
        if not free:
            rule = self.held_by(game, seat)
            if rule:
                return rule
        if self.what != ARTIFACT and not self.tags & tags:
            return TAG_RULES[lowest(self.tags)]
        if self.what == ABILITY:
            if game.restricted(NO_SPECIAL_ABILITY):
                return "FF-RULING-79"
            if self.on_roll and mocked(game):
                return "FF-RULING-105"
        if self.what == ARTIFACT:
            if tags:
                return "FF-RULING-57"  # a window: an Artifact is no interrupt
            if game.restricted(NO_ARTIFACT):
                return "FF-RULING-79"
        if self.once and game.roll.used >> self.number & 1:
            return "FF-RULING-47"
        if self.names == A_FAMILIAR and not game.familiars[other].hp:
            return "FF-SA-07" if self.what == ABILITY else "FF-TERM-09"
        if self.names == A_FOE:
            foe = game.foes[other]
            if not foe.hp:
                return "FF-DEFEAT-01"
            if foe.card.bars >> self.what & 1:
                return "FF-FOEAB-02"
        if not self.condition.value(game, seat, other):
            return "FF-GOAL-09"
        for deed in self.deeds:
            rule = deed.forbids(game, seat, other, tags)
            if rule:
                return rule
        return ""

    def gains(self, game: Quest, seat: int, tags: int) -> bool:
        """Could anybody gain by it now? If not, no window opens for it by itself (spec 5.3)."""
        for mode in self.modes:
            for deed in mode.deeds:
                if deed.gains(game, seat, tags):
                    return True
        if self.modes:
            return False
        for deed in self.deeds:
            if deed.gains(game, seat, tags):
                return True
        return False

    def use(self, game: Quest, seat: int, other: int) -> None:
        """FF-INT-04 It is spent and done at once; an interrupt cannot be interrupted (FF-RULING-44)."""
        if not self.defers:
            self.spend(game, seat)
        self.do(game, seat, other)

    def spend(self, game: Quest, seat: int) -> None:
        """FF-SA-02, FF-ART-03, FF-REW-05 A gem or a card leaves the game."""
        familiar = game.familiars[seat]
        if self.what == ABILITY:
            familiar.gems -= 1
            game.tick(seat, TASK_ABILITY)  # FF-RULING-31
        elif self.what == REWARD:
            familiar.rewards = tuple([card for card in familiar.rewards if card != self.card])
            game.gone = (*game.gone, self.card)
        else:
            familiar.artifacts = tuple([card for card in familiar.artifacts if card != self.card])
            game.gone = (*game.gone, self.card)
            game.tick(seat, TASK_ARTIFACT)  # FF-RULING-32

    def do(self, game: Quest, seat: int, other: int) -> None:
        """FF-RULING-01 What the card says, in printed order, whatever the book says."""
        if self.once:
            game.roll.used |= 1 << self.number
        if not self.ballyhoo and self.tags & PRE_ROLL:
            game.roll.ballyhoo = False
        do_deeds(game, self.deeds, seat, other, self.number)


class DoDeed(Step["Quest"]):
    """FF-GOAL-09 One effect of several, in printed order."""

    rule: ClassVar[str] = "FF-GOAL-09"

    def __init__(self, deed: Deed, seat: int, other: int, source: int) -> None:
        self.deed = deed
        self.seat = seat
        self.other = other
        self.source = source

    def run(self, game: Quest) -> None:
        if self.deed.condition.value(game, self.seat, self.other):
            self.deed.act(game, self.seat, self.other, self.source)


def do_deeds(game: Quest, deeds: list[Deed], seat: int, other: int, source: int) -> None:
    """The effects in printed order. A deed may put steps on the agenda, so each of several is a step."""
    if len(deeds) == 1:
        if deeds[0].condition.value(game, seat, other):
            deeds[0].act(game, seat, other, source)
        return
    for i in range(len(deeds) - 1, -1, -1):
        game.then(DoDeed(deeds[i], seat, other, source))


def lowest(tags: int) -> int:
    for i in range(len(TAGS)):
        if tags >> i & 1:
            return i
    return len(TAGS) - 1


def mocked(game: Quest) -> bool:
    """Is this an attack roll against a Foe that bears no Special Abilities?"""
    roll = game.roll
    if not roll.is_attack():
        return False
    for slot in range(len(game.foes)):
        if roll.targets >> slot & 1 and game.foes[slot].card.mocks:
            return True
    return False
