"""What holds without a line of code that names it: by other rules, or because nothing does otherwise."""

from __future__ import annotations

import pytest

from grimalkin.core.datafiles import data_files
from grimalkin.core.errors import BadCards
from grimalkin.core.library import read_cards
from grimalkin.core.masks import mask
from grimalkin.core.piles import kind_of
from grimalkin.games.mythic_arena.game import GAME
from grimalkin.games.mythic_arena.state import Arena
from grimalkin.games.mythic_arena.verbs import VOCABULARY
from tests.games.mythic_arena.turns import DECK_A, at, gloth_fights_goliath, opened, pet, side, sit

B = side("goliath")
EDITIONS = ["2020", "first"]
both_editions = pytest.mark.parametrize("edition", EDITIONS)
NO_PET = DECK_A.split()[6:]  # fifteen cards, none of them a pet


def test_a_hand_may_hold_any_number_of_cards() -> None:
    """MA-ZONE-05"""
    play = at("C1", side("gloth"), side("goliath", hand=NO_PET, pile=["huangdi"]), ["huangdi", 10], battled=True)
    assert len(play.hand("B")) == 16
    play.do("B pass", "B battle", "B attack goliath", "A block gloth goliath", "B power crushing_blow", "B pass")
    play.do("B cleanup")
    assert play.told("turn") == ["turn 3 B", "turn 4 A"]
    assert len(play.hand("B")) == 16, "nor is one discarded in Cleanup"


def test_without_a_pet_in_hand_one_plays_on() -> None:
    """MA-MATCH-03: neither a new hand nor anything else is offered"""
    assert at("T2", side("gloth", hand=NO_PET), B).offers("A") == {"pass"}


def test_a_battle_goes_from_attackers_to_damage() -> None:
    """MA-TURN-14"""
    play = gloth_fights_goliath(at("T3", side("gloth", hand=["deep_insight"]), side("goliath", hand=["deep_insight"])))
    steps = ["announces", "attacks", "blocks", "declares", "rolled", "hit", "dealt", "hp"]
    told = [line.what for line in play.table.lines() if line.what in steps and line.rule != "MA-TRIG-03"]
    once = [what for i, what in enumerate(told) if what not in told[:i]]
    assert once == steps
    play = at("T3", side("gloth", hand=["deep_insight"]), side("goliath", hand=["deep_insight"]))
    play.do("A battle", "A attack gloth", "B block goliath gloth", "A power charge")
    assert play.offers("B") == {"power crushing_blow"}
    play.do("B power crushing_blow")
    assert play.offers("A") == {"pass", "play deep_insight"}, "Runes come before the dice"


def test_passive_powers_ask_for_no_willpower() -> None:
    """MA-POWER-05, MA-POWER-06: an empty hand, and it goes off at once"""
    play = at("T3", side("gloth", hand=[]), side("goliath", hand=[]))
    play.do("A battle", "A attack gloth", "B block goliath gloth")
    assert play.told("triggered") == ["triggered B.goliath 10"]
    assert play.hp("A.gloth").endswith("/160")


def test_damage_of_every_kind_lowers_hp_alike_and_leaves_health() -> None:
    """MA-PET-02, MA-HP-02, MA-DMG-03"""
    play = at("T3", side("gloth", hand=NO_PET[:5]), side([pet("goliath", status={"poison": 1})], hand=NO_PET[:5]))
    before = play.hp("B.goliath")
    gloth_fights_goliath(play)
    assert (before, play.hp("B.goliath")) == ("180/180", "150/180")
    play.do("A cleanup")
    assert play.hp("B.goliath") == "140/180", "what Poison does is taken off in the same way"


@pytest.mark.parametrize("value", ["health", "speed", "hit", "miss"])
def test_a_pet_without_one_of_the_four_values_does_not_load(value: str) -> None:
    """MA-PET-01"""
    files = data_files(GAME.package, "cards", ".toml")
    name = next(name for name in files if "[gloth]" in files[name])
    head, _, rest = files[name].partition("[gloth]")
    lines = rest.split("\n")
    lost = next(i for i, line in enumerate(lines) if line.startswith(f"{value} "))
    text = head + "[gloth]" + "\n".join(lines[:lost] + lines[lost + 1 :])
    with pytest.raises(BadCards) as error:
        read_cards({**files, name: text}, VOCABULARY, None)
    assert any(f"'{value}' is missing" in str(fault) for fault in error.value.faults)


def test_counters_do_not_run_out() -> None:
    """MA-RULING-81: the box has 36"""
    names = DECK_A.split()[:6]
    rows = [[pet(name, status={"burn": 9, "poison": 9}) for name in names] for _ in range(2)]
    play = at("T3", side(rows[0]), side(rows[1]))
    counters = [sum(play.statuses(f"{seat}.{name}").values()) for seat in "AB" for name in names]
    assert counters == [18] * 12


@both_editions
def test_the_simplified_game_keeps_the_rules_of_decks_and_of_winning(edition: str) -> None:
    """MA-SIMPLE-01, MA-SIMPLE-06"""
    settings = {"mode": "simplified", "edition": edition}
    assert GAME.deck_fault({**settings, "deck_format": "constructed"}, DECK_A.replace("gloth ", "")).startswith(
        "MA-DECK"
    )
    doomed = [pet("gloth", hp=10, status={"burn": 1})]
    for guard, vp, rule in (("solace", [0, 2], "MA-WIN-01"), ("", [0, 0], "MA-WIN-04")):
        result = at("C1", side(doomed, guard), B, vp=vp, settings=settings).state.result
        assert result is not None
        assert (result.rule, result.winners) == (rule, 2)


@both_editions
def test_what_only_the_2020_rules_say_holds_in_both_editions(edition: str) -> None:
    """MA-ED-12"""
    play = opened(edition=edition)
    assert play.read(0, "drew")[6] == "drew B ?", "hands are hidden"
    seen = mask(play.state, 0)
    assert isinstance(seen, Arena)
    assert {kind_of(card) for card in seen.hand(1).cards} == {-1}
    hand = [*play.hand("A")]
    leads = sit([*hand, *play.hand("B"), 15, 4], None, {"edition": edition}).do("B lead goliath")
    assert mask(leads.state, 0).answers[0].option == -1, "the Lead Pet is not shown"
    rune = at("T3", side("sir_edmund:50", hand=["deep_insight", *NO_PET[6:9]]), B, settings={"edition": edition})
    rune.do("A unique sir_edmund", "A on sir_edmund")
    assert len(rune.hand("A")) == 4, "Willpower costs no discard"
    spent = at("T3", side("gloth", spent=["deep_insight"]), B, settings={"edition": edition})
    other = mask(spent.state, 1)
    assert isinstance(other, Arena)
    assert [spent.state.box.names[kind] for kind in other.spent[0]] == ["deep_insight"], "it lies face up"
    fault = GAME.deck_fault({"edition": edition, "deck_format": "constructed"}, DECK_A.replace("aelwen", "charlie"))
    assert fault.startswith("MA-DECK-05")


@both_editions
def test_mimic_and_mimick_are_one_card(edition: str) -> None:
    """MA-RULING-84"""
    names = {card.key: card.name for card in GAME.library({"cards": "spec", "edition": edition}).cards}
    assert names["mimick"] == ("Mimic" if edition == "first" else "Mimick")
    assert GAME.deck_fault({"edition": edition, "deck_format": "constructed"}, DECK_A.replace("aelwen", "mimick")) == ""
