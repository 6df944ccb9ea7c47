"""What a new table is set to, and what files mean that say nothing."""

from __future__ import annotations

import pytest

from grimalkin.core.errors import BadSetup
from grimalkin.core.luck import Seeded
from grimalkin.core.scenarios import read_scenario
from grimalkin.games.black_rose.game import GAME
from grimalkin.games.black_rose.kinds import PACKS
from grimalkin.games.black_rose.printed import EvocationCard


def test_a_table_begins_with_the_core_set_and_one_pack_that_luck_draws() -> None:
    """BR-SETUP-22"""
    assert [one["packs"] for one in GAME.openings({})] == PACKS
    drawn = [GAME.opening({}, Seeded(seed)) for seed in range(60)]
    assert {one["packs"] for one in drawn} == set(PACKS)
    assert {one["cards"] for one in drawn} == {"core"}
    assert GAME.opening({}, Seeded(3)) == GAME.opening({}, Seeded(3))
    for one in drawn:
        GAME.new(one, ["", ""])


def test_what_somebody_says_stays() -> None:
    """BR-SETUP-22, BR-SETUP-01"""
    assert GAME.openings({"packs": "none", "cards": "spec"}) == [{"packs": "none", "cards": "spec"}]
    assert GAME.openings({"packs": "hydra,draco"}) == [{"packs": "hydra,draco", "cards": "core"}]
    assert {one["cards"] for one in GAME.openings({"cards": "balanced"})} == {"balanced"}
    assert [one["packs"] for one in GAME.openings({"packs": "one", "cards": "spec"})] == PACKS


def test_who_wants_overkill_has_the_full_set_without_familiars() -> None:
    """BR-SETUP-22, BR-FAMOVK-01"""
    (found,) = GAME.openings({"overkill": "yes"})
    assert (found["packs"], found["cards"]) == ("none", "spec")
    GAME.new(found, ["", ""])
    with pytest.raises(BadSetup, match="BR-SETUP-22"):
        GAME.new(GAME.openings({"overkill": "yes", "cards": "core"})[0], ["", ""])
    with pytest.raises(BadSetup, match="BR-FAMOVK-01"):
        GAME.new(GAME.openings({"overkill": "yes", "packs": "one"})[0], ["", ""])


def test_files_that_say_nothing_mean_the_full_set_without_familiars() -> None:
    """Scenarios and records from before tables began otherwise."""
    scenario = read_scenario("x.toml", "game = 'black-rose'\ntitle = 'T'", {GAME.id: GAME})
    full = GAME.full_settings(scenario.settings)
    assert (full["packs"], full["cards"]) == ("none", "spec")
    assert GAME.full_settings({}) == full


def test_the_wish_for_a_draw_is_no_setting_of_a_game() -> None:
    with pytest.raises(BadSetup, match="'one' is not a pack; there are cerberus, draco, griffin, hydra, or none"):
        GAME.new({"packs": "one"}, ["", ""])


def test_a_card_that_is_tried_out_brings_its_pack_and_its_set() -> None:
    """BR-SETUP-10, BR-SETUP-22"""
    full = GAME.full_settings({"cards": "core", "packs": "hydra"})
    assert GAME.settings_with(full, "drogon")["packs"] == "hydra,draco"
    assert GAME.settings_with(full, "plot")["cards"] == "spec"


def test_the_names_are_those_of_the_covers_and_the_likely_meant_ones_stand_beside_them() -> None:
    """BR-RULING-09"""
    cards = GAME.library(GAME.full_settings({})).by_key.values()
    meant = {card.name: card.reading for card in cards if isinstance(card, EvocationCard) and card.reading}
    assert meant == {"Kierobecco": "Fierobecco", "Teeroy": "Leeroy", "Miamat": "Tiamat"}
    assert {"Polpetta", "Muso", "Argo"} <= {card.name for card in cards}
