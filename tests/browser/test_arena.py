"""Mythic Arena's table: crowded arenas at every size, Attackers named with one confirmation, powers on the pet, a draft
that is left to a bot."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, WebSocket, expect

from tests.browser.arenas import CROWDED, GAME, PLAYING, SEVEN, SIMPLE, opened
from tests.browser.choices import QUIET
from tests.browser.conftest import ARTIFACTS
from tests.browser.geometry import LAPTOP, PHONE, SIZES, WIDE, broken, holds
from tests.browser.people import House, Person
from tests.support.servers import Running

BOT = {"kind": "bot", "bot": "bot:random"}
POSITIONS = {"crowded": CROWDED, "seven": SEVEN}
LANGUAGES = ["it", "fr", "es", "de"]
CHOICE = ".board-area :is(.legal, .power)"  # something that can be chosen, on a pet that lies open as well
LAYOUT = ("overlap", "cut", "head", "covered", "outside", "small")


def seated(house: House, position: dict[str, Any], size: ViewportSize, language: str = "en", **more: Any) -> Person:
    """Somebody at a table from this position, as soon as something can be chosen there."""
    person = house.person("Ann", size, {**QUIET, "language": language})
    person.is_known()
    person.open(f"/t/{opened(person, position, **more)}")
    expect(person.page.locator(CHOICE).first).to_be_visible()
    return person


def answers(person: Person) -> list[str]:
    """The answers that this person's page sends from now on."""
    found: list[str] = []

    def sent(data: str | bytes) -> None:
        act = json.loads(data).get("act") or {}
        if act.get("do") == "move":
            found.append(act["move"])

    def heard(socket: WebSocket) -> None:
        socket.on("framesent", sent)

    person.page.on("websocket", heard)
    person.page.reload()
    expect(person.page.locator(CHOICE).first).to_be_visible()
    return found


def pet(page: Page, name: str) -> Locator:
    return page.locator(f'.pet [data-piece="{name}"]')


def card(page: Page, name: str) -> Locator:
    """The pet with all that lies on it."""
    return page.locator(f'.pet:has([data-piece="{name}"])')


def confirm(page: Page) -> Locator:
    return page.locator('section.bar [data-choice="done"]')


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS.keys())
def test_a_crowded_arena_keeps_the_rules_of_layout(house: House, position: dict[str, Any], size: ViewportSize) -> None:
    person = seated(house, position, size, second=BOT)
    person.shot(f"arena-{size['width']}-{'seven' if position is SEVEN else 'crowded'}")
    holds(person.page)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_crowded_arena_in_every_language(house: House, size: ViewportSize) -> None:
    found: list[str] = []
    for language in LANGUAGES:
        person = seated(house, CROWDED, size, language, second=BOT)
        found += [f"{language}: {one}" for one in broken(person.page, *LAYOUT)]
    assert found == []


# Width and height of all pets, at a moment when no one that leaves is still to be seen.
TWELVE = """() => {
  const all = [...document.querySelectorAll(".pet")].map((one) => one.getBoundingClientRect());
  return all.length === 12 && all.map(({ width, height }) => [width, height]);
}"""


def test_pets_are_cards_at_a_laptop(house: House) -> None:
    """At least 130 by 170, six against six with four in a line; nobody is a token."""
    page = seated(house, CROWDED, LAPTOP, second=BOT).page
    boxes = page.wait_for_function(TWELVE).json_value()
    assert all(width >= 130 and height >= 170 for width, height in boxes), boxes
    strip = page.locator(".duel").bounding_box()
    assert strip is not None
    assert strip["width"] >= 140


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
def test_three_attackers_take_four_clicks(house: House, size: ViewportSize) -> None:
    """Picks are gathered on the pets and sent together; the record is as if each had been answered by itself."""
    person = seated(house, CROWDED, size)
    page = person.page
    sent = answers(person)
    clicks = 0
    for i, name in enumerate(["ol_chomper", "bastion", "solace"]):
        assert person.press(pet(page, f"A.{name}"))
        clicks += 1
        expect(card(page, f"A.{name}").locator(".role")).to_have_text(str(i + 1))
    assert sent == []
    expect(confirm(page)).to_contain_text("Attack with 3 pets")
    assert person.press(confirm(page))
    clicks += 1
    expect(page.locator(".question")).to_contain_text("blocks")
    assert clicks == 4
    assert sent == ["attack ol_chomper", "attack bastion", "attack solace", "done"]


def test_a_gathered_pick_is_taken_back(house: House) -> None:
    """By touching it again, by Back, and by the key Escape."""
    person = seated(house, CROWDED, LAPTOP)
    page = person.page
    sent = answers(person)
    for take_back in (
        lambda: person.press(pet(page, "A.bastion")),
        lambda: person.press(page.locator("section.bar").get_by_role("button", name="Back")),
        lambda: page.keyboard.press("Escape"),
    ):
        assert person.press(pet(page, "A.bastion"))
        expect(confirm(page)).to_be_visible()
        take_back()
        expect(confirm(page)).to_have_count(0)
    assert sent == []


