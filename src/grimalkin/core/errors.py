"""What a caller can do wrong, each with a stable code. Our own mistakes are assertions and `DeadEnd`."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class GrimalkinError(Exception):
    """The root. `code` never changes; the message says which rule or field, what came, what would have been right."""

    code: ClassVar[str] = "error"


class IllegalChoice(GrimalkinError):
    """A seat asked for something that is not offered to it now."""

    code: ClassVar[str] = "illegal_choice"


class UnknownNotation(GrimalkinError):
    """A text that is no option of this game at all."""

    code: ClassVar[str] = "unknown_notation"


class BadSetup(GrimalkinError):
    """A table cannot be set up like that: an unknown setting, a wrong value, a wrong number of seats, a bad deck."""

    code: ClassVar[str] = "bad_setup"


class BadLuck(GrimalkinError):
    """A face that the die does not have, luck that was needed and not given, or given and not used."""

    code: ClassVar[str] = "bad_luck"


class NoUndo(GrimalkinError):
    """There is nothing to undo there, or it needs a consent that was not given."""

    code: ClassVar[str] = "no_undo"


class BadRuling(GrimalkinError):
    """A Judge's ruling that the game does not understand."""

    code: ClassVar[str] = "bad_ruling"


class BadSave(GrimalkinError):
    """A saved game that cannot be read or does not replay. Nothing was changed."""

    code: ClassVar[str] = "bad_save"

    def __init__(self, line: int, reason: str, expected: str) -> None:
        super().__init__(f"line {line}: {reason}; expected {expected}")
        self.line = line
        self.reason = reason
        self.expected = expected


class DeadEnd(GrimalkinError):
    """A fault of a game's rules: it is not over and nobody can do anything, or it never stops to ask."""

    code: ClassVar[str] = "dead_end"


class SecretNeeded(GrimalkinError):
    """A rule read a hidden card through a mask. Players work on imagined states, where every card has a face."""

    code: ClassVar[str] = "secret_needed"
