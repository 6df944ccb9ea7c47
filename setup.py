"""Builds Grimalkin. The rules are compiled with mypyc where a C compiler works; otherwise they stay plain Python.

GRIMALKIN_COMPILE=0 asks for the plain build, GRIMALKIN_COMPILE=quick for one that is compiled for tests and not for
speed, GRIMALKIN_COMPILE=release for one that has learned from play (building/release.py). GRIMALKIN_KEPT names a folder
in which what was made stays for the next build. web/build.py builds the page of the server; GRIMALKIN_WEB=0 leaves it
out.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # pip's isolated build does not look here by itself

from building import compiling, release  # noqa: E402


class Page:
    """The page, built by a process of its own while this one translates the rules."""

    def __init__(self, into: Path, kept: Path | None) -> None:
        self.into = into
        self.wanted = os.environ.get("GRIMALKIN_WEB") != "0"
        if self.wanted:
            words = [sys.executable, str(ROOT / "web" / "build.py"), "--into", str(into)]
            words += ["--keep", str(kept)] if kept is not None else []
            self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def put(self, place: Path) -> None:
        """Wait for the page and put it into the package."""
        if not self.wanted:
            return
        said = self.process.communicate()[1]
        if self.process.returncode:
            raise SystemExit(f"grimalkin: {said.strip()}\n(GRIMALKIN_WEB=0 builds without the page)")
        shutil.copytree(self.into, place, dirs_exist_ok=True)

    def stop(self) -> None:
        """The build has ended, one way or another."""
        if self.wanted and self.process.poll() is None:
            self.process.kill()
            self.process.communicate()


def with_page(page: Page) -> type[Any]:
    """A build_py that puts the page into the package. An editable install has none: `make web` builds beside it."""
    from setuptools.command.build_py import build_py

    marks = {compiling.RELEASE: release.MARK, compiling.QUICK: compiling.QUICK_MARK}

    class WithPage(build_py):
        def run(self) -> None:
            super().run()
            if not self.editable_mode:
                page.put(Path(self.build_lib, "grimalkin", "server", "page"))
                if compiling.WANTED in marks:
                    Path(self.build_lib, "grimalkin", marks[compiling.WANTED]).touch()

    return WithPage


@contextlib.contextmanager
def alone(kept: Path | None) -> Iterator[None]:
    """Two builds at once would write into one folder: the second waits."""
    if kept is None or os.name != "posix":
        yield
        return
    import fcntl

    kept.mkdir(parents=True, exist_ok=True)
    with (kept / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    from setuptools import setup

    os.chdir(ROOT)
    if compiling.WANTED not in compiling.KINDS:
        raise SystemExit(
            f"grimalkin: GRIMALKIN_COMPILE is '{compiling.WANTED}'; it can be '0', 'quick', 'release' or nothing"
        )
    # Other commands (metadata, sdist) need no compiler. An editable install is always plain: never build in place.
    if not {"build", "build_ext", "bdist_wheel", "install"} & set(sys.argv):
        setup()
        return
    # A fresh folder each time: no module deleted from src can come back from an old build. What is kept, by content.
    named = os.environ.get("GRIMALKIN_KEPT")
    kept = Path(named).resolve() if named else None
    folder = Path(tempfile.mkdtemp(prefix="grimalkin-build-"))
    page = Page(folder / "page", kept / "page" if kept else None)
    try:
        with alone(kept):
            place = kept or folder
            setup(
                ext_modules=compiling.extensions(place / "c"),
                cmdclass={
                    "build_ext": compiling.by_content(place / "objects"),
                    "build_py": with_page(page),
                },
                options={
                    "build": {"build_base": str(folder / "build")},
                    "build_ext": {"parallel": str(os.cpu_count() or 1)},
                },
            )
    finally:
        page.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
