"""Tables of Black Rose in the middle of a game, for tests in a browser."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Page, expect

from grimalkin.core import saved
from grimalkin.core.luck import Seeded
from grimalkin.core.table import Seat, Table
from grimalkin.games import GAMES
from tests.browser import geometry
from tests.browser.choices import QUIET
from tests.browser.people import House, Person

GAME = "black-rose"
PACKS = {"packs": "cerberus,draco,griffin,hydra"}
NAMES = ["Wilhelmina Featherstonehaugh", "Otto", "Prue", "Big Lars"]
# the own Mage at a player turn, with a Familiar that guards; Nero's hunts; one room unstable, one destroyed
FOUR: dict[str, Any] = {
    "at": "T4",
    "round": 5,
    "moon": 2,
    "crown": "B",
    "active": "A",
    "rose": 9,
    "board": ["silent_corridors", "falling_petals", "trembling_halls"],
    "rooms": [
        {"room": "garden", "cubes": {"A": 1, "rose": 3}},
        {"room": "the_abyss", "cubes": {"B": 2, "D": 2, "rose": 1}},
        {"room": "armory", "cubes": {"C": 1, "A": 1}, "token": "activated"},
        {"room": "arena", "destroyed": True},
        {"room": "black_rose_room", "cubes": {"A": 1, "B": 1, "C": 1, "D": 1}},
    ],
    "evocations": [
        {"card": "miamat", "owner": "A", "room": "garden", "cubes": {"B": 1}},
        {"card": "drogon", "owner": "B", "room": "throne_room", "mode": "hunting", "token": False},
        {"card": "argo", "owner": "D", "room": "the_abyss"},
        {"card": "malacoda", "owner": "A", "room": "oracle_room"},
    ],
    "A": {
        "mage": "tessa",
        "room": "garden",
        "pp": 11,
        "wounds": {"B": 2, "D": 1, "rose": 1},
        "hand": ["ice_burst", "maelstrom", "fire_dash"],
        "sheet": [
            {"slot": "1", "card": "destructive_bolt", "side": "reversed", "state": "revealed"},
            {"slot": "2", "card": "fireball", "state": "ready"},
            {"slot": "3", "card": "meteor_swarm", "side": "reversed", "state": "ready"},
            {"slot": "quick", "card": "demons_howl", "state": "ready"},
        ],
        "quests": ["under_the_petals", "two_doors"],
    },
    "B": {
        "mage": "nero",
        "room": "draco_lair",
        "pp": 13,
        "wounds": {"A": 2, "C": 1},
        "move_attack": False,
        "hand": ["ice_burst", "light_cape"],
        "sheet": [
            {"slot": "1", "card": "blade_barrage", "state": "active"},
            {"slot": "2", "card": "ghost_assassin", "state": "revealed"},
            {"slot": "3", "card": "light_cape", "state": "ready"},
        ],
        "trophies": ["C"],
    },
    "C": {
        "mage": "jafar",
        "room": "observatory",
        "pp": 8,
        "wounds": {"B": 3, "D": 1, "rose": 1},
        "sheet": [
            {"slot": "1", "card": "light_cape", "state": "active"},
            {"slot": "2", "card": "spring_rite", "state": "ready"},
            {"slot": "3", "card": "maelstrom", "state": "ready"},
            {"slot": "quick", "card": "arcane_vision", "state": "ready"},
        ],
    },
    "D": {
        "mage": "rebecca",
        "room": "the_abyss",
        "pp": 11,
        "wounds": {"A": 1, "B": 1},
        "move_activate": False,
        "sheet": [
            {"slot": "1", "card": "gaze", "state": "active"},
            {"slot": "2", "card": "traitor_mist", "state": "ready"},
        ],
    },
}
HOME = "observatory"
# four Mages, each with a Familiar that guards, and six Evocations in one room; the own Mage is about to attack
CROWD: dict[str, Any] = {
    **FOUR,
    "rooms": [{"room": HOME, "cubes": {"A": 2, "B": 1, "rose": 2}}],
    "evocations": [
        *[
            {"card": card, "owner": owner, "room": HOME}
            for card, owner in [("lerna", "A"), ("drogon", "B"), ("polly", "C"), ("argo", "D")]
        ],
        *[{"card": "landsknecht", "owner": owner, "room": HOME, "cubes": {"A": 1}} for owner in "ABCD"],
        {"card": "malacoda", "owner": "B", "room": HOME},
        {"card": "bone_knight", "owner": "D", "room": HOME},
    ],
    **{seat: {**FOUR[seat], "room": HOME} for seat in "ABCD"},
}
RUINS = ["mirrors_room", "oracle_room", "the_abyss", "griffin_lair", "throne_room", "sanctuary", "hydra_lair", "garden"]
MORE_RUINS = ["treasure_room", "draco_lair", "arena", "summoner_room", "armory", "pleasures_room", "cerberus_lair"]
# most of the Lodge is destroyed, the third Moon is up, and everybody is hurt
RUIN: dict[str, Any] = {
    **FOUR,
    "round": 11,
    "moon": 3,
    "rose": 27,
    "rooms": [
        *[{"room": room, "destroyed": True} for room in [*RUINS, *MORE_RUINS]],
        {"room": HOME, "cubes": {"A": 2, "B": 1, "C": 1, "rose": 1}},
        {"room": "crypt", "cubes": {"A": 1, "B": 1, "C": 1, "D": 1, "rose": 1}, "token": "activated"},
        {"room": "black_rose_room", "cubes": {"A": 3, "B": 3, "C": 2, "D": 1}},
    ],
    "A": {**FOUR["A"], "room": "cell", "pp": 24, "wounds": {"B": 5, "C": 2, "D": 1, "rose": 2}},
    "B": {**FOUR["B"], "pp": 28, "wounds": {"A": 9}},
    "C": {**FOUR["C"], "room": "cell", "pp": 24},
    "D": {**FOUR["D"], "room": "cell", "pp": 24},
}
RUIN["evocations"] = [{"card": "miamat", "owner": "A", "room": "cell"}]
# two Mages, the first round, nothing prepared but for one spell each
TWO: dict[str, Any] = {
    "at": "T4",
    "round": 1,
    "active": "A",
    "A": {"mage": "geneve", "sheet": [{"slot": "1", "card": "fireball"}], "quests": ["two_doors"]},
    "B": {"mage": "marco", "sheet": [{"slot": "1", "card": "gaze"}]},
}
# the last round but one: in the next the Rose has enough for the end. B can summon a Familiar, has two slots left and a
# Cell at the lair; C has a Fireball beside it, and A a spell that strikes back
LATE: dict[str, Any] = {
    "at": "T4",
    "round": 9,
    "moon": 3,
    "crown": "B",
    "active": "B",
    "rose": 28,
    "cells": [0, 2, 1, 3],
    "board": ["narrow_minds", "black_bloom", "trembling_halls"],
    "A": {
        "mage": "nero",
        "room": "armory",
        "pp": 19,
        "sheet": [{"slot": "1", "card": "obscure_armor"}],
        "hand": ["blade_barrage", "maelstrom"],
        "grimoire": ["fireball", "ghost_assassin", "light_cape"],
    },
    "B": {
        "mage": "tessa",
        "room": "treasure_room",
        "pp": 17,
        "wounds": {"A": 3, "C": 3, "D": 2},
        "hand": ["ice_burst", "spring_rite"],
        "grimoire": ["stone_claws", "overload", "fire_dash"],
    },
    "C": {
        "mage": "jafar",
        "room": "sanctuary",
        "pp": 21,
        "sheet": [{"slot": "1", "card": "fireball"}],
        "hand": ["arcane_vision", "gaze"],
        "grimoire": ["light_cape", "blade_barrage", "gaze"],
        "trophies": ["A", "D"],
        "completed": ["two_doors"],
        "rooms": ["cemetery"],
    },
    "D": {
        "mage": "rebecca",
        "room": "pleasures_room",
        "pp": 16,
        "hand": ["traitor_mist", "demons_howl"],
        "grimoire": ["ice_grip", "maelstrom", "ghost_assassin"],
    },
}


def branched(person: Person, table: Table, seats: Sequence[Mapping[str, str]]) -> str:
    """A table that goes on where another one is, with others at its seats. Its id."""
    headers = {"Content-Type": "application/x-ndjson"}
    answer = person.context.request.post("/api/replays/import", data=saved.to_text(table), headers=headers)
    assert answer.ok, answer.text()
    entry = len(table.record)
    made = person.post(f"/api/tables/{answer.json()['table']}/branch", entry=entry, seats=list(seats))
    return str(made["id"])


def sit(person: Person, position: dict[str, Any], players: int, own: int = 0) -> str:
    """A table that goes on from a position: one seat is this person's, bots have the others. Its id."""
    person.is_known()
    seats = [Seat(name, "human") for name in NAMES[:players]]
    table = Table(GAMES[GAME], PACKS, seats, Seeded(1), copy.deepcopy(position))
    kinds: list[dict[str, str]] = [{"kind": "bot", "bot": "bot:random"}] * players
    return branched(person, table, [*kinds[:own], {"kind": "me"}, *kinds[own + 1 :]])


def sit_together(people: Sequence[Person], position: dict[str, Any]) -> str:
    """A table that goes on from a position, with somebody known at every seat. Its id."""
    host = people[0]
    seats = [Seat(person.name, "human") for person in people]
    table = Table(GAMES[GAME], PACKS, seats, Seeded(1), copy.deepcopy(position))
    made = branched(host, table, [{"kind": "me"}, *[{"kind": "free"}] * (len(people) - 1)])
    for seat, person in enumerate(people):
        if seat:
            person.post(f"/api/tables/{made}/join", seat=seat)
    host.post(f"/api/tables/{made}/start")
    return made


def at(house: House, position: dict[str, Any], players: int, size: str, **prefs: object) -> Page:
    """Somebody who is asked there."""
    person = house.person(NAMES[0], geometry.SIZES[size], {**QUIET, **prefs})
    person.open(f"/t/{sit(person, position, players)}")
    expect(person.page.locator("section.bar.asked")).to_be_visible()
    expect(person.page.locator(".table [data-piece]").first).to_be_visible()
    return person.page
