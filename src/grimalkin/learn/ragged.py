"""Positions as tensors on a device: ragged rows, one behind the other."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import torch

from grimalkin.learn.arrays import Arrays
from grimalkin.players.learned.weights import Array


class Read(NamedTuple):
    """What the network reads: sizes and contents of some positions."""

    entities: torch.Tensor
    options: torch.Tensor
    entity_sizes: torch.Tensor
    entity_words: torch.Tensor
    option_sizes: torch.Tensor
    option_words: torch.Tensor
    touched: torch.Tensor
    most_entities: int
    most_options: int


def starts_of(sizes: torch.Tensor) -> torch.Tensor:
    return sizes.cumsum(0) - sizes


def spread(sizes: torch.Tensor, starts: torch.Tensor) -> torch.Tensor:
    """The places of ragged rows, one behind the other: row i goes from starts[i] to starts[i] + sizes[i]."""
    total = int(sizes.sum())
    shift = starts - starts_of(sizes)
    return torch.repeat_interleave(shift, sizes, output_size=total) + torch.arange(total, device=sizes.device)


class Ragged:
    """Many positions on a device."""

    def __init__(self, arrays: Arrays, device: torch.device) -> None:
        def up(array: Array) -> torch.Tensor:
            wide = array.astype(np.int32) if array.dtype == np.uint16 else array
            return torch.from_numpy(np.ascontiguousarray(wide)).to(device, non_blocking=True)

        self.entities = up(arrays.entities).long()
        self.options = up(arrays.options).long()
        self.entity_sizes = up(arrays.entity_sizes).long()
        self.option_sizes = up(arrays.option_sizes).long()
        self.entity_words, self.option_words = up(arrays.entity_words), up(arrays.option_words)
        self.touched = torch.stack([up(arrays.first_touched), up(arrays.last_touched)], 1)
        self.most_entities = int(arrays.entities.max()) if arrays.positions() else 0
        self.most_options = int(arrays.options.max()) if arrays.positions() else 0
        self.entities_at, self.options_at = starts_of(self.entities), starts_of(self.options)
        self.entity_words_at, self.option_words_at = starts_of(self.entity_sizes), starts_of(self.option_sizes)

    def __len__(self) -> int:
        return len(self.entities)

    def whole(self) -> Read:
        return Read(
            self.entities,
            self.options,
            self.entity_sizes,
            self.entity_words.long(),
            self.option_sizes,
            self.option_words.long(),
            self.touched.long(),
            self.most_entities,
            self.most_options,
        )

    def some(self, rows: torch.Tensor) -> Read:
        entities, options = self.entities[rows], self.options[rows]
        of_entities = spread(entities, self.entities_at[rows])
        of_options = spread(options, self.options_at[rows])
        entity_sizes, option_sizes = self.entity_sizes[of_entities], self.option_sizes[of_options]
        return Read(
            entities,
            options,
            entity_sizes,
            self.entity_words[spread(entity_sizes, self.entity_words_at[of_entities])].long(),
            option_sizes,
            self.option_words[spread(option_sizes, self.option_words_at[of_options])].long(),
            self.touched[of_options].long(),
            self.most_entities,
            self.most_options,
        )
