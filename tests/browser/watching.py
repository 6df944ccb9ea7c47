"""Looks through everything that a browser holds of a table, for what its person may not know.

Three places are looked through: the document, after every message of the server; all objects of the page's memory, a
few times a game; and every message and answer that came over the network. Wherever the id or the name of a card stands,
it is written down with the number of the last entry that the browser had heard of then.

What the person could know by then is worked out after the game from its record: the game is played again, and after
every entry it is read from the mask of these eyes what they have been able to see. A card, a piece or the seed that
stood anywhere before that is a leak. So nobody needs to know beforehand what will be hidden, and the page has nothing
that was made for this.

Ids of cards also stand in the rulebook, which everybody may read: lists of printed cards, decks that come with the
game, examples of what a setting takes, Fluent messages. In memory these are known by their shape and left out; answers
of the catalogue are not read. Of tables that are over everything may be known: a list of one's games may tell it before
the table itself does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from typing import Any

from playwright.sync_api import CDPSession, Page, Response, WebSocket

from grimalkin.core import saved
from grimalkin.core.game import Game
from grimalkin.core.masks import mask
from grimalkin.core.piles import kind_of
from grimalkin.core.table import Table

WORD = re.compile(r"[\w-]+")
PIECE = re.compile(r"\b(?:hand|pile|looking|lead|deck|passing|quests|quest_looking|event_looking|memories)\.[A-G]\.\w+")
LONG = re.compile(r"\b[0-9a-f]{64}\b")
CATALOGUE = re.compile(r"/api/games|/cards|/art/|/rules|/words")

# Comes before the page: hears which entry was told last, and reads the document whenever something was told.
LISTEN = """(given) => {
  const found = { n: 0, over: false, words: {}, pieces: {}, long: {}, scans: 0 };
  const cards = new Set(given.cards);
  window.watching = { given, found, cards };
  const note = (kind, word) => (found[kind][word] ??= found.n);
  window.watching.read = () => {
    if (found.over) return;
    const text = document.documentElement.outerHTML;
    for (const [word] of text.matchAll(/[\\w-]+/g)) if (cards.has(word)) note("words", word);
    for (const [word] of text.matchAll(new RegExp(given.piece, "g"))) note("pieces", word);
    for (const [word] of text.matchAll(new RegExp(given.long, "g"))) note("long", word);
    for (const [name, card] of Object.entries(given.names)) if (text.includes(name)) note("words", card);
    found.scans += 1;
  };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.is === "table") found.over ||= message.table.status === "over";
        if (message.is !== "update") return;
        found.over ||= message.views.some((view) => view.result);
        found.n = message.n;
        requestAnimationFrame(() => window.watching.read());
      });
    }
  };
}"""

# Called on all objects of the page.
WALK = """function (given) {
  const mine = new Set([window.watching, ...Object.values(window.watching), ...Object.values(window.watching.given)]);
  for (const one of Object.values(window.watching.found)) mine.add(one);
  const own = (one, name) => Object.prototype.hasOwnProperty.call(one, name);
  const isPrinted = (one) => one && typeof one === "object" && own(one, "fields") && own(one, "text");
  const books = new Set();
  for (const one of this) {
    if (isPrinted(one))
      for (const part of [one, one.fields, one.parts, one.rules, ...Object.values(one.fields ?? {})]) books.add(part);
    else if (own(one, "plan") && own(one, "cards")) books.add(one).add(one.cards);
    else if (own(one, "counted") && own(one, "values")) books.add(one.values);
    else if (own(one, "seed_hash") && one.status === "over") for (const part of [one, ...one.seats]) books.add(part);
  }
  const cards = new Set(given.cards);
  const found = {};
  const n = window.watching.found.n;
  const say = (text, where) => {
    for (const [word] of text.matchAll(/[\\w-]+/g)) if (cards.has(word)) found[word] ??= where;
    for (const [word] of text.matchAll(new RegExp(given.piece, "g"))) found[word] ??= where;
    for (const [word] of text.matchAll(new RegExp(given.long, "g"))) found[word] ??= where;
  };
  const entries = (one) => {
    const kind = one instanceof Map ? Map : one instanceof Set ? Set : null;
    try {
      return kind ? [...kind.prototype.entries.call(one)] : [];
    } catch {
      return []; // not one of them, only made like one
    }
  };
  let objects = 0;
  for (const one of this) {
    if (mine.has(one) || books.has(one) || one instanceof Node || one instanceof Window) continue;
    objects += 1;
    const name = one.constructor?.name ?? "?";
    const held = entries(one);
    if (held.length && held.every(([, value]) => isPrinted(value))) continue;
    for (const [key, value] of held) {
      if (typeof key === "string") say(key, `${name} key`);
      if (typeof value === "string") say(value, `${name} of ${String(key)}`);
    }
    if (ArrayBuffer.isView(one)) continue;
    for (const [key, part] of Object.entries(Object.getOwnPropertyDescriptors(one))) {
      say(key, `${name} key`);
      if (typeof part.value === "string") say(part.value, `${name}.${key}`);
    }
  }
  return { n, over: window.watching.found.over, objects, found };
}"""


class Needles:
    """What is looked for: all cards of a game whose ids are no words of a language.

    Where only some kinds of cards are ever hidden, only these: what lies on the board is named in texts of others.
    """

    def __init__(self, game: Game, settings: dict[str, str], kinds: Collection[str] = ()) -> None:
        library = game.library(game.full_settings(settings))
        cards = [card for card in library.cards if "_" in card.key and (not kinds or card.kind in kinds)]
        texts = " ".join(json.dumps(card.text) for card in cards)
        self.cards = {card.key for card in cards}
        self.names = {card.name: card.key for card in cards if " " in card.name and card.name not in texts}

    def given(self) -> dict[str, Any]:
        return {"cards": sorted(self.cards), "names": self.names, "piece": PIECE.pattern, "long": LONG.pattern}

    def found(self, text: str) -> set[str]:
        words = {word for word in WORD.findall(text) if word in self.cards}
        return words | set(PIECE.findall(text)) | set(LONG.findall(text))


class Watcher:
    """One page at one table, and everything that it has held so far: what, where, and at which entry."""

    def __init__(self, page: Page, needles: Needles) -> None:
        self.page = page
        self.needles = needles
        self.found: dict[tuple[str, str], int] = {}  # what and where; the first entry at which it was there
        self.n = 0
        self.over = False
        self.frames = 0
        self.objects = 0
        self.answers: list[tuple[int, Response]] = []
        page.add_init_script(f"({LISTEN})({json.dumps(needles.given())})")
        page.on("websocket", self.opened)
        page.on("response", self.answered)
        self.session: CDPSession = page.context.new_cdp_session(page)

    def note(self, what: str, where: str, n: int) -> None:
        self.found.setdefault((what, where), n)

    # the network

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard(str(data)))
        socket.on("framesent", lambda data: self.message(str(data), "sent"))

    def heard(self, text: str) -> None:
        message = json.loads(text)
        if message["is"] == "update":
            self.n = message["n"]
            self.over |= any(view["result"] for view in message["views"])
        if message["is"] == "table":
            self.over |= message["table"]["status"] == "over"
        self.message(text, f"message {message['is']}")

    def message(self, text: str, where: str) -> None:
        if not self.over:
            self.frames += 1
            for what in self.needles.found(text):
                self.note(what, where, self.n)

    def answered(self, response: Response) -> None:
        if (
            "/api/" in response.url
            and response.request.method == "GET"
            and not CATALOGUE.search(response.url)
            and not self.over
        ):
            self.answers.append((self.n, response))

    # memory

    def walk(self) -> None:
        """Look at all objects of the page."""
        prototype = self.session.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
        objects = self.session.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
        call = {
            "objectId": objects,
            "functionDeclaration": WALK,
            "arguments": [{"value": self.needles.given()}],
            "returnByValue": True,
        }
        answer = self.session.send("Runtime.callFunctionOn", call)
        self.session.send("Runtime.releaseObject", {"objectId": objects})
        assert "exceptionDetails" not in answer, answer
        walked = answer["result"]["value"]
        self.objects = max(self.objects, walked["objects"])
        if not walked["over"]:
            for what, where in walked["found"].items():
                self.note(what, f"memory {where}", walked["n"])

    def read(self) -> int:
        """What the document has shown so far; how often it was looked at."""
        shown = self.page.evaluate("watching.found")
        for kind in ("words", "pieces", "long"):
            for what, n in shown[kind].items():
                self.note(what, "document", n)
        for n, response in self.answers:
            if response.ok:
                said = response.json()
                # an answer that says which version it is of may be ahead of what the browser was told
                version = said.get("version", 0) if isinstance(said, dict) else 0
                for what in self.needles.found(json.dumps(not_over(said))):
                    self.note(what, f"answer {response.url}", max(n, version))
        self.answers.clear()
        return int(shown["scans"])


def not_over(answer: Any) -> Any:
    """An answer without tables that are over: of these everything may be known."""
    if isinstance(answer, list):
        return [not_over(one) for one in answer]
    if isinstance(answer, dict):
        return {} if answer.get("status") == "over" else {name: not_over(one) for name, one in answer.items()}
    return answer


class Truth:
    """What certain eyes could have seen of a game that is over, and from which entry on."""

    def __init__(self, text: str, games: Mapping[str, Game], seat: int) -> None:
        whole = saved.from_text(text, games)
        table = Table(whole.game, whole.settings, whole.seats, None, whole.position)
        self.since: dict[str, int] = {}
        self.last = whole.record[-1].n
        self.look(table, seat, 0)
        for entry in whole.record:
            table.enact_entry(entry.seat, entry.kind, entry.text)
            self.look(table, seat, entry.n)

    def look(self, table: Table, seat: int, n: int) -> None:
        bit = 1 << seat
        words = {arg.word for told in table.positions[-1].told for arg in told.args if arg.seen & bit}
        masked = mask(table.state, seat)
        for zone in table.game.zones(masked, seat):
            for piece in zone.pieces:
                words |= {piece.id, piece.card or "", *WORD.findall(repr(piece))}
        names = table.state.card_names()
        words |= {names[kind_of(card)] for pile in masked.piles() for card in pile.all_cards() if card & bit}
        for word in words:
            self.since.setdefault(word, n)
            for part in WORD.findall(word):
                self.since.setdefault(part, n)

    def leaks(self, watcher: Watcher, allowed: set[str]) -> list[str]:
        """Everything that was anywhere in the browser before these eyes could have seen it."""
        return [
            f"{what} in {where} at entry {n}"
            for (what, where), n in sorted(watcher.found.items())
            if what not in allowed and self.since.get(what, n + 1) > n
        ]
