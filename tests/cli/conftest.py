"""Whoever starts the tests in the background makes them deaf to Ctrl-C, and with them all that they start: the tests
that press it listen again."""

from __future__ import annotations

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
