"""`grimalkin replay`: a saved game verified, shown, looked at after any entry, or taken up again."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import typer
from msgspec import UNSET
from rich.text import Text

from grimalkin.cli import screen
from grimalkin.cli.arguments import players_of
from grimalkin.cli.keeping import Anew, check_save
from grimalkin.cli.language import language_wanted
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.session import Session
from grimalkin.core import saved
from grimalkin.core.errors import BadSave, GrimalkinError
from grimalkin.core.events import NUMBER, Event, seat_name
from grimalkin.core.game import OPEN as SEES_ALL
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.positions import SEATS
from grimalkin.core.table import Table
from grimalkin.core.view import Line, View
from grimalkin.lab.catalogue import every_game
from grimalkin.players import PLAYERS, names_for
from grimalkin.players.from_file import names_file
from grimalkin.words import ENGLISH, Words

DAMAGED = 1
OPEN = -1  # whoever sees everything
LONGEST = 400  # signs of what is said about a damaged file


def replay(
    file: Path = typer.Argument(metavar="FILE", help="A saved game."),
    seat: str | None = typer.Option(None, metavar="LETTER", help="Show what this seat saw: A, B, ..."),
    everything: bool = typer.Option(False, "--open", help="Show hidden cards too, even if the game is not over."),
    at: int | None = typer.Option(
        None, metavar="N", help="Show the table as it stood after this entry; 0 is the start."
    ),
    go_on: bool = typer.Option(False, "--go-on", help="Play on in the terminal from where the game stopped."),
    seats: str | None = typer.Option(
        None,
        metavar="LIST",
        help="With --go-on: who plays from here, seat by seat, as for grimalkin play. Default: who played before.",
    ),
    save: Path | None = typer.Option(None, metavar="FILE", help="With --go-on: keep the game in this file."),
    language: str | None = typer.Option(
        None, metavar="CODE", help="en, it, fr, es or de. Default: that of your terminal, for --json English."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of words for people."),
) -> None:
    """Verify a saved game and show its log: every choice, every state and all luck are checked.

    A game that is over is shown open, any other as a spectator sees it.

    Exit code 1 if the file is damaged.

    Example: [bold]grimalkin replay game.jsonl --seat A --at 12[/bold]
    """
    speaks = ENGLISH if as_json and language is None else language_wanted(language)
    if go_on and (as_json or everything or at is not None or seat is not None):
        raise Refusal("--go-on plays the game; leave --seat, --open, --at and --json out")
    if save is not None and not go_on:
        raise Refusal("--save keeps a game that goes on; add --go-on")
    if seats is not None and not go_on:
        raise Refusal("--seats says who plays a game that goes on; add --go-on")
    if everything and seat is not None:
        raise Refusal(f"--open shows everything and --seat {seat} one seat's view; choose one of them")
    table = verified(file)
    words = Words(table.game, speaks, table.settings)
    if go_on:
        raise typer.Exit(taken_up(table, file, seats, save, words))
    shown = Shown(table, viewer(table, seat, everything), at, words)
    if everything and table.state.result is None:
        print(f"grimalkin: {words.say('terminal-replay-open')}", file=sys.stderr)
    if as_json:
        print(json.dumps(shown.plain(file), indent=2))
        return
    out = screen.terminal()
    out.print(Text(verdict(table, file, words)), soft_wrap=not out.is_terminal)
    shown.show(at is not None)


def verified(path: Path) -> Table:
    """The table of a saved game that replays. One that does not is damaged: one line, exit code 1."""
    try:
        return saved.read(path, every_game())
    except BadSave as error:
        reason = str(error)
    except GrimalkinError as error:
        raise Refusal(str(error)) from None
    line = screen.printable(" ".join(reason.split()))
    print(f"grimalkin: {path}, {line if len(line) <= LONGEST else line[: LONGEST - 3] + '...'}", file=sys.stderr)
    raise typer.Exit(DAMAGED)


def verdict(table: Table, path: Path, words: Words) -> str:
    """That all is well, and how the game ended, in one line."""
    count = len(table.record)
    if table.luck is None:
        sound = words.say("terminal-replay-unseeded", file=str(path), count=count)
    else:
        sound = words.say("terminal-replay-sound", file=str(path), count=count)
    view = table.view(SPECTATOR)
    result = view.result
    if result is None:
        return f"{sound} {words.say('terminal-replay-unfinished')}"
    names = words.names(view)
    points = screen.has_points(result, len({seat.team for seat in view.seats}))
    return f"{sound} {words.result(result, names)}{f' {words.points(result, names)}' if points else ''}"


# looking


def viewer(table: Table, seat: str | None, everything: bool) -> int:
    """Whose eyes: a seat's, a spectator's, or everybody's when the game is over."""
    if seat is not None:
        letters = SEATS[: len(table.seats)]
        if len(seat) != 1 or seat.upper() not in letters:
            raise Refusal(f"--seat '{seat}' does not sit at this table; there are: {', '.join(letters)}")
        return letters.index(seat.upper())
    return OPEN if everything or table.state.result is not None else SPECTATOR


