"""Numbers that people write are read in one way, and everything else is no number."""

from __future__ import annotations

import time

import pytest

from grimalkin.core.errors import BadSave, BadSetup
from grimalkin.core.judging import disputed_entry
from grimalkin.core.numbers import LARGEST, is_digits, number_in
from grimalkin.core.saved import SEEDED, LuckLine, checking_luck
from grimalkin.games import GAMES, TEACHING
from grimalkin.server.config import Keep, numbers_of

ODD = ["", " 5", "5 ", "5_0", "+-5", "--5", "-", "+", "٣", "²", "½", "𝟛", "1.5", "1e3", "0x1F", "5\n", "5\0", "NaN"]


@pytest.mark.parametrize("word", ODD)
def test_what_is_no_number(word: str) -> None:
    assert number_in(word) is None
    assert number_in(word, -99, 99) is None
    assert not is_digits(word)


def test_numbers_and_their_bounds() -> None:
    assert [number_in(word) for word in ("0", "7", "007", "-1", "+1", str(LARGEST), str(LARGEST + 1))] == [
        *(0, 7, 7, None, None),
        *(LARGEST, None),
    ]
    assert [number_in(word, -5, 5) for word in ("-5", "+5", "5", "-0", "-6", "6")] == [-5, 5, 5, 0, None, None]
    assert number_in("18446744073709551615", 0, 2**64 - 1) == 2**64 - 1


def test_a_word_of_any_length_is_refused_at_once() -> None:
    began = time.process_time()
    assert number_in("9" * 5_000_000) is None
    assert number_in("-" + "9" * 5_000_000, -1, 1) is None
    assert time.process_time() - began < 1.0


@pytest.mark.parametrize("word", ODD)
def test_no_text_that_people_send_is_read_in_another_way(word: str) -> None:
    assert disputed_entry(f"entry {word}") in (-1, 5 if word.split() == ["5"] else -1)
    for game in [*GAMES.values(), *TEACHING.values()]:
        for setting in game.settings:
            if setting.check is None and word not in setting.values:
                assert setting.fault(word)
    with pytest.raises(BadSetup, match="expected a whole number from 0"):
        numbers_of([f"guests={word}"], Keep, "--keep")


@pytest.mark.parametrize(
    "text", ["random ٣", "random +3", "random 00123", "random 5_0", "3٣ tax_dragon", "٣ tax_dragon"]
)
def test_a_list_of_foes_has_plain_numbers(text: str) -> None:
    game = GAMES["friendomancy"]
    with pytest.raises(BadSetup):
        game.new({"foes": text}, ["", ""])


@pytest.mark.parametrize("seed", ["٣", "-٣", "--5", "5_0", " 5"])
def test_the_seed_of_a_saved_game_is_a_plain_number(seed: str) -> None:
    with pytest.raises(BadSave, match="a whole number"):
        checking_luck(LuckLine(SEEDED, "", seed))
