"""Compiles the rules with mypyc and a C compiler. `setup.py` calls `extensions` and `by_content`.

What is compiled stands in pyproject.toml under [tool.grimalkin.compile]. Each game is a group of its own, and so is
everything that the games stand on: a group is one shared library. Who changes a rule of one game compiles no other.

GRIMALKIN_KEPT names a folder in which C files and objects stay for the next build, under what went into them. Without
it everything is made anew, in a folder that goes away.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from typing import Any

from building import docstrings, release

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src", "grimalkin")
HOT = ROOT / "building" / "hot.h"

WANTED = os.environ.get("GRIMALKIN_COMPILE", "")
PLAIN, QUICK, USUAL, RELEASE = "0", "quick", "", "release"
KINDS = (PLAIN, QUICK, USUAL, RELEASE)
QUICK_MARK = "quick.txt"  # in the package: tells that it was built for tests, not for speed

# Nobody replaces a function of this library, so calls inside it need no detour.
DIRECT = ["-fno-semantic-interposition", "-fvisibility=hidden"]
# Each file of a group declares the tables of the groups that it calls, and all of them mean one.
TOGETHER = ["-fcommon"]
# The order of instructions takes a seventh of the time of gcc, and `make bench` shows no gain from it.
LEAN = ["-fno-schedule-insns", "-fno-schedule-insns2", "-fno-tree-vectorize"]

FORGOTTEN = 14 * 24 * 3600.0  # seconds after which an object that no build has used goes

PROBE = """\
#include <Python.h>
PyObject *PyInit_probe(void);
PyObject *PyInit_probe(void) { Py_RETURN_NONE; }
"""


def table() -> dict[str, Any]:
    """[tool.grimalkin.compile] of pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)["tool"]["grimalkin"]["compile"]
    return found


def compiled_sources() -> list[str]:
    """The files to compile, relative to the root, in a fixed order."""
    wanted = table()
    package = ROOT / PACKAGE
    left_out = {path for pattern in wanted["exclude"] for path in package.glob(pattern)}
    sources = {path for name in wanted["packages"] for path in (package / name).rglob("*.py")}
    return [path.relative_to(ROOT).as_posix() for path in sorted(sources - left_out)]


def groups(sources: list[str]) -> dict[str, list[str]]:
    """Shared libraries and their files: one for each folder under `games`, one for all that games stand on."""
    found: dict[str, list[str]] = {}
    for source in sources:
        parts = Path(source).relative_to(PACKAGE).parts
        name = parts[1] if parts[0] == "games" and len(parts) > 2 else "engine"
        found.setdefault(f"grimalkin_{name}", []).append(source)
    return found


def seldom_run() -> set[str]:
    """The names of the C files that mypyc makes of the modules under `seldom`."""
    package = ROOT / PACKAGE
    return {c_name(path.relative_to(ROOT)) for pattern in table()["seldom"] for path in package.glob(pattern)}


def c_name(source: Path) -> str:
    """The name of the C file that mypyc makes of a module."""
    return "__native_" + "___".join(source.relative_to("src").with_suffix(".c").parts)


# Is there a compiler?


def why_no_compiler(*words: str) -> str:
    """Compile and link three lines of C, with these words. The answer is the reason why that fails, or nothing."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.extension import Extension

    with tempfile.TemporaryDirectory(prefix="grimalkin-probe-") as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        module = Extension("probe", [str(source)], extra_compile_args=[*words])
        command = build_ext(Distribution({"name": "probe", "ext_modules": [module]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        with Path(folder, "output").open("w+b") as output, Muted(output.fileno()):
            try:
                command.run()
            except Exception as error:  # noqa: BLE001  whatever the reason: no module comes out of this compiler
                return str(error).strip().partition("\n")[0] or type(error).__name__
    return ""


class Muted:
    """Sends the output of child processes to a file for a while, so that a failing compiler is not heard."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.kept: list[tuple[int, int]] = []

    def __enter__(self) -> None:
        for stream in (1, 2):
            self.kept.append((stream, os.dup(stream)))
            os.dup2(self.target, stream)

    def __exit__(self, *_: object) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        for stream, kept in self.kept:
            os.dup2(kept, stream)
            os.close(kept)


