"""Games and players that other packages bring: found by their entry points, and named where they are broken."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from grimalkin import games, players
from grimalkin.core.declared import declarations
from grimalkin.core.frozen import modules_of
from grimalkin.core.game import Game
from grimalkin.core.installed import Installed, installed

GAME = """
from tests.support.bare import Pebbles


class Mine(Pebbles):
    id = "{id}"


GAME = Mine()
"""
BOT = """
from grimalkin.players.player import Player


class Bot(Player):
    def choose(self, game, masked, seat, options, standing, luck):
        return options[0]


class Needy(Bot):
    def __init__(self, what):
        self.what = what


class Mute(Player):
    pass


SURE = Bot()
"""
OUTSIDE = "outside_of_the_tree"
Bring = Callable[..., None]
NAMES = ", ".join(sorted({**declarations(Game), **declarations(Game.__mro__[1])}))


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Lays out a distribution: its name, the group and the entry points, and a module with this code."""

    def distribution(name: str, group: str, entries: dict[str, str], code: str) -> None:
        module = f"{OUTSIDE}_{name}"
        (tmp_path / f"{module}.py").write_text(code, encoding="utf-8")
        folder = tmp_path / f"{name}-1.dist-info"
        folder.mkdir()
        folder.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
        lines = [f"{entry} = {module}:{value}" for entry, value in entries.items()]
        folder.joinpath("entry_points.txt").write_text("\n".join([f"[{group}]", *lines]) + "\n", encoding="utf-8")

    monkeypatch.syspath_prepend(tmp_path)
    yield distribution
    for name in [name for name in sys.modules if name.startswith(OUTSIDE)]:
        del sys.modules[name]


def found_games() -> Installed:
    return installed("game", "grimalkin.games", "GAME", games.checked)


def found_players() -> Installed:
    return installed("player", "grimalkin.players", "PLAYER", players.checked)


def own(things: dict[str, Any], found: Installed) -> dict[str, Any]:
    """What was found besides what is here always; that is there, in its order."""
    assert [name for name in found.things if name in things] == list(things)
    return {name: thing for name, thing in found.things.items() if name not in things}


def others(found: Installed) -> list[str]:
    return list(own(games.FOUND.things, found))


def test_without_other_packages_there_are_the_folders() -> None:
    folders = [path.name for path in Path(games.__file__).parent.iterdir() if (path / "__init__.py").is_file()]
    known = {**games.GAMES, **games.TEACHING}
    assert sorted(name.replace("-", "_") for name in known) == sorted(folders)
    assert (games.FAULTS, players.FAULTS) == ([], [])
    assert list(players.PLAYERS) == ["random", "greedy", "learned"]


def test_the_board_in_the_terminal_is_no_part_of_the_rules() -> None:
    """States are taken apart with what the modules of the rules hold; that must not load a terminal's libraries."""
    for game in games.FOUND.things.values():
        assert f"{game.package}.game" in modules_of(game.package)
        assert f"{game.package}.terminal" not in modules_of(game.package)


def test_a_game_of_another_package_is_a_game(bring: Bring) -> None:
    bring("mine", "grimalkin.games", {"my-pebbles": "GAME"}, GAME.format(id="my-pebbles"))
    found = found_games()
    assert (others(found), found.faults) == (["my-pebbles"], [])


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("raise RuntimeError('one\\ntwo')\n", "RuntimeError: one"),
        ("", f"AttributeError: module '{OUTSIDE}_mine' has no attribute 'GAME'"),
        ("GAME = 3\n", "it is of <class 'int'>; a game is an object of a subclass of grimalkin.core.game.Game"),
        (GAME.format(id="another"), "the id of its game is 'another'; both must be the same"),
        (
            GAME.format(id="my-pebbles").replace("    id", "    cooperative = 'yes'\n    id"),
            "Mine.cooperative = 'yes' is of str; it has to be bool",
        ),
        (
            GAME.format(id="my-pebbles").replace("    id", "    together = True\n    id"),
            f"Mine declares 'together', and nobody asks for that; it can be: {NAMES}",
        ),
        (
            GAME.format(id="my-pebbles").replace("    id", "    co_operative = True\n    id"),
            f"Mine declares 'co_operative', and nobody asks for that; did you mean 'cooperative'? it can be: {NAMES}",
        ),
    ],
)
def test_a_broken_game_is_named_and_the_others_work(bring: Bring, code: str, said: str) -> None:
    bring("mine", "grimalkin.games", {"my-pebbles": "GAME"}, code)
    bring("sound", "grimalkin.games", {"sound": "GAME"}, GAME.format(id="sound"))
    found = found_games()
    assert others(found) == ["sound"]
    where = f"the package 'mine' ({OUTSIDE}_mine:GAME)"
    assert found.faults == [f"the game 'my-pebbles' of {where} cannot be loaded: {said}"]


