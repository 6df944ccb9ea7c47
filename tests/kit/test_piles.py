"""The verbs on piles, one by one and in a made-up game in which all of them happen."""

from __future__ import annotations

import pytest

from grimalkin.core.codes import PASS
from grimalkin.core.engine import pending
from grimalkin.core.errors import IllegalChoice
from grimalkin.core.luck import Scripted, Seeded
from grimalkin.core.masks import mask
from grimalkin.core.piles import EVERYONE, NOBODY, UNKNOWN, Pile, card_of, kind_of, known_by, pile, public, seen_by
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.kit.piles import (
    begin_search,
    end_search,
    know_as_set,
    move_open,
    pour,
    put_at_bottom,
    put_on_top,
    reshuffle,
    upside_down,
    without,
)
from tests.kit.made_up_piles import FORAGERS, Mill, Wood
from tests.support.checks import CHECKS
from tests.support.play import asked, do, log, offered

A, B, C = 1, 2, 4
ASH, BIRCH, CEDAR, DOGWOOD, ELDER = range(5)
HANDS = ["cedar", "ash", "birch", "cedar", "dogwood", "elder"]  # of B, then of A: what is put on top last comes first


def sit(*faces: str) -> Table:
    """A table for two with these hands, and then this luck."""
    seats = [Seat("Ash", "human"), Seat("Bramble", "human")]
    return open_table(FORAGERS, {}, seats, Scripted([*HANDS, *faces]))


def wood(table: Table) -> Wood:
    assert isinstance(table.state, Wood)
    return table.state


def masked(table: Table, seat: int) -> Wood:
    hidden = mask(table.state, seat)
    assert isinstance(hidden, Wood)
    return hidden


def kinds(cards: Pile | list[int] | tuple[int, ...]) -> list[int]:
    return [kind_of(card) for card in (cards.all_cards() if isinstance(cards, Pile) else cards)]


def bare(deck: Pile, *hands: Pile) -> Wood:
    """A state with these piles and nothing to do."""
    return Wood(deck, pile([], 0, EVERYONE, EVERYONE), [*hands], [pile([], 0, 1 << seat, 0) for seat in range(2)])


# In play


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_made_up_game_passes_what_every_game_must(check: str, seats: int) -> None:
    for seed in range(2):
        CHECKS[check](FORAGERS, seats, {}, seed, ())


def test_a_drawn_card_is_seen_and_told_to_its_owner_alone() -> None:
    table = sit()
    assert kinds(masked(table, 0).hands[0]) == [CEDAR, DOGWOOD, ELDER]
    assert kinds(masked(table, 1).hands[0]) == [UNKNOWN] * 3
    assert log(table, 0)[-1] == "W-1 drew A elder"
    assert log(table, 1)[-1] == "W-1 drew A ?"


def test_several_cards_are_drawn_or_as_many_as_there_are() -> None:
    table = do(sit("ash", "ash", "birch"), "A do look")
    assert kinds(wood(table).looking[0]) == [ASH, ASH, BIRCH]
    few = sit("birch")
    wood(few).deck.cards = [card_of(BIRCH, NOBODY, EVERYONE)]
    do(few, "A do look")
    assert kinds(wood(few).looking[0]) == [BIRCH]


def test_what_is_looked_at_goes_back_in_the_order_the_seat_likes() -> None:
    table = do(sit("ash", "birch", "dogwood"), "A do look")
    assert offered(table, "A") == ["take ash", "take birch", "take dogwood"]
    assert offered(table, "B") == []
    do(table, "A take birch")
    assert (log(table, 0)[-1], log(table, 1)[-1]) == ("W-3 moved A birch", "W-3 moved A ?")
    table = do(table, "A back dogwood")
    assert asked(table) == ["A"]
    assert kinds(wood(table).deck.top) == [DOGWOOD]
    assert kinds(masked(table, 1).deck.top) == [UNKNOWN]


def test_an_empty_deck_is_refilled_and_from_nothing_nobody_draws() -> None:
    table = sit("ash")
    pour(wood(table).deck, wood(table).discards)
    do(table, "A do draw")
    assert log(table, 1)[-2:] == ["W-2 shuffled 9", "W-1 drew A ?"]
    game = wood(table)
    assert (len(game.deck), len(game.discards), len(game.hands[0])) == (8, 0, 4)
    pour(game.deck, game.hands[0])
    do(table, "B do draw")
    assert asked(table) == ["A"]
    assert log(table, 0)[-1] == "W-2 shuffled 0"


