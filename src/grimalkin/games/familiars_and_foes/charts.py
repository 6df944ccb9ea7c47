"""Charts: for each face of the die a row, and what it says."""

from __future__ import annotations

import re
from typing import Any, Final

from grimalkin.core.fields import Field, Given, Reading, Wrong
from grimalkin.core.wording import spelled, unknown
from grimalkin.games.familiars_and_foes.kinds import (
    CRITICAL,
    FOE_WORDS,
    HIT,
    MISS,
    NO,
    OTHERS,
    PART_WORDS,
    RESTRICTIONS,
    SIDES,
)

ROW: Final = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2})|(\+))? (.+)")


# Charts


class Row:
    """One row of a chart: its parts from left to right, each with its number."""

    def __init__(self, text: str, what: list[int], points: list[int]) -> None:
        self.text = text
        self.what = what
        self.points = points
        self.kind = what[0]
        self.first = points[0]
        self.others = 0  # for each other Foe
        for i in range(len(what)):
            if what[i] == OTHERS:
                self.others = points[i]

    def points_of(self, part: int) -> int:
        """The number of a part; 0 if the row has none of it."""
        for i in range(len(self.what)):
            if self.what[i] == part:
                return self.points[i]
        return 0


class Chart:
    """A row for each face of the die; `rows[0]` stands for a die that was never rolled: a miss."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        # each row once, with its lowest and highest face
        self.spans: list[Row] = []
        self.lows: list[int] = []
        self.highs: list[int] = []
        for face in range(1, len(rows)):
            if self.spans and self.spans[-1] is rows[face]:
                self.highs[-1] = face
            else:
                self.spans.append(rows[face])
                self.lows.append(face)
                self.highs.append(face)

    def faces(self, span: int, modifier: int) -> int:
        """How many of the twenty faces lead to a row, with a modifier held to 1..20 (FF-RULING-17)."""
        low = 1 if self.lows[span] == 1 else max(1, self.lows[span] - modifier)
        high = SIDES if self.highs[span] == SIDES else min(SIDES, self.highs[span] - modifier)
        return max(0, high - low + 1)


NEVER: Final = Row("miss", [MISS], [0])
NO_CHART: Final = Chart([])


class ChartField(Field):
    """A chart: `["1-5 backfire 1", "6-16 hit 2", "17+ critical 4"]`. Every face of the die has one row.

    FF-SPELL-03 "17+" is a final die of 17 or more.
    """

    def __init__(self, name: str, words: list[str], default: Any) -> None:
        super().__init__(name, default)
        self.words = words

    def read(self, reading: Reading, place: str, value: Any) -> Any:
        if not isinstance(value, list) or not value:
            raise self.wrong(place, value)
        rows: list[Row | None] = [None] * (SIDES + 1)
        rows[0] = NEVER
        for i in range(len(value)):
            try:
                self.row(f"{place}[{i + 1}]", value[i], rows)
            except Wrong as wrong:
                reading.fault(wrong.place, wrong.what)
                return NO_CHART
        found: list[Row] = []
        for face in range(SIDES + 1):
            row = rows[face]
            if row is None:
                raise Wrong(place, f"no row is for a die of {face}; every face from 1 to {SIDES} has one")
            found.append(row)
        return Chart(found)

    def row(self, place: str, value: Any, rows: list[Row | None]) -> None:
        match = ROW.fullmatch(" ".join(value.split())) if isinstance(value, str) else None
        if match is None:
            raise Wrong(place, f"got {spelled(value)}; write a row such as '6-16 hit 2', '17+ hit 4' or '20 miss'")
        low = int(match.group(1))
        high = SIDES if match.group(3) else int(match.group(2) or low)
        if not 1 <= low <= high <= SIDES:
            raise Wrong(place, f"{spelled(value)}: the die goes from 1 to {SIDES}, the smaller number first")
        row = self.parts(place, match.group(4))
        for face in range(low, high + 1):
            if rows[face] is not None:
                raise Wrong(place, f"{spelled(value)}: another row is for a die of {face} already")
            rows[face] = row

    def parts(self, place: str, text: str) -> Row:
        what: list[int] = []
        points: list[int] = []
        restricts = self.words is FOE_WORDS
        for part in text.split(" + "):
            words = part.split()
            if restricts and words[0] in RESTRICTIONS:
                if len(words) > 1:
                    raise Wrong(place, f"'{part}': '{words[0]}' has no number")
                what.append(NO)
                points.append(1 << RESTRICTIONS.index(words[0]))
                continue
            if words[0] not in self.words:
                known = self.words + (RESTRICTIONS if restricts else [])
                raise Wrong(place, unknown("part of a row", words[0], known))
            number = 0
            if words[0] != "miss":
                if len(words) != 2 or not re.fullmatch("[0-9]{1,3}", words[1]) or not 1 <= int(words[1]) <= SIDES:
                    raise Wrong(place, f"'{part}': write '{words[0]}' and a number from 1 to {SIDES}")
                number = int(words[1])
            elif len(words) > 1 or " + " in text:
                raise Wrong(place, f"'{text}': 'miss' stands alone")
            what.append(PART_WORDS.index(words[0]))
            points.append(number)
        if what[0] == OTHERS:
            raise Wrong(place, f"'{text}': 'others' comes after 'hit'")
        if not restricts and (
            len(what) > 2 or (len(what) == 2 and (what[0] not in (HIT, CRITICAL) or what[1] != OTHERS))
        ):
            raise Wrong(place, f"'{text}': a Familiar's row is one part, or 'hit' and 'others': 'hit 5 + others 2'")
        return Row(text, what, points)

    def lists(self) -> list[tuple[str, list[str]]]:
        found = [("part of a row", self.words)]
        return [*found, ("restriction", RESTRICTIONS)] if self.words is FOE_WORDS else found

    def takes(self) -> str:
        return "a list of rows in quotes, such as '6-16 hit 2'"


def chart(given: Given, name: str) -> Chart:
    found = given.of(name)
    assert isinstance(found, Chart)
    return found
