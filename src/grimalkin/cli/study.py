"""`grimalkin lab study`: a study, with every measure and whether it is where it was wanted."""

from __future__ import annotations

import time
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from grimalkin.cli.arguments import OWN_CARDS, WITH, bot_of, first_fault, text_of, tried_of, with_cards
from grimalkin.cli.counting import Counting
from grimalkin.cli.measuring import say
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.stopping import Stopping
from grimalkin.cli.tried import TRIED, show_tried, tried_cells
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.game import CARDS
from grimalkin.core.wording import shortened
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.measures import MEDIAN, NUMBER, POINTS, Row
from grimalkin.lab.rates import FEW
from grimalkin.lab.simulate import INTERRUPTED
from grimalkin.lab.study import (
    MOST,
    PartReport,
    Study,
    StudyReport,
    game_of,
    read_study,
    report_json,
    run_study,
    study_named,
    study_names,
    with_changes,
    with_own_cards,
)
from grimalkin.lab.workers import cores

MISSED = 1


def study(
    name: str = typer.Argument(
        metavar="STUDY", help="A study that comes with a game, written GAME/STUDY, or a file of your own."
    ),
    games: int | None = typer.Option(None, metavar="N", help="Games of each part, instead of what the study says."),
    seed: int | None = typer.Option(None, metavar="S", help="Another seed than the study's."),
    seats: str | None = typer.Option(
        None,
        metavar="PLAYER",
        help="Who plays at every seat, instead of who the study says: random, greedy, FILE.py:CLASS.",
    ),
    cards: Path | None = OWN_CARDS,
    tried: list[str] = WITH,
    workers: int | None = typer.Option(
        None, metavar="W", help="Processes that play; 1 plays in this one. Default: as many as there are cores."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of tables."),
    markdown: bool = typer.Option(False, "--markdown", help="Print the tables as Markdown, for a page."),
) -> None:
    """Run a study: many games, what they show, and whether that is what was wanted.

    Every measure has its 95 % interval, unless there are too few games for one. The same seed gives the same result for
    any number of workers. Ctrl-C and SIGTERM show what was played so far.

    Exit code 1 if a goal is missed, a game failed or a bot chose what was not offered; 130 or 143 if a signal stopped
    the study.

    Example: [bold]grimalkin lab study mine.toml --games 500[/bold]
    """
    if games is not None and not 1 <= games <= MOST:
        raise Refusal(f"--games is {games}; it must be from 1 to {MOST}")
    if seed is not None and seed < 0:
        raise Refusal(f"--seed is {seed}; it must be 0 or more")
    if workers is not None and workers < 1:
        raise Refusal(f"--workers is {workers}; it must be 1 or more")
    if as_json and markdown:
        raise Refusal("--json and --markdown are two ways to print; leave one of them out")
    wanted = found(name)
    player = bot_of(wanted.player if seats is None else seats, game_of(wanted)).removeprefix("bot:")
    chosen = with_changes(wanted, games, seed, player)
    if cards is not None or tried:
        chosen = with_tried(chosen, cards, tried)

    stopping = Stopping()
    start = time.perf_counter()
    with Counting(sum(part.games for part in chosen.parts), stopping) as counting, stopping.heard():
        report = run_study(chosen, workers or cores(), counting.more)
    seconds = time.perf_counter() - start

    if as_json:
        print(report_json(report))
    elif markdown:
        print(markdown_of(report))
    else:
        show(report)
        Console(highlight=False).print(Text(f"{seconds:.1f} s, {report.played / seconds:.1f} games/s", style="dim"))
    for part in report.parts:
        if part.failed:
            say(f"{part.name}: {part.failed} games failed; {part.errors[0]}")
        if part.illegal:
            lost = f"{report.player} lost {part.illegal:,} games by choices that were not offered"
            say(f"{part.name}: {lost}; the first: {part.first_illegal}")
    if not report.complete:
        say(f"{report.stopped}; the result is partial: {report.played:,} of {report.asked:,} games")
    if report.stopped == INTERRUPTED:
        raise typer.Exit(stopping.code())
    if not report.met:
        raise typer.Exit(MISSED)


def found(word: str) -> Study:
    """The study of that name, or in that file."""
    path = Path(word)
    try:
        if path.suffix == ".toml" or path.is_file():
            return read_study(path.name, text_of(path), path.name)
        named = study_named(word)
    except GrimalkinError as error:
        raise Refusal(first_fault(error)) from None
    if named is None:
        known = ", ".join(study_names())
        raise Refusal(f"no study '{shortened(word)}'; there are: {known}; or name a .toml file")
    return named


def with_tried(study: Study, cards: Path | None, words: list[str]) -> Study:
    """The study with cards of one's own, or with cards to try out."""
    settings = study.parts[0].settings
    game = with_cards(every_game()[study.game], cards, settings.get(CARDS, ""))
    if game.own:
        settings = {**settings, CARDS: game.own}
    try:
        return with_own_cards(study, game, tried_of(words, game, settings))
    except GrimalkinError as error:
        raise Refusal(str(error)) from None


# the report


def show(report: StudyReport) -> None:
    console = Console(highlight=False)
    console.print(Text(report.title, style="bold"))
    console.print(Text(f"{report.game}, {report.player} players, seed {report.seed}", style="dim"))
    if report.cards:
        console.print(Text(f"cards: {report.cards}, laid over the set {report.base}", style="dim"))
    for part in report.parts:
        console.print()
        console.print(Text(heading(part), style="bold"))
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for i, name in enumerate(("measure", "value (95 %)", "games", "wanted", "")):
            table.add_column(name, header_style="bold", justify="left" if i in (0, 4) else "right", overflow="fold")
        for row in part.rows:
            style = "" if row.met is None else "green" if row.met else "red"
            table.add_row(Text(row.name), value_of(row), f"{row.games:,}", wanted(row), Text(verdict(row), style=style))
        console.print(table)
        show_tried(console, part.tried)
    console.print()
    console.print(Text(outcome(report), style="bold"))


def outcome(report: StudyReport) -> str:
    """The last line."""
    if not report.complete:
        return f"a partial result: {report.played:,} of {report.asked:,} games; goals are judged by these"
    if report.met:
        return "all goals met"
    missed = any(row.met is False for part in report.parts for row in part.rows)
    return "a goal is missed" if missed else "all goals met, but not every game was played to its end"


def heading(part: PartReport) -> str:
    said = [f"{name} {shortened(value)}" for name, value in part.chosen.items()]
    what = " + ".join(part.pooled) if part.pooled else ", ".join([f"{part.seats} seats", *said])
    count = f"{part.games:,}" if part.games == part.asked else f"{part.games:,} of {part.asked:,}"
    return f"{part.name}: {count} games ({what})"


def markdown_of(report: StudyReport) -> str:
    """A table for each part, as a page of a study has them."""
    lines: list[str] = []
    for part in report.parts:
        lines += [f"{heading(part)}, seed {report.seed}:", ""]
        lines += ["| measure | value (95 %) | games | wanted | |", "| --- | --- | --- | --- | --- |"]
        for row in part.rows:
            lines.append(f"| {row.name} | {value_of(row)} | {row.games:,} | {wanted(row)} | {verdict(row)} |")
        lines.append("")
        if part.tried:
            lines += [f"| {' | '.join(TRIED)} |", f"|{' --- |' * len(TRIED)}"]
            lines += [f"| {' | '.join(tried_cells(one))} |" for one in part.tried]
            lines += ["", *(f"- {one.warning}" for one in part.tried if one.warning), ""]
    return "\n".join(lines).rstrip()


def value_of(row: Row) -> str:
    if row.value is None:
        return "-"
    if row.unit == POINTS:
        value, low, high = [None if end is None else f"{end:+.1f}" for end in (row.value, row.low, row.high)]
        return f"{value} ({FEW})" if low is None or high is None else f"{value} ({low} to {high})"
    digits = 0 if row.measure == MEDIAN and row.unit != NUMBER else 1
    value = f"{row.value:.{digits}f}" + (" %" if is_rate(row) else "")
    if row.low is None or row.high is None:
        return f"{value} ({FEW})"
    return f"{value} ({row.low:.{digits}f}-{row.high:.{digits}f})"


def is_rate(row: Row) -> bool:
    return not row.unit and row.measure != MEDIAN


def wanted(row: Row) -> str:
    if row.met is None:
        return ""
    sign = "" if row.measure == MEDIAN else " points" if row.unit == POINTS else " %"
    if row.wanted_high is None:
        return f"at least {row.wanted_low}{sign}"
    if not row.wanted_low:
        return f"at most {row.wanted_high}{sign}"
    return f"{row.wanted_low} to {row.wanted_high}{sign}"


def verdict(row: Row) -> str:
    """Met for sure if the whole interval lies where it is wanted."""
    if row.met is None:
        return ""
    if not row.met:
        return "missed"
    if row.low is None:
        return f"met, {FEW}"
    return "met" if row.sure else "met, interval not"
