"""What can be used besides spells: Special Abilities for a gem, Artifacts as an action, Foe Rewards; and who may use it
when (chapters INT, SA, REW)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import Step
from grimalkin.core.amounts import ALWAYS, Amount, Counted, Denied, Pair
from grimalkin.core.cards import EACH, ONE, THE, Part, Target, Verb, amount, effects
from grimalkin.core.fields import Given, Wrong
from grimalkin.core.tomlread import within
from grimalkin.core.wording import word_for
from grimalkin.games.familiars_and_foes.kinds import (
    A_FAMILIAR,
    A_FOE,
    ABILITY,
    ARTIFACT,
    ENDANGERED,
    FOE_SET,
    NO_ARTIFACT,
    NO_SPECIAL_ABILITY,
    NOBODY,
    POST_ROLL,
    PRE_FOE_ROLL,
    PRE_ROLL,
    REWARD,
    TAGS,
    TARGET,
    TASK_ABILITY,
    TASK_ARTIFACT,
    WOULD_FALL,
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

# where an effect can stand, as bits
IN_ARTIFACT: Final = 1
IN_ABILITY: Final = 2
IN_REWARD: Final = 4
IN_MODE: Final = 8
IN_SPELL: Final = 16  # that is no attack
IN_THEN: Final = 32
IN_REVIVE: Final = 64
IN_INTERRUPT: Final = IN_ABILITY | IN_REWARD
ANYWHERE: Final = IN_ARTIFACT | IN_INTERRUPT | IN_MODE | IN_SPELL | IN_THEN
PLACES: Final = [
    "an Artifact",
    "a Special Ability",
    "a Foe Reward",
    "a mode of a Foe Reward",
    "a spell that is no attack",
    "the 'then' of an attack spell",
    "a spell of kind 'revive'",
]
ROLL_TAGS: Final = PRE_ROLL | PRE_FOE_ROLL | POST_ROLL

# what sums and conditions count that is not always there, as bits of the quantities in state.py
OF_X: Final = 1
OF_FAMILIAR: Final = 1 << 1 | 1 << 2 | 1 << 8  # max_mp, max_hp, below_gems


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Verb):
    """One effect of a spell, an Artifact, a Special Ability or a Foe Reward. `to` is whom it is for."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.key = given.place  # stands for it in a snapshot
        self.word = next(iter(given.values))
        self.to: Target | None = None

    def places(self) -> int:
        """Where it can stand."""
        return ANYWHERE

    def alone(self) -> bool:
        """Does nothing else stand beside it?"""
        return False

    def needs_foe(self) -> bool:
        """Is it about the Foe that an effect beside it names?"""
        return False

    def counts(self) -> int:
        """What its sums count, as bits of quantities."""
        return 0

    def chooses(self) -> bool:
        """Does it need modes of which one is chosen?"""
        return False

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

    def rerolls(self) -> bool:
        """Does it have the pending roll made again, or stand for something that is asked the same? (FF-RULING-125)"""
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


def check_deeds(place: str, deeds: list[Deed], where: int, tags: int = 0, x: bool = False) -> None:
    """Effects stand only where they can be carried out: what loads never breaks in play.

    `where` is one of the places, `tags` are those of the item, `x`: the caster chooses how much to pay.
    """
    names = 0
    for deed in deeds:
        names |= 1 << deed.names()
        check_place(deed, where, tags)
        if deed.alone() and len(deeds) > 1:
            raise Wrong(deed.place, f"'{deed.word}' stands alone; {len(deeds)} effects came")
        if deed.defers() and deed is not deeds[0]:
            raise Wrong(deed.place, f"'{deed.word}' comes first, because it asks before the card is spent")
        if (deed.defers() or where == IN_REVIVE) and deed.condition is not ALWAYS:
            raise Wrong(within(deed.place, "if"), f"'{deed.word}' takes no 'if'; leave it out")
        if (deed.counts() | counted(deed.condition)) & OF_X and not x:
            raise Wrong(deed.place, "'x' came; only a spell with x = true, and cost = 0, can count it")
    if names >> A_FOE & 1 and names >> A_FAMILIAR & 1:
        raise Wrong(place, "one of its effects names a Familiar, another a Foe; one use names one thing")
    for deed in deeds:
        if deed.needs_foe() and not names >> A_FOE & 1:
            raise Wrong(deed.place, f"'{deed.word}' is about a Foe; write before it an effect with to = 'foe'")
        if not names >> A_FAMILIAR & 1:
            check_condition(deed.place, deed.condition)


