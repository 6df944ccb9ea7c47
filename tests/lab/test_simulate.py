"""Simulation: the same result however the games are dealt out, right intervals, and nothing lost without a word."""

import math
import multiprocessing
import random
from collections import Counter
from itertools import pairwise
from typing import ClassVar

import msgspec
import pytest

from grimalkin.core.agenda import Ask
from grimalkin.core.codes import PASS
from grimalkin.core.events import EventTypes
from grimalkin.core.game import Game, Setting
from grimalkin.core.luck import Luck, Seeded
from grimalkin.core.state import DRAWN, State
from grimalkin.core.view import Zone
from grimalkin.games import GAMES, TEACHING
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.driver import Driver, mixed
from grimalkin.lab.plan import Plan, total
from grimalkin.lab.rates import MEANS, SAME, Rate, Spread, rate_of, spread_of, student, wilson
from grimalkin.lab.report import End, Report, report_json, report_of
from grimalkin.lab.simulate import simulate
from grimalkin.players import PLAYERS
from grimalkin.players.driver import play_game
from grimalkin.players.player import Player
from tests.lab.broken import CODES, STEP, BrokenWalk, SoundWalk

CAULDRON = TEACHING["cauldron"]
RANDOM = Plan("cauldron", {}, ["random", "random"], 5)


class Chairs(State):
    """Three seats may stand up, one after the other. Who stands wins, but seat A alone only draws."""

    id: ClassVar[str] = "chairs"

    def __init__(self) -> None:
        super().__init__([0, 1, 2])
        self.standing = 0

    def copy(self) -> "Chairs":
        twin = Chairs()
        self.copy_core(twin)
        twin.standing = self.standing
        return twin


class Stand(Ask[Chairs]):
    """C-1 Each seat stands up or not. C-2 All three standing is more than the floor can bear."""

    id: ClassVar[str] = "stand"
    rule: ClassVar[str] = "C-1"

    def acts(self, game: Chairs, seat: int) -> list[int]:
        return [PASS, STEP]

    def chosen(self, game: Chairs, seat: int, option: int) -> None:
        if option == STEP:
            game.standing |= 1 << seat
        if seat < 2:
            game.then(Stand(seat + 1))
        elif game.standing == 7:
            raise ZeroDivisionError(f"the floor under {object()!r}\nbroke")
        elif game.standing == 1:
            game.end("C-3", -1, [0, 0, 0])
        else:
            game.end("C-1", game.standing, [game.standing >> seat & 1 for seat in range(3)])


class ChairsGame(Game):
    id: ClassVar[str] = "chairs"
    seats: ClassVar[tuple[int, int]] = (3, 3)

    def __init__(self) -> None:
        super().__init__(CODES, EventTypes(), [], [])

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        state = Chairs()
        state.then(Stand(0))
        return state

    def zones(self, masked: State, seat: int) -> list[Zone]:
        return []


class Always(Player):
    """Chooses the same thing wherever it sits."""

    def __init__(self, option: int) -> None:
        self.option = option

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        return self.option


class Dice(Player):
    """Plays at random, but is not the random player that has a faster way."""

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        return options[luck.below(len(options))] if len(options) > 1 else options[0]


# intervals


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        # published examples of the method
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # by hand: (0.5 + 0.38415 / 2) / 1.38415 = 0.5, half = 1.96 sqrt(0.025 + 0.0096) / 1.38415 = 0.2634
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_a_rate_has_wilsons_interval(count: int, of: int, low: float, high: float) -> None:
    rate = rate_of(count, of)
    assert rate.count == count
    assert rate.rate == round(count / of, 6)
    assert rate.low == pytest.approx(low, abs=0.00006)
    assert rate.high == pytest.approx(high, abs=0.00006)


def test_no_games_have_no_rate_and_no_spread() -> None:
    assert rate_of(0, 0) == Rate(0, None, None, None)
    assert spread_of(Counter()) is None


