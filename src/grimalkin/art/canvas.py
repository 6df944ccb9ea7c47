"""A sheet to paint on: it collects SVG elements, with numbers as short as they can be."""

from __future__ import annotations

import math
import random
import re

from grimalkin.art.icons import Icon


def number(value: float) -> str:
    """One digit after the point is finer than anybody sees."""
    words = f"{value:.1f}".removesuffix(".0")
    return "0" if words == "-0" else words.replace("0.", ".", 1) if words.startswith(("0.", "-0.")) else words


def points(values: list[tuple[float, float]]) -> str:
    return " ".join([f"{x:.0f} {y:.0f}" for x, y in values])


class Canvas:
    """What is painted so far. `luck` is the same for the same seed, so a picture always comes out alike."""

    def __init__(self, width: int, height: int, seed: int) -> None:
        self.width = width
        self.height = height
        self.luck = random.Random(seed)
        self.defs: list[str] = []
        self.out: list[str] = []

    def svg(self) -> str:
        defs = f"<defs>{''.join(self.defs)}</defs>" if self.defs else ""
        size = f'viewBox="0 0 {self.width} {self.height}" width="{self.width}" height="{self.height}"'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{defs}{"".join(self.out)}</svg>\n'

    def near(self, low: float, high: float) -> float:
        return self.luck.uniform(low, high)

    # paints

    def fade(self, name: str, top: str, low: str, middle: str = "") -> str:
        """A paint that goes from one colour at the top to another at the bottom."""
        stops = f'<stop stop-color="{top}"/>'
        if middle:
            stops += f'<stop offset=".55" stop-color="{middle}"/>'
        stops += f'<stop offset="1" stop-color="{low}"/>'
        self.defs.append(f'<linearGradient id="{name}" x2="0" y2="1">{stops}</linearGradient>')
        return f"url(#{name})"

    def glow(self, name: str, colour: str, strength: float) -> str:
        """A paint that is full in the middle and nothing at the rim."""
        stops = f'<stop stop-color="{colour}" stop-opacity="{strength:g}"/>'
        stops += f'<stop offset=".5" stop-color="{colour}" stop-opacity="{strength * 0.5:.2f}"/>'
        stops += f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/>'
        self.defs.append(f'<radialGradient id="{name}">{stops}</radialGradient>')
        return f"url(#{name})"

    def shade(self, colour: str, strength: float) -> None:
        """Darker corners keep the eye in the middle."""
        stops = f'<stop offset=".6" stop-color="{colour}" stop-opacity="0"/>'
        stops += f'<stop offset="1" stop-color="{colour}" stop-opacity="{strength:g}"/>'
        self.defs.append(f'<radialGradient id="v" r=".72">{stops}</radialGradient>')
        self.full("url(#v)")

    # shapes

    def path(self, data: str, fill: str, opacity: float = 1, extra: str = "") -> None:
        seen = f' opacity="{opacity:g}"' if opacity < 1 else ""
        self.out.append(f'<path d="{data}" fill="{fill}"{seen}{extra}/>')

    def lines(self, data: str, stroke: str, width: float, opacity: float = 1) -> None:
        seen = f' opacity="{opacity:g}"' if opacity < 1 else ""
        thick = f'stroke-width="{number(width)}" stroke-linecap="round"'
        self.out.append(f'<path d="{data}" fill="none" stroke="{stroke}" {thick}{seen}/>')

    def shares(self, data: str) -> str:
        """Path data in absolute commands whose numbers are shares of the sheet: `M0 .5H1V1H0z` is its lower half."""
        out = ""
        for command, words in re.findall(r"([MLHVQCSTz])([^MLHVQCSTz]*)", data):
            sizes = {"H": [self.width], "V": [self.height]}.get(command, [self.width, self.height])
            values = [float(word) for word in words.split()]
            out += command + " ".join([f"{values[i] * sizes[i % len(sizes)]:.0f}" for i in range(len(values))])
        return out

    def full(self, fill: str, opacity: float = 1) -> None:
        self.path(f"M0 0h{self.width}v{self.height}H0z", fill, opacity)

    def circle(self, x: float, y: float, radius: float, fill: str, opacity: float = 1) -> None:
        self.ellipse(x, y, radius, radius, fill, opacity)

    def ellipse(self, x: float, y: float, wide: float, high: float, fill: str, opacity: float = 1) -> None:
        seen = f' opacity="{opacity:g}"' if opacity < 1 else ""
        size = f'cx="{number(x)}" cy="{number(y)}" rx="{number(wide)}" ry="{number(high)}"'
        self.out.append(f'<ellipse {size} fill="{fill}"{seen}/>')

    def dots(self, spots: list[tuple[float, float, float]], fill: str, opacity: float = 1) -> None:
        """Many round dots: x, y, radius. Those of about one size are one path of points that a round pen makes."""
        sizes: dict[float, str] = {}
        for x, y, radius in spots:
            size = round(2 * radius) if radius > 2 else round(2 * radius / 0.8) * 0.8
            sizes[size] = f"{sizes.get(size, '')}M{x:.0f} {y:.0f}h0"
        for size, data in sorted(sizes.items()):
            self.lines(data, fill, size, opacity)

    def twinkles(self, spots: list[tuple[float, float, float]], fill: str, opacity: float = 1) -> None:
        """Stars with four points, as one path: x, y, size."""
        data = ""
        for x, y, size in spots:
            k = number(size * 0.2)
            m = number(size * 0.8)
            data += f"M{points([(x, y - size)])}l{k} {m} {m} {k}-{m} {k}-{k} {m}-{k}-{m}-{m}-{k} {m}-{k}z"
        self.path(data, fill, opacity)

    def cloud(self, x: float, y: float, size: float, fill: str, opacity: float) -> None:
        """A cloud whose foot begins here."""
        tops = [(14, 14, -13), (19, 26, -7), (16, 24, 7), (12, 16, 13)]
        arcs = [f"a{r * size:.0f} {r * size:.0f} 0 0 1 {dx * size:.0f} {dy * size:.0f}" for r, dx, dy in tops]
        self.path(f"M{x:.0f} {y:.0f}{''.join(arcs)}z", fill, opacity)

    def hills(self, height: float, swing: float, fill: str, opacity: float = 1, count: int = 3) -> None:
        """Land with rounded tops from this height down."""
        step = self.width / count
        y = height + self.near(-swing, swing)
        data = f"M0 {number(y)}"
        for i in range(count):
            top, end = height + self.near(-swing, swing), height + self.near(-swing, swing)
            data += f"Q{points([(step * (i + 0.5), top - swing), (step * (i + 1), end)])}"
        self.path(f"{data}V{self.height}H0z", fill, opacity)

    def peaks(self, height: float, swing: float, fill: str, opacity: float = 1, count: int = 7) -> None:
        """Land with sharp tops."""
        step = self.width / count
        data = f"M0 {number(height)}"
        for i in range(count):
            top = height - self.near(0.3, 1) * swing
            data += f"L{points([(step * (i + self.near(0.3, 0.7)), top), (step * (i + 1), height + self.near(0, 8))])}"
        self.path(f"{data}V{self.height}H0z", fill, opacity)

    def grain(self) -> None:
        """Strokes of a dry brush, light and dark, over the whole ground."""
        for colour, opacity in (("#fff", 0.05), ("#000", 0.07)):
            data = ""
            for i in range(7):
                x, y = self.near(-30, self.width - 40), self.near(0, self.height)
                long, bend = self.near(50, 140), self.near(-14, 14)
                data += f"M{x:.0f} {y:.0f}q{long / 2:.0f} {bend:.0f} {long:.0f} {self.near(-6, 6):.0f}"
            self.lines(data, colour, self.near(5, 11), opacity)

    # silhouettes

    def define(self, name: str, icon: Icon) -> None:
        self.defs.append(f'<path id="{name}" d="{icon.path}"/>')

    def use(self, name: str, place: str, paint: str) -> None:
        self.out.append(f'<use href="#{name}" transform="{place}" {paint}/>')


def placed(icon: Icon, x: float, y: float, wide: float, high: float) -> tuple[str, float]:
    """The transformation that puts an icon into the middle of a field, as large as it fits, and its scale."""
    left, top, width, height = icon.box
    scale = min(wide / max(width, 1), high / max(height, 1))
    dx, dy = x - (left + width / 2) * scale, y - (top + height / 2) * scale
    return f"translate({number(dx)} {number(dy)}) scale({scale:.3g})", scale


def around(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    return x + radius * math.cos(angle), y + radius * math.sin(angle)
