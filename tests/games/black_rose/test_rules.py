"""Rules that need no position: set-up, configuration, ranking, the end."""

from __future__ import annotations

import pytest

from grimalkin.core.engine import advance, apply, waiting_chance
from grimalkin.core.errors import BadSetup
from grimalkin.core.events import Log
from grimalkin.core.luck import Seeded
from grimalkin.games.black_rose.ending import final_gains, winner
from grimalkin.games.black_rose.game import GAME
from grimalkin.games.black_rose.kinds import NONE
from grimalkin.games.black_rose.scoring import ranked
from grimalkin.games.black_rose.state import Lodge
from grimalkin.players.random import play_out


def lodge(packs: str = "none", seats: int = 2) -> Lodge:
    state = GAME.new({"packs": packs}, [""] * seats)
    assert isinstance(state, Lodge)
    return state


def kind(name: str) -> int:
    return GAME.box(GAME.full_settings({})).names.index(name)


def test_ex_01_a_lair_takes_the_place_of_a_room_of_its_colour() -> None:
    """BR-EX-01, BR-SETUP-04, BR-FAMSET-01"""
    state = lodge("hydra")
    log = Log(GAME.event_types, GAME.codes)
    state.listener = log
    advance(state)
    enact_luck(state, "0")
    advance(state)
    apply(state, 0, GAME.codes.code("mage nero"), GAME.codes)
    advance(state)
    apply(state, 1, GAME.codes.code("mage tessa"), GAME.codes)
    advance(state)
    enact_luck(state, "0")
    advance(state)
    enact_luck(state, "garden")
    advance(state)
    assert "BR-FAMSET-01 took_out garden hydra_lair" in [line.whole() for line in log.lines]
    names = [GAME.box(GAME.full_settings({})).names[room] for room in state.loose]
    assert "garden" not in names
    assert {"forge", "treasure_room", "hydra_lair"} <= set(names)
    assert len(names) + 2 == 19  # the Black Rose Room and the Throne Room lie already
    assert [state.supply[kind(name)] for name in ("miamat", "lerna", "yocca", "smaug")] == [1, 1, 1, 0]


def enact_luck(state: Lodge, face: str) -> None:
    chance = waiting_chance(state)
    assert chance is not None
    outcome = chance.outcome(state, face)
    state.agenda.pop()
    chance.happened(state, outcome)


def test_ex_50_overkill_and_familiars_exclude_each_other() -> None:
    """BR-EX-50, BR-FAMOVK-01, BR-SETUP-01, BR-SETUP-22"""
    with pytest.raises(BadSetup, match="BR-FAMOVK-01"):
        GAME.new({"packs": "draco", "overkill": "yes"}, ["", ""])
    with pytest.raises(BadSetup, match="BR-SETUP-22"):
        GAME.new({"overkill": "yes", "cards": "core"}, ["", ""])
    state = GAME.new({"overkill": "yes"}, ["", ""])
    assert isinstance(state, Lodge)
    assert state.overkill


def test_ex_52_tied_contestants_get_one_less() -> None:
    """BR-EX-52, BR-DEF-03, BR-DEF-04, BR-RULING-62"""
    assert ranked([4, 4, 2], [4, 2, 1]) == [3, 3, 1]
    assert ranked([6, 2, 2], [4, 2, 1]) == [4, 1, 1]


def test_ex_59_final_scoring() -> None:
    """BR-EX-59, BR-END-01 to -06"""
    state = lodge(seats=3)
    a, b, c = state.mages
    a.trophies, b.trophies, c.trophies = (1, 2, 1), (0, 2), (0, 1)
    quests = [quest.number for quest in state.box.quests]
    a.completed, b.completed = tuple(quests[:1]), tuple(quests[1:4])
    a.rooms, c.rooms = (kind("arena"), kind("garden")), (kind("throne_room"),)
    state.crown = 1
    assert [sum(gains) for gains in final_gains(state)] == [12, 8, 6, 0]


def test_ex_60_the_rose_wins_ties() -> None:
    """BR-EX-60, BR-END-07, BR-RULING-61"""
    state = lodge()
    state.crown = 0
    assert winner(state, [34, 20, 34]) == NONE
    assert winner(state, [35, 35, 34]) == 0


def test_a_random_game_ends() -> None:
    """BR-RULING-82 Thirty rounds are the bound."""
    state = lodge("cerberus,draco,griffin,hydra", 3)
    play_out(state, Seeded(5))
    assert state.result is not None
    assert state.round <= 30
    assert not state.casts
    assert not state.instances
