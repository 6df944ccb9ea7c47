"""What people read: Fluent files in five languages, English where a language has nothing."""

from grimalkin.words.bundle import ENGLISH, LANGUAGES, BadText, UnknownLanguage, language_of
from grimalkin.words.words import Words, pieces_by_number

__all__ = ["ENGLISH", "LANGUAGES", "BadText", "UnknownLanguage", "Words", "language_of", "pieces_by_number"]
