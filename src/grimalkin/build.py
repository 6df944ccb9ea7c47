"""Which build is installed: compiled with mypyc, or plain Python."""

import importlib
from importlib.machinery import EXTENSION_SUFFIXES


def is_compiled() -> bool:
    """Whether the engine runs from a compiled extension."""
    spec = importlib.import_module("grimalkin.core.agenda").__spec__
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def kind() -> str:
    """The build in one word."""
    return "compiled" if is_compiled() else "interpreted"


def describe() -> str:
    """The build in one line."""
    if is_compiled():
        return "compiled with mypyc"
    return (
        "interpreted build: no compiled modules (no C compiler at install time, or GRIMALKIN_COMPILE=0); "
        "same rules, slower"
    )
