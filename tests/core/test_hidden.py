"""Hidden information: who has seen what, masks, imagined states, what is told to whom."""

from __future__ import annotations

import pytest

from grimalkin.core.errors import SecretNeeded
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.piles import (
    EVERYONE,
    NOBODY,
    SPECTATOR,
    UNKNOWN,
    Pile,
    card_of,
    kind_of,
    known_by,
    pile,
    public,
    seen_by,
)
from grimalkin.core.snapshot import snapshot
from grimalkin.core.view import view_json
from grimalkin.games.cauldron.state import Brew
from tests.support.play import brew, do, log, sit, sit_four

A, B, C = 1, 2, 4
NETTLE, TOADSTOOL, MOONWORT, CATNIP, VALERIAN = range(5)


def masked(game: Brew, seat: int) -> Brew:
    hidden = mask(game, seat)
    assert isinstance(hidden, Brew)
    return hidden


def imagined(game: Brew, seed: int) -> Brew:
    state = imagine(game, Seeded(seed))
    assert isinstance(state, Brew)
    return state


def kinds(held: Pile) -> list[int]:
    return [kind_of(card) for card in held.all_cards()]


def test_a_card_is_a_kind_and_two_rows_of_bits() -> None:
    card = card_of(53, A | C, B)
    assert (kind_of(card), seen_by(card), known_by(card)) == (53, A | C, B)
    blank = card_of(UNKNOWN, B, 0)
    assert (kind_of(blank), seen_by(blank), known_by(blank)) == (UNKNOWN, B, 0)
    assert seen_by(public(3)) == EVERYONE


def test_a_bag_has_no_order() -> None:
    first = Pile([], 0, NOBODY, NOBODY)
    second = Pile([], 0, NOBODY, NOBODY)
    for kind in (3, 1, 2, 1):
        first.put(public(kind))
    for kind in (1, 1, 3, 2):
        second.put(public(kind))
    assert first.cards == second.cards
    assert first.kinds() == [1, 2, 3]


def test_a_draw_takes_the_known_top_then_the_bag_then_the_bottom() -> None:
    deck = pile([1, 2, 2], 0, NOBODY, EVERYONE)
    deck.put_on_top(public(5))
    deck.put_at_bottom(public(7))
    assert deck.weights() == [0, 0, 0, 0, 0, 1]
    assert kind_of(deck.draw(5)) == 5
    assert deck.weights() == [0, 1, 2]
    for kind in (2, 1, 2):
        deck.draw(kind)
    assert deck.weights() == [0] * 7 + [1]
    assert kind_of(deck.draw(7)) == 7
    assert deck.weights() == []


def test_shuffling_turns_what_was_seen_into_what_is_known_to_be_there() -> None:
    deck = Pile([card_of(1, A, 0)], 0, NOBODY, NOBODY, (public(2),), (card_of(3, B, C),))
    deck.mix()
    assert [(kind_of(card), seen_by(card), known_by(card)) for card in deck.cards] == [
        (1, NOBODY, A),
        (2, NOBODY, EVERYONE),
        (3, NOBODY, B | C),
    ]
    assert deck.top == deck.bottom == ()


def test_a_mask_shows_a_seat_its_own_hand_and_of_the_other_only_the_number() -> None:
    game = masked(brew(sit()), 0)
    assert kinds(game.hands[0]) == [NETTLE, TOADSTOOL, CATNIP]
    assert kinds(game.hands[1]) == [UNKNOWN] * 3
    assert kinds(game.bag) == [UNKNOWN] * 22
    spectator = masked(brew(sit()), SPECTATOR)
    assert kinds(spectator.hands[0]) == [UNKNOWN] * 3


def test_a_seat_can_count_what_it_has_not_seen() -> None:
    game = masked(brew(sit()), 0)
    unseen = sorted(among & 0xFFFF for among in game.among)
    assert unseen == [NETTLE] * 7 + [TOADSTOOL] * 5 + [MOONWORT] * 4 + [CATNIP] * 5 + [VALERIAN] * 4


def test_an_imagined_state_is_complete_possible_and_the_same_to_the_seat() -> None:
    game = brew(sit())
    hidden = masked(game, 0)
    hands = set()
    for seed in range(20):
        state = imagined(hidden, seed)
        assert state.census() == game.census()
        assert kinds(state.hands[0]) == kinds(game.hands[0])
        assert UNKNOWN not in kinds(state.hands[1])
        assert snapshot(mask(state, 0)) == snapshot(hidden)
        hands.add(tuple(kinds(state.hands[1])))
    assert len(hands) > 5


def test_a_passed_herb_is_seen_by_giver_and_receiver_alone() -> None:
    table = do(sit_four(["nettle", "catnip", "catnip"] + ["moonwort"] * 3 + ["nettle"] * 6), "A give catnip")
    assert kinds(masked(brew(table), 0).passing) == [CATNIP]
    assert kinds(masked(brew(table), 1).passing) == [UNKNOWN]
    do(table, "A to B")
    assert kinds(masked(brew(table), 0).hands[1]) == [UNKNOWN] * 3 + [CATNIP]
    assert kinds(masked(brew(table), 2).hands[1]) == [UNKNOWN] * 4
    assert log(table, 1)[-1] == log(table, 0)[-1] == "CA-STIR-03 gave A catnip B"
    assert log(table, 2)[-1] == log(table, SPECTATOR)[-1] == "CA-STIR-03 gave A ? B"


