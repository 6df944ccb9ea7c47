"""Friendomancy at six browsers: five people play, one of them on a phone, one by keyboard alone; the sixth judges.

There is a dispute, a ruling that moves a card and Money, and an undo by the Judge; one player leaves, one is offline
for a while. Somebody looks on. In the end the replay shows every kind of seat what it saw.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.choices import LINES, QUIET, Reading, choose, log_of, read
from tests.browser.parlors import GAME
from tests.browser.people import DESKTOP, PATIENCE, PHONE, House, Person
from tests.browser.test_keyboard import Keyboard
from tests.browser.test_two_browsers import BOARD, LOST

SETTINGS = {"judges": "1", "end_bedtime": "5", "judge_timeout": "600"}
PLAYERS = ["Ann", "Bo", "Cat", "Dan", "Eve"]
PHONES, KEYBOARD, LEAVER, AWAY = "Bo", "Cat", "Dan", "Eve"
JUDGE, ONLOOKER = "Judy", "Zoe"
MAIN = re.compile("^Play cards, attack")
PLAY, DRAW, ONWARD = re.compile("^Play "), re.compile("^Draw from your Deck"), re.compile("^(End the Main Step|Pass)")
MOST = 3_000
CHOSEN = re.compile(", can be chosen$")
# the page shows what came after an entry
PAST = "(n) => Number(document.querySelector('section.bar')?.dataset.entry) > n"
NUMBERED = "section.bar:not([aria-busy=true]) .buttons .choice"


class Seat:
    """Somebody at a browser, and all that the server has told it of the table."""

    def __init__(self, person: Person, letter: str) -> None:
        self.person = person
        self.page = person.page
        self.name = person.name
        self.letter = letter  # of the seat; `spectator`
        self.saw: dict[int, Any] = {}  # the table after so many entries
        self.heard: dict[int, Any] = {}  # what each entry told
        self.keys: Keyboard | None = None
        self.tried = False  # to play a card
        self.end = ""
        person.page.on("websocket", self.opened)

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.got(json.loads(data)))

    def got(self, message: Any) -> None:
        if message.get("is") != "update" or not message["views"]:
            return
        self.saw[message["n"]] = message["views"][0]
        for entry in message["happened"]:
            self.heard[entry["n"]] = entry

    def choose(self, reading: Reading) -> None:
        """Each plays a card once, if there is one to play; else what brings the end nearer."""
        wishes = [ONWARD, DRAW]
        if MAIN.search(reading.question) and not self.tried:
            self.tried = True
            wishes = [PLAY, *wishes]
        if self.keys is None:
            choose(self.person, wishes)
        else:
            self.choose_by_keys(self.keys, wishes[0] is PLAY)

    def choose_by_keys(self, keys: Keyboard, plays: bool) -> None:
        """A number for what is a button of the prompt; the list of all choices for the rest."""
        before = self.at()
        if self.page.locator(NUMBERED).count() and not plays:
            keys.press("1")
        else:
            keys.press("a")
            every = self.page.locator("#all-choices").get_by_role("button")
            expect(every.first).to_be_focused()
            names = every.all_inner_texts()
            if plays and any(PLAY.search(name) for name in names):
                while not PLAY.search(keys.seen().name):
                    keys.press("Tab")
            keys.press("Enter")
        # a choice on its way is not made again
        self.page.wait_for_function(PAST, arg=before)
        self.page.wait_for_function("() => document.activeElement !== document.body")

    def at(self) -> int:
        """The entry that the page shows."""
        return int(self.page.locator("section.bar").get_attribute("data-entry") or 0)

    def money(self, letter: str) -> int:
        found: int = next(
            fact["value"]
            for seat in self.saw[max(self.saw)]["seats"]
            if seat["seat"] == "ABCDEF".index(letter)
            for fact in seat["facts"]
            if fact["name"] == "money"
        )
        return found


class Party:
    """All who are at the table, and how far they have come."""

    def __init__(self, house: House) -> None:
        self.players = [self.seat(house, name, "ABCDE"[i]) for i, name in enumerate(PLAYERS)]
        self.judge = self.seat(house, JUDGE, "F")
        self.onlooker = self.seat(house, ONLOOKER, "spectator")
        self.seats = [*self.players, self.judge, self.onlooker]
        self.named(KEYBOARD).keys = Keyboard(self.named(KEYBOARD).page)

    @staticmethod
    def seat(house: House, name: str, letter: str) -> Seat:
        person = house.person(name, PHONE if name == PHONES else DESKTOP, QUIET)
        person.is_known()
        return Seat(person, letter)

    def named(self, name: str) -> Seat:
        return next(seat for seat in self.seats if seat.name == name)

    def sit_down(self) -> str:
        """Everybody at one table, which the host begins; its id."""
        host = self.players[0]
        chosen = [{"kind": "me"}, *[{"kind": "free"}] * 4, {"kind": "free", "official": True}]
        table = str(host.person.post("/api/tables", game=GAME, settings=SETTINGS, seats=chosen)["id"])
        for at, seat in enumerate([*self.players, self.judge]):
            if at:
                seat.person.post(f"/api/tables/{table}/join", seat=at)
            seat.person.open(f"/t/{table}")
        host.page.get_by_role("button", name="Begin the game").click()
        self.onlooker.person.open(f"/t/{table}")
        return table

    def play(self, until: Callable[[Seat, Reading], bool] = lambda seat, reading: False) -> Seat | None:
        """Everybody plays until somebody is asked what is looked for, or all have seen the end: nobody."""
        for _ in range(MOST):
            asked = False
            for seat in self.seats:
                reading = None if seat.end else read(seat.person)
                if reading is None:
                    continue
                asked = True
                if reading.over:
                    seat.end = reading.over
                elif until(seat, reading):
                    return seat
                else:
                    seat.choose(reading)
            if all(seat.end for seat in self.seats):
                return None
            if not asked:
                self.judge.page.wait_for_timeout(15)
        raise AssertionError(f"no end: {[(seat.name, seat.end, read(seat.person)) for seat in self.seats]}")

    def play_without(self, away: Seat) -> int:
        """Everybody else plays as long as one of them is asked; how many choices were made."""
        made = 0
        others = [seat for seat in self.players if seat is not away]
        while not self.waits_for(away):
            for seat in others:
                reading = read(seat.person)
                if reading is not None:
                    seat.choose(reading)
                    made += 1
            self.judge.page.wait_for_timeout(15)
        return made

    def waits_for(self, seat: Seat) -> bool:
        """Is this player asked now, as the Judge's browser was told?"""
        told = self.judge.saw[max(self.judge.saw)]
        return any(one["asked"] and one["seat"] == "ABCDE".index(seat.letter) for one in told["seats"])

    def main_step_of(self, name: str) -> Seat:
        found = self.play(lambda seat, reading: seat.name == name and bool(MAIN.search(reading.question)))
        assert found is not None, f"the game was over before {name}'s Main Step"
        return found

    def settled(self) -> int:
        """Wait until all have the same table before them; the entry."""
        n = max(seat.at() for seat in self.seats if seat.name != JUDGE)
        for seat in self.seats:
            seat.page.wait_for_function(PAST, arg=n - 1)
        return n


