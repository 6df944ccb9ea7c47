"""Instructions about Power Points, the Crown, prices. BR-GEN-11, BR-RULING-122."""

from __future__ import annotations

from grimalkin.core.piles import public
from grimalkin.games.black_rose.events import STOLE_QUEST
from grimalkin.games.black_rose.kinds import NONE, ROSE
from grimalkin.games.black_rose.lines.whom import bits_of, those
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION, Cast
from grimalkin.games.black_rose.power import gain, lose, steal, take_crown
from grimalkin.games.black_rose.script import RoseLine, pick_seat
from grimalkin.games.black_rose.state import Lodge


class Gain(RoseLine):
    """The acting Mage gains points; for an Event the Rose does."""

    def start(self, game: Lodge, cast: Cast) -> None:
        gain(game, cast.seat, self.count(game), "BR-GEN-01")


class RoseGains(RoseLine):
    """The Rose gains points."""

    def start(self, game: Lodge, cast: Cast) -> None:
        gain(game, ROSE, self.count(game), "BR-GEN-02")


def mages_in(models: list[int]) -> list[int]:
    return [model for model in models if model < FIRST_EVOCATION]


class Lose(RoseLine):
    """Mages lose points; who has none is hit all the same (BR-SPELL-21)."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 0
        for seat in mages_in(those(game, cast, self.to)):
            cast.hits = (*cast.hits, seat)
            cast.done += lose(game, seat, self.count(game, seat), "BR-SPELL-21")


class Steal(RoseLine):
    """The acting Mage gains what others lose."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 0
        for seat in mages_in(those(game, cast, self.to)):
            cast.done += steal(game, cast.seat, seat, self.count(game, seat), "BR-GEN-11")


class StealTrapped(RoseLine):
    """From the Mage whom an own Trap hit this round; of several the acting Mage picks one (BR-DEC-40)."""

    def seats(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        return [seat for seat in game.from_crown() if game.mages[cast.seat].trapped >> seat & 1]

    def start(self, game: Lodge, cast: Cast) -> None:
        pick_seat(game, self, cast)

    def picked_seat(self, game: Lodge, cast: Cast, stage: int, seat: int) -> None:
        steal(game, cast.seat, seat, self.count(game, seat), "BR-GEN-11")


class Pay(RoseLine):
    """A price in points: without them the choice is not open."""

    def possible(self, game: Lodge, cast: Cast) -> bool:
        return game.mages[cast.seat].pp >= self.count(game)

    def start(self, game: Lodge, cast: Cast) -> None:
        lose(game, cast.seat, self.count(game), "BR-RULING-122")


class TakeCrown(RoseLine):
    """The acting Mage takes the Crown."""

    def start(self, game: Lodge, cast: Cast) -> None:
        take_crown(game, cast.seat, "BR-GEN-15")


class CrownTheMeek(RoseLine):
    """The Mage with fewest points takes the Crown; of several the last in order."""

    def start(self, game: Lodge, cast: Cast) -> None:
        best = NONE
        for seat in game.from_crown():
            if best == NONE or game.mages[seat].pp <= game.mages[best].pp:
                best = seat
        take_crown(game, best, "BR-EVENT-02")


class Tithe(RoseLine):
    """Each Mage loses points, and the Rose gains what was lost."""

    def start(self, game: Lodge, cast: Cast) -> None:
        lost = 0
        for seat in game.from_crown():
            lost += lose(game, seat, self.count(game, seat), "BR-GEN-11")
        gain(game, ROSE, lost, "BR-GEN-02")


class StealQuest(RoseLine):
    """A completed Quest of the target becomes the acting Mage's."""

    def reach(self, game: Lodge, cast: Cast) -> int:
        return bits_of(those(game, cast, self.to))

    def start(self, game: Lodge, cast: Cast) -> None:
        for seat in mages_in(those(game, cast, self.to)):
            victim = game.mages[seat]
            if victim.completed:
                kind = victim.completed[-1]
                victim.completed = victim.completed[:-1]
                thief = game.mages[cast.seat]
                thief.completed = (*thief.completed, kind)
                game.log_event("BR-QUEST-04", STOLE_QUEST, cast.seat, seat, public(kind))
