"""Tables of Black Rose at which somebody decides at the desk: Study, Preparation, reactions, damage to share out."""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from grimalkin.core.luck import Seeded
from grimalkin.core.table import Seat, Table
from grimalkin.games import GAMES
from tests.browser import geometry
from tests.browser.choices import QUIET
from tests.browser.lodges import FOUR, GAME, NAMES, PACKS, branched
from tests.browser.people import House

HAND = ["fireball", "ice_grip", "blade_barrage", "maelstrom", "light_cape"]


class Desk(NamedTuple):
    """A position, and what is played from there until somebody is asked."""

    position: dict[str, Any]
    players: int
    moves: tuple[tuple[int, str], ...] = ()


def four(point: str, **more: Any) -> dict[str, Any]:
    """Four Mages before a phase: nothing is prepared."""
    bare = {seat: {key: value for key, value in FOUR[seat].items() if key != "sheet"} for seat in "ABCD"}
    position = {key: value for key, value in FOUR.items() if key != "active"}
    return {**position, **bare, "at": point, **more}


# what is laid and what is hit is the same at every size
PREPARATION = Desk(four("P3", A={**four("P3")["A"], "hand": HAND}), 4)
STUDY = Desk(four("P2", crown="A"), 4)
ACTIVE = [
    {"slot": "1", "card": "deceiving_wind", "state": "active"},
    {"slot": "2", "card": "blade_barrage", "side": "reversed", "state": "active"},
    {"slot": "3", "card": "fireball", "state": "ready"},
]
GUARDED = {"card": "lerna", "owner": "A", "room": "throne_room", "cubes": {"rose": 1}}
STRUCK: dict[str, Any] = {
    "at": "T4",
    "active": "B",
    "lasting": [{"what": "base", "on": 1, "amount": 5, "owner": "B"}],
    "A": {"mage": "tessa", "room": "throne_room", "wounds": {"rose": 4}, "sheet": ACTIVE},
    "B": {"mage": "nero", "room": "throne_room"},
}
STRIKES = ((1, "move_attack"), (1, "stay"), (1, "target A"))
# Nero attacks: one Active card guards against it, the other waits for something else
REACTION = Desk(STRUCK, 2, STRIKES)
# a spell hits Tessa and the Familiar that guards her
SPLIT = Desk(
    {
        "at": "T4",
        "active": "B",
        "evocations": [GUARDED],
        "A": {"mage": "tessa", "room": "throne_room", "wounds": {"rose": 4}},
        "B": {"mage": "nero", "room": "observatory", "sheet": [{"slot": "1", "card": "fireball", "side": "upright"}]},
    },
    2,
    ((1, "cast"), (1, "room throne_room")),
)
DESKS = {"preparation": PREPARATION, "study": STUDY, "reaction": REACTION, "split": SPLIT}


def seated(house: House, desk: Desk, size: str, **prefs: object) -> Page:
    """Somebody who is asked there."""
    person = house.person(NAMES[0], geometry.SIZES[size], {**QUIET, **prefs})
    person.is_known()
    seats = [Seat(name, "human") for name in NAMES[: desk.players]]
    table = Table(GAMES[GAME], PACKS, seats, Seeded(1), copy.deepcopy(desk.position))
    for seat, move in desk.moves:
        table.play(seat, move)
    bots = [{"kind": "bot", "bot": "bot:random"}] * (desk.players - 1)
    made = branched(person, table, [{"kind": "me"}, *bots])
    person.open(f"/t/{made}")
    expect(person.page.locator("section.bar.asked")).to_be_visible()
    expect(person.page.locator(".table [data-piece], .table section").first).to_be_visible()
    return person.page
