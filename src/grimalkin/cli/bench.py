"""`grimalkin bench`: how fast the rules run; `grimalkin bench server`: what a server holds."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table
from rich.text import Text

from grimalkin.cli.arguments import game_named, settings_of
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.screen import progress
from grimalkin.cli.signals import ended_in_order
from grimalkin.core.errors import BadSetup
from grimalkin.games import GAMES
from grimalkin.lab.bench import CannotMeasure, Report, report
from grimalkin.lab.catalogue import games_named
from grimalkin.lab.endurance import FEWEST, MILLION, Endurance, endure
from grimalkin.lab.speeds import Profile, Speed
from grimalkin.players.stopwatch import KINDS

if TYPE_CHECKING:
    from grimalkin.server.breaking import Search

LEGEND = """\
steps: plain steps, up to the next wait; chosen: carrying out a choice;
luck: rolls, what they do, and picks; all: one decision; looks: at the clock,
a decision, what they cost is taken off; told: of the time without a clock"""

app = typer.Typer(invoke_without_command=True, rich_markup_mode="rich")


FAILED = 1


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
        None, metavar="PATH", help="The Python of an environment that holds another build."
    ),
    profile: bool = typer.Option(False, "--profile", help="Tell where the time of random play goes."),
    million: bool = typer.Option(
        False, "--million", help="Play a million games of each in one process: do speed and memory stay?"
    ),
    games: int = typer.Option(MILLION, metavar="N", help=f"How many with --million, at least {FEWEST}."),
) -> None:
    """Measure random play, copies, masks, imagined states, rollouts and greedy choices, in each build.

    Decisions are choices among two options or more; waits are all choices and rolls. A rollout copies a state in
    mid-game, plays on for at most 12 or 40 waits and says what the position is worth.

    --million exits with code 1 if a game failed, or did not end the same way twice.

    Example: [bold]grimalkin bench --seconds 2 --game cauldron --profile[/bold]
    """
    if context.invoked_subcommand is not None:
        return
    if not seconds > 0:
        raise Refusal(f"--seconds is {seconds:g}; it must be more than 0")
    if games < FEWEST:
        raise Refusal(f"--games is {games}; it must be {FEWEST} or more")
    check_together(context, million)
    try:
        if million:
            lasting(game, games, as_json)
            return
        found = report(game, seconds, yardstick, other_python, profile)
    except (BadSetup, CannotMeasure) as error:
        raise Refusal(str(error)) from None
    if as_json:
        print_json(found)
    else:
        show(found)


def check_together(context: typer.Context, million: bool) -> None:
    """Refuse words of one measurement that were given to the other."""
    for word in ("seconds", "yardstick", "other_python", "profile") if million else ("games",):
        source = context.get_parameter_source(word)
        if source is not None and source.name != "DEFAULT":
            name = f"--{word.replace('_', '-')}"
            raise Refusal(f"{name} does not go with --million" if million else f"{name} needs --million")


def print_json(found: msgspec.Struct) -> None:
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def grid(names: Sequence[str], numbers: Sequence[str]) -> Table:
    """A table with names on the left."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for heading in names:
        table.add_column(heading, header_style="bold", overflow="fold")
    for heading in numbers:
        table.add_column(heading, header_style="bold", justify="right")
    return table


def show(found: Report) -> None:
    """The report as tables that fit 80 columns."""
    names = ("game", "build")
    with_ratio = found.yardstick is not None
    play = grid(names, ["games\n/s", "decisions\n/s", "waits\n/s", *["ratio"] * with_ratio])
    middle = grid(names, ["clone\nµs", "mask\nµs", "imagine\nµs", "rollouts\n12, /s", "rollouts\n40, /s", "greedy\n/s"])
    profile = grid(names, [*(f"{kind}\n%" for kind in KINDS), "all\nµs", "clock\nns", "looks", "told\n%"])
    for name, builds in found.games.items():
        for build, speed in builds.measured():
            play.add_row(Text(name), build, *play_cells(speed, with_ratio))
            middle.add_row(Text(name), build, *middle_cells(speed))
            if speed.profile is not None:
                profile.add_row(Text(name), build, *profile_cells(speed.profile))
    console = Console(highlight=False)
    console.print(play)
    console.print()
    console.print(middle)
    if profile.row_count:
        console.print()
        console.print(profile)
        console.print(Text(LEGEND, style="dim"))
    if found.yardstick is not None:
        numbers = ", ".join(f"{build} {number:,.0f}" for build, number in found.yardstick.items() if number is not None)
        console.print(f"yardstick, decisions/s: {numbers}")
    for note in found.notes:
        console.print(Text(f"note: {note}"))


