"""What conditions and sums of card files can count, and how it is counted. BR-QUEST-02."""

from __future__ import annotations

from typing import Final

from grimalkin.core.amounts import Quantity
from grimalkin.games.black_rose.cubes import count_of, total
from grimalkin.games.black_rose.instability import instability
from grimalkin.games.black_rose.kinds import (
    ARCHETYPES,
    COLOURS,
    ELEMENTS,
    NONE,
    READY,
    REVEALED,
)
from grimalkin.games.black_rose.lodge import ROOMS
from grimalkin.games.black_rose.pieces import FIRST_EVOCATION
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.values import MODELS, ROOM_PIECES, archetype_of, colour_at, form_of
from grimalkin.kit.filters import Count

# of the effect that is being carried out
Q_DONE: Final = 0
Q_FAILED: Final = 1
Q_HITS: Final = 2
Q_DAMAGE: Final = 3
Q_KEPT: Final = 4
Q_CUBES: Final = 5
Q_HALF_CUBES: Final = 6
Q_IS: Final = 7
Q_IS_MAGE: Final = 8
Q_TOUCHED: Final = 9
Q_REFUSED: Final = 10
Q_REVEALED: Final = 11
Q_READY: Final = 12
Q_INSTABILITY: Final = 13
Q_OWN_ROOM: Final = 14
Q_FOES: Final = 15
Q_STEPS: Final = 16
Q_LAID: Final = 17
Q_ON_SHEET: Final = 18
Q_FELLED: Final = 19
Q_MOON: Final = 20
Q_IN_PLAY: Final = 21
Q_SHOWN_POINTS: Final = 22
Q_COPIED: Final = 23
Q_NAMED_FOES: Final = 24
# of the round, for Quests
Q_ENTERED: Final = 25
Q_ACTIVATED: Final = 26
Q_COLOURS: Final = 27
Q_COLOUR: Final = 28
Q_ELEMENTS: Final = 29
Q_ELEMENT: Final = 30
Q_MODELS_CUBED: Final = 31
Q_SHEET_CUBES: Final = 32
Q_OWN_INSTABILITY: Final = 33
Q_EVOCATIONS: Final = 34
Q_LAST_HITS: Final = 35
Q_TOKENS: Final = 36
Q_FAMILIAR_ACTIONS: Final = 37
Q_TRAPPED: Final = 38
Q_GUARDED: Final = 39
Q_TROPHIES: Final = 40
Q_LEASH: Final = 41
Q_FELLED_MAGES: Final = 42
Q_FELLED_EVOCATIONS: Final = 43

QUANTITIES: Final = [
    Quantity("done"),
    Quantity("failed"),
    Quantity("hits"),
    Quantity("damage"),
    Quantity("kept"),
    Quantity("cubes"),
    Quantity("half_cubes"),
    Quantity("is", ARCHETYPES),
    Quantity("is_mage"),
    Quantity("touched"),
    Quantity("refused"),
    Quantity("revealed"),
    Quantity("ready"),
    Quantity("instability"),
    Quantity("own_room"),
    Quantity("foes", COLOURS),
    Quantity("steps"),
    Quantity("laid"),
    Quantity("on_sheet"),
    Quantity("felled"),
    Quantity("moon"),
    Quantity("target_in_play"),
    Quantity("shown_points"),
    Quantity("copied"),
    Quantity("named_foes"),
    Quantity("entered", COLOURS),
    Quantity("activated", of_card=True),
    Quantity("colours"),
    Quantity("colour", COLOURS),
    Quantity("elements"),
    Quantity("element", ELEMENTS),
    Quantity("models_cubed"),
    Quantity("sheet_cubes"),
    Quantity("own_instability"),
    Quantity("evocations"),
    Quantity("last_hits"),
    Quantity("tokens_taken"),
    Quantity("familiar_actions"),
    Quantity("trapped"),
    Quantity("guarded"),
    Quantity("trophies"),
    Quantity("long_leash"),
    Quantity("felled_mages"),
    Quantity("felled_evocations"),
    Count(MODELS),
    Count(ROOM_PIECES, "rooms"),
]


def bits(number: int) -> int:
    count = 0
    while number:
        count += number & 1
        number >>= 1
    return count


