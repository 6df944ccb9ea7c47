"""A player from a file of one's own, named as `bots/mine.py:Clever`: the file is run, and the class makes it."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from grimalkin.core.errors import BadSetup
from grimalkin.players.player import Player

ENDING: Final = ".py"
OWN_PACKAGE: Final = "grimalkin."
SEALED: Final = "interpreted classes cannot inherit from compiled"
BASES: Final = "; a bot extends Player, Greedy or Random of grimalkin.players, and holds an object of any other class"
LOADED: Final[dict[str, Player]] = {}  # by word: a file is run once in a process


def names_file(word: str) -> bool:
    """Is this a file and perhaps a class? The name of an installed player has no dot."""
    file, _, name = word.rpartition(":")
    return file.endswith(ENDING) or name.endswith(ENDING)


def player_in(word: str) -> Player:
    """The player that a word such as `bots/mine.py:Clever` names, or a BadSetup that says what is missing."""
    player = LOADED.get(word)
    if player is None:
        player = loaded(word)
        LOADED[word] = player
    return player


def loaded(word: str) -> Player:
    file, _, name = word.rpartition(":")
    if not file.endswith(ENDING):  # no class was written
        file, name = word, ""
    if not Path(file).is_file():
        raise BadSetup(f"'{file}' of the player '{word}' is not a file")
    held = run(file)
    classes = [key for key in held if is_own(held[key], held["__name__"])]
    if not name or name not in held:
        missing = f"the file '{file}' has no class '{name}'" if name else f"'{word}' lacks a class; write FILE.py:CLASS"
        there = f"its players are: {', '.join(classes)}" if classes else "no class in it is a Player"
        raise BadSetup(f"{missing}; {there}")
    try:
        return made(held[name])
    except TypeError as error:
        raise BadSetup(f"'{name}' in the file '{file}' is not a player: {error}") from None


def run(file: str) -> dict[str, Any]:
    """What a file holds once it has been run. The folder it lies in is looked at for what it imports."""
    path = Path(file).resolve()
    module = f"player_file_{len(LOADED)}_{path.stem}"
    spec = importlib.util.spec_from_file_location(module, path)
    assert spec is not None
    assert spec.loader is not None
    held = importlib.util.module_from_spec(spec)
    sys.modules[module] = held
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(held)
    except Exception as error:  # noqa: BLE001  code of others: whatever it raises is told in one line
        del sys.modules[module]
        raise BadSetup(f"the file '{file}' cannot be run: {told(error, path)}") from None
    return vars(held)


def told(error: Exception, path: Path) -> str:
    """An error with its line in the file."""
    if isinstance(error, SyntaxError):
        return f"line {error.lineno}: {error.msg}"
    line = line_in(error, str(path))
    place = f"line {line}: " if line else ""
    more = BASES if SEALED in str(error) else ""
    return f"{place}{type(error).__name__}: {error}{more}"


def line_in(error: BaseException, path: str) -> int:
    """The last line of a file on the way to an error; 0 if it did not come through that file."""
    found = 0
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == path:
            found = trace.tb_lineno
        trace = trace.tb_next
    return found


def place_of(error: BaseException, players: Sequence[Player]) -> str:
    """Where in the file of one of these players an error came up: `bots/mine.py, line 7`. Empty: in none of them."""
    for player in players:
        module = type(player).__module__
        path = getattr(sys.modules.get(module), "__file__", None)
        if path and not module.startswith(OWN_PACKAGE):
            line = line_in(error, path)
            if line:
                return f"{Path(path).name}, line {line}"
    return ""


def is_own(thing: Any, module: str) -> bool:
    return isinstance(thing, type) and issubclass(thing, Player) and getattr(thing, "__module__", "") == module


def made(thing: Any) -> Player:
    """An object of a class of players, or a TypeError that says what the class lacks."""
    if not isinstance(thing, type) or not issubclass(thing, Player):
        raise TypeError("it must be a subclass of grimalkin.players.player.Player")
    if thing.choose is Player.choose:
        raise TypeError("it has no method 'choose'")
    try:
        player = thing()
    except Exception as error:  # noqa: BLE001  the constructor is code of others
        raise TypeError(f"it cannot be made without arguments: {type(error).__name__}: {error}") from None
    return player
