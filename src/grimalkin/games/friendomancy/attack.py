"""Attacks and fights. FR-ATTACK, FR-RULING-67 to -77, -83, -128, -130."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.core.orders import note_choice, options_of
from grimalkin.games.friendomancy.codes import AT_CARD, AT_SEAT
from grimalkin.games.friendomancy.events import ATTACKS, ATTACKS_SEAT, FOUGHT, HIT, WON, WORN
from grimalkin.games.friendomancy.foes import check_foes
from grimalkin.games.friendomancy.happenings import Happening, happen, to_itself
from grimalkin.games.friendomancy.kinds import AFTER_ATTACK, FIGHT_WON, FRIEND, NONE, SEATS
from grimalkin.games.friendomancy.kinds import ATTACKS as ON_ATTACKS
from grimalkin.games.friendomancy.kinds import HIT as ON_HIT
from grimalkin.games.friendomancy.money import lose
from grimalkin.games.friendomancy.places import fall
from grimalkin.games.friendomancy.script import piece_id
from grimalkin.games.friendomancy.state import Parlor, Piece
from grimalkin.games.friendomancy.values import (
    attacks_left,
    cannot_attack,
    is_safe,
    is_safe_from,
    may_attack_now,
    power_of,
    wins_ties,
)
from grimalkin.kit.triggers import RUN_TRIGGERS

# Declaring


def forbids_attacker(game: Parlor, piece: Piece) -> str:
    """The rule by which a Friend cannot attack now, whomever; or ALLOWED."""
    if not may_attack_now(game, piece):
        return "FR-ATTACK-06"
    if attacks_left(game, piece) <= 0:
        return "FR-RULING-67"
    if cannot_attack(game, piece, False):
        return "FR-RULING-77"
    return ALLOWED if has_target(game, piece) else "FR-ATTACK-05"


def has_target(game: Parlor, piece: Piece) -> bool:
    for seat in game.order:
        if not forbids_seat(game, piece, seat):
            return True
    for other in game.board:
        if other.seat != piece.seat and not forbids_card(game, piece, other):
            return True
    for foe in game.perch:
        if not forbids_card(game, piece, foe):
            return True
    return False


def forbids_seat(game: Parlor, piece: Piece, seat: int) -> str:
    """The rule by which a Friend cannot attack a player, or ALLOWED."""
    if seat == piece.seat:
        return "FR-RULING-68"
    if game.is_absent(seat):
        return "FR-RULING-107"
    if is_safe(game, seat) or cannot_attack(game, piece, True):
        return "FR-RULING-77"
    return ALLOWED


def forbids_card(game: Parlor, piece: Piece, target: Piece) -> str:
    """The rule by which a Friend cannot attack a card, or ALLOWED. FR-FOE-08, FR-RULING-69, FR-RULING-94"""
    if game.type_of(target) != FRIEND and not game.is_perched(target):
        return "FR-ATTACK-05"
    if target.seat == piece.seat:
        return "FR-RULING-68"
    return "FR-RULING-77" if is_safe_from(game, target, piece) else ALLOWED


@mypyc_attr(free_list_len=1)
class FindTarget(Step[Parlor]):
    """FR-RULING-121 The one target that there is, rulings included, is attacked without a question."""

    id: ClassVar[str] = "find_target"
    rule: ClassVar[str] = "FR-RULING-121"

    def __init__(self, seat: int, attacker: int) -> None:
        self.seat = seat
        self.attacker = attacker

    def run(self, game: Parlor) -> None:
        ask = AskTarget(self.seat, self.attacker)
        options = options_of(game, ask, self.seat)
        if len(options) == 1:
            note_choice(game, ask, self.seat, options[0])
            ask.chosen(game, self.seat, options[0])
        else:
            game.then(ask)


@mypyc_attr(free_list_len=1)
class AskTarget(Ask[Parlor]):
    """FR-ATTACK-01 The target: another player, another player's Friend or a perched Foe."""

    id: ClassVar[str] = "ask_target"
    rule: ClassVar[str] = "FR-ATTACK-01"
    chained: ClassVar[bool] = True

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def piece(self, game: Parlor) -> Piece:
        piece = game.piece(self.attacker)
        assert piece is not None
        return piece

    def is_gone(self, game: Parlor) -> bool:
        """Its controller has left in the middle of the choice."""
        return game.piece(self.attacker) is None or game.is_absent(self.seat)

    def acts(self, game: Parlor, seat: int) -> list[int]:
        found = [AT_SEAT.code(other) for other in game.order]
        for piece in [*game.board, *game.perch]:
            found.append(AT_CARD.code(piece.number - 1))
        return found

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        piece = self.piece(game)
        if act in AT_SEAT:
            return forbids_seat(game, piece, AT_SEAT.one(act))
        target = game.numbered(AT_CARD.one(act) + 1)
        return forbids_card(game, piece, target) if target is not None else "FR-ATTACK-05"

    def options(self, game: Parlor, seat: int) -> list[int]:
        if self.is_gone(game):
            return []
        piece = self.piece(game)
        found: list[int] = []
        for other in game.order:
            if not forbids_seat(game, piece, other):
                found.append(AT_SEAT.code(other))
        for target in game.board:
            if target.seat != seat and not forbids_card(game, piece, target):
                found.append(AT_CARD.code(target.number - 1))
        for target in game.perch:
            if not forbids_card(game, piece, target):
                found.append(AT_CARD.code(target.number - 1))
        return found

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        if option in AT_SEAT:
            return [f"board.{SEATS[AT_SEAT.one(option)]}"]
        target = game.numbered(AT_CARD.one(option) + 1)
        return [piece_id(game, target)] if target is not None else []

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        piece = self.piece(game)
        if option in AT_SEAT:
            declare(game, piece, AT_SEAT.one(option), None)
        else:
            declare(game, piece, NONE, game.numbered(AT_CARD.one(option) + 1))


