"""What people read in English though they asked for another language, counted by game, language and part.

A text is left in English if a language lacks it, if it says the same as the English, or if words stand in it that only
English has. `translated.toml` beside the texts lists what is rightly the same, and which parts are to stay complete.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, Literal

import msgspec

from grimalkin.core.errors import Fault
from grimalkin.core.game import Game
from grimalkin.words.bundle import ENGLISH, LANGUAGES, SHARED, BadText, Text, load, parse
from grimalkin.words.printed import TEXT
from grimalkin.words.prose import card_texts, deck_texts, plain, prose_of, rule_texts

Part = Literal["interface", "log", "errors", "lessons", "cards", "rules"]
PARTS: Final[tuple[Part, ...]] = ("interface", "log", "errors", "lessons", "cards", "rules")
ALWAYS: Final[tuple[Part, ...]] = ("interface", "log", "errors", "lessons")  # in every game and language
OTHERS: Final = tuple(language for language in LANGUAGES if language != ENGLISH)
FILE: Final = "translated.toml"

INTERFACE: Final = ("pitch", "setting-")
ERRORS: Final = ("why-", "refused-", "fault-")
LETTERS: Final = re.compile(r"[a-z]{2}", re.IGNORECASE)
ONLY_ENGLISH: Final = re.compile(
    r"\b(the|your|you|with|and|this|that|from|have|are|which|when|cannot)\b", re.IGNORECASE
)

# English for all languages: the rule that an explanation names, and what is typed in a terminal
FOR_ALL: Final = re.compile(r"gloss-.*\.rule|terminal-help-.*\.keys|terminal-yes")


class Alike(msgspec.Struct, forbid_unknown_fields=True):
    """Texts that are the same in some languages as in English, and why."""

    why: str
    texts: list[str]
    languages: tuple[str, ...] = OTHERS


class Agreed(msgspec.Struct, forbid_unknown_fields=True):
    """What `translated.toml` says."""

    whole: dict[Part, list[str]] = {}  # languages in which a part stays complete
    alike: list[Alike] = []


class Left(msgspec.Struct, frozen=True):
    """A text that people read in English."""

    file: str  # of the language, where it should stand
    id: str
    why: Literal["missing", "same as the English", "has English words"]


class Count(msgspec.Struct):
    """One part of a game in a language. An empty game: what every game has."""

    game: str
    language: str
    part: Part
    texts: int
    left: list[Left]
    required: bool


class Corpus(msgspec.Struct):
    """Texts of one part: what the English says, and what a language has for it."""

    part: Part
    file: str
    english: Mapping[str, str]
    own: Mapping[str, str]


def counts(game: Game | None, page: Path | None = None) -> list[Count]:
    """All parts of a game in all languages; None: what every game has. `page` is the folder with the page's source."""
    found: list[Count] = []
    for language in OTHERS:
        corpora = corpora_of(game, language) + (page_corpora(game, language, page) if page is not None else [])
        agreed = agreed_in(game.package if game is not None else SHARED)
        same = same_in(game, language)
        names = names_in(game) if game is not None else None
        for part in PARTS:
            parts = [corpus for corpus in corpora if corpus.part == part and corpus.english]
            left = [one for corpus in parts for one in left_in(corpus, same, names)]
            if parts:
                required = part in ALWAYS or language in agreed.whole.get(part, [])
                texts = sum(len(corpus.english) for corpus in parts)
                found.append(Count(game.id if game is not None else "", language, part, texts, left, required))
    return found


def left_in(corpus: Corpus, same: frozenset[str], names: re.Pattern[str] | None = None) -> list[Left]:
    """The texts of a part that people read in English. Names of cards may stand in them as they are."""
    found: list[Left] = []
    for name, english in corpus.english.items():
        said = corpus.own.get(name)
        if said is None:
            found.append(Left(corpus.file, name, "missing"))
        elif not LETTERS.search(said) or plain(said) in same:
            continue
        elif plain(said) == plain(english):
            found.append(Left(corpus.file, name, "same as the English"))
        elif ONLY_ENGLISH.search(names.sub("", said) if names is not None else said):
            found.append(Left(corpus.file, name, "has English words"))
    return found


