"""Lists: the three formats, the checker, ready lists and random ones. FR-SETUP-03 to -06, FR-RULING-01, -02, -17, -20,
-141."""

from __future__ import annotations

import difflib
import tomllib
from typing import Final

from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadSetup
from grimalkin.core.game import ReadyDeck
from grimalkin.core.luck import Luck
from grimalkin.core.wording import shortened
from grimalkin.games.friendomancy.kinds import FOE, FORMAT_A, FORMAT_B, FORMATS, NONE, POOL_COUNT, POOLS, SEATS
from grimalkin.games.friendomancy.printed import Box

PACKAGE: Final = "grimalkin.games.friendomancy"
LIST: Final = 100
PER_TYPE: Final = 25
QUOTAS: Final = [9, 7, 5, 3, 1]  # FR-SETUP-04: by cost
COPIES: Final = [9, 5, 10]  # by format
READY: Final = "list"  # `list house_a` is one of the ready lists
LONGEST: Final = 2_000  # words of a text that are worth reading
READ: Final[dict[str, ReadyDeck]] = {}


# Ready lists


def list_files() -> dict[str, ReadyDeck]:
    """The lists that come with the game besides the House lists, by the names of their files; read once."""
    if not READ:
        for file, text in data_files(PACKAGE, "decks", ".toml").items():
            key = file.removesuffix(".toml")
            table = tomllib.loads(text)
            READ[key] = ReadyDeck(f"{READY} {key}", table["name"], table["plan"], each_card(table["cards"]))
    return READ


def each_card(lines: list[str]) -> list[str]:
    """The ids of the cards, each as often as it is there: `2 mailbird` is two."""
    ids: list[str] = []
    for line in lines:
        count, name = line.split()
        ids.extend([name] * int(count))
    return ids


def house_a(box: Box) -> list[int]:
    """House A: for each type and cost, cards in the order of their ids; if there are too few, from the first again."""
    kinds: list[int] = []
    for cells in box.cells:
        for cost in range(len(QUOTAS)):
            for i in range(QUOTAS[cost]):
                kinds.append(cells[cost][i % len(cells[cost])])
    return kinds


def house_b(box: Box) -> list[int]:
    """House B: for each type, the first 25 cards."""
    kinds: list[int] = []
    for number in range(POOL_COUNT):
        of_type = box.of_type[number]
        for i in range(PER_TYPE):
            kinds.append(of_type[i % len(of_type)])
    return kinds


def house(box: Box, form: int) -> list[int]:
    """FR-RULING-141 Who brings no list plays House A in formats a and c, House B in b."""
    return house_b(box) if form == FORMAT_B else house_a(box)


def words_of(box: Box, kinds: list[int]) -> list[str]:
    """A list as a person writes it: how many of each, and their ids."""
    return [f"{kinds.count(kind)} {box.names[kind]}" for kind in sorted(set(kinds))]


def ready_lists(box: Box) -> dict[str, ReadyDeck]:
    found: dict[str, ReadyDeck] = {}
    for key, name, kinds in (("house_a", "House A", house_a(box)), ("house_b", "House B", house_b(box))):
        ids = [box.names[kind] for kind in kinds]
        found[key] = ReadyDeck(f"{READY} {key}", name, "a little of everything", ids)
    for key, ready in list_files().items():
        if not missing(box, ready.cards):
            found[key] = ready
    return found


def missing(box: Box, ids: list[str]) -> bool:
    """Does a ready list name a card that is not in this card set?"""
    for name in ids:
        if name not in box.names or box.cards[box.names.index(name)].removed:
            return True
    return False


# Reading and checking


def read_list(box: Box, form: int, extra: bool, text: str, seat: int) -> list[int]:
    """The cards that a seat brings, or a BadSetup that names the rule and the card.

    A text is ids of cards, each perhaps with a number before it, or `list NAME`. An empty one is the House list.
    """
    words = text.replace(",", " ").split()
    if not words:
        return house(box, form)
    if words[0] == READY:
        ready = ready_lists(box)
        name = " ".join(words[1:])
        if name not in ready:
            raise BadSetup(
                f"FR-SETUP-03: {who(seat)} wants the list '{shortened(name)}'; there are: {', '.join(ready)}"
            )
        words = " ".join(ready[name].cards).split()
    if len(words) > LONGEST:
        raise BadSetup(f"FR-SETUP-03: the list of {who(seat)} has {len(words):,} words; expected {LIST} cards")
    if words[-1].isascii() and words[-1].isdecimal():
        raise BadSetup(
            f"FR-SETUP-03: {list_of(seat)} ends with '{shortened(words[-1])}'; a number stands before a card"
        )
    kinds: list[int] = []
    count = 1
    for word in words:
        if word.isascii() and word.isdecimal() and len(word) < 4:
            count = int(word)
            continue
        kind = card_kind(box, word, seat)
        kinds.extend([kind] * count)
        count = 1
    fault = forbids_list(box, form, extra, kinds, seat)
    if fault:
        raise BadSetup(fault)
    return kinds


