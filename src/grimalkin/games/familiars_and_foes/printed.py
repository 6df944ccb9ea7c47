"""Cards as they are printed: mats with scrolls, Training Scrolls, Coven Cards, Artifacts, Foes. What they do is said by
verbs (verbs.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from grimalkin.core.amounts import Amount
from grimalkin.core.cards import Card, Part, Verb, amount, effects, parts
from grimalkin.core.errors import BadSetup
from grimalkin.core.fields import Given, Wrong
from grimalkin.core.library import Library
from grimalkin.core.piles import EVERYONE, NOBODY, pile
from grimalkin.core.tomlread import within
from grimalkin.core.wording import unknown, word_for
from grimalkin.games.familiars_and_foes.charts import chart
from grimalkin.games.familiars_and_foes.effect import (
    IN_ABILITY,
    IN_ARTIFACT,
    IN_MODE,
    IN_REVIVE,
    IN_REWARD,
    IN_SPELL,
    IN_THEN,
    OF_X,
    QuestEffect,
    check_effects,
    check_item_condition,
    counted,
    named_by,
)
from grimalkin.games.familiars_and_foes.kinds import (
    A_FAMILIAR,
    ABILITY,
    ADVANCED,
    ARTIFACT,
    CRITICAL,
    FOE,
    HELPER,
    HIT,
    LAST_ATTACK,
    ONE_FOE,
    POST_ROLL,
    PRE_FOE_ROLL,
    PRE_ROLL,
    RESTORATIVE,
    REVIVE,
    REWARD,
    SOME_FOES,
    SPELL_NUMBERS,
    TAGS,
    UTILITY,
)
from grimalkin.kit.effects import effects_of

REVIVE_COST: Final = 2  # FF-REVIVE-04, from each Standing Familiar
LEAST_SPLIT: Final = 3  # so that each of three Foes has a share
ROLL_TAGS: Final = PRE_ROLL | PRE_FOE_ROLL | POST_ROLL

# Parts


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature(Verb):
    """One line of a Foe's Special Ability: it marks the Foe's card once, when the cards are read."""

    def mark(self, foe: FoeCard) -> None:
        raise NotImplementedError


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
        self.effects = effects_of(given, "do", QuestEffect)
        self.names = named_by(self.effects)
        self.place = given.place

    def check(self, tags: int) -> None:
        """Can it stand in a reward with these tags?"""
        check_effects(self.place, self.effects, IN_MODE, tags)
        check_item_condition(self.place, self.condition, self.names)


class Item:
    """Something that is used once: a Special Ability for a gem, an Artifact as an action, a Foe Reward."""

    def __init__(self, what: int, given: Given, name: str, tags: int) -> None:
        self.key = given.place  # stands for it in a snapshot
        self.word = word_for(name)
        self.name = name
        self.what = what  # ABILITY, ARTIFACT, REWARD
        self.tags = tags
        self.condition: Amount = amount(given, "if")
        self.effects = effects_of(given, "do", QuestEffect)
        self.modes: list[Mode] = []
        self.once = what == ABILITY and given.flag("once")  # once for each roll (FF-RULING-47)
        self.ballyhoo = what == ARTIFACT or given.flag("ballyhoo")  # does it leave a Ballyhoo on that attack?
        self.number = -1  # among all items of the box: its option codes
        self.card = -1  # the number of the card that holds it
        self.names = named_by(self.effects)
        self.check(given.place)
        self.defers = False
        self.seed_damage = 0  # of each part, for an Artifact of several parts
        self.restores = 0
        self.on_roll = False
        self.rerolls = False
        for effect in self.effects:
            self.restores |= effect.restores
            self.on_roll = self.on_roll or effect.on_roll
            self.rerolls = self.rerolls or effect.rerolls
            self.defers = self.defers or effect.defers
            self.seed_damage = max(self.seed_damage, effect.seed_damage())

    def check(self, place: str) -> None:
        """What is right field by field may be wrong together."""
        if self.what != ARTIFACT and not self.tags:
            raise Wrong(within(place, "tag"), f"got no tag; an interrupt has one or more of: {', '.join(TAGS)}")
        where = IN_ARTIFACT if self.what == ARTIFACT else IN_ABILITY if self.what == ABILITY else IN_REWARD
        check_effects(place, self.effects, where, self.tags)
        check_item_condition(place, self.condition, self.names)
        if self.once and self.tags & ~ROLL_TAGS:
            raise Wrong(
                within(place, "once"), "once for each roll needs the tags PRE_ROLL, PRE_FOE_ROLL, POST_ROLL alone"
            )
        if not self.ballyhoo and not self.tags & PRE_ROLL:
            raise Wrong(
                within(place, "ballyhoo"), "only what is used before an attack, with the tag PRE_ROLL, rules it out"
            )


class Ability(Part):
    """A Special Ability on a mat."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.item = Item(ABILITY, given, self.name, tags_of(given))


