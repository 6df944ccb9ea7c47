"""What a good player of Familiars and Foes looks at."""

from __future__ import annotations

from grimalkin.core.game import Advice
from grimalkin.core.state import State
from grimalkin.games.familiars_and_foes.state import Quest


class TeamAdvice(Advice):
    """The team's value: Waves and Foes behind it, HP and means left. Every seat wants the same."""

    def value(self, game: State, seat: int) -> int:
        assert isinstance(game, Quest)
        value = 400 * game.wave
        for foe in game.foes:
            value -= 4 * foe.hp
            if foe.hp:
                value -= 40
        for familiar in game.familiars:
            if familiar.hp:
                value += 30 + 3 * familiar.hp + familiar.mp + 4 * familiar.gems + 2 * familiar.tokens
        return value