def test_blockers_are_confirmed_once(house: House) -> None:
    """One touch each: the first for Attacker 1, the next for Attacker 2; the pets show what that would cost."""
    person = seated(house, CROWDED, LAPTOP)
    page = person.page
    sent = answers(person)
    for name in ("A.ol_chomper", "A.bastion"):
        assert person.press(pet(page, name))
    assert person.press(confirm(page))
    expect(page.locator(".question")).to_contain_text("Who blocks 1, Ol' Chomper?")
    expect(card(page, "B.gloth").locator(".cost")).to_be_visible()
    assert person.press(pet(page, "B.gloth"))
    expect(page.locator(".question")).to_contain_text("Who blocks 2, Bastion")
    holds(page)
    assert person.press(pet(page, "B.goliath"))
    assert person.press(confirm(page))
    expect(page.locator(".question")).not_to_contain_text("block")
    assert sent[3:6] == ["block gloth ol_chomper", "block goliath bastion", "done"]


def test_one_blocker_is_enough_in_the_simplified_game(house: House) -> None:
    """Nobody is asked for more of them, nothing is said to have stopped, and the powers lie open at once."""
    person = seated(house, SIMPLE, LAPTOP, mode="simplified")
    page = person.page
    sent = answers(person)
    assert person.press(pet(page, "A.ol_chomper"))
    assert person.press(confirm(page))
    expect(page.locator(".question")).to_contain_text("Who blocks 1, Ol' Chomper?")
    assert person.press(pet(page, "B.goliath"))
    assert person.press(confirm(page))
    expect(page.locator('.pet [data-piece="A.ol_chomper"] .power').first).to_be_visible()
    assert sent == ["attack ol_chomper", "block goliath ol_chomper"]
    expect(page.locator(".note")).to_have_count(0)
    holds(page)


@pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
def test_own_cards_lie_over_the_field_before_the_first_pet_stands(house: House, size: ViewportSize) -> None:
    """The Lead Pet is chosen among whole cards: there is no empty arena above a row that is cut."""
    person = house.person("Ann", size, QUIET)
    person.plays(GAME, settings={"deck_format": "constructed"})
    page = person.page
    choices = page.locator(".laid .legal")
    expect(choices.first).to_be_visible()
    expect(choices.first.locator(".powers li").first).to_be_visible()
    expect(page.locator(".lane, .hand [data-piece]")).to_have_count(0)
    holds(page)
    assert person.press(choices.first)
    expect(page.locator(".laid")).to_have_count(0)
    assert person.look().things


@pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE], ids=["desktop", "laptop", "phone"])
def test_powers_lie_on_the_pet(house: House, size: ViewportSize) -> None:
    """With cost, chance and damage; the prompt has none of them."""
    person = seated(house, CROWDED, size)
    page = person.page
    assert person.press(pet(page, "A.ol_chomper"))
    assert person.press(confirm(page))
    expect(page.locator(".question")).to_contain_text("blocks")
    assert person.press(pet(page, "B.goliath"))
    assert person.press(confirm(page))
    powers = page.locator('.pet [data-piece="A.ol_chomper"] .power')
    expect(powers).not_to_have_count(0)
    expect(powers.first).to_contain_text(re.compile(r"hits (only )?on \d+"))
    expect(powers.first.locator(".cost")).to_have_text(re.compile(r"\d"))
    expect(page.locator("section.bar [data-choice^=power]")).to_have_count(0)
    person.shot(f"arena-{size['width']}-powers")
    holds(page)
    assert person.press(powers.first)
    expect(powers).to_have_count(0)


def test_a_pet_finds_its_place(house: House) -> None:
    """Every place between pets can be seen and reached, and where nothing fits any more pets become tokens."""
    person = seated(house, PLAYING, LAPTOP, second=BOT)
    page = person.page
    assert person.press(page.locator('[data-piece="hand.A.goliath"]'))
    places = page.locator("[data-slot]")
    expect(places).to_have_count(7)
    holds(page, "overlap", "covered", "outside", "cut")
    assert person.press(places.nth(0))
    expect(places).to_have_count(0)
    expect(pet(page, "A.goliath")).to_be_visible()


def test_the_opponents_row_opens_on_a_phone(house: House) -> None:
    person = seated(house, CROWDED, PHONE, second=BOT)
    page = person.page
    expect(page.locator(".arena .lane.front [data-piece^='A.']")).to_have_count(4)
    person.press(page.get_by_role("button", name="Show the whole arena of Fidget"))
    expect(page.locator(".arena .lane.front [data-piece^='B.']")).to_have_count(3)
    holds(page)
    person.press(page.get_by_role("button", name="Show the whole arena of Ann"))
    expect(page.locator(".arena .lane.front [data-piece^='A.']")).to_have_count(4)


@pytest.fixture
def unhurried(browser: Browser, tmp_path: Path) -> Iterator[House]:
    """A server of its own, where a bot in somebody's place takes its time: a slow page gets its seat back as well."""
    running = Running(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, stand_in_seconds=0.5)
    running.start()
    made = House(browser, running.address, ARTIFACTS)
    yield made
    made.close()
    running.stop()


def test_a_bot_drafts_for_me(unhurried: House) -> None:
    person = unhurried.person("Ann", LAPTOP, QUIET)
    person.plays(GAME)
    page = person.page
    expect(page.locator(".draft .legal").first).to_be_visible()
    person.shot("arena-draft")
    holds(page, "overlap", "head", "covered", "small")
    assert person.press(page.locator(".draft .legal").first)
    assert person.press(page.get_by_role("button", name="Draft for me"))
    expect(page.locator(".draft")).to_have_count(0, timeout=120_000)
    expect(page.get_by_text("A bot is playing for you")).to_have_count(0)
    assert person.look().things
