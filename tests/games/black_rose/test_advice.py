"""What greedy play makes of the advice: Quests are shown, spells find their targets, sheets are filled."""

from __future__ import annotations

from typing import Any

from grimalkin.core.luck import Seeded
from grimalkin.core.masks import mask
from grimalkin.core.table import Seat, Table
from grimalkin.games.black_rose.game import GAME
from grimalkin.games.black_rose.kinds import SEATS
from grimalkin.players.greedy import Greedy
from tests.support.effort import times


def choices(at: str, *moves: str, settings: dict[str, str] | None = None, **position: Any) -> set[str]:
    """Whatever greedy chooses for A after these moves, with different luck."""
    sitting = [Seat(SEATS[i], "human") for i in range(2)]
    table = Table(GAME, settings or {}, sitting, None, {"at": at, **position})
    for move in moves:
        table.play(0, move)
    offer = next(offer for offer in table.offers() if offer.seat == 0)
    masked = mask(table.state, 0)
    found: set[str] = set()
    for seed in range(times(3)):
        chosen = Greedy(2).choose(GAME, masked, 0, offer.options, offer.standing, Seeded(seed))
        found.add(GAME.codes.text(chosen))
    return found


def spell(card: str, side: str = "upright", slot: str = "1") -> dict[str, str]:
    return {"slot": slot, "card": card, "side": side}


def test_a_fulfilled_quest_is_shown() -> None:
    held = {"room": "throne_room", "quests": ["royal_manners"], "flags": {"activated": 16}}
    assert choices("T4", active="A", A=held) == {"show royal_manners"}


def test_a_spell_is_aimed_at_the_foe_and_not_at_an_own_servant() -> None:
    servant = [{"card": "landsknecht", "owner": "A", "room": "garden"}]
    mine = {"room": "throne_room", "sheet": [spell("ice_grip")]}
    found = choices("T4", "cast", active="A", evocations=servant, A=mine, B={"room": "garden"})
    assert found == {"target B"}


def test_a_mage_close_to_falling_is_attacked() -> None:
    mine = {"room": "throne_room", "move_activate": False}
    foe = {"room": "garden", "wounds": {"A": 8}}
    assert choices("T4", "move_attack", active="A", A=mine, B=foe) == {"step garden"}


def test_a_room_that_gives_a_point_is_activated() -> None:
    mine = {"room": "treasure_room"}
    assert choices("T4", "move_activate", "stay", active="A", A=mine) == {"activate"}


def test_a_sheet_is_filled_before_the_mage_is_ready() -> None:
    hand = ["fireball", "ice_grip", "gaze", "overload", "dismiss"]
    laid = ["lay fireball 1 upright", "lay ice_grip 2 upright"]
    assert "ready" not in choices("P3", *laid, A={"room": "throne_room", "hand": hand}, B={"hand": ["gaze"]})


def test_a_guard_familiar_takes_the_last_wounds() -> None:
    """At nine wounds the Mage would fall; the Familiar has free slots."""
    familiar = [{"card": "lerna", "owner": "A", "room": "throne_room"}]
    mine = {"room": "throne_room", "wounds": {"B": 7}}
    foe = {"room": "throne_room"}
    sitting = [Seat(SEATS[i], "human") for i in range(2)]
    position = {"at": "T4", "active": "B", "evocations": familiar, "A": mine, "B": foe}
    table = Table(GAME, {"packs": "hydra"}, sitting, None, position)
    for move in ("move_attack", "stay", "target A"):
        table.play(1, move)
    offer = table.offers()[0]
    masked = mask(table.state, 0)
    chosen = Greedy(2).choose(GAME, masked, 0, offer.options, offer.standing, Seeded(1))
    assert GAME.codes.text(chosen) in ("split 0", "split 1")
