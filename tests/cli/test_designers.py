"""What the commands tell a designer besides mistakes: notes on odd cards, removed cards, every word of the files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grimalkin.core.cards import Vocabulary
from grimalkin.core.game import Game
from grimalkin.core.glossary import line_of, lists_of
from grimalkin.core.library import part_names
from grimalkin.games import GAMES, TEACHING
from grimalkin.lab.said import odd_numbers
from grimalkin.lab.sheets import tables_of
from tests.cli.inside import lines, said
from tests.cli.terminal import flowing

EVERY = [game for game in (*GAMES.values(), *TEACHING.values()) if game.vocabulary is not None]


def vocabulary(game: Game) -> Vocabulary:
    assert game.vocabulary is not None
    return game.vocabulary


def notes(folder: Path, game: str, text: str) -> list[tuple[str, str]]:
    """The notes that `check-cards` gives, the same in words and as JSON."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    code, out, err = said("check-cards", str(path), "--game", game)
    assert (code, err) == (0, ""), out
    shown = [line.removeprefix("note: ") for line in lines(out) if line.startswith("note: ")]
    code, out, err = said("check-cards", str(path), "--game", game, "--json")
    found = [(note["card"], note["what"]) for note in json.loads(out)["notes"]]
    assert shown == [f"{card}: {what}" for card, what in found]
    return found


PET = '[cub]\nname = "Cub"\nkind = "pet"\nhealth = 90\nspeed = 50\nhit = 3\nmiss = 4\n'
BITE = '[[cub.battle]]\nname = "Cub Bite"\ncost = 1\n'
SCROLL = '[scroll]\nname = "Scroll"\nkind = "training"\nfamiliar = "{}"\ntasks = ["restorative", "artifact"]\n'
MAT = """
[moth]
name = "Moth"
kind = "familiar"
element = "air"
strong_against = "{}"
partner = "mistral"
toad = "Plop"
hp = 9
mp = 5
[[moth.attack]]
name = "Flutter"
chart = ["1-20 {}"]
[[moth.ability]]
name = "Dust"
tag = ["POST_ROLL"]
do = [{{ reroll = "roll" }}]
"""
DEAR = '[[moth.spell]]\nname = "Dear"\nkind = "strong"\ncost = 6\nchart = ["1-20 hit 1"]\n'
HEALS = '[[moth.spell]]\nname = "Balm"\nkind = "restorative"\ncost = 1\ndo = [{ restore_hp = 1, to = "familiar" }]\n'
NOTES = {
    "a pet without a Battle Power": (
        "mythic-arena",
        PET,
        [("cub", "this Pet has no Battle Power, so it can never strike in battle")],
    ),
    "a pet that loses its Battle Powers": (
        "mythic-arena",
        "".join(f'[[mossback.battle]]\nname = "{name}"\nremoved = true\n' for name in ("Snap", "Shell Slam")),
        [("mossback", "this Pet has no Battle Power, so it can never strike in battle")],
    ),
    "a power that does nothing": (
        "mythic-arena",
        PET + BITE,
        [("cub", "the Battle Power 'Cub Bite' deals no damage and does nothing else")],
    ),
    "a power without damage that does something": (
        "mythic-arena",
        PET + BITE + 'then = [{ status = "burn", to = "target" }]\n',
        [],
    ),
    "a token that nobody calls": (
        "mythic-arena",
        PET + "token = true\n" + BITE + "damage = 10\n",
        [("cub", "no card calls this token, so it never comes into play")],
    ),
    "charges that nobody gives": (
        "mythic-arena",
        PET + BITE + 'damage = 10\n[[cub.unique]]\nname = "Spark"\ncost = 1\npay = 1\ndo = [{ draw = 1 }]\n',
        [("cub", "the Unique Power 'Spark' takes Charge counters off, and nothing puts any on it")],
    ),
    "an Elyth without anything": (
        "mythic-arena",
        '[glass]\nname = "Glass"\nkind = "elyth"\ncolour = "clear"\n',
        [("glass", "this Elyth does nothing: it has no Passive, no Flying and no Regeneration")],
    ),
    "an Elyth that flies": (
        "mythic-arena",
        '[glass]\nname = "Glass"\nkind = "elyth"\ncolour = "clear"\nflying = true\n',
        [],
    ),
    "two cards of one name": (
        "mythic-arena",
        PET.replace('"Cub"', '"Goliath"') + BITE + "damage = 10\n",
        [("cub", "it is called 'Goliath' as goliath is, so no deck can have both (MA-DECK-04)")],
    ),
    "a Familiar that can do little": (
        "familiars-and-foes",
        MAT.format("air", "miss") + SCROLL.format("moth"),
        [
            ("moth", "this Familiar has no spells"),
            ("moth", "the Physical Attack 'Flutter' can never hit"),
            ("scroll", "the task 'restorative' can never be done: moth has no spell for it"),
        ],
    ),
    "a spell that is too dear": (
        "familiars-and-foes",
        MAT.format("fire", "hit 1") + DEAR + HEALS + SCROLL.format("moth"),
        [("moth", "the spell 'Dear' costs 6 MP, and its Familiar never has more than 5")],
    ),
    "a Foe that harms nobody": (
        "familiars-and-foes",
        '[gloop]\nchart = ["1-9 miss", "10-20 heal 1"]\n',
        [("gloop", "this Foe never harms anybody: no row of its chart does")],
    ),
    "herbs for nothing": (
        "cauldron",
        '[nettle]\ncount = 0\n[thyme]\nname = "Thyme"\nkind = "herb"\ncount = 4\nvalue = 0\nheat = 1\n',
        [
            ("nettle", "its count is 0, so nobody ever draws it; 'removed = true' takes it away"),
            ("thyme", "it scores nothing and does nothing"),
        ],
    ),
    "nothing odd": ("cauldron", "[nettle]\nvalue = 2\n", []),
}


