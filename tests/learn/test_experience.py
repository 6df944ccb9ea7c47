"""What self-play brings in, and what each decision was worth."""

import numpy as np
import pytest

from grimalkin.learn.arrays import Arrays, arrays_of
from grimalkin.learn.experience import ONLOOKER, Experience
from grimalkin.learn.tables import BEFORE, NOW
from grimalkin.learn.worker import Over, Question
from grimalkin.players.learned.batch import Batch


def positions(options: list[int]) -> Arrays:
    """Positions of one entity each, with so many options."""
    batch = Batch()
    for count in options:
        batch.add_entity([0])
        for _ in range(count):
            batch.add_option([1], -1, -1)
        batch.close(1, count)
    return arrays_of(batch)


def question(seats: list[int], over: list[Over], options: list[int] | None = None, before: bool = False) -> Question:
    count = len(seats)
    return Question(0, [], positions(options or [2] * count), [0] * count, seats, [before] * count, over)


def add(experience: Experience, seats: list[int], chances: list[float], options: list[int] | None = None) -> None:
    asked = question(seats, [], options)
    chosen = np.zeros(len(seats), np.int64)
    experience.add(0, asked, chosen, np.full(len(seats), -0.5, np.float32), np.array(chances, np.float32))


def over(results: list[int], players: list[str] | None = None, seat: int = 0) -> Over:
    return Over(0, results, players or [NOW, NOW], seat, 1, 10)


def test_a_result_comes_to_every_decision_of_its_seat() -> None:
    found = Experience(1.0)
    add(found, [0, 1], [0.5, 0.5])
    add(found, [0, 1], [0.75, 0.25])
    found.close(0, question([], [over([1, -1])]))
    lesson = found.lesson()
    assert lesson is not None
    by_place = dict(zip(lesson.places.tolist(), lesson.returns.tolist(), strict=True))
    assert by_place == pytest.approx({0: 1, 2: 1, 1: -1, 3: -1})
    assert dict(zip(lesson.places.tolist(), lesson.gains.tolist(), strict=True)) == pytest.approx(
        {0: 1, 2: 0.5, 1: -1, 3: -0.5}
    )
    assert (found.games, found.decisions) == (1, 4)


def test_without_reach_only_the_next_expectation_counts() -> None:
    found = Experience(0.0)
    add(found, [0], [0.5])
    add(found, [0], [0.75])
    found.close(0, question([], [over([1, -1])]))
    lesson = found.lesson()
    assert lesson is not None
    assert lesson.gains.tolist() == pytest.approx([0.5, 0.5])


def test_of_a_game_that_goes_on_the_last_position_says_what_is_to_come() -> None:
    found = Experience(1.0)
    add(found, [0], [0.5])
    add(found, [0], [1.0])
    lesson = found.lesson()
    assert lesson is not None
    assert lesson.places.tolist() == [0]
    assert lesson.returns.tolist() == pytest.approx([1.0])


def test_who_only_looks_on_chooses_nothing() -> None:
    found = Experience(1.0)
    add(found, [0, 1], [0.5, 0.5], [3, 0])
    found.close(0, question([], [over([-1, 1])]))
    lesson = found.lesson()
    assert lesson is not None
    assert dict(zip(lesson.places.tolist(), lesson.chosen.tolist(), strict=True)) == {0: 0, 1: ONLOOKER}
    assert found.decisions == 1


def test_nothing_is_learned_from_older_selves() -> None:
    found = Experience(1.0)
    asked = question([0], [], before=True)
    found.add(0, asked, np.zeros(1, np.int64), np.zeros(1, np.float32), np.full(1, 0.5, np.float32))
    found.close(0, question([], [over([1, -1], [BEFORE, NOW], 1)]))
    assert found.lesson() is None
    assert found.scores == {BEFORE: [0.0, 1]}


def test_a_game_that_failed_teaches_nothing() -> None:
    found = Experience(1.0)
    add(found, [0], [0.5])
    found.close(0, question([], [Over(0, [], [NOW, NOW], 0, 1, 3, "ValueError()")]))
    assert found.lesson() is None
    assert (found.games, found.failed) == (0, 1)
    assert found.errors == {"ValueError()": 1}
