"""The source tree, as the tests of this folder see it."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from building import compiling

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "grimalkin"


def compile_table() -> dict[str, Any]:
    """[tool.grimalkin.compile] of pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        table: dict[str, Any] = tomllib.load(file)["tool"]["grimalkin"]["compile"]
    return table


def compiled_packages() -> list[str]:
    """The names of the packages whose modules are compiled."""
    return list(compile_table()["packages"])


def compiled_modules() -> list[str]:
    """Every module that the wheel holds compiled, by its dotted name, as the build itself lists them."""
    sources = compiling.compiled_sources()
    return [".".join(Path(source).relative_to("src").with_suffix("").parts) for source in sources]


def modules_in(*packages: str) -> list[Path]:
    """Every Python file of these packages."""
    return sorted(path for package in packages for path in (PACKAGE / package).rglob("*.py"))


def parse(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def imported(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and dotted name of everything a file imports, wherever in the file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield node.lineno, f"{node.module or ''}.{alias.name}"


def place(path: Path, line: int) -> str:
    """A file and line as people write them."""
    return f"{path.relative_to(ROOT).as_posix()}:{line}"
