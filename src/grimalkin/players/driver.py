"""Plays whole games between players: asks each seat in asking order, gives it its mask, carries out what it chose."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import Ask
from grimalkin.core.engine import choose, interrupt, refused, roll_on, why
from grimalkin.core.errors import DeadEnd, IllegalChoice, UnknownNotation
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck
from grimalkin.core.masks import mask
from grimalkin.core.orders import default_of, options_of
from grimalkin.core.state import State
from grimalkin.players.player import Player

# where what a player returns is taken as a number, if that is compiled
TAKEN_IN: Final = ("players/driver.py", "players/player.py")


class NotOffered(IllegalChoice):
    """A player chose what was not offered to it. `reason` names the choice and what was offered."""

    def __init__(self, player: str, seat: int, reason: str) -> None:
        super().__init__(f"{player} chose what was not offered: {reason}")
        self.seat = seat
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Looks on while a game is played. It is told of every choice before it is carried out, and changes nothing."""

    def answers(self, game: Game, state: State, ask: Ask[Any], seat: int, options: list[int], option: int) -> None:
        """A seat that could choose answers the wait."""

    def steps_in(self, game: Game, state: State, ask: Ask[Any], seat: int, option: int) -> None:
        """A seat does something else before it answers."""


def play_game(
    game: Game, state: State, players: list[Player], luck: Luck, own: Luck, watcher: Watcher | None = None
) -> int:
    """Play to the end and return the number of decisions: Asks with two options or more.

    `luck` is the table's, `own` the players'. A choice that was not offered ends the game as `NotOffered`; a game that
    goes on beyond all bounds is given up as a `DeadEnd`.
    """
    decisions = 0
    for _wait in range(game.longest):
        ask = roll_on(state, luck)
        if ask is None:
            return decisions
        seat = ask.order(state)[0]
        if seat >= len(players):  # an official, who does not play
            choose(state, ask, seat, default_of(state, ask, seat))
            continue
        options = options_of(state, ask, seat)
        standing = state.hooks.interrupts(state, seat)
        if len(options) == 1 and not standing:
            choose(state, ask, seat, options[0])
            continue
        try:
            # what a player does to its lists makes nothing legal: one is a copy, the other is asked for again
            option = players[seat].choose(game, mask(state, seat), seat, options[:], standing, own)
        except TypeError as error:
            if not is_no_number(error):
                raise
            got = str(error).rpartition("got ")[2]
            can = options + state.hooks.interrupts(state, seat)
            reason = why_not(game, state, ask, seat, got, can)
            raise NotOffered(type(players[seat]).__name__, seat, reason) from None
        if option in options:
            if len(options) > 1:
                decisions += 1
                if watcher is not None:
                    watcher.answers(game, state, ask, seat, options, option)
            choose(state, ask, seat, option)
            continue
        standing = state.hooks.interrupts(state, seat)
        if option in standing:
            if watcher is not None:
                watcher.steps_in(game, state, ask, seat, option)
            interrupt(state, seat, option)
        else:
            reason = why_not(game, state, ask, seat, option, options + standing)
            raise NotOffered(type(players[seat]).__name__, seat, reason)
    raise DeadEnd(f"{game.id}: the game goes on after {game.longest} choices")


def why_not(game: Game, state: State, ask: Ask[Any], seat: int, option: object, can: list[int]) -> str:
    """Why a seat that is asked cannot choose this, whatever it is, in the words of a refusal."""
    rule = ""
    what = str(option)
    if isinstance(option, int):
        try:
            what = game.codes.text(option)
            rule = why(state, seat, option)
        except UnknownNotation:
            pass  # no option of this game: it goes by its number
    return refused(rule or ask.rule, seat, what, can, game.codes)


def is_no_number(error: TypeError) -> bool:
    """Is it about what a player returned, and not of its own doing? Compiled code takes nothing but a number."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace is None or trace.tb_frame.f_code.co_filename.endswith(TAKEN_IN)
