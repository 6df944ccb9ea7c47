"""Words of several workers under one number each, and the rows that are worth keeping."""

import numpy as np

from grimalkin.games import TEACHING
from grimalkin.learn.lexicon import NO_ROW, Ear, Lexicon
from grimalkin.players.learned.words import Traits

GAME = next(iter(TEACHING.values()))


def lexicon(most: int = 100) -> Lexicon:
    return Lexicon(Traits(GAME), most)


def rows_of(words: Lexicon, text: str) -> list[str]:
    number = words.number(text)
    start = sum(words.sizes[:number])
    return [words.row_texts[row] for row in words.flat[start : start + words.sizes[number]]]


def test_a_word_has_its_own_row_and_those_of_its_parts() -> None:
    card = next(iter(GAME.library(GAME.full_settings({})).by_key))
    found = rows_of(lexicon(), f"lies hand.r0 {card}")
    assert found[:4] == [f"lies hand.r0 {card}", ".lies", ".hand.r0", f".{card}"]
    assert len(found) > 4
    assert all(part.startswith(":") for part in found[4:])


def test_a_word_without_parts_has_one_row() -> None:
    assert rows_of(lexicon(), "hp=7") == ["hp=7"]


def test_workers_number_words_as_they_meet_them() -> None:
    words = lexicon()
    first, second = Ear(words), Ear(words)
    first.hear(["a b", "c"])
    second.hear(["c"])
    second.hear(["d", "a b"])
    assert [words.texts[i] for i in first.heard(np.array([1, 0, 0]))] == ["c", "a b", "a b"]
    assert [words.texts[i] for i in second.heard(np.array([0, 1, 2]))] == ["c", "d", "a b"]


def test_when_all_rows_are_taken_a_word_goes_by_what_is_left() -> None:
    words = lexicon(4)
    assert rows_of(words, "a b") == ["a b", ".a", ".b"]
    assert rows_of(words, "b a") == ["", ".b", ".a"]
    assert words.flat[3] == NO_ROW


def test_what_came_up_most_is_kept() -> None:
    words = lexicon()
    for text in ("often", "seldom", "a b"):
        words.number(text)
    words.count(np.array([0] * 50 + [1] * 3 + [2] * 20))
    kept = [words.row_texts[row] for row in words.kept(10, 100)]
    assert kept[0] == "often"
    assert set(kept) == {"often", "a b", ".a", ".b"}
    assert words.kept(10, 2) == words.kept(10, 100)[:2]


def test_what_is_restored_is_what_was_there() -> None:
    words = lexicon()
    for text in ("one", "two words", "three"):
        words.number(text)
    words.count(np.array([0, 1, 1]))
    other = lexicon()
    other.restore(words.state())
    assert (other.texts, other.flat, other.sizes, other.row_texts) == (
        words.texts,
        words.flat,
        words.sizes,
        words.row_texts,
    )
    assert other.used.tolist() == words.used.tolist()