class Shown:
    """A table after an entry of its record, as somebody sees it."""

    def __init__(self, whole: Table, eyes: int, at: int | None, words: Words) -> None:
        self.whole = whole
        self.table = whole if at is None else table_at(whole, at)
        self.eyes = eyes
        self.words = words
        self.view = open_view(self.table) if eyes == OPEN else self.table.view(eyes)

    def entries(self) -> list[int]:
        """The entry behind each line of the log."""
        table = self.table
        return [n for n in table.path(table.at) for _line in table.positions[n].told]

    def show(self, position: bool) -> None:
        """The table as it stands, or the log."""
        out = screen.terminal()
        view, words = self.view, self.words
        if not position:
            if view.log:
                out.print(screen.log_grid(view.log, words, self.entries(), words.names(view)))
            else:
                out.print(Text(words.say("terminal-nothing-told")))
            return
        out.print(screen.page(view, words, self.table.players, view.log, "terminal-lines-left-out"))
        if view.result is not None:
            out.print(screen.result_text(view, words))
        elif view.prompt is None:
            out.print(Text(f" {words.say('terminal-luck-next')}"))
        else:
            out.print(screen.prompt_text(view, words))
            if view.options:
                out.print(screen.options_block(view.options, words, out.width, view))

    def plain(self, path: Path) -> dict[str, Any]:
        whole, view = self.whole, self.view
        result = whole.view(SPECTATOR).result
        luck = saved.luck_line(whole.luck, True).kind
        names = self.words.names(view)
        log = [
            {**msgspec.to_builtins(line), "entry": entry, "words": self.words.line(line, names)}
            for line, entry in zip(view.log, self.entries(), strict=True)
        ]
        return {
            "file": str(path),
            "game": whole.game.id,
            "rules": whole.game.rules,
            "settings": whole.settings,
            "seats": [{"seat": seat_name(i), "player": player} for i, player in enumerate(self.table.players)],
            "entries": len(whole.record),
            "luck": luck,
            "luck_checked": whole.luck is not None,
            "over": result is not None,
            "result": msgspec.to_builtins(result),
            "shown_to": {OPEN: "everybody", SPECTATOR: "spectator"}.get(self.eyes, seat_name(self.eyes)),
            "at": len(self.table.record),
            "view": {name: value for name, value in msgspec.to_builtins(view).items() if name != "log"},
            "log": log,
        }


def table_at(table: Table, entry: int) -> Table:
    """The table as it stood after an entry."""
    if not 0 <= entry <= len(table.record):
        raise Refusal(f"--at {entry}: this game has entries 1 to {len(table.record)}, and 0 is its start")
    return table.as_of(entry)


def open_view(table: Table) -> View:
    """The table for somebody who sees every card. Answers that are still sealed stay so."""
    view = table.game.view(table.state, SEES_ALL, [], len(table.record), [seat.name for seat in table.seats])
    return msgspec.structs.replace(view, seat=SPECTATOR, log=[open_line(told) for told in table.lines()])


def open_line(told: Event) -> Line:
    args: list[tuple[str, int | str | None]] = []
    for arg in told.args:
        args.append((arg.kind, arg.number if arg.kind == NUMBER else arg.word))
    return Line(told.rule, told.what, args, told.parts or UNSET)


# going on


def taken_up(table: Table, path: Path, seats: str | None, save: Path | None, words: Words) -> int:
    """Play on from where a saved game stopped; the exit code."""
    if table.state.result is not None:
        raise Refusal(f"'{path}' is over; there is nothing to go on with")
    if seats is None:
        check_players(table.players, table.game)
    players = table.players[:] if seats is None else players_of(seats, table.game)
    if len(players) != len(table.players):
        raise Refusal(f"--seats names {len(players)} players; the game in '{path}' has {len(table.players)} seats")
    known_luck = table.luck is not None
    same = save is not None and is_same(save, path)
    # the file may be written again by the game that it holds, but not without the seed that its luck was told by
    if not (same and known_luck):
        check_save(save)
    entry = len(table.record)
    for seat, player in enumerate(players):
        if player != table.players[seat]:
            table.takeover(seat, player)
    seed = table.luck.seed if isinstance(table.luck, Seeded) else int.from_bytes(os.urandom(8), "big")
    if not known_luck:
        table.luck = Anew(table, os.urandom(32))
    table.settle()
    session = Session(table, words, seed, path if same else save)
    session.go_on_from(path, entry, known_luck)
    return session.run()


def is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def check_players(players: Sequence[str], game: Game) -> None:
    """A saved game can name bots that are not here, and files. Those are run only if `--seats` names them."""
    for i, player in enumerate(players):
        if screen.is_bot(player) and names_file(player.removeprefix("bot:")):
            said = screen.printable(player)
            why = "a saved game runs no file; say with --seats who plays"
            raise Refusal(f"{seat_name(i)} is played by '{said}': {why}")
        if not screen.is_bot(player):
            continue
        found = PLAYERS.get(player.removeprefix("bot:"))
        lack = "who is not here" if found is None else found.lacks(game)
        if lack:
            known = ", ".join(f"bot:{name}" for name in names_for(game))
            said = screen.printable(player)
            why = lack if found is None else f"who cannot play it here: {lack}"
            raise Refusal(f"{seat_name(i)} is played by '{said}', {why}; there are: {known}")
