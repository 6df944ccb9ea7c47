"""A view on a terminal, in words: facts, seats, zones, log, prompt, options. Knows no game and no state.

Made for 80 columns; at 50 it is still a table. A seat goes by its letter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grimalkin.cli.boards import board_for
from grimalkin.cli.parts import ByParts
from grimalkin.core.events import seat_name
from grimalkin.core.record import CONCEDE, LEAVE
from grimalkin.core.view import Fact, Line, OptionView, Outcome, Piece, View, Zone
from grimalkin.words import Words, pieces_by_number

NEWEST = 12  # lines of the log above a prompt; `log` shows all
ONE_A_LINE = 9  # more options than this stand in columns, where there is room
INDENT = 2
TYPED = 40  # signs of what was typed that are said again
ESTIMATED = 600.0  # seconds of work from which a bar tells what is left


def progress(shown: bool = True) -> Progress:
    """A bar for long work, on a terminal's error stream; nothing where nobody would see it."""
    console = Console(stderr=True, highlight=False)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not shown or not console.is_terminal,
        speed_estimate_period=ESTIMATED,
    )


def terminal() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def page(
    view: View,
    words: Words,
    players: Sequence[str],
    news: Sequence[Line],
    more: str,
    own: Sequence[int] = (),
    legend: Sequence[RenderableType] = (),
) -> RenderableType:
    """Everything a seat sees between two choices. `more` says what to do about lines of the log left out.

    `own` are all seats of the person who looks; `legend` is what stands on cards.
    """
    title = words.say("terminal-heading", title=words.title(), entry=view.n)
    names = words.names(view)
    parts: list[RenderableType] = [Rule(Text(title, style="bold"), style="dim")]
    sitting = [player_words(player, words) for player in players]
    for seat in {view.seat, *own} & set(range(len(sitting))):
        sitting[seat] = words.say("word-you")
    board = board_for(words.game)
    table = board.whole(view, words, sitting)
    if table is not None:
        parts.append(table)
    else:
        if view.facts:
            parts.append(Padding(facts_text(view.facts, words, names), (0, 1)))
        parts.append(seats_grid(view, words, sitting))
        if view.rivals:
            parts.append(rivals_grid(view, words))
        parts += [Text(), board.zones(view, words) or zones_grid(view, words)]
    if legend:
        parts += [Text(), *legend]
    if news:
        parts += [Text(), news_grid(news, words, more, names)]
    return Group(*parts, Text())


def facts_text(facts: Sequence[Fact], words: Words, names: Sequence[str] = ()) -> Text:
    return Text(" · ").join([Text(words.fact_words(fact, names)) for fact in facts])


def plain_grid() -> Table:
    return Table(box=None, show_header=False, pad_edge=True, padding=(0, 1))


def seats_grid(view: View, words: Words, sitting: Sequence[str]) -> Table:
    """Who sits where; an arrow marks those who are asked."""
    grid = plain_grid()
    teams = 1 < len({seat.team for seat in view.seats}) < len(view.seats)
    for seat in view.seats:
        more = [words.say("word-team", number=seat.team + 1)] if teams else []
        more += [words.fact_words(fact) for fact in seat.facts]
        if seat.clock is not None:
            more.append(words.say("terminal-clock", seconds=round(seat.clock)))
        mark = Text("▸" if seat.asked else " ", style="bold yellow")
        letter = Text(seat_name(seat.seat), style="bold")
        grid.add_row(mark, letter, Text(sitting[seat.seat]), Text(" · ".join(more)))
    return grid


def player_words(player: str, words: Words) -> str:
    """A bot by the word that `--seats` takes; a person by none, because seats have letters."""
    return printable(player) if is_bot(player) else words.say("terminal-person")


def is_bot(player: str) -> bool:
    return player.startswith("bot")


def zones_grid(view: View, words: Words) -> Table:
    """What lies where."""
    grid = places_grid()
    names = words.names(view)
    for zone in view.zones:
        spot = f"{zone.at.q}, {zone.at.r}" if zone.at and zone.at.q is not None else ""
        grid.add_row(place_text(zone, view, words, spot), str(zone.size), pieces_text(heaps(zone.pieces, words, names)))
    return grid


def places_grid() -> Table:
    """Rows of a place, its size and what lies there."""
    grid = plain_grid()
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(overflow="fold")
    return grid


def place_text(zone: Zone, view: View, words: Words, spot: str) -> Text:
    """The name of a place, bold if it is the viewer's own, and where it lies on a map."""
    own = zone.owner is not None and zone.owner == view.seat
    name = Text(words.zone(zone.id, words.names(view)), style="bold" if own else "")
    return name.append(f" ({spot})", style="not bold dim") if spot else name