def desk_of(judge: Seat) -> Locator:
    """The desk, whether it is open already or not."""
    desk = judge.page.get_by_role("region", name="The Judge’s desk")
    button = judge.page.get_by_role("button", name="The desk", exact=True)
    expect(desk.or_(button)).to_be_visible()
    if button.is_visible():
        button.click()
    expect(desk).to_be_visible()
    return desk


def picked(desk: Locator, operation: str) -> Locator:
    """Pick an operation; its line on the desk."""
    desk.get_by_role("button", name=operation, exact=True).click()
    line = desk.get_by_role("listitem").filter(has_text=operation)
    expect(line).to_be_visible()
    return line


def to_the_table(judge: Seat) -> None:
    judge.page.get_by_role("button", name="See the table", exact=True).click()
    expect(judge.page.locator(".parlor [data-piece]").first).to_be_visible()


def dispute(party: Party, caller: Seat) -> None:
    """On a phone somebody calls the Judge. All see it, and play waits."""
    caller.page.get_by_role("button", name="Call the Judge").click()
    call = caller.page.get_by_role("dialog", name="Call the Judge")
    call.get_by_role("textbox").fill("That card was mine.")
    caller.person.shot("six-call")
    call.get_by_role("button", name="Call the Judge").click()
    for seat in party.seats:
        expect(seat.page.get_by_text(f"{caller.name} calls the Judge").first).to_be_visible()
    assert all(read(seat.person) is None for seat in party.players), "play waits for the Judge"


