"""Many games at once: measuring, random trials, later studies. Imports nothing here: `interpreted` must come first."""
