"""What the tests of this folder share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.words.made_up import Maker


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Maker:
    return Maker(tmp_path, monkeypatch)
