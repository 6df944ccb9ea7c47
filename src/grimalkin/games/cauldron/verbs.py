"""The vocabulary of the card files: what a herb can be and do. Each verb is one class, with its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimalkin.core.amounts import Quantity
from grimalkin.core.cards import (
    EACH,
    Effects,
    HowLong,
    Kind,
    Parts,
    Sum,
    VerbWord,
    Vocabulary,
    Whom,
    amount,
    duration,
    target,
)
from grimalkin.core.fields import Number, Word
from grimalkin.games.cauldron.herbs import TRIGGERS, Herb, HerbVerb, Passive
from grimalkin.games.cauldron.round import Fire
from grimalkin.games.cauldron.scoring import ChooseSting
from grimalkin.games.cauldron.state import AGAIN, GAINED, QUANTITIES, SOOTHED, Brew

if TYPE_CHECKING:
    from grimalkin.core.fields import Given

EDITIONS: Final = ["second", "first"]


class Sting(HerbVerb):
    """`sting N to enemy | each enemy`: CA-HERB-02, CA-PURR-02."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.times = amount(given, "sting")
        self.to = target(given, "to")

    def act(self, game: Brew, seat: int) -> None:
        times = self.times.value(game, seat, -1)
        if times <= 0:
            return
        if self.to.how == EACH:
            for other in range(len(game.teams)):
                if game.teams[other] != game.teams[seat] and not game.calm[game.teams[other]]:
                    game.stings[other] += times
            return
        ask = ChooseSting(seat, times)
        if ask.options(game, seat):
            game.then(ask)


class Soothe(HerbVerb):
    """`soothe "own team" for ...`: CA-HERB-03."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.rounds = duration(given, "for").count

    def act(self, game: Brew, seat: int) -> None:
        game.soothe(seat, self.rounds)
        game.tell("CA-HERB-03", SOOTHED, seat, self.rounds)


class ScoreMore(HerbVerb):
    """`score N`: CA-HERB-04."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = amount(given, "score")

    def act(self, game: Brew, seat: int) -> None:
        points = self.points.value(game, seat, -1)
        game.gain(seat, points)
        game.tell("CA-HERB-04", GAINED, seat, points)


class Reroll(HerbVerb):
    """`reroll "fire"`: CA-HERB-05."""

    def act(self, game: Brew, seat: int) -> None:
        game.tell("CA-HERB-05", AGAIN, seat)
        game.then(Fire())


VERBS: Final = [
    VerbWord(Sting, [Sum("sting", 1, 3), Whom("to")], "stings one seat of the other side, or each"),
    VerbWord(Soothe, [Whom("soothe"), HowLong("for")], "keeps the own team from being stung"),
    VerbWord(ScoreMore, [Sum("score", -5, 5)], "gives the side of the thrower points, or takes them"),
    VerbWord(Reroll, [Word("reroll", "die", ["fire"])], "rolls the fire again"),
]

PASSIVE: Final = Parts("passive", Passive, [Word("on", "trigger", TRIGGERS), Effects("do")])

VOCABULARY: Final = Vocabulary(
    kinds=[Kind("herb", Herb, [Number("count", 0, 30), Number("value", 0, 9), Number("heat", 1, 6), PASSIVE])],
    verbs=VERBS,
    fixed=["own team"],
    sets=["enemy"],
    places=[],
    durations=["this round"],
    units=["round"],
    quantities=[Quantity(name, of_card=name == "pot") for name in QUANTITIES],
    editions=EDITIONS,
)
