"""`grimalkin bench`: how fast the rules run, compiled and interpreted, against a yardstick."""

from __future__ import annotations

from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from grimalkin.cli.refusal import Refusal
from grimalkin.core.errors import BadSetup
from grimalkin.lab.bench import CannotMeasure, Report, Speed, report


def bench(
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of a table."),
    yardstick: Path | None = typer.Option(
        None, metavar="PROGRAM", help='A Python program that prints {"interpreted": n, "compiled": n}.'
    ),
    seconds: float = typer.Option(1.0, metavar="S", help="CPU time for the random play of each game and build."),
    game: list[str] = typer.Option([], metavar="ID", help="Only this game; may be said several times."),
    other_python: Path | None = typer.Option(
        None, metavar="PATH", help="The Python of an environment that holds the other build."
    ),
) -> None:
    """Measure random play and the cost of a copy, a mask and an imagined state, in both builds.

    Example: [bold]grimalkin bench --seconds 2 --game cauldron[/bold]
    """
    if not seconds > 0:
        raise Refusal(f"--seconds is {seconds:g}; it must be more than 0")
    try:
        found = report(game, seconds, yardstick, other_python)
    except (BadSetup, CannotMeasure) as error:
        raise Refusal(str(error)) from None
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show(found)


def show(found: Report) -> None:
    """The report as a table that fits 80 columns."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for heading in ("game", "build"):
        grid.add_column(heading, header_style="bold", overflow="fold")
    for heading in ("games\n/s", "decisions\n/s", "clone\nµs", "mask\nµs", "imagine\nµs"):
        grid.add_column(heading, header_style="bold", justify="right")
    if found.yardstick is not None:
        grid.add_column("ratio", header_style="bold", justify="right")
    for name, both in found.games.items():
        for build, speed in (("compiled", both.compiled), ("interpreted", both.interpreted)):
            if speed is not None:
                grid.add_row(Text(name), build, *cells(speed, found.yardstick is not None))
    console = Console(highlight=False)
    console.print(grid)
    if found.yardstick is not None:
        numbers = ", ".join(f"{build} {number:,.0f}" for build, number in found.yardstick.items() if number is not None)
        console.print(f"yardstick, decisions/s: {numbers}")
    for note in found.notes:
        console.print(Text(f"note: {note}"))


def cells(speed: Speed, with_ratio: bool) -> list[str]:
    row = [f"{speed.games_per_second:,.0f}", f"{speed.decisions_per_second:,.0f}"]
    row += [f"{cost:.2f}" for cost in (speed.clone_us, speed.mask_us, speed.imagine_us)]
    if with_ratio:
        row.append("" if speed.yardstick_ratio is None else f"{speed.yardstick_ratio:.2f}")
    return row
