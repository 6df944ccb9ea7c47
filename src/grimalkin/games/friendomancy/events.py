"""What can be told."""

from __future__ import annotations

from typing import Final

from grimalkin.core.events import CARD, NUMBER, OPTION, PIECE, SEAT, EventTypes

EVENTS: Final = EventTypes()
# setup
POOLED: Final = EVENTS.add("pooled", NUMBER, NUMBER, NUMBER, NUMBER)  # cards in each Pool
DRAWS_FIRST: Final = EVENTS.add("draws_first", SEAT)
TOOK_FOR_DECK: Final = EVENTS.add("took", SEAT, NUMBER, NUMBER, NUMBER, NUMBER)  # how many from each Pool
LOOKED: Final = EVENTS.add("looked", SEAT)
FOES_HIDDEN: Final = EVENTS.add("foes_hidden", OPTION, NUMBER)  # in which Pool, how many
OPENING: Final = EVENTS.add("opening", SEAT)
TURN_ORDERED: Final = EVENTS.add("turn_ordered", beat="announce", order=OPTION)
# rounds and turns
ROUND: Final = EVENTS.add("round", NUMBER)
TURN: Final = EVENTS.add("turn", SEAT, NUMBER)  # Things
TURN_OVER: Final = EVENTS.add("turn_over", SEAT)
ROUND_OVER: Final = EVENTS.add("round_over", NUMBER)
LAST_ROUND: Final = EVENTS.add("last_round", NUMBER)
BEDTIME: Final = EVENTS.add("bedtime", NUMBER)
DECK_OUT: Final = EVENTS.add("deck_out", SEAT)
LEFT: Final = EVENTS.add("left", SEAT)
FINAL: Final = EVENTS.add("final", SEAT, NUMBER)  # Money
# Money and Things
GAINED: Final = EVENTS.add("gained", SEAT, NUMBER, NUMBER)  # how much, now
LOST: Final = EVENTS.add("lost", SEAT, NUMBER, NUMBER)
TOLL: Final = EVENTS.add("toll", SEAT, OPTION, NUMBER)  # the pile, how much
THINGS: Final = EVENTS.add("things", SEAT, NUMBER, NUMBER)  # how many more, now
# cards
DREW: Final = EVENTS.add("drew", SEAT, CARD, OPTION)  # from which pile
ADDED: Final = EVENTS.add("added", SEAT, OPTION, NUMBER)  # from which Pool, how many
PASSED_DRAW: Final = EVENTS.add("added_none", SEAT)
SHUFFLED: Final = EVENTS.add("shuffled", OPTION)  # the pile
PEEKED: Final = EVENTS.add("peeked", SEAT, CARD, OPTION)
TO_BOTTOM: Final = EVENTS.add("to_bottom", SEAT, CARD, OPTION)
REORDERED: Final = EVENTS.add("reordered", SEAT, OPTION)
REVEALED: Final = EVENTS.add("revealed", CARD, OPTION)
PLAYED: Final = EVENTS.add("played", SEAT, PIECE, NUMBER)  # what was paid
ACTED: Final = EVENTS.add("acted", SEAT, PIECE)
TRIGGERED: Final = EVENTS.add("triggered", CARD)
PUT: Final = EVENTS.add("put", SEAT, PIECE)
FELL: Final = EVENTS.add("fell", PIECE, SEAT)  # into whose Discard Pile
SPENT: Final = EVENTS.add("spent", CARD, SEAT)  # a finished spell
SACRIFICED: Final = EVENTS.add("sacrificed", SEAT, PIECE)
DISCARDED: Final = EVENTS.add("discarded", SEAT, CARD)
MILLED: Final = EVENTS.add("milled", SEAT, CARD)
BOUNCED: Final = EVENTS.add("bounced", PIECE, SEAT)
RECOVERED: Final = EVENTS.add("recovered", SEAT, CARD)
RECYCLED: Final = EVENTS.add("recycled", SEAT, CARD)
TO_POOL: Final = EVENTS.add("to_pool", SEAT, CARD, OPTION)
TUCKED: Final = EVENTS.add("tucked", CARD, PIECE)
UNTUCKED: Final = EVENTS.add("untucked", SEAT, CARD)
UNDER_LEFT: Final = EVENTS.add("under_left", CARD, SEAT)
REMOVED: Final = EVENTS.add("removed", CARD)
CONTROL: Final = EVENTS.add("control", SEAT, PIECE)
POWER: Final = EVENTS.add("power", PIECE, NUMBER, NUMBER)  # by how much, now
TRIBES: Final = EVENTS.add("tribes", PIECE)
MARKED: Final = EVENTS.add("marked", PIECE, PIECE)
MARKED_SEAT: Final = EVENTS.add("marked_seat", PIECE, SEAT)
KEPT: Final = EVENTS.add("kept", SEAT, PIECE)
USED: Final = EVENTS.add("used", PIECE, NUMBER, NUMBER)  # how often, of how many
ROLLED: Final = EVENTS.add("rolled", NUMBER, NUMBER)  # of how many
IGNORED: Final = EVENTS.add("ignored", CARD)
# attacks
ATTACKS_SEAT: Final = EVENTS.add("attacks_seat", PIECE, SEAT)
ATTACKS: Final = EVENTS.add("attacks", PIECE, PIECE)
HIT: Final = EVENTS.add("hit", PIECE, SEAT, NUMBER)
FOUGHT: Final = EVENTS.add("fought", PIECE, NUMBER, PIECE, NUMBER)
WON: Final = EVENTS.add("won", PIECE)
# Foes
FOE_SHOWN: Final = EVENTS.add("foe_shown", CARD, OPTION)  # beside which pile
PERCHED: Final = EVENTS.add("perched", PIECE, OPTION)
BEFRIENDED: Final = EVENTS.add("befriended", SEAT, PIECE)
FOE_BACK: Final = EVENTS.add("foe_back", CARD, OPTION)  # into which pile
FOE_MOVED: Final = EVENTS.add("foe_moved", PIECE, OPTION)
WORN: Final = EVENTS.add("worn", PIECE, NUMBER, NUMBER)  # by how much, Power left
DEFEATED: Final = EVENTS.add("defeated", CARD, SEAT)
TO_HEAP: Final = EVENTS.add("to_heap", CARD)
FOE_ATTACKS: Final = EVENTS.add("foe_attacks", PIECE, SEAT, NUMBER)
# the Judge; entries of the record go by their numbers
DISPUTED: Final = EVENTS.add("disputed", beat="announce", who=SEAT, entry=NUMBER)
HEARING: Final = EVENTS.add("hearing", beat="announce", who=SEAT, entry=NUMBER)  # whose dispute
UPHELD: Final = EVENTS.add("upheld", beat="verdict", who=SEAT, entry=NUMBER)
PROPOSED: Final = EVENTS.add("proposed", beat="announce", who=SEAT, entry=NUMBER)
HELD: Final = EVENTS.add("held", beat="announce", who=SEAT, entry=NUMBER)
RULED: Final = EVENTS.add("ruled", beat="verdict", who=SEAT, entry=NUMBER)
RULING_REFUSED: Final = EVENTS.add("ruling_refused", beat="verdict", who=SEAT, entry=NUMBER)
JUDGE_SEATED: Final = EVENTS.add("judge_seated", beat="announce", who=SEAT)
JUDGE_LEFT: Final = EVENTS.add("judge_left", beat="announce", who=SEAT)
BY_RULING: Final = EVENTS.add("by_ruling", beat="announce", entry=NUMBER)  # what happens now goes by that ruling
RULED_MOVE: Final = EVENTS.add("ruled_move", beat="move", card=CARD)
STEP_ENDED: Final = EVENTS.add("step_ended", beat="turn", who=SEAT)
NAMED: Final = EVENTS.add("named", beat="verdict", who=SEAT)
