"""Studies: what a file may say, the same games for any number of workers, measures that are right."""

from __future__ import annotations

import multiprocessing
from collections import Counter

import msgspec
import pytest

from grimalkin.core.errors import BadFile
from grimalkin.games import GAMES
from grimalkin.lab.measures import (
    MEANINGS,
    NOBODY,
    Goal,
    Row,
    Seen,
    Timing,
    between,
    card_rows,
    judged,
    plays_as_rows,
    quantile,
    rows_of,
    seat_rows,
)
from grimalkin.lab.onlooking import Onlooker
from grimalkin.lab.study import (
    Part,
    Study,
    Table,
    part_report,
    read_study,
    report_json,
    run_study,
    study_named,
    study_names,
    with_changes,
)

ARENA = GAMES["mythic-arena"]
HEAD = 'game = "mythic-arena"\ntitle = "T"\nplayer = "random"\n'
DECKS = '[[part]]\nname = "d"\ngames = 4\ndecks = "ready"\nsettings = { deck_format = "constructed" }\n'
DRAFT = '[[part]]\nname = "p"\ngames = 6\npicks = "luck"\nsettings = { turn_limit = "9" }\n'
KIND = '[[kind]]\nname = "k"\nseconds = 1.5\nof = ["choose_place"]\n'
PARTY = """
game = "friendomancy"
title = "T"
player = "random"
seat_seconds = 60
[[kind]]
name = "draw"
seconds = 6
of = ["ask_draw"]
[[kind]]
name = "play"
seconds = 12
of = ["ask_main play"]
[[kind]]
name = "other"
seconds = 5
[[happening]]
name = "shuffle"
seconds = 4
events = ["looked", "shuffled"]
[[happening]]
name = "bedtime"
events = ["bedtime"]
[[part]]
name = "two"
games = 3
seats = 2
decks = "random"
picks = "luck"
settings = { format = "b", end_bedtime = "5" }
goal = [
    { measure = "happens", what = "bedtime", low = 100 },
    { measure = "each_seat", low = -50, high = 50 },
    { measure = "card", low = -100, high = 100, but = ["small_favor"] },
]
[[part]]
name = "three"
games = 2
seats = 3
settings = { end_bedtime = "5" }
[[pool]]
name = "both"
parts = ["two", "three"]
"""


