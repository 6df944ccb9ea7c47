"""The vocabulary of the card files: what a herb can be and do. Each verb is one class, with its rule."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.core.amounts import Quantity
from grimalkin.core.cards import (
    EACH,
    ONE,
    THE,
    Card,
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
from grimalkin.core.fields import Given, Number, Word
from grimalkin.games.cauldron.filters import SEATS_OF_HERBS
from grimalkin.games.cauldron.glossary import SAYS
from grimalkin.games.cauldron.herbs import TRIGGERS, Herb, Passive
from grimalkin.games.cauldron.notes import notes
from grimalkin.games.cauldron.round import Fire
from grimalkin.games.cauldron.scoring import ChooseSting
from grimalkin.games.cauldron.state import AGAIN, GAINED, QUANTITIES, SOOTHED, Brew
from grimalkin.kit.effects import DirectEffect
from grimalkin.kit.filters import Count, WhomOf, narrowing

EDITIONS: Final = ["second", "first"]
FEWEST: Final = 12  # herbs in the bag


class Sting(DirectEffect[Brew]):
    """`sting N to enemy | each enemy | each enemy[...]`: CA-HERB-02, CA-PURR-02."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.times = amount(given, "sting")
        to = target(given, "to")
        self.each = to.how == EACH
        self.only = narrowing(to)

    def act(self, game: Brew, seat: int, target: int, source: int) -> None:
        times = self.times.value(game, seat, -1)
        if times <= 0:
            return
        if self.each:
            for other in range(len(game.teams)):
                if game.teams[other] == game.teams[seat] or game.calm[game.teams[other]]:
                    continue
                if self.only is None or self.only.holds(game, other, seat, -1):
                    game.stings[other] += times
            return
        game.then(StingOne(seat, times))


class StingOne(Step[Brew]):
    """CA-HERB-02 One seat is picked, unless by then none can be: somebody may have purred since the herb acted."""

    id: ClassVar[str] = "sting_one"
    rule: ClassVar[str] = "CA-HERB-02"

    def __init__(self, seat: int, times: int) -> None:
        self.seat = seat
        self.times = times

    def run(self, game: Brew) -> None:
        ask = ChooseSting(self.seat, self.times)
        if ask.options(game, self.seat):
            game.then(ask)


class Soothe(DirectEffect[Brew]):
    """`soothe "own team" for ...`: CA-HERB-03."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.rounds = duration(given, "for").count

    def act(self, game: Brew, seat: int, target: int, source: int) -> None:
        game.soothe(seat, self.rounds)
        game.log_event("CA-HERB-03", SOOTHED, seat, self.rounds)


class ScoreMore(DirectEffect[Brew]):
    """`score N`: CA-HERB-04."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = amount(given, "score")

    def act(self, game: Brew, seat: int, target: int, source: int) -> None:
        points = self.points.value(game, seat, -1)
        game.gain(seat, points)
        game.log_event("CA-HERB-04", GAINED, seat, points, game.points_of(seat))


class Reroll(DirectEffect[Brew]):
    """`reroll "fire"`: CA-HERB-05."""

    def act(self, game: Brew, seat: int, target: int, source: int) -> None:
        game.log_event("CA-HERB-05", AGAIN, seat)
        game.then(Fire())


VERBS: Final = [
    VerbWord(
        Sting,
        [Sum("sting", 1, 3), WhomOf("to", SEATS_OF_HERBS, hows=[ONE, EACH], narrows=[EACH])],
        "stings one seat of the other side, or each",
    ),
    VerbWord(Soothe, [Whom("soothe", hows=[THE]), HowLong("for")], "keeps the own team from being stung"),
    VerbWord(ScoreMore, [Sum("score", -5, 5)], "gives the side of the thrower points, or takes them"),
    VerbWord(Reroll, [Word("reroll", "die", ["fire"])], "rolls the fire again"),
]

# a herb that does a great deal makes games longer than any game may be
PASSIVE: Final = Parts("passive", Passive, [Word("on", "trigger", TRIGGERS), Effects("do", most=3)], most=2)


def lacking(cards: list[Card]) -> str:
    """CA-SETUP-02 Every seat draws three herbs, so there must be enough for four."""
    count = sum([card.count for card in cards if isinstance(card, Herb)])
    if count >= FEWEST:
        return ""
    return f"CA-SETUP-02: there are {count} herbs; at least {FEWEST} are needed, so that four seats can draw three"


VOCABULARY: Final = Vocabulary(
    kinds=[Kind("herb", Herb, [Number("count", 0, 30), Number("value", 0, 9), Number("heat", 1, 6), PASSIVE])],
    verbs=VERBS,
    fixed=["own team"],
    sets=["enemy"],
    places=[],
    durations=["this round"],
    units=["round"],
    quantities=[*[Quantity(name, of_card=name == "pot") for name in QUANTITIES], Count(SEATS_OF_HERBS)],
    editions=EDITIONS,
    lacks=lacking,
    notes=notes,
    says=SAYS,
)
