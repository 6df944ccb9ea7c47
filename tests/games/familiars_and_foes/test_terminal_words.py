"""The English of Familiars and Foes: questions that say what is about to happen, choices and news with names."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.core.luck import Seeded
from grimalkin.core.table import Seat, open_table
from grimalkin.games.familiars_and_foes.game import GAME
from grimalkin.words import Words
from grimalkin.words.words import readable
from tests.games.familiars_and_foes.support import SEATS, Play

WORDS = Words(GAME, "en", {"cards": "spec"})
GEM: dict[str, Any] = {"gems": 1}
TRAINED: dict[str, Any] = {"unlocked": True}


def asked(play: Play) -> str:
    """The question at a table, in words."""
    view = play.table.view(SEATS.index(play.asked()[0]))
    assert view.prompt is not None
    return WORDS.prompt(view.prompt, view.facts, WORDS.names(view))


def offered(play: Play, seat: str) -> list[str]:
    """The choices of a seat in words, with the names of what they touch."""
    view = play.table.view(SEATS.index(seat))
    cards = {piece.id: piece.card for zone in view.zones for piece in zone.pieces}
    names = WORDS.names(view)
    return [
        WORDS.option(option.notation, names, (cards[option.touches[-1]] if option.touches else None) or "")
        for option in view.options
    ]


def told(play: Play, count: int) -> list[str]:
    """The last lines of the log."""
    view = play.table.view(0)
    return [WORDS.line(line, WORDS.names(view)) for line in view.log[-count:]]


# questions


@pytest.mark.parametrize(
    ("play", "question"),
    [
        (
            Play("turn", "gloop", A={"rewards": ["sparkmite"]}),
            "Piddy Paw's turn is about to begin. Anything before it?",
        ),
        (
            Play("action", "gloop", B=GEM).play("A attack 1"),
            "Piddy Paw is about to roll: Physical Attack at Gloop. Anything before it?",
        ),
        (
            Play("action", "gloop sparkmite", "piddy_paw figgitch", A=TRAINED, B=GEM).play("A cast tempest"),
            "Piddy Paw is about to roll: Tempest at 2 Foes. Anything before it?",
        ),
        (
            Play("action", "gloop", "piddy_paw figgitch", A={"coven": ["mistral"]}, B=GEM).play(
                "A cast blowing_kisses figgitch"
            ),
            "Piddy Paw is about to roll for Blowing Kisses. Anything before it?",
        ),
        (Play("action", "gloop", A=GEM).play("A attack 1", 17), "Piddy Paw shows 17 (critical hit 4). Let it stand?"),
        (
            Play("action", "gloop", A={**GEM, "hp": 1}).play("A attack 1", 2),
            "Piddy Paw shows 2 (backfire 1), and Piddy Paw would fall! Let it stand?",
        ),
        (
            Play("foes", "gloop", A={**GEM, "hp": 1}, B={"hp": 1}).play(9),
            "Gloop shows 9 (hit 1), and Piddy Paw and Jinxie would fall! Let it stand?",
        ),
        (Play("foes", "gloop", A=GEM).play(3), "Gloop shows 3 (miss). Let it stand?"),
        (
            Play("action", "gloop", B={"tokens": 1}).play("A cast whirligig 1", 10, "B ballyhoo", "open"),
            "Jinxie flips: Eye Open. Let it lie?",
        ),
        (
            Play("action", "gloop", B={"tokens": 1, "hp": 1}).play("A cast whirligig 1", 10, "B ballyhoo", "closed"),
            "Jinxie flips: Eye Closed, and Jinxie would fall! Let it lie?",
        ),
        (
            Play("foes", "gloop", A={"hp": 1}, B={"rewards": ["void_kitten"]}).play(9),
            "Piddy Paw is about to fall! Can you help?",
        ),
        (Play("foes", "gloop", "figgitch jinxie", A=GEM), "Gloop is about to roll. Anything before it?"),
        (
            Play("wave", "", wave=2, A={"rewards": ["sparkmite"]}).play("terra", "gloop", "mudgrub"),
            "Wave 2 is here. Anything before",
        ),
        (
            Play("action", "gloop").play("A cast whirligig 1", 10),
            "Piddy Paw struck Gloop. Join in with a Ballyhoo? Open: 2 damage. Closed: it stings you",
        ),
        (Play("action", "gloop").play("A cast magic_eye mimsy"), "Magic Eye on Mimsy: how many MP do you pay?"),
        (
            Play("action", "gloop mudgrub", A=TRAINED).play("A cast whirlwind 1", 1),
            "Whirlwind: 3 to go. Which Foe gets the next?",
        ),
        (
            Play("action", "gloop mudgrub", A=TRAINED).play("A cast whirlwind 1", 1, "A target 1", 1, "A target 2", 1),
            "Whirlwind: the last one. Which Foe gets it?",
        ),
        (
            Play("action", "gloop", A=TRAINED, B={"hp": 0}, C=TRAINED, persons="abc").play("A cast revive jinxie"),
            "Bring Jinxie back? Every Standing Familiar pays 2 MP and flips",
        ),
        (
            Play("action", "gloop", A={"artifacts": ["prism_lens"]}).play("A use prism_lens 1"),
            "Which element does Gloop turn to?",
        ),
        (
            Play("action", "gloop mudgrub", "figgitch jinxie", A=TRAINED).play("A cast avalanche", "A at 1+2", 19),
            "8 damage to share out: how much lands on Gloop?",
        ),
    ],
)
def test_a_question_says_what_is_about_to_happen(play: Play, question: str) -> None:
    assert asked(play).startswith(question)


def test_every_question_that_comes_up_has_its_words() -> None:
    for seats in (2, 3, 5):
        table = open_table(GAME, {"max_rounds": "8"}, [Seat(SEATS[i], "human") for i in range(seats)], Seeded(seats))
        luck = Seeded(seats + 7)
        while table.state.result is None:
            offer = next(offer for offer in table.offers() if offer.options)
            view = table.view(offer.seat)
            assert view.prompt is not None
            assert WORDS.prompt(view.prompt, view.facts, WORDS.names(view)) != readable(view.prompt.ask)
            options = offer.options + offer.standing
            table.play(offer.seat, GAME.codes.text(options[luck.below(len(options))]))


# choices and news


def test_seats_are_called_by_their_familiars_and_foes_by_their_names() -> None:
    play = Play("action", "gloop sparkmite", "mimsy figgitch", A={"artifacts": ["bottled_lightning"]})
    assert WORDS.names(play.table.view(0)) == ["Mimsy", "Figgitch"]
    shown = offered(play, "A")
    assert shown[:2] == ["Attack Gloop", "Attack Sparkmite"]
    assert "Cast Summon the Toad! at Sparkmite" in shown
    assert "Cast Healing Paw on Figgitch" in shown
    assert "Use Bottled Lightning on Gloop" in shown


def test_without_the_table_a_foe_goes_by_its_place() -> None:
    assert WORDS.option("attack 2") == "Attack Foe #2"
    assert WORDS.option("cast summon_the_toad 3") == "Cast Summon the Toad! at Foe #3"
    assert WORDS.option("use healing_rain jinxie") == "Use Healing Rain on Jinxie"
    assert WORDS.option("use wyrmfire 1") == "Use Wyrmfire on Foe #1"
    assert WORDS.option("at 1+3") == "Foes #1 and #3"
    assert WORDS.option("at 2") == "Foe #2"


def test_the_joining_in_says_its_price_at_the_prompt_only() -> None:
    play = Play("action", "gloop", B={"tokens": 1}).play("A cast whirligig 1", 10)
    assert offered(play, "B") == ["Pass", "Ballyhoo! (1 MP and a flip, at Gloop)"]
    play.play("B ballyhoo", "closed", "B token")
    assert told(play, 5)[:4] == [
        "Jinxie: Ballyhoo!",
        "Jinxie pays 1 MP, 8 left",
        "Jinxie flips: Eye Closed",
        "Jinxie: Turn the coin with a Good Luck Token",
    ]


def test_news_of_a_foes_row_are_told_in_sentences() -> None:
    play = Play("foes", "mudgrub", "piddy_paw jinxie", B={"hp": 1}).play(19)
    assert "Jinxie falls and is a ghost now" in told(play, 8)
    assert [line for line in told(play, 8) if line.endswith("forbids Artifacts in the next round")]


def test_how_a_game_ends_is_told_in_a_sentence_of_its_own() -> None:
    won = Play("action", "gloop:1", "piddy_paw jinxie", wave=4).play("A cast whirligig 1", 20).table.view(0)
    assert won.result is not None
    assert WORDS.result(won.result, WORDS.names(won)) == (
        "The cages are open and the Coven is free: Piddy Paw and Jinxie win!"
    )
    lost = Play("foes", "gloop", "piddy_paw jinxie", A={"hp": 0}, B={"hp": 1}).play(9).table.view(0)
    assert lost.result is not None
    assert WORDS.result(lost.result) == "The Foes keep the Coven, this time: everybody loses."