# the texts


@cache
def names_in(game: Game) -> re.Pattern[str]:
    """What is called by a name in the game: cards and their parts."""
    names = [said for name, said in card_texts(game).items() if TEXT not in name.partition(".")[2]]
    return re.compile("|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) or r"(?!)")


def corpora_of(game: Game | None, language: str) -> list[Corpus]:
    """The texts of a game, or those that serve every game, as far as they lie in the package."""
    package = game.package if game is not None else SHARED
    own, file = prose_in(load(package, language)), file_of(package, "text", language)
    found = by_part(prose_in(load(package, ENGLISH)), own, file, "interface" if game is None else "log")
    if game is None:
        return found
    lessons = prose_in(load(package, language, "lessons"))
    found.append(
        Corpus("lessons", file_of(package, "lessons", language), prose_in(load(package, ENGLISH, "lessons")), lessons)
    )
    head = {"title": game.title, **deck_texts(game)}
    return [
        *found,
        Corpus("interface", file, head, own),
        Corpus("cards", file, card_texts(game), own),
        Corpus("rules", file, rule_texts(game), own),
    ]


def page_corpora(game: Game | None, language: str, page: Path) -> list[Corpus]:
    """The texts of the page, or of the board that it has for a game."""
    if game is None:
        files = sorted(page.glob(f"text/{ENGLISH}/*.ftl"))
    else:
        files = sorted(page.glob(f"boards/{game.id}/text/{ENGLISH}.ftl"))
    found: list[Corpus] = []
    for file in files:
        place = file.parent.parent / language / file.name if game is None else file.with_name(f"{language}.ftl")
        found += by_part(prose_in(read(file)), prose_in(read(place)), str(place), "interface")
    if game is None:
        english, own = page / "refusals" / f"{ENGLISH}.ftl", page / "refusals" / f"{language}.ftl"
        found.append(Corpus("errors", str(own), prose_in(read(english)), prose_in(read(own))))
    return found


def by_part(english: Mapping[str, str], own: Mapping[str, str], file: str, rest: Part) -> list[Corpus]:
    """The messages of a file: those of a known beginning belong to their part, all others to `rest`."""
    parts: dict[Part, dict[str, str]] = {}
    for name, said in english.items():
        if not FOR_ALL.fullmatch(name):
            part: Part = "errors" if name.startswith(ERRORS) else "interface" if name.startswith(INTERFACE) else rest
            parts.setdefault(part, {})[name] = said
    return [Corpus(part, file, said, own) for part, said in parts.items()]


def prose_in(text: Text | None) -> dict[str, str]:
    return prose_of(text) if text is not None else {}


def read(path: Path) -> Text | None:
    return parse(str(path), path.read_text(encoding="utf-8")) if path.is_file() else None


def file_of(package: str, folder: str, language: str) -> str:
    return f"{package.replace('.', '/')}/{folder}/{language}.ftl"


# what is agreed on


@cache
def agreed_in(package: str) -> Agreed:
    """What is rightly the same, and what is to stay complete; nothing where a package does not say."""
    place = resources.files(package).joinpath("text").joinpath(FILE) if package else None
    if place is None or not place.is_file():
        return Agreed()
    try:
        agreed = msgspec.toml.decode(place.read_bytes(), type=Agreed)
    except msgspec.DecodeError as error:
        raise BadText([Fault(f"{package.replace('.', '/')}/text/{FILE}", 0, "", str(error))]) from None
    return agreed


def same_in(game: Game | None, language: str) -> frozenset[str]:
    """The texts that may be the same in a language as in English."""
    packages = [SHARED] if game is None else [SHARED, game.package]
    lists = [alike for package in packages for alike in agreed_in(package).alike if language in alike.languages]
    return frozenset(plain(text) for alike in lists for text in alike.texts)