def test_constants_and_methods_of_a_game_are_its_own(bring: Bring) -> None:
    more = "    LIMIT = 3\n    _cache = {}\n    cooperative = True\n    size = property(len)\n    id"
    bring("mine", "grimalkin.games", {"my-pebbles": "GAME"}, GAME.format(id="my-pebbles").replace("    id", more))
    assert (others(found_games()), found_games().faults) == (["my-pebbles"], [])


@pytest.mark.parametrize("name", ["My-Pebbles", "my_pebbles", "my--pebbles", "p" * 33, "1st"])
def test_a_name_that_no_command_could_take_is_refused(bring: Bring, name: str) -> None:
    bring("mine", "grimalkin.games", {name: "GAME"}, GAME.format(id=name))
    found = found_games()
    assert others(found) == []
    assert [fault.partition("cannot be loaded: ")[2] for fault in found.faults] == [
        "a name has up to 32 lower-case letters, digits and single hyphens"
    ]


def test_two_packages_with_one_id_are_both_left_out(bring: Bring) -> None:
    for name in ("one", "two"):
        bring(name, "grimalkin.games", {"twin": "GAME"}, GAME.format(id="twin"))
    found = found_games()
    assert others(found) == []
    one, two = [f"the package '{name}' ({OUTSIDE}_{name}:GAME)" for name in ("one", "two")]
    why = "has that name too; uninstall one of them, or give it another name"
    assert found.faults == [
        f"the game 'twin' of {one} is left out: {two} {why}",
        f"the game 'twin' of {two} is left out: {one} {why}",
    ]


def test_nobody_takes_the_id_of_a_game_that_is_here(bring: Bring) -> None:
    key, game = next(iter(games.GAMES.items()))
    bring("thief", "grimalkin.games", {key: "GAME"}, GAME.format(id=key))
    found = found_games()
    assert found.things[key] is game
    assert len(found.faults) == 1
    assert f"the game '{key}' of the package 'thief'" in found.faults[0]
    assert f"is left out: grimalkin.games.{key.replace('-', '_')} has that name too" in found.faults[0]


def test_a_player_is_an_object_or_a_class(bring: Bring) -> None:
    bring("bots", "grimalkin.players", {"sure": "SURE", "made": "Bot"}, BOT)
    found = found_players()
    new = own(players.FOUND.things, found)
    assert (list(new), found.faults) == (["made", "sure"], [])
    assert {type(player).__name__ for player in new.values()} == {"Bot"}


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("Needy", "it cannot be made without arguments: TypeError: "),
        ("Mute", "it has no method 'choose'"),
        ("Nobody", "AttributeError: "),
        ("__name__", "it is of <class 'str'>; a player is of a subclass of grimalkin.players.player.Player"),
    ],
)
def test_a_broken_player_is_named_and_the_others_work(bring: Bring, value: str, said: str) -> None:
    bring("bots", "grimalkin.players", {"odd": value, "sure": "SURE"}, BOT)
    found = found_players()
    assert list(own(players.FOUND.things, found)) == ["sure"]
    assert len(found.faults) == 1
    assert found.faults[0].startswith(
        f"the player 'odd' of the package 'bots' ({OUTSIDE}_bots:{value}) cannot be loaded: {said}"
    )
