"""Lessons: each can be finished by following what it says, shows nothing hidden, and speaks five languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast
from litestar import Litestar
from litestar.testing import TestClient

from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadFile, BadScenario
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.positions import SEATS
from grimalkin.core.record import SPOKEN
from grimalkin.core.scenario_run import play_words, run_scenario, table_of
from grimalkin.core.scenarios import Scenario, read_scenario
from grimalkin.core.view import View
from grimalkin.games import GAMES, TEACHING
from grimalkin.server.lessons import (
    FOLDER,
    OTHERWISE,
    Narrator,
    chapter,
    chapters,
    chapters_of,
    lesson_info,
    lessons_of,
    narrated_lesson,
    ruling_words,
)
from grimalkin.server.messages import Lesson, LessonInfo, LessonStep
from grimalkin.server.storage.migrate import migrate
from grimalkin.words import ENGLISH, LANGUAGES, Words
from grimalkin.words.bundle import BadText, load, parse
from tests.cli.inside import said
from tests.server.small import browser
from tests.support.word_gaps import contents

CAULDRON = TEACHING["cauldron"]
PAGE = Path(__file__).resolve().parents[2] / "docs" / "howto" / "write-a-lesson.md"
LESSONS = [(game, name) for game in GAMES.values() for name in lessons_of(game)]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS, ids=[f"{game.id}-{name}" for game, name in LESSONS])
every_game = pytest.mark.parametrize("game", [game for game, _ in LESSONS], ids=lambda game: game.id)


def files_of(game: Game, name: str) -> dict[str, str]:
    return data_files(game.package, f"{FOLDER}/{name}", ".toml")


def scenarios_of(game: Game, name: str) -> list[Scenario]:
    return [read_scenario(file, text, GAMES) for file, text in files_of(game, name).items()]


def pieces(view: View) -> set[str]:
    return {zone.id for zone in view.zones} | {piece.id for zone in view.zones for piece in zone.pieces}


# the lessons that there are


def test_every_game_has_a_first_lesson_of_about_ten_minutes() -> None:
    found = {game.id: lesson_info(game, name, ENGLISH) for game, name in LESSONS}
    assert set(found) == {"mythic-arena", "familiars-and-foes", "friendomancy", "black-rose"}
    for info in found.values():
        assert info.id == "first"
        assert 8 <= info.minutes <= 12
        assert 18 <= info.steps <= 36


@every_lesson
def test_every_chapter_holds_as_a_scenario_and_expects_something(game: Game, name: str) -> None:
    for scenario in scenarios_of(game, name):
        found = run_scenario(scenario)
        assert found is None, f"{found}"
        assert scenario.cites
        assert [act for act in scenario.acts if act.of("expect") or act.texts("told")], scenario.file


@every_lesson
def test_each_step_can_be_done_and_points_at_what_is_there(game: Game, name: str) -> None:
    lesson = narrated_lesson(game, name, ENGLISH)
    rules = game.rulebook().rules
    for number, step in enumerate(lesson.steps, 1):
        options = [option.notation for option in step.view.options]
        assert set(step.moves) <= set(options), number
        assert len(step.moves) <= 1, "others would have to lead to the same"
        assert set(step.point) <= pieces(step.view), number
        assert step.rules, f"step {number} is bound to no rule"
        assert set(step.rules) <= set(rules), number
        assert step.view.seat == lesson.seat
        assert step.say
        assert bool(step.otherwise) == bool(step.moves or step.dispute)
        assert not (step.moves and step.dispute), number
        assert set(step.answers) <= set(options) - set(step.moves), number
        for other in step.others:
            assert other.move in set(options) - set(step.moves) - set(step.answers), number
            assert set(other.point) <= pieces(other.view), number
            assert other.rules, f"another choice at step {number} is bound to no rule"
            assert set(other.rules) <= set(rules), number
            assert other.view.seat == lesson.seat
            assert other.happened
            assert [entry.n for entry in other.happened] == list(range(step.view.n + 1, other.view.n + 1))


@every_lesson
def test_a_lesson_lets_one_think(game: Game, name: str) -> None:
    """Some steps have a goal; some choices there have an answer of their own, some lead on as well."""
    steps = narrated_lesson(game, name, ENGLISH).steps
    goals = [step for step in steps if step.goal]
    assert len(goals) >= 3
    for step in goals:
        assert step.moves
        assert step.answers or step.others, "there is something else to try"
    assert [step for step in steps if step.answers]
    assert sum(len(step.others) for step in steps) >= 3


@every_lesson
def test_other_choices_show_nothing_hidden(game: Game, name: str) -> None:
    for scenario in scenarios_of(game, name):
        assert scenario.lesson is not None
        seat = scenario.lesson.number("seat")
        played: list[str] = []
        for act in scenario.acts:
            for other in act.of("other"):
                table = table_of(scenario)
                for words in [*played, *other.texts("play")]:
                    play_words(table, words)
                step = next(one for one in chapter(scenario).steps if other.text("say") in {o.say for o in one.others})
                shown = [one.view for one in step.others if one.view.n == len(table.record)]
                masked = game.mask(table.state, seat)
                for seed in range(3):
                    world = game.imagine(masked, Seeded(seed))
                    assert game.view(world, seat, [], len(table.record), [""] * len(table.seats)) in shown
            played += act.texts("play")


@every_lesson
def test_following_only_the_moves_reaches_the_end_and_wins(game: Game, name: str) -> None:
    """Each chapter is played at a table by what its steps offer; all else comes from the file."""
    steps = iter(narrated_lesson(game, name, ENGLISH).steps)
    for scenario in scenarios_of(game, name):
        table = table_of(scenario)
        assert scenario.lesson is not None
        learner = SEATS[scenario.lesson.number("seat")]
        for act in scenario.acts:
            plays = act.texts("play")
            if act.of("step") is not None:
                step = next(steps)
                assert step.view.n == len(table.record)
                for move in [*step.moves, *([f"dispute {step.dispute}"] if step.dispute else [])]:
                    play_words(table, f"{learner} {move}")
                    plays = plays[1:]
            for words in plays:
                play_words(table, words)
    assert next(steps, None) is None
    end = narrated_lesson(game, name, ENGLISH).steps[-1]
    assert end.view.result is not None
    assert end.view.result.winners[0] == end.view.seat


@every_lesson
def test_everything_that_happened_is_told_once_and_in_order(game: Game, name: str) -> None:
    lesson = narrated_lesson(game, name, ENGLISH)
    last = -1
    seen: list[str] = []
    for step in lesson.steps:
        if seen[-1:] != [step.chapter]:
            seen.append(step.chapter)
            last = -1
            assert step.happened[0].kind == "start"
        assert [entry.n for entry in step.happened] == list(range(last + 1, step.view.n + 1))
        last = step.view.n
    assert seen == lesson.chapters
    told = {line.what for step in lesson.steps for entry in step.happened for line in entry.lines}
    luck = {
        "mythic-arena": {"rolled", "hit", "missed"},
        "familiars-and-foes": {"rolled", "foe_rolled", "flipped"},
        "friendomancy": {"drew", "fought", "hit", "disputed", "ruled"},
        "black-rose": {"drew", "guards", "turned_up", "completed", "final"},
    }
    assert luck[game.id] <= told, "what luck, fights and officials do can be shown"


@every_lesson
def test_nothing_hidden_is_shown(game: Game, name: str) -> None:
    """Worlds that the learner cannot tell apart show her the same."""
    for scenario in scenarios_of(game, name):
        assert scenario.lesson is not None
        seat = scenario.lesson.number("seat")
        steps = iter(chapter(scenario).steps)
        table = table_of(scenario)
        for act in scenario.acts:
            if act.of("step") is not None:
                shown = next(steps).view
                masked = game.mask(table.state, seat)
                for seed in range(3):
                    world = game.imagine(masked, Seeded(seed))
                    assert game.view(world, seat, [], shown.n, [""] * len(table.seats)) == shown
            for words in act.texts("play"):
                play_words(table, words)
        entries = [entry for step in chapter(scenario).steps for entry in step.happened]
        told = [entry for entry in entries if entry.text and entry.kind not in SPOKEN]
        assert told == [], "what luck was is told by its lines, if at all"


def test_cards_in_the_rivals_hand_are_nowhere_in_the_arena_lesson() -> None:
    """Bo draws Ol' Chomper in the third chapter, and the learner does not know it."""
    game = GAMES["mythic-arena"]
    third = chapters_of(game, "first")[2]
    text = msgspec.json.encode(third.steps).decode()
    for card in ("ol_chomper", "twist_of_fate", "deep_insight", "antidote_vial", "grease_pot"):
        assert card not in text, card
    assert "huangdi" in text, "what Bo has played is seen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_judge_is_called_and_rules_in_the_learners_language(language: str) -> None:
    """The officials sit there from the start; what is disputed and ruled is in the log, with what the Judge says."""
    lesson = narrated_lesson(GAMES["friendomancy"], "first", language)
    narrator = Narrator(GAMES["friendomancy"], language, lesson.settings)
    assert lesson.officials == {"C": narrator.say("lesson-judge")}
    assert all(step.court is not None and step.court.officials == [2] for step in lesson.steps)
    calls = [i for i, step in enumerate(lesson.steps) if step.dispute]
    assert [lesson.steps[i].dispute for i in calls] == ["entry 1"]
    before, heard, ruled = lesson.steps[calls[0] : calls[0] + 3]
    assert before.court is not None
    assert before.court.disputes == []
    assert heard.court is not None
    assert [(one.seat, one.about, one.open) for one in heard.court.disputes] == [(0, "entry 1", True)]
    assert heard.happened[-1].kind == "dispute"
    assert ruled.court is not None
    assert ruled.court.disputes == []
    assert ruled.log
    ruling = ruled.happened[-1]
    assert (ruling.kind, ruling.seat) == ("ruling", 2)
    assert ruling.text == f"on 2 fun funny: adjust_money A +3 | {narrator.say('lesson-first-ruling')}"


