"""Black Rose on its board: rules of layout at four sizes, walking, crowds, ruins, what is open on a phone.

Everything begins in a prepared position, so that what is asked does not hang on luck.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import geometry
from tests.browser.lodges import CROWD, FOUR, RUIN, TWO, at
from tests.browser.people import House
from tests.browser.test_axe import Inspector

TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "two": (TWO, 2),
    "four": (FOUR, 4),
    "crowd": (CROWD, 4),
    "ruin": (RUIN, 4),
}


# What holds words and pictures and does not scroll: nothing may reach out of it, nor one line over the next.
SPILLS = """() => {
  const found = [];
  const holders = ".sheet, .own, .slot .card, .backs li, .events .card, .face, .quests .row";
  const common = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  for (const one of document.querySelectorAll(holders)) {
    if (!one.checkVisibility() || getComputedStyle(one).overflowY === "auto") continue;
    const box = one.getBoundingClientRect();
    const name = `${one.className} "${one.textContent.trim().replace(/\\s+/g, " ").slice(0, 50)}"`;
    for (const part of one.querySelectorAll("*")) {
      if (part.closest(".hidden-words, svg, .lock, .owner, .hurt") || !part.checkVisibility()) continue;
      const at = part.getBoundingClientRect();
      if (!at.width || !at.height) continue;
      const over = Math.max(at.bottom - box.bottom, box.top - at.top, at.right - box.right, box.left - at.left);
      if (over > 2) { found.push(`${name} spills ${Math.round(over)} px: ${part.className}`); break; }
    }
    const parts = [...one.children].filter((part) => part.checkVisibility() && !part.matches(".deeds, .hidden-words"));
    for (const [i, part] of parts.entries())
      for (const next of parts.slice(i + 1)) {
        const [w, h] = common(part.getBoundingClientRect(), next.getBoundingClientRect());
        if (w > 2 && h > 2) found.push(`${name}: ${part.className} lies over ${next.className}`);
      }
  }
  return found;
}"""


def holds(page: Page) -> None:
    geometry.holds(page)
    found: list[str] = page.evaluate(SPILLS)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("size", geometry.SIZES)
@pytest.mark.parametrize("table", TABLES)
def test_the_rules_of_layout_hold(house: House, table: str, size: str) -> None:
    position, players = TABLES[table]
    page = at(house, position, players, size, theme="dark")
    house.people[0].shot(f"lodge-{table}-{size}")
    holds(page)


@pytest.mark.parametrize("language", ["it", "fr", "es", "de"])
@pytest.mark.parametrize("size", ["1280x720", "390x844"])
def test_the_rules_hold_in_every_language(house: House, size: str, language: str) -> None:
    page = at(house, FOUR, 4, size, language=language)
    house.people[0].shot(f"lodge-four-{size}-{language}")
    holds(page)


def test_a_token_leads_to_the_rooms_beside(house: House) -> None:
    page = at(house, FOUR, 4, "1440x900")
    token = page.locator("[data-piece='token.A.move_activate']")
    token.hover()
    forecast = page.get_by_role("region", name="What would happen")
    expect(forecast).to_contain_text("move up to 2 rooms")
    token.click()
    throne = page.locator("[data-piece='room.throne_room']")
    expect(throne).to_have_class(re.compile("legal"))
    holds(page)
    throne.locator("polygon").hover()
    expect(forecast).to_contain_text("If you go to: Throne Room")
    expect(forecast).to_contain_text("Active spells that wait")
    expect(page.locator(".ways .step")).to_have_count(1)
    throne.locator("polygon").click()
    expect(throne.locator("[data-piece='mage.A'], img")).not_to_have_count(0)
    expect(page.locator("[data-piece='room.garden'] .base")).to_have_count(0)


def test_a_finger_means_a_room_first_and_goes_with_the_second_touch(house: House) -> None:
    page = at(house, FOUR, 4, "390x844")
    page.locator("[data-piece='token.A.move_activate']").tap()
    throne = page.locator("[data-piece='room.throne_room']")
    throne.locator("polygon").tap()
    expect(page.locator("section.bar .question")).to_contain_text("Tap Throne Room again")
    expect(page.get_by_role("region", name="What would happen")).to_contain_text("If you go to: Throne Room")
    holds(page)
    throne.locator("polygon").tap()
    expect(page.locator("section.bar .question")).not_to_contain_text("Tap Throne Room again")
    expect(page.locator("[data-piece='room.garden'] .base")).to_have_count(0)


def test_nobody_gives_a_spell_away_by_a_mere_touch(house: House) -> None:
    page = at(house, FOUR, 4, "1440x900")
    slot = page.locator("[data-piece='slot.A.3']")
    slot.click()
    expect(page.locator(".deeds [data-choice='shed 3']")).to_be_visible()
    expect(slot).to_be_visible()
    holds(page)
    page.keyboard.press("Escape")
    page.locator("[data-piece='slot.A.2']").click()
    expect(page.locator(".deeds [data-choice='cast']")).to_be_visible()


def test_what_cannot_be_chosen_says_why(house: House) -> None:
    page = at(house, FOUR, 4, "1440x900")
    page.locator("[data-piece='slot.A.1']").click()
    expect(page.locator("[data-why='slot.A.1']")).to_contain_text("No Ready spell lies there")


@pytest.mark.parametrize("size", ["1280x720", "390x844"])
def test_whom_a_crowd_hides_is_chosen_beside_it(house: House, size: str) -> None:
    page = at(house, CROWD, 4, size)
    page.locator("[data-piece='token.A.move_attack']").click()
    page.locator("section.bar [data-choice='stay']").click()
    forecast = page.get_by_role("region", name="What would happen")
    nero = forecast.locator("[data-piece='mage.B']")
    expect(nero).to_have_class(re.compile("legal"))
    if size != "390x844":
        nero.hover()
        expect(forecast).to_contain_text("Wounds afterwards")
    holds(page)
    house.people[0].shot(f"lodge-attack-{size}")


def test_sheets_events_and_quests_open_in_the_place_of_the_lodge(house: House) -> None:
    page = at(house, FOUR, 4, "390x844")
    for name, words in (("Events 3", "Silent Corridors"), ("Your Quests", "Two Doors")):
        page.get_by_role("button", name=name).click()
        expect(page.locator(".opened")).to_contain_text(words)
        holds(page)
        page.get_by_role("button", name="Back to the Lodge").click()
    page.locator(".plates button").first.click()
    expect(page.locator(".opened")).to_contain_text("Trophies")
    holds(page)
    page.get_by_role("button", name="Back to the Lodge").click()
    page.get_by_role("button", name="Closer").click()
    expect(page.locator(".lodge.zoomed")).to_be_visible()
    holds(page)


def test_two_fingers_bring_the_lodge_closer(house: House) -> None:
    page = at(house, FOUR, 4, "390x844")
    box = page.locator("section.lodge").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart / 2, "y": y, "id": 0}, {"x": x + apart / 2, "y": y, "id": 1}] if apart else []
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    for apart, closer in ((80, 160), (160, 60)):
        touch("touchStart", apart)
        for step in range(1, 5):
            touch("touchMove", apart + (closer - apart) * step / 4)
        touch("touchEnd", 0)
        expect(page.locator("section.lodge.zoomed")).to_have_count(1 if closer > apart else 0)
        holds(page)


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_axe_finds_nothing(house: House, size: str) -> None:
    for position, players in (TABLES["four"], TABLES["crowd"], TABLES["ruin"]):
        page = at(house, position, players, size)
        inspector = Inspector(house.people[-1])
        inspector.look("the table")
        page.locator("[data-piece='token.A.move_activate']").click()
        expect(page.locator(".place.legal").first).to_be_visible()
        inspector.look("a walk")
        inspector.done()
