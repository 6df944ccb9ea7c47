"""Weights: what a player has learned of a game, as one file of arrays.

Words and matrices are kept in 8 bits, each row with a scale of its own. The file says which game and which words it was
made for, so that nobody plays with weights that mean something else.
"""

from __future__ import annotations

import hashlib
import io
import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from grimalkin.core.errors import GrimalkinError
from grimalkin.players.learned.words import VERSION

FORMAT: Final = 1
Array = np.ndarray[Any, np.dtype[Any]]
TEXT, HEAD, TABLE = "words", "head", "table"


class BadWeights(GrimalkinError):
    """A file of weights that cannot be used; the text says why and what would do."""


class Weights:
    """Rows of words and their parts, and the matrices of the network. `head` says of which game and how made."""

    def __init__(self, head: dict[str, Any], words: list[str], rows: Array, matrices: dict[str, Array]) -> None:
        self.head = {"format": FORMAT, "words": VERSION, **head}
        self.words = words
        self.rows = rows  # by word, as floats
        self.matrices = matrices
        self.number = {words[i]: i for i in range(len(words))}

    @property
    def width(self) -> int:
        return int(self.rows.shape[1])

    def save(self, path: Path) -> None:
        """Write the file. What is read again is what was written, to 8 bits."""
        arrays: dict[str, Array] = {
            HEAD: np.frombuffer(json.dumps(self.head).encode(), np.uint8),
            TEXT: np.frombuffer("\n".join(self.words).encode(), np.uint8),
        }
        for name, matrix in {TABLE: self.rows, **self.matrices}.items():
            if matrix.ndim == 2:
                arrays[name], arrays[f"{name}.scale"] = in_8_bits(matrix)
            else:
                arrays[name] = matrix.astype(np.float32)
        made = io.BytesIO()
        np.savez_compressed(made, allow_pickle=False, **arrays)
        part = path.with_name(f"{path.name}.part")
        part.write_bytes(made.getvalue())
        part.replace(path)


def in_8_bits(matrix: Array) -> tuple[Array, Array]:
    """A matrix as whole numbers from -127 to 127, and the scale of each row."""
    scale = np.maximum(np.abs(matrix).max(1), 1e-8).astype(np.float32) / 127
    return np.rint(matrix / scale[:, None]).astype(np.int8), scale


def load_weights(path: Path, game: str) -> Weights:
    """The weights in a file for a game, or an error that says what is wrong with it."""
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as file:
            arrays: dict[str, Array] = {name: file[name] for name in file.files}
        head = dict(json.loads(arrays.pop(HEAD).tobytes()))
        words = arrays.pop(TEXT).tobytes().decode().split("\n")
    except OSError as error:
        raise BadWeights(f"{path.name}: {error.strerror or error}") from None
    except Exception as error:  # noqa: BLE001  NumPy, zip and JSON each have errors of their own for what is damaged
        raise BadWeights(f"{path.name} is no file of weights: {str(error) or type(error).__name__}") from None
    for name, wanted in (("format", FORMAT), ("words", VERSION), ("game", game)):
        if head.get(name) != wanted:
            raise BadWeights(f"{path.name}: {name} is {head.get(name)!r}; this Grimalkin reads {wanted!r}")
    for name in [name for name in arrays if f"{name}.scale" in arrays]:
        scale = arrays.pop(f"{name}.scale")
        if scale.shape != arrays[name].shape[:1]:
            raise BadWeights(f"{path.name}: {name} has {len(arrays[name])} rows and {scale.size} scales; it is damaged")
        arrays[name] = arrays[name].astype(np.float32) * scale[:, None]
    rows = arrays.pop(TABLE, np.zeros(0))
    if rows.ndim != 2 or len(rows) != len(words) or rows.dtype != np.float32:
        raise BadWeights(f"{path.name}: {len(words)} words and {len(rows)} rows of them; it is damaged")
    found = Weights(head, words, rows, arrays)
    fault = fault_of(found)
    if fault:
        raise BadWeights(f"{path.name}: {fault}")
    return found


def fault_of(weights: Weights) -> str:
    """What of a network is missing or does not fit together; empty: nothing. Letters stand for any width."""
    head, w = weights.head, weights.width
    layers, heads = head.get("layers"), head.get("heads")
    if not isinstance(layers, int) or not isinstance(heads, int) or layers < 0 or heads < 1 or w % heads:
        return f"{layers!r} layers and {heads!r} heads of {w} numbers; heads share the numbers evenly"
    norms: dict[str, int | str] = {"enter.0": w, "norm": w, "judge.0": "q"}
    lines: dict[str, tuple[int | str, int | str]] = {
        "enter.1": (w, "e"),
        "enter.3": ("e", w),
        "value.0": (3 * w, "v"),
        "value.2": ("v", 1),
        "option": (w, "q"),
        "touch": (2 * w, "q"),
        "here": (3 * w, "q"),
        "judge.2": ("q", "j"),
        "judge.4": ("j", 1),
    }
    for block in [f"blocks.{layer}" for layer in range(layers)]:
        norms.update({f"{block}.n1": w, f"{block}.n2": w})
        lines.update({f"{block}.qkv": (w, 3 * w), f"{block}.out": (w, w)})
        lines.update({f"{block}.up": (w, block), f"{block}.down": (block, w)})
    wanted: dict[str, tuple[int | str, ...]] = {}
    for name, (into, out) in lines.items():
        wanted[f"{name}.weight"] = (out, into)
        wanted[f"{name}.bias"] = (out,)
    for name, width in norms.items():
        wanted[f"{name}.weight"] = wanted[f"{name}.bias"] = (width,)
    known: dict[int | str, int] = {}
    for name, shape in wanted.items():
        there = weights.matrices.get(name)
        if there is None:
            return f"{name} is missing; it is damaged"
        for width, size in zip(shape, there.shape):
            known.setdefault(width, width if isinstance(width, int) else size)
        if there.dtype != np.float32 or there.shape != tuple(known.get(width, -1) for width in shape):
            fit = " x ".join(str(known.get(width, width)) for width in shape)
            return f"{name} is {' x '.join(map(str, there.shape))} of {there.dtype}; {fit} of float32 would fit"
    return ""


def hash_of(path: Path) -> str:
    """A short name of what a file holds."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]
