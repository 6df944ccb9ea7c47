"""A terminal game: played to its end, left, interrupted, shared by two people, started wrongly."""

import re
from pathlib import Path

import pytest

from grimalkin.core import saved
from grimalkin.core.luck import seed_hash
from grimalkin.core.record import CHOICE, CONCEDE, STOP, UNDO
from grimalkin.games import GAMES, TEACHING
from tests.cli.terminal import CTRL_C, CTRL_D, Terminal, grimalkin

ALL = {**GAMES, **TEACHING}
SHORT = ("play", "cauldron", "--option", "rounds=2")
PROMPT = "A> "
LAST = "save FILE keeps this game, Enter leaves> "


def options_of(text: str) -> list[str]:
    """The notations offered at the end of a screen, by their numbers."""
    rows = re.findall(r"^ +(\d+)  ([a-z][a-zA-Z ]*?)(?: \*)? *$", text[text.rfind("CA-") :], flags=re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, len(rows) + 1))
    return [notation for _, notation in rows]


def test_a_game_is_played_to_its_end_with_undo_why_a_wrong_input_and_a_save(tmp_path: Path) -> None:
    with Terminal(*SHORT, "--seats", "human,bot:greedy", folder=tmp_path) as terminal:
        first = terminal.wait(PROMPT)
        published = re.search(r"^  ([0-9a-f]{64})$", first, flags=re.MULTILINE)
        assert published is not None
        assert "round 1/2 · fire 0" in first
        assert "hand.B    3  3× face down" in first
        offered = options_of(first)
        assert offered[0] == "pass"
        assert offered[-1] == "purr"

        assert "CA-STIR-02 asks for something else now: 'spoon' is no answer to it." in terminal.type(
            "why spoon", PROMPT
        )
        assert "'pass' can be chosen now." in terminal.type("why pass", PROMPT)
        assert "'pas' is no choice of this game; nearest: pass" in terminal.type("pas", PROMPT)
        assert "There is no option 9;" in terminal.type("9", PROMPT)
        assert "Saved to middle.jsonl" in terminal.type("save middle.jsonl", PROMPT)

        second = terminal.type("pass", PROMPT)
        assert "A: throw in  CA-THROW-01" in second
        taken_back = terminal.type("undo", PROMPT)
        assert "The game stands where it was after entry 6." in taken_back
        assert options_of(taken_back) == offered
        assert "A: throw in  CA-THROW-01" in terminal.type("redo", PROMPT)

        screen = ""
        while not screen.endswith(LAST) and terminal.process.poll() is None:
            screen = terminal.type("1", PROMPT, LAST)
        assert "The game is over: " in screen
        seed = re.search(r"^The seed behind it:\n  ([0-9a-f]{64})$", screen, flags=re.MULTILINE)
        assert seed is not None
        assert seed_hash(bytes.fromhex(seed[1])) == published[1]
        assert "The finished game is kept in whole.jsonl" in terminal.type("save whole.jsonl", "\0")
        assert terminal.code() == 0
        assert max(len(line) for line in terminal.shown().splitlines()) <= 80

    middle = saved.read(tmp_path / "middle.jsonl", ALL)
    assert len(middle.record) == 6
    table = saved.read(tmp_path / "whole.jsonl", ALL)
    assert table.state.result is not None
    assert [seat.player for seat in table.seats] == ["human", "bot:greedy"]
    assert [(entry.n, entry.text) for entry in table.record if entry.kind == UNDO] == [(8, "to 6"), (9, "redo to 7")]


