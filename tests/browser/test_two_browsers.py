"""Two people play each other through an invitation. One reloads, one is offline for a while; both agree on the end."""

from __future__ import annotations

import re
import time

from playwright.sync_api import expect

from tests.browser.choices import QUIET, choose, log_of, play_all, read
from tests.browser.people import PHONE, House, Person

TURNS = "10"  # a draw after so many: long enough for battles, short enough for a test
OFFLINE = 10.0  # seconds
WISHES = [re.compile(r"^(Begin the battle|Battle|Attack)", re.IGNORECASE)]
BATTLE = re.compile("Which Battle Power|Who blocks")
LOST = re.compile("Connection lost")

# Every piece on the board and what its label says of it.
BOARD = """() => Object.fromEntries(
  [...document.querySelectorAll(".board-area [data-piece]")].map((one) => [one.dataset.piece, one.ariaLabel]),
)"""


def invite(host: Person) -> str:
    """Ann opens a table in the page; the link that she sends."""
    page = host.page
    host.open("/new/mythic-arena")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("combobox", name="Turn limit").select_option("#")
    page.get_by_role("spinbutton", name="Turn limit").fill(TURNS)
    page.get_by_role("button", name="Open the table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name", exact=True).fill(host.name)
    dialog.get_by_role("button", name="Open the table").click()
    link = page.get_by_role("textbox", name="Send this link")
    expect(link).to_be_visible()
    host.shot("two-browsers-invite")
    return link.input_value()


def accept(guest: Person, link: str) -> None:
    page = guest.page
    guest.open(link)
    guest.sees(re.compile("Ann invites you"))
    guest.shot("two-browsers-join")
    page.get_by_role("button", name="Sit down and play").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Name", exact=True).fill(guest.name)
    dialog.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/t/*")


def play_to_a_battle(first: Person, second: Person) -> None:
    """Until the first is asked something in the midst of a battle."""
    for _ in range(2_000):
        for person in (second, first):
            reading = read(person)
            if reading is None:
                person.page.wait_for_timeout(10)
            elif person is first and BATTLE.search(reading.question):
                return
            else:
                assert not reading.over, "there was no battle"
                choose(person, WISHES)
    raise AssertionError("there was no battle")


def play_while_the_other_is_away(here: Person, until: float) -> int:
    """Whoever is still there goes on as long as she is asked; how many choices she made."""
    made = 0
    while time.monotonic() < until:
        reading = read(here)
        if reading is not None and not reading.over and choose(here, WISHES):
            made += 1
        here.page.wait_for_timeout(100)
    return made


# The log was never touched: it shows what happened last, however long it is.
LOG_AT_END = """() => {
  const log = document.querySelector(".log .lines");
  return log.querySelectorAll("li").length > 50 && log.scrollHeight - log.scrollTop - log.clientHeight < 40;
}"""


def test_two_people_play_through_an_invitation(house: House) -> None:
    ann, bo = house.person("Ann", prefs=QUIET), house.person("Bo", PHONE, prefs=QUIET)
    accept(bo, invite(ann))
    ann.page.get_by_role("button", name="Begin the game").click()
    play_to_a_battle(ann, bo)

    bo.context.set_offline(True)
    since = time.monotonic()
    expect(bo.page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    bo.shot("two-browsers-offline")
    ann.page.reload()
    assert play_while_the_other_is_away(ann, since + OFFLINE - 0.5), "she was asked, and is again after reloading"
    expect(bo.page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    bo.page.wait_for_timeout(max(0, 1000 * (since + OFFLINE - time.monotonic())))
    bo.context.set_offline(False)
    expect(bo.page.get_by_role("status").filter(has_text=LOST)).to_have_count(0)

    ends = play_all([ann, bo], WISHES)
    assert sorted(ends) in (["You lost", "You won!"], ["A draw", "A draw"]), ends
    ann.opens("Log")
    ann.page.wait_for_function(LOG_AT_END)
    ann.shot("two-browsers-end-ann")
    bo.shot("two-browsers-end-bo")
    check_agreement(ann, bo)


def check_agreement(ann: Person, bo: Person) -> None:
    """Both have the same result, the same log but for cards that one of them may not know, and the same board."""
    results = [person.page.locator("#result-title + p").inner_text().strip() for person in (ann, bo)]
    assert results[0] == results[1]
    logs = [log_of(person) for person in (ann, bo)]
    assert len(logs[0]) == len(logs[1]) > 20
    for hers, his in zip(*logs, strict=True):
        assert hers == his or " a card" in hers + his, (hers, his)
    assert sum(hers == his for hers, his in zip(*logs, strict=True)) > len(logs[0]) / 2
    boards = [person.page.evaluate(BOARD) for person in (ann, bo)]
    both = boards[0].keys() & boards[1].keys()
    pets = [piece for piece in both if re.fullmatch(r"[AB]\.\w+", piece)]
    assert pets, "nothing stands on the board"
    assert {piece: boards[0][piece] for piece in pets} == {piece: boards[1][piece] for piece in pets}
