"""Familiars and Foes by a script at a pseudo-terminal: alone with several Familiars, with bots, with somebody else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimalkin.core import saved
from grimalkin.core.record import CHOICE, STOP, UNDO
from grimalkin.core.table import Table
from grimalkin.core.wording import word_for
from grimalkin.games import GAMES
from grimalkin.words import Words
from tests.cli.inside import inside, said
from tests.cli.terminal import Terminal, flowing
from tests.support.games import bots_for

PROMPTS = ("A> ", "B> ", "C> ", "D> ", "E> ")
LAST = "save FILE keeps this game, Enter leaves> "
PLAY = ("play", "familiars-and-foes", "--language", "en", "--option", "cards=spec")
WORDS = Words(GAMES["familiars-and-foes"], "en", {"cards": "spec"})
ALONE = (*PLAY, "--seats", "human,human")

BOTS = bots_for("familiars-and-foes")


def options_of(screen: str) -> list[str]:
    """The notations of the options at the end of a screen."""
    asked = screen[max(screen.rfind(f"\n {letter} ") for letter in "ABCDE") :]
    return re.findall(r"^ +\d+  \S.*? {2,}(\S.*?) *$", asked, flags=re.MULTILINE)


def asked_of(screen: str) -> str:
    """Who is asked, and what."""
    found = re.findall(r"^ ([A-E] .+?: .+?)(?:  FF-|\n)", screen, flags=re.MULTILINE)
    return str(found[-1])


def eager(screen: str) -> str:
    """Join in with every Ballyhoo, attack whenever it is possible, else the first option."""
    offered = options_of(screen)
    wanted = [option for option in offered if option == "ballyhoo" or option.startswith("attack")]
    return (wanted or offered)[0]


def check_texts(screen: str) -> None:
    """Every spell, Artifact and reward that can be used is there with its text."""
    told = flowing(screen)
    for option in options_of(screen):
        verb, *words = option.split()
        if verb in ("cast", "use"):
            texts = [WORDS.card_text(words[0])] if words[0] in WORDS.cards else texts_of(words[0])
            assert any(flowing(text) in told for text in texts), option


def texts_of(power: str) -> list[str]:
    """What stands beside a power; several Familiars have some of the same name."""
    every = [part for key in WORDS.cards for part in WORDS.card_parts(key)]
    return [text for name, text in every if word_for(name) == power]


def play_on(terminal: Terminal, screen: str, until: str = LAST) -> str:
    """Choose eagerly until the screen has this, or until the game is over; the last screen."""
    for _choice in range(2000):
        if until in screen or screen.endswith(LAST):
            return screen
        check_texts(screen)
        screen = terminal.type(eager(screen), *PROMPTS, LAST)
    raise AssertionError(f"no end after 2000 choices: {screen}")


def passes(table: Table) -> int:
    return sum(entry.kind == CHOICE and entry.text == "pass" for entry in table.record)


# alone


def test_a_solitaire_game_with_two_familiars_is_played_to_its_end(tmp_path: Path) -> None:
    with Terminal(*ALONE, "--seed", "3", folder=tmp_path) as terminal:
        first = terminal.wait(*PROMPTS)
        assert "level Beginner" in flowing(first)
        assert asked_of(first) == "A Piddy Paw: Your turn! An attack, an Artifact or a spell?"
        assert options_of(first)[:3] == ["attack 1", "cast summon_the_toad 1", "cast whirligig 1"]
        assert first.count("━ you ━┓") + first.count("─ you ─╮") == 2
        assert "@..@ Piddy Paw › Jinxie › the Foes" in first

        why = flowing(terminal.type("why cast tempest", *PROMPTS))
        assert "FF-TRAIN-06 forbids 'cast tempest' now." in why
        assert "'attack 1' can be chosen now." in terminal.type("why 1", *PROMPTS)
        wrong = flowing(terminal.type("attack 2", *PROMPTS))
        assert "'attack 2' is not offered now; nearest: attack 1 (why attack 2 tells more)" in wrong
        assert "There is no option 99" in terminal.type("99", *PROMPTS)
        card = flowing(terminal.type("card rootsnapper", *PROMPTS))
        assert "Rootsnapper rootsnapper, Foe level 1 Earth · HP 16, 17, 19, 20 1-3 backfire 1 · 4-8 miss" in card

        half = terminal.type("cast healing_paw jinxie", *PROMPTS)
        assert asked_of(half) == "A Piddy Paw: Healing Paw on Jinxie: how many MP do you pay?"
        assert options_of(terminal.type("back", *PROMPTS)) == options_of(first)

        struck = play_on(terminal, terminal.type("cast dust_devil 1", *PROMPTS), until="B Jinxie: Your turn!")
        assert "Pass the keyboard" not in terminal.shown()
        assert "is looking>" not in terminal.shown()
        assert "Saved to middle.jsonl" in terminal.type("save middle.jsonl", *PROMPTS)
        terminal.type("attack 1", *PROMPTS)
        taken_back = terminal.type("undo", *PROMPTS)
        assert "The game is back at entry " in taken_back
        assert (asked_of(taken_back), options_of(taken_back)) == (asked_of(struck), options_of(struck))

        over = play_on(terminal, taken_back)
        result = re.search(r"^(The .*?)  (FF-[A-Z]+-\d+)$", over, flags=re.MULTILINE)
        assert result is not None
        assert "Points:" not in over
        assert "The finished game is saved in whole.jsonl" in terminal.type("save whole.jsonl", "\0")
        assert terminal.code() == 0
        assert "Traceback" not in terminal.shown()
        assert "Pass the keyboard" not in terminal.shown()
        assert max(len(line) for line in terminal.shown().splitlines()) == 80

    assert saved.read(tmp_path / "middle.jsonl", GAMES).state.result is None
    table = saved.read(tmp_path / "whole.jsonl", GAMES)
    assert table.state.result is not None
    assert table.state.result.rule == result[2]
    assert [(seat.player, seat.person) for seat in table.seats] == [("human", "human")] * 2
    assert [entry.kind for entry in table.record].count(UNDO) == 2, "one by back, one by undo"
    typed = len(re.findall(r"^[AB]> pass$", terminal.shown(), flags=re.MULTILINE))
    assert typed < passes(table), "where there is nothing to think about the seat passes by itself"

    done = inside("replay", "whole.jsonl", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    sound = f"whole.jsonl is verified: {len(table.record)} entries, every choice, every state and all luck."
    assert done.stdout.splitlines()[0] == f"{sound} {result[1]}"
    assert "Piddy Paw: Cast Dust Devil at Foe #1" in done.stdout


def test_an_undo_takes_back_the_last_thing_the_person_chose_for_any_familiar_and_asks_nobody(tmp_path: Path) -> None:
    with Terminal(*ALONE, "--seed", "3", folder=tmp_path) as terminal:
        first = terminal.wait(*PROMPTS)
        assert "not made a choice that could be taken back" in terminal.type("undo", *PROMPTS)
        second = play_on(terminal, terminal.type("attack 1", *PROMPTS), until="B Jinxie: Your turn!")
        while asked_of(second) != asked_of(first):
            second = terminal.type("undo", *PROMPTS)
            assert "consent" not in second
        assert options_of(second) == options_of(first)
        assert "The game is back at entry 5." in second
        terminal.type("save game.jsonl", *PROMPTS)
        terminal.type("quit", "\0")
    table = saved.read(tmp_path / "game.jsonl", GAMES)
    undone = [entry for entry in table.record if entry.kind == UNDO]
    assert undone[-1].text == "to 5"
    assert table.at == 5
    assert passes(table) > 0, "some of what lies between was passed by itself, and is not a choice to take back"


def test_a_stop_brings_the_prompts_back_for_all_familiars_of_the_person(tmp_path: Path) -> None:
    asked: list[int] = []
    for stops in ("", "stop on pre\nstop on post\n"):
        name = f"{len(asked)}.jsonl"
        lines = stops + "attack 1\n" + "pass\n" * 6
        done = inside(*ALONE, "--seed", "3", "--save", name, said=lines, folder=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        asked.append(len(re.findall(r"(?:is about to roll|shows \d+)", flowing(done.stdout))))
    assert asked[0] < asked[1]
    table = saved.read(tmp_path / "1.jsonl", GAMES)
    stopped = [(entry.seat, entry.text) for entry in table.record if entry.kind == STOP]
    assert stopped == [(0, "on pre"), (1, "on pre"), (0, "on post"), (1, "on post")]


def test_giving_up_alone_is_the_end(tmp_path: Path) -> None:
    done = inside(*ALONE, "--seed", "3", "--save", "game.jsonl", said="concede\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The Foes keep the Coven, this time: everybody loses.  FF-RULING-112" in done.stdout


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_never_mind_that_a_person_gives_up(bot: str, tmp_path: Path) -> None:
    done = inside(*PLAY, "--seats", f"human,{bot},{bot}", "--seed", "3", said="concede\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "everybody loses.  FF-RULING-112" in done.stdout


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("columns", [80, 120])
def test_the_first_screens_fit_the_terminal(seats: int, columns: int, tmp_path: Path) -> None:
    people = ",".join(["human"] * seats)
    with Terminal(*PLAY, "--seats", people, "--seed", "3", folder=tmp_path, columns=columns) as terminal:
        screen = terminal.wait(*PROMPTS)
        for _choice in range(6):
            screen = terminal.type(eager(screen), *PROMPTS)
        assert max(len(line) for line in terminal.shown().splitlines()) == columns


# others


def test_bots_fill_the_other_seats(tmp_path: Path) -> None:
    seats = ("--seats", "human,bot:greedy,human,bot:greedy,bot:random")
    with Terminal(*PLAY, *seats, "--seed", "3", folder=tmp_path) as terminal:
        screen = terminal.wait(*PROMPTS)
        assert screen.count(" bot:greedy ") == 2
        for _choice in range(12):
            assert asked_of(screen)[0] in "AC"
            screen = terminal.type(eager(screen), *PROMPTS)
        assert "Pass the keyboard" not in terminal.shown()


def test_another_familiar_of_the_person_steps_in_by_its_letter(tmp_path: Path) -> None:
    (tmp_path / "it.toml").write_text(
        'at = "action"\nfoes = [{ card = "gloop" }]\nA = { gems = 0 }\nB = { gems = 0, hp = 3 }\nC = { gems = 1 }\n'
    )
    words = (*PLAY, "--seats", "human,human,human", "--position", "it.toml", "--save", "game.jsonl")
    typed = "c use healing_rain xyz\nC use healing_rain jinxie\nquit\n"
    done = inside(*words, said=typed, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    hint = "C Mimsy may interrupt: C use healing_rain piddy_paw · C use healing_rain jinxie · C use healing_rain mimsy"
    assert flowing(done.stdout).count(hint) == 1, "the gem is spent after that"
    assert "'c use healing_rain xyz' is not a choice of this game" in done.stdout
    assert "Jinxie regains 5 HP" in done.stdout
    table = saved.read(tmp_path / "game.jsonl", GAMES)
    assert [(entry.seat, entry.text) for entry in table.record] == [(2, "use healing_rain jinxie")]


def test_people_with_names_are_several_and_agree_to_an_undo(tmp_path: Path) -> None:
    seats = ("--seats", "human:ann,human:ben,human:ann")
    with Terminal(*PLAY, *seats, "--seed", "3", folder=tmp_path) as terminal:
        screen = terminal.wait(*PROMPTS)
        screen = play_on(terminal, screen, until="B Jinxie: Your turn!")
        assert "Pass the keyboard to B" in screen
        assert "is looking>" not in terminal.shown(), "nothing is secret here"
        screen = play_on(terminal, terminal.type("attack 1", *PROMPTS), until=" Mimsy: Your turn!")
        assert "Pass the keyboard to C" in terminal.shown()
        while "(yes or no)" not in screen:  # what lies after the last roll is free
            screen = terminal.type("undo", *PROMPTS, "(yes or no)> ")
        asked = flowing(screen)
        assert "so B must agree. B, do you agree to C’s undo? (yes or no)>" in asked
        terminal.type("no", *PROMPTS)
        terminal.type("save game.jsonl", *PROMPTS)
        terminal.type("quit", "\0")
    assert [seat.person for seat in saved.read(tmp_path / "game.jsonl", GAMES).seats] == ["ann", "ben", "ann"]


def test_two_people_give_up_together_once_a_round(tmp_path: Path) -> None:
    seats = ("--seats", "human:ann,human:ben")
    done = inside(*PLAY, *seats, "--seed", "3", said="concede\nrefuse\nconcede\nquit\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "B Jinxie: Give up together? Only if everybody agrees" in done.stdout
    told = flowing(done.stdout)
    assert "FF-RULING-112: giving up can be proposed once per round and person; wait for the next round" in told
    done = inside(*PLAY, *seats, "--seed", "3", said="concede\nagree\n", folder=tmp_path)
    assert "everybody loses.  FF-RULING-112" in done.stdout


def test_a_game_goes_on_with_the_same_persons(tmp_path: Path) -> None:
    inside(*ALONE, "--seed", "3", "--save", "half.jsonl", said="attack 1\npass\n", folder=tmp_path)
    done = inside("replay", "half.jsonl", "--go-on", "--language", "en", said="undo\nquit\n", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is back at entry " in done.stdout
    assert "consent" not in done.stdout


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["--seats", "human"], "familiars-and-foes: got 1 seat; expected 2 to 5"),
        (
            ["--seats", "human:,human"],
            f"no player 'human:'; there are: human, {BOTS}, FILE.py:CLASS",
        ),
        (
            ["--seats", "human,human", "--familiar", "jinxie", "--familiar", "jinxie"],
            "FF-RULING-07: 2 seats chose jinxie; each Familiar has one mat",
        ),
        (["--familiar", "jinxy"], "FF-SETUP-01: no Familiar 'jinxy'; did you mean 'jinxie'?"),
    ],
)
def test_wrong_seats_and_familiars_are_refused_in_one_line(words: list[str], line: str) -> None:
    assert said("play", "familiars-and-foes", *words) == (2, "", f"grimalkin: {line}\n")


def test_a_familiar_is_chosen_for_each_seat(tmp_path: Path) -> None:
    done = inside(
        *ALONE, "--familiar", "mimsy", "--familiar", "figgitch", "--seed", "3", said="quit\n", folder=tmp_path
    )
    assert " A Mimsy " in done.stdout
    assert " B Figgitch " in done.stdout
