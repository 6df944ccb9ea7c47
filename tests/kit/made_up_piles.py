"""Foragers, a made-up game in which every verb on piles happens.

All draw from one deck. In a turn a seat does one of ten things with a pile. After some turns whoever holds most wins.
"""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import Ask, Draw, Step
from grimalkin.core.codes import PASS, Codes
from grimalkin.core.events import CARD, NUMBER, SEAT, EventTypes
from grimalkin.core.game import Game
from grimalkin.core.piles import EVERYONE, NOBODY, Pile, kind_of, pile, public
from grimalkin.core.state import State
from grimalkin.core.view import Piece, Zone
from grimalkin.kit.piles import (
    DrawFromBottom,
    DrawInto,
    DrawOrRefill,
    LuckPicks,
    PickCard,
    TurnUp,
    begin_search,
    draw_up_to,
    end_search,
    know_as_set,
    move_open,
    pour,
    put_at_bottom,
    put_on_top,
)

NAMES = ["ash", "birch", "cedar", "dogwood", "elder"]
COPIES = 3
TURNS = 16
FIRST_HAND = 3

CODES = Codes()
DO = CODES.block("do", ["draw", "look", "search", "bury", "discard", "recall", "lose", "mill", "count", "reveal"])
DRAW, LOOK, SEARCH, BURY, DISCARD, RECALL, LOSE, MILL, COUNT, REVEAL = range(DO, DO + 10)
TAKE = CODES.block("take", NAMES)
BACK = CODES.block("back", NAMES)
PUT = CODES.block("put", NAMES)
EVENTS = EventTypes()
DREW = EVENTS.add("drew", SEAT, CARD)
MOVED = EVENTS.add("moved", SEAT, CARD)
SHUFFLED = EVENTS.add("shuffled", NUMBER)


class Wood(State):
    id: ClassVar[str] = "wood"

    def __init__(self, deck: Pile, discards: Pile, hands: list[Pile], looking: list[Pile]) -> None:
        super().__init__(list(range(len(hands))))
        self.deck = deck
        self.discards = discards
        self.hands = hands
        self.looking = looking
        self.turn = 0

    def copy(self) -> Wood:
        twin = Wood(
            self.deck.copy(),
            self.discards.copy(),
            [hand.copy() for hand in self.hands],
            [held.copy() for held in self.looking],
        )
        self.copy_core(twin)
        twin.turn = self.turn
        return twin

    def piles(self) -> list[Pile]:
        return [self.deck, self.discards, *self.hands, *self.looking]

    def card_names(self) -> list[str]:
        return NAMES

    def census(self) -> list[int]:
        return sorted([kind_of(card) for held in self.piles() for card in held.all_cards()])


# Drawing


class DrawOne(DrawInto[Wood]):
    """W-1 A seat draws, and sees what it drew."""

    id: ClassVar[str] = "draw_one"
    rule: ClassVar[str] = "W-1"

    def pile(self, game: Wood) -> Pile:
        return game.deck

    def into(self, game: Wood) -> Pile:
        return game.hands[self.seat]

    def log_drawn(self, game: Wood, card: int) -> None:
        game.log_event("W-1", DREW, self.seat, card)


class Refill(DrawOrRefill[Wood]):
    """W-2 The discards are shuffled into an empty deck."""

    id: ClassVar[str] = "refill"
    rule: ClassVar[str] = "W-2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def draw(self, game: Wood) -> Draw[Wood]:
        return DrawOne(self.seat)

    def refill(self, game: Wood) -> None:
        game.log_event("W-2", SHUFFLED, len(game.discards))
        pour(game.discards, game.deck)
        game.deck.mix()


class LookAt(DrawOne):
    """W-3 A seat looks at a card of the deck."""

    id: ClassVar[str] = "look_at"
    rule: ClassVar[str] = "W-3"

    def into(self, game: Wood) -> Pile:
        return game.looking[self.seat]

    def log_drawn(self, game: Wood, card: int) -> None:
        pass


class Mill(DrawFromBottom[Wood]):
    """W-4 The bottom card of the deck is discarded."""

    id: ClassVar[str] = "mill"
    rule: ClassVar[str] = "W-4"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Wood) -> Pile:
        return game.deck

    def drawn(self, game: Wood, card: int) -> None:
        game.discards.put(card)
        game.log_event("W-4", MOVED, self.seat, public(kind_of(card)))


