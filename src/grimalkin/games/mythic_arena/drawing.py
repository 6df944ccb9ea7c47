"""Cards of hands and piles: drawing, looking, searching, the bottom of the pile, the Spent Pile. MA-ZONE, MA-RULING-80.

What a seat looks at lies in `Arena.looking` until it has chosen: it sees those cards, the other seat their number.
"""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED
from grimalkin.core.piles import Pile, public
from grimalkin.games.mythic_arena.state import (
    BOTTOM,
    DREW,
    NOTHING_FOUND,
    RECALLED,
    SEATS,
    SHUFFLED,
    TAKE,
    TO_BOTTOM,
    TOOK,
    Arena,
)
from grimalkin.kit.piles import (
    DrawInto,
    LuckPicks,
    PickCard,
    begin_search,
    draw_up_to,
    end_search,
    move_open,
    put_at_bottom,
    without,
)

# kinds of cards that an effect looks for, as bits
KINDS: Final = ["pet", "elyth", "rune", "item"]


def kind_bit(game: Arena, kind: int) -> int:
    box = game.box
    if box.pet[kind] is not None:
        return 1
    if box.elyth[kind] is not None:
        return 2
    return 4 if box.rune[kind] is not None else 8


# Drawing


def draw_more(game: Arena, seat: int, count: int) -> None:
    """MA-RULING-80 An effect draws, as much as possible; an empty pile is not a loss."""
    draw_up_to(game, DrawByEffect(seat), count)


class OwnDraw(DrawInto[Arena]):
    """MA-ZONE-03 A card comes off a seat's own Resource Pile into the hand; its owner alone sees it (MA-ZONE-06)."""

    id: ClassVar[str] = "own_draw"
    rule: ClassVar[str] = "MA-ZONE-03"

    def pile(self, game: Arena) -> Pile:
        return game.resource(self.seat)

    def into(self, game: Arena) -> Pile:
        return game.hand(self.seat)

    def log_drawn(self, game: Arena, card: int) -> None:
        game.log_event(self.rule, DREW, self.seat, card, game.willpower(self.seat))


class DrawCard(OwnDraw):
    """MA-TURN-02 The card of the turn."""

    id: ClassVar[str] = "draw_card"
    rule: ClassVar[str] = "MA-TURN-02"


class DrawByEffect(OwnDraw):
    """MA-RULING-80 A card is drawn by an effect."""

    id: ClassVar[str] = "draw_by_effect"
    rule: ClassVar[str] = "MA-RULING-80"


# Looking at the top of the pile


def look(game: Arena, seat: int, count: int) -> None:
    """MA-RULING-80 Look at the top cards, as many as there are; one into the hand, the others to the bottom."""
    if len(game.resource(seat)) and count:
        game.then(TakeOne(seat))
        draw_up_to(game, LookAt(seat), count)


class LookAt(DrawInto[Arena]):
    """MA-RULING-80 A card off the top of the pile is looked at by its owner alone."""

    id: ClassVar[str] = "look_at"
    rule: ClassVar[str] = "MA-RULING-80"

    def pile(self, game: Arena) -> Pile:
        return game.resource(self.seat)

    def into(self, game: Arena) -> Pile:
        return game.looking(self.seat)


class LookedAt(PickCard[Arena]):
    """MA-ZONE-06 A choice among cards that only this seat sees. Not chained: having seen them there is no way back."""

    id: ClassVar[str] = "looked_at"
    rule: ClassVar[str] = "MA-ZONE-06"

    def block(self) -> int:
        return TAKE

    def choices(self, game: Arena, seat: int) -> list[int]:
        return game.looking(seat).kinds()

    def zone(self, game: Arena, seat: int) -> str:
        return f"looking.{SEATS[seat]}"


class TakeOne(LookedAt):
    """MA-RULING-80 One of the cards looked at goes into the hand."""

    id: ClassVar[str] = "take_one"
    rule: ClassVar[str] = "MA-RULING-80"

    def picked(self, game: Arena, seat: int, kind: int) -> None:
        card = game.move_hidden(game.looking(seat), game.hand(seat), kind, 1 << seat)
        game.log_event("MA-RULING-80", TOOK, seat, card, game.willpower(seat))
        put_rest_at_bottom(game, seat)


def put_rest_at_bottom(game: Arena, seat: int) -> None:
    """The cards left go to the bottom in the order that their owner likes; how many there are everybody sees."""
    looking = game.looking(seat)
    if len(looking) > 1:
        game.then(OrderBottom(seat))
    elif len(looking) == 1:
        put_under(game, looking, seat, looking.kinds()[0])


class OrderBottom(LookedAt):
    """MA-RULING-80 The rest goes to the bottom of the pile in chosen order, each card below those before."""

    id: ClassVar[str] = "order_bottom"
    rule: ClassVar[str] = "MA-RULING-80"

    def block(self) -> int:
        return BOTTOM

    def picked(self, game: Arena, seat: int, kind: int) -> None:
        put_under(game, game.looking(seat), seat, kind)
        put_rest_at_bottom(game, seat)


