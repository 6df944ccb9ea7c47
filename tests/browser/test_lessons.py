"""The guided first games are finished by doing only what they say."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.people import DESKTOP, PHONE, House, Person

GAMES = {
    "mythic-arena": "Mythic Arena",
    "familiars-and-foes": "Familiars and Foes",
    "friendomancy": "Friendomancy",
    "black-rose": "Black Rose Wars: Familiars",
}
CALL = "Call the Judge"
MOST = 120  # steps


class Learner:
    """Reads what the guide says, and does it."""

    def __init__(self, person: Person, picture: str) -> None:
        self.person = person
        self.picture = picture
        self.page = person.page
        self.guide = self.page.get_by_role("region", name="Your guide")
        self.bar = self.page.get_by_role("region", name="Your decision")
        self.strayed = 0  # how often something else was tried
        self.on_board = 0  # how often a choice was made at a piece, not by a button

    def press(self, what: Locator) -> None:
        assert self.person.press(what), f"it cannot be reached: {what}"

    def button(self, name: str) -> Locator:
        return self.guide.get_by_role("button", name=name, exact=True)

    def at(self) -> tuple[int, int]:
        """The step, and how many there are."""
        found = re.search(r"Step (\d+) of (\d+)", self.guide.inner_text())
        assert found is not None, self.guide.inner_text()
        return int(found[1]), int(found[2])

    def moved_on(self, step: int) -> bool:
        return self.at()[0] != step

    def every_choice(self) -> Locator:
        """All choices, laid open."""
        fold = self.bar.get_by_role("button", name="All choices")
        if fold.get_attribute("aria-expanded") != "true":
            self.press(fold)
        return self.bar.locator("#all-choices").get_by_role("listitem").get_by_role("button")

    def wanted(self) -> str:
        """What the guide names when asked."""
        self.press(self.button("Show me"))
        named = self.guide.get_by_text(re.compile("^Choose: "))
        expect(named).to_be_visible()
        return named.inner_text().removeprefix("Choose: ").strip()

    def choose(self, name: str, step: int) -> None:
        """Where the guide shows pieces, touch them; what they leave open is chosen by its name."""
        shown = self.page.locator(".legal.hovered[data-piece]:not(.picked):visible")
        for _ in range(3):
            if not shown.count():
                break
            self.press(shown.first)
            if self.moved_on(step):
                self.on_board += 1
                return
        self.press(self.by_name(name))

    def call(self) -> None:
        """Call the officials; what the dialog proposes is what happened last."""
        self.press(self.page.get_by_role("button", name=CALL))
        dialog = self.page.get_by_role("dialog", name=CALL)
        self.person.shot(f"{self.picture}-call")
        self.press(dialog.get_by_role("button", name=CALL))
        expect(dialog).to_be_hidden()

    def by_name(self, name: str) -> Locator:
        """The button for a choice: at the piece, in the prompt bar, or in the list of all choices."""
        starts = re.compile(rf"^(\d )?{re.escape(name)}(?![\w'])")
        for place in (self.page.get_by_role("group", name="Choices"), self.bar):
            found = place.get_by_role("button", name=starts)
            if found.count():
                return found.first
        self.every_choice()
        return self.bar.get_by_role("button", name=starts).first

    def stray(self, name: str, step: int) -> None:
        """Choose something else: the guide answers kindly, names what leads on, and everything is as it was.

        Where that leads on as well, it was no straying.
        """
        asked = self.bar.inner_text()
        others = [one for one in self.every_choice().all() if not one.inner_text().startswith(name)]
        if not others:
            self.press(self.bar.get_by_role("button", name="All choices"))
            return
        before = self.guide.inner_text()
        self.press(others[0])
        expect(self.guide).not_to_have_text(before, use_inner_text=True)
        if self.moved_on(step):
            return
        answer = self.guide.locator("[aria-live]").get_by_role("paragraph").first
        expect(answer).to_contain_text(name)
        assert self.at()[0] == step
        expect(self.bar).to_have_text(re.compile(re.escape(asked.splitlines()[0])))
        if not self.strayed:
            self.person.shot(f"{self.picture}-astray")
        self.strayed += 1

    def step(self) -> None:
        """One step on."""
        step, count = self.at()
        if self.button("Next").is_visible():
            self.press(self.button("Next"))
        else:
            name = self.wanted()
            if self.strayed < 2:
                self.stray(name, step)
                name = "" if self.moved_on(step) else self.wanted()
            if name == CALL:
                self.call()
            elif name:
                self.choose(name, step)
        expect(self.guide).to_contain_text(f"Step {step + 1} of {count}")


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_finished_by_doing_what_it_says(house: House, game: str, size: str) -> None:
    person = house.person("Ann", DESKTOP if size == "desktop" else PHONE, reduced_motion="reduce")
    page = person.page
    person.open("/")
    tile = page.get_by_role("article", name=GAMES[game])
    other = next(name for name in GAMES.values() if name != GAMES[game])
    offer = re.compile("^New here")
    learner = Learner(person, f"lesson-{game}-{size}")
    learner.press(tile.get_by_role("link", name=offer))
    learner.press(page.get_by_role("link", name="Begin"))
    expect(learner.guide).to_contain_text("Step 1 of")
    person.shot(f"{learner.picture}-1-begin")
    _, count = learner.at()
    assert 10 < count < MOST
    while learner.at()[0] < count // 2:
        learner.step()
    person.shot(f"{learner.picture}-2-middle")
    assert learner.strayed == 2

    # leave, and come back: it was offered once, and goes on where it was
    step, _ = learner.at()
    said = learner.guide.locator("[aria-live]").inner_text()
    learner.press(learner.guide.get_by_role("link", name="Leave"))
    expect(tile).to_be_visible()
    expect(tile.get_by_role("link", name=offer)).to_have_count(0)
    expect(page.get_by_role("article", name=other).get_by_role("link", name=offer)).to_have_count(1)
    learner.press(tile.get_by_role("link", name="Learn to play"))
    learner.press(page.get_by_role("link", name="Continue"))
    expect(learner.guide).to_contain_text(f"Step {step} of {count}")
    assert learner.guide.locator("[aria-live]").inner_text() == said

    while learner.at()[0] < count:
        learner.step()
    expect(learner.guide.get_by_text("Well played.")).to_be_visible()
    person.shot(f"{learner.picture}-3-end")
    assert learner.on_board >= 3, "hardly anything was chosen at the board itself"
    expect(learner.button("Play a bot now")).to_be_enabled()


# Where the guide is, and what she points at, in the window.
PLACES = """() => {
  const box = (one) => one.getBoundingClientRect();
  const guide = box(document.querySelector(".guide"));
  const pointed = [...document.querySelectorAll("[data-piece].pointed")].map(box).filter((one) => one.width);
  return {
    page: [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight],
    inside: guide.left >= 0 && guide.top >= 0 && guide.right <= innerWidth && guide.bottom <= innerHeight,
    pointed: pointed.length,
    covered: pointed.filter(
      (one) => one.left < guide.right && one.right > guide.left && one.top < guide.bottom && one.bottom > guide.top,
    ).length,
  };
}"""
LAPTOP: ViewportSize = {"width": 1280, "height": 720}


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_fits_beside_the_board_and_covers_nothing_she_points_at(house: House, game: str) -> None:
    person = house.person("Ann", LAPTOP, reduced_motion="reduce")
    learner = Learner(person, f"lesson-{game}-laptop")
    person.open(f"/learn/{game}/first")
    expect(learner.guide).to_contain_text("Step 1 of")
    seen = 0
    for _ in range(8):
        step, _count = learner.at()
        expect(person.page.locator(".board-area [data-piece]").first).to_be_visible()
        found = person.page.evaluate(PLACES)
        assert found["page"] == [0, 0], f"step {step}: the page scrolls"
        assert found["inside"], f"step {step}"
        assert found["covered"] == 0, f"step {step}"
        seen += found["pointed"]
        learner.step()
    assert seen >= 4, "hardly anything was pointed at"


def test_a_goal_can_be_reached_in_more_ways_than_one(house: House) -> None:
    """Another sensible choice shows what comes of it; one may try again, or go on with the next chapter."""
    kept = {"progress": {"mythic-arena/first": 4}}
    person = house.person("Ann", LAPTOP, prefs=kept, reduced_motion="reduce")
    page = person.page
    learner = Learner(person, "lesson-goal")
    person.open("/learn/mythic-arena/first")
    expect(learner.guide).to_contain_text("Your goal: Give the Ruby to one of your pets.")
    person.shot("lesson-goal-1-asked")
    learner.press(page.locator('.legal[data-piece="A.aelwen"]').first)
    expect(learner.guide).to_contain_text("the Ruby works as soon as its pet comes to the Front")
    person.shot("lesson-goal-2-other")
    learner.press(learner.button("Try something else"))
    expect(learner.guide).to_contain_text("Your goal:")
    learner.press(page.locator('.legal[data-piece="A.ember_wing"]').first)
    expect(learner.guide).to_contain_text("the Ruby works as soon as its pet comes to the Front")
    learner.press(learner.button("Next"))
    expect(learner.guide).to_contain_text("The first battle")
    expect(learner.guide).to_contain_text("Step 7 of")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_judge_is_called_about_the_rock_and_the_log_tells_it(house: House, size: str) -> None:
    kept = {"progress": {"friendomancy/first": 27}}
    person = house.person("Ann", LAPTOP if size == "desktop" else PHONE, prefs=kept, reduced_motion="reduce")
    page = person.page
    learner = Learner(person, f"lesson-judge-{size}")
    person.open("/learn/friendomancy/first")
    expect(learner.guide).to_contain_text("Step 28 of")
    # what else can be done there, and another thing to be disputed, are answered
    learner.press(learner.by_name("End the Main Step"))
    expect(learner.guide).to_contain_text("your rock deserves justice")
    learner.press(page.get_by_role("button", name=CALL))
    dialog = page.get_by_role("dialog", name=CALL)
    expect(dialog.get_by_role("radio").first).to_be_checked()
    learner.press(dialog.get_by_role("radio").last)
    learner.press(dialog.get_by_role("button", name=CALL))
    expect(learner.guide).to_contain_text("your rock deserves justice")
    assert learner.at()[0] == 28
    learner.strayed = 2  # the guide would answer a third thing with the words that stand there already
    learner.step()
    expect(page.get_by_role("status").get_by_text("Apprentice calls the Judge")).to_be_visible()
    expect(page.get_by_role("button", name=CALL)).to_have_count(0)
    person.shot(f"{learner.picture}-hearing")
    learner.step()
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Waffle rules: Adjust Money: Apprentice, +3 (fun, funny). “It is a rock. It is good.")
    expect(log).to_contain_text("Apprentice gains 3 Money and has 25")
    person.shot(f"{learner.picture}-ruled")
    learner.step()
    expect(log).to_have_count(0)
    learner.step()
    expect(learner.guide.get_by_text("Well played.")).to_be_visible()


def test_whoever_comes_back_on_a_phone_sees_what_the_guide_points_at(house: House) -> None:
    """The board comes later than the guide's words."""
    kept = {"progress": {"friendomancy/first": 3}}
    person = house.person("Ann", PHONE, prefs=kept, reduced_motion="reduce")
    person.open("/learn/friendomancy/first")
    pointed = person.page.locator("[data-piece].pointed")
    expect(pointed).to_have_count(1)
    expect(pointed).to_be_in_viewport(ratio=0.95)
    person.shot("lesson-back-phone")


def test_what_does_not_reach_the_goal_is_answered_with_its_own_reason(house: House) -> None:
    kept = {"progress": {"familiars-and-foes/first": 15}}
    person = house.person("Ann", LAPTOP, prefs=kept, reduced_motion="reduce")
    learner = Learner(person, "lesson-reason")
    person.open("/learn/familiars-and-foes/first")
    expect(learner.guide).to_contain_text("Your goal: Keep Jinxie on her feet.")
    learner.press(learner.by_name("Pass"))
    expect(learner.guide).to_contain_text("Then Jinxie falls.")
    assert learner.at()[0] == 16
    learner.choose(learner.wanted(), 16)
    expect(learner.guide).to_contain_text("Step 17 of")
