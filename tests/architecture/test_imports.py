"""The direction of imports: the check passes on the tree as it is, and fails on each wrong arrow."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, imported, modules_in, parse, place

LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"
ALLOWED_IN_CORE = sys.stdlib_module_names | {"grimalkin", "msgspec", "mypy_extensions"}


def copy_of_tree(place: Path) -> Path:
    """A copy of the source tree that a test may spoil."""
    shutil.copy(ROOT / "pyproject.toml", place)
    left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", place / "src", ignore=left_out)
    return place


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return copy_of_tree(tmp_path)


def lint(tree: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter on a tree, whatever Grimalkin is installed."""
    return subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache", "--no-logo"],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


def add(tree: Path, file: str, line: str) -> None:
    """A file that imports something; the folders above it become packages."""
    place = tree / "src" / "grimalkin" / file
    place.parent.mkdir(exist_ok=True)
    (place.parent / "__init__.py").touch()
    place.write_text(line, encoding="utf-8")


# What no file may import, and how it is told.
WRONG = {
    ("core/spoilt_1.py", "grimalkin.games"): "grimalkin.core.spoilt_1 -> grimalkin.games",
    ("core/spoilt_2.py", "grimalkin.players"): "grimalkin.core.spoilt_2 -> grimalkin.players",
    ("core/spoilt_3.py", "rich"): "grimalkin.core.spoilt_3 -> rich",
    ("players/spoilt_1.py", "grimalkin.games"): "grimalkin.players.spoilt_1 -> grimalkin.games",
    ("players/spoilt_2.py", "grimalkin.lab"): "grimalkin.players.spoilt_2 -> grimalkin.lab",
    ("lab/spoilt.py", "grimalkin.cli"): "grimalkin.lab.spoilt -> grimalkin.cli",
    ("games/spoilt_1/turn.py", "grimalkin.players"): "grimalkin.games.spoilt_1.turn -> grimalkin.players",
    ("games/spoilt_2/turn.py", "grimalkin.lab"): "grimalkin.games.spoilt_2.turn -> grimalkin.lab",
    ("games/spoilt_3/turn.py", "grimalkin.cli"): "grimalkin.games.spoilt_3.turn -> grimalkin.cli",
    ("games/spoilt_4/turn.py", "grimalkin.games.other.turn"): (
        "grimalkin.games.spoilt_4.turn -> grimalkin.games.other.turn"
    ),
    ("games/spoilt_5/turn.py", "grimalkin.games.spoilt_5.terminal"): (
        "grimalkin.games.spoilt_5.turn -> grimalkin.games.spoilt_5.terminal"
    ),
    # only the board of a game may look up
    ("games/spoilt_6/turn.py", "rich"): "grimalkin.games.spoilt_6.turn -> rich",
    ("games/spoilt_7/turn.py", "grimalkin.words"): "grimalkin.games.spoilt_7.turn -> grimalkin.words",
    ("games/spoilt_8/turn.py", "grimalkin.cli.boards"): "grimalkin.games.spoilt_8.turn -> grimalkin.cli.boards",
}


@pytest.fixture(scope="module")
def spoilt(tmp_path_factory: pytest.TempPathFactory) -> subprocess.CompletedProcess[str]:
    """What is said of a tree with every wrong arrow in it: one look takes seconds."""
    tree = copy_of_tree(tmp_path_factory.mktemp("spoilt"))
    add(tree, "games/other/turn.py", "")
    add(tree, "games/spoilt_5/terminal.py", "")
    for file, name in WRONG:
        add(tree, file, f"import {name}\n")
    return lint(tree)


def test_the_tree_passes_and_a_board_may_look_up(tree: Path) -> None:
    for number, name in enumerate(["rich", "grimalkin.words", "grimalkin.cli.boards"]):
        add(tree, f"games/sound_{number}/terminal.py", f"import {name}\n")
    result = lint(tree)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(("file", "name"), WRONG)
def test_a_wrong_arrow_is_told(spoilt: subprocess.CompletedProcess[str], file: str, name: str) -> None:
    assert spoilt.returncode != 0
    assert WRONG[file, name] in spoilt.stdout


def test_a_package_outside_the_layers_fails(tree: Path) -> None:
    add(tree, "spoilt/__init__.py", "")
    assert lint(tree).returncode != 0


def test_core_imports_the_standard_library_and_msgspec_only() -> None:
    wrong = [
        f"{place(path, line)} imports {name}"
        for path in modules_in("core")
        for line, name in imported(parse(path))
        if name.split(".")[0] not in ALLOWED_IN_CORE
    ]
    assert wrong == []
