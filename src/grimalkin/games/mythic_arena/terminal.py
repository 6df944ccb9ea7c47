"""The table of Mythic Arena: both Arenas face to face, each pet a box, from the view alone.

Rows are centred as the rules centre them, so that pets that look adjacent are. A pet in the battle has a
heavy frame. All boxes are equally wide: as the longest row allows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from grimalkin.cli.boards import Board
from grimalkin.cli.boards.drawing import (
    HEAVY,
    LIGHT,
    MARGIN,
    bar,
    entry,
    first_name,
    packed,
    shortened,
    value_of,
    wrapped,
)
from grimalkin.core.events import seat_name
from grimalkin.core.view import Fact, OptionView, Piece, View, Zone
from grimalkin.words import Words

LINES: Final = ("rear", "guard", "front")  # from the far edge to the middle
READ: Final = (*LINES, "stasis", "items", "looking", "lead")  # where lies what is in play
BESIDE: Final = ("items", "looking", "lead", "pile", "spent", "removed")
NARROWEST: Final = 17  # a box; then rows are broken
WIDEST: Final = 28
NOTHING: Final = "–"

# statuses with counters that add up; the others are there or not
COUNTED: Final = ("bleed", "burn", "corrosion", "poison")
STATS: Final = ("speed", "hit", "miss", "damage")


class ArenaLayout:
    """A view of Mythic Arena as a table."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.zones: dict[str, Zone] = {zone.id: zone for zone in view.zones}
        self.began = any(fact.name == "turn" and fact.value for fact in view.facts)
        self.near = view.seat if 0 <= view.seat < len(view.seats) else 0

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n").join(self.lines(options.max_width))

    def lines(self, width: int) -> list[Text]:
        """The opponent's side, the middle, the own side with the hand."""
        found: list[Text] = []
        far = [seat.seat for seat in self.view.seats if seat.seat != self.near]
        for seat in far:
            found += self.head(seat, width) + self.cards(seat, width) + self.arena(seat, LINES, width)
        found.append(Text(f"{' ' * MARGIN}{'─' * (width - 2 * MARGIN)}", style="dim"))
        found += self.arena(self.near, LINES[::-1], width)
        return found + self.head(self.near, width) + self.cards(self.near, width)

    # one side

    def zone(self, name: str, seat: int) -> Zone:
        key = f"{name}.{seat_name(seat)}"
        return self.zones.get(key, Zone(key, seat, 0))

    def head(self, seat: int, width: int) -> list[Text]:
        """Whose side, Victory Points, Willpower, and what lies face down or spent."""
        words = self.words
        more = [words.fact_words(fact) for seen in self.view.seats if seen.seat == seat for fact in seen.facts]
        more += [f"{words.zone(name)} {self.zone(name, seat).size}" for name in ("pile", "spent")]
        return entry(f"{seat_name(seat)} ·", more, width)

    def cards(self, seat: int, width: int) -> list[Text]:
        """What lies beside the lines, and the hand as far as it is seen; a deck until the game begins."""
        words = self.words
        hand = [piece for piece in self.zone("hand", seat).pieces if piece.card is not None]
        shown = [("stasis", [self.resting(piece) for piece in self.zone("stasis", seat).pieces])]
        shown += [(name, self.heap(self.zone(name, seat).pieces)) for name in BESIDE]
        shown.append(("hand", [self.card_words(piece) for piece in hand]))
        if not self.began:  # a deck is being made; what was picked lies among the cards looked at
            deck = self.zone("looking", seat).pieces or self.zone("deck", seat).pieces
            shown = [(name, what) for name, what in shown if name != "looking"] + [("deck", self.heap(deck))]
        return [line for name, what in shown if what for line in entry(f"{words.zone(name)}:", what, width)]

    def heap(self, pieces: Sequence[Piece]) -> list[str]:
        """The pieces in words; those that lie face down are a number."""
        hidden = sum(piece.card is None for piece in pieces)
        found = [self.words.piece(piece) for piece in pieces if piece.card is not None]
        return [*found, f"{hidden}× {self.words.say('word-face-down')}"] if hidden else found

    def card_words(self, piece: Piece) -> str:
        """A card in hand with its kind."""
        key = piece.card or ""
        name = self.words.card(key)
        return f"{name} ({self.words.word(self.words.cards[key].kind)})" if key in self.words.cards else name

    def resting(self, piece: Piece) -> str:
        more = [self.words.fact_words(fact) for fact in piece.facts if fact.name in ("hp", "elyth")]
        return f"{self.words.card(piece.card or '')} ({', '.join([*more, *self.statuses(piece)])})"

    # lines and pets

    def arena(self, seat: int, names: Sequence[str], width: int) -> list[Text]:
        """The three lines of a seat; while nothing stands anywhere, none."""
        rows = [self.zone(name, seat).pieces for name in names]
        if not any(self.zone(name, other.seat).pieces for name in names for other in self.view.seats):
            return []
        labels = [self.words.zone(name) for name in LINES]
        gutter = MARGIN + max(map(cell_len, labels)) + 1
        found: list[Text] = []
        for name, row in zip(names, rows, strict=True):
            found += self.row(self.words.zone(name), row, gutter, width)
        return found

    def longest(self) -> int:
        return max(len(self.zone(name, seat.seat).pieces) for name in LINES for seat in self.view.seats)

    def row(self, label: str, pieces: Sequence[Piece], gutter: int, width: int) -> list[Text]:
        """The boxes of a line, centred, in as many rows as they need."""
        label = set_cell_size(f"{' ' * MARGIN}{label}", gutter)
        if not pieces:
            return [Text.assemble((label, "bold"), (NOTHING, "dim"))]
        room = max(width - gutter - MARGIN, NARROWEST)
        fit = max((room + 1) // (NARROWEST + 1), 1)
        across = min(self.longest(), fit)
        box = min((room + 1) // across - 1, WIDEST)
        found: list[Text] = []
        for first in range(0, len(pieces), fit):
            some = pieces[first : first + fit]
            bodies = [self.body(piece, box - 2) for piece in some]
            height = max(map(len, bodies))
            boxes = [self.framed(piece, body, height, box) for piece, body in zip(some, bodies, strict=True)]
            left = (room - len(some) * (box + 1) + 1) // 2
            for number, parts in enumerate(zip(*boxes, strict=True)):
                start = label if number == 1 and first == 0 else " " * gutter
                line = Text.assemble((start, "bold"), " " * left)
                line.append_text(Text(" ").join(parts))
                found.append(line)
        return found

    def framed(self, piece: Piece, body: Sequence[Text], height: int, box: int) -> list[Text]:
        """A box with the name in its frame."""
        frame = HEAVY if value_of(piece, "role") is not None else LIGHT
        name = shortened(first_name(self.words.card(piece.card or "")), box - 4)
        rest = frame[1] * (box - 4 - cell_len(name))
        found = [Text.assemble(f"{frame[0]} ", (name, "bold"), f" {rest}{frame[2]}")]
        for number in range(height):
            inside = body[number] if number < len(body) else Text()
            blank = " " * (box - 2 - inside.cell_len)
            found.append(Text.assemble(frame[3], inside, f"{blank}{frame[3]}"))
        return [*found, Text(f"{frame[4]}{frame[1] * (box - 2)}{frame[5]}")]

    def body(self, piece: Piece, room: int) -> list[Text]:
        """What a pet shows, in lines of a box."""
        words = self.words
        facts = {fact.name: fact for fact in piece.facts}
        found: list[Text] = []
        if "hp" in facts:
            found.append(bar(words.fact("hp"), facts["hp"], room))
        plain = [packed([words.fact_words(facts[name]) for name in STATS if name in facts], room, " ")]
        plain.append(packed(self.statuses(piece), room, ", "))
        if "elyth" in facts:
            plain.append(wrapped(f"◆ {words.fact_value(facts['elyth'])}", room))
        if "charges" in facts:
            plain.append(wrapped(words.fact_words(facts["charges"]), room))
        for fact in piece.facts:
            if fact.name == "held_by":
                plain.append(wrapped(f"{words.fact('held_by')} {self.other(fact)}", room))
        changes = [f"{words.fact(change.fact)} {change.by:+d}" for change in piece.modifiers]
        plain.append(packed([f"({change})" for change in changes], room, " "))
        found += [Text(line) for lines in plain for line in lines]
        return found + [Text(line, style="bold") for line in self.battle(facts, room)]

    def statuses(self, piece: Piece) -> list[str]:
        return [
            f"{self.words.token(name)} {count}" if name in COUNTED or count > 1 else self.words.token(name)
            for name, count in piece.tokens.items()
        ]

    def battle(self, facts: dict[str, Fact], room: int) -> Iterator[str]:
        """Its role, its opponent, and the power declared, with a tick once its turn has passed."""
        words = self.words
        if "role" not in facts:
            return
        role = words.fact_value(facts["role"])
        if "against" in facts:
            role += f" {words.fact('against')} {self.other(facts['against'])}"
        yield from wrapped(role, room)
        said = [words.fact_value(facts["power"])] if "power" in facts else []
        said += [f"({words.fact('acted')})"] if "acted" in facts else []
        if said:
            yield from wrapped(f"» {' '.join(said)}", room)

    def other(self, fact: Fact) -> str:
        """A pet of the other side by its first name: whose it is goes without saying."""
        return first_name(str(self.words.part(str(fact.value).partition(".")[2])))


class ArenaBoard(Board):
    def zones(self, view: View, words: Words) -> RenderableType:
        return ArenaLayout(view, words)

    def legend(self, view: View, words: Words) -> list[tuple[str, list[str]]]:
        """The own hand, and all pets, Elyth, Items and statuses in play."""
        near = f"hand.{seat_name(view.seat)}"
        hand = [piece.card for zone in view.zones if zone.id == near for piece in zone.pieces if piece.card]
        pieces = [piece for zone in view.zones if zone.id.partition(".")[0] in READ for piece in zone.pieces]
        played = [piece.card for piece in pieces if piece.card]
        worn = [str(fact.value) for piece in pieces for fact in piece.facts if fact.name == "elyth"]
        statuses = [token for piece in pieces for token in piece.tokens]
        others = [key for key in dict.fromkeys([*played, *worn, *statuses]) if key not in hand]
        return [(words.zone("hand"), list(dict.fromkeys(hand))), (words.say("terminal-texts"), others)]

    def about(self, option: OptionView, view: View) -> str:
        """A card of the draft, of the deck, of a pile."""
        return next(iter(option.notation.split()[1:]), "")

    def part_numbers(self, part: Mapping[str, Any], words: Words) -> list[str]:
        """What a power costs, and the damage of a Battle Power."""
        found = [f"{words.fact(name)} {part[name]}" for name in ("cost", "damage") if name in part]
        if part.get("pay"):
            found.append(f"{words.fact('charges')} -{part['pay']}")
        if part.get("hit"):
            found.append(f"{words.fact('hit')} {part['hit']:+d}")
        return found


BOARD: Final = ArenaBoard()
