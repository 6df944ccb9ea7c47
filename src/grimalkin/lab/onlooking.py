"""What a study sees and hears of one game while it is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

from grimalkin.core.agenda import Ask
from grimalkin.core.game import Game
from grimalkin.core.snapshot import stable_name
from grimalkin.core.state import Listener, State
from grimalkin.lab.measures import NOBODY
from grimalkin.players.driver import Watcher


class Onlooker(Watcher):
    """Sees who is ahead and who plays as what whenever somebody chooses, and counts the choices by kind."""

    def __init__(self, seats: int, kinds: dict[str, str] | None = None) -> None:
        self.kinds = kinds or {}
        self.counts: Counter[str] = Counter()
        self.scored = False
        self.first = NOBODY
        self.behind: set[int] = set()
        self.plays_as: list[dict[str, str]] = [{} for _seat in range(seats)]

    def answers(self, game: Game, state: State, ask: Ask[Any], seat: int, options: list[int], option: int) -> None:
        self.look(game.scores(state))
        if game.kinds_played:
            for one, names in enumerate(self.plays_as):
                for kind, name in game.plays_as(state, one).items():
                    names.setdefault(kind, name)  # the first counts: a seat may come to play as another
        if self.kinds:
            question = stable_name(type(ask))
            answer = f"{question} {game.codes.text(option).split()[0]}"
            self.counts[self.kinds.get(answer) or self.kinds.get(question) or self.kinds[""]] += 1

    def look(self, scores: list[int]) -> None:
        most = max(scores, default=0)
        if not self.scored and most:
            self.scored = True
            ahead = [seat for seat, score in enumerate(scores) if score == most]
            self.first = ahead[0] if len(ahead) == 1 else NOBODY
        self.behind.update(seat for seat, score in enumerate(scores) if score < most)


class Ear(Listener):
    """Counts what is told while a game is played."""

    def __init__(self, game: Game, happenings: dict[str, list[str]]) -> None:
        self.names = [happenings.get(event, []) for event in game.event_types.names]
        self.counts: Counter[str] = Counter()

    def logged(self, game: State, rule: str, what: int, args: list[int]) -> None:
        for name in self.names[what]:
            self.counts[name] += 1
