"""Saved games: what is written is read, and whatever is wrong is refused with its line, reason and remedy."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grimalkin.core.errors import BadSave, GrimalkinError
from grimalkin.core.luck import Committed, Seeded, seed_hash
from grimalkin.core.saved import from_text, read, to_text, write
from grimalkin.core.snapshot import snapshot
from grimalkin.core.table import Seat, Table, open_table
from grimalkin.games.cauldron import GAME
from tests.support.effort import times
from tests.support.play import do, offered, sit

GAMES = {GAME.id: GAME}
SECRET = b"sixteen bytes ok"
SEATS = [Seat("Ash", "human"), Seat("Bramble", "bot:greedy")]


def played(luck: Committed | Seeded, entries: int) -> Table:
    """A table after some entries, with an undo, a redo, a stop, a takeover and a ruling among them."""
    table = open_table(GAME, {"rounds": "5"}, SEATS, luck)
    own = Seeded(7)
    table.stop(0, "catnip", True)
    while table.state.result is None and len(table.record) < entries:
        offer = table.offers()[0]
        table.play(offer.seat, GAME.codes.text(offer.options[own.below(len(offer.options))]))
        if own.below(8) == 0:
            table.undo(offer.seat, [0, 1])
            if own.below(2):
                table.redo(offer.seat, [0, 1])
        if own.below(20) == 0:
            table.takeover(1, "human")
            table.ruling("points 0 3")
    return table


def lines_of(table: Table) -> list[dict[str, Any]]:
    return [json.loads(line) for line in to_text(table).splitlines()]


def text_of(lines: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def refused(text: str) -> str:
    with pytest.raises(BadSave) as error:
        from_text(text, GAMES)
    assert error.value.code == "bad_save"
    return str(error.value)


@pytest.mark.parametrize("entries", [0, 20, 60, 1000])
@pytest.mark.parametrize("luck", [Committed(SECRET), Seeded(5)])
def test_a_saved_game_is_read_whole_and_goes_on_the_same(luck: Committed | Seeded, entries: int) -> None:
    table = played(luck.at(0) if isinstance(luck, Committed) else luck.copy(), entries)
    text = to_text(table)
    again = from_text(text, GAMES)
    assert to_text(again) == text
    assert snapshot(again.state) == snapshot(table.state)
    while table.state.result is None:
        offer = table.offers()[-1]
        notation = GAME.codes.text((offer.options or offer.standing)[-1])
        table.play(offer.seat, notation)
        again.play(offer.seat, notation)
    assert to_text(again) == to_text(table)


def test_a_game_without_its_seed_can_be_read_and_tells_no_seed() -> None:
    table = played(Committed(SECRET), 1000)
    text = to_text(table, with_seed=False)
    assert SECRET.hex() not in text
    assert seed_hash(SECRET) in text
    assert snapshot(from_text(text, GAMES).state) == snapshot(table.state)


def test_scripted_luck_is_saved_as_recorded() -> None:
    table = do(sit("3"), "A pass", "A throw nettle", "B throw nettle")
    again = from_text(to_text(table), GAMES)
    assert offered(again, "A") == offered(table, "A")
    do(again, "A pass")
    with pytest.raises(GrimalkinError, match="luck is needed here and this record has none left"):
        do(again, "B pass", "A pass", "B pass")


def test_a_file_cut_in_the_middle_of_a_line_is_refused() -> None:
    text = to_text(played(Committed(SECRET), 30))
    cut = text[: text.index('"n":20') + 10]
    assert refused(cut) == "line 21: the line is cut off in the middle; expected a line end after every line"


def test_a_file_cut_between_lines_is_refused() -> None:
    lines = to_text(played(Committed(SECRET), 30)).splitlines(keepends=True)
    assert refused("".join(lines[:20])) == (
        "line 21: the file ends too early; expected a closing line that counts the entries"
    )
    assert refused("") == "line 1: the file is empty; expected the header of a saved game"
    assert refused(lines[0] + lines[-1]).startswith(f"line 2: 0 entries are there; expected {len(lines) - 2}")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("format", 9, "line 1: it is written in format 9; expected format 2 or 3"),
        ("rules", 3, "line 1: it was played by version 3 of the rules of cauldron; expected version 2"),
        ("game", "chess", "line 1: there is no game 'chess'; expected one of: cauldron"),
        ("grimalkin", "card file", "line 1: this says it is 'card file'; expected 'saved game'"),
        (
            "settings",
            {"rounds": "6"},
            "line 1: cauldron: rounds = '6'; it can be: 5, 2, 9; expected a table that can be set up",
        ),
        ("seats", [], "line 1: cauldron: got 0 seats; expected 2 to 4; expected a table that can be set up"),
        ("luck", {"kind": "dice"}, "line 1: the luck is 'dice'; expected one of: committed, seeded, recorded"),
        (
            "format",
            "1",
            "line 1: Expected `int`, got `str` - at `$.format`; expected an object with grimalkin",
        ),
    ],
)
def test_a_foreign_header_is_refused(field: str, value: object, message: str) -> None:
    lines = lines_of(played(Committed(SECRET), 20))
    lines[0][field] = value
    assert refused(text_of(lines)).startswith(message)


def test_another_rules_version_is_taken_on_request_if_it_replays_to_the_same_states() -> None:
    table = played(Committed(SECRET), 30)
    lines = lines_of(table)
    lines[0]["rules"] = 0
    assert snapshot(from_text(text_of(lines), GAMES, upgrade=True).state) == snapshot(table.state)
    lines[12]["hash"] = "0" * 16
    with pytest.raises(BadSave, match="line 13: the state hash is 0000000000000000"):
        from_text(text_of(lines), GAMES, upgrade=True)


def test_an_illegal_choice_is_refused_with_the_rule_and_the_alternatives() -> None:
    lines = lines_of(do(sit(), "A pass"))
    lines[7]["text"] = "throw nettle"
    assert refused(text_of(lines)) == (
        "line 8: CA-STIR-02: seat A cannot 'throw nettle'; it can: pass, give nettle, give toadstool, give catnip, "
        "purr; expected a choice that the rules allow here"
    )
    lines[7]["text"] = "jump"
    assert refused(text_of(lines)) == (
        "line 8: 'jump' is not a choice of this game; expected a choice that the rules allow here"
    )


def test_a_forged_seed_hash_is_refused() -> None:
    lines = lines_of(played(Committed(SECRET), 20))
    lines[0]["luck"]["hash"] = "f" * 64
    assert refused(text_of(lines)) == (
        f"line 1: the seed hash is {'f' * 64}; expected {seed_hash(SECRET)}, the hash of the seed"
    )


def test_a_forged_seed_is_refused() -> None:
    lines = lines_of(played(Committed(SECRET), 20))
    other = b"another seed, it"
    lines[0]["luck"] = {"kind": "committed", "hash": seed_hash(other), "seed": other.hex()}
    assert "which is what the seed says" in refused(text_of(lines))
    lines[0]["luck"]["seed"] = "not hex"
    assert refused(text_of(lines)) == "line 1: the seed is 'not hex'; expected hexadecimal digits"


@pytest.mark.parametrize("luck", [Committed(SECRET), Seeded(11)])
def test_forged_luck_is_refused(luck: Committed | Seeded) -> None:
    lines = lines_of(played(luck, 20))
    was = lines[1]["text"]
    lines[1]["text"] = "moonwort" if was != "moonwort" else "nettle"
    assert refused(text_of(lines)) == (
        f"line 2: luck says '{lines[1]['text']}'; expected '{was}', which is what the seed says"
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"n": 9}, "line 8: this is entry 9; expected entry 7"),
        ({"seat": 4}, "line 8: the seat of a choice is 4; expected 0 to 1"),
        ({"kind": "bribe"}, "line 8: the kind is 'bribe'; expected one of: choice, luck, stop, timeout, concede"),
        ({"kind": "luck", "seat": -1}, "line 8: luck says 'pass', but nothing waits for luck; expected a luck that"),
        ({"kind": "undo"}, "line 8: undo 'pass' is not understood; write 'to N', 'redo to N' or 'to N agreed A,B';"),
        ({"kind": "undo", "text": "to 3"}, "line 8: luck spoke at entry 4, so going to entry 3 needs the consent of B"),
        ({"kind": "undo", "text": "redo to 3"}, "line 8: 'redo to 3': the last undo came from nowhere; expected"),
        ({"kind": "ruling", "seat": -1}, "line 8: 'pass' is not understood; write 'points TEAM NUMBER'"),
        ({"hash": "0"}, "line 8: the state hash is 0; expected"),
        (
            {"extra": 1},
            "line 8: Object contains unknown field `extra`; expected an object with n, seat, kind, text, hash",
        ),
    ],
)
def test_a_wrong_entry_is_refused(change: dict[str, Any], message: str) -> None:
    lines = lines_of(do(sit(), "A pass"))
    lines[7].update(change)
    assert refused(text_of(lines)).startswith(message)


def test_something_else_is_refused() -> None:
    assert refused("Dear diary,\n").startswith("line 1: this is not JSON")
    lines = lines_of(do(sit(), "A pass"))
    lines[-1]["over"] = True
    assert refused(text_of(lines)) == "line 9: over is true; expected what the record leads to"


def test_files_are_written_whole_and_never_overwritten(tmp_path: Path) -> None:
    table = do(sit(), "A pass")
    path = tmp_path / "game.jsonl"
    write(table, path)
    assert to_text(read(path, GAMES)) == to_text(table)
    do(table, "B throw nettle")
    with pytest.raises(GrimalkinError, match=r"game.jsonl is there already and was not touched"):
        write(table, path)
    assert len(read(path, GAMES).record) == 7
    write(table, path, replace=True)
    assert len(read(path, GAMES).record) == 8
    assert [other.name for other in tmp_path.iterdir()] == ["game.jsonl"]
    with pytest.raises(GrimalkinError, match="cannot be written: No such file or directory"):
        write(table, tmp_path / "nowhere" / "game.jsonl")


def test_a_refused_file_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    cut = to_text(do(sit(), "A pass"))[:-5]
    path.write_text(cut)
    with pytest.raises(BadSave):
        read(path, GAMES)
    assert path.read_text() == cut
    with pytest.raises(GrimalkinError, match="cannot be read: No such file"):
        read(tmp_path / "other.jsonl", GAMES)
    path.write_bytes(b'{"a":1}\n\xff\xfe\n')
    with pytest.raises(BadSave, match="line 2: the line is not UTF-8 text"):
        read(path, GAMES)


@settings(max_examples=times(300), deadline=None, derandomize=True)
@given(st.data())
def test_a_damaged_file_raises_nothing_but_our_own_errors(data: st.DataObject) -> None:
    text = to_text(played(Committed(SECRET), 25))
    at = data.draw(st.integers(0, len(text) - 1))
    cut = data.draw(st.integers(0, 40))
    put = data.draw(st.one_of(st.text(max_size=8), st.sampled_from(["-1", "null", "{}", '"', "\n", "to 0", "999999"])))
    damaged = text[:at] + put + text[at + cut :]
    with contextlib.suppress(GrimalkinError):
        from_text(damaged, GAMES)
