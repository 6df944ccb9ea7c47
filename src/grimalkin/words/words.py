"""The words of a table: everything that a view, a record or a rulebook names by id, in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from string import ascii_lowercase
from typing import Final

from grimalkin.core.cards import Card, Part
from grimalkin.core.codes import TAKE_BACK_TEXT
from grimalkin.core.events import CARD, OPTION, SEAT, seat_name
from grimalkin.core.game import Game
from grimalkin.core.numbered import SIGN
from grimalkin.core.numbers import number_in
from grimalkin.core.rules import Rule
from grimalkin.core.view import PRINTED, Because, Fact, Line, Modifier, Outcome, Piece, Prompt, View
from grimalkin.core.wording import word_for
from grimalkin.words.bundle import ENGLISH, bundle_of, checked_language, fluent_id
from grimalkin.words.printed import TEXT, endings, part_field, part_words, rulebook_cards

SEATS: Final = "ABCDEFG"
UNKNOWN: Final = "?"  # a card without a face, in notation
SEPARATORS: Final = re.compile(r"[-_.\s]+")
WORD: Final = re.compile(r"[\w.-]+")
HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class Words:
    """One language at one table. Nothing here raises: what has no words is shown by its id, made readable.

    An id is looked for in the language's file of the game, the language's shared file, the English file of the game and
    the English shared file. A sentence that only English has is English as a whole, its parts included. Names of seats
    are given with each call, because a table knows them and a game does not.
    """

    def __init__(self, game: Game | None, language: str, settings: Mapping[str, str] | None = None) -> None:
        """`settings` are those of the table: the English of a card can depend on its edition."""
        self.game = game
        self.language = checked_language(language)
        package = game.package if game is not None else ""
        self.own = bundle_of(package, language)
        self.english = Words(game, ENGLISH, settings) if language != ENGLISH else None
        self.cards: dict[str, Card] = {}
        self.printed_names: dict[str, set[str]] = {}  # in the rulebook's own set: those that translations are of
        self.named_parts: dict[str, tuple[str, Part]] = {}  # powers and the like that a choice can name
        self.rules: dict[str, Rule] = {}
        if game is not None:
            self.cards = cards_of(game, settings)
            self.named_parts = part_words(game, self.cards.values())
            for card in rulebook_cards(game):
                self.printed_names.setdefault(card.key, set()).add(card.name)
            self.rules = game.rulebook().rules

    # the ground of it all

    def find(self, name: str, attribute: str = "", args: Mapping[str, int | str] | None = None) -> str | None:
        """The words of an id, or None where no file has any that can be said with these arguments."""
        said = self.own.render(name, attribute, args or {})
        return self.english.find(name, attribute, args) if said is None and self.english is not None else said

    def say(self, name: str, /, **args: int | str) -> str:
        """The words of an id, or of an attribute written `id.attribute`; without any, the id and the arguments."""
        identifier, _, attribute = name.partition(".")
        said = self.find(identifier, attribute, args)
        return spoken(readable(name), list(args.values())) if said is None else said

    def word(self, word: str) -> str:
        """A word of the game's vocabulary that is not a card and no seat."""
        said = self.find(fluent_id("word", word))
        return readable(word) if said is None else said

    def part(self, word: str, names: Sequence[str] = ()) -> int | str:
        """A part of a notation: a number, a card, a part of one, a seat, a piece written with dots, or a plain word.

        One of several equal cards is written `owl#7`; `deck_a` is what seat A has, if the game has words for that.
        """
        plain = number_in(word)
        if plain is not None:
            return plain
        if word in self.cards or self.find(fluent_id("card", word)) is not None:
            return self.card(word)
        # the game's own word comes first: a place may be called like a power
        if word in self.named_parts and self.find(fluent_id("word", word)) is None:
            key, part = self.named_parts[word]
            return self.printed(key, part_field(part), part.name)
        if len(word) == 1 and word in SEATS:
            return self.seat(SEATS.index(word), names)
        card, sign, number = word.partition(SIGN)
        which = number_in(number) if card and sign else None
        if which is not None:
            return self.numbered(str(self.part(card, names)), which)
        owner, _, what = word.partition(".")
        if len(owner) == 1 and owner in SEATS and what and "." not in what:
            return self.say("word-owned", owner=self.part(owner, names), what=self.part(what, names))
        if "." in word.strip("."):
            return spoken("", [self.part(piece, names) for piece in word.split(".") if piece])
        thing, _, letter = word.rpartition("_")
        if thing and len(letter) == 1 and letter.upper() in SEATS:
            said = self.find(fluent_id("word", f"{thing}_of"), "", {"owner": self.part(letter.upper(), names)})
            if said is not None:
                return said
        return self.word(word)

    def parts(self, words: Sequence[str], names: Sequence[str]) -> dict[str, int | str]:
        """The variables $a, $b, ... and $parts, how many of them there are."""
        return numbered(self.shown(words, names))

    def shown(
        self, words: Sequence[str], names: Sequence[str], pieces: Mapping[str, Piece] | None = None
    ) -> list[int | str]:
        """Parts of a notation; some pieces are written by their numbers alone."""
        known = pieces or {}
        return [self.name(known[word], names) if word in known else self.part(word, names) for word in words]

    def numbered(self, name: str, number: int) -> str:
        """A piece that is told from others of its name by its number."""
        return self.say("word-numbered", what=name, number=str(number))

    def listed(self, words: Sequence[str]) -> str:
        """`A`, `A and B`, `A, B and C`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", a=", ".join(words[:-1]), b=words[-1])

    # the game and its data

    def title(self) -> str:
        said = self.find("title")
        if said is not None:
            return said
        return self.game.title if self.game is not None else ""

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """A seat by the name at this table, else by its letter."""
        if 0 <= seat < len(names) and names[seat]:
            return names[seat]
        return seat_name(seat) if 0 <= seat < len(SEATS) else self.say("word-nobody")

    def card(self, key: str) -> str:
        """The name of a card: the language's own, else that of the card file, which a set may have changed."""
        name = fluent_id("card", key)
        said = self.own.render(name, "", {})
        if key in self.cards and (said is None or self.cards[key].name not in self.printed_names.get(key, ())):
            return self.cards[key].name
        return said or self.find(name) or readable(key)

    def card_text(self, key: str) -> str:
        """What stands on a card; empty if nothing does."""
        if key in self.cards:
            return self.printed(key, TEXT, self.cards[key].text)
        return self.find(fluent_id("card", key), TEXT) or ""

    def printed_text(self, word: str) -> str:
        """What is printed on a card, or beside one of its powers, by the word that notation has for it."""
        if word in self.cards:
            return self.card_text(word)
        for key, card in self.cards.items():
            for part in card.parts:
                if part.name and word_for(part.name) == word:
                    return self.printed(key, f"{part_field(part)}-{TEXT}", part.text)
        return ""

    def card_parts(self, key: str) -> list[tuple[str, str]]:
        """Name and text of each part of a card."""
        if key not in self.cards:
            return []
        return [
            (self.printed(key, part_field(part), part.name), self.printed(key, f"{part_field(part)}-{TEXT}", part.text))
            for part in self.cards[key].parts
        ]

    def printed(self, key: str, field: str, english: str) -> str:
        """A text of a card in this language, if it is a translation of just this English; else the English."""
        if self.game is None or not english or self.language == ENGLISH:
            return english
        name = fluent_id("card", key)
        for ending in endings(self.game, key, field, english):
            said = self.own.render(name, f"{field}{ending}", {})
            if said is not None:
                return said
        return english

    def rule(self, key: str) -> tuple[str, str]:
        """Title and text of a rule: the language's own, else those of the rulebook."""
        name = fluent_id(key)
        rule = self.rules.get(key)
        title = self.own.render(name, "", {})
        text = self.own.render(name, TEXT, {})
        if rule is not None:
            return title or rule.title, text or rule.text
        return title or self.find(name) or key, text or self.find(name, TEXT) or ""

    def chapter(self, title: str) -> str:
        """The heading of a chapter, from its English."""
        return self.find(fluent_id("chapter", title)) or title

    def setting(self, name: str) -> str:
        return self.find(fluent_id("setting", name)) or readable(name)

    def setting_value(self, name: str, value: str) -> str:
        """A word of the game, or several of them; a text of the host's is shown as it was written, on one line."""
        if "," in value:
            found = [self.find(fluent_id("setting", name, word.strip())) or "" for word in value.split(",")]
            if all(found):
                return self.find(fluent_id("setting", name, value)) or self.listed(found)
        said = self.find(fluent_id("setting", name, value)) if WORD.fullmatch(value) else " / ".join(value.split("\n"))
        return readable(value) if said is None else said

    def setting_note(self, name: str, value: str) -> str:
        """What a value of a setting means to who plays, as a sentence; empty: nothing is said of it."""
        return self.find(fluent_id("setting", name, value), "text") or ""

    def settings(self, settings: Mapping[str, str]) -> str:
        """All settings of a table in one line."""
        pairs = [(self.setting(name), self.setting_value(name, value)) for name, value in settings.items()]
        return ", ".join([f"{name} {value}" for name, value in pairs])

    def window(self, name: str) -> str:
        return self.find(fluent_id("window", name)) or readable(name)

    # what a view holds

    def option(
        self, notation: str, names: Sequence[str] = (), on: str = "", pieces: Mapping[str, Piece] | None = None
    ) -> str:
        """A choice in words: the message of its verb with the parts; a card that is a verb may go by its name alone.

        `on` is the card that is touched last. Where it can be named, `.on` says the choice with it. `pieces` are
        those that notation calls by their numbers.
        """
        words = notation.split()
        if not words:
            return ""
        if notation == TAKE_BACK_TEXT:
            return self.say("option-take-back")
        name = fluent_id("option", words[0])
        shown = self.shown(words[1:], names, pieces)
        parts = numbered(shown)
        said = self.own.render(name, "on", {**parts, "on": self.part(on, names)}) if on else None
        said = self.own.render(name, "", parts) if said is None else said
        if said is not None:
            return said
        if self.english is not None:
            return self.english.option(notation, names, on, pieces)
        return spoken(str(self.part(words[0], names)), shown)

    def prompt(self, prompt: Prompt, facts: Sequence[Fact] = (), names: Sequence[str] = ()) -> str:
        """What is asked. The facts of the table are its variables: `{ $roller } is about to roll`."""
        said = self.own.render(fluent_id("ask", prompt.ask), "", self.given(facts, names))
        if said is not None:
            return said
        return self.english.prompt(prompt, facts, names) if self.english is not None else readable(prompt.ask)

    def given(self, facts: Sequence[Fact], names: Sequence[str]) -> dict[str, int | str]:
        """Facts as variables, each by its name; of several with one name, all that are words."""
        found: dict[str, int | str] = {}
        for fact in facts:
            same = [other.value for other in facts if other.name == fact.name]
            if len(same) == 1 and isinstance(fact.value, int):
                found[fact.name] = fact.value
            else:
                found[fact.name] = self.listed([str(self.part(str(value), names)) for value in same])
        return found

    def names(self, view: View) -> list[str]:
        """What a game calls its seats by their facts, such as a character that each plays; empty: by their letters."""
        said = [self.find("seat", "", self.given(seat.facts, ())) for seat in view.seats]
        return [name for name in said if name is not None]

    def line(self, line: Line, names: Sequence[str] = ()) -> str:
        """A line of the log. What the seat did not see has no name in any language."""
        shown = [self.argument(kind, value, names) for kind, value in line.args]
        said = self.own.render(fluent_id("event", line.what), "", numbered(shown))
        if said is not None:
            return said
        if self.english is not None:
            return self.english.line(line, names)
        if line.args and line.args[0][0] == SEAT:
            return spoken(str(shown[0]), [readable(line.what), *shown[1:]])
        return spoken(readable(line.what), shown)

    def argument(self, kind: str, value: int | str | None, names: Sequence[str]) -> int | str:
        if value is None or value == UNKNOWN:
            return self.say("word-a-card") if kind == CARD else self.say("word-something")
        if isinstance(value, int):
            return value
        if kind == CARD:
            return self.card(value)
        if kind == PRINTED:
            return self.printed_text(value)
        if kind == OPTION:
            return self.option(value, names)
        if kind == SEAT and value not in SEATS:
            return self.say("word-nobody")
        return self.part(value, names)

    def reason(self, reason: Because, names: Sequence[str] = ()) -> str | None:
        """Why something cannot be chosen, as a sentence; None: the game has none for it."""
        shown = [self.argument(kind, value, names) for kind, value in reason.args]
        return self.find(fluent_id("why", reason.id), "", numbered(shown)) if reason.id else None

    def zone(self, place: str, names: Sequence[str] = ()) -> str:
        """A place on the table: `hand.A` is the message of `hand`, with the name of A."""
        head, *rest = place.split(".")
        words = [self.part(word, names) for word in rest if word]
        said = self.own.render(fluent_id("zone", head), "", numbered(words))
        if said is not None:
            return said
        return self.english.zone(place, names) if self.english is not None else spoken(readable(head), words)

    def rival(self, name: str) -> str:
        """A figure that has no seat; a host may have named it."""
        return self.find(fluent_id("rival", name)) or readable(name)

    def fact(self, name: str) -> str:
        return self.find(fluent_id("fact", name)) or readable(name)

    def fact_value(self, fact: Fact, names: Sequence[str] = (), pieces: Mapping[str, Piece] | None = None) -> str:
        """A value in the words that the game has for it, else as a number, of its maximum if there is one.

        A piece that is in view, one of `pieces`, goes by its name there: with its number only where others are like it.
        """
        name = fluent_id("fact", fact.name)
        value = fact.value if isinstance(fact.value, int) else self.thing(fact.value, names, pieces or {})
        args = {"value": value} if fact.of is None else {"value": value, "of": fact.of}
        said = self.own.render(name, "value", args)
        if said is not None:
            return said
        if self.english is not None and not self.own.has(name):
            return self.english.fact_value(fact, names, pieces)
        return str(value) if fact.of is None else f"{value}/{fact.of}"

    def thing(self, word: str, names: Sequence[str], pieces: Mapping[str, Piece]) -> int | str:
        """A part of a notation that may name a piece in view, such as `owl#7`."""
        number = word[word.index(SIGN) :] if SIGN in word else ""
        return self.name(pieces[number], names) if number in pieces else self.part(word, names)

    def fact_words(self, fact: Fact, names: Sequence[str] = (), pieces: Mapping[str, Piece] | None = None) -> str:
        """Name and value."""
        return spoken(self.fact(fact.name), [self.fact_value(fact, names, pieces)])

    def token(self, name: str) -> str:
        """What lies on a piece; one that a card explains, such as a status, has the name of the card."""
        said = self.find(fluent_id("token", name))
        if said is None:
            return self.card(name) if name in self.cards else readable(name)
        return said

    def name(self, piece: Piece, names: Sequence[str] = ()) -> str:
        """The name of a piece, with its number where there are others like it; one that lies face down has none."""
        name = self.say("word-face-down") if piece.card is None else str(self.part(piece.card, names))
        return self.numbered(name, piece.number) if piece.number else name

    def piece(self, piece: Piece, names: Sequence[str] = (), pieces: Mapping[str, Piece] | None = None) -> str:
        """A piece with all it says of itself; `pieces` are those that it may name."""
        name = self.name(piece, names)
        more = [self.fact_words(fact, names, pieces) for fact in piece.facts]
        more += [f"{self.token(token)} {count}" for token, count in piece.tokens.items()]
        more += [self.modifier(modifier, names) for modifier in piece.modifiers]
        return f"{name} ({', '.join(more)})" if more else name

    def modifier(self, modifier: Modifier, names: Sequence[str] = ()) -> str:
        source = str(self.part(modifier.source, names))
        return self.say(
            "word-modifier", fact=self.fact(modifier.fact), by=f"{modifier.by:+d}", source=source, rule=modifier.rule
        )

    def hint(self, why: str, instead: str, better: int, worlds: int, facts: Sequence[Fact] = ()) -> str:
        """Why `players.hints` recommends a choice. `instead` is the notation of doing nothing, empty if one cannot."""
        said = self.say(fluent_id("hint", why), instead=self.option(instead), better=better, worlds=worlds)
        more = ", ".join([self.fact_words(fact) for fact in facts])
        return f"{said} {more}" if more else said

    def result(self, outcome: Outcome, names: Sequence[str] = ()) -> str:
        """How the game ended, as a sentence."""
        winners = [self.seat(seat, names) for seat in outcome.winners]
        if winners:
            return self.say("result-won", winners=self.listed(winners), count=len(winners))
        return self.say("result-drawn") if outcome.drawn else self.say("result-lost")

    def points(self, outcome: Outcome, names: Sequence[str] = ()) -> str:
        """The points of every seat in one line."""
        counts = [f"{self.seat(seat, names)} {count}" for seat, count in enumerate(outcome.points)]
        return self.say("result-points", points=", ".join(counts))


def cards_of(game: Game, settings: Mapping[str, str] | None) -> dict[str, Card]:
    """The cards of a table; with no settings, those of the defaults."""
    return game.library(dict(settings or {})).by_key if game.vocabulary is not None else {}


def pieces_by_number(view: View) -> dict[str, Piece]:
    """The pieces that notation calls by their numbers, such as `#7`."""
    pieces = [piece for zone in view.zones for piece in zone.pieces if SIGN in piece.id]
    return {piece.id[piece.id.index(SIGN) :]: piece for piece in pieces}


def numbered(values: Sequence[int | str]) -> dict[str, int | str]:
    """$parts and the values as $a, $b, $c, ..."""
    args: dict[str, int | str] = {"parts": len(values)}
    args.update(zip(ascii_lowercase, values, strict=False))
    return args


def spoken(first: str, rest: Sequence[int | str]) -> str:
    """Words one after the other, for what has no sentence."""
    return " ".join([first, *(str(word) for word in rest)]).strip()


def readable(name: str) -> str:
    """An id as people would write it: `PassOn` and `pass_on` are both `pass on`."""
    words = SEPARATORS.sub(" ", HUMP.sub(" ", name)).strip()
    return words.lower() if HUMP.search(name) else words or name