def test_a_search_takes_only_what_fits_and_passes_only_if_nothing_does() -> None:
    table = do(sit(), "A do search")
    assert offered(table, "A") == ["take ash", "take birch"]
    with pytest.raises(IllegalChoice, match="W-6: seat A cannot 'take elder'; it can: take ash, take birch"):
        do(table, "A take elder")
    with pytest.raises(IllegalChoice, match="W-6: seat A cannot 'pass'"):
        do(table, "A pass")
    assert kinds(masked(table, 1).looking[0]) == [UNKNOWN] * 9
    game = wood(table)
    for kind in (ASH, ASH, BIRCH, BIRCH):
        game.hands[1].put(game.looking[0].take(kind))
    assert [offer.options for offer in pending(game)] == [[PASS]]


def test_what_a_search_finds_is_shown_and_the_deck_is_shuffled() -> None:
    table = do(sit(), "A do search", "A take ash")
    assert log(table, 1)[-1] == "W-6 moved A ash"
    assert len(wood(table).looking[0]) == 0
    assert kinds(masked(table, 1).hands[0]) == [UNKNOWN] * 3 + [ASH]
    assert kinds(masked(table, 0).deck) == [UNKNOWN] * 8  # it saw them all, but not where they lie now


def test_a_buried_card_comes_last_and_from_the_bottom_first() -> None:
    table = do(sit(), "A do bury", "A put elder")
    assert (kinds(masked(table, 0).deck.bottom), kinds(masked(table, 1).deck.bottom)) == ([ELDER], [UNKNOWN])
    game = wood(table)
    assert Mill(1).weights(game) == [0, 0, 0, 0, 1]
    assert Mill(1).roll(game, Seeded(1)) == ELDER


def test_the_bottom_is_drawn_before_the_bag_and_the_bag_before_the_top() -> None:
    table = do(sit(), "A pass")
    game = wood(table)
    deck = Pile(
        [card_of(CEDAR, 0, 0)], 0, NOBODY, NOBODY, (public(ASH), public(BIRCH)), (public(DOGWOOD), public(ELDER))
    )
    game.deck = deck
    for kind, left in ((ELDER, 4), (DOGWOOD, 3), (CEDAR, 2), (ASH, 1), (BIRCH, 0)):
        assert kinds(upside_down(deck).source()) == [kind]
        Mill(0).happened(game, kind)
        assert len(deck) == left
    assert kinds(game.discards) == [ASH, BIRCH, CEDAR, DOGWOOD, ELDER]


def test_discarding_and_recalling_are_open() -> None:
    table = do(sit(), "A do discard", "A put elder")
    assert log(table, 1)[-1] == "W-8 moved A elder"
    do(table, "B do recall")
    assert offered(table, "B") == ["take elder"]
    do(table, "B take elder")
    assert ELDER in kinds(masked(table, 0).hands[1])


def test_luck_picks_a_card_that_is_still_there() -> None:
    table = do(sit("dogwood"), "A do lose")
    assert kinds(wood(table).discards) == [DOGWOOD]
    assert kinds(wood(table).hands[0]) == [CEDAR, ELDER]


def test_a_card_turned_up_is_open() -> None:
    table = do(sit("birch"), "A do reveal")
    assert log(table, 1)[-1] == "W-5 moved A birch"
    assert kinds(masked(table, 1).discards) == [BIRCH]


# One by one


def test_a_card_put_on_top_or_at_the_bottom_is_known_to_those_who_saw_it() -> None:
    hand = pile([ASH, BIRCH], 0, A, A)
    game = bare(pile([CEDAR], 0, NOBODY, NOBODY), hand, pile([], 0, B, B))
    before = game.ledger
    assert seen_by(put_on_top(game, hand, game.deck, ASH, A)) == A
    assert game.ledger == before  # nobody learned anything
    assert seen_by(put_at_bottom(game, hand, game.deck, BIRCH, A | C)) == A | C
    assert game.ledger > before
    assert (kinds(game.deck.top), kinds(game.deck.bottom)) == ([ASH], [BIRCH])


