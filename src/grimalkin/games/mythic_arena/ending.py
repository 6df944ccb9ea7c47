"""How a game and a match end: MA-WIN, MA-MATCH, MA-RULING-12, -13, -14, -17, -93, -105, -126, -127."""

from __future__ import annotations

from typing import ClassVar, Final

from grimalkin.core.agenda import Step
from grimalkin.core.piles import public
from grimalkin.core.state import BOTTOM, DRAWN, Hooks
from grimalkin.games.mythic_arena.state import (
    GAME_OVER,
    GOAL,
    NO_BATTLE,
    NO_PETS,
    NONE,
    OUT,
    Arena,
)

WINS: Final = 2  # games of a match that win it
GAMES: Final = 5  # games after which a match ends


class MatchHooks(Hooks[Arena]):
    """What this file cannot know: how a game opens, for an opening leads to turns, and they lead to an end."""

    def open_next(self, game: Arena) -> None:
        """Put the steps of the next game of a match on the agenda."""
        raise NotImplementedError


def win_check(game: Arena) -> bool:
    """MA-WIN-01 Three Victory Points win, and so does an enemy Arena without pets (MA-WIN-04).

    True: this game is over, and whoever asked does nothing more.
    """
    vp = game.vp
    a_lives = game.in_play(0) > 0
    b_lives = game.in_play(1) > 0
    a_wins = vp[0] >= GOAL or not b_lives
    b_wins = vp[1] >= GOAL or not a_lives
    if not a_wins and not b_wins:
        return False
    if not a_lives:
        game.log_event("MA-WIN-02", NO_PETS, 0)
    if not b_lives:
        game.log_event("MA-WIN-02", NO_PETS, 1)
    if a_wins and b_wins:
        clash(game, a_lives, b_lives)
    else:
        seat = 0 if a_wins else 1
        finish_game(game, "MA-WIN-01" if vp[seat] >= GOAL else "MA-WIN-04", 1 << seat)
    return True


def clash(game: Arena, a_lives: bool, b_lives: bool) -> None:
    """MA-RULING-105 Both meet a winning condition: more points, then pets in play, then nobody."""
    vp = game.vp
    rule = "MA-RULING-105"
    if vp[0] >= GOAL and vp[1] >= GOAL:
        rule = "MA-RULING-12"
    elif vp[0] < GOAL and vp[1] < GOAL:
        rule = "MA-RULING-13"
    if vp[0] != vp[1]:
        finish_game(game, rule, 1 if vp[0] > vp[1] else 2)
    elif a_lives != b_lives:
        finish_game(game, rule, 1 if a_lives else 2)
    else:
        finish_game(game, rule, DRAWN)


def limit_reached(game: Arena) -> bool:
    """MA-RULING-126 Each player's turn counts one; the limit is tested after all other ways to win."""
    limit = game.rules.turn_limit
    if not limit or game.turn < limit:
        return False
    vp = game.vp
    finish_game(game, "MA-RULING-14", DRAWN if vp[0] == vp[1] else 1 if vp[0] > vp[1] else 2)
    return True


def finish_game(game: Arena, rule: str, winners: int) -> None:
    """A game is over. Alone it ends everything; in a match the next one follows (MA-MATCH-01).

    A match that is given up during the draft has no decks to go on with.
    """
    if not game.rules.best_of_3 or game.pool:
        game.end(rule, winners, game.vp[:])
        return
    winner = NONE if winners == DRAWN else winners - 1  # the bits of two seats
    if winner != NONE:
        game.wins = [game.wins[seat] + (seat == winner) for seat in range(2)]
    game.log_event(rule, GAME_OVER, game.game, winner, game.wins[winner] if winner != NONE else 0)
    game.loser = NONE if winner == NONE else 1 - winner
    wins = game.wins
    if winner != NONE and wins[winner] == WINS:
        game.end("MA-MATCH-01", winners, wins[:])
    elif game.game == GAMES:
        game.end("MA-RULING-17", DRAWN if wins[0] == wins[1] else 1 if wins[0] > wins[1] else 2, wins[:])
    else:
        # whatever the game that is over still had to do is dropped, and nobody's answer is awaited any more
        del game.agenda[len(BOTTOM) :]
        game.answers = ()
        game.then(NEXT_GAME)


class NextGame(Step[Arena]):
    """MA-RULING-127 All cards return to their decks, and the next game of the match opens."""

    id: ClassVar[str] = "next_game"
    rule: ClassVar[str] = "MA-RULING-127"

    def run(self, game: Arena) -> None:
        for seat in range(2):
            gather(game, seat)
        game.ledger += 1
        game.pets = []
        for row in range(len(game.lines)):
            game.lines[row] = ()
        for seat in range(2):
            game.spent[seat] = ()
            game.items[seat] = ()
            game.vp[seat] = 0
        game.removed = [(), ()]
        game.lasting = ()
        game.turn = 0
        game.lead = 0
        game.done = 0
        game.slots = []
        game.stage = NO_BATTLE
        game.met = 0
        game.twists = 0
        game.die = 0
        game.dealt = NONE
        game.picked = 0
        game.redirected = 0
        game.somebody_doomed = False
        game.lines_broken = False
        game.game += 1
        hooks = game.hooks
        assert isinstance(hooks, MatchHooks), "a match goes on by the hooks of its game"
        hooks.open_next(game)


def gather(game: Arena, seat: int) -> None:
    """A seat takes its whole deck in hand: what the others saw of it they know to be in there."""
    deck = game.looking(seat)
    cards: list[int] = []
    for pile in (deck, game.resource(seat), game.hand(seat), game.lead_pile(seat)):
        cards += pile.all_cards()
        pile.cards = []
        pile.top = ()
        pile.bottom = ()
    for card in cards:
        deck.put(card)
    for kind in game.spent[seat] + game.removed[seat]:
        deck.put(public(kind))
    for item in game.items[seat]:
        deck.put(public(item >> 4))
    for number in range(len(game.pets)):
        pet = game.pets[number]
        if pet.line == OUT:
            continue
        if pet.seat == seat and not pet.card.token:
            deck.put(public(pet.card.number))
        if pet.elyth != NONE and game.elyth_owner(number) == seat:
            deck.put(public(pet.elyth))
    deck.blur(1 << seat)


NEXT_GAME: Final = NextGame()
