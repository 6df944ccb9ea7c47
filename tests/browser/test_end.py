"""The end of a game as a scene, and the curve of its replay: for players and who looks on, on a desk and a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.choices import QUIET, play_all
from tests.browser.people import PATIENCE, PHONE, House, Person

WIDE: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
TABLET: ViewportSize = {"width": 1024, "height": 768}
THROW = [re.compile("^Throw "), re.compile("^Pass$")]
# nothing may stick out of the window to the right
FITS = "() => document.documentElement.scrollWidth <= window.innerWidth"
# the slider is where a tap on the curve led, as exactly as a finger is
NEAR = "(entry) => Math.abs(Number(document.querySelector('input[type=range]').value) - entry) <= 2"
GAMES = ("mythic-arena", "familiars-and-foes", "friendomancy", "cauldron")
SETTINGS = {"friendomancy": {"end_bedtime": "5"}}  # else it is a long one


def bots_game(person: Person, game: str) -> str:
    """A game that bots have played among themselves; its table."""
    seats = [{"kind": "bot", "bot": "bot:random"}, {"kind": "bot", "bot": "bot:random"}]
    table = str(person.post("/api/tables", game=game, settings=SETTINGS.get(game, {}), seats=seats)["id"])
    person.post(f"/api/tables/{table}/start")
    return table


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_on_is_told_how_it_went(house: House, game: str) -> None:
    person = house.person("Ann", WIDE, prefs=QUIET)
    person.is_known()
    table = bots_game(person, game)
    page = person.page
    person.open(f"/t/{table}")
    result = page.get_by_role("region", name="The game is over")
    expect(result).to_be_visible(timeout=6 * PATIENCE)
    moments = result.locator("ol a")
    for size in (WIDE, LAPTOP, TABLET, PHONE):
        page.set_viewport_size(size)
        expect(moments.first).to_be_visible()
        expect(result.get_by_role("img", name=re.compile("^How it stood"))).to_be_visible()
        page.wait_for_function(FITS)
        person.shot(f"end-{game}-{size['width']}")
    for link in moments.all():
        assert re.fullmatch(rf"/replay/{table}\?entry=\d+", link.get_attribute("href") or "")
        assert len(link.inner_text().strip()) > 12
    expect(result.get_by_role("button", name="Rematch")).to_have_count(0)

    page.set_viewport_size(WIDE)
    number = re.search(r"entry=(\d+)", moments.first.get_attribute("href") or "")
    assert number is not None
    moments.first.click()
    slider = page.get_by_role("slider", name="Entry of the record")
    expect(slider).to_have_value(number[1])
    curve = page.locator(".curves").first
    expect(curve).to_be_visible()
    box = curve.bounding_box()
    assert box is not None
    middle = int(slider.get_attribute("max") or 0) // 2
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_function(NEAR, arg=middle)
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        page.wait_for_function(FITS)
        person.shot(f"replay-{game}-{size['width']}")


def test_who_has_played_can_share_the_game_and_play_again(house: House) -> None:
    person = house.person("Ann", prefs=QUIET)
    person.plays("cauldron")
    (over,) = play_all([person], THROW)
    page = person.page
    result = page.get_by_role("region", name=over)
    expect(result.locator("ol a").first).to_be_visible()
    result.get_by_role("button", name="Share", exact=True).click()
    link = result.get_by_label("Link to this game").input_value()
    assert re.search(r"/shared/\w+$", link)
    guest = house.person("Bo", prefs=QUIET)
    guest.page.goto(link)
    expect(guest.page.locator(".curves").first).to_be_visible()
    result.get_by_role("button", name="Rematch").click()
    page.wait_for_url(re.compile(r"/t/"))
