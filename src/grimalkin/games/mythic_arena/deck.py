"""Decks: checked, drafted, guessed (MA-DECK, MA-DRAFT, MA-RULING-15, -16, -19 to -21, -128)."""

from __future__ import annotations

import difflib
import tomllib
from typing import ClassVar, Final

from grimalkin.core.agenda import ALLOWED, Ask, Die, Step
from grimalkin.core.datafiles import data_files
from grimalkin.core.decks import DeckQuota, ReadyDeck
from grimalkin.core.errors import BadSetup
from grimalkin.core.luck import Luck
from grimalkin.core.piles import Pile, kind_of, public, seen_by
from grimalkin.core.wording import refusal, shortened
from grimalkin.games.mythic_arena.arrivals import AttachTo, PlacePlayed
from grimalkin.games.mythic_arena.printed import Box, PetCard, StatusCard
from grimalkin.games.mythic_arena.state import (
    BEGINS,
    BROUGHT,
    DECK,
    DECK_PETS,
    NONE,
    OUT,
    PICK,
    PICKED,
    ROLLED_OFF,
    SEATS,
    Arena,
)

PACKAGE: Final = "grimalkin.games.mythic_arena"
READY: Final = "deck"  # `deck slow_rot` is one of the decks in the folder decks
READ: Final[dict[str, ReadyDeck]] = {}
D20: Final = 20
DRAFTED: Final = "MA-DECK-06: got a deck, but decks are drafted; choose constructed decks"
TEN_DECKS: Final = 10 * DECK
MOST_STRANGE: Final = 20  # words that are no cards are told, then the rest is not read


# Constructed decks


def deck_files() -> dict[str, ReadyDeck]:
    """The decks that come with the game, by the names of their files; read once."""
    if not READ:
        for file, text in data_files(PACKAGE, "decks", ".toml").items():
            key = file.removesuffix(".toml")
            table = tomllib.loads(text)
            READ[key] = ReadyDeck(f"{READY} {key}", table["name"], table["plan"], table["cards"])
    return READ


def ready_decks() -> dict[str, str]:
    """The decks that come with the game, by name, each as the text that a seat could bring."""
    return {key: " ".join(deck.cards) for key, deck in deck_files().items()}


def read_deck(box: Box, text: str, seat: int) -> list[int]:
    """The cards of a constructed deck, or a BadSetup that names the rule and the card."""
    faults: list[str] = []
    kinds = listed(box, text, seat, faults)
    faults.extend(forbids_deck(box, kinds, seat))
    if faults:
        raise BadSetup(faults[0])
    return kinds


def listed(box: Box, text: str, seat: int, faults: list[str]) -> list[int]:
    """The cards that a text names. What is wrong with its words is added to the faults.

    A text is 21 ids of cards with spaces or line ends between, or `deck NAME`. A seat without a text plays one of the
    decks that come with the game: A the first, B the second.
    """
    words = text.split()
    ready = ready_decks() if not words or words[0] == READY else {}
    if not words:
        words = deck_of_its_own(box, ready, seat).split()
    elif words[0] == READY:
        name = " ".join(words[1:])
        if name not in ready:
            raise BadSetup(f"MA-DECK-07: {who(seat)} wants the deck '{shortened(name)}'; there are: {', '.join(ready)}")
        words = ready[name].split()
    if len(words) > TEN_DECKS:  # a whole book came: its words are not worth reading
        raise BadSetup(f"MA-DECK-01: {wrong_count(len(words), seat)}")
    kinds: list[int] = []
    for word in words:
        fault = forbids_card(box, word, seat)
        if not fault:
            kinds.append(box.names.index(word))
        elif fault not in faults:
            faults.append(fault)
            if len(faults) == MOST_STRANGE:
                break
    return kinds


def deck_of_its_own(box: Box, ready: dict[str, str], seat: int) -> str:
    """The deck of a seat that brings none: the first two that the card set allows."""
    whole = [text for text in ready.values() if not missing_cards(box, text.split())]
    number = max(seat, 0)
    if number >= len(whole):
        said = f"{len(whole)} of the ready decks have all their cards in this card set"
        raise BadSetup(f"MA-DECK-07: {who(seat)} brings no deck, and {said}; bring one")
    return whole[number]


