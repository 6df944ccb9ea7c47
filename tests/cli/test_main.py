"""The command as a whole: version, games, help, wrong words."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.main import get_command

from grimalkin import build
from grimalkin.cli.main import app
from grimalkin.games import GAMES, TEACHING
from tests.cli.inside import cells, inside, lines, said
from tests.cli.terminal import grimalkin
from tests.support.bare import BARE

COMMANDS = list(getattr(get_command(app), "commands"))  # noqa: B009  typer does not say which kind it gives
CAULDRON = TEACHING["cauldron"]


def test_version_names_number_and_build() -> None:
    done = grimalkin("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(rf"grimalkin \S.*, {re.escape(build.describe())}\n", done.stdout)


# games


def test_every_game_is_listed_with_seats_and_settings() -> None:
    done = grimalkin("games")
    assert (done.returncode, done.stderr) == (0, "")
    first = [line.split()[0] for line in done.stdout.splitlines() if not line.startswith(" ")]
    assert first == ["id", *GAMES, *TEACHING]
    for setting in ("rounds=5|2|9", "edition=second|first", "cards=balanced|spec", "edition=2020|first"):
        assert setting in done.stdout


def test_a_setting_too_long_for_the_table_goes_on_below() -> None:
    narrow, wide = (said("games", columns=columns)[1] for columns in (80, 120))
    assert max(len(line.rstrip()) for line in lines(narrow)) <= 80
    assert re.search(r" foe_toll_add=per_instruction\|\n +per_card *\n", narrow)
    assert " foe_toll_add=per_instruction|per_card" in wide


def test_where_the_table_would_cut_words_each_game_is_a_block() -> None:
    code, out, err = said("games", columns=40)
    assert (code, err) == (0, "")
    assert lines(out)[-7:] == [
        "cauldron",
        "  title     Cauldron, the teaching game",
        "  for       teaching",
        "  seats     2 to 4",
        "  settings  rounds=5|2|9",
        "            edition=second|first",
        "            cards=balanced|spec",
    ]


def test_one_game_is_shown_with_all_that_it_has() -> None:
    code, out, err = said("games", "cauldron")
    assert (code, err) == (0, "")
    sets = {
        (name, edition): CAULDRON.library({"cards": name, "edition": edition}).hash
        for name in ("spec", "balanced")
        for edition in ("second", "first")
    }
    shown = lines(out)
    rules = f"rulebook   {len(CAULDRON.rulebook().rules)} rules, version {CAULDRON.rules}"
    assert shown[:6] == [
        "Cauldron, the teaching game  cauldron, for teaching",
        "",
        "seats      2 to 4",
        "settings   rounds = 5, 2, 9",
        "           edition = second, first",
        "           cards = balanced, spec",
    ]
    assert shown[6:10] == [
        f"card sets  spec      second  5 cards, hash {sets['spec', 'second']}",
        f"           spec      first   5 cards, hash {sets['spec', 'first']}",
        f"           balanced  second  5 cards, hash {sets['balanced', 'second']}",
        f"           balanced  first   5 cards, hash {sets['balanced', 'first']}",
    ]
    assert shown[10:12] == ["editions   second, first", "windows    catnip"]
    assert re.fullmatch(r"languages  de, en(, [a-z]{2})*", shown[12])
    assert shown[13:] == [rules]


def test_a_game_without_data_files_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = BARE
    monkeypatch.setitem(TEACHING, bare.id, bare)
    code, out, err = said("games", bare.id)
    assert (code, err) == (0, "")
    rows = cells(out)
    assert ["card sets", "none"] in rows
    assert ["languages", "none"] in rows
    assert rows[-1] == ["rulebook", "no rulebook"]


def test_games_as_json() -> None:
    code, out, err = said("games", "cauldron", "--json")
    assert (code, err) == (0, "")
    one = json.loads(out)
    assert list(one) == [
        "id",
        "title",
        "for",
        "rules_version",
        "seats",
        "settings",
        "card_sets",
        "editions",
        "windows",
        "decks",
        "languages",
        "rules",
    ]
    assert one["seats"] == {"fewest": 2, "most": 4}
    assert one["settings"]["cards"] == ["balanced", "spec"]
    assert one["card_sets"][0] == {
        "set": "spec",
        "edition": "second",
        "cards": 5,
        "hash": CAULDRON.library({"cards": "spec"}).hash,
    }
    assert {"de", "en"} <= set(one["languages"])
    assert one["decks"] == []
    code, out, err = said("games", "--json")
    assert (code, err) == (0, "")
    listed = json.loads(out)["games"]
    assert [game["id"] for game in listed] == [*GAMES, *TEACHING]
    assert one in listed


def test_the_decks_that_come_with_a_game_are_named() -> None:
    _, out, _ = said("games", "mythic-arena")
    assert re.search(r"^decks +blood_and_fury, ", out, re.MULTILINE)
    assert "slow_rot" in out


def test_a_game_that_is_not_there_is_refused() -> None:
    line = f"grimalkin: no game 'nought'; there are: {', '.join({**GAMES, **TEACHING})}\n"
    assert said("games", "nought") == (2, "", line)


# all commands


def test_the_commands_are_these() -> None:
    assert sorted(COMMANDS) == [
        "announce",
        "backup",
        "bench",
        "cards",
        "check-cards",
        "fuzz",
        "games",
        "lab",
        "learn",
        "people",
        "play",
        "protocol",
        "replay",
        "restore",
        "room",
        "rules",
        "scenario",
        "serve",
        "sim",
        "table",
        "tables",
        "trace",
        "translations",
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_each_command_shows_an_example(command: str) -> None:
    done = inside(command, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Example: grimalkin {command}" in done.stdout
    assert "\x1b" not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["brew"], "'brew'"),
        (["play", "--sets", "human"], "--sets"),
        (["play", "--seed", "x"], "'--seed'"),
        (["games", "cauldron", "more"], "more"),
        (["cards"], "'GAME'"),
        (["rules", "cauldron", "--brief"], "--brief"),
        (["check-cards"], "'FILE'"),
    ],
)
def test_wrong_words_get_one_line_and_exit_code_2(words: list[str], named: str) -> None:
    done = inside(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("grimalkin: ")
    assert named in done.stderr
    command = "grimalkin" if words == ["brew"] else f"grimalkin {words[0]}"
    assert done.stderr.endswith(f"; see {command} --help\n")
    assert done.stderr.count("\n") == 1


def test_no_words_at_all_get_the_help_and_nothing_else() -> None:
    done = grimalkin()
    assert (done.returncode, done.stderr) == (2, "")
    assert "Play a game in the terminal." in done.stdout


# what to install


def test_from_a_source_folder_that_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`pip install 'grimalkin[server]'` would ask an index, which has none of it."""
    (tmp_path / "src" / "grimalkin").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    monkeypatch.setattr(build, "__file__", str(tmp_path / "src" / "grimalkin" / "build.py"))
    assert build.how_to_install("server") == f"pip install '{tmp_path}[server]'"
    monkeypatch.chdir(tmp_path)
    assert build.how_to_install("server,postgres") == "pip install '.[server,postgres]'"


def test_elsewhere_it_is_what_pip_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "__file__", str(tmp_path / "lib" / "grimalkin" / "build.py"))
    folder = tmp_path / "a clone"
    folder.mkdir()
    wheel = tmp_path / "grimalkin.whl"
    wheel.write_bytes(b"")
    told = {
        f'{{"dir_info": {{}}, "url": "{folder.as_uri()}"}}': f"pip install '{folder}[server]'",
        f'{{"archive_info": {{}}, "url": "{wheel.as_uri()}"}}': f"pip install 'grimalkin[server] @ {wheel.as_uri()}'",
        '{"dir_info": {}, "url": "file:///nowhere/at/all"}': None,
        "": None,
    }
    usual = "pip install 'grimalkin[server]', or '.[server]' in the source folder"
    for note, command in told.items():
        monkeypatch.setattr(build, "direct_url", lambda note=note: note)
        assert build.how_to_install("server") == (usual if command is None else command)


def test_wrong_words_of_a_command_in_a_group_name_both() -> None:
    done = inside("people", "ban")
    assert done.stderr.endswith("; see grimalkin people ban --help\n")
