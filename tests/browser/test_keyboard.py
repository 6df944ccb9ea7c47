"""Whole games without a mouse: everything is found by its accessible name, and one always sees where one is."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.browser.people import PATIENCE, House

MOST_TABS = 120
# where the focus is, and whether somebody sees it: a ring or a shadow that the element has only now, on the screen
FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body || one === document.documentElement) return "lost";
  const box = one.getBoundingClientRect();
  const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const style = getComputedStyle(one);
  const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1;
  if (!inside) return "outside of the screen";
  if (one.matches("h1, h2")) return "";  // what has just been said, no control
  return ring || style.boxShadow !== "none" ? "" : "not to be seen";
}"""
# the table asks this person, not only offers what can be used at any time; or the game is over
READY = """() => document.querySelector("#result-title") || (document.querySelector(".board-area [data-piece]")
  && document.querySelector("section.bar.asked:not([aria-busy=true]) :is(button.every, [role=group] button)"))"""


class Focus(NamedTuple):
    role: str
    name: str
    trouble: str


class Keyboard:
    """Somebody with a keyboard and a screen reader: roles and names are as the browser tells them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.reader = page.context.new_cdp_session(page)

    def focus(self) -> Focus:
        """What a screen reader says where the focus is. A bot may take it away meanwhile: then once more."""
        while True:
            found = self.reader.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
            which = {"objectId": found, "fetchRelatives": False}
            node: dict[str, Any] = self.reader.send("Accessibility.getPartialAXTree", which)["nodes"][0]
            role, name = node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "")
            trouble = self.page.evaluate(FOCUS)
            still = {
                "objectId": found,
                "functionDeclaration": "function () { return this === document.activeElement; }",
            }
            if self.reader.send("Runtime.callFunctionOn", still)["result"]["value"]:
                return Focus(role, name, trouble)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def seen(self) -> Focus:
        focus = self.focus()
        assert not focus.trouble, focus
        return focus

    def tab_to(self, name: str | re.Pattern[str], key: str = "Tab") -> Focus:
        """Go on by a key until something is called so; all on the way must be seen, and must have a name."""
        passed: list[str] = []
        for _ in range(MOST_TABS):
            self.press(key)
            focus = self.focus()
            if focus.trouble == "lost":  # from the last thing of the page back to the first
                continue
            assert not focus.trouble, focus
            assert focus.name, focus
            if re.search(name, focus.name):
                return focus
            passed.append(focus.name)
        raise AssertionError(f"nothing is called {name!r}: {passed}")

    def ready(self) -> bool:
        """Wait until something is asked. False: the game is over."""
        self.page.wait_for_function(READY, timeout=PATIENCE)
        return not self.page.get_by_role("heading", name=re.compile("^(You won|You lost|A draw)")).is_visible()

    def question(self) -> str:
        return self.page.get_by_role("region", name="Your decision").get_by_role("status").last.inner_text()


def listen(page: Page) -> None:
    """Keep what is put into live regions for screen readers, as one would hear it."""
    page.evaluate(
        """() => {
          window.heard = [];
          const live = document.querySelector("[role=log]");
          new MutationObserver((changes) => {
            for (const change of changes)
              for (const one of change.addedNodes) if (one.textContent) window.heard.push(one.textContent);
          }).observe(live, { childList: true });
        }"""
    )


def test_a_whole_game_by_keyboard_alone(house: House) -> None:
    """From the front page to the result. Each way to choose has its turn: numbers, arrows, the list of all choices."""
    person = house.person("Ann", prefs={"autoPass": False}, reduced_motion="reduce")
    page = person.page
    keys = Keyboard(page)
    person.open("/")
    expect(page.get_by_role("article", name="Cauldron")).to_be_visible()
    keys.tab_to("^Skip to")
    games = page.get_by_role("button", name="Play a bot now")
    for _ in range(games.count()):  # Cauldron is the last
        assert keys.tab_to("^Play a bot now$").role == "button"
    keys.press("Enter")
    assert keys.seen().name == "Play"
    keys.tab_to("^Name$", "Shift+Tab")
    page.keyboard.type("Ann")
    keys.press("Enter")
    keys.ready()
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    listen(page)

    chosen = listed = 0
    while keys.ready():
        question = keys.question()
        assert question
        way = ["number", "arrows", "list"][chosen % 3]
        if way == "number":
            keys.press("1")
        elif way == "arrows" and by_arrows(keys):
            keys.press("Enter")
        else:
            listed += by_list(keys)
        settle(keys)
        chosen += 1
        assert chosen < 200, question
    person.shot("keyboard-cauldron")
    assert chosen >= 5
    assert listed
    heard = page.evaluate("() => window.heard")
    assert len(heard) > chosen, heard
    keys.press("l")
    written = page.get_by_role("region", name="Log").inner_text()
    for line in heard[-3:]:
        assert line in written, (line, written)
    # the result has the focus, and what it offers is reached from there
    assert keys.focus().trouble != "lost"
    assert keys.tab_to("^Watch the replay$").role == "link"
    keys.press("Enter")
    expect(page.get_by_role("slider", name="Entry of the record")).to_be_visible()


def by_arrows(keys: Keyboard) -> bool:
    """Go over the board to something that can be chosen. False: nothing on the board can."""
    chosen = re.compile("can be chosen$")
    if not keys.page.get_by_role("button", name=chosen).count():
        return False
    for key in [""] + ["ArrowRight"] * 40 + ["ArrowLeft"] * 80:
        if key:
            keys.press(key)
        focus = keys.focus()
        if chosen.search(focus.name):
            return not keys.seen().trouble
    if not keys.page.get_by_role("button", name=chosen).count():
        return False  # somebody was faster
    raise AssertionError(f"arrows do not lead to what can be chosen; they ended at {focus}")


# The list is open and its first choice has the focus; or what was asked has gone: somebody was faster.
LISTED = """(entry) => {
  if (document.querySelector("section.bar")?.dataset.entry !== entry) return "gone";
  const [fold, first] = ["button.every", "#all-choices button"].map((one) => document.querySelector(one));
  return fold?.ariaExpanded === "true" && first && first === document.activeElement ? "open" : null;
}"""


def by_list(keys: Keyboard) -> bool:
    """Open all choices, where the first has the focus, and take it. False: what was asked has gone meanwhile."""
    entry = keys.page.locator("section.bar").get_attribute("data-entry")
    if keys.page.locator("#all-choices").count():
        keys.press("a")  # it was opened for what has gone
        expect(keys.page.locator("#all-choices")).to_have_count(0)
    keys.press("a")
    listed = keys.page.wait_for_function(LISTED, arg=entry, timeout=PATIENCE).json_value()
    if listed == "open":
        keys.press("Enter")
    return bool(listed == "open")


def settle(keys: Keyboard) -> None:
    """After a choice: as soon as something is asked again the focus is somewhere, and it is seen."""
    keys.ready()
    keys.seen()


def test_mythic_arena_by_keyboard(house: House) -> None:
    """A dozen decisions, most of them at the pieces themselves; the shortcut sheet says what keys do."""
    person = house.person("Ann", prefs={"motion": "none", "autoPass": False})
    page = person.page
    person.plays("mythic-arena", settings={"deck_format": "constructed"})
    keys = Keyboard(page)
    keys.ready()
    keys.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_be_visible()
    assert {"1 … 9", "p", "a", "i", "Esc", "u, r", "h", "l", "b", "?"} <= set(
        sheet.get_by_role("term").all_inner_texts()
    )
    keys.press("Escape")
    expect(sheet).to_be_hidden()

    assert at_the_pieces(keys, 14) >= 4
    person.shot("keyboard-mythic-arena")


def test_friendomancy_by_keyboard(house: House) -> None:
    """A Draw Step by its piles and two turns, at the cards themselves where there are any."""
    person = house.person("Ann", prefs={"motion": "none", "autoPass": False})
    person.plays("friendomancy")
    assert at_the_pieces(Keyboard(person.page), 16) >= 4
    person.shot("keyboard-friendomancy")


def at_the_pieces(keys: Keyboard, decisions: int) -> int:
    """Decide so often, most times at the pieces themselves, the first of which is looked at; how often there."""
    on_pieces = 0
    for decision in range(decisions):
        keys.ready()
        if decision % 4 < 3 and by_arrows(keys):
            if not on_pieces:
                look_closely(keys)
            keys.press("Enter")
            on_pieces += 1
            # Several choices touch the piece: take one of them by its number.
            if keys.page.get_by_role("button", name="Clear", exact=True).count():
                keys.press("1")
        else:
            keys.press("1")
        settle(keys)
    return on_pieces


def look_closely(keys: Keyboard) -> None:
    """`i` opens the card; Escape closes it, and the focus is where it was."""
    before = keys.seen().name
    keys.press("i")
    expect(keys.page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    expect(keys.page.get_by_role("dialog")).to_have_count(0)
    assert keys.seen().name == before