def faults(text: str) -> list[str]:
    with pytest.raises(BadFile) as found:
        read_study("s.toml", text, "s")
    return [str(fault) for fault in found.value.faults]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ["'game' is missing", "'title' is missing", "'part' is missing"]),
        (HEAD + "part = []", ["line 4: part: there is no part in it"]),
        (HEAD.replace("mythic-arena", "mythic-area") + DECKS, ["no game 'mythic-area'", "mythic-arena"]),
        (HEAD.replace('"random"', '"clever"') + DECKS, ["no player 'clever'"]),
        (HEAD + "sed = 3\n" + DECKS, ["no field 'sed'", "seed"]),
        (HEAD + DECKS.replace("games = 4", "games = 0"), ["line 6: part[1].games: 0 is out of range"]),
        (HEAD + DECKS.replace('"ready"', '"any"'), ["no source of decks 'any'"]),
        (HEAD + DECKS.replace("constructed", "found"), ["line 8: part[1].settings", "deck_format = 'found'", "draft"]),
        (HEAD + DECKS.replace('"constructed"', "3"), ["part[1].settings.deck_format: got 3; expected a text"]),
        (HEAD + DECKS.replace("constructed", "draft"), ["part[1].settings", "MA-DECK-06"]),
        (HEAD + DECKS + DECKS, ["part[2].name", "there is a part 'd' already"]),
        (HEAD + DECKS + 'goal = [{ measure = "luck" }]', ["part[1].goal[1].measure", "no measure 'luck'"]),
        (HEAD + DECKS + 'goal = [{ measure = "median", low = 4, high = 3 }]', ["4 is above 'high', which is 3"]),
        (HEAD + DECKS + 'goal = [{ measure = "within", low = 4 }]', ["'of' is missing"]),
        (HEAD + DECKS + 'goal = [{ measure = "median", of = 4 }]', ["'of' goes with 'within' only"]),
        (HEAD + DRAFT + 'goal = [{ measure = "deck", low = 4 }]', ["compares ready decks", 'decks = "ready"']),
        (
            HEAD.replace("mythic-arena", "cauldron") + '[[part]]\nname = "x"\ngames = 1\ndecks = "ready"',
            ["no ready decks"],
        ),
        (HEAD + "[[part", ["line 4"]),
        (HEAD + DECKS + "seats = 3", ["line 9: part[1].seats: mythic-arena: got 3 seats; expected 2"]),
        (
            HEAD + DRAFT.replace('picks = "luck"', 'decks = "random"'),
            ["mythic-arena draws no random decks; take 'own'"],
        ),
        (HEAD + DECKS + 'goal = [{ measure = "minutes" }]', ["no measure 'minutes'"]),
        (
            HEAD + DECKS + 'goal = [{ measure = "seat", what = "x" }]',
            ["'what' goes with 'happens' and 'plays_as' only"],
        ),
        (HEAD + DECKS + 'goal = [{ measure = "plays_as", what = "x" }]', ["goal[1].what: no kind of thing to play as"]),
        (HEAD + DECKS + 'goal = [{ measure = "plays_as" }]', ["part[1].goal[1]: no kind of thing to play as ''"]),
        (HEAD + DECKS + 'goal = [{ measure = "happens", what = "x" }]', ["goal[1].what: no happening 'x'"]),
        (HEAD + DECKS + 'goal = [{ measure = "happens" }]', ["part[1].goal[1]: no happening ''"]),
        (HEAD + DECKS + 'goal = [{ measure = "seat", but = ["x"] }]', ["'but' goes with 'card' only"]),
        (HEAD + 'seat_seconds = "long"\n' + DECKS, ["got 'long'; expected seconds from 0 to 3600"]),
        (HEAD + "seat_seconds = -1\n" + DECKS, ["got -1; expected seconds"]),
        (HEAD + DECKS + KIND.replace("choose_place", "choose_pace"), ["no question 'choose_pace'", "choose_place"]),
        (HEAD + DECKS + KIND.replace("choose_place", "choose_place wlk"), ["kind[1].of[1]: no answer 'wlk'"]),
        (HEAD + DECKS + KIND, ["no kind takes the other decisions; write one without 'of'"]),
        (HEAD + DECKS + KIND + KIND, ["'choose_place' is of kind 'k' already", "kind[2].name: there is a kind 'k'"]),
        (HEAD + DECKS + 2 * '[[kind]]\nname = "k"\nseconds = 1\n', ["every other decision is of kind 'k' already"]),
        (HEAD + DECKS + '[[happening]]\nname = "h"\nevents = ["bang"]', ["happening[1].events[1]: no event 'bang'"]),
        (HEAD + DECKS + '[[pool]]\nname = "all"\nparts = ["e"]', ["pool[1].parts[1]: no part 'e'"]),
        (HEAD + DECKS + '[[pool]]\nname = "all"\nparts = ["d", "d"]', ["'d' is in this pool already"]),
        (HEAD + DECKS + '[[pool]]\nname = "all"\nparts = []', ["there is no part in it; name some"]),
        (HEAD + DECKS + '[[pool]]\nname = "d"\nparts = ["d"]', ["there is a part or pool 'd' already"]),
    ],
)
def test_a_wrong_file_is_refused_with_its_place_and_what_would_be_right(text: str, said: list[str]) -> None:
    told = "\n".join(faults(text))
    assert [words for words in said if words not in told] == [], told


def test_all_mistakes_are_told_at_once() -> None:
    assert len(faults(HEAD + DECKS.replace("games = 4", "games = -1").replace('"ready"', '"x"'))) == 2


