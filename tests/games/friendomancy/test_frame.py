"""What no step of the rules enforces because the table is made so: kinds of cards, who is asked, what stays."""

from __future__ import annotations

import colorsys
import tomllib
from itertools import groupby

import pytest

from grimalkin.core.datafiles import data_files
from grimalkin.core.engine import choose, pending, roll_on
from grimalkin.core.errors import BadCards, BadSetup
from grimalkin.core.luck import Seeded
from grimalkin.core.state import Listener, State
from grimalkin.games.friendomancy.events import FOES_HIDDEN, LOOKED, OPENING, POOLED
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.kinds import FOE, FRIEND, POOLS, TYPES
from grimalkin.games.friendomancy.lists import house_a, house_b
from grimalkin.games.friendomancy.state import SETUP, Parlor
from grimalkin.games.friendomancy.turn import AskDraw, AskMain, AskSwap
from tests.games.friendomancy.support import offered, state_of, table_at

BOX = GAME.box(GAME.full_settings({}))
OWN_TURN = (AskDraw, AskMain, AskSwap)


# The library


def test_cards_are_of_five_kinds() -> None:
    """FR-GAME-05"""
    assert TYPES == ["friend", "magic", "curse", "whatever", "foe"]
    assert {TYPES[kind] for kind in BOX.types} == set(TYPES)


def test_every_card_costs_0_to_4_things() -> None:
    """FR-CARD-01"""
    assert set(BOX.costs) == {0, 1, 2, 3, 4}
    for cost in ("-1", "5"):
        with pytest.raises(BadCards) as refused:
            GAME.with_own("dear", "dear.toml", f'base = "spec"\n[dear]\nname = "Dear"\nkind = "magic"\ncost = {cost}\n')
        assert [fault.place for fault in refused.value.faults] == ["dear.cost"]


HUES = {"friend": (15, 45), "magic": (160, 200), "curse": (260, 300), "foe": (345, 375)}  # degrees


def test_each_kind_has_its_colour() -> None:
    """FR-CARD-02"""
    kinds = tomllib.loads(data_files(GAME.package, "art", ".toml")["look.toml"])["kinds"]
    assert set(kinds) == set(TYPES)
    for kind, look in kinds.items():
        red, green, blue = (int(look["colour"][i : i + 2], 16) / 255 for i in (1, 3, 5))
        hue, _, saturation = colorsys.rgb_to_hls(red, green, blue)
        if kind == "whatever":
            assert saturation < 0.1  # grey
            continue
        low, high = HUES[kind]
        assert low <= (hue * 360 - low) % 360 + low <= high, kind
        assert saturation > 0.3, kind


def test_every_foe_pays_with_loot() -> None:
    """FR-FOE-03"""
    for kind in BOX.of_type[FOE]:
        assert BOX.cards[kind].loot, BOX.names[kind]


def test_abilities_of_friends_and_effects_of_magic_are_of_many_kinds() -> None:
    """FR-FRIEND-05, FR-MAGIC-03"""
    friends = [BOX.cards[kind] for kind in BOX.of_type[FRIEND]]
    assert len({ability.on for card in friends for ability in card.abilities}) > 5
    magic = [BOX.cards[kind] for kind in BOX.of_type[TYPES.index("magic")]]
    assert len({type(line) for card in magic for ability in card.abilities for line in ability.lines}) > 10


# Who plays


def test_two_to_six_players_sit_down() -> None:
    """FR-GAME-01, FR-SETUP-01"""
    for seats in range(2, 7):
        assert GAME.new({}, [""] * seats).result is None
    for seats in (1, 7):
        with pytest.raises(BadSetup):
            GAME.new({}, [""] * seats)


def test_the_format_is_the_same_for_all() -> None:
    """FR-JUDGE-05, FR-SETUP-03"""
    lists = {form: GAME.random_deck(GAME.full_settings({"format": form}), Seeded(2)) for form in ("a", "b", "c")}
    for form, text in lists.items():
        GAME.new({"format": form}, [text, ""])
    for form, other, rule in [("a", "b", "04"), ("a", "c", "04"), ("b", "c", "05")]:
        with pytest.raises(BadSetup, match=rf"FR-SETUP-{rule}: the list of seat B"):
            GAME.new({"format": form}, [lists[form], lists[other]])


