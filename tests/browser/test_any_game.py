"""A game that has no web code at all is played to its end on the board that knows no game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.choices import QUIET, log_of, play_all
from tests.browser.people import DESKTOP, PHONE, House

THROW = [re.compile("^Throw "), re.compile("^Pass$")]


@pytest.mark.parametrize(("seats", "size"), [(2, "desktop"), (4, "phone")])
def test_one_person_plays_all_seats_of_a_game_without_a_board(house: House, seats: int, size: str) -> None:
    person = house.person("Ann", DESKTOP if size == "desktop" else PHONE, QUIET)
    page = person.page
    person.is_known()
    person.open("/new/cauldron")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    page.get_by_role("combobox", name="Players").select_option(str(seats))
    for letter in "ABCD"[:seats]:
        page.get_by_role("combobox", name=f"Seat {letter}").select_option("I sit here")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("combobox", name="Rounds").select_option("2")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")

    eyes = page.get_by_role("group", name="View as")
    expect(eyes.get_by_role("button")).to_have_count(seats)
    for letter in "ABCD"[:seats]:
        expect(eyes.get_by_role("button", name=f"Ann {letter}")).to_be_visible()
        expect(page.get_by_role("region", name=f"Ann {letter}", exact=True)).to_be_visible()
    expect(page.locator("[data-piece]").first).to_be_visible()
    person.shot(f"any-game-{size}-begin")
    [end] = play_all([person], THROW)
    person.shot(f"any-game-{size}-end")
    assert end in ("You won!", "A draw"), "who plays all seats wins, or nobody does"
    told = "\n".join(log_of(person))
    assert "Round 2" in told
    for letter in "ABCD"[:seats]:
        assert f"Ann {letter} draws" in told
