"""Ten copies of one card in play: notation by number, names for people, numbers only where they are needed."""

from __future__ import annotations

import pytest

from grimalkin.core.codes import Codes
from grimalkin.core.engine import advance, apply, waiting_ask, waiting_chance
from grimalkin.core.errors import UnknownNotation
from grimalkin.core.events import Log
from grimalkin.core.game import line_of
from grimalkin.core.numbered import crowded, lowest_free, number_words, numbered_id, numbered_name
from grimalkin.core.record import LUCK, NO_SEAT, enact
from grimalkin.core.view import Piece, view_json
from grimalkin.lab.notation import forms
from grimalkin.words import Words, pieces_by_number
from tests.support.warren import CODES, GAME, KINDS, Critter, Warren

OWL = KINDS.index("owl")


def with_owls(count: int) -> Warren:
    """So many owls lie on the meadow, and a bat; the rest of the game is as it was."""
    state = GAME.new({"rivals": ""}, ["", ""])
    assert isinstance(state, Warren)
    advance(state)
    while (chance := waiting_chance(state)) is not None:  # the first that can come, each time
        weights = chance.weights(state)
        face = chance.face(state, next(i for i in range(len(weights)) if weights[i]))
        enact(GAME, state, NO_SEAT, LUCK, face)
    state.map = [Critter(number, OWL, number % 2, 0) for number in range(1, count + 1)]
    state.map.append(Critter(count + 1, KINDS.index("bat"), 0, 0))
    return state


def pieces(state: Warren) -> list[Piece]:
    return [piece for zone in GAME.view(state, 0, [], 0, []).zones if zone.at for piece in zone.pieces]


def test_numbers_are_used_again() -> None:
    assert lowest_free([]) == 1
    assert lowest_free([1, 2, 4]) == 3
    assert lowest_free([3, 1, 2]) == 4


def test_who_is_crowded() -> None:
    assert crowded([3, 1, 3, 2, 1, 3]) == [3, 1]
    assert crowded([1, 2]) == []


def test_what_a_piece_is_called() -> None:
    assert number_words(3) == ["#1", "#2", "#3"]
    assert numbered_id("owl", 7) == "owl#7"
    assert numbered_name("owl", 7, alone=True) == "owl"
    assert numbered_name("owl", 7, alone=False) == "owl#7"


def test_numbers_stand_beside_the_room_that_is_kept_for_cards() -> None:
    codes = Codes(3)
    first = codes.block("swap", codes.cards, number_words(2))
    named = codes.named(["owl", "bat"])
    assert [named.texts[first + i] for i in range(6)] == [
        "swap owl #1",
        "swap owl #2",
        "swap bat #1",
        "swap bat #2",
    ] + [""] * 2
    assert named.code("swap bat #2") == first + 3
    with pytest.raises(UnknownNotation):
        named.code("swap bat #3")


def test_notations_of_one_verb_are_one_form() -> None:
    assert [str(form) for form in forms(GAME) if form.verb == "tuck"] == ["tuck #NUMBER #NUMBER"]


def test_ten_owls_are_told_apart_by_their_numbers() -> None:
    shown = pieces(with_owls(10))
    assert [piece.number for piece in shown if piece.card == "owl"] == list(range(1, 11))
    assert [(piece.id, bool(piece.number)) for piece in shown if piece.card == "bat"] == [("bat#11", False)]
    words = Words(GAME, "en")
    assert [words.piece(piece) for piece in shown[8:]] == ["owl #9", "owl #10", "bat"]


def test_one_owl_needs_no_number() -> None:
    words = Words(GAME, "en")
    assert [words.piece(piece) for piece in pieces(with_owls(1))] == ["owl", "bat"]
    assert b'"number"' not in view_json(GAME.view(with_owls(1), 0, [], 0, []))


@pytest.mark.parametrize(
    ("owls", "tuck", "option", "line"),
    [
        (10, "tuck #2 #9", "tuck owl #2 owl #9", "tucked owl #2 owl #9"),
        (10, "tuck #11 #10", "tuck bat owl #10", "tucked bat owl #10"),
        (1, "tuck #2 #1", "tuck bat owl", "tucked bat owl"),
    ],
)
def test_a_choice_is_read_by_names(owls: int, tuck: str, option: str, line: str) -> None:
    state = with_owls(owls)
    ask = waiting_ask(state)
    assert ask is not None
    apply(state, 0, ask.options(state, 0)[0], CODES)  # lays a card, which has the next number
    state.map = [critter for critter in state.map if critter.number <= owls + 1]
    words = Words(GAME, "en")
    view = GAME.view(state, 0, [], 0, [])
    assert tuck in [option.notation for option in view.options]
    assert words.option(tuck, pieces=pieces_by_number(view)) == option
    assert Words(GAME, "de").option(tuck, pieces=pieces_by_number(view)) == option
    log = Log(GAME.event_types, CODES)
    state.listener = log
    apply(state, 0, CODES.code(tuck), CODES)
    assert words.line(line_of(log.lines[0], 1)) == line


def test_a_numbered_piece_in_every_language() -> None:
    for language in ("en", "de", "es", "fr", "it"):
        assert Words(GAME, language).part("owl#7") == "owl #7"
        assert Words(GAME, language).part("owl#1234") == "owl #1234"
    assert Words(GAME, "en").part("owl#") == "owl#"
