"""Which build is installed: plain Python, compiled with mypyc, or a release; and how more of it is installed."""

import importlib
import json
from importlib import metadata, resources
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from urllib.parse import unquote, urlsplit

INTERPRETED, COMPILED, RELEASE = "interpreted", "compiled", "release"
MARK = "release.txt"  # lies in the package of a release build
QUICK_MARK = "quick.txt"  # lies in the package of a build for tests


def is_compiled() -> bool:
    """Whether the engine runs from a compiled extension."""
    spec = importlib.import_module("grimalkin.core.agenda").__spec__
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def is_quick() -> bool:
    """Whether the C compiler was told to be quick: such a build is for tests."""
    return resources.files("grimalkin").joinpath(QUICK_MARK).is_file()


def kind() -> str:
    """The build in one word."""
    if not is_compiled():
        return INTERPRETED
    return RELEASE if resources.files("grimalkin").joinpath(MARK).is_file() else COMPILED


def describe() -> str:
    """The build in one line."""
    return {
        RELEASE: "release build: compiled with mypyc, optimised by games it has played",
        COMPILED: "compiled with mypyc, for tests and not for speed" if is_quick() else "compiled with mypyc",
        INTERPRETED: (
            "interpreted build: no compiled modules (no C compiler at install time, or GRIMALKIN_COMPILE=0); "
            "same rules, slower"
        ),
    }[kind()]


def how_to_install(extras: str) -> str:
    """The command that adds these extras, from where this was installed: a source folder, a file, or an index."""
    source = source_of(direct_url())
    if not source:
        return f"pip install 'grimalkin[{extras}]', or '.[{extras}]' in the source folder"
    if source.startswith("file:"):
        return f"pip install 'grimalkin[{extras}] @ {source}'"
    return f"pip install '{'.' if Path(source) == Path.cwd() else source}[{extras}]'"


def source_of(told: str) -> str:
    """The source folder that this runs from; or the folder or file that pip was given, by its own note of that.

    Empty: none of these is there.
    """
    here = Path(__file__).resolve().parents[2]
    if (here / "pyproject.toml").is_file() and (here / "src" / "grimalkin").is_dir():
        return str(here)
    found = json.loads(told) if told else {}
    url = str(found.get("url", ""))
    parts = urlsplit(url)
    path = unquote(parts.path)
    if parts.scheme != "file" or not Path(path).exists():
        return ""
    return path if "dir_info" in found else url


def direct_url() -> str:
    """pip's note of what it was given; empty: a name, or it was not pip."""
    try:
        return metadata.distribution("grimalkin").read_text("direct_url.json") or ""
    except metadata.PackageNotFoundError:
        return ""
