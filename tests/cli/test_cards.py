"""`grimalkin cards` as a designer or a player meets it: lists, a card in full, the vocabulary, wrong words."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

from grimalkin.games import GAMES, TEACHING
from tests.cli.inside import cells, inside, lines, said, zoo_at
from tests.cli.terminal import Terminal, grimalkin
from tests.support.bare import BARE

NUMBERS = itertools.count()
MINE = """
[nettle]
count = 10
text  = "Two are better."

[thyme]
name  = "Thyme"
kind  = "herb"
count = 4
value = 1
heat  = 2

[[thyme.passive]]
name = "Spice"
text = "It scores one more if no thyme lay in the pot before."
on   = "thrown"
do   = [{ score = 1, if = "pot(thyme) = 1" }]
"""


@pytest.fixture
def zoo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with two kinds of cards, defaults, nested tables and parts without names; `zoo` is its id."""
    game = zoo_at(tmp_path, f"zoo_of_cards_{next(NUMBERS)}")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(TEACHING, "zoo", game)


@pytest.fixture
def mine(tmp_path: Path) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    return str(path)


# lists


def test_without_a_card_all_are_listed_with_their_numbers() -> None:
    code, out, err = said("cards", "cauldron")
    assert (code, err) == (0, "")
    assert cells(out) == [
        ["cauldron, set balanced, edition second: 5 cards"],
        [""],
        ["id", "name", "kind", "count", "value", "heat", "passive"],
        ["nettle", "Nettle", "herb", "8", "1", "1"],
        ["toadstool", "Toadstool", "herb", "6", "2", "3", "Sting"],
        ["moonwort", "Moonwort", "herb", "4", "3", "4", "Full moon"],
        ["catnip", "Catnip", "herb", "6", "0", "1", "Restless"],
        ["valerian", "Valerian", "herb", "3", "1", "2", "Calm"],
    ]


def test_settings_choose_the_set_and_the_edition() -> None:
    _, out, _ = said("cards", "cauldron", "--option", "cards=spec", "--option", "edition=first")
    rows = cells(out)
    assert rows[0] == ["cauldron, set spec, edition first: 5 cards"]
    assert ["moonwort", "Moonwort", "herb", "4", "3", "6"] in rows
    assert ["valerian", "Valerian", "herb", "4", "1", "2", "Calm"] in rows