class Reveal(TurnUp[Wood]):
    """W-5 The top card of the deck is turned up and discarded."""

    id: ClassVar[str] = "reveal"
    rule: ClassVar[str] = "W-5"

    def pile(self, game: Wood) -> Pile:
        return game.deck

    def turned_up(self, game: Wood, kind: int) -> None:
        game.discards.put(public(kind))
        game.log_event("W-5", MOVED, 0, public(kind))


# Choosing


class TakeLooked(PickCard[Wood]):
    """W-3 One of the cards looked at goes into the hand."""

    id: ClassVar[str] = "take_looked"
    rule: ClassVar[str] = "W-3"

    def block(self) -> int:
        return TAKE

    def choices(self, game: Wood, seat: int) -> list[int]:
        return game.looking[seat].kinds()

    def zone(self, game: Wood, seat: int) -> str:
        return f"looking.{'ABC'[seat]}"

    def picked(self, game: Wood, seat: int, kind: int) -> None:
        card = game.move_hidden(game.looking[seat], game.hands[seat], kind, 1 << seat)
        game.log_event("W-3", MOVED, seat, card)
        if len(game.looking[seat]):
            game.then(PutBack(seat))


class PutBack(TakeLooked):
    """W-3 The others go back on top, in any order."""

    id: ClassVar[str] = "put_back"
    rule: ClassVar[str] = "W-3"

    def block(self) -> int:
        return BACK

    def picked(self, game: Wood, seat: int, kind: int) -> None:
        put_on_top(game, game.looking[seat], game.deck, kind, 1 << seat)
        if len(game.looking[seat]):
            game.then(PutBack(seat))


class Find(TakeLooked):
    """W-6 A seat finds an ash or a birch in the deck, and shows it."""

    id: ClassVar[str] = "find"
    rule: ClassVar[str] = "W-6"

    def may_pass(self) -> bool:
        return True

    def forbids_pass(self, game: Wood, seat: int) -> str:
        return "W-6" if min(game.looking[seat].kinds()) < 2 else ""

    def forbids_kind(self, game: Wood, seat: int, kind: int) -> str:
        return "" if kind < 2 else "W-6"

    def passed(self, game: Wood, seat: int) -> None:
        end_search(game.looking[seat], game.deck)

    def picked(self, game: Wood, seat: int, kind: int) -> None:
        card = move_open(game, game.looking[seat], game.hands[seat], kind)
        game.log_event("W-6", MOVED, seat, card)
        end_search(game.looking[seat], game.deck)


class Bury(PickCard[Wood]):
    """W-7 A card of the hand goes under the deck."""

    id: ClassVar[str] = "bury"
    rule: ClassVar[str] = "W-7"

    def block(self) -> int:
        return PUT

    def choices(self, game: Wood, seat: int) -> list[int]:
        return game.hands[seat].kinds()

    def zone(self, game: Wood, seat: int) -> str:
        return f"hand.{'ABC'[seat]}"

    def picked(self, game: Wood, seat: int, kind: int) -> None:
        game.log_event("W-7", MOVED, seat, put_at_bottom(game, game.hands[seat], game.deck, kind, 1 << seat))


class Discard(Bury):
    """W-8 A card of the hand is discarded."""

    id: ClassVar[str] = "discard"
    rule: ClassVar[str] = "W-8"

    def picked(self, game: Wood, seat: int, kind: int) -> None:
        game.log_event("W-8", MOVED, seat, move_open(game, game.hands[seat], game.discards, kind))


class Recall(PickCard[Wood]):
    """W-9 A discarded card comes back; all know who has it."""

    id: ClassVar[str] = "recall"
    rule: ClassVar[str] = "W-9"

    def block(self) -> int:
        return TAKE

    def choices(self, game: Wood, seat: int) -> list[int]:
        return game.discards.kinds()

    def picked(self, game: Wood, seat: int, kind: int) -> None:
        game.log_event("W-9", MOVED, seat, move_open(game, game.discards, game.hands[seat], kind))