def missing_cards(box: Box, names: list[str]) -> list[str]:
    """The cards of a deck that are not in the box."""
    return [name for name in names if name not in box.names or box.cards[box.names.index(name)].removed]


def check_brought(box: Box, constructed: bool, text: str) -> None:
    """Could any seat bring this deck? A BadSetup says why not."""
    if constructed:
        read_deck(box, text, NONE)
    elif text.strip():
        raise BadSetup(DRAFTED)


def all_faults(box: Box, constructed: bool, text: str) -> list[str]:
    """Everything that keeps this text from being brought by anybody."""
    if not constructed:
        return [DRAFTED] if text.strip() else []
    faults: list[str] = []
    try:
        kinds = listed(box, text, NONE, faults)
    except BadSetup as error:
        return [str(error)]
    return faults + forbids_deck(box, kinds, NONE)


def deck_quotas() -> list[DeckQuota]:
    """MA-DECK-01, MA-DECK-02, MA-DECK-04 So many cards, so many of them Pets, every name once."""
    return [
        DeckQuota("MA-DECK-01", DECK, DECK),
        DeckQuota("MA-DECK-02", DECK_PETS, DECK_PETS, "pet"),
        DeckQuota("MA-DECK-04", 0, 1, copies=True),
    ]


def who(seat: int) -> str:
    return f"seat {SEATS[seat]}" if seat != NONE else "somebody"


def deck_of(seat: int) -> str:
    """How messages call a deck; one that nobody has brought yet is just the deck."""
    return f"the deck of {who(seat)}" if seat != NONE else "the deck"


def wrong_count(count: int, seat: int) -> str:
    return f"{deck_of(seat)} has {count} cards; expected exactly {DECK}"


def forbids_card(box: Box, word: str, seat: int) -> str:
    """MA-DECK-07, MA-RULING-20 Each player picks from the names of the own box."""
    if word in box.names:
        if not box.cards[box.names.index(word)].removed:
            return ""
        return refusal("MA-DECK-07", f"{deck_of(seat)} names '{word}', which is removed from this card set")
    near = difflib.get_close_matches(word, [box.names[kind] for kind in box.deck_legal], 1, 0.5)
    hint = f"did you mean '{near[0]}'?" if near else f"a card is written like '{box.names[box.deck_legal[0]]}'"
    return refusal("MA-DECK-07", f"{deck_of(seat)} names '{shortened(word)}', which is not a card of the box; {hint}")


def forbids_deck(box: Box, kinds: list[int], seat: int) -> list[str]:
    """MA-DECK-01 to -05: 21 cards, 6 of them Pets, the rest Elyth, Runes and Items, every name once, no token."""
    faults: list[str] = []
    names: list[str] = []
    pets = 0
    for kind in kinds:
        card = box.cards[kind]
        if isinstance(card, PetCard):
            if card.token:
                faults.append(refusal("MA-DECK-05", f"'{card.key}' in {deck_of(seat)} is a token; no deck has one"))
            pets += 1
        elif isinstance(card, StatusCard):
            faults.append(
                refusal(
                    "MA-DECK-03",
                    f"'{card.key}' in {deck_of(seat)} is a status; besides Pets a deck has Elyth, Runes and Items",
                )
            )
        if card.name in names:
            faults.append(refusal("MA-DECK-04", f"'{card.key}' is twice in {deck_of(seat)}; every name once"))
        names.append(card.name)
    if len(kinds) != DECK:
        faults.append(refusal("MA-DECK-01", wrong_count(len(kinds), seat)))
    if pets != DECK_PETS:  # MA-RULING-21: neither fewer nor more
        shown = ", ".join([box.names[kind] for kind in kinds if box.pet[kind] is not None])
        faults.append(refusal("MA-DECK-02", f"{deck_of(seat)} has {pets} Pets ({shown}); expected exactly {DECK_PETS}"))
    return faults