def pieces_text(said: Sequence[str]) -> Text:
    return Text(", ".join(said))


def rivals_grid(view: View, words: Words) -> Table:
    """Figures that act by rules, below the seats."""
    grid = plain_grid()
    names = words.names(view)
    for rival in view.rivals or ():
        more = [words.zone(rival.zone, names)] if rival.zone else []
        more += [words.fact_words(fact, names) for fact in rival.facts]
        grid.add_row(Text(printable(words.rival(rival.name))), Text(" · ".join(more)))
    return grid


def heaps(pieces: Sequence[Piece], words: Words, names: Sequence[str] = ()) -> list[str]:
    """The pieces in words, equal ones counted."""
    return counted(pieces, [words.piece(piece, names) for piece in pieces], words, names)


def counted(pieces: Sequence[Piece], said: Sequence[str], words: Words, names: Sequence[str] = ()) -> list[str]:
    """What is said of pieces, the same only once with a number; those that lie face down always have one."""
    counts: dict[str, int] = {}
    hidden: set[str] = set()
    tops = {piece.id: words.name(piece, names) for piece in pieces}
    for piece, one in zip(pieces, said, strict=True):
        if piece.under:
            one = words.say("word-under", what=one, top=tops.get(piece.under, piece.under))
        counts[one] = counts.get(one, 0) + 1
        if piece.card is None:
            hidden.add(one)
    return [one if count == 1 and one not in hidden else f"{count}× {one}" for one, count in counts.items()]


# the log


def news_grid(lines: Sequence[Line], words: Words, more: str, names: Sequence[str] = ()) -> RenderableType:
    """The newest lines of the log."""
    left_out = len(lines) - NEWEST
    grid = log_grid(lines[-NEWEST:], words, (), names)
    if left_out > 0:
        return Group(Text(f"  {words.say(more, count=left_out)}", style="dim"), grid)
    return grid


def log_grid(lines: Sequence[Line], words: Words, entries: Sequence[int] = (), names: Sequence[str] = ()) -> Table:
    """Lines with their rules, and perhaps the entries of the record that they belong to."""
    grid = plain_grid()
    if entries:
        grid.add_column(justify="right", no_wrap=True)
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    last = -1
    for i, line in enumerate(lines):
        cells = [Text(line.rule), Text(words.line(line, names))]
        if entries:
            cells.insert(0, Text(str(entries[i]) if entries[i] != last else ""))
            last = entries[i]
        grid.add_row(*cells)
    return grid


# what is asked


def prompt_text(view: View, words: Words) -> RenderableType:
    """What is asked, of whom, and by which rule."""
    assert view.prompt is not None
    asked = [view.seat] if view.seat in view.prompt.seats else view.prompt.seats
    names = words.names(view)
    who = words.listed([called(seat, names) for seat in asked])
    text = Text(f"{who}: {words.prompt(view.prompt, view.facts, names)}", style="bold")
    text.append(f"  {view.prompt.rule}", style="not bold dim")
    if view.prompt.back:
        text.append(f"  {words.say('terminal-back-hint')}", style="not bold dim")
    about = board_for(words.game).asked(view, words)
    return Padding(text if about is None else Group(text, Padding(about, (0, 0, 0, 1))), (0, 0, 0, 1))


def called(seat: int, names: Sequence[str]) -> str:
    """A seat by its letter, with the name that the game has for it."""
    return f"{seat_name(seat)} {names[seat]}" if seat < len(names) else seat_name(seat)


