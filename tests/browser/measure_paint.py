"""How long from a message of the server to the picture of it, in a real browser: `make paint`.

Somebody plays bots with what is on the screen. The page marks every message that tells how a table stands, and measures
until the frame after the one that shows it (web/src/table/paint.ts). At most 100 ms are wanted of every answer to a
choice and of all that bots do then; how long a page takes to load is another question.
"""

from __future__ import annotations

import argparse
import random
import re
import statistics
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.choices import choose, read
from tests.browser.people import DESKTOP, PHONE, House, Person
from tests.support.chromium import FLAGS, installed
from tests.support.servers import Running

WANTED = 100.0  # milliseconds
THOUGHT = 250  # milliseconds before the page is read again: who reads it makes it wait
DECISIONS = {"mythic-arena": 60, "familiars-and-foes": 30, "friendomancy": 60, "black-rose": 60}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
# The browser keeps only the last few hundred measures; these are kept from the start.
KEEP = """() => {
  window.paints = [];
  const keep = (list) => list.getEntriesByName("grimalkin-paint").forEach((one) => window.paints.push(one.duration));
  new PerformanceObserver(keep).observe({ type: "measure" });
}"""


class Paint(NamedTuple):
    """How long a message took, and what was chosen before it came."""

    took: float
    chosen: str


def measure(person: Person, game: str, wanted: int) -> list[Paint]:
    """Play so many decisions; how long each message took. Where a game ends early another one follows."""
    person.context.add_init_script(f"({KEEP})()")
    paints: list[Paint] = []
    made = 0
    luck = random.Random(game)
    while made < wanted:
        person.plays(game)
        person.page.wait_for_timeout(1_000)
        person.page.evaluate("window.paints.splice(0)")  # of loading
        while made < wanted:
            reading = read(person)
            if reading is None:
                person.page.wait_for_timeout(20)
                continue
            if reading.over:
                break
            words = sorted(
                set(re.findall(r"^\w+", "\n".join(reading.choices), re.MULTILINE)), key=lambda _: luck.random()
            )
            chosen = choose(person, [re.compile("^(Attack|Battle)"), *[re.compile(f"^{word}") for word in words]])
            made += bool(chosen)
            person.page.wait_for_timeout(THOUGHT)
            paints += [Paint(took, chosen) for took in person.page.evaluate("window.paints.splice(0)")]
    return paints


def told(name: str, paints: list[Paint]) -> str:
    ordered = sorted(paints)
    took = [paint.took for paint in ordered]
    return (
        f"{name:44} {len(took):4} messages   median {statistics.median(took):6.1f} ms   "
        f"p95 {took[int(0.95 * (len(took) - 1))]:6.1f} ms   max {took[-1]:6.1f} ms after {ordered[-1].chosen!r}   "
        f"late: {sum(one > WANTED for one in took)}"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    options.add_argument("--motion", default="auto", choices=["auto", "slow", "normal", "fast", "none"])
    options.add_argument("--game", choices=DECISIONS, action="append", help="only this game; may be given again")
    options.add_argument("--size", choices=SIZES, action="append", help="only a window of this size")
    wish = options.parse_args()
    program = installed()
    with tempfile.TemporaryDirectory(prefix="grimalkin-paint-") as place, sync_playwright() as playwright:
        folder = Path(place)
        server = Running(f"sqlite:///{folder / 'tables.sqlite'}", folder)
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for game in wish.game or DECISIONS:
            for size in wish.size or SIZES:
                wanted = DECISIONS[game]
                house = House(browser, server.address, folder)
                paints = measure(house.person("Ann", SIZES[size], {"motion": wish.motion}), game, wanted)
                house.close()
                print(told(f"{game}, {size}, {wanted} decisions", paints), flush=True)  # noqa: T201
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
