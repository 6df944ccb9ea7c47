"""What models and rooms are and may do now: read from what is printed and from what lasts. Filters of card files."""

from __future__ import annotations

from typing import Final

from grimalkin.games.black_rose.codes import EVOCATIONS
from grimalkin.games.black_rose.cubes import total
from grimalkin.games.black_rose.instability import instability
from grimalkin.games.black_rose.kinds import (
    ACTIVATED,
    ALTAR,
    ARCHETYPES,
    AVAILABLE,
    BLACK,
    COLOURS,
    GUARD,
    L_BARRED,
    L_BASE,
    L_BONUS,
    L_COLOUR,
    L_COPY,
    L_FORM,
    L_HELD,
    L_NO_MOVE,
    L_ROOTED,
    NONE,
    P_BEASTS,
    P_MERCY,
    UNDEAD,
)
from grimalkin.games.black_rose.lodge import ROOMS, is_cell
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION
from grimalkin.games.black_rose.printed import EvocationCard
from grimalkin.games.black_rose.state import Lodge
from grimalkin.kit.filters import Pieces
from grimalkin.kit.lasting import newest, oldest, sum_of

ATTACK: Final = 2  # BR-PHYS-04

# rooms that something lasts on are numbered behind the models
ROOM_MARK: Final = 100


# What lasts


def colour_at(game: Lodge, place: int) -> int:
    """BR-GEN-12 The colour of a room now; Cells have none."""
    if is_cell(place):
        return NONE
    colour = game.room(place).colour
    for effect in game.lasting:  # the newest change counts
        if effect.on == ROOM_MARK + place:
            if effect.what == L_COLOUR:
                colour = effect.amount
            elif effect.what == L_COPY:
                colour = game.box.room(effect.about).colour
    return colour


def kind_at(game: Lodge, place: int) -> int:
    """BR-RULING-133 The room that a room is now: itself, or a copy of another."""
    copy = newest(game.lasting, L_COPY, ROOM_MARK + place) if game.lasting else None
    return copy.about if copy is not None else game.tiles[place]


def form_of(game: Lodge, model: int) -> EvocationCard | None:
    """BR-RULING-84 The Evocation whose form a Mage has now; the Abomination is the Mage."""
    if model >= FIRST_EVOCATION or not game.lasting:
        return None
    form = newest(game.lasting, L_FORM, model)
    return game.box.evocation(form.about) if form is not None else None


def lies_on(game: Lodge, what: int, model: int) -> bool:
    return bool(game.lasting) and oldest(game.lasting, what, model) is not None


def may_leave(game: Lodge, model: int, by_action: bool, by_own_spell: bool) -> str:
    """BR-MOVE-09 The rule that keeps a model in its room, or nothing."""
    if not game.lasting:
        return ""
    if lies_on(game, L_ROOTED, model):
        return "BR-MOVE-09"
    if (by_action or by_own_spell) and is_held(game, model):
        return "BR-MOVE-09"
    return "BR-PHYS-06" if by_action and lies_on(game, L_NO_MOVE, model) else ""


def is_held(game: Lodge, model: int) -> bool:
    """BR-MOVE-09 Is it in the room that it cannot leave by itself? Once moved out of it by others it is free."""
    for effect in game.lasting:
        if effect.what == L_HELD and effect.on == model and effect.about == game.place_of(model):
            return True
    return False


def is_barred(game: Lodge, model: int) -> bool:
    """Does an Inhibition token forbid this model to activate rooms?"""
    return lies_on(game, L_BARRED, model)


def attack_of(game: Lodge, seat: int) -> int:
    """BR-PHYS-07, BR-RULING-114 The highest base, then every plus."""
    form = form_of(game, seat)
    base = ATTACK if form is None else max(ATTACK, form.damage)
    more = 1 if game.has_passive(P_MERCY) else 0
    for effect in game.lasting:
        if effect.on == seat and effect.what == L_BASE:
            base = max(base, effect.amount)
    return base + more + sum_of(game.lasting, L_BONUS, seat)


def movement_of(game: Lodge, printed: EvocationCard) -> int:
    movement = printed.movement
    return movement + 1 if movement and game.has_passive(P_BEASTS) else movement


def archetype_of(game: Lodge, model: int) -> int:
    if model < FIRST_EVOCATION:
        form = form_of(game, model)
        return form.archetype if form is not None else NONE
    found = game.evocation(model)
    return game.printed(found).archetype if found is not None else NONE


def is_foe(game: Lodge, seat: int, model: int) -> bool:
    """BR-GEN-13 A Mage's own models are never foes."""
    return game.owner_of(model) != seat


# Filters of models


IN_MODEL: Final = 0
IN_MAGE: Final = 1
IN_EVOCATION: Final = 2
MODEL_SETS: Final = ["model", "mage", "evocation"]
F_FOE: Final = 0
F_OWN: Final = 1
F_IN_ROOM: Final = 2
F_WOUNDED: Final = 3
F_OTHER: Final = 4
F_DIVINE: Final = 5
F_MUTANT: Final = 6
F_NEAR: Final = 7
F_HERE: Final = 8
MODEL_FLAGS: Final = ["foe", "own", "in_room", "wounded", "other", "divine", "mutant", "near_target", "here"]
FIRST_ARCHETYPE: Final = 9


