"""The smallest game and the bot of the how-tos: a bot from a file, then both as packages of strangers.

They are installed into a folder outside the tree, as pip installs them, and play in `sim`, in the terminal and at a
table of a server.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from grimalkin.core import saved
from grimalkin.server.messages import GameInfo
from tests.cli.inside import said
from tests.cli.terminal import Terminal, grimalkin
from tests.docs.test_howto import blocks, only, session, words_of, write
from tests.support.servers import Guest, new_table, running

GAME_PAGE, BOT_PAGE = "add-a-game.md", "write-a-bot.md"
BROKEN = "the game 'broken' of the package 'broken' (nothing_there:GAME) cannot be loaded: "
OVER = "save FILE keeps this game, Enter leaves> "


def lay_out(folder: Path) -> None:
    """The files of both pages."""
    for page in (GAME_PAGE, BOT_PAGE):
        for block in blocks(page):
            if block.file:
                write(folder, block)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both packages, as pip puts them there, and with one that is broken."""
    folder = tmp_path_factory.mktemp("strangers")
    lay_out(folder)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    words = [*pip, "--no-compile", "--target", "there", "./stones", "./dreamer"]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    broken = folder / "there" / "broken-1.dist-info"
    broken.mkdir()
    broken.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n", encoding="utf-8")
    broken.joinpath("entry_points.txt").write_text("[grimalkin.games]\nbroken = nothing_there:GAME\n", encoding="utf-8")
    return folder / "there"


@pytest.fixture
def around(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that are started now know the packages."""
    places = [str(installed), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(places))


def test_the_game_has_sixty_lines_and_the_bot_twenty() -> None:
    assert len(only(GAME_PAGE, "stones/stones.py").splitlines()) <= 60
    assert len(only(BOT_PAGE, "dreamer/dreamer.py").splitlines()) <= 20


def test_the_commands_of_the_bot_page_run_with_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(tmp_path)
    monkeypatch.chdir(tmp_path)
    page = [block for block in blocks(BOT_PAGE) if block.language in ("sh", "console")]
    sim, play = page[0].text.splitlines()
    code, out, err = said(*words_of(sim.replace("--games 100", "--games 4 --workers 2 --option rounds=2")))
    assert (code, err) == (0, "")
    assert "dreamer/dreamer.py:Dreamer#1" in out
    with Terminal(*words_of(play), "--option", "rounds=2", "--language", "en", folder=tmp_path) as terminal:
        assert "bot:dreamer/dreamer.py:Dreamer" in terminal.wait("A> ")
        assert terminal.type("1", "A> ", OVER)
    for command, shown in session(page[1].text):
        assert said(*words_of(command)) == (2, "", "\n".join(shown) + "\n")


def test_the_commands_that_measure_the_bot_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(tmp_path)
    monkeypatch.chdir(tmp_path)
    lines = [line for block in blocks(BOT_PAGE) if block.language == "sh" for line in block.text.splitlines()]
    measuring = [line.partition(" --games ")[0] for line in lines if line.startswith("grimalkin lab ")]
    assert len(measuring) == 3
    for command in measuring:
        code, out, err = said(*words_of(command), "--games", "2", "--set", "rounds=2", "--workers", "1")
        assert (code, err) == ("lab ladder" in command and "not as often" in out, "")
        assert "dreamer/" in out


def test_the_commands_that_install_are_those_that_are_tried_here() -> None:
    for page, name in ((GAME_PAGE, "stones"), (BOT_PAGE, "dreamer")):
        commands = [line for block in blocks(page) if block.language == "sh" for line in block.text.splitlines()]
        assert f"pip install ./{name}" in commands
        for command in commands:
            assert shlex.split(command)[0] in ("pip", "grimalkin")


@pytest.mark.usefixtures("around")
def test_both_are_listed_and_play_in_sim_beside_a_broken_one() -> None:
    listed = grimalkin("games")
    why = "ModuleNotFoundError: No module named 'nothing_there'"
    assert (listed.returncode, listed.stderr) == (0, f"grimalkin: {BROKEN}{why}\n")
    assert ["stones", "Stones"] in [line.split()[:2] for line in listed.stdout.splitlines()]
    words = ("--games", "6", "--workers", "2", "--rotate", "--json")
    done = grimalkin("sim", "stones", "--seats", "dreamer,random", *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert '"dreamer"' in done.stdout
    assert '"ST-3": 6' in done.stdout
    missing = grimalkin("sim", "broken")
    assert missing.returncode == 2
    assert missing.stderr.startswith("grimalkin: no game 'broken'; there are: ")
    assert missing.stderr.endswith(f"stones, cauldron; {BROKEN}{why}\n")


@pytest.mark.usefixtures("around")
def test_both_play_in_the_terminal(tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("--seats", "human,bot:dreamer", "--seed", "1", "--language", "en", "--save", "game.jsonl")
    with Terminal("play", "stones", *words, folder=tmp_path) as terminal:
        screen = terminal.wait("A> ")
        assert "bot:dreamer" in screen
        assert "heap  21" in screen
        while screen.endswith("A> "):
            screen = terminal.type("1", "A> ")
        assert "The game is over" in screen
        assert terminal.code() == 0
    done = grimalkin("replay", "game.jsonl", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    monkeypatch.syspath_prepend(installed)
    import stones  # type: ignore[import-not-found]

    table = saved.read(tmp_path / "game.jsonl", {stones.GAME.id: stones.GAME})
    assert table.state.result is not None
    assert [seat.player for seat in table.seats] == ["human", "bot:dreamer"]


@pytest.mark.usefixtures("around")
def test_both_play_at_a_table_of_a_server(tmp_path: Path) -> None:
    async def play() -> None:
        with running(f"sqlite:///{tmp_path / 'strangers.sqlite'}") as server:
            guest = Guest(server, "Ann")
            offered = {game.id: game for game in guest.get("/api/games", list[GameInfo])}
            assert "bot:dreamer" in offered["stones"].bots
            table = new_table([guest], "stones", ["me", "bot:dreamer"])
            await guest.come(table)
            await guest.play(table)
            assert guest.seen(table).is_over()
            text = guest.text(f"/api/tables/{table}/saved")
            assert '"bot:dreamer"' in text
            await guest.leave()
            assert f'left out fault="{BROKEN}' in server.log()

    asyncio.run(play())
