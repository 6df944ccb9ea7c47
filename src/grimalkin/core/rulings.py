"""A ruling: by which criteria, about what, what it does in typed operations, and what the official says to it.

One line says it all: `on 210 fun clear: adjust_money B 3; shuffle friend_pool | It was taken twice.` Before the colon
stands what it is about, if anything (an entry, a rule, a card), and the criteria; behind it the operations; after the
stroke the text, which changes nothing. The operations are declared by the game, like the verbs of its cards.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from grimalkin.core.errors import BadRuling, Misspelled
from grimalkin.core.state import G, Step
from grimalkin.core.wording import shortened, unknown

AGREED: Final = "agreed"
ON: Final = "on"
TIME_OVER: Final = "overdue"  # instead of those who agreed: the first-seated official's, for time was up
UPHOLD_OP: Final = "uphold"
NOTE_OP: Final = "note"
UNDO_OP: Final = "undo"
UNDONE_OP: Final = "undone"  # what a recorded ruling says once the table has gone back
LONGEST: Final = 600  # of a line as somebody sends it
KEPT: Final = 1_000  # of one in the record, which may say besides who agreed and what was forgotten
MOST_OPERATIONS: Final = 20


class Ruling:
    """A ruling that has been read."""

    def __init__(self, agreed: str, about: str, criteria: list[str], operations: list[str], text: str) -> None:
        self.agreed = agreed  # the other officials who are for it, as `D,E`
        self.about = about
        self.criteria = criteria
        self.operations = operations  # each a line of words
        self.text = text

    def spelled(self) -> str:
        """The one way to write it."""
        head = [f"{AGREED} {self.agreed}"] if self.agreed else []
        if self.about:
            head.append(f"{ON} {self.about}")
        head.append(" ".join(self.criteria))
        line = f"{' '.join(head)}: {'; '.join(self.operations)}"
        return f"{line} | {self.text}" if self.text else line

    def names(self) -> list[str]:
        """The operations by name."""
        return [operation.split()[0] for operation in self.operations]

    def goes_back(self) -> bool:
        return self.names()[0] == UNDO_OP

    def after_undo(self) -> bool:
        return self.names()[0] == UNDONE_OP

    def lets_stand(self) -> bool:
        """Does it change nothing at the table?"""
        return not [name for name in self.names() if name not in (UPHOLD_OP, NOTE_OP)]

    def with_first(self, operation: str, agreed: str) -> Ruling:
        return Ruling(agreed, self.about, self.criteria, [operation, *self.operations[1:]], self.text)

    def with_only(self, operation: str, agreed: str) -> Ruling:
        return Ruling(agreed, self.about, self.criteria, [operation], self.text)


def read_ruling(line: str, criteria: list[str], criteria_rule: str) -> Ruling:
    """A ruling from its line. What the operations mean is for the game to say."""
    if len(line) > KEPT or not line.isprintable():
        raise BadRuling(f"a ruling is one line of at most {LONGEST} printable characters; got {len(line)}")
    head, colon, rest = line.partition(":")
    if not colon:
        raise BadRuling(f"'{shortened(line)}': write criteria, a colon and what is to be done, as in 'fun: uphold'")
    body, _, text = rest.partition("|")
    words = head.replace(",", " , ").split()
    agreed = ""
    about = ""
    if words[:1] == [AGREED]:
        end = 2
        while end + 1 < len(words) and words[end] == ",":
            end += 2
        agreed = ",".join([word for word in words[1:end] if word != ","])
        words = words[end:]
    words = [word for word in words if word != ","]
    if words[:1] == [ON]:
        about = words[1] if len(words) > 1 else ""
        words = words[2:]
    if not words:
        raise BadRuling(f"{criteria_rule}: a ruling names one or more of {', '.join(criteria)}")
    for word in words:
        if word not in criteria:
            raise BadRuling(f"{criteria_rule}: {unknown('criterion', word, criteria)}")
    operations = [" ".join(part.replace(",", " , ").split()) for part in body.split(";")]
    operations = [part.replace(" , ", ", ") for part in operations if part]
    if not operations:
        raise BadRuling("a ruling does something; 'uphold' lets things stand")
    if len(operations) > MOST_OPERATIONS:
        raise BadRuling(f"got {len(operations)} operations; a ruling has at most {MOST_OPERATIONS}")
    found = Ruling(agreed, about, words, operations, " ".join(text.split()))
    if len(line) > LONGEST and not agreed and not found.after_undo():
        raise BadRuling(f"a ruling is one line of at most {LONGEST} printable characters; got {len(line)}")
    return found


class Case:
    """A ruling while it is carried out: whose it is, its entry, and what happens once all of it is done."""

    def __init__(self, seat: int, n: int, ruling: Ruling) -> None:
        self.seat = seat
        self.n = n
        self.ruling = ruling
        self.after: list[Step[Any]] = []  # in this order
        self.warnings: list[str] = []  # what the official should know: an earlier ruling said otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation(Generic[G]):
    """One sort of thing that a ruling can do. Refuses with a `BadRuling` that names the rule."""

    name: ClassVar[str] = "?"
    form: ClassVar[str] = ""  # how its arguments are written, for people
    anywhere: ClassVar[bool] = False  # it fits any wait, not table points alone

    def do(self, game: G, case: Case, words: list[str]) -> None:
        """Carry it out: at once, or as a step in `case.after` where luck or texts have a word."""
        raise NotImplementedError

    def usage(self) -> str:
        return f"{self.name} {self.form}".rstrip()

    def wrong(self, words: list[str]) -> Misspelled:
        said = " ".join([self.name, *words])
        return Misspelled(f"'{shortened(said)}' is not understood; write '{self.usage()}'")
