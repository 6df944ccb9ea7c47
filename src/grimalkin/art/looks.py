"""The look of a game: its folder `art` has a file look.toml that says how its kinds of cards are painted.

    tint  = "#c8862f"         # some of it is in every ground
    share = 15                # how much, in per cent
    moods = ["torch", "dusk"] # of cards that name none

    [colours]                 # words of card files that colour a card; the first that is found
    fire = "#e2562a"

    [cards]                   # the colours of single cards, by id
    burn = "#e2562a"

    [small]                   # words of card files that put a small silhouette beside the large one
    fire = "flame"

    [kinds.pet]
    manner = "dark"           # against the light; or "bright": lit from the front; or "ink": drawn on paper;
                              # or "cutout": cut out of coloured paper
    colour = "#c8862f"
    icons  = ["wolf-head"]    # of cards that name none
    stands = true             # its cards have figures as well: silhouettes without a ground

    [marks]                   # small pictures of words that the game shows: mark-fire.svg
    fire = "flame"

    [backs.pet]               # a kind whose cards have a back of their own: back-pet.svg
    colour = "#c8862f"
    icons  = ["paw-print"]

    [options.mode]            # a setting that is chosen by pictures: an icon for each of its values
    standard = "crossed-swords"

Everything can be left out: a game without that file has faces too.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

from grimalkin.art.colours import COLOUR
from grimalkin.core.cards import ICON, MOODS
from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadFile, Fault
from grimalkin.core.wording import spelled, unknown

MANNERS: Final = ["dark", "bright", "ink", "cutout"]
FIELDS: Final = ["tint", "share", "moods", "colours", "cards", "small", "marks", "kinds", "options"]
SCENES: Final = ["cover", "back", "backs"]
PLAIN: Final = "#8d7a5f"
STOCK: Final = [  # what a card may get that names no icon and whose kind names none
    "crystal-ball",
    "lantern-flame",
    "key",
    "crown",
    "feather",
    "compass",
    "owl",
    "raven",
    "fox-head",
    "oak-leaf",
    "rose",
    "spell-book",
    "potion-ball",
    "round-shield",
    "crossed-swords",
    "treasure-map",
]


class KindLook:
    """How cards of one kind are painted."""

    def __init__(self, manner: str, colour: str, moods: list[str], icons: list[str], stands: bool) -> None:
        self.manner = manner
        self.colour = colour
        self.moods = moods
        self.icons = icons
        self.stands = stands  # its cards have figures as well: silhouettes without a ground


class Scene:
    """A picture of a game: its mood, and its silhouettes, the most important first."""

    def __init__(self, mood: str, icons: list[str], colour: str, manner: str) -> None:
        self.mood = mood
        self.icons = icons
        self.colour = colour
        self.manner = manner


class Look:
    """How a game is painted."""

    def __init__(self, table: dict[str, Any], title: str) -> None:
        self.title = title
        self.tint: str = table.get("tint", PLAIN)
        self.share: float = table.get("share", 15) / 100
        self.moods: list[str] = table.get("moods", MOODS)
        self.colours: dict[str, str] = table.get("colours", {})
        self.cards: dict[str, str] = table.get("cards", {})
        self.small: dict[str, str] = table.get("small", {})
        self.marks: dict[str, str] = table.get("marks", {})
        self.options: dict[str, dict[str, str]] = table.get("options", {})
        self.kinds = {word: self.kind_of(kind) for word, kind in table.get("kinds", {}).items()}
        self.cover = self.scene_of(table.get("cover", {}))
        self.back = self.scene_of(table.get("back", {}))
        self.backs = {word: self.scene_of(scene) for word, scene in table.get("backs", {}).items()}

    def kind_of(self, table: dict[str, Any]) -> KindLook:
        manner, colour = table.get("manner", MANNERS[0]), table.get("colour", self.tint)
        stands = table.get("stands", False)
        return KindLook(manner, colour, table.get("moods", self.moods), table.get("icons", STOCK), stands)

    def scene_of(self, table: dict[str, Any]) -> Scene:
        icons = table.get("icons", STOCK[:3])
        manner = table.get("manner", MANNERS[0])
        return Scene(table.get("mood", self.moods[0]), icons, table.get("colour", self.tint), manner)

    def kind(self, word: str) -> KindLook:
        return self.kinds.get(word) or self.kind_of({})

    def icons(self) -> list[str]:
        """Every icon that the look itself names."""
        found = [*self.small.values(), *self.marks.values(), *self.cover.icons, *self.back.icons]
        for scene in self.backs.values():
            found += scene.icons
        for kind in self.kinds.values():
            found += kind.icons
        for values in self.options.values():
            found += values.values()
        return found


def look_of(package: str, title: str) -> Look:
    """The look of the game in a package. `BadFile` where its file is wrong."""
    files = data_files(package, "art", ".toml")
    text = files.get("look.toml", "")
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadFile([Fault("art/look.toml", 0, "", str(error))]) from None
    faults = [Fault("art/look.toml", 0, place, what) for place, what in wrong_in(table)]
    if faults:
        raise BadFile(faults)
    return Look(table, title)


# what such a file may say


def wrong_in(table: dict[str, Any]) -> list[tuple[str, str]]:
    found = wrong_keys("", table, [*FIELDS, *SCENES])
    found += wrong_look("", table)
    if not isinstance(table.get("share", 0), int) or not 0 <= table.get("share", 0) <= 100:
        found.append(("share", f"got {spelled(table['share'])}; expected a whole number from 0 to 100"))
    for part in ("colours", "cards"):
        for word, value in tables_in(table, part, found).items():
            found += wrong_colour(f"{part}.{word}", value)
    for part in ("small", "marks"):
        for word, value in tables_in(table, part, found).items():
            found += wrong_icon(f"{part}.{word}", value)
    for name, values in tables_in(table, "options", found).items():
        if not isinstance(values, dict):
            found.append((f"options.{name}", f"got {spelled(values)}; expected a table"))
            continue
        for value, icon in values.items():
            found += wrong_icon(f"options.{name}.{value}", icon)
    scenes: dict[str, Any] = {name: inner for name, inner in table.items() if name in ("cover", "back")}
    scenes.update({f"backs.{word}": inner for word, inner in tables_in(table, "backs", found).items()})
    kinds = {f"kinds.{word}": kind for word, kind in tables_in(table, "kinds", found).items()}
    places: dict[str, Any] = {**scenes, **kinds}
    for place, inner in places.items():
        if not isinstance(inner, dict):
            found.append((place, f"got {spelled(inner)}; expected a table"))
            continue
        known = ["manner", "colour", "icons", *(["mood"] if place in scenes else ["moods", "stands"])]
        found += wrong_keys(place, inner, known)
        if not isinstance(inner.get("stands", False), bool):
            found.append((f"{place}.stands", f"got {spelled(inner['stands'])}; expected true or false"))
        found += wrong_look(f"{place}.", inner)
    return found


def tables_in(table: dict[str, Any], key: str, found: list[tuple[str, str]]) -> dict[str, Any]:
    inner = table.get(key, {})
    if isinstance(inner, dict):
        return inner
    found.append((key, f"got {spelled(inner)}; expected a table"))
    return {}


def wrong_keys(place: str, table: dict[str, Any], known: list[str]) -> list[tuple[str, str]]:
    return [(place or key, unknown("field", key, known)) for key in table if key not in known]


def wrong_look(place: str, table: dict[str, Any]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for key in ("tint", "colour"):
        if key in table:
            found += wrong_colour(place + key, table[key])
    if table.get("manner", MANNERS[0]) not in MANNERS:
        found.append((f"{place}manner", unknown("manner", str(table["manner"]), MANNERS)))
    moods = table.get("moods", [table["mood"]] if "mood" in table else MOODS)
    if not isinstance(moods, list) or not moods:
        found.append((f"{place}moods", f"got {spelled(moods)}; expected a list of moods"))
    else:
        found += [(f"{place}moods", unknown("mood", str(mood), MOODS)) for mood in moods if mood not in MOODS]
    icons = table.get("icons", STOCK)
    if not isinstance(icons, list) or not icons:
        found.append((f"{place}icons", f"got {spelled(icons)}; expected a list of icons"))
    else:
        for icon in icons:
            found += wrong_icon(f"{place}icons", icon)
    return found


def wrong_colour(place: str, value: Any) -> list[tuple[str, str]]:
    if isinstance(value, str) and COLOUR.match(value):
        return []
    return [(place, f"got {spelled(value)}; expected a colour such as '#c8862f', in small letters")]


def wrong_icon(place: str, value: Any) -> list[tuple[str, str]]:
    if isinstance(value, str) and ICON.match(value):
        return []
    return [(place, f"got {spelled(value)}; expected the name of an icon, such as 'wolf-howl'")]
