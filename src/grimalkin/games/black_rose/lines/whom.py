"""Whom an instruction is for. BR-SPELL-18 to -22."""

from __future__ import annotations

from grimalkin.core.cards import EACH, THE, Target
from grimalkin.games.black_rose.kinds import (
    AT_ALL,
    AT_BESIDE,
    AT_BESIDE_YOU,
    AT_BOTH,
    AT_HIT,
    AT_NEAR,
    AT_REFUSED,
    AT_ROOM,
    AT_YOURS,
    NONE,
    W_CASTER,
    W_DEALER,
    W_FOE,
    W_MAGE,
    W_ME,
    W_SECOND,
    W_TARGET,
    W_THIRD,
    W_YOU,
)
from grimalkin.games.black_rose.lodge import BESIDE, is_cell
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION, Cast
from grimalkin.games.black_rose.state import Lodge


def settled(game: Lodge, cast: Cast, to: Target) -> int:
    """BR-DEF-08, BR-SPELL-04 The model that is there already, if it is still in play; NONE: nobody."""
    model = NONE
    if to.among == W_YOU:
        return cast.seat
    if to.among == W_ME:
        return cast.me
    if to.among == W_DEALER:
        model = cast.dealer
    elif to.among == W_CASTER:
        model = cast.foe
    else:
        place = [W_TARGET, W_SECOND, W_THIRD].index(to.among)
        model = cast.targets[place] if place < len(cast.targets) else NONE
    if model == NONE or not game.in_lodge(model):
        return NONE  # BR-SPELL-22 one that left play or is in a Cell is dropped
    return model if not is_ignoring(cast, model) else NONE


def is_ignoring(cast: Cast, model: int) -> bool:
    """BR-SPELL-14 Does a Mage ignore this spell?"""
    return model < FIRST_EVOCATION and bool(cast.ignores >> model & 1)


def stands(game: Lodge, cast: Cast, where: int, model: int) -> bool:
    """Is a model where the instruction says?"""
    place = game.place_of(model)
    if where == AT_ROOM:
        return place == cast.room
    if where == AT_BESIDE:
        return cast.room != NONE and place in BESIDE[cast.room]
    if where == AT_BOTH:
        return cast.room != NONE and game.distance(cast.room, place) <= 1
    if where == AT_YOURS:
        return place == cast.here and not is_cell(cast.here)
    if where == AT_BESIDE_YOU:
        return place in game.beside(cast.here)
    if where == AT_NEAR:
        return game.distance(cast.here, place) <= 2
    if where == AT_HIT:
        return model in cast.hits
    if where == AT_REFUSED:
        return model in cast.refused
    return where == AT_ALL


def is_meant(game: Lodge, cast: Cast, among: int, model: int) -> bool:
    """BR-SPELL-19, BR-SPELL-20 Foe models, foe Mages, or any models; nobody in a Cell."""
    if not game.in_lodge(model):
        return False
    if among == W_FOE:
        return game.owner_of(model) != cast.seat
    if among == W_MAGE:
        return model < FIRST_EVOCATION and model != cast.seat
    return True


def those(game: Lodge, cast: Cast, to: Target | None) -> list[int]:
    """The models that an instruction is for now."""
    if to is None:
        return [cast.seat]
    if to.how == THE:
        model = settled(game, cast, to)
        return [model] if model != NONE else []
    assert to.how == EACH, f"'{to.text}' has to be picked"
    found: list[int] = []
    for model in game.models():
        if is_meant(game, cast, to.among, model) and stands(game, cast, to.where, model):
            if not is_ignoring(cast, model):
                found.append(model)
    return found


def bits_of(models: list[int]) -> int:
    bits = 0
    for model in models:
        bits |= 1 << model
    return bits
