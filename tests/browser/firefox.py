"""A second engine: Firefox plays every game from the front page to its end, with what is on the screen, by chance.

`python -m tests.browser.firefox` (`make testf`). Nothing may go wrong in its console; where something is dimmed on the
way, a touch of it asks the server once.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.browser.bidi import Window, opened
from tests.browser.people import EXPECTED, ONWARD, POINT, SEEN
from tests.support.servers import Running

ARTIFACTS = Path(".make/artifacts")
WIDTH, HEIGHT = 1280, 800
MOST = 1500  # choices of one game
TOUCHES = 6  # of dimmed things in one game

# The button of the front page that begins a game: the first of its picture.
BEGIN = """(game) => {
  const titles = [...document.querySelectorAll("article")].filter((one) => one.querySelector(`a[href*="${game}"]`));
  const button = titles.flatMap((one) => [...one.querySelectorAll("button")]).find((one) => one.checkVisibility());
  if (!button) return null;
  window.things = [button];
  return true;
}"""
# The button that gives a name, if one is asked for; the table, if not. The front page shows a table too.
NAME = """() => {
  if (location.pathname.startsWith("/t/")) return "table";
  const button = document.querySelector("dialog[open] form:has(input) button.main");
  if (!button) return null;
  window.things = [button];
  return "name";
}"""
# Something dimmed that can be touched, and was not touched before.
DIMMED = """(before) => {
  const dimmed = [...document.querySelectorAll(".touchable.locked")];
  const one = dimmed.find((piece) => piece.checkVisibility() && !before.includes(piece.dataset.piece));
  if (!one) return null;
  window.things = [one];
  return one.dataset.piece;
}"""
ANSWER = """(piece) => document.querySelector(`[data-why="${CSS.escape(piece)}"] li`)?.textContent.trim() || null"""
# So many pictures later: whoever asks again and again has done so by then.
LATER = """async () => {
  for (let picture = 0; picture < 20; picture += 1) await new Promise((next) => requestAnimationFrame(next));
}"""
# Close what lies over the table: a card, an answer, the list of choices.
PUT_AWAY = """() => {
  const shown = document.querySelector("dialog[open]");
  if (shown) shown.close();
  return Boolean(shown);
}"""
EVERYTHING = """() => {
  const button = document.querySelector("section.bar button.every");
  window.things = button ? [button] : [];
  return Boolean(button);
}"""


class Player:
    """Somebody at a Firefox."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.asked: list[str] = []  # questions about dimmed things
        self.window: Window

    def heard(self, method: str, told: dict[str, Any]) -> None:
        if method == "log.entryAdded" and told["level"] == "error" and not EXPECTED.search(told["text"] or ""):
            self.faults.append(told["text"])
        if method == "network.beforeRequestSent" and "/blocked/" in told["request"]["url"]:
            self.asked.append(told["request"]["url"])

    def press(self, at: int) -> bool:
        """Click a thing that was seen, where it can be reached."""
        point = self.window.run(POINT, at)
        if point is None:
            return False
        self.window.click(*point)
        return True

    def begins(self, address: str, game: str) -> None:
        """From the front page to a table against a bot."""
        self.window.open(address)
        self.window.wait(BEGIN, game)
        assert self.press(0), f"the button of {game} cannot be reached"
        if self.window.wait(NAME) == "name":
            assert self.press(0), "the name cannot be given"

    def doubts(self, before: list[str]) -> bool:
        """Touch something dimmed, if anything is: one question, one answer."""
        piece = self.window.run(DIMMED, before)
        if piece is None:
            return False
        before.append(piece)
        asked = len(self.asked)
        if not self.press(0):
            return False
        answer = self.window.wait(ANSWER, piece)
        assert answer, f"{piece} does not say why"
        self.window.run(LATER)
        assert len(self.asked) - asked == 1, f"{piece}: {self.asked[asked:]}"
        self.press(0)
        return True

    def plays(self, luck: random.Random) -> tuple[str, int, int]:
        """Play with what is on the screen: how it ended, after how many looks, how many dimmed things were touched."""
        doubted: list[str] = []
        for choices in range(MOST):
            sight = self.window.wait(SEEN)
            if sight["over"]:
                return sight["over"], choices, len(doubted)
            if len(doubted) < TOUCHES and self.doubts(doubted):
                continue
            if self.window.run(PUT_AWAY):
                continue
            things = sorted(sight["things"], key=lambda one: luck.random() - 0.8 * bool(ONWARD.search(one["name"])))
            if not any(self.press(thing["at"]) for thing in things) and self.window.run(EVERYTHING):
                self.press(0)  # nothing that glows can be reached: everything is in the list as well
        raise AssertionError(f"no end after {MOST} choices: {sight}")


def main() -> None:
    player = Player()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(f"sqlite:///{folder}/tables.sqlite", Path(folder), stand_in_seconds=0.03)
        server.start()
        try:
            with opened(player.heard) as player.window:
                player.window.resize(WIDTH, HEIGHT)
                for game in sys.argv[1:] or ["mythic-arena", "familiars-and-foes", "friendomancy"]:
                    player.begins(server.address, game)
                    over, choices, doubts = player.plays(random.Random(7))
                    player.window.picture(ARTIFACTS / f"firefox-{game}.png")
                    said = f"{choices} choices, {doubts} dimmed things asked: {over}"
                    print(f"{game}: {said}", flush=True)  # noqa: T201
        finally:
            server.stop()
    if player.faults:
        sys.exit("\n".join(player.faults))


if __name__ == "__main__":
    main()
