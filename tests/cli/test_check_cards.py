"""`grimalkin check-cards`: every mistake a line, and what a right file changes."""

from __future__ import annotations

import itertools
import json
import shutil
from importlib import resources
from pathlib import Path
from unittest import mock

import pytest

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from tests.cli.inside import cells, lines, said, zoo_at
from tests.cli.terminal import grimalkin
from tests.support.bare import BARE

NUMBERS = itertools.count()
GAME = TEACHING["cauldron"]
MINE = """
[moonwort]
heat = 5

[nettle]
count = 8

[[toadstool.passive]]
name = "Sting"
do   = [{ sting = 2, to = "enemy" }]

[[catnip.passive]]
name = "Playful"
on   = "thrown"
do   = [{ score = 1 }]

[thyme]
name  = "Thyme"
kind  = "herb"
count = 4
value = 1
heat  = 2
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to write card files in; commands run there."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def zoo(here: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    game = zoo_at(here, f"zoo_to_check_{next(NUMBERS)}")
    monkeypatch.syspath_prepend(here)
    monkeypatch.setitem(TEACHING, "zoo", game)
    return game


def own_cards(folder: Path) -> Path:
    """A copy of Cauldron's own card folder."""
    target = folder / "herbs"
    target.mkdir()
    for file in resources.files("grimalkin.games.cauldron").joinpath("cards").iterdir():
        (target / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return target


def check(*words: str, columns: int = 80) -> tuple[int, str, str]:
    return said("check-cards", *words, "--game", "cauldron", columns=columns)


# right files


def test_a_right_file_shows_what_it_changes(here: Path) -> None:
    (here / "mine.toml").write_text(MINE)
    code, out, err = check("mine.toml")
    assert (code, err) == (0, "")
    own = GAME.with_own("mine", "mine.toml", MINE).card_sets()["mine"]
    assert cells(out) == [
        ["mine.toml is right: cauldron with 6 cards, laid over the set balanced"],
        [""],
        ["card", "field", "edition", "before", "after"],
        ["toadstool", "passive Sting: do", "all", "{ sting = 1, to =", "{ sting = 2, to ="],
        ['"enemy" }', '"enemy" }'],
        ["moonwort", "heat", "second", "4", "5"],
        ["catnip", "passive Playful", "all", "none", 'on = "thrown"'],
        ["do = [{ score = 1"],
        ["}]"],
        [""],
        ["new card", "name", "kind", "parts"],
        ["thyme", "Thyme", "herb"],
        [""],
        [f"hash {own.editions['second'].hash} (second), {own.editions['first'].hash} (first)"],
    ]


def test_editions_are_a_column_only_where_they_differ(here: Path) -> None:
    (here / "mine.toml").write_text("[nettle]\nvalue = 2\n")
    assert cells(check("mine.toml")[1])[2:4] == [
        ["card", "field", "before", "after"],
        ["nettle", "value", "1", "2"],
    ]


def test_a_file_that_changes_nothing_says_so(here: Path) -> None:
    (here / "mine.toml").write_text("[nettle]\nvalue = 1\n")
    code, out, err = check("mine.toml")
    assert (code, err) == (0, "")
    assert lines(out)[:2] == [
        "mine.toml is right: cauldron with 5 cards, laid over the set balanced",
        "It changes nothing: every value is as it was.",
    ]


def test_a_file_without_any_card_is_a_mistake(here: Path) -> None:
    (here / "mine.toml").write_text("# later\n")
    code, out, err = check("mine.toml")
    assert (code, err) == (1, "")
    assert lines(out)[0].startswith("mine.toml: there is no card in it; ")


def test_a_right_file_as_json(here: Path) -> None:
    (here / "mine.toml").write_text(MINE)
    code, out, err = check("mine.toml", "--json")
    assert (code, err) == (0, "")
    own = GAME.with_own("mine", "mine.toml", MINE).card_sets()["mine"]
    both = ["second", "first"]
    assert json.loads(out) == {
        "game": "cauldron",
        "file": "mine.toml",
        "ok": True,
        "base": "balanced",
        "cards": 6,
        "hash": {edition: own.editions[edition].hash for edition in both},
        "changes": [
            {
                "card": "toadstool",
                "field": "passive Sting: do",
                "editions": both,
                "before": [{"sting": 1, "to": "enemy"}],
                "after": [{"sting": 2, "to": "enemy"}],
            },
            {"card": "moonwort", "field": "heat", "editions": ["second"], "before": 4, "after": 5},
            {
                "card": "catnip",
                "field": "passive Playful",
                "editions": both,
                "before": None,
                "after": {"name": "Playful", "on": "thrown", "do": [{"score": 1}]},
            },
        ],
        "new": ["thyme"],
        "gone": [],
        "note": "",
        "notes": [],
    }


def test_a_name_that_no_set_can_have_gets_a_note(here: Path) -> None:
    for name, note in (
        ("balanced.toml", "cauldron has a card set 'balanced' already; give yours another name"),
        ("7 herbs.toml", "--cards '7 herbs.toml': a card set is called as its file"),
    ):
        (here / name).write_text("[nettle]\nvalue = 2\n")
        code, out, err = check(name)
        assert (code, err) == (0, "")
        assert lines(out)[-1].startswith(f"note: {note}")
        assert json.loads(check(name, "--json")[1])["note"].startswith(note)


def test_in_a_narrow_terminal_each_change_is_a_block(here: Path) -> None:
    (here / "mine.toml").write_text(MINE)
    _, out, _ = check("mine.toml", columns=40)
    shown = lines(out)
    at = shown.index("moonwort")
    assert shown[at : at + 5] == ["moonwort", "  field    heat", "  edition  second", "  before   4", "  after    5"]


# mistakes


def test_every_mistake_is_a_line_with_file_line_place_and_remedy(here: Path) -> None:
    (here / "mine.toml").write_text(
        '[nettle]\nheat = 7\nhat = 3\n\n[[toadstool.passive]]\nname = "Sting"\ndo = [{ stng = 1, to = "enemy" }]\n'
    )
    code, out, err = check("mine.toml")
    assert (code, err) == (1, "")
    assert lines(out) == [
        "mine.toml, line 2: nettle.heat: 7 is out of range; expected 1 to 6",
        "mine.toml, line 3: nettle.hat: no field 'hat'; did you mean 'heat'?",
        "mine.toml, line 7: toadstool.passive[1].do[1].stng: no verb 'stng'; did you mean 'sting'?",
        "3 mistakes; nothing of it was taken",
    ]


def test_mistakes_as_json(here: Path) -> None:
    (here / "mine.toml").write_text("[nettle]\nheat = 7\n")
    code, out, err = check("mine.toml", "--json")
    assert (code, err) == (1, "")
    what = "7 is out of range; expected 1 to 6"
    assert json.loads(out) == {
        "game": "cauldron",
        "file": "mine.toml",
        "ok": False,
        "faults": [{"file": "mine.toml", "line": 2, "place": "nettle.heat", "what": what}],
    }


def test_what_is_no_toml_is_a_mistake_with_its_line(here: Path) -> None:
    (here / "mine.toml").write_text("[nettle]\nheat = = 7\n")
    code, out, err = check("mine.toml")
    assert (code, err) == (1, "")
    assert lines(out)[0].startswith("mine.toml, line 2: this is not TOML: ")
    assert lines(out)[1] == "1 mistake; nothing of it was taken"


def test_more_cards_than_the_game_has_room_for_are_a_mistake(here: Path) -> None:
    card = '[herb_{}]\nname = "Herb"\nkind = "herb"\ncount = 1\nvalue = 1\nheat = 1\n'
    many = "".join(card.format(number) for number in range(50))
    for words in (["mine.toml"], ["mine.toml", "--whole"]):
        (here / "mine.toml").write_text(many)
        code, out, err = check(*words)
        assert (code, err) == (1, "")
        assert lines(out)[0].startswith("mine.toml: 5")
        assert "cards are too many" in lines(out)[0]


# all cards


def test_a_whole_folder_is_compared_with_the_games_own(here: Path) -> None:
    folder = own_cards(here)
    code, out, err = check("herbs", "--whole")
    assert (code, err) == (0, "")
    first = GAME.library({"cards": "spec", "edition": "first"}).hash
    assert lines(out) == [
        "herbs is right: cauldron with 5 cards",
        "It changes nothing: every value is as it was.",
        "",
        f"hash {GAME.library({'cards': 'spec'}).hash} (second), {first} (first)",
    ]
    (folder / "herbs.toml").write_text(
        '[nettle]\nname = "Nettle"\nkind = "herb"\ncount = 12\nvalue = 1\nheat = 1\n'
        'text = "Always good for one."\norigin = "ours"\nrules = ["CA-SCORE-01"]\n'
        'art = "nettle"\nmood = "garden"\nsmall = []\n'
    )
    code, out, err = check("herbs", "--whole")
    assert (code, err) == (0, "")
    assert cells(out)[:6] == [
        ["herbs is right: cauldron with 1 card"],
        [""],
        ["card", "field", "before", "after"],
        ["nettle", "count", "8", "12"],
        [""],
        ["not there any more: toadstool, moonwort, catnip, valerian"],
    ]


def test_a_mistake_in_a_whole_folder_is_named_with_its_file(here: Path) -> None:
    folder = own_cards(here)
    (folder / "more.toml").write_text('[nettle]\nname = "Nettle"\n')
    code, out, err = check("herbs", "--whole")
    assert (code, err) == (1, "")
    assert lines(out)[0].startswith("herbs/more.toml, line 1: nettle: card 'nettle' stands in herbs/herbs.toml")


# which game


def test_with_several_games_the_game_must_be_said(here: Path, zoo: Game) -> None:
    (here / "mine.toml").write_text("[stone]\ncost = 2\n")
    having = [game.id for game in (*GAMES.values(), *TEACHING.values()) if game.vocabulary is not None]
    line = f"grimalkin: several games have cards; say which with --game: {', '.join(having)}\n"
    assert said("check-cards", "mine.toml") == (2, "", line)
    code, out, err = said("check-cards", "mine.toml", "--game", "zoo")
    assert (code, err) == (0, "")
    assert cells(out)[2:4] == [["card", "field", "before", "after"], ["stone", "cost", "1", "2"]]


def test_where_one_game_has_cards_it_need_not_be_said(here: Path) -> None:
    (here / "mine.toml").write_text(MINE)
    with mock.patch.dict(GAMES, clear=True):  # puts the games back in their order
        assert said("check-cards", "mine.toml") == check("mine.toml")
        with mock.patch.dict(TEACHING, clear=True):
            assert said("check-cards", "mine.toml") == (2, "", "grimalkin: no game has card files\n")


def test_a_game_without_cards_is_refused(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = BARE
    monkeypatch.setitem(TEACHING, "bare", bare)
    (here / "mine.toml").write_text("")
    assert said("check-cards", "mine.toml", "--game", "bare") == (2, "", f"grimalkin: {bare.id} has no card files\n")


# wrong arguments


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["nowhere.toml"], "'nowhere.toml' cannot be read: No such file or directory"),
        (["nowhere", "--whole"], "'nowhere' cannot be read: No such file or directory"),
        (["folder"], "'folder' is a folder; name a file, or say --whole if all cards of a game are in it"),
        (["folder", "--whole"], "'folder' holds no .toml file; card files end with .toml"),
        (["latin.toml"], "'latin.toml', line 2: this is not UTF-8 text; save the file as UTF-8"),
        (["mine.toml", "--game", "nought"], f"no game 'nought'; there are: {', '.join({**GAMES, **TEACHING})}"),
        (["a" * 300], f"'{'a' * 300}' cannot be looked at: File name too long"),
        ([], "Missing argument 'FILE'; see grimalkin check-cards --help"),
    ],
)
def test_a_wrong_argument_gets_one_line_and_exit_code_2(here: Path, words: list[str], line: str) -> None:
    (here / "folder").mkdir()
    (here / "latin.toml").write_bytes(b'[nettle]\nname = "Br\xfbl\xe9e"\n')
    (here / "mine.toml").write_text("")
    game = [] if not words or "--game" in words else ["--game", "cauldron"]
    assert said("check-cards", *words, *game) == (2, "", f"grimalkin: {line}\n")


def test_the_process_gives_the_same_and_help_shows_an_example(here: Path) -> None:
    (here / "mine.toml").write_text(MINE)
    done = grimalkin("check-cards", "mine.toml", "--game", "cauldron", folder=here)
    assert (done.returncode, done.stdout, done.stderr) == check("mine.toml")
    assert "\x1b" not in done.stdout
    (here / "mine.toml").write_text("[nettle]\nheat = 7\n")
    assert grimalkin("check-cards", "mine.toml", "--game", "cauldron", folder=here).returncode == 1
    shutil.rmtree(here)
    done = grimalkin("check-cards", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Example: grimalkin check-cards mine.toml --game cauldron" in done.stdout