def test_the_studies_that_come_with_games_can_be_read() -> None:
    assert "mythic-arena/balance" in study_names()
    for name in study_names():
        study = study_named(name)
        assert study is not None
        assert name.startswith(f"{study.game}/")
    assert study_named("mythic-arena/nothing") is None
    assert study_named("nothing") is None


def test_the_same_seed_gives_the_same_report_for_any_number_of_workers() -> None:
    study = with_changes(read_study("s.toml", HEAD + DECKS + DRAFT, "s"), 12, 3)
    one = report_json(run_study(study))
    assert report_json(run_study(study, 2)) == one
    assert report_json(run_study(with_changes(study, None, 4))) != one


def test_progress_is_told_of_every_game() -> None:
    told: list[int] = []
    run_study(read_study("s.toml", HEAD + DRAFT, "s"), 1, told.append)
    assert sum(told) == 6


def test_ready_decks_meet_equally_often_from_either_seat() -> None:
    study = read_study("s.toml", HEAD + DECKS, "s")
    table = Table(study, 0)
    count = len(ARENA.ready_decks())
    pairs = Counter(table.drawn(number) for number in range(2 * count * (count - 1)))
    assert pairs == {(a, b): 2 for a in range(count) for b in range(count) if a != b}


def test_a_small_study_measures_what_its_games_show() -> None:
    study = read_study("s.toml", HEAD + DECKS + DRAFT, "s")
    decks, draft = run_study(study).parts
    assert (decks.games, decks.failed, draft.games, draft.failed) == (4, 0, 6, 0)
    assert {row.measure for row in decks.rows} >= {"deck", "seat", "median", "undecided"}
    assert "first_pick" not in {row.measure for row in decks.rows}
    undecided = next(row for row in draft.rows if row.measure == "undecided")
    assert undecided.value is not None
    assert undecided.value > 0  # nine turns are too few for most


def seen(
    winner: int, first: int = 0, picked: int = 0, length: int = 10, behind: bool = False, stopped: bool = False
) -> Seen:
    return Seen(0, (), winner, stopped, length, picked, first, behind)


def rows(games: list[Seen], *goals: Goal) -> dict[str, Row]:
    part = Part("p", len(games), {}, "own", "luck", list(goals))
    report = part_report(Study("s", "mythic-arena", "T", 1, "greedy", [part]), 0, games)
    return {row.measure: row for row in report.rows}


def test_who_scored_first_who_picked_first_and_who_came_from_behind() -> None:
    games = [seen(0), seen(1, behind=True), seen(1, first=1), seen(0, first=NOBODY), seen(NOBODY), seen(1, picked=1)]
    found = {name: (row.value, row.games) for name, row in rows(games).items()}
    assert found["first_score"] == (50.0, 4)
    assert found["from_behind"] == (50.0, 4)
    assert found["was_behind"] == (20.0, 5)
    assert found["first_pick"] == (60.0, 5)
    assert found["seat"] == (40.0, 5)


def test_a_stopped_game_is_undecided_though_somebody_was_ahead() -> None:
    found = rows([seen(0, stopped=True), seen(NOBODY), seen(1), seen(0)])["undecided"]
    assert (found.value, found.games) == (50.0, 4)


def test_a_game_that_all_lose_is_lost_and_not_undecided() -> None:
    lost = msgspec.structs.replace(seen(NOBODY), lost=True)
    found = rows([lost, seen(1), seen(NOBODY), seen(0)], Goal("lost", 0, 0, 30))
    assert (found["lost"].value, found["lost"].met) == (25.0, True)
    assert found["undecided"].value == 25.0


def test_things_that_seats_play_as_are_compared_among_those_that_play_as_one() -> None:
    """Who has a pet wins more often than who has none; here cat and dog are compared, and they are alike."""
    pets: list[tuple[dict[str, str], dict[str, str]]] = [
        ({"pet": "cat"}, {}),
        ({"pet": "dog"}, {}),
        ({"pet": "cat"}, {"pet": "dog"}),
        ({"pet": "dog"}, {"pet": "cat"}),
    ]
    games = [Seen(0, (), 0, False, 1, 0, 0, False, shares=(1.0, 0.0), plays_as=both) for both in pets]
    found = {row.name: (row.value, row.games) for row in plays_as_rows("pet", games)}
    assert found == {"pet cat": (0.0, 3), "pet dog": (0.0, 3)}
    one_sided = {row.name: row.value for row in plays_as_rows("pet", games[:3])}
    assert one_sided == {"pet cat": 25.0, "pet dog": -25.0}