def test_lists_have_the_four_kinds_that_have_a_pool() -> None:
    """FR-RULING-02"""
    for kinds in (house_a(BOX), house_b(BOX)):
        assert [sum(TYPES[BOX.types[kind]] == pool for kind in kinds) for pool in POOLS] == [25] * 4


# How it goes


class Heard(Listener):
    """What was told, by number."""

    def __init__(self) -> None:
        self.told: list[int] = []

    def logged(self, game: State, rule: str, what: int, args: list[int]) -> None:
        self.told.append(what)


def random_game(settings: dict[str, str], seats: int, seed: int, heard: Heard | None = None) -> Parlor:
    """A game as far as the first question of the first turn."""
    state = GAME.new(settings, [""] * seats)
    assert isinstance(state, Parlor)
    state.listener = heard
    luck = Seeded(seed)
    while True:
        ask = roll_on(state, luck)
        assert ask is not None
        if state.step != SETUP:
            return state
        seat = ask.order(state)[0]
        options = ask.options(state, seat)
        choose(state, ask, seat, options[luck.below(len(options))])


def test_decks_are_drawn_once_whatever_the_numbers_of_the_steps() -> None:
    """FR-RULING-14, FR-SETUP-07, FR-SETUP-13, FR-SETUP-16, FR-SETUP-17: Pools, then Decks, then Foes, then hands."""
    heard = Heard()
    state = random_game({"foes": "random"}, 3, 1, heard)
    steps = [what for what in heard.told if what in (POOLED, LOOKED, FOES_HIDDEN, OPENING)]
    assert [what for what, _same in groupby(steps)] == [POOLED, LOOKED, FOES_HIDDEN, OPENING]
    assert steps.count(LOOKED) == 3
    assert [len(deck) + len(hand) for deck, hand in zip(state.decks, state.hands, strict=True)] == [24] * 3


@pytest.mark.parametrize("seed", range(5))
def test_the_opening_hand_stays_and_holds_no_foe(seed: int) -> None:
    """FR-RULING-16, FR-RULING-98: nobody is asked about it, and Foes come after Decks were drawn."""
    state = random_game({"foes": "random 60"}, 4, seed)
    assert isinstance(roll_on(state, Seeded(seed)), AskDraw)
    assert state.round == 1
    for hand, deck in zip(state.hands, state.decks, strict=True):
        assert len(hand) == 4
        assert FOE not in [BOX.types[kind] for kind in hand.kinds() + deck.kinds()]


@pytest.mark.parametrize("seed", range(3))
def test_only_the_player_whose_turn_it_is_acts(seed: int) -> None:
    """FR-RULING-29, FR-RULING-55, FR-SETUP-20, FR-MONEY-03

    Others answer what effects ask, and have no plays. Pools and Money are always in sight.
    """
    state = random_game({"foes": "random"}, 3, seed)
    luck = Seeded(seed)
    while (ask := roll_on(state, luck)) is not None:
        offers = pending(state)
        if isinstance(ask, OWN_TURN):
            assert [offer.seat for offer in offers] == [state.active]
        for offer in offers:
            assert not offer.standing
            if offer.seat != state.active and state.step != SETUP:
                verbs = {GAME.codes.text(option).split()[0] for option in offer.options}
                assert not verbs & {"play", "attack", "use", "draw", "swap", "stop"}
        for viewer in range(3):
            view = GAME.view(state, viewer, [], 0, [])
            assert [zone.size for zone in view.zones[:4]] == [len(pool) for pool in state.pools]
            assert [zone.id for zone in view.zones[:4]] == [f"pool.{pool}" for pool in POOLS]
            assert [seat.facts[0].value for seat in view.seats] == state.money
        seat = offers[luck.below(len(offers))].seat
        options = ask.options(state, seat)
        choose(state, ask, seat, options[luck.below(len(options))])
    assert len(state.pools) == 4


def test_a_hand_may_have_any_number_of_cards() -> None:
    """FR-RULING-28"""
    hand = {"hand": ["ham_sandwich"] * 40, "deck": ["mailbird"] * 3}
    table = table_at("T3", A=hand, B=hand, pool_friend=["mailbird"])
    assert offered(table, 0) == ["pass", "swap ham_sandwich"]
    table.play(0, "pass")
    assert [len(one) for one in state_of(table).hands] == [40, 40]
    assert offered(table, 1)