class Lose(LuckPicks[Wood]):
    """W-10 Luck discards a card of the hand."""

    id: ClassVar[str] = "lose"
    rule: ClassVar[str] = "W-10"

    def pile(self, game: Wood) -> Pile:
        return game.hands[self.seat]

    def picked(self, game: Wood, kind: int) -> None:
        game.log_event("W-10", MOVED, self.seat, move_open(game, game.hands[self.seat], game.discards, kind))


# The turn


class Turn(Step[Wood]):
    """W-11 A seat does one thing; after the last turn whoever holds most wins."""

    id: ClassVar[str] = "turn"
    rule: ClassVar[str] = "W-11"

    def run(self, game: Wood) -> None:
        seats = len(game.teams)
        if game.turn == TURNS:
            held = [len(hand) for hand in game.hands]
            game.end("W-11", sum([1 << seat for seat in range(seats) if held[seat] == max(held)]), held)
            return
        seat = game.turn % seats
        game.turn += 1
        game.then(Choose(seat), Turn())


class Choose(Ask[Wood]):
    """W-11 What a seat can do depends on what all can see."""

    id: ClassVar[str] = "choose"
    rule: ClassVar[str] = "W-11"

    def acts(self, game: Wood, seat: int) -> list[int]:
        return [PASS, *range(DO, DO + 10)]

    def forbids(self, game: Wood, seat: int, act: int) -> str:
        if act in (LOOK, SEARCH, MILL, COUNT, REVEAL) and not len(game.deck):
            return "W-1"
        if act in (BURY, DISCARD, LOSE) and not len(game.hands[seat]):
            return "W-7"
        return "W-9" if act == RECALL and not len(game.discards) else ""

    def chosen(self, game: Wood, seat: int, option: int) -> None:
        if option == LOOK:
            game.then(TakeLooked(seat))
            draw_up_to(game, LookAt(seat), 3)
        elif option == SEARCH:
            begin_search(game, game.deck, game.looking[seat], 1 << seat)
            game.then(Find(seat))
        elif option == COUNT:
            know_as_set(game, game.deck, 1 << seat)
        elif option != PASS:
            steps = {
                DRAW: Refill(seat),
                BURY: Bury(seat),
                DISCARD: Discard(seat),
                RECALL: Recall(seat),
                LOSE: Lose(seat),
                MILL: Mill(seat),
                REVEAL: Reveal(),
            }
            game.then(steps[option])


class Foragers(Game):
    id: ClassVar[str] = "foragers"
    title: ClassVar[str] = "Foragers, made up for the verbs on piles"
    seats: ClassVar[tuple[int, int]] = (2, 3)
    longest: ClassVar[int] = 400

    def __init__(self) -> None:
        super().__init__(CODES, EVENTS, [], [])

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        seats = range(len(decks))
        deck = pile([kind for kind in range(len(NAMES)) for _copy in range(COPIES)], 0, NOBODY, EVERYONE)
        hands = [pile([], 0, 1 << seat, EVERYONE) for seat in seats]
        looking = [pile([], 0, 1 << seat, EVERYONE) for seat in seats]
        game = Wood(deck, pile([], 0, EVERYONE, EVERYONE), hands, looking)
        game.then(Turn())
        for seat in seats:
            draw_up_to(game, DrawOne(seat), FIRST_HAND)
        return game

    def zones(self, masked: State, seat: int) -> list[Zone]:
        assert isinstance(masked, Wood)
        shown = [zone("deck", None, masked.deck, False), zone("discards", None, masked.discards)]
        for owner in range(len(masked.teams)):
            shown.append(zone(f"hand.{'ABC'[owner]}", owner, masked.hands[owner]))
            shown.append(zone(f"looking.{'ABC'[owner]}", owner, masked.looking[owner]))
        return shown


def zone(name: str, owner: int | None, held: Pile, spread: bool = True) -> Zone:
    kinds = [kind_of(card) for card in held.all_cards()] if spread else []
    pieces = [Piece(f"{name}.{NAMES[kind]}", NAMES[kind], owner) for kind in kinds if kind >= 0]
    return Zone(name, owner, len(held), pieces)


FORAGERS = Foragers()
