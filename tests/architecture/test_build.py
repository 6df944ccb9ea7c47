"""The tests run on the build they are meant for, and all of it is that build."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from grimalkin import build
from tests.architecture.tree import PACKAGE, compile_table, compiled_modules


def expected() -> str:
    """The build meant by GRIMALKIN_EXPECT; where that is not set, the build that is there."""
    return os.environ.get("GRIMALKIN_EXPECT") or ("compiled" if build.is_compiled() else "interpreted")


def origin(module: str) -> str:
    spec = importlib.import_module(module).__spec__
    assert spec is not None
    assert spec.origin is not None
    return spec.origin


def test_the_expected_build_has_a_known_name() -> None:
    assert expected() in {"compiled", "interpreted"}


def test_this_is_the_expected_build() -> None:
    assert build.is_compiled() == (expected() == "compiled"), build.describe()
    assert build.kind() == expected()


def test_the_build_is_described_in_one_line() -> None:
    words = {"compiled": "compiled with mypyc", "interpreted": "interpreted build: no compiled modules"}
    assert build.describe().startswith(words[expected()])
    assert "\n" not in build.describe()


@pytest.mark.parametrize("module", compiled_modules())
def test_every_listed_module_comes_from_the_expected_build(module: str) -> None:
    if expected() == "compiled":
        assert origin(module).endswith(tuple(EXTENSION_SUFFIXES))
    else:
        assert origin(module).endswith(".py")


def test_the_list_reaches_every_package() -> None:
    found = {module.split(".")[1] for module in compiled_modules()}
    assert found == set(compile_table()["packages"])


def test_every_exclusion_names_a_file_and_gives_a_reason() -> None:
    for pattern, reason in compile_table()["exclude"].items():
        assert list(PACKAGE.glob(pattern)), f"{pattern} names no file"
        assert reason.strip(), f"{pattern} has no reason"


def test_what_is_seldom_run_is_compiled() -> None:
    compiled = {PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py") for module in compiled_modules()}
    for pattern in compile_table()["seldom"]:
        files = set(PACKAGE.glob(pattern))
        assert files, f"{pattern} names no file"
        assert files <= compiled, f"{pattern} names files that are not compiled"


def test_the_source_stays_beside_the_compiled_module() -> None:
    for module in compiled_modules():
        name = module.rpartition(".")[2] + ".py"
        assert Path(origin(module)).with_name(name).is_file(), module