# From Python to C


def extensions(folder: Path) -> list[Any]:
    """The modules to compile; none for a plain build. Errors of types or of mypyc end the build."""
    if WANTED == PLAIN:
        return []
    reason = why_no_compiler()
    if WANTED == RELEASE:
        reason = reason or why_no_compiler(*release.LEARN) or why_no_compiler(*release.USE)
        if reason:
            raise SystemExit(f"grimalkin: a release build needs gcc 10 or newer ({reason})")
    if reason:
        print(f"grimalkin: no working C compiler ({reason}); the build stays interpreted", file=sys.stderr)
        return []

    modules = translated(folder)
    if os.name == "posix":
        quicker = (DIRECT, LEAN) if WANTED != QUICK else ()
        words = [word for known in (TOGETHER, *quicker) if not why_no_compiler(*known) for word in known]
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *words]
    # A shared library is by far the longest to compile: the first places, so that the small ones go beside it.
    return sorted(modules, key=lambda module: sum(os.path.getsize(source) for source in module.sources), reverse=True)


def translated(folder: Path) -> list[Any]:
    """Translate all groups into C files in a folder, or those that have changed since they were put there."""
    from mypyc.build import mypycify

    sources = compiled_sources()
    done, wanted = folder / "complete", fingerprint(sources)
    if not done.is_file() or done.read_text() != wanted:
        shutil.rmtree(folder, ignore_errors=True)
    done.unlink(missing_ok=True)  # until it is complete again
    folder.mkdir(parents=True, exist_ok=True)
    modules: list[Any] = mypycify(
        ["--cache-dir", str(folder / "types"), *sources],
        opt_level="0" if WANTED == QUICK else "3",
        debug_level="0",
        multi_file=True,  # one C file a module: all cores can help
        separate=[(files, name) for name, files in groups(sources).items()],
        target_dir=str(folder),
    )
    missing = {c_name(Path(source)) for source in sources} - {path.name for path in folder.glob("__native_*.c")}
    if missing:
        raise SystemExit(f"grimalkin: mypyc wrote no {min(missing)}; building/ looks for one C file a module")
    done.write_text(wanted)
    return modules


def fingerprint(sources: list[str]) -> str:
    """What all groups depend on. mypyc looks at what a module offers, not at the order in which it lies in memory, to
    decide whose C is still good: so who changes what games stand on has everything translated again."""
    shared = set(groups(sources)["grimalkin_engine"])
    shared |= {path.relative_to(ROOT).as_posix() for path in (ROOT / PACKAGE / "core").rglob("*.py")}
    told = hashlib.sha256(f"{sys.version}\n{version('mypy')}\n{sources}\n".encode())
    for path in [*sorted(shared), "pyproject.toml", "building/compiling.py"]:
        told.update((ROOT / path).read_bytes())
    return told.hexdigest()


# From C to objects


