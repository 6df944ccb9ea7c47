"""Messages about what there is to play: games, rules, cards, words, lessons."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from grimalkin.core.view import View
from grimalkin.server.messages.courts import CourtInfo, OfficialsInfo
from grimalkin.server.messages.news import Happened


class SettingInfo(Struct):
    name: str
    values: list[str]
    low: int | None = None  # whole numbers from low to high are values as well
    high: int | None = None
    live: str = ""  # the default at a table with a live clock, where it is another
    slow: str = ""  # the only value a correspondence table takes
    rated: str = ""  # the only value a rated table takes
    text: int = 0  # it takes any text of so many characters that the game finds no fault with; its values are examples
    cards: str = ""  # the text names cards of this kind, each perhaps with a number before it, or is one of the values
    counted: str = ""  # the value behind which a number from low to high may stand
    drawn: str = ""  # luck draws one of `several` for a new table, unless it is said which; this word asks for it, too
    several: list[str] = []  # the text is some of these words, with commas between them, or one of the values
    # there is a picture for each of its values, or of `several`: `art/GAME/option-NAME-VALUE.svg` of the page
    pictures: bool = False


class ReadyDeck(Struct):
    """A deck that comes with a game."""

    text: str  # what a seat writes to bring it
    name: str
    plan: str  # how it wants to be played
    cards: list[str]
    settings: dict[str, str] = {}  # those that it needs, besides the game's `deck_settings`
    names: dict[str, str] = {}  # by language; one that is not here has the name above
    plans: dict[str, str] = {}


class QuotaInfo(Struct):
    """How many cards a deck has by a rule: of all, of a kind, of a printed cost; with `copies`, of any one card."""

    rule: str
    low: int
    high: int
    kind: str = ""
    cost: int | None = None
    copies: bool = False


class DeckShape(Struct):
    """What a deck is made of with certain settings."""

    game: str
    quotas: list[QuotaInfo]  # empty: the game does not say


class GameInfo(Struct):
    id: str
    title: str
    rules: int
    seats: tuple[int, int]
    no_hidden_information: bool  # nothing is hidden
    cooperative: bool  # all seats win or lose together
    teaching: bool  # made to learn the table with, not a game of the shelf
    pitch: dict[str, str]  # one or two lines for who does not know it, by language
    settings: list[SettingInfo]
    windows: list[str]  # kinds of windows that a seat can stop at
    bots: list[str]
    decks: bool  # a seat may bring a deck
    draws: bool  # a draw can be offered
    leaving: bool  # a seat can leave, and the others play on
    lessons: list[str] = []  # guided first games, by their ids
    premade: list[ReadyDeck] = []  # decks that come with the game
    deck_settings: dict[str, str] = {}  # the settings with which a seat can bring a deck
    brings: str = "deck"  # what players call what a seat brings: `deck`, `list` or a word of the game's own
    deck_choices: list[str] = []  # the settings that say which decks can be brought
    random_decks: bool = False  # the server makes decks of any cards
    heroes: str = ""  # the kind of cards of which each player chooses one as the game begins; empty: none
    first: dict[str, str] = {}  # the settings of a first game of at most a quarter of an hour; empty: it has none
    officials: OfficialsInfo | None = None  # who may sit at the table and does not play


class RuleInfo(Struct):
    id: str
    title: str
    text: str
    chapter: str
    # where it comes from, such as "public, ours (ours: order)": words with commas between them, then perhaps more
    source: str


class RuleList(Struct):
    """The rulebook in one language; what it does not have in that language is English."""

    game: str
    language: str
    rules: list[RuleInfo]


class CardPart(Struct):
    """A power, a passive: a part of a card with words of its own."""

    part: str  # which sort
    name: str
    text: str
    fields: dict[str, Any]


class CardInfo(Struct):
    """A card as it is printed."""

    id: str
    name: str
    kind: str
    text: str
    rules: list[str]
    fields: dict[str, Any]  # numbers, words and flags, by the names that card files have for them
    parts: list[CardPart]


class CardList(Struct):
    game: str
    set: str
    edition: str
    hash: str
    language: str
    cards: list[CardInfo]
    base: str = ""  # the set that a designer's own cards are laid over; empty: these are cards of the box


class Note(Struct):
    """How a line of the log is shown: what sort of moment it is, and the role of each argument."""

    beat: str
    roles: list[str]


class WordList(Struct):
    """Fluent texts, to be asked in this order: the game's, then the shared one; where both are silent, the English."""

    game: str
    language: str
    texts: list[str]
    english: list[str]  # empty: the language is English
    notes: dict[str, Note] = {}  # by `what` of a line
    names: dict[str, list[str]] = {}  # by role: what its numbers stand for


# lessons: guided first games


class LessonInfo(Struct):
    """A guided game, as a list shows it."""

    id: str
    game: str
    title: str
    text: str  # what one learns in it
    minutes: int
    steps: int


class LessonOther(Struct):
    """Another choice that leads on as well: what comes of it. After it the next chapter begins."""

    move: str  # in notation
    say: str
    rules: list[str]
    point: list[str]
    view: View
    happened: list[Happened]  # since the step at which it was chosen


class LessonStep(Struct):
    """What the learner sees, what is said to her, and what leads on.

    Without `moves` and `dispute` it is only to be read, and a button leads on. With `moves`, one of them leads on, and
    so does each of `others`; a further option of the view is answered with its own of `answers`, or with `otherwise`.
    With a `dispute`, calling the officials about it leads on, and everything else is answered with `otherwise`.
    """

    chapter: str  # its title; each chapter is a table of its own
    say: str
    otherwise: str
    rules: list[str]
    point: list[str]  # pieces and zones of the view to point at
    moves: list[str]  # in notation
    view: View  # of the learner's seat, with all that she may choose
    happened: list[Happened]  # since the step before; the first of a chapter begins with its start
    goal: str = ""  # what is to be reached, where the learner is to find out how
    answers: dict[str, str] = {}  # what is said to certain options, by their notation
    others: list[LessonOther] = []
    dispute: str = ""  # what she is to call the officials about: a rule, a card, or `entry 12`
    log: bool = False  # the log is to lie open beside it
    court: CourtInfo | None = None  # what officials have before them; null: the game has none


class Lesson(Struct):
    """A guided game, whole. The words are said in the language that was asked for."""

    id: str
    game: str
    title: str
    text: str
    minutes: int
    language: str
    settings: dict[str, str]
    seat: int  # the learner's
    chapters: list[str]  # titles
    steps: list[LessonStep]
    officials: dict[str, str] = {}  # names of those who do not play, by the letters of their seats