def check_place(deed: Deed, where: int, tags: int) -> None:
    """Can it stand here, with these tags, for whom it is?"""
    if not deed.places() & where:
        raise Wrong(deed.place, f"'{deed.word}' cannot stand in {said(where)}; it can in {said(deed.places())}")
    needs = deed.tags()
    if needs and tags & ~needs:
        words = [TAGS[i] for i in range(len(TAGS)) if needs >> i & 1]
        raise Wrong(deed.place, f"'{deed.word}' needs an item with the tag {' or '.join(words)}, and no other tag")
    to = deed.to
    if to is None:
        return
    if to.how == THE and to.among == TARGET and where != IN_THEN:
        raise Wrong(within(deed.place, "to"), "'target' is the Foe that was hit; it can stand in 'then' alone")
    if to.how == THE and to.among == ENDANGERED and (not where & IN_INTERRUPT or tags != WOULD_FALL):
        raise Wrong(within(deed.place, "to"), "'endangered' needs an item with the tag WOULD_FALL, and no other tag")
    if to.how == ONE and where == IN_THEN:
        said_so = "nobody is named in 'then'; write 'self', 'target' or 'each familiar', as the verb takes it"
        raise Wrong(within(deed.place, "to"), f"'{to.text}' came, but {said_so}")
    if deed.names() == A_FOE and where in (IN_SPELL, IN_MODE):
        raise Wrong(within(deed.place, "to"), f"'{to.text}' came, but no Foe can be named in {said(where)}")


def said(places: int) -> str:
    """Places in words, for messages."""
    words = [PLACES[i] for i in range(len(PLACES)) if places >> i & 1]
    return " or ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


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
        raise Wrong(within(place, "if"), "'x' came; only the effects of a spell with x = true can count it")
    if names != A_FAMILIAR:
        check_condition(place, condition)


def tags_of(given: Given) -> int:
    bits = 0
    for tag in given.numbers("tag"):
        bits |= 1 << tag
    return bits


class Mode(Part):
    """One of several things of which the user chooses one."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.word = word_for(self.name)
        self.code = -1  # among all words for modes: its option codes
        self.condition: Amount = amount(given, "if")
        self.deeds = deeds_of(given, "do")
        self.names = named_by(self.deeds)
        self.place = given.place

    def check(self, tags: int) -> None:
        """Can it stand in a reward with these tags?"""
        check_deeds(self.place, self.deeds, IN_MODE, tags)
        check_item_condition(self.place, self.condition, self.names)

    def open(self, game: Quest, seat: int) -> bool:
        """Could a Standing seat choose it now, for anybody?"""
        if self.names != A_FAMILIAR:
            return self.condition.value(game, seat, -1) != 0
        for other in range(len(game.familiars)):
            if game.familiars[other].hp and self.condition.value(game, seat, other):
                return True
        return False


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
        self.once = what == ABILITY and given.flag("once")  # once for each roll (FF-RULING-47)
        self.ballyhoo = what == ARTIFACT or given.flag("ballyhoo")  # does it leave a Ballyhoo on that attack?
        self.number = -1  # among all items of the box: its option codes
        self.card = -1  # the number of the card that holds it
        self.names = named_by(self.deeds)
        self.check(given.place)
        self.defers = False
        self.seed_damage = 0  # of each part, for an Artifact of several parts
        self.restores = 0
        self.on_roll = False
        self.rerolls = False
        for deed in self.deeds:
            self.restores |= deed.restores()
            self.on_roll = self.on_roll or deed.on_roll()
            self.rerolls = self.rerolls or deed.rerolls()
            self.defers = self.defers or deed.defers()
            self.seed_damage = max(self.seed_damage, deed.seed_damage())

    def check(self, place: str) -> None:
        """What is right field by field may be wrong together."""
        if self.what != ARTIFACT and not self.tags:
            raise Wrong(within(place, "tag"), f"no tag came; an interrupt has one or more of: {', '.join(TAGS)}")
        where = IN_ARTIFACT if self.what == ARTIFACT else IN_ABILITY if self.what == ABILITY else IN_REWARD
        check_deeds(place, self.deeds, where, self.tags)
        check_item_condition(place, self.condition, self.names)
        if self.once and self.tags & ~ROLL_TAGS:
            raise Wrong(
                within(place, "once"), "once for each roll needs the tags PRE_ROLL, PRE_FOE_ROLL, POST_ROLL alone"
            )
        if not self.ballyhoo and not self.tags & PRE_ROLL:
            raise Wrong(
                within(place, "ballyhoo"), "only what is used before an attack, with the tag PRE_ROLL, rules it out"
            )

    def held_by(self, game: Quest, seat: int) -> str:
        """The rule that says the seat does not have it; empty if it does."""
        familiar = game.familiars[seat]
        if self.what == ABILITY:
            if familiar.mat.ability is not self:
                return "FF-SA-01"
            return "" if familiar.gems else "FF-SA-03"
        if self.what == REWARD:
            return "" if self.card in familiar.rewards else "FF-REW-05"
        if self.card in game.gone:
            return "FF-ART-03"
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
        if self.modes and not self.has_open_mode(game, seat):
            return "FF-GOAL-09"
        if game.only_rerolls() and not self.rerolls and not tags & WOULD_FALL:
            return "FF-RULING-125"
        return ""

    def has_open_mode(self, game: Quest, seat: int) -> bool:
        for mode in self.modes:
            if mode.open(game, seat):
                return True
        return False

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

    id: ClassVar[str] = "do_deed"
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
