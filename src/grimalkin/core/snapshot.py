"""A state as plain text, and its hash: to compare builds, to notice divergence, to prove that copies are apart.

Fields are read by reflection, so a field that somebody adds is in the hash at once, and a `copy` that forgets it fails
the tests that every game must pass.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

SKIPPED = {"listener"}


def fields(thing: Any) -> list[str]:
    """The names of an object's fields, the same for compiled and interpreted classes."""
    names = {name for cls in type(thing).__mro__ for name in getattr(cls, "__mypyc_attrs__", ()) if name != "__dict__"}
    names.update(getattr(thing, "__dict__", ()))
    return sorted(names - SKIPPED)


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
    return json.dumps(plain(thing), separators=(",", ":"))


def state_hash(state: Any) -> str:
    return hashlib.blake2b(snapshot(state).encode(), digest_size=8).hexdigest()
