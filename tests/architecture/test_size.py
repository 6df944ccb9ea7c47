"""No file of the package is so long that it holds several subjects."""

from pathlib import Path

from tests.architecture.tree import PACKAGE, modules_in

MOST = 700  # lines

# Files that may be longer, with the reason. A file that is short enough again has no place here.
LONGER: dict[str, str] = {}


def too_long(paths: list[Path], root: Path) -> dict[str, int]:
    """By file, the lines of those that have too many."""
    lines = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8").count("\n") for path in paths}
    return {name: count for name, count in lines.items() if count > MOST}


def test_no_file_is_too_long() -> None:
    found = too_long(modules_in("."), PACKAGE)
    assert {name: count for name, count in found.items() if name not in LONGER} == {}


def test_every_exception_is_needed() -> None:
    short = [name for name in LONGER if not too_long([PACKAGE / name], PACKAGE)]
    assert short == [], f"at most {MOST} lines; take them off the list"


def test_a_long_file_is_found(tmp_path: Path) -> None:
    for name, lines in (("short.py", MOST), ("long.py", MOST + 1)):
        (tmp_path / name).write_text("x = 1\n" * lines, encoding="utf-8")
    assert too_long(sorted(tmp_path.glob("*.py")), tmp_path) == {"long.py": MOST + 1}
