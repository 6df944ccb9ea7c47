"""Cards that are tried out: each is given to a share of the sides, in every game, and what becomes of it is counted."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

import msgspec
import pytest

from grimalkin.core.codes import Codes
from grimalkin.core.decks import DeckQuota, ReadyDeck
from grimalkin.core.events import EventTypes
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.games import GAMES, TEACHING
from grimalkin.lab.driver import Driver
from grimalkin.lab.plan import Plan
from grimalkin.lab.report import Report, report_json
from grimalkin.lab.simulate import simulate
from grimalkin.lab.study import read_study, run_study, with_own_cards
from grimalkin.lab.tryout import (
    BROUGHT,
    DRAWN,
    HAD,
    PLAYED,
    TRIED,
    WITHOUT,
    Gifts,
    Tried,
    Tryout,
    card_fault,
    needed_settings,
    new_and_changed,
    tried_of,
)
from tests.support.effort import unhurried
from tests.support.many import CARD, many

EVERY = {**GAMES, **TEACHING}
# far too strong: whoever has one should be seen to win
HERB = """
[thyme]
name  = "Thyme"
kind  = "herb"
count = 2
value = 9
heat  = 1
"""
PET = """
[colossus]
kind   = "pet"
name   = "Colossus"
health = 900
speed  = 300
hit    = 20
miss   = 0
[[colossus.battle]]
name   = "Crush"
text   = "200 physical damage."
cost   = 0
damage = 200
type   = "physical"
"""
FRIEND = """
[gold_goose]
name   = "Gold Goose"
kind   = "friend"
text   = "When played, gain 90 Money."
cost   = 0
power  = 9
tribes = ["bird"]
[[gold_goose.ability]]
on = "play"
do = [{ gain = 90 }]
"""
ARTIFACT = """
[doom_seeds]
name = "Doom Seeds"
kind = "artifact"
do   = [{ seeds = 20, parts = 5 }]
"""
FAMILIAR = """
[moth]
name = "Moth"
kind = "familiar"
element = "air"
strong_against = "earth"
partner = "mistral"
toad = "Plop"
hp = 30
mp = 20
[[moth.attack]]
name = "Flutter"
chart = ["1-20 hit 20"]
[[moth.ability]]
name = "Dust"
tag = ["POST_ROLL"]
do = [{ reroll = "roll" }]
[moth_scroll]
name = "Moth's Scroll"
kind = "training"
familiar = "moth"
tasks = ["physical_attack", "artifact"]
"""
FOE = """
[meek_mouse]
name    = "Meek Mouse"
kind    = "foe"
level   = 1
element = "air"
hp      = [1, 1, 1, 1]
chart   = ["1-20 miss"]
[[meek_mouse.reward]]
name = "Cheese"
tag  = ["ANY"]
do   = [{ restore_hp = 1, to = "familiar" }]
"""
SPELL = """
[golden_words]
name   = "Golden Words"
kind   = "spell"
school = "destruction"
[[golden_words.side]]
name    = "upright"
type    = "contingency"
element = "air"
target  = "self"
do      = [{ gain = 30 }]
[[golden_words.side]]
name    = "reversed"
type    = "contingency"
element = "air"
target  = "self"
do      = [{ gain = 30 }]
"""
ARENA_DRAFT = {"turn_limit": "30"}
ARENA_DECKS = {**ARENA_DRAFT, "deck_format": "constructed"}
STRONG = {
    "cauldron": ("cauldron", {}, HERB, 60),
    "a draft": ("mythic-arena", ARENA_DRAFT, PET, 40),
    "constructed decks": ("mythic-arena", ARENA_DECKS, PET, 40),
    "lists a": ("friendomancy", {"format": "a"}, FRIEND, 400),
    "lists b": ("friendomancy", {"format": "b"}, FRIEND, 400),
    "lists c": ("friendomancy", {"format": "c"}, FRIEND, 400),
    "artifacts": ("familiars-and-foes", {"level": "master"}, ARTIFACT, 800),
    "familiars": ("familiars-and-foes", {"level": "master"}, FAMILIAR, 80),
    "spells": ("black-rose", {}, SPELL, 30),
}

STRONGEST = ("thyme", "colossus", "gold_goose", "doom_seeds", "moth", "meek_mouse", "golden_words")


def with_own(key: str, text: str) -> Game:
    return EVERY[key].with_own("mine", "mine.toml", text)


def plan_of(key: str, text: str, settings: dict[str, str], seats: int = 2, player: str = "greedy") -> Plan:
    game = with_own(key, text)
    own = game.card_sets()["mine"].text
    tried = new_and_changed(game, game.full_settings({}))
    return Plan(key, settings, [player] * seats, 1, own_name="mine", own=own, tried=tried)


def one(report: Report) -> Tried:
    assert report.failed == 0, report.errors
    return next(found for found in report.tried if found.card in STRONGEST)


# a card is given


@pytest.mark.parametrize("name", STRONG)
def test_a_card_that_is_far_too_strong_is_played_and_seen_to_be(name: str) -> None:
    key, settings, text, games = STRONG[name]
    player = "random" if key == "friendomancy" else "greedy"  # which takes long over a list
    found = one(simulate(plan_of(key, text, settings, player=player), unhurried(4 * games)))
    assert found.warning == ""
    assert min(found.had, found.drawn, found.played) > 0
    assert found.wins.low is not None
    assert found.without.high is not None
    assert found.wins.low > found.without.high, found


@pytest.mark.parametrize("form", ["a", "b", "c"])
def test_half_of_the_lists_have_a_card_and_every_list_is_legal(form: str) -> None:
    driver = Driver(plan_of("friendomancy", FRIEND, {"format": form}, 3, "random"), with_own("friendomancy", FRIEND))
    assert driver.tryout is not None
    copies: Counter[int] = Counter()
    for number in range(4):
        gifts = driver.tryout.gifts(Seeded(number), [""] * 3, [True] * 3)
        for deck, brought in zip(gifts.decks, gifts.brought, strict=True):
            assert driver.game.deck_faults(driver.settings, deck) == []
            assert bool(brought) is ("gold_goose" in deck)
            copies[deck.split().count("gold_goose")] += 1
        assert sum("gold_goose" in deck for deck in gifts.decks) >= 1
    assert 2 <= max(copies) <= {"a": 9, "b": 5, "c": 10}[form], "as many as luck says, and the format allows"


def test_constructed_decks_and_drafts_have_it_on_one_side_only() -> None:
    game = with_own("mythic-arena", PET)
    for settings in (ARENA_DECKS, ARENA_DRAFT):
        short = {**settings, "turn_limit": "1"}
        found = one(simulate(plan_of("mythic-arena", PET, short, player="random"), 6))
        assert (found.had, found.had + found.without.count) == (6, 6 + found.without.count)
        assert (found.brought == 6) is ("deck_format" in settings)
    driver = Driver(plan_of("mythic-arena", PET, ARENA_DECKS), game)
    assert driver.tryout is not None
    for number in range(6):
        gifts = driver.tryout.gifts(Seeded(number), ["", ""], [True, True])
        assert all(game.deck_faults(driver.settings, deck) == [] for deck in gifts.decks)
        assert [name in {ready.name for ready in game.ready_decks()} for name in gifts.names] == [True, True]


def test_a_team_has_it_in_half_of_the_games_and_no_familiar_twice() -> None:
    game = with_own("familiars-and-foes", FAMILIAR)
    driver = Driver(plan_of("familiars-and-foes", FAMILIAR, {}, 4), game)
    assert driver.tryout is not None
    with_it = 0
    for number in range(40):
        gifts = driver.tryout.gifts(Seeded(number), [""] * 4, [True] * 4)
        assert len(set(gifts.decks)) == 4
        game.new(driver.settings, gifts.decks)
        with_it += "moth" in gifts.decks
    assert 10 <= with_it <= 30


def test_a_deck_that_somebody_names_stays_as_it_is() -> None:
    plan = plan_of("mythic-arena", PET, {**ARENA_DECKS, "turn_limit": "1"}, player="random")
    fixed = [deck.text for deck in GAMES["mythic-arena"].ready_decks()[:2]]
    found = one(simulate(msgspec.structs.replace(plan, decks=fixed), 3))
    assert (found.brought, found.had, found.drawn, found.played) == (0, 0, 0, 0)
    assert found.warning == "colossus: nobody had or drew it, and nothing that was told named it"


def test_what_lies_in_a_common_pile_is_drawn_for_a_side() -> None:
    rare = HERB.replace("count = 2", "count = 1")
    found = one(simulate(plan_of("cauldron", rare, {}), 40))
    assert found.drawn >= 40, "without help it is drawn in fewer games"
    plain = msgspec.structs.replace(plan_of("cauldron", rare, {}), tried=[])
    assert simulate(plain, 2).tried == []
    foe = one(simulate(plan_of("familiars-and-foes", FOE, {"max_rounds": "1"}, player="random"), 20))
    assert 0 < foe.drawn < 20, "where all are one team, in half of the games"


@pytest.mark.parametrize("key", CARD)
def test_new_cards_of_every_kind_are_given_in_every_game(key: str) -> None:
    """An Evocation that no spell calls is told of, and so is what only its own pack or Foes would bring."""
    short = {"mythic-arena": {"turn_limit": "6"}, "familiars-and-foes": {"max_rounds": "2"}, "cauldron": {}}
    text = many(key, list(CARD[key]), 1)
    plan = plan_of(key, text, short.get(key, {}), EVERY[key].seats[0], "random")
    assert len(plan.tried) >= len(CARD[key])
    report = simulate(plan, unhurried(12))
    assert report.failed == 0, report.errors
    missing = {tried.card.rsplit("_", 1)[0] for tried in report.tried if not (tried.had or tried.drawn)}
    assert missing <= {"new_evocation"}, missing
    assert all(bool(tried.warning) is not bool(tried.played) for tried in report.tried)


def test_a_foe_and_a_pack_are_in_the_games_that_try_them_out() -> None:
    parlor, lodge = GAMES["friendomancy"], GAMES["black-rose"]
    full = needed_settings(parlor, {}, ["the_landlord", "mailbird", "tax_dragon"])
    assert full["foes"] == "the_landlord, tax_dragon"
    assert needed_settings(parlor, {"foes": "random 3"}, ["the_landlord"])["foes"] == "random 3"
    assert needed_settings(parlor, {"foes": "none"}, ["the_landlord"])["foes"] == "none", "as somebody said"
    cards = lodge.library({}).by_key.values()
    packed = next(card.key for card in cards if card.kind == "evocation" and getattr(card, "pack", -1) == 1)
    assert needed_settings(lodge, {}, [packed])["packs"] == "draco"
    assert needed_settings(lodge, {"overkill": "yes"}, [packed])["packs"] == "none"
    mage = next(card for card in cards if card.kind == "mage")
    personal = lodge.library({}).names()[mage.spell]  # type: ignore[attr-defined]
    assert lodge.comes_with(lodge.full_settings({}), personal) == mage.key


def test_the_same_games_are_played_for_any_number_of_workers() -> None:
    plan = plan_of("cauldron", HERB, {"rounds": "2"}, player="random")
    assert report_json(simulate(plan, 12)) == report_json(simulate(plan, 12, workers=2))


# what is counted


def test_a_side_that_has_a_card_is_told_from_one_that_has_not() -> None:
    game = TEACHING["cauldron"]
    tryout = Tryout(game, game.full_settings({}), ["nettle", "catnip"])
    gifts = Gifts(tryout, ["", ""], ["", ""], [["nettle"], []], True)
    gifts.saw[0].add("nettle")
    gifts.played[0].add("nettle")
    gifts.played[1].add("catnip")  # it chose something with a card that it never had
    state = game.new({}, ["", ""])
    result = type("R", (), {"returns": staticmethod(lambda seat: 1 - 2 * seat)})()
    counts = gifts.counts(state.teams, result)
    assert dict(counts) == {
        (TRIED, "nettle", HAD, True): 1,
        (TRIED, "nettle", DRAWN, True): 1,
        (TRIED, "nettle", PLAYED, True): 1,
        (TRIED, "nettle", WITHOUT, False): 1,
        (TRIED, "catnip", WITHOUT, True): 1,
        (TRIED, "catnip", WITHOUT, False): 1,
    }


@pytest.mark.parametrize(
    ("counted", "warning"),
    [
        ({}, "moth: nobody had or drew it, and nothing that was told named it"),
        ({BROUGHT: 3}, "moth: it was brought, and nobody came to have it"),
        ({BROUGHT: 3, HAD: 2}, "moth: nobody drew it"),
        ({HAD: 2, DRAWN: 2}, "moth: nobody played it"),
        ({HAD: 2, DRAWN: 2, PLAYED: 1}, ""),
    ],
)
def test_what_the_games_cannot_tell_is_said(counted: dict[str, int], warning: str) -> None:
    counts = Counter({(TRIED, "moth", measure, False): number for measure, number in counted.items()})
    assert [found.warning for found in tried_of(["moth"], counts)] == [warning]


def test_new_and_changed_cards_are_those_that_mean_something_else() -> None:
    text = '[nettle]\nvalue = 2\n[toadstool]\ntext = "Other words."\n[moonwort.edition.first]\nheat = 5\n' + HERB
    game = with_own("cauldron", text)
    assert new_and_changed(game, game.full_settings({})) == ["nettle", "thyme"]
    assert new_and_changed(game, game.full_settings({"edition": "first"})) == ["nettle", "moonwort", "thyme"]
    assert new_and_changed(game, game.full_settings({"cards": "spec"})) == []
    assert new_and_changed(TEACHING["cauldron"], TEACHING["cauldron"].full_settings({})) == []


def test_a_card_that_is_not_there_cannot_be_tried_out() -> None:
    game = with_own("cauldron", "[nettle]\nremoved = true\n")
    full = game.full_settings({})
    assert card_fault(game, full, "catnip") == ""
    assert card_fault(game, full, "catnpi") == "no card 'catnpi'; did you mean 'catnip'?"
    assert card_fault(game, full, "nettle") == "card 'nettle' is removed from this card set; name another one"


# studies


def test_a_study_tries_cards_out_too() -> None:
    text = (
        'game = "cauldron"\ntitle = "T"\n[[part]]\nname = "p"\ngames = 12\nsettings = { rounds = "2" }\n'
        '[[part]]\nname = "q"\ngames = 6\nsettings = { rounds = "2" }\n[[pool]]\nname = "both"\nparts = ["p", "q"]\n'
    )
    game = with_own("cauldron", HERB)
    study = with_own_cards(read_study("t.toml", text, "t"), game, ["thyme"])
    report = run_study(study)
    assert (report.cards, report.base) == ("mine", "balanced")
    first, second, both = [part.tried[0] for part in report.parts]
    assert (first.card, first.warning) == ("thyme", "")
    assert (both.had, both.played) == (first.had + second.had, first.played + second.played)


# a game that nobody here knows


class Basket(Game):
    """Decks of four fruits, no more than two of one, and exactly one of them a nut."""

    id: ClassVar[str] = "basket"
    takes_decks: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(Codes(), EventTypes(), [], [])

    def deck_fault(self, settings: dict[str, str], text: str) -> str:
        words = text.split()
        if len(words) != 4 or max(words.count(word) for word in words) > 2:
            return "four, and no more than two of one"
        return "" if sum(word.startswith("nut") for word in words) == 1 else "one nut"

    def deck_quotas(self, settings: dict[str, str]) -> list[DeckQuota]:
        return [DeckQuota("BA-1", 0, 2, copies=True)]

    def ready_decks(self) -> list[ReadyDeck]:
        return [ReadyDeck("deck one", "One", "", ["apple", "pear", "plum", "nut"])]


def test_a_deck_of_any_game_makes_room_for_a_card_as_its_own_check_allows() -> None:
    game = Basket()
    for seed in range(8):
        cards = game.deck_with({}, "deck one", "fig", [], Seeded(seed)).split()
        assert game.deck_fault({}, " ".join(cards)) == ""
        assert (cards.count("fig") in (1, 2), cards.count("nut")) == (True, 1)
        kept = game.deck_with({}, " ".join(cards), "date", ["fig"], Seeded(seed)).split()
        assert (kept.count("fig"), kept.count("nut")) == (cards.count("fig"), 1)
        assert 1 <= kept.count("date") <= 4 - 1 - kept.count("fig")
        nuts = game.deck_with({}, "deck one", "nutmeg", [], Seeded(seed)).split()
        assert (nuts.count("nutmeg"), nuts.count("nut")) == (1, 0)
    assert game.deck_with({}, "deck one", "nut", ["nut"], Seeded(1)) == "deck one", "what cannot be stays as it was"
