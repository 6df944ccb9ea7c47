"""Sentences are made of names that come in as they are: nothing around a name may depend on it, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from grimalkin.core.events import CARD, NUMBER, OPTION, PIECE, SEAT
from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.words import ENGLISH, LANGUAGES, Words
from grimalkin.words.bundle import fluent_id, load, parse
from grimalkin.words.words import numbered
from tests.support.grammar import WRONG

EVERY: list[Game] = [*GAMES.values(), *TEACHING.values()]
SAID = ("event-", "ask-", "option-", "fact-", "zone-", "why-")
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
OFFERED = [(game, language) for game in EVERY for language in OTHERS]
PAGE = Path(__file__).parents[2] / "web/src"
SOURCE = Path(__file__).parents[2] / "src/grimalkin"

# Before the name of a place these need an article, which no name has.
PLACES = {
    "fr": "dans|en|vers",
    "de": "in|ins|im|nach|zum|zur|vom",
    "it": "in|nel|nella|verso",
    "es": "en|hacia",
}
BARE = {"fr": "dans|en|vers", "de": "in|nach", "it": "in|verso", "es": "en|hacia"}
# How a word for many ends, and the words that look so though they are one thing or no noun.
MANY = {"en": r"\w+s", "fr": r"\w+s", "es": r"\w+s", "it": r"\w+[ei]", "de": r"\w+(?:e|en)"}
ARTICLES = {
    "fr": "la |le |les |l’",
    "de": "die |der |das ",
    "it": "la |il |lo |i |gli |le |l’",
    "es": "la |el |los |las ",
}
NOT_MANY = {
    "fr": {"fois", "moins"},
    "es": {"es", "menos"},
    "it": {"dei", "di"},  # `1 of the damage`
    "de": {"Schaden", "Stärke"},
    "en": {"begins", "fights", "is", "less", "rises", "was", "times"},
}


def offered_id(value: object) -> str:
    return value.id if isinstance(value, Game) else str(value)


def with_article(words: Words, language: str) -> list[str]:
    """Words of a game that bring their own article, as `the Rose` does."""
    text = load(words.game.package if words.game is not None else "", language)
    assert text is not None
    ids = [name for name in text.pieces if name.startswith("word-") and not name.startswith("word-a-")]
    return [name for name in ids if re.match(ARTICLES[language], words.find(name) or "")]


def lines(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """Every line that can be told, each argument by turns with all that may stand there."""
    words = Words(game, language)
    cards = [words.card(key) for key in game.library({}).by_key]
    # a figure that has no seat goes by a word of the game
    seatless = type(game).rivals is not Game.rivals
    pieces = [words.find(name) or "" for name in with_article(words, language)] if seatless else []
    options = [words.option(notation) for notation in list(game.codes.by_text)[:40]]
    shown: dict[str, Sequence[int | str]] = {
        SEAT: ["Ann", "Odile"],
        CARD: cards,
        PIECE: ["Ann", "Hugo", *cards[:5], *pieces],
        OPTION: options,
        NUMBER: [0, 1, 2, 21],
    }
    for what, kinds in zip(game.event_types.names, game.event_types.types, strict=True):
        for place, kind in enumerate(kinds):
            for value in shown[kind]:
                yield what, told(words, what, kinds, place, value)


@pytest.mark.parametrize(("game", "language"), OFFERED, ids=offered_id)
def test_no_line_has_words_that_would_melt_into_one(game: Game, language: str) -> None:
    wrong = re.compile(WRONG[language])
    assert sorted({(what, said) for what, said in lines(game, language) if wrong.search(said)}) == []


@pytest.mark.parametrize(("game", "language"), OFFERED, ids=offered_id)
def test_no_preposition_that_needs_an_article_stands_before_a_card(game: Game, language: str) -> None:
    """`in Throne Room`: rooms are cards, and their names have no article."""
    text = load(game.package, language)
    assert text is not None
    wrong = []
    for what, kinds in zip(game.event_types.names, game.event_types.types, strict=True):
        for letter, kind in zip("abcdef", kinds, strict=False):
            before = re.compile(rf"\b(?:{PLACES[language]}) \{{ \${letter} \}}")
            if kind == CARD and before.search(text.pieces[fluent_id("event", what)]):
                wrong.append(what)
    assert wrong == []


def told(words: Words, what: str, kinds: Sequence[str], place: int, value: int | str) -> str:
    """A line with one argument given, numbers and names in the other places."""
    given: list[int | str] = [7 if kind == NUMBER else "Bo" for kind in kinds]
    given[place] = value
    return words.own.render(fluent_id("event", what), "", numbered(given)) or ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY, ids=offered_id)
def test_a_line_that_counts_one_thing_does_not_say_many(game: Game, language: str) -> None:
    words = Words(game, language)
    counted = re.compile(rf"\b1 ({MANY[language]})\b")
    wrong = []
    for what, kinds in zip(game.event_types.names, game.event_types.types, strict=True):
        for place in (place for place, kind in enumerate(kinds) if kind == NUMBER):
            one, two = told(words, what, kinds, place, 1), told(words, what, kinds, place, 2)
            many = [word for word in counted.findall(one) if re.search(rf"\b2 {word}\b", two)]
            wrong += [(what, one) for word in many if word not in NOT_MANY[language]]
    assert wrong == []


NAMES = "name|names|who|owner|other|others|winner|winners|seat|effect|attacker"


def test_french_has_no_short_word_before_a_name() -> None:
    """`de Ann` is `d’Ann`: a name stands after a colon or in brackets, on the page and in lessons as well."""
    wrong = re.compile(rf"\b(?:de|que|ne|se|le|la) \{{ \$(?:{NAMES}) \}}")
    files = [*PAGE.rglob("fr.ftl"), *PAGE.rglob("fr/*.ftl"), *SOURCE.rglob("fr.ftl")]
    assert len(files) > 20
    found = [
        f"{file.name}: {line}" for file in files for line in file.read_text("utf-8").splitlines() if wrong.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("language", OTHERS)
def test_only_french_has_a_space_before_a_mark(language: str) -> None:
    """And in French it never breaks."""
    wrong = re.compile(
        r"[^\u00a0] ?[;:?!»](?=\s|$)|[^\u00a0][?!»]" if language == "fr" else r"\w[ \u00a0][:;?!](?=\s|$)"
    )
    files = [*PAGE.rglob(f"{language}.ftl"), *PAGE.rglob(f"{language}/*.ftl"), *SOURCE.rglob(f"{language}.ftl")]
    cries = {part.name for game in EVERY for card in game.library({}).cards for part in card.parts}
    cries = {cry for cry in cries if cry.endswith("!")}  # they stay English
    found = []
    for file in files:
        text = parse(str(file), file.read_text("utf-8"))
        for name, written in text.pieces.items():
            if name == "title":  # a name
                continue
            piece = re.sub(r'\{ "([^"]*)" \}', r"\1", written)
            for cry in cries:
                piece = piece.replace(cry, "x")
            said = re.sub(r"\{[^{}]*\}|https?:\S+", "x", re.sub(r"^#.*$|\[\w+\]", "", piece, flags=re.M))
            found += [f"{file.name}: {name}: {line}" for line in said.splitlines() if wrong.search(line)]
    assert found == []


@pytest.mark.parametrize(("game", "language"), OFFERED, ids=offered_id)
def test_no_choice_names_a_card_after_a_bare_preposition(game: Game, language: str) -> None:
    """`Nach Thronsaal`: names that stayed English are proper names, and need no article."""
    words, english = Words(game, language), Words(game, ENGLISH)
    names = {key for key in game.library({}).by_key if words.card(key) != english.card(key)}
    named: set[tuple[str, str]] = set()  # a verb and the letter of a card that it names
    for notation in game.codes.by_text:
        verb, *parts = notation.split()
        named |= {(verb, letter) for letter, part in zip("abcdef", parts, strict=False) if part in names}
    text = load(game.package, language)
    assert text is not None
    wrong = [
        verb
        for verb, letter in named
        if re.search(
            rf"\b(?:{BARE[language]}) \{{ \${letter} \}}", text.pieces.get(fluent_id("option", verb), ""), re.IGNORECASE
        )
    ]
    assert wrong == []


@pytest.mark.parametrize(("game", "language"), OFFERED, ids=offered_id)
def test_a_translated_name_has_its_article_in_a_sentence(game: Game, language: str) -> None:
    """In lessons, on cards and in rules: `dans la Salle du Trône`."""
    words, english = Words(game, language), Words(game, ENGLISH)
    names = {words.card(key) for key in game.library({}).by_key if words.card(key) != english.card(key)}
    if not names:
        return
    wrong = re.compile(rf"\b(?:{BARE[language]}) (?:{'|'.join(re.escape(name) for name in names)})\b")
    texts = [text for folder in ("text", "lessons") if (text := load(game.package, language, folder)) is not None]
    found = [(name, wrong.findall(piece)) for text in texts for name, piece in text.pieces.items()]
    assert [(name, hits) for name, hits in found if hits] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", EVERY, ids=offered_id)
def test_a_name_begins_as_its_preposition_asks(game: Game, language: str) -> None:
    """`Antre d’Hydra`; and `dell’Oracolo`, not `di l’Oracolo`."""
    words = Words(game, language)
    wrong = re.compile(WRONG[language] + (r"|\b[Dd]e Hy" if language == "fr" else ""))
    names = {key: words.card(key) for key in game.library({}).by_key}
    assert {key: name for key, name in names.items() if wrong.search(name)} == {}


def said_of_a_game(game: Game, language: str) -> dict[str, str]:
    """What the table and its page say in a game, by id: lines, questions, choices, facts, but no card and no rule."""
    text = load(game.package, language)
    assert text is not None
    said = {name: piece for name, piece in text.pieces.items() if name.startswith(SAID)}
    for file in (PAGE / "boards" / game.id).rglob(f"{language}.ftl"):
        said |= parse(str(file), file.read_text("utf-8")).pieces
    return said


@pytest.mark.parametrize(("game", "language"), OFFERED, ids=offered_id)
def test_no_word_of_the_table_is_the_name_of_a_card_that_is_not_meant(game: Game, language: str) -> None:
    """Whoever is `at the brink` is not in the room that is called the Abyss."""
    words, english = Words(game, language), Words(game, ENGLISH)
    names = {}
    for key in game.library({}).by_key:
        own = re.sub(rf"^(?:{ARTICLES[language]})", "", words.card(key), flags=re.IGNORECASE)
        if words.card(key) != english.card(key) and len(own) > 3:
            names[own.lower()] = english.card(key).lower().removeprefix("the ")
    said, meant = said_of_a_game(game, language), said_of_a_game(game, ENGLISH)
    wrong = [
        (place, name)
        for place, text in said.items()
        for name, other in names.items()
        if re.search(rf"\b{re.escape(name)}\b", text.lower()) and other not in meant.get(place, "").lower()
    ]
    assert wrong == []


@pytest.mark.parametrize(("game", "language"), OFFERED, ids=offered_id)
def test_a_game_without_dice_has_none_in_any_language(game: Game, language: str) -> None:
    """A cube of damage is no die, though German has one word for both."""
    files = [text for folder in ("text", "lessons") if (text := load(game.package, ENGLISH, folder)) is not None]
    english = [*(text.source for text in files), *(rule.text for rule in game.rulebook().rules.values())]
    english += [card.text for card in game.library({}).cards]
    if any(re.search(r"\b(?:dice|d20|rolls?|rolled)\b", text) for text in english):
        return
    dice = re.compile(r"\bWürfel\w*|\bdadi\b|\bdados\b|\bdés\b")
    own = [text for folder in ("text", "lessons") if (text := load(game.package, language, folder)) is not None]
    pieces = {name: piece for text in own for name, piece in text.pieces.items()}
    pieces |= said_of_a_game(game, language)
    assert [name for name, piece in pieces.items() if dice.search(piece)] == []


# What else a language could say, and does not: the glossary of docs/howto/translate.md has another word.
OTHER_WORDS = {
    "fr": r"\bla nulle\b|[Éé]vénement|\b[Vv]otre\b|\b[Vv]os\b",
    "de": r"\bRemis\b|\bIhre?[mnrs]? (?:Zug|Hand|Spielstein)\b",
    "it": r"\bpatta\b|\bVostr[aeio]\b",
    "es": r"\btablas\b|\busted\b",
}


@pytest.mark.parametrize("language", OTHERS)
def test_one_thing_has_one_word_and_the_reader_is_a_friend(language: str) -> None:
    wrong = re.compile(OTHER_WORDS[language], re.IGNORECASE if language in ("es", "it") else 0)
    files = [*PAGE.rglob(f"{language}.ftl"), *PAGE.rglob(f"{language}/*.ftl"), *SOURCE.rglob(f"{language}.ftl")]
    found = [(file.name, line) for file in files for line in file.read_text("utf-8").splitlines() if wrong.search(line)]
    assert found == []
