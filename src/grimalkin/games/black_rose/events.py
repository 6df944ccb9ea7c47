"""What can be told."""

from __future__ import annotations

from typing import Final

from grimalkin.core.events import CARD, NUMBER, OPTION, PIECE, SEAT, EventTypes
from grimalkin.games.black_rose.kinds import LASTS, PHASES, SIDES, SLOTS

EVENTS: Final = EventTypes()
# set-up
CHOSE_MAGE: Final = EVENTS.add("chose_mage", beat="announce", who=SEAT, card=CARD)
CHOSE_START: Final = EVENTS.add("chose_start", beat="announce", who=SEAT, card=CARD)
LAID_ROOM: Final = EVENTS.add("laid_room", card=CARD, q=NUMBER, r=NUMBER)
TOOK_OUT: Final = EVENTS.add("took_out", card=CARD, lair=CARD)
CELL_AT: Final = EVENTS.add("cell_at", who=SEAT, q=NUMBER, r=NUMBER)
# the round
ROUND: Final = EVENTS.add("round", beat="turn", now_round=NUMBER)
PHASE: Final = EVENTS.add("phase", beat="turn", phase=NUMBER)
TURN: Final = EVENTS.add("turn", beat="turn", who=SEAT)
MOON: Final = EVENTS.add("moon", beat="turn", now_moon=NUMBER)
CROWNED: Final = EVENTS.add("crowned", beat="status", who=SEAT)
# Power Points
GAINED: Final = EVENTS.add("gained", beat="gain", target=SEAT, amount=NUMBER, left_pp=NUMBER)
LOST: Final = EVENTS.add("lost", beat="damage", target=SEAT, amount=NUMBER, left_pp=NUMBER)
ROSE_GAINED: Final = EVENTS.add("rose_gained", beat="gain", amount=NUMBER, now_rose=NUMBER)
# Events
DREW_EVENT: Final = EVENTS.add("drew_event", beat="announce", who=SEAT, card=CARD)
EVENT_LEFT: Final = EVENTS.add("event_left", beat="move", card=CARD)
EVENT_WORKS: Final = EVENTS.add("event_works", beat="announce", card=CARD)
NO_EVENT: Final = EVENTS.add("no_event", beat="announce", who=SEAT)
# Quests
DREW_QUEST: Final = EVENTS.add("drew_quest", beat="draw", who=SEAT, card=CARD)
DROPPED_QUEST: Final = EVENTS.add("dropped_quest", beat="move", who=SEAT, card=CARD)
SHOWED: Final = EVENTS.add("showed", beat="announce", who=SEAT, card=CARD)
STOLE_QUEST: Final = EVENTS.add("stole_quest", beat="move", who=SEAT, target=SEAT, card=CARD)
TOOK_QUEST: Final = EVENTS.add("took_quest", beat="draw", who=SEAT, card=CARD)
GAVE_QUEST: Final = EVENTS.add("gave_quest", beat="move", who=SEAT, target=SEAT, card=CARD)
COMPLETED: Final = EVENTS.add("completed", beat="gain", who=SEAT, card=CARD)
# cards
DREW: Final = EVENTS.add("drew", beat="draw", who=SEAT, card=CARD)
REBUILT: Final = EVENTS.add("rebuilt", beat="status", who=SEAT)
SCHOOL_REBUILT: Final = EVENTS.add("school_rebuilt", beat="status", school=OPTION)
NAMED: Final = EVENTS.add("named", beat="announce", who=SEAT, school=OPTION)
LOOKED: Final = EVENTS.add("looked", who=SEAT, card=CARD)
LOOKED_AT: Final = EVENTS.add("looked_at", beat="announce", who=SEAT, count=NUMBER)
KEPT: Final = EVENTS.add("kept", beat="draw", who=SEAT, card=CARD)
DISCARDED: Final = EVENTS.add("discarded", beat="move", who=SEAT, card=CARD)
BANNED: Final = EVENTS.add("banned", beat="move", who=SEAT, card=CARD)
TO_MEMORIES: Final = EVENTS.add("to_memories", beat="move", who=SEAT, card=CARD)
TO_HAND: Final = EVENTS.add("to_hand", beat="draw", who=SEAT, card=CARD)
LEFT_GAME: Final = EVENTS.add("left_game", beat="move", card=CARD)
PUT_BACK: Final = EVENTS.add("put_back", beat="move", who=SEAT, count=NUMBER)
SWAPPED: Final = EVENTS.add("swapped", beat="move", who=SEAT, target=SEAT)
PERSONAL_SPELL: Final = EVENTS.add("personal_spell", beat="draw", who=SEAT, card=CARD)
# spells
PREPARED: Final = EVENTS.add("prepared", beat="announce", who=SEAT, count=NUMBER)
CAST: Final = EVENTS.add("cast", beat="announce", who=SEAT, card=CARD, side=NUMBER)
MADE_ACTIVE: Final = EVENTS.add("made_active", beat="announce", who=SEAT, slot=NUMBER)
TURNED_UP: Final = EVENTS.add("turned_up", beat="announce", who=SEAT, card=CARD, side=NUMBER)
ELEMENT: Final = EVENTS.add("element", beat="announce", who=SEAT, element=OPTION)
AIMED_AT: Final = EVENTS.add("aimed_at", beat="announce", who=SEAT, target=PIECE)
AIMED_ROOM: Final = EVENTS.add("aimed_room", beat="announce", who=SEAT, card=CARD)
IGNORED: Final = EVENTS.add("ignored", beat="verdict", target=SEAT)
IGNORED_DAMAGE: Final = EVENTS.add("ignored_damage", beat="verdict", target=SEAT)
CANCELLED: Final = EVENTS.add("cancelled", beat="verdict", who=SEAT)
REDIRECTED: Final = EVENTS.add("redirected", beat="verdict", who=SEAT, target=PIECE)
REDUCED: Final = EVENTS.add("reduced", beat="verdict", target=SEAT, amount=NUMBER)
REVEALED: Final = EVENTS.add("revealed", beat="announce", who=SEAT, card=CARD)
EXCHANGED: Final = EVENTS.add("exchanged", beat="move", who=SEAT, slot=NUMBER)
STRIPPED: Final = EVENTS.add("stripped", beat="move", target=SEAT, slot=NUMBER)
MASK: Final = EVENTS.add("mask", beat="announce", who=SEAT, option=OPTION)
NO_EFFECT: Final = EVENTS.add("no_effect", beat="verdict", who=SEAT)
# Actions
ACTED: Final = EVENTS.add("acted", beat="announce", who=SEAT, option=OPTION)
SHED: Final = EVENTS.add("shed", beat="announce", who=SEAT)
FLIPPED_TOKEN: Final = EVENTS.add("flipped_token", beat="status", who=SEAT, option=OPTION)
# moving
MOVED: Final = EVENTS.add("moved", beat="move", target=PIECE, card=CARD)
JUMPED: Final = EVENTS.add("jumped", beat="move", target=PIECE, card=CARD)
TO_CELL: Final = EVENTS.add("to_cell", beat="move", target=SEAT)
HINDERED: Final = EVENTS.add("hindered", beat="status", target=PIECE, what=NUMBER)
# rooms
ACTIVATED: Final = EVENTS.add("activated", beat="announce", who=SEAT, card=CARD)
FLIPPED_ROOM: Final = EVENTS.add("flipped_room", beat="status", card=CARD)
UNSTABLE: Final = EVENTS.add("unstable", beat="status", by=PIECE, card=CARD, amount=NUMBER, in_all=NUMBER)
STEADIED: Final = EVENTS.add("steadied", beat="status", by=PIECE, card=CARD, amount=NUMBER, in_all=NUMBER)
CRACKED: Final = EVENTS.add("cracked", beat="status", by=PIECE, card=CARD, amount=NUMBER)
DESTROYED: Final = EVENTS.add("destroyed", beat="fall", card=CARD, by=PIECE)
COPIED: Final = EVENTS.add("copied", beat="status", card=CARD, copied=CARD)
RECOLOURED: Final = EVENTS.add("recoloured", beat="status", card=CARD, colour=OPTION)
# damage
ATTACKED: Final = EVENTS.add("attacked", beat="announce", source=PIECE, target=PIECE)
HURT: Final = EVENTS.add("hurt", beat="damage", also={"on_card": NUMBER}, target=PIECE, amount=NUMBER, by=PIECE)
HEALED: Final = EVENTS.add("healed", beat="heal", also={"on_card": NUMBER}, target=PIECE, amount=NUMBER)
CONVERTED: Final = EVENTS.add("converted", beat="status", who=SEAT, target=PIECE, amount=NUMBER)
TRANSFERRED: Final = EVENTS.add("transferred", beat="status", who=SEAT, target=PIECE, amount=NUMBER)
DAMAGE_LOST: Final = EVENTS.add("damage_lost", target=PIECE, amount=NUMBER)
DEFEATED: Final = EVENTS.add("defeated", beat="fall", target=SEAT, by=PIECE)
TROPHY: Final = EVENTS.add("trophy", beat="gain", by=PIECE, target=SEAT)
SPARED: Final = EVENTS.add("spared", beat="verdict", target=SEAT)
# Evocations
SUMMONED: Final = EVENTS.add("summoned", beat="move", who=SEAT, target=PIECE)
NONE_LEFT: Final = EVENTS.add("none_left", beat="verdict", who=SEAT, card=CARD)
EVOCATION_FELL: Final = EVENTS.add("evocation_fell", beat="fall", target=PIECE)
REMOVED: Final = EVENTS.add("removed", beat="fall", target=PIECE)
EVOCATION_ACTS: Final = EVENTS.add("evocation_acts", beat="announce", who=SEAT, target=PIECE)
# Familiars
GUARDS: Final = EVENTS.add("guards", beat="status", who=SEAT, target=PIECE)
HUNTS: Final = EVENTS.add("hunts", beat="status", who=SEAT, target=PIECE)
SHARED: Final = EVENTS.add("shared", beat="status", target=SEAT, mage=NUMBER, familiar=NUMBER)
BRINK: Final = EVENTS.add("brink", beat="status", target=SEAT)
TOKEN_READY: Final = EVENTS.add("token_ready", beat="status", who=SEAT)
# the end
FINAL: Final = EVENTS.add("final", beat="end", by=PIECE, trophies=NUMBER, quests=NUMBER, tokens=NUMBER, crown=NUMBER)
FINAL_POINTS: Final = EVENTS.add("final_points", beat="end", by=PIECE, amount=NUMBER)

EVENTS.name("phase", PHASES)
EVENTS.name("side", SIDES)
EVENTS.name("slot", SLOTS)
EVENTS.name("what", LASTS)
