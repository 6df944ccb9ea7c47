"""Spec 8, last column: what a time-out does at each decision (FF-RULING-09)."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.core.errors import IllegalChoice
from grimalkin.games.familiars_and_foes.game import GAME
from tests.games.familiars_and_foes.support import FIVE, Play

READY: dict[str, Any] = {"unlocked": True, "artifacts": ["prism_lens", "collectors_satchel"]}


def last_entries(play: Play, count: int) -> list[str]:
    return [f"{entry.kind} {entry.text}".strip() for entry in play.table.record[-count:]]


def test_d01_d03_d04_settings_have_their_defaults() -> None:
    full = GAME.full_settings({})
    wanted = {
        "level": "beginner",
        "first": "random",
        "interrupt_mode": "polled",
        "ballyhoo_mode": "offer",
        "coin": "coin",
        "max_rounds": "none",
        "window_seconds": "8",
        "hold_seconds": "15",
        "claim_seconds": "6",
    }
    assert {name: full[name] for name in wanted} == wanted


@pytest.mark.parametrize(("foes", "slot"), [("cinder_imp lava_lug", 1), ("cinder_imp:0 lava_lug mudgrub", 2)])
def test_d05_a_turn_action_is_a_physical_attack_on_the_lowest_occupied_slot(foes: str, slot: int) -> None:
    play = Play("action", foes, A=READY).play("A timeout")
    assert last_entries(play, 1) == [f"timeout attack {slot}"]
    assert len(play.luck()) == 20


HALF_MADE = [
    ("d06 the Foes of Avalanche", "figgitch jinxie mimsy", ["A cast avalanche"]),
    ("d07 the amount", "piddy_paw jinxie mimsy", ["A cast healing_paw mimsy"]),
    ("d22 the element", "piddy_paw jinxie mimsy", ["A use prism_lens 2"]),
]


@pytest.mark.parametrize(("what", "familiars", "acts"), HALF_MADE, ids=[case[0] for case in HALF_MADE])
def test_a_half_made_action_is_dropped_for_a_physical_attack(what: str, familiars: str, acts: list[str]) -> None:
    """drop the half-made choice, as D05"""
    play = Play("action", "cinder_imp lava_lug", familiars, A=READY).play(*acts)
    assert play.wait() != "ChooseAction"
    play.play("A timeout")
    assert last_entries(play, 1) == ["timeout attack 1"]
    assert (play.moved(), len(play.luck())) == ({}, 20), f"{what}: nothing is paid or spent"


@pytest.mark.parametrize(
    ("at", "acts", "seat", "window"),
    [
        ("turn", [], "C", "turn"),
        ("action", ["A attack 1"], "B", "pre"),
        ("foe", ["C pass"], "D", "foe"),
        ("action", ["A attack 1", "B pass", "D pass", 6], "A", "post"),
        ("action", ["A attack 1", "B pass", "D pass", 6, "A pass", "B ballyhoo", "open"], "A", "flip"),
    ],
)
def test_d10_to_d15_an_interrupt_is_a_pass(at: str, acts: list[str | int], seat: str, window: str) -> None:
    sides = {other: {"gems": 1} for other in "ABCDE"}
    sides["A"] = {"gems": 1, "hp": 12, "tokens": 1}
    play = Play(at, "lava_lug", FIVE, **sides).play(*acts)
    assert (play.window(), play.asked()) == (window, seat)
    before = play.flat()
    play.play(f"{seat} timeout")
    assert last_entries(play, 1) == ["timeout pass"]
    assert play[f"{seat}.gems"] == before[f"{seat}.gems"]
    assert play[f"{seat}.tokens"] == before[f"{seat}.tokens"]


def test_d14_when_a_familiar_would_fall_a_time_out_is_a_pass() -> None:
    play = Play("foe", "cinder_imp", A={"hp": 1}, B={"rewards": ["void_kitten"]}).play(9, "B timeout")
    assert (play["A.hp"], play["B.rewards"]) == (0, ["void_kitten"])


def test_d16_a_ballyhoo_is_passed() -> None:
    play = Play("action", "cinder_imp").play("A attack 1", 6, "B timeout", "C timeout")
    assert (play.wait(), play.asked(), play["B.mp"], play["C.mp"]) == ("ChooseAction", "B", 9, 12)


@pytest.mark.parametrize(
    ("artifact", "acts"), [(False, ["A cast whirlwind 3", 8]), (True, ["A use magic_seeds 3", "open"])]
)
def test_d17_the_next_part_is_aimed_at_the_lowest_slot(artifact: bool, acts: list[str | int]) -> None:
    side = {"unlocked": True, "artifacts": ["magic_seeds"] if artifact else []}
    play = Play("action", "cinder_imp:0 lava_lug mudgrub", A=side).play(*acts, "A timeout")
    assert last_entries(play, 1) == ["timeout target 2"]
    play = Play("action", "mimic_trunk lava_lug mudgrub", A=side).play(*acts, "A timeout")
    assert last_entries(play, 1) == [f"timeout target {2 if artifact else 1}"], "that may be targeted"


def test_d18_an_extra_action_is_forgone() -> None:
    play = Play("action", "lava_lug", "nutterson_iii mimsy", A={"unlocked": True}).play("A cast time_spiral", 12)
    play.play("A timeout", "A timeout")
    assert (play.wait(), play.asked(), play["foes.0.hp"]) == ("ChooseAction", "B", 19)


def test_d19_a_carried_attack_is_dropped() -> None:
    parts = {"owner": "A", "source": "whirlwind", "left": 2}
    play = Play("wave", wave=2, parts=parts, A={"unlocked": True}).play("terra", "cinder_imp", "mudgrub", "A timeout")
    assert (last_entries(play, 1), play["parts"], play.wait()) == (["timeout drop"], "", "ChooseAction")


@pytest.mark.parametrize(
    ("at", "left"),
    [("at 1+2", [8, 19, 18]), ("at 1+2+3", [9, 19, 17]), ("at 2+3", [15, 13, 17]), ("at 1+3", [8, 20, 17])],
)
def test_d20_a_split_is_one_each_and_the_rest_on_the_lowest_slot(at: str, left: list[int]) -> None:
    foes = "cinder_imp lava_lug mudgrub"  # with 15, 20 and 18 HP
    play = Play("action", foes, "figgitch jinxie mimsy", A={"unlocked": True}).play("A cast avalanche", f"A {at}", 7)
    play.play("A timeout")
    assert [play[f"foes.{slot}.hp"] for slot in range(3)] == left
    assert play.asked() == "B"


def test_d20_a_split_half_made_is_made_anew() -> None:
    side = {"unlocked": True}
    play = Play("action", "cinder_imp lava_lug mudgrub", "figgitch jinxie mimsy", A=side)
    play.play("A cast avalanche", "A at 1+2+3", 7, "A split 2", "A timeout")
    assert [play[f"foes.{slot}.hp"] for slot in range(3)] == [15 - 6, 19, 17]


def test_d21_the_first_drawn_card_is_kept() -> None:
    play = Play("action", "cinder_imp", A=READY).play(
        "A use collectors_satchel", "silver_bell", "magic_seeds", "A timeout"
    )
    assert play["A.artifacts"] == ["prism_lens", "silver_bell"]


def test_d22_a_half_made_interrupt_is_a_pass() -> None:
    """Djinn's Wish and Borrowed Trick"""
    play = Play("turn", "lava_lug", C={"rewards": ["hexwind_djinn"]}).play("C use djinns_wish", "C timeout")
    assert (last_entries(play, 1), play["C.rewards"], play.wait()) == (
        ["timeout pass"],
        ["hexwind_djinn"],
        "ChooseAction",
    )
    play = Play("foe", "lava_lug", FIVE, C={"rewards": ["the_unfamiliar"]}).play("C use borrowed_trick", "C timeout")
    assert (last_entries(play, 1), play["C.rewards"], len(play.luck())) == (["timeout pass"], ["the_unfamiliar"], 20)


