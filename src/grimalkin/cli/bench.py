"""`grimalkin bench`: how fast the rules run; `grimalkin bench server`: what a server holds."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table
from rich.text import Text

from grimalkin.cli.arguments import game_named
from grimalkin.cli.refusal import Refusal
from grimalkin.core.errors import BadSetup
from grimalkin.lab.bench import CannotMeasure, Report, Speed, report

if TYPE_CHECKING:
    from grimalkin.server.load import LoadReport

app = typer.Typer(invoke_without_command=True, rich_markup_mode="rich")


@app.callback()
def bench(
    context: typer.Context,
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
    if context.invoked_subcommand is not None:
        return
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


@app.command("server")
def bench_server(
    tables: int = typer.Option(1000, metavar="N", help="Live tables, each with two players."),
    rate: float = typer.Option(200.0, metavar="R", help="Moves a second over all tables."),
    seconds: float = typer.Option(30.0, metavar="S", help="How long the load lasts."),
    database: str | None = typer.Option(
        None, metavar="URL", help="The server's database. Default: a new SQLite file that is deleted afterwards."
    ),
    workers: int = typer.Option(1, metavar="N", help="Workers of the server; more than one needs PostgreSQL."),
    address: str | None = typer.Option(
        None, metavar="URL", help="A server that runs already on this machine, without limits."
    ),
    game: str | None = typer.Option(None, metavar="ID", help="The game of all tables. Default: the first one offered."),
    seed: int = typer.Option(1, metavar="N", help="The moves are chosen by this number."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of a table."),
) -> None:
    """Put a load on a server: tables held, moves a second, time from a move to the other player's update.

    Example: [bold]grimalkin bench server --tables 200 --rate 100 --seconds 10[/bold]
    """
    from grimalkin.server import load
    from grimalkin.server.client import Turned

    if not 1 <= tables <= load.MOST_TABLES:
        raise Refusal(f"--tables is {tables}; it can be 1 to {load.MOST_TABLES}")
    if not 0 < rate <= 10_000:
        raise Refusal(f"--rate is {rate:g}; it must be more than 0, at most 10000")
    if not 0 < seconds <= load.MOST_SECONDS:
        raise Refusal(f"--seconds is {seconds:g}; it must be more than 0, at most {load.MOST_SECONDS:g}")
    if address is not None and urlsplit(address).hostname not in load.LOOPBACK:
        raise Refusal(f"--address is '{address}'; the load stays on this machine, such as http://127.0.0.1:8000")
    wanted = game_named(None).id if game is None else game
    console = Console(stderr=True)
    with (
        tempfile.TemporaryDirectory(prefix="grimalkin-load-") as folder,
        Progress(console=console, disable=not console.is_terminal) as bar,
    ):
        bars: dict[str, TaskID] = {}

        def progress(what: str, done: int, total: int) -> None:
            if what not in bars:
                bars[what] = bar.add_task(what, total=total)
            bar.update(bars[what], completed=done)

        url = database or f"sqlite:///{Path(folder, 'load.sqlite')}"
        try:
            if address is not None:
                found = load.measure(address, list, wanted, tables, rate, seconds, url, seed, progress)
            else:
                with load.server(url, workers, Path(folder, "log")) as (place, pids):
                    found = load.measure(place, pids, wanted, tables, rate, seconds, url, seed, progress)
        except (BadSetup, Turned, OSError) as error:
            raise Refusal(f"the load could not be put on: {error}") from None
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show_load(found)


def show_load(found: LoadReport) -> None:
    """The report in lines."""
    grid = Table(box=None, pad_edge=False, show_header=False)
    grid.add_column(justify="left")
    grid.add_column(justify="right")
    for field in msgspec.structs.fields(found):
        value = getattr(found, field.name)
        shown = ", ".join(f"{code} {count}" for code, count in value.items()) if isinstance(value, dict) else value
        grid.add_row(field.name.replace("_", " "), "-" if shown in (None, "") else str(shown))
    Console(highlight=False).print(grid)
