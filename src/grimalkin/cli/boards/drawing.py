"""What the boards of several games are drawn with: frames, bars, lists that are broken between their things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, chop_cells, set_cell_size
from rich.text import Text

from grimalkin.core.view import Fact, Piece

MARGIN: Final = 1
LIGHT: Final = "╭─╮│╰╯"
HEAVY: Final = "┏━┓┃┗┛"
FULL: Final = "█"
EMPTY: Final = "░"


def value_of(piece: Piece, name: str) -> int | str | None:
    return next((fact.value for fact in piece.facts if fact.name == name), None)


def first_name(name: str) -> str:
    """`Nagessa, Great Serpent` is Nagessa among friends."""
    return name.partition(",")[0]


def shortened(name: str, room: int) -> str:
    return name if cell_len(name) <= room else f"{set_cell_size(name, room - 1).rstrip()}…"


def bar(label: str, hp: Fact, room: int) -> Text:
    """Hit Points as a number and as a bar; whoever has any left has a cell of it."""
    value = hp.value if isinstance(hp.value, int) else 0
    most = max(hp.of or value, 1)
    number = f" {value}/{most}"
    cells = max(room - cell_len(label) - len(number) - 1, 1)
    full = max(0, min(cells, max(value * cells // most, 1 if value > 0 else 0)))
    style = "green" if 2 * value > most else "yellow" if 4 * value > most else "red"
    return Text.assemble(f"{label} ", (FULL * full, style), (EMPTY * (cells - full), "dim"), (number, "bold"))


def entry(label: str, what: Sequence[str], width: int) -> list[Text]:
    """A bold label and what belongs to it, with dots between; further lines are indented and begin with a new thing."""
    room = width - 2 * MARGIN
    lines = [label]
    for number, one in enumerate(what):
        between = " · " if number else " "
        if cell_len(f"{lines[-1]}{between}{one} ·") <= room:
            lines[-1] += f"{between}{one}"
        else:
            lines[-1] += between.rstrip()
            lines += [f"  {line}" for line in wrapped(one, room - 4)]
    found = [Text(f"{' ' * MARGIN}{line}") for line in lines]
    found[0].stylize("bold", MARGIN, MARGIN + len(label))
    return found


def wrapped(text: str, room: int) -> list[str]:
    """Lines broken between words; a word that is too long is cut."""
    found: list[str] = []
    line = ""
    for word in text.split():
        for piece in chop_cells(word, max(room, 1)):
            tried = f"{line} {piece}".strip()
            if cell_len(tried) > room:
                found.append(line)
                tried = piece
            line = tried
    return [*found, line]


def packed(what: Sequence[str], room: int, between: str) -> list[str]:
    """Several things in lines, none of them broken as long as it fits."""
    found: list[str] = []
    for one in what:
        if found and cell_len(f"{found[-1]}{between}{one}") <= room:
            found[-1] += f"{between}{one}"
        else:
            found += wrapped(one, room)
    return found
