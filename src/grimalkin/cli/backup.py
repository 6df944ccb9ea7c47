"""`grimalkin backup` and `grimalkin restore`: everything a server knows, in one file."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from grimalkin.cli.refusal import Refusal
from grimalkin.core.errors import BadSetup

T = TypeVar("T")

DATABASE = typer.Option(
    "sqlite:///grimalkin.sqlite",
    metavar="URL",
    envvar="GRIMALKIN_DATABASE",
    show_envvar=False,
    help="The server's database: sqlite:///FILE or postgresql://USER@HOST/NAME, or GRIMALKIN_DATABASE of the "
    "environment.",
)


def backup(
    file: Path = typer.Argument(..., metavar="FILE", help="The backup to write; it must not be there yet."),
    database: str = DATABASE,
) -> None:
    """Write everything in a database to one file. The server may go on meanwhile.

    The file holds passwords (as hashes) and the secret seeds of running games: keep it as you keep the database.

    Example: [bold]grimalkin backup --database sqlite:///club.sqlite monday.backup[/bold]
    """
    from grimalkin.server.storage.backup import back_up

    run("backup", lambda progress: back_up(database, file, progress))
    print(f"{file}: {file.stat().st_size:,} bytes, complete and checked")


def restore(
    file: Path = typer.Argument(..., metavar="FILE", help="A backup."),
    database: str = DATABASE,
) -> None:
    """Fill a new or empty database with a backup, of either kind.

    Example: [bold]grimalkin restore --database postgresql://ann@localhost/club monday.backup[/bold]
    """
    from grimalkin.server.storage.backup import restore as fill
    from grimalkin.server.storage.database import shown

    if not run("restore", lambda progress: fill(database, file, progress)):
        print(
            f"{file} is of an older Grimalkin and has no checksum: its pages are sound, single values are not checked",
            file=sys.stderr,
        )
    print(f"{shown(database)}: restored from {file}")


def run(what: str, work: Callable[[Callable[[int, int], None]], T]) -> T:
    """The work, with a bar at a terminal; a refusal in one line."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    console = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        try:
            return work(lambda done, of: bar.update(task, completed=done, total=max(of, 1)))
        except BadSetup as error:
            bar.stop()
            raise Refusal(str(error)) from None
