"""BR-SETUP-23 The Lodge as a map: hexes, neighbours, distances, the places of Cells. BR-SETUP-02, -09, -23, BR-GEN-14.

A place is a number: the 19 rooms by their hexes in order, then the Cell of each seat.
"""

from __future__ import annotations

from typing import Final

SIZE: Final = 2
HEXES: Final = [
    (q, r)
    for q in range(-SIZE, SIZE + 1)
    for r in range(-SIZE, SIZE + 1)
    if (abs(q) + abs(r) + abs(q + r)) // 2 <= SIZE
]
ROOMS: Final = 19
CENTRE: Final = HEXES.index((0, 0))
FIRST_CELL: Final = ROOMS
CELL_HEXES: Final = {
    2: [(3, 0), (-3, 0)],
    3: [(3, 0), (-3, 3), (0, -3)],
    4: [(3, 0), (-3, 0), (0, 3), (0, -3)],
}


def between(one: tuple[int, int], two: tuple[int, int]) -> int:
    """Steps from hex to hex."""
    q = one[0] - two[0]
    r = one[1] - two[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


DISTANCES: Final = [[between(one, two) for two in HEXES] for one in HEXES]
BESIDE: Final = [[other for other in range(ROOMS) if DISTANCES[room][other] == 1] for room in range(ROOMS)]


def doors(seats: int) -> list[int]:
    """The one room that each Cell touches, by the place of the Cell."""
    found: list[int] = []
    for cell in CELL_HEXES[seats]:
        for room in range(ROOMS):
            if between(cell, HEXES[room]) == 1:
                found.append(room)
    return found


def is_cell(place: int) -> bool:
    return place >= FIRST_CELL
