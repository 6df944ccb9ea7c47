"""The command `grimalkin`: what it can do, and how it answers to wrong words."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from importlib import metadata
from typing import TextIO

import typer

from grimalkin import build
from grimalkin.cli import bench, lab
from grimalkin.cli.arguments import DeckCommand
from grimalkin.cli.backup import backup, restore
from grimalkin.cli.cards import cards
from grimalkin.cli.check_cards import check_cards
from grimalkin.cli.fuzz import fuzz
from grimalkin.cli.games import games
from grimalkin.cli.hosting import announce, people, tables
from grimalkin.cli.learn import learn
from grimalkin.cli.play import play
from grimalkin.cli.protocol import protocol
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.replay import replay
from grimalkin.cli.room import room
from grimalkin.cli.rules import rules
from grimalkin.cli.scenario import scenario
from grimalkin.cli.serve import serve
from grimalkin.cli.sim import sim
from grimalkin.cli.table import table
from grimalkin.cli.trace import trace
from grimalkin.cli.translations import translations

INTERRUPTED = 130

# the mistakes that typer itself finds have one base class, which it does not export
WrongUse: type[BaseException] = typer.BadParameter.__mro__[1]

app = typer.Typer(
    name="grimalkin",
    help="A rules engine and a table for small-press card and board games.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
app.command(cls=DeckCommand)(play)
app.command()(serve)
app.command()(replay)
app.command()(games)
app.command()(cards)
app.command()(rules)
app.command()(check_cards)
app.command()(scenario)
app.command(cls=DeckCommand)(sim)
app.add_typer(lab.app, name="lab")
app.command()(learn)
app.add_typer(bench.app, name="bench")
app.command()(fuzz)
app.command()(trace)
app.command()(translations)
app.command()(protocol)
app.command()(backup)
app.command()(restore)
app.command()(room)
app.command()(table)
app.add_typer(people, name="people")
app.add_typer(tables, name="tables")
app.command()(announce)


def version() -> str:
    try:
        number = metadata.version("grimalkin")
    except metadata.PackageNotFoundError:
        number = "(not installed)"
    return f"grimalkin {number}, {build.describe()}"


def show_version(wanted: bool) -> None:
    if wanted:
        print(version())
        raise typer.Exit


@app.callback()
def start(
    version: bool = typer.Option(
        False, "--version", callback=show_version, is_eager=True, help="Print version and build."
    ),
) -> None:
    """A rules engine and a table for small-press card and board games."""


def forgiving(stream: TextIO) -> None:
    """A sign that the terminal cannot show becomes a question mark instead of an error."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def command_of(wrong: BaseException) -> str:
    """The command whose words were wrong: its help has the right ones."""
    context = getattr(wrong, "ctx", None)
    named: list[str] = []
    while getattr(context, "parent", None) is not None:
        named.insert(0, str(getattr(context, "info_name", "")))
        context = getattr(context, "parent", None)
    return " ".join(["grimalkin", *named])


def let_go(stream: TextIO) -> None:
    """What still waits to be written goes nowhere: Python would try once more at its end, and say so."""
    with suppress(OSError, ValueError):  # a stream without a file
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        forgiving(stream)
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()  # what cannot be written is told here, not when Python ends
    except Refusal as refusal:
        print(f"grimalkin: {refusal}", file=sys.stderr)
        code = 2
    except WrongUse as wrong:
        said = " ".join(getattr(wrong, "format_message", wrong.__str__)().split()).rstrip(".")
        if said:  # nothing is said where the help was shown instead
            print(f"grimalkin: {said}; see {command_of(wrong)} --help", file=sys.stderr)
        code = 2
    except ModuleNotFoundError as missing:  # a bare install plays and simulates, and leaves out what a server needs
        if missing.name is None or missing.name.startswith("grimalkin"):
            raise
        package = missing.name.partition(".")[0]
        print(
            f"grimalkin: this command needs the package '{package}', which comes with the server; "
            f"install it: {build.how_to_install('server')}",
            file=sys.stderr,
        )
        code = 2
    except OSError as error:  # a full disk behind the output; a closed pipe is silent, as everywhere
        if not isinstance(error, BrokenPipeError):
            print(f"grimalkin: {error.strerror}", file=sys.stderr)
        let_go(sys.stdout)
        code = 1
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    sys.exit(code if isinstance(code, int) else 0)


if __name__ == "__main__":
    main()
