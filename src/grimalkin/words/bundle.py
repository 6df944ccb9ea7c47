"""Fluent files: read from a package, refused if they are wrong, asked in order until one has the words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from importlib import resources
from typing import Any, ClassVar, Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from grimalkin.core.errors import BadFile, Fault, GrimalkinError

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "it", "fr", "es", "de")
SHARED: Final = "grimalkin.words"  # the package whose texts serve every game

MOST: Final = 10**15  # larger numbers are no counts, and Fluent's formats do not take all of them
NOT_IN_IDS: Final = re.compile(r"[^a-zA-Z0-9_-]")

# An entry that is right beyond doubt: lines of words, in which variables, messages, terms and texts in quotes stand,
# and choices by a variable, one of whose lines is the default.
ID: Final = "[a-zA-Z][a-zA-Z0-9_-]*"
ATOM: Final = rf"""\{{ *(?:[$-]?{ID}|"[^"\\\n]*") *\}}"""
CHOSEN: Final = rf"\[ *(?:{ID}|[0-9]+) *\] *(?:[^{{}}\n ]|{ATOM})[^{{}}\n]*+(?:{ATOM}[^{{}}\n]*+)*+\n"
CHOICE: Final = rf"\{{ *\${ID} *-> *\n(?: +{CHOSEN})* +\*{CHOSEN}(?: +{CHOSEN})* *\}}"
PLACED: Final = rf"(?:{ATOM}|{CHOICE})"
WORDS: Final = rf"[^{{}}\n]*+(?:{PLACED}[^{{}}\n]*+)*+"
ONE_LINE: Final = rf"(?:[^{{}}\n ]|{PLACED}){WORDS}"
NEXT_LINE: Final = rf"\n +(?:[^{{}}\n .*\[]|{PLACED}){WORDS}"
SAID: Final = rf"= *{ONE_LINE}(?:{NEXT_LINE})*"
SIMPLE: Final = re.compile(rf"(-?{ID}) *{SAID}(?:\n +\.{ID} *{SAID})*[ \n]*")
COMMENT: Final = re.compile(r"#{1,3}(?: [^\n]*)?(?:\n[ \n]*)?")
BEGINS: Final = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
PLAIN: Final = re.compile(rf"(?:-?{ID}| +\.({ID})) *= *([^ ].*)")

# what would have been right, for the mistakes that people make; Fluent's own words say the rest
REMEDIES: Final = {
    "E0002": "start it with an id: 'zone-pot = Pot'; the next line of a text is indented",
    "E0003": "write 'id = words' on one line, and close each { with a }",
    "E0004": "an id has letters, digits, - and _, and starts with a letter",
    "E0005": "write its words after the =",
    "E0006": "write its words after the =",
    "E0010": "put a * before the variant for all other cases: '*[other]'",
    "E0012": "write its words after the =",
    "E0015": "leave the * before one variant only",
    "E0020": "close the quotes before the line ends",
    "E0027": 'write a lone brace as { "}" }',
    "E0028": 'put a $variable, a message id, a -term or "a text" between { and }',
}


class BadText(BadFile):
    """A Fluent file that cannot be read as it is: file, line, what is wrong, what would be right."""

    code: ClassVar[str] = "bad_text"


class UnknownLanguage(GrimalkinError):
    """A language that Grimalkin has no words for."""

    code: ClassVar[str] = "unknown_language"


class Text:
    """One Fluent file: its messages and terms by id, a term with its `-`. Each is parsed when it is first needed."""

    def __init__(self, file: str, source: str, pieces: dict[str, str]) -> None:
        self.file = file
        self.source = source
        self.pieces = pieces  # what the file has for each id, in its order

    @cached_property
    def resource(self) -> ast.Resource:
        """The whole file, with where everything stands."""
        return FluentParser().parse(self.source)

    @cached_property
    def entries(self) -> dict[str, ast.Message | ast.Term]:
        return {entry_id(entry): entry for entry in self.resource.body if isinstance(entry, ast.Message | ast.Term)}

    def entry(self, name: str) -> ast.Message | ast.Term:
        """One entry alone, without its place."""
        found = understood(self.pieces[name])
        assert found is not None, f"{self.file}: {name}"
        return found

    def line(self, name: str) -> int:
        """The line on which a message, an attribute or a term stands."""
        head, _, attribute = name.partition(".")
        found: ast.SyntaxNode = self.entries[head]
        for inner in self.entries[head].attributes:
            if inner.id.name == attribute:
                found = inner
        return line_at(self.source, found.span.start) if found.span is not None else 0


def entry_id(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def line_at(source: str, offset: int) -> int:
    return source.count("\n", 0, offset) + 1


def fluent_id(*words: str) -> str:
    """The id of a message: the words joined by `-`, any sign that Fluent does not take in ids written as `-`."""
    name = NOT_IN_IDS.sub("-", "-".join(words))
    return name if name[:1].isalpha() else f"x{name}"


def parse(file: str, source: str) -> Text:
    """A Fluent text with all its entries, or every mistake in it at once."""
    source = source.replace("\r\n", "\n").replace("\r", "\n")
    pieces = pieces_of(source)
    return Text(file, source, checked(file, source) if pieces is None else pieces)


def pieces_of(source: str) -> dict[str, str] | None:
    """The entries of a text by id, if it is plain to see that all are right; None: it takes a closer look.

    Fluent's parser takes its time, and most entries are as simple as entries can be.
    """
    first, *rest = BEGINS.split(source)
    if first.strip(" \n"):
        return None
    pieces: dict[str, str] = {}
    for piece in rest:
        if piece.startswith("#"):
            if not COMMENT.fullmatch(piece):
                return None
            continue
        simple = SIMPLE.fullmatch(piece)
        entry = None if simple else understood(piece)
        name = simple.group(1) if simple else entry_id(entry) if entry is not None else ""
        if not name or name in pieces:
            return None
        pieces[name] = piece
    return pieces


def understood(piece: str) -> ast.Message | ast.Term | None:
    """The one entry that a piece of a text holds; None: it does not hold just one."""
    body = FluentParser(with_spans=False).parse(piece).body
    entries = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
    return entries[0] if len(entries) == len(body) == 1 else None


def checked(file: str, source: str) -> dict[str, str]:
    """The entries of a text by id, as Fluent's parser finds them."""
    faults: list[Fault] = []
    lines: dict[str, int] = {}
    pieces: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            faults.extend(faults_of(file, source, entry))
        elif isinstance(entry, ast.Message | ast.Term) and entry.span is not None:
            name = entry_id(entry)
            line = line_at(source, entry.span.start)
            if name in lines:
                what = f"this id stands on line {lines[name]} already; keep one, or rename the other"
                faults.append(Fault(file, line, name, what))
            lines.setdefault(name, line)
            pieces[name] = source[entry.span.start : entry.span.end]
    if faults:
        raise BadText(faults)
    return pieces


def faults_of(file: str, source: str, junk: ast.Junk) -> list[Fault]:
    """What the parser did not understand, with the id that the piece begins with as its place."""
    begins = re.match(r"-?[a-zA-Z][a-zA-Z0-9_-]*", junk.content or "")
    place = begins.group() if begins else ""
    faults: list[Fault] = []
    for note in junk.annotations or []:
        # the parser stops where the next thing begins: the mistake is at the end of what came before
        at = len(source[: note.span.start].rstrip()) if note.span is not None else 0
        at = max(at, junk.span.start) if junk.span is not None else at
        said = (note.message or "not understood").rstrip(".").replace('"', "'")
        remedy = REMEDIES.get(note.code or "", "see the entries around it")
        faults.append(Fault(file, line_at(source, at), place, f"{said[:1].lower()}{said[1:]}; {remedy}"))
    return faults


@cache
def load(package: str, language: str, folder: str = "text") -> Text | None:
    """The file `text/<language>.ftl` of a package, or one in another folder of it; None if there is none."""
    if not package:
        return None
    place = resources.files(package).joinpath(folder).joinpath(f"{language}.ftl")
    if not place.is_file():
        return None
    file = f"{package.replace('.', '/')}/{folder}/{language}.ftl"
    data = place.read_bytes()
    try:
        source = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadText([Fault(file, line, "", "this is not UTF-8; save the file as UTF-8")]) from None
    return parse(file, source)


def languages_in(package: str) -> list[str]:
    """The languages that a package has a file for."""
    return [language for language in LANGUAGES if load(package, language) is not None]


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no language '{language}'; there are: {', '.join(LANGUAGES)}")
    return language


def language_of(wanted: str) -> str:
    """The language in a name such as `de_AT.UTF-8` or `pt-BR`; English for one that we do not speak."""
    word = re.split(r"[-_.@]", wanted.strip().lower())[0]
    return word if word in LANGUAGES else ENGLISH


class Bundle:
    """Texts of one language, the first that has an id wins."""

    def __init__(self, language: str, texts: list[Text]) -> None:
        self.language = language
        self.texts = {name: text for text in reversed(texts) for name in text.pieces}
        self.plain: dict[str, dict[str, str] | None] = {}  # entries that are said as they are written
        self.known: set[str] = set()  # the others that Fluent has been told

    @cached_property
    def fluent(self) -> FluentBundle:
        return FluentBundle([self.language], use_isolating=False)

    def has(self, name: str, attribute: str = "") -> bool:
        plain = self.plain_of(name)
        if plain is not None:
            return attribute in plain
        message = self.message(name)
        return message is not None and (attribute in message.attributes if attribute else message.value is not None)

    def render(self, name: str, attribute: str, args: Mapping[str, int | str]) -> str | None:
        """The words of a message or of its attribute; None if it has none, or if anything in it leads nowhere."""
        plain = self.plain_of(name)
        if plain is not None:
            return plain.get(attribute)
        message = self.message(name)
        if message is None:
            return None
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        given = {key: spelled(value) for key, value in args.items()}
        try:
            words, errors = self.fluent.format_pattern(pattern, given)
        except RecursionError:
            return None
        return words if isinstance(words, str) and not errors else None

    def plain_of(self, name: str) -> dict[str, str] | None:
        """The words of a message by attribute, its own under no name, where nothing in them depends on anything."""
        if name not in self.plain:
            self.plain[name] = plain_words(self.texts[name].pieces[name]) if self.is_message(name) else {}
        return self.plain[name]

    def is_message(self, name: str) -> bool:
        return name in self.texts and not name.startswith("-")

    def message(self, name: str) -> Any:
        """A message as Fluent has it; None: there is none."""
        if not self.is_message(name):
            return None
        if name not in self.known:
            self.learn(name)
        return self.fluent.get_message(name)

    def learn(self, name: str) -> None:
        """Tell Fluent an entry, with all that it refers to."""
        found: dict[str, ast.Message | ast.Term] = {}
        waiting = [name]
        while waiting:
            one = waiting.pop()
            if one in self.texts and one not in found and one not in self.known:
                found[one] = self.texts[one].entry(one)
                waiting += References(found[one]).names
        self.fluent.add_resource(ast.Resource(list(found.values())))
        self.known.update(found)


class References(Visitor):
    """The messages and terms that an entry refers to."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.names: list[str] = []
        self.visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  the visitor's own names
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)  # its arguments


def plain_words(piece: str) -> dict[str, str] | None:
    """What an entry says by attribute, if each is one line of mere words; None: it takes Fluent to say it."""
    if "{" in piece or "#" in piece[:1]:
        return None
    found: dict[str, str] = {}
    for line in piece.rstrip(" \n").split("\n"):
        plain = PLAIN.fullmatch(line)
        if plain is None or (plain.group(1) is None) != (not found):
            return None
        found[plain.group(1) or ""] = plain.group(2).rstrip(" ")
    return found


def spelled(value: int | str) -> Any:
    """A value as Fluent takes it: numbers stay numbers for plurals, but 1234 is an entry or a seed, never 1,234."""
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False) if abs(value) < MOST else str(value)
    return value


@cache
def bundle_of(package: str, language: str) -> Bundle:
    """A language as a game speaks it: the game's own file, then the shared one."""
    texts = [load(package, language), load(SHARED, language)]
    return Bundle(language, [text for text in texts if text is not None])
