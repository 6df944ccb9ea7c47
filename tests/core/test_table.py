"""The record and what undo costs: entries of every kind, free undo, consent, redo, back, time-outs, rulings."""

from __future__ import annotations

from random import Random

import pytest

from grimalkin.core import saved
from grimalkin.core.engine import waiting_chance
from grimalkin.core.errors import BadRuling, IllegalChoice, NoUndo
from grimalkin.core.luck import Committed, Seeded
from grimalkin.core.record import CHOICE, KINDS
from grimalkin.core.snapshot import state_hash
from grimalkin.core.table import KEPT, Seat, Table, open_table
from grimalkin.core.view import Outcome
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.cauldron import GAME
from tests.support import bare
from tests.support.bare import BARE
from tests.support.play import asked, brew, do, log, offered, sit


def last(table: Table) -> tuple[int, int, str, str]:
    entry = table.record[-1]
    return entry.n, entry.seat, entry.kind, entry.text


def test_every_entry_has_number_seat_kind_text_and_the_hash_of_its_state() -> None:
    table = do(sit(), "A pass")
    assert last(table) == (7, 0, "choice", "pass")
    assert [entry.n for entry in table.record] == list(range(1, 8))
    assert table.record[-1].hash == state_hash(table.state)
    assert (table.record[0].seat, table.record[0].kind, table.record[0].text) == (-1, "luck", "nettle")


def test_undo_is_free_while_nobody_learned_anything() -> None:
    table = sit()
    before = table.record[-1].hash
    do(table, "A pass")
    table.undo(0, [])
    assert last(table) == (8, 0, "undo", "to 6")
    assert table.record[-1].hash == before == state_hash(table.state)
    assert offered(table, "A") == ["pass", "give nettle", "give toadstool", "give catnip"]


def test_redo_goes_back_to_where_undo_came_from_step_by_step() -> None:
    table = do(sit(), "A give nettle")
    one = table.record[-1].hash
    do(table, "A to B")
    two = table.record[-1].hash
    table.undo(0, [1])
    table.undo(0, [])
    table.redo(0, [])
    assert last(table)[2:] == ("undo", "redo to 7")
    assert table.record[-1].hash == one
    table.redo(0, [1])
    assert last(table)[2:] == ("undo", "redo to 8 agreed B")
    assert table.record[-1].hash == two
    with pytest.raises(NoUndo, match="nothing was undone just now"):
        table.redo(0, [])


def test_a_new_choice_ends_redo() -> None:
    table = do(sit(), "A pass")
    table.undo(0, [])
    do(table, "A pass")
    with pytest.raises(NoUndo, match="nothing was undone just now"):
        table.redo(0, [])


def test_undo_past_luck_needs_consent_and_luck_is_fresh_after_it() -> None:
    table = do(sit("2", "5"), "A pass", "B throw nettle", "A throw nettle")
    assert brew(table).fire == 2
    with pytest.raises(NoUndo, match=r"luck spoke at entry 10, so going to entry 8 needs the consent of B"):
        table.undo(0, [])
    assert len(table.record) == 10
    table.undo(0, [1])
    assert last(table)[2:] == ("undo", "to 8 agreed B")
    do(table, "A throw nettle")
    assert brew(table).fire == 5


def test_going_back_to_the_old_luck_needs_consent_too() -> None:
    table = do(sit("2", "5"), "A pass", "B throw nettle", "A throw nettle")
    table.undo(0, [1])
    with pytest.raises(NoUndo, match="luck spoke at entry 10"):
        table.redo(0, [])


def test_undo_past_something_shown_needs_consent() -> None:
    table = do(sit(), "A give nettle", "A to B")
    with pytest.raises(NoUndo, match="something hidden was shown by entry 8"):
        table.undo(0, [])


def test_undo_past_another_seats_choice_needs_consent() -> None:
    table = do(sit(), "A pass", "B throw nettle")
    with pytest.raises(NoUndo, match="B chose at entry 8, so going to entry 6 needs the consent of B"):
        table.undo(0, [])
    table.undo(1, [])
    assert asked(table) == ["A", "B"]


