"""The command in this process: quicker, with a test's own games. And a game of nothing but cards for such tests."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Mapping
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from subprocess import CompletedProcess
from typing import ClassVar
from unittest import mock

import pytest

from grimalkin.cli import counting, main
from grimalkin.core.amounts import Quantity
from grimalkin.core.cards import (
    ONE,
    Card,
    Effects,
    HowLong,
    Kind,
    Part,
    Parts,
    Sum,
    Verb,
    VerbWord,
    Vocabulary,
    Whom,
)
from grimalkin.core.codes import Codes
from grimalkin.core.events import EventTypes
from grimalkin.core.fields import REQUIRED, Flag, Inner, Number, Word
from grimalkin.core.game import Game, Setting
from tests.cli.terminal import environment

FIRST_LINE = 3600.0  # seconds until a long run says how far it is: no slow machine tells a test of it


def said(*words: str, columns: int = 80, locale: str = "C") -> tuple[int, str, str]:
    """Exit code, output and errors of the command."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.object(sys, "argv", ["grimalkin", *words]),
        mock.patch.dict(os.environ, {"COLUMNS": str(columns), "LC_ALL": locale}),
        mock.patch.object(counting, "FIRST", FIRST_LINE),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        main.main()
    return int(ended.value.code or 0), out.getvalue(), err.getvalue()


def inside(
    *words: str, said: str = "", folder: Path | None = None, around: Mapping[str, str] | None = None
) -> CompletedProcess[str]:
    """The same as `terminal.grimalkin` without starting a process: for what a process would not show any better."""
    given = io.TextIOWrapper(io.BytesIO(said.encode()), encoding="utf-8")
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _stream in range(2))
    with (
        chdir(folder or Path.cwd()),
        mock.patch.dict(os.environ, {**environment(), "COLUMNS": "80", **(around or {})}, clear=True),
        mock.patch.object(sys, "argv", ["grimalkin", *words]),
        mock.patch.object(counting, "FIRST", FIRST_LINE),
        mock.patch.object(sys, "stdin", given),
        redirect_stdout(out),
        redirect_stderr(err),
        pytest.raises(SystemExit) as ended,
    ):
        main.main()
    return CompletedProcess(words, int(ended.value.code or 0), written(out), written(err))


def written(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def cells(out: str) -> list[list[str]]:
    """The lines of a table, cut where two spaces or more stand."""
    return [re.split(r" {2,}", line.strip()) for line in out.splitlines()]


def lines(out: str) -> list[str]:
    return [line.rstrip() for line in out.splitlines()]


# a game of nothing but cards

POWER = Parts("power", Part, [Word("on", "moment", ["dawn", "dusk"]), Effects("do")])
CHARM = Parts("charm", Part, [])
VOCABULARY = Vocabulary(
    kinds=[
        Kind(
            "pet",
            Card,
            [
                Number("hp", 1, 200),
                Flag("quick", False),
                Word("gem", "gem", ["red", "blue"], 0),
                Sum("might", 0, 9, 1),
                Inner("den", [Number("depth", 1, 9)], None),
                POWER,
                CHARM,
            ],
        ),
        Kind("rune", Card, [Number("cost", 0, 9)]),
    ],
    verbs=[
        VerbWord(Verb, [Sum("hit", 1, 90), Whom("to", REQUIRED, [ONE]), HowLong("for", None)], "takes hp"),
        VerbWord(Verb, [Whom("heal")], "gives hp"),
    ],
    fixed=["self"],
    sets=["foe", "friend"],
    places=["at home"],
    durations=["today"],
    units=["day"],
    quantities=[Quantity("moon"), Quantity("gems", ["red", "blue"]), Quantity("count", of_card=True)],
    editions=["new", "old"],
)
CARDS = """
[ember_cat]
name = "Ember [bold] Cat"
kind = "pet"
hp   = 50
den  = { depth = 2 }

[[ember_cat.power]]
text = "It hits."
on   = "dawn"
do   = [{ hit = 10, to = "foe" }]

[[ember_cat.charm]]
name = "Purr"

[ember_cat.edition.old]
name  = "Fire Cat"
gem   = "blue"
den   = { depth = 3 }
charm = [{ name = "Hiss", text = "Ssss." }]
power = [{ on = "dusk" }]

[stone]
name  = "Stone"
kind  = "rune"
cost  = 1
rules = ["ZO-PET-01"]
"""
TUNED = """
[ember_cat]
hp    = 40
quick = true

[stone.edition.old]
cost = 3
"""
RULES = """
chapter = "Pets"

[ZO-PET-01]
title  = "Pets [bold]"
text   = "Pets are :cat: friends."
source = "ours"
"""
GERMAN = """
card-ember_cat = Glutkatze
    .power-text = Sie haut.
word-pet = Haustier
chapter-Pets = Haustiere
ZO-PET-01 = Tiere
    .text = Haustiere sind Freunde.
"""


class Zoo(Game):
    id: ClassVar[str] = "zoo"
    title: ClassVar[str] = "The zoo"
    package: ClassVar[str] = ""
    seats: ClassVar[tuple[int, int]] = (1, 1)

    def __init__(self) -> None:
        settings = [Setting("edition", ["new", "old"]), Setting("cards", ["spec", "tuned"])]
        super().__init__(Codes(4), EventTypes(), settings, [], VOCABULARY)


def zoo_at(folder: Path, package: str) -> Game:
    """A game whose data files lie in a new package of this name in a folder."""
    files = {
        "__init__.py": "",
        "cards/zoo.toml": CARDS,
        "sets/tuned.toml": TUNED,
        "rules/1-pets.toml": RULES,
        "text/de.ftl": GERMAN,
    }
    for file, text in files.items():
        path = folder / package / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    class Menagerie(Zoo):
        pass

    Menagerie.package = package
    return Menagerie()