def test_lengths() -> None:
    games = [seen(0, length=length) for length in range(1, 101)]
    found = rows(games, Goal("within", 40, 95, 100), Goal("median", 0, 12, 50))
    assert (found["within"].value, found["within"].met) == (40.0, False)
    median = found["median"]
    assert (median.value, median.low, median.high) == (50, 41, 61)  # of a hundred, ten ranks to either side
    assert (median.met, median.sure) == (True, False)


def test_what_is_wanted_but_was_not_seen_is_missed() -> None:
    found = rows([seen(0, first=NOBODY)], Goal("from_behind", 0, 30, 100))["from_behind"]
    assert (found.value, found.met) == (None, False)


@pytest.mark.parametrize(
    ("goal", "met", "sure"),
    [
        (Goal("seat", 0, 40, 60), True, True),
        (Goal("seat", 0, 47, 60), True, False),
        (Goal("seat", 0, 51, 60), False, False),
        (Goal("seat", 0, 0, 50), True, False),
    ],
)
def test_a_goal_is_met_for_sure_if_the_whole_interval_is_inside(goal: Goal, met: bool, sure: bool) -> None:
    row = judged(Row("seat", MEANINGS["seat"], 400, 50.0, 45.1, 54.9), goal)
    assert (row.met, row.sure) == (met, sure)


def test_who_is_first_to_score_is_nobody_where_both_do_at_once() -> None:
    onlooker = Onlooker(2)
    for scores in ([0, 0], [1, 1], [2, 1]):
        onlooker.look(scores)
    assert (onlooker.first, onlooker.behind) == (NOBODY, {1})


def test_a_game_that_fails_is_told_and_misses_the_study() -> None:
    broken = seen(0)
    part = Part("p", 2, {}, "own", "luck", [])
    study = Study("s", "mythic-arena", "T", 1, "greedy", [part])
    failed = Seen(1, (), NOBODY, False, 0, NOBODY, NOBODY, False, "DeadEnd: no way")
    report = part_report(study, 0, [broken, failed])
    assert (report.games, report.failed, report.errors) == (2, 1, ["game 1: DeadEnd: no way"])


# Tables of any size, time, cards


def test_a_study_of_time_seats_and_cards_counts_what_happens() -> None:
    study = read_study("s.toml", PARTY, "s")
    two, three, both = run_study(study).parts
    assert [(part.games, part.failed, part.seats, part.pooled) for part in (two, three, both)] == [
        (3, 0, 2, []),
        (2, 0, 3, []),
        (5, 0, 0, ["two", "three"]),
    ]
    rows = {row.name: row for row in two.rows}
    assert rows["games with bedtime"].value == 100.0
    assert sum(rows[f"seat {seat}"].value or 0.0 for seat in "AB") == pytest.approx(0.0)
    assert (rows["small_favor"].met, rows["small_favor"].unit) == (None, "points") if "small_favor" in rows else True
    assert rows["rounds: median"].value == 5
    assert (rows["minutes: median"].value or 0) > 2  # each player looks for a minute
    assert {row.name for row in both.rows} >= {"minutes: median", "decisions: median", "draw: mean", "shuffle: mean"}
    assert "seat A" not in {row.name for row in three.rows}
    assert report_json(run_study(study, 2)) == report_json(run_study(study))


def test_the_decks_of_a_random_part_are_legal_and_differ() -> None:
    study = read_study("s.toml", PARTY, "s")
    table = Table(study, 0)
    brought = [table.brought((), seed) for seed in range(3)]
    assert brought[0] == table.brought((), 0)
    assert len({deck for decks in brought for deck in decks}) == 6
    for deck in brought[0]:
        assert GAMES["friendomancy"].deck_fault({"format": "b"}, deck) == ""


