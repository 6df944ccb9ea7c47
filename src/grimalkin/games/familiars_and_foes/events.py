"""What can be told, and how it is shown."""

from __future__ import annotations

from typing import Final

from grimalkin.core.events import CARD, NUMBER, OPTION, PIECE, SEAT, EventTypes
from grimalkin.games.familiars_and_foes.kinds import ELEMENTS, EYES, LASTING, TASKS

EVENTS: Final = EventTypes()
EVENTS.name("eye", EYES)
EVENTS.name("task", TASKS)
EVENTS.name("element", ELEMENTS)
EVENTS.name("effect", LASTING)

WAVE: Final = EVENTS.add("wave", beat="turn", now_wave=NUMBER)
ROUND: Final = EVENTS.add("round", beat="turn", now_round=NUMBER)
BEGINS: Final = EVENTS.add("begins", beat="turn", who=SEAT)
TOAD: Final = EVENTS.add("toad", beat="turn", who=SEAT)
FOES_ACT: Final = EVENTS.add("foes_act", beat="turn", who=SEAT)  # who rolls for them
AWARDED: Final = EVENTS.add("awarded", beat="gain", card=CARD, target=SEAT)
COMMON: Final = EVENTS.add("common", beat="gain", card=CARD)
REVEALED: Final = EVENTS.add("revealed", beat="turn", card=CARD, target=PIECE, left_hp=NUMBER)
PEEKED: Final = EVENTS.add("peeked", beat="draw", card=CARD)
SKIPPED: Final = EVENTS.add("skipped", beat="turn", who=SEAT)
CHOSE: Final = EVENTS.add("chose", beat="announce", who=SEAT, option=OPTION)
PAID: Final = EVENTS.add("paid", target=SEAT, amount=NUMBER, left_mp=NUMBER)
ROLLED: Final = EVENTS.add("rolled", beat="roll", who=SEAT, die=NUMBER, sum=NUMBER)
ROLLED_TWO: Final = EVENTS.add("rolled_two", beat="roll", die=NUMBER, die_two=NUMBER)
FOE_ROLLED: Final = EVENTS.add("foe_rolled", beat="roll", also={"who": PIECE}, card=CARD, die=NUMBER, sum=NUMBER)
FLIPPED: Final = EVENTS.add("flipped", beat="roll", who=SEAT, eye=NUMBER)
USED: Final = EVENTS.add(
    "used", beat="announce", also={"left_gems": NUMBER, "left_tokens": NUMBER}, who=SEAT, option=OPTION
)
MISSED: Final = EVENTS.add("missed", beat="verdict", who=SEAT)
BACKFIRED: Final = EVENTS.add("backfired", beat="verdict", who=SEAT, amount=NUMBER)
FOE_MISSED: Final = EVENTS.add("foe_missed", beat="verdict", also={"who": PIECE}, card=CARD)
FOE_SKIPPED: Final = EVENTS.add("foe_skipped", beat="verdict", also={"who": PIECE}, card=CARD)
DAMAGED: Final = EVENTS.add(
    "damaged", beat="damage", also={"target": PIECE}, card=CARD, amount=NUMBER, left_hp=NUMBER, source=SEAT
)
FOE_BACKFIRED: Final = EVENTS.add(
    "foe_backfired", beat="damage", also={"target": PIECE}, card=CARD, amount=NUMBER, left_hp=NUMBER
)
REFLECTED: Final = EVENTS.add(
    "reflected", beat="damage", also={"target": PIECE}, card=CARD, amount=NUMBER, left_hp=NUMBER, source=SEAT
)
DEFEATED: Final = EVENTS.add(
    "defeated", beat="fall", also={"target": PIECE}, card=CARD, source=SEAT
)  # who takes the card
MENDED: Final = EVENTS.add("mended", beat="heal", also={"left_hp": NUMBER, "target": PIECE}, card=CARD, amount=NUMBER)
LOST_HP: Final = EVENTS.add("lost_hp", beat="damage", target=SEAT, amount=NUMBER, left_hp=NUMBER)
LOST_MP: Final = EVENTS.add("lost_mp", beat="status", also={"left_mp": NUMBER}, target=SEAT, amount=NUMBER)
SAVED: Final = EVENTS.add("saved", beat="verdict", target=SEAT, left_hp=NUMBER)
RESTORED_HP: Final = EVENTS.add("restored_hp", beat="heal", also={"left_hp": NUMBER}, target=SEAT, amount=NUMBER)
RESTORED_MP: Final = EVENTS.add("restored_mp", beat="gain", also={"left_mp": NUMBER}, target=SEAT, amount=NUMBER)
FELL: Final = EVENTS.add("fell", beat="fall", target=SEAT)
REVIVED: Final = EVENTS.add("revived", beat="heal", target=SEAT, left_hp=NUMBER, left_mp=NUMBER, left_gems=NUMBER)
STAYS_FALLEN: Final = EVENTS.add("stays_fallen", beat="verdict", target=SEAT)
RESTRICTED: Final = EVENTS.add("restricted", beat="status", also={"who": PIECE}, card=CARD, forbids=NUMBER)  # the bit
CLEARED: Final = EVENTS.add("cleared", beat="status")
GEM: Final = EVENTS.add("gem", beat="status", target=SEAT, left_gems=NUMBER)
LUCK: Final = EVENTS.add("luck", beat="gain", also={"left_tokens": NUMBER}, target=SEAT, amount=NUMBER)
DREW: Final = EVENTS.add("drew", beat="draw", target=SEAT, card=CARD)
KEPT: Final = EVENTS.add("kept", beat="draw", target=SEAT, card=CARD)
TICKED: Final = EVENTS.add("ticked", beat="status", target=SEAT, task=NUMBER)
UNLOCKED: Final = EVENTS.add("unlocked", beat="gain", target=SEAT)
TURNED: Final = EVENTS.add("turned", beat="status", also={"target": PIECE}, card=CARD, element=NUMBER)
LASTS: Final = EVENTS.add("lasts", beat="status", source=SEAT, effect=NUMBER, amount=NUMBER)
CARRIED: Final = EVENTS.add("carried", who=SEAT, count=NUMBER)
PARTS_LOST: Final = EVENTS.add("parts_lost", who=SEAT, count=NUMBER)
REFILLED: Final = EVENTS.add("refilled", beat="gain")
VOTED: Final = EVENTS.add("voted", who=SEAT, option=OPTION)
ENDED: Final = EVENTS.add("ended", beat="status", source=SEAT)  # what a Fallen Familiar had put into effect
