"""The games that a worker plays: any number of seats, decks by luck, who sits where."""

import pytest

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.learn.tables import BEFORE, NOW, Job, Kind, Room, Sitting, Table

EVERY = [*GAMES.values(), *TEACHING.values()]
COMPETITIVE = [game for game in EVERY if not game.cooperative]
TEAMS = [game for game in EVERY if game.cooperative]


def room(game: Game, seats: list[int] | None = None, **settings: str) -> Room:
    return Room(Kind(game.id, settings, seats or [max(2, game.seats[0])], 7), game)


def first(game: Game, job: Job, count: int, seats: list[int] | None = None) -> list[Sitting]:
    source = room(game, seats).sittings(job, 0)
    return [next(source) for _ in range(count)]


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_a_table_plays_to_its_end(game: Game) -> None:
    for sitting in first(game, Job("play"), 2, sorted({max(2, game.seats[0]), game.seats[1]})):
        table = Table(room(game), sitting)
        while table.run():
            table.take(table.stray())
        assert len(table.results()) == sitting.seats


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_the_same_seed_is_the_same_game(game: Game) -> None:
    def told(sitting: Sitting) -> list[tuple[int, list[int]]]:
        table = Table(room(game), sitting)
        found: list[tuple[int, list[int]]] = []
        while len(found) < 30 and table.next_choice():
            found.append((table.seat, table.options))
            table.take(table.stray())
        return found

    one, other = first(game, Job("play"), 2)
    assert told(one) == told(one)
    assert told(one) != told(other)


@pytest.mark.parametrize("game", COMPETITIVE, ids=lambda game: game.id)
def test_a_listed_game_is_played_by_every_seat(game: Game) -> None:
    found = list(room(game).sittings(Job("play", games=[11, 12], against="greedy"), 0))
    seats = found[0].seats
    assert [sitting.seat for sitting in found] == [*range(seats)] * 2
    assert {sitting.seed for sitting in found} == {11, 12}
    for sitting in found:
        assert [word == NOW for word in sitting.players] == [seat == sitting.seat for seat in range(seats)]


@pytest.mark.parametrize("game", TEAMS, ids=lambda game: game.id)
def test_of_a_game_of_one_team_each_seed_is_played_by_a_team_of_each(game: Game) -> None:
    found = list(room(game).sittings(Job("play", games=[11], against="greedy"), 0))
    assert [set(sitting.players) for sitting in found] == [{NOW}, {"greedy"}]


@pytest.mark.parametrize("game", COMPETITIVE, ids=lambda game: game.id)
def test_others_sit_down_in_their_share_of_games(game: Game) -> None:
    found = first(game, Job("play", others={BEFORE: 0.25, "greedy": 0.25}), 400)
    for word in (BEFORE, "greedy"):
        games = [sitting for sitting in found if word in sitting.players]
        assert 60 <= len(games) <= 140
        assert all(sitting.players.count(NOW) == 1 and sitting.players[sitting.seat] == NOW for sitting in games)


def test_each_number_of_seats_has_its_share() -> None:
    game = next(game for game in COMPETITIVE if game.seats[1] >= 4)
    found = first(game, Job("play"), 300, [2, 3, 4])
    for seats in (2, 3, 4):
        assert 60 <= sum(sitting.seats == seats for sitting in found) <= 140


@pytest.mark.parametrize("game", [game for game in EVERY if game.takes_decks], ids=lambda game: game.id)
def test_decks_are_drawn_by_luck(game: Game) -> None:
    begun = room(game)
    settings = game.full_settings(game.deck_settings())
    seats = max(2, game.seats[0])
    brought = [begun.driver(settings, seats).decks_of(seed) for seed in range(20)]
    ready = [deck.text for deck in game.ready_decks()]
    assert all(set(decks) <= {*ready, ""} and len(set(decks)) == seats for decks in brought)
    assert len({tuple(decks) for decks in brought}) >= min(10, len(ready))
