"""Claim mode and polled mode are one game: the same claims, by seat and option, lead to the same states."""

from __future__ import annotations

from random import Random
from typing import Any

from grimalkin.core.agenda import CLAIMS, Claim
from grimalkin.core.codes import PASS
from grimalkin.core.engine import Offer, advance, apply, happen, pending, waiting_ask, waiting_chance
from grimalkin.core.luck import Seeded
from grimalkin.core.positions import read_position, sameness
from grimalkin.core.tomlread import Layer
from grimalkin.games.familiars_and_foes.game import GAME
from grimalkin.games.familiars_and_foes.state import Quest
from tests.games.familiars_and_foes.support import SPEC, Play
from tests.games.familiars_and_foes.test_foe_charts import FOES

POLLED = {"interrupt_mode": "polled", "ballyhoo_mode": "offer"}
CLAIM = {"interrupt_mode": "claim", "ballyhoo_mode": "claim"}
STOPS = 0b11111111  # every kind of window
GAMES = 8


def new_game(seed: int, modes: dict[str, str]) -> Quest:
    """Two to five Familiars, some of whom stop at every window: a new game, or the last Wave with all hands full."""
    count = 2 + seed // 2 % 4
    settings = {**SPEC, **modes, "level": ["beginner", "master"][seed // 8 % 2], "max_rounds": "12"}
    decks = [""] * count
    state = GAME.new(settings, decks)
    if seed % 2:
        foes = Random(seed).sample(list(FOES), 25)
        position: dict[str, Any] = {"at": "turn", "wave": 4, "foes": [{"card": foe} for foe in foes[:3]]}
        for seat in range(count):
            rewards = foes[3 + 4 * seat : 7 + 4 * seat]
            position["ABCDE"[seat]] = {"tokens": 1, "unlocked": seat % 2 == 0, "rewards": rewards}
        state = read_position(GAME, settings, decks, position, Layer("position", ""))
    assert isinstance(state, Quest)
    state.stops = tuple([STOPS if (seed >> seat) & 1 else 0 for seat in range(7)])
    advance(state)
    return state


def same(one: Quest, other: Quest) -> bool:
    """Is everything alike but the modes?"""
    twin = other.copy()
    twin.claims = one.claims
    twin.ballyhoo_claims = one.ballyhoo_claims
    return sameness(one) == sameness(twin)


def luck_for(games: list[Quest], luck: Seeded) -> bool:
    """Luck says the same in both games, if it is awaited."""
    chances = [waiting_chance(game) for game in games]
    assert (chances[0] is None) == (chances[1] is None)
    if chances[0] is None:
        return False
    outcome = chances[0].roll(games[0], luck)
    for game, chance in zip(games, chances):
        assert chance is not None
        happen(game, chance, outcome)
        advance(game)
    return True


def some_choice(offers: list[Offer], random: Random) -> tuple[int, int, bool]:
    """A seat, an option, and whether it steps in."""
    standing = [offer for offer in offers if offer.standing]
    if standing and random.random() < 0.05:
        offer = random.choice(standing)
        return offer.seat, random.choice(offer.standing), True
    offer = random.choice([offer for offer in offers if offer.options])
    return offer.seat, random.choice(offer.options), False


def is_asked(game: Quest, seat: int) -> bool:
    return bool([offer for offer in pending(game) if offer.seat == seat and offer.options])


def play_polled_first(seed: int) -> int:
    """A random game in polled mode, played again in claim mode; how many answers windows and offers had."""
    random, luck = Random(seed), Seeded(seed)
    polled, claimed = new_game(seed, POLLED), new_game(seed, CLAIM)
    answers = 0
    while polled.result is None:
        if luck_for([polled, claimed], luck):
            continue
        ask = waiting_ask(polled)
        assert ask is not None
        seat, option, standing = some_choice(pending(polled), random)
        if standing and is_asked(claimed, seat):
            continue  # who steps in before its turn to be asked leaves the passes of the others as they are
        answers += ask.shape() == CLAIMS
        apply(polled, seat, option, GAME.codes)
        apply(claimed, seat, option, GAME.codes)
        assert same(polled, claimed), f"seed {seed}: seat {seat}, {GAME.codes.text(option)}"
    assert claimed.result is not None
    return answers


def test_what_is_played_in_polled_mode_leads_to_the_same_states_in_claim_mode() -> None:
    assert sum([play_polled_first(seed) for seed in range(GAMES)]) > 30 * GAMES


def play_claimed_first(seed: int) -> tuple[int, int]:
    """A random game in claim mode, played again in polled mode: seats that are asked before the claimer pass.

    How many claims there were, and how many of them by a seat that would not have been asked first.
    """
    random, luck = Random(seed), Seeded(seed)
    polled, claimed = new_game(seed, POLLED), new_game(seed, CLAIM)
    claims = out_of_order = 0
    while claimed.result is None:
        if luck_for([polled, claimed], luck):
            continue
        ask = waiting_ask(claimed)
        assert ask is not None
        seat, option, standing = some_choice(pending(claimed), random)
        if standing and isinstance(ask, Claim) and ask.asked >> seat & 1:
            continue  # who has passed and changes its mind is still to be asked in polled mode
        apply(claimed, seat, option, GAME.codes)
        if ask.shape() != CLAIMS or standing:
            apply(polled, seat, option, GAME.codes)
        elif option != PASS:
            claims += 1
            out_of_order += pass_until(polled, seat)
            apply(polled, seat, option, GAME.codes)
        elif waiting_ask(claimed) is ask:
            continue  # others are still asked: in polled mode all passes come together, at the end
        else:
            waiting = waiting_ask(polled)
            while waiting_ask(polled) is waiting:
                apply(polled, pending(polled)[0].seat, PASS, GAME.codes)
        if not claimed.answers:
            assert same(claimed, polled), f"seed {seed}: seat {seat}, {GAME.codes.text(option)}"
    assert polled.result is not None
    return claims, out_of_order


def test_what_is_claimed_leads_to_the_same_states_if_the_others_pass_in_polled_mode() -> None:
    """A window closes when all have passed, in both modes"""
    counts = [play_claimed_first(seed) for seed in range(GAMES)]
    assert sum([claims for claims, _out_of_order in counts]) > 10 * GAMES
    assert sum([out_of_order for _claims, out_of_order in counts]) > GAMES


def pass_until(game: Quest, seat: int) -> bool:
    """Seats before this one in asking order pass; were there any?"""
    passed = False
    while pending(game)[0].seat != seat:
        apply(game, pending(game)[0].seat, PASS, GAME.codes)
        passed = True
    return passed


# The windows themselves


def test_a_window_in_claim_mode_is_offered_to_all_at_once_and_the_first_use_resolves() -> None:
    """FF-RULING-43"""
    sides = {"A": {"gems": 2}, "B": {"rewards": ["gale_harpy"]}}
    play = Play("action", "cinder_imp", settings=CLAIM, **sides).play("A attack 1", 1)
    assert (play.window(), play.asked()) == ("post", "AB")
    play.play("B use harpy_plume", 2)
    assert (play["B.rewards"], play.asked()) == ([], "A"), "the window opens anew for who can still do something"
    play.play("A use winds_of_change", 6)
    assert (play["foes.0.hp"], play.asked()) == (15, "A")
    play.play("A pass")
    assert play["foes.0.hp"] == 13


def test_who_has_passed_is_asked_again_after_a_use() -> None:
    sides = {"A": {"gems": 2}, "B": {"rewards": ["gale_harpy"]}}
    for settings in (POLLED, CLAIM):
        play = Play("action", "cinder_imp", settings=settings, **sides).play("A attack 1", 1, "A pass")
        assert play.asked() == "B"
        play.play("B use harpy_plume", 2)
        assert play.asked() == "A"
