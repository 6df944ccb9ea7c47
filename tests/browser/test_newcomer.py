"""Somebody who has never been here opens the page, plays a bot, and ends a whole game with what is on the screen."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import DESKTOP, PATIENCE, PHONE, House, Person, Sight


def touch(person: Person, what: Locator) -> None:
    if person.touches:
        what.tap()
    else:
        what.click()


class Newcomer:
    """Counts clicks until the first decision, and takes a picture wherever something is new."""

    def __init__(self, person: Person, size: str) -> None:
        self.person = person
        self.size = size
        self.clicks = 0
        self.decisions = 0
        self.pictured: set[str] = set()
        middle = person.page.get_by_role("region", name="Duels and forecasts")
        self.blow = middle.filter(has=person.page.get_by_role("img")).filter(has_text=re.compile("hit|miss", re.I))

    def click(self, name: str, within: str | re.Pattern[str], role: str) -> None:
        self.clicks += 1
        place = self.person.page.get_by_role(role, name=within)  # type: ignore[arg-type]
        touch(self.person, place.get_by_role("button", name=name, exact=True))

    def picture(self, name: str) -> None:
        if name not in self.pictured:
            self.pictured.add(name)
            self.person.shot(f"newcomer-{self.size}-{name}")

    def seen(self, sight: Sight) -> bool:
        """Every decision is asked in words, and there is something to press; what only goes on is told, not asked."""
        assert sight.things, sight
        assert sight.question.endswith("?") or (sight.question and len(sight.things) == 1), sight
        self.decisions += 1
        if self.decisions == 1:
            self.picture("3-first-decision")
        if "4-battle" not in self.pictured and self.blow.is_visible():
            self.picture("4-battle")
        if self.decisions == 40:
            self.picture("5-middle")
        return False


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_newcomer_ends_a_whole_game(house: House, size: str) -> None:
    person = house.person("Ann", DESKTOP if size == "desktop" else PHONE, reduced_motion="reduce")
    newcomer = Newcomer(person, size)
    page = person.page
    person.open("/")
    expect(page.get_by_role("article", name="Mythic Arena")).to_be_visible()
    newcomer.picture("1-front-page")
    newcomer.click("Play now", re.compile("is waiting for you"), "region")
    expect(page.get_by_role("dialog").get_by_label("Name", exact=True)).not_to_have_value("")
    newcomer.picture("2-name")
    newcomer.click("Play", "What should we call you?", "dialog")
    person.look()
    assert newcomer.clicks <= 3

    end = person.play(random.Random(7), newcomer.seen)
    assert end.over in ("You won!", "You lost"), end
    assert newcomer.decisions > 10, "that was no whole game, not even a short one"
    assert {"3-first-decision", "4-battle"} <= newcomer.pictured, newcomer.pictured
    result = page.get_by_role("region", name=end.over)
    expect(result.get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)  # a key moment
    newcomer.picture("6-result")
    table = page.url
    number = page.url.rsplit("/", 1)[1]

    check_replay(person, f"newcomer-{size}-7-replay")
    check_luck(person, f"newcomer-{size}-8-luck")
    check_shared(house, person)

    page.goto(table)
    again = page.get_by_role("region", name=end.over).get_by_role("button", name="Rematch")
    touch(person, again)
    page.wait_for_url(re.compile(rf"/t/(?!{number})"))
    assert person.look().question.endswith("?")


def check_replay(person: Person, picture: str) -> None:
    """From the result to the replay; there one can go to any moment."""
    page = person.page
    touch(person, page.get_by_role("link", name="Watch the replay"))
    scrubber = page.get_by_role("slider", name="Entry of the record")
    expect(scrubber).not_to_have_attribute("max", "0")
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 20
    touch(person, page.get_by_role("button", name="To the start"))
    expect(scrubber).to_have_value("0")
    touch(person, page.get_by_role("button", name="One step forward"))
    expect(scrubber).to_have_value("1")
    scrubber.fill(str(last // 2))
    expect(scrubber).to_have_attribute("aria-valuetext", f"entry {last // 2} of {last}")
    expect(page.locator("[data-piece]:visible").first).to_be_visible()
    person.shot(picture)
    touch(person, page.get_by_role("button", name="To the end"))
    expect(scrubber).to_have_value(str(last))


def check_luck(person: Person, picture: str) -> None:
    page = person.page
    touch(person, page.get_by_role("link", name="Check the dice"))
    expect(page.get_by_text(re.compile(r"^All \d+ outcomes check out\.$"))).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("The seed matches the hash published before the game.")).to_be_visible()
    person.shot(picture)
    touch(person, page.get_by_role("link", name="Replay"))


def check_shared(house: House, person: Person) -> None:
    """A link from the replay shows the game to somebody whom the server does not know."""
    expect(person.page.get_by_role("slider", name="Entry of the record")).not_to_have_attribute("max", "0")
    expect(person.page.locator("[data-piece]:visible").first).to_be_visible()  # the page has come to rest
    assert person.press(person.page.get_by_role("button", name="Make a link to this moment"))
    link = person.page.get_by_role("textbox", name="Link to this moment").input_value()
    friend = house.person("Bo")
    friend.open(link)
    expect(friend.page.get_by_role("slider", name="Entry of the record")).to_be_visible()
    expect(friend.page.locator("[data-piece]:visible").first).to_be_visible()
