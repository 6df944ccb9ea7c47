"""`grimalkin learn`: a player learns a game, by imitation and then by playing against itself."""

from __future__ import annotations

import dataclasses
import json
import math
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.text import Text

from grimalkin import build
from grimalkin.cli.arguments import game_named, settings_of
from grimalkin.cli.counting import clock
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.screen import progress
from grimalkin.cli.stopping import Stopping
from grimalkin.core.errors import BadSetup, GrimalkinError
from grimalkin.core.game import Game
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.workers import cores
from grimalkin.learn.plan import ON_A_CPU, Plan
from grimalkin.players import player_for

if TYPE_CHECKING:
    from grimalkin.learn.run import Told

PLAN = "plan.json"
SELDOM = 15.0  # seconds between two lines where there is no terminal
LONGEST = 7 * 24 * 60.0  # minutes
SHARES = ("watch", "imitate", "discount", "older", "taught", "onlooking", "straying")  # these go from 0 to 1
MAY_BE_NONE = ("rounds", "entropy", "between")  # others are above 0


def learn(
    game: str = typer.Argument(metavar="GAME", help="The game to learn."),
    out: Path | None = typer.Option(
        None, metavar="FOLDER", help="Where checkpoint, weights and report are written. Default: learned/GAME."
    ),
    minutes: float = typer.Option(10.0, metavar="M", help="How long it learns; judging comes on top."),
    seats: str | None = typer.Option(
        None, metavar="N,N", help="Numbers of seats; games have each as often. Default: the fewest."
    ),
    settings: list[str] = typer.Option([], "--set", metavar="NAME=VALUE", help="A setting of the game; repeatable."),
    device: str = typer.Option("auto", metavar="DEVICE", help="cpu, cuda, or auto: a GPU if there is one."),
    workers: int | None = typer.Option(None, metavar="W", help="Processes that play. Default: one a core."),
    seed: int = typer.Option(1, metavar="S", help="The luck of games and network."),
    width: int | None = typer.Option(
        None, metavar="W", help="Numbers that a word or a piece becomes. Default: 96, without a GPU 32."
    ),
    layers: int | None = typer.Option(None, metavar="L", help="Layers of attention. Default: 2, without a GPU 1."),
    begin: Path | None = typer.Option(
        None, "--from", metavar="FILE", help="Weights to begin with, instead of watching and imitating."
    ),
    judge: int = typer.Option(400, metavar="N", help="Games against greedy at the end; 0: none."),
    tune: list[str] = typer.Option(
        [], "--tune", metavar="NAME=VALUE", help="Anything else of the plan, as the report lists it; repeatable."
    ),
) -> None:
    """Learn to play a game: watch greedy, imitate it, then play against oneself, older selves and greedy.

    It writes GAME.npz, which the player `learned` plays with, and a report with the curve of learning. The same command
    goes on where it was stopped or killed. It needs PyTorch.

    Example: [bold]grimalkin learn cauldron --minutes 3[/bold]
    """
    chosen = game_named(game, every_game())
    folder = out or Path("learned", chosen.id)
    sizes = {name: size for name, size in (("width", width), ("layers", layers)) if size is not None}
    plan = plan_from(chosen, minutes, seats, settings, seed, sizes, judge)
    tuned(plan, tune)  # what is wrong is refused before anything else is needed
    if workers is not None and workers < 1:
        raise Refusal(f"--workers is {workers}; it must be 1 or more")
    try:
        import torch
    except ModuleNotFoundError:
        raise Refusal(f"learning needs PyTorch; install it: {build.how_to_install('learn')}") from None
    if device not in ("auto", "cpu", "cuda"):
        raise Refusal(f"--device is '{device}'; it can be auto, cpu or cuda")
    there = torch.cuda.is_available()
    if device == "cuda" and not there:
        raise Refusal("--device is cuda, but PyTorch finds no GPU here; take cpu or auto")
    on = "cuda" if there and device != "cpu" else "cpu"
    if on == "cpu":
        plan = dataclasses.replace(plan, **{**ON_A_CPU, **sizes})  # type: ignore[arg-type]
    plan = tuned(plan, tune)
    try:
        learn_in(plan, folder, on, workers or max(1, cores() - (on == "cuda")), begin)
    except GrimalkinError as error:
        raise Refusal(str(error)) from None


def plan_from(
    game: Game,
    minutes: float,
    seats: str | None,
    settings: list[str],
    seed: int,
    sizes: dict[str, int],
    judge: int,
) -> Plan:
    if not 0 < minutes <= LONGEST:
        raise Refusal(f"--minutes is {minutes:g}; it must be above 0 and at most {LONGEST:g}")
    for name, least, most in (("width", 8, 512), ("layers", 0, 8), ("judge", 0, 100_000)):
        value = sizes.get(name, least) if name != "judge" else judge
        if not least <= value <= most:
            raise Refusal(f"--{name} is {value}; it must be from {least} to {most}")
    if sizes.get("width", 0) % 4:
        raise Refusal(f"--width is {sizes['width']}; it must be a multiple of 4")
    if seed < 0:
        raise Refusal(f"--seed is {seed}; it must be 0 or more")
    given = settings_of(settings, game)
    plan = Plan(game.id, given, counts(game, seats), seed, 60 * minutes, judge=judge)
    return dataclasses.replace(plan, **sizes)  # type: ignore[arg-type]


