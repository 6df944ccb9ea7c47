"""Long runs of `sim` and `lab` say how far they are and how long they will take, and stop with what they have."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, suppress
from pathlib import Path
from types import SimpleNamespace

import pytest

from grimalkin.cli import counting
from grimalkin.cli.counting import Counting, clock
from grimalkin.cli.stopping import Stopping
from grimalkin.lab.workers import held
from tests.cli import inside
from tests.cli.terminal import COMMAND, PATIENCE, environment

ENDLESS = 1_000_000
STUDY = f"""
game  = "cauldron"
title = "A long one"

[[part]]
name     = "long"
games    = {ENDLESS}
settings = {{ rounds = "2" }}
goal     = [{{ measure = "undecided", high = 100 }}]

[[part]]
name  = "never"
games = 3
"""
# Plays in no time, and tells again and again in what process it plays.
BOT = """
import os
import time
from pathlib import Path

from grimalkin.players.player import Player

played = 0


class Telling(Player):
    def choose(self, game, masked, seat, options, standing, luck):
        global played
        played += 1
        if played % 100 == 0:
            Path(f"plays-{os.getpid()}").touch()
        return options[0]


    def chance(self, game, masked, seat, luck):
        return 0.5


class Waiting(Player):
    def choose(self, game, masked, seat, options, standing, luck):
        if played == 0:
            Path(f"plays-{os.getpid()}").touch()
            limit = time.monotonic() + 60
            while not Path("go-on").exists():
                assert time.monotonic() < limit, "nobody lets it go on"
                os.sched_yield()
        return options[0]


