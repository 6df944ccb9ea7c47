"""The end: the final round, bedtime, who wins. FR-END, FR-RULING-99 to -108."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, ANSWERED, Ask, Step
from grimalkin.core.codes import PASS
from grimalkin.core.judging import convene
from grimalkin.games.friendomancy.codes import CHOOSE_SEAT
from grimalkin.games.friendomancy.events import BEDTIME, FINAL, NAMED
from grimalkin.games.friendomancy.happenings import to_all
from grimalkin.games.friendomancy.kinds import GAME_END, NONE, SEATS
from grimalkin.games.friendomancy.state import K_BEDTIME, K_JUDGE_NAMES, Parlor
from grimalkin.kit.triggers import RUN_TRIGGERS


def next_round(game: Parlor) -> int:
    """FR-RULING-103 R2: the number of the next round, which is final at bedtime at the latest."""
    number = game.round + 1
    if not game.final and number >= game.keys[K_BEDTIME]:
        game.final = number
        game.log_event("FR-RULING-103", BEDTIME, number)
        game.cite("FR-RULING-103")
    return number


class GameOver(Step[Parlor]):
    """FR-RULING-106 S8: texts that wait for the end of the game; then Money is compared."""

    id: ClassVar[str] = "game_over"
    rule: ClassVar[str] = "FR-RULING-106"

    def run(self, game: Parlor) -> None:
        game.then(RUN_TRIGGERS, LAST_CASES, TIE, COMPARE)
        to_all(game, GAME_END, NONE)


class LastCases(Step[Parlor]):
    """FR-RULING-145 Disputes that are still noted open now, before Money is compared."""

    id: ClassVar[str] = "last_cases"
    rule: ClassVar[str] = "FR-RULING-145"

    def run(self, game: Parlor) -> None:
        if game.court is not None and game.court.waits():
            game.then(self)
            convene(game)


class CompareMoney(Step[Parlor]):
    """FR-END-04, FR-RULING-105, FR-RULING-108 Most Money wins; who has as much shares the win."""

    id: ClassVar[str] = "compare_money"
    rule: ClassVar[str] = "FR-RULING-108"

    def run(self, game: Parlor) -> None:
        here = game.from_active()
        most = max([game.money[seat] for seat in here])
        winners = 0
        for seat in here:
            game.log_event("FR-END-04", FINAL, seat, game.money[seat])
            if game.money[seat] == most:
                winners |= 1 << seat
        rule = "FR-END-04"
        if winners & (winners - 1):
            rule = "FR-RULING-105"
            if game.named != NONE and winners >> game.named & 1:
                winners = 1 << game.named
                rule = "FR-RULING-154"
        game.end(rule, winners, game.money[:])


class AskTie(Ask[Parlor]):
    """FR-RULING-154 The Judge may name one of those who have most Money, or must, as the table has it. Without an
    answer they share the win. Where a ruling has removed the tie, there is nothing left to ask."""

    id: ClassVar[str] = "ask_tie"
    rule: ClassVar[str] = "FR-RULING-154"
    table_point: ClassVar[bool] = True

    def order(self, game: Parlor) -> list[int]:
        return judge_asked(game, self.seat)

    def acts(self, game: Parlor, seat: int) -> list[int]:
        return [PASS] + [CHOOSE_SEAT.code(other) for other in richest(game)] if is_tied(game) else []

    def forbids(self, game: Parlor, seat: int, act: int) -> str:
        return "FR-RULING-154" if act == PASS and game.keys[K_JUDGE_NAMES] else ALLOWED

    def unanswered(self, game: Parlor, seat: int) -> int:
        return PASS if game.keys[K_JUDGE_NAMES] else ANSWERED

    def touches(self, game: Parlor, seat: int, option: int) -> list[str]:
        return [] if option == PASS else [f"board.{SEATS[CHOOSE_SEAT.one(option)]}"]

    def chosen(self, game: Parlor, seat: int, option: int) -> None:
        if option != PASS:
            name_winner(game, CHOOSE_SEAT.one(option))


def judge_asked(game: Parlor, seat: int) -> list[int]:
    """FR-RULING-19 The first-seated Judge; for one who has left, and was the last, the default is taken."""
    here = game.officials_here()
    return here[:1] if here else [seat]


def richest(game: Parlor) -> list[int]:
    """Who has most Money."""
    here = game.from_active()
    most = max([game.money[seat] for seat in here])
    return [seat for seat in here if game.money[seat] == most]


def is_tied(game: Parlor) -> bool:
    """Have several most Money, and has the Judge named none of them?"""
    rich = richest(game)
    return len(rich) > 1 and game.named not in rich


def name_winner(game: Parlor, seat: int) -> None:
    game.named = seat
    game.log_event("FR-RULING-154", NAMED, seat)


class Tie(Step[Parlor]):
    """FR-RULING-105 Several have most Money: the Judge is asked."""

    id: ClassVar[str] = "tie"
    rule: ClassVar[str] = "FR-RULING-105"

    def run(self, game: Parlor) -> None:
        judges = game.officials_here()
        if judges and is_tied(game):
            game.then(AskTie(judges[0]))


COMPARE: Final = CompareMoney()
TIE: Final = Tie()
LAST_CASES: Final = LastCases()
GAME_OVER: Final = GameOver()
