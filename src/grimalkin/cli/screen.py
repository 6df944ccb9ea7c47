"""A view on a terminal: facts, seats, zones, log, prompt, options. Made for 80 columns; knows no game and no state."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grimalkin.core.tells import CARD, SEAT, seat_name
from grimalkin.core.view import Fact, Line, OptionView, Piece, View

NEWEST = 12  # lines of the log above a prompt; `log` shows all
ONE_A_LINE = 9  # more options than this stand in columns
FACE_DOWN = "face down"


def page(view: View, title: str, players: Sequence[str], news: Sequence[Line]) -> RenderableType:
    """Everything a seat sees between two choices."""
    parts: list[RenderableType] = [Rule(Text(title, style="bold"), style="dim")]
    if view.facts:
        parts.append(Padding(facts_text(view.facts), (0, 1)))
    parts += [seats_grid(view, players), Text(), zones_grid(view)]
    if news:
        parts += [Text(), news_grid(news)]
    return Group(*parts, Text())


def facts_text(facts: Sequence[Fact]) -> Text:
    return Text(" · ").join([Text(fact_words(fact)) for fact in facts])


def fact_words(fact: Fact) -> str:
    return f"{fact.name} {fact.value}" if fact.of is None else f"{fact.name} {fact.value}/{fact.of}"


def plain_grid() -> Table:
    return Table(box=None, show_header=False, pad_edge=True, padding=(0, 1))


def seats_grid(view: View, players: Sequence[str]) -> Table:
    """Who sits where; an arrow marks those who are asked."""
    grid = plain_grid()
    teams = len({seat.team for seat in view.seats}) < len(view.seats)
    for seat in view.seats:
        player = "you" if seat.seat == view.seat else players[seat.seat]
        words = [f"team {seat.team + 1}"] if teams else []
        words += [fact_words(fact) for fact in seat.facts]
        if seat.clock is not None:
            words.append(f"clock {seat.clock:.0f} s")
        mark = Text("▸" if seat.asked else " ", style="bold yellow")
        grid.add_row(mark, Text(seat.name, style="bold"), Text(player), Text(" · ".join(words)))
    return grid


def zones_grid(view: View) -> Table:
    """What lies where, the viewer's own zones in bold."""
    grid = plain_grid()
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(overflow="fold")
    for zone in view.zones:
        own = zone.owner is not None and zone.owner == view.seat
        grid.add_row(Text(zone.id, style="bold" if own else ""), str(zone.size), Text(", ".join(heaps(zone.pieces))))
    return grid


def heaps(pieces: Sequence[Piece]) -> list[str]:
    """The pieces in words, equal ones counted."""
    counts: dict[str, int] = {}
    for piece in pieces:
        words = piece_words(piece)
        counts[words] = counts.get(words, 0) + 1
    return [words if count == 1 and words != FACE_DOWN else f"{count}× {words}" for words, count in counts.items()]


def piece_words(piece: Piece) -> str:
    name = FACE_DOWN if piece.card is None else piece.card
    more = [fact_words(fact) for fact in piece.facts]
    more += [f"{token} {count}" for token, count in piece.tokens.items()]
    more += [f"{change.fact} {change.by:+d} from {change.source}, {change.rule}" for change in piece.modifiers]
    return f"{name} ({', '.join(more)})" if more else name


def news_grid(lines: Sequence[Line]) -> RenderableType:
    """The newest lines of the log."""
    left_out = len(lines) - NEWEST
    grid = log_grid(lines[-NEWEST:])
    if left_out > 0:
        return Group(Text(f"  ({left_out} lines before these: type log)", style="dim"), grid)
    return grid


def log_grid(lines: Sequence[Line]) -> Table:
    grid = plain_grid()
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for line in lines:
        grid.add_row(Text(line.rule), Text(line_words(line)))
    return grid


def line_words(line: Line) -> str:
    """A line as a sentence of a kind: whoever did it comes first."""
    words = [line.what]
    for i, (kind, value) in enumerate(line.args):
        word = str(value) if value is not None else "a card" if kind == CARD else "something"
        if i == 0 and kind == SEAT:
            words.insert(0, word)
        else:
            words.append(word)
    return " ".join(words)


def prompt_text(view: View) -> Text:
    """What is asked of this seat, and by which rule."""
    assert view.prompt is not None
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", view.prompt.ask).lower()
    text = (
        Text(" ").append(f"{seat_name(view.seat)}: {words}", style="bold").append(f"  {view.prompt.rule}", style="dim")
    )
    if view.prompt.back:
        text.append("  (back takes the last part back)", style="dim")
    return text


def options_block(options: Sequence[OptionView]) -> RenderableType:
    """The options with their numbers; a star marks those that may also be chosen when something else is asked."""
    width = len(str(len(options)))
    rows = [option_text(i + 1, option, width) for i, option in enumerate(options)]
    if len(rows) <= ONE_A_LINE:
        return Padding(Group(*rows), (0, 0, 0, 2))
    return Padding(Columns(rows, padding=(0, 3), column_first=True, equal=True), (0, 0, 0, 2))


def option_text(number: int, option: OptionView, width: int) -> Text:
    text = Text(f"{number:>{width}}", style="bold cyan").append(f"  {option.notation}", style="default not bold")
    if option.standing:
        text.append(" *", style="yellow")
    return text


def result_text(view: View) -> Text:
    """How it ended."""
    result = view.result
    assert result is not None
    winners = " and ".join(seat_name(seat) for seat in result.winners)
    verb = "win" if len(result.winners) > 1 else "wins"
    points = ", ".join(f"{seat_name(seat)} {count}" for seat, count in enumerate(result.points))
    text = Text("The game is over: ", style="bold")
    nobody = "it is a draw" if result.drawn else "everybody loses"
    text.append(f"{winners} {verb}" if winners else nobody)
    return text.append(f"  {result.rule}", style="dim").append(f"\nPoints: {points}", style="default not bold")


def terminal() -> Console:
    return Console(highlight=False, markup=False, emoji=False)
