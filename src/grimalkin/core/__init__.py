"""The engine: it waits, remembers and keeps secrets. It names no game."""
