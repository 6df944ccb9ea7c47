"""Pictures of a whole game, its cover and the back of its cards, and the mark of the project."""

from __future__ import annotations

import math
from typing import Final

from grimalkin.art.canvas import Canvas, around, placed, points
from grimalkin.art.colours import darker, lighter, mix
from grimalkin.art.faces import seed
from grimalkin.art.icons import Icon, Icons
from grimalkin.art.looks import Look, Scene
from grimalkin.art.moods import MOOD, paint_ground
from grimalkin.art.portrait import figure

COVER: Final = (640, 360)
BACK: Final = (300, 420)
MARK: Final = 64


def cover(look: Look, icons: Icons) -> str:
    """One scene with the first silhouette large in the middle and the others smaller at its sides."""
    wide, high = COVER
    canvas = Canvas(wide, high, seed(look.title, "cover"))
    mood = MOOD[look.cover.mood]
    ground = mood.ground(canvas, look.tint, look.share, look.cover.colour)
    paint_ground(canvas, ground, mood)
    canvas.shade(darker(ground.near, 0.5), 0.7)
    places = [(0.5, 0.94, 0.36, 0.82), (0.18, 0.92, 0.25, 0.58), (0.82, 0.92, 0.25, 0.58)]  # x, foot, width, height
    for i in (2, 1, 0):
        if i < len(look.cover.icons):
            icon = icons.icon(look.cover.icons[i])
            x, foot, room, tall = places[i]
            _, _, width, height = icon.box
            stands = min(wide * room / width, high * tall / height) * height  # how high it comes out
            y = high * foot - stands / 2
            figure(canvas, ground, look.cover.manner, icon, f"f{i}", wide * x, y, wide * room, stands)
    return canvas.svg()


def back(look: Look, scene: Scene, icons: Icons) -> str:
    """The back of a card: a field of small signs in a double border, and the game's sign in the middle."""
    wide, high = BACK
    canvas = Canvas(wide, high, seed(look.title, "back"))
    colour = mix(scene.colour, look.tint, look.share)
    gold = mix("#f0d08a", lighter(colour, 0.5), 0.3)
    canvas.full(canvas.fade("sky", darker(colour, 0.35), darker(colour, 0.68)))
    icon = icons.icon(scene.icons[-1]).coarse()
    canvas.define("s", icon)
    for row in range(12):
        for column in range(8):
            x, y = 15 + column * 38.6 + (19.3 if row % 2 else 0), 17 + row * 35
            if math.hypot(x - wide / 2, (y - high / 2) * 0.9) > 104 and x < wide - 8:
                place, _ = placed(icon, x, y, 17, 17)
                canvas.use("s", place, f'fill="{lighter(colour, 0.25)}" opacity=".3"')
    canvas.ellipse(wide / 2, high / 2, 140, 140, canvas.glow("sun", lighter(colour, 0.45), 0.7))
    rays = ""
    for i in range(16):
        angle = i * math.tau / 16
        ends = [around(wide / 2, high / 2, 102, angle - 0.1), around(wide / 2, high / 2, 122 if i % 2 else 136, angle)]
        rays += f"M{points([*ends, around(wide / 2, high / 2, 102, angle + 0.1)])}z"
    canvas.path(rays, gold, 0.9)
    canvas.circle(wide / 2, high / 2, 98, gold)
    canvas.circle(wide / 2, high / 2, 93, darker(colour, 0.72))
    canvas.circle(wide / 2, high / 2, 88, canvas.fade("disc", darker(colour, 0.2), darker(colour, 0.55)))
    canvas.define("f", icons.icon(scene.icons[0]))
    place, _ = placed(icons.icon(scene.icons[0]), wide / 2, high / 2, 122, 122)
    canvas.use("f", f"translate(2 3) {place}", f'fill="{darker(colour, 0.85)}" opacity=".6"')
    canvas.use("f", place, f'fill="{canvas.fade("gold", lighter(gold, 0.5), mix(gold, colour, 0.35))}"')
    for inset, thick in ((7, 4), (14, 1.5)):
        canvas.lines(f"M{inset} {inset}H{wide - inset}V{high - inset}H{inset}z", gold, thick, 0.95)
    corners = [(14, 14), (wide - 14, 14), (14, high - 14), (wide - 14, high - 14)]
    canvas.twinkles([(x, y, 13.0) for x, y in corners], gold)
    canvas.shade("#0d0810", 0.6)
    return canvas.svg()


def badge(look: Look, icon: Icon) -> str:
    """The mark of a word that a game shows: a silhouette on a round field."""
    canvas = Canvas(MARK, MARK, 0)
    canvas.circle(32, 32, 31, mix(lighter(look.tint, 0.35), "#f4dca0", 0.6))
    canvas.circle(32, 32, 28, mix(darker(look.tint, 0.6), "#1a1220", 0.4))
    small = icon.coarse()
    canvas.define("f", small)
    place, _ = placed(small, 32, 32, 42, 42)
    canvas.use("f", place, f'fill="{lighter(mix(look.tint, "#ffe9b8", 0.6), 0.55)}"')
    return canvas.svg()


def mark(icons: Icons) -> str:
    """The mark of the project: a witch's cat before the moon."""
    canvas = Canvas(MARK, MARK, 0)
    canvas.path("M14 0h36a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0z", "#2a1f3d")
    canvas.circle(32, 32, 28, canvas.fade("moon", "#fff1c4", "#f2b45a"))
    cat = icons.icon("grimalkin")
    canvas.define("f", cat)
    place, _ = placed(cat, 34, 31.5, 50, 50)
    canvas.use("f", place, 'fill="#1a1226"')
    return canvas.svg()
