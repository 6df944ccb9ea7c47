"""What the terminal tells while one plays: costs on cards, what an option would do, hints; and drafts by a bot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimalkin.games import GAMES
from tests.cli.inside import inside
from tests.cli.terminal import Terminal, flowing, options_of

CONSTRUCTED = ["--option", "deck_format=constructed"]
SPEC = ["--option", "cards=spec"]


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


# cards


def test_a_card_shows_what_its_powers_cost_and_deal() -> None:
    words = ["play", "mythic-arena", "--seed", "1", *SPEC]
    done = inside(*words, said=typed("card bastion", "quit"))
    shown = flowing(done.stdout)
    assert "Stone Fist (Willpower needed 1 · DMG 30): 30 physical damage." in shown
    assert "Overcharge (Willpower needed 3 · Charge -1): Remove one Charge counter" in shown
    assert "Null Stone: This pet is immune" in shown  # what costs nothing has no number


def test_the_numbers_are_those_of_the_card_set_that_is_played(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[bastion.battle]]\nname = "Stone Fist"\ncost = 7\ndamage = 90\n')
    words = ["play", "mythic-arena", "--seed", "1", "--cards", "mine.toml"]
    done = inside(*words, said=typed("card bastion", "quit"), folder=tmp_path)
    assert "Stone Fist (Willpower needed 7 · DMG 90)" in flowing(done.stdout)


@pytest.mark.parametrize(("language", "said"), [("en", "MP 3"), ("de", "MP 3"), ("fr", "PM 3"), ("it", "PM 3")])
def test_a_mat_shows_what_its_spells_cost(language: str, said: str) -> None:
    words = ["play", "familiars-and-foes", "--seed", "1", "--language", language]
    shown = flowing(inside(*words, said=typed("card piddy_paw", "quit")).stdout)
    assert f"({said}):" in shown
    assert f"({said[:2]} X):" in shown  # the caster chooses


# questions


AT_BATTLE = """
at = "B1"
[A]
front = [{ pet = "ol_chomper" }]
hand  = ["healing_salve", "antidote_vial", "elyth_rune"]
[B]
front = [{ pet = "mossback" }]
"""


def test_the_question_for_a_power_shows_cost_chance_and_damage(tmp_path: Path) -> None:
    (tmp_path / "at.toml").write_text(AT_BATTLE)
    words = ["play", "mythic-arena", "--seed", "3", *SPEC, "--seats", "human:ann,human:ann", "--position", "at.toml"]
    moves = typed("attack ol_chomper", "block mossback ol_chomper", "quit")
    shown = inside(*words, said=moves, folder=tmp_path, around={"COLUMNS": "200"}).stdout
    assert re.search(r"Crunch +power crunch", shown)
    below = flowing(shown.split("power crunch")[1])
    assert below.startswith("Willpower needed 1 of 3 · ")
    assert re.search(r"chance to hit \d+ % · die needed from \d+ · damage of a hit \d+ · expected damage \d+", below)
    # what the attack itself could lead to was told before it was made
    before = flowing(shown.split("attack ol_chomper")[1]).strip()
    assert re.match(r"blow of A's Ol' Chomper · against B's Mossback, Ancient Tortoise · .*chance to hit \d+ %", before)


def test_options_keep_their_numbers_below_what_they_would_do() -> None:
    done = inside("play", "cauldron", "--seed", "1", said=typed("give nettle", "1", "quit"))
    shown = done.stdout
    assert "chance to score" in shown
    asked = shown[shown.rfind("throw ") - 400 : shown.rfind("A>")]
    assert options_of(asked[asked.find("CA-") :])


# hints


@pytest.mark.parametrize("game", ["mythic-arena", "familiars-and-foes", "cauldron"])
def test_a_hint_names_an_option_that_can_be_typed_and_a_reason(game: str) -> None:
    done = inside("play", game, "--seed", "2", said=typed("hint", "quit"))
    assert (done.returncode, done.stderr) == (0, "")
    after = done.stdout.split("> hint\n")[1]
    found = re.match(r"Hint: .+  \((.+)\)\n  (.+)\n", after)
    assert found, after
    before = done.stdout.split("> hint\n")[0]
    assert re.search(rf" {re.escape(found.group(1))} *$", before, flags=re.MULTILINE), "no such option was offered"
    assert found.group(2).endswith(".")
    # and it can be chosen by what it says
    done = inside("play", game, "--seed", "2", said=typed("hint", found.group(1), "quit"))
    assert "is not offered" not in done.stdout
    assert "is not a choice" not in done.stdout


def test_a_hint_changes_nothing_and_is_listed_by_help() -> None:
    done = inside("play", "cauldron", "--seed", "2", said=typed("hint", "hint", "log", "help", "quit"))
    assert done.stdout.count("Hint: ") == 2
    assert re.search(r"^ +hint +what a good player might choose here, and why", done.stdout, flags=re.MULTILINE)
    first = done.stdout.split("\n")
    assert next(line for line in first if "entry" in line) == [line for line in first if "entry" in line][-1]


@pytest.mark.parametrize(
    ("language", "word"), [("de", "Rat:"), ("it", "Consiglio:"), ("fr", "Conseil\u00a0:"), ("es", "Consejo:")]
)
def test_a_hint_speaks_the_language_of_the_table(language: str, word: str) -> None:
    done = inside("play", "cauldron", "--seed", "2", "--language", language, said=typed("hint", "quit"))
    assert word in done.stdout


# drafts


def test_a_bot_drafts_and_the_person_is_asked_for_the_lead_pet_first() -> None:
    done = inside("play", "mythic-arena", "--seed", "4", "--draft", "auto", said=typed("undo", "quit"))
    assert (done.returncode, done.stderr) == (0, "")
    shown = done.stdout
    assert "MA-DRAFT-03" not in shown  # nobody was asked for a pick
    assert shown.count("A: Which Pet is your Lead Pet?") == 1
    told = re.search(r"^Drafted for A: (.+)$", shown, flags=re.MULTILINE)
    assert told
    names = [card.name for card in GAMES["mythic-arena"].library({}).cards]
    assert len([name for name in names if re.search(rf"(^|, | and ){re.escape(name)}(,| and |$)", told.group(1))]) == 21
    assert "Drafted for B" not in shown
    assert "You have not made a choice that could be taken back." in shown  # the picks were none of one's own


def test_what_was_drafted_is_told_in_a_draft_for_two(tmp_path: Path) -> None:
    words = ["play", "mythic-arena", "--seed", "4", "--draft", "auto", "--seats", "human,human"]
    with Terminal(*words, folder=tmp_path, columns=200) as terminal:
        shown = terminal.wait("A> ")
        assert "Drafted for A:" in shown
        assert "Drafted for B:" not in shown
        shown = terminal.type("1", "no one else is looking> ")
        assert "Drafted for B:" not in shown
        assert "Drafted for B:" in terminal.type("", "B> ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["familiars-and-foes", "--draft", "auto"],
            "--draft auto: familiars-and-foes has no draft; leave it out (--familiar says what you play with)",
        ),
        (
            ["mythic-arena", *CONSTRUCTED, "--draft", "auto"],
            "--draft auto: mythic-arena has no draft with these settings; leave it out (--deck says what",
        ),
        (["cauldron", "--draft", "auto"], "--draft auto: cauldron has no draft; leave it out"),
        (["mythic-arena", "--draft", "snake"], "--draft 'snake' is not known; it can be: own, auto"),
        (["mythic-arena", "--option", "cards=no", "--draft", "auto"], "mythic-arena: cards = 'no'; it can be: "),
    ],
)
def test_where_there_is_no_draft_it_is_said(words: list[str], said: str) -> None:
    done = inside("play", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"grimalkin: {said}")
    assert done.stderr.count("\n") == 1


def test_the_draft_is_ones_own_unless_said() -> None:
    done = inside("play", "mythic-arena", "--seed", "4", said="quit\n")
    assert "pick " in done.stdout
    assert GAMES["mythic-arena"].drafts({})
