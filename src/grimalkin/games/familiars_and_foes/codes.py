"""What can be chosen, as option codes."""

from __future__ import annotations

from typing import Final

from grimalkin.core.codes import Codes
from grimalkin.games.familiars_and_foes.kinds import ELEMENTS
from grimalkin.kit.blocks import block

SLOTS: Final = ["1", "2", "3"]

# what there is room for, a designer's own cards included: 40 new ones of each kind and more
CARD_ROOM: Final = 256
ITEM_ROOM: Final = 192
SPELL_ROOM: Final = 320
FAMILIAR_ROOM: Final = 48
MODE_ROOM: Final = 128
MOST_MP: Final = 20  # and most that is paid at once
MOST_SPLIT: Final = 20

CODES: Final = Codes(CARD_ROOM)
FAMILIARS: Final = CODES.placeholders("familiar", FAMILIAR_ROOM)
ITEMS: Final = CODES.placeholders("item", ITEM_ROOM)
SPELLS: Final = CODES.placeholders("spell", SPELL_ROOM)
MODES: Final = CODES.placeholders("mode", MODE_ROOM)
SUBSETS: Final = ["1", "2", "1+2", "3", "1+3", "2+3", "1+2+3"]  # by bits of slots, from 1

ATTACK: Final = CODES.block("attack", SLOTS)
CAST: Final = CODES.block("cast", SPELLS)
CAST_AT: Final = block(CODES, "cast", SPELLS, SLOTS)
CAST_ON: Final = block(CODES, "cast", SPELLS, FAMILIARS)
USE: Final = CODES.block("use", ITEMS)
USE_AT: Final = block(CODES, "use", ITEMS, SLOTS)
USE_ON: Final = block(CODES, "use", ITEMS, FAMILIARS)
CHOOSE: Final = CODES.block("choose", MODES)
CHOOSE_ON: Final = block(CODES, "choose", MODES, FAMILIARS)
PAY: Final = CODES.block("pay", [str(n) for n in range(1, MOST_MP + 1)])
AT: Final = CODES.block("at", SUBSETS)
SPLIT: Final = CODES.block("split", [str(n) for n in range(1, MOST_SPLIT + 1)])
ELEMENT: Final = CODES.block("element", ELEMENTS)
TARGET: Final = CODES.block("target", SLOTS)
GIVE: Final = CODES.block("give", FAMILIARS)
KEEP: Final = CODES.block("keep", ITEMS)
TOKEN: Final = CODES.one("token")
BALLYHOO: Final = CODES.one("ballyhoo")
FINISH: Final = CODES.one("finish")
DROP: Final = CODES.one("drop")
AGREE: Final = CODES.one("agree")
REFUSE: Final = CODES.one("refuse")
