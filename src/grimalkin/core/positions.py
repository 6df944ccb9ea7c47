"""Positions: a game in mid-play as plain data that a person can read and write.

A position names a *point* of the rulebook and says what lies on the table. What it does not say has its default. Each
game says which fields its positions have, how a state is made from them, and which steps wait at each point; anything
between two points is reached from the earlier one by choices and luck. Names of steps never appear.
"""

from __future__ import annotations

import re
from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import RUNS
from grimalkin.core.engine import advance
from grimalkin.core.errors import BadPosition, BadSetup, GrimalkinError
from grimalkin.core.fields import Field, Given, Inner, Many, Reading, Word, Wrong, is_removed, read_table
from grimalkin.core.frozen import origin_of
from grimalkin.core.game import Game
from grimalkin.core.piles import EVERYONE, SPECTATOR, Pile, card_of
from grimalkin.core.snapshot import fields, snapshot
from grimalkin.core.state import BOTTOM, OWN_PERSONS, State
from grimalkin.core.tomlread import Layer, within
from grimalkin.core.wording import spelled, unknown

START: Final = "start"  # the point at which every game begins: nothing else can be said of it
SEATS: Final = "ABCDEFG"
SPECTATOR_LETTER: Final = "S"
ALL: Final = "all"
MOST_CARDS: Final = 999  # of one pile
NAMES: Final[dict[Any, list[str]]] = {}  # by compiled class
CARD: Final = re.compile(r"(?:([1-9][0-9]{0,2}) )?(\S+)(?: seen (\S+))?(?: known (\S+))?")


# reading


def read_position(game: Game, settings: dict[str, str], decks: list[str], table: dict[str, Any], layer: Layer) -> State:
    """The state at a position, its steps waiting to be run. Every mistake is told; then nothing is made."""
    reading = Reading([layer])
    if game.vocabulary is not None:
        library = game.library(settings)
        reading.cards = library.names()
        reading.kinds = [card.kind for card in library.cards]
        reading.removed = library.removed()
    state = built(game, settings, decks, table, reading, layer.base)
    if reading.faults or state is None:
        raise BadPosition(reading.faults)
    return state


def built(
    game: Game, settings: dict[str, str], decks: list[str], table: dict[str, Any], reading: Reading, base: str
) -> State | None:
    points = [START, *game.positions.points()]
    if table and "at" not in table:
        reading.fault(base, f"'at' is missing; expected a point: {', '.join(points)}")
        return None
    at = table.get("at", START)
    if not isinstance(at, str):
        reading.fault(within(base, "at"), f"got {spelled(at)}; expected a point in quotes: {', '.join(points)}")
        return None
    if at not in points:
        reading.fault(within(base, "at"), unknown("point", at, points))
        return None
    try:
        game.check_seats(len(decks))
        if at != START:
            return state_at(game, game.full_settings(settings), decks, table, reading, base, points)
        for key in table:
            if key != "at":
                reading.fault(
                    within(base, key), "the start is what the rules make it; name another point, or leave this out"
                )
        return None if reading.faults else game.new(settings, decks)
    except Wrong as wrong:
        # its place is a path, not one key
        reading.fault(f"{base}.{wrong.place}" if base and wrong.place else base or wrong.place, wrong.what)
    except BadSetup as error:
        reading.fault(base, str(error))
    return None


def state_at(
    game: Game,
    settings: dict[str, str],
    decks: list[str],
    table: dict[str, Any],
    reading: Reading,
    base: str,
    points: list[str],
) -> State | None:
    known = [Word("at", "point", points), *stop_fields(game, len(decks)), *game.positions.fields(len(decks))]
    given = read_table(reading, base, table, known)
    if reading.faults:
        return None
    state = game.positions.build(game, settings, decks, given)
    game.adopt(state, origin_of(game, settings, len(decks)))
    take_stops(state, given, game)
    game.positions.enter(state, points[given.number("at")])
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
    stops = {SEATS[seat]: stops_of(game, state, seat) for seat in range(len(state.teams)) if state.stops[seat]}
    if stops:
        table["stops"] = stops
    table.update(game.positions.describe(state, False))
    return table


def stops_of(game: Game, state: State, seat: int) -> list[str]:
    """The windows that a seat wants to be opened."""
    return [game.windows[window] for window in range(len(game.windows)) if state.stops_at(seat, window)]


