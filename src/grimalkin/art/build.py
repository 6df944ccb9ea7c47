"""Makes all pictures of a build: portraits, covers, backs, bots, the mark, icons for designers and who drew them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from grimalkin.art.bots import bot_faces
from grimalkin.art.faces import Face, faces_of, icon_faults, written
from grimalkin.art.figures import Figure, compose, figures_of
from grimalkin.art.icons import FILE, LIBRARY, OURS, Icons, Library, write_icons
from grimalkin.art.looks import STOCK, Look, look_of
from grimalkin.art.portrait import portrait, standing
from grimalkin.art.scenes import back, badge, cover, mark
from grimalkin.core.errors import BadFile
from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING

MARK: Final = "grimalkin"
OPTION: Final = "#e8c274"  # the colour of what stands for a setting
BOTS: Final = "bots"  # the folder of their faces
# what designers can name besides all that the games use
# fmt: off
MORE: Final = [
    "all-seeing-eye", "anvil", "archer", "axe-swing", "bat", "bee", "book-cover", "butterfly", "candle-flame",
    "castle", "cauldron", "cerberus", "chalice-drops", "cloak-dagger", "cobra", "coins-pile", "crab",
    "crescent-blade", "daggers", "dolphin", "dove", "dragon-head", "droplet-splash", "eagle-head", "elephant",
    "fish-monster", "fist", "flute", "frog", "gear-hammer", "ghost", "goat", "gong", "grapes", "harp",
    "hawk-emblem", "horse-head", "hourglass", "jester-hat", "kraken-tentacle", "ladybug", "lantern-flame",
    "locked-chest", "lyre", "magic-gate", "maple-leaf", "monkey", "mountains", "mushroom-house", "oak", "owl",
    "panda", "pine-tree", "rat", "ring", "scorpion", "shark-jaws", "skull-staff", "snowman", "spider-web",
    "stone-tower", "sun", "swan", "tiger-head", "tortoise", "trident", "turtle", "volcano", "wheat", "windmill",
    "wizard-face",
]
# whom the license of the library asks to name; the package does not say who drew which icon
CONTRIBUTORS: Final = [
    "Lorc", "Delapouite", "John Colburn", "Felbrigg", "John Redman", "Carl Olsen", "Sbed", "PriorBlue",
    "Willdabeast", "Viscious Speed", "Lord Berandas", "Irongamer", "HeavenlyDog", "Lucas", "Faithtoken", "Skoll",
    "Andy Meneely", "Cathelineau", "Kier Heyl", "Aussiesim", "Sparker", "Zeromancer", "Rihlsul", "Quoting",
    "Guard13007", "DarkZaitzev", "SpencerDub", "GeneralAce135", "Zajkonur", "Catsu", "Starseeker", "Pepijn Poolman",
    "Pierre Leducq", "Caro Asercion",
]
# fmt: on


class Painted:
    """One game with the faces of its cards."""

    def __init__(self, game: Game) -> None:
        self.id = game.id
        self.look: Look = look_of(game.package, game.title)
        self.faces: dict[str, Face] = faces_of(game)
        self.figures: dict[str, Figure] = figures_of(game.package)

    def icons(self) -> list[str]:
        shown = [name for face in (*self.faces.values(), *self.options().values()) for name in (face.art, *face.small)]
        shown += [*self.look.marks.values(), *self.look.cover.icons, *self.look.back.icons]
        shown += [name for scene in self.look.backs.values() for name in scene.icons]
        return shown + [name for figure in self.figures.values() for name in figure.icons()]

    def options(self) -> dict[str, Face]:
        """What stands for the values of its settings, by the names of their files."""
        look = self.look
        return {
            f"option-{name}-{value}": Face(
                f"{self.id} {name} {value}", icon, look.cover.mood, [], look, "bright", OPTION, False
            )
            for name, values in look.options.items()
            for value, icon in values.items()
        }


def build(file: Path, folder: Path) -> dict[str, int]:
    """Write everything into a folder, with icons from the library's file. The sizes of what was written, by path."""
    library = Library(file)
    games = [*GAMES.values(), *TEACHING.values()]
    painted = [Painted(game) for game in games]
    figures = {name: figure for game in painted for name, figure in game.figures.items()}
    names = sorted({*library.names(), *figures})
    faults = [fault for game in games if game.vocabulary is not None for fault in icon_faults(written(game), names)]
    if faults:
        raise BadFile(faults)
    bots = bot_faces()
    shown = [MARK, *[face.art for face in bots.values()], *[name for game in painted for name in game.icons()]]
    stock = [*STOCK, *MORE, *[name for game in painted for name in game.look.icons()]]
    icons = pasted(library, figures, [*shown, *stock])
    files = {"mark.svg": mark(icons)}
    files.update({f"{BOTS}/{key}.svg": portrait(face, icons) for key, face in bots.items()})
    for game in painted:
        files.update(pictures(game, icons))
    files["credits.json"] = json.dumps(credit(icons, shown), indent=1) + "\n"
    for path, text in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    write_icons(icons, folder / FILE)
    return {path: len(text.encode()) for path, text in files.items()}


def pasted(library: Library, figures: dict[str, Figure], wanted: list[str]) -> Icons:
    """The wanted silhouettes and figures."""
    plain = library.icons([name for name in wanted if name not in figures])
    names = library.names()
    made = {name: compose(figures[name], library.find, names) for name in wanted if name in figures}
    return Icons(dict(sorted({**plain.known, **made}.items())), plain.about)


def pictures(game: Painted, icons: Icons) -> dict[str, str]:
    """The pictures of one game by their paths."""
    assert not {"cover", "back"} & set(game.faces), f"{game.id}: no card can have the id of the cover or the back"
    files = {f"{game.id}/{key}.svg": portrait(face, icons) for key, face in {**game.faces, **game.options()}.items()}
    for key, face in game.faces.items():
        if face.stands:
            files[f"{game.id}/figures/{key}.svg"] = standing(face, icons)
    look = game.look
    files.update({f"{game.id}/mark-{word}.svg": badge(look, icons.icon(name)) for word, name in look.marks.items()})
    files.update({f"{game.id}/back-{word}.svg": back(look, scene, icons) for word, scene in look.backs.items()})
    return {f"{game.id}/cover.svg": cover(look, icons), f"{game.id}/back.svg": back(look, look.back, icons), **files}


def credit(icons: Icons, shown: list[str]) -> dict[str, Any]:
    """Who drew what is shown, and under which license."""
    used = {name: icons.icon(name).source for name in sorted(set(shown))}
    return {
        **icons.about,
        "contributors": CONTRIBUTORS,
        "icons": [name for name, source in used.items() if source == LIBRARY],
        "stock": [name for name, icon in icons.known.items() if icon.source == LIBRARY and name not in used],
        "own": [name for name, icon in icons.known.items() if icon.source == OURS],
    }
