"""Many games between players: who wins, how games end, how long they are, each rate with its interval.

A game is made of a plan and its own number and of nothing else, so the same games are played whatever the number of
workers and however the games are dealt out to them. Only whole numbers are added up: the sums have no order, and the
report of the same plan is the same to the last byte.

Where all seats are random the games are played by `play_out`, which makes no masks and is the fastest way through a
game. Its chances are those of `play_game` with random players, but one luck serves table and players there: the same
number is another game. A decision is the same in both: an Ask with two options or more that a seat answered.
Games that are watched for their prompts are played by `play_game` even so, with one luck: they are the same games.

Every game draws what is played in it by its own luck: the decks that come with the game, for the players who bring none
of their own, and the picks of a draft. So a run tells of the game, and not of one matchup.

Where all seats are one team, the team wins or loses, and a game that was stopped because it went on for too long is
counted apart from both.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from grimalkin.core.game import Game
from grimalkin.lab.driver import Driver, driver_of
from grimalkin.lab.plan import Plan, Tally, total
from grimalkin.lab.report import Report, report_of
from grimalkin.lab.workers import WorkerDied, apart, here

INTERRUPTED = "interrupted"


def quiet(played: int) -> None:
    """Nobody watches."""


def simulate(
    plan: Plan,
    asked: int,
    workers: int = 1,
    progress: Callable[[int], None] = quiet,
    game: Game | None = None,
) -> Report:
    """Play games 0 to `asked` - 1 of a plan. With one worker this process plays, with more only they do.

    `progress` is told the number of games done whenever it grows. `game` stands for the catalogue's game of that id,
    in this process only. An interrupt or the death of a worker ends the run early, and the report says so.
    """
    assert asked >= 1, "a run has a game to play"
    assert game is None or workers == 1, "workers know the games of the catalogue only"
    driver = driver_of(plan) if game is None else Driver(plan, game)
    parts: list[Tally] = []  # one append a part: an interrupt finds it there whole or not at all
    stopped = ""
    try:
        source = here(driver, asked) if workers == 1 else apart(driver_of, plan, asked, min(workers, asked))
        with closing(source):
            done = 0
            for count, part in source:
                parts.append(part)
                done += count
                progress(done)
    except KeyboardInterrupt:
        stopped = INTERRUPTED
    except WorkerDied as death:
        stopped = str(death)
    return report_of(driver, asked, total(parts), stopped)
