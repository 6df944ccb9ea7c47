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
    for heading, width in zip(headings, widths([headings, *rows], out.width)):
        right = heading in numbers
        grid.add_column(Text(heading, "bold"), width=width, overflow="fold", justify="right" if right else "left")
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
    return sum(longest_words(rows)) + gaps(rows)


def longest_words(rows: Sequence[Sequence[str]]) -> list[int]:
    return [max(cell_len(word) for cell in column for word in [*cell.split(), ""]) for column in zip(*rows)]


def gaps(rows: Sequence[Sequence[str]]) -> int:
    return 2 * (len(rows[0]) - 1)


def widths(rows: Sequence[Sequence[str]], room: int) -> list[int]:
    """A width for each column: no word is cut, and what room is left goes to the narrowest that need it."""
    full = [max(cell_len(line) for cell in column for line in [*cell.splitlines(), ""]) for column in zip(*rows)]
    given = longest_words(rows)
    for _cell in range(room - sum(given) - gaps(rows)):
        short = [column for column in range(len(full)) if given[column] < full[column]]
        if not short:
            break
        given[min(short, key=given.__getitem__)] += 1
    return given
