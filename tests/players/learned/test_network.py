"""The network at play and its weights: positions together as one by one, and files that cannot be used."""

from __future__ import annotations

import contextlib
import re
from pathlib import Path

import numpy as np
import pytest

from grimalkin.core.game import Game
from grimalkin.games import GAMES, TEACHING
from grimalkin.games.cauldron import GAME as CAULDRON
from grimalkin.players.learned.batch import Batch
from grimalkin.players.learned.encode import Encoding
from grimalkin.players.learned.network import Network, Table
from grimalkin.players.learned.weights import HEAD, TABLE, BadWeights, Weights, hash_of, in_8_bits, load_weights
from grimalkin.players.learned.words import Traits, Words
from tests.support.minds import kept, known_weights, read, some_decisions, weights_file

EVERY = {**GAMES, **TEACHING}
NEAR = 1e-4
every_game = pytest.mark.parametrize("game", EVERY.values(), ids=list(EVERY))


@every_game
def test_several_positions_at_once_are_the_same_as_one_by_one(game: Game) -> None:
    encoding = Encoding(game)
    network = Network(known_weights(game), encoding.words, encoding.traits)
    found = [kept(decision) for decision in some_decisions(game, 20, 9)]
    together = Batch()
    alone = []
    for decision in found:
        read(encoding, decision, together)
        alone.append(network.run(read(encoding, decision)))
    logs, chances = network.run(together)
    assert len(logs) == len(chances) == len(found)
    for i, (own_logs, own_chances) in enumerate(alone):
        assert logs[i] == pytest.approx(own_logs[0], abs=NEAR)
        assert chances[i] == pytest.approx(own_chances[0], abs=NEAR)
        assert np.exp(logs[i]).sum() == pytest.approx(1, abs=NEAR)
        assert 0 < chances[i] < 1
    assert len({len(log) for log in logs}) > 1, "positions of several sizes"
    assert np.ptp(chances) > 0.01, "the network tells positions apart"


def test_a_position_without_options_has_a_chance_and_no_shares() -> None:
    encoding = Encoding(CAULDRON)
    network = Network(known_weights(CAULDRON), encoding.words, encoding.traits)
    decision = next(some_decisions(CAULDRON, 1))
    masked = CAULDRON.mask(decision.state, decision.seat)
    only = Batch()
    encoding.read(masked, decision.seat, [], [], only)
    logs, chances = network.run(only)
    assert [len(log) for log in logs] == [0]
    mixed = read(encoding, decision)
    encoding.read(masked, decision.seat, [], [], mixed)
    read(encoding, decision, mixed)
    logs, several = network.run(mixed)
    assert [len(log) for log in logs] == [len(decision.options) + len(decision.standing), 0, len(logs[0])]
    assert logs[2] == pytest.approx(logs[0], abs=NEAR)
    assert several == pytest.approx([chances[0]] * 3, abs=NEAR), "what can be chosen does not change the chance"


def two_rows() -> Weights:
    rows = np.array([[1.0, 0.0], [0.0, 2.0], [5.0, 5.0]], np.float32)
    return Weights({"game": "cauldron"}, [".lies", ":value=1", "lies hand.r0 nettle"], rows, {})


def test_a_word_is_the_sum_of_what_is_known_of_it_and_of_its_parts() -> None:
    words = Words()
    table = Table(two_rows(), words, Traits(CAULDRON))
    for text in ("lies hand.r0 nettle", "lies hand.r1 nettle", "lies hand.r1 toadstool", "never met"):
        words.number(text)
    assert table.vectors()[:4].tolist() == [[6, 7], [1, 2], [1, 0], [0, 0]]
    number = words.number("lies hand.r2 nettle")
    assert table.vectors()[number].tolist() == [1, 2], "a word that came up later"
    for more in range(3000):
        words.number(f"lies {more}")
    assert table.vectors()[len(words) - 1].tolist() == [1, 0]
    assert table.vectors()[0].tolist() == [6, 7]


