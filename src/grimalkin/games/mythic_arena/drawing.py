"""Cards of hands and piles: drawing, looking, searching, the bottom of the pile, the Spent Pile. MA-ZONE, MA-RULING-80.

What a seat looks at lies in `Arena.looking` until it has chosen: it sees those cards, the other seat their number.
"""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Chance, Draw
from grimalkin.core.codes import PASS
from grimalkin.core.luck import Luck
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


def draw(game: Arena, seat: int, count: int) -> None:
    """MA-ZONE-04 A seat draws from its own pile, as much as is there."""
    for _card in range(min(count, len(game.resource(seat)))):
        game.then(DrawCard(seat))


def draw_more(game: Arena, seat: int, count: int) -> None:
    """MA-RULING-80 An effect draws, as much as possible; an empty pile is no loss."""
    for _card in range(min(count, len(game.resource(seat)))):
        game.then(DrawByEffect(seat))


class OwnDraw(Draw[Arena]):
    """MA-ZONE-03 A card comes off a seat's own Resource Pile."""

    id: ClassVar[str] = "own_draw"
    rule: ClassVar[str] = "MA-ZONE-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: Arena) -> Pile:
        return game.resource(self.seat)

    def into_hand(self, game: Arena, card: int, rule: str) -> None:
        """MA-ZONE-06 Its owner alone sees it."""
        game.hand(self.seat).put(card)
        game.tell(rule, DREW, self.seat, card | 1 << self.seat)


class DrawCard(OwnDraw):
    """MA-TURN-02 A card comes off the Resource Pile into the hand, seen by its owner alone (MA-ZONE-06)."""

    id: ClassVar[str] = "draw_card"
    rule: ClassVar[str] = "MA-TURN-02"

    def drawn(self, game: Arena, card: int) -> None:
        self.into_hand(game, card, "MA-TURN-02")


class DrawByEffect(OwnDraw):
    """MA-RULING-80 A card is drawn by an effect."""

    id: ClassVar[str] = "draw_by_effect"
    rule: ClassVar[str] = "MA-RULING-80"

    def drawn(self, game: Arena, card: int) -> None:
        self.into_hand(game, card, "MA-RULING-80")


# Looking at the top of the pile


def look(game: Arena, seat: int, count: int) -> None:
    """MA-RULING-80 Look at the top cards, as many as there are; one into the hand, the others to the bottom."""
    count = min(count, len(game.resource(seat)))
    if count:
        game.then(TakeOne(seat))
        for _card in range(count):
            game.then(LookAt(seat))


class LookAt(OwnDraw):
    """MA-RULING-80 A card off the top of the pile is looked at by its owner alone."""

    id: ClassVar[str] = "look_at"
    rule: ClassVar[str] = "MA-RULING-80"

    def drawn(self, game: Arena, card: int) -> None:
        game.looking(self.seat).put(card)


class LookedAt(Ask[Arena]):
    """MA-ZONE-06 A choice among cards that only this seat sees. Not chained: having seen them there is no way back."""

    id: ClassVar[str] = "looked_at"
    rule: ClassVar[str] = "MA-ZONE-06"

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        kind = option - BOTTOM if option >= BOTTOM else option - TAKE
        return [f"looking.{SEATS[seat]}.{game.box.names[kind]}"]


class TakeOne(LookedAt):
    """MA-RULING-80 One of the cards looked at goes into the hand."""

    id: ClassVar[str] = "take_one"
    rule: ClassVar[str] = "MA-RULING-80"

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [TAKE + kind for kind in game.looking(seat).kinds()]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        card = game.move_hidden(game.looking(seat), game.hand(seat), option - TAKE, 1 << seat)
        game.tell("MA-RULING-80", TOOK, seat, card)
        put_rest_at_bottom(game, seat)


def put_rest_at_bottom(game: Arena, seat: int) -> None:
    """The cards left go to the bottom in the order that their owner likes; how many there are everybody sees."""
    looking = game.looking(seat)
    if len(looking) > 1:
        game.then(OrderBottom(seat))
    elif len(looking) == 1:
        put_at_bottom(game, looking, seat, looking.kinds()[0])


class OrderBottom(LookedAt):
    """MA-RULING-80 The rest goes to the bottom of the pile in chosen order, each card below those before."""

    id: ClassVar[str] = "order_bottom"
    rule: ClassVar[str] = "MA-RULING-80"

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [BOTTOM + kind for kind in game.looking(seat).kinds()]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        put_at_bottom(game, game.looking(seat), seat, option - BOTTOM)
        put_rest_at_bottom(game, seat)


def put_at_bottom(game: Arena, source: Pile, seat: int, kind: int) -> None:
    """A card goes face down to the bottom of its owner's pile. Only the owner knows which (spec 9)."""
    resource = game.resource(seat)
    assert source.group == resource.group, "whoever does not see the card would lose it out of its group"
    game.learn(source, 1 << seat)
    source.blur(1 << seat | source.seers)
    card = source.take(kind) | 1 << seat
    resource.put_at_bottom(card)
    game.tell("MA-ZONE-03", TO_BOTTOM, seat, card)


# From the hand to the bottom


def bottom_chosen(game: Arena, seat: int, count: int) -> None:
    """So many cards of the hand, as the seat chooses; how many it holds everybody sees (MA-RULING-94)."""
    for _card in range(min(count, game.willpower(seat))):
        game.then(BottomCard(seat))


