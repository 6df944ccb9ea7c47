"""Familiars and Foes: five people at five browsers, live, with claims; and one person on two mats.

The five begin in the last Wave, from a position that stands below: two are nearly felled, the Foes are about to roll.
Luck is the server's secret, so a game may end without all that it must show; then they play it once more. That is rare.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import WebSocket, expect

from grimalkin.core import saved
from grimalkin.core.luck import Seeded
from grimalkin.core.table import Seat, Table
from grimalkin.games import GAMES
from tests.browser.choices import QUIET, choose, log_of, play_all, read
from tests.browser.people import DESKTOP, PHONE, House, Person

GAME = "familiars-and-foes"
NAMES = ["Ann", "Bo", "Cat", "Dan", "Eve"]
SIZES = [DESKTOP, PHONE, DESKTOP, DESKTOP, DESKTOP]
MOST_GAMES = 5
ROUNDS = "5"  # a game alone
FAMILIARS = ["piddy_paw", "jinxie", "mimsy", "figgitch", "nutterson_iii"]
SETTINGS = {
    "interrupt_mode": "claim",
    "ballyhoo_mode": "claim",
    "window_seconds": "60",
    "hold_seconds": "60",
    "claim_seconds": "60",
}
POSITION = {
    "at": "foes",
    "wave": 4,
    "round": 9,
    "first": "A",
    "foes": [{"card": "kettle_bay_kraken", "hp": 14}, {"card": "frost_hag", "hp": 8}],
    "A": {"hp": 9, "gems": 1, "unlocked": True},
    "B": {"gems": 0, "unlocked": True},
    "C": {"hp": 1, "gems": 0, "unlocked": True},
    "D": {"hp": 1, "gems": 0, "unlocked": True},
    "E": {"hp": 3, "gems": 0, "unlocked": True},
}

BALLYHOO, REROLL = re.compile("^Ballyhoo!"), re.compile("Winds of Change")
REVIVE, ATTACK, PASS = re.compile("Revive|Agree"), re.compile("^Attack"), re.compile("^Pass")
FELL, REVIVED = re.compile(r"falls and is a ghost"), re.compile(r"is back with \d+ HP")
FASTER = re.compile("was faster")

# The button for a Ballyhoo, if it is offered.
OFFERED = """() => [...document.querySelectorAll("main button")].find(
  (one) => one.textContent.includes("Ballyhoo!") && one.checkVisibility({ visibilityProperty: true }),
)"""
# Click it at this moment of the clock, which all browsers of one machine share.
AT_ONCE = f"(at) => {{ const found = ({OFFERED})(); setTimeout(() => found?.click(), at - Date.now()); }}"


class Player:
    """Somebody at a browser, and what went over the wire there."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.claims: dict[int, int] = {}  # numbers of messages that claimed a Ballyhoo, and the versions they answered
        self.won: list[int] = []  # versions
        self.lost: list[int] = []
        person.page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self.sent(json.loads(data)))
        socket.on("framereceived", lambda data: self.got(json.loads(data)))

    def sent(self, message: Any) -> None:
        act = message.get("act", {})
        if act.get("move") == "ballyhoo":
            self.claims[message["id"]] = act["version"]

    def got(self, message: Any) -> None:
        if message.get("id") not in self.claims:
            return
        version = self.claims[message["id"]]
        if message["is"] == "done":
            self.won.append(version)
        elif message["is"] == "refused":
            # another was faster, and may even have ended the game by it
            assert message["code"] in ("stale", "not_playing"), message
            self.lost.append(version)