# words


def ids_of(game: Game) -> set[str]:
    """Every id that the lessons of a game say."""
    found: set[str] = set()
    for name in lessons_of(game):
        found |= {f"lesson-{name}", f"lesson-{name}.text"}
        for part in chapters_of(game, name):
            found |= {part.title, *part.names.values()}
            found |= {step.say for step in part.steps}
            found |= {step.otherwise for step in part.steps if step.moves or step.dispute}
            found |= {step.goal for step in part.steps if step.goal}
            for step in part.steps:
                found |= {*step.answers.values(), *(other.say for other in step.others)}
                found |= {ruling_words(entry) for entry in step.happened if ruling_words(entry)}
    return found


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_none_is_left_over(game: Game, language: str) -> None:
    text = load(game.package, language, FOLDER)
    assert text is not None
    assert set(contents(text)) == ids_of(game)


@every_game
def test_every_language_says_something_of_its_own(game: Game) -> None:
    texts = {language: load(game.package, language, FOLDER) for language in LANGUAGES}
    english = texts[ENGLISH]
    assert english is not None
    for language, text in texts.items():
        assert text is not None
        same = [
            key
            for key, entry in text.entries.items()
            if language != ENGLISH and isinstance(entry, ast.Message) and entry.equals(english.entries[key], ["span"])
        ]
        assert set(same) <= {"lesson-rival"}, language


