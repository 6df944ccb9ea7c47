"""Play by words: somebody reads all choices in the list of the prompt bar and takes the one that is liked best."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from tests.browser.people import PATIENCE, Person

QUIET = {"motion": "none"}  # what a browser has kept of somebody who wants nothing to move
ANYTHING = re.compile("")

# What can be done about the question, now: the names of all choices, with a point of each to click; if they are not all
# there, the point of the button that opens the list. Nothing: nobody is asked here. `over`: how the game has ended.
READ = """() => {
  const bar = document.querySelector("section.bar");
  const over = document.querySelector("#result-title")?.textContent.trim() ?? "";
  const question = bar?.querySelector(".question")?.textContent.trim() ?? "";
  const point = (one) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const log = [...document.querySelectorAll(".log .said")].map((one) => one.textContent);
  if (over) return { over, question, list: null, choices: [], log };
  const every = bar?.querySelector("button.every");
  if (!every || !document.querySelector("[data-piece]")) return null;
  const open = every.ariaExpanded === "true";
  const found = [...bar.querySelectorAll(open ? "#all-choices button" : ".buttons .choice")];
  const all = Number(every.querySelector(".number").textContent);
  const choices = found.map((one) => ({
    name: one.querySelector("span").textContent.replace(one.querySelector("kbd")?.textContent ?? "", "").trim(),
    point: point(one),
  }));
  return { over, question, list: found.length < all ? point(every) : null, choices, log };
}"""


class Reading:
    """What somebody reads in the prompt bar."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.over = str(found["over"])
        self.question = str(found["question"])
        self.list: tuple[float, float] | None = found["list"]
        self.choices: list[dict[str, Any]] = found["choices"]
        self.log: list[str] = found["log"]

    def best(self, wishes: Sequence[re.Pattern[str]]) -> dict[str, Any] | None:
        """The choice that is liked best: wishes come in their order. None: nothing of all that."""
        for wish in wishes:
            for choice in self.choices:
                if wish.search(choice["name"]):
                    return choice
        return None


def read(person: Person) -> Reading | None:
    """What this person is asked right now; None: nothing."""
    found = person.page.evaluate(READ)
    return Reading(found) if found is not None else None


def wait_to_read(person: Person) -> Reading:
    """The same, as soon as there is something."""
    return Reading(person.page.wait_for_function(READ, timeout=PATIENCE).json_value())


def click(person: Person, point: Sequence[float]) -> None:
    if person.touches:
        person.page.touchscreen.tap(*point)
    else:
        person.page.mouse.click(*point)


def choose(person: Person, wishes: Sequence[re.Pattern[str]], most: int = 6) -> str:
    """Take what is liked best of everything that can be chosen; its name. Empty: the moment has gone by meanwhile."""
    for _ in range(most):
        reading = read(person)
        if reading is None or reading.over:
            return ""
        if reading.list is not None:
            click(person, reading.list)
            continue
        best = reading.best([*wishes, ANYTHING])
        if best is not None:
            click(person, best["point"])
            return str(best["name"])
    raise AssertionError(f"{person.name} finds nothing to choose: {person.page.inner_text('section.bar')}")


def play_all(people: Sequence[Person], wishes: Sequence[re.Pattern[str]], most: int = 900) -> list[str]:
    """Everybody plays in their own browser until all see that it is over; how each saw it end."""
    ends = [""] * len(people)
    for _ in range(most):
        for i, person in enumerate(people):
            if ends[i]:
                continue
            reading = read(person)
            if reading is None:
                continue
            ends[i] = reading.over
            if not ends[i]:
                choose(person, wishes)
        if all(ends):
            return ends
        if not any(read(person) for person in people):
            people[0].page.wait_for_timeout(15)
    raise AssertionError(f"no end after {most} rounds")


def log_of(person: Person) -> list[str]:
    """The whole log as the page tells it, entry by entry."""
    page = person.page
    log = page.get_by_role("region", name="Log", exact=True)
    if not log.is_visible():
        page.get_by_role("button", name="Log, talk, seats, menu").click()
    earlier = log.get_by_role("button", name=re.compile("earlier entries"))
    while earlier.is_visible():
        earlier.click()
    said: list[str] = log.locator("li").evaluate_all(
        "all => all.map((one) => [...one.querySelectorAll('.said, p.quiet')].map((line) => line.textContent).join(' / '))"
    )
    return said
