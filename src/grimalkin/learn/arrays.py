"""Positions as arrays: what workers send."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from grimalkin.learn.lexicon import Ear
from grimalkin.players.learned.batch import Batch
from grimalkin.players.learned.weights import Array


class Arrays(NamedTuple):
    """A batch as arrays, in the order of its lists."""

    entities: Array
    options: Array
    entity_sizes: Array
    entity_words: Array
    option_sizes: Array
    option_words: Array
    first_touched: Array
    last_touched: Array

    def positions(self) -> int:
        return len(self.entities)

    def renamed(self, ear: Ear) -> Arrays:
        """The same in the words of all."""
        return self._replace(entity_words=ear.heard(self.entity_words), option_words=ear.heard(self.option_words))


KINDS = (np.uint8, np.uint16, np.uint8, np.int32, np.uint8, np.int32, np.int16, np.int16)


def arrays_of(batch: Batch) -> Arrays:
    return Arrays(*[np.array(column, kind) for column, kind in zip(batch.lists(), KINDS, strict=True)])


def joined(parts: Sequence[Arrays]) -> Arrays:
    return Arrays(*[np.concatenate(columns) for columns in zip(*parts, strict=True)])
