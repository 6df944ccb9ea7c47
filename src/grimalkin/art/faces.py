"""What a card's portrait shows, from its file: the same file always gives the same face."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Final

from grimalkin.art.colours import mix
from grimalkin.art.looks import Look, look_of
from grimalkin.art.moods import MOOD
from grimalkin.core.cards import FACE, MOST_SMALL
from grimalkin.core.errors import Fault, UnknownCard
from grimalkin.core.game import Game
from grimalkin.core.library import SPEC, Sheet, in_order
from grimalkin.core.wording import unknown

ONLY_WORDS: Final = ("name", "text", "origin", "rules", "edition", *FACE)


class Face:
    """What one portrait shows."""

    def __init__(
        self, key: str, art: str, mood: str, small: list[str], look: Look, manner: str, colour: str, stands: bool
    ) -> None:
        self.key = key  # of the card: strokes and stars fall as it says
        self.art = art
        self.mood = mood
        self.small = small
        self.look = look
        self.manner = manner
        self.colour = colour
        self.stands = stands  # it has a figure besides its portrait

    def ground(self) -> tuple[str, str, str]:
        """What makes it different from others besides its silhouette."""
        return self.mood, self.manner, self.colour


def face_of(game: Game, key: str, cards: str = "") -> Face:
    """The face of a card of a game, in the set that is named; otherwise in the game's first set that has the card."""
    faces = faces_of(game, cards)
    if key not in faces:
        raise UnknownCard(unknown("card", key, list(faces)))
    return faces[key]


def faces_of(game: Game, cards: str = "") -> dict[str, Face]:
    """The faces of all cards. Editions have the same face; a set may give a card another."""
    if game.vocabulary is None:
        return {}
    look = look_of(game.package, game.title)
    sets = game.card_sets()
    # a designer's own set comes first, then the rulebook's
    names = [cards] if cards else sorted(sets, key=lambda name: (name != game.own, name != SPEC))
    found: dict[str, Face] = {}
    for name in names:
        for key, sheet in written(game, name).items():
            found.setdefault(key, face_from(look, key, sheet.table))
    return found


def written(game: Game, cards: str = SPEC) -> dict[str, Sheet]:
    """The cards of a set as they are written."""
    return game.card_sets()[cards].sheets


def face_from(look: Look, key: str, table: dict[str, Any]) -> Face:
    """The face that a card's table asks for; what it leaves open is chosen by its words and its id."""
    kind = look.kind(str(table.get("kind", "")))
    words = list(words_in(table))
    art = table.get("art") or kind.icons[seed(key, "art") % len(kind.icons)]
    mood = table.get("mood") or kind.moods[seed(key, "mood") % len(kind.moods)]
    small = table["small"] if "small" in table else small_for(look, words, art)
    colour = look.cards.get(key) or colour_for(look, table, words)
    # a card that nothing colours takes some of its mood's colour
    colour = colour or mix(kind.colour, MOOD[mood].low, 0.4)
    return Face(key, art, mood, small, look, kind.manner, colour, kind.stands)


def small_for(look: Look, words: list[str], art: str) -> list[str]:
    """The silhouettes of the words that the card uses most, the first of them first where they are used alike."""
    counts: dict[str, int] = {}
    for word in words:
        icon = look.small.get(word, art)
        if icon != art:
            counts[icon] = counts.get(icon, 0) + 1
    return sorted(counts, key=lambda icon: -counts[icon])[:MOST_SMALL]


def colour_for(look: Look, table: dict[str, Any], words: list[str]) -> str:
    for key, value in table.items():
        if key not in ONLY_WORDS and isinstance(value, str) and value in look.colours:
            return look.colours[value]
    used = [look.colours[word] for word in words if word in look.colours]
    # the one that is used most; of several the first
    return max(used, key=used.count) if used else ""


def words_in(value: Any) -> Iterator[str]:
    """Every word of a card that the engine reads: verbs, types, statuses."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from words_in(item)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in ONLY_WORDS:
                yield key
                yield from words_in(inner)


def seed(key: str, what: str) -> int:
    return int.from_bytes(hashlib.blake2b(f"{what} {key}".encode(), digest_size=6).digest())


# mistakes


def icon_faults(sheets: dict[str, Sheet], names: list[str]) -> list[Fault]:
    """Icons that cards name and that are none of these, each with its place and the nearest name."""
    known = set(names)
    faults: list[Fault] = []
    for sheet in sheets.values():
        art, small = sheet.table.get("art", ""), sheet.table.get("small", [])
        if art and art not in known:
            faults.append(sheet.trace.key("art").fault(unknown("icon", art, names)))
        for i in range(len(small)):
            if small[i] not in known:
                faults.append(sheet.trace.key("small").item(i).fault(unknown("icon", small[i], names)))
    return in_order(faults)