def test_the_cards_left_are_blurred_for_those_who_did_not_see_which_went() -> None:
    hand = Pile([card_of(ASH, A | B, A), card_of(BIRCH, A, A)], 0, A, A)
    game = bare(pile([], 0, NOBODY, NOBODY), hand, pile([], 0, B, B))
    put_at_bottom(game, hand, game.deck, BIRCH, A)
    assert [(seen_by(card), known_by(card)) for card in hand.cards] == [(A, A | B)]


def test_cards_do_not_leave_their_group_face_down() -> None:
    hand = pile([ASH], 1, A, A)
    game = bare(pile([], 0, NOBODY, NOBODY), hand)
    with pytest.raises(AssertionError, match="out of its group"):
        put_at_bottom(game, hand, game.deck, ASH, A)
    with pytest.raises(AssertionError, match="out of its group"):
        pour(hand, game.deck)


def test_pouring_moves_every_card_with_what_is_known_of_it() -> None:
    source = Pile([card_of(CEDAR, A, 0)], 0, NOBODY, NOBODY, (card_of(ASH, B, 0),), (card_of(ELDER, 0, C),))
    target = pile([BIRCH], 0, NOBODY, B)
    pour(source, target)
    assert len(source) == 0
    assert [(kind_of(card), seen_by(card), known_by(card)) for card in target.cards] == [
        (ASH, B, B),
        (BIRCH, NOBODY, B),
        (CEDAR, A, B),
        (ELDER, NOBODY, B | C),
    ]


def test_open_cards_are_known_to_be_in_the_pile_they_are_shuffled_into() -> None:
    deck = pile([], 0, NOBODY, NOBODY)
    reshuffle(deck, [ELDER, ASH])
    assert [(kind_of(card), seen_by(card), known_by(card)) for card in deck.cards] == [
        (ASH, NOBODY, EVERYONE),
        (ELDER, NOBODY, EVERYONE),
    ]


def test_of_open_cards_the_last_of_a_kind_is_taken() -> None:
    assert without((ASH, BIRCH, ASH, CEDAR), ASH) == (ASH, BIRCH, CEDAR)
    assert without((ASH,), BIRCH) == (ASH,)


def test_a_search_leaves_its_seats_with_what_is_there_but_not_where() -> None:
    deck = Pile([card_of(CEDAR, 0, 0)], 0, NOBODY, NOBODY, (card_of(ASH, 0, 0),), (card_of(ELDER, 0, 0),))
    game = bare(deck, pile([], 0, A, A), pile([], 0, B, B))
    before = game.ledger
    begin_search(game, deck, game.looking[0], A)
    assert game.ledger > before
    assert (len(deck), kinds(game.looking[0])) == (0, [ASH, CEDAR, ELDER])
    end_search(game.looking[0], deck)
    assert [(kind_of(card), seen_by(card), known_by(card)) for card in deck.cards] == [
        (ASH, NOBODY, A),
        (CEDAR, NOBODY, A),
        (ELDER, NOBODY, A),
    ]


def test_a_pile_known_as_a_set_keeps_its_order() -> None:
    deck = Pile([card_of(CEDAR, 0, 0)], 0, NOBODY, NOBODY, (card_of(ASH, B, 0),), (card_of(ELDER, 0, 0),))
    game = bare(deck, pile([], 0, A, A), pile([], 0, B, B))
    before = game.ledger
    know_as_set(game, deck, A)
    assert game.ledger > before
    assert [known_by(card) for card in deck.all_cards()] == [A, A, A]
    assert [seen_by(card) for card in deck.all_cards()] == [B, NOBODY, NOBODY]
    hidden = mask(game, 0)
    assert sorted(among & 0xFFFF for among in hidden.among) == [ASH, CEDAR, ELDER]
    assert isinstance(hidden, Wood)
    faceless = kinds(hidden.deck)
    know_as_set(hidden, hidden.deck, A)
    assert kinds(hidden.deck) == faceless == [UNKNOWN] * 3
    assert [known_by(card) for card in hidden.deck.all_cards()] == [NOBODY] * 3


def test_an_open_card_that_moves_is_seen_by_all() -> None:
    hand = pile([ASH], 0, A, A)
    game = bare(pile([], 0, NOBODY, NOBODY), hand)
    assert seen_by(move_open(game, hand, game.discards, ASH)) == EVERYONE
    assert kinds(game.discards) == [ASH]
