"""The director in a browser: no number is on the screen before what led to it was told, and no hurry is in vain."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.arenas import CROWDED, opened
from tests.browser.choices import choose
from tests.browser.geometry import LAPTOP
from tests.browser.people import PATIENCE, House, Person

ANY = [re.compile("")]
LIVELY = {"motion": "normal", "autoPass": False}

# Keeps every line that has come, by its entry, and looks at every change of the page. What is shown must be what has
# been told: of the entries that the table has, and of the next ones as many lines as the prompt says. The points of
# each seat are those of the last line that tells them, no die has a face that was not told, and nothing is asked
# meanwhile. What is seen is counted: nothing seen would prove nothing.
WATCH = """(notes) => {
  const found = (window.director = { sequences: 0, looks: 0, rolling: 0, changes: 0, wrong: [] });
  const entries = new Map();
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        for (const one of (message.is === "update" && message.happened) || []) entries.set(one.n, one.lines);
      });
    }
  };
  const toldAt = (entry, count) => {
    const known = [...entries].sort(([a], [b]) => a - b);
    const lines = (some) => some.flatMap(([, lines]) => lines);
    return [...lines(known.filter(([n]) => n <= entry)), ...lines(known.filter(([n]) => n > entry)).slice(0, count)];
  };
  let last = "";
  const look = () => {
    const bar = document.querySelector("section.bar[data-entry]");
    if (!bar || !document.querySelector(".seat.mine")) return;
    const count = Number(bar.dataset.told ?? 0);
    const where = `${count} lines after entry ${bar.dataset.entry}`;
    const points = { A: 0, B: 0 };
    const faces = new Set();
    for (const line of toldAt(Number(bar.dataset.entry), count)) {
      const roles = notes[line.what]?.roles ?? [];
      const role = (name) => line.args[roles.indexOf(name)]?.[1];
      const who = role("target") ?? role("who");
      if (role("die") !== undefined) faces.add(String(role("die")));
      if (role("side_points") !== undefined && who in points) points[who] = role("side_points");
    }
    for (const seat of document.querySelectorAll(".seat")) {
      const fact = [...seat.querySelectorAll("header .fact")].find((one) => /^points/.test(one.textContent.trim()));
      const shown = Number(fact?.querySelector(".number")?.textContent);
      const should = points[seat.matches(".mine") ? "A" : "B"];
      if (shown !== should) found.wrong.push(`${shown} points, ${should} were told: ${where}`);
    }
    if (JSON.stringify(points) !== last) found.changes += 1;
    last = JSON.stringify(points);
    if (bar.dataset.told === undefined) return;
    found.looks += 1;
    if (bar.dataset.entry !== found.entry) found.sequences += 1;
    found.entry = bar.dataset.entry;
    if (bar.matches(".asked")) found.wrong.push(`something is asked: ${where}`);
    const die = document.querySelector(".stage .strip svg");
    const face = die?.querySelector("text")?.textContent ?? String(die?.querySelectorAll("circle").length ?? "?");
    if (die && face === "?") found.rolling += 1;
    else if (die && !faces.has(face)) found.wrong.push(`a die shows ${face}: ${where}`);
  };
  document.addEventListener("DOMContentLoaded", () =>
    new MutationObserver(look).observe(document, {
      subtree: true, childList: true, characterData: true, attributes: true,
    }),
  );
}"""


# What the watchers of boards share: every line and view that has come, and a look at every change of the page.
HEAR = """  const [entries, views] = [new Map(), new Map()];
  const Native = WebSocket;
  window.WebSocket = class extends Native {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.is !== "update") return;
        for (const one of message.happened) entries.set(one.n, one.lines);
        for (const view of message.views) views.set(view.n, view);
      });
    }
  };
"""
SEE = """  document.addEventListener("DOMContentLoaded", () =>
    new MutationObserver(look).observe(document, {
      subtree: true, childList: true, characterData: true, attributes: true,
    }),
  );
