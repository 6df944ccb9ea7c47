"""The opening: Lead Pets, first hands, who begins; and the games of a match."""

from __future__ import annotations

from grimalkin.core.masks import mask
from grimalkin.core.piles import EVERYONE, kind_of, known_by
from grimalkin.core.snapshot import fields, snapshot
from grimalkin.games.mythic_arena.state import Arena
from tests.games.mythic_arena.turns import DECK_A, DECK_B, HAND_A, HAND_B, Play, gloth_fights_goliath, opened, sit

NO_PET = ["topaz_health_gem", "deep_insight", "healing_salve", "whetstone", "twist_of_fate", "stasis_veil"]


# Lead Pets


def test_each_player_takes_a_pet_of_the_own_deck_as_lead_pet() -> None:
    """MA-OPEN-01"""
    play = sit([])
    assert play.asked() == "AB"
    assert play.offers("A") == {f"lead {pet}" for pet in DECK_A.split()[:6]}
    assert play.offers("B") == {f"lead {pet}" for pet in DECK_B.split()[:6]}


def test_a_lead_pet_is_not_shown_before_the_reveal() -> None:
    """MA-OPEN-02, MA-OPEN-08"""
    play = sit([*HAND_A, *HAND_B, 15, 4]).do("B lead goliath")
    assert play.asked() == "A"
    seen = mask(play.state, 0)
    assert seen.answers[0].option == -1
    play = sit([*HAND_A, *HAND_B, 15, 4])
    play.do("A lead gloth", "B lead huangdi")
    assert play.told("leads") == ["leads A.gloth", "leads B.huangdi"]
    assert play.lines("A") == {"front": ["gloth"]}
    assert play.lines("B") == {"front": ["huangdi"]}


def test_the_rest_becomes_the_resource_pile_and_six_are_drawn() -> None:
    """MA-OPEN-03, MA-OPEN-04, MA-OPEN-09, MA-OPEN-10, MA-PLAY-05, MA-ZONE-03, MA-ZONE-06"""
    play = opened()
    assert sorted(play.hand("A")) == sorted(HAND_A)
    assert sorted(play.hand("B")) == sorted(HAND_B)
    assert [len(play.state.resource(seat)) for seat in range(2)] == [14, 14]
    assert play.hp("A.gloth") == "160/160"
    seen = mask(play.state, 1)
    assert isinstance(seen, Arena)
    assert [kind_of(card) for card in seen.hand(0).cards] == [-1] * 6
    assert play.read(1, "drew")[0] == "drew A ?"
    assert play.read(0, "drew")[0] == f"drew A {HAND_A[0]}"
    assert play.state.turn == 1


# Hands without a Pet


def test_a_hand_without_a_pet_is_shown_and_drawn_again_until_there_is_one() -> None:
    """MA-EX-26, MA-OPEN-05, MA-RULING-18"""
    play = sit([*NO_PET, *NO_PET, *HAND_A, *HAND_B, 15, 4]).do("A lead gloth", "B lead goliath")
    assert play.offers("A") == {"done"}
    seen = mask(play.state, 1)
    assert isinstance(seen, Arena)
    assert sorted(seen.box.names[kind_of(card)] for card in seen.hand(0).cards) == sorted(NO_PET)
    play.do("A done", "A done")
    assert play.read(1, "redraws") == ["redraws A 6", "redraws A 6"]
    assert sorted(play.read(1, "shown")) == sorted([f"shown A {name}" for name in NO_PET] * 2)
    assert sorted(play.hand("A")) == sorted(HAND_A)
    assert len(play.state.resource(0)) == 14
    assert play.is_used_up()


def test_what_was_shown_is_known_to_be_in_the_pile() -> None:
    """MA-RULING-18"""
    play = opened(hands=([*NO_PET, *HAND_A], HAND_B)).do("A done")
    for pile in (play.state.resource(0), play.state.hand(0)):
        for card in pile.all_cards():
            shown = play.state.box.names[kind_of(card)] in NO_PET
            assert (known_by(card) & ~1 == EVERYONE & ~1) == shown
    seen = mask(play.state, 1)
    assert sorted(play.state.box.names[among & 0xFFFF] for among in seen.among if among >> 16 == 0) == sorted(NO_PET)


def test_a_hand_with_a_pet_is_kept() -> None:
    """MA-RULING-18"""
    play = opened()
    assert play.told("redraws", "shown") == []


# Who begins


def test_a_roll_decides_who_begins_and_seat_a_rolls_first() -> None:
    """MA-OPEN-06, MA-RULING-16, MA-RULING-128"""
    play = sit([*HAND_A, *HAND_B, 5, 5, 5, 6]).do("A lead gloth", "B lead goliath")
    assert play.told("rolled_off", "begins") == [
        "rolled_off A 5",
        "rolled_off B 5",
        "rolled_off A 5",
        "rolled_off B 6",
        "begins B",
    ]
    assert play.told("leads") == ["leads B.goliath", "leads A.gloth"]
    assert play.asked() == "B"
    assert play.told("turn") == ["turn 1 B"]


