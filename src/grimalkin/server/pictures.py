"""Portraits of designers' own cards, drawn with the icons that were built into the page."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from grimalkin.art import Face, Icons, faces_of, icon_faults, portrait, read_icons, written
from grimalkin.art.icons import FILE
from grimalkin.core.errors import BadCards, UnknownCard
from grimalkin.core.game import Game
from grimalkin.core.wording import unknown
from grimalkin.server import page_folder
from grimalkin.server.refusals import Refused

ART = "art"  # the folder of pictures in the page


def icons() -> Icons | None:
    """The icons that there are to draw with; None: the page was not built."""
    folder = page_folder.folder()
    if folder is None or not (folder / ART / FILE).is_file():
        return None
    return read_once(folder / ART)


@cache
def read_once(folder: Path) -> Icons:
    return read_icons(folder)


def check_icons(game: Game) -> None:
    """Do the cards of a designer's own set name icons that there are? Where none are known, any will do."""
    known = icons()
    faults = icon_faults(written(game, game.own), known.names()) if known is not None else []
    if faults:
        raise BadCards(faults)


@lru_cache(32)
def faces(game: Game) -> dict[str, Face]:
    return faces_of(game)


@lru_cache(1_000)
def drawn(game: Game, card: str) -> str:
    """The portrait of a card, as SVG."""
    known = icons()
    if known is None:
        raise Refused("unavailable", "The page was not built, so there are no pictures to draw with.")
    if card not in faces(game):
        raise UnknownCard(unknown("card", card, list(faces(game))))
    return portrait(faces(game)[card], known)
