"""Every mistake that a card file can have: one line with file, line, place, what came and what would be right."""

from __future__ import annotations

import pytest

from grimalkin.core.datafiles import data_files, decoded
from grimalkin.core.errors import BadCards, BadFile, BadSetup
from grimalkin.core.library import CardSet, read_cards
from grimalkin.core.tomlread import Layer
from grimalkin.games.cauldron import GAME
from grimalkin.games.cauldron.verbs import VOCABULARY

FILES = data_files(GAME.package, "cards", ".toml")
RULES = list(GAME.rulebook().rules)
NEW = '[my_herb]\nname = "My herb"\nkind = "herb"\ncount = 4\nvalue = 2\nheat = 3\n'
HERBS = ["nettle", "toadstool", "moonwort", "catnip", "valerian"]
EFFECT = "my_herb.passive[1].do[1]"  # the place of the first effect in the file that `passive` makes


def passive(do: str = "{ score = 1 }", on: str = "thrown") -> str:
    """A file with a new herb whose passive begins on line 8; its trigger is on line 10, its effects on line 11."""
    return NEW + f'\n[[my_herb.passive]]\nname = "Mine"\non = "{on}"\ndo = [{do}]\n'


def own(text: str) -> CardSet:
    """The cards of the teaching game with a designer's file laid over them."""
    return GAME.with_own("mine", "mine.toml", text).card_sets()["mine"]


def refused(text: str) -> list[str]:
    """The lines of the refusal of a designer's file."""
    with pytest.raises(BadCards) as error:
        own(text)
    assert error.value.code == "bad_cards"
    assert str(error.value) == "\n".join(str(fault) for fault in error.value.faults)
    return str(error.value).split("\n")


def said(line: int, place: str, what: str) -> str:
    """A line of a refusal."""
    where = f"mine.toml, line {line}" if line else "mine.toml"
    return f"{where}: {place}: {what}" if place else f"{where}: {what}"


def refused_files(files: dict[str, str]) -> list[str]:
    """The lines of the refusal of a whole set of card files."""
    with pytest.raises(BadCards) as error:
        read_cards(files, VOCABULARY, RULES)
    return str(error.value).split("\n")


ANOTHER = '[[my_herb.passive]]\nname = "Mine"\non = "rolled"\ndo = [{ score = 1 }]\n'


def counts(inside: str, nettles: int) -> str:
    """A file that leaves so many nettles and nothing else."""
    return "".join(f"[{herb}{inside}]\ncount = {nettles if herb == 'nettle' else 0}\n" for herb in HERBS)


# words that several messages share

NO_VALUE = "there is no value here; a text stands in quotes, a number and true or false do not"
GOES_ON = "the line goes on after its value; write one NAME = VALUE a line, and # before a remark"
OPEN_LIST = "a list has no ']', or no ',' between two of its items"
OPEN_TABLE = "a table { ... } has no '}' on its line, or no ',' between two of its fields"
NO_NAME = "a name should stand here; a table { ... } ends on its line, without a ',' before the '}'"
BEGINS = " (it begins on line 2)"
TOO_DEEP = "its lists or tables lie deeper than 16 in one another; write it flatter"
KEEP = "keep one, or rename the other"
NO_ID = "this is not a card id; ids are small letters, digits and _, such as ember_wing"
NEEDS_KIND = "(a new card needs a kind: herb)"
NEEDS_TWELVE = "at least 12 are needed, so that four seats can draw three"
NO_FIELD = "no field '{}'; there are: name, text, origin, rules, art, mood, small, count, value, heat, passive"
RULE = "the id of a rule, such as the rulebook lists them"
VERBS = "sting, soothe, score, reroll"
EFFECTS = f"a list of effects [{{ VERB = ... }}]; verbs are: {VERBS}"
ENEMIES = "enemy, each enemy, each enemy[hand>=2]"
DURATIONS = "this round, 1 round, 2 rounds"
SUM = "or a sum in quotes, such as 'fire + 1'"
SIGNS = "the signs are + - * ( ) , < <= = != >= > and or not min max"
REMOVES = "only a difference can remove a part: an edition, or a card set"

# the file as a whole

