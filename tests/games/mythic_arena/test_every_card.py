"""Every card has a test of what it does: a table names it, and what no other test plays is played here."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from grimalkin.core.cards import Card
from grimalkin.core.datafiles import data_files
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.printed import (
    STATUSES,
    TYPES,
    BattlePower,
    Bearer,
    Box,
    ElythCard,
    ItemCard,
    PetCard,
    RuneCard,
    StatusCard,
)
from grimalkin.games.mythic_arena.values import hit_of, increase_of, miss_of, speed_of
from tests.games.mythic_arena import turns
from tests.games.mythic_arena.support import FIVE, Play
from tests.games.mythic_arena.turns import side

HERE = Path(__file__).parent
SCENARIOS = HERE.parents[1] / "scenarios" / "mythic_arena"
EDITIONS = ["2020", "first"]
both_editions = pytest.mark.parametrize("edition", EDITIONS)


def box(edition: str) -> Box:
    return Box(GAME.library({"edition": edition, "cards": "spec"}))


# Every Battle Power: its pet, its cost, its total Hit (2020, first), its damage and the status that it leaves.
# Natural 10 on the Tortoise, which has 200 HP, Miss 2 and is slower than everybody.

BLOWS = [
    ("astaryan", "claw_rake", 0, 3, 20, ""),
    ("astaryan", "acid_spray", 3, 3, 30, "corrosion 1"),
    ("goliath", "crushing_blow", 1, 2, 30, ""),
    ("goliath", "earthshaker", 4, 2, 40, ""),
    ("ember_wing", "blazing_talon", 1, 3, 30, "burn 1"),
    ("ember_wing", "pyre_dive", 4, 3, 40, ""),
    ("golden_claw", "golden_talons", 1, 4, 30, "bleed 1"),
    ("golden_claw", "sky_plunge", 4, 4, 40, ""),
    ("silver_paw", "powerful_bite", 2, 2, 30, ""),
    ("silver_paw", "hamstring", 4, 2, 20, "bleed 1"),
    ("ol_chomper", "crunch", 1, 3, 30, ""),
    ("ol_chomper", "death_roll", 3, 3, 50, ""),
    ("huangdi", "thunder_breath", 2, 3, 30, ""),
    ("huangdi", "storm_coil", 5, 3, 40, ""),
    ("aelwen", "thorn_dart", 1, 3, 20, "poison 1"),
    ("aelwen", "moonbeam", 3, 3, 30, ""),
    ("bling_bling", "quick_jab", 1, 3, 20, ""),
    ("bling_bling", "sticky_fingers", 3, 3, 20, ""),
    ("gloth", "charge", 1, 4, 30, ""),
    ("gloth", "tusk_gore", 3, 4, 30, "bleed 1"),
    ("solace", "switch_hit", 1, 3, 20, ""),
    ("solace", "sorrows_edge", 4, 3, 40, ""),
    ("mimick", "pseudopod", 0, 2, 20, ""),
    ("mimick", "mimicry", 2, 2, 30, "stunned 1"),  # Shell Slam
    ("eclipsion", "umbral_fang", 2, 3, 30, ""),
    ("eclipsion", "dread_eclipse", 4, 3, 30, "fear 1"),
    ("valtharax", "rending_claws", 2, 3, 30, "bleed 1"),
    ("valtharax", "ruinous_roar", 5, 3, 50, ""),
    ("sir_edmund", "horn_thrust", 1, 2, 20, ""),
    ("sir_edmund", "radiant_horn", 3, 2, 30, ""),
    ("nagessa", "venom_fangs", 1, 3, 20, "poison 1"),
    ("nagessa", "coil", 3, 3, 20, ""),
    ("mossback", "snap", 0, 1, 20, ""),
    ("mossback", "shell_slam", 3, 1, 30, "stunned 1"),
    ("whisper", "chill_touch", 1, 3, 20, ""),
    ("whisper", "soul_drain", 4, 3, 30, ""),
    ("bastion", "stone_fist", 1, 2, 30, ""),
    ("bastion", "ground_pound", 3, 2, 20, "stunned 1"),
    ("zephyra", "static_feathers", 1, 3, 20, ""),
    ("zephyra", "gale_force", 4, 3, 20, ""),
    ("charlie", "nip", 0, 2, 20, ""),
]
# MA-ED-04 Gloth aims worse in the first edition, but not when he charges
FIRST_HIT = {"tusk_gore": 2}
# what strikes at entry, before the blow
AT_ENTRY = {"goliath": 10, "ember_wing": 10}


def meets_the_tortoise(pet: str, edition: str, cards: int, held: bool = False) -> Play:
    """A pet with so many cards in hand has attacked the Tortoise, and must now choose its power."""
    swift = "+citrine_swiftstone" if pet == "mossback" else ""
    play = Play(pet + swift, "mossback", FIVE[:cards], [], edition=edition, deck_format="constructed")
    if held:
        play.hold(f"A.{pet}", "B.mossback", "chomp")
    play.play(f"A attack {pet}", "A at mossback" if pet == "bling_bling" else f"B block mossback {pet}")
    return play


def strikes(play: Play, power: str, *luck: int) -> Play:
    """The pet uses a power on the Tortoise; nobody plays a Rune."""
    play.play(f"A power {power}")
    if "copy shell_slam" in play.offers("A"):
        play.play("A copy shell_slam")
    if "power snap" in play.offers("B"):
        play.play("B power snap")
    if play.offers("A") == {"pass"}:
        play.play("A pass")
    return play.play(*luck)


@both_editions
@pytest.mark.parametrize(("pet", "power", "cost", "hit", "damage", "status"), BLOWS, ids=[row[1] for row in BLOWS])
def test_every_battle_power(pet: str, power: str, cost: int, hit: int, damage: int, status: str, edition: str) -> None:
    """MA-POWER-02, MA-POWER-03, MA-BATTLE-16, MA-RULING-51"""
    held = power == "death_roll"
    if cost:
        assert f"power {power}" not in meets_the_tortoise(pet, edition, cost - 1, held=held).offers("A")
    play = strikes(meets_the_tortoise(pet, edition, cost, held=held), power, 10)
    total = FIRST_HIT.get(power, hit) if edition == "first" else hit
    miss = 0 if held else 2
    assert play.told("hit") == [f"hit 10 {total} {10 + total} {miss}"]
    assert play.hp("B.mossback") == 200 - AT_ENTRY.get(pet, 0) - damage
    given = [words.split()[2:] for words in play.told("status")]
    assert [f"{STATUSES[int(which)]} {count}" for which, count in given] == ([status] if status else [])


@both_editions
def test_every_battle_power_is_in_the_table_above(edition: str) -> None:
    powers = [(card.key, power.id) for card in box(edition).pets for power in card.powers]
    assert [(pet, power) for pet, power, *_rest in BLOWS] == powers


# Then-parts of Battle Powers that no other test plays


@pytest.mark.parametrize(
    ("pet", "power", "beside", "left"),
    [
        ("goliath", "earthshaker", ["gloth", "solace"], [150, 110]),
        ("ember_wing", "pyre_dive", ["gloth"], [150, 120]),
        ("huangdi", "storm_coil", ["gloth", "solace"], [150, 110]),
        ("valtharax", "ruinous_roar", ["gloth", "solace"], [150, 110]),
    ],
)
def test_powers_that_hurt_beside_the_target(pet: str, power: str, beside: list[str], left: list[int]) -> None:
    """MA-ADJ-02, MA-ADJ-03: 10 each, one pet for Pyre Dive and two for the others."""
    play = Play(pet, "mossback gloth / solace / nagessa", hand_b=[])
    play.play(f"A attack {pet}", f"B block mossback {pet}", "B done")
    strikes(play, power, 10)
    assert play.offers("A") == {"on them.gloth", "on them.solace", "done"}
    play.play(*[f"A on them.{name}" for name in beside])
    assert [play.hp("B.gloth"), play.hp("B.solace")] == left
    assert play.offers("A") == set(), "nobody more is hurt"
    assert play.pet(f"A.{pet}").damage == (20 if pet == "valtharax" else 0)


@both_editions
@pytest.mark.parametrize(
    ("pet", "power", "die", "status"),
    [
        ("huangdi", "thunder_breath", 14, ""),
        ("huangdi", "thunder_breath", 15, "paralyze"),
        ("whisper", "chill_touch", 11, ""),
        ("whisper", "chill_touch", 12, "fear"),
        ("zephyra", "static_feathers", 12, ""),
        ("zephyra", "static_feathers", 13, "paralyze"),
    ],
)
def test_powers_that_look_at_the_natural_die(pet: str, power: str, die: int, status: str, edition: str) -> None:
    """MA-BATTLE-16"""
    play = strikes(meets_the_tortoise(pet, edition, 5), power, die)
    given = [STATUSES[int(words.split()[2])] for words in play.told("status")]
    assert given == ([status] if status else [])


def test_hamstring_takes_20_speed() -> None:
    """MA-RULING-88"""
    play = strikes(meets_the_tortoise("silver_paw", "2020", 4), "hamstring", 10)
    assert speed_of(play.state, play.number("B.mossback")) == 0


def test_moonbeam_heals_any_own_pet_by_10() -> None:
    """MA-HEAL-01"""
    play = Play("aelwen / gloth / solace:50", "mossback", hand_b=[])
    play.play("A attack aelwen", "B block mossback aelwen")
    strikes(play, "moonbeam", 10).play("A on solace")
    assert play.hp("A.solace") == 60


def test_death_roll_and_crunch_go_through_armour() -> None:
    """MA-RULING-51: neither stone nor hide helps."""
    for power, left in (("crunch", 140), ("death_roll", 120)):
        play = Play("ol_chomper", "ol_chomper+amber_guard_stone", deck_format="constructed")
        play.hold("A.ol_chomper", "B.ol_chomper", "chomp").play("A attack ol_chomper", "B block ol_chomper ol_chomper")
        play.play(f"A power {power}", "B power crunch", "A pass", "B pass", 12, 3, 10)
        assert play.hp("B.ol_chomper") == left


# Passives that no other test plays


@pytest.mark.parametrize(
    ("others", "hit", "more"),
    [("/ gloth", 2, 0), ("/ gloth / solace", 3, 10), ("gloth / solace mossback / huangdi", 4, 20)],
)
def test_pack_leader_by_two_three_and_five_pets(others: str, hit: int, more: int) -> None:
    """MA-RULING-96"""
    play = Play(f"silver_paw {others}", "goliath", at="T3")
    number = play.number("A.silver_paw")
    assert (hit_of(play.state, number), increase_of(play.state, number)) == (hit, more)


@pytest.mark.parametrize(("striker", "power", "left"), [("gloth", "charge", 150), ("solace", "sorrows_edge", 130)])
def test_tough_hide_takes_10_off_physical_battle_damage_only(striker: str, power: str, left: int) -> None:
    """MA-RULING-51"""
    play = Play(striker, "ol_chomper", hand_b=[])
    play.play(f"A attack {striker}", f"B block ol_chomper {striker}", f"A power {power}", "A pass", 10)
    assert play.hp("B.ol_chomper") == left


@pytest.mark.parametrize(("die", "total"), [(1, "missed 1 2 3 4"), (2, "hit 2 2 4 4")])
def test_imperial_presence_makes_blows_go_wide(die: int, total: str) -> None:
    """MA-BATTLE-16: Solace has Hit 3, against Huangdi 2."""
    play = Play("solace", "huangdi", hand_b=[])
    play.play("A attack solace", "B block huangdi solace", "A power sorrows_edge", "A pass", die)
    assert play.told("hit", "missed") == [total]


@both_editions
@pytest.mark.parametrize(
    ("pet", "status", "striker", "power"),
    [
        ("gloth", "stunned", "bastion+citrine_swiftstone", "ground_pound"),
        ("solace", "fear", "eclipsion+citrine_swiftstone", "dread_eclipse"),
        ("nagessa", "burn", "ember_wing", "blazing_talon"),
    ],
)
def test_immune_pets_in_both_editions(pet: str, status: str, striker: str, power: str, edition: str) -> None:
    """MA-RULING-01 Thick Skull, Serene Mind, Cold Blood: nothing comes; on another pet it does."""
    name = striker.partition("+")[0]
    for struck, count in ((pet, 0), ("goliath", 1)):
        play = Play(striker, struck, hand_b=[], edition=edition)
        play.play(f"A attack {name}", f"B block {struck} {name}", f"A power {power}", "A pass", 12)
        assert play.told("status") == [f"status B.{struck} {STATUSES.index(status)} 1"] * count
        assert play.rules("no_status") == ["MA-RULING-01"] * (1 - count)


@both_editions
def test_haunt_puts_fear_on_any_enemy(edition: str) -> None:
    """MA-INCAP-02"""
    play = Play("whisper", "goliath / huangdi", at="T3", edition=edition).play("A unique whisper")
    assert play.offers("A") == {"on them.goliath", "on them.huangdi"}
    play.play("A on them.goliath")
    assert (play.has("B.goliath", "fear"), play.has("B.huangdi", "fear")) == (1, 0)


@both_editions
def test_dissolve_puts_two_corrosions(edition: str) -> None:
    """MA-RESID-02"""
    play = Play("astaryan", "goliath / huangdi", at="T3", edition=edition)
    play.play("A unique astaryan", "A on them.goliath")
    assert play.told("status") == [f"status B.goliath {STATUSES.index('corrosion')} 2"]


@pytest.mark.parametrize("flyer", ["ember_wing", "golden_claw", "zephyra"])
def test_flyers_attack_any_line_that_holds_a_pet(flyer: str) -> None:
    """MA-FLY-01"""
    play = Play(flyer, "goliath / huangdi / mossback")
    assert play.offers("A") == {f"attack {flyer}", f"attack {flyer} guard", f"attack {flyer} rear"}


@pytest.mark.parametrize(
    ("pet", "cost"),
    [
        ("astaryan", 4),
        ("goliath", 5),
        ("ember_wing", 5),
        ("golden_claw", 4),
        ("silver_paw", 3),
        ("ol_chomper", 3),
        ("huangdi", 4),
        ("aelwen", 4),
        ("bling_bling", 2),
        ("gloth", 3),
        ("solace", 3),
        ("mimick", 4),
        ("eclipsion", 5),
        ("valtharax", 4),
        ("sir_edmund", 2),
        ("nagessa", 3),
        ("mossback", 4),
        ("whisper", 3),
        ("bastion", 3),
        ("zephyra", 4),
    ],
)
def test_every_unique_power_needs_its_willpower(pet: str, cost: int) -> None:
    """MA-POWER-03"""
    for cards in (cost - 1, cost):
        play = Play(f"{pet} / {other(pet)}", "mossback", FIVE[:cards], at="T3")
        play.pet(f"A.{pet}").charges = 2  # for Overcharge
        play.pet(f"A.{pet}").damage = 10
        play.status(f"A.{pet}", "poison").hold(f"A.{pet}", "B.mossback", "constrict")
        play.pet("B.mossback").elyth = play.kind("ruby_power_gem")
        rule = play.why(f"A unique {pet}")
        assert (rule == "MA-POWER-03") == (cards < cost), rule


def other(pet: str) -> str:
    """A companion."""
    return "solace" if pet == "goliath" else "goliath"


# Elyth


@both_editions
@pytest.mark.parametrize(
    ("elyth", "values"),
    [
        ("", (50, 3, 0)),
        ("ruby_power_gem", (50, 3, 10)),
        ("garnet_true_stone", (50, 3, 0)),
        ("carnelian_veil", (50, 7, 0)),
        ("citrine_swiftstone", (80, 3, 0)),
    ],
)
def test_elyth_that_changes_values(elyth: str, values: tuple[int, int, int], edition: str) -> None:
    """MA-ELYTH-02: Speed, Miss and Battle Damage of Gloth, then his Hit, and then a blow with all of it."""
    play = Play(f"gloth+{elyth}" if elyth else "gloth", "goliath", at="T3", edition=edition)
    number = play.number("A.gloth")
    assert (speed_of(play.state, number), miss_of(play.state, number), increase_of(play.state, number)) == values
    hit = (2 if edition == "first" else 4) + (2 if elyth == "garnet_true_stone" else 0)
    assert hit_of(play.state, number) == hit
    play.play("A battle", "A attack gloth", "B block goliath gloth", "A power tusk_gore", "B power crushing_blow")
    play.play("A pass", "B pass", 10)
    assert play.told("hit") == [f"hit 10 {hit} {10 + hit} 2"]
    assert play.hp("B.goliath") == 180 - 30 - values[2]


@pytest.mark.parametrize(
    ("striker", "power", "left"),
    [("gloth", "charge", 180), ("solace", "sorrows_edge", 170), ("gloth+violet_conduit", "charge", 170)],
)
def test_amber_guard_stone_takes_10_off_any_battle_damage(striker: str, power: str, left: int) -> None:
    """MA-RULING-51: the Violet Conduit ignores it."""
    name = striker.partition("+")[0]
    play = Play(striker, "mossback+amber_guard_stone", hand_b=[])
    play.play(f"A attack {name}", f"B block mossback {name}", f"A power {power}", "B power snap", "A pass", 10)
    assert play.hp("B.mossback") == left


def test_sunstone_bulwark_burns_whoever_hits() -> None:
    """MA-TRIG-04, MA-TRIG-06"""
    for die, left in ((10, 150), (1, 150)):
        play = Play("gloth", "mossback+sunstone_bulwark", hand_b=[])
        play.play("A attack gloth", "B block mossback gloth", "A power charge", "B power snap", "A pass", die)
        assert play.hp("A.gloth") == left
    play = Play("mossback+citrine_swiftstone", "bling_bling+sunstone_bulwark", hand_b=[])
    play.play("A attack mossback", "B block bling_bling mossback", "A power snap", "A pass", 2)
    assert play.told("missed") == ["missed 2 1 3 12"]
    assert play.hp("A.mossback") == 200


@both_editions
def test_tacticians_gem_makes_battle_powers_2_cheaper(edition: str) -> None:
    """MA-RULING-82: Tusk Gore for 1, Charge for nothing."""
    for cards, offered in ((0, {"power charge"}), (1, {"power charge", "power tusk_gore"})):
        play = Play("gloth+tacticians_gem", "mossback", FIVE[:cards], [], edition=edition)
        play.play("A attack gloth", "B block mossback gloth")
        assert play.offers("A") == offered


@both_editions
@pytest.mark.parametrize("status", ["paralyze", "stunned", "fear"])
def test_heliodor_vigor_gem_cures_when_attached(status: str, edition: str) -> None:
    """MA-INCAP-01, MA-INCAP-02, MA-RULING-129"""
    play = Play("gloth", "goliath", ["heliodor_vigor_gem"], at="T3", edition=edition).status("A.gloth", status)
    play.play("A play heliodor_vigor_gem")
    assert play.has("A.gloth", status) == 0


@pytest.mark.parametrize(
    ("striker", "power", "die"),
    [
        ("huangdi", "thunder_breath", 15),
        ("bastion+citrine_swiftstone", "ground_pound", 10),
        ("eclipsion", "dread_eclipse", 10),
    ],
)
def test_heliodor_vigor_gem_keeps_off_paralyze_stunned_and_fear(striker: str, power: str, die: int) -> None:
    """MA-RULING-01"""
    name = striker.partition("+")[0]
    play = Play(striker, "mossback+heliodor_vigor_gem", hand_b=[])
    play.play(f"A attack {name}", f"B block mossback {name}", f"A power {power}", "B power snap", "A pass", die)
    assert play.told("status") == []
    assert play.rules("no_status") == ["MA-RULING-01"]


# Runes and Items


@both_editions
@pytest.mark.parametrize(
    ("rune", "windows"),
    [
        ("press_the_advantage", "primary battle"),
        ("elyth_rune", "primary battle"),
        ("deep_insight", "primary battle"),
        ("call_of_the_wild", "primary"),
        ("surge_of_speed", "primary battle"),
        ("sudden_exchange", "primary battle"),
        ("stasis_veil", "primary"),
        ("twist_of_fate", "battle"),
        ("second_dawn", "primary"),
    ],
)
def test_every_rune_has_its_windows(rune: str, windows: str, edition: str) -> None:
    """MA-RUNE-01, MA-RUNE-03, MA-RULING-43"""
    play = Play("gloth / solace", "mossback", [rune, *FIVE], [], at="T3", edition=edition)
    play.state.spent[0] = (play.kind("whetstone"),)  # for Second Dawn
    offered = ["primary"] if f"play {rune}" in play.offers("A") else []
    play.play("A battle", "A attack gloth", "B block mossback gloth", "A power charge", "B power snap")
    offered += ["battle"] if f"play {rune}" in play.offers("A") else []
    assert offered == windows.split()


@pytest.mark.parametrize(
    ("item", "uses", "harm"),
    [
        ("healing_salve", 3, ""),
        ("antidote_vial", 2, "poison"),
        ("bandage_roll", 2, "burn"),
        ("smelling_salts", 2, "paralyze"),
        ("grease_pot", 1, "chomp"),
        ("whetstone", 2, ""),
    ],
)
def test_every_item_has_its_uses(item: str, uses: int, harm: str) -> None:
    """MA-ITEM-05: after the last use it is spent."""
    for left in range(uses, 0, -1):
        gloth: dict[str, Any] = {"hp": 100}
        if harm:
            gloth |= {"chomp": "ol_chomper"} if harm == "chomp" else {"status": {harm: 1}}
        fresh: dict[str, Any] = {"hand": [item]} if left == uses else {"items": [{"item": item, "uses": left}]}
        play = turns.at("T3", side([turns.pet("gloth", **gloth)], **fresh), side("ol_chomper"))
        if left == uses:
            play.do(f"A play {item}")
        play.do(f"A use {item}", "A on gloth")
        assert play.told("used") == [f"used A {item} {left - 1}"]
        assert play.spent("A") == ([item] if left == 1 else [])
        assert play.statuses("A.gloth") == {}
        assert play.hp("A.gloth") == ("120/160" if item == "healing_salve" else "100/160")
        assert increase_of(play.state, play.number("A.gloth")) == (10 if item == "whetstone" else 0)


@both_editions
@pytest.mark.parametrize("status", ["paralyze", "fear", "stunned"])
def test_smelling_salts_wake_from_each_of_three(status: str, edition: str) -> None:
    """MA-ITEM-03"""
    play = Play("solace", "goliath", ["smelling_salts"], at="T3", edition=edition).status("A.solace", status)
    play.play("A play smelling_salts", "A use smelling_salts", "A on solace")
    assert play.has("A.solace", status) == 0


# Statuses


@both_editions
@pytest.mark.parametrize("status", ["bleed", "burn", "corrosion", "poison"])
@pytest.mark.parametrize("counters", [1, 3])
def test_every_residual_status_hurts_by_10_a_counter(status: str, counters: int, edition: str) -> None:
    """MA-RESID-01"""
    gloth = turns.pet("gloth", status={status: counters})
    play = turns.at("C1", side([gloth]), side("goliath"), settings={"edition": edition})
    assert play.hp("A.gloth") == f"{160 - 10 * counters}/160"
    assert play.statuses("A.gloth") == {status: counters}


@both_editions
@pytest.mark.parametrize(
    ("status", "luck", "left", "hp"),
    [
        ("paralyze", [10], 1, 180),
        ("paralyze", [11, 10], 0, 140),
        ("fear", [], 0, 180),
        ("stunned", [], 0, 180),
    ],
)
def test_every_incapacitating_status_stops_a_battle_power(
    status: str, luck: list[int], left: int, hp: int, edition: str
) -> None:
    """MA-INCAP-01, MA-INCAP-02"""
    attacker = "huangdi" if status == "fear" else "solace"  # Serene Mind
    power = "storm_coil" if status == "fear" else "sorrows_edge"
    play = Play(attacker, "goliath", hand_b=[], edition=edition).status(f"A.{attacker}", status)
    play.play(f"A attack {attacker}", f"B block goliath {attacker}", f"A power {power}", "A pass", *luck)
    assert (play.has(f"A.{attacker}", status), play.hp("B.goliath")) == (left, hp)


@both_editions
@pytest.mark.parametrize(("hold", "in_cleanup"), [("chomp", 0), ("constrict", 10)])
def test_every_hold_binds_giver_and_recipient(hold: str, in_cleanup: int, edition: str) -> None:
    """MA-LOCK-01, MA-LOCK-02, MA-LOCK-03, MA-LOCK-09"""
    play = Play("bling_bling / solace", "mossback / goliath", at="T3", edition=edition)
    play.hold("B.mossback", "A.bling_bling", hold)
    assert miss_of(play.state, play.number("A.bling_bling")) == 0
    assert miss_of(play.state, play.number("B.mossback")) == 2
    assert play.why("A switch bling_bling solace") == "MA-LOCK-02"
    play.play("A battle", "A attack bling_bling", "A at goliath")
    assert play.told("unable") == ["unable A.bling_bling"]
    recipient = turns.pet("gloth", **{hold: "mossback"})
    after = turns.at("C1", side([recipient]), side("mossback"), settings={"edition": edition}).do("B pass")
    assert after.hp("A.gloth") == f"{160 - in_cleanup}/160"


# The table


UNIQUE = "test_unique_powers_that_change_values_until_the_end_of_turn"
IMMUNE = "test_immune_pets_in_both_editions"
FLYERS = "test_flyers_attack_any_line_that_holds_a_pet"
BESIDE = "test_powers_that_hurt_beside_the_target"
DIE = "test_powers_that_look_at_the_natural_die"
VALUES = "test_elyth_that_changes_values"
USES = "test_every_item_has_its_uses"
WINDOWS = "test_every_rune_has_its_windows"
RESIDUAL = "test_every_residual_status_hurts_by_10_a_counter"
STOPS = "test_every_incapacitating_status_stops_a_battle_power"
BINDS = "test_every_hold_binds_giver_and_recipient"

# card -> what is printed on it -> the test or scenario that plays it; Battle Powers are also all in BLOWS
TESTED: dict[str, dict[str, str]] = {
    "astaryan": {
        "Caustic": "MA-EX-21",
        "Claw Rake": "MA-EX-21",
        "Acid Spray": "test_a_battle_power_puts_its_status_on_what_it_hurts",
        "Dissolve": "test_dissolve_puts_two_corrosions",
    },
    "goliath": {
        "Deadly Touch": "MA-EX-21",
        "Crushing Blow": "MA-EX-21",
        "Earthshaker": BESIDE,
        "Colossal Might": "test_colossal_might_raises_the_blow_and_not_what_is_beside_it",
    },
    "ember_wing": {
        "flying": FLYERS,
        "Flaming Body": "MA-EX-22-hit",
        "Blazing Talon": "test_more_of_a_residual_status_adds_counters",
        "Pyre Dive": BESIDE,
        "Phoenix Flame": "test_a_status_on_each_pet_asks_for_each_that_has_two",
    },
    "golden_claw": {
        "flying": FLYERS,
        "Golden Talons": "test_every_battle_power",
        "Sky Plunge": "test_a_sky_plunge_is_harder_beyond_the_front",
        "Royal Rally": UNIQUE,
    },
    "silver_paw": {
        "Pack Leader": "test_pack_leader_by_two_three_and_five_pets",
        "Late Arrival": "test_late_arrival_is_for_a_pet_played_from_hand",
        "Powerful Bite": "MA-EX-02",
        "Hamstring": "test_hamstring_slows_for_two_cleanups",
        "Howl": "test_howl_makes_an_extra_switch",
    },
    "ol_chomper": {
        "Tough Hide": "test_tough_hide_takes_10_off_physical_battle_damage_only",
        "Crunch": "test_crunch_may_chomp_and_death_roll_needs_the_chomp",
        "Death Roll": "test_death_roll_and_crunch_go_through_armour",
        "Old Timer's Grit": "test_old_timers_grit_heals_and_removes_one_status",
    },
    "huangdi": {
        "Imperial Presence": "test_imperial_presence_makes_blows_go_wide",
        "Thunder Breath": DIE,
        "Storm Coil": BESIDE,
        "Mandate of Heaven": "test_mandate_of_heaven_takes_one_and_puts_the_rest_at_the_bottom_in_order",
    },
    "aelwen": {
        "Bonded": "MA-EX-81",
        "Thorn Dart": "MA-EX-14",
        "Moonbeam": "test_moonbeam_heals_any_own_pet_by_10",
        "Call Charlie": "MA-EX-81",
    },
    "bling_bling": {
        "nimble": "MA-EX-36",
        "Quick Jab": "MA-EX-36",
        "Sticky Fingers": "test_sticky_fingers_steals_elyth_which_stays_its_owners",
        "Shiny Hoard": "test_shiny_hoard_draws_one_and_puts_one_back",
    },
    "gloth": {
        "Thick Skull": IMMUNE,
        "Charge": "MA-EX-25-charge",
        "Tusk Gore": "MA-EX-25-tusk-gore",
        "Devour Elyth": "MA-EX-15",
    },
    "solace": {
        "Serene Mind": IMMUNE,
        "Switch Hit": "MA-EX-13",
        "Sorrow's Edge": "test_paralyze_is_gone_after_a_good_roll_and_the_power_goes_on",
        "Soothe": "test_the_recipients_status_can_be_removed",
    },
    "mimick": {
        "Treasure Trap": "test_a_treasure_trap_hurts_whoever_misses",
        "Pseudopod": "test_every_battle_power",
        "Mimicry": "test_ruling_98_mimicry_copies_a_power_whatever_its_cost",
        "Stolen Shape": "test_stolen_shape_takes_the_printed_values",
    },
    "eclipsion": {
        "Lifesteal": "MA-EX-23",
        "Umbral Fang": "MA-EX-23",
        "Dread Eclipse": IMMUNE,
        "Vanish": "MA-EX-74",
    },
    "valtharax": {
        "Enrage": "MA-EX-55",
        "Rending Claws": "MA-EX-55",
        "Ruinous Roar": "test_ruinous_roar_hurts_beside_the_target_and_then_valtharax",
        "Blood Fury": UNIQUE,
    },
    "sir_edmund": {
        "Celestial Aura": "test_celestial_aura_and_printed_regeneration_add_up",
        "Horn Thrust": "MA-EX-36",
        "Radiant Horn": "test_radiant_horn_and_moonbeam_heal_an_own_pet",
        "Healing Touch": "MA-EX-17",
    },
    "nagessa": {
        "Cold Blood": IMMUNE,
        "Venom Fangs": "test_a_hold_counts_as_a_status_of_its_recipient_and_ends_when_replaced",
        "Coil": "test_coil_may_constrict",
        "Squeeze": "test_squeeze_hurts_the_recipient_of_the_constrict",
    },
    "mossback": {
        "regeneration": "test_celestial_aura_and_printed_regeneration_add_up",
        "Snap": "MA-EX-04",
        "Shell Slam": "test_immune_pets_do_not_get_the_status",
        "Withdraw": "test_withdraw_prevents_until_the_start_of_the_own_next_turn",
    },
    "whisper": {
        "Incorporeal": "MA-EX-39",
        "Chill Touch": DIE,
        "Soul Drain": "test_soul_drain_puts_a_random_card_of_the_hand_at_the_bottom",
        "Haunt": "test_haunt_puts_fear_on_any_enemy",
    },
    "bastion": {
        "Null Stone": "MA-EX-39",
        "Rune Core": "test_bastion_enters_with_two_charges",
        "Stone Fist": "test_the_fists_of_bastion",
        "Ground Pound": "test_the_fists_of_bastion",
        "Overcharge": "MA-EX-93",
    },
    "zephyra": {
        "flying": FLYERS,
        "Static Feathers": "test_a_paralyze_with_a_stated_time_ends_after_so_many_cleanups",
        "Gale Force": "MA-EX-91",
        "Tailwind": UNIQUE,
    },
    "charlie": {
        "Bodyguard": "MA-EX-107",
        "Nip": "test_nip_is_all_that_charlie_does",
    },
    "ruby_power_gem": {"Power": VALUES},
    "garnet_true_stone": {"True Aim": VALUES},
    "bloodstone": {"Wounding": "test_bloodstone_wounds_after_the_power_and_not_on_a_glancing_blow"},
    "amber_guard_stone": {"Guard": "test_amber_guard_stone_takes_10_off_any_battle_damage"},
    "carnelian_veil": {"Veil": VALUES},
    "sunstone_bulwark": {"Bulwark": "test_sunstone_bulwark_burns_whoever_hits"},
    "topaz_health_gem": {"Health": "MA-EX-16"},
    "citrine_swiftstone": {"Swiftness": VALUES},
    "heliodor_vigor_gem": {
        "Vigor": "test_heliodor_vigor_gem_keeps_off_paralyze_stunned_and_fear",
        "Awakening": "test_heliodor_vigor_gem_cures_when_attached",
    },
    "emerald_regrowth_gem": {"regeneration": "test_emerald_regrowth_gem_heals_in_cleanup"},
    "jade_purity_stone": {"Purity": "test_the_purity_stone_works_in_any_line_and_adds_to_recovery"},
    "tacticians_gem": {"Tactics": "test_tacticians_gem_makes_battle_powers_2_cheaper"},
    "sapphire_insight": {"Insight": "test_a_sapphire_draws_for_whoever_downs_an_enemy"},
    "amethyst_wings": {"flying": "test_a_stone_gives_wings_and_a_line_must_be_occupied"},
    "violet_conduit": {"Conduit": "test_amber_guard_stone_takes_10_off_any_battle_damage"},
    "vampiric_deathstone": {"Vampirism": "MA-EX-22-hit"},
    "onyx_doomstone": {"Doom": "MA-EX-85"},
    "diamond_of_grace": {"Grace": "MA-EX-84"},
    "press_the_advantage": {
        "window": WINDOWS,
        "do": "test_press_the_advantage_is_for_the_next_power_used",
    },
    "elyth_rune": {"window": WINDOWS, "do": "test_the_guard_of_the_rune_stops_the_next_status_and_is_gone"},
    "deep_insight": {"window": WINDOWS, "do": "test_deep_insight_draws_two_as_far_as_there_are"},
    "call_of_the_wild": {"window": WINDOWS, "do": "test_call_of_the_wild_shows_the_pet_and_shuffles"},
    "surge_of_speed": {"window": WINDOWS, "do": "test_surge_of_speed_and_whetstone"},
    "sudden_exchange": {"window": WINDOWS, "do": "test_sudden_exchange_in_the_primary_step_is_no_switch"},
    "stasis_veil": {"window": WINDOWS, "do": "test_stasis_veil_takes_the_elyth_along"},
    "twist_of_fate": {"window": WINDOWS, "do": "MA-EX-88"},
    "second_dawn": {"window": WINDOWS, "do": "test_second_dawn_brings_back_elyth_or_item_and_is_removed"},
    "healing_salve": {"uses": USES, "do": "MA-EX-17"},
    "antidote_vial": {"uses": USES, "do": "test_items_remove_one_of_their_statuses"},
    "bandage_roll": {"uses": USES, "do": "test_items_remove_one_of_their_statuses"},
    "smelling_salts": {"uses": USES, "do": "test_smelling_salts_wake_from_each_of_three"},
    "grease_pot": {"uses": USES, "do": "test_the_recipients_status_can_be_removed"},
    "whetstone": {"uses": USES, "do": "test_surge_of_speed_and_whetstone"},
    "bleed": {"status": RESIDUAL},
    "burn": {"status": RESIDUAL},
    "corrosion": {"status": RESIDUAL},
    "poison": {"status": RESIDUAL},
    "paralyze": {"status": STOPS},
    "fear": {"status": STOPS},
    "stunned": {"status": STOPS},
    "chomp": {"status": BINDS},
    "constrict": {"status": BINDS},
}


def to_test(card: object) -> list[str]:
    """What is printed on a card and does something, as the table names it."""
    if isinstance(card, RuneCard):
        return ["window", "do"]
    if isinstance(card, ItemCard):
        return ["uses", "do"]
    if isinstance(card, StatusCard):
        return ["status"]
    assert isinstance(card, Bearer)
    names = ["flying"] if card.flying else []
    if isinstance(card, PetCard) and card.nimble:
        names.append("nimble")
    if card.regeneration:
        names.append("regeneration")
    return names + [part.name for part in card.parts]


@both_editions
def test_every_card_and_all_that_is_printed_on_it_is_in_the_table(edition: str) -> None:
    """A new card, or a new power of an old one, needs a test and a line of the table."""
    cards = GAME.library({"edition": edition}).cards
    assert {card.key: set(to_test(card)) for card in cards} == {key: set(tests) for key, tests in TESTED.items()}
    counted = [sum(isinstance(card, kind) for card in cards) for kind in (PetCard, ElythCard, RuneCard, ItemCard)]
    assert counted == [21, 18, 9, 6]
    assert sum(isinstance(card, StatusCard) for card in cards) == len(STATUSES)


def sources() -> dict[str, str]:
    """Tests and scenarios of the game by name, as they are written, with the luck and cards that decorate them."""
    found = {path.stem: path.read_text(encoding="utf-8") for path in SCENARIOS.glob("*.toml")}
    for path in HERE.glob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                found[node.name] = "\n".join(lines[first - 1 : node.end_lineno])
    found["test_every_battle_power"] += str(BLOWS)
    return found


def words_of(card: Card, part: str) -> list[str]:
    """What a test of this must have in it: the card, and the Battle Power or that a Unique Power is used."""
    if isinstance(card, PetCard):
        for power in card.powers:
            if power.name == part:
                return [card.key, power.id]
        if part in [unique.name for unique in card.uniques]:
            return [card.key, "unique "]
    return [card.key]


def test_every_test_in_the_table_is_there_and_has_the_card_in_it() -> None:
    there = sources()
    cards = GAME.library({}).by_key
    wrong = [
        f"{card}, {part}: {test}"
        for card, tests in TESTED.items()
        for part, test in tests.items()
        if test not in there or not all(word in there[test] for word in words_of(cards[card], part))
    ]
    assert wrong == []


# What a card says against what it does

NUMBERS = {"two": 2, "three": 3, "five": 5}
ZERO_OR_ONE = {0, 1}  # `a card`, `one Switch`, `Stunned`: the text need not say 1
# numbers of a text that its data does not hold: sums, and what the rules say
NOT_IN_DATA = {
    "silver_paw Pack Leader": {2, 20},  # 1 + 1, 10 + 10
    "valtharax Enrage": {2, 20},
    "tacticians_gem Tactics": {0},  # no cost is below 0
    "zephyra Gale Force": {0},  # nobody at 0 HP moves
    "sudden_exchange": {2},  # always two pets
}


def merged(edition: str) -> dict[str, dict[str, Any]]:
    """The card files as they are written, with what an edition changes, parts by their names."""
    cards: dict[str, dict[str, Any]] = {}
    for text in data_files(GAME.package, "cards", ".toml").values():
        cards |= tomllib.loads(text)
    for card in cards.values():
        changes = card.pop("edition", {}).get(edition, {})
        for field, change in changes.items():
            if field not in ("passive", "battle", "unique"):
                card[field] = change
                continue
            for part in change:
                next(old for old in card[field] if old["name"] == part["name"]).update(part)
    return cards


def texts(edition: str) -> list[tuple[str, dict[str, Any]]]:
    """Everything with a text and effects: parts of cards, Runes, Items."""
    found: list[tuple[str, dict[str, Any]]] = []
    for key, card in merged(edition).items():
        if card["kind"] in ("rune", "item"):
            found.append((key, card))
        for part in ("passive", "battle", "unique"):
            found += [(f"{key} {one['name']}", one) for one in card.get(part, [])]
    return found


def numbers(data: object) -> set[int]:
    """All numbers of a piece of data, also those in expressions."""
    if isinstance(data, bool):
        return set()
    if isinstance(data, int):
        return {abs(data)}
    if isinstance(data, str):
        return {int(word) for word in re.findall(r"\d+", data)}
    if isinstance(data, list):
        return set[int]().union(*(numbers(one) for one in data))
    assert isinstance(data, dict)
    return set[int]().union(*(numbers(one) for one in data.values()))


def said(text: str) -> set[int]:
    """All numbers of a text, in digits or as words."""
    words = [NUMBERS[word] for word in re.findall(r"\w+", text.lower()) if word in NUMBERS]
    return numbers(text) | set(words)


@both_editions
def test_every_number_of_a_text_is_in_the_data_and_the_other_way_round(edition: str) -> None:
    """MA-GEN-06: a card does what it says."""
    wrong: list[str] = []
    for name, data in texts(edition):
        done = {
            field: value
            for field, value in data.items()
            if field in ("do", "then", "damage", "bonus", "hit", "if", "pay")
        }
        text = said(data["text"])
        if missing := text - numbers(done) - NOT_IN_DATA.get(name, set()):
            wrong.append(f"{name}: the text has {sorted(missing)}")
        if missing := numbers(done) - text - ZERO_OR_ONE:
            wrong.append(f"{name}: the data has {sorted(missing)}")
    assert wrong == []


@both_editions
def test_every_battle_power_says_its_damage_and_type(edition: str) -> None:
    """MA-DMG-02"""
    for card in box(edition).pets:
        for power in card.powers:
            assert isinstance(power, BattlePower)
            says = f"{power.damage} {TYPES[power.type]} damage"
            if power.copies:
                assert power.damage == -1, "Mimicry has no number of its own"
            elif power.id == "death_roll":
                assert says in power.text
            else:
                assert power.text.startswith(says), power.id


@both_editions
def test_texts_of_elyth_and_statuses_say_their_numbers(edition: str) -> None:
    """MA-RESID-01, MA-HEAL-03"""
    cards = merged(edition)
    for key, card in cards.items():
        if card["kind"] == "status" and "damage" in card:
            assert f"takes {card['damage']} damage" in card["text"], key
        if "regeneration" in card:
            assert f"Regeneration {card['regeneration']}" in card["text"], key
        if card["kind"] == "elyth":
            effects = [effect for part in card.get("passive", []) for effect in part["do"]]
            assert numbers(effects) - {card.get("regeneration", 0)} - ZERO_OR_ONE <= said(card["text"]), key
