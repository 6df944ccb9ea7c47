"""the 25 Foe Rewards, what they do and for how long; in which windows stands in test_windows.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.familiars_and_foes.support import FIVE, Play

# reward: the Foe that it lies under, a window that opens for it, what it names
REWARDS = {
    "stolen_plans": ("sneaky_spyder", "turn", ""),
    "slime_salve": ("gloop", "turn", "mimsy"),
    "hot_coal": ("cinder_imp", "pre", ""),
    "mud_mask": ("mudgrub", "foe", ""),
    "bubble_pipe": ("bog_bubbler", "turn", "mimsy"),
    "lucky_spark": ("sparkmite", "turn", ""),
    "root_tonic": ("rootsnapper", "turn", ""),
    "ninth_life": ("void_kitten", "fall", ""),
    "harpy_plume": ("gale_harpy", "post", ""),
    "golden_egg": ("thunder_goose", "turn", ""),
    "bramble_armor": ("brambleback", "turn", ""),
    "troll_tonic": ("cobble_troll", "turn", ""),
    "lava_lamp": ("lava_lug", "turn", ""),
    "sirens_comb": ("murk_siren", "turn", ""),
    "pleasant_dream": ("dream_leech", "turn", "mimsy"),
    "trunk_of_treasure": ("mimic_trunk", "turn", ""),
    "roc_feather": ("storm_roc", "post", ""),
    "djinns_wish": ("hexwind_djinn", "turn", ""),
    "heart_of_stone": ("stone_colossus", "foe", ""),
    "wyrmfire": ("magma_wyrm", "turn", "1"),
    "countesss_fan": ("ashen_countess", "turn", ""),
    "ink_cloud": ("kettle_bay_kraken", "foe", ""),
    "hags_hot_cocoa": ("frost_hag", "turn", ""),
    "stardust": ("star_eater", "turn", "mimsy"),
    "borrowed_trick": ("the_unfamiliar", "turn", ""),
}
MAX_MP = {"A": 10, "B": 9, "C": 12}
MAX_HP = {"A": 13, "B": 12, "C": 13}


def holding(reward: str, at: Any = "turn", foes: Any = "kettle_bay_kraken", **position: Any) -> Play:
    """Seat B holds the reward; all Familiars have 5 HP and 5 MP unless it is said."""
    if foes == REWARDS[reward][0]:
        foes = "storm_roc"
    sides = {seat: {"hp": 5, "mp": 5, **position.pop(seat, {})} for seat in "ABC"}
    sides["B"] = {**sides["B"], "rewards": [REWARDS[reward][0]]}
    return Play(at, foes, **sides, **position)


def use(reward: str) -> str:
    return f"B use {reward} {REWARDS[reward][2]}".strip()


def gone(reward: str, **more: Any) -> dict[str, Any]:
    """What every use changes."""
    return {"B.rewards": [], "gone": [REWARDS[reward][0]], **more}


def to_window(reward: str) -> Play:
    """A game that waits in a window for this reward."""
    window = REWARDS[reward][1]
    at = {"turn": "turn", "pre": "action", "post": "action", "foe": "foe", "fall": "foe"}[window]
    play = holding(reward, at, **({"A": {"hp": 1}} if window == "fall" else {}))
    acts: dict[str, list[str | int]] = {"pre": ["A attack 1"], "post": ["A attack 1", 6], "fall": [20]}
    return play.play(*acts.get(window, []))


@pytest.mark.parametrize("reward", list(REWARDS))
def test_a_reward_is_used_once_by_its_holder_alone_and_leaves_the_game(reward: str) -> None:
    """FF-REW-04, FF-REW-05, FF-RULING-59"""
    play = to_window(reward)
    foe, window, _names = REWARDS[reward]
    assert (play.window(), play.asked()) == (window, "B")
    act = use(reward)
    assert act[2:] in play.offers("B")
    assert play.why(act.replace("B ", "A ")) in ("FF-REW-05", "FF-RULING-43")
    play.play(act)
    if reward == "djinns_wish":
        play.play("B choose wish_for_luck")
    elif reward == "borrowed_trick":
        play.play("B use healing_rain mimsy")
    assert (play["B.rewards"], play["gone"]) == ([], [foe])
    assert play.why(act) != ""


# Restoring


@pytest.mark.parametrize(
    ("reward", "changes"),
    [
        ("slime_salve", {"C.hp": 9}),
        ("bubble_pipe", {"C.mp": 9}),
        ("root_tonic", {"A.hp": 6, "B.hp": 6, "C.hp": 6, "A.mp": 6, "B.mp": 6, "C.mp": 6}),
        ("sirens_comb", {"A.mp": 7, "B.mp": 7, "C.mp": 7}),
        ("hags_hot_cocoa", {"A.hp": 8, "B.hp": 8, "C.hp": 8}),
        ("stardust", {"C.mp": 12, "B.tokens": 1, "supply": 9}),
        ("pleasant_dream", {"C.gems": 1}),
        ("lucky_spark", {"B.tokens": 2, "supply": 8}),
    ],
)
def test_a_reward_that_restores_or_gives(reward: str, changes: dict[str, Any]) -> None:
    play = holding(reward).play(use(reward))
    assert play.moved() == gone(reward, **changes)


@pytest.mark.parametrize(
    "reward", ["slime_salve", "bubble_pipe", "root_tonic", "sirens_comb", "hags_hot_cocoa", "stardust"]
)
def test_a_reward_restores_up_to_the_maximum_and_never_the_fallen(reward: str) -> None:
    """FF-RULING-34, FF-RULING-122"""
    near = {"C": {"hp": 12, "mp": 11}, "B": {"hp": 11, "mp": 8}}
    play = holding(reward, A={"hp": 0, "mp": 0}, toad="B", **near).play(use(reward))
    assert (play["A.hp"], play["A.mp"]) == (0, 0)
    for seat in "BC":
        assert play[f"{seat}.hp"] <= MAX_HP[seat]
        assert play[f"{seat}.mp"] <= MAX_MP[seat]
    assert (play["C.hp"], play["C.mp"]) != (12, 11)


@pytest.mark.parametrize("reward", ["slime_salve", "bubble_pipe", "stardust", "pleasant_dream"])
def test_a_reward_names_any_standing_familiar(reward: str) -> None:
    """FF-TERM-09"""
    play = holding(reward, A={"hp": 0, "mp": 0}, toad="B")
    assert play.uses("B") == [f"use {reward} jinxie", f"use {reward} mimsy"]
    assert play.why(f"B use {reward} piddy_paw") == "FF-TERM-09"


def test_pleasant_dream_names_only_a_familiar_that_is_short_of_gems() -> None:
    """FF-RULING-86"""
    play = holding("pleasant_dream", A={"gems": 3}, C={"gems": 3}, B={"gems": 2})
    assert play.uses("B") == ["use pleasant_dream jinxie"]
    assert play.why("B use pleasant_dream mimsy") == "FF-GOAL-09"
    full = {seat: {"hp": MAX_HP[seat], "gems": 3} for seat in "ABC"}
    assert holding("pleasant_dream", **full).wait() == "ChooseAction", "nobody is"


def test_pleasant_dream_goes_by_the_gems_of_this_game() -> None:
    """FF-RULING-83: two each at master level with four Familiars"""
    sides: dict[str, Any] = {seat: {"gems": 2} for seat in "ABCD"}
    sides["B"] = {"gems": 2, "rewards": ["dream_leech"]}
    familiars = "piddy_paw jinxie mimsy figgitch"
    assert Play("turn", "lava_lug", familiars, {"level": "master"}, **sides).wait() == "ChooseAction"
    sides["D"] = {"gems": 1}
    play = Play("turn", "lava_lug", familiars, {"level": "master"}, **sides)
    assert play.uses("B") == ["use pleasant_dream figgitch"]


@pytest.mark.parametrize(("held", "gained"), [(0, 2), (8, 2), (9, 1)])
def test_lucky_spark_gives_up_to_two_tokens_from_the_supply(held: int, gained: int) -> None:
    """FF-RULING-54"""
    play = holding("lucky_spark", A={"tokens": held}).play("B use lucky_spark")
    assert (play["B.tokens"], play["supply"]) == (gained, 10 - held - gained)


def test_lucky_spark_needs_a_supply() -> None:
    play = holding("lucky_spark", A={"tokens": 10})
    assert play.wait() == "ChooseAction"
    assert play.why("B use lucky_spark") == "FF-GOAL-09"


# Artifacts


def test_golden_egg_draws_an_artifact_for_its_holder() -> None:
    play = holding("golden_egg").play("B use golden_egg")
    assert len(play.luck()) == 15
    play.play("silver_bell")
    assert play.moved() == gone("golden_egg", **{"B.artifacts": ["silver_bell"], "decks.artifacts": 14})


def test_trunk_of_treasure_draws_for_each_standing_familiar_without_an_artifact_in_turn_order() -> None:
    sides = {"A": {"artifacts": ["silver_bell"]}, "B": {"rewards": ["mimic_trunk"]}, "C": {}, "D": {"hp": 0}, "E": {}}
    play = Play("turn", "lava_lug", FIVE, first="C", **sides).play("B use trunk_of_treasure")
    play.play("magic_seeds", "prism_lens", "toad_trumpet")
    drawn = {"C.artifacts": ["magic_seeds"], "E.artifacts": ["prism_lens"], "B.artifacts": ["toad_trumpet"]}
    assert play.moved() == {"B.rewards": [], "gone": ["mimic_trunk"], "decks.artifacts": 11, **drawn}


def test_trunk_of_treasure_stops_with_the_deck() -> None:
    """FF-RULING-58"""
    play = holding("trunk_of_treasure", decks={"artifacts": ["magic_seeds", "silver_bell"]})
    play.play("B use trunk_of_treasure", "silver_bell", "magic_seeds")
    assert [play[f"{seat}.artifacts"] for seat in "ABC"] == [["silver_bell"], ["magic_seeds"], []]


@pytest.mark.parametrize("reward", ["golden_egg", "trunk_of_treasure"])
def test_a_reward_that_draws_needs_a_deck(reward: str) -> None:
    play = holding(reward, decks={"artifacts": []})
    assert play.wait() == "ChooseAction"
    assert play.why(f"B use {reward}") == "FF-GOAL-09"


def test_an_artifact_gained_before_the_turn_may_be_used_in_it() -> None:
    """FF-RULING-115"""
    play = holding("golden_egg", toad="B").play("B use golden_egg", "silver_bell")
    assert "use silver_bell" in play.offers("B")


# Peeking


def test_stolen_plans_turn_up_the_next_wave_and_restore_an_mp() -> None:
    """FF-RULING-116: the Coven Card, then the Foes, not in play"""
    play = holding("stolen_plans").play("B use stolen_plans")
    assert play.luck() == ["mistral", "ember", "sirena", "terra", "akasha"]
    play.play("ember", "gloop", "cinder_imp")
    peeked = {"known_coven": ["ember"], "known_foes": ["gloop", "cinder_imp"], "decks.coven": 4, "decks.foes_1": 5}
    assert play.moved() == gone("stolen_plans", **peeked, **{f"{seat}.mp": 6 for seat in "ABC"})
    assert play["B.coven"] == []


def test_stolen_plans_see_nothing_after_wave_4_and_nothing_twice() -> None:
    play = holding("stolen_plans", wave=4).play("B use stolen_plans")
    assert play.moved() == gone("stolen_plans", **{f"{seat}.mp": 6 for seat in "ABC"})
    known = {"known_coven": ["ember"], "known_foes": ["gloop", "cinder_imp"]}
    play = holding("stolen_plans", **known).play("B use stolen_plans")
    assert play.moved() == gone("stolen_plans", **{f"{seat}.mp": 6 for seat in "ABC"})


def test_what_was_peeked_at_comes_with_its_wave() -> None:
    known = {"known_coven": ["ember"], "known_foes": ["gloop", "cinder_imp"]}
    play = Play("action", "mudgrub:2", **known).play("A attack 1", 6)
    assert (play["wave"], play["B.coven"], play["foes.0.card"], play["foes.1.card"]) == (
        2,
        ["ember"],
        "gloop",
        "cinder_imp",
    )
    assert (play["known_coven"], play["known_foes"], play.wait()) == ([], [], "ChooseAction")


# On a Familiar's roll

COALS = [
    ("attack 1", 6, 2 + 3),
    ("attack 1", 17, 4 + 3),
    ("attack 1", 1, 0),
    ("cast summon_the_toad 1", 3, 1 + 3),
    ("cast summon_the_toad 1", 2, 0),
    ("cast whirligig 1", 9, 4 + 3),
    ("cast dust_devil 1", 5, 4 + 3),
]


@pytest.mark.parametrize(("act", "die", "damage"), COALS)
def test_hot_coal_adds_three_if_the_attack_hits_and_rules_out_the_ballyhoo(act: str, die: int, damage: int) -> None:
    """FF-RULING-22, FF-BALLY-12"""
    foes: list[dict[str, Any]] = [{"card": "lava_lug", "element": "earth"}]
    play = Play("action", foes, B={"rewards": ["cinder_imp"]}).play(f"A {act}", "B use hot_coal", die)
    assert (play["foes.0.hp"], play.wait(), play["B.rewards"]) == (20 - damage, "ChooseAction", [])
    if die == 1:
        assert play["A.hp"] == 12, "no bonus on a backfire"


@pytest.mark.parametrize("act", ["cast whirlwind 1", "cast tempest", "cast blowing_kisses mimsy"])
def test_hot_coal_is_for_physical_attacks_and_beginner_attack_spells_only(act: str) -> None:
    side = {"unlocked": True, "coven": ["mistral"]}
    assert Play("action", "lava_lug", A=side, B={"rewards": ["cinder_imp"]}).play(f"A {act}").luck()


def test_hot_coal_comes_after_the_doubling() -> None:
    """FF-RULING-22"""
    play = Play("action", "lava_lug", B={"gems": 1, "rewards": ["cinder_imp"]})
    play.play("A attack 1", "B use hot_coal", "B use rock_the_inferno", 6)
    assert play["foes.0.hp"] == 20 - (2 * 2 + 3)


def test_harpy_plume_makes_anybody_roll_again_and_leaves_the_ballyhoo() -> None:
    play = holding("harpy_plume", "action").play("A attack 1", 1, "B use harpy_plume", 6)
    assert (play["foes.0.hp"], play["A.hp"], play.wait()) == (24, 5, "BallyhooOffer")
    play = holding("harpy_plume", "foe").play(20, "B use harpy_plume", 4)
    assert [play[f"{seat}.hp"] for seat in "ABC"] == [5, 5, 5]


def test_roc_feather_makes_a_familiars_die_an_18_whatever_the_modifiers() -> None:
    """FF-RULING-100"""
    less = {"kind": "next_roll", "amount": -5, "owner": "C", "source": "undertow", "on": "A"}
    play = holding("roc_feather", "action", "gale_harpy", effects=[less]).play("A attack 1", 1, "B use roc_feather")
    assert (play["foes.0.hp"], play.wait()) == (19 - 4, "BallyhooOffer")


def test_a_re_roll_after_a_roc_feather_lifts_it() -> None:
    """FF-RULING-100"""
    play = holding("roc_feather", "action", A={"gems": 1}).play("A cast whirligig 1", 4, "A pass", "B use roc_feather")
    play.play("A use winds_of_change", 7)
    assert play["foes.0.hp"] == 26
    play = holding("roc_feather", "action", A={"gems": 1}).play("A cast whirligig 1", 4, "A use winds_of_change", 5)
    play.play("B use roc_feather")
    assert play["foes.0.hp"] == 22


def test_roc_feather_is_for_any_roll_of_a_familiar_and_for_no_foe() -> None:
    play = holding("roc_feather", "action", A={"coven": ["mistral"]}).play("A cast blowing_kisses jinxie", 1)
    assert play.play("B use roc_feather")["effects"] == ["next_roll 4 A blowing_kisses B when used"]
    play = holding("roc_feather", "foe", B={"gems": 0}, stops={"B": ["post"]}).play(7)
    assert play["A.hp"] == 4, "nobody is asked"


# On a Foe's roll


@pytest.mark.parametrize(("die", "lost"), [(7, 0), (13, 1), (18, 2), (1, 0)])
def test_mud_mask_prevents_one_hp_of_that_attack(die: int, lost: int) -> None:
    play = holding("mud_mask", "foe").play("B use mud_mask", die)
    assert [play[f"{seat}.hp"] for seat in "ABC"] == [5 - lost] * 3


def test_mud_mask_is_for_one_roll() -> None:
    play = holding("mud_mask", "foe", "kettle_bay_kraken cinder_imp").play("B use mud_mask", 13, 16)
    assert play["A.hp"] == 5 - 1 - 2


def test_heart_of_stone_prevents_all_hp_damage_and_neither_drain_nor_restriction() -> None:
    """FF-RULING-87, FF-RULING-120"""
    play = holding("heart_of_stone", "foe", "star_eater").play("B use heart_of_stone", 15)
    assert [play[f"{seat}.hp"] for seat in "ABC"] == [5, 5, 5]
    assert [play[f"{seat}.mp"] for seat in "ABC"] == [4, 4, 4]
    play = holding("heart_of_stone", "foe", "lava_lug").play("B use heart_of_stone", 20)
    assert (play["A.hp"], play["foes.0.restricts"]) == (5, ["no_healing"])


def test_ink_cloud_makes_the_foe_roll_two_dice_of_which_the_lower_counts() -> None:
    """FF-RULING-24, FF-RULING-123"""
    for first, second in ((20, 7), (7, 20)):
        play = holding("ink_cloud", "foe", "storm_roc").play("B use ink_cloud", first, second)
        assert play.told("foe_rolled") == ["foe_rolled storm_roc 7 7"]
    play = holding("ink_cloud", "foe", "storm_roc", A={"gems": 1}).play("B use ink_cloud", 20, 20)
    assert play.play("A use winds_of_change", 14, 1).told("foe_rolled")[1:] == ["foe_rolled storm_roc 1 1"]


def test_a_reward_declared_on_a_roll_that_does_not_take_place_is_spent() -> None:
    """FF-RULING-99"""
    sides = {"B": {"rewards": ["mudgrub"]}, "C": {"rewards": ["magma_wyrm"]}}
    play = Play("foe", "cinder_imp:5 lava_lug", **sides).play("B use mud_mask", "C use wyrmfire 1", 8)
    assert (play["gone"], play["C.rewards"], play["A.hp"]) == (["mudgrub", "magma_wyrm"], ["cinder_imp"], 12)


# Would fall


@pytest.mark.parametrize(
    ("at", "acts", "seat"),
    [
        ("foe", [9], "A"),
        ("action", ["A attack 1", 1], "A"),
        ("action", ["A attack 1", 6, "C ballyhoo", "closed"], "C"),
    ],
)
def test_ninth_life_leaves_an_endangered_familiar_one_hp(at: str, acts: list[str | int], seat: str) -> None:
    """FF-RULING-98: whatever it is that it would fall by"""
    sides: dict[str, Any] = {"A": {"hp": 1}, "B": {"hp": 5, "mp": 0, "rewards": ["void_kitten"]}, "C": {"hp": 1}}
    sides["A" if seat == "C" else "C"]["hp"] = 5
    play = Play(at, "cinder_imp", **sides).play(*acts)
    assert (play.window(), play.asked()) == ("fall", "B")
    play.play("B use ninth_life")
    assert (play[f"{seat}.hp"], play["B.rewards"]) == (1, [])


def test_ninth_life_saves_one_of_several_in_turn_order() -> None:
    play = Play("foe", "cinder_imp", A={"hp": 1}, B={"hp": 5, "rewards": ["void_kitten"]}, C={"hp": 1}).play(9)
    assert play.offers("B") == ["pass", "use ninth_life"]
    play.play("B pass")
    assert play.window() == "fall", "now for Mimsy"
    play.play("B use ninth_life")
    assert (play["A.hp"], play["B.hp"], play["C.hp"]) == (0, 4, 1)


def test_ninth_life_saves_its_own_holder_and_is_no_healing() -> None:
    """FF-RULING-79"""
    foes = [{"card": "cinder_imp", "restricts": ["no_healing"]}]
    play = Play("foe", foes, B={"hp": 1, "rewards": ["void_kitten"]}).play(20, "B use ninth_life")
    assert (play["B.hp"], play["A.hp"]) == (1, 11)


# What lasts for a round

ROUND_LONG = [
    ("bramble_armor", "prevents 1 B bramble_armor team foes' turn"),
    ("troll_tonic", "damage_bonus 1 physical B troll_tonic team foes' turn"),
    ("lava_lamp", "cheaper 1 B lava_lamp team foes' turn"),
    ("countesss_fan", "attack_rolls 2 B countesss_fan team foes' turn"),
]


@pytest.mark.parametrize(("reward", "effect"), ROUND_LONG)
def test_a_round_long_reward_ends_with_the_next_foes_turn_to_end(reward: str, effect: str) -> None:
    """FF-REW-06, FF-RULING-56"""
    play = holding(reward, toad="C").play(f"B use {reward}")
    assert play.moved() == gone(reward, effects=[effect])
    play.play("C attack 1", 1)
    assert play["effects"] == [effect]
    assert play.play(4)["effects"] == []
    play = holding(reward, "foe", "kettle_bay_kraken cinder_imp").play(f"B use {reward}", 4)
    assert play["effects"] == [effect]
    assert play.play(5)["effects"] == []


@pytest.mark.parametrize(("reward", "effect"), ROUND_LONG)
def test_a_round_long_reward_ends_when_its_user_falls(reward: str, effect: str) -> None:
    """FF-FALL-05, FF-RULING-66"""
    play = holding(reward, B={"hp": 1}).play(f"B use {reward}", "A cast summon_the_toad 1", 5, "B ballyhoo", "closed")
    assert (play["B.hp"], play["effects"]) == (0, [])


def test_bramble_armor_takes_an_hp_off_every_foe_attack_and_adds_up_with_others() -> None:
    """FF-RULING-94"""
    play = holding("bramble_armor", "foe", "kettle_bay_kraken cinder_imp").play("B use bramble_armor", 18, 16)
    assert [play[f"{seat}.hp"] for seat in "ABC"] == [5 - 2 - 1] * 3
    wall = {"kind": "prevents", "amount": 2, "owner": "D", "source": "thornwall", "on": "team"}
    play = Play("foe", "lava_lug", FIVE, B={"rewards": ["brambleback"]}, effects=[wall]).play("B use bramble_armor", 19)
    assert (play["A.hp"], play["foes.0.restricts"]) == (13, ["no_healing"])


def test_troll_tonic_adds_one_to_hits_of_physical_attacks_of_all() -> None:
    tonic = {"kind": "damage_bonus", "about": "physical", "owner": "B", "source": "troll_tonic", "on": "team"}
    for act, die, damage, wait in (
        ("attack 1", 6, 3, "BallyhooOffer"),
        ("attack 1", 1, 0, "ChooseAction"),
        ("cast summon_the_toad 1", 3, 1, "BallyhooOffer"),
        ("use runaway_broom 1", 6, 5, "BallyhooOffer"),
        ("use bottled_lightning 1", 0, 6, "ChooseAction"),
    ):
        side = {"artifacts": ["runaway_broom", "bottled_lightning"]}
        play = Play("action", "lava_lug", A=side, effects=[tonic]).play(f"A {act}", *([die] if die else []))
        assert (play["foes.0.hp"], play.wait()) == (20 - damage, wait), act
    play = Play("action", "gloop", "mimsy jinxie", effects=[tonic]).play("A attack 1", 10)
    assert (play["foes.0.hp"], play.wait()) == (15, "BallyhooOffer"), "a bonus can turn a hit of 0 into a success"


@pytest.mark.parametrize(
    ("act", "cost"),
    [
        ("cast summon_the_toad 1", 1),
        ("cast whirligig 1", 2),
        ("cast dust_devil 1", 1),
        ("cast whirlwind 1", 3),
        ("cast tempest", 2),
        ("cast fair_breeze", 1),
        ("cast blowing_kisses mimsy", 1),
    ],
)
def test_lava_lamp_makes_spells_one_mp_cheaper_down_to_one(act: str, cost: int) -> None:
    """FF-RULING-38"""
    lamp = {"kind": "cheaper", "owner": "B", "source": "lava_lamp", "on": "team"}
    foes = [{"card": "cinder_imp", "element": "earth"}]
    side = {"unlocked": True, "coven": ["mistral"]}
    assert Play("action", foes, A=side, effects=[lamp]).play(f"A {act}")["A.mp"] == 10 - cost


def test_lava_lamp_is_not_for_amounts_ballyhoo_or_revive() -> None:
    """FF-RULING-38"""
    lamp = {"kind": "cheaper", "owner": "B", "source": "lava_lamp", "on": "team"}
    play = Play("action", "cinder_imp", A={"hp": 1}, effects=[lamp]).play("A cast healing_paw piddy_paw", "A pay 2")
    assert (play["A.hp"], play["A.mp"]) == (3, 8)
    assert Play("action", "cinder_imp", effects=[lamp]).play("A attack 1", 6, "B ballyhoo")["B.mp"] == 8
    sides: dict[str, Any] = {"A": {"unlocked": True}, "B": {"unlocked": True}, "C": {"hp": 0}}
    play = Play("action", "cinder_imp", **sides, effects=[lamp]).play("A cast revive mimsy", "B agree")
    assert play["A.mp"] == 8


def test_lava_lamp_and_enthralling_are_summed_before_the_minimum() -> None:
    """FF-RULING-38, FF-EX-44"""
    lamp = {"kind": "cheaper", "owner": "B", "source": "lava_lamp", "on": "team"}
    for act, cost in (("cast whirligig 1", 3), ("cast summon_the_toad 1", 1)):
        assert Play("action", "murk_siren", effects=[lamp]).play(f"A {act}")["A.mp"] == 10 - cost


def test_countesss_fan_adds_two_to_attack_rolls_of_all() -> None:
    fan = {"kind": "attack_rolls", "amount": 2, "owner": "B", "source": "countesss_fan", "on": "team"}
    play = Play("action", "cinder_imp", effects=[fan]).play("A attack 1", 4)
    assert (play.told("rolled"), play.wait()) == (["rolled A 4 6"], "BallyhooOffer")
    play = Play("action", "cinder_imp", A={"coven": ["mistral"]}, effects=[fan]).play("A cast blowing_kisses mimsy", 4)
    assert play.told("rolled") == ["rolled A 4 4"]
    assert Play("foe", "cinder_imp", effects=[fan]).play(14).told("foe_rolled") == ["foe_rolled cinder_imp 14 14"]


# Damage


def test_wyrmfire_does_five_damage_that_is_no_attack() -> None:
    """FF-RULING-93"""
    play = holding("wyrmfire", foes="kettle_bay_kraken cinder_imp")
    assert play.uses("B") == ["use wyrmfire 1", "use wyrmfire 2"]
    play.play("B use wyrmfire 2")
    assert play.moved() == gone("wyrmfire", **{"foes.1.hp": 10, "foes.1.last_damaged_by": "B"})
    assert (play.wait(), play.asked()) == ("ChooseAction", "A"), "no tick, no Ballyhoo"


def test_wyrmfire_gives_the_card_to_its_user() -> None:
    """FF-REW-02, FF-RULING-55: and what is won may be used from the next window on"""
    play = holding("wyrmfire", foes="kettle_bay_kraken cobble_troll:4").play("B use wyrmfire 2")
    assert (play["B.rewards"], play["foes.1.hp"]) == (["cobble_troll"], 0)
    assert (play.window(), play.uses("B")) == ("turn", ["use troll_tonic"])
    assert play.why("B use wyrmfire 1") == "FF-REW-05"


def test_wyrmfire_in_the_foes_turn_keeps_a_foe_from_rolling() -> None:
    """FF-EX-84"""
    play = holding("wyrmfire", "foe", "cinder_imp:3 kettle_bay_kraken").play("B use wyrmfire 1")
    assert (play["foes.0.hp"], play.told("foe_rolled")) == (0, [])
    play.play(4)
    assert play.told("foe_rolled") == ["foe_rolled kettle_bay_kraken 4 4"]


# Djinn's Wish

WISHES = [
    ("choose wish_for_health mimsy", {"C.hp": 10}),
    ("choose wish_for_health jinxie", {"B.hp": 10}),
    ("choose wish_for_magic piddy_paw", {"A.mp": 10}),
    ("choose wish_for_luck", {"B.tokens": 1, "supply": 9}),
]


@pytest.mark.parametrize(("wish", "changes"), WISHES)
def test_djinns_wish_is_one_of_four(wish: str, changes: dict[str, Any]) -> None:
    """D22"""
    play = holding("djinns_wish").play("B use djinns_wish")
    names = ["jinxie", "mimsy", "piddy_paw"]
    assert play.offers("B") == sorted(
        [
            *[f"choose wish_for_{n} {name}" for n in ("health", "magic") for name in names],
            "choose wish_for_luck",
            "choose wish_for_treasure",
        ]
    )
    assert play.moved() == {}, "nothing is spent before the wish"
    assert play.play(f"B {wish}").moved() == gone("djinns_wish", **changes)


def test_djinns_wish_for_an_artifact() -> None:
    play = holding("djinns_wish").play("B use djinns_wish", "B choose wish_for_treasure", "silver_bell")
    assert play.moved() == gone("djinns_wish", **{"B.artifacts": ["silver_bell"], "decks.artifacts": 14})


def test_djinns_wish_is_always_legal_also_for_nothing() -> None:
    """FF-RULING-109"""
    play = holding("djinns_wish", decks={"artifacts": []}, A={"tokens": 10}).play("B use djinns_wish")
    assert {"choose wish_for_luck", "choose wish_for_treasure"} <= set(play.offers("B"))
    assert play.play("B choose wish_for_treasure").moved() == gone("djinns_wish")


def test_djinns_wish_is_not_for_the_fallen() -> None:
    play = holding("djinns_wish", A={"hp": 0, "mp": 0}, toad="B").play("B use djinns_wish")
    assert play.why("B choose wish_for_health piddy_paw") == "FF-TERM-09"


# Borrowed Trick


def borrowing(at: str, foes: str = "cinder_imp", familiars: str = FIVE, **position: Any) -> Play:
    """Seat C, Mimsy with no gem, holds Borrowed Trick."""
    side = {"rewards": ["the_unfamiliar"], **position.pop("C", {})}
    return Play(at, foes, familiars, C=side, **position)


def test_borrowed_trick_as_each_ability_needs_no_gem_and_ticks_nothing() -> None:
    """FF-RULING-31, FF-RULING-104"""
    spent = {"C.rewards": [], "gone": ["the_unfamiliar"]}
    rain = [f"use healing_rain {name}" for name in sorted(FIVE.split())]
    play = borrowing("action").play("A attack 1", "C pass", 1, "C use borrowed_trick")
    assert play.offers("C") == [*rain, "use winds_of_change"]
    play.play("C use winds_of_change", 5)
    assert play.moved() == {"A.hp": 12, **spent}
    play = borrowing("action").play("A attack 1", "C use borrowed_trick")
    assert play.offers("C") == ["use finders_keepers", *rain, "use rock_the_inferno"]
    play.play("C use rock_the_inferno", 6)
    assert (play["foes.0.hp"], play["C.ticks"], play.wait()) == (14, [], "ChooseAction"), "and no Ballyhoo"
    play = borrowing("foe", A={"hp": 5}).play("C use borrowed_trick")
    assert {"use atomic_mirror", "use finders_keepers", "use healing_rain piddy_paw"} <= set(play.offers("C"))
    assert play.play("C use healing_rain piddy_paw").moved() == {"A.hp": 10, **spent}
    play = borrowing("foe").play("C use borrowed_trick", "C use atomic_mirror", 16)
    assert play.moved() == {"foes.0.hp": 16, "foes.0.last_damaged_by": "C", **spent}
    play = borrowing("foe").play("C use borrowed_trick", "C use finders_keepers", 5)
    assert play.moved() == {"C.tokens": 1, "supply": 9, **spent}, "the holder counts as the user"


def test_borrowed_trick_takes_the_abilities_of_this_game_alone_the_fallens_too() -> None:
    """FF-RULING-104"""
    play = borrowing("foe", familiars="piddy_paw jinxie figgitch nutterson_iii", D={"hp": 0}, A={"hp": 3})
    play.play("C use borrowed_trick")
    assert play.offers("C") == ["use atomic_mirror", "use finders_keepers"]
    play = borrowing("turn", familiars="piddy_paw jinxie figgitch", A={"hp": 3})
    assert play.wait() == "ChooseAction", "without Mimsy no ability fits here"


def test_borrowed_trick_counts_for_the_limit_of_one_a_roll() -> None:
    """FF-RULING-47, FF-RULING-104"""
    play = borrowing("action", B={"gems": 1}).play("A attack 1", "B use rock_the_inferno", "C use borrowed_trick")
    assert "use rock_the_inferno" not in play.offers("C")
    assert play.why("C use rock_the_inferno") == "FF-RULING-47"
    play = borrowing("foe", E={"gems": 1}).play("C use borrowed_trick", "C use atomic_mirror")
    assert play.luck(), "Nutterson is not asked any more"


def test_borrowed_trick_is_stopped_with_the_abilities() -> None:
    """FF-RULING-104"""
    foes: Any = [{"card": "dream_leech", "restricts": ["no_special_ability"]}]
    play = borrowing("foe", foes, A={"hp": 3}, stops={"C": ["foe"]})
    assert play.luck()
    play = borrowing("action", foes, A={"hp": 3})
    assert play.why("C use borrowed_trick") == "FF-RULING-104"
