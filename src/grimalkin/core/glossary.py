"""One line for each word of a card file, for designers: the words that all games share, and how all are looked up.

Which words there are is read from the vocabulary that the loader itself uses. Lines are kept by what a word is:
`says["status"]["burn"]`. A test demands a line for every word, and a word for every line.
"""

from __future__ import annotations

from typing import Final

from grimalkin.core.amounts import WRITTEN
from grimalkin.core.cards import EACH, ONE, RANDOM, UP_TO, Parts, Vocabulary, Whom
from grimalkin.core.fields import Field

KIND: Final = "kind of card"
PART: Final = "part of a card"
VERB: Final = "verb"
TARGET: Final = "target"
SET: Final = "set of targets"
HOW: Final = "number of targets"
PLACE: Final = "place of targets"
DURATION: Final = "duration"
UNIT: Final = "counted duration"
QUANTITY: Final = "quantity"
SIGN: Final = "sign in sums and conditions"
FILTER_SIGN: Final = "sign in filters"

SHARED: Final[dict[str, dict[str, str]]] = {
    HOW: {
        "each": "all of the set, without a choice",
        "random": "one of the set, which luck picks",
        "up to": "as many of the set as its owner likes, up to that number: up to 2",
    },
    SIGN: {
        "+": "plus",
        "-": "minus",
        "*": "times",
        "(": "begins what is reckoned first, or what a quantity is about",
        ")": "ends it",
        ",": "stands between the two numbers of min and max",
        "<": "less than",
        "<=": "at most",
        "=": "is",
        "!=": "is not",
        ">=": "at least",
        ">": "more than",
        "and": "both must hold",
        "or": "one of the two must hold",
        "not": "it must not hold",
        "min": "the lower of two numbers: min(2, 5) is 2",
        "max": "the higher of two numbers: max(2, 5) is 5",
    },
    FILTER_SIGN: {
        "|": "of this set or that one",
        "[": "begins what must hold of each",
        "]": "ends it",
        ",": "all of these must hold",
        "or": "one of the two must hold",
        "not": "it must not hold",
    },
    "mood": {
        "bog": "the picture stands before a bog",
        "burst": "before rays in all directions",
        "carpet": "on a carpet",
        "cave": "before the mouth of a cave",
        "crayon": "on a drawing in crayon",
        "dawn": "before a sunrise",
        "deep": "under water",
        "desk": "on a desk",
        "drapes": "before curtains",
        "dusk": "before a sunset",
        "eclipse": "before a darkened sun",
        "fire": "before flames",
        "forest": "among trees",
        "garden": "among flowers",
        "hearth": "before a fireplace",
        "ice": "on ice",
        "mist": "in mist",
        "moon": "under the moon",
        "noon": "under a bright sky",
        "parchment": "on parchment",
        "party": "at a party",
        "ripples": "over still water",
        "ruins": "among ruins",
        "slab": "on a slab of stone",
        "squares": "on squared paper",
        "stars": "under the stars",
        "storm": "in a storm",
        "street": "in a street",
        "tiles": "on a floor of tiles",
        "torch": "by torchlight",
        "void": "in the void",
        "wallpaper": "before wallpaper",
        "wind": "in the wind",
        "window": "at a window",
    },
    "field": {
        "name": "what people call it",
        "text": "what people read; nothing in play depends on it",
        "origin": "where its numbers come from",
        "rules": "the rules that a player may want to look up",
        "art": "the silhouette of its picture",
        "mood": "the background of its picture",
        "small": "small silhouettes beside the large one",
        "if": "only when this holds; without it, always",
        "to": "whom it is for",
        "for": "how long it lasts",
        "do": "what it does, effect by effect",
    },
}


def lists_of(vocabulary: Vocabulary) -> dict[str, list[str]]:
    """Every word that the loader takes besides the names of fields, by what it is."""
    found: dict[str, list[str]] = {
        KIND: [kind.word for kind in vocabulary.kinds],
        PART: [field.name for kind in vocabulary.kinds for field in kind.fields if isinstance(field, Parts)],
        VERB: [verb.word for verb in vocabulary.verbs],
        TARGET: vocabulary.fixed,
        SET: vocabulary.sets,
        HOW: hows_of(vocabulary),
        PLACE: vocabulary.places,
        DURATION: vocabulary.durations,
        UNIT: vocabulary.units,
        QUANTITY: [quantity.name for quantity in vocabulary.quantities],
        SIGN: WRITTEN,
    }
    lists = [named for field in fields_of(vocabulary) for named in field.lists()]
    lists += [named for quantity in vocabulary.quantities for named in quantity.lists()]
    for what, words in lists:
        found[what] = found.get(what, []) + words
    return {what: list(dict.fromkeys(words)) for what, words in found.items() if words}


def fields_of(vocabulary: Vocabulary) -> list[Field]:
    """All fields of cards, of their parts and of verbs."""
    found: list[Field] = []
    for kind in vocabulary.kinds:
        for field in kind.fields:
            found.append(field)
            if isinstance(field, Parts):
                found += field.fields
    for verb in vocabulary.verbs:
        found += verb.fields
    return found


def hows_of(vocabulary: Vocabulary) -> list[str]:
    """`each`, `random`, `up to`: those that some verb understands."""
    words = [word for field in fields_of(vocabulary) if isinstance(field, Whom) for word in field.words(vocabulary)]
    hows = [(EACH, "each"), (RANDOM, "random"), (UP_TO, "up to")]
    return [word for how, word in hows if how != ONE and any(said.startswith(f"{word} ") for said in words)]


def line_of(vocabulary: Vocabulary, what: str, word: str) -> str:
    """What a word means, in one line; empty if nobody has written it."""
    if what == VERB:
        for verb in vocabulary.verbs:
            if verb.word == word:
                return verb.says
    own = vocabulary.says.get(what, {}).get(word, "")
    return own or SHARED.get(what, {}).get(word, "")


def field_line(vocabulary: Vocabulary, owner: str, name: str) -> str:
    """What a field of a kind, a part or a verb is for; empty if that needs no saying."""
    own = vocabulary.says.get(f"field of {owner}", {}).get(name, "")
    return own or vocabulary.says.get("field", {}).get(name, "") or SHARED["field"].get(name, "")
