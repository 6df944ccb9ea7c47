"""Spec 11.4, 11.5: the Training Scrolls with their six tasks, and the Coven Cards with their Helper Spells."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.games.familiars_and_foes.game import GAME
from grimalkin.games.familiars_and_foes.kinds import TASKS
from grimalkin.games.familiars_and_foes.printed import CovenCard, TrainingCard
from tests.games.familiars_and_foes.support import FIVE, SPEC, Play

SIX = ["summon_toad", "physical_attack", "strong_or_elemental", "restorative", "special_ability", "artifact"]
FAMILIARS = FIVE.split()
STRONG = {
    "piddy_paw": "whirligig",
    "jinxie": "marshmallow_meteor",
    "mimsy": "tidal_tome",
    "figgitch": "boulder_bowl",
    "nutterson_iii": "atomic_acorn",
}
ELEMENTAL = {
    "piddy_paw": ("dust_devil", "earth"),
    "jinxie": ("backdraft", "air"),
    "mimsy": ("quench", "fire"),
    "figgitch": ("mudslide", "water"),
    "nutterson_iii": ("mirror_star", "aether"),
}
every_familiar = pytest.mark.parametrize("mat", FAMILIARS)


def team(mat: str) -> str:
    """Two Familiars, this one in seat A."""
    return f"{mat} {'mimsy' if mat != 'mimsy' else 'jinxie'}"


# Training


def test_each_familiar_has_one_training_scroll_with_the_six_tasks() -> None:
    """FF-TRAIN-01, FF-TRAIN-07"""
    cards = {card.key: card for card in GAME.library(SPEC).cards if isinstance(card, TrainingCard)}
    assert sorted(cards) == sorted([f"training_{mat}" for mat in FAMILIARS])
    names = [card.key for card in GAME.library(SPEC).cards]
    for key, card in cards.items():
        assert f"training_{names[card.familiar]}" == key
        assert [TASKS[i] for i in range(len(TASKS)) if card.tasks >> i & 1] == SIX


def acts_for(task: str, mat: str) -> tuple[list[str | int], list[str | int]]:
    """What does a task, and what tries and fails to; empty where trying is doing."""
    acts: dict[str, tuple[list[str | int], list[str | int]]] = {
        "summon_toad": (["A cast summon_the_toad 1", 3], ["A cast summon_the_toad 1", 2]),
        "physical_attack": (["A attack 1", 20], ["A attack 1", 1]),
        "strong_or_elemental": ([f"A cast {STRONG[mat]} 1", 20], [f"A cast {STRONG[mat]} 1", 5]),
        "restorative": ([f"A cast healing_paw {mat}", "A pay 1"], []),
        "artifact": (["A use silver_bell"], []),
    }
    return acts[task]


@every_familiar
@pytest.mark.parametrize("task", [task for task in SIX if task != "special_ability"])
def test_a_task_is_ticked_when_it_is_done_and_not_before(mat: str, task: str) -> None:
    """FF-TRAIN-02, FF-TRAIN-03, FF-TRAIN-04"""
    done, failed = acts_for(task, mat)
    play = Play("action", "cinder_imp", team(mat), A={"artifacts": ["silver_bell"]}).play(*done)
    assert play["A.ticks"] == [task]
    if failed:
        play = Play("action", "cinder_imp", team(mat), A={"artifacts": ["silver_bell"]}).play(*failed)
        assert play["A.ticks"] == []


@every_familiar
def test_the_elemental_spell_ticks_the_same_task_as_the_strong_one(mat: str) -> None:
    spell, element = ELEMENTAL[mat]
    foes = [{"card": "cinder_imp", "element": element}]
    assert Play("action", foes, team(mat)).play(f"A cast {spell} 1", 20)["A.ticks"] == ["strong_or_elemental"]


@every_familiar
def test_magic_eye_ticks_the_restorative_task(mat: str) -> None:
    play = Play("action", "cinder_imp", team(mat)).play(f"A cast magic_eye {mat}", "A pay 2")
    assert play["A.ticks"] == ["restorative"]


@every_familiar
@pytest.mark.parametrize("task", [task for task in SIX if task != "special_ability"])
def test_the_sixth_task_opens_the_advanced_scroll_at_once_and_no_other_does(mat: str, task: str) -> None:
    """FF-TRAIN-05, FF-TRAIN-06"""
    done, _failed = acts_for(task, mat)
    others = [other for other in SIX if other != task]
    play = Play("action", "cinder_imp", team(mat), A={"ticks": others, "artifacts": ["silver_bell"]}).play(*done)
    assert (play["A.ticks"], play["A.unlocked"]) == (SIX, True)
    assert f"training_{mat}" in play["gone"]
    five = others[:4] + [task]
    play = Play("action", "cinder_imp", team(mat), A={"ticks": five, "artifacts": ["silver_bell"]}).play(*done)
    assert (play["A.ticks"], play["A.unlocked"]) == (sorted(five, key=SIX.index), False)
    assert f"training_{mat}" not in play["gone"]


def test_the_special_ability_opens_the_scroll_in_the_foes_turn() -> None:
    """FF-EX-17"""
    ticks = [task for task in SIX if task != "special_ability"]
    play = Play("foe", "cinder_imp lava_lug", FIVE, E={"gems": 1, "ticks": ticks}).play(
        "E pass", 5, "E use atomic_mirror"
    )
    assert (play["E.unlocked"], play["gone"]) == (True, ["training_nutterson_iii"])


def test_damage_by_others_means_ticks_nothing() -> None:
    """FF-RULING-29, FF-RULING-93, FF-RULING-106"""
    play = Play("action", "cinder_imp").play("A attack 1", 6, "B ballyhoo", "open")
    assert play["B.ticks"] == []
    play = Play("turn", "cinder_imp", B={"rewards": ["magma_wyrm"]}).play("B use wyrmfire 1")
    assert play["B.ticks"] == []
    play = Play("action", "cinder_imp", "mimsy jinxie", A={"coven": ["sirena"]}).play("A cast tidepool_blessing", 20)
    assert play["A.ticks"] == []


def test_beginner_spells_are_still_there_when_the_scroll_is_open() -> None:
    """FF-RULING-110"""
    play = Play("action", "cinder_imp", A={"unlocked": True}).play("A cast summon_the_toad 1", 3)
    assert play.wait() == "BallyhooOffer"
    assert play["A.ticks"] == SIX


# Coven Cards

# id: name, Familiar, Helper Spell, cost, needed roll, what a success changes in a team of five by seat
MP = [10, 9, 12, 8, 12]
COVEN: dict[str, tuple[str, str, str, int, int, dict[str, Any]]] = {
    "mistral": (
        "Mistral, Air Mystic",
        "piddy_paw",
        "blowing_kisses jinxie",
        2,
        4,
        {"effects": ["next_roll 4 {} blowing_kisses B when used"]},
    ),
    "ember": (
        "Ember, Fire Mage",
        "jinxie",
        "campfire_chorus",
        2,
        4,
        {"effects": ["ballyhoo_bonus 1 {} campfire_chorus team foes' turn"]},
    ),
    "sirena": (
        "Sirena, Water Witch",
        "mimsy",
        "tidepool_blessing",
        3,
        4,
        {"A.hp": 7, "B.hp": 7, "C.hp": 7, "D.hp": 7, "E.hp": 7},
    ),
    "terra": (
        "Terra, Earth Pixie",
        "figgitch",
        "pixie_bark jinxie",
        2,
        5,
        {"effects": ["prevents 99 {} pixie_bark B foes' turn"]},
    ),
    "akasha": ("Akasha, Aether Enchantress", "nutterson_iii", "astrolabe_turn", 3, 9, {"{}.gems": 1}),
}
every_coven = pytest.mark.parametrize("coven", list(COVEN))


def filled(changes: dict[str, Any], seat: str) -> dict[str, Any]:
    """The changes of a cast by this seat."""
    return {
        path.format(seat): [word.format(seat) for word in value] if isinstance(value, list) else value
        for path, value in changes.items()
    }


def test_the_table_names_every_coven_card() -> None:
    cards = {card.key: card for card in GAME.library(SPEC).cards if isinstance(card, CovenCard)}
    names = [card.key for card in GAME.library(SPEC).cards]
    found = {key: (card.name, names[card.familiar], card.spell.word) for key, card in cards.items()}
    assert found == {key: (case[0], case[1], case[2].split()[0]) for key, case in COVEN.items()}
    assert all(card.text and card.spell.text for card in cards.values())


@every_coven
def test_a_helper_spell_works_from_its_number_on(coven: str) -> None:
    """FF-SPELL-09, FF-SPELL-10, FF-RULING-18"""
    _name, mat, spell, cost, needed, changes = COVEN[coven]
    seat = "ABCDE"[FAMILIARS.index(mat)]
    sides: dict[str, Any] = {other: {"hp": 5} for other in "ABCDE"}
    sides[seat]["coven"] = [coven]
    for face in range(1, 21):
        play = Play("action", "cinder_imp", FIVE, toad=seat, **sides).play(f"{seat} cast {spell}", face)
        paid = {f"{seat}.mp": MP[FAMILIARS.index(mat)] - cost}
        assert {path: value for path, value in play.moved().items() if path != "effects"} == {
            **paid,
            **(
                {path: value for path, value in filled(changes, seat).items() if path != "effects"}
                if face >= needed
                else {}
            ),
        }, face
        if seat != "E":
            assert play["effects"] == (filled(changes, seat).get("effects", []) if face >= needed else []), face
            assert play.wait() == "ChooseAction", "no Ballyhoo, no tick"
        assert play[f"{seat}.coven"] == [coven], "the own one stays for the rest of the game"


@every_coven
def test_a_helper_spell_is_its_partners_alone_and_needs_mp(coven: str) -> None:
    _name, mat, spell, cost, _needed, _changes = COVEN[coven]
    seat = "ABCDE"[FAMILIARS.index(mat)]
    for mp in (cost - 1, cost):
        play = Play("action", "cinder_imp", FIVE, toad=seat, **{seat: {"coven": [coven], "mp": mp}})
        assert play.why(f"{seat} cast {spell}") == ("" if mp == cost else "FF-SPELL-09")
    other = "B" if seat != "B" else "C"
    play = Play("action", "cinder_imp", FIVE, toad=other, **{seat: {"coven": [coven]}})
    assert f"cast {spell}" not in play.offers(other)


@every_coven
@pytest.mark.parametrize("works", [False, True])
def test_a_common_coven_card_may_be_cast_by_anybody_once_also_if_it_fails(coven: str, works: bool) -> None:
    """FF-SPELL-11, FF-RULING-14"""
    _name, mat, spell, cost, needed, changes = COVEN[coven]
    familiars = [other for other in FAMILIARS if other != mat]
    named = spell.replace("jinxie", familiars[1])
    sides: dict[str, Any] = {seat: {"hp": 5} for seat in "ABCD"}
    play = Play("action", "cinder_imp", " ".join(familiars), common=[coven], **sides)
    assert f"cast {named}" in play.offers("A")
    play.play(f"A cast {named}")
    assert (play["common"], play["gone"]) == ([], [coven]), "discarded with the cast"
    play.play(needed if works else needed - 1)
    paid = {"A.mp": MP[FAMILIARS.index(familiars[0])] - cost, "common": [], "gone": [coven]}
    wanted = {path: value for path, value in filled(changes, "A").items() if not path.startswith("E.")}
    assert play.moved() == {**paid, **(wanted if works else {})}
    assert f"cast {named}" not in play.offers("B")


def test_astrolabe_turn_is_for_the_caster_and_never_goes_above_the_gems_of_the_game() -> None:
    """FF-RULING-86"""
    side = {"gems": 3, "coven": ["akasha"]}
    play = Play("action", "cinder_imp", "nutterson_iii mimsy", A=side).play("A cast astrolabe_turn", 9)
    assert (play["A.gems"], play["A.mp"]) == (3, 9)


def test_blowing_kisses_are_used_up_by_the_next_roll_of_any_kind_and_survive_the_round() -> None:
    """FF-RULING-20"""
    kisses = {"kind": "next_roll", "amount": 4, "owner": "A", "source": "blowing_kisses", "on": "B"}
    side = {"coven": ["mistral"]}
    play = Play("foe", "cinder_imp", A=side, effects=[kisses]).play(5)
    assert len(play["effects"]) == 1
    for act, die in (("attack 1", 1), ("cast summon_the_toad 1", 3), ("cast campfire_chorus", 1)):
        play = Play("action", "lava_lug", toad="B", wave=2, A=side, B={"coven": ["ember"]}, effects=[kisses])
        play.play(f"B {act}", die)
        assert play.told("rolled") == [f"rolled B {die} {die + 4}"]
        assert "next_roll 4 A blowing_kisses B when used" not in play["effects"]


def test_blowing_kisses_name_any_standing_familiar() -> None:
    play = Play("action", "cinder_imp", A={"coven": ["mistral"]}, B={"hp": 0})
    acts = [act for act in play.offers("A") if "blowing" in act]
    assert acts == ["cast blowing_kisses mimsy", "cast blowing_kisses piddy_paw"]
    assert play.why("A cast blowing_kisses jinxie") == "FF-RULING-36"


def test_campfire_chorus_adds_one_to_each_open_ballyhoo_flip_until_the_foes_turn_is_over() -> None:
    chorus = {"kind": "ballyhoo_bonus", "owner": "B", "source": "campfire_chorus", "on": "team"}
    side = {"coven": ["ember"]}
    play = Play("action", "lava_lug", B=side, effects=[chorus]).play("A attack 1", 6, "B ballyhoo", "open")
    play.play("C ballyhoo", "open")
    assert play["foes.0.hp"] == 20 - 2 - 3 - 3
    play = Play("action", "lava_lug", B=side, effects=[chorus, chorus]).play("A attack 1", 6, "B ballyhoo", "open")
    assert play["foes.0.hp"] == 20 - 2 - 4, "cast twice it adds up (FF-RULING-94)"
    assert Play("foe", "cinder_imp", B=side, effects=[chorus]).play(5)["effects"] == []


def test_pixie_bark_keeps_one_familiar_from_hp_loss_by_foe_attacks_also_if_its_caster_falls() -> None:
    """FF-RULING-66: the effect of a spell stays"""
    bark = {"kind": "prevents", "amount": 99, "owner": "D", "source": "pixie_bark", "on": "B"}
    sides: dict[str, Any] = {"D": {"hp": 1, "coven": ["terra"]}, "B": {"hp": 1}}
    play = Play("foe", "cinder_imp lava_lug", FIVE, effects=[bark], **sides).play(9, 19)
    assert (play["B.hp"], play["D.hp"], play["A.hp"], play["effects"]) == (1, 0, 9, [])


def test_tidepool_blessing_reaches_the_standing_alone() -> None:
    play = Play("action", "cinder_imp", "mimsy jinxie piddy_paw", A={"hp": 12, "coven": ["sirena"]}, B={"hp": 0})
    play.play("A cast tidepool_blessing", 4)
    assert play.moved() == {"A.mp": 9, "A.hp": 13}


# Revealing


def test_a_coven_card_goes_to_its_familiar_when_its_wave_begins_fallen_or_not() -> None:
    """FF-FLOW-01, FF-FLOW-02, FF-RULING-11, FF-RULING-13"""
    for side in ({}, {"hp": 0}):
        play = Play("wave", B=side)
        assert play.luck() == list(COVEN)
        play.play("ember", "stone_colossus")
        assert (play["B.coven"], play["common"], play["foes.0.card"], play["foes.0.hp"]) == (
            ["ember"],
            [],
            "stone_colossus",
            27,
        )


def test_a_coven_card_without_its_familiar_lies_in_common_and_stays_over_waves() -> None:
    """FF-FLOW-03, FF-RULING-15"""
    play = Play("wave").play("terra", "stone_colossus")
    assert play["common"] == ["terra"]
    play = Play("action", "gloop:1", common=["terra"]).play("A attack 1", 6, "ember", "mudgrub", "cinder_imp")
    assert (play["wave"], play["common"], play["B.coven"]) == (2, ["terra"], ["ember"])


def test_wave_4_has_two_coven_cards() -> None:
    """FF-SETUP-14, FF-RULING-12"""
    play = Play("wave", wave=4).play("terra", "mistral", "lava_lug", "storm_roc")
    assert (play["common"], play["A.coven"]) == (["terra"], ["mistral"])
    assert [play[f"foes.{slot}.card"] for slot in range(2)] == ["lava_lug", "storm_roc"]