def test_a_mean_has_its_interval_and_quantiles() -> None:
    # 1, 2, 3, 4, each three times: variance 15/11, half an interval 2.200985 sqrt(15/132), by Student's t
    values = {"least": 1, "q5": 1, "q25": 1, "q50": 2, "q75": 3, "q95": 4, "most": 4}
    spread = spread_of(Counter({4: 3, 1: 3, 3: 3, 2: 3}))
    assert spread is not None
    assert spread.low == pytest.approx(1.758048, abs=0.00001)
    assert spread.high == pytest.approx(3.241952, abs=0.00001)
    assert msgspec.structs.replace(spread, low=None, high=None) == Spread(mean=2.5, low=None, high=None, **values)


@pytest.mark.parametrize(("freedom", "wanted"), [(9, 2.262157), (19, 2.093024), (99, 1.984217), (10_000, 1.960201)])
def test_students_t_is_that_of_the_tables(freedom: int, wanted: float) -> None:
    assert student(freedom) == pytest.approx(wanted, abs=0.00002)


@pytest.mark.parametrize("count", range(1, MEANS))
def test_few_games_have_a_mean_without_an_interval(count: int) -> None:
    spread = spread_of(Counter(range(count)))
    assert spread is not None
    assert (spread.mean, spread.low, spread.high) == ((count - 1) / 2, None, None)


def test_a_few_equal_values_say_nothing_about_how_much_they_vary() -> None:
    spread = spread_of(Counter({3: SAME - 1}))
    assert spread is not None
    assert (spread.mean, spread.low, spread.high) == (3.0, None, None)


@pytest.mark.parametrize("count", [*range(1, 12), 25, 60])
@pytest.mark.parametrize("rate", [0.1, 0.25, 0.5])
def test_wilsons_interval_holds_for_few_games(count: int, rate: float) -> None:
    """How often it has the true rate, over all that luck can do: about 95 %, and never far below."""
    held = 0.0
    for wins in range(count + 1):
        low, high = wilson(wins / count, count)
        if low <= rate <= high:
            held += math.comb(count, wins) * rate**wins * (1 - rate) ** (count - wins)
    assert held > 0.87


def test_one_game_has_a_mean_without_an_interval() -> None:
    values = {"least": -7, "q5": -7, "q25": -7, "q50": -7, "q75": -7, "q95": -7, "most": -7}
    assert spread_of(Counter({-7: 1})) == Spread(mean=-7.0, low=None, high=None, **values)


def test_equal_values_have_no_width() -> None:
    spread = spread_of(Counter({3: 1000}))
    assert spread is not None
    assert (spread.mean, spread.low, spread.high) == (3.0, 3.0, 3.0)


# the same result however the games are dealt out


@pytest.mark.parametrize(
    ("plan", "games"),
    [
        (RANDOM, 300),
        (Plan("cauldron", {"rounds": "2"}, ["random", "greedy", "greedy", "random"], 8, True), 13),
        (Plan("mythic-arena", {}, ["random", "random"], 1, True), 20),
        (Plan("familiars-and-foes", {}, ["greedy", "random", "greedy"], 1, True, prompts=True), 10),
    ],
)
def test_one_and_two_workers_give_the_same_bytes(plan: Plan, games: int) -> None:
    alone = report_json(simulate(plan, games, 1))
    assert report_json(simulate(plan, games, 2)) == alone
    assert '"complete": true' in alone
    assert multiprocessing.active_children() == []


def test_parts_of_any_size_in_any_order_add_up_to_the_same_report() -> None:
    driver = Driver(Plan("chairs", {}, ["random"] * 3, 3, True), ChairsGame())
    cuts = [0, 1, 2, 50, 400, 401, 1000]
    parts = [driver.some(first, last - first) for first, last in pairwise(cuts)]
    random.Random(1).shuffle(parts)
    whole = report_json(report_of(driver, 1000, driver.some(0, 1000), ""))
    assert report_json(report_of(driver, 1000, total(parts), "")) == whole


def test_another_seed_gives_another_result() -> None:
    assert report_json(simulate(RANDOM, 200)) == report_json(simulate(RANDOM, 200))
    other = msgspec.structs.replace(RANDOM, seed=6)
    assert simulate(other, 200).seats != simulate(RANDOM, 200).seats


