"""`grimalkin people`, `tables` and `announce`: what whoever runs a server does beside it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec
import typer
from rich.text import Text

from grimalkin.cli.backup import DATABASE
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.tables import console, pairs, show_rows
from grimalkin.core.errors import BadSetup

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from grimalkin.server.hosting import Announcement, PersonLine, TableLine

T = TypeVar("T")

DAY, HOUR, MINUTE = 86_400.0, 3_600.0, 60.0
MOST = 10_000

AS_JSON = typer.Option(False, "--json", help="Print JSON instead of words.")
WHO = typer.Argument(..., metavar="WHO", help="A log-in name; or an id, or the first six signs of it or more.")
WHICH = typer.Argument(..., metavar="TABLE", help="The id of a table, or the first six signs of it or more.")
LIMIT = typer.Option(50, "--most", metavar="N", help="How many at most.")

NOTICES = "A server is running on this database: it notices within seconds."
LATER = "No server is running on this database: it holds from its next start."

people = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")
tables = typer.Typer(no_args_is_help=True, rich_markup_mode="rich")


@people.callback()
def of_people() -> None:
    """List the people of a server, give a new password, ban, mute. A server that runs meanwhile notices in seconds.

    Example: [bold]grimalkin people ban ann --database sqlite:///club.sqlite[/bold]
    """


@tables.callback()
def of_tables() -> None:
    """List the tables of a server, look at one, close one. A server that runs meanwhile notices in seconds.

    Example: [bold]grimalkin tables close 4kq09z --database sqlite:///club.sqlite[/bold]
    """


# people


@people.command("list")
def list_people(
    like: str = typer.Option("", "--like", metavar="TEXT", help="Only names and log-in names with this in them."),
    accounts: bool = typer.Option(False, "--accounts", help="No guests."),
    banned: bool = typer.Option(False, "--banned", help="Only who is banned."),
    muted: bool = typer.Option(False, "--muted", help="Only who is muted."),
    most: int = LIMIT,
    database: str = DATABASE,
    as_json: bool = AS_JSON,
) -> None:
    """List people, the last ones seen first.

    Example: [bold]grimalkin people list --like ann --database sqlite:///club.sqlite[/bold]
    """
    from grimalkin.server import hosting

    check_most(most)
    found = look(database, lambda one: hosting.list_people(one, like, banned, muted, accounts, most))
    if as_json:
        print_json(found)
        return
    if not found:
        print("nobody")
        return
    now = time.time()
    rows = [
        [one.id, one.name, one.login or "guest", ago(one.seen_at or one.created_at, now), str(one.playing), marks(one)]
        for one in found
    ]
    show_rows(console(), ["id", "name", "log-in", "seen", "playing", ""], rows, ["playing"])
    if len(found) == most:
        print("\nThere may be more: --most N, or --like TEXT.", file=sys.stderr)


@people.command("show")
def show_person(who: str = WHO, database: str = DATABASE, as_json: bool = AS_JSON) -> None:
    """Show somebody.

    Example: [bold]grimalkin people show ann --database sqlite:///club.sqlite[/bold]
    """
    from grimalkin.server import hosting

    print_person(look(database, lambda one: hosting.person_named(one, who)), as_json)


@people.command("password")
def set_password(
    who: str = WHO,
    stdin: bool = typer.Option(False, "--stdin", help="Read the new password from standard input, one line."),
    database: str = DATABASE,
    as_json: bool = AS_JSON,
) -> None:
    """Give an account another password, and end all its log-ins.

    A new one is made and printed once, unless it comes from standard input. Tell them to change it.

    Example: [bold]grimalkin people password ann --database sqlite:///club.sqlite[/bold]
    """
    from grimalkin.server import hosting

    password = sys.stdin.readline().rstrip("\r\n") if stdin else hosting.new_password()
    person, word = change(database, lambda one, now: hosting.set_password(one, who, password, now))
    made = None if stdin else password
    if as_json:
        print_json({**msgspec.to_builtins(person), "password": made, "served": word == NOTICES})
        return
    print(f"{person.login} has a new password{'' if made is None else f': {made}'}\nAll log-ins have ended. {word}")


@people.command("ban")
def ban(who: str = WHO, database: str = DATABASE, as_json: bool = AS_JSON) -> None:
    """Let somebody in no more, and end their sessions.

    Their games stay: whoever is late is replaced as the table says. grimalkin tables close ends one. Nothing keeps the
    same person from coming as another guest with another browser.

    Example: [bold]grimalkin people ban ann --database sqlite:///club.sqlite[/bold]
    """
    from grimalkin.server import hosting

    changed(change(database, lambda one, now: hosting.set_ban(one, who, True, now)), "is banned", as_json)


@people.command("unban")
def unban(who: str = WHO, database: str = DATABASE, as_json: bool = AS_JSON) -> None:
    """Let somebody in again: an account logs in, a guest comes with the same browser.

    Example: [bold]grimalkin people unban ann --database sqlite:///club.sqlite[/bold]
    """
    from grimalkin.server import hosting

    changed(change(database, lambda one, now: hosting.set_ban(one, who, False, now)), "is not banned any more", as_json)


@people.command("mute")
def mute(who: str = WHO, database: str = DATABASE, as_json: bool = AS_JSON) -> None:
    """Let somebody play and write nothing to others: no chat, no words to disputes, no titles, no other name.

    Example: [bold]grimalkin people mute ann --database sqlite:///club.sqlite[/bold]
    """
    from grimalkin.server import hosting

    changed(change(database, lambda one, now: hosting.set_mute(one, who, True, now)), "is muted", as_json)


@people.command("unmute")
def unmute(who: str = WHO, database: str = DATABASE, as_json: bool = AS_JSON) -> None:
    """Let somebody write to others again.

    Example: [bold]grimalkin people unmute ann --database sqlite:///club.sqlite[/bold]
    """
    from grimalkin.server import hosting

    changed(change(database, lambda one, now: hosting.set_mute(one, who, False, now)), "is not muted any more", as_json)


def changed(done: tuple[PersonLine, str], what: str, as_json: bool) -> None:
    person, word = done
    if as_json:
        print_json({**msgspec.to_builtins(person), "served": word == NOTICES})
    else:
        print(f"{person.login or person.name} ({person.id}) {what}. {word}")


def print_person(one: PersonLine, as_json: bool) -> None:
    if as_json:
        print_json(one)
        return
    rows = [
        ("id", one.id),
        ("name", one.name),
        ("log-in", one.login or "guest"),
        ("came", moment(one.created_at)),
        ("seen", moment(one.seen_at) if one.seen_at is not None else "never"),
        ("log-ins", str(one.logged_in)),
        ("playing", f"{one.playing} tables"),
        ("banned", moment(one.banned_at) if one.banned_at is not None else "no"),
        ("muted", moment(one.muted_at) if one.muted_at is not None else "no"),
    ]
    console().print(pairs([(name, Text(value)) for name, value in rows]))


def marks(one: PersonLine) -> str:
    return ", ".join([*["banned"] * (one.banned_at is not None), *["muted"] * (one.muted_at is not None)])


# tables


@tables.command("list")
def list_tables(
    status: str = typer.Option(
        "", "--status", metavar="STATUS", help="open, playing, over or closed. Default: the first two."
    ),
    game: str = typer.Option("", "--game", metavar="ID", help="Only of this game."),
    person: str = typer.Option(
        "", "--person", metavar="WHO", help="Only where this person sits, or which they opened."
    ),
    asleep: bool = typer.Option(False, "--asleep", help="Only those whose game, or something else, is not here."),
    most: int = LIMIT,
    database: str = DATABASE,
    as_json: bool = AS_JSON,
) -> None:
    """List tables that have not ended, the last ones changed first.

    Example: [bold]grimalkin tables list --game cauldron --database sqlite:///club.sqlite[/bold]
    """
    from grimalkin.server import hosting

    check_most(most)
    found = look(database, lambda one: hosting.list_tables(one, status, game, person, asleep, most))
    if as_json:
        print_json(found)
        return
    if not found:
        print("no tables")
        return
    now = time.time()
    rows = [
        [one.id, one.game, stands(one), ago(one.changed_at, now), str(one.entries), ", ".join(names(one))]
        for one in found
    ]
    show_rows(console(), ["id", "game", "status", "changed", "entries", "seats"], rows, ["entries"])
    if len(found) == most:
        print("\nThere may be more: --most N, --game ID, or --person WHO.", file=sys.stderr)


@tables.command("show")
def show_table(table: str = WHICH, database: str = DATABASE, as_json: bool = AS_JSON) -> None:
    """Show a table: who sits there, and how it stands. No card and no choice is told.

    Example: [bold]grimalkin tables show 4kq09z --database sqlite:///club.sqlite[/bold]
    """
    from grimalkin.server import hosting

    print_table(look(database, lambda one: hosting.table_line(one, table)), as_json)


@tables.command("close")
def close_table(
    table: str = WHICH,
    why: str = typer.Option("", "--why", metavar="TEXT", help="What the people there are told."),
    database: str = DATABASE,
    as_json: bool = AS_JSON,
) -> None:
    """Close a table for good. A game that has begun can still be looked at; nobody has won it.

    Example: [bold]grimalkin tables close 4kq09z --why "Played by a program." --database sqlite:///club.sqlite[/bold]
    """
    from grimalkin.server import hosting

    closed, word = change(database, lambda one, now: hosting.close_table(one, table, why, now))
    if as_json:
        print_json({**msgspec.to_builtins(closed), "served": word == NOTICES})
    else:
        print(f"{closed.id} is closed: {closed.reason} {word}")


def print_table(one: TableLine, as_json: bool) -> None:
    if as_json:
        print_json(one)
        return
    rows = [
        ("id", one.id),
        ("game", one.game),
        ("title", one.title or "-"),
        ("status", stands(one)),
        ("why", one.reason or "-"),
        ("opened", f"{moment(one.created_at)} by {one.host}"),
        ("changed", moment(one.changed_at)),
        ("entries", str(one.entries)),
        *((f"seat {'ABCDEFG'[seat.seat]}", name) for seat, name in zip(one.seats, names(one), strict=True)),
    ]
    console().print(pairs([(name, Text(value)) for name, value in rows]))


def names(one: TableLine) -> list[str]:
    """Who sits where."""
    return [
        seat.bot if seat.kind == "bot" else f"{seat.name} ({seat.person[:6]})" if seat.person else seat.kind
        for seat in one.seats
    ]


def stands(one: TableLine) -> str:
    return f"{one.status}, asleep: {one.asleep}" if one.asleep else one.status


# the announcement


def announce(
    text: str = typer.Argument("", metavar="[TEXT]", help="Your own words, shown as they are."),
    minutes: int | None = typer.Option(
        None, "--minutes", metavar="N", help="The server restarts in so many minutes: said in each reader's language."
    ),
    end: bool = typer.Option(False, "--end", help="Announce nothing any more."),
    database: str = DATABASE,
    as_json: bool = AS_JSON,
) -> None:
    """Tell all who have a page of the server open, and who opens one, such as that it restarts soon.

    With --minutes it counts down, and is over when the server has started again; other words stay for an hour. Without
    anything it shows what is announced just now.

    Example: [bold]grimalkin announce "A new game is coming." --minutes 5 --database sqlite:///club.sqlite[/bold]
    """
    from grimalkin.server import hosting

    if end:
        if text or minutes is not None:
            raise Refusal("--end goes alone: it takes away what is announced")
        was, word = change(database, lambda one, _now: hosting.end_announcement(one))
        found = None
        said = f"Nothing is announced any more. {word}" if was else "Nothing was announced."
    elif not text and minutes is None:
        found = look(database, hosting.announced)
        found = found if found is not None and found.until > time.time() else None
        said = in_words(found) if found is not None else "Nothing is announced."
    else:
        made, word = change(database, lambda one, now: hosting.announce(one, text, minutes, now))
        found, said = made, f"Announced: {in_words(made)} {word}"
    if as_json:
        print_json(found)
    else:
        print(said)


def in_words(one: Announcement) -> str:
    restart = f"The server restarts at {moment(one.restart_at)}." if one.restart_at is not None else ""
    return " ".join(part for part in (restart, one.text) if part)


# what all have


def look(database: str, work: Callable[[Connection], T]) -> T:
    """Read something; a refusal in one line."""
    from grimalkin.server.hosting import opened

    try:
        with opened(database) as connection:
            return work(connection)
    except BadSetup as error:
        raise Refusal(str(error)) from None


def change(database: str, work: Callable[[Connection, float], T]) -> tuple[T, str]:
    """Change something, and the word for what a server makes of it."""
    from grimalkin.server.hosting import is_served, opened

    now = time.time()
    try:
        with opened(database, writes=True) as connection:
            return work(connection, now), NOTICES if is_served(connection, now) else LATER
    except BadSetup as error:
        raise Refusal(str(error)) from None


def check_most(most: int) -> None:
    if not 1 <= most <= MOST:
        raise Refusal(f"--most is {most}; it can be 1 to {MOST}")


def print_json(found: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def ago(at: float, now: float) -> str:
    """How long ago, in one word."""
    seconds = max(0.0, now - at)
    for size, letter in ((DAY, "d"), (HOUR, "h"), (MINUTE, "min")):
        if seconds >= size:
            return f"{int(seconds // size)} {letter}"
    return "now"
