"""The how-to of portraits: what it names is there, and its files are right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimalkin.art import Icons, face_of, portrait
from grimalkin.core.cards import MOODS
from grimalkin.games.cauldron import GAME
from tests.art.pictures import check_picture
from tests.cli.inside import said
from tests.docs.test_howto import HOWTO, blocks, only, session, words_of, write

PAGE = "draw-a-card.md"


def part(title: str) -> str:
    text = (HOWTO / PAGE).read_text(encoding="utf-8")
    return text.split(f"## {title}\n")[1].split("\n#")[0]


def test_every_mood_is_described() -> None:
    assert re.findall(r"^\| `(\w+)` \|", part("Moods"), re.MULTILINE) == MOODS


def test_every_silhouette_that_is_named_is_there(icons: Icons) -> None:
    named = re.findall(r"`([a-z0-9-]+)`", part("Silhouettes"))
    assert len(named) > 100
    assert [name for name in named if name not in icons] == []


@pytest.mark.parametrize(("file", "card", "art"), [("mine.toml", "thyme", ""), ("face.toml", "nettle", "rose")])
def test_its_cards_are_painted(icons: Icons, file: str, card: str, art: str) -> None:
    face = face_of(GAME.with_own("mine", file, only(PAGE, file)), card)
    assert face.small == ["wasp-sting"]
    assert art in ("", face.art)
    check_picture(portrait(face, icons))


def test_its_commands_answer_as_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    answered = 0
    for block in blocks(PAGE):
        if block.language == "toml":
            write(tmp_path, block)
        elif block.language == "console":
            for command, shown in session(block.text):
                code, out, _ = said(*words_of(command), columns=200)
                assert (code, out.split("\n")[:-1]) == (1, shown)
                answered += 1
    assert answered == 1
