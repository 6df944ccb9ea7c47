"""the fifteen Artifacts."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.games.familiars_and_foes.game import GAME
from grimalkin.games.familiars_and_foes.printed import ArtifactCard
from tests.games.familiars_and_foes.support import FIVE, SPEC, Play

# Artifact: name, what its use by seat A names among three Familiars and two Foes
ARTIFACTS = {
    "magic_seeds": ("Magic Seeds", ["1", "2"]),
    "cracked_crystal_ball": ("Cracked Crystal Ball", [""]),
    "toad_trumpet": ("Toad Trumpet", ["1", "2"]),
    "cloak_of_dusk": ("Cloak of Dusk", [""]),
    "mirror_shard": ("Mirror Shard", ["1", "2"]),
    "phoenix_feather": ("Phoenix Feather", ["jinxie", "mimsy", "piddy_paw"]),
    "bottled_lightning": ("Bottled Lightning", ["1", "2"]),
    "bubbling_cauldron": ("Bubbling Cauldron", [""]),
    "moonwater_flask": ("Moonwater Flask", ["jinxie", "mimsy", "piddy_paw"]),
    "drowsy_hourglass": ("Drowsy Hourglass", ["1", "2"]),
    "runaway_broom": ("Runaway Broom", ["1", "2"]),
    "prism_lens": ("Prism Lens", ["1", "2"]),
    "second_sip_potion": ("Second-Sip Potion", ["jinxie", "mimsy", "piddy_paw"]),
    "collectors_satchel": ("Collector's Satchel", [""]),
    "silver_bell": ("Silver Bell", [""]),
}
every_artifact = pytest.mark.parametrize("artifact", list(ARTIFACTS))


def holding(artifact: str, foes: Any = "cinder_imp lava_lug", **position: Any) -> Play:
    """Seat A holds the Artifact and must act."""
    side = {"artifacts": [artifact], **position.pop("A", {})}
    return Play("action", foes, A=side, **position)


def used(artifact: str, **more: Any) -> dict[str, Any]:
    """What every use changes."""
    return {"A.artifacts": [], "A.ticks": ["artifact"], "gone": [artifact], **more}


def acts_of(play: Play, artifact: str) -> list[str]:
    return [act for act in play.offers("A") if act.split()[:2] == ["use", artifact]]


# All of them


def test_the_table_names_every_artifact() -> None:
    cards = {card.key: card.name for card in GAME.library(SPEC).cards if isinstance(card, ArtifactCard)}
    assert cards == {artifact: name for artifact, (name, _names) in ARTIFACTS.items()}


@every_artifact
def test_an_artifact_is_a_turn_action_of_its_holder(artifact: str) -> None:
    """FF-ART-01, FF-RULING-57, FF-RULING-59"""
    play = holding(artifact)
    acts = [f"use {artifact} {one}".strip() for one in ARTIFACTS[artifact][1]]
    assert acts_of(play, artifact) == acts
    other = Play("action", "cinder_imp lava_lug", B={"artifacts": [artifact]})
    assert acts_of(other, artifact) == []
    for act in acts:
        assert other.why(f"A {act}") == "FF-RULING-59"
        assert other.why(f"B {act}") == "FF-RULING-57", "it is not an interrupt"
    assert other.interrupts("B") == []
    stops = {"B": ["turn", "pre", "post", "flip", "fall", "after", "foe", "wave"]}
    ways: dict[str, list[str | int]] = {"turn": ["A attack 1", 6, "B ballyhoo", "open", "C pass"], "foe": [9]}
    for at, acts_on_it in ways.items():
        walked = Play(at, "lava_lug", B={"artifacts": [artifact], "hp": 9}, stops=stops)
        assert walked.walk(*acts_on_it) == []


@every_artifact
def test_an_artifact_is_stopped_by_no_artifact(artifact: str) -> None:
    """FF-RULING-79"""
    play = holding(artifact, [{"card": "mudgrub", "restricts": ["no_artifact"]}, {"card": "lava_lug"}])
    assert acts_of(play, artifact) == []
    for one in ARTIFACTS[artifact][1]:
        assert play.why(f"A use {artifact} {one}".strip()) == "FF-RULING-79"


@every_artifact
def test_a_used_artifact_leaves_the_game_and_ticks_its_task_at_once(artifact: str) -> None:
    """FF-ART-03, FF-RULING-32"""
    play = holding(artifact)
    play.play(f"A {acts_of(play, artifact)[0]}")
    if artifact == "prism_lens":
        play.play("A element earth")
    assert (play["A.artifacts"], play["gone"], play["A.ticks"]) == ([], [artifact], ["artifact"])


# Magic Seeds


def test_magic_seeds_are_five_flips_each_at_a_foe_of_ones_choice() -> None:
    """FF-RULING-93"""
    play = holding("magic_seeds").play("A use magic_seeds 1", "open")
    assert play.offers("A") == ["target 1", "target 2"]
    play.play("A target 2", "open", "A target 2", "closed", "A target 1", "open", "A target 2", "open")
    changes = {"foes.0.hp": 15 - 4, "foes.1.hp": 20 - 4}
    assert play.moved() == used(
        "magic_seeds", **changes, **{"foes.0.last_damaged_by": "A", "foes.1.last_damaged_by": "A"}
    )
    assert (play.wait(), play.asked()) == ("ChooseAction", "B"), "no Ballyhoo"


def test_magic_seeds_can_be_turned_by_tokens() -> None:
    play = holding("magic_seeds", C={"tokens": 1}).play("A use magic_seeds 1", "closed", "C token")
    assert play["foes.0.hp"] == 13


def test_magic_seeds_left_when_the_wave_ends_are_thrown_in_the_next() -> None:
    """FF-WAVE-07"""
    play = holding("magic_seeds", "gloop:2").play("A use magic_seeds 1", "open")
    assert play["parts"] == "A magic_seeds 4"
    play.play("ember", "mudgrub", "cinder_imp", "A finish", "A target 1", "open", "A target 2", "open")
    play.play("A target 2", "closed", "A target 2", "open")
    assert (play["foes.0.hp"], play["foes.1.hp"], play["parts"], play.asked()) == (16, 11, "", "B")
    play = holding("magic_seeds", "gloop:2").play("A use magic_seeds 1", "open", "ember", "mudgrub", "cinder_imp")
    assert play.play("A drop")["parts"] == ""


def test_the_last_of_the_magic_seeds_carries_nothing() -> None:
    play = holding("magic_seeds", "gloop:10").play("A use magic_seeds 1", *["open", "A target 1"] * 4, "open")
    play.play("ember", "mudgrub", "cinder_imp")
    assert (play["parts"], play.wait(), play.asked()) == ("", "ChooseAction", "B")


def test_magic_seeds_are_lost_if_only_a_foe_is_left_that_they_cannot_hit() -> None:
    """FF-RULING-102"""
    play = holding("magic_seeds", "gloop:2 mimic_trunk").play("A use magic_seeds 1", "open")
    assert (play["parts"], play.wait(), play.asked(), play["wave"]) == ("", "ChooseAction", "B", 1)


def test_a_single_seed_that_was_carried_is_the_last() -> None:
    parts = {"owner": "A", "source": "magic_seeds", "left": 1}
    play = Play("wave", wave=2, parts=parts).play("ember", "mudgrub", "cinder_imp", "A finish", "A target 1", "open")
    assert play["foes.0.hp"] == 16


# The others


def test_cracked_crystal_ball_turns_up_the_next_wave_and_gives_a_token() -> None:
    """FF-RULING-116"""
    play = holding("cracked_crystal_ball").play("A use cracked_crystal_ball", "terra", "gloop", "mudgrub")
    peeked = {"known_coven": ["terra"], "known_foes": ["gloop", "mudgrub"], "decks.coven": 4, "decks.foes_1": 5}
    assert play.moved() == used("cracked_crystal_ball", **peeked, **{"A.tokens": 1, "supply": 9})
    play = holding("cracked_crystal_ball", wave=4).play("A use cracked_crystal_ball")
    assert play.moved() == used("cracked_crystal_ball", **{"A.tokens": 1, "supply": 9})
    play = holding("cracked_crystal_ball", wave=3).play("A use cracked_crystal_ball", "terra", "ember")
    assert len(play.luck()) == 7, "Wave 4 has two Coven Cards; its first Foe is of level 2"


def test_toad_trumpet_is_blown_by_all_the_user_first_then_clockwise() -> None:
    """FF-RULING-93: each Open flip is credited to its flipper"""
    play = Play("action", "lava_lug", FIVE, toad="C", C={"artifacts": ["toad_trumpet"]}, E={"hp": 0})
    play.play("C use toad_trumpet 1", "open", "closed", "open", "open")
    assert play.told("flipped") == ["flipped C 0", "flipped D 1", "flipped A 0", "flipped B 0"]
    assert (play["foes.0.hp"], play["foes.0.last_damaged_by"]) == (23 - 6, "B")
    assert (play["B.hp"], play["D.hp"], play.asked(), play.wait()) == (12, 15, "D", "ChooseAction"), "no Ballyhoo"


def test_toad_trumpet_stops_when_the_foe_is_defeated_and_the_card_goes_to_the_flipper() -> None:
    play = holding("toad_trumpet", "gloop:3 cinder_imp").play("A use toad_trumpet 1", "open", "open")
    assert (play["B.rewards"], play["A.rewards"], play.asked()) == (["gloop"], [], "B")


def test_cloak_of_dusk_keeps_its_user_from_hp_loss_by_foe_attacks() -> None:
    """FF-RULING-98"""
    play = Play("action", "star_eater", toad="C", C={"artifacts": ["cloak_of_dusk"]}).play("C use cloak_of_dusk")
    assert play["effects"] == ["prevents 99 C cloak_of_dusk C foes' turn"]
    play.play(15)
    assert [play[f"{seat}.hp"] for seat in "ABC"] == [11, 10, 13]
    assert [play[f"{seat}.mp"] for seat in "ABC"] == [9, 8, 11], "drain is not a HP loss"
    assert play["effects"] == []
    cloak = {"kind": "prevents", "amount": 99, "owner": "A", "source": "cloak_of_dusk", "on": "A"}
    assert Play("action", "cinder_imp", effects=[cloak]).play("A attack 1", 1)["A.hp"] == 12


def test_mirror_shard_reflects_the_next_attack_of_that_foe() -> None:
    """FF-RULING-48, FF-RULING-50, FF-RULING-51"""
    play = holding("mirror_shard").play("A use mirror_shard 1")
    assert play.moved() == used("mirror_shard", effects=["reflects 1 A mirror_shard foe.1 foes' turn"])
    play = Play("action", "cinder_imp:2 lava_lug", toad="C", C={"artifacts": ["mirror_shard"]})
    play.play("C use mirror_shard 1", 16)
    assert (play["C.rewards"], play["A.hp"], play["effects"]) == (["cinder_imp"], 13, [])
    play.play(8)
    assert play["A.hp"] == 12, "the other Foe is not reflected"


@pytest.mark.parametrize(("die", "hp"), [(5, 15), (1, 13)])
def test_mirror_shard_is_used_up_by_a_roll_that_is_no_hit(die: int, hp: int) -> None:
    """FF-RULING-49"""
    shard = {"kind": "reflects", "owner": "A", "source": "mirror_shard", "on": "foe.1"}
    play = Play("foe", "cinder_imp lava_lug", effects=[shard]).play(die)
    assert (play["foes.0.hp"], play["effects"]) == (hp, [])


def test_mirror_shard_ends_with_the_foes_turn_also_unused() -> None:
    """The Foe was made to skip its roll"""
    shard = {"kind": "reflects", "owner": "A", "source": "mirror_shard", "on": "foe.1"}
    sleep = {"kind": "skips", "owner": "B", "source": "drowsy_hourglass", "on": "foe.1"}
    play = Play("foe", "cinder_imp lava_lug", effects=[shard, sleep])
    assert play["effects"] == ["reflects 1 A mirror_shard foe.1 foes' turn"]
    assert play.play(5)["effects"] == []


@pytest.mark.parametrize("name", ["piddy_paw", "jinxie", "mimsy"])
def test_phoenix_feather_leaves_four_hp_the_next_time_that_familiar_would_fall(name: str) -> None:
    seat = {"piddy_paw": "A", "jinxie": "B", "mimsy": "C"}[name]
    play = holding("phoenix_feather").play(f"A use phoenix_feather {name}")
    assert play.moved() == used("phoenix_feather", effects=[f"survives 4 A phoenix_feather {seat} when used"])


def test_phoenix_feather_works_by_itself_once_whatever_it_is() -> None:
    """FF-RULING-98: before W-FALL"""
    feather = {"kind": "survives", "amount": 4, "owner": "A", "source": "phoenix_feather", "on": "B"}
    play = Play("foe", "stone_colossus", B={"hp": 2, "rewards": ["void_kitten"]}, effects=[feather]).play(20)
    assert (play["B.hp"], play["effects"], play["B.rewards"]) == (4, [], ["void_kitten"])
    play = Play("action", "cinder_imp", B={"hp": 1}, effects=[feather]).play("A attack 1", 6, "B ballyhoo", "closed")
    assert play["B.hp"] == 4
    play = Play("action", "cinder_imp", toad="B", B={"hp": 1}, effects=[feather]).play("B attack 1", 1)
    assert play["B.hp"] == 4
    play = Play("foe", "cinder_imp", B={"hp": 3}, effects=[feather]).play(20)
    assert (play["B.hp"], len(play["effects"])) == (1, 1), "not before it would fall"


def test_phoenix_feather_lasts_through_the_foes_turn_and_ends_with_its_owners_fall() -> None:
    """FF-RULING-66"""
    feather = {"kind": "survives", "amount": 4, "owner": "A", "source": "phoenix_feather", "on": "B"}
    assert len(Play("foe", "cinder_imp", effects=[feather]).play(5)["effects"]) == 1
    assert Play("foe", "cinder_imp", A={"hp": 1}, effects=[feather]).play(9)["effects"] == []


def test_bottled_lightning_does_six_damage_without_a_roll() -> None:
    """FF-RULING-93"""
    play = holding("bottled_lightning").play("A use bottled_lightning 2")
    assert play.moved() == used("bottled_lightning", **{"foes.1.hp": 14, "foes.1.last_damaged_by": "A"})
    assert (play.wait(), play.asked()) == ("ChooseAction", "B"), "no Ballyhoo"
    play = holding("bottled_lightning", "gloop:6 lava_lug").play("A use bottled_lightning 1")
    assert play["A.rewards"] == ["gloop"]


def test_bubbling_cauldron_restores_three_hp_to_every_standing_familiar() -> None:
    play = holding("bubbling_cauldron", A={"hp": 3, "artifacts": ["bubbling_cauldron"]}, B={"hp": 11}, C={"hp": 0})
    assert play.play("A use bubbling_cauldron").moved() == used("bubbling_cauldron", **{"A.hp": 6, "B.hp": 12})


def test_moonwater_flask_fills_the_mp_of_one_standing_familiar() -> None:
    play = holding("moonwater_flask", B={"mp": 0}, C={"hp": 0})
    assert play.why("A use moonwater_flask mimsy") == "FF-TERM-09"
    assert play.play("A use moonwater_flask jinxie").moved() == used("moonwater_flask", **{"B.mp": 9})
    assert holding("moonwater_flask").play("A use moonwater_flask piddy_paw").moved() == used("moonwater_flask")


def test_drowsy_hourglass_makes_a_foe_skip_its_next_roll_without_a_window() -> None:
    """FF-RULING-124"""
    play = Play(
        "action", "cinder_imp lava_lug", toad="C", A={"rewards": ["mudgrub"]}, C={"artifacts": ["drowsy_hourglass"]}
    )
    play.play("C use drowsy_hourglass 1")
    assert play.told("foe_skipped") == ["foe_skipped cinder_imp"]
    assert (play.window(), play.asked(), play["effects"]) == ("foe", "A", []), "for Foe #2"
    play.play("A pass", 5)
    assert play.told("foe_rolled") == ["foe_rolled lava_lug 5 5"]


def test_drowsy_hourglass_waits_for_the_foe_and_ends_with_its_owners_fall() -> None:
    sleep = {"kind": "skips", "owner": "A", "source": "drowsy_hourglass", "on": "foe.2"}
    play = Play("foe", "cinder_imp lava_lug", A={"hp": 1}, effects=[sleep]).play(9)
    assert play.luck(), "Foe #2 rolls after all"
    assert play["effects"] == []


# dice of each mat's worst and best rows, with what they do doubled
BROOMS = [
    ("piddy_paw", 5, {"A.hp": 11}),
    ("piddy_paw", 6, {"foes.0.hp": 11}),
    ("piddy_paw", 17, {"foes.0.hp": 7}),
    ("jinxie", 6, {"A.hp": 10}),
    ("jinxie", 7, {"foes.0.hp": 9}),
    ("mimsy", 4, {}),
    ("mimsy", 5, {"foes.0.hp": 13}),
    ("figgitch", 18, {"foes.0.hp": 9}),
    ("nutterson_iii", 4, {"A.hp": 9}),
    ("nutterson_iii", 18, {"foes.0.hp": 7}),
]


@pytest.mark.parametrize(("mat", "die", "changes"), BROOMS)
def test_runaway_broom_is_a_physical_attack_with_everything_doubled(
    mat: str, die: int, changes: dict[str, Any]
) -> None:
    """FF-RULING-30, FF-RULING-117"""
    familiars = " ".join([mat, *[name for name in FIVE.split() if name != mat][:2]])
    play = holding("runaway_broom", familiars=familiars).play("A use runaway_broom 1", die)
    struck = "foes.0.hp" in changes
    ticks = ["physical_attack", "artifact"] if struck else ["artifact"]
    credit = {"foes.0.last_damaged_by": "A"} if struck else {}
    assert play.moved() == {**used("runaway_broom", **changes, **credit), "A.ticks": ticks}
    assert play.wait() == ("BallyhooOffer" if struck else "ChooseAction")


def test_prism_lens_gives_a_foe_any_element_and_the_user_may_cast_the_elemental_spell_on_it_now() -> None:
    """FF-RULING-117"""
    play = holding("prism_lens").play("A use prism_lens 2")
    assert play.offers("A") == sorted([f"element {one}" for one in ("air", "earth", "fire", "water", "aether")])
    assert play.moved() == {}, "nothing is spent before the element is named"
    play.play("A element earth")
    assert play.moved() == used("prism_lens", **{"foes.1.element": "earth"})
    assert (play.wait(), play.offers("A")) == ("CastNow", ["cast dust_devil 2", "pass"])
    play.play("A cast dust_devil 2", 5)
    assert (play["A.mp"], play["foes.1.hp"], play["foes.1.element"]) == (8, 16, "earth")
    assert play["A.ticks"] == ["strong_or_elemental", "artifact"]
    assert play.wait() == "BallyhooOffer"


def test_prism_lens_without_the_spell() -> None:
    play = holding("prism_lens").play("A use prism_lens 1", "A element earth", "A pass")
    assert (play["A.mp"], play.wait(), play.asked()) == (10, "ChooseAction", "B")
    for position in ({"A": {"mp": 1, "artifacts": ["prism_lens"]}}, {}):
        element = "earth" if position else "water"
        play = holding("prism_lens", **position).play("A use prism_lens 1", f"A element {element}")
        assert (play.wait(), play.asked(), play["foes.0.element"]) == ("ChooseAction", "B", element)


def test_prism_lens_works_under_no_magic_but_its_spell_does_not() -> None:
    foes = [{"card": "murk_siren", "restricts": ["no_magic"]}]
    play = holding("prism_lens", foes).play("A use prism_lens 1", "A element earth")
    assert (play["foes.0.element"], play.asked()) == ("earth", "B")


def test_the_element_of_a_prism_lens_stays_for_all() -> None:
    play = holding("prism_lens").play("A use prism_lens 1", "A element air")
    assert "cast backdraft 1" in play.offers("B")


def test_second_sip_potion_gives_a_gem_to_a_familiar_that_is_short_of_one() -> None:
    """FF-RULING-86"""
    play = holding("second_sip_potion", A={"gems": 3, "artifacts": ["second_sip_potion"]}, B={"gems": 2}, C={"hp": 0})
    assert acts_of(play, "second_sip_potion") == ["use second_sip_potion jinxie"]
    assert play.why("A use second_sip_potion piddy_paw") == "FF-GOAL-09"
    assert play.why("A use second_sip_potion mimsy") == "FF-TERM-09"
    assert play.play("A use second_sip_potion jinxie")["B.gems"] == 3


def test_collectors_satchel_draws_two_keeps_one_and_puts_the_other_under_the_deck() -> None:
    """D21"""
    play = holding("collectors_satchel").play("A use collectors_satchel", "silver_bell", "magic_seeds")
    assert play.offers("A") == ["keep magic_seeds", "keep silver_bell"]
    play.play("A keep magic_seeds")
    assert (play["A.artifacts"], play["decks.artifacts"], play.asked()) == (["magic_seeds"], 13, "B")
    assert [card.split()[0] for card in play.deck("artifacts")["bottom"]] == ["silver_bell"]


def test_collectors_satchel_with_one_card_left_and_with_none() -> None:
    """FF-RULING-58"""
    play = holding("collectors_satchel", decks={"artifacts": ["silver_bell"]})
    play.play("A use collectors_satchel", "silver_bell")
    assert (play["A.artifacts"], play["decks.artifacts"], play.asked()) == (["silver_bell"], 0, "B")
    play = holding("collectors_satchel", decks={"artifacts": []})
    assert play.why("A use collectors_satchel") == "FF-GOAL-09"


def test_the_card_under_the_deck_is_drawn_last() -> None:
    play = holding("collectors_satchel", decks={"artifacts": ["silver_bell", "magic_seeds", "prism_lens"]})
    play.play("A use collectors_satchel", "silver_bell", "magic_seeds", "A keep magic_seeds")
    assert play.deck("artifacts")["cards"] == ["prism_lens"]


def test_silver_bell_ends_all_restrictions_and_restores_an_mp() -> None:
    """FF-RULING-78"""
    foes = [{"card": "murk_siren", "restricts": ["no_magic"]}, {"card": "lava_lug", "restricts": ["no_healing"]}]
    play = holding("silver_bell", foes, A={"mp": 3, "artifacts": ["silver_bell"]}, B={"mp": 9}, C={"hp": 0})
    play.play("A use silver_bell")
    assert play.moved() == used("silver_bell", **{"foes.0.restricts": [], "foes.1.restricts": [], "A.mp": 4})
