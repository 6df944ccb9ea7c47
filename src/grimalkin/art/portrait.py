"""The portrait of a card: a painted ground, one large silhouette with a rim of light, small ones for its powers."""

from __future__ import annotations

import math
from typing import Final

from grimalkin.art.canvas import Canvas, number, placed
from grimalkin.art.colours import darker, lighter, mix
from grimalkin.art.faces import Face, seed
from grimalkin.art.icons import Icon, Icons, Layer
from grimalkin.art.moods import MOOD, Ground, paint_ground
from grimalkin.art.paths import box_of

WIDTH: Final = 300
HEIGHT: Final = 220
STANDS: Final = (320, 260)  # the most that a figure without a ground takes
RIM: Final = 9  # the room for its rim on each side
CUT: Final = 8  # how wide the paper round a cutout is
SHADED: Final = 5  # paints of a cutout that get darker toward the ground
PAPER: Final = "#fffaf0"
COIN: Final = 21  # the radius of the field that a small silhouette lies on


def portrait(face: Face, icons: Icons) -> str:
    """The picture of a card as an SVG text. It needs nothing else: no font, no script, no other file."""
    canvas = Canvas(WIDTH, HEIGHT, seed(face.key, "paint"))
    mood = MOOD[face.mood]
    ground = mood.ground(canvas, face.look.tint, face.look.share, face.colour)
    paint_ground(canvas, ground, mood)
    canvas.shade(darker(ground.near, 0.5), 0.35 if face.manner == "cutout" else 0.75)
    figure(canvas, ground, face.manner, icons.icon(face.art), "f", WIDTH / 2, HEIGHT * 0.49, 216, 182)
    for i in range(len(face.small)):
        coin(canvas, ground, icons.icon(face.small[i]).coarse(), f"s{i}", 29 if i else WIDTH - 29)
    return canvas.svg()


def standing(face: Face, icons: Icons) -> str:
    """The figure of a card without its ground, for tables that are scenes: it fills the picture."""
    icon = icons.icon(face.art)
    _, _, width, height = icon.box
    scale = min(STANDS[0] / max(width, 1), STANDS[1] / max(height, 1))
    wide, high = round(width * scale), round(height * scale)
    canvas = Canvas(wide + 2 * RIM, high + 2 * RIM, seed(face.key, "stands"))
    ground = MOOD[face.mood].ground(canvas, face.look.tint, face.look.share, face.colour)
    ground.x, ground.y = canvas.width * 0.35, 0  # the moon stands high, whatever the card's own light
    silhouette(canvas, ground, face.manner, icon, "f", canvas.width / 2, canvas.height / 2, wide, high)
    return canvas.svg()


def figure(
    canvas: Canvas, ground: Ground, manner: str, icon: Icon, name: str, x: float, y: float, wide: float, high: float
) -> None:
    """A large silhouette before its glow: dark against the light, bright in it, or in ink."""
    accent = ground.accent
    if manner == "dark":
        canvas.ellipse(x, y, wide * 0.66, high * 0.7, canvas.glow(f"{name}g", lighter(ground.light, 0.2), 0.75))
    elif manner == "bright":
        shade = darker(mix(accent, ground.near, 0.4), 0.6)
        canvas.ellipse(x, y, wide * 0.6, high * 0.66, canvas.glow(f"{name}g", shade, 0.6))
    elif manner == "ink":
        canvas.ellipse(x, y, wide * 0.56, high * 0.6, canvas.glow(f"{name}g", lighter(accent, 0.15), 0.6))
    silhouette(canvas, ground, manner, icon, name, x, y, wide, high)