def test_what_is_read_again_is_what_was_written_to_8_bits(tmp_path: Path) -> None:
    weights = known_weights(CAULDRON)
    path = weights_file(CAULDRON, tmp_path)
    again = load_weights(path, "cauldron")
    assert again.words == weights.words
    assert again.head == weights.head
    assert list(again.matrices) == list(weights.matrices)
    for name, matrix in {TABLE: weights.rows, **weights.matrices}.items():
        read_again = again.rows if name == TABLE else again.matrices[name]
        if matrix.ndim == 2:
            step = np.abs(matrix).max(1, keepdims=True) / 127
            assert (np.abs(read_again - matrix) <= 0.5001 * step).all()
        else:
            assert np.array_equal(read_again, matrix)
    again.save(tmp_path / "twice.npz")
    twice = load_weights(tmp_path / "twice.npz", "cauldron")
    assert np.allclose(twice.rows, again.rows, atol=1e-6), "what was rounded once stays as it is"
    assert len(hash_of(path)) == 12
    assert hash_of(path) == hash_of(path)
    assert [file.name for file in sorted(tmp_path.iterdir())] == ["cauldron.npz", "twice.npz"]


def test_a_row_of_nothing_stays_nothing() -> None:
    whole, scale = in_8_bits(np.array([[0.0, 0.0], [-1.0, 0.5]], np.float32))
    assert whole.tolist() == [[0, 0], [-127, 64]]
    assert (scale > 0).all()


def with_head(path: Path, **changed: object) -> Path:
    weights = known_weights(CAULDRON)
    other = Weights(weights.head, weights.words, weights.rows, weights.matrices)
    other.head.update(changed)
    other.save(path)
    return path


def without(path: Path, name: str) -> Path:
    with np.load(path) as file:
        arrays = {key: file[key] for key in file.files if key != name}
    np.savez(path, **arrays)
    return path


def test_files_that_cannot_be_used_are_told(tmp_path: Path) -> None:
    good = weights_file(CAULDRON, tmp_path)
    path = tmp_path / "w.npz"
    cases = [
        (tmp_path / "none.npz", "none.npz: No such file or directory"),
        (tmp_path, f"{tmp_path.name}: Is a directory"),
        (with_head(tmp_path / "game.npz", game="chess"), "game.npz: game is 'chess'; this Grimalkin reads 'cauldron'"),
        (with_head(tmp_path / "words.npz", words=99), "words.npz: words is 99; this Grimalkin reads 1"),
        (with_head(tmp_path / "format.npz", format=None), "format.npz: format is None; this Grimalkin reads 1"),
    ]
    for file, said in cases:
        with pytest.raises(BadWeights, match=f"^{re.escape(said)}$"):
            load_weights(file, "cauldron")
    whole = good.read_bytes()
    for cut in (0, 1, 30, len(whole) // 2, len(whole) - 30):
        path.write_bytes(whole[:cut])
        with pytest.raises(BadWeights, match=r"^w.npz is no file of weights: "):
            load_weights(path, "cauldron")
    for text in (b"PK\x03\x04", b"\x80\x04N.", b"hello", whole.replace(b"head.npy", b"tail.npy")):
        path.write_bytes(text)
        with pytest.raises(BadWeights, match=r"^w.npz is no file of weights: "):
            load_weights(path, "cauldron")


@pytest.mark.parametrize(
    "name", [TABLE, HEAD, "words", "value.0.weight", "judge.4.bias", "blocks.0.qkv.weight", "table.scale"]
)
def test_a_file_without_an_array_is_told(name: str, tmp_path: Path) -> None:
    path = without(weights_file(CAULDRON, tmp_path), name)
    with pytest.raises(BadWeights, match=r"^cauldron.npz"):
        load_weights(path, "cauldron")


@pytest.mark.parametrize("at", range(0, 100, 7))
def test_a_changed_byte_is_told_or_does_nothing(at: int, tmp_path: Path) -> None:
    path = weights_file(CAULDRON, tmp_path)
    data = bytearray(path.read_bytes())
    data[len(data) * at // 100] ^= 0xFF
    path.write_bytes(bytes(data))
    with contextlib.suppress(BadWeights):
        load_weights(path, "cauldron")


def test_weights_of_other_shapes_are_told(tmp_path: Path) -> None:
    weights = known_weights(CAULDRON)
    for name, matrix in weights.matrices.items():
        spoilt = Weights(weights.head, weights.words, weights.rows, {**weights.matrices, name: matrix[:-1]})
        path = tmp_path / "spoilt.npz"
        spoilt.save(path)
        with pytest.raises(BadWeights, match=r"^spoilt.npz: .* would fit$"):
            load_weights(path, "cauldron")
