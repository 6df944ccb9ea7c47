"""The record: an append-only list of what was decided and what luck said. A game is its settings, seats and record."""

from __future__ import annotations

from typing import Any, Final

from grimalkin.core.codes import Codes
from grimalkin.core.engine import (
    advance,
    apply,
    choose,
    concede,
    drop_half_made,
    happen,
    leave,
    waiting_ask,
    waiting_chance,
)
from grimalkin.core.errors import BadLuck, IllegalChoice
from grimalkin.core.game import Game
from grimalkin.core.judging import propose, raise_dispute, seat_official, second
from grimalkin.core.state import DRAWN, State

CHOICE: Final = "choice"  # a seat chose: the option's notation
LUCK: Final = "luck"  # luck spoke: the face
STOP: Final = "stop"  # a seat wants a kind of window opened, or no longer: `on W`, `off W`
TIMEOUT: Final = "timeout"  # a seat did not answer: the default that was taken
CONCEDE: Final = "concede"  # a seat gave up
TAKEOVER: Final = "takeover"  # somebody else plays a seat now: who
# `to N` or `redo to N`, perhaps `agreed B,C`: the position is what it was after entry N; without a seat `to N hosted`
UNDO: Final = "undo"
RULING: Final = "ruling"  # an official rules, or proposes it to the others (rulings.py); without a seat: how it changed
SECOND: Final = "second"  # an official is for another's proposal: its entry
DISPUTE: Final = "dispute"  # a player disputes a rule, a card or an entry: which
OFFICIAL: Final = "official"  # all players agree on a new official: who plays it, perhaps `agreed B,C`
DRAW: Final = "draw"  # all agree on a draw: `agreed B,C`
LEAVE: Final = "leave"  # a seat left; the others play on if they can
KINDS: Final = (
    CHOICE,
    LUCK,
    STOP,
    TIMEOUT,
    CONCEDE,
    TAKEOVER,
    UNDO,
    RULING,
    SECOND,
    DISPUTE,
    OFFICIAL,
    DRAW,
    LEAVE,
)
SPOKEN: Final = (RULING, SECOND, DISPUTE, OFFICIAL)  # their texts are words at the table, open to all

NO_SEAT: Final = -1  # whose entry luck is


class Entry:
    """One line of the record, with the hash of the state that it led to."""

    def __init__(self, n: int, seat: int, kind: str, text: str, digest: str) -> None:
        self.n = n
        self.seat = seat
        self.kind = kind
        self.text = text
        self.hash = digest

    def __reduce__(self) -> tuple[Any, ...]:
        return Entry, (self.n, self.seat, self.kind, self.text, self.hash)

    def __repr__(self) -> str:
        return f"Entry(n={self.n}, seat={self.seat}, kind={self.kind!r}, text={self.text!r}, hash={self.hash!r})"


def enact(game: Game, state: State, seat: int, kind: str, text: str, n: int = 0) -> None:
    """Do to a state what entry `n` says. Undo is not for a state alone: the table does it."""
    if kind == CHOICE:
        apply(state, seat, game.codes.code(text), game.codes)
    elif kind == TIMEOUT:
        time_out(state, seat, game.codes.code(text), game.codes)
    elif kind == LUCK:
        chance = waiting_chance(state)
        if chance is None:
            raise BadLuck(f"luck says '{text}', but nothing waits for luck")
        happen(state, chance, chance.outcome(state, text))
        advance(state)
    elif kind == STOP:
        set_stop(game, state, seat, text)
    elif kind == CONCEDE:
        concede(state, seat)
    elif kind == RULING:
        if seat == NO_SEAT:
            state.hooks.ruled(state, text)
        else:
            propose(state, seat, text, n)
        advance(state)
    elif kind == SECOND:
        second(state, seat, text)
        advance(state)
    elif kind == DISPUTE:
        raise_dispute(state, seat, text, n)
        advance(state)
    elif kind == OFFICIAL:
        if state.result is not None:
            raise IllegalChoice("no official can sit down any more: the game is over")
        seat_official(state)
    elif kind == DRAW:
        agree_draw(game, state)
    elif kind == LEAVE:
        if not game.leaving:
            raise IllegalChoice(f"{game.id}: nobody can leave and let the others play on; give up instead")
        leave(state, seat)
    else:
        assert kind == TAKEOVER, f"no kind of entry '{kind}'"


def time_out(state: State, seat: int, option: int, codes: Codes) -> None:
    """A seat did not answer: what it has half made is dropped, and the default is taken."""
    drop_half_made(state, seat)
    ask = waiting_ask(state)
    if ask is None or seat not in ask.order(state):
        return  # an interrupt was dropped, and nobody waits for this seat
    if option == ask.unanswered(state, seat):  # nothing that could be chosen
        choose(state, ask, seat, option)
        advance(state)
    else:
        apply(state, seat, option, codes)


def agree_draw(game: Game, state: State) -> None:
    """The game ends here, and nobody wins."""
    if not game.draws:
        raise IllegalChoice(f"{game.id}: no rule lets players agree on a draw")
    if state.result is not None:
        raise IllegalChoice("there can be no draw any more: the game is over")
    state.end(game.draws, DRAWN, [0] * len(state.teams))


def is_asked(state: State, seat: int) -> bool:
    ask = waiting_ask(state)
    return ask is not None and seat in ask.order(state)


def set_stop(game: Game, state: State, seat: int, text: str) -> None:
    words = text.split()
    if len(words) != 2 or words[0] not in ("on", "off") or words[1] not in game.windows:
        windows = ", ".join(game.windows) or "none in this game"
        raise IllegalChoice(f"stop '{text}' is not understood; write 'on WINDOW' or 'off WINDOW', windows: {windows}")
    bit = 1 << game.windows.index(words[1])
    stops = list(state.stops)
    stops[seat] = stops[seat] | bit if words[0] == "on" else stops[seat] & ~bit
    state.stops = tuple(stops)
