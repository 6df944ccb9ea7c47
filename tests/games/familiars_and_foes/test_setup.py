"""Spec 4, chapters SETUP and CHART: what a new game looks like, and setups that are refused."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadSetup
from grimalkin.core.scenario_text import truth
from grimalkin.core.table import Seat, Table
from grimalkin.games.familiars_and_foes.game import GAME
from tests.games.familiars_and_foes.support import FIVE, SPEC, Play
from tests.games.familiars_and_foes.test_foe_charts import FOES

# by Wave, for 2, 3, 4 and 5 Familiars
BEGINNER = [
    [[1], [3], [1, 1], [1, 3]],
    [[2], [1, 1], [1, 2], [2, 3]],
    [[2], [1, 2], [1, 3], [1, 2, 2]],
    [[1, 1], [2, 3], [1, 2, 2], [2, 3, 3]],
]
MASTER = [
    [[2], [1, 1], [1, 3], [2, 2, 3]],
    [[3], [2, 2], [2, 3], [2, 3, 3]],
    [[1, 1], [2, 3], [1, 1, 2], [2, 3, 3]],
    [[1, 3], [1, 2, 3], [2, 2, 3], [3, 3, 3]],
]
CHARTS = {"beginner": BEGINNER, "master": MASTER}
COUNTS = [2, 3, 4, 5]
every_count = pytest.mark.parametrize("count", COUNTS)
every_level = pytest.mark.parametrize("level", ["beginner", "master"])


def new_table(decks: list[str], **settings: str) -> Table:
    return Table(GAME, {**SPEC, **settings}, [Seat("ABCDEF"[i], "human", decks[i]) for i in range(len(decks))], None)


def refused(decks: list[str], **settings: str) -> str:
    with pytest.raises(BadSetup) as caught:
        GAME.new({**SPEC, **settings}, decks)
    return str(caught.value)


# Refused


@pytest.mark.parametrize(
    ("decks", "settings", "said"),
    [
        (["jinxie"], {}, "familiars-and-foes: got 1 seat; expected 2 to 5"),
        ([""] * 6, {}, "familiars-and-foes: got 6 seats; expected 2 to 5"),
        ([], {}, "familiars-and-foes: got 0 seats; expected 2 to 5"),
        (["jinxie", "mimsy", "jinxie"], {}, "FF-RULING-07: 2 seats chose jinxie; each Familiar has one mat"),
        (["mimsy"] * 3, {}, "FF-RULING-07: 3 seats chose mimsy; each Familiar has one mat"),
        (["jinxie", "mimzy"], {}, "FF-SETUP-01: no Familiar 'mimzy'; did you mean 'mimsy'?"),
        (
            ["jinxie", "gloop"],
            {},
            "FF-SETUP-01: no Familiar 'gloop'; there are: piddy_paw, jinxie, mimsy, figgitch, nutterson_iii, any",
        ),
        (["", ""], {"first": "C"}, "FF-SETUP-16: first = 'C'; the seats go from A to B"),
        ([""] * 4, {"first": "E"}, "FF-SETUP-16: first = 'E'; the seats go from A to D"),
        (["", ""], {"first": "F"}, "familiars-and-foes: first = 'F'; it can be: random, A, B, C, D, E"),
        (["", ""], {"level": "expert"}, "familiars-and-foes: level = 'expert'; it can be: beginner, master"),
        (["", ""], {"interrupt_mode": "live"}, "familiars-and-foes: interrupt_mode = 'live'; it can be: polled, claim"),
        (["", ""], {"ballyhoo_mode": "all"}, "familiars-and-foes: ballyhoo_mode = 'all'; it can be: offer, claim"),
        (
            ["", ""],
            {"foe_interrupts": "lenient"},
            "familiars-and-foes: foe_interrupts = 'lenient'; it can be: generous, strict",
        ),
        (["", ""], {"coin": "dice"}, "familiars-and-foes: coin = 'dice'; it can be: coin, cards"),
        (
            ["", ""],
            {"max_rounds": "0"},
            "familiars-and-foes: max_rounds = '0'; it can be: none, or a whole number from 1 to 10000",
        ),
        (
            ["", ""],
            {"window_seconds": "soon"},
            "familiars-and-foes: window_seconds = 'soon'; it can be: 8, or a whole number from 1 to 600",
        ),
    ],
)
def test_a_setup_is_refused_with_the_rule_and_what_would_be_right(
    decks: list[str], settings: dict[str, str], said: str
) -> None:
    """FF-SETUP-01, FF-RULING-04, FF-RULING-07, FF-RULING-08"""
    assert refused(decks, **settings) == said


def test_seats_that_name_no_familiar_take_the_free_ones_in_order() -> None:
    state = GAME.new(SPEC, ["", "piddy_paw", "", "jinxie"])
    whole = truth(GAME, state)
    assert [whole[seat]["familiar"] for seat in "ABCD"] == ["mimsy", "piddy_paw", "figgitch", "jinxie"]


def test_a_seat_that_takes_any_familiar_is_dealt_a_free_one() -> None:
    """FF-SETUP-09"""
    table = new_table(["any", "mimsy", "any"], first="A")
    for face in ("jinxie", "figgitch", "silver_bell", "magic_seeds", "prism_lens"):
        table.enter(-1, "luck", face)
    whole = truth(GAME, table.state)
    assert [whole[seat]["familiar"] for seat in "ABC"] == ["jinxie", "mimsy", "figgitch"]
    assert [whole[seat]["hp"] for seat in "ABC"] == [12, 13, 15]


# A new game


@every_level
@every_count
def test_a_new_game_has_its_markers_decks_and_supply(count: int, level: str) -> None:
    """FF-SETUP-02 to FF-SETUP-08, FF-SETUP-13, FF-SETUP-14, FF-LUCK-04"""
    familiars = FIVE.split()[:count]
    table = new_table(familiars, level=level, first="B")
    dealt = ["silver_bell", "magic_seeds", "prism_lens", "toad_trumpet", "mirror_shard"][:count]
    for face in dealt:
        table.enter(-1, "luck", face)
    whole = truth(GAME, table.state)
    gems = 2 if level == "master" and count >= 4 else 3
    for i in range(count):
        side = whole["ABCDE"[i]]
        assert (side["familiar"], side["artifacts"], side["tokens"], side["gems"]) == (
            familiars[i],
            [dealt[i]],
            1,
            gems,
        )
        assert (side["ticks"], side["unlocked"], side["rewards"], side["coven"]) == ([], False, [], [])
    assert whole["supply"] == 10 - count
    sizes = {name: len(deck) for name, deck in whole["decks"].items()}
    assert sizes == {"artifacts": 15 - count, "foes_1": 8, "foes_2": 8, "foes_3": 9, "coven": 5}
    assert (whole["first"], whole["toad"], whole["round"], whole["wave"]) == ("B", "B", 1, 1)


def test_luck_says_who_goes_first_unless_the_host_does() -> None:
    """FF-RULING-04, FF-SETUP-16, FF-SETUP-18"""
    table = new_table(["", "", ""])
    for face in ("silver_bell", "magic_seeds", "prism_lens", "C", "akasha", "stone_colossus"):
        table.enter(-1, "luck", face)
    whole = truth(GAME, table.state)
    assert (whole["first"], whole["toad"], whole["active"]) == ("C", "C", "C")


@every_level
@every_count
@pytest.mark.parametrize("wave", [1, 2, 3, 4])
def test_each_wave_has_the_foes_of_the_chart_in_its_order(wave: int, count: int, level: str) -> None:
    """FF-CHART-01, FF-CHART-02, FF-RULING-05, FF-SETUP-14"""
    levels = {foe: case[0] for foe, case in FOES.items()}
    coven = ["akasha", "terra"][: 2 if wave == 4 else 1]
    play = Play("wave", familiars=" ".join(FIVE.split()[:count]), settings={"level": level}, wave=wave).play(*coven)
    found: list[int] = []
    while play.luck():
        faces = play.luck()
        assert len({levels[foe] for foe in faces}) == 1
        assert len(faces) == [8, 8, 9][levels[faces[0]] - 1] - found.count(levels[faces[0]])
        found.append(levels[faces[0]])
        play.play(faces[0])
        slot = len(found) - 1
        assert play[f"foes.{slot}.hp"] == play[f"foes.{slot}.max_hp"], "it starts at its maximum (FF-FLOW-05)"
    assert found == CHARTS[level][wave - 1][count - 2]


def test_the_charts_take_as_many_cards_as_the_specification_counts() -> None:
    """FF-CHART-03"""
    used = {
        level: ["/".join([str(sum([wave[n].count(one) for wave in chart])) for one in (1, 2, 3)]) for n in range(4)]
        for level, chart in CHARTS.items()
    }
    assert used == {"beginner": ["3/2/0", "3/2/2", "5/3/1", "2/4/4"], "master": ["3/1/2", "3/4/2", "3/4/3", "0/4/8"]}


def test_a_game_that_nobody_watches_has_an_end() -> None:
    """FF-RULING-10"""
    assert GAME.unattended({})["max_rounds"] == "200"
    play = Play("foe", "cinder_imp", settings={"max_rounds": "3"}, round=3).play(5)
    assert (play.asked(), play["result.rule"], play["result.winners"]) == ("over", "FF-RULING-10", [])
    assert Play("foe", "cinder_imp", settings={"max_rounds": "3"}, round=2).play(5).wait() == "ChooseAction"


def test_the_round_limit_does_not_take_away_a_win() -> None:
    play = Play("foe", "cinder_imp:1", settings={"max_rounds": "3"}, round=3, wave=4).play(1)
    assert (play["result.rule"], play["result.winners"]) == ("FF-GOAL-02", ["A", "B", "C"])


# The set that tables play with


def test_the_balanced_set_changes_hp_of_foes_and_nothing_else() -> None:
    text = data_files(GAME.package, "sets", ".toml")
    changes: dict[str, Any] = tomllib.loads(text["balanced.toml"])
    assert sorted(changes) == sorted(FOES)
    assert {tuple(change) for change in changes.values()} == {("hp",)}


@pytest.mark.parametrize("first", ["random", "A", "E"])
def test_a_deck_is_the_id_of_a_mat_or_any_or_nothing(first: str) -> None:
    """FF-SETUP-01, FF-SETUP-09"""
    assert GAME.takes_decks
    for text in [*FIVE.split(), "any", ""]:
        assert GAME.deck_fault({"first": first}, text) == ""
    assert GAME.deck_fault({"first": first}, "nobody").startswith("FF-SETUP-01: no Familiar 'nobody'; there are: ")
