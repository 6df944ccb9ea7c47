"""Saved games of format 2, whose hashes are of Python names: they are replayed, and they go on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from grimalkin.core.errors import BadSave
from grimalkin.core.saved import from_text, read, to_text
from grimalkin.core.snapshot import is_of_first_scheme, snapshot, state_hash
from grimalkin.core.table import Table
from tests.support.games import every_game

FOLDER = Path(__file__).resolve().parents[1] / "records" / "format-2"
GAMES = every_game()
OLD = sorted(path.stem for path in FOLDER.glob("*.save"))


def old(name: str) -> list[str]:
    return (FOLDER / f"{name}.save").read_text(encoding="utf-8").splitlines(keepends=True)


def play_on(table: Table, entries: int) -> None:
    """Whoever is asked takes the last option that is offered."""
    while table.state.result is None and len(table.record) < entries:
        offer = next(offer for offer in table.offers() if offer.options)
        table.play(offer.seat, table.game.codes.text(offer.options[-1]))


def test_there_is_one_of_each_game_and_all_their_hashes_are_of_the_first_scheme() -> None:
    assert OLD == ["cauldron", "familiars-and-foes", "mythic-arena"]
    for name in OLD:
        header, *entries, _closing = [json.loads(line) for line in old(name)]
        assert header["format"] == 2
        assert all(is_of_first_scheme(entry["hash"]) for entry in entries)


@pytest.mark.parametrize("name", OLD)
def test_an_old_game_is_replayed_and_goes_on(name: str) -> None:
    table = read(FOLDER / f"{name}.save", GAMES)
    entries = [json.loads(line) for line in old(name)[1:-1]]
    assert [(entry.seat, entry.kind, entry.text) for entry in table.record] == [
        (entry["seat"], entry["kind"], entry["text"]) for entry in entries
    ]
    assert table.record[-1].hash == state_hash(table.state)
    play_on(table, len(entries) + 20)
    text = to_text(table)
    assert json.loads(text.splitlines()[0])["format"] == 3
    again = from_text(text, GAMES)
    assert snapshot(again.state) == snapshot(table.state)
    assert to_text(again) == text


@pytest.mark.parametrize("name", OLD)
def test_an_old_game_is_still_checked_by_the_rules_and_by_its_seed(name: str) -> None:
    lines = old(name)
    first_luck = next(i for i, line in enumerate(lines) if '"kind":"luck"' in line)
    face = json.loads(lines[first_luck])["text"]
    other = next(json.loads(line)["text"] for line in lines[1:-1] if "luck" in line and f'"text":"{face}"' not in line)
    wrong = [*lines]
    wrong[first_luck] = lines[first_luck].replace(f'"text":"{face}"', f'"text":"{other}"')
    with pytest.raises(BadSave, match=f"line {first_luck + 1}: luck says"):
        from_text("".join(wrong), GAMES)
    choice = next(i for i, line in enumerate(lines) if '"kind":"choice"' in line)
    wrong = [*lines]
    entry = json.loads(lines[choice])
    wrong[choice] = json.dumps({**entry, "seat": 1 - entry["seat"]}) + "\n"
    with pytest.raises(BadSave, match=f"line {choice + 1}: "):
        from_text("".join(wrong), GAMES)


def test_old_hashes_stand_before_all_others_and_nowhere_else() -> None:
    """A server keeps the rows of an old game as they are and adds new ones: it writes both into one file."""
    table = read(FOLDER / "cauldron.save", GAMES)
    play_on(table, len(table.record) + 5)
    new = to_text(table).splitlines(keepends=True)
    last = len(old("cauldron")) - 1
    mixed = [new[0], *old("cauldron")[1:last], *new[last:]]
    assert to_text(from_text("".join(mixed), GAMES)) == "".join(new)
    mixed[3] = new[3]
    with pytest.raises(BadSave, match=r"line 5: the state hash is [0-9a-f]{16}; expected 2:[0-9a-f]{16}, the hash of"):
        from_text("".join(mixed), GAMES)