def who(seat: int) -> str:
    return f"seat {SEATS[seat]}" if seat != NONE else "somebody"


def list_of(seat: int) -> str:
    return f"the list of {who(seat)}" if seat != NONE else "the list"


def card_kind(box: Box, word: str, seat: int) -> int:
    """FR-SETUP-03 Each player picks from the whole library."""
    if word in box.names:
        kind = box.names.index(word)
        if not box.cards[kind].removed:
            return kind
        raise BadSetup(f"FR-SETUP-03: {list_of(seat)} names '{word}', which is removed from this card set")
    near = difflib.get_close_matches(word, box.names, 1, 0.5)
    hint = f"; did you mean '{near[0]}'?" if near else f"; a card is written like '{box.names[0]}'"
    raise BadSetup(f"FR-SETUP-03: {list_of(seat)} names '{shortened(word)}', which is not a card{hint}")


def told(rule: str, what: str) -> str:
    return f"{rule}: {what}"


def forbids_list(box: Box, form: int, extra: bool, kinds: list[int], seat: int) -> str:
    """Why a list cannot be brought in a format, with the rule; empty: it can."""
    for kind in kinds:
        if box.types[kind] == FOE:
            return told("FR-RULING-20", f"'{box.names[kind]}' in {list_of(seat)} is a Foe; lists have none")
    if len(kinds) != LIST:
        return told("FR-SETUP-03", f"{list_of(seat)} has {len(kinds)} cards; expected exactly {LIST}")
    fault = forbids_shape(box, form, kinds, seat)
    if fault:
        return fault
    most = COPIES[form] + (1 if extra else 0)  # FR-RULING-01
    for kind in sorted(set(kinds)):
        if kinds.count(kind) > most:
            rule = ["FR-SETUP-04", "FR-SETUP-05", "FR-SETUP-06"][form]
            said = f"{kinds.count(kind)} copies of '{box.names[kind]}'"
            return told(rule, f"{list_of(seat)} has {said}; format {FORMATS[form]} allows {most}")
    return ""


def forbids_shape(box: Box, form: int, kinds: list[int], seat: int) -> str:
    """Formats a and b say how many cards of each type, and format a of each printed cost (FR-RULING-17)."""
    if form not in (FORMAT_A, FORMAT_B):
        return ""
    for number in range(POOL_COUNT):
        of_type = [kind for kind in kinds if box.types[kind] == number]
        if form == FORMAT_A:
            for cost in range(len(QUOTAS)):
                found = len([kind for kind in of_type if box.costs[kind] == cost])
                if found != QUOTAS[cost]:
                    said = f"{found} cards of type {POOLS[number]} and cost {cost}"
                    return told("FR-SETUP-04", f"{list_of(seat)} has {said}; expected exactly {QUOTAS[cost]}")
        elif len(of_type) != PER_TYPE:
            said = f"{len(of_type)} cards of type {POOLS[number]}"
            return told("FR-SETUP-05", f"{list_of(seat)} has {said}; expected exactly {PER_TYPE}")
    return ""


# Random lists


def random_list(box: Box, form: int, luck: Luck) -> list[int]:
    """A legal list of a format, any card as likely as the format lets it."""
    kinds: list[int] = []
    if form == FORMAT_A:
        for cells in box.cells:
            for cost in range(len(QUOTAS)):
                add_some(kinds, cells[cost], QUOTAS[cost], COPIES[form], luck)
    elif form == FORMAT_B:
        for number in range(POOL_COUNT):
            add_some(kinds, box.of_type[number], PER_TYPE, COPIES[form], luck)
    else:
        every: list[int] = []
        for number in range(POOL_COUNT):
            every.extend(box.of_type[number])
        add_some(kinds, every, LIST, COPIES[form], luck)
    return kinds


def add_some(kinds: list[int], of: list[int], count: int, copies: int, luck: Luck) -> None:
    for _card in range(count):
        fitting = [kind for kind in of if kinds.count(kind) < copies]
        kinds.append(fitting[luck.below(len(fitting))])
