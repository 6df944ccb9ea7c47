"""Why not? Whatever is dimmed says what it waits for, in every language, and tells nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

import pytest

from grimalkin.core.engine import waiting_ask, why
from grimalkin.core.events import CARD, NUMBER, PIECE, SEAT
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.state import State
from grimalkin.core.table import Table, open_table
from grimalkin.core.view import PRINTED, Because, Piece, View
from grimalkin.words import LANGUAGES, Words
from tests.support.effort import times
from tests.support.games import every_game, setups_of
from tests.support.walk import table_seats

GAMES = [game for game in every_game().values() if game.reasons]
OFTEN = 5  # so often one reason of one question is looked at
MOST_CHOICES = 400  # of one game: what comes later has been there before


class Dimmed(NamedTuple):
    """Something that a seat cannot choose, with one reason."""

    view: View
    piece: str
    ask: str
    rule: str
    reason: Because | None


def locked(view: View) -> list[Piece]:
    """What the page dims: own pieces that no choice touches, where other things of one's own can be chosen.

    The same as `locked` of web/src/table/scene.svelte.ts.
    """
    touched = {piece for option in view.options if not option.standing for piece in option.touches}
    open_to_choice = {piece for option in view.options for piece in option.touches}
    own = [
        [piece for piece in zone.pieces if (zone.owner if zone.owner is not None else piece.owner) == view.seat]
        for zone in view.zones
    ]
    if not any(piece.id in touched for pieces in own for piece in pieces):
        return []
    found: list[Piece] = []
    for pieces in own:
        if any(piece.id in touched or piece.facts for piece in pieces):
            found += [piece for piece in pieces if piece.id not in open_to_choice]
    return found


def walked(game: Game, seed: int) -> Iterator[Table]:
    """A table before each choice of a random game, with another setup for each seed."""
    setups = setups_of(game)
    setup = setups[seed % len(setups)]
    luck = Seeded(seed)
    officials = game.officials(game.full_settings(setup.settings))
    table = open_table(game, setup.settings, table_seats(game, setup.seats, officials), Seeded(seed + 1))
    for _ in range(MOST_CHOICES):
        if table.state.result is not None:
            return
        yield table
        offers = [offer for offer in table.offers() if offer.options]
        offer = offers[luck.below(len(offers))]
        table.play(offer.seat, game.codes.text(offer.options[luck.below(len(offer.options))]))


@cache
def dimmed(name: str) -> list[Dimmed]:
    """What was dimmed or forbidden in some random games: each reason of each question a few times."""
    game = every_game()[name]
    found: list[Dimmed] = []
    seen: dict[tuple[str, str], int] = {}
    for seed in range(times(24)):
        for table in walked(game, seed):
            for offer in table.offers():
                view = table.view(offer.seat)
                masked = game.mask(table.state, offer.seat)
                for piece in locked(view):
                    found += few(reasons_of(game, masked, view, piece.id), seen)
                found += few(forbidden(game, masked, view), seen)
    return found


def few(those: Iterable[Dimmed], seen: dict[tuple[str, str], int]) -> Iterator[Dimmed]:
    """Those that have not come up often."""
    for one in those:
        key = (one.ask, f"{one.rule} {one.reason.id if one.reason else ''}")
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= OFTEN:
            yield one


def reasons_of(game: Game, masked: State, view: View, piece: str) -> list[Dimmed]:
    """What a person is told who asks about a piece."""
    ask = asked(view)
    blocked = game.blocked(masked, view.seat, piece)
    if blocked is not None:
        told = [Dimmed(view, piece, ask, rule, game.because(masked, view.seat, act, rule)) for act, rule in blocked]
        return told or [Dimmed(view, piece, ask, "", None)]
    waits = game.aside(masked, view.seat, piece)
    return [Dimmed(view, piece, ask, *waits) if waits is not None else Dimmed(view, piece, ask, "", None)]


def forbidden(game: Game, masked: State, view: View) -> Iterator[Dimmed]:
    """Every choice of the present question that points at something and that a rule forbids, such as a spell."""
    ask = waiting_ask(masked)
    assert ask is not None
    hooks, seat = masked.hooks, view.seat
    own = ask.acts(masked, seat) if seat in ask.order(masked) else []
    acts = [(act, ask.touches(masked, seat, act)) for act in own]
    acts += [(act, hooks.interrupt_touches(masked, seat, act)) for act in hooks.interrupt_acts(masked, seat)]
    for act, touched in acts:
        rule = why(masked, seat, act) if touched else ""
        if rule:
            yield Dimmed(view, touched[0], asked(view), rule, game.because(masked, seat, act, rule))


def asked(view: View) -> str:
    return view.prompt.ask if view.prompt is not None else ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whatever_is_dimmed_has_a_reason_of_its_own_and_a_rule(game: Game) -> None:
    found = dimmed(game.id)
    silent = {(one.ask, one.piece, one.rule) for one in found if one.reason is None or not one.rule}
    assert silent == set()
    assert {one.rule for one in found} <= set(game.rulebook().rules)
    assert game.teaching or len({one.reason.id for one in found if one.reason}) > 8


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_reason_has_the_arguments_that_its_game_lists(game: Game) -> None:
    for one in dimmed(game.id):
        assert one.reason is not None
        assert [kind for kind, _ in one.reason.args] == game.reasons[one.reason.id], one.reason
        for kind, value in one.reason.args:
            assert isinstance(value, int) == (kind == NUMBER), one.reason


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_reason_is_a_sentence_in_every_language(game: Game, language: str) -> None:
    words = Words(game, language)
    words.english = None  # what would be said in English is not said now
    for one in dimmed(game.id):
        assert one.reason is not None
        said = words.reason(one.reason, ["Ann", "Ben", "Cid", "Dot", "Eve"])
        assert said, one.reason
        assert not set("{}$_") & set(said), said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_reason_names_only_what_its_seat_sees(game: Game) -> None:
    """Cards that lie open to the seat; texts of them; seats and plain words."""
    for one in dimmed(game.id):
        assert one.reason is not None
        shown = {piece.card for zone in one.view.zones for piece in zone.pieces}
        for kind, value in one.reason.args:
            assert kind in (NUMBER, CARD, PIECE, SEAT, PRINTED)
            if kind == CARD:
                assert value in shown, f"{one.reason} names a card that seat {one.view.seat} does not see"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_missing_is_told_in_numbers(game: Game) -> None:
    """A price that cannot be paid says what it is and what there is, and there is less."""
    for one in dimmed(game.id):
        assert one.reason is not None
        if one.reason.id in ("willpower", "mp"):
            needed, there = (value for _, value in one.reason.args)
            assert isinstance(needed, int)
            assert isinstance(there, int)
            assert needed > there, one.reason
