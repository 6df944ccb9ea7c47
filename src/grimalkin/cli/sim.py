"""`grimalkin sim`: many games between players, with rates, lengths and their intervals."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from grimalkin.cli.arguments import decks_of, game_named, players_of, settings_of, with_cards
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.screen import progress
from grimalkin.core.errors import GrimalkinError
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.simulate import (
    INTERRUPTED,
    Place,
    Plan,
    Rate,
    Report,
    Spread,
    cores,
    names_of,
    report_json,
    simulate,
)

FAILED = 1
CODE_INTERRUPTED = 130
GAMES = 1000
BAR = 20  # cells from 0 to 100 %
SHOWN = 10  # failures; the JSON has more


def sim(
    game: str = typer.Argument(metavar="GAME", help="The game's id; experiments too."),
    games: int = typer.Option(GAMES, metavar="N", help="How many games."),
    seats: str | None = typer.Option(
        None, metavar="LIST", help="Who plays, seat by seat: random, greedy. Default: random on the fewest seats."
    ),
    seed: int = typer.Option(1, metavar="S", help="All luck comes from this number and the number of the game."),
    option: list[str] = typer.Option([], metavar="NAME=VALUE", help="A setting of the game; may be repeated."),
    cards: Path | None = typer.Option(None, metavar="FILE", help="A card file of your own, laid over the cards."),
    deck: list[str] = typer.Option(
        [],
        metavar="DECK",
        help="A deck, for games that take one: its cards, a file with them, or 'deck NAME' for one that comes with the "
        "game. Once for each player.",
    ),
    rotate: bool = typer.Option(
        False, "--rotate", help="Players move on one seat after each game: tells a strong player from a good seat."
    ),
    workers: int | None = typer.Option(
        None, metavar="W", help="Processes that play; 1 plays in this one. Default: as many as there are cores."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of tables."),
) -> None:
    """Play many games between players: who wins, how games end, how long they are, with 95 % intervals.

    The same seed gives the same result for any number of workers. Ctrl-C shows what was played so far.

    Exit code 1 if a game failed.

    Example: [bold]grimalkin sim cauldron --games 2000 --seats random,greedy --rotate[/bold]
    """
    if games < 1:
        raise Refusal(f"--games is {games}; it must be 1 or more")
    if workers is not None and workers < 1:
        raise Refusal(f"--workers is {workers}; it must be 1 or more")
    chosen = with_cards(game_named(game, every_game()), cards)
    players = [word.removeprefix("bot:") for word in players_of(seats, chosen, people=False)]
    settings = settings_of(option, chosen)
    decks = decks_of(deck, len(players))
    try:
        chosen.new(settings, decks)
    except GrimalkinError as error:
        raise Refusal(str(error)) from None
    own = chosen.card_sets()[chosen.own].text if chosen.own else ""
    plan = Plan(chosen.id, settings, players, seed, rotate, chosen.own, own, decks if deck else [])

    screen = Console(stderr=True, highlight=False)
    bar = progress()
    start = time.perf_counter()
    with bar:
        task = bar.add_task("games", total=games)
        report = simulate(plan, games, workers or cores(), lambda done: bar.update(task, completed=done))
    seconds = time.perf_counter() - start

    speed = f"{seconds:.1f} s, {number(round(report.played / seconds))} games/s"
    if as_json:
        print(report_json(report))
        if screen.is_terminal:
            screen.print(speed)
    else:
        show(report, speed)
    finish(report)


def finish(report: Report) -> None:
    """Say what went wrong, if anything did, and leave with the code for it."""
    if report.errors:
        first = report.errors[0]
        say(
            f"{number(report.failed)} of {number(report.asked)} games failed; the first: "
            f"game {first.game} (seed {first.seed}): {first.error}"
        )
    if not report.complete:
        done = f"{number(report.played + report.failed)} of {number(report.asked)} games"
        say(f"{report.stopped}; the result is partial: {done}")
    if report.stopped == INTERRUPTED:
        raise typer.Exit(CODE_INTERRUPTED)
    if report.failed or not report.complete:
        raise typer.Exit(FAILED)


def say(line: str) -> None:
    sys.stdout.flush()  # what was said before comes before
    print(f"grimalkin: {line}", file=sys.stderr)


# tables


def show(report: Report, speed: str) -> None:
    """The report as tables that fit 80 columns."""
    console = Console(highlight=False)
    settings = "".join(f", {name}={value}" for name, value in report.settings.items())
    console.print(Text(f"{report.game}, rules version {report.rules}{settings}", style="bold"))
    partial = "" if report.complete else f" of {number(report.asked)}, a partial result"
    for name, deck in zip(names_of(report.players), report.decks):
        console.print(Text(f"{name}: {' '.join(deck.split()) or 'no deck of its own'}"))
    console.print(Text(f"games played: {number(report.played)}{partial}; seed {report.seed}"))
    if report.played:
        console.print()
        console.print(wins(report))
        console.print()
        console.print(spreads(report))
        console.print()
        console.print(ends(report))
    if report.errors:
        console.print()
        console.print(failures(report))
    console.print()
    console.print(Text(speed, style="dim"))


def grid(*headings: str) -> Table:
    """A table of which the first column holds names."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for i, heading in enumerate(headings):
        table.add_column(heading, header_style="bold", justify="left" if i == 0 else "right", overflow="fold")
    return table


