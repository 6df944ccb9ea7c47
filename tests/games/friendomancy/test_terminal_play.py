"""Friendomancy by a script at a pseudo-terminal that reads nothing but the screen: a game with Foes to its end, saved
and replayed; what a choice needs is on the screen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from grimalkin.core import saved
from grimalkin.core.view import Line
from grimalkin.games import GAMES
from grimalkin.games.friendomancy.game import GAME
from grimalkin.words import LANGUAGES, Words
from tests.cli.inside import inside
from tests.cli.terminal import Terminal, flowing

PROMPT = "A> "
LAST = "save FILE keeps this game, Enter leaves> "
PLAY = ("play", "friendomancy", "--language", "en", "--seats", "human,greedy", "--option", "foes=random", "--seed", "4")
WORDS = Words(GAME, "en")
IDLE = ("pass", "stop", "done", "rest", "add")


def question_of(screen: str) -> str:
    """The end of a screen, from what is asked."""
    return screen[screen.rfind("\n A: ") :]


def options_of(screen: str) -> list[str]:
    return re.findall(r"^ +\d+  \S.*? {2,}(\S.*?) *$", question_of(screen), flags=re.MULTILINE)


def counts_of(screen: str) -> list[str]:
    """The answers to a question of how many."""
    found = re.search(r": how many\?  (\d+(?: · \d+)*) *$", question_of(screen), flags=re.MULTILINE)
    return found[1].split(" · ") if found else []


def eager(screen: str) -> str:
    """The largest number, or the first option that does something."""
    counts = counts_of(screen)
    if counts:
        return counts[-1]
    offered = options_of(screen)
    return next((option for option in offered if option.split()[0] not in IDLE), offered[-1])


def check_cards(screen: str) -> int:
    """Every card that can be played is there with its text; how many there were."""
    told = flowing(screen)
    played = [option.split()[1] for option in options_of(screen) if option.split()[0] in ("play", "discard", "take")]
    for key in played:
        card = WORDS.cards[key]
        assert re.search(rf"{re.escape(card.name)} {WORDS.word(card.kind)} · cost \d", told), card.name
        assert flowing(card.text) in told, card.text
    return len(played)


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game by a script."""
    folder = tmp_path_factory.mktemp("parlor")
    asked: set[str] = set()
    cards = 0
    with Terminal(*PLAY, folder=folder) as terminal:
        screen = terminal.wait(PROMPT)
        for _choice in range(1000):
            if screen.endswith(LAST):
                break
            lines = question_of(screen).splitlines()
            assert len(lines) < 70, "nobody reads a list of a hundred lines"
            laws = re.findall(r"  (FR-[A-Z]+-\d+)", lines[1])
            asked.update(laws)
            assert "step end of the round" not in screen or laws[0].startswith("FR-END-"), "that step is still to come"
            cards += check_cards(screen)
            screen = terminal.type(eager(screen), PROMPT, LAST)
        assert "The game is over: " in screen
        assert "Saved to whole.jsonl" in terminal.type("save whole.jsonl", "\0")
        assert terminal.code() == 0
        shown = terminal.shown()
    assert "Traceback" not in shown
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert {"FR-SETUP-10", "FR-SETUP-11", "FR-SETUP-12", "FR-TURN-03", "FR-TURN-07", "FR-ATTACK-01"} <= asked
    assert cards > 20
    for step in ("setup", "Draw Step", "Main Step"):
        assert f"step {step}" in shown
    return folder / "whole.jsonl"


def test_a_game_with_foes_is_played_to_its_end_and_replays(game_file: Path) -> None:
    table = saved.read(game_file, GAMES)
    assert table.state.result is not None
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
    assert len(spoken) > 100
