"""Decks: constructed ones are checked, drafted ones are picked in turn, and what nobody saw is guessed."""

from __future__ import annotations

import pytest

from grimalkin.core.engine import advance, apply
from grimalkin.core.errors import BadSetup
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.piles import SPECTATOR, kind_of
from grimalkin.core.snapshot import snapshot
from grimalkin.games.mythic_arena.deck import read_deck, ready_decks
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.printed import Box
from grimalkin.games.mythic_arena.state import Arena
from tests.games.mythic_arena.turns import DECK_A, DECK_B, Play, at, draft, opened, side, sit

BOX = Box(GAME.library({}))


def refused(text: str, seat: int = 0) -> str:
    with pytest.raises(BadSetup) as caught:
        read_deck(BOX, text, seat)
    return str(caught.value)


# Constructed decks


def test_a_deck_is_21_cards_with_6_pets_and_any_mix_of_the_rest() -> None:
    """MA-DECK-01, MA-DECK-02, MA-DECK-03, MA-DECK-07"""
    kinds = read_deck(BOX, DECK_A, 0)
    assert [BOX.names[kind] for kind in kinds] == DECK_A.split()
    assert read_deck(BOX, DECK_A.replace(" ", "\n"), 0) == kinds


def test_a_deck_of_20_cards_is_refused() -> None:
    """MA-DECK-01"""
    said = refused(DECK_A.removesuffix(" smelling_salts"))
    assert said == "MA-DECK-01: the deck of seat A has 20 cards; expected exactly 21"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (DECK_A, ""),
        ("deck slow_rot", ""),
        ("", ""),
        (DECK_A.removesuffix(" smelling_salts"), "MA-DECK-01: the deck has 20 cards; expected exactly 21"),
        ("burn " * 2_000, "MA-DECK-01: the deck has 2000 cards; expected exactly 21"),
        (DECK_A.replace("aelwen", "charlie"), "MA-DECK-05: 'charlie' in the deck is a token; no deck has one"),
        (DECK_A.replace("mossback", "whetstone"), "MA-DECK-04: 'whetstone' is twice in the deck; every name once"),
        (
            DECK_A.replace("mossback", "mosback"),
            "MA-DECK-07: the deck names 'mosback', which is not a card of the box; did you mean 'mossback'?",
        ),
    ],
)
def test_the_fault_of_a_deck_that_nobody_has_brought_yet(text: str, fault: str) -> None:
    """MA-DECK-01, MA-DECK-04, MA-DECK-05, MA-DECK-07"""
    assert GAME.deck_fault({"deck_format": "constructed"}, text) == fault


def test_a_deck_that_is_not_there_is_a_fault_with_those_that_are() -> None:
    """MA-DECK-07"""
    fault = GAME.deck_fault({"deck_format": "constructed"}, "deck of_lies")
    assert fault == f"MA-DECK-07: somebody wants the deck 'of_lies'; there are: {', '.join(ready_decks())}"


def test_all_faults_of_a_deck_are_told_at_once() -> None:
    """MA-DECK-01, MA-DECK-02, MA-DECK-04, MA-DECK-07"""
    settings = {"deck_format": "constructed"}
    assert GAME.deck_faults(settings, "mossback mossback mosback burn") == [
        "MA-DECK-07: the deck names 'mosback', which is not a card of the box; did you mean 'mossback'?",
        "MA-DECK-04: 'mossback' is twice in the deck; every name once",
        "MA-DECK-03: 'burn' in the deck is a status; besides Pets a deck has Elyth, Runes and Items",
        "MA-DECK-01: the deck has 3 cards; expected exactly 21",
        "MA-DECK-02: the deck has 2 Pets (mossback, mossback); expected exactly 6",
    ]
    assert GAME.deck_faults(settings, DECK_A) == []
    assert GAME.deck_faults(settings, "deck of_lies") == [GAME.deck_fault(settings, "deck of_lies")]
    assert GAME.deck_faults({}, DECK_A) == [GAME.deck_fault({}, DECK_A)]
    quotas = [(quota.rule, quota.high, quota.kind, quota.copies) for quota in GAME.deck_quotas(settings)]
    assert quotas == [("MA-DECK-01", 21, "", False), ("MA-DECK-02", 6, "pet", False), ("MA-DECK-04", 1, "", True)]
    assert GAME.deck_quotas({}) == []