# file, line, what is said
NOT_TOML = [
    ('[nettle]\nname = "Nettle\nheat = 2\n', 2, "a text has no closing quote on its line"),
    ("[nettle]\nname = 'Nettle\nheat = 2\n", 2, "a text has no closing quote"),
    ('[nettle]\ntext = """\nmore\n', 2, "a text has no closing quote"),
    ("[nettle]\ntext = '''\nmore\n", 2, "a text has no closing quote"),
    ("[nettle]\nname = Nettle\n", 2, NO_VALUE),
    ("[nettle]\nheat =\n", 2, NO_VALUE),
    ("[nettle]\nheat 2\n", 2, "'=' is missing; write NAME = VALUE, where the name has no blanks"),
    ("nettle:\n  heat: 2\n", 1, "'=' is missing; write NAME = VALUE, where the name has no blanks"),
    ("[nettle]\nheat = 2 count = 3\n", 2, GOES_ON),
    ("[nettle]\nheat = 03\n", 2, GOES_ON),
    ("[nettle\nheat = 2\n", 1, "']' is missing at the end of the heading; write [NAME]"),
    ('[[nettle.passive]\nname = "x"\n', 1, "']]' is missing at the end of the heading; write [[NAME.PART]]"),
    ("[[nettle.passive]]\ndo = [{ score = 1 } { score = 2 }]\n", 2, OPEN_LIST),
    ("[[nettle.passive]]\ndo = [\n    { score = 1 },\n", 2, OPEN_LIST),
    ("[[nettle.passive]]\ndo = [\n    { score = 1 },\n\n[toadstool]\nheat = 2\n", 5, OPEN_LIST + BEGINS),
    ("[[nettle.passive]]\ndo = [\n    { score = x },\n]\n", 3, NO_VALUE + BEGINS),
    ('[[nettle.passive]]\ndo = [{ sting = 1, to = "enemy" ]\n', 2, OPEN_TABLE),
    ('[[nettle.passive]]\ndo = [{ sting = 1 to = "enemy" }]\n', 2, OPEN_TABLE),
    ('[[nettle.passive]]\ndo = [{ sting = 1,\n to = "enemy" }]\n', 2, NO_NAME),
    ("[[nettle.passive]]\ndo = [{ sting = 1, }]\n", 2, NO_NAME),
    ('[nettle]\ntext = "C:\\herbs"\n', 2, "a \\ in a text stands alone; write \\\\"),
    ('[nettle]\ntext = "\\u12"\n', 2, "\\u in a text takes four digits, such as \\u00e9"),
    ('[nettle]\ntext = "\\ud800"\n', 2, "\\u in a text names no character"),
    ('[nettle]\nname = "a\x00b"\n', 2, "illegal character '\\x00'"),
    ('{ "nettle": 1 }\n', 1, "a line begins with a name, with [ or with #"),
    (f"[nettle]\nheat = {'1' * 5000}\n", 2, "a number has thousands of digits; nothing takes so large a one"),
]

# file, line, place, what is said
FILES_REFUSED = [
    ("", 0, "", "there is no card in it; write [ID], then the fields of the card"),
    ("# nothing yet\n", 0, "", "there is no card in it; write [ID], then the fields of the card"),
    ("#" * 500_001, 0, "", "it has 500001 characters; at most 500000 are read"),
    (f"[nettle]\n{'.'.join(['a'] * 400)} = 1\n", 2, "", "the line has 399 dots; at most 300 are read"),
    ('[nettle]\nname = "a\ud800b"\n', 2, "", "the line holds half a character; save the file as UTF-8"),
    (f"[nettle]\nheat = {'[' * 40}{']' * 40}\n", 0, "", TOO_DEEP),
    (f"[nettle]\nheat = {'[' * 4000}{']' * 4000}\n", 0, "", TOO_DEEP),
    ("[nettle]\nheat = 2\ncount = 3\nheat = 4\n", 4, "nettle.heat", "it stands on line 2 already; " + KEEP),
    (f"{NEW}\n{NEW}", 8, "my_herb", "it stands on line 1 already; " + KEEP),
    (
        "[toadstool]\npassive = []\n[[toadstool.passive]]\n",
        3,
        "toadstool.passive",
        "it stands on line 2 already; " + KEEP,
    ),
    ("nettle = { heat = 2, heat = 3 }\n", 1, "nettle.heat", "it stands on the same line already; " + KEEP),
    ("[Nettle]\nheat = 2\n", 1, "Nettle", NO_ID),
    ('["nettle\\n"]\nheat = 2\n', 1, '"nettle?"', NO_ID),
    (f"[{'n' * 41}]\nheat = 2\n", 1, "n" * 41, "this id has 41 letters; it can have 40"),
    ("nettle = 5\n", 1, "nettle", "got 5; a card is a table: [nettle], then its fields"),
    ("[[nettle]]\nheat = 5\n", 1, "nettle", "got a list of 1; a card is a table: [nettle], then its fields"),
    ("[nettel]\nheat = 2\n", 1, "nettel", f"no card 'nettel'; did you mean 'nettle'? {NEEDS_KIND}"),
    (
        NEW.replace('kind = "herb"\n', ""),
        1,
        "my_herb",
        f"no card 'my_herb'; there are: {', '.join(HERBS)} {NEEDS_KIND}",
    ),
    (counts("", 11), 0, "", f"CA-SETUP-02: there are 11 herbs; {NEEDS_TWELVE}"),
    (counts("", 12) + counts(".edition.first", 11), 0, "", f"first: CA-SETUP-02: there are 11 herbs; {NEEDS_TWELVE}"),
    (
        "".join(NEW.replace("my_herb", f"herb_{i}") for i in range(44)),
        0,
        "",
        "49 cards are too many; the game has room for 48, so take 1 away",
    ),
]

# a text of NEW, what stands there instead, then line, place and what is said