def test_a_free_undo_does_not_tell_that_the_other_had_no_choice() -> None:
    hands = ["nettle", "toadstool", "catnip", "moonwort", "moonwort", "moonwort"]
    table = do(sit(hands=hands), "A pass", "B throw moonwort")
    with pytest.raises(NoUndo, match="B chose at entry 8"):
        table.undo(0, [])


def test_where_nothing_is_hidden_a_forced_choice_is_known_to_be_one() -> None:
    table = open_table(BARE, {}, [Seat("Ash", "human"), Seat("Bramble", "human")], Seeded(1))
    forced: set[bool] = set()
    while table.state.result is None and len(forced) < 2:
        offer = table.offers()[0]
        text = BARE.codes.text(offer.options[0])
        table.enter(offer.seat, CHOICE, text)
        known = table.positions[-1].forced
        assert known == (len(offer.options) == 1)
        forced.add(known)
        table.settle()
    assert forced == {False, True}


def test_bots_and_own_seats_are_not_asked_for_consent() -> None:
    table = do(sit("2", player="bot:greedy"), "A pass", "B throw nettle", "A throw nettle")
    table.undo(0, [])
    assert last(table)[2:] == ("undo", "to 8")
    seats = [Seat("Ash", "human", "", "Ash"), Seat("Ash's other", "human", "", "Ash")]
    solo = open_table(GAME, {}, seats, Seeded(1))
    do(solo, "A pass")
    solo.play(1, offered(solo, "B")[0])
    solo.undo(0, [])
    assert asked(solo) == ["A", "B"], "the last choice of that person was B's"


def test_undo_of_nothing_is_refused() -> None:
    table = sit()
    with pytest.raises(NoUndo, match="seat A has made no choice that could be taken back"):
        table.undo(0, [])
    with pytest.raises(NoUndo, match="entry 99 is not an earlier position"):
        table.undo_to(0, 99, [])
    with pytest.raises(NoUndo, match="seat F does not sit at this table"):
        do(table, "A pass").undo_to(5, 0, [])


def test_the_log_follows_undo() -> None:
    table = do(sit("2"), "A pass", "B throw nettle", "A throw nettle")
    assert log(table)[-1] == "CA-FIRE-01 rolled 2"
    table.undo(0, [1])
    assert log(table)[-1] == "CA-STIR-01 round 1 A"


def test_back_takes_a_part_of_a_choice_back_freely() -> None:
    table = do(sit(), "A give nettle")
    assert table.can_go_back(0)
    own, other = table.view(0).prompt, table.view(1).prompt
    assert own is not None
    assert own.back
    assert other is not None
    assert not other.back
    table.back(0)
    assert offered(table, "A") == ["pass", "give nettle", "give toadstool", "give catnip"]
    with pytest.raises(NoUndo, match="seat A is not in the middle of a choice"):
        table.back(0)


def test_back_is_over_once_another_seat_stepped_in() -> None:
    table = do(sit(), "A give nettle", "B purr")
    assert not table.can_go_back(0)
    with pytest.raises(NoUndo, match="seat A is not in the middle of a choice"):
        table.back(0)
    table.timeout(0)
    assert last(table) == (9, 0, "timeout", "to B")


def test_a_stop_between_two_parts_of_a_choice_does_not_matter() -> None:
    table = do(sit(), "A give nettle")
    table.stop(1, "catnip", True)
    table.back(0)
    assert offered(table, "A") == ["pass", "give nettle", "give toadstool", "give catnip"]


def test_an_undo_leaves_the_stops_and_players_as_they_are() -> None:
    table = do(sit("6", "6"), "A pass")
    table.stop(1, "catnip", True)
    table.takeover(1, "bot:random")
    table.undo(0, [])
    assert last(table)[2:] == ("undo", "to 6")
    assert table.state.stops_at(1, 0)
    assert table.players == ["human", "bot:random"]
    do(table, "A pass", "A throw nettle", "B throw nettle")
    assert asked(table) == ["B"], "the stop opens B's window"
    table.undo(0, [1])
    table.stop(1, "catnip", False)
    do(table, "A throw nettle", "B throw nettle")
    assert asked(table) == ["A", "B"], "now the spoon"
    assert offered(table, "A") == ["pass", "spoon"]
    assert state_hash(table.state_at(table.at)) == state_hash(table.state)


