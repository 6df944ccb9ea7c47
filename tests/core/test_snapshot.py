"""Snapshots and hashes: fields that come later leave the hashes of earlier games as they are."""

from __future__ import annotations

import json
from typing import ClassVar

from grimalkin.core.saved import from_text, to_text
from grimalkin.core.snapshot import snapshot, state_hash
from grimalkin.games import GAMES
from grimalkin.games.familiars_and_foes.setup import DrawFamiliar
from tests.support.kit import played_table


class Early:
    def __init__(self) -> None:
        self.count = 0


class Late:
    later: ClassVar[tuple[str, ...]] = ("strict", "names")

    def __init__(self) -> None:
        self.count = 0
        self.names: list[str] = []
        self.strict = False


def test_a_later_field_stays_out_while_it_is_empty() -> None:
    late = Late()
    assert snapshot(late) == snapshot(Early()).replace("Early", "Late")


def test_a_later_field_counts_as_soon_as_it_says_something() -> None:
    late = Late()
    before = state_hash(late)
    late.strict = True
    assert '["strict",true]' in snapshot(late)
    assert state_hash(late) != before
    late.strict = False
    late.names = ["A"]
    assert state_hash(late) != before


def test_any_other_field_counts_though_it_is_empty() -> None:
    assert '["count",0]' in snapshot(Late())


class Waiting:
    later: int = 0

    def __init__(self) -> None:
        self.count = 0
        self.later = 0


def test_a_field_may_be_called_later_itself() -> None:
    """A class attribute of that name is a descriptor in a compiled class and the field's first value in another."""
    assert snapshot(DrawFamiliar(0, 6)) == '["DrawFamiliar",["later",6],["seat",0]]'
    assert snapshot(DrawFamiliar(0, 0)) == '["DrawFamiliar",["later",0],["seat",0]]'
    assert snapshot(Waiting()) == '["Waiting",["count",0],["later",0]]'


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
