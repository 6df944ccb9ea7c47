"""Players choose from masks: random plays anything, greedy looks one choice ahead."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from grimalkin.core.engine import pending, roll_on, waiting_ask
from grimalkin.core.errors import BadSetup, DeadEnd
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.state import FULL, State
from grimalkin.games.cauldron import GAME
from grimalkin.games.cauldron.state import Brew
from grimalkin.players import PLAYERS, player_named
from grimalkin.players.driver import play_game
from grimalkin.players.greedy import Greedy
from grimalkin.players.player import Player
from grimalkin.players.random import Random, play_out
from tests.support.play import brew, do, sit


def choice(player: Player, table: Any, seat: int, seed: int = 1) -> str:
    offer = next(offer for offer in pending(table.state) if offer.seat == seat)
    masked = mask(table.state, seat)
    return GAME.codes.text(player.choose(GAME, masked, seat, offer.options, offer.standing, Seeded(seed)))


def test_greedy_claims_the_spoon_and_steps_in_when_it_helps() -> None:
    table = do(sit("4"), "A pass", "A throw nettle", "B throw nettle")
    assert choice(Greedy(4), table, 0) == "spoon"


def test_greedy_throws_what_scores_most() -> None:
    hands = ["catnip", "nettle", "nettle", "nettle", "nettle", "nettle"]
    assert choice(Greedy(8), do(sit(hands=hands), "A pass"), 0) == "throw nettle"


def test_greedy_beats_random_from_either_seat() -> None:
    won = 0
    for seed in range(200):
        state = GAME.new({}, ["", ""])
        seat = seed % 2
        players: list[Player] = [Random(), Random()]
        players[seat] = Greedy(4)
        play_game(GAME, state, players, Seeded(seed), Seeded(seed + 1000))
        assert state.result is not None
        won += state.result.returns(seat)
    assert won > 60, f"wins minus losses in 200 games: {won}"


class Looker(Player):
    """An interpreted player that notes what it was given."""

    def __init__(self) -> None:
        self.viewers: set[tuple[int, int]] = set()
        self.secrets = 0

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        self.viewers.add((seat, masked.viewer))
        assert isinstance(masked, Brew)
        for other in range(len(masked.teams)):
            if other != seat:
                self.secrets += sum(1 for card in masked.hands[other].cards if card >= 0 and not card >> seat & 1)
        return options[-1]


def test_a_player_is_given_its_own_mask_and_never_the_state() -> None:
    player = Looker()
    state = GAME.new({}, ["", "", "", ""])
    play_game(GAME, state, [player] * 4, Seeded(3), Seeded(4))
    assert player.viewers == {(seat, seat) for seat in range(4)}
    assert player.secrets == 0


def test_a_player_chooses_the_same_whatever_it_cannot_see() -> None:
    for seed in range(10):
        table = sit("2", "2", "2")
        hidden = mask(table.state, 0)
        ask = waiting_ask(hidden)
        assert ask is not None
        options = ask.options(hidden, 0)
        chosen = set()
        for twin in range(4):
            masked = mask(imagine(hidden, Seeded(twin)), 0)
            chosen.add(Greedy(3).choose(GAME, masked, 0, options, [], Seeded(seed)))
        assert len(chosen) == 1


def test_a_random_game_can_be_played_out_from_any_position() -> None:
    table = do(sit("2"), "A pass", "B throw nettle", "A throw nettle")
    state = brew(table).copy()
    assert play_out(state, Seeded(5)) > 0
    assert state.result is not None
    assert table.state.result is None
    assert state.viewer == FULL


def test_the_driver_takes_forced_choices_itself() -> None:
    state = GAME.new({}, ["", ""])
    assert roll_on(state, Seeded(1)) is not None
    assert play_game(GAME, state, [Random(), Random()], Seeded(1), Seeded(2)) > 0


def test_a_game_that_goes_on_for_ever_is_given_up() -> None:
    with pytest.raises(DeadEnd, match="the game goes on after 5 choices and rolls"):
        play_out(GAME.new({}, ["", ""]), Seeded(1), 5)
    endless = Endless()
    with pytest.raises(DeadEnd, match="endless: the game goes on after 3 choices"):
        play_game(endless, endless.new({}, ["", ""]), [Random(), Random()], Seeded(1), Seeded(2))


class Endless(Game):
    """Cauldron with a bound that it cannot keep."""

    id: ClassVar[str] = "endless"
    longest: ClassVar[int] = 3

    def __init__(self) -> None:
        super().__init__(GAME.layout, GAME.tells, [], [])

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        return GAME.new({}, decks)


def test_players_have_names() -> None:
    assert player_named("bot:greedy") is PLAYERS["greedy"]
    with pytest.raises(BadSetup, match="no player 'bot:genius'; there are: random, greedy"):
        player_named("bot:genius")
