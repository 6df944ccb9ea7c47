"""States as plain data that `pickle` and `copy` can carry, in both builds.

Compiled classes are made through their constructors only, and what a state shares with all others of its game, such as
cards, must be shared again by what comes out. So three kinds of objects are told apart. What has a `key` is shared
data: its name is kept, and found again in a fresh state of the same game. What a module of the rules holds under a name
is compared by identity: its name is kept too. Everything else is kept by value, field by field.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import sys
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.errors import BadSetup
from grimalkin.core.installed import TERMINAL
from grimalkin.core.snapshot import fields

CORE: Final = "grimalkin.core"
KIT: Final = "grimalkin.kit"
GAME: Final = "GAME"  # what the folder of a game exports
DETACH: Final = "detach"  # the method of a state
REMEMBERED: Final = 32  # origins of one game

# what stands first in a tuple of plain data
TUPLE: Final = 0
DICT: Final = 1
SHARED: Final = 2
CONSTANT: Final = 3
OBJECT: Final = 4


class Shape:
    """How objects of one class are taken apart and put together."""

    def __init__(self, cls: Any, names: list[str], bare: bool = False) -> None:
        self.cls: Any = cls
        self.names = names
        self.bare = bare  # made without its constructor
        self.arguments: list[int] = []
        if bare:
            return
        places = {names[place]: place for place in range(len(names))}
        arguments = list(inspect.signature(cls).parameters)
        missing = [name for name in arguments if name not in places]
        if missing:
            raise TypeError(f"{cls.__name__} is made with '{missing[0]}' and keeps no field of that name")
        self.arguments = [places[name] for name in arguments]

    def values(self, thing: Any) -> tuple[Any, ...]:
        return tuple([getattr(thing, name) for name in self.names])

    def __call__(self, *values: Any) -> Any:
        if self.bare:
            thing = self.cls.__new__(self.cls)
            detach = getattr(thing, DETACH, None)
            if detach is not None:
                detach()
        else:
            thing = self.cls(*[values[place] for place in self.arguments])
        for i in range(len(self.names)):
            setattr(thing, self.names[i], values[i])
        return thing


SHAPES: Final[dict[Any, Shape]] = {}  # by class and fields


def shape_of(cls: Any, names: tuple[str, ...]) -> Shape:
    shape = SHAPES.get((cls, names))
    if shape is None:
        try:
            shape = Shape(cls, list(names))
        except TypeError:
            if "__mypyc_attrs__" in vars(cls) or not names:
                raise
            shape = Shape(cls, list(names), True)  # whoever extends the engine may have a constructor of any kind
        SHAPES[cls, names] = shape
    return shape


def key_of(thing: Any) -> str:
    """The key of shared data, or nothing."""
    key = getattr(thing, "key", None)
    return key if isinstance(key, str) else ""


def shared_name(thing: Any, key: str) -> str:
    return f"{type(thing).__name__} {key}"


def shared_things(state: Any) -> dict[str, Any]:
    """What a state shares with all others of its game and settings, by name."""
    found: dict[str, Any] = {}
    seen: set[int] = set()
    left: list[Any] = [state]
    while left:
        thing = left.pop()
        if isinstance(thing, (list, tuple)):
            left.extend(thing)
        elif isinstance(thing, dict):
            left.extend(thing.values())
        elif thing is not None and not isinstance(thing, (int, str)) and id(thing) not in seen:
            seen.add(id(thing))
            key = key_of(thing)
            if key:
                name = shared_name(thing, key)
                if found.setdefault(name, thing) is not thing:
                    raise TypeError(f"two things of {type(state).__name__} are called '{name}'")
            left.extend([getattr(thing, name) for name in fields(thing)])
    return found


class Constants:
    """The objects that modules of the rules hold under a name: those of the core, the kit and one game."""

    def __init__(self, homes: list[str]) -> None:
        self.names: dict[int, str] = {}  # by identity: the modules keep the objects alive
        self.things: dict[str, Any] = {}
        self.homes = homes
        for home in homes:
            for name in modules_of(home):
                held = vars(importlib.import_module(name))
                for word in list(held):
                    thing = held[word]
                    if isinstance(thing, (list, tuple)):
                        for place in range(len(thing)):
                            self.note(f"{name}:{word}.{place}", thing[place])
                    else:
                        self.note(f"{name}:{word}", thing)

    def note(self, name: str, thing: Any) -> None:
        """What several modules hold goes by the name it has where its class is: others may import it later."""
        module = type(thing).__module__
        if not [home for home in self.homes if module == home or module.startswith(f"{home}.")]:
            return
        own = f"{module}:"
        known = self.names.get(id(thing))
        self.things[name] = thing
        if known is None or (name.startswith(own) and not known.startswith(own)):
            self.names[id(thing)] = name


def modules_of(home: str) -> list[str]:
    """A module, or all modules of a package but the one that draws in a terminal."""
    path = getattr(importlib.import_module(home), "__path__", None)
    if path is None:
        return [home]
    names = [found.name for found in pkgutil.walk_packages(path, f"{home}.")]
    return [home, *[name for name in names if name != f"{home}.{TERMINAL}"]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """What makes states and knows them again: a game, as it looks from here, for games stand above their states."""

    id: ClassVar[str] = "?"

    def __init__(self) -> None:
        self.origins: dict[Any, Origin] = {}  # by settings and seats

    def fresh(self, settings: dict[str, str], seats: int) -> Any:
        """A new state, for what all states with these settings share."""
        raise NotImplementedError

    def version(self, settings: dict[str, str]) -> str:
        """What must be the same where a state comes out: the version of the rules, the meaning of the cards."""
        raise NotImplementedError

    def home(self) -> str:
        """The package or module that holds its rules."""
        raise NotImplementedError

    def usual_origins(self) -> list[Origin]:
        """Where a card comes from if nobody says more: the defaults, then each value of each setting alone."""
        return []

    def adopt(self, thing: Any, origin: Origin) -> None:
        """Make a state one of this source's own. Other things stay as they are."""
        raise NotImplementedError


