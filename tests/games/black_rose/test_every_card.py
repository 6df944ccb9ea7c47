"""Every side of every spell, every room, Quest and Event of the set in use works in play."""

from __future__ import annotations

from typing import Any

import pytest

from grimalkin.core.engine import advance, apply, happen, pending, waiting_chance
from grimalkin.core.events import Log
from grimalkin.core.luck import Seeded
from grimalkin.core.positions import read_position
from grimalkin.core.tomlread import Layer
from grimalkin.games.black_rose.game import GAME
from grimalkin.games.black_rose.kinds import (
    COLOURS,
    MOMENTS,
    NONE,
    ON_ACTIVATE,
    ON_DAMAGE,
    ON_DEFEAT,
    ON_ENTER,
    ON_PHYSICAL,
    ON_QUEST,
    ON_RESOLVED,
    SIDES,
)
from grimalkin.games.black_rose.state import Lodge

BOX = GAME.box(GAME.full_settings({}))
# what there is for a spell to work on: servants of both, Altars, wounds, instability, cards
EVOCATIONS = [
    {"card": "divine_altar", "owner": "A", "room": "throne_room"},
    {"card": "mutant_altar", "owner": "A", "room": "throne_room"},
    {"card": "landsknecht", "owner": "A", "room": "observatory"},
    {"card": "malacoda", "owner": "B", "room": "observatory"},
]
TABLE: dict[str, Any] = {
    "at": "T4",
    "active": "A",
    "moon": 2,
    "board": ["tongues_of_fire"],
    "discard_divination": ["clairvoyance"],
    "rooms": [{"room": "throne_room", "cubes": {"B": 3}}, {"room": "garden", "token": "activated"}],
    "evocations": EVOCATIONS,
    "A": {
        "room": "throne_room",
        "pp": 4,
        "wounds": {"B": 2},
        "hand": ["epiphany", "overload"],
        "grimoire": ["stone_claws", "gaze", "cowardice", "dismiss"],
        "memories": ["ice_grip", "fire_dash", "magic_door"],
        "quests": ["rubble"],
    },
    "B": {
        "room": "observatory",
        "pp": 4,
        "wounds": {"A": 1, "rose": 2},
        "quests": ["snare"],
        "completed": ["two_doors"],
        "hand": ["fireball"],
        "sheet": [{"slot": "2", "card": "maelstrom"}, {"slot": "quick", "card": "gaze"}],
    },
}


def table(**changes: Any) -> tuple[Lodge, Log]:
    """The table with some changes; those of a seat are laid over what it has."""
    position = {key: dict(value) if isinstance(value, dict) else value for key, value in TABLE.items()}
    for key, value in changes.items():
        position[key] = {**position[key], **value} if isinstance(value, dict) and key in position else value
    state = read_position(GAME, {}, ["", ""], position, Layer("position", ""))
    assert isinstance(state, Lodge)
    log = Log(GAME.event_types, GAME.codes)
    state.listener = log
    return state, log


def play(state: Lodge, luck: Seeded, choices: int) -> None:
    """So many choices at random; luck speaks in between."""
    while choices and state.result is None:
        step = advance(state)
        chance = waiting_chance(state)
        if chance is not None:
            happen(state, chance, chance.roll(state, luck))
            continue
        assert step is not None
        offer = pending(state)[0]
        # who is offered to do something does it, so that effects are seen
        options = offer.options if len(offer.options) == 1 else offer.options[1:]
        apply(state, offer.seat, options[luck.below(len(options))], GAME.codes)
        choices -= 1


def whole(log: Log) -> list[str]:
    return [line.whole() for line in log.lines]


CAST = [
    (spell.key, number)
    for spell in BOX.spells
    for number in range(len(SIDES))
    if spell.sides[number] is not None and not spell.side(number).waits()
]
WAITING = [
    (spell.key, number)
    for spell in BOX.spells
    for number in range(len(SIDES))
    if spell.sides[number] is not None and spell.side(number).waits()
]


@pytest.mark.parametrize(("card", "side"), CAST, ids=str)
def test_a_spell_is_cast(card: str, side: int) -> None:
    for seed in range(4):
        spell = {"slot": "1", "card": card, "side": SIDES[side]}
        state, log = table(A={"sheet": [spell]})
        advance(state)
        apply(state, 0, GAME.codes.code("cast"), GAME.codes)
        play(state, Seeded(seed), 12)
        assert f"BR-SPELL-02 cast A {card} {side}" in whole(log)
        assert "BR-SPELL-13 no_effect A" not in whole(log)[:4], "it found no target"


