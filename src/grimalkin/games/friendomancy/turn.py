"""Rounds and turns: Draw Step, Main Step, End Step. FR-TURN, FR-THING, FR-RULING-21 to -31, -67, -104, -127, -133,
-156."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.core.orders import round_ended, turn_ended
from grimalkin.games.friendomancy.attack import FindTarget, forbids_attacker
from grimalkin.games.friendomancy.codes import ADD, ADD_NONE, ATTACK, DRAW_DECK, DRAW_POOL, PLAY, STOP, SWAP
from grimalkin.games.friendomancy.drawing import AddCards, DrawCards, DrawOne, discard_from_hand
from grimalkin.games.friendomancy.ending import GAME_OVER, next_round
from grimalkin.games.friendomancy.events import PASSED_DRAW, ROUND, ROUND_OVER, TURN, TURN_OVER
from grimalkin.games.friendomancy.foes import CHECK_FOES, PERCH_ALL
from grimalkin.games.friendomancy.happenings import to_all
from grimalkin.games.friendomancy.kinds import (
    END,
    FIRST_DECK,
    FOE,
    FRIEND,
    L_CONTROL,
    NEXT_TURN,
    NONE,
    POOL_COUNT,
    ROUND_END,
    SEATS,
    START,
    THIS_TURN,
)
from grimalkin.games.friendomancy.places import refresh_control
from grimalkin.games.friendomancy.play import (
    add_acts,
    all_acts,
    forbids_act,
    forbids_play,
    is_act,
    play_card,
    start_act,
    touches_act,
)
from grimalkin.games.friendomancy.script import piece_id, pile_zone
from grimalkin.games.friendomancy.state import (
    DRAW_STEP,
    END_STEP,
    K_C_MIN,
    K_LOOP_PLAYS,
    MAIN_STEP,
    ROUND_STEP,
    Parlor,
    Piece,
)
from grimalkin.games.friendomancy.values import cost_changes, cost_of, refill_of
from grimalkin.kit.lasting import pass_moment
from grimalkin.kit.triggers import RUN_TRIGGERS

MOST_ADDED: Final = 3

# Rounds


class Round(Step[Parlor]):
    """FR-TURN-02, FR-END-02 In a round every player has one turn, in turn order."""

    id: ClassVar[str] = "round"
    rule: ClassVar[str] = "FR-END-02"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, game: Parlor) -> None:
        game.round = self.number
        if game.next_order:  # FR-RULING-11
            game.order = game.next_order
            game.next_order = []
        game.log_event("FR-TURN-02", ROUND, self.number)
        game.then(ROUND_OVER_STEP)
        for seat in reversed(game.order):
            game.then(Turn(seat))


def clear_turn(game: Parlor) -> None:
    """A turn begins, or the end of a round, which counts as one: what is counted by the turn starts anew."""
    game.turn += 1
    game.played = [0] * len(game.played)
    game.plays = ()
    game.kept = ()
    game.acted = ()
    game.drew = 0
    for piece in game.board:
        refresh(piece)
    for piece in game.perch:  # it may have been on the Board
        refresh(piece)


def refresh(piece: Piece) -> None:
    piece.attacks = 0
    piece.acts = 0
    piece.firsts = 0


class RoundOver(Step[Parlor]):
    """FR-RULING-133 R1 is nobody's turn, and counts as one of its own. FR-RULING-97 Foes shown here perch here."""

    id: ClassVar[str] = "round_over"
    rule: ClassVar[str] = "FR-RULING-133"

    def run(self, game: Parlor) -> None:
        game.step = ROUND_STEP
        game.things = 0
        clear_turn(game)
        round_ended(game)
        if game.is_absent(game.active):
            game.active = game.next_after(game.active)
        game.log_event("FR-RULING-133", ROUND_OVER, game.round, game.things)
        game.then(RUN_TRIGGERS, CLOSING, AFTER_ROUND)
        to_all(game, ROUND_END, NONE)


