"""`grimalkin check-cards` on faces: moods and silhouettes that there are not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grimalkin.server import page_folder
from tests.cli.inside import said

THYME = '[thyme]\nname = "Thyme"\nkind = "herb"\ncount = 4\nvalue = 1\nheat = 2\n'
NAMES = [
    *("nettle", "super-mushroom", "wasp-sting", "moonwort", "moon"),
    *("vine-flower", "cat", "elderberry", "sleepy"),
]
ICON = {"d": "M0 0h9v9z", "box": [0, 0, 9, 9], "from": "game-icons"}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a built page that has the icons of Cauldron's cards and a wolf; commands run there."""
    (tmp_path / "page" / "art").mkdir(parents=True)
    (tmp_path / "page" / page_folder.PAGE).write_text("", encoding="utf-8")
    icons = {"about": {}, "icons": dict.fromkeys([*NAMES, "wolf-howl"], ICON)}
    (tmp_path / "page" / "art" / "icons.json").write_text(json.dumps(icons), encoding="utf-8")
    monkeypatch.setenv(page_folder.PLACE, str(tmp_path / "page"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check(text: str) -> tuple[int, str]:
    Path("mine.toml").write_text(text, encoding="utf-8")
    code, out, err = said("check-cards", "mine.toml", "--game", "cauldron", columns=200)
    assert err == ""
    return code, out


def test_icons_that_are_there_pass(here: Path) -> None:
    code, out = check(f'{THYME}art = "wolf-howl"\nmood = "moon"\nsmall = ["cat"]\n')
    assert code == 0
    assert "mine.toml is right" in out


def test_icons_that_are_not_there_are_told_with_the_nearest(here: Path) -> None:
    code, out = check(f'{THYME}art = "wolf-howls"\nsmall = ["moon", "cst"]\n\n[nettle]\nart = "netle"\n')
    assert code == 1
    assert out.split("\n") == [
        "mine.toml, line 7: thyme.art: no icon 'wolf-howls'; did you mean 'wolf-howl'?",
        "mine.toml, line 8: thyme.small[2]: no icon 'cst'; did you mean 'cat'?",
        "mine.toml, line 11: nettle.art: no icon 'netle'; did you mean 'nettle'?",
        "3 mistakes; nothing of it was taken",
        "",
    ]


def test_a_whole_set_is_checked_too(here: Path) -> None:
    (here / "whole").mkdir()
    text = f'{THYME}art = "wolf-howls"\n'
    (here / "whole" / "herbs.toml").write_text(text.replace("count = 4", "count = 30"), encoding="utf-8")
    code, out, _ = said("check-cards", "whole", "--whole", "--game", "cauldron", columns=200)
    assert code == 1
    assert "whole/herbs.toml, line 7: thyme.art: no icon 'wolf-howls'; did you mean 'wolf-howl'?" in out


def test_without_a_built_page_every_name_passes(here: Path) -> None:
    (here / "page" / "art" / "icons.json").unlink()
    assert check(f'{THYME}art = "wolf-howls"\n')[0] == 0


def test_a_mood_that_is_not_there_is_told_in_every_build(here: Path) -> None:
    (here / "page" / "art" / "icons.json").unlink()
    assert check(f'{THYME}mood = "mon"\n') == (
        1,
        "mine.toml, line 7: thyme.mood: no mood 'mon'; did you mean 'moon'?\n1 mistake; nothing of it was taken\n",
    )
