"""Players choose from masks: random plays anything, greedy looks one choice ahead."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any, ClassVar

import pytest

from grimalkin.core.agenda import Ask
from grimalkin.core.engine import pending, roll_on, waiting_ask
from grimalkin.core.errors import BadSetup, DeadEnd
from grimalkin.core.game import NEVER, Advice, Game
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import FULL, State
from grimalkin.games.cauldron import GAME
from grimalkin.games.cauldron.state import Brew
from grimalkin.players import PLAYERS, player_named
from grimalkin.players.driver import Watcher, play_game
from grimalkin.players.greedy import Greedy, any_highest
from grimalkin.players.player import Player
from grimalkin.players.random import Random, play_out
from tests.support.effort import times
from tests.support.play import brew, do, sit


def choice(player: Player, table: Any, seat: int, seed: int = 1) -> str:
    offer = next(offer for offer in pending(table.state) if offer.seat == seat)
    masked = mask(table.state, seat)
    return GAME.codes.text(player.choose(GAME, masked, seat, offer.options, offer.standing, Seeded(seed)))


def test_greedy_claims_the_spoon_and_steps_in_when_it_helps() -> None:
    table = do(sit("4"), "A pass", "A throw nettle", "B throw nettle")
    assert {choice(Greedy(4), table, 0, seed) for seed in range(20)} == {"spoon"}, "to purr as well is only as good"


def test_greedy_throws_what_scores_most() -> None:
    hands = ["catnip", "nettle", "nettle", "nettle", "nettle", "nettle"]
    assert choice(Greedy(8), do(sit(hands=hands), "A pass"), 0) == "throw nettle"


def test_greedy_beats_random_from_either_seat() -> None:
    won = 0
    games = times(200)
    for seed in range(games):
        state = GAME.new({}, ["", ""])
        seat = seed % 2
        players: list[Player] = [Random(), Random()]
        players[seat] = Greedy(4)
        play_game(GAME, state, players, Seeded(seed), Seeded(seed + 1000))
        assert state.result is not None
        won += state.result.returns(seat)
    assert won > 0.3 * games, f"wins minus losses in {games} games: {won}"


class Judge(Advice):
    """Says what options are worth, by their text; nothing for those it does not know."""

    def decides(self, game: State, seat: int) -> bool:
        return True

    def __init__(self, worth: dict[str, int]) -> None:
        self.worth = worth

    def hint(self, game: State, seat: int, option: int) -> int:
        return self.worth.get(GAME.codes.text(option), 0)


class Judged(Game):
    """Cauldron with other advice, in which nobody may imagine anything."""

    id: ClassVar[str] = "judged"

    def __init__(self, advice: Advice) -> None:
        super().__init__(GAME.layout, GAME.event_types, [], [])
        self.advice = advice
        self.hooks = GAME.hooks

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        return GAME.new({}, decks)

    def imagine(self, masked: State, luck: Luck) -> State:
        raise AssertionError("advice that decides needs no imagined worlds")


@cache
def first_mask() -> State:
    return mask(sit("4").state, 0)


def judged(worth: dict[str, int], options: list[str], standing: list[str], seed: int = 1) -> str:
    """What greedy chooses where advice says what options are worth."""
    game = Judged(Judge(worth))
    masked = first_mask()
    codes = [[GAME.codes.code(text) for text in texts] for texts in (options, standing)]
    return GAME.codes.text(Greedy(4).choose(game, masked, 0, codes[0], codes[1], Seeded(seed)))


@pytest.mark.parametrize(
    ("worth", "chosen"),
    [
        ({"throw nettle": 2, "spoon": 3}, "spoon"),
        ({"pass": 1}, "pass"),
        ({"pass": -5, "throw nettle": -2, "spoon": -3}, "throw nettle"),
        ({"purr": 4, "throw nettle": 3}, "purr"),
        ({"purr": 3, "throw nettle": 3}, "throw nettle"),
        ({"pass": -9, "throw nettle": -8, "spoon": -9, "purr": 0}, "throw nettle"),
        ({"pass": -9, "throw nettle": -8, "spoon": -9, "purr": 1}, "purr"),
    ],
)
def test_advice_that_decides_is_followed_without_imagining_anything(worth: dict[str, int], chosen: str) -> None:
    assert judged(worth, ["pass", "throw nettle", "spoon"], ["purr"]) == chosen


class Picky(Judge):
    def decides(self, game: State, seat: int) -> bool:
        return False


@pytest.mark.parametrize("kept", ["pass", "throw nettle", "spoon"])
def test_options_that_advice_rules_out_are_not_tried(kept: str) -> None:
    options = ["pass", "throw nettle", "spoon"]
    game = Judged(Picky({option: NEVER for option in options if option != kept}))
    codes = [GAME.codes.code(option) for option in options]
    assert GAME.codes.text(Greedy(4).choose(game, first_mask(), 0, codes, [], Seeded(1))) == kept


SEEDS = 120  # one in three is 40 of them, one in two 60; the bounds are five deviations away on either side


def shares(worth: dict[str, int], options: list[str], standing: list[str]) -> dict[str, int]:
    """How often each option is chosen over many seeds."""
    found: dict[str, int] = {}
    for seed in range(SEEDS):
        chosen = judged(worth, options, standing, seed)
        found[chosen] = found.get(chosen, 0) + 1
    return found


def test_luck_picks_among_equal_options_each_as_likely() -> None:
    options = ["pass", "throw nettle", "spoon"]
    for order in (options, options[::-1]):
        found = shares({}, order, [])
        assert set(found) == set(options)
        assert all(14 < times_chosen < 66 for times_chosen in found.values()), found
    assert set(shares({"throw nettle": 3, "spoon": 3}, options, [])) == {"throw nettle", "spoon"}


def test_luck_picks_among_equal_interrupts_too() -> None:
    for order in (["purr", "spoon"], ["spoon", "purr"]):
        found = shares({"purr": 2, "spoon": 2}, ["pass"], order)
        assert set(found) == {"purr", "spoon"}
        assert all(32 < times_chosen < 88 for times_chosen in found.values()), found
    assert set(shares({"purr": 2, "spoon": 3}, ["pass"], ["purr", "spoon"])) == {"spoon"}


def test_a_interrupt_is_not_taken_if_it_is_only_as_good() -> None:
    assert set(shares({"purr": 3, "throw nettle": 3}, ["pass", "throw nettle"], ["purr"])) == {"throw nettle"}
    assert set(shares({}, ["pass"], ["purr"])) == {"pass"}


def test_the_same_luck_picks_the_same_of_equal_options() -> None:
    options = ["pass", "throw nettle", "spoon"]
    for seed in range(5):
        assert judged({}, options, [], seed) == judged({}, options, [], seed)


class Spoken(Luck):
    """Luck that says these numbers, one after the other."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def below(self, n: int) -> int:
        number = self.numbers.pop(0)
        assert number < n
        return number