def test_a_deck_is_a_fault_where_decks_are_drafted() -> None:
    """MA-DECK-06"""
    assert GAME.deck_fault({}, DECK_A) == "MA-DECK-06: got a deck, but decks are drafted; choose constructed decks"
    assert GAME.deck_fault({}, " ") == ""


def test_a_wrong_setting_is_the_fault_of_every_deck() -> None:
    assert GAME.deck_fault({"edition": "third"}, DECK_A).startswith("mythic-arena: edition = 'third'; it can be: ")


def test_a_deck_with_5_pets_is_refused() -> None:
    """MA-DECK-02"""
    said = refused(DECK_A.replace("aelwen", "grease_pot"), 1)
    assert (
        said
        == "MA-DECK-02: the deck of seat B has 5 Pets (gloth, solace, mossback, bastion, eclipsion); expected exactly 6"
    )


def test_a_deck_with_7_pets_is_refused() -> None:
    """MA-RULING-21"""
    assert refused(DECK_A.replace("smelling_salts", "goliath")).startswith(
        "MA-DECK-02: the deck of seat A has 7 Pets (gloth, "
    )


def test_no_card_twice_in_a_deck() -> None:
    """MA-DECK-04"""
    said = refused(DECK_A.replace("smelling_salts", "whetstone"))
    assert said == "MA-DECK-04: 'whetstone' is twice in the deck of seat A; every name once"


def test_no_token_in_a_deck() -> None:
    """MA-DECK-05, MA-RULING-11"""
    assert refused(DECK_A.replace("aelwen", "charlie")).startswith("MA-DECK-05: 'charlie' in the deck of seat A")


def test_no_status_in_a_deck() -> None:
    """MA-DECK-03"""
    assert refused(DECK_A.replace("smelling_salts", "burn")).startswith("MA-DECK-03: 'burn' in the deck of seat A")


def test_an_unknown_card_is_refused_with_the_nearest_one() -> None:
    """MA-RULING-20"""
    said = refused(DECK_A.replace("mossback", "mosback"))
    assert said == (
        "MA-DECK-07: the deck of seat A names 'mosback', which is not a card of the box; did you mean 'mossback'?"
    )


def test_both_players_may_field_the_same_names() -> None:
    """MA-RULING-20, MA-DECK-07"""
    play = sit([], (DECK_A, DECK_A))
    assert play.offers("A") == play.offers("B")


@pytest.mark.parametrize("edition", ["2020", "first"])
def test_every_ready_deck_is_legal_in_both_editions(edition: str) -> None:
    """MA-DECK-09"""
    box = Box(GAME.library({"edition": edition}))
    assert len(ready_decks()) >= 2
    for name in ready_decks():
        assert len(read_deck(box, f"deck {name}", 0)) == 21


def test_a_seat_without_a_deck_plays_a_ready_one() -> None:
    """MA-DECK-06"""
    names = list(ready_decks())
    assert read_deck(BOX, "", 0) == read_deck(BOX, f"deck {names[0]}", 0)
    assert read_deck(BOX, " \n", 1) == read_deck(BOX, f"deck {names[1]}", 1)


def test_an_unknown_ready_deck_is_refused_with_those_there_are() -> None:
    """MA-DECK-07"""
    said = refused("deck slow_rat")
    assert said.startswith("MA-DECK-07: seat A wants the deck 'slow_rat'; there are: ")
    assert "slow_rot" in said


def test_a_bad_deck_stops_the_game_from_starting() -> None:
    """MA-DECK-01"""
    with pytest.raises(BadSetup, match="MA-DECK-01: the deck of seat B has 1 cards"):
        GAME.new({"deck_format": "constructed"}, [DECK_A, "gloth"])


def test_a_deck_brought_to_a_draft_is_refused() -> None:
    """MA-DECK-06"""
    with pytest.raises(BadSetup, match="MA-DECK-06: seat B brings a deck"):
        GAME.new({"deck_format": "draft"}, ["", DECK_B])


