"""Lists of Friendomancy: built, broken, read from a text, taken by luck, kept, and brought to a table; Foes by name."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.geometry import SIZES, STILL
from tests.browser.people import House, Person

GAME = "friendomancy"
HOUSE_A = "/decks/new/friendomancy?from=list%20house_a"
TEXT = "The list as text"


def deck(page: Page) -> Locator:
    return page.locator("section.deck")


def turn_to(page: Page, side: str) -> None:
    """On a phone the cards and the deck are two sides of one page."""
    assert page.viewport_size is not None
    if page.viewport_size["width"] < 600:
        page.get_by_role("group", name="What is shown").get_by_role("button", name=re.compile(f"^{side}")).click()


def add(page: Page, card: str, times: int = 1) -> None:
    turn_to(page, "Cards")
    page.get_by_role("searchbox").fill(card)
    button = page.locator("section.box").get_by_role("button", name=f"Add {card}", exact=True)
    for _ in range(times):
        button.click()
    turn_to(page, "List")


def write(page: Page, text: str) -> None:
    """Write a text in the place of the deck's own, and have it read."""
    turn_to(page, "List")
    field = page.get_by_role("textbox", name=TEXT)
    if not field.is_visible():
        page.get_by_text(TEXT, exact=True).first.click()
    field.fill(text)
    deck(page).get_by_role("button", name="Use this text").click()


def is_right(page: Page) -> None:
    expect(deck(page).get_by_text("Ready to play", exact=True)).to_be_visible()


def fits_the_window(person: Person) -> None:
    person.page.evaluate(STILL)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", SIZES)