def test_a_stop_or_takeover_does_not_end_redo() -> None:
    table = do(sit(), "A pass")
    there = state_hash(table.state)
    table.undo(0, [])
    table.takeover(1, "bot:random")
    table.redo(0, [])
    assert state_hash(table.state) == there


def test_after_the_end_only_undo_is_left() -> None:
    table = sit()
    table.concede(0)
    with pytest.raises(IllegalChoice, match="there can be no ruling any more: the game is over"):
        table.ruling("points 0 1")
    with pytest.raises(IllegalChoice, match="there can be no stop any more: the game is over"):
        table.stop(0, "catnip", True)
    with pytest.raises(IllegalChoice, match="there can be no takeover any more: the game is over"):
        table.takeover(0, "bot:random")
    table.undo_to(0, 6, [1])
    assert asked(table) == ["A"]


def test_a_table_takes_its_seed_from_the_beginning() -> None:
    luck = Seeded(8)
    luck.bits()
    seats = [Seat("Ash", "human"), Seat("Bramble", "human")]
    assert [entry.text for entry in open_table(GAME, {}, seats, luck).record] == [
        entry.text for entry in open_table(GAME, {}, seats, Seeded(8)).record
    ]


def test_a_timeout_takes_the_default() -> None:
    table = sit()
    table.timeout(0)
    assert last(table) == (7, 0, "timeout", "pass")
    with pytest.raises(IllegalChoice, match="seat 9 is not asked now"):
        table.timeout(9)


def test_a_timeout_in_the_middle_of_a_choice_drops_it_first() -> None:
    table = do(sit(), "A give nettle")
    table.timeout(0)
    assert [(entry.kind, entry.text) for entry in table.record[-2:]] == [("undo", "to 6"), ("timeout", "pass")]
    assert len(brew(table).hands[0]) == 3


def test_a_timeout_takes_all_parts_of_its_default() -> None:
    table = open_table(BARE, {}, [Seat("Ash", "human"), Seat("Bramble", "human")], Seeded(1))
    table.timeout(0)
    assert [(entry.kind, entry.text) for entry in table.record if entry.seat == 0] == [
        ("timeout", "from left"),
        ("timeout", "take 1"),
    ]


def test_a_takeover_changes_who_plays_and_nothing_else() -> None:
    table = sit()
    before = table.record[-1].hash
    table.takeover(1, "bot:greedy")
    assert last(table) == (7, 1, "takeover", "bot:greedy")
    assert table.players == ["human", "bot:greedy"]
    assert table.record[-1].hash == before


def test_a_ruling_changes_the_position_and_is_part_of_the_record() -> None:
    table = sit()
    table.ruling("points 1 4")
    assert last(table) == (7, -1, "ruling", "points 1 4")
    assert brew(table).points == [0, 4]
    with pytest.raises(BadRuling, match="'points C 4' is not understood"):
        table.ruling("points C 4")
    assert len(table.record) == 7


def test_the_state_of_every_position_can_be_derived_again() -> None:
    table = do(sit("2", "5", "5", "catnip", "nettle"), "A pass", "B throw nettle", "A throw nettle", "A use catnip")
    table.undo(0, [1])
    do(table, "B purr", "A use catnip", "B pass", "A pass")
    for entry in table.record:
        if entry.kind != "undo":
            assert state_hash(table.state_at(entry.n)) == entry.hash


def test_committed_luck_is_the_hmac_of_seed_and_entry() -> None:
    luck = Committed(b"a secret that nobody knows")
    seats = [Seat("Ash", "human"), Seat("Bramble", "human")]
    tables = [open_table(GAME, {}, seats, luck) for _ in range(2)]
    assert [entry.text for entry in tables[0].record] == [entry.text for entry in tables[1].record]
    other = open_table(GAME, {}, seats, Committed(b"another secret"))
    assert [entry.text for entry in tables[0].record] != [entry.text for entry in other.record]
    for entry in tables[0].record:
        position = tables[0].state_at(entry.n - 1)
        chance = waiting_chance(position)
        assert chance is not None
        assert chance.face(position, chance.roll(position, luck.at(entry.n))) == entry.text