# The draft


def pick_all(play: Play) -> list[str]:
    """Everybody takes the first card on offer; who picked, in order."""
    order: list[str] = []
    while play.asked() in ("A", "B") and play.plays(play.asked(), "pick"):
        seat = play.asked()
        order.append(seat)
        ask = play.table.offers()[0]
        play.do(f"{seat} {GAME.codes.text(ask.options[0])}")
    return order


def test_a_roll_decides_who_picks_first_and_ties_are_rolled_again() -> None:
    """MA-DRAFT-02, MA-RULING-16, MA-RULING-128"""
    play = draft(7, 7, 3, 12)
    assert play.told("rolled_off", "begins") == [
        "rolled_off A 7",
        "rolled_off B 7",
        "rolled_off A 3",
        "rolled_off B 12",
        "begins B",
    ]
    assert play.asked() == "B"


def test_pets_are_picked_first() -> None:
    """MA-DRAFT-03, MA-DECK-05"""
    play = draft(12, 3)
    pets = {f"pick {card.key}" for card in BOX.pets if not card.token}
    assert len(pets) == 20
    assert play.offers("A") == pets
    assert play.why("A pick whetstone") == "MA-DRAFT-03"
    assert play.why("A pick charlie") == "MA-DECK-05"
    play.do("A pick gloth")
    assert play.asked() == "B"
    assert play.offers("B") == pets - {"pick gloth"}
    assert play.why("B pick gloth") == "MA-DRAFT-01"


def test_picks_alternate_and_the_same_player_begins_the_second_pool() -> None:
    """MA-DRAFT-03, MA-DRAFT-04, MA-RULING-15"""
    play = draft(3, 12)
    for _pick in range(12):
        seat = play.asked()
        play.do(f"{seat} {min(play.offers(seat))}")
    assert play.asked() == "B"
    assert play.rules("begins") == ["MA-DRAFT-02", "MA-RULING-15"]
    assert play.why("B pick gloth") in ("MA-DRAFT-04", "MA-DRAFT-01")
    assert len(play.offers("B")) == 18 + 9 + 6
    assert pick_all(play) == ["B", "A"] * 15
    assert play.asked() == "AB", "the Lead Pets are next"
    assert [len(deck) for deck in play.state.decks] == [21, 21]
    assert play.state.pool == []
    assert len(play.state.left_in_box()) == 8 + 9


def test_the_second_copy_of_an_item_is_for_the_other_player() -> None:
    """MA-EX-28, MA-RULING-19, MA-DRAFT-05"""
    play = draft(12, 3)
    for _pick in range(12):
        seat = play.asked()
        play.do(f"{seat} {min(play.offers(seat))}")
    play.do("A pick whetstone", "B pick healing_salve")
    assert "pick whetstone" not in play.offers("A")
    assert play.why("A pick whetstone") == "MA-RULING-19"
    play.do("A pick healing_salve")
    assert "pick whetstone" in play.offers("B")
    play.do("B pick whetstone", "A pick grease_pot")
    assert play.why("B pick whetstone") == "MA-DECK-04"
    assert play.why("B pick healing_salve") == "MA-DECK-04"


def test_everybody_sees_all_picks() -> None:
    """MA-DRAFT-06, MA-DRAFT-01"""
    play = draft(12, 3).do("A pick gloth", "B pick solace")
    for seat in (0, 1, SPECTATOR):
        assert play.read(seat, "picked") == ["picked A gloth", "picked B solace"]


def test_drafted_decks_are_legal_and_known_to_both() -> None:
    """MA-DECK-09, MA-DRAFT-06"""
    play = draft(12, 3)
    census = play.state.census()
    pick_all(play)
    assert play.state.census() == census
    for seat in range(2):
        names = " ".join(BOX.names[kind] for kind in play.state.decks[seat])
        assert sorted(read_deck(BOX, names, seat)) == list(play.state.decks[seat])
    seen = mask(play.state, 1)
    assert isinstance(seen, Arena)
    assert sorted(kind_of(card) for card in seen.looking(0).cards) == list(play.state.decks[0])


# What is hidden


