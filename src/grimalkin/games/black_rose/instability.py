"""Instability and the destruction of rooms. BR-INST."""

from __future__ import annotations

from grimalkin.core.piles import public
from grimalkin.games.black_rose.cubes import colours_of, count_of, one_of, total
from grimalkin.games.black_rose.events import CRACKED, DESTROYED, FLIPPED_ROOM, STEADIED, UNSTABLE
from grimalkin.games.black_rose.kinds import ACTIVATED, AVAILABLE, NO_TOKEN, ROSE
from grimalkin.games.black_rose.lodge import is_cell
from grimalkin.games.black_rose.state import Lodge, teller


def instability(game: Lodge, place: int) -> int:
    return total(game.cubes[place])


def is_unstable(game: Lodge, place: int) -> bool:
    """BR-INST-01, BR-INST-03 A room with as many cubes as its limit."""
    return not game.is_destroyed(place) and instability(game, place) >= game.room(place).limit


def room_for(game: Lodge, place: int) -> int:
    """How many cubes can still be placed."""
    if is_cell(place) or game.is_destroyed(place):
        return 0
    return max(0, game.room(place).limit - instability(game, place))


def place_cubes(game: Lodge, contestant: int, place: int, count: int, rule: str) -> int:
    """BR-INST-02, BR-INST-03 Cubes in the colour of who causes them, up to the limit; the answer is how many."""
    placed = min(count, room_for(game, place))
    if placed > 0:
        game.cubes[place] += one_of(contestant, placed)
        left = instability(game, place)
        game.log_event(rule, UNSTABLE, teller(contestant), public(game.tiles[place]), placed, left)
    return placed


def remove_cubes(game: Lodge, contestant: int, place: int, count: int, rule: str) -> None:
    """BR-INST-04 Cubes of one colour go away."""
    game.cubes[place] -= one_of(contestant, count)
    game.log_event(rule, STEADIED, teller(contestant), public(game.tiles[place]), count, instability(game, place))


def convert_cube(game: Lodge, place: int, colour: int, contestant: int, rule: str) -> None:
    game.cubes[place] += one_of(contestant) - one_of(colour)
    game.log_event(rule, CRACKED, teller(contestant), public(game.tiles[place]), 1)


def flip_room(game: Lodge, place: int, rule: str) -> None:
    """BR-ROOM-08 An available Activation token turns to its activated side."""
    if game.tokens[place] == AVAILABLE:
        game.tokens[place] = ACTIVATED
        game.log_event(rule, FLIPPED_ROOM, public(game.tiles[place]))


def winner_of(game: Lodge, place: int) -> int:
    """BR-INST-05, BR-INST-06, BR-RULING-63 Who has most cubes there; the Rose wins ties, even with none."""
    cubes = game.cubes[place]
    best = ROSE
    most = count_of(cubes, ROSE)
    for contestant in colours_of(cubes):
        if contestant != ROSE and count_of(cubes, contestant) > most:
            best = contestant
            most = count_of(cubes, contestant)
        elif contestant != best and count_of(cubes, contestant) == most:
            best = ROSE
    return best


def destroy(game: Lodge, place: int, winner: int, rule: str) -> None:
    """BR-INST-09, BR-INST-07 The room is turned over, models stay, cubes go back; its token is the winner's."""
    game.destroyed |= 1 << place
    game.cubes[place] = 0
    game.tokens[place] = NO_TOKEN
    kind = game.tiles[place]
    if winner == ROSE:
        game.rose_rooms = (*game.rose_rooms, kind)
    else:
        mage = game.mages[winner]
        mage.rooms = (*mage.rooms, kind)
        mage.tokens_taken += 1
    game.log_event(rule, DESTROYED, public(kind), teller(winner))