def point_of(game: Game, settings: dict[str, str], decks: list[str], state: State) -> str:
    """The point at which a waiting state stands, or an empty text: one from which its own position leads back to it.

    The start of a game is not looked for: every table knows whether it is still there.
    """
    return point_and_twin(game, settings, decks, state)[0]


def point_and_twin(game: Game, settings: dict[str, str], decks: list[str], state: State) -> tuple[str, State]:
    """The point at which a state stands, and the state that its position leads to; the state itself for no point."""
    if state.result is not None or state.answers:  # who has answered already is not part of a position
        return "", state
    for point in reversed(game.positions.points()):
        if not leads_back(game, state, point):
            continue
        try:
            made = read_position(game, settings, decks, write_position(game, state, point), Layer("position", ""))
            advance(made)
        except GrimalkinError:
            continue
        if same_state(made, state):
            return point, made
    return "", state


def leads_back(game: Game, state: State, point: str) -> bool:
    """Do the steps of a point lead to where this state is? A quick look, before it is written and read again."""
    twin = state.copy()
    twin.agenda = BOTTOM[:]
    game.positions.enter(twin, point)
    if twin.agenda[-1].shape() != RUNS:
        return same(twin.agenda, state.agenda)
    try:
        advance(twin)
    except GrimalkinError:
        return False
    return len(twin.agenda) == len(state.agenda) and same_state(twin, state)


def same_state(one: State, other: State) -> bool:
    """Is `sameness` of both the same? Faster than to write both down. Who plays which seat is the table's matter."""
    ledger = other.ledger
    persons = other.persons
    other.ledger = one.ledger
    other.persons = one.persons
    found = same(one, other)
    other.ledger = ledger
    other.persons = persons
    return found


def same(one: Any, other: Any) -> bool:
    """Are two states, or parts of them, the same as a snapshot sees them?"""
    if one is other:
        return True
    if isinstance(one, (int, str)) or one is None or type(one) is not type(other):
        return bool(one == other)
    if isinstance(one, (list, tuple)):
        if len(one) != len(other):
            return False
        if one == other:
            return True
        for i in range(len(one)):
            if one[i] is not other[i] and not same(one[i], other[i]):
                return False
        return True
    if isinstance(one, dict):
        return sorted(one) == sorted(other) and same([one[key] for key in one], [other[key] for key in one])
    if isinstance(getattr(one, "key", None), str):
        return bool(one.key == other.key)
    whole = not hasattr(one, "__mypyc_attrs__")  # interpreted: all fields are in its dictionary
    if whole and one.__dict__ == other.__dict__:
        return True
    names = names_of(one)
    if names != names_of(other):
        return False
    for name in names:
        mine = getattr(one, name)
        yours = getattr(other, name)
        if mine is not yours and not same(mine, yours):
            return False
    return True


def names_of(thing: Any) -> list[str]:
    """The fields of a thing; those of a compiled class are always the same."""
    if hasattr(thing, "__dict__"):
        return fields(thing)
    kind = type(thing)
    if kind not in NAMES:
        NAMES[kind] = fields(thing)
    return NAMES[kind]


def sameness(state: State) -> str:
    """All that a state is, but for how often somebody has learned something: that counts from wherever one begins."""
    twin = state.copy()
    twin.ledger = 0
    twin.persons = OWN_PERSONS
    return snapshot(twin)


# piles


