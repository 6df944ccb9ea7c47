"""The tables of the database. `migrations/` makes them; a test holds that both say the same.

Times are seconds since 1970 as the server's clock had them. What the server never searches for is JSON text.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# What a table is doing.
OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"

# Who a seat is for.
FREE, INVITED, PERSON, BOT = "free", "invited", "person", "bot"

# The server's own facts, such as the secret that signs cookies.
facts = Table(
    "facts",
    metadata,
    Column("name", String(60), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("login", String(60), unique=True),  # of an account, in lower case; a guest has none
    Column("password", Text),  # argon2id
    Column("gone_at", Double),  # deleted: the row stays because games name it, everything personal is wiped
    Column("banned_at", Double),  # by who runs the server: nobody comes in as this person
    Column("muted_at", Double),  # by who runs the server: nothing is written to others
)

logins = Table(
    "logins",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("agent", String(200), nullable=False),  # what the browser calls itself
    Column("ended_at", Double),  # logged out or revoked
)

# A game at the server. Its record is in `entries`; `n` counts them, so that an append can be checked in one row.
tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("card_set", String(60), nullable=False, default=""),
    Column("card_hash", String(80), nullable=False, default=""),
    Column("card_text", Text, nullable=False, default=""),  # a designer's own set
    Column("settings", Text, nullable=False),  # JSON, complete
    Column("position", Text, nullable=False, default="{}"),  # JSON; where it begins
    Column("status", String(10), nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("title", String(80), nullable=False, default=""),
    Column("listed", Boolean, nullable=False, default=False),
    Column("quick", Boolean, nullable=False, default=False),  # it begins by itself when all seats are taken
    Column("rated", Boolean, nullable=False, default=False),
    Column("spectators", String(10), nullable=False),  # messages.Spectators
    Column("clock", Text, nullable=False),  # JSON: messages.Clock
    Column("webhook", Text, nullable=False, default=""),
    Column("secret", String(64), nullable=False, default=""),  # hex of the seed; empty where luck is not ours
    Column("seed_hash", String(64), nullable=False, default=""),
    Column("created_at", Double, nullable=False),
    Column("started_at", Double),
    Column("ended_at", Double),
    Column("changed_at", Double, nullable=False),
    Column("n", Integer, nullable=False, default=0),  # entries in the record
    Column("m", Integer, nullable=False, default=0),  # lines of talk
    Column("asked", String(10), nullable=False, default=""),  # the seats that are asked now: `AC`
    Column("wake_at", Double),  # when something must be done: a bot thinks, a clock runs out
    Column("lease_by", String(40), nullable=False, default=""),  # the worker that will do it
    Column("lease_until", Double, nullable=False, default=0.0),  # after this anybody may
    Column("result", Text, nullable=False, default=""),  # JSON: core.view.Outcome
    Column("reason", Text, nullable=False, default=""),  # why it was closed
    Column("branch_of", String(20), nullable=False, default=""),
    Column("branch_n", Integer, nullable=False, default=0),  # entries taken over from there
    Column("rematch", String(20), nullable=False, default=""),  # the table that follows this one
    Column("imported", Boolean, nullable=False, default=False),
    # of an imported game, by seat: the first seat of whoever had it, `AAC`; empty: as the people of the seats say
    Column("persons", String(10), nullable=False, default=""),
    # what it waits for, messages.Asleep: its game, or something else that is not here; empty: it is awake
    Column("asleep", String(10), nullable=False, server_default=text("''")),
    Index(None, "status", "listed"),
    Index(None, "status", "ended_at"),
    Index(None, "wake_at"),
    Index(None, "host"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(60), nullable=False, default=""),
    Column("bot", String(40), nullable=False, default=""),  # such as `bot:greedy`
    Column("deck", Text, nullable=False, default=""),  # hidden until the game ends
    Column("invite", String(20), unique=True),  # the link that this seat waits for
    Column("official", Boolean, nullable=False, server_default=false()),  # who sits there does not play
)

entries = Table(
    "entries",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("hash", String(32), nullable=False),
    Column("at", Double, nullable=False),
    Column("key", String(60)),  # of the message that asked for it: the same message twice counts once
    UniqueConstraint("table", "key"),
)

# Everything else that is said and agreed at a table: chat, requests and their answers, pauses, troubles of bots.
talk = Table(
    "talk",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("m", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("person", String(20), nullable=False, default=""),
    Column("seat", Integer, nullable=False, default=-1),
    Column("kind", String(20), nullable=False),  # messages.TALK
    Column("text", Text, nullable=False, default=""),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(60), nullable=False),
    Column("name", String(60), nullable=False),
    Column("settings", Text, nullable=False),  # JSON: what it was checked for
    Column("text", Text, nullable=False),
    Column("code", String(20), unique=True),  # shared by this code; null: not shared
    Column("changed_at", Double, nullable=False),
)

# Links to a replay: through whose eyes, and up to where.
shares = Table(
    "shares",
    metadata,
    Column("code", String(20), primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("viewer", String(10), nullable=False),  # a seat's letter, `spectator` or `open`
    Column("entry", Integer, nullable=False),  # where the replay opens
    Column("created_at", Double, nullable=False),
)

# What every seat saw of a game that is over, entry by entry, so that old replays need no old rules.
frames = Table(
    "frames",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("viewer", String(10), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Requests that opened a table, by their keys: the same request twice opens one. Kept for a day.
openings = Table(
    "openings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("key", String(60), primary_key=True),
    Column("digest", String(64), nullable=False),  # of what was asked for
    Column("table", String(20), nullable=False),  # that it led to
    Column("at", Double, nullable=False, index=True),
)

# What whoever runs the server has changed beside it. Servers look every few seconds; kept for an hour.
notices = Table(
    "notices",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("kind", String(10), nullable=False),  # hosting.PERSON, hosting.TABLE
    Column("subject", String(20), nullable=False),
    Column("at", Double, nullable=False),
)
