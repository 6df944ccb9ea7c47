"""The Lodge on a terminal: the map, who stands where, and what lies beside it with its text. From the view.

Signs on the map are told below it. What is on a card is told where a choice is about it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.text import Text

from grimalkin.cli.boards import Board
from grimalkin.cli.boards.drawing import MARGIN, entry, packed, value_of, wrapped
from grimalkin.core.events import seat_name
from grimalkin.core.view import Fact, OptionView, Piece, View, Zone
from grimalkin.games.black_rose.kinds import (
    AIMS,
    ANYWHERE,
    ARCHETYPES,
    COLOURS,
    ELEMENTS,
    NONE,
    ORIGINS,
    PACKS,
    SELF,
    T_ACTION,
    TEXT_MOMENTS,
    TYPES,
)
from grimalkin.games.black_rose.printed import (
    EventCard,
    EvocationCard,
    EvocationText,
    MageCard,
    QuestCard,
    Room,
    Side,
    Spell,
    Start,
)
from grimalkin.words import Words

WIDE: Final = 15  # signs of a column; five of them stand side by side
LAST_WIDE: Final = 20  # the last one reaches to the edge
SIZE: Final = 2
STYLES: Final = {
    "blue": "blue",
    "yellow": "yellow",
    "green": "green",
    "red": "red",
    "purple": "magenta",
    "grey": "white",
    "black": "bold",
}
OPEN: Final = "○"  # the Activation token is available
USED: Final = "●"
RUINED: Final = "✗"
UNSTABLE: Final = "!"
TOKENS: Final = {"available": OPEN, "activated": USED, "none": ""}
CUBES: Final = "cubes_"
SHORT: Final = 3  # letters of an Evocation on the map
INDENT: Final = 4
TEXTS: Final = ("hand.", "quests.", "looking.", "quest_looking.", "event_looking.")  # cards with what they say
NAMES: Final = ("memories.", "completed.", "tokens.")
PREPARES: Final = "prepare"
READY: Final = ("ready", "active")
SPLIT: Final = "split"
GLOSSED: Final = ("move_activate", "move_attack")
SAID: Final = ("frenzy", "school")  # their words are not cards
PLACED: Final = ("cube", "familiar_cube")  # where they lie is enough
ACTING: Final = ("act", "familiar", "launch")  # what an Evocation can do is wanted then
ASKED: Final = ("model", "target", "damage", "dealt_by", "free_mage", "free_familiar", "steps", "left", "summons")


class LodgeBoard(Board):
    def zones(self, view: View, words: Words) -> RenderableType:
        return LodgeLayout(view, words)

    def asked(self, view: View, words: Words) -> RenderableType | None:
        """The card whose text asks, with that text, and the numbers of the question."""
        facts = {fact.name: fact for fact in view.facts}
        found: list[RenderableType] = []
        if "by" in facts:
            key = str(facts["by"].value)
            side = str(facts["side"].value) if "side" in facts else ""
            said = [Text(line, style="dim") for line in texts_of(key, words, side)]
            found += [Text(words.card(key)), *(Padding(line, (0, 0, 0, 2)) for line in said)]
        numbers = [words.fact_words(facts[name], words.names(view)) for name in ASKED if name in facts]
        found += [Text(" · ".join(numbers))] if numbers else []
        return Group(*found) if found else None

    def about(self, option: OptionView, view: View) -> str:
        return card_of(option, view)

    def notes(self, option: OptionView, view: View, words: Words) -> list[str]:
        return notes_of(option, view, words)

    def card_lines(self, key: str, words: Words) -> list[str]:
        head = head_of(key, words)
        return [" · ".join(head)] if head else []

    def part_numbers(self, part: Mapping[str, Any], words: Words) -> list[str]:
        """An effect of a spell by its type, its element, and what it is aimed at how far away; a Familiar Action."""
        if part.get("on") == TEXT_MOMENTS[T_ACTION]:
            return [words.word("familiar-action")]
        if "type" not in part:
            return []
        far = words.word(str(part.get("range", "any")))
        return side_words(part["type"], part.get("element", ""), part.get("target", ""), far, words)


BOARD: Final = LodgeBoard()


class LodgeLayout:
    """A view of the Lodge as a table."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.names = words.names(view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n").join(self.lines(options.max_width))

    def lines(self, width: int) -> list[Text]:
        found = lodge_map(self.view, self.words)
        if found:
            found += [Text(line, style="dim") for line in self.legend(width)]
            found += self.places(width)
            found.append(Text(""))
        found += self.beside(width)
        for seat in self.view.seats:
            found += self.side(seat.seat, width)
        return found

    def legend(self, width: int) -> list[str]:
        """What the signs of the map mean."""
        words = self.words
        signs = [f"{TOKENS[word]} {words.fact_words(Fact('token', word))}" for word in ("available", "activated")]
        signs += [f"{RUINED} {words.fact('destroyed')}", f"{UNSTABLE} {words.fact('unstable')}"]
        signs.append(f"0/4 {words.fact('instability')}: {words.say('gloss-instability')}")
        signs.append(words.say("map-models"))
        return [f"{' ' * MARGIN}{line}" for line in wrapped(" · ".join(signs), width - 2 * MARGIN)]

    # who stands where

    def places(self, width: int) -> list[Text]:
        """Rooms with cubes or models in them, then the Cells, each with all that is known of what lies there."""
        found: list[Text] = []
        for zone in self.view.zones:
            if is_room(zone):
                tile = zone.pieces[0]
                cubes = cubes_of(tile, self.words)
                what = [f"{instability_of(tile)} ({', '.join(cubes)})"] if cubes else []
                what += [self.model(piece) for piece in zone.pieces[1:]]
                if what:
                    found += entry(f"{self.words.zone(zone.id, self.names)}:", what, width)
            elif zone.id.startswith("cell."):
                what = [self.words.say("cell-door", room=door) for door in self.doors(zone)]
                what += [self.model(piece) for piece in zone.pieces]
                found += entry(f"{self.words.zone(zone.id, self.names)}:", what, width)
        return found

    def doors(self, cell: Zone) -> list[str]:
        """The room that a Cell touches."""
        return [self.words.zone(zone.id, self.names) for zone in self.view.zones if is_room(zone) and touch(cell, zone)]

    def model(self, piece: Piece) -> str:
        """A model with its wounds and whose cubes they are, its Mode and its token, and what lasts on it."""
        return f"{owned(piece, self.words, self.names)} ({', '.join(self.state(piece))})"

    def state(self, piece: Piece) -> list[str]:
        found: list[str] = []
        for fact in piece.facts:
            if fact.name.startswith(CUBES):
                continue
            # a Mode has a word of its own
            said = self.words.fact_value(fact) if fact.name == "mode" else self.words.fact_words(fact, self.names)
            cubes = cubes_of(piece, self.words) if fact.name == "wounds" else []
            found.append(f"{said}: {', '.join(cubes)}" if cubes else said)
        return found + [self.words.modifier(one, self.names) for one in piece.modifiers]

    # beside the map

    def beside(self, width: int) -> list[Text]:
        """The Event Board, the Familiars' reserve, what the Library and its discard piles hold."""
        words = self.words
        found: list[Text] = []
        for zone in self.view.zones:
            if zone.id == "events" and zone.pieces:
                found += self.with_texts(zone, zone.pieces, width)
            elif (zone.id == "reserve" or zone.id.startswith("discard.")) and zone.pieces:
                found += entry(
                    f"{words.zone(zone.id)}:", [words.card(piece.card or "") for piece in zone.pieces], width
                )
        decks = [f"{words.zone(zone.id)} {zone.size}" for zone in self.view.zones if zone.id.startswith("library.")]
        return found + [Text(f"{' ' * MARGIN}{line}") for line in packed(decks, width - 2 * MARGIN, " · ")]

    def side(self, seat: int, width: int) -> list[Text]:
        """What a Mage has: the sheet, and hand and Quests as far as this seat sees them, with what they say."""
        found: list[Text] = []
        for zone in self.view.zones:
            if zone.owner != seat or not zone.size:
                continue
            seen = [piece for piece in zone.pieces if piece.card is not None]
            if zone.id.startswith("sheet."):
                found += self.sheet(zone, width)
            elif zone.id.startswith(TEXTS):
                found += self.with_texts(zone, seen, width)
            elif zone.id.startswith(NAMES):
                what = [self.words.card(piece.card or "") for piece in seen]
                what += [str(zone.size - len(seen))] if zone.size > len(seen) else []
                found += entry(f"{self.words.zone(zone.id, self.names)}:", what, width)
        return [Text(""), *found] if found else []

    def with_texts(self, zone: Zone, seen: Sequence[Piece], width: int) -> list[Text]:
        """A place, and below it each card that is seen with its text; equal ones once."""
        words = self.words
        hidden = zone.size - len(seen)
        found = entry(f"{words.zone(zone.id, self.names)}:", [str(hidden)] if hidden else [], width)
        asked = self.view.prompt.ask if self.view.prompt is not None else ""
        if asked == PREPARES and zone.id.startswith("hand.") and zone.owner == self.view.seat:
            found += below([words.say("hand-sides")], width)
        counts: dict[str, int] = {}
        firsts: dict[str, Piece] = {}
        for piece in seen:
            name = words.piece(piece, self.names)
            counts[name] = counts.get(name, 0) + 1
            firsts.setdefault(name, piece)
        for name, piece in firsts.items():
            found += below([name if counts[name] == 1 else f"{counts[name]}× {name}"], width, "")
            found += below([f"  {line}" for line in texts_of(piece.card or "", words)], width)
        return found

    def sheet(self, zone: Zone, width: int) -> list[Text]:
        """The slots with card, state and side; what is still to come with what it does."""
        words = self.words
        found = entry(f"{words.zone(zone.id, self.names)}:", [], width)
        for piece in zone.pieces:
            more = [words.fact_words(fact, self.names) for fact in piece.facts]
            found += below([f"{words.name(piece, self.names)} ({', '.join(more)})"], width, "")
            side = value_of(piece, "side")
            if piece.card is not None and side is not None and value_of(piece, "state") in READY:
                found += below([f"  {line}" for line in texts_of(piece.card, words, str(side))], width)
        return found