def bring_decks(game: Arena, decks: list[str]) -> None:
    """Both decks are checked before either is taken."""
    read = [read_deck(game.box, decks[seat], seat) for seat in range(2)]
    for seat in range(2):
        for kind in read[seat]:
            game.looking(seat).put(kind << 16)
    game.then(BROUGHT_DECKS)


class BroughtDecks(Step[Arena]):
    """MA-DECK-08 Nobody shows a constructed deck: the other player learns how many cards it has."""

    id: ClassVar[str] = "brought_decks"
    rule: ClassVar[str] = "MA-DECK-08"

    def run(self, game: Arena) -> None:
        for seat in range(2):
            game.log_event("MA-DECK-08", BROUGHT, seat, len(game.looking(seat)))


# Roll-offs


class RollOff(Die[Arena]):
    """MA-GEN-07 Each player rolls a d20 and the higher roll wins; equal rolls are rolled again.

    Before there is a Lead Player seat A rolls first; `first` is what it rolled, 0 before that.
    """

    id: ClassVar[str] = "lead_roll_off"
    rule: ClassVar[str] = "MA-GEN-07"

    def __init__(self, first: int) -> None:
        self.first = first

    def sides(self) -> int:
        return D20

    def shows(self, game: Arena, face: int) -> None:
        seat = 1 if self.first else 0
        game.log_event("MA-RULING-16" if seat else "MA-RULING-128", ROLLED_OFF, seat, face)
        if not seat:
            game.then(self.with_first(face))
        elif face == self.first:
            game.then(self.with_first(0))
        else:
            self.won(game, 0 if self.first > face else 1)

    def with_first(self, first: int) -> RollOff:
        """The same roll-off, seat A having rolled this."""
        raise NotImplementedError

    def won(self, game: Arena, seat: int) -> None:
        raise NotImplementedError


# The draft


class DraftRoll(RollOff):
    """MA-DRAFT-02 A die roll decides who picks first."""

    id: ClassVar[str] = "draft_roll"
    rule: ClassVar[str] = "MA-DRAFT-02"

    def with_first(self, first: int) -> RollOff:
        return DraftRoll(first)

    def won(self, game: Arena, seat: int) -> None:
        game.first_picker = seat
        game.log_event("MA-DRAFT-02", BEGINS, seat)
        game.then(NEXT_PICK)


class LayOut(Step[Arena]):
    """MA-DRAFT-05 The whole box lies open, and every Item is there twice; then somebody picks first."""

    id: ClassVar[str] = "lay_out"
    rule: ClassVar[str] = "MA-DRAFT-05"

    def run(self, game: Arena) -> None:
        game.pool = game.box.laid_out[:]
        game.then(DraftRoll(0))


class NextPick(Step[Arena]):
    """MA-DRAFT-03 The players pick in turn: first the Pets, then the rest, the same player first (MA-RULING-15)."""

    id: ClassVar[str] = "next_pick"
    rule: ClassVar[str] = "MA-DRAFT-03"

    def run(self, game: Arena) -> None:
        picks = len(game.decks[0]) + len(game.decks[1])
        if picks == 2 * DECK:
            return
        seat = game.first_picker if picks % 2 == 0 else 1 - game.first_picker
        if picks < 2 * DECK_PETS:
            game.then(PICK_PET[seat], NEXT_PICK)
        else:
            if picks == 2 * DECK_PETS:
                game.log_event("MA-RULING-15", BEGINS, seat)
            game.then(PICK_REST[seat], NEXT_PICK)