class Origin:
    """Where states come from: a game with these settings and so many seats. All its states share what it finds."""

    def __init__(self, source: Source, settings: dict[str, str], seats: int) -> None:
        self.source = source
        self.settings = settings
        self.seats = seats
        # looked for when they are first needed
        self.known_things: dict[str, Any] | None = None
        self.known_constants: Constants | None = None

    def things(self) -> dict[str, Any]:
        if self.known_things is None:
            self.known_things = shared_things(self.source.fresh(self.settings, self.seats))
        return self.known_things

    def constants(self) -> Constants:
        if self.known_constants is None:
            self.known_constants = Constants([CORE, KIT, self.source.home()])
        return self.known_constants

    def version(self) -> str:
        return self.source.version(self.settings)


def origin_of(source: Source, settings: dict[str, str], seats: int) -> Origin:
    """The origin of states with these settings, which are complete. A source remembers the latest."""
    key = (*settings.items(), seats)
    origin = source.origins.get(key)
    if origin is None:
        origin = Origin(source, settings, seats)
        while len(source.origins) >= REMEMBERED:
            del source.origins[next(iter(source.origins))]
        source.origins[key] = origin
    return origin


def origin_with(thing: Any, name: str) -> Origin:
    """The origin that shares a thing, found by the game's own cards; a designer's are known to their states only."""
    home = type(thing).__module__
    while home:
        source = getattr(sys.modules.get(home), GAME, None)
        if isinstance(source, Source):
            for origin in source.usual_origins():
                if origin.things().get(name) is thing:
                    return origin
        home = home.rpartition(".")[0]
    raise TypeError(f"'{name}' is a card of no game's own set; pickle the state that it belongs to")


class Freezer:
    """Takes things apart. `origin` becomes known with the first shared thing, if it was not given."""

    def __init__(self, origin: Origin | None) -> None:
        self.origin = origin

    def freeze(self, thing: Any) -> Any:
        """Plain data: numbers, texts, lists, and tuples that begin with their sort."""
        if thing is None or isinstance(thing, (int, str)):
            return thing
        if isinstance(thing, list):
            return [self.freeze(item) for item in thing]
        if isinstance(thing, tuple):
            return (TUPLE, *[self.freeze(item) for item in thing])
        if isinstance(thing, dict):
            return (DICT, *[(self.freeze(key), self.freeze(thing[key])) for key in thing])
        key = key_of(thing)
        if key:
            name = shared_name(thing, key)
            if self.origin is None:
                self.origin = origin_with(thing, name)
            return (SHARED, name)
        if self.origin is not None:
            constant = self.origin.constants().names.get(id(thing))
            if constant is not None:
                return (CONSTANT, constant)
        names = tuple(fields(thing))
        values = shape_of(type(thing), names).values(thing)
        return (OBJECT, type(thing), names, *[self.freeze(value) for value in values])


def melted(plain: Any, origin: Origin | None) -> Any:
    """A thing of its plain data."""
    if isinstance(plain, list):
        return [melted(item, origin) for item in plain]
    if not isinstance(plain, tuple):
        return plain
    sort = plain[0]
    if sort == TUPLE:
        return tuple([melted(item, origin) for item in plain[1:]])
    if sort == DICT:
        return {melted(key, origin): melted(value, origin) for key, value in plain[1:]}
    if sort == OBJECT:
        return shape_of(plain[1], plain[2])(*[melted(value, origin) for value in plain[3:]])
    assert origin is not None, "shared data has an origin"
    found = origin.things().get(plain[1]) if sort == SHARED else origin.constants().things.get(plain[1])
    if found is None:
        raise BadSetup(f"{origin.source.id} has no '{plain[1]}' here; it was pickled by another version")
    return found


def frozen(thing: Any, origin: Origin | None) -> tuple[Any, ...]:
    """What `__reduce__` of a state or of a step answers."""
    freezer = Freezer(origin)
    plain = freezer.freeze(thing)
    found = freezer.origin
    if found is None:
        return thawed, (None, {}, 0, "", plain)
    return thawed, (found.source, found.settings, found.seats, found.version(), plain)


def thawed(source: Source | None, settings: dict[str, str], seats: int, version: str, plain: Any) -> Any:
    """The state or step again."""
    if source is None:
        return melted(plain, None)
    origin = origin_of(source, settings, seats)
    if origin.version() != version:
        said = f"expected {origin.version()}, got {version}"
        raise BadSetup(f"{source.id}: this was pickled with another version of the rules or the cards; {said}")
    thing = melted(plain, origin)
    source.adopt(thing, origin)
    return thing
