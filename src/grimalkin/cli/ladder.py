"""`grimalkin lab ladder`: whether each player beats the one below it, and how often."""

from __future__ import annotations

import typer

from grimalkin.cli.measuring import (
    AS_JSON,
    DRAFT,
    GAME,
    MARKDOWN,
    SEATS,
    SEED,
    SET,
    WORKERS,
    Clock,
    Sheet,
    Told,
    check_numbers,
    finish,
    made,
    measured,
    percent_told,
    player_named,
    points_told,
    settings_told,
    share_told,
    tell,
    terms_of,
)
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.strength import problems
from grimalkin.lab.ladder import LadderReport, Rung, bounds_of, run_ladder
from grimalkin.lab.rates import FEW
from grimalkin.lab.strength import Match, umpire_of

GAMES = 600


def ladder(
    game: str = GAME,
    players: list[str] = typer.Argument(
        metavar="PLAYER...", help="Two or more, the weakest first: random, greedy, FILE.py:CLASS."
    ),
    games: int = typer.Option(GAMES, metavar="N", help="How many games each of them plays with the one before it."),
    seats: int | None = SEATS,
    settings: list[str] = SET,
    low: float | None = typer.Option(
        None, metavar="SHARE", help="The least share that each should have. Default: 0.65; 0.01 more games of a team."
    ),
    high: float | None = typer.Option(
        None, metavar="SHARE", help="The greatest share that each should have. Default: 0.8; 1 of a team."
    ),
    draft: str = DRAFT,
    seed: int = SEED,
    workers: int | None = WORKERS,
    as_json: bool = AS_JSON,
    markdown: bool = MARKDOWN,
) -> None:
    """Let each player play the one before it, and tell whether it wins as often as it should.

    Games are played as by `lab strength`, all of them. With more than two seats --low and --high must be said. Where
    all seats are one team, they are differences of games won. What is met or missed is unsure where not all of the
    interval says so.

    Exit code 1 if a share is not where it should be, a game failed or a bot chose what was not offered; 130 or 143 if
    a signal stopped the run.

    Example: [bold]grimalkin lab ladder cauldron random greedy mine.py:Clever --games 200[/bold]
    """
    check_numbers(games, seed, workers, as_json, markdown)
    terms, chosen = terms_of(game, settings, seats, seed, draft)
    words = [player_named(word, chosen) for word in players]
    if len(words) < 2:
        raise Refusal("a ladder has two players or more; name another")
    umpire = made(lambda: umpire_of(Match(terms, words[1], words[0], games)))
    bounds = made(lambda: bounds_of(umpire, low, high))
    clock = Clock()
    asked = games // umpire.size * umpire.size * (len(words) - 1)
    report, code = measured(
        asked, lambda count, progress: run_ladder(terms, words, games, *bounds, count, progress), workers
    )
    tell(report, told_of(report), clock.told(report.played), as_json, markdown)
    for rung in report.rungs:
        problems(rung.match, f"{rung.match.player} against {rung.match.other}: ")
    finish(report.complete, report.stopped, code, f"{report.played:,} of {report.asked:,} games", report.met)


def told_of(report: LadderReport) -> Told:
    title = f"{report.game}, rules version {report.rules}, {report.seats} seats{settings_told(report.settings)}"
    bounds = [percent_told(end, report.team) for end in (report.low, report.high)]
    what = "difference" if report.team else "share"
    about = [f"each player against the one before it; seed {report.seed}", f"wanted: {what} {bounds[0]} to {bounds[1]}"]
    rows = [row_of(rung) for rung in report.rungs]
    names = ["won by it", "by the other"] if report.team else ["won", "drawn", "lost"]
    sheet = Sheet(["player", "against", "games", *names, f"{what} (95 %)", "wanted"], rows)
    if not report.complete:
        verdict = f"a partial result: {report.played:,} of {report.asked:,} games"
    elif report.met:
        verdict = "each beats the one before it as often as wanted"
    elif all(rung.met for rung in report.rungs):
        verdict = "each beats the one before it as often as wanted, but not every game was played to its end"
    else:
        missed = ", ".join(rung.match.player for rung in report.rungs if not rung.met)
        verdict = f"not as often as wanted: {missed}"
    return Told(title, about, [sheet], [verdict])


def row_of(rung: Rung) -> list[str]:
    match = rung.match
    if match.team:
        counts = [side.won for side in match.sides]
    else:
        counts = [sum(parts) for parts in zip(*((side.won, side.drawn, side.lost) for side in match.sides))]
    share = points_told(match.share) if match.team else share_told(match.share)
    cells = [f"{count:,}" for count in (sum(side.games for side in match.sides), *counts)]
    return [match.player, match.other, *cells, share, met(rung)]


def met(rung: Rung) -> str:
    if rung.met is None:
        return "-"
    if rung.match.share.low is None:
        return f"{'met' if rung.met else 'missed'}, {FEW}"
    return f"{'met' if rung.met else 'missed'}{'' if rung.sure else ' (unsure)'}"