"""

# The same for pets: HP and statuses of each are those of the table as it was, and what has been told since.
WATCH_PETS = (
    """({ notes, names, words }) => {
  const found = (window.director = { sequences: 0, looks: 0, hurt: 0, marked: 0, rolling: 0, wrong: [] });
"""
    + HEAR
    + """  const petsAt = (view, told) => {
    const pieces = view.zones.filter((zone) => /^(front|guard|rear)/.test(zone.id)).flatMap((zone) => zone.pieces);
    const hpOf = (piece) => piece.facts.find((fact) => fact.name === "hp")?.value;
    const pets = new Map(pieces.map((piece) => [piece.id, { hp: hpOf(piece), marks: { ...piece.tokens } }]));
    for (const line of told) {
      const roles = notes[line.what]?.roles ?? [];
      const role = (name) => line.args[roles.indexOf(name)]?.[1];
      const pet = pets.get(role("target"));
      if (!pet) continue;
      if (role("left_hp") !== undefined) pet.hp = role("left_hp");
      const status = names.status[role("status")];
      if (status === undefined || role("left") === undefined) continue;
      delete pet.marks[status];
      if (role("left") > 0) pet.marks[status] = role("left");
    }
    return pets;
  };
  let last = { entry: "", hp: "", marks: "" };
  const look = () => {
    const bar = document.querySelector("section.bar[data-entry]");
    const view = views.get(Number(bar?.dataset.entry));
    if (!view) return;
    const since = [...entries].sort(([a], [b]) => a - b).filter(([n]) => n > view.n).flatMap(([, lines]) => lines);
    const pets = petsAt(view, since.slice(0, Number(bar.dataset.told ?? 0)));
    const where = `${bar.dataset.told ?? 0} lines after entry ${view.n}`;
    const seen = { entry: bar.dataset.entry, hp: "", marks: "" };
    for (const one of document.querySelectorAll(".lane .pet [data-piece]")) {
      if (one.closest("[inert]")) continue; // drawn where nobody sees it, so that it is quick when it is needed
      const id = one.dataset.piece;
      const pet = pets.get(id);
      const number = one.querySelector(".meter .text");
      const hp = parseInt((number?.querySelector("[aria-hidden]") ?? number)?.textContent ?? "");
      if (hp !== pet?.hp) found.wrong.push(`${id} has ${hp} HP, ${pet?.hp} were told: ${where}`);
      seen.hp += ` ${id} ${hp}`;
      const chips = one.querySelector(".chips");
      if (!chips || !pet) continue;
      const shown = [...chips.querySelectorAll(".chip")].flatMap((chip) => {
        const status = Object.keys(words).find((key) => words[key] === chip.querySelector("span").textContent);
        return status ? [[status, Number(chip.querySelector(".number")?.textContent ?? pet.marks[status])]] : [];
      });
      const said = (marks) => marks.map(([status, count]) => `${status} ${count}`).sort().join(", ");
      const [is, should] = [said(shown), said(Object.entries(pet.marks))];
      if (is !== should) found.wrong.push(`${id} has [${is}], [${should}] was told: ${where}`);
      seen.marks += ` ${id} ${is}`;
    }
    if (bar.dataset.told !== undefined) {
      found.looks += 1;
      if (bar.matches(".asked")) found.wrong.push(`something is asked: ${where}`);
      if (seen.entry !== last.entry || !last.played) found.sequences += 1;
      else {
        found.hurt += Number(seen.hp !== last.hp);
        found.marked += Number(seen.marks !== last.marks);
      }
      found.rolling += Number(document.querySelector(".duel .die svg text")?.textContent === "?");
    }
    last = { ...seen, played: bar.dataset.told !== undefined };
  };
"""
    + SEE
    + "}"
)

# The same for Money: every coin of a seat, on plates and strips, has what that seat had and what was told since.
WATCH_MONEY = (
    """(notes) => {
  const found = (window.director = { sequences: 0, looks: 0, coins: 0, moved: 0, wrong: [] });
"""
    + HEAR
    + """  const moneyAt = (view, told) => {
    const of = (seat) => seat.facts.find((fact) => fact.name === "money")?.value;
    const money = new Map(view.seats.map((seat) => [String.fromCharCode(65 + seat.seat), of(seat)]));
    for (const line of told) {
      const roles = notes[line.what]?.roles ?? [];
      const role = (name) => line.args[roles.indexOf(name)]?.[1];
      if (role("left_money") !== undefined) money.set(role("target") ?? role("who"), role("left_money"));
    }
    return money;
  };
  let last = { entry: "", money: "" };
  const look = () => {
    const bar = document.querySelector("section.bar[data-entry]");
    const view = views.get(Number(bar?.dataset.entry));
    if (!view) return;
    const since = [...entries].sort(([a], [b]) => a - b).filter(([n]) => n > view.n).flatMap(([, lines]) => lines);
    const money = moneyAt(view, since.slice(0, Number(bar.dataset.told ?? 0)));
    const where = `${bar.dataset.told ?? 0} lines after entry ${view.n}`;
    const seen = { entry: bar.dataset.entry, money: "" };
    for (const coin of document.querySelectorAll(".coin[data-whose]")) {
      if (coin.closest("[inert]")) continue; // drawn where nobody sees it, so that it is quick when it is needed
      const whose = coin.dataset.whose;
      const shown = Number(coin.querySelector("b.number").textContent.replace("−", "-"));
      found.coins += 1;
      if (shown !== money.get(whose)) found.wrong.push(`${whose} has ${shown}, ${money.get(whose)} was told: ${where}`);
      seen.money += ` ${whose} ${shown}`;
    }
    if (bar.dataset.told !== undefined) {
      found.looks += 1;
      if (bar.matches(".asked")) found.wrong.push(`something is asked: ${where}`);
      if (seen.entry !== last.entry || !last.played) found.sequences += 1;
      else found.moved += Number(seen.money !== last.money);
    }
    last = { ...seen, played: bar.dataset.told !== undefined };
  };
"""
    + SEE
    + "}"
)

# Touch a piece that cannot be chosen while something plays, at the same moment: it may be over at the next. The answer
# is whether that ended it; nothing: it was over before, or everything there could be chosen.
TOUCH = """async (selector) => {
  const bar = document.querySelector("section.bar.playing");
  if (!bar) return null;
  const { entry } = bar.dataset;
  const piece = [...document.querySelectorAll(selector)].find((one) => !one.matches(".legal, [inert] *"));
  if (!piece) return null;
  piece.click();
  await new Promise(requestAnimationFrame);
  return bar.dataset.entry !== entry || !bar.matches(".playing");
}"""

# Questions whose answers are gathered on the table before they are sent.
GATHERED = ("name_attackers", "name_more", "name_blockers", "block_more")
# Nobody wins soon, and statuses act at the end of every turn.
LONG = {**CROWDED, "vp": [0, 0], "turn": 3}


class Sent:
    """The moves that a page has sent, and what was asked of it last."""

    def __init__(self, page: Page) -> None:
        self.moves: list[dict[str, Any]] = []
        self.ask = ""
        page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framesent", self.said)
        socket.on("framereceived", self.heard)

    def heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["is"] == "update":
            asked = [view for view in message["views"] if any(not one["standing"] for one in view["options"])]
            self.ask = asked[0]["prompt"]["ask"] if asked else ""

    @property
    def answers(self) -> bool:
        """One choice will be an answer that is sent at once."""
        return bool(self.ask) and self.ask not in GATHERED

    def said(self, frame: str | bytes) -> None:
        act = json.loads(frame).get("act") or {}
        if act.get("do") == "move":
            self.moves.append(act)


def sits_down(house: House) -> Person:
    """Somebody who wants to see everything, at a table whose every change is watched."""
    person = house.person("Ann", LAPTOP, LIVELY)
    person.is_known()
    notes = person.get("/api/games/cauldron/words/en")["notes"]
    assert {note["beat"] for note in notes.values()} >= {"roll", "announce", "gain"}
    person.page.add_init_script(f"({WATCH})({json.dumps(notes)})")
    return person


def to_the_end(person: Person) -> None:
    for _ in range(120):
        if person.look().over:
            return
        choose(person, ANY)
    raise AssertionError("no end")


def until_something_is_shown(person: Person, sent: Sent | None = None) -> None:
    """Play until a sequence plays; if it is said what was `sent`, one after which there is something to answer."""
    page = person.page
    for _ in range(200):
        assert not person.look().over
        choose(person, ANY)
        page.wait_for_function(
            """() => document.querySelector(
              "section.bar.playing, #result-title, section.bar.asked:not([aria-busy=true])")""",
            timeout=PATIENCE,
        )
        if page.locator("section.bar.playing").count():
            if sent is None or sent.answers:
                return
            page.keyboard.press("s")
    raise AssertionError("nothing is ever shown")


def at_cauldron(person: Person) -> None:
    person.plays("cauldron", settings={"rounds": "9"})


def in_the_arena(person: Person) -> None:
    person.open(f"/t/{opened(person, LONG, second={'kind': 'bot', 'bot': 'bot:random'})}")


def test_nothing_is_on_the_screen_before_it_was_told(house: House) -> None:
    person = sits_down(house)
    person.plays("cauldron", settings={"rounds": "2"})
    to_the_end(person)
    found = person.page.evaluate("director")
    assert found["wrong"] == []
    assert found["sequences"] >= 2, found
    assert found["looks"] > 3 * found["sequences"], found
    assert found["changes"] > 1, "points were made"
    assert found["rolling"], "a die was seen in the air"
    person.shot("director-end")


def test_no_pet_is_hurt_or_marked_before_it_was_told(house: House) -> None:
    """HP and statuses of all pets, in battle and at the end of turns."""
    person = house.person("Ann", LAPTOP, LIVELY)
    person.is_known()
    words = person.get("/api/games/mythic-arena/words/en")
    cards = {card["id"]: card["name"] for card in person.get("/api/games/mythic-arena/cards")["cards"]}
    called = {status: cards.get(status, status.capitalize()) for status in words["names"]["status"]}
    given = {"notes": words["notes"], "names": words["names"], "words": called}
    person.page.add_init_script(f"({WATCH_PETS})({json.dumps(given)})")
    in_the_arena(person)
    found: dict[str, Any] = {}
    for _ in range(120):
        if person.look().over:
            break
        found = person.page.evaluate("director")
        if found["sequences"] >= 4 and all(found[seen] for seen in ("hurt", "marked", "rolling")):
            break
        choose(person, ANY)
    assert found["wrong"] == []
    assert found["sequences"] >= 4, found
    assert found["looks"] > 3 * found["sequences"], found
    assert found["hurt"], "somebody lost HP"
    assert found["marked"], "a status came or went"
    assert found["rolling"], "a die was seen in the air"


def test_no_money_moves_before_it_was_told(house: House) -> None:
    """Everybody's Money, in attacks, at perched Foes and in the draw, at a table of three."""
    person = house.person("Ann", LAPTOP, LIVELY)
    person.is_known()
    notes = person.get("/api/games/friendomancy/words/en")["notes"]
    assert "left_money" in notes["lost"]["roles"]
    person.page.add_init_script(f"({WATCH_MONEY})({json.dumps(notes)})")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "bot:random"}, {"kind": "bot", "bot": "bot:random"}]
    table = person.post("/api/tables", game="friendomancy", settings={"foes": "random 12"}, seats=seats)["id"]
    person.post(f"/api/tables/{table}/start")
    person.open(f"/t/{table}")
    found: dict[str, Any] = {}
    for _ in range(120):
        if person.look().over:
            break
        found = person.page.evaluate("director")
        if found["sequences"] >= 4 and found["moved"] >= 3:
            break
        choose(person, ANY)
    assert found["wrong"] == []
    assert found["sequences"] >= 4, found
    assert found["looks"] > 3 * found["sequences"], found
    assert found["coins"] >= 3 * found["looks"], "everybody's Money is seen at every moment"
    assert found["moved"] >= 3, "somebody gained or lost Money while it was shown"


