"""Who may act now, and what happens when they do: one seat, Together, Claim, interrupts, concede."""

from __future__ import annotations

from typing import ClassVar

import pytest

from grimalkin.core.agenda import Step, Together
from grimalkin.core.codes import PASS
from grimalkin.core.engine import advance, apply, concede, pending, why
from grimalkin.core.errors import BadLuck, DeadEnd, IllegalChoice, UnknownNotation
from grimalkin.core.luck import Scripted
from grimalkin.core.snapshot import snapshot
from grimalkin.core.state import DRAWN, Hooks, Result, State
from grimalkin.core.table import Table
from grimalkin.games.cauldron import GAME
from grimalkin.games.cauldron.round import ThrowIn
from grimalkin.games.cauldron.scoring import SpoonClaim
from grimalkin.games.cauldron.state import PURR, Brew
from tests.support.play import asked, brew, do, log, luck_is_used_up, offered, sit, sit_four, standing

FOUR_HANDS = ["toadstool", "nettle", "nettle"] * 2 + ["nettle", "nettle", "catnip"] * 2


def to_window(*more: str) -> Table:
    """Both have thrown, the fire is low, the catnip window is open."""
    return do(sit("2", *more), "A pass", "B throw nettle", "A throw nettle")


def test_one_seat_is_asked_and_gets_exactly_its_options() -> None:
    table = sit()
    assert asked(table) == ["A"]
    assert offered(table, "A") == ["pass", "give nettle", "give toadstool", "give catnip"]
    assert offered(table, "B") == []


def test_together_asks_all_and_reveals_with_the_last_answer() -> None:
    table = do(sit("2"), "A pass")
    assert asked(table) == ["A", "B"]
    do(table, "B throw moonwort")
    assert asked(table) == ["A"]
    assert not [line for line in log(table) if "threw" in line]
    do(table, "A throw nettle")
    assert log(table)[-3:] == ["CA-THROW-01 threw A nettle", "CA-THROW-01 threw B moonwort", "CA-FIRE-01 rolled 2"]
    assert luck_is_used_up(table)


def test_a_seat_that_was_just_given_its_only_herb_throws_it() -> None:
    game = brew(sit()).copy()
    for kind in game.hands[1].kinds():
        game.bag.put(game.hands[1].take(kind))
    assert len(game.hands[1]) == 0
    for option in ("give nettle", "to B"):
        apply(game, 0, GAME.codes.code(option), GAME.codes)
    assert [(offer.seat, [GAME.codes.text(code) for code in offer.options]) for offer in pending(game)] == [
        (0, ["throw toadstool", "throw catnip"]),
        (1, ["throw nettle"]),
    ]


def test_nobody_answers_a_together_twice() -> None:
    table = do(sit(), "A pass", "B throw moonwort")
    with pytest.raises(IllegalChoice, match="CA-THROW-01: seat B cannot 'throw nettle'; it can: purr"):
        do(table, "B throw nettle")


def test_claim_is_open_to_all_and_closes_when_all_have_passed() -> None:
    table = to_window()
    assert asked(table) == ["A", "B"]
    do(table, "B pass")
    assert asked(table) == ["A"]
    do(table, "A pass")
    assert asked(table) == ["A", "B"]  # now the spoon
    assert offered(table, "A") == ["pass", "spoon"]


def test_the_first_claim_resolves_whoever_is_first_in_asking_order() -> None:
    table = do(to_window("nettle"), "A pass", "B pass", "B spoon")
    assert log(table)[-3:] == ["CA-SPOON-01 did B spoon", "CA-DRAW-03 drew A nettle", "CA-STIR-01 round 2 B"]


def test_a_use_opens_the_window_anew_for_everybody() -> None:
    table = do(to_window("1"), "B pass", "A use catnip")
    assert asked(table) == ["A", "B"]
    assert log(table)[-3:] == ["CA-FIRE-02 used A catnip", "CA-HERB-05 again A", "CA-FIRE-01 rolled 1"]


def test_the_window_is_asked_of_hands_that_cannot_use_it() -> None:
    table = to_window()
    assert offered(table, "A") == ["pass", "use catnip"]
    assert offered(table, "B") == ["pass"], "B holds no catnip, and a skipped question would tell"


def test_a_stop_opens_a_window_that_would_stay_closed() -> None:
    table = do(sit("6"), "A pass", "A throw nettle", "B throw nettle")
    assert offered(table, "A") == ["pass", "spoon"]
    table = sit("6")
    table.stop(0, "catnip", True)
    do(table, "A pass", "A throw nettle", "B throw nettle")
    assert asked(table) == ["A"]
    assert offered(table, "A") == ["pass", "use catnip"]