def declare(game: Parlor, piece: Piece, at_seat: int, at: Piece | None) -> None:
    """FR-RULING-70 The attack is declared and used up; then texts that wait for it; then hit or fight; then the
    rest."""
    piece.attacks += 1
    if at is None:
        game.log_event("FR-ATTACK-01", ATTACKS_SEAT, piece.number, at_seat)
    else:
        rule = "FR-FOE-08" if game.is_perched(at) else "FR-FRIEND-04"
        game.log_event(rule, ATTACKS, piece.number, at.number)
    game.then(
        RUN_TRIGGERS,
        CarryOut(piece.uid, piece.seat, at_seat, at.uid if at is not None else 0),
        RUN_TRIGGERS,
        AfterAttack(piece.uid),
        RUN_TRIGGERS,
    )
    if game.hears >> ON_ATTACKS & 1:
        what = Happening(ON_ATTACKS, piece.seat)
        what.piece = piece
        what.card = piece.uid
        what.at_seat = at_seat
        what.at = at
        happen(game, what)


@mypyc_attr(free_list_len=1)
class CarryOut(Step[Parlor]):
    """FR-RULING-70 Unless the Friend has left or changed hands, or the target is gone: hit or fight, with present
    Powers."""

    id: ClassVar[str] = "carry_out"
    rule: ClassVar[str] = "FR-RULING-70"

    def __init__(self, attacker: int, seat: int, at_seat: int, at: int) -> None:
        self.attacker = attacker
        self.seat = seat
        self.at_seat = at_seat
        self.at = at

    def run(self, game: Parlor) -> None:
        piece = game.piece(self.attacker)
        if piece is None or piece.seat != self.seat:
            return
        if self.at_seat != NONE:
            if not game.is_absent(self.at_seat):
                hit(game, piece, self.at_seat)
            return
        target = game.piece(self.at)
        if target is not None:
            fight(game, piece, target, piece.seat)


