"""Black Rose on its board: rules of layout at four sizes, walking, crowds, ruins, what is open on a phone.

Everything begins in a prepared position, so that what is asked does not hang on luck.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import geometry
from tests.browser.lodges import CROWD, FOUR, RUIN, TWO, at
from tests.browser.people import House

TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "two": (TWO, 2),
    "four": (FOUR, 4),
    "crowd": (CROWD, 4),
    "ruin": (RUIN, 4),
}


@pytest.mark.parametrize("size", geometry.SIZES)
@pytest.mark.parametrize("table", TABLES)
def test_the_rules_of_layout_hold(house: House, table: str, size: str) -> None:
    position, players = TABLES[table]
    page = at(house, position, players, size)
    house.people[0].shot(f"lodge-{table}-{size}")
    geometry.holds(page)
