"""Without the extra `server` everything works but the server, and its commands say what to install."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from grimalkin import build
from tests.architecture.tree import ROOT

# a process in which the packages of the server cannot be imported
BARE = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
        return None

sys.meta_path.insert(0, Missing())
sys.argv = ["grimalkin", *{words}]
from grimalkin.cli.main import main
main()
"""
MODULES = {"argon2-cffi": "argon2", "prometheus-client": "prometheus_client"}


def server_modules() -> set[str]:
    """The packages of the extra, by the names they are imported by."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs = project["optional-dependencies"]["server"]
    names = [found.group() for one in needs if (found := re.match(r"[\w.-]+", one)) is not None]
    assert "litestar" in names
    return {MODULES.get(name, name) for name in names}


def bare(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    code = BARE.format(missing=sorted(server_modules()), words=list(words))
    return subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "words",
    [
        ("--version",),
        ("games",),
        ("cards", "cauldron", "moonwort"),
        ("rules", "cauldron", "stirrer"),
        ("sim", "cauldron", "--games", "20", "--seats", "random,random"),
        ("trace", "cauldron"),
        ("protocol", "--typescript"),
    ],
)
def test_what_needs_no_server_works_without_one(words: tuple[str, ...], tmp_path: Path) -> None:
    done = bare(tmp_path, *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("serve",),
        ("backup", "monday.backup"),
        ("restore", "monday.backup"),
        ("people", "list"),
        ("tables", "list"),
        ("announce", "hello"),
        ("protocol", "--openapi"),
    ],
)
def test_a_command_of_the_server_says_what_to_install(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "monday.backup").write_bytes(b"")
    done = bare(tmp_path, *words)
    assert done.returncode == 2
    assert done.stderr.startswith("grimalkin: this command needs the package '")
    assert done.stderr.endswith(f"; install it: {build.how_to_install('server')}\n")
    assert done.stderr.count("\n") == 1
