"""What greedy play makes of the advice: it fights where it can hit, brings pets out and keeps its Willpower."""

from __future__ import annotations

import pytest

from grimalkin.core.engine import pending
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import mask
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.state import SEATS
from grimalkin.players.greedy import Greedy
from tests.games.mythic_arena.support import Play
from tests.support.effort import times

THREE = "gloth / solace / sir_edmund"


def choices(play: Play, seat: str) -> set[str]:
    """Whatever greedy chooses here, with different luck."""
    offer = next(offer for offer in pending(play.state) if offer.seat == SEATS.index(seat))
    masked = mask(play.state, offer.seat)
    found = set()
    for seed in range(times(8)):
        chosen = Greedy(4).choose(GAME, masked, offer.seat, offer.options, offer.standing, Seeded(seed))
        found.add(GAME.codes.text(chosen))
    return found


@pytest.mark.parametrize("status", ["fear", "stunned"])
def test_a_pet_that_cannot_hit_is_not_named_beside_another(status: str) -> None:
    play = Play("gloth solace / sir_edmund / aelwen", "mossback / huangdi / nagessa")
    play.status("A.solace", status)
    assert choices(play.play("A attack gloth"), "A") == {"done"}


def test_a_pet_that_can_hit_and_is_not_struck_is_named() -> None:
    play = Play("gloth solace / sir_edmund / aelwen", "mossback / huangdi / nagessa")
    assert choices(play.play("A attack gloth"), "A") == {"attack solace"}


def test_the_pet_with_a_chance_attacks_where_one_has_none() -> None:
    play = Play("gloth solace / sir_edmund / aelwen", "mossback / huangdi / nagessa").status("A.gloth", "fear")
    assert choices(play, "A") == {"attack solace"}


def test_a_fourth_pet_is_played() -> None:
    play = Play(
        THREE, "mossback / huangdi / nagessa", ["golden_claw", "whetstone", "grease_pot", "bandage_roll"], at="T2"
    )
    assert choices(play, "A") == {"play golden_claw"}


def test_the_last_cards_in_hand_are_kept_for_willpower() -> None:
    play = Play(THREE, "mossback / huangdi / nagessa", ["jade_purity_stone"], at="T3")
    assert "play jade_purity_stone" not in choices(play, "A")


def test_cards_that_no_power_needs_are_played() -> None:
    hand = ["ruby_power_gem", "citrine_swiftstone", "bandage_roll", "grease_pot", "antidote_vial", "smelling_salts"]
    play = Play(THREE, "mossback / huangdi / nagessa", hand, at="T3")
    assert all(choice.startswith("play ") for choice in choices(play, "A"))


def test_the_power_that_downs_is_declared_though_another_has_a_status() -> None:
    play = Play("ember_wing / gloth", "solace:50 / huangdi").play("A attack ember_wing", "B block solace ember_wing")
    assert choices(play, "A") == {"power pyre_dive"}  # Flaming Body has taken 10 of the 50


def test_elyth_goes_on_a_pet_that_has_none() -> None:
    play = Play("gloth+topaz_health_gem / solace / sir_edmund", "mossback / huangdi", ["ruby_power_gem"], at="T3")
    assert "on gloth" not in choices(play.play("A play ruby_power_gem"), "A")
