"""Cleanup: Recovery, Resolution, durations, the turn limit."""

from __future__ import annotations

import pytest

from tests.games.mythic_arena.turns import Play, at, pet, side

B = side("goliath")


def lasting(what: str, by: int, until: str, seat: str = "A", count: int = 1) -> dict[str, object]:
    return {"what": what, "by": by, "until": until, "seat": seat, "count": count}


# C1


def test_a_rear_pet_first_recovers_and_then_resolves() -> None:
    """MA-EX-70, MA-CLEAN-04, MA-CLEAN-05, MA-LINE-06"""
    rear = [pet("solace", hp=20, status={"burn": 2, "poison": 3})]
    play = at("C1", side("gloth", "aelwen", rear), B)
    assert play.hp("A.solace") == "50/120"
    assert play.offers("A") == {"cure burn", "cure poison"}
    play.do("A cure poison")
    assert play.statuses("A.solace") == {"burn": 2}
    assert play.hp("A.solace") == "30/120"


def test_the_only_status_goes_without_a_question() -> None:
    """MA-CLEAN-04, MA-RULING-72"""
    play = at("C1", side("gloth", "aelwen", [pet("solace", hp=100, status={"burn": 2})]), B)
    assert play.statuses("A.solace") == {}
    assert play.hp("A.solace") == "120/120"


def test_the_lead_player_chooses_first_and_then_the_passive_player() -> None:
    """MA-RULING-72, MA-RULING-92, MA-CLEAN-01"""
    two = {"burn": 1, "fear": 1}
    a = side("gloth", "aelwen", [pet("solace", status=two), pet("huangdi", status=two)])
    b = side("goliath", "nagessa", [pet("mossback", status=two)])
    play = at("C1", a, b, lead="B")
    assert play.asked() == "B"
    play.do("B cure fear")
    assert play.asked() == "A"
    play.do("A cure burn", "A cure fear")
    assert play.statuses("B.mossback") == {"burn": 1}
    assert play.statuses("A.solace") == {"fear": 1}
    assert play.statuses("A.huangdi") == {"burn": 1}


def test_a_hold_is_a_status_that_recovery_removes() -> None:
    """MA-RULING-71"""
    rear = [pet("solace", constrict="nagessa")]
    play = at("C1", side("gloth", "aelwen", rear), side("nagessa"))
    assert play.offers("B") == {"pass", "release nagessa"}, "before C1"
    play.do("B pass")
    assert play.statuses("A.solace") == {}
    assert play.told("suffers") == []


def test_the_passive_player_may_end_a_hold_before_cleanup() -> None:
    """MA-RULING-67"""
    play = at("C1", side([pet("gloth", constrict="nagessa")]), side("nagessa"))
    play.do("B release nagessa")
    assert play.told("suffers") == []
    assert play.told("turn") == ["turn 3 B"]


def test_the_purity_stone_works_in_any_line_and_adds_to_recovery() -> None:
    """MA-CLEAN-04, MA-RULING-72"""
    front = [pet("gloth", hp=100, elyth="jade_purity_stone", status={"poison": 1})]
    play = at("C1", side(front, "aelwen"), B)
    assert play.statuses("A.gloth") == {}
    assert play.hp("A.gloth") == "100/160", "it does not heal, and what it takes away does no damage"
    rear = [pet("solace", hp=50, elyth="jade_purity_stone", status={"burn": 1, "poison": 1})]
    play = at("C1", side("gloth", "aelwen", rear), B)
    play.do("A cure burn")
    assert play.statuses("A.solace") == {}
    assert play.hp("A.solace") == "80/120"


