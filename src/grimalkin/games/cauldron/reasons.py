"""Why something cannot be chosen now, for people: `why-ID` in text/*.ftl says each reason."""

from __future__ import annotations

from typing import Final

from grimalkin.core.engine import waiting_ask
from grimalkin.core.events import CARD, SEAT
from grimalkin.core.view import Because
from grimalkin.games.cauldron.state import SEATS, STING, USE, Brew

# every id, with the kinds of its arguments
REASONS: Final[dict[str, list[str]]] = {
    "last-herb": [],
    "not-oneself": [],
    "not-held": [CARD],
    "own-side": [SEAT],
    "calm": [SEAT],
    "purred": [],
    "waits-throw": [CARD],
}

PLAIN: Final[dict[str, str]] = {
    "CA-STIR-02": "last-herb",
    "CA-STIR-03": "not-oneself",
    "CA-PURR-01": "purred",
}


def because(game: Brew, seat: int, act: int, rule: str) -> Because | None:
    """What is missing for an act that this rule forbids."""
    if rule in PLAIN:
        return Because(PLAIN[rule])
    if rule == "CA-FIRE-02":
        return Because("not-held", [(CARD, game.herbs.all[USE.one(act)].key)])
    if rule == "CA-HERB-02":
        return Because("own-side", [(SEAT, SEATS[STING.one(act)])])
    return Because("calm", [(SEAT, SEATS[STING.one(act)])]) if rule == "CA-PURR-02" else None


def aside(game: Brew, seat: int, piece: str) -> tuple[str, Because] | None:
    """When a herb of the seat's own has its part, if the present question is not about it."""
    zone, _, herb = piece.rpartition(".")
    ask = waiting_ask(game)
    if ask is None or zone != f"hand.{SEATS[seat]}":
        return None
    return "CA-THROW-01", Because("waits-throw", [(CARD, herb)])