def test_a_file_of_ones_own_is_laid_over_the_rulebooks_cards(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('base = "spec"\n' + MINE, encoding="utf-8")
    code, out, err = said("cards", "cauldron", "--cards", str(path))
    assert (code, err) == (0, "")
    rows = cells(out)
    assert rows[0] == ["cauldron, set mine over spec, edition second: 6 cards"]
    assert rows[3] == ["nettle", "Nettle", "herb", "10", "1", "1"]
    assert rows[5] == ["moonwort", "Moonwort", "herb", "4", "3", "5", "Full moon"]
    assert rows[-1] == ["thyme", "Thyme", "herb", "4", "1", "2", "Spice"]


def test_a_file_of_ones_own_that_names_no_base_is_laid_over_the_default_set(mine: str) -> None:
    code, out, err = said("cards", "cauldron", "--cards", mine)
    assert (code, err) == (0, "")
    rows = cells(out)
    assert rows[0] == ["cauldron, set mine over balanced, edition second: 6 cards"]
    assert rows[3] == ["nettle", "Nettle", "herb", "10", "1", "1"]
    assert rows[5] == ["moonwort", "Moonwort", "herb", "4", "3", "4", "Full moon"]
    assert rows[-1] == ["thyme", "Thyme", "herb", "4", "1", "2", "Spice"]


def test_names_are_in_the_language_that_is_asked_for() -> None:
    _, out, _ = said("cards", "cauldron", "--language", "de")
    assert cells(out)[2:5] == [
        ["id", "name", "kind", "count", "value", "heat", "Eigenschaft"],
        ["nettle", "Brennnessel", "Kraut", "8", "1", "1"],
        ["toadstool", "Giftpilz", "Kraut", "6", "2", "3", "Stich"],
    ]


@pytest.mark.usefixtures("zoo")
def test_each_kind_has_a_table_with_its_own_numbers_and_defaults() -> None:
    code, out, err = said("cards", "zoo")
    assert (code, err) == (0, "")
    assert cells(out) == [
        ["zoo, set spec, edition new: 2 cards"],
        [""],
        ["id", "name", "kind", "hp", "gem", "might", "charm", "power"],
        ["ember_cat", "Ember [bold] Cat", "pet", "50", "red", "1", "Purr", "power"],
        [""],
        ["id", "name", "kind", "cost"],
        ["stone", "Stone", "rune", "1"],
    ]


def test_what_cards_do_is_left_out_where_a_table_of_many_columns_would_be_too_wide() -> None:
    _, out, _ = said("cards", "mythic-arena", "--option", "cards=spec", columns=80)
    assert ["id", "name", "kind", "health", "speed", "hit", "miss", "regeneration", "flags"] in cells(out)
    assert ["ember_wing", "Ember Wing", "Pet", "110", "90", "3", "5", "0", "flying"] in cells(out)
    assert lines(out)[-1] == "what a card can do: grimalkin cards mythic-arena CARD"
    assert max(len(line) for line in lines(out)) <= 80
    _, wide, _ = said("cards", "mythic-arena", "--option", "cards=spec", columns=200)
    assert "Blazing Talon, Pyre Dive" in wide
    assert "what a card can do" not in wide


def test_a_table_that_just_fits_cuts_no_word() -> None:
    _, out, _ = said("cards", "mythic-arena", "gem", columns=80)
    assert [line.split()[0] for line in lines(out) if line[:1].islower()][1:] == [
        "id",
        "ruby_power_gem",
        "topaz_health_gem",
        "heliodor_vigor_gem",
        "emerald_regrowth_gem",
        "tacticians_gem",
    ]
    assert "deck_format=draft|constructed" in said("games", columns=80)[1]


def test_where_a_table_would_cut_words_each_card_is_a_block() -> None:
    _, out, _ = said("cards", "cauldron", columns=40)
    assert lines(out)[2:8] == ["nettle", "  name   Nettle", "  kind   herb", "  count  8", "  value  1", "  heat   1"]
    assert max(len(line) for line in lines(out)[2:]) <= 40


# one card


def test_a_card_is_shown_in_full_with_what_is_different_elsewhere() -> None:
    code, out, err = said("cards", "cauldron", "moonwort", "--option", "cards=spec")
    assert (code, err) == (0, "")
    assert lines(out) == [
        "Moonwort  moonwort, herb",
        "cauldron, set spec, edition second",
        "",
        "count  4",
        "value  3",
        "heat   5; edition first: 6; set balanced: 4; set balanced, edition first: 6",
        "",
        "Full moon, passive (not in edition first)",
        "  text  When thrown into the hottest fire, it scores one more for each moonwort",
        "        that lay in the pot before.",
        "  on    thrown",
        '  do    { score = "min(2, pot(moonwort) - 1)", if = "fire = 6 and pot(moonwort)',
        '        > 1" }',
        "",
        "rules   CA-SCORE-01 Hot enough",
        "        CA-HERB-04 Score more",
        "origin  ours",
    ]


def test_longer_differences_have_lines_of_their_own() -> None:
    _, out, _ = said("cards", "cauldron", "valerian", "--option", "cards=spec")
    shown = lines(out)
    assert "count  4; set balanced: 3" in shown
    at = shown.index("Calm, passive")
    assert shown[at + 1 : at + 9] == [
        "  text  When thrown, nobody can sting your team until the next round is over.",
        "        edition first: When thrown, nobody can sting your team this round. At a",
        "        fire of one it scores one more.",
        "  on    thrown",
        '  do    { soothe = "own team", for = "2 rounds" }',
        "        edition first:",
        '        { soothe = "own team", for = "this round" }',
        '        { score = 1, if = "fire = 1" }',
    ]


def test_a_part_that_only_another_edition_has_is_named() -> None:
    _, out, _ = said("cards", "cauldron", "moonwort", "--option", "edition=first")
    assert "passive Full moon: only in edition second" in lines(out)


def test_a_card_in_another_language_keeps_what_the_engine_reads() -> None:
    _, out, _ = said("cards", "cauldron", "valerian", "--language", "de")
    shown = lines(out)
    assert shown[0] == "Baldrian  valerian, Kraut"
    assert "Ruhe, Eigenschaft" in shown
    assert "        edition first: Wird er geworfen, kann in dieser Runde niemand dein Team" in shown
    assert '  do    { soothe = "own team", for = "2 rounds" }' in shown
    assert "rules   CA-SCORE-01 Heiß genug" in shown


def test_the_terminals_language_is_spoken_but_not_in_json() -> None:
    assert lines(said("cards", "cauldron", "nettle", locale="de_AT.UTF-8")[1])[0] == "Brennnessel  nettle, Kraut"
    assert json.loads(said("cards", "cauldron", "nettle", "--json", locale="de_AT.UTF-8")[1])["name"] == "Nettle"


def test_a_language_without_words_for_a_card_falls_back_to_english() -> None:
    _, out, _ = said("cards", "mythic-arena", "gloth", "--language", "it")
    assert lines(out)[0] == "Gloth  gloth, Creatura"
    assert lines(out)[3] == "A boar that charges first and feeds on Elyth."


def test_a_new_card_says_where_it_is_not(mine: str) -> None:
    _, out, _ = said("cards", "cauldron", "thyme", "--cards", mine)
    assert lines(out)[:4] == [
        "Thyme  thyme, herb",
        "cauldron, set mine over balanced, edition second",
        "not in set spec, balanced",
        "",
    ]


def test_sets_that_agree_are_named_together(mine: str) -> None:
    _, out, _ = said("cards", "cauldron", "nettle", "--cards", mine)
    assert "count  10; set spec, balanced: 8" in lines(out)
    assert "text   set spec, balanced: Always good for one." in lines(out)


@pytest.mark.usefixtures("zoo")
def test_unnamed_parts_tables_and_defaults_are_shown() -> None:
    code, out, err = said("cards", "zoo", "ember_cat")
    assert (code, err) == (0, "")
    assert lines(out) == [
        "Ember [bold] Cat  ember_cat, pet",
        "zoo, set spec, edition new",
        "",
        "hp         50; set tuned: 40",
        "den        depth = 2",
        "quick      false; set tuned: true",
        "gem        red; edition old: blue",
        "might      1",
        "name       edition old: Fire Cat",
        "den.depth  edition old: 3",
        "",
        "Purr, charm",
        "",
        "power",
        "  text  It hits.",
        "  on    dawn; edition old: dusk",
        '  do    { hit = 10, to = "foe" }',
        "",
        "charm Hiss: only in edition old",
    ]


@pytest.mark.usefixtures("zoo")
def test_set_and_edition_at_once_are_told_where_nobody_would_guess_them() -> None:
    _, out, _ = said("cards", "zoo", "stone")
    assert "cost  1; set tuned, edition old: 3" in lines(out)
    _, out, _ = said("cards", "zoo", "stone", "--option", "cards=tuned", "--option", "edition=old")
    assert "cost  3; edition new: 1; set spec: 1; set spec, edition new: 1" in lines(out)


# finding


@pytest.mark.parametrize("words", [["MOONWORT"], ["moonw"], ["full", "moon"], ["Mondraute", "--language", "de"]])
def test_a_card_is_found_by_id_name_part_of_a_name_or_name_of_a_passive(words: list[str]) -> None:
    code, out, err = said("cards", "cauldron", *words)
    assert (code, err) == (0, "")
    assert lines(out)[0].endswith(("moonwort, herb", "moonwort, Kraut"))


def test_several_cards_with_the_same_words_are_listed() -> None:
    code, out, err = said("cards", "cauldron", "al")
    assert (code, err) == (0, "")
    assert lines(out)[0] == "Valerian  valerian, herb"
    code, out, err = said("cards", "cauldron", "to")
    assert lines(out)[0] == "Toadstool  toadstool, herb"
    code, out, err = said("cards", "cauldron", "oo")
    assert (code, err) == (0, "")
    assert cells(out)[0] == ["cauldron, set balanced, edition second: 2 cards with 'oo'"]
    assert [row[0] for row in cells(out)[3:]] == ["toadstool", "moonwort"]


def test_several_cards_are_shown_one_after_the_other() -> None:
    code, out, err = said("cards", "cauldron", "nettle", "moonwort", "nettle")
    assert (code, err) == (0, "")
    heads = [line for line in lines(out) if line.endswith(", herb")]
    assert heads == ["Nettle  nettle, herb", "Moonwort  moonwort, herb"]
    assert lines(said("cards", "cauldron", "Full", "moon")[1])[0] == "Moonwort  moonwort, herb", "one passive's name"
    found = json.loads(said("cards", "cauldron", "nettle", "moonwort", "--json")[1])
    assert [card["id"] for card in found["cards"]] == ["nettle", "moonwort"]
    assert all("elsewhere" in card for card in found["cards"])
    where = "in cauldron, set balanced, edition second; nearest: moonwort (Moonwort)"
    assert said("cards", "cauldron", "nettle", "moonwrot") == (2, "", f"grimalkin: no card 'moonwrot' {where}\n")


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (
            ["cauldron", "moonwrot"],
            "no card 'moonwrot' in cauldron, set balanced, edition second; nearest: moonwort (Moonwort)",
        ),
        (
            ["cauldron", "Brennessel", "--language", "de"],
            "no card 'Brennessel' in cauldron, set balanced, edition second; nearest: nettle (Brennnessel)",
        ),
        (
            ["cauldron", "zzz"],
            "no card 'zzz' in cauldron, set balanced, edition second; see grimalkin cards cauldron",
        ),
        (["nought"], f"no game 'nought'; there are: {', '.join({**GAMES, **TEACHING})}"),
        (["cauldron", "--language", "xx"], "--language 'xx' is not spoken here; there are: en, it, fr, es, de"),
        (["cauldron", "--option", "edition"], "--option 'edition' has no '='; write NAME=VALUE"),
        (["cauldron", "--option", "edition=9"], "cauldron: edition = '9'; it can be: second, first"),
        (["cauldron", "--cards", "nowhere.toml"], "'nowhere.toml' cannot be read: No such file or directory"),
        (["cauldron", "nettle", "--words"], "--words is about all cards of a game; leave 'nettle' out"),
        ([], "Missing argument 'GAME'; see grimalkin cards --help"),
    ],
)
def test_a_wrong_argument_gets_one_line_and_exit_code_2(words: list[str], line: str) -> None:
    assert said("cards", *words) == (2, "", f"grimalkin: {line}\n")


