"""Friendomancy on its board: rules of layout, attacks by click, drag and finger, how a Deck is drawn, the desk.

Everything but the desk begins in a prepared position, so that what is asked does not hang on luck.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import geometry
from tests.browser.choices import QUIET
from tests.browser.parlors import CROWD, FOUR, GAME, SETUP, SIX, TWO, at
from tests.browser.people import House
from tests.browser.test_axe import Inspector
from tests.browser.test_director import LIVELY

TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "two": (TWO, 2),
    "four": (FOUR, 4),
    "six": (SIX, 6),
    "crowd": (CROWD, 6),
}
LANDLORD = "[data-piece^='the_landlord#']"
FORKLIFT = "[data-piece^='forklift_with_a_heart#']"


@pytest.mark.parametrize("size", geometry.SIZES)
@pytest.mark.parametrize("table", TABLES)
def test_the_rules_of_layout_hold(house: House, table: str, size: str) -> None:
    position, players = TABLES[table]
    page = at(house, position, players, size)
    geometry.holds(page)
    house.people[0].shot(f"parlor-{table}-{size}")


@pytest.mark.parametrize("language", ["it", "fr", "es", "de"])
@pytest.mark.parametrize("size", ["1280x720", "390x844"])
def test_the_rules_hold_in_every_language(house: House, size: str, language: str) -> None:
    page = at(house, SIX, 6, size, language=language)
    geometry.holds(page)
    house.people[0].shot(f"parlor-six-{size}-{language}")


def aim(page: Page) -> None:
    """Forklift attacks: what one card can do lies on it."""
    page.locator(FORKLIFT).first.click()
    page.locator(".deeds [data-choice^=attack]").click()
    expect(page.locator(".lying.attacking")).to_be_visible()
    expect(page.locator(f"{LANDLORD}.legal")).to_be_visible()


def test_an_attack_is_foretold_and_made_by_clicks(house: House) -> None:
    page = at(house, FOUR, 4, "1440x900")
    aim(page)
    page.locator(LANDLORD).hover()
    line = page.get_by_role("region", name="What would happen, and what happens")
    expect(line).to_contain_text("The Landlord is Defeated")
    expect(line).to_contain_text("+9 The Landlord")
    expect(line).to_contain_text("+2 Lucky Pants")
    expect(line).to_contain_text(re.compile(r"14 → 25"))
    geometry.holds(page)
    page.locator(LANDLORD).click()
    expect(page.locator("[data-piece='plate.A']")).to_contain_text("25")
    expect(page.locator("[data-piece='plate.A']")).to_contain_text("Lucky Pants")
    expect(page.locator(LANDLORD)).to_have_count(0)


def test_a_friend_is_dragged_to_whom_it_attacks(house: House) -> None:
    page = at(house, FOUR, 4, "1440x900")
    page.locator("[data-piece^='cat_burglars_cat#']").hover()
    page.mouse.down()
    page.mouse.move(900, 260, steps=4)
    expect(page.locator(f"{LANDLORD}.legal")).to_be_visible()
    page.locator("[data-piece='board.B']").hover()
    page.mouse.up()
    expect(page.locator("[data-piece='board.B']")).to_contain_text("15")
    expect(page.locator(".attacking")).to_have_count(0)


def test_a_friend_that_is_dropped_nowhere_does_not_attack(house: House) -> None:
    page = at(house, FOUR, 4, "1440x900")
    page.locator("[data-piece^='cat_burglars_cat#']").hover()
    page.mouse.down()
    page.mouse.move(900, 260, steps=4)
    expect(page.locator(".lying.attacking")).to_be_visible()
    page.mouse.move(450, 620, steps=4)
    page.mouse.up()
    expect(page.locator(".lying.attacking")).to_have_count(0)
    expect(page.locator("[data-piece^='cat_burglars_cat#'].legal")).to_be_visible()


def test_a_finger_means_a_target_first_and_attacks_with_the_second_touch(house: House) -> None:
    page = at(house, FOUR, 4, "390x844")
    aim(page)
    page.locator(LANDLORD).first.tap()
    expect(page.locator("section.bar .question")).to_contain_text("Tap The Landlord again to attack")
    expect(page.locator("[data-piece='plate.A']")).to_contain_text("25")
    geometry.holds(page)
    page.locator(LANDLORD).first.tap()
    expect(page.locator(LANDLORD)).to_have_count(0)


def test_what_happens_is_a_ribbon_that_can_be_skipped(house: House) -> None:
    page = at(house, FOUR, 4, "1280x720", **LIVELY)
    aim(page)
    page.locator(LANDLORD).click()
    line = page.get_by_role("region", name="What would happen, and what happens")
    expect(line.locator(".box.later").last).to_have_text("Lucky Pants")
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("[data-piece='plate.A']")).to_contain_text("25")
    expect(line.locator(".box.later")).to_have_count(0)


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_a_deck_is_drawn_by_pictures(house: House, size: str) -> None:
    page = at(house, SETUP, 2, size)
    expect(page.get_by_text("Part 2 of 4")).to_be_visible()
    page.locator("[data-piece='pool.magic'].legal").click()
    less, more = "Less", "More"
    pools = page.get_by_role("group", name="Friend Pool"), page.get_by_role("group", name="Curse Pool")
    take = page.get_by_role("button", name="Draw these six")
    for pool in pools:
        for _ in range(3):
            pool.get_by_role("button", name=more).last.click()
    expect(take).to_be_enabled()
    geometry.holds(page)
    # three and three is a third part, four and two as well, five and one is not
    pools[0].get_by_role("button", name=less).last.click()
    expect(take).to_be_disabled()
    pools[0].get_by_role("button", name=more).last.click()
    take.click()
    expect(page.get_by_text("Draw the last six, split as you like")).to_be_visible()


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_boards_and_heaps_open_in_the_place_of_the_pools(house: House, size: str) -> None:
    page = at(house, CROWD, 6, size)
    page.locator(".others .open, .plates .one").first.click()
    opened = page.locator("section.opened")
    expect(opened).to_contain_text("Overcaffeinated Neighbor")
    geometry.holds(page)
    opened.get_by_role("button", name="Close").click()
    expect(page.get_by_role("region", name="Pools")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Discard Pile of")).click()
    expect(opened).to_contain_text("Ham Sandwich")
    geometry.holds(page)


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_axe_finds_nothing(house: House, size: str) -> None:
    for position, players in (TABLES["six"], TABLES["crowd"]):
        at(house, position, players, size)
        inspector = Inspector(house.people[-1])
        inspector.look("the table")
        inspector.done()


def test_a_dispute_is_ruled_on_at_the_desk(house: House) -> None:
    player = house.person("Mina", geometry.WIDE, QUIET)
    judge = house.person("Bea", geometry.WIDE, QUIET)
    player.is_known()
    judge.is_known()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "bot:random"}, {"kind": "free", "official": True}]
    table = player.post("/api/tables", game=GAME, settings={"judges": "1"}, seats=seats)
    judge.post(f"/api/tables/{table['id']}/join", seat=2)
    player.post(f"/api/tables/{table['id']}/start")
    for person in (player, judge):
        person.open(f"/t/{table['id']}")
    # the Judge leaves orders as they are, and then the player is asked for a Deck
    expect(judge.page.locator("section.bar.asked")).to_be_visible()
    judge.page.locator("section.bar [data-choice=pass]").click()
    expect(player.page.locator("section.bar.asked")).to_be_visible()

    player.page.get_by_role("button", name="Call the Judge").click()
    call = player.page.get_by_role("dialog", name="Call the Judge")
    call.get_by_role("textbox").fill("My cat could do that.")
    expect(call).to_contain_text("You have 5 disputes left in this game.")
    call.get_by_role("button", name="Call the Judge").click()
    expect(player.page.get_by_text("Mina calls the Judge")).to_be_visible()

    desk = judge.page.get_by_role("region", name="The Judge’s desk")
    expect(desk).to_contain_text("My cat could do that.")
    desk.get_by_role("button", name="Bedtime").click()
    for _ in range(2):
        desk.get_by_role("button", name="More").click()
    desk.get_by_role("button", name="funny").click()
    expect(desk.get_by_role("table")).to_contain_text("bedtime")
    geometry.holds(judge.page)
    axe = Inspector(judge)
    axe.look("the desk")
    axe.done()
    judge.shot("parlor-desk")
    desk.get_by_role("button", name="Enter the ruling").click()
    expect(player.page.get_by_text("Mina calls the Judge")).to_have_count(0)
    player.page.get_by_role("button", name="Log", exact=True).click()
    expect(player.page.locator("aside.drawer")).to_contain_text("Bea rules: Bedtime: 2 (funny)")


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_who_looks_on_offers_to_judge(house: House, size: str) -> None:
    player = house.person("Mina", geometry.WIDE, QUIET)
    judge = house.person("Bea", geometry.SIZES[size], QUIET)
    judge.is_known()
    table = player.plays(GAME)
    expect(player.page.locator("section.bar.asked")).to_be_visible()
    judge.open(f"/t/{table}")
    expect(judge.page.locator(".parlor [data-piece]").first).to_be_visible()
    judge.opens("Menu")
    judge.page.get_by_role("button", name="Offer to judge").click()
    expect(player.page.get_by_text("Bea would like to judge this game. A Judge sees all hands")).to_be_visible()
    player.page.get_by_role("button", name="Agree").click()
    expect(judge.page.get_by_role("button", name="Offer to judge")).to_have_count(0)
    judge.drawer().get_by_role("button", name="Hide").click()
    judge.page.get_by_role("button", name="The desk", exact=True).click()
    desk = judge.page.get_by_role("region", name="The Judge’s desk")
    expect(desk).to_contain_text("Nothing is disputed")
    expect(desk).to_contain_text("Bea sits down as Judge")
    geometry.holds(judge.page)
    axe = Inspector(judge)
    axe.look("the desk")
    axe.done()
    judge.shot(f"parlor-offered-desk-{size}")
    # a Judge neither gives up nor lets a bot rule
    judge.opens("Menu")
    expect(judge.page.get_by_role("button", name="Leave the game")).to_be_visible()
    expect(judge.page.get_by_role("button", name="Give up")).to_have_count(0)