class DraftPick(Ask[Arena]):
    """MA-DRAFT-06 All picks stay visible to both players."""

    id: ClassVar[str] = "draft_pick"
    rule: ClassVar[str] = "MA-DRAFT-06"

    def acts(self, game: Arena, seat: int) -> list[int]:
        found: list[int] = []
        for kind in range(len(game.box.cards)):
            if game.box.copies[kind] and not isinstance(game.box.cards[kind], StatusCard):
                found.append(PICK + kind)
        return found

    def forbids(self, game: Arena, seat: int, act: int) -> str:
        kind = act - PICK
        card = game.box.pet[kind]
        if card is not None and card.token:
            return "MA-DECK-05"
        rule = self.forbids_kind(game, kind)
        if rule:
            return rule
        if kind in game.decks[seat]:
            return "MA-RULING-19" if kind in game.pool else "MA-DECK-04"
        return ALLOWED if kind in game.pool else "MA-DRAFT-01"

    def forbids_kind(self, game: Arena, kind: int) -> str:
        """The rule against Pets, or against the other cards, at this time."""
        raise NotImplementedError

    def touches(self, game: Arena, seat: int, option: int) -> list[str]:
        return [f"pool.{game.box.names[option - PICK]}"]

    def chosen(self, game: Arena, seat: int, option: int) -> None:
        kind = option - PICK
        game.pool.pop(place_in(game.pool, kind))
        decks = game.decks[:]
        decks[seat] = decks[seat] + (kind,)
        game.decks = decks
        game.looking(seat).put(public(kind))
        game.log_event("MA-DRAFT-06", PICKED, seat, public(kind))


class PickPet(DraftPick):
    """MA-DRAFT-03 Alternate picks among the Pets until each player has 6."""

    id: ClassVar[str] = "pick_pet"
    rule: ClassVar[str] = "MA-DRAFT-03"

    def forbids_kind(self, game: Arena, kind: int) -> str:
        return "MA-DRAFT-03" if game.box.pet[kind] is None else ALLOWED

    def options(self, game: Arena, seat: int) -> list[int]:
        pool = game.pool
        first_other = place_in(pool, game.box.others_start)
        found = [PICK + kind for kind in pool[:first_other]]
        if game.box.pets_end > game.box.others_start:
            for place in range(first_other, len(pool)):
                if game.box.pet[pool[place]] is not None:
                    found.append(PICK + pool[place])
        return found


class PickRest(DraftPick):
    """MA-DRAFT-04 Then alternate picks among Elyth, Runes and Items until each player has 21 cards in all."""

    id: ClassVar[str] = "pick_rest"
    rule: ClassVar[str] = "MA-DRAFT-04"

    def forbids_kind(self, game: Arena, kind: int) -> str:
        return "MA-DRAFT-04" if game.box.pet[kind] is not None else ALLOWED

    def options(self, game: Arena, seat: int) -> list[int]:
        box = game.box
        pool = game.pool
        first_item = place_in(pool, box.items_start)
        found = [PICK + kind for kind in pool[place_in(pool, box.others_start) : first_item]]
        own = items_in(box, game.decks[seat])
        last = NONE
        for place in range(first_item, len(pool)):
            kind = pool[place]
            item = box.item[kind]
            if item is not None:
                if kind != last and not own & item.bit:
                    found.append(PICK + kind)
                last = kind
            elif box.pet[kind] is None:
                found.append(PICK + kind)
        return found


def place_in(pool: list[int], kind: int) -> int:
    """Where a card lies in the pool, or would lie: it is laid out by number."""
    first = 0
    end = len(pool)
    while first < end:
        middle = (first + end) >> 1
        if pool[middle] < kind:
            first = middle + 1
        else:
            end = middle
    return first


def items_in(box: Box, deck: tuple[int, ...]) -> int:
    """The Items of a deck, as bits."""
    bits = 0
    for kind in deck:
        item = box.item[kind]
        if item is not None:
            bits |= item.bit
    return bits


# What another seat's cards could be