def said_at(step: LessonStep) -> list[str]:
    """Everything that is said at a step and to the choices there."""
    return [step.say, step.goal, *step.answers.values(), *(other.say for other in step.others)]


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_names_are_the_same_in_every_language(game: Game, name: str, language: str) -> None:
    """A step that tells a sum tells the same one everywhere; one that names a card names it as its language does."""
    english = narrated_lesson(game, name, ENGLISH)
    other = narrated_lesson(game, name, language)
    assert other.language == language
    assert [step.moves for step in other.steps] == [step.moves for step in english.steps]
    spoken = [Words(game, speech, english.settings) for speech in (ENGLISH, language)]
    cards = [[words.card(card.key) for words in spoken] for card in game.library(english.settings).cards]
    for one, another in zip(english.steps, other.steps, strict=True):
        for here, there in zip(said_at(one), said_at(another), strict=True):
            assert sorted(re.findall(r"\d\d", there)) == sorted(re.findall(r"\d\d", here)), there
            for card, called in cards:
                if re.search(rf"\b{re.escape(card)}\b", here) and len(card.split()) > 1:
                    assert called in there, (called, there)


@every_lesson
def test_the_words_fit_beside_a_table(game: Game, name: str) -> None:
    for language in LANGUAGES:
        for step in narrated_lesson(game, name, language).steps:
            for text in said_at(step):
                assert len(text) <= 420, text
            assert len(step.goal) <= 80, step.goal
            assert not re.search(r"[{}]|lesson-", " ".join([step.otherwise, *said_at(step)]))