def play_cells(speed: Speed, with_ratio: bool) -> list[str]:
    rates = (speed.games_per_second, speed.decisions_per_second, speed.waits_per_second)
    row = [f"{rate:,.0f}" for rate in rates]
    if with_ratio:
        row.append("" if speed.yardstick_ratio is None else f"{speed.yardstick_ratio:.2f}")
    return row


def middle_cells(speed: Speed) -> list[str]:
    rates = (speed.rollouts_12_per_second, speed.rollouts_40_per_second, speed.greedy_choices_per_second)
    costs = (speed.clone_us, speed.mask_us, speed.imagine_us)
    return [f"{cost:.2f}" for cost in costs] + [f"{rate:,.0f}" for rate in rates]


def profile_cells(found: Profile) -> list[str]:
    row = [f"{100 * found.share[kind]:.1f}" for kind in KINDS]
    row += [f"{sum(found.us_per_decision.values()):.1f}", f"{found.clock_ns:.0f}", f"{found.looks_per_decision:.1f}"]
    return [*row, f"{100 * found.accounted:.0f}"]


# a million games


def lasting(ids: Sequence[str], count: int, as_json: bool) -> None:
    wanted = games_named(ids)
    bar = progress()
    with bar:
        tasks = {name: bar.add_task(name, total=count) for name in wanted}
        found = endure(wanted, count, lambda name, more: bar.update(tasks[name], advance=more))
    if as_json:
        print_json(found)
    else:
        show_endurance(found, count)
    if any(game.failed for game in found.games.values()):
        raise typer.Exit(FAILED)


def show_endurance(found: Endurance, count: int) -> None:
    """The report as a table that fits 80 columns."""
    headings = [
        "decisions/s\nfirst tenth",
        "\nlast tenth",
        "\nchange",
        "machine's\nown",
        "MiB\nfirst",
        "\nlast",
        "failed",
    ]
    table = grid(["game"], headings)
    for name, game in found.games.items():
        rates = [f"{rate:,.0f}" for rate in (game.first_decisions_per_second, game.last_decisions_per_second)]
        drifts = [f"{100 * drift:+.1f} %" for drift in (game.drift, game.machine_drift)]
        sizes = ["-" if size is None else f"{size:.1f}" for size in (game.first_mib, game.last_mib)]
        table.add_row(Text(name), *rates, *drifts, *sizes, f"{game.failed:,}")
    console = Console(highlight=False)
    console.print(f"{count:,} random games of each in one process, {found.build}", style="bold")
    console.print(table)
    for name, game in found.games.items():
        for error in game.errors:
            console.print(Text(f"{name} seed {error.seed}: {error.error}"))


# the server


