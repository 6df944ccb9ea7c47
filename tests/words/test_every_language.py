"""Every language says everything, nothing too much, and nothing that is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from string import ascii_lowercase
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

from grimalkin.core.events import CARD, NUMBER, OPTION, TYPES, EventTypes
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.core.view import Fact, Line, Outcome, Piece, Prompt, View
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.cauldron import GAME
from grimalkin.words import ENGLISH, LANGUAGES, Words
from grimalkin.words.bundle import SHARED, Text, fluent_id, load, parse
from grimalkin.words.words import numbered, readable
from tests.support.grammar import WRONG
from tests.support.word_gaps import Gaps, gaps, languages_of, shared_gaps

EVERY = [*GAMES.values(), *TEACHING.values()]
BY_ID = {game.id: game for game in EVERY}
OFFERED = [(game, language) for game in EVERY for language in LANGUAGES]
TYPED = {
    "why",
    "rule",
    "card",
    "undo",
    "redo",
    "back",
    "log",
    "save",
    "stop",
    "on",
    "off",
    "concede",
    "leave",
    "help",
    "quit",
}
PLURALS = {"zero", "one", "two", "few", "many", "other"}
TYPED_WORD = re.compile(r"[a-z-]+")


def offered_id(value: object) -> str:
    return value.id if isinstance(value, Game) else str(value)


# nothing missing, nothing unused


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_words_are_complete_and_all_used(language: str) -> None:
    assert shared_gaps(language) == Gaps([], [], [])


@pytest.mark.parametrize(("game", "language"), OFFERED, ids=offered_id)
def test_the_words_of_the_table_are_complete_and_all_used(game: Game, language: str) -> None:
    found = gaps(game, language)
    assert found.empty, str(found)


class Chosen(Visitor):
    """The selections of a message by their variables, with the keys of their variants."""

    def __init__(self, entry: ast.BaseNode) -> None:
        self.found: list[tuple[str, list[str]]] = []
        self.visit(entry)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  the visitor's own name
        keys = [key.key.name if isinstance(key.key, ast.Identifier) else key.key.value for key in node.variants]
        if isinstance(node.selector, ast.VariableReference):
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


def selections(text: Text) -> Iterator[tuple[str, str, list[str]]]:
    """Message, variable and keys of each selection in a file."""
    for name in text.entries:
        for variable, keys in Chosen(text.entries[name]).found:
            yield name, variable, keys


def every_text() -> Iterator[tuple[str, str, Text]]:
    """Package, language and text of each file with the words of tables."""
    for package in (SHARED, *(game.package for game in EVERY)):
        for language in LANGUAGES:
            text = load(package, language)
            if text is not None:
                yield package, language, text


def by_words(text: Text) -> list[str]:
    """The messages that select on what is said in the language of the table. What is refused names its words raw."""
    return [
        name
        for name, _variable, keys in selections(text)
        if not name.startswith("fault-") and any(key.isidentifier() and key not in PLURALS for key in keys)
    ]


def test_no_message_selects_on_a_word_that_comes_translated() -> None:
    """A fact of `draw` is a `Draw Step` by the time its message is said: `word-draw` says it, no selection can."""
    assert {(package, language): by_words(text) for package, language, text in every_text() if by_words(text)} == {}


def test_a_selection_by_a_word_is_found() -> None:
    text = parse("here.ftl", "fact-step = step\n    .value = { $value ->\n    [draw] d\n   *[other] o\n    }\n")
    assert by_words(text) == ["fact-step"]
    assert by_words(parse("here.ftl", "fact-n = { $n ->\n    [0] none\n    [one] one\n   *[other] many\n}\n")) == []


def test_where_english_has_a_singular_every_language_has_one() -> None:
    """Some words do not change with their number: those are named here."""
    same = {("event-used", "de"), ("event-used", "fr"), ("why-played-often", "de"), ("why-played-often", "fr")}
    missing: list[tuple[str, str]] = []
    for package, language, text in every_text():
        english = load(package, ENGLISH)
        assert english is not None
        singular = {name for name, _variable, keys in selections(english) if "one" in keys}
        has = {name for name, _variable, _keys in selections(text)}
        missing += [(name, language) for name in sorted(singular & set(text.pieces) - has)]
    assert set(missing) == same


@pytest.mark.parametrize("game", EVERY, ids=offered_id)
def test_every_game_speaks_every_language(game: Game) -> None:
    assert languages_of(game) == list(LANGUAGES)


def test_the_german_of_the_teaching_game_is_complete_with_cards_and_rules() -> None:
    assert gaps(GAME, "de") == Gaps([], [], [], ())


# real tables


def walked(game: Game, seed: int) -> Iterator[Table]:
    """A table after each choice of a random game."""
    luck = Seeded(seed)
    fewest, _ = game.seats
    table = open_table(game, {}, [Seat(f"Seat{i}", "human") for i in range(fewest)], Seeded(seed + 1))
    while table.state.result is None:
        yield table
        offer = next(offer for offer in table.offers() if offer.options)
        options = offer.options + offer.standing
        table.play(offer.seat, game.codes.text(options[luck.below(len(options))]))
    yield table


Call = tuple[str, tuple[Any, ...]]  # a method of Words with what it is given


def calls_of(view: View, names: list[str], told: int = 0) -> list[Call]:
    """All that a screen could show of a view; of the log what came after the first `told` lines."""
    facts = [*view.facts, *(fact for seat in view.seats for fact in seat.facts)]
    calls: list[Call] = [("fact_words", (fact, names)) for fact in facts]
    calls += [("zone", (zone.id, names)) for zone in view.zones]
    calls += [("piece", (piece, names)) for zone in view.zones for piece in zone.pieces]
    calls += [("option", (option.notation, names)) for option in view.options]
    calls += [("line", (line, names)) for line in view.log[told:]]
    calls += [("prompt", (view.prompt, view.facts, names))] if view.prompt is not None else []
    return calls + ([("result", (view.result, names))] if view.result is not None else [])


def said_of(words: Words, view: View) -> list[str]:
    names = words.names(view) or [seat.name for seat in view.seats]
    return said_by(words, calls_of(view, names))


def said_by(words: Words, calls: list[Call]) -> list[str]:
    return [getattr(words, method)(*given) for method, given in calls]


@cache
def played(game: str) -> tuple[list[Call], set[str]]:
    """All that three random games show, each thing once, and the messages that this asks for."""
    calls: dict[bytes, Call] = {}
    asked: set[str] = set()
    for seed in range(3):
        told: dict[int, int] = {}
        for table in walked(BY_ID[game], seed):
            for seat in (SPECTATOR, *range(len(table.seats))):
                view = table.view(seat)
                asked |= ids_of(view)
                names = [other.name for other in view.seats]
                found = calls_of(view, names, told.get(seat, 0))
                if seed == 0 and view.options:  # what choices would do
                    facts = [fact for _, facts in BY_ID[game].previews(table.state, seat) for fact in facts]
                    asked |= {fluent_id("fact", fact.name) for fact in facts}
                    found += [("fact_words", (fact, names)) for fact in facts]
                for call in found:
                    calls.setdefault(msgspec.json.encode(call), call)
                told[seat] = len(view.log)
    return list(calls.values()), asked


def ids_of(view: View) -> set[str]:
    """The messages that a view asks for."""
    facts = [*view.facts, *(fact for seat in view.seats for fact in seat.facts)]
    facts += [fact for zone in view.zones for piece in zone.pieces for fact in piece.facts]
    ids = {fluent_id("fact", fact.name) for fact in facts}
    ids |= {fluent_id("zone", zone.id.split(".")[0]) for zone in view.zones}
    ids |= {fluent_id("event", line.what) for line in view.log[-50:]}
    ids |= {fluent_id("option", option.notation.split()[0]) for option in view.options}
    return ids | ({fluent_id("ask", view.prompt.ask)} if view.prompt is not None else set())


@pytest.mark.parametrize(("game", "language"), OFFERED, ids=offered_id)
def test_whatever_comes_up_in_play_has_words_of_its_own(game: Game, language: str) -> None:
    words = Words(game, language)
    alone = Words(game, language)
    alone.english = None  # what would be said in English is said by its id now
    calls, asked = played(game.id)
    all_said = said_by(words, calls)
    assert all_said == said_by(alone, calls)
    assert [said for said in all_said if said.strip() != said or said == "" or set("{}$") & set(said)] == []
    assert {name for name in asked if not words.own.has(name)} == set()
    if language in WRONG:
        wrong = re.compile(WRONG[language])
        assert sorted({said for said in all_said if wrong.search(said)}) == []


@pytest.mark.parametrize(("game", "language"), OFFERED, ids=offered_id)
def test_every_choice_and_every_line_can_be_said(game: Game, language: str) -> None:
    """Not those of some games only: all that the vocabularies hold, with letters where names would stand."""
    words = Words(game, language)
    cards = {*game.library({}).by_key}
    for notation in game.codes.by_text:
        verb, *parts = notation.split()
        if verb not in cards and verb not in words.named_parts:
            assert words.own.render(fluent_id("option", verb), "", words.parts(parts, ())) is not None, notation
    for what, types in zip(game.event_types.names, game.event_types.types, strict=True):
        for number in range(23):
            args = numbered([number if kind == NUMBER else "A" for kind in types])
            assert words.own.render(fluent_id("event", what), "", args) is not None, (what, number)


def card_words(game: Game, language: str) -> set[str]:
    """Everything that would give a card away: its id and its name, in the language and in English."""
    keys = [card.key for card in game.library({}).cards]
    names = [Words(game, spoken).card(key) for spoken in (language, "en") for key in keys]
    return {word.lower() for word in (*keys, *names)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_card_is_never_named(language: str) -> None:
    words = Words(GAME, language)
    for what, types in zip(GAME.event_types.names, GAME.event_types.types, strict=True):
        args: list[tuple[str, int | str | None]] = [(kind, None if kind == CARD else "A") for kind in types]
        if CARD in types:
            said = words.line(Line("R", what, args), ["Anna"]).lower()
            assert not [name for name in card_words(GAME, language) if name in said]
            assert words.say("word-a-card") in words.line(Line("R", what, args), ["Anna"])
    assert words.piece(Piece("hand.A", None)) == words.say("word-face-down")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_reads_only_the_cards_in_its_view(language: str) -> None:
    words = Words(GAME, language)
    named = {key: words.card(key).lower() for key in GAME.library({}).by_key}
    for table in walked(GAME, 5):
        for seat in (SPECTATOR, *range(len(table.seats))):
            view = table.view(seat)
            shown: set[int | str | None] = {piece.card for zone in view.zones for piece in zone.pieces}
            shown |= {value for line in view.log for kind, value in line.args if kind == CARD}
            told = [str(value) for line in view.log for kind, value in line.args if kind == OPTION]
            shown |= {word for text in (*told, *(option.notation for option in view.options)) for word in text.split()}
            said = " ".join(said_of(words, view)).lower()
            assert {key for key, name in named.items() if name in said} <= shown


# nothing raises

WORDS = [*(Words(GAME, language) for language in LANGUAGES), Words(None, "en"), Words(None, "fr")]
IDS = [name for text in [load(SHARED, "en")] if text is not None for name in text.entries]
ODD = st.one_of(
    st.text(max_size=40),
    st.sampled_from(["A", "B", "-", "?", ".", "..", "hand.A", "nettle", "throw nettle", "title", "concede", "{ $a }"]),
)
VALUES = st.one_of(st.integers(), ODD, st.just("long " * 600))
NAMES = st.lists(st.text(max_size=10), max_size=4)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.sampled_from(WORDS), st.one_of(ODD, st.sampled_from(IDS)), st.dictionaries(st.text(max_size=8), VALUES))
def test_say_never_raises(words: Words, name: str, args: dict[str, int | str]) -> None:
    assert isinstance(words.say(name, **args), str)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    st.sampled_from(WORDS),
    st.one_of(ODD, st.sampled_from(GAME.event_types.names)),
    st.lists(st.tuples(st.one_of(st.sampled_from(TYPES), ODD), st.one_of(st.none(), VALUES)), max_size=7),
    NAMES,
)
def test_lines_never_raise(words: Words, what: str, args: list[tuple[str, int | str | None]], names: list[str]) -> None:
    assert isinstance(words.line(Line("R", what, args), names), str)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(st.sampled_from(WORDS), st.one_of(ODD, st.sampled_from(GAME.codes.texts)), ODD, VALUES, NAMES)
def test_ids_of_every_sort_never_raise(words: Words, name: str, more: str, value: int | str, names: list[str]) -> None:
    said = [
        words.option(name, names),
        words.option(f"{name} {more}", names),
        words.prompt(Prompt(more, name, [0])),
        words.zone(name, names),
        words.zone(f"{name}.{more}", names),
        words.fact_words(Fact(name, value), names),
        words.fact_words(Fact("purr", value, 3), names),
        words.piece(Piece(name, more, None, [Fact(more, value)], {name: 1}), names),
        words.card(name),
        words.card_text(name),
        *words.rule(name),
        words.chapter(name),
        words.settings({name: more}),
        words.window(name),
        words.result(Outcome(name, [0, 9, -1], [1, 2], False), names),
        words.points(Outcome(name, [], [1, 2, -3], True), names),
        *(word for part in words.card_parts(name) for word in part),
    ]
    assert all(isinstance(word, str) for word in said)
    assert isinstance(readable(name), str)


# how it is written


def said_in(language: str) -> dict[str, str]:
    """All that the files of a language say, by file and id, but for names in English. Numbers are zeros."""
    found: dict[str, str] = {}
    cards = [card for game in EVERY for card in game.library({}).cards]
    cries = {part.name for card in cards for part in card.parts if part.name.endswith("!")}
    for package, tells in [(SHARED, EventTypes()), *((game.package, game.event_types) for game in EVERY)]:
        text = load(package, language)
        assert text is not None, package
        types = {fluent_id("event", name): kinds for name, kinds in zip(tells.names, tells.types, strict=True)}
        for name in text.entries.keys() - {"title"}:
            said = re.sub(r"\{ \$\w+ ->|^ *\*?\[\w+\]|^ +\.[a-z0-9-]+ =", "", source_of(text, name), flags=re.M)
            for letter, kind in zip(ascii_lowercase, types.get(name, ()), strict=False):
                said = said.replace(f"{{ ${letter} }}", "0") if kind == NUMBER else said
            for cry in cries:
                said = said.replace(cry, "")
            found[f"{text.file}: {name}"] = said
    return found


def source_of(text: Text, name: str) -> str:
    span = text.entries[name].span
    assert span is not None
    return text.source[span.start : span.end].partition(" =")[2]


def test_french_spaces_do_not_break_before_its_marks() -> None:
    wrong = re.compile(r"[^\u00a0][;:?!»%]|«[^\u00a0]")
    number = re.compile(r"NUMBER\([^)]*\)")  # how it is written is not said
    assert {place: said for place, said in said_in("fr").items() if wrong.search(number.sub("", said))} == {}


def test_french_has_nothing_before_a_name_that_would_be_shortened_before_a_vowel() -> None:
    wrong = re.compile(r"\b(de|que|le|la|ne|se) \{ \$(a|b|c|d|e|on|owner|what|name|names|other)\b")
    assert {place: said for place, said in said_in("fr").items() if wrong.search(said)} == {}


@pytest.mark.parametrize(("begin", "end"), [("¿", "?"), ("¡", "!")])
def test_spanish_questions_and_cries_have_both_marks(begin: str, end: str) -> None:
    assert {place: said for place, said in said_in("es").items() if said.count(begin) != said.count(end)} == {}


@pytest.mark.parametrize(("game", "language"), OFFERED, ids=offered_id)
def test_no_sentence_is_left_in_english(game: Game, language: str) -> None:
    text, english = load(game.package, language), load(game.package, ENGLISH)
    assert text is not None
    assert english is not None
    same = [
        name
        for name, entry in text.entries.items()
        if name.startswith(("ask-", "event-", "gloss-", "option-", "phase-", "result-", "why-", "window-"))
        and name in english.entries
        and entry.equals(english.entries[name], ["span", "comment"])
    ]
    left = [name for name in same if re.search(r"[a-z]{4}", re.sub(r"\{.*?\}", "", source_of(text, name)))]
    assert left == [] or language == ENGLISH


def test_typed_words_stay_english_in_every_language() -> None:
    english = load(SHARED, "en")
    assert english is not None
    for name in english.entries:
        if name.startswith("terminal-help-") and name != "terminal-help-star":
            typed = [
                [word for word in TYPED_WORD.findall(Words(None, language).say(f"{name}.keys")) if word in TYPED]
                for language in LANGUAGES
            ]
            assert typed == [typed[0]] * len(LANGUAGES), name


def test_yes_is_understood_in_english_too() -> None:
    for language in LANGUAGES:
        assert {"y", "yes"} <= set(Words(None, language).say("terminal-yes").split())


def test_no_two_languages_share_a_sentence() -> None:
    """A sentence that is the same in two languages was forgotten in one of them."""
    for name in load_ids("terminal-"):
        said = [Words(None, language).own.render(name, "", SAMPLE) for language in LANGUAGES]
        if name not in ALIKE:
            assert len(set(said)) == len(LANGUAGES), (name, said)


ALIKE = {"terminal-yes", "terminal-clock", "terminal-heading"}
SAMPLE: dict[str, int | str] = {
    **dict.fromkeys(("name", "other", "names", "words", "near", "option", "rule", "example", "reason"), "x"),
    **dict.fromkeys(("criteria", "warning", "said", "text", "about", "bot", "parts", "answers", "what"), "y"),
    **dict.fromkeys(("file", "windows", "window", "title", "settings", "seed", "notation", "cards", "base"), "x"),
    **dict.fromkeys(("count", "entry", "number", "most", "seconds"), 2),
}


def load_ids(begin: str) -> list[str]:
    return [name for name in IDS if name.startswith(begin)]
