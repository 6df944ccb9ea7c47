"""Which words a game or the terminal needs, which a language lacks, and which nobody uses.

What is needed is not listed anywhere: it follows from the game's vocabularies, its cards and rules, and its source.
There are two classes. The words of the table (choices, questions, lines of the log, zones, facts, settings, windows,
tokens, the title) must be there in every language. What stands on cards and in rules may stay English: it is counted,
and is a fault only where a card or a rule is translated in part.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from string import ascii_lowercase
from typing import Any, Final, NamedTuple

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grimalkin.core.agenda import Ask
from grimalkin.core.cards import FACE
from grimalkin.core.events import seat_name
from grimalkin.core.game import Game
from grimalkin.core.library import part_names
from grimalkin.core.numbered import SIGN
from grimalkin.core.wording import word_for
from grimalkin.players.hints import REASONS
from grimalkin.words.bundle import ENGLISH, SHARED, Text, bundle_of, fluent_id, languages_in, load, parse
from grimalkin.words.printed import card_keys, part_words, printings
from grimalkin.words.prose import card_texts, deck_texts, rule_texts
from grimalkin.words.words import SEATS, numbered
from tests.support.word_sources import Sources

SHARED_ID: Final = re.compile(r"(word|list|result|terminal)-[a-z0-9-]*[a-z0-9](\.[a-z]+)?")
WORD_OF_CARD: Final = re.compile(r"[a-z][a-z_]*( [a-z_]+)*")
FUNCTIONS: Final = {"NUMBER"}
ANY: Final = frozenset(ascii_lowercase) | {"parts"}
NONE: Final[frozenset[str]] = frozenset()

# an id, or `id.attribute`, with the variables that whoever says it gives; None if that cannot be told
Needs = dict[str, frozenset[str] | None]

# the choices and the rule that the engine itself has, in every game
ENGINE: Final[Needs] = {
    "option-pass": NONE,
    "option-take-back": NONE,
    "option-concede": NONE,
    "concede": NONE,
    "concede.text": NONE,
    "leave": NONE,
    "leave.text": NONE,
}

# why a hint recommends something, as `Words.hint` says it
HINTS: Final[Needs] = {fluent_id("hint", why): frozenset({"instead", "better", "worlds"}) for why in REASONS}


class Gaps(NamedTuple):
    """What is to be done in one file: ids to add, ids to take out, and mistakes inside the messages.

    `untranslated` are texts of cards and rules that people read in English: no fault, but work that is left.
    """

    missing: list[str]
    unused: list[str]
    wrong: list[str]
    untranslated: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Is there no fault?"""
        return not (self.missing or self.unused or self.wrong)

    def __str__(self) -> str:
        lines = [f"missing: {name}" for name in self.missing] + [f"unused: {name}" for name in self.unused]
        lines = lines + [f"wrong: {line}" for line in self.wrong] or ["nothing is missing"]
        if self.untranslated:
            lines.append(f"untranslated: {len(self.untranslated)} texts of cards and rules, which stay English")
        return "\n".join(lines)


def languages_of(game: Game) -> list[str]:
    """The languages that a game offers: those it has a file for."""
    return languages_in(game.package)


def gaps(game: Game, language: str) -> Gaps:
    """The gaps in one file of a game. A game without a package has no files, so none either."""
    if not game.package:
        return Gaps([], [], [])
    sources = Sources(game.package)
    needs = needs_of(game, sources)
    optional = optional_needs(game, sources)
    # what each seat has, `deck_a`, may be said with its owner's name
    whose = [name.removesuffix("_a") for name in needs if name.startswith("word-") and name.endswith("_a")]
    optional |= {f"{name}_of": frozenset({"owner"}) for name in whose}
    texts: Needs = {}
    if language != ENGLISH:
        needs |= name_needs(game, sources)
        texts = {name: given for name, given in text_needs(game).items() if name not in needs}
    text = load(game.package, language) or parse(file_of(game.package, language), "")
    english = [*loaded(game.package, ENGLISH), *loaded(SHARED, ENGLISH)]
    found = compare([text, *loaded(SHARED, language)], english, needs, texts | optional)
    own = contents(text)
    missing = found.missing + [name for name in own_ways(game, optional) if name not in {*own, *found.missing}]
    wrong = [*found.wrong, *unsaid_options(game, language)]
    if language == ENGLISH:
        wrong += unreadable(sources)
    begun, untranslated = not_yet(texts, own)
    return Gaps(missing + begun, found.unused, wrong, untranslated)


