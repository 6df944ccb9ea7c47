"""`grimalkin cards GAME --words`: all that the card files of a game can say."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from grimalkin.cli.tables import console, pairs
from grimalkin.core.cards import Condition, Effects, HowLong, Parts, Vocabulary, Whom, duration_words
from grimalkin.core.fields import Field, Missing
from grimalkin.core.glossary import KIND, PART, SHARED, VERB, line_of, lists_of
from grimalkin.core.glossary import field_line as field_says
from grimalkin.core.tomltext import value_text
from grimalkin.lab.sheets import default_of

FEW = 8  # words that are listed where they are needed


def show_vocabulary(name: str, vocabulary: Vocabulary, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"game": name, **plain_words(vocabulary)}, indent=2))
    else:
        show_words(name, vocabulary)


def plain_words(vocabulary: Vocabulary) -> dict[str, Any]:
    return {
        "kinds": [
            {
                "kind": kind.word,
                "fields": [plain_field(field, vocabulary, kind.word) for field in kind.fields],
                "parts": [
                    {
                        "part": field.name,
                        "fields": [plain_field(inner, vocabulary, field.name) for inner in field.fields],
                    }
                    for field in kind.fields
                    if isinstance(field, Parts)
                ],
            }
            for kind in vocabulary.kinds
        ],
        "verbs": [
            {
                "verb": verb.word,
                "says": verb.says,
                "fields": [plain_field(field, vocabulary, verb.word) for field in verb.fields],
            }
            for verb in vocabulary.verbs
        ],
        "targets": {"fixed": vocabulary.fixed, "sets": vocabulary.sets, "places": vocabulary.places},
        "durations": duration_words(vocabulary),
        "quantities": quantity_words(vocabulary),
        "editions": vocabulary.editions,
        "words": {
            what: {word: line_of(vocabulary, what, word) for word in words}
            for what, words in lists_of(vocabulary).items()
        },
    }


def plain_field(field: Field, vocabulary: Vocabulary, owner: str) -> dict[str, Any]:
    return {
        "field": field.name,
        "says": field_says(vocabulary, owner, field.name),
        "takes": takes(field, vocabulary),
        "required": isinstance(field.default, Missing),
        "default": default_of(field),
    }


def takes(field: Field, vocabulary: Vocabulary) -> str:
    """What a field takes in this game; long lists, which many fields share, stand further down."""
    if isinstance(field, Whom):
        words = field.words(vocabulary)
        return f"a target: {', '.join(quoted(words))}" if len(words) <= FEW else "a target, see below"
    if isinstance(field, HowLong):
        return "a duration, see below"
    if isinstance(field, Condition):
        return "a condition, see below"
    if isinstance(field, Effects):
        return f"a list of effects, at most {field.most}: [{{ VERB = ..., ... }}, ...]"
    if isinstance(field, Parts):
        return f"at most {field.most}, each under [[CARD.{field.name}]]"
    return field.takes()


def field_line(field: Field, vocabulary: Vocabulary, owner: str) -> Text:
    """What a field takes, and what it is for where that is not clear from the verb or the same for all cards."""
    said = Text(takes(field, vocabulary))
    default = default_of(field)
    if default is not None:
        said.append(f"; {value_text(default)} if left out", "dim")
    elif not isinstance(field.default, Missing):
        said.append("; may be left out", "dim")
    says = field_says(vocabulary, owner, field.name)
    return said.append(f"\n{says}", "dim") if says not in ("", SHARED["field"].get(field.name)) else said


def quantity_words(vocabulary: Vocabulary) -> list[str]:
    """The quantities as they are written: `fire`, `pot(CARD)`."""
    found: list[str] = []
    for quantity in vocabulary.quantities:
        inside = quantity.inside or ("CARD" if quantity.of_card else "|".join(quantity.words or []))
        found.append(f"{quantity.name}({inside})" if inside else quantity.name)
    return found


def show_words(name: str, vocabulary: Vocabulary) -> None:
    out = console()
    out.print(Text(f"What a card file of {name} can say", "bold"), soft_wrap=True)
    shown: list[str] = []
    for kind in vocabulary.kinds:
        section(
            out,
            f"kind = {value_text(kind.word)}",
            [(field.name, field_line(field, vocabulary, kind.word)) for field in kind.fields],
            line_of(vocabulary, KIND, kind.word),
        )
        for field in kind.fields:
            if isinstance(field, Parts) and field.name not in shown:
                shown.append(field.name)
                rows = [(inner.name, field_line(inner, vocabulary, field.name)) for inner in field.fields]
                section(out, f"[[CARD.{field.name}]]", rows, line_of(vocabulary, PART, field.name))
    for verb in vocabulary.verbs:
        pattern = ", ".join(f"{field.name} = ..." for field in verb.fields)
        owners = ["", *[verb.word] * (len(verb.fields) - 1)]  # what the verb is about is said above
        rows = [(field.name, field_line(field, vocabulary, owner)) for field, owner in zip(verb.fields, owners)]
        section(out, f"{{ {pattern} }}", rows, verb.says)
    for what, words in lists_of(vocabulary).items():
        if what not in (KIND, PART, VERB):  # they have sections of their own
            section(out, f"every {what}", [(word, Text(line_of(vocabulary, what, word))) for word in words])
    section(out, "What several fields take", [(label, Text(said)) for label, said in rest_of(vocabulary)])


def rest_of(vocabulary: Vocabulary) -> list[tuple[str, str]]:
    """What many fields share: targets, durations, sums, conditions, editions."""
    found: list[tuple[str, str]] = []
    whom = [field for verb in vocabulary.verbs for field in verb.fields if isinstance(field, Whom)]
    if any(len(field.words(vocabulary)) > FEW for field in whom):
        found.append(("targets", ", ".join(quoted(vocabulary.fixed + vocabulary.sets))))
        if vocabulary.sets:
            one = vocabulary.sets[0]
            more = quoted([f"each {one}", f"random {one}", f"up to 2 {one}"])
            found.append(("", f"some verbs also take {', '.join(more)}"))
        if vocabulary.sets and vocabulary.places:
            found.append(("", f"and with a place: {', '.join(quoted(vocabulary.places))}"))
    if vocabulary.durations or vocabulary.units:
        found.append(("durations", ", ".join(quoted(duration_words(vocabulary)))))
    if vocabulary.quantities:
        found.append(("quantities", ", ".join(quantity_words(vocabulary))))
    found.append(("sums", "numbers and quantities with + - * ( ) min(a, b) max(a, b)"))
    found.append(("conditions", "sums with = != < <= > >=, joined by and, or, not"))
    first, *others = vocabulary.editions
    if others:
        found.append(("editions", f"{first}: the card itself"))
        found += [("", f"{edition}: [CARD.edition.{edition}], only what is different") for edition in others]
    found.append(("removed", "removed = true takes a card away from the set, or a part from a card"))
    return found


def quoted(words: Sequence[str]) -> list[str]:
    return [value_text(word) for word in words]


def section(out: Console, heading: str, rows: Sequence[tuple[str, RenderableType]], says: str = "") -> None:
    out.print()
    out.print(Text(heading, "bold"))
    if says:
        out.print(Padding(Text(says), (0, 0, 0, 2)))
    out.print(pairs(rows, 2))
