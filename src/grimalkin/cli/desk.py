"""The officials' desk at a terminal: disputes, rulings, seconds, and a new official who sits down.

`rule on ...` rules, at any prompt and for the first official at this keyboard; `E rule on ...` says which one. Commands
answer whether the prompt is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from grimalkin.cli.screen import is_bot
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.events import seat_name
from grimalkin.core.judging import bench_of, court_of, fits_here, read_for, refusal, warnings_of
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.numbers import number_in
from grimalkin.core.record import RULING, SECOND
from grimalkin.core.rulings import UNDONE_OP
from grimalkin.core.table import Table
from grimalkin.words import Words

ON = "on"


class Keyboard(Protocol):
    """What the desk needs of the session that it belongs to."""

    table: Table
    words: Words
    own: list[Luck]
    seen: list[int]

    def say(self, name: str, /, **args: int | str) -> None: ...

    def write_line(self, line: str, whole: bool = False) -> None: ...

    def read(self, prompt: str) -> str: ...


class Desk:
    """What officials, and players who dispute, can type."""

    def __init__(self, session: Keyboard) -> None:
        self.session = session
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "dispute": self.dispute,
            "second": self.second,
            "rulings": self.show_rulings,
            "judge": self.seat_judge,
        }

    def takes(self, command: str) -> Callable[[int, str], bool] | None:
        """The command of this name, in a game that has officials."""
        has_bench = self.session.table.game.hooks.bench() is not None
        return self.commands.get(command) if has_bench else None

    def official(self, seat: int) -> int:
        """The official who types at this prompt: the seat itself, or the first at this keyboard. -1: none."""
        table = self.session.table
        here = [one for one in table.state.officials_here() if not is_bot(table.players[one])]
        return seat if seat in here else here[0] if here else -1

    def for_official(self, letter: str, words: str) -> bool | None:
        """`E rule on ...`, `E second 12`: one of several officials at this keyboard. None: nothing of the kind."""
        table = self.session.table
        command, _, rest = words.partition(" ")
        for seat in table.state.officials_here():
            if seat_name(seat) == letter.upper() and not is_bot(table.players[seat]):
                if command == "rule" and rest.startswith(f"{ON} "):
                    return self.rule(seat, rest)
                if command == "second":
                    return self.second(seat, rest)
        return None

    def dispute(self, seat: int, about: str) -> bool:
        session = self.session
        if not about:
            session.say("terminal-dispute-how")
            return False
        return self.tried(lambda: session.table.dispute(seat, about))

    def rule(self, seat: int, words: str) -> bool:
        """A ruling; what an earlier one says otherwise is told first, and asked about."""
        session = self.session
        table = session.table
        official = self.official(seat)
        if official < 0:
            session.say("terminal-no-judge")
            return False
        if len(words.split()) < 2 or ":" not in words:
            self.show_how()
            return False
        try:
            ruling = read_for(table.state, words)
            n = len(table.record) + 1
            sound = fits_here(table.state, ruling) and not refusal(table.state, official, n, ruling)
            warnings = warnings_of(table.state, official, n, words) if sound else []
        except GrimalkinError as error:
            session.write_line(str(error))
            return False
        for warning in warnings:
            session.say("terminal-contrary", warning=warning)
        if warnings:
            said = session.read(session.words.say("terminal-rule-anyway")).lower()
            if said not in session.words.say("terminal-yes").split():
                return False
        return self.tried(lambda: table.rule(official, words))

    def second(self, seat: int, words: str) -> bool:
        session = self.session
        official = self.official(seat)
        if official < 0:
            session.say("terminal-no-judge")
            return False
        entry = number_in(words)
        if entry is None:
            session.say("terminal-second-how")
            return False
        return self.tried(lambda: session.table.second(official, entry))

    def tried(self, act: Callable[[], None]) -> bool:
        """Do something that may be refused; the refusal is told."""
        try:
            act()
        except GrimalkinError as error:
            self.session.write_line(str(error))
            return False
        return True

    def show_how(self) -> None:
        session = self.session
        bench = bench_of(session.table.state)
        session.say("terminal-rule-on-how", criteria=", ".join(bench.criteria), example="rule on 12 fun: uphold")
        for operation in bench.operations().values():
            if operation.name != UNDONE_OP:
                session.write_line(f"  {operation.usage()}")

    def show_waiting(self) -> None:
        """What officials have before them: disputes, and proposals that wait for a second."""
        session = self.session
        court = court_of(session.table.state)
        for dispute in court.disputes:
            name = seat_name(dispute.seat)
            session.say("terminal-dispute-waits", entry=dispute.n, name=name, about=dispute.about)
        for proposal in court.proposals:
            session.write_line(f"  {proposal.n}  {seat_name(proposal.seat)}  {proposal.text}")

    def show_rulings(self, seat: int, _rest: str) -> bool:
        """What waits, and every ruling that stands, with its entry."""
        session = self.session
        table = session.table
        self.show_waiting()
        entries = [n for n in table.path(table.at)[1:] if table.record[n - 1].kind in (RULING, SECOND)]
        for n in entries:
            entry = table.record[n - 1]
            session.write_line(f"  {n}  {seat_name(entry.seat)}  {entry.kind} {entry.text}")
        if not entries and not court_of(table.state).disputes:
            session.say("terminal-no-rulings")
        return False

    def show_precedent(self, rule: str) -> None:
        """What a ruling says about a rule: its entry, its criteria, its text."""
        found = court_of(self.session.table.state).precedent(rule)
        if found is not None:
            said = f"{found.question} = {found.value}"
            self.session.say(
                "terminal-precedent", rule=rule, entry=found.n, said=said, criteria=found.criteria, text=found.text
            )

    def show_order(self, seat: int, rule: str) -> None:
        """The orders for a seat, where a rule about orders is the reason."""
        session = self.session
        if rule == bench_of(session.table.state).rule_of_orders:
            for order in court_of(session.table.state).orders:
                if order.seat == seat:
                    entry = session.table.record[order.n - 1] if order.n <= len(session.table.record) else None
                    session.say("terminal-order", entry=order.n, text=entry.text if entry is not None else "")

    def explain(self, seat: int, rule: str) -> None:
        """What rulings have to do with a reason."""
        if self.session.table.game.hooks.bench() is not None:
            self.show_precedent(rule)
            self.show_order(seat, rule)

    def say_sight(self) -> None:
        """What officials see of hidden cards at this table."""
        table = self.session.table
        sees = table.game.officials_see
        note = self.session.words.setting_note(sees, table.settings[sees]) if sees else ""
        if note:
            self.session.write_line(note)

    def seat_judge(self, seat: int, _rest: str) -> bool:
        """Another official sits down at this keyboard, if all other players agree."""
        session = self.session
        table = session.table
        if table.is_official(seat):
            session.say("terminal-no-judge")
            return False
        others = table.others(seat)
        self.say_sight()
        for other in others:
            name = seat_name(other)
            said = session.read(session.words.say("terminal-agree-judge", other=name)).lower()
            if said not in session.words.say("terminal-yes").split():
                session.say("terminal-not-agreed", other=name)
                return False
        if not self.tried(lambda: table.seat_official(seat, others)):
            return False
        session.own.append(Seeded(len(table.seats)))
        session.seen.append(-1)
        return True
