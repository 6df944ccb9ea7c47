"""The Judge's seat: what a Judge sees, how far play is taken back, who sits there, and games with random rulings."""

from __future__ import annotations

import contextlib
from typing import ClassVar

import pytest

from grimalkin.core import saved
from grimalkin.core.errors import BadRuling, BadSetup, Disputed, IllegalChoice, NoDisputesLeft, NoUndo
from grimalkin.core.judging import warnings_of
from grimalkin.core.luck import Seeded
from grimalkin.core.masks import imagine, mask
from grimalkin.core.piles import SPECTATOR, kind_of
from grimalkin.core.record import DISPUTE, RULING, SECOND
from grimalkin.core.rehearsals import rehearse
from grimalkin.core.rulings import Case, Operation
from grimalkin.core.snapshot import snapshot
from grimalkin.core.table import Seat, Table
from grimalkin.core.view import View
from grimalkin.games.friendomancy.game import GAME
from grimalkin.games.friendomancy.judge import BENCH, HIDING_FOES, OPENING, TURNS
from grimalkin.games.friendomancy.rulings import OPERATIONS
from grimalkin.games.friendomancy.state import Parlor
from tests.games.friendomancy.support import offered, state_of

JUDGE = {"judges": "1"}


def sit(players: int, settings: dict[str, str], seed: int = 1) -> Table:
    full = GAME.full_settings(settings)
    seats = [Seat("ABCDEFG"[i], "human") for i in range(players + GAME.officials(full))]
    table = Table(GAME, settings, seats, Seeded(seed))
    table.settle()
    return table


def at(settings: dict[str, str], point: str, players: int = 2, **position: object) -> Table:
    full = GAME.full_settings(settings)
    seats = [Seat("ABCDEFG"[i], "human") for i in range(players + GAME.officials(full))]
    return Table(GAME, settings, seats, Seeded(1), {"at": point, **position})


def through_setup(table: Table) -> None:
    while not state_of(table).round:
        offer = next(offer for offer in table.offers() if offer.options)
        table.play(offer.seat, GAME.codes.text(offer.options[0]))


def cards_in(view: View, zone: str) -> list[str | None]:
    return [piece.card for one in view.zones if one.id == zone for piece in one.pieces]


def test_every_operation_of_the_rulebook_is_there() -> None:
    """FR-RULING-111"""
    named = "uphold set_option permit forbid adjust_money set_things move_card set_controller modify_power draw shuffle"
    named += " perch set_turn_order end_step undo set_bedtime name_winner note"
    assert set(OPERATIONS) == {*named.split(), "undone"}
    assert {name for name, one in OPERATIONS.items() if one.anywhere} == {
        "uphold",
        "note",
        "set_option",
        "undo",
        "undone",
    }


@pytest.mark.parametrize(("players", "judges", "fits"), [(6, 1, True), (2, 5, True), (6, 2, False), (3, 5, False)])
def test_players_and_judges_are_seven_at_most(players: int, judges: int, fits: bool) -> None:
    """FR-RULING-144, FR-JUDGE-01"""
    if fits:
        assert GAME.new({"judges": str(judges)}, [""] * players).officials.bit_count() == judges
    else:
        with pytest.raises(BadSetup, match="FR-RULING-144"):
            GAME.new({"judges": str(judges)}, [""] * players)


def test_a_judge_sees_hands_and_lists_but_no_order() -> None:
    """FR-RULING-116, FR-RULING-155"""
    table = sit(3, {**JUDGE, "foes": "random"})
    through_setup(table)
    state = state_of(table)
    view = table.view(3)
    for seat in range(3):
        held = sorted(state.box.names[kind_of(card)] for card in state.hands[seat].cards)
        assert sorted(map(str, cards_in(view, f"hand.{'ABC'[seat]}"))) == held
        assert set(cards_in(table.view((seat + 1) % 3), f"hand.{'ABC'[seat]}")) == {None}
    assert set(cards_in(table.view(SPECTATOR), "hand.A")) == {None}
    assert cards_in(view, "deck.A") == []
    masked = mask(state, 3)
    assert isinstance(masked, Parlor)
    hidden = sorted(kind_of(card) for pile in [*state.pools, *state.decks] for card in pile.all_cards())
    known = sorted(one & 0xFFFF for one in masked.among)
    foes = [kind for kind in hidden if state.box.types[kind] == 4]
    assert [kind for kind in known if state.box.types[kind] != 4] == [k for k in hidden if k not in foes]
    shown = sorted(state.box.names.index(str(card)) for card in cards_in(view, "unseen"))
    assert shown == [kind for kind in hidden if kind not in foes]
    assert cards_in(table.view(0), "unseen") == []
    for seed in range(5):
        imagined = imagine(masked, Seeded(seed))
        assert imagined.possible() == ""
        assert snapshot(mask(imagined, 3)) == snapshot(masked)


