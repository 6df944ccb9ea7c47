"""Positions of random play, and small weights of random numbers, for tests of players that learned."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from grimalkin.core.engine import choose, interrupt, roll_on
from grimalkin.core.game import Game
from grimalkin.core.luck import Seeded
from grimalkin.core.orders import default_of, options_of
from grimalkin.core.state import State
from grimalkin.players.learned.batch import Batch
from grimalkin.players.learned.encode import Encoding
from grimalkin.players.learned.weights import Array, Weights
from tests.support.games import Setup, decks_for, setups_of

WIDTH, LAYERS, HEADS = 16, 1, 2


class Decision(NamedTuple):
    """A seat that is asked in a state that goes on changing: whoever keeps it takes a copy."""

    state: State
    seat: int
    options: list[int]
    standing: list[int]


def kept(decision: Decision) -> Decision:
    """A decision that stays as it is while the game goes on."""
    return decision._replace(state=decision.state.copy())


def decisions(setup: Setup, seed: int) -> Iterator[Decision]:
    """The choices of one random game, in which seats step in now and then."""
    game, seats = setup.game, setup.seats
    luck = Seeded(seed)
    settings = game.full_settings(game.opening(game.unattended(setup.settings), luck))
    state = game.new(settings, decks_for(game, seats))
    while True:
        ask = roll_on(state, luck)
        if ask is None:
            return
        seat = ask.order(state)[0]
        if seat >= seats:
            choose(state, ask, seat, default_of(state, ask, seat))
            continue
        options = options_of(state, ask, seat)
        standing = state.hooks.interrupts(state, seat)
        if len(options) > 1 or standing:
            yield Decision(state, seat, options, standing)
        if standing and luck.below(4) == 0:
            interrupt(state, seat, standing[luck.below(len(standing))])
        else:
            choose(state, ask, seat, options[luck.below(len(options))])


def some_decisions(game: Game, count: int, seed: int = 1) -> Iterator[Decision]:
    """So many choices of games with all numbers of seats that are tried, some of each game, from its whole length."""
    setups = setups_of(game)
    left = count
    for i, setup in enumerate(setups):
        wanted = -(-left // (len(setups) - i))
        skip = Seeded(seed + i)
        found = 0
        number = 0
        while found < wanted:
            for decision in decisions(setup, seed + number):
                if skip.below(4) == 0 and found < wanted:
                    found += 1
                    yield decision
            number += 1
        left -= found


def read(encoding: Encoding, decision: Decision, batch: Batch | None = None) -> Batch:
    """A batch with what the seat of a decision is given."""
    batch = Batch() if batch is None else batch
    state, seat, options, standing = decision
    encoding.read(encoding.game.mask(state, seat), seat, options, standing, batch)
    return batch


def weights_of(game: Game, seed: int = 1, count: int = 40) -> Weights:
    """Weights of random numbers for a game: some words have rows, some only their parts, some nothing."""
    encoding = Encoding(game)
    batch = Batch()
    for decision in itertools.islice(decisions(setups_of(game)[0], 1), count):
        read(encoding, decision, batch)
    dice = np.random.default_rng(seed)
    texts = [text for text in encoding.words.texts if dice.random() < 0.7]
    parts = dict.fromkeys(part for text in encoding.words.texts for part in encoding.traits.parts(text))
    words = list(dict.fromkeys([*texts, *parts]))
    rows: Array = dice.normal(0, 0.5, (len(words), WIDTH)).astype(np.float32)
    head = {"game": game.id, "layers": LAYERS, "heads": HEADS}
    return Weights(head, words, rows, matrices_of(dice))


def matrices_of(dice: np.random.Generator) -> dict[str, Array]:
    """The matrices of a network, as a trainer names and lays them out: a row for each number that comes out."""
    w = WIDTH
    found: dict[str, Array] = {}

    def norm(name: str, width: int) -> None:
        found[f"{name}.weight"] = (1 + dice.normal(0, 0.1, width)).astype(np.float32)
        found[f"{name}.bias"] = dice.normal(0, 0.1, width).astype(np.float32)

    def line(name: str, into: int, out: int) -> None:
        found[f"{name}.weight"] = dice.normal(0, into**-0.5, (out, into)).astype(np.float32)
        found[f"{name}.bias"] = dice.normal(0, 0.1, out).astype(np.float32)

    norm("enter.0", w)
    line("enter.1", w, 2 * w)
    line("enter.3", 2 * w, w)
    for layer in range(LAYERS):
        norm(f"blocks.{layer}.n1", w)
        line(f"blocks.{layer}.qkv", w, 3 * w)
        line(f"blocks.{layer}.out", w, w)
        norm(f"blocks.{layer}.n2", w)
        line(f"blocks.{layer}.up", w, 2 * w)
        line(f"blocks.{layer}.down", 2 * w, w)
    norm("norm", w)
    line("value.0", 3 * w, 2 * w)
    line("value.2", 2 * w, 1)
    line("option", w, 2 * w)
    line("touch", 2 * w, 2 * w)
    line("here", 3 * w, 2 * w)
    norm("judge.0", 2 * w)
    line("judge.2", 2 * w, 2 * w)
    line("judge.4", 2 * w, 1)
    return found


@functools.cache
def known_weights(game: Game) -> Weights:
    return weights_of(game)


def weights_file(game: Game, folder: Path) -> Path:
    """A file of small weights for a game."""
    path = folder / f"{game.id}.npz"
    known_weights(game).save(path)
    return path
