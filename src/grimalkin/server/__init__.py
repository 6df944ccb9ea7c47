"""The server: people, lobby, tables, live updates, replays. It knows games only through `core`, and no rule at all."""
