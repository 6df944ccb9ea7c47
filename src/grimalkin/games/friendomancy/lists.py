"""Lists: the three formats, the checker, ready lists and random ones. FR-SETUP-03 to -06, FR-RULING-01, -02, -17, -20,
-141."""

from __future__ import annotations

import difflib
import tomllib
from typing import Final

from grimalkin.core.datafiles import data_files
from grimalkin.core.decks import DeckQuota, ReadyDeck
from grimalkin.core.errors import BadSetup
from grimalkin.core.luck import Luck
from grimalkin.core.numbers import number_in
from grimalkin.core.wording import refusal, shortened
from grimalkin.games.friendomancy.kinds import FOE, FORMAT_A, FORMAT_B, FORMATS, NONE, POOL_COUNT, POOLS, SEATS
from grimalkin.games.friendomancy.printed import Box

PACKAGE: Final = "grimalkin.games.friendomancy"
LIST: Final = 100
PER_TYPE: Final = 25
QUOTAS: Final = [9, 7, 5, 3, 1]  # FR-SETUP-04: by cost
COPIES: Final = [9, 5, 10]  # by format
OF_FORMAT: Final = ["FR-SETUP-04", "FR-SETUP-05", "FR-SETUP-06"]
READY: Final = "list"  # `list house_a` is one of the ready lists
MOST_NAMED: Final = 999  # that a text can say of one card
LONGEST: Final = 2_000  # words of a text that are worth reading
MOST_STRANGE: Final = 20  # words that are no cards are told, then the rest is not read
READ: Final[dict[str, ReadyDeck]] = {}


# Ready lists


def list_files() -> dict[str, ReadyDeck]:
    """The lists that come with the game besides the House lists, by the names of their files; read once."""
    if not READ:
        for file, text in data_files(PACKAGE, "decks", ".toml").items():
            key = file.removesuffix(".toml")
            table = tomllib.loads(text)
            cards = each_card(table["cards"])
            READ[key] = ReadyDeck(f"{READY} {key}", table["name"], table["plan"], cards, settings_of(table["format"]))
    return READ


def settings_of(form: str) -> dict[str, str]:
    """The settings that a list of this format needs: none where it is the default."""
    return {"format": form} if form != FORMATS[0] else {}


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
    for key, name, form in (("house_a", "House A", FORMAT_A), ("house_b", "House B", FORMAT_B)):
        ids = [box.names[kind] for kind in house(box, form)]
        found[key] = ReadyDeck(f"{READY} {key}", name, "a little of everything", ids, settings_of(FORMATS[form]))
    for key, ready in list_files().items():
        if not missing(box, ready.cards):
            found[key] = ready
    return found


def missing(box: Box, ids: list[str]) -> bool:
    """Does a ready list name a card that is not in this card set?"""
    for name in ids:
        kind = box.kinds.get(name, NONE)
        if kind == NONE or box.cards[kind].removed:
            return True
    return False


# Reading and checking


def read_list(box: Box, form: int, extra: bool, text: str, seat: int) -> list[int]:
    """The cards that a seat brings, or a BadSetup that names the rule and the card."""
    faults: list[str] = []
    kinds = listed(box, form, text, seat, faults)
    faults.extend(forbids_list(box, form, extra, kinds, seat))
    if faults:
        raise BadSetup(faults[0])
    return kinds


def listed(box: Box, form: int, text: str, seat: int, faults: list[str]) -> list[int]:
    """The cards that a text names. What is wrong with its words is added to the faults.

    A text is ids of cards, each perhaps with a number before it, or `list NAME`. An empty one is the House list.
    """
    words = text.replace(",", " ").split()
    if not words:
        return house(box, form)
    if words[0] == READY:
        ready = ready_lists(box)
        name = " ".join(words[1:])
        if name not in ready:
            faults.append(f"FR-SETUP-03: {who(seat)} wants the list '{shortened(name)}'; there are: {', '.join(ready)}")
            return []
        words = " ".join(ready[name].cards).split()
    if len(words) > LONGEST:
        faults.append(f"FR-SETUP-03: the list of {who(seat)} has {len(words):,} words; expected {LIST} cards")
        return []
    if number_in(words[-1]) is not None:
        faults.append(f"FR-SETUP-03: {list_of(seat)} ends with '{shortened(words[-1])}'; a number stands before a card")
    kinds: list[int] = []
    count = 1
    for word in words:
        number = number_in(word, 0, MOST_NAMED)
        if number is not None:
            count = number
            continue
        fault = forbids_card(box, word, seat)
        if not fault:
            kinds.extend([box.kinds[word]] * count)
        elif fault not in faults:
            faults.append(fault)
            if len(faults) == MOST_STRANGE:
                break
        count = 1
    return kinds


