"""Lessons: guided first games, made of scenario files. `docs/howto/write-a-lesson.md` shows how one is written.

A lesson is a folder of chapters, `lessons/NAME/*.toml` of a game. Its luck and the moves of other seats are written
there, so each step is known beforehand, and a client goes from one to the next by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec

from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadScenario, Fault, GrimalkinError
from grimalkin.core.fields import Given, Reading
from grimalkin.core.game import Game, line_of
from grimalkin.core.positions import SEATS
from grimalkin.core.record import RULING, SPOKEN
from grimalkin.core.scenario_run import play_words, run_scenario, table_of
from grimalkin.core.scenarios import Scenario, disputed, read_scenario
from grimalkin.core.table import Table
from grimalkin.core.tomlread import Layer
from grimalkin.core.view import View
from grimalkin.core.wording import unknown
from grimalkin.server.courts import court_info
from grimalkin.server.messages import CourtInfo, Happened, Lesson, LessonInfo, LessonOther, LessonStep
from grimalkin.words import Words, pieces_by_number
from grimalkin.words.bundle import ENGLISH, BadText, Bundle, load

FOLDER = "lessons"
OTHERWISE = "lesson-otherwise"  # what is said to another choice, if a step has no words of its own for it


class Other(msgspec.Struct, frozen=True):
    """Another choice and what comes of it, before its words are said."""

    move: str
    say: str
    rules: list[str]
    point: list[str]
    view: View
    happened: list[Happened]


class Step(msgspec.Struct, frozen=True):
    """A step before its words are said: `say`, `otherwise`, `goal` and the values of `answers` are ids."""

    say: str
    otherwise: str
    rules: list[str]
    point: list[str]
    moves: list[str]
    view: View
    happened: list[Happened]
    goal: str
    answers: dict[str, str]
    others: list[Other]
    dispute: str  # what she disputes; empty: she chooses, or only reads
    log: bool
    court: CourtInfo | None


class Chapter(msgspec.Struct, frozen=True):
    title: str  # an id
    minutes: int
    seat: int
    names: dict[str, str]  # ids, by the letter of a seat
    settings: dict[str, str]
    steps: list[Step]


# reading


def lessons_of(game: Game) -> list[str]:
    """The ids of a game's lessons: the names of the folders, in their order."""
    if not game.package:
        return []
    place = resources.files(game.package).joinpath(FOLDER)
    if not place.is_dir():
        return []
    names = sorted(inner.name for inner in place.iterdir() if inner.is_dir())
    return [name for name in names if data_files(game.package, f"{FOLDER}/{name}", ".toml")]


@cache
def chapters_of(game: Game, lesson: str) -> list[Chapter]:
    """A lesson, played. Whatever is wrong with it is a `BadScenario`."""
    return chapters(game, data_files(game.package, f"{FOLDER}/{lesson}", ".toml"))


def chapters(game: Game, files: Mapping[str, str]) -> list[Chapter]:
    """The chapters in these files, in their order."""
    found = [chapter(read_scenario(file, text, {game.id: game})) for file, text in files.items()]
    faults: list[Fault] = []
    for file, one in zip(files, found, strict=True):
        if (one.seat, one.settings) != (found[0].seat, found[0].settings):
            what = "a lesson has one learner's seat and the same options throughout; write those of its first chapter"
            faults.append(Fault(file, 0, "lesson", what))
        if [other.title for other in found].count(one.title) > 1:
            faults.append(Fault(file, 0, "lesson.title", f"two chapters are called '{one.title}'; rename one"))
    if faults:
        raise BadScenario(faults)
    return found


