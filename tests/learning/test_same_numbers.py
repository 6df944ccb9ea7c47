"""What NumPy plays with is what PyTorch learned."""

from pathlib import Path

import numpy as np
import pytest
import torch

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.learn.arrays import arrays_of
from grimalkin.learn.lexicon import Lexicon
from grimalkin.learn.net import Net, begin_from, weights_of
from grimalkin.learn.ragged import Ragged
from grimalkin.learn.tables import Job, Kind, Room, Table
from grimalkin.players.learned.batch import Batch
from grimalkin.players.learned.encode import Encoding
from grimalkin.players.learned.network import Network
from grimalkin.players.learned.weights import Weights, load_weights
from grimalkin.players.learned.words import Traits

EVERY = [*GAMES.values(), *TEACHING.values()]


def positions(game: Game, encoding: Encoding, count: int) -> list[Batch]:
    """Positions of a game of random play, of all seats."""
    room = Room(Kind(game.id, {}, [max(2, game.seats[0])], 3), game)
    found: list[Batch] = []
    for sitting in room.sittings(Job("play"), 0):
        table = Table(room, sitting)
        while table.next_choice():
            masked = game.mask(table.state, table.seat)
            found.append(Batch())
            encoding.read(masked, table.seat, table.options, table.standing, found[-1])
            if len(found) == count:
                return found
            table.take(table.stray())
    raise AssertionError("there are games without end")


def both(game: Game, path: Path | None) -> float:
    """The largest difference in shares and chances, with weights as they are or read from a file."""
    encoding = Encoding(game)
    batches = positions(game, encoding, 24)
    lexicon = Lexicon(Traits(game))
    for text in encoding.words.texts:
        lexicon.number(text)
    torch.manual_seed(1)
    net = Net(lexicon.most, 32, 2, 4)
    with torch.no_grad():
        for parameter in net.parameters():
            parameter.add_(torch.randn_like(parameter) * 0.1)
        net.rows[0] = 0
    net.begin_rows(lexicon, 1)
    for batch in batches:
        arrays = arrays_of(batch)
        lexicon.count(arrays.entity_words)
        lexicon.count(arrays.option_words)
    weights = weights_of(net, lexicon, {"game": game.id}, 1, 100_000)
    if path is not None:
        weights.save(path)
        weights = load_weights(path, game.id)
    network = Network(weights, encoding.words, encoding.traits)
    words = net.words(torch.tensor(lexicon.flat), torch.tensor(lexicon.sizes))
    worst = 0.0
    for batch in batches:
        logs, chances = network.run(batch)
        with torch.inference_mode():
            shares, value = net(words, Ragged(arrays_of(batch), torch.device("cpu")).whole())
        worst = max(worst, float(np.abs(shares[0].exp().numpy() - np.exp(logs[0])).max()))
        worst = max(worst, float(abs(value.sigmoid()[0] - chances[0])))
    return worst


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_numpy_and_pytorch_agree(game: Game) -> None:
    assert both(game, None) < 1e-4


@pytest.mark.parametrize("game", EVERY, ids=lambda game: game.id)
def test_eight_bits_are_enough(game: Game, tmp_path: Path) -> None:
    assert both(game, tmp_path / "weights.npz") < 0.05


def test_what_was_learned_before_is_taken_over() -> None:
    game = next(iter(TEACHING.values()))
    lexicon = Lexicon(Traits(game))
    net = Net(lexicon.most, 16, 1, 4)
    weights = Weights(
        {"game": game.id, "layers": 1, "heads": 4},
        ["one", "two"],
        np.ones((2, 16), np.float32),
        {name: tensor.numpy() + 1 for name, tensor in net.state_dict().items() if name != "rows"},
    )
    begin_from(net, lexicon, weights)
    assert net.norm.bias.tolist() == [1.0] * 16
    assert net.rows[lexicon.row_of["two"]].tolist() == [1.0] * 16
    lexicon.number("new")
    net.begin_rows(lexicon, 1)
    assert net.rows[lexicon.row_of["two"]].tolist() == [1.0] * 16
    assert net.rows[lexicon.row_of["new"]].abs().sum() > 0
