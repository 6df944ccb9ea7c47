"""Lines, what is adjacent, and the Line Check: MA-LINE, MA-LCHK, MA-ADJ."""

from __future__ import annotations

from typing import ClassVar

from grimalkin.core.agenda import ALLOWED, Ask, Step
from grimalkin.games.mythic_arena.state import (
    FRONT,
    GUARD,
    LINES,
    MOVE,
    MOVED,
    MOVED_UP,
    OUT,
    REAR,
    SEATS,
    STEPPED,
    Arena,
)


def adjacent(game: Arena, one: int, other: int) -> bool:
    return not forbids_adjacent(game, one, other)


def forbids_adjacent(game: Arena, one: int, other: int) -> str:
    """The rule by which two pets are not adjacent, or ALLOWED.

    MA-ADJ-01 Next to it in the same line or in a neighbouring one, diagonals included. MA-RULING-25 Rows are centred.
    """
    pets = game.pets
    a = pets[one]
    b = pets[other]
    if a.seat != b.seat:
        return "MA-RULING-26"
    lines_apart = a.line - b.line
    if one == other or a.line < 0 or b.line < 0 or lines_apart > 1 or lines_apart < -1:
        return "MA-ADJ-01"
    apart = column(game, one) - column(game, other)
    if -2 <= apart <= 2:
        return ALLOWED
    return "MA-RULING-25"


def column(game: Arena, number: int) -> int:
    """MA-RULING-25 Twice the place from the centre of the row."""
    pet = game.pets[number]
    row = game.row(pet.seat, pet.line)
    place = 0
    for other in row:
        if other == number:
            break
        place += 1
    return 2 * place - (len(row) - 1)


def trade_places(game: Arena, one: int, other: int) -> None:
    """Two pets trade line and index exactly."""
    a = game.pets[one]
    b = game.pets[other]
    for i in range(3):
        row = game.row(a.seat, i)
        if i in (a.line, b.line):
            game.lines[a.seat * 3 + i] = tuple([other if n == one else one if n == other else n for n in row])
    line = a.line
    a.line = b.line
    b.line = line


def leave_line(game: Arena, number: int) -> None:
    """The rest close up."""
    pet = game.pets[number]
    game.lines[pet.seat * 3 + pet.line] = tuple([n for n in game.row(pet.seat, pet.line) if n != number])
    pet.line = OUT


def enter_line(game: Arena, number: int, line: int, index: int) -> None:
    """MA-RULING-27 The owner picks the place; index 0 is the left end."""
    pet = game.pets[number]
    row = game.row(pet.seat, line)
    game.lines[pet.seat * 3 + line] = row[:index] + (number,) + row[index:]
    pet.line = line


def moves_needed(front: int, guard: int, rear: int) -> int:
    """How many one-line moves lead to a legal occupation: Front alone, Front and Guard, or all three lines."""
    count = front + guard + rear
    if count < 3:
        return to_one(front, count) + rear
    moves = 0
    if front == 0:
        moves += 1
        front = 1
    if rear == 0:
        moves += 1
        rear = 1
    surplus = front + rear - (count - 1)  # the Guard must keep one
    return moves + surplus if surplus > 0 else moves


def distance(game: Arena, front: int, guard: int, rear: int) -> int:
    """How far an occupation is from a legal one. Simplified: one pet on the Front, all others on the Guard."""
    if game.rules.simplified:
        return to_one(front, front + guard + rear) + rear  # MA-SIMPLE-03
    return moves_needed(front, guard, rear)


def to_one(front: int, count: int) -> int:
    """How many moves leave one of so many pets on the Front."""
    return front - 1 if front else 1 if count else 0


def line_moves(game: Arena, seat: int) -> int:
    return distance(game, len(game.row(seat, 0)), len(game.row(seat, 1)), len(game.row(seat, 2)))


def helps(game: Arena, seat: int, source: int, target: int) -> bool:
    """Whether a move between two neighbouring lines brings the lines nearer to a legal occupation."""
    front = len(game.row(seat, FRONT))
    guard = len(game.row(seat, GUARD))
    rear = len(game.row(seat, REAR))
    before = distance(game, front, guard, rear)
    step = target - source  # one line back, or one line forward
    if source == FRONT or target == FRONT:
        return distance(game, front - step, guard + step, rear) < before
    return distance(game, front, guard - step, rear + step) < before