def in_the_parlor(person: Person) -> None:
    person.plays("friendomancy")


@pytest.mark.parametrize(
    "sit", [at_cauldron, in_the_arena, in_the_parlor], ids=["cauldron", "mythic-arena", "friendomancy"]
)
def test_who_is_in_a_hurry_loses_no_time(house: House, sit: Callable[[Person], None]) -> None:
    """A key answers at once what will be asked; a tap goes on, a tap on a piece to the next decision."""
    person = house.person("Ann", LAPTOP, LIVELY)
    person.is_known()
    page = person.page
    sent = Sent(page)
    sit(person)
    until_something_is_shown(person, sent)
    person.shot("director-plays")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    made = len(sent.moves)
    page.keyboard.press("1")
    for _ in range(PATIENCE // 20):
        if len(sent.moves) > made:
            break
        page.wait_for_timeout(20)
    assert len(sent.moves) == made + 1, "the key was an answer"

    until_something_is_shown(person)
    told = page.locator("section.bar").get_attribute("data-told")
    page.locator(".stage .strip").click()
    page.wait_for_function(
        "(told) => document.querySelector('section.bar').dataset.told !== told", arg=told, timeout=PATIENCE
    )

    for _ in range(9):
        until_something_is_shown(person)
        made = len(sent.moves)
        ended = page.evaluate(TOUCH, ".stage [data-piece]")
        if ended is not None:
            break
    assert ended, "a touch ends the sequence"
    assert len(sent.moves) == made, "a touch that ends the sequence chooses nothing"


@pytest.mark.parametrize("how", ["setting", "motion", "system"])
def test_nothing_is_played_for_who_does_not_want_it(house: House, how: str) -> None:
    prefs: dict[str, dict[str, object]] = {
        "setting": {**LIVELY, "sequence": False},
        "motion": {**LIVELY, "motion": "none"},
        "system": {"autoPass": False},
    }
    options = {"reduced_motion": "reduce"} if how == "system" else {}
    person = house.person("Ann", LAPTOP, prefs[how], **options)
    person.page.add_init_script(
        """window.played = 0;
        const look = () => (window.played += document.querySelectorAll("section.bar.playing").length);
        document.addEventListener("DOMContentLoaded", () =>
          new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true }));"""
    )
    person.plays("cauldron", settings={"rounds": "2"})
    to_the_end(person)
    assert person.page.evaluate("played") == 0
