"""People at browsers. They do what people do: read what is on the screen, and click, tap or type."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request, ViewportSize, expect
from playwright.sync_api import TimeoutError as TimedOut

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
EXPECTED = re.compile(r"Failed to load resource|WebSocket connection|ERR_INTERNET")
ONWARD = re.compile(r"\b(Battle|Attack|Cleanup|Done)\b")  # choices that bring the end nearer
PATIENCE = 60_000  # milliseconds; what is waited for comes much sooner, unless the machine is slow and busy

# What somebody sees at a table who is asked there, or when the game is over; nothing before, nor while something is
# shown. Things are all that can be chosen and seen: what glows on the board, and buttons that are choices or confirm
# some. They are kept in the page, so that `POINT` finds them.
SEEN = """() => {
  const over = document.querySelector("#result-title");
  const bar = document.querySelector("section.bar");
  if (!document.querySelector(".board-area :is([data-piece], [data-choice])")) return null;
  if (!over && (bar?.ariaBusy === "true" || bar?.matches(".playing"))) return null;
  if (!over && !bar?.querySelector("button.every") && !bar?.querySelector("[role=group] button")) return null;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
  const glows = ".legal[data-piece]:not(.picked), .legal[data-action], [data-slot]";
  const buttons = "[data-choice]:not(.standing), .bar [role=group] button, [data-confirm]";
  const all = document.querySelectorAll(`${glows}, ${buttons}`);
  window.things = [...all].filter((one) => seen(one) && !one.closest("dialog"));
  if (!over && !window.things.length && !bar.matches(".asked")) return null;
  return {
    over: over?.textContent.trim() ?? "",
    question: bar?.querySelector(".question")?.textContent.trim() ?? "",
    things: window.things.map((one, at) => ({
      at,
      piece: one.dataset.piece ?? "",
      choice: one.dataset.choice ?? "",
      name: (one.ariaLabel ?? one.textContent).trim().replace(/\\s+/g, " "),
    })),
  };
}"""

# Scroll until a thing can be seen; where a finger reaches it, as soon as it lies still: nobody clicks faster than the
# page is laid out. Nothing: it has gone, or something always lies over it.
POINT = """async (at) => {
  const one = at instanceof Element ? at : window.things?.[at];
  const reach = () => {
    if (!one?.isConnected) return null;
    for (const block of ["", "nearest", "center", "start", "end"]) {
      if (block) one.scrollIntoView({ block, inline: "nearest" });
      const box = one.getBoundingClientRect();
      for (const [right, down] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.1, 0.1], [0.8, 0.8], [0.5, 0.9]]) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        if (one.contains(document.elementFromPoint(x, y))) return [x, y];
      }
    }
    return null;
  };
  const frame = () => new Promise(requestAnimationFrame);
  for (let found = reach(), tries = 0; ; tries += 1) {
    await frame();
    await frame();
    const now = reach();
    if (tries > 30 || String(now) === String(found)) return now;
    found = now;
  }
}"""


class Thing(NamedTuple):
    """Something that can be chosen and seen: a piece that glows, or a button."""

    at: int
    piece: str  # as options name it; empty: it is not a piece
    name: str
    choice: str = ""  # in the game's notation; empty: it is not the only one that it stands for


class Sight(NamedTuple):
    """What somebody sees at a table."""

    over: str  # how the game has ended, in the page's words
    question: str
    things: list[Thing]


class House:
    """All browsers of a test."""

    def __init__(self, browser: Browser, address: str, artifacts: Path) -> None:
        self.browser = browser
        self.address = address
        self.artifacts = artifacts
        self.people: list[Person] = []

    def person(self, name: str, size: ViewportSize = DESKTOP, prefs: Any = None, **options: Any) -> Person:
        """Somebody with a browser of their own, who has not come in yet. `prefs`: what the browser has kept."""
        phone = size["width"] < 600
        settings = {"viewport": size, "has_touch": phone, "is_mobile": phone, "locale": "en-GB", **options}
        context = self.browser.new_context(base_url=self.address, **settings)
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(PATIENCE)
        if prefs is not None:
            context.add_init_script(f"localStorage.grimalkin ??= {json.dumps(json.dumps(prefs))}")
        made = Person(self, context, name, phone)
        self.people.append(made)
        return made

    def close(self) -> None:
        faults = [fault for person in self.people for fault in person.faults]
        for person in self.people:
            person.context.close()
        assert faults == [], faults


class Person:
    """Somebody at a browser."""

    def __init__(self, house: House, context: BrowserContext, name: str, touches: bool = False) -> None:
        self.house = house
        self.context = context
        self.name = name
        self.touches = touches  # with a finger, not with a mouse
        self.faults: list[str] = []
        self.asked: set[Request] = set()  # what the page waits for from the server
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        """A window of this browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"{self.name}: {error}"))
        page.on("console", self.heard)
        page.on("request", lambda request: self.asked.add(request))
        page.on("requestfinished", lambda request: self.asked.discard(request))
        page.on("requestfailed", lambda request: self.asked.discard(request))
        return page

    def another_page(self) -> None:
        """Close the window and open another one."""
        self.page.close()
        self.page = self.new_page()

    def heard(self, message: Any) -> None:
        """A line of the browser's console. A lost line, and an answer that says no, are no faults of the page."""
        if message.type == "error" and not EXPECTED.search(message.text):
            self.faults.append(f"{self.name}: {message.text}")

    def open(self, path: str) -> None:
        self.page.goto(path)

    def settles(self) -> None:
        """Wait until the page shows what it is about, and all that it asked for has come."""
        expect(self.page.get_by_role("heading", level=1)).to_be_attached()
        quiet = 0
        for _ in range(PATIENCE // 40):
            quiet = 0 if self.asked else quiet + 1
            if quiet > 2:
                return
            self.page.wait_for_timeout(40)
        raise AssertionError(f"it still waits for {[request.url for request in self.asked]}")

    def is_known(self) -> None:
        """Come in by the API, for tests that are not about coming in."""
        answer = self.context.request.post("/api/guest", data={"name": self.name})
        assert answer.ok, answer.text()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(path)
        assert answer.ok, answer.text()
        return answer.json()

    def shot(self, name: str) -> None:
        """A screenshot to look at. On a busy machine the browser may lose the first: then it is asked once more."""
        self.house.artifacts.mkdir(parents=True, exist_ok=True)
        path = self.house.artifacts / f"{name}.png"
        try:
            self.page.screenshot(path=path, timeout=PATIENCE / 3)
        except TimedOut:
            self.page.screenshot(path=path, timeout=PATIENCE)

    def sees(self, words: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible(timeout=PATIENCE)

    # at a table

    def plays(self, game: str, bot: str = "bot:random", alone: bool = False, **table: Any) -> str:
        """A table with a bot, or with oneself on both seats, for tests that are not about the way there; its id."""
        self.is_known()
        if alone:
            made = self.post("/api/tables", game=game, seats=[{"kind": "me"}, {"kind": "me"}], **table)
            self.post(f"/api/tables/{made['id']}/start")
        else:
            made = self.post("/api/tables/bot", game=game, bot=bot, **table)
        self.open(f"/t/{made['id']}")
        return str(made["id"])

    def look(self) -> Sight:
        """What is on the screen as soon as this person is asked, or the game is over."""
        return self.sight_of(self.page.wait_for_function(SEEN, timeout=PATIENCE).json_value())

    def glance(self) -> Sight | None:
        """What is on the screen right now; None: nothing is asked."""
        seen = self.page.evaluate(SEEN)
        return self.sight_of(seen) if seen is not None else None

    @staticmethod
    def sight_of(seen: Any) -> Sight:
        return Sight(seen["over"], seen["question"], [Thing(**thing) for thing in seen["things"]])

    def press(self, thing: Thing | Locator) -> bool:
        """Click or tap it, where it can be reached. False: it cannot, or it has gone."""
        point = self.page.evaluate(POINT, thing.at) if isinstance(thing, Thing) else thing.evaluate(POINT)
        if point is None:
            return False
        if self.touches:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
        return True

    def opens(self, leaf: str) -> None:
        """Open the drawer at a leaf: Log, Chat, Seats or Menu."""
        drawer = self.drawer()
        if not drawer.is_visible():
            self.put_away()
            self.page.get_by_role("button", name="Menu", exact=True).click()
        tab = drawer.get_by_role("tab", name=leaf)
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")

    def drawer(self) -> Locator:
        return self.page.get_by_role("complementary", name="Log, chat, seats, menu")

    def put_away(self) -> None:
        """Close the card that lies enlarged over the table, if a touch came a moment too late to be a choice."""
        sheet = self.page.locator("dialog[open]")
        if sheet.count():
            self.press(sheet.get_by_role("button", name="Close").first)

    def play(self, luck: random.Random, seen: Callable[[Sight], bool] = lambda sight: False, most: int = 900) -> Sight:
        """Play by chance with what is on the screen, until the game is over or `seen` says that it is enough.

        What leads on is liked best, so that the game comes to an end.
        """
        for _ in range(most):
            sight = self.look()
            if sight.over or seen(sight):
                return sight
            self.put_away()
            things = sorted(sight.things, key=lambda thing: luck.random() - 0.8 * bool(ONWARD.search(thing.name)))
            if not any(self.press(thing) for thing in things):
                # nothing that glows can be reached: everything is in the list as well
                self.page.get_by_role("button", name="All choices").click()
        raise AssertionError(f"no end after {most} choices: {sight}")
