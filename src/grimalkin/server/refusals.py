"""Refusals: what a client is told when something cannot be done. A code for programs, a sentence for people."""

from __future__ import annotations

from grimalkin.core.errors import GrimalkinError

# code -> HTTP status. Errors of the games keep their own codes and are 409: the request was fine, the rules say no.
CODES: dict[str, int] = {
    "malformed": 400,  # not a message as the protocol has it
    "not_known": 401,  # nobody is logged in
    "wrong_password": 403,
    "banned": 403,  # by who runs the server
    "muted": 403,  # by who runs the server: no words to others
    "wrong_origin": 403,  # another site's page asked
    "not_host": 403,  # only who opened the table may do this
    "not_seated": 403,  # the person has no seat here
    "not_your_seat": 403,  # somebody else's seat
    "no_spectators": 403,
    "hidden": 403,  # asked for what this person may not see
    "no_such_table": 404,
    "no_such_thing": 404,
    "stale": 409,  # the table has moved on since the version that was answered
    "key_reused": 409,  # one key for two different messages
    "not_asked": 409,
    "not_open": 409,  # the table has begun or ended
    "not_playing": 409,  # the table has not begun or is over
    "seat_taken": 409,
    "seats_free": 409,  # it cannot begin: somebody is missing
    "paused": 409,
    "asleep": 409,  # the table's game, or something else that it needs, is not here just now
    "no_request": 409,  # there is nothing to agree to
    "not_allowed": 409,  # this game or table does not have it
    "taken": 409,  # a name that somebody has
    "too_many": 429,  # rate limit
    "too_long": 413,
    "too_slow": 408,  # a request that did not come to its end in time
    "unavailable": 503,
}


LONGEST = 4_000  # letters of a sentence: a file with a thousand faults is told of its first ones


class Refused(Exception):
    """The request is refused, and nothing has changed."""

    def __init__(self, code: str, text: str, retry_after: float = 0.0) -> None:
        text = text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."
        super().__init__(text)
        self.code = code
        self.text = text
        self.retry_after = retry_after  # seconds, with too_many

    @property
    def status(self) -> int:
        return CODES.get(self.code, 409)


def refused_by_rules(error: GrimalkinError) -> Refused:
    """A refusal of the rules or of a file that was sent. Its text holds only what its sender may know."""
    return Refused(error.code, str(error))