def test_a_card_passed_on_face_down_could_be_any_of_those_it_lay_among() -> None:
    """A gave B a catnip and knows it is there. When B passes a card on, A cannot tell whether it is that one."""
    game = brew(
        do(sit_four(["nettle", "catnip", "catnip"] + ["moonwort"] * 3 + ["nettle"] * 6), "A give catnip", "A to B")
    )
    assert kinds(masked(game, 0).hands[1]) == [UNKNOWN] * 3 + [CATNIP]
    game.move_hidden(game.hands[1], game.passing, CATNIP, B)
    after = masked(game, 0)
    assert kinds(after.passing) == [UNKNOWN]
    assert kinds(after.hands[1]) == [UNKNOWN] * 3
    assert [among & 0xFFFF for among in after.among].count(CATNIP) == 5, "A still knows that it is somewhere"


def test_an_open_top_card_is_known_to_all_even_in_the_hand_that_draws_it() -> None:
    table = do(sit("2", "6", "catnip", "nettle"), "A pass", "B throw nettle", "A throw nettle", "A use catnip")
    do(table, "A pass", "B pass")
    assert log(table, 1)[-3:-1] == ["CA-DRAW-03 drew A catnip", "CA-DRAW-03 drew B nettle"]
    assert kinds(masked(brew(table), 1).hands[0]) == [UNKNOWN, CATNIP]


def test_sealed_answers_are_hidden_and_imagined() -> None:
    table = do(sit(), "A pass", "B throw moonwort")
    assert [answer.option for answer in masked(brew(table), 1).answers] == [table.game.codes.code("throw moonwort")]
    hidden = masked(brew(table), 0)
    assert [answer.option for answer in hidden.answers] == [-1]
    for seed in range(10):
        state = imagined(hidden, seed)
        kind = state.answers[0].option - table.game.codes.code("throw nettle")
        assert kind in kinds(state.hands[1])


def test_luck_over_a_mask_is_refused() -> None:
    hidden = masked(brew(sit()), 0)
    with pytest.raises(SecretNeeded, match="imagine a state first"):
        hidden.bag.weights()
    with pytest.raises(SecretNeeded, match="imagine a state first"):
        hidden.bag.any_kind(Seeded(1))


def test_the_ledger_moves_if_a_card_is_shown_to_somebody_who_does_not_always_see_the_pile() -> None:
    game = brew(sit())
    before = game.ledger
    game.reveal(game.hands[0], NETTLE, A)
    assert game.ledger == before, "A sees the own hand"
    game.reveal(game.hands[0], NETTLE, B)
    assert game.ledger == before + 1
    game.reveal(game.hands[0], NETTLE, B)
    assert game.ledger == before + 2, "whether B had seen that one already is nobody else's business"
    game.move_hidden(game.hands[0], game.passing, CATNIP, A)
    assert game.ledger == before + 2
    game.play_from(game.hands[0], NETTLE)
    assert game.ledger == before + 3


@pytest.mark.parametrize("other", [NETTLE, MOONWORT])
def test_a_played_card_is_taken_for_the_one_that_was_seen(other: int) -> None:
    """B and C each know a card of A's, B a nettle. When A plays a nettle, B may not learn whether C's is one too."""
    hand = pile([], 0, A, EVERYONE)
    hand.put(card_of(NETTLE, A | B, 0))
    hand.put(card_of(other, A | C, 0))
    taken = hand.take(NETTLE)
    assert seen_by(taken) & (A | B) == A | B
    hand.hide(B, [])
    assert [kind_of(card) for card in hand.cards] == [UNKNOWN]


def test_a_seat_that_saw_two_of_a_kind_still_knows_the_other() -> None:
    hand = pile([], 0, A, EVERYONE)
    hand.put(card_of(NETTLE, A | B, 0))
    hand.put(card_of(NETTLE, A | B, 0))
    hand.take(NETTLE)
    hand.hide(B, [])
    assert [kind_of(card) for card in hand.cards] == [NETTLE]


def test_a_mask_tells_nothing_of_what_other_seats_have_seen() -> None:
    """C watches B get a card from A, or not: which of B's cards A has seen is not C's to know."""
    table = sit_four(["catnip", "catnip", "nettle"] + ["moonwort"] * 3 + ["nettle"] * 6)
    game = brew(do(table, "A give catnip", "A to B"))
    bits = {seen_by(card) for card in masked(game, 2).hands[1].cards}
    assert bits == {B}
    own = {seen_by(card) for card in masked(game, 1).hands[1].cards}
    assert own == {B}, "nor does B's own mask say who else knows a card"


def test_views_hold_what_the_seat_sees_and_no_more() -> None:
    table = sit()
    own = table.view(0)
    hands = {zone.id: [piece.card for piece in zone.pieces] for zone in own.zones}
    assert hands["hand.A"] == ["nettle", "toadstool", "catnip"]
    assert hands["hand.B"] == [None, None, None]
    assert [option.notation for option in own.options] == [
        "pass",
        "give nettle",
        "give toadstool",
        "give catnip",
        "purr",
    ]
    assert own.options[1].touches == ["hand.A.nettle"]
    assert own.options[-1].standing
    assert own.prompt is not None
    assert (own.prompt.rule, own.prompt.ask, own.prompt.seats) == ("CA-STIR-02", "pass_on", [0])
    watching = table.view(SPECTATOR)
    assert watching.options == []
    assert all(name not in view_json(watching).decode() for name in table.state.card_names())


def test_lines_of_the_log_are_typed_and_masked() -> None:
    table = do(sit("4"), "A pass", "A throw toadstool", "B throw moonwort")
    lines = {line.what: line for line in table.view(1).log}
    assert lines["scored"].args == [
        ("seat", "A"),
        ("card", "toadstool"),
        ("number", 2),
        ("number", 4),
        ("number", 3),
        ("number", 2),
    ]
    drew = [line.args for line in table.view(1).log if line.what == "drew"]
    assert drew[0] == [("seat", "A"), ("card", None)]
    assert drew[3] == [("seat", "B"), ("card", "nettle")]
