"""What a seat sees of Cauldron: zones and facts, read from its mask."""

from __future__ import annotations

from grimalkin.core.piles import kind_of
from grimalkin.core.view import Fact, Piece, Zone
from grimalkin.games.cauldron.state import SEATS, Brew


def zones(masked: Brew) -> list[Zone]:
    names = masked.herbs.names
    top = [Piece("bag.top", herb_name(masked, card)) for card in masked.bag.top]
    pot = [Piece("pot", names[kind]) for kind in sorted(masked.pot)]
    shown = [Zone("bag", None, len(masked.bag), top), Zone("pot", None, len(masked.pot), pot)]
    passing = masked.passing.cards
    shown.append(Zone("passing", None, len(passing), [herb(masked, "passing", card) for card in passing]))
    for seat in range(len(masked.hands)):
        name = f"hand.{SEATS[seat]}"
        held = masked.hands[seat].cards
        shown.append(Zone(f"hand.{SEATS[seat]}", seat, len(held), [herb(masked, name, card) for card in held]))
    return shown


def facts(masked: Brew) -> list[Fact]:
    return [Fact("round", min(masked.round + 1, masked.rounds), masked.rounds), Fact("fire", masked.fire)]


def seat_facts(masked: Brew, seat: int) -> list[Fact]:
    team = masked.teams[seat]
    return [Fact("points", masked.points[team]), Fact("purr", masked.can_purr[seat]), Fact("calm", masked.calm[team])]


def herb_name(masked: Brew, card: int) -> str | None:
    return masked.herbs.names[kind_of(card)] if card >= 0 else None


def herb(masked: Brew, zone: str, card: int) -> Piece:
    name = herb_name(masked, card)
    return Piece(f"{zone}.{name}" if name else zone, name)
