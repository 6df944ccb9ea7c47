"""What the Lodge looks like on a terminal: everything that a decision needs, in words, from what a seat sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimalkin.games.black_rose.game import GAME
from grimalkin.words import LANGUAGES, Words
from tests.cli.inside import inside
from tests.cli.terminal import flowing
from tests.games.black_rose.test_views import played

CROWD = """
game    = "black-rose"
title   = "a table"
options = { cards = "spec", packs = "hydra" }

[position]
at = "T4"
active = "A"
board = ["falling_petals"]
rooms = [{ room = "garden", cubes = { A = 2, rose = 1 } }, { room = "crypt", destroyed = true }]
evocations = [
    { card = "landsknecht", owner = "B", room = "garden", cubes = { A = 1 } },
    { card = "landsknecht", owner = "B", room = "garden" },
    { card = "lerna", owner = "A", room = "arena", cubes = { rose = 2 }, mode = "hunting", token = false },
    { card = "miamat", owner = "B", room = "garden" },
]

[position.A]
mage = "tessa"
room = "garden"
wounds = { B = 3, rose = 1 }
hand = ["fireball"]
quests = ["two_doors"]
sheet = [{ slot = "1", card = "ice_grip", side = "reversed" }]

[position.B]
mage = "nero"
room = "garden"
"""
SHARED = """
game    = "black-rose"
title   = "a table"
options = { cards = "core", packs = "hydra" }

[position]
at = "T4"
active = "B"
evocations = [{ card = "lerna", owner = "A", room = "throne_room", cubes = { rose = 3 } }]
A = { room = "throne_room", wounds = { rose = 4 } }
B = { room = "observatory", sheet = [{ slot = "1", card = "fireball", side = "upright" }] }
"""
PREPARING = """
game    = "black-rose"
title   = "a table"
options = { cards = "spec", packs = "none" }

