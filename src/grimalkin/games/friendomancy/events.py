"""What can be told."""

from __future__ import annotations

from typing import Final

from grimalkin.core.events import CARD, NUMBER, OPTION, PIECE, SEAT, EventTypes

EVENTS: Final = EventTypes()
# setup
POOLED: Final = EVENTS.add("pooled", beat="turn", friends=NUMBER, magic=NUMBER, curses=NUMBER, whatevers=NUMBER)
DRAWS_FIRST: Final = EVENTS.add("draws_first", beat="announce", who=SEAT)
TOOK_FOR_DECK: Final = EVENTS.add(
    "took", beat="draw", who=SEAT, friends=NUMBER, magic=NUMBER, curses=NUMBER, whatevers=NUMBER
)
LOOKED: Final = EVENTS.add("looked", who=SEAT)
FOES_HIDDEN: Final = EVENTS.add("foes_hidden", beat="status", pile=OPTION, count=NUMBER)
OPENING: Final = EVENTS.add("opening", beat="gain", also={"left_money": NUMBER}, target=SEAT)
TURN_ORDERED: Final = EVENTS.add("turn_ordered", beat="announce", order=OPTION)
# rounds and turns
ROUND: Final = EVENTS.add("round", beat="turn", now_round=NUMBER)
TURN: Final = EVENTS.add("turn", beat="turn", who=SEAT, now_things=NUMBER)
TURN_OVER: Final = EVENTS.add("turn_over", also={"now_things": NUMBER}, who=SEAT)
ROUND_OVER: Final = EVENTS.add("round_over", beat="turn", also={"now_things": NUMBER}, now_round=NUMBER)
LAST_ROUND: Final = EVENTS.add("last_round", beat="turn", now_final=NUMBER)
BEDTIME: Final = EVENTS.add("bedtime", beat="turn", now_final=NUMBER)
DECK_OUT: Final = EVENTS.add("deck_out", beat="announce", who=SEAT)
LEFT: Final = EVENTS.add("left", beat="announce", who=SEAT)
FINAL: Final = EVENTS.add("final", beat="end", who=SEAT, left_money=NUMBER)
# Money and Things
GAINED: Final = EVENTS.add("gained", beat="gain", target=SEAT, amount=NUMBER, left_money=NUMBER)
LOST: Final = EVENTS.add("lost", beat="damage", target=SEAT, amount=NUMBER, left_money=NUMBER)
TOLL: Final = EVENTS.add("toll", beat="damage", also={"left_money": NUMBER}, target=SEAT, pile=OPTION, amount=NUMBER)
THINGS: Final = EVENTS.add("things", beat="gain", target=SEAT, change=NUMBER, now_things=NUMBER)
# cards
DREW: Final = EVENTS.add("drew", beat="draw", who=SEAT, card=CARD, pile=OPTION)
ADDED: Final = EVENTS.add("added", beat="draw", who=SEAT, pile=OPTION, count=NUMBER)
PASSED_DRAW: Final = EVENTS.add("added_none", who=SEAT)
SHUFFLED: Final = EVENTS.add("shuffled", pile=OPTION)
PEEKED: Final = EVENTS.add("peeked", beat="draw", who=SEAT, card=CARD, pile=OPTION)
TO_BOTTOM: Final = EVENTS.add("to_bottom", beat="move", who=SEAT, card=CARD, pile=OPTION)
REORDERED: Final = EVENTS.add("reordered", beat="move", who=SEAT, pile=OPTION)
REVEALED: Final = EVENTS.add("revealed", beat="draw", card=CARD, pile=OPTION)
PLAYED: Final = EVENTS.add("played", beat="announce", also={"now_things": NUMBER}, who=SEAT, source=PIECE, cost=NUMBER)
ACTED: Final = EVENTS.add("acted", beat="announce", also={"now_things": NUMBER}, who=SEAT, source=PIECE)
TRIGGERED: Final = EVENTS.add("triggered", beat="announce", card=CARD)
PUT: Final = EVENTS.add("put", beat="move", who=SEAT, target=PIECE)
FELL: Final = EVENTS.add("fell", beat="fall", target=PIECE, to=SEAT)  # into whose Discard Pile
SPENT: Final = EVENTS.add("spent", beat="move", card=CARD, to=SEAT)  # a finished spell
SACRIFICED: Final = EVENTS.add("sacrificed", beat="fall", who=SEAT, target=PIECE)
DISCARDED: Final = EVENTS.add("discarded", beat="move", who=SEAT, card=CARD)
MILLED: Final = EVENTS.add("milled", beat="move", who=SEAT, card=CARD)
BOUNCED: Final = EVENTS.add("bounced", beat="move", target=PIECE, to=SEAT)
RECOVERED: Final = EVENTS.add("recovered", beat="draw", who=SEAT, card=CARD)
RECYCLED: Final = EVENTS.add("recycled", beat="move", who=SEAT, card=CARD)
TO_POOL: Final = EVENTS.add("to_pool", beat="move", who=SEAT, card=CARD, pile=OPTION)
TUCKED: Final = EVENTS.add("tucked", beat="move", card=CARD, target=PIECE)
TUCKED_UNSEEN: Final = EVENTS.add("tucked_unseen", beat="move", target=PIECE)  # a card that nobody has seen
UNTUCKED: Final = EVENTS.add("untucked", beat="draw", who=SEAT, card=CARD)
UNDER_LEFT: Final = EVENTS.add("under_left", beat="move", card=CARD, to=SEAT)
UNDER_POOL: Final = EVENTS.add("under_pool", beat="move", card=CARD, pile=OPTION)
REMOVED: Final = EVENTS.add("removed", beat="move", card=CARD)
CONTROL: Final = EVENTS.add("control", beat="move", who=SEAT, target=PIECE)
POWER: Final = EVENTS.add("power", beat="status", target=PIECE, change=NUMBER, power=NUMBER)
TRIBES: Final = EVENTS.add("tribes", beat="status", target=PIECE)
MARKED: Final = EVENTS.add("marked", beat="status", source=PIECE, target=PIECE)
MARKED_SEAT: Final = EVENTS.add("marked_seat", beat="status", source=PIECE, target=SEAT)
KEPT: Final = EVENTS.add("kept", beat="status", who=SEAT, target=PIECE)
USED: Final = EVENTS.add("used", beat="status", source=PIECE, count=NUMBER, needs=NUMBER)
ROLLED: Final = EVENTS.add("rolled", beat="roll", die=NUMBER, sides=NUMBER)
IGNORED: Final = EVENTS.add("ignored", beat="verdict", card=CARD)
# attacks
ATTACKS_SEAT: Final = EVENTS.add("attacks_seat", beat="announce", who=PIECE, target=SEAT)
ATTACKS: Final = EVENTS.add("attacks", beat="announce", who=PIECE, target=PIECE)
HIT: Final = EVENTS.add("hit", beat="sum", source=PIECE, target=SEAT, amount=NUMBER)
FOUGHT: Final = EVENTS.add("fought", beat="sum", who=PIECE, power=NUMBER, target=PIECE, against=NUMBER)
WON: Final = EVENTS.add("won", beat="verdict", who=PIECE)
# Foes
FOE_SHOWN: Final = EVENTS.add("foe_shown", beat="announce", card=CARD, pile=OPTION)
PERCHED: Final = EVENTS.add("perched", beat="move", target=PIECE, pile=OPTION)
BEFRIENDED: Final = EVENTS.add("befriended", beat="status", who=SEAT, target=PIECE)
FOE_RETURNED: Final = EVENTS.add("foe_returned", beat="move", target=PIECE, pile=OPTION)  # on its perch again
FOE_BACK: Final = EVENTS.add("foe_back", beat="move", card=CARD, pile=OPTION)  # face-down into its pile
FOE_MOVED: Final = EVENTS.add("foe_moved", beat="move", target=PIECE, pile=OPTION)
WORN: Final = EVENTS.add("worn", beat="damage", target=PIECE, amount=NUMBER, power=NUMBER)
DEFEATED: Final = EVENTS.add("defeated", beat="fall", card=CARD, source=SEAT)  # whose trophy it is
TO_HEAP: Final = EVENTS.add("to_heap", beat="fall", card=CARD)
FOE_ATTACKS: Final = EVENTS.add("foe_attacks", beat="announce", who=PIECE, target=SEAT, amount=NUMBER)
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
BEDTIME_SET: Final = EVENTS.add("bedtime_set", beat="status", now_bedtime=NUMBER)
STEP_ENDED: Final = EVENTS.add("step_ended", beat="turn", who=SEAT)
NAMED: Final = EVENTS.add("named", beat="verdict", who=SEAT)
