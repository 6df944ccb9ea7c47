"""Tables of Friendomancy in the middle of a game, for tests in a browser."""

from __future__ import annotations

import copy
from typing import Any

from playwright.sync_api import Page, expect

from grimalkin.core import saved
from grimalkin.core.luck import Seeded
from grimalkin.core.table import Seat, Table
from grimalkin.games import GAMES
from tests.browser import geometry
from tests.browser.choices import QUIET
from tests.browser.people import House, Person

GAME = "friendomancy"
NAMES = ["Wilhelmina Featherstonehaugh", "Otto", "Prue", "Big Lars", "Nana Jo", "Dex"]
HAND = ["small_favor", "borrow_a_cup_of_friends", "ficus_of_regret", "grandma_unstoppable", "rain_of_ham"]
POOLS: dict[str, Any] = {
    "pool_friend": ["61 unpaid_intern"],
    "pool_magic": ["55 pep_talk"],
    "pool_curse": ["64 curse_of_mild_static"],
    "pool_whatever": ["47 ham_sandwich"],
}
OTTO: dict[str, Any] = {
    "money": 17,
    "board": [{"card": "union_ghost"}, {"card": "the_whole_slime"}, {"card": "a_perfectly_good_rock"}],
    "hand": ["4 pep_talk"],
    "deck": ["3 pep_talk"],
    "discard": ["ham_sandwich", "wet_noodle", "pep_talk"],
}
PRUE: dict[str, Any] = {
    "money": 22,
    "board": [{"card": "jam_sentinel"}, {"card": "pigeon_with_a_plan"}, {"card": "curse_of_perpetual_monday"}],
    "hand": ["5 pep_talk"],
    "deck": ["9 pep_talk"],
}
LARS: dict[str, Any] = {
    "money": -2,
    "board": [{"card": "baby_dragon_very_tired"}, {"card": "moth_at_the_window"}],
    "hand": ["2 pep_talk"],
    "deck": ["14 pep_talk"],
}
# four players, the Main Step, Foes on two Pools, a card with others under it, a borrowed one, one that has attacked
FOUR: dict[str, Any] = {
    "at": "T2",
    "round": 7,
    "things": 2,
    "turn": 25,
    **POOLS,
    "perch": [
        {"card": "the_landlord", "on": "whatever", "wear": 2},
        {"card": "unreasonable_goose", "on": "magic"},
    ],
    "lasting": [{"what": "control", "on": 103, "owner": "A", "amount": 0, "until": "this turn"}],
    "A": {
        "money": 14,
        "board": [
            {"card": "forklift_with_a_heart", "uid": 101, "under": [{"card": "porch_light"}, {"card": "spare_key"}]},
            {"card": "slime_accountant", "uid": 102, "attacks": 1},
            {"card": "cat_burglars_cat", "uid": 103, "owner": "B", "base": "B"},
            {"card": "seedling_with_opinions", "uid": 104},
            {"card": "lucky_pants", "uid": 105},
            {"card": "curse_of_lingering_soup", "uid": 106},
        ],
        "hand": HAND,
        "deck": ["11 pep_talk"],
        "discard": ["ham_sandwich", "wet_noodle", "pep_talk", "spare_key", "trampoline"],
    },
    "B": OTTO,
    "C": PRUE,
    "D": LARS,
}
# six players in the last round, the Draw Step, Foes on three Pools
SIX: dict[str, Any] = {
    "at": "T1",
    "round": 12,
    "final": 12,
    "turn": 68,
    "order": ["F", "A", "B", "C", "D", "E"],
    "pool_friend": ["118 unpaid_intern"],
    "pool_magic": ["103 pep_talk"],
    "pool_curse": ["121 curse_of_mild_static"],
    "pool_whatever": ["97 ham_sandwich"],
    "perch": [
        {"card": "unreasonable_goose", "on": "magic"},
        {"card": "tax_dragon", "on": "curse", "wear": 3},
        {"card": "mimic_lunchbox", "on": "whatever"},
    ],
    "A": {
        "money": 31,
        "board": [
            {"card": "dragon_of_reasonable_rent"},
            {"card": "owl_who_read_ahead"},
            {"card": "charming_bee_ambassador"},
            {"card": "alley_cat_choir", "owner": "E"},
            {"card": "seasonal_allergies"},
            {"card": "haunted_couch", "under": [{"down": ["pep_talk"]}, {"down": ["pep_talk"]}]},
        ],
        "hand": HAND,
        "deck": ["9 pep_talk"],
        "discard": ["ham_sandwich", "wet_noodle"],
    },
    "B": {**OTTO, "money": 33, "board": [*OTTO["board"], {"card": "puddle_named_kevin"}], "deck": []},
    "C": {**PRUE, "money": 28},
    "D": {**LARS, "money": -6, "board": [*LARS["board"], {"card": "karaoke_machine"}]},
    "E": {
        "money": 19,
        "board": [
            {"card": "professor_meow"},
            {"card": "vacuum_with_feelings"},
            {"card": "dumpling_chorus"},
            {"card": "hex_of_slightly_wet_socks"},
        ],
        "hand": ["6 pep_talk"],
        "deck": ["6 pep_talk"],
    },
    "F": {
        "money": 24,
        "board": [
            {"card": "sock_robot"},
            {"card": "toast_ghost"},
            {"card": "curse_of_the_collection_crows"},
            {"card": "unpaid_intern"},
            {"card": "restraining_order_for_everyone"},
            {"card": "choir_of_forgotten_passwords"},
        ],
        "hand": ["3 pep_talk"],
        "deck": ["2 pep_talk"],
    },
}
SIX["active"] = "A"
MANY = [
    "overcaffeinated_neighbor",
    "great_aunts_budgie",
    "a_slightly_larger_puddle",
    "two_wizards_in_one_robe",
    "restraining_order_for_everyone",
    "curse_of_everyones_birthday",
    "choir_of_forgotten_passwords",
    "vending_machine_of_destiny",
    "friendship_is_a_subscription",
    "charming_bee_ambassador",
    "slime_mother_in_law",
    "hot_tub_of_many_slimes",
    "warm_radiator_spirit",
    "curse_of_the_collection_crows",
    "whammy_of_forgotten_names",
    "landlords_dragon",
    "cat_king_emeritus",
    "ghost_of_last_tuesday",
    "lavender_foe_repellent",
]
UNDER = [
    "porch_light",
    "spare_key",
    "trampoline",
    "lucky_pants",
    "ham_sandwich",
    "extra_pocket",
    "snack_bar",
    "donation_box",
]
# six players, twenty cards on a Board, eight under one of them, ten in hand, two Foes on one Pool and one that lurks
CROWD: dict[str, Any] = {
    **SIX,
    "at": "T2",
    "things": 4,
    "perch": [*SIX["perch"], {"card": "the_landlord", "on": "curse", "wear": 2}, {"card": "the_deadline", "on": "A"}],
    "lurk": [{"card": "committee_of_crows", "on": "whatever"}],
    "A": {
        **SIX["A"],
        "board": [
            {"card": "forklift_with_a_heart", "under": [{"card": card} for card in UNDER]},
            *[{"card": card} for card in MANY],
        ],
        "hand": [
            *HAND,
            "grudge_notarized",
            "the_slow_heist",
            "read_over_their_shoulder",
            "jinx_of_polite_laughter",
            "pep_talk",
        ],
    },
    "B": {**OTTO, "board": [{"card": card} for card in MANY[:9]]},
}
# two players at the start of a game
TWO: dict[str, Any] = {
    "at": "T2",
    "round": 1,
    **POOLS,
    "A": {"board": [], "hand": HAND[:4], "deck": ["20 pep_talk"]},
    "B": {"board": [{"card": "puddle_named_kevin"}], "hand": ["4 pep_talk"], "deck": ["20 pep_talk"]},
}
# a Deck is drawn: the third part
SETUP: dict[str, Any] = {"at": "S4", "round": 0, **POOLS, "A": {"money": 0}, "B": {"money": 0}}


