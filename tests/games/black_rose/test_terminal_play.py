"""Black Rose Wars by a script at a pseudo-terminal: a game with two packs to its end, saved, replayed, told in all
languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from grimalkin.core import saved
from grimalkin.core.view import Line
from grimalkin.games import GAMES
from grimalkin.words import LANGUAGES, Words
from tests.cli.inside import inside
from tests.cli.terminal import Terminal, flowing

PROMPT = "A> "
LAST = "save FILE keeps this game, Enter leaves> "
PLAY = ("play", "black-rose", "--language", "en", "--option", "packs=draco,hydra", "--seats", "human,greedy")
# what is done rather than anything else, the first that can be
WANTED = ("yes", "activate", "summon", "familiar", "launch", "quick", "cast", "move_attack", "move_activate")


def options_of(screen: str) -> list[str]:
    """The notations of the options at the end of a screen."""
    asked = screen[screen.rfind("\n A: ") :]
    return re.findall(r"^ +\d+  \S.*? {2,}(\S.*?) *$", asked, flags=re.MULTILINE)


def eager(screen: str, before: str) -> str:
    """What is wanted most; else the last option, which is hardly ever to do nothing."""
    offered = options_of(screen)
    for word in WANTED:
        for option in offered:
            if option.split()[0] == word:
                return option
    return offered[-1] if offered[-1] != before else offered[0]


def play_on(terminal: Terminal, screen: str, until: str = LAST) -> str:
    chosen = ""
    for _choice in range(2000):
        if until in screen or screen.endswith(LAST):
            return screen
        chosen = eager(screen, chosen)
        screen = terminal.type(chosen, PROMPT, LAST)
    raise AssertionError(f"no end after 2000 choices: {screen}")


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game by a script."""
    folder = tmp_path_factory.mktemp("rose")
    with Terminal(*PLAY, "--seed", "3", folder=folder) as terminal:
        first = terminal.wait(PROMPT)
        assert "Familiar packs Draco and Hydra" in flowing(first)
        assert options_of(first) == [
            "mage nero",
            "mage tessa",
            "mage rebecca",
            "mage jafar",
            "mage marco",
            "mage geneve",
        ]
        card = flowing(terminal.type("card lerna", PROMPT))
        assert "Lerna" in card

        acting = play_on(terminal, terminal.type("mage tessa", PROMPT), until="BR-DEC-10")
        assert "Pleasures' Room" in acting, "rooms have their whole names on the map"
        assert "BR-ACT-02 forbids 'end' now." in flowing(terminal.type("why end", PROMPT))
        assert "BR-ACT-02" in terminal.type("rule BR-ACT-02", PROMPT)
        assert "Saved to middle.jsonl" in terminal.type("save middle.jsonl", PROMPT)

        over = play_on(terminal, acting)
        assert "BR-END-07" in over
        assert "The finished game is saved in whole.jsonl" in terminal.type("save whole.jsonl", "\0")
        assert terminal.code() == 0
        assert "Traceback" not in terminal.shown()
        assert max(len(line) for line in terminal.shown().splitlines()) <= 80
    assert saved.read(folder / "middle.jsonl", GAMES).state.result is None
    return folder / "whole.jsonl"


def test_a_game_with_two_packs_is_played_to_its_end_and_replays(game_file: Path) -> None:
    table = saved.read(game_file, GAMES)
    assert table.state.result is not None
    assert table.state.result.rule == "BR-END-07"
    assert table.settings["packs"] == "draco,hydra"
    done = inside("replay", str(game_file), "--language", "en")
    assert (done.returncode, done.stderr) == (0, "")
    sound = f"is verified: {len(table.record)} entries, every choice, every state and all luck."
    assert sound in flowing(done.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_log_is_told_in_every_language(game_file: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No sentence is missing, and none falls back to English."""
    spoken: list[str] = []
    line, say = Words.line, Words.say

    def watched_line(self: Words, told: Line, names: Sequence[str] = ()) -> str:
        spoken.append(self.language)
        return line(self, told, names)

    def watched_say(self: Words, name: str, /, **args: Any) -> str:
        assert self.own.render(*name.partition(".")[::2], args) is not None, f"{self.language} has no {name}"
        return say(self, name, **args)

    monkeypatch.setattr(Words, "line", watched_line)
    monkeypatch.setattr(Words, "say", watched_say)
    done = inside("replay", str(game_file), "--language", language)
    assert done.returncode == 0
    assert set(spoken) == {language}
    assert len(spoken) > 500
    assert len(done.stdout.splitlines()) > len(spoken)