class AfterRound(Step[Parlor]):
    """FR-END-03, FR-END-04 After the final round the game is over; else another begins."""

    id: ClassVar[str] = "after_round"
    rule: ClassVar[str] = "FR-END-03"

    def run(self, game: Parlor) -> None:
        if game.round == game.final:
            game.then(GAME_OVER)
        else:
            game.then(Round(next_round(game)))


# Turns


@mypyc_attr(free_list_len=1)
class Turn(Step[Parlor]):
    """FR-TURN-01 T0: Things come back, effects "until your next turn" end, and texts that wait for the turn happen;
    then
    Draw Step, Main Step, End Step."""

    id: ClassVar[str] = "turn"
    rule: ClassVar[str] = "FR-TURN-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Parlor) -> None:
        seat = self.seat
        if game.is_absent(seat):
            return
        game.active = seat
        game.step = DRAW_STEP
        game.turns += 1
        game.began_before = game.began_before[:]
        game.began_before[seat] = game.began[seat]
        game.began = game.began[:]
        game.began[seat] = game.turns
        clear_turn(game)
        if game.lasting:
            game.lasting, _over = pass_moment(game.lasting, 1 << NEXT_TURN, seat)
        game.things = refill_of(game, seat)  # FR-RULING-22
        game.log_event("FR-THING-02", TURN, seat, game.things)
        game.then(DrawStep(seat), RUN_TRIGGERS, MainStep(seat), EndStep(seat))
        to_all(game, START, seat)
        if game.triggers:
            game.then(RUN_TRIGGERS)


# T1


@mypyc_attr(free_list_len=1)
class DrawStep(Step[Parlor]):
    """FR-TURN-03, FR-RULING-23, FR-RULING-104 One of a, b and c; where nothing can be done, the step is skipped."""

    id: ClassVar[str] = "draw_step"
    rule: ClassVar[str] = "FR-RULING-104"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Parlor) -> None:
        if game.is_absent(self.seat):
            return
        for pool in game.pools:
            if len(pool):  # to draw from it, or to add some of it: there is a choice
                game.then(AskDraw(self.seat))
                return
        if len(game.decks[self.seat]):  # FR-RULING-121
            game.then(DrawOne(self.seat, FIRST_DECK + self.seat, False))


@mypyc_attr(free_list_len=1)
class AskDraw(Ask[Parlor]):
    """FR-TURN-03 a: the own Deck; b: a Pool; c: up to three cards of a Pool into the own Deck."""

    id: ClassVar[str] = "ask_draw"
    table_point: ClassVar[bool] = True
    rule: ClassVar[str] = "FR-TURN-03"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [DRAW_DECK, *DRAW_POOL.all(), *ADD.all(), ADD_NONE]

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        if game.is_absent(seat):
            return "FR-RULING-107"
        if act == DRAW_DECK:
            return ALLOWED if len(game.decks[seat]) else "FR-RULING-23"
        if act in DRAW_POOL:
            return ALLOWED if len(game.pools[DRAW_POOL.one(act)]) else "FR-RULING-23"
        if act == ADD_NONE:
            if game.keys[K_C_MIN]:
                return "FR-RULING-158"
            for pool in game.pools:
                if len(pool):
                    return ALLOWED
            return "FR-RULING-23"
        return ALLOWED if ADD.two(act) < len(game.pools[ADD.one(act)]) else "FR-RULING-24"

    def options(self, game: Parlor, seat: int) -> list[int]:
        if game.is_absent(seat):  # the question is dropped
            return []
        found = [DRAW_DECK] if len(game.decks[seat]) else []
        some = False
        for pool in range(POOL_COUNT):
            if len(game.pools[pool]):
                found.append(DRAW_POOL.code(pool))
                some = True
        for pool in range(POOL_COUNT):
            first = ADD.code(pool)
            for more in range(min(MOST_ADDED, len(game.pools[pool]))):
                found.append(first + more)
        if some and not game.keys[K_C_MIN]:
            found.append(ADD_NONE)
        return found

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        if option == DRAW_DECK:
            return [f"deck.{SEATS[seat]}"]
        if option in DRAW_POOL:
            return [pile_zone(DRAW_POOL.one(option))]
        return [pile_zone(ADD.one(option)), f"deck.{SEATS[seat]}"] if option in ADD else []

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if option == DRAW_DECK:
            game.then(DrawOne(seat, FIRST_DECK + seat, False))
        elif option in DRAW_POOL:
            game.then(DrawOne(seat, DRAW_POOL.one(option), False))
        elif option in ADD:
            game.then(AddCards(seat, ADD.one(option), ADD.two(option) + 1))
        else:
            game.log_event("FR-RULING-24", PASSED_DRAW, seat)


