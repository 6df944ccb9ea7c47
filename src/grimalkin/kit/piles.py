"""Verbs on piles: draw, look, search, put under, discard, recall, reshuffle.

The core's `Pile` knows who has seen which card. This part says what games do with piles, so that a game only names the
piles, the rule and what happens then. A drawn card is luck and a chosen card is a question, so those are steps to
extend; the rest are functions.

| to do this                                | use                                                   |
| ----------------------------------------- | ----------------------------------------------------- |
| draw into a hand, or look at a card       | `DrawInto`: the piles, and what is told               |
| turn up a card for everybody              | `TurnUp`: what becomes of it                          |
| draw several cards, or as many as there are | `draw_up_to`                                        |
| draw from a pile that is refilled first   | `DrawOrRefill`, with `reshuffle` or `pour`            |
| draw from the bottom                      | `DrawFromBottom`                                      |
| let a seat choose a card of a pile        | `PickCard`: which cards fit, whether it may pass      |
| let luck choose a card of a hand          | `LuckPicks`                                           |
| search a pile                             | `begin_search`, a `PickCard`, `end_search`            |
| put a card under a pile, or on top        | `put_at_bottom`, `put_on_top`                         |
| discard, recall, show what was found      | `move_open`; `without` where open cards are a tuple   |
| learn what is in a pile, but not in what order | `know_as_set`                                    |

In this example a seat draws two cards and puts one of them under the deck. Nobody else learns which:

>>> from typing import ClassVar
>>> from grimalkin.core.engine import roll_on
>>> from grimalkin.core.luck import Seeded
>>> from grimalkin.core.masks import mask
>>> from grimalkin.core.piles import Pile, pile
>>> from grimalkin.core.state import State
>>> from grimalkin.kit.piles import DrawInto, PickCard, draw_up_to, put_at_bottom
>>> class Table(State):
...     def __init__(self, deck, hand):
...         super().__init__([0, 1])
...         self.deck, self.hand = deck, hand
...     def copy(self):
...         twin = Table(self.deck.copy(), self.hand.copy())
...         self.copy_core(twin)
...         return twin
...     def piles(self):
...         return [self.deck, self.hand]
...     def card_names(self):
...         return ["ash", "birch", "cedar"]
>>> class DrawTree(DrawInto[Table]):
...     rule: ClassVar[str] = "EX-1"
...     def pile(self, game):
...         return game.deck
...     def into(self, game):
...         return game.hand
>>> class Bury(PickCard[Table]):
...     rule: ClassVar[str] = "EX-2"
...     def block(self):
...         return 10
...     def choices(self, game, seat):
...         return game.hand.kinds()
...     def picked(self, game, seat, kind):
...         put_at_bottom(game, game.hand, game.deck, kind, 1 << seat)
>>> deck = pile([0, 1, 1, 2], group=0, seers=0, knowers=0)
>>> table = Table(deck, pile([], group=0, seers=1, knowers=1))  # only seat 0 sees the hand
>>> table.then(Bury(0))
>>> draw_up_to(table, DrawTree(0), 2)
>>> ask = roll_on(table, Seeded(5))
>>> len(table.hand), ask.options(table, 0) == [10 + kind for kind in table.hand.kinds()]
(2, True)
>>> buried = table.hand.kinds()[0]
>>> ask.chosen(table, 0, 10 + buried)
>>> table.deck.bottom[0] >> 16 == buried, mask(table, 1).deck.bottom[0] >> 16
(True, -1)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import ALLOWED, Ask, Chance, Draw, Step
from grimalkin.core.codes import PASS
from grimalkin.core.luck import Luck
from grimalkin.core.piles import Pile, kind_of, public
from grimalkin.core.state import G, State

# Drawing


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawInto(Draw[G]):
    """A card comes off a pile for a seat, and into another pile: whoever sees the cards there sees it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def into(self, game: G) -> Pile:
        raise NotImplementedError

    def drawn(self, game: G, card: int) -> None:
        self.into(game).put(card)
        if game.listener is not None:
            self.log_drawn(game, card | 1 << self.seat)

    def log_drawn(self, game: G, card: int) -> None:
        """Say that the seat drew this card, which the seat has seen. A card that is only looked at is not told of."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnUp(Draw[G]):
    """A card comes off a pile, and everybody sees it."""

    def drawn(self, game: G, card: int) -> None:
        self.turned_up(game, kind_of(card))

    def turned_up(self, game: G, kind: int) -> None:
        """Put the card where it goes."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFromBottom(Draw[G]):
    """A card comes off the bottom of a pile: its known bottom if it has one, else any card of the bag, else its top."""

    def weights(self, game: G) -> list[int]:
        return upside_down(self.pile(game)).weights()

    def roll(self, game: G, luck: Luck) -> int:
        return upside_down(self.pile(game)).any_kind(luck)

    def happened(self, game: G, outcome: int) -> None:
        pile = self.pile(game)
        turned = upside_down(pile)
        card = turned.draw(outcome)  # out of the bag, both lose it
        pile.top = turned.bottom
        pile.bottom = turned.top
        self.drawn(game, card)