def counts(game: Game, seats: str | None) -> list[int]:
    """The numbers of seats that somebody wrote, such as 2,3."""
    fewest, most = game.seats
    if seats is None:
        return [max(2, fewest) if most >= 2 else fewest]
    found: list[int] = []
    for word in seats.split(","):
        number = int(word) if word.strip().isascii() and word.strip().isdigit() else -1
        if not fewest <= number <= most:
            raise Refusal(f"--seats is '{seats}'; {game.id} takes {fewest} to {most} seats, such as --seats {fewest}")
        found.append(number)
    return sorted(set(found))


def tuned(plan: Plan, words: list[str]) -> Plan:
    """The plan with what --tune says."""
    fixed = ("game", "settings", "seats", "seed", "seconds", "width", "layers", "judge")  # options of their own
    kinds = {one.name: type(getattr(plan, one.name)) for one in dataclasses.fields(plan) if one.name not in fixed}
    changes: dict[str, object] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or name not in kinds:
            raise Refusal(f"--tune {word}: write NAME=VALUE with one of {', '.join(kinds)}")
        try:
            changes[name] = kinds[name](text)
        except ValueError:
            raise Refusal(f"--tune {word}: {name} is a number, such as {getattr(plan, name)}") from None
        check_tuned(plan, name, changes[name])
    return dataclasses.replace(plan, **changes)  # type: ignore[arg-type]


def check_tuned(plan: Plan, name: str, value: object) -> None:
    """Refuse what nothing can be learned with."""
    word = f"--tune {name}={value}"
    if isinstance(value, str):  # the teacher
        try:
            player_for(value, every_game()[plan.game])
        except BadSetup as error:
            raise Refusal(f"{word}: {error}") from None
        return
    assert isinstance(value, int | float)
    if not math.isfinite(value):
        raise Refusal(f"{word}: {name} is a number, such as {getattr(plan, name)}")
    if name in SHARES and not 0 <= value <= 1:
        raise Refusal(f"{word}: {name} is a share, from 0 to 1")
    if name not in SHARES and (value < 0 or (not value and name not in MAY_BE_NONE)):
        raise Refusal(f"{word}: {name} must be {'0 or more' if name in MAY_BE_NONE else 'above 0'}")


def learn_in(plan: Plan, folder: Path, device: str, workers: int, begin: Path | None) -> None:
    """Learn in a folder, from its beginning or from where it stands there."""
    from grimalkin.learn.run import CHECKPOINT, WEIGHTS, Run
    from grimalkin.players.learned.weights import load_weights

    folder.mkdir(parents=True, exist_ok=True)
    goes_on = (folder / CHECKPOINT).is_file()
    check_same(plan, folder / PLAN, goes_on)
    (folder / PLAN).write_text(json.dumps(plan.table(), indent=1) + "\n", encoding="utf-8")
    stopping = Stopping()
    console = Console(highlight=False)
    with stopping.heard(), Telling() as telling:
        run = Run(plan, folder, device, workers, telling.tell, load_weights(begin, plan.game) if begin else None)
        try:
            judged = run.go()
        except KeyboardInterrupt:
            run.keep()
            print(f"grimalkin: stopped; the same command goes on from {folder}", file=sys.stderr)
            raise typer.Exit(stopping.code()) from None
    if judged is not None:
        told = judged.table()
        share = f"{told['share']:.1%} ({told['low']:.1%} to {told['high']:.1%}) of {told['games']:,} games"
        console.print(
            f"Against {told['against']}: {share}" + (f"; teams of it {told['other']:.1%}" if "other" in told else "")
        )
    console.print(Text(f"{folder / WEIGHTS.format(plan.game)}", style="bold"))


def check_same(plan: Plan, file: Path, goes_on: bool) -> None:
    """Refuse to go on with another plan: only how long it goes and how it is judged may change."""
    if not goes_on or not file.is_file():
        return
    try:
        before = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        before = None
    if not isinstance(before, dict):
        raise Refusal(f"{file} is damaged, so nobody knows what was begun there; take another folder with --out")
    free = ("seconds", "rounds", "judge", "between", "every", "threads", "tables")
    for name, value in plan.table().items():
        if name not in free and before.get(name) != value:
            said = f"{file.parent} was begun with {name} = {before.get(name)}, and now it is {value}"
            raise Refusal(f"{said}; take the same, or another folder with --out")


class Telling:
    """How far it is: a bar at a terminal, elsewhere a line now and then."""

    def __init__(self) -> None:
        self.bar = progress()
        self.task = self.bar.add_task("learning", total=100)
        self.began = time.monotonic()
        self.last = self.began

    def __enter__(self) -> Telling:
        if not self.bar.disable:
            self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if not self.bar.disable:
            self.bar.stop()

    def tell(self, told: Told) -> None:
        strength = "" if told.strength is None else f", {told.strength:.0%} against greedy"
        said = f"{told.stage}: {told.games:,} games, {told.games_per_second:,.1f} games/s{strength}"
        if not self.bar.disable:
            self.bar.update(self.task, completed=int(100 * told.share), description=said)
            return
        now = time.monotonic()
        if now - self.last >= SELDOM:
            self.last = now
            print(f"grimalkin: {told.share:.0%} after {clock(now - self.began)}, {said}", file=sys.stderr, flush=True)
