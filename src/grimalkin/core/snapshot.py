"""A state as plain text, and its hash: to compare builds, to notice divergence, to prove that copies are apart.

Hashes are stored, so nothing in them may be a Python name. A class goes by its `id`, a short word that is unique in its
game, so it can be renamed and moved freely. Its fields are read by reflection: a field that somebody adds is in the
hash at once, and a `copy` that forgets it fails the tests that every game must pass. Old hashes are kept by these:

- `renamed`: by field, the word that stands for it, for a field that was called otherwise when games were recorded.
- `later`: fields that came after games had been recorded. They stay out while they are empty (False, 0, no text,
  nothing in the list), as they are in all those games.
- `unhashed`: fields that came later, too, and that no rule reads, such as the card that an effect comes from where it
  is only shown. States that differ in nothing else play alike and have the same hash.

A hash begins with its scheme. The first scheme had no such mark and hashed Python names, so its hashes cannot be
computed any more.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

SKIPPED: Final = {"listener", "origin", "hooks"}
SCHEME: Final = "2:"  # what a hash begins with
FIRST_DIGITS: Final = 16  # of a hash of the first scheme, and nothing else


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


def stable_name(kind: type) -> str:
    """The word by which a class is stored. A class that only inherits one would be taken for its base."""
    word = vars(kind).get("id")
    if isinstance(word, str) and word:
        return word
    name = f"{kind.__module__}.{kind.__qualname__}"
    raise TypeError(f'{name} is stored and has no id of its own; expected `id: ClassVar[str] = "a_word"` in the class')


def named_fields(kind: type, declaration: str) -> set[str]:
    """The fields that a class and its bases name in `later`, or `unhashed`. A field may be called so too: no tuple."""
    found: set[str] = set()
    for cls in kind.__mro__:
        named = vars(cls).get(declaration)
        if isinstance(named, tuple):
            found.update(named)
    return found


def stored_words(kind: type) -> dict[str, str]:
    """By field, the word that a class or its bases give it in `renamed`. A field may be called so too."""
    found: dict[str, str] = {}
    for cls in reversed(kind.__mro__):
        named = vars(cls).get("renamed")
        if isinstance(named, dict):
            found.update(named)
    return found


class Form:
    """How objects of one class are written: its own word, and a word for each field, in the order of the words."""

    def __init__(self, kind: type, names: list[str]) -> None:
        words = stored_words(kind)
        later = named_fields(kind, "later")
        unhashed = named_fields(kind, "unhashed")
        pairs = sorted([(words.get(name, name), name) for name in names if name not in unhashed])
        self.word = ""  # looked for when it is first needed: shared data has none
        self.keyed = "key" in names or hasattr(kind, "key")
        self.words = [word for word, _ in pairs]
        self.names = [name for _, name in pairs]
        self.late = [name in later for name in self.names]
        for i in range(1, len(pairs)):
            if self.words[i] == self.words[i - 1]:
                both = f"{self.names[i - 1]} and {self.names[i]}"
                raise TypeError(f"{kind.__qualname__}: {both} are both stored as '{self.words[i]}'")


FORMS: dict[Any, Form] = {}  # by class; of an interpreted one, by class and fields


def form_of(thing: Any) -> Form:
    kind = type(thing)
    known = FORMS.get(kind)
    if known is not None:
        return known
    own = getattr(thing, "__dict__", None)
    sort: Any = kind if own is None else (kind, *own)
    form = FORMS.get(sort)
    if form is None:
        form = FORMS[sort] = Form(kind, fields(thing))
    return form


def plain(thing: Any) -> Any:
    """The thing as lists, numbers and strings. An object with a `key` is shared data: the key stands for it."""
    if thing is None or isinstance(thing, (int, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [plain(item) for item in thing]
    if isinstance(thing, dict):
        return [[plain(key), plain(thing[key])] for key in sorted(thing)]
    form = form_of(thing)
    if form.keyed:
        key = getattr(thing, "key", None)
        if isinstance(key, str):
            return key
    if not form.word:
        form.word = stable_name(type(thing))
    found: list[Any] = [form.word]
    for i in range(len(form.names)):
        value = getattr(thing, form.names[i])
        if value or not form.late[i]:
            found.append(form.words[i])
            found.append(plain(value))
    return found


def snapshot(thing: Any) -> str:
    """Canonical text of a state, a mask or a step."""
    return msgspec.json.encode(plain(thing)).decode()


def digest(thing: Any) -> str:
    """A hash as hexadecimal digits alone, for what is not stored."""
    return hashlib.blake2b(msgspec.json.encode(plain(thing)), digest_size=8).hexdigest()


def state_hash(state: Any) -> str:
    return SCHEME + digest(state)


def is_of_first_scheme(kept: str) -> bool:
    return len(kept) == FIRST_DIGITS and not set(kept) - set("0123456789abcdef")


class StoredHashes:
    """The hashes of a record as it was stored, one after another. Those of the first scheme come before all others."""

    def __init__(self) -> None:
        self.compared = False  # one of today's scheme has come

    def agrees(self, kept: str, found: str) -> bool:
        """Does the next hash speak for the state with the hash `found`? One of the first scheme cannot object."""
        self.compared = self.compared or not is_of_first_scheme(kept)
        return kept == found or not self.compared
