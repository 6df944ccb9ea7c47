"""`grimalkin play`: a game in the terminal, against bots or with several people at one keyboard."""

from __future__ import annotations

import difflib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from grimalkin.cli import screen
from grimalkin.cli.arguments import HUMAN, game_named, players_of, settings_of
from grimalkin.cli.refusal import Refusal
from grimalkin.core import saved
from grimalkin.core.engine import Offer, waiting_ask, why
from grimalkin.core.errors import DeadEnd, GrimalkinError, NoUndo, UnknownNotation
from grimalkin.core.luck import Committed, Luck, Seeded
from grimalkin.core.masks import mask
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.record import CHOICE
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.core.tells import seat_name
from grimalkin.core.view import OptionView, View
from grimalkin.players import player_named

INTERRUPTED = 130
BROKEN = 1

HELP = """\
  NUMBER or NOTATION   choose one of the options; Enter takes the only one
  why NOTATION         which rule keeps you from choosing it now
  undo, redo           take your last choice back; go forward again
  back                 take back the last part of a choice you are in the middle of
  log                  everything told so far
  save FILE            keep the game so far in a file
  stop on WINDOW       be asked at this kind of window always; stop off WINDOW ends it
  concede              give up
  help, quit           this list; leave the game
  Options with a star may be chosen at any of your prompts, whatever is asked."""


class Left(Exception):
    """Nobody wants to go on: quit, or the input has ended."""


def play(
    game: str | None = typer.Argument(None, metavar="GAME", help="The game's id; see [bold]grimalkin games[/bold]."),
    seats: str | None = typer.Option(
        None, metavar="LIST", help="Who plays, seat by seat: human, bot:random, bot:greedy. Default: you and bots."
    ),
    option: list[str] = typer.Option([], metavar="NAME=VALUE", help="A setting of the game; may be repeated."),
    seed: int | None = typer.Option(
        None,
        metavar="N",
        help="Luck from this number. Default: secret luck, hash told first, seed at the end.",
    ),
    save: Path | None = typer.Option(None, metavar="FILE", help="Keep the game in this file when it ends or is left."),
) -> None:
    """Play a game in the terminal.

    Example: [bold]grimalkin play cauldron --seats human,bot:greedy --option rounds=2 --save game.jsonl[/bold]
    """
    chosen = game_named(game)
    players = players_of(seats, chosen)
    settings = settings_of(option, chosen)
    check_save(save)
    luck: Luck = Committed(os.urandom(32)) if seed is None else Seeded(seed)
    own = int.from_bytes(os.urandom(8), "big") if seed is None else seed
    places = [Seat(seat_name(i), player) for i, player in enumerate(players)]
    try:
        table = open_table(chosen, settings, places, luck)
    except GrimalkinError as error:
        raise Refusal(str(error)) from None
    raise typer.Exit(Session(table, own, save).run())


# arguments


def check_save(path: Path | None) -> None:
    """Better to know before the game than after it."""
    if path is None:
        return
    try:
        there = path.exists()
    except OSError as error:
        raise Refusal(f"--save '{path}' cannot be looked at: {error.strerror}") from None
    if there:
        raise Refusal(f"--save '{path}' is there already and was not touched; choose another name")
    if not path.parent.is_dir():
        raise Refusal(f"--save '{path}': there is no folder '{path.parent}'")


# playing


