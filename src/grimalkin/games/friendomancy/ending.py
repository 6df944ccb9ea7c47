"""The end: the final round, bedtime, who wins. FR-END, FR-RULING-99 to -108."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.games.friendomancy.events import BEDTIME, FINAL
from grimalkin.games.friendomancy.happenings import to_all
from grimalkin.games.friendomancy.kinds import GAME_END, NONE
from grimalkin.games.friendomancy.state import K_BEDTIME, Parlor
from grimalkin.kit.triggers import RUN_TRIGGERS


def next_round(game: Parlor) -> int:
    """FR-RULING-103 R2: the number of the next round, which is final at bedtime at the latest."""
    number = game.round + 1
    if not game.final and number >= game.keys[K_BEDTIME]:
        game.final = number
        game.log_event("FR-RULING-103", BEDTIME, number)
    return number


class GameOver(Step[Parlor]):
    """FR-RULING-106 S8: texts that wait for the end of the game; then Money is compared."""

    id: ClassVar[str] = "game_over"
    rule: ClassVar[str] = "FR-RULING-106"

    def run(self, game: Parlor) -> None:
        game.then(RUN_TRIGGERS, COMPARE)
        to_all(game, GAME_END, NONE)


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
        rule = "FR-END-04" if winners & (winners - 1) == 0 else "FR-RULING-105"
        game.end(rule, winners, game.money[:])


COMPARE: Final = CompareMoney()
GAME_OVER: Final = GameOver()