FIELDS = [
    ('"herb"', '"pet"', 3, "kind", "no kind 'pet'; there are: herb"),
    ('"herb"', '"hreb"', 3, "kind", "no kind 'hreb'; did you mean 'herb'?"),
    ('"herb"', "3", 3, "kind", "got 3; expected one of: herb"),
    ("heat", "heet", 6, "heet", "no field 'heet'; did you mean 'heat'?"),
    ("heat = 3", "heat = 3\ncolour = 1", 7, "colour", NO_FIELD.format("colour")),
    ("heat = 3", 'heat = 3\n"odd\\nkey\\u001b[31m" = 1', 7, '"odd?key?[31m"', NO_FIELD.format("odd key?[31m")),
    ("heat = 3\n", "", 1, "", "'heat' is missing; expected a whole number from 1 to 6"),
    ('name = "My herb"\n', "", 1, "", "'name' is missing; expected a text in quotes that says something"),
    ("heat = 3", "heat = true", 6, "heat", "got true; expected a whole number from 1 to 6"),
    ("heat = 3", "heat = 3.0", 6, "heat", "got 3.0; expected a whole number from 1 to 6"),
    ("heat = 3", "heat = nan", 6, "heat", "got nan; expected a whole number from 1 to 6"),
    ("heat = 3", "heat = 2020-05-01", 6, "heat", "got 2020-05-01; expected a whole number from 1 to 6"),
    ("heat = 3", 'heat = "3"', 6, "heat", "got '3'; expected a whole number from 1 to 6"),
    ("heat = 3", 'heat = ""', 6, "heat", "got an empty text; expected a whole number from 1 to 6"),
    ("heat = 3", "heat = [3]", 6, "heat", "got a list of 1; expected a whole number from 1 to 6"),
    ("heat = 3", "heat = []", 6, "heat", "got an empty list; expected a whole number from 1 to 6"),
    ("heat = 3", "heat = { of = 3 }", 6, "heat", "got a table; expected a whole number from 1 to 6"),
    ("heat = 3", "heat = 7", 6, "heat", "7 is out of range; expected 1 to 6"),
    ("count = 4", "count = -1", 4, "count", "-1 is out of range; expected 0 to 30"),
    (
        "count = 4",
        f"count = {'9' * 90}",
        4,
        "count",
        "a number of more than 60 digits is out of range; expected 0 to 30",
    ),
    ('"My herb"', "5", 2, "name", "got 5; expected a text in quotes that says something"),
    ('"My herb"', '" "', 2, "name", "got an empty text; expected a text in quotes that says something"),
    (
        "heat = 3",
        'heat = 3\nrules = ["CA-SCORE-1"]',
        7,
        "rules[1]",
        "no rule 'CA-SCORE-1'; did you mean 'CA-SCORE-01'?",
    ),
    (
        "heat = 3",
        'heat = 3\nrules = "CA-SCORE-01"',
        7,
        "rules",
        f"got 'CA-SCORE-01'; expected a list [...], each {RULE}",
    ),
    ("heat = 3", "heat = 3\nrules = [1]", 7, "rules[1]", f"got 1; expected {RULE}"),
    ("heat = 3", "heat = 3\nremoved = true", 7, "removed", "a new card cannot be removed; leave the whole card out"),
    ("heat = 3", "heat = 3\npassive = [5]", 7, "passive[1]", "got 5; write a table, under [[CARD.passive]]"),
    (
        "heat = 3",
        "heat = 3\npassive = {}",
        7,
        "passive",
        "got an empty table; expected tables, each under [[CARD.passive]]",
    ),
]

# the same for what `passive` makes

PASSIVES = [
    ('"thrown"', '"throwed"', 10, "passive[1].on", "no trigger 'throwed'; did you mean 'thrown'?"),
    ('"thrown"', '"dusk"', 10, "passive[1].on", "no trigger 'dusk'; there are: thrown, rolled"),
    ('"thrown"', "1", 10, "passive[1].on", "got 1; expected a trigger: thrown, rolled"),
    ('on = "thrown"\n', "", 8, "passive[1]", "'on' is missing; expected a trigger: thrown, rolled"),
    ("do = [{ score = 1 }]\n", "", 8, "passive[1]", f"'do' is missing; expected {EFFECTS}"),
    ("[{ score = 1 }]", "[]", 11, "passive[1].do", f"got an empty list; expected {EFFECTS}"),
    ("[{ score = 1 }]", "{ score = 1 }", 11, "passive[1].do", f"got a table; expected {EFFECTS}"),
    (
        "[{ score = 1 }]",
        f"[{', '.join(['{ score = 1 }'] * 4)}]",
        11,
        "passive[1].do",
        "got 4 effects; expected at most 3",
    ),
    ("do =", "removed = true\ndo =", 11, "passive[1].removed", REMOVES),
    ("}]\n", f"}}]\n{ANOTHER}", 12, "passive[2]", "two of them are called 'Mine'; give each passive a name of its own"),
    ("}]\n", f"}}]\n{ANOTHER}{ANOTHER}", 8, "passive", "got 3; a card has at most 2"),
]

# an effect, the rest of its place, what is said

