"""Decks that nobody but their owner has read: what is seen of them is remembered, the rest is guessed by the game."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.piles import UNKNOWN, Pile, kind_of, pile
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import Hooks, State

KINDS = 9


class Duel(State):
    """Each seat has a deck and a hand of its own; nobody has read the other's list."""

    id: ClassVar[str] = "duel"

    def __init__(self, decks: list[Pile], hands: list[Pile]) -> None:
        super().__init__([0, 1])
        self.decks = decks
        self.hands = hands

    def copy(self) -> Duel:
        twin = Duel([deck.copy() for deck in self.decks], [hand.copy() for hand in self.hands])
        self.copy_core(twin)
        return twin

    def piles(self) -> list[Pile]:
        return self.decks + self.hands


class DuelHooks(Hooks[Duel]):
    def guess(self, game: Duel, seat: int, group: int, count: int, luck: Luck) -> list[int]:
        """Any kinds that are not in that seat's open cards: no deck holds two of a kind."""
        known = game.known_kinds(group)
        left = [kind for kind in range(KINDS) if kind not in known]
        luck.shuffle(left)
        return left[:count]


def duel() -> Duel:
    """A has 0 to 5, the first two in hand; B has 3 to 8, the first two in hand."""
    decks = [pile([2, 3, 4, 5], 0, 1, 1), pile([5, 6, 7, 8], 1, 2, 2)]
    hands = [pile([0, 1], 0, 1, 1), pile([3, 4], 1, 2, 2)]
    game = Duel(decks, hands)
    game.hooks = DuelHooks()
    return game


def kinds(held: Pile) -> list[int]:
    return [kind_of(card) for card in held.all_cards()]


def imagined(game: Duel, seat: int, seed: int) -> Duel:
    state = imagine(mask(game, seat), Seeded(seed))
    assert isinstance(state, Duel)
    return state


def test_of_an_unread_deck_a_seat_knows_the_number_of_cards() -> None:
    masked = mask(duel(), 0)
    assert isinstance(masked, Duel)
    assert kinds(masked.decks[0]) == [2, 3, 4, 5], "the own deck, which has no order yet"
    assert kinds(masked.decks[1]) == [UNKNOWN] * 4
    assert kinds(masked.hands[1]) == [UNKNOWN] * 2
    assert masked.among == ()


def test_what_nobody_knows_is_guessed_by_the_game() -> None:
    hands = set()
    for seed in range(30):
        state = imagined(duel(), 0, seed)
        other = kinds(state.decks[1]) + kinds(state.hands[1])
        assert len(set(other)) == 6
        assert UNKNOWN not in other
        assert snapshot(mask(state, 0)) == snapshot(mask(duel(), 0))
        hands.add(tuple(kinds(state.hands[1])))
    assert len(hands) > 10


def test_a_card_that_was_shown_and_shuffled_back_is_in_every_imagined_state() -> None:
    game = duel()
    shown = game.play_from(game.hands[1], 4)
    game.decks[1].put(shown)
    game.decks[1].mix()
    masked = mask(game, 0)
    assert [among & 0xFFFF for among in masked.among] == [4]
    for seed in range(30):
        state = imagined(game, 0, seed)
        other = kinds(state.decks[1]) + kinds(state.hands[1])
        assert 4 in other
        assert len(set(other)) == 6
        assert snapshot(mask(state, 0)) == snapshot(masked)


def test_a_card_at_a_known_place_stays_there() -> None:
    game = duel()
    card = game.play_from(game.hands[1], 3)
    game.decks[1].put_at_bottom(card)
    for seed in range(10):
        state = imagined(game, 0, seed)
        assert [kind_of(card) for card in state.decks[1].bottom] == [3]
        assert UNKNOWN not in kinds(state.decks[1])


def test_a_card_that_only_its_owner_put_at_the_bottom_may_be_any() -> None:
    game = duel()
    game.decks[1].put_at_bottom(game.hands[1].take(3))
    masked = mask(game, 0)
    assert isinstance(masked, Duel)
    assert [kind_of(card) for card in masked.decks[1].bottom] == [UNKNOWN]
    own = mask(game, 1)
    assert isinstance(own, Duel)
    assert [kind_of(card) for card in own.decks[1].bottom] == [3]
    bottoms = {kind_of(imagined(game, 0, seed).decks[1].bottom[0]) for seed in range(40)}
    assert len(bottoms) > 4