def test_a_pet_in_stasis_rests_and_takes_no_damage() -> None:
    """MA-EX-74, MA-ZONE-12, MA-ZONE-14, MA-RULING-73, MA-RULING-74"""
    guard = [pet("eclipsion", hp=60, elyth="ruby_power_gem", status={"poison": 2})]
    hand = ["deep_insight", "whetstone", "surge_of_speed", "healing_salve", "twist_of_fate"]
    play = at("T3", side("gloth", guard, "aelwen", hand=hand), side("goliath"), battled=True).do("A unique eclipsion")
    assert play.spent("A") == ["ruby_power_gem"]
    play.do("A move aelwen guard 0", "A cleanup")
    assert play.hp("A.eclipsion") == "90/120"
    assert play.statuses("A.eclipsion") == {}
    again = at("C1", side("gloth", stasis=[pet("eclipsion", hp=90)]), B, lead="B", turn=3)
    assert again.told("back") == ["back A.eclipsion"]
    assert again.hp("A.eclipsion") == "120/120"


def test_in_the_simplified_game_only_stasis_heals() -> None:
    """MA-EX-80, MA-SIMPLE-04"""
    a = side("gloth:100", "solace:50 huangdi:60", stasis=[pet("mossback", hp=100)])
    play = at("C1", a, B, settings={"mode": "simplified"})
    assert [play.hp(f"A.{name}") for name in ("gloth", "solace", "huangdi", "mossback")] == [
        "100/160",
        "50/120",
        "60/150",
        "130/200",
    ]


# C2


def test_every_counter_of_a_residual_status_hurts_in_every_cleanup() -> None:
    """MA-EX-18, MA-EX-73, MA-CLEAN-02, MA-RESID-01, MA-RESID-04, MA-STATUS-02"""
    a = side([pet("gloth", status={"burn": 2, "corrosion": 1})])
    for lead in ("A", "B"):
        play = at("C1", a, B, lead=lead)
        assert play.hp("A.gloth") == "130/160"
        assert play.told("suffers") == ["suffers A.gloth 1 20", "suffers A.gloth 2 10"]


def test_damage_and_regeneration_come_at_the_same_time() -> None:
    """MA-EX-71, MA-CLEAN-03, MA-HEAL-03, MA-RULING-05"""
    play = at("C1", side([pet("mossback", hp=10, status={"burn": 1})]), B)
    assert play.hp("A.mossback") == "10/200"
    assert play.told("downed", "regenerates") == ["regenerates A.mossback 10"]


def test_the_recipient_of_constrict_takes_10() -> None:
    """MA-LOCK-09"""
    play = at("C1", side([pet("gloth", constrict="nagessa", chomp="ol_chomper")]), side("nagessa ol_chomper"))
    play.do("B pass")
    assert play.hp("A.gloth") == "150/160"


def test_a_pool_prevents_damage_of_statuses() -> None:
    """MA-RULING-78, MA-RULING-118"""
    gloth = pet("gloth", status={"burn": 4}, lasting=[lasting("prevent", 30, "used up")])
    play = at("C1", side([gloth]), B)
    assert play.hp("A.gloth") == "150/160"
    assert play.state.lasting == ()


def test_pets_of_both_players_fall_together_and_score() -> None:
    """MA-RULING-10, MA-RULING-13, MA-WIN-04"""
    burning = {"burn": 1}
    play = at("C1", side([pet("gloth", hp=10, status=burning)]), side([pet("goliath", hp=10, status=burning)]))
    assert play.told("points") == ["points A 1", "points B 1"]
    result = play.state.result
    assert result is not None
    assert (result.rule, result.winners) == ("MA-RULING-13", -1)


def test_a_pet_that_moves_to_the_rear_in_c2_does_not_recover() -> None:
    """MA-RULING-135, MA-LCHK-08"""
    a = side("gloth", "solace:50 huangdi", [pet("aelwen", hp=10, status={"burn": 9, "poison": 9})])
    play = at("C1", a, B).do("A cure burn")
    assert play.told("downed") == ["downed A.aelwen"]
    play.do("A move solace rear 0")
    assert play.hp("A.solace") == "50/120"


# C3


def ends(until: str, lead: str, seat: str = "A", count: int = 1) -> bool:
    """Whether +10 Speed of that duration is over after the Cleanup of this Lead Player's turn."""
    gloth = pet("gloth", lasting=[lasting("speed", 10, until, seat, count)])
    return at("C1", side([gloth]), B, lead=lead).state.lasting == ()


