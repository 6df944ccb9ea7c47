"""Spec 11.1, 11.2: maxima and charts of the five mats, and every spell of the Beginner Spell Scrolls."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.games.familiars_and_foes.game import GAME
from grimalkin.games.familiars_and_foes.printed import Mat
from tests.games.familiars_and_foes.support import FIVE, SPEC, Play, rows

ELEMENTS = ["air", "earth", "fire", "water", "aether"]
# id: name, element, strong against, partner, toad, HP, MP, Physical Attack, Special Ability
MATS = {
    "piddy_paw": ("Piddy Paw", "air", "earth", "mistral", "Zephyr", 13, 10, "Swift Kick", "Winds of Change"),
    "jinxie": ("Jinxie", "fire", "air", "ember", "Spike", 12, 9, "Headbang", "Rock the Inferno"),
    "mimsy": ("Mimsy", "water", "fire", "sirena", "Droplet", 13, 12, "Book Bonk", "Healing Rain"),
    "figgitch": ("Figgitch", "earth", "water", "terra", "Bailiwick", 15, 8, "Tail Thump", "Finders Keepers"),
    "nutterson_iii": (
        "Nutterson III",
        "aether",
        "aether",
        "akasha",
        "Astro",
        11,
        12,
        "Distracted Bump",
        "Atomic Mirror",
    ),
}
PHYSICAL = {
    "piddy_paw": "1-5 backfire 1; 6-16 hit 2; 17-20 critical hit 4",
    "jinxie": "1-6 backfire 1; 7-16 hit 3; 17-20 critical hit 4",
    "mimsy": "1-4 miss; 5-17 hit 1; 18-20 critical hit 3",
    "figgitch": "1-3 miss; 4-17 hit 2; 18-20 critical hit 3",
    "nutterson_iii": "1-4 backfire 1; 5-7 miss; 8-17 hit 2; 18-20 critical hit 4",
}
TOAD = "1-2 miss; 3+ hit 1"
# Familiar, spell, cost, chart, task
BEGINNER = [
    ("piddy_paw", "summon_the_toad", 1, TOAD, "summon_toad"),
    ("piddy_paw", "whirligig", 3, "1-8 miss; 9+ hit 4", "strong_or_elemental"),
    ("piddy_paw", "dust_devil", 2, "1-4 miss; 5+ hit 4", "strong_or_elemental"),
    ("jinxie", "summon_the_toad", 1, TOAD, "summon_toad"),
    ("jinxie", "marshmallow_meteor", 3, "1-3 backfire 1; 4-9 miss; 10+ hit 5", "strong_or_elemental"),
    ("jinxie", "backdraft", 2, "1-2 backfire 1; 3-5 miss; 6+ hit 5", "strong_or_elemental"),
    ("mimsy", "summon_the_toad", 1, TOAD, "summon_toad"),
    ("mimsy", "tidal_tome", 3, "1-6 miss; 7+ hit 3", "strong_or_elemental"),
    ("mimsy", "quench", 2, "1-3 miss; 4+ hit 4", "strong_or_elemental"),
    ("figgitch", "summon_the_toad", 1, TOAD, "summon_toad"),
    ("figgitch", "boulder_bowl", 3, "1-7 miss; 8+ hit 4", "strong_or_elemental"),
    ("figgitch", "mudslide", 2, "1-4 miss; 5+ hit 4", "strong_or_elemental"),
    ("nutterson_iii", "summon_the_toad", 1, TOAD, "summon_toad"),
    ("nutterson_iii", "atomic_acorn", 3, "1-9 miss; 10+ hit 5", "strong_or_elemental"),
    ("nutterson_iii", "mirror_star", 2, "1-5 miss; 6+ hit 5", "strong_or_elemental"),
]
ELEMENTAL = {
    "piddy_paw": "dust_devil",
    "jinxie": "backdraft",
    "mimsy": "quench",
    "figgitch": "mudslide",
    "nutterson_iii": "mirror_star",
}
IMP = 14  # the HP of the Cinder Imp for two Familiars; it has no Special Ability

every_mat = pytest.mark.parametrize("mat", list(MATS))


def with_other(mat: str) -> str:
    """Two Familiars, this one in seat A."""
    return f"{mat} {'mimsy' if mat != 'mimsy' else 'jinxie'}"


def against(mat: str, **position: Any) -> Play:
    """Seat A must act against a Cinder Imp of the element that its Familiar is strong against."""
    imp = {"card": "cinder_imp", "element": MATS[mat][2]}
    return Play("action", [imp], with_other(mat), **position)


def test_the_tables_name_every_mat() -> None:
    cards = [card.key for card in GAME.library(SPEC).cards if isinstance(card, Mat)]
    assert sorted(cards) == sorted(MATS) == sorted(PHYSICAL) == sorted(ELEMENTAL)


@every_mat
def test_a_mat_says_what_is_printed_on_it(mat: str) -> None:
    card = GAME.library(SPEC).card(mat)
    assert isinstance(card, Mat)
    name, element, strong, partner, toad, hp, mp, attack, ability = MATS[mat]
    partners = [other.key for other in GAME.library(SPEC).cards]
    found = (
        card.name,
        ELEMENTS[card.element],
        ELEMENTS[card.strong_against],
        partners[card.partner],
        card.toad,
        card.hp,
        card.mp,
        card.attack.name,
        card.ability.name,
    )
    assert found == (name, element, strong, partner, toad, hp, mp, attack, ability)
    assert card.text
    assert all(part.text for part in card.parts)


@every_mat
def test_the_markers_stand_at_the_maxima_of_the_mat(mat: str) -> None:
    """FF-SETUP-04"""
    play = Play("action", "cinder_imp", with_other(mat))
    assert (play["A.familiar"], play["A.hp"], play["A.mp"]) == (mat, MATS[mat][5], MATS[mat][6])


def expected_of(parts: list[tuple[str, int]], hp: int, tick: str) -> dict[str, Any]:
    """What an attack by seat A with this row changes, besides what it cost."""
    (kind, points), *rest = parts
    assert not rest
    if kind == "miss":
        return {}
    if kind == "backfire":
        return {"A.hp": hp - points}
    return {"foes.0.hp": IMP - points, "foes.0.last_damaged_by": "A", "A.ticks": [tick]}


@every_mat
def test_a_physical_attack_follows_its_chart_on_every_face(mat: str) -> None:
    """FF-PHYS-01, FF-PHYS-02, FF-PHYS-03, FF-BALLY-01, FF-RULING-19, FF-RULING-27"""
    for face, parts in rows(PHYSICAL[mat]).items():
        play = against(mat).play("A attack 1", face)
        assert play.moved() == expected_of(parts, MATS[mat][5], "physical_attack"), face
        struck = parts[0][0] == "hit"
        assert (play.wait(), play.asked()) == (("BallyhooOffer", "B") if struck else ("ChooseAction", "B")), face


@pytest.mark.parametrize(("mat", "spell", "cost", "chart", "task"), BEGINNER)
def test_a_beginner_attack_spell_follows_its_chart_on_every_face(
    mat: str, spell: str, cost: int, chart: str, task: str
) -> None:
    """FF-ACT-02, FF-SPELL-01, FF-SPELL-02, FF-SPELL-03, FF-RULING-28"""
    for face, parts in rows(chart).items():
        play = against(mat).play(f"A cast {spell} 1", face)
        wanted = {"A.mp": MATS[mat][6] - cost, **expected_of(parts, MATS[mat][5], task)}
        assert play.moved() == wanted, face
        struck = parts[0][0] == "hit"
        assert (play.wait(), play.asked()) == (("BallyhooOffer", "B") if struck else ("ChooseAction", "B")), face


@pytest.mark.parametrize(("mat", "spell", "cost"), [case[:3] for case in BEGINNER])
def test_a_beginner_attack_spell_needs_its_mp(mat: str, spell: str, cost: int) -> None:
    """FF-SPELL-01, FF-RULING-118"""
    assert f"cast {spell} 1" in against(mat, A={"mp": cost}).offers("A")
    poor = against(mat, A={"mp": cost - 1})
    assert poor.why(f"A cast {spell} 1") == "FF-SPELL-01"
    assert f"cast {spell} 1" not in poor.offers("A")


@every_mat
def test_the_elemental_spell_is_for_one_element_only(mat: str) -> None:
    """FF-ELEM-01, FF-ELEM-02, FF-SPELL-04, FF-TERM-10"""
    for element in ELEMENTS:
        play = Play("action", [{"card": "cinder_imp", "element": element}], with_other(mat))
        act = f"cast {ELEMENTAL[mat]} 1"
        assert (act in play.offers("A")) == (element == MATS[mat][2])
        assert play.why(f"A {act}") == ("" if element == MATS[mat][2] else "FF-SPELL-04")


@every_mat
def test_a_familiar_without_training_is_offered_its_beginner_means_and_nothing_else(mat: str) -> None:
    """FF-ACT-01, FF-GOAL-06, FF-RULING-35"""
    other = with_other(mat).split()[1]
    play = against(mat)
    spells = [f"cast {spell} 1" for owner, spell, *_rest in BEGINNER if owner == mat]
    restorative = [f"cast {spell} {one}" for spell in ("healing_paw", "magic_eye") for one in (mat, other)]
    assert play.offers("A") == sorted(["attack 1", *spells, *restorative])
    assert against(mat, A={"mp": 0}).offers("A") == ["attack 1"]


def test_an_attack_names_any_foe_that_is_left() -> None:
    """FF-PHYS-02, FF-DEFEAT-01, FF-RULING-06"""
    play = Play("action", "cinder_imp:3 lava_lug:0 mudgrub:3")
    assert [act for act in play.offers("A") if act.startswith("attack")] == ["attack 1", "attack 3"]
    assert [act for act in play.offers("A") if "toad" in act] == ["cast summon_the_toad 1", "cast summon_the_toad 3"]
    assert play.why("A attack 2") == "FF-DEFEAT-01"
    assert play.why("A cast whirligig 2") == "FF-DEFEAT-01"
    play.play("A attack 3", 6)
    assert play.moved() == {"foes.2.hp": 1, "foes.2.last_damaged_by": "A", "A.ticks": ["physical_attack"]}


# Restorative Spells


@every_mat
def test_healing_paw_gives_an_hp_for_each_mp_and_mimsys_one_more(mat: str) -> None:
    """FF-SPELL-06, FF-SPELL-07, FF-SPELL-08, FF-TRAIN-03, FF-RULING-28"""
    for x in (1, 3):
        for seat, hurt in (("A", mat), ("B", with_other(mat).split()[1])):
            play = against(mat, A={"hp": 2}, B={"hp": 2})
            play.play(f"A cast healing_paw {hurt}")
            assert play.offers("A") == sorted([f"pay {n}" for n in range(1, MATS[mat][6] + 1)])
            assert play.moved() == {}, "nothing is paid before the amount is named"
            play.play(f"A pay {x}")
            gain = x + 1 if mat == "mimsy" else x
            wanted = {f"{seat}.hp": 2 + gain, "A.mp": MATS[mat][6] - x, "A.ticks": ["restorative"]}
            assert play.moved() == wanted
            assert (play.wait(), play.asked()) == ("ChooseAction", "B"), "no roll, no Ballyhoo"


@every_mat
def test_magic_eye_gives_two_mp_for_each_that_was_paid(mat: str) -> None:
    """FF-SPELL-08, FF-RULING-37"""
    other = with_other(mat).split()[1]
    play = against(mat, A={"mp": 5}, B={"mp": 0}).play(f"A cast magic_eye {other}", "A pay 3")
    assert play.moved() == {"A.mp": 2, "B.mp": 6, "A.ticks": ["restorative"]}
    play = against(mat, A={"mp": 3}).play(f"A cast magic_eye {mat}", "A pay 3")
    assert play.moved() == {"A.mp": 6, "A.ticks": ["restorative"]}


@every_mat
def test_a_restorative_spell_never_goes_above_a_maximum_but_may_be_cast_all_the_same(mat: str) -> None:
    """FF-RULING-33, FF-RULING-34"""
    full = MATS[mat][6]
    play = against(mat, A={"hp": MATS[mat][5] - 1}).play(f"A cast healing_paw {mat}", "A pay 4")
    assert play.moved() == {"A.hp": MATS[mat][5], "A.mp": full - 4, "A.ticks": ["restorative"]}
    play = against(mat).play(f"A cast healing_paw {mat}", "A pay 1")
    assert play.moved() == {"A.mp": full - 1, "A.ticks": ["restorative"]}
    play = against(mat, A={"mp": full - 1}).play(f"A cast magic_eye {mat}", "A pay 5")
    assert play.moved() == {"A.mp": full, "A.ticks": ["restorative"]}


@every_mat
def test_a_restorative_spell_does_not_reach_the_fallen(mat: str) -> None:
    """FF-RULING-36, FF-TERM-09"""
    other = with_other(mat).split()[1]
    play = against(mat, B={"hp": 0})
    for spell in ("healing_paw", "magic_eye"):
        assert f"cast {spell} {mat}" in play.offers("A")
        assert play.why(f"A cast {spell} {other}") == "FF-RULING-36"


def test_a_spell_of_a_familiar_that_does_not_play_is_no_choice() -> None:
    play = Play("action", "cinder_imp", "piddy_paw jinxie")
    assert play.why("A cast healing_paw mimsy") == "FF-ACT-01"
    assert play.why("A cast marshmallow_meteor 1") == "FF-ACT-01"


def test_a_seat_that_is_not_active_is_not_asked() -> None:
    """FF-TERM-05"""
    play = Play("action", "cinder_imp", FIVE, toad="C")
    assert play.asked() == "C"
    assert play.why("A attack 1") == "FF-ACT-01"
    assert [play.offers(seat) for seat in "ABDE"] == [[], [], [], []]
