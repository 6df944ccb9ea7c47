"""A learned player at the table: it plays every game, by its seed, from what its seat sees, as long as it may think."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import numpy as np
import pytest

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.cauldron import GAME as CAULDRON
from grimalkin.players import PLAYERS, names_for, player_for, player_named
from grimalkin.players.driver import play_game
from grimalkin.players.learned import thinking
from grimalkin.players.learned.player import NO_NUMPY, REMEMBERED, Learned, drawn
from grimalkin.players.learned.thinking import FEWEST, Mind, is_clear
from grimalkin.players.learned.weights import BadWeights
from grimalkin.players.player import Player
from grimalkin.players.random import Random
from tests.support.games import Setup, decks_for, setups_of
from tests.support.minds import Decision, kept, known_weights, some_decisions, weights_file

EVERY = {**GAMES, **TEACHING}
every_game = pytest.mark.parametrize("game", EVERY.values(), ids=list(EVERY))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of weights that holds none yet."""
    monkeypatch.setattr("grimalkin.players.learned.player.HOME", tmp_path)
    return tmp_path


class Listening(Luck):
    """Luck that counts how often it was asked."""

    def __init__(self, seed: int) -> None:
        self.inner = Seeded(seed)
        self.asked = 0

    def below(self, n: int) -> int:
        self.asked += 1
        return self.inner.below(n)


def played(game: Game, player: Player, seed: int) -> str:
    """How a game of a learned player against random ones went."""
    setup = setups_of(game)[0]
    settings = game.full_settings(game.opening(game.unattended(setup.settings), Seeded(seed)))
    state = game.new(settings, decks_for(game, setup.seats))
    players: list[Player] = [player, *[Random()] * (setup.seats - 1)]
    count = play_game(game, state, players, Seeded(seed), Seeded(seed + 1))
    assert state.result is not None
    return f"{count} {state.result}"


@every_game
def test_it_plays_a_whole_game_and_the_same_by_the_same_seed(game: Game, home: Path) -> None:
    weights_file(game, home)
    assert played(game, Learned(0.5), 3) == played(game, Learned(0.5), 3)


@every_game
def test_it_chooses_the_same_whatever_it_may_not_see(game: Game, home: Path) -> None:
    weights_file(game, home)
    glance, ahead = Learned(), Learned(worlds=1)
    for number, decision in enumerate(some_decisions(game, 20, 6)):
        state, seat, options, standing = decision
        masked = game.mask(state, seat)
        world = game.mask(game.imagine(masked, Seeded(number)), seat)
        for player in (glance, ahead) if number % 4 == 0 else (glance,):
            first = player.choose(game, masked, seat, options[:], standing[:], Seeded(8))
            assert player.choose(game, world, seat, options[:], standing[:], Seeded(8)) == first
            assert first in options + standing


def test_without_a_temperature_it_takes_the_largest_share(home: Path) -> None:
    weights_file(CAULDRON, home)
    player = Learned()
    for decision in some_decisions(CAULDRON, 40):
        state, seat, options, standing = decision
        masked = CAULDRON.mask(state, seat)
        luck = Listening(1)
        option = player.choose(CAULDRON, masked, seat, options, standing, luck)
        shares = player.mind(CAULDRON).glance(masked, seat, options, standing).shares
        assert option == [*options, *standing][int(shares.argmax())]
        assert luck.asked == 0


def test_it_steps_in_too(home: Path) -> None:
    weights_file(CAULDRON, home)
    player = Learned(100.0)
    luck = Seeded(1)
    stepped = []
    for state, seat, options, standing in some_decisions(CAULDRON, 60):
        if standing:
            option = player.choose(CAULDRON, CAULDRON.mask(state, seat), seat, options, standing, luck)
            stepped.append(option in standing)
    assert {False, True} == set(stepped)


def test_with_a_temperature_it_draws_by_the_shares() -> None:
    luck = Seeded(4)
    scores = np.log([0.6, 0.3, 0.1]).tolist()

    def counts(temperature: float) -> list[float]:
        found = [drawn(scores, temperature, luck) for _ in range(2000)]
        return [found.count(place) / 2000 for place in range(3)]

    assert counts(1.0) == pytest.approx([0.6, 0.3, 0.1], abs=0.04)
    assert counts(0.01) == [1, 0, 0]
    assert counts(100.0) == pytest.approx([1 / 3] * 3, abs=0.04)
    assert drawn([-np.inf, 0.0], 1.0, luck) == 1, "what was not looked into is never drawn"


def test_it_tells_how_likely_it_is_to_win(home: Path) -> None:
    weights_file(CAULDRON, home)
    player = Learned()
    found = set()
    for decision in some_decisions(CAULDRON, 20):
        masked = CAULDRON.mask(decision.state, decision.seat)
        found.add(player.chance(CAULDRON, masked, decision.seat, Seeded(1)))
    assert all(0 < chance < 1 for chance in found)
    assert len(found) > 10


# looking ahead


def unclear(game: Game) -> tuple[Mind, Decision]:
    """A choice of which the network is not sure at once."""
    mind = Mind(game, known_weights(game))
    for decision in some_decisions(game, 60, 2):
        shares = mind.glance(game.mask(decision.state, decision.seat), *decision[1:]).shares
        if len(shares) > 2 and shares.max() < 0.6:
            return mind, kept(decision)
    raise AssertionError("every choice is clear")


