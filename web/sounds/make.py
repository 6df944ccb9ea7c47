"""Makes the sounds of the table: `python web/sounds/make.py --into FOLDER`. It always makes the same files.

Everything is struck, plucked or blown by arithmetic: wood and bells are sums of fading sines, strings are loops of
noise that dull as they ring, cards and blows are noise through a filter. Only the standard library is needed.
"""

from __future__ import annotations

import argparse
import math
import random
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22_050
PEAK = 0.8  # of the loudest sample; how loud the page plays them is its own choice

Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * int(seconds * RATE)


def add(onto: Samples, at: float, what: Samples, loud: float = 1.0) -> None:
    """Lay one sound over another, from a moment on; what goes beyond its end is cut."""
    start = int(at * RATE)
    for i, value in enumerate(what[: len(onto) - start]):
        onto[start + i] += loud * value


def struck(modes: list[tuple[float, float, float]], seconds: float) -> Samples:
    """Something hard that is hit: each mode has a frequency, a strength and the seconds after which little is left."""
    found = silence(seconds)
    for frequency, loud, fade in modes:
        turn = math.tau * frequency / RATE
        for i in range(len(found)):
            found[i] += loud * math.exp(-4.6 * i / (fade * RATE)) * math.sin(turn * i)
    return found


def bell(note: float, seconds: float = 0.9) -> Samples:
    parts = [(1.0, 1.0, 0.9), (2.0, 0.5, 0.55), (2.76, 0.3, 0.4), (5.4, 0.12, 0.2)]
    return struck([(note * ratio, loud, seconds * fade) for ratio, loud, fade in parts], seconds)


def wood(note: float, chance: random.Random) -> Samples:
    """A small block of wood on a table."""
    off = 1 + chance.uniform(-0.06, 0.06)
    clack = struck([(note * off, 1.0, 0.045), (note * 1.83 * off, 0.6, 0.03), (note * 2.9 * off, 0.35, 0.02)], 0.09)
    add(clack, 0, noise(0.012, chance, lambda t: 1 - t), 0.5)
    return clack


def plucked(note: float, seconds: float, chance: random.Random, dull: float = 0.5) -> Samples:
    """A string: a loop of noise, each round a little softer."""
    loop = [chance.uniform(-1, 1) for _ in range(max(2, round(RATE / note)))]
    found: Samples = []
    last = 0.0
    for i in range(int(seconds * RATE)):
        value = loop[i % len(loop)]
        loop[i % len(loop)] = 0.996 * ((1 - dull) * value + dull * last)
        last = value
        found.append(value)
    return found


def noise(seconds: float, chance: random.Random, shape: Callable[[float], float]) -> Samples:
    """Hiss; `shape` says how loud it is from its start, 0, to its end, 1."""
    count = int(seconds * RATE)
    return [chance.uniform(-1, 1) * shape(i / count) for i in range(count)]


def swept(what: Samples, pitch: Callable[[float], float], narrow: float = 1.2) -> Samples:
    """Only what lies around a pitch, which may move from start, 0, to end, 1."""
    low = band = 0.0
    found: Samples = []
    for i, value in enumerate(what):
        step = 2 * math.sin(math.pi * min(pitch(i / len(what)), RATE / 7) / RATE)
        low += step * band
        band += step * (value - low - band / narrow)
        found.append(band)
    return found


def thump(start: float, end: float, seconds: float) -> Samples:
    """A blow on something soft: a low tone that drops."""
    turn = 0.0
    found: Samples = []
    count = int(seconds * RATE)
    for i in range(count):
        t = i / count
        turn += math.tau * (end + (start - end) * math.exp(-6 * t)) / RATE
        found.append(math.sin(turn) * (1 - t) ** 2)
    return found


# the sounds


def click(chance: random.Random) -> Samples:
    found = silence(0.08)
    add(found, 0, wood(1250, chance), 0.6)
    return found


