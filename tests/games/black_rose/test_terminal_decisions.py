"""A whole game with Familiars by who reads nothing but the terminal: all that a decision needs stands on the screen.

The reader knows no state. What an option does is read below it, what a card does where it lies; that decides.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, flowing

PROMPT = "A> "
LAST = "save FILE keeps this game, Enter leaves> "
PLAY = ("play", "black-rose", "--language", "en", "--option", "packs=cerberus,draco,griffin,hydra", "--seats")
KEPT = os.environ.get("GRIMALKIN_TRANSCRIPT", "")  # a file to keep what was shown in
WIDE = 120  # no option is broken between two lines
LINE = re.compile(r"^ {2,4}\d+  \S")
OPTION = re.compile(r"(\d+)  (\S.*?) {2,}(\S+(?: \S+)*)")  # several stand in one line where there is room
ASKED_BY_A_CARD = ("Do you want this?", "Which model?", "Which room?", "Take the reward?", "Who is the target?")
MODEL = re.compile(r"^(?:Target|Activate) (\S.*)$")
CARD = re.compile(r"^(?:Keep|Discard|Ban|Put back|Show) (\S.*?)(?: \*)?$")


class Choice:
    """An option as it is read: its words, what is typed for it, and the lines below it."""

    def __init__(self, words: str, typed: str) -> None:
        self.words = words
        self.typed = typed
        self.below: list[str] = []

    def says(self, *words: str) -> bool:
        return any(word in line for line in self.below for word in words)

    def number(self, what: str) -> int:
        found = [re.search(rf"{what} (-?\d+)", line) for line in self.below]
        return max((int(one[1]) for one in found if one), default=0)


class Screen:
    """What is shown at a prompt: the table, the question with what stands below it, the options."""

    def __init__(self, shown: str) -> None:
        at = shown.rfind("\n A: ")
        assert at >= 0, shown
        self.table = flowing(shown[:at])
        lines = shown[at:].strip("\n").splitlines()
        first = next(i for i, line in enumerate(lines) if LINE.match(line))
        self.question = lines[0]
        self.about = " ".join(line.strip() for line in lines[1:first])
        read: dict[int, Choice] = {}
        for line in lines[first:]:
            if line.startswith("  look: "):
                break
            if LINE.match(line):
                read.update({int(number): Choice(words, typed) for number, words, typed in OPTION.findall(line)})
            else:
                read[max(read)].below.append(line.strip())
        assert sorted(read) == list(range(1, len(read) + 1)), shown
        self.choices = [read[number] for number in sorted(read)]

    def missing(self) -> list[str]:
        """What a decision needs and the screen does not have."""
        found: list[str] = []
        table, about = self.table, self.about
        if "Mage " in table and "Cell of A" in table:
            found += [
                what for what in ("○ Token available", "its door leads to", "Library, Conspiracy") if what not in table
            ]
        if self.question.lstrip().startswith("A: ") and any(one in self.question for one in ASKED_BY_A_CARD):
            found += [] if about else ["the card that asks"]
        if "how much lies on your Mage" in self.question:
            wanted = r"Damage (\d+) · Free slots of the Mage \d+ · Free slots of the Familiar \d+"
            whole = re.search(wanted, about)
            found += [] if whole else ["the damage and the free slots"]
            for one in self.choices:
                found += [] if one.says("on the Familiar") else [f"{one.words}: the Familiar's part"]
        if "Where to?" in self.question:
            found += [] if re.search(r"Model .* · Steps left \d", about) else ["who moves how far"]
            found += [one.words for one in self.choices if one.words.startswith("To ") and not one.below]
        for one in self.choices:
            model = MODEL.match(one.words)
            if model and model[1] not in ("A", "B", "yourself") and f"{model[1]} (Wounds " not in table:
                found.append(f"wounds of {model[1]}")
            card = CARD.match(one.words)
            if card and one.typed.split()[0] not in ("shed", "discard") and not self.has_text(card[1], one):
                found.append(f"the text of {card[1]}")
            if re.search(r"[a-z]_[a-z]", one.words):
                found.append(f"words for {one.words}")
            if one.typed.split()[0] in ("cast", "quick", "reveal") and not one.below:
                found.append(f"the card of {one.typed}")
        return found

    def has_text(self, card: str, choice: Choice) -> bool:
        """Does what a card says stand where it lies, or below the option?"""
        heads = (
            rf"(?:× |: |\. |\d |one has\. |\) ){re.escape(card)}(?: \(Progress \d+/\d+\))? (?:School|Power Points|\d)"
        )
        return bool(choice.below) or re.search(heads, self.table) is not None

    def best(self, before: str) -> Choice:
        """What a player might do who has read all this."""
        if "how much lies on your Mage" in self.question:
            return next((one for one in self.choices if not one.says("is defeated")), self.choices[0])
        if "Where to?" in self.question:
            lair = next((one for one in self.choices if one.says("Summon one available")), None)
            return lair or next((one for one in self.choices if one.says("Heal", "Draw")), self.choices[-1])
        felling = [one for one in self.choices if one.says("is defeated") and not one.says("on A · is defeated")]
        if felling:
            return felling[0]
        for verb in (
            "yes",
            "activate",
            "summon",
            "familiar",
            "launch",
            "quick",
            "cast",
            "move_activate",
            "move_attack",
        ):
            for one in self.choices:
                if one.typed.split()[0] == verb:
                    return one
        hurting = max(self.choices, key=lambda one: one.number("Wounds afterwards"))
        if hurting.number("Wounds afterwards"):
            return hurting
        last = self.choices[-1]
        return last if last.typed != before else self.choices[0]


def read_on(terminal: Terminal, shown: str) -> tuple[str, set[str], list[str]]:
    """Play to the end by reading; the last screen, the questions that came, and what was missing anywhere."""
    questions: set[str] = set()
    missing: list[str] = []
    typed = ""
    for _choice in range(2000):
        if shown.endswith(LAST):
            return shown, questions, missing
        screen = Screen(shown)
        questions.add(re.sub(r"\d+|BR-\S+.*", "", screen.question).strip())
        missing += [f"{screen.question.strip()}: {what}" for what in screen.missing()]
        typed = screen.best(typed).typed
        shown = terminal.type(typed, PROMPT, LAST)
    raise AssertionError(f"no end after 2000 choices: {shown}")


@pytest.mark.parametrize("seed", ["3", "5"])
def test_everything_that_a_decision_needs_is_on_the_screen(tmp_path: Path, seed: str) -> None:
    with Terminal(*PLAY, "human,greedy", "--seed", seed, folder=tmp_path, columns=WIDE) as terminal:
        last, questions, missing = read_on(terminal, terminal.wait(PROMPT))
        terminal.type("", "\0")
        shown = terminal.shown()
        if KEPT:
            Path(f"{KEPT}.{seed}").write_text(shown, encoding="utf-8")
        assert missing == []
        assert "The game is over: " in last
        assert terminal.code() == 0
        assert "Traceback" not in shown
    assert len(questions) >= 12, questions
    if seed == "3":  # a Familiar is summoned, guards, and takes its part of damage
        assert re.search(r"BR-FAMSUM-04 +A summons", shown)
        assert re.search(r"A's \w+ \(Wounds 0/\d, Guard Mode, Token available\)", shown)
        assert "how much lies on your Mage?" in shown
