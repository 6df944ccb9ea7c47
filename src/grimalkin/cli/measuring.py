"""What the commands share that measure players: options, what they print, and how they end."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from grimalkin.cli.arguments import bot_of, game_named, settings_of
from grimalkin.cli.counting import Counting
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.stopping import Stopping
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.game import Game
from grimalkin.core.wording import shortened
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.pairing import OWN, Terms
from grimalkin.lab.plan import RANDOM
from grimalkin.lab.rates import FEW
from grimalkin.lab.simulate import INTERRUPTED
from grimalkin.lab.strength import Mean
from grimalkin.lab.study import MOST
from grimalkin.lab.workers import cores

FAILED = 1

Made = TypeVar("Made")

GAME: Final = typer.Argument(metavar="GAME", help="The game's id; teaching games too.")
SEATS: Final = typer.Option(None, metavar="N", help="How many sit at the table. Default: the fewest that can.")
SET: Final = typer.Option([], "--set", "--option", metavar="NAME=VALUE", help="A setting of the game; may be repeated.")
SEED: Final = typer.Option(1, metavar="S", help="All luck comes from this number and the number of the game.")
DRAFT: Final = typer.Option(
    RANDOM,
    metavar="PLAYER",
    help=f"Who picks for all seats where decks are drafted: random, greedy, FILE.py:CLASS; '{OWN}': each for itself.",
)
WORKERS: Final = typer.Option(
    None, metavar="W", help="Processes that play; 1 plays in this one. Default: as many as there are cores."
)
AS_JSON: Final = typer.Option(False, "--json", help="Print JSON instead of tables.")
MARKDOWN: Final = typer.Option(False, "--markdown", help="Print the tables as Markdown, for a page.")


class Sheet(NamedTuple):
    """A table: its headings and its rows, names on the left."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


class Told(NamedTuple):
    """What a report says in words and tables. The first line is its title."""

    title: str
    about: Sequence[str]
    sheets: Sequence[Sheet]
    verdict: Sequence[str]


# what is asked


def check_numbers(games: int, seed: int, workers: int | None, as_json: bool, markdown: bool) -> None:
    if not 1 <= games <= MOST:
        raise Refusal(f"--games is {games}; it must be from 1 to {MOST}")
    if seed < 0:
        raise Refusal(f"--seed is {seed}; it must be 0 or more")
    if workers is not None and workers < 1:
        raise Refusal(f"--workers is {workers}; it must be 1 or more")
    if as_json and markdown:
        raise Refusal("--json and --markdown are two ways to print; leave one of them out")


def terms_of(word: str, settings: Sequence[str], seats: int | None, seed: int, draft: str) -> tuple[Terms, Game]:
    """What is played, as it was written."""
    game = game_named(word, every_game())
    chosen = settings_of(settings, game, "--set")
    drafter = draft if draft == OWN else player_named(draft, game)
    return Terms(game.id, chosen, game.seats[0] if seats is None else seats, seed, drafter), game


def player_named(word: str, game: Game) -> str:
    """The word for a player of this game, as workers read it; a wrong one is refused."""
    return bot_of(word, game).removeprefix("bot:")


def made(maker: Callable[[], Made]) -> Made:
    """What is made of words; what they lack is a refusal."""
    try:
        return maker()
    except GrimalkinError as error:
        raise Refusal(str(error)) from None


# a run


def measured(games: int, run: Callable[[int, Callable[[int], None]], Made], workers: int | None) -> tuple[Made, int]:
    """What a run of so many games came to, and the exit code for the signal that stopped it, if one did."""
    stopping = Stopping()
    with Counting(games, stopping) as counting, stopping.heard():
        report = run(workers or cores(), counting.more)
    return report, stopping.code()


class Clock:
    """How long a run took."""

    def __init__(self) -> None:
        self.start = time.perf_counter()

    def told(self, games: int) -> str:
        seconds = time.perf_counter() - self.start
        return f"{seconds:.1f} s, {games / seconds:.1f} games/s"


# what it says


def say(line: str) -> None:
    sys.stdout.flush()  # what was said before comes before
    print(f"grimalkin: {line}", file=sys.stderr)


def tell(report: msgspec.Struct, told: Told, speed: str, as_json: bool, markdown: bool) -> None:
    """Print a report as it is wanted."""
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
        return
    if markdown:
        print(markdown_of(told))
        return
    console = Console(highlight=False)
    console.print(Text(told.title, style="bold"))
    for line in told.about:
        console.print(Text(line, style="dim"))
    for sheet in told.sheets:
        console.print()
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for i, heading in enumerate(sheet.headings):
            table.add_column(heading, header_style="bold", justify="left" if i == 0 else "right", overflow="fold")
        for row in sheet.rows:
            table.add_row(*(Text(cell) for cell in row))
        console.print(table)
    console.print()
    for line in told.verdict:
        console.print(Text(line, style="bold"))
    console.print(Text(speed, style="dim"))


def markdown_of(told: Told) -> str:
    lines = [f"{told.title}; {'; '.join(told.about)}:"]
    for sheet in told.sheets:
        lines += ["", f"| {' | '.join(sheet.headings)} |", f"| --- |{' ---: |' * (len(sheet.headings) - 1)}"]
        lines += [f"| {' | '.join(row)} |" for row in sheet.rows]
    return "\n".join([*lines, "", *told.verdict])


def finish(complete: bool, stopped: str, code: int, played: str, sound: bool) -> None:
    """Say that a result is partial, and leave with the code for how it ended."""
    if not complete:
        say(f"{stopped}; the result is partial: {played}")
    if stopped == INTERRUPTED:
        raise typer.Exit(code)
    if not complete or not sound:
        raise typer.Exit(FAILED)


# cells


def settings_told(settings: dict[str, str]) -> str:
    return "".join(f", {name}={shortened(value)}" for name, value in settings.items())


def share_told(share: Mean) -> str:
    if share.value is None:
        return "-"
    value = f"{100 * share.value:.1f} %"
    if share.low is None or share.high is None:
        return f"{value} ({FEW})"
    return f"{value} ({100 * share.low:.1f}-{100 * share.high:.1f})"


def points_told(share: Mean) -> str:
    """A difference, in points of a hundred."""
    if share.value is None:
        return "-"
    value = f"{100 * share.value:+.1f}"
    if share.low is None or share.high is None:
        return f"{value} ({FEW})"
    return f"{value} ({100 * share.low:+.1f} to {100 * share.high:+.1f})"


def percent_told(value: float, team: bool) -> str:
    """A bound, as shares or differences are told."""
    return f"{100 * value:+.4g}" if team else f"{100 * value:.4g} %"