def rule(party: Party, caller: Seat) -> None:
    """The Judge moves a card from a hand, and Money; all have the new table."""
    judge = party.judge
    desk = desk_of(judge)
    expect(desk).to_contain_text("That card was mine.")
    loser = party.players[0]
    had = caller.money(caller.letter)
    # how all stand, and every hand behind a tap
    stand = desk.locator(".seats > li")
    expect(stand).to_have_text([re.compile(f"{one.name}.*Money.*{judge.money(one.letter)}") for one in party.players])
    hers = stand.filter(has_text=loser.name)
    hers.locator("summary").click()
    expect(hers.get_by_role("button")).to_have_count(pile(judge, f"hand.{loser.letter}"))
    discards = pile(loser, f"discard.{loser.letter}")
    money = picked(desk, "Adjust Money")
    money.get_by_role("combobox", name="player").select_option(label=caller.name)
    for _ in range(4):
        money.get_by_role("button", name="More").click()
    move = picked(desk, "Move a card")
    cards = move.get_by_role("combobox", name="card", exact=True)
    card = cards.locator("option", has_text=f"(Hand of {loser.name})").first.get_attribute("value")
    cards.select_option(value=card)
    move.get_by_role("combobox", name="where to").select_option(label=f"Discard Pile of {loser.name}")
    # acts and orders are picked by names, too
    forbid = picked(desk, "Forbid an act")
    forbid.get_by_role("combobox", name="player").select_option(label=loser.name)
    forbid.get_by_role("combobox", name="act").first.select_option(label="Attack with …")
    forbid.get_by_role("combobox", name="how long").select_option(label="this round")
    order = picked(desk, "Turn order").get_by_role("group", name="order")
    for player in party.players:
        order.get_by_role("button", name=player.name).click()
    desk.get_by_role("button", name="fun", exact=False).first.click()
    desk.get_by_role("textbox", name="In your words").fill("Finders keepers.")
    expect(desk.get_by_role("table")).to_contain_text(f"→ {had + 4}")
    judge.person.shot("six-ruling")
    desk.get_by_role("button", name="Enter the ruling").click()
    for seat in party.seats:
        expect(seat.page.get_by_text(f"{caller.name} calls the Judge")).to_have_count(0)
    party.settled()
    for seat in party.seats:
        assert seat.money(caller.letter) == had + 4, seat.name
        assert pile(seat, f"discard.{loser.letter}") == discards + 1, seat.name
    told = "\n".join(log_of(caller.person))
    assert re.search(rf"{JUDGE} rules: Adjust Money: {caller.name}, \+4; Move a card: .*“Finders keepers\.”", told), (
        told
    )
    assert not re.search(r"\b(of|to|from) [B-F]\b", told), "people go by their names"
    to_the_table(judge)


def pile(seat: Seat, zone: str) -> int:
    return int(next(found["size"] for found in seat.saw[max(seat.saw)]["zones"] if found["id"] == zone))


def take_back(party: Party, name: str) -> None:
    """Somebody ends the Main Step; the Judge takes that back, and it is asked again."""
    seat = party.main_step_of(name)
    seat.tried = True
    was = seat.at()
    before = seat.saw[was]
    reading = read(seat.person)
    assert reading is not None
    seat.choose(reading)
    seat.page.wait_for_function(PAST, arg=was)
    desk = desk_of(party.judge)
    desk.get_by_role("button", name=re.compile(rf"^{was} ")).click()
    desk.get_by_role("button", name="clear", exact=False).first.click()
    expect(desk.get_by_role("button", name="Enter the ruling")).to_be_enabled()
    party.judge.person.shot("six-undo")
    desk.get_by_role("button", name="Enter the ruling").click()
    to_the_table(party.judge)
    expect(seat.page.locator("section.bar.asked .question")).to_contain_text("Play cards, attack")
    after = seat.saw[seat.at()]
    assert (after["zones"], facts_of(after)) == (before["zones"], facts_of(before))


def facts_of(view: Any) -> Any:
    """What is told of the seats, without their clocks."""
    return [(seat["name"], seat["facts"]) for seat in view["seats"]]


def leave(party: Party, seat: Seat) -> None:
    """Somebody goes for good; the rules say what becomes of the cards, and the others play on."""
    before = seat.at()
    seat.person.opens("Menu")
    seat.page.get_by_role("button", name="Leave the game").click()
    seat.page.get_by_role("button", name="Yes, leave").click()
    for other in party.seats:
        other.page.wait_for_function(PAST, arg=before)
        left = [pile(other, f"{zone}.{seat.letter}") for zone in ("hand", "deck", "discard", "board")]
        assert left == [0, 0, 0, 0], other.name


