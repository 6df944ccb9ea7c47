"""The vocabulary of the card files: what a card can be and say. What effects do stands in effects/."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.amounts import Quantity
from grimalkin.core.cards import (
    THE,
    Card,
    Condition,
    Duration,
    Effects,
    HowLong,
    Kind,
    Parts,
    Sum,
    Target,
    VerbWord,
    Vocabulary,
    Whom,
    in_set,
)
from grimalkin.core.fields import REQUIRED, CardId, Field, Flag, Given, Many, Number, Reading, Text, Word, Wrong
from grimalkin.games.familiars_and_foes.charts import NO_CHART, ChartField
from grimalkin.games.familiars_and_foes.codes import CARD_ROOM, FAMILIAR_ROOM, ITEM_ROOM, MODE_ROOM, MOST_MP, SPELL_ROOM
from grimalkin.games.familiars_and_foes.effects.artifacts import DrawArtifacts, Find, HandOut
from grimalkin.games.familiars_and_foes.effects.attacks import (
    BallyhooDamage,
    Bonus,
    CastSpell,
    Cheaper,
    ExtraActions,
    FlipEach,
    Multiply,
    Perform,
    Seeds,
    SetElement,
)
from grimalkin.games.familiars_and_foes.effects.choices import Borrow, ChooseOne, Peek, ReviveOne
from grimalkin.games.familiars_and_foes.effects.dice import Reroll, RollBonus, SetFinal, TwoDice
from grimalkin.games.familiars_and_foes.effects.points import Damage, GainGem, GainLuck, RestoreHp, RestoreMp
from grimalkin.games.familiars_and_foes.effects.reach import DURATIONS, FOR_FOES_TURN
from grimalkin.games.familiars_and_foes.effects.shields import ClearRestrictions, Prevent, Reflect, SkipRoll, SurviveAt
from grimalkin.games.familiars_and_foes.glossary import SAYS
from grimalkin.games.familiars_and_foes.kinds import (
    AIMS,
    ELEMENTS,
    FAMILIAR_WORDS,
    FOE_WORDS,
    KIND_BITS,
    KIND_WORDS,
    QUANTITIES,
    SELF,
    SIDES,
    SPELL_KINDS,
    TAGS,
    TASKS,
)
from grimalkin.games.familiars_and_foes.notes import notes
from grimalkin.games.familiars_and_foes.printed import (
    Ability,
    ArtifactCard,
    CovenCard,
    FoeCard,
    Mat,
    Mode,
    Nature,
    Passive,
    Physical,
    Reward,
    Spell,
    TrainingCard,
)
from grimalkin.games.familiars_and_foes.rounds import BEGINNER, MASTER

EDITIONS: Final = ["2023"]
MOST: Final = 30  # points of any effect
MOST_MODES: Final = 6  # of one card
ATTACK_KINDS: Final = KIND_WORDS[:7]  # from 'any' to 'elemental': what is rolled for
TO_SELF: Final = Target("self", THE, 1, SELF, -1)
FOR_A_ROUND: Final = Duration("foes turn", FOR_FOES_TURN, 1)

# Natures: what a Foe's Special Ability is about


def bits_of(given: Given, name: str) -> int:
    return KIND_BITS[given.number(name)]


class Aim(Nature):
    """`aim -N of ...`: attack rolls that target it."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.amount = given.number("aim")
        self.of = bits_of(given, "of")

    def mark(self, foe: FoeCard) -> None:
        add(foe.aim, self.of, self.amount)


class Armour(Nature):
    """`armour N of ..., least M`: each damage instance on it."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.amount = given.number("armour")
        self.of = bits_of(given, "of")
        self.least = given.number("least")

    def mark(self, foe: FoeCard) -> None:
        add(foe.armour, self.of, self.amount)
        add(foe.least, self.of, self.least)


class Halves(Nature):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.of = bits_of(given, "halves")

    def mark(self, foe: FoeCard) -> None:
        foe.halves |= self.of


class Thorns(Nature):
    """`thorns N of ...`: whoever struck it so loses HP."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.amount = given.number("thorns")
        self.of = bits_of(given, "of")

    def mark(self, foe: FoeCard) -> None:
        add(foe.thorns, self.of, self.amount)


class Costs(Nature):
    """`costs N of ...`: spells that target it cost more."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.amount = given.number("costs")
        self.of = bits_of(given, "of")

    def mark(self, foe: FoeCard) -> None:
        add(foe.costs, self.of, self.amount)


class Bars(Nature):
    """`bars "..."`: cannot be targeted so."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.of = bits_of(given, "bars")

    def mark(self, foe: FoeCard) -> None:
        foe.bars |= self.of & ~1  # FF-RULING-35: nothing forbids a Physical Attack