def test_seconds_add_up() -> None:
    timing = Timing(60, {"draw": 6, "play": 12}, {"shuffle": 4})
    assert timing.seconds(3, {"draw": 10, "play": 2, "shuffle": 1}) == 180 + 60 + 24 + 4


def test_shares_of_seats_are_measured_against_an_even_share() -> None:
    games = [
        msgspec.structs.replace(seen(0), shares=shares) for shares in [(1.0, 0.0, 0.0, 0.0)] * 3 + [(0, 0.5, 0.5, 0)]
    ]
    found = seat_rows(games)
    assert [(row.name, row.value) for row in found] == [
        ("seat A", 50.0),
        ("seat B", -12.5),
        ("seat C", -12.5),
        ("seat D", -25.0),
    ]
    # no win in four games is no certainty: Wilson's interval goes from 0 to 48.99 %
    assert found[3].low == -25.0
    assert found[3].high == pytest.approx(23.99, abs=0.01)


def test_a_lead_of_few_seats_has_an_interval_that_holds() -> None:
    won = msgspec.structs.replace(seen(0), shares=(1.0, 0.0, 0.0, 0.0), plays_as=({"pet": "cat"}, {}, {}, {}))
    (row,) = plays_as_rows("pet", [won] * 3)
    assert (row.value, row.games) == (0.0, 3), "all that have a pet lead as much"
    first = seat_rows([won] * 3)[0]
    assert (first.value, first.high) == (75.0, 75.0)
    assert first.low == pytest.approx(18.85, abs=0.01)
    many = seat_rows([won] * 200)[0]
    assert many.low == pytest.approx(73.1, abs=0.1), "not even of two hundred games that were all won"


def test_a_lead_of_many_seats_goes_by_how_much_shares_vary() -> None:
    shared = [msgspec.structs.replace(seen(NOBODY), shares=(0.5, 0.5))] * 800
    decided = [msgspec.structs.replace(seen(0), shares=(1.0, 0.0))] * 100
    lost = [msgspec.structs.replace(seen(1), shares=(0.0, 1.0))] * 100
    row = seat_rows(shared + decided + lost)[0]
    # a variance of 200 / 4 in a thousand games: a standard error of 0.7075 points, and not the 1.58 of wins and losses
    assert row.high == pytest.approx(1.9623 * 0.7075, abs=0.01)


def test_a_card_that_few_had_has_no_interval() -> None:
    one = card_rows(with_cards(3, 0))[0]
    assert (one.name, one.value, one.games, one.low, one.high) == ("a", 100.0, 3, None, None)
    assert card_rows(with_cards(60, 39))[0].low is None
    assert card_rows(with_cards(60, 40))[0].low is not None
    assert judged(one, Goal("card", 0, -8, 100)).sure is False


@pytest.mark.parametrize(
    ("percent", "count", "low", "high"),
    [
        (50, 5, None, None),  # the median lies outside of five values in 1 case of 16
        (50, 6, 1, 6),
        (50, 10, 2, 10),
        (10, 28, None, None),  # below all of 28 values in 1 case of 19
        (10, 29, 1, 9),
        (90, 28, None, None),
    ],
)
def test_few_values_have_a_quantile_without_an_interval(
    percent: int, count: int, low: float | None, high: float | None
) -> None:
    found = quantile([float(i) for i in range(1, count + 1)], percent)
    assert found[1:] == (low, high)


@pytest.mark.parametrize("percent", [10, 50, 90])
def test_the_interval_of_a_quantile_holds_for_any_number_of_values(percent: int) -> None:
    for count in range(1, 200):
        _value, low, high = quantile([float(i) for i in range(count)], percent)
        if low is not None and high is not None:
            assert between(int(low), int(high), count, percent / 100) >= 0.95, count


