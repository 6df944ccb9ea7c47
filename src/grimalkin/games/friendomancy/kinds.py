"""The words of the game and the numbers that stand for them: types, Tribes, triggers, targets, durations, piles."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
SEATS: Final = ["A", "B", "C", "D", "E", "F"]

# the types of cards; the first four have a Pool each
FRIEND: Final = 0
MAGIC: Final = 1
CURSE: Final = 2
WHATEVER: Final = 3
FOE: Final = 4
TYPES: Final = ["friend", "magic", "curse", "whatever", "foe"]
POOLS: Final = ["friend", "magic", "curse", "whatever"]
POOL_COUNT: Final = 4

# piles: the Pools, then the Deck of each seat
FIRST_DECK: Final = 4
PILES: Final = [*POOLS, *SEATS]

TRIBES: Final = [
    "slime",
    "cat",
    "bird",
    "wizard",
    "ghost",
    "robot",
    "goblin",
    "plant",
    "dragon",
    "snack",
    "relative",
    "bug",
    "boss",
]
ALL_TRIBES: Final = (1 << 13) - 1

# when an ability works
PLAY: Final = 0
STATIC: Final = 1
STATIC_IN_HAND: Final = 2
ACT: Final = 3
ACT_IN_DISCARD: Final = 4
START: Final = 5
END: Final = 6
ROUND_END: Final = 7
GAME_END: Final = 8
PLAYED: Final = 9
DRAWN: Final = 10
ADDED: Final = 11
DISCARDED: Final = 12
FALLS: Final = 13
SACRIFICED: Final = 14
ATTACKS: Final = 15
AFTER_ATTACK: Final = 16
HIT: Final = 17
FIGHT_WON: Final = 18
WHILE_UNDER: Final = 19
UNDER_START: Final = 20
PERCH: Final = 21
LOOT: Final = 22
LOOT_STATIC: Final = 23
TRIGGERS: Final = [
    "play",
    "static",
    "static in hand",
    "act",
    "act in discard",
    "start",
    "end",
    "round end",
    "game end",
    "played",
    "drawn",
    "added",
    "discarded",
    "falls",
    "sacrificed",
    "attacks",
    "after attack",
    "hit",
    "fight won",
    "while under",
    "while under start",
    "perch",
    "loot",
    "loot static",
]

# whose event a trigger waits for
YOURS: Final = 0
ANYONES: Final = 1
OTHERS: Final = 2
OF_MARKED: Final = 3
WHOSE: Final = ["you", "any", "other", "marked"]

# from where a card was drawn
FROM_ANY: Final = 0
FROM_POOL: Final = 1
FROM_THIS_PILE: Final = 2
DRAWN_FROM: Final = ["any", "pool", "this pile"]

# whom an attack is against
AT_ANY: Final = 0
AT_YOU: Final = 1
AT_YOURS: Final = 2  # you or one of your Friends
AT_PLAYER: Final = 3
AT_FOE: Final = 4
AT_SELF: Final = 5
AGAINST: Final = ["any", "you", "yours", "player", "foe", "self"]

# what is sacrificed to act
NOTHING: Final = 0
ITSELF: Final = 1
A_FRIEND: Final = 2
SACRIFICES: Final = ["nothing", "self", "friend"]

# targets that are there already, in the order of the vocabulary
T_YOU: Final = 0
T_SELF: Final = 1
T_HOST: Final = 2
T_THAT_CARD: Final = 3
T_THAT_PLAYER: Final = 4
T_ACTIVE: Final = 5
T_NEXT: Final = 6
T_MARKED_CARD: Final = 7
T_MARKED_PLAYER: Final = 8
T_ITS_CONTROLLER: Final = 9
T_HOSTS_CONTROLLER: Final = 10
FIXED: Final = [
    "you",
    "self",
    "host",
    "that card",
    "that player",
    "active player",
    "next player",
    "marked card",
    "marked player",
    "its controller",
    "host's controller",
]
# sets of targets, numbered on from the fixed ones
S_FRIEND: Final = 11
S_MAGIC: Final = 12
S_CURSE: Final = 13
S_WHATEVER: Final = 14
S_CARD: Final = 15
S_FOE: Final = 16
S_CURSE_OR_WHATEVER: Final = 17
S_PLAYER: Final = 18
S_OTHER_PLAYER: Final = 19
S_INDEBTED: Final = 20
SETS: Final = [
    "friend",
    "magic",
    "curse",
    "whatever",
    "card",
    "foe",
    "curse|whatever",
    "player",
    "other player",
    "indebted player",
]

# until when something lasts: moments of kit/lasting.py
INSTANT: Final = -1
THIS_TURN: Final = 0
NEXT_TURN: Final = 1
FOR_GOOD: Final = 2
WHILE_HERE: Final = 3
DURATIONS: Final = ["this turn", "until your next turn", "for good", "while here"]

# what lasts
L_POWER: Final = 0
L_POWER_SET: Final = 1
L_ADD_TRIBE: Final = 2
L_SET_TRIBES: Final = 3
L_CONTROL: Final = 4
L_ATTACK_NOW: Final = 5
L_EXTRA_ATTACK: Final = 6
L_CANNOT_ATTACK: Final = 7
L_NOT_ATTACKED: Final = 8
L_WINS_TIES: Final = 9
L_UNTARGETABLE: Final = 10
L_NOT_SACRIFICED: Final = 11
L_NEXT_CARD: Final = 12
L_COST: Final = 13
L_REFILL: Final = 14
L_NO_TOLL: Final = 15
L_TOLL: Final = 16

# what a change of cost is about
OF_CARD: Final = 0
OF_MAGIC: Final = 1
OF_NEXT: Final = 2
OF_SELF: Final = 3
COST_OF: Final = ["card", "magic", "next card", "self"]

# what cannot be attacked, or whom a Friend cannot attack
NOT_AT_ALL: Final = 0
NOT_PLAYERS: Final = 1
CANNOT_ATTACK: Final = ["all", "players"]

# the formats of lists
FORMAT_A: Final = 0
FORMAT_B: Final = 1
FORMAT_C: Final = 2
FORMATS: Final = ["a", "b", "c"]

# what conditions and sums of cards can count, besides cards
Q_UNDER: Final = 0
Q_UNDER_OF: Final = 1
Q_ROLLED: Final = 2
Q_POWER: Final = 3
Q_ON_BOARD: Final = 4
Q_DISCARDED: Final = 5
Q_BEHIND: Final = 6
Q_PLAYED: Final = 7
Q_HAND: Final = 8
Q_PERCHED: Final = 9
Q_DREW_HERE: Final = 10
Q_WAS: Final = 11
