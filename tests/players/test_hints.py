"""Hints for people: never worse than doing nothing, never what cannot succeed, always with a reason."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from grimalkin.core.engine import Offer, apply, choose, interrupt, pending, roll_on, waiting_ask
from grimalkin.core.game import Advice, Game
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import mask
from grimalkin.core.positions import read_position
from grimalkin.core.state import State
from grimalkin.core.tomlread import Layer, parse
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.cauldron import GAME
from grimalkin.games.cauldron.state import Brew
from grimalkin.players.greedy import Greedy
from grimalkin.players.hints import BEST, BETTER, FUTILE, NOTHING, ONLY, REASONS, Hint, Score, hint_for
from grimalkin.words import Words
from grimalkin.words.bundle import LANGUAGES
from tests.support.play import do, sit

ARENA = GAMES["mythic-arena"]
FOES = GAMES["familiars-and-foes"]
PAIR = """
at = "B1"
A = {{ front = [{{ pet = "ember_wing" }}, {{ pet = "gloth", status = {{ {status} = 1 }} }}], hand = ["healing_salve"] }}
B = {{ front = [{{ pet = "bling_bling" }}, {{ pet = "astaryan" }}] }}
"""


def arena(text: str, *acts: str) -> State:
    """A position of Mythic Arena, and what A does there."""
    settings = ARENA.full_settings({"cards": "spec"})
    state = read_position(ARENA, settings, ["", ""], parse("position", text), Layer("position", text, "", ""))
    roll_on(state, Seeded(1))
    for act in acts:
        apply(state, 0, ARENA.codes.code(act), ARENA.codes)
        roll_on(state, Seeded(1))
    return state


def offer_to(state: State, seat: int) -> Offer:
    return next(offer for offer in pending(state) if offer.seat == seat)


def hint(game: Game, state: State, seat: int, seed: int = 1) -> Hint:
    offer = offer_to(state, seat)
    return hint_for(game, mask(state, seat), seat, offer.options, offer.standing, Seeded(seed))


@pytest.mark.parametrize("status", ["stunned", "fear"])
def test_an_attack_that_cannot_hit_is_never_recommended(status: str) -> None:
    state = arena(PAIR.format(status=status), "attack ember_wing")
    offer = offer_to(state, 0)
    assert [ARENA.codes.text(option) for option in offer.options] == ["attack gloth", "done"]
    facts = ARENA.foresee(mask(state, 0), 0, offer.options[0])
    assert {fact.value for fact in facts if fact.name == "hit_chance"} == {0}
    for seed in range(5):
        found = hint(ARENA, state, 0, seed)
        assert (ARENA.codes.text(found.option), found.why) == ("done", FUTILE)


def test_where_one_must_attack_a_pet_that_can_hit_is_recommended() -> None:
    state = arena(PAIR.format(status="stunned"))
    assert [ARENA.codes.text(option) for option in offer_to(state, 0).options] == ["attack ember_wing", "attack gloth"]
    for seed in range(2):
        assert ARENA.codes.text(hint(ARENA, state, 0, seed).option) == "attack ember_wing"


class Eager(Advice):
    """Likes to use things before they are tried, and finds every position the same."""

    def hint(self, game: State, seat: int, option: int) -> int:
        return 0 if option in GAME.idle else 7


class Hasty(Game):
    """Cauldron with eager advice."""

    id: ClassVar[str] = "hasty"

    def __init__(self) -> None:
        super().__init__(GAME.layout, GAME.event_types, [], [])
        self.advice = Eager()

    def length(self, game: State) -> int:
        assert isinstance(game, Brew)
        return game.round


def test_what_only_looks_good_is_not_better_than_doing_nothing() -> None:
    table = do(sit("4", rounds="9"), "A pass", "A throw nettle", "B throw nettle")
    game = Hasty()
    offer = offer_to(table.state, 0)
    greedy = Greedy(4).choose(game, mask(table.state, 0), 0, offer.options, offer.standing, Seeded(1))
    assert greedy not in GAME.idle
    found = hint(game, table.state, 0)
    assert (GAME.codes.text(found.option), found.why, found.worlds > 0) == ("pass", NOTHING, True)


def test_what_is_clearly_better_is_recommended_with_its_reason_and_its_facts() -> None:
    table = do(sit("4"), "A pass", "A throw nettle", "B throw nettle")
    offer = offer_to(table.state, 0)  # to purr first, and then to take the spoon, would be as good
    found = hint_for(GAME, mask(table.state, 0), 0, offer.options, [], Seeded(1))
    assert (GAME.codes.text(found.option), found.why) == ("spoon", BETTER)
    assert found.better > found.worse
    assert found.facts == GAME.foresee(mask(table.state, 0), 0, found.option)
    words = Words(GAME, "en", table.settings)
    said = words.hint(found.why, GAME.codes.text(found.idle), found.better, found.worlds, found.facts)
    assert said.startswith(f"Better than “Pass” in {found.better} of {found.worlds} imagined games.")
    assert words.fact_words(found.facts[0]) in said


def test_the_only_choice_needs_no_worlds() -> None:
    state = sit("4").state
    option = offer_to(state, 0).options[:1]
    found = hint_for(GAME, mask(state, 0), 0, option, [], Seeded(1))
    assert (found.option, found.why, found.worlds) == (option[0], ONLY, 0)


def test_where_one_must_choose_the_best_is_recommended() -> None:
    hands = ["catnip", "nettle", "nettle", "nettle", "nettle", "nettle"]
    table = do(sit(hands=hands), "A pass")
    found = hint(GAME, table.state, 0)
    assert (GAME.codes.text(found.option), found.why) == ("throw nettle", BEST)


def test_the_same_luck_gives_the_same_hint_whatever_is_hidden() -> None:
    state = sit("4").state
    masked = mask(state, 0)
    offer = offer_to(state, 0)
    seen = set()
    for seed in range(2):
        twin = GAME.imagine(masked, Seeded(seed))
        found = hint_for(GAME, mask(twin, 0), 0, offer.options, offer.standing, Seeded(9))
        seen.add((found.option, found.why, found.better, found.worse))
    assert len(seen) == 1


def test_a_difference_is_clear_only_where_luck_does_not_explain_it() -> None:
    def score(*values: int) -> Score:
        made = Score()
        for value in values:
            made.add(value)
        return made

    assert score(1, 1, 1, 1).is_clearly_better()
    assert score(3, 4, 5, 4, 3, -1).is_clearly_better()
    assert not score(0, 0, 0).is_clearly_better()
    assert not score(-1, -1, -1).is_clearly_better()
    assert not score(100, -90, 80, -85, 5).is_clearly_better()


@pytest.mark.parametrize("game", [GAME, ARENA, FOES], ids=lambda game: game.id)
def test_every_hint_of_a_game_is_an_option_with_words_in_every_language(game: Game) -> None:
    state = game.new(game.unattended({}), [""] * game.seats[0])
    luck, own = Seeded(5), Seeded(6)
    said = 0
    waits = 0
    while said < 3:
        ask = roll_on(state, luck)
        if ask is None:
            break
        seat = ask.order(state)[0]
        offer = offer_to(state, seat)
        waits += 1
        if waits % 9 == 0 and len(offer.options) > 1 and game.length(state) >= (game is not GAME):
            found = hint(game, state, seat, waits)
            assert found.option in offer.options + offer.standing
            assert found.why in REASONS
            assert not game.futile(mask(state, seat), seat, found.option) or found.why == BEST
            idle = game.codes.text(found.idle) if found.idle >= 0 else ""
            for language in LANGUAGES:
                words = Words(game, language)
                assert words.find(f"hint-{found.why}", args={"instead": "", "better": 1, "worlds": 2}) is not None
                assert words.hint(found.why, idle, found.better, found.worlds, found.facts)
            said += 1
        act(state, ask, seat, Greedy(1).choose(game, mask(state, seat), seat, offer.options, offer.standing, own))
    assert said


def act(state: State, ask: Any, seat: int, option: int) -> None:
    if option in ask.options(state, seat):
        choose(state, ask, seat, option)
    else:
        interrupt(state, seat, option)


def test_every_game_says_by_which_options_one_does_nothing() -> None:
    for game in (*GAMES.values(), *TEACHING.values()):
        assert game.idle[0] == game.codes.code("pass")
        assert len(set(game.idle)) == len(game.idle)
    assert waiting_ask(sit("4").state) is not None