def below(lines: Sequence[str], width: int, style: str = "dim") -> list[Text]:
    """Indented lines, broken between words; what is deeper stays deeper."""
    found: list[Text] = []
    for line in lines:
        deep = INDENT + len(line) - len(line.lstrip())
        found += [Text(f"{' ' * deep}{part}", style=style) for part in wrapped(line, width - deep - MARGIN)]
    return found


# The map


def lodge_map(view: View, words: Words) -> list[Text]:
    """Columns of 3, 4, 5, 4 and 3 rooms: a room takes two lines, its neighbours stand half a room higher or lower."""
    rooms = {(zone.at.q, zone.at.r): zone for zone in view.zones if is_room(zone) and zone.at is not UNSET}
    if not rooms:
        return []
    lines: list[Text] = []
    for y in range(-2 * SIZE, 2 * SIZE + 1):
        here = {
            q: rooms[q, (y - q) // 2] for q in range(-SIZE, SIZE + 1) if (y - q) % 2 == 0 and (q, (y - q) // 2) in rooms
        }
        lines.append(in_columns({q: room_name(zone, words) for q, zone in here.items()}))
        lines.append(in_columns({q: room_state(zone, words) for q, zone in here.items()}))
    return lines


def in_columns(said: dict[int, Text]) -> Text:
    """Texts that begin at their columns. Neighbours in a line are two columns apart, so each has room for two."""
    line = Text()
    for q, text in said.items():
        line.pad_right((q + SIZE) * WIDE - len(line))
        text.truncate(2 * WIDE - 1 if q < SIZE else LAST_WIDE, overflow="ellipsis")
        line.append_text(text)
    return line


def is_room(zone: Zone) -> bool:
    return zone.id.startswith("room.") and zone.at is not UNSET


def touch(one: Zone, two: Zone) -> bool:
    """Are they neighbours on the map?"""
    if one.at is UNSET or two.at is UNSET or None in (one.at.q, one.at.r, two.at.q, two.at.r):
        return False
    q, r = (one.at.q or 0) - (two.at.q or 0), (one.at.r or 0) - (two.at.r or 0)
    return abs(q) + abs(r) + abs(q + r) == 2  # twice the distance


def room_name(zone: Zone, words: Words) -> Text:
    tile = zone.pieces[0]
    return Text(words.card(tile.card or ""), style=STYLES.get(str(value_of(tile, "colour")), ""))


def room_state(zone: Zone, words: Words) -> Text:
    """Its token, its instability, its colour, and who stands there."""
    tile = zone.pieces[0]
    if value_of(tile, "destroyed"):
        sign = RUINED
    else:
        loud = UNSTABLE if value_of(tile, "unstable") else ""
        sign = f"{TOKENS.get(str(value_of(tile, 'token')), '')}{instability_of(tile)}{loud}"
    colour = [words.fact_value(fact) for fact in tile.facts if fact.name == "colour"]
    models = [mark(piece, words) for piece in zone.pieces[1:]]
    return Text(" ".join([sign, *colour, *models]))


def instability_of(tile: Piece) -> str:
    for fact in tile.facts:
        if fact.name == "instability":
            return f"{fact.value}/{fact.of}"
    return ""


def mark(piece: Piece, words: Words) -> str:
    """A model on the map: a Mage by the seat, an Evocation by its first letters, its owner and its number."""
    if piece.id.startswith("mage."):
        return piece.id.removeprefix("mage.")
    owner = seat_name(piece.owner) if piece.owner is not None else ""
    return f"{words.card(piece.card or '')[:SHORT]}{owner}{piece.number or ''}"


def owned(piece: Piece, words: Words, names: Sequence[str]) -> str:
    """A model and whose it is; a Mage by the seat."""
    name = words.name(piece, names)
    if piece.owner is None:
        return name
    owner = words.seat(piece.owner, names)
    return f"{owner} {name}" if piece.id.startswith("mage.") else words.say("word-owned", owner=owner, what=name)


def cubes_of(piece: Piece, words: Words) -> list[str]:
    """Whose cubes lie there, and how many."""
    found: list[str] = []
    for fact in piece.facts:
        if fact.name.startswith(CUBES):
            owner = fact.name.removeprefix(CUBES)
            whose = owner.upper() if len(owner) == 1 else words.word(owner)
            found.append(f"{whose} {fact.value}")
    return found


# What stands on cards


def texts_of(key: str, words: Words, side: str = "") -> list[str]:
    """What a card says: its words and numbers, its text, and its parts; of a spell perhaps one effect alone."""
    card = words.cards.get(key)
    if card is None:
        return []
    lines = [] if side else [" · ".join([*head_of(key, words), *numbers_of(key, words)])]
    lines.append(words.card_text(key))
    for part, (name, text) in zip(card.parts, words.card_parts(key), strict=True):
        if side and part.name != side:
            continue
        about: list[str] = []
        if isinstance(part, Side):
            far = words.word("any") if part.range == ANYWHERE else str(part.range)
            about = side_words(TYPES[part.type], ELEMENTS[part.element], AIMS[part.aim], far, words)
        elif isinstance(part, EvocationText) and part.on == T_ACTION:
            about = [words.word("familiar-action")]
        label = f"{name} ({', '.join(about)})" if about else name
        lines.append(f"{label}: {text}" if text else label)
    return [line for line in lines if line]


def side_words(kind: str, element: str, aim: str, far: str, words: Words) -> list[str]:
    found = [words.word(word) for word in (kind, element, aim) if word]
    return found if aim in ("", AIMS[SELF]) else [*found, f"{words.fact('range')} {far}"]


def head_of(key: str, words: Words) -> list[str]:
    """The words of a card besides its text: its school, its colour, what it belongs to."""
    card = words.cards.get(key)
    found: list[tuple[str, str]] = []
    if isinstance(card, Spell):
        found.append(("school", words.word(ORIGINS[card.school])))
        found += [("mark", words.word("mark"))] if card.mark else []
    elif isinstance(card, MageCard):
        found.append(("school", words.word(ORIGINS[card.school])))
        found.append(("spell", words.listed(names_of([card.spell], words))))
    elif isinstance(card, Start):
        found.append(("spells", words.listed(names_of(card.spells, words))))
    elif isinstance(card, EvocationCard):
        found.append(("archetype", words.word(ARCHETYPES[card.archetype])))
        found += [("pack", words.word(PACKS[card.pack]))] if card.pack != NONE else []
    elif isinstance(card, Room):
        found.append(("colour", words.word(COLOURS[card.colour])))
    return [said if name == "mark" else f"{words.fact(name)} {said}" for name, said in found]


def numbers_of(key: str, words: Words) -> list[str]:
    """The numbers of a card that matter in play."""
    card = words.cards.get(key)
    found: list[tuple[str, int]] = []
    if isinstance(card, MageCard):
        found = [("health", card.health), ("hand", card.limit)]
    elif isinstance(card, EvocationCard):
        found = [("movement", card.movement), ("damage", card.damage), ("health", card.health)]
    elif isinstance(card, Room):
        found = [("limit", card.limit), ("value", card.value)]
    elif isinstance(card, QuestCard):
        found = [("points", card.points)]
    elif isinstance(card, EventCard):
        found = [("exit", card.exit)]
    return [f"{words.fact(name)} {number}" for name, number in found]


def names_of(numbers: Sequence[int], words: Words) -> list[str]:
    """Cards by their numbers; one that the set has not is left out."""
    keys = {card.number: key for key, card in words.cards.items()}
    return [words.card(keys[number]) for number in numbers if number in keys]


# What an option is about


def card_of(option: OptionView, view: View) -> str:
    """The card that an option is about, unless it stands on the screen with its text; empty: none."""
    verb, *rest = option.notation.split()
    touched = touched_by(option, view)
    if touched is not None:
        zone, piece = touched
        if verb in PLACED or piece.id.startswith("slot.") or is_told(zone):
            return ""
        stands = is_room(zone) and piece is not zone.pieces[0]
        return "" if piece.card is None or (stands and verb not in ACTING) else piece.card
    told = {piece.card for zone in view.zones if is_told(zone) for piece in zone.pieces}
    return next((word for word in rest if len(word) > 1 and word not in told), "") if verb not in SAID else ""


def notes_of(option: OptionView, view: View, words: Words) -> list[str]:
    """What else is to be known: a slot by its card, a model by where it stands, the rest of a damage."""
    verb, *rest = option.notation.split()
    if verb == SPLIT and rest:
        damage = next((fact.value for fact in view.facts if fact.name == "damage"), 0)
        left = damage - int(rest[0]) if isinstance(damage, int) else 0
        return [words.say("share-rest", count=max(0, left))]
    if verb in GLOSSED:
        return [words.say(f"gloss-{verb}")]
    touched = touched_by(option, view)
    if touched is None:
        return []
    zone, piece = touched
    names = words.names(view)
    if piece.id.startswith("slot."):
        return [words.piece(piece, names)]
    place = words.zone(zone.id, names)
    if is_room(zone) and piece is not zone.pieces[0]:
        return [
            ", ".join([owned(piece, words, names), place, *(words.fact_words(one, names) for one in piece.facts[:1])])
        ]
    return [place] if verb in PLACED else []


def touched_by(option: OptionView, view: View) -> tuple[Zone, Piece] | None:
    """What an option points at last, and where that lies."""
    wanted = option.touches[-1] if option.touches else ""
    return next(((zone, piece) for zone in view.zones for piece in zone.pieces if piece.id == wanted), None)


def is_told(zone: Zone) -> bool:
    """Do the cards of this place stand there with their texts?"""
    return zone.id == "events" or zone.id.startswith(TEXTS)
