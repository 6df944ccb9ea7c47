"""Playing cards and using abilities. FR-PLAY, FR-THING-01, -03, -04, FR-RULING-41, -42, -49, -53, -62, -66, -146."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.piles import public
from grimalkin.games.friendomancy import context as ctx
from grimalkin.games.friendomancy.codes import CHOOSE, USE, USE_SECOND
from grimalkin.games.friendomancy.events import ACTED, PLAYED, SPENT
from grimalkin.games.friendomancy.happenings import Happening, happen
from grimalkin.games.friendomancy.kinds import (
    A_FRIEND,
    ACT,
    ACT_IN_DISCARD,
    FOE,
    FRIEND,
    ITSELF,
    L_NEXT_CARD,
    MAGIC,
    NONE,
    PLAY,
    SEATS,
)
from grimalkin.games.friendomancy.kinds import PLAYED as ON_PLAYED
from grimalkin.games.friendomancy.places import arrive, fall, to_discard
from grimalkin.games.friendomancy.printed import Ability
from grimalkin.games.friendomancy.script import LineStep, piece_id, script
from grimalkin.games.friendomancy.state import K_LOOP_PLAYS, Parlor, Piece
from grimalkin.games.friendomancy.values import cannot_be_sacrificed, cost_changes, cost_of, seat_key
from grimalkin.kit.triggers import RUN_TRIGGERS

# Playing


def forbids_play(game: Parlor, seat: int, kind: int) -> str:
    """The rule by which a card of the hand cannot be played now, or ALLOWED."""
    if cost_of(game, seat, kind, cost_changes(game, seat)) > game.things:
        return "FR-THING-03"
    if game.plays.count(kind) >= game.keys[K_LOOP_PLAYS]:
        return "FR-RULING-62"
    return ALLOWED


def play_card(game: Parlor, seat: int, kind: int) -> None:
    """FR-PLAY-01, FR-RULING-66 Pay; to the Board; PLAYED is recorded; the card's PLAY; a spell is spent; the queue."""
    cost = cost_of(game, seat, kind, cost_changes(game, seat))
    game.things -= cost
    use_up_discounts(game, seat)
    game.out_of(game.hands[seat], kind)
    number = game.new_number()
    box = game.box
    if box.types[kind] == MAGIC:
        piece = Piece(game.new_uid(), number, kind, seat, seat)
        game.casting.append(piece)
    else:
        piece = arrive(game, kind, number, seat, seat)
    game.played[box.types[kind]] += 1
    game.plays = (*game.plays, kind)
    game.log_event("FR-PLAY-01", PLAYED, seat, number, cost, game.things)
    if game.hears >> ON_PLAYED & 1:
        what = Happening(ON_PLAYED, seat)
        what.piece = piece
        what.new = piece
        what.card = piece.uid
        happen(game, what)
    game.then(RUN_TRIGGERS)
    if box.types[kind] == MAGIC:
        game.then(SpellOver(piece.uid))
    abilities = box.cards[kind].by_trigger[PLAY]
    for i in range(len(abilities) - 1, -1, -1):
        game.then(script(kind, abilities[i], seat, ctx.context(piece.uid)))


def use_up_discounts(game: Parlor, seat: int) -> None:
    """What is about the next card is used up by it, whatever it costs."""
    if game.lasting:
        on = seat_key(seat)
        game.lasting = tuple([e for e in game.lasting if e.what != L_NEXT_CARD or e.on != on])


@mypyc_attr(free_list_len=1)
class SpellOver(Step[Parlor]):
    """FR-MAGIC-04, FR-PLAY-03, FR-RULING-41, FR-RULING-42 A spell that has done its work goes to its caster's Discard
    Pile, unless it put itself elsewhere; that is no discard."""

    id: ClassVar[str] = "spell_over"
    rule: ClassVar[str] = "FR-RULING-41"

    def __init__(self, spell: int) -> None:
        self.spell = spell

    def run(self, game: Parlor) -> None:
        for piece in game.casting:
            if piece.uid == self.spell:
                game.casting.remove(piece)
                to_discard(game, piece.owner, piece.number, piece.kind)
                game.log_event("FR-MAGIC-04", SPENT, public(piece.kind), piece.owner)
                return


# Abilities


@mypyc_attr(acyclic=True, free_list_len=1)
class Act:
    """An ability that could be used: of a piece on the Board, or of a card in a Discard Pile."""

    def __init__(self, option: int, kind: int, ability: int, number: int, piece: Piece | None) -> None:
        self.option = option
        self.kind = kind
        self.ability = ability
        self.number = number
        self.piece = piece

    def text(self, game: Parlor) -> Ability:
        return game.box.cards[self.kind].abilities[self.ability]

    def use(self, seat: int) -> LineStep:
        if self.piece is not None:
            return script(self.kind, self.ability, seat, ctx.context(self.piece.uid))
        return script(self.kind, self.ability, seat, ctx.context(0, self.number, NONE, self.kind))


