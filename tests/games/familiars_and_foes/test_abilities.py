"""the five Special Abilities; in which windows they are offered stands in test_windows.py."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.familiars_and_foes.support import FIVE, Play

# who has it, where the game begins, what is played to its window, the window, its use
ABILITIES: list[tuple[str, str, list[str | int], str, str]] = [
    ("A", "action", ["A attack 1", 6], "post", "winds_of_change"),
    ("B", "action", ["A attack 1"], "pre", "rock_the_inferno"),
    ("C", "turn", [], "turn", "healing_rain mimsy"),
    ("D", "action", ["A attack 1"], "pre", "finders_keepers"),
    ("E", "foe", [], "foe", "atomic_mirror"),
]
every_ability = pytest.mark.parametrize(("seat", "at", "acts", "window", "use"), ABILITIES)


def gem(seat: str, gems: int = 1, **more: Any) -> dict[str, Any]:
    return {seat: {"gems": gems, **more}}


# Every ability


@every_ability
def test_a_use_costs_a_gem_and_ticks_the_task(seat: str, at: str, acts: list[str | int], window: str, use: str) -> None:
    """FF-SA-02, FF-SA-03, FF-RULING-31, FF-TRAIN-03"""
    sides = {seat: {"gems": 2}, "A": {"hp": 12, "gems": 2 if seat == "A" else 0}}
    play = Play(at, "cinder_imp", FIVE, **sides).play(*acts)
    assert (play.window(), play.asked(), play[f"{seat}.gems"], play[f"{seat}.ticks"]) == (window, seat, 2, [])
    play.play(f"{seat} use {use}")
    assert (play[f"{seat}.gems"], play[f"{seat}.ticks"]) == (1, ["special_ability"])


@every_ability
def test_no_special_ability_stops_every_gem(seat: str, at: str, acts: list[str | int], window: str, use: str) -> None:
    """FF-RULING-79"""
    foes = [{"card": "dream_leech", "restricts": ["no_special_ability"]}]
    sides = {other: {"hp": 9, "gems": 1} for other in "ABCDE"}
    stops = {other: ["turn", "pre", "post", "flip", "after", "foe", "wave"] for other in "ABCDE"}
    play = Play(at, foes, FIVE, stops=stops, **sides)
    assert play.walk(*acts) == []
    play = Play(at, foes, FIVE, stops=stops, **{**sides, seat: {"hp": 9, "gems": 1, "rewards": ["gloop"]}})
    left = list(acts)
    while play.window() != window:
        play.play(f"{seat} pass" if play.window() else left.pop(0))
    assert play.why(f"{seat} use {use}") == "FF-RULING-79"
    assert play.uses(seat) == [f"use slime_salve {name}" for name in sorted(FIVE.split())], "rewards are"


# Winds of Change


def test_winds_of_change_makes_a_familiar_roll_again_and_the_new_die_counts() -> None:
    """FF-SA-08, FF-SA-09, FF-RULING-21: target and cost stay"""
    play = Play("action", "cinder_imp", toad="B", **gem("A")).play("B cast marshmallow_meteor 1", 20)
    play.play("A use winds_of_change")
    assert play.luck() == [str(face) for face in range(1, 21)]
    play.play(1)
    assert play.moved() == {"B.mp": 6, "B.hp": 11, "A.gems": 0, "A.ticks": ["special_ability"]}


def test_winds_of_change_makes_a_foe_roll_again() -> None:
    play = Play("foe", "cinder_imp", **gem("A")).play(20, "A use winds_of_change", 5)
    assert play.moved() == {"A.gems": 0, "A.ticks": ["special_ability"]}


def test_winds_of_change_has_no_limit_but_the_gems() -> None:
    """FF-RULING-46, FF-RULING-47"""
    play = Play("action", "cinder_imp", **gem("A", 3)).play("A attack 1", 1)
    for face in (2, 3, 20):
        play.play("A use winds_of_change", face)
    assert (play["A.gems"], play["foes.0.hp"], play["A.mp"]) == (0, 11, 10)


def test_winds_of_change_leaves_the_ballyhoo() -> None:
    play = Play("action", "cinder_imp", **gem("A")).play("A attack 1", 1, "A use winds_of_change", 6)
    assert play.wait() == "BallyhooOffer"


def test_winds_of_change_is_for_dice_and_not_for_coins() -> None:
    """FF-RULING-46"""
    play = Play("action", "cinder_imp", stops={"A": ["flip"]}, **gem("A")).play("A attack 1", 6, "A pass", "B ballyhoo")
    play.play("closed")
    assert (play["B.hp"], play.asked(), play.wait()) == (11, "B", "ChooseAction")


def test_winds_of_change_keeps_modifiers_and_what_was_declared() -> None:
    """FF-RULING-21"""
    kisses = {"kind": "next_roll", "amount": 4, "owner": "A", "source": "blowing_kisses", "on": "B"}
    side = {"gems": 1, "coven": ["mistral"]}
    play = Play("action", "cinder_imp", toad="B", A=side, B={"gems": 1}, effects=[kisses])
    play.play("B attack 1", "B use rock_the_inferno", 1, "A use winds_of_change", 3)
    assert play.told("rolled") == ["rolled B 1 5", "rolled B 3 7"]
    assert play["foes.0.hp"] == 15 - 6


def test_winds_of_change_rolls_a_helper_spell_again() -> None:
    play = Play("action", "cinder_imp", A={"gems": 1, "coven": ["mistral"]}).play("A cast blowing_kisses mimsy", 1)
    play.play("A use winds_of_change", 4)
    assert play["effects"] == ["next_roll 4 A blowing_kisses C when used"]


# Rock the Inferno


@pytest.mark.parametrize(("die", "change"), [(1, {"A.hp": 11}), (5, {"A.hp": 11}), (6, {"foes.0.hp": 11})])
def test_rock_the_inferno_doubles_attack_points_and_backfire(die: int, change: dict[str, Any]) -> None:
    """FF-RULING-22"""
    play = Play("action", "cinder_imp", **gem("B")).play("A attack 1", "B use rock_the_inferno", die)
    moved = play.moved()
    assert {path: moved[path] for path in change} == change
    assert (play.wait(), play.asked()) == ("ChooseAction", "B"), "no Ballyhoo on that attack"


def test_rock_the_inferno_is_used_once_a_roll() -> None:
    """FF-RULING-47"""
    play = Play("action", "cinder_imp", toad="B", **gem("B", 3)).play("B attack 1", "B use rock_the_inferno")
    assert play.luck()
    play = Play("action", "cinder_imp", toad="B", B={"gems": 3, "rewards": ["gale_harpy", "lava_lug"]})
    play.play("B cast summon_the_toad 1", "B use rock_the_inferno", 1, "B use harpy_plume", 3)
    assert play["foes.0.hp"] == 15 - 2
    play = Play("action", "lava_lug", toad="B", B={"gems": 3, "rewards": ["cinder_imp"]}).play("B attack 1")
    play.play("B use rock_the_inferno")
    assert play.offers("B") == ["pass", "use hot_coal"]
    assert play.why("B use rock_the_inferno") == "FF-RULING-47"


def test_two_doublings_make_three_times_as_much() -> None:
    """FF-RULING-23"""
    play = Play("action", "cinder_imp", A={"artifacts": ["runaway_broom"]}, **gem("B"))
    play.play("A use runaway_broom 1", "B use rock_the_inferno", 17)
    assert play["foes.0.hp"] == 15 - 12


@pytest.mark.parametrize(
    ("mat", "act", "offered"),
    [
        ("piddy_paw", "A attack 1", True),
        ("piddy_paw", "A cast summon_the_toad 1", True),
        ("piddy_paw", "A cast whirlwind 1", True),
        ("piddy_paw", "A cast tempest", False),
        ("piddy_paw", "A cast blowing_kisses jinxie", False),
        ("nutterson_iii", "A cast starblazer 1", True),
        ("nutterson_iii", "A cast supernova", False),
        ("nutterson_iii", "A cast time_spiral", False),
        ("figgitch", "A cast treasure_trove", False),
    ],
)
def test_rock_the_inferno_is_for_attack_rolls_against_exactly_one_foe(mat: str, act: str, offered: bool) -> None:
    side = {"unlocked": True, **({"coven": ["mistral"]} if mat == "piddy_paw" else {})}
    play = Play("action", "cinder_imp lava_lug", f"{mat} jinxie", A=side, B={"gems": 1}).play(act)
    assert (play.window() == "pre") == offered
    if act.endswith(("tempest", "supernova")):
        alone = Play("action", "cinder_imp:0 lava_lug", f"{mat} jinxie", A=side, B={"gems": 1}).play(act)
        assert alone.window() == "pre", "one Foe in play is one target (FF-RULING-108)"


def test_rock_the_inferno_on_jinxies_own_advanced_spells() -> None:
    side = {"unlocked": True, "gems": 1}
    play = Play("action", "cinder_imp lava_lug", "jinxie mimsy", A=side).play("A cast wildfire_waltz 1")
    assert play.luck(), "it targets both"
    play = Play("action", "lava_lug", "jinxie mimsy", A=side).play(
        "A cast wildfire_waltz 1", "A use rock_the_inferno", 7
    )
    assert play["foes.0.hp"] == 19 - 10
    play = Play("action", "lava_lug", "jinxie mimsy", A=side).play(
        "A cast dragons_encore 1", "A use rock_the_inferno", 1
    )
    assert play["A.hp"] == 12 - 4


def test_rock_the_inferno_doubles_one_part_of_a_whirlwind() -> None:
    play = Play("action", "lava_lug", A={"unlocked": True}, **gem("B")).play("A cast whirlwind 1", "B pass", 9)
    play.play("A target 1", "B use rock_the_inferno", 9, "A target 1", 9, "A target 1", 9)
    assert play["foes.0.hp"] == 20 - 3 - 6 - 3 - 3


def test_rock_the_inferno_on_one_foe_of_an_avalanche() -> None:
    for acts, offered in ((["A at 1"], True), (["A at 1+2"], False)):
        play = Play("action", "lava_lug cinder_imp", "figgitch jinxie", A={"unlocked": True}, **gem("B"))
        play.play("A cast avalanche", *acts)
        assert (play.window() == "pre") == offered


# Healing Rain


@pytest.mark.parametrize(("hp", "after"), [(1, 6), (8, 13), (11, 13)])
def test_healing_rain_restores_five_hp_to_any_standing_familiar(hp: int, after: int) -> None:
    play = Play("turn", "cinder_imp", A={"hp": hp}, B={"hp": 0}, C={"gems": 2})
    assert play.offers("C") == ["pass", "use healing_rain mimsy", "use healing_rain piddy_paw"]
    assert play.why("C use healing_rain jinxie") == "FF-SA-07"
    assert play.play("C use healing_rain piddy_paw")["A.hp"] == after


def test_healing_rain_saves_with_the_dreadful_die_on_the_table_as_often_as_there_are_gems() -> None:
    """FF-RULING-47, FF-RULING-52"""
    play = Play("foe", "stone_colossus", A={"hp": 1}, B={"hp": 1}, C={"gems": 3, "hp": 13}).play("C pass", 20)
    play.play("C use healing_rain piddy_paw")
    assert play.window() == "post", "Jinxie is still in peril"
    play.play("C use healing_rain jinxie")
    assert (play["A.hp"], play["B.hp"], play["C.gems"]) == (2, 2, 1)


def test_healing_rain_gives_nothing_while_healing_is_forbidden() -> None:
    """FF-RULING-79, FF-RULING-109: it may be used all the same"""
    foes = [{"card": "lava_lug", "restricts": ["no_healing"]}]
    play = Play("turn", foes, A={"hp": 3}, C={"gems": 1}, stops={"C": ["turn"]}).play("C use healing_rain piddy_paw")
    assert (play["A.hp"], play["C.gems"]) == (3, 0)


# Finders Keepers


@pytest.mark.parametrize("face", range(1, 21))
def test_finders_keepers_finds_an_artifact_from_11_on_and_a_token_below(face: int) -> None:
    play = Play("foe", "cinder_imp", FIVE, D={"gems": 1}).play("D use finders_keepers", face)
    if face >= 11:
        assert len(play.luck()) == 15
        play.play("silver_bell")
        assert (play["D.artifacts"], play["D.tokens"]) == (["silver_bell"], 0)
    else:
        assert (play["D.artifacts"], play["D.tokens"], play["supply"]) == ([], 1, 9)


def test_finders_keepers_reads_the_final_die() -> None:
    """FF-RULING-96"""
    fan = {"kind": "attack_rolls", "amount": 2, "owner": "B", "source": "countesss_fan", "on": "team"}
    play = Play("action", "cinder_imp", FIVE, D={"gems": 1}, effects=[fan]).play(
        "A attack 1", "D use finders_keepers", 9
    )
    assert play.play("silver_bell")["D.artifacts"] == ["silver_bell"]
    play = Play("action", "sneaky_spyder", FIVE, D={"gems": 1}).play("A attack 1", "D use finders_keepers", 11)
    assert play["D.tokens"] == 1


def test_finders_keepers_is_scored_once_after_a_re_roll() -> None:
    play = Play("foe", "cinder_imp", FIVE, A={"gems": 1}, D={"gems": 1}).play("D use finders_keepers", 20)
    play.play("A use winds_of_change", 5)
    assert (play["D.tokens"], play["D.artifacts"]) == (1, [])


def test_finders_keepers_is_for_any_die_once_a_roll_and_leaves_the_ballyhoo() -> None:
    """FF-RULING-47"""
    side = {"unlocked": True, "gems": 3}
    for act in ("D attack 1", "D cast treasure_trove", "D cast summon_the_toad 1"):
        play = Play("action", "cinder_imp", FIVE, toad="D", D=side).play(act)
        assert play.offers("D") == ["pass", "use finders_keepers"]
        assert play.play("D use finders_keepers").luck(), "not twice"
    play = Play("action", "cinder_imp", FIVE, D={"gems": 1}).play("A attack 1", "D use finders_keepers", 6)
    assert play.wait() == "BallyhooOffer"


def test_finders_keepers_finds_nothing_in_an_empty_deck_or_supply() -> None:
    """FF-RULING-54, FF-RULING-58"""
    play = Play("foe", "cinder_imp", FIVE, D={"gems": 1}, decks={"artifacts": []}).play("D use finders_keepers", 15)
    assert (play["D.artifacts"], play["D.tokens"], play.wait()) == ([], 0, "ChooseAction")
    sides = {"A": {"tokens": 10}, "D": {"gems": 1}}
    play = Play("foe", "cinder_imp", FIVE, **sides).play("D use finders_keepers", 5)
    assert (play["D.tokens"], play["supply"]) == (0, 0)


def test_finders_keepers_comes_before_the_fall() -> None:
    """FF-RULING-96"""
    play = Play("foe", "cinder_imp", FIVE, D={"gems": 1, "hp": 1}).play("D use finders_keepers", 15, "silver_bell")
    assert (play["D.hp"], play["D.artifacts"]) == (0, ["silver_bell"])


def test_finders_keepers_is_spent_for_nothing_if_the_foe_does_not_roll() -> None:
    """FF-RULING-99"""
    sides = {"D": {"gems": 1}, "E": {"rewards": ["magma_wyrm"]}}
    play = Play("foe", "cinder_imp:5 lava_lug", FIVE, **sides).play("D use finders_keepers", "E use wyrmfire 1")
    assert (play["D.gems"], play["D.ticks"], play["D.tokens"]) == (0, ["special_ability"], 0)


# Atomic Mirror


@pytest.mark.parametrize(
    ("foe", "die", "wanted"),
    [
        ("stone_colossus", 18, {"foes.0.hp": 26, "foes.0.last_damaged_by": "E"}),
        ("cobble_troll", 20, {"foes.0.hp": 20, "foes.0.last_damaged_by": "E", "foes.0.restricts": ["no_artifact"]}),
        ("star_eater", 15, {"foes.0.hp": 27, "foes.0.last_damaged_by": "E"}),
        ("stone_colossus", 6, {"foes.0.hp": 27}),
        ("stone_colossus", 1, {}),
        ("dream_leech", 4, {}),
    ],
)
def test_atomic_mirror_turns_the_attack_points_and_nothing_else(foe: str, die: int, wanted: dict[str, Any]) -> None:
    """FF-SA-06, FF-RULING-48, FF-RULING-49, FF-RULING-97"""
    play = Play("foe", foe, FIVE, E={"gems": 1}).play("E use atomic_mirror", die)
    moved = play.moved()
    assert {path: moved[path] for path in moved if path.startswith("foes") or path.endswith(".hp")} == wanted
    assert (play["E.gems"], play["E.ticks"]) == (0, ["special_ability"])
    drained = foe == "star_eater"
    assert [play[f"{seat}.mp"] for seat in "ABCDE"] == ([9, 8, 11, 7, 11] if drained else [10, 9, 12, 8, 12])


def test_atomic_mirror_gives_a_reflected_final_blow_to_nutterson() -> None:
    """FF-RULING-50"""
    foes = [{"card": "cinder_imp", "hp": 2, "last_damaged_by": "A"}, {"card": "lava_lug"}]
    play = Play("foe", foes, FIVE, E={"gems": 1}).play("E use atomic_mirror", 20)
    assert (play["E.rewards"], play["A.rewards"]) == (["cinder_imp"], [])


def test_atomic_mirror_is_declared_before_that_foes_roll_and_once() -> None:
    """FF-SA-06, FF-RULING-47"""
    play = Play("foe", "cinder_imp lava_lug", FIVE, E={"gems": 3}).play("E use atomic_mirror")
    assert play.luck(), "not twice on one roll"
    play.play(20)
    assert (play.window(), play.uses("E")) == ("foe", ["use atomic_mirror"])
    play.play("E pass", 19)
    assert (play["foes.0.hp"], play["A.hp"], play["foes.1.hp"]) == (16, 10, 23)


def test_atomic_mirror_holds_through_a_re_roll_and_uses_no_prevention() -> None:
    """FF-RULING-21, FF-RULING-51"""
    wall = {"kind": "prevents", "amount": 2, "owner": "D", "source": "thornwall", "on": "team"}
    play = Play("foe", "lava_lug", FIVE, A={"gems": 1}, E={"gems": 1}, effects=[wall])
    play.play("E use atomic_mirror", 5, "A use winds_of_change", 14)
    assert (play["foes.0.hp"], play["A.hp"]) == (21, 13)
