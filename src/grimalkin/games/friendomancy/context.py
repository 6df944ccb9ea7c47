"""What a line of a card knows when it is carried out, in one number, so that steps and conditions can hold it.

| part | what it is |
| --- | --- |
| source | the piece whose text it is (`self`), by its id; it may have left |
| card | "that card": the piece of the event or of the line before, by its id; of a card that has left, its number |
| kind | the kind of that card, one more; 0: nobody has seen it, or there is none |
| player | "that player", one more |
| done | the line before was carried out |
| rolled | what `random` came to |
| under | how many cards lay under a source that was sacrificed to act, one more |
| tribes | the Tribes that card had when it left |

Everything in it is open to all.
"""

from __future__ import annotations

from typing import Final

from grimalkin.games.friendomancy.kinds import NONE

CARD: Final = 16
PLAYER: Final = 32
KIND: Final = 36
DONE: Final = 46
ROLLED: Final = 47
UNDER: Final = 51
TRIBES: Final = 60


def context(source: int, card: int = 0, player: int = NONE, kind: int = NONE, tribes: int = 0) -> int:
    return source | card << CARD | player + 1 << PLAYER | kind + 1 << KIND | tribes << TRIBES


def source_of(context: int) -> int:
    return context & 0xFFFF


def card_of(context: int) -> int:
    return context >> CARD & 0xFFFF


def player_of(context: int) -> int:
    return (context >> PLAYER & 0xF) - 1


def kind_of(context: int) -> int:
    return (context >> KIND & 0x3FF) - 1


def is_done(context: int) -> bool:
    return bool(context >> DONE & 1)


def rolled_of(context: int) -> int:
    return context >> ROLLED & 0xF


def under_of(context: int) -> int:
    """NONE: count what lies there now."""
    return (context >> UNDER & 0x1FF) - 1


def tribes_of(context: int) -> int:
    return context >> TRIBES


def with_done(context: int, done: bool) -> int:
    return context | 1 << DONE if done else context & ~(1 << DONE)


def with_card(context: int, card: int, kind: int = NONE, tribes: int = 0) -> int:
    kept = context & ~(0xFFFF << CARD | 0x3FF << KIND) & (1 << TRIBES) - 1
    return kept | card << CARD | kind + 1 << KIND | tribes << TRIBES


def with_player(context: int, player: int) -> int:
    return context & ~(0xF << PLAYER) | player + 1 << PLAYER


def with_rolled(context: int, face: int) -> int:
    return context & ~(0xF << ROLLED) | face << ROLLED


def with_under(context: int, count: int) -> int:
    return context | count + 1 << UNDER
