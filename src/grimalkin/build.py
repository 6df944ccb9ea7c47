"""Which build is installed: plain Python, compiled with mypyc, or a release."""

import importlib
from importlib import resources
from importlib.machinery import EXTENSION_SUFFIXES

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
