"""A state as plain text, and its hash: to compare builds, to notice divergence, to prove that copies are apart.

Fields are read by reflection, so a field that somebody adds is in the hash at once, and a `copy` that forgets it fails
the tests that every game must pass. A new field would also change the hash of every game recorded before it, so a class
may name fields in a tuple `later`: they stay out while they are empty (False, 0, no text, nothing in the list), as
they are in all those games.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

SKIPPED = {"listener", "origin"}


KNOWN: dict[type, list[str]] = {}  # fields of compiled classes: all objects of one have the same


def fields(thing: Any) -> list[str]:
    """The names of an object's fields, the same for compiled and interpreted classes."""
    kind = type(thing)
    known = KNOWN.get(kind)
    if known is not None:
        return known
    names = {name for cls in kind.__mro__ for name in getattr(cls, "__mypyc_attrs__", ()) if name != "__dict__"}
    own = getattr(thing, "__dict__", None)
    if own is not None:
        return sorted(names.union(own) - SKIPPED)
    KNOWN[kind] = sorted(names - SKIPPED)
    return KNOWN[kind]


def later_fields(kind: type) -> tuple[str, ...]:
    """The fields that a class names in `later`. A field may be called so too: compiled, its class has a descriptor."""
    named = getattr(kind, "later", ())
    return named if isinstance(named, tuple) else ()


def plain(thing: Any) -> Any:
    """The thing as lists, numbers and strings. An object with a `key` is shared data: the key stands for it."""
    if thing is None or isinstance(thing, (int, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [plain(item) for item in thing]
    if isinstance(thing, dict):
        return [[plain(key), plain(thing[key])] for key in sorted(thing)]
    key = getattr(thing, "key", None)
    if isinstance(key, str):
        return key
    later = later_fields(type(thing))
    named = [(name, getattr(thing, name)) for name in fields(thing)]
    return [type(thing).__name__] + [[name, plain(value)] for name, value in named if value or name not in later]


def snapshot(thing: Any) -> str:
    """Canonical text of a state, a mask or a step."""
    return msgspec.json.encode(plain(thing)).decode()


def state_hash(state: Any) -> str:
    return hashlib.blake2b(msgspec.json.encode(plain(state)), digest_size=8).hexdigest()
