"""What the loader of card files refuses because nothing would carry it out, or because it would look at itself."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.amounts import Amount, Counted, Denied, Pair
from grimalkin.core.cards import THE, Part, Target
from grimalkin.core.fields import Given, Wrong
from grimalkin.games.friendomancy.kinds import (
    ACT,
    ACT_IN_DISCARD,
    AFTER_ATTACK,
    AGAINST,
    AT_YOU,
    AT_YOURS,
    ATTACKS,
    DURATIONS,
    FALLS,
    FIGHT_WON,
    FROM_THIS_PILE,
    HIT,
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
    NEXT_TURN,
    OF_CARD,
    OF_MAGIC,
    OF_NEXT,
    OF_SELF,
    PERCH,
    PLAY,
    PLAYED,
    Q_BEHIND,
    Q_HAND,
    Q_POWER,
    S_FRIEND,
    S_PLAYER,
    SACRIFICED,
    STATIC,
    STATIC_IN_HAND,
    T_HOST,
    T_MARKED_CARD,
    T_SELF,
    T_THAT_CARD,
    T_YOU,
    TRIGGERS,
    UNDER_START,
    WHILE_UNDER,
    YOURS,
)
from grimalkin.games.friendomancy.lines.board import Mark, OwnCards
from grimalkin.games.friendomancy.lines.board import Pair as TwoCards
from grimalkin.games.friendomancy.lines.draws import DrawLine, Peek, PutDrawn, Reorder, ToBottom
from grimalkin.games.friendomancy.lines.lasting import NotAttacked
from grimalkin.games.friendomancy.lines.under import TuckDiscarded, TuckTopOfDeck
from grimalkin.games.friendomancy.printed import Ability, Line
from grimalkin.games.friendomancy.script import CardLine, SeatLine
from grimalkin.games.friendomancy.values import F_YOURS, FIRST_TRIBE, N_POWER, BoardCount
from grimalkin.kit.filters import Compared, Either, Filter, Flagged, Term, narrowing

LASTING: Final = (STATIC, STATIC_IN_HAND, WHILE_UNDER, LOOT_STATIC)  # their lines are only read
ONLY_READ: Final = (L_REFILL, L_NO_TOLL, L_TOLL)
OF_FOES: Final = (PERCH, LOOT, LOOT_STATIC)
NOT_OF_FOES: Final = (PLAY, ACT, ACT_IN_DISCARD, STATIC_IN_HAND, WHILE_UNDER, UNDER_START)
OF_LOOT: Final = (LOOT, LOOT_STATIC)
# triggers whose brackets name cards; of the others some are the card's own
OF_CARDS: Final = (PLAYED, FALLS, SACRIFICED, ATTACKS, FIGHT_WON)
OF_ITSELF: Final = (AFTER_ATTACK, HIT, PERCH)
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
NOBODYS: Final = "a perched Foe is nobody's"
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
    check_trigger(found, given.place)
    check_lines(found)
    return found


def ability_of_foe(given: Given) -> Part:
    """An ability of a Foe, or its Loot."""
    found = Ability(given)
    if found.on in NOT_OF_FOES:
        raise Wrong(given.place, f"'{TRIGGERS[found.on]}' is not for Foes: nobody plays them")
    if found.on not in OF_LOOT:
        check_nobodys(found, given.place)
    check_trigger(found, given.place)
    check_lines(found)
    return found


def check_trigger(ability: Ability, place: str) -> None:
    """FR-RULING-124 Only what happens to cards has a pattern of cards."""
    if ability.on in OF_CARDS or (ability.about_self and ability.on in OF_ITSELF):
        return
    if ability.what is not None or ability.about_self:
        raise Wrong(f"{place}.what", f"'{TRIGGERS[ability.on]}' is about no card; leave it out")


# FR-RULING-126 of a Foe that is not Defeated nothing is yours


def check_nobodys(ability: Ability, place: str) -> None:
    """Nothing that a perched Foe says may be about "you". Where it names nobody who chooses, the active player does."""
    if ability.names_player and ability.who == YOURS:
        raise Wrong(f"{place}.who", f"it waits for you, and {NOBODYS}; write who = 'any'")
    if ability.on == ATTACKS and ability.at in (AT_YOU, AT_YOURS):
        raise Wrong(f"{place}.at", f"'{AGAINST[ability.at]}' is a player, and {NOBODYS}")
    if ability.what is not None and names_you_filter(ability.what):
        raise Wrong(f"{place}.what", f"'{ability.what.text}' is about a player, and {NOBODYS}")
    for line in ability.lines:
        said = of_a_player(line)
        if said:
            raise Wrong(line.place, f"{said}, and {NOBODYS}")


def of_a_player(line: Line[Any]) -> str:
    """What of a line is for a player, or nothing."""
    word = line.word
    seats = isinstance(line, (SeatLine, OwnCards)) or line.lasts in (L_REFILL, L_NO_TOLL)
    if word in OF_YOU or (seats and is_you(line.to)):
        return f"'{word}' is for a player"
    if line.lasts == L_COST and (line.variant == OF_NEXT or line.whose == YOURS):
        return f"'{word}' is about what a player plays"
    if isinstance(line, (TuckTopOfDeck, TuckDiscarded)):
        return f"what '{word}' takes is a player's"
    if line.until == NEXT_TURN:
        return f"'{DURATIONS[NEXT_TURN]}' is for a player"
    for amount in (line.amount, line.condition):
        if names_you(amount):
            return f"a sum or condition of '{word}' is about a player"
    for what in filters_of(line):
        if names_you_filter(what):
            return f"'{what.text}' is about a player"
    return ""


def filters_of(line: Line[Any]) -> list[Filter]:
    """Every set of cards that a line names; of own cards "yours" are those of whoever chooses."""
    meant = [] if isinstance(line, OwnCards) else cards_meant(line)
    found = [narrowing(to) for to in [*meant, line.to] if to is not None]
    return [what for what in [*found, line.by] if what is not None]


def cards_meant(line: Line[Any]) -> list[Target]:
    """The targets of a line that have to be cards."""
    found: list[Target] = []
    if isinstance(line, CardLine) and not isinstance(line, Mark) and line.to is not None:
        found.append(line.to)
    if isinstance(line, TwoCards):
        found.append(line.other)
    if isinstance(line, OwnCards):
        found.append(line.what)
    return found


def names_you(amount: Amount) -> bool:
    if isinstance(amount, BoardCount):
        return names_you_filter(amount.what)
    if isinstance(amount, Counted):
        return amount.quantity in (Q_BEHIND, Q_HAND)
    if isinstance(amount, Pair):
        return names_you(amount.left) or names_you(amount.right)
    return isinstance(amount, Denied) and names_you(amount.what)


def names_you_filter(what: Filter) -> bool:
    return any(names_you_term(term) for term in what.terms)


def names_you_term(term: Term) -> bool:
    if isinstance(term, Flagged):
        return term.flag == F_YOURS
    if isinstance(term, Compared):
        return names_you(term.amount)
    return isinstance(term, Either) and (names_you_term(term.first) or names_you_term(term.second))


def is_you(to: Target | None) -> bool:
    return to is None or (to.how == THE and to.among == T_YOU)


def check_lines(ability: Ability) -> None:
    before: Line[Any] | None = None
    for line in ability.lines:
        said = misplaced(line, ability.on, before) or wrong_target(line, ability.on) or too_early(line, ability.on)
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


def wrong_target(line: Line[Any], on: int) -> str:
    """A player where a card is meant, or a card where a player is."""
    for card in cards_meant(line):
        if not is_card(card):
            return f"'{card.text}' is a player, and '{line.word}' is for cards"
    to = line.to
    if to is None:
        return ""
    seats = isinstance(line, (SeatLine, OwnCards)) or line.lasts in (L_REFILL, L_NO_TOLL)
    if isinstance(line, NotAttacked) and on in LASTING:  # a card, or you
        return ""
    return f"'{to.text}' is a card, and '{line.word}' is for players" if seats and is_card(to) else ""


def is_card(to: Target) -> bool:
    return to.among in (T_SELF, T_HOST, T_THAT_CARD, T_MARKED_CARD) or S_FRIEND <= to.among < S_PLAYER


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
