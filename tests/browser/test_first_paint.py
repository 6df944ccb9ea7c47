"""The front page has its games with it: it shows them before the server has answered anything else."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from tests.browser.people import DESKTOP, PHONE, House

GAMES = ["Mythic Arena", "Familiars and Foes", "Friendomancy", "Black Rose"]

# Where each picture of a game stands, as it is laid out.
PLACES = """() => [...document.querySelectorAll("img.cover, figure")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""


def places(page: Page) -> list[list[int]]:
    found: list[list[int]] = page.evaluate(PLACES)
    return found


class Gate:
    """Holds requests back until it is opened."""

    def __init__(self, page: Page, *patterns: str) -> None:
        self.held: list[Route] = []
        self.is_open = False
        for pattern in patterns:
            page.route(pattern, lambda route: self.came(route))

    def came(self, route: Route) -> None:
        if self.is_open:
            route.continue_()
        else:
            self.held.append(route)

    def open(self) -> None:
        self.is_open = True
        for route in self.held:
            route.continue_()

    @property
    def asked(self) -> set[str]:
        return {urlsplit(route.request.url).path for route in self.held}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_games_stand_there_before_anything_was_asked(house: House, size: ViewportSize) -> None:
    person = house.person("Ann", size, reduced_motion="reduce")
    page = person.page
    gate = Gate(page, "**/api/**", "**/static/art/**/cover.svg")
    page.goto(house.address, wait_until="commit")
    for game in GAMES:
        expect(page.get_by_role("article", name=game)).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert "/api/me" in gate.asked, "nothing was held back"
    assert "/api/games" not in gate.asked
    before = places(page)
    assert all(width > 100 and height > 50 for _, _, width, height in before), "no room is kept for a picture"
    gate.open()
    page.wait_for_load_state("networkidle")
    assert places(page) == before
    person.shot(f"front-page-at-once-{size['width']}")


def test_who_presses_before_it_is_known_who_it_is_is_not_asked_for_a_name(house: House) -> None:
    person = house.person("Ann")
    page = person.page
    person.is_known()
    gate = Gate(page, "**/api/me")
    page.goto(house.address, wait_until="commit")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    gate.open()
    page.wait_for_url("**/t/*")