def bottom_random(game: Arena, seat: int, count: int) -> None:
    for _card in range(min(count, game.willpower(seat))):
        game.then(BottomRandom(seat))


class BottomCard(Ask[Arena]):
    """MA-RULING-91 A card of the hand goes to the bottom of the own Resource Pile; the other seat does not see it."""

    id: ClassVar[str] = "bottom_card"
    rule: ClassVar[str] = "MA-RULING-91"

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [BOTTOM + kind for kind in game.hand(seat).kinds()]

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [f"hand.{SEATS[seat]}.{game.box.names[option - BOTTOM]}"]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        put_at_bottom(game, game.hand(seat), seat, option - BOTTOM)


class BottomRandom(Chance[Arena]):
    """MA-RULING-128 A random card of a hand goes to the bottom of its owner's pile, who sees which it was."""

    id: ClassVar[str] = "bottom_random"
    rule: ClassVar[str] = "MA-RULING-128"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def weights(self, game: Arena) -> list[int]:
        return game.hand(self.seat).weights()

    def roll(self, game: Arena, luck: Luck) -> int:
        return game.hand(self.seat).any_kind(luck)

    def face(self, game: Arena, outcome: int) -> str:
        return game.box.names[outcome]

    def happened(self, game: Arena, outcome: int) -> None:
        put_at_bottom(game, game.hand(self.seat), self.seat, outcome)


# Searching the pile


def search(game: Arena, seat: int, kinds: int) -> None:
    """MA-RULING-116 Search the own pile for a card of some kinds; a search that finds nothing says so and shuffles."""
    resource = game.resource(seat)
    looking = game.looking(seat)
    game.learn(resource, 1 << seat)
    resource.mix()  # it will be shuffled anyway, and what lies where means nothing now
    move_all(resource, looking)
    if len(looking):
        game.then(FindCard(seat, kinds))  # also if nothing is there: that a question is put may not tell
    else:
        nothing_found(game, seat)


def nothing_found(game: Arena, seat: int) -> None:
    game.tell("MA-RULING-116", NOTHING_FOUND, seat)
    end_search(game, seat)


def move_all(source: Pile, target: Pile) -> None:
    for kind in source.kinds():
        while source.holds(kind):
            target.put(source.take(kind))


def end_search(game: Arena, seat: int) -> None:
    move_all(game.looking(seat), game.resource(seat))
    shuffle(game, seat)


def shuffle(game: Arena, seat: int) -> None:
    """MA-RUNE-01 A pile that was searched is shuffled."""
    game.resource(seat).mix()
    game.tell("MA-RUNE-01", SHUFFLED, seat)


class FindCard(LookedAt):
    """MA-RUNE-01 The card that was found is shown and goes into the hand; then the pile is shuffled."""

    id: ClassVar[str] = "find_card"
    rule: ClassVar[str] = "MA-RUNE-01"

    def __init__(self, seat: int, kinds: int) -> None:
        super().__init__(seat)
        self.kinds = kinds

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [PASS] + [TAKE + kind for kind in game.looking(seat).kinds()]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        if act != PASS:
            return ALLOWED if kind_bit(game, act - TAKE) & self.kinds else "MA-RULING-116"
        for kind in game.looking(seat).kinds():
            if kind_bit(game, kind) & self.kinds:
                return "MA-RULING-116"  # what is found is taken
        return ALLOWED

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [] if option == PASS else super().touches(game, seat, option)

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        if option == PASS:
            nothing_found(game, seat)
            return
        card = game.play_from(game.looking(seat), option - TAKE)
        game.hand(seat).put(card)
        game.tell("MA-RUNE-01", TOOK, seat, card)
        end_search(game, seat)


# Back from the Spent Pile


def can_recall(game: Arena, seat: int, kinds: int) -> bool:
    for kind in game.spent[seat]:
        if kind_bit(game, kind) & kinds:
            return True
    return False


class RecallCard(Ask[Arena]):
    """MA-ZONE-10 A card of the Spent Pile goes back to the hand, where everybody has seen it."""

    id: ClassVar[str] = "recall_card"
    rule: ClassVar[str] = "MA-ZONE-10"

    def __init__(self, seat: int, kinds: int, source: int) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.source = source  # the card that does it cannot bring itself back

    def acts(self, game: Arena, seat: int) -> list[int]:
        return [TAKE + kind for kind in sorted(set(game.spent[seat]))]

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        allowed = kind_bit(game, act - TAKE) & self.kinds and act - TAKE != self.source
        return ALLOWED if allowed else "MA-RULING-116"

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [f"spent.{SEATS[seat]}.{game.box.names[option - TAKE]}"]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        kind = option - TAKE
        unspend(game, seat, kind)
        game.hand(seat).put(public(kind))
        game.tell("MA-ZONE-10", RECALLED, seat, public(kind))


def unspend(game: Arena, seat: int, kind: int) -> None:
    """Take a card out of a Spent Pile: the last of its kind."""
    spent = list(game.spent[seat])
    for i in range(len(spent) - 1, -1, -1):
        if spent[i] == kind:
            spent.pop(i)
            break
    game.spent[seat] = tuple(spent)