def sit(person: Person, position: dict[str, Any], players: int, own: int = 0) -> str:
    """A table that goes on from a position: one seat is this person's, bots have the others. Its id."""
    person.is_known()
    seats = [Seat(name, "human") for name in NAMES[:players]]
    text = saved.to_text(Table(GAMES[GAME], {}, seats, Seeded(1), copy.deepcopy(position)))
    headers = {"Content-Type": "application/x-ndjson"}
    answer = person.context.request.post("/api/replays/import", data=text, headers=headers)
    assert answer.ok, answer.text()
    kinds: list[dict[str, str]] = [{"kind": "bot", "bot": "bot:random"}] * players
    kinds = [*kinds[:own], {"kind": "me"}, *kinds[own + 1 :]]
    table = person.post(f"/api/tables/{answer.json()['table']}/branch", entry=0, seats=kinds)
    return str(table["id"])


def at(house: House, position: dict[str, Any], players: int, size: str, **prefs: object) -> Page:
    """Somebody who is asked there."""
    person = house.person(NAMES[0], geometry.SIZES[size], {**QUIET, **prefs})
    person.open(f"/t/{sit(person, position, players)}")
    expect(person.page.locator("section.bar.asked")).to_be_visible()
    expect(person.page.locator(".parlor [data-piece]").first).to_be_visible()
    return person.page
