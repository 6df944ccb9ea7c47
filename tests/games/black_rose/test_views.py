"""What seats see, and what they no longer see."""

from __future__ import annotations

from pathlib import Path

from grimalkin.core.luck import Seeded
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.scenario_run import play_act, table_of
from grimalkin.core.scenarios import Scenario, read_scenario
from grimalkin.core.table import Seat, Table
from grimalkin.core.view import Fact, View
from grimalkin.games.black_rose.game import GAME
from grimalkin.games.black_rose.kinds import BOTH, NONE, PACKS, SETUP
from grimalkin.games.black_rose.state import Lodge

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "black_rose"


def scenario(name: str) -> Scenario:
    return read_scenario(name, (SCENARIOS / f"{name}.toml").read_text(encoding="utf-8"), {GAME.id: GAME})


def played(name: str, acts: int) -> Table:
    """A scenario after so many of its acts."""
    read = scenario(name)
    table = table_of(read)
    for act in read.acts[:acts]:
        play_act(table, act)
    return table


def cards_in(view: View, zone: str) -> list[str | None]:
    return [piece.card for found in view.zones if found.id == zone for piece in found.pieces]


def facts_of(view: View, seat: int) -> dict[str, int | str]:
    return {fact.name: fact.value for fact in view.seats[seat].facts}


def test_ex_92_of_a_preparation_others_see_who_is_ready_and_nothing_else() -> None:
    """BR-EX-92, BR-PREP-08"""
    table = played("ex_92_sealed_preparation", 1)  # A is ready; B has laid two cards and taken one back
    laid = table.view(0)
    assert [seat.asked for seat in laid.seats] == [False, True]
    fresh = table_of(scenario("ex_92_sealed_preparation")).view(0)
    assert laid.seats[1].facts == fresh.seats[1].facts
    for zone in ("sheet.B", "hand.B"):
        assert cards_in(laid, zone) == cards_in(fresh, zone)
    assert cards_in(laid, "sheet.B") == []
    assert cards_in(laid, "hand.B") == [None, None, None]


def test_a_hand_is_open_to_who_looks_at_it_and_closed_afterwards() -> None:
    """BR-RULING-161"""
    during = played("card_extort_magic", 1)
    assert cards_in(during.view(0), "hand.B") == ["fireball", "eviscerate"]
    assert cards_in(during.view(1), "hand.A") == [None, None]
    assert cards_in(during.view(SPECTATOR), "hand.B") == [None, None]
    after = played("card_extort_magic", 3)
    assert cards_in(after.view(0), "hand.B") == [None, None]
    assert cards_in(after.view(0), "hand.A") == ["fireball", "death_delirium"]
    told = [line.args for line in during.view(0).log if line.what == "looked"]
    assert [args[1][1] for args in told] == ["fireball", "eviscerate"]


def test_cards_put_back_on_a_deck_are_not_shown() -> None:
    """BR-RULING-161"""
    table = played("room_observatory", 2)
    for seat in (0, 1, SPECTATOR):
        assert cards_in(table.view(seat), "quest_deck.1") == []


def test_all_see_whose_trophies_a_mage_holds() -> None:
    table = played("def_put_into_the_cell_in_an_own_action", 1)
    for seat in (0, 1, SPECTATOR):
        facts = facts_of(table.view(seat), 0)
        assert (facts["trophies"], facts["trophies_b"]) == (1, 1)
        assert "trophies_c" not in facts


def test_all_see_the_elements_of_spells_resolved() -> None:
    table = played("magic_door_swaps", 1)
    for seat in (0, 1, SPECTATOR):
        named = [name for name in facts_of(table.view(seat), 0) if name.startswith("element_")]
        assert named == ["element_fire"]


def test_only_the_holder_of_a_quest_sees_how_far_it_has_come() -> None:
    """BR-QUEST-01, BR-QUEST-02"""
    holder = {"mage": "tessa", "quests": ["two_doors", "collector"], "trophies": ["B"]}
    position = {"at": "T4", "active": "A", "A": holder, "B": {"mage": "nero"}}
    table = Table(GAME, {}, [Seat("a", "human"), Seat("b", "human")], Seeded(1), position)

    def told(seat: int) -> dict[str | None, list[Fact]]:
        return {
            piece.card: piece.facts for zone in table.view(seat).zones if zone.id == "quests.A" for piece in zone.pieces
        }

    assert told(0) == {"two_doors": [Fact("progress", 0, 2)], "collector": [Fact("progress", 1, 2)]}
    assert told(1) == told(SPECTATOR) == {None: []}


