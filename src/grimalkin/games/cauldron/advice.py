"""What a good player of Cauldron looks at."""

from __future__ import annotations

from grimalkin.core.game import Advice
from grimalkin.core.piles import kind_of
from grimalkin.core.state import State
from grimalkin.games.cauldron.state import Brew


class BrewAdvice(Advice):
    """Points are what counts; a herb in hand is worth a little."""

    def value(self, game: State, seat: int) -> int:
        assert isinstance(game, Brew)
        team = game.teams[seat]
        value = 10 * (game.points[team] - game.points[1 - team])
        for card in game.hands[seat].cards:
            value += 1 + game.herbs.all[kind_of(card)].value
        return value
