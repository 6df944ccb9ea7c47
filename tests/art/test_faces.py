"""Every card has a face, it follows from the card's file, and no rule knows of it."""

from __future__ import annotations

import pytest

from grimalkin.art import Icons, face_of, faces_of, icon_faults, portrait, written
from grimalkin.art.colours import contrast
from grimalkin.art.moods import MOOD
from grimalkin.core.cards import FACE, MOODS, MOST_SMALL
from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadCards, BadFile, UnknownCard
from grimalkin.core.game import Game
from grimalkin.core.library import read_cards
from grimalkin.games.cauldron import GAME as CAULDRON
from tests.art.pictures import EVERY, check_picture, shown

THYME = """
[thyme]
name  = "Thyme"
kind  = "herb"
count = 4
value = 1
heat  = 2
"""


def own(text: str) -> Game:
    return CAULDRON.with_own("mine", "mine.toml", text)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_every_card_of_every_set_names_its_face(game: Game) -> None:
    assert game.vocabulary is not None
    tables = {key: sheet.table for key, sheet in written(game).items()}
    for key, table in tables.items():
        assert table["art"], key
        assert table["mood"] in MOODS, key
        assert len(table["small"]) <= MOST_SMALL, key
    names = {key for card_set in game.card_sets().values() for key in card_set.names()}
    assert set(faces_of(game)) == names == set(tables)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_no_two_cards_of_a_game_look_alike(game: Game) -> None:
    faces = faces_of(game)
    looks: dict[tuple[str, ...], str] = {}
    for key, face in faces.items():
        assert shown(face) not in looks, f"{key} looks like {looks.get(shown(face))}"
        looks[shown(face)] = key
    arts = [face.art for face in faces.values()]
    # not by colour alone: the same silhouette appears once in a game
    assert sorted(set(arts)) == sorted(arts)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_the_face_is_no_part_of_a_hash(game: Game) -> None:
    assert game.vocabulary is not None
    files = data_files(game.package, "cards", ".toml")
    bare = {file: without_faces(text) for file, text in files.items()}
    assert bare != files
    assert not any(line.startswith(("art ", "mood ", "small ")) for text in bare.values() for line in text.split("\n"))
    for name, card_set in game.card_sets().items():
        change = without_faces(card_set.text)
        again = read_cards(bare, game.vocabulary, None, name, name if change else "", change)
        for edition, library in card_set.editions.items():
            assert library.hash == again.editions[edition].hash


def without_faces(text: str) -> str:
    kept = [line for line in text.split("\n") if line.split("=")[0].strip() not in FACE]
    return "\n".join(kept)


def test_a_set_that_only_changes_faces_has_the_same_hash() -> None:
    changed = own('[nettle]\nart = "rose"\nmood = "void"\nsmall = ["key"]\n')
    before = CAULDRON.card_sets()["balanced"].editions
    for edition, library in changed.card_sets()["mine"].editions.items():
        assert library.hash == before[edition].hash
    face = face_of(changed, "nettle")
    assert (face.art, face.mood, face.small) == ("rose", "void", ["key"])
    assert face_of(changed, "nettle", "spec").art == "nettle"
    assert face_of(CAULDRON, "nettle").art == "nettle"


def test_a_new_card_without_art_has_a_face_at_once(icons: Icons) -> None:
    game = own(THYME)
    face = face_of(game, "thyme")
    assert face.art in face.look.kind("herb").icons
    assert face.mood in face.look.moods
    picture = portrait(face, icons)
    check_picture(picture)
    assert picture == portrait(face_of(own(THYME), "thyme"), icons)
    other = face_of(own(THYME.replace("[thyme]", "[sage]")), "sage")
    assert portrait(other, icons) != picture


def test_what_a_new_card_does_shows_beside_it() -> None:
    does = '[[thyme.passive]]\nname = "Prick"\non = "thrown"\ndo = [{ sting = 1, to = "enemy" }]\n'
    assert face_of(own(THYME), "thyme").small == []
    assert face_of(own(THYME + does), "thyme").small == ["wasp-sting"]
    none = THYME + "small = []\n" + does
    assert face_of(own(none), "thyme").small == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('mood = "moom"', "line 8: thyme.mood: no mood 'moom'; did you mean 'moon'?"),
        ("mood = 3", "thyme.mood: got 3; expected a mood: bog, burst,"),
        ("art = 3", "thyme.art: got 3; expected the name of an icon in quotes"),
        ('art = "Wolf Howl"', "thyme.art: got 'Wolf Howl'; expected the name of an icon in quotes"),
        ('art = "a\\"/><script>"', "expected the name of an icon in quotes"),
        ('small = "key"', "thyme.small: got 'key'; expected a list"),
        ('small = ["key", "crown", "rose"]', "thyme.small: got 3; expected at most 2"),
        ('small = ["key", "cr own"]', "thyme.small[2]: got 'cr own'; expected the name of an icon"),
        ('arts = "key"', "thyme.arts: no field 'arts'; did you mean 'art'?"),
    ],
)
def test_a_wrong_face_is_refused(line: str, said: str) -> None:
    with pytest.raises(BadCards) as caught:
        own(f"{THYME}{line}\n")
    assert len(caught.value.faults) == 1
    assert said in str(caught.value)


def test_an_icon_that_is_not_there_has_its_place_and_the_nearest_name(icons: Icons) -> None:
    text = f'{THYME}art = "wolf-haed"\nsmall = ["kee"]\n'
    faults = icon_faults(written(own(text), "mine"), icons.names())
    assert [str(fault) for fault in faults] == [
        "mine.toml, line 8: thyme.art: no icon 'wolf-haed'; did you mean 'wolf-head'?",
        "mine.toml, line 9: thyme.small[1]: no icon 'kee'; did you mean 'key'?",
    ]
    assert icon_faults(written(CAULDRON), icons.names()) == []
    with pytest.raises(BadFile, match="did you mean 'wolf-head'"):
        portrait(face_of(own(text), "thyme"), icons)


def test_a_card_that_is_not_there_is_said_so() -> None:
    with pytest.raises(UnknownCard, match="did you mean 'nettle'"):
        face_of(CAULDRON, "netle")


def test_the_list_of_moods_is_what_can_be_painted() -> None:
    assert sorted(MOOD) == MOODS


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_colours_stand_out_from_black_and_white(game: Game) -> None:
    """A silhouette is the accent made much darker or much lighter: from either end there must be room."""
    for face in faces_of(game).values():
        assert contrast(face.colour, "#000000") > 2.4, face.key
        assert contrast(face.colour, "#ffffff") > 1.1, face.key