def test_neighbouring_games_have_independent_luck() -> None:
    rolls = [Seeded(mixed(1, number)).below(6) for number in range(7201)]
    pairs = Counter(pairwise(rolls))
    chi = sum((pairs[a, b] - 200) ** 2 / 200 for a in range(6) for b in range(6))
    assert chi < 57.3  # one time in a hundred, 35 degrees of freedom
    seeds = {mixed(seed, number) for seed in range(-50, 50) for number in range(100)}
    assert len(seeds) == 10_000
    assert max(seeds) < 1 << 53


@pytest.mark.parametrize("game", every_game().values(), ids=every_game())
def test_random_players_have_a_faster_way_through_the_same_game(game: Game) -> None:
    driver = Driver(Plan(game.id, {}, ["random"] * game.seats[0], 1), game)
    for number in range(10):
        luck = Seeded(driver.seed(number))
        state = game.new(driver.settings, driver.decks_of(number))
        counted = play_game(game, state, [Dice() for _seat in range(driver.seats)], luck, luck)
        assert state.result is not None
        slow = (state.result.rule, state.result.winners, state.result.points, counted)
        played = driver.play(number)
        assert (played.result.rule, played.result.winners, played.result.points, played.decisions) == slow


# seats and players


def test_players_that_move_on_are_told_apart_from_their_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "tall", Always(STEP))
    monkeypatch.setitem(PLAYERS, "small", Always(PASS))
    plan = Plan("chairs", {}, ["small", "tall", "small"], 1, True)
    report = simulate(plan, 300, game=ChairsGame())
    # at seat A alone the tall player draws
    assert [seat.wins.count for seat in report.seats] == [0, 100, 100]
    assert [(who.name, who.wins.count) for who in report.by_player] == [("small#1", 0), ("tall#2", 200), ("small#3", 0)]
    assert report.draws.count == 100
    assert [who.points and who.points.mean for who in report.by_player] == [0.0, 0.666667, 0.0]
    # game 0: B, game 1: C
    assert [seat.wins.count for seat in simulate(plan, 2, game=ChairsGame()).seats] == [0, 1, 1]


def test_a_player_that_moves_on_takes_its_deck_along() -> None:
    brought: list[list[str]] = []

    class Decked(ChairsGame):
        def start(self, settings: dict[str, str], decks: list[str]) -> State:
            brought.append(decks)
            return super().start(settings, decks)

    plan = Plan("chairs", {}, ["random"] * 3, 1, True, decks=["one", "two", ""])
    report = simulate(plan, 3, game=Decked())
    assert brought == [["one", "two", ""], ["", "one", "two"], ["two", "", "one"]]
    assert report.decks == ["one", "two", ""]


def test_players_that_stay_have_the_numbers_of_their_seats() -> None:
    report = simulate(RANDOM, 100)
    assert [seat.name for seat in report.seats] == ["A", "B"]
    assert [who.name for who in report.by_player] == ["random#1", "random#2"]
    assert [(seat.wins, seat.points) for seat in report.seats] == [(who.wins, who.points) for who in report.by_player]


def test_a_seat_that_always_wins_makes_no_player_stronger_when_they_move_on() -> None:
    report = simulate(Plan("walk", {}, ["random", "random"], 1, True), 50, game=SoundWalk(""))
    assert [seat.wins.count for seat in report.seats] == [50, 0]
    assert [who.wins.count for who in report.by_player] == [25, 25]


def test_strength_shows_at_every_seat_when_players_move_on() -> None:
    plan = Plan("cauldron", {}, ["random", "greedy"], 1)
    stay = simulate(plan, 30)
    move = simulate(msgspec.structs.replace(plan, rotate=True), 30)
    assert separate(stay.seats[0].wins, stay.seats[1].wins)
    assert not separate(move.seats[0].wins, move.seats[1].wins)
    assert separate(move.by_player[0].wins, move.by_player[1].wins)


def separate(one: Rate, other: Rate) -> bool:
    """Do two intervals leave a gap?"""
    assert one.low is not None
    assert one.high is not None
    assert other.low is not None
    assert other.high is not None
    return one.high < other.low or other.high < one.low


