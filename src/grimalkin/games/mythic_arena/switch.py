"""The Switch: two own pets change places, or one goes to the next line (MA-SWITCH, MA-RULING-62, -63, -85, -123)."""

from __future__ import annotations

from typing import Any, ClassVar

from grimalkin.core.agenda import ALLOWED, Die, Step
from grimalkin.games.mythic_arena.lines import enter_line, leave_line, move_code, trade_places
from grimalkin.games.mythic_arena.printed import PARALYZE
from grimalkin.games.mythic_arena.state import (
    DOOMED,
    FAILED,
    FRONT,
    GATE,
    GUARD,
    LINES,
    MOVE,
    MOVED,
    NONE,
    REAR,
    SEATS,
    SWITCH,
    SWITCHED,
    Arena,
)
from grimalkin.games.mythic_arena.statuses import FREE_FROM, cure


def switch_code(game: Arena, one: int, other: int) -> int:
    """A pair of pets as an option: whoever is nearer the Front comes first."""
    pets = game.pets
    if pets[one].line > pets[other].line:
        one, other = other, one
    return SWITCH.code(pets[one].card.index, pets[other].card.index)


def is_switch(option: int) -> bool:
    """Is it a pair of pets, and no move of one?"""
    return option in SWITCH


def pets_in_play(game: Arena, seat: int) -> list[int]:
    return [*game.row(seat, 0), *game.row(seat, 1), *game.row(seat, 2)]


def pair_acts(game: Arena, seat: int) -> list[int]:
    """Every pair of own pets, each once."""
    own = pets_in_play(game, seat)
    return [switch_code(game, own[i], own[j]) for i in range(len(own)) for j in range(i + 1, len(own))]


def switch_acts(game: Arena, seat: int) -> list[int]:
    """MA-TURN-09 Everything that could be meant by a Switch: each pair of own pets, each pet into another line."""
    found = pair_acts(game, seat)
    for number in pets_in_play(game, seat):
        for line in range(3):
            if line != game.pets[number].line:
                for index in range(len(game.row(seat, line)) + 1):
                    found.append(move_code(game.pets[number].card.index, line, index))
    return found


def forbids_switch(game: Arena, seat: int, act: int) -> str:
    """The rule that keeps two pets from being exchanged, or one from being moved, by a Switch; or ALLOWED."""
    if is_switch(act):
        one = game.pet_of(seat, SWITCH.one(act))
        other = game.pet_of(seat, SWITCH.two(act))
        if one == other or game.pets[one].line == game.pets[other].line:
            return "MA-RULING-123"
        if game.pets[other].line - game.pets[one].line != 1:
            return "MA-SWITCH-01"
        return forbids_leaving(game, one) or forbids_leaving(game, other)
    number = game.pet_of(seat, MOVE.one(act))
    pet = game.pets[number]
    if game.rules.simplified:
        return "MA-RULING-85"
    if abs(pet.line - MOVE.two(act)) != 1:
        return "MA-SWITCH-02"
    if len(game.row(seat, pet.line)) < 2:
        return "MA-RULING-62"
    return forbids_leaving(game, number)


def forbids_leaving(game: Arena, number: int) -> str:
    """MA-LOCK-02 Pets in a hold cannot Switch; a Giver's owner can end the hold first (MA-LOCK-07)."""
    pet = game.pets[number]
    if pet.flags & DOOMED:
        return "MA-RULING-07"
    if pet.held:
        return "MA-LOCK-02"
    return "MA-LOCK-07" if game.in_hold(number) else ALLOWED


def switch_options(game: Arena, seat: int) -> list[int]:
    found: list[int] = []
    add_switches(found, game, seat)
    return found


def add_switches(found: list[int], game: Arena, seat: int) -> None:
    """The same as all acts that `forbids_switch` allows, found faster."""
    front = game.row(seat, FRONT)
    guard = game.row(seat, GUARD)
    rear = game.row(seat, REAR)
    holds = game.somebody_held()
    add_pairs(found, game, front, guard, holds)
    add_pairs(found, game, guard, rear, holds)
    if game.rules.simplified:
        return
    if len(front) > 1:
        for number in front:
            if can_leave(game, number, holds):
                add_moves(found, game, number, GUARD, guard)
    if len(guard) > 1:
        for number in guard:
            if can_leave(game, number, holds):
                add_moves(found, game, number, FRONT, front)
                add_moves(found, game, number, REAR, rear)
    if len(rear) > 1:
        for number in rear:
            if can_leave(game, number, holds):
                add_moves(found, game, number, GUARD, guard)