def guess_kinds(game: Arena, group: int, count: int, luck: Luck) -> list[int]:
    """Kinds for so many cards of a constructed deck that the viewer knows nothing of: a legal deck comes out of it."""
    box = game.box
    known = game.known_kinds(group)
    hidden_elyth = elyth_is_awaited(game, group)
    for among in game.among:
        if among >> 16 == group and box.elyth[among & 0xFFFF] is not None:
            hidden_elyth = False
    known += list(game.spent[group]) + list(game.removed[group]) + [item >> 4 for item in game.items[group]]
    for number in range(len(game.pets)):
        pet = game.pets[number]
        if pet.line != OUT:
            if pet.seat == group and not pet.card.token:
                known.append(pet.card.number)
            if pet.elyth != NONE and game.elyth_owner(number) == group:
                known.append(pet.elyth)
    pets = [kind for kind in box.deck_legal if box.pet[kind] is not None and kind not in known]
    others = [kind for kind in box.deck_legal if box.pet[kind] is None and kind not in known]
    luck.shuffle(pets)
    luck.shuffle(others)
    if hidden_elyth:
        for i in range(len(others)):
            if box.elyth[others[i]] is not None:
                others[0], others[i] = others[i], others[0]
                break
    wanted = DECK_PETS
    for kind in known:
        if box.pet[kind] is not None:
            wanted -= 1
    # a position may hold more Pets than a deck does, and yet one is about to be shown
    if wanted < 1 and (pet_is_awaited(game, group) or game.lead_pile(group).cards):
        wanted = 1
    wanted = max(0, min(wanted, count, len(pets)))
    guessed = pets[:wanted] + others[: count - wanted]
    guessed += pets[wanted : wanted + count - len(guessed)]
    while len(guessed) < count:
        guessed.append(box.deck_legal[luck.below(len(box.deck_legal))])
    return guessed


def elyth_is_awaited(game: Arena, seat: int) -> bool:
    """Elyth of this seat lies face down until its pet is chosen."""
    for step in game.agenda:
        if isinstance(step, AttachTo) and step.seat == seat:
            return True
    return False


def pet_is_awaited(game: Arena, seat: int) -> bool:
    """A Pet of this seat lies face down until its place is chosen."""
    for step in game.agenda:
        if isinstance(step, PlacePlayed) and step.seat == seat:
            return True
    return False


def right_kinds(game: Arena, luck: Luck) -> None:
    """A face-down Lead Pet is a Pet, and so on: swap cards of an imagined state until what lies there can lie there."""
    for seat in range(2):
        if game.lead_pile(seat).cards:
            make_right(game, seat, game.lead_pile(seat), True, luck)
        if game.looking(seat).cards:
            if pet_is_awaited(game, seat):
                make_right(game, seat, game.looking(seat), True, luck)
            elif elyth_is_awaited(game, seat):
                make_right(game, seat, game.looking(seat), False, luck)


def make_right(game: Arena, seat: int, wrong: Pile, pet: bool, luck: Luck) -> None:
    """Swap the one card of a pile with a hidden Pet (or Elyth) of the same seat, if it is none."""
    right = game.box.pet if pet else game.box.elyth
    if right[kind_of(wrong.cards[0])] is not None:
        return
    piles = [game.resource(seat), game.hand(seat)]
    found: list[int] = []  # which pile, and the place among all its cards
    for i in range(len(piles)):
        cards = piles[i].all_cards()
        for j in range(len(cards)):
            # what somebody besides the owner of the pile has seen is not a guess
            if right[kind_of(cards[j])] is not None and not seen_by(cards[j]) & ~piles[i].seers:
                found.append(i << 8 | j)
    assert found, f"seat {seat} has a card face down that none of its hidden cards can be"
    chosen = found[luck.below(len(found))]
    other = piles[chosen >> 8]
    place = chosen & 0xFF
    swapped = other.all_cards()[place]
    put_at(other, place, wrong.cards[0] & ~0xFF | other.seers)
    wrong.cards = [swapped & ~0xFF | wrong.seers]


def put_at(pile: Pile, place: int, card: int) -> None:
    """Put a card in the place of another, counted from the top through the bag to the bottom."""
    tops = len(pile.top)
    bag = len(pile.cards)
    if place < tops:
        pile.top = pile.top[:place] + (card,) + pile.top[place + 1 :]
    elif place < tops + bag:
        pile.cards[place - tops] = card
        pile.cards.sort()
    else:
        at = place - tops - bag
        pile.bottom = pile.bottom[:at] + (card,) + pile.bottom[at + 1 :]


BROUGHT_DECKS: Final = BroughtDecks()
LAY_OUT: Final = LayOut()
NEXT_PICK: Final = NextPick()
PICK_PET: Final = [PickPet(0), PickPet(1)]
PICK_REST: Final = [PickRest(0), PickRest(1)]
