"""Spec 11.3, chapter REVIVE: who may be revived, the vote, the payment, and every combination of flips."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from tests.games.familiars_and_foes.support import FIVE, Play

FOUR = "piddy_paw jinxie mimsy nutterson_iii"
MAXIMA = {"piddy_paw": (13, 10), "jinxie": (12, 9), "mimsy": (13, 12), "figgitch": (15, 8), "nutterson_iii": (11, 12)}


def fallen(fallen_seats: str = "A", familiars: str = FOUR, **position: Any) -> Play:
    """The seat after the Fallen ones must act; all Standing ones have finished their training."""
    seats = "ABCDE"[: len(familiars.split())]
    sides = {seat: {"hp": 0} if seat in fallen_seats else {"unlocked": True} for seat in seats}
    for seat in seats:
        sides[seat] = {**sides[seat], **position.pop(seat, {})}
    position.setdefault("toad", next(seat for seat in seats if seat not in fallen_seats))
    return Play("action", "lava_lug", familiars, **sides, **position)


@pytest.mark.parametrize("flips", list(itertools.product(["open", "closed"], repeat=3)))
def test_all_open_is_full_some_open_is_half_and_none_is_nothing(flips: tuple[str, ...]) -> None:
    """FF-REVIVE-05, FF-REVIVE-06, FF-REVIVE-07, FF-REVIVE-08, FF-REVIVE-10, FF-REVIVE-11"""
    play = fallen().play("B cast revive piddy_paw", "C agree", "D agree")
    assert play["B.mp"] == 7, "the Active seat pays first"
    play.play(*flips)
    paid = {"B.mp": 7, "C.mp": 10, "D.mp": 10}
    wanted: dict[str, Any] = {"A.hp": 13, "A.mp": 10, "A.gems": 3}
    if flips.count("open") == 0:
        wanted = {}
    elif "closed" in flips:
        wanted = {"A.hp": 7, "A.mp": 5, "A.gems": 2}
    assert play.moved() == {**paid, **wanted}
    assert (play.wait(), play.asked()) == ("ChooseAction", "C"), "the turn is over"


@pytest.mark.parametrize("mat", FIVE.split())
def test_half_is_rounded_up_for_each_familiar(mat: str) -> None:
    """FF-REVIVE-07, FF-RULING-83"""
    others = [name for name in FIVE.split() if name != mat][:2]
    play = fallen(familiars=" ".join([mat, *others])).play(f"B cast revive {mat}", "C agree", "open", "closed")
    hp, mp = MAXIMA[mat]
    assert (play["A.hp"], play["A.mp"], play["A.gems"], play["A.tokens"]) == ((hp + 1) // 2, (mp + 1) // 2, 2, 0)


def test_half_of_two_gems_is_one() -> None:
    """FF-RULING-83"""
    play = fallen(settings={"level": "master"}).play("B cast revive piddy_paw", "C agree", "D agree")
    assert play.play("open", "closed", "closed")["A.gems"] == 1


@pytest.mark.parametrize("mat", FIVE.split())
def test_every_familiar_can_cast_revive(mat: str) -> None:
    """FF-ADV-04, FF-RULING-85: alone it decides, pays and flips"""
    other = "mimsy" if mat != "mimsy" else "jinxie"
    play = fallen(familiars=f"{other} {mat}")
    assert f"cast revive {other}" in play.offers("B")
    play.play(f"B cast revive {other}", "open")
    assert (play["A.hp"], play["A.mp"], play["A.gems"]) == (*MAXIMA[other], 3)
    assert play["B.mp"] == MAXIMA[mat][1] - 2


def test_each_standing_familiar_needs_an_open_scroll_and_two_mp() -> None:
    """FF-REVIVE-03, FF-REVIVE-04"""
    assert fallen().why("B cast revive piddy_paw") == ""
    assert fallen(D={"unlocked": False}).why("B cast revive piddy_paw") == "FF-REVIVE-03"
    assert fallen(C={"mp": 1}).why("B cast revive piddy_paw") == "FF-REVIVE-04"
    assert fallen(B={"mp": 1}).why("B cast revive piddy_paw") == "FF-REVIVE-04"
    assert fallen(B={"unlocked": False}).why("B cast revive piddy_paw") == "FF-TRAIN-06"
    assert fallen("AD").why("B cast revive nutterson_iii") == "", "of the Standing alone"


def test_only_the_fallen_are_revived_and_no_other_spell_reaches_them() -> None:
    """FF-REVIVE-01"""
    play = fallen("AD")
    assert [act for act in play.offers("B") if "revive" in act] == [
        "cast revive nutterson_iii",
        "cast revive piddy_paw",
    ]
    assert play.why("B cast revive mimsy") == "FF-REVIVE-01"


def test_the_vote_goes_clockwise_up_to_the_first_refusal_and_costs_nothing_then() -> None:
    """FF-REVIVE-02, FF-RULING-80, FF-RULING-81"""
    play = fallen("A", toad="C").play("C cast revive piddy_paw")
    assert (play.wait(), play.asked(), play.offers("D")) == ("ReviveVote", "D", ["agree", "refuse"])
    play.play("D refuse")
    assert (play.moved(), play.wait(), play.asked()) == ({"refused": ["A"]}, "ChooseAction", "C")
    assert play.why("C cast revive piddy_paw") == "FF-RULING-81"
    play.play("C attack 1", 1)
    assert play["refused"] == []
    play = fallen("A", toad="C").play("C cast revive piddy_paw", "D agree")
    assert play.asked() == "B"


def test_a_refusal_is_for_one_of_the_fallen() -> None:
    """FF-RULING-81"""
    play = fallen("AD").play(
        "B cast revive piddy_paw", "C refuse", "B cast revive nutterson_iii", "C agree", "open", "open"
    )
    assert (play["A.hp"], play["D.hp"]) == (0, 11)


def test_tokens_turn_single_flips() -> None:
    """FF-REVIVE-09, FF-RULING-82"""
    play = fallen(C={"tokens": 1}).play("B cast revive piddy_paw", "C agree", "D agree", "closed", "C pass", "closed")
    play.play("C token", "closed")
    assert (play["A.hp"], play["supply"]) == (7, 10)


def test_revive_is_stopped_by_no_magic_and_not_by_no_healing() -> None:
    """FF-REVIVE-12, FF-RULING-79"""
    for restriction, rule in (("no_magic", "FF-RULING-79"), ("no_healing", "")):
        foes = [{"card": "lava_lug", "restricts": [restriction]}]
        play = Play("action", foes, "piddy_paw jinxie", toad="B", A={"hp": 0}, B={"unlocked": True})
        assert play.why("B cast revive piddy_paw") == rule
    play.play("B cast revive piddy_paw", "open")
    assert play["A.hp"] == 13


def test_the_revived_act_in_this_round_if_the_toad_has_not_passed_them() -> None:
    """FF-REVIVE-11, FF-RULING-84"""
    play = fallen("B", "piddy_paw jinxie mimsy", toad="A").play("A cast revive jinxie", "C agree", "open", "open")
    assert (play.wait(), play.asked()) == ("ChooseAction", "B")


def test_one_person_agrees_for_all_own_seats_and_others_once_per_seat() -> None:
    """FF-RULING-114"""
    play = fallen(persons="xyyz").play("B cast revive piddy_paw")
    assert play.asked() == "D"
    assert play.play("D agree").luck() == ["open", "closed"]
    play = fallen(persons="xyzz").play("B cast revive piddy_paw", "C agree")
    assert play.asked() == "D"
    play = fallen(persons="xxxx").play("B cast revive piddy_paw")
    play.play("open", "open", "open")
    assert [play[f"{seat}.mp"] for seat in "BCD"] == [7, 10, 10], "each seat pays and flips by itself"


def test_revived_keep_what_the_fallen_kept() -> None:
    """FF-RULING-65, FF-REVIVE-10"""
    side = {
        "tokens": 1,
        "artifacts": ["silver_bell"],
        "rewards": ["gloop"],
        "coven": ["mistral"],
        "ticks": ["artifact"],
    }
    play = fallen(A=side)
    kept = {path: play[path] for path in ("A.tokens", "A.artifacts", "A.rewards", "A.coven", "A.ticks")}
    play.play("B cast revive piddy_paw", "C agree", "D agree", "open", "open", "open")
    assert {path: play[path] for path in kept} == kept
    assert play["A.hp"] == 13