class BallyhooLimit(Nature):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.limit = given.number("ballyhoo_limit")

    def mark(self, foe: FoeCard) -> None:
        foe.ballyhoo_limit = self.limit


class BallyhooBackfire(Nature):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.hp = given.number("ballyhoo_backfire")

    def mark(self, foe: FoeCard) -> None:
        foe.ballyhoo_backfire = self.hp


class Gate(Nature):
    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.of = bits_of(given, "gate")

    def mark(self, foe: FoeCard) -> None:
        foe.gate |= self.of


class Spite(Nature):
    """`spite N of ...`: a missed attack costs the attacker HP."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.hp = given.number("spite")
        self.of = bits_of(given, "of")

    def mark(self, foe: FoeCard) -> None:
        foe.spite |= self.of
        foe.spite_hp = self.hp


class Feeds(Nature):
    """`feeds N of ...`: it heals by a missed roll."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.amount = given.number("feeds")
        self.of = bits_of(given, "of")

    def mark(self, foe: FoeCard) -> None:
        add(foe.feeds, self.of, self.amount)


class Saps(Nature):
    """`saps N up_to M`: a natural roll of at most M costs the attacker MP."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.mp = given.number("saps")
        self.up_to = given.number("up_to")

    def mark(self, foe: FoeCard) -> None:
        foe.saps = self.mp
        foe.saps_up_to = self.up_to


class Numbs(Nature):
    """`numbs true`: positive modifiers do not count for rolls that target it."""

    def mark(self, foe: FoeCard) -> None:
        foe.numbs = True


class Mocks(Nature):
    """`mocks true`: no Special Ability on a roll that targets it."""

    def mark(self, foe: FoeCard) -> None:
        foe.mocks = True


def add(numbers: list[int], kinds: int, amount: int) -> None:
    for kind in range(len(numbers)):
        if kinds >> kind & 1:
            numbers[kind] += amount


# The verbs

NATURES: Final = [
    VerbWord(Aim, [Number("aim", -19, -1), Word("of", "kind", ATTACK_KINDS)], "lowers attack rolls that target it"),
    VerbWord(
        Armour,
        [Number("armour", 1, MOST), Word("of", "kind", KIND_WORDS), Number("least", 0, MOST, 0)],
        "takes points off each damage instance, down to `least`",
    ),
    VerbWord(Halves, [Word("halves", "kind", KIND_WORDS)], "halves damage, rounded down"),
    VerbWord(Thorns, [Number("thorns", 1, MOST), Word("of", "kind", KIND_WORDS)], "costs HP whoever has struck it so"),
    VerbWord(Costs, [Number("costs", 1, 9), Word("of", "kind", ATTACK_KINDS)], "makes spells that target it dearer"),
    VerbWord(Bars, [Word("bars", "kind", KIND_WORDS)], "cannot be targeted so; a Physical Attack is always possible"),
    VerbWord(BallyhooLimit, [Number("ballyhoo_limit", 0, 9)], "allows so many Ballyhoo attempts a turn"),
    VerbWord(BallyhooBackfire, [Number("ballyhoo_backfire", 1, 9)], "sets what an Eye Closed costs the flipper"),
    VerbWord(Gate, [Word("gate", "kind", ATTACK_KINDS)], "makes the attacker flip first; Eye Closed is a miss"),
    VerbWord(Spite, [Number("spite", 1, 9), Word("of", "kind", ATTACK_KINDS)], "costs the attacker HP for a miss"),
    VerbWord(Feeds, [Number("feeds", 1, 9), Word("of", "kind", ATTACK_KINDS)], "heals by a missed roll"),
    VerbWord(Saps, [Number("saps", 1, 9), Number("up_to", 1, SIDES)], "costs the attacker MP for a low natural roll"),
    VerbWord(Numbs, [Flag("numbs")], "positive modifiers do not count for rolls that target it"),
    VerbWord(Mocks, [Flag("mocks")], "no Special Ability can be used on rolls that target it"),
]


class Whose(Whom):
    """A target of a few: those that the verb does something with."""

    def __init__(self, name: str, takes: list[str], default: Any = REQUIRED) -> None:
        super().__init__(name, default)
        self.known = takes

    def allowed(self, reading: Reading, place: str, found: Target) -> Target:
        if found.text not in self.known:
            raise Wrong(place, f"'{found.text}' is not a target for this; expected one of: {', '.join(self.known)}")
        return found

    def words(self, vocabulary: Vocabulary) -> list[str]:
        return self.known


class Until(HowLong):
    """A duration of a few: those that the verb can last."""

    def __init__(self, name: str, takes: list[str], default: Any = REQUIRED) -> None:
        super().__init__(name, default)
        self.known = takes

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        found = super().read(reading, place, value)
        if isinstance(found, Duration) and found.text not in self.known:
            raise Wrong(place, f"'{found.text}' is not a duration for this; expected one of: {', '.join(self.known)}")
        return found

    def wants(self, reading: Reading) -> str:
        return f"a duration in quotes: {', '.join(self.known)}"


FOE_ONLY: Final = ["foe"]
NOW: Final = ["self", "endangered", "familiar", "each familiar", "each familiar without artifact"]
GIVEN: Final = ["self", "familiar", "each familiar", "each familiar without artifact"]
LATER: Final = ["self", "familiar", "each familiar"]
ROUND_ONLY: Final = ["foes turn"]
ROLLERS: Final = ["self", "target", "familiar", "each familiar", "foe"]
DEEDS: Final = [
    VerbWord(Damage, [Sum("damage", 1, MOST), Whose("to", FOE_ONLY)], "damages a Foe; it is not an attack"),
    VerbWord(RestoreHp, [Sum("restore_hp", 1, MOST), Whose("to", NOW)], "restores HP"),
    VerbWord(RestoreMp, [Sum("restore_mp", 1, MOST), Whose("to", NOW)], "restores MP"),
    VerbWord(GainGem, [Number("gain_gem", 1, 3), Whose("to", GIVEN)], "gives gems back"),
    VerbWord(GainLuck, [Number("gain_luck", 1, 9)], "gives the user Good Luck Tokens"),
    VerbWord(
        DrawArtifacts,
        [Number("draw_artifact", 1, 5), Number("keep", 0, 1, 0), Whose("to", GIVEN, TO_SELF)],
        "draws Artifacts, perhaps to keep one of them",
    ),
    VerbWord(HandOut, [Number("hand_out", 1, 1)], "draws an Artifact for a Familiar that is named afterwards"),
    VerbWord(Find, [Number("find", 1, SIDES)], "from this die on an Artifact, else a Good Luck Token"),
    VerbWord(Reroll, [Word("reroll", "thing", ["roll"])], "the pending roll is made again"),
    VerbWord(SetFinal, [Number("final", 1, SIDES)], "a Familiar's pending roll counts as this"),
    VerbWord(TwoDice, [Word("two_dice", "way", ["lower"])], "the Foe rolls two dice, the lower counts"),
    VerbWord(
        RollBonus,
        [
            Number("roll", -19, 19),
            Word("of", "kind of roll", ["any", "attack"], 0),
            Whose("to", ROLLERS),
            Until("for", ["next roll", "foes turn"]),
        ],
        "changes the next roll, or attack rolls for a while",
    ),
    VerbWord(Multiply, [Number("multiply", 2, 5)], "multiplies Attack Points and backfire of that roll"),
    VerbWord(
        Bonus,
        [
            Number("bonus", 1, MOST),
            Word("of", "kind", ATTACK_KINDS, 1),
            Whose("to", LATER, None),
            Until("for", ["that roll", "next hit", "foes turn"]),
        ],
        "adds damage if it hits",
    ),
    VerbWord(
        Cheaper, [Number("cheaper", 1, 9), Until("for", ROUND_ONLY, FOR_A_ROUND)], "makes spells cheaper, down to 1 MP"
    ),
    VerbWord(
        BallyhooDamage,
        [Number("ballyhoo_damage", 1, 9), Until("for", ROUND_ONLY, FOR_A_ROUND)],
        "each Open Ballyhoo does more",
    ),
    VerbWord(
        Perform,
        [Word("perform", "attack", ["physical"]), Number("multiply", 1, 5, 1), Whose("to", FOE_ONLY)],
        "makes a Physical Attack, perhaps multiplied",
    ),
    VerbWord(SetElement, [Word("set_element", "way", ["named"]), Whose("to", FOE_ONLY)], "gives a Foe an element"),
    VerbWord(CastSpell, [Word("cast", "spell", ["elemental"])], "lets the user cast the own Elemental Spell on it"),
    VerbWord(
        Seeds, [Number("seeds", 1, MOST), Number("parts", 1, 9)], "flips for a Foe, several times; may be carried"
    ),
    VerbWord(FlipEach, [Number("flip_each", 1, MOST), Whose("to", FOE_ONLY)], "each Standing Familiar flips for it"),
    VerbWord(ExtraActions, [Number("extra_actions", 1, 5)], "gives extra attacks now; may be carried"),
    VerbWord(
        Reflect,
        [Word("reflect", "thing", ["attack"]), Whose("to", FOE_ONLY, None), Until("for", ["that roll", "next roll"])],
        "turns a Foe's Attack Points on itself",
    ),
    VerbWord(
        Prevent,
        [Number("prevent", 1, 99), Whose("to", LATER, None), Until("for", ["that roll", "foes turn"])],
        "takes HP off Foe attacks; 99 is all",
    ),
    VerbWord(SkipRoll, [Number("skip_roll", 1, 1), Whose("to", FOE_ONLY)], "the Foe skips its next roll"),
    VerbWord(ClearRestrictions, [Word("clear", "thing", ["restrictions"])], "ends all restrictions of Foes"),
    VerbWord(
        SurviveAt,
        [Number("survive_at", 1, MOST), Whose("to", ["endangered", "familiar"]), Until("for", ["triggered"], None)],
        "HP become this instead of 0",
    ),
    VerbWord(Peek, [Word("peek", "thing", ["next wave"])], "turns up the next Wave"),
    VerbWord(ChooseOne, [Word("choose", "way", ["one"])], "one of the card's modes, which the user chooses"),
    VerbWord(Borrow, [Word("borrow", "thing", ["ability"])], "is used as any Familiar's Special Ability"),
    VerbWord(ReviveOne, [Word("revive", "thing", ["fallen"])], "brings a Fallen Familiar back; all cast it together"),
]
NATURE_WORDS: Final = [verb.word for verb in NATURES]
DEED_WORDS: Final = [verb.word for verb in DEEDS]


# The cards


def effects(name: str, default: Any = REQUIRED) -> Field:
    return Effects(name, default, most=4, only=DEED_WORDS)


SPELL: Final[list[Field]] = [
    Word("kind", "kind of spell", SPELL_KINDS),
    Number("cost", 0, MOST_MP),
    Flag("x", False),
    ChartField("chart", FAMILIAR_WORDS, NO_CHART),
    Number("needs", 0, SIDES, 0),
    Word("at", "aim", AIMS, 0),
    Number("parts", 1, 9, 1),
    Flag("carries", False),
    effects("then", []),
    effects("do", []),
]
ITEM: Final[list[Field]] = [Condition("if"), effects("do")]
TAGGED: Final[list[Field]] = [Many("tag", Word("tag", "tag", TAGS), most=len(TAGS)), *ITEM, Flag("ballyhoo", True)]

KINDS: Final = [
    Kind(
        "familiar",
        Mat,
        [
            Word("element", "element", ELEMENTS),
            Word("strong_against", "element", ELEMENTS),
            CardId("partner"),
            Text("toad"),
            Number("hp", 1, 30),
            Number("mp", 0, MOST_MP),
            Parts("attack", Physical, [ChartField("chart", FAMILIAR_WORDS, REQUIRED)], most=1),
            Parts("ability", Ability, [*TAGGED, Flag("once", False)], most=1),
            Parts("spell", Spell, SPELL, most=12),
        ],
    ),
    Kind(
        "training",
        TrainingCard,
        [CardId("familiar"), Text("signed", ""), Many("tasks", Word("task", "task", TASKS), most=len(TASKS))],
    ),
    Kind("coven", CovenCard, [CardId("familiar"), Parts("spell", Spell, SPELL, most=1)]),
    Kind("artifact", ArtifactCard, ITEM),
    Kind(
        "foe",
        FoeCard,
        [
            Number("level", 1, 3),
            Word("element", "element", ELEMENTS),
            Many("hp", Number("hp", 1, 60), most=4),
            ChartField("chart", FOE_WORDS, REQUIRED),
            Parts("passive", Passive, [Effects("do", most=4, only=NATURE_WORDS)], most=1),
            Parts("reward", Reward, TAGGED, most=1),
            Parts("mode", Mode, [Condition("if"), effects("do")], most=MOST_MODES),
        ],
    ),
]


def lacking(cards: list[Card]) -> str:
    """What keeps a whole set from being played; nothing if it can be. Removed cards keep their options."""
    return lacks_in_set(in_set(cards)) or too_many(cards) or same_words(cards)


def lacks_in_set(cards: list[Card]) -> str:
    """What a game needs and the cards do not have."""
    mats = [card for card in cards if isinstance(card, Mat)]
    if len(mats) < 2:
        return f"FF-SETUP-01: there are {len(mats)} Familiars; expected 2 to {FAMILIAR_ROOM}"
    said = strangers(cards, [mat.number for mat in mats])
    if said:
        return said
    scrolls = [card.familiar for card in cards if isinstance(card, TrainingCard)]
    for mat in mats:
        if scrolls.count(mat.number) != 1:
            return f"FF-SETUP-02: {mat.key} has {scrolls.count(mat.number)} Training Scrolls; expected one"
    covens = len([card for card in cards if isinstance(card, CovenCard)])
    if covens < 5:
        return f"FF-SETUP-14: there are {covens} Coven Cards; the four Waves take 5"
    artifacts = len([card for card in cards if isinstance(card, ArtifactCard)])
    if artifacts < 5:
        return f"FF-SETUP-08: there are {artifacts} Artifacts; five Familiars take 5"
    levels = [card.level for card in cards if isinstance(card, FoeCard)]
    for level in (1, 2, 3):
        if levels.count(level) < most_needed(level):
            needed = most_needed(level)
            return f"FF-SETUP-12: there are {levels.count(level)} Foes of level {level}; the charts take {needed}"
    return ""


def strangers(cards: list[Card], mats: list[int]) -> str:
    """Cards that belong to no Familiar."""
    covens = [card.number for card in cards if isinstance(card, CovenCard)]
    for card in cards:
        if isinstance(card, TrainingCard) and card.familiar not in mats:
            return f"FF-SETUP-02: {card.key} is for a card that is not a Familiar; give it the id of a mat"
        if isinstance(card, CovenCard) and card.familiar not in mats:
            return f"FF-FLOW-02: {card.key} is the partner of a card that is not a Familiar; give it the id of a mat"
        if isinstance(card, Mat) and card.partner not in covens:
            return f"FF-FLOW-02: the partner of {card.key} is not a Coven Card; give it the id of one"
    return ""


def most_needed(level: int) -> int:
    """FF-CHART-03 So many Foes of a level the dearest column of the charts takes."""
    most = 0
    for chart in (BEGINNER, MASTER):
        for column in range(4):
            most = max(most, sum([wave[column].count(level) for wave in chart]))
    return most


def too_many(cards: list[Card]) -> str:
    mats = len([card for card in cards if isinstance(card, Mat)])
    if mats > FAMILIAR_ROOM:
        return f"FF-SETUP-01: there are {mats} Familiars; expected 2 to {FAMILIAR_ROOM}"
    items = len([card for card in cards if isinstance(card, (Mat, ArtifactCard, FoeCard))])
    if items > ITEM_ROOM or len(cards) > CARD_ROOM:
        return f"there are {len(cards)} cards, {items} with items; at most {CARD_ROOM} and {ITEM_ROOM} have room"
    return ""


def same_words(cards: list[Card]) -> str:
    """Items are chosen by their names, so no two are called the same; and all spells have room."""
    words: list[str] = []
    spells: list[str] = []
    helpers: list[str] = []
    cast: list[list[str]] = []  # by mat
    for card in cards:
        if isinstance(card, Mat):
            words.append(card.ability.word)
            own = [spell.word for spell in card.spells]
            spells += [word for word in own if word not in spells]
            cast.append(own)
        elif isinstance(card, (ArtifactCard, FoeCard)):
            words.append(card.item.word)
        elif isinstance(card, CovenCard):
            spells.append(card.spell.word)
            helpers.append(card.spell.word)
    for word in words:
        if words.count(word) > 1:
            return f"two items are called '{word}'; give each ability, Artifact and reward a name of its own"
    for own in cast:
        for word in own + helpers:
            if (own + helpers).count(word) > 1:
                return f"a Familiar could cast two spells called '{word}'; give each a name of its own"
    for word in words + spells:
        if not word.strip("_"):
            return "an ability, Artifact, reward or spell has no name to choose it by; give it one"
    modes = {mode.word for card in cards if isinstance(card, FoeCard) for mode in card.item.modes}
    if len(modes) > MODE_ROOM:
        return f"there are {len(modes)} modes; at most {MODE_ROOM} have room"
    if len(spells) > SPELL_ROOM:
        return f"there are {len(spells)} spells; at most {SPELL_ROOM} have room"
    return ""


ALL_VERBS: Final[list[VerbWord]] = [*DEEDS, *NATURES]
VOCABULARY: Final = Vocabulary(
    kinds=KINDS,
    verbs=ALL_VERBS,
    fixed=["self", "target", "endangered"],
    sets=["familiar", "foe"],
    places=["without artifact"],
    durations=DURATIONS,
    units=[],
    quantities=[Quantity(name) for name in QUANTITIES],
    editions=EDITIONS,
    lacks=lacking,
    notes=notes,
    says=SAYS,
)
