"""What can be told."""

from __future__ import annotations

from typing import Final

from grimalkin.core.tells import CARD, NUMBER, OPTION, PIECE, SEAT, Tells

TELLS: Final = Tells()
WAVE: Final = TELLS.what("wave", NUMBER)
ROUND: Final = TELLS.what("round", NUMBER)
BEGINS: Final = TELLS.what("begins", SEAT)
TOAD: Final = TELLS.what("toad", SEAT)
FOES_ACT: Final = TELLS.what("foes_act", SEAT)  # who rolls for them
AWARDED: Final = TELLS.what("awarded", CARD, SEAT)
COMMON: Final = TELLS.what("common", CARD)
REVEALED: Final = TELLS.what("revealed", CARD, PIECE, NUMBER)  # where, its HP
PEEKED: Final = TELLS.what("peeked", CARD)
SKIPPED: Final = TELLS.what("skipped", SEAT)
CHOSE: Final = TELLS.what("chose", SEAT, OPTION)
PAID: Final = TELLS.what("paid", SEAT, NUMBER, NUMBER)  # MP, MP left
ROLLED: Final = TELLS.what("rolled", SEAT, NUMBER, NUMBER)  # the natural die, the final die
ROLLED_TWO: Final = TELLS.what("rolled_two", NUMBER, NUMBER)
FOE_ROLLED: Final = TELLS.what("foe_rolled", CARD, NUMBER, NUMBER)
FLIPPED: Final = TELLS.what("flipped", SEAT, NUMBER)  # 0 is Eye Open
USED: Final = TELLS.what("used", SEAT, OPTION)
MISSED: Final = TELLS.what("missed", SEAT)
BACKFIRED: Final = TELLS.what("backfired", SEAT, NUMBER)
FOE_MISSED: Final = TELLS.what("foe_missed", CARD)
FOE_SKIPPED: Final = TELLS.what("foe_skipped", CARD)
DAMAGED: Final = TELLS.what("damaged", CARD, NUMBER, NUMBER, SEAT)  # by how much, HP left, who
FOE_BACKFIRED: Final = TELLS.what("foe_backfired", CARD, NUMBER, NUMBER)
REFLECTED: Final = TELLS.what("reflected", CARD, NUMBER, NUMBER, SEAT)
DEFEATED: Final = TELLS.what("defeated", CARD, SEAT)  # who takes the card
MENDED: Final = TELLS.what("mended", CARD, NUMBER)
LOST_HP: Final = TELLS.what("lost_hp", SEAT, NUMBER, NUMBER)  # how much, HP left
LOST_MP: Final = TELLS.what("lost_mp", SEAT, NUMBER)
SAVED: Final = TELLS.what("saved", SEAT, NUMBER)  # HP left
RESTORED_HP: Final = TELLS.what("restored_hp", SEAT, NUMBER)
RESTORED_MP: Final = TELLS.what("restored_mp", SEAT, NUMBER)
FELL: Final = TELLS.what("fell", SEAT)
REVIVED: Final = TELLS.what("revived", SEAT, NUMBER, NUMBER, NUMBER)  # HP, MP, gems
STAYS_FALLEN: Final = TELLS.what("stays_fallen", SEAT)
RESTRICTED: Final = TELLS.what("restricted", CARD, NUMBER)  # the bit
CLEARED: Final = TELLS.what("cleared")
GEM: Final = TELLS.what("gem", SEAT, NUMBER)  # gems now
LUCK: Final = TELLS.what("luck", SEAT, NUMBER)  # how many tokens were gained
DREW: Final = TELLS.what("drew", SEAT, CARD)
KEPT: Final = TELLS.what("kept", SEAT, CARD)
TICKED: Final = TELLS.what("ticked", SEAT, NUMBER)  # the task
UNLOCKED: Final = TELLS.what("unlocked", SEAT)
TURNED: Final = TELLS.what("turned", CARD, NUMBER)  # a Foe's element
LASTS: Final = TELLS.what("lasts", SEAT, NUMBER, NUMBER)  # whose, kind, amount
CARRIED: Final = TELLS.what("carried", SEAT, NUMBER)  # parts left
PARTS_LOST: Final = TELLS.what("parts_lost", SEAT, NUMBER)
REFILLED: Final = TELLS.what("refilled")
VOTED: Final = TELLS.what("voted", SEAT, OPTION)
ENDED: Final = TELLS.what("ended", SEAT)  # what a Fallen Familiar had put into effect
