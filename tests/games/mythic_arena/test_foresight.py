"""What a choice would do, compared with what it does; and every change of a value with its source."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from grimalkin.core.engine import waiting_ask
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import mask
from grimalkin.core.snapshot import snapshot
from grimalkin.core.table import Seat, open_table
from grimalkin.core.view import Fact, Modifier
from grimalkin.games.mythic_arena.deck import ready_decks
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.modifiers import UNTOLD, modifiers
from grimalkin.games.mythic_arena.printed import DAMAGE, STUNNED
from grimalkin.games.mythic_arena.state import NONE, SEATS, Arena, Lasting
from grimalkin.games.mythic_arena.values import hit_of, increase_of, miss_of, reduction_of, regeneration_of, speed_of
from tests.games.mythic_arena.support import Play
from tests.support.effort import times

HEADS = ("strike", "on")


def facts(play: Play, act: str) -> list[Fact]:
    """What is foreseen of `A attack gloth`."""
    seat = SEATS.index(act[0])
    return GAME.foresee(mask(play.state, seat), seat, GAME.codes.code(act[2:]))


def groups(play: Play, act: str) -> list[dict[str, int | str]]:
    """The facts in their groups, each a blow or a change; what comes before them is the first."""
    found: list[dict[str, int | str]] = [{}]
    for fact in facts(play, act):
        if fact.name in HEADS:
            found.append({})
        found[-1][fact.name] = fact.value
    return found


def test_who_is_asked_for_a_target_is_told_of_which_card() -> None:
    play = Play("gloth", "mossback", ["surge_of_speed"]).play(
        "A attack gloth", "B block mossback gloth", "A power charge", "B power snap"
    )
    assert "effect" not in [fact.name for fact in GAME.facts(mask(play.state, 0))]
    play.play("A play surge_of_speed")
    for seat in (0, 1):
        assert Fact("effect", "surge_of_speed") in GAME.facts(mask(play.state, seat))


# blows

# Attacker and Blocker, the faster one first; each declares a power.
DUELS = [
    ("silver_paw", "nagessa", "powerful_bite", "venom_fangs"),
    ("golden_claw", "gloth", "sky_plunge", "charge"),
    ("golden_claw", "nagessa", "golden_talons", "venom_fangs"),
    ("ember_wing", "gloth", "pyre_dive", "charge"),
    ("ember_wing", "gloth+amber_guard_stone", "blazing_talon", "charge"),
]


def engaged(a: str, b: str, *more: str | int) -> Play:
    names = [word.partition("+")[0].partition(":")[0] for word in (a, b)]
    return Play(a, b, at="B1").play(f"A attack {names[0]}", f"B block {names[1]} {names[0]}", *more)


@pytest.mark.parametrize(("a", "b", "power", "answer"), DUELS)
def test_a_blow_is_foreseen_as_all_twenty_faces_show_it(a: str, b: str, power: str, answer: str) -> None:
    target = f"B.{b.partition('+')[0]}"
    foreseen = groups(engaged(a, b), f"A power {power}")[1]
    fights = [engaged(a, b, f"A power {power}", f"B power {answer}", "A pass", "B pass", face) for face in range(1, 21)]
    before = engaged(a, b).hp(target)
    hits = [fight for fight in fights if not fight.told("missed")]
    lost = [before - fight.hp(target) for fight in fights]
    assert foreseen["strike"] == f"A.{a}"
    assert foreseen["against"] == target
    assert foreseen["hit_chance"] == 5 * len(hits)
    assert foreseen["expected"] == (sum(lost) + 10) // 20
    assert foreseen["hit_damage"] == Counter(before - fight.hp(target) for fight in hits).most_common(1)[0][0]
    assert foreseen["hp_after"] == before - int(foreseen["hit_damage"])
    assert "down_chance" not in foreseen


def test_a_pet_that_would_be_downed_is_told_with_its_chance() -> None:
    foreseen = groups(engaged("ember_wing", "gloth:40"), "A power pyre_dive")[1]
    downs = 0
    for face in range(1, 21):
        fight = engaged("ember_wing", "gloth:40", "A power pyre_dive", "B power charge", "A pass", "B pass", face)
        downs += bool(fight.told("downed"))
    assert 0 < downs <= 20
    assert foreseen["down_chance"] == 5 * downs
    assert foreseen["hp_after"] == 0


@pytest.mark.parametrize(("status", "chance"), [("paralyze", 50), ("fear", 0), ("stunned", 0)])
def test_what_keeps_a_pet_from_striking_counts(status: str, chance: int) -> None:
    free = groups(engaged("ember_wing", "gloth"), "A power pyre_dive")[1]["hit_chance"]
    play = engaged("ember_wing", "gloth").status("A.ember_wing", status)
    foreseen = groups(play, "A power pyre_dive")[1]
    assert foreseen["hit_chance"] == int(free) * chance // 100


def test_a_power_tells_what_willpower_it_needs() -> None:
    assert facts(engaged("golden_claw", "gloth"), "A power sky_plunge")[0] == Fact("cost", 4, 5)


def test_an_attacker_is_told_of_every_pet_that_may_block_it() -> None:
    found = groups(Play("golden_claw", "gloth silver_paw / nagessa"), "A attack golden_claw")
    assert [group.get("against") for group in found[1:]] == ["B.gloth", "B.silver_paw"]
    assert [group["first"] for group in found[1:]] == ["A.golden_claw", "roll_off"]


def test_a_blocker_is_told_of_both_blows() -> None:
    play = Play("golden_claw", "gloth").play("A attack golden_claw")
    found = groups(play, "B block gloth golden_claw")
    assert [(group["strike"], group["against"]) for group in found[1:]] == [
        ("B.gloth", "A.golden_claw"),
        ("A.golden_claw", "B.gloth"),
    ]
    assert found[-1]["first"] == "A.golden_claw"


def test_a_blocker_foresees_nothing_of_a_power_that_its_owner_cannot_use() -> None:
    play = Play("golden_claw", "gloth", hand_a=[], hand_b=[]).play("A attack golden_claw")
    assert all(group["power"] != "sky_plunge" for group in groups(play, "B block gloth golden_claw")[1:])


# what changes at once


def test_a_choice_that_changes_pets_says_so() -> None:
    play = Play("gloth solace", "gloth", hand_a=["amber_guard_stone", "whetstone"], at="T3")
    assert groups(play, "A play amber_guard_stone")[1:] == [{"on": "A", "willpower": 1}]
    play.play("A play amber_guard_stone")
    assert groups(play, "A on gloth")[1:] == [{"on": "A.gloth", "elyth": "amber_guard_stone"}]


def test_looking_ahead_reads_no_hidden_card_and_changes_nothing() -> None:
    luck = random.Random(3)
    for seed in range(times(4)):
        names = [f"deck {luck.choice(list(ready_decks()))}" for _seat in range(2)]
        settings = {"deck_format": "constructed", "edition": luck.choice(["2020", "first"])}
        table = open_table(GAME, settings, [Seat("", "human", name) for name in names], Seeded(seed))
        said = 0
        for _ in range(120):
            if table.state.result is not None:
                break
            offer = next(offer for offer in table.offers() if offer.options)
            said += len(GAME.previews(table.state, offer.seat))
            table.play(offer.seat, GAME.codes.text(luck.choice(offer.options)))
        assert said > 50


def test_who_begins_the_next_game_is_chosen_without_a_look_at_hidden_lead_pets() -> None:
    """The lead pets are turned up after this choice: no preview may need them."""
    settings = {"deck_format": "constructed", "match": "best_of_3", "mode": "simplified"}
    table = open_table(GAME, settings, [Seat("", "human", f"deck {next(iter(ready_decks()))}")] * 2, Seeded(1))
    luck = random.Random(1)
    for _ in range(3000):
        offer = next(offer for offer in table.offers() if offer.options)
        if type(waiting_ask(table.state)).__name__ == "ChooseSeat":
            assert len(offer.options) == 2
            assert GAME.previews(table.state, offer.seat) == []
            return
        table.play(offer.seat, GAME.codes.text(luck.choice(offer.options)))
    pytest.fail("no second game has begun")


# every change with its source


def sums(found: list[Modifier]) -> Counter[str]:
    total: Counter[str] = Counter()
    for modifier in found:
        total[modifier.fact] += modifier.by
    return total


def check_modifiers(state: Arena) -> list[Modifier]:
    """What is printed and all modifiers of a pet are what it shows."""
    every: list[Modifier] = []
    for number, pet in enumerate(state.pets):
        if pet.line < 0:
            continue
        found = modifiers(state, number)
        total = sums(found)
        shown = {
            "speed": speed_of(state, number) - pet.card.speed,
            "hit": hit_of(state, number) - pet.card.hit,
            "miss": miss_of(state, number) - pet.card.miss,
            "damage": increase_of(state, number),
            "health": pet.health - pet.card.health,
            "regeneration": regeneration_of(state, number) - pet.card.regeneration,
            "taken": -reduction_of(state, number, -2),
        }
        assert {name: total[name] for name in shown} == shown, f"{pet.card.key}: {found}"
        assert all(modifier.source and modifier.rule in GAME.rulebook().rules for modifier in found)
        every += found
    return every


def test_what_is_printed_and_all_modifiers_are_what_a_pet_shows() -> None:
    luck = random.Random(5)
    sources: Counter[bool] = Counter()
    for seed in range(max(3, times(12))):
        names = [f"deck {luck.choice(list(ready_decks()))}" for _seat in range(2)]
        settings = {"deck_format": "constructed", "cards": "spec", "edition": luck.choice(["2020", "first"])}
        table = open_table(GAME, settings, [Seat("", "human", name) for name in names], Seeded(seed))
        for _ in range(200):
            if table.state.result is not None:
                break
            offer = luck.choice([offer for offer in table.offers() if offer.options])
            table.play(offer.seat, GAME.codes.text(luck.choice(offer.options + offer.standing)))
            assert isinstance(table.state, Arena)
            sources.update(modifier.source == UNTOLD for modifier in check_modifiers(table.state))
    assert sources[False] > 100
    assert not sources[True], "every change names its card"


def test_a_modifier_names_the_card_it_comes_from() -> None:
    play = Play("gloth+amber_guard_stone", "gloth", at="T3")
    assert Modifier("taken", -10, "amber_guard_stone", "MA-RULING-51") in modifiers(play.state, play.number("A.gloth"))


def test_what_lasts_names_the_card_that_began_it() -> None:
    """Also where another card in the open could have begun just the same."""
    play = Play("gloth / solace", "goliath", ["surge_of_speed", "whetstone"], at="T3")
    play.play("A play surge_of_speed", "A on them.goliath", "A play whetstone", "A use whetstone", "A on solace")
    assert [(found.fact, found.source) for found in modifiers(play.state, play.number("B.goliath"))] == [
        ("speed", "surge_of_speed")
    ]
    assert ("damage", "whetstone") in [
        (found.fact, found.source) for found in modifiers(play.state, play.number("A.solace"))
    ]
    assert snapshot(play.state) == snapshot(with_no_cards_told(play.state)), "no rule asks for the card"


def with_no_cards_told(state: Arena) -> Arena:
    twin = state.copy()
    for effect in twin.lasting:
        assert effect.source != NONE
    twin.lasting = tuple(
        Lasting(effect.what, effect.on, effect.amount, effect.until, effect.owner, NONE, effect.count)
        for effect in twin.lasting
    )
    return twin


def test_the_miss_of_a_held_pet_is_0_by_its_holder() -> None:
    play = Play("nagessa", "gloth", at="T3").hold("A.nagessa", "B.gloth", "constrict")
    found = modifiers(play.state, play.number("B.gloth"))
    assert found == [Modifier("miss", -play.pet("B.gloth").card.miss, "nagessa", "MA-LOCK-03")]
    check_modifiers(play.state)


# what a blow needs, what it is made of, and why it comes to nothing


def fact_named(play: Play, act: str, name: str) -> Fact:
    found = [fact for fact in facts(play, act) if fact.name == name]
    assert found, name
    return found[0]


def parts_of(fact: Fact) -> list[tuple[int, str]]:
    return [(part.amount, part.cause) for part in fact.parts or []]


@pytest.mark.parametrize(("attacker", "blocker", "power"), [duel[:3] for duel in DUELS])
def test_the_least_die_that_hits_is_told_with_what_is_added(attacker: str, blocker: str, power: str) -> None:
    def fresh() -> Play:
        return Play(attacker, blocker, ["surge_of_speed"] * 6).play(
            f"A attack {attacker}", f"B block {blocker.partition('+')[0]} {attacker}"
        )

    needs = fact_named(fresh(), f"A power {power}", "needs")
    state = fresh().state
    striker, target = state.pet_of(0, pet(state, attacker)), state.pet_of(1, pet(state, blocker.partition("+")[0]))
    bonus = sum(amount for amount, _cause in parts_of(needs))
    assert needs.of == 20
    assert needs.value == max(1, miss_of(state, target) - bonus)
    assert bonus >= hit_of(state, striker)
    assert all(rule for rule in [part.rule for part in needs.parts or []])


def pet(state: Arena, key: str) -> int:
    return next(other.card.index for other in state.pets if other.card.key == key)


def test_a_forecast_counts_passives_and_names_them() -> None:
    play = Play("gloth", "mossback", ["surge_of_speed"] * 6)
    gloth = play.state.pet_of(0, pet(play.state, "gloth"))
    play.state.lasting = (Lasting(DAMAGE, gloth, 10, 1, 0, play.state.box.names.index("surge_of_speed"), 1),)
    play.play("A attack gloth", "B block mossback gloth")
    damage = fact_named(play, "A power charge", "hit_damage")
    assert sum(amount for amount, _cause in parts_of(damage)) == damage.value
    assert (10, "surge_of_speed") in parts_of(damage)
    assert parts_of(damage)[0][1] == "charge"


def test_a_blow_that_cannot_land_says_why() -> None:
    play = Play("gloth", "mossback", ["surge_of_speed"] * 6)
    play.state.pets[play.state.pet_of(0, pet(play.state, "gloth"))].set_counters(STUNNED, 1)
    play.play("A attack gloth", "B block mossback gloth")
    found = groups(play, "A power charge")
    blow = next(group for group in found if group.get("strike") == "A.gloth")
    assert (blow["hit_chance"], blow["because"]) == (0, "stunned")