# T2


@mypyc_attr(free_list_len=1)
class MainStep(Step[Parlor]):
    """FR-TURN-07, FR-RULING-21, FR-RULING-55 Play cards, attack and use abilities in any order and mix, and only
    here."""

    id: ClassVar[str] = "main_step"
    rule: ClassVar[str] = "FR-RULING-21"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Parlor) -> None:
        if not game.is_absent(self.seat):
            game.step = MAIN_STEP
            game.then(AskMain(self.seat))


@mypyc_attr(free_list_len=1)
class AskMain(Ask[Parlor]):
    """FR-TURN-07 A card of the hand, an attack, an ability, or to stop."""

    id: ClassVar[str] = "ask_main"
    table_point: ClassVar[bool] = True
    rule: ClassVar[str] = "FR-TURN-07"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        found = [PLAY.code(kind) for kind in game.hands[seat].kinds()]
        for piece in game.board:
            if piece.seat == seat and game.type_of(piece) == FRIEND:
                found.append(ATTACK.code(piece.number - 1))
        found.extend(all_acts(game, seat))
        found.append(STOP)
        return found

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        if act == STOP:
            return ALLOWED
        if act in PLAY:
            return forbids_play(game, seat, PLAY.one(act))
        if act in ATTACK:
            piece = game.numbered(ATTACK.one(act) + 1)
            assert piece is not None
            return forbids_attacker(game, piece)
        return forbids_act(game, seat, act)

    def options(self, game: Parlor, seat: int) -> list[int]:
        found: list[int] = []
        box = game.box
        things = game.things
        changes = cost_changes(game, seat)
        many = len(game.plays) >= game.keys[K_LOOP_PLAYS]
        last = NONE
        for card in game.hands[seat].cards:
            kind = card >> 16
            if kind != last and cost_of(game, seat, kind, changes) <= things:
                if not many or not forbids_play(game, seat, kind):
                    found.append(PLAY.code(kind))
            last = kind
        for piece in game.board:
            if piece.seat == seat:
                kind = box.types[piece.kind]
                if (kind in (FRIEND, FOE)) and not forbids_attacker(game, piece):
                    found.append(ATTACK.code(piece.number - 1))
        add_acts(game, seat, found)
        found.append(STOP)
        return found

    def default(self, game: Parlor, seat: int) -> int:
        return STOP

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        if option == STOP:
            return []
        if option in PLAY:
            return [f"hand.{SEATS[seat]}.{game.box.names[PLAY.one(option)]}"]
        if option in ATTACK:
            piece = game.numbered(ATTACK.one(option) + 1)
            return [piece_id(game, piece)] if piece is not None else []
        return touches_act(game, seat, option)

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if option == STOP:  # FR-RULING-127
            return
        game.then(MainStep(seat))
        if option in PLAY:
            play_card(game, seat, PLAY.one(option))
        elif option in ATTACK:
            piece = game.numbered(ATTACK.one(option) + 1)
            assert piece is not None
            game.then(FindTarget(seat, piece.uid))
        else:
            assert is_act(option)
            start_act(game, seat, option)


# T3


