"""What a game that takes no decks says of one."""

from __future__ import annotations

from grimalkin.games.cauldron import GAME


def test_a_game_without_decks_finds_fault_with_every_deck() -> None:
    assert not GAME.takes_decks
    assert GAME.deck_fault({}, "moonwort") == "cauldron: got a deck, but nobody brings one"
