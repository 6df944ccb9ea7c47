"""The table of Familiars and Foes: Turn Tracker, Waves to come, Foes, die and coin, and all mats, from the view alone.

Boxes stand side by side as far as there is room. What the roll is about and whose turn it is has a heavy frame, so that
the board says the same without colours. The Toad is `@..@`, an Open Eye `(o)`, a Closed one `(-)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.cells import cell_len
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
)
from grimalkin.core.events import seat_name
from grimalkin.core.view import Fact, Piece, View, Zone
from grimalkin.games.familiars_and_foes.charts import Chart, Row
from grimalkin.games.familiars_and_foes.kinds import ELEMENTS, NO, PART_WORDS, RESTRICTIONS, SIDES, TASKS
from grimalkin.games.familiars_and_foes.printed import FoeCard, Mat
from grimalkin.words import Words

NARROWEST: Final = 25  # a Foe's box; then they stand in several rows
NARROWEST_MAT: Final = 37
WIDE: Final = 60  # a box with room for something beside its bar
TOAD: Final = "@..@"
EYES: Final = {"open": "(o)", "closed": "(-)"}
GEM: Final = "◆"
NO_GEM: Final = "◇"
LUCK: Final = "●"
DONE: Final = "■"
TO_DO: Final = "□"
NOTHING: Final = "–"
WAVES: Final = 4
READ: Final = ("artifacts", "rewards", "coven", "common", "drawn", "effects", "captives", "wave", "foes")


class QuestLayout:
    """A view of Familiars and Foes as a table. `players` says who plays each seat, in words."""

    def __init__(self, view: View, words: Words, players: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.players = players
        self.names = words.names(view)
        self.zones: dict[str, Zone] = {zone.id: zone for zone in view.zones}
        self.facts: dict[str, Fact] = {fact.name: fact for fact in view.facts}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text("\n").join(self.lines(options.max_width))

    def lines(self, width: int) -> list[Text]:
        return [
            *self.tracker(width),
            *self.to_come(width),
            *self.row([self.foe(piece) for piece in self.pieces("foes")], NARROWEST, width),
            *self.luck(width),
            *self.beside(width),
            *self.row([self.mat(seat.seat) for seat in self.view.seats], NARROWEST_MAT, width),
        ]

    def pieces(self, zone: str) -> Sequence[Piece]:
        return self.zones[zone].pieces if zone in self.zones else []

    def said(self, name: str) -> str:
        """The value of a fact of the table, in words; empty if it has none."""
        return self.words.fact_value(self.facts[name], self.names) if name in self.facts else ""

    # above the Foes

    def tracker(self, width: int) -> list[Text]:
        """Wave, round, and the seats in turn order with the Toad at one of them; the Fallen in brackets."""
        words = self.words
        what = [words.fact_words(self.facts[name]) for name in ("wave", "round") if name in self.facts]
        toad = self.value("toad")
        spots: list[str] = []
        for seat in self.turn_order():
            name = self.names[seat] if self.is_standing(seat) else f"({self.names[seat]})"
            spots.append(f"{TOAD} {name}" if toad == seat_name(seat) else name)
        foes = words.word("foes")
        spots.append(f"{TOAD} {foes}" if toad == "foes" else foes)
        found = dotted([*what, f"{words.fact('toad')}: {' › '.join(spots)}"], width)
        for line in found:
            line.stylize("bold")
            line.highlight_words([TOAD], style="green")
        return found

    def value(self, name: str) -> int | str:
        return self.facts[name].value if name in self.facts else ""

    def turn_order(self) -> list[int]:
        """Clockwise from the first seat."""
        count = len(self.view.seats)
        first = str(self.value("first"))
        start = next((seat for seat in range(count) if seat_name(seat) == first), 0)
        return [(start + away) % count for away in range(count)]

    def is_standing(self, seat: int) -> bool:
        mat = self.pieces(f"mat.{seat_name(seat)}")
        return not mat or value_of(mat[0], "state") != "fallen"

    def to_come(self, width: int) -> list[Text]:
        """The Waves that wait face down, with what is known of them, and what is left of decks and tokens."""
        words = self.words
        waves: list[str] = []
        for wave in range(1, WAVES + 1):
            what = [self.face(piece) for piece in self.pieces(f"wave.{wave}")]
            what += [self.face(piece) for piece in self.pieces(f"captives.{wave}")]
            if what:
                waves.append(f"{words.zone(f'wave.{wave}')}: {', '.join(heaped(what))}")
        sizes = [f"{words.zone(name)} {self.zones[name].size}" for name in ("deck", "supply") if name in self.zones]
        found = dotted(waves + sizes, width)
        for line in found:
            line.stylize("dim")
        return found

    def face(self, piece: Piece) -> str:
        """A card that waits: its name once somebody peeked at it, else its back."""
        if piece.card is not None:
            return first_name(self.words.card(piece.card))
        level = [self.words.fact_words(fact) for fact in piece.facts if fact.name == "level"]
        return level[0] if level else self.words.word("coven")

    # Foes

    def foe(self, piece: Piece) -> Box:
        """A Foe: HP, element and level, its Special Ability, what it forbids, its chart with the row that counts."""
        words = self.words
        key = piece.card or ""
        place = piece.id.partition(".")[2]
        box = Box(f"#{place} {words.card(key)}", key in (self.value("roller"), self.value("target")))
        box.bars.append(fact_of(piece, "hp"))
        card = words.cards.get(key)
        plain = [words.fact_value(fact) for fact in piece.facts if fact.name == "element"]
        plain += [words.fact_words(fact) for fact in piece.facts if fact.name == "level"]
        rewards = [name for part, name, _text in self.parts(key) if part == "reward"]
        plain += [f"{words.word('reward')}: {name}" for name in rewards]
        box.add([plain])
        for part, name, text in self.parts(key):
            if part == "passive":
                box.add([[f"{name}: {text}"]], "dim")
        for name in ("forbids", "will_forbid"):
            what = [words.fact_value(fact) for fact in piece.facts if fact.name == name]
            if what:
                box.add([[f"! {words.fact(name)}: {', '.join(what)}"]], "bold red")
        box.add([self.marks(piece)], "bold")
        if isinstance(card, FoeCard):
            rolled = self.facts.get("die") if self.value("roller") == key else None
            box.add([chart_words(card.chart, words, rolled)])
        return box

    def parts(self, key: str) -> list[tuple[str, str, str]]:
        """The parts of a card: what each is, its name and its text."""
        card = self.words.cards.get(key)
        if card is None:
            return []
        texts = self.words.card_parts(key)
        return [(part.part, name, text) for part, (name, text) in zip(card.parts, texts, strict=True)]

    def marks(self, piece: Piece) -> list[str]:
        marks = [self.words.fact_value(fact) for fact in piece.facts if fact.name == "mark"]
        return [f"{self.words.fact('mark')} {', '.join(marks)}"] if marks else []

    # die, coin, what lasts

    def luck(self, width: int) -> list[Text]:
        """The latest roll with what it comes to, and the coin."""
        words = self.words
        what: list[str] = []
        if "roller" in self.facts:
            roll = self.said("roller")
            if "doing" in self.facts:
                roll += f", {self.said('doing')}"
            if "target" in self.facts:
                roll += f" » {self.said('target')}"
            if "die" in self.facts:
                natural, final = self.value("natural"), self.value("die")
                roll += f" [{natural}]" if natural == final else f" [{natural}] → [{final}]"
                points = self.value("points")
                roll += f" {self.said('result')} {points}" if points else f" {self.said('result')}"
            what.append(f"d20: {roll}")
        if "coin" in self.facts:
            what.append(f"{EYES.get(str(self.value('coin')), '')} {self.said('coin')}, {self.said('flipper')}")
        if "parts" in self.facts:
            what.append(f"{self.said('parts_of')}: {words.fact_words(self.facts['parts'])}")
        return dotted(what, width) if what else []

    def beside(self, width: int) -> list[Text]:
        """What lasts and until when, Coven Cards for all, Artifacts of which one is kept."""
        words = self.words
        found: list[Text] = []
        effects = [self.effect(piece) for piece in self.pieces("effects")]
        common = [self.helper(piece) for piece in self.pieces("common")]
        drawn = [words.card(piece.card or "") for piece in self.pieces("drawn")]
        for name, what in (("effects", effects), ("common", common), ("drawn", drawn)):
            if what:
                found += entry(f"{words.zone(name)}:", what, width)
        return found

    def effect(self, piece: Piece) -> str:
        words = self.words
        facts = {fact.name: words.fact_value(fact, self.names) for fact in piece.facts}
        what = f"{facts['effect']} {facts['amount']}" if value_of(piece, "amount") != 1 else facts["effect"]
        until = f"{words.fact('until')} {facts['until']}"
        return f"{facts['source']} ({facts['owner']}): {what}, {words.fact('on')} {facts['on']}, {until}"

    def helper(self, piece: Piece) -> str:
        """A Coven Card with its Helper Spell."""
        spells = [name for part, name, _text in self.parts(piece.card or "") if part == "spell"]
        return f"{first_name(self.words.card(piece.card or ''))} ({', '.join(spells)})"

    # mats

    def mat(self, seat: int) -> Box:
        """A Familiar: markers, gems and tokens, training or Advanced Spells, and the cards around the mat."""
        words = self.words
        letter = seat_name(seat)
        here = self.pieces(f"mat.{letter}")
        asked = "▸ " if self.view.seats[seat].asked else ""
        box = Box(f"{asked}{letter} {self.names[seat]}", self.value("active") == letter)
        if not here:
            return box
        piece = here[0]
        facts = {fact.name: fact for fact in piece.facts}
        box.more = words.fact_value(facts["state"]) if value_of(piece, "state") == "fallen" else self.player(seat)
        box.bars += [fact_of(piece, "hp"), fact_of(piece, "mp")]
        tokens = facts["tokens"].value
        held = LUCK * tokens if isinstance(tokens, int) and tokens else NOTHING
        strong = f"{words.fact_value(facts['element'])} › {words.fact_value(facts['strong_against'])}"
        box.add([[f"{words.fact('gems')} {gems(facts['gems'])}", f"{words.fact('tokens')} {held}", strong]])
        box.add([self.training(piece)])
        artifacts = [words.card(other.card or "") for other in self.pieces(f"artifacts.{letter}")]
        rewards = [self.reward(other) for other in self.pieces(f"rewards.{letter}")]
        coven = [self.helper(other) for other in self.pieces(f"coven.{letter}")]
        for name, what in (("artifacts", artifacts), ("rewards", rewards), ("coven", coven)):
            if what:
                box.add([[f"{words.zone(name)}: {', '.join(what)}"]])
        box.add([self.marks(piece)], "bold")
        return box

    def player(self, seat: int) -> str:
        return self.players[seat] if seat < len(self.players) else ""

    def reward(self, piece: Piece) -> str:
        """A Foe's card at a mat is its reward."""
        return ", ".join(name for part, name, _text in self.parts(piece.card or "") if part == "reward")

    def training(self, piece: Piece) -> list[str]:
        """Six boxes to tick; once all are, the Advanced Spells."""
        words = self.words
        if value_of(piece, "unlocked"):
            card = words.cards.get(piece.card or "")
            spells = [spell.word for spell in card.spells if spell.is_advanced()] if isinstance(card, Mat) else []
            return [f"{words.fact('unlocked')}: {', '.join(str(words.part(spell)) for spell in spells)}"]
        done = [fact.value for fact in piece.facts if fact.name == "task"]
        return [f"{DONE if task in done else TO_DO} {words.word(task)}" for task in TASKS]

    # boxes

    def row(self, boxes: Sequence[Box], narrowest: int, width: int) -> list[Text]:
        """Boxes side by side, equally wide, in as many rows as they need."""
        if not boxes:
            return []
        room = max(width - 2 * MARGIN, 10)
        across = max(1, min(len(boxes), (room + 1) // (narrowest + 1)))
        size = (room + 1) // across - 1
        found: list[Text] = []
        for first in range(0, len(boxes), across):
            some = boxes[first : first + across]
            bodies = [box.body(size - 2, self.words) for box in some]
            height = max(map(len, bodies))
            drawn = [box.framed(body, height, size) for box, body in zip(some, bodies, strict=True)]
            for parts in zip(*drawn, strict=True):
                line = Text(" " * MARGIN)
                line.append_text(Text(" ").join(parts))
                found.append(line)
        return found


class Box:
    """A frame with a title, bars on its first line, and lists below, each broken between its things."""

    def __init__(self, title: str, heavy: bool) -> None:
        self.title = title
        self.heavy = heavy
        self.more = ""  # at the right end of the frame
        self.bars: list[Fact] = []
        self.lists: list[tuple[list[str], str]] = []

    def add(self, lists: Sequence[Sequence[str]], style: str = "") -> None:
        self.lists += [(list(what), style) for what in lists if what]

    def body(self, room: int, words: Words) -> list[Text]:
        found: list[Text] = []
        lists = self.lists
        if self.bars:
            beside = " · ".join(lists[0][0]) if len(self.bars) == 1 and lists and room >= WIDE else ""
            lists = lists[1:] if beside else lists
            part = (room - cell_len(beside) + (1 if not beside else -1)) // len(self.bars) - 1
            bars = [meter(words.fact(fact.name), fact, part) for fact in self.bars]
            found.append(Text("  " if beside else " ").join([*bars, Text(beside)] if beside else bars))
        for what, style in lists:
            between = " " if what[0][:1] in (DONE, TO_DO) else " · "
            found += [Text(line, style=style) for line in packed(what, room, between)]
        return found

    def framed(self, body: Sequence[Text], height: int, size: int) -> list[Text]:
        frame = HEAVY if self.heavy else LIGHT
        more = f" {self.more} " if self.more and cell_len(self.title) + cell_len(self.more) + 8 <= size else ""
        title = shortened(self.title, size - 5 - cell_len(more))
        rest = frame[1] * (size - 5 - cell_len(title) - cell_len(more))
        found = [Text.assemble(f"{frame[0]} ", (title, "bold"), f" {rest}{more}{frame[1]}{frame[2]}")]
        for number in range(height):
            inside = body[number] if number < len(body) else Text()
            blank = " " * (size - 2 - inside.cell_len)
            found.append(Text.assemble(frame[3], inside, f"{blank}{frame[3]}"))
        return [*found, Text(f"{frame[4]}{frame[1] * (size - 2)}{frame[5]}")]


def chart_words(chart: Chart, words: Words, rolled: Fact | None = None) -> list[str]:
    """The rows of a chart, with an arrow at the one that the die names."""
    found: list[str] = []
    face = 1
    while face <= SIDES:
        row = chart.rows[face]
        last = face
        while last < SIDES and chart.rows[last + 1] is row:
            last += 1
        faces = str(face) if face == last else f"{face}-{last}"
        now = rolled is not None and isinstance(rolled.value, int) and face <= rolled.value <= last
        found.append(f"{'» ' if now else ''}{faces} {row_words(row, words)}")
        face = last + 1
    return found


def row_words(row: Row, words: Words) -> str:
    said: list[str] = []
    for what, points in zip(row.what, row.points, strict=True):
        if what == NO:
            said.append(words.word(RESTRICTIONS[points.bit_length() - 1]))
        else:
            word = words.word(PART_WORDS[what])
            said.append(f"{word} {points}" if points else word)
    return " + ".join(said)


def meter(label: str, fact: Fact, room: int) -> Text:
    """Points as a number and as a bar; HP change their colour as they go down, MP have one of their own."""
    text = bar(label, fact, room)
    if fact.name == "mp":
        for colour in ("green", "yellow", "red"):
            text.spans = [span if span.style != colour else span._replace(style="magenta") for span in text.spans]
    return text


def gems(fact: Fact) -> str:
    held = fact.value if isinstance(fact.value, int) else 0
    return GEM * held + NO_GEM * ((fact.of or held) - held)


def fact_of(piece: Piece, name: str) -> Fact:
    return next((fact for fact in piece.facts if fact.name == name), Fact(name, 0))


def heaped(what: Sequence[str]) -> list[str]:
    """Equal things as a number of them."""
    counts: dict[str, int] = {}
    for one in what:
        counts[one] = counts.get(one, 0) + 1
    return [one if count == 1 else f"{count}× {one}" for one, count in counts.items()]


def dotted(what: Sequence[str], width: int) -> list[Text]:
    """Several things with dots between, on as many lines as they need."""
    return [Text(f"{' ' * MARGIN}{line}") for line in packed(what, width - 2 * MARGIN, " · ")]


class QuestBoard(Board):
    def whole(self, view: View, words: Words, players: Sequence[str]) -> RenderableType:
        return QuestLayout(view, words, players)

    def legend(self, view: View, words: Words) -> list[tuple[str, list[str]]]:
        """The Familiar that is asked with its spells; what everybody holds, what may be drawn or called, the Foes."""
        own = [f"mat.{seat_name(view.seat)}"]
        mat = [piece.card for zone in view.zones if zone.id in own for piece in zone.pieces if piece.card]
        others = [
            piece.card
            for zone in view.zones
            if zone.id.partition(".")[0] in READ
            for piece in zone.pieces
            if piece.card is not None and piece.card not in mat
        ]
        heading = words.say("terminal-texts")
        return [(heading, [*mat, *dict.fromkeys(others)])]

    def card_lines(self, key: str, words: Words) -> list[str]:
        """What stands on a card beside its text: elements, HP by number of Familiars, a Foe's chart."""
        card = words.cards.get(key)
        if isinstance(card, Mat):
            strong = f"{words.fact('strong_against')} {words.word(ELEMENTS[card.strong_against])}"
            return [f"{words.word(ELEMENTS[card.element])}, {strong}"]
        if isinstance(card, FoeCard):
            hp = ", ".join(str(points) for points in card.hp)
            chart = " · ".join(chart_words(card.chart, words))
            return [f"{words.word(ELEMENTS[card.element])} · {words.fact('hp')} {hp}", chart]
        return []

    def part_numbers(self, part: Mapping[str, Any], words: Words) -> list[str]:
        """What a spell costs; who chooses how much to pay pays X."""
        if "cost" not in part:
            return []
        return [f"{words.fact('mp')} {'X' if part.get('x') else part['cost']}"]


BOARD: Final = QuestBoard()
