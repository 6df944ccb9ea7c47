"""The gallery of cards and the rulebook: everything has an address, is found, and leads on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, PHONE, House

CARDS = {"mythic-arena": 63, "familiars-and-foes": 55}


@pytest.mark.parametrize("game", CARDS)
def test_cards_are_found_by_kind_cost_and_words(house: House, game: str) -> None:
    person = house.person("Ann")
    page = person.page
    person.open("/")
    page.get_by_role("link", name="Cards", exact=True).click()
    page.locator(f'a[href="/cards/{game}"]').click()
    count = page.get_by_role("status").filter(has_text=re.compile(r"\d+ of \d+ cards"))
    expect(count).to_have_text(f"{CARDS[game]} of {CARDS[game]} cards")
    faces = page.locator("article[data-card]")
    expect(faces).to_have_count(CARDS[game])
    person.shot(f"cards-{game}")

    kinds = page.get_by_role("group", name="Kind of card").get_by_role("button")
    kinds.nth(1).click()
    expect(faces).not_to_have_count(CARDS[game])
    page.get_by_role("combobox", name="Cost").select_option("1")
    assert re.search(r"\?kind=\w+&cost=1$", page.url)
    cheap = faces.filter(has=page.locator(".cost", has_text=re.compile("^1$")))
    expect(faces.first).to_be_visible()
    assert cheap.count() == faces.count()
    page.reload()
    expect(page.get_by_role("combobox", name="Cost")).to_have_value("1")
    expect(kinds.nth(1)).to_have_attribute("aria-pressed", "true")

    page.get_by_role("searchbox").fill("zzzz")
    expect(faces).to_have_count(0)
    page.get_by_role("button", name="Show all cards").click()
    expect(faces).to_have_count(CARDS[game])
    page.get_by_role("button", name="Small pictures").click()
    expect(faces).to_have_count(0)
    expect(page.get_by_role("listitem").filter(has=page.locator(".tile"))).to_have_count(CARDS[game])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_card_has_a_page_of_its_own_with_its_rules_and_decks(house: House, size: dict[str, int]) -> None:
    person = house.person("Ann", size)  # type: ignore[arg-type]
    page = person.page
    person.open("/cards/mythic-arena?text=gloth")
    page.get_by_role("link", name="Gloth", exact=True).click()
    page.wait_for_url(re.compile("/cards/mythic-arena/gloth$"))
    expect(page.get_by_role("heading", level=1, name="Gloth")).to_be_focused()
    expect(page.get_by_role("article").get_by_text("Devour Elyth")).to_be_visible()
    person.shot(f"card-{size['width']}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_text("Gloth's Charge").click()
    page.get_by_role("link", name=re.compile("in the rulebook")).first.click()
    expect(page.locator("article.open")).to_be_in_viewport()
    page.go_back()
    page.locator("a[rel=next]").click()
    expect(page.get_by_role("heading", level=1, name="Gloth")).to_have_count(0)
    page.get_by_role("link", name=re.compile("^All cards of")).click()
    expect(page.get_by_role("heading", level=1, name="Cards of Mythic Arena")).to_be_visible()
    person.open("/cards/mythic-arena/no_such_card")
    expect(page.locator("article[data-card]")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_the_rulebook_is_read_by_chapter_and_searched(house: House) -> None:
    person = house.person("Ann")
    page = person.page
    person.open("/rules/mythic-arena")
    chapters = page.get_by_role("navigation", name="Chapters").get_by_role("link")
    expect(chapters.first).to_be_visible()
    assert chapters.count() > 20
    tall = page.evaluate("document.documentElement.scrollHeight")
    assert tall < 8_000, f"{tall} px: that is no chapter"
    person.shot("rules-1-chapter")

    page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Battle", exact=False).first.click()
    page.wait_for_url(re.compile(r"/rules/mythic-arena/chapter-\d+$"))
    expect(page.locator("h2[data-chapter]")).to_be_focused()
    page.get_by_role("searchbox").fill("critical hit")
    expect(page.get_by_role("status").filter(has_text=re.compile("rules"))).to_be_visible()
    found = page.locator("article[data-rule]")
    expect(found.first).to_be_visible()
    person.shot("rules-2-found")
    first = found.first.get_attribute("data-rule")
    found.first.get_by_role("link").click()
    page.wait_for_url(re.compile(f"/rules/mythic-arena/{first}$"))
    opened = page.locator("article.open")
    expect(opened).to_have_attribute("data-rule", first or "")
    expect(opened).to_be_focused()
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.go_back()
    page.wait_for_url(re.compile(r"chapter-\d+$"))

    page.get_by_role("searchbox").fill("Ember Wing")
    page.get_by_role("link", name="Ember Wing", exact=True).click()
    page.wait_for_url(re.compile("/cards/mythic-arena/ember_wing$"))


def test_on_a_phone_the_chapters_are_a_list_to_choose_from(house: House) -> None:
    person = house.person("Ann", PHONE)
    page = person.page
    person.open("/rules/familiars-and-foes/FF-WAVE-02")
    expect(page.locator("article.open")).to_be_in_viewport()
    chapter = page.get_by_role("combobox", name="Chapter")
    chapter.select_option("chapter-2")
    page.wait_for_url(re.compile("/chapter-2$"))
    expect(chapter).to_have_value("chapter-2")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert chapter.evaluate("(list) => list.getBoundingClientRect().right < innerWidth"), "all of it is seen"
    person.shot("rules-phone")