def test_all_kinds_are_named() -> None:
    first = ("choice", "luck", "stop", "timeout", "concede", "takeover", "undo", "ruling")
    assert (*first, "second", "dispute", "official", "draw", "leave") == KINDS


def test_a_draw_needs_all_others_and_a_game_that_takes_draws() -> None:
    table = open_table(TEACHING["cauldron"], {}, [Seat("A", "human"), Seat("B", "human")], Seeded(5))
    with pytest.raises(IllegalChoice, match="a draw needs the consent of B"):
        table.draw(0, [])
    assert table.state.result is None
    table.draw(0, [1])
    assert table.record[-1].text == "agreed B"
    assert table.view(0).result == Outcome("CA-END-03", [], [0, 0], True)
    again = saved.from_text(saved.to_text(table), TEACHING)
    assert again.record[-1].hash == table.record[-1].hash
    with pytest.raises(IllegalChoice, match="the game is over"):
        table.draw(1, [0])
    other = open_table(GAMES["mythic-arena"], {}, [Seat("A", "human"), Seat("B", "human")], Seeded(5))
    with pytest.raises(IllegalChoice, match="no rule lets players agree on a draw"):
        other.draw(0, [1])


def test_nobody_agrees_where_only_bots_sit() -> None:
    table = open_table(TEACHING["cauldron"], {}, [Seat("A", "human"), Seat("B", "bot:greedy")], Seeded(5))
    table.draw(0, [])
    assert (table.record[-1].kind, table.record[-1].text) == ("draw", "")


def test_a_game_with_many_undos_does_not_cost_its_square(monkeypatch: pytest.MonkeyPatch) -> None:
    done = 0
    take = bare.Count.chosen

    def laid(_step: object, game: bare.Heap, _face: int) -> None:
        game.pebbles = 500
        game.then(bare.Side(0))

    def counted(step: bare.Count, game: bare.Heap, seat: int, option: int) -> None:
        nonlocal done
        done += 1
        take(step, game, seat, option)

    monkeypatch.setattr(bare.Lay, "shows", laid)
    monkeypatch.setattr(bare.Count, "chosen", counted)
    table = open_table(BARE, {}, [Seat("Ann", "human"), Seat("Ben", "human")], Seeded(1))
    for i in range(400):
        table.play(i % 2, "from left")
        table.play(i % 2, "take 1")
    deep, there = table.at, table.record[-1].hash
    done = 0
    for i in range(200):
        table.walk_back(0, 2 + i % 50, [1])
        assert table.state.pebbles == 500 - (1 + i % 50) // 2  # type: ignore[attr-defined]
        table.redo(0, [1])
        assert (table.at, table.record[-1].hash) == (deep, there)
    assert done < 200 * 20, "each of 200 times back and forth costs the whole game"
    assert len(table.kept) <= KEPT


def test_what_is_kept_for_undo_is_what_the_record_leads_to() -> None:
    """Also where stops were set between, and after the same positions were gone to often and in any order."""
    for game in ("cauldron", "familiars-and-foes"):
        table = wander(game, 7)
        reached = [0, *(entry.n for entry in table.record if entry.kind not in ("undo", "stop", "takeover"))]
        for position in sorted(reached, key=lambda n: (n * 7919) % 101):
            found = state_hash(table.state_at(position))
            table.kept.clear()
            assert found == state_hash(table.state_at(position)), (game, position)


def wander(game: str, seed: int) -> Table:
    """A random game in which people go back and forth, and change where they want to be asked."""
    luck = Random(seed)
    chosen = {**GAMES, **TEACHING}[game]
    table = open_table(chosen, {}, [Seat("Ann", "human"), Seat("Ben", "human")], Seeded(seed))
    while len(table.record) < 250 and table.state.result is None:
        choice = luck.random()
        if choice < 0.1 and table.at:
            table.undo_to(0, luck.choice(table.path(table.at)[:-1]), [1])
        elif choice < 0.2 and table.undone:
            table.redo(0, [1])
        elif choice < 0.25 and chosen.windows:
            table.stop(luck.randrange(2), luck.choice(chosen.windows), luck.random() < 0.5)
        else:
            offer = luck.choice([offer for offer in table.offers() if offer.options])
            table.play(offer.seat, chosen.codes.text(luck.choice(offer.options)))
    return table
