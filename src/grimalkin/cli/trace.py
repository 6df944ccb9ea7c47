"""`grimalkin trace`: where each rule of a game is enforced and tested."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from grimalkin.cli.arguments import game_named
from grimalkin.cli.refusal import Refusal
from grimalkin.core.errors import BadFile
from grimalkin.lab import trace as lab
from grimalkin.lab.trace import Chapter, Citation, NoRulebook, Place, Stray, Summary, Trace, Traced

UNKNOWN = 1
LACKING = 1
TESTS = Path("tests")
BAR = 10


def trace(
    game: str = typer.Argument(..., metavar="GAME", help="The game's id; see [bold]grimalkin games[/bold]."),
    as_json: bool = typer.Option(False, "--json", help="Print JSON instead of a table."),
    missing: bool = typer.Option(False, "--missing", help="Only the rules that lack code or a test."),
    check: bool = typer.Option(
        False,
        "--check",
        help="Exit code 1 if a rule lacks code or a test without an excuse, or contradicts its excuse.",
    ),
    tests: Path | None = typer.Option(
        None, metavar="DIR", help="The folder with scenarios and Python tests. Default: tests, if there is one."
    ),
) -> None:
    """Show where each rule of a game is enforced and where it is tested.

    Code enforces a rule by its name in a step, tell, forbids, end or at the head of a refusal, never in a comment.

    A scenario tests what it cites, a Python test the ids in its docstring and texts. Exit code 1 if an id is unknown.

    A rule that needs no code says so in the rulebook: [bold]effect = "kept: why"[/bold]. One of which nothing can be
    seen at the table needs no test either: [bold]effect = "none: why"[/bold]. Whatever is cited nevertheless is a
    contradiction.

    Example: [bold]grimalkin trace cauldron --missing --check --tests tests[/bold]
    """
    chosen = game_named(game)
    try:
        found = lab.trace(chosen, folder_of(tests))
    except NoRulebook as error:
        raise Refusal(str(error)) from None
    except BadFile as error:
        more = f" (and {len(error.faults) - 1} more)" if len(error.faults) > 1 else ""
        raise Refusal(f"{error.faults[0]}{more}") from None
    rules = found.lacking() if missing else found.rules
    if as_json:
        shown = msgspec.structs.replace(found, rules=rules)
        print(msgspec.json.format(msgspec.json.encode(shown), indent=2).decode())
    else:
        show(found, rules, missing)
    if found.unknown:
        raise typer.Exit(UNKNOWN)
    if check and (found.lacking() or found.contradicted()):
        raise typer.Exit(LACKING)


def folder_of(wanted: Path | None) -> Path | None:
    """The folder with the tests, None if nobody named one and there is none here."""
    folder = TESTS if wanted is None else wanted
    try:
        if folder.is_dir():
            return folder
    except OSError as error:
        raise Refusal(f"--tests '{folder}' cannot be looked at: {error.strerror}") from None
    if wanted is not None:
        raise Refusal(f"--tests '{folder}' is not a folder; name the one with the tests")
    return None


def show(found: Trace, rules: Sequence[Traced], missing: bool) -> None:
    """The chapters in numbers, then the rules, then what needs a look."""
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(chapters_grid(found.summary, console.options.ascii_only))
    console.print()
    if rules:
        console.print(rules_grid(rules, found.tests is not None))
    elif missing:
        console.print("Nothing is missing." if found.tests is not None else "No code is missing.")
    if found.unknown:
        console.print()
        known = [rule.id for rule in found.rules]
        for stray in found.unknown:
            console.print(stray_text(stray, found.tests, known), soft_wrap=True)
    if found.contradicted():
        console.print()
        for rule in found.contradicted():
            line = f"contradiction: {rule.id} has effect = '{rule.effect}', and {rule.contradiction}"
            console.print(Text(line, "red"), soft_wrap=True)
    notes = list(found.notes)
    if found.tests is None:
        notes.append("tests were not looked at: there is no folder tests here, and --tests names none")
    if notes:
        console.print()
        for note in notes:
            console.print(Text(f"note: {note}"), soft_wrap=True)


def chapters_grid(summary: Summary, plain: bool) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for chapter in summary.chapters:
        grid.add_row(Text(chapter.chapter), bar(chapter, plain), Text(numbers(chapter)))
    grid.add_row(Text("All", "bold"), bar(summary, plain), Text(numbers(summary)))
    return grid


def bar(count: Chapter | Summary, plain: bool) -> Text:
    """How many rules lack nothing. Only all of them fill the bar."""
    full = BAR * count.complete // count.rules
    done, open_ = ("#", ".") if plain else ("█", "░")
    return Text(done * full + open_ * (BAR - full), "green" if full == BAR else "yellow")


def numbers(count: Chapter | Summary) -> str:
    words = [f"{count.rules} rule{'' if count.rules == 1 else 's'}", f"{count.enforced} enforced"]
    if count.needless:
        words.append(f"{count.needless} need{'s' if count.needless == 1 else ''} no code")
    if count.excused:
        words.append(f"{count.excused} excused")
    if count.tested is not None:
        words.append(f"{count.tested} tested")
    if isinstance(count, Summary):
        if count.untested:
            words.append(f"{len(count.untested)} untested")
        if count.contradicted:
            words.append(f"{len(count.contradicted)} contradicted")
        if count.unknown:
            words.append(f"{count.unknown} unknown")
    return ", ".join(words)


def rules_grid(rules: Sequence[Traced], with_tests: bool) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column("rule", header_style="bold", no_wrap=True)
    for heading in ("title", "enforced", *(["tested"] if with_tests else [])):
        grid.add_column(heading, header_style="bold", overflow="fold")
    for rule in rules:
        row = [Text(rule.id), Text(rule.title), enforced_text(rule)]
        grid.add_row(*row, *([tested_text(rule)] if with_tests else []))
    return grid


def enforced_text(rule: Traced) -> Text:
    if rule.enforced:
        more = f" +{len(rule.enforced) - 1}" if len(rule.enforced) > 1 else ""
        return Text(short(rule.enforced[0]) + more)
    if rule.lacks_code():
        return Text("nowhere enforced", "red")
    return Text(rule.effect or "an example", "dim")


def tested_text(rule: Traced) -> Text:
    if rule.tested:
        return Text(f"{len(rule.tested)}: {short(rule.tested[0])}")
    return Text("no test", "red") if rule.lacks_test() else Text("")


def short(place: Citation | Place) -> str:
    """File and line without folders, so that the table fits a terminal; JSON has them in full."""
    return f"{place.file.rpartition('/')[2]}:{place.line}"


def stray_text(stray: Stray, tests: str | None, known: Sequence[str]) -> Text:
    """Where the unknown id stands, and the ids that may be meant."""
    file = f"{tests}/{stray.file}" if stray.how in (lab.DOCSTRING, lab.SCENARIO) else stray.file
    near = difflib.get_close_matches(stray.id, known, 2, 0.8)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    return Text(f"unknown: {stray.id} in {file}:{stray.line} ({stray.how}){hint}", "red")
