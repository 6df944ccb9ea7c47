"""Instructions about rooms: instability, tokens, colours, activation. BR-INST, BR-ROOM."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Chance
from grimalkin.core.fields import Given
from grimalkin.core.piles import public
from grimalkin.games.black_rose.codes import COLOUR, CUBE, DONE
from grimalkin.games.black_rose.cubes import colours_of
from grimalkin.games.black_rose.events import COPIED, RECOLOURED
from grimalkin.games.black_rose.instability import (
    convert_cube,
    destroy,
    flip_room,
    instability,
    is_unstable,
    place_cubes,
    remove_cubes,
    room_for,
)
from grimalkin.games.black_rose.kinds import ACTIVATED, BLACK, COLOURS, L_COLOUR, L_COPY, NONE, ROSE, ROUND
from grimalkin.games.black_rose.lines.harm import dealer_of
from grimalkin.games.black_rose.lodge import BESIDE, CENTRE, ROOMS, is_cell
from grimalkin.games.black_rose.pieces import Cast
from grimalkin.games.black_rose.power import gain
from grimalkin.games.black_rose.rooms import Activate, forbids_activation, work
from grimalkin.games.black_rose.script import AskColour, AskRoom, LineStep, RoseLine, room_id
from grimalkin.games.black_rose.state import Lodge
from grimalkin.games.black_rose.values import ROOM_MARK, colour_at, kind_at
from grimalkin.kit.lasting import LastingEffect

# where instability is placed
W_ROOM: Final = 0
W_BESIDE: Final = 1
W_YOURS: Final = 2
W_TARGET: Final = 3
W_SECOND: Final = 4
W_PICK: Final = 5
W_MAGES: Final = 6
W_ROSE: Final = 7
W_ME: Final = 8
WHERE: Final = [
    "room",
    "beside room",
    "your room",
    "room of target",
    "room of target 2",
    "here or beside",
    "rooms with mages",
    "beside black rose room",
    "its room",
]


class Instability(RoseLine):
    """Cubes are placed in rooms, in the colour of who causes them."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.where_at = given.number("where")

    def rooms(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        """BR-ROOM-09 "Your room or an adjacent room" counts from where the effect works."""
        if is_cell(cast.here):
            return [place for place in game.beside(cast.here) if room_for(game, place)]
        return [place for place in range(ROOMS) if game.distance(cast.here, place) <= 1 and room_for(game, place)]

    def spots(self, game: Lodge, cast: Cast) -> list[int]:
        where = self.where_at
        if where == W_ROOM:
            return [cast.room] if cast.room != NONE else []
        if where == W_BESIDE:
            return BESIDE[cast.room]
        if where == W_YOURS:  # BR-REACT-08 where it was used, even if its Mage was defeated meanwhile
            return [cast.here]
        if where == W_ME:
            return [game.place_of(cast.me)] if game.is_model(cast.me) else []
        if where in (W_TARGET, W_SECOND):
            at = where - W_TARGET
            model = cast.targets[at] if at < len(cast.targets) else NONE
            return [game.place_of(model)] if model != NONE and game.in_lodge(model) else []
        if where == W_MAGES:
            taken = [mage.place for mage in game.mages]
            return [place for place in range(ROOMS) if place in taken]
        return BESIDE[CENTRE]

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 0
        if self.where_at == W_PICK:
            if self.rooms(game, cast, 0):
                game.ask_openly(AskRoom(self.use(), self.chooser(game, cast), 0, False))
            return
        for place in self.spots(game, cast):
            cast.done += place_cubes(game, cast.seat, place, self.count(game), "BR-INST-02")

    def picked_room(self, game: Lodge, cast: Cast, stage: int, place: int) -> None:
        cast.done += place_cubes(game, cast.seat, place, self.count(game), "BR-INST-02")


class RoomCubeLine(RoseLine):
    """An instruction that picks cubes of the room."""

    must: ClassVar[bool] = False

    def takes(self, game: Lodge, cast: Cast, colour: int) -> bool:
        return True

    def take(self, game: Lodge, cast: Cast, colour: int) -> None:
        raise NotImplementedError

    def found(self, game: Lodge, cast: Cast) -> list[int]:
        if cast.room == NONE:
            return []
        cubes = game.cubes[cast.room]
        return [colour for colour in colours_of(cubes) if self.takes(game, cast, colour)]

    def possible(self, game: Lodge, cast: Cast) -> bool:
        return bool(self.found(game, cast))

    def start(self, game: Lodge, cast: Cast) -> None:
        cast.done = 0
        self.ask(game, cast, self.count(game))

    def ask(self, game: Lodge, cast: Cast, left: int) -> None:
        options = self.found(game, cast)
        if left <= 0 or not options:
            return
        if self.must and (len(options) == 1 or instability(game, cast.room) <= left):
            self.take(game, cast, options[0])
            cast.done += 1
            self.ask(game, cast, left - 1)
        else:
            game.then(PickRoomCube(self.use(), self.chooser(game, cast), left))


class PickRoomCube(Ask[Lodge]):
    """BR-DEC-15 Who removes or converts instability picks the cubes."""

    id: ClassVar[str] = "pick_room_cube"
    rule: ClassVar[str] = "BR-DEC-15"

    def __init__(self, use: LineStep, seat: int, left: int) -> None:
        super().__init__(seat)
        self.use = use
        self.left = left

    def line(self) -> RoomCubeLine:
        line = self.use.line()
        assert isinstance(line, RoomCubeLine)
        return line

    def acts(self, game: Lodge, seat: int) -> list[int]:
        return [DONE] + [CUBE.code(colour) for colour in self.line().found(game, game.cast())]

    def forbids(self, game: Lodge, seat: int, act: int) -> str:
        return "BR-DEC-15" if act == DONE and self.line().must else ALLOWED

    def touches(self, game: Lodge, seat: int, option: int) -> list[str]:
        return [] if option == DONE else [room_id(game, game.cast().room)]

    def chosen(self, game: Lodge, seat: int, option: int) -> None:
        if option == DONE:
            return
        cast = game.cast()
        self.line().take(game, cast, CUBE.one(option))
        cast.done += 1
        self.line().ask(game, cast, self.left - 1)


class RemoveInstability(RoomCubeLine):
    """Up to so many cubes of the room go away."""

    def take(self, game: Lodge, cast: Cast, colour: int) -> None:
        remove_cubes(game, colour, cast.room, 1, "BR-INST-04")


class ClearInstability(RoomCubeLine):
    """Exactly so many cubes of the room go away."""

    must: ClassVar[bool] = True

    def take(self, game: Lodge, cast: Cast, colour: int) -> None:
        remove_cubes(game, colour, cast.room, 1, "BR-INST-04")


class ConvertInstability(RoomCubeLine):
    """Up to so many cubes of the room become the acting Mage's."""

    def takes(self, game: Lodge, cast: Cast, colour: int) -> bool:
        return colour != cast.seat

    def take(self, game: Lodge, cast: Cast, colour: int) -> None:
        convert_cube(game, cast.room, colour, cast.seat, "BR-INST-04")


# Tokens and colours


class FlipRoom(RoseLine):
    """The Activation token of the room turns to its activated side."""

    def start(self, game: Lodge, cast: Cast) -> None:
        if cast.room != NONE:
            flip_room(game, cast.room, "BR-ROOM-08")


class FlipColour(RoseLine):
    """The tokens of all rooms of the colour that was named."""

    def start(self, game: Lodge, cast: Cast) -> None:
        flip_all(game, cast.colour)


def flip_all(game: Lodge, colour: int) -> None:
    for place in range(ROOMS):
        if colour_at(game, place) == colour:
            flip_room(game, place, "BR-ROOM-08")


class FlipRandom(RoseLine):
    """A colour at random, not black: the tokens of its rooms."""

    def start(self, game: Lodge, cast: Cast) -> None:
        game.then(RandomColour())


class RandomColour(Chance[Lodge]):
    """BR-EVENT-08 A random colour."""

    id: ClassVar[str] = "random_colour"
    rule: ClassVar[str] = "BR-EVENT-08"

    def weights(self, game: Lodge) -> list[int]:
        return [1] * BLACK

    def face(self, game: Lodge, outcome: int) -> str:
        return COLOURS[outcome]

    def happened(self, game: Lodge, outcome: int) -> None:
        flip_all(game, outcome)


class NameColour(RoseLine):
    """The acting Mage names a colour; those before `from` cannot be named."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.which = given.number("colour")

    def colours(self, game: Lodge, cast: Cast) -> list[int]:
        return list(range(self.which, len(COLOURS)))

    def start(self, game: Lodge, cast: Cast) -> None:
        game.ask_openly(AskColour(self.use(), self.chooser(game, cast)))

    def picked_colour(self, game: Lodge, cast: Cast, colour: int) -> None:
        cast.colour = colour


class Recolour(RoseLine):
    """The room has this colour for the round."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.colour = given.number("recolour")

    def start(self, game: Lodge, cast: Cast) -> None:
        if cast.room == NONE:
            return
        effect = LastingEffect(L_COLOUR, ROOM_MARK + cast.room, self.colour, ROUND, cast.seat, cast.kind)
        game.lasting = (*game.lasting, effect)
        game.log_event("BR-GEN-12", RECOLOURED, public(game.tiles[cast.room]), COLOUR.code(self.colour))


# Activation


class ActivateRoom(RoseLine):
    """A room is activated: the target room, working from there, or the room where the Mage now stands."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.own = given.number("activate") == 1
        self.beside = given.number("activate") == 2
        self.again = given.number("activate") == 3

    def spot(self, game: Lodge, cast: Cast) -> int:
        """BR-ROOM-03 The room; "your room" only if the effect has brought the Mage there, and nothing away again."""
        return cast.room if not self.own or game.mages[cast.seat].place == cast.room else NONE

    def rooms(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        """One available room at distance exactly 1, not the Black Rose Room."""
        found: list[int] = []
        for place in range(ROOMS):
            if game.distance(cast.here, place) == 1 and game.room(place).colour != BLACK:
                if not forbids_activation(game, dealer_of(game, cast), place):
                    found.append(place)
        return found

    def possible(self, game: Lodge, cast: Cast) -> bool:
        if self.beside:
            return bool(self.rooms(game, cast, 0))
        return not forbids_activation(game, dealer_of(game, cast), self.spot(game, cast), self.again)

    def start(self, game: Lodge, cast: Cast) -> None:
        if self.beside:
            if self.rooms(game, cast, 0):
                game.ask_openly(AskRoom(self.use(), cast.seat, 0, False))
        elif self.possible(game, cast):
            game.then(Activate(cast.seat, self.spot(game, cast), self.again, dealer_of(game, cast)))

    def picked_room(self, game: Lodge, cast: Cast, stage: int, place: int) -> None:
        game.then(Activate(cast.seat, place, False, dealer_of(game, cast)))


class CopyRoom(RoseLine):
    """BR-ROOM-08 The effect of another room that is already activated, but not of a fixed one.

    Also BR-ROOM-10, BR-RULING-105, BR-ROOM-06.
    """

    def rooms(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        found: list[int] = []
        for place in range(ROOMS):
            kind = kind_at(game, place)
            if game.tokens[place] == ACTIVATED and not game.box.room(kind).fixed:
                if kind != cast.kind and place != cast.room:
                    found.append(place)
        return found

    def start(self, game: Lodge, cast: Cast) -> None:
        if self.rooms(game, cast, 0):
            game.ask_openly(AskRoom(self.use(), cast.seat, 0, False))

    def picked_room(self, game: Lodge, cast: Cast, stage: int, place: int) -> None:
        work(game, cast.seat, kind_at(game, place), cast.room)


class BeCopy(RoseLine):
    """BR-RULING-78 The room is a copy of another one, not of the Black Rose Room, until the end of the round.

    Also BR-RULING-133.
    """

    def rooms(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        found: list[int] = []
        for place in range(ROOMS):
            if place != cast.room and place != CENTRE and not game.is_destroyed(place):
                found.append(place)
        return found

    def start(self, game: Lodge, cast: Cast) -> None:
        if cast.room != NONE and self.rooms(game, cast, 0):
            game.ask_openly(AskRoom(self.use(), cast.seat, 0, False))

    def picked_room(self, game: Lodge, cast: Cast, stage: int, place: int) -> None:
        kind = game.tiles[place]
        effect = LastingEffect(L_COPY, ROOM_MARK + cast.room, 1, ROUND, cast.seat, cast.kind, 0, kind)
        game.lasting = (*game.lasting, effect)
        game.log_event("BR-RULING-78", COPIED, public(game.tiles[cast.room]), public(kind))


class Ruin(RoseLine):
    """BR-RULING-77 Rooms beside the room are destroyed now, their tokens are the acting Mage's (BR-RULING-134)."""

    def rooms(self, game: Lodge, cast: Cast, stage: int) -> list[int]:
        found: list[int] = []
        for place in BESIDE[cast.room]:
            if not game.is_destroyed(place) and not game.room(place).fixed:
                found.append(place)
        return found

    def start(self, game: Lodge, cast: Cast) -> None:
        if cast.room != NONE:
            self.ask(game, cast, self.count(game))

    def ask(self, game: Lodge, cast: Cast, left: int) -> None:
        rooms = self.rooms(game, cast, left)
        if left > 0 and len(rooms) <= left:
            for place in rooms:
                destroy(game, place, cast.seat, "BR-RULING-77")
        elif left > 0:
            game.then(AskRoom(self.use(), cast.seat, left, False))

    def picked_room(self, game: Lodge, cast: Cast, stage: int, place: int) -> None:
        destroy(game, place, cast.seat, "BR-RULING-77")
        self.ask(game, cast, stage - 1)


class Hunger(RoseLine):
    """The Rose gains points for each Unstable room."""

    def start(self, game: Lodge, cast: Cast) -> None:
        count = len([place for place in range(ROOMS) if is_unstable(game, place)])
        gain(game, ROSE, count * self.count(game), "BR-EVENT-04")
