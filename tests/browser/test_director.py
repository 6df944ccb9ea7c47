"""The director in a browser: no number is on the screen before what led to it was told, and no hurry is in vain."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.choices import choose
from tests.browser.geometry import LAPTOP
from tests.browser.people import PATIENCE, House, Person

ANY = [re.compile("")]
LIVELY = {"motion": "normal", "autoPass": False}

# Keeps every line that has come, by its entry, and looks at every change of the page. What is shown must be what has
# been told: of the entries that the table has, and of the next ones as many lines as the prompt says. The points of
# each seat are those of the last line that tells them, no die has a face that was not told, and nothing is asked
# meanwhile. What is seen is counted: nothing seen would prove nothing.
WATCH = """(notes) => {
  const found = (window.director = { sequences: 0, looks: 0, rolling: 0, changes: 0, wrong: [] });
  const entries = new Map();
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        for (const one of (message.is === "update" && message.happened) || []) entries.set(one.n, one.lines);
      });
    }
  };
  const toldAt = (entry, count) => {
    const known = [...entries].sort(([a], [b]) => a - b);
    const lines = (some) => some.flatMap(([, lines]) => lines);
    return [...lines(known.filter(([n]) => n <= entry)), ...lines(known.filter(([n]) => n > entry)).slice(0, count)];
  };
  let last = "";
  const look = () => {
    const bar = document.querySelector("section.bar[data-entry]");
    if (!bar || !document.querySelector(".seat.mine")) return;
    const count = Number(bar.dataset.told ?? 0);
    const where = `${count} lines after entry ${bar.dataset.entry}`;
    const points = { A: 0, B: 0 };
    const faces = new Set();
    for (const line of toldAt(Number(bar.dataset.entry), count)) {
      const roles = notes[line.what]?.roles ?? [];
      const role = (name) => line.args[roles.indexOf(name)]?.[1];
      const who = role("target") ?? role("who");
      if (role("die") !== undefined) faces.add(String(role("die")));
      if (role("side_points") !== undefined && who in points) points[who] = role("side_points");
    }
    for (const seat of document.querySelectorAll(".seat")) {
      const fact = [...seat.querySelectorAll("header .fact")].find((one) => /^points/.test(one.textContent.trim()));
      const shown = Number(fact?.querySelector(".number")?.textContent);
      const should = points[seat.matches(".mine") ? "A" : "B"];
      if (shown !== should) found.wrong.push(`${shown} points, ${should} were told: ${where}`);
    }
    if (JSON.stringify(points) !== last) found.changes += 1;
    last = JSON.stringify(points);
    if (bar.dataset.told === undefined) return;
    found.looks += 1;
    if (bar.dataset.entry !== found.entry) found.sequences += 1;
    found.entry = bar.dataset.entry;
    if (bar.matches(".asked")) found.wrong.push(`something is asked: ${where}`);
    const die = document.querySelector(".stage .strip svg");
    const face = die?.querySelector("text")?.textContent ?? String(die?.querySelectorAll("circle").length ?? "?");
    if (die && face === "?") found.rolling += 1;
    else if (die && !faces.has(face)) found.wrong.push(`a die shows ${face}: ${where}`);
  };
  document.addEventListener("DOMContentLoaded", () =>
    new MutationObserver(look).observe(document, {
      subtree: true, childList: true, characterData: true, attributes: true,
    }),
  );
}"""


class Sent:
    """The moves that a page has sent."""

    def __init__(self, page: Page) -> None:
        self.moves: list[dict[str, Any]] = []
        page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framesent", self.said)

    def said(self, frame: str | bytes) -> None:
        act = json.loads(frame).get("act") or {}
        if act.get("do") == "move":
            self.moves.append(act)


def sits_down(house: House) -> Person:
    """Somebody who wants to see everything, at a table whose every change is watched."""
    person = house.person("Ann", LAPTOP, LIVELY)
    person.is_known()
    notes = person.get("/api/games/cauldron/words/en")["notes"]
    assert {note["beat"] for note in notes.values()} >= {"roll", "announce", "gain"}
    person.page.add_init_script(f"({WATCH})({json.dumps(notes)})")
    return person


def to_the_end(person: Person) -> None:
    for _ in range(120):
        if person.look().over:
            return
        choose(person, ANY)
    raise AssertionError("no end")


def until_something_is_shown(person: Person) -> None:
    """Play until a sequence plays."""
    for _ in range(60):
        assert not person.look().over
        choose(person, ANY)
        person.page.wait_for_function(
            """() => document.querySelector(
              "section.bar.playing, #result-title, section.bar.asked:not([aria-busy=true])")""",
            timeout=PATIENCE,
        )
        if person.page.locator("section.bar.playing").count():
            return
    raise AssertionError("nothing is ever shown")


def test_nothing_is_on_the_screen_before_it_was_told(house: House) -> None:
    person = sits_down(house)
    person.plays("cauldron", settings={"rounds": "2"})
    to_the_end(person)
    found = person.page.evaluate("director")
    assert found["wrong"] == []
    assert found["sequences"] >= 2, found
    assert found["looks"] > 3 * found["sequences"], found
    assert found["changes"] > 1, "points were made"
    assert found["rolling"], "a die was seen in the air"
    person.shot("director-end")


def test_who_is_in_a_hurry_loses_no_time(house: House) -> None:
    """A key answers at once what will be asked; a tap goes on, a tap on a piece to the next decision."""
    person = sits_down(house)
    page = person.page
    sent = Sent(page)
    person.plays("cauldron", settings={"rounds": "9"})
    until_something_is_shown(person)
    person.shot("director-plays")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    made = len(sent.moves)
    page.keyboard.press("1")
    page.wait_for_function("() => !document.querySelector('section.bar.playing')")
    for _ in range(PATIENCE // 20):
        if len(sent.moves) > made:
            break
        page.wait_for_timeout(20)
    assert len(sent.moves) == made + 1, "the key was an answer"

    until_something_is_shown(person)
    told = page.locator("section.bar").get_attribute("data-told")
    page.locator(".stage .strip").click()
    page.wait_for_function(
        "(told) => document.querySelector('section.bar').dataset.told !== told", arg=told, timeout=PATIENCE
    )

    until_something_is_shown(person)
    made = len(sent.moves)
    page.locator(".stage .hand [data-piece]").first.click()
    expect(page.locator("section.bar.playing")).to_have_count(0)
    assert len(sent.moves) == made, "a touch that ends the sequence chooses nothing"


@pytest.mark.parametrize("how", ["setting", "motion", "system"])
def test_nothing_is_played_for_who_does_not_want_it(house: House, how: str) -> None:
    prefs: dict[str, dict[str, object]] = {
        "setting": {**LIVELY, "sequence": False},
        "motion": {**LIVELY, "motion": "none"},
        "system": {"autoPass": False},
    }
    options = {"reduced_motion": "reduce"} if how == "system" else {}
    person = house.person("Ann", LAPTOP, prefs[how], **options)
    person.page.add_init_script(
        """window.played = 0;
        const look = () => (window.played += document.querySelectorAll("section.bar.playing").length);
        document.addEventListener("DOMContentLoaded", () =>
          new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true }));"""
    )
    person.plays("cauldron", settings={"rounds": "2"})
    to_the_end(person)
    assert person.page.evaluate("played") == 0
