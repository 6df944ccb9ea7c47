"""A made-up icon library that has every icon the games name, each a shape of its own."""

from __future__ import annotations

import json
from pathlib import Path

from grimalkin.art.bots import bot_faces
from grimalkin.art.build import MORE, Painted
from grimalkin.art.icons import drawings
from grimalkin.art.looks import STOCK
from grimalkin.games import GAMES, TEACHING

INFO = {
    "name": "Made-up Icons",
    "author": {"name": "Ann and Bo", "url": "https://example.org/icons"},
    "license": {"title": "CC BY 3.0", "url": "https://example.org/license"},
}


def wanted() -> list[str]:
    """Every icon that a build needs from the library."""
    painted = [Painted(game) for game in (*GAMES.values(), *TEACHING.values())]
    names = {name for game in painted for name in (*game.icons(), *game.look.icons())}
    names -= {name for game in painted for name in game.figures}
    return sorted((names | {face.art for face in bot_faces().values()} | {*STOCK, *MORE}) - set(drawings()))


def library(folder: Path, names: list[str]) -> Path:
    """The three files of such a library; the path of the first."""
    bodies = {}
    for i in range(len(names)):
        data = f"M{20 + i % 40} {30 + i // 40}h400v{200 + i % 7}l-200 {100 + i % 11}l-200-90z"
        bodies[names[i]] = {"body": f'<path fill="currentColor" d="{data}"/>'}
    folder.mkdir(parents=True, exist_ok=True)
    for name, table in (
        ("icons.json", {"prefix": "made-up", "icons": bodies}),
        ("info.json", INFO),
        ("package.json", {"name": "made-up-icons", "version": "7.1.0"}),
    ):
        (folder / name).write_text(json.dumps(table), encoding="utf-8")
    return folder / "icons.json"
