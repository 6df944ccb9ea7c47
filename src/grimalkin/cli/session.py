"""A game at one terminal: shows each person the table, takes what is typed, lets bots choose."""

from __future__ import annotations

import contextlib
import difflib
import os
import signal
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.text import Text

from grimalkin.cli import looking, screen
from grimalkin.cli.choosing import BotFailed, choice_of
from grimalkin.cli.desk import ON, Desk
from grimalkin.cli.luck_told import at_the_beginning, at_the_end
from grimalkin.cli.parts import ByParts
from grimalkin.cli.prints import Prints
from grimalkin.cli.rules import translated
from grimalkin.cli.signals import KILLED, Ending, Killed
from grimalkin.core import saved
from grimalkin.core.agenda import NO_VOTE
from grimalkin.core.codes import PASS
from grimalkin.core.engine import Offer, leave, waiting_ask, why
from grimalkin.core.errors import DeadEnd, GrimalkinError, IllegalChoice, NoUndo, UnknownNotation
from grimalkin.core.events import seat_name
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.masks import mask
from grimalkin.core.numbers import number_in
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.record import CHOICE, CONCEDE, LEAVE
from grimalkin.core.state import State
from grimalkin.core.table import Table
from grimalkin.core.view import Fact, OptionView, View
from grimalkin.players import player_for
from grimalkin.players.hints import NO_IDLE, hint_for
from grimalkin.words import Words, pieces_by_number

INTERRUPTED = 130
BROKEN = 1
DRAFTER = "bot:greedy"  # who drafts for those who do not want to


class Left(Exception):
    """Nobody wants to go on: quit, or the input has ended."""


