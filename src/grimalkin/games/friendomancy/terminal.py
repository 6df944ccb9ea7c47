"""The table of Friendomancy on a terminal: Pools with their Foes, each player's Board, the own hand. From the view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from grimalkin.cli.boards import Asked, Board
from grimalkin.core.numbered import SIGN
from grimalkin.core.view import Piece, View, Zone
from grimalkin.games.friendomancy.kinds import POOL_COUNT, POOLS, SEATS, TRIBES
from grimalkin.games.friendomancy.printed import Printed
from grimalkin.words import Words, pieces_by_number

LIST: Final = "list."  # shown where it matters: when a card may be drawn
DRAWING: Final = ("ask_draw", "ask_swap")
BESIDE: Final = ("lurk", "cast", "revealed", "aside", "heap", "removed")
HEARING: Final = "hearing"
UNSEEN: Final = "unseen"  # a long list, for who draws and for a Judge who rules
HIDDEN: Final = "hidden."  # Foes, for the Judge who hid them
READ: Final = ("pool.", "deck.", "board.", "trophies.", "lurk", "cast", "revealed", "aside")  # whose texts matter now
ASKING: Final = ("by", "attacker", "waits")  # whose texts are carried out now
FAR: Final = ("take", "hide")  # choices of cards that lie where nobody reads their texts
COUNTED: Final = ("third", "split")  # FR-SETUP-11, FR-SETUP-12 so many from each Pool
ORDERED: Final = "order"  # FR-JUDGE-07, FR-JUDGE-08
HIDDEN_IN: Final = "hide"  # FR-JUDGE-09 a Foe in a Pool
LINE_BY_LINE: Final = ("board.", "trophies.", "lurk")
NOTHING: Final = "–"


class ParlorBoard(Board):
    def zones(self, view: View, words: Words) -> RenderableType | None:
        layout = ParlorLayout(view, words)
        lines: list[Text] = []
        for zone in view.zones:
            if zone.id.startswith("pool."):
                lines += layout.row(zone, True)
        for seat in view.seats:
            lines.append(Text(""))
            for zone in view.zones:
                if is_shown(zone, seat.seat) and (layout.draws or not zone.id.startswith(LIST)):
                    lines += layout.row(zone, shows_size(zone))
        for zone in view.zones:
            beside = zone.id in BESIDE or zone.id.startswith(HIDDEN) or (zone.id == UNSEEN and layout.counts_cards)
            if beside and zone.size:
                lines += layout.row(zone, False)
        return Text("\n").join(lines)

    def card_lines(self, key: str, words: Words) -> list[str]:
        """The Tribes of a Friend or Foe."""
        card = words.cards[key]
        bits = card.tribes if isinstance(card, Printed) else 0
        tribes = [TRIBES[i] for i in range(len(TRIBES)) if bits >> i & 1]
        return [f"{words.fact('tribes')}: {', '.join(words.word(tribe) for tribe in tribes)}"] if tribes else []

    def last_lines(self, key: str, words: Words) -> list[str]:
        """The Loot of a Foe."""
        card = words.cards[key]
        return [f"{words.word('loot')}: {card.loot}"] if isinstance(card, Printed) and card.loot else []

    def part_numbers(self, part: Mapping[str, Any], words: Words) -> list[str]:
        """The text of a card says them."""
        return []

    def legend(self, view: View, words: Words) -> list[tuple[str, list[str]]]:
        """The own hand, whatever lies face up on Boards and piles, and what is chosen from elsewhere."""
        own = f"hand.{SEATS[view.seat]}" if view.seat < len(SEATS) else ""
        hand = [key for zone in view.zones if zone.id == own for key in faces(zone)]
        others = [key for zone in view.zones if zone.id.startswith(READ) for key in faces(zone)]
        others += [str(fact.value) for fact in view.facts if fact.name in ASKING]
        others += [words_of[1] for words_of in notations(view) if words_of[0] in FAR]
        return [
            (words.zone(own, words.names(view)), distinct(hand)),
            (words.say("terminal-texts"), distinct(others, hand)),
        ]

    def in_parts(self, notation: str, words: Words) -> list[Asked]:
        """How many from each Pool, or who comes first, second, third."""
        verb, *parts = notation.split()
        if verb in COUNTED and len(parts) == 1 and len(parts[0]) == POOL_COUNT:
            pools = [words.zone(f"pool.{pool}") for pool in POOLS]
            return [Asked(pool, count, count) for pool, count in zip(pools, parts[0], strict=True)]
        if verb == ORDERED:
            return [Asked("", seat, seat) for seat in parts]
        if verb == HIDDEN_IN:
            foe, pool = parts
            return [
                Asked(words.word("foe"), foe, words.card(foe)),
                Asked(words.card(foe), pool, words.zone(f"pool.{pool}")),
            ]
        return []


def notations(view: View) -> list[list[str]]:
    """The choices of several words."""
    every = [option.notation.split() for option in view.options]
    return [one for one in every if len(one) > 1]


def faces(zone: Zone) -> list[str]:
    return [piece.card for piece in zone.pieces if piece.card is not None]


def distinct(keys: list[str], but: list[str] | None = None) -> list[str]:
    return [key for key in dict.fromkeys(keys) if key not in (but or [])]


def is_shown(zone: Zone, seat: int) -> bool:
    """Empty Boards are shown, other empty places are not."""
    return zone.owner == seat and (zone.size > 0 or zone.id.startswith("board."))


def shows_size(zone: Zone) -> bool:
    """Of a Deck, and of a hand that this seat does not see, only how many cards there are."""
    return zone.id.startswith("deck.") or any(piece.card is None for piece in zone.pieces)


class ParlorLayout:
    """A view of Friendomancy in lines."""

    def __init__(self, view: View, words: Words) -> None:
        self.words = words
        self.names = words.names(view)
        self.pieces = pieces_by_number(view)
        asked = view.prompt.ask if view.prompt is not None else ""
        self.draws = asked in DRAWING
        self.counts_cards = self.draws or asked == HEARING

    def row(self, zone: Zone, size: bool) -> list[Text]:
        """A place and what lies there; on a Board each card has a line."""
        line = Text()
        line.append(self.words.zone(zone.id, self.names), style="bold")
        line.append(": ")
        parts = heaped([self.shown(piece) for piece in zone.pieces if piece.card is not None or piece.under])
        if size:
            parts.insert(0, str(zone.size))
        if zone.id.startswith(LINE_BY_LINE) and parts:
            return [line, *(Text(f"  {part}") for part in parts)]
        line.append(", ".join(parts) if parts else NOTHING)
        return [line]

    def shown(self, piece: Piece) -> str:
        """A card with all it says of itself."""
        said = self.words.piece(piece, self.names, self.pieces)
        top = self.pieces.get(piece.under[piece.under.index(SIGN) :]) if piece.under else None
        return (
            self.words.say("word-under", what=said, top=self.words.name(top, self.names)) if top is not None else said
        )


def heaped(said: list[str]) -> list[str]:
    """Equal ones counted."""
    return [one if said.count(one) == 1 else f"{said.count(one)}× {one}" for one in dict.fromkeys(said)]


BOARD: Final = ParlorBoard()