def test_lead_pets_enter_the_arena_and_their_triggers_go_off() -> None:
    """MA-RULING-107"""
    play = sit([*HAND_A, *HAND_B, 15, 4]).do("A lead bastion", "B lead gloth")
    assert play.state.pets[play.number("A.bastion")].charges == 2


def test_the_first_turn_has_no_draw_and_the_second_has_one() -> None:
    """MA-EX-27, MA-TURN-03, MA-RULING-22"""
    play = opened()
    assert play.told("no_draw") == ["no_draw A"]
    assert play.rules("no_draw") == ["MA-RULING-22"]
    assert len(play.hand("A")) == 6
    gloth_fights_goliath(play)
    play.luck("huangdi").do("A cleanup")
    assert play.told("turn") == ["turn 1 A", "turn 2 B"]
    assert len(play.hand("B")) == 7


# A match


def best_of_3(*faces: str | int) -> Play:
    return opened(*faces, match="best_of_3")


def test_conceding_a_game_of_a_match_leads_to_the_next_game() -> None:
    """MA-RULING-93, MA-MATCH-01, MA-RULING-127"""
    play = best_of_3()
    census = play.state.census()
    play.table.concede(0)
    assert play.told("game_over") == ["game_over 1 B"]
    assert play.state.result is None
    assert play.asked() == "AB"
    assert play.offers("A") == {f"lead {pet}" for pet in DECK_A.split()[:6]}, "a new Lead Pet may be chosen"
    assert play.state.census() == census
    assert (play.state.wins, play.state.vp, play.state.turn, play.state.game) == ([0, 1], [0, 0], 0, 2)
    assert play.lines("A") == {}


def test_the_loser_chooses_after_seeing_the_hand() -> None:
    """MA-MATCH-02, MA-RULING-17"""
    play = best_of_3()
    play.table.concede(0)
    play.luck(*HAND_A, *HAND_B).do("A lead gloth", "B lead goliath")
    assert sorted(play.hand("A")) == sorted(HAND_A)
    assert play.asked() == "A"
    assert play.offers("A") == {"first", "second"}
    play.do("A second")
    assert play.told("turn")[-1] == "turn 1 B"
    assert play.told("no_draw")[-1] == "no_draw B"


def test_two_wins_end_the_match() -> None:
    """MA-MATCH-01"""
    play = best_of_3()
    play.table.concede(0)
    play.table.concede(1)
    assert play.told("game_over") == ["game_over 1 B", "game_over 2 A"]
    play.table.concede(0)
    result = play.state.result
    assert result is not None
    assert (result.rule, result.winners, result.points) == ("MA-MATCH-01", 2, [1, 2])


def test_after_five_games_more_wins_win() -> None:
    """MA-RULING-17, MA-RULING-14"""
    play = opened(match="best_of_3", turn_limit="1")
    gloth_fights_goliath(play)
    for game in range(2, 6):
        assert play.state.result is None
        assert play.state.game == game - 1
        play.luck(*HAND_A, *HAND_B, 15, 4)
        play.do("A cleanup")
        assert play.told("game_over")[-1] == f"game_over {game - 1} -"
        play.do("A lead gloth", "B lead goliath")
        assert play.told("begins")[-1] == "begins A", "after a drawn game the dice decide again"
        gloth_fights_goliath(play)
    play.do("A cleanup")
    result = play.state.result
    assert result is not None
    assert (result.rule, result.winners, result.points) == ("MA-RULING-17", -1, [0, 0])


def test_in_a_match_the_other_player_remembers_what_was_seen() -> None:
    """MA-RULING-127: cards that lay open are known to be in the deck."""
    play = best_of_3().do("A pass", "A play healing_salve")
    play.table.concede(0)
    seen = mask(play.state, 1)
    known = sorted(play.state.box.names[among & 0xFFFF] for among in seen.among if among >> 16 == 0)
    assert known == ["gloth", "healing_salve"]
    assert isinstance(seen, Arena)
    assert [kind_of(card) for card in seen.looking(0).cards] == [-1] * 21


def test_the_next_game_begins_as_if_nothing_had_been() -> None:
    """MA-RULING-127: whatever the game that was given up had in mid-battle is gone"""
    play = best_of_3().do("A pass", "A play healing_salve", "A battle", "A attack gloth")
    play.do("B block goliath gloth", "A power charge")
    play.table.concede(0)
    fresh = sit([], None, {"match": "best_of_3"}).state
    kept = {"wins", "game", "loser", "ledger", "hidden"}
    changed = [name for name in fields(fresh) if snapshot(getattr(play.state, name)) != snapshot(getattr(fresh, name))]
    assert set(changed) == kept


def test_conceding_a_single_game_ends_it() -> None:
    """MA-RULING-93"""
    play = opened()
    play.table.concede(1)
    result = play.state.result
    assert result is not None
    assert (result.rule, result.winners) == ("MA-RULING-93", 1)


def test_conceding_with_a_sealed_lead_pet_forgets_it() -> None:
    """MA-RULING-93"""
    play = best_of_3()
    play.table.concede(0)
    play.do("A lead gloth")
    play.table.concede(1)
    assert play.state.answers == ()
    assert play.asked() == "AB"
    assert play.state.game == 3