def test_hands_alone_are_left_out_where_the_table_says_so() -> None:
    """FR-RULING-155"""
    table = sit(2, {**JUDGE, "judge_sees_hands": "no"})
    through_setup(table)
    assert set(cards_in(table.view(2), "hand.A")) == {None}
    state = state_of(table)
    masked = mask(state, 2)
    hidden = sorted(kind_of(c) for pile in [*state.pools, *state.decks, *state.hands] for c in pile.all_cards())
    assert sorted(one & 0xFFFF for one in masked.among) == hidden
    with pytest.raises(BadRuling, match="FR-RULING-155"):
        table.rule(2, f"fun: move_card {state.box.names[state.hands[0].kinds()[0]]} in hand A to discard A")


@pytest.mark.parametrize("comes_later", [False, True])
def test_a_judge_who_sees_nothing_sees_what_spectators_see(comes_later: bool) -> None:
    """FR-RULING-155, FR-RULING-160"""
    settings = {
        "judges": str(int(not comes_later)),
        "judge_sees_hands": "nothing",
        "foes": "random",
        "end_bedtime": "9",
    }
    table = sit(3, settings)
    if comes_later:
        table.seat_official(0, [1, 2])
    dice = Seeded(5)
    looks = 0
    while table.state.result is None:
        assert table.view(3).zones == table.view(SPECTATOR).zones
        assert mask(table.state, 3).among == mask(table.state, SPECTATOR).among
        assert not state_of(table).assigned
        offer = next(offer for offer in table.offers() if offer.options)
        table.play(offer.seat, GAME.codes.text(offer.options[dice.below(len(offer.options))]))
        looks += 1
    assert looks > 100


def test_a_judge_who_sees_nothing_names_no_hidden_card() -> None:
    """FR-RULING-155"""
    table = sit(2, {**JUDGE, "judge_sees_hands": "nothing"})
    through_setup(table)
    state = state_of(table)
    for place, pile in (("hand A", state.hands[0]), ("deck A", state.decks[0]), ("pool friend", state.pools[0])):
        with pytest.raises(BadRuling, match=r"FR-RULING-15[15]"):
            table.rule(2, f"fun: move_card {state.box.names[pile.kinds()[0]]} in {place} to discard A")


def test_open_lists_are_open_to_all() -> None:
    """FR-RULING-15"""
    table = sit(2, {"list_open": "yes"})
    state = state_of(table)
    for seat in (0, 1, SPECTATOR):
        assert len(cards_in(table.view(seat), "unseen")) == 200
    assert sorted(map(str, cards_in(table.view(SPECTATOR), "unseen"))) == sorted(
        state.box.names[kind] for kind in state.census()
    )


def foes_to_hide() -> Table:
    return at(
        {**JUDGE, "foes": "unreasonable_goose, tax_dragon"},
        "S5",
        round=0,
        turn=0,
        known_foes=True,
        pool_friend=["9 mailbird"],
        wings=["unreasonable_goose known all", "tax_dragon known all"],
        A={"deck": ["24 mailbird"]},
        B={"deck": ["24 small_favor"]},
    )


def test_only_judges_know_where_a_judge_has_hidden_a_foe() -> None:
    """FR-RULING-160, FR-JUDGE-09"""
    table, twin = foes_to_hide(), foes_to_hide()
    assert "hide tax_dragon curse" in offered(table, 2)
    before = {seat: snapshot(mask(table.state, seat)) for seat in (0, 1, SPECTATOR)}
    table.play(2, "hide tax_dragon curse")
    twin.play(2, "hide unreasonable_goose curse")
    for seat, seen in before.items():
        now = snapshot(mask(table.state, seat))
        assert now != seen  # all see that the Pool is larger
        assert now == snapshot(mask(twin.state, seat))
        assert "hidden.curse" not in [zone.id for zone in table.view(seat).zones]
    assert cards_in(table.view(2), "hidden.curse") == ["tax_dragon"]