class Reward(Part):
    """A Foe Reward on a Foe's card."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.item = Item(REWARD, given, self.name, tags_of(given))


class Spell(Part):
    """A spell of a scroll or a Coven Card."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.key = given.place
        self.word = word_for(self.name)
        self.kind = SPELL_NUMBERS[given.number("kind")]
        self.cost = given.number("cost")
        self.by_amount = given.flag("x")  # the caster chooses how much to pay
        self.chart = chart(given, "chart")
        self.needs = given.number("needs")  # the roll that a spell without a chart needs; 0: no roll
        self.aim = given.number("at")
        self.parts = given.number("parts")
        self.carries = given.flag("carries")
        self.then = effects_of(given, "then", QuestEffect)  # a further part, on a hit only
        self.effects = effects_of(given, "do", QuestEffect)
        self.names = named_by(self.effects)
        self.number = -1  # among all spells of the box
        self.code = -1  # among all words for spells: its option codes
        self.coven = -1  # the number of its Coven Card, if it is a Helper Spell
        self.hits_others = any(row.others for row in self.chart.rows)
        # what a cast of it names: a Foe, a Familiar, or nothing
        self.at_foe = self.kind <= LAST_ATTACK and self.aim == ONE_FOE
        self.on_familiar = self.kind > LAST_ATTACK and (self.names == A_FAMILIAR or self.kind == REVIVE)
        if self.kind <= LAST_ATTACK:
            self.check_attack(given.place)
        else:
            self.check_other(given.place)
        self.check_cost(given.place)

    def check_attack(self, place: str) -> None:
        """An attack spell has a chart; of whatever else can be written, the Advanced ones have most."""
        if not self.chart.rows:
            raise Wrong(place, "an attack spell has a chart; 'chart' is missing")
        if self.effects:
            raise Wrong(within(place, "do"), "an attack spell has a chart, and 'then' for what a hit does besides")
        if self.needs:
            raise Wrong(within(place, "needs"), "an attack spell reads its roll from its chart; leave 'needs' out")
        if self.kind != ADVANCED and (self.aim != ONE_FOE or self.parts > 1 or self.hits_others):
            said = "'at', 'parts' and rows with 'others' are for spells of kind 'attack'"
            raise Wrong(place, f"a Beginner Attack Spell strikes one Foe once; {said}")
        if self.aim != ONE_FOE and (self.parts > 1 or self.hits_others):
            raise Wrong(within(place, "at"), "'parts' and rows with 'others' need a spell at 'one foe'")
        if self.parts > 1 and self.hits_others:
            raise Wrong(within(place, "parts"), "a spell of several parts has no rows with 'others'")
        if self.carries and self.parts == 1:
            raise Wrong(
                within(place, "carries"), "only what has 'parts', two or more, can be carried into the next Wave"
            )
        for row in self.chart.rows:
            if self.aim == SOME_FOES and row.kind in (HIT, CRITICAL) and row.first < LEAST_SPLIT:
                said = f"a hit is shared among up to three Foes, so it has {LEAST_SPLIT} points or more"
                raise Wrong(within(place, "chart"), f"got '{row.text}'; {said}")
        check_effects(place, self.then, IN_THEN)

    def check_other(self, place: str) -> None:
        """A spell that is not an attack has effects, and perhaps a number that its roll needs."""
        if self.chart.rows:
            raise Wrong(within(place, "chart"), "only attack spells have a chart; write 'needs' for a roll, and 'do'")
        if self.then:
            raise Wrong(within(place, "then"), "'then' comes after the hit of an attack spell; write 'do'")
        if self.aim != ONE_FOE:
            raise Wrong(within(place, "at"), "only spells of kind 'attack' are aimed at Foes")
        if not self.effects:
            raise Wrong(place, "'do' is missing; a spell that is not an attack has effects")
        extra = max([effect.extra_actions() for effect in self.effects])
        if self.parts > 1 and self.parts != extra:
            said = f"with extra_actions = {self.parts} in 'do'" if extra else "with 'extra_actions' in 'do'"
            raise Wrong(within(place, "parts"), f"got {self.parts}; such a spell has parts {said} alone")
        if self.carries and not extra:
            raise Wrong(within(place, "carries"), "only what has 'extra_actions' can be carried into the next Wave")
        if self.kind == REVIVE and self.needs:
            raise Wrong(
                within(place, "needs"), "Revive flips the coin and rolls no die; leave 'needs' out (FF-RULING-71)"
            )
        check_effects(place, self.effects, IN_REVIVE if self.kind == REVIVE else IN_SPELL, 0, self.by_amount)

    def check_cost(self, place: str) -> None:
        """FF-RULING-38 A spell costs 1 MP at least; who chooses how much to pay has no printed cost."""
        if not self.by_amount:
            if not self.cost:
                raise Wrong(within(place, "cost"), "got 0; a spell costs 1 or more, unless it has x = true")
            if self.kind == REVIVE and self.cost != REVIVE_COST:
                raise Wrong(within(place, "cost"), f"got {self.cost}; Revive costs each {REVIVE_COST} (FF-REVIVE-04)")
            return
        if self.kind not in (RESTORATIVE, UTILITY):
            raise Wrong(within(place, "x"), "only spells of kind 'restorative' and 'utility' can be paid by amount")
        if self.cost:
            raise Wrong(within(place, "cost"), f"got {self.cost}; with x = true the caster chooses, so cost = 0")
        for effect in self.effects:
            if (effect.counts() | counted(effect.condition)) & OF_X:
                return
        raise Wrong(within(place, "x"), "none of its effects counts 'x'; leave it out and write a cost")

    def is_revive(self) -> bool:
        return self.kind == REVIVE

    def is_advanced(self) -> bool:
        return self.kind in (ADVANCED, UTILITY, REVIVE)


