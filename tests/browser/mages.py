"""People at one table of Black Rose, each in a language, who play by mouse, by finger or by keys alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import ElementHandle, Locator, expect

from tests.browser.choices import QUIET
from tests.browser.people import DESKTOP, PATIENCE, PHONE, House, Sight, Thing
from tests.browser.test_keyboard import MOST_TABS, Keyboard

TOKENS = ("move_activate", "move_attack", "familiar", "launch")
# what ends something is liked best, then the spell that was touched, then any other button, then pieces
LIKED = ("end", "pass", "done", "ready", "stay")
MOST = 900
# the page shows what came after an entry, and nothing is on its way
PAST = """(n) => {
  const bar = document.querySelector("section.bar");
  return Number(bar?.dataset.entry) > n && bar.ariaBusy !== "true";
}"""
ASKED = "section.bar.asked:not([aria-busy=true]):not(.playing)"
# whether a thing has the focus; null: it has gone, or cannot be chosen any more
HAS_FOCUS = """(at) => {
  const one = at instanceof Element ? at : window.things[at];
  return one?.isConnected && one.matches("button, [tabindex]") ? one === document.activeElement : null;
}"""
NAMED = "(at) => (at instanceof Element ? at : window.things[at]).outerHTML.slice(0, 300)"
HOVERED = re.compile(r"\bhovered\b")


def piece_of(letter: str, choice: str) -> str:
    """The piece on which a choice lies for this seat; empty: it is a button."""
    verb, _, what = choice.partition(" ")
    if verb in TOKENS:
        return f"token.{letter}.{verb}"
    if verb in ("step", "room"):
        return f"room.{what}"
    if verb in ("cast", "reveal"):
        return f"slot.{letter}.{what or '1'}"
    if verb == "target":
        return f"mage.{what}" if len(what) == 1 else what
    return ""


def rank(thing: Thing) -> int:
    """How well a thing is liked: the less the better."""
    if thing.choice in LIKED:
        return 0
    return 1 if thing.choice == "cast" else 2 if thing.choice else 3


class Mage:
    """Somebody at a seat, or somebody who looks on."""

    def __init__(self, house: House, name: str, letter: str, language: str, phone: bool = False) -> None:
        self.person = house.person(name, PHONE if phone else DESKTOP, {**QUIET, "language": language})
        self.person.is_known()
        self.page = self.person.page
        self.name = name
        self.letter = letter  # empty: looks on
        self.language = language
        self.keys: Keyboard | None = None
        self.end = ""

    def entry(self) -> int:
        """The entry that the page shows."""
        return int(self.page.locator("section.bar").get_attribute("data-entry") or 0)

    # by what is meant

    def does(self, choice: str, on: str = "") -> None:
        """Choose this, at the piece where it lies or by its button. `on`: a piece that the choice does not name."""
        expect(self.page.locator(ASKED)).to_be_visible()
        before = self.entry()
        piece = on or piece_of(self.letter, choice)
        if piece:
            self.touch(piece, choice.startswith(("step ", "room ")))
        else:
            self.press(self.page.locator(f'[data-choice="{choice}"]:visible').first)
        self.goes_past(before)

    def touch(self, piece: str, twice: bool = False) -> None:
        """Press a piece that can be chosen. A finger means a room by the first touch and goes there by the second."""
        target = self.page.locator(f'.legal[data-piece="{piece}"]:visible').first
        self.press(target)
        if twice and self.person.touches:
            expect(target).to_have_class(HOVERED)
            self.press(target)

    def press(self, target: Locator) -> None:
        expect(target).to_be_visible()
        if self.keys is None:
            done = self.person.press(target)
        else:
            done = self.enter(self.keys, target.element_handle())
        assert done, f"{self.name} cannot reach {target}"

    def enter(self, keys: Keyboard, thing: ElementHandle | int) -> bool:
        """Go there by Tab, and press Enter. False: it has gone meanwhile."""
        for _ in range(2 * MOST_TABS):
            here = self.page.evaluate(HAS_FOCUS, thing)
            if here is None:
                return False
            if here:
                focus = keys.focus()
                assert focus.name, "a screen reader finds no name"
                assert focus.trouble != "outside of the screen", focus
                keys.press("Enter")
                return True
            keys.press("Tab")
        raise AssertionError(f"{self.name} does not come by keys to {self.page.evaluate(NAMED, thing)}")

    def goes_past(self, entry: int) -> None:
        self.page.wait_for_function(PAST, arg=entry, timeout=PATIENCE)

    # by what is there

    def sees(self) -> Sight | None:
        """What can be seen now; None once the end was seen."""
        return None if self.end else self.person.glance()

    def goes_on(self, sight: Sight | None) -> bool:
        """Do what is liked best of all that was seen, if anything is asked."""
        if sight is None or not (sight.over or self.page.locator(ASKED).count()):
            return False
        if sight.over:
            self.end = sight.over
        else:
            self.takes_any(sight)
        return True

    def takes_any(self, sight: Sight) -> None:
        """The best that can be reached. What others do may take it away: then it is looked at again."""
        for thing in sorted(sight.things, key=rank):
            if self.person.press(thing) if self.keys is None else self.enter(self.keys, thing.at):
                return


def settle(mages: Sequence[Mage]) -> int:
    """Wait until all have the same table before them; the entry."""
    n = max(mage.entry() for mage in mages)
    for mage in mages:
        mage.goes_past(n - 1)
    return n
