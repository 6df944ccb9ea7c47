"""Familiars and Foes as a scene: rules of layout in crowded positions, amounts, moments, and clicks per turn.

Everything begins in a prepared position, so that what is asked does not hang on luck.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from grimalkin.core import saved
from grimalkin.core.luck import Seeded
from grimalkin.core.table import Seat, Table
from grimalkin.games import GAMES
from tests.browser import geometry
from tests.browser.choices import QUIET
from tests.browser.people import PATIENCE, POINT, House, Person
from tests.browser.test_director import LIVELY, Sent

GAME = "familiars-and-foes"
LONG = "Wilhelmina Featherstonehaugh"
SETTINGS = {"window_seconds": "600", "hold_seconds": "600", "claim_seconds": "600"}
ARTIFACTS = ["bottled_lightning", "cloak_of_dusk", "magic_seeds"]
ALL = ["piddy_paw", "jinxie", "mimsy", "figgitch", "nutterson_iii"]
# five Familiars, one of them Fallen, three Foes, fourteen cards in hand
CROWDED: dict[str, Any] = {
    "at": "action",
    "wave": 4,
    "round": 14,
    "first": "E",
    "toad": "E",
    "foes": [{"card": "dream_leech", "hp": 11}, {"card": "frost_hag", "hp": 24}, {"card": "kettle_bay_kraken"}],
    "A": {"hp": 9, "mp": 6, "gems": 1, "unlocked": True},
    "B": {"hp": 4, "mp": 3, "gems": 1, "unlocked": True},
    "C": {"hp": 0, "unlocked": True},
    "D": {"hp": 11, "mp": 5, "gems": 0, "unlocked": True},
    "E": {
        "hp": 8,
        "mp": 9,
        "gems": 2,
        "unlocked": True,
        "artifacts": ARTIFACTS,
        "rewards": ["gloop"],
        "coven": ["akasha"],
    },
}
# three Familiars at one side, two Foes at the other; eight cards in hand
SIDES: dict[str, Any] = {
    "at": "action",
    "wave": 4,
    "round": 9,
    "first": "A",
    "toad": "A",
    "foes": [{"card": "gale_harpy", "hp": 12}, {"card": "magma_wyrm", "hp": 21}],
    "A": {
        "hp": 12,
        "mp": 8,
        "gems": 2,
        "artifacts": ["bottled_lightning"],
        "rewards": ["gloop"],
        "coven": ["mistral"],
    },
    "B": {"hp": 7, "mp": 3, "gems": 1},
    "C": {"hp": 9, "mp": 7},
}
# the last Foe is about to roll; a reward can be used on anybody, and one Familiar is hurt
MOMENT: dict[str, Any] = {
    **SIDES,
    "at": "foe",
    "next_foe": 2,
    "A": {**SIDES["A"], "gems": 0},
    "B": {"hp": 2, "mp": 3, "gems": 0},
    "C": {"hp": 9, "mp": 7, "gems": 0},
}
del MOMENT["toad"]
# the same in the first round, and nobody can fall: the worst result of this Foe takes 2 HP
FIRST: dict[str, Any] = {
    "at": "foe",
    "next_foe": 1,
    "wave": 1,
    "round": 1,
    "first": "A",
    "foes": [{"card": "cinder_imp"}],
    "A": {"hp": 9, "gems": 0, "rewards": ["gloop"]},
    "B": {"hp": 9, "gems": 0},
}


def sit(person: Person, position: dict[str, Any], familiars: Sequence[str], own: int = 0) -> str:
    """A table that goes on from a position: one seat is this person's, bots have the others. Its id."""
    person.is_known()
    seats = [Seat(name, "human", name, name) for name in familiars]
    text = saved.to_text(Table(GAMES[GAME], SETTINGS, seats, Seeded(1), copy.deepcopy(position)))
    headers = {"Content-Type": "application/x-ndjson"}
    answer = person.context.request.post("/api/replays/import", data=text, headers=headers)
    assert answer.ok, answer.text()
    kinds: list[dict[str, str]] = [{"kind": "bot", "bot": "bot:random"}] * len(seats)
    kinds = [*kinds[:own], {"kind": "me"}, *kinds[own + 1 :]]
    table = person.post(f"/api/tables/{answer.json()['table']}/branch", entry=0, seats=kinds)
    return str(table["id"])


