"""Positions by declaration: what is declared once is read, written, counted and refused."""

from __future__ import annotations

import doctest
from typing import Any, ClassVar, Final

import pytest

from grimalkin.core.codes import Codes
from grimalkin.core.errors import Fault
from grimalkin.core.events import EventTypes
from grimalkin.core.fields import CardId, Flag, Given, Number, Reading, Word, Wrong, read_table
from grimalkin.core.game import Game
from grimalkin.core.piles import EVERYONE, NOBODY, Pile, pile
from grimalkin.core.state import State
from grimalkin.core.tomlread import Layer
from grimalkin.kit import positions
from grimalkin.kit.positions import (
    NONE,
    Bit,
    Bits,
    CardOrNone,
    Cards,
    Entry,
    InPile,
    Layout,
    Ledger,
    OnePer,
    Rest,
    Rows,
    Table,
    WordFor,
    WordOrNone,
)

NAMES: Final = ["owl", "fox", "key", "lamp", "fog", "rain"]
KINDS: Final = ["beast", "beast", "tool", "tool", "sky", "sky"]
COPIES: Final = [1, 1, 3, 3, 2, 1]
MOODS: Final = ["calm", "wild"]
SKY: Final = [4, 5]


class Beast:
    """A beast on the table: it never leaves, and may ride on another."""

    def __init__(self, kind: int, seat: int) -> None:
        self.kind = kind
        self.seat = seat
        self.hp = 5
        self.most = 5
        self.moods = 0
        self.tool = NONE
        self.rides = NONE
        self.flags = 0


class Side:
    """What a seat has besides beasts."""

    def __init__(self) -> None:
        self.points = 0
        self.bag = pile([], 0, NOBODY, EVERYONE)
        self.spent: tuple[int, ...] = ()


class Glade(State):
    """A made-up game: beasts that hold tools, and a deck of weather."""

    id: ClassVar[str] = "glade"

    def __init__(self) -> None:
        super().__init__([0, 1])
        self.day = 0
        self.wind = NONE
        self.wins = [0, 0]
        self.beasts: list[Beast] = []
        self.sides = [Side(), Side()]
        self.weather: Pile = pile([], 1, NOBODY, EVERYONE)
        self.songs: tuple[tuple[int, int], ...] = ()

    def card_names(self) -> list[str]:
        return NAMES


class BeastRows(Rows[Glade]):
    def numbers(self, state: Glade, at: int) -> list[int]:
        return [i for i in range(len(state.beasts)) if state.beasts[i].seat == at]

    def make(self, state: Glade, at: int, given: Given, place: str) -> int:
        state.beasts.append(Beast(given.number("beast"), at))
        return len(state.beasts) - 1


class BeastCard(Entry[Glade]):
    def lay(self, state: Glade, at: int, place: str, ledger: Ledger) -> None:
        ledger.lay(place, state.beasts[at].kind)


class Tool(Entry[Glade]):
    def lay(self, state: Glade, at: int, place: str, ledger: Ledger) -> None:
        if state.beasts[at].tool != NONE:
            ledger.lay(place, state.beasts[at].tool)


class Rides(Entry[Glade]):
    """The beast it rides on, named by its card, whoever's that is."""

    def get(self, state: Glade, at: int) -> Any:
        on = state.beasts[at].rides
        return state.beasts[on].kind if on != NONE else NONE

    def set(self, state: Glade, at: int, value: Any, place: str) -> None:
        if value != NONE:
            found = [i for i in range(len(state.beasts)) if state.beasts[i].kind == value]
            if not found:
                raise Wrong(place, f"'{NAMES[value]}' is not on the table")
            state.beasts[at].rides = found[0]


class Songs(Rows[Glade]):
    """Pieces that never change: made as a whole."""

    whole: ClassVar[bool] = True

    def make(self, state: Glade, at: int, given: Given, place: str) -> int:
        state.songs = (*state.songs, (given.number("mood"), given.number("verses")))
        return len(state.songs) - 1


class SongPart(Entry[Glade]):
    def get(self, state: Glade, at: int) -> Any:
        return state.songs[at][0 if self.name == "mood" else 1]


class Weather(Rest[Glade]):
    def kinds(self, state: Glade) -> list[int]:
        return SKY