class Session:
    """One game at one terminal."""

    def __init__(self, table: Table, words: Words, seed: int, save: Path | None, drafts: bool = False) -> None:
        self.table = table
        self.drafts = drafts  # a bot drafts for the persons
        self.draft_shown: set[int] = set()  # seats that know what was drafted for them
        self.ending = Ending()
        self.words = words
        self.save_to = save
        self.prints = Prints(table.game, table.settings, words)
        self.parts = ByParts(
            [], self.prints.board, words, {}
        )  # of the choice that is asked, where it is asked in parts
        self.console: Console = screen.terminal()
        # each bot has luck of its own, apart from the table's
        self.own: list[Luck] = [Seeded(seed * 31 + 17 + seat) for seat in range(len(table.seats))]
        self.seen = [-1] * len(table.seats)  # the position whose news a seat has read; -1: none
        self.at_keyboard = -1
        self.written: set[Path] = set()  # files of this session, which it may write again
        self.kept_in = Path()
        self.kept_at = -1  # how long the record was when it was last saved
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "why": self.explain,
            "rule": self.show_rule,
            "card": self.show_card,
            "look": partial(looking.look, self),
            "hint": self.hint,
            "undo": self.undo,
            "redo": self.redo,
            "back": self.back,
            "log": self.show_log,
            "save": self.save,
            "concede": self.concede,
            "leave": self.leave,
            "stop": self.stop,
            "help": self.help,
            "quit": self.quit,
        }
        self.desk = Desk(self)

    def go_on_from(self, path: Path, entry: int, replace: bool) -> None:
        """The game up to an entry lies in a file already, which may perhaps be written again."""
        self.kept_in = path
        self.kept_at = entry
        if replace:
            self.written.add(path)

    def run(self) -> int:
        """Play until the end or until somebody leaves; the exit code."""
        with self.ending.heard():
            try:
                return self.play()
            except Killed as killed:
                signal.signal(signal.SIGINT, signal.SIG_IGN)  # the game is being kept
                with contextlib.suppress(OSError):
                    self.console.print()
                self.keep()
                return KILLED + killed.number
            except (OSError, SystemExit):
                # nobody can be told anything any more; the second is rich's for a broken pipe
                self.keep()
                raise

    def play(self) -> int:
        try:
            self.welcome()
            while self.table.state.result is None:
                self.ending.check()
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
            self.say("terminal-rules-failed", reason=str(error))
            self.farewell()
            return BROKEN
        except BotFailed as failed:
            bot = self.table.players[failed.seat].removeprefix("bot:")
            self.say("terminal-bot-failed", bot=bot, name=seat_name(failed.seat), reason=failed.reason)
            self.farewell()
            return BROKEN
        return 0

    def keep(self) -> None:
        """Write the game, and say so if anybody still listens: the terminal may be gone."""
        try:
            self.farewell()
        except (OSError, SystemExit):
            if self.save_to is not None and self.kept_at != len(self.table.record):
                with contextlib.suppress(GrimalkinError, OSError, ValueError):
                    saved.write(self.table, self.save_to, self.save_to in self.written)
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except (OSError, ValueError):  # what is left in it would be an error once more when Python ends
                with contextlib.suppress(OSError, ValueError):
                    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())

    def turn(self) -> None:
        """The first seat in asking order answers; where there is nothing to think about, it passes by itself."""
        offer = next(offer for offer in self.table.offers() if offer.options)
        if not self.is_human(offer.seat):
            self.let_choose(offer, self.table.players[offer.seat])
        elif self.is_drafted_for(self.table.state, offer.seat):
            self.let_choose(offer, DRAFTER)
        elif PASS in offer.options and self.is_auto_passed(self.table.state, offer.seat):
            self.table.play(offer.seat, self.table.game.codes.text(PASS))
        else:
            self.ask(offer.seat)

    def is_human(self, seat: int) -> bool:
        return not screen.is_bot(self.table.players[seat])

    def is_auto_passed(self, state: State, seat: int) -> bool:
        return self.table.game.auto_passes(mask(state, seat), seat)

    def is_drafted_for(self, state: State, seat: int) -> bool:
        return self.drafts and self.table.game.drafting(mask(state, seat))

    def show_draft(self, seat: int) -> None:
        """What was drafted for a person, once, when the first question comes."""
        table = self.table
        for own in self.seats_of(seat):
            cards = [self.words.card(key) for key in table.game.cards_of(mask(table.state, own), own)]
            self.say("terminal-drafted", name=seat_name(own), cards=self.words.listed(cards))
        self.draft_shown.update(self.seats_of(seat))

    def seats_of(self, seat: int) -> list[int]:
        """All seats of the person who plays this one."""
        table = self.table
        return [other for other in range(len(table.seats)) if other == seat or table.same_person(seat, other)]

    def shares(self, seat: int, other: int) -> bool:
        """May whoever plays a seat see what another seat at this keyboard sees?"""
        return self.is_human(other) and (self.table.game.no_hidden_information or self.table.same_person(seat, other))

    def let_choose(self, offer: Offer, bot: str) -> None:
        """A bot chooses from what its seat sees; in a vote among persons it never minds."""
        table = self.table
        seat = offer.seat
        option = table.default(seat) if table.is_official(seat) else table.consent(seat)
        if option == NO_VOTE:
            option = choice_of(player_for(bot, table.game), table, offer, self.own[seat], self.ending)
        table.play(offer.seat, table.game.codes.text(option))

    def ask(self, seat: int) -> None:
        """Show a person the table and take input until something has happened."""
        self.hand_over(seat)
        view = self.table.view(seat)
        self.show(view)
        if self.drafts and seat not in self.draft_shown:
            self.show_draft(seat)
        self.console.print(screen.prompt_text(view, self.words))
        if self.table.is_official(seat):
            self.desk.show_waiting()
        foreseen = dict(self.table.game.previews(self.table.state, seat))
        self.parts = ByParts(view.options, self.prints.board, self.words, foreseen)
        self.show_options(view, foreseen)
        self.console.print(screen.aside(self.words.say("terminal-look-hint")))
        if PASS not in [option.code for option in view.options]:  # else they are asked in their turn
            self.show_interrupts(seat, self.words.names(view))
        while not self.answer(seat, view.options, self.read(seat_name(seat))):
            pass

    def show_options(self, view: View, foreseen: dict[int, list[Fact]]) -> None:
        """What can be chosen, or the first part of it, with what it would do and the cards that it is about."""
        if self.parts.parts:
            self.ask_part(view.seat)
            return
        prints, width = self.prints.of_options(view), self.console.width
        self.console.print(screen.options_block(view.options, self.words, width, view, foreseen, prints))

    def ask_part(self, seat: int) -> None:
        self.console.print(screen.parts_block(self.parts, self.words, self.words.names(self.table.view(seat))))

    def show_interrupts(self, seat: int, names: Sequence[str]) -> None:
        """What others at this keyboard could do before the answer."""
        codes = self.table.game.codes
        for offer in self.table.offers():
            if offer.seat != seat and offer.standing and self.shares(seat, offer.seat):
                letter = seat_name(offer.seat)
                typed = " · ".join(f"{letter} {codes.text(option)}" for option in offer.standing)
                who = screen.called(offer.seat, names)
                self.console.print(screen.aside(self.words.say("terminal-interrupt", name=who, words=typed)))

    def hand_over(self, seat: int) -> None:
        """Another person sits down: what the last one saw is not for these eyes, if the game has secrets at all."""
        before = self.at_keyboard
        self.at_keyboard = seat
        if before == -1 or before in self.seats_of(seat):
            return
        name = seat_name(seat)
        self.console.rule(Text(self.words.say("terminal-hand-over", name=name)), style="yellow")
        if sys.stdin.isatty() and not self.table.game.no_hidden_information:
            self.read(self.words.say("terminal-nobody-looks", name=name))
            self.console.clear()

    def show(self, view: View) -> None:
        """The table as a seat sees it, with what was told since it last looked."""
        table = self.table
        news = view.log[self.old_lines(view.seat) :]
        own = self.seats_of(view.seat) if view.seat != SPECTATOR else []
        legend = self.prints.legend(view) if view.options else []
        self.console.print(screen.page(view, self.words, table.players, news, "terminal-lines-before", own, legend))
        for seat in own:
            self.seen[seat] = table.at

    def old_lines(self, seat: int) -> int:
        """How many lines of the log this seat has read: those of the positions shared with where it last looked."""
        if seat == SPECTATOR or self.seen[seat] < 0:
            return 0
        read = set(self.table.path(self.seen[seat]))
        return sum(len(self.table.positions[n].told) for n in self.table.path(self.table.at) if n in read)

    # output and input

    def say(self, name: str, /, **args: int | str) -> None:
        """The words of an id, on lines of their own."""
        self.write_line(self.words.say(name, **args))

    def write_line(self, line: str, whole: bool = False) -> None:
        """A line that a terminal breaks between words; what is to be copied, and what a script reads, stays whole."""
        self.console.print(Text(line), soft_wrap=whole or not self.console.is_terminal)

    def read(self, prompt: str) -> str:
        self.console.print(f"{prompt}> ", end="", style="bold", soft_wrap=True)
        self.console.file.flush()
        try:
            with self.ending.wait():
                self.ending.wait_for_line()
                line = input()
        except (EOFError, RuntimeError, OSError):  # the second where there is no input at all, the third if it is gone
            raise Left from None
        if not sys.stdin.isatty():
            self.write_line(line)  # so that what a script says can be read in what it gets
        return line.strip()

    def answer(self, seat: int, options: Sequence[OptionView], line: str) -> bool:
        """Do what a line says. True if the prompt is over."""
        words = " ".join(line.split())
        offered = [option.notation for option in options]
        if not words and len(offered) == 1:
            words = offered[0]
        if self.parts.parts and self.parts.take(words):
            words = self.parts.chosen()
            if not words:
                self.ask_part(seat)
                return False
        number = number_in(words)
        if number is not None and self.parts.parts:
            self.no_part(words)
            return False
        if number is not None:
            if not 1 <= number <= len(offered):
                self.say("terminal-no-number", number=number, most=len(offered))
                return False
            words = offered[number - 1]
        if words.lower() in offered:
            words = words.lower()
        if words in offered:
            self.table.play(seat, words)
            return True
        command, _, rest = words.partition(" ")
        act = self.commands.get(command.lower()) or self.desk.takes(command.lower())
        if act is not None:
            return act(seat, rest)
        done = self.desk.for_official(command, rest)
        if done is not None:
            return done
        if self.chosen_for_another(seat, command, rest.lower()):
            return True
        self.not_understood(words, offered)
        return False

    def chosen_for_another(self, seat: int, letter: str, notation: str) -> bool:
        """`B use healing_rain`: somebody else at this keyboard acts first."""
        codes = self.table.game.codes
        for offer in self.table.offers():
            if offer.seat != seat and seat_name(offer.seat) == letter.upper() and self.shares(seat, offer.seat):
                if notation in [codes.text(option) for option in offer.options + offer.standing]:
                    self.table.play(offer.seat, notation)
                    return True
        return False

    def not_understood(self, words: str, offered: list[str]) -> None:
        """One line: what is wrong, and the nearest thing that would be right."""
        most = len(offered)
        near = difflib.get_close_matches(words, list(self.commands), 1, 0.7)
        near = near or difflib.get_close_matches(words, offered, 1, 0.4)
        if self.parts.parts and words not in self.table.game.codes.by_text:
            self.no_part(words)
        elif not words:
            self.say("terminal-type-something", most=most)
        elif words in self.table.game.codes.by_text:
            if near:
                self.say("terminal-not-offered-near", words=words, near=near[0])
            else:
                self.say("terminal-not-offered", words=words, most=most)
        else:
            self.no_choice(words, near, most)

    def no_part(self, words: str) -> None:
        answers = " · ".join(one.typed for one in self.parts.answers())
        self.say("terminal-no-part", words=screen.shortened(words), answers=answers)

    def no_choice(self, words: str, near: list[str], most: int) -> None:
        if near:
            self.say("terminal-no-choice-near", words=screen.shortened(words), near=near[0])
        else:
            self.say("terminal-no-choice", words=screen.shortened(words), most=most)

    # commands: each answers whether the prompt is over

    def explain(self, seat: int, notation: str) -> bool:
        """Why an option cannot be chosen, with the rule in full."""
        if not notation:
            self.say("terminal-why-how")
            return False
        codes = self.table.game.codes
        options = self.table.view(seat).options
        number = number_in(notation, 1, len(options))
        if number is not None:
            notation = options[number - 1].notation
        if notation.lower() in codes.by_text:
            notation = notation.lower()
        try:
            option = codes.code(notation)
        except UnknownNotation:
            near = codes.nearest(notation, 1)
            self.no_choice(notation, near, len(options))
            return False
        # asked of the mask: an explanation tells no more than the seat can see
        masked = mask(self.table.state, seat)
        text = codes.text(option)
        rule = why(masked, seat, option)
        ask = waiting_ask(masked)
        if not rule:
            self.say("terminal-can-be-chosen", option=text)
            return False
        if ask is not None and option in ask.acts(masked, seat):
            self.say("terminal-forbids", rule=rule, option=text)
        else:
            self.say("terminal-asks-else", rule=rule, option=text)
        self.console.print(screen.rule_block(rule, self.words))
        self.desk.explain(seat, rule)
        return False

    def show_rule(self, seat: int, words: str) -> bool:
        """A rule by its id, or those in which words occur. `rule on ...` is what an official types."""
        if words.split()[:1] == [ON] and self.table.game.hooks.bench() is not None:
            return self.desk.rule(seat, words)
        english = self.table.game.rulebook()
        if not words:
            ask = waiting_ask(self.table.state)
            self.say("terminal-rule-how", example=ask.rule if ask is not None else CONCEDE)
            return False
        book = translated(english, self.words)
        found = [key for key in (words.upper(), words.lower()) if key in book.rules or key in (CONCEDE, LEAVE)]
        found = found or [rule.key for rule in book.search(words) or english.search(words)]
        if len(found) == 1:
            self.console.print(screen.rule_block(found[0], self.words))
            self.desk.explain(seat, found[0])
        elif found:
            self.console.print(screen.rules_grid(found, self.words))
        else:
            near = difflib.get_close_matches(words.upper()[:40], list(book.rules), 1, 0.6)
            if near:
                self.say("terminal-no-rule-near", words=screen.shortened(words), near=near[0])
            else:
                self.say("terminal-no-rule", words=screen.shortened(words))
        return False

    def show_card(self, _seat: int, name: str) -> bool:
        """What is printed on a card, whoever holds one. The cards of a game are no secret; where they lie is."""
        words = self.words
        found = self.prints.found(name.lower())
        if not words.cards:
            self.say("terminal-card-none")
        elif not name:
            names = words.listed([words.card(key) for key in words.cards])
            self.say("terminal-card-how", example=words.card(next(iter(words.cards))), names=names)
        elif found:
            for key in found:
                self.console.print(self.prints.block(key))
        elif near := self.prints.nearest(name.lower()[:40]):
            self.say("terminal-no-card-near", words=screen.shortened(name), near=words.card(near))
        else:
            self.say("terminal-no-card", words=screen.shortened(name))
        return False

    def hint(self, seat: int, _rest: str) -> bool:
        """What a good player might choose, and why, from what this seat sees."""
        table = self.table
        if table.is_official(seat):
            self.say("terminal-no-hint")
            return False
        offer = next(offer for offer in table.offers() if offer.seat == seat)
        masked = mask(table.state, seat)
        with self.ending.wait():
            found = hint_for(table.game, masked, seat, offer.options, offer.standing, self.own[seat])
        codes = table.game.codes
        view = table.view(seat)
        names = self.words.names(view)
        instead = codes.text(found.idle) if found.idle != NO_IDLE else ""
        why = self.words.hint(found.why, instead, found.better, found.worlds)
        notation = codes.text(found.option)
        pieces = pieces_by_number(view)
        option = self.words.option(notation, names, pieces=pieces)
        self.say("terminal-hint", option=option, notation=notation)
        self.write_line(f"  {why}")
        for line in screen.facts_lines(found.facts, self.words, names, pieces):
            self.write_line(f"  {line}")
        return False

    def undo(self, seat: int, _rest: str) -> bool:
        entry = self.last_choice(seat)
        if not entry:
            self.say("terminal-nothing-to-undo")
            return False
        before = self.table.positions[entry].parent
        return self.with_consent(seat, partial(self.table.undo_to, position=before), "terminal-agree-undo")

    def last_choice(self, seat: int) -> int:
        """The entry of the last choice of this person; what was passed by itself was none. 0: there is none."""
        table = self.table
        for entry in reversed(table.path(table.at)[1:]):
            if table.record[entry - 1].kind == CHOICE and table.is_own(seat, entry) and not self.was_auto_passed(entry):
                return entry
        return 0

    def was_auto_passed(self, entry: int) -> bool:
        """Was this a pass, or a pick, that nobody was asked for?"""
        table = self.table
        done = table.record[entry - 1]
        passed = done.text == table.game.codes.text(PASS)
        if not passed and not self.drafts:
            return False
        before = table.state_at(table.positions[entry].parent)
        before.stops = table.positions[entry].stops
        return self.is_drafted_for(before, done.seat) or (passed and self.is_auto_passed(before, done.seat))

    def redo(self, seat: int, _rest: str) -> bool:
        if not self.table.undone:
            self.say("terminal-nothing-to-redo")
            return False
        return self.with_consent(seat, self.table.redo, "terminal-agree-redo")

    def with_consent(self, seat: int, move: Callable[..., None], question: str) -> bool:
        """Move freely, or ask the other people at this keyboard if the table wants their consent."""
        others = self.table.others(seat)
        try:
            move(seat, agreed=[])
        except NoUndo as error:
            if self.table.state.officials_here():
                self.write_line(str(error))
                return False
            self.say("terminal-consent-needed", names=self.words.listed([seat_name(other) for other in others]))
        else:
            return self.moved()
        for other in others:
            name = seat_name(other)
            said = self.read(self.words.say(question, other=name, name=seat_name(seat))).lower()
            if said not in self.words.say("terminal-yes").split():
                self.say("terminal-not-agreed", other=name)
                return False
        move(seat, agreed=others)
        return self.moved()

    def moved(self) -> bool:
        self.say("terminal-moved", entry=self.table.at)
        return True

    def back(self, seat: int, part: str) -> bool:
        if not part and self.parts.back():
            self.ask_part(seat)
            return False
        if not self.table.can_go_back(seat):
            self.say("terminal-not-midway")
            return False
        try:
            self.table.back(seat, part.lower())
        except (IllegalChoice, UnknownNotation) as error:
            self.write_line(str(error))
            return False
        return self.moved()

    def show_log(self, seat: int, _rest: str) -> bool:
        view = self.table.view(seat)
        if view.log:
            self.console.print(screen.log_grid(view.log, self.words, (), self.words.names(view)))
        else:
            self.say("terminal-nothing-told")
        return False

    def save(self, _seat: int, name: str) -> bool:
        if name:
            try:
                self.write(Path(name).expanduser())
            except RuntimeError as error:  # `~nobody/game`
                self.say("terminal-not-saved", file=name, reason=str(error))
        else:
            self.say("terminal-save-how")
        return False

    def write(self, path: Path) -> bool:
        """Save to a file; an older file of the same name stays untouched unless this session wrote it."""
        try:
            saved.write(self.table, path, path in self.written)
        except (GrimalkinError, OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            reason = str(reason).removeprefix(f"{path} cannot be written: ")
            self.say("terminal-not-saved", file=str(path), reason=reason)
            return False
        self.written.add(path)
        self.kept_in = path
        self.kept_at = len(self.table.record)
        self.say("terminal-saved", file=str(path))
        return True

    def concede(self, seat: int, rest: str) -> bool:
        """More words may mean something else, and there is no way back."""
        if rest:
            self.no_choice(f"concede {rest}", ["concede"], 0)
            return False
        try:
            self.table.concede(seat)
        except IllegalChoice as error:
            self.write_line(str(error))
            return False
        return True

    def leave(self, seat: int, rest: str) -> bool:
        """Where the game lets others play on; there is no way back either."""
        if rest:
            self.no_choice(f"leave {rest}", ["leave"], 0)
            return False
        try:
            if self.table.game.leaving and not self.really_leaves(seat):
                return False
            self.table.leave(seat)
        except IllegalChoice as error:
            self.write_line(str(error))
            return False
        return True

    def really_leaves(self, seat: int) -> bool:
        """Nobody comes back, and perhaps the game is over by it: asked before it is done."""
        after = self.table.state.copy()
        leave(after, seat)
        question = "terminal-leave-sure" if after.result is None else "terminal-leave-ends"
        if self.read(self.words.say(question, name=seat_name(seat))).lower() in self.words.say("terminal-yes").split():
            return True
        self.say("terminal-leave-not")
        return False

    def stop(self, seat: int, rest: str) -> bool:
        said = rest.split()
        windows = self.table.game.windows
        if not windows:
            self.say("terminal-stop-none")
        elif len(said) != 2 or said[0] not in ("on", "off") or said[1] not in windows:
            self.say("terminal-stop-how", windows=", ".join(windows))
        else:
            for own in self.seats_of(seat):
                self.table.stop(own, said[1], said[0] == "on")
            if said[0] == "on":
                self.say("terminal-stop-on", window=self.words.window(said[1]))
            else:
                self.say("terminal-stop-off", window=self.words.window(said[1]))
        return False

    def help(self, _seat: int, _rest: str) -> bool:
        self.console.print(screen.help_grid(self.words))
        return False

    def quit(self, _seat: int, _rest: str) -> bool:
        raise Left

    # beginning and end

    def welcome(self) -> None:
        table = self.table
        settings = self.words.settings(table.settings)
        if settings:
            self.say("terminal-welcome-settings", title=self.words.title(), settings=settings)
        else:
            self.say("terminal-welcome", title=self.words.title())
        if table.is_official(len(table.seats) - 1):
            self.desk.say_sight()
        if self.kept_at >= 0:
            self.say("terminal-goes-on", entry=self.kept_at)
        for line, whole in at_the_beginning(table.luck, self.words):
            self.write_line(line, whole)

    def finish(self) -> None:
        """The last look at the table, the result, the seed."""
        people = [seat for seat in range(len(self.table.seats)) if self.is_human(seat)]
        alone = people != [] and set(people) <= set(self.seats_of(people[0]))
        view = self.table.view(people[0] if alone else SPECTATOR)
        self.show(view)
        self.console.print(screen.result_text(view, self.words))
        for line, whole in at_the_end(self.table.luck, self.words):
            self.write_line(line, whole)
        if people and self.save_to is None and self.kept_at != len(self.table.record):
            self.last_words()
        self.farewell()

    def last_words(self) -> None:
        """A finished game can still be kept."""
        while self.kept_at != len(self.table.record):
            said = self.read(self.words.say("terminal-last-words")).split(maxsplit=1)
            if not said or said[0] == "quit":
                return
            if said[0] == "save":
                self.save(0, said[1] if len(said) == 2 else "")
            else:
                self.say("terminal-only-save")

    def farewell(self) -> None:
        """Where the game is kept, or how it would have been."""
        if self.save_to is not None and not self.write(self.save_to):
            self.say("terminal-not-kept")
        over = self.table.state.result is not None
        if self.kept_at == len(self.table.record):
            if over:
                self.say("terminal-kept-finished", file=str(self.kept_in))
            else:
                self.say("terminal-kept-unfinished", file=str(self.kept_in))
        elif self.kept_at >= 0:
            self.say("terminal-kept-partly", entry=self.kept_at, file=str(self.kept_in))
        elif over:
            self.say("terminal-lost-finished")
        else:
            self.say("terminal-lost-unfinished")