EFFECTS_REFUSED = [
    ("{}", "", f"got an empty table; an effect is a table whose first key is a verb: {VERBS}"),
    ("1", "", f"got 1; an effect is a table whose first key is a verb: {VERBS}"),
    ("{ scre = 1 }", ".scre", "no verb 'scre'; did you mean 'score'?"),
    ("{ explode = 1 }", ".explode", f"no verb 'explode'; there are: {VERBS}"),
    ('{ to = "enemy", sting = 1 }', "", "the verb comes first: write { sting = ..., to = ... }"),
    ('{ if = "fire = 1", score = 1 }', "", "the verb comes first: write { score = ..., if = ... }"),
    (
        '{ sting = 1, to = "enemy", score = 1 }',
        ".score",
        "'score' is a verb of its own; write it as an effect of its own: { score = ... }",
    ),
    ('{ sting = 1, too = "enemy" }', ".too", "no field 'too'; did you mean 'to'?"),
    ('{ reroll = "fire", twice = 1 }', ".twice", "no field 'twice'; there are: reroll, if"),
    ("{ sting = 1 }", "", f"'to' is missing; expected a target in quotes: {ENEMIES}"),
    ('{ sting = 4, to = "enemy" }', ".sting", "4 is out of range; expected 1 to 3"),
    ('{ sting = "2 * 3", to = "enemy" }', ".sting", "'2 * 3' is out of range; expected 1 to 3"),
    ('{ sting = true, to = "enemy" }', ".sting", f"got true; expected a whole number from 1 to 3, {SUM}"),
    ("{ score = 1.5 }", ".score", f"got 1.5; expected a whole number from -5 to 5, {SUM}"),
    ('{ sting = 1, to = "enemi" }', ".to", "no target 'enemi'; did you mean 'enemy'?"),
    ('{ sting = 1, to = "the moon" }', ".to", f"no target 'the moon'; there are: {ENEMIES}"),
    ("{ sting = 1, to = 2 }", ".to", f"got 2; expected a target in quotes: {ENEMIES}"),
    ('{ sting = 1, to = "" }', ".to", f"got an empty text; expected a target in quotes: {ENEMIES}"),
    (
        '{ sting = 1, to = "random enemy" }',
        ".to",
        f"'random enemy' is not a target for this; expected one of: {ENEMIES}",
    ),
    ('{ sting = 1, to = "own team" }', ".to", f"'own team' is not a target for this; expected one of: {ENEMIES}"),
    ('{ sting = 1, to = "up to 0 enemy" }', ".to", "'up to 0 enemy': 0 is out of range; expected 1 to 99"),
    (
        '{ soothe = "each own team", for = "this round" }',
        ".soothe",
        "'each own team': 'own team' is one already; write 'own team' alone",
    ),
    ('{ soothe = "enemy", for = "1 round" }', ".soothe", "'enemy' is not a target for this; expected one of: own team"),
    ('{ soothe = "own team" }', "", f"'for' is missing; expected a duration in quotes: {DURATIONS}"),
    ('{ soothe = "own team", for = 2 }', ".for", f"got 2; expected a duration in quotes: {DURATIONS}"),
    ('{ soothe = "own team", for = "ever" }', ".for", f"no duration 'ever'; there are: {DURATIONS}"),
    ('{ soothe = "own team", for = "2 round" }', ".for", "no duration '2 round'; did you mean '2 rounds'?"),
    ('{ soothe = "own team", for = "1 rounds" }', ".for", "no duration '1 rounds'; did you mean '1 round'?"),
    ('{ soothe = "own team", for = "0 rounds" }', ".for", "'0 rounds' is out of range; expected 1 to 99"),
    ('{ soothe = "own team", for = "100 rounds" }', ".for", "'100 rounds' is out of range; expected 1 to 99"),
    ('{ reroll = "ice" }', ".reroll", "no die 'ice'; there are: fire"),
    ("{ reroll = 1 }", ".reroll", "got 1; expected a die: fire"),
    ('{ score = "" }', ".score", "got an empty text; write a number or a sum, such as 'fire + 1'"),
    ('{ score = 1, if = " " }', ".if", "got an empty text; expected a condition in quotes, such as 'fire >= 5'"),
    ("{ score = 1, if = true }", ".if", "got true; expected a condition in quotes, such as 'fire >= 5'"),
    ("{ score = 1, if = 1 }", ".if", "got 1; expected a condition in quotes, such as 'fire >= 5'"),
]

# a sum, what is said after it

