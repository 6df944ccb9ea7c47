"""The decks that come with the game: each is legal, and games between neighbours run to their ends."""

from __future__ import annotations

import tomllib

import pytest

from grimalkin.core.datafiles import data_files
from grimalkin.core.luck import Seeded
from grimalkin.games.mythic_arena.deck import read_deck, ready_decks
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.printed import Box, PetCard
from grimalkin.games.mythic_arena.state import Arena
from grimalkin.players.random import play_out

FILES = {
    file.removesuffix(".toml"): tomllib.loads(text) for file, text in data_files(GAME.package, "decks", ".toml").items()
}
NAMES = list(FILES)
NEIGHBOURS = list(zip(NAMES, NAMES[1:] + NAMES[:1]))
EDITIONS = ["2020", "first"]


def test_there_are_ten_decks_and_the_game_knows_them_by_the_names_of_their_files() -> None:
    """MA-DECK-07"""
    assert len(NAMES) == 10
    assert list(ready_decks()) == NAMES


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", NAMES)
def test_every_ready_deck_is_legal_and_says_what_it_is(name: str, edition: str) -> None:
    """MA-DECK-01, MA-DECK-02, MA-DECK-04, MA-DECK-09"""
    deck = FILES[name]
    assert set(deck) == {"name", "plan", "lead", "cards"}
    assert deck["name"].lower().replace("'", "").replace(" ", "_") == name
    assert deck["plan"].endswith(".")
    box = Box(GAME.library({"edition": edition}))
    kinds = read_deck(box, f"deck {name}", 0)
    assert [box.names[kind] for kind in kinds] == deck["cards"]
    pets = [box.names[kind] for kind in kinds if isinstance(box.cards[kind], PetCard)]
    assert (len(set(kinds)), len(pets)) == (21, 6)
    assert deck["lead"] in pets


def test_no_two_ready_decks_are_the_same() -> None:
    assert len({frozenset(deck["cards"]) for deck in FILES.values()}) == len(NAMES)


def test_every_card_for_decks_is_in_a_ready_deck() -> None:
    """MA-DECK-06: whoever plays them all meets the whole box."""
    box = Box(GAME.library({}))
    used = {card for deck in FILES.values() for card in deck["cards"]}
    assert used == {box.names[kind] for kind in box.deck_legal}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("a", "b"), NEIGHBOURS)
def test_neighbours_play_to_the_end(a: str, b: str, edition: str) -> None:
    """MA-DECK-09"""
    settings = {"deck_format": "constructed", "edition": edition}
    state = GAME.new(settings, [f"deck {a}", f"deck {b}"])
    assert isinstance(state, Arena)
    brought = [sorted(state.box.names[card >> 16] for card in state.looking(seat).cards) for seat in range(2)]
    assert brought == [sorted(FILES[a]["cards"]), sorted(FILES[b]["cards"])]
    play_out(state, Seeded(NAMES.index(a)), GAME.longest)
    assert state.result is not None
    assert state.result.winners in (0, 1, 2, 3)
