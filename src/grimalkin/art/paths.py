"""The path data of SVG: read, rounded without drifting, and measured."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from typing import Final

COUNTS: Final = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0}
TOKEN: Final = re.compile(r"\s*,?\s*(?:([MmLlHhVvCcSsQqTtAaZz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))")
FLAG: Final = re.compile(r"\s*,?\s*([01])")
NUMBER: Final = r"(?>\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?))"
NUMBERS: Final = {command: re.compile(NUMBER * count) for command, count in COUNTS.items() if command not in "az"}
END: Final = re.compile(r"\s*\Z")
CURVES: Final = ("c", "s", "q", "t")
SHARES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)  # the points of a curve that are looked at when it is measured

Box = tuple[float, float, float, float]  # left, top, width, height
Point = tuple[float, float]


class Segment:
    """One command in small letters with its numbers as absolute ones, and where the pen stood before."""

    def __init__(self, command: str, numbers: list[float], start: Point, end: Point) -> None:
        self.command = command
        self.numbers = numbers
        self.start = start
        self.end = end


@lru_cache(64)  # of one path a build wants to know several things, one after the other
def segments(data: str) -> tuple[Segment, ...]:
    """The commands of a path. ValueError where it is none."""
    found: list[Segment] = []
    at = 0
    command = ""
    pen = opened = (0.0, 0.0)
    while not END.match(data, at):
        token = TOKEN.match(data, at)
        if token is None:
            raise ValueError(f"no path data from here on: '{data[at : at + 20]}'")
        if token.group(1):
            command = token.group(1)
            at = token.end()
            if command in "Zz":
                found.append(Segment("z", [], pen, opened))
                pen = opened
                continue
        elif not command or command in "Zz":
            raise ValueError(f"a command is missing before '{data[at : at + 20]}'")
        numbers, at = numbers_at(data, at, command.lower())
        if command.islower():
            numbers = absolute(command, numbers, pen)
        end = end_of(command.lower(), numbers, pen)
        found.append(Segment(command.lower(), numbers, pen, end))
        if command in "Mm":
            opened = end
            command = "l" if command == "m" else "L"
        pen = end
    return tuple(found)


def numbers_at(data: str, at: int, command: str) -> tuple[list[float], int]:
    whole = NUMBERS[command].match(data, at) if command in NUMBERS else None
    if whole is not None:
        return [float(word) for word in whole.groups()], whole.end()
    numbers: list[float] = []  # one by one: of an arc, or up to the one that is missing
    for i in range(COUNTS[command]):
        token = (FLAG if command == "a" and i in (3, 4) else TOKEN).match(data, at)
        word = token.group(token.lastindex or 0) if token is not None else ""
        if token is None or word.isalpha():
            raise ValueError(f"a number of '{command}' is missing before '{data[at : at + 20]}'")
        numbers.append(float(word))
        at = token.end()
    return numbers, at


def absolute(command: str, numbers: list[float], pen: Point) -> list[float]:
    if command == "h":
        return [numbers[0] + pen[0]]
    if command == "v":
        return [numbers[0] + pen[1]]
    if command == "a":
        return [*numbers[:5], numbers[5] + pen[0], numbers[6] + pen[1]]
    return [numbers[i] + pen[i % 2] for i in range(len(numbers))]


def end_of(command: str, numbers: list[float], pen: Point) -> Point:
    if command == "h":
        return numbers[0], pen[1]
    if command == "v":
        return pen[0], numbers[0]
    return numbers[-2], numbers[-1]


# written again


def moved(data: str, wide: float, high: float, turn: float, x: float, y: float) -> str:
    """The same path made wider and higher by these factors, then turned by degrees round the origin, then moved.

    Arcs that lie askew keep their shape where both factors are alike.
    """
    sine, cosine = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    out: list[str] = []
    for segment in segments(data):
        command, numbers, first = segment.command, segment.numbers, ""
        if command in "hv":
            command, numbers = "l", [*segment.end]
        elif command == "a":
            across, along, askew, large, sweep = numbers[:5]
            numbers = numbers[5:]
            if wide * high < 0:
                askew, sweep = -askew, 1 - sweep
            first = f"{across * abs(wide):.3f} {along * abs(high):.3f} {askew + turn:g} {large:g} {sweep:g} "
        words: list[str] = []
        for i in range(0, len(numbers), 2):
            across, along = numbers[i] * wide, numbers[i + 1] * high
            words.append(f"{across * cosine - along * sine + x:.3f} {across * sine + along * cosine + y:.3f}")
        out.append(command.upper() + first + " ".join(words))
    return "".join(out)


def rounded(data: str, places: int, scale: float = 1) -> str:
    """The same path with fewer digits, perhaps in another size. Errors do not add up: each step starts where the
    rounded one before it ended."""
    unit = 10**places
    pen = opened = (0, 0)
    out: list[str] = []
    last = ""
    for segment in segments(data):
        command = segment.command
        if command == "z":
            out.append("z")
            pen, last = opened, "z"
            continue
        whole = [round(number * scale * unit) for number in segment.numbers]
        if command == "a":
            numbers = [whole[0], whole[1], round(segment.numbers[2]) * unit]
            numbers += [int(flag) * unit for flag in segment.numbers[3:5]]
            numbers += [whole[5] - pen[0], whole[6] - pen[1]]
            end = (whole[5], whole[6])
        elif command == "h":
            numbers, end = [whole[0] - pen[0]], (whole[0], pen[1])
        elif command == "v":
            numbers, end = [whole[0] - pen[1]], (pen[0], whole[0])
        else:
            numbers = [whole[i] - pen[i % 2] for i in range(len(whole))]
            end = (whole[-2], whole[-1])
        if command in "lhv" and end == pen:
            continue  # it has become too short to be seen
        if command == "m":
            opened = end
        words = joined([spelled(number, unit) for number in numbers])
        if command != last or command == "m":  # otherwise it need not be said again
            out.append(command)
        elif words[0] != "-":
            out.append(" ")
        out.append(words)
        pen, last = end, command
    return "".join(out)


def spelled(number: int, unit: int) -> str:
    """A number of units as short as it can be written: 15 tenths are `1.5`."""
    if unit == 1 or number % unit == 0:
        return str(number // unit)
    words = f"{abs(number) / unit:.{len(str(unit)) - 1}f}".rstrip("0").removeprefix("0")
    return f"-{words}" if number < 0 else words


def joined(words: list[str]) -> str:
    out = words[0]
    for word in words[1:]:
        out += word if word[0] == "-" else f" {word}"
    return out


# measured


@lru_cache(1024)  # of a figure that many cards show
def box_of(data: str) -> Box:
    """The smallest box around a path: left, top, width, height. Arcs count as their ends and the middle."""
    found: list[Point] = []
    control: Point = (0.0, 0.0)
    before = ""
    for segment in segments(data):
        command = segment.command
        if command in CURVES:
            points = pairs(segment)
            if command in "st":  # the first control is the last one before, turned round the pen
                (x, y), turned = segment.start, before and before in ("cs" if command == "s" else "qt")
                points.insert(0, (2 * x - control[0], 2 * y - control[1]) if turned else segment.start)
            control = points[-2]
            found += on_curve([segment.start, *points])
        else:
            found += arc_points(segment) if command == "a" else [segment.end]
        before = command
    left, top = min([x for x, _ in found]), min([y for _, y in found])
    return left, top, max([x for x, _ in found]) - left, max([y for _, y in found]) - top


def pairs(segment: Segment) -> list[Point]:
    numbers = segment.numbers
    return [(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]


def on_curve(points: list[Point]) -> list[Point]:
    """Points of a Bezier curve, by halving between its controls."""
    across = halved([x for x, _ in points])
    return list(zip(across, halved([y for _, y in points])))


def halved(numbers: list[float]) -> list[float]:
    """The same of one coordinate. Three or four controls are written out: it is most of the work of measuring."""
    found: list[float] = []
    a, b, c = numbers[:3]
    for share in SHARES:
        ab, bc = a + (b - a) * share, b + (c - b) * share
        middle = ab + (bc - ab) * share
        if len(numbers) == 4:
            cd = c + (numbers[3] - c) * share
            bcd = bc + (cd - bc) * share
            middle += (bcd - middle) * share
        found.append(middle)
    return found


def arc_points(segment: Segment) -> list[Point]:
    """The end of an arc and its middle, as if it lay straight."""
    (x1, y1), (x2, y2) = segment.start, segment.end
    radius, along = abs(segment.numbers[0]), abs(segment.numbers[1])
    flat = along / radius if radius and along else 1.0
    y1, y2 = y1 / flat, y2 / flat  # now it is round
    wide = math.hypot(x2 - x1, y2 - y1)
    if wide == 0:
        return [segment.end]
    inner = math.sqrt(max(radius * radius - wide * wide / 4, 0))
    rise = radius + inner if segment.numbers[3] else radius - inner
    side = 1 if segment.numbers[4] else -1
    middle = ((x1 + x2) / 2 + side * rise * (y2 - y1) / wide, (y1 + y2) / 2 - side * rise * (x2 - x1) / wide)
    return [(middle[0], middle[1] * flat), segment.end]