def test_d22_a_half_made_interrupt_is_dropped_and_the_wait_goes_on() -> None:
    play = Play("action", "lava_lug", C={"rewards": ["hexwind_djinn"]}).play("C use djinns_wish", "C timeout")
    assert (play["C.rewards"], play.wait(), play.asked()) == (["hexwind_djinn"], "ChooseAction", "A")


def test_d23_the_caster_receives_the_artifact() -> None:
    for seat, familiars in (("A", "figgitch mimsy"), ("B", "mimsy figgitch")):
        play = Play("action", "lava_lug", familiars, toad=seat, **{seat: {"unlocked": True}})
        play.play(f"{seat} cast treasure_trove", 6, "silver_bell", f"{seat} timeout")
        assert play[f"{seat}.artifacts"] == ["silver_bell"]


def test_d25_a_vote_is_a_refusal() -> None:
    sides: dict[str, Any] = {"A": {"unlocked": True}, "B": {"unlocked": True}, "C": {"hp": 0}}
    play = Play("action", "lava_lug", **sides).play("A cast revive mimsy", "B timeout")
    assert (last_entries(play, 1), play["refused"], play.asked()) == (["timeout refuse"], ["C"], "A")


def test_d27_the_elemental_spell_of_a_prism_lens_is_not_cast() -> None:
    play = Play("action", "lava_lug", A=READY).play("A use prism_lens 1", "A element earth", "A timeout")
    assert (last_entries(play, 1), play["A.mp"], play.asked()) == (["timeout pass"], 10, "B")


def test_d28_no_answer_to_a_proposal_is_no() -> None:
    play = Play("action", "lava_lug").play("A concede", "B timeout", "C timeout")
    assert (last_entries(play, 2), play.wait()) == (["timeout refuse", "timeout refuse"], "ChooseAction")


@pytest.mark.parametrize(("what", "familiars", "acts"), HALF_MADE, ids=[case[0] for case in HALF_MADE])
def test_a_half_made_action_is_dropped_also_if_somebody_stepped_in(what: str, familiars: str, acts: list[str]) -> None:
    """what was never paid binds nobody (FF-RULING-111)"""
    side = {"rewards": ["gloop"]}
    play = Play("action", "cinder_imp lava_lug", familiars, A=READY, C=side).play(*acts, "C use slime_salve mimsy")
    play.play("A timeout")
    assert last_entries(play, 1) == ["timeout attack 1"], what
    assert (play["A.artifacts"], play["A.mp"]) == (READY["artifacts"], play.before["A.mp"])


def test_who_is_not_asked_cannot_time_out() -> None:
    play = Play("action", "lava_lug")
    with pytest.raises(IllegalChoice) as caught:
        play.table.timeout(1)
    assert str(caught.value) == "seat B is not asked now, so it cannot time out"