def test_another_choice_is_answered_with_the_words_of_the_right_one() -> None:
    found = narrated_lesson(GAMES["familiars-and-foes"], "first", "de")
    step = next(step for step in found.steps if step.moves == ["ballyhoo"])
    move = "Ballyhoo! (1 MP und ein Münzwurf, gegen Cinder Imp)"
    assert step.otherwise == f"In einem eigenen Spiel darfst du das tun. Wähle hier „{move}“."
    assert [one.name for one in step.view.seats] == ["", ""], "the game calls its seats by their Familiars"


def test_words_that_are_missing_are_told() -> None:
    narrator = Narrator(GAMES["mythic-arena"], "de", {})
    with pytest.raises(BadText, match=r"lessons/en\.ftl: lesson-none: a lesson says this"):
        narrator.say("lesson-none")
    assert narrator.say(OTHERWISE, move="Gloth").endswith("„Gloth“.")


# over the wire


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    url = f"sqlite:///{tmp_path_factory.mktemp('lessons') / 'tables.sqlite'}"
    migrate(url)
    with browser(url) as (client, _small):
        yield client


@every_lesson
def test_a_lesson_is_listed_and_served_whole(client: TestClient[Litestar], game: Game, name: str) -> None:
    listed = msgspec.convert(client.get(f"/api/games/{game.id}/lessons?language=it").json(), list[LessonInfo])
    assert listed == [lesson_info(game, one, "it") for one in lessons_of(game)]
    answer = client.get(f"/api/games/{game.id}/lessons/{name}?language=it")
    lesson = msgspec.json.decode(answer.content, type=Lesson)
    assert lesson == narrated_lesson(game, name, "it")
    assert (lesson.title, lesson.text, lesson.minutes) == (listed[0].title, listed[0].text, listed[0].minutes)
    assert lesson.settings["cards"] == "spec"
    again = client.get(
        f"/api/games/{game.id}/lessons/{name}?language=it", headers={"If-None-Match": answer.headers["etag"]}
    )
    assert again.status_code == 304


def test_games_tell_which_lessons_they_have(client: TestClient[Litestar]) -> None:
    found = {game["id"]: game["lessons"] for game in client.get("/api/games").json()}
    assert found == {
        "mythic-arena": ["first"],
        "familiars-and-foes": ["first"],
        "friendomancy": ["first"],
        "black-rose": ["first"],
        "cauldron": [],
    }
    assert client.get("/api/games/cauldron/lessons").json() == []


@pytest.mark.parametrize(
    ("path", "code", "words"),
    [
        (
            "mythic-arena/lessons/second",
            "no_such_thing",
            "no lesson 'second' of Familiar: Mythic Arena; there are: first",
        ),
        ("cauldron/lessons/first", "no_such_thing", "there are: none"),
        ("mythic-arena/lessons/..", "no_such_thing", ""),
        ("chess/lessons", "no_such_thing", "no game 'chess'"),
        ("chess/lessons/first", "no_such_thing", "no game 'chess'"),
        ("mythic-arena/lessons?language=tlh", "unknown_language", "no language 'tlh'"),
        ("mythic-arena/lessons/first?language=tlh", "unknown_language", "no language 'tlh'"),
    ],
)
def test_what_is_not_there_is_refused(client: TestClient[Litestar], path: str, code: str, words: str) -> None:
    answer = client.get(f"/api/games/{path}")
    assert answer.status_code in (404, 409)
    assert answer.json()["code"] == code
    assert words in answer.json()["text"]


# files with mistakes, and the how-to