def at(person: Person, position: dict[str, Any], familiars: Sequence[str], own: int = 0) -> Page:
    """Somebody who is asked there."""
    person.open(f"/t/{sit(person, position, familiars, own)}")
    expect(person.page.locator("section.bar.asked")).to_be_visible()
    expect(person.page.locator(".field [data-piece]").first).to_be_visible()
    return person.page


def crowded(house: House, size: str, **prefs: object) -> Page:
    return at(house.person(LONG, geometry.SIZES[size], {**QUIET, **prefs}), CROWDED, ALL, 4)


@pytest.mark.parametrize("size", geometry.SIZES)
def test_the_rules_hold_in_a_crowd(house: House, size: str) -> None:
    page = crowded(house, size)
    expect(page.locator("[data-action]")).to_have_count(14)
    geometry.holds(page)
    # a spell that strikes all Foes waits for its button, and each Foe tells what it would do
    page.locator("[data-action='cast supernova']").click()
    expect(page.locator(".forecast")).to_have_count(1 if size == "390x844" else 3)
    geometry.holds(page)
    house.people[0].shot(f"quest-crowd-{size}")


@pytest.mark.parametrize("language", ["it", "fr", "es", "de"])
@pytest.mark.parametrize("size", ["1280x720", "390x844"])
def test_the_rules_hold_in_every_language(house: House, size: str, language: str) -> None:
    page = crowded(house, size, language=language)
    geometry.holds(page)
    house.people[0].shot(f"quest-crowd-{size}-{language}")


@pytest.mark.parametrize("size", geometry.SIZES)
def test_the_rules_hold_at_two_sides_and_in_a_moment(house: House, size: str) -> None:
    person = house.person("Ann", geometry.SIZES[size], QUIET)
    geometry.holds(at(person, SIDES, ALL[:3]))
    person.shot(f"quest-sides-{size}")
    page = at(person, MOMENT, ALL[:3])
    expect(page.locator(".moment .answer .outcome").first).to_be_visible()
    geometry.holds(page)
    person.shot(f"quest-moment-{size}")


def test_familiars_and_foes_stand_whole(house: House) -> None:
    """Each is a figure without a frame, as the composer drew it, and none is cropped."""
    page = at(house.person("Ann", geometry.WIDE, QUIET), SIDES, ALL[:3])
    page.evaluate(geometry.STILL)
    figures = page.locator(".figure-art")
    expect(figures).to_have_count(5)
    assert figures.evaluate_all("(all) => all.every((one) => one.naturalWidth > 0 && !one.matches('.framed'))")
    assert set(figures.evaluate_all("(all) => all.map((one) => getComputedStyle(one).objectFit)")) == {"contain"}
    high = [figure.bounding_box() or {"height": 0} for figure in figures.all()]
    assert min(box["height"] for box in high) > 130
    plate = page.locator("[data-piece='foe.2'] .plate")
    for words in ("Magma Wyrm", "Fire", "21/28", "17–19", "Next roll: 1.3 HP each, worst 4", "Scorching Scales"):
        expect(plate).to_contain_text(words)


