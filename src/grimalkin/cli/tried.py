"""What became of cards that were tried out, as `sim` and `lab` show it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from grimalkin.lab.rates import Rate
from grimalkin.lab.tryout import Tried

TRIED = ("tried out", "with it, wins (95 %)", "without it, wins (95 %)", "brought", "had", "drawn", "played")


def show_tried(console: Console, cards: Sequence[Tried]) -> None:
    """How sides with each card fared beside the others, how many there were, and what the games cannot tell."""
    if not cards:
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for i, heading in enumerate(TRIED):
        said = heading.replace(", ", ",\n")
        table.add_column(said, header_style="bold", justify="left" if i == 0 else "right", overflow="fold")
    for one in cards:
        table.add_row(*(Text(cell) for cell in tried_cells(one)))
    console.print()
    console.print(table)
    console.print(Text("numbers of sides; one with the card has it in its deck, or drew it", style="dim"))
    for one in cards:
        if one.warning:
            console.print(Text(f"warning: {one.warning}", style="yellow"))


def tried_cells(one: Tried) -> list[str]:
    counts = [f"{count:,}" for count in (one.brought, one.had, one.drawn, one.played)]
    return [one.card, percent(one.wins), percent(one.without), *counts]


def percent(rate: Rate) -> str:
    if rate.rate is None or rate.low is None or rate.high is None:
        return "-"
    return f"{100 * rate.rate:.1f} % ({100 * rate.low:.1f}-{100 * rate.high:.1f})"