def all_faults(box: Box, form: int, extra: bool, text: str) -> list[str]:
    """Everything that keeps this text from being brought by anybody."""
    faults: list[str] = []
    kinds = listed(box, form, text, NONE, faults)
    if kinds or not faults:
        faults.extend(forbids_list(box, form, extra, kinds, NONE))
    return faults


def who(seat: int) -> str:
    return f"seat {SEATS[seat]}" if seat != NONE else "somebody"


def list_of(seat: int) -> str:
    return f"the list of {who(seat)}" if seat != NONE else "the list"


def forbids_card(box: Box, word: str, seat: int) -> str:
    """FR-SETUP-03 Each player picks from the whole library."""
    kind = box.kinds.get(word, NONE)
    if kind != NONE:
        if not box.cards[kind].removed:
            return ""
        return refusal("FR-SETUP-03", f"{list_of(seat)} names '{word}', which is removed from this card set")
    near = difflib.get_close_matches(word, box.names, 1, 0.5)
    hint = f"did you mean '{near[0]}'?" if near else f"a card is written like '{box.names[0]}'"
    return refusal("FR-SETUP-03", f"{list_of(seat)} names '{shortened(word)}', which is not a card; {hint}")


def list_quotas(form: int, extra: bool) -> list[DeckQuota]:
    """What a format asks for: so many cards, in a and b of each type, in a of each printed cost (FR-RULING-17), and so
    many copies (FR-RULING-01)."""
    quotas = [DeckQuota("FR-SETUP-03", LIST, LIST)]
    for number in range(POOL_COUNT):
        if form == FORMAT_A:
            for cost in range(len(QUOTAS)):
                quotas.append(DeckQuota("FR-SETUP-04", QUOTAS[cost], QUOTAS[cost], POOLS[number], cost))
        elif form == FORMAT_B:
            quotas.append(DeckQuota("FR-SETUP-05", PER_TYPE, PER_TYPE, POOLS[number]))
    quotas.append(DeckQuota(OF_FORMAT[form], 0, COPIES[form] + (1 if extra else 0), copies=True))
    return quotas


def forbids_list(box: Box, form: int, extra: bool, kinds: list[int], seat: int) -> list[str]:
    """Why a list cannot be brought in a format, each with its rule; empty: it can."""
    faults: list[str] = []
    for kind in kinds:
        if box.types[kind] == FOE:
            fault = refusal("FR-RULING-20", f"'{box.names[kind]}' in {list_of(seat)} is a Foe; lists have none")
            if fault not in faults:
                faults.append(fault)
    for quota in list_quotas(form, extra):
        if quota.copies:
            for kind in sorted(set(kinds)):
                if kinds.count(kind) > quota.high:
                    said = f"{kinds.count(kind)} copies of '{box.names[kind]}'"
                    said = f"{list_of(seat)} has {said}; format {FORMATS[form]} allows {quota.high}"
                    faults.append(refusal(quota.rule, said))
        else:
            found = how_many(box, quota, kinds)
            if found != quota.high:
                said = f" of type {quota.kind}" if quota.kind else ""
                said += f" and cost {quota.cost}" if quota.cost >= 0 else ""
                said = f"{list_of(seat)} has {found} cards{said}; expected exactly {quota.high}"
                faults.append(refusal(quota.rule, said))
    return faults


def how_many(box: Box, quota: DeckQuota, kinds: list[int]) -> int:
    """The cards of a list that a quota is about."""
    if not quota.kind:
        return len(kinds)
    of = POOLS.index(quota.kind)
    count = 0
    for kind in kinds:
        if box.types[kind] == of and quota.cost in (-1, box.costs[kind]):
            count += 1
    return count


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