def whole_deck(state: Arena, seat: int) -> list[str]:
    """Every card of a seat, wherever it is."""
    kinds = [kind_of(card) for pile in state.piles() if pile.group == seat for card in pile.all_cards()]
    kinds += [*state.spent[seat], *state.removed[seat], *[item >> 4 for item in state.items[seat]]]
    kinds += [pet.card.number for pet in state.pets if pet.seat == seat]
    return sorted(state.box.names[kind] for kind in kinds)


def imagined(play: Play, viewer: int, seed: int) -> Arena:
    state = imagine(mask(play.state, viewer), Seeded(seed))
    assert isinstance(state, Arena)
    assert snapshot(mask(state, viewer)) == snapshot(mask(play.state, viewer))
    return state


def test_a_constructed_deck_is_hidden_from_the_other_player() -> None:
    """MA-DECK-08"""
    seen = mask(sit([]).state, 1)
    assert isinstance(seen, Arena)
    assert [kind_of(card) for card in seen.looking(0).cards] == [-1] * 21
    assert seen.among == ()


def test_an_unknown_deck_is_imagined_as_a_legal_one() -> None:
    """MA-DECK-08, MA-DECK-09"""
    decks = set()
    for play in (sit([]), opened()):
        for viewer in (0, 1, SPECTATOR):
            for seed in range(5):
                state = imagined(play, viewer, seed)
                for seat in range(2):
                    deck = whole_deck(state, seat)
                    assert len(read_deck(BOX, " ".join(deck), seat)) == 21
                    if viewer == seat:
                        assert deck == sorted([DECK_A, DECK_B][seat].split())
                    else:
                        decks.add(tuple(deck))
                        if play.state.turn:
                            assert ["gloth", "goliath"][seat] in deck, "it lies open"
    assert len(decks) > 20


def with_leads() -> Arena:
    """Both Lead Pets lie face down, and the hands are about to be drawn."""
    state = GAME.new({"deck_format": "constructed"}, [DECK_A, DECK_B])
    assert isinstance(state, Arena)
    advance(state)
    apply(state, 0, GAME.codes.code("lead gloth"), GAME.codes)
    apply(state, 1, GAME.codes.code("lead huangdi"), GAME.codes)
    return state


def test_an_imagined_lead_pet_is_a_pet() -> None:
    """MA-OPEN-02"""
    real = with_leads()
    leads = set()
    for seed in range(30):
        state = imagine(mask(real, 1), Seeded(seed))
        assert isinstance(state, Arena)
        assert snapshot(mask(state, 1)) == snapshot(mask(real, 1))
        kind = kind_of(state.lead_pile(0).cards[0])
        assert state.box.pet[kind] is not None
        leads.add(kind)
    assert len(leads) > 8
    own = imagine(mask(real, 0), Seeded(1))
    assert isinstance(own, Arena)
    assert BOX.names[kind_of(own.lead_pile(0).cards[0])] == "gloth"


@pytest.mark.parametrize("deck_format", ["draft", "constructed"])
def test_a_card_that_is_being_played_is_imagined_as_one_that_can_be(deck_format: str) -> None:
    """MA-PLAY-04, MA-ELYTH-01: the other seat sees a card face down, and knows what it is not."""
    hand = ["bastion", "ruby_power_gem", "deep_insight", "whetstone"]
    pile = ["aelwen", "topaz_health_gem", "healing_salve", "surge_of_speed"]
    a = side("gloth", "solace", "mossback", hand=hand, pile=pile)
    settings = {"deck_format": deck_format}
    for point, play_it, then in (("T2", "play bastion", "place guard 1"), ("T3", "play ruby_power_gem", "on solace")):
        play = at(point, a, side("goliath"), settings=settings).do(f"A {play_it}")
        assert play.hand("A") != hand, "the card has left the hand"
        assert play.told("played") == []
        for viewer in (1, SPECTATOR):
            for seed in range(20):
                state = imagined(play, viewer, seed)
                kind = kind_of(state.looking(0).cards[0])
                right = state.box.pet if point == "T2" else state.box.elyth
                assert right[kind] is not None
                apply(state, 0, GAME.codes.code(then), GAME.codes)