def test_a_new_judge_sees_what_judges_see() -> None:
    """FR-RULING-119"""
    table = sit(2, {})
    through_setup(table)
    table.seat_official(0, [1])
    assert None not in cards_in(table.view(2), "hand.A")
    text = saved.to_text(table)
    assert saved.to_text(saved.from_text(text, {GAME.id: GAME})) == text


def test_stretches_of_the_game() -> None:
    """FR-RULING-163, FR-RULING-114"""
    table = sit(2, {**JUDGE, "foes": "random"})
    found = [BENCH.stretch(state_of(table))]
    while state_of(table).turns < 4:
        offer = next(offer for offer in table.offers() if offer.options)
        table.play(offer.seat, GAME.codes.text(offer.options[-1 if state_of(table).round else 0]))
        found.append(BENCH.stretch(state_of(table)))
    seen = sorted(set(found))
    assert found == sorted(found)
    assert seen == [0, 1, 2, HIDING_FOES, OPENING, TURNS + 1, TURNS + 2, TURNS + 3, TURNS + 4]
    assert BENCH.reach(state_of(table)) == TURNS + 3
    first = next(n for n in range(len(table.record)) if table.positions[n].stretch == TURNS + 3)
    with pytest.raises(NoUndo):
        table.rule(2, f"fun: undo {first - 1}")


def test_in_setup_play_is_taken_back_to_the_beginning_of_the_step() -> None:
    """FR-RULING-163"""
    table = sit(2, JUDGE)
    table.play(2, "order B A")
    drawn = len(table.record)
    table.play(1, "second magic")
    with pytest.raises(NoUndo):
        table.rule(2, "fun: undo 0")  # the order of drawing was another step
    table.rule(2, f"fun: undo {drawn}")
    assert offered(table, 1)[0].startswith("second ")
    assert state_of(table).drafting == [1, 0]


def test_disputes_go_back_to_the_own_previous_turn() -> None:
    """FR-RULING-110"""
    table = sit(2, JUDGE)
    through_setup(table)
    first = len(table.record)
    while state_of(table).turns < 4:
        offer = next(offer for offer in table.offers() if offer.options)
        table.play(offer.seat, "rest" if "rest" in offered(table, offer.seat) else offered(table, offer.seat)[-1])
    seat = state_of(table).active
    with pytest.raises(IllegalChoice, match="too long ago"):
        table.dispute(seat, f"entry {first}")
    table.dispute(seat, f"entry {len(table.record)}")


def test_an_earlier_ruling_is_named() -> None:
    """FR-RULING-115"""
    table = at(JUDGE, "T2", A={"hand": ["small_favor"]})
    table.rule(2, "fun: set_option foe.discard defeat")
    assert warnings_of(table.state, 2, 2, "consistent: set_option foe.discard heap") == [
        "entry 1 settled foe_discard = defeat (fun)"
    ]


def test_a_question_that_is_settled_anew_can_be_disputed_again() -> None:
    """FR-RULING-110, FR-RULING-115"""
    table = at(JUDGE, "T2")
    table.dispute(0, "FR-RULING-84")
    table.rule(2, "fun: set_option foe_discard defeat")
    with pytest.raises(Disputed, match="FR-RULING-110"):
        table.dispute(1, "FR-RULING-84")
    table.rule(2, "fun: set_option foe_discard heap")
    table.dispute(1, "FR-RULING-84")


@pytest.mark.parametrize("seed", range(4))
def test_random_judges_rule_and_every_game_ends_the_same_twice(seed: int) -> None:
    """FR-RULING-113, FR-RULING-117"""
    texts = [played(seed), played(seed)]
    assert texts[0] == texts[1]
    assert saved.to_text(saved.from_text(texts[0], {GAME.id: GAME})) == texts[0]


def played(seed: int) -> str:
    dice = Seeded(seed + 77)
    settings = {"judges": str(1 + seed % 2), "foes": ["none", "random"][seed % 2], "end_bedtime": "5"}
    table = sit(2 + seed % 3, settings, seed)
    cards = table.state.census()
    ruled = 0
    while table.state.result is None:
        entry = GAME.random_entry(table.state, dice) if dice.below(10) == 0 else None
        if entry is None:
            offer = next(offer for offer in table.offers() if offer.options)
            table.play(offer.seat, GAME.codes.text(offer.options[dice.below(len(offer.options))]))
            continue
        seat, kind, text = entry
        ruled += kind == RULING
        if kind == SECOND:
            table.second(seat, int(text))
        elif kind == RULING:
            table.rule(seat, text)
        else:
            assert kind == DISPUTE
            with contextlib.suppress(Disputed, NoDisputesLeft):
                table.dispute(seat, text)
        assert table.state.census() == cards
        assert table.state.possible() == ""
    assert ruled
    return saved.to_text(table)


