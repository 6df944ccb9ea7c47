"""Plays whole games between players: asks each seat in asking order, gives it its mask, carries out what it chose."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from grimalkin.core.agenda import Ask
from grimalkin.core.engine import choose, interrupt, roll_on
from grimalkin.core.errors import DeadEnd
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck
from grimalkin.core.masks import mask
from grimalkin.core.orders import default_of, options_of
from grimalkin.core.state import State
from grimalkin.players.player import Player


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

    `luck` is the table's, `own` the players'. A game that goes on beyond all bounds is given up as a `DeadEnd`.
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
        option = players[seat].choose(game, mask(state, seat), seat, options, standing, own)
        if option in options:
            if len(options) > 1:
                decisions += 1
                if watcher is not None:
                    watcher.answers(game, state, ask, seat, options, option)
            choose(state, ask, seat, option)
        else:
            if watcher is not None:
                watcher.steps_in(game, state, ask, seat, option)
            interrupt(state, seat, option)
    raise DeadEnd(f"{game.id}: the game goes on after {game.longest} choices")
