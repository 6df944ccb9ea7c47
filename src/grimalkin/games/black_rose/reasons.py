"""Why something cannot be chosen now, for people: `why-ID` in text/*.ftl says each reason."""

from __future__ import annotations

from typing import Final

from grimalkin.core.engine import waiting_ask
from grimalkin.core.view import Because
from grimalkin.games.black_rose.state import Lodge

# every id, with the kinds of its arguments
REASONS: Final[dict[str, list[str]]] = {
    "token-used": [],
    "two-spells": [],
    "no-spell": [],
    "leave-cell": [],
    "must-act": [],
    "familiar-away": [],
    "not-fulfilled": [],
    "not-set-off": [],
    "does-not-guard": [],
    "too-few": [],
    "slot-order": [],
    "out-of-range": [],
    "in-cell": [],
    "own-side": [],
    "held-back": [],
    "whole-way": [],
    "by-event": [],
    "free-slot": [],
    "no-cards": [],
    "not-in-set": [],
    "list-gone": [],
    "mage-taken": [],
    "not-asked": [],
    "not-fitting": [],
}

PLAIN: Final[dict[str, str]] = {
    "BR-PHYS-01": "token-used",
    "BR-ACT-03": "two-spells",
    "BR-ACT-04": "no-spell",
    "BR-ACT-05": "no-spell",
    "BR-ACT-11": "leave-cell",
    "BR-ACT-02": "must-act",
    "BR-FAMGUARD-11": "familiar-away",
    "BR-QUEST-02": "not-fulfilled",
    "BR-REACT-02": "not-set-off",
    "BR-REACT-03": "does-not-guard",
    "BR-PREP-01": "too-few",
    "BR-PREP-03": "slot-order",
    "BR-SPELL-05": "out-of-range",
    "BR-SPELL-06": "out-of-range",
    "BR-SPELL-08": "out-of-range",
    "BR-DEC-13": "out-of-range",
    "BR-DEC-14": "out-of-range",
    "BR-CELL-03": "in-cell",
    "BR-RULING-66": "no-spell",
    "BR-PREP-02": "slot-order",
    "BR-EVO-12": "not-set-off",
    "BR-DMG-02": "own-side",
    "BR-MOVE-06": "whole-way",
    "BR-MOVE-09": "held-back",
    "BR-PHYS-06": "held-back",
    "BR-EVENT-03": "by-event",
    "BR-FAMDMG-03": "free-slot",
    "BR-STUDY-06": "no-cards",
    "BR-SETUP-15": "list-gone",
    "BR-SETUP-21": "mage-taken",
    "BR-SETUP-22": "not-in-set",
}


def because(game: Lodge, seat: int, act: int, rule: str) -> Because:
    """What is missing for an act that this rule forbids."""
    return Because(PLAIN.get(rule, "not-fitting"))


def aside(game: Lodge, seat: int, piece: str) -> tuple[str, Because] | None:
    """Why a piece has no part in the present question."""
    ask = waiting_ask(game)
    return (ask.rule, Because("not-asked")) if ask is not None else None
