"""The words of the game and the numbers that stand for them: colours, elements, schools, windows, what lasts."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
SEATS: Final = ["A", "B", "C", "D"]
ROSE: Final = 4  # the contestant without a seat
CONTESTANTS: Final = [*SEATS, "rose"]

# room colours
BLUE: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
RED: Final = 3
PURPLE: Final = 4
GREY: Final = 5
BLACK: Final = 6
COLOURS: Final = ["blue", "yellow", "green", "red", "purple", "grey", "black"]

# elements; ANY is named when the card is turned up
FIRE: Final = 2
ANY: Final = 7
ELEMENTS: Final = ["air", "earth", "fire", "water", "magic", "sacred", "profane", "any"]

# types of spells
COMBAT: Final = 0
CONTINGENCY: Final = 1
PROTECTION: Final = 2
TRAP: Final = 3
TYPES: Final = ["combat", "contingency", "protection", "trap"]

SCHOOLS: Final = ["conspiracy", "destruction", "divination", "illusion", "necromancy", "transmutation"]
FORGOTTEN: Final = 6
PERSONAL: Final = 7
ORIGINS: Final = [*SCHOOLS, "forgotten", "personal"]  # where a spell belongs

MOONS: Final = 3

# kinds of Evocations
UNDEAD: Final = 0
DEMON: Final = 1
CONSTRUCT: Final = 2
ALTAR: Final = 3
MUTATION: Final = 4
BEAST: Final = 5
FAMILIAR: Final = 6
ARCHETYPES: Final = ["undead", "demon", "construct", "altar", "mutation", "beast", "familiar"]

PACKS: Final = ["cerberus", "draco", "griffin", "hydra"]

# the slots of a Mage sheet
STANDARD: Final = 3  # so many, used from the first to the last
QUICK: Final = 3
SLOTS: Final = ["1", "2", "3", "quick"]

# the two effects of a spell
UPRIGHT: Final = 0
REVERSED: Final = 1
SIDES: Final = ["upright", "reversed"]

# what lies on a slot
EMPTY: Final = 0
READY: Final = 1
ACTIVE: Final = 2
REVEALED: Final = 3
SLOT_STATES: Final = ["empty", "ready", "active", "revealed"]

# Physical Action tokens, as bits of what is ready
MOVE_ACTIVATE: Final = 1
MOVE_ATTACK: Final = 2
BOTH: Final = 3
TOKENS: Final = ["move_activate", "move_attack", "familiar"]

# the Activation token of a room
NO_TOKEN: Final = 0
AVAILABLE: Final = 1
ACTIVATED: Final = 2
TOKEN_SIDES: Final = ["none", "available", "activated"]

# Modes of a Familiar; other Evocations have none
NO_MODE: Final = 0
GUARD: Final = 1
HUNTING: Final = 2
MODES: Final = ["none", "guard", "hunting"]

# phases
SETUP: Final = 0
BLACK_ROSE: Final = 1
STUDY: Final = 2
PREPARATION: Final = 3
ACTION: Final = 4
EVOCATIONS: Final = 5
CLEAN_UP: Final = 6
PHASES: Final = ["setup", "black_rose", "study", "preparation", "action", "evocations", "clean_up"]

# what a spell is aimed at
SELF: Final = 0
SINGLE: Final = 1
AREA: Final = 2
ROOM: Final = 3  # a coloured room that is no area
SPECIAL: Final = 4
AIMS: Final = ["self", "single", "area", "room", "special"]
ANYWHERE: Final = 9  # a range beyond every room

# what Traps and Protections wait for
ON_CAST: Final = 0  # nothing: the effect is carried out when the spell is used
ON_ENTER: Final = 1
ON_PHYSICAL: Final = 2
ON_ACTIVATE: Final = 3
ON_SPELL: Final = 4
ON_QUEST: Final = 5
ON_RESOLVED: Final = 6
ON_TARGETED: Final = 7
ON_DAMAGE: Final = 8
ON_DEFEAT: Final = 9
MOMENTS: Final = [
    "cast",
    "enters",
    "physical action",
    "activates a room",
    "casts a spell",
    "completes a quest",
    "resolved a spell",
    "targeted",
    "damaged",
    "defeated",
]

# which spells a Protection guards against
BY_ANY: Final = 0
BY_COMBAT: Final = 1
BY_TRAP: Final = 2
BY_SINGLE: Final = 3
BY_AREA: Final = 4
GUARDS: Final = ["any spell", "combat spell", "trap", "single-target spell", "area spell"]

# when the text of an Evocation works
T_STARTS: Final = 0
T_MOVED: Final = 1
T_INSTEAD: Final = 2
T_ATTACKED: Final = 3
T_FOE_ENTERS: Final = 4
T_ENTERS: Final = 5
T_ACTION: Final = 6
T_LANDED: Final = 7
TEXT_MOMENTS: Final = [
    "activation starts",
    "after its move",
    "instead of its attack",
    "after its attack",
    "a foe enters its room",
    "it enters a room",
    "familiar action",
    "its attack lands",
]

# how an Evocation attacks
ONE_TARGET: Final = 0
ALL_TARGETS: Final = 1
DIVIDED: Final = 2
ATTACKS: Final = ["one", "all", "divided"]

# when an Event works
INSTANT: Final = 0
PASSIVE: Final = 1
IN_BLACK_ROSE: Final = 2
IN_STUDY: Final = 3
IN_CLEAN_UP: Final = 4
TIMINGS: Final = ["instant", "passive", "black_rose", "study", "clean_up"]

# what a passive Event changes while it is on the board
P_NONE: Final = 0
P_SHORT_MOVE: Final = 1
P_BEASTS: Final = 2
P_FIRE: Final = 3
P_THORNS: Final = 4
P_LISTENS: Final = 5
P_LEASH: Final = 6
P_MERCY: Final = 7
P_NARROW: Final = 8
P_SHELVES: Final = 9
PASSIVES: Final = [
    "nothing",
    "moving to activate moves 1",
    "evocations move 1 more",
    "first fire spell gains 1",
    "room activation costs 1 damage",
    "black rose room costs 2",
    "no launch of guard familiars",
    "physical attacks 1 more",
    "no discarding to move",
    "study draws 5",
]

# what lasts (kit/lasting.py): what it does
L_NO_MOVE: Final = 0  # no movement by Physical Actions
L_HELD: Final = 1  # cannot leave by spell or Physical Action
L_ROOTED: Final = 2  # cannot move at all
L_BARRED: Final = 3  # cannot activate rooms
L_LEAVING: Final = 4  # leaving the room in `about` costs damage
L_LEAVING_BY_ACTION: Final = 5  # the same by a Physical Action only
L_BASE: Final = 6  # physical attacks inflict so much
L_SWEEP: Final = 7  # physical attacks hit all in the room
L_ATTACK_CUBE: Final = 8  # physical attacks place instability
L_BURN: Final = 9  # a physical attack may remove instability for more damage
L_CRACK: Final = 10  # a physical attack may place instability instead of damage
L_BONUS: Final = 11  # physical attacks inflict more
L_COLOUR: Final = 12  # a room has this colour
L_PAID: Final = 13  # points for the damage of an Evocation
L_FADES: Final = 14  # cubes that go away at the end of the round
L_BITE: Final = 15  # the next damage by a foe is answered
L_WATCH: Final = 16  # points for spells of a named type that a Mage uses
L_FRENZY: Final = 17  # every Physical Action may be move and attack
L_FORM: Final = 18  # a Mage has the form of an Evocation
L_COPY: Final = 19  # a room is a copy of another one
L_NO_QUEST: Final = 20  # a Mage cannot complete a Quest
LASTS: Final = [
    "no_move",
    "held",
    "rooted",
    "barred",
    "leaving",
    "leaving_by_action",
    "base",
    "sweep",
    "attack_cube",
    "burn",
    "crack",
    "bonus",
    "colour",
    "paid",
    "fades",
    "bite",
    "watch",
    "frenzy",
    "form",
    "copy",
    "no_quest",
]

# until when: moments of kit/lasting.py
ROUND: Final = 0
TO_CELL: Final = 1  # the round, or until in the Cell
NEXT_TURN: Final = 2  # until the caster's next player turn in an Action Phase ends
WHOLE_ROUND: Final = 3  # the round with all of its Clean-up
DURATIONS: Final = ["round", "round or cell", "next turn", "whole round"]

# targets that are there already, in the order of the vocabulary
W_YOU: Final = 0
W_TARGET: Final = 1
W_SECOND: Final = 2
W_THIRD: Final = 3
W_DEALER: Final = 4
W_CASTER: Final = 5
W_ME: Final = 6
FIXED: Final = ["you", "target", "target 2", "target 3", "dealer", "caster", "me"]
# sets of targets, numbered on from the fixed ones
W_FOE: Final = 7
W_MAGE: Final = 8
W_MODEL: Final = 9
SETS: Final = ["foe", "mage", "model"]
# where they stand
AT_ROOM: Final = 0
AT_BESIDE: Final = 1
AT_BOTH: Final = 2
AT_YOURS: Final = 3
AT_BESIDE_YOU: Final = 4
AT_NEAR: Final = 5
AT_ALL: Final = 6
AT_HIT: Final = 7
AT_REFUSED: Final = 8
PLACES: Final = [
    "in room",
    "beside room",
    "in or beside room",
    "in your room",
    "beside you",
    "within 2",
    "in play",
    "hit",
    "who refused",
]