class Physical(Part):
    """The Physical Attack of a mat."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.chart = chart(given, "chart")
        if any(row.others for row in self.chart.rows):
            raise Wrong(within(given.place, "chart"), "a Physical Attack strikes one Foe; leave 'others' out")


# The cards


class Mat(Card):
    """A Character Mat. FF-SPELL-05 It shows its own element and the one that it is strong against."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.slot = -1  # among the mats of the box: its word in option codes
        self.element = given.number("element")
        self.strong_against = given.number("strong_against")
        self.partner = given.number("partner")
        self.toad = given.text("toad")
        self.hp = given.number("hp")
        self.mp = given.number("mp")
        attacks = [part for part in parts(given, "attack") if isinstance(part, Physical)]
        abilities = [part for part in parts(given, "ability") if isinstance(part, Ability)]
        if len(attacks) != 1 or len(abilities) != 1:
            raise Wrong(self.key, f"got {len(attacks)} attacks and {len(abilities)} abilities; a mat has one of each")
        self.attack = attacks[0]
        self.ability = abilities[0].item
        self.spells: list[Spell] = [part for part in parts(given, "spell") if isinstance(part, Spell)]
        for spell in self.spells:
            if spell.kind == HELPER:
                raise Wrong(spell.key, "a Helper Spell stands on a Coven Card, not on a mat")
        self.beginner_spells = [spell for spell in self.spells if not spell.is_advanced()]
        self.tasks = 0  # bits of its Training Scroll
        self.training = -1  # the number of that card


