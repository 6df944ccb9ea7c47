"""What a choice or a line names besides whole cards: powers, pieces with an owner, statuses that are cards."""

from __future__ import annotations

import pytest

from grimalkin.core.events import NUMBER, OPTION, PIECE
from grimalkin.core.view import Fact, Line, Modifier, Piece
from grimalkin.core.wording import word_for
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.words import LANGUAGES, Words
from grimalkin.words.bundle import fluent_id
from grimalkin.words.printed import part_words
from tests.support.word_gaps import gaps, needs_of
from tests.support.word_sources import Sources
from tests.words.made_up import Maker

NAMES = ["Anna", "Bert"]
WORDS = Words(GAME, "en")


# powers


def test_the_name_of_a_part_is_written_without_spaces_and_marks() -> None:
    assert [word_for(name) for name in ("Sorrow's Edge", "Nip", "Late-Night Bite", "Summon the Toad!")] == [
        "sorrows_edge",
        "nip",
        "late_night_bite",
        "summon_the_toad",
    ]


def test_a_place_that_is_called_like_a_power_goes_by_the_games_own_word() -> None:
    """The Amber Guard Stone has a power called Guard, and the line is one of the board."""
    said = {language: Words(GAME, language).option("move huangdi guard 1") for language in LANGUAGES}
    assert all(Words(GAME, language).word("guard") in said[language] for language in LANGUAGES), said
    assert len({Words(GAME, language).word("guard") for language in LANGUAGES}) == 3


def test_a_power_in_a_choice_goes_by_its_name_on_the_card() -> None:
    assert WORDS.option("power sorrows_edge") == "Sorrow's Edge"
    assert WORDS.option("copy acid_spray") == "Copy of Acid Spray"
    assert WORDS.fact_value(Fact("power", "tusk_gore")) == "Tusk Gore"
    line = Line("MA-BATTLE-05", "declares", [(PIECE, "B.gloth"), (OPTION, "power tusk_gore")])
    assert WORDS.line(line) == "B's Gloth declares: Tusk Gore"


def test_every_power_that_a_choice_can_name_has_its_name_and_needs_no_words() -> None:
    powers = GAME.rooms()["power"]
    assert set(part_words(GAME, WORDS.cards.values())) == set(powers)
    assert not {fluent_id("word", power) for power in powers} & set(needs_of(GAME, Sources(GAME.package)))


def test_a_word_that_is_also_the_name_of_a_passive_stays_a_word() -> None:
    # the Amber Guard Stone has a passive called Guard
    assert WORDS.option("attack ember_wing guard") == "Attack the Guard with Ember Wing"
    assert "word-guard" in needs_of(GAME, Sources(GAME.package))


def test_a_game_without_cards_has_no_parts(make: Maker) -> None:
    assert Words(make.game({"text/en.ftl": ""}), "en").option("power tusk_gore") == "power tusk gore"


# pieces


def test_a_piece_is_said_with_its_owner() -> None:
    assert WORDS.part("A.gloth") == "A's Gloth"
    assert WORDS.part("B.gloth", NAMES) == "Bert's Gloth"
    assert Words(GAME, "de").part("B.gloth", NAMES) == "Gloth von Bert"
    assert Words(None, "en").part("A.some_thing") == "A's some thing"
    assert WORDS.part("them.gloth") == "enemy Gloth"
    assert WORDS.part("A.gloth.2") == "A Gloth 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_piece_and_owner(language: str) -> None:
    said = str(Words(GAME, language).part("A.gloth", NAMES))
    assert "Gloth" in said
    assert "Anna" in said


# statuses and changes


def test_a_token_that_a_card_explains_has_the_name_of_the_card() -> None:
    assert WORDS.token("fear") == "Fear"
    assert Words(GAME, "en", {"edition": "first"}).token("fear") == "Feared"
    assert WORDS.token("some_counter") == "some counter"


def test_a_token_with_words_of_its_own_keeps_them(make: Maker) -> None:
    assert Words(make.game({"text/en.ftl": "token-fear = dread\n"}), "en").token("fear") == "dread"


