"""What holds for every picture, whichever icons it is made from."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

from grimalkin.art import Face, faces_of
from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING

SVG = "{http://www.w3.org/2000/svg}"
KNOWN = {"svg", "defs", "g", "path", "use", "ellipse", "linearGradient", "radialGradient", "stop"}
LARGEST = 8_000
LARGEST_SCENE = 12_000
EVERY: list[Game] = [*GAMES.values(), *TEACHING.values()]


def check_picture(text: str) -> None:
    """It is XML of a few harmless elements, refers only to itself, and everything that it refers to is there."""
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert re.fullmatch(r"0 0 \d+ \d+", root.attrib["viewBox"])
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    for element in root.iter():
        assert element.tag.removeprefix(SVG) in KNOWN
        assert not (element.text or "").strip()
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert "://" not in value
            if name == "href":
                assert value[0] == "#"
                assert value[1:] in ids
            for found in re.findall(r"url\(#(\w+)\)", value):
                assert found in ids
            assert not re.search(r"url\((?!#)", value)
            assert "nan" not in value
            assert "inf" not in value
    assert text.count('id="') == len(ids)


def check_folder(folder: Path) -> int:
    """Every card of every game has its picture, no two of a game are alike, and none is too large."""
    seen = 0
    for game in EVERY:
        pictures: dict[str, str] = {}
        for key in faces_of(game):
            text = (folder / game.id / f"{key}.svg").read_text(encoding="utf-8")
            check_picture(text)
            assert len(text.encode()) <= LARGEST, f"{game.id}/{key}"
            assert text not in pictures, f"{key} looks like {pictures[text]}"
            pictures[text] = key
            seen += 1
        check_figures(folder, game)
        for name in ("cover", "back"):
            text = (folder / game.id / f"{name}.svg").read_text(encoding="utf-8")
            check_picture(text)
            assert len(text.encode()) <= LARGEST_SCENE, f"{game.id}/{name}"
    check_picture((folder / "mark.svg").read_text(encoding="utf-8"))
    return seen


def check_figures(folder: Path, game: Game) -> None:
    """Cards of the kinds that stand have a figure without a ground, others have none, and no two look alike."""
    wanted = {key for key, face in faces_of(game).items() if face.stands}
    texts = {file.stem: file.read_text(encoding="utf-8") for file in (folder / game.id / "figures").glob("*.svg")}
    assert set(texts) == wanted
    assert len(set(texts.values())) == len(texts)
    for key, text in texts.items():
        check_picture(text)
        assert len(text.encode()) <= LARGEST, f"{game.id}/figures/{key}"
        assert "<ellipse" not in text, f"{game.id}/figures/{key} has a ground"


def shown(face: Face) -> tuple[str, ...]:
    return (face.art, *face.ground())
