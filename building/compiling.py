"""Compiles the rules with mypyc and a C compiler. `setup.py` calls `extensions` and `by_content`.

What is compiled stands in pyproject.toml under [tool.grimalkin.compile]. All of it is one shared library: calls between
several, one a game, cost 3 to 17 % (docs/studies/speed.md). Still, who changes a rule of one game compiles no other:
each C file is cut down to what it uses (slicing.py), and its object is kept under what went into it.

GRIMALKIN_KEPT names a folder in which C files and objects stay for the next build. Without it everything is made anew,
in a folder that goes away.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from typing import Any

from building import docstrings, release, slicing

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src", "grimalkin")
HOT = ROOT / "building" / "hot.h"
LIBRARY = "grimalkin"

WANTED = os.environ.get("GRIMALKIN_COMPILE", "")
PLAIN, QUICK, USUAL, RELEASE = "0", "quick", "", "release"
KINDS = (PLAIN, QUICK, USUAL, RELEASE)
QUICK_MARK = "quick.txt"  # in the package: tells that it was built for tests, not for speed

# Nobody replaces a function of this library, so calls inside it need no detour.
DIRECT = ["-fno-semantic-interposition", "-fvisibility=hidden"]
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

    from mypyc.build import get_cflags, include_dir
    from setuptools.extension import Extension

    words = get_cflags(opt_level="0" if WANTED == QUICK else "3", debug_level="0", multi_file=True)
    if os.name == "posix" and WANTED != QUICK:
        words += [word for known in (DIRECT, LEAN) if not why_no_compiler(*known) for word in known]
    return [
        Extension(
            name,
            [str(folder / source) for source in sources],
            include_dirs=[include_dir(), str(folder)],
            extra_compile_args=[*words],
        )
        for name, sources in translated(folder).items()
    ]


def translated(folder: Path) -> dict[str, list[str]]:
    """Translate the rules into C files in a folder, unless they are there: the files of each library and module.

    The shared library comes first: it is by far the longest to compile, so the small ones go beside it.
    """
    sources = compiled_sources()
    list_of_all, wanted = folder / "libraries.json", fingerprint(sources)
    if list_of_all.is_file():
        known: dict[str, Any] = json.loads(list_of_all.read_text(encoding="utf-8"))
        if known["of"] == wanted:
            found: dict[str, list[str]] = known["libraries"]
            return found
    memory = folder / "literals.json"
    for path in folder.iterdir() if folder.is_dir() else ():
        if path != memory:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    folder.mkdir(parents=True, exist_ok=True)

    from mypyc.build import mypycify

    modules = mypycify(
        ["--cache-dir", os.devnull, *sources],
        multi_file=True,  # one C file a module: all cores can help, and bench shows no loss
        target_dir=str(folder),
        group_name=LIBRARY,
    )
    documented = with_docstrings(folder, sources)
    for name, text in slicing.slice_all(documented, folder, LIBRARY, memory).items():
        (folder / name).write_text(text, encoding="utf-8")
    libraries = {
        module.name: [Path(source).relative_to(folder).as_posix() for source in module.sources] for module in modules
    }
    list_of_all.write_text(json.dumps({"of": wanted, "libraries": libraries}), encoding="utf-8")
    return libraries


def with_docstrings(folder: Path, sources: list[str]) -> dict[str, str]:
    """The C files of mypyc by name, with the docstrings of their sources."""
    found = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("__native_*.c")}
    for source in sources:
        name = c_name(Path(source))
        if name not in found:
            raise SystemExit(f"grimalkin: mypyc wrote no {name}; building/ looks for one C file a module")
        found[name], _ = docstrings.with_docstrings(found[name], docstrings.docstrings(ROOT / source), name)
    return found


def fingerprint(sources: list[str]) -> str:
    """What the C hangs on: all sources that mypy reads, what translates them, and the interpreter."""
    package = ROOT / PACKAGE
    read = {path for name in table()["packages"] for path in (package / name).rglob("*.py")} | {*package.glob("*.py")}
    told = hashlib.sha256(f"{sys.version}\n{version('mypy')}\n{sources}\n".encode())
    tools = [ROOT / "building" / name for name in ("compiling.py", "docstrings.py", "slicing.py")]
    for path in [*sorted(read), ROOT / "pyproject.toml", *tools]:
        told.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return told.hexdigest()


# From C to libraries


class Kept:
    """Objects and libraries under what went into them: the compiler, its words, and the C with all that it uses."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lock = Lock()
        self.making: dict[str, Lock] = {}
        self.names: dict[str, str] = {}  # what the files of this build are kept as
        self.base = hashlib.sha256(f"{compiler()}\n{version('mypy')}\n{sys.version}\n".encode() + HOT.read_bytes())
        folder.mkdir(parents=True, exist_ok=True)

    def get(self, goal: str, of: Sequence[str], make: Callable[[], None]) -> None:
        """Put what is made of this where it is wanted; `make` makes it there, if none is kept."""
        key = self.base.copy()
        key.update(repr(of).encode())
        name = key.hexdigest()
        with self.lock:
            self.names[os.path.abspath(goal)] = name
            lock = self.making.setdefault(name, Lock())
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
    """How far it is, as `3 of 268` in the file that GRIMALKIN_PROGRESS names."""

    def __init__(self, all_: int) -> None:
        self.file = os.environ.get("GRIMALKIN_PROGRESS")
        self.lock = Lock()
        self.done, self.all = 0, all_

    def tick(self) -> None:
        with self.lock:
            self.done += 1
            if self.file:
                Path(self.file).write_text(f"{self.done} of {self.all}")


