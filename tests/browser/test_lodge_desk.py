"""Black Rose at the desk: what is prepared, studied, revealed and shared out, by mouse, finger and keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import geometry
from tests.browser.desks import DESKS, PREPARATION, REACTION, SPLIT, STUDY, seated
from tests.browser.people import PATIENCE, House

SIZES = ["1440x900", "1280x720", "390x844"]


def half(page: Page, card: str, side: str) -> Locator:
    """One side of a card of the hand."""
    return page.locator(f'.half[data-choice^="lay {card} "][data-choice$=" {side}"]')


def slot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-slot-name="{name}"]')


# The focus goes to Ready, if it is there and can be pressed.
ON_READY = """() => {
  const one = document.querySelector(".bar [data-choice=ready]");
  one?.focus();
  return one !== null && document.activeElement === one && !one.disabled;
}"""


def ready(page: Page) -> Locator:
    return page.locator('.bar [data-choice="ready"]')


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("desk", DESKS)
def test_the_rules_of_layout_hold(house: House, desk: str, size: str) -> None:
    page = seated(house, DESKS[desk], size)
    if desk == "preparation":
        half(page, "fireball", "upright").click()
        expect(slot(page, "1")).to_contain_text("Fireball")
    house.people[0].shot(f"desk-{desk}-{size}")
    geometry.holds(page)


@pytest.mark.parametrize("size", SIZES)
def test_somebody_prepares_flips_takes_back_and_is_ready(house: House, size: str) -> None:
    page = seated(house, PREPARATION, size)
    half(page, "fireball", "upright").click()
    half(page, "maelstrom", "reversed").click()
    expect(slot(page, "1")).to_contain_text("Fireball")
    expect(slot(page, "2")).to_contain_text("Maelstrom")
    expect(half(page, "fireball", "upright")).to_have_count(0)
    slot(page, "1").locator(".flip").click()
    expect(slot(page, "1").locator(".flip")).to_contain_text("▲")
    slot(page, "1").locator(".back").click()
    expect(slot(page, "1")).to_contain_text("Maelstrom")
    expect(half(page, "fireball", "upright")).to_be_visible()
    half(page, "ice_grip", "upright").click()
    expect(ready(page)).to_contain_text("2")
    # what lies there is kept by the server
    page.reload()
    expect(slot(page, "1")).to_contain_text("Maelstrom")
    expect(slot(page, "2")).to_contain_text("Ice Grip")
    ready(page).click()
    expect(page.locator("[data-slot-name]")).to_have_count(0)


def test_cards_are_dragged_into_slots_and_between_them(house: House) -> None:
    page = seated(house, PREPARATION, "1440x900")
    half(page, "fireball", "reversed").drag_to(slot(page, "quick"))
    expect(slot(page, "quick")).to_contain_text("Fireball")
    half(page, "ice_grip", "upright").drag_to(slot(page, "1"))
    expect(slot(page, "1")).to_contain_text("Ice Grip")
    # slots fill without gaps
    half(page, "maelstrom", "upright").drag_to(slot(page, "3"))
    expect(slot(page, "3")).not_to_contain_text("Maelstrom")
    slot(page, "1").locator(".held").drag_to(slot(page, "quick"))
    expect(slot(page, "quick")).to_contain_text("Ice Grip")
    expect(slot(page, "1")).to_contain_text("Fireball")
    half(page, "maelstrom", "upright").drag_to(slot(page, "1"))
    expect(slot(page, "1")).to_contain_text("Maelstrom")
    expect(half(page, "fireball", "upright")).to_be_visible()
    expect(ready(page)).to_contain_text("2")


def test_somebody_prepares_by_keys_alone(house: House) -> None:
    page = seated(house, PREPARATION, "1280x720")
    half(page, "fireball", "upright").focus()
    expect(slot(page, "1")).to_contain_text("Fireball, upright")
    page.keyboard.press("Enter")
    expect(slot(page, "1").locator(".held")).to_contain_text("Fireball")
    slot(page, "quick").locator("button.aim").focus()
    page.keyboard.press("Enter")
    half(page, "maelstrom", "upright").focus()
    page.keyboard.press("Enter")
    expect(slot(page, "quick").locator(".held")).to_contain_text("Maelstrom")
    slot(page, "quick").locator(".flip").focus()
    page.keyboard.press("Enter")
    expect(slot(page, "quick").locator(".flip")).to_contain_text("▲")
    for _ in range(PATIENCE // 250):  # a key that comes while the page is about to send a part finds no button
        if not page.locator("[data-slot-name]").count():
            return
        if ready(page).count() and page.evaluate(ON_READY):
            page.keyboard.press("Enter")
        page.wait_for_timeout(250)
    raise AssertionError("the Preparation is not over")


@pytest.mark.parametrize("size", SIZES)
def test_a_reaction_is_answered(house: House, size: str) -> None:
    page = seated(house, REACTION, size)
    cause = page.locator("section.cause")
    expect(cause).to_contain_text("attacks")
    expect(page.locator(".result").first).to_contain_text("→")
    expect(page.locator(".result").nth(1)).to_contain_text("does not guard")
    expect(page.locator(".through")).to_contain_text("4 → 9/10")
    page.locator('[data-piece="slot.A.1"]').click()
    expect(page.locator("section.reaction")).to_have_count(0)


def test_a_reaction_is_let_through(house: House) -> None:
    page = seated(house, REACTION, "1440x900")
    page.locator('.bar [data-choice="pass"]').click()
    expect(page.locator("section.reaction")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_damage_is_shared_out(house: House, size: str) -> None:
    page = seated(house, SPLIT, size)
    stops = page.locator("section.split .stops button")
    expect(stops).to_have_count(4)
    expect(stops.first).to_have_text("3 + 0")
    stops.nth(2).click()
    expect(page.locator("section.split .cube.new")).to_have_count(3)
    page.locator('section.split input[type="range"]').press("ArrowRight")
    expect(stops.nth(3)).to_have_attribute("aria-pressed", "true")
    page.locator('.bar [data-choice="split 0"]').click()
    expect(page.locator("section.split")).to_have_count(0)


def test_schools_are_named_and_two_cards_kept(house: House) -> None:
    page = seated(house, STUDY, "1440x900")
    page.locator('.bar [data-choice="pass"]').click()
    for school in ["illusion", "illusion", "necromancy", "divination"]:
        page.locator(f'[data-piece="library.{school}"]').click()
        page.wait_for_function("() => document.querySelector('section.bar').ariaBusy !== 'true'")
    looked = page.locator('[data-piece^="looking.A."]')
    expect(looked).to_have_count(4)
    looked.first.click()
    expect(looked).to_have_count(3)
    looked.first.click()
    expect(looked).to_have_count(2)
