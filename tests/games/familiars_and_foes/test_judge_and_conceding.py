"""Rulings by a Judge, and conceding by persons (FF-RULING-112)."""

from __future__ import annotations

import pytest

from grimalkin.core.errors import BadRuling, IllegalChoice
from tests.games.familiars_and_foes.support import Play

# Rulings

RULED = [
    ("hp jinxie 3", {"B.hp": 3}),
    ("hp jinxie 12", {}),
    ("mp mimsy 0", {"C.mp": 0}),
    ("gems piddy_paw 3", {"A.gems": 3}),
    ("tokens jinxie 2", {"B.tokens": 2, "supply": 7}),
    ("tokens mimsy 0", {"C.tokens": 0, "supply": 10}),
    ("foe 1 1", {"foes.0.hp": 1}),
    ("foe 2 20", {"foes.1.hp": 20}),
]


@pytest.mark.parametrize(("text", "changes"), RULED)
def test_a_judge_moves_a_marker(text: str, changes: dict[str, int]) -> None:
    play = Play("action", "cinder_imp lava_lug:5", C={"tokens": 1}).play(f"ruling {text}")
    assert play.changes() == changes
    assert (play.wait(), play.asked()) == ("ChooseAction", "A")


NOT_RULED = [
    "hp jinxie 0",
    "hp jinxie 13",
    "hp figgitch 3",
    "hp mimsy 3",
    "mp jinxie 10",
    "gems jinxie 4",
    "tokens jinxie 11",
    "foe 1 0",
    "foe 1 16",
    "foe 2 3",
    "foe 3 3",
    "foe 0 3",
    "foe one 3",
    "hp jinxie",
    "hp jinxie -1",
    "hp jinxie 3.5",
    "hp jinxie 1000000000000",
    "wave 2",
    "let them win",
    "",
]


# the rule that stands against it; without one nobody can tell what was meant
AGAINST = {
    "hp jinxie 0": "FF-TERM-01: ",
    "hp jinxie 13": "FF-RULING-34: ",
    "mp jinxie 10": "FF-RULING-34: ",
    "gems jinxie 4": "FF-SETUP-05: ",
    "tokens jinxie 11": "FF-LUCK-04: ",
    "foe 1 0": "FF-DEFEAT-01: ",
    "foe 1 16": "FF-FLOW-06: ",
    "foe 2 3": "FF-DEFEAT-01: ",
}


@pytest.mark.parametrize("text", NOT_RULED)
def test_a_judge_fells_nobody_and_goes_above_no_maximum(text: str) -> None:
    play = Play("action", "cinder_imp lava_lug:0", C={"hp": 0})
    with pytest.raises(BadRuling) as caught:
        play.table.ruling(text)
    assert str(caught.value) == (
        f"{AGAINST.get(text, '')}'{text}' cannot be ruled; "
        "write 'hp|mp|gems|tokens FAMILIAR N' for a Standing Familiar or 'foe SLOT HP', "
        "with 1 HP or more and nothing above its maximum"
    )
    assert play.changes() == {}


def test_a_ruling_between_two_choices_counts_for_the_next() -> None:
    play = Play("action", "cinder_imp", A={"mp": 0})
    assert play.offers("A") == ["attack 1"]
    assert "cast whirligig 1" in play.play("ruling mp piddy_paw 3").offers("A")


# Conceding


def test_conceding_is_a_loss_if_all_others_agree() -> None:
    """FF-RULING-112"""
    play = Play("action", "cinder_imp").play("B concede")
    assert (play.wait(), play.asked()) == ("ConcedeVote", "AC")
    assert play.offers("A") == play.offers("C") == ["agree", "refuse"]
    play.play("A agree")
    assert play.asked() == "C"
    play.play("C agree")
    assert (play.asked(), play["result.rule"], play["result.winners"]) == ("over", "FF-RULING-112", [])


@pytest.mark.parametrize("answers", [("A refuse", "C agree"), ("A agree", "C refuse"), ("C refuse", "A refuse")])
def test_one_refusal_and_the_game_goes_on_where_it_was(answers: tuple[str, str]) -> None:
    play = Play("action", "cinder_imp").play("B concede", *answers)
    assert play.changes() == {"proposed": ["B"]}
    assert (play.wait(), play.asked()) == ("ChooseAction", "A")


def test_the_fallen_are_asked_and_may_propose_too() -> None:
    play = Play("action", "cinder_imp", B={"hp": 0}).play("A concede")
    assert play.asked() == "BC"
    play = Play("action", "cinder_imp", B={"hp": 0}).play("B concede")
    assert play.asked() == "AC"


def test_a_person_proposes_once_a_round() -> None:
    play = Play("foe", "cinder_imp lava_lug", C={"rewards": ["mudgrub"]})
    play.play("A concede", "B refuse", "C refuse")
    with pytest.raises(IllegalChoice) as caught:
        play.play("A concede")
    assert (
        str(caught.value)
        == "FF-RULING-112: giving up can be proposed once per round and person; wait for the next round"
    )
    assert (play.window(), play.asked()) == ("foe", "C"), "and the window is still open"
    play.play("B concede", "A refuse", "C refuse")
    assert play["proposed"] == ["A", "B"]
    play.play("C pass", 5, "C pass", 5)
    assert (play["round"], play["proposed"]) == (2, [])
    assert play.play("A concede").wait() == "ConcedeVote"


def test_who_has_several_seats_is_one_person() -> None:
    """FF-RULING-112: asked once, proposes once a round for all of them"""
    play = Play("action", "cinder_imp", "piddy_paw jinxie mimsy figgitch", persons="xyxy").play("C concede")
    assert play.asked() == "B", "the first seat of the other person"
    play.play("B refuse")
    with pytest.raises(IllegalChoice):
        play.play("A concede")
    assert play.play("D concede").asked() == "A"


def test_a_person_alone_concedes_at_once() -> None:
    play = Play("action", "cinder_imp", persons="xxx").play("A concede")
    assert (play["result.rule"], play["result.winners"]) == ("FF-RULING-112", [])


def test_a_proposal_may_answer_a_proposal() -> None:
    """Any person may propose at any wait"""
    play = Play("action", "cinder_imp").play("A concede", "B concede")
    assert play.asked() == "AC"
    play.play("A refuse", "C refuse")
    assert (play.wait(), play.asked()) == ("ConcedeVote", "BC"), "the first proposal still waits"
    play.play("B refuse", "C agree")
    assert (play.wait(), play["proposed"]) == ("ChooseAction", ["A", "B"])


def test_conceding_in_the_middle_of_a_choice_leaves_it_where_it_was() -> None:
    play = Play("action", "cinder_imp", A={"hp": 3}).play("A cast healing_paw piddy_paw", "B concede")
    play.play("A refuse", "C refuse", "A pay 2")
    assert play["A.hp"] == 5


def test_nobody_concedes_a_game_that_is_over() -> None:
    play = Play("action", "cinder_imp", persons="xxx").play("A concede")
    with pytest.raises(IllegalChoice) as caught:
        play.play("B concede")
    assert str(caught.value) == "seat B cannot concede: the game is over"
