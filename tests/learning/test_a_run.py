"""`grimalkin learn` from its first game to a player that beats greedy, and what happens when it is killed."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from grimalkin.games import TEACHING
from grimalkin.players.learned import Learned

GAME = next(iter(TEACHING.values()))
PATIENCE = 600.0  # seconds: no measure, only an end to waiting
ROUNDS = 42  # as many as two cores play and learn from in three minutes
JUDGED = 1000


def words(folder: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "grimalkin.cli.main", "learn", GAME.id, "--out", str(folder), "--workers", "2", *more]


def learn(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words(folder, *more), capture_output=True, text=True, timeout=PATIENCE, check=False)


def report(folder: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((folder / "report.json").read_text("utf-8"))
    return told


def short(rounds: int) -> list[str]:
    small = ("steps=512", "batch=128", "tables=8", "watch=0.001", "imitate=0.001", "between=0", f"rounds={rounds}")
    return [*[word for name in small for word in ("--tune", name)], "--width", "16", "--layers", "1", "--minutes", "60"]


def test_it_beats_greedy(tmp_path: Path) -> None:
    ran = learn(tmp_path, "--minutes", "3", "--judge", str(JUDGED), "--tune", "between=0", "--tune", f"rounds={ROUNDS}")
    assert ran.returncode == 0, ran.stderr
    last = report(tmp_path)["judged"][-1]
    assert last["games"] == JUDGED
    assert last["failed"] == 0
    assert last["low"] > 0.5, last
    player = Learned(weights=tmp_path / f"{GAME.id}.npz")
    assert not player.lacks(GAME)
    for name in ("report.md", "curve.svg"):
        assert (tmp_path / name).stat().st_size > 500


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    checkpoint = tmp_path / "checkpoint.pt"
    with subprocess.Popen(words(tmp_path, "--judge", "0", *short(1_000_000)), stderr=subprocess.DEVNULL) as process:
        until = time.monotonic() + PATIENCE
        while not checkpoint.is_file():
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.1)
        process.send_signal(signal.SIGKILL)
    ran = learn(tmp_path, "--judge", "8", *short(2), "--width", "32")
    assert ran.returncode == 2
    assert "was begun with width = 16, and now it is 32" in ran.stderr
    ran = learn(tmp_path, "--judge", "8", *short(1))
    assert ran.returncode == 0, ran.stderr
    assert report(tmp_path)["watched"] > 0


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_run_keeps_what_it_has(stop: signal.Signals, tmp_path: Path) -> None:
    checkpoint = tmp_path / "checkpoint.pt"
    with subprocess.Popen(
        words(tmp_path, "--judge", "0", *short(1_000_000)), stderr=subprocess.PIPE, text=True
    ) as process:
        until = time.monotonic() + PATIENCE
        while not checkpoint.is_file():
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.1)
        before = checkpoint.stat().st_mtime_ns
        process.send_signal(stop)
        _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + stop
    assert "the same command goes on" in told
    assert checkpoint.stat().st_mtime_ns > before


def test_weights_of_before_are_a_beginning(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    assert learn(first, "--judge", "8", *short(2)).returncode == 0
    ran = learn(second, "--judge", "8", "--from", str(first / f"{GAME.id}.npz"), *short(2))
    assert ran.returncode == 0, ran.stderr
    assert report(second)["watched"] == 0


@pytest.mark.parametrize(
    ("name", "told"), [("checkpoint.pt", "checkpoint.pt is no checkpoint: "), ("plan.json", "plan.json is damaged")]
)
def test_what_is_damaged_is_told(name: str, told: str, tmp_path: Path) -> None:
    assert learn(tmp_path, "--judge", "0", *short(1)).returncode == 0
    (tmp_path / name).write_bytes(b"damaged")
    ran = learn(tmp_path, "--judge", "0", *short(1))
    assert ran.returncode == 2
    assert told in ran.stderr
    assert "Traceback" not in ran.stderr


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.npz"
    file.write_bytes(b"no weights")
    ran = learn(tmp_path / "out", "--from", str(file))
    assert ran.returncode == 2
    assert "other.npz is no file of weights" in ran.stderr