def silhouette(
    canvas: Canvas, ground: Ground, manner: str, icon: Icon, name: str, x: float, y: float, wide: float, high: float
) -> None:
    """The figure itself, with a rim toward the light. One of layers is always cut out of paper."""
    if icon.layers or manner == "cutout":
        cutout(canvas, ground, icon, name, x, y, wide, high)
        return
    canvas.define(name, icon)
    place, scale = placed(icon, x, y, wide, high)
    lean = math.atan2(ground.y - y - 12, ground.x - x or 0.01)
    dx, dy = 3.2 * math.cos(lean), 3.2 * math.sin(lean)
    toward = f"translate({number(dx)} {number(dy)}) {place}"
    away = f"translate({number(-dx)} {number(-dy + 2)}) {place}"
    accent = ground.accent
    if manner == "dark":
        canvas.use(name, place, rim(lighter(ground.light, 0.3), 9 / scale, 0.4))
        canvas.use(name, toward, f'fill="{lighter(mix(ground.light, accent, 0.25), 0.35)}"')
        paint = canvas.fade(
            f"{name}p", mix(darker(accent, 0.5), "#2a1a2e", 0.3), mix(darker(accent, 0.84), "#120c18", 0.4)
        )
    elif manner == "bright":
        canvas.use(name, away, rim(darker(accent, 0.86), 8 / scale, 0.6))
        canvas.use(name, toward, 'fill="#fffbea"')
        paint = canvas.fade(f"{name}p", lighter(accent, 0.72), mix(accent, "#000000", 0.12), lighter(accent, 0.28))
    else:
        canvas.use(name, f"translate(3 3) {place}", f'fill="{accent}" opacity=".35"')
        paint = canvas.fade(f"{name}p", mix(accent, "#1d1420", 0.66), mix(accent, "#1d1420", 0.86))
    canvas.use(name, place, f'fill="{paint}"')


def cutout(canvas: Canvas, ground: Ground, icon: Icon, name: str, x: float, y: float, wide: float, high: float) -> None:
    """Cut out of coloured paper, with a white edge and a shadow on the ground."""
    layers = icon.layers or [Layer(icon.path, darker(ground.accent, 0.35), 0, False)]
    place, scale = placed(icon, x, y, wide, high)
    edge = CUT / scale
    paints: dict[str, str] = {}
    whole, pasted = "", ""
    for i in range(len(layers)):
        layer, part = layers[i], f'<use href="#{name}{i}"'
        canvas.defs.append(f'<path id="{name}{i}" d="{layer.path}"/>')
        if layer.width:
            whole += f'{part} fill="none" stroke-width="{number(layer.width + edge)}"/>'
            pasted += f'{part} fill="none" stroke="{layer.paint}" stroke-width="{number(layer.width)}"/>'
            continue
        if layer.paint not in paints:
            low = darker(layer.paint, 0.16)
            # only what is large enough to show it
            shaded = len(paints) < SHADED and min(box_of(layer.path)[2:]) * scale > 40
            fade = canvas.fade(f"{name}p{len(paints)}", lighter(layer.paint, 0.12), low) if shaded else layer.paint
            paints[layer.paint] = fade
        line = f' stroke="{darker(layer.paint, 0.5)}"' if layer.edge else ""
        whole += f"{part}/>"
        pasted += f'{part} fill="{paints[layer.paint]}"{line}/>'
    canvas.defs.append(f'<g id="{name}" stroke-linejoin="round" stroke-linecap="round">{whole}</g>')
    thick = f'stroke-width="{number(edge)}"'
    shadow = darker(ground.near, 0.6)
    canvas.use(name, f"translate(4 5) {place}", f'fill="{shadow}" stroke="{shadow}" {thick} opacity=".4"')
    canvas.use(name, place, f'fill="{PAPER}" stroke="{PAPER}" {thick}')
    ends = 'stroke-linejoin="round" stroke-linecap="round"'
    canvas.out.append(f'<g transform="{place}" stroke-width="{number(1.6 / scale)}" {ends}>{pasted}</g>')


def rim(colour: str, width: float, opacity: float) -> str:
    stroke = f'stroke="{colour}" stroke-width="{number(width)}" stroke-linejoin="round"'
    return f'fill="{colour}" {stroke} opacity="{opacity:g}"'


def coin(canvas: Canvas, ground: Ground, icon: Icon, name: str, x: float) -> None:
    """A small silhouette in a dark round field in a lower corner."""
    canvas.define(name, icon)
    y = HEIGHT - 29
    canvas.circle(x, y, COIN + 2, mix(lighter(ground.accent, 0.35), "#f4dca0", 0.6))
    canvas.circle(x, y, COIN, mix(darker(ground.accent, 0.72), "#1a1220", 0.4))
    place, _ = placed(icon, x, y, COIN * 1.42, COIN * 1.42)
    canvas.use(name, place, f'fill="{lighter(mix(ground.accent, "#ffe9b8", 0.6), 0.55)}"')
