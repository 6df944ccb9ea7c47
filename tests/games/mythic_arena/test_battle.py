"""The battle of Mythic Arena, played by its words with known dice: the worked examples of the spec under their ids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from grimalkin.core.agenda import Ask
from grimalkin.core.engine import advance, choose, happen, waiting_ask, waiting_chance
from grimalkin.core.luck import Seeded
from grimalkin.core.snapshot import snapshot
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.lines import LineCheck
from grimalkin.games.mythic_arena.state import NO_BATTLE, NONE
from grimalkin.games.mythic_arena.view import zones
from grimalkin.players.random import play_out
from tests.games.mythic_arena.support import FIVE, Play

# What is seen of it


def duels(fight: Play) -> dict[str, int]:
    """The number of the fight that each pet is in."""
    pieces = [piece for zone in zones(fight.state) for piece in zone.pieces]
    return {piece.id: int(fact.value) for piece in pieces for fact in piece.facts if fact.name == "duel"}


def test_attackers_are_numbered_and_blockers_have_the_number_of_theirs() -> None:
    """A board shows by these numbers who fights whom."""
    fight = Play("gloth golden_claw ember_wing", "mossback silver_paw nagessa")
    assert duels(fight) == {}
    fight.play("A attack golden_claw", "A attack gloth", "A done")
    assert duels(fight) == {"A.golden_claw": 1, "A.gloth": 2}
    fight.play("B block nagessa gloth", "B block mossback golden_claw", "B block silver_paw gloth")
    assert duels(fight) == {"A.golden_claw": 1, "A.gloth": 2, "B.nagessa": 2, "B.mossback": 1, "B.silver_paw": 2}


def test_to_hold_back_points_at_no_pet() -> None:
    """A power lies on its pet; that it uses none is a choice beside it."""
    fight = Play("gloth solace", "mossback")
    fight.play("A attack gloth", "A attack solace", "B block mossback gloth", "A power charge")
    ask = waiting_ask(fight.state)
    assert ask is not None
    codes = {GAME.codes.text(option): option for option in ask.options(fight.state, 0)}
    assert ask.touches(fight.state, 0, codes["hold"]) == []
    assert ask.touches(fight.state, 0, codes["power sorrows_edge"]) == ["A.solace"]


# Battle choices


def test_switch_hit_may_be_declined() -> None:
    """MA-EX-13"""
    fight = Play("gloth", "solace astaryan / mimick / sir_edmund")
    fight.play("A attack gloth", "B block solace gloth", "B done", "A power charge", "B power switch_hit")
    fight.play("A pass", "B pass", 10, "B pass", 10)
    assert fight.told("rolled")[-1] == "rolled A.gloth B.solace 10"
    assert fight.lines("B")[0] == ["solace", "astaryan"]


def test_ruling_44_the_lead_player_orders_equally_fast_engagements() -> None:
    """MA-RULING-44"""
    fight = Play("solace ember_wing", "gloth mossback")
    fight.play("A attack solace", "A attack ember_wing", "B block gloth solace", "B block mossback ember_wing")
    fight.play("A power sorrows_edge", "A power blazing_talon", "B power charge", "B power snap", "A pass", "B pass")
    assert fight.offers("A") == {"first solace", "first ember_wing"}
    fight.play("A first ember_wing", 10)
    assert fight.told("rolled") == ["rolled A.ember_wing B.mossback 10"]


def test_ruling_46_equally_fast_extras_of_one_owner_are_ordered_by_the_owner() -> None:
    """MA-RULING-46"""
    fight = Play("ember_wing solace gloth", "huangdi mossback")
    fight.play("A attack ember_wing", "A attack solace", "A attack gloth", "B block mossback gloth", "B done")
    fight.play("A power blazing_talon", "A power sorrows_edge", "A power charge", "B power snap", "A pass", "B pass")
    assert fight.offers("A") == {"first ember_wing", "first solace"}
    fight.play("A first solace", 1, 1, "A strike mossback", 10, "A pass")
    assert fight.battle_is_over()
    assert fight.told("rolled")[-1] == "rolled A.solace B.mossback 10"


def test_ruling_121_tied_extras_of_both_sides_roll_off_before_any_blow() -> None:
    """MA-RULING-121, MA-RULING-46"""
    fight = Play("gloth golden_claw ember_wing / solace / huangdi", "mossback silver_paw / nagessa / goliath")
    fight.play("A attack gloth", "A attack golden_claw guard", "A attack ember_wing guard")
    fight.play("B block mossback gloth", "B block silver_paw gloth", "B block nagessa ember_wing", "B primary mossback")
    fight.play("A power charge", "A power golden_talons", "A power blazing_talon")
    fight.play("B power snap", "B power powerful_bite", "B power venom_fangs", "A pass", "B pass")
    fight.play(5, 9, 1, 1, 1, 1, 10, "A strike nagessa", 11)
    assert fight.told("rolled_off") == ["rolled_off A 5", "rolled_off B 9"]
    assert fight.told("rolled")[-2:] == ["rolled B.silver_paw A.gloth 10", "rolled A.golden_claw B.nagessa 11"]
    assert fight.battle_is_over()


def test_ruling_121_who_becomes_extra_later_joins_and_the_roll_off_stands() -> None:
    """MA-RULING-121, MA-RULING-48"""
    fight = Play(
        "gloth golden_claw ember_wing eclipsion / valtharax / nagessa",
        "astaryan:10 mossback silver_paw / huangdi / sir_edmund",
    )
    fight.play("A attack gloth", "A attack golden_claw guard", "A attack ember_wing guard", "A attack eclipsion")
    fight.play("B block mossback gloth", "B block astaryan eclipsion", "B block silver_paw gloth")
    fight.play("B block huangdi ember_wing", "B primary mossback")
    fight.play("A power charge", "A power golden_talons", "A power pyre_dive", "A power umbral_fang")
    fight.play("B power snap", "B power claw_rake", "B power powerful_bite", "B power thunder_breath")
    fight.play("A pass", "B pass", 5, 9)  # Golden Claw against Silver Paw
    fight.play(10, "A on them.astaryan")
    assert fight.told("extra") == ["extra A.eclipsion"]
    assert fight.offers("A") == {"first golden_claw", "first eclipsion"}
    fight.play("A first eclipsion", 2, 2, 2, 10)
    assert fight.told("rolled")[-1] == "rolled B.silver_paw A.gloth 10"
    assert fight.offers("A") == {"strike mossback", "strike silver_paw", "pass"}
    fight.play("A strike mossback", 10)
    assert fight.told("rolled")[-1] == "rolled A.eclipsion B.mossback 10"
    fight.play("A strike huangdi", 11)
    assert fight.told("rolled")[-1] == "rolled A.golden_claw B.huangdi 11"
    assert fight.battle_is_over()


# Rolls and damage


def test_a_glancing_blow_has_no_secondary_effect() -> None:
    """MA-EX-46"""
    fight = Play("gloth", "solace astaryan / mimick / sir_edmund")
    fight.play("A attack gloth", "B block solace gloth", "B done", "A power charge", "B power switch_hit")
    fight.play("A pass", "B pass", 1, 10)
    assert fight.told("rolled")[-1] == "rolled A.gloth B.solace 10"


# Line Checks


@pytest.mark.parametrize(
    ("lines", "offers"),
    [
        pytest.param(" / golden_claw", {"golden_claw front"}, id="ex_07"),
        pytest.param("astaryan /  / ember_wing", {"ember_wing guard"}, id="ex_08"),
        pytest.param("astaryan silver_paw /  / ember_wing", {"astaryan guard", "silver_paw guard"}, id="ex_09"),
        pytest.param("astaryan / golden_claw silver_paw / ", {"golden_claw rear", "silver_paw rear"}, id="ex_10"),
        pytest.param(
            "solace gloth astaryan / huangdi / ",
            {"huangdi rear", "solace guard", "gloth guard", "astaryan guard"},
            id="ex_83",
        ),
        pytest.param(" / gloth / solace", {"gloth front", "solace guard"}, id="ex_92"),
    ],
)
def test_line_check_offers(lines: str, offers: set[str]) -> None:
    """MA-EX-07, MA-EX-08, MA-EX-09, MA-EX-10, MA-EX-83, MA-EX-92, MA-LCHK-01, MA-RULING-28"""
    fight = Play("gloth", lines)
    fight.state.then(LineCheck(1))
    advance(fight.state)
    assert {offer.removeprefix("move ").rpartition(" ")[0] for offer in fight.offers("B")} == offers


# Ends and corner cases


def test_ruling_120_lead_is_asked_again_after_passive_rerolled() -> None:
    """MA-RULING-120"""
    twist = ["twist_of_fate", "surge_of_speed"]
    fight = Play("gloth", "mossback", twist, twist)
    fight.play("A attack gloth", "B block mossback gloth", "A power charge", "B power snap")
    fight.play("A play twist_of_fate", "B play twist_of_fate", 19, "A keep", "B reroll", 2)
    assert fight.offers("A") == {"keep", "reroll"}


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_switch_hit_with_a_partner_in_battle_trades_slots_and_forfeits_its_blow(edition: str) -> None:
    """MA-RULING-60: acted stays with the slot, used with the pet. MA-ED-13: who comes in cannot act"""
    fight = Play("gloth huangdi", "solace goliath", edition=edition)
    fight.play("A attack gloth", "A attack huangdi", "B block solace gloth", "B block goliath huangdi")
    fight.play("A power charge", "A power thunder_breath", "B power switch_hit", "B power crushing_blow")
    fight.play("A pass", "B pass", 10, "B switch solace goliath")
    assert fight.hp("A.gloth") == 130  # 20 from the blow, 10 from Deadly Touch of the newcomer
    fight.play(10, 11)
    assert fight.told("rolled") == [
        "rolled B.solace A.gloth 10",
        "rolled A.gloth B.goliath 10",
        "rolled A.huangdi B.solace 11",
    ]
    assert fight.battle_is_over()


def test_with_enough_blockers_no_attacker_is_left_over() -> None:
    """MA-MULTI-07, MA-BATTLE-03, MA-BATTLE-04"""
    fight = Play("gloth solace / huangdi / nagessa", "goliath mossback silver_paw / ember_wing / zephyra")
    assert fight.why("A attack huangdi") == "MA-LINE-03"
    fight.play("A attack gloth", "A attack solace", "B block goliath solace")
    assert fight.why("B block mossback solace") == "MA-MULTI-07"
    assert fight.why("B block goliath gloth") == "MA-BATTLE-04"
    assert fight.why("B block ember_wing gloth") == "MA-BATTLE-03"
    fight.play("B block mossback gloth")
    assert fight.offers("B") == {"block silver_paw gloth", "block silver_paw solace", "done"}


def test_an_extra_attacker_strikes_only_blockers_of_its_line() -> None:
    """MA-MULTI-04, MA-MULTI-12, MA-RULING-47"""
    fight = Play(
        "gloth golden_claw zephyra / solace / nagessa",
        "mossback goliath / huangdi / sir_edmund",
    )
    fight.play("A attack gloth", "A attack golden_claw guard", "A attack zephyra", "B block huangdi golden_claw")
    fight.play("B block mossback gloth", "B done", "A power charge", "A power golden_talons", "A power gale_force")
    fight.play("B power thunder_breath", "B power snap", "A pass", "B pass", 2, 2, 2, 2)
    assert fight.offers("A") == {"strike mossback", "pass"}
    assert fight.why("A strike goliath") == "MA-MULTI-12"  # beside a Blocker is not blocking
    assert fight.why("A strike sir_edmund") == "MA-MULTI-04"
    assert fight.why("A strike huangdi") == "MA-RULING-47"


def test_ruling_38_powers_are_declared_openly_lead_first() -> None:
    """MA-RULING-38, MA-RULING-92, MA-BATTLE-01, MA-BATTLE-05, MA-RULING-39"""
    fight = Play("gloth solace / huangdi / nagessa", "mossback goliath / silver_paw / zephyra")
    fight.play("A attack gloth", "A done", "B block mossback gloth", "B block goliath gloth", "B primary mossback")
    fight.play("A power charge")
    assert fight.offers("B") == {"power snap", "power shell_slam"}
    fight.play("B power snap")
    assert fight.offers("B") == {"power crushing_blow", "power earthshaker", "hold"}
    fight.play("B hold")
    assert fight.told("declares") == [
        "declares A.gloth power charge",
        "declares B.mossback power snap",
        "declares B.goliath hold",
    ]


def test_ruling_45_speed_is_read_once() -> None:
    """MA-RULING-45"""
    fight = Play("silver_paw solace / gloth / nagessa", "huangdi mossback / goliath / zephyra")
    fight.play("A attack solace", "A attack silver_paw", "B block huangdi silver_paw", "B block mossback solace")
    fight.play(
        "A power sorrows_edge", "A power hamstring", "B power thunder_breath", "B power snap", "A pass", "B pass"
    )
    fight.play(10, 2, 10)
    assert fight.told("changed")[-1] == "changed B.huangdi 0 -20"
    assert fight.told("rolled")[-1] == "rolled A.silver_paw B.huangdi 10"
    fight.play(11)
    assert fight.told("rolled")[-1] == "rolled B.huangdi A.silver_paw 11"


def test_ruling_42_the_20_damage_is_for_one_engagement() -> None:
    """MA-RULING-42"""
    fight = Play("whisper gloth / solace / nagessa", "bastion mossback / goliath / zephyra")
    fight.play("A attack whisper", "A attack gloth", "B block bastion whisper", "B block mossback gloth")
    fight.play("A power charge", "B power snap", "A pass", "B pass", 2, 2)
    assert [fight.hp(name) for name in ("A.whisper", "B.bastion", "A.gloth", "B.mossback")] == [40, 130, 140, 170]
    assert fight.battle_is_over()


def test_ruling_122_a_grounded_pet_takes_over_a_flight_and_nobody_retaliates_for_it() -> None:
    """MA-RULING-122, MA-RETAL-06"""
    fight = Play("solace+amethyst_wings / gloth:20 / nagessa", "mossback / huangdi / goliath")
    fight.play("A attack solace guard", "B block huangdi solace", "A power switch_hit", "B power thunder_breath")
    fight.play("A pass", "B pass", 10, "A switch solace gloth")
    assert fight.rules("switched") == ["MA-RULING-122"]
    fight.play(10)
    assert fight.told("downed") == ["downed A.gloth"]
    fight.play("A move solace front 0", "A move nagessa guard 0")
    assert fight.battle_is_over()


def test_ruling_133_runes_of_the_primary_step_do_not_count_in_battle() -> None:
    """MA-RULING-133, MA-RUNE-03"""
    runes = ["surge_of_speed", "deep_insight"]
    fight = Play("gloth", "mossback", runes, [], at="T3")
    fight.play("A play surge_of_speed", "A on gloth", "A battle", "A attack gloth", "B block mossback gloth")
    fight.play("A power charge", "B power snap")
    assert fight.offers("A") == {"pass", "play deep_insight"}


def test_ruling_53_only_whoever_moved_into_the_line_retaliates() -> None:
    """MA-RULING-53, MA-RETAL-02, MA-RETAL-03"""
    fight = Play("gloth solace / huangdi / nagessa", "mossback:10 / goliath silver_paw / zephyra")
    fight.play(
        "A attack gloth", "A done", "B block mossback gloth", "A power charge", "B power snap", "A pass", "B pass"
    )
    fight.play(10, "B move silver_paw front 0")
    assert fight.offers("B") == {"retaliate silver_paw mossback", "pass"}
    assert fight.why("B retaliate goliath mossback") == "MA-RULING-53"


# Nimble and Flying


def test_ruling_34_whom_nimble_has_named_blocks_nobody_else_and_nobody_joins() -> None:
    """MA-RULING-34"""
    fight = Play("bling_bling gloth / solace / nagessa", "huangdi mossback / goliath / sir_edmund")
    fight.play("A attack bling_bling", "A at huangdi", "A attack gloth")
    assert fight.offers("B") == {"block mossback gloth"}
    assert fight.why("B block mossback bling_bling") == "MA-RULING-34"
    assert fight.why("B block huangdi gloth") == "MA-RULING-34"
    assert fight.why("B block goliath gloth") == "MA-BATTLE-03"


def test_a_stone_gives_wings_and_a_line_must_be_occupied() -> None:
    """MA-FLY-01, MA-RULING-33"""
    fight = Play("gloth+amethyst_wings", "huangdi / mossback")
    assert fight.offers("A") == {"attack gloth", "attack gloth guard"}
    assert fight.why("A attack gloth rear") == "MA-RULING-33"
    fight.play("A attack gloth guard")
    assert fight.offers("B") == {"block mossback gloth"}
    assert fight.why("B block huangdi gloth") == "MA-FLY-03"


def test_ruling_57_no_retaliate_for_a_nimble_pet_downed_beyond_the_front() -> None:
    """MA-RULING-57"""
    fight = Play("bling_bling:20 / gloth / huangdi", "goliath / ember_wing")
    fight.play("A attack bling_bling", "A at ember_wing")
    fight.play("A power quick_jab", "B power blazing_talon", "A pass", "B pass", 12)
    fight.play("A move gloth front 0", "A move huangdi guard 0")
    assert fight.battle_is_over()
    assert fight.told("downed") == ["downed A.bling_bling"]


# Which powers are offered


def test_ruling_98_mimicry_copies_a_power_whatever_its_cost() -> None:
    """MA-EX-90, MA-RULING-98"""
    fight = Play("mimick", "goliath astaryan / gloth / solace", hand_a=["whetstone", "grease_pot"])
    fight.play("A attack mimick", "B block goliath mimick", "B done")
    assert fight.offers("A") == {"power pseudopod", "power mimicry"}
    fight.play("A power mimicry")
    assert fight.offers("A") == {"copy crushing_blow", "copy earthshaker"}
    fight.play("A copy earthshaker", "B power crushing_blow", "A pass", "B pass", 5)
    assert fight.told("hit") == ["hit 5 2 7 2"]
    assert fight.hp("B.goliath") == 140
    assert fight.offers("A") == {"done", "on them.astaryan", "on them.gloth"}
    fight.play("A on them.astaryan", "A on them.gloth", 10)
    assert (fight.hp("B.astaryan"), fight.hp("B.gloth"), fight.hp("A.mimick")) == (120, 150, 70)
    assert fight.battle_is_over()


def test_ruling_98_mimicry_copies_no_mimicry_and_no_power_whose_condition_fails() -> None:
    """MA-RULING-98"""
    fight = Play("mimick", "mimick").play("A attack mimick", "B block mimick mimick", "A power mimicry")
    assert fight.offers("A") == {"copy pseudopod"}
    assert fight.why("A copy mimicry") == "MA-RULING-98"
    fight = Play("mimick", "ol_chomper").play("A attack mimick", "B block ol_chomper mimick", "A power mimicry")
    assert fight.offers("A") == {"copy crunch"}
    assert fight.why("A copy death_roll") == "MA-RULING-116"


def test_ruling_111_an_extra_attacker_copies_from_anyone_it_could_strike() -> None:
    """MA-RULING-111"""
    fight = Play("mimick gloth / solace / nagessa", "goliath")
    fight.play("A attack mimick", "A attack gloth", "B block goliath gloth")
    assert fight.offers("A") == {"power pseudopod", "power mimicry", "hold"}
    fight.play("A power mimicry")
    assert fight.offers("A") == {"copy crushing_blow", "copy earthshaker"}
    fight.play("A copy crushing_blow", "A power charge", "B power crushing_blow", "A pass", "B pass", 2, 2)
    fight.play("A strike goliath", 10)
    assert fight.hp("B.goliath") == 120
    assert fight.hp("A.mimick") == 100  # Deadly Touch: they met when it struck


def test_a_held_pet_strikes_only_its_partner() -> None:
    """MA-LOCK-02, MA-RULING-41"""
    fight = Play("gloth", "huangdi nagessa / solace / goliath").hold("B.nagessa", "A.gloth", "constrict")
    fight.play("A attack gloth", "B block huangdi gloth", "B done")
    assert fight.told("unable") == ["unable A.gloth"]
    fight.play("B power thunder_breath", "A pass", "B pass", 10)
    assert fight.told("hit") == ["hit 10 3 13 0"]  # the Miss of a held pet counts as 0
    assert fight.battle_is_over()


def test_a_giver_may_let_go_when_only_its_hold_keeps_it_from_striking() -> None:
    """MA-LOCK-04, MA-RULING-67"""
    fight = Play("ol_chomper", "huangdi nagessa / solace / goliath").hold("A.ol_chomper", "B.nagessa", "chomp")
    fight.play("A attack ol_chomper", "B block huangdi ol_chomper", "B done")
    assert fight.offers("A") == {"pass", "release ol_chomper"}
    fight.play("A release ol_chomper")
    assert not fight.has("B.nagessa", "chomp")
    assert fight.offers("A") == {"power crunch"}
    assert fight.why("A power death_roll") == "MA-RULING-116"


def test_a_giver_that_does_not_let_go_is_unable() -> None:
    """MA-LOCK-04, MA-BATTLE-07"""
    fight = Play("ol_chomper", "huangdi nagessa / solace / goliath").hold("A.ol_chomper", "B.nagessa", "chomp")
    fight.play("A attack ol_chomper", "B block huangdi ol_chomper", "B done", "A pass")
    assert fight.told("unable") == ["unable A.ol_chomper"]
    assert fight.offers("B") == {"power thunder_breath", "power storm_coil"}


def test_holds_may_be_ended_at_the_decisions_of_a_battle() -> None:
    """MA-RULING-67"""
    fight = Play("ol_chomper gloth / solace / goliath", "huangdi").hold("A.ol_chomper", "B.huangdi", "chomp")
    assert fight.standing("A") == {"release ol_chomper"}
    fight.play("A attack ol_chomper")
    assert fight.standing("A") == {"release ol_chomper"}
    fight.play("A done")
    assert (fight.standing("A"), fight.standing("B")) == (set(), set())
    fight.play("B block huangdi ol_chomper")
    assert fight.offers("A") == {"power crunch", "power death_roll"}
    fight.play("A release ol_chomper")
    assert fight.offers("A") == {"power crunch"}


def test_stones_and_immunity_decide_what_is_usable() -> None:
    """MA-POWER-03, MA-BATTLE-07"""
    fight = Play("gloth+tacticians_gem", "huangdi", hand_a=["whetstone"])
    fight.play("A attack gloth", "B block huangdi gloth")
    assert fight.offers("A") == {"power charge", "power tusk_gore"}  # 3 - 2
    fight = Play("gloth", "whisper").play("A attack gloth", "B block whisper gloth")
    assert fight.told("unable") == ["unable A.gloth"]
    fight = Play("gloth+violet_conduit", "whisper").play("A attack gloth", "B block whisper gloth")
    assert fight.offers("A") == {"power charge", "power tusk_gore"}
    fight = Play("gloth+violet_conduit", "bastion").play("A attack gloth", "B block bastion gloth")
    assert fight.told("unable") == ["unable A.gloth"]


def test_what_is_not_offered_says_why() -> None:
    fight = Play("gloth", "whisper", hand_b=["stasis_veil", "topaz_health_gem", "whetstone", "huangdi"])
    assert fight.why("A done") == "MA-BATTLE-02"
    fight.play("A attack gloth", "B block whisper gloth")
    assert fight.why("B unique whisper") == "MA-BATTLE-06"
    assert fight.why("B hold") == "MA-RULING-39"
    fight.play("B power chill_touch", "A pass")
    assert fight.offers("B") == {"pass"}
    assert fight.why("B play stasis_veil") == "MA-RULING-43"
    assert fight.why("B play topaz_health_gem") == "MA-ELYTH-04"
    assert fight.why("B play whetstone") == "MA-ITEM-04"
    assert fight.why("B play huangdi") == "MA-RULING-134"


# Runes in battle


def test_a_hand_without_a_rune_is_asked_and_an_empty_one_is_not() -> None:
    """MA-BATTLE-09, MA-RULING-94"""
    fight = Play("gloth", "mossback", ["whetstone"], [])
    fight.play("A attack gloth", "B block mossback gloth", "A power charge", "B power snap")
    assert fight.offers("A") == {"pass"}
    fight.play("A pass", 10, 10)
    assert fight.battle_is_over()


def press(status: str = "") -> Play:
    """Gloth, with a status perhaps, presses the advantage on Mossback."""
    fight = Play("gloth", "mossback", ["press_the_advantage"], [], pile_a=["whetstone"])
    if status:
        fight.status("A.gloth", status)
    fight.play("A attack gloth", "B block mossback gloth", "A power charge", "B power snap")
    return fight.play("A play press_the_advantage", "A on gloth", "draw whetstone")


def test_press_the_advantage_helps_the_next_battle_power_and_is_gone() -> None:
    """MA-DMG-04, MA-RULING-112"""
    fight = press().play(5)
    assert fight.told("hit") == ["hit 5 6 11 2"]
    assert fight.hp("B.mossback") == 150
    assert fight.state.lasting == ()
    assert fight.spent("A") == ["press_the_advantage"]


def test_press_the_advantage_is_used_up_by_a_miss_and_by_fear_but_not_by_paralyze() -> None:
    """MA-RULING-64"""
    fight = Play("gloth", "bling_bling", ["press_the_advantage"], [], pile_a=["whetstone"])
    fight.play("A attack gloth", "B block bling_bling gloth", "A power charge")
    fight.play("A play press_the_advantage", "A on gloth", "draw whetstone", 2)
    assert fight.told("missed") == ["missed 2 6 8 12"]
    assert fight.state.lasting == ()
    fight = press("fear")
    assert fight.told("failed") == ["failed A.gloth"]
    assert fight.state.lasting == ()
    fight = press("paralyze").play(10)
    assert fight.told("gate", "failed") == ["gate A.gloth 10", "failed A.gloth"]
    assert len(fight.state.lasting) == 2


def sudden_exchange(a: str, b: str) -> Play:
    return Play(a, b, hand_b=["sudden_exchange", *FIVE])


def test_sudden_exchange_brings_in_a_pet_that_is_immune() -> None:
    """MA-EX-95, MA-RULING-110"""
    fight = sudden_exchange("gloth", "solace / whisper")
    fight.play("A attack gloth", "B block solace gloth", "A power charge", "B power sorrows_edge", "A pass")
    fight.play("B play sudden_exchange")
    assert fight.offers("B") == {"switch solace whisper"}
    fight.play("B switch solace whisper")
    assert fight.lines("B") == [["whisper"], ["solace"], []]
    assert fight.offers("B") == {"power chill_touch", "power soul_drain"}
    fight.play("B power chill_touch", "A pass", 10, 15)
    assert fight.told("rolled") == ["rolled B.whisper A.gloth 10", "rolled A.gloth B.whisper 15"]
    assert (fight.hp("A.gloth"), fight.hp("B.whisper")) == (140, 60)
    assert fight.battle_is_over()


def test_a_pet_that_falls_when_it_is_exchanged_in_is_resolved_at_once() -> None:
    """MA-RULING-36, MA-RULING-37"""
    fight = sudden_exchange("goliath", "solace / gloth:10 / nagessa")
    fight.play("A attack goliath", "B block solace goliath", "A power crushing_blow", "B power sorrows_edge", "A pass")
    fight.play("B play sudden_exchange", "B switch solace gloth")
    assert fight.told("downed") == ["downed B.gloth"]
    fight.play("B move solace front 0", "B move nagessa guard 0", "B retaliate solace gloth")
    assert fight.hp("B.solace") == 110  # Deadly Touch at the block; the two had met already
    fight.play("B power sorrows_edge", "A pass", 10, 10)
    assert fight.told("rolled") == ["rolled B.solace A.goliath 10", "rolled A.goliath B.solace 10"]


def test_a_paralyzed_pet_rolls_before_it_is_exchanged_and_nothing_is_declared_anew_if_it_fails() -> None:
    """MA-RULING-63"""
    fight = sudden_exchange("gloth", "solace / whisper").status("B.whisper", "paralyze")
    fight.play("A attack gloth", "B block solace gloth", "A power charge", "B power sorrows_edge", "A pass")
    fight.play("B play sudden_exchange", "B switch solace whisper", 10)
    assert fight.lines("B") == [["solace"], ["whisper"], []]
    fight.play("A pass", 10)
    assert fight.told("rolled") == ["rolled B.solace A.gloth 10"]


# Damage


def test_colossal_might_raises_the_blow_and_not_what_is_beside_it() -> None:
    """MA-EX-54, MA-ADJ-03, MA-DMG-04"""
    fight = Play("goliath", "huangdi gloth / solace / nagessa", at="T3")
    fight.play("A unique goliath", "A battle", "A attack goliath", "B block huangdi goliath", "B done")
    fight.play("A power earthshaker", "B power thunder_breath", "A pass", "B pass", 2, 20)
    assert fight.hp("B.huangdi") == 60  # 150 - 10 - 80
    fight.play("A on them.gloth", "A on them.solace")
    assert (fight.hp("B.gloth"), fight.hp("B.solace")) == (150, 110)
    assert fight.rules("hp")[-2:] == ["MA-ADJ-03", "MA-ADJ-03"]


def bodyguard(b: str) -> Play:
    """Gloth charges at Goliath, who stands in the Front with others."""
    fight = Play("gloth", b)
    fight.play("A attack gloth", "B block goliath gloth", "B done", "A power charge", "B power crushing_blow")
    return fight.play("A pass", "B pass")


def test_a_bodyguard_takes_at_most_what_is_left_and_only_for_an_adjacent_pet() -> None:
    """MA-RULING-117"""
    fight = bodyguard("goliath charlie / solace / nagessa").play(1)
    assert fight.offers("B") == {"pass", "redirect 10"}
    assert fight.why("B redirect 20") == "MA-RULING-117"
    fight.play("B pass")
    assert (fight.hp("B.goliath"), fight.hp("B.charlie")) == (170, 60)
    fight = bodyguard("goliath mossback charlie / solace / nagessa").play(10, 10)
    assert fight.hp("B.goliath") == 150
    assert fight.battle_is_over()


def test_a_status_needs_damage_on_the_target_itself_but_the_striker_dealt_what_the_bodyguard_took() -> None:
    """MA-RULING-51, MA-RULING-52"""
    fight = Play("eclipsion:50", "mossback charlie / solace / nagessa").pool("B.mossback", 10)
    fight.play("A attack eclipsion", "B block mossback eclipsion", "B done", "A power dread_eclipse", "B power snap")
    fight.play("A pass", "B pass", 10, "B redirect 20")
    assert (fight.hp("B.mossback"), fight.hp("B.charlie"), fight.has("B.mossback", "fear")) == (200, 40, 0)
    assert fight.hp("A.eclipsion") == 70  # Lifesteal


def test_a_bodyguard_can_fall_for_another() -> None:
    """MA-RULING-117"""
    fight = bodyguard("goliath charlie:20 / solace / nagessa").play(10, "B redirect 20")
    assert fight.told("downed") == ["downed B.charlie"]
    assert fight.spent("B") == []  # a token is set aside
    assert fight.state.vp == [1, 0]


def test_a_bloodstone_wounds_after_the_power_and_not_on_a_glancing_blow() -> None:
    """MA-CRIT-02"""
    fight = Play("ember_wing+bloodstone", "gloth")
    fight.play("A attack ember_wing", "B block gloth ember_wing", "A power blazing_talon", "B power charge")
    fight.play("A pass", "B pass", 10)
    assert fight.told("status") == ["status B.gloth 1 1", "status B.gloth 0 1"]  # Burn, then Bleed
    fight = Play("ember_wing+bloodstone", "gloth")
    fight.play("A attack ember_wing", "B block gloth ember_wing", "A power blazing_talon", "B power charge")
    fight.play("A pass", "B pass", 1)
    assert fight.told("status") == []


def test_a_sky_plunge_is_harder_beyond_the_front() -> None:
    """MA-RULING-51"""
    fight = Play("golden_claw", "gloth / mossback")
    fight.play("A attack golden_claw guard", "B block mossback golden_claw", "A power sky_plunge", "B power snap")
    fight.play("A pass", "B pass", 10)
    assert fight.hp("B.mossback") == 150


def test_a_treasure_trap_hurts_whoever_misses() -> None:
    """MA-TRIG-01"""
    fight = Play("gloth:10 / solace / huangdi", "mimick+carnelian_veil")
    fight.play("A attack gloth", "B block mimick gloth", "A power charge", "B power pseudopod", "A pass", "B pass")
    fight.play(1, 2)
    assert fight.told("missed", "triggered", "downed") == [
        "missed 2 4 6 9",
        "triggered B.mimick 10",
        "downed A.gloth",
    ]


# Statuses and holds in battle


def test_a_hit_with_crunch_may_hold_and_a_glancing_one_may_not() -> None:
    """MA-CRIT-02, MA-LOCK-01"""
    fight = Play("ol_chomper", "mossback")
    fight.play(
        "A attack ol_chomper", "B block mossback ol_chomper", "A power crunch", "B power snap", "A pass", "B pass"
    )
    twin = fight.state.copy()
    fight.play(10)
    assert fight.offers("A") == {"pass", "apply"}
    fight.play("A apply")
    assert fight.has("B.mossback", "chomp")
    fight.state = twin
    fight.play(1, 10)
    assert not fight.has("B.mossback", "chomp")


def test_a_paralyzed_partner_rolls_before_a_switch_hit_and_a_held_one_is_no_partner() -> None:
    """MA-RULING-61"""
    fight = Play("gloth", "solace astaryan / mimick / sir_edmund").status("B.mimick", "paralyze")
    fight.hold("A.gloth", "B.astaryan", "chomp")
    fight.play(
        "A attack gloth", "B block solace gloth", "B done", "A pass", "B power switch_hit", "A pass", "B pass", 10
    )
    assert fight.offers("B") == {"switch solace mimick", "pass"}
    assert fight.why("B switch solace astaryan") == "MA-RULING-61"
    fight.play("B switch solace mimick", 10)
    assert fight.lines("B")[0] == ["solace", "astaryan"]
    assert fight.has("B.mimick", "paralyze")


# Downs


def test_a_sapphire_draws_for_whoever_downs_an_enemy() -> None:
    """MA-RULING-106"""
    fight = Play("gloth+sapphire_insight", "mossback:10 / huangdi", [*FIVE], pile_a=["deep_insight", "twist_of_fate"])
    fight.play("A attack gloth", "B block mossback gloth", "A power charge", "B power snap", "A pass", "B pass", 10)
    fight.play("draw deep_insight")
    assert fight.state.vp == [0, 0]  # D3 comes before D4
    fight.play("draw twist_of_fate")
    assert fight.state.vp == [1, 0]


def test_nobody_downs_a_pet_by_the_20_damage() -> None:
    """MA-RULING-106, MA-RULING-10"""
    fight = Play("whisper:20 / gloth / solace", "bastion+onyx_doomstone")
    fight.play("A attack whisper", "B block bastion whisper", "A pass", "B pass")
    assert fight.told("downed", "points") == ["downed A.whisper", "points B 1"]
    assert fight.rules("points") == ["MA-RULING-10"]


def test_a_stone_that_was_stolen_goes_to_its_owners_spent_pile() -> None:
    """MA-RULING-75"""
    fight = Play("bling_bling:20 / gloth / solace", "mossback+ruby_power_gem")
    fight.play("A attack bling_bling", "A at mossback", "A power sticky_fingers", "B power snap", "A pass", "B pass")
    fight.play(10, "A apply", 12)
    assert (fight.spent("A"), fight.spent("B")) == (["bling_bling"], ["ruby_power_gem"])


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_ruling_58_an_unable_pet_counts_as_not_having_acted(edition: str) -> None:
    """MA-RULING-58"""
    fight = Play("solace", "golden_claw:10 / mossback / gloth", hand_b=[], edition=edition)
    fight.play("A attack solace", "B block golden_claw solace", "A power sorrows_edge")
    assert fight.told("unable") == ["unable B.golden_claw"]
    fight.play("A pass", 10, "B move mossback front 0", "B move gloth guard 0")
    may = {"retaliate mossback golden_claw"}
    assert fight.offers("B") == (may if edition == "first" else may | {"pass"})


def test_ruling_109_a_slot_that_holds_gives_no_retaliate() -> None:
    """MA-RULING-109"""
    fight = Play("gloth:40 ember_wing:10 / huangdi / solace", "goliath+citrine_swiftstone")
    fight.play("A attack gloth", "A attack ember_wing", "B block goliath gloth")
    fight.play(
        "A power charge", "A hold", "B power earthshaker", "A pass", "B pass", 10, "B on them.ember_wing", "B done"
    )
    assert fight.told("downed") == ["downed A.gloth", "downed A.ember_wing"]
    fight.play("A move huangdi front 0", "A move solace guard 0")
    assert fight.offers("A") == {"retaliate huangdi gloth", "pass"}


def test_a_blocker_that_lost_its_attacker_at_entry_can_do_nothing() -> None:
    """MA-RULING-137, MA-RULING-138"""
    fight = Play("gloth:10 ember_wing:10 / huangdi / solace", "goliath")
    fight.play("A attack gloth", "A attack ember_wing", "B block goliath gloth")
    assert fight.told("downed") == ["downed A.gloth"]  # Deadly Touch; Ember Wing is extra and has met nobody
    fight.play("A power blazing_talon")
    assert fight.told("unable") == ["unable B.goliath"]
    fight.play("A pass", "B pass")
    assert fight.offers("A") == {"strike goliath", "pass"}  # its slot stays a Blocker slot
    fight.play("A strike goliath")
    assert fight.told("downed") == ["downed A.gloth", "downed A.ember_wing"]


def test_ruling_56_one_replacement_for_two_slots() -> None:
    """MA-RULING-56"""
    fight = Play("goliath valtharax / gloth / solace", "ember_wing:10 golden_claw:10 / mossback huangdi / nagessa")
    fight.play("A attack goliath", "A attack valtharax", "B block ember_wing goliath", "B block golden_claw valtharax")
    assert fight.told("downed") == ["downed B.ember_wing"]
    fight = Play("goliath / gloth / solace", "ember_wing:10 golden_claw:10 / mossback / nagessa")
    fight.play("A attack goliath", "B block ember_wing goliath", "B block golden_claw goliath", "B primary ember_wing")
    assert fight.told("downed") == ["downed B.ember_wing", "downed B.golden_claw"]
    fight.play("B move mossback front 0", "B move nagessa guard 0")
    assert fight.offers("B") == {"retaliate mossback ember_wing", "retaliate mossback golden_claw", "pass"}
    fight.play("B retaliate mossback golden_claw")
    assert fight.rules("retaliates") == ["MA-RULING-56"]
    assert fight.offers("B") == {"promote mossback"}  # it took the place of an extra Blocker; the Primary is gone


def test_ruling_97_a_promoted_blocker_that_held_must_pick_a_power() -> None:
    """MA-RULING-97"""
    fight = Play("gloth ember_wing / valtharax / nagessa", "mossback:10 silver_paw / huangdi / solace")
    fight.play("A attack gloth", "A attack ember_wing guard", "B block mossback gloth", "B block silver_paw gloth")
    fight.play("B block huangdi ember_wing", "B primary mossback", "A power charge", "A power pyre_dive")
    fight.play("B power snap", "B hold", "B power thunder_breath", "A pass", "B pass", 10, "A on them.mossback")
    assert fight.told("downed") == ["downed B.mossback"]
    fight.play("B promote silver_paw")
    assert fight.offers("B") == {"power powerful_bite", "power hamstring"}
    fight.play("B power powerful_bite", 10, 11, 12)
    assert fight.told("rolled")[1:] == [
        "rolled B.huangdi A.ember_wing 10",
        "rolled B.silver_paw A.gloth 11",
        "rolled A.gloth B.silver_paw 12",
    ]
    assert fight.battle_is_over()


def test_ruling_48_an_attacker_without_a_primary_joins_the_extras() -> None:
    """MA-RULING-48, MA-RULING-121"""
    fight = Play("gloth ember_wing / valtharax / nagessa", "mossback:10 goliath / huangdi solace / sir_edmund")
    fight.play("A attack gloth", "A attack ember_wing guard", "B block mossback gloth", "B block huangdi ember_wing")
    fight.play("B done", "A power charge", "A power pyre_dive", "B power snap", "B power thunder_breath")
    fight.play("A pass", "B pass", 10, "A on them.mossback")
    assert fight.told("extra") == ["extra A.gloth"]
    fight.play(10)
    assert fight.battle_is_over()  # nobody is left in a Blocker slot of the Front: the attack is lost
    assert fight.rules("failed") == ["MA-RULING-47"]


# Random battles


WINGS = ["ember_wing+bloodstone", "golden_claw:40", "zephyra:60", "bling_bling", "mimick:50", "silver_paw:80"]
SHELLS = ["goliath:60+vampiric_deathstone", "ol_chomper", "nagessa:90", "solace:40", "huangdi:30", "astaryan:40"]
CARDS = ["twist_of_fate", "sudden_exchange", "surge_of_speed", "elyth_rune", "topaz_health_gem"]


def random_battle(seed: int) -> Iterator[tuple[Play, Ask[Any]]]:
    """Every question of one battle between crowded lines, before it is answered at random."""
    luck = Seeded(seed)
    sides: list[str] = []
    for pets in (WINGS, SHELLS):
        shift = luck.below(6)
        names = pets[shift:] + pets[:shift]
        front = 1 + luck.below(4)
        sides.append(f"{' '.join(names[:front])} / {names[front]} / {' '.join(names[front + 1 :])}")
    if seed % 2:
        sides.reverse()
    fight = Play(sides[0], sides[1], CARDS, CARDS, pile_a=CARDS, pile_b=CARDS, edition=["2020", "first"][seed % 3 % 2])
    if seed % 4 == 0:
        fight.hold("A.ol_chomper" if seed % 2 else "B.ol_chomper", "B.mimick" if seed % 2 else "A.mimick", "chomp")
    state = fight.state
    while advance(state) is not None and state.stage != NO_BATTLE:
        chance = waiting_chance(state)
        if chance is not None:
            happen(state, chance, chance.roll(state, luck))
            continue
        ask = waiting_ask(state)
        assert ask is not None
        yield fight, ask
        options = ask.options(state, ask.seat)
        choose(state, ask, ask.seat, options[luck.below(len(options))])


def test_in_random_battles_options_are_the_acts_that_no_rule_forbids() -> None:
    seen: set[str] = set()
    for seed in range(120):
        for fight, ask in random_battle(seed):
            seen.add(type(ask).__name__)
            allowed = [act for act in ask.acts(fight.state, ask.seat) if not ask.forbids(fight.state, ask.seat, act)]
            assert sorted(ask.options(fight.state, ask.seat)) == sorted(allowed), type(ask).__name__
    assert seen >= {
        "NameAttackers",
        "NameMore",
        "NameTarget",
        "NameBlockers",
        "BlockMore",
        "NamePrimary",
        "Declare",
        "CopyPower",
        "LetGoToFight",
        "LeadRune",
        "PassiveRune",
        "LeadRuneAfterAll",
        "OrderTied",
        "TwistFate",
        "SwitchHit",
        "PickTarget",
        "MovePet",
        "Retaliate",
    }


def test_in_random_battles_no_pet_stands_in_two_slots_or_strikes_twice() -> None:
    """MA-RETAL-03"""
    for seed in range(60):
        fight = Play("gloth", "gloth")
        for fight, _ in random_battle(seed):
            standing = [slot.pet for slot in fight.state.slots if slot.pet != NONE]
            assert len(set(standing)) == len(standing)
            assert all(fight.state.pets[pet].line >= 0 for pet in standing)
        strikes = fight.told("rolled", "rerolls")
        struck = [
            line.split()[1]
            for before, line in zip(["", *strikes], strikes)
            if line.startswith("rolled ") and not before.startswith("rerolls")
        ]
        assert len(set(struck)) == len(struck), f"seed {seed}"


def test_a_copy_in_mid_battle_goes_its_own_way() -> None:
    for fight, _ in random_battle(3):
        before = snapshot(fight.state)
        twin = fight.state.copy()
        assert snapshot(twin) == before
        play_out(twin, Seeded(1))
        assert snapshot(fight.state) == before