def test_the_report_tells_what_was_played() -> None:
    report = simulate(Plan("cauldron", {"rounds": "2"}, ["random", "random"], 7), 40)
    assert (report.game, report.rules) == ("cauldron", CAULDRON.rules)
    assert report.settings == CAULDRON.full_settings({"rounds": "2"})
    assert (report.players, report.seed, report.rotate) == (["random", "random"], 7, False)
    assert (report.asked, report.played, report.failed, report.complete, report.stopped) == (40, 40, 0, True, "")
    assert sum(report.ends.values()) == 40
    assert sum(seat.wins.count for seat in report.seats) + report.draws.count + report.nobody.count == 40


# teams


class Boat(State):
    """All seats are one team, and row in turn. Who rests does not."""

    id: ClassVar[str] = "boat"

    def __init__(self, seats: int) -> None:
        super().__init__([0] * seats)
        self.rowed = 0
        self.rounds = 0

    def copy(self) -> "Boat":
        twin = Boat(len(self.teams))
        self.copy_core(twin)
        twin.rowed = self.rowed
        twin.rounds = self.rounds
        return twin


class Row(Ask[Boat]):
    """B-1 A seat rows or rests. B-2 Six strokes save all. B-3 A round without one sinks all. B-4 Help comes."""

    id: ClassVar[str] = "row"
    rule: ClassVar[str] = "B-1"

    def acts(self, game: Boat, seat: int) -> list[int]:
        return [PASS, STEP]

    def chosen(self, game: Boat, seat: int, option: int) -> None:
        seats = len(game.teams)
        game.rowed += option == STEP
        if game.rowed == 6:
            game.end("B-2", (1 << seats) - 1, [1] * seats)
        elif seat + 1 < seats:
            game.then(Row(seat + 1))
        elif game.rowed < game.rounds:
            game.end("B-3", 0, [0] * seats)
        elif game.rounds == 4:
            game.end("B-4", DRAWN, [0] * seats)
        else:
            game.rounds += 1
            game.then(Row(0))


class BoatGame(Game):
    """Seat B finds it dull as long as nobody has rowed."""

    id: ClassVar[str] = "boat"
    seats: ClassVar[tuple[int, int]] = (1, 4)

    def __init__(self) -> None:
        super().__init__(CODES, EventTypes(), [Setting("wind", ["calm"], 1, 9, unattended="3")], [])

    def start(self, settings: dict[str, str], decks: list[str]) -> State:
        state = Boat(len(decks))
        state.rounds = 1
        state.then(Row(0))
        return state

    def zones(self, masked: State, seat: int) -> list[Zone]:
        return []

    def length(self, game: State) -> int:
        assert isinstance(game, Boat)
        return game.rounds

    def auto_passes(self, game: State, seat: int) -> bool:
        assert isinstance(game, Boat)
        return seat == 1 and not game.rowed

    def takes_action(self, game: State, option: int) -> bool:
        return option == STEP


def row(monkeypatch: pytest.MonkeyPatch, *players: str, games: int = 1, prompts: bool = False) -> Report:
    """Boats in which a tall player always rows and a small one never does."""
    monkeypatch.setitem(PLAYERS, "tall", Always(STEP))
    monkeypatch.setitem(PLAYERS, "small", Always(PASS))
    return simulate(Plan("boat", {}, list(players), 1, prompts=prompts), games, game=BoatGame())


