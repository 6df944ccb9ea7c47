"""Decks as every game knows them: those that come with it, what they must have, and room in one for another card."""

from __future__ import annotations

from collections.abc import Callable

from grimalkin.core.luck import Luck


class ReadyDeck:
    """A deck that comes with a game: what a seat writes to bring it, its name, how it wants to be played, its cards.

    `settings` are those with which it can be brought, where the game's `deck_settings` do not do.
    """

    def __init__(
        self, text: str, name: str, plan: str, cards: list[str], settings: dict[str, str] | None = None
    ) -> None:
        self.text = text
        self.name = name
        self.plan = plan
        self.cards = cards
        self.settings: dict[str, str] = settings or {}


class DeckQuota:
    """How many cards a deck has by a rule: from `low` to `high` of a kind, of a printed cost, of all; with `copies`, of
    any one card."""

    def __init__(self, rule: str, low: int, high: int, kind: str = "", cost: int = -1, copies: bool = False) -> None:
        self.rule = rule
        self.low = low
        self.high = high
        self.kind = kind  # empty: of any
        self.cost = cost  # -1: any
        self.copies = copies


def most_copies(quotas: list[DeckQuota]) -> int:
    """How often a deck may have any one card; once where nobody says."""
    for quota in quotas:
        if quota.copies:
            return quota.high
    return 1


def deck_with(
    cards: list[str],
    card: str,
    most: int,
    kept: list[str],
    kinds: dict[str, str],
    luck: Luck,
    fault: Callable[[dict[str, str], str], str],
    settings: dict[str, str],
) -> list[str]:
    """A deck with a card in the place of others until it is there so often; `fault` says what no deck may be.

    By luck, cards of its own kind make room before others do, and those in `kept` never.
    """
    found = cards
    stuck: list[str] = []  # cards that cannot make room
    for place in places_for(cards, card, kinds, luck):
        if found.count(card) >= most:
            break
        if found[place] in kept or found[place] in stuck:
            continue
        tried = [*found[:place], card, *found[place + 1 :]]
        if fault(settings, " ".join(tried)):
            stuck.append(found[place])
        else:
            found = tried
    return found


def places_for(cards: list[str], card: str, kinds: dict[str, str], luck: Luck) -> list[int]:
    """The places of a deck in which a card might lie: first those of its own kind, then the others."""
    places = [place for place in range(len(cards)) if cards[place] != card]
    luck.shuffle(places)
    kind = kinds.get(card, "")
    alike = [place for place in places if kinds.get(cards[place], "") == kind]
    return alike + [place for place in places if place not in alike]