def wins(report: Report) -> Table:
    """Seats, players where they are not the seats, and games without a winner."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("wins", header_style="bold", overflow="fold")
    table.add_column("0 %" + "100 %".rjust(BAR - 3), header_style="dim", no_wrap=True)
    table.add_column("rate (95 %)", header_style="bold", justify="right", no_wrap=True)
    table.add_column("games", header_style="bold", justify="right", no_wrap=True)
    rows: list[tuple[str, Rate]] = [(name, place.wins) for name, place in named(report)]
    rows += [(name, rate) for name, rate in (("drawn", report.draws), ("all lost", report.nobody)) if rate.count]
    for name, rate in rows:
        table.add_row(Text(name), picture(rate), percent(rate), number(rate.count))
    return table


def named(report: Report) -> list[tuple[str, Place]]:
    """Seat and player are one unless the players move."""
    if not report.rotate:
        return [(f"{seat.name} {who.name}", seat) for seat, who in zip(report.seats, report.by_player)]
    return [(f"seat {seat.name}", seat) for seat in report.seats] + [(who.name, who) for who in report.by_player]


def spreads(report: Report) -> Table:
    table = grid("a game", "mean (95 %)", "min", "5 %", "25 %", "50 %", "75 %", "95 %", "max")
    rows = [("decisions", report.decisions)]
    if any(seat.points is not None and (seat.points.least or seat.points.most) for seat in report.seats):
        rows += [(f"points {name}", place.points) for name, place in named(report)]
    for name, spread in rows:
        if spread is not None:
            table.add_row(Text(name), mean(spread), *(number(value) for value in values_of(spread)))
    return table


def ends(report: Report) -> Table:
    table = grid("ended by", "games", "")
    for rule, count in sorted(report.ends.items(), key=lambda end: (-end[1], end[0])):
        table.add_row(Text(rule), number(count), f"{100 * count / report.played:.1f} %")
    return table


def failures(report: Report) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("failed game", "seed", "error"):
        table.add_column(heading, header_style="bold", overflow="fold")
    for failure in report.errors[:SHOWN]:
        table.add_row(str(failure.game), str(failure.seed), Text(failure.error))
    if report.failed > SHOWN:
        table.add_row("...", "", f"{number(report.failed - SHOWN)} more")
    return table


# cells


def number(value: int) -> str:
    return f"{value:,}"


def percent(rate: Rate) -> str:
    if rate.rate is None or rate.low is None or rate.high is None:
        return "-"
    return f"{100 * rate.rate:.1f} % ({100 * rate.low:.1f}-{100 * rate.high:.1f})"


def mean(spread: Spread) -> str:
    if spread.low is None or spread.high is None:
        return f"{spread.mean:.2f}"
    return f"{spread.mean:.2f} ({spread.low:.2f}-{spread.high:.2f})"


def values_of(spread: Spread) -> Sequence[int]:
    return (spread.least, spread.q5, spread.q25, spread.q50, spread.q75, spread.q95, spread.most)


def picture(rate: Rate) -> Text:
    """A bar up to the rate; what the interval leaves open is lighter, on both sides of it."""
    if rate.rate is None or rate.low is None or rate.high is None:
        return Text()
    sure = round(rate.low * BAR)
    likely = max(sure, round(rate.rate * BAR))
    possible = max(likely, round(rate.high * BAR))
    drawn = Text("█" * sure, style="cyan")
    drawn.append("▓" * (likely - sure), style="cyan")
    drawn.append("░" * (possible - likely), style="cyan")
    return drawn
