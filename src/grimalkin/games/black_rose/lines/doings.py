"""Instructions of Traps on what a Mage does: activate a room, use a spell, complete a Quest. BR-REACT-02.

The effect that is about to happen lies below the Trap on the stack; the Trap changes it there.
"""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Ask
from grimalkin.core.codes import PASS
from grimalkin.games.black_rose.codes import SHOW, YES
from grimalkin.games.black_rose.drawing import quest_id
from grimalkin.games.black_rose.events import CANCELLED
from grimalkin.games.black_rose.kinds import L_NO_QUEST, NONE, WHOLE_ROUND
from grimalkin.games.black_rose.lines.lasting import lasting
from grimalkin.games.black_rose.lines.whom import those
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.quests import show_quest
from grimalkin.games.black_rose.script import LineStep, RoseLine, UseAsk
from grimalkin.games.black_rose.state import Lodge


def below(game: Lodge) -> Cast:
    """What the Trap answers."""
    return game.casts[-2]


class DoingLine(RoseLine):
    """BR-SPELL-14 It works on what the target does, unless the target ignores the Trap or it was redirected."""

    def doer(self, game: Lodge, cast: Cast) -> int:
        found = those(game, cast, self.to)
        return found[0] if found else NONE

    def start(self, game: Lodge, cast: Cast) -> None:
        if self.doer(game, cast) == below(game).seat:
            self.change(game, cast, below(game))

    def change(self, game: Lodge, cast: Cast, doing: Cast) -> None:
        raise NotImplementedError


class Foil(DoingLine):
    """It does not happen: an activation fails, its token does not flip."""

    def change(self, game: Lodge, cast: Cast, doing: Cast) -> None:
        doing.cancelled = True
        game.log_event("BR-REACT-02", CANCELLED, cast.seat)


class Usurp(DoingLine):
    """The acting Mage activates the room instead, or gets the points of the Quest."""

    def change(self, game: Lodge, cast: Cast, doing: Cast) -> None:
        doing.taker = cast.seat


class KeepCard(DoingLine):
    """The acting Mage gets the card as an own completed Quest."""

    def change(self, game: Lodge, cast: Cast, doing: Cast) -> None:
        doing.keeper = cast.seat


class ForbidQuest(DoingLine):
    """The Quest cannot be completed this round, not in its Clean-up either (BR-QUEST-06)."""

    def change(self, game: Lodge, cast: Cast, doing: Cast) -> None:
        doing.cancelled = True
        lasting(game, cast, L_NO_QUEST, doing.seat, 1, WHOLE_ROUND, doing.kind)


class Owe(DoingLine):
    """The caster suffers damage when the spell is over."""

    def change(self, game: Lodge, cast: Cast, doing: Cast) -> None:
        doing.owed = (*doing.owed, cast.seat << 8 | self.count(game))


class OfferCancel(DoingLine):
    """The caster may cancel the own spell; what follows asks whether that was done."""

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 1  # nothing is asked of who ignores it
        super().start(game, cast)

    def change(self, game: Lodge, cast: Cast, doing: Cast) -> None:
        game.then(MayCancel(self.use(), doing.seat))


class MayCancel(UseAsk):
    """BR-DEC-34, BR-RULING-109 The caster cancels the own spell, or does not."""

    id: ClassVar[str] = "may_cancel"
    rule: ClassVar[str] = "BR-DEC-34"

    def __init__(self, use: LineStep, seat: int) -> None:
        super().__init__(use, seat)

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [PASS, YES]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        game.cast().done = 0
        if option == YES:
            game.cast().done = 1
            below(game).cancelled = True
            game.log_event("BR-RULING-167", CANCELLED, seat)


class CompleteOwn(RoseLine):
    """The acting Mage completes one of the own Quests now, whatever its condition."""

    def start(self, game: Lodge, cast: Cast) -> None:
        if len(game.quests[cast.seat]):
            game.then(ChooseOwn(cast.seat))


class ChooseOwn(Ask[Lodge]):
    """BR-DEC-26 Which of the own Quests."""

    id: ClassVar[str] = "choose_own"
    rule: ClassVar[str] = "BR-DEC-26"

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [SHOW.code(kind) for kind in game.quests[seat].kinds()]

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [quest_id(game, seat, SHOW.one(option))]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        show_quest(game, seat, SHOW.one(option))