def test_a_mean_of_few_counts_has_no_interval() -> None:
    timing = Timing(0, {"draw": 6}, {})
    games = [msgspec.structs.replace(seen(0), counts={"draw": i}) for i in range(10)]
    few, enough = [rows_of(ARENA, "kinds", games[:count], [], timing)[0] for count in (9, 10)]
    assert (few.value, few.low, few.high) == (4.0, None, None)
    # a standard error of 0.957427, and 2.262157 of them
    assert enough.low == pytest.approx(2.334, abs=0.001)
    assert enough.high == pytest.approx(6.666, abs=0.001)


def test_a_game_lost_by_what_was_not_offered_is_a_loss_and_no_length() -> None:
    cut = msgspec.structs.replace(seen(1, length=1), illegal="no way", shares=(0.0, 1.0))
    whole = msgspec.structs.replace(seen(0, length=9), shares=(1.0, 0.0))
    found = rows([cut, whole, whole], Goal("within", 3, 0, 100), Goal("each_seat", 0, -100, 100))
    assert found["seat"].value == pytest.approx(66.67, abs=0.01)
    assert found["median"].value == 9
    assert (found["within"].value, found["within"].games) == (0.0, 2)
    part = Part("p", 3, {}, "own", "luck", [])
    report = part_report(Study("s", "mythic-arena", "T", 1, "greedy", [part]), 0, [cut, whole, whole])
    assert (report.illegal, report.first_illegal, report.failed) == (1, "game 0: no way", 0)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_study_that_is_stopped_reports_what_was_played(workers: int) -> None:
    def interrupt(_done: int) -> None:
        raise KeyboardInterrupt

    study = with_changes(read_study("s.toml", HEAD + DRAFT + DECKS, "s"), 50, None)
    report = run_study(study, workers, interrupt)
    assert (report.complete, report.stopped, report.met, report.asked) == (False, "interrupted", False, 100)
    assert 0 < report.played < 50
    assert [(part.games, part.asked) for part in report.parts] == [(report.played, 50), (0, 50)]
    assert report.parts[0].rows
    assert not report.parts[1].rows, "nothing is missed that was not played"
    assert multiprocessing.active_children() == []


def test_a_worker_that_is_killed_ends_a_study_with_one_clear_reason() -> None:
    def kill(_done: int) -> None:
        for child in multiprocessing.active_children():
            child.kill()

    report = run_study(with_changes(read_study("s.toml", HEAD + DRAFT, "s"), 5000, None), 2, kill)
    assert not report.complete
    assert report.stopped.startswith("worker ")
    assert "was killed by signal 9" in report.stopped
    assert multiprocessing.active_children() == []


def with_cards(wins: int, losses: int) -> list[Seen]:
    """Games in which one seat has a card and the other has not; both have another."""
    won = msgspec.structs.replace(seen(0), shares=(1.0, 0.0), cards=(("a", "b"), ("b",)))
    lost = msgspec.structs.replace(seen(1), shares=(0.0, 1.0), cards=(("a", "b"), ("b",)))
    return [won] * wins + [lost] * losses


def test_what_a_card_does_for_those_who_have_it() -> None:
    one, all_have = card_rows(with_cards(300, 100))
    assert (one.name, one.value, one.games) == ("a", 50.0, 400)
    # 75 % against 25 %, with a standard error of 4.33 points; for two cards at once 2.24 of them
    assert one.low == pytest.approx(50 - 2.2414 * 4.3301, abs=0.01)
    assert one.high == pytest.approx(50 + 2.2414 * 4.3301, abs=0.01)
    assert (all_have.name, all_have.value) == ("b", None)
    assert card_rows([]) == []


@pytest.mark.parametrize(("percent", "value", "low", "high"), [(10, 10, 5, 17), (50, 50, 41, 61), (90, 90, 85, 97)])
def test_points_that_so_many_percent_lie_below(percent: int, value: float, low: float, high: float) -> None:
    assert quantile([float(i) for i in range(1, 101)], percent) == (value, low, high)