def test_a_script_plays_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    done = grimalkin(*SHORT, "--seed", "7", "--save", "game.jsonl", said="1\n" * 60, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Luck came from the seed 7." in done.stdout
    assert done.stdout.endswith("The finished game is kept in game.jsonl\n")
    table = saved.read(tmp_path / "game.jsonl", ALL)
    assert table.state.result is not None


def test_the_same_seed_and_the_same_input_give_the_same_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        grimalkin(*SHORT, "--seed", "11", "--save", name, said="1\n" * 60, folder=tmp_path)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()


def test_bots_alone_play_to_the_end() -> None:
    done = grimalkin(*SHORT, "--seats", "bot:greedy,bot:random,greedy,random", "--seed", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over: " in done.stdout


def test_the_end_of_input_ends_the_game_politely(tmp_path: Path) -> None:
    done = grimalkin(*SHORT, said="1\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("The unfinished game is not kept: type save FILE, or start with --save FILE.\n")


def test_a_game_that_is_left_is_kept_if_that_was_asked_for(tmp_path: Path) -> None:
    done = grimalkin(*SHORT, "--save", "left.jsonl", said="1\nquit\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("The unfinished game is kept in left.jsonl\n")
    assert saved.read(tmp_path / "left.jsonl", ALL).state.result is None


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_ctrl_c_and_ctrl_d_end_the_game_without_a_traceback(tmp_path: Path, key: bytes, code: int) -> None:
    with Terminal(*SHORT, folder=tmp_path) as terminal:
        terminal.wait(PROMPT)
        said = terminal.press(key)
        assert said.split("\n")[-2] == "The unfinished game is not kept: type save FILE, or start with --save FILE."
        assert terminal.code() == code
        assert "Traceback" not in terminal.shown()


def test_two_people_pass_the_keyboard_and_consent_to_an_undo(tmp_path: Path) -> None:
    with Terminal(*SHORT, "--seats", "human,human", "--seed", "5", folder=tmp_path) as terminal:
        terminal.wait(PROMPT)
        terminal.type("pass", PROMPT)
        handed = terminal.type("1", "looks> ")
        assert "Pass the keyboard to B" in handed
        assert "hand." not in handed
        screen = terminal.type("", "B> ")
        assert "hand.A    3  3× face down" in screen
        assert "seat 1 has made no choice that could be taken back." in terminal.type("undo", "B> ")
        terminal.type("1", "looks> ")
        terminal.type("", PROMPT)
        assert "needs the consent of B." in terminal.type("undo", "(yes or no)> ")
        assert "B does not agree; nothing was changed." in terminal.type("no", PROMPT)
        terminal.type("undo", "(yes or no)> ")
        assert "A: throw in  CA-THROW-01" in terminal.type("yes", PROMPT)
        terminal.type("save two.jsonl", PROMPT)
        terminal.type("quit", "\0")
        assert terminal.code() == 0
    undo = saved.read(tmp_path / "two.jsonl", ALL).record[-1]
    assert (undo.kind, undo.text) == (UNDO, "to 7 agreed B")


def test_two_people_at_a_pipe_see_the_line_and_press_nothing() -> None:
    done = grimalkin(*SHORT, "--seats", "human,human", "--seed", "5", said="pass\n1\n1\nquit\n")
    assert done.returncode == 0
    assert "Pass the keyboard to B" in done.stdout


def test_back_takes_back_the_first_part_of_a_choice() -> None:
    done = grimalkin(*SHORT, "--seed", "5", said="back\n2\nback\nquit\n")
    assert "seat 0 is not in the middle of a choice." in done.stdout
    assert "A: pass to  CA-STIR-03  (back takes the last part back)" in done.stdout
    assert done.stdout.count("A: pass on  CA-STIR-02") == 2


def test_concede_and_stop_are_entries_of_the_record(tmp_path: Path) -> None:
    said = "stop on catnip\nstop off catnip\nstop on tea\nstop\nconcede\n"
    done = grimalkin(*SHORT, "--save", "game.jsonl", said=said, folder=tmp_path)
    assert done.returncode == 0
    assert "You are asked at catnip always now." in done.stdout
    assert "You are asked at catnip only where the rules say so now." in done.stdout
    assert done.stdout.count("Write stop on WINDOW or stop off WINDOW; windows: catnip.") == 2
    assert "The game is over: B wins" in done.stdout
    kinds = [entry.kind for entry in saved.read(tmp_path / "game.jsonl", ALL).record]
    assert kinds[-3:] == [STOP, STOP, CONCEDE]
    assert CHOICE not in kinds


def test_nothing_is_lost_by_wrong_input(tmp_path: Path) -> None:
    wrong = [
        "",
        "0",
        "99999999999",
        "throw nettle",
        "why",
        "why xyzzy",
        "save",
        "save there",
        "redo",
        "[bold]",
        "pás\x00",
    ]
    (tmp_path / "there").write_text("mine")
    done = grimalkin(*SHORT, "--seed", "5", said="\n".join(wrong) + "\nlog\nhelp\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line for line in done.stdout.splitlines() if line.startswith(("Type a", "There is", "'"))] == [
        "Type a number from 1 to 5, a notation, or help.",
        "There is no option 0; type a number from 1 to 5, or help.",
        "'99999999999' is no choice of this game; type a number from 1 to 5, or help",
        "'throw nettle' is not offered now; nearest: give nettle (why throw nettle tells more)",
        "'xyzzy' is no choice of this game",
        "'[bold]' is no choice of this game; type a number from 1 to 5, or help",
        "'pás\x00' is no choice of this game; nearest: pass",
    ]
    assert "Write why and a notation, such as why pass." in done.stdout
    assert "Write save and a file name, such as save game.jsonl." in done.stdout
    assert "Not saved to 'there': there is there already and was not touched; choose another name" in done.stdout
    assert "nothing was undone just now." in done.stdout
    assert (tmp_path / "there").read_text() == "mine"


def test_a_save_may_be_written_again_by_the_game_that_wrote_it(tmp_path: Path) -> None:
    done = grimalkin(*SHORT, said="save game\n1\nsave game\nsave none/game\n1\n", folder=tmp_path)
    assert done.stdout.count("Saved to game\n") == 2
    assert "Not saved to 'none/game': No such file or directory" in done.stdout
    assert done.stdout.endswith("The game up to entry 7 is kept in game; what came after it is not.\n")
    assert len(saved.read(tmp_path / "game", ALL).record) == 7


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["nought"], "no game 'nought'; there are: cauldron"),
        (["--seats", "human,bot:clever"], "no player 'bot:clever'; there are: human, bot:random, bot:greedy"),
        (["--seats", "human,"], "no player ''; there are: human, bot:random, bot:greedy"),
        (["--seats", "human"], "cauldron: 1 seats came; it takes 2 to 4"),
        (["--seats", "human,human,human"], "CA-SETUP-01: 3 seats came; it takes 2, or 4 as two teams of two"),
        (["--option", "rounds"], "--option 'rounds' has no '='; write NAME=VALUE"),
        (["--option", "rounds=3"], "cauldron: rounds = '3'; it can be: 5, 2, 9"),
        (["--option", "tea=3"], "cauldron: no setting 'tea'; there are: rounds"),
        (["--save", "there"], "--save 'there' is there already and was not touched; choose another name"),
        (["--save", "none/game"], "--save 'none/game': there is no folder 'none'"),
    ],
)
def test_a_wrong_argument_gets_one_line_and_exit_code_2(tmp_path: Path, words: list[str], line: str) -> None:
    (tmp_path / "there").write_text("mine")
    done = grimalkin("play", *words, folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"grimalkin: {line}\n")
    assert (tmp_path / "there").read_text() == "mine"
