"""Every game has room for at least 40 new cards of each kind, and for all kinds at once."""

from __future__ import annotations

import pytest

from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.saved import from_text, to_text
from grimalkin.core.snapshot import state_hash
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.mythic_arena.printed import Box
from grimalkin.games.mythic_arena.state import copied_power, own_power, power_number
from grimalkin.players.random import play_out
from tests.support.effort import one_in
from tests.support.kit import played_table
from tests.support.many import CARD, many

FORTY = 40
EVERY = {**GAMES, **TEACHING}
KINDS = [(game, [kind]) for game in CARD for kind in CARD[game]] + [(game, list(CARD[game])) for game in CARD]
NAMES = [f"{game}-{'-and-'.join(kinds)}" for game, kinds in KINDS]
# kinds of which there are exactly those that the rulebook knows
CLOSED = {"status"}


def with_many(game: str, kinds: list[str], count: int = FORTY) -> Game:
    return EVERY[game].with_own("many", "many.toml", many(game, kinds, count))


def test_every_kind_of_every_game_is_tried() -> None:
    for game in EVERY.values():
        if game.vocabulary is not None:
            assert {kind.word for kind in game.vocabulary.kinds} - CLOSED == set(CARD[game.id])


@pytest.mark.parametrize(("name", "kinds"), KINDS, ids=NAMES)
def test_forty_new_cards_are_read_and_have_options_of_their_own(name: str, kinds: list[str]) -> None:
    game = with_many(name, kinds)
    new = [key for key in game.library({}).by_key if key.startswith("new_")]
    assert len(new) >= FORTY * len(kinds)
    codes = game.codes
    assert len(codes.used()) == len([text for text in codes.texts if text]), "two options are called the same"
    # what every choice meant before is what it means now
    for text, code in EVERY[name].codes.by_text.items():
        assert codes.by_text[text] == code


@pytest.mark.parametrize(("name", "kinds"), KINDS, ids=NAMES)
def test_random_games_are_played_with_forty_new_cards(name: str, kinds: list[str]) -> None:
    game = with_many(name, kinds)
    settings = game.unattended({"turn_limit": "12"} if name == "mythic-arena" else {})
    deck = "any" if name == "familiars-and-foes" else ""
    for seed in range(0, 8, one_in(4)):
        state = game.new(settings, [deck] * game.seats[1])
        play_out(state, Seeded(seed))
        assert state.result is not None


@pytest.mark.parametrize("name", CARD)
def test_new_cards_are_used_in_play_and_their_game_can_be_saved(name: str) -> None:
    game = with_many(name, list(CARD[name]))
    used: set[str] = set()
    for seed in range(6):
        settings = {"turn_limit": "12"} if name == "mythic-arena" else {}
        table = played_table(game, game.seats[1], settings, seed)
        used.update(word for entry in table.record for word in entry.text.split() if word.startswith("new_"))
        if seed == 0:
            again = from_text(to_text(table), {game.id: EVERY[name]})
            assert state_hash(again.state) == state_hash(table.state)
    assert used


def test_a_power_beyond_the_first_64_is_told_from_a_copied_one() -> None:
    """The first 64 are held as they were before there was room for more."""
    game = with_many("mythic-arena", ["pet"])
    powers = Box(game.library({})).powers
    assert len(powers) > 128
    held = [own_power(n) for n in range(len(powers))] + [copied_power(n) for n in range(len(powers))]
    assert len(set(held)) == 2 * len(powers)
    assert [power_number(one) for one in held] == 2 * list(range(len(powers)))
    assert held[:64] == list(range(64))
    assert held[len(powers) : len(powers) + 64] == list(range(64, 128))
