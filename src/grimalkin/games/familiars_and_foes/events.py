"""What can be told."""

from __future__ import annotations

from typing import Final

from grimalkin.core.events import CARD, NUMBER, OPTION, PIECE, SEAT, EventTypes

EVENTS: Final = EventTypes()
WAVE: Final = EVENTS.add("wave", NUMBER)
ROUND: Final = EVENTS.add("round", NUMBER)
BEGINS: Final = EVENTS.add("begins", SEAT)
TOAD: Final = EVENTS.add("toad", SEAT)
FOES_ACT: Final = EVENTS.add("foes_act", SEAT)  # who rolls for them
AWARDED: Final = EVENTS.add("awarded", CARD, SEAT)
COMMON: Final = EVENTS.add("common", CARD)
REVEALED: Final = EVENTS.add("revealed", CARD, PIECE, NUMBER)  # where, its HP
PEEKED: Final = EVENTS.add("peeked", CARD)
SKIPPED: Final = EVENTS.add("skipped", SEAT)
CHOSE: Final = EVENTS.add("chose", SEAT, OPTION)
PAID: Final = EVENTS.add("paid", SEAT, NUMBER, NUMBER)  # MP, MP left
ROLLED: Final = EVENTS.add("rolled", SEAT, NUMBER, NUMBER)  # the natural die, the final die
ROLLED_TWO: Final = EVENTS.add("rolled_two", NUMBER, NUMBER)
FOE_ROLLED: Final = EVENTS.add("foe_rolled", CARD, NUMBER, NUMBER)
FLIPPED: Final = EVENTS.add("flipped", SEAT, NUMBER)  # 0 is Eye Open
USED: Final = EVENTS.add("used", SEAT, OPTION)
MISSED: Final = EVENTS.add("missed", SEAT)
BACKFIRED: Final = EVENTS.add("backfired", SEAT, NUMBER)
FOE_MISSED: Final = EVENTS.add("foe_missed", CARD)
FOE_SKIPPED: Final = EVENTS.add("foe_skipped", CARD)
DAMAGED: Final = EVENTS.add("damaged", CARD, NUMBER, NUMBER, SEAT)  # by how much, HP left, who
FOE_BACKFIRED: Final = EVENTS.add("foe_backfired", CARD, NUMBER, NUMBER)
REFLECTED: Final = EVENTS.add("reflected", CARD, NUMBER, NUMBER, SEAT)
DEFEATED: Final = EVENTS.add("defeated", CARD, SEAT)  # who takes the card
MENDED: Final = EVENTS.add("mended", CARD, NUMBER)
LOST_HP: Final = EVENTS.add("lost_hp", SEAT, NUMBER, NUMBER)  # how much, HP left
LOST_MP: Final = EVENTS.add("lost_mp", SEAT, NUMBER)
SAVED: Final = EVENTS.add("saved", SEAT, NUMBER)  # HP left
RESTORED_HP: Final = EVENTS.add("restored_hp", SEAT, NUMBER)
RESTORED_MP: Final = EVENTS.add("restored_mp", SEAT, NUMBER)
FELL: Final = EVENTS.add("fell", SEAT)
REVIVED: Final = EVENTS.add("revived", SEAT, NUMBER, NUMBER, NUMBER)  # HP, MP, gems
STAYS_FALLEN: Final = EVENTS.add("stays_fallen", SEAT)
RESTRICTED: Final = EVENTS.add("restricted", CARD, NUMBER)  # the bit
CLEARED: Final = EVENTS.add("cleared")
GEM: Final = EVENTS.add("gem", SEAT, NUMBER)  # gems now
LUCK: Final = EVENTS.add("luck", SEAT, NUMBER)  # how many tokens were gained
DREW: Final = EVENTS.add("drew", SEAT, CARD)
KEPT: Final = EVENTS.add("kept", SEAT, CARD)
TICKED: Final = EVENTS.add("ticked", SEAT, NUMBER)  # the task
UNLOCKED: Final = EVENTS.add("unlocked", SEAT)
TURNED: Final = EVENTS.add("turned", CARD, NUMBER)  # a Foe's element
LASTS: Final = EVENTS.add("lasts", SEAT, NUMBER, NUMBER)  # whose, kind, amount
CARRIED: Final = EVENTS.add("carried", SEAT, NUMBER)  # parts left
PARTS_LOST: Final = EVENTS.add("parts_lost", SEAT, NUMBER)
REFILLED: Final = EVENTS.add("refilled")
VOTED: Final = EVENTS.add("voted", SEAT, OPTION)
ENDED: Final = EVENTS.add("ended", SEAT)  # what a Fallen Familiar had put into effect
