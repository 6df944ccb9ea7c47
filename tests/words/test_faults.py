"""What rules and server refuse with has its sentence in the texts, so that everybody reads it in a language."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from grimalkin.core.wording import unknown
from grimalkin.games import GAMES
from grimalkin.words.bundle import ENGLISH, SHARED, load
from tests.support.refused_texts import HOLE, refusals, sentences, unknown_to, ways_of

PACKAGE = Path(str(resources.files("grimalkin")))
PAGE = Path(__file__).parents[2] / "web/src/refusals"
RULED = [game for game in GAMES.values() if game.officials_setting]


def english(*packages: str) -> list[str]:
    texts = [load(package, ENGLISH) for package in packages]
    return [text.source for text in texts if text is not None]


@pytest.mark.parametrize("error", ["BadRuling", "Misspelled", "Disputed", "NoDisputesLeft"])
def test_every_fault_of_a_ruling_has_its_sentence(error: str) -> None:
    shared = sentences(*english(SHARED))
    for floor in ("core", "server"):
        assert unknown_to(shared, refusals(PACKAGE / floor, error)) == []
    for game in RULED:
        folder = PACKAGE / "games" / game.package.rpartition(".")[2]
        assert unknown_to(sentences(*english(SHARED, game.package)), refusals(folder, error)) == []


def test_there_is_a_game_with_rulings() -> None:
    assert RULED
    folder = PACKAGE / "games" / RULED[0].package.rpartition(".")[2]
    assert len(list(refusals(folder, "BadRuling"))) > 20


def test_a_word_that_is_not_known_has_its_sentence() -> None:
    shared = sentences(*english(SHARED))
    for known in (["owl", "toad"], ["puddle"], []):
        assert unknown_to(shared, iter([("here", unknown("card", "pudle", known))])) == []


PEOPLE = ("names.py", "people.py", "decks.py")  # what somebody writes; the rest of what is malformed, programs send


def test_what_the_server_does_not_allow_has_its_sentence() -> None:
    page = sentences((PAGE / "en.ftl").read_text(encoding="utf-8"))
    said = ways_of(PACKAGE / "server", "Refused", "not_allowed")
    said += [one for one in ways_of(PACKAGE / "server", "Refused", "malformed") if one[0].partition(":")[0] in PEOPLE]
    assert len(said) > 50
    assert unknown_to(page, iter(said)) == []


def test_every_sentence_of_the_server_is_said() -> None:
    page = sentences((PAGE / "en.ftl").read_text(encoding="utf-8"))
    said = [text for code in ("not_allowed", "malformed") for _, text in ways_of(PACKAGE / "server", "Refused", code)]
    idle = [name for name, pattern in page.items() if not any(pattern.fullmatch(text) for text in said)]
    assert idle == []


def test_a_sentence_that_is_not_known_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('raise BadRuling(f"FR-X-1: {a} is no {b}" if a else "Never")\n', encoding="utf-8")
    said = list(refusals(tmp_path, "BadRuling"))
    assert said == [("a.py:1", f"{HOLE} is no {HOLE}"), ("a.py:1", "Never")]
    known = sentences("fault-no = { $a } is no { $b }\n")
    assert unknown_to(known, iter(said)) == ["a.py:1: Never"]
