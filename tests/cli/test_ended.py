"""A game with --save outlives what ends its process: kill, a closed terminal, Ctrl-\\, also while a bot thinks."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path
from subprocess import PIPE, Popen

import pytest

from grimalkin.cli import session
from grimalkin.core import saved
from grimalkin.core.engine import waiting_chance
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.record import CHOICE, LUCK
from grimalkin.core.table import Seat, Table
from grimalkin.games import TEACHING
from grimalkin.words import Words
from tests.cli.terminal import COMMAND, PATIENCE, Terminal, environment, flowing, grimalkin, options_of

CAULDRON = TEACHING["cauldron"]
ENDINGS = [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]
CTRL_BACKSLASH = b"\x1c"
WORDS = ["play", "cauldron", "--seed", "5", "--save", "game.jsonl"]


def begun(terminal: Terminal) -> str:
    """A choice is made, and the next one is waited for: the notation that was chosen."""
    notation = options_of(terminal.wait("A> "))[0][1]
    terminal.type(notation, "A> ")
    return notation


def check_kept(folder: Path, notation: str) -> None:
    """The whole game is in the file, nothing else lies beside it, and one can go on with it."""
    assert [path.name for path in folder.iterdir()] == ["game.jsonl"]
    table = saved.read(folder / "game.jsonl", {"cauldron": CAULDRON})
    assert notation in [entry.text for entry in table.record if entry.seat == 0]
    assert table.state.result is None
    done = grimalkin("replay", "game.jsonl", "--go-on", said="quit\n", folder=folder)
    assert done.returncode == 0
    assert f"The game continues after entry {len(table.record)}." in done.stdout
    assert "A> " in done.stdout


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: ending.name)
def test_a_signal_at_a_prompt_keeps_the_game(ending: signal.Signals, tmp_path: Path) -> None:
    with Terminal(*WORDS, folder=tmp_path) as terminal:
        notation = begun(terminal)
        terminal.process.send_signal(ending)
        assert terminal.code() == 128 + ending
        assert "The unfinished game is saved in game.jsonl" in flowing(terminal.wait("\0"))
    check_kept(tmp_path, notation)


def test_ctrl_backslash_keeps_the_game(tmp_path: Path) -> None:
    with Terminal(*WORDS, folder=tmp_path) as terminal:
        notation = begun(terminal)
        os.write(terminal.end, CTRL_BACKSLASH)
        assert terminal.code() == 128 + signal.SIGQUIT
    check_kept(tmp_path, notation)


def test_a_closed_terminal_keeps_the_game(tmp_path: Path) -> None:
    """Whoever closes the window: the kernel hangs up, and nobody reads what is said any more."""
    terminal = Terminal(*WORDS, folder=tmp_path)
    try:
        notation = begun(terminal)
        os.close(terminal.end)
        assert terminal.process.wait(PATIENCE) == 128 + signal.SIGHUP
    finally:
        if terminal.process.poll() is None:
            terminal.process.kill()
            terminal.process.wait()
    check_kept(tmp_path, notation)


def test_a_broken_pipe_keeps_the_game(tmp_path: Path) -> None:
    """No signal comes, but nobody reads what is said any more."""
    reads, writes = os.pipe()
    process = Popen([*COMMAND, *WORDS], stdin=PIPE, stdout=writes, stderr=PIPE, cwd=tmp_path, env=environment())
    os.close(writes)
    shown = b""
    while not shown.rstrip(b" ").endswith(b"A>"):
        shown += os.read(reads, 65536)
    os.close(reads)  # nobody reads what it writes
    assert process.stdin is not None
    process.stdin.write(b"help\n")
    process.stdin.close()
    assert process.wait(PATIENCE) == 1
    assert process.stderr is not None
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]
    assert saved.read(tmp_path / "game.jsonl", {"cauldron": CAULDRON}).record


def test_a_game_that_goes_on_is_kept_as_well(tmp_path: Path) -> None:
    with Terminal(*WORDS, folder=tmp_path) as terminal:
        notation = begun(terminal)
        terminal.process.send_signal(signal.SIGTERM)
        terminal.code()
    before = len(saved.read(tmp_path / "game.jsonl", {"cauldron": CAULDRON}).record)
    with Terminal("replay", "game.jsonl", "--go-on", "--save", "game.jsonl", folder=tmp_path) as terminal:
        chosen = options_of(terminal.wait("A> "))[0][1]
        terminal.type(chosen, "A> ")
        terminal.process.send_signal(signal.SIGHUP)
        assert terminal.code() == 128 + signal.SIGHUP
    check_kept(tmp_path, notation)
    assert len(saved.read(tmp_path / "game.jsonl", {"cauldron": CAULDRON}).record) > before


def test_without_a_file_it_ends_and_says_that_nothing_is_kept(tmp_path: Path) -> None:
    with Terminal("play", "cauldron", "--seed", "5", folder=tmp_path) as terminal:
        terminal.wait("A> ")
        terminal.process.send_signal(signal.SIGTERM)
        assert terminal.code() == 128 + signal.SIGTERM
        assert "The unfinished game is not saved" in flowing(terminal.wait("\0"))
    assert list(tmp_path.iterdir()) == []


def test_many_signals_at_once_keep_one_whole_game(tmp_path: Path) -> None:
    with Terminal(*WORDS, folder=tmp_path) as terminal:
        notation = begun(terminal)
        for ending in [*ENDINGS, *ENDINGS]:
            terminal.process.send_signal(ending)
        assert terminal.code() in [128 + ending for ending in ENDINGS]
    check_kept(tmp_path, notation)


# in this process: when exactly a signal comes


def a_session(save: Path, players: str = "human") -> session.Session:
    seats = [Seat("A", players, ""), Seat("B", "bot:random", "")]
    table = Table(CAULDRON, {}, seats, Seeded(1))
    table.settle()
    return session.Session(table, Words(CAULDRON, "en", table.settings), 1, save)


class Interrupting(Luck):
    """A signal comes while luck is asked: a choice is entered, and what it leads to is not there yet."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.luck = Seeded(1)
        self.came_at = 0  # how many entries there were

    def below(self, n: int) -> int:
        if not self.came_at and len(self.table.record) > 6:
            self.came_at = len(self.table.record)
            os.kill(os.getpid(), signal.SIGTERM)
        return self.luck.below(n)  # it is not stopped here


