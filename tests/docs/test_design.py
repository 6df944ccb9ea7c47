"""The design: what it shows of random play, rollouts and copies runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.docs.test_howto import FENCE

DESIGN = Path(__file__).resolve().parents[2] / "docs" / "design.md"


def test_the_examples_about_speed_run(capsys: pytest.CaptureFixture[str]) -> None:
    text = DESIGN.read_text(encoding="utf-8")
    section = text.partition("\n## Speed\n")[2].partition("\n## ")[0]
    names: dict[str, Any] = {"__name__": "design"}
    examples = [code for language, code in FENCE.findall(section) if language == "python"]
    assert len(examples) == 2
    for code in examples:
        exec(compile(code, "design.md", "exec"), names)
    assert names["games"].rollouts == names["games"].over == 1000
    assert names["deep"].rollouts == 100
    assert "Playout(waits=30, " in capsys.readouterr().out
