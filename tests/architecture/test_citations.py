"""What the source cites can be looked up: the id of a rule, a decision in docs; never a number of some other text."""

from __future__ import annotations

import re

import pytest

from tests.architecture.tree import PACKAGE

ENDINGS = {".py", ".toml", ".ftl", ".md"}
NUMBERED = r"\(?[1-9][0-9]?(?:\.[0-9]{1,2})?\b"
PLACES = [
    rf"\bspec(?:ification)? {NUMBERED}",
    rf"\bsections? {NUMBERED}",
    rf"(?<!\[)\bdecisions? {NUMBERED}",  # in brackets it is a link
    r"\b(?:of|by|see|in|and|break) [1-9][0-9]?\.[0-9]{1,2}\b(?!\.[0-9]| ?%| ?s\b| times)",
]
NOWHERE = re.compile("|".join(PLACES), re.IGNORECASE)


def nowhere(text: str) -> list[str]:
    return [found.group() for found in NOWHERE.finditer(text)]


def test_nothing_points_where_a_reader_cannot_look() -> None:
    files = [path for path in sorted(PACKAGE.rglob("*")) if path.suffix in ENDINGS and "page" not in path.parts]
    assert len(files) > 500
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {words}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        for words in nowhere(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    ["Runes. Spec 5.3, MA-BATTLE", "anew (decision 34).", "FR section 9, FR-RULING-140", "states of 3.1.", "see 7.11)"],
)
def test_a_number_of_another_text_is_found(line: str) -> None:
    assert len(nowhere(line)) == 1


@pytest.mark.parametrize("line", ["[decision 16](docs/decisions/0016.md)", "wins 2 of 3", "by 1.5 times", "in 0.2 s"])
def test_what_can_be_looked_up_is_not(line: str) -> None:
    assert nowhere(line) == []