def chapter(scenario: Scenario) -> Chapter:
    """A chapter with its steps. It must hold as a scenario, and a step can only point at what the learner sees."""
    lesson = scenario.lesson
    if lesson is None:
        what = "'lesson' is missing; expected a table with title, minutes, seat, names"
        raise BadScenario([Fault(scenario.file, 0, "lesson", what)])
    differs = run_scenario(scenario)
    if differs is not None:
        what = f"expected {differs.expected}; found {differs.found}"
        raise BadScenario([Fault(differs.file, differs.line, f"act[{differs.act}].{differs.place}", what)])
    reading = Reading([Layer(scenario.file, scenario.text)])
    seat = lesson.number("seat")
    table = table_of(scenario)
    steps: list[Step] = []
    seen = -1  # entries that a step before has told of
    for i, act in enumerate(scenario.acts):
        step = act.of("step")
        if step is not None:
            view = seen_by(table, seat)
            check_points(reading, f"act[{i + 1}].step.point", step, view)
            check_answers(reading, f"act[{i + 1}].step.answers", step, view)
            steps.append(
                Step(
                    say=step.text("say"),
                    otherwise=step.text("otherwise") or OTHERWISE,
                    rules=step.texts("rules"),
                    point=step.texts("point"),
                    moves=moves_of(table, seat, act),
                    view=view,
                    happened=happened(table, seat, seen),
                    goal=step.text("goal"),
                    answers=step.of("answers"),
                    others=[other_of(reading, scenario, i, j, seat) for j in range(len(act.of("other")))],
                    dispute=disputed(own_act(seat, act)),
                    log=step.flag("log"),
                    court=court_info(table, table.state.result is None, False),
                )
            )
            seen = len(table.record)
        for words in act.texts("play"):
            play_words(table, words)
    if reading.faults:
        raise BadScenario(reading.faults)
    names = lesson.of("names") or {}
    return Chapter(lesson.text("title"), lesson.number("minutes"), seat, names, table.settings, steps)


def seen_by(table: Table, seat: int) -> View:
    return table.game.view(table.state, seat, [], len(table.record), [""] * len(table.seats))


def own_act(seat: int, act: Given) -> str:
    """What the learner does herself, with which an act begins; empty: it does not begin with her."""
    first = "".join(act.texts("play")[:1])
    return first if first.split()[:1] == [SEATS[seat]] else ""


def moves_of(table: Table, seat: int, act: Given) -> list[str]:
    """The choice that leads on, in its canonical spelling; nothing if the act begins with none of the learner."""
    own = own_act(seat, act)
    codes = table.game.codes
    return [codes.text(codes.code(" ".join(own.split()[1:])))] if own and not disputed(own) else []


def other_of(reading: Reading, scenario: Scenario, at: int, number: int, seat: int) -> Other:
    """Another choice at an act, played at a table of its own that has come as far."""
    table = table_of(scenario)
    for act in scenario.acts[:at]:
        for words in act.texts("play"):
            play_words(table, words)
    seen = len(table.record)
    other: Given = scenario.acts[at].of("other")[number]
    place = f"act[{at + 1}].other[{number + 1}]"
    for i, words in enumerate(other.texts("play")):
        try:
            play_words(table, words)
        except GrimalkinError as error:
            what = f"'{words}' cannot be done: {error}"
            raise BadScenario([Fault(scenario.file, 0, f"{place}.play[{i + 1}]", what)]) from None
    view = seen_by(table, seat)
    check_points(reading, f"{place}.point", other, view)
    return Other(
        move=moves_of(table, seat, other)[0],
        say=other.text("say"),
        rules=other.texts("rules"),
        point=other.texts("point"),
        view=view,
        happened=happened(table, seat, seen),
    )


def check_answers(reading: Reading, place: str, step: Given, view: View) -> None:
    known = [option.notation for option in view.options]
    for option in step.of("answers"):
        if option not in known:
            reading.fault(place, unknown("option", option, known))


def check_points(reading: Reading, place: str, step: Given, view: View) -> None:
    known = [piece.id for zone in view.zones for piece in zone.pieces] + [zone.id for zone in view.zones]
    for i, point in enumerate(step.texts("point")):
        if point not in known:
            reading.fault(f"{place}[{i + 1}]", unknown("piece or zone", point, list(dict.fromkeys(known))))


def happened(table: Table, seat: int, seen: int) -> list[Happened]:
    """The entries after those that were seen, as the seat may know them; -1: from the start on."""
    shown: list[Happened] = []
    for n in range(seen + 1, len(table.record) + 1):
        lines = [line_of(told, seat) for told in table.positions[n].told]
        entry = table.record[n - 1] if n else None
        if entry is None:
            shown.append(Happened(n, 0.0, -1, "start", lines))
        else:
            text = entry.text if entry.kind in SPOKEN else ""
            shown.append(Happened(n, 0.0, entry.seat, entry.kind, lines, text))
    return shown


# saying


