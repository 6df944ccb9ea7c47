"""Cards as they are printed (FR-CARD). What they say is data (cards/*.toml); what their lines do stands in `lines`."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.amounts import Amount, Fixed
from grimalkin.core.cards import Card, Part, parts
from grimalkin.core.fields import Given
from grimalkin.core.library import Library
from grimalkin.core.state import G, Lots
from grimalkin.games.friendomancy.kinds import (
    ADDED,
    DISCARDED,
    DRAWN,
    END,
    FOE,
    FRIEND,
    INSTANT,
    LOOT_STATIC,
    PLAYED,
    POOL_COUNT,
    SACRIFICED,
    START,
    STATIC,
    STATIC_IN_HAND,
    TRIGGERS,
    TYPES,
    WHILE_UNDER,
)
from grimalkin.kit.effects import Effect, effects_of
from grimalkin.kit.filters import Filter

OF_PLAYERS: Final = (START, END, PLAYED, DRAWN, ADDED, DISCARDED, SACRIFICED)  # their brackets say whose it is
ONE: Final[Amount] = Fixed(1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Line(Effect[G]):
    """One line of an ability: a primitive with its target and how long it lasts.

    In a STATIC ability it is only read: `lasts` says what it changes there, and what it leaves behind elsewhere.
    """

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        value = given.values.get(self.word)
        self.amount: Amount = value if isinstance(value, Amount) else ONE
        self.needs_done: bool = given.values.get("done", False)
        until = given.values.get("for")
        self.until: int = INSTANT if until is None else until.kind
        self.lasts = -1  # one of the L_ numbers; -1: it does something once
        # what a verb needs besides: a word of its own, whose cards it means, by whom
        self.variant = 0
        self.whose = 0
        self.by: Filter | None = None

    def possible(self, game: G, use: Any) -> bool:
        """Could it be carried out, as far as everybody can see? Only a line with "may", or the first of an ACT,
        asks."""
        return True

    def start(self, game: G, use: Any) -> None:
        """Carry it out, or begin to ask; then `use.go_on`."""
        raise NotImplementedError


class Ability(Part):
    """When something happens, and what is then done, line by line."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.on = given.number("on")
        self.who = given.number("who")
        self.names_player = self.on in OF_PLAYERS
        what = given.of("what")
        self.what: Filter | None = what if isinstance(what, Filter) else None
        self.about_self = what == "self"
        self.drawn_from = given.number("from")
        self.at = given.number("at")
        self.things = given.number("things")
        self.sacrifice = given.number("sacrifice")
        self.first = given.flag("first")
        self.lines: list[Line[Any]] = effects_of(given, "do", Line)


class Printed(Card):
    """A card of any type."""

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.type = TYPES.index(self.kind)
        self.code = given.text("code")
        self.cost = given.number("cost")
        self.power = 0
        self.tribes = 0
        self.loot = ""
        if self.type == FRIEND or self.type == FOE:
            self.power = given.number("power")
            for tribe in given.numbers("tribes"):
                self.tribes |= 1 << tribe
        if self.type == FOE:
            self.loot = given.text("loot")
        self.abilities: list[Ability] = [part for part in parts(given, "ability") if isinstance(part, Ability)]
        self.hears = 0  # a bit for each trigger
        self.by_trigger: list[list[int]] = [[] for _trigger in TRIGGERS]
        for i in range(len(self.abilities)):
            self.hears |= 1 << self.abilities[i].on
            self.by_trigger[self.abilities[i].on].append(i)


class Box:
    """All cards of a library, by number."""

    key: Final = "box"  # in a snapshot this word stands for them: no game changes a card

    def __init__(self, library: Library) -> None:
        self.cards: list[Printed] = [card for card in library.cards if isinstance(card, Printed)]
        self.names = [card.key for card in self.cards]
        self.kinds = {card.key: card.number for card in self.cards}
        self.types = [card.type for card in self.cards]
        self.by_type = Lots(self.types, len(TYPES))
        self.costs = [card.cost for card in self.cards]
        self.powers = [card.power for card in self.cards]
        self.tribes = [card.tribes for card in self.cards]
        self.hears = [card.hears for card in self.cards]
        self.of_type: list[list[int]] = [[] for _type in TYPES]
        # by type and cost: what lists choose from
        self.cells: list[list[list[int]]] = [[[] for _cost in range(5)] for _type in range(POOL_COUNT)]
        for card in self.cards:
            if not card.removed:
                self.of_type[card.type].append(card.number)
                if card.type < POOL_COUNT:
                    self.cells[card.type][card.cost].append(card.number)
        # the same as faces of hidden cards, ready to be dealt
        self.faces_of_type = [[kind << 16 for kind in kinds] for kinds in self.of_type]
        self.faces_in_cells = [[[kind << 16 for kind in cell] for cell in cells] for cells in self.cells]
        # by kind and what lasts: the lines that change something all the time, while on the Board or perched
        self.auras = [lines_on(card, STATIC) for card in self.cards]
        self.under = [lines_on(card, WHILE_UNDER) for card in self.cards]
        self.loot = [lines_on(card, LOOT_STATIC) for card in self.cards]
        self.in_hand = [lines_on(card, STATIC_IN_HAND) for card in self.cards]
        self.aura_bits = [bits_of(lines) for lines in self.auras]
        self.under_bits = [bits_of(lines) for lines in self.under]
        self.loot_bits = [bits_of(lines) for lines in self.loot]


def lines_on(card: Printed, trigger: int) -> list[Line[Any]]:
    found: list[Line[Any]] = []
    for ability in card.abilities:
        if ability.on == trigger:
            found.extend(ability.lines)
    return found


def bits_of(lines: list[Line[Any]]) -> int:
    """A bit for each sort of thing that these lines change."""
    bits = 0
    for line in lines:
        if line.lasts >= 0:
            bits |= 1 << line.lasts
    return bits
