"""Cards that nobody would print: any verb with anything that its fields take, on every kind of card.

Most are right and many mean little. What the loader refuses is left out, so each of them can come to a table.
"""

from __future__ import annotations

import re
from typing import Any

from grimalkin.core.cards import EACH, ONE, THE, HowLong, Sum, VerbWord, Whom
from grimalkin.core.errors import BadCards
from grimalkin.core.fields import REQUIRED, Field, Flag, Many, Number, Word
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck
from grimalkin.core.tomltext import value_text
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.kinds import (
    AGAINST,
    DRAWN_FROM,
    DURATIONS,
    FIXED,
    SACRIFICES,
    SETS,
    TRIBES,
    TRIGGERS,
    TYPES,
    WHOSE,
)
from grimalkin.games.friendomancy.verbs import ANY_NUMBER, TUCKED, VERBS, TuckWhat, WordOr
from grimalkin.kit.filters import Those, WhomOf

SUMS = [
    *["count(friend[yours])", "2 * count(card)", "hand", "behind", "under", "under_of(slime)", "power", "rolled"],
    *["drew_here", "perched(turn)", "played(card)", "discarded", "was(cat)", "on_board", "types(card[yours])"],
    *["min(hand, 2)", "count(friend[theirs])", "count(foe)"],
]
CONDITIONS = [*SUMS[:12], "hand > 0", "not behind", "power < 3", "count(friend[yours, other]) > 0", "perched(friend)"]
FILTERS = ["friend", "friend[yours]", "friend[other]", "friend[theirs]", "friend[slime or cat]", "foe", "card"]
PRINTED = ["friend", "card", "card[cost<=1]", "magic", "foe", "friend[slime]"]
BEINGS = ("friend", "foe")


def one_of(found: list[Any], luck: Luck) -> Any:
    return found[luck.below(len(found))]


def value_of(field: Field, luck: Luck) -> Any:
    """Something that a field may take."""
    if isinstance(field, Sum):
        return luck.below(4) - 1 if luck.below(3) else one_of(SUMS, luck)
    if isinstance(field, TuckWhat):
        return one_of([*TUCKED, one_of(FILTERS, luck), ANY_NUMBER + one_of(FILTERS, luck)], luck)
    if isinstance(field, WordOr):
        return one_of([*field.words, one_of(PRINTED, luck)], luck)
    if isinstance(field, Those):
        return one_of(PRINTED, luck)
    if isinstance(field, Whom):
        return target_of(field, luck)
    if isinstance(field, HowLong):
        return one_of(DURATIONS, luck)
    if isinstance(field, Number):
        return field.low + luck.below(min(3, field.high - field.low + 1))
    if isinstance(field, Flag):
        return True
    if isinstance(field, Many):
        return [value_of(field.each, luck)]
    if isinstance(field, Word):
        return one_of(field.words, luck)
    return one_of(CONDITIONS, luck)


def target_of(field: Whom, luck: Luck) -> str:
    how = one_of([how for how in field.hows if how in (THE, ONE, EACH)], luck)
    if how == THE:
        return str(one_of(FIXED, luck))
    among = one_of(SETS, luck) if luck.below(2) or not isinstance(field, WhomOf) else one_of(FILTERS, luck)
    return f"each {among}" if how == EACH else str(among)


def line_of(verb: VerbWord, luck: Luck) -> str:
    first, *rest = verb.fields
    found = {first.name: value_of(first, luck)}
    for field in rest:
        few = 5 if field.name in ("if", "done", "may") else 2
        if field.default is REQUIRED or luck.below(few) == 0:
            found[field.name] = value_of(field, luck)
    return "{ " + ", ".join(f"{name} = {value_text(value)}" for name, value in found.items()) + " }"


def ability_of(card: str, trigger: str, verb: VerbWord, luck: Luck) -> list[str]:
    """One ability whose first line has this verb."""
    lines = [line_of(verb, luck)]
    while luck.below(2) and len(lines) < 3:
        lines.append(line_of(one_of(VERBS, luck), luck))
    found = [f"[[{card}.ability]]", f'on = "{trigger}"', f"do = [{', '.join(lines)}]"]
    for name, words in (("who", WHOSE), ("from", DRAWN_FROM), ("at", AGAINST), ("sacrifice", SACRIFICES)):
        if luck.below(3) == 0:
            found.append(f'{name} = "{one_of(words, luck)}"')
    if luck.below(3) == 0:
        found.append(f'what = "{one_of(["self", *FILTERS], luck)}"')
    if luck.below(4) == 0:
        found.append("first = true")
    return found


def card_of(key: str, kind: str, trigger: str, verb: VerbWord, luck: Luck) -> str:
    lines = [f"[{key}]", f'name = "{key}"', f'kind = "{kind}"', 'text = "Odd."', f"cost = {luck.below(2)}"]
    if kind in BEINGS:
        lines += [f"power = {luck.below(4)}", f"tribes = ['{one_of(TRIBES, luck)}']"]
    lines += ability_of(key, trigger, verb, luck)
    if luck.below(3) == 0:
        lines += ability_of(key, one_of(TRIGGERS, luck), one_of(VERBS, luck), luck)
    return "\n".join(lines) + "\n"


def game_with(seed: int, luck: Luck, most: int = 40) -> tuple[Game, list[str]]:
    """The game with new cards that the loader takes: every verb with each kind and trigger in its turn."""
    cards: dict[str, str] = {}
    for n in range(8 * most):
        verb = VERBS[(seed * 8 * most + n) % len(VERBS)]
        key = f"odd_{n}"
        cards[key] = card_of(key, one_of(TYPES, luck), one_of(TRIGGERS, luck), verb, luck)
    while True:
        text = 'base = "spec"\n' + "\n".join(list(cards.values())[:most])
        try:
            return GAME.with_own("odd", "odd.toml", text), list(cards)[:most]
        except BadCards as error:
            refused = {re.split(r"[.\[]", fault.place)[0] for fault in error.faults} & cards.keys()
            if not refused:
                raise
            cards = {key: card for key, card in cards.items() if key not in refused}
