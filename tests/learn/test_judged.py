"""What games against another player say, and how a report tells it."""

from grimalkin.learn.judged import Judged
from grimalkin.learn.plan import Plan, plan_of
from grimalkin.learn.report import report_of
from grimalkin.learn.tables import NOW
from grimalkin.learn.worker import Over


def pair(seed: int, results: tuple[int, int]) -> list[Over]:
    players = ([NOW, "greedy"], ["greedy", NOW])
    return [
        Over(0, [result if seat == i else -result for i in range(2)], players[seat], seat, seed, 5)
        for seat, result in enumerate(results)
    ]


def test_points_are_counted_by_seat_and_seed() -> None:
    judged = Judged("greedy", False)
    for seed in range(30):
        for over in pair(seed, (1, -1 if seed % 2 else 1)):
            judged.note(over)
    told = judged.table()
    assert told["games"] == 60
    assert told["share"] == 0.75
    assert told["low"] < 0.75 < told["high"]
    assert told["by_seats"] == {"2": 0.75}


def test_failed_games_are_told_apart() -> None:
    judged = Judged("greedy", False)
    judged.note(Over(0, [], [NOW, "greedy"], 0, 1, 3, "KeyError(7)"))
    assert judged.table()["failed"] == 1
    assert judged.table()["errors"] == ["KeyError(7)"]
    assert (judged.table()["low"], judged.table()["high"]) == (0, 1)


def test_teams_are_compared() -> None:
    judged = Judged("greedy", True)
    for seed in range(40):
        judged.note(Over(0, [1, 1], [NOW, NOW], 0, seed, 5))
        judged.note(Over(0, [-1, -1] if seed % 4 else [1, 1], ["greedy", "greedy"], 0, seed, 5))
    told = judged.table()
    assert (told["share"], told["other"]) == (1.0, 0.25)
    assert told["other_by_seats"] == {"2": 0.25}


def test_seeds_and_not_games_are_independent() -> None:
    together, apart = Judged("greedy", False), Judged("greedy", False)
    for seed in range(100):
        for over in pair(seed, (1, 1) if seed % 2 else (-1, -1)):
            together.note(over)
        for over in pair(seed, (1, -1)):
            apart.note(over)
    assert together.table()["share"] == apart.table()["share"] == 0.5
    assert together.table()["high"] - together.table()["low"] > 0.15
    assert apart.table()["high"] - apart.table()["low"] < 0.05


def test_few_games_say_nothing() -> None:
    judged = Judged("greedy", False)
    assert (judged.table()["low"], judged.table()["high"]) == (0, 1)
    for over in pair(1, (1, 1)):
        judged.note(over)
    assert (judged.table()["share"], judged.table()["low"], judged.table()["high"]) == (1, 0, 1)


def test_a_report_has_the_curve_and_every_setting() -> None:
    plan = Plan("cauldron", {}, [2])
    points = [
        {"seconds": 10.0 * i, "against": "greedy", "games": 100, "share": share, "low": share - 0.05}
        | {"high": share + 0.05, "by_seats": {"2": share}, "failed": 0, "errors": []}
        for i, share in enumerate((0.4, 0.6, 0.7))
    ]
    told = {"plan": plan.table(), "device": "cpu", "workers": 2, "bytes": 12345, "judged": points}
    told |= {"seconds": 20.0, "watched": 5, "games": 10, "decisions": 100, "failed": 0}
    page, curve = report_of(told, "Cauldron")
    assert "it won 70.0% (65.0% to 75.0%) of 100 games" in page
    for name, value in plan.table().items():
        assert f"- `{name}`: {value}" in page
    assert curve.count("<circle") == 3
    assert "<polyline" in curve


def test_a_plan_is_what_was_written_down() -> None:
    plan = Plan("cauldron", {"a": "b"}, [2, 3], 5, 60.0)
    assert plan_of(plan.table()) == plan
