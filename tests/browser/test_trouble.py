"""What goes wrong is told, nothing is lost, and there is always a way on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.browser.choices import QUIET, choose, log_of, play_all, read
from tests.browser.conftest import ARTIFACTS
from tests.browser.people import PATIENCE, House, Person
from tests.support.servers import Running

THROW = [re.compile("^Throw "), re.compile("^Pass$")]
LOST = re.compile("Connection lost")


class Moves:
    """The moves that went over a page's sockets, and what was answered."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        self.refused: list[str] = []
        page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self.went(json.loads(data)))
        socket.on("framereceived", lambda data: self.came(json.loads(data)))

    def went(self, message: Any) -> None:
        if message.get("act", {}).get("do") == "move":
            self.sent.append(message["act"])

    def came(self, message: Any) -> None:
        if message["is"] == "refused":
            self.refused.append(message["code"])


def at_cauldron(person: Person) -> str:
    """A table of two seats, both this person's, where the first is asked; its id."""
    person.is_known()
    made = person.post("/api/tables", game="cauldron", seats=[{"kind": "me"}, {"kind": "me"}], settings={"rounds": "2"})
    person.post(f"/api/tables/{made['id']}/start")
    person.open(f"/t/{made['id']}")
    person.page.wait_for_selector("section.bar button.every")
    return str(made["id"])


def banner(person: Person) -> Any:
    return person.page.get_by_role("status").filter(has_text=LOST)


