"""What a run of many games plays, and what its games gave, as counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from grimalkin.core.state import DRAWN
from grimalkin.lab import breakdown
from grimalkin.lab.prompts import Counts

LISTED = 100  # failures with their text; all of them are counted
WON, LOST, STALLED = "won", "lost", "stalled"
RANDOM = "random"  # the player who drafts, if nobody says who
NOT_OFFERED = "not_offered"  # what ended a game that a player lost by a choice that it did not have


class Plan(msgspec.Struct, frozen=True):
    """What is played: all that a worker is sent. Players are words such as `greedy`.

    `own` is the text of a designer's card file, and `own_name` what its set is called. `decks` holds one text a player,
    who keeps it from seat to seat; none at all is the same as empty ones. Who has an empty one plays with a deck that
    luck draws for each game, if the game comes with some. `draft` is the player that drafts for all seats.
    """

    game: str
    settings: dict[str, str]
    players: list[str]
    seed: int
    rotate: bool = False
    own_name: str = ""
    own: str = ""
    decks: list[str] = []
    prompts: bool = False  # count what seats are asked
    draft: str = RANDOM
    by: list[str] = []  # what wins are broken down by: deck, card, role
    tried: list[str] = []  # cards that a share of the sides is given (tryout.py)


class Failure(msgspec.Struct, frozen=True):
    """A game that raised an error instead of ending. `seed` is its own luck."""

    game: int
    seed: int
    error: str


class Illegal(msgspec.Struct, frozen=True):
    """A player that lost games by choosing what was not offered to it: how many, and the first of them."""

    player: str
    games: int
    first: Failure


class Tally(msgspec.Struct):
    """What some games gave, as counts: tallies of parts add up to the tally of the whole, in any order.

    `turn` is how many places the players have moved on. A game lost by a choice that was not offered is among `ends`
    and `illegal` only: how long it was and what happened in it says nothing about the game.
    """

    ends: Counter[tuple[int, str, int]]  # turn, rule, winners
    decisions: Counter[int]
    points: Counter[tuple[int, int, int]]  # turn, seat, points
    lengths: Counter[tuple[str, int]]  # how the team fared, rounds
    prompts: Counts
    by: breakdown.Counts
    teams: int  # games in which all seats were one team
    failed: int
    failures: list[Failure]
    illegal: list[Illegal]  # by player, each once


def outcome_of(winners: int) -> str:
    """What a game was for a team of all seats."""
    if winners == DRAWN:
        return STALLED
    return WON if winners else LOST


def empty() -> Tally:
    return Tally(Counter(), Counter(), Counter(), Counter(), Counter(), Counter(), 0, 0, [], [])


def total(parts: Sequence[Tally]) -> Tally:
    whole = empty()
    for part in parts:
        whole.ends.update(part.ends)
        whole.decisions.update(part.decisions)
        whole.points.update(part.points)
        whole.lengths.update(part.lengths)
        whole.prompts.update(part.prompts)
        whole.by.update(part.by)
        whole.teams += part.teams
        whole.failed += part.failed
        whole.failures += part.failures
        for one in part.illegal:
            note_illegal(whole, one)
    # each part lists its first ones, so the first of all are among them
    whole.failures = sorted(whole.failures, key=lambda failure: failure.game)[:LISTED]
    return whole


def note_illegal(tally: Tally, more: Illegal) -> None:
    """Count games that a player lost so."""
    for i, known in enumerate(tally.illegal):
        if known.player == more.player:
            first = min(known.first, more.first, key=lambda failure: failure.game)
            tally.illegal[i] = Illegal(known.player, known.games + more.games, first)
            return
    tally.illegal = sorted([*tally.illegal, more], key=lambda one: one.player)


def names_of(players: Sequence[str]) -> list[str]:
    """Players by word and place, so that two of the same word can be told apart."""
    return [f"{word}#{place}" for place, word in enumerate(players, 1)]
