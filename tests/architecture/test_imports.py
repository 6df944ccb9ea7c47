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


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the source tree that a test may spoil."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    left_out = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=left_out)
    return tmp_path


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


def add_game(tree: Path, name: str, line: str) -> None:
    folder = tree / "src" / "grimalkin" / "games" / name
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "turn.py").write_text(line, encoding="utf-8")


def test_the_tree_passes(tree: Path) -> None:
    result = lint(tree)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("module", "line", "arrow"),
    [
        ("core/spoilt.py", "import grimalkin.games\n", "grimalkin.core.spoilt -> grimalkin.games"),
        ("core/spoilt.py", "import grimalkin.players\n", "grimalkin.core.spoilt -> grimalkin.players"),
        ("core/spoilt.py", "import rich\n", "grimalkin.core.spoilt -> rich"),
        ("players/spoilt.py", "import grimalkin.games\n", "grimalkin.players.spoilt -> grimalkin.games"),
        ("players/spoilt.py", "import grimalkin.lab\n", "grimalkin.players.spoilt -> grimalkin.lab"),
        ("lab/spoilt.py", "import grimalkin.cli\n", "grimalkin.lab.spoilt -> grimalkin.cli"),
    ],
)
def test_a_wrong_arrow_fails(tree: Path, module: str, line: str, arrow: str) -> None:
    (tree / "src" / "grimalkin" / module).write_text(line, encoding="utf-8")
    result = lint(tree)
    assert result.returncode != 0
    assert arrow in result.stdout


@pytest.mark.parametrize("above", ["players", "lab", "cli"])
def test_a_game_may_not_look_up_or_sideways(tree: Path, above: str) -> None:
    add_game(tree, "spoilt", f"import grimalkin.{above}\n")
    result = lint(tree)
    assert result.returncode != 0
    assert f"grimalkin.games.spoilt.turn -> grimalkin.{above}" in result.stdout


def test_a_game_may_not_import_another_game(tree: Path) -> None:
    add_game(tree, "other", "")
    add_game(tree, "spoilt", "import grimalkin.games.other.turn\n")
    result = lint(tree)
    assert result.returncode != 0
    assert "grimalkin.games.spoilt.turn -> grimalkin.games.other.turn" in result.stdout


@pytest.mark.parametrize("line", ["import rich\n", "import grimalkin.words\n", "import grimalkin.cli.boards\n"])
def test_the_board_of_a_game_alone_may_look_up(tree: Path, line: str) -> None:
    add_game(tree, "sound", "")
    (tree / "src" / "grimalkin" / "games" / "sound" / "terminal.py").write_text(line, encoding="utf-8")
    assert lint(tree).returncode == 0
    (tree / "src" / "grimalkin" / "games" / "sound" / "turn.py").write_text(line, encoding="utf-8")
    assert lint(tree).returncode != 0


def test_nobody_imports_the_board_of_a_game(tree: Path) -> None:
    add_game(tree, "spoilt", "import grimalkin.games.spoilt.terminal\n")
    (tree / "src" / "grimalkin" / "games" / "spoilt" / "terminal.py").write_text("", encoding="utf-8")
    result = lint(tree)
    assert result.returncode != 0
    assert "grimalkin.games.spoilt.turn -> grimalkin.games.spoilt.terminal" in result.stdout


def test_a_package_outside_the_layers_fails(tree: Path) -> None:
    folder = tree / "src" / "grimalkin" / "spoilt"
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    assert lint(tree).returncode != 0


def test_core_imports_the_standard_library_and_msgspec_only() -> None:
    wrong = [
        f"{place(path, line)} imports {name}"
        for path in modules_in("core")
        for line, name in imported(parse(path))
        if name.split(".")[0] not in ALLOWED_IN_CORE
    ]
    assert wrong == []