class Session:
    """One game at one terminal."""

    def __init__(self, table: Table, seed: int, save: Path | None) -> None:
        self.table = table
        self.save_to = save
        self.console: Console = screen.terminal()
        # each bot has luck of its own, apart from the table's
        self.own: list[Luck] = [Seeded(seed * 31 + 17 + seat) for seat in range(len(table.seats))]
        self.seen = [-1] * len(table.seats)  # the position whose news a seat has read; -1: none
        self.at_keyboard = -1
        self.written: list[Path] = []  # files of this session, which it may write again
        self.kept_at = -1  # how long the record was when it was last saved
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "why": self.explain,
            "undo": self.undo,
            "redo": self.redo,
            "back": self.back,
            "log": self.show_log,
            "save": self.save,
            "concede": self.concede,
            "stop": self.stop,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> int:
        """Play until the end or until somebody leaves; the exit code."""
        try:
            self.welcome()
            while self.table.state.result is None:
                self.turn()
            self.finish()
        except Left:
            self.console.print()
            self.farewell()
        except KeyboardInterrupt:
            self.console.print()
            self.farewell()
            return INTERRUPTED
        except DeadEnd as error:
            self.say(f"The rules of this game failed here: {error}")
            self.farewell()
            return BROKEN
        return 0

    def turn(self) -> None:
        """The first seat in asking order answers."""
        offer = next(offer for offer in self.table.offers() if offer.options)
        if self.is_human(offer.seat):
            self.ask(offer.seat)
        else:
            self.let_choose(offer)

    def is_human(self, seat: int) -> bool:
        return self.table.players[seat] == HUMAN

    def let_choose(self, offer: Offer) -> None:
        """A bot chooses from what its seat sees."""
        table = self.table
        player = player_named(table.players[offer.seat])
        masked = mask(table.state, offer.seat)
        option = player.choose(table.game, masked, offer.seat, offer.options, offer.standing, self.own[offer.seat])
        table.play(offer.seat, table.game.codes.text(option))

    def ask(self, seat: int) -> None:
        """Show a person the table and take input until something has happened."""
        self.hand_over(seat)
        view = self.table.view(seat)
        self.show(view)
        assert view.prompt is not None
        self.console.print(screen.prompt_text(view))
        self.console.print(screen.options_block(view.options))
        while not self.answer(seat, view.options, self.read(f"{seat_name(seat)}> ")):
            pass

    def hand_over(self, seat: int) -> None:
        """Another person sits down: what the last one saw is not for these eyes."""
        before = self.at_keyboard
        self.at_keyboard = seat
        if before in (-1, seat):
            return
        name = seat_name(seat)
        self.console.rule(Text(f"Pass the keyboard to {name}"), style="yellow")
        if sys.stdin.isatty():
            self.read(f"{name}, press Enter when nobody else looks> ")
            self.console.clear()

    def show(self, view: View) -> None:
        """The table as a seat sees it, with what was told since it last looked."""
        table = self.table
        news = view.log[self.old_lines(view.seat) :]
        title = f"{table.game.title} · entry {view.n}"
        self.console.print(screen.page(view, title, table.players, news))
        if view.seat != SPECTATOR:
            self.seen[view.seat] = table.at

    def old_lines(self, seat: int) -> int:
        """How many lines of the log this seat has read: those of the positions shared with where it last looked."""
        if seat == SPECTATOR or self.seen[seat] < 0:
            return 0
        read = set(self.table.path(self.seen[seat]))
        return sum(len(self.table.positions[n].told) for n in self.table.path(self.table.at) if n in read)

    # input

    def read(self, prompt: str) -> str:
        self.console.print(prompt, end="", style="bold", soft_wrap=True)
        self.console.file.flush()
        try:
            line = input()
        except (EOFError, RuntimeError):  # the second where there is no standard input at all
            raise Left from None
        if not sys.stdin.isatty():
            self.say(line)  # so that what a script says can be read in what it gets
        return line.strip()

    def answer(self, seat: int, options: Sequence[OptionView], line: str) -> bool:
        """Do what a line says. True if the prompt is over."""
        words = " ".join(line.split())
        offered = [option.notation for option in options]
        if not words and len(offered) == 1:
            words = offered[0]
        if words.isdecimal() and len(words) < 9:
            number = int(words)
            if not 1 <= number <= len(offered):
                self.say(f"There is no option {number}; type a number from 1 to {len(offered)}, or help.")
                return False
            words = offered[number - 1]
        if words.lower() in offered:
            words = words.lower()
        if words in offered:
            self.table.play(seat, words)
            return True
        command, _, rest = words.partition(" ")
        act = self.commands.get(command.lower())
        if act is not None:
            return act(seat, rest)
        self.say(self.not_understood(words, offered))
        return False

    def not_understood(self, words: str, offered: list[str]) -> str:
        """One line: what is wrong, and the nearest thing that would be right."""
        if not words:
            return f"Type a number from 1 to {len(offered)}, a notation, or help."
        codes = self.table.game.codes
        known = words in codes.by_text
        near = difflib.get_close_matches(words, list(self.commands), 1, 0.7)
        near = near or difflib.get_close_matches(words, offered, 1, 0.4)
        better = f"nearest: {near[0]}" if near else f"type a number from 1 to {len(offered)}, or help"
        reason = "is not offered now" if known else "is no choice of this game"
        more = f" (why {words} tells more)" if known else ""
        return f"'{shortened(words)}' {reason}; {better}{more}"

    def say(self, line: str) -> None:
        self.console.print(Text(line), soft_wrap=True)

    # commands: each answers whether the prompt is over

    def explain(self, seat: int, notation: str) -> bool:
        game = self.table.game
        try:
            option = game.codes.code(notation)
        except UnknownNotation as error:
            self.say(f"{error}" if notation else "Write why and a notation, such as why pass.")
            return False
        # asked of the mask: an explanation tells no more than the seat can see
        masked = mask(self.table.state, seat)
        text = game.codes.text(option)
        rule = why(masked, seat, option)
        ask = waiting_ask(masked)
        if not rule:
            self.say(f"'{text}' can be chosen now.")
        elif ask is not None and option in ask.acts(masked, seat):
            self.say(f"{rule} forbids '{text}' now.")
        else:
            self.say(f"{rule} asks for something else now: '{text}' is no answer to it.")
        return False

    def undo(self, seat: int, _rest: str) -> bool:
        table = self.table
        own = [n for n in table.path(table.at)[1:] if table.record[n - 1].kind == CHOICE and table.is_own(seat, n)]
        return self.with_consent(seat, "undo", table.undo, bool(own))

    def redo(self, seat: int, _rest: str) -> bool:
        return self.with_consent(seat, "redo", self.table.redo, bool(self.table.undone))

    def with_consent(self, seat: int, what: str, move: Callable[[int, list[int]], None], possible: bool) -> bool:
        """Move freely, or ask the other people at this keyboard if the table wants their consent."""
        try:
            move(seat, [])
        except NoUndo as refusal:
            others = self.table.others(seat)
            self.say(f"{refusal}.")
            if not others or not possible:
                return False
        else:
            return self.moved()
        for other in others:
            name = seat_name(other)
            said = self.read(f"{name}, do you agree to this {what} of {seat_name(seat)}? (yes or no)> ").lower()
            if said not in ("y", "yes"):
                self.say(f"{name} does not agree; nothing was changed.")
                return False
        move(seat, others)
        return self.moved()

    def moved(self) -> bool:
        self.say(f"The game stands where it was after entry {self.table.at}.")
        return True

    def back(self, seat: int, _rest: str) -> bool:
        try:
            self.table.back(seat)
        except NoUndo as refusal:
            self.say(f"{refusal}.")
            return False
        return self.moved()

    def show_log(self, seat: int, _rest: str) -> bool:
        lines = self.table.view(seat).log
        self.console.print(screen.log_grid(lines) if lines else Text("Nothing was told yet."))
        return False

    def save(self, _seat: int, name: str) -> bool:
        if name:
            try:
                self.write(Path(name).expanduser())
            except RuntimeError as error:  # `~nobody/game`
                self.say(f"Not saved to '{name}': {error}")
        else:
            self.say("Write save and a file name, such as save game.jsonl.")
        return False

    def write(self, path: Path) -> bool:
        """Save to a file; an older file of the same name stays untouched unless this session wrote it."""
        try:
            saved.write(self.table, path, path in self.written)
        except (GrimalkinError, OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            reason = str(reason).removeprefix(f"{path} cannot be written: ")
            self.say(f"Not saved to '{path}': {reason}")
            return False
        self.written.append(path)
        self.kept_at = len(self.table.record)
        self.say(f"Saved to {path}")
        return True

    def concede(self, seat: int, _rest: str) -> bool:
        self.table.concede(seat)
        return True

    def stop(self, seat: int, rest: str) -> bool:
        words = rest.split()
        windows = self.table.game.windows
        if len(words) != 2 or words[0] not in ("on", "off") or words[1] not in windows:
            there_are = f"windows: {', '.join(windows)}" if windows else "this game has no windows to stop at"
            self.say(f"Write stop on WINDOW or stop off WINDOW; {there_are}.")
            return False
        self.table.stop(seat, words[1], words[0] == "on")
        again = "always" if words[0] == "on" else "only where the rules say so"
        self.say(f"You are asked at {words[1]} {again} now.")
        return False

    def help(self, _seat: int, _rest: str) -> bool:
        self.console.print(HELP)
        return False

    def quit(self, _seat: int, _rest: str) -> bool:
        raise Left

    # beginning and end

    def welcome(self) -> None:
        table = self.table
        settings = ", ".join(f"{name} {value}" for name, value in table.settings.items())
        self.say(f"{table.game.title}{f' ({settings})' if settings else ''}. Type help for what you can type.")
        if isinstance(table.luck, Committed):
            self.say(f"Luck is fixed by a secret seed. Its hash:\n  {table.luck.published()}")
        elif isinstance(table.luck, Seeded):
            self.say(f"Luck comes from the seed {table.luck.seed}.")

    def finish(self) -> None:
        """The last look at the table, the result, the seed."""
        people = [seat for seat in range(len(self.table.seats)) if self.is_human(seat)]
        view = self.table.view(people[0] if len(people) == 1 else SPECTATOR)
        self.show(view)
        self.console.print(screen.result_text(view))
        self.tell_seed()
        if people and self.save_to is None and self.kept_at != len(self.table.record):
            self.last_words()
        self.farewell()

    def tell_seed(self) -> None:
        luck = self.table.luck
        if isinstance(luck, Committed):
            self.say(f"The hash told before play:\n  {luck.published()}\nThe seed behind it:\n  {luck.secret.hex()}")
        elif isinstance(luck, Seeded):
            self.say(f"Luck came from the seed {luck.seed}.")

    def last_words(self) -> None:
        """A finished game can still be kept."""
        while self.kept_at != len(self.table.record):
            words = self.read("save FILE keeps this game, Enter leaves> ").split(maxsplit=1)
            if not words or words[0] == "quit":
                return
            if words[0] == "save":
                self.save(0, words[1] if len(words) == 2 else "")
            else:
                self.say("The game is over; only save FILE and Enter are left.")

    def farewell(self) -> None:
        """Where the game is kept, or how it would have been."""
        if self.save_to is not None and not self.write(self.save_to):
            self.say("The game is not kept.")
        over = self.table.state.result is not None
        state = "finished" if over else "unfinished"
        if self.kept_at == len(self.table.record):
            self.say(f"The {state} game is kept in {self.written[-1]}")
        elif self.written:
            self.say(f"The game up to entry {self.kept_at} is kept in {self.written[-1]}; what came after it is not.")
        else:
            self.say(f"The {state} game is not kept: type save FILE, or start with --save FILE.")


def shortened(words: str) -> str:
    return words if len(words) <= 40 else words[:37] + "..."
