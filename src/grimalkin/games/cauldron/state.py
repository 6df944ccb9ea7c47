"""What lies on the table, the words for choices, and what can be told."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.codes import Codes
from grimalkin.core.events import CARD, NUMBER, OPTION, SEAT, EventTypes
from grimalkin.core.piles import Pile, kind_of
from grimalkin.core.state import State
from grimalkin.games.cauldron.herbs import Herbs
from grimalkin.kit.blocks import block

LOW_FIRE: Final = 3
SEATS: Final = ["A", "B", "C", "D"]
ROOM: Final = 48  # kinds of herbs, a designer's own included

CODES: Final = Codes(ROOM)
CODES.skip_to(21)
THROW: Final = block(CODES, "throw", CODES.cards)  # a sealed answer
GIVE: Final = block(CODES, "give", CODES.cards)
TO: Final = block(CODES, "to", SEATS)
USE: Final = block(CODES, "use", CODES.cards)
STING: Final = block(CODES, "sting", SEATS)
SPOON: Final = CODES.one("spoon")
PURR: Final = CODES.one("purr")

EVENTS: Final = EventTypes()
POINTS_NOW: Final = {"side_points": NUMBER}
ROUND: Final = EVENTS.add("round", beat="turn", now_round=NUMBER, who=SEAT)
GAVE: Final = EVENTS.add("gave", beat="move", who=SEAT, card=CARD, target=SEAT)
THREW: Final = EVENTS.add("threw", beat="announce", who=SEAT, card=CARD)
ROLLED: Final = EVENTS.add("rolled", beat="roll", die=NUMBER)
USED: Final = EVENTS.add("used", beat="announce", who=SEAT, card=CARD)
SCORED: Final = EVENTS.add(
    "scored", beat="gain", also=POINTS_NOW, who=SEAT, card=CARD, amount=NUMBER, die=NUMBER, needs=NUMBER
)
AGAIN: Final = EVENTS.add("again", beat="announce", who=SEAT)
GAINED: Final = EVENTS.add("gained", beat="gain", also=POINTS_NOW, who=SEAT, amount=NUMBER)
SOOTHED: Final = EVENTS.add("soothed", beat="status", who=SEAT, rounds=NUMBER)
STUNG: Final = EVENTS.add("stung", beat="damage", also=POINTS_NOW, target=SEAT, amount=NUMBER)
DID: Final = EVENTS.add("did", beat="announce", also=POINTS_NOW, who=SEAT, option=OPTION)
DREW: Final = EVENTS.add("drew", beat="draw", who=SEAT, card=CARD)
SHUFFLED: Final = EVENTS.add("shuffled", count=NUMBER)

WINDOW_CATNIP: Final = 0
WINDOWS: Final = ["catnip"]

# what cards count, in the order of the vocabulary (verbs.py); hooks.py counts
FIRE: Final = 0
ROUND_NUMBER: Final = 1
POINTS: Final = 2
HAND: Final = 3
POT: Final = 4
QUANTITIES: Final = ["fire", "round", "points", "hand", "pot"]


class Brew(State):
    """What lies on the table."""

    id: ClassVar[str] = "brew"

    def __init__(
        self, teams: list[int], herbs: Herbs, bag: Pile, hands: list[Pile], passing: Pile, rounds: int
    ) -> None:
        super().__init__(teams)
        self.herbs = herbs
        self.bag = bag
        self.hands = hands
        self.passing = passing  # the herb that is being passed on, face down
        self.rounds = rounds
        self.round = 0
        self.pot: list[int] = []  # kinds; open
        self.thrown: list[int] = [-1] * len(teams)  # this round, by seat
        self.stings: list[int] = [0] * len(teams)  # the batch of this round, by stung seat
        self.fire = 0
        self.spoon = -1
        self.points: list[int] = [0, 0]
        self.can_purr: list[int] = [1] * len(teams)
        self.calm: list[int] = [0, 0]  # by team: for how many rounds, this one included, nobody can sting it

    def copy(self) -> Brew:
        hands = [hand.copy() for hand in self.hands]
        twin = Brew(self.teams, self.herbs, self.bag.copy(), hands, self.passing.copy(), self.rounds)
        self.copy_core(twin)
        twin.round = self.round
        twin.pot = self.pot[:]
        twin.thrown = self.thrown[:]
        twin.stings = self.stings[:]
        twin.fire = self.fire
        twin.spoon = self.spoon
        twin.points = self.points[:]
        twin.can_purr = self.can_purr[:]
        twin.calm = self.calm[:]
        return twin

    def piles(self) -> list[Pile]:
        return [self.bag, self.passing, *self.hands]

    def card_names(self) -> list[str]:
        return self.herbs.names

    def census(self) -> list[int]:
        cards = [kind_of(card) for held in self.piles() for card in held.all_cards()]
        return sorted(cards + self.pot)

    def stirrer(self) -> int:
        return self.round % len(self.teams)

    def holders(self) -> int:
        """A bit for each seat with a herb in hand: a public fact, so windows may depend on it."""
        seats = 0
        for seat in range(len(self.hands)):
            if len(self.hands[seat]):
                seats |= 1 << seat
        return seats

    def gain(self, seat: int, points: int) -> None:
        team = self.teams[seat]
        self.points[team] = max(0, self.points[team] + points)

    def points_of(self, seat: int) -> int:
        """What the side of a seat has."""
        return self.points[self.teams[seat]]

    def soothe(self, seat: int, rounds: int) -> None:
        team = self.teams[seat]
        self.calm[team] = max(self.calm[team], rounds)


def herb_id(game: Brew, seat: int, kind: int) -> str:
    """What a herb in a hand is called in the view."""
    return f"hand.{SEATS[seat]}.{game.herbs.names[kind]}"
