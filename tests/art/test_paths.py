"""Path data: read, rounded without drifting, measured."""

from __future__ import annotations

import pytest

from grimalkin.art.paths import box_of, moved, rounded, segments


@pytest.mark.parametrize(
    ("data", "places", "short"),
    [
        ("M10.04 20.06L30.1 40.2z", 1, "m10 20.1l20.1 20.1z"),
        ("m1.4 1.4l1.4 1.4 1.4 1.4 1.4 1.4", 0, "m1 1l2 2 1 1 2 2"),  # 1.4, 2.8, 4.2, 5.6: errors do not add up
        ("M5 5h.2v.2H9V1z", 0, "m5 5h4v-4z"),
        ("M0 0C1.26 1 2 2 3 3S4 4 5 5", 1, "m0 0c1.3 1 2 2 3 3s1 1 2 2"),
        ("M0 0q1 1 2 0t2 0", 0, "m0 0q1 1 2 0t2 0"),
        ("M0 0a5 5 0 01.5-.5", 1, "m0 0a5 5 0 0 1 .5-.5"),
        ("M0 0a5 5 30 1 0 10 0", 0, "m0 0a5 5 30 1 0 10 0"),
        ("M1 1M2 2L3 3", 0, "m1 1m1 1l1 1"),
        ("M1e1 1E1-.5.5", 1, "m10 10l-10.5-9.5"),
    ],
)
def test_fewer_digits(data: str, places: int, short: str) -> None:
    assert rounded(data, places) == short


def test_another_size() -> None:
    assert rounded("M8 8L16 12a4 4 0 0 1 8 8z", 0, 0.25) == "m2 2l2 1a1 1 0 0 1 2 2z"


@pytest.mark.parametrize(
    ("data", "how", "then"),
    [
        ("M1 2h3v4z", (2, 3, 0, 10, 20), "m12 26l6 0 0 12z"),
        ("M1 2h3v4z", (1, 1, 90, 0, 0), "m-2 1l0 3-4 0z"),
        ("M0 0a4 4 0 0 1 8 0", (1, 1, 0, 5, 5), "m5 5a4 4 0 0 1 8 0"),
        ("M0 0a4 4 0 0 1 8 0", (-1, 1, 0, 0, 0), "m0 0a4 4 0 0 0-8 0"),
        ("M0 0a4 2 0 1 1 8 0", (1, 1, 90, 0, 0), "m0 0a4 2 90 1 1 0 8"),
        ("M0 0c1 1 2 2 3 3s4 4 5 5q1 1 2 2t3 3", (2, 2, 0, 0, 0), "m0 0c2 2 4 4 6 6s8 8 10 10q2 2 4 4t6 6"),
    ],
)
def test_a_path_can_be_moved(data: str, how: tuple[int, int, int, int, int], then: str) -> None:
    assert rounded(moved(data, *how), 0) == then


@pytest.mark.parametrize(
    ("data", "box"),
    [
        ("M10 20h30v40H10z", (10, 20, 30, 40)),
        ("m10 20 30 0 0 40z", (10, 20, 30, 40)),
        ("M0 0C0 20 20 20 20 0", (0, 0, 20, 15)),
        ("M0 0Q10 20 20 0T40 0", (0, -10, 40, 20)),
        ("M0 0C0 20 20 20 20 0S40-20 40 0", (0, -15, 40, 30)),
        ("M0 10a10 10 0 0 1 20 0z", (0, 0, 20, 10)),
        ("M0 10a10 10 0 0 0 20 0z", (0, 10, 20, 10)),
        ("M0 10a10 4 0 0 1 20 0z", (0, 6, 20, 4)),
        ("M3 3z", (3, 3, 0, 0)),
    ],
)
def test_the_box_around_a_path(data: str, box: tuple[int, int, int, int]) -> None:
    assert tuple(round(size, 6) for size in box_of(data)) == box


@pytest.mark.parametrize("data", ["5 5", "M0 0L5", "M0 0 x", "M0 0a5 5 0 2 0 1 1", "M0 0z5 5", "M0 L1 1"])
def test_what_is_no_path_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match=r"path data|missing"):
        segments(data)