class TrainingCard(Card):
    """A Training Scroll: whose it is, and its tasks."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.familiar = given.number("familiar")
        self.tasks = 0
        for task in given.numbers("tasks"):
            self.tasks |= 1 << task
        if not self.tasks:
            raise Wrong(f"{self.key}.tasks", "got no task; a Training Scroll has one or more")


class CovenCard(Card):
    """A Witch or Wizard with a Helper Spell."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.familiar = given.number("familiar")
        spells = [part for part in parts(given, "spell") if isinstance(part, Spell)]
        if len(spells) != 1:
            raise Wrong(self.key, f"got {len(spells)} spells; a Coven Card has one Helper Spell")
        self.spell = spells[0]
        if self.spell.kind != HELPER:
            raise Wrong(within(self.spell.key, "kind"), "the spell of a Coven Card is a Helper Spell: kind = 'helper'")


class ArtifactCard(Card):
    """An Artifact: used as the turn action."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.item = Item(ARTIFACT, given, self.name, 0)
        self.item.card = self.number


class FoeCard(Card):
    """A Foe: its chart, its nature while it is targeted, and the reward on its card (FF-REW-01)."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.level = given.number("level")
        self.element = given.number("element")
        self.hp = given.numbers("hp")  # for 2, 3, 4, 5 Familiars
        if len(self.hp) != 4:
            raise Wrong(f"{self.key}.hp", f"got {len(self.hp)} numbers; expected four: for 2, 3, 4 and 5 Familiars")
        self.chart = chart(given, "chart")
        rewards = [part for part in parts(given, "reward") if isinstance(part, Reward)]
        if len(rewards) != 1:
            raise Wrong(self.key, f"got {len(rewards)} rewards; a Foe has one")
        self.item = rewards[0].item
        self.item.card = self.number
        self.item.modes = [part for part in parts(given, "mode") if isinstance(part, Mode)]
        chooses = any(effect.chooses for effect in self.item.effects)
        if chooses and not self.item.modes:
            raise Wrong(self.key, f"the reward says 'choose', but there are no modes; write [[{self.key}.mode]]")
        if self.item.modes and not chooses:
            raise Wrong(f"{self.key}.mode", "the reward does not choose among modes; write do = [{ choose = 'one' }]")
        for mode in self.item.modes:
            mode.check(self.item.tags)
            for effect in mode.effects:
                self.item.restores |= effect.restores
        # its Special Ability; bits of kinds where a number is for some kinds only
        self.aim: list[int] = [0] * (FOE + 1)  # added to rolls, by kind
        self.armour: list[int] = [0] * (FOE + 1)  # taken off each damage instance, by kind
        self.least: list[int] = [0] * (FOE + 1)  # but so much is left
        self.halves = 0
        self.thorns: list[int] = [0] * (FOE + 1)
        self.costs: list[int] = [0] * (FOE + 1)
        self.bars = 0  # kinds that cannot target it
        self.ballyhoo_limit = 99
        self.ballyhoo_backfire = 1
        self.gate = 0  # kinds that flip the coin first
        self.spite = 0  # kinds whose miss costs the attacker HP
        self.spite_hp = 0
        self.feeds: list[int] = [0] * (FOE + 1)  # HP that it gains by a missed roll
        self.saps = 0  # MP that a low natural roll costs
        self.saps_up_to = 0
        self.numbs = False
        self.mocks = False
        for part in parts(given, "passive"):
            if isinstance(part, Passive):
                for nature in part.natures:
                    nature.mark(self)
        self.answers = bool(self.spite or self.saps or sum(self.feeds))  # something that it does after a roll

    def takes(self, points: int, kind: int) -> int:
        """FF-RULING-22 What its nature leaves of a damage instance: halved, then lessened, down to its minimum."""
        if self.bars >> kind & 1:
            return 0
        damage = points // 2 if self.halves >> kind & 1 else points
        damage -= self.armour[kind]
        if points and damage < self.least[kind]:
            damage = min(points, self.least[kind])
        return max(0, damage)


