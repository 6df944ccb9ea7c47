"""`grimalkin sim`: many games between players, with rates, lengths and their intervals."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from grimalkin.cli.arguments import (
    OWN_CARDS,
    WITH,
    bot_of,
    check_deck_words,
    deck_options,
    decks_of,
    game_named,
    players_of,
    settings_of,
    tried_of,
    with_cards,
)
from grimalkin.cli.counting import Counting
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.stopping import Stopping
from grimalkin.cli.tried import percent, show_tried
from grimalkin.core.errors import GrimalkinError
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.numbers import number_in
from grimalkin.core.wording import shortened
from grimalkin.lab.breakdown import CARD, DECK, KINDS
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.driver import Driver
from grimalkin.lab.plan import LOST, RANDOM, STALLED, WON, Plan, names_of
from grimalkin.lab.prompts import Prompts, Row
from grimalkin.lab.rates import FEW, Rate, Spread
from grimalkin.lab.report import Breakdown, Place, Report, report_json
from grimalkin.lab.simulate import INTERRUPTED, simulate
from grimalkin.lab.workers import cores
from grimalkin.players import PLAYERS, names_for
from grimalkin.players.from_file import names_file

FAILED = 1
GAMES = 1000
BAR = 20  # cells from 0 to 100 %
SHOWN = 10  # failures; the JSON has more


def sim(
    context: typer.Context,
    game: str = typer.Argument(metavar="GAME", help="The game's id; teaching games too."),
    games: int = typer.Option(GAMES, metavar="N", help="How many games."),
    seats: str | None = typer.Option(
        None,
        metavar="LIST",
        help="Who plays, seat by seat: random, greedy, FILE.py:CLASS for a bot of your own; greedy*4 is four of them. "
        "Default: random on the fewest seats.",
    ),
    seed: int = typer.Option(1, metavar="S", help="All luck comes from this number and the number of the game."),
    option: list[str] = typer.Option([], metavar="NAME=VALUE", help="A setting of the game; may be repeated."),
    cards: Path | None = OWN_CARDS,
    tried: list[str] = WITH,
    deck: list[str] = typer.Option(
        [],
        *deck_options(),
        metavar="DECK",
        help="What a player plays with, called as its game calls it: its cards, a file "
        "with them, or 'deck NAME', 'list NAME' for one that comes with the game. Once for each player; for the others "
        "luck draws one in each game.",
    ),
    draft: str = typer.Option(
        RANDOM, metavar="PLAYER", help="Who picks for all seats where decks are drafted: random, greedy."
    ),
    by: list[str] = typer.Option(
        [], metavar="KIND", help="Break wins down by deck, card or role; may be repeated, or card,role for both."
    ),
    rotate: bool = typer.Option(
        False, "--rotate", help="Players move on one seat after each game: tells a strong player from a good seat."
    ),
    prompts: bool = typer.Option(
        False, "--prompts", help="Count what people in these seats would be asked, and how often they would just pass."
    ),
    workers: int | None = typer.Option(
        None, metavar="W", help="Processes that play; 1 plays in this one. Default: as many as there are cores."
    ),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of tables."),
) -> None:
    """Play many games between players: who wins, how games end, how long they are, with 95 % intervals.

    Each game draws its decks, its draft or its characters by luck, unless --deck or --draft says otherwise: the result
    is about the game, not about one matchup. New and changed cards are given to half of the sides: in their decks, in
    a draft, or by luck where cards are drawn.

    The same seed gives the same result for any number of workers. Ctrl-C and SIGTERM show what was played so far. What
    could go on for ever has a limit here, unless a setting says otherwise. A bot that chooses what was not offered
    loses that game. A mean of fewer than 10 games has no interval.

    Exit code 1 if a game failed or a bot chose what was not offered; 130 or 143 if a signal stopped the run.

    Example: [bold]grimalkin sim cauldron --games 2000 --seats random,greedy --rotate[/bold]

    Example: [bold]grimalkin sim cauldron --games 500 --seats greedy*2 --cards mine.toml --by card[/bold]
    """
    if games < 1:
        raise Refusal(f"--games is {games}; it must be 1 or more")
    if workers is not None and workers < 1:
        raise Refusal(f"--workers is {workers}; it must be 1 or more")
    chosen = with_cards(game_named(game, every_game()), cards)
    words = None if seats is None else spelled_out(seats, chosen)
    players = [word.removeprefix("bot:") for word in players_of(words, chosen, people=False)]
    settings = settings_of(option, chosen)
    check_deck_words(context, chosen)
    decks = decks_of(deck, len(players), chosen)
    if draft not in PLAYERS and not names_file(draft):
        raise Refusal(f"--draft '{draft}': no such player; there are: {', '.join(names_for(chosen))}, FILE.py:CLASS")
    bot_of(draft, chosen)
    kinds = kinds_of(by)
    own = chosen.card_sets()[chosen.own].text if chosen.own else ""
    given = decks if deck else []
    begun = chosen.opening(settings, Seeded(seed))
    settings = {name: begun[name] for name in settings}  # what is to be drawn is drawn
    cards_tried = tried_of(tried, chosen, settings)
    plan = Plan(chosen.id, settings, players, seed, rotate, chosen.own, own, given, prompts, draft, kinds, cards_tried)
    try:
        driver = Driver(plan, chosen)
        chosen.new(driver.settings, decks)  # with what the cards need that are tried out
    except GrimalkinError as error:
        raise Refusal(str(error)) from None
    check_kinds(kinds, driver)

    screen = Console(stderr=True, highlight=False)
    stopping = Stopping()
    start = time.perf_counter()
    with Counting(games, stopping) as counting, stopping.heard():
        report = simulate(plan, games, workers or cores(), counting.reach)
    seconds = time.perf_counter() - start

    speed = f"{seconds:.1f} s, {number(round(report.played / seconds))} games/s"
    if as_json:
        print(report_json(report))
        if screen.is_terminal:
            screen.print(speed)
    else:
        show(report, speed)
    finish(report, stopping.code())


def kinds_of(words: Sequence[str]) -> list[str]:
    """What to break wins down by, each kind once."""
    kinds = [kind.strip() for word in words for kind in word.split(",")]
    for kind in kinds:
        if kind not in KINDS:
            raise Refusal(f"--by '{kind}'; it can be: {', '.join(KINDS)}")
    return list(dict.fromkeys(kinds))


def check_kinds(kinds: Sequence[str], driver: Driver) -> None:
    """Refuse a breakdown that would be empty."""
    game = driver.game
    if CARD in kinds and game.vocabulary is None:
        raise Refusal(f"--by card: {game.id} has no cards")
    named = driver.drawn or any(driver.decks) or (driver.tryout is not None and driver.tryout.ready)
    if DECK in kinds and not named:
        options = "".join(f", or --option {name}={value}" for name, value in game.deck_settings().items())
        instead = "--by card" if game.vocabulary is not None else "--by role"
        raise Refusal(
            f"--by deck: nobody brings a {game.brings} to these games; use {instead}{options if driver.drafts else ''}"
        )


def spelled_out(words: str, game: Game) -> str:
    """`greedy*3` is short for three of them."""
    most = game.seats[1]
    every: list[str] = []
    for word in words.split(","):
        name, sign, times = word.strip().partition("*")
        count = number_in(times, 1, most)
        if not sign:
            every.append(word)
        elif not name or count is None:
            raise Refusal(f"--seats '{word.strip()}': write NAME, or NAME*N with N from 1 to {most}")
        else:
            every += [name] * count
    return ",".join(every)


def in_short(players: Sequence[str]) -> str:
    """The list as `--seats` takes it, at its shortest."""
    runs = [(word, len(list(run))) for word, run in groupby(players)]
    return ",".join(word if count == 1 else f"{word}*{count}" for word, count in runs)


def finish(report: Report, stopped: int) -> None:
    """Say what went wrong, if anything did, and leave with the code for it; `stopped` is that of a signal."""
    for one in report.illegal:
        place = f"game {one.first.game} (seed {one.first.seed}): {one.first.error}"
        say(f"{one.player} lost {number(one.games)} games by choices that were not offered; the first: {place}")
    if report.errors:
        first = report.errors[0]
        say(
            f"{number(report.failed)} of {number(report.asked)} games failed; the first: "
            f"game {first.game} (seed {first.seed}): {first.error}"
        )
    if not report.complete:
        done = f"{number(report.played + report.failed)} of {number(report.asked)} games"
        say(f"{report.stopped}; the result is partial: {done}")
    if report.stopped == INTERRUPTED:
        raise typer.Exit(stopped)
    if report.failed or report.illegal or not report.complete:
        raise typer.Exit(FAILED)


def say(line: str) -> None:
    sys.stdout.flush()  # what was said before comes before
    print(f"grimalkin: {line}", file=sys.stderr)


# tables


def show(report: Report, speed: str) -> None:
    """The report as tables that fit 80 columns."""
    console = Console(highlight=False)
    settings = "".join(f", {name}={shortened(value)}" for name, value in report.settings.items())
    console.print(Text(f"{report.game}, rules version {report.rules}{settings}", style="bold"))
    if report.team is not None:
        moving = ", moving on one seat after each game" if report.rotate else ""
        console.print(Text(f"a team of {report.team.seats} seats: {in_short(report.players)}{moving}"))
    partial = "" if report.complete else f" of {number(report.asked)}, a partial result"
    if report.cards is not None and report.cards.base:
        console.print(Text(f"cards: {report.cards.name}, laid over the set {report.cards.base}"))
    free = "a deck that luck draws" if report.drawn else "no deck of its own"
    for name, deck in zip(names_of(report.players), report.decks):
        console.print(Text(f"{name}: {' '.join(deck.split()) or free}"))
    if report.drawn:
        console.print(Text(f"decks: drawn by luck for each game from {', '.join(report.drawn)}"))
    if report.tried:
        cards = ", ".join(sorted(one.card for one in report.tried))
        console.print(Text(f"tried out: {cards}; each is given to half of the sides"))
    if report.draft:
        console.print(Text(f"draft: {report.draft} picks for all seats, anew in each game"))
    console.print(Text(f"games played: {number(report.played)}{partial}; seed {report.seed}"))
    if report.played:
        console.print()
        console.print(wins(report))
        console.print()
        console.print(spreads(report))
        console.print()
        console.print(ends(report))
    show_tried(console, report.tried)
    for part in report.by if report.played else []:
        console.print()
        console.print(broken_down(part))
    if any(part.by == CARD for part in report.by):
        console.print(Text("a side counts once a game; played: it chose something with the card", style="dim"))
    whole = report.played - sum(one.games for one in report.illegal)
    if whole and report.prompts is not None:
        console.print()
        console.print(asked(report.prompts, whole))
        console.print(Text(legend(report.prompts, whole), style="dim"))
    if report.errors:
        console.print()
        console.print(failures(report))
    console.print()
    console.print(Text(speed, style="dim"))


def grid(*headings: str) -> Table:
    """A table of which the first column holds names."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for i, heading in enumerate(headings):
        table.add_column(heading, header_style="bold", justify="left" if i == 0 else "right", overflow="fold")
    return table


