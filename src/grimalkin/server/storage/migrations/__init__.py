"""How the database came to be: one file a step, run in order by `migrate.py`."""