@pytest.mark.parametrize(("card", "side"), WAITING, ids=str)
def test_a_trap_or_protection_is_revealed(card: str, side: int) -> None:
    """B does what it waits for, or is the one who does it to A."""
    printed = BOX.spell(BOX.names.index(card)).side(side)
    spell = {"slot": "1", "card": card, "side": SIDES[side], "state": "active"}
    acts = {
        ON_PHYSICAL: ["move_attack", "stay"],
        ON_DAMAGE: ["move_attack", "stay", "target A"],
        ON_DEFEAT: ["move_attack", "stay", "target A"],
        ON_ACTIVATE: ["move_activate", "stay", "activate"],
        ON_QUEST: ["show a_servant_found"],
    }.get(printed.on, ["cast"])
    card_of_foe = "epiphany" if printed.on == ON_RESOLVED else foe_spell(printed.against)
    foe: dict[str, Any] = {"room": "throne_room", "sheet": [{"slot": "1", "card": card_of_foe}]}
    mine: dict[str, Any] = {"sheet": [spell]}
    more: dict[str, Any] = {}
    if printed.on == ON_QUEST:
        foe["quests"] = ["a_servant_found"]
    elif printed.on == ON_DEFEAT:
        mine["wounds"] = {"B": 9}
    if printed.on == ON_ENTER:
        room, beside = next(
            (name, near) for name, near, colour in ROOMS_BESIDE if COLOURS.index(colour) == printed.colour
        )
        foe["room"] = beside
        acts = ["move_attack", f"step {room}"]
    elif printed.against == 2:  # a Trap of B's, set off by A
        more = {"active": "A"}
        foe = {"sheet": [{"slot": "1", "card": "dance_of_death", "state": "active"}]}
        acts = ["move_attack", "stay"]
    state, log = table(**{"active": "B", "A": mine, "B": foe, **more})
    mover = 1 if not more else 0
    for act in acts:
        advance(state)
        apply(state, mover, GAME.codes.code(act), GAME.codes)
    luck = Seeded(1)
    for _choice in range(8):
        if f" turned_up A {card} {side}" in " ".join(whole(log)) or state.result is not None:
            break
        play_for(state, luck)
    play(state, luck, 6)
    assert f"turned_up A {card} {side}" in " ".join(whole(log)), MOMENTS[printed.on]


def play_for(state: Lodge, luck: Seeded) -> None:
    """One choice: A reveals what can be revealed, B aims at A."""
    advance(state)
    if waiting_chance(state) is not None:
        play(state, luck, 1)
        return
    for offer in pending(state):
        texts = [GAME.codes.text(option) for option in offer.options]
        wanted = [text for text in texts if text.startswith("reveal") or text in ("target A", "room throne_room")]
        if wanted:
            apply(state, offer.seat, GAME.codes.code(wanted[0]), GAME.codes)
            return
    offer = pending(state)[0]
    apply(state, offer.seat, offer.options[0], GAME.codes)


def foe_spell(against: int) -> str:
    """A spell of the foe that the Protection guards against."""
    return {3: "ice_grip", 4: "meteor_swarm"}.get(against, "ice_grip")


ROOMS_BESIDE = [
    ("summoner_room", "armory", "red"),
    ("garden", "throne_room", "green"),
    ("black_rose_room", "throne_room", "black"),
    ("throne_room", "garden", "purple"),
    ("crypt", "armory", "grey"),
    ("bibliotheca", "throne_room", "yellow"),
    ("mirrors_room", "throne_room", "blue"),
]


@pytest.mark.parametrize("room", [room.key for room in BOX.rooms if room.pack == NONE])
def test_a_room_is_activated(room: str) -> None:
    for seed in range(3):
        hand = ["epiphany", "overload", "gaze", "clairvoyance", "bone_armor"]
        sheet = [{"slot": "1", "card": "fireball"}, {"slot": "2", "card": "epiphany", "state": "revealed"}]
        rooms = [{"room": "garden" if room != "garden" else "forge", "token": "activated"}]
        state, log = table(rooms=rooms, A={"room": room, "hand": hand, "grimoire": ["stone_claws"], "sheet": sheet})
        for act in ("move_activate", "stay", "activate"):
            advance(state)
            apply(state, 0, GAME.codes.code(act), GAME.codes)
        play(state, Seeded(seed), 8)
        assert f"BR-ROOM-01 activated A {room}" in whole(log)


@pytest.mark.parametrize("event", [event.key for event in BOX.events])
def test_an_event_is_drawn(event: str) -> None:
    moon = BOX.event(BOX.names.index(event)).moon
    state, log = table(at="P1", active="nobody", moon=moon, board=[], **{f"events_{moon}": [event]})
    play(state, Seeded(3), 10)
    assert any(line.endswith(f" {event}") and "drew_event" in line for line in whole(log))


@pytest.mark.parametrize("quest", [quest.key for quest in BOX.quests])
def test_a_quest_is_shown_and_rewarded(quest: str) -> None:
    """Its condition is fulfilled by flags of the round, by what lies there, or by what is done for it."""
    state, log = table(A={"quests": []})
    number = BOX.names.index(quest)
    state.quests[0].put(number << 16 | 0xFF01)
    mage = state.mages[0]
    mage.entered = mage.activated = (1 << 19) - 1
    mage.colours = mage.elements = 127
    mage.cubed = 6
    mage.on_sheets = 9
    mage.last_hits = mage.felled_mages = mage.felled_evocations = mage.tokens_taken = 1
    mage.familiar_actions = mage.long_leash = mage.guarded = 1
    mage.trapped = 2
    mage.trophies = (1, 2)
    state.cubes[4] += 3
    advance(state)
    apply(state, 0, GAME.codes.code(f"show {quest}"), GAME.codes)
    play(state, Seeded(2), 4)
    assert f"BR-QUEST-02 completed A {quest}" in whole(log)