@pytest.mark.parametrize(
    ("until", "lead", "count", "over"),
    [
        ("end of turn", "A", 1, True),
        ("end of turn", "B", 1, True),
        ("next power", "A", 1, True),
        ("used up", "A", 1, False),
        ("cleanups", "A", 1, True),
        ("cleanups", "B", 1, True),
        ("cleanups", "A", 2, False),
        ("end of your next turn", "A", 1, True),
        ("end of your next turn", "A", 2, False),
        ("end of your next turn", "B", 1, False),
    ],
)
def test_durations_end_when_they_should(until: str, lead: str, count: int, over: bool) -> None:
    """MA-RULING-88, MA-RULING-89, MA-RULING-112"""
    assert ends(until, lead, count=count) == over


def test_cleanups_are_counted_for_both_players() -> None:
    """MA-RULING-88"""
    play = at("C1", side([pet("gloth", lasting=[lasting("speed", -20, "cleanups", count=3)])]), B)
    assert [effect.count for effect in play.state.lasting] == [2]


def test_paralyze_with_a_stated_time_ends() -> None:
    """MA-STATUS-03, MA-RULING-88"""
    gloth = pet("gloth", status={"paralyze": 1, "burn": 1}, lasting=[lasting("paralyzed", 0, "cleanups")])
    play = at("C1", side([gloth]), B)
    assert play.statuses("A.gloth") == {"burn": 1}


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_lost_health_can_down_a_pet_at_the_end_of_the_turn(edition: str) -> None:
    """MA-EX-93, MA-HP-05, MA-HP-06, MA-ED-13"""
    bastion = pet("bastion", hp=20, lasting=[lasting("health", 30, "end of your next turn")])
    play = at("C1", side("gloth", [bastion]), B, turn=7, settings={"edition": edition})
    assert play.told("downed", "points", "hp") == ["hp A.bastion -10", "downed A.bastion", "points B 1"]


def test_overcharge_lasts_through_the_next_own_turn() -> None:
    """MA-EX-93, MA-RULING-89"""
    hand = ["deep_insight", "whetstone", "surge_of_speed"]
    play = at("T3", side([pet("bastion", charges=2)], hand=hand), B, battled=True).do("A unique bastion", "A cleanup")
    assert play.hp("A.bastion") == "180/180"
    assert [effect.count for effect in play.state.lasting] == [1]


# C4


def test_the_turn_is_handed_over() -> None:
    """MA-OPEN-07"""
    play = at("C1", side("gloth"), B, turn=6)
    assert play.told("turn") == ["turn 7 B"]
    assert play.asked() == "B"


@pytest.mark.parametrize(("vp", "winners"), [([1, 2], 2), ([2, 1], 1), ([1, 1], -1)])
def test_the_turn_limit_ends_the_game(vp: list[int], winners: int) -> None:
    """MA-RULING-14, MA-RULING-126"""
    limit = {"turn_limit": "6"}
    assert at("C1", side("gloth"), B, settings=limit, turn=5, vp=vp).state.result is None
    result = at("C1", side("gloth"), B, settings=limit, turn=6, vp=vp).state.result
    assert result is not None
    assert (result.rule, result.winners, result.points) == ("MA-RULING-14", winners, vp)


def test_other_wins_come_before_the_turn_limit() -> None:
    """MA-RULING-126"""
    a = side([pet("gloth", hp=10, status={"burn": 1})])
    result = at("C1", a, B, settings={"turn_limit": "6"}, turn=6, vp=[2, 0]).state.result
    assert result is not None
    assert (result.rule, result.winners) == ("MA-WIN-04", 2)


def test_without_a_limit_a_game_goes_on() -> None:
    """MA-RULING-14"""
    play = at("C1", side("gloth"), B, settings={"turn_limit": "none"}, turn=5_000)
    assert play.state.result is None


def test_what_was_done_in_a_turn_may_be_done_again_in_the_next() -> None:
    """MA-TURN-05"""
    play: Play = at(
        "C1", side("gloth"), side("goliath", "solace"), battled=True, switched=True, unique_used=True, item_used=True
    )
    assert play.offers("B") == {"battle", "switch goliath solace"}
