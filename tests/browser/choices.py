"""Play by words: somebody reads all choices in the list of the prompt bar and takes the one that is liked best."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from typing import NamedTuple

from playwright.sync_api import TimeoutError as TooLate

from tests.browser.people import Person, Thing

QUIET = {"motion": "none"}  # what a browser has kept of somebody who wants nothing to move
ANYTHING = re.compile("")

# What can be read in the prompt bar: the question, and the choices, of which so many are `hidden` in the list that a
# button opens. Nothing: nobody is asked here. `over`: how the game has ended. Buttons are kept for `Person.press`.
READ = """() => {
  const over = document.querySelector("#result-title")?.textContent.trim() ?? "";
  const bar = document.querySelector("section.bar");
  const question = bar?.querySelector(".question")?.textContent.trim() ?? "";
  if (over) return { over, question, choices: [], hidden: 0 };
  const every = bar?.querySelector("button.every");
  if (!every || bar.matches(".playing, [aria-busy=true]")) return null;
  if (!document.querySelector(":is([data-piece], [data-choice])")) return null;
  const open = every.ariaExpanded === "true";
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const found = [...bar.querySelectorAll(open ? "#all-choices .choice" : ".buttons .choice")].filter(seen);
  const said = (one) => one.querySelector("span").textContent.replace(one.querySelector("kbd")?.textContent ?? "", "");
  window.things = [every, ...found];
  const hidden = Number(every.querySelector(".number").textContent) - found.length;
  return { over, question, choices: found.map((one) => said(one).trim()), hidden };
}"""


# What lies over the place of a thing.
OVER = """(at) => {
  const box = window.things?.[at]?.getBoundingClientRect();
  const top = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return `${JSON.stringify(box)} ${top?.tagName} ${top?.className}`;
}"""

# What each line of the log says.
LINES = """(log) => [...log.querySelectorAll(".said, p.quiet")].map((line) => line.textContent.trim())"""


class Reading(NamedTuple):
    """What somebody reads in the prompt bar."""

    over: str
    question: str
    choices: list[str]
    hidden: int  # so many choices are not among them


def read(person: Person) -> Reading | None:
    """What this person is asked right now; None: nothing."""
    found = person.page.evaluate(READ)
    return Reading(**found) if found is not None else None


def choose(person: Person, wishes: Sequence[re.Pattern[str]], most: int = 9) -> str:
    """Take what is liked best of everything that can be chosen; its name. Empty: the moment has gone by meanwhile."""
    over = ""
    for _ in range(most):
        reading = read(person)
        if reading is None or reading.over:
            return ""
        if reading.hidden > 0:
            # a touch that came too late was the beginning of a choice: only what goes with it is in the list
            over = f"{reading.hidden} are not in sight"
            if person.page.locator("button.unpick").count():
                person.press(person.page.locator("button.unpick"))
            if person.press(Thing(0, "", "All choices")):
                with contextlib.suppress(TooLate):  # the moment may have gone by: it is read again
                    person.page.wait_for_selector("#all-choices, #result-title", timeout=1_000)
            continue
        ranks = [*wishes, ANYTHING]
        _rank, at = min(
            (next(i for i, wish in enumerate(ranks) if wish.search(name)), at)
            for at, name in enumerate(reading.choices)
        )
        if person.press(Thing(at + 1, "", reading.choices[at])):
            return reading.choices[at]
        over = person.page.evaluate(OVER, at + 1)
        person.put_away()
        person.page.wait_for_timeout(50)  # something lies over it, or it moves
    raise AssertionError(f"{person.name} finds nothing to choose ({over}): {person.page.inner_text('section.bar')}")


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
    """The whole log as the page tells it, line by line."""
    page = person.page
    log = page.get_by_role("region", name="Log", exact=True)
    opened = not log.is_visible()
    if opened:
        person.opens("Log")
    earlier = log.get_by_role("button", name=re.compile("earlier entries"))
    while earlier.is_visible():
        earlier.click()
    said: list[str] = log.evaluate(LINES)
    if opened:
        person.drawer().get_by_role("button", name="Hide").click()
    return said
