"""Winning: points, empty Arenas, and clashes of both."""

from __future__ import annotations

import pytest

from grimalkin.core.state import Result
from tests.games.mythic_arena.turns import at, pet, side


def fall(a: int, b: int, vp: list[int], extra_a: str = "", extra_b: str = "") -> Result | None:
    """So many pets of each side fall in one Cleanup; `extra` ones stay."""
    names = ["gloth", "solace", "aelwen"]
    lines = [
        [pet(name, hp=10, status={"burn": 1}) for name in names[:count]] + [pet(name) for name in extra.split()]
        for count, extra in ((a, extra_a), (b, extra_b))
    ]
    return at("C1", side(lines[0]), side(lines[1]), vp=vp, settings={"turn_limit": "none"}).state.result


@pytest.mark.parametrize(
    ("a", "b", "vp", "extra_a", "extra_b", "rule", "winners"),
    [
        (0, 1, [2, 0], "mossback", "goliath", "MA-WIN-01", 1),
        (1, 0, [0, 2], "mossback", "goliath", "MA-WIN-01", 2),
        (0, 1, [0, 2], "mossback", "", "MA-WIN-04", 1),
        (1, 0, [2, 0], "", "goliath", "MA-WIN-04", 2),
        (1, 1, [2, 2], "mossback", "goliath", "MA-RULING-12", -1),
        (1, 2, [2, 2], "mossback", "goliath", "MA-RULING-12", 1),
        (1, 1, [2, 2], "mossback", "", "MA-RULING-12", 1),
        (1, 1, [1, 0], "", "", "MA-RULING-13", 1),
        (1, 1, [0, 0], "", "", "MA-RULING-13", -1),
        (1, 1, [2, 1], "", "goliath", "MA-RULING-105", 1),
    ],
)
def test_who_wins(a: int, b: int, vp: list[int], extra_a: str, extra_b: str, rule: str, winners: int) -> None:
    """MA-EX-78, MA-EX-94, MA-WIN-01, MA-WIN-02, MA-WIN-04, MA-RULING-12, MA-RULING-13, MA-RULING-105, MA-GEN-05"""
    result = fall(a, b, vp, extra_a, extra_b)
    assert result is not None
    assert (result.rule, result.winners) == (rule, winners)


def test_a_game_goes_on_while_nobody_has_won() -> None:
    """MA-WIN-01, MA-WIN-04"""
    assert fall(1, 1, [0, 1], "mossback", "goliath") is None


def test_an_empty_arena_is_told() -> None:
    """MA-WIN-02, MA-WIN-04: pets in hand or in Stasis do not help"""
    b = side([pet("solace", hp=10, status={"burn": 1})], hand=["aelwen"], stasis=[pet("huangdi")])
    play = at("C1", side("gloth"), b)
    assert play.told("no_pets") == ["no_pets B"]
    assert play.state.result is not None


def test_a_win_inside_a_match_opens_the_next_game() -> None:
    """MA-MATCH-01, MA-RULING-127, MA-RULING-17"""
    a = side(
        "gloth", "aelwen", hand=["deep_insight"], removed=["second_dawn"], items=[{"item": "whetstone", "uses": 1}]
    )
    b = side([pet("solace", hp=10, status={"burn": 1}, elyth="ruby_power_gem")], hand=["huangdi"], pile=["gloth"])
    play = at("C1", a, b, settings={"match": "best_of_3"})
    assert play.told("game_over") == ["game_over 1 A"]
    assert play.state.loser == 1
    assert play.asked() == "AB"
    assert play.offers("A") == {"lead gloth", "lead aelwen"}
    assert play.offers("B") == {"lead gloth", "lead solace", "lead huangdi"}
    names = play.state.box.names
    assert sorted(names[card >> 16] for card in play.state.looking(0).cards) == [
        "aelwen",
        "deep_insight",
        "gloth",
        "second_dawn",
        "whetstone",
    ]


def test_stolen_elyth_returns_to_its_owner() -> None:
    """MA-RULING-75, MA-RULING-127, MA-RULING-101"""
    hand = ["deep_insight", "surge_of_speed", "whetstone", "second_dawn"]
    a = side("bling_bling", "solace", hand=hand)
    b = side([pet("goliath", elyth="ruby_power_gem")], "nagessa", hand=hand)
    play = at("T3", a, b, settings={"match": "best_of_3"}).do("A battle", "A attack bling_bling", "A at goliath")
    play.do("A power sticky_fingers", "B power crushing_blow", "A pass")
    play.luck(15, 2).do("B pass")
    play.do("A apply")
    assert play.told("attached") == ["attached A.bling_bling ruby_power_gem"]
    census = play.state.census()
    play.table.concede(0)
    assert play.state.census() == census
    names = play.state.box.names
    assert "ruby_power_gem" in [names[card >> 16] for card in play.state.looking(1).cards]
    assert "ruby_power_gem" not in [names[card >> 16] for card in play.state.looking(0).cards]