def put_under(game: Arena, source: Pile, seat: int, kind: int) -> None:
    """A card goes face down to the bottom of its owner's pile. Only the owner knows which."""
    card = put_at_bottom(game, source, game.resource(seat), kind, 1 << seat)
    game.log_event("MA-ZONE-03", TO_BOTTOM, seat, card, game.willpower(seat))


# From the hand to the bottom


def bottom_chosen(game: Arena, seat: int, count: int) -> None:
    """So many cards of the hand, as the seat chooses; how many it holds everybody sees (MA-RULING-94)."""
    for _card in range(min(count, game.willpower(seat))):
        game.then(BottomCard(seat))


def bottom_random(game: Arena, seat: int, count: int) -> None:
    for _card in range(min(count, game.willpower(seat))):
        game.then(BottomRandom(seat))


class BottomCard(PickCard[Arena]):
    """MA-RULING-91 A card of the hand goes to the bottom of the own Resource Pile; the other seat does not see it."""

    id: ClassVar[str] = "bottom_card"
    rule: ClassVar[str] = "MA-RULING-91"

    def block(self) -> int:
        return BOTTOM

    def choices(self, game: Arena, seat: int) -> list[int]:
        return game.hand(seat).kinds()

    def zone(self, game: Arena, seat: int) -> str:
        return f"hand.{SEATS[seat]}"

    def picked(self, game: Arena, seat: int, kind: int) -> None:
        put_under(game, game.hand(seat), seat, kind)


class BottomRandom(LuckPicks[Arena]):
    """MA-RULING-128 A random card of a hand goes to the bottom of its owner's pile, who sees which it was."""

    id: ClassVar[str] = "bottom_random"
    rule: ClassVar[str] = "MA-RULING-128"

    def pile(self, game: Arena) -> Pile:
        return game.hand(self.seat)

    def picked(self, game: Arena, kind: int) -> None:
        put_under(game, game.hand(self.seat), self.seat, kind)


# Searching the pile


def search(game: Arena, seat: int, kinds: int) -> None:
    """MA-RULING-116 Search the own pile for a card of some kinds; a search that finds nothing says so and shuffles."""
    looking = game.looking(seat)
    begin_search(game, game.resource(seat), looking, 1 << seat)
    if len(looking):
        game.then(FindCard(seat, kinds))  # also if nothing is there: that a question is put may not tell
    else:
        nothing_found(game, seat)


def nothing_found(game: Arena, seat: int) -> None:
    game.log_event("MA-RULING-116", NOTHING_FOUND, seat)
    put_back(game, seat)


def put_back(game: Arena, seat: int) -> None:
    """MA-RUNE-01 A pile that was searched is shuffled."""
    end_search(game.looking(seat), game.resource(seat))
    game.log_event("MA-RUNE-01", SHUFFLED, seat)


class FindCard(LookedAt):
    """MA-RUNE-01 The card that was found is shown and goes into the hand; then the pile is shuffled."""

    id: ClassVar[str] = "find_card"
    rule: ClassVar[str] = "MA-RUNE-01"

    def __init__(self, seat: int, kinds: int) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def may_pass(self) -> bool:
        return True

    def forbids_kind(self, game: Arena, seat: int, kind: int) -> str:
        return ALLOWED if kind_bit(game, kind) & self.kinds else "MA-RULING-116"

    def forbids_pass(self, game: Arena, seat: int) -> str:
        for kind in game.looking(seat).kinds():
            if kind_bit(game, kind) & self.kinds:
                return "MA-RULING-116"  # what is found is taken
        return ALLOWED

    def passed(self, game: Arena, seat: int) -> None:
        nothing_found(game, seat)

    def picked(self, game: Arena, seat: int, kind: int) -> None:
        card = move_open(game, game.looking(seat), game.hand(seat), kind)
        game.log_event("MA-RUNE-01", TOOK, seat, card, game.willpower(seat))
        put_back(game, seat)


# Back from the Spent Pile


def can_recall(game: Arena, seat: int, kinds: int) -> bool:
    for kind in game.spent[seat]:
        if kind_bit(game, kind) & kinds:
            return True
    return False


class RecallCard(PickCard[Arena]):
    """MA-ZONE-10 A card of the Spent Pile goes back to the hand, where everybody has seen it."""

    id: ClassVar[str] = "recall_card"
    rule: ClassVar[str] = "MA-ZONE-10"

    def __init__(self, seat: int, kinds: int, source: int) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.source = source  # the card that does it cannot bring itself back

    def block(self) -> int:
        return TAKE

    def choices(self, game: Arena, seat: int) -> list[int]:
        return sorted(set(game.spent[seat]))

    def zone(self, game: Arena, seat: int) -> str:
        return f"spent.{SEATS[seat]}"

    def forbids_kind(self, game: Arena, seat: int, kind: int) -> str:
        allowed = kind_bit(game, kind) & self.kinds and kind != self.source
        return ALLOWED if allowed else "MA-RULING-116"

    def picked(self, game: Arena, seat: int, kind: int) -> None:
        unspend(game, seat, kind)
        game.hand(seat).put(public(kind))
        game.log_event("MA-ZONE-10", RECALLED, seat, public(kind), game.willpower(seat))


def unspend(game: Arena, seat: int, kind: int) -> None:
    """Take a card out of a Spent Pile: the last of its kind."""
    game.spent[seat] = without(game.spent[seat], kind)
