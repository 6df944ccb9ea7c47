"""A made-up game of bells that hear each other: what the tests of triggers are played with.

On a turn a seat rings once, or stops the game for itself. Everybody's cards hear that:

- a horn scores a point whenever anybody rings, and an owl rings whenever anybody scores: together they never end;
- a die throws for as many points, a wish asks whether to score, a thief draws a card face down;
- a watchman belongs to nobody and counts what it hears.
"""

from __future__ import annotations

from typing import Any, ClassVar

from grimalkin.core.agenda import Ask, Die, Draw, Step
from grimalkin.core.codes import PASS, Codes
from grimalkin.core.events import NUMBER, SEAT, EventTypes
from grimalkin.core.fields import Field, Flag, Given, Inner, Many, Number, Word
from grimalkin.core.game import Game, Positions, Setting
from grimalkin.core.piles import EVERYONE, Pile, kind_of, pile
from grimalkin.core.piles import NOBODY as UNSEEN
from grimalkin.core.state import State
from grimalkin.core.view import Zone
from grimalkin.kit.triggers import (
    NOBODY,
    RUN_TRIGGERS,
    ChooseTrigger,
    Trigger,
    TriggerHooks,
    TriggerState,
    drop_triggers,
    set_off_together,
)

SEATS = ["A", "B", "C"]
WHOSE = [*SEATS, "nobody"]
CARDS = ["horn", "owl", "die", "wish", "thief", "watchman"]
HORN, OWL, DIE, WISH, THIEF, WATCHMAN = range(6)
RINGING, SCORING = range(2)
HEARD = [RINGING, SCORING, RINGING, RINGING, RINGING, RINGING]  # by card
MANY = 1_000_000

CODES = Codes()
RING = CODES.one("ring")
STOP = CODES.one("stop")
SCORE = CODES.one("score")
FIRST = CODES.block("first", CARDS)

EVENTS = EventTypes()
RANG = EVENTS.add("rang", SEAT)
SCORED = EVENTS.add("scored", SEAT, NUMBER)
COUNTED = EVENTS.add("counted", NUMBER)
HAPPENS = EVENTS.add("happens", SEAT, NUMBER)
REFUSED = EVENTS.add("refused", SEAT, NUMBER)
STOPPED = EVENTS.add("stopped", SEAT)


class Belfry(TriggerState):
    """Cards that lie open by seat, a deck, and the rules that were set."""

    id: ClassVar[str] = "belfry"

    def __init__(self, deck: Pile, hands: list[Pile], depth_limit: int, run_limit: int, asks: bool) -> None:
        super().__init__([0, 1, 2])
        self.deck = deck
        self.hands = hands
        self.depth_limit = depth_limit
        self.run_limit = run_limit
        self.asks = asks  # who has several triggers at once chooses
        self.cards: list[tuple[int, ...]] = [(), (), ()]
        self.points = [0, 0, 0]
        self.gone = 0  # bits of seats that have stopped
        self.active = 0
        self.counted = 0
        self.turns = 12

    def copy(self) -> Belfry:
        hands = [hand.copy() for hand in self.hands]
        twin = Belfry(self.deck.copy(), hands, self.depth_limit, self.run_limit, self.asks)
        self.copy_core(twin)
        twin.cards = self.cards[:]
        twin.points = self.points[:]
        twin.gone = self.gone
        twin.active = self.active
        twin.counted = self.counted
        twin.turns = self.turns
        return twin

    def piles(self) -> list[Pile]:
        return [self.deck, *self.hands]

    def card_names(self) -> list[str]:
        return CARDS

    def census(self) -> list[int]:
        return sorted(kind_of(card) for held in self.piles() for card in held.all_cards())


def event(game: Belfry, what: int) -> None:
    """Every card that waits for this hears it at the same time."""
    effects: list[tuple[int, Step[Any]]] = []
    for seat in range(3):
        for card in game.cards[seat]:
            if HEARD[card] == what:
                whose = NOBODY if card == WATCHMAN else seat
                effects.append((whose, Hear(whose, card)))
    set_off_together(game, effects, game.active)


def ring(game: Belfry, seat: int) -> None:
    game.log_event("BELL-1", RANG, seat)
    event(game, RINGING)


def score(game: Belfry, seat: int, points: int) -> None:
    game.points[seat] += points
    game.log_event("BELL-2", SCORED, seat, points)
    event(game, SCORING)


