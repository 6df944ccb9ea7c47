"""Whatever cards a table makes, on every kind of card and with every verb: the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from grimalkin.core.agenda import Ask
from grimalkin.core.engine import advance, leave
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.masks import mask
from grimalkin.core.orders import options_of
from grimalkin.core.state import State
from grimalkin.core.table import Seat, Table
from grimalkin.core.view import view_json
from grimalkin.games.friendomancy.state import Parlor
from grimalkin.players.random import play_on
from tests.games.friendomancy.table_made import game_with, one_of
from tests.support.effort import SOAK, unhurried

PILES = ["friend", "magic", "curse", "whatever", "A", "B", "C"]
KNOWN = ["mailbird", "toast_ghost", "jam_sentinel", "haunted_couch", "ham_sandwich", "curse_of_the_ticket_booth"]
WAITS = 60


def position_with(game: Game, keys: Sequence[str], luck: Luck) -> dict[str, Any]:
    """New cards wherever cards can lie, among known ones; two Foes lie in the Pools."""
    kinds = {key: game.library({}).by_key[key].kind for key in keys}
    of = {kind: [key for key in keys if kinds[key] == kind] for kind in ("friend", "magic", "curse", "whatever", "foe")}
    foes = [*of["foe"], "unreasonable_goose", "mimic_lunchbox"]
    stays = [*of["friend"], *of["curse"], *of["whatever"], *KNOWN]

    def under() -> list[dict[str, Any]]:
        return [{"card": one_of(stays, luck), "owner": one_of(["A", "B", "C"], luck)} for _card in range(luck.below(3))]

    def seat() -> dict[str, Any]:
        return {
            "board": [{"card": one_of(stays, luck), "under": under()} for _card in range(2 + luck.below(4))],
            "hand": [one_of([*of["magic"], *stays, "small_favor"], luck) for _card in range(3 + luck.below(3))],
            "discard": [one_of([*of["magic"], *stays], luck) for _card in range(luck.below(4))],
            "deck": [one_of([*of["magic"], *stays, *foes], luck) for _card in range(luck.below(9))],
            "trophies": [{"card": one_of(foes, luck)} for _card in range(luck.below(2))],
        }

    pools = {
        "friend": ["mailbird", *of["friend"]],
        "magic": ["small_favor", *of["magic"]],
        "curse": ["curse_of_the_ticket_booth", *of["curse"]],
        "whatever": ["ham_sandwich", *of["whatever"]],
    }
    return {
        "at": one_of(["T0", "T1", "T2", "T2", "T3", "R1", "S8"], luck),
        "round": 3,
        "active": one_of(["A", "B", "C"], luck),
        "perch": [
            {"card": one_of(foes, luck), "on": one_of(PILES, luck), "under": under()}
            for _foe in range(3 + luck.below(3))
        ],
        "lurk": [{"card": one_of(foes, luck), "on": one_of(PILES, luck)} for _foe in range(luck.below(2))],
        **{
            f"pool_{pool}": [one_of([*found, one_of(foes, luck)], luck) for _card in range(luck.below(7))]
            for pool, found in pools.items()
        },
        "A": seat(),
        "B": seat(),
        "C": seat(),
    }


def check(game: Game, state: State, cards: list[int]) -> None:
    """No card is lost or made, nobody is asked who is not there, and everybody can be shown the table."""
    assert isinstance(state, Parlor)
    assert state.census() == cards
    assert state.possible() == ""
    if state.result is None and isinstance(ask := state.agenda[-1], Ask):
        for seat in ask.order(state):
            assert 0 <= seat < 3
            assert not state.is_absent(seat)
            options = options_of(state, ask, seat)
            assert options
            assert all(game.codes.text(option) for option in options)
            masked = mask(state, seat)
            assert options_of(masked, ask, seat) == options


def play(seed: int, cards: int) -> None:
    luck = Seeded(seed)
    game, keys = game_with(seed, luck, cards)
    for _game in range(3):
        seats = [Seat(name, "human") for name in "ABC"]
        options = {"cards": "odd", "foe_discard": one_of(["heap", "defeat"], luck)}
        table = Table(game, options, seats, None, position_with(game, keys, luck))
        state = table.state
        assert isinstance(state, Parlor)
        census = state.census()
        for wait in range(WAITS):
            advance(state)
            check(game, state, census)
            if state.result is not None:
                break
            if luck.below(60) == 0 and isinstance(state.agenda[-1], Ask):
                here = [seat for seat in range(3) if not state.is_absent(seat)]
                leave(state, one_of(here, luck))
            else:
                play_on(state, luck, 1)
            if wait % 20 == 0:
                view_json(game.view(mask(state, 0), 0, [], 0, ["Ann", "Ben", "Cat"]))


@pytest.mark.parametrize("seed", range(unhurried(12) * (SOAK or 1)))
def test_a_game_with_cards_that_nobody_would_print_goes_on(seed: int) -> None:
    """FR-RULING-126, FR-RULING-135"""
    play(seed, 24)
