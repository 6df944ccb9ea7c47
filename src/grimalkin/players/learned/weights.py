"""Weights: what a player has learned of a game, as one file of arrays.

Words and matrices are kept in 8 bits, each row with a scale of its own. The file says which game and which words it was
made for, so that nobody plays with weights that mean something else.
"""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
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
        with np.load(path, allow_pickle=False) as file:
            arrays: dict[str, Array] = {name: file[name] for name in file.files}
        head = json.loads(arrays.pop(HEAD).tobytes())
        words = arrays.pop(TEXT).tobytes().decode().split("\n")
    except OSError as error:
        raise BadWeights(f"{path.name}: {error.strerror or error}") from None
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise BadWeights(f"{path.name} is no file of weights: {error}") from None
    for name, wanted in (("format", FORMAT), ("words", VERSION), ("game", game)):
        if head.get(name) != wanted:
            raise BadWeights(f"{path.name}: {name} is {head.get(name)!r}; this Grimalkin reads {wanted!r}")
    for name in [name for name in arrays if f"{name}.scale" in arrays]:
        arrays[name] = arrays[name].astype(np.float32) * arrays.pop(f"{name}.scale")[:, None]
    rows = arrays.pop(TABLE)
    if len(rows) != len(words):
        raise BadWeights(f"{path.name}: {len(words)} words and {len(rows)} rows of them; it is damaged")
    return Weights(head, words, rows, arrays)


def hash_of(path: Path) -> str:
    """A short name of what a file holds."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]
