"""axe finds no violation of WCAG 2.2 AA on any page, by day and by night, on a desk and on a phone."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.choices import choose
from tests.browser.people import DESKTOP, PHONE, House, Person

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
GAMES = ["mythic-arena", "familiars-and-foes", "friendomancy", "cauldron"]
SETTINGS = {"mythic-arena": {"deck_format": "constructed"}}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules that by night can say something else than by day
RUN = """async (rules) => {
  const found = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
  return found.violations.flatMap((rule) => rule.nodes.map((node) =>
    `${rule.id}: ${node.target.join(" ")} ${node.html.slice(0, 160)} ${node.failureSummary.replace(/\\s+/g, " ")}`));
}"""


@cache
def axe() -> str:
    return AXE.read_text(encoding="utf-8")


class Inspector:
    """Looks at whatever is on the screen, by day and by night, and keeps what it finds."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: list[str] = []
        self.looked: list[str] = []

    def look(self, what: str) -> None:
        page = self.person.page
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            if not page.evaluate("() => 'axe' in window"):
                page.evaluate(axe())
            found: list[str] = page.evaluate(RUN, TAGS if scheme == "light" else COLOURS)
            self.found += [f"{what}, {scheme}: {fault}" for fault in found]
        self.looked.append(what)

    def done(self, *wanted: str) -> None:
        assert set(wanted) <= set(self.looked), self.looked
        assert not self.found, "\n".join(self.found)


def visitor(house: House, size: str = "desktop") -> tuple[Person, Inspector]:
    person = house.person("Ann", SIZES[size], reduced_motion="reduce")
    return person, Inspector(person)


def test_pages_before_somebody_is_known(house: House) -> None:
    person, inspector = visitor(house)
    for path in ("/", "/lobby", "/mine", "/decks", "/settings", "/about", "/no/such/page", "/learn/mythic-arena"):
        person.open(path)
        person.settles()
        inspector.look(path)
    person.open("/")
    person.page.get_by_role("button", name="Play a bot now").first.click()
    expect(person.page.get_by_role("dialog", name="What should we call you?")).to_be_visible()
    inspector.look("the question for a name")
    inspector.done("/", "the question for a name")


def test_pages_of_somebody_who_is_known(house: House) -> None:
    person, inspector = visitor(house)
    person.is_known()
    person.post("/api/tables/bot", game="cauldron", bot="bot:random")  # one where it is her turn
    waits = [{"kind": "me"}, {"kind": "invited"}]
    room = person.post("/api/tables", game="mythic-arena", settings=SETTINGS["mythic-arena"], seats=waits)
    deck = person.get("/api/games")[0]["premade"][0]["text"]
    saved = person.post("/api/decks", game="mythic-arena", name="Mine", text=deck)
    broken = person.post(
        "/api/decks", game="friendomancy", name="Broken", text="12 ham_sandwich", settings={"format": "b"}
    )
    judged = person.post(
        "/api/tables", game="friendomancy", settings={"judges": "1", "foes": "tax_dragon"}, seats=[{"kind": "me"}]
    )
    paths = {
        "/": "home",
        "/lobby": "lobby",
        "/new/mythic-arena": "new table",
        "/new/familiars-and-foes": "new table of another game",
        "/new/black-rose": "new table with packs and Mages",
        "/rules/black-rose/BR-FAMHUNT-01": "rules with their origins",
        "/cards/black-rose?kind=spell": "cards with two sides",
        f"/t/{room['id']}": "waiting room",
        "/mine": "my games",
        "/decks": "decks",
        f"/decks/{saved['id']}": "deck builder",
        "/decks/new/friendomancy?from=list%20house_b": "list that fits",
        f"/decks/{broken['id']}": "list that does not",
        "/new/friendomancy": "new table with lists and a Judge",
        f"/t/{judged['id']}": "waiting room where settings change",
        "/settings": "settings",
        "/rules/cauldron": "rules",
        "/learn/mythic-arena/first": "lesson",
    }
    for path, name in paths.items():
        person.open(path)
        person.settles()
        inspector.look(name)
    guest, other = visitor(house)
    invitation = next(seat["invite"] for seat in room["seats"] if seat.get("invite"))
    guest.open(f"/join/{invitation}")
    guest.settles()
    other.look("invitation")
    other.done("invitation")
    inspector.done(*paths.values())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_tables(house: House, game: str, size: str) -> None:
    """A table in all its states, to the end of the game, its replay and the check of its luck."""
    person, inspector = visitor(house, size)
    page = person.page
    alone = game == "familiars-and-foes"  # a bot at one's side may refuse to give up
    table = person.plays(game, alone=alone, settings=SETTINGS.get(game, {}))
    person.look()
    person.settles()
    inspector.look("my turn")
    state(inspector, "all choices", "a", lambda: page.locator("#all-choices").wait_for())
    page.keyboard.press("Escape")
    card = page.locator(".touchable[role=button]:not(.place):visible")
    while not card.count():  # in the first Draw Step there are only Pools
        choose(person, [re.compile("")])
        person.look()
    card.first.focus()
    state(inspector, "card sheet", "i", lambda: page.get_by_role("dialog").wait_for())
    page.keyboard.press("Escape")
    if size == "desktop":
        state(inspector, "rulebook", "b", lambda: page.get_by_role("dialog").get_by_role("searchbox").wait_for())
        page.keyboard.press("Escape")
        state(inspector, "shortcuts", "?", lambda: page.get_by_role("dialog", name="Keys").wait_for())
        page.keyboard.press("Escape")
        turns = iter(range(8))
        person.play(random.Random(3), lambda sight: next(turns, None) is None)
        inspector.look("in the middle")
    person.opens("Menu")
    page.get_by_role("button", name="Give up").click()
    inspector.look("menu")
    page.get_by_role("button", name="Yes, give up").click()
    page.locator("#result-title").wait_for()
    person.settles()
    inspector.look("result")
    for path, name in ((f"/replay/{table}", "replay"), (f"/verify/{table}", "check of the luck")):
        if size == "phone" and name != "replay":
            continue
        person.open(path)
        person.settles()
        inspector.look(name)
    inspector.done("my turn", "all choices", "card sheet", "menu", "result", "replay")


def state(inspector: Inspector, what: str, key: str, shown: Callable[[], None]) -> None:
    inspector.person.page.keyboard.press(key)
    shown()
    inspector.look(what)
