"""A mask as bytes, for another process of the same server.

Three kinds of objects are told apart. What has a `key` is shared by all tables with the same settings, such as cards:
its name is sent, and the reader has its own. What a module of the rules holds under a name is compared by identity, so
its name is sent too. Everything else is sent by value, through the constructor's arguments and then field by field:
compiled classes cannot be made in another way. Values are written without references among them, so that two masks
that say the same are the same bytes. A reader makes nothing but objects of the rules, and imports nothing.
"""

from __future__ import annotations

import functools
import importlib
import io
import pickle
import pkgutil
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from grimalkin import core, games, kit
from grimalkin.core.frozen import Shape, key_of, shared_name
from grimalkin.core.frozen import shared_things as things_of
from grimalkin.core.game import Game
from grimalkin.core.snapshot import fields
from grimalkin.core.state import FULL, State

HOMES: Final = (core, games, kit)  # packages whose objects may travel
PLAIN: Final = frozenset((type(None), bool, int, str, tuple, list, dict))
CONSTANT: Final = "="  # begins the name of what a module holds


class BadParcel(Exception):
    """These bytes are no mask, or something in a mask cannot be sent. The text names classes, never values."""


class Written(msgspec.Struct, array_like=True, frozen=True):
    """A parcel: the classes in it with their fields, in order of first use, and the values."""

    shapes: list[tuple[str, list[str]]]
    values: bytes


def at_home(cls: type) -> bool:
    return any(cls.__module__.startswith(f"{package.__name__}.") for package in HOMES)


def class_name(cls: type) -> str:
    return f"{cls.__module__}:{cls.__qualname__}"


class Home:
    """What the rules' own modules hold: their classes, and the objects that have a name there."""

    def __init__(self) -> None:
        self.classes: dict[str, type] = {}
        self.constants: dict[str, Any] = {}
        self.names: dict[int, str] = {}  # by identity: `constants` keeps the objects alive
        self.kinds: dict[tuple[type, tuple[str, ...]], Shape] = {}  # by class and what is in its `__dict__`
        self.shapes: dict[tuple[str, tuple[str, ...]], Shape] = {}  # by name of the class and its fields
        for package in HOMES:  # all of them, so that two processes give the same names
            for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
                module = importlib.import_module(found.name)
                for word, thing in list(vars(module).items()):
                    self.note(f"{found.name}:{word}", thing)

    def note(self, name: str, thing: Any) -> None:
        if isinstance(thing, type):
            if at_home(thing):
                self.classes.setdefault(class_name(thing), thing)
        elif isinstance(thing, (list, tuple)):
            for place, item in enumerate(thing):
                self.note_constant(f"{name}.{place}", item)
        else:
            self.note_constant(name, thing)

    def note_constant(self, name: str, thing: Any) -> None:
        """What several modules hold goes by the name it has where its class is.

        A compiled module keeps what one of its functions imports, from when that has run: not a name to rely on.
        """
        if not at_home(type(thing)) or isinstance(thing, Game):
            return
        self.constants[f"{CONSTANT}{name}"] = thing
        own = f"{CONSTANT}{type(thing).__module__}:"
        known = self.names.get(id(thing))
        if known is None or (f"{CONSTANT}{name}".startswith(own) and not known.startswith(own)):
            self.names[id(thing)] = f"{CONSTANT}{name}"

    def shape_of(self, thing: Any) -> Shape:
        cls = type(thing)
        kind = cls, tuple(getattr(thing, "__dict__", ()))
        shape = self.kinds.get(kind)
        if shape is None:
            name = class_name(cls)
            if self.classes.get(name) is not cls:
                raise BadParcel(f"{name} is not a class of the rules")
            shape = self.kinds[kind] = self.shape(name, fields(thing))
        return shape

    def shape(self, name: str, names: list[str]) -> Shape:
        shape = self.shapes.get((name, tuple(names)))
        if shape is None:
            cls = self.classes.get(name)
            if cls is None:
                raise BadParcel(f"{name} is not a class of the rules")
            try:
                shape = self.shapes[name, tuple(names)] = Shape(cls, names)
            except TypeError as error:
                raise BadParcel(str(error)) from None
        return shape


@functools.cache
def home() -> Home:
    return Home()


class Packer(pickle.Pickler):
    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, protocol=5)
        self.fast = True  # nothing is remembered: equal values are equal bytes, whether they are one object or two
        self.home = home()
        self.numbers: dict[int, int] = {}
        self.shapes: list[Shape] = []

    def persistent_id(self, obj: Any) -> int | str | None:
        kind = type(obj)
        if kind in PLAIN:
            return None
        if kind is Shape:
            number = self.numbers.get(id(obj))
            if number is None:
                number = self.numbers[id(obj)] = len(self.shapes)
                self.shapes.append(obj)
            return number
        key = key_of(obj)
        return shared_name(obj, key) if key else self.home.names.get(id(obj))

    def reducer_override(self, obj: Any) -> tuple[Shape, tuple[Any, ...]]:
        shape = self.home.shape_of(obj)
        return shape, shape.values(obj)


def pack(masked: State) -> bytes:
    """The bytes of a mask. A full state is never sent anywhere."""
    if masked.viewer == FULL:
        raise BadParcel("got a full state; only a mask can be sent")
    file = io.BytesIO()
    packer = Packer(file)
    packer.dump(masked)
    shapes = [(class_name(shape.cls), shape.names) for shape in packer.shapes]
    return msgspec.msgpack.encode(Written(shapes, file.getvalue()))


class Unpacker(pickle.Unpickler):
    def __init__(self, written: Written, shared: Mapping[str, Any]) -> None:
        super().__init__(io.BytesIO(written.values))
        self.home = home()
        self.shared = shared
        self.shapes = [self.home.shape(name, names) for name, names in written.shapes]

    def persistent_load(self, pid: Any) -> Any:
        if isinstance(pid, int):
            return self.shapes[pid]
        found = self.home.constants.get(pid) if pid.startswith(CONSTANT) else self.shared.get(pid)
        if found is None:
            raise BadParcel(f"there is no '{pid}' here")
        return found

    def find_class(self, module: str, name: str) -> Any:
        raise BadParcel(f"a parcel asks for {module}.{name}; it holds masks only")


def unpack(parcel: bytes, game: Game, shared: Mapping[str, Any]) -> State:
    """The mask again. `shared` is what `shared_things` finds for the same game, settings and number of seats."""
    state = Unpacker(msgspec.msgpack.decode(parcel, type=Written), shared).load()
    if not isinstance(state, State):
        raise BadParcel(f"got a {type(state).__name__}; a parcel holds a mask")
    state.listener = None
    state.hooks = game.hooks
    return state


def shared_things(game: Game, settings: dict[str, str], seats: int) -> dict[str, Any]:
    """What all tables with these settings share, by name."""
    try:
        return things_of(game.new(settings, [""] * seats))
    except TypeError as error:
        raise BadParcel(f"{game.id}: {error}") from None