SUMS_REFUSED = [
    ("fir - 1", "no quantity 'fir'; did you mean 'fire'?"),
    ("moons", "no quantity 'moons'; there are: fire, round, points, hand, pot, count"),
    ("pot(netle)", "no card 'netle'; did you mean 'nettle'? (in pot(...))"),
    ("pot(zzz)", f"no card 'zzz'; there are: {', '.join(HERBS)}, my_herb (in pot(...))"),
    ("pot", "'pot' takes a card in brackets, such as pot(nettle)"),
    ("pot()", "'pot' takes a card in brackets, such as pot(nettle)"),
    ("pot(nettle", "')' is missing at its end"),
    ("pot(nettle fire", "')' is missing before 'fire'"),
    ("fire(nettle)", "'fire' takes nothing in brackets; write it alone"),
    ("(fire - 1", "')' is missing at its end"),
    ("fire - 1)", "')' closes nothing; take it away, or write '(' before"),
    ("min(2)", "',' is missing before ')'"),
    ("min", "'(' is missing at its end"),
    (f"{'(' * 13}fire{')' * 13}", "it is nested deeper than 12; write it with fewer brackets"),
    (f"{'-' * 13}fire", "it is nested deeper than 12; write it with fewer brackets"),
    (f"{'not ' * 13}fire", "it is nested deeper than 12; write it with fewer brackets"),
    ("fire / 2", f"'/' means nothing here; {SIGNS}"),
    ("fire > 2 && round = 1", f"'&' means nothing here; {SIGNS}"),
    ("2 fire", f"'fire' follows without a sign; {SIGNS}"),
    ("fire == 2", "'==' means nothing here; write '=' once"),
    ("1 < fire < 5", "'<' is one comparison too many; join two of them with 'and' or 'or'"),
    ("fire -", "it ends too early; a number or a name should follow"),
    ("* fire", "'*' stands where a number or a name should be"),
    ("fire + and", "'and' stands where a number or a name should be"),
    ("fire * 10001", "10001 is too large; numbers go up to 10000"),
]

# a file of differences, line, place, what is said

DIFFERENCES = [
    ("[nettle.edition.frist]\nheat = 2\n", 1, "nettle.edition.frist", "no edition 'frist'; did you mean 'first'?"),
    ("[nettle.edition.third]\nheat = 2\n", 1, "nettle.edition.third", "no edition 'third'; there are: first"),
    (
        "[nettle.edition.second]\nheat = 2\n",
        1,
        "nettle.edition.second",
        "'second' is the edition that the card itself describes; write its fields there",
    ),
    (
        '[nettle]\nedition = "first"\n',
        2,
        "nettle.edition",
        "got 'first'; write [nettle.edition.NAME], then what is different there",
    ),
    ("[nettle.edition]\nfirst = 3\n", 2, "nettle.edition.first", "got 3; write a table of what is different"),
    ("[nettle.edition.first]\nheat = 9\n", 2, "nettle.edition.first.heat", "9 is out of range; expected 1 to 6"),
    (
        "[nettle.edition.first.edition.first]\nheat = 2\n",
        1,
        "nettle.edition.first.edition",
        NO_FIELD.format("edition"),
    ),
    (
        '[[valerian.edition.first.passive]]\nname = "Calm"\non = "never"\n',
        3,
        "valerian.edition.first.passive[1].on",
        "no trigger 'never'; there are: thrown, rolled",
    ),
    (
        '[[toadstool.passive]]\nname = "Sting"\n\n[[toadstool.passive]]\nname = "Sting"\n',
        4,
        "toadstool.passive[2]",
        "two of them are called 'Sting'; give each passive a name of its own",
    ),
    (
        '[[toadstool.passive]]\nname = "Stng"\ndo = [{ score = 1 }]\n',
        1,
        "toadstool.passive[1]",
        "'on' is missing; expected a trigger: thrown, rolled (no passive 'Stng'; did you mean 'Sting'?)",
    ),
    (
        '[[toadstool.passive]]\non = "rolled"\n',
        1,
        "toadstool.passive[1]",
        f"'do' is missing; expected {EFFECTS} (no passive ''; there are: Sting)",
    ),
    (
        '[[toadstool.passive]]\nname = "Stng"\nremoved = true\n',
        1,
        "toadstool.passive[1]",
        "no passive 'Stng'; did you mean 'Sting'? (so it cannot be removed)",
    ),
    (
        '[nettle]\npassive = [{ name = "Sting", removed = true }]\n',
        2,
        "nettle.passive[1]",
        "no passive 'Sting'; there are none here (so it cannot be removed)",
    ),
    (
        "[[toadstool.passive]]\nremoved = true\n",
        1,
        "toadstool.passive[1]",
        "no passive ''; there are: Sting (so it cannot be removed)",
    ),
    (
        '[[toadstool.passive]]\nname = "Sting"\nremoved = false\n',
        3,
        "toadstool.passive[1].removed",
        "got false; expected true, or nothing",
    ),
    (
        '[toadstool.edition.first]\npassive = [{ name = "Bite", removed = true }]\n',
        2,
        "toadstool.edition.first.passive[1]",
        "no passive 'Bite'; there are: Sting (so it cannot be removed)",
    ),
    (
        '[[toadstool.passive]]\nname = 5\non = "rolled"\ndo = [{ score = 1 }]\n',
        2,
        "toadstool.passive[1].name",
        "got 5; expected a text in quotes",
    ),
]


@pytest.mark.parametrize(("text", "line", "what"), NOT_TOML, ids=[case[2] for case in NOT_TOML])
def test_a_file_that_is_no_toml_says_where_and_what_is_missing(text: str, line: int, what: str) -> None:
    assert refused(text) == [f"mine.toml, line {line}: this is not TOML: {what}"]


@pytest.mark.parametrize(
    ("text", "line", "place", "what"),
    [*FILES_REFUSED, *DIFFERENCES],
    ids=[case[3] for case in [*FILES_REFUSED, *DIFFERENCES]],
)
def test_a_file_is_refused_with_line_place_and_remedy(text: str, line: int, place: str, what: str) -> None:
    assert refused(text) == [said(line, place, what)]