def test_a_stop_at_an_unknown_window_is_refused() -> None:
    table = sit()
    with pytest.raises(IllegalChoice, match=r"stop 'on supper' is not understood; .* windows: catnip"):
        table.stop(0, "supper", True)
    assert not [entry for entry in table.record if entry.kind == "stop"]


def test_a_interrupt_is_offered_to_seats_that_are_not_asked() -> None:
    table = sit()
    assert standing(table, "A") == ["purr"]
    assert standing(table, "B") == ["purr"]
    do(table, "B purr")
    assert standing(table, "B") == []
    assert offered(table, "A") == ["pass", "give nettle", "give toadstool", "give catnip"], "the Ask goes on"


def test_a_interrupt_takes_away_all_options_and_the_ask_lapses() -> None:
    table = do(sit("4"), "A pass", "A throw toadstool", "B throw moonwort")
    assert offered(table, "A") == ["sting B"]
    do(table, "B purr")
    assert offered(table, "A") == ["pass", "spoon"], "nobody is left to sting"
    assert brew(table).points == [2, 0]


def test_a_interrupt_between_two_decisions_of_a_batch_stops_the_second() -> None:
    table = do(sit_four(FOUR_HANDS, "4"), "A pass", "A throw toadstool", "B throw toadstool", "C throw nettle")
    do(table, "D throw nettle")
    assert asked(table) == ["A"]
    assert offered(table, "A") == ["sting B", "sting D"]
    do(table, "C purr", "A sting D")
    assert asked(table) == ["A", "B", "C", "D"], "B's toadstool can sting nobody: straight to the spoon"
    assert brew(table).points == [3, 2]


def test_stings_of_one_round_count_together() -> None:
    table = do(sit_four(FOUR_HANDS, "4"), "A pass", "A throw toadstool", "B throw toadstool", "C throw nettle")
    do(table, "D throw nettle", "A sting D")
    assert brew(table).points == [3, 3], "not yet"
    do(table, "B sting C")
    assert brew(table).points == [2, 2]
    assert log(table)[-2:] == ["CA-SCORE-04 stung C 1", "CA-SCORE-04 stung D 1"]


def test_a_sealed_answer_survives_a_interrupt_above_the_together() -> None:
    table = do(sit("4"), "A pass", "A throw toadstool", "B purr")
    assert asked(table) == ["B"]
    do(table, "B throw nettle")
    assert log(table)[-2:] == ["CA-SCORE-01 scored A toadstool 2 4 3", "CA-SCORE-01 scored B nettle 1 4 1"]


def test_concede_ends_the_game_for_the_team() -> None:
    table = sit_four(FOUR_HANDS)
    table.concede(2)
    assert table.state.result is not None
    assert [table.state.result.returns(seat) for seat in range(4)] == [-1, 1, -1, 1]
    with pytest.raises(IllegalChoice, match="seat B cannot concede: the game is over"):
        table.concede(1)
    with pytest.raises(IllegalChoice, match="seat A cannot 'pass': the game is over"):
        do(table, "A pass")


def test_a_refusal_names_rule_choice_and_alternatives_and_changes_nothing() -> None:
    table = sit(hands=["nettle"] * 3 + ["moonwort"] * 3)
    before = snapshot(table.state)
    with pytest.raises(IllegalChoice) as refused:
        do(table, "A give catnip")
    assert str(refused.value) == "CA-STIR-02: seat A cannot 'give catnip'; it can: pass, give nettle, purr"
    with pytest.raises(IllegalChoice) as refused:
        do(table, "B pass")
    assert str(refused.value) == "CA-STIR-02: seat B cannot 'pass'; it can: purr"
    with pytest.raises(UnknownNotation, match="'give netle' is not a choice of this game; did you mean 'give nettle'"):
        do(table, "A give netle")
    assert snapshot(table.state) == before
    assert len(table.record) == 6, "only the six draws"


def test_why_names_the_rule_that_forbids() -> None:
    table = do(sit(), "A give nettle")
    assert why(table.state, 0, GAME.codes.code("to A")) == "CA-STIR-03"
    assert why(table.state, 0, GAME.codes.code("to B")) == ""
    assert why(table.state, 1, PURR) == ""
    assert why(table.state, 1, GAME.codes.code("throw nettle")) == "CA-STIR-03", "what is asked now, of somebody else"


def test_why_names_the_rule_against_a_step_in() -> None:
    table = do(sit(), "B purr")
    assert why(table.state, 1, PURR) == "CA-PURR-01"
    with pytest.raises(IllegalChoice, match="CA-PURR-01: seat B cannot 'purr'; it is not asked now"):
        do(table, "B purr")


