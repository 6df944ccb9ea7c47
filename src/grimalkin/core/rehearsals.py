"""What a ruling would do, before it is sent: tried in worlds that the official cannot tell from the real one.

So whatever is found follows from what the official sees. Where two such worlds come out differently, hidden cards
decide, and nothing is shown.
"""

from __future__ import annotations

from typing import Final

from grimalkin.core.bench import Hearing
from grimalkin.core.engine import advance, waiting_chance
from grimalkin.core.errors import BadRuling, GrimalkinError
from grimalkin.core.events import Event, Log
from grimalkin.core.judging import bench_of, carry_out, close_hearing, fits_here, held_refusal, read_for, undo_wanted
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.past import touched_piles
from grimalkin.core.rulings import UNDONE_OP, Ruling
from grimalkin.core.snapshot import state_hash
from grimalkin.core.state import State
from grimalkin.core.table import Table

WORLDS: Final = 3


class Tried:
    """What came of it. Without a fault and without a state after it, hidden cards decide, or it would be held."""

    def __init__(self) -> None:
        self.line = ""
        self.fault = ""
        self.held = False  # it would wait for the next table point
        self.needs = 0  # so many other officials must be for it
        self.luck = False  # luck speaks next
        self.warnings: list[str] = []
        self.told: list[Event] = []
        self.after: State | None = None  # a world that looks to the official as the real one would


def rehearse(table: Table, seat: int, text: str) -> Tried:
    """Try a ruling of an official who sits at the table. Nothing is changed."""
    tried = Tried()
    bench = bench_of(table.state)
    try:
        if table.state.result is not None:
            raise BadRuling(f"{bench.rule_of_limits}: the game is over, and nothing can be ruled any more")
        ruling = read_for(table.state, text)
        tried.line = ruling.spelled()
        if ruling.agreed:
            raise BadRuling(f"{bench.rule_of_seconds}: each official seconds a proposal in person")
        if ruling.after_undo():
            raise BadRuling(f"'{ruling.operations[0]}': play has not been taken back just now; write 'undo'")
        before = mask(table.state, seat)
        n = len(table.record) + 1
        if ruling.goes_back():
            to, touched = undo_wanted(ruling)
            there = table.state_before(seat, to)
            piles = touched_piles(table.game, there, table.crossed_entries(to)) if touched else []
            ruling = ruling.with_first(" ".join([UNDONE_OP, str(to), *piles]), "")
            before = mask(there, seat)
            n += 1
    except GrimalkinError as error:
        tried.fault = str(error)
        return tried
    tried.needs = len(table.state.officials_here()) // 2
    if not fits_here(before, ruling):
        tried.held = True
        faults = [held_refusal(imagine(before, Seeded(world)), seat, n, ruling) for world in range(WORLDS)]
        tried.fault = faults[0] if len(set(faults)) == 1 else ""
        return tried
    try_out(table, before, seat, n, ruling, tried)
    return tried


def try_out(table: Table, before: State, seat: int, n: int, ruling: Ruling, tried: Tried) -> None:
    """Carry it out in several worlds, and keep what they agree on."""
    faults: list[str] = []
    seen: list[str] = []
    for world in range(WORLDS):
        state = imagine(before, Seeded(world))
        log = Log(table.game.event_types, table.game.codes)
        state.listener = log
        fault = ""
        try:
            top = state.agenda[-1]
            if isinstance(top, Hearing):
                close_hearing(state, top.dispute)
            tried.warnings = carry_out(state, seat, n, ruling)
            advance(state)
        except BadRuling as error:
            fault = str(error)
        faults.append(fault)
        state.listener = None
        tried.after = state
        tried.told = log.lines
        tried.luck = waiting_chance(state) is not None
        told = [event.words(seat) for event in log.lines]
        seen.append("\n".join([state_hash(mask(state, seat)), *told]))
    if not faults[0] and len(set(faults)) == 1 and len(set(seen)) == 1:
        return
    tried.fault = faults[0] if len(set(faults)) == 1 else ""
    tried.after = None
    tried.told = []
    tried.luck = False
