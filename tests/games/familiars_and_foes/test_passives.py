"""the Special Ability of each Foe, where it acts and where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.familiars_and_foes.support import FIVE, Play

PP, JINXIE, MIMSY = 13, 12, 13  # HP
TEAMS = {"piddy_paw": "piddy_paw jinxie mimsy", "mimsy": "mimsy jinxie piddy_paw", "jinxie": "jinxie piddy_paw mimsy"}


def struck(foes: Any, *acts: str | int, **position: Any) -> int:
    """How many HP an attack by seat A costs the first Foe."""
    play = Play("action", foes, **position)
    before = play["foes.0.hp"]
    assert isinstance(before, int)
    after = play.play(*acts)["foes.0.hp"]
    assert isinstance(after, int)
    return before - after


def as_element(card: str, element: str) -> list[dict[str, Any]]:
    return [{"card": card, "element": element}]


# Rolls

# Foe, act, the die, what it counts as
AIMS = [
    ("sneaky_spyder", "attack 1", 10, 9),
    ("sneaky_spyder", "cast summon_the_toad 1", 10, 9),
    ("sneaky_spyder", "cast whirligig 1", 10, 9),
    ("sneaky_spyder", "cast dust_devil 1", 10, 9),
    ("sneaky_spyder", "cast tempest", 10, 9),
    ("sneaky_spyder", "cast whirlwind 1", 10, 9),
    ("sneaky_spyder", "attack 1", 1, 1),
    ("gale_harpy", "attack 1", 10, 7),
    ("gale_harpy", "cast summon_the_toad 1", 10, 10),
    ("gale_harpy", "cast tempest", 10, 10),
    ("storm_roc", "attack 1", 10, 10),
    ("storm_roc", "cast summon_the_toad 1", 10, 8),
    ("storm_roc", "cast whirligig 1", 10, 8),
    ("storm_roc", "cast dust_devil 1", 10, 8),
    ("storm_roc", "cast tempest", 10, 8),
    ("storm_roc", "cast whirlwind 1", 2, 1),
]


@pytest.mark.parametrize(("foe", "act", "die", "final"), AIMS)
def test_skittish_aloft_and_buffeting_lower_the_rolls_that_they_name(foe: str, act: str, die: int, final: int) -> None:
    """FF-RULING-17: held to 1..20"""
    play = Play("action", as_element(foe, "earth"), A={"unlocked": True}).play(f"A {act}", die)
    assert play.told("rolled") == [f"rolled A {die} {final}"]


@pytest.mark.parametrize("foe", ["sneaky_spyder", "gale_harpy", "storm_roc"])
def test_a_roll_is_lowered_only_by_a_foe_that_is_targeted(foe: str) -> None:
    """FF-FOEAB-02"""
    for act in ("attack 2", "cast whirligig 2"):
        assert Play("action", f"{foe} cinder_imp").play(f"A {act}", 10).told("rolled") == ["rolled A 10 10"]


@pytest.mark.parametrize("foe", ["sneaky_spyder", "gale_harpy", "storm_roc", "frost_hag"])
def test_a_helper_spell_is_no_attack_roll(foe: str) -> None:
    kisses = {"kind": "next_roll", "amount": 4, "owner": "A", "source": "blowing_kisses", "on": "A"}
    play = Play("action", foe, A={"coven": ["mistral"]}, effects=[kisses]).play("A cast blowing_kisses jinxie", 10)
    assert play.told("rolled") == ["rolled A 10 14"]


def test_of_several_penalties_only_the_worst_counts_once() -> None:
    """FF-RULING-39"""
    play = Play("action", "sneaky_spyder storm_roc", A={"unlocked": True}).play("A cast tempest", 10)
    assert play.told("rolled") == ["rolled A 10 8"]


def test_numbing_cold_drops_positive_modifiers_which_are_used_up() -> None:
    """FF-RULING-123: negative ones still count"""
    kisses = {"kind": "next_roll", "amount": 4, "owner": "A", "source": "blowing_kisses", "on": "A"}
    fan = {"kind": "attack_rolls", "amount": 2, "owner": "B", "source": "countesss_fan", "on": "team"}
    less = {"kind": "next_roll", "amount": -5, "owner": "C", "source": "undertow", "on": "A"}
    play = Play("action", "frost_hag", A={"coven": ["mistral"]}, effects=[kisses, fan, less]).play("A attack 1", 15)
    assert play.told("rolled") == ["rolled A 15 10"]
    assert play["effects"] == ["attack_rolls 2 B countesss_fan team foes' turn"]
    play = Play("action", "frost_hag cinder_imp", A={"coven": ["mistral"]}, effects=[kisses]).play("A attack 2", 10)
    assert play.told("rolled") == ["rolled A 10 14"]
    play = Play("action", "frost_hag cinder_imp", A={"unlocked": True, "coven": ["mistral"]}, effects=[kisses])
    assert play.play("A cast tempest", 10).told("rolled") == ["rolled A 10 10"]


def test_numbing_cold_does_not_stop_a_roc_feather() -> None:
    """FF-RULING-100"""
    play = Play("action", "frost_hag", B={"rewards": ["storm_roc"]}).play("A attack 1", 1, "B use roc_feather")
    assert play["foes.0.hp"] == 25 - 4


@pytest.mark.parametrize(("die", "mp"), [(1, 9), (2, 9), (3, 9), (4, 10), (20, 10)])
def test_drowsy_costs_an_mp_for_a_natural_1_to_3_on_a_physical_attack(die: int, mp: int) -> None:
    assert Play("action", "dream_leech").play("A attack 1", die)["A.mp"] == mp


@pytest.mark.parametrize("act", ["cast summon_the_toad 1", "cast whirligig 1", "cast dust_devil 1", "cast tempest"])
def test_drowsy_costs_an_mp_besides_for_every_attack_spell(act: str) -> None:
    for die, less in ((3, 1), (4, 0)):
        play = Play("action", as_element("dream_leech", "earth"), A={"unlocked": True}).play(f"A {act}", die)
        paid = int(play.told("paid")[0].split()[2])
        assert play["A.mp"] == 10 - paid - less


def test_drowsy_reads_the_natural_die() -> None:
    """FF-RULING-17, FF-RULING-100"""
    fan = {"kind": "attack_rolls", "amount": 2, "owner": "B", "source": "countesss_fan", "on": "team"}
    play = Play("action", "dream_leech", effects=[fan]).play("A attack 1", 3)
    assert (play.told("rolled"), play["A.mp"]) == (["rolled A 3 5"], 9)
    play = Play("action", "dream_leech", A={"rewards": ["storm_roc"]}).play("A attack 1", 2, "A use roc_feather")
    assert (play["foes.0.hp"], play["A.mp"]) == (15, 9), "a hit by the final die, an MP by the natural one"


def test_drowsy_takes_nothing_from_nothing_and_nothing_for_another_target() -> None:
    assert Play("action", "dream_leech", A={"mp": 0}).play("A attack 1", 1)["A.mp"] == 0
    assert Play("action", "dream_leech cinder_imp").play("A attack 2", 1)["A.mp"] == 10
    play = Play("action", "dream_leech", A={"coven": ["mistral"]}).play("A cast blowing_kisses jinxie", 1)
    assert play["A.mp"] == 8, "a Helper Spell is not an attack"


# Damage

# Foe, acts of seat A, damage
DAMAGE = [
    ("gloop", ("attack 1", 6), 1),
    ("gloop", ("attack 1", 17), 3),
    ("gloop", ("cast summon_the_toad 1", 3), 1),
    ("gloop", ("cast whirligig 1", 9), 4),
    ("gloop", ("cast tempest", 6), 3),
    ("gloop", ("use bottled_lightning 1",), 6),
    ("gloop", ("use runaway_broom 1", 6), 3),
    ("cobble_troll", ("attack 1", 6), 1),
    ("cobble_troll", ("attack 1", 17), 3),
    ("cobble_troll", ("cast summon_the_toad 1", 3), 1),
    ("cobble_troll", ("cast whirligig 1", 9), 3),
    ("cobble_troll", ("cast dust_devil 1", 5), 3),
    ("cobble_troll", ("cast whirlwind 1", 9), 2),
    ("cobble_troll", ("use bottled_lightning 1",), 5),
    ("cobble_troll", ("use runaway_broom 1", 6), 3),
    ("stone_colossus", ("attack 1", 6), 1),
    ("stone_colossus", ("attack 1", 17), 2),
    ("stone_colossus", ("cast whirligig 1", 9), 4),
    ("stone_colossus", ("use runaway_broom 1", 17), 4),
    ("stone_colossus", ("use bottled_lightning 1",), 6),
    ("hexwind_djinn", ("attack 1", 6), 2),
    ("hexwind_djinn", ("cast whirligig 1", 9), 4),
    ("hexwind_djinn", ("cast dust_devil 1", 5), 2),
    ("hexwind_djinn", ("cast tempest", 18), 5),
]


@pytest.mark.parametrize(("foe", "acts", "damage"), DAMAGE)
def test_squishy_stone_skin_immovable_and_ward_of_winds_lessen_what_they_name(
    foe: str, acts: tuple[str | int, ...], damage: int
) -> None:
    """FF-RULING-22"""
    side = {"unlocked": True, "artifacts": ["bottled_lightning", "runaway_broom"]}
    told = [f"A {act}" if isinstance(act, str) else act for act in acts]
    assert struck(as_element(foe, "earth"), *told, A=side) == damage


def test_squishy_and_immovable_can_leave_nothing_of_a_hit_which_then_is_no_success() -> None:
    """FF-RULING-27"""
    for foe in ("gloop", "stone_colossus"):
        play = Play("action", foe, TEAMS["mimsy"]).play("A attack 1", 10)
        assert play.moved() == {}
        assert (play.wait(), play.asked()) == ("ChooseAction", "B"), "no tick, no Ballyhoo"


def test_immovable_halves_and_rounds_down() -> None:
    assert struck("stone_colossus", "A attack 1", 10, familiars=TEAMS["jinxie"]) == 1
    assert struck("stone_colossus", "A attack 1", 18, familiars=TEAMS["mimsy"]) == 1


def test_stone_skin_takes_one_off_every_damage_instance_but_leaves_one() -> None:
    """FF-RULING-40, FF-RULING-93: also of a Ballyhoo, a reward and each flip"""
    play = Play("action", "cobble_troll").play("A attack 1", 6, "B ballyhoo", "open")
    assert play["foes.0.hp"] == 20 - 1 - 1
    play = Play("turn", "cobble_troll", C={"rewards": ["magma_wyrm"]}).play("C use wyrmfire 1")
    assert play["foes.0.hp"] == 20 - 4
    play = Play("action", "cobble_troll", A={"artifacts": ["toad_trumpet"]})
    play.play("A use toad_trumpet 1", "open", "open", "closed")
    assert play["foes.0.hp"] == 20 - 2


def test_squishy_lets_a_ballyhoo_through() -> None:
    play = Play("action", "gloop").play("A attack 1", 6, "B ballyhoo", "open")
    assert play["foes.0.hp"] == 17 - 1 - 2


# Costs and targets

COSTS = [
    ("cast summon_the_toad 1", 2),
    ("cast whirligig 1", 4),
    ("cast dust_devil 1", 3),
    ("cast whirlwind 1", 5),
    ("cast tempest", 4),
]


@pytest.mark.parametrize(("act", "cost"), COSTS)
def test_enthralling_makes_every_attack_spell_on_it_one_mp_dearer(act: str, cost: int) -> None:
    """FF-RULING-38, FF-RULING-118"""
    foes = as_element("murk_siren", "earth")
    play = Play("action", foes, A={"unlocked": True, "mp": cost}).play(f"A {act}")
    assert play["A.mp"] == 0
    poor = Play("action", foes, A={"unlocked": True, "mp": cost - 1})
    assert poor.why(f"A {act}") == "FF-RULING-38"


def test_enthralling_prices_out_one_target_and_not_another() -> None:
    """FF-RULING-118"""
    play = Play("action", "murk_siren cinder_imp", A={"mp": 3})
    assert [act for act in play.offers("A") if "whirligig" in act] == ["cast whirligig 2"]


def test_enthralling_is_for_attack_spells_only() -> None:
    side = {"unlocked": True, "coven": ["mistral"]}
    for acts, mp in (
        (("A cast blowing_kisses jinxie", 10), 8),
        (("A cast fair_breeze",), 8),
        (("A cast healing_paw jinxie", "A pay 1"), 9),
        (("A attack 1", 6), 10),
    ):
        assert Play("action", "murk_siren", A=side).play(*acts)["A.mp"] == mp


def test_damp_keeps_simple_spells_off_and_nothing_else() -> None:
    play = Play("action", "bog_bubbler cinder_imp")
    assert play.why("A cast summon_the_toad 1") == "FF-FOEAB-02"
    for act in ("attack 1", "cast whirligig 1", "cast summon_the_toad 2"):
        assert act in play.offers("A")


NAMING = [
    "magic_seeds",
    "toad_trumpet",
    "mirror_shard",
    "bottled_lightning",
    "drowsy_hourglass",
    "runaway_broom",
    "prism_lens",
]


@pytest.mark.parametrize("artifact", NAMING)
def test_snapping_lid_keeps_every_artifact_off(artifact: str) -> None:
    """With the Trunk alone the Artifact is not offered at all"""
    play = Play("action", "mimic_trunk gloop", A={"artifacts": [artifact]})
    assert [act for act in play.offers("A") if artifact in act] == [f"use {artifact} 2"]
    assert play.why(f"A use {artifact} 1") == "FF-FOEAB-02"
    alone = Play("action", "mimic_trunk gloop:0", A={"artifacts": [artifact]})
    assert [act for act in alone.offers("A") if artifact in act] == []
    assert alone.why(f"A use {artifact} 2") == "FF-DEFEAT-01"


def test_snapping_lid_lets_attacks_and_rewards_through() -> None:
    play = Play("turn", "mimic_trunk", C={"rewards": ["magma_wyrm"]}).play("C use wyrmfire 1", "A attack 1", 6)
    assert play["foes.0.hp"] == 21 - 5 - 2


# Reactions


@pytest.mark.parametrize(("foe", "hp"), [("rootsnapper", 1), ("brambleback", 1), ("magma_wyrm", 2)])
def test_thorns_briars_and_scorching_scales_answer_a_successful_physical_attack(foe: str, hp: int) -> None:
    """FF-RULING-41, FF-RULING-98"""
    play = Play("action", foe).play("A attack 1", 6)
    assert play["A.hp"] == PP - hp
    assert play.wait() == "BallyhooOffer", "then the Ballyhoo is offered"
    assert Play("action", foe).play("A cast whirligig 1", 9)["A.hp"] == PP
    assert Play("action", f"{foe}:2 cinder_imp").play("A attack 1", 6)["A.hp"] == PP, "a defeated Foe does nothing"
    assert Play("action", foe).play("A attack 1", 5)["A.hp"] == PP - 1, "a backfire is not a success"
    assert Play("action", f"{foe} cinder_imp").play("A attack 2", 6)["A.hp"] == PP
    broom = Play("action", foe, A={"artifacts": ["runaway_broom"]}).play("A use runaway_broom 1", 6)
    assert broom["A.hp"] == PP - hp


@pytest.mark.parametrize(("foe", "hp"), [("rootsnapper", 0), ("brambleback", 1), ("magma_wyrm", 0)])
def test_only_briars_answer_an_open_ballyhoo_flip(foe: str, hp: int) -> None:
    """FF-RULING-40"""
    play = Play("action", foe).play("A cast whirligig 1", 9, "B ballyhoo", "open")
    assert (play["A.hp"], play["B.hp"]) == (PP, JINXIE - hp)
    assert play.wait() == "BallyhooOffer"
    play.play("C ballyhoo", "closed")
    assert play["C.hp"] == MIMSY - 1, "the Closed flip's own cost, no more"


def test_an_attacker_felled_by_thorns_has_succeeded_and_the_others_may_join_in() -> None:
    """FF-RULING-67"""
    play = Play("action", "rootsnapper", A={"hp": 1}).play("A attack 1", 6)
    assert (play["A.hp"], play["A.ticks"], play.wait(), play.asked()) == (
        0,
        ["physical_attack"],
        "BallyhooOffer",
        "B",
    )


def test_a_flipper_felled_by_briars_does_not_end_the_ballyhoo() -> None:
    """Spec B5"""
    play = Play("action", "brambleback", B={"hp": 1}).play("A cast whirligig 1", 9, "B ballyhoo", "open")
    assert (play["B.hp"], play.wait(), play.asked()) == (0, "BallyhooOffer", "C")


# id of the act: what misses, what does not
MISSES = [
    ("attack 1", 1, TEAMS["mimsy"], True),
    ("attack 1", 5, TEAMS["mimsy"], False),
    ("cast summon_the_toad 1", 2, TEAMS["mimsy"], True),
    ("cast summon_the_toad 1", 3, TEAMS["mimsy"], False),
    ("cast tidal_tome 1", 6, TEAMS["mimsy"], True),
    ("cast quench 1", 3, TEAMS["mimsy"], True),
    ("cast quench 1", 4, TEAMS["mimsy"], False),
    ("cast maelstrom 1", 8, TEAMS["mimsy"], True),
    ("cast undertow 1", 6, TEAMS["mimsy"], False),
]


@pytest.mark.parametrize(("act", "die", "team", "missed"), MISSES)
def test_courtly_disdain_costs_an_hp_for_a_miss(act: str, die: int, team: str, missed: bool) -> None:
    play = Play("action", "ashen_countess", team, A={"unlocked": True}).play(f"A {act}", die)
    assert play["A.hp"] == MIMSY - (1 if missed else 0)
    play = Play("action", "ashen_countess cinder_imp", team, A={"unlocked": True})
    assert play.play(f"A {act.replace(' 1', ' 2')}", die)["A.hp"] == MIMSY


def test_courtly_disdain_takes_no_backfire_and_no_hit_of_nothing_for_a_miss() -> None:
    """Spec 3: miss"""
    assert Play("action", "ashen_countess").play("A attack 1", 3)["A.hp"] == PP - 1
    play = Play("action", "ashen_countess", A={"coven": ["mistral"]}).play("A cast blowing_kisses jinxie", 1)
    assert play["A.hp"] == PP, "a Helper Spell is not an attack"


@pytest.mark.parametrize(("act", "die", "team", "missed"), MISSES)
def test_devour_magic_heals_by_a_missed_attack_spell_roll(act: str, die: int, team: str, missed: bool) -> None:
    foes = [{"card": "star_eater", "hp": 20, "element": "fire"}]
    play = Play("action", foes, team, A={"unlocked": True}).play(f"A {act}", die)
    if act.startswith("attack"):
        assert play["foes.0.hp"] == (20 if missed else 19)
    elif missed:
        assert play["foes.0.hp"] == 22
    else:
        assert play["foes.0.hp"] < 20


def test_devour_magic_goes_up_to_the_maximum_and_by_every_part() -> None:
    """FF-RULING-101"""
    assert Play("action", "star_eater:25").play("A cast whirligig 1", 8)["foes.0.hp"] == 26
    play = Play("action", "star_eater:10", A={"unlocked": True})
    play.play("A cast whirlwind 1", 8, "A target 1", 8, "A target 1", 9, "A target 1", 8)
    assert play["foes.0.hp"] == 10 + 2 + 2 - 3 + 2


LAST_HP = {"A": {"hp": 1, "unlocked": True}, "B": {"rewards": ["void_kitten"]}}


@pytest.mark.parametrize(
    ("foes", "hp_then", "hp_after"),
    [("ashen_countess star_eater:20", 20, 22), ("star_eater:20 ashen_countess", 22, 22)],
)
def test_answers_to_a_miss_act_by_slot_around_a_rescue(foes: str, hp_then: int, hp_after: int) -> None:
    """FF-RULING-96: the rescuer sees what the Foes before have done, and nothing that those behind are yet to do"""
    eater = foes.split().index("star_eater:20")
    play = Play("action", foes, **LAST_HP).play("A cast tempest", 4)
    assert (play.window(), play.asked(), play[f"foes.{eater}.hp"]) == ("fall", "B", hp_then)
    play.play("B use ninth_life")
    assert (play["A.hp"], play[f"foes.{eater}.hp"]) == (1, hp_after)


@pytest.mark.parametrize(
    ("foes", "mp_then"),
    [("ashen_countess dream_leech", 7), ("dream_leech ashen_countess", 6)],
    ids=["behind", "before"],
)
def test_a_low_die_saps_by_slot_and_nobody_who_has_fallen(foes: str, mp_then: int) -> None:
    """FF-RULING-96, FF-FALL-03"""
    play = Play("action", foes, **LAST_HP).play("A cast tempest", 3)
    assert (play.window(), play["A.mp"]) == ("fall", mp_then)
    saved = Play("action", foes, **LAST_HP).play("A cast tempest", 3, "B use ninth_life")
    assert (saved["A.hp"], saved["A.mp"]) == (1, 6)
    play.play("B pass")
    assert (play["A.hp"], play["A.mp"]) == (0, 0)
    assert play.told("lost_mp") == (["lost_mp A 7"] if mp_then == 7 else ["lost_mp A 1", "lost_mp A 6"])


def test_a_backfire_of_a_spell_feeds_nobody() -> None:
    play = Play("action", "star_eater:20", TEAMS["jinxie"]).play("A cast marshmallow_meteor 1", 3)
    assert (play["A.hp"], play["foes.0.hp"]) == (JINXIE - 1, 20)


# The gate


def test_too_cute_makes_a_physical_attack_flip_first() -> None:
    """FF-RULING-25"""
    play = Play("action", "void_kitten").play("A attack 1")
    assert play.luck() == ["open", "closed"]
    assert play.play("open").luck() == [str(face) for face in range(1, 21)]
    play.play(6)
    assert play["foes.0.hp"] == 15 - 2
    play = Play("action", "void_kitten").play("A attack 1", "closed")
    assert (play.moved(), play.asked()) == ({}, "B"), "a miss without a roll, no tick, no Ballyhoo"
    assert play.told("missed") == ["missed A"]


def test_too_cute_can_be_turned_by_a_token_of_anybody() -> None:
    """FF-RULING-53"""
    play = Play("action", "void_kitten", C={"tokens": 1}).play("A attack 1", "closed", "C token", 6)
    assert (play["foes.0.hp"], play["C.tokens"], play["supply"]) == (13, 0, 10)


def test_too_cute_is_for_physical_attacks_by_whatever_means_and_not_for_spells() -> None:
    play = Play("action", "void_kitten", A={"artifacts": ["runaway_broom"]}).play("A use runaway_broom 1")
    assert play.luck() == ["open", "closed"]
    assert len(Play("action", "void_kitten").play("A cast whirligig 1").luck()) == 20
    assert len(Play("action", "void_kitten cinder_imp").play("A attack 2").luck()) == 20


# Ballyhoo


def test_static_makes_a_closed_flip_cost_two_hp() -> None:
    play = Play("action", "sparkmite cinder_imp").play("A attack 1", 6, "B ballyhoo", "closed")
    assert (play["B.hp"], play.asked(), play.wait()) == (JINXIE - 2, "B", "ChooseAction")
    play = Play("action", "sparkmite cinder_imp").play("A attack 2", 6, "B ballyhoo", "closed")
    assert play["B.hp"] == JINXIE - 1


def test_loud_honk_allows_no_ballyhoo_against_it() -> None:
    for act in ("attack 1", "cast whirligig 1", "cast summon_the_toad 1"):
        assert Play("action", "thunder_goose cinder_imp").play(f"A {act}", 16).wait() == "ChooseAction"
    assert Play("action", "thunder_goose cinder_imp").play("A attack 2", 16).wait() == "BallyhooOffer"


def test_many_arms_allow_one_attempt_a_turn_even_if_it_is_open() -> None:
    play = Play("action", "kettle_bay_kraken").play("A attack 1", 6, "B ballyhoo", "open")
    assert (play["foes.0.hp"], play.wait(), play.asked()) == (26 - 2 - 2, "ChooseAction", "B")
    play.play("B attack 1", 7)
    assert play.wait() == "BallyhooOffer", "in the next turn again one"
    play = Play("action", "kettle_bay_kraken").play("A attack 1", 6, "B pass", "C ballyhoo", "open")
    assert play.wait() == "ChooseAction"


# Mockery

GEMS = {seat: {"gems": 1} for seat in "ABCDE"}


def test_mockery_bars_every_ability_that_is_used_on_an_attack_roll_against_it() -> None:
    """FF-RULING-105: Healing Rain is not used on the roll; rewards are no abilities"""
    sides = {**GEMS, "A": {"gems": 1, "hp": 5, "rewards": ["gale_harpy"]}, "B": {"gems": 1, "rewards": ["cinder_imp"]}}
    stops = {seat: ["pre", "post"] for seat in "ABCDE"}
    play = Play("action", "the_unfamiliar", FIVE, stops=stops, **sides).play("A attack 1")
    assert play.offers("B") == ["pass", "use hot_coal"]
    assert play.why("B use rock_the_inferno") == "FF-RULING-105"
    play.play("B pass")
    assert (play.asked(), len(play.uses("C"))) == ("C", 5), "Mimsy by her stop; Figgitch is not asked"
    play.play("C pass", 6)
    assert play.offers("A") == ["pass", "use harpy_plume"]
    assert play.why("A use winds_of_change") == "FF-RULING-105"
    play.play("A use harpy_plume", 17)
    assert (play.asked(), len(play.uses("C"))) == ("C", 5)
    play.play("C pass")
    assert play["foes.0.hp"] == 28 - 4


def test_mockery_is_for_attack_rolls_that_target_it_alone() -> None:
    """FF-FOEAB-02"""
    play = Play("action", "the_unfamiliar cinder_imp", FIVE, **GEMS).play("A attack 2")
    assert play.offers("B") == ["pass", "use rock_the_inferno"]
    play.play("B pass", "D use finders_keepers", "B pass", 6)
    assert "use winds_of_change" in play.offers("A")
    play = Play("foe", "the_unfamiliar", FIVE, **GEMS)
    assert play.offers("D") == ["pass", "use finders_keepers"]
    play.play("D pass", "E pass", 20)
    assert play.offers("A") == ["pass", "use winds_of_change"]
    play = Play("action", "the_unfamiliar", FIVE, **{**GEMS, "A": {"gems": 1, "coven": ["mistral"]}})
    play.play("A cast blowing_kisses jinxie")
    assert play.asked() == "D", "a Helper Spell is not an attack roll"


def test_mockery_counts_when_it_is_among_several_targets() -> None:
    """FF-RULING-39"""
    play = Play("action", "the_unfamiliar cinder_imp", FIVE, **{**GEMS, "A": {"gems": 1, "unlocked": True}})
    play.play("A cast tempest", 10)
    assert play.told("used") == []
    assert play.asked() == "B"
    assert play.wait() == "ChooseAction"


# Several Foes at once


def test_every_foe_that_a_spell_hits_counts_as_targeted() -> None:
    """FF-RULING-39: Wildfire Waltz at the first Foe, Tempest at all"""
    side = {"unlocked": True}
    play = Play("action", "cinder_imp murk_siren", TEAMS["jinxie"], A=side).play("A cast wildfire_waltz 1")
    assert play["A.mp"] == 9 - 4, "Enthralling"
    play = Play("action", "cinder_imp sneaky_spyder", TEAMS["jinxie"], A=side).play("A cast wildfire_waltz 1", 7)
    assert (play.told("rolled"), play["foes.0.hp"]) == (["rolled A 7 6"], 15), "Skittish makes it a miss"
    play = Play("action", "cinder_imp star_eater:20 ashen_countess", TEAMS["jinxie"], A=side)
    play.play("A cast wildfire_waltz 1", 6)
    assert (play["foes.1.hp"], play["A.hp"]) == (22, JINXIE - 1), "Devour Magic and Courtly Disdain"
    play = Play("action", "cobble_troll gloop", A=side).play("A cast tempest", 18)
    assert (play["foes.0.hp"], play["foes.1.hp"]) == (20 - 4, 17 - 5), "each on its own share"


def test_avalanche_costs_more_only_if_the_siren_is_among_its_foes() -> None:
    """FF-RULING-118: only such targets are offered"""
    for mp, offered in ((4, ["at 1"]), (5, ["at 1", "at 1+2", "at 2"])):
        play = Play("action", "cinder_imp murk_siren", "figgitch jinxie", A={"unlocked": True, "mp": mp})
        assert play.play("A cast avalanche").offers("A") == offered
    play = Play("action", "murk_siren", "figgitch jinxie", A={"unlocked": True, "mp": 4})
    assert play.why("A cast avalanche") == "FF-RULING-118"


def test_avalanche_meets_each_nature_with_its_share() -> None:
    """FF-RULING-39"""
    play = Play("action", "cobble_troll cinder_imp", "figgitch jinxie", A={"unlocked": True})
    play.play("A cast avalanche", "A at 1+2", 7, "A split 1")
    assert (play["foes.0.hp"], play["foes.1.hp"]) == (19 - 1, 14 - 7), "Stone Skin leaves at least 1"
    play = Play("action", "cobble_troll cinder_imp", "figgitch jinxie", A={"unlocked": True})
    play.play("A cast avalanche", "A at 1+2", 7, "A split 5")
    assert (play["foes.0.hp"], play["foes.1.hp"]) == (19 - 4, 14 - 3)


def test_campfire_chorus_comes_before_stone_skin() -> None:
    """Spec 5.4"""
    chorus = {"kind": "ballyhoo_bonus", "owner": "B", "source": "campfire_chorus", "on": "team"}
    play = Play("action", "cobble_troll", B={"coven": ["ember"]}, effects=[chorus])
    assert play.play("A attack 1", 6, "B ballyhoo", "open")["foes.0.hp"] == 20 - 1 - 2
