"""The grounds that a silhouette can stand before. Each mood is a sky, one light, and a few painted shapes."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from grimalkin.art.canvas import Canvas, around, points
from grimalkin.art.colours import darker, lighter, mix


class Ground:
    """The colours of a mood in one picture, and where its light stands."""

    def __init__(self, top: str, low: str, light: str, far: str, near: str, accent: str, x: float, y: float) -> None:
        self.top = top
        self.low = low
        self.light = light
        self.far = far
        self.near = near
        self.accent = accent
        self.x = x
        self.y = y


class Mood:
    """How a ground is painted: sky above and below, light, land far and near; where the light is, in shares.

    `takes` is how far it lets the game and the card colour it.
    """

    def __init__(
        self, colours: str, x: float, y: float, paint: Callable[[Canvas, Ground], None], takes: float = 1
    ) -> None:
        self.top, self.low, self.light, self.far, self.near = colours.split()
        self.x = x
        self.y = y
        self.paint = paint
        self.takes = takes

    def ground(self, canvas: Canvas, tint: str, share: float, accent: str) -> Ground:
        """Its colours with those of the game and of the card in them."""
        share *= self.takes
        sky = [mix(mix(colour, tint, share), accent, 0.22 * self.takes) for colour in (self.top, self.low)]
        land = [mix(mix(colour, tint, share), accent, 0.16) for colour in (self.far, self.near)]
        light = mix(self.light, lighter(accent, 0.4), 0.3)
        at = (self.x * canvas.width, self.y * canvas.height)
        return Ground(sky[0], sky[1], light, land[0], land[1], accent, at[0], at[1])


def paint_ground(canvas: Canvas, ground: Ground, mood: Mood) -> None:
    canvas.full(canvas.fade("sky", ground.top, ground.low))
    reach = 0.62 * canvas.width
    canvas.ellipse(ground.x, ground.y, reach, reach, canvas.glow("sun", ground.light, 0.85))
    mood.paint(canvas, ground)
    canvas.grain()


# the moods


def bog(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.hills(h * 0.5, 12, g.far, 0.8, 5)
    c.path(f"M0 {h * 0.72:.0f}H{w}V{h}H0z", g.near)
    waves = [f"M{c.near(0, w - 60):.0f} {c.near(h * 0.76, h):.0f}h{c.near(20, 70):.0f}" for i in range(8)]
    c.lines("".join(waves), g.light, 1.5, 0.35)
    reeds = [(x, c.near(h * 0.3, h * 0.6)) for x in (8, 19, 33, w - 10, w - 24, w - 38)]
    c.lines("".join([f"M{x} {h}Q{x + 3} {h * 0.7:.0f} {x + c.near(-8, 8):.0f} {y:.0f}" for x, y in reeds]), g.near, 3)
    c.dots([(c.near(0, w), c.near(h * 0.2, h * 0.95), c.near(1.5, 5)) for i in range(12)], g.light, 0.35)


def burst(c: Canvas, g: Ground) -> None:
    rays = ""
    turn = c.near(0, 1)
    for i in range(14):
        angle = turn + i * math.tau / 14
        ends = [(g.x, g.y), around(g.x, g.y, c.width, angle), around(g.x, g.y, c.width, angle + 0.17)]
        rays += f"M{points(ends)}z"
    c.path(rays, g.light, 0.22)
    c.twinkles([(c.near(0, c.width), c.near(0, c.height), c.near(2, 6)) for i in range(14)], g.light, 0.75)


def cave(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    rim = [(0.0, h * 0.3), (w * 0.07, h * 0.36), (w * 0.1, h * 0.2), (w * 0.16, h * 0.33), (w * 0.2, h * 0.12)]
    rim += [(w * 0.3, h * 0.16), (w * 0.34, h * 0.3), (w * 0.38, h * 0.1), (w * 0.6, h * 0.07), (w * 0.64, h * 0.24)]
    rim += [(w * 0.69, h * 0.1), (w * 0.8, h * 0.15), (w * 0.85, h * 0.4), (w * 0.9, h * 0.22), (w * 0.94, h * 0.45)]
    rim = [(x, y + c.near(-8, 8)) for x, y in rim]
    c.path(f"M0 0H{w}V{h * 0.5:.0f}L{points(rim[::-1])}z", g.far)
    floor = [(w * i / 9, h * (0.86 - (0.16 if i in (0, 9) else 0.1 if i in (1, 8) else 0))) for i in range(10)]
    floor = [(x, y + c.near(-7, 7)) for x, y in floor]
    c.path(f"M0 {h}L{points(floor)}L{w} {h}z", g.near)
    c.dots([(c.near(0, w), c.near(0, h), c.near(0.8, 2)) for i in range(16)], g.light, 0.6)


def dawn(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    rays = ""
    for i in range(9):
        angle = math.pi + 0.1 + i * 0.35
        ends = [(g.x, g.y), around(g.x, g.y, w, angle), around(g.x, g.y, w, angle + 0.14)]
        rays += f"M{points(ends)}z"
    c.path(rays, g.light, 0.22)
    c.circle(g.x, g.y, h * 0.2, lighter(g.light, 0.3), 0.95)
    for i in range(3):
        c.ellipse(c.near(0, w), h * (0.14 + 0.13 * i), c.near(40, 80), 4, g.light, 0.4)
    c.hills(h * 0.7, 12, g.far)
    c.hills(h * 0.85, 9, g.near)


def deep(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    shafts = ""
    for i in range(5):
        x = w * (0.1 + 0.2 * i) + c.near(-14, 14)
        shafts += f"M{x:.0f} 0h{c.near(14, 30):.0f}L{x - c.near(20, 70):.0f} {h}h-{c.near(30, 60):.0f}z"
    c.path(shafts, g.light, 0.2)
    c.hills(h * 0.86, 8, g.far, 0.9, 4)
    weeds = ""
    for x in (10, 24, 40, w - 12, w - 30, w - 44):
        weeds += f"M{x} {h}q{c.near(-14, 14):.0f}-30 0-52t{c.near(-8, 8):.0f}-{c.near(20, 46):.0f}"
    c.lines(weeds, g.near, 6)
    c.dots([(c.near(0, w), c.near(0, h), c.near(1.5, 5)) for i in range(18)], g.light, 0.45)


def desk(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.lines("".join([f"M{w * i / 6:.0f} 0V{h}" for i in range(1, 6)]), g.near, 2, 0.35)
    c.path(f"M0 {h * 0.78:.0f}H{w}V{h}H0z", g.far)
    c.path(f"M0 {h * 0.78:.0f}H{w}v5H0z", g.light, 0.55)
    planks = [f"M{c.near(0, w * 0.7):.0f} {h * (0.83 + 0.05 * i):.0f}h{c.near(50, 120):.0f}" for i in range(4)]
    c.lines("".join(planks), g.near, 1.5, 0.7)
    x, y = g.x, h * 0.62
    c.path(f"M{x - 6:.0f} {y:.0f}h12V{h * 0.8:.0f}h-12z", lighter(g.light, 0.5))
    c.path(f"M{x:.0f} {y - 26:.0f}q10 14 0 25q-10-11 0-25z", lighter(g.light, 0.65))


def drapes(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    folds, shade = "", ""
    for side in (0, 1):
        for i in range(4):
            left = i * 0.075 if side == 0 else 1 - (i + 1) * 0.075
            low, bend = left + (0.02 * i if side else -0.02 * i), left + (0 if side else 0.1)
            folds += c.shares(f"M{left} 0H{left + 0.075}Q{bend} .6 {low + 0.075} 1H{low}z")
            shade += c.shares(f"M{left + 0.05} 0Q{bend - 0.02} .6 {low + 0.05} 1")
    c.path(folds, g.far)
    c.lines(shade, g.near, 7, 0.65)
    top = "".join([f"q{w / 12:.1f} {h * 0.14:.0f} {w / 6:.1f} 0" for i in range(6)])
    c.path(f"M0 0V10{top}V0z", g.near)
    c.twinkles([(c.near(w * 0.3, w * 0.7), c.near(20, h * 0.8), c.near(2, 4)) for i in range(8)], g.light, 0.8)


def dusk(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.circle(g.x, g.y, h * 0.37, lighter(g.light, 0.12), 0.9)
    for i in range(5):
        y = h * (0.2 + 0.12 * i) + c.near(-5, 5)
        c.path(
            f"M{c.near(-40, w * 0.5):.0f} {y:.0f}q{c.near(40, 80):.0f}-9 {c.near(120, 190):.0f} 0q-70 7-150 0z",
            g.top,
            0.5,
        )
    c.hills(h * 0.76, 10, g.far, 1, 4)
    c.hills(h * 0.9, 7, g.near)


def eclipse(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    rays = ""
    for i in range(24):
        angle = i * math.tau / 24 + c.near(-0.05, 0.05)
        ends = [around(g.x, g.y, h * 0.36, angle - 0.1), around(g.x, g.y, h * c.near(0.48, 0.75), angle)]
        rays += f"M{points([*ends, around(g.x, g.y, h * 0.36, angle + 0.1)])}z"
    c.path(rays, g.light, 0.7)
    c.circle(g.x, g.y, h * 0.43, lighter(g.light, 0.4))
    c.circle(g.x, g.y, h * 0.4, mix(g.low, g.light, 0.45))
    c.dots([(c.near(0, w), c.near(0, h * 0.7), c.near(0.6, 1.5)) for i in range(20)], g.light, 0.8)
    c.peaks(h * 0.92, 22, g.near, 1, 9)


def fire(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    for share, colour, opacity in ((0.62, g.far, 0.75), (0.42, g.light, 0.6), (0.25, lighter(g.light, 0.45), 0.75)):
        data = f"M0 {h}"
        for i in range(6):
            x, wide = w * i / 6, w / 6
            top = h * (1 - share * c.near(0.5, 1) * (0.7 if 1 < i < 4 else 1.2))
            tip, high = x + wide * c.near(0.25, 0.75), h - top
            left = [(x - wide * 0.12, h - high * 0.5), (tip - wide * 0.04, h - high * 0.55), (tip, top)]
            right = [(tip + wide * 0.08, h - high * 0.6), (x + wide * 1.12, h - high * 0.5), (x + wide, h)]
            data += f"C{points(left)}C{points(right)}"
        c.path(f"{data}V{h}z", colour, opacity)
    c.dots([(c.near(0, w), c.near(0, h * 0.9), c.near(0.8, 2.4)) for i in range(26)], lighter(g.light, 0.3), 0.9)


def forest(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    shafts = "".join([f"M{w * (0.35 + 0.2 * i):.0f} 0h24L{w * (0.05 + 0.24 * i):.0f} {h}h-46z" for i in range(3)])
    c.path(shafts, g.light, 0.22)
    for low, high, colour in ((0.22, 0.8, g.far), (0.0, 1.0, g.near)):
        trunks = ""
        for i in range(4):
            x = w * (low + 0.07 * i if i < 2 else high - 0.07 * (i - 1)) + c.near(-6, 6)
            wide = c.near(7, 13)
            trunks += f"M{x - wide:.0f} {h}q{wide * 0.7:.0f}-90 {wide * 0.4:.0f}-{h}h{wide:.0f}"
            trunks += f"q0 {h - 90} {wide * 0.8:.0f} {h}z"
        c.path(trunks, colour)
    c.dots([(w * i / 11 + c.near(-8, 8), c.near(-6, 10), c.near(14, 24)) for i in range(12)], g.near)
    c.hills(h * 0.92, 5, g.near)


def garden(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.cloud(w * 0.12, h * 0.26, 1.2, lighter(g.light, 0.5), 0.75)
    c.cloud(w * 0.72, h * 0.38, 0.9, lighter(g.light, 0.5), 0.65)
    c.hills(h * 0.64, 12, g.far)
    c.hills(h * 0.8, 8, g.near)
    blades = ""
    for i in range(26):
        x = w * i / 25
        blades += f"M{x:.0f} {h}q{c.near(-3, 3):.0f}-14 {c.near(-9, 9):.0f}-{c.near(18, 38):.0f}"
    c.lines(blades, darker(g.near, 0.35), 2.5)
    c.dots([(c.near(0, w), c.near(h * 0.74, h * 0.97), c.near(2, 3.6)) for i in range(12)], lighter(g.accent, 0.55))


def hearth(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    bricks = ""
    for row in range(7):
        y = row * h / 7
        bricks += f"M0 {y:.0f}H{w}" + "".join(
            [f"M{(i + row % 2 / 2) * w / 6:.0f} {y:.0f}v{h / 7:.0f}" for i in range(7)]
        )
    c.lines(bricks, g.near, 2, 0.5)
    c.path(c.shares("M.14 1V.5Q.5 -.22 .86 .5V1z"), g.near, 0.9)
    c.ellipse(w / 2, h * 0.62, w * 0.34, h * 0.5, "url(#sun)")
    flames = "M.2 1"
    for i in range(5):
        x, top = 0.2 + 0.12 * i, c.near(0.62, 0.8)
        flames += f"C{x} .9 {x + 0.04} .85 {x + 0.06} {top}C{x + 0.09} .86 {x + 0.12} .92 {x + 0.12} 1"
    flames = c.shares(flames)
    c.path(f"{flames}z", lighter(g.light, 0.25), 0.75)
    c.path(f"M0 0H{w}v9H0z", g.far)
    for x in (w * 0.05, w * 0.94):
        c.path(f"M{x:.0f} 8l-11 34q11 8 22 0z", mix(g.far, "#5d7a35", 0.7))


def ice(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.peaks(h * 0.62, h * 0.42, g.far, 0.75, 5)
    c.peaks(h * 0.8, h * 0.24, lighter(g.far, 0.35), 0.8, 8)
    c.hills(h * 0.88, 6, lighter(g.near, 0.55))
    c.dots([(c.near(0, w), c.near(0, h), c.near(1, 3)) for i in range(34)], "#ffffff", 0.85)
    spikes = "".join([f"M{w * i / 9:.0f} 0l{w / 22:.0f} {c.near(16, 46):.0f} {w / 22:.0f}-50z" for i in range(9)])
    c.path(spikes, lighter(g.light, 0.4), 0.7)


def mist(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.circle(g.x, g.y, h * 0.2, lighter(g.light, 0.4), 0.6)
    for i in range(5):
        x = w * (0.04 + 0.23 * i) + c.near(-8, 8)
        c.path(f"M{x:.0f} {h}l-3-{h * c.near(0.5, 0.9):.0f}h6l2 {h}z", g.far, 0.4)
    for i in range(4):
        y = h * (0.42 + 0.15 * i)
        c.path(
            f"M0 {y:.0f}q{w / 4:.0f} {c.near(-22, 22):.0f} {w / 2:.0f} 0t{w / 2:.0f} 0v{h * 0.2:.0f}H0z", g.light, 0.2
        )
    c.hills(h * 0.93, 5, g.near, 0.9)


def moon(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.dots([(c.near(0, w), c.near(0, h * 0.75), c.near(0.6, 1.6)) for i in range(34)], "#ffffff", 0.8)
    r = h * 0.42
    c.circle(g.x, g.y, r, lighter(g.light, 0.35))
    seas = [(-0.45, -0.3, 0.2), (0.3, -0.5, 0.12), (0.5, 0.2, 0.17), (-0.1, 0.55, 0.14)]
    c.dots([(g.x + r * x, g.y + r * y, r * size) for x, y, size in seas], mix(g.light, g.low, 0.25), 0.55)
    c.path(f"M{c.near(0, 60):.0f} {h * 0.3:.0f}q60-14 120 0q-60 10-120 0z", g.low, 0.6)
    c.hills(h * 0.78, 14, g.far)
    c.hills(h * 0.9, 8, g.near)


def noon(c: Canvas, g: Ground) -> None:
    c.circle(g.x, g.y, c.height * 0.13, lighter(g.light, 0.75))
    for i in range(3):
        y = 0.5 + 0.15 * i
        colour = mix(g.far, g.near, i / 2)
        left, right = y + c.near(-0.06, 0.06), y + c.near(-0.06, 0.06)
        data = c.shares(f"M0 {left}C.3 {y - 0.12} .45 {y + 0.11} .62 {y}S.9 {y - 0.08} 1 {right}V1H0z")
        c.path(data, colour)
        c.lines(data.partition("V")[0], lighter(colour, 0.4), 2, 0.6)


def parchment(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.dots([(c.near(0, w), c.near(0, h), c.near(8, 26)) for i in range(7)], g.far, 0.25)
    c.dots([(c.near(0, w), c.near(0, h), c.near(0.5, 1.4)) for i in range(40)], g.near, 0.5)
    rings = ""
    for r in (h * 0.44, h * 0.46):
        rings += (
            f"M{w / 2 - r:.0f} {h / 2:.0f}a{r:.0f} {r:.0f} 0 1 1 {2 * r:.0f} 0a{r:.0f} {r:.0f} 0 1 1-{2 * r:.0f} 0z"
        )
    ticks = ""
    for i in range(24):
        angle = i * math.tau / 24
        ticks += f"M{points([around(w / 2, h / 2, h * 0.46, angle)])}L{points([around(w / 2, h / 2, h * 0.49, angle)])}"
    c.lines(rings + ticks, g.near, 1.2, 0.55)
    lines = [f"M{x} {h * (0.2 + 0.1 * i):.0f}h{c.near(14, 26):.0f}" for x in (10, w - 36) for i in range(6)]
    c.lines("".join(lines), g.near, 1.6, 0.4)


def ripples(c: Canvas, g: Ground) -> None:
    for i in range(7, 0, -1):
        c.circle(g.x, g.y, c.width * 0.09 * i, mix(darker(g.low, 0.2), g.light, 0.6 if i % 2 else 0.18), 0.5)
    dots = []
    for i in range(18):
        x, y = around(g.x, g.y, c.height * (0.5 if i % 2 else 0.58), i * math.tau / 18)
        dots.append((x, y, 3.0 if i % 2 else 1.8))
    c.dots(dots, g.light, 0.7)


def ruins(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.circle(g.x, g.y, h * 0.16, lighter(g.light, 0.4), 0.9)
    c.hills(h * 0.7, 8, mix(g.far, g.low, 0.5))
    columns, grooves = "", ""
    for share, top in ((0.03, 0.1), (0.16, 0.34), (0.76, 0.22), (0.89, 0.05)):
        x, y = w * share, h * (top + c.near(0, 0.08))
        columns += f"M{x - 4:.0f} {y:.0f}l12-5 10 4 10-3v14h-3V{h * 0.88:.0f}h4v8h-34v-8h4V{y + 13:.0f}h-3z"
        grooves += f"M{x + 8:.0f} {y + 18:.0f}V{h * 0.86:.0f}M{x + 17:.0f} {y + 18:.0f}V{h * 0.86:.0f}"
    c.path(columns, g.far)
    c.lines(grooves, g.near, 2, 0.7)
    c.path(f"M0 {h * 0.9:.0f}H{w}V{h}H0z", g.near)


def slab(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    stone = c.shares("M.13 1V.3Q.14 .05 .4 .04H.62Q.87 .06 .87 .32V1z")
    c.path(stone, g.far)
    c.lines(stone, lighter(g.far, 0.25), 3, 0.6)
    cracks = ""
    for x, y in ((0.2, 0.7), (0.8, 0.5), (0.3, 0.12), (0.74, 0.9)):
        cracks += f"M{w * x:.0f} {h * y:.0f}l"
        cracks += points([(c.near(-15, 15), c.near(4, 17)) for i in range(3)])
    c.lines(cracks, g.near, 2)
    c.dots([(c.near(w * 0.15, w * 0.85), c.near(h * 0.1, h), c.near(1, 3.4)) for i in range(22)], g.near, 0.5)
    blades = [(x, c.near(-10, 10), c.near(16, 40)) for x in (6, 18, 30, w - 8, w - 20, w - 33)]
    c.lines("".join([f"M{x} {h}q-4-16 {dx:.0f}-{dy:.0f}" for x, dx, dy in blades]), g.near, 3)


def stars(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.path(c.shares("M0 .75Q.4 .45 1 .02V.38Q.5 .7 0 1z"), g.light, 0.16)
    c.dots([(c.near(0, w), c.near(0, h), c.near(0.6, 1.7)) for i in range(54)], "#ffffff", 0.85)
    c.twinkles([(c.near(0, w), c.near(0, h * 0.8), c.near(4, 9)) for i in range(7)], g.light)
    spots = [(w * (0.1 + 0.16 * i), h * (0.1 + 0.1 * (i % 2)) + c.near(-8, 8)) for i in range(6)]
    c.lines(f"M{points(spots)}", g.light, 1, 0.5)
    c.hills(h * 0.92, 6, g.near)


def storm(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    for x in (w * 0.2, w * 0.84):
        bolt = (
            f"M{x:.0f} {h * 0.1:.0f}l-22 {h * 0.34:.0f}h15l-20 {h * 0.36:.0f} 42-{h * 0.46:.0f}h-16l15-{h * 0.24:.0f}z"
        )
        c.path(bolt, lighter(g.light, 0.55), 0.95)
    c.dots([(w * i / 9 + c.near(-10, 10), c.near(0, 22), c.near(22, 38)) for i in range(10)], g.far)
    c.dots([(w * i / 7 + c.near(-12, 12), c.near(-12, 6), c.near(18, 32)) for i in range(8)], g.near)
    c.lines(
        "".join([f"M{c.near(0, w):.0f} {c.near(h * 0.2, h * 0.9):.0f}l-5 17" for i in range(26)]), g.light, 1.4, 0.45
    )
    c.hills(h * 0.9, 6, g.near)


def torch(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    floor = h * 0.74
    c.path(f"M0 {h * 0.12:.0f}H{w}V{floor:.0f}H0z", g.far, 0.8)
    arches = ""
    for i in range(6):
        x = w * (0.02 + i / 6)
        arches += f"M{x:.0f} {floor:.0f}V{h * 0.42:.0f}q{w * 0.065:.0f}-{h * 0.2:.0f} {w * 0.13:.0f} 0V{floor:.0f}z"
    c.path(arches, g.near, 0.75)
    c.ellipse(g.x, g.y, w * 0.4, h * 0.62, "url(#sun)")
    c.path(f"M0 {floor:.0f}H{w}V{h}H0z", mix(g.low, g.light, 0.25))
    c.lines("".join([f"M0 {floor + h * 0.07 * (i + 1):.0f}H{w}" for i in range(3)]), g.near, 1.6, 0.6)
    for x in (w * 0.09, w * 0.91):
        c.lines(f"M{x:.0f} {h * 0.52:.0f}V{h * 0.74:.0f}", darker(g.near, 0.4), 5)
        c.circle(x, h * 0.4, h * 0.3, "url(#sun)", 0.8)
        c.path(f"M{x:.0f} {h * 0.2:.0f}q20 26 9 60q-9 10-18 0q-12-24 9-60z", mix("#f58a26", g.accent, 0.2))
        c.path(f"M{x:.0f} {h * 0.33:.0f}q9 16 4 34q-4 4-8 0q-5-14 4-34z", "#ffe9a0")


def void(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.dots([(c.near(0, w), c.near(0, h), c.near(0.5, 1.6)) for i in range(46)], "#ffffff", 0.8)
    arms = ""
    for arm in range(3):
        spots = [around(g.x, g.y, 18 + 6 * i, arm * math.tau / 3 + i * 0.19) for i in range(24)]
        arms += f"M{points([(x, g.y + (y - g.y) * 0.72) for x, y in spots])}"
    c.lines(arms, g.light, 13, 0.16)
    c.lines(arms, lighter(g.light, 0.4), 3, 0.5)
    c.circle(g.x, g.y, h * 0.4, "url(#sun)", 0.8)


def wind(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    for i in range(3):
        c.cloud(c.near(-20, w - 40), h * (0.2 + 0.2 * i), c.near(0.7, 1.3), lighter(g.light, 0.3), 0.5)
    gusts = ""
    for i in range(8):
        x, y = c.near(-40, w * 0.35), h * (0.08 + 0.115 * i) + c.near(-6, 6)
        long = c.near(90, 190)
        gusts += f"M{x:.0f} {y:.0f}q{long / 2:.0f} {c.near(-16, 16):.0f} {long:.0f} 0q18-5 14-16t-15 0"
    c.lines(gusts, lighter(g.light, 0.4), 3, 0.6)
    c.hills(h * 0.9, 8, g.near, 0.9)


# grounds in crayon


def carpet(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.path(f"M0 {h * 0.3:.0f}H{w}V{h}H0z", g.far)
    c.lines("".join([f"M{w * i / 12:.0f} 0v{h * 0.3:.0f}" for i in range(1, 12)]), g.near, 2, 0.3)
    c.path(f"M0 {h * 0.28:.0f}H{w}v7H0z", lighter(g.light, 0.4), 0.8)
    c.path(c.shares("M.1 .42H.9L1 .93H0z"), mix(g.near, g.accent, 0.45))
    c.path(c.shares("M.15 .47H.85L.93 .87H.07z"), mix(g.light, g.accent, 0.3))
    fringe = [f"M{w * i / 30:.0f} {h * 0.93:.0f}l{c.near(-3, 3):.0f} {c.near(9, 14):.0f}" for i in range(31)]
    c.lines("".join(fringe), mix(g.near, g.accent, 0.45), 3)
    beam = c.shares("M.55 0H.8L.42 1H.05z")
    c.path(beam, lighter(g.light, 0.6), 0.22)


def crayon(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    sky = ""
    for i in range(9):
        y = h * (0.04 + 0.075 * i)
        sky += f"M{c.near(-10, 20):.0f} {y:.0f}q{w * 0.3:.0f} {c.near(-14, 14):.0f} {w * c.near(0.8, 1):.0f} 0"
    c.lines(sky, g.far, 9, 0.4)
    c.circle(w * 0.09, h * 0.12, h * 0.15, "#f7cf45")
    rays = ""
    for i in range(12):
        angle = i * math.tau / 12 + 0.2
        ends = [around(w * 0.09, h * 0.12, h * 0.19, angle), around(w * 0.09, h * 0.12, h * 0.28, angle)]
        rays += f"M{points(ends)}"
    c.lines(rays, "#f7cf45", 4)
    grass = f"M0 {h * 0.86:.0f}"
    for i in range(26):
        grass += f"l{w / 52:.1f}-{c.near(10, 22):.0f} {w / 52:.1f} {c.near(10, 22):.0f}"
    c.path(f"M0 {h * 0.86:.0f}H{w}V{h}H0z", g.near)
    c.lines(grass, g.near, 4)


def party(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    colours = [lighter(g.accent, 0.3), "#f6d44b", "#86c5e8", "#ee86ab"]
    c.lines(f"M0 8Q{w / 2:.0f} {h * 0.26:.0f} {w} 8", g.near, 2.5)
    for i in range(10):
        x = w * (i + 0.5) / 10
        y = 8 + (h * 0.13 - 4) * (1 - (2 * x / w - 1) ** 2)
        c.path(f"M{x - 11:.0f} {y:.0f}h22l-11 24z", colours[i % 4])
    for i in range(4):
        c.dots([(c.near(0, w), c.near(h * 0.25, h * 0.8), c.near(2, 4)) for _ in range(9)], colours[i], 0.9)
    c.path(f"M0 {h * 0.84:.0f}H{w}V{h}H0z", g.far)
    c.path(f"M0 {h * 0.84:.0f}H{w}v4H0z", g.near)


def squares(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    across = "".join([f"M0 {i * 16 + 6}H{w}" for i in range(14)])
    c.lines(across + "".join([f"M{i * 16 + 6} 0V{h}" for i in range(19)]), g.far, 1.2, 0.55)
    c.lines(f"M34 0V{h}", "#e0605a", 2, 0.6)
    for _ in range(3):
        x, y = c.near(20, w - 60), c.near(10, h - 40)
        loops = "".join([f"q{c.near(4, 12):.0f}-{c.near(14, 30):.0f} {c.near(8, 14):.0f} 2" for i in range(5)])
        c.lines(f"M{x:.0f} {y:.0f}{loops}", g.accent, 2.5, 0.35)
    c.dots([(12, y, 5.0) for y in (h * 0.15, h * 0.5, h * 0.85)], g.near, 0.5)


def street(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.cloud(w * 0.6, h * 0.2, 0.9, lighter(g.light, 0.6), 0.8)
    houses, lights = "", ""
    for i in range(6):
        x, top = w * i / 6, h * c.near(0.3, 0.5)
        houses += f"M{x:.0f} {h * 0.8:.0f}V{top:.0f}l{w / 12:.0f}-{c.near(10, 26):.0f} {w / 12:.0f} 26V{h * 0.8:.0f}z"
        lights += f"M{x + 12:.0f} {top + 34:.0f}h9v13h-9zm17 0h9v13h-9zM{x + 12:.0f} {top + 58:.0f}h9v13h-9z"
    c.path(houses, g.far)
    c.path(lights, lighter(g.light, 0.3), 0.8)
    c.path(f"M0 {h * 0.8:.0f}H{w}V{h}H0z", g.near)
    c.lines("".join([f"M{w * i / 7:.0f} {h * 0.92:.0f}h22" for i in range(8)]), lighter(g.light, 0.4), 4, 0.8)


def tiles(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    for row in range(5):
        data = "".join([f"M{x} {row * 36}h36v36h-36z" for x in range(36 * (row % 2), w, 72)])
        c.path(data, g.far, 0.35)
    c.path(f"M0 {h * 0.8:.0f}H{w}V{h}H0z", g.near)
    c.path(f"M0 {h * 0.8:.0f}H{w}v8H0z", lighter(g.light, 0.2))
    c.lines(f"M0 26H{w}", g.near, 3, 0.7)
    for x in (w * 0.07, w * 0.17, w * 0.86, w * 0.95):
        c.lines(f"M{x:.0f} 26v{c.near(10, 22):.0f}", g.near, 4)
        c.circle(x, 52, c.near(8, 12), g.near)


def wallpaper(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.path("".join([f"M{x} 0h20V{h}h-20z" for x in range(0, w, 40)]), g.far, 0.4)
    for x in range(30, w, 40):
        c.dots([(x, y, 4.0) for y in range(14 + x % 80 // 4, int(h * 0.8), 42)], lighter(g.accent, 0.4), 0.8)
    c.path(f"M0 {h * 0.82:.0f}H{w}V{h}H0z", g.near)
    c.path(f"M0 {h * 0.78:.0f}H{w}v9H0z", lighter(g.light, 0.4))


def window(c: Canvas, g: Ground) -> None:
    w, h = c.width, c.height
    c.full(mix(g.far, g.accent, 0.2), 0.8)
    c.path(c.shares("M.1 .05H.9V.84H.1z"), lighter(g.light, 0.2))
    c.path(c.shares("M.13 .09H.485V.8H.13zM.515 .09H.87V.8H.515z"), "#a9d8ef")
    c.cloud(w * 0.17, h * 0.34, 0.8, "#ffffff", 0.85)
    c.cloud(w * 0.6, h * 0.26, 0.9, "#ffffff", 0.85)
    for side, bend in ((0, 0.16), (1, 0.84)):
        low = 0.06 if side == 0 else 0.94
        c.path(c.shares(f"M{side} 0H{0.25 if side == 0 else 0.75}Q{bend} .4 {low} .84H{side}z"), g.accent, 0.75)
    c.path(c.shares("M0 .84H1V1H0z"), g.near)


MOOD: Final = {
    "bog": Mood("#5f6a3c #b3b26b #e6e8a6 #4b5a36 #2b3824", 0.5, 0.42, bog),
    "burst": Mood("#7d5a3a #b98a4e #fff0c0 #6a4a2e #3a2818", 0.5, 0.48, burst),
    "carpet": Mood("#e9d3a8 #f2e2bd #fff6dc #d9b98a #a98254", 0.7, 0.1, carpet),
    "cave": Mood("#8a6a52 #d9a56c #ffe3ac #3a2c28 #231a1b", 0.5, 0.5, cave),
    "crayon": Mood("#cfe6ee #fdf6df #fffbe8 #8cc3dc #7fb05a", 0.5, 0.4, crayon),
    "dawn": Mood("#d98d8b #f6cf98 #fff2c9 #a8695f #6d4550", 0.72, 0.66, dawn),
    "deep": Mood("#4fb3b8 #0f4a63 #c9fff0 #1d5a66 #0c3444", 0.45, 0.1, deep),
    "desk": Mood("#57402f #7c5a3c #ffdd94 #8b5d35 #3d2819", 0.12, 0.5, desk),
    "drapes": Mood("#4a3a5c #836490 #ffe2b8 #6b2f4a #431d35", 0.5, 0.4, drapes),
    "dusk": Mood("#8c3f4f #f09a52 #ffd98a #6d3446 #3c1f33", 0.5, 0.5, dusk),
    "eclipse": Mood("#1f1a35 #5b3350 #ffcf9a #2f2440 #16121f", 0.5, 0.47, eclipse),
    "fire": Mood("#5c1d1c #d65a23 #ffc95c #b83b1c #54170f", 0.5, 0.7, fire),
    "forest": Mood("#a9c87c #5d8a4d #f6ffc4 #4c7044 #22382c", 0.6, 0.2, forest),
    "garden": Mood("#8ecbe0 #e8f0c2 #fffbe0 #86b566 #578a45", 0.5, 0.3, garden),
    "hearth": Mood("#6b4634 #8d5c3c #ffc56a #7a4c30 #2c1b16", 0.5, 0.6, hearth),
    "ice": Mood("#86b4d8 #dcecf6 #ffffff #7ea2c6 #6688b0", 0.5, 0.38, ice),
    "mist": Mood("#7e8ea0 #c5ccd0 #f6f8f4 #5f6e7c #4a5560", 0.62, 0.28, mist),
    "moon": Mood("#16244e #4a5c96 #fdf3cf #26345f #131c3b", 0.56, 0.42, moon),
    "noon": Mood("#6fb7d6 #f5dfae #fff6cc #dba85c #b57c3c", 0.78, 0.16, noon),
    "parchment": Mood("#f1e2bd #dcc290 #fff6dc #c9a566 #8a6a3c", 0.5, 0.5, parchment, 0.3),
    "party": Mood("#f7e3c4 #fbeed6 #fffaf0 #d9b07e #8d6a50", 0.5, 0.5, party),
    "ripples": Mood("#3c3348 #56455e #f5e6d2 #40344a #241c2b", 0.5, 0.5, ripples),
    "ruins": Mood("#d8a878 #f3dcae #fff4d0 #b08560 #7a5540", 0.5, 0.34, ruins),
    "slab": Mood("#4b4a52 #6d6660 #ffeec2 #77716c #3d3a3e", 0.5, 0.45, slab),
    "squares": Mood("#fdf8e8 #f3ecd4 #fffdf4 #8fb0d8 #6a6f8a", 0.5, 0.5, squares, 0.7),
    "stars": Mood("#0e1a45 #35417f #dfe8ff #22305f #101836", 0.55, 0.5, stars),
    "storm": Mood("#4a4f72 #9aa3bd #f2f4ff #3a3f5e #262a42", 0.5, 0.48, storm),
    "street": Mood("#f2c9a0 #f9e8c6 #fff4d8 #b58a78 #77685f", 0.5, 0.3, street),
    "tiles": Mood("#e6eee4 #f4efdc #fffbea #a9c4b8 #a9835c", 0.5, 0.4, tiles),
    "torch": Mood("#4a2f22 #c58a4a #ffd27a #8a5b38 #4c2f20", 0.5, 0.5, torch),
    "void": Mood("#120c2c #3a2268 #d8b8ff #241548 #0d081f", 0.5, 0.5, void),
    "wallpaper": Mood("#f2dcc0 #f8ead2 #fff8e8 #dcb392 #93694c", 0.5, 0.4, wallpaper),
    "wind": Mood("#7fb0c8 #dbe9e2 #ffffff #8aa9b0 #5f8590", 0.35, 0.3, wind),
    "window": Mood("#e0c6a0 #f0dcba #fff8e0 #cfa878 #8a5f40", 0.5, 0.35, window),
}
