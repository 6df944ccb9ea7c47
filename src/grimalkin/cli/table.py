"""`grimalkin table`: how one table of a server stands, and how the host frees one whose game does not go on."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec
import typer

from grimalkin.cli.backup import DATABASE
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.tables import console, show_rows
from grimalkin.core.errors import BadSetup
from grimalkin.core.numbers import number_in
from grimalkin.games import GAMES, TEACHING

if TYPE_CHECKING:
    from grimalkin.server.freeing import Freed, TableNow

SHOWN = 12  # entries to go back to, of those there are; the JSON has all


def table(
    table: str = typer.Argument(..., metavar="ID", help="The table: the end of its address."),
    back_to: str = typer.Option(
        "", "--back-to", metavar="ENTRY", help="Take play back to how it stood after this entry; 0: to its start."
    ),
    database: str = DATABASE,
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of tables."),
) -> None:
    """Show how a table stands; with --back-to, free one whose game does not go on.

    The server may run meanwhile. Play is taken back by an entry of the record that all at the table see, and luck after
    it is new. Nothing behind which somebody left or a Judge sat down, nothing that is not stuck in its new place.
    Without --back-to nothing is changed. What is hidden is not shown.

    Example: [bold]grimalkin table 4kq8m2zs7hcx1v --back-to 118 --database sqlite:///club.sqlite[/bold]
    """
    from grimalkin.server import freeing

    games = {**GAMES, **TEACHING}
    entry = number_in(back_to)
    if back_to and entry is None:
        raise Refusal(f"--back-to '{back_to}': write the number of an entry, or 0 for the start of the game")
    try:
        if entry is None:
            found = freeing.look(database, table, games)
        else:
            freed = freeing.take_back(database, table, entry, games)
    except BadSetup as error:
        raise Refusal(str(error)) from None
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found if entry is None else freed), indent=2).decode())
    elif entry is None:
        show(found)
    else:
        tell(freed)


def show(found: TableNow) -> None:
    out = console()
    seats = ", ".join(f"{letter} {name}".rstrip() for letter, name in found.seats.items())
    rows = [["game", found.game], ["status", found.status], ["seats", seats], ["entries", str(found.entries)]]
    if found.asked:
        rows.append(["asked", ", ".join(found.asked)])
    if found.status == "playing":
        rows.append(["goes on", f"no: {found.fault}" if found.fault else "yes"])
    show_rows(out, ["table", found.table], rows)
    if not found.points:
        return
    out.print("\nPlay can be taken back to how it stood after these entries, the latest first:\n")
    points = [
        [str(one.entry), one.kind, one.seat or "-", f"{datetime.fromtimestamp(one.at, UTC):%Y-%m-%d %H:%M:%S}"]
        for one in found.points[:SHOWN]
    ]
    show_rows(out, ["entry", "what", "seat", "when (UTC)"], points, ["entry"])
    if len(found.points) > SHOWN:
        out.print(f"\nand {len(found.points) - SHOWN} before them, down to {found.points[-1].entry}; --json has all.")


def tell(freed: Freed) -> None:
    asked = ", ".join(freed.asked)
    went = f"{asked} can go on" if asked else "the game is over there"
    print(f"{freed.table}: taken back to entry {freed.back_to} by entry {freed.entries[0]} of its record; {went}")
