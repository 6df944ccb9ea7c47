"""What is installed: games and players in folders of this package, and those that other packages bring.

Another package names what it brings as an entry point, in its own `pyproject.toml`. What it brings may be broken: that
is a fault, told by those who list things or look for them, and everything else works.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable
from importlib import metadata
from typing import Any, Final

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")  # as it is written in commands and addresses
LONGEST: Final = 32  # signs of a name: tables keep it
TERMINAL: Final = "terminal"  # the module of a game's package that draws it in a terminal; no rule is in it


class Found:
    """A game or a player: its name, where it comes from in words, and whether it comes from another package."""

    def __init__(self, name: str, thing: Any, where: str, foreign: bool) -> None:
        self.name = name
        self.thing: Any = thing
        self.where = where
        self.foreign = foreign


class Installed:
    """All that was found of a kind, by name in the order of lists, and why the rest is left out."""

    def __init__(self) -> None:
        self.things: dict[str, Any] = {}
        self.faults: list[str] = []


def installed(kind: str, home: str, attribute: str, check: Callable[[str, Any], Any]) -> Installed:
    """What the modules of the package `home` hold as `attribute`, and what entry points of the group `home` name.

    `check` takes the name and what was found under it. It returns what is to be kept, or raises a TypeError that says
    what is wrong. A thing has an `order`: where it stands in lists.
    """
    answer = Installed()
    found = in_folder(home, attribute, check) + elsewhere(kind, home, check, answer.faults)
    kept: list[Found] = []
    for one in found:
        rivals = [other for other in found if other is not one and other.name == one.name]
        if not rivals or not one.foreign:  # nobody takes the name of what is here
            kept.append(one)
        else:
            others = " and ".join([other.where for other in rivals])
            why = f"{others} has that name too; uninstall one of them, or give it another name"
            answer.faults.append(f"the {kind} '{one.name}' of {one.where} is left out: {why}")
    for one in sorted(kept, key=lambda one: (one.thing.order, one.name)):
        answer.things[one.name] = one.thing
    return answer


def in_folder(home: str, attribute: str, check: Callable[[str, Any], Any]) -> list[Found]:
    """What the modules of a package hold under this name; each is named as its module, with `-` for `_`."""
    found: list[Found] = []
    for module in pkgutil.iter_modules(importlib.import_module(home).__path__, f"{home}."):
        thing = getattr(importlib.import_module(module.name), attribute, None)
        if thing is None:
            if module.ispkg:
                raise TypeError(f"the package {module.name} has no {attribute}")
            continue
        name = module.name.rpartition(".")[2].replace("_", "-")
        found.append(Found(name, check(name, thing), module.name, False))
    return found


def elsewhere(kind: str, group: str, check: Callable[[str, Any], Any], faults: list[str]) -> list[Found]:
    """What entry points name; a fault for each that cannot be used."""
    found: list[Found] = []
    entries = [(owner_of(entry), entry) for entry in metadata.entry_points(group=group)]
    for owner, entry in sorted(entries, key=lambda one: (one[0], one[1].name)):
        where = f"the package '{owner}' ({entry.value})"
        try:
            if not NAME.fullmatch(entry.name) or len(entry.name) > LONGEST:
                raise TypeError(f"a name has up to {LONGEST} lower-case letters, digits and single hyphens")
            found.append(Found(entry.name, check(entry.name, entry.load()), where, True))
        except Exception as error:  # noqa: BLE001  code of others: whatever it raises, the rest must work
            said = str(error).strip().partition("\n")[0]
            why = said if isinstance(error, TypeError) and said else f"{type(error).__name__}: {said}"
            faults.append(f"the {kind} '{entry.name}' of {where} cannot be loaded: {why}")
    return found


def owner_of(entry: Any) -> str:
    """The name of the distribution that has an entry point."""
    return entry.dist.name if entry.dist is not None else "?"


def with_faults(text: str, faults: list[str]) -> str:
    """A message about what is missing, with what could not be loaded behind it."""
    return "; ".join([text, *faults])