# numbers, and rulings that wait


ODD_NUMBERS = ["+-5", "-+5", "--5", "5_0", "٣", "+٣", "²", "1.5", "0x5", "1e1", "9999", "-", "+"]
READ_AS_NUMBERS = [
    "adjust_money B {}",
    "set_things A {}",
    "modify_power 3 {} turn",
    "modify_power {} 1 turn",
    "draw A pool friend {}",
    "set_bedtime {}",
    "set_option loop_plays {}",
    "set_option judge_timeout {}",
    "set_controller {} A",
    "move_card {} to hand A",
    "move_card 3 to under {} up",
    "perch {} pool friend",
]


def in_a_spell(judges: int = 1) -> Table:
    """Ann casts a spell and is asked which of two Friends: an effect is half done."""
    table = at(
        {"judges": str(judges)},
        "T2",
        A={"hand": ["big_feelings", "small_favor"]},
        B={"board": [{"card": "mailbird", "number": 3}, {"card": "mailbird", "number": 4}]},
        pool_friend=["5 mailbird"],
    )
    table.play(0, "play big_feelings")
    return table


def through_the_spell(table: Table) -> list[str]:
    """Ann chooses, and the table point comes; what is told there."""
    table.play(0, "choose #3")
    return [told.words(SPECTATOR) for told in table.positions[len(table.record)].told]


@pytest.mark.parametrize("held", [False, True])
def test_an_odd_number_is_refused_when_it_comes(held: bool) -> None:
    """FR-RULING-117, FR-RULING-151: at a table point and within an effect, and nothing is kept of it."""
    table = in_a_spell()
    if not held:
        through_the_spell(table)
    before = snapshot(table.state)
    for operation in READ_AS_NUMBERS:
        for number in ODD_NUMBERS:
            with pytest.raises(BadRuling):
                table.rule(2, f"fun: {operation.format(number)}")
    assert snapshot(table.state) == before
    if held:
        through_the_spell(table)
    assert offered(table, 0)


@pytest.mark.parametrize(
    "line",
    [
        "adjust_money",
        "adjust_money Z 3",
        "adjust_money B 3; adjust_money B 1000",
        "end_step; adjust_money B lots",
        "move_card 99 to heap",
        "move_card mailbird in hand A to hand B",
        "move_card 3 to pool magic top",
        "permit A juggle",
        "forbid A play * until tomorrow",
        "set_turn_order A A",
        "set_controller 3 C",
        "perch 3 pool friend",
        "name_winner A",
    ],
)
def test_a_ruling_that_would_be_held_is_checked_in_full(line: str) -> None:
    """FR-RULING-109"""
    table = in_a_spell()
    entries = len(table.record)
    with pytest.raises(BadRuling):
        table.rule(2, f"fun: {line}")
    assert len(table.record) == entries


@pytest.mark.parametrize(
    "line", ["end_step", "adjust_money B 4", "move_card 4 to discard B", "forbid A play * until turn"]
)
def test_a_ruling_that_fits_its_table_point_is_held(line: str) -> None:
    """FR-RULING-109"""
    table = in_a_spell()
    table.rule(2, f"fun: {line}")
    assert table.state.court is not None
    assert table.state.court.waits()
    assert any("ruled C" in told for told in through_the_spell(table))


def test_what_no_longer_fits_is_refused_on_the_record_and_play_goes_on() -> None:
    """FR-RULING-109: the card has gone meanwhile, by the ruling that was held before."""
    table = in_a_spell()
    table.rule(2, "fun: move_card 4 to hand B")
    table.rule(2, "fun: modify_power 4 2 turn")
    told = through_the_spell(table)
    assert [line.split()[1] for line in told if "rul" in line.split()[1]] == ["ruled_move", "ruled", "ruling_refused"]
    assert offered(table, 0)
    text = saved.to_text(table)
    assert saved.to_text(saved.from_text(text, {GAME.id: GAME})) == text