def test_an_amount_is_one_stepper_with_its_effect_on_the_table(house: House) -> None:
    """Jinxie lacks 5 HP: more than 5 MP cannot be paid for her, and 5 is where it begins."""
    page = at(house.person("Ann", geometry.WIDE, QUIET), SIDES, ALL[:3])
    page.locator("[data-action='cast healing_paw']").click()
    page.locator("[data-piece='familiar.jinxie']").click()
    stepper = page.get_by_role("spinbutton")
    button = page.locator(".card.open .do")
    jinxie, piddy = page.locator("[data-piece='familiar.jinxie']"), page.locator("[data-piece='familiar.piddy_paw']")
    expect(button).to_have_text("Heal 5")
    expect(stepper).to_have_attribute("aria-valuemax", "5")
    expect(page.get_by_role("button", name="More", exact=True)).to_be_disabled()
    expect(jinxie).to_contain_text("7 → 12")
    expect(piddy).to_contain_text("8 → 3")
    page.get_by_role("button", name="Less", exact=True).click()
    expect(button).to_have_text("Heal 4")
    expect(jinxie).to_contain_text("7 → 11")
    expect(piddy).to_contain_text("8 → 4")
    stepper.focus()
    page.keyboard.press("Home")
    expect(button).to_have_text("Heal 1")
    expect(jinxie).to_contain_text("7 → 8")
    page.keyboard.press("End")
    expect(button).to_have_text("Heal 5")
    geometry.holds(page)
    button.click()
    expect(jinxie).to_contain_text("12/12")
    expect(stepper).to_have_count(0)


