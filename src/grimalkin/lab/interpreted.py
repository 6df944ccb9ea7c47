"""Runs a module on the interpreted rules, also where the compiled ones are installed beside their source.

    python -m grimalkin.lab.interpreted grimalkin.lab.bench --seconds 1

Python prefers an extension module to a source file of the same name. A finder in front of all others turns that round
for this package, so the source as installed is what runs. It must be in place before the first rule is imported.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = "grimalkin"


class SourceFirst(MetaPathFinder):
    """Finds the modules of this package as source files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(f"{PACKAGE}."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def compiled_parts() -> list[str]:
    """Every module of this package, its shared library included, that was not loaded from a source file."""
    names = [name for name in sys.modules if name.partition(".")[0].removesuffix("__mypyc") == PACKAGE]
    return [name for name in names if not str(getattr(sys.modules[name], "__file__", "")).endswith(".py")]


def use_source() -> None:
    """From now on import this package from source. Too late if a compiled part is there already."""
    sys.meta_path.insert(0, SourceFirst())
    import grimalkin.core.agenda

    assert str(grimalkin.core.agenda.__file__).endswith(".py"), "the rules were imported before the finder was set"
    assert not compiled_parts(), f"compiled modules are loaded: {', '.join(compiled_parts())}"


def main() -> None:
    use_source()
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    assert not compiled_parts(), f"compiled modules were loaded: {', '.join(compiled_parts())}"


if __name__ == "__main__":
    main()