@pytest.mark.parametrize("line", ["adjust_money A +-5", "adjust_money A ٣", "adjust_money Z 1", "shuffle"])
def test_a_record_with_a_ruling_that_would_not_be_taken_today_goes_on(line: str) -> None:
    """What an earlier version has accepted and held keeps no table from going on."""
    table = in_a_spell()
    table.enter(2, RULING, f"fun: {line}")
    assert any("ruling_refused C" in told for told in through_the_spell(table))
    assert offered(table, 0)
    text = saved.to_text(table)
    assert saved.to_text(saved.from_text(text, {GAME.id: GAME})) == text


class Breaks(Operation[Parlor]):
    """Raises what no ruling should, once it is let."""

    name: ClassVar[str] = "shuffle"
    armed: ClassVar[bool] = False

    def do(self, game: Parlor, case: Case, words: list[str]) -> None:
        if Breaks.armed:
            raise ZeroDivisionError


@pytest.fixture
def breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OPERATIONS, "shuffle", Breaks())
    monkeypatch.setattr(Breaks, "armed", False)


@pytest.mark.usefixtures("breaks")
def test_whatever_a_held_ruling_raises_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_a_spell()
    table.rule(2, "fun: shuffle pool friend")
    monkeypatch.setattr(Breaks, "armed", True)
    assert any("ruling_refused C" in told for told in through_the_spell(table))
    assert offered(table, 0)


@pytest.mark.usefixtures("breaks")
def test_whatever_a_proposal_raises_when_time_is_up_things_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    """FR-RULING-153"""
    table = at({"judges": "2"}, "T2", A={"hand": ["small_favor"]})
    table.dispute(1, "FR-MONEY-02")
    table.rule(2, "fun: shuffle pool friend")
    monkeypatch.setattr(Breaks, "armed", True)
    table.timeout(2)
    table.timeout(3)
    assert offered(table, 0)
    assert table.state.court is None


def test_the_longest_ruling_that_takes_play_back_is_entered() -> None:
    """FR-RULING-152, FR-RULING-153: what the record says besides does not make it too long."""
    table = sit(2, {"judges": "2"})
    through_setup(table)
    back = len(table.record)
    for _move in range(6):
        offer = next(offer for offer in table.offers() if offer.options)
        table.play(offer.seat, GAME.codes.text(offer.options[0]))
    seat = state_of(table).active
    table.dispute(seat, "FR-MONEY-02")
    head = f"fun: undo {max(back, table.undo_points()[-1])} touched | "
    table.rule(2, head + "x" * (600 - len(head)))
    table.timeout(2)
    table.timeout(3)
    assert any(entry.kind == "undo" for entry in table.record[-3:])
    assert len(table.record[-1].text) > 600
    text = saved.to_text(table)
    assert saved.to_text(saved.from_text(text, {GAME.id: GAME})) == text


def test_a_ruling_of_more_than_600_signs_is_refused() -> None:
    table = at(JUDGE, "T2")
    with pytest.raises(BadRuling, match="at most 600"):
        table.rule(2, "fun: note " + "x" * 600)


def test_the_desk_tells_what_is_wrong_with_a_ruling_that_would_wait() -> None:
    table = in_a_spell()
    assert rehearse(table, 2, "fun: adjust_money B 4").fault == ""
    tried = rehearse(table, 2, "fun: adjust_money B +-4")
    assert (tried.held, tried.fault) == (True, "FR-RULING-117: got '+-4'; expected a whole number from -999 to 999")


@pytest.mark.parametrize("point", ["T1", "T2", "T3"])
@pytest.mark.parametrize("answer", ["pass", "timeout", "fun: uphold", "leave"])
def test_who_is_asked_leaves_while_a_dispute_is_open_and_the_others_play_on(point: str, answer: str) -> None:
    """FR-RULING-107: the question below the hearing is dropped when the Judge lets things stand."""
    rocks = {"deck": ["9 a_perfectly_good_rock"], "hand": ["small_favor"]}
    table = at(JUDGE, point, 3, A=rocks, B=rocks, C=rocks, pool_friend=["5 mailbird"])
    assert offered(table, 0)
    table.dispute(1, "FR-MONEY-02")
    table.leave(0)
    if answer == "pass":
        table.play(3, "pass")
    elif answer == "timeout":
        table.timeout(3)
    elif answer == "leave":
        table.leave(3)
    else:
        table.rule(3, answer)
    assert any(offered(table, seat) for seat in (1, 2))
    text = saved.to_text(table)
    assert saved.to_text(saved.from_text(text, {GAME.id: GAME})) == text
