"""`grimalkin fuzz`: random play that looks for faults of the rules."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path

import typer
from rich.console import Console

from grimalkin.cli.refusal import Refusal
from grimalkin.cli.screen import progress
from grimalkin.core.errors import BadSetup
from grimalkin.lab.catalogue import games_named
from grimalkin.lab.fuzz import Trial, keep, trials

FOUND = 1
INTERRUPTED = 130
GAMES = 200
SUM = 16  # digits of it that are shown


def fuzz(
    game: list[str] = typer.Option([], metavar="ID", help="Only this game; may be said several times."),
    games: int | None = typer.Option(
        None, metavar="N", help=f"How many games; without --seconds {GAMES}, with it as many as fit."
    ),
    seed: int = typer.Option(1, metavar="N", help="The first seed; the next game takes the next one."),
    seconds: float | None = typer.Option(None, metavar="S", help="Stop after this time."),
    keep_in: Path = typer.Option(Path("fuzz-finds"), "--keep", metavar="DIR", help="Where finds are written."),
    tally: bool = typer.Option(False, "--tally", help="Tell how often each number of seats and each value was played."),
) -> None:
    """Play at random and look for crashes, dead ends, endless games and states that do not reload.

    Each find is a file named by game and seed with all that is needed to see it again. Exit code 1 if there is one.
    The sum is made of all that was played: the same seeds give the same.

    Example: [bold]grimalkin fuzz --game cauldron --seconds 30 --keep finds[/bold]
    """
    try:
        chosen = games_named(game)
    except BadSetup as error:
        raise Refusal(str(error)) from None
    if games is not None and games < 1:
        raise Refusal(f"--games is {games}; it must be 1 or more")
    if seconds is not None and not seconds > 0:
        raise Refusal(f"--seconds is {seconds:g}; it must be more than 0")
    try:
        is_file = keep_in.exists() and not keep_in.is_dir()
    except OSError as error:
        raise Refusal(f"--keep '{keep_in}' cannot be looked at: {error.strerror}") from None
    if is_file:
        raise Refusal(f"--keep '{keep_in}' is a file; name a folder")
    count = GAMES if games is None and seconds is None else games

    out = Console(highlight=False, soft_wrap=True, markup=False)
    played = entries = finds = 0
    total = hashlib.sha256()
    counts: dict[tuple[str, str], Counter[str]] = {}
    interrupted = False
    bar = progress()
    with bar:
        task = bar.add_task("games", total=count)
        try:
            for trial, find in trials(chosen, seed, count, seconds):
                played += 1
                entries += trial.entries
                total.update((trial.text() if find is None else "\n".join(find.saved)).encode())
                count_settings(trial, counts)
                if find is not None:
                    finds += 1
                    try:
                        path = keep(find, keep_in)
                    except OSError as error:
                        raise Refusal(f"--keep '{keep_in}' cannot be written: {error.strerror}") from None
                    out.print(f"{find.game} seed {find.seed}: {find.kind}: {find.error} (see {path})")
                bar.update(task, advance=1)
        except KeyboardInterrupt:
            interrupted = True
    if tally:
        for (name, what), found in counts.items():
            told = ", ".join(f"'{value}' {found[value]}" for value in sorted(found))
            out.print(f"{name}: {what} {told}")
    where = f" in {keep_in}" if finds else ""
    seeds = f"seeds {seed} to {seed + max(played, 1) - 1}"
    out.print(f"{played} games, sum {total.hexdigest()[:SUM]}, {entries} entries, {seeds}: {finds} finds{where}")
    if finds:
        raise typer.Exit(FOUND)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def count_settings(trial: Trial, counts: dict[tuple[str, str], Counter[str]]) -> None:
    for what, value in [("seats", str(trial.seats)), *trial.settings.items()]:
        counts.setdefault((trial.game.id, what), Counter())[value] += 1
