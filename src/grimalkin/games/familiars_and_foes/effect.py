"""An effect of a card: what it says about itself, and where it can stand. What they do stands in effects/."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.amounts import ALWAYS, Amount, Counted, Denied, Pair
from grimalkin.core.cards import EACH, ONE, THE
from grimalkin.core.fields import Given, Wrong
from grimalkin.core.state import G
from grimalkin.core.tomlread import within
from grimalkin.games.familiars_and_foes.kinds import (
    A_FAMILIAR,
    A_FOE,
    ENDANGERED,
    FOE_SET,
    NOBODY,
    Q_BELOW_GEMS,
    Q_MAX_HP,
    Q_MAX_MP,
    Q_X,
    TAGS,
    TARGET,
    WOULD_FALL,
)
from grimalkin.kit.effects import DirectEffect, Places

# where an effect can stand, as bits
IN_ARTIFACT: Final = 1
IN_ABILITY: Final = 2
IN_REWARD: Final = 4
IN_MODE: Final = 8
IN_SPELL: Final = 16  # that is not an attack
IN_THEN: Final = 32
IN_REVIVE: Final = 64
IN_INTERRUPT: Final = IN_ABILITY | IN_REWARD
ANYWHERE: Final = IN_ARTIFACT | IN_INTERRUPT | IN_MODE | IN_SPELL | IN_THEN
PLACES: Final = Places(
    [
        "an Artifact",
        "a Special Ability",
        "a Foe Reward",
        "a mode of a Foe Reward",
        "a spell that is not an attack",
        "the 'then' of an attack spell",
        "a spell of kind 'revive'",
    ]
)

# what sums and conditions count that is not always there, as bits of quantities
OF_X: Final = 1 << Q_X
OF_FAMILIAR: Final = 1 << Q_MAX_MP | 1 << Q_MAX_HP | 1 << Q_BELOW_GEMS


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestEffect(DirectEffect[G]):
    """One effect of a spell, an Artifact, a Special Ability or a Foe Reward. `to` is whom it is for."""

    where: ClassVar[int] = ANYWHERE
    alone: ClassVar[bool] = False  # nothing else stands beside it
    needs_foe: ClassVar[bool] = False  # it is about the Foe that an effect beside it names
    chooses: ClassVar[bool] = False  # it needs modes of which one is chosen
    defers: ClassVar[bool] = False  # it asks for more before the item is spent
    on_roll: ClassVar[bool] = False  # it is used on the roll itself (FF-RULING-105)
    rerolls: ClassVar[bool] = False  # it has the pending roll made again, or may stand for what does (FF-RULING-125)
    restores: ClassVar[int] = 0  # 1: it restores HP, 2: it restores MP

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.key = given.place  # stands for it in a snapshot

    def counts(self) -> int:
        """What its sums count, as bits of quantities."""
        return 0

    def extra_actions(self) -> int:
        """How many actions it gives, which may be carried on."""
        return 0

    def names(self) -> int:
        """What the user has to name for it: NOBODY, A_FOE, A_FAMILIAR."""
        if self.to is None or self.to.how != ONE:
            return NOBODY
        return A_FOE if self.to.among == FOE_SET else A_FAMILIAR

    def each(self) -> bool:
        return self.to is not None and self.to.how == EACH

    def tags(self) -> int:
        """The tags that an interrupt with it can have; 0: any."""
        return 0

    def forbids(self, game: G, seat: int, other: int, tags: int) -> str:
        """The rule that keeps it from being used now on `other` (a seat or a slot, as `names` says)."""
        return ""

    def gains(self, game: G, seat: int, tags: int) -> bool:
        """Could anybody gain by it now? Only restoring effects can fail to."""
        return True

    def seed_damage(self) -> int:
        """The damage of each of its parts, if it is an attack of several parts."""
        return 0


def named_by(effects: list[QuestEffect[Any]]) -> int:
    """What somebody who uses these effects has to name: there is at most one thing."""
    for effect in effects:
        if effect.names() != NOBODY:
            return effect.names()
    return NOBODY


def check_effects(place: str, effects: list[QuestEffect[Any]], where: int, tags: int = 0, x: bool = False) -> None:
    """Effects stand only where they can be carried out: what loads never breaks in play.

    `where` is one of the places, `tags` are those of the item, `x`: the caster chooses how much to pay.
    """
    names = 0
    for effect in effects:
        names |= 1 << effect.names()
        check_place(effect, where, tags)
        if effect.alone and len(effects) > 1:
            raise Wrong(effect.place, f"'{effect.word}' stands alone; got {len(effects)} effects")
        if effect.defers and effect is not effects[0]:
            raise Wrong(effect.place, f"'{effect.word}' comes first, because it asks before the card is spent")
        if (effect.defers or where == IN_REVIVE) and effect.condition is not ALWAYS:
            raise Wrong(within(effect.place, "if"), f"'{effect.word}' takes no 'if'; leave it out")
        if (effect.counts() | counted(effect.condition)) & OF_X and not x:
            raise Wrong(effect.place, "got 'x'; only a spell with x = true, and cost = 0, can count it")
    if names >> A_FOE & 1 and names >> A_FAMILIAR & 1:
        raise Wrong(place, "one of its effects names a Familiar, another a Foe; one use names one thing")
    for effect in effects:
        if effect.needs_foe and not names >> A_FOE & 1:
            raise Wrong(effect.place, f"'{effect.word}' is about a Foe; write before it an effect with to = 'foe'")
        if not names >> A_FAMILIAR & 1:
            check_condition(effect.place, effect.condition)


def check_place(effect: QuestEffect[Any], where: int, tags: int) -> None:
    """Can it stand here, with these tags, for whom it is?"""
    misplaced = PLACES.refuses(effect, where)
    if misplaced:
        raise Wrong(effect.place, misplaced)
    needs = effect.tags()
    if needs and tags & ~needs:
        words = [TAGS[i] for i in range(len(TAGS)) if needs >> i & 1]
        raise Wrong(effect.place, f"'{effect.word}' needs an item with the tag {' or '.join(words)}, and no other tag")
    to = effect.to
    if to is None:
        return
    if to.how == THE and to.among == TARGET and where != IN_THEN:
        raise Wrong(within(effect.place, "to"), "'target' is the Foe that was hit; it can stand in 'then' alone")
    if to.how == THE and to.among == ENDANGERED and (not where & IN_INTERRUPT or tags != WOULD_FALL):
        raise Wrong(within(effect.place, "to"), "'endangered' needs an item with the tag WOULD_FALL, and no other tag")
    if to.how == ONE and where == IN_THEN:
        said_so = "nobody is named in 'then'; write 'self', 'target' or 'each familiar', as the verb takes it"
        raise Wrong(within(effect.place, "to"), f"got '{to.text}', but {said_so}")
    if effect.names() == A_FOE and where in (IN_SPELL, IN_MODE):
        raise Wrong(within(effect.place, "to"), f"got '{to.text}', but no Foe can be named in {PLACES.said(where)}")


def counted(amount: Amount) -> int:
    """The quantities that an amount counts, as bits."""
    if isinstance(amount, Counted):
        return 1 << amount.quantity
    if isinstance(amount, Pair):
        return counted(amount.left) | counted(amount.right)
    if isinstance(amount, Denied):
        return counted(amount.what)
    return 0


def check_condition(place: str, condition: Amount) -> None:
    """Of a condition where no Familiar is named, and nothing is paid by amount."""
    if counted(condition) & OF_FAMILIAR:
        said_so = (
            "max_mp, max_hp and below_gems are about the Familiar that is named; an effect has to = 'familiar' then"
        )
        raise Wrong(within(place, "if"), said_so)


def check_item_condition(place: str, condition: Amount, names: int) -> None:
    if counted(condition) & OF_X:
        raise Wrong(within(place, "if"), "got 'x'; only the effects of a spell with x = true can count it")
    if names != A_FAMILIAR:
        check_condition(place, condition)