@mypyc_attr(allow_interpreted_subclasses=True)
class PileField(Field):
    """Cards that lie together: `["nettle", "2 catnip", "moonwort seen AB"]`, or a table of `cards`, `top`, `bottom`.

    A card is as known as its pile makes it: the owner of a hand has seen it. `seen` names others who have, `known`
    those who know that such a card is among the hidden ones; S is whoever only watches, `all` everybody. Both `top`
    and `bottom` are written from above, as they will be drawn.
    """

    def __init__(self, name: str, seats: int, default: Any = None) -> None:
        super().__init__(name, default)
        self.seats = seats

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if isinstance(value, dict):
            for key in value:
                if key not in ("cards", "top", "bottom"):
                    raise Wrong(f"{place}.{key}", unknown("field", key, ["cards", "top", "bottom"]))
            lists = [self.cards(reading, f"{place}.{key}", value.get(key, [])) for key in ("cards", "top", "bottom")]
            return GivenPile(lists[0], lists[1], lists[2])
        return GivenPile(self.cards(reading, place, value), [], [])

    def write(self, names: list[str], value: Any) -> Any:
        assert isinstance(value, Pile)
        return pile_plain(value, names, self.seats)

    def cards(self, reading: Reading, place: str, value: Any) -> list[int]:
        if not isinstance(value, list):
            raise self.wrong(place, value)
        cards: list[int] = []
        for i in range(len(value)):
            cards.extend(self.card(reading, f"{place}[{i + 1}]", value[i]))
            if len(cards) > MOST_CARDS:
                raise Wrong(place, f"got more than {MOST_CARDS} cards; no pile has so many")
        return cards

    def card(self, reading: Reading, place: str, value: Any) -> list[int]:
        """Equal cards, written `2 nettle seen AB known C`."""
        match = CARD.fullmatch(" ".join(value.split())) if isinstance(value, str) else None
        if match is None:
            card = reading.cards[0] if reading.cards else "ID"
            raise Wrong(place, f"got {spelled(value)}; write a card, such as '{card}', '2 {card}' or '{card} seen B'")
        if match.group(2) not in reading.cards:
            raise Wrong(place, unknown("card", match.group(2), reading.cards))
        if match.group(2) in reading.removed:
            raise Wrong(place, is_removed(match.group(2)))
        kind = reading.cards.index(match.group(2))
        seen = self.bits(place, match.group(3) or "")
        return [card_of(kind, seen, self.bits(place, match.group(4) or ""))] * int(match.group(1) or "1")

    def bits(self, place: str, word: str) -> int:
        """A bit for each seat that a word names: `AB`, `all`."""
        if word == ALL:
            return EVERYONE
        letters = SEATS[: self.seats] + SPECTATOR_LETTER
        bits = 0
        for letter in word:
            if letter not in letters:
                raise Wrong(place, unknown("seat", letter, [*letters, ALL]))
            # seats that nobody has are as good as a spectator
            bits |= EVERYONE >> self.seats << self.seats if letter == SPECTATOR_LETTER else 1 << SEATS.index(letter)
        return bits

    def takes(self) -> str:
        return "a list of cards in quotes: 'ID', '2 ID', 'ID seen AB'"


class GivenPile:
    """Cards read from a position, with the bits that were written. `top` and `bottom` are in the order of drawing."""

    def __init__(self, cards: list[int], top: list[int], bottom: list[int]) -> None:
        self.cards = cards
        self.top = top
        self.bottom = bottom

    def into(self, pile: Pile) -> None:
        """Put the cards into an empty pile, which adds what everybody knows of its cards."""
        for card in self.cards:
            pile.put(card)
        for card in reversed(self.top):
            pile.put_on_top(card)
        for card in self.bottom:
            pile.put_at_bottom(card)


def letters_of(bits: int, public: int, seats: int) -> str:
    """The word for who has seen a card or knows of it, but for those who do by its pile; empty if nobody else does."""
    bits &= EVERYONE
    if not bits & ~public:
        return ""
    if bits == EVERYONE:
        return ALL
    letters = [SEATS[seat] for seat in range(seats) if (bits & ~public) >> seat & 1]
    return "".join(letters) + (SPECTATOR_LETTER if (bits & ~public) >> SPECTATOR & 1 else "")


def pile_plain(pile: Pile, names: list[str], seats: int) -> Any:
    """A pile as `PileField` reads it."""
    cards = cards_plain(pile.cards, pile, names, seats)
    if not pile.top and not pile.bottom:
        return cards
    table: dict[str, Any] = {}
    for key, part in (("cards", pile.cards), ("top", list(reversed(pile.top))), ("bottom", list(pile.bottom))):
        if part:
            table[key] = cards_plain(part, pile, names, seats)
    return table


def cards_plain(cards: list[int], pile: Pile, names: list[str], seats: int) -> list[str]:
    """Cards in words, equal neighbours counted."""
    words: list[str] = []
    counts: list[int] = []
    for card in cards:
        word = names[card >> 16]
        seen = letters_of(card, pile.seers, seats)
        known = letters_of(card >> 8, pile.knowers, seats)
        if seen:
            word += f" seen {seen}"
        if known:
            word += f" known {known}"
        if words and words[-1] == word:
            counts[-1] += 1
        else:
            words.append(word)
            counts.append(1)
    return [words[i] if counts[i] == 1 else f"{counts[i]} {words[i]}" for i in range(len(words))]