def shared_gaps(language: str) -> Gaps:
    """The gaps in one of the files that serve every game."""
    text = load(SHARED, language) or parse(file_of(SHARED, language), "")
    return compare([text], loaded(SHARED, ENGLISH), shared_needs(Sources("grimalkin", "words", "cli")), {})


def loaded(package: str, language: str) -> list[Text]:
    text = load(package, language)
    return [text] if text is not None else []


def file_of(package: str, language: str) -> str:
    return f"{package.replace('.', '/')}/text/{language}.ftl"


# what is needed


def needs_of(game: Game, sources: Sources) -> Needs:
    """What a game must have in every language."""
    needs: Needs = {}
    cards = set(card_keys(game))
    words: list[str] = []
    for verb, parts in option_shapes(game).items():
        if verb not in cards:
            needs[fluent_id("option", verb)] = variables(max(parts))
    for notation in game.codes.by_text:
        words += [word for part in notation.split()[1:] for word in part.split(".")]
    for what, types in zip(game.event_types.names, game.event_types.types, strict=True):
        needs[fluent_id("event", what)] = variables(len(types))
    facts = frozenset(named(sources, "Fact"))
    needs |= {fluent_id("score", role): NONE for role in score_roles(game)}
    for ask in asks_of(game, sources):
        needs[fluent_id("ask", ask)] = facts
    for reason, kinds in game.reasons.items():
        needs[fluent_id("why", reason)] = variables(len(kinds))
    for window in game.windows:
        needs[fluent_id("window", window)] = NONE
    for phase in game.phases:
        needs[fluent_id("phase", phase)] = NONE
    for setting in game.settings:
        needs[fluent_id("setting", setting.name)] = NONE
        values = [*setting.offered(), *setting.several]
        needs |= {fluent_id("setting", setting.name, value): NONE for value in values if not value.isdecimal()}
    for zone in named(sources, "Zone"):
        needs[fluent_id("zone", zone.split(".")[0])] = ANY
    for fact in [*named(sources, "Fact"), *named(sources, "Modifier")]:
        needs[fluent_id("fact", fact)] = NONE
    for token in tokens_in(sources):
        if token not in cards:
            needs[fluent_id("token", token)] = NONE
    needs |= said_by_board(sources)
    words += flags_in(game)
    words += [text for _, call in sources.calls("Fact") for text in sources.texts(nth(call, 1, "value"))]
    words += [text for _, call in sources.calls("Modifier") for text in sources.texts(nth(call, 2, "source"))]
    words += [text for _, call in sources.calls("Part") for text in sources.texts(nth(call, 1, "cause"))]
    printed: set[str] = set()
    for _, library in printings(game):
        words += [word for card in library.cards for word in (card.kind, *(part.part for part in card.parts))]
        printed |= part_words(game, library.cards).keys()
    needs |= {fluent_id("word", word): NONE for word in words if is_plain(word, cards | printed)}
    return needs


def said_by_board(sources: Sources) -> Needs:
    """The sentences that a game's board in the terminal says by their ids, with the variables that it gives."""
    needs: Needs = {}
    shared = merged(loaded(SHARED, ENGLISH))
    for _, call in sources.calls("say"):
        name = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
        if isinstance(name, str) and name not in shared:
            needs[name] = frozenset(keyword.arg for keyword in call.keywords if keyword.arg is not None)
    return needs


def score_roles(game: Game) -> list[str]:
    """What points are given for at the end: the numbers of lines that say whose they are."""
    events = game.event_types
    ends = [roles for beat, roles in zip(events.beats, events.roles, strict=True) if beat == "end" and "by" in roles]
    return [role for roles in ends for role in roles if role not in ("by", "amount")]


def name_needs(game: Game, sources: Sources) -> Needs:
    """Words of the table that data files have in English: the title, ready decks, names of cards that lie on others."""
    cards = set(card_keys(game))
    names = [fluent_id("card", token) for token in tokens_in(sources) if token in cards]
    return dict.fromkeys(["title", *names, *deck_texts(game)], NONE)


