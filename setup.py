"""Builds Grimalkin. The rules are compiled with mypyc where a C compiler works; otherwise they stay plain Python.

GRIMALKIN_COMPILE=0 asks for the plain build, GRIMALKIN_COMPILE=release for one that has learned from play (release.py).
What is compiled stands in pyproject.toml under [tool.grimalkin.compile].
The page of the server is built by web/build.py, with Node from PyPI; GRIMALKIN_WEB=0 leaves it out.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # pip's isolated build does not look here by itself

import release  # noqa: E402

PACKAGE = Path("src", "grimalkin")
WANTED = os.environ.get("GRIMALKIN_COMPILE", "")
PLAIN, USUAL, RELEASE = "0", "", "release"

# Nobody replaces a function of this library, so calls inside it need no detour.
DIRECT = ["-fno-semantic-interposition", "-fvisibility=hidden"]
# The order of instructions takes a seventh of the time of gcc, and `make bench` shows no gain from it.
LEAN = ["-fno-schedule-insns", "-fno-schedule-insns2", "-fno-tree-vectorize"]

PROBE = """\
#include <Python.h>
PyObject *PyInit_probe(void);
PyObject *PyInit_probe(void) { Py_RETURN_NONE; }
"""


def compiled_sources() -> list[str]:
    """The files to compile, relative to the root, in a fixed order."""
    wanted = wanted_compiled()
    package = ROOT / PACKAGE
    left_out = {path for pattern in wanted["exclude"] for path in package.glob(pattern)}
    sources = {path for name in wanted["packages"] for path in (package / name).rglob("*.py")}
    return [path.relative_to(ROOT).as_posix() for path in sorted(sources - left_out)]


def wanted_compiled() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        table: dict[str, Any] = tomllib.load(file)["tool"]["grimalkin"]["compile"]
    return table


def seldom_run() -> set[str]:
    """The names of the C files that mypyc makes of the modules under `seldom`."""
    package = ROOT / PACKAGE
    paths = [path for pattern in wanted_compiled()["seldom"] for path in package.glob(pattern)]
    return {"__native_" + "___".join(path.relative_to(package.parent).with_suffix(".c").parts) for path in paths}


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


def extensions(c_files: Path) -> list[Any]:
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

    from mypyc.build import mypycify

    import docstrings

    sources = compiled_sources()
    modules = mypycify(
        sources,
        opt_level="3",
        debug_level="0",
        multi_file=True,  # one C file a module, still one library: all cores can help, and bench shows no loss
        target_dir=str(c_files),
        group_name="grimalkin",
    )
    docstrings.add(c_files, ROOT, sources)
    if os.name == "posix":
        words = [word for known in (DIRECT, LEAN) if not why_no_compiler(*known) for word in known]
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *words]
    # The shared library is by far the longest to compile: the first place, so that the small ones go beside it.
    return sorted(modules, key=lambda module: sum(os.path.getsize(source) for source in module.sources), reverse=True)


def on_all_cores() -> type[Any]:
    """A build_ext that compiles the files of one library side by side; setuptools' own does only libraries so."""
    from setuptools.command.build_ext import build_ext

    pool = ThreadPoolExecutor(os.cpu_count() or 1)
    seldom = seldom_run() if os.name == "posix" else set()

    class OnAllCores(build_ext):
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            one_by_one = compiler.compile

            def one(source: str, extra_postargs: list[str], **options: Any) -> Any:
                name = os.path.basename(source)
                words = ["-O1"] if name in seldom else []
                if os.name == "posix" and name.startswith("__native"):
                    words += ["-include", str(ROOT / "hot.h")]
                return one_by_one([source], extra_postargs=[*extra_postargs, *words], **options)

            def side_by_side(sources: list[str], **options: Any) -> list[str]:
                runs = [pool.submit(one, source, **options) for source in sources]
                return [made for run in runs for made in run.result()]

            compiler.compile = side_by_side
            if WANTED == RELEASE:
                release.build(self, super().build_extensions)
            else:
                super().build_extensions()

    return OnAllCores


class Page:
    """The page, built by a process of its own while this one translates the rules."""

    def __init__(self, into: Path) -> None:
        self.into = into
        self.wanted = os.environ.get("GRIMALKIN_WEB") != "0"
        if self.wanted:
            words = [sys.executable, str(ROOT / "web" / "build.py"), "--into", str(into)]
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

    class WithPage(build_py):
        def run(self) -> None:
            super().run()
            if not self.editable_mode:
                page.put(Path(self.build_lib, "grimalkin", "server", "page"))
                if WANTED == RELEASE:
                    Path(self.build_lib, "grimalkin", release.MARK).touch()

    return WithPage


def main() -> None:
    from setuptools import setup

    os.chdir(ROOT)
    if WANTED not in (PLAIN, USUAL, RELEASE):
        raise SystemExit(f"grimalkin: GRIMALKIN_COMPILE is '{WANTED}'; it can be '{PLAIN}', '{RELEASE}' or nothing")
    # Other commands (metadata, sdist) need no compiler. An editable install is always plain: never build in place.
    if not {"build", "build_ext", "bdist_wheel", "install"} & set(sys.argv):
        setup()
        return
    # A fresh folder each time: no module deleted from src can come back from an old build.
    folder = Path(tempfile.mkdtemp(prefix="grimalkin-build-"))
    page = Page(folder / "page")
    try:
        setup(
            ext_modules=extensions(folder / "c"),
            cmdclass={"build_ext": on_all_cores(), "build_py": with_page(page)},
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
