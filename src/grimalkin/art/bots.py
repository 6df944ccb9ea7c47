"""Bots have faces: `bots.toml` says what each of them shows."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from grimalkin.art.faces import Face
from grimalkin.art.looks import Look

LOOK: Final = Look({"tint": "#6b4a2e", "share": 12}, "bots")
MANNER: Final = "bright"  # lit from the front: a face is to be known again when it is small


def bot_faces() -> dict[str, Face]:
    """The face of every bot by its id."""
    text = resources.files("grimalkin.art").joinpath("bots.toml").read_text(encoding="utf-8")
    tables: dict[str, dict[str, str]] = tomllib.loads(text)
    return {
        key: Face(f"bot {key}", table["art"], table["mood"], [], LOOK, MANNER, table["colour"], False)
        for key, table in tables.items()
    }