def upside_down(pile: Pile) -> Pile:
    """The pile as it is drawn from below. The bag is the same one."""
    return Pile(pile.cards, pile.group, pile.seers, pile.knowers, pile.bottom, pile.top)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawOrRefill(Step[G]):
    """Draw one card. An empty pile is refilled first; if it stays empty, nobody draws."""

    def draw(self, game: G) -> Draw[Any]:
        """The step that draws."""
        raise NotImplementedError

    def refill(self, game: G) -> None:
        """Put cards into the empty pile, such as the discards."""

    def run(self, game: G) -> None:
        draw = self.draw(game)
        pile = draw.pile(game)
        if not len(pile):
            self.refill(game)
        if len(pile):
            game.then(draw)


def draw_up_to(game: State, draw: Draw[Any], count: int) -> None:
    """Draw so many cards one after another, or as many as there are."""
    for _card in range(min(count, len(draw.pile(game)))):
        game.then(draw)


# Choosing


@mypyc_attr(allow_interpreted_subclasses=True)
class PickCard(Ask[G]):
    """A seat picks one of some cards; its options are a block of codes, one for each kind of card."""

    def block(self) -> int:
        """The first code of the block."""
        raise NotImplementedError

    def choices(self, game: G, seat: int) -> list[int]:
        """The kinds of the cards to pick from, whether they fit or not, each once."""
        raise NotImplementedError

    def forbids_kind(self, game: G, seat: int, kind: int) -> str:
        """The rule by which a card does not fit, or ALLOWED."""
        return ALLOWED

    def may_pass(self) -> bool:
        """Is `pass` an answer here?"""
        return False

    def forbids_pass(self, game: G, seat: int) -> str:
        """The rule that forbids to pass now, or ALLOWED."""
        return ALLOWED

    def zone(self, game: G, seat: int) -> str:
        """The zone of the view where the cards lie; empty: a person does not click them."""
        return ""

    def picked(self, game: G, seat: int, kind: int) -> None:
        """Carry out the choice of a card."""
        raise NotImplementedError

    def passed(self, game: G, seat: int) -> None:
        """The seat picked none."""

    def acts(self, game: G, seat: int) -> list[int]:
        block = self.block()
        found = [PASS] if self.may_pass() else []
        for kind in self.choices(game, seat):
            found.append(block + kind)
        return found

    def forbids(self, game: G, seat: int, act: int) -> str:
        if act == PASS:
            return self.forbids_pass(game, seat)
        return self.forbids_kind(game, seat, act - self.block())

    def options(self, game: G, seat: int) -> list[int]:
        block = self.block()
        found = [PASS] if self.may_pass() and not self.forbids_pass(game, seat) else []
        for kind in self.choices(game, seat):
            if not self.forbids_kind(game, seat, kind):
                found.append(block + kind)
        return found

    def touches(self, game: G, seat: int, option: int) -> list[str]:
        zone = self.zone(game, seat)
        return [] if option == PASS or not zone else [f"{zone}.{game.card_names()[option - self.block()]}"]

    def chosen(self, game: G, seat: int, option: int) -> None:
        if option == PASS:
            self.passed(game, seat)
        else:
            self.picked(game, seat, option - self.block())