def block(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found.group(1)


GOOD = block("toml")


def mistake(*files: str) -> str:
    with pytest.raises(BadFile) as caught:
        chapters(CAULDRON, {f"{i + 1}.toml": text for i, text in enumerate(files)})
    return str(caught.value)


def test_the_lesson_of_the_how_to_is_one() -> None:
    part = chapters(CAULDRON, {"1-fire.toml": GOOD})[0]
    assert [step.moves for step in part.steps] == [[], ["throw nettle"], []]
    assert [step.say for step in part.steps] == ["lesson-first-hand", "lesson-first-throw", "lesson-first-fire-3"]
    assert [step.otherwise for step in part.steps][1] == "lesson-first-keep"
    assert [len(step.happened) for step in part.steps] == [1, 0, 3]
    words = parse("en.ftl", block("ftl"))
    used = {part.title, "lesson-rival", *(step.say for step in part.steps), "lesson-first-keep"}
    assert set(contents(words)) == used | {"lesson-first", "lesson-first.text", OTHERWISE}


def test_the_commands_of_the_how_to_give_what_it_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    silent = re.sub(r"^step +=.*lesson-first-throw.*\n", "", GOOD, flags=re.MULTILINE)
    Path("1-fire.toml").write_text(GOOD, encoding="utf-8")
    Path("silent.toml").write_text(silent, encoding="utf-8")
    shown = re.findall(r"^```console\n\$ (.*?)\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(shown) == 2
    for command, output in shown:
        _code, out, err = said(*command.split()[1:], columns=200, locale="C.UTF-8")
        assert (out, err) == (output, "")


MISTAKES: dict[str, tuple[Any, Any, str]] = {
    "no lesson": (r"\[lesson\](.|\n)*?\n\n", "", "act[1].step: a step belongs to a lesson; write a table [lesson]"),
    "unknown key": (r"otherwise =", "otherwize =", "no field 'otherwize'; did you mean 'otherwise'?"),
    "no words": (r'say = "lesson-first-hand", ', "", "act[1].step: 'say' is missing; expected a text in quotes"),
    "unknown rule": (r"CA-SETUP-02", "CA-SETUP-20", "act[1].step.rules[1]: no rule 'CA-SETUP-20'; did you mean"),
    "unknown piece": (r"hand\.A\.nettle", "hand.A.nettel", "act[2].step.point[1]: no piece or zone 'hand.A.nettel'"),
    "hidden piece": (r"hand\.A\.nettle", "hand.B.toadstool", "no piece or zone 'hand.B.toadstool'"),
    "no such seat": (r'seat    = "A"', 'seat    = "D"', "lesson.seat: no seat 'D'"),
    "no seat": (r'seat    = "A"', 'seat    = "Z"', "lesson.seat: no seat 'Z'"),
    "name of nobody": (r"B = \"lesson-rival\"", 'C = "lesson-rival"', "lesson.names.C: no seat 'C'"),
    "too long": (r"minutes = 1", "minutes = 99", "lesson.minutes: 99 is out of range; expected 1 to 30"),
    "illegal": (r'"A throw nettle"', '"A throw catnip"', "act[2].play[1]: expected that 'A throw catnip' can be done"),
    "not as expected": (
        r'= "nettle" }',
        '= "moonwort" }',
        'act[2].expect.A.thrown: expected "moonwort"; found "nettle"',
    ),
    "second choice": (r'"luck 3"\]', '"A throw nettle"]', "act[2].play[3]: 'A throw nettle' is the learner's choice"),
    "goal without a choice": (
        r'say = "lesson-first-hand", ',
        'say = "lesson-first-hand", goal = "lesson-first-goal", ',
        "act[1].step: goal and answers belong to a step at which the learner chooses",
    ),
    "answer to no option": (
        r'otherwise = "lesson-first-keep", ',
        'answers = { "throw catnip" = "lesson-first-keep" }, ',
        "act[2].step.answers: no option 'throw catnip'",
    ),
    "other without a choice": (
        r'rules = \["CA-FIRE-01"\] }\n',
        'rules = ["CA-FIRE-01"] }\nother = [{ play = ["A throw nettle"], say = "lesson-first-keep" }]\n',
        "act[3].other[1]: there is no choice of the learner here that this could replace",
    ),
    "other of somebody else": (
        r'(expect = \{ "A.thrown".*\n)',
        r'\1other = [{ play = ["B throw toadstool"], say = "lesson-first-keep" }]\n',
        "act[2].other[1].play: it begins with no choice of the learner, seat A",
    ),
    "other that cannot be": (
        r'(expect = \{ "A.thrown".*\n)',
        r'\1other = [{ play = ["A throw catnip"], say = "lesson-first-keep" }]\n',
        "act[2].other[1].play[1]: 'A throw catnip' cannot be done",
    ),
    "no end": (
        r'rules = \["CA-FIRE-01"\] }\n',
        'rules = ["CA-FIRE-01"] }\nplay = ["luck 3"]\n',
        "act[3]: a lesson ends",
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_with_its_line(name: str) -> None:
    pattern, instead, words = MISTAKES[name]
    wrong, count = re.subn(pattern, instead, GOOD, count=1)
    assert count == 1
    told = mistake(wrong)
    assert words in told
    assert re.match(r"1\.toml(, line \d+)?: ", told)


COURT = """
game    = "friendomancy"
title   = "A dispute"
options = { judges = "1" }

[lesson]
title = "lesson-court"
names = { C = "lesson-judge" }

[position]
at = "T2"

[[act]]
step = { say = "lesson-call", otherwise = "lesson-only-that" }
play = ["A dispute FR-GAME-03", "C ruling fun: adjust_money A +1 | lesson-so-be-it"]

[[act]]
step = { say = "lesson-ruled", log = true }
"""


def test_a_chapter_with_officials() -> None:
    part = chapters(GAMES["friendomancy"], {"1.toml": COURT})[0]
    assert [(step.dispute, step.moves, step.log) for step in part.steps] == [("FR-GAME-03", [], False), ("", [], True)]
    assert [ruling_words(entry) for entry in part.steps[1].happened] == ["", "lesson-so-be-it"]
    cauldron = chapters(CAULDRON, {"1.toml": GOOD})[0]
    assert [(step.dispute, step.court) for step in cauldron.steps] == [("", None)] * 3


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (', otherwise = "lesson-only-that"', "", "act[1].step: 'otherwise' is missing: a dispute is no choice"),
        ("A dispute FR-GAME-03", "A dispute soup", "act[1].play[1]: expected that 'A dispute soup' can be done"),
        ('"A dispute FR-GAME-03", ', '"A stop", "A dispute FR-GAME-03", ', "act[1].play[2]: 'A dispute FR-GAME-03' is"),
        ("names = { C =", "names = { Z =", "lesson.names.Z: no seat 'Z'"),
        ("log = true", "log = 1", "act[2].step.log: got 1; expected true or false"),
        (
            '[[act]]\nstep = { say = "lesson-ruled", ',
            '[[act.other]]\nplay = ["A dispute FR-GAME-04"]\nsay = "so"\n\n[[act]]\nstep = { say = "lesson-ruled", ',
            "act[1].other[1].play: it begins with no choice of the learner, seat A",
        ),
    ],
)
def test_a_mistake_about_officials_is_told(old: str, new: str, words: str) -> None:
    assert old in COURT
    with pytest.raises(BadFile) as caught:
        chapters(GAMES["friendomancy"], {"1.toml": COURT.replace(old, new, 1)})
    assert words in str(caught.value)


def test_a_scenario_that_is_no_chapter_is_refused() -> None:
    plain = "\n".join(
        ['game = "cauldron"', 'title = "Plain"', "[position]", 'at = "throw"', 'A = { hand = ["nettle"] }']
    )
    assert mistake(plain) == "1.toml: lesson: 'lesson' is missing; expected a table with title, minutes, seat, names"


def test_chapters_belong_together() -> None:
    assert mistake(GOOD, GOOD).count("two chapters are called 'lesson-first-fire'; rename one") == 2
    other = GOOD.replace("lesson-first-fire", "lesson-first-more")
    assert len(chapters(CAULDRON, {"1.toml": GOOD, "2.toml": other})) == 2
    rounds = other.replace("[lesson]", 'options = { rounds = "2" }\n\n[lesson]')
    assert mistake(GOOD, rounds).startswith("2.toml: lesson: a lesson has one learner's seat and the same options")


def test_a_bad_chapter_is_a_bad_scenario() -> None:
    with pytest.raises(BadScenario):
        chapters(CAULDRON, {"1.toml": GOOD.replace("luck 3", "luck 9")})


def test_files_of_lessons_are_where_they_are_looked_for() -> None:
    for game, name in LESSONS:
        assert [file for file in files_of(game, name) if not re.match(r"[1-9]-[a-z]+\.toml", file)] == []
        place = resources.files(game.package).joinpath(FOLDER)
        found = sorted(one.name for one in place.iterdir() if not one.name.startswith(("_", ".")))
        assert found == sorted([*lessons_of(game), *(f"{language}.ftl" for language in LANGUAGES)])