def own_ways(game: Game, optional: Needs) -> list[str]:
    """What the English file of a game says though it need not, such as words for a value: all languages say it then."""
    shared = merged(loaded(SHARED, ENGLISH))
    said = [name for name in merged(loaded(game.package, ENGLISH)) if name in optional or name in shared]
    return [name for name in said if not is_gloss_rule(name)]


def is_gloss_rule(name: str) -> bool:
    """The rule that an explanation names is the same in every language: English has it for all."""
    return name.startswith("gloss-") and name.endswith(".rule")


def text_needs(game: Game) -> Needs:
    """What a game says on its cards and in its rules: what a full translation has on top of the words of the table."""
    return dict.fromkeys([*card_texts(game), *rule_texts(game)], NONE)


def not_yet(texts: Needs, own: dict[str, Used]) -> tuple[list[str], tuple[str, ...]]:
    """What lacks where a card or a rule has some of its texts already, and what is left to English.

    A name alone begins nothing. But nobody shall read a card whose one half is English.
    """
    begun = {name.partition(".")[0] for name in own if "." in name}
    lacking = [name for name in texts if name not in own]
    half = [name for name in lacking if "." in name and name.partition(".")[0] in begun]
    return half, tuple(name for name in lacking if name not in half)


def optional_needs(game: Game, sources: Sources) -> Needs:
    """What a game may have: own words for values, for a card that is a choice by itself, for seats, for newcomers, for
    what its rules refuse."""
    facts = frozenset(named(sources, "Fact"))
    optional: Needs = {"seat": facts, "pitch": NONE, **refusals_in(game.package)}
    for fact in named(sources, "Fact"):
        optional[f"{fluent_id('fact', fact)}.value"] = frozenset({"value", "of"})
    for word in card_words(game):
        optional[fluent_id("word", word)] = NONE
    for field in [name for table in printed_tables(game) for name in table]:
        optional[fluent_id("fact", field)] = NONE
    for setting in game.settings:
        for value in [*setting.values, *setting.several]:
            optional[f"{fluent_id('setting', setting.name, value)}.text"] = NONE
        if setting.counted:
            optional[f"{fluent_id('setting', setting.name, setting.counted)}.number"] = frozenset({"number"})
    for word in explained(game, sources):
        optional |= {fluent_id("gloss", word): NONE, f"{fluent_id('gloss', word)}.rule": NONE}
    optional |= dict.fromkeys(briefs_of(game), NONE)
    for verb, parts in option_shapes(game).items():
        optional[fluent_id("option", verb)] = variables(max(parts))
        optional[f"{fluent_id('option', verb)}.on"] = variables(max(parts)) | {"on"}
    for rival in named(sources, "Rival"):
        optional[fluent_id("rival", rival)] = NONE
    for ask in walk(Ask):
        if is_in(ask, game):
            optional[fluent_id("ask", ask.id)] = facts
    return optional


def refusals_in(package: str) -> Needs:
    """The sentences with which rules refuse something: tests/words/test_faults.py finds those in the source."""
    return {name: None for text in loaded(package, ENGLISH) for name in text.entries if name.startswith("fault-")}


def briefs_of(game: Game) -> dict[str, str]:
    """The ids of the short lines that cards and their parts may have, each with what is printed there."""
    found: dict[str, str] = {}
    for _, library in printings(game):
        for card in library.cards:
            found.setdefault(fluent_id("brief", card.key), card.text)
            for part in card.parts:
                found.setdefault(fluent_id("brief", card.key, word_for(part.name)), part.text)
    return found


def explained(game: Game, sources: Sources) -> list[str]:
    """Words of the table that may have an explanation: facts, what lies on pieces, choices, words of the game's own."""
    words = [name.removeprefix("word-") for name in needs_of(game, sources) if name.startswith("word-")]
    return [*named(sources, "Fact"), *named(sources, "Modifier"), *tokens_in(sources), *option_shapes(game), *words]


