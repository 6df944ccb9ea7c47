"""Figures that are pasted together like cut paper: silhouettes of the library, parts of the project, and drawn shapes.

A game's folder `art` may have files figures*.toml. Each table is a figure, and each of its lines lays one piece on
those before it, in a field of 512 by 512:

    [angry-toast]
    lines = '''
    bread-slice  tan    256 260 400
    eyes-angry   -      256 220 170
    legs         brown  256 470 160x90
    pointy-hat   violet 330 90  150 flip turn 20
    draw         red/9  M200 330q56 50 112 0
    '''

A piece has a name, a paint (`-` for its own), where its middle is, and how large its longer side is, or its width and
height; `flip` mirrors it and `turn` turns it by degrees. `draw` has a paint and path data: a shape, or with `/9` a line
as wide as that; `o 90 80 20` is a circle and `e 90 80 20 10` an ellipse. Parts of the project: parts.toml beside this
module. A card names a figure in `art` as it would name a silhouette.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Final

from grimalkin.art.icons import OURS, Icon, Layer
from grimalkin.art.paths import Box, box_of, moved, rounded
from grimalkin.core.cards import ICON
from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadFile, Fault
from grimalkin.core.wording import unknown

FILES: Final = "figures"  # how the names of their files begin
DRAW: Final = "draw"
OWN: Final = "-"  # the paint that a part has of its own
MAIN: Final = "main"  # in a part: the paint that a line names
PAINTS: Final = {
    "black": "#2b2730",
    "blue": "#3f74c8",
    "bone": "#efe3c6",
    "brick": "#b5563f",
    "brown": "#7a4f35",
    "cream": "#f8e9c4",
    "ghost": "#e3ecf4",
    "gold": "#e9b23a",
    "green": "#4f9a4a",
    "grey": "#8a8a94",
    "ham": "#ee8f86",
    "ink": "#332532",
    "jam": "#b3254f",
    "leaf": "#6fb04b",
    "lilac": "#b79ae0",
    "lime": "#a8cf45",
    "mint": "#8fd6b4",
    "navy": "#2f3d6b",
    "orange": "#ee8a35",
    "paper": "#fffaf0",
    "peach": "#f3bf98",
    "pink": "#ee86ab",
    "red": "#d8423c",
    "silver": "#b9c3cf",
    "sky": "#86c5e8",
    "slime": "#86c440",
    "steel": "#67788a",
    "tan": "#d3a265",
    "teal": "#249a90",
    "violet": "#7b4fae",
    "white": "#ffffff",
    "yellow": "#f6d44b",
}
SIZE: Final = re.compile(r"(\d+)(?:x(\d+))?\Z")
ROUND: Final = re.compile(r"([oe])((?:\s+-?\d+(?:\.\d+)?)+)\s*")


class Figure:
    """A figure as it is written."""

    def __init__(self, name: str, lines: list[str], file: str) -> None:
        self.name = name
        self.lines = lines
        self.file = file

    def fault(self, line: str, what: str) -> BadFile:
        return BadFile([Fault(self.file, 0, self.name, f"'{line}': {what}")])

    def icons(self) -> list[str]:
        """The silhouettes of the library that it is made from."""
        names = [line.split()[0] for line in self.lines]
        return [name for name in names if name != DRAW and name not in parts()]


def figures_of(package: str) -> dict[str, Figure]:
    """The figures of the game in a package, by name."""
    found: dict[str, Figure] = {}
    for file, text in data_files(package, "art", ".toml").items():
        if not file.startswith(FILES):
            continue
        try:
            tables = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadFile([Fault(f"art/{file}", 0, "", str(error))]) from None
        for name, table in tables.items():
            written = table.get("lines") if isinstance(table, dict) else None
            lines = [line for line in written.splitlines() if line.strip()] if isinstance(written, str) else []
            if not ICON.match(name) or name in found or not lines:
                what = "expected a name of its own, such as 'angry-toast', and 'lines' with a piece on each"
                raise BadFile([Fault(f"art/{file}", 0, name, what)])
            found[name] = Figure(name, lines, f"art/{file}")
    return found


class Part:
    """A piece that can be laid anywhere: layers whose paints are words, and the box round them."""

    def __init__(self, layers: list[Layer], box: Box) -> None:
        self.layers = layers
        self.box = box


@cache
def parts() -> dict[str, Part]:
    """The parts of the project: faces, limbs, bodies."""
    text = resources.files("grimalkin.art").joinpath("parts.toml").read_text(encoding="utf-8")
    tables: dict[str, dict[str, list[str]]] = tomllib.loads(text)
    layers = {name: [shape(words) for words in table["layers"]] for name, table in tables.items()}
    return {name: Part(found, box_round([box_of(layer.path) for layer in found])) for name, found in layers.items()}


def box_round(boxes: list[Box]) -> Box:
    left, top = min([box[0] for box in boxes]), min([box[1] for box in boxes])
    right, low = max([box[0] + box[2] for box in boxes]), max([box[1] + box[3] for box in boxes])
    return left, top, right - left, low - top


def shape(words: str) -> Layer:
    """A layer from its paint and its path: `red/9 M0 0h90`, or `ink o 0 0 20`."""
    paint, _, data = words.strip().partition(" ")
    paint, _, width = paint.partition("/")
    return Layer(round_paths(data), paint, float(width or 0), not width)


def round_paths(data: str) -> str:
    """Path data with circles and ellipses spelled out."""

    def spelled(found: re.Match[str]) -> str:
        numbers = [float(word) for word in found[2].split()]
        x, y, wide, high = numbers if found[1] == "e" else [*numbers, numbers[2]]
        arc = f"a{wide:g} {high:g} 0 1 1"
        return f"M{x - wide:g} {y:g}{arc} {2 * wide:g} 0{arc} {-2 * wide:g} 0z"

    return ROUND.sub(spelled, data.strip())


# pasted together


def compose(figure: Figure, icon: Callable[[str], Icon | None], names: list[str]) -> Icon:
    """The figure as layers. `icon` finds a silhouette; `names` are those that there are, for who misspells one."""
    layers: list[Layer] = []
    for line in figure.lines:
        words = line.split()
        try:
            found = drawn(line) if words[0] == DRAW else piece(words, icon(words[0]))
        except (ValueError, IndexError) as error:
            raise figure.fault(line.strip(), str(error)) from None
        if not found:
            raise figure.fault(line.strip(), unknown("piece", words[0], [*parts(), *names]))
        for layer in found:
            if layer.paint not in PAINTS:
                raise figure.fault(line.strip(), unknown("paint", layer.paint, list(PAINTS)))
            paint, last = PAINTS[layer.paint], layers[-1] if layers else None
            if last and layer.width and (last.paint, last.width) == (paint, layer.width):
                last.path += f"M{layer.path[1:]}"  # more of the same line; its first step says where
            else:
                layers.append(Layer(layer.path, paint, layer.width, layer.edge))
    left, top, width, height = box_round([box_with_line(layer) for layer in layers])
    box = (round(left), round(top), round(width), round(height))
    return Icon(figure.name, layers[0].path, box, OURS, layers)


def drawn(line: str) -> list[Layer]:
    layer = shape(line.split(maxsplit=1)[1])
    return [Layer(rounded(layer.path, 0), layer.paint, layer.width, layer.edge)]


def piece(words: list[str], icon: Icon | None) -> list[Layer]:
    """A part or a silhouette where a line puts it; nothing if there is none of that name."""
    name, paint = words[0], words[1]
    part = parts().get(name) or (Part([Layer(icon.path, MAIN, 0, False)], icon.box) if icon is not None else None)
    if part is None:
        return []
    x, y, size = float(words[2]), float(words[3]), SIZE.match(words[4])
    if size is None:
        raise ValueError(f"'{words[4]}' is no size; expected one such as 200, or 200x90")
    more = words[5:]
    flip = more[:1] == ["flip"]
    more = more[1:] if flip else more
    turn = float(more[1]) if more[:1] == ["turn"] else 0.0
    if len(more) != (2 if more[:1] == ["turn"] else 0):
        raise ValueError("after its size a piece has nothing but 'flip' and 'turn'")
    left, top, width, height = part.box
    wide = high = float(size[1]) / max(width, height)
    if size[2]:
        wide, high = float(size[1]) / width, float(size[2]) / height
    thick = (wide * high) ** 0.5
    sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    if flip:
        wide = -wide
    across, along = (left + width / 2) * wide, (top + height / 2) * high  # where its middle would come to lie
    x, y = x - across * cosine + along * sine, y - across * sine - along * cosine
    found: list[Layer] = []
    for layer in part.layers:
        path = rounded(moved(layer.path, wide, high, turn, x, y), 0)
        colour = paint if layer.paint == MAIN else layer.paint
        found.append(Layer(path, colour, round(layer.width * thick, 1), layer.edge))
    return found


def box_with_line(layer: Layer) -> Box:
    left, top, width, height = box_of(layer.path)
    half = layer.width / 2
    return left - half, top - half, width + layer.width, height + layer.width
