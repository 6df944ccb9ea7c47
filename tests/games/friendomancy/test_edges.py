"""Corners of the rules where two of them meet."""

from __future__ import annotations

from grimalkin.core.engine import leave, roll_on
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import mask
from grimalkin.core.table import Seat, open_table
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.state import Parlor
from tests.games.friendomancy.support import offered, state_of, table_at


def names(state: Parlor, cards: list[int]) -> list[str]:
    return [state.box.names[card & 0xFFFF] for card in cards]


def test_a_foe_that_was_borrowed_can_attack_again_in_another_turn() -> None:
    """FR-RULING-86, FR-RULING-67"""
    table = table_at(
        "T2",
        perch=[{"card": "unreasonable_goose", "on": "curse", "attacks": 1}],
        pool_curse=["5 curse_of_lingering_soup"],
        A={"deck": ["3 mailbird"]},
        B={"hand": ["compliment_ray"], "deck": ["3 mailbird"]},
    )
    table.play(0, "stop")
    table.play(1, "rest")
    table.play(1, "play compliment_ray")
    assert "attack #1" in offered(table, 1)


def test_a_foe_that_perches_again_at_power_0_is_defeated_at_once() -> None:
    """FR-RULING-86, FR-RULING-89"""
    control = {"what": "control", "until": "while here", "source": 1, "age": 5, "on": 2, "amount": 1, "owner": "B"}
    weak = {"what": "power", "until": "this turn", "amount": -2, "on": 2, "age": 6, "owner": "A"}
    table = table_at(
        "T2",
        lasting=[control, weak],
        A={"board": [{"card": "landlords_dragon", "uid": 7}]},
        B={
            "board": [
                {"card": "charming_bee_ambassador", "uid": 1},
                {"card": "wasp_of_correctness", "uid": 2, "on": "magic", "blame": "A"},
            ]
        },
    )
    state = state_of(table)
    bee = next(piece for piece in state.board if piece.uid == 1)
    dragon = next(piece for piece in state.board if piece.seat == 0)
    table.play(0, f"attack #{dragon.number}")
    table.play(0, f"at #{bee.number}")
    state = state_of(table)
    assert not state.perch
    assert [(state.box.names[foe.kind], foe.seat) for foe in state.trophies] == [("wasp_of_correctness", 0)]


def test_a_mark_that_lowers_no_power_takes_no_loot() -> None:
    """FR-RULING-89"""
    table = table_at(
        "T2",
        perch=[{"card": "unreasonable_goose", "on": "magic", "wear": 1, "blame": "B"}],
        A={"hand": ["restraining_order_for_everyone", "whammy_of_forgotten_names"]},
    )
    table.play(0, "play restraining_order_for_everyone")
    assert state_of(table).perch[0].blame == 1
    table.play(0, "play whammy_of_forgotten_names")
    assert state_of(table).perch[0].blame == 0


def test_only_the_draw_of_its_owner_counts_where_the_table_says_so() -> None:
    """FR-RULING-99"""
    position = {"A": {"hand": ["read_over_their_shoulder"]}, "B": {"deck": ["mailbird"]}}
    for cause, final in (("any", 2), ("draw", 0)):
        table = table_at("T2", 2, {"end_cause": cause}, **position)
        table.luck = Seeded(1)
        table.play(0, "play read_over_their_shoulder")
        assert state_of(table).final == final


def test_who_leaves_in_the_draw_step_draws_nothing() -> None:
    """FR-RULING-107, FR-RULING-157"""
    table = table_at(
        "T1",
        3,
        pool_friend=["9 mailbird"],
        A={"deck": ["3 mailbird"]},
        B={"deck": ["3 mailbird"]},
        C={"board": [{"card": "curse_of_the_ticket_booth"}]},
    )
    state = state_of(table)
    leave(state, 0)
    assert (len(state.pools[0]), len(state.hands[0]), state.money[2], state.active) == (9, 0, 20, 1)