def shared_needs(sources: Sources) -> Needs:
    """Every id that the terminal or this package names, with the variables that all who say it give."""
    needs: Needs = {**ENGINE, **HINTS, **refusals_in(SHARED)}
    given: dict[str, frozenset[str]] = {}
    for _, call in sources.calls("say"):
        name = call.args[0].value if call.args and isinstance(call.args[0], ast.Constant) else None
        keys = [keyword.arg for keyword in call.keywords]
        if isinstance(name, str) and None not in keys:
            those = frozenset(key for key in keys if key is not None)
            given[name] = given[name] & those if name in given else those
    for _, node in sources.nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SHARED_ID.fullmatch(node.value):
            needs[node.value] = given.get(node.value)
    return needs


def variables(count: int) -> frozenset[str]:
    return frozenset(numbered([0] * count))


def is_plain(word: str, cards: set[str]) -> bool:
    """Is this a word that needs words of its own: no card, no seat, no number, no numbered piece?"""
    number = word.removeprefix(SIGN).isdecimal()
    return bool(word) and word not in cards and not number and not (len(word) == 1 and word in SEATS)


def option_shapes(game: Game) -> dict[str, set[int]]:
    """The verbs of a game's choices, each with the numbers of parts that it can have. The engine's own are not here."""
    shapes: dict[str, set[int]] = {}
    for notation in game.codes.by_text:
        verb, *parts = notation.split()
        if f"option-{verb}" not in ENGINE:
            shapes.setdefault(verb, set()).add(len(parts))
    return shapes


def walk(base: type[Any]) -> Iterator[type[Any]]:
    for inner in base.__subclasses__():
        yield inner
        yield from walk(inner)


def is_in(kind: type[Any], game: Game) -> bool:
    return f"{kind.__module__}.".startswith(f"{game.package}.")


def asks_of(game: Game, sources: Sources) -> list[str]:
    """The ids of the Asks of a game; one that only others extend is never asked."""
    found: list[str] = []
    for ask in walk(Ask):
        if is_in(ask, game) and (not ask.__subclasses__() or sources.calls(ask.__name__)):
            found.append(ask.id)
    return list(dict.fromkeys(found))


# what the source says


def nth(call: ast.Call, place: int, name: str) -> ast.expr:
    """An argument of a call, by its place or name."""
    by_name = [keyword.value for keyword in call.keywords if keyword.arg == name]
    return (call.args[place : place + 1] + by_name + [ast.Constant(None)])[0]


NAMES: Final = {"Zone": "id", "Fact": "name", "Modifier": "fact", "Rival": "name"}


def named(sources: Sources, what: str) -> list[str]:
    """The first arguments of all calls of Zone, Fact, Modifier or Rival, as far as the source tells."""
    key = NAMES[what]
    return list(dict.fromkeys(text for _, call in sources.calls(what) for text in sources.texts(nth(call, 0, key))))


def unreadable(sources: Sources) -> list[str]:
    """What is named in a way that only a run could tell. A copy has the name of what it is a copy of."""
    return [
        f"{file}:{call.lineno}: the name of this {what} cannot be read from the source; begin it with a plain text"
        for what, key in NAMES.items()
        for file, call in sources.calls(what)
        if not sources.texts(nth(call, 0, key)) and getattr(nth(call, 0, key), "attr", "") != key
    ]


def tables_of(game: Game) -> list[dict[str, Any]]:
    """The cards as they stand in the card files."""
    folder = files(game.package) / "cards"
    read = [tomllib.loads(file.read_text("utf-8")) for file in folder.iterdir()] if folder.is_dir() else []
    return [card for table in read for card in table.values() if isinstance(card, dict)]


def printed_tables(game: Game) -> list[dict[str, Any]]:
    """The cards, and all their parts."""
    cards = tables_of(game)
    names = part_names(game.vocabulary) if game.vocabulary is not None else []
    return [*cards, *(part for card in cards for name in names for part in card.get(name, []))]


def flags_in(game: Game) -> list[str]:
    """What cards say of themselves by one word, such as that a creature flies."""
    return list(dict.fromkeys(name for card in tables_of(game) for name, value in card.items() if value is True))


