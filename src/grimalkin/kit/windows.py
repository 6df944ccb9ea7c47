"""Windows: moments at which several seats may react, one after the other or whoever is first.

A window asks only seats that have a reason to react. What reasons there are, and what a reaction does, is the game's;
this part asks the right seats in the right order, and knows stops, automatic passes and timers.

- `ReactionWindow` is the question. If it is *claimed*, all its seats are asked at once and the first use resolves; if
  it is *polled*, they are asked one after the other, clockwise from the start seat. It closes when all have passed. A
  window with an `again` opens anew after each use.
- `WindowOpener` is the step before: it opens the window for the seats that would react, and for those that could and
  have set a stop at this kind of window. Hidden cards may not decide that, or the question itself would tell them.
- `WindowGame` is a `Game` whose windows pass by themselves where nobody would react (`tempts`), and close by themselves
  after some seconds (`ReactionWindow.seconds`).
- `stopping` gives the seats with a stop, for games that open their windows in a step of their own.

In this example the seats of a made-up game may shout after a die has fallen; they would do so at a 6 only:

>>> from typing import ClassVar
>>> from grimalkin.core.codes import PASS
>>> from grimalkin.core.engine import advance, choose, pending
>>> from grimalkin.core.state import State
>>> from grimalkin.kit.windows import ReactionWindow, WindowOpener
>>> SHOUT = 1
>>> class Table(State):
...     claims = False
...     die = 6
>>> class Shout(ReactionWindow[Table]):
...     rule: ClassVar[str] = "EX-1"
...     def claimed(self, game):
...         return game.claims
...     def acts(self, game, seat):
...         return [PASS, SHOUT]
...     def used(self, game, seat, option):
...         game.end(self.rule, 1 << seat, [0, 0, 0])
>>> class AfterTheDie(WindowOpener[Table]):
...     rule: ClassVar[str] = "EX-1"
...     def would_react(self, game, seat, moment):
...         return game.die == 6
...     def opened(self, game, asked):
...         return Shout(asked, 1)
>>> polled, claimed = Table([0, 1, 2]), Table([0, 1, 2])
>>> claimed.claims = True
>>> for table in (polled, claimed):
...     table.then(AfterTheDie())
...     window = advance(table)
...     print([offer.seat for offer in pending(table)])
[1]
[1, 2, 0]
>>> choose(polled, window, 1, PASS)
>>> [offer.seat for offer in pending(polled)]
[2]
>>> choose(claimed, window, 0, SHOUT)
>>> claimed.result.winners
1
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import Claim, Step, clockwise
from grimalkin.core.engine import waiting_ask
from grimalkin.core.game import Game
from grimalkin.core.state import NO_STOPS, G, State

NO_STOP: Final = -1  # of a window that nobody can stop at
NO_TIMER: Final = (0, 0)


def stopping(game: State, window: int) -> int:
    """A bit for each seat that has set a stop at this kind of window."""
    seats = 0
    if window != NO_STOP and game.stops is not NO_STOPS:  # nearly always nobody has set any
        for seat in range(len(game.teams)):
            if game.stops_at(seat, window):
                seats |= 1 << seat
    return seats


@mypyc_attr(allow_interpreted_subclasses=True)
class ReactionWindow(Claim[G]):
    """Some seats may react, and each may pass."""

    def claimed(self, game: G) -> bool:
        """Are all asked at once? If not, one after the other."""
        return True

    def stop(self) -> int:
        """The kind of window this is, by its place among the game's `windows`; NO_STOP if it is none of them."""
        return NO_STOP

    def seats(self, game: G) -> int:
        """A bit for each seat that may react: those asked at first, unless an interrupt brought in or shut out some.

        None, if an interrupt took away what they would react to: then the window lapses.
        """
        return self.asked

    def order(self, game: G) -> list[int]:
        seats = self.seats(game)
        return clockwise(game, seats, self.start) if self.claimed(game) else next_clockwise(game, seats, self.start)

    def again(self, game: G) -> Step[Any] | None:
        """What opens it anew after a use; None: the first use is the only one."""
        return None

    def used(self, game: G, seat: int, option: int) -> None:
        """Carry out a reaction."""
        raise NotImplementedError

    def chosen(self, game: G, seat: int, option: int) -> None:
        again = self.again(game)
        if again is not None:
            game.then(again)
        self.used(game, seat, option)

    def seconds(self, settings: dict[str, str]) -> tuple[int, int]:
        """After how many seconds it closes where people play live, if it is claimed; and how many one hold adds."""
        return NO_TIMER


def next_clockwise(game: State, asked: int, start: int) -> list[int]:
    """The first of the seats that `clockwise` gives, if there is one."""
    count = len(game.teams)
    for i in range(count):
        seat = (start + i) % count
        if (asked >> seat) & 1 and not game.has_answered(seat):
            return [seat]
    return []


@mypyc_attr(allow_interpreted_subclasses=True)
class WindowOpener(Step[G]):
    """Opens a window for the seats that have a reason to react. If there are none, nothing happens."""

    def stop(self) -> int:
        """The kind of window that it opens, as `ReactionWindow.stop` says."""
        return NO_STOP

    def able(self, game: G) -> int:
        """A bit for each seat that has anything to react with: a quick look before the exact ones.

        None, if nobody may react now.
        """
        return (1 << len(game.teams)) - 1

    def moment(self, game: G, able: int) -> int:
        """What the reasons of all seats depend on, worked out once."""
        return 0

    def would_react(self, game: G, seat: int, moment: int) -> bool:
        """Would a sensible player in this seat think of reacting now?"""
        raise NotImplementedError

    def could_react(self, game: G, seat: int) -> bool:
        """Could this seat react at all? Asked for seats that have set a stop."""
        raise NotImplementedError

    def opened(self, game: G, asked: int) -> ReactionWindow[Any]:
        """The window for these seats."""
        raise NotImplementedError

    def run(self, game: G) -> None:
        able = self.able(game)
        if not able:
            return
        stops = stopping(game, self.stop())
        moment = self.moment(game, able)
        asked = 0
        for seat in range(len(game.teams)):
            if able >> seat & 1:
                if stops >> seat & 1:
                    if self.could_react(game, seat):
                        asked |= 1 << seat
                elif self.would_react(game, seat, moment):
                    asked |= 1 << seat
        if asked:
            game.then(self.opened(game, asked))


@mypyc_attr(allow_interpreted_subclasses=True)
class WindowGame(Game):
    """A game with windows."""

    def tempts(self, game: State, seat: int) -> bool:
        """Is there anything in the open window that a sensible player would think about, by what the seat can see?

        If not, the window passes by itself for a person who has set no stop at it. A window that nobody can stop at
        never does, for no stop could bring it back.
        """
        return True

    def auto_passes(self, game: State, seat: int) -> bool:
        window = open_window(game)
        if window is None or window.stop() == NO_STOP or game.stops_at(seat, window.stop()):
            return False
        return not self.tempts(game, seat)

    def timed(self, game: State, settings: dict[str, str]) -> tuple[int, int]:
        window = open_window(game)
        return window.seconds(settings) if window is not None and window.claimed(game) else NO_TIMER

    def window(self, game: State) -> str:
        window = open_window(game)
        return "" if window is None or window.stop() == NO_STOP else self.windows[window.stop()]


def open_window(game: State) -> ReactionWindow[Any] | None:
    """The window that waits for seats, if one does."""
    ask = waiting_ask(game)
    return ask if isinstance(ask, ReactionWindow) else None
