"""Figures that are pasted together: how they are written, how they are refused, and that each shows its face."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimalkin.art import Icons, face_of, portrait
from grimalkin.art.figures import PAINTS, Figure, compose, figures_of, parts
from grimalkin.art.icons import Icon, Layer, drawings, read_icons
from grimalkin.art.paths import box_of
from grimalkin.art.portrait import HEIGHT, WIDTH
from grimalkin.core.errors import BadFile
from grimalkin.core.game import Game
from grimalkin.games.friendomancy import GAME
from tests.art.pictures import EVERY, check_picture

HEAD = (0.25, 0.08, 0.5, 0.6)  # where boards take the face of a portrait to be, in shares of it
NEAR = 0.03  # the made-up silhouettes are not quite as large as the real ones
SQUARE = Icon("square", "m0 0h100v100h-100z", (0, 0, 100, 100), "made-up")


def made(*lines: str) -> Icon:
    return compose(Figure("toast", list(lines), "art/figures.toml"), {"square": SQUARE}.get, ["square"])


def boxes(icon: Icon) -> list[tuple[int, ...]]:
    return [tuple(round(number) for number in box_of(layer.path)) for layer in icon.layers]


def test_a_piece_lies_where_its_line_says() -> None:
    icon = made("square red 256 256 200", "square blue 100 60 80x40", "draw ink/6 M10 10h40")
    assert boxes(icon) == [(156, 156, 200, 200), (60, 40, 80, 40), (10, 10, 40, 0)]
    assert [layer.paint for layer in icon.layers] == [PAINTS["red"], PAINTS["blue"], PAINTS["ink"]]
    assert [layer.width for layer in icon.layers] == [0, 0, 6]
    assert icon.box == (7, 7, 349, 349)  # with half of the line


def test_a_piece_can_be_mirrored_and_turned() -> None:
    corner = Icon("corner", "m0 0h100v20z", (0, 0, 100, 20), "made-up")
    figure = Figure("toast", ["corner red 50 10 100 flip", "corner red 50 50 100 turn 90"], "art/figures.toml")
    icon = compose(figure, {"corner": corner}.get, [])
    assert [layer.path for layer in icon.layers] == ["m100 0l-100 0 0 20z", "m60 0l0 100-20 0z"]


def test_lines_of_one_paint_become_one_and_stay_where_they_are() -> None:
    icon = made("draw ink/6 M10 10h40", "draw ink/6 M100 200h40", "draw ink/7 M0 0h5")
    assert [layer.path for layer in icon.layers] == ["m10 10h40M100 200h40", "m0 0h5"]


def test_circles_have_a_short_form() -> None:
    icon = made("draw gold o 50 60 20o 150 60 20", "draw gold e 50 60 40 10")
    assert boxes(icon) == [(30, 40, 140, 40), (10, 50, 80, 20)]


def test_parts_have_their_own_paints_and_take_that_of_the_line() -> None:
    icon = made("eyes-sleepy leaf 100 100 114")
    assert PAINTS["leaf"] in [layer.paint for layer in icon.layers]
    assert {PAINTS["paper"], PAINTS["ink"]} < {layer.paint for layer in icon.layers}


@pytest.mark.parametrize("name", parts())
def test_every_part_can_be_used(name: str) -> None:
    icon = made(f"{name} red 256 256 200")
    assert all(layer.path for layer in icon.layers)
    assert abs(icon.box[0] + icon.box[2] / 2 - 256) < 10


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("squaer red 1 2 3", "no piece 'squaer'; did you mean 'square'?"),
        ("square rad 1 2 3", "no paint 'rad'; did you mean 'red'?"),
        ("square red 1 2", "list index out of range"),
        ("square red 1 2 big", "'big' is no size; expected one such as 200, or 200x90"),
        ("square red 1 2 30 filp", "after its size a piece has nothing but 'flip' and 'turn'"),
        ("square red 1 2 30 turn", "list index out of range"),
        ("square red a 2 30", "could not convert string to float: 'a'"),
        ("draw red Q", "a number of 'q' is missing before ''"),
    ],
)
def test_a_wrong_line_is_told_with_its_file_and_figure(line: str, said: str) -> None:
    with pytest.raises(BadFile) as caught:
        made("square red 1 2 3", line)
    assert str(caught.value) == f"art/figures.toml: toast: '{line}': {said}"


def test_a_figure_survives_the_way_to_the_server(built: Path) -> None:
    icons = read_icons(built)
    figure = icons.icon("mimic-lunchbox")
    assert figure.layers
    assert all(isinstance(layer, Layer) for layer in figure.layers)
    assert not figure.coarse().layers
    check_picture(portrait(face_of(GAME, "mimic_lunchbox"), icons))


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_no_two_figures_of_a_game_are_alike_and_each_is_used(game: Game) -> None:
    figures = figures_of(game.package)
    texts = ["\n".join(figure.lines) for figure in figures.values()]
    assert len(set(texts)) == len(texts)
    assert not set(figures) & set(drawings())
    used = {face_of(game, key).art for key in game.card_sets()["spec"].names()} if figures else set()
    assert set(figures) <= used


@pytest.mark.parametrize("game", [game for game in EVERY if figures_of(game.package)], ids=lambda game: game.id)
def test_faces_are_where_boards_look_for_them(game: Game, icons: Icons) -> None:
    """The large eyes of a figure: somewhere in the part of a portrait that nothing may cover or cut."""
    for figure in figures_of(game.package).values():
        eyes = [line.split() for line in figure.lines if line.startswith("eye")]
        if not eyes:
            continue
        words = max(eyes, key=lambda words: int(words[4].split("x")[0]))
        left, top, width, height = icons.icon(figure.name).box
        scale = min(216 / width, 182 / height)
        x = (WIDTH / 2 + (float(words[2]) - left - width / 2) * scale) / WIDTH
        y = (HEIGHT * 0.49 + (float(words[3]) - top - height / 2) * scale) / HEIGHT
        assert HEAD[0] - NEAR <= x <= HEAD[0] + HEAD[2] + NEAR, f"{figure.name}: {x:.2f}"
        assert HEAD[1] - NEAR <= y <= HEAD[1] + HEAD[3] + NEAR, f"{figure.name}: {y:.2f}"
