"""`grimalkin lab strength`: how much stronger a player is than another."""

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
    say,
    settings_told,
    share_told,
    tell,
    terms_of,
)
from grimalkin.lab.evidence import AT_LEAST, NOT_ABOVE
from grimalkin.lab.strength import ERROR, Match, StrengthReport, run_match, umpire_of

GAMES = 2000


def strength(
    game: str = GAME,
    player: str = typer.Argument(metavar="PLAYER", help="Who is measured: random, greedy, FILE.py:CLASS."),
    other: str = typer.Argument(metavar="OTHER", help="By whom."),
    games: int = typer.Option(GAMES, metavar="N", help="How many games at most."),
    seats: int | None = SEATS,
    settings: list[str] = SET,
    low: float | None = typer.Option(
        None, "--from", metavar="SHARE", help="Not stronger: the share of wins is this. Default: the fair share, or 0."
    ),
    high: float | None = typer.Option(
        None, "--to", metavar="SHARE", help="Stronger: it is this. Default: 0.05 more; 0.1 more of a team."
    ),
    error: float = typer.Option(ERROR, metavar="P", help="How often a verdict may be wrong, either way."),
    whole: bool = typer.Option(False, "--all", help="Play all games, though the verdict is there."),
    draft: str = DRAFT,
    seed: int = SEED,
    workers: int | None = WORKERS,
    as_json: bool = AS_JSON,
    markdown: bool = MARKDOWN,
) -> None:
    """Tell how much stronger PLAYER is than OTHER, with as few games as that takes.

    The games of one seed have the same decks, draft, setup and luck, and PLAYER has each seat of them once: two seats
    are played in pairs. OTHER has the remaining seats. Where all seats are one team, a team of PLAYER and a team of
    OTHER play each seed, and what counts is the difference of games won.

    After the games of each seed a test asks whether the share is --to rather than --from, and stops as soon as it is
    sure. A share from a run that stopped early is somewhat too far out; --all plays on for a better one. The same
    seed gives the same result for any number of workers, but for the milliseconds.

    Exit code 1 if a game failed or a bot chose what was not offered; 130 or 143 if a signal stopped the run.

    Example: [bold]grimalkin lab strength cauldron greedy random[/bold]
    """
    check_numbers(games, seed, workers, as_json, markdown)
    terms, chosen = terms_of(game, settings, seats, seed, draft)
    words = [player_named(word, chosen) for word in (player, other)]
    match = Match(terms, words[0], words[1], games, low, high, error, whole)
    umpire = made(lambda: umpire_of(match))
    clock = Clock()
    asked = games // umpire.size * umpire.size
    report, code = measured(asked, lambda count, progress: run_match(match, count, progress), workers)
    tell(report, told_of(report), clock.told(report.played), as_json, markdown)
    problems(report)
    sound = not report.failed and not report.illegal
    finish(report.complete, report.stopped, code, f"{report.played:,} of {report.asked:,} games", sound)


def problems(report: StrengthReport, name: str = "") -> None:
    """Say which games failed, or were lost by choices that were not offered."""
    if report.failed:
        say(f"{name}{report.failed:,} games failed; the first: {report.errors[0]}")
    for one in report.illegal:
        say(f"{name}{one.player} lost {one.games:,} games by choices that were not offered; the first: {one.first}")


def told_of(report: StrengthReport) -> Told:
    title = f"{report.game}, rules version {report.rules}, {report.seats} seats{settings_told(report.settings)}"
    how = "a team of each plays every seed" if report.team else "each seat of every seed in turn"
    about = [f"{report.player} against {report.other}, {how}; seed {report.seed}"]
    count = f"{report.played:,}" if report.played == report.asked else f"{report.played:,} of {report.asked:,}"
    about.append(f"games played: {count}")
    return Told(title, about, [sides(report), paces(report)], verdict(report))


def sides(report: StrengthReport) -> Sheet:
    """The player in all and at each seat, or the two teams and what is between them."""
    rows = [
        [one.name, f"{one.games:,}", *(f"{count:,}" for count in (one.won, one.drawn, one.lost)), share_told(one.share)]
        for one in report.sides
    ]
    if report.team:
        rows.append(
            ["difference", f"{sum(one.games for one in report.sides):,}", "", "", "", points_told(report.share)]
        )
        return Sheet(["team", "games", "won", "stalled", "lost", "won (95 %)"], rows)
    counts = [sum(counts) for counts in zip(*((one.games, one.won, one.drawn, one.lost) for one in report.sides))]
    rows.insert(0, [report.player, *(f"{count:,}" for count in counts), share_told(report.share)])
    return Sheet(["player", "games", "won", "drawn", "lost", "share (95 %)"], rows)


def paces(report: StrengthReport) -> Sheet:
    rows = [
        [one.player, f"{one.decisions:,}", *("-" if took is None else f"{took:g}" for took in (one.p50, one.p99))]
        for one in report.milliseconds
    ]
    return Sheet(["milliseconds", "decisions", "50 %", "99 %"], rows)


def verdict(report: StrengthReport) -> list[str]:
    low, high = (percent_told(end, report.team) for end in (report.low, report.high))
    what = "difference" if report.team else "share"
    if report.verdict == AT_LEAST:
        told = f"at least {high}, rather than {low}"
    elif report.verdict == NOT_ABOVE:
        told = f"not above {low}, rather than {high}"
    else:
        return [f"undecided: {what} {low} or {high}"]
    lines = [f"{what} {told}, after {report.decided:,} games"]
    if report.early:
        lines.append(
            f"at most {100 * report.error:.3g} % of such verdicts are wrong; --all plays on for a better {what}"
        )
    return lines
