"""what is printed on the 25 Foes, and every row of their attack charts by each face of the die."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.games.familiars_and_foes.game import GAME
from grimalkin.games.familiars_and_foes.printed import FoeCard, Passive
from tests.games.familiars_and_foes.support import FIVE, SPEC, Play, rows

ELEMENTS = ["air", "earth", "fire", "water", "aether"]
# id: level, element, maximum HP for 2/3/4/5, chart
FOES = {
    "sneaky_spyder": (1, "air", "14/15/17/18", "1-3 backfire 1; 4-8 miss; 9-16 hit 1; 17-20 hit 1 + drain 1"),
    "gloop": (1, "water", "16/17/19/20", "1-4 miss; 5-8 heal 2; 9-16 hit 1; 17-20 hit 2"),
    "cinder_imp": (1, "fire", "14/15/17/18", "1-4 backfire 2; 5-8 miss; 9-15 hit 1; 16-20 hit 2"),
    "mudgrub": (1, "earth", "17/18/20/21", "1-2 backfire 1; 3-8 miss; 9-17 hit 1; 18-20 hit 1 + no_artifact"),
    "bog_bubbler": (
        1,
        "water",
        "15/16/18/19",
        "1-3 backfire 1; 4-7 miss; 8-12 drain 1; 13-18 hit 1; 19-20 hit 2 + no_magic",
    ),
    "sparkmite": (1, "fire", "13/14/16/17", "1-2 backfire 1; 3-6 miss; 7-15 hit 1; 16-19 hit 2; 20 hit 3"),
    "rootsnapper": (1, "earth", "16/17/19/20", "1-3 backfire 1; 4-8 miss; 9-16 hit 1; 17-20 hit 2"),
    "void_kitten": (1, "aether", "14/15/17/18", "1-5 miss; 6-14 hit 1; 15-19 hit 2; 20 hit 2 + drain 2"),
    "gale_harpy": (
        2,
        "air",
        "18/19/21/22",
        "1-3 backfire 2; 4-7 miss; 8-14 hit 1; 15-19 hit 2; 20 hit 3 + no_ballyhoo",
    ),
    "thunder_goose": (2, "air", "19/20/22/23", "1-3 miss; 4-8 backfire 2; 9-13 hit 1; 14-17 hit 2; 18-20 hit 3"),
    "brambleback": (2, "earth", "20/21/23/24", "1-3 backfire 1; 4-6 miss; 7-10 heal 2; 11-16 hit 1; 17-20 hit 2"),
    "cobble_troll": (
        2,
        "earth",
        "19/20/22/23",
        "1-4 miss; 5-7 backfire 2; 8-14 hit 1; 15-18 hit 2; 19-20 hit 3 + no_artifact",
    ),
    "lava_lug": (
        2,
        "fire",
        "19/20/22/23",
        "1-4 backfire 3; 5-7 miss; 8-13 hit 1; 14-18 hit 2; 19-20 hit 3 + no_healing",
    ),
    "murk_siren": (
        2,
        "water",
        "19/20/22/23",
        "1-2 backfire 1; 3-6 miss; 7-10 drain 2; 11-16 hit 1; 17-20 hit 2 + no_magic",
    ),
    "dream_leech": (
        2,
        "aether",
        "18/19/21/22",
        "1-3 miss; 4-7 heal 3; 8-12 hit 1 + drain 1; 13-17 hit 2; 18-20 hit 2 + no_special_ability",
    ),
    "mimic_trunk": (
        2,
        "aether",
        "20/21/23/24",
        "1-4 miss; 5-7 backfire 1; 8-13 hit 1; 14-18 hit 2; 19-20 hit 3 + no_artifact",
    ),
    "storm_roc": (
        3,
        "air",
        "24/25/27/28",
        "1-3 backfire 2; 4-6 miss; 7-12 hit 1; 13-17 hit 2; 18-20 hit 3 + no_ballyhoo",
    ),
    "hexwind_djinn": (
        3,
        "air",
        "23/24/26/27",
        "1-3 miss; 4-6 heal 3; 7-10 hit 1 + drain 2; 11-17 hit 2; 18-20 hit 2 + no_special_ability",
    ),
    "stone_colossus": (3, "earth", "26/27/29/30", "1-5 miss; 6-8 backfire 3; 9-14 hit 1; 15-17 hit 2; 18-20 hit 4"),
    "magma_wyrm": (
        3,
        "fire",
        "25/26/28/29",
        "1-2 backfire 3; 3-6 miss; 7-11 hit 1; 12-16 hit 2; 17-19 hit 2 + no_healing; 20 hit 4",
    ),
    "ashen_countess": (
        3,
        "fire",
        "23/24/26/27",
        "1-3 miss; 4-6 heal 2 + drain 1; 7-12 hit 1; 13-17 hit 2 + drain 1; 18-20 hit 2 + no_magic",
    ),
    "kettle_bay_kraken": (3, "water", "25/26/28/29", "1-3 backfire 2; 4-6 miss; 7-12 hit 1; 13-17 hit 2; 18-20 hit 3"),
    "frost_hag": (
        3,
        "water",
        "24/25/27/28",
        "1-3 backfire 2; 4-7 miss; 8-12 hit 1; 13-17 hit 2; 18-20 hit 2 + no_healing",
    ),
    "star_eater": (
        3,
        "aether",
        "25/26/28/29",
        "1-3 backfire 3; 4-5 miss; 6-9 drain 2; 10-14 hit 1; 15-18 hit 2 + drain 1; 19-20 hit 4",
    ),
    "the_unfamiliar": (
        3,
        "aether",
        "24/25/27/28",
        "1-3 miss; 4-6 heal 3; 7-11 hit 1; 12-16 hit 2; 17-18 hit 2 + no_special_ability; 19-20 hit 3 + no_magic",
    ),
}
# id: Special Ability, reward
NAMES = {
    "sneaky_spyder": ("Skittish", "Stolen Plans"),
    "gloop": ("Squishy", "Slime Salve"),
    "cinder_imp": ("", "Hot Coal"),
    "mudgrub": ("", "Mud Mask"),
    "bog_bubbler": ("Damp", "Bubble Pipe"),
    "sparkmite": ("Static", "Lucky Spark"),
    "rootsnapper": ("Thorns", "Root Tonic"),
    "void_kitten": ("Too Cute", "Ninth Life"),
    "gale_harpy": ("Aloft", "Harpy Plume"),
    "thunder_goose": ("Loud Honk", "Golden Egg"),
    "brambleback": ("Briars", "Bramble Armor"),
    "cobble_troll": ("Stone Skin", "Troll Tonic"),
    "lava_lug": ("", "Lava Lamp"),
    "murk_siren": ("Enthralling", "Siren's Comb"),
    "dream_leech": ("Drowsy", "Pleasant Dream"),
    "mimic_trunk": ("Snapping Lid", "Trunk of Treasure"),
    "storm_roc": ("Buffeting", "Roc Feather"),
    "hexwind_djinn": ("Ward of Winds", "Djinn's Wish"),
    "stone_colossus": ("Immovable", "Heart of Stone"),
    "magma_wyrm": ("Scorching Scales", "Wyrmfire"),
    "ashen_countess": ("Courtly Disdain", "Countess's Fan"),
    "kettle_bay_kraken": ("Many Arms", "Ink Cloud"),
    "frost_hag": ("Numbing Cold", "Hag's Hot Cocoa"),
    "star_eater": ("Devour Magic", "Stardust"),
    "the_unfamiliar": ("Mockery", "Borrowed Trick"),
}
HP, MP = [13, 12, 13], [10, 9, 12]  # of Piddy Paw, Jinxie and Mimsy

every_foe = pytest.mark.parametrize("foe", list(FOES))


def test_the_tables_name_every_foe_and_count_as_the_specification_does() -> None:
    cards = [card.key for card in GAME.library(SPEC).cards if isinstance(card, FoeCard)]
    assert sorted(cards) == sorted(FOES) == sorted(NAMES)
    assert [[level for level, *_rest in FOES.values()].count(level) for level in (1, 2, 3)] == [8, 8, 9]
    split = {
        element: [sum([1 for foe in FOES.values() if foe[:2] == (level, element)]) for level in (1, 2, 3)]
        for element in ELEMENTS
    }
    assert split == {"air": [1, 2, 2], "earth": [2, 2, 1], "fire": [2, 1, 2], "water": [2, 1, 2], "aether": [1, 2, 2]}


@every_foe
def test_a_foe_says_what_is_printed_on_it(foe: str) -> None:
    """FF-FOEAB-01, FF-REW-01"""
    card = GAME.library(SPEC).card(foe)
    assert isinstance(card, FoeCard)
    level, element, _hp, _chart = FOES[foe]
    passives = [part.name for part in card.parts if isinstance(part, Passive)]
    assert (card.level, ELEMENTS[card.element]) == (level, element)
    assert ("".join(passives), card.item.name) == NAMES[foe]
    assert card.text
    assert all(part.text for part in card.parts)


@every_foe
def test_the_maximum_hp_of_a_foe_go_by_the_number_of_familiars(foe: str) -> None:
    """FF-FLOW-05, FF-RULING-03"""
    found = [Play("foe", foe, " ".join(FIVE.split()[:n]))["foes.0.max_hp"] for n in (2, 3, 4, 5)]
    assert "/".join([str(hp) for hp in found]) == FOES[foe][2]


def expected(foe: str, hp: int, parts: list[tuple[str, int]]) -> dict[str, Any]:
    """What a row changes for three Familiars at their maxima, once the new round has begun."""
    wanted: dict[str, Any] = {}
    for kind, points in parts:
        if kind == "hit":
            wanted.update({f"{'ABC'[seat]}.hp": HP[seat] - points for seat in range(3)})
        elif kind == "drain":
            wanted.update({f"{'ABC'[seat]}.mp": MP[seat] - points for seat in range(3)})
        elif kind == "backfire":
            wanted["foes.0.hp"] = hp - points
        elif kind == "heal":
            wanted["foes.0.hp"] = hp + points
        elif kind.startswith("no_"):
            wanted["foes.0.restricts"] = [kind]
        else:
            assert kind == "miss"
    return wanted


@every_foe
def test_a_foe_attacks_by_its_chart_on_every_face(foe: str) -> None:
    """FF-FOE-02, FF-FOE-03, FF-FOE-04, FF-FOE-05, FF-RULING-87"""
    hp = int(FOES[foe][2].split("/")[1]) - 4
    for face, parts in rows(FOES[foe][3]).items():
        play = Play("foe", f"{foe}:{hp}").play(face)
        assert play.moved() == expected(foe, hp, parts), face
        assert (play["round"], play.wait(), play.asked()) == (2, "ChooseAction", "A"), face


HEALERS = [(foe, face) for foe, (*_rest, chart) in FOES.items() for face in (4, 5, 7) if "heal" in rows(chart)[face][0]]


@pytest.mark.parametrize(("foe", "face"), HEALERS)
def test_a_foe_never_heals_above_its_maximum(foe: str, face: int) -> None:
    """FF-FLOW-06, FF-FOE-06, FF-RULING-89"""
    assert len({healer for healer, _face in HEALERS}) == 6
    most = int(FOES[foe][2].split("/")[1])
    assert Play("foe", f"{foe}:{most - 1}").play(face)["foes.0.hp"] == most
    assert Play("foe", foe).play(face)["foes.0.hp"] == most


DRAINERS = [
    (foe, face) for foe, (*_rest, chart) in FOES.items() for face in (9, 20) if "drain" in str(rows(chart)[face])
]


@pytest.mark.parametrize(("foe", "face"), DRAINERS)
def test_a_drain_takes_no_more_mp_than_there_are_and_none_of_the_fallen(foe: str, face: int) -> None:
    """FF-RULING-34, FF-RULING-89"""
    play = Play("foe", foe, A={"mp": 0}, B={"mp": 1}, C={"hp": 0}).play(face)
    assert (play["A.mp"], play["B.mp"], play["C.mp"]) == (0, 0, 0)


@every_foe
def test_a_foe_does_not_hit_the_fallen(foe: str) -> None:
    """FF-FOE-03, FF-TERM-09"""
    points = dict(rows(FOES[foe][3])[20])["hit"]
    play = Play("foe", foe, B={"hp": 0}).play(20)
    assert (play["A.hp"], play["B.hp"], play["C.hp"]) == (13 - points, 0, 13 - points)


def test_a_familiar_that_the_row_fells_is_not_drained_and_no_row_goes_on_after_the_foes_own_defeat() -> None:
    """FF-RULING-87, FF-RULING-120: the Star Eater, 2 and then 1 MP"""
    play = Play("foe", "star_eater", A={"hp": 2, "mp": 3}).play(15)
    assert (play["A.hp"], play["A.mp"], play["B.mp"]) == (0, 0, 8)
    lost = [line for line in play.told("lost_mp") if line.startswith("lost_mp A")]
    assert lost == ["lost_mp A 3"], "by the fall, not by the row"
    mirror = {"kind": "reflects", "owner": "A", "source": "mirror_shard", "on": "foe.1"}
    play = Play("foe", "star_eater:2 cinder_imp", effects=[mirror]).play(15)
    assert (play["A.rewards"], play["A.mp"], play["B.mp"]) == (["star_eater"], 10, 9)


def test_a_restriction_is_imposed_for_the_next_round_and_ends_with_it() -> None:
    """FF-RULING-78, FF-FOE-05"""
    play = Play("foe", "mudgrub cinder_imp").play(18)
    assert (play["foes.0.imposes"], play["foes.0.restricts"]) == (["no_artifact"], [])
    play.play(5)
    assert (play["foes.0.imposes"], play["foes.0.restricts"]) == ([], ["no_artifact"])
    play.play("A attack 2", 1, "B attack 2", 1, "C attack 2", 1, 3, 5)
    assert (play["foes.0.imposes"], play["foes.0.restricts"]) == ([], [])


def test_a_restriction_goes_with_its_foe_also_while_it_still_waits() -> None:
    """FF-DEFEAT-02, FF-RULING-78"""
    foes = [{"card": "mudgrub", "hp": 2, "restricts": ["no_artifact"]}, {"card": "cinder_imp"}]
    play = Play("action", foes, A={"artifacts": ["silver_bell"]})
    assert play.why("A use silver_bell") == "FF-RULING-79"
    play.play("A attack 1", 6)
    assert (play["foes.0.hp"], play["foes.0.restricts"]) == (0, [])
    play = Play("foe", "mudgrub:1 cinder_imp", C={"rewards": ["magma_wyrm"]}).play("C pass", 18)
    assert play["foes.0.imposes"] == ["no_artifact"]
    play.play("C use wyrmfire 1")
    assert (play["foes.0.hp"], play["foes.0.imposes"]) == (0, [])


RESTRICTIONS = {
    "no_magic": ["cast summon_the_toad 1", "cast healing_paw mimsy", "cast blowing_kisses mimsy", "cast revive jinxie"],
    "no_artifact": ["use silver_bell"],
}


@pytest.mark.parametrize("restriction", list(RESTRICTIONS))
def test_what_a_restriction_stops_as_a_turn_action(restriction: str) -> None:
    """FF-RULING-79"""
    side = {"unlocked": True, "artifacts": ["silver_bell"], "coven": ["mistral"]}
    for active in (False, True):
        foes = [{"card": "lava_lug", "restricts": [restriction] if active else []}]
        play = Play("action", foes, A=side, B={"hp": 0}, C={"unlocked": True})
        for kind, acts in RESTRICTIONS.items():
            for act in acts:
                assert play.why(f"A {act}") == ("FF-RULING-79" if active and kind == restriction else ""), act
        assert "attack 1" in play.offers("A")


def test_no_healing_stops_every_gain_of_hp_but_neither_the_cast_nor_survival() -> None:
    """FF-RULING-79"""
    foes = [{"card": "lava_lug", "restricts": ["no_healing"]}]
    play = Play("action", foes, A={"hp": 5}).play("A cast healing_paw piddy_paw", "A pay 2")
    assert play.moved() == {"A.mp": 8, "A.ticks": ["restorative"]}
    play = Play("action", foes, A={"hp": 5, "artifacts": ["bubbling_cauldron"]}).play("A use bubbling_cauldron")
    assert play["A.hp"] == 5
    feather = {"kind": "survives", "amount": 4, "owner": "B", "source": "phoenix_feather", "on": "A"}
    play = Play("foe", foes, A={"hp": 1}, effects=[feather]).play(8)
    assert play["A.hp"] == 4


def test_no_ballyhoo_stops_the_offer() -> None:
    """FF-RULING-79"""
    foes = [{"card": "lava_lug", "restricts": ["no_ballyhoo"]}, {"card": "cinder_imp"}]
    play = Play("action", foes).play("A attack 2", 6)
    assert (play["foes.1.hp"], play.wait(), play.asked()) == (13, "ChooseAction", "B")


def test_no_magic_leaves_the_ballyhoo() -> None:
    """FF-RULING-62"""
    foes = [{"card": "murk_siren", "restricts": ["no_magic"]}]
    play = Play("action", foes)
    assert play.offers("A") == ["attack 1"]
    assert play.play("A attack 1", 6).wait() == "BallyhooOffer"


def test_a_foe_killed_by_its_own_backfire_goes_to_the_last_damager_fallen_or_not() -> None:
    """FF-REW-03, FF-RULING-69"""
    for side, taker in (({}, "C"), ({"hp": 0}, "C")):
        foes = [{"card": "lava_lug", "hp": 3, "last_damaged_by": "C"}, {"card": "cinder_imp"}]
        play = Play("foe", foes, C=side).play(4)
        assert play[f"{taker}.rewards"] == ["lava_lug"]
    play = Play("foe", "lava_lug:3 cinder_imp", A={"hp": 0}).play(4)
    assert play["B.rewards"] == ["lava_lug"], "the first Standing seat in turn order"
