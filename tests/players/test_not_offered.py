"""What a bot chooses and was not offered is never carried out: the game ends with an error that says what and why."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grimalkin.core.engine import apply, pending, waiting_ask
from grimalkin.core.errors import IllegalChoice
from grimalkin.core.events import seat_name
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.state import State
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.cauldron import GAME
from grimalkin.players.driver import NotOffered, play_game
from grimalkin.players.greedy import Greedy
from grimalkin.players.player import Player
from grimalkin.players.random import Random
from tests.support.cheats import Cheat

EVERY = {**GAMES, **TEACHING}
PURR = GAME.codes.code("purr")


class Purring(Player):
    """Purrs whenever it is asked, though a seat may do so once a game."""

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        return PURR


def started(game: Game) -> State:
    return game.new(game.unattended({}), [""] * game.seats[0])


@pytest.mark.parametrize("game", EVERY.values(), ids=EVERY)
def test_no_game_carries_out_what_was_not_offered(game: Game) -> None:
    players = [Random() for _seat in range(game.seats[0] - 1)]
    with pytest.raises(NotOffered) as caught:
        play_game(game, started(game), [*players, Cheat()], Seeded(1), Seeded(2))
    assert caught.value.seat == game.seats[0] - 1
    assert re.fullmatch(
        rf"[A-Z]+-[A-Z]+-\d+: seat {seat_name(caught.value.seat)} cannot '.+'; it can: .+", caught.value.reason
    )
    assert str(caught.value) == f"Cheat chose what was not offered: {caught.value.reason}"
    assert caught.value.code == "illegal_choice"


def test_a_power_for_once_a_game_is_used_once() -> None:
    state = started(GAME)
    with pytest.raises(NotOffered) as caught:
        play_game(GAME, state, [Purring(), Greedy()], Seeded(1), Seeded(2))
    assert caught.value.reason.startswith("CA-PURR-01: seat A cannot 'purr'; it can: ")
    with pytest.raises(IllegalChoice) as refused:
        apply(state, 0, PURR, GAME.codes)
    assert str(refused.value) == caught.value.reason, "the same words for everybody"


def test_nothing_has_happened_when_it_is_refused() -> None:
    state = started(GAME)
    with pytest.raises(NotOffered):
        play_game(GAME, state, [Cheat(), Cheat()], Seeded(1), Seeded(2))
    assert waiting_ask(state) is not None
    assert state.result is None
    assert pending(state)[0].options


@pytest.mark.parametrize("nothing", [None, "purr", 2.5])
def test_what_is_no_number_is_no_choice(nothing: Any) -> None:
    class Odd(Player):
        def choose(
            self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck
        ) -> int:
            found: int = nothing
            return found

    with pytest.raises(NotOffered, match=r"^Odd chose what was not offered: CA-\w+-\d+: seat A cannot '.+'; it can: "):
        play_game(GAME, started(GAME), [Odd(), Odd()], Seeded(1), Seeded(2))


def test_a_number_that_is_no_option_at_all_goes_by_its_number() -> None:
    class Far(Player):
        def choose(
            self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck
        ) -> int:
            return 99_999

    with pytest.raises(NotOffered, match=r"seat A cannot '99999'; it can: "):
        play_game(GAME, started(GAME), [Far(), Far()], Seeded(1), Seeded(2))


def test_a_mistake_of_the_bot_itself_stays_what_it_is() -> None:
    class Slip(Player):
        def choose(
            self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck
        ) -> int:
            words: Any = "a"
            return int(words + 1)

    with pytest.raises(TypeError):
        play_game(GAME, started(GAME), [Slip(), Slip()], Seeded(1), Seeded(2))


def test_a_bot_may_do_what_it_likes_to_the_lists_that_it_is_given() -> None:
    class Tidy(Player):
        def choose(
            self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck
        ) -> int:
            option = options.pop()
            options.clear()
            standing.clear()
            return option

    class Last(Player):
        def choose(
            self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck
        ) -> int:
            return options[-1]

    ended = []
    for player in (Tidy(), Last()):
        state = started(GAME)
        play_game(GAME, state, [player, player], Seeded(1), Seeded(2))
        ended.append(repr(state.result))
    assert ended[0] == ended[1]


@pytest.mark.parametrize("place", ["options", "standing"])
def test_what_a_bot_adds_to_its_lists_is_not_offered(place: str) -> None:
    class Adding(Purring):
        def choose(
            self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck
        ) -> int:
            (options if place == "options" else standing).append(PURR)
            return PURR

    with pytest.raises(NotOffered, match=r"^Adding chose .* seat A cannot 'purr'"):
        play_game(GAME, started(GAME), [Adding(), Greedy()], Seeded(1), Seeded(2))


def test_a_bot_may_extend_greedy_or_random() -> None:
    class Hasty(Greedy):
        def choose(
            self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck
        ) -> int:
            return super().choose(game, masked, seat, options[:2], [], luck)

    class Lucky(Random):
        pass

    state = started(GAME)
    assert play_game(GAME, state, [Hasty(), Lucky()], Seeded(1), Seeded(2)) > 0
    assert state.result is not None
    assert Hasty().worlds == 4
