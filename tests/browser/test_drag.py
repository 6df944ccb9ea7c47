"""Drag and drop with a real mouse: a drag chooses nothing before it ends, and nothing where it ends nowhere."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.people import PATIENCE, House, Person

# Pieces and spells with a point of each that a mouse reaches: which glow and can be dragged, as soon as nothing moves.
SEEN = """async () => {
  const seen = () => {
    const found = {};
    for (const one of document.querySelectorAll(".board-area [data-piece], .board-area [data-action]")) {
      const box = one.getBoundingClientRect();
      for (const [right, down] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.15, 0.15], [0.8, 0.8]]) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        const top = document.elementFromPoint(x, y);
        if (one === top?.closest("[data-piece], [data-action]")) {
          found[one.dataset.piece ?? one.dataset.action] ??= { x, y, drags: one.draggable && one.matches(".legal") };
          break;
        }
      }
    }
    return found;
  };
  for (let last = ""; ; ) {
    const now = seen();
    if (JSON.stringify(now) === last) return now;
    last = JSON.stringify(now);
    await new Promise((done) => setTimeout(done, 100));
  }
}"""

# A point of the table where nothing lies that belongs to this piece or glows.
BARE = """(id) => {
  const piece = document.querySelector(`.board-area :is([data-piece="${id}"], [data-action="${id}"])`);
  const home = piece.parentElement.closest("[data-piece], section, ul");
  const area = document.querySelector(".board-area");
  for (let y = 120; y < innerHeight - 160; y += 17)
    for (let x = 20; x < innerWidth - 20; x += 23) {
      const one = document.elementFromPoint(x, y);
      if (one && area.contains(one) && !home.contains(one) && !one.closest(".legal, .picked, button")) return [x, y];
    }
  return null;
}"""


# Questions whose answers are gathered on the table: nothing is sent before they are confirmed.
GATHERED = ("name_attackers", "name_more", "name_blockers", "block_more")


class Options:
    """The options of a table as the server names them, and how often somebody has chosen."""

    def __init__(self, person: Person) -> None:
        self.now: list[dict[str, Any]] = []
        self.ask = ""
        self.moves: list[str] = []
        person.page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.heard)
        socket.on("framesent", self.said)

    def heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] == "update":
            views = [view for view in message["views"] if (view["prompt"] or {}).get("ask") not in GATHERED]
            self.now = [option for view in views for option in view["options"]]
            self.ask = ", ".join((view["prompt"] or {}).get("ask", "") for view in message["views"])

    def said(self, frame: str | bytes) -> None:
        act = json.loads(frame).get("act") or {}
        if act.get("do") == "move":
            self.moves.append(act["move"])

    def touching(self, what: str) -> list[list[str]]:
        """What each choice touches that this piece or spell is part of, besides it."""
        found = []
        for option in self.now:
            touched = option["touches"]
            if option["standing"]:
                continue
            if what in touched:
                found.append([one for one in touched if one != what])
            elif option["notation"] == what or option["notation"].startswith(f"{what} "):
                found.append(touched[1:])  # its own Familiar is touched with it
        return found


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
        if place["drags"] and touches and all(len(one) == 1 for one in touches):
            others = [other for (other,) in touches]
            found += [(piece, other) for other in others if others.count(other) == 1 and other in seen]
    return found


def alone(options: Options, seen: dict[str, Any]) -> list[str]:
    """What can be dragged and is a choice by itself."""
    return [piece for piece, place in seen.items() if place["drags"] and options.touching(piece) == [[]]]


# Is this still what lies uppermost there, and can it be dragged?
LIES = """([id, x, y]) => {
  const one = document.elementFromPoint(x, y)?.closest("[data-piece], [data-action]");
  return Boolean(one?.draggable) && (one.dataset.piece ?? one.dataset.action) === id;
}"""


class Drags:
    """Somebody who drags what can be dragged, and plays by clicks where nothing can."""

    def __init__(self, ann: Person, game: str) -> None:
        self.ann, self.options = ann, Options(ann)
        self.wanted = ["let go at once", "cancelled", "on the table", "onto a piece"]
        if game == "familiars-and-foes":
            self.wanted.append("a spell onto a piece")
        self.seen: dict[str, Any] = {}

    def try_one(self) -> bool:
        """Drag once as is still wanted. False: nothing here can be dragged like that."""
        self.seen = self.ann.page.evaluate(SEEN)
        ways = [way for way in ("let go at once", "cancelled", "on the table") if way in self.wanted]
        for piece in alone(self.options, self.seen)[:3] if ways else []:  # where one finds no bare place, nor do others
            bare = self.ann.page.evaluate(BARE, piece)
            if bare is not None:
                done = getattr(self, ways[0].replace(" ", "_"))(piece, bare)
                self.settle(ways[0], piece, "the table", done)
                return True
        for piece, other in pairs(self.options, self.seen):
            way = "onto a piece" if "." in piece else "a spell onto a piece"
            if way in self.wanted:
                self.settle(way, piece, other, self.onto(piece, other))
                return True
        return False

    def settle(self, way: str, piece: str, target: str, done: bool) -> None:
        if done:
            self.wanted.remove(way)
            return
        # a window may close, and its cards move, while somebody still reaches for one of them: then the hand was late
        assert not self.lies(piece), f"{piece}, {way}, to {target}: nothing happened; asked {self.options.ask}"
        self.ann.put_away()

    def lies(self, piece: str) -> bool:
        """Is it still where it was seen?"""
        start = (self.seen[piece]["x"], self.seen[piece]["y"])
        return bool(self.ann.page.evaluate(LIES, [piece, *start]))

    def soon(self, piece: str, happened: Callable[[], bool]) -> bool:
        """Does it happen, while the piece lies there? A busy page takes its time."""
        end = time.monotonic() + PATIENCE / 1000
        while not happened() and self.lies(piece) and time.monotonic() < end:
            self.ann.page.wait_for_timeout(50)
        return happened()

    def drag(self, piece: str, end: tuple[float, float], let_go: bool = True) -> int:
        """How many choices were made by that."""
        before = len(self.options.moves)
        drag(self.ann, (self.seen[piece]["x"], self.seen[piece]["y"]), end, let_go)
        self.ann.page.wait_for_timeout(50)
        return len(self.options.moves) - before

    def let_go_at_once(self, piece: str, bare: list[float]) -> bool:
        made = self.drag(piece, (self.seen[piece]["x"] + 12, self.seen[piece]["y"] + 12))
        assert not made, f"{piece} was chosen where it lay"
        return True

    def cancelled(self, piece: str, bare: list[float]) -> bool:
        made = self.drag(piece, (bare[0], bare[1]), let_go=False)
        picked = self.ann.page.locator(".board-area :is([data-piece], [data-action])[aria-pressed=true]")
        lifted = self.soon(piece, lambda: bool(picked.count()))
        self.ann.page.keyboard.press("Escape")
        self.ann.page.mouse.up()
        for x in range(5, 25):  # as soon as the pointer moves again nothing is dragged
            self.ann.page.mouse.move(x, 5)
            self.ann.page.wait_for_timeout(10)
        expect(picked).to_have_count(0, timeout=PATIENCE)
        assert not made, f"{piece} was chosen before it was dropped"
        return lifted

    def on_the_table(self, piece: str, bare: list[float]) -> bool:
        return self.chooses(piece, (bare[0], bare[1]))

    def onto(self, piece: str, other: str) -> bool:
        return self.chooses(piece, (self.seen[other]["x"], self.seen[other]["y"]))

    def chooses(self, piece: str, end: tuple[float, float]) -> bool:
        """Is one choice made by dragging it there?"""
        before = len(self.options.moves)
        self.drag(piece, end)
        return self.soon(piece, lambda: len(self.options.moves) > before) and len(self.options.moves) == before + 1


@pytest.mark.parametrize("game", ["mythic-arena", "familiars-and-foes"])
def test_a_drag_chooses_when_it_ends(house: House, game: str) -> None:
    ann = house.person("Ann", prefs={"motion": "none", "autoPass": False})
    drags = Drags(ann, game)
    ann.plays(game)
    luck = random.Random(7)
    for step in range(1, 600):
        sight = ann.look()
        if not drags.wanted:
            break
        if sight.over or step % 80 == 0:  # not every game has everything
            ann.plays(game)
        elif not drags.try_one():
            any(ann.press(thing) for thing in sorted(sight.things, key=lambda one: luck.random()))
    assert not drags.wanted, f"nothing could be dragged like that: {drags.wanted}; at last {sight}"
