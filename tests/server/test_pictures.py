"""The pictures that were built into the package, from the real icon library."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grimalkin.art import face_of, portrait, read_icons
from grimalkin.games.cauldron import GAME as CAULDRON
from grimalkin.server.page_folder import folder as page_folder
from tests.art.pictures import check_folder, check_picture


@pytest.fixture(scope="module")
def folder() -> Path:
    page = page_folder()
    assert page is not None, "the page was not built: make web"
    return page / "art"


def test_every_card_has_its_picture(folder: Path) -> None:
    assert check_folder(folder) == 471


def test_the_server_paints_what_the_build_painted(folder: Path) -> None:
    icons = read_icons(folder)
    picture = portrait(face_of(CAULDRON, "nettle"), icons)
    assert picture == (folder / "cauldron" / "nettle.svg").read_text(encoding="utf-8")


def test_a_designers_card_is_painted(folder: Path) -> None:
    card = '[thyme]\nname = "Thyme"\nkind = "herb"\ncount = 4\nvalue = 1\nheat = 2\n'
    check_picture(portrait(face_of(CAULDRON.with_own("mine", "mine.toml", card), "thyme"), read_icons(folder)))


def test_the_library_is_credited(folder: Path) -> None:
    credits_ = json.loads((folder / "credits.json").read_text(encoding="utf-8"))
    assert credits_["package"] == "@iconify-json/game-icons"
    assert credits_["license"] == "CC BY 3.0"
    assert credits_["authors"]
    assert credits_["link"].startswith("https://")
    assert len(credits_["icons"]) > 100