def throw(person: Person) -> None:
    """Throw as soon as one is asked."""
    for _ in range(PATIENCE // 20):
        if choose(person, THROW):
            return
        person.page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def until(person: Person, holds: Callable[[], bool], what: str) -> None:
    """Wait for what the browser tells. Much may have happened by the time that it is heard."""
    for _ in range(PATIENCE // 5):
        if holds():
            return
        person.page.wait_for_timeout(5)
    raise AssertionError(f"never: {what}")


def until_entered(person: Person, table: str, n: int) -> None:
    """Until the table has exactly so many entries, and never more."""
    for _ in range(PATIENCE // 100):
        found = person.get(f"/api/tables/{table}")["n"]
        assert found <= n
        if found == n:
            return
        person.page.wait_for_timeout(100)
    raise AssertionError(f"no entry {n} has come")


def test_a_choice_made_offline_arrives_once(house: House) -> None:
    person = house.person("Ann", prefs=QUIET)
    moves = Moves(person.page)
    table = at_cauldron(person)
    entries = person.get(f"/api/tables/{table}")["n"]
    person.context.set_offline(True)
    expect(banner(person)).to_be_visible()
    expect(banner(person).get_by_role("button", name="Try now")).to_be_visible()
    person.shot("trouble-offline")
    throw(person)
    person.page.wait_for_timeout(1500)  # it tries again meanwhile, in vain
    assert moves.sent == []
    assert person.get(f"/api/tables/{table}")["n"] == entries
    person.context.set_offline(False)
    expect(banner(person)).to_have_count(0, timeout=PATIENCE)
    # what one throws lies face down until both have thrown: the log need not say anything of it, the record does
    until_entered(person, table, entries + 1)
    assert len({move["key"] for move in moves.sent}) == 1
    assert moves.refused == []
    throw(person)
    until_entered(person, table, entries + 2)
    play_all([person], THROW)


def test_a_choice_that_came_too_late_is_told_and_asked_anew(house: House) -> None:
    """Offline, the same person chooses at another machine; what was chosen here does not fit any more."""
    person = house.person("Ann", prefs=QUIET)
    moves = Moves(person.page)
    table = at_cauldron(person)
    person.context.set_offline(True)
    expect(banner(person)).to_be_visible()
    throw(person)
    update = person.get(f"/api/tables/{table}/update")
    view = next(view for view in update["views"] if any(not option["standing"] for option in view["options"]))
    elsewhere = next(option["notation"] for option in view["options"] if not option["standing"])
    version = update["version"]
    person.post(
        f"/api/tables/{table}/acts",
        do="move",
        seat=view["seat"],
        version=version,
        move=elsewhere,
        key="another-machine",
    )
    person.context.set_offline(False)
    expect(banner(person)).to_have_count(0, timeout=PATIENCE)
    expect(person.page.get_by_text("The table has moved on").first).to_be_visible()
    person.shot("trouble-stale")
    assert moves.refused == ["stale"]
    play_all([person], THROW)
    assert "Round 2" in " ".join(log_of(person))


# Once, a choice is sent that nobody can choose, as a page that is too old or too clever might do it.
WRONG = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.act?.do === "move") {
      message.act.move = "throw the spoon";
      WebSocket.prototype.send = send;
    }
    send.call(this, JSON.stringify(message));
  };
}"""


def test_a_refused_choice_tells_why(house: House) -> None:
    person = house.person("Ann", prefs=QUIET)
    moves = Moves(person.page)
    at_cauldron(person)
    person.page.evaluate(WRONG)
    throw(person)
    expect(person.page.get_by_text(re.compile("spoon")).first).to_be_visible()
    person.shot("trouble-refused")
    assert len(moves.refused) == 1
    assert read(person) is not None, "it is asked still"
    play_all([person], THROW)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """A server that a test may stop and start again, always at the same address."""
    made = Running(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, teaching=True)
    made.start()
    made.config = msgspec.structs.replace(made.config, port=int(made.address.rsplit(":", 1)[1]))
    yield made
    if made.process is not None:
        made.stop()


def test_a_server_that_restarts_goes_on_by_itself(browser: Browser, own_server: Running) -> None:
    house = House(browser, own_server.address, ARTIFACTS)
    person = house.person("Ann", prefs=QUIET)
    table = at_cauldron(person)
    entries = person.get(f"/api/tables/{table}")["n"]
    throw(person)
    until_entered(person, table, entries + 1)
    person.opens("Log")
    expect(person.page.locator(".log .said").first).to_be_visible()
    told = log_of(person)
    assert told
    own_server.stop()
    expect(banner(person)).to_be_visible()
    expect(person.page.locator("[data-piece]").first).to_be_visible()
    person.shot("trouble-restart")
    own_server.start()
    expect(banner(person)).to_have_count(0, timeout=PATIENCE)
    assert log_of(person)[: len(told)] == told
    [end] = play_all([person], THROW)
    assert end in ("You won!", "A draw")
    house.close()


# Whatever the page says of its line, however shortly, is kept; and whether the board was away.
HEARD = """() => {
  window.heard = [];
  const look = () => {
    const said = document.querySelector(".connection")?.textContent.trim();
    if (said) window.heard.push(said);
    if (!document.querySelector(".board-area")) window.heard.push("no board");
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_another_build_takes_over_without_a_word(browser: Browser, own_server: Running) -> None:
    """A choice before, one while the line changes, and the rest of the game after."""
    house = House(browser, own_server.address, ARTIFACTS)
    person = house.person("Ann", prefs=QUIET)
    moves = Moves(person.page)
    sockets: list[WebSocket] = []
    person.page.on("websocket", lambda socket: sockets.append(socket))
    table = at_cauldron(person)
    entries = person.get(f"/api/tables/{table}")["n"]
    person.page.evaluate(HEARD)
    assert len(sockets) == 1
    throw(person)
    until_entered(person, table, entries + 1)
    for builds in (1, 2):
        line = sockets[-1]
        own_server.call()
        until(person, line.is_closed, "the line closes")
        if builds == 1:
            throw(person)
        until(person, lambda: not sockets[-1].is_closed(), "there is another line")
        until_entered(person, table, entries + 2)
        own_server.has_said("heir serves", builds)
    assert person.page.evaluate("window.heard") == []
    assert len({move["key"] for move in moves.sent}) == 2
    assert moves.refused == []
    [end] = play_all([person], THROW)
    assert end in ("You won!", "A draw")
    house.close()


NOWHERE = {
    "/t/nosuchtable0000": "This table can’t be shown",
    "/join/nosuchinvite00": "This invitation leads nowhere",
    "/nowhere/at/all": "Nothing here",
    "/replay/nosuchtable0000": "",
    "/shared/nosuchcode0000": "",
    "/verify/nosuchtable0000": "",
    "/rules/nosuchgame": "",
    "/new/nosuchgame": "",
    "/learn/nosuchgame/first": "",
    "/decks/nosuchdeck000": "",
}


@pytest.mark.parametrize("known", [True, False], ids=["known", "new"])
def test_an_address_that_leads_nowhere_helps(house: House, known: bool) -> None:
    person = house.person("Ann", prefs=QUIET)
    if known:
        person.is_known()
    page = person.page
    for address, title in NOWHERE.items():
        person.open(address)
        come_in(person, known)
        expect(page.locator("main h1, main h2, main [role=alert]").first).to_be_visible()
        if title:
            expect(page.get_by_role("heading", name=title)).to_be_visible()
            page.get_by_role("main").get_by_role("link", name="Back to the front page").click()
        else:
            page.get_by_role("link", name="Grimalkin, front page").click()
        expect(page.get_by_role("article", name="Mythic Arena")).to_be_visible()


def come_in(person: Person, known: bool) -> None:
    """Whoever is new may be asked for a name first."""
    if not known:
        asked = person.page.get_by_role("dialog").get_by_role("button", name="Come in")
        expect(asked.or_(person.page.locator("main h1, main [role=alert]")).first).to_be_visible()
        if asked.is_visible():
            asked.click()


def test_a_part_of_the_page_that_does_not_come_can_be_had_later(house: House) -> None:
    person = house.person("Ann", prefs=QUIET)
    page = person.page
    person.open("/")
    expect(page.get_by_role("article", name="Mythic Arena")).to_be_visible()
    page.route(re.compile(r"/static/a/Rules-"), lambda route: route.abort())
    page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    trouble = page.get_by_role("alert")
    expect(trouble).to_be_visible()
    person.shot("trouble-part")
    page.unroute_all()
    trouble.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