def card(chance: random.Random) -> Samples:
    """A card drawn over cloth, and laid down."""
    found = silence(0.26)
    slide = noise(0.17, chance, lambda t: math.sin(math.pi * t) ** 1.5)
    add(found, 0, swept(slide, lambda t: 1500 + 2200 * t))
    add(found, 0.16, swept(noise(0.05, chance, lambda t: (1 - t) ** 3), lambda t: 900.0), 1.6)
    return found


def dice(chance: random.Random) -> Samples:
    """Shaken out of a hand: clacks that come slower and softer, and a last one."""
    found = silence(0.7)
    at, gap, loud = 0.0, 0.045, 1.0
    while at < 0.5:
        add(found, at, wood(chance.choice([980, 1120, 1310]), chance), loud * chance.uniform(0.6, 1))
        at += gap * chance.uniform(0.7, 1.3)
        gap *= 1.24
        loud *= 0.86
    add(found, 0.55, wood(820, chance), 0.7)
    return found


def hit(chance: random.Random) -> Samples:
    found = silence(0.34)
    add(found, 0, thump(190, 52, 0.3))
    add(found, 0, swept(noise(0.09, chance, lambda t: (1 - t) ** 2), lambda t: 1800 - 1300 * t), 1.1)
    return found


def heal(chance: random.Random) -> Samples:
    """A small harp, upwards."""
    found = silence(1.0)
    for i, note in enumerate([523.25, 659.25, 783.99, 1046.5]):
        add(found, i * 0.085, plucked(note, 0.7, chance), 0.8)
    return found


def fall(chance: random.Random) -> Samples:
    """Somebody goes down: a drum that drops, and dust."""
    found = silence(0.8)
    add(found, 0, thump(240, 60, 0.35), 0.7)
    add(found, 0.2, thump(110, 38, 0.55))
    add(found, 0.2, swept(noise(0.5, chance, lambda t: (1 - t) ** 3), lambda t: 700 - 500 * t), 0.6)
    return found


def turn(chance: random.Random) -> Samples:
    """Two small bells: somebody is asked."""
    found = silence(1.0)
    add(found, 0, bell(659.25), 0.7)
    add(found, 0.13, bell(987.77), 0.6)
    return found


def win(chance: random.Random) -> Samples:
    found = silence(2.0)
    for i, note in enumerate([392.0, 523.25, 659.25, 783.99, 1046.5]):
        add(found, i * 0.12, plucked(note, 1.2, chance), 0.7)
    for note in (523.25, 659.25, 1046.5):
        add(found, 0.66, bell(note, 1.3), 0.45)
    return found


def lose(chance: random.Random) -> Samples:
    found = silence(1.7)
    for i, note in enumerate([392.0, 349.23, 311.13, 261.63]):
        add(found, i * 0.2, plucked(note, 1.0, chance, 0.62), 0.8)
    add(found, 0.6, bell(130.81, 1.0), 0.4)
    return found


SOUNDS: dict[str, Callable[[random.Random], Samples]] = {
    made.__name__: made for made in (click, card, dice, hit, heal, fall, turn, win, lose)
}


def finished(samples: Samples) -> bytes:
    """As loud as all others, without a click at its end, in 16 bits."""
    fade = min(len(samples), RATE // 50)
    for i in range(fade):
        samples[-1 - i] *= i / fade
    loudest = max(abs(value) for value in samples)
    whole = [round(32_767 * PEAK * value / loudest) for value in samples]
    return b"".join(value.to_bytes(2, "little", signed=True) for value in whole)


def make(into: Path) -> dict[str, int]:
    """Write all of them; their sizes in bytes, by name."""
    into.mkdir(parents=True, exist_ok=True)
    sizes: dict[str, int] = {}
    for name, made in SOUNDS.items():
        place = into / f"{name}.wav"
        with wave.open(str(place), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(finished(made(random.Random(name))))
        sizes[name] = place.stat().st_size
    return sizes


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--into", type=Path, required=True, help="the folder to write into")
    make(reader.parse_args().into)


if __name__ == "__main__":
    main()
