"""What the loader of card files refuses because nothing would carry it out, or because it would look at itself."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.amounts import Amount, Counted, Denied, Pair
from grimalkin.core.cards import THE, Part, Target
from grimalkin.core.fields import Given, Wrong
from grimalkin.games.friendomancy.kinds import (
    ACT,
    ACT_IN_DISCARD,
    FROM_THIS_PILE,
    L_ADD_TRIBE,
    L_COST,
    L_NO_TOLL,
    L_NOT_ATTACKED,
    L_POWER,
    L_POWER_SET,
    L_REFILL,
    L_SET_TRIBES,
    L_TOLL,
    LOOT,
    LOOT_STATIC,
    OF_CARD,
    OF_MAGIC,
    OF_NEXT,
    OF_SELF,
    PERCH,
    PLAY,
    Q_POWER,
    S_PLAYER,
    STATIC,
    STATIC_IN_HAND,
    T_HOST,
    T_HOSTS_CONTROLLER,
    T_MARKED_CARD,
    T_SELF,
    T_THAT_CARD,
    T_YOU,
    TRIGGERS,
    UNDER_START,
    WHILE_UNDER,
)
from grimalkin.games.friendomancy.lines.board import Mark
from grimalkin.games.friendomancy.lines.draws import DrawLine, Peek, PutDrawn, Reorder, ToBottom
from grimalkin.games.friendomancy.lines.lasting import NotAttacked
from grimalkin.games.friendomancy.printed import Ability, Line
from grimalkin.games.friendomancy.script import CardLine, SeatLine
from grimalkin.games.friendomancy.values import FIRST_TRIBE, N_POWER, BoardCount
from grimalkin.kit.filters import Compared, Either, Filter, Flagged, Term, narrowing

LASTING: Final = (STATIC, STATIC_IN_HAND, WHILE_UNDER, LOOT_STATIC)  # their lines are only read
ONLY_READ: Final = (L_REFILL, L_NO_TOLL, L_TOLL)
OF_FOES: Final = (PERCH, LOOT, LOOT_STATIC)
NOT_OF_FOES: Final = (PLAY, ACT, ACT_IN_DISCARD, STATIC_IN_HAND, WHILE_UNDER, UNDER_START)
OF_LOOT: Final = (LOOT, LOOT_STATIC)
# verbs that need a player who carries them out; a Foe that is not Defeated has none
OF_YOU: Final = (
    "steal",
    "draw",
    "reveal_pick",
    "peek",
    "shuffle_in",
    "recover",
    "recycle",
    "reanimate",
    "put_on_board",
    "put_drawn",
    "to_pool",
    "untuck",
    "take_control",
    "swap_control",
)
# what a line looks at, and what it changes
NOTHING: Final = 0
AT_TRIBES: Final = 1
AT_POWER: Final = 2


def ability_of_card(given: Given) -> Part:
    """An ability of a card that players bring."""
    found = Ability(given)
    if found.on in OF_FOES:
        raise Wrong(given.place, f"'{TRIGGERS[found.on]}' is for Foes")
    if found.drawn_from == FROM_THIS_PILE:
        raise Wrong(given.place, "'this pile' is the pile on which a Foe perches; other cards lie on none")
    check_lines(found)
    return found


def ability_of_foe(given: Given) -> Part:
    """An ability of a Foe, or its Loot."""
    found = Ability(given)
    if found.on in NOT_OF_FOES:
        raise Wrong(given.place, f"'{TRIGGERS[found.on]}' is not for Foes: nobody plays them")
    if found.on not in OF_LOOT:
        for line in found.lines:
            if line.word in OF_YOU or (isinstance(line, SeatLine) and is_you(line.to)):
                raise Wrong(line.place, f"'{line.word}' is for a player, and a perched Foe is nobody's")
    check_lines(found)
    return found


def is_you(to: Target | None) -> bool:
    return to is None or (to.how == THE and to.among == T_YOU)


def check_lines(ability: Ability) -> None:
    before: Line[Any] | None = None
    for line in ability.lines:
        said = misplaced(line, ability.on, before) or wrong_target(line) or too_early(line, ability.on)
        if said:
            raise Wrong(line.place, said)
        before = line


def misplaced(line: Line[Any], on: int, before: Line[Any] | None) -> str:
    """Why nothing would carry out a line that stands there, or nothing."""
    word = line.word
    if on in LASTING:
        if line.lasts < 0:
            return f"'{word}' does something once; it cannot stand at '{TRIGGERS[on]}', where lines hold all the time"
        if on == STATIC_IN_HAND and (line.lasts != L_COST or line.variant != OF_SELF):
            return f"in a hand only the own cost changes: write {{ cost = ..., of = 'self' }}, not '{word}'"
        if line.lasts == L_COST and on != STATIC_IN_HAND and line.variant not in (OF_CARD, OF_MAGIC):
            return "what holds all the time is about 'card' or 'magic'"
        if on == WHILE_UNDER and (line.to is None or line.to.how != THE or line.to.among != T_HOST):
            return f"a card under another changes that one: write to = 'host' behind '{word}'"
        if isinstance(line, NotAttacked) and line.by is not None and is_you(line.to):
            return "a player cannot be attacked by anybody, or can be: write cannot_be_attacked = 'any'"
        return ""
    if line.lasts in ONLY_READ:
        return f"'{word}' holds all the time; it can stand at 'static', 'while under' and 'loot static'"
    if line.lasts == L_COST and line.variant != OF_NEXT:
        return "a line that is carried out once is about the 'next card'"
    if line.lasts == L_NOT_ATTACKED and (line.by is not None or (line.to is not None and line.to.among == T_SELF)):
        return "for a time only players are safe, and from everybody: write cannot_be_attacked = 'any', to = 'you'"
    if isinstance(line, (ToBottom, Reorder)) and not isinstance(before, Peek):
        return f"'{word}' is about cards that were looked at; write 'peek' in the line before it"
    if isinstance(line, PutDrawn) and not (isinstance(before, DrawLine) and before.count == 1):
        return f"'{word}' is about a card that was drawn; write draw = 1 in the line before it"
    return ""


def wrong_target(line: Line[Any]) -> str:
    to = line.to
    if to is None or isinstance(line, (Mark, NotAttacked)):
        return ""
    cards = to.among in (T_SELF, T_HOST, T_THAT_CARD, T_MARKED_CARD) or T_HOSTS_CONTROLLER < to.among < S_PLAYER
    if isinstance(line, SeatLine) and cards:
        return f"'{to.text}' is a card, and '{line.word}' is for players"
    if isinstance(line, CardLine) and not cards:
        return f"'{to.text}' is a player, and '{line.word}' is for cards"
    return ""


# FR-RULING-135 what looks at what


def too_early(line: Line[Any], on: int) -> str:
    """FR-RULING-135 Tribes are worked out before Power, and neither looks at itself or at what comes after it."""
    if on not in LASTING:
        return ""
    reads = looks_of(line.amount) | looks_of(line.condition)
    what = narrowing(line.to) if line.to is not None else None
    if what is not None:
        reads |= looks_of_filter(what)
    if line.lasts in (L_ADD_TRIBE, L_SET_TRIBES) and reads:
        return "FR-RULING-135: Tribes are worked out first, so that what changes them looks at no Tribes and no Power"
    if line.lasts in (L_POWER, L_POWER_SET) and reads & AT_POWER:
        return "FR-RULING-135: what changes Power all the time cannot look at Power"
    return ""


def looks_of(amount: Amount) -> int:
    """What an amount or a condition looks at."""
    if isinstance(amount, BoardCount):
        return looks_of_filter(amount.what)
    if isinstance(amount, Counted):
        return AT_POWER if amount.quantity == Q_POWER else NOTHING
    if isinstance(amount, Pair):
        return looks_of(amount.left) | looks_of(amount.right)
    return looks_of(amount.what) if isinstance(amount, Denied) else NOTHING


def looks_of_filter(what: Filter) -> int:
    found = NOTHING
    for term in what.terms:
        found |= looks_of_term(term)
    return found


def looks_of_term(term: Term) -> int:
    if isinstance(term, Flagged):
        return AT_TRIBES if term.flag >= FIRST_TRIBE else NOTHING
    if isinstance(term, Compared):
        return (AT_POWER if term.number == N_POWER else NOTHING) | looks_of(term.amount)
    if isinstance(term, Either):
        return looks_of_term(term.first) | looks_of_term(term.second)
    return NOTHING