@pytest.mark.parametrize(("old", "new", "line", "place", "what"), FIELDS, ids=[case[4] for case in FIELDS])
def test_a_wrong_field_is_refused(old: str, new: str, line: int, place: str, what: str) -> None:
    assert refused(NEW.replace(old, new)) == [said(line, f"my_herb.{place}" if place else "my_herb", what)]


@pytest.mark.parametrize(("old", "new", "line", "place", "what"), PASSIVES, ids=[case[4] for case in PASSIVES])
def test_a_wrong_passive_is_refused(old: str, new: str, line: int, place: str, what: str) -> None:
    assert refused(passive().replace(old, new)) == [said(line, f"my_herb.{place}", what)]


@pytest.mark.parametrize(("effect", "place", "what"), EFFECTS_REFUSED)
def test_a_wrong_effect_is_refused(effect: str, place: str, what: str) -> None:
    assert refused(passive(effect)) == [said(11, EFFECT + place, what)]


@pytest.mark.parametrize(("text", "what"), SUMS_REFUSED)
def test_a_wrong_sum_is_refused_where_an_amount_and_where_a_condition_stands(text: str, what: str) -> None:
    assert refused(passive(f'{{ score = "{text}" }}')) == [said(11, f"{EFFECT}.score", f"'{text}': {what}")]
    assert refused(passive(f'{{ score = 1, if = "{text}" }}')) == [said(11, f"{EFFECT}.if", f"'{text}': {what}")]


def test_a_long_sum_is_refused_and_not_told_whole() -> None:
    text = " + ".join(["fire"] * 40)
    shown = "fire + fire + fire + fire + fire + fire + fire + fire + f..."
    assert refused(passive(f'{{ score = "{text}" }}')) == [
        said(11, f"{EFFECT}.score", f"'{shown}': it has 277 characters; at most 200 are read")
    ]


def test_an_unknown_rule_is_refused_with_the_first_dozen_if_none_is_near() -> None:
    found = refused(NEW + 'rules = ["CA-SCORE-01", "nonsense"]\n')
    assert found == [said(7, "my_herb.rules[2]", f"no rule 'nonsense'; there are: {', '.join(RULES[:12])}, ...")]


EVERY = [
    *[case[0] for case in NOT_TOML],
    *[case[0] for case in [*FILES_REFUSED, *DIFFERENCES]],
    *[NEW.replace(case[0], case[1]) for case in FIELDS],
    *[passive().replace(case[0], case[1]) for case in PASSIVES],
    *[passive(case[0]) for case in EFFECTS_REFUSED],
    *[passive(f'{{ score = "{case[0]}" }}') for case in SUMS_REFUSED],
]


def test_no_message_says_things_that_a_terminal_obeys() -> None:
    for text in EVERY:
        assert "".join(refused(text)).isprintable()


# where it is

LAYOUT = """\
# a file in every way that TOML has
[my_herb]
name   = "My herb"
text   = \"\"\"
[nettle]
heat = 9
\"\"\"
origin = '''value = 1'''
"kind" = "herb"
'count'= 99
value  = 99 # heat = 3
heat   = 1
passive = [
    # the first: do = 1
    { name = "A", on = "thrown", do = [{ score = 99 }] },

    {name="B",on="rolled",do=[
        { score = 1, if = "fire = 2 ]" },
        { sting = 1, to = "nobody" },
        { score = 98 } ]}
]

[my_herb.edition."first"]
value = 98

[[toadstool . passive]]
name = "Bite"
on = "thrown"

  do = [{ score = 97 }]

[[toadstool.passive]]
name = "Sting"
do = [
    { score = 1 },
    { score = 96 },
]

[[toadstool.edition.first.passive]]
name = "Bite"
do = [

    { score = 95 },
]

[valerian]
count = 99
edition.first.heat = 99
rules = [
    "CA-HERB-03",
    "CA-HERB-33",
]
"""
FAULTS = [
    "mine.toml, line 10: my_herb.count: 99 is out of range; expected 0 to 30",
    "mine.toml, line 11: my_herb.value: 99 is out of range; expected 0 to 9",
    "mine.toml, line 15: my_herb.passive[1].do[1].score: 99 is out of range; expected -5 to 5",
    f"mine.toml, line 18: my_herb.passive[2].do[1].if: 'fire = 2 ]': ']' means nothing here; {SIGNS}",
    f"mine.toml, line 19: my_herb.passive[2].do[2].to: no target 'nobody'; there are: {ENEMIES}",
    "mine.toml, line 20: my_herb.passive[2].do[3].score: 98 is out of range; expected -5 to 5",
    "mine.toml, line 24: my_herb.edition.first.value: 98 is out of range; expected 0 to 9",
    "mine.toml, line 30: toadstool.passive[1].do[1].score: 97 is out of range; expected -5 to 5",
    "mine.toml, line 36: toadstool.passive[2].do[2].score: 96 is out of range; expected -5 to 5",
    "mine.toml, line 43: toadstool.edition.first.passive[1].do[1].score: 95 is out of range; expected -5 to 5",
    "mine.toml, line 47: valerian.count: 99 is out of range; expected 0 to 30",
    "mine.toml, line 48: valerian.edition.first.heat: 99 is out of range; expected 1 to 6",
    "mine.toml, line 51: valerian.rules[2]: no rule 'CA-HERB-33'; did you mean 'CA-HERB-03'?",
]