def options_block(
    options: Sequence[OptionView],
    words: Words,
    width: int,
    view: View | None = None,
    foreseen: Mapping[int, Sequence[Fact]] | None = None,
    prints: Mapping[int, Sequence[Text]] | None = None,
) -> RenderableType:
    """The options with number, words, and the notation to learn; a star marks what may be chosen at any prompt.

    With the view, what lies on the table is called by its name. `foreseen` are facts about options, by their codes:
    costs, chances, damage; `prints` is what stands on the cards they are about. Both stand below the option, after what
    the board notes of it.
    """
    names = words.names(view) if view is not None else []
    cards = {piece.id: piece.card for zone in view.zones for piece in zone.pieces} if view is not None else {}
    numbers = pieces_by_number(view) if view is not None else {}
    said: list[str] = []
    for option in options:
        touched = cards.get(option.touches[-1]) if option.touches else None
        said.append(words.option(option.notation, names, touched or "", numbers) + (" *" if option.standing else ""))
    digits = len(str(len(options)))
    widest = max(map(cell_len, said), default=0)
    longest = max((cell_len(option.notation) for option in options), default=0)
    row = digits + widest + longest + 4
    board = board_for(words.game)
    below: dict[int, list[Text]] = {}
    for option in options:
        notes = board.notes(option, view, words) if view is not None else []
        facts = facts_lines((foreseen or {}).get(option.code, ()), words, names, numbers)
        below[option.code] = [Text(line, style="dim") for line in notes]
        below[option.code] += (prints or {}).get(option.code, ())
        below[option.code] += [Text(line, style="dim") for line in facts]
    if any(below.values()):
        return Padding(noted_grid(options, said, below), (0, 0, 0, INDENT))
    if len(options) <= ONE_A_LINE or 2 * row + 3 + INDENT > width:
        return Padding(options_grid(options, said), (0, 0, 0, INDENT))
    rows = [
        Text(f"{i + 1:>{digits}}", style="bold cyan")
        .append(f"  {said[i]}{' ' * (widest - cell_len(said[i]))}  ", style="default not bold")
        .append(option.notation, style="default not bold dim")
        for i, option in enumerate(options)
    ]
    return Padding(Columns(rows, padding=(0, 3), column_first=True, equal=True), (0, 0, 0, INDENT))


def parts_block(asked: ByParts, words: Words, names: Sequence[str] = ()) -> RenderableType:
    """The next part of a choice that is asked part by part, what was answered so far, and what else can be typed."""
    answers = asked.answers()
    what, typed = answers[0].what, asked.counts(answers)
    lines: list[Text] = []
    if asked.said:
        said = " · ".join(f"{one.what} {one.said}".strip() for one in asked.so_far())
        lines.append(Text(words.say("terminal-part-so-far", parts=said), style="dim"))
    if typed:
        every = " · ".join(one.said for one in answers)
        lines.append(Text.assemble((words.say("terminal-how-many", what=what), "bold"), f"  {every}"))
    else:
        place = words.say("terminal-which-place", number=len(asked.said) + 1)
        lines.append(Text(words.say("terminal-which", what=what) if what else place, style="bold"))
        digits = len(str(len(answers)))
        for i, one in enumerate(answers):
            lines.append(Text.assemble((f"{i + 1:>{digits}}", "bold cyan"), f"  {one.said}"))
    for option in asked.whole:
        facts = facts_lines(asked.foreseen.get(option.code, ()), words, names)
        said = f"{words.option(option.notation, names)}{' *' if option.standing else ''}"
        lines.append(Text.assemble((option.notation, "dim"), f"  {' · '.join([said, *facts])}"))
    lines.append(Text(words.say("terminal-part-how", example=next(iter(asked.parts))), style="dim"))
    return Padding(Group(*lines), (0, 0, 0, INDENT))


def aside(words: str) -> RenderableType:
    """A remark below the options."""
    return Padding(Text(words, style="dim"), (0, 0, 0, INDENT))


def options_grid(options: Sequence[OptionView], said: Sequence[str]) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold cyan", justify="right", no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_column(style="dim", overflow="fold")
    for i, option in enumerate(options):
        grid.add_row(str(i + 1), Text(said[i]), Text(option.notation))
    return grid


def noted_grid(
    options: Sequence[OptionView], said: Sequence[str], below: Mapping[int, Sequence[Text]]
) -> RenderableType:
    """Options one a line, each with what is to be said of it below."""
    digits = len(str(len(options)))
    widest = max(map(cell_len, said), default=0)
    parts: list[RenderableType] = []
    for i, option in enumerate(options):
        row = Text(f"{i + 1:>{digits}}", style="bold cyan")
        row.append(f"  {said[i]}{' ' * (widest - cell_len(said[i]))}  ", style="default not bold")
        parts.append(row.append(option.notation, style="default not bold dim"))
        for line in below.get(option.code, ()):
            parts.append(Padding(line, (0, 0, 0, digits + 2 + INDENT)))
    return Group(*parts)


def facts_lines(
    facts: Sequence[Fact], words: Words, names: Sequence[str] = (), pieces: Mapping[str, Piece] | None = None
) -> list[str]:
    """Facts with dots between. A fact that was said already begins a new line: it is about somebody else."""
    lines: list[list[str]] = []
    told: set[str] = set()
    for fact in facts:
        if not lines or fact.name in told:
            lines.append([])
            told = set()
        told.add(fact.name)
        lines[-1].append(words.fact_words(fact, names, pieces))
    return [" · ".join(line) for line in lines]


