"""What no sentence of a language says, however the names in it begin."""

from __future__ import annotations

# Before these French drops a letter; *hydre* is one of them, *le hasard* is not.
VOWEL = "[aeiouyàâéèêëîïôöùûæœAEIOUYÀÂÉÈÊËÎÏÔÖÙÛÆŒ]|[Hh](?:y|om|eu|i[sv]|er|ô)"
# What a line never says, however its names begin: two words that melt into one, one that loses its last letter.
WRONG = {
    "fr": rf"\b[Dd]e les?\b|\b[ÀàA] les?\b|\b(?:[Dd]e|[Qq]ue|[Nn]e|[Ss]e|[Ll][ea]) (?:{VOWEL})\w",
    "de": r"\b[Vv]on (?:die|das)\b|\b(?:[Aa]us|[Bb]ei|[Mm]it|[Zz]u|[Nn]ach) die\b",
    "it": r"\b(?:[Dd]i|[Dd]a|[Aa]|[Ii]n|[Ss]u) (?:(?:[Ii]l|[Ll]o|[Ll]a|[Ii]|[Gg]li|[Ll]e) |[Ll]’)",
    "es": r"\b(?:[Dd]e|[Aa]) el\b|\b[Yy] [Ii]\w|\b[Oo] [Oo]\w",
}
