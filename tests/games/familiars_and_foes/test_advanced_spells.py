"""every spell of the Advanced Spell Scrolls; Revive has its own module."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.games.familiars_and_foes.game import GAME
from grimalkin.games.familiars_and_foes.printed import Mat
from tests.games.familiars_and_foes.support import SPEC, Play, rows

MP = {"piddy_paw": 10, "jinxie": 9, "mimsy": 12, "figgitch": 8, "nutterson_iii": 12}
HP = {"piddy_paw": 13, "jinxie": 12, "mimsy": 13, "figgitch": 15, "nutterson_iii": 11}
IMP, LUG, GRUB = 14, 19, 17  # HP for two Familiars of three Foes without a Special Ability
# Familiar, spell, cost, what it names, chart
ATTACKS = [
    ("piddy_paw", "whirlwind", 4, " 1", "1-8 miss; 9+ hit 3"),
    ("nutterson_iii", "starblazer", 2, " 1", "1-4 miss; 5+ hit 6"),
    ("jinxie", "dragons_encore", 4, " 1", "1-3 backfire 2; 4-7 miss; 8+ hit 9"),
    ("mimsy", "maelstrom", 4, " 1", "1-8 miss; 9+ hit 7"),
    ("mimsy", "undertow", 3, " 1", "1-5 miss; 6+ hit 4"),
]
ON_EVERY_FOE = [
    ("piddy_paw", "tempest", 3, "1-5 miss; 6-17 hit 3; 18+ hit 5"),
    ("nutterson_iii", "supernova", 4, "1-16 hit 3; 17+ hit 8"),
]
# Familiar, spell, cost
ALL = [
    *[case[:3] for case in ATTACKS],
    *[case[:3] for case in ON_EVERY_FOE],
    ("jinxie", "wildfire_waltz", 3),
    ("figgitch", "avalanche", 4),
    ("piddy_paw", "fair_breeze", 2),
    ("nutterson_iii", "time_spiral", 2),
    ("jinxie", "phoenix_riff", 2),
    ("mimsy", "deep_tide_mend", 4),
    ("figgitch", "thornwall", 2),
    ("figgitch", "treasure_trove", 3),
]
OTHER = {mat: "mimsy" if mat != "mimsy" else "jinxie" for mat in MP}


def trained(mat: str, foes: str = "cinder_imp", **position: Any) -> Play:
    """Seat A has finished its training and must act."""
    side = {"unlocked": True, **position.pop("A", {})}
    return Play("action", foes, f"{mat} {OTHER[mat]}", A=side, **position)


def acts_of(play: Play, spell: str) -> list[str]:
    return [act for act in play.offers("A") if act.split()[:2] == ["cast", spell]]


def test_the_table_names_every_advanced_spell_and_each_scroll_has_three_and_revive() -> None:
    """FF-ADV-01, FF-ADV-04"""
    for card in GAME.library(SPEC).cards:
        if isinstance(card, Mat):
            found = [spell.word for spell in card.spells if spell.is_advanced()]
            assert sorted(found) == sorted([spell for mat, spell, _cost in ALL if mat == card.key] + ["revive"])


@pytest.mark.parametrize(("mat", "spell", "cost"), ALL)
def test_an_advanced_spell_needs_its_scroll_and_its_mp(mat: str, spell: str, cost: int) -> None:
    """FF-TRAIN-06, FF-ADV-02"""
    five = ["summon_toad", "physical_attack", "strong_or_elemental", "restorative", "special_ability"]
    beginner = Play("action", "cinder_imp", f"{mat} {OTHER[mat]}", A={"ticks": five})
    rich = trained(mat, A={"mp": cost})
    acts = acts_of(rich, spell)
    assert acts
    for act in acts:
        assert beginner.why(f"A {act}") == "FF-TRAIN-06"
        poor = trained(mat, A={"mp": cost - 1})
        assert act not in poor.offers("A")
        assert poor.why(f"A {act}") in ("FF-ADV-02", "FF-RULING-118")
    assert not acts_of(beginner, spell)


@pytest.mark.parametrize(("mat", "spell", "cost", "names", "chart"), ATTACKS)
def test_an_advanced_attack_follows_its_chart_and_unlocks_no_ballyhoo(
    mat: str, spell: str, cost: int, names: str, chart: str
) -> None:
    """FF-ADV-02, FF-BALLY-11, FF-RULING-70"""
    for face, [(kind, points)] in rows(chart).items():
        play = trained(mat, "cinder_imp lava_lug").play(f"A cast {spell}{names}", face)
        wanted: dict[str, Any] = {"A.mp": MP[mat] - cost}
        if kind == "backfire":
            wanted["A.hp"] = HP[mat] - points
        elif kind == "hit":
            wanted.update({"foes.0.hp": IMP - points, "foes.0.last_damaged_by": "A"})
            if spell == "undertow":
                wanted["effects"] = ["next_roll -5 A undertow foe.1 when used"]
        if spell == "whirlwind":
            wanted["parts"] = "A whirlwind 3"
        assert play.moved() == wanted, face
        assert play.wait() == ("NextTarget" if spell == "whirlwind" else "ChooseAction"), face
        assert play.asked() == ("A" if spell == "whirlwind" else "B"), face


@pytest.mark.parametrize(("mat", "spell", "cost", "chart"), ON_EVERY_FOE)
def test_a_spell_on_every_foe_is_one_roll_for_all_that_are_left(mat: str, spell: str, cost: int, chart: str) -> None:
    """FF-ADV-03, FF-RULING-39"""
    for face, [(kind, points)] in rows(chart).items():
        play = trained(mat, "cinder_imp lava_lug:0 mudgrub").play(f"A cast {spell}", face)
        wanted: dict[str, Any] = {"A.mp": MP[mat] - cost}
        if kind == "hit":
            wanted.update({"foes.0.hp": IMP - points, "foes.2.hp": GRUB - points})
            wanted.update({"foes.0.last_damaged_by": "A", "foes.2.last_damaged_by": "A"})
        assert play.moved() == wanted, face
        assert (play.wait(), play.asked()) == ("ChooseAction", "B")


# Whirlwind


def test_whirlwind_has_four_parts_each_at_any_foe_and_is_paid_once() -> None:
    """FF-RULING-101: and it may not stop early"""
    play = trained("piddy_paw", "cinder_imp lava_lug mudgrub:3")
    play.play("A cast whirlwind 2", 9)
    assert play.offers("A") == ["target 1", "target 2", "target 3"]
    play.play("A target 3", 20)
    assert play["B.rewards"] == []
    assert play["A.rewards"] == ["mudgrub"]
    assert play.offers("A") == ["target 1", "target 2"]
    assert play.why("A target 3") == "FF-DEFEAT-01"
    play.play("A target 1", 8, "A target 1", 15)
    assert (play["A.mp"], play["foes.0.hp"], play["foes.1.hp"]) == (6, IMP - 3, LUG - 3)
    assert (play.wait(), play.asked(), play["parts"]) == ("ChooseAction", "B", "")


def test_whirlwind_parts_left_when_the_wave_ends_are_finished_in_the_next_or_dropped() -> None:
    """FF-WAVE-07, FF-RULING-76: after the refill, before the Toad moves; it may carry again"""
    for last in ("A finish", "A drop"):
        play = trained("piddy_paw", "cinder_imp:3", B={"mp": 0}).play("A cast whirlwind 1", 9)
        assert play.luck() == ["mistral", "ember", "sirena", "terra", "akasha"], "Wave 2 is revealed at once"
        play.play("ember", "lava_lug")
        assert (play["wave"], play["toad"], play["A.mp"], play["B.mp"]) == (2, "A", 10, 12)
        assert (play.wait(), play.offers("A")) == ("FinishOrDrop", ["drop", "finish"])
        play.play(last)
        if last == "A finish":
            play.play("A target 1", 9, "A target 1", 10, "A target 1", 8)
            assert play["foes.0.hp"] == LUG - 6
            assert play["A.mp"] == 10, "nothing more is paid"
        else:
            assert play["foes.0.hp"] == LUG
        assert (play.asked(), play.wait(), play["toad"], play["parts"]) == ("B", "ChooseAction", "B", "")


def test_whirlwind_may_carry_again_and_the_toad_moves_once() -> None:
    """FF-RULING-92"""
    play = trained("piddy_paw", "gloop:1", known_foes=["murk_siren"], known_coven=["ember"])
    play.play("A cast whirlwind 1", 9)
    assert play["foes.0.card"] == "murk_siren"
    play.play("ruling foe 1 3", "A finish", "A target 1", 9, "mistral", "lava_lug")
    assert (play["wave"], play["parts"], play["toad"]) == (3, "A whirlwind 2", "A")
    play.play("A finish", "A target 1", 8, "A target 1", 8)
    assert play["toad"] == "B"


def test_whirlwind_parts_left_are_lost_when_the_caster_falls() -> None:
    """FF-RULING-66, FF-RULING-67: here by Courtly Disdain on a miss"""
    play = trained("piddy_paw", "ashen_countess", A={"hp": 1}).play("A cast whirlwind 1", 8)
    assert (play["A.hp"], play["parts"], play.asked()) == (0, "", "B")
    assert play.told("parts_lost") == ["parts_lost A 3"]


# Time Spiral


def test_time_spiral_gives_two_extra_actions_from_12_on() -> None:
    """FF-RULING-70"""
    for face in range(1, 21):
        play = trained("nutterson_iii").play("A cast time_spiral", face)
        wanted: dict[str, Any] = {"A.mp": 10}
        if face >= 12:
            wanted["parts"] = "A time_spiral 2"
        assert play.moved() == wanted, face
        assert (play.wait(), play.asked()) == (("ExtraAction", "A") if face >= 12 else ("ChooseAction", "B")), face


def test_an_extra_action_is_a_physical_attack_or_a_beginner_attack_spell_at_its_own_cost_or_nothing() -> None:
    """FF-RULING-63"""
    foes = [{"card": "cinder_imp", "element": "aether"}, {"card": "lava_lug"}]
    side = {"unlocked": True, "artifacts": ["silver_bell"], "coven": ["akasha"]}
    play = Play("action", foes, "nutterson_iii mimsy", A=side).play("A cast time_spiral", 12)
    attacks = [f"{what} {slot}" for what in ("attack", "cast summon_the_toad", "cast atomic_acorn") for slot in (1, 2)]
    assert play.offers("A") == sorted([*attacks, "cast mirror_star 1", "pass"])
    assert play.why("A cast mirror_star 2") == "FF-SPELL-04"
    play.play("A attack 1", 18)
    assert (play.wait(), play["foes.0.hp"]) == ("ExtraAction", IMP - 4), "no Ballyhoo"
    play.play("A cast mirror_star 1", 6)
    assert (play["A.mp"], play["foes.0.hp"]) == (8, IMP - 9)
    assert (play.wait(), play.asked()) == ("ChooseAction", "B"), "no Ballyhoo"


def test_each_extra_action_may_be_forgone() -> None:
    """D18"""
    play = trained("nutterson_iii").play("A cast time_spiral", 20, "A pass")
    assert play.wait() == "ExtraAction"
    play.play("A pass")
    assert (play.wait(), play.asked(), play["foes.0.hp"], play["A.mp"]) == ("ChooseAction", "B", IMP, 10)


def test_an_extra_action_that_cannot_be_paid_is_not_offered() -> None:
    play = trained("nutterson_iii", A={"mp": 2}).play("A cast time_spiral", 12)
    assert play.offers("A") == ["attack 1", "pass"]
    assert play.why("A cast summon_the_toad 1") == "FF-SPELL-01"


def test_an_extra_action_is_carried_into_the_next_wave() -> None:
    """FF-WAVE-07, FF-RULING-76: its cost is paid from the refilled MP"""
    play = trained("nutterson_iii", "gloop:1", A={"mp": 2}).play("A cast time_spiral", 12, "A attack 1", 8)
    play.play("akasha", "dream_leech", "A finish")
    assert play.offers("A") == sorted(
        ["attack 1", "cast atomic_acorn 1", "cast mirror_star 1", "cast summon_the_toad 1", "pass"]
    )
    play.play("A cast atomic_acorn 1", 10)
    assert (play["A.mp"], play["foes.0.hp"], play.asked(), play["toad"]) == (9, 13, "B", "B")


def test_an_extra_physical_attack_that_fells_its_owner_loses_the_other() -> None:
    """FF-RULING-66"""
    play = trained("nutterson_iii", A={"hp": 1}).play("A cast time_spiral", 12, "A attack 1", 1)
    assert (play["A.hp"], play["parts"], play.asked()) == (0, "", "B")


# Attacks on several Foes


def test_wildfire_waltz_hits_its_partner_for_5_and_each_other_foe_for_2() -> None:
    """FF-RULING-39: every Foe that it hits is targeted"""
    for face in range(1, 21):
        play = trained("jinxie", "cinder_imp lava_lug mudgrub").play("A cast wildfire_waltz 2", face)
        hit = face >= 7
        wanted: dict[str, Any] = {"A.mp": 6}
        if hit:
            wanted.update({"foes.0.hp": IMP - 2, "foes.1.hp": LUG - 5, "foes.2.hp": GRUB - 2})
            wanted.update({f"foes.{slot}.last_damaged_by": "A" for slot in range(3)})
        assert play.moved() == wanted, face
        assert (play.wait(), play.asked()) == ("ChooseAction", "B")


def test_wildfire_waltz_on_the_only_foe_is_a_plain_hit() -> None:
    play = trained("jinxie", "cinder_imp:0 lava_lug").play("A cast wildfire_waltz 2", 7)
    assert play.moved() == {"A.mp": 6, "foes.1.hp": LUG - 5, "foes.1.last_damaged_by": "A"}


def test_wildfire_waltz_gives_each_card_to_the_caster_the_partner_first() -> None:
    """Spec 5.4 c: main target first, then by slot"""
    play = trained("jinxie", "cinder_imp:2 lava_lug:5 mudgrub").play("A cast wildfire_waltz 2", 7)
    assert play["A.rewards"] == ["lava_lug", "cinder_imp"]


def test_avalanche_names_its_foes_before_the_roll_and_is_split_after_it() -> None:
    """FF-ADV-03"""
    for face in range(1, 21):
        play = trained("figgitch", "cinder_imp lava_lug mudgrub").play("A cast avalanche")
        assert play.offers("A") == sorted(["at 1", "at 2", "at 3", "at 1+2", "at 1+3", "at 2+3", "at 1+2+3"])
        assert play.moved() == {}
        play.play("A at 1+3", face)
        if face < 7:
            assert play.moved() == {"A.mp": 4}, face
            assert (play.wait(), play.asked()) == ("ChooseAction", "B")
            continue
        assert play.offers("A") == [f"split {n}" for n in range(1, 8)], face
        play.play("A split 3")
        wanted: dict[str, Any] = {"A.mp": 4, "foes.0.hp": IMP - 3, "foes.2.hp": GRUB - 5}
        wanted.update({"foes.0.last_damaged_by": "A", "foes.2.last_damaged_by": "A"})
        assert play.moved() == wanted, face


def test_avalanche_on_one_foe_is_not_split_and_on_three_leaves_at_least_one_for_each() -> None:
    play = trained("figgitch", "cinder_imp lava_lug").play("A cast avalanche", "A at 2", 7)
    assert play.moved() == {"A.mp": 4, "foes.1.hp": LUG - 8, "foes.1.last_damaged_by": "A"}
    play = trained("figgitch", "cinder_imp lava_lug mudgrub").play("A cast avalanche", "A at 1+2+3", 20)
    assert play.offers("A") == [f"split {n}" for n in range(1, 7)]
    play.play("A split 2")
    assert play.offers("A") == [f"split {n}" for n in range(1, 6)]
    play.play("A split 5")
    assert [play[f"foes.{slot}.hp"] for slot in range(3)] == [IMP - 2, LUG - 5, GRUB - 1]


def test_avalanche_does_not_offer_foes_that_are_defeated() -> None:
    play = trained("figgitch", "cinder_imp:0 lava_lug").play("A cast avalanche")
    assert play.offers("A") == ["at 2"]


# What a hit does besides


def test_maelstrom_restores_one_hp_to_every_standing_familiar_on_a_hit_only() -> None:
    """Spec 5.4 d"""
    for face, gained in ((8, 0), (9, 1)):
        play = Play("action", "lava_lug", "mimsy jinxie figgitch", A={"unlocked": True, "hp": 5}, C={"hp": 0})
        play.play("ruling hp jinxie 4", "A cast maelstrom 1", face)
        assert (play["A.hp"], play["B.hp"], play["C.hp"]) == (5 + gained, 4 + gained, 0)


def test_maelstrom_restores_also_if_it_defeats_the_foe() -> None:
    play = trained("mimsy", "cinder_imp:2 lava_lug", A={"hp": 5}).play("A cast maelstrom 1", 9)
    assert (play["A.rewards"], play["A.hp"]) == (["cinder_imp"], 6)


def test_undertow_lowers_the_next_roll_of_that_foe_alone() -> None:
    """FF-RULING-20, FF-RULING-75"""
    play = Play("action", "cinder_imp lava_lug", "jinxie mimsy", toad="B", B={"unlocked": True})
    play.play("B cast undertow 1", 6, 20)
    assert play.told("foe_rolled") == ["foe_rolled cinder_imp 20 15"]
    assert play["effects"] == []
    play.play(20)
    assert play.told("foe_rolled")[1:] == ["foe_rolled lava_lug 20 20"]


def test_undertow_leaves_nothing_on_a_foe_that_it_defeats_or_misses() -> None:
    for foes, face in (("cinder_imp:4 lava_lug", 6), ("cinder_imp lava_lug", 5)):
        assert trained("mimsy", foes).play("A cast undertow 1", face)["effects"] == []


# Utility


def test_deep_tide_mend_restores_four_hp_to_every_standing_familiar_without_a_roll() -> None:
    play = Play("action", "cinder_imp", "mimsy jinxie figgitch", A={"unlocked": True, "hp": 5}, C={"hp": 0})
    play.play("ruling hp jinxie 10").mark().play("A cast deep_tide_mend")
    assert play.moved() == {"A.mp": 8, "A.hp": 9, "B.hp": 12}
    assert (play.wait(), play.asked()) == ("ChooseAction", "B")


LASTING = [
    ("jinxie piddy_paw", "fair_breeze", 8, "attack_rolls 2 B fair_breeze team foes' turn"),
    ("jinxie figgitch", "thornwall", 6, "prevents 2 B thornwall team foes' turn"),
    ("mimsy jinxie", "phoenix_riff mimsy", 7, "next_hit 4 attack B phoenix_riff A foes' turn"),
    ("mimsy jinxie", "phoenix_riff jinxie", 7, "next_hit 4 attack B phoenix_riff B foes' turn"),
]


@pytest.mark.parametrize(("familiars", "spell", "mp", "effect"), LASTING)
def test_a_spell_that_lasts_needs_no_roll_and_ends_with_the_next_foes_turn(
    familiars: str, spell: str, mp: int, effect: str
) -> None:
    """Spec 5.8"""
    play = Play("action", "cinder_imp", familiars, toad="B", B={"unlocked": True}).play(f"B cast {spell}")
    assert play.moved() == {"B.mp": mp, "effects": [effect]}
    assert play.luck(), "the Foe rolls next"
    play.play(5)
    assert play.moved() == {"B.mp": mp}


def test_fair_breeze_adds_two_to_attack_rolls_of_all_and_to_no_other_roll() -> None:
    """FF-RULING-17: attack roll"""
    breeze = {"kind": "attack_rolls", "amount": 2, "owner": "A", "source": "fair_breeze", "on": "team"}
    play = Play("action", "cinder_imp", toad="B", effects=[breeze], B={"coven": ["ember"]})
    play.play("B attack 1", 5)
    assert play.told("rolled") == ["rolled B 5 7"]
    play.play("C pass", "A pass", "C cast quench 1", 20)
    assert play.told("rolled")[1:] == ["rolled C 20 20"]
    play = Play("action", "cinder_imp", toad="B", effects=[breeze], B={"coven": ["ember"]})
    play.play("B cast campfire_chorus", 3)
    assert play.told("rolled") == ["rolled B 3 3"]


def test_thornwall_takes_two_hp_off_every_foe_attack_for_each_familiar() -> None:
    """FF-RULING-94, FF-RULING-98: but nothing off an own backfire"""
    wall = {"kind": "prevents", "amount": 2, "owner": "A", "source": "thornwall", "on": "team"}
    familiars = "figgitch jinxie"
    play = Play("foes", "lava_lug cinder_imp", familiars, effects=[wall]).play(19, 20)
    assert (play["A.hp"], play["B.hp"]) == (14, 11)
    play = Play("action", "cinder_imp", familiars, toad="B", effects=[wall]).play("B attack 1", 1)
    assert play["B.hp"] == 11


def test_phoenix_riff_adds_four_to_the_next_hit_at_one_foe_and_rules_out_its_ballyhoo() -> None:
    riff = {"kind": "next_hit", "amount": 4, "about": "attack", "owner": "B", "source": "phoenix_riff", "on": "A"}
    play = Play("action", "cinder_imp", effects=[riff]).play("A attack 1", 6)
    assert play.moved() == {
        "foes.0.hp": 15 - 6,
        "foes.0.last_damaged_by": "A",
        "A.ticks": ["physical_attack"],
        "effects": [],
    }
    assert (play.wait(), play.asked()) == ("ChooseAction", "B")


@pytest.mark.parametrize("face", [1, 5])
def test_phoenix_riff_waits_while_there_is_no_hit(face: int) -> None:
    riff = {"kind": "next_hit", "amount": 4, "about": "attack", "owner": "B", "source": "phoenix_riff", "on": "A"}
    play = Play("action", "cinder_imp", effects=[riff]).play("A attack 1", face)
    assert play["effects"] == ["next_hit 4 attack B phoenix_riff A foes' turn"]


def test_phoenix_riff_needs_exactly_one_target() -> None:
    """FF-RULING-108: a spell on every Foe has one target when one Foe is in play"""
    riff = {"kind": "next_hit", "amount": 4, "about": "attack", "owner": "B", "source": "phoenix_riff", "on": "A"}
    for foes, hp, left in (("cinder_imp lava_lug", IMP - 3, 1), ("cinder_imp", IMP - 7, 0)):
        play = Play("action", foes, "piddy_paw jinxie", A={"unlocked": True}, effects=[riff]).play("A cast tempest", 6)
        assert (play["foes.0.hp"], len(play["effects"])) == (hp, left)


def test_phoenix_riff_is_not_for_the_fallen() -> None:
    play = Play("action", "cinder_imp", "jinxie mimsy", A={"unlocked": True}, B={"hp": 0})
    assert play.why("A cast phoenix_riff mimsy") == "FF-RULING-36"


def test_treasure_trove_draws_an_artifact_from_6_on_and_the_caster_names_who_gets_it() -> None:
    """D23"""
    for face in range(1, 21):
        play = trained("figgitch").play("A cast treasure_trove", face)
        if face < 6:
            assert play.moved() == {"A.mp": 5}, face
            assert (play.wait(), play.asked()) == ("ChooseAction", "B")
            continue
        assert len(play.luck()) == 15, face
        play.play("silver_bell")
        assert play.offers("A") == ["give figgitch", "give mimsy"], "all see the card before it is given"
        play.play("A give mimsy")
        assert play.told("drew", "chose", "kept")[-3:] == [
            "drew A silver_bell",
            "chose A give mimsy",
            "kept B silver_bell",
        ]
        assert play.moved() == {"A.mp": 5, "B.artifacts": ["silver_bell"], "decks.artifacts": 14}


def test_treasure_trove_gives_nothing_to_the_fallen_and_nothing_from_an_empty_deck() -> None:
    """FF-RULING-58, FF-RULING-122"""
    play = Play("action", "cinder_imp", "figgitch mimsy jinxie", A={"unlocked": True}, B={"hp": 0})
    play.play("A cast treasure_trove", 6, "silver_bell")
    assert play.offers("A") == ["give figgitch", "give jinxie"]
    assert play.why("A give mimsy") == "FF-RULING-122"
    play = trained("figgitch", decks={"artifacts": []}).play("A cast treasure_trove", 20)
    assert (play.moved(), play.asked()) == ({"A.mp": 5}, "B")
