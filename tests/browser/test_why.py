"""Why not? A touch of something dimmed is answered beside it, after one question; words explain themselves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from grimalkin.core import saved
from grimalkin.core.luck import Seeded
from grimalkin.core.table import Seat, Table
from tests.browser.people import DESKTOP, PHONE, House, Person
from tests.support.games import every_game

EVERY = every_game()
ARENA = "mythic-arena"
# A is about to name Attackers: one pet is on the Front, one stands behind it with two statuses.
ATTACK: dict[str, Any] = {
    "at": "B1",
    "turn": 9,
    "lead": "A",
    "A": {
        "front": [{"pet": "golden_claw"}],
        "guard": [{"pet": "mossback", "status": {"poison": 2, "fear": 1}}],
        "hand": ["ruby_power_gem", "healing_salve"],
    },
    "B": {"front": [{"pet": "huangdi"}], "hand": ["elyth_rune"]},
}
# The same in the Primary step, with too few cards in hand for a Unique Power.
POOR: dict[str, Any] = {**ATTACK, "at": "T3", "A": {**ATTACK["A"], "hand": []}}
# The fire has been rolled: A may use catnip, and holds something else as well.
FIRE: dict[str, Any] = {
    "at": "fire",
    "round": 2,
    "stops": {"A": ["catnip"]},
    "A": {"hand": ["catnip", "nettle"], "thrown": "toadstool"},
    "B": {"hand": ["nettle"], "thrown": "moonwort"},
    "pot": ["toadstool", "moonwort"],
}
NEAR = 60  # pixels between a piece and what is said of it


def opened(person: Person, position: dict[str, Any], game: str = ARENA) -> None:
    """A table at this position, where the person has both seats."""
    person.is_known()
    seats = [Seat("Ann", "human", "", "ann"), Seat("Ben", "human", "", "ben")]
    settings = {"deck_format": "constructed"} if game == ARENA else {}
    text = saved.to_text(Table(EVERY[game], settings, seats, Seeded(1), position))
    headers = {"Content-Type": "application/x-ndjson"}
    answer = person.context.request.post("/api/replays/import", data=text, headers=headers)
    assert answer.ok, answer.text()
    mine = [{"kind": "me"}, {"kind": "me"}]
    table = person.post(f"/api/tables/{answer.json()['table']}/branch", entry=0, seats=mine)
    person.open(f"/t/{table['id']}")
    person.look()


class Questions:
    """What the page asks of the server about dimmed things."""

    def __init__(self, page: Page) -> None:
        self.asked: list[str] = []
        page.on("request", self.heard)

    def heard(self, request: Request) -> None:
        if "/blocked/" in request.url:
            self.asked.append(request.url)


def piece(page: Page, name: str) -> Locator:
    return page.locator(f'[data-piece="{name}"]:visible').first


def answer(page: Page, name: str) -> Locator:
    return page.locator(f'[data-why="{name}"]')


@pytest.mark.parametrize("by", ["mouse", "keyboard", "touch", "long press"])
def test_one_touch_makes_one_request(house: House, by: str) -> None:
    person = house.person("Ann", PHONE if "t" in by[0] or by == "long press" else DESKTOP)
    questions = Questions(person.page)
    opened(person, ATTACK)
    dimmed = piece(person.page, "A.mossback")
    touch(person, dimmed, by)
    expect(answer(person.page, "A.mossback")).to_contain_text("only pets on the Front attack", ignore_case=True)
    expect(answer(person.page, "A.mossback")).to_contain_text("Guard")
    person.settles()
    assert len(questions.asked) == 1, questions.asked
    assert is_beside(person.page, dimmed)
    # once more: that was enough
    if by in ("mouse", "keyboard"):
        touch(person, dimmed, by)
        expect(answer(person.page, "A.mossback")).to_have_count(0)
    person.settles()
    assert len(questions.asked) == 1, questions.asked


def touch(person: Person, thing: Locator, by: str) -> None:
    if by == "keyboard":
        thing.focus()
        person.page.keyboard.press("Enter")
    elif by == "long press":
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        at = {"clientX": box["x"] + 20, "clientY": box["y"] + 20, "pointerType": "touch", "bubbles": True}
        thing.dispatch_event("pointerdown", at)
        expect(answer(person.page, "A.mossback")).to_be_visible()
        thing.dispatch_event("pointerup", at)
    else:
        assert person.press(thing)


def is_beside(page: Page, thing: Locator) -> bool:
    """Does the bubble lie next to the piece, and not on it?"""
    bubble, box = page.locator(".bubble").bounding_box(), thing.bounding_box()
    assert bubble is not None
    assert box is not None
    across = max(bubble["x"] - box["x"] - box["width"], box["x"] - bubble["x"] - bubble["width"])
    down = max(bubble["y"] - box["y"] - box["height"], box["y"] - bubble["y"] - bubble["height"])
    return 0 <= max(across, down) < NEAR


def test_the_sheet_asks_once_and_says_the_same(house: House) -> None:
    person = house.person("Ann")
    questions = Questions(person.page)
    opened(person, ATTACK)
    piece(person.page, "A.mossback").focus()
    person.page.keyboard.press("i")
    sheet = person.page.get_by_role("dialog")
    expect(sheet).to_contain_text("only pets on the Front attack", ignore_case=True)
    person.settles()
    assert len(questions.asked) == 1, questions.asked


def test_a_reason_says_what_is_missing_and_leads_to_its_rule(house: House) -> None:
    person = house.person("Ann")
    opened(person, POOR)
    piece(person.page, "A.mossback").click(button="right")
    sheet = person.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Why not something else?").click()
    expect(sheet.get_by_text(re.compile(r"Needs \d Willpower, you have 0"))).to_be_visible()
    sheet.get_by_role("button", name="Rule Cards in hand").first.click()
    expect(person.page.get_by_text("A player's Willpower is the number of cards in hand").first).to_be_visible()


def test_escape_closes_the_answer_and_the_focus_stays(house: House) -> None:
    person = house.person("Ann")
    opened(person, ATTACK)
    dimmed = piece(person.page, "A.mossback")
    touch(person, dimmed, "keyboard")
    expect(answer(person.page, "A.mossback")).to_contain_text("Front")
    person.page.keyboard.press("Tab")
    expect(person.page.locator(".bubble button").first).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".bubble")).to_have_count(0)
    expect(dimmed).to_be_focused()


@pytest.mark.parametrize(
    ("locale", "said"),
    [("de-DE", "nur Kreaturen der Front"), ("it-IT", "sul Fronte"), ("fr-FR", "du Front"), ("es-ES", "del Frente")],
)
def test_the_answer_speaks_the_language_of_the_page(house: House, locale: str, said: str) -> None:
    person = house.person("Ann", locale=locale)
    opened(person, ATTACK)
    touch(person, piece(person.page, "A.mossback"), "mouse")
    expect(answer(person.page, "A.mossback")).to_contain_text(said, ignore_case=True)
    expect(answer(person.page, "A.mossback")).not_to_contain_text(re.compile(r"\b(Guard|only|pets|stands)\b"))


def test_words_on_a_sheet_explain_themselves(house: House) -> None:
    person = house.person("Ann")
    opened(person, ATTACK)
    page = person.page
    piece(page, "A.mossback").focus()
    page.keyboard.press("i")
    sheet = page.get_by_role("dialog")
    speed = sheet.locator('[data-term="speed"]')
    speed.hover()
    expect(page.locator(".bubble")).to_contain_text("strikes first")
    page.mouse.move(2, 2)
    expect(page.locator(".bubble")).to_have_count(0)
    while not speed.evaluate("(one) => one === document.activeElement"):
        page.keyboard.press("Tab")
    expect(page.locator(".bubble")).to_contain_text("strikes first")
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("10 damage for each counter")


def test_a_generic_table_answers_beside_the_piece_as_well(house: House) -> None:
    person = house.person("Ann")
    questions = Questions(person.page)
    opened(person, FIRE, "cauldron")
    dimmed = piece(person.page, "hand.A.nettle")
    touch(person, dimmed, "mouse")
    expect(answer(person.page, "hand.A.nettle")).to_contain_text("waits until herbs are thrown in")
    person.settles()
    assert len(questions.asked) == 1, questions.asked
    assert is_beside(person.page, dimmed)
