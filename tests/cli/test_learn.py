"""What `grimalkin learn` refuses before anything is learned. Whole runs are in tests/learning: they need PyTorch."""

import sys
from pathlib import Path

import pytest

from grimalkin.games import TEACHING
from tests.cli.inside import said

GAME = next(iter(TEACHING))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["chess"], "no game 'chess'"),
        ([GAME, "--minutes", "0"], "--minutes is 0; it must be above 0"),
        ([GAME, "--minutes", "nan"], "--minutes is nan; it must be above 0"),
        ([GAME, "--width", "4"], "--width is 4; it must be from 8 to 512"),
        ([GAME, "--width", "30"], "--width is 30; it must be a multiple of 4"),
        ([GAME, "--layers", "9"], "--layers is 9; it must be from 0 to 8"),
        ([GAME, "--judge", "-1"], "--judge is -1; it must be from 0 to 100000"),
        ([GAME, "--seed", "-1"], "--seed is -1; it must be 0 or more"),
        ([GAME, "--workers", "0"], "--workers is 0; it must be 1 or more"),
        ([GAME, "--seats", "1"], "--seats is '1'; cauldron takes"),
        ([GAME, "--seats", "two"], "--seats is 'two'; cauldron takes"),
        ([GAME, "--set", "rounds"], "rounds"),
        ([GAME, "--tune", "speed=1"], "--tune speed=1: write NAME=VALUE with one of rounds, watch"),
        ([GAME, "--tune", "seed=1"], "--tune seed=1: write NAME=VALUE with one of"),
        ([GAME, "--tune", "width=30"], "--tune width=30: write NAME=VALUE with one of"),
        ([GAME, "--tune", "rate=quick"], "--tune rate=quick: rate is a number, such as 0.0003"),
        ([GAME, "--tune", "rate=nan"], "--tune rate=nan: rate is a number, such as 0.0003"),
        ([GAME, "--tune", "rate=0"], "--tune rate=0.0: rate must be above 0"),
        ([GAME, "--tune", "batch=0"], "--tune batch=0: batch must be above 0"),
        ([GAME, "--tune", "rounds=-1"], "--tune rounds=-1: rounds must be 0 or more"),
        ([GAME, "--tune", "older=1.5"], "--tune older=1.5: older is a share, from 0 to 1"),
        ([GAME, "--tune", "teacher=nobody"], "--tune teacher=nobody: no player 'nobody'; there are: random"),
    ],
)
def test_what_cannot_be_is_refused(words: list[str], told: str, tmp_path: Path) -> None:
    code, _, errors = said("learn", *words, "--out", str(tmp_path / "out"))
    assert code == 2
    assert told in errors
    assert not (tmp_path / "out").exists()


def test_without_pytorch_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    code, _, errors = said("learn", GAME, "--out", str(tmp_path / "out"))
    assert code == 2
    assert "learning needs PyTorch; install it: pip install" in errors
    assert not (tmp_path / "out").exists()