@mypyc_attr(free_list_len=1)
class AfterAttack(Step[Parlor]):
    """FR-RULING-70 The attack is over, if the attacker is still on the Board."""

    id: ClassVar[str] = "after_attack"
    rule: ClassVar[str] = "FR-RULING-70"

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker

    def run(self, game: Parlor) -> None:
        piece = game.piece(self.attacker)
        if piece is not None and piece.seat != NONE:
            to_itself(game, AFTER_ATTACK, piece, piece.seat)


def hit(game: Parlor, piece: Piece, seat: int) -> None:
    """FR-ATTACK-02, FR-RULING-73, FR-RULING-74 The player loses Money equal to the attacker's Power; nobody gets it."""
    power = power_of(game, piece)
    game.log_event("FR-ATTACK-02", HIT, piece.number, seat, power)
    lose(game, seat, power)
    to_itself(game, ON_HIT, piece, seat)


# Fights


def fight(game: Parlor, one: Piece, other: Piece, by: int) -> None:
    """FR-ATTACK-03, FR-ATTACK-04 The lower Power goes; with equal Power both go, unless an ability says otherwise.

    `by`: who attacks, or whose effect makes them fight.
    """
    powers = [power_of(game, one), power_of(game, other)]
    rule = "FR-ATTACK-04" if powers[0] == powers[1] else "FR-ATTACK-03"
    if game.is_perched(one) or game.is_perched(other):
        rule = "FR-RULING-83"
    game.log_event(rule, FOUGHT, one.number, powers[0], other.number, powers[1])
    if game.is_perched(one) and game.is_perched(other):
        fight_of_foes(game, one, other, powers, by)
        return
    if game.is_perched(one) or game.is_perched(other):
        foe = one if game.is_perched(one) else other
        friend = other if foe is one else one
        fight_foe(game, friend, foe, powers[1 if foe is one else 0], powers[0 if foe is one else 1])
        return
    losers: list[Piece] = []
    if powers[0] == powers[1]:
        firm = wins_ties(game, one)
        if firm == wins_ties(game, other):  # FR-RULING-72
            losers = [one, other]
        else:
            losers = [other] if firm else [one]
    else:
        losers = [one] if powers[0] < powers[1] else [other]
    fall(game, losers, False)
    check_foes(game)  # what a loser held may have perched again
    if len(losers) == 1:
        won(game, one if losers[0] is other else other)


def fight_foe(game: Parlor, friend: Piece, foe: Piece, power: int, foe_power: int) -> None:
    """FR-FOE-11, FR-RULING-83 The Foe is worn by the Friend's Power for good; the Friend goes if it is not stronger."""
    goes = power < foe_power
    if power == foe_power:
        goes = wins_ties(game, foe) or not wins_ties(game, friend)
    wear(game, foe, power, friend.seat)
    if goes:
        fall(game, [friend], False)
    check_foes(game)
    if not goes and foe not in game.perch:
        won(game, friend)
    elif goes and foe in game.perch:
        won(game, foe)


def fight_of_foes(game: Parlor, one: Piece, other: Piece, powers: list[int], by: int) -> None:
    """FR-FOE-11, FR-RULING-89 Two Foes that a card makes fight wear each other, and whose effect it was has done it."""
    wear(game, one, powers[1], by)
    wear(game, other, powers[0], by)
    check_foes(game)
    if one in game.perch and other not in game.perch:
        won(game, one)
    elif other in game.perch and one not in game.perch:
        won(game, other)


def wear(game: Parlor, foe: Piece, power: int, by: int) -> None:
    if power:
        foe.wear += power
        foe.blame = by
        game.log_event("FR-FOE-11", WORN, foe.number, power, power_of(game, foe))


def won(game: Parlor, winner: Piece) -> None:
    """FR-RULING-75 A fight is won by the card that is still there when the other has gone by this fight."""
    game.log_event("FR-RULING-75", WON, winner.number)
    if game.hears >> FIGHT_WON & 1:
        what = Happening(FIGHT_WON, winner.seat)
        what.piece = winner
        what.card = winner.uid
        happen(game, what)
