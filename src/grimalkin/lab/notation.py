"""The words of a game's notation on one page: every choice and everything that is told, each with an example."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from grimalkin.core.events import CARD, NUMBER, OPTION, PIECE, SEAT, seat_name
from grimalkin.core.game import Game
from grimalkin.core.view import Line
from grimalkin.words.bundle import ENGLISH
from grimalkin.words.words import Words

ANY = ""  # a part that is one of a few words
FEW = 8  # words that are listed; of more only the first and the last


class Form:
    """One way to write a choice: a verb and its parts, each a kind of thing, such as PET, or one of a few words."""

    def __init__(self, verb: str, kinds: tuple[str, ...]) -> None:
        self.verb = verb
        self.kinds = kinds
        self.words: list[dict[str, None]] = [{} for _kind in kinds]  # by part, in the order of their codes
        self.example = ""

    def __str__(self) -> str:
        parts = [kind or alternatives(list(words)) for kind, words in zip(self.kinds, self.words, strict=True)]
        return " ".join([self.verb, *parts])


def alternatives(words: list[str]) -> str:
    return "/".join(words) if len(words) <= FEW else f"{words[0]}/{words[1]}/.../{words[-1]}"


def kind_of(part: str) -> str:
    """`#pet.3` stands for the fourth pet: any PET; `#3` for a piece by its number. A plain word stands for itself."""
    before, slot, after = part.partition("#")
    if after.isdecimal():
        return "#NUMBER"
    return f"{before}{after.partition('.')[0].upper()}" if slot else ANY


def forms(game: Game) -> list[Form]:
    """Every way to write a choice, by verb."""
    found: dict[tuple[str, tuple[str, ...]], Form] = {}
    texts = game.codes.texts
    for code, layout in enumerate(game.layout.texts):
        if not texts[code]:
            continue  # room that no card takes
        verb, *parts = layout.split()
        kinds = tuple(kind_of(part) for part in parts)
        form = found.setdefault((verb, kinds), Form(verb, kinds))
        if not form.example or (not is_plain(form.example) and is_plain(texts[code])):
            form.example = texts[code]
        for words, part in zip(form.words, parts, strict=True):
            words[part] = None
    return sorted(found.values(), key=lambda form: form.verb)


def is_plain(text: str) -> bool:
    """Does no word come twice, as in `block gloth gloth`?"""
    return len(set(text.split())) == len(text.split())


def samples(game: Game, what: str, types: list[str]) -> list[str]:
    """Arguments for an example: seats and numbers in their order, the first card of the kind that there is most of."""
    cards = list(game.library({}).cards) if game.vocabulary is not None else []
    most = Counter(card.kind for card in cards).most_common(1)
    card = next((card.key for card in cards if card.kind == most[0][0]), "?")
    pieces = game.piece_names(game.full_settings({}), game.seats[0])
    options = [text for text in game.codes.by_text if what.startswith(text.split()[0])]
    found: list[str] = []
    for at, kind in enumerate(types):
        same = types[:at].count(kind)
        found.append(
            {
                SEAT: seat_name(same),
                NUMBER: str(same + 1),
                CARD: card,
                PIECE: pieces[(same * (1 + len(pieces) // 2)) % len(pieces)] if pieces else "?",  # of the other side
                OPTION: options[0] if options else "pass",
            }[kind]
        )
    return found


def row(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    return [row(*head), row(*["---"] * len(head)), *[row(*cells) for cells in rows]]


def page(game: Game) -> str:
    """Markdown: a table of choices and one of what is told."""
    words = Words(game, ENGLISH)
    choices = [(f"`{form}`", f"`{form.example}`", words.option(form.example)) for form in forms(game)]
    told: list[tuple[str, ...]] = []
    for what, types in sorted(game.event_types.spellings().items()):
        shown = samples(game, what, types)
        args: list[tuple[str, int | str | None]] = [
            (kind, int(value) if kind == NUMBER else value) for kind, value in zip(types, shown, strict=True)
        ]
        form = " ".join([what, *[kind.upper() for kind in types]])
        told.append((f"`{form}`", f"`{' '.join([what, *shown])}`", words.line(Line("", what, args))))
    lines = [
        f"# The words of {game.title}",
        "",
        f"Made by `grimalkin scenario --words {game.id}`; not to be changed by hand.",
        "",
        "[The notation](../notation.md) says how words are put together. CAPITALS stand for a thing: the id of a card,",
        "of a pet, and so on. Of words with a stroke between them one is written.",
        "",
        "## Choices",
        "",
        *table(("choice", "example", "in English"), choices),
        "",
        "## What is told",
        "",
        "A line has the id of a rule before these words.",
        "",
        *table(("told", "example", "in English"), told),
        "",
    ]
    return "\n".join(lines)