class Passive(Part):
    """A Foe's Special Ability."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.natures = [verb for verb in effects(given, "do") if isinstance(verb, Nature)]


# The box


class Box:
    """Everything in the box, by number. Shared by all states."""

    key: Final = "box"  # in a snapshot this word stands for it

    def __init__(self, library: Library) -> None:
        self.cards = library.cards
        self.names = [card.key for card in library.cards]
        self.mats: list[Mat] = [card for card in library.cards if isinstance(card, Mat)]
        self.mat_names = [mat.key for mat in self.mats]
        self.foe: list[FoeCard | None] = [card if isinstance(card, FoeCard) else None for card in library.cards]
        self.coven: list[CovenCard | None] = [card if isinstance(card, CovenCard) else None for card in library.cards]
        self.artifact: list[ArtifactCard | None] = [
            card if isinstance(card, ArtifactCard) else None for card in library.cards
        ]
        self.foes: list[FoeCard] = [card for card in library.cards if isinstance(card, FoeCard)]
        self.covens: list[CovenCard] = [card for card in library.cards if isinstance(card, CovenCard)]
        self.artifacts: list[ArtifactCard] = [card for card in library.cards if isinstance(card, ArtifactCard)]
        # every item and spell has a number, and a word of the option codes; in the order of the cards, so that a
        # designer's new ones come after those that are there
        self.items: list[Item] = []
        self.spells: list[Spell] = []
        self.spell_words: list[str] = []
        for card in library.cards:
            if isinstance(card, Mat):
                self.items.append(card.ability)
                self.spells += card.spells
            elif isinstance(card, (ArtifactCard, FoeCard)):
                self.items.append(card.item)
            elif isinstance(card, CovenCard):
                card.spell.coven = card.number
                self.spells.append(card.spell)
        for number in range(len(self.items)):
            self.items[number].number = number
        for number in range(len(self.spells)):
            spell = self.spells[number]
            spell.number = number
            if spell.word not in self.spell_words:
                self.spell_words.append(spell.word)
            spell.code = self.spell_words.index(spell.word)
        self.item_words = [item.word for item in self.items]
        self.reward_tags = [card.item.tags if card is not None else 0 for card in self.foe]  # by number of the card
        self.mode_words: list[str] = []
        for item in self.items:
            for mode in item.modes:
                if mode.word not in self.mode_words:
                    self.mode_words.append(mode.word)
                mode.code = self.mode_words.index(mode.word)
        for slot in range(len(self.mats)):
            self.mats[slot].slot = slot
            self.mats[slot].ability.card = self.mats[slot].number
        for card in library.cards:
            if isinstance(card, TrainingCard):
                for mat in self.mats:
                    if mat.number == card.familiar:
                        mat.tasks = card.tasks
                        mat.training = card.number

        # every deck as it lies there at first, face down: Artifacts, Foes of level 1, 2, 3, Coven Cards
        decks: list[list[int]] = [[], [], [], [], []]
        for card in library.cards:
            if card.removed:
                continue
            if isinstance(card, ArtifactCard):
                decks[0].append(card.number)
            elif isinstance(card, FoeCard):
                decks[card.level].append(card.number)
            elif isinstance(card, CovenCard):
                decks[-1].append(card.number)
        self.decks = [pile(decks[number], number, NOBODY, EVERYONE) for number in range(len(decks))]

    def foe_card(self, number: int) -> FoeCard:
        found = self.foe[number]
        assert found is not None, f"card {number} is not a Foe"
        return found

    def coven_card(self, number: int) -> CovenCard:
        found = self.coven[number]
        assert found is not None, f"card {number} is not a Coven Card"
        return found

    def artifact_card(self, number: int) -> ArtifactCard:
        found = self.artifact[number]
        assert found is not None, f"card {number} is not an Artifact"
        return found

    def mat_named(self, name: str) -> Mat:
        if name not in self.mat_names:
            there = [mat.key for mat in self.mats if not mat.removed]
            raise BadSetup(f"FF-SETUP-01: {unknown('Familiar', name, [*there, 'any'])}")
        mat = self.mats[self.mat_names.index(name)]
        if mat.removed:
            raise BadSetup(f"FF-SETUP-01: the Familiar '{name}' is removed from this card set; choose another")
        return mat