class Clicks:
    """Somebody who counts the clicks of a turn."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def on(self, *selectors: str) -> int:
        for selector in selectors:
            self.page.locator(selector).click()
            self.count += 1
        return self.count


# How much of the field's height there is too little, and how high the lowest figure is.
ROOM = """() => {
  const main = document.querySelector(".stage > .main");
  const figures = [...document.querySelectorAll(".figure-art")].map((one) => one.getBoundingClientRect().height);
  return [main.scrollHeight - main.clientHeight, Math.min(...figures)];
}"""


def test_a_phone_shows_a_crowd_without_scrolling(house: House) -> None:
    page = crowded(house, "390x844")
    for step in (None, "[data-action='cast supernova']"):
        if step:
            page.locator(step).click()
            expect(page.locator(".forecast")).to_be_visible()
        page.evaluate(geometry.STILL)
        lacking, lowest = page.evaluate(ROOM)
        assert lacking <= 1, "all Familiars are in sight"
        assert lowest >= 36, "and each can be told by its figure"
        house.people[0].shot(f"quest-phone-{'open' if step else 'asked'}")


@pytest.mark.parametrize("size", ["1280x720", "390x844"])
def test_the_list_has_every_choice_once_and_within_reach(house: House, size: str) -> None:
    page = crowded(house, size)
    every = page.locator("button.every")
    count = int(every.locator(".number").inner_text())
    every.click()
    choices = page.locator("#all-choices .choice")
    expect(choices).to_have_count(count)
    named = choices.evaluate_all("(all) => all.map((one) => one.dataset.choice)")
    assert len(set(named)) == count > 9
    assert page.locator(".bar .buttons .choice").count() == 0, "what is in the list is not beside the question as well"
    geometry.holds(page, "cut", "twice", "bars", "small", "touch")
    box = page.locator("#all-choices").bounding_box()
    assert box is not None
    bar = page.locator(".topbar").bounding_box()
    assert bar is not None
    assert box["y"] >= bar["y"] + bar["height"], "its beginning is in sight"
    assert page.locator("#all-choices").evaluate("(one) => one.scrollHeight > one.clientHeight"), "it is scrolled"
    choices.last.scroll_into_view_if_needed()
    expect(choices.last).to_be_in_viewport(ratio=1)
    house.people[0].shot(f"quest-list-{size}")
    every.click()
    expect(choices).to_have_count(0)


def test_the_list_leaves_an_open_log_its_place(house: House) -> None:
    page = crowded(house, "1280x720")
    house.people[0].opens("Log")
    page.locator("button.every").click()
    box, log = page.locator("#all-choices").bounding_box(), house.people[0].drawer().bounding_box()
    assert box is not None
    assert log is not None
    assert box["x"] + box["width"] <= log["x"] + 1
    for choice in page.locator("#all-choices .choice").all():
        assert choice.evaluate(POINT) is not None, "each can be reached"


def test_the_list_of_a_moment_is_as_wide_as_its_card(house: House) -> None:
    person = house.person("Ann", geometry.PHONE, QUIET)
    page = at(person, MOMENT, ALL[:3])
    page.locator("button.every").click()
    box, card = page.locator("#all-choices").bounding_box(), page.locator("section.moment:has(.answer)").bounding_box()
    assert box is not None
    assert card is not None
    assert box["width"] > 0.95 * card["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= card["y"] + 4, "it covers no answer"
    person.shot("quest-list-moment")


def test_every_choice_has_its_key(house: House) -> None:
    """Digits for the first nine, then letters with Shift: the thirteenth is chosen by one."""
    person = house.person("Ann", geometry.LAPTOP, QUIET)
    sent = Sent(person.page)
    page = at(person, CROWDED, ALL, 4)
    page.keyboard.press("a")
    choices = page.locator("#all-choices .choice")
    expect(choices.first).to_be_focused()
    keys = choices.locator("kbd").all_inner_texts()
    assert len(set(keys)) == len(keys) == choices.count()
    wanted = page.locator("#all-choices .choice", has=page.locator("kbd", has_text=re.compile("^⇧D$")))
    named = wanted.get_attribute("data-choice")
    page.keyboard.press("Shift+D")
    expect(page.locator("#all-choices")).to_have_count(0)
    assert [act["move"] for act in sent.moves] == [named]


FOE, KICK = "[data-piece='foe.1']", "[data-action='attack']"


@pytest.mark.parametrize("order", [(KICK, FOE), (FOE, KICK)], ids=["card first", "target first"])
def test_an_attack_takes_two_clicks(house: House, order: tuple[str, str]) -> None:
    page = at(house.person("Ann", geometry.LAPTOP, QUIET), SIDES, ALL[:3])
    clicks = Clicks(page)
    assert clicks.on(order[0]) == 1
    expect(page.locator(order[1])).to_have_class(re.compile(r"\blegal\b"))
    assert clicks.on(order[1]) == 2
    expect(page.locator(".log, section.bar")).not_to_contain_text("An attack, an Artifact or a spell?")


def test_a_heal_takes_three_clicks_also_for_oneself_and_target_first(house: House) -> None:
    own, paw = "[data-piece='familiar.piddy_paw']", "[data-action='cast healing_paw']"
    page = at(house.person("Ann", geometry.LAPTOP, QUIET), SIDES, ALL[:3])
    clicks = Clicks(page)
    clicks.on(own, paw)
    expect(page.locator(".card.open .do")).to_have_text("Heal 1")  # one HP is missing
    assert clicks.on(".card.open .do") == 3
    expect(page.locator(own)).to_contain_text("13/13")


def test_a_turn_is_played_by_keys(house: House) -> None:
    page = at(house.person("Ann", geometry.LAPTOP, QUIET), SIDES, ALL[:3])
    page.locator("[data-action='cast healing_paw']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-piece='familiar.jinxie']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".card.open .do")).to_have_text("Heal 5")  # what is more than needed has gone from the stepper
    page.get_by_role("spinbutton").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".card.open .do")).to_have_text("Heal 4")
    page.locator(".card.open .do").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-piece='familiar.jinxie']")).to_contain_text("11/12")


@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_a_moment_is_one_card_with_at_most_three_answers(house: House, size: str) -> None:
    """The reward can go to three Familiars: the one that has least left is large, and what does not fit folds."""
    page = at(house.person("Ann", geometry.SIZES[size], QUIET), MOMENT, ALL[:3])
    moment = page.get_by_role("region", name="A moment to decide")
    answers = moment.locator(".answer")
    expect(answers).to_have_count(3)
    expect(answers.first).to_contain_text("Jinxie")
    expect(answers.first).to_contain_text("the card is spent")
    expect(answers.last).to_contain_text("Pass")
    assert page.get_by_text("is about to roll. Anything before it?").count() == 1, "it is asked once"
    assert page.locator("[data-action]").count() == 0, "the card of the moment is in the place of the hand"
    moment.get_by_role("button", name="1 more").click()
    expect(answers).to_have_count(4)
    answers.first.click()
    expect(page.locator("[data-piece='reward.gloop']")).to_have_count(0)


# What the bar said whenever the card of a moment came in sight.
COUNTED = """() => {
  window.moments = [];
  let there = false;
  new MutationObserver(() => {
    const now = Boolean(document.querySelector(".moment .answer"));
    if (now && !there) window.moments.push(document.querySelector(".heading")?.textContent ?? "");
    there = now;
  }).observe(document, { childList: true, subtree: true });
}"""


def first_round(house: House, **prefs: object) -> Page:
    person = house.person("Ann", geometry.LAPTOP, {**QUIET, **prefs})
    person.context.add_init_script(f"({COUNTED})()")
    person.open(f"/t/{sit(person, FIRST, ALL[:2])}")
    return person.page


def test_a_newcomer_is_not_interrupted_in_the_first_round(house: House) -> None:
    page = first_round(house)
    expect(page.locator(".topbar")).to_contain_text("Round 2")
    expect(page.locator("[data-action='attack'].legal, .moment").first).to_be_visible()
    assert not [said for said in page.evaluate("window.moments") if "Round 1" in said]


def test_who_wants_to_be_asked_is_asked_in_the_first_round(house: House) -> None:
    page = first_round(house, autoPass=False)
    expect(page.locator(".moment .answer").first).to_be_visible()
    assert "Round 1" in page.evaluate("window.moments")[0]


# What is going on: a sequence is shown, something is asked or chosen, or the game is over.
GOES_ON = """() => document.querySelector(
  "section.bar.playing, #result-title, section.bar.asked:not([aria-busy=true])")"""
# Of every key: was something shown when it came?
KEYS = """() => addEventListener("keydown", () => {
  const bar = document.querySelector("section.bar");
  (window.keys ??= []).push(bar?.matches(".playing") ?? false);
}, true)"""


class Asked:
    """Whether the last that the server told a page asks its person for something."""

    def __init__(self, page: Page) -> None:
        self.now = False
        page.on("websocket", lambda socket: socket.on("framereceived", self.heard))

    def heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] == "update":
            options = [option for view in message["views"] for option in view["options"]]
            self.now = any(not option["standing"] for option in options)


def shown_and_asked(page: Page, asked: Asked) -> bool:
    """Wait until the server waits for an answer. Is the page still showing what led there?"""
    page.wait_for_function(GOES_ON, timeout=PATIENCE)
    for _ in range(PATIENCE // 10):
        if asked.now or page.locator("#result-title").count():
            break
        page.wait_for_timeout(10)
    return bool(page.locator("section.bar.playing").count())


def test_an_answer_ends_the_sequence(house: House) -> None:
    """Who is in a hurry answers while dice still tumble: by a key at once, by a touch at the next one."""
    person = house.person("Ann", geometry.LAPTOP, LIVELY)
    page = person.page
    sent, asked = Sent(page), Asked(page)
    page.add_init_script(f"({KEYS})()")
    at(person, SIDES, ALL[:3])
    answered = touched = False
    for _ in range(40):
        if not shown_and_asked(page, asked):
            if page.locator("#result-title").count():
                at(person, SIDES, ALL[:3])
            page.keyboard.press("1")
            asked.now = False
            continue
        made = len(sent.moves)
        if not touched:
            page.locator(".field [data-piece]").first.click()
            expect(page.locator("section.bar.playing")).to_have_count(0)
            assert len(sent.moves) == made, "a touch that ends the sequence chooses nothing"
            touched = True
            continue
        page.keyboard.press("1")
        for _ in range(PATIENCE // 10):
            if len(sent.moves) > made:
                break
            page.wait_for_timeout(10)
        assert len(sent.moves) == made + 1, "the key was an answer"
        asked.now = False
        answered = page.evaluate("window.keys.at(-1)")
        if answered:
            break
    assert touched, "nothing was ever shown"
    assert answered, "no key came while something was shown"
