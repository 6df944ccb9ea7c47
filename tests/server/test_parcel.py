"""Masks as bytes: they say the same to another process, hold nothing hidden, and nothing else can come as one."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import io
import os
import pickle
from typing import Any

import msgspec
import pytest

from grimalkin.core.agenda import Step
from grimalkin.core.engine import pending
from grimalkin.core.events import Log
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import BOTTOM, State
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.familiars_and_foes.ballyhoo import BALLYHOO_STEP
from grimalkin.players.greedy import Greedy
from grimalkin.players.player import Player
from grimalkin.players.random import Random
from grimalkin.server.bots.parcel import (
    CONSTANT,
    BadParcel,
    Written,
    home,
    pack,
    shared_things,
    unpack,
)
from tests.support.bare import BARE
from tests.support.games import Setup, every_setup
from tests.support.walk import Walk, play_to_end

LOOKS = 12  # waits of a game that are looked at
PLAYERS: list[Player] = [Random(), Greedy(2)]
CAULDRON = TEACHING["cauldron"]
OWN = "[nettle]\nvalue = 3\n"


def every_so_often(walk: Walk, looks: int) -> int:
    """How many entries lie between two of so many looks at a game."""
    return max(1, len(walk.glances(1)) // looks)


def check(game: Game, masked: State, things: dict[str, Any], luck: int) -> State:
    """The mask in a parcel and out of it again."""
    parcel = pack(masked)
    again = unpack(parcel, game, things)
    assert snapshot(again) == snapshot(masked)
    assert type(again) is type(masked)
    assert again.listener is None
    assert again.hooks is game.hooks
    assert pack(again) == parcel
    twin = game.mask(game.imagine(masked, Seeded(luck)), masked.viewer)
    assert pack(twin) == parcel, "another world that looks the same to the seat has other bytes"
    return again


@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_masks_come_out_as_they_went_in(setup: Setup) -> None:
    game = setup.game
    walk = Walk(game, setup.seats, setup.settings, 11, ())
    things = shared_things(game, walk.settings, setup.seats)
    looked = 0
    with walk:
        every = every_so_often(walk, LOOKS)
        while walk.going():
            if walk.n % every == 0:
                offers = {offer.seat: offer for offer in pending(walk.state)}
                for seat in range(setup.seats):
                    masked = mask(walk.state, seat)
                    again = check(game, masked, things, walk.n)
                    looked += 1
                    offer = offers.get(seat)
                    if offer is not None and offer.options:
                        for player in PLAYERS:
                            chosen = [
                                player.choose(game, look, seat, offer.options[:], offer.standing[:], Seeded(walk.n))
                                for look in (masked, again)
                            ]
                            assert chosen[0] == chosen[1], f"{type(player).__name__} chose otherwise"
            walk.make(walk.pick())
    assert looked


@pytest.mark.parametrize("game", [*GAMES.values(), CAULDRON], ids=lambda game: game.id)
def test_a_game_goes_on_from_a_parcel_as_from_the_mask(game: Game) -> None:
    walk = Walk(game, 2, {}, 4, ())
    things = shared_things(game, walk.settings, 2)
    ends = 0
    with walk:
        every = every_so_often(walk, 4)
        while walk.going():
            if walk.n % every == 0:
                masked = mask(walk.state, 0)
                worlds = [imagine(look, Seeded(walk.n)) for look in (masked, unpack(pack(masked), game, things))]
                assert snapshot(worlds[0]) == snapshot(worlds[1])
                for world in worlds:
                    play_to_end(world, game, Seeded(walk.n))
                assert snapshot(worlds[0]) == snapshot(worlds[1])
                ends += 1
            walk.make(walk.pick())
    assert ends


def test_what_a_module_holds_is_the_same_object_again() -> None:
    game = GAMES["familiars-and-foes"]
    state = game.new({}, ["", ""])
    state.then(BALLYHOO_STEP)
    again = unpack(pack(mask(state, 0)), game, shared_things(game, {}, 2))
    assert again.agenda[-1] is BALLYHOO_STEP
    assert again.agenda[0] is BOTTOM[0]


def test_a_designers_own_cards_are_the_readers_own() -> None:
    game = CAULDRON.with_own("mine", "mine.toml", OWN)
    reader = CAULDRON.with_own("mine", "mine.toml", OWN)
    things = shared_things(reader, {}, 2)
    state = mask(game.new({}, ["", ""]), 0)
    again: Any = unpack(pack(state), reader, things)
    assert again.herbs is things["Herbs herbs"]
    assert [herb.value for herb in again.herbs.all if herb.key == "nettle"] == [3]


def test_a_listener_stays_behind() -> None:
    masked = mask(CAULDRON.new({}, ["", ""]), 0)
    before = pack(masked)
    masked.listener = Log(CAULDRON.event_types, CAULDRON.codes)
    assert pack(masked) == before


@functools.cache
def written(module: str) -> dict[str, set[str]]:
    """The fields that each class of a module sets, by its source."""
    tree = ast.parse(inspect.getsource(importlib.import_module(module)))
    return {
        node.name: {
            part.attr
            for part in ast.walk(node)
            if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store) and ast.unparse(part.value) == "self"
        }
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def kept(cls: type) -> set[str]:
    """The fields of a class, from its compiled form or from its source."""
    compiled = {name for base in cls.__mro__ for name in getattr(base, "__mypyc_attrs__", ())}
    bases = [base for base in cls.__mro__ if base.__module__.startswith("grimalkin.")]
    return compiled or {name for base in bases for name in written(base.__module__)[base.__name__]}


def test_every_step_and_state_can_be_made_from_its_fields() -> None:
    classes = [cls for cls in home().classes.values() if issubclass(cls, (Step, State))]
    assert len(classes) > 150
    for cls in classes:
        arguments = set(inspect.signature(cls).parameters)
        assert arguments <= kept(cls), f"{cls.__name__} is made with {arguments - kept(cls)} and keeps no such field"


# refusals


def test_a_whole_state_is_never_packed() -> None:
    with pytest.raises(BadParcel, match="got a full state"):
        pack(CAULDRON.new({}, ["", ""]))


def test_classes_from_elsewhere_are_not_packed() -> None:
    with pytest.raises(BadParcel, match=r"tests\.support\.bare:Heap is not a class of the rules"):
        pack(mask(BARE.new({}, ["", ""]), 0))


class Trap:
    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return os.getenv, ("HOME",)


def read(values: bytes, shapes: list[tuple[str, list[str]]] | None = None) -> State:
    return unpack(msgspec.msgpack.encode(Written(shapes or [], values)), CAULDRON, {})


def with_name(name: object) -> bytes:
    class Named(pickle.Pickler):
        def persistent_id(self, obj: Any) -> Any:
            return name if obj is Trap else None

    file = io.BytesIO()
    Named(file).dump(Trap)
    return file.getvalue()


def test_a_parcel_calls_nothing_but_the_rules() -> None:
    with pytest.raises(BadParcel, match="getenv; it holds masks only"):
        read(pickle.dumps(Trap()))
    with pytest.raises(BadParcel, match="os:_Environ is not a class of the rules"):
        read(pickle.dumps(1), [("os:_Environ", [])])
    with pytest.raises(BadParcel, match="there is no '=os:environ' here"):
        read(with_name(f"{CONSTANT}os:environ"))
    with pytest.raises(BadParcel, match="there is no 'Herbs herbs' here"):
        read(with_name("Herbs herbs"))


def test_a_parcel_holds_a_mask() -> None:
    with pytest.raises(BadParcel, match="got a list; a parcel holds a mask"):
        read(pickle.dumps([1, 2]))
    with pytest.raises(msgspec.DecodeError):
        unpack(b"\xff\x00", CAULDRON, {})