@pytest.mark.parametrize("text", [LAYOUT, LAYOUT.replace("\n", "\r\n"), "\ufeff" + LAYOUT], ids=["unix", "dos", "mark"])
def test_lines_are_right_however_the_file_is_laid_out_and_all_mistakes_are_told_once(text: str) -> None:
    assert refused(text) == FAULTS


def test_a_place_knows_its_line_and_one_that_is_not_there_the_line_around_it() -> None:
    layer = Layer("mine.toml", LAYOUT)
    lines = {
        "my_herb": 2,
        "my_herb.text": 4,
        "my_herb.kind": 9,
        "my_herb.passive": 13,
        "my_herb.passive[2]": 17,
        "my_herb.passive[2].do": 17,
        "my_herb.passive[2].do[3]": 20,
        "my_herb.passive[2].do[9].to": 17,
        "my_herb.edition": 23,
        "toadstool": 26,
        "toadstool.passive[2]": 32,
        "toadstool.edition.first.passive[1].do[1].score": 43,
        "valerian.edition": 48,
        "nettle": 0,
        "": 0,
    }
    assert {place: layer.line(place) for place in lines} == lines


def test_a_mistake_is_told_in_the_file_that_made_it() -> None:
    base = """
[nettle]
name  = "Nettle"
kind  = "herb"
count = 30
value = 1
heat  = 1
[[nettle.passive]]
name = "A"
on = "thrown"
do = [{ score = 1 }]
[[nettle.passive]]
name = "B"
on = "thrown"
do = [{ score = 2 }]
[nettle.edition.first]
passive = [{ name = "A", removed = true }]
"""
    change = """
[nettle.edition.first]
passive = [{ name = "C", on = "thrown", do = [{ score = 9 }] }, { name = "B", on = "never" }]
"""
    with pytest.raises(BadCards) as error:
        read_cards({"herbs.toml": base}, VOCABULARY, RULES, "mine", "mine.toml", change)
    assert str(error.value).split("\n") == [
        "mine.toml, line 3: nettle.edition.first.passive[2].on: no trigger 'never'; there are: thrown, rolled",
        "mine.toml, line 3: nettle.edition.first.passive[1].do[1].score: 9 is out of range; expected -5 to 5",
    ]
    base = base.replace('"thrown"\ndo = [{ score = 2', '"soon"\ndo = [{ score = 2').replace("heat  = 1", "heat = 7")
    with pytest.raises(BadCards) as error:
        read_cards({"herbs.toml": base}, VOCABULARY, RULES, "mine", "mine.toml", "[nettle]\nheat = 8\n")
    assert str(error.value).split("\n") == [
        "mine.toml, line 2: nettle.heat: 8 is out of range; expected 1 to 6",
        "herbs.toml, line 14: nettle.passive[2].on: no trigger 'soon'; there are: thrown, rolled",
    ]


# several files


def test_a_card_in_two_files_is_told_with_both_places() -> None:
    files = {"a.toml": "\n" + NEW.replace("count = 4", "count = 30"), "b.toml": "# again\n\n" + NEW}
    what = "card 'my_herb' stands in a.toml, line 2 already; keep one, or give the other a new id"
    assert refused_files(files) == [f"b.toml, line 3: my_herb: {what}"]


def test_several_mistakes_in_several_files_are_all_told_in_the_order_of_the_files() -> None:
    files = {
        "a.toml": NEW.replace("heat = 3", "heat = 30") + "\n[Big]\nheat = 3\n",
        "b.toml": NEW + NEW.replace("my_herb", "other").replace('"herb"', '"pet"'),
    }
    what = "card 'my_herb' stands in a.toml, line 1 already; keep one, or give the other a new id"
    assert refused_files(files) == [
        "a.toml, line 6: my_herb.heat: 30 is out of range; expected 1 to 6",
        "a.toml, line 8: Big: this is not a card id; ids are small letters, digits and _, such as ember_wing",
        f"b.toml, line 1: my_herb: {what}",
        "b.toml, line 9: other.kind: no kind 'pet'; there are: herb",
    ]


def test_files_that_are_no_toml_are_all_told_and_nothing_that_would_follow_from_them() -> None:
    files = {"a.toml": "[nettle\n", "b.toml": passive('{ score = "pot(nettle)" }'), "c.toml": "nettle\n"}
    assert refused_files(files) == [
        "a.toml, line 1: this is not TOML: ']' is missing at the end of the heading; write [NAME]",
        "c.toml, line 1: this is not TOML: '=' is missing; write NAME = VALUE, where the name has no blanks",
    ]


def test_a_card_that_cannot_be_taken_is_no_unknown_card_for_others() -> None:
    text = passive('{ score = "pot(new_herb)" }') + "\n[new_herb]\nheat = 2\n"
    assert refused(text) == [said(13, "new_herb", f"no card 'new_herb'; there are: {', '.join(HERBS)} {NEEDS_KIND}")]


