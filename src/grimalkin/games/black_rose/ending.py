"""The end of the game: final scoring, and who wins. BR-END, BR-RULING-61."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.games.black_rose.events import FINAL, FINAL_POINTS
from grimalkin.games.black_rose.kinds import NONE, ROSE
from grimalkin.games.black_rose.scoring import ranked
from grimalkin.games.black_rose.state import Lodge, teller

TROPHIES: Final = [4, 2, 1]  # BR-END-01
QUESTS: Final = [6, 3, 1]  # BR-END-02
CROWN: Final = 1  # BR-END-04


def final_gains(game: Lodge) -> list[list[int]]:
    """BR-INST-08 For each Mage, then for the Rose: points for Trophies, Quests, Activation tokens and the Crown.

    Also BR-END-02, BR-END-03, BR-END-04, BR-END-06.
    """
    seats = len(game.mages)
    trophies = ranked([len(mage.trophies) for mage in game.mages] + [len(game.rose_trophies)], TROPHIES)
    quests = ranked([len(mage.completed) for mage in game.mages], QUESTS)
    found: list[list[int]] = []
    for seat in range(seats):
        tokens = sum([game.box.room(kind).value for kind in game.mages[seat].rooms])
        found.append([trophies[seat], quests[seat], tokens, CROWN if game.crown == seat else 0])
    found.append([trophies[seats], 0, sum([game.box.room(kind).value for kind in game.rose_rooms]), 0])  # BR-END-06
    return found


def final_points(game: Lodge) -> list[int]:
    """What each contestant would have at the end, the Rose last."""
    gains = final_gains(game)
    now = [mage.pp for mage in game.mages] + [game.rose_pp]
    return [now[i] + sum(gains[i]) for i in range(len(now))]


def winner(game: Lodge, points: list[int]) -> int:
    """BR-RULING-61 The Rose wins ties with Mages; among Mages Trophies, Quests, then order from the Crown.

    Also BR-END-08, BR-RULING-164, BR-END-07.

    NONE: the Rose.
    """
    best = NONE
    for seat in game.from_crown():
        if game.is_absent(seat) or points[seat] <= points[-1]:
            continue
        if best == NONE or rank_of(game, points, seat) > rank_of(game, points, best):
            best = seat
    return best


def rank_of(game: Lodge, points: list[int], seat: int) -> int:
    mage = game.mages[seat]
    return points[seat] * 10_000 + len(mage.trophies) * 100 + len(mage.completed)


class FinalScoring(Step[Lodge]):
    """BR-END-01 to -08 Everything is counted, and the game is over."""

    id: ClassVar[str] = "final_scoring"
    rule: ClassVar[str] = "BR-END-07"

    def run(self, game: Lodge) -> None:
        gains = final_gains(game)
        points = final_points(game)
        for i in range(len(gains)):
            contestant = i if i < len(game.mages) else ROSE
            game.log_event("BR-END-01", FINAL, teller(contestant), gains[i][0], gains[i][1], gains[i][2], gains[i][3])
        for i in range(len(points)):
            contestant = i if i < len(game.mages) else ROSE
            game.log_event("BR-END-07", FINAL_POINTS, teller(contestant), points[i])
        best = winner(game, points)
        game.end("BR-END-07", 1 << best if best != NONE else 0, points[:-1])