class GladePositions(Layout[Glade]):
    pieces: ClassVar[str] = "sides"

    def points(self) -> list[str]:
        return ["dawn", "dusk"]

    def top(self, seats: int) -> list[Entry[Glade]]:
        song: list[Entry[Glade]] = [SongPart(Word("mood", "mood", MOODS)), SongPart(Number("verses", 1, 9, 1))]
        return [
            Entry(Number("day", 0, 9, 0), always=True),
            Entry(WordOrNone("wind", "side", ["left", "right"], "still")),
            Entry(OnePer("wins", "seat", Number("wins", 0, 9))),
            Songs("songs", "song", "songs", song),
            Table("decks", [Weather("weather", seats)]),
        ]

    def side(self, seats: int) -> list[Entry[Glade]]:
        beast: list[Entry[Glade]] = [
            BeastCard(CardId("beast", kinds=["beast"]), "kind", made=True),
            Entry(Number("hp", 0, 99, None), otherwise="most"),
            Entry(Number("most", 0, 99), said=False),
            Entry(Bits("moods", "mood", MOODS)),
            Tool(CardOrNone("tool", "none", ["tool"])),
            Rides(CardOrNone("rides", "none", ["beast"]), late=True),
            Table("marks", [Bit(Flag("hidden", False), "flags", 1), Bit(Flag("awake", False), "flags", 2)]),
        ]
        return [
            BeastRows("beasts", "beast", "beasts", beast),
            Entry(Number("points", 0, 99, 0)),
            InPile("bag", seats),
            Cards("spent", ["tool", "sky"]),
        ]

    def empty(self, game: Game, settings: dict[str, str], decks: list[str]) -> Glade:
        return Glade()

    def ledger(self, state: Glade) -> Ledger:
        return Ledger(NAMES, COPIES)

    def settle(self, state: Glade, settings: dict[str, str], given: Given, point: str, ledger: Ledger) -> None:
        if point == "dusk" and not state.day:
            raise Wrong("day", "at 'dusk' a day has begun")

    def check(self, state: Glade, point: str) -> None:
        if len(state.weather) > 3:
            raise Wrong("decks.weather", "too much of it")


POSITIONS: Final = GladePositions()
GAME: Final = Game(Codes(), EventTypes(), [], [])


def told(table: dict[str, Any]) -> list[Fault]:
    """What is wrong with the fields of a position."""
    return reading_of(table)[0].faults


def reading_of(table: dict[str, Any]) -> tuple[Reading, Given]:
    reading = Reading([Layer("glade", "")])
    reading.cards = NAMES
    reading.kinds = KINDS
    points = Word("at", "point", ["start", *POSITIONS.points()], 1)
    return reading, read_table(reading, "", table, [points, *POSITIONS.fields(2)])


def read(table: dict[str, Any]) -> Glade:
    reading, given = reading_of(table)
    assert not reading.faults
    state = POSITIONS.build(GAME, {}, ["", ""], given)
    assert isinstance(state, Glade)
    return state


def refused(table: dict[str, Any]) -> str:
    with pytest.raises(Wrong) as error:
        read(table)
    return f"{error.value.place}: {error.value.what}"


WHOLE: Final[dict[str, Any]] = {
    "day": 3,
    "wind": "right",
    "wins": [1, 0],
    "songs": [{"mood": "wild", "verses": 4}, {"mood": "calm"}],
    "decks": {"weather": {"cards": ["fog"], "top": ["rain"]}},
    "A": {
        "beasts": [
            {"beast": "owl", "hp": 2, "moods": ["wild"], "tool": "key", "rides": "fox", "marks": {"awake": True}}
        ],
        "points": 7,
        "bag": ["2 lamp"],
        "spent": ["key", "fog"],
    },
    "B": {"beasts": [{"beast": "fox"}]},
}


