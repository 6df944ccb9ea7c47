"""`grimalkin sim`: the same bytes for any number of workers, tables that fit, partial results that say so."""

import json
import multiprocessing
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from grimalkin.cli import sim as command
from grimalkin.cli.main import main
from grimalkin.games import TEACHING
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.simulate import Plan, Rate, Report, simulate
from tests.cli.terminal import COMMAND, CTRL_C, Terminal, environment, grimalkin
from tests.lab.broken import BrokenWalk

ENDLESS = "100000000"


def run_here(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """The command in this process: quicker, and with games that only the tests know."""
    monkeypatch.setattr(sys, "argv", ["grimalkin", *words])
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as left:
        main()
    assert isinstance(left.value.code, int)
    return left.value.code


def test_the_same_seed_prints_the_same_json_for_any_number_of_workers() -> None:
    words = ("sim", "cauldron", "--games", "24", "--seats", "random,greedy", "--option", "rounds=2", "--json")
    one = grimalkin(*words, "--seed", "3", "--workers", "1", "--rotate")
    two = grimalkin(*words, "--seed", "3", "--workers", "2", "--rotate")
    assert (one.returncode, one.stderr) == (0, "")
    assert (two.returncode, two.stderr, two.stdout) == (0, "", one.stdout)
    assert grimalkin(*words, "--seed", "4", "--workers", "1", "--rotate").stdout != one.stdout


def test_json_has_stable_keys(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_here(monkeypatch, "sim", "cauldron", "--games", "20", "--workers", "1", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == [
        "game",
        "rules",
        "settings",
        "players",
        "decks",
        "seed",
        "rotate",
        "asked",
        "played",
        "failed",
        "complete",
        "stopped",
        "seats",
        "by_player",
        "draws",
        "nobody",
        "ends",
        "decisions",
        "errors",
    ]
    assert found["players"] == ["random", "random"]
    assert found["settings"] == TEACHING["cauldron"].full_settings({})
    assert (found["asked"], found["played"], found["complete"]) == (20, 20, True)
    assert list(found["seats"][0]) == ["name", "wins", "points"]
    assert list(found["seats"][0]["wins"]) == ["count", "rate", "low", "high"]
    assert list(found["decisions"]) == ["mean", "low", "high", "min", "q5", "q25", "q50", "q75", "q95", "max"]


@pytest.mark.parametrize(
    "words",
    [
        ("cauldron", "--seats", "random,random,random,random", "--rotate", "--seed", "123456789"),
        ("cauldron",),
        ("foes-window-experiment",),
        ("mythic-arena", "--rotate"),
    ],
)
def test_tables_fit_eighty_columns(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_here(monkeypatch, "sim", *words, "--games", "30", "--workers", "1") == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert max(len(line) for line in out.splitlines()) <= 80
    assert re.search(r" \d+\.\d % \(\d+\.\d-\d+\.\d\) ", out)
    assert re.fullmatch(r"\d+\.\d s, [\d,]+ games/s", out.splitlines()[-1])
    assert ("random#1" in out, "seat A" in out) == (True, "--rotate" in words)


@pytest.mark.parametrize(
    ("rate", "drawn"),
    [
        (Rate(0, 0.0, 0.0, 0.0), ""),
        (Rate(50, 0.5, 0.4, 0.6), "████████▓▓░░"),
        (Rate(5000, 0.5, 0.49, 0.51), "██████████"),
        (Rate(9, 1.0, 0.7, 1.0), "██████████████▓▓▓▓▓▓"),
        (Rate(0, None, None, None), ""),
    ],
)
def test_the_picture_shows_rate_and_interval(rate: Rate, drawn: str) -> None:
    assert command.picture(rate).plain == drawn


# interrupts


def shown_until(end: int, pattern: str) -> str:
    """What is written to a terminal until a pattern comes."""
    shown = ""
    while not re.search(pattern, shown):
        shown += os.read(end, 65536).decode()
    return shown


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_in_mid_run_leaves_a_partial_result_that_says_so(workers: str) -> None:
    end, their_end = pty.openpty()
    words = ["sim", "cauldron", "--games", ENDLESS, "--json", "--workers", workers]
    process = subprocess.Popen(
        [*COMMAND, *words], stdout=subprocess.PIPE, stderr=their_end, env=environment(), encoding="utf-8"
    )
    os.close(their_end)
    shown_until(end, rf"[1-9]\d*/{ENDLESS}")  # the bar on the terminal counts: games have been played
    process.send_signal(signal.SIGINT)
    found = json.loads(process.communicate(timeout=30)[0])
    assert process.returncode == 130
    assert (found["complete"], found["stopped"], found["asked"]) == (False, "interrupted", int(ENDLESS))
    assert 0 < found["played"] < int(ENDLESS)
    assert sum(found["ends"].values()) == found["played"]
    last = shown_until(end, "the result is partial: [^\r]*")
    assert f"grimalkin: interrupted; the result is partial: {found['played']:,} of 100,000,000 games" in last
    assert "Traceback" not in last
    os.close(end)


def test_ctrl_c_at_a_terminal_shows_the_tables_so_far(tmp_path: Path) -> None:
    with Terminal("sim", "cauldron", "--games", ENDLESS, "--workers", "2", folder=tmp_path) as terminal:
        while not re.search(rf"[1-9]\d*/{ENDLESS}", terminal.shown()):
            assert terminal.more(), terminal.shown()
        shown = terminal.press(CTRL_C)
        assert terminal.code() == 130
    assert "of 100,000,000, a partial result; seed 1" in shown
    assert "grimalkin: interrupted; the result is partial: " in shown
    assert "Traceback" not in shown


# what goes wrong


def test_failed_games_are_listed_with_their_seeds_and_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(TEACHING, "broken-walk", BrokenWalk("crash"))
    words = ("sim", "broken-walk", "--games", "12", "--workers", "1", "--seats", "random,random")
    assert run_here(monkeypatch, *words, "--json") == 1
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert (found["failed"], found["played"], found["complete"]) == (12, 0, True)
    first = found["errors"][0]
    assert (first["game"], first["error"]) == (0, "ZeroDivisionError: walked into a wall")
    place = f"game 0 (seed {first['seed']})"
    assert err == f"grimalkin: 12 of 12 games failed; the first: {place}: ZeroDivisionError: walked into a wall\n"

    assert run_here(monkeypatch, *words) == 1
    out, err = capsys.readouterr()
    assert str(first["seed"]) in out
    assert "2 more" in out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert err.count("\n") == 1


def test_a_worker_that_is_killed_gets_one_line_and_a_partial_result(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def with_a_killer(plan: Plan, asked: int, workers: int, progress: Callable[[int], None]) -> Report:
        def kill(done: int) -> None:
            progress(done)
            for child in multiprocessing.active_children():
                child.kill()

        return simulate(plan, asked, workers, kill)

    monkeypatch.setattr(command, "simulate", with_a_killer)
    assert run_here(monkeypatch, "sim", "cauldron", "--games", ENDLESS, "--workers", "2", "--json") == 1
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert not found["complete"]
    assert found["played"] > 0
    assert found["stopped"].startswith("worker ")
    assert err == f"grimalkin: {found['stopped']}; the result is partial: {found['played']:,} of 100,000,000 games\n"
    assert "was killed by signal 9" in err


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["cauldron", "--games", "0"], "--games is 0; it must be 1 or more"),
        (["cauldron", "--workers", "0"], "--workers is 0; it must be 1 or more"),
        (["nought"], f"no game 'nought'; there are: {', '.join(every_game())}"),
        (["cauldron", "--seats", "random,clever"], "no player 'clever' here; there are: bot:random, bot:greedy"),
        (["cauldron", "--seats", "human,random"], "no player 'human' here; there are: bot:random, bot:greedy"),
        (["cauldron", "--seats", "random"], "cauldron: 1 seats came; it takes 2 to 4"),
        (["cauldron", "--option", "rounds=3"], "cauldron: rounds = '3'; it can be: 5, 2, 9"),
        (["cauldron", "--option", "rounds"], "--option 'rounds' has no '='; write NAME=VALUE"),
        (["mythic-arena", "--seats", "random"], "mythic-arena: 1 seats came; it takes 2"),
        (["cauldron", "--deck", "x"], "cauldron: a deck came; all draw from one bag, and nobody brings one"),
        (["cauldron", *["--deck", "x"] * 3], "--deck came 3 times; there are 2 seats"),
        (["cauldron", "--deck", "none.txt"], "'none.txt' cannot be read: No such file or directory"),
        (
            ["mythic-arena", "--deck", "deck slow_rot"],
            "MA-DECK-06: seat A brings a deck, but decks are drafted; choose constructed decks",
        ),
    ],
)
def test_a_wrong_argument_gets_one_line_and_exit_code_2(
    words: list[str], line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_here(monkeypatch, "sim", *words) == 2
    assert capsys.readouterr() == ("", f"grimalkin: {line}\n")


def test_an_unknown_setting_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_here(monkeypatch, "sim", "cauldron", "--option", "colour=red") == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("grimalkin: cauldron: no setting 'colour'; there are: ")


def test_a_designers_cards_are_played_by_every_worker(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[nettle]\nvalue = 9\n")
    words = ("sim", "cauldron", "--games", "24", "--seats", "random,greedy", "--option", "rounds=2", "--json")
    ours = grimalkin(*words, "--workers", "1")
    one = grimalkin(*words, "--cards", "mine.toml", "--workers", "1", folder=tmp_path)
    two = grimalkin(*words, "--cards", "mine.toml", "--workers", "2", folder=tmp_path)
    assert (one.returncode, one.stderr) == (0, "")
    assert (two.returncode, two.stderr, two.stdout) == (0, "", one.stdout)
    found = json.loads(one.stdout)
    assert found["settings"]["cards"] == "mine"
    best = [json.loads(done.stdout)["seats"][0]["points"]["max"] for done in (ours, one)]
    assert best[0] < 9 <= best[1]


def test_a_wrong_card_file_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[nettle]\nvalu = 9\n")
    done = grimalkin("sim", "cauldron", "--cards", "mine.toml", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("grimalkin: mine.toml, line 2: nettle.valu: ")
