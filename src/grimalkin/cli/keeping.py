"""Where games of the terminal are kept, and luck for those that go on without their seed."""

from __future__ import annotations

from pathlib import Path

from grimalkin.cli.refusal import Refusal
from grimalkin.core.luck import Committed, Luck
from grimalkin.core.table import Table


class Anew(Luck):
    """Luck for the rest of a game whose own seed nobody has: a new secret, entry by entry.

    A saved game can be checked by one seed for all of it, so such a game is saved with its luck as it fell.
    """

    def __init__(self, table: Table, secret: bytes) -> None:
        self.table = table
        self.committed = Committed(secret)
        self.now = self.committed

    def below(self, n: int) -> int:
        entry = len(self.table.record) + 1
        if self.now.entry != entry:
            self.now = self.committed.at(entry)
        return self.now.below(n)


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
