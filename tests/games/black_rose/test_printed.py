"""What is printed: numbers of rooms, Evocations and Events, sides of spells, the map, and the settings of a table."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from grimalkin.core.errors import BadSetup
from grimalkin.games import black_rose
from grimalkin.games.black_rose.game import GAME
from grimalkin.games.black_rose.kinds import COLOURS, FAMILIAR, NONE, PACKS, PROTECTION, TRAP
from grimalkin.games.black_rose.lodge import DISTANCES, FIRST_CELL, HEXES, ROOMS, doors
from grimalkin.games.black_rose.state import Lodge

BOX = GAME.box(GAME.full_settings({}))
CARDS = Path(black_rose.__file__).parent / "cards"

# colour: limit, value; and where a token says something else
BY_COLOUR = {
    "blue": (6, 3),
    "yellow": (5, 2),
    "green": (4, 2),
    "red": (6, 3),
    "purple": (6, 3),
    "grey": (6, 3),
    "black": (10, 6),
}
VALUES = {"throne_room": 5}
# Movement, Damage, Health
NUMBERS = {
    "landsknecht": (2, 2, 3),
    "bone_knight": (2, 4, 4),
    "malacoda": (2, 3, 3),
    "cerbero": (3, 2, 2),
    "andromeda": (2, 0, 3),
    "divine_altar": (0, 0, 4),
    "mutant_altar": (0, 0, 4),
    "infamy_of_crete": (2, 0, 6),
    "polpetta": (2, 2, 4),
    "muso": (3, 1, 3),
    "argo": (2, 2, 5),
    "drogon": (3, 2, 3),
    "smaug": (2, 3, 4),
    "ashardalon": (2, 2, 5),
    "kierobecco": (4, 1, 3),
    "polly": (3, 1, 2),
    "teeroy": (3, 3, 2),
    "miamat": (2, 2, 4),
    "lerna": (1, 3, 5),
    "yocca": (2, 1, 4),
}


def printed(name: str) -> list[dict[str, Any]]:
    return list(tomllib.loads((CARDS / f"{name}.toml").read_text(encoding="utf-8")).values())


def lines_after(start: str, further: int) -> dict[str, str]:
    """By language: the line of its text file that begins so, or one further down."""
    found: dict[str, str] = {}
    for file in sorted((CARDS.parent / "text").glob("*.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        for at, line in enumerate(lines):
            if line.startswith(start):
                found[file.stem] = lines[at + further]
    return found


def test_the_map_is_that_of_the_rulebook() -> None:
    """BR-SETUP-02, BR-SETUP-23, BR-GEN-14"""
    assert [len([at for at in HEXES if at[0] == q]) for q in range(-2, 3)] == [3, 4, 5, 4, 3]
    assert sorted(HEXES) == HEXES
    assert all(max(abs(q), abs(r), abs(q + r)) <= 2 for q, r in HEXES)
    for seats in (2, 3, 4):
        state = GAME.new({}, [""] * seats)
        assert isinstance(state, Lodge)
        state.doors = doors(seats)
        assert len(set(state.doors)) == seats  # each Cell has a door of its own, and one only
        for one in range(seats):
            near = [place for place in range(ROOMS) if state.distance(FIRST_CELL + one, place) == 1]
            assert near == [state.doors[one]]
            for two in range(one):
                far = DISTANCES[state.doors[one]][state.doors[two]] + 2
                assert state.distance(FIRST_CELL + one, FIRST_CELL + two) == far > 1


def test_rooms_have_the_limits_and_values_of_their_tokens() -> None:
    """BR-INST-01, BR-INST-08, BR-ROOM-05, BR-RULING-73"""
    for room in BOX.rooms:
        limit, value = BY_COLOUR[COLOURS[room.colour]]
        assert (room.limit, room.value) == (limit, VALUES.get(room.key, value)), room.key
        assert room.script.verbs, room.key


def test_evocations_have_the_printed_numbers() -> None:
    """BR-EVO-02, BR-FAMCARD-01, BR-FAMCARD-05, BR-RULING-11, BR-RULING-74"""
    found = {card.key: (card.movement, card.damage, card.health) for card in BOX.evocations if card.key in NUMBERS}
    assert found == NUMBERS
    assert {card.key for card in BOX.evocations} - set(NUMBERS) == {"abomination"}
    assert all(card["name"] and card["art"] and card["archetype"] for card in printed("evocations"))


def test_the_packs_are_alike() -> None:
    """BR-FAM-01, BR-FAM-05, BR-FAMSUM-01, BR-RULING-59"""
    colours: list[int] = []
    for pack in range(len(PACKS)):
        lairs = [room for room in BOX.rooms if room.pack == pack]
        familiars = [card for card in BOX.evocations if card.pack == pack]
        assert len(lairs) == 1
        assert [(card.archetype, card.copies) for card in familiars] == [(FAMILIAR, 1)] * 3
        assert [type(line).__name__ for line in lairs[0].script.verbs] == ["SummonFamiliar"]
        colours.append(lairs[0].colour)
    assert len(set(colours)) == len(PACKS)


def test_spells_have_two_sides_each_with_type_element_and_target() -> None:
    """BR-SPELL-01, BR-SPELL-12"""
    for spell in BOX.spells:
        for side in spell.sides:
            assert side is not None, spell.key
            assert side.waits() == (side.type in (TRAP, PROTECTION))
            assert side.script.verbs, spell.key
    for school in sorted(CARDS.glob("spells-*.toml")):
        for table in printed(school.stem):
            assert table["name"]
            for part in table["side"]:
                assert {"type", "element", "target"} <= set(part), table["name"]


def test_only_quests_and_events_ask_for_elements() -> None:
    """BR-SPELL-11"""
    asks: list[str] = []
    for file in sorted(CARDS.glob("*.toml")):
        for card in printed(file.stem):
            for part in [card, *card.get("side", []), *card.get("ability", [])]:
                read = {key: value for key, value in part.items() if key not in ("element", "text", "side", "ability")}
                if "element" in str(read):
                    asks.append(card["name"])
    assert asks == ["Primer of Elements", "Wind and Water"]


def test_events_have_a_moon_a_timing_and_what_they_pay() -> None:
    """BR-EVENT-01, BR-RULING-82"""
    assert [len([event for event in BOX.events if event.moon == moon]) for moon in (1, 2, 3)] == [6, 6, 6]
    for event in printed("events"):
        assert {"moon", "timing", "reveal", "exit"} <= set(event), event["name"]
        assert event["reveal"] >= 1, event["name"]
    crowned = [event.key for event in BOX.events if event.crown]
    assert len(crowned) == 9
    assert {"falling_petals", "hunger", "tithe"} <= set(crowned)


def test_a_colour_comes_with_the_mage() -> None:
    """BR-RULING-158"""
    assert len({mage.colour for mage in BOX.mages}) == len(BOX.mages) == 6
    assert NONE not in [mage.colour for mage in BOX.mages]


@pytest.mark.parametrize("seats", [1, 5, 6])
def test_two_to_four_players(seats: int) -> None:
    """BR-RULING-88, BR-SETUP-01"""
    with pytest.raises(BadSetup):
        GAME.new({}, [""] * seats)


def test_overkill_is_an_option_under_one_key() -> None:
    """BR-OVK-01, BR-RULING-12"""
    assert GAME.full_settings({})["overkill"] == "no"
    names = {language: line.partition(" = ")[2] for language, line in lines_after("setting-overkill = ", 0).items()}
    assert names == {"de": "Overkill", "en": "Overkill", "es": "Frenesí", "fr": "Déchaînement", "it": "Infierire"}


def test_every_language_says_how_a_familiar_is_summoned() -> None:
    """BR-RULING-07"""
    words = {"de": "aktiv", "es": "activa", "fr": "activ", "it": "attiva"}
    for language, line in lines_after("BR-FAMSUM-01 = ", 1).items():
        if language in words:
            assert words.pop(language) in line.lower(), line
    assert words == {}
