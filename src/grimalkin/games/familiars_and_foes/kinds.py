"""The words and numbers of the rulebook: elements, what is done, tags (5.2), tasks, restrictions, charts,
windows (5.3), what lasts (5.8), what cards count."""

from __future__ import annotations

from typing import Final

ELEMENTS: Final = ["air", "earth", "fire", "water", "aether"]
SIDES: Final = 20

# what is done, by kind: the attacks first
PHYSICAL: Final = 0
SIMPLE: Final = 1
STRONG: Final = 2
ELEMENTAL: Final = 3
ADVANCED: Final = 4  # an Advanced Spell of kind attack
ARTIFACT: Final = 5
REWARD: Final = 6
BALLYHOO: Final = 7
RESTORATIVE: Final = 8
HELPER: Final = 9
UTILITY: Final = 10
REVIVE: Final = 11
ABILITY: Final = 12
FOE: Final = 13
LAST_ATTACK: Final = ADVANCED
LAST_BEGINNER: Final = ELEMENTAL  # of the attacks that unlock a Ballyhoo (FF-RULING-28)

# words of card files for kinds, as bits
KIND_WORDS: Final = ["any", "attack", "physical", "spell", "simple", "strong", "elemental", "artifact", "ballyhoo"]
KIND_BITS: Final = [
    (1 << 14) - 1,
    0b11111,
    1 << PHYSICAL,
    0b11110,
    1 << SIMPLE,
    1 << STRONG,
    1 << ELEMENTAL,
    1 << ARTIFACT,
    1 << BALLYHOO,
]

# what a spell is, in card files
SPELL_KINDS: Final = ["simple", "strong", "elemental", "restorative", "attack", "utility", "revive", "helper"]
SPELL_NUMBERS: Final = [SIMPLE, STRONG, ELEMENTAL, RESTORATIVE, ADVANCED, UTILITY, REVIVE, HELPER]

# whom an attack spell is aimed at
AIMS: Final = ["one foe", "every foe", "some foes"]
ONE_FOE: Final = 0
EVERY_FOE: Final = 1
SOME_FOES: Final = 2

# training tasks (FF-TRAIN-01)
TASKS: Final = ["summon_toad", "physical_attack", "strong_or_elemental", "restorative", "special_ability", "artifact"]
SUMMON_TOAD: Final = 0
PHYSICAL_ATTACK: Final = 1
STRONG_OR_ELEMENTAL: Final = 2
TASK_RESTORATIVE: Final = 3
TASK_ABILITY: Final = 4
TASK_ARTIFACT: Final = 5
TASK_OF: Final = [PHYSICAL_ATTACK, SUMMON_TOAD, STRONG_OR_ELEMENTAL, STRONG_OR_ELEMENTAL]  # by kind of attack

# tags of interrupts
TAGS: Final = ["PRE_ROLL", "PRE_FOE_ROLL", "POST_ROLL", "POST_FLIP", "WOULD_FALL", "ANY", "QUIET"]
PRE_ROLL: Final = 1
PRE_FOE_ROLL: Final = 2
POST_ROLL: Final = 4
POST_FLIP: Final = 8
WOULD_FALL: Final = 16
ANY: Final = 32
QUIET: Final = 64
ALL_TAGS: Final = 127

# parts of a chart's row
PART_WORDS: Final = ["miss", "hit", "critical", "backfire", "others", "heal", "drain"]
MISS: Final = 0
HIT: Final = 1
CRITICAL: Final = 2
BACKFIRE: Final = 3
OTHERS: Final = 4  # for each other Foe
HEAL: Final = 5
DRAIN: Final = 6
NO: Final = 7  # a restriction; its number says which
FAMILIAR_WORDS: Final = ["miss", "hit", "critical", "backfire", "others"]
FOE_WORDS: Final = ["miss", "hit", "backfire", "heal", "drain"]

# what a Foe can forbid (FF-RULING-79)
RESTRICTIONS: Final = ["no_healing", "no_magic", "no_ballyhoo", "no_artifact", "no_special_ability"]
NO_HEALING: Final = 1
NO_MAGIC: Final = 2
NO_BALLYHOO: Final = 4
NO_ARTIFACT: Final = 8
NO_SPECIAL_ABILITY: Final = 16

# what a choice of an item or spell has to name
NOBODY: Final = 0
A_FOE: Final = 1
A_FAMILIAR: Final = 2

# targets in card files: fixed ones, then sets (verbs.py)
SELF: Final = 0
TARGET: Final = 1  # the Foe that was hit
ENDANGERED: Final = 2
FAMILIAR_SET: Final = 3
FOE_SET: Final = 4
WITHOUT_ARTIFACT: Final = 0  # a place

# windows
W_TURN: Final = 0
W_PRE: Final = 1
W_POST: Final = 2
W_FLIP: Final = 3
W_FALL: Final = 4
W_AFTER: Final = 5
W_FOE: Final = 6
W_WAVE: Final = 7
WINDOWS: Final = ["turn", "pre", "post", "flip", "fall", "after", "foe", "wave"]

# the coin
OPEN: Final = 0
CLOSED: Final = 1
EYES: Final = ["open", "closed"]

# what lasts: kinds
NEXT_ROLL: Final = 0  # added to the next roll of any purpose, used up by it
ATTACK_ROLLS: Final = 1
DAMAGE_BONUS: Final = 2  # on hits of kinds; `about` are the bits
NEXT_HIT: Final = 3  # on the next hit with exactly one target, which then unlocks no Ballyhoo
CHEAPER: Final = 4
BALLYHOO_BONUS: Final = 5
PREVENTS: Final = 6
REFLECTS: Final = 7
SKIPS: Final = 8
SURVIVES: Final = 9
LASTING: Final = [
    "next_roll",
    "attack_rolls",
    "damage_bonus",
    "next_hit",
    "cheaper",
    "ballyhoo_bonus",
    "prevents",
    "reflects",
    "skips",
    "survives",
]
# and ends
WHEN_USED: Final = 0
FOES_TURN: Final = 1  # until the end of the next Foes' turn
ENDS: Final = ["when used", "foes' turn"]
EVERYTHING: Final = 99  # prevents all

SPELL_SOURCE: Final = 1000  # spell n as a source is SPELL_SOURCE + n; items have their own numbers

# open attacks of several parts
NO_PARTS: Final = 0
SPELL_PARTS: Final = 1
SEED_PARTS: Final = 2
EXTRA_ACTIONS: Final = 3
PART_KINDS: Final = ["nothing", "spell", "seeds", "actions"]

# what cards count (verbs.py)
QUANTITIES: Final = ["x", "max_mp", "max_hp", "wave", "familiars", "foes", "deck", "supply", "below_gems"]
Q_X: Final = 0
Q_MAX_MP: Final = 1
Q_MAX_HP: Final = 2
Q_WAVE: Final = 3
Q_FAMILIARS: Final = 4
Q_FOES: Final = 5
Q_DECK: Final = 6
Q_SUPPLY: Final = 7
Q_BELOW_GEMS: Final = 8
