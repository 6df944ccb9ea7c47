"""The table of Friendomancy on a terminal: what is needed for a choice can be read there, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grimalkin.cli.boards import board_for
from grimalkin.cli.parts import ByParts
from grimalkin.cli.prints import Prints
from grimalkin.core.luck import Seeded
from grimalkin.core.table import Seat, Table
from grimalkin.core.view import Fact, Piece, View, Zone
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.state import STEPS
from grimalkin.words import LANGUAGES, Words, pieces_by_number
from tests.cli.inside import inside
from tests.cli.terminal import flowing

SEATS = ("--seats", "human,bot:random", "--option", "draw_order=seat")
DECK = ["second friend", "third 6000", "split 6000"]
JUDGED = ("--seats", "human,human,human,human", "--option", "judges=1", "--seed", "11")


def typed(folder: Path, *lines: str, words: tuple[str, ...] = SEATS, language: str = "en") -> str:
    done = inside(
        "play",
        GAME.id,
        *words,
        "--seed",
        "3",
        "--language",
        language,
        said="\n".join([*lines, "quit\n"]),
        folder=folder,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def a_table(seed: int = 3) -> Table:
    table = Table(GAME, {"draw_order": "seat"}, [Seat(name, "human") for name in "AB"], Seeded(seed))
    table.settle()
    return table


# the header


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_header_says_the_step_that_it_is(language: str) -> None:
    words = Words(GAME, language)
    said = [words.fact_value(Fact("step", step)) for step in STEPS]
    assert said == [words.word(step) for step in STEPS]
    assert len(set(said)) == len(STEPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_is_one_thing(language: str, tmp_path: Path) -> None:
    words = Words(GAME, language)
    table = a_table()
    prompt = table.view(0).prompt
    assert prompt is not None
    asked = type(prompt)(prompt.rule, "ask_main", [0])
    one, two = [words.prompt(asked, [Fact("things", count)]) for count in (1, 2)]
    assert "1" in one
    assert one.replace("1", "2") != two, "the word has a singular"


# cards that can be read


def test_the_hand_stands_with_costs_and_texts(tmp_path: Path) -> None:
    shown = typed(tmp_path, *DECK, "deck")
    main = shown[shown.rindex(" Friendomancy · entry ") :]
    table = a_table()
    for line in [*DECK, "deck"]:
        while table.view(1).options:
            table.play(1, table.view(1).options[0].notation)
        table.play(0, line)
    words = Words(GAME, "en")
    hand = [piece.card for zone in table.view(0).zones if zone.id == "hand.A" for piece in zone.pieces]
    assert len(hand) == 5
    for key in hand:
        assert key is not None
        card = words.cards[key]
        told = flowing(main)
        assert re.search(rf"{re.escape(card.name)} {words.word(card.kind)} · cost \d", told), card.name
        assert flowing(card.text) in told
    assert "Main Step" in main


def test_a_card_has_its_loot_its_tribes_and_no_words_of_the_file(tmp_path: Path) -> None:
    shown = typed(tmp_path, "card tax dragon", language="de")
    told = flowing(shown[shown.index("> card tax dragon") :])
    assert "Tax Dragon tax_dragon, Feind Kosten 4 · Stärke 9 Stämme: Drache, Boss" in told
    assert "Beute: Gain 14 Money." in told
    assert "Perch" not in told.split()


def test_pieces_are_called_as_the_table_shows_them() -> None:
    words = Words(GAME, "en")
    pieces = [
        Piece("mailbird#3", "mailbird", 0, [Fact("power", 2)], number=3),
        Piece("mailbird#8", "mailbird", 0, [Fact("power", 1), Fact("fresh", 1)], number=8),
        Piece("restraining_order_for_everyone#9", "restraining_order_for_everyone", 0, [Fact("marks", "mailbird#3")]),
        Piece("toast_ghost#11", "toast_ghost", 0, [Fact("until", "restraining_order_for_everyone#9")]),
    ]
    view = View(GAME.id, 1, 0, 0, [], [Zone("board.A", 0, 4, pieces)], [], None, [], [], None)
    known = pieces_by_number(view)
    assert [words.piece(piece, (), known) for piece in pieces] == [
        "Mailbird #3 (Power 2)",
        "Mailbird #8 (Power 1, arrived this turn yes)",
        "Restraining Order for Everyone (marks Mailbird #3)",
        "Toast Ghost (borrowed until Restraining Order for Everyone)",
    ]


def test_every_fact_of_a_card_on_a_board_is_shown() -> None:
    """A game by luck: what the view says of any piece stands on the board."""
    table = a_table(7)
    luck = Seeded(7)
    words = Words(GAME, "en")
    seen: set[str] = set()
    for _choice in range(150):
        offer = next(offer for offer in table.offers() if offer.options)
        view = table.view(offer.seat)
        shown = str(board_for(GAME).zones(view, words))
        for zone in view.zones:
            for piece in zone.pieces:
                if zone.id.startswith(("board.", "pool.", "trophies.", "lurk")) and piece.card is not None:
                    assert words.piece(piece, (), pieces_by_number(view)) in shown
                    seen |= {fact.name for fact in piece.facts}
        table.play(offer.seat, GAME.codes.text(offer.options[luck.below(len(offer.options))]))
        if table.state.result is not None:
            break
    assert {"power", "tribes", "attacks", "fresh"} <= seen


def test_every_card_that_can_be_chosen_can_be_read() -> None:
    """A game by luck: the card of a choice is explained on the screen, below the choice, or lies on the own Board."""
    table = a_table(5)
    luck = Seeded(5)
    words = Words(GAME, "en")
    prints = Prints(GAME, table.settings, words)
    for _choice in range(200):
        offer = next(offer for offer in table.offers() if offer.options)
        view = table.view(offer.seat)
        explained = {key for _heading, keys in prints.headed(view) for key in keys}
        pieces = pieces_by_number(view)
        for option in view.options:
            for word in option.notation.split()[1:]:
                key = pieces[word].card if word in pieces else word
                assert key not in words.cards or key in explained, option.notation
        table.play(offer.seat, GAME.codes.text(offer.options[luck.below(len(offer.options))]))
        if table.state.result is not None:
            break


# one question at a time


def test_the_last_six_are_asked_pool_by_pool(tmp_path: Path) -> None:
    shown = typed(tmp_path, "second friend", "third 6000", "9", "magic", "2", "3", "back", "4", "log")
    asked = shown[shown.index("FR-SETUP-12") :]
    assert "Friend Pool: how many?  0 · 1 · 2 · 3 · 4 · 5 · 6" in asked
    assert "Magic Spell Pool: how many?  0 · 1 · 2 · 3 · 4" in asked
    assert "So far: Friend Pool 2 · Magic Spell Pool 4" not in asked, "what is left follows by itself"
    assert asked.count("is no answer to this; it can be: 0 · 1 · 2 · 3 · 4 · 5 · 6") == 2
    assert "A draws for a Deck: 2 from the Friend Pool, 4 Magic, 0 Curse, 0 Whatever" in flowing(asked)
    assert "Friends, Magic, Curses, Whatevers" not in shown, "no list of 84"


def test_every_split_and_every_order_can_be_said_part_by_part() -> None:
    words = Words(GAME, "en")
    board = board_for(GAME)
    table = a_table()
    for verb in ("third", "split"):
        while not table.view(0).options[0].notation.startswith(verb):
            table.play(0, table.view(0).options[0].notation)
        options = table.view(0).options
        for option in options:
            parts = ByParts(options, board, words, {})
            for count in option.notation.split()[1]:
                if not parts.chosen() and count in [one.typed for one in parts.answers()]:
                    assert parts.take(count)
            assert parts.chosen() == option.notation


# the Judge


def test_a_pass_on_the_judges_orders_says_what_follows(tmp_path: Path) -> None:
    words = ("--seats", "bot:random,bot:random,bot:random,human", "--option", "judges=1")
    shown = typed(tmp_path, "pass", "pass", words=words)
    assert "and then luck says who draws first, and the others follow by seats" in flowing(shown)
    assert "and then turns go in the order in which Decks were drawn" in flowing(shown)
    by_seat = ("--option", "draw_order=seat", "--option", "turn_order=reverse")
    shown = typed(tmp_path, "pass", "pass", words=(*words, *by_seat))
    assert "and then A draws first, and the others follow by seats" in flowing(shown)
    assert "and then turns go the other way round than Decks were drawn" in flowing(shown)


def test_an_order_is_asked_place_by_place(tmp_path: Path) -> None:
    words = ("--seats", "bot:random,bot:random,bot:random,bot:random,human", "--option", "judges=1")
    shown = typed(tmp_path, "3", "C", "A", "2", "log", words=words)
    assert "'C' is no answer to this; it can be: A · B · D" in shown
    assert "Who is number 3?" in shown
    assert re.search(r"FR-JUDGE-06 +C draws a Deck first", shown)


def test_a_judge_is_called_by_the_letter_and_has_a_seat_of_their_own(tmp_path: Path) -> None:
    words = ("--seats", "bot:random,bot:random,human", "--option", "judges=1")
    shown = typed(tmp_path, "dispute FR-TURN-07", "concede", "redo", words=words)
    assert "seat C does not play" in shown
    assert "seat 2" not in shown
    refused = inside("play", GAME.id, "--seats", "human,bot:random", "--option", "judges=1", folder=tmp_path)
    told = "got 2 seats with judges = 1; expected 2 to 6 for players and 1 more for judges"
    assert (refused.returncode, refused.stderr) == (2, f"grimalkin: friendomancy: {told}\n")