def can_leave(game: Arena, number: int, holds: bool) -> bool:
    """Whether nothing forbids a pet to leave its line; without `holds` nobody is in a hold."""
    return not forbids_leaving(game, number) if holds else not game.pets[number].flags & DOOMED


def add_pairs(found: list[int], game: Arena, nearer: tuple[int, ...], farther: tuple[int, ...], holds: bool) -> None:
    for one in nearer:
        if can_leave(game, one, holds):
            first = SWITCH.code(game.pets[one].card.index)
            for other in farther:
                if can_leave(game, other, holds):
                    found.append(first + game.pets[other].card.index)


def add_moves(found: list[int], game: Arena, number: int, line: int, row: tuple[int, ...]) -> None:
    """The moves of a pet to each place in a row."""
    first = move_code(game.pets[number].card.index, line, 0)
    for index in range(len(row) + 1):
        found.append(first + index)


def switch_touches(game: Arena, seat: int, option: int) -> list[str]:
    if is_switch(option):
        one = game.pet_of(seat, SWITCH.one(option))
        other = game.pet_of(seat, SWITCH.two(option))
        return [game.piece_name(one), game.piece_name(other)]
    number = game.pet_of(seat, MOVE.one(option))
    return [game.piece_name(number), f"{LINES[MOVE.two(option)]}.{SEATS[seat]}"]


def do_switch(game: Arena, seat: int, act: int) -> None:
    """MA-RULING-63 Each paralyzed pet of a Switch rolls first; then the pets change places."""
    if is_switch(act):
        one = game.pet_of(seat, SWITCH.one(act))
        other = game.pet_of(seat, SWITCH.two(act))
        roll_free(game, one, other, SwitchPets(one, other))
    else:
        number = game.pet_of(seat, MOVE.one(act))
        roll_free(game, number, NONE, SwitchMove(number, MOVE.two(act), MOVE.three(act)))


def roll_free(game: Arena, one: int, other: int, step: Step[Any]) -> None:
    """`step` comes next, if every paralyzed pet of the two gets free; `one` is the one nearer the Front."""
    paralyzed = other != NONE and game.pets[other].counters(PARALYZE) > 0
    if game.pets[one].counters(PARALYZE):
        game.then(FreeRoll(one, other if paralyzed else NONE, step, True))
    elif paralyzed:
        game.then(FreeRoll(other, NONE, step, True))
    else:
        game.then(step)


class FreeRoll(Die[Arena]):
    """MA-RULING-63 A paralyzed pet of a Switch rolls: 11 or more removes Paralyze; if any fails, nobody moves."""

    id: ClassVar[str] = "free_roll"
    rule: ClassVar[str] = "MA-RULING-63"

    def __init__(self, number: int, other: int, step: Step[Any], free: bool) -> None:
        self.number = number
        self.other = other  # who rolls next, or NONE
        self.step = step
        self.free = free  # whoever rolled before is

    def sides(self) -> int:
        return 20

    def shows(self, game: Arena, face: int) -> None:
        game.log_event("MA-RULING-63", GATE, self.number, face, FREE_FROM)
        free = face >= FREE_FROM
        if free:
            cure(game, self.number, PARALYZE, "MA-INCAP-01")
        if self.other != NONE:
            game.then(FreeRoll(self.other, NONE, self.step, free and self.free))
        elif free and self.free:
            game.then(self.step)
        else:
            game.log_event("MA-RULING-63", FAILED, self.number)


class SwitchPets(Step[Arena]):
    """MA-SWITCH-01 Two own pets of adjacent lines change places."""

    id: ClassVar[str] = "switch_pets"
    rule: ClassVar[str] = "MA-SWITCH-01"

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def run(self, game: Arena) -> None:
        trade_places(game, self.one, self.other)
        game.log_event("MA-SWITCH-01", SWITCHED, self.one, self.other)


class SwitchMove(Step[Arena]):
    """MA-SWITCH-02 One of several pets of a line goes to an adjacent line."""

    id: ClassVar[str] = "switch_move"
    rule: ClassVar[str] = "MA-SWITCH-02"

    def __init__(self, number: int, line: int, index: int) -> None:
        self.number = number
        self.line = line
        self.index = index

    def run(self, game: Arena) -> None:
        leave_line(game, self.number)
        enter_line(game, self.number, self.line, self.index)
        game.log_event("MA-SWITCH-02", MOVED, self.number, self.line, self.index)
