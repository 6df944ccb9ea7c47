"""The fuzzer finds every kind of fault, writes it down so that it can be seen again, and plays the same games again."""

import json
from pathlib import Path

import pytest

from grimalkin.core import saved
from grimalkin.core.game import Setting
from grimalkin.core.luck import Seeded
from grimalkin.games import GAMES, TEACHING
from grimalkin.lab.fuzz import Find, Trial, keep, trials
from tests.lab.broken import BrokenWalk, SoundWalk

SEEDS = range(1, 31)


def finds(fault: str) -> list[Find]:
    game = BrokenWalk(fault)
    return [find for _, find in trials({game.id: game}, 1, len(SEEDS), None) if find is not None]


def test_a_sound_game_gives_no_finds() -> None:
    game = SoundWalk("")
    assert [find for _, find in trials({game.id: game}, 1, 100, None) if find is not None] == []


@pytest.mark.parametrize(
    ("fault", "kind", "error"),
    [
        ("dead end", "dead end", "T-1: Turn asks seat B and offers nothing"),
        ("crash", "crash", "ZeroDivisionError: walked into a wall"),
        ("runaway", "runaway", "61 entries lead here; a game has at most 60"),
    ],
)
def test_each_fault_is_found(fault: str, kind: str, error: str) -> None:
    found = finds(fault)
    # a few games end early because a seat concedes
    assert len(found) > len(SEEDS) * 0.7
    assert {(find.kind, find.error) for find in found} == {(kind, error)}


def test_a_state_that_no_record_can_tell_is_found() -> None:
    assert {find.kind for find in finds("reload")} <= {"crash", "reload", "undo"}
    assert len(finds("reload")) > len(SEEDS) * 0.7


def test_a_find_is_kept_with_all_that_is_needed_to_see_it_again(tmp_path: Path) -> None:
    find = finds("dead end")[0]
    path = keep(find, tmp_path / "new" / "finds")
    assert path == tmp_path / "new" / "finds" / f"broken-walk-{find.seed}.json"
    text = json.loads(path.read_text())
    assert list(text) == [
        "game",
        "seed",
        "kind",
        "error",
        "doing",
        "again",
        "settings",
        "seats",
        "entries",
        "trace",
        "saved",
    ]
    assert text["again"] == f"grimalkin fuzz --game broken-walk --games 1 --seed {find.seed}"
    assert text["seats"] == 2
    assert set(text["settings"]) == {"mood"}
    assert text["doing"] == "asking who may act"
    # the record up to the fault replays to the position where the fault shows
    table = saved.from_text("".join(f"{line}\n" for line in text["saved"]), {"broken-walk": BrokenWalk("dead end")})
    assert len(table.record) == text["entries"]
    again = Trial(BrokenWalk("dead end"), find.seed).run()
    assert again is not None
    assert (again.kind, again.error, again.saved) == (find.kind, find.error, find.saved)


def test_the_same_seed_plays_the_same_games() -> None:
    first = [(trial.game.id, trial.entries, trial.table and saved.to_text(trial.table)) for trial, _ in play()]
    second = [(trial.game.id, trial.entries, trial.table and saved.to_text(trial.table)) for trial, _ in play()]
    assert first == second
    assert len({text for _, _, text in first}) == len(first)


def play() -> list[tuple[Trial, Find | None]]:
    return list(trials({**TEACHING, "walk": SoundWalk("")}, 77, 12, None))


def test_what_ends_a_game_nobody_watches_is_kept_and_told() -> None:
    """Other settings are any of theirs."""
    game = SoundWalk("crash")
    game.settings.append(Setting("hours", ["none"], 1, 9, unattended="7"))
    settings = [find.settings for _, find in trials({game.id: game}, 1, 30, None) if find is not None]
    assert {found["hours"] for found in settings} == {"7"}
    assert {found["mood"] for found in settings} == {"fair", "foul"}


def test_the_trials_reach_every_kind_of_entry_and_number_of_seats() -> None:
    tables = [trial.table for trial, find in trials(TEACHING, 1, 80, None) if find is None]
    kinds = {entry.kind for table in tables if table is not None for entry in table.record}
    assert kinds == {"choice", "luck", "stop", "timeout", "concede", "undo"}
    assert {len(table.seats) for table in tables if table is not None} == {2, 4}
    assert {table.settings["rounds"] for table in tables if table is not None} == {"5", "2", "9"}
    texts = [entry.text for table in tables if table is not None for entry in table.record]
    assert "purr" in texts
    assert any(text.startswith("redo to ") for text in texts)


def test_seats_bring_decks_that_the_table_takes() -> None:
    """By luck, ready ones, or none; no two seats the same ready one."""
    for game in GAMES.values():
        brought: list[str] = []
        for trial in (Trial(game, seed) for seed in range(12)):
            trial.settings = game.unattended(game.deck_settings())
            trial.seats = trial.any_of(trial.seat_counts())
            decks = trial.decks()
            game.new(trial.settings, decks)
            brought += decks
        ready = {deck.text for deck in game.ready_decks()}
        assert not game.takes_decks or ready & set(brought), game.id
        by_luck = game.random_deck(game.full_settings(game.deck_settings()), Seeded(1))
        assert bool(by_luck) == bool(set(brought) - ready - {""}), game.id
