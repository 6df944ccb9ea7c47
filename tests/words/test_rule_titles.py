"""A rule's title is a whole phrase that fits a line, and its text is sentences, in every language."""

from __future__ import annotations

import re

import pytest

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.words import LANGUAGES, Words

EVERY: list[Game] = [*GAMES.values(), *TEACHING.values()]
LONGEST = 8  # words
SUBJECT = 4  # words: a title of so few may be what its text begins with, such as `The Resource Pile`

# What a phrase cannot end with: the word that belongs to it would be missing.
OPEN_ENDED = {
    "en": """a an the of at by into onto and or but nor if when where while because as than which its his her their
        every""",
    "fr": """le la les un une des du de au aux en dans sur sous par pour avec sans chez et ou mais ni si que qui dont où
        quand son sa ses leur leurs ce cette ces chaque""",
    "de": """der die das den dem des ein eine einen einem einer eines von vom im in am bei für ohne zum zur und oder
        aber wenn als dass ob welche welcher welches wessen sein seine seiner ihr ihre jeder jede""",
    "es": """el la los las un unos unas de del a al en con sin por para y e o u pero ni si cuando que quien cuyo su sus
        este esta cada""",
    "it": """il lo la i gli le un uno di del della dei delle degli da dal dalla in nel nella su sul sulla con senza per
        tra fra e ed o ma né se quando che cui suo sua suoi sue ogni al alla ai alle agli""",
}
LETTERED = re.compile(r"(format|option) a$", re.IGNORECASE)  # the list itself is called a
PAIRS = [("(", ")"), ("[", "]"), ("«", "»"), ("„", "“")]
FIELD = r"(?:^|(?<=\. ))\w+\s?: [^.]*\. "  # `Who: each Mage. `: a cell of a table under its heading


def words_in(title: str) -> list[str]:
    return [word for word in title.split() if re.search(r"\w", word)]


def wrong_with(title: str, text: str, language: str) -> list[str]:
    """What keeps a title from being a whole phrase of its own."""
    words = words_in(title)
    found = []
    if not words:
        return ["is empty"]
    if len(words) > LONGEST:
        found.append(f"has {len(words)} words")
    last = re.sub(r"[^\w'’]+$", "", words[-1])
    if last in OPEN_ENDED[language].split() and not LETTERED.search(title):
        found.append(f"ends with {last!r}")
    if title[-1] in ",;:–—-…([«„/=’" or (title.endswith("'") and title.count("'") == 1):
        found.append(f"ends with {title[-1]!r}")
    if title.count('"') % 2:
        found.append('has one "')
    pairs = [*PAIRS, ("¿", "?")] if language == "es" else PAIRS
    found += [f"has one of {one}{other}" for one, other in pairs if title.count(one) != title.count(other)]
    goes_on = text[len(title) :] if text.startswith(title) else ""
    if len(words) > SUBJECT and re.match(r"\s*[^\W_]", goes_on):
        found.append(f"stops before {goes_on.split()[0]!r}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_every_title_of_a_rule_is_a_whole_phrase(game: Game, language: str) -> None:
    words = Words(game, language)
    wrong = {}
    for key, rule in game.rulebook().rules.items():
        title, text = words.rule(key)
        spoken = "en" if title == rule.title else language
        found = wrong_with(title, text, spoken)
        if found:
            wrong[key] = (title, found)
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_the_text_of_a_rule_is_no_row_of_a_table(game: Game, language: str) -> None:
    words = Words(game, language)
    rows = [key for key in game.rulebook().rules if re.search(FIELD * 4, words.rule(key)[1])]
    assert rows == []


@pytest.mark.parametrize(
    ("title", "text", "language", "why"),
    [
        ("Black Rose Room at", "Black Rose Room at (0,0).", "en", "ends with 'at'"),
        (
            "The last Mage draws the top Event",
            "The last Mage draws the top Event of the Moon.",
            "en",
            "stops before 'of'",
        ),
        ("One two three four five six seven eight nine", "", "en", "has 9 words"),
        ("« Fin d’une Action » : de qui", "", "fr", "ends with 'qui'"),
        ("Le jeton (du Familier", "", "fr", "has one of ()"),
        ("„Ende einer Aktion“: wessen", "", "de", "ends with 'wessen'"),
        ("¿Se gira la ficha", "", "es", "has one of ¿?"),
        ("Campo B:", "", "it", "ends with ':'"),
        ("", "", "en", "is empty"),
    ],
)
def test_a_phrase_that_is_not_whole_is_seen(title: str, text: str, language: str, why: str) -> None:
    assert wrong_with(title, text, language) == [why]


@pytest.mark.parametrize(
    ("title", "text", "language"),
    [
        ("The Resource Pile", "The Resource Pile is the deck a player draws from.", "en"),
        ("Lists of format a", "", "en"),
        ("What 'undo' takes back", "", "en"),
        ("„Lichtmantel“ A lenkt den Schaden um", "", "de"),
        ("¿El Modo se deduce o se guarda?", "", "es"),
        ("The change is resolved at once", "The change is resolved at once, in any phase.", "en"),
    ],
)
def test_a_whole_phrase_is_let_be(title: str, text: str, language: str) -> None:
    assert wrong_with(title, text, language) == []


def test_a_row_of_a_table_is_seen() -> None:
    assert re.search(FIELD * 4, "Who: each Mage. When: Study 1. Options: ban a card. Optional: yes. Hidden: –.")
    assert not re.search(FIELD * 4, "Yes: it is shown. Reason: all see it. The rest is hidden.")