class ModelPieces(Pieces[Lodge]):
    """Models in play as filters speak of them: Mages by their seats, then Evocations. `me` is the acting Mage.

    BR-SPELL-20 "mage" is a foe Mage who is not in a Cell; "model" is any model in the Lodge but the acting Mage.
    """

    def size(self, game: Lodge) -> int:
        return FIRST_EVOCATION + EVOCATIONS

    def belongs(self, game: Lodge, which: int, piece: int, me: int, other: int) -> bool:
        if piece < FIRST_EVOCATION:
            if piece >= len(game.mages) or is_cell(game.mages[piece].place):
                return False
            return form_of(game, piece) is not None if which == IN_EVOCATION else piece != me
        found = game.evocation(piece)
        return which != IN_MAGE and found is not None and found.mode != GUARD and not is_cell(found.place)

    def has(self, game: Lodge, flag: int, piece: int, me: int, other: int) -> bool:
        if flag >= FIRST_ARCHETYPE:
            return archetype_of(game, piece) == flag - FIRST_ARCHETYPE
        if flag == F_FOE:
            return game.owner_of(piece) != me
        if flag == F_OWN:
            return game.owner_of(piece) == me
        if flag == F_WOUNDED:
            return game.wounds_of(piece) > 0
        if flag == F_IN_ROOM:
            return game.place_of(piece) == game.cast().room
        if flag == F_OTHER:
            return piece not in game.cast().targets
        if flag == F_HERE:
            return game.place_of(piece) == game.cast().here
        if flag == F_NEAR:
            last = game.cast().room
            return last != NONE and game.distance(last, game.place_of(piece)) <= 1
        found = game.evocation(piece)
        return found is not None and game.printed(found).rite == (1 if flag == F_DIVINE else 2)

    def number(self, game: Lodge, number: int, piece: int, me: int, other: int) -> int:
        return total(game.wounds_of(piece))


MODELS: Final = ModelPieces("model", MODEL_SETS, [*MODEL_FLAGS, *ARCHETYPES], ["cubes"])


# Filters of rooms


F_ALTAR: Final = 7
F_ROOM_DIVINE: Final = 8
F_ROOM_MUTANT: Final = 9
F_ROOM_UNDEAD: Final = 10
F_OWN_UNDEAD: Final = 11
F_AVAILABLE: Final = 12
F_ACTIVATED: Final = 13
F_INTACT: Final = 14
F_FIXED: Final = 15
F_MAGE: Final = 16
F_BESIDE: Final = 17
F_ROOM_HERE: Final = 18
F_ROSE: Final = 19
ROOM_FLAGS: Final = [
    *COLOURS,
    "altar",
    "divine",
    "mutant",
    "undead",
    "own_undead",
    "available",
    "activated",
    "intact",
    "fixed",
    "mage",
    "beside",
    "here",
    "rose",
]


class RoomPieces(Pieces[Lodge]):
    """Rooms of the Lodge as filters speak of them, by their hexes. `me` is the acting Mage."""

    def size(self, game: Lodge) -> int:
        return ROOMS

    def belongs(self, game: Lodge, which: int, piece: int, me: int, other: int) -> bool:
        return True

    def has(self, game: Lodge, flag: int, piece: int, me: int, other: int) -> bool:
        if flag < len(COLOURS):
            return colour_at(game, piece) == flag
        if flag == F_AVAILABLE:
            return game.tokens[piece] == AVAILABLE
        if flag == F_ACTIVATED:
            return game.tokens[piece] == ACTIVATED
        if flag == F_INTACT:
            return not game.is_destroyed(piece)
        if flag == F_FIXED:
            return game.room(piece).fixed
        if flag == F_BESIDE:
            return game.distance(game.cast().here, piece) == 1
        if flag == F_ROOM_HERE:
            return game.cast().here == piece
        if flag == F_ROSE:
            return game.room(piece).colour == BLACK  # whatever colour it has now
        if flag == F_MAGE:
            return any_mage(game, piece, me)
        return any_evocation(game, flag, piece, me)

    def number(self, game: Lodge, number: int, piece: int, me: int, other: int) -> int:
        return instability(game, piece)


def any_mage(game: Lodge, place: int, me: int) -> bool:
    """Does a foe Mage stand there?"""
    for seat in range(len(game.mages)):
        if seat != me and game.mages[seat].place == place:
            return True
    return False


def any_evocation(game: Lodge, flag: int, place: int, me: int) -> bool:
    """Does an Evocation stand there of which a flag of rooms speaks?"""
    for evocation in game.evocations:
        if evocation.place != place or evocation.mode == GUARD:
            continue
        printed = game.printed(evocation)
        if flag == F_ALTAR and printed.archetype == ALTAR:
            return True
        if flag == F_ROOM_DIVINE and printed.rite == 1:
            return True
        if flag == F_ROOM_MUTANT and printed.rite == 2:
            return True
        if flag == F_ROOM_UNDEAD and printed.archetype == UNDEAD:
            return True
        if flag == F_OWN_UNDEAD and printed.archetype == UNDEAD and evocation.owner == me:
            return True
    return False


ROOM_PIECES: Final = RoomPieces("room", ["room"], ROOM_FLAGS, ["instability"])