class QuietVote(Together[Brew]):
    """All say pass, but nobody of a team that purrs may."""

    id: ClassVar[str] = "quiet_vote"

    def options(self, game: Brew, seat: int) -> list[int]:
        return [] if game.calm[game.teams[seat]] else [PASS]

    def all_chosen(self, game: Brew, answers: list[int]) -> None:
        game.pot = answers

    def lapsed(self, game: Brew) -> None:
        game.pot = [99]


def vote() -> Brew:
    game = brew(sit()).copy()
    game.agenda.pop()
    game.then(QuietVote(3), SpoonClaim(3, 0))
    return game


def test_a_seat_that_a_interrupt_leaves_without_options_drops_out_of_a_together() -> None:
    game = vote()
    apply(game, 1, PURR, GAME.codes)
    assert [offer.seat for offer in pending(game) if offer.options] == [0]
    apply(game, 0, PASS, GAME.codes)
    assert game.pot == [PASS, -1]


def test_a_together_whose_last_seat_drops_out_resolves_with_the_answers_it_has() -> None:
    game = vote()
    apply(game, 0, PASS, GAME.codes)
    apply(game, 1, PURR, GAME.codes)
    assert game.pot == [PASS, -1]
    assert game.answers == ()


def test_a_together_that_nobody_can_answer_any_more_lapses() -> None:
    game = vote()
    apply(game, 0, PURR, GAME.codes)
    apply(game, 1, PURR, GAME.codes)
    assert game.pot == [99]
    assert game.answers == ()


class Stubborn(Hooks[State]):
    """Nobody concedes."""

    def conceded(self, game: State, seat: int) -> None:
        raise IllegalChoice("CA-NO: nobody gives up here")


def test_a_refused_concession_leaves_the_agenda_as_it_was() -> None:
    game = State([0, 1])
    game.hooks = Stubborn()
    game.then(SpoonClaim(3, 0))
    before = game.agenda[:]
    with pytest.raises(IllegalChoice, match="nobody gives up here"):
        concede(game, 0)
    assert game.agenda == before


def test_a_game_can_be_won_drawn_or_lost_by_all() -> None:
    assert [Result("X", 0b01, []).returns(seat) for seat in (0, 1)] == [1, -1]
    assert [Result("X", DRAWN, []).returns(seat) for seat in (0, 1)] == [0, 0]
    assert [Result("X", 0, []).returns(seat) for seat in (0, 1)] == [-1, -1]


def test_an_ask_that_offers_nothing_is_a_dead_end() -> None:
    game = GAME.new({}, ["", ""])
    game.then(ThrowIn(1))
    with pytest.raises(DeadEnd, match="CA-THROW-01: ThrowIn asks seat A and offers nothing"):
        pending(game)
    game.then(ThrowIn(0))
    with pytest.raises(DeadEnd, match="CA-THROW-01: ThrowIn asks nobody"):
        pending(game)


def test_a_game_that_forgets_to_end_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match="nothing is left to do and the game has no result"):
        advance(State([0, 1]))


class Forever(Step[State]):
    """Puts itself back for ever."""

    id: ClassVar[str] = "forever"
    rule: ClassVar[str] = "CA-NO"

    def run(self, game: State) -> None:
        game.then(self)


def test_a_rule_that_never_stops_to_ask_is_a_dead_end() -> None:
    game = State([0, 1])
    game.then(Forever())
    with pytest.raises(DeadEnd, match="CA-NO: 100000 steps ran without a wait; the last was Forever"):
        advance(game)


def test_luck_is_awaited_before_anybody_can_choose() -> None:
    game = GAME.new({}, ["", ""])
    with pytest.raises(IllegalChoice, match="seat A cannot 'pass': luck is awaited"):
        apply(game, 0, 0, GAME.codes)


def test_scripted_luck_must_suffice_and_be_used_up() -> None:
    with pytest.raises(BadLuck, match="CA-FIRE-01: luck is needed here and the script of 6 faces is used up"):
        do(sit(), "A pass", "A throw nettle", "B throw nettle")
    with pytest.raises(BadLuck, match="CA-FIRE-01: luck cannot be '7' here; it can be 1, 2, 3, 4, 5, 6"):
        do(sit("7"), "A pass", "A throw nettle", "B throw nettle")
    table = sit("3", "4")
    assert isinstance(table.luck, Scripted)
    with pytest.raises(BadLuck, match="luck given and not used: 3, 4"):
        table.luck.finish()