def result_text(view: View, words: Words) -> Text:
    """How it ended."""
    assert view.result is not None
    names = words.names(view)
    text = Text(words.result(view.result, names), style="bold").append(f"  {view.result.rule}", style="not bold dim")
    if not has_points(view.result, len({seat.team for seat in view.seats})):
        return text
    return text.append(f"\n{words.points(view.result, names)}", style="default not bold")


def has_points(result: Outcome, teams: int) -> bool:
    """Nobody counts the points of a game that was given up or left, nor of one in which all are on one side."""
    return result.rule not in (CONCEDE, LEAVE) and teams > 1


# what can be looked up


def rule_block(key: str, words: Words) -> RenderableType:
    """A rule in full; one that no rulebook has is its id alone."""
    title, text = words.rule(key)
    head = Text(key, style="bold") if title == key else Text(f"{key}  {title}", style="bold")
    return Group(head, Padding(Text(text), (0, 0, 0, INDENT))) if text else head


def rules_grid(keys: Sequence[str], words: Words) -> Table:
    grid = plain_grid()
    grid.add_column(no_wrap=True)
    grid.add_column(overflow="fold")
    for key in keys:
        grid.add_row(Text(key), Text(words.rule(key)[0]))
    return grid


def card_block(key: str, words: Words, numbers: str, lines: Sequence[Text]) -> RenderableType:
    """What is printed on a card."""
    head = Text(words.card(key), style="bold")
    head.append(f"  {key}, {words.word(words.cards[key].kind)}", style="not bold dim")
    every = [Text(numbers)] if numbers else []
    return Group(head, *(Padding(line, (0, 0, 0, INDENT)) for line in [*every, *lines]))


def card_lines(key: str, words: Words, more: Sequence[str], parts: Sequence[str]) -> list[Text]:
    """What a game says of a card, its text, its parts with their numbers; a part that says nothing is left out."""
    lines = [Text(text) for text in [*more, words.card_text(key)] if text]
    for number, (name, text) in enumerate(words.card_parts(key)):
        costs = f" ({parts[number]})" if parts[number] else ""
        if text or costs:
            lines.append(Text.assemble((name, "bold"), costs, ": " if (name or costs) and text else "", text))
    return lines


def help_grid(words: Words) -> RenderableType:
    rows = [
        (words.say("terminal-help-choose.keys"), words.say("terminal-help-choose")),
        (words.say("terminal-help-seat.keys"), words.say("terminal-help-seat")),
        (words.say("terminal-help-why.keys"), words.say("terminal-help-why")),
        (words.say("terminal-help-rule.keys"), words.say("terminal-help-rule")),
        (words.say("terminal-help-card.keys"), words.say("terminal-help-card")),
        (words.say("terminal-help-look.keys"), words.say("terminal-help-look")),
        (words.say("terminal-help-hint.keys"), words.say("terminal-help-hint")),
        (words.say("terminal-help-undo.keys"), words.say("terminal-help-undo")),
        (words.say("terminal-help-back.keys"), words.say("terminal-help-back")),
        (words.say("terminal-help-log.keys"), words.say("terminal-help-log")),
        (words.say("terminal-help-save.keys"), words.say("terminal-help-save")),
        (words.say("terminal-help-stop.keys"), words.say("terminal-help-stop")),
        (words.say("terminal-help-concede.keys"), words.say("terminal-help-concede")),
        (words.say("terminal-help-quit.keys"), words.say("terminal-help-quit")),
    ]
    if words.game is not None and words.game.leaving:
        rows.insert(-1, (words.say("terminal-help-leave.keys"), words.say("terminal-help-leave")))
    if words.game is not None and words.game.hooks.bench() is not None:
        rows.insert(-1, (words.say("terminal-help-dispute.keys"), words.say("terminal-help-dispute")))
        rows.insert(-1, (words.say("terminal-help-judge.keys"), words.say("terminal-help-judge")))
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_column(overflow="fold")
    grid.add_column(overflow="fold")
    for keys, what in rows:
        grid.add_row(Text(keys, style="bold"), Text(what))
    return Padding(Group(grid, Text(words.say("terminal-help-star"))), (0, 0, 0, INDENT))


def printable(text: str) -> str:
    """Words of a file that somebody else wrote: nothing in them moves the cursor."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def shortened(words: str) -> str:
    """What somebody typed, in a line that answers it."""
    return words if len(words) <= TYPED else words[: TYPED - 3] + "..."
