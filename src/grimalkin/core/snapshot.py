"""A state as plain text, and its hash: to compare builds, to notice divergence, to prove that copies are apart.

Fields are read by reflection, so a field that somebody adds is in the hash at once, and a `copy` that forgets it fails
the tests that every game must pass.
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
    return [type(thing).__name__] + [[name, plain(getattr(thing, name))] for name in fields(thing)]


def snapshot(thing: Any) -> str:
    """Canonical text of a state, a mask or a step."""
    return msgspec.json.encode(plain(thing)).decode()


def state_hash(state: Any) -> str:
    return hashlib.blake2b(msgspec.json.encode(plain(state)), digest_size=8).hexdigest()
