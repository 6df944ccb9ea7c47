"""`grimalkin translations`: what is left in English, by game, language and part."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer
from rich.text import Text

from grimalkin.cli.arguments import game_named
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.tables import console, show_rows
from grimalkin.core.errors import BadFile
from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.words.untranslated import OTHERS, PARTS, Count, counts

LACKING = 1
PAGE = Path("web", "src")
EVERY = "every game"  # what they share
STAR = "*"
NOTHING = "-"  # there are no such texts


def translations(
    game: str | None = typer.Argument(None, metavar="GAME", help="This game only; else all, and what they share."),
    language: str | None = typer.Option(None, metavar="LANGUAGE", help=f"This language only: {', '.join(OTHERS)}."),
    listed: bool = typer.Option(False, "--list", help="Name each text that is left in English, with its file."),
    check: bool = typer.Option(False, "--check", help="Exit code 1 if anything is left where nothing may be."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of a table."),
    page: Path | None = typer.Option(
        None, metavar="DIR", help="The folder with the page's source. Default: web/src, if there is one."
    ),
) -> None:
    """Count what people read in English though they asked for another language.

    A text is counted if it is missing, says the same as the English, or has words that only English has.

    What is rightly the same stands in text/translated.toml of a game, with the reason, and so does what else is to
    stay complete. Interface, log, errors and lessons are so everywhere. Numbers that must be 0 have a star.

    Example: [bold]grimalkin translations cauldron --language de --list[/bold]
    """
    if language not in (None, *OTHERS):
        raise Refusal(f"--language '{language}' is no other language; there are: {', '.join(OTHERS)}")
    chosen: list[Game | None] = [None, *GAMES.values(), *TEACHING.values()] if game is None else [game_named(game)]
    folder = page_folder(page)
    try:
        found = [count for each in chosen for count in counts(each, folder)]
    except BadFile as error:
        raise Refusal(str(error.faults[0])) from None
    found = [count for count in found if language in (None, count.language)]
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        show(found, listed, folder)
    if check and any(count.left and count.required for count in found):
        raise typer.Exit(LACKING)


def page_folder(wanted: Path | None) -> Path | None:
    """The folder with the source of the page, None if nobody named one and there is none here."""
    folder = PAGE if wanted is None else wanted
    try:
        if folder.joinpath("text").is_dir():
            return folder
    except OSError as error:
        raise Refusal(f"--page '{folder}' cannot be looked at: {error.strerror}") from None
    if wanted is not None:
        raise Refusal(f"--page '{folder}' has no folder text; name the source of the page, such as web/src")
    return None


def show(found: Sequence[Count], listed: bool, folder: Path | None) -> None:
    out = console()
    by_row: dict[tuple[str, str], dict[str, str]] = {}
    for count in found:
        star = STAR if count.required else ""
        by_row.setdefault((count.game or EVERY, count.language), {})[count.part] = f"{len(count.left)}{star}"
    rows = [[*row, *(cells.get(part, NOTHING) for part in PARTS)] for row, cells in by_row.items()]
    show_rows(out, ["game", "language", *PARTS], rows, numbers=PARTS, once=True)
    lacking = [count for count in found if count.left and count.required]
    out.print()
    for count in found if listed else lacking:
        for left in count.left:
            out.print(Text(f"{left.file}: {left.id}: {left.why}"), soft_wrap=True)
    if not lacking:
        out.print(Text("Nothing is left in English where nothing may be."))
    if folder is None:
        out.print(Text("note: the page was not looked at: there is no folder web/src here, and --page names none"))