def go_away(party: Party, seat: Seat) -> None:
    """Somebody's line breaks while the others play on, up to this one's turn; then it is there again."""
    party.play(lambda other, reading: other is not seat and bool(MAIN.search(reading.question)))
    seat.person.context.set_offline(True)
    lost = seat.page.get_by_role("status").filter(has_text=LOST)
    expect(lost).to_be_visible()
    here = [other for other in party.players if other not in (seat, party.named(LEAVER))]
    for other in here:
        other.tried = True
    missed = party.play_without(seat)
    assert missed > 0
    expect(lost).to_be_visible()
    seat.person.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect(seat.page.locator("section.bar.asked")).to_be_visible()


def check_replay(party: Party, table: str) -> None:
    """Each kind of seat, and who looked on, finds in the replay what it saw, entry by entry."""
    for seat in party.seats:
        frames = frames_of(seat, table)
        assert len(seat.saw) > 20, seat.name
        for n, view in seat.saw.items():
            shown = frames[n]["view"]
            where = f"{seat.name} at entry {n}"
            assert (shown["zones"], shown["facts"]) == (view["zones"], view["facts"]), where
            assert facts_of(shown) == facts_of(view), where
            if view["result"] is None:
                assert shown["options"] == view["options"], where
        for n, entry in seat.heard.items():
            if n:
                assert frames[n]["view"]["log"] == entry["lines"], (seat.name, n)
            assert all(frames[n][part] == entry[part] for part in ("seat", "kind", "text")), (seat.name, n)


def frames_of(seat: Seat, table: str) -> dict[int, Any]:
    info = seat.person.get(f"/api/tables/{table}/replay")
    assert seat.letter in info["viewers"]
    found: dict[int, Any] = {}
    for first in range(0, info["entries"] + 1, 100):
        path = f"/api/tables/{table}/replay/{seat.letter}?first={first}&count=100"
        found |= {frame["n"]: frame for frame in seat.person.get(path)["frames"]}
    return found


def look_again(seat: Seat, table: str, moment: int, board: dict[str, str], told: list[str]) -> None:
    """The page shows the same pieces and the same log at that entry, and the same log in the end."""
    page = seat.page
    in_the_end = log_of(seat.person)
    seat.person.open(f"/replay/{table}?entry={moment}")
    eyes = page.get_by_role("combobox", name="View as")
    eyes.select_option(seat.letter)
    expect(page.get_by_role("slider", name="Entry of the record")).to_have_value(str(moment))
    again = page.evaluate(BOARD)
    assert board, "nothing lies on the board"
    assert pieces_of(again) == pieces_of(board)
    page.get_by_role("button", name="Log", exact=True).click()
    tells(page, told)
    page.get_by_role("button", name="To the end").click()
    tells(page, in_the_end)


def tells(page: Page, told: list[str]) -> None:
    """The log says this, line by line, and nothing else."""
    log = page.get_by_role("region", name="Log", exact=True)
    lines = log.locator(".said, p.quiet")
    expect(lines.last).to_have_text(told[-1])
    # what was told at first comes last, and may have to be asked for
    earlier = log.get_by_role("button", name=re.compile("earlier entries"))
    for _ in range(PATIENCE // 40):
        if lines.first.inner_text() == told[0]:
            break
        if earlier.is_visible():
            earlier.click()
        page.wait_for_timeout(40)
    expect(lines).to_have_count(len(told))
    assert log.evaluate(LINES) == told


def pieces_of(board: dict[str, str]) -> dict[str, str]:
    """Everything with its label, but not that it can be chosen; of a hand only a part may be in sight."""
    return {piece: CHOSEN.sub("", label or "") for piece, label in board.items() if not piece.startswith("hand.")}


def test_a_judged_game_of_six_browsers(house: House) -> None:
    party = Party(house)
    table = party.sit_down()
    caller = party.main_step_of(PHONES)
    dispute(party, caller)
    rule(party, caller)
    moment = party.settled()
    boards = {seat.name: seat.page.evaluate(BOARD) for seat in party.seats}
    logs = {seat.name: log_of(seat.person) for seat in party.seats}
    take_back(party, "Ann")
    leave(party, party.main_step_of(LEAVER))
    go_away(party, party.named(AWAY))
    party.play()
    ends = [seat.end for seat in party.players if seat.name != LEAVER]
    assert set(ends) <= {"You won!", "You lost", "A draw"}, ends
    results = {json.dumps(seat.person.get(f"/api/tables/{table}")["result"]) for seat in party.seats}
    assert len(results) == 1
    for seat in (party.players[0], party.named(PHONES), party.judge):
        seat.person.shot(f"six-end-{seat.name}")
    check_replay(party, table)
    for seat in (party.players[0], party.judge, party.onlooker):
        look_again(seat, table, moment, boards[seat.name], logs[seat.name])
