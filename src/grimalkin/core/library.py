"""The library: card files read into cards, in all sets and editions. The grammar of the files is in cards.py."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from grimalkin.core.cards import EDITION, FACE, ID, REMOVED, Card, CardReading, Parts, Trace, Vocabulary, same_name
from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadCards, BadFile, Fault, UnknownCard
from grimalkin.core.fields import Wrong, read_table
from grimalkin.core.tomlread import MARK, Layer, parse, shown, within
from grimalkin.core.wording import nearest, shortened, spelled, unknown

SPEC: Final = "spec"  # the set of the rulebook's own numbers
BASE: Final = "base"  # `base = "spec"` above the cards of a file of differences: the set that they are laid over
LONGEST_ID: Final = 40
ONLY_WORDS: Final = ("name", "text", "origin", "rules", *FACE)  # what a card is to people; its meaning is the rest
ONLY_WORDS_OF_PART: Final = ("name", "text")


class Library:
    """All cards of a game, of one set and one edition. `hash` is that of their meaning: numbers and verbs, not names
    and texts, so that a corrected word changes no saved game. `cards` holds all by their numbers, also those that the
    set removes; `by_key` those that are there."""

    def __init__(self, name: str, edition: str, cards: list[Card], digest: str) -> None:
        self.name = name
        self.edition = edition
        self.cards = cards
        self.by_key: dict[str, Card] = {card.key: card for card in cards if not card.removed}
        self.hash = digest

    def names(self) -> list[str]:
        """The ids of all cards by their numbers."""
        return [card.key for card in self.cards]

    def removed(self) -> list[str]:
        return [card.key for card in self.cards if card.removed]

    def card(self, key: str) -> Card:
        found = self.by_key.get(key)
        if found is None:
            raise UnknownCard(unknown("card", key, list(self.by_key)))
        return found


class CardSet:
    """A set of cards in all its editions."""

    def __init__(
        self, name: str, text: str, editions: dict[str, Library], sheets: dict[str, Sheet], base: str = ""
    ) -> None:
        self.name = name
        self.text = text  # of the difference file; empty for the rulebook's own set
        self.editions = editions
        self.sheets = sheets  # its cards as they are written, with all that is laid over them
        self.base = base  # the set that the differences are laid over; empty for the rulebook's own set

    def names(self) -> list[str]:
        """The ids of all cards, in order: the same in every edition. Those that the set removes are among them."""
        for library in self.editions.values():
            return library.names()
        return []

    def count(self) -> int:
        """How many cards there are to play with."""
        for library in self.editions.values():
            return len(library.by_key)
        return 0


class Sheet:
    """A card before it is read: its table, and where it was written. `made` keeps what was read, by edition."""

    def __init__(self, key: str, table: dict[str, Any], trace: Trace) -> None:
        self.key = key
        self.table = table
        self.trace = trace
        self.made: dict[str, Card] = {}

    def is_removed(self) -> bool:
        return self.table.get(REMOVED) is True

    def in_edition(self, edition: str, vocabulary: Vocabulary) -> dict[str, Any]:
        """The table of the card as an edition has it."""
        return self.edited(edition, vocabulary, self.trace.copy(), [])

    def edited(self, edition: str, vocabulary: Vocabulary, trace: Trace, faults: list[Fault]) -> dict[str, Any]:
        """The same; `trace` learns where it was written."""
        table = {key: value for key, value in self.table.items() if key != EDITION}
        change = self.change(edition, vocabulary)
        if change is None:
            return table
        over = self.trace.key(EDITION).key(edition)
        return lay(table, change, part_names(vocabulary), trace, over, faults)

    def change(self, edition: str, vocabulary: Vocabulary) -> dict[str, Any] | None:
        """What an edition says of this card, or None if it is the same there."""
        changes = self.table.get(EDITION)
        change = changes.get(edition) if isinstance(changes, dict) else None
        return change if isinstance(change, dict) and edition != vocabulary.editions[0] else None


def load_cards(package: str, vocabulary: Vocabulary, rules: list[str] | None) -> dict[str, CardSet]:
    """The sets of a package: `spec` from its folder `cards`, and one for each difference file in `sets`."""
    faults: list[Fault] = []
    sheets = sheets_of(data_files(package, "cards", ".toml"), faults)
    found: dict[str, CardSet] = {SPEC: read_set(sheets, vocabulary, rules, SPEC, "", "", faults)}
    files = data_files(package, "sets", ".toml")
    bases = [SPEC, *[file.removesuffix(".toml") for file in files]]
    left = list(files)
    while left:
        ready = [file for file in left if base_named(file, files[file], bases, SPEC, faults) in found]
        if not ready and not faults:
            faults.append(Fault(left[0], 0, BASE, f"it is laid over itself; let it begin with {BASE} = '{SPEC}'"))
        if not ready:
            raise BadCards(in_order(faults))
        for file in ready:
            left.remove(file)
            base = base_named(file, files[file], bases, SPEC, faults)
            changed = changed_sheets(file, files[file], found[base].sheets, vocabulary, faults)
            name = file.removesuffix(".toml")
            found[name] = read_set(changed, vocabulary, rules, name, file, files[file], faults, base)
    return found


def read_own(
    sets: dict[str, CardSet],
    bases: list[str],
    default: str,
    vocabulary: Vocabulary,
    rules: list[str] | None,
    name: str,
    file: str,
    text: str,
    room: int,
) -> CardSet:
    """A designer's own set: a file of differences, laid over the set that its `base` names, else over the default.

    The text that is kept always names its base, so that it means the same wherever it is read again.
    """
    faults: list[Fault] = []
    base = base_named(file, text, bases, default, faults)
    # read anew, because the differences may make a mistake of what was none
    sheets = {key: Sheet(key, sheet.table, sheet.trace) for key, sheet in sets[base].sheets.items()}
    sheets = changed_sheets(file, text, sheets, vocabulary, faults)
    check_room(sheets, room, file, faults)
    return read_set(sheets, vocabulary, rules, name, file, with_base(text, base), faults, base)


def base_named(file: str, text: str, bases: list[str], default: str, faults: list[Fault]) -> str:
    """The set that a file of differences is laid over: what its `base` says, else the default."""
    try:
        stated = parse(file, text).get(BASE, default)
    except BadFile:
        return default  # whoever reads its cards tells why
    if isinstance(stated, dict):
        return default  # a card of that name
    if isinstance(stated, str) and stated in bases:
        return stated
    trace = Trace(Layer(file, text), BASE)
    if isinstance(stated, str):
        said = unknown("card set", stated, bases)
    else:
        said = f"got {spelled(stated)}; expected the name of a card set in quotes: {', '.join(bases)}"
    if str(trace.fault(said)) not in [str(fault) for fault in faults]:
        faults.append(trace.fault(said))
    return default


def with_base(text: str, base: str) -> str:
    """A file of differences that names its base."""
    stated = parse("", text).get(BASE)
    return text if isinstance(stated, str) else f'{BASE} = "{base}"\n{text.removeprefix(MARK)}'


def check_room(sheets: dict[str, Sheet], room: int, file: str, faults: list[Fault]) -> None:
    if len(sheets) > room:
        said = f"{len(sheets)} cards are too many; the game has room for {room}, so take {len(sheets) - room} away"
        faults.append(Fault(file, 0, "", said))


def read_cards(
    files: dict[str, str],
    vocabulary: Vocabulary,
    rules: list[str] | None,
    name: str = SPEC,
    change_file: str = "",
    change: str = "",
    room: int = 10_000,
) -> CardSet:
    """Cards from the texts of their files, with the differences of a set. All mistakes are told at once."""
    faults: list[Fault] = []
    sheets = sheets_of(files, faults)
    base = ""
    if change_file or change:
        base = base_named(change_file, change, [SPEC], SPEC, faults)
        sheets = changed_sheets(change_file, change, sheets, vocabulary, faults)
    check_room(sheets, room, change_file or next(iter(files)), faults)
    return read_set(sheets, vocabulary, rules, name, change_file, change, faults, base)


def read_set(
    sheets: dict[str, Sheet],
    vocabulary: Vocabulary,
    rules: list[str] | None,
    name: str,
    file: str,
    text: str,
    faults: list[Fault],
    base: str = "",
) -> CardSet:
    """Read all sheets in every edition, or raise all mistakes, those found before too."""
    editions: dict[str, Library] = {}
    # a card that could not be taken is still known: it is not a second mistake to name it
    known = list(sheets)
    known += [fault.place for fault in faults if ID.match(fault.place) and fault.place not in sheets]
    for edition in vocabulary.editions:
        editions[edition] = read_edition(name, edition, sheets, vocabulary, rules, known, faults)
    if not faults and vocabulary.lacks is not None:
        where = file or next((sheet.trace.layer.file for sheet in sheets.values()), name)
        for edition, library in editions.items():
            lack = vocabulary.lacks(library.cards)
            if lack:
                faults.append(Fault(where, 0, "", lack if edition == vocabulary.editions[0] else f"{edition}: {lack}"))
                break
    if faults:
        raise BadCards(in_order(faults))
    return CardSet(name, text, editions, sheets, base)


def in_order(faults: list[Fault]) -> list[Fault]:
    """Faults by file and line, each once: a mistake of a card that has several editions is found in each of them."""
    files = list({fault.file: 0 for fault in faults})
    once = list({str(fault): fault for fault in faults}.values())
    once.sort(key=lambda fault: (files.index(fault.file), fault.line))
    return once


def sheets_of(files: dict[str, str], faults: list[Fault]) -> dict[str, Sheet]:
    """The sheets of all files. If one of them is not TOML, nobody knows its cards, so nothing else can be checked."""
    sheets: dict[str, Sheet] = {}
    taken = [take_sheets(file, text, sheets, faults) for file, text in files.items()]
    if not all(taken):
        raise BadCards(in_order(faults))
    return sheets


def changed_sheets(
    file: str, text: str, sheets: dict[str, Sheet], vocabulary: Vocabulary, faults: list[Fault]
) -> dict[str, Sheet]:
    """The sheets with a file of differences laid over them; the old ones stay as they are."""
    changed = dict(sheets)
    if not change_sheets(file, text, changed, vocabulary, faults):
        raise BadCards(in_order(faults))
    return changed


def take_sheets(file: str, text: str, sheets: dict[str, Sheet], faults: list[Fault]) -> bool:
    """The cards of one file, each as a table. False if it is not TOML."""
    layer = Layer(file, text)
    tables = tables_in(layer, faults)
    if tables is None:
        return False
    for key, table in tables.items():
        trace = Trace(layer, shown(key))
        if not is_card(key, table, trace, faults):
            continue
        if REMOVED in table:
            said = "only a difference can remove a card; in the file that has all of it, delete it"
            faults.append(trace.key(REMOVED).fault(said))
        elif key in sheets:
            there = sheets[key].trace.spot()
            said = f"card '{key}' stands in {there.file}, line {there.line} already"
            faults.append(trace.fault(f"{said}; keep one, or give the other a new id"))
        else:
            sheets[key] = Sheet(key, table, trace)
    return True


def tables_in(layer: Layer, faults: list[Fault]) -> dict[str, Any] | None:
    try:
        tables = parse(layer.file, layer.text)
    except BadFile as error:
        faults.extend(error.faults)
        return None
    if not any(key != BASE or isinstance(table, dict) for key, table in tables.items()):
        faults.append(Fault(layer.file, 0, "", "there is no card in it; write [ID], then the fields of the card"))
    return tables


def is_card(key: str, table: Any, trace: Trace, faults: list[Fault]) -> bool:
    said = ""
    if not ID.match(key):
        said = "this is not a card id; ids are small letters, digits and _, such as ember_wing"
    elif len(key) > LONGEST_ID:
        said = f"this id has {len(key)} letters; it can have {LONGEST_ID}"
    elif not isinstance(table, dict):
        said = f"got {spelled(table)}; a card is a table: [{key}], then its fields"
    if said:
        faults.append(trace.fault(said))
    return not said


def change_sheets(file: str, text: str, sheets: dict[str, Sheet], vocabulary: Vocabulary, faults: list[Fault]) -> bool:
    """Lay a file of differences over the cards. False if it is not TOML."""
    layer = Layer(file, text)
    tables = tables_in(layer, faults)
    if tables is None:
        return False
    known = list(sheets)
    for key, table in tables.items():
        trace = Trace(layer, shown(key))
        if key == BASE and not isinstance(table, dict):
            continue  # no card; `base_named` reads it
        if not is_card(key, table, trace, faults):
            continue
        if isinstance(table.get(BASE), str):
            faults.append(trace.key(BASE).fault(f"'{BASE}' belongs to the whole file: write it above the first card"))
        elif REMOVED in table and not isinstance(table[REMOVED], bool):
            faults.append(trace.key(REMOVED).fault(f"got {spelled(table[REMOVED])}; expected true or false"))
        elif REMOVED in table and key not in known and "kind" in table:
            faults.append(trace.key(REMOVED).fault("a new card cannot be removed; leave the whole card out"))
        elif key in known:
            before = sheets[key]
            under = before.trace.copy()
            named = part_names(vocabulary)
            merged = lay(without_removed(before.table, table, named, under), table, named, under, trace, faults)
            sheets[key] = Sheet(key, merged, under)
        elif "kind" in table:
            sheets[key] = Sheet(key, table, trace)
        else:
            kinds = ", ".join([kind.word for kind in vocabulary.kinds])
            faults.append(trace.fault(f"{unknown('card', key, known)} (a new card needs a kind: {kinds})"))
    return True


def without_removed(base: dict[str, Any], change: dict[str, Any], named: list[str], under: Trace) -> dict[str, Any]:
    """A card without what its editions say of parts that a set takes away: those are gone in every edition."""
    changes = base.get(EDITION)
    if not isinstance(changes, dict):
        return base
    editions = dict(changes)
    for word in named:
        gone = removed_names(change.get(word))
        for edition, table in changes.items():
            parts = table.get(word) if isinstance(table, dict) else None
            if not gone or not isinstance(parts, list):
                continue
            trace = under.open(EDITION).open(edition).open(word)
            kept = [i for i in range(len(parts)) if name_of(parts[i]) not in gone]
            trace.items = [trace.item(i) for i in kept]
            editions[edition] = {**editions[edition], word: [parts[i] for i in kept]}
    return {**base, EDITION: editions}


def removed_names(parts: Any) -> list[str]:
    if not isinstance(parts, list):
        return []
    return [name_of(part) for part in parts if isinstance(part, dict) and part.get(REMOVED) is True]


def name_of(part: Any) -> str:
    name = part.get("name", "") if isinstance(part, dict) else ""
    return name if isinstance(name, str) else ""


def part_names(vocabulary: Vocabulary) -> list[str]:
    names = [field.name for kind in vocabulary.kinds for field in kind.fields if isinstance(field, Parts)]
    return sorted(set(names))


def lay(
    base: dict[str, Any],
    change: dict[str, Any],
    named: list[str],
    under: Trace,
    over: Trace,
    faults: list[Fault],
    later: bool = False,
) -> dict[str, Any]:
    """A table with differences laid over it: tables merge, parts merge by name, everything else is replaced.

    `under` is the trace of the table and learns what came from the difference, whose trace is `over`. With `later` the
    table is a difference itself, of an edition, and waits to be laid over a card.
    """
    merged = dict(base)
    for key, value in change.items():
        old = merged.get(key)
        inner = under.open(key)
        if key in named and isinstance(value, list) and all(isinstance(part, dict) for part in value):
            parts = old if isinstance(old, list) else []
            merged[key] = lay_parts(key, parts, value, named, inner, over.key(key), faults, later)
        elif isinstance(value, dict) and isinstance(old, dict):
            merged[key] = lay(old, value, named, inner, over.key(key), faults, later or key == EDITION)
        else:
            merged[key] = value
            under.keys[shown(key)] = over.key(key)
    return merged


def lay_parts(
    word: str,
    base: list[Any],
    change: list[dict[str, Any]],
    named: list[str],
    under: Trace,
    over: Trace,
    faults: list[Fault],
    later: bool,
) -> list[Any]:
    merged = list(base)
    under.items = [under.item(i) for i in range(len(base))]
    names: list[str] = []
    for number in range(len(change)):
        part = change[number]
        trace = over.item(number)
        name = part.get("name", "")
        there = [name_of(old) for old in merged]
        at = there.index(name) if isinstance(name, str) and name in there else -1
        if isinstance(name, str) and name in names:
            faults.append(trace.fault(same_name(word, name)))
        elif REMOVED in part and not later:
            if part[REMOVED] is not True:
                said = f"got {spelled(part[REMOVED])}; expected true, or nothing"
                faults.append(trace.key(REMOVED).fault(said))
            elif at < 0:
                said = unknown(word, name if isinstance(name, str) else spelled(name), there)
                faults.append(trace.fault(f"{said} (so it cannot be removed)"))
            else:
                merged.pop(at)
                under.items.pop(at)
        elif at < 0:
            merged.append(part)
            trace.hint = unknown(word, name, there) if there and isinstance(name, str) else ""
            under.items.append(trace)
        elif isinstance(merged[at], dict) and REMOVED not in merged[at] and REMOVED not in part:
            merged[at] = lay(merged[at], part, named, under.items[at], trace, faults, later)
        else:
            merged[at] = part
            under.items[at] = trace
        if isinstance(name, str):
            names.append(name)
    return merged


def read_edition(
    name: str,
    edition: str,
    sheets: dict[str, Sheet],
    vocabulary: Vocabulary,
    rules: list[str] | None,
    known: list[str],
    faults: list[Fault],
) -> Library:
    """Read all cards as one edition has them. Those that it does not change are the same objects as in the first."""
    cards: list[Card] = []
    meaning: list[Any] = []
    keys = list(sheets)
    removed = [key for key in keys if sheets[key].is_removed()]
    named = part_names(vocabulary)
    first = vocabulary.editions[0]
    for number in range(len(keys)):
        sheet = sheets[keys[number]]
        read_as = edition if sheet.change(edition, vocabulary) is not None else first
        trace = sheet.trace.copy()
        reading = CardReading(trace, vocabulary)
        reading.rules = rules
        reading.cards = known
        reading.removed = [] if sheet.is_removed() else removed  # what is not there may name what is not there
        table = sheet.edited(read_as, vocabulary, trace, reading.faults)
        if read_as == edition and read_as not in sheet.made:
            if edition == first:
                check_editions(sheet, vocabulary, reading.faults)
            card = read_card(reading, sheet.key, number, table)
            if card is not None:
                sheet.made[edition] = card
            faults.extend(reading.faults)
        if read_as in sheet.made:
            cards.append(sheet.made[read_as])
            meaning.append([sheet.key, REMOVED if sheet.is_removed() else meant(table, named)])
    digest = hashlib.blake2b(json.dumps(meaning, sort_keys=True, default=str).encode(), digest_size=8).hexdigest()
    return Library(name, edition, cards, digest)


def check_editions(sheet: Sheet, vocabulary: Vocabulary, faults: list[Fault]) -> None:
    """Editions that a card names must be editions, and other ones than its own."""
    changes = sheet.table.get(EDITION, {})
    trace = sheet.trace.key(EDITION)
    others = vocabulary.editions[1:]
    if not isinstance(changes, dict):
        said = f"write [{sheet.key}.{EDITION}.NAME], then what is different there"
        faults.append(trace.fault(f"got {spelled(changes)}; {said}"))
        return
    for edition, change in changes.items():
        if edition == vocabulary.editions[0]:
            said = f"'{edition}' is the edition that the card itself describes; write its fields there"
        elif edition not in others:
            said = unknown("edition", edition, others)
        elif not isinstance(change, dict):
            said = f"got {spelled(change)}; write a table of what is different"
        elif REMOVED in change:
            said = f"a card is removed from all editions; write '{REMOVED} = true' under [{sheet.key}] itself"
        else:
            continue
        faults.append(trace.key(edition).fault(said))


def read_card(reading: CardReading, key: str, number: int, table: dict[str, Any]) -> Card | None:
    kinds = reading.vocabulary.kinds
    words = [kind.word for kind in kinds]
    word = table.get("kind")
    if not isinstance(word, str) or word not in words:
        if "kind" not in table:
            near = nearest("kind", [name for name in table if name not in ONLY_WORDS])
            said = f"'kind' is missing; expected one of: {', '.join(words)}"
            reading.fault(key, f"{said} (is '{shortened(near)}' meant for it?)" if near else said)
        elif isinstance(word, str):
            reading.fault(within(key, "kind"), unknown("kind", word, words))
        else:
            reading.fault(within(key, "kind"), f"got {spelled(word)}; expected one of: {', '.join(words)}")
        return None
    kind = kinds[words.index(word)]
    fields = {name: value for name, value in table.items() if name not in ("kind", REMOVED)}
    given = read_table(reading, key, fields, kind.fields)
    if reading.faults:
        return None
    given.values["kind"] = kind.word
    given.values["number"] = number
    given.values[REMOVED] = table.get(REMOVED) is True
    try:
        return kind.make(given)
    except Wrong as wrong:  # what is right field by field may be wrong together
        reading.fault(wrong.place, wrong.what)
        return None


def meant(table: dict[str, Any], named: list[str]) -> dict[str, Any]:
    """A card without what it only says to people."""
    found: dict[str, Any] = {}
    for key, value in table.items():
        if key in named and isinstance(value, list):
            found[key] = [
                {name: inner for name, inner in part.items() if name not in ONLY_WORDS_OF_PART}
                for part in value
                if isinstance(part, dict)
            ]
        elif key not in ONLY_WORDS and key != REMOVED:  # `removed = false` puts a card back
            found[key] = value
    return found
