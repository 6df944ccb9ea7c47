"""The pages around the tables: a front page that lives, a new table by pictures, decks that can be played, sounds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import DESKTOP, PHONE, House

# Every sound that the page begins to play, by the file it was made from.
LISTEN = """() => {
  window.heard = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.heard.push(this.buffer.duration);
    return start.apply(this, when);
  };
}"""

# What the table on the front page shows, as soon as that stays the same for some pictures: cards are dealt one by one.
STEADY = """async () => {
  const shown = () => document.querySelector("figure .board-area")?.innerText;
  for (let tries = 0; tries < 100; tries += 1) {
    const before = shown();
    for (let picture = 0; picture < 12; picture += 1) await new Promise(requestAnimationFrame);
    if (before && shown() === before) return before;
  }
  return "never the same";
}"""


def moments(page: Page) -> str:
    """What the table on the front page shows."""
    return str(page.locator("figure .board-area").inner_text())


def test_the_front_page_shows_a_table_that_plays_by_itself(house: House) -> None:
    person = house.person("Ann")
    page = person.page
    person.open("/")
    living = page.get_by_role("img", name="A table where Mythic Arena is being played")
    expect(living.locator("[data-piece]").first).to_be_visible()
    before = moments(page)
    page.wait_for_function("(before) => document.querySelector('figure .board-area').innerText !== before", arg=before)
    person.shot("front-page-lives")
    # nobody can touch it or get lost in it
    assert page.evaluate("document.querySelector('figure .board-area').closest('[inert]') !== null")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_who_wants_less_motion_sees_a_table_that_stands_still(house: House) -> None:
    person = house.person("Ann", reduced_motion="reduce")
    page = person.page
    page.clock.install()
    person.open("/")
    expect(page.locator("figure [data-piece]").first).to_be_visible()
    before = page.evaluate(STEADY)
    for _ in range(3):
        page.clock.fast_forward(10_000)
        assert page.evaluate(STEADY) == before


def test_one_button_leads_to_a_short_game_with_a_bot_that_has_a_name(house: House) -> None:
    person = house.person("Ann", reduced_motion="reduce")
    page = person.page
    person.open("/")
    expect(page.get_by_text("Renard is waiting for you")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    assert person.look().things
    made = person.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert made["settings"]["mode"] == "simplified"
    assert made["settings"]["deck_format"] == "constructed"
    assert int(made["settings"]["turn_limit"]) < 30
    expect(page.get_by_text("Renard").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_new_table_is_set_up_by_pictures(house: House, size: Any) -> None:
    person = house.person("Ann", size)
    page = person.page
    person.is_known()
    person.open("/new/familiars-and-foes")
    familiar = page.get_by_role("group", name="Familiar")
    expect(familiar.get_by_role("radio")).to_have_count(6)
    expect(familiar.get_by_role("radio", name="The game decides")).to_be_checked()
    familiar.get_by_text("Jinxie").click()
    expect(familiar.get_by_role("radio", name="Jinxie")).to_be_checked()
    page.get_by_role("combobox", name="Seat B").select_option("A bot")
    expect(page.get_by_role("combobox", name="Strength")).to_contain_text("Renard")
    page.get_by_role("group", name="Level").get_by_text("Master", exact=True).click()
    # all else is under one word
    expect(page.get_by_role("combobox", name="Spectators")).to_be_hidden()
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_role("combobox", name="Spectators")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    person.shot(f"new-table-{size['width']}")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url(re.compile("/t/"))
    made = person.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert made["settings"]["level"] == "master"
    assert made["seats"][0]["deck"] == "jinxie"
    assert made["status"] == "playing"


def test_a_card_file_is_checked_before_the_page_says_that_the_table_plays_with_it(house: House, tmp_path: Path) -> None:
    wrong, right = tmp_path / "wrong.toml", tmp_path / "right.toml"
    wrong.write_text("[mossback]\nhealht = 10\n", encoding="utf-8")
    right.write_text("[mossback]\nhealth = 10\n", encoding="utf-8")
    person = house.person("Ann")
    page = person.page
    person.is_known()
    person.open("/new/mythic-arena")
    page.get_by_text("More", exact=True).click()
    page.get_by_text("My own cards").click()
    page.get_by_label("Card file").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("There is a mistake in the card file.")
    expect(page.get_by_role("alert")).to_contain_text("health")
    expect(page.get_by_text("The table plays with")).to_have_count(0)
    page.get_by_label("Card file").set_input_files(right)
    said = "The table plays with right.toml. New cards: 0, changed: 1, taken away: 0."
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_deck_is_played_from_the_list_of_decks(house: House) -> None:
    person = house.person("Ann", reduced_motion="reduce")
    page = person.page
    person.is_known()
    person.open("/decks")
    page.get_by_role("button", name="Play this deck: Slow Rot").click()
    page.wait_for_url(re.compile("/t/"))
    made = person.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert made["status"] == "playing"
    assert made["seats"][0]["deck"] == "deck slow_rot"


def test_sounds_come_after_the_first_click_and_can_be_switched_off(house: House) -> None:
    person = house.person("Ann", reduced_motion="reduce")
    page = person.page
    page.add_init_script(f"({LISTEN})()")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    person.plays("cauldron")
    person.look()
    assert not any("/sounds/" in address for address in asked), "nothing is fetched before somebody could hear it"
    page.locator("h1").dispatch_event("pointerup")
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some((one) => one.name.includes('/sounds/'))"
    )
    switch = page.get_by_role("button", name="Sounds", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    quiet = page.evaluate("window.heard.length")
    switch.click()
    page.wait_for_function("(before) => window.heard.length > before", arg=quiet)
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_packs_are_ticked_by_their_pictures_and_the_mages_are_shown(house: House, size: str) -> None:
    person = house.person("Ann", DESKTOP if size == "desktop" else PHONE)
    person.is_known()
    page = person.page
    person.open("/new/black-rose")
    packs = page.get_by_role("group", name=re.compile("^Familiar packs"))
    expect(packs).to_have_accessible_name("Familiar packs: One, drawn by luck")
    luck = packs.get_by_role("checkbox", name=re.compile("^One, drawn by luck"))
    expect(luck).to_be_checked()
    luck.uncheck()
    expect(packs).to_have_accessible_name("Familiar packs: None")
    luck.check()
    expect(packs).to_have_accessible_name("Familiar packs: One, drawn by luck")
    for pack in ("Draco", "Hydra", "Cerberus"):
        packs.get_by_role("checkbox", name=re.compile(f"^{pack}")).check()
    packs.get_by_role("checkbox", name=re.compile("^Cerberus")).uncheck()
    expect(packs).to_have_accessible_name("Familiar packs: Draco and Hydra")
    page.get_by_role("group", name="Card set").get_by_role("radio", name=re.compile("^Core")).check()
    mages = page.get_by_role("region", name="Whom you can be").get_by_role("listitem")
    expect(mages).to_have_text(["Nero", "Tessa", "Rebecca", "Jaf'ar", "Marco", "Geneve"])
    page.wait_for_function("() => document.documentElement.scrollWidth <= window.innerWidth")
    person.shot(f"new-black-rose-{size}")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_text("Draco and Hydra")).to_be_visible()
    table = person.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (table["settings"]["packs"], table["settings"]["cards"]) == ("draco,hydra", "core")


def test_the_rulebook_says_where_a_rule_comes_from(house: House) -> None:
    person = house.person("Ann")
    page = person.page
    person.open("/rules/black-rose/BR-ROSE-04")
    rule = page.get_by_role("article", name=re.compile("^BR-ROSE-04"))
    expect(rule).to_contain_text("public pages")
    expect(rule).to_contain_text("ours")
    origins = page.get_by_role("group", name="Where it comes from")
    origins.get_by_role("button", name="leaflet").click()
    expect(page.get_by_text("Printed in the leaflets of the expansions.")).to_be_visible()
    expect(rule).to_have_count(0)
    shown = page.get_by_role("article")
    expect(shown.first).to_be_visible()
    assert all("leaflet" in text for text in shown.all_inner_texts())
    # whoever is sent to a rule sees it, wherever it comes from
    person.open("/rules/black-rose/BR-ROSE-04")
    expect(rule).to_be_visible()