def count(game: Lodge, quantity: int, word: int, me: int, other: int) -> int:
    """A number that cards count: `me` is the acting Mage, `other` the model that an instruction is for."""
    if quantity >= Q_ENTERED:
        return of_round(game, quantity, word, me)
    if quantity == Q_MOON:
        return game.moon
    if quantity in (Q_CUBES, Q_HALF_CUBES, Q_IS, Q_IS_MAGE, Q_IN_PLAY):
        return of_model(game, quantity, word, other)
    cast = game.cast()
    if quantity == Q_SHOWN_POINTS:
        return game.box.quest(game.casts[-2].kind).points  # of the Quest that a Trap answers
    if quantity == Q_COPIED:
        return game.casts[-2].gained  # by the spell that a Trap answers
    if quantity == Q_DONE:
        return cast.done
    if quantity == Q_FAILED:
        return cast.failed
    if quantity == Q_HITS:
        return len(cast.hits)
    if quantity == Q_DAMAGE:
        return cast.amount
    if quantity == Q_KEPT:
        return cast.kept
    if quantity == Q_TOUCHED:
        return len(cast.touched)
    if quantity == Q_REFUSED:
        return len(cast.refused)
    if quantity == Q_REVEALED:
        return game.count_slots(cast.foe, REVEALED) if cast.foe != NONE else 0
    if quantity == Q_READY:
        return game.count_slots(cast.foe, READY) if cast.foe != NONE else 0
    if quantity == Q_INSTABILITY:
        return instability(game, cast.room) if cast.room != NONE else 0
    if quantity == Q_OWN_ROOM:
        return 1 if game.mages[cast.seat].place == cast.room else 0
    if quantity == Q_FOES:
        return foes_in(game, me, word)
    if quantity == Q_NAMED_FOES:
        return foes_in(game, me, cast.colour)
    if quantity == Q_STEPS:
        return cast.steps
    if quantity == Q_LAID:
        return cast.laid
    if quantity == Q_ON_SHEET:
        return cast.on_sheet
    assert quantity == Q_FELLED, f"quantity {quantity} is not counted"
    return cast.felled


def of_model(game: Lodge, quantity: int, word: int, other: int) -> int:
    """Of the model that an instruction is for; else of the first target."""
    model = other
    if model == NONE and game.casts and game.cast().targets:
        model = game.cast().targets[0]
        if model < FIRST_EVOCATION and game.cast().ignores >> model & 1:
            return 0  # BR-SPELL-14 nothing is read from who ignores it
    if model == NONE:
        return 0
    if quantity == Q_CUBES:
        return total(game.wounds_of(model))
    if quantity == Q_HALF_CUBES:
        return total(game.wounds_of(model)) // 2  # BR-GEN-10
    if quantity == Q_IS:
        return 1 if archetype_of(game, model) == word else 0
    if quantity == Q_IN_PLAY:
        return 1 if game.in_lodge(model) else 0
    return 1 if model < FIRST_EVOCATION else 0


def foes_in(game: Lodge, me: int, colour: int) -> int:
    """Foe models in rooms of a colour."""
    found = 0
    for model in game.models():
        if game.in_lodge(model) and game.owner_of(model) != me and colour_at(game, game.place_of(model)) == colour:
            found += 1
    return found


def of_round(game: Lodge, quantity: int, word: int, me: int) -> int:
    """BR-QUEST-03 Flags of the round."""
    mage = game.mages[me]
    if quantity == Q_ENTERED:
        return of_colour(game, mage.entered, word)
    if quantity == Q_ACTIVATED:
        place = game.room_with(word)
        return mage.activated >> place & 1 if place != NONE else 0
    if quantity == Q_COLOURS:
        return bits(mage.colours)
    if quantity == Q_COLOUR:
        return (mage.colours | mage.colours_before) >> word & 1
    if quantity == Q_ELEMENTS:
        return bits(mage.elements)
    if quantity == Q_ELEMENT:
        return mage.elements >> word & 1
    if quantity == Q_MODELS_CUBED:
        return bits(mage.cubed)
    if quantity == Q_SHEET_CUBES:
        return mage.on_sheets
    if quantity == Q_OWN_INSTABILITY:
        return sum([count_of(cubes, me) for cubes in game.cubes])
    if quantity == Q_EVOCATIONS:
        form = 1 if form_of(game, me) is not None else 0
        return form + len([evocation for evocation in game.evocations if evocation.owner == me])
    if quantity == Q_LAST_HITS:
        return mage.last_hits
    if quantity == Q_TOKENS:
        return mage.tokens_taken
    if quantity == Q_FAMILIAR_ACTIONS:
        return mage.familiar_actions
    if quantity == Q_TRAPPED:
        return bits(mage.trapped)
    if quantity == Q_GUARDED:
        return mage.guarded
    if quantity == Q_TROPHIES:
        return len(set(mage.trophies))
    if quantity == Q_LEASH:
        return mage.long_leash
    if quantity == Q_FELLED_MAGES:
        return mage.felled_mages
    assert quantity == Q_FELLED_EVOCATIONS, f"quantity {quantity} is not counted"
    return mage.felled_evocations


def of_colour(game: Lodge, entered: int, colour: int) -> int:
    for place in range(ROOMS):
        if entered >> place & 1 and game.room(place).colour == colour:
            return 1
    return 0
