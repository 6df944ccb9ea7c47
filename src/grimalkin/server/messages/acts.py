"""What people do at a table, and what they can ask there."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from grimalkin.core.view import Because, Fact
from grimalkin.server.messages.courts import Verdict
from grimalkin.server.messages.words import Count, Key, Notation, SeatNumber

# acts: over the WebSocket, or one by one to POST /api/tables/{table}/acts


class Act(Struct, forbid_unknown_fields=True, tag_field="do"):
    """Something a person does at a table."""


class SeatAct(Act):
    seat: SeatNumber


class Move(SeatAct, tag="move"):
    """A choice, in notation. `version` is the Update's it answers; the same `key` twice counts once."""

    version: Count
    move: Notation
    key: Key


class Back(SeatAct, tag="back"):
    """Within a choice of several parts: take the last part back."""

    version: Count


class Undo(SeatAct, tag="undo"):
    """Take back the seat's last choice. If somebody has learned something since, this is a request to the others."""

    version: Count


class Redo(SeatAct, tag="redo"):
    version: Count


class MoreTime(SeatAct, tag="more_time"):
    """More time in a window with a timer; once a window."""

    version: Count


class Stop(SeatAct, tag="stop"):
    """Be asked in this kind of window, or no longer."""

    window: Annotated[str, Meta(max_length=60)]
    on: bool


class Resign(SeatAct, tag="resign"):
    """Give up."""


class Leave(SeatAct, tag="leave"):
    """Leave the game for good, where it lets the others play on."""


class OfferDraw(SeatAct, tag="draw"):
    """Ask the others for a draw."""


class Pause(SeatAct, tag="pause"):
    """Ask the others to stop the clocks; going on needs only one."""

    on: bool


class Answer(SeatAct, tag="answer"):
    """Agree or not to the open request, which is line `m` of the talk."""

    m: Count
    yes: bool


class LetPlay(SeatAct, tag="let_play"):
    """A bot plays for me from now on; empty: I play again."""

    bot: Annotated[str, Meta(max_length=40)] = ""


class Chat(Act, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    about: Count = 0  # the dispute that it is said to; 0: none


# officials


class RaiseDispute(SeatAct, tag="dispute"):
    """A player disputes a rule, a card, or an entry as `entry 12`. What `says` the player is talk about it."""

    about: Annotated[str, Meta(min_length=1, max_length=60)]
    key: Key
    says: Annotated[str, Meta(max_length=500)] = ""


class Rule(SeatAct, tag="rule"):
    """An official rules, or proposes it to the other officials. With a `version`, only as an answer to that Update."""

    verdict: Verdict
    key: Key
    version: Count | None = None


class Second(SeatAct, tag="second"):
    """An official is for another's proposal."""

    proposal: Count
    key: Key


class OfferToOfficiate(Act, tag="officiate"):
    """Somebody without a seat asks all players: may I sit down as an official?"""


AnyAct = (
    Move
    | Back
    | Undo
    | Redo
    | MoreTime
    | Stop
    | Resign
    | Leave
    | OfferDraw
    | Pause
    | Answer
    | LetPlay
    | Chat
    | RaiseDispute
    | Rule
    | Second
    | OfferToOfficiate
)


class Done(Struct):
    """It is done, and on the disk: the table has n entries now."""

    n: int
    m: int


class Asking(Struct, forbid_unknown_fields=True):
    """Of a choice in notation: may I? If not, why?"""

    seat: SeatNumber
    move: Notation


class Reason(Struct):
    """The rule that forbids it; empty: nothing does."""

    rule: str
    text: str


class Blocked(Struct):
    """A choice that would point at a piece, and the rule that forbids it now; an empty move: nothing asks for it.

    `reason` says what is missing; without an id there is only its text.
    """

    move: str
    rule: str
    reason: Because
    text: str  # the same in words


class Preview(Struct):
    """What a choice would do, as far as the seat can know."""

    move: str
    facts: list[Fact]


class Previews(Struct):
    """What the choices that a seat has now would do. A choice that nothing can be said of is left out."""

    version: int  # of the Update that these choices are of
    previews: list[Preview]


HintReason = Literal[
    "only",  # there is no other choice
    "better",  # clearly better than doing nothing
    "nothing",  # nothing is clearly better than doing nothing, which this is
    "best",  # one must choose something, and it came out best
    "futile",  # everything else is certain to fail
]


class Hint(Struct):
    """What a bot would choose and why. It is never worse than doing nothing."""

    move: str
    why: HintReason
    instead: str = ""  # the choice by which one does nothing; empty: there is none
    better: int = 0  # in so many imagined games it came out better
    worlds: int = 0  # of so many
    facts: list[Fact] = []  # what it would do, as far as the seat can know