class Hear(Step[Belfry]):
    """What one card does when it hears what it waits for."""

    id: ClassVar[str] = "hear"
    rule: ClassVar[str] = "BELL-3"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: Belfry) -> None:
        if self.card == HORN:
            score(game, self.seat, 1)
        elif self.card == OWL:
            ring(game, self.seat)
        elif self.card == DIE:
            game.then(Throw(self.seat))
        elif self.card == WISH:
            game.then(MayScore(self.seat))
        elif self.card == THIEF:
            if len(game.deck):
                game.then(Steal(self.seat))
        else:
            game.counted += 1
            game.log_event("BELL-3", COUNTED, game.counted)


class Throw(Die[Belfry]):
    id: ClassVar[str] = "throw"
    rule: ClassVar[str] = "BELL-4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def sides(self) -> int:
        return 6

    def shows(self, game: Belfry, face: int) -> None:
        score(game, self.seat, face)


class Steal(Draw[Belfry]):
    id: ClassVar[str] = "steal"
    rule: ClassVar[str] = "BELL-5"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Belfry) -> Pile:
        return game.deck

    def drawn(self, game: Belfry, card: int) -> None:
        game.hands[self.seat].put(card | 1 << self.seat)


class MayScore(Ask[Belfry]):
    id: ClassVar[str] = "may_score"
    rule: ClassVar[str] = "BELL-6"

    def acts(self, game: Belfry, seat: int) -> list[int]:
        return [PASS, SCORE]

    def chosen(self, game: Belfry, seat: int, option: int) -> None:
        if option == SCORE:
            score(game, seat, 2)


class WhichFirst(ChooseTrigger[Belfry]):
    id: ClassVar[str] = "which_first"
    rule: ClassVar[str] = "BELL-7"

    def option_of(self, game: Belfry, trigger: Trigger) -> int:
        assert isinstance(trigger.step, Hear)
        return FIRST + trigger.step.card


class Turn(Ask[Belfry]):
    id: ClassVar[str] = "turn"
    rule: ClassVar[str] = "BELL-8"

    def acts(self, game: Belfry, seat: int) -> list[int]:
        return [STOP, RING]

    def chosen(self, game: Belfry, seat: int, option: int) -> None:
        game.then(RUN_TRIGGERS, NextTurn())
        if option == RING:
            ring(game, seat)
        else:
            stop(game, seat)


def stop(game: Belfry, seat: int) -> None:
    """A seat is out of the game, and so are its cards and whatever they would still do."""
    game.gone |= 1 << seat
    game.cards[seat] = ()
    drop_triggers(game, seat)
    game.log_event("BELL-9", STOPPED, seat)


class NextTurn(Step[Belfry]):
    id: ClassVar[str] = "next_turn"
    rule: ClassVar[str] = "BELL-8"

    def run(self, game: Belfry) -> None:
        game.turns -= 1
        for i in range(1, 4):
            seat = (game.active + i) % 3
            if not game.gone >> seat & 1 and game.turns:
                game.active = seat
                game.then(Turn(seat))
                return
        most = max(game.points)
        winners = sum(1 << seat for seat in range(3) if game.points[seat] == most)
        game.end("BELL-10", winners, game.points[:])


class BelfryHooks(TriggerHooks[Belfry]):
    def most_depth(self, game: Belfry) -> int:
        return game.depth_limit

    def most_in_a_run(self, game: Belfry) -> int:
        return game.run_limit

    def refused(self, game: Belfry, trigger: Trigger) -> None:
        game.log_event("BELL-11", REFUSED, trigger.seat, trigger.depth)

    def order(self, game: Belfry, seat: int) -> WhichFirst | None:
        return WhichFirst(seat) if game.asks and seat != NOBODY else None

    def begins(self, game: Belfry, trigger: Trigger) -> None:
        game.log_event(trigger.step.rule, HAPPENS, trigger.seat, trigger.depth)


