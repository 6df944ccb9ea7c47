"""The card set `balanced`: what the book is known to print is untouched, and cards still say what they do."""

from __future__ import annotations

import re
from typing import Any

import pytest

from grimalkin.core.datafiles import data_files
from grimalkin.core.library import changed_sheets, sheets_of
from grimalkin.games.mythic_arena.deck import read_deck, ready_decks
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.printed import Bearer, Box, PetCard

EDITIONS = ["2020", "first"]
SETS = ["spec", "balanced"]
PARTS = ("passive", "battle", "unique")

# What the specification marks as known of each card (11.2 to 11.5, column `origin`), where a card has a field for it.
# A part by its name stands for all that it does; what a known power costs is not known (12).
KNOWN: dict[str, list[str]] = {
    "astaryan": ["Caustic"],
    "goliath": ["Deadly Touch"],
    "ember_wing": ["Flaming Body.on", "Blazing Talon.damage", "Blazing Talon.type", "Blazing Talon.then"],
    "golden_claw": [],
    "silver_paw": ["hit", "Powerful Bite.damage", "Powerful Bite.type"],
    "ol_chomper": ["Crunch.then", "Crunch.ignores_reduction", "Tough Hide.do[0].type"],
    "huangdi": [],
    "aelwen": ["Call Charlie.do"],
    "bling_bling": ["nimble"],
    "gloth": ["hit", "Charge.damage", "Charge.type", "Charge.hit", "Devour Elyth.do[0]"],
    "solace": ["health", "Switch Hit.then"],
    "mimick": [],
    "eclipsion": ["Lifesteal"],
    "valtharax": ["Enrage"],
    "sir_edmund": ["Healing Touch"],
    "charlie": ["token"],
    "topaz_health_gem": ["Health"],
    "tacticians_gem": ["Tactics.do[0].modify", "Tactics.do[1].modify"],
    "vampiric_deathstone": ["Vampirism.do"],
    "press_the_advantage": [],
    "elyth_rune": ["do"],
    "deep_insight": [],
    "call_of_the_wild": [],
    "antidote_vial": [],
    "bandage_roll": [],
    "smelling_salts": [],
}


def tables(set_name: str, edition: str) -> dict[str, dict[str, Any]]:
    """Every card of a set as its files say it."""
    assert GAME.vocabulary is not None
    sheets = sheets_of(data_files(GAME.package, "cards", ".toml"), [])
    if set_name != "spec":
        file = f"{set_name}.toml"
        sheets = changed_sheets(file, data_files(GAME.package, "sets", ".toml")[file], sheets, GAME.vocabulary, [])
    return {key: sheet.in_edition(edition, GAME.vocabulary) for key, sheet in sheets.items()}


def leaves(value: Any, place: str = "") -> dict[str, Any]:
    """Every single value of a card, by its place; a part by its name: `Acid Spray.then[0].counters`."""
    if isinstance(value, dict):
        found: dict[str, Any] = {}
        for key, inner in value.items():
            if key in PARTS and not place:
                for part in inner:
                    found |= leaves(part, part["name"])
            else:
                found |= leaves(inner, f"{place}.{key}" if place else key)
        return found
    if isinstance(value, list):
        return {at: leaf for i in range(len(value)) for at, leaf in leaves(value[i], f"{place}[{i}]").items()}
    return {place: value}


def is_known(card: str, place: str) -> bool:
    return any(re.match(rf"{re.escape(known)}($|[.\[])", place) for known in KNOWN.get(card, []))


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_known_number_of_the_book_moves(edition: str) -> None:
    spec, balanced = tables("spec", edition), tables("balanced", edition)
    assert list(spec) == list(balanced)
    for key, card in spec.items():
        before, after = leaves(card), leaves(balanced[key])
        assert list(before) == list(after), f"{key}: only values may differ"
        for place, value in before.items():
            if after[place] == value or place.rpartition(".")[2] == "text":
                continue
            assert type(value) is int, f"{key}.{place}: only numbers may differ"
            assert card["kind"] != "status", f"{key}.{place}: statuses are the rulebook's"
            assert not is_known(key, place), f"{key}.{place} is known to be {value}, not {after[place]}"


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_known_is_looked_for_where_it_stands(edition: str) -> None:
    """A place that no card has would forbid nothing; and no card with something known is forgotten."""
    cards = tables("spec", edition)
    assert {key for key, card in cards.items() if "known" in card["origin"] and card["kind"] != "status"} == set(KNOWN)
    absent = {"Charge.hit"} if edition == "2020" else set()
    absent |= {"Tactics.do[1].modify"} if edition == "2020" else set()
    for key, places in KNOWN.items():
        for known in set(places) - absent:
            assert any(re.match(rf"{re.escape(known)}($|[.\[])", place) for place in leaves(cards[key])), (key, known)


@pytest.mark.parametrize("set_name", SETS)
def test_solace_is_faster_than_gloth(set_name: str) -> None:
    cards = tables(set_name, "2020")
    assert cards["solace"]["speed"] > cards["gloth"]["speed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_say_their_numbers(edition: str) -> None:
    """Where a number of a part has moved, its text has moved with it: the same words around another number."""
    spec, balanced = tables("spec", edition), tables("balanced", edition)
    for key, card in balanced.items():
        for word in PARTS:
            for part, old in zip(card.get(word, []), spec[key].get(word, []), strict=True):
                if "damage" in part:
                    assert part["text"].startswith(f"{part['damage']} ") or f": {part['damage']} " in part["text"]
                said = {place: value for place, value in leaves(part).items() if place not in ("cost", "text")}
                if {place: value for place, value in leaves(old).items() if place not in ("cost", "text")} != said:
                    assert part["text"] != old["text"], f"{key}, {part['name']}: {part['text']}"
                else:
                    assert part["text"] == old["text"], f"{key}, {part['name']}: {part['text']}"


@pytest.mark.parametrize("edition", EDITIONS)
def test_numbers_are_in_the_units_of_the_game(edition: str) -> None:
    for card in GAME.library({"cards": "balanced", "edition": edition}).cards:
        if isinstance(card, PetCard):
            assert (card.health % 10, card.speed % 10) == (0, 0), card.key
            assert all(power.damage < 0 or power.damage % 10 == 0 for power in card.powers), card.key
            assert all(0 <= power.cost <= 6 for power in card.powers), card.key
        if isinstance(card, Bearer):
            assert card.regeneration % 10 == 0, card.key


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", list(ready_decks()))
def test_every_ready_deck_is_legal(name: str, edition: str) -> None:
    box = Box(GAME.library({"cards": "balanced", "edition": edition}))
    assert len(read_deck(box, f"deck {name}", 0)) == 21


def test_tables_play_the_balanced_set_unless_the_host_wants_the_book() -> None:
    assert GAME.full_settings({})["cards"] == "balanced"
    assert GAME.full_settings({"cards": "spec"})["cards"] == "spec"