def another_can_step(game: Arena, seat: int) -> bool:
    """Whether a pet that has not stepped yet has a move that helps."""
    for pet in game.pets:
        if pet.seat == seat and pet.line >= 0 and not pet.flags & STEPPED and can_step(game, seat, pet.line):
            return True
    return False


def can_step(game: Arena, seat: int, line: int) -> bool:
    """Whether some move out of this line helps."""
    return (line > FRONT and helps(game, seat, line, line - 1)) or (line < REAR and helps(game, seat, line, line + 1))


def legal_lines(game: Arena, seat: int) -> list[int]:
    """MA-PLAY-02, -03, -04 Where a further pet may go: the first line that needs one, or any when all are filled."""
    if not game.row(seat, FRONT):
        return [FRONT]
    if game.rules.simplified:
        return [GUARD]  # MA-RULING-85
    if not game.row(seat, GUARD):
        return [GUARD]
    if not game.row(seat, REAR):
        return [REAR]
    return [FRONT, GUARD, REAR]


class LineCheck(Step[Arena]):
    """MA-LCHK-02 A Line Check is made whenever a pet is Downed."""

    id: ClassVar[str] = "line_check"
    rule: ClassVar[str] = "MA-LCHK-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, game: Arena) -> None:
        if line_moves(game, self.seat):
            for pet in game.pets:
                if pet.line != OUT:
                    pet.flags &= ~STEPPED
            game.then(MovePet(self.seat))


class MovePet(Ask[Arena]):
    """MA-LCHK-01 While the lines do not meet their minimum, the owner moves a pet by one line, by the shortest way."""

    id: ClassVar[str] = "move_pet"
    rule: ClassVar[str] = "MA-LCHK-01"

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for number in range(len(game.pets)):
            pet = game.pets[number]
            if pet.seat == seat and pet.line >= 0:
                for line in range(3):
                    if line != pet.line:
                        for index in range(len(game.row(seat, line)) + 1):
                            found.append(move_code(pet.card.index, line, index))
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        number = game.pet_of(seat, MOVE.one(act))
        line = MOVE.two(act)
        pet = game.pets[number]
        if abs(pet.line - line) != 1:
            return "MA-LCHK-03"
        if not helps(game, seat, pet.line, line):
            return "MA-LCHK-04" if game.row(seat, line) else "MA-RULING-28"
        return "MA-RULING-104" if pet.flags & STEPPED and another_can_step(game, seat) else ALLOWED

    def options(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for pet in game.pets:
            if pet.seat != seat or pet.line < 0:
                continue
            for line in (pet.line - 1, pet.line + 1):
                if FRONT <= line <= REAR and helps(game, seat, pet.line, line):
                    if pet.flags & STEPPED and another_can_step(game, seat):
                        break
                    for index in range(len(game.row(seat, line)) + 1):
                        found.append(move_code(pet.card.index, line, index))
        return found

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        number = game.pet_of(seat, MOVE.one(option))
        return [game.piece_name(number), f"{LINES[MOVE.two(option)]}.{SEATS[seat]}"]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        number = game.pet_of(seat, MOVE.one(option))
        line = MOVE.two(option)
        index = MOVE.three(option)
        pet = game.pets[number]
        before = pet.line
        leave_line(game, number)
        enter_line(game, number, line, index)
        pet.flags |= MOVED_UP | STEPPED
        game.log_event(moved_by(before, line), MOVED, number, line, index)
        if line_moves(game, seat):
            game.then(MovePet(seat))


def moved_by(source: int, line: int) -> str:
    """Which of the rulebook's four cases a move of a Line Check is."""
    if line == FRONT:
        return "MA-LCHK-05"
    if line == REAR:
        return "MA-LCHK-08"
    return "MA-LCHK-06" if source == REAR else "MA-LCHK-07"


def move_code(slot: int, line: int, index: int) -> int:
    return MOVE.code(slot, line, index)