def test_a_game_without_card_files_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = BARE
    monkeypatch.setitem(TEACHING, "bare", bare)
    assert said("cards", "bare") == (2, "", f"grimalkin: {bare.id} has no card files\n")


# the vocabulary


def test_words_show_all_that_a_card_file_can_say() -> None:
    code, out, err = said("cards", "cauldron", "--words")
    assert (code, err) == (0, "")
    shown = lines(out)
    for line in (
        'kind = "herb"',
        "  heat     a whole number from 1 to 6",
        "  text     a text in quotes; may be left out",
        "[[CARD.passive]]",
        "  on    a trigger: thrown, rolled",
        "{ sting = ..., to = ..., if = ... }",
        "  stings one seat of the other side, or each",
        "  sting  a whole number from 1 to 3, or a sum in quotes",
        '  to     a target: "enemy", "each enemy", "each enemy[hand>=2]"',
        "  do    a list of effects, at most 3: [{ VERB = ..., ... }, ...]",
        "  passive  at most 2, each under [[CARD.passive]]; may be left out",
        '  durations   "this round", "2 rounds"',
        "  quantities  fire, round, points, hand, pot(CARD), count(enemy[hand>=2])",
        "  editions    second: the card itself",
        "              first: [CARD.edition.first], only what is different",
    ):
        assert line in shown


