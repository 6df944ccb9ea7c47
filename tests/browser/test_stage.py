"""The stage: rules of layout catch what breaks them and hold on the board that knows no game; the table around it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import geometry
from tests.browser.choices import QUIET, choose, log_of
from tests.browser.people import PATIENCE, House, Person

ANY = [re.compile("")]
PLAIN = (
    '<!doctype html><meta name="viewport" content="width=device-width"><title>x</title>'
    "<style>body{margin:0;font:16px sans-serif}</style>"
)
FACE = '<img data-head="0.25 0.1 0.5 0.6" width="300" height="220">'
# What breaks a rule, and what only looks like it.
FAULTS = {
    "overlap": '<div data-piece="a" style="width:90px;height:90px">A</div>'
    '<div data-piece="b" style="width:90px;height:90px;margin-top:-20px">B</div>',
    "cut": '<p style="width:90px;overflow:hidden;white-space:nowrap">A name that is much too long</p>',
    "head": f'<div style="height:40px;overflow:hidden">{FACE}</div>',
    "covered": '<div data-piece="a" class="legal" style="width:90px;height:90px">A</div>'
    '<div style="width:90px;height:50px;margin-top:-70px;position:relative;background:red"></div>',
    "twice": '<section><div data-piece="a" class="legal" style="width:90px;height:90px">A</div></section>'
    '<button data-choice="throw a" data-touches="a">Throw A</button>',
    "bars": '<section class="bar" style="height:60px">What?</section>',
    "outside": '<button style="position:fixed;left:1400px;width:90px">Far away</button>',
    "small": '<p style="font-size:11px">Small print</p>',
    "touch": "<button>OK</button>",
}
SOUND = {
    "overlap": '<div data-piece="a" style="width:90px;height:90px">A</div><div data-lies-on="a">'
    '<div data-piece="b" style="width:90px;height:90px;margin-top:-20px">B</div></div>',
    "cut": '<p style="width:90px;overflow-x:auto;white-space:nowrap">A name that can be scrolled to</p>'
    '<p class="hidden-words" style="width:1px;overflow:hidden">for ears</p>',
    "head": f'<div style="height:180px;overflow:hidden">{FACE}</div>',
    "covered": '<div data-piece="a" class="legal" style="width:90px;height:90px"><b>A</b></div>',
    "twice": '<section><div data-piece="a" class="legal picked">A</div></section>'
    '<button data-choice="throw a" data-touches="a">Throw A</button>'
    '<div id="all-choices"><button data-choice="throw a" data-touches="a">Throw A</button></div>',
    "bars": '<section class="bar" style="height:56px">What?</section>',
    "outside": '<div style="overflow:auto;width:500px"><button style="margin-left:1400px">Scroll here</button></div>',
    "small": '<p style="font-size:12px">Print</p>',
    "touch": '<button style="width:44px;height:44px">OK</button>',
}


@pytest.fixture
def blank(house: House, request: pytest.FixtureRequest) -> Page:
    """An empty page, as high and wide as the rule needs it."""
    rule = request.node.callspec.params["rule"]
    return house.person("Ann", geometry.PHONE if rule == "touch" else geometry.LAPTOP).page


def planted(page: Page, body: str) -> Page:
    """This page; a picture in it is 300:220, drawn here."""
    page.set_content(PLAIN + body)
    page.evaluate(
        """() => {
          const canvas = Object.assign(document.createElement("canvas"), { width: 300, height: 220 });
          for (const one of document.images) one.src = canvas.toDataURL();
        }"""
    )
    return page


@pytest.mark.parametrize("rule", geometry.ALL)
def test_a_rule_catches_what_breaks_it_and_nothing_else(blank: Page, rule: str) -> None:
    found = geometry.broken(planted(blank, FAULTS[rule]), rule)
    assert len(found) == 1, found
    assert found[0].startswith(f"{rule}: ")
    assert geometry.broken(planted(blank, SOUND[rule]), rule) == []


def at_a_table(house: House, size: str, **prefs: object) -> Person:
    person = house.person("Ann", geometry.SIZES[size], {**QUIET, "autoPass": False, **prefs})
    person.plays("cauldron", settings={"rounds": "5"})
    person.look()
    return person


@pytest.mark.parametrize("size", geometry.SIZES)
def test_the_rules_hold_where_no_board_knows_the_game(house: House, size: str) -> None:
    person = at_a_table(house, size)
    for step in range(7):
        if person.look().over:
            break
        geometry.holds(person.page)
        if step in (0, 6):
            person.shot(f"stage-generic-{size}-{step}")
        choose(person, ANY)
    assert step > 3


@pytest.mark.parametrize("game", ["mythic-arena", "familiars-and-foes", "friendomancy"])
def test_any_game_can_be_seen_without_its_board(house: House, game: str) -> None:
    person = house.person("Ann", geometry.WIDE, {**QUIET, "autoPass": False})
    table = person.plays(game)
    person.open(f"/t/{table}?board=generic")
    person.look()
    geometry.holds(person.page, "overlap", "bars", "small", "head")
    person.shot(f"stage-generic-{game}")


def test_a_table_has_a_bar_and_no_header(house: House) -> None:
    person = at_a_table(house, "1280x720")
    page = person.page
    expect(page.get_by_role("banner")).to_have_count(0)
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(person.drawer()).to_have_count(0)
    for leaf in ("Chat", "Log", "Menu"):
        button = page.get_by_role("button", name=leaf, exact=True)
        assert button.get_attribute("title") == leaf
        button.click()
        expect(person.drawer().get_by_role("tab", name=leaf)).to_have_attribute("aria-selected", "true")
    person.shot("stage-menu")
    # the prompt is never behind it
    geometry.holds(page, "covered")
    person.drawer().get_by_role("link", name="My games").click()
    page.wait_for_url("**/mine")
    expect(page.get_by_role("banner")).to_be_visible()
    page.go_back()
    person.look()
    page.keyboard.press("l")
    expect(page.get_by_role("region", name="Log", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(person.drawer()).to_have_count(0)


def test_a_choice_on_a_card_is_no_button_and_all_are_one_key_away(house: House) -> None:
    person = at_a_table(house, "1280x720")
    page = person.page
    cards = page.locator(".stage .hand .legal[data-piece]")
    expect(cards.first).to_be_visible()
    ids = set(cards.evaluate_all("(all) => all.map((one) => one.dataset.piece)"))
    touched = page.locator(".bar [data-choice]").evaluate_all("(all) => all.map((one) => one.dataset.touches)")
    assert not ids & {piece for touches in touched for piece in touches.split()}
    page.keyboard.press("a")
    listed = page.locator("#all-choices [data-choice]")
    expect(listed.first).to_be_visible()
    assert ids <= {piece for one in listed.all() for piece in (one.get_attribute("data-touches") or "").split()}
    page.keyboard.press("Escape")
    expect(page.locator("#all-choices")).to_have_count(0)
    # a card is chosen where it lies
    before = page.locator("section.bar").inner_text()
    cards.first.click()
    page.wait_for_function("(before) => document.querySelector('section.bar').innerText !== before", arg=before)


def test_the_log_is_told_in_passages(house: House) -> None:
    person = at_a_table(house, "1280x720")
    for _ in range(4):
        person.look()
        choose(person, ANY)
    lines = log_of(person)
    assert lines
    person.opens("Log")
    log = person.page.get_by_role("region", name="Log", exact=True)
    expect(log.locator("li").last).to_be_visible(timeout=PATIENCE)
    geometry.holds(person.page, "cut", "small")
    person.shot("stage-log")