def test_what_a_leaver_chose_is_void() -> None:
    """FR-RULING-157, FR-RULING-61: the borrowed card that B chose goes back to C, who has not chosen it."""
    table = table_at(
        "T2",
        3,
        lasting=[{"what": "control", "until": "for good", "source": 9, "age": 5, "on": 3, "amount": 1, "owner": "B"}],
        A={"hand": ["everyone_let_go_of_something"], "board": [{"card": "ham_sandwich", "uid": 1}]},
        B={
            "board": [
                {"card": "mailbird", "uid": 2},
                {"card": "moth_at_the_window", "uid": 3, "owner": "C", "base": "C"},
            ]
        },
        C={"board": [{"card": "toast_ghost", "uid": 4}, {"card": "spare_key", "uid": 5}]},
    )
    table.play(0, "play everyone_let_go_of_something")
    state = state_of(table)
    moth = next(piece for piece in state.board if piece.uid == 3)
    key = next(piece for piece in state.board if piece.uid == 5)
    table.play(1, f"choose #{moth.number}")
    table.leave(1)
    table.play(2, f"choose #{key.number}")
    state = state_of(table)
    assert sorted(state.box.names[piece.kind] for piece in state.board) == ["moth_at_the_window", "toast_ghost"]
    assert names(state, state.discards[2]) == ["spare_key"]


def test_a_foe_from_under_a_couch_lurks_at_the_deck() -> None:
    """FR-RULING-92, FR-RULING-87"""
    couch = {"card": "haunted_couch", "under": [{"down": ["tax_dragon"]}, {"down": ["small_favor"]}]}
    table = table_at("T2", pool_friend=["5 mailbird"], A={"board": [couch], "deck": ["3 mailbird"]})
    table.play(0, "use #1")
    state = state_of(table)
    assert names(state, [foe.kind for foe in state.lurk]) == ["tax_dragon"]
    assert [foe.pile for foe in state.lurk] == [4]
    assert [card >> 16 for card in state.hands[0].cards] == [state.box.names.index("small_favor")]


def test_a_gain_of_nothing_is_not_told() -> None:
    """FR-RULING-136"""
    table = table_at("T2", pool_whatever=["ham_sandwich"], A={"hand": ["goblin_market_day"]})
    table.luck = Seeded(1)
    table.play(0, "play goblin_market_day")
    assert "drew" in [line.what for line in table.lines()]
    assert "gained" not in [line.what for line in table.lines()]


def test_of_hidden_foes_only_their_number_is_known() -> None:
    """FR-RULING-160"""
    table = table_at(
        "S5",
        round=0,
        wings=["tax_dragon known all", "the_landlord known all"],
        pool_friend=["5 mailbird"],
        pool_magic=["5 small_favor"],
        A={"deck": ["24 mailbird"]},
        B={"deck": ["24 mailbird"]},
    )
    state = state_of(table)
    roll_on(state, Seeded(4))
    assert sum(len(pool) for pool in state.pools) == 12
    seen = mask(state, 0)
    assert isinstance(seen, Parlor)
    assert [len(pool) for pool in seen.pools] == [len(pool) for pool in state.pools]
    assert all(card < 0 for pool in seen.pools for card in pool.cards)


def test_the_cards_of_the_own_deck_are_seen_by_nobody_else() -> None:
    """FR-SETUP-13"""
    table = open_table(GAME, {}, [Seat("A", "human"), Seat("B", "human")], Seeded(3))
    while not state_of(table).round:
        seat = table.offers()[0].seat
        table.play(seat, offered(table, seat)[0])
    for viewer, zones in ((0, ["list.A"]), (1, ["list.B"])):
        shown = [zone for zone in table.view(viewer).zones if zone.id.startswith("list.")]
        assert [zone.id for zone in shown] == zones
        assert shown[0].size == 24
        drawn = [
            piece.card for zone in table.view(viewer).zones if zone.id.startswith("hand.") for piece in zone.pieces
        ]
        assert {card for card in drawn if card} <= {piece.card for piece in shown[0].pieces}


def test_what_an_attack_at_the_one_target_would_do_is_told_before() -> None:
    """FR-RULING-121: it is made with one choice."""
    table = table_at("T2", A={"board": [{"card": "jam_sentinel"}]}, B={"money": 5})
    facts = GAME.foresee(mask(table.state, 0), 0, GAME.codes.code("attack #1"))
    assert [(fact.name, fact.value) for fact in facts] == [("on", "B"), ("money_change", -3)]
