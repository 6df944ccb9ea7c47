"""The network at play, by NumPy: bags of words, entities, attention between them, a chance to win and a share for each
option. It is what `grimalkin learn` trains, number by number (learn/net.py)."""

from __future__ import annotations

from typing import Final

import numpy as np

from grimalkin.players.learned.batch import Batch
from grimalkin.players.learned.weights import Array, Weights
from grimalkin.players.learned.words import Traits, Words

FAR: Final = np.float32(-1e9)
SMALL: Final = np.float32(1e-5)
F32 = np.float32


def whole(numbers: list[int]) -> Array:
    return np.array(numbers, np.int32)


class Table:
    """The vectors of words: what was learned of a word, and of its parts. New words are added as they come up."""

    def __init__(self, weights: Weights, words: Words, traits: Traits) -> None:
        self.weights = weights
        self.words = words
        self.traits = traits
        self.rows: Array = np.zeros((0, weights.width), F32)
        self.known = 0

    def vectors(self) -> Array:
        """By the number of the word."""
        count = len(self.words)
        if count > self.known:
            if count > len(self.rows):
                more: Array = np.zeros((max(1024, 2 * count), self.weights.width), F32)
                more[: self.known] = self.rows[: self.known]
                self.rows = more
            for i in range(self.known, count):
                self.rows[i] = self.vector(self.words.texts[i])
            self.known = count
        return self.rows

    def vector(self, word: str) -> Array:
        number = self.weights.number
        rows = self.weights.rows
        total: Array = np.zeros(self.weights.width, F32)
        for part in [word, *self.traits.parts(word)]:
            if part in number:
                total += rows[number[part]]
        return total


def summed(vectors: Array, words: Array, sizes: Array) -> Array:
    """The sum of the vectors of each bag. No bag is empty."""
    starts = np.zeros(len(sizes), np.intp)
    np.cumsum(sizes[:-1], out=starts[1:])
    found: Array = np.add.reduceat(vectors[words], starts, axis=0)
    return found


class Network:
    """Runs the weights of one game."""

    def __init__(self, weights: Weights, words: Words, traits: Traits) -> None:
        self.table = Table(weights, words, traits)
        self.m: dict[str, Array] = {
            name: np.ascontiguousarray(array.T if array.ndim == 2 else array)
            for name, array in weights.matrices.items()
        }
        self.layers = int(weights.head["layers"])
        self.heads = int(weights.head["heads"])

    def line(self, name: str, x: Array) -> Array:
        found: Array = x @ self.m[f"{name}.weight"] + self.m[f"{name}.bias"]
        return found

    def norm(self, name: str, x: Array) -> Array:
        x = x - x.mean(-1, keepdims=True)
        x /= np.sqrt((x * x).mean(-1, keepdims=True) + SMALL)
        found: Array = x * self.m[f"{name}.weight"] + self.m[f"{name}.bias"]
        return found

    def run(self, batch: Batch) -> tuple[list[Array], Array]:
        """For each position the logarithms of the options' shares, and the chance to win."""
        vectors = self.table.vectors()
        counts = whole(batch.entities)
        sizes = whole(batch.entity_sizes)
        bags = summed(vectors, whole(batch.entity_words), sizes)
        x = bags + self.line("enter.3", relu(self.line("enter.1", self.norm("enter.0", bags))))
        several = len(counts) > 1
        most = int(counts.max())
        starts = np.cumsum(counts) - counts
        h: Array
        there: Array | None = None
        if several:
            state = np.repeat(np.arange(len(counts)), counts)
            place = np.arange(len(sizes)) - np.repeat(starts, counts)
            h = np.zeros((len(counts), most, x.shape[1]), F32)
            h[state, place] = x
            there = np.arange(most)[None] < counts[:, None]
        else:
            h = x[None]
        for layer in range(self.layers):
            h = self.block(f"blocks.{layer}", h, there)
        h = self.norm("norm", h)
        if there is not None:
            mean = (h * there[..., None]).sum(1) / counts[:, None].astype(F32)
        else:
            mean = h.mean(1)
        whole_view = np.concatenate([h[:, 0], h[:, 1], mean], 1)
        logit = self.line("value.2", relu(self.line("value.0", whole_view)))[:, 0]
        chances: Array = 1 / (1 + np.exp(-logit))
        option_counts = whole(batch.options)
        if not len(batch.option_sizes):
            return [np.zeros(0, F32) for _ in range(len(counts))], chances
        flat = h.reshape(-1, h.shape[2])
        of_state = np.repeat(np.arange(len(counts)), option_counts)
        words = summed(vectors, whole(batch.option_words), whole(batch.option_sizes))
        touched = np.concatenate(
            [
                self.touched(flat, of_state * most, whole(touches))
                for touches in (batch.first_touched, batch.last_touched)
            ],
            1,
        )
        q = self.line("option", words) + self.line("touch", touched) + self.line("here", whole_view)[of_state]
        logits = self.line("judge.4", relu(self.line("judge.2", relu(self.norm("judge.0", q)))))[:, 0]
        ends = np.cumsum(option_counts)
        return [log_softmax(logits[end - count : end]) for end, count in zip(ends, option_counts)], chances

    def touched(self, flat: Array, shift: Array, places: Array) -> Array:
        found: Array = flat[shift + np.maximum(places, 0)] * (places >= 0)[:, None]
        return found

    def block(self, name: str, x: Array, there: Array | None) -> Array:
        b, n, d = x.shape
        heads, each = self.heads, d // self.heads
        qkv = self.line(f"{name}.qkv", self.norm(f"{name}.n1", x)).reshape(b, n, 3, heads, each)
        q, k, v = (qkv[:, :, i].transpose(0, 2, 1, 3) for i in range(3))
        scores = (q @ k.transpose(0, 1, 3, 2)) * F32(each**-0.5)
        if there is not None:
            scores = np.where(there[:, None, None, :], scores, FAR)
        scores -= scores.max(-1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(-1, keepdims=True)
        y = (scores @ v).transpose(0, 2, 1, 3).reshape(b, n, d)
        x = x + self.line(f"{name}.out", y)
        return x + self.line(f"{name}.down", relu(self.line(f"{name}.up", self.norm(f"{name}.n2", x))))


def relu(x: Array) -> Array:
    found: Array = np.maximum(x, F32(0))
    return found


def log_softmax(x: Array) -> Array:
    if not len(x):
        return x
    x = x - x.max()
    found: Array = x - np.log(np.exp(x).sum())
    return found
