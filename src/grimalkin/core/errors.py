"""What a caller can do wrong, each with a stable code. Our own mistakes are assertions and `DeadEnd`."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class GrimalkinError(Exception):
    """The root. `code` never changes; the message says which rule or field, what came, what would have been right."""

    code: ClassVar[str] = "error"


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalChoice(GrimalkinError):
    """A seat asked for something that is not offered to it now."""

    code: ClassVar[str] = "illegal_choice"


class Disputed(IllegalChoice):
    """The same was disputed before, and nothing about it has changed since."""

    code: ClassVar[str] = "disputed"


class NoDisputesLeft(IllegalChoice):
    """A player has raised as many disputes as the table takes of each."""

    code: ClassVar[str] = "no_disputes_left"


class UnknownNotation(GrimalkinError):
    """A text that is not an option of this game at all."""

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


class Misspelled(BadRuling):
    """An operation of a ruling whose arguments are not understood; whoever carries it out says by which rule."""


class Untimely(BadRuling):
    """An operation of a ruling that is understood, and fits another wait than this one."""


class BadSave(GrimalkinError):
    """A saved game that cannot be read or does not replay. Nothing was changed."""

    code: ClassVar[str] = "bad_save"

    def __init__(self, line: int, reason: str, expected: str) -> None:
        super().__init__(f"line {line}: {reason}; expected {expected}")
        self.line = line
        self.reason = reason
        self.expected = expected


@mypyc_attr(allow_interpreted_subclasses=True)
class Fault:
    """One thing that is wrong in a file: where, and what would have been right. `line` is 0 where nobody knows it."""

    def __init__(self, file: str, line: int, place: str, what: str) -> None:
        self.file = file
        self.line = line
        self.place = place  # such as `nettle.passive[1].do[2].to`; empty for the file as a whole
        self.what = what

    def __str__(self) -> str:
        where = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{where}: {self.place}: {self.what}" if self.place else f"{where}: {self.what}"


@mypyc_attr(allow_interpreted_subclasses=True)
class BadFile(GrimalkinError):
    """A file of cards, rules, a position or a scenario that cannot be read. Nothing of it was taken."""

    code: ClassVar[str] = "bad_file"

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join([str(fault) for fault in faults]))
        self.faults = faults


class BadCards(BadFile):
    """A card file with a mistake: the card, the word, and the nearest word that there is."""

    code: ClassVar[str] = "bad_cards"


class BadRules(BadFile):
    """A file of rules with a mistake."""

    code: ClassVar[str] = "bad_rules"


class BadPosition(BadFile):
    """A position that no game could be in, or that is not written as positions are."""

    code: ClassVar[str] = "bad_position"


class BadScenario(BadFile):
    """A scenario that cannot be run at all. One that runs and finds something else is not an error but a difference."""

    code: ClassVar[str] = "bad_scenario"


class UnknownRule(GrimalkinError):
    """A rule id that the rulebook does not have."""

    code: ClassVar[str] = "unknown_rule"


class UnknownCard(GrimalkinError):
    """A card id that the game does not have."""

    code: ClassVar[str] = "unknown_card"


class DeadEnd(GrimalkinError):
    """A fault of a game's rules: it is not over and nobody can do anything, or it never stops to ask."""

    code: ClassVar[str] = "dead_end"


class SecretNeeded(GrimalkinError):
    """A rule read a hidden card through a mask. Players work on imagined states, where every card has a face."""

    code: ClassVar[str] = "secret_needed"
