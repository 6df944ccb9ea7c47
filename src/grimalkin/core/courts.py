"""What officials have before them: disputes, proposals, what they allowed and forbade, what they settled for good.

An official (a Judge) has a seat behind those of the players, sees the table by rules of its own, and neither plays nor
wins. All of this is part of the state and open to all, as words at a table are. Objects here never change, so copies of
a state share them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

# until when an order stands
THIS_TURN: Final = 0
THIS_ROUND: Final = 1
THE_GAME: Final = 2
OWN_TURNS: Final = 3  # so many more turns of the seat
UNTIL: Final = ["turn", "round", "game"]


@mypyc_attr(acyclic=True)
class Dispute:
    """What a player disputes: the entry that raised it, who, and what it is about. It waits for a table point."""

    id: ClassVar[str] = "dispute"

    def __init__(self, n: int, seat: int, about: str) -> None:
        self.n = n
        self.seat = seat
        self.about = about

    def __reduce__(self) -> tuple[Any, ...]:
        return Dispute, (self.n, self.seat, self.about)

    def __repr__(self) -> str:
        return f"Dispute({self.n}, {self.seat}, {self.about!r})"


@mypyc_attr(acyclic=True)
class Proposal:
    """A ruling that an official has sent: not enough others second it yet, or it waits for a table point (`held`)."""

    id: ClassVar[str] = "proposal"

    def __init__(self, n: int, seat: int, text: str, seconds: int, dispute: int, held: bool) -> None:
        self.n = n
        self.seat = seat
        self.text = text
        self.seconds = seconds  # a bit for each official who is for it, the first one included
        self.dispute = dispute  # the one that it answers; 0: none
        self.held = held

    def __reduce__(self) -> tuple[Any, ...]:
        return Proposal, (self.n, self.seat, self.text, self.seconds, self.dispute, self.held)

    def __repr__(self) -> str:
        return f"Proposal({self.n}, {self.seat}, {self.seconds}, {self.dispute}, {self.held})"


@mypyc_attr(acyclic=True)
class Order:
    """What a ruling lets a seat do once, or keeps it from doing: acts in notation, part by part."""

    id: ClassVar[str] = "order"

    def __init__(
        self,
        n: int,
        seat: int,
        parts: tuple[str, ...],
        allows: bool,
        until: int,
        left: int = 0,
        at: int = 0,
        needed: bool = False,
        used: bool = False,
    ) -> None:
        self.n = n  # the entry of the ruling
        self.seat = seat
        self.parts = parts
        self.allows = allows
        self.until = until
        self.left = left  # turns of the seat, where it stands for so many
        self.at = at  # how many parts have been chosen
        self.needed = needed  # the first part was legal by this order alone
        self.used = used

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self.n, self.seat, self.parts, self.allows, self.until, self.left, self.at, self.needed, self.used)
        return Order, kept

    def __repr__(self) -> str:
        return f"Order({self.n}, {self.seat}, {', '.join(self.parts)!r}, allows={self.allows})"

    def moved(self, at: int, needed: bool, used: bool, left: int) -> Order:
        """The same, further on."""
        return Order(self.n, self.seat, self.parts, self.allows, self.until, left, at, needed, used)


@mypyc_attr(acyclic=True)
class Precedent:
    """A question settled for the rest of the game: by which entry and whom, why, and which rule it replaces."""

    id: ClassVar[str] = "precedent"

    def __init__(self, n: int, seat: int, question: str, value: str, rule: str, criteria: str, text: str) -> None:
        self.n = n
        self.seat = seat
        self.question = question  # the key of a setting; not called `key`, which marks shared data
        self.value = value
        self.rule = rule
        self.criteria = criteria
        self.text = text

    def __reduce__(self) -> tuple[Any, ...]:
        return Precedent, (self.n, self.seat, self.question, self.value, self.rule, self.criteria, self.text)

    def __repr__(self) -> str:
        return f"Precedent({self.n}, {self.question}={self.value})"


@mypyc_attr(acyclic=True)
class Court:
    """All that officials have before them. A state without any has None in its place."""

    id: ClassVar[str] = "court"

    def __init__(
        self,
        disputes: tuple[Dispute, ...] = (),
        proposals: tuple[Proposal, ...] = (),
        orders: tuple[Order, ...] = (),
        precedents: tuple[Precedent, ...] = (),
        due: Proposal | None = None,
    ) -> None:
        self.disputes = disputes  # open or noted, in the order in which they were raised
        self.proposals = proposals
        self.orders = orders  # the later one holds where two meet
        self.precedents = precedents
        self.due = due  # a ruling that takes play back: agreed, and the table is about to do it

    def __reduce__(self) -> tuple[Any, ...]:
        return Court, (self.disputes, self.proposals, self.orders, self.precedents, self.due)

    def __repr__(self) -> str:
        return f"<Court: {len(self.disputes)} disputes, {len(self.orders)} orders>"

    def or_none(self) -> Court | None:
        some = self.disputes or self.proposals or self.orders or self.precedents or self.due is not None
        return self if some else None

    def waits(self) -> bool:
        """Is there something for the next table point?"""
        if self.disputes:
            return True
        for proposal in self.proposals:
            if proposal.held:
                return True
        return False

    def dispute(self, n: int) -> Dispute | None:
        for dispute in self.disputes:
            if dispute.n == n:
                return dispute
        return None

    def proposal(self, n: int) -> Proposal | None:
        for proposal in self.proposals:
            if proposal.n == n:
                return proposal
        return None

    def precedent(self, rule: str) -> Precedent | None:
        """The latest ruling that settled the question of a rule."""
        for precedent in reversed(self.precedents):
            if precedent.rule == rule:
                return precedent
        return None

    def with_dispute(self, dispute: Dispute) -> Court:
        return Court((*self.disputes, dispute), self.proposals, self.orders, self.precedents, self.due)

    def without_dispute(self, n: int) -> Court:
        """A dispute is over, and so are the proposals for it."""
        disputes = tuple([dispute for dispute in self.disputes if dispute.n != n])
        proposals = tuple([proposal for proposal in self.proposals if proposal.dispute != n or not n])
        return Court(disputes, proposals, self.orders, self.precedents, self.due)

    def with_proposal(self, proposal: Proposal) -> Court:
        """A proposal, or another state of it."""
        kept = [other for other in self.proposals if other.n != proposal.n]
        return Court(self.disputes, (*kept, proposal), self.orders, self.precedents, self.due)

    def without_proposal(self, n: int) -> Court:
        kept = tuple([proposal for proposal in self.proposals if proposal.n != n])
        return Court(self.disputes, kept, self.orders, self.precedents, self.due)

    def with_orders(self, orders: tuple[Order, ...]) -> Court:
        return Court(self.disputes, self.proposals, orders, self.precedents, self.due)

    def with_precedent(self, precedent: Precedent) -> Court:
        """A question is settled; what was said to it before holds no longer."""
        kept = [other for other in self.precedents if other.question != precedent.question]
        return Court(self.disputes, self.proposals, self.orders, (*kept, precedent), self.due)

    def with_due(self, due: Proposal | None) -> Court:
        return Court(self.disputes, self.proposals, self.orders, self.precedents, due)


NO_COURT: Final = Court()