@app.command("server")
def bench_server(
    tables: int = typer.Option(1000, metavar="N", help="Live tables, each with two players."),
    rate: float = typer.Option(200.0, metavar="R", help="Moves a second over all tables; with --find, the first rate."),
    seconds: float = typer.Option(30.0, metavar="S", help="How long the load lasts; with --find, at each rate."),
    database: str | None = typer.Option(
        None, metavar="URL", help="The server's database. Default: a new SQLite file that is deleted afterwards."
    ),
    workers: int = typer.Option(1, metavar="N", help="Workers of the server; more than one needs PostgreSQL."),
    address: str | None = typer.Option(
        None, metavar="URL", help="A server that runs already on this machine, without limits."
    ),
    game: str | None = typer.Option(None, metavar="ID", help="The game of all tables. Default: the first one offered."),
    option: list[str] = typer.Option([], metavar="NAME=VALUE", help="A setting of the game; may be repeated."),
    find: bool = typer.Option(False, "--find", help="Look for the rate at which the server breaks."),
    limit: float = typer.Option(100.0, metavar="MS", help="With --find: a rate holds if its p99 is at most this."),
    after_kill: bool = typer.Option(
        False, "--after-kill", help="Play, kill the server, and measure how soon all tables are back."
    ),
    moves: int = typer.Option(100, metavar="N", help="With --after-kill: moves at each table before the kill."),
    seed: int = typer.Option(1, metavar="N", help="The moves are chosen by this number."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of a table."),
) -> None:
    """Put a load on a server: tables held, moves a second, time from a move to the other player's update.

    --find doubles the rate until it breaks, and then looks between the last two: fewer moves than asked for, a p99 over
    --limit, or more than one move in a hundred refused or lost. --after-kill tells the processor time in which a new
    server shows every table once.

    Example: [bold]grimalkin bench server --tables 200 --rate 100 --seconds 10 --find[/bold]
    """
    from grimalkin.server import breaking, load
    from grimalkin.server.client import Turned

    if not 1 <= tables <= load.MOST_TABLES:
        raise Refusal(f"--tables is {tables}; it can be 1 to {load.MOST_TABLES}")
    if not 0 < rate <= breaking.MOST_RATE:
        raise Refusal(f"--rate is {rate:g}; it must be more than 0, at most {breaking.MOST_RATE:g}")
    if not 0 < seconds <= load.MOST_SECONDS:
        raise Refusal(f"--seconds is {seconds:g}; it must be more than 0, at most {load.MOST_SECONDS:g}")
    if not limit > 0:
        raise Refusal(f"--limit is {limit:g}; it must be more than 0")
    if moves < 1:
        raise Refusal(f"--moves is {moves}; it must be 1 or more")
    if find and after_kill:
        raise Refusal("--find and --after-kill are two measurements; give one of them")
    if address is not None and after_kill:
        raise Refusal("--after-kill kills a server of its own; leave out --address")
    if address is not None and urlsplit(address).hostname not in load.LOOPBACK:
        raise Refusal(f"--address is '{address}'; the load stays on this machine, such as http://127.0.0.1:8000")
    wanted = game_named(game, GAMES)
    settings = settings_of(option, wanted)
    console = Console(stderr=True)
    with (
        tempfile.TemporaryDirectory(prefix="grimalkin-load-") as name,
        Progress(console=console, disable=not console.is_terminal) as bar,
    ):
        bars: dict[str, TaskID] = {}
        folder = Path(name)

        def shown(what: str, done: int, total: int) -> None:
            if what not in bars:
                bars[what] = bar.add_task(what, total=total)
            bar.update(bars[what], completed=done, total=total)

        url = database or f"sqlite:///{folder / 'load.sqlite'}"

        def measured(place: load.Place) -> msgspec.Struct:
            if after_kill:
                return breaking.after_kill(place, tables, moves, workers, folder)
            if find:
                return breaking.find(place, tables, rate, seconds, limit)
            return load.measure(place, tables, rate, seconds)

        try:
            if address is not None:
                found = measured(load.Place(address, list, url, wanted.id, settings, seed, shown))
            else:
                with ended_in_order(), load.server(url, workers, folder / "log") as (at, pids):
                    found = measured(load.Place(at, pids, url, wanted.id, settings, seed, shown))
        except (BadSetup, Turned, OSError) as error:
            raise Refusal(f"the load could not be put on: {error}") from None
    if as_json:
        print_json(found)
    elif isinstance(found, breaking.Search):
        show_search(found)
    else:
        show_load(found)


def show_load(found: msgspec.Struct) -> None:
    """The report in lines."""
    grid = Table(box=None, pad_edge=False, show_header=False)
    grid.add_column(justify="left")
    grid.add_column(justify="right")
    for field in msgspec.structs.fields(found):
        value = getattr(found, field.name)
        shown = ", ".join(f"{code} {count}" for code, count in value.items()) if isinstance(value, dict) else value
        grid.add_row(field.name.replace("_", " "), "-" if shown in (None, "") else str(shown))
    Console(highlight=False).print(grid)


def show_search(found: Search) -> None:
    """Every rate that was tried, and where it breaks; it fits 80 columns."""
    headings = ["asked\n/s", "moves\n/s", "p50\nms", "p99\nms", "CPU ms\na move", "worker,\nof a core", "load\nprogram"]
    table = grid([], headings)
    table.add_column("", overflow="fold")
    for step in found.steps:
        one = step.report
        numbers = (one.asked_moves_per_second, one.moves_per_second, one.update_p50, one.update_p99)
        shares = (one.server_cpu_per_move, one.busiest, one.own_cpu)
        table.add_row(*(f"{number:g}" for number in (*numbers, *shares)), Text(step.broke and "breaks"))
    console = Console(highlight=False)
    console.print(table)
    if found.holds is None:
        console.print(f"{found.game}: it breaks at {found.breaks:g} moves a second already: {found.why}")
    elif found.breaks is None:
        console.print(f"{found.game}: it holds {found.holds:g} moves a second, the most that is tried")
    else:
        console.print(
            f"{found.game}: it holds {found.holds:g} moves a second, and breaks at {found.breaks:g}: {found.why}"
        )
