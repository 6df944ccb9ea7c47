"""What the rules never do: roll by themselves, look at the clock, pickle, copy deeply, print. Core names no game."""

import ast
import re
from pathlib import Path

import pytest

from building.compiling import compiled_sources
from tests.architecture.tree import PACKAGE, ROOT, compiled_packages, imported, modules_in, parse, place

FORBIDDEN_MODULES = {"copy", "pickle", "random", "secrets", "time"}
CLOCK = PACKAGE / "players" / "learned" / "thinking.py"  # thinks for as long as it is given; no rule, and not compiled
FORBIDDEN_CALLS = {"breakpoint", "deepcopy", "eval", "exec", "input", "print"}


def forbidden_in(path: Path, tree: ast.Module) -> list[str]:
    """Every forbidden import or call of a file, with its place."""
    found = [
        f"{place(path, line)} imports {name}"
        for line, name in imported(tree)
        if name.split(".")[0] in FORBIDDEN_MODULES and (path, name) != (CLOCK, "time")
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.id if isinstance(called, ast.Name) else ""
            if name in FORBIDDEN_CALLS:
                found.append(f"{place(path, node.lineno)} calls {name}")
    return found


def named_in(path: Path, games: list[str]) -> list[str]:
    """Every line of a file that holds the name of a game folder, written in any usual way."""
    found: list[str] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        for game in games:
            if re.search(rf"\b{game.replace('_', '[ _-]?')}\b", line, flags=re.IGNORECASE):
                found.append(f"{place(path, number)} names {game}")
    return found


def game_folders() -> list[str]:
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))


def test_the_rules_use_nothing_forbidden() -> None:
    paths = modules_in(*compiled_packages())
    assert paths
    assert [found for path in paths for found in forbidden_in(path, parse(path))] == []


def test_one_module_has_a_clock_and_is_not_compiled() -> None:
    assert [name for _, name in imported(parse(CLOCK)) if name in FORBIDDEN_MODULES] == ["time"], "no exception is idle"
    assert CLOCK.relative_to(ROOT).as_posix() not in compiled_sources()
    assert forbidden_in(CLOCK, ast.parse("import random")) != []


def test_core_names_no_game() -> None:
    games = game_folders()
    assert games
    assert [found for path in modules_in("core") for found in named_in(path, games)] == []


@pytest.mark.parametrize(
    "line",
    [
        "import random",
        "import time as clock",
        "from random import randint",
        "from copy import deepcopy",
        "def late() -> None:\n    import pickle",
        "print('hello')",
    ],
)
def test_the_search_finds(line: str) -> None:
    assert forbidden_in(PACKAGE / "core" / "spoilt.py", ast.parse(line)) != []


@pytest.mark.parametrize("line", ["import grimalkin.core.time_", "pet.copy()", "from grimalkin.core import random_"])
def test_the_search_leaves_alone(line: str) -> None:
    assert forbidden_in(PACKAGE / "core" / "fine.py", ast.parse(line)) == []
