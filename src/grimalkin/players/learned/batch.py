"""Positions as numbers of words, one behind the other: ragged lists, for a network to read many at once."""

from __future__ import annotations

from typing import Final

MOST_WORDS: Final = 128  # of an entity: repeats are left out first
NOTHING: Final = -1  # an option that touches nothing, or nothing else


class Batch:
    """Positions, each with its entities and options; an entity and an option are bags of words."""

    def __init__(self, most: int = MOST_WORDS) -> None:
        self.most = most  # words of an entity
        self.entities: list[int] = []  # by position: how many
        self.options: list[int] = []  # by position: how many
        self.entity_sizes: list[int] = []  # by entity: how many words
        self.entity_words: list[int] = []
        self.option_sizes: list[int] = []  # by option: how many words
        self.option_words: list[int] = []
        self.first_touched: list[int] = []  # by option: an entity of its position, or NOTHING
        self.last_touched: list[int] = []

    def __len__(self) -> int:
        return len(self.entities)

    def add_entity(self, words: list[int]) -> None:
        kept = cut(words, self.most)
        self.entity_sizes.append(len(kept))
        self.entity_words.extend(kept)

    def add_option(self, words: list[int], first: int, last: int) -> None:
        self.option_sizes.append(len(words))
        self.option_words.extend(words)
        self.first_touched.append(first)
        self.last_touched.append(last)

    def close(self, entities: int, options: int) -> None:
        """What was added since the last position is one position."""
        self.entities.append(entities)
        self.options.append(options)

    def lists(self) -> tuple[list[int], ...]:
        """All of it, in a fixed order."""
        return (
            self.entities,
            self.options,
            self.entity_sizes,
            self.entity_words,
            self.option_sizes,
            self.option_words,
            self.first_touched,
            self.last_touched,
        )


def cut(bag: list[int], most: int = MOST_WORDS) -> list[int]:
    """What there is room for."""
    if len(bag) <= most:
        return bag
    return list(dict.fromkeys(bag))[:most]