@mypyc_attr(free_list_len=1)
class EndStep(Step[Parlor]):
    """FR-TURN-08, FR-RULING-30 Swap, END texts, Foes perch, effects of this turn end."""

    id: ClassVar[str] = "end_step"
    rule: ClassVar[str] = "FR-TURN-08"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Parlor) -> None:
        game.step = END_STEP
        game.then(CLOSING, TurnOver(self.seat))
        if not game.is_absent(self.seat):
            game.then(RUN_TRIGGERS, EndTexts(self.seat))
            if len(game.hands[self.seat]):
                game.then(AskSwap(self.seat))


@mypyc_attr(free_list_len=1)
class AskSwap(Ask[Parlor]):
    """FR-TURN-08, FR-RULING-27 One card of the hand may be discarded; then one is drawn from the own
    Deck."""

    id: ClassVar[str] = "ask_swap"
    table_point: ClassVar[bool] = True
    rule: ClassVar[str] = "FR-RULING-27"

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [PASS] + [SWAP.code(kind) for kind in game.hands[seat].kinds()]

    def options(self, game: Parlor, seat: int) -> list[int]:
        found = [PASS]
        for kind in game.hands[seat].kinds():
            found.append(SWAP.code(kind))
        return found

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [f"hand.{SEATS[seat]}.{game.box.names[SWAP.one(option)]}"]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if option != PASS:
            discard_from_hand(game, seat, SWAP.one(option))
            game.then(DrawCards(seat, FIRST_DECK + seat, 1))  # FR-RULING-26


@mypyc_attr(free_list_len=1)
class EndTexts(Step[Parlor]):
    """FR-RULING-30 T3b: texts that wait for the end of a turn. FR-RULING-107 The turn of somebody who has left skips
    them."""

    id: ClassVar[str] = "end_texts"
    rule: ClassVar[str] = "FR-RULING-30"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Parlor) -> None:
        if game.is_absent(self.seat):
            return
        to_all(game, END, self.seat)
        if game.triggers:
            game.then(RUN_TRIGGERS)


class EndEffects(Step[Parlor]):
    """FR-RULING-64 What lasts until the end of the turn ends together, and borrowed control goes back."""

    id: ClassVar[str] = "end_effects"
    rule: ClassVar[str] = "FR-RULING-64"

    def run(self, game: Parlor) -> None:
        if not game.lasting:
            return
        game.lasting, over = pass_moment(game.lasting, 1 << THIS_TURN)
        for effect in over:
            if effect.what == L_CONTROL:
                piece = game.piece(effect.on)
                if piece is not None:
                    refresh_control(game, piece)


class Closing(Step[Parlor]):
    """FR-RULING-156 T3c to T3e: Foes perch, and all that follows from it is settled."""

    id: ClassVar[str] = "closing"
    rule: ClassVar[str] = "FR-RULING-156"

    def run(self, game: Parlor) -> None:
        if game.lasting or game.perch or game.lurk or game.triggers:  # else there is nothing to settle
            game.then(PERCH_ALL, SETTLE, SETTLE, END_EFFECTS)


class Settle(Step[Parlor]):
    """FR-RULING-156 T3d, and once more T3e: effects end, Foes at Power 0 are Defeated, texts happen, Foes perch."""

    id: ClassVar[str] = "settle"
    rule: ClassVar[str] = "FR-RULING-156"

    def run(self, game: Parlor) -> None:
        game.then(END_EFFECTS, CHECK_FOES, RUN_TRIGGERS, PERCH_ALL)


@mypyc_attr(free_list_len=1)
class TurnOver(Step[Parlor]):
    """FR-TURN-10, FR-THING-05 The turn is over, and unspent Things are lost."""

    id: ClassVar[str] = "turn_over"
    rule: ClassVar[str] = "FR-THING-05"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Parlor) -> None:
        game.things = 0
        game.log_event("FR-TURN-10", TURN_OVER, self.seat, game.things)
        turn_ended(game, self.seat)  # FR-RULING-150, FR-RULING-159


ROUND_OVER_STEP: Final = RoundOver()
AFTER_ROUND: Final = AfterRound()
CLOSING: Final = Closing()
SETTLE: Final = Settle()
END_EFFECTS: Final = EndEffects()
