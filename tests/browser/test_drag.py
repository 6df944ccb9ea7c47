"""Drag and drop with a real mouse: a drag chooses nothing before it ends, and nothing where it ends nowhere."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.people import PATIENCE, House, Person

# Pieces that glow and can be dragged, with a point of each that a mouse reaches, and all else that lies on the board.
SEEN = """() => {
  const found = {};
  for (const one of document.querySelectorAll(".board-area [data-piece]")) {
    const box = one.getBoundingClientRect();
    for (const [right, down] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.15, 0.15], [0.8, 0.8]]) {
      const [x, y] = [box.left + box.width * right, box.top + box.height * down];
      if (one.contains(document.elementFromPoint(x, y))) {
        found[one.dataset.piece] ??= { x, y, drags: one.draggable && one.classList.contains("legal") };
        break;
      }
    }
  }
  return found;
}"""

# A point of the table where nothing lies that belongs to this piece or glows.
BARE = """(id) => {
  const piece = document.querySelector(`.board-area [data-piece="${CSS.escape(id)}"]`);
  const home = piece.parentElement.closest("[data-piece], section, ul");
  const area = document.querySelector(".board-area");
  for (let y = 120; y < innerHeight - 160; y += 17)
    for (let x = 20; x < innerWidth - 20; x += 23) {
      const one = document.elementFromPoint(x, y);
      if (one && area.contains(one) && !home.contains(one) && !one.closest(".legal, .picked, button")) return [x, y];
    }
  return null;
}"""


class Options:
    """The options of a table as the server names them, and how often somebody has chosen."""

    def __init__(self, person: Person) -> None:
        self.now: list[dict[str, Any]] = []
        self.moves: list[str] = []
        person.page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.heard)
        socket.on("framesent", self.said)

    def heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] == "update":
            self.now = [option for view in message["views"] for option in view["options"]]

    def said(self, frame: str | bytes) -> None:
        act = json.loads(frame).get("act") or {}
        if act.get("do") == "move":
            self.moves.append(act["move"])

    def touching(self, piece: str) -> list[list[str]]:
        return [option["touches"] for option in self.now if piece in option["touches"] and not option["standing"]]


def drag(person: Person, start: tuple[float, float], end: tuple[float, float], let_go: bool = True) -> None:
    mouse = person.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 8, start[1] + 8, steps=2)
    mouse.move(*end, steps=6)
    mouse.move(end[0] + 1, end[1] + 1)
    if let_go:
        mouse.up()


def pairs(options: Options, seen: dict[str, Any]) -> list[tuple[str, str]]:
    """What can be dragged, and onto what, so that it settles a choice."""
    found = []
    for piece, place in seen.items():
        touches = options.touching(piece)
        if place["drags"] and touches and all(len(one) == 2 for one in touches):
            others = [other for one in touches for other in one if other != piece]
            found += [(piece, other) for other in others if others.count(other) == 1 and other in seen]
    return found


def alone(options: Options, seen: dict[str, Any]) -> list[str]:
    """What can be dragged and is a choice by itself."""
    return [p for p, place in seen.items() if place["drags"] and options.touching(p) == [[p]]]


def gone_by(person: Person, piece: str) -> bool:
    """Can the piece be dragged no longer? A window closes while somebody still reaches for a card."""
    place = person.page.evaluate(SEEN).get(piece)
    return place is None or not place["drags"]


@pytest.mark.parametrize("game", ["mythic-arena", "familiars-and-foes"])
def test_a_drag_chooses_when_it_ends(house: House, game: str) -> None:
    ann = house.person("Ann", prefs={"motion": "none", "autoPass": False})
    options = Options(ann)
    ann.plays(game)
    luck = random.Random(7)
    onto = apart = cancelled = False
    misses: list[str] = []

    def missed(piece: str) -> bool:
        """The moment has gone by; or, three times at most, a move of the mouse came too late and ended the drag."""
        misses.append(piece)
        return gone_by(ann, piece) or len(misses) < 4

    for step in range(1, 600):
        sight = ann.look()
        if onto and apart and cancelled:
            break
        if sight.over or step % 80 == 0:  # not every game has everything
            ann.plays(game)
            continue
        seen = ann.page.evaluate(SEEN)
        single, both = alone(options, seen), pairs(options, seen)
        begun = len(options.moves)
        if single and not (apart and cancelled):
            piece = single[0]
            bare = ann.page.evaluate(BARE, piece)
            if bare is not None:
                start = (seen[piece]["x"], seen[piece]["y"])
                if not cancelled:
                    drag(ann, start, (start[0] + 12, start[1] + 12))  # dropped where it lies
                    drag(ann, start, (bare[0], bare[1]), let_go=False)
                    try:
                        expect(ann.page.locator(".touchable.picked").first).to_be_attached(timeout=2_000)
                    except AssertionError:
                        ann.page.mouse.up()
                        assert missed(piece), misses
                        continue
                    ann.page.keyboard.press("Escape")
                    ann.page.mouse.up()
                    for x in range(5, 25):  # as soon as the pointer moves again nothing is dragged
                        ann.page.mouse.move(x, 5)
                        ann.page.wait_for_timeout(10)
                    expect(ann.page.locator(".touchable.picked")).to_have_count(0, timeout=PATIENCE)
                    assert len(options.moves) == begun, options.moves
                    cancelled = True
                    continue
                drag(ann, start, (bare[0], bare[1]))
                ann.page.wait_for_timeout(50)
                if len(options.moves) == begun and missed(piece):
                    continue
                assert len(options.moves) == begun + 1, (piece, options.moves[begun:])
                apart = True
                continue
        if both and not onto:
            piece, other = both[0]
            drag(ann, (seen[piece]["x"], seen[piece]["y"]), (seen[other]["x"], seen[other]["y"]))
            ann.page.wait_for_timeout(50)
            if len(options.moves) == begun and missed(piece):
                continue
            assert len(options.moves) == begun + 1, (piece, other, options.moves[begun:])
            onto = True
            continue
        for thing in sorted(sight.things, key=lambda one: luck.random()):
            if ann.press(thing):
                break
    assert cancelled, f"no piece was a choice by itself; at last {sight}"
    assert apart, f"nothing was dropped on the bare table; at last {sight}"
    assert onto, f"nothing was dropped on something else; at last {sight}"