def test_a_change_names_what_it_changes_and_where_it_comes_from() -> None:
    piece = Piece("A.gloth", "gloth", 0, [Fact("damage", 10)], {"burn": 2}, [Modifier("prevent", 30, "effect", "R")])
    assert WORDS.piece(piece) == "Gloth (DMG +10, Burn 2, damage prevention +30 from an effect, R)"


def test_what_a_change_names_needs_words(make: Maker) -> None:
    view = 'from grimalkin.core.view import Modifier\nSTATS = ["speed", "hit"]\n'
    view += 'def shown(n):\n    yield Modifier(STATS[n], 1, "effect", "R")\n'
    view += '    yield Modifier(fact="luck", by=1, source="omen", rule="R")\n'
    game = make.game({"view.py": view, "text/en.ftl": "fact-speed = Speed\nword-omen = an omen\n"})
    found = gaps(game, "en")
    assert found.missing == ["fact-hit", "fact-luck", "word-effect"]
    assert found.unused == []


def test_a_change_that_only_a_run_can_name_is_a_mistake(make: Maker) -> None:
    game = make.game(
        {"view.py": "def shown(what):\n    return Modifier(what(), 1, 'x', 'R')\n", "text/en.ftl": "word-x = x\n"}
    )
    assert [line.partition(": ")[2] for line in gaps(game, "en").wrong] == [
        "the name of this Modifier cannot be read from the source; begin it with a plain text"
    ]


# the words of Mythic Arena: numbers that stand for something


def told(what: str, *args: int | str) -> str:
    return WORDS.line(Line("R", what, [(NUMBER if isinstance(arg, int) else PIECE, arg) for arg in args]))


def test_an_attack_roll_is_told_as_a_sum() -> None:
    assert told("hit", 14, 2, 16, 4) == "d20 14 + Hit 2 = 16 ≥ Miss 4: hit"
    assert told("missed", 3, 2, 5, 7) == "d20 3 + Hit 2 = 5 < Miss 7: miss"
    assert told("hit", 1, 4, 5, 3) == "d20 1 + Hit 4 = 5 ≥ Miss 3: a Glancing Blow"
    assert told("hit", 20, -2, 18, 19) == "d20 20: a Critical Hit, whatever the Miss (total 18, Miss 19)"


def test_lines_statuses_and_stats_are_told_by_name() -> None:
    assert told("moved", "A.gloth", 1, 0) == "A's Gloth moves to the Guard"
    assert told("attacks", "A.zephyra", 2) == "A's Zephyra, Storm Roc attacks the Rear"
    assert told("status", "A.gloth", 1, 2) == "A's Gloth has Burn 2"
    assert told("status_off", "A.gloth", 6) == "A's Gloth is no longer Stunned"
    assert told("held", "A.nagessa", "B.gloth", 8) == "A's Nagessa, Great Serpent holds B's Gloth by Constrict"
    assert told("changed", "B.gloth", 0, -20) == "B's Gloth: Speed changes by -20"
    assert told("suffers", "B.gloth", 3, 20) == "B's Gloth takes 20 damage from Poison"


def test_places_in_a_line_are_told_from_the_left() -> None:
    assert [WORDS.option(f"place guard {place}") for place in (0, 1, 2)] == [
        "Guard, at the left end",
        "Guard, right of the first pet",
        "Guard, right of pet 2",
    ]
    assert WORDS.option("move gloth rear 0") == "Move Gloth to the Rear, at the left end"


def test_choices_with_and_without_parts() -> None:
    assert [WORDS.option(notation) for notation in ("first", "first gloth", "attack gloth", "on them.gloth")] == [
        "Be the Lead Player of turn 1",
        "Gloth goes first",
        "Attack with Gloth",
        "enemy Gloth",
    ]
    assert WORDS.option("release nagessa") == "End the hold that Nagessa, Great Serpent gives"
    assert WORDS.option("release nagessa constrict") == "End the Constrict that Nagessa, Great Serpent gives"