class Even(Advice):
    """Everything is worth the same, and nothing decides."""


class Level(Game):
    """Cauldron in which no option is better than another."""

    id: ClassVar[str] = "level"

    def __init__(self) -> None:
        super().__init__(GAME.layout, GAME.event_types, [], [])
        self.advice = Even()


def test_plans_that_were_tried_and_came_out_equal_are_as_likely() -> None:
    table = do(sit("4", rounds="9"), "A pass")
    offer = next(offer for offer in pending(table.state) if offer.seat == 0)
    assert len(offer.options) == 3
    masked = mask(table.state, 0)
    found: dict[int, int] = {}
    for seed in range(SEEDS):
        chosen = Greedy(1).choose(Level(), masked, 0, offer.options, [], Seeded(seed))
        found[chosen] = found.get(chosen, 0) + 1
    assert set(found) == set(offer.options)
    assert all(14 < times_chosen < 66 for times_chosen in found.values()), found


def test_no_place_in_a_list_is_better_than_another() -> None:
    """Whatever is equal is chosen as often from the front as from the back: no seat is favoured by where it stands.

    The numbers are counted over every way in which luck can speak, so that nothing hangs on luck here.
    """
    for count in range(1, 5):
        chosen = [0] * count
        for ways in product(*(range(k) for k in range(2, count + 1))):
            chosen[any_highest([7] * count, Spoken(list(ways)))] += 1
        assert len(set(chosen)) == 1, chosen
    assert any_highest([1, 3, 2, 3], Spoken([0])) == 3
    assert any_highest([1, 3, 2, 3], Spoken([1])) == 1
    assert any_highest([5, 1, 1], Spoken([])) == 0


def test_a_whole_game_can_be_played_by_advice_alone() -> None:
    game = Judged(Judge({"spoon": 1}))
    state = game.new({}, ["", ""])
    assert play_game(game, state, [Greedy(4), Greedy(4)], Seeded(1), Seeded(2)) > 0
    assert state.result is not None


def test_advice_decides_nothing_unless_it_says_so() -> None:
    start = GAME.new({}, ["", ""])
    assert not Advice().decides(start, 0)
    assert not GAME.advice.decides(start, 0)


class Notes(Watcher):
    """Notes what it is told of."""

    def __init__(self) -> None:
        self.answered: list[tuple[str, int, int]] = []
        self.stepped_in: list[tuple[str, int]] = []

    def answers(self, game: Game, state: State, ask: Ask[Any], seat: int, options: list[int], option: int) -> None:
        assert waiting_ask(state) is ask
        assert options == ask.options(state, seat)
        self.answered.append((type(ask).__name__, seat, options.index(option)))

    def steps_in(self, game: Game, state: State, ask: Ask[Any], seat: int, option: int) -> None:
        assert option in state.hooks.interrupts(state, seat)
        self.stepped_in.append((type(ask).__name__, seat))


class Purring(Player):
    """Steps in wherever it can, and otherwise takes the last option."""

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        return standing[0] if standing else options[-1]


def test_a_watcher_is_told_of_every_decision_before_it_is_carried_out() -> None:
    notes = Notes()
    decisions = play_game(GAME, GAME.new({}, ["", ""]), [Purring(), Purring()], Seeded(1), Seeded(2), notes)
    assert len(notes.answered) == decisions
    assert {seat for _kind, seat, _index in notes.answered} == {0, 1}
    assert {"PassOn", "ThrowIn"} <= {kind for kind, _seat, _index in notes.answered}
    assert notes.stepped_in


def test_a_watcher_changes_nothing() -> None:
    one, other = GAME.new({}, ["", ""]), GAME.new({}, ["", ""])
    play_game(GAME, one, [Greedy(2), Random()], Seeded(1), Seeded(2))
    play_game(GAME, other, [Greedy(2), Random()], Seeded(1), Seeded(2), Watcher())
    assert snapshot(one) == snapshot(other)


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
        super().__init__(GAME.layout, GAME.event_types, [], [])
        self.hooks = GAME.hooks

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        return GAME.new({}, decks)


def test_players_have_names() -> None:
    assert player_named("bot:greedy", GAME) is PLAYERS["greedy"]
    with pytest.raises(BadSetup, match="no player 'bot:genius'; there are: random, greedy"):
        player_named("bot:genius", GAME)