@mypyc_attr(allow_interpreted_subclasses=True)
class LuckPicks(Chance[G]):
    """Luck picks one of the cards of a pile. It is not a draw: some seats may see the cards, and `picked` moves it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def pile(self, game: G) -> Pile:
        raise NotImplementedError

    def weights(self, game: G) -> list[int]:
        return self.pile(game).weights()

    def roll(self, game: G, luck: Luck) -> int:
        return self.pile(game).any_kind(luck)

    def face(self, game: G, outcome: int) -> str:
        return game.card_names()[outcome]

    def happened(self, game: G, outcome: int) -> None:
        self.picked(game, outcome)

    def picked(self, game: G, kind: int) -> None:
        """Carry out the choice; the card still lies there."""
        raise NotImplementedError


# Moving


def move_open(game: State, source: Pile, target: Pile, kind: int) -> int:
    """Move a card of a bag for all to see: discard it, recall it, or show it on its way into a hand."""
    card = game.play_from(source, kind)
    target.put(card)
    return card


def put_at_bottom(game: State, source: Pile, pile: Pile, kind: int, seers: int) -> int:
    """Put a card of a bag face down under a pile. Only `seers`, and those of the bag, know which."""
    card = taken_hidden(game, source, pile, kind, seers)
    pile.put_at_bottom(card)
    return card


def put_on_top(game: State, source: Pile, pile: Pile, kind: int, seers: int) -> int:
    """Put a card of a bag face down on top of a pile. Only `seers`, and those of the bag, know which."""
    card = taken_hidden(game, source, pile, kind, seers)
    pile.put_on_top(card)
    return card


def taken_hidden(game: State, source: Pile, target: Pile, kind: int, seers: int) -> int:
    assert source.group == target.group, "whoever does not see the card would lose it out of its group"
    game.learn(source, seers)
    seers |= source.seers
    source.blur(seers)
    return source.take(kind) | seers


def pour(source: Pile, target: Pile) -> None:
    """Put all cards of a pile into the bag of another."""
    assert source.group == target.group, "whoever has not seen a card would lose it out of its group"
    for card in source.all_cards():
        target.put(card)
    source.cards = []
    source.top = ()
    source.bottom = ()


def reshuffle(pile: Pile, kinds: Sequence[int]) -> None:
    """Shuffle open cards into a pile: everybody knows that they are in it."""
    for kind in kinds:
        pile.put(public(kind))
    pile.mix()


def without(kinds: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Open cards without the last one of a kind."""
    for i in range(len(kinds) - 1, -1, -1):
        if kinds[i] == kind:
            return kinds[:i] + kinds[i + 1 :]
    return kinds


# Knowing


def begin_search(game: State, pile: Pile, looking: Pile, seats: int) -> None:
    """Seats take a whole pile to look through. It will be shuffled, so what lay where means nothing any more.

    `looking` is the pile whose cards they see. That they look is public: ask them even if nothing there can fit.
    """
    game.learn(pile, seats)
    pile.mix()
    pour(pile, looking)


def end_search(looking: Pile, pile: Pile) -> None:
    """What was looked through goes back and is shuffled."""
    pour(looking, pile)
    pile.mix()


def know_as_set(game: State, pile: Pile, seats: int) -> None:
    """Seats learn which cards lie in a pile, but not where."""
    game.learn(pile, seats)
    cards = with_knowers(pile.cards, seats)
    cards.sort()
    pile.cards = cards
    pile.top = tuple(with_knowers(list(pile.top), seats))
    pile.bottom = tuple(with_knowers(list(pile.bottom), seats))


def with_knowers(cards: list[int], seats: int) -> list[int]:
    """The cards, known to seats. A card without a face, in a mask, stays as it is."""
    return [card | seats << 8 if card >= 0 else card for card in cards]
