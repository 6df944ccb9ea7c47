"""Scoring, and what thrown herbs do (rules/3-scoring.toml, rules/4-herbs.toml)."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Claim, Step
from grimalkin.core.codes import PASS
from grimalkin.core.piles import public
from grimalkin.games.cauldron.herbs import THROWN, Herb
from grimalkin.games.cauldron.state import DID, SCORED, SEATS, SPOON, STING, STUNG, Brew
from grimalkin.kit.effects import NOBODY

SPOON_POINTS: Final = 1


class Score(Step[Brew]):
    """CA-SCORE-01 A herb scores its value for its side if the fire is hot enough; then the herbs act."""

    id: ClassVar[str] = "score"
    rule: ClassVar[str] = "CA-SCORE-01"

    def run(self, game: Brew) -> None:
        game.then(SettleStings(), SpoonClaim((1 << len(game.teams)) - 1, game.stirrer()))
        for seat in range(len(game.teams)):
            kind = game.thrown[seat]
            if kind >= 0 and is_hot_enough(game.herbs.all[kind], game.fire):
                herb = game.herbs.all[kind]
                game.gain(seat, herb.value)
                game.log_event(
                    "CA-SCORE-01", SCORED, seat, public(kind), herb.value, game.fire, herb.heat, game.points_of(seat)
                )
        for seat in range(len(game.teams) - 1, -1, -1):
            if game.thrown[seat] >= 0 and game.herbs.acts[game.thrown[seat]]:
                game.then(HerbActs(seat))


def is_hot_enough(herb: Herb, fire: int) -> bool:
    """CA-SCORE-01 Does a herb score at this fire?"""
    return fire >= herb.heat


class HerbActs(Step[Brew]):
    """CA-HERB-01 What a thrown herb does happens, seat by seat."""

    id: ClassVar[str] = "herb_acts"
    rule: ClassVar[str] = "CA-HERB-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Brew) -> None:
        let_act(game, self.seat, game.thrown[self.seat], THROWN)


class HerbEffect(Step[Brew]):
    """CA-HERB-01 One effect of a herb, in its turn: what it asks for is looked at then."""

    id: ClassVar[str] = "herb_effect"
    rule: ClassVar[str] = "CA-HERB-01"

    def __init__(self, seat: int, kind: int, passive: int, number: int) -> None:
        self.seat = seat
        self.kind = kind
        self.passive = passive
        self.number = number

    def run(self, game: Brew) -> None:
        verb = game.herbs.all[self.kind].passives[self.passive].verbs[self.number]
        verb.do(game, self.seat, NOBODY, self.kind)


def let_act(game: Brew, seat: int, kind: int, trigger: int) -> None:
    """Let the passives of a herb that wait for this moment happen, one effect after the other."""
    passives = game.herbs.all[kind].passives
    for passive in range(len(passives) - 1, -1, -1):
        if passives[passive].on == trigger:
            for number in range(len(passives[passive].verbs) - 1, -1, -1):
                game.then(HerbEffect(seat, kind, passive, number))


class ChooseSting(Ask[Brew]):
    """CA-HERB-02 The thrower picks who is stung. A team that purrs or is calm cannot be: then this lapses."""

    id: ClassVar[str] = "choose_sting"
    rule: ClassVar[str] = "CA-HERB-02"

    def __init__(self, seat: int, times: int) -> None:
        super().__init__(seat)
        self.times = times

    def acts(self, game: Brew, seat: int) -> list[int]:
        return [STING.code(other) for other in range(len(game.teams))]

    def forbids(self, game: Brew, seat: int, act: int) -> str:
        team = game.teams[STING.one(act)]
        if team == game.teams[seat]:
            return "CA-HERB-02"
        return "CA-PURR-02" if game.calm[team] else ALLOWED

    def touches(self, game: Brew, seat: int, option: int) -> list[str]:
        return [f"hand.{SEATS[STING.one(option)]}"]

    def chosen(self, game: Brew, seat: int, option: int) -> None:
        game.stings[STING.one(option)] += self.times
        game.log_event("CA-HERB-02", DID, seat, option, game.points_of(seat))


class SettleStings(Step[Brew]):
    """CA-SCORE-04 All stings of a round count at the same time: a side loses one a sting, never going below zero."""

    id: ClassVar[str] = "settle_stings"
    rule: ClassVar[str] = "CA-SCORE-04"

    def run(self, game: Brew) -> None:
        lost = [0, 0]
        for seat in range(len(game.teams)):
            lost[game.teams[seat]] += game.stings[seat]
        game.points = [max(0, game.points[0] - lost[0]), max(0, game.points[1] - lost[1])]
        for seat in range(len(game.teams)):
            if game.stings[seat]:
                game.log_event("CA-SCORE-04", STUNG, seat, game.stings[seat], game.points_of(seat))


class SpoonClaim(Claim[Brew]):
    """CA-SPOON-01 Whoever claims the spoon first scores one for the side, and draws nothing this round."""

    id: ClassVar[str] = "spoon_claim"
    rule: ClassVar[str] = "CA-SPOON-01"

    def acts(self, game: Brew, seat: int) -> list[int]:
        return [PASS, SPOON]

    def chosen(self, game: Brew, seat: int, option: int) -> None:
        game.spoon = seat
        game.gain(seat, SPOON_POINTS)
        game.log_event("CA-SPOON-01", DID, seat, option, game.points_of(seat))
