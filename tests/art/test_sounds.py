"""The sounds of the page: made by arithmetic, the same each time, small, and each that the page asks for."""

from __future__ import annotations

import importlib.util
import re
import wave
from pathlib import Path
from types import ModuleType

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_sounds", WEB / "sounds" / "make.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_sound_of_the_page_is_made_and_can_be_heard(maker: ModuleType, tmp_path: Path) -> None:
    sizes = maker.make(tmp_path)
    source = (WEB / "src" / "table" / "sound.ts").read_text(encoding="utf-8")
    listed = re.search(r"SOUNDS = \[(.*?)\]", source)
    assert listed is not None
    assert sorted(sizes) == sorted(re.findall(r'"(\w+)"', listed[1]))
    assert max(sizes.values()) < 100_000
    for name in sizes:
        with wave.open(str(tmp_path / f"{name}.wav")) as file:
            seconds = file.getnframes() / file.getframerate()
            frames = file.readframes(file.getnframes())
        assert 0.05 <= seconds <= 2.0, name
        samples = [int.from_bytes(frames[i : i + 2], "little", signed=True) for i in range(0, len(frames), 2)]
        assert 20_000 < max(map(abs, samples)) < 32_767, name
        assert abs(samples[-1]) < 300, f"{name} ends with a click"


def test_they_are_the_same_each_time(maker: ModuleType, tmp_path: Path) -> None:
    maker.make(tmp_path / "a")
    maker.make(tmp_path / "b")
    for file in (tmp_path / "a").iterdir():
        assert file.read_bytes() == (tmp_path / "b" / file.name).read_bytes()