class Ticking:
    """A clock that goes on by itself whenever it is looked at."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def looked(monkeypatch: pytest.MonkeyPatch, worlds: int, seconds: float, step: float) -> int:
    """How many worlds it looks into with so much time, where every look at the clock takes `step`."""
    mind, (state, seat, options, standing) = unclear(CAULDRON)
    monkeypatch.setattr(thinking, "is_clear", lambda _worlds, _logs: False)
    count = 0

    def world(*given: object) -> object:
        nonlocal count
        count += 1
        return Mind.world(mind, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(mind, "world", world)
    masked = CAULDRON.mask(state, seat)
    scores = mind.ahead(masked, seat, options, standing, Seeded(1), worlds, seconds, Ticking(step))
    assert len(scores) == len(options) + len(standing)
    assert np.isfinite(scores.max())
    return count


def test_it_looks_into_as_many_worlds_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looked(monkeypatch, 5, 0.0, 9.0) == 5


def test_it_looks_for_as_long_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """A world takes as long as the longest so far, and it stops before there is no time for another."""
    assert looked(monkeypatch, 0, 20.0, 1.0) == 10
    assert looked(monkeypatch, 4, 20.0, 1.0) == 4
    assert looked(monkeypatch, 0, 0.5, 1.0) == 1, "at least one"


def test_it_stops_once_the_best_is_clear() -> None:
    even = np.array([[0.5, 0.5], [0.4, 0.6], [0.6, 0.4]])
    ahead = np.array([[0.9, 0.1], [0.8, 0.2], [0.9, 0.2]])
    logs = np.log([0.5, 0.5])
    assert len(even) >= FEWEST
    assert not is_clear(even, logs)
    assert is_clear(ahead, logs)


@every_game
def test_it_looks_ahead_in_every_game(game: Game) -> None:
    mind = Mind(game, known_weights(game))
    stepped = 0
    for state, seat, options, standing in some_decisions(game, 6, 8):
        masked = game.mask(state, seat)
        found = [mind.ahead(masked, seat, options, standing, Seeded(2), 2, 0.0) for _ in range(2)]
        assert np.array_equal(found[0], found[1]), "the same luck, the same worlds"
        assert len(found[0]) == len(options) + len(standing)
        stepped += len(standing)


# what it lacks


def test_without_weights_it_is_not_offered(home: Path) -> None:
    learned = PLAYERS["learned"]
    assert learned.lacks(CAULDRON) == "nobody has learned it yet: grimalkin learn cauldron"
    assert names_for(CAULDRON) == ["random", "greedy"]
    said = (
        "'bot:learned' cannot play cauldron: nobody has learned it yet: grimalkin learn cauldron; "
        "there are: random, greedy"
    )
    for ask in (player_named, player_for):
        with pytest.raises(BadSetup, match=f"^{said}$"):
            ask("bot:learned", CAULDRON)
    with pytest.raises(BadSetup, match="cauldron: no learned player; nobody has learned it yet"):
        played(CAULDRON, Learned(), 1)
    weights_file(CAULDRON, home)
    assert learned.lacks(CAULDRON) == ""
    assert names_for(CAULDRON) == ["random", "greedy", "learned"]
    assert player_named("bot:learned", CAULDRON) is learned
    assert names_for(GAMES["mythic-arena"]) == ["random", "greedy"], "each game has weights of its own"


def test_without_numpy_it_is_not_offered(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights_file(CAULDRON, home)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    assert PLAYERS["learned"].lacks(CAULDRON) == NO_NUMPY
    assert names_for(CAULDRON) == ["random", "greedy"]
    with pytest.raises(BadSetup, match="cannot play cauldron: it needs NumPy: pip install"):
        player_named("learned", CAULDRON)


def test_damaged_weights_are_told_when_they_are_needed(home: Path) -> None:
    (home / "cauldron.npz").write_bytes(b"no weights")
    with pytest.raises(BadWeights, match=r"cauldron.npz is no file of weights"):
        played(CAULDRON, Learned(), 1)


def test_weights_are_read_once_and_few_card_sets_are_kept(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = weights_file(CAULDRON, home)
    player = Learned()
    mind = player.mind(CAULDRON)
    path.unlink()
    weights_file(GAMES["mythic-arena"], home)
    assert player.mind(CAULDRON) is mind
    path.write_bytes(b"never read again")
    own = [CAULDRON.with_own("mine", "mine.toml", f"[nettle]\nvalue = {value}\n") for value in range(1, 5)]
    for game in own * 4:
        other = player.mind(game)
        assert other is not mind
        assert other.network.table.weights is mind.network.table.weights
    assert player.mind(own[0]).encoding.traits.parts("nettle") != player.mind(own[1]).encoding.traits.parts("nettle")
    monkeypatch.setattr("grimalkin.players.learned.player.REMEMBERED", 2)
    for game in own:
        player.mind(game)
    assert len(player.minds) <= REMEMBERED


def test_a_designers_own_cards_are_played(home: Path) -> None:
    weights_file(CAULDRON, home)
    game = CAULDRON.with_own("mine", "mine.toml", "[nettle]\nvalue = 9\nheat = 1\n")
    assert played(game, Learned(1.0), 2)
    assert Setup(game, 2, {}).game is game