class Party:
    """Five people in five browsers, who look for all that a live game can bring."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.people = [player.person for player in players]
        self.raced = False
        self.rerolled = 0
        self.log: list[str] = []  # of the last game, whole

    def seen(self, pattern: re.Pattern[str]) -> bool:
        """Does the log of the last game tell it?"""
        return any(pattern.search(line) for line in self.log)

    def complete(self) -> bool:
        return self.raced and self.rerolled > 0 and self.seen(FELL) and self.seen(REVIVED)

    def play(self) -> list[str]:
        """To the end; how each saw it."""
        for _ in range(900):
            readings = [read(person) for person in self.people]
            if all(reading is not None and reading.over for reading in readings):
                return [reading.over for reading in readings if reading is not None]
            if (
                not self.raced
                and sum("Ballyhoo" in reading.question for reading in readings if reading is not None) > 1
            ):
                offered = [player for player in self.players if player.person.page.evaluate(f"Boolean(({OFFERED})())")]
                if len(offered) > 1:
                    self.race(offered[0], offered[1])
                    continue
            asked = [person for person, reading in zip(self.people, readings, strict=True) if reading is not None]
            for person in asked:
                self.choose(person)
            if not asked:
                self.people[0].page.wait_for_timeout(15)
        raise AssertionError("no end")

    def choose(self, person: Person) -> None:
        wishes = [BALLYHOO, REVIVE, ATTACK, PASS]
        if not self.rerolled:
            wishes.insert(0, REROLL)
        chosen = choose(person, wishes)
        if REROLL.search(chosen):
            self.rerolled += 1
            person.shot(f"quest-reroll-{person.name}")

    def race(self, *racers: Player) -> None:
        """Two claim in the same moment. Exactly one gets it; the other hears of it, and the page goes on."""
        for player in racers:
            player.claims.clear()
        racers[0].person.shot("quest-offer")
        at = time.time() * 1000 + 150
        for player in racers:
            player.person.page.evaluate(AT_ONCE, at)
        racers[0].person.page.wait_for_timeout(150)
        for player in racers:
            expect(player.person.page.get_by_text("Sending", exact=False)).to_have_count(0)
        if not all(player.claims for player in racers):
            return  # one was so quick that the other had nothing to click any more: they race again
        version = next(iter(racers[0].claims.values()))
        assert [next(iter(player.claims.values())) for player in racers] == [version] * 2
        for _ in range(200):
            if all(version in player.won + player.lost for player in racers):
                break
            racers[0].person.page.wait_for_timeout(15)
        assert sorted([version in player.won for player in racers]) == [False, True], "exactly one has claimed it"
        loser = next(player for player in racers if version in player.lost)
        expect(loser.person.page.get_by_text(FASTER).first).to_be_visible()
        loser.person.shot("quest-slower")
        self.raced = True


def moment() -> str:
    """The saved game that they go on with: a position, and nothing has happened yet."""
    seats = [Seat(name, "human", familiar, name) for name, familiar in zip(NAMES, FAMILIARS, strict=True)]
    return saved.to_text(Table(GAMES[GAME], SETTINGS, seats, Seeded(1), POSITION))


def sit_down(people: Sequence[Person]) -> str:
    """A table that goes on from the prepared moment, with everybody at it; its id."""
    host = people[0]
    headers = {"Content-Type": "application/x-ndjson"}
    answer = host.context.request.post("/api/replays/import", data=moment(), headers=headers)
    assert answer.ok, answer.text()
    seats = [{"kind": "me"}, *[{"kind": "invited"}] * (len(people) - 1)]
    table = host.post(f"/api/tables/{answer.json()['table']}/branch", entry=0, seats=seats)
    for person, seat in zip(people[1:], table["seats"][1:], strict=True):
        person.post(f"/api/tables/{table['id']}/join", invite=seat["invite"])
    return str(table["id"])


def test_five_browsers_end_a_live_game_with_claims(house: House) -> None:
    people = [house.person(name, size, QUIET) for name, size in zip(NAMES, SIZES, strict=True)]
    for person in people:
        person.is_known()
    party = Party([Player(person) for person in people])
    for _ in range(MOST_GAMES):
        table = sit_down(people)
        for person in people:
            person.open(f"/t/{table}")
        people[0].page.get_by_role("button", name="Begin the game").click()
        people[0].opens("Log")
        ends = party.play()
        assert len(set(ends)) == 1, ends
        party.log = check_agreement(people, table)
        if party.complete():
            break
    else:
        raise AssertionError(f"in {MOST_GAMES} games: {party.raced=} {party.rerolled=}\n" + "\n".join(party.log))
    people[0].shot("quest-end-desktop")
    people[1].shot("quest-end-phone")


def check_agreement(people: Sequence[Person], table: str) -> list[str]:
    """The log, of which all five tell the same; a re-roll is told with its die and the one that came of it."""
    logs = [log_of(person) for person in people]
    assert all(log == logs[0] for log in logs[1:])
    lines = logs[0]
    assert lines
    for i, line in enumerate(lines):
        if REROLL.search(line):
            assert any("rolls" in before for before in lines[:i])
            assert "rolls" in lines[i + 1], lines[i : i + 3]
    results = {json.dumps(person.get(f"/api/tables/{table}")["result"]) for person in people}
    assert len(results) == 1
    return lines


def test_one_person_ends_a_game_on_two_mats(house: House) -> None:
    person = house.person("Ann", DESKTOP, QUIET)
    person.is_known()
    page = person.page
    person.open(f"/new/{GAME}")
    for letter in "AB":
        page.get_by_role("combobox", name=f"Seat {letter}").select_option("I sit here")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("combobox", name="Most rounds").select_option("#")
    page.get_by_role("spinbutton", name="Most rounds").fill(ROUNDS)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    eyes = page.get_by_role("group", name="View as")
    expect(eyes.get_by_role("button")).to_have_count(2)
    person.shot("solitaire-begin")
    [end] = play_all([person], [re.compile("Revive"), ATTACK, PASS])
    person.shot("solitaire-end")
    assert end in ("You won!", "You lost", "A draw")
    told = "\n".join(log_of(person))
    assert told.count("The Foes' turn") > 1
