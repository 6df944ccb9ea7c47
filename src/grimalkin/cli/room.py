"""`grimalkin room`: what takes the room in a server's database, and what would expire."""

from __future__ import annotations

import os
import time

import msgspec
import typer

from grimalkin.cli.backup import DATABASE
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.tables import console, show_rows
from grimalkin.core.errors import BadSetup
from grimalkin.games import GAMES, TEACHING

# what a rule does, for people
DOES = {
    "waiting": "close tables that nobody starts",
    "abandoned": "close games that nobody plays",
    "closed": "remove tables that were closed before they began",
    "guest_games": "remove finished games of guests who are away",
    "games": "remove any finished game that nobody shared",
    "frames": "remove frames that can be made again",
    "guests": "remove guests who are away and left nothing",
    "logins": "remove log-ins that have ended",
    "keys": "forget keys of people's requests",
    "webhooks": "forget addresses that news were sent to",
}


def room(
    database: str = DATABASE,
    keep: list[str] = typer.Option(
        [],
        metavar="NAME=DAYS",
        envvar="GRIMALKIN_KEEP",
        show_envvar=False,
        help="For how many days something is kept, as for grimalkin serve; 0: for ever. May be repeated.",
    ),
    expire: bool = typer.Option(False, "--expire", help="Remove what is due now. Without this nothing is changed."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of tables."),
) -> None:
    """Show what takes the room in a database, the largest games and people, and what would expire now.

    A server does this by itself every hour; it may run meanwhile. Bytes are about what is written in the rows.

    Example: [bold]grimalkin room --database sqlite:///club.sqlite --keep guests=90[/bold]
    """
    from grimalkin.server.config import Keep, numbers_of
    from grimalkin.server.storage import expiry

    games = {**GAMES, **TEACHING}
    removed: dict[str, int] = {}
    try:
        wanted = numbers_of(keep, Keep, "--keep")
        if expire:
            for name, count in expiry.expire(database, wanted, games, time.time(), f"room.{os.getpid()}"):
                removed[name] = removed.get(name, 0) + count
        found = expiry.look(database, wanted, games, time.time())
    except BadSetup as error:
        raise Refusal(str(error)) from None
    if as_json:
        told = {**msgspec.to_builtins(found), "removed": removed}
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
        return
    show(found, removed, expire)


def show(found: object, removed: dict[str, int], expired: bool) -> None:
    from grimalkin.server.storage.expiry import Room

    assert isinstance(found, Room)
    out = console()
    numbers = ("rows", "bytes", "days", "due now", "removed")
    show_rows(
        out, ["kind", "rows", "bytes"], [[one.kind, f"{one.rows:,}", f"{one.bytes:,}"] for one in found.kinds], numbers
    )
    for heading, largest in (("largest tables", found.tables), ("largest hosts", found.people)):
        if largest:
            out.print()
            rows = [[one.id, one.what, f"{one.rows:,}", f"{one.bytes:,}"] for one in largest]
            show_rows(out, [heading, "", "rows", "bytes"], rows, numbers)
    out.print()
    rows = [
        [
            one.kind,
            DOES[one.kind],
            str(one.days) if one.days else "never",
            f"{one.rows:,}",
            f"{removed.get(one.kind, 0):,}",
        ]
        for one in found.due
    ]
    headings = ["expires", "", "days", "due now", "removed"]
    shown = slice(None) if expired else slice(0, 4)
    show_rows(out, headings[shown], [row[shown] for row in rows], numbers)
    if not expired and any(one.rows for one in found.due):
        out.print("\nNothing was changed; --expire removes what is due.")
