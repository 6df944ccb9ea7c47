"""What the hub announces. Whoever wants to know listens; the hub does not know who does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

from grimalkin.server.live import LiveTable
from grimalkin.server.rooms import Connection

Args = ParamSpec("Args")


class Announcement(Generic[Args]):
    """One kind of news."""

    def __init__(self) -> None:
        self.listeners: list[Callable[Args, None]] = []

    def listen(self, listener: Callable[Args, None]) -> None:
        """From now on this is called with each news. It is called at once, so it does not wait for anything."""
        self.listeners.append(listener)

    def announce(self, *args: Args.args, **named: Args.kwargs) -> None:
        """Call all who listen, in the order in which they began to."""
        for listener in self.listeners:
            listener(*args, **named)


class Announcements:
    """All that the hub of one worker announces."""

    def __init__(self) -> None:
        self.due: Announcement[[str]] = Announcement()  # something is to be done at this table
        self.turned: Announcement[[LiveTable]] = Announcement()  # others are asked than before, or nobody is any more
        self.over: Announcement[[str]] = Announcement()  # the game at this table is over
        self.listed: Announcement[[]] = Announcement()  # something about listed tables may have changed
        self.came: Announcement[[Connection]] = Announcement()  # this connection is new
        self.let_go: Announcement[[Connection]] = Announcement()  # this connection is told nothing any more
