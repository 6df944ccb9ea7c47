"""Positions: a game in mid-play as plain data that a person can read and write.

A position names a *point* of the rulebook and says what lies on the table. What it does not say has its default. Each
game says which fields its positions have, how a state is made from them, and which steps wait at each point; anything
between two points is reached from the earlier one by choices and luck. Names of steps never appear.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.engine import advance
from grimalkin.core.errors import BadPosition, BadSetup, GrimalkinError
from grimalkin.core.fields import Field, Given, Inner, Layer, Many, Reading, Word, Wrong, read_table, spelled, unknown
from grimalkin.core.piles import EVERYONE, Pile, card_of
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import State

if TYPE_CHECKING:
    from grimalkin.core.game import Game

START: Final = "start"  # the point at which every game begins: nothing else can be said of it
SEATS: Final = "ABCDEFG"
SPECTATOR_LETTER: Final = "S"
ALL: Final = "all"
CARD: Final = re.compile(r"^(?:(\d{1,3}) )?([a-z][a-z0-9_]*)(?: seen ([A-GS]+|all))?(?: known ([A-GS]+|all))?$")


@mypyc_attr(allow_interpreted_subclasses=True)
class Positions:
    """How the positions of one game are written. This one is for games that have only their start."""

    def points(self) -> list[str]:
        """The points of the rulebook that a position can stand at, in the order of play."""
        return []

    def fields(self, seats: int) -> list[Field]:
        """What a position can say, besides `at` and `stops`."""
        return []

    def build(self, game: Game, settings: dict[str, str], decks: list[str], given: Given) -> State:
        """The state that a position describes, with an empty agenda. `Wrong` if there can be no such state."""
        raise NotImplementedError

    def enter(self, state: State, point: str) -> None:
        """Put the steps that wait at a point on the agenda."""
        raise NotImplementedError

    def describe(self, state: State, full: bool) -> dict[str, Any]:
        """What the fields say of a state. Without `full` what a reader would fill in by itself is left out."""
        return {}


# reading


def read_position(game: Game, settings: dict[str, str], decks: list[str], table: dict[str, Any], layer: Layer) -> State:
    """The state at a position, run on to its first wait. Every mistake is told; then nothing is made."""
    reading = Reading([layer])
    if game.vocabulary is not None:
        reading.cards = list(game.library(settings).by_key)
    state = built(game, settings, decks, table, reading, layer.base)
    if reading.faults or state is None:
        raise BadPosition(reading.faults)
    return state


def built(
    game: Game, settings: dict[str, str], decks: list[str], table: dict[str, Any], reading: Reading, base: str
) -> State | None:
    points = [START, *game.positions.points()]
    at = table.get("at", START)
    if at not in points:
        word = at if isinstance(at, str) else spelled(at)
        reading.fault(f"{base}.at" if base else "at", unknown("point", word, points))
        return None
    if at == START:
        read_table(reading, base, table, [Word("at", "point", [START], 0)])
        return None if reading.faults else game.new(settings, decks)
    game.check_seats(len(decks))
    fields = [Word("at", "point", points), *stop_fields(game, len(decks)), *game.positions.fields(len(decks))]
    given = read_table(reading, base, table, fields)
    if reading.faults:
        return None
    try:
        state = game.positions.build(game, game.full_settings(settings), decks, given)
        take_stops(state, given, game)
        game.positions.enter(state, at)
    except Wrong as wrong:
        reading.fault(f"{base}.{wrong.place}" if base else wrong.place, wrong.what)
        return None
    except BadSetup as error:
        reading.fault(base, str(error))
        return None
    return state


def stop_fields(game: Game, seats: int) -> list[Field]:
    if not game.windows:
        return []
    each = [Many(SEATS[seat], Word("window", "window", game.windows), []) for seat in range(seats)]
    return [Inner("stops", list(each), None)]


def take_stops(state: State, given: Given, game: Game) -> None:
    if not game.windows or given.of("stops") is None:
        return
    stops = list(state.stops)
    inner = given.inner("stops")
    for seat in range(len(state.teams)):
        for window in inner.numbers(SEATS[seat]):
            stops[seat] |= 1 << window
    state.stops = tuple(stops)


def start_state(game: Game, settings: dict[str, str], decks: list[str], position: dict[str, Any]) -> State:
    """Where a table begins: at the start of the game, or at a position."""
    if not position:
        return game.new(settings, decks)
    return read_position(game, settings, decks, position, Layer("position", ""))


# writing


def write_position(game: Game, state: State, point: str) -> dict[str, Any]:
    """A position as plain data: what `read_position` makes the same state of."""
    if point == START:
        return {}
    table: dict[str, Any] = {"at": point}
    stops = {
        SEATS[seat]: [game.windows[window] for window in range(len(game.windows)) if state.stops_at(seat, window)]
        for seat in range(len(state.teams))
        if state.stops[seat]
    }
    if stops:
        table["stops"] = stops
    table.update(game.positions.describe(state, False))
    return table


def point_of(game: Game, settings: dict[str, str], decks: list[str], state: State) -> str:
    """The point at which a waiting state stands, or an empty text: one from which its own position leads back to it."""
    wanted = sameness(state)
    for point in [*reversed(game.positions.points()), START]:
        table = write_position(game, state, point)
        try:
            made = read_position(game, settings, decks, table, Layer("", ""))
            advance(made)
        except GrimalkinError:
            continue
        if sameness(made) == wanted:
            return point
    return ""


def sameness(state: State) -> str:
    """All that a state is, but for how often somebody has learned something: that counts from wherever one begins."""
    twin = state.copy()
    twin.ledger = 0
    return snapshot(twin)


# piles


class PileField(Field):
    """Cards that lie together: `["nettle", "2 catnip", "moonwort seen AB"]`, or a table of `cards`, `top`, `bottom`.

    A card is as known as its pile makes it: the owner of a hand has seen it. `seen` names others who have, `known`
    those who know that such a card is among the hidden ones; S is a spectator, `all` everybody.
    """

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if isinstance(value, dict):
            for key in value:
                if key not in ("cards", "top", "bottom"):
                    raise Wrong(f"{place}.{key}", unknown("field", key, ["cards", "top", "bottom"]))
            lists = [self.cards(reading, f"{place}.{key}", value.get(key, [])) for key in ("cards", "top", "bottom")]
            return GivenPile(lists[0], lists[1], lists[2])
        return GivenPile(self.cards(reading, place, value), [], [])

    def cards(self, reading: Reading, place: str, value: Any) -> list[int]:
        if not isinstance(value, list):
            raise self.wrong(place, value)
        cards: list[int] = []
        for i in range(len(value)):
            here = f"{place}[{i + 1}]"
            match = CARD.match(value[i]) if isinstance(value[i], str) else None
            if match is None:
                raise Wrong(
                    here, f"{spelled(value[i])} came; write a card, such as 'nettle', '2 nettle', 'nettle seen B'"
                )
            if match.group(2) not in reading.cards:
                raise Wrong(here, unknown("card", match.group(2), reading.cards))
            kind = reading.cards.index(match.group(2))
            card = card_of(kind, bits_of(match.group(3)), bits_of(match.group(4)))
            cards.extend([card] * int(match.group(1) or "1"))
            if len(cards) > 1000:
                raise Wrong(place, "more than 1000 cards came; no pile has so many")
        return cards

    def takes(self) -> str:
        return "a list of cards in quotes: 'ID', '2 ID', 'ID seen AB'"


class GivenPile:
    """Cards read from a position, with the bits that were written."""

    def __init__(self, cards: list[int], top: list[int], bottom: list[int]) -> None:
        self.cards = cards
        self.top = top
        self.bottom = bottom

    def kinds(self) -> list[int]:
        return [card >> 16 for card in self.cards + self.top + self.bottom]

    def into(self, pile: Pile) -> None:
        """Put the cards into an empty pile, which adds what everybody knows of its cards."""
        for card in self.cards:
            pile.put(card)
        for card in self.top:
            pile.put_on_top(card)
        for card in self.bottom:
            pile.put_at_bottom(card)


def given_pile(given: Given, name: str) -> GivenPile:
    found = given.of(name)
    return found if isinstance(found, GivenPile) else GivenPile([], [], [])


def bits_of(seats: str | None) -> int:
    if seats is None:
        return 0
    if seats == ALL:
        return EVERYONE
    bits = 0
    for letter in seats:
        bits |= 1 << (7 if letter == SPECTATOR_LETTER else SEATS.index(letter))
    return bits


def letters_of(bits: int) -> str:
    if bits == EVERYONE:
        return ALL
    letters = [SEATS[seat] for seat in range(7) if bits >> seat & 1]
    return "".join(letters) + (SPECTATOR_LETTER if bits >> 7 & 1 else "")


def pile_plain(pile: Pile, names: list[str]) -> Any:
    """A pile as `PileField` reads it."""
    cards = cards_plain(pile.cards, pile, names)
    if not pile.top and not pile.bottom:
        return cards
    table: dict[str, Any] = {}
    for key, part in (("cards", pile.cards), ("top", list(pile.top)), ("bottom", list(pile.bottom))):
        if part:
            table[key] = cards_plain(part, pile, names)
    return table


def cards_plain(cards: list[int], pile: Pile, names: list[str]) -> list[str]:
    """Cards in words, equal neighbours counted."""
    words: list[str] = []
    counts: list[int] = []
    for card in cards:
        word = names[card >> 16]
        seen = card & 0xFF & ~pile.seers
        known = card >> 8 & 0xFF & ~pile.knowers
        if seen:
            word += f" seen {letters_of(seen)}"
        if known:
            word += f" known {letters_of(known)}"
        if words and words[-1] == word:
            counts[-1] += 1
        else:
            words.append(word)
            counts.append(1)
    return [words[i] if counts[i] == 1 else f"{counts[i]} {words[i]}" for i in range(len(words))]
