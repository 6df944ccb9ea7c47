"""Players that learned: what `grimalkin learn` found out, at the table."""

from __future__ import annotations

import importlib.util
import math
import os
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

from grimalkin.core.errors import BadSetup
from grimalkin.core.game import Game
from grimalkin.core.luck import Luck
from grimalkin.core.state import State
from grimalkin.players.player import Player

if TYPE_CHECKING:
    from grimalkin.players.learned.thinking import Mind
    from grimalkin.players.learned.weights import Weights

HOME: Final = Path(__file__).parent / "weights"
FINE: Final = 1 << 20  # steps of luck for the likeliest option in a draw
REMEMBERED: Final = 8  # games with a designer's own cards
ONE_THREAD: Final = "OPENBLAS_NUM_THREADS"  # matrices are small, and other processes want the other cores
NO_NUMPY: Final = "it needs NumPy: pip install 'grimalkin[learned]'"


class Learned(Player):
    """Chooses as its network does: the option with the largest share, or with a temperature by the shares.

    With `worlds` or `seconds` it looks one choice ahead, into so many imagined worlds or for so long.
    """

    order: ClassVar[int] = 3

    def __init__(
        self, temperature: float = 0.0, worlds: int = 0, seconds: float = 0.0, weights: Path | None = None
    ) -> None:
        self.temperature = temperature
        self.worlds = worlds
        self.seconds = seconds
        self.weights = weights
        self.minds: dict[tuple[str, str], Mind] = {}
        self.read: dict[str, Weights] = {}  # by game: its file is read once

    def file(self, game: Game) -> Path:
        return self.weights if self.weights is not None else HOME / f"{game.id}.npz"

    def lacks(self, game: Game) -> str:
        if not self.file(game).is_file():
            return f"nobody has learned it yet: grimalkin learn {game.id}"
        return "" if importlib.util.find_spec("numpy") else NO_NUMPY

    def mind(self, game: Game) -> Mind:
        """What it has learned of a game; read when it is first needed. The game's cards count: their words differ."""
        own = game.card_sets()[game.own].text if game.own else ""
        found = self.minds.get((game.id, own))
        if found is None:
            lack = self.lacks(game)
            if lack:
                raise BadSetup(f"{game.id}: no learned player; {lack}")
            os.environ.setdefault(ONE_THREAD, "1")
            from grimalkin.players.learned.thinking import Mind
            from grimalkin.players.learned.weights import load_weights

            if game.id not in self.read:
                self.read[game.id] = load_weights(self.file(game), game.id)
            if len(self.minds) >= REMEMBERED + len(self.read):
                del self.minds[next(iter(self.minds))]
            found = self.minds[game.id, own] = Mind(game, self.read[game.id])
        return found

    def choose(self, game: Game, masked: State, seat: int, options: list[int], standing: list[int], luck: Luck) -> int:
        mind = self.mind(game)
        if self.worlds or self.seconds:
            scores = mind.ahead(masked, seat, options, standing, luck, self.worlds, self.seconds)
        else:
            scores = mind.glance(masked, seat, options, standing).logs
        if self.temperature > 0:
            place = drawn(scores.tolist(), self.temperature, luck)
        else:
            place = int(scores.argmax())
        return options[place] if place < len(options) else standing[place - len(options)]

    def chance(self, game: Game, masked: State, seat: int, luck: Luck) -> float:
        return self.mind(game).glance(masked, seat, [], []).chance


def drawn(scores: list[float], temperature: float, luck: Luck) -> int:
    """A place, drawn by scores that are logarithms of shares: the higher the temperature, the more alike they are."""
    highest = max(scores)
    steps = [int(FINE * math.exp((score - highest) / temperature)) for score in scores]
    left = luck.below(sum(steps))
    for place in range(len(steps)):
        left -= steps[place]
        if left < 0:
            return place
    raise AssertionError("luck is below the sum")


PLAYER: Final = Learned()
