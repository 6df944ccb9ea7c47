"""`grimalkin lab reliability`: whether the chances are right that a player gives itself."""

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
    player_named,
    say,
    settings_told,
    share_told,
    tell,
    terms_of,
)
from grimalkin.cli.refusal import Refusal
from grimalkin.lab.reliability import Question, ReliabilityReport, Tenth, asker_of, run_reliability
from grimalkin.lab.strength import Mean

GAMES = 2000
DECISIONS = 4
MOST_DECISIONS = 100


def reliability(
    game: str = GAME,
    player: str = typer.Argument(metavar="PLAYER", help="Who is asked: a player with a method `chance`."),
    games: int = typer.Option(GAMES, metavar="N", help="How many games it plays against itself."),
    decisions: int = typer.Option(DECISIONS, metavar="K", help="At how many decisions of each it is asked."),
    seats: int | None = SEATS,
    settings: list[str] = SET,
    draft: str = DRAFT,
    seed: int = SEED,
    workers: int | None = WORKERS,
    as_json: bool = AS_JSON,
    markdown: bool = MARKDOWN,
) -> None:
    """Compare the chances that PLAYER gives itself with how often it wins.

    It plays itself, and at a few decisions of each game says how likely its seat is to win. Of those that it called
    about 70 % it should win about 70 %; a draw is half a win. Intervals count games, since decisions of one game end
    alike. A row is right if it is at most 5 points off, and unsure where not all of the interval says the same.

    The Brier score is the mean square of how far calls were from what came: 0 is best, and what it is for who always
    says the same stands beside it.

    Exit code 1 if a game failed or the player chose what was not offered; 130 or 143 if a signal stopped the run.

    Example: [bold]grimalkin lab reliability cauldron mine.py:Clever --games 500[/bold]
    """
    check_numbers(games, seed, workers, as_json, markdown)
    if not 1 <= decisions <= MOST_DECISIONS:
        raise Refusal(f"--decisions is {decisions}; it must be from 1 to {MOST_DECISIONS}")
    terms, chosen = terms_of(game, settings, seats, seed, draft)
    question = Question(terms, player_named(player, chosen), games, decisions)
    made(lambda: asker_of(question))
    clock = Clock()
    report, code = measured(games, lambda count, progress: run_reliability(question, count, progress), workers)
    tell(report, told_of(report), clock.told(report.played), as_json, markdown)
    if report.failed:
        say(f"{report.failed:,} games failed; the first: {report.errors[0]}")
    if report.illegal:
        lost = f"{report.player} lost {report.illegal:,} games by choices that were not offered"
        say(f"{lost}; the first: {report.first_illegal}")
    sound = not report.failed and not report.illegal
    finish(report.complete, report.stopped, code, f"{report.played:,} of {report.asked:,} games", sound)


def told_of(report: ReliabilityReport) -> Told:
    title = f"{report.game}, rules version {report.rules}, {report.seats} seats{settings_told(report.settings)}"
    about = [f"{report.player} against itself; seed {report.seed}"]
    count = f"{report.played:,}" if report.played == report.asked else f"{report.played:,} of {report.asked:,}"
    about.append(f"games played: {count}; decisions at which it was asked: {report.decisions:,}")
    rows = [row_of(one, f"{100 * one.above:.0f} to {100 * one.below:.0f} %") for one in report.tenths]
    rows.append(row_of(report.all, "all"))
    sheet = Sheet(["called", "mean", "won (95 %)", "decisions", "games", "right"], rows)
    if report.brier is None or report.constant is None:
        return Told(title, about, [sheet], ["no game to tell by"])
    score = f"Brier score {report.brier:.4f}; {report.constant:.4f} for who always says the same"
    return Told(title, about, [sheet], [score])


def row_of(one: Tenth, name: str) -> list[str]:
    mean = "-" if one.called is None else f"{100 * one.called:.1f} %"
    return [
        name,
        mean,
        share_told(Mean(one.won, one.low, one.high)),
        f"{one.decisions:,}",
        f"{one.games:,}",
        right(one),
    ]


def right(one: Tenth) -> str:
    if one.right is None:
        return ""
    return f"{'yes' if one.right else 'no'}{'' if one.sure else ' (unsure)'}"