[position]
at = "P3"
A = { mage = "tessa", hand = ["fireball", "ice_grip"] }
B = { mage = "nero", hand = ["fireball", "ice_grip"] }
"""


def shown(folder: Path, position: str, *said: str, language: str = "en", seats: str = "human,human") -> str:
    """What the terminal shows from a position on while this is typed."""
    path = folder / "position.toml"
    path.write_text(position, encoding="utf-8")
    typed = "".join(f"{line}\n" for line in (*said, "quit"))
    done = inside(
        "play",
        "--position",
        str(path),
        "--language",
        language,
        "--seats",
        seats,
        "--seed",
        "1",
        said=typed,
        folder=folder,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> str:
    return shown(tmp_path_factory.mktemp("crowd"), CROWD, "move_attack", "stay")


def test_all_wounds_and_cubes_are_told_with_their_owners(crowd: str) -> None:
    screen = flowing(crowd)
    assert "Garden: 3/4 (A 2, the Rose 1) · A Tessa (Wounds 4/10: B 3, the Rose 1)" in screen
    assert "B's Landsknecht #1 (Wounds 1/3: A 1)" in screen
    assert "B's Landsknecht #2 (Wounds 0/3)" in screen


def test_a_familiar_is_told_with_its_mode_and_its_token(crowd: str) -> None:
    screen = flowing(crowd)
    assert "A's Lerna (Wounds 2/5: the Rose 2, Hunting Mode, Token activated)" in screen
    assert "B's Miamat (Wounds 0/4, Guard Mode, Token available)" in screen
    assert "Familiars in the reserve: Yocca" in screen


def test_the_map_and_the_options_call_a_model_alike(crowd: str) -> None:
    assert "LanB1 LanB2" in crowd
    asked = crowd[crowd.index("Whom do you attack?") :]
    assert "Target Landsknecht #2" in asked
    assert "B's Landsknecht #2, Garden, Wounds 0/3" in flowing(asked)
    assert "on Landsknecht #2 · Wounds afterwards 2/3" in flowing(asked)


def test_the_signs_of_the_map_are_told_below_it(crowd: str) -> None:
    screen = flowing(crowd)
    assert (
        "○ Token available · ● Token activated · ✗ Destroyed · ! Unstable · 0/4 Instability: Cubes in the room"
        in screen
    )
    assert "A: the Mage of A" in screen


def test_no_token_is_shown_where_none_lies(crowd: str) -> None:
    """BR-ROOM-03 The Black Rose Room has none in the first Moon."""
    assert " 0/10 black" in crowd
    assert "●0/10" not in crowd


def test_a_cell_is_told_with_its_door(crowd: str) -> None:
    screen = flowing(crowd)
    assert screen.count("its door leads to") >= 2
    assert "Cell of A: its door leads to" in screen


def test_spells_quests_and_events_stand_there_with_their_texts(crowd: str) -> None:
    screen = flowing(crowd)
    assert "upright (Combat, Fire, area, Range 1): 3 damage to all in the target room." in screen
    assert "Two Doors (Progress 0/2) Power Points 2 You activated rooms of 2 different colours this round." in screen
    assert "Falling Petals (Space 1)" in screen
    assert "1 damage of the Rose to each Mage who is not in a Cell." in screen
    sheet = screen[screen.index("Sheet of A") :]
    assert "Ice Grip (Slot 1, State Ready, Side reversed) reversed (Combat, Water, single, Range 2): 2 damage" in sheet


def test_sharing_damage_out_tells_the_whole_both_parts_and_who_falls(tmp_path: Path) -> None:
    """BR-DEC-24"""
    screen = flowing(shown(tmp_path, SHARED, "cast", "room throne_room"))
    asked = screen[screen.index("3 damage: how much lies on your Mage?") :]
    assert "Damage 3 · Free slots of the Mage 6 · Free slots of the Familiar 2" in asked
    assert "1 on the Mage split 1 2 on the Familiar on A · Wounds afterwards 5/10 on Lerna · is defeated" in asked
    assert "3 on the Mage split 3 0 on the Familiar on A · Wounds afterwards 7/10 look:" in asked


def test_cubes_that_go_away_are_told_with_both_cards() -> None:
    """BR-DEC-39"""
    for acts in range(9):
        view = played("ex_36_illusory_pain_goes_away_as_its_victim_chooses", acts).view(0)
        if view.prompt is not None and view.prompt.ask == "choose_fading":
            break
    assert view.prompt is not None
    asked = Words(GAME, "en").prompt(view.prompt, view.facts)
    assert asked == "3 of these cubes go. How many from A? The rest go from Lerna."


def test_a_question_shows_the_card_that_asks_it(tmp_path: Path) -> None:
    screen = flowing(shown(tmp_path, SHARED, "cast"))
    asked = screen[screen.index("Which room is the target?") :]
    assert "Fireball upright (Combat, Fire, area, Range 1): 3 damage to all in the target room." in asked


def test_laying_a_spell_upright_or_reversed_is_explained(tmp_path: Path) -> None:
    screen = flowing(shown(tmp_path, PREPARING))
    assert "Each spell has two effects. The way up in which you lay it decides which one it has. Fireball" in screen
    assert "reversed (Combat, Fire, area, Range 1): 2 damage to all in the target room." in screen


def test_rooms_to_go_to_are_told_with_their_texts(tmp_path: Path) -> None:
    screen = flowing(shown(tmp_path, CROWD, "move_attack"))
    asked = screen[screen.index("Where to?") :]
    assert "Model A · Steps left 1" in asked
    assert "Room · Limit" in asked


def test_the_set_up_has_no_rows_of_nothing_and_tells_what_is_chosen() -> None:
    options = ("--option", "packs=draco", "--seats", "human,bot:random", "--seed", "3")
    done = inside("play", "black-rose", "--language", "en", *options, said="mage tessa\nquit\n")
    first, _, second = flowing(done.stdout).partition("A> mage tessa")
    assert "Past Events" not in first
    assert "School Transmutation · Personal spell Wrath of Nature" in first
    assert "Health 10 · Hand 7" in first
    assert "Spells Demon's Howl, Fireball, Fire Dash, Ice Burst, Obscure Armor and Unstable Arrow" in second


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_terminal_in_any_language(tmp_path: Path, language: str) -> None:
    screen = shown(tmp_path, CROWD, "move_attack", "stay", language=language)
    pages = screen[screen.index("───") : screen.rindex("A> ")]
    assert max(len(line) for line in pages.splitlines()) <= 80