def card_words(game: Game) -> list[str]:
    """Words that cards have as values, one or several, such as a colour: a list can be narrowed down by them."""
    given = [value for table in printed_tables(game) for name, value in table.items() if name not in FACE]
    values = [word for value in given for word in (value if isinstance(value, list) else [value])]
    return list(dict.fromkeys(value for value in values if isinstance(value, str) and WORD_OF_CARD.fullmatch(value)))


def tokens_in(sources: Sources) -> list[str]:
    """The names of what lies on pieces, as far as the source tells."""
    found: list[str] = []
    for _, call in sources.calls("Piece"):
        tokens = nth(call, 4, "tokens")
        for value in sources.values(tokens) if isinstance(tokens, ast.Name) else [tokens]:
            keys = value.keys if isinstance(value, ast.Dict) else [value.key] if isinstance(value, ast.DictComp) else []
            found += [text for key in keys if key is not None for text in sources.texts(key)]
    return list(dict.fromkeys(found))


# what is there


class Used(Visitor):
    """The variables, references and functions inside a part of a message."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: list[str] = []
        self.functions: list[str] = []
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  the visitor's own names
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.append(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.append(f"-{node.id.name}")
        # what a term is given are its own variables, but the values may be those of the message
        if node.arguments is not None:
            self.visit(node.arguments)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.append(node.id.name)
        self.visit(node.arguments)


def contents(text: Text) -> dict[str, Used]:
    """What can be said of a text: each id, each `id.attribute` and each `-term`, with what it uses."""
    found: dict[str, Used] = {}
    for name, entry in text.entries.items():
        if isinstance(entry, ftl.Term):
            used = Used(entry)
            used.variables.clear()  # a term sees only what it is given
            found[name] = used
            continue
        if entry.value is not None:
            found[name] = Used(entry.value)
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = Used(attribute.value)
    return found


def compare(texts: list[Text], english: list[Text], needs: Needs, optional: Needs) -> Gaps:
    """What is needed against what is there. The first text is looked at, the others help it."""
    own = contents(texts[0])
    helping = merged(texts[1:])
    original = merged(english)
    known = {**helping, **own}
    missing = [name for name in needs if name not in known]
    # a game may say in its own way what the shared file says already
    used = {name for name in own if name in needs or name in optional or name in helping}
    waiting = list(used)
    while waiting:
        for reference in own[waiting.pop()].references:
            if reference in own and reference not in used:
                used.add(reference)
                waiting.append(reference)
    wrong: list[str] = []
    for name, content in own.items():
        place = f"{texts[0].file}, line {texts[0].line(name)}: {name}"
        given = needs.get(name, optional.get(name))
        wrong += [f"{place}: {what}" for what in mistakes(content, given, original.get(name), known)]
    return Gaps(missing, [name for name in own if name not in used], wrong)


def mistakes(content: Used, given: frozenset[str] | None, original: Used | None, known: dict[str, Used]) -> list[str]:
    """What would keep a message from being said, or lets it say what the English does not."""
    wrong = [f"refers to '{other}', which is not there" for other in content.references if other not in known]
    wrong += [f"no function '{other}'; there are: NUMBER" for other in content.functions if other not in FUNCTIONS]
    for name in sorted(content.variables):
        if given is not None and name not in given:
            wrong.append(f"uses ${name}, which is not given; given are: {', '.join(sorted(given)) or 'none'}")
        elif original is not None and name not in original.variables:
            wrong.append(f"uses ${name}, which the English does not")
    return wrong


def merged(texts: list[Text]) -> dict[str, Used]:
    """The contents of several texts; the first that has an id wins."""
    found: dict[str, Used] = {}
    for text in texts:
        found = {**contents(text), **found}
    return found


def unsaid_options(game: Game, language: str) -> list[str]:
    """Messages of choices that cannot be said with as many parts as a notation has."""
    bundle = bundle_of(game.package, language)
    wrong: list[str] = []
    for verb, counts in option_shapes(game).items():
        name = fluent_id("option", verb)
        for count in sorted(counts):
            # a part is a name, or a number, which may be written in a way of its own
            examples = (numbered([seat_name(0)] * count), numbered([1] * count))
            if bundle.has(name) and all(bundle.render(name, "", example) is None for example in examples):
                wrong.append(f"{name} cannot be said with {count} parts; choose by $parts")
    return wrong
