"""Why a piece on the table cannot be chosen: each reason belongs to the piece that it is about."""

from __future__ import annotations

from grimalkin.core.masks import mask
from grimalkin.games.mythic_arena.game import GAME
from tests.games.mythic_arena.support import Play


def blocked(play: Play, seat: int, piece: str) -> dict[str, str] | None:
    found = GAME.blocked(mask(play.state, seat), seat, piece)
    return None if found is None else {GAME.codes.text(act): rule for act, rule in found}


def test_a_battle_power_in_the_primary_step_is_about_the_pet_that_has_it() -> None:
    """MA-POWER-07"""
    play = Play("gloth / solace / mossback", "huangdi / whisper", at="T3")
    for pet, power in (("gloth", "charge"), ("solace", "switch_hit"), ("mossback", "snap")):
        found = blocked(play, 0, f"A.{pet}")
        assert found is not None
        assert found[f"power {power}"] == "MA-POWER-07"
    assert blocked(play, 0, "B.huangdi") is None
    assert blocked(play, 0, "B.whisper") is None


def test_a_pet_of_the_other_side_gets_no_elyth_of_mine() -> None:
    """MA-RULING-75"""
    play = Play("gloth / solace", "huangdi / whisper", ["ruby_power_gem"], at="T3").play("A play ruby_power_gem")
    assert blocked(play, 0, "B.huangdi") == {"on them.huangdi": "MA-RULING-75"}
    assert blocked(play, 0, "B.whisper") == {"on them.whisper": "MA-RULING-75"}
    assert blocked(play, 0, "A.gloth") == {}


def test_a_held_pet_without_a_target_is_not_kept_back_by_the_hold() -> None:
    """MA-RULING-116, MA-RULING-70"""
    play = Play("gloth", "nagessa solace / huangdi", at="T3").hold("B.nagessa", "A.gloth", "constrict")
    assert play.why("A unique gloth") == "MA-RULING-116", "nobody has Elyth to devour"
    play = Play("gloth", "nagessa solace+ruby_power_gem / huangdi", at="T3").hold("B.nagessa", "A.gloth", "constrict")
    assert play.why("A unique gloth") == "MA-RULING-70", "Solace has, but Gloth is held by Nagessa"


def test_why_a_pet_is_not_adjacent() -> None:
    """MA-ADJ-01, MA-RULING-25"""
    fight = Play("sir_edmund gloth mossback / solace / goliath", "huangdi")
    fight.play("A attack sir_edmund", "A done", "B block huangdi sir_edmund", "A power radiant_horn")
    fight.play("B power thunder_breath", "A pass", "B pass", 15, 5, 12)
    assert fight.offers("A") == {"on gloth", "on solace"}
    assert fight.why("A on mossback") == "MA-RULING-25", "two places along the row"
    assert fight.why("A on goliath") == "MA-ADJ-01", "two lines behind"
    assert fight.why("A on sir_edmund") == "MA-ADJ-01", "no pet is adjacent to itself"
    assert fight.why("A on them.huangdi") == "MA-RULING-116", "it is for own pets"