def test_a_list_of_cards_names_each_once_and_nothing_that_is_none() -> None:
    files = {"a.toml": passive('{ score = "pot(zzz)" }') + "[Big]\nheat = 1\n", "b.toml": NEW + "[five]\n[six]\n"}
    assert refused_files(files)[0] == (
        "a.toml, line 11: my_herb.passive[1].do[1].score: 'pot(zzz)': "
        "no card 'zzz'; there are: my_herb, five, six (in pot(...))"
    )


def test_a_field_under_a_wrong_name_is_one_mistake_and_not_two() -> None:
    assert refused(NEW.replace("heat", "haet").replace("count", "cuont")) == [
        "mine.toml, line 4: my_herb.cuont: no field 'cuont'; did you mean 'count'?",
        "mine.toml, line 6: my_herb.haet: no field 'haet'; did you mean 'heat'?",
    ]


def test_a_file_that_is_no_utf_8_is_told_with_its_line() -> None:
    with pytest.raises(BadFile) as error:
        decoded("mine.toml", b'[nettle]\nname = "N\xe9ttle"\n')
    assert str(error.value) == "mine.toml, line 2: byte 0xe9 is not UTF-8; save the file as UTF-8"
    assert decoded("mine.toml", b"a = 1\r\nb = 2\r\n") == "a = 1\nb = 2\n"


# nothing half-loaded remains


def test_after_a_refused_file_the_game_is_what_it_was() -> None:
    sets = GAME.card_sets()
    names = list(sets)
    libraries = {(name, edition): lib for name in sets for edition, lib in sets[name].editions.items()}
    cards = {place: list(library.cards) for place, library in libraries.items()}
    codes, texts = GAME.codes, list(GAME.codes.texts)
    values = {setting.name: list(setting.values) for setting in GAME.settings}
    for text in EVERY:
        with pytest.raises(BadCards):
            GAME.with_own("mine", "mine.toml", text)
    assert list(GAME.card_sets()) == names
    for (name, edition), library in libraries.items():
        assert GAME.card_sets()[name].editions[edition] is library
        assert library.cards == cards[name, edition]
    assert GAME.codes is codes
    assert codes.texts == texts
    assert {setting.name: setting.values for setting in GAME.settings} == values
    assert GAME.own == ""
    with pytest.raises(BadSetup):
        GAME.new({"cards": "mine"}, ["", ""])


def test_an_accepted_file_leaves_the_game_itself_as_it_was_too() -> None:
    texts = list(GAME.codes.texts)
    hashes = {name: card_set.editions["second"].hash for name, card_set in GAME.card_sets().items()}
    game = GAME.with_own("mine", "mine.toml", NEW + '\n[nettle]\nname = "Big nettle"\nheat = 6\n')
    assert "throw my_herb" in game.codes.by_text
    assert "throw my_herb" not in GAME.codes.by_text
    assert GAME.codes.texts == texts
    assert {name: card_set.editions["second"].hash for name, card_set in GAME.card_sets().items()} == hashes
    assert GAME.library({}).card("nettle").name == "Nettle"
    assert game.library({}).card("nettle").name == "Big nettle"
    assert game.library({"cards": "spec"}).card("nettle").name == "Nettle"


def test_a_name_that_is_taken_is_refused() -> None:
    with pytest.raises(BadSetup) as error:
        GAME.with_own("balanced", "mine.toml", NEW)
    assert str(error.value) == "cauldron has a card set 'balanced' already; give yours another name"


UNSEEN = [
    ("\\u0000", "U+0000"),
    ("\\u001B[2J", "U+001B"),
    ("\\u202E", "U+202E"),  # writes what follows backwards
    ("\\u2066", "U+2066"),
    ("\\u200B", "U+200B"),
    ("\\u200D", "U+200D"),  # joins nothing here
    ("\\uFEFF", "U+FEFF"),
]


@pytest.mark.parametrize(("written", "sign"), UNSEEN)
def test_every_text_of_a_card_file_can_be_seen(written: str, sign: str) -> None:
    what = f"it has a sign that cannot be shown, {sign}; leave it out"
    text = NEW.replace("My herb", f"My {written}herb") + f'text = "Smells{written} well."\norigin = "ours{written}"\n'
    text += (
        f'\n[[my_herb.passive]]\nname = "Mi{written}ne"\ntext = "So{written}"\non = "thrown"\ndo = [{{ score = 1 }}]\n'
    )
    lines = {"name": 2, "text": 7, "origin": 8, "passive[1].name": 11, "passive[1].text": 12}
    assert refused(text) == [said(line, f"my_herb.{place}", what) for place, line in lines.items()]


def test_a_text_may_have_lines_and_a_name_may_not() -> None:
    own(NEW + 'text = """Smells well.\n\tAnd burns."""\n')
    assert refused(NEW.replace("My herb", "My\\nherb")) == [
        said(2, "my_herb.name", "it has a sign that cannot be shown, U+000A; leave it out")
    ]


def test_signs_that_are_needed_to_write_stay() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    card = own(NEW.replace("My herb", f"\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 {family}"))
    assert card.editions["second"].card("my_herb").name.endswith(family)
