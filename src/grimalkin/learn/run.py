"""A run of learning from its beginning to its end: watching, imitating, self-play, judging, and a report."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grimalkin.core.game import Game
from grimalkin.lab.catalogue import games_named
from grimalkin.lab.driver import mixed
from grimalkin.learn.crew import CannotLearn, Crew
from grimalkin.learn.experience import Experience
from grimalkin.learn.judged import Judged
from grimalkin.learn.learner import Learner
from grimalkin.learn.lexicon import Lexicon
from grimalkin.learn.plan import Plan
from grimalkin.learn.report import report_of
from grimalkin.learn.tables import BEFORE, Job, Kind
from grimalkin.learn.worker import Question, Watched
from grimalkin.players.learned.weights import Weights
from grimalkin.players.learned.words import Traits

CHECKPOINT = "checkpoint.pt"
WEIGHTS = "{}.npz"
REPORT = "report.json"
PAGE = "report.md"
CURVE = "curve.svg"
JUDGING = 1  # mixed with the seed: the games that it is judged by
SAVE_EVERY = 10.0  # seconds
FEWEST = 4  # a round with less than a quarter of its decisions teaches nothing
MOST_STEPS = 4.0  # how often each watched position is learned from


@dataclass
class Story:
    """What a run has done so far: what a report tells, and what is kept with a checkpoint."""

    seconds: float = 0.0
    stage: str = "watching"
    games: int = 0
    decisions: int = 0
    failed: int = 0
    watched: int = 0
    imitation: dict[str, float] = field(default_factory=dict)
    rounds: list[dict[str, float]] = field(default_factory=list)
    judged: list[dict[str, Any]] = field(default_factory=list)

    def table(self) -> dict[str, Any]:
        return dict(vars(self))


@dataclass(frozen=True)
class Told:
    """How far a run is, for who watches it."""

    stage: str
    share: float  # of the whole
    games: int
    games_per_second: float
    strength: float | None  # against the teacher, as far as it was judged


class Run:
    """Learning one game."""

    def __init__(
        self, plan: Plan, out: Path, device: str, workers: int, tell: Callable[[Told], None], begin: Weights | None
    ) -> None:
        self.plan = plan
        self.out = out
        self.tell = tell
        self.game: Game = games_named([plan.game])[plan.game]
        self.lexicon = Lexicon(Traits(self.game))
        self.learner = Learner(plan, self.lexicon, device)
        self.story = Story()
        self.device = device
        if (out / CHECKPOINT).is_file():
            self.story = Story(**self.learner.restore(out / CHECKPOINT))
        elif begin is not None:
            self.learner.begin(begin)
            self.story.stage = "self-play"
        self.workers = workers
        self.crew = Crew(Kind(plan.game, plan.settings, plan.seats, self.luck()), workers, self.lexicon)
        self.since = time.monotonic()
        self.saved = self.since
        self.speed = 0.0

    def luck(self) -> int:
        """A resumed run plays other games than before."""
        return mixed(self.plan.seed, int(1000 * self.story.seconds))

    def clock(self) -> float:
        """Seconds of learning so far, those of earlier parts of the run too."""
        return self.story.seconds + time.monotonic() - self.since

    def left(self) -> float:
        """The share of the run that is to come."""
        if self.plan.rounds:
            return 1 - self.learner.rounds / self.plan.rounds
        return 1 - self.clock() / self.plan.seconds

    def pause(self) -> None:
        """What comes now is no learning."""
        self.story.seconds = self.clock()
        self.since = time.monotonic()

    def resume(self) -> None:
        self.since = time.monotonic()

    def say(self, stage: str) -> None:
        strength = self.story.judged[-1]["share"] if self.story.judged else None
        self.tell(Told(stage, max(0.0, min(1.0, 1 - self.left())), self.story.games, self.speed, strength))

    # the parts

    def go(self) -> Judged | None:
        """All of it, from where it stands. The last judgement."""
        plan, story = self.plan, self.story
        self.out.mkdir(parents=True, exist_ok=True)
        self.resume()
        try:
            if story.stage == "watching":
                if plan.watch > 0 and plan.imitate > 0:
                    self.imitate(self.watch())
                story.stage = "self-play"
                self.keep()
            if story.stage == "self-play":
                self.play()
                story.stage = "judging"
                self.keep()
            self.pause()
            found = self.judge(plan.judge, "judging") if plan.judge else None
            self.write()
        finally:
            self.crew.end()
        return found

    def watch(self) -> list[Watched]:
        plan = self.plan
        share = plan.watch * plan.seconds
        job = Job("watch", against=plan.teacher, onlooking=plan.onlooking, straying=plan.straying)
        began = time.monotonic()
        self.crew.begin([job] * len(self.crew))
        games: list[Watched] = []
        while time.monotonic() - began < share or not games:
            for _number, message in self.crew.hear(0.2):
                if isinstance(message, Watched) and len(message.chosen):
                    games.append(message)
            self.speed = len(games) / (time.monotonic() - began)
            self.say(f"watching {plan.teacher}")
            if not self.crew.working:
                raise CannotLearn(f"no game of {plan.teacher} came to an end")
        self.crew.stop()
        self.story.watched = len(games)
        return games

    def imitate(self, games: list[Watched]) -> None:
        plan = self.plan
        share = plan.imitate * plan.seconds
        positions = sum(len(game.chosen) for game in games)
        steps = max(1, int(MOST_STEPS * positions / min(2048, plan.batch, positions)))
        began = time.monotonic()

        def done() -> float:
            self.say("imitating")
            return (time.monotonic() - began) / share

        self.story.imitation = {**self.learner.imitate(games, steps, done), "positions": float(positions)}

    def play(self) -> None:
        """Self-play until the time is up."""
        plan, story = self.plan, self.story
        self.learner.join_league()
        next_judged = self.clock() + plan.every
        self.begin_games()
        while self.left() > 0:
            gathered = self.gather()
            lesson = gathered.lesson()
            if lesson is None or gathered.decisions * FEWEST < plan.steps:
                break
            story.games += gathered.games
            story.decisions += gathered.decisions
            story.failed += gathered.failed
            told = self.learner.improve(lesson, 1 - self.left())
            for other, (points, games) in gathered.scores.items():
                told[f"against {other}"] = points / games
            told |= {"seconds": self.clock(), "decisions": story.decisions, "games": story.games}
            story.rounds.append({name: round(value, 5) for name, value in told.items()})
            if time.monotonic() - self.saved > SAVE_EVERY:
                self.keep()
            self.say("self-play")
            if plan.between and self.clock() > next_judged and self.left() * plan.seconds > plan.every / 2:
                self.crew.stop()
                self.pause()
                self.judge(plan.between, "self-play")
                self.resume()
                next_judged = self.clock() + plan.every
                self.begin_games()
        self.crew.stop()

    def begin_games(self) -> None:
        plan = self.plan
        others = {BEFORE: plan.older, plan.teacher: plan.taught}
        self.crew.begin([Job("play", plan.tables, others, onlooking=plan.onlooking)] * len(self.crew))

    def gather(self) -> Experience:
        """Answer the workers until there is enough to learn from, or no time is left."""
        plan = self.plan
        found = Experience(plan.discount)
        began = time.monotonic()
        while found.decisions < plan.steps and self.left() > 0:
            heard = [(number, one) for number, one in self.crew.hear(0.5) if isinstance(one, Question)]
            if not self.crew.working:
                raise CannotLearn("all workers are done before the time is up")
            answers = self.learner.answer([one for _number, one in heard], sample=True)
            for (number, one), (chosen, _logs, _chances) in zip(heard, answers, strict=True):
                self.crew.send(number, (one.group, chosen.tolist()))
            for (number, one), (chosen, logs, chances) in zip(heard, answers, strict=True):
                found.close(number, one)
                found.add(number, one, chosen, logs, chances)
            self.say("self-play")
        self.speed = found.games / max(time.monotonic() - began, 1e-9)
        return found

    def judge(self, games: int, stage: str) -> Judged:
        """Games against the teacher: of each seed one for every seat."""
        plan = self.plan
        per_seed = 2 if self.game.cooperative else sum(plan.seats) / len(plan.seats)
        count = max(1, round(games / per_seed))
        seeds = [mixed(plan.seed, JUDGING, number) for number in range(count)]
        crew = self.crew
        jobs = [
            Job(
                "play",
                max(1, min(plan.tables, len(seeds) // len(crew))),
                games=seeds[number :: len(crew)],
                against=plan.teacher,
            )
            for number in range(len(crew))
        ]
        idle = [number for number, job in enumerate(jobs) if not job.games]
        assert len(idle) < len(crew), "there is a game to judge by"
        found = Judged(plan.teacher, self.game.cooperative)
        began = time.monotonic()
        for number, job in enumerate(jobs):
            if job.games:
                crew.send(number, job)
                crew.working.add(number)
        while crew.working:
            heard = [(number, one) for number, one in crew.hear(0.5) if isinstance(one, Question)]
            answers = self.learner.answer([one for _number, one in heard], sample=False)
            for (number, one), (chosen, _logs, _chances) in zip(heard, answers, strict=True):
                crew.send(number, (one.group, chosen.tolist()))
                for over in one.over:
                    found.note(over)
            self.speed = found.played / max(time.monotonic() - began, 1e-9)
            self.say(stage)
        self.story.judged.append({"seconds": round(self.clock(), 1), "rounds": self.learner.rounds, **found.table()})
        return found

    # files

    def keep(self) -> None:
        """Write the checkpoint."""
        self.saved = time.monotonic()
        told = {**self.story.table(), "seconds": self.clock()}
        self.learner.save(self.out / CHECKPOINT, told)

    def head(self) -> dict[str, Any]:
        plan = self.plan
        return {
            "game": plan.game,
            "rules": self.game.rules,
            "seats": plan.seats,
            "settings": plan.settings,
            "seconds": round(self.story.seconds, 1),
            "decisions": self.story.decisions,
        }

    def write(self) -> None:
        """The weights, and the report as numbers, as a page and as a picture."""
        width = self.plan.width
        matrices = sum(tensor.numel() for name, tensor in self.learner.net.state_dict().items() if name != "rows")
        most = (self.plan.most_bytes - matrices) // (width + 24)
        path = self.out / WEIGHTS.format(self.plan.game)
        self.learner.weights(self.head(), most).save(path)
        told = {"plan": self.plan.table(), "device": self.device, "workers": self.workers, "bytes": path.stat().st_size}
        whole = {**told, **self.story.table()}
        (self.out / REPORT).write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
        page, curve = report_of(whole, self.game.title)
        (self.out / PAGE).write_text(page, encoding="utf-8")
        (self.out / CURVE).write_text(curve, encoding="utf-8")
        self.keep()
