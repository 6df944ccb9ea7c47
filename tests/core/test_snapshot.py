"""Snapshots and hashes: new names and fields that come later leave the hashes of earlier games as they are."""

from __future__ import annotations

import json
from typing import ClassVar

import pytest

from grimalkin.core.saved import from_text, to_text
from grimalkin.core.snapshot import StoredHashes, is_of_first_scheme, snapshot, state_hash
from grimalkin.games import GAMES
from grimalkin.games.familiars_and_foes.setup import DrawFamiliar
from tests.support.kit import played_table


class Early:
    id: ClassVar[str] = "thing"

    def __init__(self) -> None:
        self.count = 0


class Late:
    id: ClassVar[str] = "thing"
    later: ClassVar[tuple[str, ...]] = ("strict", "names")

    def __init__(self) -> None:
        self.count = 0
        self.names: list[str] = []
        self.strict = False


def test_a_later_field_stays_out_while_it_is_empty() -> None:
    late = Late()
    assert snapshot(late) == snapshot(Early())


def test_a_later_field_counts_as_soon_as_it_says_something() -> None:
    late = Late()
    before = state_hash(late)
    late.strict = True
    assert '"strict",true' in snapshot(late)
    assert state_hash(late) != before
    late.strict = False
    late.names = ["A"]
    assert state_hash(late) != before


def test_any_other_field_counts_though_it_is_empty() -> None:
    assert '"count",0' in snapshot(Late())


class Noted:
    id: ClassVar[str] = "thing"
    unhashed: ClassVar[tuple[str, ...]] = ("source",)

    def __init__(self, source: int) -> None:
        self.count = 0
        self.source = source


def test_an_unhashed_field_is_in_no_hash_whatever_it_says() -> None:
    assert snapshot(Noted(5)) == snapshot(Noted(7)) == snapshot(Early())


class Waiting:
    id: ClassVar[str] = "waiting"
    later: int = 0

    def __init__(self) -> None:
        self.count = 0
        self.later = 0


def test_a_field_may_be_called_later_itself() -> None:
    """A class attribute of that name is a descriptor in a compiled class and the field's first value in another."""
    assert snapshot(DrawFamiliar(0, 6)) == '["draw_familiar","later",6,"seat",0]'
    assert snapshot(DrawFamiliar(0, 0)) == '["draw_familiar","later",0,"seat",0]'
    assert snapshot(Waiting()) == '["waiting","count",0,"later",0]'


def test_a_strict_table_has_hashes_of_its_own_and_a_generous_one_those_it_always_had() -> None:
    """FF-RULING-125 came after games had been recorded."""
    game = GAMES["familiars-and-foes"]
    strict = game.new({"foe_interrupts": "strict"}, ["", ""])
    generous = game.new({}, ["", ""])
    assert "strict" not in snapshot(generous)
    assert state_hash(strict) != state_hash(generous)
    assert snapshot(strict.copy()) == snapshot(strict)


def test_a_game_that_was_saved_before_the_option_came_still_loads() -> None:
    """FF-RULING-125 Whoever never heard of the option plays generously."""
    game = GAMES["familiars-and-foes"]
    table = played_table(game, 2, {"max_rounds": "1"}, 1)
    lines = to_text(table).split("\n")
    header = json.loads(lines[0])
    assert header["settings"].pop("foe_interrupts") == "generous"
    again = from_text("\n".join([json.dumps(header), *lines[1:]]), GAMES)
    assert [entry.text for entry in again.record] == [entry.text for entry in table.record]
    assert state_hash(again.state) == state_hash(table.state)


class Nameless(Early):
    pass


def test_a_class_goes_by_its_own_id_and_never_by_that_of_its_base() -> None:
    words = r"Nameless is stored and has no id of its own; expected `id: ClassVar\[str\] = \"a_word\"` in the class"
    with pytest.raises(TypeError, match=words):
        snapshot(Nameless())


class Old:
    id: ClassVar[str] = "pot"

    def __init__(self) -> None:
        self.heat = 3
        self.spoon = 1
        self.water = [2]


class New:
    id: ClassVar[str] = "pot"
    renamed: ClassVar[dict[str, str]] = {"ladle": "spoon"}

    def __init__(self) -> None:
        self.ladle = 1
        self.water = [2]
        self.heat = 3


class Newer(New):
    id: ClassVar[str] = "pot"
    renamed: ClassVar[dict[str, str]] = {"fluid": "water"}

    def __init__(self) -> None:
        self.ladle = 1
        self.fluid = [2]
        self.heat = 3


class Twice(Old):
    id: ClassVar[str] = "pot"
    renamed: ClassVar[dict[str, str]] = {"heat": "spoon"}


def test_a_renamed_class_and_a_renamed_field_leave_the_hash_as_it_is() -> None:
    assert snapshot(Old()) == '["pot","heat",3,"spoon",1,"water",[2]]'
    assert snapshot(New()) == snapshot(Newer()) == snapshot(Old())
    assert state_hash(New()) == state_hash(Old())


def test_two_fields_cannot_be_stored_by_one_word() -> None:
    with pytest.raises(TypeError, match="Twice: heat and spoon are both stored as 'spoon'"):
        snapshot(Twice())


def test_a_hash_says_its_scheme() -> None:
    assert state_hash(Old()).startswith("2:")
    assert not is_of_first_scheme(state_hash(Old()))
    assert is_of_first_scheme("0123456789abcdef")
    for other in ("", "0123456789abcde", "0123456789abcdefg", "2:0123456789abcd", "0123456789ABCDEF"):
        assert not is_of_first_scheme(other)


def test_a_hash_of_the_first_scheme_objects_to_nothing_until_another_has_come() -> None:
    found = state_hash(Old())
    old = "0123456789abcdef"
    hashes = StoredHashes()
    assert hashes.agrees(old, found)
    assert hashes.agrees(found, found)
    assert not hashes.agrees(old, found)
    assert hashes.agrees(found, found)
    for wrong in ("", "2:0123456789abcdef", "0123456789abcdef0"):
        assert not StoredHashes().agrees(wrong, found)