@pytest.mark.parametrize(
    ("players", "outcome", "rule", "rounds"),
    [
        (["tall", "tall", "small"], "won", "B-2", 3),
        (["small"], "lost", "B-3", 1),
        (["tall", "small", "small"], "stalled", "B-4", 4),
    ],
)
def test_a_team_wins_loses_or_is_stopped_because_it_takes_too_long(
    players: list[str], outcome: str, rule: str, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = row(monkeypatch, *players, games=5)
    team = report.team
    assert team is not None
    assert team.seats == len(players)
    counts = {"won": team.wins.count, "lost": team.losses.count, "stalled": team.stalled.count}
    assert counts == {"won": 0, "lost": 0, "stalled": 0, outcome: 5}
    assert team.ends == [End(rule, outcome, rate_of(5, 5))]
    assert (report.nobody, report.draws) == (team.losses, team.stalled)
    assert report.length is not None
    assert (report.length.least, report.length.most) == (rounds, rounds)
    assert team.won_length == (report.length if outcome == "won" else None)
    assert team.lost_length == (report.length if outcome == "lost" else None)


def test_the_rates_of_a_team_have_their_intervals_and_add_up() -> None:
    report = simulate(Plan("boat", {}, ["random"] * 2, 1), 400, game=BoatGame())
    team = report.team
    assert team is not None
    assert team.wins == rate_of(team.wins.count, 400)
    assert team.wins.count + team.losses.count + team.stalled.count == 400
    assert min(team.wins.count, team.losses.count, team.stalled.count) > 10
    assert {end.rule: end.games.count for end in team.ends} == report.ends
    assert [seat.wins for seat in report.seats] == [team.wins] * 2


def test_games_of_sides_have_no_team_and_games_without_rounds_no_length() -> None:
    text = report_json(simulate(RANDOM, 5))
    assert not {"team", "length", "prompts"} & set(msgspec.json.decode(text))


def test_a_game_that_nobody_watches_has_an_end_unless_it_was_set() -> None:
    assert simulate(Plan("boat", {}, ["random"], 1), 1, game=BoatGame()).settings == {"wind": "3"}
    assert simulate(Plan("boat", {"wind": "calm"}, ["random"], 1), 1, game=BoatGame()).settings == {"wind": "calm"}


def test_familiars_stop_after_two_hundred_rounds_and_that_is_no_loss() -> None:
    plan = Plan("familiars-and-foes", {}, ["random", "random"], 1)
    assert simulate(plan, 1).settings["max_rounds"] == "200"
    team = simulate(msgspec.structs.replace(plan, settings={"max_rounds": "1"}), 20).team
    assert team is not None
    assert team.stalled.count >= 15
    assert ("FF-RULING-10", "stalled") in [(end.rule, end.outcome) for end in team.ends]


# prompts


def test_prompts_are_counted_by_seat_kind_and_what_was_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    # 6 strokes in 3 rounds: A and C row, B rests, and is not asked before A has rowed
    prompts = row(monkeypatch, "tall", "small", "tall", games=2, prompts=True).prompts
    assert prompts is not None
    assert prompts.rounds == 6
    assert [(seat.name, seat.asked, seat.seen, seat.used, seat.passed) for seat in prompts.seats] == [
        ("A", 6, 6, 6, 0),
        ("B", 6, 6, 0, 6),
        ("C", 6, 6, 6, 0),
    ]
    assert [kind.name for kind in prompts.all.kinds] == ["row"]
    whole = prompts.all
    assert (whole.asked, whole.seen, whole.used, whole.answered, whole.passed) == (18, 18, 12, 12, 6)
    assert (whole.per_game, whole.per_seat, whole.per_round) == (9.0, 3.0, 1.0)
    assert (whole.answered_share, whole.passes_per_use) == (0.666667, 0.5)
    assert (prompts.actions, prompts.per_action) == (12, 0.5)  # 6 strokes a game
    assert (prompts.seats[1].answered_share, prompts.seats[1].passes_per_use) == (0.0, None)


@pytest.mark.parametrize(("player", "missed"), [("small", 0), ("tall", 1)])
def test_what_is_dull_is_not_seen(player: str, missed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    # nobody has rowed when B is asked for the first time
    prompts = row(monkeypatch, "small", player, "tall", prompts=True).prompts
    assert prompts is not None
    seat = prompts.seats[1]
    assert (seat.by_itself, seat.missed) == (1, missed)
    assert (seat.asked, seat.seen) == (prompts.rounds, prompts.rounds - 1)
    assert seat.used + seat.passed == seat.seen


@pytest.mark.parametrize("game", [TEACHING["cauldron"], GAMES["familiars-and-foes"]], ids=lambda game: game.id)
def test_counting_prompts_changes_no_game(game: Game) -> None:
    plan = Plan(game.id, {}, ["random"] * game.seats[0], 3)
    report = simulate(plan, 10)
    watched = simulate(msgspec.structs.replace(plan, prompts=True), 10)
    assert watched.prompts is not None
    assert report.decisions is not None
    assert watched.prompts.all.asked == round(report.decisions.mean * 10)
    assert msgspec.structs.replace(watched, prompts=None) == report


def test_windows_go_by_their_names() -> None:
    prompts = simulate(Plan("familiars-and-foes", {}, ["random"] * 2, 1, prompts=True), 5).prompts
    assert prompts is not None
    kinds = {kind.name for kind in prompts.all.kinds}
    assert {"choose_action", "window turn", "window foe"} <= kinds
    assert "window" not in kinds


def test_a_interrupt_is_no_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "eager", Eager())
    prompts = simulate(Plan("cauldron", {}, ["eager", "eager"], 1, prompts=True), 5).prompts
    assert prompts is not None
    assert prompts.all.interrupts > 0
    assert prompts.all.asked == prompts.all.passed + prompts.all.answered


class Eager(Player):
    """Steps in whenever it can."""

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        return standing[0] if standing else options[-1]


def test_prompts_of_games_that_failed_are_not_counted() -> None:
    report = simulate(Plan("broken-walk", {}, ["random"] * 2, 1, prompts=True), 3, game=BrokenWalk("crash"))
    assert report.failed == 3
    assert report.prompts is not None
    assert (report.prompts.all.asked, report.prompts.all.per_game, report.prompts.all.kinds) == (0, None, [])


# what goes wrong


def test_a_game_that_raises_is_listed_with_its_seed_and_stops_nothing() -> None:
    driver = Driver(Plan("chairs", {}, ["random"] * 3, 3), ChairsGame())
    report = simulate(driver.plan, 1000, game=ChairsGame())
    assert report.complete
    assert report.played + report.failed == 1000
    assert 100 < report.failed < 150  # one in eight
    assert sum(report.ends.values()) == report.played
    assert len(report.errors) == 100
    failing = [failure.game for failure in report.errors]
    assert failing == sorted(failing)
    for failure in report.errors[:5]:
        assert failure.seed == driver.seed(failure.game)
        assert failure.error == "ZeroDivisionError: the floor under <object object> broke"
        with pytest.raises(ZeroDivisionError):
            driver.play(failure.game)


def test_games_that_all_raise_leave_a_report_without_rates() -> None:
    report = simulate(Plan("broken-walk", {}, ["random", "random"], 1), 5, game=BrokenWalk("crash"))
    assert (report.played, report.failed, report.complete) == (0, 5, True)
    assert report.decisions is None
    assert report.seats[0].wins == Rate(0, None, None, None)
    assert {failure.error for failure in report.errors} == {"ZeroDivisionError: walked into a wall"}


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_leaves_what_was_played_and_says_so(workers: int) -> None:
    def interrupt(done: int) -> None:
        if done >= 20:
            raise KeyboardInterrupt

    report = simulate(RANDOM, 1_000_000, workers, interrupt)
    assert not report.complete
    assert report.stopped == "interrupted"
    assert 20 <= report.played < 1_000_000
    assert multiprocessing.active_children() == []
    if workers == 1:
        assert report.seats == simulate(RANDOM, report.played).seats


def test_an_interrupt_after_the_last_game_changes_nothing() -> None:
    def interrupt(done: int) -> None:
        if done == 50:
            raise KeyboardInterrupt

    assert simulate(RANDOM, 50, 1, interrupt) == simulate(RANDOM, 50)


def test_a_worker_that_is_killed_ends_the_run_with_one_clear_reason() -> None:
    def kill(done: int) -> None:
        for child in multiprocessing.active_children():
            child.kill()

    report = simulate(RANDOM, 1_000_000, 2, kill)
    assert not report.complete
    assert report.played > 0
    words = report.stopped.split(" while it had game")
    assert words[0] in {"worker 1 was killed by signal 9", "worker 2 was killed by signal 9"}
    assert report.stopped.endswith(" to play")
    assert multiprocessing.active_children() == []
