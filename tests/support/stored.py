"""The classes whose objects a state can hold, so that the word of each is stored: found in the sources.

Steps and states are known by their bases. What they hold is read from the types of their fields, and so on from there.
"""

from __future__ import annotations

import ast
import functools
import importlib
from pathlib import Path

import grimalkin.core
import grimalkin.kit
from grimalkin.core.agenda import Apart, Ask, Chance, Claim, Die, Draw, Step, Together
from grimalkin.core.bench import Hearing
from grimalkin.core.frozen import modules_of
from grimalkin.core.game import Game
from grimalkin.core.state import State

ROOT = Path(__file__).resolve().parents[2]
BASES = (Step, Ask, Together, Apart, Claim, Hearing, Chance, Die, Draw, State)  # nobody makes one of these


def classes_in(package: str) -> list[type]:
    """Every class that a package defines, but for those that draw in a terminal."""
    return [
        thing
        for name in modules_of(package)
        for thing in vars(importlib.import_module(name)).values()
        if isinstance(thing, type) and thing.__module__ == name
    ]


def source_of(kind: type) -> ast.ClassDef:
    return next(
        node for node in body_of(kind.__module__) if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    )


@functools.cache
def body_of(module: str) -> list[ast.stmt]:
    path = ROOT / "src" / module.replace(".", "/")
    file = path.with_suffix(".py") if path.with_suffix(".py").exists() else path / "__init__.py"
    return ast.parse(file.read_text(encoding="utf-8")).body


def words_of_types(kind: type) -> set[str]:
    """The names in the types of a class's fields and of what it is made with."""
    found: set[str] = set()
    for node in ast.walk(source_of(kind)):
        types: list[ast.expr | None] = []
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            types = [argument.annotation for argument in [*node.args.args, *node.args.kwonlyargs]]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            types = [node.annotation]
        for annotation in types:
            for part in ast.walk(annotation) if annotation is not None else ():
                if isinstance(part, ast.Name):
                    found.add(part.id)
                elif isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.update(node.id for node in ast.walk(ast.parse(part.value)) if isinstance(node, ast.Name))
    return found


def is_shared(kind: type) -> bool:
    """Does a key stand for its objects?"""
    return any("key" in vars(cls) or sets_key(cls) for cls in kind.__mro__ if cls.__module__.startswith("grimalkin."))


def sets_key(kind: type) -> bool:
    for node in ast.walk(source_of(kind)):
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Attribute) and target.attr == "key" for target in targets):
                return True
    return False


def stored_classes(game: Game) -> list[type]:
    """Those of the game, of the kit and of the core."""
    known = classes_in(grimalkin.core.__name__) + classes_in(grimalkin.kit.__name__) + classes_in(game.package)
    found = [kind for kind in known if issubclass(kind, (Step, State))]
    for kind in found:  # grows while it is walked
        words = words_of_types(kind)
        found += [
            other
            for other in known
            if is_meant(kind, other, words) and other not in found and not is_plumbing(other) and not is_shared(other)
        ]
    return [kind for kind in found if kind not in BASES and not is_base_of_kit(kind)]


def is_meant(kind: type, other: type, words: set[str]) -> bool:
    """Is this class among those that another names? Two may have one name: its module says which of them it is."""
    held = vars(importlib.import_module(kind.__module__)).get(other.__name__, other)
    return other.__name__ in words and held is other


def is_base_of_kit(kind: type) -> bool:
    """Does the kit leave it to games to extend this, and to give it a word?"""
    return kind.__module__.startswith(f"{grimalkin.kit.__name__}.") and "id" not in vars(kind)


def is_plumbing(kind: type) -> bool:
    """Is this a listener, an origin or hooks? No snapshot has them."""
    return kind.__name__ in ("Listener", "Origin", "Hooks")