class Stubborn(Player):
    def choose(self, game, masked, seat, options, standing, luck):
        try:
            return Waiting.choose(self, game, masked, seat, options, standing, luck)
        except BaseException:
            Path("go-on").touch()
            return options[0]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "long.toml").write_text(STUDY, encoding="utf-8")
    (tmp_path / "bot.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


# how far it is


@pytest.mark.parametrize(
    ("seconds", "told"), [(0.2, "0:00"), (5.0, "0:05"), (59.6, "1:00"), (754, "12:34"), (3600, "1:00:00")]
)
def test_times_are_told_as_clocks_tell_them(seconds: float, told: str) -> None:
    assert clock(seconds) == told


def test_a_line_tells_how_far_it_is_and_what_is_left() -> None:
    told = Counting(10_000, Stopping())
    assert told.line(5.0) == "grimalkin: 0 of 10,000 games after 0:05"
    told.reach(2_000)
    assert told.line(15.0) == "grimalkin: 2,000 of 10,000 games after 0:15, about 1:00 left"
    told.more(500)
    assert told.line(15.0) == "grimalkin: 2,500 of 10,000 games after 0:15, about 0:45 left"


def test_lines_come_after_five_seconds_and_then_ever_more_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    def wait(seconds: float) -> bool:
        pauses.append(seconds)
        return len(pauses) > 6

    out = io.StringIO()
    with redirect_stderr(out):
        told = Counting(10, Stopping())
    monkeypatch.setattr(told.over, "wait", wait)
    told.tell()
    assert pauses == [5.0, 10.0, 20.0, 40.0, 60.0, 60.0, 60.0]
    assert out.getvalue().count("grimalkin: 0 of 10 games after 0:00\n") == 6


def test_nobody_who_reads_lines_ends_no_run(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = io.StringIO()
    with redirect_stderr(closed):
        told = Counting(10, Stopping())
    closed.close()
    answers = iter([False, True])
    monkeypatch.setattr(told.over, "wait", lambda _seconds: next(answers))
    told.tell()


class Heard(io.StringIO):
    """An error stream that notes when a line of progress comes, and lets a bot go on then."""

    def write(self, text: str) -> int:
        if " of 2 games after " in text:
            Path("go-on").touch()
        return super().write(text)


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "cauldron", "--seats", "bot.py:Waiting*2", "--option", "rounds=2", "--games", "2", "--workers", "1"),
        ("sim", "cauldron", "--seats", "bot.py:Waiting*2", "--option", "rounds=2", "--games", "2", "--workers", "2"),
        ("lab", "study", "small.toml", "--seats", "bot.py:Waiting", "--workers", "1"),
    ],
)
def test_who_reads_a_pipe_is_told_while_a_single_game_goes_on(
    words: Sequence[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot waits for the line, so the command ends only if there is one."""
    small = STUDY.replace(str(ENDLESS), "2").partition('[[part]]\nname  = "never"')[0]
    (folder / "small.toml").write_text(small, encoding="utf-8")
    monkeypatch.setattr(inside, "FIRST_LINE", 0.01)
    monkeypatch.setattr(inside, "io", SimpleNamespace(StringIO=Heard))
    code, out, err = inside.said(*words)
    assert code == 0
    lines = err.splitlines()
    assert lines
    assert all(re.fullmatch(r"grimalkin: \d of 2 games after [\d:]+(, about [\d:]+ left)?", line) for line in lines)
    assert "games after" not in out


def test_a_quick_run_says_nothing(folder: Path) -> None:
    assert counting.FIRST == 5.0
    code, _out, err = inside.said("sim", "cauldron", "--games", "2", "--workers", "1")
    assert (code, err) == (0, "")


# signals


def wait_until_played(folder: Path, process: subprocess.Popen[str], players: int) -> None:
    """Until so many processes have told that they play."""
    limit = time.monotonic() + PATIENCE
    while len(list(folder.glob("plays-*"))) < players:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < limit, "nobody plays"
        time.sleep(0.01)


@contextmanager
def begun(folder: Path, *words: str, players: int) -> Iterator[subprocess.Popen[str]]:
    """The command, as soon as so many processes have played a while. They are all gone at its end."""
    process = subprocess.Popen(
        [*COMMAND, *words],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        encoding="utf-8",
        start_new_session=True,
    )
    try:
        wait_until_played(folder, process, players)
        pids = [int(path.name.removeprefix("plays-")) for path in folder.glob("plays-*")]
        yield process
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


SIM = ("sim", "cauldron", "--games", str(ENDLESS), "--option", "rounds=2", "--seats", "bot.py:Telling*2", "--json")
LAB = ("lab", "study", "long.toml", "--seats", "bot.py:Telling", "--json")
LONG = ("--games", str(ENDLESS), "--set", "rounds=2", "--json")
STRENGTH = ("lab", "strength", "cauldron", "bot.py:Telling", "bot.py:Telling", "--all", *LONG)
LADDER = ("lab", "ladder", "cauldron", "bot.py:Telling", "bot.py:Telling", *LONG)
RELIABILITY = ("lab", "reliability", "cauldron", "bot.py:Telling", *LONG)


def one(process: subprocess.Popen[str], number: int) -> None:
    process.send_signal(number)


def group(process: subprocess.Popen[str], number: int) -> None:
    """What a terminal does, and `timeout`: the workers are sent it too."""
    os.killpg(process.pid, number)


Send = Callable[[subprocess.Popen[str], int], None]


def check_stopped(folder: Path, words: Sequence[str], number: int, workers: int, send: Send) -> None:
    with begun(folder, *words, "--workers", str(workers), players=workers) as process:
        send(process, number)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + number, err
    found = json.loads(out)
    total = ENDLESS + 3 if words is LAB else ENDLESS
    assert (found["asked"], found["complete"], found["stopped"]) == (total, False, "interrupted")
    assert 0 < found["played"] < ENDLESS
    partial = f"the result is partial: {found['played']:,} of {total:,} games"
    assert err.splitlines()[-1] == f"grimalkin: interrupted; {partial}"
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("words", "number", "workers", "send"),
    [
        (SIM, signal.SIGTERM, 1, one),
        (SIM, signal.SIGTERM, 2, group),
        (LAB, signal.SIGINT, 2, group),
        (STRENGTH, signal.SIGTERM, 2, group),
    ],
)
def test_a_signal_stops_it_with_what_it_has(
    words: Sequence[str], number: int, workers: int, send: Send, folder: Path
) -> None:
    check_stopped(folder, words, number, workers, send)


@pytest.mark.parametrize(
    ("words", "number", "workers", "send"),
    [
        (SIM, signal.SIGINT, 1, one),
        (SIM, signal.SIGINT, 2, group),
        (SIM, signal.SIGTERM, 2, one),
        (LAB, signal.SIGINT, 1, one),
        (LAB, signal.SIGTERM, 1, one),
        (LAB, signal.SIGTERM, 2, group),
        (LAB, signal.SIGTERM, 2, one),
        (STRENGTH, signal.SIGINT, 1, one),
        (LADDER, signal.SIGINT, 2, group),
        (RELIABILITY, signal.SIGTERM, 1, one),
        (RELIABILITY, signal.SIGINT, 2, group),
    ],
)
def test_the_other_signals_stop_it_too(
    words: Sequence[str], number: int, workers: int, send: Send, folder: Path
) -> None:
    check_stopped(folder, words, number, workers, send)


def test_workers_are_deaf_to_what_their_group_is_sent(folder: Path) -> None:
    """They may not end before whoever deals out the games has heard of it."""
    with begun(folder, *SIM, "--workers", "2", players=2) as process:
        for path in folder.glob("plays-*"):
            for number in (signal.SIGTERM, signal.SIGINT):
                os.kill(int(path.name.removeprefix("plays-")), number)
            path.unlink()
        wait_until_played(folder, process, 2)
        process.send_signal(signal.SIGTERM)
        _out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 143, err


def is_running(pid: int) -> bool:
    """A process that nobody has asked for its end is none any more, though its number is still there."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return found.stdout.strip()[:1] not in ("", "Z")


@pytest.mark.parametrize("words", [SIM, LAB], ids=["sim", "lab"])
def test_workers_end_with_a_command_that_is_killed(words: Sequence[str], folder: Path) -> None:
    """In the middle of a game, that would last for a minute."""
    waiting = [word.replace("Telling", "Waiting") for word in words]
    process = subprocess.Popen(
        [*COMMAND, *waiting, "--workers", "2"],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(),
        encoding="utf-8",
        start_new_session=True,
    )
    try:
        wait_until_played(folder, process, 2)
        process.kill()
        process.wait()
        pids = [int(path.name.removeprefix("plays-")) for path in folder.glob("plays-*")]
        limit = time.monotonic() + 30  # far less than the bots would wait
        while any(is_running(pid) for pid in pids):
            assert time.monotonic() < limit, "the workers play on"
            time.sleep(0.05)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def test_lab_shows_what_was_played_and_judges_goals_by_it(folder: Path) -> None:
    words = ("lab", "study", "long.toml", "--seats", "bot.py:Telling", "--workers", "1")
    with begun(folder, *words, players=1) as process:
        process.send_signal(signal.SIGTERM)
        out, _err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 143
    lines = out.splitlines()
    assert re.search(r"^long: [\d,]+ of 1,000,000 games \(2 seats, ", out, re.MULTILINE)
    assert re.search(r"^never: 0 of 3 games ", out, re.MULTILINE)
    assert re.search(r"^drawn or stopped .* at most 100 %  met", out, re.MULTILINE)
    partial = [line for line in lines if line.startswith("a partial result: ")]
    assert re.fullmatch(r"a partial result: [\d,]+ of 1,000,003 games; goals are judged by these", partial[0])


def test_a_bot_that_swallows_the_signal_is_stopped_after_its_game(folder: Path) -> None:
    words = (*SIM[:-2], "bot.py:Stubborn*2", "--json", "--workers", "1")
    with begun(folder, *words, players=1) as process:
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 143, err
    assert json.loads(out)["played"] >= 1


def test_signals_wait_while_workers_begin_and_end() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    started: list[str] = []

    def begin() -> None:
        with held():
            os.kill(os.getpid(), signal.SIGINT)
            started.append(subprocess.check_output([sys.executable, "-c", DEAF], encoding="utf-8"))

    with pytest.raises(KeyboardInterrupt):
        begin()
    assert started == ["True\n"], "whoever is started meanwhile does not hear them"
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before


DEAF = "import signal; print({signal.SIGINT, signal.SIGTERM} <= signal.pthread_sigmask(signal.SIG_BLOCK, ()))"


def test_it_is_stopped_once_and_what_listened_before_listens_again() -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    stopping = Stopping()
    reported = False
    with stopping.heard():
        with pytest.raises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGTERM)
        os.kill(os.getpid(), signal.SIGINT)
        reported = True
    assert reported
    assert stopping.code() == 143
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before
