"""`grimalkin scenario`: run scenarios, or make one of a saved game."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from grimalkin.cli.arguments import game_named
from grimalkin.cli.refusal import Refusal
from grimalkin.cli.screen import progress
from grimalkin.core.errors import BadFile, BadSave, BadSetup, Fault, GrimalkinError
from grimalkin.core.saved import read
from grimalkin.core.scenario_run import one_line, run_scenario
from grimalkin.core.scenario_text import scenario_text
from grimalkin.core.scenarios import read_scenario
from grimalkin.core.table import Table
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.notation import page

DIFFERS = 1
MANY = 20  # scenarios from which on a bar shows how far it is


class FaultLine(msgspec.Struct, frozen=True):
    """One mistake in a file; `line` is 0 where nobody knows it."""

    file: str
    line: int
    place: str
    what: str


class DifferenceLine(msgspec.Struct, frozen=True):
    """The first thing that was not as the scenario says."""

    line: int
    act: int
    place: str
    expected: str
    found: str
    record: list[str]
    report: str


class Outcome(msgspec.Struct, frozen=True):
    """How one scenario went. `title` is empty if it could not be read."""

    file: str
    title: str
    cites: list[str]
    passed: bool
    difference: DifferenceLine | None
    faults: list[FaultLine]


class Results(msgspec.Struct, frozen=True):
    passed: int
    differ: int
    bad: int  # files that are no scenario
    scenarios: list[Outcome]


def scenario(
    files: list[Path] = typer.Argument(
        None, metavar="FILE", help="Scenarios: files, or folders with .toml files in them.", show_default=False
    ),
    as_json: bool = typer.Option(False, "--json", help="Print the results as JSON."),
    record: Path | None = typer.Option(None, metavar="SAVED", help="Make a scenario of a saved game instead."),
    entry: int | None = typer.Option(
        None, metavar="N", help="With --record: as it was after this entry; 0 is the start. Default: the last."
    ),
    title: str | None = typer.Option(None, metavar="T", help="With --record: the title of the scenario."),
    out: Path | None = typer.Option(None, metavar="FILE", help="With --record: write it to this new file."),
    words: str | None = typer.Option(
        None, metavar="GAME", help="Print every word that scenarios of this game can use, as a page of Markdown."
    ),
) -> None:
    """Run scenarios: a position, what is done, and what must then be offered, told and true.

    The first difference is shown as expected against found, with the record so far and a scenario for a report.

    With --record a saved game becomes a scenario: from the nearest point of the rules to an entry of the game.

    With --words nothing is run: every choice and everything that can be told is listed, with an example each.

    Exit code 1 if a scenario differs or cannot be read.

    Example: [bold]grimalkin scenario tests/scenarios[/bold]

    Example: [bold]grimalkin scenario --record game.jsonl --entry 34 --title "Stung twice" --out stung.toml[/bold]
    """
    given = list(files or [])
    if words is not None:
        if given or record is not None or as_json:
            raise Refusal("--words prints a page and runs nothing; leave out the rest")
        print(page(game_named(words)), end="")
        return
    if record is not None:
        if given:
            raise Refusal(f"--record makes a scenario and runs none; leave out '{given[0]}'")
        if as_json:
            raise Refusal("--json shows results, and --record has none; leave one of them out")
        write_scenario(record, entry, title, out)
        return
    for name, value in (("--entry", entry), ("--title", title), ("--out", out)):
        if value is not None:
            raise Refusal(f"{name} says how to make a scenario; it needs --record SAVED")
    if not given:
        raise Refusal("nothing to run; name files or folders, or a saved game with --record")
    results = run_all(scenarios_in(given))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(results), indent=2).decode())
    else:
        show(results)
    if results.differ or results.bad:
        raise typer.Exit(DIFFERS)


# running


def scenarios_in(given: Sequence[Path]) -> list[Path]:
    """The files, and those in the folders, each once."""
    found: dict[Path, None] = {}
    for path in given:
        try:
            if not path.exists():
                raise Refusal(f"'{path}' cannot be read: No such file or directory")
            if not path.is_dir():
                found[path] = None
                continue
            inside = sorted(file for file in path.rglob("*.toml") if file.is_file())
        except OSError as error:
            raise Refusal(f"'{path}' cannot be looked at: {error.strerror}") from None
        if not inside:
            raise Refusal(f"'{path}' holds no scenario; they end with .toml")
        found.update(dict.fromkeys(inside))
    return list(found)


def run_all(files: Sequence[Path]) -> Results:
    bar = progress(len(files) >= MANY)
    outcomes: list[Outcome] = []
    with bar:
        task = bar.add_task("scenarios", total=len(files))
        for file in files:
            outcomes.append(run_one(file))
            bar.update(task, advance=1)
    passed = sum(outcome.passed for outcome in outcomes)
    differ = sum(outcome.difference is not None for outcome in outcomes)
    return Results(passed, differ, len(outcomes) - passed - differ, outcomes)


def run_one(path: Path) -> Outcome:
    """Run one file. Whatever is wrong with it is part of the outcome."""
    title = ""
    cites: list[str] = []
    try:
        read_in = read_scenario(str(path), text_of(path), every_game())
        title, cites = read_in.title, read_in.cites + read_in.tags
        found = run_scenario(read_in)
    except BadFile as error:
        lines = [FaultLine(fault.file, fault.line, fault.place, fault.what) for fault in error.faults]
        return Outcome(str(path), title, cites, False, None, lines)
    except GrimalkinError as error:
        return Outcome(str(path), title, cites, False, None, [FaultLine(str(path), 0, "", str(error))])
    if found is None:
        return Outcome(str(path), title, cites, True, None, [])
    differs = DifferenceLine(
        found.line, found.act, found.place, found.expected, found.found, found.record, found.report
    )
    return Outcome(str(path), title, cites, False, differs, [])


def text_of(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise BadFile([Fault(str(path), 0, "", f"it cannot be read: {error.strerror}")]) from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadFile([Fault(str(path), line, "", "this is not UTF-8 text; save the file as UTF-8")]) from None


# showing


def show(results: Results) -> None:
    out = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    yes, no = ("ok", "no") if out.options.ascii_only else ("✓", "✗")
    for outcome in results.scenarios:
        sign = Text(yes, "green") if outcome.passed else Text(no, "bold red")
        out.print(sign, one_line(outcome.title) or outcome.file)
        for fault in outcome.faults:
            out.print(f"  {one_line(str(Fault(fault.file, fault.line, fault.place, fault.what)))}")
        if outcome.difference is not None:
            show_difference(out, outcome.file, outcome.difference)
    words = [f"{results.passed} passed"]
    if results.differ:
        words.append(f"{results.differ} differ{'s' if results.differ == 1 else ''}")
    if results.bad:
        words.append(f"{results.bad} cannot be run")
    count = len(results.scenarios)
    out.print(f"{count} scenario{'' if count == 1 else 's'}: {', '.join(words)}")


def show_difference(out: Console, file: str, found: DifferenceLine) -> None:
    """Expected against found, the way there, and the scenario for a report: at the left edge, so that it is copied
    as it is."""
    where = f"{file}, line {found.line}" if found.line else file
    out.print(f"  {one_line(where)}: act {found.act}, {one_line(found.place)}")
    out.print(f"  expected: {one_line(found.expected)}")
    out.print(f"  found:    {one_line(found.found)}")
    out.print("  record so far:" if found.record else "  record so far: nothing")
    for line in found.record:
        out.print(f"    {one_line(line)}")
    out.print("  where the game is then, as a scenario for a report:\n")
    print(found.report)


# making


def write_scenario(path: Path, entry: int | None, title: str | None, out: Path | None) -> None:
    """The saved game up to an entry as a scenario, on the screen or in a new file."""
    if out is not None and taken(out):
        raise Refusal(f"--out '{out}' is there already and was not touched; choose another name")
    try:
        table = read(path, every_game())
    except BadSave as error:
        print(f"grimalkin: {path}, {error}", file=sys.stderr)
        raise typer.Exit(DIFFERS) from None
    except GrimalkinError as error:
        raise Refusal(str(error)) from None
    number = len(table.record) if entry is None else entry
    try:
        text = scenario_text(table, number, f"{path.name}, entry {number}" if title is None else title, [])
    except BadSetup as error:
        raise Refusal(f"--entry: {error}") from None
    if out is None:
        print(text, end="")
    else:
        keep(text, out)
    warn(table)


def keep(text: str, out: Path) -> None:
    """Write a new file, whole or not at all."""
    made = False
    try:
        with out.open("x", encoding="utf-8") as file:
            made = True
            file.write(text)
    except FileExistsError:
        raise Refusal(f"--out '{out}' is there already and was not touched; choose another name") from None
    except OSError as error:
        if made:
            out.unlink(missing_ok=True)
        raise Refusal(f"--out '{out}' cannot be written: {error.strerror}") from None


def taken(path: Path) -> bool:
    try:
        return path.exists() or path.is_symlink()
    except OSError as error:
        raise Refusal(f"--out '{path}' cannot be looked at: {error.strerror}") from None


def warn(table: Table) -> None:
    """A game that goes on has secrets, and a scenario shows all of them."""
    if table.state.result is None and not table.game.no_hidden_information:
        print("grimalkin: this game is not over, and its scenario shows hidden cards", file=sys.stderr)