class BelfryPositions(Positions):
    """The queue is part of a position: at `queue` it is about to run."""

    def points(self) -> list[str]:
        return ["turn", "queue"]

    def fields(self, seats: int) -> list[Field]:
        trigger: list[Field] = [
            Word("seat", "seat", WHOSE),
            Word("card", "card", CARDS),
            Number("depth", 1, 30, 1),
            Flag("together", False),
        ]
        fields: list[Field] = [
            Word("active", "seat", SEATS, 0),
            Number("turns", 1, 12, 12),
            Number("counted", 0, MANY, 0),
            Many("triggers", Inner("trigger", trigger), []),
            Many("points", Number("points", 0, MANY), [0, 0, 0]),
            Many("gone", Word("seat", "seat", SEATS), []),
            Number("resolved", 0, MANY, 0),
            Many("deck", Word("card", "card", CARDS), list(range(6))),
        ]
        fields += [Many(f"hand_{seat}", Word("card", "card", CARDS), []) for seat in SEATS]
        return fields + [Many(seat, Word("card", "card", CARDS), []) for seat in SEATS]

    def build(self, game: Game, settings: dict[str, str], decks: list[str], given: Given) -> State:
        state = belfry(settings)
        state.active = given.number("active")
        state.turns = given.number("turns")
        state.counted = given.number("counted")
        state.points = given.numbers("points")
        for seat in given.numbers("gone"):
            state.gone |= 1 << seat
        state.resolved = given.number("resolved")
        state.deck = pile(given.numbers("deck"), 0, UNSEEN, EVERYONE)
        for seat in range(3):
            state.cards[seat] = tuple(given.numbers(SEATS[seat]))
            state.hands[seat] = pile(given.numbers(f"hand_{SEATS[seat]}"), 0, 1 << seat, EVERYONE)
        for one in given.inners("triggers"):
            whose = one.number("seat") if one.number("seat") < 3 else NOBODY
            trigger = Trigger(whose, Hear(whose, one.number("card")), one.number("depth"), one.flag("together"))
            state.triggers = (*state.triggers, trigger)
        return state

    def enter(self, state: State, point: str) -> None:
        assert isinstance(state, Belfry)
        if point == "queue":
            state.then(RUN_TRIGGERS, NextTurn())
        else:
            state.then(Turn(state.active))

    def describe(self, state: State, full: bool) -> dict[str, Any]:
        assert isinstance(state, Belfry)
        triggers: list[dict[str, Any]] = []
        for trigger in state.triggers:
            assert isinstance(trigger.step, Hear)
            one = {"seat": WHOSE[trigger.seat], "card": CARDS[trigger.step.card], "depth": trigger.depth}
            triggers.append({**one, "together": trigger.together})
        table: dict[str, Any] = {
            "active": SEATS[state.active],
            "turns": state.turns,
            "counted": state.counted,
            "triggers": triggers,
            "points": state.points[:],
            "gone": [SEATS[seat] for seat in range(3) if state.gone >> seat & 1],
            "resolved": state.resolved,
            "deck": [CARDS[kind_of(card)] for card in state.deck.all_cards()],
        }
        for seat in range(3):
            table[f"hand_{SEATS[seat]}"] = [CARDS[kind_of(card)] for card in state.hands[seat].all_cards()]
            table[SEATS[seat]] = [CARDS[card] for card in state.cards[seat]]
        return table


def belfry(settings: dict[str, str]) -> Belfry:
    hands = [pile([], 0, 1 << seat, EVERYONE) for seat in range(3)]
    deck = pile(list(range(6)), 0, UNSEEN, EVERYONE)
    return Belfry(deck, hands, int(settings["depth"]), int(settings["run"]), settings["order"] == "chosen")


class Bells(Game):
    id: ClassVar[str] = "bells"
    title: ClassVar[str] = "Bells"
    seats: ClassVar[tuple[int, int]] = (3, 3)

    def start(self, settings: dict[str, str], decks: list[str]) -> Belfry:
        state = belfry(settings)
        state.cards = [(HORN, DIE, WISH), (HORN, THIEF, HORN), (OWL, WATCHMAN, WISH)]
        state.then(Turn(0))
        return state

    def zones(self, masked: State, seat: int) -> list[Zone]:
        assert isinstance(masked, Belfry)
        return [Zone(f"cards.{SEATS[other]}", other, len(masked.cards[other])) for other in range(3)]


LIMITS = [Setting("depth", ["5"], 1, 30), Setting("run", ["40"], 1, 5000), Setting("order", ["given", "chosen"])]


GAME = Bells(CODES, EVENTS, LIMITS, [])
GAME.hooks = BelfryHooks()
GAME.positions = BelfryPositions()
