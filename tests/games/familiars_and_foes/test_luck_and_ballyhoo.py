"""Spec 5.5, 11.8: Good Luck Tokens, the coin, and the Ballyhoo."""

from __future__ import annotations

import pytest

from tests.games.familiars_and_foes.support import FIVE, Play


def test_a_ballyhoo_costs_an_mp_and_an_open_eye_does_two_damage() -> None:
    """FF-BALLY-02, FF-BALLY-03, FF-BALLY-04, FF-RULING-29"""
    play = Play("action", "cinder_imp").play("A attack 1", 6).mark().play("B ballyhoo")
    assert (play.moved(), play.luck()) == ({"B.mp": 8}, ["open", "closed"])
    play.play("open")
    assert play.moved() == {"B.mp": 8, "foes.0.hp": 11, "foes.0.last_damaged_by": "B"}
    assert (play.wait(), play.asked()) == ("BallyhooOffer", "C"), "on it goes (FF-BALLY-06)"


def test_a_closed_eye_costs_the_flipper_an_hp_and_ends_it() -> None:
    """FF-BALLY-05, FF-BALLY-07"""
    play = Play("action", "cinder_imp").play("A attack 1", 6).mark().play("B ballyhoo", "closed")
    assert play.moved() == {"B.mp": 8, "B.hp": 11}
    assert (play.wait(), play.asked()) == ("ChooseAction", "B")


def test_each_other_standing_seat_with_an_mp_may_attempt_it_once() -> None:
    """FF-BALLY-08, FF-BALLY-09, FF-BALLY-10, FF-BALLY-14, FF-BALLY-17"""
    play = Play("action", "stone_colossus lava_lug", FIVE, toad="C", D={"mp": 0}, A={"hp": 0}).play(
        "C cast tidal_tome 1", 7
    )
    assert (play.wait(), play.asked(), play.offers("E")) == ("BallyhooOffer", "E", ["ballyhoo", "pass"])
    play.play("E ballyhoo", "open")
    assert play.asked() == "B"
    play.play("B ballyhoo", "open")
    assert (play["foes.0.hp"], play["foes.1.hp"]) == (30 - 3 - 4, 23)
    assert (play.wait(), play.asked()) == ("ChooseAction", "D")


def test_a_pass_is_only_for_this_offer() -> None:
    """FF-RULING-61"""
    play = Play("action", "stone_colossus").play("A cast whirligig 1", 9, "B pass")
    assert play.asked() == "C"
    play.play("C ballyhoo", "open")
    assert play.asked() == "B", "after a success all that may are asked anew"
    play.play("B pass")
    assert play.wait() == "ChooseAction"


def test_the_flipper_who_defeats_the_foe_takes_its_card_and_nobody_else_is_asked() -> None:
    """FF-REW-02, FF-RULING-26, FF-RULING-60"""
    play = Play("action", "gloop:2 cinder_imp").play("A attack 1", 6, "B ballyhoo", "open")
    assert (play["B.rewards"], play["foes.0.hp"], play.wait()) == (["gloop"], 0, "ChooseAction")


def test_there_is_no_ballyhoo_against_a_foe_that_the_attack_defeated() -> None:
    """FF-RULING-60"""
    assert Play("action", "gloop:1 cinder_imp").play("A attack 1", 6).wait() == "ChooseAction"


def test_a_token_turns_the_coin_and_goes_back_to_the_supply() -> None:
    """FF-LUCK-02, FF-LUCK-03, FF-RULING-54, FF-RULING-64"""
    play = Play("action", "cinder_imp", B={"tokens": 2}).play("A attack 1", 6, "B ballyhoo", "closed")
    assert (play.window(), play.offers("B"), play["supply"]) == ("flip", ["pass", "token"], 8)
    play.play("B token")
    assert (play["B.tokens"], play["supply"]) == (1, 9)
    assert play.window() == "flip", "another may turn it again"
    play.play("B pass")
    assert (play["foes.0.hp"], play["B.hp"], play.wait()) == (11, 12, "BallyhooOffer")


def test_a_token_is_for_anybodys_flip_and_several_turn_it_again_and_again() -> None:
    """FF-RULING-53"""
    sides = {"A": {"tokens": 1}, "C": {"tokens": 1}}
    play = Play("action", "cinder_imp", **sides).play("A attack 1", 6, "B ballyhoo", "open")
    assert play.asked() == "A"
    play.play("A token", "C token")
    assert (play["foes.0.hp"], play["B.hp"], play["supply"]) == (11, 12, 10)
    play = Play("action", "cinder_imp", **sides).play("A attack 1", 6, "B ballyhoo", "open", "A pass", "C token")
    assert play.asked() == "A", "the window opens anew"
    play.play("A pass")
    assert (play["foes.0.hp"], play["B.hp"]) == (13, 11)


def test_whoever_has_no_token_is_refused() -> None:
    play = Play("action", "cinder_imp", A={"tokens": 1}, stops={"C": ["flip"]}, C={"gems": 1})
    play.play("A attack 1", 6, "B ballyhoo", "open", "A pass")
    assert play.why("C token") == "FF-LUCK-01"


@pytest.mark.parametrize("coin", ["coin", "cards"])
def test_the_two_ballyhoo_cards_have_the_odds_of_the_coin_at_every_flip(coin: str) -> None:
    """FF-BALLY-15, FF-RULING-121"""
    play = Play("action", "lava_lug", settings={"coin": coin}).play("A attack 1", 6, "B ballyhoo")
    assert play.luck() == ["open", "closed"]
    play.play("open", "C ballyhoo")
    assert play.luck() == ["open", "closed"], "both are mixed again"


def test_a_ballyhoo_that_anybody_claims_goes_to_the_first() -> None:
    """FF-BALLY-16"""
    play = Play("action", "lava_lug", settings={"ballyhoo_mode": "claim"}).play("A attack 1", 6)
    assert play.asked() == "BC"
    play.play("C ballyhoo", "open")
    assert play.asked() == "B"
    play.play("B pass")
    assert play.wait() == "ChooseAction"


def test_the_flipper_may_fall_by_a_closed_eye() -> None:
    """FF-FALL-01"""
    play = Play("action", "cinder_imp", B={"hp": 1}).play("A attack 1", 6, "B ballyhoo", "closed")
    assert (play["B.hp"], play["B.mp"], play.asked()) == (0, 0, "C")
