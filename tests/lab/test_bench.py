"""What the measurement measures: games in the middle, in the build that was asked for."""

import json
import subprocess
import sys

import pytest

from grimalkin import build
from grimalkin.core.engine import waiting_ask
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.familiars_and_foes.state import Quest
from grimalkin.lab.bench import report
from grimalkin.lab.catalogue import every_game
from grimalkin.lab.speeds import measure, mid_game, new_game, profile_of

GAME = TEACHING["cauldron"]
LOADED = (
    "from grimalkin.lab import interpreted; interpreted.use_source();"
    "import grimalkin.lab.bench, sys, json;"
    "print(json.dumps({n: m.__file__ for n, m in sys.modules.items() if n.startswith('grimalkin')}))"
)


def test_a_position_in_the_middle_asks_a_seat_with_a_choice() -> None:
    for game in every_game().values():
        for seed in range(5):
            state, seat = mid_game(game, seed)
            ask = waiting_ask(state)
            assert ask is not None
            assert len(ask.options(state, seat)) >= 2


def test_the_middle_is_neither_beginning_nor_end() -> None:
    state, _ = mid_game(GAME, 1)
    facts = {fact.name: fact.value for fact in GAME.facts(state)}
    assert facts["round"] in (2, 3, 4)


def test_games_that_nobody_watches_have_an_end_and_the_report_says_which() -> None:
    game = GAMES["familiars-and-foes"]
    state = new_game(game)
    assert isinstance(state, Quest)
    assert state.max_rounds == 200
    notes = [note for note in report(["cauldron", game.id], 0.01).notes if "is played with" in note]
    assert notes == ["familiars-and-foes is played with max_rounds=200"]


def test_the_games_of_players_stand_side_by_side() -> None:
    found = measure(GAMES, 0.01).games
    assert list(found) == ["mythic-arena", "familiars-and-foes", "friendomancy", "black-rose"]
    for speed in found.values():
        assert min(speed.games_per_second, speed.decisions_per_second, speed.clone_us) > 0
        assert speed.waits_per_game >= speed.decisions_per_game, "a decision is a wait, a roll is no decision"
        assert speed.profile is None


def test_this_process_measures_its_own_build() -> None:
    assert measure(TEACHING, 0.02).build == build.kind()


def test_a_profile_has_a_share_for_each_kind_and_no_more() -> None:
    found = profile_of(GAME, 0.02)
    assert list(found.share) == list(found.us_per_decision) == ["options", "steps", "chosen", "luck"]
    assert sum(found.share.values()) == pytest.approx(1, abs=0.001)
    assert min(found.share.values()) >= 0
    # each decision is offered, picked and carried out, and steps follow it
    assert found.looks_per_decision >= 4


def test_the_interpreted_rules_are_source_files_only() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    files: dict[str, str] = json.loads(done.stdout)
    assert "grimalkin.core.agenda" in files
    assert "grimalkin.players.random" in files
    assert [name for name, file in files.items() if not file.endswith(".py")] == []


def test_a_module_run_on_the_source_says_that_it_is_interpreted() -> None:
    command = [sys.executable, "-m", "grimalkin.lab.interpreted", "grimalkin.lab.bench", "--seconds", "0.02"]
    done = subprocess.run([*command, "--game", "cauldron"], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["build"] == "interpreted"


def test_the_lab_package_itself_imports_no_rules() -> None:
    code = "import sys, grimalkin.lab.interpreted; print([n for n in sys.modules if n.startswith('grimalkin.core')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
