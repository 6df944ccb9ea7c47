"""Tables of Mythic Arena in the middle of a game, for tests in a browser."""

from __future__ import annotations

from typing import Any

from grimalkin.core import saved
from grimalkin.core.luck import Seeded
from grimalkin.core.table import Seat, Table
from grimalkin.games import GAMES
from tests.browser.people import Person

GAME = "mythic-arena"
SETTINGS = {"deck_format": "constructed"}

HAND = ["ruby_power_gem", "press_the_advantage", "healing_salve", "twist_of_fate", "surge_of_speed"]
OTHER_HAND = ["second_dawn", "stasis_veil", "sapphire_insight", "elyth_rune"]

# Six a side, four in one line, long names, statuses, Elyth, Items: Attackers are about to be named.
CROWDED: dict[str, Any] = {
    "at": "B1",
    "turn": 18,
    "lead": "A",
    "vp": [2, 1],
    "A": {
        "front": [
            {"pet": "ol_chomper", "hp": 130},
            {"pet": "golden_claw", "elyth": "garnet_true_stone"},
            {"pet": "solace", "hp": 30, "status": {"poison": 2, "fear": 1}},
            {"pet": "bastion", "elyth": "amber_guard_stone", "charges": 2, "status": {"corrosion": 1, "paralyze": 1}},
        ],
        "guard": [{"pet": "ember_wing", "hp": 60, "elyth": "violet_conduit", "status": {"burn": 1}}],
        "rear": [{"pet": "sir_edmund"}],
        "hand": HAND,
        "pile": ["deep_insight", "whetstone"],
        "items": [{"item": "bandage_roll", "uses": 1}, {"item": "grease_pot"}],
        "spent": ["call_of_the_wild"],
    },
    "B": {
        "front": [
            {"pet": "goliath", "elyth": "bloodstone", "status": {"bleed": 1}},
            {"pet": "huangdi", "hp": 60, "elyth": "sunstone_bulwark"},
            {"pet": "gloth", "hp": 100, "status": {"burn": 1}},
        ],
        "guard": [
            {"pet": "nagessa", "hp": 110, "status": {"stunned": 1}},
            {"pet": "zephyra", "elyth": "emerald_regrowth_gem"},
        ],
        "rear": [{"pet": "whisper"}],
        "hand": OTHER_HAND,
        "pile": ["sudden_exchange"],
        "items": [{"item": "antidote_vial"}, {"item": "smelling_salts"}],
    },
}

# Charlie is the seventh on both sides.
SEVEN: dict[str, Any] = {
    "at": "B1",
    "turn": 21,
    "lead": "A",
    "A": {
        "front": [{"pet": "aelwen"}, {"pet": "charlie"}, {"pet": "mossback", "hp": 150, "status": {"bleed": 2}}],
        "guard": [{"pet": "zephyra"}, {"pet": "nagessa", "status": {"stunned": 1}}, {"pet": "whisper"}],
        "rear": [{"pet": "valtharax", "hp": 70}],
        "hand": HAND,
    },
    "B": {
        "front": [{"pet": "aelwen"}, {"pet": "charlie"}, {"pet": "goliath"}, {"pet": "eclipsion"}, {"pet": "bastion"}],
        "guard": [{"pet": "golden_claw"}],
        "rear": [{"pet": "ol_chomper"}],
        "hand": OTHER_HAND,
    },
}

# Three on the own Front, of whom one flies and one is Nimble; a Pet in hand is about to be played.
PLAYING: dict[str, Any] = {
    **CROWDED,
    "at": "T2",
    "A": {
        "front": [{"pet": "golden_claw"}, {"pet": "bling_bling"}],
        "guard": [{"pet": "ember_wing"}],
        "rear": [{"pet": "sir_edmund"}],
        "hand": [*HAND[:4], "goliath"],
        "pile": ["deep_insight"],
    },
}


# Simplified: one on each Front, and no Rear.
SIMPLE: dict[str, Any] = {
    "at": "B1",
    "turn": 5,
    "lead": "A",
    "A": {"front": [{"pet": "ol_chomper"}], "guard": [{"pet": "bastion"}, {"pet": "solace"}], "hand": HAND[:3]},
    "B": {"front": [{"pet": "goliath"}], "guard": [{"pet": "gloth"}, {"pet": "huangdi"}], "hand": OTHER_HAND[:3]},
}


def opened(person: Person, position: dict[str, Any], mode: str = "standard", **seats: Any) -> str:
    """A table from this position, where the person has both seats unless `seats` says who has the second; its id."""
    settings = {**SETTINGS, "mode": mode}
    table = Table(GAMES[GAME], settings, [Seat("Ann", "human"), Seat("Bo", "human")], Seeded(1), position)
    headers = {"Content-Type": "application/x-ndjson"}
    answer = person.context.request.post("/api/replays/import", data=saved.to_text(table), headers=headers)
    assert answer.ok, answer.text()
    second = seats.get("second", {"kind": "me"})
    made = person.post(f"/api/tables/{answer.json()['table']}/branch", entry=0, seats=[{"kind": "me"}, second])
    return str(made["id"])