def by_content(kept_in: Path) -> type[Any]:
    """A build_ext that compiles the files of a library side by side, but for those whose objects are kept."""
    from setuptools.command.build_ext import build_ext

    pool = ThreadPoolExecutor(os.cpu_count() or 1)
    seldom = seldom_run() if os.name == "posix" and WANTED != QUICK else set()

    class ByContent(build_ext):
        def build_extensions(self) -> None:
            the_compiler: Any = self.compiler
            compile_one, link = the_compiler.compile, the_compiler.link_shared_object
            kept = Kept(kept_in)
            progress = Progress(sum(len(module.sources) for module in self.extensions))

            def one(source: str, extra_postargs: list[str], **options: Any) -> str:
                name = os.path.basename(source)
                words = [*extra_postargs, *(["-O1"] if name in seldom else [])]
                given = [*words]  # without addresses of folders, which say nothing
                if os.name == "posix" and name.startswith("__native"):
                    words += ["-include", str(HOT)]
                    given += ["hot.h"]
                (goal,) = the_compiler.object_filenames([source], output_dir=options["output_dir"])

                def make() -> None:
                    compile_one([source], extra_postargs=words, **options)

                if WANTED == RELEASE:  # what it has learned lies beside the object
                    make()
                else:
                    kept.get(goal, [*given, Path(source).read_text(encoding="utf-8")], make)
                progress.tick()
                return str(goal)

            def side_by_side(sources: list[str], **options: Any) -> list[str]:
                runs = [pool.submit(one, source, **options) for source in sources]
                return [run.result() for run in runs]

            def link_once(objects: list[str], output: str, *args: Any, **options: Any) -> None:
                def make() -> None:
                    link(objects, output, *args, **options)

                names = [kept.names.get(os.path.abspath(path), "") for path in objects]
                if WANTED == RELEASE or not all(names):
                    make()
                else:
                    kept.get(output, [*names, *options.get("extra_postargs", [])], make)
                    os.chmod(output, 0o755)

            the_compiler.compile, the_compiler.link_shared_object = side_by_side, link_once
            if WANTED == RELEASE:
                release.build(self, super().build_extensions)
            else:
                super().build_extensions()
            kept.forget()

    return ByContent
