"""A game with sealed choices of several parts, and one that goes on when somebody leaves: the larder.

Each round one seat sweeps or not. Then all at once and in secret lay cards on their two shelves, one on each at most,
and say when they are ready. What lies high counts twice, but nothing where two seats have the same card there. Once a
game a seat may let its mouse in: nothing lies high that round.
"""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Apart, Ask, Draw, Step
from grimalkin.core.codes import PASS, Codes
from grimalkin.core.events import CARD, NUMBER, SEAT, EventTypes
from grimalkin.core.game import Game, Setting
from grimalkin.core.piles import EVERYONE, Pile, kind_of, pile
from grimalkin.core.state import DRAWN, Hooks, State
from grimalkin.core.view import Fact, Piece, Zone

FOODS: Final = ["bread", "cheese", "honey", "jam"]
SHELVES: Final = ["low", "high"]
LETTERS: Final = "ABCD"
HIGH: Final = 1

CODES: Final = Codes()
SWEEP: Final = CODES.one("sweep")
LAY: Final = CODES.block("lay", FOODS, SHELVES)  # two codes a food
READY: Final = CODES.one("ready")
MOUSE: Final = CODES.one("mouse")
CODES.take_back()

EVENTS: Final = EventTypes()
DREW: Final = EVENTS.add("drew", SEAT, CARD)
LAID: Final = EVENTS.add("laid", SEAT, CARD, NUMBER)
SQUEAK: Final = EVENTS.add("squeak", SEAT)


class Larder(State):
    id: ClassVar[str] = "larder"

    def __init__(self, seats: int, bag: Pile, hands: list[Pile], rounds: int) -> None:
        super().__init__(list(range(seats)))
        self.bag = bag
        self.hands = hands
        self.rounds = rounds
        self.round = 0
        self.store: list[int] = []  # kinds; open
        self.points = [0] * seats
        self.mice = [1] * seats
        self.mouse_in = 0

    def copy(self) -> Larder:
        twin = Larder(len(self.teams), self.bag.copy(), [hand.copy() for hand in self.hands], self.rounds)
        self.copy_core(twin)
        twin.round = self.round
        twin.store = self.store[:]
        twin.points = self.points[:]
        twin.mice = self.mice[:]
        twin.mouse_in = self.mouse_in
        return twin

    def piles(self) -> list[Pile]:
        return [self.bag, *self.hands]

    def card_names(self) -> list[str]:
        return FOODS

    def census(self) -> list[int]:
        return sorted([kind_of(card) for held in self.piles() for card in held.all_cards()] + self.store)

    def holders(self) -> int:
        return sum(1 << seat for seat in range(len(self.hands)) if len(self.hands[seat]))


class Deal(Step[Larder]):
    """LA-1 Everybody draws three cards."""

    id: ClassVar[str] = "deal"
    rule: ClassVar[str] = "LA-1"

    def run(self, game: Larder) -> None:
        for seat in range(len(game.teams)):
            game.then(DrawFood(seat), DrawFood(seat), DrawFood(seat))


class DrawFood(Draw[Larder]):
    """LA-2 Only who draws a card sees it."""

    id: ClassVar[str] = "draw_food"
    rule: ClassVar[str] = "LA-2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Larder) -> Pile:
        return game.bag

    def drawn(self, game: Larder, card: int) -> None:
        game.hands[self.seat].put(card)
        game.log_event("LA-2", DREW, self.seat, card | 1 << self.seat)


class Round(Step[Larder]):
    """LA-3 One seat after another is the sweeper of a round."""

    id: ClassVar[str] = "round"
    rule: ClassVar[str] = "LA-3"

    def run(self, game: Larder) -> None:
        game.mouse_in = 0
        game.then(Sweep(game.round % len(game.teams)), AllShelve(), RoundEnd())


class Sweep(Ask[Larder]):
    """LA-4 The sweeper earns a point for sweeping."""

    id: ClassVar[str] = "sweep"
    rule: ClassVar[str] = "LA-4"

    def acts(self, game: Larder, seat: int) -> list[int]:
        return [PASS, SWEEP]

    def chosen(self, game: Larder, seat: int, option: int) -> None:
        game.points[seat] += int(option == SWEEP)


class AllShelve(Step[Larder]):
    """LA-5 Whoever has a card lays some; in the meantime somebody may have left."""

    id: ClassVar[str] = "all_shelve"
    rule: ClassVar[str] = "LA-5"

    def run(self, game: Larder) -> None:
        if game.holders():
            game.then(Shelve(game.holders()))