@pytest.mark.parametrize("case", NOTES)
def test_what_is_legal_and_odd_is_noted(case: str, tmp_path: Path) -> None:
    game, text, expected = NOTES[case]
    assert notes(tmp_path, game, text) == expected


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_the_cards_of_a_game_have_no_notes_of_their_own(game: Game) -> None:
    made = vocabulary(game).notes
    assert made is not None
    found = [
        note for card_set in game.card_sets().values() for one in card_set.editions.values() for note in made(one.cards)
    ]
    assert [(note.card, note.what) for note in found] == []


# removed cards


def test_a_removed_card_is_told_with_the_ready_decks_that_need_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[astaryan]\nremoved = true\n")
    arena = GAMES["mythic-arena"]
    needing = [deck.name for deck in arena.ready_decks() if "astaryan" in deck.cards]
    assert needing
    assert notes(tmp_path, "mythic-arena", path.read_text()) == [
        ("astaryan", f"the ready deck '{name}' needs it and cannot be played any more") for name in needing
    ]
    code, out, _ = said("check-cards", str(path), "--game", "mythic-arena")
    assert code == 0
    count = len(arena.library({}).by_key)
    assert f"is right: mythic-arena with {count - 1} cards" in flowing(out)
    assert "not there any more: astaryan" in lines(out)
    code, out, err = said("cards", "mythic-arena", "astaryan", "--cards", str(path))
    assert (code, out) == (2, "")
    assert "no card 'astaryan' in mythic-arena, set mine" in err
    code, out, _ = said("cards", "mythic-arena", "--cards", str(path))
    assert "astaryan" not in out


def test_a_deck_with_a_removed_card_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[astaryan]\nremoved = true\n")
    deck = next(deck for deck in GAMES["mythic-arena"].ready_decks() if "astaryan" in deck.cards)
    words = ["play", "mythic-arena", "--cards", str(path), "--option", "deck_format=constructed", "--deck", deck.text]
    code, out, err = said(*words)
    assert (code, out) == (2, "")
    assert err == "grimalkin: MA-DECK-07: the deck of seat A names 'astaryan', which is removed from this card set\n"


# words


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_every_word_is_shown_with_its_line(game: Game) -> None:
    words = vocabulary(game)
    code, out, err = said("cards", game.id, "--words", columns=200)
    assert (code, err) == (0, "")
    shown = {" ".join(line.split()) for line in out.splitlines()}
    for what, every in lists_of(words).items():
        for word in every:
            line = line_of(words, what, word)
            assert f"{word} {line}" in shown or line in shown, f"{what} {word}"
    code, out, err = said("cards", game.id, "--words", "--json")
    assert json.loads(out)["words"] == {
        what: {word: line_of(words, what, word) for word in every} for what, every in lists_of(words).items()
    }


def test_a_text_that_says_another_number_than_the_effect_gets_a_note(tmp_path: Path) -> None:
    thyme = (
        '[thyme]\nname = "Thyme"\nkind = "herb"\ncount = 3\nvalue = 1\nheat = 2\n[[thyme.passive]]\nname = "Spice"\n'
    )
    does = 'text = "When thrown, it scores {} more."\non = "thrown"\ndo = [{{ score = {} }}]\n'
    wrong = "passive 'Spice': the text says 3, and what it does says 4"
    assert notes(tmp_path, "cauldron", thyme + does.format(3, 4)) == [("thyme", wrong)]
    assert notes(tmp_path, "cauldron", thyme + does.format("three", 4)) == [("thyme", wrong)]
    for said_number, number in ((4, 4), ("four", 4), ("some", 4), (3, '"min(3, 4)"')):
        assert notes(tmp_path, "cauldron", thyme + does.format(said_number, number)) == []
    friend = '[nap]\nname = "Nap"\nkind = "magic"\ncost = 3\ntext = "Gain 3 Money."\n'
    lines_of = '[[nap.ability]]\non = "play"\ndo = [{ gain = 4 }]\n'
    told = [("nap", "the text says 3, and what it does says 4")]
    assert notes(tmp_path, "friendomancy", friend + lines_of) == told


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_no_card_of_the_box_gets_a_note_on_its_numbers(game: Game) -> None:
    parts = part_names(vocabulary(game))
    for card_set in game.card_sets().values():
        for edition, tables in tables_of(vocabulary(game), card_set).items():
            found = [note for key, table in tables.items() for note in odd_numbers(key, table, parts)]
            assert [(note.card, note.what) for note in found] == [], (card_set.name, edition)


def test_a_word_that_looks_like_a_number_is_wanted_in_quotes(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[fireball]\n[[fireball.side]]\nname = "upright"\nrange = 2\n')
    code, out, _err = said("check-cards", str(path), "--game", "black-rose")
    assert code == 1
    assert lines(out)[0].endswith('line 4: fireball.side[1].range: got 2; a word stands in quotes: range = "2"')
