"""What can be chosen, as option codes."""

from __future__ import annotations

from typing import Final

from grimalkin.core.codes import Codes
from grimalkin.core.numbered import number_words
from grimalkin.games.black_rose.kinds import (
    COLOURS,
    CONTESTANTS,
    ELEMENTS,
    SCHOOLS,
    SEATS,
    SIDES,
    SLOTS,
    TOKENS,
    TYPES,
)
from grimalkin.kit.blocks import block

CARD_ROOM: Final = 480  # kinds of cards, a designer's own among them
EVOCATIONS: Final = 48  # in play at once
MOST: Final = 24  # of what is counted

CODES: Final = Codes(CARD_ROOM)
NUMBER_WORDS: Final = number_words(EVOCATIONS)
COUNTS: Final = [str(count) for count in range(MOST + 1)]
YES: Final = CODES.one("yes")
DONE: Final = CODES.one("done")
CODES.take_back()
# set-up
MAGE: Final = block(CODES, "mage", CODES.cards)
START: Final = block(CODES, "start", CODES.cards)  # a starting list
OUT: Final = block(CODES, "out", CODES.cards)  # the room that a lair replaces
# Quests, Study, Preparation
DROP: Final = block(CODES, "drop", CODES.cards)  # a Quest
BAN: Final = block(CODES, "ban", CODES.cards)
SCHOOL: Final = block(CODES, "school", SCHOOLS)
KEEP: Final = block(CODES, "keep", CODES.cards)
DISCARD: Final = block(CODES, "discard", CODES.cards)
LAY: Final = block(CODES, "lay", CODES.cards, SLOTS, SIDES)
READY_NOW: Final = CODES.one("ready")
# Actions
CAST: Final = CODES.one("cast")
CAST_QUICK: Final = CODES.one("quick")
MOVE_ACTIVATE_NOW: Final = CODES.one("move_activate")
MOVE_ATTACK_NOW: Final = CODES.one("move_attack")
FAMILIAR_NOW: Final = CODES.one("familiar")
LAUNCH: Final = CODES.one("launch")
FRENZY: Final = block(CODES, "frenzy", TOKENS)  # this token pays for move and attack
SHED: Final = block(CODES, "shed", SLOTS)  # discard a Ready spell to move 1
END_TURN: Final = CODES.one("end")
# moving, attacking, activating
STEP: Final = block(CODES, "step", CODES.cards)  # by the room's own name
STEP_CELL: Final = CODES.one("step cell")
STAY: Final = CODES.one("stay")
PICK_UP: Final = CODES.one("pick_up")
LEAVE: Final = CODES.one("leave_there")
CODES.alias("leave", "leave_there")  # until it could be taken for leaving the game
ACTIVATE: Final = CODES.one("activate")
ACT: Final = block(CODES, "act", NUMBER_WORDS)  # the next Evocation to activate
ACT_SELF: Final = CODES.one("act_self")  # the Mage in the form of an Evocation
# targets
ROOM_AT: Final = block(CODES, "room", CODES.cards)
TARGET_SEAT: Final = block(CODES, "target", SEATS)
TARGET: Final = block(CODES, "target", NUMBER_WORDS)
SEAT: Final = block(CODES, "choose", SEATS)
# choices inside effects
REVEAL: Final = block(CODES, "reveal", SLOTS)
ELEMENT: Final = block(CODES, "element", ELEMENTS[:-1])
COLOUR: Final = block(CODES, "colour", COLOURS)
TYPE: Final = block(CODES, "type", TYPES)
MODE: Final = block(CODES, "mode", ["1", "2", "3"])
HAPPY: Final = CODES.one("happy")
SAD: Final = CODES.one("sad")
COUNT: Final = block(CODES, "count", COUNTS)
SPLIT: Final = block(CODES, "split", COUNTS)  # so much of the damage lies on the Mage
CUBE: Final = block(CODES, "cube", CONTESTANTS)
FAMILIAR_CUBE: Final = block(CODES, "familiar_cube", CONTESTANTS)
TAKE: Final = block(CODES, "take", CODES.cards)
GIVE: Final = block(CODES, "give", CODES.cards)
BACK: Final = block(CODES, "back", CODES.cards)  # cards put back one by one: the last lies on top
SHOW: Final = block(CODES, "show", CODES.cards)  # a Quest
FLIP: Final = block(CODES, "flip", TOKENS)
SLOT: Final = block(CODES, "slot", SLOTS)
MOON: Final = block(CODES, "moon", ["1", "2", "3"])
EVENT: Final = block(CODES, "event", CODES.cards)
SUMMON: Final = block(CODES, "summon", CODES.cards)