@pytest.mark.usefixtures("zoo")
def test_words_of_any_game_show_kinds_defaults_places_and_words_in_brackets() -> None:
    code, out, err = said("cards", "zoo", "--words")
    assert (code, err) == (0, "")
    shown = lines(out)
    for line in (
        'kind = "pet"',
        'kind = "rune"',
        "[[CARD.power]]",
        "[[CARD.charm]]",
        "  quick   true or false; false if left out",
        '  gem     a gem: red, blue; "red" if left out',
        "  might   a whole number from 0 to 9, or a sum in quotes; 1 if left out",
        '  to   a target: "foe", "friend", "foe at home", "friend at home"',
        "  heal  a target, see below",
        '  durations   "today", "2 days"',
        "  quantities  moon, gems(red|blue), count(CARD)",
        '  targets     "self", "foe", "friend"',
        '              some verbs also take "each foe", "random foe", "up to 2 foe"',
        '              and with a place: "at home"',
    ):
        assert line in shown


def test_words_as_json() -> None:
    code, out, err = said("cards", "cauldron", "--words", "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert list(found) == ["game", "kinds", "verbs", "targets", "durations", "quantities", "editions", "words"]
    assert found["verbs"][0]["verb"] == "sting"
    assert found["verbs"][0]["says"] == "stings one seat of the other side, or each"
    assert [field["field"] for field in found["verbs"][0]["fields"]] == ["sting", "to", "if"]
    heat = {
        "field": "heat",
        "says": "what the fire must show at least",
        "takes": "a whole number from 1 to 6",
        "required": True,
        "default": None,
    }
    assert heat in found["kinds"][0]["fields"]
    assert found["kinds"][0]["parts"][0]["part"] == "passive"
    assert found["editions"] == ["second", "first"]


# JSON


def test_one_card_as_json(mine: str) -> None:
    code, out, err = said("cards", "cauldron", "moonwort", "--option", "cards=spec", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "game": "cauldron",
        "set": "spec",
        "base": "",
        "edition": "second",
        "hash": TEACHING["cauldron"].library({"cards": "spec"}).hash,
        "language": "en",
        "id": "moonwort",
        "name": "Moonwort",
        "kind": "herb",
        "text": "",
        "origin": "ours",
        "rules": [{"id": "CA-SCORE-01", "title": "Hot enough"}, {"id": "CA-HERB-04", "title": "Score more"}],
        "fields": {"count": 4, "value": 3, "heat": 5},
        "parts": [
            {
                "part": "passive",
                "name": "Full moon",
                "text": "When thrown into the hottest fire, it scores one more for each moonwort that lay in the pot "
                "before.",
                "reads": {
                    "on": "thrown",
                    "do": [{"score": "min(2, pot(moonwort) - 1)", "if": "fire = 6 and pot(moonwort) > 1"}],
                },
            }
        ],
        "elsewhere": [
            {"field": "heat", "set": "", "edition": "first", "value": 6},
            {"field": "heat", "set": "balanced", "edition": "", "value": 4},
            {"field": "heat", "set": "balanced", "edition": "first", "value": 6},
            {"field": "passive Full moon", "set": "", "edition": "first", "value": None},
        ],
    }


def test_all_cards_as_json(mine: str) -> None:
    code, out, err = said("cards", "cauldron", "--cards", mine, "--language", "de", "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert (found["set"], found["language"]) == ("mine", "de")
    assert [card["id"] for card in found["cards"]][-1] == "thyme"
    assert found["cards"][0]["name"] == "Brennnessel"


# the terminal


def test_help_shows_an_example_and_a_pipe_gets_no_colours() -> None:
    done = inside("cards", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Example: grimalkin cards cauldron moonwort" in done.stdout
    done = grimalkin("cards", "cauldron", "moonwort")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


def test_a_terminal_gets_the_same_words_with_styles(tmp_path: Path) -> None:
    with Terminal("cards", "cauldron", "moonwort", "--language", "en", folder=tmp_path) as terminal:
        shown = terminal.wait("\0")
        assert terminal.code() == 0
        assert b"\x1b[1m" in terminal.raw
    assert lines(shown) == lines(said("cards", "cauldron", "moonwort")[1])
