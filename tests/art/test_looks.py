"""The look of a game: what its file may say, and a game without one."""

from __future__ import annotations

import tomllib

import pytest

from grimalkin.art.looks import MANNERS, STOCK, Look, look_of, wrong_in
from grimalkin.core.cards import MOODS
from tests.art.pictures import EVERY


def test_a_game_without_a_look_has_one() -> None:
    look = look_of("grimalkin.core", "Untitled")
    assert look.kind("whatever").manner == MANNERS[0]
    assert look.kind("whatever").icons == STOCK
    assert look.moods == MOODS
    assert look.cover.icons


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_every_kind_of_a_game_has_its_look(game: object) -> None:
    from grimalkin.core.game import Game

    assert isinstance(game, Game)
    assert game.vocabulary is not None
    look = look_of(game.package, game.title)
    assert set(look.kinds) == {kind.word for kind in game.vocabulary.kinds}


def test_the_example_of_the_docs_is_right() -> None:
    assert look_of.__module__ == "grimalkin.art.looks"
    text = look_module_example()
    assert wrong_in(tomllib.loads(text)) == []
    assert Look(tomllib.loads(text), "Example").kind("pet").icons == ["wolf-head"]


def look_module_example() -> str:
    from grimalkin.art import looks

    assert looks.__doc__ is not None
    lines = [line for line in looks.__doc__.split("\n") if line.startswith("    ") or not line]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("tints = '#000000'", ("tints", "no field 'tints'; did you mean 'tint'?")),
        ("tint = 'red'", ("tint", "got 'red'; expected a colour such as '#c8862f', in small letters")),
        ("share = 101", ("share", "got 101; expected a whole number from 0 to 100")),
        ("moods = ['moom']", ("moods", "no mood 'moom'; did you mean 'moon'?")),
        ("moods = []", ("moods", "got an empty list; expected a list of moods")),
        ("[kinds.pet]\nstands = 1", ("kinds.pet.stands", "got 1; expected true or false")),
        ("[cover]\nstands = true", ("cover", "no field 'stands'; there are: manner, colour, icons, mood")),
        ("colours = 3", ("colours", "got 3; expected a table")),
        (
            "[colours]\nfire = 'f00'",
            ("colours.fire", "got 'f00'; expected a colour such as '#c8862f', in small letters"),
        ),
        ("[cards]\nfire = 3", ("cards.fire", "got 3; expected a colour such as '#c8862f', in small letters")),
        ("[small]\nfire = 'A B'", ("small.fire", "got 'A B'; expected the name of an icon, such as 'wolf-howl'")),
        ("[kinds.pet]\nmanner = 'drak'", ("kinds.pet.manner", "no manner 'drak'; did you mean 'dark'?")),
        ("[kinds.pet]\nicons = []", ("kinds.pet.icons", "got an empty list; expected a list of icons")),
        ("[kinds.pet]\nicon = ['a']", ("kinds.pet", "no field 'icon'; did you mean 'icons'?")),
        ("[kinds]\npet = 3", ("kinds.pet", "got 3; expected a table")),
        ("[cover]\nmoods = ['moon']", ("cover", "no field 'moods'; did you mean 'mood'?")),
        ("[cover]\nmood = 'moom'", ("cover.moods", "no mood 'moom'; did you mean 'moon'?")),
        ("[marks]\nfire = 'A B'", ("marks.fire", "got 'A B'; expected the name of an icon, such as 'wolf-howl'")),
        ("[backs.pet]\nstands = true", ("backs.pet", "no field 'stands'; there are: manner, colour, icons, mood")),
        ("backs = 3", ("backs", "got 3; expected a table")),
        ("[back]\nicons = ['A']", ("back.icons", "got 'A'; expected the name of an icon, such as 'wolf-howl'")),
    ],
)
def test_a_wrong_look_is_told(text: str, said: tuple[str, str]) -> None:
    assert wrong_in(tomllib.loads(text)) == [said]
