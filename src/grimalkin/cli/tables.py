"""Tables of the look-up commands: rows that fit 80 columns, and a form that fits any width."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text


def console() -> Console:
    """Where commands write: nothing in a card or a rule is taken for a style."""
    return Console(highlight=False, markup=False, emoji=False)


def pairs(rows: Sequence[tuple[str, RenderableType]], indent: int = 0, width: int = 0) -> RenderableType:
    """Names on the left, what they hold on the right."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, min_width=width, style="dim")
    grid.add_column(overflow="fold")
    for name, held in rows:
        grid.add_row(Text(name), held)
    return Padding(grid, (0, 0, 0, indent)) if indent else grid


def show_rows(
    out: Console,
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    numbers: Sequence[str] = (),
    once: bool = False,
) -> None:
    """A table; where words would have to be cut to fit, one block a row instead.

    `numbers` are headings of columns to the right. `once` leaves a first cell empty that is the same as above.
    """
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        right = heading in numbers
        grid.add_column(Text(heading, "bold"), overflow="fold", justify="right" if right else "left")
    last = ""
    for row in rows:
        first = "" if once and row[0] == last else row[0]
        grid.add_row(Text(first), *(Text(cell) for cell in row[1:]))
        last = row[0]
    if least_width([headings, *rows]) <= out.width:
        out.print(grid)
        return
    last = ""
    for row in rows:
        if not (once and row[0] == last):
            out.print(Text(row[0], "bold"))
        last = row[0]
        out.print(pairs([(heading, Text(cell)) for heading, cell in zip(headings[1:], row[1:]) if cell], 2))


def least_width(rows: Sequence[Sequence[str]]) -> int:
    """The width at which no word of a table must be cut."""
    longest = [max(cell_len(word) for cell in column for word in [*cell.split(), ""]) for column in zip(*rows)]
    return sum(longest) + 2 * (len(longest) - 1)
