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

import msgspec
import pytest

from grimalkin.cli import counting
from grimalkin.cli import sim as command
from grimalkin.cli.main import main
from grimalkin.games import TEACHING
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.plan import Plan
from grimalkin.lab.prompts import Prompts, Rows
from grimalkin.lab.rates import Rate
from grimalkin.lab.report import Report
from grimalkin.lab.simulate import simulate
from tests.cli.inside import FIRST_LINE, inside
from tests.cli.terminal import COMMAND, CTRL_C, Terminal, environment, grimalkin
from tests.lab.broken import BrokenWalk
from tests.support.games import bots_for

ENDLESS = "100000000"
BOTS = f"{bots_for('cauldron')}, FILE.py:CLASS"


def run_here(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """The command in this process: quicker, and with games that only the tests know."""
    monkeypatch.setattr(sys, "argv", ["grimalkin", *words])
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(counting, "FIRST", FIRST_LINE)
    with pytest.raises(SystemExit) as left:
        main()
    assert isinstance(left.value.code, int)
    return left.value.code


def test_the_same_seed_prints_the_same_json_for_any_number_of_workers() -> None:
    words = ("sim", "cauldron", "--games", "24", "--seats", "random,greedy", "--option", "rounds=2", "--json")
    one = inside(*words, "--seed", "3", "--workers", "1", "--rotate")
    two = grimalkin(*words, "--seed", "3", "--workers", "2", "--rotate")
    assert (one.returncode, one.stderr) == (0, "")
    assert (two.returncode, two.stderr, two.stdout) == (0, "", one.stdout)
    assert inside(*words, "--seed", "4", "--workers", "1", "--rotate").stdout != one.stdout


def test_json_has_stable_keys(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_here(monkeypatch, "sim", "cauldron", "--games", "20", "--workers", "1", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == [
        "game",
        "rules",
        "settings",
        "players",
        "cards",
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
    ("words", "lines"),
    [
        (("cauldron", "--by", "card,role"), ["by card", "by role", "nettle", "seat B"]),
        (
            ("familiars-and-foes", "--option", "max_rounds=2", "--by", "deck", "--by", "card", "--by", "role"),
            ["by deck", "decks: drawn by luck for each game from ", "jinxie", "first to act: seat A"],
        ),
        (
            ("mythic-arena", "--option", "turn_limit=2", "--by", "card", "--by", "role"),
            ["draft: random picks for all seats, anew in each game", "by card", "first to draft"],
        ),
    ],
)
def test_wins_are_broken_down_in_eighty_columns(
    words: tuple[str, ...], lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_here(monkeypatch, "sim", *words, "--games", "12", "--workers", "1") == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert max(len(line) for line in out.splitlines()) <= 80
    for line in lines:
        assert re.search(rf"^{re.escape(line)}", out, re.MULTILINE), line


def test_a_breakdown_is_in_the_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("cauldron", "--games", "12", "--by", "role,card,role", "--workers", "1", "--json")
    assert run_here(monkeypatch, "sim", *words) == 0
    found = json.loads(capsys.readouterr().out)
    assert [part["by"] for part in found["by"]] == ["role", "card"]
    seats = {line["name"]: line for line in found["by"][0]["lines"]}
    assert {name: line["wins"] for name, line in seats.items()} == {
        f"seat {seat['name']}": seat["wins"] for seat in found["seats"]
    }
    assert {line["name"] for line in found["by"][1]["lines"]} == set(TEACHING["cauldron"].library({}).by_key)


def test_own_cards_are_laid_over_the_default_set_and_the_report_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    plain = ("sim", "cauldron", "--games", "20", "--workers", "1", "--json")
    assert run_here(monkeypatch, *plain) == 0
    before = json.loads(capsys.readouterr().out)
    for text, base in (("[nettle]\nvalue = 1\n", "balanced"), ('base = "spec"\n[nettle]\nvalue = 1\n', "spec")):
        (tmp_path / "mine.toml").write_text(text)
        assert run_here(monkeypatch, *plain, "--cards", "mine.toml") == 0
        after = json.loads(capsys.readouterr().out)
        assert (after["cards"]["set"], after["cards"]["base"]) == ("mine", base)
        assert (after["seats"] == before["seats"]) is (base == "balanced"), "what changes nothing moves no number"
    assert run_here(monkeypatch, "sim", "cauldron", "--games", "2", "--workers", "1", "--cards", "mine.toml") == 0
    assert "cards: mine, laid over the set spec" in capsys.readouterr().out.splitlines()


def test_the_table_of_a_team_fits_eighty_columns_and_tells_outcomes_apart(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("familiars-and-foes", "--seats", "random,random*2", "--option", "max_rounds=2", "--rotate", "--prompts")
    assert run_here(monkeypatch, "sim", *words, "--games", "20", "--workers", "1") == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert max(len(line) for line in lines) <= 80
    assert "max_rounds=2" in out
    assert "a team of 3 seats: random*3, moving on one seat after each game" in lines
    rows = {line.split()[0]: line.split() for line in lines if line}
    assert {"won", "lost", "stalled"} <= set(rows)
    assert rows["FF-RULING-10"][1:3] == ["stalled", rows["stalled"][-1]]
    assert rows["rounds"]
    assert re.search(r"^ +by +seen +a seat, +passes$", out, re.MULTILINE)
    for name in ("all seats", "seat A", "seat C", "choose_action", "window turn"):
        assert re.search(rf"^{name} +\d", out, re.MULTILINE), name


def test_the_json_of_a_team_has_what_the_table_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("familiars-and-foes", "--seats", "greedy*2", "--familiar", "jinxie", "--games", "2", "--prompts", "--json")
    assert run_here(monkeypatch, "sim", *words, "--workers", "1") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["players"], found["decks"]) == (["greedy", "greedy"], ["jinxie", ""])
    assert found["settings"]["max_rounds"] == "200"
    team = found["team"]
    assert list(team)[:5] == ["seats", "wins", "losses", "stalled", "ends"]
    assert list(team["wins"]) == ["count", "rate", "low", "high"]
    assert list(team["ends"][0]) == ["rule", "outcome", "games"]
    assert list(found["length"]) == list(found["decisions"])
    prompts = found["prompts"]
    assert list(prompts) == ["rounds", "all", "seats", "actions", "per_action"]
    assert (prompts["actions"], prompts["per_action"]) == (0, None)
    assert prompts["rounds"] == round(found["length"]["mean"] * 2)
    assert list(prompts["all"]) == [
        "name",
        "asked",
        "by_itself",
        "missed",
        "seen",
        "passed",
        "answered",
        "used",
        "interrupts",
        "answered_share",
        "passes_per_use",
        "per_game",
        "per_seat",
        "per_round",
        "kinds",
    ]
    assert [seat["name"] for seat in prompts["seats"]] == ["A", "B"]
    for name in ("asked", "by_itself", "seen", "passed", "answered", "used"):
        assert sum(seat[name] for seat in prompts["seats"]) == prompts["all"][name]
        assert sum(kind[name] for kind in prompts["all"]["kinds"]) == prompts["all"][name]


def test_prompts_of_a_game_without_rounds_or_teams(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_here(monkeypatch, "sim", "cauldron", "--games", "5", "--workers", "1", "--prompts") == 0
    out = capsys.readouterr().out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert re.search(
        r"^all seats +\d+\.\d +0\.0 +\d+\.\d +\d+\.\d +\d+\.\d % +\d+\.\d\d +- +\d+\.\d\d$", out, re.MULTILINE
    )


@pytest.mark.parametrize(
    ("row", "lines"),
    [
        ({}, 1),
        ({"missed": 1200}, 2),
        ({"missed": 2, "interrupts": 3}, 3),
        ({"actions": 30}, 2),
    ],
)
def test_the_legend_tells_what_the_prompts_leave_out(row: dict[str, int], lines: int) -> None:
    actions = row.pop("actions", 0)
    counts = dict.fromkeys(("asked", "by_itself", "missed", "seen", "passed", "answered", "used", "interrupts"), 0)
    rates = dict.fromkeys(("answered_share", "passes_per_use", "per_game", "per_seat", "per_round"))
    whole = msgspec.convert({"name": "all", **counts, **rates, **row, "kinds": []}, Rows)
    said = command.legend(Prompts(0, whole, [], actions, 0.5 if actions else None), 20)
    assert said.count("\n") + 1 == lines
    assert ("1,200" in said) == (row.get("missed") == 1200)
    assert ("1.5 Actions a game; 0.50 seen a seat and Action" in said) == bool(actions)


@pytest.mark.parametrize(
    ("words", "players"),
    [
        ("greedy*2", ["greedy", "greedy"]),
        ("random, greedy*2,random*1", ["random", "greedy", "greedy", "random"]),
        ("bot:greedy*4", ["greedy"] * 4),
    ],
)
def test_a_player_for_several_seats_is_written_once(
    words: str, players: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run = ("sim", "cauldron", "--games", "1", "--option", "rounds=2", "--workers", "1", "--json", "--seats", words)
    assert run_here(monkeypatch, *run) == 0
    assert json.loads(capsys.readouterr().out)["players"] == players


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
    try:
        said = process.communicate(timeout=30)[0]
    finally:
        process.kill()  # one that went on would trouble the tests that come later
        process.communicate()
    found = json.loads(said)
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
        (
            ["cauldron", "--seats", "random,clever"],
            f"no player 'clever' here; there are: {BOTS}",
        ),
        (
            ["cauldron", "--seats", "human,random"],
            f"no player 'human' here; there are: {BOTS}",
        ),
        (["cauldron", "--seats", "greedy*"], "--seats 'greedy*': write NAME, or NAME*N with N from 1 to 4"),
        (["cauldron", "--seats", "random, *2"], "--seats '*2': write NAME, or NAME*N with N from 1 to 4"),
        (["cauldron", "--seats", "greedy*0"], "--seats 'greedy*0': write NAME, or NAME*N with N from 1 to 4"),
        (["cauldron", "--seats", "greedy*-2"], "--seats 'greedy*-2': write NAME, or NAME*N with N from 1 to 4"),
        (["cauldron", "--seats", "greedy*5"], "--seats 'greedy*5': write NAME, or NAME*N with N from 1 to 4"),
        (["cauldron", "--seats", "greedy*2*2"], "--seats 'greedy*2*2': write NAME, or NAME*N with N from 1 to 4"),
        (
            ["cauldron", "--seats", "clever*2"],
            f"no player 'clever' here; there are: {BOTS}",
        ),
        (["cauldron", "--seats", "greedy*3,random*3"], "cauldron: got 6 seats; expected 2 to 4"),
        (["cauldron", "--seats", "random"], "cauldron: got 1 seat; expected 2 to 4"),
        (["cauldron", "--option", "rounds=3"], "cauldron: rounds = '3'; it can be: 5, 2, 9"),
        (["cauldron", "--option", "rounds"], "--option 'rounds' has no '='; write NAME=VALUE"),
        (["mythic-arena", "--seats", "random"], "mythic-arena: got 1 seat; expected 2"),
        (["cauldron", "--by", "luck"], "--by 'luck'; it can be: deck, card, role"),
        (["cauldron", "--by", "deck"], "--by deck: nobody brings a deck to these games; use --by card"),
        (
            ["mythic-arena", "--by", "deck"],
            "--by deck: nobody brings a deck to these games; use --by card, or --option deck_format=constructed",
        ),
        (
            ["mythic-arena", "--draft", "nobody"],
            "--draft 'nobody': no such player; there are: random, greedy, FILE.py:CLASS",
        ),
        (["cauldron", "--deck", "x"], "cauldron: got a deck; all draw from one bag, and nobody brings one"),
        (["cauldron", *["--deck", "x"] * 3], "--deck came 3 times; there are 2 seats"),
        (["friendomancy", *["--list", "x"] * 3], "--list came 3 times; there are 2 seats"),
        (["familiars-and-foes", *["--familiar", "x"] * 3], "--familiar came 3 times; there are 2 seats"),
        (["mythic-arena", "--familiar", "x"], "mythic-arena has no --familiar; what a seat brings there is --deck"),
        (
            ["familiars-and-foes", "--list=x"],
            "familiars-and-foes has no --list; what a seat brings there is --familiar",
        ),
        (
            ["friendomancy", "--list", "list house_a", "--deck", "x"],
            "friendomancy has no --deck; what a seat brings there is --list",
        ),
        (["cauldron", "--list", "x"], "cauldron: got a deck; all draw from one bag, and nobody brings one"),
        (["mythic-arena", "--option", "--familiar"], "--option '--familiar' has no '='; write NAME=VALUE"),
        (["cauldron", "--with", "nettel"], "--with 'nettel': no card 'nettel'; did you mean 'nettle'?"),
        (
            ["cauldron", "--with", "none", "--with", "nettle"],
            "--with none tries no card out; leave it or the others out",
        ),
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
    ours = inside(*words, "--workers", "1")
    one = inside(*words, "--cards", "mine.toml", "--workers", "1", folder=tmp_path)
    two = grimalkin(*words, "--cards", "mine.toml", "--workers", "2", folder=tmp_path)
    assert (one.returncode, one.stderr) == (0, "")
    assert (two.returncode, two.stderr, two.stdout) == (0, "", one.stdout)
    found = json.loads(one.stdout)
    assert found["settings"]["cards"] == "mine"
    best = [json.loads(done.stdout)["seats"][0]["points"]["max"] for done in (ours, one)]
    assert best[0] < 9 <= best[1]


THYME = '[thyme]\nname = "Thyme"\nkind = "herb"\ncount = 2\nvalue = 9\nheat = 1\n'


def test_new_cards_are_tried_out_and_the_tables_say_what_became_of_them(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(THYME + "[catnip]\ncount = 0\n")
    words = ("sim", "cauldron", "--cards", "mine.toml", "--games", "20", "--workers", "1")
    done = inside(*words, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert max(len(line) for line in lines) <= 80
    assert "tried out: catnip, thyme; each is given to half of the sides" in lines
    assert re.search(r"^thyme +\d+\.\d % \(.*\) +\d+\.\d % \(.*\) +0 +\d+ +\d+ +\d+ *$", done.stdout, re.MULTILINE)
    assert "warning: catnip: nobody had or drew it, and nothing that was told named it" in lines
    found = json.loads(inside(*words, "--json", folder=tmp_path).stdout)["tried"]
    assert [one["card"] for one in found] == ["thyme", "catnip"]
    assert (found[0]["brought"], found[0]["had"] >= 20, found[0]["warning"]) == (0, True, "")
    assert found[1]["warning"].startswith("catnip: nobody had or drew it")


def test_which_cards_are_tried_out_can_be_said(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(THYME)
    words = ("sim", "cauldron", "--games", "3", "--workers", "1", "--json")

    def tried(*more: str) -> list[str]:
        found = json.loads(inside(*words, *more, folder=tmp_path).stdout)
        return sorted(one["card"] for one in found.get("tried", []))

    assert tried("--with", "nettle", "--with", "catnip", "--with", "nettle") == ["catnip", "nettle"]
    assert tried("--cards", "mine.toml") == ["thyme"]
    assert tried("--cards", "mine.toml", "--with", "nettle") == ["nettle"]
    assert tried("--cards", "mine.toml", "--with", "none") == []
    plain = inside(*words, folder=tmp_path).stdout
    assert inside(*words, "--with", "none", folder=tmp_path).stdout == plain


def test_a_wrong_card_file_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[nettle]\nvalu = 9\n")
    done = inside("sim", "cauldron", "--cards", "mine.toml", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("grimalkin: mine.toml, line 2: nettle.valu: ")
