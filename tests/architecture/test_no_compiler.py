"""Without a working C compiler the build stays interpreted and says so in one line. Other errors stay loud."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.architecture.tree import ROOT

PROBE = "from building import compiling; print(compiling.why_no_compiler() or 'works')"
PLAIN = "import pathlib; from building import compiling; print(compiling.extensions(pathlib.Path('unused')))"


def run(code: str, tree: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in {"CC", "LDSHARED", "GRIMALKIN_COMPILE"}}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        cwd=tree,
        env={**kept, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


def failing_compiler(folder: Path) -> str:
    """A compiler that is on the machine, says much, and makes nothing."""
    program = folder / "cc"
    program.write_text("#!/bin/sh\necho one >&2\necho two >&2\nexit 1\n", encoding="utf-8")
    program.chmod(0o755)
    return str(program)


def test_the_compiler_of_this_machine_works() -> None:
    result = run(PROBE)
    assert (result.stdout, result.stderr) == ("works\n", "")


def test_a_missing_compiler_is_told_in_one_line() -> None:
    result = run(PLAIN, CC="no-such-compiler")
    assert result.returncode == 0, result.stderr
    assert result.stdout == "[]\n"
    assert result.stderr.startswith("grimalkin: no working C compiler (")
    assert result.stderr.endswith("; the build stays interpreted\n")
    assert result.stderr.count("\n") == 1


def test_a_compiler_that_fails_is_told_in_one_line(tmp_path: Path) -> None:
    result = run(PLAIN, CC=failing_compiler(tmp_path))
    assert result.returncode == 0, result.stderr
    assert result.stdout == "[]\n"
    assert result.stderr.count("\n") == 1


def test_the_switch_asks_no_compiler_and_says_nothing() -> None:
    result = run(PLAIN, CC="no-such-compiler", GRIMALKIN_COMPILE="0")
    assert (result.stdout, result.stderr) == ("[]\n", "")


def test_a_release_build_never_stays_interpreted(tmp_path: Path) -> None:
    result = run(PLAIN, CC=failing_compiler(tmp_path), GRIMALKIN_COMPILE="release")
    assert result.returncode != 0
    assert result.stderr.startswith("grimalkin: a release build needs gcc 10 or newer (")
    assert result.stderr.count("\n") == 1


def test_another_word_for_the_build_is_refused() -> None:
    result = run("import sys; sys.argv = ['setup.py', 'build']; import setup; setup.main()", GRIMALKIN_COMPILE="fast")
    assert result.returncode != 0
    assert result.stderr == "grimalkin: GRIMALKIN_COMPILE is 'fast'; it can be '0', 'quick', 'release' or nothing\n"


def test_a_type_error_ends_the_build(tmp_path: Path) -> None:
    shutil.copy(ROOT / "setup.py", tmp_path)
    shutil.copytree(ROOT / "building", tmp_path / "building")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    core = tmp_path / "src" / "grimalkin" / "core"
    core.mkdir(parents=True)
    (core / "__init__.py").write_text("", encoding="utf-8")
    (core / "agenda.py").write_text('steps: int = "many"\n', encoding="utf-8")
    result = run(PLAIN, tree=tmp_path)
    assert result.returncode != 0
    assert "Incompatible types in assignment" in result.stdout
    assert "stays interpreted" not in result.stderr