class Narrator:
    """The words of a game's lessons in a language; what it does not have is said in English."""

    def __init__(self, game: Game, language: str, settings: Mapping[str, str]) -> None:
        self.game = game
        self.words = Words(game, language, settings)
        self.bundles = bundles_of(game.package, language)

    def say(self, name: str, attribute: str = "", **args: str) -> str:
        for bundle in self.bundles:
            said = bundle.render(name, attribute, args)
            if said is not None:
                return said
        file = f"{self.game.package.replace('.', '/')}/{FOLDER}/{ENGLISH}.ftl"
        place = f"{name}.{attribute}" if attribute else name
        raise BadText([Fault(file, 0, place, "a lesson says this, and there are no words for it; write them")])


@cache
def bundles_of(package: str, language: str) -> list[Bundle]:
    texts = [(spoken, load(package, spoken, FOLDER)) for spoken in dict.fromkeys((language, ENGLISH))]
    return [Bundle(spoken, [text]) for spoken, text in texts if text is not None]


def lesson_info(game: Game, name: str, language: str) -> LessonInfo:
    parts = chapters_of(game, name)
    narrator = Narrator(game, language, parts[0].settings)
    steps = sum(len(part.steps) for part in parts)
    minutes = sum(part.minutes for part in parts)
    title = f"lesson-{name}"
    return LessonInfo(name, game.id, narrator.say(title), narrator.say(title, "text"), minutes, steps)


def narrated_lesson(game: Game, name: str, language: str) -> Lesson:
    """A lesson in a language."""
    parts = chapters_of(game, name)
    narrator = Narrator(game, language, parts[0].settings)
    info = lesson_info(game, name, language)
    return Lesson(
        id=name,
        game=game.id,
        title=info.title,
        text=info.text,
        minutes=info.minutes,
        language=language,
        settings=parts[0].settings,
        seat=parts[0].seat,
        chapters=[narrator.say(part.title) for part in parts],
        steps=[told(narrator, part, step) for part in parts for step in part.steps],
        officials={
            seat: narrator.say(name)
            for part in parts
            for seat, name in part.names.items()
            if SEATS.index(seat) >= len(part.steps[0].view.seats)
        },
    )


def told(narrator: Narrator, part: Chapter, step: Step) -> LessonStep:
    """A step with its words, and the seats with their names."""
    view = named(narrator, part, step.view)
    shown = [one.name for one in view.seats] if part.names else narrator.words.names(view)
    move = ""
    if step.moves:
        on = touched(view, step.moves[0])
        move = narrator.words.option(step.moves[0], shown, on, pieces_by_number(view))
    return LessonStep(
        chapter=narrator.say(part.title),
        say=narrator.say(step.say, move=move),
        otherwise=narrator.say(step.otherwise, move=move) if step.moves or step.dispute else "",
        rules=step.rules,
        point=step.point,
        moves=step.moves,
        view=view,
        happened=spoken(narrator, step.happened),
        goal=narrator.say(step.goal) if step.goal else "",
        answers={option: narrator.say(said, move=move) for option, said in step.answers.items()},
        others=[
            LessonOther(
                move=other.move,
                say=narrator.say(other.say),
                rules=other.rules,
                point=other.point,
                view=named(narrator, part, other.view),
                happened=spoken(narrator, other.happened),
            )
            for other in step.others
        ],
        dispute=step.dispute,
        log=step.log,
        court=step.court,
    )


def ruling_words(entry: Happened) -> str:
    """The id of what an official says to a ruling; empty: it is none, or says nothing."""
    return entry.text.partition("|")[2].strip() if entry.kind == RULING else ""


def spoken(narrator: Narrator, happened: list[Happened]) -> list[Happened]:
    """What happened, with what officials say to their rulings: that is an id in a lesson."""
    found: list[Happened] = []
    for entry in happened:
        words = ruling_words(entry)
        text = entry.text.replace(f"| {words}", f"| {narrator.say(words)}") if words else entry.text
        found.append(msgspec.structs.replace(entry, text=text))
    return found


def named(narrator: Narrator, part: Chapter, view: View) -> View:
    """The view with the names of the other seats."""
    names = {SEATS.index(seat): narrator.say(name) for seat, name in part.names.items()}
    seats = [msgspec.structs.replace(one, name=names.get(one.seat, "")) for one in view.seats]
    return msgspec.structs.replace(view, seats=seats)


def touched(view: View, move: str) -> str:
    """The card that a choice touches last, with which the page names it; empty: none."""
    last = next((one.touches[-1] for one in view.options if one.notation == move and one.touches), "")
    return next((one.card or "" for zone in view.zones for one in zone.pieces if one.id == last), "")