def test_a_signal_in_the_middle_of_a_choice_waits_until_it_is_made(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    game = a_session(path, "bot:random")
    luck = game.table.luck = Interrupting(game.table)
    assert game.run() == 128 + signal.SIGTERM
    kept = saved.read(path, {"cauldron": CAULDRON})
    after = [entry.kind for entry in kept.record[luck.came_at - 1 :]]
    assert after[0] == CHOICE
    assert after[1:], "luck had not spoken when the signal came"
    assert set(after[1:]) == {LUCK}, "nothing more is chosen"
    assert waiting_chance(kept.state) is None, "luck has said all that belongs to the choice"


def test_a_bot_that_thinks_is_stopped_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    game = a_session(path, "bot:random")

    class Slow:
        def choose(self, *_asked: object) -> int:
            os.kill(os.getpid(), signal.SIGHUP)
            threading.Event().wait(PATIENCE)  # the signal comes within
            raise AssertionError("it went on thinking")

    monkeypatch.setattr(session, "player_for", lambda _word, _game: Slow())
    before = signal.getsignal(signal.SIGINT)
    assert game.run() == 128 + signal.SIGHUP
    assert signal.getsignal(signal.SIGINT) is before, "whoever comes next hears Ctrl-C again"
    assert saved.read(path, {"cauldron": CAULDRON}).state.result is None


def test_what_listened_before_listens_again(tmp_path: Path) -> None:
    before = [signal.getsignal(ending) for ending in ENDINGS]
    game = a_session(tmp_path / "game.jsonl", "bot:random")
    assert game.run() == 0
    assert [signal.getsignal(ending) for ending in ENDINGS] == before


def test_a_session_in_another_thread_listens_to_nothing(tmp_path: Path) -> None:
    game = a_session(tmp_path / "game.jsonl", "bot:random")
    codes: list[int] = []
    thread = threading.Thread(target=lambda: codes.append(game.run()))
    thread.start()
    thread.join(PATIENCE)
    assert codes == [0]
    assert saved.read(tmp_path / "game.jsonl", {"cauldron": CAULDRON}).state.result is not None
