"""What a choice would do, as far as the seat can know: the rules are run on a copy, up to the next wait."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import Ask
from grimalkin.core.engine import advance
from grimalkin.core.view import Fact
from grimalkin.games.friendomancy.codes import ADD, AT_CARD, AT_SEAT, DRAW_DECK, DRAW_POOL, PLAY, USE, USE_SECOND
from grimalkin.games.friendomancy.kinds import FIRST_DECK
from grimalkin.games.friendomancy.state import Parlor
from grimalkin.games.friendomancy.values import cost_changes, cost_of, toll_of
from grimalkin.kit.foresight import Foresight, after


class ParlorForesight(Foresight[Parlor]):
    def facts(self, masked: Parlor, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
        if option == DRAW_DECK:
            return toll_facts(masked, seat, FIRST_DECK + seat)
        if option in DRAW_POOL:
            return toll_facts(masked, seat, DRAW_POOL.one(option))
        if option in ADD:
            return toll_facts(masked, seat, ADD.one(option))
        if option in PLAY:
            cost = cost_of(masked, seat, PLAY.one(option), cost_changes(masked, seat))
            return [Fact("costs", cost), *changes(masked, ask, seat, option)]
        if option in AT_SEAT or option in AT_CARD or option in USE or option in USE_SECOND:
            return changes(masked, ask, seat, option)
        return []


def toll_facts(masked: Parlor, seat: int, pile: int) -> list[Fact]:
    toll = toll_of(masked, seat, pile)
    return [Fact("toll", toll)] if toll else []


def changes(masked: Parlor, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
    """What is otherwise at the next question, or when luck is asked: own Money, others' Money, cards that leave."""
    twin = after(masked, ask, seat, option)
    advance(twin)
    found: list[Fact] = []
    mine = twin.money[seat] - masked.money[seat]
    others = sum(twin.money) - sum(masked.money) - mine
    if mine:
        found.append(Fact("own_money", mine))
    if others:
        found.append(Fact("others_money", others))
    left = [piece.uid for piece in [*twin.board, *twin.perch]]
    own = [piece for piece in masked.board if piece.seat == seat and piece.uid not in left]
    theirs = [piece for piece in [*masked.board, *masked.perch] if piece.seat != seat and piece.uid not in left]
    if own:
        found.append(Fact("own_leave", len(own)))
    if theirs:
        found.append(Fact("others_leave", len(theirs)))
    return found


FORESIGHT: Final = ParlorForesight()