class Objects:
    """Objects under what went into them: the compiler, its words, the C and all headers that were made with it."""

    def __init__(self, folder: Path, made: Path) -> None:
        self.folder = folder
        self.made = made  # where the C lies
        self.lock = Lock()
        self.making: dict[str, Lock] = {}
        self.headers: dict[frozenset[str], str] = {}
        self.base = hashlib.sha256(f"{compiler()}\n{version('mypy')}\n{sys.version}\n".encode() + HOT.read_bytes())
        folder.mkdir(parents=True, exist_ok=True)

    def get(self, goal: str, text: str, words: list[str], make: Callable[[], None]) -> None:
        """Put the object of this C where it is wanted; `make` makes it there, if there is none of this content."""
        name = self.name(text, words)
        with self.lock:
            lock = self.making.setdefault(name, Lock())  # groups have files in common
        with lock:
            place = self.folder / name
            if place.is_file():
                os.makedirs(os.path.dirname(goal), exist_ok=True)
                shutil.copyfile(place, goal)
                os.utime(place)
                return
            make()
            beside = place.with_suffix(f".{os.getpid()}")
            shutil.copyfile(goal, beside)
            beside.replace(place)

    def name(self, text: str, words: list[str]) -> str:
        key = self.base.copy()
        # addresses of folders say nothing: the C and its headers are counted by what is in them
        key.update(repr([word for word in words if os.sep not in word]).encode())
        key.update(self.content_of_headers(text).encode())
        key.update(text.encode())
        return f"{key.hexdigest()}.o"

    def content_of_headers(self, text: str) -> str:
        found = frozenset(self.included(text))
        with self.lock:
            if found not in self.headers:
                told = hashlib.sha256()
                for name in sorted(found):
                    told.update(name.encode() + (self.made / name).read_bytes())
                self.headers[found] = told.hexdigest()
            return self.headers[found]

    def included(self, text: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """The headers of these modules that a text includes, and those that they include."""
        found: set[str] = set()
        for name in set(re.findall(r'#\s*include\s+["<]([^">]+)[">]', text)) - seen:
            path = self.made / name
            if path.is_file() and name not in found:
                found.add(name)
                found |= self.included(path.read_text(encoding="utf-8"), seen | found)
        return found

    def forget(self) -> None:
        """Remove what no build has used for long."""
        for path in self.folder.iterdir():
            if time.time() - path.stat().st_mtime > FORGOTTEN:
                path.unlink(missing_ok=True)


def compiler() -> str:
    """Which compiler it is, and how Python calls it."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    said = ""
    with contextlib.suppress(OSError):
        said = subprocess.run([*command.split(), "--version"], capture_output=True, text=True).stdout
    return "\n".join([command, said, os.environ.get("CFLAGS", ""), str(sysconfig.get_config_var("CFLAGS"))])


class Progress:
    """How far it is, as a line `3 of 268` in the file that GRIMALKIN_PROGRESS names."""

    def __init__(self) -> None:
        self.file = os.environ.get("GRIMALKIN_PROGRESS")
        self.lock = Lock()
        self.done = self.all = 0

    def expects(self, more: int) -> None:
        with self.lock:
            self.all += more

    def tick(self) -> None:
        with self.lock:
            self.done += 1
            if self.file:
                Path(self.file).write_text(f"{self.done} of {self.all}")


def by_content(made: Path, kept: Path) -> type[Any]:
    """A build_ext that compiles the files of a library side by side, but for those whose objects are kept."""
    from setuptools.command.build_ext import build_ext

    pool = ThreadPoolExecutor(os.cpu_count() or 1)
    seldom = seldom_run() if os.name == "posix" and WANTED != QUICK else set()
    sources = {c_name(Path(source)): ROOT / source for source in compiled_sources()}
    progress = Progress()

    class ByContent(build_ext):
        def build_extensions(self) -> None:
            the_compiler: Any = self.compiler
            one_by_one = the_compiler.compile
            objects = Objects(kept, made)
            progress.expects(sum(len(module.sources) for module in self.extensions))

            def one(source: str, extra_postargs: list[str], **options: Any) -> Any:
                name = os.path.basename(source)
                words = ["-O1"] if name in seldom else []
                if os.name == "posix" and name.startswith("__native"):
                    words += ["-include", str(HOT)]
                text = Path(source).read_text(encoding="utf-8")
                if name in sources:
                    text, _ = docstrings.with_docstrings(text, docstrings.docstrings(sources[name]), name)
                    source = str(Path(source).with_name(f"documented_{name}"))
                    Path(source).write_text(text, encoding="utf-8")
                (goal,) = the_compiler.object_filenames([source], output_dir=options["output_dir"])
                words = [*extra_postargs, *words]

                def make() -> None:
                    one_by_one([source], extra_postargs=words, **options)

                if WANTED == RELEASE:  # what it has learned lies beside the object
                    make()
                else:
                    objects.get(goal, text, words, make)
                progress.tick()
                return [goal]

            def side_by_side(sources: list[str], **options: Any) -> list[str]:
                runs = [pool.submit(one, source, **options) for source in sources]
                return [made for run in runs for made in run.result()]

            the_compiler.compile = side_by_side
            if WANTED == RELEASE:
                release.build(self, super().build_extensions)
            else:
                super().build_extensions()
            objects.forget()

    return ByContent
