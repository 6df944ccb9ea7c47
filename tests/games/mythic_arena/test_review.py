"""Positions that no worked example covers, each with what the rules say about it."""

from __future__ import annotations

import pytest

from grimalkin.core.engine import advance, apply, happen, pending, waiting_ask, waiting_chance
from grimalkin.core.events import Log
from grimalkin.core.luck import Seeded
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.lines import line_moves
from grimalkin.games.mythic_arena.printed import STATUSES
from grimalkin.games.mythic_arena.state import EVENTS, NONE, Arena
from grimalkin.games.mythic_arena.turn import Primary
from tests.games.mythic_arena.support import Play

# Holds and Retaliate


def avenger_in_a_hold(edition: str) -> Play:
    """Golden Claw has Downed Huangdi; Ol' Chomper, who moves up, holds Gloth and not Golden Claw."""
    fight = Play("golden_claw / gloth", "huangdi:20 / ol_chomper / sir_edmund", edition=edition)
    fight.hold("B.ol_chomper", "A.gloth", "chomp")
    fight.play("A attack golden_claw", "B block huangdi golden_claw")
    fight.play("A power golden_talons", "B power thunder_breath", "A pass", "B pass", 10)
    return fight.play("B move ol_chomper front 0", "B move sir_edmund guard 0")


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_a_giver_may_let_go_in_order_to_retaliate(edition: str) -> None:
    """MA-RULING-67: D8 is one of the points at which a Giver's owner may end the hold."""
    fight = avenger_in_a_hold(edition)
    assert fight.offers("B") == {"pass", "release ol_chomper"}
    fight.play("B release ol_chomper")
    assert not fight.has("A.gloth", "chomp")
    assert fight.offers("B") == {"retaliate ol_chomper huangdi"} | ({"pass"} if edition == "2020" else set())
    fight.play("B retaliate ol_chomper huangdi", "B power crunch", 10)
    assert fight.hp("A.golden_claw") == 110


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_a_giver_that_keeps_its_hold_does_not_retaliate(edition: str) -> None:
    """MA-RULING-54: it must only if a power is usable."""
    fight = avenger_in_a_hold(edition).play("B pass")
    assert fight.battle_is_over()
    assert fight.has("A.gloth", "chomp")


# Random games


HOLDERS = (
    "goliath ember_wing ol_chomper mimick bastion eclipsion "
    "topaz_health_gem onyx_doomstone diamond_of_grace vampiric_deathstone bloodstone jade_purity_stone "
    "sudden_exchange twist_of_fate elyth_rune stasis_veil surge_of_speed second_dawn "
    "healing_salve grease_pot whetstone"
)
MOVERS = (
    "aelwen bling_bling solace nagessa zephyra valtharax "
    "topaz_health_gem sunstone_bulwark sapphire_insight amethyst_wings violet_conduit heliodor_vigor_gem "
    "sudden_exchange twist_of_fate press_the_advantage call_of_the_wild deep_insight stasis_veil "
    "antidote_vial bandage_roll smelling_salts"
)
DECKS = [HOLDERS, MOVERS]


class Watch:
    """A game played at random, and what must hold at every wait of it."""

    def __init__(self, seed: int, **settings: str) -> None:
        self.luck = Seeded(seed)
        full = GAME.full_settings({"deck_format": "constructed", "turn_limit": "60", **settings})
        state = GAME.new(full, [DECKS[seed % 2], DECKS[seed // 2 % 2]])
        assert isinstance(state, Arena)
        self.state: Arena = state
        self.log = Log(EVENTS, GAME.codes)
        self.state.listener = self.log
        self.cards = self.state.census()

    def play(self) -> None:
        state = self.state
        while advance(state) is not None:
            self.check()
            chance = waiting_chance(state)
            if chance is not None:
                happen(state, chance, chance.roll(state, self.luck))
                continue
            offers = [offer for offer in pending(state) if offer.options]
            offer = offers[self.luck.below(len(offers))]
            options = offer.options + offer.standing
            apply(state, offer.seat, options[self.luck.below(len(options))], GAME.codes)

    def check(self) -> None:
        state = self.state
        assert state.census() == self.cards
        fallen = [line.args[0].word[0] for line in self.log.lines if line.what == "downed"]
        assert state.vp == [fallen.count("B"), fallen.count("A")]
        between = isinstance(waiting_ask(state), Primary)
        for seat in range(2):
            assert not between or not line_moves(state, seat)
        rows = [number for row in state.lines for number in row]
        assert len(set(rows)) == len(rows)
        standing = [slot.pet for slot in state.slots if slot.pet != NONE]
        assert len(set(standing)) == len(standing)
        for number, pet in enumerate(state.pets):
            assert pet.in_play() == (number in rows)
            assert sum(1 for status in range(len(STATUSES)) if pet.counters(status)) <= 2
            assert pet.damage >= 0
            assert pet.hp() > 0 or pet.is_doomed()
            assert not between or not pet.is_doomed()

    def counts(self, what: str, after: str) -> list[int]:
        """How often something was told between one telling of `after` and the next."""
        found = [0]
        for line in self.log.lines:
            if line.what == after:
                found.append(0)
            elif line.what == what:
                found[-1] += 1
        return found


@pytest.mark.parametrize("edition", ["2020", "first"])
@pytest.mark.parametrize("mode", ["standard", "simplified"])
def test_in_random_games_the_limits_of_the_rules_hold(mode: str, edition: str) -> None:
    """MA-STATUS-04, MA-HP-01, MA-LCHK-01, MA-WIN-03, MA-POWER-09, MA-ITEM-03"""
    for seed in range(12):
        game = Watch(seed, mode=mode, edition=edition)
        game.play()
        assert max(game.counts("unique", "turn")) <= 1
        assert max(game.counts("used", "turn")) <= 1
