"""Made-up games whose texts and sources a test writes itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import ClassVar

import pytest

from grimalkin.core.codes import Codes
from grimalkin.core.events import EventTypes
from grimalkin.core.game import Game, Setting

EMPTY_CODES = Codes()


class Maker:
    """Writes packages into a folder of its own. Each has a name of its own: what was loaded once stays loaded."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.made = 0
        monkeypatch.syspath_prepend(folder)

    def package(self, files: dict[str, str | bytes]) -> str:
        self.made += 1
        name = f"made_up_{re.sub('[^a-z0-9]', '_', self.folder.name.lower())}_{self.made}"
        for path, content in {"__init__.py": "", **files}.items():
            file = self.folder / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content.encode() if isinstance(content, str) else content)
        return name

    def game(
        self,
        files: dict[str, str | bytes],
        codes: Codes = EMPTY_CODES,
        event_types: EventTypes | None = None,
        settings: tuple[Setting, ...] = (),
        windows: tuple[str, ...] = (),
    ) -> Game:
        class MadeUp(Game):
            id: ClassVar[str] = "made-up"
            title: ClassVar[str] = "Made up"
            package: ClassVar[str] = self.package(files)

        return MadeUp(codes, event_types if event_types is not None else EventTypes(), list(settings), list(windows))
