"""Reviving the Fallen: the vote, the payment, the flips (chapter REVIVE)."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Ask, Step
from grimalkin.games.familiars_and_foes.codes import AGREE, REFUSE
from grimalkin.games.familiars_and_foes.events import CHOSE, REVIVED, STAYS_FALLEN, VOTED
from grimalkin.games.familiars_and_foes.kinds import ANY, OPEN
from grimalkin.games.familiars_and_foes.spells import REVIVE_COST, familiar_of, pay
from grimalkin.games.familiars_and_foes.state import NOBODY, Quest
from grimalkin.games.familiars_and_foes.windows import HOLD_W_AFTER, HOLD_W_FLIP, CoinFlip


def begin_revive(game: Quest, seat: int, option: int) -> None:
    """FF-RULING-80 A Fallen Familiar is named; the others vote clockwise, up to the first refusal."""
    game.log_event("FF-RULING-80", CHOSE, seat, option)
    game.reviving = familiar_of(game, option)
    game.opens = 0
    game.then(Votes(seat, 1))


class Votes(Step[Quest]):
    """FF-RULING-114 Each Standing Familiar is asked (FF-REVIVE-02); naming the Fallen agrees for all own seats."""

    id: ClassVar[str] = "votes"
    rule: ClassVar[str] = "FF-RULING-114"

    def __init__(self, seat: int, away: int) -> None:
        self.seat = seat
        self.away = away  # how far clockwise the next voter sits

    def run(self, game: Quest) -> None:
        count = len(game.familiars)
        for away in range(self.away, count):
            other = (self.seat + away) % count
            if game.standing(other) and not game.same_person(self.seat, other):
                game.then(ReviveVote(other, self.seat, away))
                return
        game.then(AllFlip(self.seat))


class ReviveVote(Ask[Quest]):
    """FF-REVIVE-02: agree to the attempt and to the 2 MP, or refuse."""

    id: ClassVar[str] = "revive_vote"
    rule: ClassVar[str] = "FF-REVIVE-02"

    def __init__(self, seat: int, active: int, away: int) -> None:
        super().__init__(seat)
        self.active = active
        self.away = away

    def acts(self, game: Quest, seat: int) -> list[int]:
        return [AGREE, REFUSE]

    def default(self, game: Quest, seat: int) -> int:
        return REFUSE

    def allowed_interrupts(self, game: Quest) -> int:
        return ANY

    def chosen(self, game: Quest, seat: int, option: int) -> None:
        game.log_event("FF-REVIVE-02", VOTED, seat, option)
        if option == AGREE:
            game.then(Votes(self.active, self.away + 1))
            return
        # FF-RULING-81: nothing is paid, the Active seat picks another action, and this one is not asked again
        game.refused |= 1 << game.reviving
        game.reviving = NOBODY
        game.acted = False


class AllFlip(Step[Quest]):
    """FF-RULING-71 No die is rolled: the Active Player pays and flips, then each other Standing one, clockwise.

    FF-REVIVE-11 After that the turn is over.
    """

    id: ClassVar[str] = "all_flip"
    rule: ClassVar[str] = "FF-RULING-71"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Quest) -> None:
        count = len(game.familiars)
        flippers = [(self.seat + away) % count for away in range(count) if game.standing((self.seat + away) % count)]
        game.then(Revived(len(flippers)), HOLD_W_AFTER)
        for seat in reversed(flippers):
            game.then(PayAndFlip(seat))


class PayAndFlip(Step[Quest]):
    """FF-REVIVE-05 2 MP and one flip, with its own window (FF-RULING-82)."""

    id: ClassVar[str] = "pay_and_flip"
    rule: ClassVar[str] = "FF-REVIVE-05"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Quest) -> None:
        pay(game, self.seat, REVIVE_COST, "FF-REVIVE-05")
        game.then(CoinFlip(self.seat), HOLD_W_FLIP, CountFlip())


class CountFlip(Step[Quest]):
    """FF-RULING-82 The flip lies as it is now; earlier ones stay."""

    id: ClassVar[str] = "count_flip"
    rule: ClassVar[str] = "FF-RULING-82"

    def run(self, game: Quest) -> None:
        if game.eye == OPEN:
            game.opens += 1


class Revived(Step[Quest]):
    """FF-REVIVE-06 All Open: back in full. FF-REVIVE-07 At least one: with half. FF-REVIVE-08 None: stays Fallen.

    FF-RULING-83 Gems by the maximum of this game. FF-REVIVE-10 No tokens. FF-RULING-84 It has its old place.
    """

    id: ClassVar[str] = "revived"
    rule: ClassVar[str] = "FF-RULING-83"

    def __init__(self, flips: int) -> None:
        self.flips = flips

    def run(self, game: Quest) -> None:
        seat = game.reviving
        familiar = game.familiars[seat]
        game.reviving = NOBODY
        opens = game.opens
        game.opens = 0
        if not opens:
            game.log_event("FF-REVIVE-08", STAYS_FALLEN, seat)
            return
        full = opens == self.flips
        familiar.hp = familiar.mat.hp if full else (familiar.mat.hp + 1) // 2
        familiar.mp = familiar.mat.mp if full else (familiar.mat.mp + 1) // 2
        familiar.gems = game.max_gems if full else (game.max_gems + 1) // 2
        rule = "FF-REVIVE-06" if full else "FF-REVIVE-07"
        if game.healing_forbidden():
            rule = "FF-REVIVE-12"
        elif self.flips == 1:
            rule = "FF-RULING-85"  # the one Open flip of a Familiar alone is all of them
        game.log_event(rule, REVIVED, seat, familiar.hp, familiar.mp, familiar.gems)
