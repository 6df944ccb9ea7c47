"""States, masks, questions and tables for the tools of researchers: `pickle`, `copy` and `repr`, in both builds."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grimalkin.core.agenda import Ask, Step
from grimalkin.core.engine import Offer, advance, apply, pending, waiting_ask
from grimalkin.core.errors import BadSetup
from grimalkin.core.events import Log
from grimalkin.core.frozen import REMEMBERED
from grimalkin.core.game import Game
from grimalkin.core.luck import Committed, Luck, Scripted, Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.piles import SPECTATOR
from grimalkin.core.positions import read_position
from grimalkin.core.saved import to_text
from grimalkin.core.snapshot import snapshot, state_hash
from grimalkin.core.state import BOTTOM, State
from grimalkin.core.table import Seat, Table
from grimalkin.core.tomlread import Layer
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.familiars_and_foes.ballyhoo import BALLYHOO_STEP
from tests.support.bare import BARE
from tests.support.games import Setup, every_setup
from tests.support.kit import played_table
from tests.support.walk import Walk, play_to_end

CAULDRON = TEACHING["cauldron"]
FOES = GAMES["familiars-and-foes"]
LOOKS = 8  # waits of a game that are looked at


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: dict[str, Callable[[Any], Any]] = {"pickle": pickled, "copy": copy.copy, "deepcopy": copy.deepcopy}


FOUND: dict[str, list[State]] = {}  # by setup


def looks_at(setup: Setup) -> list[State]:
    """Full states of one random game, each at a wait; nobody changes them."""
    if str(setup) in FOUND:
        return FOUND[str(setup)]
    found = FOUND[str(setup)] = []
    walk = Walk(setup.game, setup.seats, setup.settings, 3, ())
    with walk:
        every = max(1, len(walk.glances(1)) // LOOKS)
        while walk.going():
            if walk.n % every == 0:
                found.append(walk.state.copy())
            walk.make(walk.pick())
        found.append(walk.state.copy())
    return found


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_states_and_masks_come_out_as_they_went_in_and_play_the_same(setup: Setup, way: str) -> None:
    game = setup.game
    for number, state in enumerate(looks_at(setup)):
        before = snapshot(state)
        for seat in (*range(setup.seats), SPECTATOR):
            masked = mask(state, seat)
            again = WAYS[way](masked)
            assert (type(again), snapshot(again), repr(again)) == (type(masked), snapshot(masked), repr(masked))
            assert again.hooks is game.hooks
            assert snapshot(imagine(again, Seeded(1))) == snapshot(imagine(masked, Seeded(1)))
        again = WAYS[way](state)
        assert again is not state
        assert (type(again), state_hash(again)) == (type(state), state_hash(state))
        if number % 4 == 0:
            twin = state.copy()
            for one in (twin, again):
                play_to_end(one, game, Seeded(7))
            assert snapshot(again) == snapshot(twin)
            assert snapshot(state) == before, "the copy is apart from what it was made of"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_questions_and_offers_come_out_as_they_went_in(setup: Setup, way: str) -> None:
    asks = 0
    for state in looks_at(setup):
        ask = waiting_ask(state)
        steps: list[Step[Any]] = [*state.agenda] if ask is None else [ask, *state.agenda]
        for step in steps:
            again = WAYS[way](step)
            assert (type(again), snapshot(again), repr(again)) == (type(step), snapshot(step), repr(step))
            assert repr(step).startswith(f"{type(step).__name__}(")
            asks += isinstance(again, Ask)
        for offer in pending(state):
            again = WAYS[way](offer)
            assert (again.seat, again.options, again.standing) == (offer.seat, offer.options, offer.standing)
            assert again.takes_back == offer.takes_back
            more = ", takes_back=True" if offer.takes_back else ""
            assert repr(again) == f"Offer(seat={offer.seat}, options={offer.options}, standing={offer.standing}{more})"
        view = setup.game.view(state, 0, [], 0, [])
        assert WAYS[way](view) == view
    assert asks


@pytest.mark.parametrize(
    ("game", "settings", "wanted"),
    [
        (FOES, {"level": "master"}, {"ChooseAmount"}),
        (GAMES["mythic-arena"], {"turn_limit": "60"}, {"PickOne", "MayApply", "PickSome"}),
    ],
)
def test_a_question_that_holds_a_card_can_be_pickled_alone(
    game: Game, settings: dict[str, str], wanted: set[str]
) -> None:
    for seed in range(40):
        walk = Walk(game, 2, settings, seed, ())
        with walk:
            while walk.going():
                ask = waiting_ask(walk.state)
                if ask is not None and type(ask).__name__ in wanted:
                    assert (snapshot(pickled(ask)), repr(pickled(ask))) == (snapshot(ask), repr(ask))
                    assert pickled(ask).options(walk.state, ask.seat) == ask.options(walk.state, ask.seat)
                    return
                walk.make(walk.pick())
    pytest.fail("no game had such a question")


def test_an_offer_that_is_copied_deep_has_lists_of_its_own() -> None:
    offer = Offer(1, [2], [3])
    again = copy.deepcopy(offer)
    again.options.append(9)
    assert offer.options == [2]


def test_what_a_module_holds_and_what_states_share_is_the_same_object_again() -> None:
    state: Any = FOES.new({}, ["", ""])
    state.then(BALLYHOO_STEP)
    again = pickled(state)
    assert again.agenda[-1] is BALLYHOO_STEP
    assert again.agenda[0] is BOTTOM[0]
    assert again.box is state.box
    assert len(pickle.dumps(state)) < 20_000, "cards go by their names"


def test_a_listener_stays_behind() -> None:
    state = CAULDRON.new({}, ["", ""])
    state.listener = Log(CAULDRON.event_types, CAULDRON.codes)
    for way in WAYS.values():
        assert way(state).listener is None


def test_a_state_of_a_position_can_be_pickled() -> None:
    table = {"at": "throw", "A": {"hand": ["nettle", "catnip"]}, "B": {"hand": ["toadstool"]}}
    state = read_position(CAULDRON, {}, ["", ""], table, Layer("position", ""))
    advance(state)
    again = pickled(state)
    for one in (state, again):
        apply(one, 0, CAULDRON.codes.code("throw nettle"), CAULDRON.codes)
    assert state_hash(again) == state_hash(state)


def test_a_game_with_a_designers_own_cards() -> None:
    game = CAULDRON.with_own("mine", "mine.toml", "[nettle]\nvalue = 3\n")
    state = game.new({}, ["", ""])
    again: Any = pickled(state)
    assert snapshot(again) == snapshot(state)
    assert [herb.value for herb in again.herbs.all if herb.key == "nettle"] == [3]
    assert pickled(game).own == "mine"
    assert pickled(game) is pickled(game)


@pytest.mark.parametrize("game", [*GAMES.values(), CAULDRON, BARE], ids=lambda game: game.id)
def test_a_game_is_itself_again(game: Game) -> None:
    for way in WAYS.values():
        assert way(game) is game
    assert repr(game) == f"<Game {game.id}>"


def test_a_pickle_of_other_rules_is_refused() -> None:
    game = CAULDRON.with_own("mine", "mine.toml", "[nettle]\nvalue = 3\n")
    make, parts = game.new({}, ["", ""]).__reduce__()
    with pytest.raises(
        BadSetup, match=r"pickled with another version of the rules or the cards; expected [0-9]+ [0-9a-f]+, got 0"
    ):
        make(*parts[:3], "0", parts[4])


def test_a_game_remembers_the_latest_origins_only() -> None:
    for limit in range(1, 3 * REMEMBERED):
        FOES.new({"max_rounds": str(limit)}, ["", ""])
    assert len(FOES.origins) <= REMEMBERED


@pytest.mark.parametrize("way", ["pickle", "deepcopy"])
@pytest.mark.parametrize("game", [*GAMES.values(), CAULDRON, BARE], ids=lambda game: game.id)
def test_a_table_goes_on_as_it_would_have(game: Game, way: str) -> None:
    seats = [Seat(f"seat {i}", "human") for i in range(game.seats[0])]
    table = Table(game, game.unattended({}), seats, Seeded(2))
    table.settle()
    play_some(table, None, 20)
    again = WAYS[way](table)
    assert repr(again) == repr(table)
    play_some(table, again, 40)
    assert to_text(again, with_seed=True) == to_text(table, with_seed=True)
    assert snapshot(again.state) == snapshot(table.state)
    if table.at > 3:
        before = table.path(table.at)[-3]
        for one in (table, again):
            one.undo_to(0, before, list(range(len(seats))))
        assert to_text(again, with_seed=True) == to_text(table, with_seed=True)


def play_some(table: Table, again: Table | None, count: int) -> None:
    """So many random choices, at one table or at two."""
    chooser = Seeded(count)
    for _choice in range(count):
        offers = table.offers()
        if not offers:
            return
        options = offers[0].options + offers[0].standing
        words = table.game.codes.text(options[chooser.below(len(options))])
        table.play(offers[0].seat, words)
        if again is not None:
            again.play(offers[0].seat, words)


@pytest.mark.parametrize("way", WAYS)
def test_luck_goes_on_where_it_was(way: str) -> None:
    for luck in (Seeded(9), Committed(b"secret", 3)):
        first: Luck = luck
        first.below(6)
        again = WAYS[way](first)
        assert [again.below(1000) for _n in range(5)] == [first.below(1000) for _n in range(5)]
    script = Scripted(["1", "2"])
    script.next("X")
    assert WAYS[way](script).next("X") == "2"


def test_another_process_reads_it(tmp_path: Path) -> None:
    """It imports what it needs by itself."""
    state = CAULDRON.new({"rounds": "2"}, ["", ""])
    file = tmp_path / "state"
    file.write_bytes(pickle.dumps([state, mask(state, 1)]))
    code = (
        "import pickle, sys; states = pickle.load(open(sys.argv[1], 'rb'));"
        "from grimalkin.core.snapshot import state_hash; print(*[state_hash(state) for state in states])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(file)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout.split() == [state_hash(state), state_hash(mask(state, 1))]


# repr


@pytest.mark.parametrize("setup", every_setup(), ids=str)
def test_what_is_shown_of_a_mask_is_the_same_in_every_world_it_could_be(setup: Setup) -> None:
    for state in looks_at(setup):
        for seat in (*range(setup.seats), SPECTATOR):
            masked = mask(state, seat)
            for luck in range(3):
                twin = mask(imagine(masked, Seeded(luck)), seat)
                assert repr(twin) == repr(masked)
                assert repr(twin.agenda) == repr(masked.agenda)
                assert repr(twin.piles()) == repr(masked.piles())
                assert repr(twin.answers) == repr(masked.answers)


def test_a_state_says_what_it_waits_for() -> None:
    state = CAULDRON.new({}, ["", ""])
    assert repr(state).startswith("<Brew: ")
    assert repr(state).endswith("is next>")
    table = {"at": "throw", "A": {"hand": ["nettle", "catnip"]}, "B": {"hand": ["toadstool"]}}
    state = read_position(CAULDRON, {}, ["", ""], table, Layer("position", ""))
    advance(state)
    assert repr(state) == "<Brew: ThrowIn (CA-THROW-01) asks A, B>"
    apply(state, 0, CAULDRON.codes.code("throw nettle"), CAULDRON.codes)
    assert repr(state) == "<Brew: ThrowIn (CA-THROW-01) asks B>"
    assert repr(mask(state, 1)) == "<Brew as B sees it: ThrowIn (CA-THROW-01) asks B>"
    assert repr(mask(state, SPECTATOR)) == "<Brew as a spectator sees it: ThrowIn (CA-THROW-01) asks B>"
    assert repr(mask(state, 1).answers) == f"(Answer(height={len(state.agenda)}, seat=0, option=-1),)"
    apply(state, 1, CAULDRON.codes.code("throw toadstool"), CAULDRON.codes)
    assert repr(state) == "<Brew: luck is awaited for Fire (CA-FIRE-01)>"
    state.end("CA-END-01", 1, [4, 3])
    assert repr(state) == "<Brew: over, Result(rule='CA-END-01', winners=1, points=[4, 3])>"


def test_a_table_and_its_parts_say_nothing_hidden() -> None:
    table = played_table(CAULDRON, 2, {"rounds": "2"}, 1)
    assert repr(table).startswith(f"<Table of cauldron: 2 seats, {len(table.record)} entries, <Brew: over, ")
    assert repr(table.record[0]).startswith("Entry(n=1, ")
    assert repr(Seat("Ann", "human", "secret deck", "p1")) == "<Seat 'Ann', human>"
    lines = [line for position in table.positions for line in position.told]
    hidden = [line for line in lines if "?" in line.words(SPECTATOR)]
    assert hidden
    for line in hidden:
        assert repr(line) == f"<Event {line.words(SPECTATOR)}>"
    assert "secret" not in repr(Committed(b"secret"))