def test_an_own_preparation_lies_in_its_slots_until_it_is_taken_back() -> None:
    """BR-PREP-08"""
    table = table_of(scenario("ex_92_sealed_preparation"))
    table.play(1, "lay stone_claws 1 upright")
    table.play(1, "lay epiphany quick reversed")
    own = table.view(1)
    sheet = {piece.id: piece for zone in own.zones if zone.id == "sheet.B" for piece in zone.pieces}
    assert {at: piece.card for at, piece in sheet.items()} == {"slot.B.1": "stone_claws", "slot.B.quick": "epiphany"}
    assert {fact.name: fact.value for fact in sheet["slot.B.quick"].facts}["side"] == "reversed"
    assert cards_in(own, "hand.B") == ["bone_armor"]
    assert cards_in(table.view(0), "hand.B") == [None, None, None]
    assert cards_in(table.view(0), "sheet.B") == []
    table.back(1)
    assert cards_in(table.view(1), "sheet.B") == ["stone_claws"]
    assert cards_in(table.view(1), "hand.B") == ["bone_armor", "epiphany"]


def set_up(settings: dict[str, str]) -> Table:
    """Three players who take what comes first, until the first of them is asked in the first round."""
    seats = [Seat("a", "human"), Seat("b", "human"), Seat("c", "human")]
    table = Table(GAME, settings, seats, Seeded(3))
    table.settle()
    while lodge_of(table).phase == SETUP:
        offer = table.offers()[0]
        table.play(offer.seat, GAME.codes.text(offer.options[0]))
        table.settle()
    return table


def lodge_of(table: Table) -> Lodge:
    assert isinstance(table.state, Lodge)
    return table.state


def test_after_the_set_up_everything_lies_in_its_place() -> None:
    """BR-SETUP-11, BR-SETUP-12, BR-SETUP-18, BR-SETUP-19, BR-FAMSET-02, BR-GEN-01"""
    table = set_up({"packs": "draco,hydra"})
    state = lodge_of(table)
    event = state.box.event(state.board[0])  # the first of the first Moon, drawn already
    assert (event.moon, state.rose_pp) == (1, event.reveal)
    assert [(mage.pp, mage.wounds, mage.tokens) for mage in state.mages] == [(0, 0, BOTH)] * 3
    for seat in (0, 1, 2, SPECTATOR):
        view = table.view(seat)
        zones = {zone.id: zone for zone in view.zones}
        assert [[piece.id for piece in zones[f"cell.{at}"].pieces] for at in "ABC"] == [
            ["mage.A"],
            ["mage.B"],
            ["mage.C"],
        ]
        assert cards_in(view, "reserve") == ["drogon", "smaug", "ashardalon", "miamat", "lerna", "yocca"]
        assert [zones[f"event_deck.{moon}"].size for moon in (1, 2, 3)] == [5, 6, 6]
        assert [zones[f"quest_deck.{moon}"].size for moon in (1, 2, 3)] == [
            4,
            7,
            5,
        ]  # each Mage has one; Collector is for four
    for card in state.box.evocations:
        taken = PACKS[card.pack] not in ("draco", "hydra") if card.pack != NONE else False
        assert state.supply[card.number] == (0 if taken else card.copies), card.key


def test_a_mage_sees_the_own_cards_and_all_see_the_discards() -> None:
    """BR-RULING-142, BR-RULING-160"""
    sheet = [
        {"slot": "1", "card": "bone_armor", "side": "reversed", "state": "active"},
        {"slot": "2", "card": "blade_barrage", "state": "active"},
    ]
    position = {
        "at": "T4",
        "active": "A",
        "quest_discard_1": ["two_doors"],
        "event_discard_1": ["falling_petals"],
        "discard_illusion": ["suggestion"],
        "A": {"sheet": sheet, "memories": ["gaze"]},
    }
    table = Table(GAME, {}, [Seat("a", "human"), Seat("b", "human")], Seeded(1), position)
    for seat, seen in ((0, True), (1, False), (SPECTATOR, False)):
        view = table.view(seat)
        assert cards_in(view, "sheet.A") == (["bone_armor", "blade_barrage"] if seen else [None, None])
        assert cards_in(view, "memories.A") == (["gaze"] if seen else [None])
        sides = [
            fact.value
            for zone in view.zones
            if zone.id == "sheet.A"
            for piece in zone.pieces
            for fact in piece.facts
            if fact.name == "side"
        ]
        assert sides == (["reversed", "upright"] if seen else [])
        assert cards_in(view, "quest_discard.1") == ["two_doors"]
        assert cards_in(view, "event_discard.1") == ["falling_petals"]
        assert cards_in(view, "discard.illusion") == ["suggestion"]