def test_a_list_is_built_broken_read_drawn_saved_and_brought_to_a_table(house: House, size: str) -> None:
    person = house.person("Ann", SIZES[size], reduced_motion="reduce")
    page = person.page
    person.is_known()
    person.open(HOUSE_A)
    turn_to(page, "List")
    is_right(page)
    cell = deck(page).get_by_role("button", name="Friend, cost 0: 9 of 9, as it should be")
    expect(cell).to_be_visible()
    fits_the_window(person)
    person.shot(f"lists-house-{size}")

    # a card too many breaks two rules, which are named with what the checker says
    add(page, "Puddle Named Kevin")
    expect(deck(page).get_by_role("button", name="Friend, cost 0: 10 of 9, 1 too many")).to_be_visible()
    verdict = deck(page).locator(".verdict")
    expect(verdict.get_by_role("link", name="FR-SETUP-03")).to_be_visible()
    expect(verdict.get_by_role("link", name="FR-SETUP-04")).to_be_visible()
    expect(verdict).to_contain_text("the list has 101 cards; expected exactly 100")
    expect(verdict).to_contain_text("the list has 10 cards of type Friend and cost 0; expected exactly 9")
    person.shot(f"lists-broken-{size}")
    deck(page).get_by_role("button", name="Undo").click()
    is_right(page)

    # another format, and what does not fit it
    deck(page).get_by_role("combobox", name="Start with").select_option("Slime Weekend")
    expect(deck(page).get_by_role("combobox", name="Format of the lists")).to_have_value("c")
    is_right(page)
    deck(page).get_by_role("combobox", name="Format of the lists").select_option("b")
    expect(deck(page).get_by_role("button", name="Friend: 55 of 25, 30 too many")).to_be_visible()
    expect(verdict.get_by_role("link", name="FR-SETUP-05")).to_be_visible()
    expect(verdict).to_contain_text("the list has 55 cards of type Friend; expected exactly 25")

    # a text that cannot be read changes nothing, and says line by line what is wrong
    field = page.get_by_role("textbox", name=TEXT)
    wrong = "2 Puddle Named Kevin\n3 Mailbrid\n0 Ham Sandwich"
    write(page, wrong)
    alert = deck(page).get_by_role("alert")
    expect(alert).to_contain_text("2 lines cannot be read. Nothing has changed.")
    expect(alert).to_contain_text("Line 2: no card is called “3 Mailbrid”. Did you mean Mailbird?")
    expect(alert).to_contain_text("Line 3: “0 Ham Sandwich” has a number that cannot be.")
    expect(alert).to_be_in_viewport(ratio=0.95)
    expect(field).to_have_value(wrong)
    expect(deck(page).get_by_role("button", name="Friend: 55 of 25, 30 too many")).to_be_visible()
    person.shot(f"lists-text-{size}")
    write(page, "2 Puddle Named Kevin\n3 Mailbird\nHam Sandwich")
    expect(alert).to_have_count(0)
    expect(field).to_have_value("2 puddle_named_kevin\n3 mailbird\n1 ham_sandwich")

    # by luck, and out and in again as text
    deck(page).get_by_role("button", name="Random list").click()
    is_right(page)
    expect(page.get_by_role("heading", name="List (100/100)")).to_be_visible()
    text = field.input_value()
    write(page, "1 mailbird")
    expect(field).to_have_value("1 mailbird")
    write(page, text)
    expect(field).to_have_value(text)
    is_right(page)

    # saved, renamed, copied
    page.get_by_role("textbox", name="Name").fill("Anything")
    deck(page).get_by_role("button", name="Save", exact=True).click()
    page.wait_for_url(re.compile(r"/decks/(?!new)"))
    expect(page.get_by_role("heading", name="Anything", level=1)).to_be_visible()
    page.get_by_role("textbox", name="Name").fill("Everything")
    deck(page).get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", name="Everything", level=1)).to_be_visible()
    first = page.url
    deck(page).get_by_role("button", name="Save a copy").click()
    page.wait_for_url(lambda url: url != first)
    expect(page.get_by_role("heading", name="Everything (copy)", level=1)).to_be_visible()
    deck(page).get_by_role("button", name="Delete this list").click()
    deck(page).get_by_role("button", name="Yes, delete it").click()
    page.wait_for_url(re.compile("/decks$"))
    kept = person.get("/api/decks")
    assert [(one["name"], one["fault"], one["settings"]["format"]) for one in kept] == [("Everything", "", "b")]

    # a table of format a does not take it, and says why; one of format b does
    person.open(f"/new/{GAME}")
    page.get_by_role("combobox", name="Seat B").select_option("A bot")
    mine = page.get_by_role("listitem").filter(has=page.get_by_role("combobox", name="Seat A"))
    expect(mine.get_by_role("radio", name="House A")).to_be_visible()
    expect(mine.get_by_role("radio", name="Everything")).to_have_count(0)
    mine.get_by_text("that do not fit this table").click()
    expect(mine.get_by_role("link", name="Everything")).to_be_visible()
    expect(mine.get_by_role("link", name="FR-SETUP-04").first).to_be_visible()
    page.get_by_role("combobox", name="Format of the lists").select_option("b")
    mine.get_by_role("radio", name="Everything").check()
    fits_the_window(person)
    person.shot(f"lists-table-{size}")
    page.get_by_role("combobox", name="Format of the lists").select_option("a")
    expect(mine.get_by_role("alert")).to_contain_text("Everything does not fit this table.")
    page.get_by_role("combobox", name="Format of the lists").select_option("b")
    expect(mine.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/t/"))
    made = person.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert made["status"] == "playing"
    assert made["settings"]["format"] == "b"
    assert made["seats"][0]["deck"] == kept[0]["text"]


def test_cards_are_found_by_type_cost_tribe_and_text(house: House) -> None:
    person = house.person("Ann", SIZES["1440x900"])
    page = person.page
    person.open(f"/decks/new/{GAME}")
    box = page.locator("section.box")
    expect(box.get_by_role("status")).to_have_text("141 cards")
    box.get_by_role("button", name="Curse", exact=True).click()
    expect(box.get_by_role("status")).to_have_text("29 cards")
    box.get_by_role("combobox", name="Cost").select_option("4")
    expect(box.get_by_role("status")).to_have_text("5 cards")
    deck(page).get_by_role("combobox", name="Cards").select_option("as in the rulebook")
    expect(box.get_by_role("status")).to_have_text("3 cards")
    box.get_by_role("button", name="All", exact=True).click()
    box.get_by_role("combobox", name="Tribes").select_option("Slime")
    expect(box.get_by_role("button", name="Look at The Whole Slime")).to_be_visible()
    expect(box.get_by_role("status")).not_to_have_text("141 cards")
    # a number of the format leads to its cards; nobody need be known for that
    page.get_by_role("button", name="Magic Spell, cost 3: 0 of 3, 3 missing").click()
    expect(box.get_by_role("status")).to_have_text("5 cards")
    box.get_by_role("searchbox").fill("no card says this")
    expect(box.get_by_text("No such card.")).to_be_visible()


def test_a_list_is_built_with_the_keyboard_alone(house: House) -> None:
    person = house.person("Ann", SIZES["1280x720"], reduced_motion="reduce")
    page = person.page
    person.is_known()
    person.open(f"/decks/new/{GAME}")
    page.get_by_role("searchbox").focus()
    page.keyboard.type("Ham Sandwich")
    plus = page.locator("section.box").get_by_role("button", name="Add Ham Sandwich")
    expect(plus).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if plus.evaluate("(one) => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Whatever, cost 0: 2 of 9, 7 missing")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Whatever, cost 0: 1 of 9, 8 missing")).to_be_visible()


def setting(page: Page, name: str) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name="How we play")).get_by_role(
        "combobox", name=name
    )


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_foes_are_named_by_the_host_and_the_format_is_changed_by_the_judge(house: House, size: str) -> None:
    host = house.person("Ann", SIZES[size], reduced_motion="reduce")
    page = host.page
    host.is_known()
    host.open(f"/new/{GAME}")
    foes = page.get_by_role("group", name="Foes")
    foes.get_by_role("radio", name="These cards:").check()
    for _ in range(2):
        foes.get_by_role("button", name="Add Unreasonable Goose").click()
    foes.get_by_role("button", name="Add Tax Dragon").click()
    foes.get_by_role("button", name="Remove Unreasonable Goose").click()
    fits_the_window(host)
    host.shot(f"lists-foes-{size}")
    page.get_by_role("combobox", name="Seat B").select_option("A bot")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("combobox", name="Judges", exact=True).select_option("1")
    page.get_by_role("combobox", name="Judge", exact=True).select_option("Anyone")
    page.get_by_role("group", name="List").first.get_by_role("radio", name="House A").check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    address = page.url
    made = told(host)
    assert made["settings"]["foes"] == "unreasonable_goose, tax_dragon"

    judge = house.person("Jo", SIZES[size], reduced_motion="reduce")
    judge.is_known()
    judge.open(address)
    there = judge.page
    expect(there.get_by_text("Unreasonable Goose, Tax Dragon")).to_be_visible()
    there.get_by_role("button", name="Sit down").click()
    expect(there.get_by_text("Jo (you)")).to_be_visible()
    expect(there.get_by_role("group", name="List")).to_have_count(0)  # who judges brings none
    setting(there, "Format of the lists").select_option("c")
    there.get_by_role("button", name="Change", exact=True).click()
    expect(there.get_by_role("button", name="Change", exact=True)).to_have_count(0)
    foes = there.get_by_role("group", name="Foes")
    foes.get_by_role("radio", name=re.compile("at random")).check()
    foes.get_by_role("spinbutton", name="How many").fill("6")
    foes.get_by_role("spinbutton", name="How many").press("Tab")
    there.get_by_role("button", name="Change", exact=True).click()
    expect(there.get_by_role("button", name="Change", exact=True)).to_have_count(0)
    expect(foes.get_by_role("radio", name="6 at random")).to_be_checked()
    fits_the_window(judge)
    judge.shot(f"lists-judge-{size}")
    assert (told(judge)["settings"]["format"], told(judge)["settings"]["foes"]) == ("c", "random 6")
    expect(setting(page, "Format of the lists")).to_have_value("c")

    # the host's House A still fits; in format b a list of format c is laid aside, and its owner is told
    page.get_by_role("group", name="List").first.get_by_role("radio", name="Slime Weekend").check()
    expect(page.get_by_role("group", name="List").first.get_by_role("radio", name="Slime Weekend")).to_be_enabled()
    setting(there, "Format of the lists").select_option("b")
    there.get_by_role("button", name="Change", exact=True).click()
    expect(page.get_by_text("your list does not fit any more")).to_be_visible()
    assert told(host)["seats"][0]["deck"] == ""


def told(person: Person) -> Any:
    return person.get(f"/api/tables/{person.page.url.rsplit('/', 1)[1]}")
