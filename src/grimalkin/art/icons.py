"""Silhouettes by name: those of the icon library, and the project's own drawings."""

from __future__ import annotations

import json
import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, Final

from grimalkin.art.paths import Box, box_of, rounded
from grimalkin.core.errors import BadFile, Fault
from grimalkin.core.wording import unknown

LIBRARY: Final = "game-icons"
OURS: Final = "grimalkin"
BODY: Final = re.compile(r'<path fill="currentColor" d="([^"<>]+)"/>\Z')
FILE: Final = "icons.json"
COARSE: Final = 4
LONG: Final = 2000  # characters: a path that is longer is rounded to whole units


class Layer:
    """One piece of a figure that is pasted together: a shape, or a line of some width."""

    def __init__(self, path: str, paint: str, width: float, edge: bool) -> None:
        self.path = path
        self.paint = paint
        self.width = width  # of a line; 0: a shape
        self.edge = edge  # a shape with a dark edge; those of the library have lines of their own

    def plain(self) -> list[Any]:
        return [self.path, self.paint, self.width, self.edge]


class Icon:
    """One silhouette: a single path in a field of 512 by 512. A figure has layers too, and its path is the first."""

    def __init__(self, name: str, path: str, box: Box, source: str, layers: list[Layer] | None = None) -> None:
        self.name = name
        self.path = path
        self.box = box
        self.source = source
        self.layers = layers or []

    def coarse(self) -> Icon:
        """The silhouette for small sizes, in a field of 128 by 128."""
        left, top, width, height = box_of(self.path) if self.layers else self.box
        path = rounded(self.path, 0, 1 / COARSE)
        return Icon(self.name, path, (left / COARSE, top / COARSE, width / COARSE, height / COARSE), self.source)

    def plain(self) -> dict[str, Any]:
        table: dict[str, Any] = {"d": self.path, "box": list(self.box), "from": self.source}
        if self.layers:
            table["layers"] = [layer.plain() for layer in self.layers]
        return table


class Icons:
    """The icons that there are."""

    def __init__(self, known: dict[str, Icon], about: dict[str, str]) -> None:
        self.known = known
        self.about = about  # the library: its name, version, license, authors and where it is from

    def names(self) -> list[str]:
        return list(self.known)

    def __contains__(self, name: object) -> bool:
        return name in self.known

    def icon(self, name: str) -> Icon:
        found = self.known.get(name)
        if found is None:
            raise BadFile([Fault(FILE, 0, "", unknown("icon", name, list(self.known)))])
        return found

    def only(self, names: list[str]) -> Icons:
        """These and no others, in the order of their names."""
        return Icons({name: self.icon(name) for name in sorted(set(names))}, self.about)


def icon_of(name: str, data: str, source: str) -> Icon:
    path = rounded(data, 1)
    if len(path) > LONG:
        path = rounded(data, 0)
    left, top, width, height = box_of(data)
    return Icon(name, path, (round(left), round(top), round(width), round(height)), source)


def drawings() -> dict[str, Icon]:
    """What the library lacks, drawn by the project."""
    text = resources.files("grimalkin.art").joinpath("drawings.toml").read_text(encoding="utf-8")
    tables: dict[str, dict[str, str]] = tomllib.loads(text)
    return {name: icon_of(name, table["path"], OURS) for name, table in tables.items()}


class Library:
    """The icon library as it was downloaded. An icon is read when it is asked for: there are thousands."""

    def __init__(self, file: Path) -> None:
        tables = json_of(file)
        bodies = tables.get("icons")
        if not isinstance(bodies, dict) or not bodies:
            raise BadFile(
                [Fault(str(file), 0, "icons", "there are no icons in it; expected icons.json of the library")]
            )
        self.file = file
        self.bodies: dict[str, dict[str, str]] = bodies
        self.about = about(file)
        self.own = drawings()
        self.read: dict[str, Icon] = {}

    def names(self) -> list[str]:
        return sorted({*self.bodies, *self.own})

    def find(self, name: str) -> Icon | None:
        return self.own.get(name) or (self.icon(name) if name in self.bodies else None)

    def icons(self, wanted: list[str]) -> Icons:
        """The wanted ones; an error names all that there are not."""
        names = self.names()
        missing = [name for name in sorted(set(wanted)) if name not in self.bodies and name not in self.own]
        if missing:
            raise BadFile([Fault(str(self.file), 0, "", unknown("icon", name, names)) for name in missing])
        return Icons({name: self.own.get(name) or self.icon(name) for name in sorted(set(wanted))}, self.about)

    def icon(self, name: str) -> Icon:
        if name not in self.read:
            self.read[name] = self.read_now(name)
        return self.read[name]

    def read_now(self, name: str) -> Icon:
        body = BODY.match(self.bodies[name].get("body", ""))
        if body is None:
            said = "this is not one path in the current colour, as the library's icons are"
            raise BadFile([Fault(str(self.file), 0, name, said)])
        return icon_of(name, body.group(1), LIBRARY)


def about(file: Path) -> dict[str, str]:
    """Who made the library and how it may be used: from the files beside it."""
    info = json_of(file.with_name("info.json"))
    package = json_of(file.with_name("package.json"))
    license_, author = info.get("license", {}), info.get("author", {})
    return {
        "library": str(info.get("name", LIBRARY)),
        "package": str(package.get("name", "")),
        "version": str(package.get("version", "")),
        "license": str(license_.get("title", "")),
        "license_link": str(license_.get("url", "")),
        "authors": str(author.get("name", "")),
        "link": str(author.get("url", "")),
    }


def json_of(file: Path) -> dict[str, Any]:
    try:
        table = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFile([Fault(str(file), 0, "", f"cannot be read: {error.strerror}")]) from None
    except ValueError as error:
        raise BadFile([Fault(str(file), 0, "", f"is not JSON: {error}")]) from None
    if not isinstance(table, dict):
        raise BadFile([Fault(str(file), 0, "", "holds no table; expected the JSON files of the icon library")])
    return table


# what the build leaves for the server


def write_icons(icons: Icons, file: Path) -> None:
    table = {"about": icons.about, "icons": {name: icon.plain() for name, icon in icons.known.items()}}
    file.write_text(json.dumps(table, separators=(",", ":"), sort_keys=True) + "\n", encoding="utf-8")


def read_icons(folder: Path) -> Icons:
    """The icons of a built folder: those in use and a stock for designers."""
    table = json_of(folder / FILE)
    known: dict[str, Icon] = {}
    for name, icon in table["icons"].items():
        left, top, width, height = icon["box"]
        layers = [Layer(*layer) for layer in icon.get("layers", [])]
        known[name] = Icon(name, icon["d"], (left, top, width, height), icon["from"], layers)
    return Icons(known, table["about"])