class Shelve(Apart[Larder]):
    """LA-5 All lay one or two cards, one on a shelf, and say that they are ready."""

    id: ClassVar[str] = "shelve"
    rule: ClassVar[str] = "LA-5"
    in_any_order: ClassVar[bool] = True

    def next_part(self, game: Larder, seat: int, given: list[int]) -> list[int]:
        if given and given[-1] == READY:
            return []
        return [READY] + [LAY + 2 * kind + shelf for kind in range(len(FOODS)) for shelf in (0, HIGH)]

    def forbids_part(self, game: Larder, seat: int, given: list[int], act: int) -> str:
        if act == READY:
            return ALLOWED if given else "LA-5"
        if (act - LAY) % 2 == HIGH and game.mouse_in:
            return "LA-6"
        if [part for part in given if (part - LAY) % 2 == (act - LAY) % 2]:
            return "LA-5"
        laid = len([part for part in given if (part - LAY) // 2 == (act - LAY) // 2])
        held = [card for card in game.hands[seat].cards if kind_of(card) == (act - LAY) // 2]
        return ALLOWED if laid < len(held) else "LA-5"

    def default_part(self, game: Larder, seat: int, given: list[int]) -> int:
        return self.parts(game, seat, given)[0]

    def touches(self, game: Larder, seat: int, option: int) -> list[str]:
        return [] if option == READY else [f"hand.{LETTERS[seat]}"]

    def all_given(self, game: Larder, given: list[list[int]]) -> None:
        high: list[int] = []
        for seat in range(len(given)):
            for part in given[seat]:
                if part != READY:
                    card = game.play_from(game.hands[seat], (part - LAY) // 2)
                    game.store.append(kind_of(card))
                    game.log_event("LA-5", LAID, seat, card, (part - LAY) % 2)
                    game.points[seat] += 1
                    if (part - LAY) % 2 == HIGH:
                        high.append(part)
        for seat in range(len(given)):
            for part in given[seat]:
                if part in high and high.count(part) == 1:
                    game.points[seat] += 1


class RoundEnd(Step[Larder]):
    """LA-7 Everybody draws a card, and after the last round most points win."""

    id: ClassVar[str] = "round_end"
    rule: ClassVar[str] = "LA-7"

    def run(self, game: Larder) -> None:
        here = [seat for seat in range(len(game.teams)) if not game.is_absent(seat)]
        game.round += 1
        if game.round < game.rounds:
            game.then(Round())
            for seat in here[: len(game.bag)]:
                game.then(DrawFood(seat))
            return
        most = max(game.points[seat] for seat in here)
        winners = sum(1 << seat for seat in here if game.points[seat] == most)
        game.end("LA-7", winners if winners & (winners - 1) == 0 else DRAWN, game.points[:])


class LarderHooks(Hooks[Larder]):
    def left(self, game: Larder, seat: int) -> None:
        """LA-8 The cards of who leaves go back into the bag, unseen."""
        for card in game.hands[seat].cards[:]:
            game.move_hidden(game.hands[seat], game.bag, kind_of(card), 0)
        game.bag.mix()

    def interrupts(self, game: Larder, seat: int) -> list[int]:
        return [MOUSE] if game.mice[seat] else []

    def forbids_interrupt(self, game: Larder, seat: int, option: int) -> str:
        return "LA-6" if option == MOUSE and not game.mice[seat] else ALLOWED

    def interrupt(self, game: Larder, seat: int, option: int) -> None:
        """LA-6 Nothing lies high this round; what lay there is taken back."""
        game.mice[seat] = 0
        game.mouse_in = 1
        game.log_event("LA-6", SQUEAK, seat)


class LarderGame(Game):
    id: ClassVar[str] = "larder"
    title: ClassVar[str] = "Larder, a game of sealed choices"
    seats: ClassVar[tuple[int, int]] = (2, 4)
    longest: ClassVar[int] = 2_000
    leaving: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(CODES, EVENTS, [Setting("rounds", ["2", "4"], 1, 9)], [])
        self.hooks = LarderHooks()

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        seats = len(decks)
        rounds = int(settings["rounds"])
        bag = pile([kind for kind in range(len(FOODS)) for _copy in range(2 * seats + rounds)], 0, 0, EVERYONE)
        state = Larder(seats, bag, [pile([], 0, 1 << seat, EVERYONE) for seat in range(seats)], rounds)
        state.then(Deal(), Round())
        return state

    def zones(self, masked: State, seat: int) -> list[Zone]:
        assert isinstance(masked, Larder)
        store = [Piece("store", FOODS[kind]) for kind in masked.store]
        shown = [Zone("bag", None, len(masked.bag)), Zone("store", None, len(store), store)]
        for other in range(len(masked.hands)):
            name = f"hand.{LETTERS[other]}"
            held = [Piece(name, FOODS[kind_of(card)] if card >= 0 else None) for card in masked.hands[other].cards]
            shown.append(Zone(name, other, len(held), held))
            shown.append(shelf(masked, other))
        return shown

    def facts(self, masked: State) -> list[Fact]:
        assert isinstance(masked, Larder)
        return [Fact("round", masked.round), Fact("mouse", masked.mouse_in)]

    def seat_facts(self, masked: State, seat: int) -> list[Fact]:
        assert isinstance(masked, Larder)
        return [Fact("points", masked.points[seat])]


def shelf(masked: Larder, seat: int) -> Zone:
    """What a seat has laid so far, as far as the mask tells."""
    name = f"shelf.{LETTERS[seat]}"
    parts = [answer.option for answer in masked.answers if answer.seat == seat and LAY <= answer.option < READY]
    laid = [Piece(f"{name}.{SHELVES[(part - LAY) % 2]}", FOODS[(part - LAY) // 2]) for part in parts]
    return Zone(name, seat, len(laid), laid)


GAME: Final = LarderGame()
