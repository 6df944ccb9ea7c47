"""What a choice would do, as far as the seat can know: the rules are run on a copy, up to the next wait."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.agenda import ROLLS, Ask
from grimalkin.core.codes import PASS
from grimalkin.core.engine import advance
from grimalkin.core.piles import kind_of
from grimalkin.core.state import Listener, State
from grimalkin.core.view import Fact, Part
from grimalkin.games.friendomancy.codes import (
    ADD,
    AT_CARD,
    AT_SEAT,
    ATTACK,
    CHOOSE,
    CHOOSE_SEAT,
    DRAW_DECK,
    DRAW_POOL,
    PLAY,
    USE,
    USE_SECOND,
)
from grimalkin.games.friendomancy.ending import AskTie
from grimalkin.games.friendomancy.events import ACTED, FOE_ATTACKS, GAINED, HIT, LOST, PLAYED, TOLL, TRIGGERED
from grimalkin.games.friendomancy.hiding import AskFoes
from grimalkin.games.friendomancy.kinds import FIRST_DECK, SEATS
from grimalkin.games.friendomancy.script import UseAsk, piece_id
from grimalkin.games.friendomancy.setup import AS_DRAWN, REVERSED, AskDrawOrder, AskTurnOrder
from grimalkin.games.friendomancy.state import K_DRAW_BY_SEAT, K_TURN_ORDER, Parlor
from grimalkin.games.friendomancy.values import cost_changes, cost_of, power_of, toll_of
from grimalkin.kit.foresight import Foresight, after

TRIED: Final = (ATTACK, AT_SEAT, AT_CARD, USE, USE_SECOND, CHOOSE, CHOOSE_SEAT)  # an attack may have one target


class ParlorForesight(Foresight[Parlor]):
    def facts(self, masked: Parlor, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
        if option == PASS:
            return unanswered(masked, ask)
        if option == DRAW_DECK:
            return toll_facts(masked, seat, FIRST_DECK + seat)
        if option in DRAW_POOL:
            return toll_facts(masked, seat, DRAW_POOL.one(option))
        if option in ADD:
            return toll_facts(masked, seat, ADD.one(option))
        if option in PLAY:
            cost = cost_of(masked, seat, PLAY.one(option), cost_changes(masked, seat))
            return [Fact("costs", cost), *changes(masked, ask, seat, option)]
        if any(option in block for block in TRIED):
            return changes(masked, ask, seat, option)
        return []


def unanswered(masked: Parlor, ask: Ask[Any]) -> list[Fact]:
    """FR-RULING-159 What happens without the Judge's answer."""
    if isinstance(ask, AskDrawOrder):
        return [Fact("then", "decks_by_seat") if masked.keys[K_DRAW_BY_SEAT] else Fact("then", "decks_by_luck")]
    if isinstance(ask, AskTurnOrder):
        way = masked.keys[K_TURN_ORDER]
        if way == AS_DRAWN:
            return [Fact("then", "turns_as_drawn")]
        return [Fact("then", "turns_reversed") if way == REVERSED else Fact("then", "turns_by_luck")]
    if isinstance(ask, AskFoes):
        return [Fact("then", "foes_by_luck")]
    return [Fact("then", "win_shared")] if isinstance(ask, AskTie) else []


def toll_facts(masked: Parlor, seat: int, pile: int) -> list[Fact]:
    toll = toll_of(masked, seat, pile)
    return [Fact("toll", toll)] if toll else []


def changes(masked: Parlor, ask: Ask[Any], seat: int, option: int) -> list[Fact]:
    """What is otherwise at the next question, or when luck is asked: Money with its causes, cards that leave, wear."""
    twin = after(masked, ask, seat, option)
    heard = Heard(masked, first_cause(masked, ask, option))
    twin.listener = heard
    advance(twin)
    found: list[Fact] = []
    mine = twin.money[seat] - masked.money[seat]
    if mine or heard.causes[seat]:
        found.append(Fact("own_money", mine, parts=heard.parts(seat)))
    here = [*twin.board, *twin.perch]
    left = [piece.uid for piece in here]
    for piece in [*masked.board, *masked.perch]:
        if piece.uid not in left:
            found.append(Fact("leaves", piece_id(masked, piece)))
    if twin.result is None:
        last = twin.agenda[-1]
        if last.shape() == ROLLS:
            found.append(Fact("then", "luck"))
        elif isinstance(last, UseAsk):
            found.append(Fact("then", "choice"))
    for other in range(len(masked.hands)):
        if other != seat and heard.causes[other]:
            found.append(Fact("on", SEATS[other]))
            found.append(Fact("money_change", twin.money[other] - masked.money[other], parts=heard.parts(other)))
    for foe in masked.perch:
        now = twin.piece(foe.uid)
        if now is not None and power_of(twin, now) != power_of(masked, foe):
            found.append(Fact("on", piece_id(masked, foe)))
            found.append(Fact("power_after", power_of(twin, now)))
    return found


def first_cause(masked: Parlor, ask: Ask[Any], option: int) -> str:
    """The card by which things happen at first: what is played or used, or whose text asks."""
    if option in PLAY:
        return masked.box.names[PLAY.one(option)]
    if isinstance(ask, UseAsk):
        return masked.box.names[ask.use.kind]
    for uses in (USE, USE_SECOND):
        piece = masked.numbered(uses.one(option) + 1) if option in uses else None
        if piece is not None:
            return masked.box.names[piece.kind]
    return ""


class Heard(Listener):
    """Who gains and loses Money on the way, and by which card."""

    def __init__(self, game: Parlor, cause: str) -> None:
        self.game = game
        self.cause = cause
        self.causes: list[list[Part]] = [[] for _ in game.hands]

    def parts(self, seat: int) -> list[Part]:
        return self.causes[seat]

    def logged(self, game: State, rule: str, what: int, args: list[int]) -> None:
        assert isinstance(game, Parlor)
        if what == TRIGGERED:
            self.cause = game.box.names[kind_of(args[0])]
        elif what in (PLAYED, ACTED):
            self.cause = self.named(game, args[1])
        elif what in (HIT, FOE_ATTACKS):
            self.cause = self.named(game, args[0])
        elif what == GAINED:
            self.causes[args[0]].append(Part(args[1], self.cause, rule))
        elif what == LOST:
            self.causes[args[0]].append(Part(-args[1], self.cause, rule))
        elif what == TOLL:
            self.causes[args[0]].append(Part(-args[2], "toll", rule))

    def named(self, game: Parlor, number: int) -> str:
        piece = game.numbered(number) or self.game.numbered(number)
        return game.box.names[piece.kind] if piece is not None else ""


FORESIGHT: Final = ParlorForesight()
