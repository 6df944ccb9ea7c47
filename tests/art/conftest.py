"""What the tests of this folder share."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimalkin.art import Icons, read_icons
from grimalkin.art.build import build
from tests.art.library import library, wanted


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a made-up icon library."""
    return library(tmp_path_factory.mktemp("library"), wanted())


@pytest.fixture(scope="session")
def built(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all pictures, made from the made-up library."""
    folder = tmp_path_factory.mktemp("art")
    build(source, folder)
    return folder


@pytest.fixture(scope="session")
def icons(built: Path) -> Icons:
    return read_icons(built)
