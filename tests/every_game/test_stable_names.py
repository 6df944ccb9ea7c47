"""What is stored has no Python name in it: classes, fields and modules can be renamed, and every hash stays."""

from __future__ import annotations

import importlib
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from grimalkin.core.game import Game
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.snapshot import stable_name, state_hash
from grimalkin.games import cauldron
from tests.support.games import every_game
from tests.support.kit import played_table, record_text
from tests.support.stored import stored_classes
from tests.support.walk import Walk

PACKAGE = cauldron.__name__
FOLDER = Path(cauldron.__file__).parent

COPY = "renamed_cauldron"
WORD = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


@pytest.mark.parametrize("game", every_game().values(), ids=list(every_game()))
def test_every_class_that_is_stored_has_a_word_of_its_own(game: Game) -> None:
    words: dict[str, str] = {}
    for kind in stored_classes(game):
        word = stable_name(kind)
        assert WORD.fullmatch(word), f"{kind.__qualname__}: '{word}' is not a word in small letters"
        assert word not in words, f"{kind.__qualname__} and {words[word]} are both '{word}'"
        words[word] = kind.__qualname__
    assert {"bottom", "pile", "answer", "result"} < set(words)


@pytest.mark.parametrize("game", every_game().values(), ids=list(every_game()))
def test_no_class_of_a_real_game_is_overlooked(game: Game) -> None:
    known = set(stored_classes(game))
    walk = Walk(game, game.seats[0], {}, 3, ())
    with walk:
        while walk.going():
            held = [*walk.state.agenda, *walk.state.answers, walk.state, *walk.state.piles()]
            assert {type(thing) for thing in held} <= known
            walk.make(walk.pick())


def renamed(source: str, names: list[str]) -> str:
    """The source with these classes, a module and a field called otherwise."""
    source = re.sub(rf"\b({'|'.join(names)})\b", r"Other\1", source)
    source = source.replace('"brew"\n', '"brew"\n    renamed: ClassVar[dict[str, str]] = {"ladle": "spoon"}\n')
    source = re.sub(r"\.spoon\b", ".ladle", source)
    source = source.replace(f"from {PACKAGE}.round import", f"from {PACKAGE}.evenings import")
    return source.replace(f"from {PACKAGE}", f"from {COPY}")


@contextmanager
def renamed_game(folder: Path) -> Iterator[Game]:
    """Cauldron in a copy, interpreted."""
    package = folder / COPY
    package.mkdir()
    names = [kind.__name__ for kind in stored_classes(cauldron.GAME) if kind.__module__.startswith(PACKAGE)]
    for file in FOLDER.glob("*.py"):
        name = "evenings.py" if file.name == "round.py" else file.name
        (package / name).write_text(renamed(file.read_text(encoding="utf-8"), names), encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module(COPY).GAME
    finally:
        sys.path.remove(str(folder))
        for name in [name for name in sys.modules if name.split(".")[0] == COPY]:
            del sys.modules[name]
        shutil.rmtree(package)


def test_a_game_whose_classes_fields_and_modules_are_renamed_has_the_same_hashes(tmp_path: Path) -> None:
    game = cauldron.GAME
    with renamed_game(tmp_path) as other:
        assert {type(game.new({}, ["", ""])).__name__, type(other.new({}, ["", ""])).__name__} == {"Brew", "OtherBrew"}
        for seed in (1, 2):
            table = played_table(game, 2, {}, seed)
            twin = played_table(other, 2, {}, seed)
            assert record_text(twin) == record_text(table)
            assert [twin.view(0).prompt, twin.view(1).zones] == [table.view(0).prompt, table.view(1).zones]
            again = from_text(to_text(table), {other.id: other})
            assert state_hash(again.state) == state_hash(table.state)