def is_act(option: int) -> bool:
    return option in USE or option in USE_SECOND


def acts_of(game: Parlor, seat: int) -> list[Act]:
    """Every ability of a player that waits to be used, usable or not."""
    found: list[Act] = []
    box = game.box
    for piece in game.board:
        if piece.seat == seat and box.hears[piece.kind] >> ACT & 1 and box.types[piece.kind] != FOE:
            add_of_card(game, piece.kind, ACT, piece.number, piece, found)
    for card in game.discards[seat]:
        if box.hears[card & 0xFFFF] >> ACT_IN_DISCARD & 1:
            add_of_card(game, card & 0xFFFF, ACT_IN_DISCARD, card >> 16, None, found)
    return found


def add_of_card(game: Parlor, kind: int, trigger: int, number: int, piece: Piece | None, found: list[Act]) -> None:
    abilities = game.box.cards[kind].by_trigger[trigger]
    for i in range(len(abilities)):
        block = USE if i == 0 else USE_SECOND
        found.append(Act(block.code(number - 1), kind, abilities[i], number, piece))


def all_acts(game: Parlor, seat: int) -> list[int]:
    return [act.option for act in acts_of(game, seat)]


def add_acts(game: Parlor, seat: int, found: list[int]) -> None:
    if game.hears >> ACT & 1 or game.discards[seat]:
        for act in acts_of(game, seat):
            if not refuses(game, seat, act):
                found.append(act.option)


def forbids_act(game: Parlor, seat: int, option: int) -> str:
    for act in acts_of(game, seat):
        if act.option == option:
            return refuses(game, seat, act)
    return "FR-RULING-53"


def refuses(game: Parlor, seat: int, act: Act) -> str:
    """FR-RULING-53 Once a turn, the full cost must be payable, and the first line must have something to do."""
    text = act.text(game)
    if act.piece is not None:
        if act.piece.acts >> act.ability & 1:
            return "FR-RULING-53"
    elif act.number in game.acted:
        return "FR-RULING-146"
    if text.things > game.things:
        return "FR-THING-01"
    if text.sacrifice == ITSELF:
        if act.piece is None or cannot_be_sacrificed(game, act.piece):
            return "FR-SAC-02"
    elif text.sacrifice == A_FRIEND and not payable(game, seat):
        return "FR-SAC-02"
    line = text.lines[0]
    use = act.use(seat)
    if not line.condition.value(game, seat, use.context) or not line.possible(game, use):
        return "FR-RULING-53"
    return ALLOWED


def payable(game: Parlor, seat: int) -> list[Piece]:
    """The Friends that a player could sacrifice."""
    return [
        piece
        for piece in game.board
        if piece.seat == seat and game.type_of(piece) == FRIEND and not cannot_be_sacrificed(game, piece)
    ]


def touches_act(game: Parlor, seat: int, option: int) -> list[str]:
    for act in acts_of(game, seat):
        if act.option == option:
            if act.piece is not None:
                return [piece_id(game, act.piece)]
            return [f"discard.{SEATS[seat]}.{game.box.names[act.kind]}"]
    return []


def start_act(game: Parlor, seat: int, option: int) -> None:
    """FR-RULING-53 Costs are paid first; texts that wait for the paying wait until the ability is done."""
    act = next(act for act in acts_of(game, seat) if act.option == option)
    text = act.text(game)
    use = act.use(seat)
    game.things -= text.things
    game.log_event("FR-RULING-53", ACTED, seat, act.number, game.things)
    game.then(RUN_TRIGGERS)
    if act.piece is None:
        game.acted = (*game.acted, act.number)
        game.then(use)
        return
    act.piece.acts |= 1 << act.ability
    if text.sacrifice == ITSELF:
        context = ctx.with_under(use.context, len(act.piece.under))
        fall(game, [act.piece], True)
        game.then(script(use.kind, use.ability, seat, context))
    elif text.sacrifice == A_FRIEND:
        found = payable(game, seat)
        game.then(use)
        if len(found) == 1:
            fall(game, found, True)
        else:
            game.then(AskPayment(seat))
    else:
        game.then(use)


class AskPayment(Ask[Parlor]):
    """FR-RULING-53 Which Friend is sacrificed as the cost of an ability."""

    id: ClassVar[str] = "ask_payment"
    rule: ClassVar[str] = "FR-RULING-53"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [CHOOSE.code(piece.number - 1) for piece in game.board if piece.seat == seat]

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        for piece in payable(game, seat):
            if piece.number == CHOOSE.one(act) + 1:
                return ALLOWED
        return "FR-SAC-02"

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        piece = game.numbered(CHOOSE.one(option) + 1)
        return [piece_id(game, piece)] if piece is not None else []

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        piece = game.numbered(CHOOSE.one(option) + 1)
        assert piece is not None
        fall(game, [piece], True)
