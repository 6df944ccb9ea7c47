"""What the rulebook says to players about the table."""

from __future__ import annotations

import re

import pytest

from grimalkin.games.black_rose import GAME
from grimalkin.games.black_rose.printed import Room
from grimalkin.words import LANGUAGES, Words
from grimalkin.words.bundle import load


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_names_the_card_sets_that_there_are(language: str) -> None:
    words = Words(GAME, language)
    assert set(re.findall(r"'([a-z]+)'", words.rule("BR-SETUP-22")[1])) == set(GAME.card_sets())
    for key in ("BR-SETUP-01", "BR-SETUP-17"):
        assert set(re.findall(r"'([a-z]+)'", words.rule(key)[1])) == {"core"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_speaks_to_players(language: str) -> None:
    """No sections of another book, no programs, no sources under their short names."""
    words = Words(GAME, language)
    strange = re.compile(r"\b(\d+\.\d+|LUD|engines?|moteurs?|motor|motores|motore|motori|Programme?s?)\b")
    said = {key: words.rule(key)[1] for key in GAME.rulebook().rules}
    assert {key: text for key, text in said.items() if strange.search(text)} == {}


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        ("fr", "event-turn", "C’est à Bo de jouer"),
        ("fr", "ask-step_closer", "Un pas plus près\N{NO-BREAK SPACE}?"),
        ("fr", "card-hydra_lair", "Antre d’Hydra"),
        ("fr", "option-step", "Aller\N{NO-BREAK SPACE}: Bo"),
        ("de", "option-step", "Gehen: Bo"),
        ("de", "card-cerberus_lair", "Cerberushöhle"),
        ("de", "option-cube", "Ein Klötzchen: Bo"),
        ("it", "option-step", "Vai: Bo"),
        ("es", "option-step", "Ir: Bo"),
        ("es", "word-upright", "al derecho"),
    ],
)
def test_what_players_read_is_how_they_would_say_it(language: str, name: str, said: str) -> None:
    assert Words(GAME, language).say(name, a="Bo") == said


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_lessons_speak_of_rooms_with_their_articles(language: str) -> None:
    words = Words(GAME, language)
    text = load(GAME.package, language, "lessons")
    assert text is not None
    rooms = [words.card(card.key) for card in GAME.library({}).cards if isinstance(card, Room)]
    names = sorted({name for name in rooms if name not in ("Arena", "Bibliotheca")}, key=len, reverse=True)
    articles = r"\b(?:la|le|il|el|al|del|dem|den|der|die|das|im|nella|della|alla)"
    named = re.compile(rf"(?:{articles} |l’)?(?:{'|'.join(map(re.escape, names))})\b", re.IGNORECASE)
    bare = re.compile("|".join(map(re.escape, names)), re.IGNORECASE)
    found = {name: named.findall(piece) for name, piece in text.pieces.items()}
    assert any(found.values())
    assert {name: hits for name, hits in found.items() if any(bare.fullmatch(hit) for hit in hits)} == {}


@pytest.mark.parametrize(
    ("language", "others"),
    [
        ("fr", r"\bround\b"),
        ("it", r"\b[Ii]ncantesim|\b[Gg]iro\b"),
        ("es", r"\bpuesto [A-D]\b|\bderecha\b"),
        ("de", r"\bRaum\b"),
    ],
)
def test_the_words_of_this_game_are_those_of_its_leaflets(language: str, others: str) -> None:
    """A spell is a *magia*, a round a *manche*, a room a *Saal*."""
    wrong = re.compile(others)
    texts = [text for folder in ("text", "lessons") if (text := load(GAME.package, language, folder)) is not None]
    assert len(texts) == 2
    assert [
        name for text in texts for name, piece in text.pieces.items() if wrong.search(piece.partition("=")[2])
    ] == []