def wins(report: Report) -> Table:
    """Seats, players where they are not the seats, and games without a winner; or the team."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    team = report.team
    table.add_column("team" if team else "wins", header_style="bold", overflow="fold")
    table.add_column("0 %" + "100 %".rjust(BAR - 3), header_style="dim", no_wrap=True)
    table.add_column("rate (95 %)", header_style="bold", justify="right", no_wrap=True)
    table.add_column("games", header_style="bold", justify="right", no_wrap=True)
    rows: list[tuple[str, Rate]]
    if team is not None:
        rows = [(WON, team.wins), (LOST, team.losses), (STALLED, team.stalled)]
    else:
        rows = [(name, place.wins) for name, place in named(report)]
        rows += [(name, rate) for name, rate in (("drawn", report.draws), ("all lost", report.nobody)) if rate.count]
    for name, rate in rows:
        table.add_row(Text(name), picture(rate), percent(rate), number(rate.count))
    return table


def named(report: Report) -> list[tuple[str, Place]]:
    """Seat and player are one unless the players move."""
    if not report.rotate:
        return [(f"{seat.name} {who.name}", seat) for seat, who in zip(report.seats, report.by_player)]
    return [(f"seat {seat.name}", seat) for seat in report.seats] + [(who.name, who) for who in report.by_player]


def spreads(report: Report) -> Table:
    table = grid("a game", "mean (95 %)", "min", "5 %", "25 %", "50 %", "75 %", "95 %", "max")
    rows = [("rounds", report.length), ("decisions", report.decisions)]
    if report.team is not None:
        rows[1:1] = [("rounds, won", report.team.won_length), ("rounds, lost", report.team.lost_length)]
    elif any(seat.points is not None and (seat.points.least or seat.points.most) for seat in report.seats):
        rows += [(f"points {name}", place.points) for name, place in named(report)]
    for name, spread in rows:
        if spread is not None:
            table.add_row(Text(name), mean(spread), *(number(value) for value in values_of(spread)))
    return table


def ends(report: Report) -> Table:
    if report.team is not None:
        table = grid("ended by", "team", "games", "")
        for end in sorted(report.team.ends, key=lambda end: (-end.games.count, end.rule)):
            table.add_row(Text(end.rule), end.outcome, number(end.games.count), share(end.games.rate))
        return table
    table = grid("ended by", "games", "")
    for rule, count in sorted(report.ends.items(), key=lambda end: (-end[1], end[0])):
        table.add_row(Text(rule), number(count), f"{100 * count / report.played:.1f} %")
    return table


def asked(prompts: Prompts, games: int) -> Table:
    """What people would be asked: in all, by seat, by kind of wait."""
    headings = ["asked", "by\nitself", "seen", "passed", "answered", "seen\na seat", "a seat,\nround", "passes\na use"]
    table = grid("prompts", *headings)
    rows: list[tuple[str, Row]] = [("all seats", prompts.all), *((f"seat {seat.name}", seat) for seat in prompts.seats)]
    rows += [(kind.name, kind) for kind in sorted(prompts.all.kinds, key=lambda kind: (-kind.seen, kind.name))]
    for name, row in rows:
        counts = [f"{count / games:.1f}" for count in (row.asked, row.by_itself, row.seen, row.passed)]
        means = [decimal(value) for value in (row.per_seat, row.per_round, row.passes_per_use)]
        table.add_row(Text(name), *counts, share(row.answered_share), *means)
    return table


def legend(prompts: Prompts, games: int) -> str:
    """What the numbers of the prompts are, and what they leave out."""
    row = prompts.all
    lines = ["asked, by itself, seen and passed are a game; answered is other than by a pass"]
    if prompts.actions:
        per_action = decimal(prompts.per_action)
        lines.append(f"{prompts.actions / games:.1f} Actions a game; {per_action} seen a seat and Action")
    if row.missed:
        lines.append(f"players did something at {number(row.missed)} of those that pass by themselves")
    if row.interrupts:
        lines.append(f"players stepped in {number(row.interrupts)} times, besides")
    return "\n".join(lines)


def broken_down(part: Breakdown) -> Table:
    """A kind of breakdown: wins of the sides that had each, and for cards of those that played it."""
    had = any(line.games for line in part.lines)
    played = any(line.played for line in part.lines)
    headings = ["wins (95 %)", "sides"] * had + ["played, wins (95 %)", "sides"] * played
    table = grid(f"by {part.by}", *headings)
    for line in part.lines:
        cells = [percent(line.wins), number(line.games)] * had
        if played:
            cells += [percent(line.played_wins) if line.played_wins is not None else "-", number(line.played)]
        table.add_row(Text(line.name), *cells)
    return table


def failures(report: Report) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("failed game", "seed", "error"):
        table.add_column(heading, header_style="bold", overflow="fold")
    for failure in report.errors[:SHOWN]:
        table.add_row(str(failure.game), str(failure.seed), Text(failure.error))
    if report.failed > SHOWN:
        table.add_row("...", "", f"{number(report.failed - SHOWN)} more")
    return table


# cells


def number(value: int) -> str:
    return f"{value:,}"


def share(rate: float | None) -> str:
    return "-" if rate is None else f"{100 * rate:.1f} %"


def decimal(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def mean(spread: Spread) -> str:
    if spread.low is None or spread.high is None:
        return f"{spread.mean:.2f} ({FEW})"
    return f"{spread.mean:.2f} ({spread.low:.2f}-{spread.high:.2f})"


def values_of(spread: Spread) -> Sequence[int]:
    return (spread.least, spread.q5, spread.q25, spread.q50, spread.q75, spread.q95, spread.most)


def picture(rate: Rate) -> Text:
    """A bar up to the rate; what the interval leaves open is lighter, on both sides of it."""
    if rate.rate is None or rate.low is None or rate.high is None:
        return Text()
    sure = round(rate.low * BAR)
    likely = max(sure, round(rate.rate * BAR))
    possible = max(likely, round(rate.high * BAR))
    drawn = Text("█" * sure, style="cyan")
    drawn.append("▓" * (likely - sure), style="cyan")
    drawn.append("░" * (possible - likely), style="cyan")
    return drawn
