"""What officials have before them, as the wire has it, and what their rulings would do."""

from __future__ import annotations

from typing import Literal

from grimalkin.core.bench import Bench, Hearing
from grimalkin.core.courts import OWN_TURNS, UNTIL, Order
from grimalkin.core.engine import waiting_ask
from grimalkin.core.errors import BadRuling
from grimalkin.core.game import Game, line_of
from grimalkin.core.judging import court_of, read_for
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.positions import SEATS
from grimalkin.core.record import RULING
from grimalkin.core.rehearsals import rehearse
from grimalkin.core.rulings import TIME_OVER, UNDONE_OP, Ruling
from grimalkin.core.table import Table
from grimalkin.core.view import View
from grimalkin.server.messages import (
    CourtInfo,
    DisputeInfo,
    OfficialsInfo,
    OperationInfo,
    OrderInfo,
    PrecedentInfo,
    ProposalInfo,
    Rehearsed,
    RulingInfo,
    UndoPoint,
    Verdict,
)
from grimalkin.server.refusals import Refused
from grimalkin.server.sitting import Sitting, Viewer

MOST_POINTS = 60  # entries that are told to take play back to
SEPARATORS = ":;|,"


def officials_info(game: Game) -> OfficialsInfo | None:
    """What a game has for its officials; None: it has none."""
    bench = game.hooks.bench()
    if bench is None or not game.officials_setting:
        return None
    assert isinstance(bench, Bench)
    operations = [one for one in bench.operations().values() if one.name != UNDONE_OP]
    return OfficialsInfo(
        setting=game.officials_setting,
        sees=game.officials_see,
        most=SPECTATOR,
        before=list(bench.before),
        criteria=list(bench.criteria),
        operations=[OperationInfo(one.name, one.form, one.anywhere) for one in operations],
        questions=bench.questions(),
        most_disputes=bench.most_disputes,
    )


# rulings in parts and in one line


def line_of_verdict(verdict: Verdict) -> str:
    """A ruling in one line. No part may pass for another."""
    for word in [*verdict.criteria, *([verdict.about] if verdict.about else [])]:
        if word.split() != [word] or any(sign in SEPARATORS for sign in word):
            raise BadRuling(f"'{word}' is not one word; criteria, and what a ruling is about, are words each")
    for operation in verdict.operations:
        if not operation.split() or ";" in operation or "|" in operation:
            raise BadRuling(f"'{operation[:60]}' is not one operation; each has its own line, without ';' and '|'")
    return Ruling("", verdict.about, verdict.criteria, verdict.operations, verdict.text).spelled()


def verdict_of(ruling: Ruling) -> Verdict:
    return Verdict(ruling.criteria, ruling.operations, ruling.about, ruling.text)


# what lies before them


def court_info(table: Table, playing: bool, officiates: bool) -> CourtInfo | None:
    """What officials of a table have before them, for one of them or for others; None: nobody can officiate there."""
    bench = table.game.hooks.bench()
    if bench is None or not table.game.officials_setting:
        return None
    assert isinstance(bench, Bench)
    state = table.state
    court = court_of(state)
    ask = waiting_ask(state)
    hearing = ask.dispute if isinstance(ask, Hearing) else 0
    here = state.officials_here()
    names = [name for name in bench.operations() if name != UNDONE_OP]
    return CourtInfo(
        officials=here,
        hearing=hearing,
        table_point=ask is not None and ask.table_point,
        disputes=[DisputeInfo(one.n, one.seat, one.about, one.n == hearing) for one in court.disputes],
        proposals=[
            ProposalInfo(
                one.n,
                one.seat,
                verdict_of(read_for(state, one.text)),
                [seat for seat in range(len(table.seats)) if one.seconds >> seat & 1],
                one.dispute,
                one.held,
            )
            for one in court.proposals
        ],
        orders=[order_info(one) for one in court.orders],
        precedents=[
            PrecedentInfo(one.n, one.seat, one.question, one.value, one.rule, one.criteria.split(), one.text)
            for one in court.precedents
        ],
        fits=[name for name in names if here and playing and not bench.misfit(state, name)],
        left=table.disputes_left(),
        undo_to=undo_to(table) if officiates else [],
    )


class Courts:
    """The officials' side of one table. It changes nothing."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    def info(self, viewer: Viewer) -> CourtInfo | None:
        """What officials have before them; None: nobody can officiate in this game."""
        table = self.sitting.played
        playing = self.sitting.is_playing
        officiates = playing and any(seat in table.state.officials_here() for seat in viewer.seats)
        return court_info(table, playing, officiates)

    def rulings(self) -> list[RulingInfo]:
        """Every ruling of the line of play that led here."""
        table = self.sitting.played
        court = court_of(table.state)
        found: list[RulingInfo] = []
        for n in table.path(table.at)[1:]:
            entry = table.record[n - 1]
            if entry.kind != RULING or not table.is_official(entry.seat):
                continue
            ruling = read_for(table.state, entry.text)
            proposal = court.proposal(n)
            waits: Literal["", "second", "table point"] = ""
            if proposal is not None:
                waits = "table point" if proposal.held else "second"
            agreed = [SEATS.index(name) for name in ruling.agreed.split(",") if name not in ("", TIME_OVER)]
            at = self.sitting.times[n - 1]
            found.append(RulingInfo(n, at, entry.seat, agreed, verdict_of(ruling), entry.text, waits))
        return found

    def rehearsed(self, seat: int, verdict: Verdict, before: View, version: int) -> Rehearsed:
        """What a ruling of an official would do, as far as this official can know."""
        table = self.sitting.played
        if seat not in table.state.officials_here():
            raise Refused("not_allowed", "Only an official of this table rules.")
        names = [row.name for row in self.sitting.seats]
        try:
            tried = rehearse(table, seat, line_of_verdict(verdict))
        except BadRuling as error:
            return Rehearsed(version, "", str(error), False, 0, False, [], [], before, None)
        after = None
        if tried.after is not None:
            after = table.game.view(tried.after, seat, [], before.n, names)
        lines = [line_of(told, seat) for told in tried.told]
        return Rehearsed(
            version, tried.line, tried.fault, tried.held, tried.needs, tried.luck, tried.warnings, lines, before, after
        )


def order_info(order: Order) -> OrderInfo:
    until = "own turns" if order.until == OWN_TURNS else UNTIL[order.until]
    return OrderInfo(order.n, order.seat, list(order.parts), order.allows, until, order.left, order.used)  # type: ignore[arg-type]


def undo_to(table: Table) -> list[UndoPoint]:
    """Where an official can take play back to, the latest first; of many, those with which something begins."""
    found: list[UndoPoint] = []
    for n in table.undo_points():
        parent = table.positions[n].parent
        begins = n == 0 or table.positions[parent].stretch != table.positions[n].stretch
        if begins or len(found) < MOST_POINTS:
            found.append(UndoPoint(n, begins))
    return found
