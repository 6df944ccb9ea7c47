"""The round: six phases, the end check, and then the next one. BR-GEN-03, BR-CLEAN-08."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.games.black_rose.action import ActionPhase
from grimalkin.games.black_rose.cleanup import CleanUp
from grimalkin.games.black_rose.ending import FinalScoring
from grimalkin.games.black_rose.events import PHASE
from grimalkin.games.black_rose.events import ROUND as TOLD_ROUND
from grimalkin.games.black_rose.evocations import EvocationsPhase
from grimalkin.games.black_rose.kinds import (
    ACTION,
    BLACK_ROSE,
    CLEAN_UP,
    EVOCATIONS,
    IN_STUDY,
    NONE,
    PREPARATION,
    STUDY,
    WHOLE_ROUND,
)
from grimalkin.games.black_rose.power import END_AT
from grimalkin.games.black_rose.preparation import PreparationPhase
from grimalkin.games.black_rose.rose import BoardEvents, RosePhase
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.study import StudyPhase
from grimalkin.kit.lasting import pass_moment


class Phase(Step[Lodge]):
    """BR-GEN-03 A phase begins; every phase runs clockwise from the First Mage."""

    id: ClassVar[str] = "phase"
    rule: ClassVar[str] = "BR-GEN-03"

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, game: Lodge) -> None:
        game.phase = self.phase
        game.active = NONE
        game.spent_familiars = ()
        if self.phase == BLACK_ROSE:
            begin_round(game)
        game.log_event("BR-GEN-03", PHASE, self.phase)
        if self.phase == BLACK_ROSE:
            game.then(RosePhase())
        elif self.phase == STUDY:
            game.then(BoardEvents(IN_STUDY), StudyPhase())
        elif self.phase == PREPARATION:
            game.then(PreparationPhase())
        elif self.phase == ACTION:
            game.then(ActionPhase())
        elif self.phase == EVOCATIONS:
            game.then(EvocationsPhase())
        else:
            game.then(CleanUp(), EndCheck())


def begin_round(game: Lodge) -> None:
    game.round += 1
    game.fired = 0
    game.started = ()
    game.lasting, _over = pass_moment(game.lasting, 1 << WHOLE_ROUND)
    game.log_event("BR-GEN-04", TOLD_ROUND, game.round)
    for mage in game.mages:
        mage.new_round()


class Round(Step[Lodge]):
    """BR-GEN-04 One pass through the six phases."""

    id: ClassVar[str] = "round"
    rule: ClassVar[str] = "BR-GEN-04"

    def run(self, game: Lodge) -> None:
        game.then(
            Phase(BLACK_ROSE), Phase(STUDY), Phase(PREPARATION), Phase(ACTION), Phase(EVOCATIONS), Phase(CLEAN_UP)
        )


ROUND: Final = Round()


class EndCheck(Step[Lodge]):
    """BR-CLEAN-08 Somebody at 30 points or more: the game ends; else the next round begins."""

    id: ClassVar[str] = "end_check"
    rule: ClassVar[str] = "BR-CLEAN-08"

    def run(self, game: Lodge) -> None:
        most = max([game.rose_pp, *[mage.pp for mage in game.mages]])
        game.then(FinalScoring() if most >= END_AT else ROUND)