def test_the_page_of_the_part_runs() -> None:
    test = doctest.DocTestParser().get_doctest(positions.__doc__ or "", {}, "positions", "positions.py", 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


def test_what_is_read_is_written_again() -> None:
    state = read(WHOLE)
    owl, fox = state.beasts
    assert (state.day, state.wind, state.wins, state.songs) == (3, 1, [1, 0], ((1, 4), (0, 1)))
    assert (owl.hp, owl.moods, owl.tool, owl.rides, owl.flags) == (2, 0b10, 2, 1, 2)
    assert (fox.hp, fox.seat, fox.rides, fox.flags) == (5, 1, NONE, 0)
    assert (state.sides[0].points, state.sides[0].spent, len(state.sides[0].bag)) == (7, (2, 4), 2)
    assert POSITIONS.describe(state, False) == WHOLE
    assert list(POSITIONS.describe(state, False)) == list(WHOLE)


def test_what_is_left_out_has_its_default() -> None:
    state = read({})
    assert (state.day, state.wind, state.wins, state.beasts, state.songs) == (0, NONE, [0, 0], [], ())
    assert len(state.weather) == 3
    assert POSITIONS.describe(state, False) == {"day": 0}
    nothing = {"beasts": [], "points": 0, "bag": [], "spent": []}
    assert POSITIONS.describe(state, True) == {
        "day": 0,
        "wind": "still",
        "wins": [0, 0],
        "songs": [],
        "decks": {"weather": ["2 fog", "rain"]},
        "A": nothing,
        "B": nothing,
    }


def test_a_full_description_says_everything_of_a_piece() -> None:
    whole = POSITIONS.describe(read({"B": {"beasts": [{"beast": "fox"}]}}), True)
    assert whole["B"]["beasts"] == [
        {
            "beast": "fox",
            "hp": 5,
            "most": 5,
            "moods": [],
            "tool": "none",
            "rides": "none",
            "marks": {"hidden": False, "awake": False},
        }
    ]


def test_states_share_nothing_with_the_declarations() -> None:
    one, other = read({}), read({})
    one.wins[0] = 5
    assert (other.wins, read({}).wins) == ([0, 0], [0, 0])


def test_a_pile_without_a_word_has_the_rest_and_only_that_is_not_written() -> None:
    state = read({"A": {"spent": ["fog"]}})
    assert POSITIONS.describe(state, True)["decks"] == {"weather": ["fog", "rain"]}
    assert "decks" not in POSITIONS.describe(state, False)
    state = read({"decks": {"weather": ["rain"]}})
    assert POSITIONS.describe(state, False)["decks"] == {"weather": ["rain"]}


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (
            {"A": {"beasts": [{"beast": "owl"}]}, "B": {"beasts": [{"beast": "fox"}, {"beast": "owl"}]}},
            "B.beasts[2].beast: 'owl' lies here and at A.beasts[1].beast; there is one of it",
        ),
        (
            {"A": {"spent": ["fog", "rain"]}, "decks": {"weather": ["rain"]}},
            "decks.weather: 'rain' lies here and at A.spent[2]; there is one of it",
        ),
        (
            {"A": {"bag": ["2 key"], "beasts": [{"beast": "owl", "tool": "key"}]}, "B": {"spent": ["lamp", "key"]}},
            ": 4 key lie in A.beasts, A.bag and B.spent; there are 3",
        ),
        ({"A": {"bag": ["4 lamp"]}}, ": 4 lamp lie in A.bag; there are 3"),
        ({"decks": {"weather": ["key"]}}, "decks.weather: 'key' is none of this deck"),
        (
            {"A": {"beasts": [{"beast": "owl", "rides": "fox"}]}},
            "A.beasts[1].rides: 'fox' is not on the table",
        ),
        ({"at": "dusk"}, "day: at 'dusk' a day has begun"),
    ],
)
def test_what_cannot_be_is_refused_with_its_places(table: dict[str, Any], said: str) -> None:
    assert refused(table) == said


@pytest.mark.parametrize(
    ("table", "place", "what"),
    [
        ({"A": {"spent": ["owl"]}}, "A.spent[1]", "'owl' is a beast card; expected a tool or sky card"),
        (
            {"A": {"beasts": [{"beast": "key"}]}},
            "A.beasts[1].beast",
            "'key' is a tool card; expected a beast card",
        ),
        (
            {"A": {"beasts": [{"beast": "owl", "tool": 3}]}},
            "A.beasts[1].tool",
            "got 3; expected the id of a tool card, or 'none'",
        ),
        ({"wind": "up"}, "wind", "no side 'up'; there are: left, right, still"),
        ({"wins": [1]}, "wins", "got 1; expected one number a seat, two in all"),
        (
            {"A": {"beasts": [{"beast": "owl", "moods": ["mild"]}]}},
            "A.beasts[1].moods[1]",
            "no mood 'mild'; did you mean 'wild'?",
        ),
        ({"A": {"beasts": [{"beast": "owl", "most": 3}]}}, "A.beasts[1].most", "no field 'most'; did you mean"),
    ],
)
def test_a_field_says_what_it_takes(table: dict[str, Any], place: str, what: str) -> None:
    faults = told(table)
    assert [fault.place for fault in faults] == [place]
    assert faults[0].what.startswith(what)


def test_each_seat_may_have_a_box_of_its_own() -> None:
    ledger = Ledger(NAMES, [1] * len(NAMES), own=True, once="a deck has no card twice")
    for seat in range(2):
        ledger.lay(f"{seat}.bag", 3, seat)
    ledger.check()
    ledger.lay("1.spent", 3, 1)
    with pytest.raises(Wrong) as error:
        ledger.check()
    assert (error.value.place, error.value.what) == (
        "1.spent",
        "'lamp' lies here and at 1.bag; a deck has no card twice",
    )


def test_words_may_stand_for_any_values() -> None:
    field = WordFor("size", "size", ["small", "big"], [7, 70])
    reading = Reading([Layer("glade", "")])
    assert [field.read(reading, "size", word) for word in ("small", "big")] == [7, 70]
    assert [field.write([], value) for value in (7, 70)] == ["small", "big"]
