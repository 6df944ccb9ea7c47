"""What anybody may know of a table, as its rows tell it."""

from __future__ import annotations

from collections.abc import Sequence

from grimalkin.server.messages import SeatInfo, TableInfo
from grimalkin.server.storage.rows import SeatRow, TableRow, keeps_out
from grimalkin.server.storage.schema import OVER, PERSON


def table_info(
    row: TableRow, seats: Sequence[SeatRow], person: str, asked: Sequence[int], here: frozenset[str] = frozenset()
) -> TableInfo:
    """A table as its rows tell it to somebody. Where nobody may look on, what a game uncovers is for its people."""
    uncovers = not keeps_out(row, seats, person) or any(seat.person == person for seat in seats)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,  # type: ignore[arg-type]
        settings=row.settings,
        seats=[seat_info(seat, person, row, seat.seat in asked, here, uncovers) for seat in seats],
        clock=row.clock,
        host=row.host == person,
        listed=row.listed,
        rated=row.rated,
        spectators=row.spectators,  # type: ignore[arg-type]
        created_at=row.created_at,
        changed_at=row.changed_at,
        n=row.n,
        seed_hash=row.seed_hash,
        started_at=row.started_at,
        ended_at=row.ended_at,
        seed=row.secret if uncovers and row.tells_seed else "",
        result=row.result,
        reason=row.reason,
        branch_of=row.branch_of,
        branch_n=row.branch_n,
        rematch=row.rematch,
        my_turn=any(seat.seat in asked for seat in seats if seat.kind == PERSON and seat.person == person),
        imported=row.imported,
        asleep=row.asleep,  # type: ignore[arg-type]
    )


def seat_info(seat: SeatRow, person: str, row: TableRow, asked: bool, here: frozenset[str], uncovers: bool) -> SeatInfo:
    mine = seat.person is not None and seat.person == person
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        mine=mine,
        bot=seat.bot,
        deck=seat.deck if mine or (uncovers and row.status == OVER) else "",
        invite=(seat.invite or "") if row.host == person else "",
        here=seat.person in here if seat.person is not None else False,
        asked=asked,
        official=seat.official,
    )
